/* What of an event goes into one document: standings, sheets, bids, hand
 * records, lists; and the file of it. */
#include "export/pages.h"

#include "export/recipe.h"

#include <string.h>

static const char *const no_texts[] = { NULL };
static const struct template_field no_fields[] = { { NULL, LISTING_TEXT, false } };
const struct template_kind list_kind = {
	.name = "list", .fields = no_fields, .field_count = 0, .group = 0,
	.texts = no_texts, .text_count = 0,
};

bool export_list_doc(struct doc *doc, const char *title, struct listing *table,
	const struct book_event *event, const struct export_look *look, struct err *e)
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

bool export_mark_doc(struct doc *doc, const struct report_mark *mark, const struct export_look *look,
	struct err *e)
{
	struct page page;
	bool done = page_start(&page, &list_kind, NULL, look, e);

	if (done)
		doc_foot(doc, page_mark(&page, mark));
	page_free(&page);
	return done;
}

static const struct book_event *event_of(const struct export_book *book)
{
	if (book->event)
		return book->event;
	if (book->standings)
		return &book->standings->event;
	return book->sheets && book->sheets->made ? &book->sheets->made->event : NULL;
}

bool export_book_doc(
	struct doc *doc, const struct export_book *book, const struct export_look *look, struct err *e)
{
	const struct book_event *event = event_of(book);
	struct buf recipe = { 0 };
	bool done = (!book->standings || export_standings_doc(doc, book->standings, look, e))
		&& (!book->sheets || export_sheets_doc(doc, book->sheets, book->blank_rows, look, e));

	if (!doc->title) {
		doc_start(doc, look->lang, "");
		doc->wanted = look->media;
	}
	doc_about(doc, event ? event->name : "", event ? event->day : "");
	if (book->recipe) {
		recipe_write(&recipe, book->recipe);
		doc->recipe = strdup(buf_text(&recipe));
		doc->failed = doc->failed || recipe.failed || !doc->recipe;
		buf_free(&recipe);
	}
	if (done && book->bids && doc_for(doc, DOC_WORKBOOK))
		done = export_bids_doc(doc, event, look, e);
	if (done && book->hands && doc_for(doc, DOC_WORKBOOK))
		done = export_hands_doc(doc, book->hands, event, look, e);
	doc_for(doc, DOC_EVERYWHERE);
	return done;
}

bool export_workbook(
	const char *path, const struct export_book *book, const struct export_look *look, struct err *e)
{
	struct export_look for_workbook = *look;
	struct doc doc = { 0 };
	struct buf b = { 0 };

	for_workbook.media = DOC_WORKBOOK;
	bool done = export_book_doc(&doc, book, &for_workbook, e)
		&& export_doc(&b, &doc, EXPORT_XLSX, &for_workbook, e) && file_write(path, &b, e);
	doc_free(&doc);
	buf_free(&b);
	return done;
}
