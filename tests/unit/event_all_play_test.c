/*
 * All-play-all for every field, checked independently by the tables alone: each round is split into pairs,
 * which are sorted and searched for equal ones.
 */
#include "test.h"

#include "event/event.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 120 };

struct schedule {
	int players, rounds, size;               /* size: tables per round */
	struct event_plan plan;
	struct event_player list[EVENT_PLAYERS];
	struct event_table tables[EVENT_ROUNDS * LARGEST];
};

static struct event_work *work;
static struct schedule *made;

static int set_up(void **state)
{
	(void)state;
	work = malloc(event_work_size());
	made = malloc(sizeof *made);
	return work && made ? 0 : -1;
}

static int tear_down(void **state)
{
	(void)state;
	free(work);
	free(made);
	return 0;
}

static void make_of(struct event_game game, int players, enum event_fill fill, uint64_t seed, int rounds)
{
	struct event_field field = { .game = game, .count = players, .players = made->list, .fill = fill };

	memset(made, 0, sizeof *made);
	made->players = players;
	assert_true(event_plan_make(players, game, fill, &made->plan));
	made->size = made->plan.small + made->plan.large + made->plan.byes;
	made->rounds = event_all_play(work, &field, NULL, seed, rounds ? rounds : made->plan.rounds, made->tables);
}

static void make(int players, enum event_fill fill, uint64_t seed, int rounds)
{
	make_of(EVENT_THREES, players, fill, seed, rounds);
}

static int compare_numbers(const void *a, const void *b)
{
	const int *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

/* Count the pairs that meet; fails if one meets twice. */
static int count_pairs(void)
{
	static int pairs[EVENT_ROUNDS * LARGEST * 6];
	int count = 0;

	for (int i = 0; i < made->rounds * made->size; i++) {
		const struct event_table *t = &made->tables[i];
		for (int a = 0; a < t->size; a++) {
			for (int b = 0; b < t->size; b++) {
				if (t->seat[a] < t->seat[b])
					pairs[count++] = t->seat[a] * 1000 + t->seat[b];
			}
		}
	}
	qsort(pairs, (size_t)count, sizeof *pairs, compare_numbers);
	for (int i = 1; i < count; i++) {
		if (pairs[i] == pairs[i - 1])
			fail_msg("%d players: %d and %d meet twice", made->players, pairs[i] / 1000, pairs[i] % 1000);
	}
	return count;
}

/* Everybody sits once in each round, at the planned number of tables of each size; byes come last. */
static void check_rounds(void)
{
	for (int round = 0; round < made->rounds; round++) {
		const struct event_table *t = made->tables + round * made->size;
		int sizes[EVENT_SEATS + 1] = { 0 }, players[EVENT_PLAYERS], count = 0;
		for (int i = 0; i < made->size; i++) {
			sizes[t[i].size]++;
			assert_false(i > 0 && t[i - 1].size == 1 && t[i].size > 1);
			for (int k = 0; k < t[i].size; k++)
				players[count++] = t[i].seat[k];
		}
		assert_int_equal(count, made->players);
		qsort(players, (size_t)count, sizeof *players, compare_numbers);
		for (int i = 0; i < count; i++)
			assert_int_equal(players[i], i);
		assert_int_equal(sizes[made->plan.least], made->plan.small + (made->plan.least == made->plan.most ? made->plan.large : 0));
		if (made->plan.large > 0)
			assert_int_equal(sizes[made->plan.most], made->plan.large);
		assert_int_equal(sizes[1], made->plan.byes);
	}
}

/* Count the times that the player sits in that seat of tables of the size, 0: of three and four. */
static int count_seat(int player, int seat, int size)
{
	int count = 0;

	for (int i = 0; i < made->rounds * made->size; i++) {
		const struct event_table *t = &made->tables[i];
		count += t->size > 1 && (size == 0 || t->size == size) && t->seat[seat] == player;
	}
	return count;
}

static void check_seats_even(void)
{
	for (int player = 0; player < made->players; player++) {
		for (int seat = 0; seat < 3; seat++) {
			int times = count_seat(player, seat, 0);
			if (times != made->rounds / 3 && times != (made->rounds + 2) / 3)
				fail_msg("%d players: %d sits in %c %d times", made->players, player, 'A' + seat, times);
		}
	}
}

/* Nobody has two turns at a table of that size more than anybody else. */
static void check_turns(int size)
{
	int least = INT32_MAX, most = 0;

	for (int player = 0; player < made->players; player++) {
		int turns = 0;
		for (int i = 0; i < made->rounds * made->size; i++) {
			for (int k = 0; k < size; k++)
				turns += made->tables[i].size == size && made->tables[i].seat[k] == player;
		}
		least = turns < least ? turns : least;
		most = turns > most ? turns : most;
	}
	assert_true(most - least < 2);
}

static void threes_have_the_most_rounds(void **state)
{
	static const int most[] = { 4, 4, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31 };

	(void)state;
	for (int n = 9; n <= 63; n += 3) {
		for (uint64_t seed = 0; seed < 3; seed++) {
			make(n, EVENT_FOURS, seed, 0);
			assert_int_equal(made->rounds, most[n / 3 - 3]);
			assert_int_equal(made->plan.bound, made->rounds);
			check_rounds();
			check_seats_even();
			int pairs = count_pairs(), all = n * (n - 1) / 2;
			if (n % 6 == 3)
				assert_int_equal(pairs, all);
			else if (n != 12)
				assert_int_equal(pairs, all - n / 2);
		}
	}
}

static void fewer_rounds_are_as_even(void **state)
{
	(void)state;
	for (int n = 9; n <= 63; n += 9) {
		for (int rounds = 1; rounds < (n - 1) / 2; rounds += 3) {
			make(n, EVENT_BYES, 7, rounds);
			assert_int_equal(made->rounds, rounds);
			check_rounds();
			check_seats_even();
			count_pairs();
		}
	}
}

/* Numbers of rounds with tables of four, found elsewhere by a search. */
static void fours_have_no_fewer_rounds(void **state)
{
	static const struct { int players, rounds; } known[] = { { 10, 1 }, { 11, 1 }, { 13, 4 }, { 14, 4 }, { 16, 5 },
		{ 17, 5 }, { 19, 6 }, { 20, 6 }, { 22, 8 }, { 23, 7 }, { 25, 9 }, { 26, 8 } };

	(void)state;
	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		make(known[i].players, EVENT_FOURS, i, 0);
		assert_true(made->rounds >= known[i].rounds);
	}
}

