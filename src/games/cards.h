/* cards: the cards of a deal in words, as rows of the book and lines of the journal, whatever the game. */
#ifndef GAMES_CARDS_H
#define GAMES_CARDS_H

#include "base/base.h"
#include "games/game.h"
#include "games/court.h"

struct game;
struct game_deal;

enum { GAME_CARDS_ROWS = 20, GAME_CARDS_ROW = 80 };

/* The kinds of rows in the order of their lines. */
enum game_cards_kind {
	GAME_CARDS_CONTRACT, GAME_CARDS_HAND, GAME_CARDS_TALON, GAME_CARDS_MELDS, GAME_CARDS_TRICK,
	GAME_CARDS_KINDS
};
/* What the book calls each, and the word that its line begins with. */
extern const struct game_cards_words { const char *kind, *keyword; } game_cards_words[GAME_CARDS_KINDS];

/*
 * The cards of a deal in words, as the journal writes and the book stores them: ("contract", 0, "A U z kU")
 * ("hand", 0, "mAXK zF") ("talon", 0, "m8 t7") ("melds", 0, "z40 p20") ("trick", 1, "zA z9 z8"). Hands and
 * melds are numbered by seat, tricks from 1. Start with {0}.
 */
struct game_cards_row {
	char kind[GAME_WORD];
	int no;
	char words[GAME_CARDS_ROW];
};

struct game_cards {
	int count;
	struct game_cards_row rows[GAME_CARDS_ROWS];
};

/* Its row, or NULL. */
const struct game_cards_row *game_cards_find(const struct game_cards *cards, const char *kind, int no);
/* Put a row behind the others; there has to be room. */
void game_cards_add(struct game_cards *cards, const char *kind, int no, const char *words);
/* Those lines, each behind `indent`; the contract's only if `with_contract`. */
void game_cards_lines_write(
	struct buf *b, const struct game_cards *cards, const char *indent, bool with_contract);
/* The rows that the other has not, or has otherwise, as one line. */
void game_cards_rest_write(struct buf *b, const struct game_cards *cards, const struct game_cards *other);
/* Do the cards say the same of what was bid as the played deal's own line? */
bool game_cards_agree(const struct game *game, const struct game_cards *cards, const struct game_deal *deal);

/*
 * play: the recorded cards of a game: read, played over again, held against the sheet and against a ruling. A
 * game whose cards are not recorded has none (NULL in `struct game`).
 */

struct game_pars;   /* what could be bid on hands: games/cards.h */

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

/*
 * solve: what cards allow, all hands open: of a game that has a solver. The work is done by solvers, one for
 * each core, whose memory is the game's.
 */

struct game_solver;

/* A bid beside the one worth most that could be forced on the same cards. */
enum game_fit {
	GAME_BID_UNDER,   /* it could be forced, and so could one worth more */
	GAME_BID_FITS,    /* it could be forced and none worth more; or the least bid, where none could be */
	GAME_BID_OVER,    /* it could not be forced */
	GAME_FITS
};

/* How a deal was bid and played, by its cards. */
struct game_measure {
	unsigned players;                     /* bit set of seats */
	int declarer;
	char bid[GAME_BID], bid_words[2 * GAME_BID];
	enum game_fit fit;
	char best[GAME_BID], best_words[2 * GAME_BID];   /* worth most of those that could be forced; "" none */
	int best_points;
	/* kontras and rekontras of parts that the side could take, or not */
	int right, wrong;
	int seat_right[GAME_SEATS], seat_wrong[GAME_SEATS];   /* one may be both defenders' */
	int gave[GAME_SEATS];                 /* points given away with legal cards */
};

struct game_solve {
	/* A worker's solver, freed with free(); NULL: no memory. */
	struct game_solver *(*solver)(void);

	/*
	 * A line of `renonsz solve` and `par`, in three steps: read, the work in pieces, each done once by any
	 * solver, write, which frees what it holds. A question has so many bytes, all 0 at first. False: a
	 * refusal, to be written too.
	 */
	size_t question_size;
	bool (*question_read)(void *question, enum lang lang, bool talon, const char *line, size_t n);
	size_t (*question_pieces)(const void *question);
	void (*question_work)(void *question, size_t piece, struct game_solver *solver);
	void (*question_write)(struct buf *out, void *question);

	/* What each card of a play gave away, trick by trick in sentences, and a row a
	 * card; the document's title too. */
	void (*analyse)(struct doc *doc, enum lang lang, unsigned wanted, const struct game_play *play,
		struct game_solver *solver);
	/*
	 * What a breach changed: the act, what could be come to without it and with it, and the ruling beside
	 * that: the one that is made (NULL: the one that follows from the cards, if play->is_ruled), unless
	 * nobody pays by it. Nothing if there was no breach.
	 */
	void (*breach_cost)(struct buf *b, enum lang lang, const struct game_play *play,
		const struct court_ruling *ruling, struct game_solver *solver);
	void (*measure)(const struct game_play *play, enum lang lang, struct game_solver *solver,
		struct game_measure *out);

	/*
	 * What each of those who play could come to as declarer, with the talon as dealt: on the hands of a play;
	 * of deals `first` … of a seed. NULL: no memory. Each deal is worked out once, then freed with free().
	 */
	struct game_pars *(*pars_of_play)(const struct game_play *play);
	struct game_pars *(*pars_of_seed)(const struct game_rules *rules, int seats, const char *seed, int first,
		int deals);
	void (*par_work)(struct game_pars *pars, int deal, struct game_solver *const solvers[], int workers);
	/* Of one deal: people get each seat's best in a sentence and the bids that
	 * can be forced, scripts all bids. */
	void (*par)(struct doc *doc, enum lang lang, unsigned wanted, const struct game_pars *pars,
		const char *const names[GAME_SEATS]);
	/* Of several, for people: a line a deal, "B: 40-100, zöld (+8)". */
	void (*par_lines)(struct listing *out, enum lang lang, const struct game_pars *pars);
};

#endif
