/* Compute the value of places beyond their event: season points, prizes, points carried over. */
#include "event/event.h"

int64_t event_round_half(int64_t a, int64_t b)
{
	int64_t up = a < 0 ? -a : a, rounded = (2 * up + b) / (2 * b);

	return a < 0 ? -rounded : rounded;
}

int64_t event_season_points(int place, int equal, int players, int weight, const int32_t scale[],
	int scale_count)
{
	int64_t sum = 0, unit = scale || players < 2 ? 1 : players - 1;

	for (int i = place; i < place + equal; i++) {
		if (scale)
			sum += i <= scale_count ? scale[i - 1] : 0;
		else
			sum += players < 2 ? 1000 : INT64_C(1000) * (players - i);
	}
	return event_round_half(sum * weight, unit * equal * 100);
}

bool event_season_total(int64_t points[], int count, int best, int least, int64_t *total)
{
	for (int i = 1; i < count; i++) {
		int64_t own = points[i];
		int at = i;
		for (; at > 0 && points[at - 1] < own; at--)
			points[at] = points[at - 1];
		points[at] = own;
	}
	*total = 0;
	for (int i = 0; i < count && (best == 0 || i < best); i++)
		*total += points[i];
	return count >= least;
}

int64_t event_prize(const int64_t prizes[], int prize_count, int place, int equal, int64_t *left)
{
	int64_t sum = 0;

	for (int i = place; i < place + equal && i <= prize_count; i++)
		sum += prizes[i - 1];
	*left = sum % equal;
	return sum / equal;
}

int64_t event_carry(int64_t points, int percent, int part)
{
	return percent == 100 ? points : part * event_round_half(points * percent, 100 * part);
}
