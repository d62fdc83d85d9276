/*
 * Draws by standing and from a seed against a plain search: a greedy draw down the standing, then exchanges
 * of two players as long as one helps, graded by a second calculation; in small fields, against all possible
 * draws.
 */
#include "test.h"
#include "random.h"

#include "event/event.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 120 };

/* An event in progress, as matrices. */
struct history {
	int players, rounds;
	struct event_game game;
	bool is_apart;
	enum event_fill fill;
	struct event_player list[LARGEST];
	uint8_t met[LARGEST][LARGEST], turns[LARGEST][2];
	struct event_past past;
};

struct table { int size, seat[EVENT_SEATS]; };
struct draw { int count; struct table tables[LARGEST]; };

static struct event_work *work;

static int set_up(void **state)
{
	(void)state;
	work = malloc(event_work_size());
	return work ? 0 : -1;
}

static int tear_down(void **state)
{
	(void)state;
	free(work);
	return 0;
}

/* ---- the second calculation -------------------------------------------------------------------- */

/* Criteria 1 to 5 and, after 2, the number of earlier turns. */
struct marks { long long of[6]; };

static void mark_table(const struct history *h, const struct table *t, struct marks *m)
{
	int out = t->size == 1 ? 1 : t->size - h->game.players;

	for (int a = 0; a < t->size; a++) {
		int turns = h->turns[t->seat[a]][t->size == 1];
		m->of[1] += turns > 0 ? out : 0;
		m->of[2] += turns * out;
		for (int b = a + 1; b < t->size; b++) {
			const struct event_player *p = &h->list[t->seat[a]], *q = &h->list[t->seat[b]];
			long long span = llabs((long long)p->rank - q->rank);
			m->of[0] += h->met[t->seat[a]][t->seat[b]] > 0;
			m->of[3] += h->is_apart && p->club && p->club == q->club;
			m->of[4] = span > m->of[4] ? span : m->of[4];
			m->of[5] += span * span;
		}
	}
}

static struct marks mark(const struct history *h, const struct draw *d)
{
	struct marks m = { { 0 } };

	for (int i = 0; i < d->count; i++)
		mark_table(h, &d->tables[i], &m);
	return m;
}

static int compare_marks(const struct marks *a, const struct marks *b)
{
	for (int i = 0; i < 6; i++) {
		if (a->of[i] != b->of[i])
			return a->of[i] < b->of[i] ? -1 : 1;
	}
	return 0;
}

/* ---- the plain search -------------------------------------------------------------------------- */

/* Draw down the standing: each free seat goes to the first free player who has met nobody there. */
static void draw_greedily(const struct history *h, const struct event_plan *plan, struct draw *d)
{
	bool sits[LARGEST] = { false };

	d->count = plan->small + plan->large + plan->byes;
	for (int i = 0; i < d->count; i++) {
		struct table *t = &d->tables[i];
		t->size = i < plan->small ? plan->least : i < plan->small + plan->large ? plan->most : 1;
		for (int k = 0; k < t->size; k++) {
			int best = -1;
			for (int rank = 1; rank <= h->players; rank++) {
				int player = 0;
				while (h->list[player].rank != rank)
					player++;
				if (sits[player])
					continue;
				bool fits = true;
				for (int j = 0; j < k; j++)
					fits = fits && !h->met[player][t->seat[j]];
				best = best < 0 ? player : best;
				if (fits) {
					best = player;
					break;
				}
			}
			sits[best] = true;
			t->seat[k] = best;
		}
	}
}

static bool exchange_once(const struct history *h, struct draw *d, struct marks *best)
{
	for (int i = 0; i < d->count; i++) {
		for (int j = i + 1; j < d->count; j++) {
			for (int a = 0; a < d->tables[i].size; a++) {
				for (int b = 0; b < d->tables[j].size; b++) {
					int *x = &d->tables[i].seat[a], *y = &d->tables[j].seat[b], was = *x;
					*x = *y;
					*y = was;
					struct marks m = mark(h, d);
					if (compare_marks(&m, best) < 0) {
						*best = m;
						return true;
					}
					*y = *x;
					*x = was;
				}
			}
		}
	}
	return false;
}

static struct marks search_plainly(const struct history *h, const struct event_plan *plan)
{
	static struct draw d;
	struct marks best;

	draw_greedily(h, plan, &d);
	best = mark(h, &d);
	while (exchange_once(h, &d, &best))
		continue;
	return best;
}

/* ---- all draws --------------------------------------------------------------------------------- */

struct all {
	const struct history *h;
	int left[EVENT_SEATS + 1]; /* tables of each size still to fill */
	bool sits[LARGEST];
	struct draw d;
	struct marks best;
};

static void try_all(struct all *all);

