/*
 * solve: the best results with all cards open, the declarer against both defenders as one, under the rules of
 * play (R-50 … R-54). Pure like the rest of the room: its memory is the caller's, and the same question gets
 * the same answer whatever was asked before.
 */
#ifndef GAMES_ULTI_RULES_SOLVE_H
#define GAMES_ULTI_RULES_SOLVE_H

#include "games/ulti/rules/ulti.h"

/*
 * A solver with a table of 2^bits entries of 16 bytes each; bits from ULTI_SOLVER_LEAST to ULTI_SOLVER_MOST.
 */
enum { ULTI_SOLVER_LEAST = 4, ULTI_SOLVER_BITS = 17, ULTI_SOLVER_MOST = 22 };
struct ulti_solver;

/* Return the bytes of a solver. */
size_t ulti_solver_size(unsigned bits);
/* Make one in memory of that size, aligned for any type. It holds no other pointers. */
struct ulti_solver *ulti_solver_make(void *memory, unsigned bits);

/* Optional helps of the search; its answers do not depend on them. */
enum ulti_solver_help {
	ULTI_SOLVER_TABLE = 1,    /* remember positions */
	ULTI_SOLVER_CULL = 2,     /* try one of equal cards */
	ULTI_SOLVER_BOUNDS = 4,   /* stop once the rest cannot change the answer */
	ULTI_SOLVER_ORDER = 8,    /* try the former best card first */
	ULTI_SOLVER_ALL = 15
};
/* Use only these helps, a bit set; a new solver uses all. */
void ulti_solver_use(struct ulti_solver *s, unsigned helps);

/* Announce every meld that is held and counts in the contract: none in bids without parti. */
void ulti_solve_melds(const struct ulti_deal *deal, struct ulti_play *play);

/*
 * Lay out a deal, with the play->count cards played, which must be in the hands but need not be legal, so
 * that positions after a breach can be solved. `deal` must pass ulti_contract_check, with its trump and
 * without results. The following functions ask about it.
 */
void ulti_solve_lay(struct ulti_solver *s, const struct ulti_deal *deal, const struct ulti_play *play,
	const struct ulti_rules *rules);

/* Return the seat in turn, ULTI_NO_SEAT after ten tricks. */
int ulti_solve_turn(const struct ulti_solver *s);
/* Return the legal cards. */
uint32_t ulti_solve_legal(const struct ulti_solver *s);
/* Can the declarer force that part of the bid, disregarding all else? AIM_BID: all its parts in one play. */
bool ulti_solve_part(struct ulti_solver *s, int part);
/* Return the declarer's points, if both sides play for the settlement: announced, silent and kontras. */
int ulti_solve_points(struct ulti_solver *s);
/* Are these points at least `points`? */
bool ulti_solve_reaches(struct ulti_solver *s, int points);
/*
 * Find the declarer's points after each legal card, by best play of both sides; other cards' entries are
 * unchanged.
 */
void ulti_solve_cards(struct ulti_solver *s, int16_t points[ULTI_CARDS]);
/* Find a line of best play for the settlement, to the last card; returns its number of cards. */
int ulti_solve_line(struct ulti_solver *s, uint8_t out[ULTI_PLAYED_CARDS]);

/*
 * Find the settlement of that line, announced and silent. Other lines of best play may reach the same points
 * by other parts.
 */
void ulti_solve_end(struct ulti_solver *s, struct ulti_settlement *out);

/* All answers at once. */
struct ulti_solution {
	uint8_t parts;                     /* bit set of enum ulti_part: forcible, each alone */
	int16_t points[ULTI_SEATS];        /* the settlement; they add up to 0 */
	struct ulti_settlement end;        /* of that line, as ulti_solve_end */
	int8_t turn;                       /* as ulti_solve_turn */
	uint32_t legal, best;              /* legal cards; the best of them for the player */
	int16_t cards[ULTI_CARDS];         /* the declarer's points after each legal card */
	uint8_t count;
	uint8_t line[ULTI_PLAYED_CARDS];
};
void ulti_solve_all(struct ulti_solver *s, struct ulti_solution *out);
/* Share the settlement by seat, given the declarer's points. `deal` as for ulti_solve_lay. */
void ulti_share_points(const struct ulti_deal *deal, int points, int16_t out[ULTI_SEATS]);

