/* past: events that were played before, out of a club's own table: a row a
 * player a round, with the points. */
#ifndef DESK_PAST_H
#define DESK_PAST_H

#include "desk/journal/import.h"

/* How days like 5/3/2024 are meant. */
enum day_order { DAYS_UNCLEAR, DAYS_DAY_FIRST, DAYS_MONTH_FIRST, DAY_ORDERS };
/* "", "dmy", "mdy" */
extern const char *const day_order_words[DAY_ORDERS];

/* What is said beside the table; NULL: nothing. A column of the table goes before. */
struct desk_past_wanted {
	const char *file, *sheet, *taken, *columns, *name, *day, *place, *deals, *edition;
	enum day_order days;
	bool leaves_out;             /* rows that are not understood are left out, not refused */
	bool is_same;                /* who differs in capitals, accents or dashes from another is that one */
};

struct desk_past {
	int events, rounds, tables, rows, left_out;
	struct desk_taken taken;
};

/*
 * Take the events in as one change, a sheet by its totals where its deals are not in the book. Every row that
 * is not understood is told; nothing is stored unless all are, or they may be left out. `preview` gets what
 * came of it, a row a seat, and is to be freed in any case.
 */
bool desk_past_import(struct desk *desk, const struct desk_past_wanted *wanted, struct listing *preview,
	struct desk_past *out);

#endif