/* Fill the last table with players after `from`. */
static void fill_table(struct all *all, int filled, int from)
{
	struct table *t = &all->d.tables[all->d.count - 1];

	if (filled == t->size || filled == EVENT_SEATS) {
		try_all(all);
		return;
	}
	for (int player = from; player < all->h->players; player++) {
		if (all->sits[player])
			continue;
		all->sits[player] = true;
		t->seat[filled] = player;
		fill_table(all, filled + 1, player + 1);
		all->sits[player] = false;
	}
}

static void try_all(struct all *all)
{
	int first = 0;

	while (first < all->h->players && all->sits[first])
		first++;
	if (first == all->h->players) {
		struct marks m = mark(all->h, &all->d);
		if (all->best.of[0] < 0 || compare_marks(&m, &all->best) < 0)
			all->best = m;
		return;
	}
	all->sits[first] = true;
	for (int size = 1; size <= EVENT_SEATS; size++) {
		if (all->left[size] == 0)
			continue;
		all->left[size]--;
		all->d.tables[all->d.count++] = (struct table){ size, { first } };
		fill_table(all, 1, first + 1);
		all->d.count--;
		all->left[size]++;
	}
	all->sits[first] = false;
}

static struct marks search_all(const struct history *h, const struct event_plan *plan)
{
	static struct all all;

	all = (struct all){ .h = h, .best = { { -1 } } };
	all.left[1] = plan->byes;
	all.left[plan->least] += plan->small;
	all.left[plan->most] += plan->large;
	try_all(&all);
	return all.best;
}

/* ---- events ------------------------------------------------------------------------------------ */

static struct event_field field_of(const struct history *h)
{
	return (struct event_field){ .game = h->game, .count = h->players, .players = h->list, .fill = h->fill,
		.is_apart = h->is_apart };
}

static void start_history(struct history *h, struct event_game game, int players, enum event_fill fill, int clubs, uint64_t *random)
{
	memset(h, 0, sizeof *h);
	h->game = game;
	h->players = players;
	h->fill = fill;
	h->is_apart = clubs > 0;
	for (int i = 0; i < players; i++)
		h->list[i].club = clubs ? (int)next_random(random, (unsigned)clubs + 1) : 0;
	event_past_start(&h->past, game);
}

static void shuffle_ranks(struct history *h, uint64_t *random)
{
	for (int i = 0; i < h->players; i++)
		h->list[i].rank = i + 1;
	for (int i = h->players - 1; i > 0; i--) {
		int j = (int)next_random(random, (unsigned)i + 1), rank = h->list[i].rank;
		h->list[i].rank = h->list[j].rank;
		h->list[j].rank = rank;
	}
}

/* Convert the tables for the second calculation; each player sits exactly once. */
static struct draw take(const struct history *h, const struct event_table *tables, int count)
{
	struct draw d = { .count = count };
	int seen[LARGEST] = { 0 };

	for (int i = 0; i < count; i++) {
		d.tables[i].size = tables[i].size;
		for (int k = 0; k < tables[i].size; k++) {
			d.tables[i].seat[k] = tables[i].seat[k];
			assert_int_equal(seen[tables[i].seat[k]]++, 0);
		}
	}
	for (int i = 0; i < h->players; i++)
		assert_int_equal(seen[i], 1);
	return d;
}

static void play(struct history *h, const struct event_table *tables, const struct draw *d)
{
	event_past_add(&h->past, tables, d->count);
	for (int i = 0; i < d->count; i++) {
		const struct table *t = &d->tables[i];
		for (int a = 0; a < t->size; a++) {
			h->turns[t->seat[a]][t->size == 1] = (uint8_t)(h->turns[t->seat[a]][t->size == 1]
				+ (t->size == 1 ? 1 : t->size - h->game.players));
			for (int b = 0; b < t->size; b++)
				h->met[t->seat[a]][t->seat[b]] |= a != b;
		}
	}
	h->rounds++;
}

/* Check that the second calculation agrees with the grade. */
static void check_grade(const struct history *h, const struct event_table *tables, const struct draw *d)
{
	struct event_field field = field_of(h);
	struct event_grade g = { 0 };
	struct marks m = mark(h, d);

	event_grade_round(&g, &field, &h->past, tables, d->count);
	assert_int_equal(g.repeats, m.of[0]);
	assert_int_equal(g.turn_repeats, m.of[1]);
	assert_int_equal(g.turns_before, m.of[2]);
	if (h->is_apart)
		assert_int_equal(g.club_pairs, m.of[3]);
	assert_int_equal(g.widest, m.of[4]);
	assert_int_equal(g.span2, m.of[5]);
	assert_int_equal(g.absent + g.twice, 0);
}

static void fail_worse(const struct history *h, const struct marks *ours, const struct marks *theirs)
{
	fail_msg("%d players at %d to %d, round %d: %lld %lld %lld %lld %lld %lld, there is %lld %lld %lld %lld %lld %lld", h->players,
		h->game.players, h->game.most, h->rounds + 1, ours->of[0], ours->of[1], ours->of[2], ours->of[3], ours->of[4], ours->of[5], theirs->of[0],
		theirs->of[1], theirs->of[2], theirs->of[3], theirs->of[4], theirs->of[5]);
}

