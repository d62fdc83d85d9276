/*
 * event: the pure mathematics of an event: who sits with whom, where, in which round; places, ties and
 * results across tables. No input or output, no clock, no allocation; the caller supplies larger memory. R-nn
 * are the readings of docs/rules.md. A draw is a function of field, past and seed, the same on every machine.
 *
 *   1  field and tables   2  what is possible   3  the past and grading   4  draws   5  line comparison
 *   6  places and ties   7  season, prizes, points carried over   8  ratings   9  who pays whom
 */
#ifndef EVENT_EVENT_H
#define EVENT_EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ==== 1. Field and tables ======================================================================= */

enum {
	EVENT_PLAYERS = 999,     /* at most in a field, withdrawn ones included */
	EVENT_SEATS = 7,
	EVENT_THREE = 3,         /* players at a table of ulti */
	EVENT_TABLES = 512,      /* at most in a round, byes included; the past keeps no higher table number */
	EVENT_ROUNDS = 500,      /* at most in an all-play-all */
	EVENT_RANK = 9999,       /* the last place in a standing */
	EVENT_NOBODY = -1
};

struct event_player {
	int32_t rank;      /* place in the standing, from 1; 0: none. Equal ranks are fine */
	int32_t club;      /* number of the club, from 1; 0: none */
	bool is_out;       /* withdrawn: has a past, gets no seat */
};

/* A game's tables: how many play, and how many can sit; the surplus sits out in turn. */
struct event_game {
	int16_t players, most;                 /* from 2 to EVENT_SEATS */
};
#define EVENT_THREES ((struct event_game){ EVENT_THREE, EVENT_THREE + 1 })

/* What to do if the field is not divisible by the players of a table: larger tables, or byes. */
enum event_fill { EVENT_FOURS, EVENT_BYES };

struct event_field {
	struct event_game game;
	int count;                             /* of players: they are 0 … count - 1 */
	const struct event_player *players;
	enum event_fill fill;
	bool is_apart;                         /* players of one club are kept apart */
	bool is_top_first;                     /* a draw by standing numbers tables down the standing */
};

/*
 * The players of a table in the order of seats; a bye is a table of one. Its number is its place in the
 * round, from 1.
 */
struct event_table {
	int16_t size;
	int16_t seat[EVENT_SEATS];             /* player; EVENT_NOBODY beyond `size` */
};
struct event_table event_table_of(int size, const int16_t seat[]);

/* ==== 2. What is possible ======================================================================= */

/* The tables of one round, and the number of rounds in which no pair meets twice. */
struct event_plan {
	int small, large, byes;
	int least, most;                       /* players at a small one, at a large one */
	int rounds;                            /* that event_all_play draws */
	int bound;                             /* no schedule has more rounds than this */
};

/* Plan a round; false if this number of players cannot be seated. */
bool event_plan_make(int players, struct event_game game, enum event_fill fill, struct event_plan *plan);

/* ==== 3. The past and grading =================================================================== */

enum { EVENT_MET_WORDS = (EVENT_PLAYERS + 63) / 64, EVENT_TABLE_WORDS = (EVENT_TABLES + 63) / 64 };

/* The rounds so far, summed up for each player. */
struct event_past {
	uint64_t met[EVENT_PLAYERS][EVENT_MET_WORDS];         /* opponents met */
	uint64_t been[EVENT_PLAYERS][EVENT_TABLE_WORDS];      /* table numbers used */
	int16_t turns[EVENT_PLAYERS][2]; /* at a larger table, once for each who sits out there; with a bye */
	int16_t seats[EVENT_PLAYERS][EVENT_SEATS];            /* times in each seat of a table */
	int players;                                          /* at a table of the game; larger ones have more */
};

/* Begin a past without any rounds. */
void event_past_start(struct event_past *past, struct event_game game);
/* Add a round: its tables in the order of their numbers. */
void event_past_add(struct event_past *past, const struct event_table *tables, int count);
bool event_have_met(const struct event_past *past, int a, int b);

