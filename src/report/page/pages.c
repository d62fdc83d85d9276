/* Combine what one document contains of an event: standings, sheets, bids, hand records, lists. */
#include "report/sheet/sheet.h"
#include "report/page/page.h"

#include "base/messages.h"
#include "report/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const no_texts[] = { NULL };
static const struct listing_column no_fields[] = { { .key = NULL } };
const struct template_kind list_kind = {
	.name = "list", .fields = no_fields, .field_count = 0, .group = 0,
	.texts = no_texts, .text_count = 0,
};

enum { WALL_SIZE = 24 };   /* letters, in points */

bool report_list_doc(struct doc *doc, const char *title, struct listing *table,
	const struct book_event *event, const struct doc_look *look, struct err *e)
{
	struct page page;
	bool done = page_start(&page, &list_kind, event, look, e);

	if (done && doc_for(doc, DOC_WORKBOOK)) {
		page.slots.value[SLOT_REASON] = title;
		page_doc_sheet(doc, &page, DOC_AS_LIST, NULL);
		doc_heading(doc, title);
		doc_text(doc, event->name);
		if (table->title)
			table->title[0] = '\0';
		doc_table(doc, "rows", table);
	}
	doc_for(doc, DOC_EVERYWHERE);
	page_free(&page);
	return done;
}

bool report_mark_doc(struct doc *doc, const struct report_mark *mark, const struct doc_look *look,
	struct err *e)
{
	struct page page;
	bool done = page_start(&page, &list_kind, NULL, look, e);

	if (done)
		doc_foot(doc, page_mark(&page, mark), mark->code);
	page_free(&page);
	return done;
}

bool report_usual_sheet(struct doc_sheet *out, const struct doc *doc, enum doc_size size, const char *title,
	const struct doc_look *look, struct err *e)
{
	struct book_event event = { 0 };
	struct page page;

	snprintf(event.name, sizeof event.name, "%s", doc->event ? doc->event : "");
	snprintf(event.day, sizeof event.day, "%s", doc->day ? doc->day : "");
	bool done = page_start(&page, &list_kind, &event, look, e);

	*out = (struct doc_sheet){ .layout = DOC_AS_LIST };
	if (done) {
		page.slots.value[SLOT_REASON] = title;
		if (size != DOC_DESK)
			page.t.page[PAGE_FONT_SIZE] = WALL_SIZE;
		done = page_sheet(out, &page, DOC_AS_LIST, NULL);
		free(out->edge[DOC_MARK]);
		out->edge[DOC_MARK] = strdup(doc->foot);
		done = (done && out->edge[DOC_MARK]) || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	page_free(&page);
	return done;
}

static const struct book_event *event_of(const struct report_book *book)
{
	if (book->event)
		return book->event;
	if (book->standings)
		return &book->standings->event;
	if (book->lines)
		return &book->lines->event;
	return book->sheets && book->sheets->made ? &book->sheets->made->event : NULL;
}

/* Add the standings of a line comparison: on their own worksheet, or as `standings` shows them. */
static bool lines_doc(struct doc *doc, const struct report_book *book, const struct doc_look *look,
	struct err *e)
{
	const struct report_lines *lines = book->lines;

	doc->wanted = look->media;
	if (!doc_for(doc, DOC_WORKBOOK)) {
		bool done = report_lines_doc(doc, lines, look, e);
		doc->wanted = look->media;
		return done && (!book->mark || report_mark_doc(doc, book->mark, look, e));
	}
	doc_start(doc, look->lang, "");
	doc->wanted = look->media;
	return report_lines_sheet(doc, lines, look, e);
}

bool report_book_doc(
	struct doc *doc, const struct report_book *book, const struct doc_look *look, struct err *e)
{
	const struct book_event *event = event_of(book);
	bool done = (!book->standings || report_standings_doc(doc, book->standings, look, e))
		&& (!book->lines || lines_doc(doc, book, look, e));

	if (!done || (book->sheets && !report_sheets_doc(doc, book->sheets, book->blank_rows, look, e)))
		return false;
	if (!doc->title) {
		doc_start(doc, look->lang, "");
		doc->wanted = look->media;
	}
	doc_about(doc, event ? event->name : "", event ? event->day : "");
	if (book->bids && doc_for(doc, DOC_WORKBOOK))
		done = report_bids_doc(doc, event, look, e);
	if (done && book->hands && doc_for(doc, DOC_WORKBOOK))
		done = report_hands_doc(doc, book->hands, event, look, e);
	doc_for(doc, DOC_EVERYWHERE);
	return done;
}
