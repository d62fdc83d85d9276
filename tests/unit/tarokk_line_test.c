/* The deal line of tarokk: read, written, stored as a record, settled by the game. */
#include "test.h"

#include "games/tarokk/notation.h"
#include "random.h"

#include <stdio.h>
#include <string.h>

static const struct game_edition *edition(void)
{
	return game_edition_find("vadasz-2025");
}

static bool read_line(const char *line, struct game_deal *out, struct text_fault *fault)
{
	return game_deal_read(edition(), (struct text_slice){ line, strlen(line) }, 0, false, out, fault);
}

/* Check the points of a line at a table of `seats` seats. */
static void counts(const char *line, int seats, int dealer, const int wanted[])
{
	struct game_rules rules = game_rules_of(edition());
	struct text_fault fault = { 0 };
	struct game_deal deal;
	struct err e = { 0 };
	int points[GAME_SEATS];

	if (!read_line(line, &deal, &fault))
		fail_msg("%s: %s", line, fault.msg->text[LANG_EN]);
	struct game_played played = { &rules, seats, dealer, &deal.record };
	if (!game_settle(&played, points, &e))
		fail_msg("%s: %s", line, e.msg->text[LANG_EN]);
	for (int seat = 0; seat < seats; seat++)
		assert_int_equal(points[seat], wanted[seat]);
}

static void the_example_of_the_interface_settles(void **state)
{
	(void)state;
	counts("1 A 2 C + A:T+U- B:X! kP,U csKe", 4, 3, (const int[]){ 5, -5, 5, -5 });
	counts("1 A 2 C + A:T+U- B:X! kP,U csKe x2", 4, 3, (const int[]){ 10, -10, 10, -10 });
	counts("2 A 3 ek 52", 4, 3, (const int[]){ 3, -1, -1, -1 });
	counts("3 bedob B csak-xxi", 5, 4, (const int[]){ 0, 0, 0, 0, 0 });
}

/* Refused by the settlement or while the line is read. */
static bool cannot_be(const char *line)
{
	struct game_rules rules = game_rules_of(edition());
	struct text_fault fault = { 0 };
	struct game_deal deal;
	struct err e = { 0 };
	int points[GAME_SEATS];

	if (!read_line(line, &deal, &fault))
		return true;
	struct game_played played = { &rules, 4, 3, &deal.record };
	return !game_settle(&played, points, &e);
}

static void what_the_cards_forbid_is_refused(void **state)
{
	static const char *const never[] = {
		"1 A 3 B 92", "1 A 3 B 2", "1 A S B 89", "1 A S en 94", "1 A 3 ek 5",
		"1 A 3 ek + A:X!!", "1 A 3 et + A:X!!", "1 A 3 B + A:X!! C:X!!",
	};
	static const char *const fine[] = {
		"1 A 3 B 91", "1 A 3 B 3", "1 A S B 88", "1 A S B 0", "1 A 3 ek 94", "1 A 3 ek 6",
		"1 A 3 B + A:X!!", "1 A 3 ek + B:X!!", "1 A 3 B + A:X!! C:X!",
	};

	(void)state;
	for (size_t i = 0; i < sizeof never / sizeof *never; i++) {
		if (!cannot_be(never[i]))
			fail_msg("%s", never[i]);
	}
	for (size_t i = 0; i < sizeof fine / sizeof *fine; i++) {
		if (cannot_be(fine[i]))
			fail_msg("%s", fine[i]);
	}
}

static void every_fault_is_found_at_its_word(void **state)
{
	static const struct {
		const char *line, *word;
	} faults[] = {
		{ "1 H 2 C +", "H" }, { "1 A 4 C +", "4" }, { "1 A 2 X +", "X" }, { "1 A 2 A +", "A" },
		{ "1 A 2 C 95", "95" }, { "1 A 2 C + A:Q+", "A:Q+" }, { "1 A 2 C + A:T!", "A:T!" },
		{ "1 A 2 C + A:T+T+", "A:T+T+" }, { "1 A 2 C + kZ", "kZ" }, { "1 A 2 C + csU", "csU" },
		{ "1 A 2 C + csTx", "csTx" }, { "1 A 2 C + hello", "hello" }, { "1 bedob Q csak-xxi", "Q" },
		{ "1 bedob B huszas", "huszas" }, { "1 A 2 C + kU", "kU" }, { "1 A 2 C + csU-k", "csU-k" },
		{ "1 A 2 C + l b", "b" }, { "1 A 2 C + kP kP", "P" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		struct text_fault fault = { 0 };
		struct game_deal deal;
		assert_false(read_line(faults[i].line, &deal, &fault));
		size_t n = strlen(faults[i].word);
		if (fault.to - fault.from != n || memcmp(faults[i].line + fault.from, faults[i].word, n) != 0)
			fail_msg("%s: at %zu-%zu", faults[i].line, fault.from, fault.to);
	}
}

/* ---- random deals ------------------------------------------------------------------------------ */

static void announce(uint64_t *seed, struct tarokk_deal *deal, const int seats[], int *breaths)
{
	int by = seats[next_random(seed, TAROKK_PLAYERS)], said = 0;

	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		struct tarokk_announcement *a = &deal->announced[tarokk_side_of(deal, by)][figure];
		if (next_random(seed, 4) || a->result != TAROKK_UNSAID)
			continue;
		*a = (struct tarokk_announcement){ .result = (uint8_t)(1 + next_random(seed, 2)), .by = (uint8_t)by,
			.breath = (uint8_t)*breaths, .level = (uint8_t)(next_random(seed, 3) * 2) };
		if (figure == TAROKK_XXI_FOGAS && next_random(seed, 3) == 0)
			a->result = TAROKK_OWN_XXI, a->level = 0;
		said = 1;
	}
	*breaths += said;
}

