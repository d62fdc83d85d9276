/*
 * How many deals a second the library settles by the rules of Vadász tarokk on one core: announcements,
 * silent figures, alone.
 */
#include "games/tarokk/rules/tarokk.h"

#include "rate.h"

static struct tarokk_deal deals[DEALS];

/*
 * A deal as it is played in an evening: a parti, now and then an announcement with kontra, a silent figure,
 * a lone declarer.
 */
static struct tarokk_deal try_deal(void)
{
	static const uint8_t levels[] = { 0, 0, 2, 4 };
	struct tarokk_deal deal = { .players = 15, .declarer = (uint8_t)next(4), .partner = TAROKK_NO_SEAT,
		.taken = (uint8_t)next(4), .parti = (uint8_t)(next(2) ? TAROKK_MADE : TAROKK_LOST),
		.card_points = TAROKK_NOT_COUNTED, .parti_level = levels[next(4)] };

	if (next(8) == 0)
		deal.alone = (uint8_t)(1 + next(3));
	else
		deal.partner = (int8_t)((deal.declarer + 1 + next(3)) % 4);
	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		uint8_t by = (uint8_t)next(4);
		if (next(4) == 0) {
			deal.announced[tarokk_side_of(&deal, by)][figure] = (struct tarokk_announcement){
				(uint8_t)(next(2) ? TAROKK_MADE : TAROKK_LOST), by, (uint8_t)figure, levels[next(4)] };
		} else if (next(8) == 0) {
			deal.silent[figure] = (uint8_t)(1 + next(2));
			deal.silent_ulti = figure == TAROKK_ULTI ? TAROKK_MADE : deal.silent_ulti;
		}
	}
	return deal;
}

static void make_deal(int i)
{
	do
		deals[i] = try_deal();
	while (tarokk_deal_check(&deals[i]) != TAROKK_FINE);
}

static bool settle_deal(int i, long *sum)
{
	struct tarokk_settlement out;

	if (tarokk_settle(&deals[i], &out) != TAROKK_FINE)
		return false;
	*sum += out.total;
	return true;
}

int main(void)
{
	return print_rate(make_deal, settle_deal);
}
