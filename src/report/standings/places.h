/* Within report/: placement at one table, and who has no place. */
#ifndef REPORT_PLACES_H
#define REPORT_PLACES_H

#include "report/report.h"

/*
 * Places (from 1) and placement points (twelfths) of the seats by their totals; `scale` holds the points of
 * each place. Seats with equal totals share the better place and the average of the points their places are
 * worth.
 */
void report_places(const int64_t totals[], int seats, const int scale[], int place[], int place_points[]);

/* What a measure makes of it, in their order, in their order. */
void report_turn_out(const struct book_measure *measure, bool *is_out, enum book_measure_kind *out);
/* Is somebody out of the event by the last of its measures about it, and by which kind? */
bool report_is_out(const struct book_measure *list, size_t count, int64_t entry, enum book_measure_kind *out);

#endif
