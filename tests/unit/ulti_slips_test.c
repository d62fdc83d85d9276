/*
 * Slips against a list made by the descriptions of enum ulti_slip_kind: random deals of both editions, every
 * slip with its points, none without effect or impossible.
 */
#include "test.h"

#include "random.h"
#include "games/ulti/rules/ulti.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { DEALS = 12000, MOST = 200 };

/* ---- the second calculation -------------------------------------------------------------------- */

struct wanted {
	const struct ulti_deal *deal;
	const struct ulti_edition *edition;
	const struct ulti_rules *rules;
	struct ulti_settlement right;
	struct ulti_slip list[MOST];
	int count;
};

static void want(struct wanted *w, struct ulti_slip slip, const struct ulti_deal *other)
{
	struct ulti_settlement settlement;

	slip.deal = other ? *other : *w->deal;
	if (other) {
		if (ulti_settle(other, w->rules, &settlement) != ULTI_FINE)
			return;
		memcpy(slip.points, settlement.points, sizeof slip.points);
	}
	if (memcmp(slip.points, w->right.points, sizeof slip.points) != 0)
		w->list[w->count++] = slip;
}

static bool is_kontra_heard(const struct ulti_deal *deal)
{
	bool is_heard = false;

	for (int part = 0; part < ULTI_PART_COUNT; part++)
		is_heard = is_heard || deal->kontra[part] > 1;
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		is_heard = is_heard || deal->seat_kontra[seat] > 1;
	return is_heard;
}

/* A wrong level: a lower one is natural, a doubled one if there was a kontra in the deal. */
static void want_levels(struct wanted *w, struct ulti_deal *other, uint8_t *level, struct ulti_slip slip)
{
	const uint8_t written = *level, said = written > 1 ? written : 1;

	for (int n = 1; n <= w->edition->top_level; n *= 2) {
		slip.kind = n < said ? ULTI_SLIP_KONTRA_MISSED : ULTI_SLIP_KONTRA;
		slip.level = *level = (uint8_t)n;
		slip.is_natural = n < said || (is_kontra_heard(w->deal) && n == said + said);
		if (n != said)
			want(w, slip, other);
	}
	*level = written;
}

static void want_kontras(struct wanted *w, const struct ulti_bid *bid)
{
	struct ulti_deal other = *w->deal;

	if (w->deal->ending == ULTI_THROWN_IN) {
		other.ending = ULTI_CONCEDED;
		want(w, (struct ulti_slip){ .kind = ULTI_SLIP_THROWN_IN, .is_natural = true }, &other);
		return;
	}
	for (int i = 0; i < bid->part_count && bid->colour != ULTI_COLOURLESS; i++) {
		uint8_t part = bid->parts[i].part;
		want_levels(w, &other, &other.kontra[part], (struct ulti_slip){ .item = part });
	}
	for (uint8_t seat = 0; seat < ULTI_SEATS && bid->colour == ULTI_COLOURLESS; seat++) {
		if (seat != w->deal->declarer && w->deal->players >> seat & 1)
			want_levels(w, &other, &other.seat_kontra[seat], (struct ulti_slip){ .item = bid->parts[0].part, .seat = seat });
	}
}

/* The bid of the same name with or without "piros-", found by name alone. */
static void want_piros(struct wanted *w, const struct ulti_bid *bid)
{
	struct ulti_deal other = *w->deal;
	char twin[80];
	bool is_red = strncmp(bid->code, "piros-", 6) == 0;

	if (is_red)
		snprintf(twin, sizeof twin, "%s", bid->code + 6);
	else
		snprintf(twin, sizeof twin, "piros-%s", bid->code);
	other.trump = ULTI_NO_SUIT;
	for (int no = 1; no <= w->edition->bid_count && bid->colour != ULTI_COLOURLESS; no++) {
		other.bid = (uint8_t)no;
		if (strcmp(ulti_edition_bid(w->edition, no)->code, twin) == 0)
			want(w, (struct ulti_slip){ .kind = ULTI_SLIP_PIROS, .is_natural = is_red }, &other);
	}
}