static void other_fields_are_right(void **state)
{
	(void)state;
	for (int n = 4; n <= 110; n++) {
		if (n == 5 || n % 3 == 0)
			continue;
		make(n, EVENT_FOURS, 0, 0);
		assert_int_equal(made->rounds, made->plan.rounds);
		assert_true(made->rounds <= made->plan.bound);
		check_rounds();
		count_pairs();
	}
	for (int n = 4; n <= 110; n++) {
		make(n, EVENT_BYES, 0, 0);
		assert_int_equal(made->rounds, made->plan.rounds);
		check_rounds();
		count_pairs();
		check_turns(1);
	}
}

/* in so many rounds turns at the tables of four are even; one more is drawn without a repeat too, if there is one. */
static void turns_at_fours_are_even(void **state)
{
	static const struct { int players, rounds; } even[] = {
		{ 10, 1 }, { 11, 1 }, { 13, 1 }, { 14, 1 }, { 16, 5 }, { 17, 1 }, { 19, 6 }, { 20, 4 }, { 22, 7 },
		{ 23, 7 }, { 25, 8 }, { 26, 8 }, { 28, 6 }, { 29, 8 }, { 31, 10 }, { 32, 7 }, { 34, 8 }, { 35, 11 },
		{ 37, 14 }, { 38, 11 }, { 40, 9 }, { 41, 13 }, { 43, 16 }, { 44, 10 }, { 46, 11 }, { 47, 11 },
		{ 49, 11 }, { 50, 16 }, { 52, 12 }, { 53, 12 }, { 55, 13 }, { 56, 13 }, { 58, 21 }, { 59, 19 },
		{ 61, 14 }, { 62, 14 },
	};

	uint64_t digest = UINT64_C(0xcbf29ce484222325);

	(void)state;
	for (size_t i = 0; i < sizeof even / sizeof *even; i++) {
		make(even[i].players, EVENT_FOURS, i, even[i].rounds);
		assert_int_equal(made->rounds, even[i].rounds);
		check_turns(4);
		if (even[i].rounds == made->plan.rounds)
			continue;
		make(even[i].players, EVENT_FOURS, i, even[i].rounds + 1);
		assert_int_equal(made->rounds, even[i].rounds + 1);
		count_pairs();
		for (int k = 0; k < made->rounds * made->size * 4; k++)
			digest = (digest ^ (uint64_t)(made->tables[k / 4].seat[k % 4] + 1)) * UINT64_C(0x100000001b3);
	}
	/* An earlier version drew the longer ones so: whoever draws one of then again gets the same. */
	assert_true(digest == UINT64_C(0xfa8ff6146135aa24));
}

