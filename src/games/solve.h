/*
 * solve: what cards allow, all hands open: of a game that has a solver. The work is done by solvers, one for
 * each core, whose memory is the game's.
 */
#ifndef GAMES_SOLVE_H
#define GAMES_SOLVE_H

#include "games/play.h"

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
