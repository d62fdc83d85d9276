/*
 * Find the single slips that could have spoilt a deal's figures: each is the settlement of a slightly
 * different deal.
 */
#include "games/ulti/rules/ulti.h"

#include <string.h>

/* Slips being collected. */
struct slips {
	const struct ulti_deal *deal;
	const struct ulti_rules *rules;
	struct ulti_settlement right;
	struct ulti_slip *out;
	size_t count;
};

static const struct ulti_bid *bid_of(const struct slips *slips, const struct ulti_deal *deal)
{
	return ulti_edition_bid(ulti_edition_of(slips->rules), deal->bid);
}

/* Keep a slip, if it changes anything. */
static void keep_slip(struct slips *slips, const struct ulti_slip *slip)
{
	if (slips->count == ULTI_SLIPS || memcmp(slip->points, slips->right.points, sizeof slip->points) == 0)
		return;
	slips->out[slips->count++] = *slip;
}

/* Keep a slip with the points of another deal, if that deal is possible. */
static void keep_deal(struct slips *slips, struct ulti_slip slip, const struct ulti_deal *other)
{
	struct ulti_settlement settlement;

	if (ulti_settle(other, slips->rules, &settlement) != ULTI_FINE)
		return;
	slip.deal = *other;
	memcpy(slip.points, settlement.points, sizeof slip.points);
	keep_slip(slips, &slip);
}

/* Start a slip only in the figures: the unchanged deal, to be filled in. */
static struct ulti_slip slip_of_figures(const struct slips *slips, enum ulti_slip_kind kind, uint8_t seat)
{
	struct ulti_slip slip = { .kind = (uint8_t)kind, .seat = seat, .deal = *slips->deal };

	memcpy(slip.points, slips->right.points, sizeof slip.points);
	return slip;
}

/* ---- slips in counting ------------------------------------------------------------------------- */

/* Missing a level that was said is natural, and one step up if there was a kontra on anything. */
static void try_levels(
	struct slips *slips, uint8_t *slot, const struct ulti_deal *other, struct ulti_slip slip)
{
	uint8_t said = *slot, was = said ? said : 1;

	for (uint8_t level = 1; level <= ulti_edition_of(slips->rules)->top_level; level = (uint8_t)(2 * level)) {
		slip.level = *slot = level;
		slip.kind = level < was ? ULTI_SLIP_KONTRA_MISSED : ULTI_SLIP_KONTRA;
		slip.is_natural = level < was || (level == 2 * was && ulti_kontra_is_said(slips->deal));
		if (level != was)
			keep_deal(slips, slip, other);
	}
	*slot = said;
}

static void try_kontras(struct slips *slips)
{
	struct ulti_deal other = *slips->deal;
	const struct ulti_bid *bid = bid_of(slips, &other);
	struct ulti_slip slip = { .kind = ULTI_SLIP_KONTRA, .item = bid->parts[0].part };

	if (other.ending == ULTI_THROWN_IN) {
		other.ending = ULTI_CONCEDED;
		keep_deal(slips, (struct ulti_slip){ .kind = ULTI_SLIP_THROWN_IN, .is_natural = true }, &other);
		return;
	}

	if (bid->colour != ULTI_COLOURLESS) {
		for (int i = 0; i < bid->part_count; i++) {
			slip.item = bid->parts[i].part;
			try_levels(slips, &other.kontra[slip.item], &other, slip);
		}
		return;
	}
	for (uint8_t seat = 0; seat < ULTI_SEATS; seat++) {
		slip.seat = seat;
		if (seat != other.declarer && ulti_deal_seats(&other, seat))
			try_levels(slips, &other.seat_kontra[seat], &other, slip);
	}
}

/* Natural if points have to be counted: everybody sees who took the ulti. */
static void try_results(struct slips *slips)
{
	const struct ulti_bid *bid = bid_of(slips, slips->deal);

	for (int i = 0; slips->deal->ending == ULTI_PLAYED && i < bid->part_count; i++) {
		struct ulti_deal other = *slips->deal;
		uint8_t part = bid->parts[i].part;
		other.made[part] = other.made[part] == ULTI_MADE ? ULTI_LOST : ULTI_MADE;
		/* Silent items may not fit the other result: then the slip is only in the part. */
		if (ulti_deal_check(&other, ulti_edition_of(slips->rules)) != ULTI_FINE)
			other.silent_100 = other.silent_ulti = other.silent_ulti_result = other.silent_4_asz
				= ULTI_NOBODY;
		keep_deal(slips, (struct ulti_slip){ .kind = ULTI_SLIP_RESULT, .item = part,
			.is_natural = part == ULTI_PARTI || part == ULTI_40_100 || part == ULTI_20_100 }, &other);
	}
}

