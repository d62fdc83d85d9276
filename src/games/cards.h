/* cards: the cards of a deal in words, as rows of the book and lines of the journal, whatever the game. */
#ifndef GAMES_CARDS_H
#define GAMES_CARDS_H

#include "base/base.h"
#include "games/game.h"
#include "games/court.h"

struct game;
struct game_deal;

enum { GAME_CARDS_ROWS = 20, GAME_CARDS_ROW = 80 };

/* The kinds of rows, in the order of their lines. */
enum game_cards_kind {
	GAME_CARDS_CONTRACT, GAME_CARDS_HAND, GAME_CARDS_TALON, GAME_CARDS_MELDS, GAME_CARDS_TRICK,
	GAME_CARDS_KINDS
};
/* By kind: its name in the book, and the first word of its line. */
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

/* Find the row of a kind and number, or NULL. */
const struct game_cards_row *game_cards_find(const struct game_cards *cards, const char *kind, int no);
/* Append a row; there must be room. */
void game_cards_add(struct game_cards *cards, const char *kind, int no, const char *words);
/* Write the lines, each after `indent`; the contract's only if `with_contract`. */
void game_cards_lines_write(
	struct buf *b, const struct game_cards *cards, const char *indent, bool with_contract);
/* Write the rows that differ from the other cards, or are missing there, as one line. */
void game_cards_rest_write(struct buf *b, const struct game_cards *cards, const struct game_cards *other);
/* Do the cards agree with the line of the played deal on the bid? */
bool game_cards_agree(const struct game *game, const struct game_cards *cards, const struct game_deal *deal);

/*
 * play: the recorded cards of a game: read them, replay them, compare them with the sheet and with a ruling.
 * A game whose cards are not recorded has none (NULL in `struct game`).
 */

struct game_pars;   /* possible bids on hands: games/cards.h */

/* A replayed deal. The caller sets rules, table, dealer and words, the contract among them. */
struct game_play {
	struct game_rules rules;
	int seats, dealer;
	struct game_cards words;             /* in full form after the replay */
	const char *names[GAME_SEATS];       /* the caller's; NULL: the letters */
	bool is_settled;                     /* played to the end without a breach: the deal has a result */
	bool has_breach, is_ruled;           /* a card was illegal; the ruling follows from the cards */
	int trick_count;                     /* whole tricks before the breach */
};

/* The cards of a game. */
struct game_cards_play {
	/* Read a line of cards after those already read. False: `fault` says why. */
	bool (*read)(struct text_slice line, struct game_cards *cards, struct text_fault *fault);
	/* Replace the contract by that of a deal; false if the deal is not the game's. */
	bool (*contract_put)(struct game_cards *cards, const struct game_deal *deal);
	/* Make an open deal of the contract in the cards; false if they have none. */
	bool (*contract_of)(const struct game_cards *cards, struct game_deal *out);
	/* Find the number of seats, and the dealer, of cards outside a book, by the seats that they name. */
	int (*place)(const struct game_cards *cards, struct game_deal *deal);

	/* Replay the cards; ERR_REFUSED names an impossibility (a card twice, a hand of nine). */
	bool (*play)(struct game_play *play, struct err *e);
	/* Give an open deal the result of a settled play. */
	void (*close)(const struct game_play *play, struct game_deal *deal);
	/*
	 * Find whether cards that cannot be replayed without a breach can, to the last of them, with another
	 * trump: the names of the typed suit and of that one.
	 */
	bool (*other_trump)(const struct game_play *play, enum lang lang, const char **typed, const char **fits);
	/* Make a document of the play for those media: drawn for a terminal; else a row per trick. */
	void (*doc)(struct doc *doc, enum lang lang, unsigned wanted, const struct game_play *play);

	/* Write the differences of the cards and the deal's record, a line each; returns their number. */
	int (*against_record)(struct buf *b, enum lang lang, const struct game_play *play,
		const struct game_record *record);
	/* The same for a ruling, judged before: was there a breach, whose and in which trick; the bid. */
	int (*against_ruling)(struct buf *b, enum lang lang, const struct game_play *play,
		const struct court_dispute *said);
	/* Write a sentence about a breach: its card, the rule broken and the legal cards. */
	void (*breach_say)(struct buf *b, enum lang lang, const struct game_play *play);
	/* Do the cards prove the ruling's case? */
	bool (*prove)(const struct game_play *play, const struct court_dispute *said);
	/* Make a record of the contract in the cards, without a result, for a dispute whose sheet lacks it. */
	void (*contract_tell)(const struct game_play *play, struct game_record *out);
	/*
	 * Put the offender, the trick and, if the act is still missing, the sentence of a proved breach into
	 * `said`. False if another offender or trick was given: then put nothing, and drop an act that is a
	 * sentence of these cards.
	 */
	bool (*breach_tell)(const struct game_play *play, enum lang lang, struct court_dispute *said);