/* ---- other games than those of three ----------------------------------------------------------- */

/* Find the sizes of tables by trying all: as few different ones as possible, then the smallest. */
static void check_plan(struct event_game game, int players)
{
	struct event_plan plan;
	int found = 0;

	for (int size = game.players; size <= game.most && 2 * size <= 3 * game.players && !found; size++)
		found = players % size == 0 ? size : 0;
	bool is_there = event_plan_make(players, game, EVENT_FOURS, &plan);
	bool is_equal = found > 0;
	for (int size = game.players; size < game.most && !found; size++) {
		for (int large = 1; large * (size + 1) < players && !found; large++) {
			if ((players - large * (size + 1)) % size != 0)
				continue;
			found = size;
			assert_true(is_there);
			assert_int_equal(plan.least, size);
			assert_int_equal(plan.most, size + 1);
			assert_int_equal(plan.large, large);
			assert_int_equal(plan.small * size + large * (size + 1), players);
		}
	}
	if (!found && players >= game.players && players <= game.most) {   /* all at one table */
		found = players;
		is_equal = true;
	}
	assert_int_equal(is_there, found > 0);
	if (is_equal) {
		assert_int_equal(plan.least, found);
		assert_int_equal(plan.small, players / found);
		assert_int_equal(plan.large + plan.byes, 0);
	}
}

static void plans_of_all_games(void **state)
{
	(void)state;
	for (int most = 4; most <= EVENT_SEATS; most++) {
		for (int least = 2; least <= most - 2; least++) {
			for (int players = 1; players <= 300; players++)
				check_plan((struct event_game){ (int16_t)least, (int16_t)most }, players);
		}
	}
	struct event_plan plan;
	assert_true(event_plan_make(11, (struct event_game){ 4, 6 }, EVENT_FOURS, &plan));
	assert_int_equal(plan.small * 10 + plan.large, 11);
	assert_int_equal(plan.least * 10 + plan.most, 56);
	assert_false(event_plan_make(7, (struct event_game){ 4, 6 }, EVENT_FOURS, &plan));
	assert_true(event_plan_make(7, (struct event_game){ 4, 6 }, EVENT_BYES, &plan));
	assert_int_equal(plan.byes, 3);
	assert_false(event_plan_make(5, (struct event_game){ 2, 2 }, EVENT_FOURS, &plan));
	assert_true(event_plan_make(5, (struct event_game){ 2, 2 }, EVENT_BYES, &plan));
	assert_int_equal(plan.rounds, 5);
}

/* Every game and field: correct rounds, no pair twice, as many as promised and possible. */
static void other_games_are_right(void **state)
{
	(void)state;
	for (int most = 2; most <= EVENT_SEATS; most++) {
		for (int least = 2; least <= most; least++) {
			for (int players = least; players <= (least == 3 ? 30 : 72); players++) {
				struct event_game game = { (int16_t)least, (int16_t)most };
				struct event_plan plan;
				for (enum event_fill fill = EVENT_FOURS; fill <= EVENT_BYES; fill++) {
					if (!event_plan_make(players, game, fill, &plan))
						continue;
					make_of(game, players, fill, (uint64_t)players, 0);
					assert_int_equal(made->rounds, plan.rounds);
					if (made->rounds > plan.bound)
						fail_msg("%d players at %d to %d: %d rounds, bound %d", players, least, most, made->rounds, plan.bound);
					check_rounds();
					count_pairs();
				}
			}
		}
	}
}

