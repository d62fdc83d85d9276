/*
 * How many deals a second the library settles by the rules of ulti-online on one core: all bids, results
 * and levels.
 */
#include "games/ulti/rules/ulti.h"

#include "rate.h"

static struct ulti_deal deals[DEALS];

static void make_deal(int i)
{
	struct ulti_deal *deal = &deals[i];
	const struct ulti_bid *bid = ulti_edition_bid(&ulti_online, (int)next(ULTI_ONLINE_BIDS) + 1);

	*deal = (struct ulti_deal){ .bid = bid->no, .players = 7, .declarer = (uint8_t)next(2), .trump = -1 };
	for (int part = 0; part < bid->part_count; part++) {
		uint8_t level = (uint8_t)(next(2) ? 1u << next(ULTI_LEVELS) : 0);
		deal->made[bid->parts[part].part] = next(2) ? ULTI_MADE : ULTI_LOST;
		if (bid->colour == ULTI_COLOURLESS)
			deal->seat_kontra[2] = level;
		else
			deal->kontra[bid->parts[part].part] = level;
	}
}

static bool settle_deal(int i, long *sum)
{
	const struct ulti_rules rules = { .edition = &ulti_online };
	struct ulti_settlement out;

	if (ulti_settle(&deals[i], &rules, &out) != ULTI_FINE)
		return false;
	*sum += out.points[0];
	return true;
}

int main(void)
{
	return print_rate(make_deal, settle_deal);
}
