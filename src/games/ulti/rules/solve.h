/*
 * solve: what the cards allow. The best play with all cards open, the declarer against both defenders as
 * one, under the rules of play (R-50 … R-54). Pure like the rest of the room: its memory is the caller's,
 * and the same question gets the same answer whatever was asked before. The search is in solver.h and the
 * files it names.
 */
#ifndef ULTI_SOLVE_H
#define ULTI_SOLVE_H

#include "games/ulti/rules/ulti.h"

/*
 * A solver with a table of 2^bits entries of 16 bytes each; bits from ULTI_SOLVER_LEAST to
 * ULTI_SOLVER_MOST.
 */
enum { ULTI_SOLVER_LEAST = 4, ULTI_SOLVER_BITS = 17, ULTI_SOLVER_MOST = 22 };
struct ulti_solver;

/* The bytes it takes. */
size_t ulti_solver_size(unsigned bits);
/* Make one in memory of that size, aligned for anything. It holds no pointer to what it was not given. */
struct ulti_solver *ulti_solver_make(void *memory, unsigned bits);

/* What the search may do without; its answers are the same. */
enum ulti_solver_help {
	ULTI_SOLVER_TABLE = 1,    /* remember positions */
	ULTI_SOLVER_CULL = 2,     /* of equal cards try one */
	ULTI_SOLVER_BOUNDS = 4,   /* stop where what is left cannot change the answer */
	ULTI_SOLVER_ORDER = 8,    /* first the card that was best before */
	ULTI_SOLVER_ALL = 15
};
/* Use these helps alone, a bit set; a new solver uses all. */
void ulti_solver_use(struct ulti_solver *s, unsigned helps);

/* Every meld that is held and counts in the contract, as announced: none in bids without parti. */
void ulti_solve_melds(const struct ulti_deal *deal, struct ulti_play *play);

/*
 * Lay a deal on the table, with the play->count cards that are played, which have to be in the hands;
 * whether they were legal is not asked, so that what comes after a breach can be solved too. `deal` is one
 * that ulti_contract_check finds fine, with its trump said and its results not. All the following is about
 * it.
 */
void ulti_solve_lay(struct ulti_solver *s, const struct ulti_deal *deal, const struct ulti_play *play,
	const struct ulti_rules *rules);

/* The deal as laid out, with its trump. */
const struct ulti_deal *ulti_solve_deal(const struct ulti_solver *s);
/* Whose turn it is, ULTI_NO_SEAT after ten tricks. */
int ulti_solve_turn(const struct ulti_solver *s);
/* The cards that may be played next. */
uint32_t ulti_solve_legal(const struct ulti_solver *s);
/* Can the declarer force that part of the bid, if nothing else counts? */
bool ulti_solve_part(struct ulti_solver *s, enum ulti_part part);
/* Can the declarer force all parts of the bid in one play? */
bool ulti_solve_bid(struct ulti_solver *s);
/* The declarer's points, if both sides play for the settlement, announced, silent and kontras. */
int ulti_solve_points(struct ulti_solver *s);
/* Are they at least that many? */
bool ulti_solve_reaches(struct ulti_solver *s, int points);
/*
 * The declarer's points after each legal card, if both sides play their best then; the other cards' are left
 * as they are.
 */
void ulti_solve_cards(struct ulti_solver *s, int16_t points[ULTI_CARDS]);
/* A line of best play for the settlement, to the last card; returns how many cards. */
int ulti_solve_line(struct ulti_solver *s, uint8_t out[ULTI_PLAYED_CARDS]);

/*
 * What that line comes to, announced and silent: its settlement. Other lines of best play may come to the
 * same points by other parts.
 */
void ulti_solve_end(struct ulti_solver *s, struct ulti_settlement *out);

/* All of it at once. */
struct ulti_solution {
	uint8_t parts; /* bit set of enum ulti_part: those of the bid that can be forced, each alone */
	int16_t points[ULTI_SEATS];        /* the settlement; they add up to 0 */
	struct ulti_settlement end;        /* of that line, as ulti_solve_end */
	int8_t turn;                       /* as ulti_solve_turn */
	uint32_t legal, best; /* the cards that may be played next, and those that are best for who plays */
	int16_t cards[ULTI_CARDS];         /* of the legal ones: the declarer's points then */
	uint8_t count;
	uint8_t line[ULTI_PLAYED_CARDS];
};
void ulti_solve_all(struct ulti_solver *s, struct ulti_solution *out);
/* The settlement by seat, when the declarer comes to that many points. `deal` as for ulti_solve_lay. */
void ulti_share_points(const struct ulti_deal *deal, int points, int16_t out[ULTI_SEATS]);

/*
 * The declarer's hand has twelve cards, and the talon none: lay away the two that leave most points, of
 * equal ones the first in the order of the cards. `with_melds`: the melds are those announced, and their
 * cards stay; else all that are then held. false if no two can be laid away.
 */
bool ulti_solve_talon(struct ulti_solver *s, const struct ulti_deal *deal, struct ulti_play *play,
	const struct ulti_rules *rules, bool with_melds);

/* What a seat can come to as declarer of a bid, nobody saying kontra. */
struct ulti_par {
	bool is_solved;                    /* the bid can be played in that trump */
	int8_t trump;
	uint8_t parts;                     /* as in a solution */
	bool is_made;                      /* all of them can be forced in one play */
	int16_t points;                    /* the declarer's, if both sides play for the settlement */
};
/*
 * All bids of a seat with that trump; ULTI_NO_SUIT: the no-trump ones. Of `play` the hands and the talon
 * count, and `with_melds` its melds, wherever melds count; else all that are held are announced.
 * out[no - 1] for each bid.
 */
void ulti_par_solve(struct ulti_solver *s, uint8_t players, int seat, int trump, const struct ulti_play *play,
	const struct ulti_rules *rules, bool with_melds, struct ulti_par out[ULTI_BIDS]);
/* Put what another trump allows in its place where that is more. */
void ulti_par_join(struct ulti_par best[ULTI_BIDS], const struct ulti_par other[ULTI_BIDS]);

#endif