static struct tarokk_deal some_deal(uint64_t *seed)
{
	struct tarokk_deal deal = { .partner = TAROKK_NO_SEAT, .card_points = TAROKK_NOT_COUNTED };
	int seats[TAROKK_PLAYERS], n = 0, breaths = 0, tables = 4 + (int)(next_random(seed, 4));

	deal.players = tarokk_players_at(tables, (int)(next_random(seed, (unsigned)tables)));
	for (int seat = 0; seat < TAROKK_SEATS; seat++) {
		if (tarokk_plays(&deal, seat))
			seats[n++] = seat;
	}
	deal.declarer = (uint8_t)seats[next_random(seed, TAROKK_PLAYERS)];
	deal.alone = next_random(seed, 3) ? TAROKK_PARTNER : (uint8_t)(next_random(seed, TAROKK_ALONE_COUNT));
	while (deal.alone == TAROKK_PARTNER && (deal.partner == TAROKK_NO_SEAT || deal.partner == deal.declarer))
		deal.partner = (int8_t)seats[next_random(seed, TAROKK_PLAYERS)];
	deal.taken = (uint8_t)(next_random(seed, 4));
	if (next_random(seed, 2))
		deal.parti = (uint8_t)(1 + next_random(seed, 2));
	else
		deal.card_points = (int8_t)(next_random(seed, 95));
	deal.parti_level = (uint8_t)(next_random(seed, 3) * 2);
	for (unsigned i = (unsigned)(next_random(seed, 4)); i > 0; i--)
		announce(seed, &deal, seats, &breaths);
	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++)
		deal.silent[figure] = next_random(seed, 8) ? 0 : (uint8_t)(1 + next_random(seed, 2));
	if (deal.silent[TAROKK_ULTI])
		deal.silent_ulti = (uint8_t)(1 + next_random(seed, 2));
	deal.duty = next_random(seed, 6) ? 0 : (uint8_t)(next_random(seed, TAROKK_DUTY_COUNT));
	deal.gone_earlier = deal.silent_ulti == TAROKK_LOST && deal.duty && next_random(seed, 2);
	deal.is_double = next_random(seed, 5) == 0;
	return deal;
}

/* Compare deals; levels 0 and 1 are the same. */
static void same_deal(const struct tarokk_deal *a, const struct tarokk_deal *b, const char *line)
{
	struct tarokk_settlement sums[2];

	assert_int_equal(tarokk_settle(a, &sums[0]), TAROKK_FINE);
	if (tarokk_settle(b, &sums[1]) != TAROKK_FINE || sums[0].total != sums[1].total
		|| sums[0].line_count != sums[1].line_count
		|| memcmp(sums[0].points, sums[1].points, sizeof sums[0].points) != 0)
		fail_msg("%s", line);
}

static void twenty_thousand_deals_come_back_from_line_and_record(void **state)
{
	uint64_t seed = 20250723;
	int fine = 0;

	(void)state;
	while (fine < 20000) {
		struct tarokk_deal deal = some_deal(&seed), back = { .players = deal.players };
		struct game_deal read, line = { .no = 7, .dealer = GAME_NO_SEAT };
		struct text_fault fault = { 0 };
		struct buf text = { 0 }, again = { 0 };
		if (tarokk_deal_check(&deal) != TAROKK_FINE)
			continue;
		fine++;
		tarokk_record_of(&deal, false, &line.record);
		assert_true(tarokk_deal_read(&line.record, &back));
		game_deal_write(&text, edition(), &line);
		same_deal(&deal, &back, buf_text(&text));
		if (!read_line(buf_text(&text), &read, &fault))
			fail_msg("%s: %s", buf_text(&text), fault.msg->text[LANG_EN]);
		assert_memory_equal(&read.record, &line.record, sizeof read.record);
		game_deal_write(&again, edition(), &read);
		assert_string_equal(buf_text(&again), buf_text(&text));
		buf_free(&text);
		buf_free(&again);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_example_of_the_interface_settles),
		cmocka_unit_test(what_the_cards_forbid_is_refused),
		cmocka_unit_test(every_fault_is_found_at_its_word),
		cmocka_unit_test(twenty_thousand_deals_come_back_from_line_and_record),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
