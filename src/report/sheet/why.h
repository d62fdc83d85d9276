/* report: why the figures at the foot of a sheet and in the standings are what they are. */
#ifndef REPORT_WHY_H
#define REPORT_WHY_H

#include "report/standings/standings.h"

/*
 * Each a table, a row a figure: whose it is, which figure, the steps to it, what it comes to, and where that
 * is laid down (a reading, or the event's setting). The document is begun and freed by the caller.
 */
void report_why_foot(struct doc *doc, const struct report_sheet *sheet, const struct report_rules *rules);
/* Of those players (by label) whom `player` is, "": everybody; false if there is nobody of that name. */
bool report_why_standings(struct doc *doc, struct book *s, const struct report_standings *standings,
	const char *player, struct err *e);
/* The same where the event is played for match points. */
bool report_why_lines(struct doc *doc, struct book *s, const struct report_lines *lines, const char *player,
	struct err *e);
/* A player's row of a season. */
bool report_why_season(struct doc *doc, const struct report_season *season, const char *player,
	struct err *e);
/* The totals behind a deal, a seat each: "Kiss Péter +5 + 38 = +43". */
void report_why_running(struct buf *b, const struct report_sheet *sheet, int no);

#endif