/* Natural for a piros bid, whose doubling is forgotten. */
static void try_piros(struct slips *slips)
{
	const struct ulti_edition *edition = ulti_edition_of(slips->rules);
	struct ulti_deal other = *slips->deal;
	const struct ulti_bid *bid = bid_of(slips, &other), *twin = ulti_bid_plain_twin(edition, bid);
	bool is_red = twin != NULL;

	if (!twin)
		twin = ulti_bid_red_twin(edition, bid);
	if (!twin)
		return;
	other.bid = twin->no;
	other.trump = ULTI_NO_SUIT;
	keep_deal(slips, (struct ulti_slip){ .kind = ULTI_SLIP_PIROS, .is_natural = is_red }, &other);
}

/* For a trump contract, the points without one line; natural for a silent item or the parti. */
static void try_lines(struct slips *slips)
{
	if (bid_of(slips, slips->deal)->colour == ULTI_COLOURLESS || slips->right.line_count == 1)
		return;
	for (int i = 0; i < slips->right.line_count; i++) {
		const struct ulti_line *line = &slips->right.lines[i];
		struct ulti_slip slip = slip_of_figures(slips, ULTI_SLIP_LEFT, 0);
		slip.item = line->item;
		slip.is_natural = line->item == ULTI_PARTI || line->item >= ULTI_PART_COUNT;
		if (line->item == ULTI_LOST_ULTI_EXTRA)
			slip.kind = ULTI_SLIP_EXTRA;
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			slip.points[seat] = (int16_t)(slip.points[seat] - line->points[seat]);
		keep_slip(slips, &slip);
	}
}

/* Natural for a silent 100, which occurs in every other parti. */
static void try_silent(struct slips *slips)
{
	for (uint8_t side = ULTI_DECLARER; side <= ULTI_DEFENDERS; side++) {
		struct ulti_slip slip = { .kind = ULTI_SLIP_SILENT_SAID, .level = side };
		struct ulti_deal other = *slips->deal;
		slip.item = ULTI_SILENT_100;
		slip.is_natural = true;
		other.silent_100 = side;
		if (!slips->deal->silent_100)
			keep_deal(slips, slip, &other);
		other = *slips->deal;
		slip.item = ULTI_SILENT_4_ASZ;
		slip.is_natural = false;
		other.silent_4_asz = side;
		if (!slips->deal->silent_4_asz)
			keep_deal(slips, slip, &other);
		other = *slips->deal;
		slip.item = ULTI_SILENT_ULTI;
		other.silent_ulti = side;
		for (uint8_t result = ULTI_MADE; result <= ULTI_LOST && !slips->deal->silent_ulti; result++) {
			other.silent_ulti_result = result;
			keep_deal(slips, slip, &other);
		}
	}
}

/* ---- slips in writing -------------------------------------------------------------------------- */

/* Natural if the two defenders pay separately. */
static void try_defenders(struct slips *slips)
{
	uint8_t declarer = slips->deal->declarer;

	for (uint8_t seat = 0; seat < ULTI_SEATS; seat++) {
		struct ulti_slip slip = slip_of_figures(slips, ULTI_SLIP_ONE_DEFENDER, seat);
		if (seat == declarer || !ulti_deal_seats(slips->deal, seat))
			continue;
		slip.is_natural = bid_of(slips, slips->deal)->colour == ULTI_COLOURLESS;
		slip.points[declarer] = (int16_t)(slip.points[declarer] + slip.points[seat]);
		slip.points[seat] = 0;
		keep_slip(slips, &slip);
	}
}

size_t ulti_slips(
	const struct ulti_deal *deal, const struct ulti_rules *rules, struct ulti_slip out[ULTI_SLIPS])
{
	struct slips slips = { .deal = deal, .rules = rules, .out = out };

	if (ulti_settle(deal, rules, &slips.right) != ULTI_FINE)
		return 0;
	try_kontras(&slips);
	try_piros(&slips);
	try_results(&slips);
	try_defenders(&slips);
	try_lines(&slips);
	try_silent(&slips);
	return slips.count;
}
