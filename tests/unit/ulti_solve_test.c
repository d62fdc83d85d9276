/*
 * The solver against the plain one: random endings of all bids, whole deals, every option of the search.
 * ENDINGS=n and WHOLE=n set their numbers, UNCUT=n the most cards of an ending searched uncut; `make faults`
 * does 10,000 and 500, uncut up to 16 cards, each twentieth up to 18.
 */
#include "test.h"

#include "games/ulti/rules/solve.h"

#include "plain_solve.h"
#include "solve_deals.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct ulti_solver *solver, *small;

static long count_of(const char *name, long usual)
{
	const char *set = getenv(name);

	return set ? strtol(set, NULL, 10) : usual;
}

static int start(void **state)
{
	(void)state;
	solver = ulti_solver_make(calloc(1, ulti_solver_size(16)), 16);
	small = ulti_solver_make(calloc(1, ulti_solver_size(ULTI_SOLVER_LEAST)), ULTI_SOLVER_LEAST);
	return solver && small ? 0 : -1;
}

static int end(void **state)
{
	(void)state;
	free(solver);
	free(small);
	return 0;
}

/* ---- one position ------------------------------------------------------------------------------ */

static struct plain plain_of(const struct solve_case *c, int aim)
{
	return (struct plain){ .deal = c->deal, .play = c->play, .rules = c->rules, .aim = aim };
}

static int replayed_points(const struct solve_case *c, const uint8_t line[], int count)
{
	struct plain p = plain_of(c, PLAIN_SETTLEMENT);

	memcpy(p.play.cards + p.play.count, line, (size_t)count);
	p.play.count = (uint8_t)(p.play.count + count);
	assert_int_equal(p.play.count, ULTI_PLAYED_CARDS);
	return plain_worth(&p);
}

/* Check the value by the plain solver; false if it would take too long. */
static bool is_value(const struct solve_case *c, int aim, int value, bool uncut)
{
	struct plain p = plain_of(c, aim);

	if (uncut)
		return plain_value(&p) == value;
	return plain_reaches(&p, value) && !plain_reaches(&p, value + 1);
}

/* Check that the line's settlement is that of its replay, line by line. */
static void check_end(struct ulti_solver *s, const struct solve_case *c, const uint8_t line[], int count)
{
	struct ulti_settlement end, settled;
	struct ulti_play play = c->play;
	struct ulti_replay replay;

	memcpy(play.cards + play.count, line, (size_t)count);
	play.count = (uint8_t)(play.count + count);
	ulti_solve_end(s, &end);
	assert_int_equal(ulti_play_replay(&c->deal, &play, &replay), ULTI_SOUND);
	assert_int_equal(ulti_settle(&replay.deal, &c->rules, &settled), ULTI_FINE);
	assert_memory_equal(end.points, settled.points, sizeof end.points);
	assert_int_equal(end.line_count, settled.line_count);
	for (int i = 0; i < end.line_count; i++) {
		assert_int_equal(end.lines[i].item, settled.lines[i].item);
		assert_int_equal(end.lines[i].made, settled.lines[i].made);
		assert_int_equal(end.lines[i].side, settled.lines[i].side);
		assert_memory_equal(end.lines[i].points, settled.lines[i].points, sizeof end.lines[i].points);
	}
}

/* Check that the line replays to the points, and that the cards agree. */
static void check_line(struct ulti_solver *s, const struct solve_case *c, int points)
{
	uint8_t line[ULTI_PLAYED_CARDS];
	int16_t cards[ULTI_CARDS];
	int count = ulti_solve_line(s, line);

	assert_int_equal(replayed_points(c, line, count), points);
	check_end(s, c, line, count);
	if (count == 0)
		return;
	ulti_solve_cards(s, cards);
	assert_true(ulti_solve_legal(s) >> line[0] & 1);
	assert_int_equal(cards[line[0]], points);
	for (uint32_t legal = ulti_solve_legal(s); legal; legal &= legal - 1) {
		bool declares = ulti_solve_turn(s) == c->deal.declarer;
		int value = cards[__builtin_ctz(legal)];
		assert_true(declares ? value <= points : value >= points);
	}
}

/* Check the value of each card, by the plain solver from the next position. */
static void check_cards(struct ulti_solver *s, const struct solve_case *c)
{
	struct plain p = plain_of(c, PLAIN_SETTLEMENT);
	struct plain_turn turn = plain_turn(&p);
	int legal[ULTI_HAND], count = plain_legal(&p, &turn, legal);
	int16_t cards[ULTI_CARDS];
	uint32_t set = 0;

	assert_int_equal(turn.seat, ulti_solve_turn(s));
	ulti_solve_cards(s, cards);
	for (int i = 0; i < count; i++) {
		struct solve_case next = *c;
		next.play.cards[next.play.count++] = (uint8_t)legal[i];
		assert_true(is_value(&next, PLAIN_SETTLEMENT, cards[legal[i]], false));
		set |= UINT32_C(1) << legal[i];
	}
	assert_int_equal(set, ulti_solve_legal(s));
}