	/*
	 * List the hands of deals 1 … `deals` of a seed at a table of `seats`, a row per deal; with `pars`, if
	 * not NULL, for scripts. On a terminal, which is too narrow for that, a row per hand.
	 */
	void (*hands)(struct listing *out, enum lang lang, const char *seed, int deals, int seats,
		const struct game_pars *pars);
	void (*hands_narrow)(struct listing *out, const char *seed, int deals, int seats);

	json_answer *replay;                 /* a line of `renonsz replay` */
};

/*
 * solve: the best play of cards with all hands open, for a game with a solver. One solver per core does the
 * work; its memory is the game's.
 */

struct game_solver;

/* A bid compared with the most valuable one that could be forced on the same cards. */
enum game_fit {
	GAME_BID_UNDER,   /* forcible, like a more valuable one */
	GAME_BID_FITS,    /* the most valuable forcible bid, or the least bid if there is none */
	GAME_BID_OVER,    /* not forcible */
	GAME_FITS
};

/* The quality of bidding and play in a deal, by its cards. */
struct game_measure {
	unsigned players;                     /* bit set of seats */
	int declarer;
	char bid[GAME_BID], bid_words[2 * GAME_BID];
	enum game_fit fit;
	char best[GAME_BID], best_words[2 * GAME_BID];   /* the most valuable forcible bid; "": none */
	int best_points;
	/* kontras and rekontras of parts that the side could win, or not */
	int right, wrong;
	int seat_right[GAME_SEATS], seat_wrong[GAME_SEATS];   /* one may count for both defenders */
	int gave[GAME_SEATS];                 /* points given away with legal cards */
};

struct game_solve {
	/* Make a worker's solver; free it with free(). NULL without memory. */
	struct game_solver *(*solver)(void);

	/*
	 * A line of `renonsz solve` and `par` in three steps: read it; do its pieces, each once by any solver;
	 * write the answer, which frees its memory. A question has `question_size` bytes, all 0 at first. False:
	 * a refusal, to be written too.
	 */
	size_t question_size;
	bool (*question_read)(void *question, enum lang lang, bool talon, const char *line, size_t n);
	size_t (*question_pieces)(const void *question);
	void (*question_work)(void *question, size_t piece, struct game_solver *solver);
	void (*question_write)(struct buf *out, void *question);

	/* Report what each card of a play gave away, by trick in sentences, and a row per card; with a title. */
	void (*analyse)(struct doc *doc, enum lang lang, unsigned wanted, const struct game_play *play,
		struct game_solver *solver);
	/*
	 * Write the cost of a breach: the act, the points that could be reached without it and with it, and
	 * beside them the given ruling (NULL: the one that follows from the cards, if play->is_ruled), unless
	 * nobody pays by it. Write nothing if there was no breach.
	 */
	void (*breach_cost)(struct buf *b, enum lang lang, const struct game_play *play,
		const struct court_ruling *ruling, struct game_solver *solver);
	void (*measure)(const struct game_play *play, enum lang lang, struct game_solver *solver,
		struct game_measure *out);

	/*
	 * Prepare each player's best result as declarer, with the talon as dealt: on the hands of a play; of
	 * deals `first` … of a seed. NULL without memory. Solve each deal once; release with free().
	 */
	struct game_pars *(*pars_of_play)(const struct game_play *play);
	struct game_pars *(*pars_of_seed)(const struct game_rules *rules, int seats, const char *seed, int first,
		int deals);
	void (*par_work)(struct game_pars *pars, int deal, struct game_solver *const solvers[], int workers);
	/* Report one deal: people get each seat's best in a sentence and the forcible bids, scripts all bids. */
	void (*par)(struct doc *doc, enum lang lang, unsigned wanted, const struct game_pars *pars,
		const char *const names[GAME_SEATS]);
	/* List several deals for people, a line each: "B: 40-100, zöld (+8)". */
	void (*par_lines)(struct listing *out, enum lang lang, const struct game_pars *pars);
};

#endif