/*
 * Lay away two of the declarer's twelve cards, into the empty talon: those that leave most points, of equal
 * ones the first in the order of cards. `with_melds`: the melds are given, and their cards stay; else all
 * held afterwards count. False if no two can be laid away.
 */
bool ulti_solve_talon(struct ulti_solver *s, const struct ulti_deal *deal, struct ulti_play *play,
	const struct ulti_rules *rules, bool with_melds);

/* The best result of a seat as declarer of a bid, without kontras. */
struct ulti_par {
	bool is_solved;                    /* the bid is possible in that trump */
	int8_t trump;
	uint8_t parts;                     /* as in a solution */
	bool is_made;                      /* all of them can be forced in one play */
	int16_t points;                    /* the declarer's, if both sides play for the settlement */
};
/*
 * Solve all bids of a seat with that trump; ULTI_NO_SUIT: the no-trump ones. Hands and talon of `play` count
 * and, `with_melds`, its melds, in bids where melds count; else all melds held are announced. out[no - 1] for
 * each bid.
 */
void ulti_par_solve(struct ulti_solver *s, uint8_t players, int seat, int trump, const struct ulti_play *play,
	const struct ulti_rules *rules, bool with_melds, struct ulti_par out[ULTI_BIDS]);
/* Replace results by those of another trump where these are better. */
void ulti_par_join(struct ulti_par best[ULTI_BIDS], const struct ulti_par other[ULTI_BIDS]);

/*
 * Within ulti/: the solver's parts. solve_aim.c values plays, solve_search.c searches, solve.c asks.
 *
 * Cards are renumbered: eight a suit from the weakest, trumps the last suit. Seats are 0 the declarer, 1
 * and 2 the defenders in the order of play. Card points are counted in units of ten.
 *
 * A question is "can the declarer reach at least that value?". For a position the search finds the units that
 * must have been taken before to answer yes, the *need*: 0 … 9 units, or NEED_NEVER. Thus knowledge of a
 * position does not depend on the units taken before it.
 */

enum { SOLVE_SEVEN = 24, SOLVE_TRUMP_SUIT = 3, UNITS = 9, NEED_NEVER = 15 };

/*
 * Marks of the tricks played that still affect the value, as bits. ACES: the seat + 1 that took all asz so
 * far (0: nobody yet, or ACES_SPLIT). The last trick also has the fate of the trump seven.
 */
enum {
	MARK_ACES = 7, ACES_SPLIT = 4,
	MARK_LOST = 8,       /* the declarer lost a trick */
	MARK_WON = 16,       /* the declarer won one */
	MARK_MELDER = 32,    /* a defender with melds won one */
	MARK_SEVEN = 192, SEVEN_SHIFT = 6,   /* enum ulti_result */
	MARK_LIVE = 64,      /* before the last trick: the trump seven is still held */
	MARK_SETS = 256,
	FINALS = 144,
	VALUES = 128
};

/* An end of a play, and its value with 0 … 9 units; NO_VALUE where that cannot be. */
struct solve_final {
	uint8_t marks;
	int16_t value[UNITS + 1];
};
enum { NO_VALUE = INT16_MIN };

/* The aim of both sides. */
struct solve_aim {
	int final_count;
	struct solve_final finals[FINALS];
	int value_count;              /* the values that there are, rising */
	int16_t values[VALUES];
};