/* Two at a table: everybody meets everybody once, and with an odd number each rests once. */
static void twos_meet_once(void **state)
{
	(void)state;
	for (int players = 2; players <= 100; players++) {
		make_of((struct event_game){ 2, 2 }, players, EVENT_BYES, 7, 0);
		assert_int_equal(made->rounds, players - 1 + players % 2);
		assert_int_equal(count_pairs(), players * (players - 1) / 2);
		check_rounds();
	}
}

/* Planes with as many columns as tables: 16 in fours, 25 in fives and 49 in sevens meet once each. */
static void planes_are_whole(void **state)
{
	(void)state;
	for (int size = 4; size <= 7; size++) {
		if (size == 6)
			continue;
		make_of((struct event_game){ (int16_t)size, (int16_t)size }, size * size, EVENT_FOURS, 0, 0);
		assert_int_equal(made->rounds, size + 1);
		assert_int_equal(count_pairs(), size * size * (size * size - 1) / 2);
	}
	make_of((struct event_game){ 4, 4 }, 32, EVENT_FOURS, 0, 0);
	assert_int_equal(made->rounds, 9);
}

static void too_small_a_field(void **state)
{
	struct event_plan plan;

	(void)state;
	assert_false(event_plan_make(0, EVENT_THREES, EVENT_FOURS, &plan));
	assert_false(event_plan_make(2, EVENT_THREES, EVENT_BYES, &plan));
	assert_false(event_plan_make(5, EVENT_THREES, EVENT_FOURS, &plan));
	assert_false(event_plan_make(EVENT_PLAYERS + 1, EVENT_THREES, EVENT_FOURS, &plan));
	assert_true(event_plan_make(8, EVENT_THREES, EVENT_FOURS, &plan));
	assert_int_equal(plan.least, 4);
	assert_int_equal(plan.small, 2);
	assert_true(event_plan_make(5, EVENT_THREES, EVENT_BYES, &plan));
	assert_int_equal(plan.byes, 2);
}

/* Two clubs of a few players each can be kept apart if not all rounds are played. */
static void clubs_are_parted(void **state)
{
	struct event_field field = { .game = EVENT_THREES, .count = 21, .players = made->list, .is_apart = true };

	(void)state;
	memset(made, 0, sizeof *made);
	for (int i = 0; i < 21; i++)
		made->list[i].club = i < 4 ? 1 : i < 8 ? 2 : 0;
	made->rounds = event_all_play(work, &field, NULL, 0, 4, made->tables);
	assert_int_equal(made->rounds, 4);
	for (int i = 0; i < 4 * 7; i++) {
		const int16_t *s = made->tables[i].seat;
		for (int k = 0; k < 3; k++) {
			int a = made->list[s[k]].club, b = made->list[s[(k + 1) % 3]].club;
			assert_false(a != 0 && a == b);
		}
	}
}

/* After rounds outside our schedules the following rounds have no repeats either. */
static void goes_on_behind_others(void **state)
{
	struct event_field field = { .game = EVENT_THREES, .count = 24, .players = made->list };
	static struct event_past past;

	(void)state;
	memset(made, 0, sizeof *made);
	made->players = 24;
	made->size = 8;
	event_past_start(&past, EVENT_THREES);
	assert_int_equal(event_draw_random(work, &field, &past, 5, made->tables), 8);
	event_past_add(&past, made->tables, 8);
	made->rounds = 1 + event_all_play(work, &field, &past, 0, 5, made->tables + 8);
	assert_int_equal(made->rounds, 6);
	made->plan = (struct event_plan){ .small = 8, .least = 3, .most = 3 };
	check_rounds();
	count_pairs();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(threes_have_the_most_rounds),
		cmocka_unit_test(fewer_rounds_are_as_even),
		cmocka_unit_test(fours_have_no_fewer_rounds),
		cmocka_unit_test(other_fields_are_right),
		cmocka_unit_test(turns_at_fours_are_even),
		cmocka_unit_test(plans_of_all_games),
		cmocka_unit_test(other_games_are_right),
		cmocka_unit_test(twos_meet_once),
		cmocka_unit_test(planes_are_whole),
		cmocka_unit_test(too_small_a_field),
		cmocka_unit_test(clubs_are_parted),
		cmocka_unit_test(goes_on_behind_others),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
