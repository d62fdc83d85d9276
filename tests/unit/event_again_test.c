/*
 * Rounds are drawn as in earlier versions from the same field, past and seed. The digests are of tables drawn
 * by an earlier version, so that an old page with its seed can be verified today; so are those of payments.
 */
#include "test.h"
#include "random.h"

#include "event/event.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 120, TABLES = 40 * EVENT_ROUNDS };

enum kind { STANDING, RANDOM, ALL_PLAY };

/* Rounds of fields of `least` to `most` players: `rounds` of each, drawn one by one, or a schedule. */
static const struct series {
	enum kind kind;
	int least, most, rounds;
	struct event_game game;
	enum event_fill fill;
	int clubs, out;             /* one of so many players has no club; number withdrawn in each round */
	bool is_top_first, is_still;   /* `is_still`: the standing is the same before each round */
	uint64_t digest;
} all_series[] = {
	{ ALL_PLAY, 3, 63, 0, { 3, 4 }, EVENT_BYES, 0, 0, false, false,
		UINT64_C(0xf644c830d9f2235b) },
	{ ALL_PLAY, 2, 40, 0, { 2, 2 }, EVENT_BYES, 0, 0, false, false,
		UINT64_C(0x0978ef2c34f92de5) },
	{ ALL_PLAY, 4, 60, 0, { 4, 5 }, EVENT_FOURS, 0, 0, false, false,
		UINT64_C(0x11852a5b239b166f) },
	{ ALL_PLAY, 5, 80, 0, { 5, 7 }, EVENT_FOURS, 0, 0, false, false,
		UINT64_C(0x6b333ebbd4393c8f) },
	{ ALL_PLAY, 4, 60, 0, { 4, 5 }, EVENT_BYES, 0, 0, false, false,
		UINT64_C(0xdc71d0a89e59b488) },
	{ ALL_PLAY, 5, 80, 0, { 5, 7 }, EVENT_BYES, 0, 0, false, false,
		UINT64_C(0xfd33eef10f8d35f7) },
	{ ALL_PLAY, 9, 45, 3, { 3, 4 }, EVENT_BYES, 4, 0, false, false,
		UINT64_C(0x84e409bbdf14d5ab) },
	{ ALL_PLAY, 3, 31, 0, { 3, 4 }, EVENT_FOURS, 0, 0, false, false,
		UINT64_C(0xcb7d078f5246c83d) },
	{ ALL_PLAY, 10, 62, 1, { 3, 4 }, EVENT_FOURS, 0, 0, false, false,
		UINT64_C(0xde9f2ab8817d7753) },
	{ ALL_PLAY, 10, 62, 1, { 3, 4 }, EVENT_BYES, 0, 0, false, false,
		UINT64_C(0x0f30377321a39213) },
	{ RANDOM, 9, 40, 3, { 3, 4 }, EVENT_BYES, 0, 2, false, false,
		UINT64_C(0x9c65c8f480aa0e2c) },
	{ RANDOM, 2, 20, 5, { 2, 2 }, EVENT_BYES, 4, 0, false, false,
		UINT64_C(0x51112b4e1839db07) },
	{ RANDOM, 9, 40, 4, { 3, 4 }, EVENT_FOURS, 5, 1, false, false,
		UINT64_C(0xa5f5ca42604ef845) },
	{ RANDOM, 4, 16, 4, { 4, 7 }, EVENT_FOURS, 3, 1, false, false,
		UINT64_C(0x8e5871ee055fb985) },
	{ STANDING, 2, 13, 4, { 2, 2 }, EVENT_BYES, 0, 0, true, false,
		UINT64_C(0x1865245a6bea2c46) },
	{ STANDING, 100, 100, 5, { 3, 4 }, EVENT_BYES, 9, 3, false, false,
		UINT64_C(0x98bf4babbdeb7eb6) },
	{ STANDING, 9, 21, 4, { 3, 4 }, EVENT_BYES, 0, 2, true, false,
		UINT64_C(0xa0d0ebf103a10ba2) },
	{ STANDING, 8, 14, 3, { 3, 4 }, EVENT_FOURS, 4, 0, false, false,
		UINT64_C(0x0b2512c9aab1f06c) },
	{ STANDING, 40, 41, 4, { 3, 4 }, EVENT_FOURS, 5, 1, false, false,
		UINT64_C(0x263c52d456035985) },
	{ STANDING, 30, 30, 8, { 3, 4 }, EVENT_BYES, 0, 0, false, true,
		UINT64_C(0x341dbb84e8c02105) },
	{ STANDING, 48, 48, 8, { 3, 4 }, EVENT_FOURS, 6, 1, false, true,
		UINT64_C(0xb714b31a3059d567) },
	{ STANDING, 90, 90, 5, { 3, 4 }, EVENT_FOURS, 0, 2, true, true,
		UINT64_C(0x80e0abbed35b2e9c) },
	{ STANDING, 24, 24, 8, { 3, 4 }, EVENT_BYES, 4, 1, false, true,
		UINT64_C(0xdb354d037d42bf07) },
	{ STANDING, 11, 11, 2, { 4, 6 }, EVENT_FOURS, 3, 1, false, false,
		UINT64_C(0xe78cdf2032a50b27) },
	{ ALL_PLAY, 64, 100, 3, { 3, 4 }, EVENT_FOURS, 0, 0, false, false,
		UINT64_C(0x8c1481af5987efc0) },
	{ ALL_PLAY, 66, 110, 0, { 3, 4 }, EVENT_BYES, 0, 0, false, false,
		UINT64_C(0x6452b365d4e8d875) },
	{ ALL_PLAY, 32, 62, 0, { 3, 4 }, EVENT_FOURS, 0, 0, false, false,
		UINT64_C(0x8027afe91bc46b21) },
};

