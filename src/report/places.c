/* Placement at one table. */
#include "report/places.h"

enum { TWELFTHS = 12 };   /* divided evenly by two, three and four who share */

void report_places(const int64_t totals[], int seats, const int scale[], int place[], int place_points[])
{
	for (int seat = 0; seat < seats; seat++) {
		int better = 0, equal = 1, worth = 0;   /* equal to oneself */
		for (int other = 0; other < seats; other++) {
			better += totals[other] > totals[seat];
			equal += other != seat && totals[other] == totals[seat];
		}
		for (int i = better; i < better + equal; i++)
			worth += scale[i];
		place[seat] = better + 1;
		place_points[seat] = worth * TWELFTHS / equal;
	}
}
