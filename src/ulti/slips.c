/* The single slips that could have spoilt a deal's figures: each is the settlement of a slightly other deal. */
#include "ulti/ulti.h"

#include <string.h>

/* Slips being collected. */
struct slips {
	const struct ulti_deal *deal;
	const struct ulti_rules *rules;
	struct ulti_settlement right;
	struct ulti_slip *out;
	size_t count;
};

/* Keep a slip, if it changes anything. */
static void keep(struct slips *slips, const struct ulti_slip *slip)
{
	if (slips->count == ULTI_SLIPS || memcmp(slip->points, slips->right.points, sizeof slip->points) == 0)
		return;
	slips->out[slips->count++] = *slip;
}

/* A slip whose points are those of another deal, if that deal can be. */
static void keep_deal(struct slips *slips, struct ulti_slip slip, const struct ulti_deal *other)
{
	struct ulti_settlement settlement;

	if (ulti_settle(other, slips->rules, &settlement) != ULTI_FINE)
		return;
	memcpy(slip.points, settlement.points, sizeof slip.points);
	keep(slips, &slip);
}

static void try_levels(struct slips *slips, uint8_t *slot, const struct ulti_deal *other, struct ulti_slip slip)
{
	static const uint8_t levels[] = { 1, 2, 4 };
	uint8_t said = *slot;

	for (size_t i = 0; i < sizeof levels; i++) {
		slip.level = *slot = levels[i];
		if (levels[i] != (said ? said : 1))
			keep_deal(slips, slip, other);
	}
	*slot = said;
}

static void try_kontras(struct slips *slips)
{
	struct ulti_deal other = *slips->deal;
	const struct ulti_bid *bid = ulti_bid_at(other.bid);
	struct ulti_slip slip = { .kind = ULTI_SLIP_KONTRA };

	if (other.ending == ULTI_THROWN_IN) {
		other.ending = ULTI_CONCEDED;
		keep_deal(slips, (struct ulti_slip){ .kind = ULTI_SLIP_THROWN_IN }, &other);
		return;
	}

	if (bid->colour != ULTI_COLOURLESS) {
		for (int i = 0; i < bid->part_count; i++) {
			slip.item = bid->parts[i].part;
			try_levels(slips, &other.kontra[slip.item], &other, slip);
		}
		return;
	}
	slip.item = bid->parts[0].part;
	for (uint8_t seat = 0; seat < ULTI_SEATS; seat++) {
		slip.seat = seat;
		if (seat != other.declarer && ulti_deal_seats(&other, seat))
			try_levels(slips, &other.seat_kontra[seat], &other, slip);
	}
}

static void try_results(struct slips *slips)
{
	const struct ulti_bid *bid = ulti_bid_at(slips->deal->bid);

	for (int i = 0; slips->deal->ending == ULTI_PLAYED && i < bid->part_count; i++) {
		struct ulti_deal other = *slips->deal;
		uint8_t part = bid->parts[i].part;
		other.made[part] = other.made[part] == ULTI_MADE ? ULTI_LOST : ULTI_MADE;
		/* What was silent may not go with the other result: the slip is in the part alone. */
		if (ulti_deal_check(&other) != ULTI_FINE)
			other.silent_100 = other.silent_ulti = other.silent_ulti_result = other.silent_4_asz = ULTI_NOBODY;
		keep_deal(slips, (struct ulti_slip){ .kind = ULTI_SLIP_RESULT, .item = part }, &other);
	}
}

static void try_piros(struct slips *slips)
{
	struct ulti_deal other = *slips->deal;
	const struct ulti_bid *bid = ulti_bid_at(other.bid), *twin = ulti_bid_red_twin(bid);

	if (!twin)
		twin = ulti_bid_plain_twin(bid);
	if (!twin)
		return;
	other.bid = twin->no;
	other.trump = ULTI_NO_SUIT;
	keep_deal(slips, (struct ulti_slip){ .kind = ULTI_SLIP_PIROS }, &other);
}

/* The points without a line of the settlement. */
static void try_lines(struct slips *slips)
{
	for (int i = 0; i < slips->right.line_count; i++) {
		const struct ulti_line *line = &slips->right.lines[i];
		struct ulti_slip slip = { .kind = ULTI_SLIP_LEFT, .item = line->item };
		if (line->item == ULTI_LOST_ULTI_EXTRA)
			slip.kind = ULTI_SLIP_EXTRA;
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			slip.points[seat] = (int16_t)(slips->right.points[seat] - line->points[seat]);
		keep(slips, &slip);
	}
}

static void try_silent(struct slips *slips)
{
	for (uint8_t side = ULTI_DECLARER; side <= ULTI_DEFENDERS; side++) {
		struct ulti_slip slip = { .kind = ULTI_SLIP_SILENT_SAID, .level = side };
		struct ulti_deal other = *slips->deal;
		slip.item = ULTI_SILENT_100;
		other.silent_100 = side;
		if (!slips->deal->silent_100)
			keep_deal(slips, slip, &other);
		other = *slips->deal;
		slip.item = ULTI_SILENT_4_ASZ;
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

/* Right settlement, wrongly written down. */
static void try_writing(struct slips *slips)
{
	const int16_t *right = slips->right.points;
	uint8_t declarer = slips->deal->declarer;
	struct ulti_slip slip;

	for (uint8_t seat = 0; seat < ULTI_SEATS; seat++) {
		if (!ulti_deal_seats(slips->deal, seat))
			continue;
		slip = (struct ulti_slip){ .kind = ULTI_SLIP_ONE_DEFENDER, .seat = seat };
		memcpy(slip.points, right, sizeof slip.points);
		slip.points[declarer] = (int16_t)(right[declarer] + right[seat]);
		slip.points[seat] = 0;
		if (seat != declarer)
			keep(slips, &slip);
		for (uint8_t other = (uint8_t)(seat + 1); other < ULTI_SEATS; other++) {
			slip = (struct ulti_slip){ .kind = ULTI_SLIP_SEATS, .seat = seat, .other = other };
			memcpy(slip.points, right, sizeof slip.points);
			slip.points[seat] = right[other];
			slip.points[other] = right[seat];
			keep(slips, &slip);
		}
	}
	slip = (struct ulti_slip){ .kind = ULTI_SLIP_SIGNS };
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		slip.points[seat] = (int16_t)-right[seat];
	keep(slips, &slip);
}

size_t ulti_slips(const struct ulti_deal *deal, const struct ulti_rules *rules, struct ulti_slip out[ULTI_SLIPS])
{
	struct slips slips = { .deal = deal, .rules = rules, .out = out };

	if (ulti_settle(deal, rules, &slips.right) != ULTI_FINE)
		return 0;
	try_kontras(&slips);
	try_piros(&slips);
	try_results(&slips);
	try_writing(&slips);
	try_lines(&slips);
	try_silent(&slips);
	return slips.count;
}