/* Another search, compared with each round by standing. */
typedef struct marks search(const struct history *h, const struct event_plan *plan);

static void compare_rounds(struct history *h, int rounds, search *other, bool is_all, uint64_t *random)
{
	struct event_field field = field_of(h);
	struct event_table tables[LARGEST];
	struct event_plan plan;

	assert_true(event_plan_make(h->players, h->game, h->fill, &plan));
	for (int round = 0; round < rounds; round++) {
		enum event_proof proof;
		shuffle_ranks(h, random);
		int count = event_draw_standing(work, &field, &h->past, tables, &proof);
		struct draw d = take(h, tables, count);
		struct marks ours = mark(h, &d), theirs = other(h, &plan);
		check_grade(h, tables, &d);
		int order = compare_marks(&ours, &theirs);
		if (order > 0 || (order < 0 && is_all))
			fail_worse(h, &ours, &theirs);
		if (is_all && proof == EVENT_UNAVOIDABLE)
			assert_true(theirs.of[0] > 0);
		play(h, tables, &d);
	}
}

static void no_plain_search_is_better(void **state)
{
	static struct history h;
	uint64_t random = 20261121;

	(void)state;
	for (int no = 0; no < 60; no++) {
		int players = 9 + (int)next_random(&random, 40), clubs = no % 3 == 0 ? 2 + (int)next_random(&random, 8) : 0;
		start_history(&h, EVENT_THREES, players, no % 2 ? EVENT_FOURS : EVENT_BYES, clubs, &random);
		compare_rounds(&h, 3 + no % 8, search_plainly, false, &random);
	}
}

static void of_all_draws_the_best(void **state)
{
	static struct history h;
	uint64_t random = 4;

	(void)state;
	for (int no = 0; no < 60; no++) {
		int players = 6 + (int)next_random(&random, 7), clubs = no % 3 == 0 ? 3 : 0;
		start_history(&h, EVENT_THREES, players, no % 2 ? EVENT_FOURS : EVENT_BYES, clubs, &random);
		compare_rounds(&h, 6, search_all, true, &random);
	}
}

/* The games of two to seven at a table. */
static const struct event_game games[] = { { 2, 2 }, { 2, 3 }, { 2, 4 }, { 3, 5 }, { 3, 6 }, { 4, 4 }, { 4, 6 }, { 4, 7 }, { 5, 7 }, { 7, 7 } };
enum { GAMES = sizeof games / sizeof *games };

/* Every game in small fields, against all possible draws. */
static void of_every_game_the_best(void **state)
{
	static struct history h;
	uint64_t random = 6;

	(void)state;
	for (int no = 0; no < 6 * GAMES; no++) {
		int players = games[no % GAMES].most + (int)next_random(&random, 12 - (unsigned)games[no % GAMES].most), clubs = no % 3 == 0 ? 3 : 0;
		struct event_plan plan;
		start_history(&h, games[no % GAMES], players, no / GAMES % 2 ? EVENT_FOURS : EVENT_BYES, clubs, &random);
		if (event_plan_make(players, h.game, h.fill, &plan))
			compare_rounds(&h, 4, search_all, true, &random);
	}
}

/* And in larger ones, against the plain search. */
static void of_every_game_no_worse(void **state)
{
	static struct history h;
	uint64_t random = 7;

	(void)state;
	for (int no = 0; no < GAMES; no++) {
		int players = 14 + (int)next_random(&random, 16), clubs = no % 3 == 0 ? 2 + (int)next_random(&random, 8) : 0;
		struct event_plan plan;
		start_history(&h, games[no % GAMES], players, no % 4 ? EVENT_FOURS : EVENT_BYES, clubs, &random);
		if (event_plan_make(players, h.game, h.fill, &plan))
			compare_rounds(&h, 3, search_plainly, false, &random);
	}
}

/* Where everybody has had a bye, and nobody met anybody, somebody's second one is the best there is, and that is proved. */
static void a_second_bye_is_the_best(void **state)
{
	static struct history h;
	struct event_table tables[LARGEST];
	uint64_t random = 1;

	(void)state;
	for (int players = 4; players <= 16; players += 3) {
		enum event_proof proof;
		start_history(&h, EVENT_THREES, players, EVENT_BYES, 0, &random);
		for (int16_t i = 0; i < players; i++)
			tables[i] = event_table_of(1, &i);
		event_past_add(&h.past, tables, players);
		shuffle_ranks(&h, &random);
		struct event_field field = field_of(&h);
		assert_int_equal(event_draw_standing(work, &field, &h.past, tables, &proof), players / 3 + 1);
		assert_int_equal(proof, EVENT_PROVED);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_second_bye_is_the_best),
		cmocka_unit_test(no_plain_search_is_better),
		cmocka_unit_test(of_all_draws_the_best),
		cmocka_unit_test(of_every_game_the_best),
		cmocka_unit_test(of_every_game_no_worse),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