/* The criteria of a draw, the first counting most. Rounds add up; `widest` is the largest. */
struct event_grade {
	int repeats;                  /* 1: pairs that have met before */
	int turn_repeats;             /* 2: turns at a larger table, or with a bye, beyond the first */
	int turns_before;             /* if equal: earlier such turns of those players */
	int club_pairs;               /* 3: pairs of one club; compared only where clubs are kept apart */
	int widest;                   /* 4: rank difference inside a table */
	int64_t span2;                /* 5: squares of all rank differences inside tables */
	int64_t seats[EVENT_SEATS];   /* 6: by seat, the sum of squares of the times that each player sat there */
	int same_table;               /* 7: players at a table number where they have sat before */
	int absent;                   /* an error: players without a seat who are not withdrawn */
	int twice;                    /* an error: seats of players with another seat, or withdrawn */
};

/* Add a round to the grade (which starts as {0}), judged by the past before it. */
void event_grade_round(struct event_grade *grade, const struct event_field *field,
	const struct event_past *past, const struct event_table *tables, int count);
/* Compare by criteria 1 to 7: below 0 if a is the better draw, 0 if they are equal. */
int event_grade_compare(const struct event_grade *a, const struct event_grade *b, bool is_apart);

/* A violation of a criterion. */
enum event_flaw_kind { EVENT_REPEAT, EVENT_TURN_REPEAT, EVENT_CLUB_PAIR, EVENT_SAME_TABLE, EVENT_ABSENT,
	EVENT_TWICE, EVENT_OUT };
struct event_flaw {
	enum event_flaw_kind kind;
	int table;                             /* number, from 1; 0: none */
	int a, b;                              /* players; b is EVENT_NOBODY if only one is concerned */
};

/* List the flaws of a round, at most `most` of them; returns their full number. */
int event_flaws(const struct event_field *field, const struct event_past *past,
	const struct event_table *tables, int count, struct event_flaw *flaws, int most);

/* ==== 4. Draws ================================================================================== */

/* Memory of a draw, twelve megabytes, from the caller; it need not be initialized. */
struct event_work;
size_t event_work_size(void);

/* How good a draw by standing is known to be. */
enum event_proof {
	EVENT_FOUND,          /* searched; a better one may exist */
	EVENT_UNAVOIDABLE,    /* searched; every draw provably has a repeat */
	EVENT_PROVED          /* no draw is better in criteria 1 to 5 */
};

/*
 * Draw the next round by standing: every player who is not withdrawn has a rank. Writes the plan's
 * tables in the order of their numbers, byes last; returns how many, 0 if the field is too small.
 */
int event_draw_standing(struct event_work *work, const struct event_field *field,
	const struct event_past *past, struct event_table *tables, enum event_proof *proof);

/* Draw the next round from a seed; returns the same. */
int event_draw_random(struct event_work *work, const struct event_field *field, const struct event_past *past,
	uint64_t seed, struct event_table *tables);

/*
 * Draw at most `rounds` rounds in which no pair meets twice, the tables of each after those of
 * the round before. The past is NULL, or counts as rounds of the same schedule; then there may be fewer than
 * requested. The seed decides who takes which place in the schedule; 0: in the order of their numbers.
 * Returns the number of rounds.
 */
int event_all_play(struct event_work *work, const struct event_field *field, const struct event_past *past,
	uint64_t seed, int rounds, struct event_table *tables);

/* ==== 5. Line comparison (R-95 to R-99 from here on) ============================================ */

/* The points of a table that has not played the deal. */
#define EVENT_NOT_PLAYED INT32_MIN

/* Match points of a player, and the number available. */
struct event_share {
	int32_t points, maximum;
};

/* Match points of the first against the second in the same line: 2, 1 for equal points, 0. */
int event_line_match(int32_t points, int32_t other);
/*
 * Compare the points of one deal in one line, by table: add to each table's share its matches with all
 * others. A table that has not played the deal is not compared.
 */