static struct event_work *work;
static struct event_table *tables;

static int set_up(void **state)
{
	(void)state;
	work = malloc(event_work_size());
	tables = malloc(TABLES * sizeof *tables);
	if (!work || !tables)
		return -1;
	memset(work, 0x7f, event_work_size());   /* what was there before decides nothing */
	return 0;
}

static int tear_down(void **state)
{
	(void)state;
	free(work);
	free(tables);
	return 0;
}

/* Add a number by FNV-1a, byte by byte. */
static void add(uint64_t *digest, int64_t number)
{
	for (int i = 0; i < 8; i++)
		*digest = (*digest ^ ((uint64_t)number >> 8 * i & 255)) * UINT64_C(0x100000001b3);
}

static void add_tables(uint64_t *digest, int count)
{
	for (int i = 0; i < count; i++) {
		add(digest, tables[i].size);
		for (int k = 0; k < tables[i].size; k++)
			add(digest, tables[i].seat[k]);
	}
}

static void start_field(const struct series *series, struct event_player list[], int players, int round, uint64_t *random)
{
	for (int i = 0; i < players; i++)
		list[i] = (struct event_player){ .rank = i + 1, .club = series->clubs ? i % series->clubs : 0 };
	for (int i = players - 1; i > 0 && !series->is_still; i--) {
		int j = (int)next_random(random, (unsigned)i + 1), rank = list[i].rank;
		list[i].rank = list[j].rank;
		list[j].rank = rank;
	}
	for (int i = 0; i < series->out; i++)
		list[(round + i * 7) % players].is_out = true;
}

