/* How many deals a second the library settles on one core: a mixed hand of all bids, results and kontras. */
#include "games/ulti/rules/ulti.h"

#include <stdio.h>
#include <time.h>

enum { DEALS = 4096, TURNS = 10000 };

static struct ulti_deal deals[DEALS];

/* A fair mixture, the same on every machine. */
static void make_deals(void)
{
	unsigned seed = 1;

	for (int i = 0; i < DEALS; i++) {
		static const uint8_t levels[] = { 0, 0, 2, 4 };
		struct ulti_deal *deal = &deals[i];
		seed = seed * 1103515245 + 12345;
		const struct ulti_bid *bid = ulti_bid_at((int)(seed >> 16) % ULTI_BIDS + 1);
		*deal = (struct ulti_deal){
			.bid = bid->no, .players = 7, .declarer = (uint8_t)(seed >> 8 & 1), .trump = -1
		};
		for (int part = 0; part < bid->part_count; part++) {
			seed = seed * 1103515245 + 12345;
			deal->made[bid->parts[part].part] = seed >> 20 & 1 ? ULTI_MADE : ULTI_LOST;
			if (bid->colour == ULTI_COLOURLESS)
				deal->seat_kontra[2] = levels[seed >> 24 & 3];
			else
				deal->kontra[bid->parts[part].part] = levels[seed >> 24 & 3];
		}
	}
}

int main(void)
{
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };
	struct ulti_settlement out;
	struct timespec from, to;
	long sum = 0, refused = 0;

	make_deals();
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
	for (int turn = 0; turn < TURNS; turn++) {
		for (int i = 0; i < DEALS; i++) {
			if (ulti_settle(&deals[i], &rules, &out) != ULTI_FINE)
				refused++;
			sum += out.points[0];
		}
	}
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
	double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
	printf("%.1f\n", DEALS * (double)TURNS / seconds / 1e6);
	return refused == 0 && sum != 0 ? 0 : 1;
}
