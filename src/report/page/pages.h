/*
 * pages: what a template shapes — standings, game sheets, the table of bids, hand records, minutes — as
 * documents. What a page looks like (texts, column heads and order, paper) comes from templates/, which a
 * club can override with a folder of its own (report/page/template.h).
 */
#ifndef REPORT_PAGES_H
#define REPORT_PAGES_H

#include "base/doc.h"
#include "report/standings/lines.h"
#include "report/report.h"

/* The minutes of a ruling. */
bool report_minutes_doc(
	struct doc *doc, struct report_minutes *minutes, const struct doc_look *look, struct err *e);
/* The same page to be filled in by hand. Free both with doc_free, in any case. */
bool report_minutes_form(struct doc *doc, const struct book_event *event,
	const struct game_edition *edition, const struct doc_look *look, struct err *e);

/*
 * Pages of a document, behind those that it has; an empty one ({0}) is begun. Sheets have a page each, with
 * `blank_rows` > 0 to be filled in by hand.
 */
bool report_standings_doc(struct doc *doc, const struct report_standings *standings,
	const struct doc_look *look, struct err *e);
bool report_sheets_doc(struct doc *doc, struct report_sheets *sheets, int blank_rows,
	const struct doc_look *look, struct err *e);

/* The rows of an empty sheet: the deals of a round, else some turns of dealing for each seat. */
int report_blank_rows(const struct book_event *event);

/* What the signs of cards mean, as a note at the end of a document that shows cards. */
bool report_cards_legend(struct doc *doc, const struct doc_look *look, struct err *e);

/* What of an event goes into one document. NULL or 0: left out. */
struct report_book {
	const struct book_event *event; /* its date becomes the file's, so that files are the same */
	const struct report_standings *standings;
	const struct report_lines *lines;              /* in their place, of a line comparison */
	struct report_sheets *sheets;
	int blank_rows; /* > 0: the sheets are to be filled in by hand, so many rows */
	bool bids;                                     /* in a workbook, the licittabla to hang up */
	const struct listing *hands; /* in a workbook, hand records: the table of report_hands */
	const struct report_mark *mark;                /* under the standings of a line comparison, or NULL */
};
/* Add all of it to a document; an empty one ({0}) is begun. */
bool report_book_doc(
	struct doc *doc, const struct report_book *book, const struct doc_look *look, struct err *e);
/* Add a list, on a worksheet of its own in a workbook. Takes the table over. */
bool report_list_doc(struct doc *doc, const char *title, struct listing *table,
	const struct book_event *event, const struct doc_look *look, struct err *e);

/* The worksheet of a document for which no template was read, as the template of lists has it. */
bool report_usual_sheet(struct doc_sheet *out, const struct doc *doc, enum doc_size size, const char *title,
	const struct doc_look *look, struct err *e);
/* At a document's foot the check code of the book's state; nothing in front of the first step. */
bool report_mark_doc(struct doc *doc, const struct report_mark *mark, const struct doc_look *look,
	struct err *e);

#endif
