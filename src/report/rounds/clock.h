/* report: the time of a round, and which of its sheets are not done, or were done late. */
#ifndef REPORT_CLOCK_H
#define REPORT_CLOCK_H

#include "base/doc.h"
#include "book/deals.h"
#include "desk/rounds/clock.h"

struct report_clock {
	struct book_event event;
	int round;
	struct round_clock clock;
	int64_t left;                   /* seconds; below 0: over */
	struct buf open, late;          /* tables: "1, 4", "3 (19:07)" */
	int open_count, late_count;
};

/* Of a round (0: the last that was started) at a time. ERR_NOT_FOUND: it has none. Free it in any case. */
bool report_clock_make(struct book *s, const struct book_event *event, int round, const char *now,
	struct report_clock *out, struct err *e);
void report_clock_free(struct report_clock *clock);
void report_clock_doc(struct doc *doc, enum lang lang, const struct report_clock *clock);

#endif
