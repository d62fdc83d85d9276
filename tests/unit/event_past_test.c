/*
 * The repeats of a round: grades and flaws, counted by going through all rounds from the first. Rounds are
 * random, even ones that no draw makes: players in two seats, withdrawn ones, tables of every size, byes.
 */
#include "test.h"
#include "random.h"

#include "event/event.h"

#include <stdlib.h>
#include <string.h>

enum { PLAYERS = 70, TABLES = 30, ROUNDS = 6, MOST = 2000 };

struct rounds {
	struct event_game game;
	int count;                               /* of rounds; the last one is graded */
	int sizes[ROUNDS];                       /* tables in each */
	struct event_table tables[ROUNDS][TABLES];
	struct event_player list[PLAYERS];
	struct event_past past;
};

static void make_rounds(struct rounds *r, struct event_game game, uint64_t *random)
{
	memset(r, 0, sizeof *r);
	r->game = game;
	r->count = 1 + (int)next_random(random, ROUNDS);
	for (int i = 0; i < PLAYERS; i++)
		r->list[i] = (struct event_player){ .rank = (int)next_random(random, 40), .club = (int)next_random(random, 5),
			.is_out = next_random(random, 9) == 0 };
	event_past_start(&r->past, game);
	for (int round = 0; round < r->count; round++) {
		r->sizes[round] = 4 + (int)next_random(random, TABLES - 4);
		for (int no = 0; no < r->sizes[round]; no++) {
			int size = next_random(random, 5) ? game.players + (int)next_random(random, (unsigned)(game.most - game.players + 1)) : 1;
			int16_t seat[EVENT_SEATS];
			for (int k = 0; k < size; k++) {
				bool is_new = false;
				while (!is_new) {
					is_new = true;
					seat[k] = (int16_t)next_random(random, PLAYERS);
					for (int j = 0; j < k; j++)
						is_new = is_new && seat[j] != seat[k];
				}
			}
			r->tables[round][no] = event_table_of(size, seat);
		}
		if (round < r->count - 1)
			event_past_add(&r->past, r->tables[round], r->sizes[round]);
	}
}

/* ---- the second calculation -------------------------------------------------------------------- */

/* The times that a player sat at a table number, in a seat, and sat out in earlier rounds. */
struct before { int at_number, in_seat, turns; };

static struct before look_back(const struct rounds *r, int player, int number, int seat, int size)
{
	struct before b = { 0, 0, 0 };

	for (int round = 0; round < r->count - 1; round++) {
		for (int no = 0; no < r->sizes[round]; no++) {
			const struct event_table *t = &r->tables[round][no];
			for (int k = 0; k < t->size; k++) {
				if (t->seat[k] != player)
					continue;
				b.at_number += no == number && t->size > 1;
				b.in_seat += k == seat && t->size > 1;
				if (size == 1 && t->size == 1)
					b.turns++;
				if (size > r->game.players && t->size > 1)
					b.turns += t->size - r->game.players;
			}
		}
	}
	return b;
}

static bool have_sat_together(const struct rounds *r, int a, int b)
{
	for (int round = 0; round < r->count - 1; round++) {
		for (int no = 0; no < r->sizes[round]; no++) {
			const struct event_table *t = &r->tables[round][no];
			bool has_a = false, has_b = false;
			for (int k = 0; k < t->size; k++) {
				has_a = has_a || t->seat[k] == a;
				has_b = has_b || t->seat[k] == b;
			}
			if (has_a && has_b)
				return true;
		}
	}
	return false;
}

static int times_now(const struct rounds *r, int player, int tables)
{
	int times = 0;

	for (int no = 0; no < tables; no++) {
		for (int k = 0; k < r->tables[r->count - 1][no].size; k++)
			times += r->tables[r->count - 1][no].seat[k] == player;
	}
	return times;
}

/* ---- grades ------------------------------------------------------------------------------------ */

static struct event_grade grade(const struct rounds *r)
{
	struct event_grade g = { 0 };
	int last = r->count - 1;

