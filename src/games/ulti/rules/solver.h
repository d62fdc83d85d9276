/*
 * Within ulti/: the solver's parts. solve_aim.c knows what a play is worth, solve_search.c searches,
 * solve.c asks.
 *
 * Cards are renumbered: eight a suit from the weakest, trumps the last suit. Seats are 0 the declarer, 1
 * and 2 the defenders in the order of play. Card points are counted in units of ten.
 *
 * A question is "can the declarer come to at least that value?". For a position the search finds what must
 * have been taken before to answer yes, the *need*: 0 … 9 units, or NEED_NEVER. So what is known of a
 * position holds whatever was taken before it.
 */
#ifndef ULTI_SOLVER_H
#define ULTI_SOLVER_H

#include "games/ulti/rules/solve.h"

enum { SOLVE_SEVEN = 24, SOLVE_TRUMP_SUIT = 3, UNITS = 9, NEED_NEVER = 15 };

/*
 * What of the tricks played still bears on the value, as bits. ACES: who took all asz so far (0 nobody yet,
 * seat
 * + 1, or ACES_SPLIT). Of the last trick then, what became of the trump seven.
 */
enum {
	MARK_ACES = 7, ACES_SPLIT = 4,
	MARK_LOST = 8,       /* the declarer lost a trick */
	MARK_WON = 16,       /* the declarer won one */
	MARK_MELDER = 32,    /* a defender with melds won one */
	MARK_SEVEN = 192, SEVEN_SHIFT = 6,   /* enum ulti_result */
	MARK_LIVE = 64,      /* before the last trick: the trump seven is not played yet */
	MARK_SETS = 256,
	FINALS = 144,
	VALUES = 128
};

/* What a play can end in, and what it is worth with 0 … 9 units; NO_VALUE where that cannot be. */
struct solve_final {
	uint8_t marks;
	int16_t value[UNITS + 1];
};
enum { NO_VALUE = INT16_MIN };

/* What both sides play for. */
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
	uint8_t need[MARK_SETS];      /* by the marks at the end */
	uint8_t least[MARK_SETS], most[MARK_SETS];   /* by the marks before it: what may be needed at the end */
};

/* A position: the cards left and the trick under way. */
struct spot {
	uint64_t owners;              /* two bits a card: 0 played, else seat + 1 */
	uint32_t hands[ULTI_PLAYERS];
	uint32_t led, takers;         /* as in struct ulti_trick */
	uint32_t laid;
	uint8_t count, turn, taker,
		best; /* cards of the trick, who plays next, who takes it so far, with which */
	uint8_t units;                /* in the trick */
	uint8_t left, rest;           /* tricks not complete, units not taken */
	uint8_t marks;
};

struct solve_entry {
	uint64_t suits;
	uint32_t tag;
	uint8_t needs;                /* bounds on the need, low and high four bits */
	uint8_t low_rung, high_rung;  /* the rungs that they were found at */
	uint8_t move;
};

struct ulti_solver {
	/* the deal */
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_rules rules;
	int8_t seats[ULTI_PLAYERS];
	uint8_t number[ULTI_CARDS], card[ULTI_CARDS];   /* of a card, and back */
	uint8_t melds[2];             /* card points of the declarer's melds, of the defenders' */
	uint8_t melders;              /* bit set of seats */
	uint8_t seven_seat;           /* seat + 1 of the trump seven at the first lead, 0: nobody */
	bool aces_dealt;              /* none in the talon */
	uint32_t kept;                /* the seven of an announced ulti */
	bool is_colourless;
	struct spot start;
	uint8_t taken;                /* units, by the declarer */

	/* what is asked */
	struct solve_aim aim;
	int aim_of;                   /* enum ulti_part, or one of these; AIM_NONE: of nothing yet */
	struct solve_question question;

	/* the search */
	unsigned helps;
	uint32_t scoring, aces;
	uint8_t kinds[ULTI_CARDS];    /* cards of one kind and no other's between are equal */
	uint8_t suit_marks[4];        /* what of asz and tizes left is told apart, by a bit each */
	uint8_t killers[ULTI_TRICKS + 1][ULTI_PLAYERS][ULTI_CARDS + 1];
	uint16_t sequences[1 << 16];  /* the owners of the cards of a suit that are left, numbered */
	uint32_t generation;
	unsigned bits;
	struct solve_entry *table;
};

enum { AIM_NONE = -1, AIM_BID = ULTI_PART_COUNT, AIM_SETTLEMENT };

/* solve_aim.c */
/* The aim of the deal laid out: a part (enum ulti_part), the whole bid, the settlement. */
void ulti_solver_aim(struct ulti_solver *s, int aim_of);
/* The settlement of a play that ended with these marks and so many units taken by the declarer. */
void ulti_solver_settle(
	const struct ulti_solver *s, unsigned marks, int units, struct ulti_settlement *out);
/* Prepare the question of a rung. */
void ulti_solver_question(struct ulti_solver *s, int rung);

/* solve_search.c */
/* Ready the table; after this it is forgotten at each new aim. */
void ulti_solver_clear(struct ulti_solver *s);
void ulti_solver_forget(struct ulti_solver *s);
/* The cards that may be played. */
uint32_t ulti_solver_legal(const struct ulti_solver *s, const struct spot *spot);
/* Play a card; returns the units that the declarer takes with it. */
int ulti_solver_put(const struct ulti_solver *s, struct spot *spot, int card);
/* Is the answer yes, with so many units taken before? */
bool ulti_solver_answer(struct ulti_solver *s, const struct spot *spot, int taken);

#endif
