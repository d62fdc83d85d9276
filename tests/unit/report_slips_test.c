/* The slips that would explain a difference: each kind planted into random sheets, and found again. */
#include "test.h"

#include "random.h"
#include "report/report.h"

#include <string.h>

enum { SHEETS = 400, DEALS = 8 };

static const struct ulti_rules rules = { ULTI_EXTRA_ALWAYS };

/* Whatever can be said of a deal, at random; most of it can have been. */
static struct ulti_deal random_deal(uint64_t *state)
{
	static const uint8_t levels[] = { 0, 0, 0, 2, 2, 4 };
	const struct ulti_bid *bid = ulti_bid_at((int)next_random(state, ULTI_BIDS) + 1);
	struct ulti_deal deal = { .bid = bid->no, .players = 7, .declarer = (uint8_t)next_random(state, 3),
		.trump = ULTI_NO_SUIT, .ending = next_random(state, 12) ? ULTI_PLAYED : ULTI_THROWN_IN };

	for (int i = 0; i < bid->part_count; i++) {
		if (deal.ending == ULTI_PLAYED)
			deal.made[bid->parts[i].part] = (uint8_t)(1 + next_random(state, 2));
		if (bid->colour != ULTI_COLOURLESS)
			deal.kontra[bid->parts[i].part] = levels[next_random(state, 6)];
	}
	if (bid->colour == ULTI_COLOURLESS)
		deal.seat_kontra[(deal.declarer + 1) % 3] = levels[next_random(state, 6)];
	if (next_random(state, 4) == 0)
		deal.silent_100 = (uint8_t)next_random(state, 3);
	if (next_random(state, 4) == 0)
		deal.silent_4_asz = (uint8_t)next_random(state, 3);
	if (next_random(state, 4) == 0) {
		deal.silent_ulti = (uint8_t)(1 + next_random(state, 2));
		deal.silent_ulti_result = (uint8_t)(1 + next_random(state, 2));
	}
	return deal;
}

static uint64_t state_of_chance = 20261121;

/* A sheet of random deals at a table of three, right on paper. */
static void make_sheet(struct report_counted deals[DEALS], struct report_paper *paper)
{
	struct ulti_settlement settlement;

	*paper = (struct report_paper){ .rules = &rules, .seats = 3, .deals = deals, .count = DEALS };
	for (int i = 0; i < DEALS; i++) {
		deals[i] = (struct report_counted){ .no = i + 1 };
		do
			deals[i].deal = random_deal(&state_of_chance);
		while (ulti_settle(&deals[i].deal, &rules, &settlement) != ULTI_FINE);
		for (int seat = 0; seat < 3; seat++) {
			deals[i].points[seat] = settlement.points[seat];
			paper->ours[seat] += settlement.points[seat];
		}
	}
	memcpy(paper->theirs, paper->ours, sizeof paper->theirs);
}

static bool is_explained(const struct report_paper *paper)
{
	struct buf b = { 0 };

	report_slips(&b, LANG_HU, paper);
	bool explained = b.len > 0;
	buf_free(&b);
	return explained;
}

static void a_right_sheet_needs_no_explanation_and_a_wild_one_has_none(void **state)
{
	struct report_counted deals[DEALS];
	struct report_paper paper;

	(void)state;
	make_sheet(deals, &paper);
	paper.theirs[0] += 1001;
	paper.theirs[1] -= 3003;
	paper.theirs[2] += 2002;
	assert_false(is_explained(&paper));
}

static void every_planted_slip_is_explained(void **state)
{
	struct report_counted deals[DEALS];
	struct report_paper paper;
	struct ulti_slip slips[ULTI_SLIPS];
	unsigned kinds = 0;

	(void)state;
	for (int sheet = 0; sheet < SHEETS; sheet++) {
		make_sheet(deals, &paper);
		const struct report_counted *deal = &deals[sheet % DEALS];
		size_t count = ulti_slips(&deal->deal, &rules, slips);
		for (size_t i = 0; i < count; i++) {
			for (int seat = 0; seat < 3; seat++)
				paper.theirs[seat] = paper.ours[seat] + slips[i].points[seat] - deal->points[seat];
			assert_true(is_explained(&paper));
			kinds |= 1u << slips[i].kind;
		}
	}
	assert_int_equal(kinds, (2u << ULTI_SLIP_SIGNS) - 1);   /* none was left out */
}

static void a_deal_missing_or_twice_is_explained(void **state)
{
	struct report_counted deals[DEALS];
	struct report_paper paper;

	(void)state;
	for (int sheet = 0; sheet < SHEETS; sheet++) {
		make_sheet(deals, &paper);
		for (int sign = -1; sign <= 1; sign += 2) {
			for (int seat = 0; seat < 3; seat++)
				paper.theirs[seat] = paper.ours[seat] + sign * deals[sheet % DEALS].points[seat];
			assert_true(is_explained(&paper));
		}
	}
}

static void digits_and_seats_exchanged_are_named(void **state)
{
	const struct report_counted deals[2] = { { .no = 1 }, { .no = 2 } };
	struct report_paper paper = { .rules = &rules, .seats = 3, .deals = deals, .count = 2,
		.ours = { 69, -62, -7 }, .theirs = { 96, -62, -7 } };
	struct buf b = { 0 };

	(void)state;
	report_slips(&b, LANG_EN, &paper);
	assert_string_equal(b.data, "; this would explain it: A: 96 for 69, digits transposed");
	buf_clear(&b);
	memcpy(paper.theirs, (int64_t[]){ -62, 69, -7 }, 3 * sizeof(int64_t));
	report_slips(&b, LANG_EN, &paper);
	assert_string_equal(b.data, "; this would explain it: the points of A and B exchanged");
	buf_free(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_right_sheet_needs_no_explanation_and_a_wild_one_has_none),
		cmocka_unit_test(every_planted_slip_is_explained),
		cmocka_unit_test(a_deal_missing_or_twice_is_explained),
		cmocka_unit_test(digits_and_seats_exchanged_are_named),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