	for (int no = 0; no < r->sizes[last]; no++) {
		const struct event_table *t = &r->tables[last][no];
		int out = t->size == 1 ? 1 : t->size - r->game.players;
		for (int k = 0; k < t->size; k++) {
			const struct event_player *p = &r->list[t->seat[k]];
			struct before b = look_back(r, t->seat[k], no, k, t->size);
			g.turn_repeats += b.turns > 0 ? out : 0;
			g.turns_before += b.turns * out;
			g.same_table += t->size > 1 && b.at_number > 0;
			for (int j = k + 1; j < t->size; j++) {
				const struct event_player *q = &r->list[t->seat[j]];
				int64_t span = labs((long)p->rank - q->rank);
				g.repeats += have_sat_together(r, t->seat[k], t->seat[j]);
				g.club_pairs += p->club && p->club == q->club;
				if (p->rank && q->rank) {
					g.widest = span > g.widest ? (int)span : g.widest;
					g.span2 += span * span;
				}
			}
		}
	}
	for (int player = 0; player < PLAYERS; player++) {
		int times = times_now(r, player, r->sizes[last]);
		g.absent += times == 0 && !r->list[player].is_out;
		g.twice += r->list[player].is_out ? times : times > 1 ? times - 1 : 0;
	}
	return g;
}

/* Check by seat the squares of the times that each player sat there, this round included. */
static void check_seats(const struct rounds *r, const int64_t seats[EVENT_SEATS])
{
	for (int seat = 0; seat < EVENT_SEATS; seat++) {
		int64_t squares = 0;
		for (int player = 0; player < PLAYERS; player++) {
			int64_t times = look_back(r, player, 0, seat, 0).in_seat, now = 0;
			for (int no = 0; no < r->sizes[r->count - 1]; no++) {
				const struct event_table *t = &r->tables[r->count - 1][no];
				now += t->size > 1 && seat < t->size && t->seat[seat] == player;
			}
			/* A player sitting there twice in the round counts separately in each. */
			squares += times * times + now * (2 * times + 1);
		}
		assert_int_equal(seats[seat], squares);
	}
}

/* ---- flaws ------------------------------------------------------------------------------------- */

static int list_flaws(const struct rounds *r, bool is_apart, bool is_top_first, struct event_flaw list[MOST])
{
	int last = r->count - 1, count = 0;

	for (int no = 0; no < r->sizes[last]; no++) {
		const struct event_table *t = &r->tables[last][no];
		for (int k = 0; k < t->size; k++) {
			int player = t->seat[k];
			struct before b = look_back(r, player, no, k, t->size);
			for (int j = k + 1; j < t->size; j++) {
				int club = r->list[player].club;
				if (have_sat_together(r, player, t->seat[j]))
					list[count++] = (struct event_flaw){ EVENT_REPEAT, no + 1, player, t->seat[j] };
				if (is_apart && club && club == r->list[t->seat[j]].club)
					list[count++] = (struct event_flaw){ EVENT_CLUB_PAIR, no + 1, player, t->seat[j] };
			}
			if (b.turns > 0)
				list[count++] = (struct event_flaw){ EVENT_TURN_REPEAT, no + 1, player, EVENT_NOBODY };
			if (b.at_number > 0 && t->size > 1 && !is_top_first)
				list[count++] = (struct event_flaw){ EVENT_SAME_TABLE, no + 1, player, EVENT_NOBODY };
			if (times_now(r, player, no) > 0)
				list[count++] = (struct event_flaw){ EVENT_TWICE, no + 1, player, EVENT_NOBODY };
			if (r->list[player].is_out)
				list[count++] = (struct event_flaw){ EVENT_OUT, no + 1, player, EVENT_NOBODY };
		}
	}
	for (int player = 0; player < PLAYERS; player++) {
		if (!r->list[player].is_out && times_now(r, player, r->sizes[last]) == 0)
			list[count++] = (struct event_flaw){ EVENT_ABSENT, 0, player, EVENT_NOBODY };
	}
	return count;
}

static int compare_flaws(const void *x, const void *y)
{
	const struct event_flaw *a = x, *b = y;
	const int keys[][2] = { { a->table, b->table }, { (int)a->kind, (int)b->kind }, { a->a, b->a }, { a->b, b->b } };

	for (int i = 0; i < 4; i++) {
		if (keys[i][0] != keys[i][1])
			return keys[i][0] < keys[i][1] ? -1 : 1;
	}
	return 0;
}

