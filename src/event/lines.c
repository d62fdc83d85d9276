/* Compare lines: all tables play the same deals, and players in the same line are compared. */
#include "event/event.h"

int event_line_match(int32_t points, int32_t other)
{
	return points > other ? 2 : points == other ? 1 : 0;
}

void event_line_compare(const int32_t points[], int tables, struct event_share shares[])
{
	for (int i = 0; i < tables; i++) {
		for (int j = 0; j < tables; j++) {
			if (i == j || points[i] == EVENT_NOT_PLAYED || points[j] == EVENT_NOT_PLAYED)
				continue;
			shares[i].points += event_line_match(points[i], points[j]);
			shares[i].maximum += 2;
		}
	}
}

int event_share_percent(struct event_share share)
{
	if (share.maximum == 0)
		return 0;
	return (int)event_round_half((int64_t)share.points * 10000, share.maximum);
}