static void add_field(const struct series *series, int players, uint64_t *digest)
{
	static struct event_past past;
	struct event_player list[LARGEST];
	struct event_field field = { .game = series->game, .count = players, .players = list, .fill = series->fill,
		.is_apart = series->clubs > 0, .is_top_first = series->is_top_first };
	uint64_t random = (uint64_t)players;

	event_past_start(&past, series->game);
	if (series->kind == ALL_PLAY) {
		struct event_plan plan;
		start_field(series, list, players, 0, &random);
		if (!event_plan_make(players, series->game, series->fill, &plan))
			return;
		int rounds = event_all_play(work, &field, NULL, (uint64_t)players * 3, series->rounds ? series->rounds : plan.rounds, tables);
		add(digest, rounds);
		add_tables(digest, rounds * (plan.small + plan.large + plan.byes));
		return;
	}
	for (int round = 0; round < series->rounds; round++) {
		enum event_proof proof = EVENT_FOUND;
		start_field(series, list, players, round, &random);
		int count = series->kind == STANDING ? event_draw_standing(work, &field, &past, tables, &proof)
			: event_draw_random(work, &field, &past, random, tables);
		add(digest, count);
		add(digest, proof);
		add_tables(digest, count);
		event_past_add(&past, tables, count);
	}
}

static void every_round_again(void **state)
{
	int others = 0;

	(void)state;
	for (size_t i = 0; i < sizeof all_series / sizeof *all_series; i++) {
		uint64_t digest = UINT64_C(0xcbf29ce484222325);
		for (int players = all_series[i].least; players <= all_series[i].most; players++)
			add_field(&all_series[i], players, &digest);
		if (digest != all_series[i].digest) {
			print_message("# series %zu is drawn otherwise: 0x%016llx\n", i, (unsigned long long)digest);
			others++;
			break;
		}
	}
	assert_int_equal(others, 0);
}

/* ---- who pays whom ----------------------------------------------------------------------------- */

/*
 * Add the payments of `people`, `few` of whom are paid by the others, in units of `unit`, at most `largest`.
 */
static void add_payments(int people, int few, int unit, int largest, uint64_t *random, uint64_t *digest)
{
	int64_t balance[LARGEST] = { 0 };
	struct event_payment payments[LARGEST];
	bool is_fewest = false;

	for (int i = few; i < people; i++) {
		int64_t amount = (int64_t)unit * (1 + (int64_t)next_random(random, (unsigned)largest));
		balance[i] -= amount;
		balance[next_random(random, (unsigned)few)] += amount;
	}
	int count = event_settle(balance, people, payments, &is_fewest);
	add(digest, count);
	add(digest, is_fewest);
	for (int i = 0; i < count; i++) {
		add(digest, payments[i].from);
		add(digest, payments[i].to);
		add(digest, payments[i].amount);
	}
}

static void every_payment_again(void **state)
{
	static const struct { int people, few, unit, largest, times; uint64_t digest; } rows[] = {
		{ 6, 3, 1, 9, 2000, UINT64_C(0xe5fc6768b927db85) },
		{ 12, 6, 50, 8, 2000, UINT64_C(0xbf907f6fcc478bf0) },
		{ 20, 10, 1, 30, 1000, UINT64_C(0xed40a90ee87d5986) },
		{ 30, 15, 10, 40, 200, UINT64_C(0x5814cc43d4cae897) },
		{ 40, 6, 5, 60, 40, UINT64_C(0x0033f655f9ef57fe) },
		{ 64, 4, 1, 500, 20, UINT64_C(0x4ae38f789c2598a2) },
		{ 100, 50, 1, 40, 20, UINT64_C(0x9cdaad7041ab8f8a) },
	};
	int others = 0;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint64_t digest = UINT64_C(0xcbf29ce484222325), random = i + 1;
		for (int no = 0; no < rows[i].times; no++)
			add_payments(rows[i].people - no % 3, rows[i].few, rows[i].unit, rows[i].largest, &random, &digest);
		if (digest != rows[i].digest) {
			print_message("# row %zu is paid otherwise: 0x%016llx\n", i, (unsigned long long)digest);
			others++;
			break;
		}
	}
	assert_int_equal(others, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(every_payment_again), cmocka_unit_test(every_round_again) };

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