/* A question about an aim: at least values[rung]? */
struct solve_question {
	uint8_t rung;
	uint8_t tracked;              /* the marks that matter */
	bool points;                  /* so do card points */
	uint8_t alone;                /* ULTI_ULTI, ULTI_BETLI: whether it is made is all that matters; else 0 */
	uint8_t need[MARK_SETS];      /* by the marks at the end */
	uint8_t least[MARK_SETS], most[MARK_SETS];   /* by the marks before it: what may be needed at the end */
};

/* A position: the remaining cards and the present trick. */
struct spot {
	uint64_t owners;              /* two bits per card: 0: played, else seat + 1 */
	uint32_t hands[ULTI_PLAYERS];
	uint32_t led, takers;         /* as in struct ulti_trick */
	uint32_t laid;
	uint8_t count, turn, taker;   /* cards of the trick, seat to play, seat that takes it so far */
	uint8_t best;                 /* its winning card */
	uint8_t units;                /* in the trick */
	uint8_t left, rest;           /* tricks not complete, units not taken */
	uint8_t marks;
};

struct solve_entry {
	uint64_t suits;
	uint32_t tag;
	uint8_t needs;                /* bounds on the need, low and high four bits */
	uint8_t low_rung, high_rung;  /* the rungs at which they were found */
	uint8_t move;
};

struct ulti_solver {
	/* the deal */
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_rules rules;
	int8_t seats[ULTI_PLAYERS];
	uint8_t number[ULTI_CARDS], card[ULTI_CARDS];   /* number of a card, and back */
	uint8_t melds[2];             /* card points of the declarer's melds, of the defenders' */
	uint8_t melders;              /* bit set of seats */
	uint8_t seven_seat;           /* seat + 1 of the trump seven at the first lead, 0: nobody */
	bool aces_dealt;              /* none in the talon */
	uint32_t kept;                /* the seven of an announced ulti */
	bool is_colourless;
	struct spot start;
	uint8_t taken;                /* units, by the declarer */

	/* the question */
	struct solve_aim aim;
	int aim_of;                   /* enum ulti_part, or one of these; AIM_NONE: of nothing yet */
	struct solve_question question;

	/* the search */
	unsigned helps;
	uint32_t scoring, aces;
	uint8_t kinds[ULTI_CARDS];    /* adjacent cards of one kind are equal */
	uint8_t suit_marks[4];        /* a bit for each asz and tizes to be distinguished */
	uint8_t killers[ULTI_TRICKS + 1][ULTI_PLAYERS][ULTI_CARDS + 1];
	uint16_t sequences[1 << 16];  /* numbers of the owners of a suit's remaining cards */
	uint32_t generation;
	unsigned bits;
	struct solve_entry *table;
};

enum { AIM_NONE = -1, AIM_BID = ULTI_PART_COUNT, AIM_SETTLEMENT };

/* solve_aim.c */
/* Set the aim of the deal laid out: a part (enum ulti_part), the whole bid, the settlement. */
void ulti_solver_aim(struct ulti_solver *s, int aim_of);
/* Settle a play that ended with these marks and `units` units taken by the declarer. */
void ulti_solver_settle(
	const struct ulti_solver *s, unsigned marks, int units, struct ulti_settlement *out);
/* Prepare the question of a rung. */
void ulti_solver_question(struct ulti_solver *s, int rung);

/* solve_search.c */
/* Prepare the table; each new aim empties it. */
void ulti_solver_clear(struct ulti_solver *s);
void ulti_solver_forget(struct ulti_solver *s);
/* Return the legal cards of a position. */
uint32_t ulti_solver_legal(const struct ulti_solver *s, const struct spot *spot);
/* Play a card; returns the units that the declarer takes with it. */
int ulti_solver_put(const struct ulti_solver *s, struct spot *spot, int card);
/* Find the need, exact only relative to `taken`: the answer is yes if it is not above. */
int ulti_solver_need(struct ulti_solver *s, const struct spot *spot, int taken);

#endif