void event_line_compare(const int32_t points[], int tables, struct event_share shares[]);
/* Compute hundredths of a percent, rounded half up; 0 without any match. */
int event_share_percent(struct event_share share);

/* ==== 6. Places and ties ======================================================================== */

enum { EVENT_KEYS = 8 };

/* A player, or a team, with its criteria, the first key counting most, more being better. */
struct event_row {
	int64_t key[EVENT_KEYS];
	int place;                  /* filled in; equal ones share the first of their places */
	int equal;                  /* filled in: the number of rows that share it */
};

/*
 * Place `count` rows by their first `keys` keys. `met` (or NULL), count × count, holds the points of each row
 * against each other; among rows equal before key `met_key`, their sum is filled in as that key.
 */
void event_place_rows(struct event_row rows[], int count, int keys, const int32_t met[], int met_key);

/* The sums of a team's results: placement points (in POINT_PARTS), points, and the best single place. */
struct event_team {
	int64_t place_points, score;
	int best_place;             /* 0: none yet */
};

/* Add a member's result; `place` 0: the member has none. */
void event_team_add(struct event_team *team, int64_t place_points, int64_t score, int place);
/* Make a team's row: placement points, then points, then the best place. */
struct event_row event_team_row(const struct event_team *team);

/* ==== 7. Season, prizes, points carried over ==================================================== */

/* Compute a/b, rounded half away from 0; b > 0. */
int64_t event_round_half(int64_t a, int64_t b);

/*
 * Compute the season points of a place that `equal` of the players share: 1000·(N − place)/(N − 1), the mean
 * of their places, by `weight` percent, rounded once. `scale` (or NULL) is the club's own list of points by
 * place; after its end they are 0.
 */
int64_t event_season_points(int place, int equal, int players, int weight, const int32_t scale[],
	int scale_count);
/*
 * Add up the best `best` of a player's results (0: all); false if there are fewer than `least`. Sorts the
 * points, the best first.
 */
bool event_season_total(int64_t points[], int count, int best, int least, int64_t *total);
/*
 * Divide the prizes of the places that `equal` players share, from `place` on; returns the share of each,
 * `left` is the indivisible rest. Prizes are whole, by place.
 */
int64_t event_prize(const int64_t prizes[], int prize_count, int place, int equal, int64_t *left);
/* Compute the `percent` of the points that are carried into the next event: of 100 all, of less a
 * multiple of `part`, rounded half away from 0. */
int64_t event_carry(int64_t points, int percent, int part);

/* ==== 8. Ratings ================================================================================ */

enum { EVENT_RATED_SEATS = 4, EVENT_RIDGE = 20 };

/* The points of some players in deals that they played together. */
struct event_meeting {
	int32_t player[EVENT_RATED_SEATS];
	int32_t points[EVENT_RATED_SEATS];
	int32_t seats, deals;
};

struct event_rating {
	double strength;            /* points per deal against average players; all add up to 0 */
	double error;               /* standard error, taking the others' ratings as exact: a lower bound */
	int64_t deals;
	double work[4];             /* of the computation */
};

/*
 * Fit the points per deal to the difference between a player and the mean of the table by least squares, with
 * a ridge of EVENT_RIDGE deals towards 0, by conjugate gradients.
 */
void event_rate(const struct event_meeting meetings[], size_t count, struct event_rating ratings[],
	int players);

/* ==== 9. Who pays whom ========================================================================== */

enum { EVENT_PAYERS = 2048 };

struct event_payment {
	int32_t from, to;
	int64_t amount;
};

/*
 * Find payments that bring everybody's balance (above 0: to get; below 0: to pay) to 0. The balances add up
 * to 0 and are 0 afterwards. `count` is at most EVENT_PAYERS; `payments` has room for count - 1. Returns
 * their number, always less than `count`. *is_fewest: fewer are provably impossible; usually decided for up
 * to forty people, and up to sixty if few get or few pay.
 */
int event_settle(int64_t balance[], int count, struct event_payment payments[], bool *is_fewest);

#endif
