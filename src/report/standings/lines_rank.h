/* Within report/: who is where in a line comparison. */
#ifndef REPORT_LINES_RANK_H
#define REPORT_LINES_RANK_H

#include "report/standings/lines.h"

/* As report_lines_make, of an event that so many stand behind whose points are carried one into the next. */
bool lines_make_behind(struct book *s, const struct book_event *event, int round, int behind,
	struct report_lines *out, struct err *e);
/* Add what players bring along to what they have. */
bool lines_carry(struct book *s, struct report_lines *out, int behind, struct err *e);
/* Put the rows in the order of their percentages, equals parted by the ties of the event. */
bool lines_rank(struct report_lines *out, struct err *e);

#endif
