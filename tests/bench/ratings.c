/* Ratings of 3,000 players from two million deals, twelve a table; prints seconds of one core. */
#include "event/event.h"
#include "base/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PLAYERS = 3000, DEALS = 2000000, TABLE = 12, MEETINGS = DEALS / TABLE };

int main(void)
{
	struct event_meeting *meetings = calloc(MEETINGS, sizeof *meetings);
	static struct event_rating ratings[PLAYERS];
	uint64_t random = 1;

	if (!meetings)
		return 1;
	for (int k = 0; k < MEETINGS; k++) {
		struct event_meeting *m = &meetings[k];
		int first = (int)random_below(&random, PLAYERS), apart = 1 + (int)random_below(&random, PLAYERS / 3);
		*m = (struct event_meeting){ .seats = 3, .deals = TABLE };
		for (int i = 0; i < 3; i++)
			m->player[i] = (first + i * apart) % PLAYERS;
		m->points[0] = (int)random_below(&random, 81) - 40;
		m->points[1] = (int)random_below(&random, 41) - 20;
		m->points[2] = -m->points[0] - m->points[1];
	}
	clock_t start = clock();
	event_rate(meetings, MEETINGS, ratings, PLAYERS);
	printf("%.3f\n", (double)(clock() - start) / CLOCKS_PER_SEC);
	free(meetings);
	return 0;
}