static void check_flaws(const struct rounds *r, const struct event_field *field)
{
	static struct event_flaw wanted[MOST], found[MOST];
	const struct event_table *tables = r->tables[r->count - 1];
	int size = r->sizes[r->count - 1], count = list_flaws(r, field->is_apart, field->is_top_first, wanted);

	assert_int_equal(event_flaws(field, &r->past, tables, size, found, MOST), count);
	qsort(wanted, (size_t)count, sizeof *wanted, compare_flaws);
	qsort(found, (size_t)count, sizeof *found, compare_flaws);
	for (int i = 0; i < count; i++)
		assert_int_equal(compare_flaws(&wanted[i], &found[i]), 0);
	/* With less room fewer are written, and all are counted. */
	int room = count / 2;
	memset(found, 0x55, sizeof found);
	assert_int_equal(event_flaws(field, &r->past, tables, size, found, room), count);
	assert_int_equal(found[room].table, 0x55555555);
}

static void grades_and_flaws(void **state)
{
	static const struct event_game games[] = { { 2, 2 }, { 3, 4 }, { 4, 7 }, { 3, 6 } };
	static struct rounds r;
	uint64_t random = 92;

	(void)state;
	for (int no = 0; no < 60; no++) {
		make_rounds(&r, games[no % 4], &random);
		struct event_field field = { .game = r.game, .count = PLAYERS, .players = r.list, .is_apart = no % 2, .is_top_first = no % 3 == 0 };
		struct event_grade g = { 0 }, wanted = grade(&r);
		event_grade_round(&g, &field, &r.past, r.tables[r.count - 1], r.sizes[r.count - 1]);
		check_seats(&r, g.seats);
		assert_int_equal(g.repeats, wanted.repeats);
		assert_int_equal(g.turn_repeats, wanted.turn_repeats);
		assert_int_equal(g.turns_before, wanted.turns_before);
		assert_int_equal(g.club_pairs, wanted.club_pairs);
		assert_int_equal(g.widest, wanted.widest);
		assert_int_equal(g.span2, wanted.span2);
		assert_int_equal(g.same_table, wanted.same_table);
		assert_int_equal(g.absent, wanted.absent);
		assert_int_equal(g.twice, wanted.twice);
		check_flaws(&r, &field);
		for (int a = 0; a < PLAYERS; a++) {
			for (int b = 0; b < PLAYERS; b++)
				assert_int_equal(event_have_met(&r.past, a, b), a != b && have_sat_together(&r, a, b));
		}
	}
}

/* the criteria in order, each outweighing all after it; clubs only if they are kept apart. */
static void criteria_in_their_order(void **state)
{
	enum { CRITERIA = 9 };

	(void)state;
	for (int better = 0; better < CRITERIA; better++) {
		for (int worse = 0; worse < CRITERIA; worse++) {
			for (int is_apart = 0; is_apart < 2; is_apart++) {
				struct event_grade grades[2] = { { 0 }, { 0 } };
				for (int i = 0; i < 2; i++) {
					int at = i == 0 ? better : worse, n = i == 0 ? 2 : 1;
					struct event_grade *g = &grades[i];
					*(at == 1 ? &g->repeats : at == 2 ? &g->turn_repeats : at == 3 ? &g->turns_before : at == 4 ? &g->club_pairs
						: at == 5 ? &g->widest : at == 8 ? &g->same_table : worse % 2 ? &g->absent : &g->twice) = at == 6 || at == 7 ? 0 : n;
					g->span2 = at == 6 ? n : 0;
					g->seats[at % EVENT_SEATS] = at == 7 ? n : 0;
				}
				int first = is_apart || better != 4 ? better : CRITERIA, second = is_apart || worse != 4 ? worse : CRITERIA;
				int wanted = first == CRITERIA && second == CRITERIA ? 0 : first <= second ? 1 : -1;
				assert_int_equal(event_grade_compare(&grades[0], &grades[1], is_apart), wanted);
				assert_int_equal(event_grade_compare(&grades[1], &grades[0], is_apart), -wanted);
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(grades_and_flaws), cmocka_unit_test(criteria_in_their_order) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
