/*
 * play: the recorded cards of a game: read, played over again, held against the sheet and against a ruling. A
 * game whose cards are not recorded has none (NULL in `struct game`).
 */
#ifndef GAMES_PLAY_H
#define GAMES_PLAY_H

#include "games/cards.h"
#include "games/court.h"

struct game_pars;   /* what could be bid on hands: games/solve.h */

/* A deal played over again. Rules, table, dealer and words, what was bid among
 * them, are the caller's to set. */
struct game_play {
	struct game_rules rules;
	int seats, dealer;
	struct game_cards words;             /* in their full form once it was played */
	const char *names[GAME_SEATS];       /* the caller's; NULL: the letters */
	bool is_settled;                     /* played out without a breach: the deal has its result */
	bool has_breach, is_ruled;           /* a card was illegal; the ruling follows from the cards */
	int trick_count;                     /* whole tricks before that */
};

/* The cards of a game. */
struct game_cards_play {
	/* Read a line of cards behind those already read. False: `fault` says why. */
	bool (*read)(struct text_slice line, struct game_cards *cards, struct text_fault *fault);
	/* Put what was bid and said of a deal in the place of what is there;
	 * false if it is none of the game's. */
	bool (*contract_put)(struct game_cards *cards, const struct game_deal *deal);
	/* What was bid and said by the cards, as an open deal; false if they do not tell. */
	bool (*contract_of)(const struct game_cards *cards, struct game_deal *out);
	/* How many sit at the table of cards that are in no book, and its dealer, by the seats that they name. */
	int (*place)(const struct game_cards *cards, struct game_deal *deal);

	/* Play them over again; ERR_REFUSED names what cannot be (a card twice, a hand of nine). */
	bool (*play)(struct game_play *play, struct err *e);
	/* An open deal gets the result of a play that is settled. */
	void (*close)(const struct game_play *play, struct game_deal *deal);
	/*
	 * Cards that cannot be played over, or not without a breach, and can, to the last of them, if another
	 * suit is trump: the one that was typed, and that one, by name.
	 */
	bool (*other_trump)(const struct game_play *play, enum lang lang, const char **typed, const char **fits);
	/* The play as a document made for those media: drawn for a terminal; else a row a trick. */
	void (*doc)(struct doc *doc, enum lang lang, unsigned wanted, const struct game_play *play);

	/* What the cards and the deal's record say differently, a line each; returns how many. */
	int (*against_record)(struct buf *b, enum lang lang, const struct game_play *play,
		const struct game_record *record);
	/* Likewise of a ruling: was there a breach, whose and in which trick, what
	 * was bid. It was judged before. */
	int (*against_ruling)(struct buf *b, enum lang lang, const struct game_play *play,
		const struct court_dispute *said);
	/* The card of a breach, what it broke and what might have been played, in a sentence. */
	void (*breach_say)(struct buf *b, enum lang lang, const struct game_play *play);
	/* Is the ruling's case one that cards can prove, and do these? */
	bool (*prove)(const struct game_play *play, const struct court_dispute *said);
	/* What was bid and said by the cards, without a result, for a dispute whose sheet does not tell it. */
	void (*contract_tell)(const struct game_play *play, struct game_record *out);
	/*
	 * Of cards that prove a breach: its offender, its trick and, unless the act is told already, its sentence
	 * go into `said`. False: another offender or trick was given. Then nothing of it is taken over, and a
	 * sentence of these cards that tells the act is dropped.
	 */
	bool (*breach_tell)(const struct game_play *play, enum lang lang, struct court_dispute *said);

	/*
	 * The hands of deals 1 … `deals` of a seed at a table of `seats`, a row a deal; `pars`, if not NULL,
	 * beside them for scripts. For a terminal, which has no room for them beside each other: a row a hand.
	 */
	void (*hands)(struct listing *out, enum lang lang, const char *seed, int deals, int seats,
		const struct game_pars *pars);
	void (*hands_narrow)(struct listing *out, const char *seed, int deals, int seats);

	json_answer *replay;                 /* a line of `renonsz replay` */
};

#endif
