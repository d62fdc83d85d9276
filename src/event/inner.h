/* Shared by the draws within event/. */
#ifndef EVENT_INNER_H
#define EVENT_INNER_H

#include "base/random.h"
#include "event/event.h"

/* ---- the past (past.c) ------------------------------------------------------------------------- */

/* Has the player sat at a table number, from 0? */
bool event_has_been(const struct event_past *past, int player, int no);
/* Count the player's turns at tables of that size; none if all play there. */
int event_turns(const struct event_past *past, int player, int size);
/* Count the players who sit out at a table of that size; 1 for a bye. */
int event_sit_out(const struct event_past *past, int size);

/* ---- all-play-all (design.c, all_play.c) ------------------------------------------------------- */

/* Count the rounds of the design for n players, n divisible by three. */
int event_design_rounds(int n);
/* Write a round of it, from 0: n / 3 tables of points. */
void event_design_round(int n, int round, int16_t tables[][EVENT_THREE]);

/* ---- all-play-all at tables of two, and of four and more (grid.c) ------------------------------ */

int event_grid_rounds(int players, const struct event_plan *plan);
/* Write a round of it, from 0: the plan's tables, byes last. */
void event_grid_round(int players, const struct event_plan *plan, int round, struct event_table *tables);

/* ---- seats and numbers (seats.c) --------------------------------------------------------------- */

/* Put the players of a table into the best order by criterion 6. */
void event_seat_table(const struct event_past *past, struct event_table *table);
/* Put the tables into the best order by criterion 7; byes, which come last, have no numbers. */
void event_number_tables(const struct event_past *past, struct event_table *tables, int count);
/*
 * Seat several rounds at once. In threes, without earlier rounds, everybody sits in each seat a third of the
 * rounds, rounded up or down. Leaves the past unchanged.
 */
void event_seat_rounds(struct event_past *past, struct event_table *tables, int round_size, int rounds);

/* ---- the cost of a draw ------------------------------------------------------------------------ */

/* Criteria 1 to 3 in one number, so that a later one never outweighs an earlier one; 4 and 5 in another. */
struct event_cost {
	int64_t hard, soft;
};
#define EVENT_COST_REPEAT (INT64_C(1) << 36)
#define EVENT_COST_TURN (INT64_C(1) << 24)
#define EVENT_COST_BEFORE (INT64_C(1) << 12)
#define EVENT_COST_CLUB INT64_C(1)
/* The cost in `soft` of each rank over the allowed width. */
#define EVENT_COST_EXCESS (INT64_C(1) << 40)

bool event_cost_less(struct event_cost a, struct event_cost b);
int64_t event_pair_cost(const struct event_field *field, const struct event_past *past, int a, int b);
int64_t event_turn_cost(const struct event_past *past, int player, int size);

/* ---- draws (draw.c) ---------------------------------------------------------------------------- */

/* List all players who are not withdrawn; returns their number. */
int event_present(const struct event_field *field, int16_t who[EVENT_PLAYERS]);
void event_shuffle(uint64_t *random, int16_t who[], int count);

/* ---- exchanges (swaps.c) ----------------------------------------------------------------------- */

/* A draw in progress: the player in each seat of all tables. */
struct event_swaps {
	const struct event_field *field;
	const struct event_past *past;
	uint64_t random;
	int width;                              /* a wider table costs EVENT_COST_EXCESS a rank */
	int seats, tables;
	int16_t seat[EVENT_PLAYERS], table_of[EVENT_PLAYERS];
	int16_t start[EVENT_TABLES], size[EVENT_TABLES];
	int32_t rank[EVENT_PLAYERS];            /* by player; all 0 if ranks do not matter */
	int32_t barred[EVENT_PLAYERS];          /* may not move before that step */
	struct event_cost cost[EVENT_TABLES], total, least;
};

/* Lay out the plan's tables, small ones first, byes last; the caller fills `seat` and `rank`. */
void event_swaps_start(struct event_swaps *s, const struct event_field *field, const struct event_past *past,
	const struct event_plan *plan, uint64_t seed);
/*
 * Search until criteria 1 to 3 cost at most `hard` and no table is wider, for at most `steps` steps; else
 * keep the best draw found.
 */
bool event_swaps_search(struct event_swaps *s, int64_t hard, int width, int steps);
/* Exchange while that helps and no table gets wider than `width`. */
void event_swaps_descend(struct event_swaps *s, int width);
/* The same, accepting worse draws, for `steps` steps. */
void event_swaps_settle(struct event_swaps *s, int width, int steps);
int event_swaps_widest(const struct event_swaps *s);

/* ---- windows (windows.c) ----------------------------------------------------------------------- */

enum { EVENT_LAYER = 4096, EVENT_TRAIL = 1 << 19, EVENT_WINDOW = 64, EVENT_NODE = 50000 };

/* A partial draw: all places before `base` have seats, and those in the mask from there on. */
struct event_node {
	uint64_t mask;
	struct event_cost cost;
	int32_t parent;
	int16_t base;
	uint8_t large, byes;
	int16_t member[EVENT_SEATS];            /* of the last table, as distances from the lowest */
	int16_t lowest;
};

/* The search by standing for tables no wider than `width`. */
struct event_windows {
	const struct event_field *field;
	const struct event_past *past;
	struct event_plan plan;
	int count;                              /* players, in the order of the standing */
	int16_t who[EVENT_PLAYERS];
	uint64_t fits[EVENT_PLAYERS];           /* by place: bit j: may sit with the j-th after it */
	uint64_t near[EVENT_PLAYERS];           /* the same: within the width */
	bool with_repeats, with_clubs;          /* pairs that cost are allowed too */
	int64_t work;                           /* tables that may still be tried, and EVENT_NODE more at once */
	bool is_cut;                            /* the search was incomplete */
	int keep, step;
	int layer_count, next_count;
	struct event_node layer[EVENT_LAYER], next[2 * EVENT_LAYER];
	int32_t found[4 * EVENT_LAYER];         /* hash of `next`: place + 1 */
	struct { int32_t parent; int16_t lowest, member[EVENT_SEATS]; } trail[EVENT_TRAIL];
};

/*
 * Seat everybody at the least cost, no table wider than `width`. False if no such draw exists, or none was
 * found (is_cut). Writes the draw in the order of event_swaps: small tables first, then large ones, byes
 * last.
 */
bool event_windows_search(struct event_windows *w, int width, struct event_cost *cost,
	int16_t seats[EVENT_PLAYERS]);

struct event_work {
	struct event_swaps swaps;
	struct event_windows windows;
	struct event_past past;
};

#endif