/* A part with the opposite result and still possible silent items; natural if points are counted. */
static void want_results(struct wanted *w, const struct ulti_bid *bid)
{
	for (int i = 0; i < bid->part_count && w->deal->ending == ULTI_PLAYED; i++) {
		uint8_t part = bid->parts[i].part;
		struct ulti_deal other = *w->deal;
		struct ulti_settlement settlement;
		other.made[part] = (uint8_t)(ULTI_MADE + ULTI_LOST - other.made[part]);
		if (ulti_settle(&other, w->rules, &settlement) != ULTI_FINE) {
			other.silent_100 = other.silent_4_asz = 0;
			other.silent_ulti = other.silent_ulti_result = 0;
		}
		bool is_counted = part == ULTI_PARTI || part == ULTI_40_100 || part == ULTI_20_100;
		want(w, (struct ulti_slip){ .kind = ULTI_SLIP_RESULT, .item = part, .is_natural = is_counted }, &other);
	}
}

/* The figures of the deal without a defender, and without a line if there are several. */
static void want_figures(struct wanted *w, const struct ulti_bid *bid)
{
	const struct ulti_settlement *right = &w->right;
	const int declarer = w->deal->declarer;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		struct ulti_slip slip = { .kind = ULTI_SLIP_ONE_DEFENDER, .seat = (uint8_t)seat, .is_natural = bid->colour == ULTI_COLOURLESS };
		if (seat == declarer)
			continue;
		for (int other = 0; other < ULTI_SEATS; other++)
			slip.points[other] = (int16_t)(other == seat || other == declarer ? 0 : right->points[other]);
		for (int other = 0; other < ULTI_SEATS; other++)
			slip.points[declarer] = (int16_t)(slip.points[declarer] - (other == declarer ? 0 : slip.points[other]));
		want(w, slip, NULL);
	}
	for (int i = 0; i < right->line_count && right->line_count > 1 && bid->colour != ULTI_COLOURLESS; i++) {
		const struct ulti_line *line = &right->lines[i];
		bool is_silent = line->item == ULTI_SILENT_100 || line->item == ULTI_SILENT_ULTI || line->item == ULTI_SILENT_4_ASZ;
		bool is_extra = line->item == ULTI_LOST_ULTI_EXTRA;
		struct ulti_slip slip = { .kind = is_extra ? ULTI_SLIP_EXTRA : ULTI_SLIP_LEFT, .item = line->item,
			.is_natural = line->item == ULTI_PARTI || is_silent || is_extra };
		for (int seat = 0; seat < ULTI_SEATS; seat++) {
			for (int k = 0; k < right->line_count; k++)
				slip.points[seat] = (int16_t)(slip.points[seat] + (k == i ? 0 : right->lines[k].points[seat]));
		}
		want(w, slip, NULL);
	}
}

/* A silent result that is not written; the 100 is natural. */
static void want_silent(struct wanted *w)
{
	for (uint8_t side = ULTI_DECLARER; side <= ULTI_DEFENDERS; side++) {
		struct ulti_slip slip = { .kind = ULTI_SLIP_SILENT_SAID, .level = side };
		struct ulti_deal hundred = *w->deal, aces = *w->deal, made = *w->deal, caught = *w->deal;
		hundred.silent_100 = aces.silent_4_asz = made.silent_ulti = caught.silent_ulti = side;
		made.silent_ulti_result = ULTI_MADE;
		caught.silent_ulti_result = ULTI_LOST;
		slip.item = ULTI_SILENT_4_ASZ;
		if (w->deal->silent_4_asz == 0)
			want(w, slip, &aces);
		slip.item = ULTI_SILENT_ULTI;
		if (w->deal->silent_ulti == 0) {
			want(w, slip, &made);
			want(w, slip, &caught);
		}
		slip.item = ULTI_SILENT_100;
		slip.is_natural = true;
		if (w->deal->silent_100 == 0)
			want(w, slip, &hundred);
	}
}

/* ---- random deals ------------------------------------------------------------------------------ */

