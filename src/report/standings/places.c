/* Placement at one table, players without a place, and the order of names. */
#include "report/standings/standings.h"

#include <string.h>

enum { TWELFTHS = 12 };   /* divisible by two, three and four */

void report_places(const int64_t totals[], int seats, const int scale[], int place[], int place_points[])
{
	for (int seat = 0; seat < seats; seat++) {
		int better = 0, equal = 1, worth = 0;   /* counting itself as equal */
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

void report_turn_out(const struct book_measure *measure, bool *is_out, enum book_measure_kind *out)
{
	if (measure->kind == BOOK_EXCLUSION || measure->kind == BOOK_WITHDRAWAL) {
		*is_out = true;
		*out = measure->kind;
	} else if (measure->kind == BOOK_LIFTED) {
		*is_out = false;
	}
}

bool report_is_out(const struct book_measure *list, size_t count, int64_t entry, enum book_measure_kind *out)
{
	bool is_out = false;

	for (size_t i = 0; i < count; i++) {
		if (list[i].entry == entry)
			report_turn_out(&list[i], &is_out, out);
	}
	return is_out;
}
