/*
 * event: what results over tables, rounds and events come to. Pure, as event.h; readings of
 * docs/rules.md.
 *
 *   1  line comparison   2  places and ties   3  season, prizes, points carried over   4  ratings
 *   5  who pays whom
 */
#ifndef EVENT_RESULTS_H
#define EVENT_RESULTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ==== 1. Line comparison ======================================================================== */

/* Points of a table that has not played the deal. */
#define EVENT_NOT_PLAYED INT32_MIN

/* What a player has of so many match points. */
struct event_share {
	int32_t points, maximum;
};

/* What the first has of a match with the second, who sat in the same line: 2, 1 for equal points, 0. */
int event_line_match(int32_t points, int32_t other);
/*
 * One deal in one line, by table: add what each has of its matches with all others to `shares`. A table that
 * has not played the deal is not compared.
 */
void event_line_compare(const int32_t points[], int tables, struct event_share shares[]);
/* Hundredths of a percent, half up; 0 of no match. */
int event_share_percent(struct event_share share);

/* ==== 2. Places and ties ======================================================================== */

enum { EVENT_KEYS = 8 };

/* A player, or a team, with what counts, the first key most, more being better. */
struct event_row {
	int64_t key[EVENT_KEYS];
	int place;                  /* filled in; equal ones share the first of their places */
	int equal;                  /* filled in: how many share it */
};

/*
 * Place `count` rows by their first `keys` keys. `met` (or NULL) has what each of them got from each other
 * where they met, count × count; among those who are equal before key `met_key` it counts in that key's
 * place, which is filled in.
 */
void event_place_rows(struct event_row rows[], int count, int keys, const int32_t met[], int met_key);

/* What a team has of its members' results: placement points (in twelfths),
 * points, and the best single place. */
struct event_team {
	int64_t place_points, score;
	int best_place;             /* 0: none yet */
};

/* `place` 0: the member has none. */
void event_team_add(struct event_team *team, int64_t place_points, int64_t score, int place);
/* Its row: placement points, then points, then the best place. */
struct event_row event_team_row(const struct event_team *team);

/* ==== 3. Season, prizes, points carried over ==================================================== */

/* a/b rounded, halves away from 0; b > 0. */
int64_t event_round_half(int64_t a, int64_t b);

/*
 * Season points of a place that `equal` share among so many players: 1000·(N − place)/(N − 1), the mean of
 * their places, by `weight` percent, rounded once. `scale` (or NULL): the points by place of the club's own
 * list, 0 behind its end.
 */
int64_t event_season_points(int place, int equal, int players, int weight, const int32_t scale[],
	int scale_count);
/*
 * The total of somebody with so many results: the best `best` of them (0: all), and whether there are
 * `least`. The points are sorted, the best first.
 */
bool event_season_total(int64_t points[], int count, int best, int least, int64_t *total);
/*
 * What each gets who shares a place: the prizes of the places they take, divided; `left` is what cannot be
 * divided. Prizes are whole, by place.
 */
int64_t event_prize(const int64_t prizes[], int prize_count, int place, int equal, int64_t *left);
/* Points carried into the next event by so many percent, halves away from 0: who lost
 * as much carries as much less. */
int64_t event_carry(int64_t points, int percent);

/* ==== 4. Ratings ================================================================================ */

enum { EVENT_RATED_SEATS = 4, EVENT_RIDGE = 20 };

/* What some players had of some deals together. */
struct event_meeting {
	int32_t player[EVENT_RATED_SEATS];
	int32_t points[EVENT_RATED_SEATS];
	int32_t seats, deals;
};

struct event_rating {
	double strength;            /* points a deal against equals of mean strength; all add up to 0 */
	double error;               /* standard error, for others as they are rated: a lower bound */
	int64_t deals;
	double work[4];             /* of the calculation */
};

/*
 * Least squares of the points a deal on the difference between a player and the mean of the table, with a
 * ridge of EVENT_RIDGE deals towards 0, by conjugate gradients.
 */
void event_rate(const struct event_meeting meetings[], size_t count, struct event_rating ratings[],
	int players);

/* ==== 5. Who pays whom ========================================================================== */

enum { EVENT_PAYERS = 2048 };

struct event_payment {
	int32_t from, to;
	int64_t amount;
};

/*
 * Payments that bring everybody's balance (what they have to get; below 0: to pay) to 0; the balances add up
 * to 0 and are 0 in the end. `count` is EVENT_PAYERS at most; there is room for count - 1 payments. Returns
 * how many there are: never more than one less than have a balance. *is_fewest: fewer have been ruled out,
 * as they mostly are of forty people, and of sixty where few get or few pay.
 */
int event_settle(int64_t balance[], int count, struct event_payment payments[], bool *is_fewest);

#endif