/* A solver's answers for a position. */
struct said {
	int points, whole, parts[ULTI_BID_PARTS];
};

static struct said ask(struct ulti_solver *s, const struct solve_case *c)
{
	const struct ulti_bid *bid = ulti_bid_at(c->deal.bid);
	struct said said = { 0 };

	ulti_solve_lay(s, &c->deal, &c->play, &c->rules);
	said.points = ulti_solve_points(s);
	assert_true(ulti_solve_reaches(s, said.points));
	assert_false(ulti_solve_reaches(s, said.points + 1));
	for (int i = 0; i < bid->part_count; i++)
		said.parts[i] = ulti_solve_part(s, bid->parts[i].part);
	said.whole = ulti_solve_part(s, AIM_BID);
	check_line(s, c, said.points);
	return said;
}

/* ---- endings ----------------------------------------------------------------------------------- */

/* Ask all questions, with all helps, with some of them, and with a tiny table. */
static void check_ending(const struct solve_case *c, unsigned helps, bool uncut)
{
	const struct ulti_bid *bid = ulti_bid_at(c->deal.bid);
	struct said said = ask(solver, c), other;

	assert_true(is_value(c, PLAIN_SETTLEMENT, said.points, uncut));
	assert_true(is_value(c, PLAIN_WHOLE_BID, said.whole, false));
	for (int i = 0; i < bid->part_count; i++)
		assert_true(is_value(c, bid->parts[i].part, said.parts[i], false));
	ulti_solver_use(small, helps);
	other = ask(small, c);
	assert_memory_equal(&said, &other, sizeof said);
}

/*
 * Up to six tricks left, the first perhaps begun. Above `uncut` cards the plain solver cuts, for each
 * twentieth above two more.
 */
static void test_endings(void **state)
{
	uint64_t random = 20261122;
	long endings = count_of("ENDINGS", 300), uncut = count_of("UNCUT", 13);

	(void)state;
	for (long i = 0; i < endings; i++) {
		struct solve_case c = random_case(&random, (int)(i % ULTI_BIDS) + 1, next_random(&random, 8));
		int cards = (int)next_random(&random, 19);
		play_random(&random, &c, ULTI_PLAYED_CARDS - cards);
		check_ending(&c, (unsigned)i % 16, cards <= uncut + (i % 20 ? 0 : 2));
		if (cards == 0 || cards > 12)
			continue;
		ulti_solve_lay(solver, &c.deal, &c.play, &c.rules);
		check_cards(solver, &c);
	}
}

/* ---- whole deals ------------------------------------------------------------------------------- */

/* Some deals take alpha-beta too long: they are counted and replaced by others. */
static bool plain_agrees(
	const struct solve_case *c, int aim, int value, struct plain_seen *memory, bool *gave_up)
{
	bool agrees = true;

	*gave_up = false;
	for (int above = 0; above < 2 && !*gave_up; above++) {
		struct plain p = plain_of(c, aim);
		p.memory = memory;
		memset(memory, 0, PLAIN_MEMORY * sizeof *memory);
		agrees = agrees && plain_reaches(&p, value + above) == !above;
		*gave_up = plain_gave_up(&p);
	}
	return *gave_up || agrees;
}

static void test_whole_deals(void **state)
{
	uint64_t random = 1122;
	long deals = count_of("WHOLE", 5), no = 0;
	struct plain_seen *memory = calloc(PLAIN_MEMORY, sizeof *memory);

	(void)state;
	assert_non_null(memory);
	for (long done = 0; done < deals; no++) {
		struct solve_case c = random_case(&random, (int)(no % ULTI_BIDS) + 1, next_random(&random, 12));
		struct said said = ask(solver, &c);
		bool gave_up;
		assert_true(plain_agrees(&c, PLAIN_SETTLEMENT, said.points, memory, &gave_up));
		done += !gave_up;
		assert_true(plain_agrees(&c, PLAIN_WHOLE_BID, said.whole, memory, &gave_up));
	}
	free(memory);
	print_message("# %ld whole deals compared, %ld left out\n", deals, no - deals);
}

/* ---- variants of a deal ------------------------------------------------------------------------ */

/* The helps only help: each set of them, and a table of sixteen entries, on whole deals. */
static void test_helps(void **state)
{
	static const unsigned helps[] = {
		ULTI_SOLVER_TABLE, ULTI_SOLVER_TABLE | ULTI_SOLVER_CULL, ULTI_SOLVER_TABLE | ULTI_SOLVER_BOUNDS,
		ULTI_SOLVER_TABLE | ULTI_SOLVER_ORDER, ULTI_SOLVER_ALL & ~(unsigned)ULTI_SOLVER_CULL,
		ULTI_SOLVER_ALL & ~(unsigned)ULTI_SOLVER_BOUNDS, ULTI_SOLVER_ALL & ~(unsigned)ULTI_SOLVER_ORDER,
	};
	uint64_t random = 90;

	(void)state;
	for (int i = 0; i < ULTI_BIDS; i++) {
		struct solve_case c = random_case(&random, i + 1, next_random(&random, 8));
		ulti_solver_use(solver, ULTI_SOLVER_ALL);
		struct said said = ask(solver, &c);
		ulti_solver_use(solver, helps[(size_t)i % (sizeof helps / sizeof *helps)]);
		struct said other = ask(solver, &c);
		assert_memory_equal(&said, &other, sizeof said);
	}
	ulti_solver_use(solver, ULTI_SOLVER_ALL);
}

