/*
 * export: figures -> text, CSV, JSON, HTML, .xlsx. Knows no database; the only room that includes xlsxwriter.h.
 * What a page looks like (texts, column heads and order, paper) comes from templates/, which a club can override
 * with a folder of its own.
 */
#ifndef EXPORT_H
#define EXPORT_H

#include "base/base.h"
#include "report/report.h"

enum export_format { EXPORT_TEXT, EXPORT_CSV, EXPORT_JSON, EXPORT_HTML, EXPORT_XLSX };

/* How it is to look. */
struct export_look {
	enum lang lang;
	const char *templates;   /* the club's own folder, or NULL */
	bool colour;             /* on a terminal that wants it */
	int columns;             /* of the terminal, 0 = as wide as needed */
};

/* A listing as text, CSV, JSON (an array of objects) or a table inside an HTML page. */
bool export_table(struct buf *b, const struct report_table *table, enum export_format format,
	const struct export_look *look, struct err *e);

/*
 * The differences of two books as text: where, what and both versions in a line; below each other where
 * that would be wider than the terminal (80 columns).
 */
void export_diff_text(struct buf *b, const struct report_table *table, const struct export_look *look);

/* Standings as text, CSV, JSON, or one self-contained HTML page. */
bool export_standings(struct buf *b, const struct report_standings *standings, enum export_format format,
	const struct export_look *look, struct err *e);

/* The minutes of a ruling as text or one HTML page. */
bool export_minutes(struct buf *b, const struct report_minutes *minutes, enum export_format format,
	const struct export_look *look, struct err *e);

/* Game sheets as text, CSV, JSON or HTML (a page each). */
bool export_sheets(struct buf *b, const struct report_sheet *sheets, size_t count, enum export_format format,
	const struct export_look *look, struct err *e);

/*
 * A deal played over again as text: hands, a line a trick, and the result or the breach with its ruling. Suits in
 * colour where the look has it.
 */
bool export_play(struct buf *b, const struct report_play *play, const struct export_look *look, struct err *e);

/* A listing, and the name it goes by in the workbook. */
struct export_list {
	const struct msg *name;
	const struct report_table *table;
};

/* What goes into a workbook. NULL or 0: left out. */
struct export_book {
	const struct store_event *event;               /* its date becomes the file's, so that files are the same */
	const struct report_standings *standings;      /* worksheet with a column group a round, and a chart */
	const struct report_sheet *sheets;             /* a worksheet a table, one A4 page each */
	size_t sheet_count;
	int blank_rows;                                /* > 0: the sheets are to be filled in by hand, so many rows */
	bool bids;                                     /* the licittabla to hang up */
	const struct report_table *hands;              /* hand records: the table of report_hands */
	const struct export_list *lists;               /* a worksheet each */
	size_t list_count;
};

/* Write the workbook; it is there complete or not at all. */
bool export_workbook(const char *path, const struct export_book *book, const struct export_look *look,
	struct err *e);

#endif