static uint8_t random_level(uint64_t *random, const struct ulti_edition *edition)
{
	return (uint8_t)(next_random(random, 3) ? 0 : 1 << next_random(random, edition->top_level == 4 ? 3 : 6));
}

static struct ulti_deal random_deal(uint64_t *random, const struct ulti_edition *edition)
{
	static const uint8_t players[] = { 7, 11, 13, 14 };
	struct ulti_deal deal = { .bid = (uint8_t)(1 + next_random(random, edition->bid_count)), .trump = ULTI_NO_SUIT };
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal.bid);

	deal.players = players[next_random(random, 4)];
	do {
		deal.declarer = (uint8_t)next_random(random, ULTI_SEATS);
	} while (!(deal.players >> deal.declarer & 1));
	deal.ending = (uint8_t)(next_random(random, 4) ? ULTI_PLAYED : next_random(random, 2) ? ULTI_CONCEDED : ULTI_THROWN_IN);
	for (int i = 0; i < bid->part_count && bid->colour != ULTI_COLOURLESS; i++)
		deal.kontra[bid->parts[i].part] = random_level(random, edition);
	for (int seat = 0; seat < ULTI_SEATS && bid->colour == ULTI_COLOURLESS; seat++)
		deal.seat_kontra[seat] = (uint8_t)(seat != deal.declarer && deal.players >> seat & 1 ? random_level(random, edition) : 0);
	if (deal.ending != ULTI_PLAYED)
		return deal;
	for (int i = 0; i < bid->part_count; i++)
		deal.made[bid->parts[i].part] = (uint8_t)(1 + next_random(random, 2));
	deal.silent_100 = (uint8_t)(next_random(random, 3) ? 0 : 1 + next_random(random, 2));
	deal.silent_4_asz = (uint8_t)(next_random(random, 6) ? 0 : 1 + next_random(random, 2));
	if (next_random(random, 4) == 0) {
		deal.silent_ulti = (uint8_t)(1 + next_random(random, 2));
		deal.silent_ulti_result = (uint8_t)(1 + next_random(random, 2));
	}
	return deal;
}

static bool is_same(const struct ulti_slip *a, const struct ulti_slip *b)
{
	return a->kind == b->kind && a->item == b->item && a->level == b->level && a->seat == b->seat && a->is_natural == b->is_natural
		&& memcmp(&a->deal, &b->deal, sizeof a->deal) == 0 && memcmp(a->points, b->points, sizeof a->points) == 0;
}

static void every_slip_and_no_other(void **state)
{
	static struct wanted w;
	uint64_t random = 20170101;
	int settled = 0, kinds[ULTI_SLIP_COUNT] = { 0 };

	(void)state;
	for (int no = 0; no < DEALS; no++) {
		const struct ulti_rules rules = { .lost_ulti_extra = (uint8_t)(no / 2 % 2), .edition = no % 2 ? &ulti_online : NULL };
		const struct ulti_edition *edition = no % 2 ? &ulti_online : &ulti_mausz_2017;
		const struct ulti_deal deal = random_deal(&random, edition);
		struct ulti_slip found[ULTI_SLIPS];
		size_t count = ulti_slips(&deal, &rules, found);
		w = (struct wanted){ .deal = &deal, .edition = edition, .rules = &rules };
		if (ulti_settle(&deal, &rules, &w.right) != ULTI_FINE) {
			assert_int_equal(count, 0);
			continue;
		}
		settled++;
		const struct ulti_bid *bid = ulti_edition_bid(edition, deal.bid);
		want_kontras(&w, bid);
		want_piros(&w, bid);
		want_results(&w, bid);
		want_figures(&w, bid);
		want_silent(&w);
		assert_int_equal(count, w.count);
		for (size_t i = 0; i < count; i++) {
			int same = 0;
			kinds[found[i].kind]++;
			for (int k = 0; k < w.count; k++)
				same += is_same(&found[i], &w.list[k]);
			assert_int_equal(same, 1);
		}
	}
	assert_true(settled > DEALS / 4);
	for (int kind = 0; kind < ULTI_SLIP_COUNT; kind++)
		assert_true(kinds[kind] > 100);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(every_slip_and_no_other) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
