/* report, inside: standings as they would be if open disputes ended in one way. */
#ifndef REPORT_OUTCOMES_H
#define REPORT_OUTCOMES_H

#include "report/report.h"

/* Points more or less at a table's seats. */
struct report_change {
	int64_t table;
	int64_t entry[BOOK_SEATS];   /* who sat there at that deal */
	int points[BOOK_SEATS];
};

struct report_changes {
	size_t count;
	struct report_change *list;
};

/* The standings with these changes (NULL: as the book has them), without outcomes. */
bool report_standings_with(struct book *s, const struct book_event *event,
	const struct report_changes *changes, struct report_standings *out, struct err *e);
/* Fill in the outcomes of the event's open disputes. */
bool report_outcomes_make(struct book *s, struct report_standings *out, struct err *e);

#endif