/* The answer about a part, or about the settlement, with these helps alone. */
static int answer(const struct solve_case *c, int part, unsigned helps)
{
	ulti_solve_lay(solver, &c->deal, &c->play, &c->rules);
	ulti_solver_use(solver, helps);
	int answer = part < ULTI_PART_COUNT ? ulti_solve_part(solver, part) : ulti_solve_points(solver);
	ulti_solver_use(solver, ULTI_SOLVER_ALL);
	return answer;
}

/* What is seen of an ulti or a betli before a lead, without a search, is what is found without the bounds. */
static void test_seen(void **state)
{
	uint64_t random = 24;

	(void)state;
	for (int i = 0; i < 100 * ULTI_BIDS; i++) {
		const struct ulti_bid *bid = ulti_bid_at(i % ULTI_BIDS + 1);
		struct solve_case c = random_case(&random, bid->no, next_random(&random, 9));
		int cards = (int)next_random(&random, ULTI_PLAYED_CARDS), part = AIM_SETTLEMENT;
		if (ulti_bid_has(bid, ULTI_BETLI)) {
			part = ULTI_BETLI;
			cards = cards % 2 ? cards : 0;
		} else if (cards < 10) {   /* a settlement takes long without the bounds */
			part = ULTI_ULTI;
		}
		if (part == ULTI_ULTI && !ulti_bid_has(bid, ULTI_ULTI))
			continue;
		play_random(&random, &c, cards);
		assert_int_equal(answer(&c, part, ULTI_SOLVER_ALL),
			answer(&c, part, ULTI_SOLVER_ALL & ~(unsigned)ULTI_SOLVER_BOUNDS));
	}
}

/* A defender leads, and the declarer overtrumps with a trump with which he would have led out the others. */
static void test_high_trump_lost(void **state)
{
	uint64_t random = 0xf527fcef5e7a5532;
	struct solve_case c = random_case(&random, 27, 0);

	(void)state;
	play_random(&random, &c, (int)next_random(&random, 27));
	assert_false(answer(&c, ULTI_ULTI, ULTI_SOLVER_ALL));
}

static uint32_t rename_cards(uint32_t cards, const int names[])
{
	uint32_t out = 0;

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++)
		out |= (cards >> 8 * suit & 0xff) << 8 * names[suit];
	return out;
}

static struct solve_case rename_suits(const struct solve_case *c, const int names[])
{
	struct solve_case out = *c;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		out.play.hands[seat] = rename_cards(c->play.hands[seat], names);
	out.play.talon = rename_cards(c->play.talon, names);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		out.play.melds[seat] = 0;
		for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++)
			out.play.melds[seat] |= (uint8_t)((c->play.melds[seat] >> suit & 1) << names[suit]);
	}
	if (c->deal.trump != ULTI_NO_SUIT)
		out.deal.trump = (int8_t)names[c->deal.trump];
	return out;
}

/* Makk, zold and tok are equivalent, and without trumps piros too. */
static void test_suits_renamed(void **state)
{
	static const int plain[5][4]
		= { { 1, 0, 2, 3 }, { 2, 1, 0, 3 }, { 0, 2, 1, 3 }, { 1, 2, 0, 3 }, { 2, 0, 1, 3 } };
	static const int any[5][4]
		= { { 3, 0, 2, 1 }, { 2, 3, 0, 1 }, { 0, 3, 1, 2 }, { 1, 2, 3, 0 }, { 3, 2, 1, 0 } };
	uint64_t random = 4711;

	(void)state;
	for (int i = 0; i < 4 * ULTI_BIDS; i++) {
		struct solve_case c = random_case(&random, i % ULTI_BIDS + 1, next_random(&random, 8));
		const int *names = c.deal.trump == ULTI_NO_SUIT ? any[i % 5] : plain[i % 5];
		struct solve_case renamed = rename_suits(&c, names);
		struct said said = ask(solver, &c), other = ask(solver, &renamed);
		assert_memory_equal(&said, &other, sizeof said);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_endings),
		cmocka_unit_test(test_whole_deals),
		cmocka_unit_test(test_helps),
		cmocka_unit_test(test_seen),
		cmocka_unit_test(test_high_trump_lost),
		cmocka_unit_test(test_suits_renamed),
	};

	return cmocka_run_group_tests_name("ulti_solve", tests, start, end);
}
