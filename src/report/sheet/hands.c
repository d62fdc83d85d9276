/* Hand records: the deals of a seed on a worksheet, a row a deal, to cut up or for the tables. */
#include "report/sheet/sheet.h"

/* Show a deal's row, whose columns are in the order of the fields. */
static void hands_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct listing_cell *cells = row;
	const struct listing_cell *cell = &cells[column->field];
	enum listing_style style = t->row_count % 2 ? LISTING_BAND : LISTING_PLAIN;

	if (cell->empty)
		listing_empty(t);
	else if (column->kind == LISTING_TEXT)
		listing_text(t, cell->text);
	else
		listing_number(t, cell->number);
	listing_last(t)->style = style;
}

static const struct listing_column hands_fields[HANDS_FIELDS] = {
	[HANDS_DEAL] = { "deal", NULL, LISTING_INT, hands_cell, .centred = true },
	[HANDS_DEALER] = { "dealer", .cell = hands_cell, .centred = true },
	[HANDS_A] = { "a", .cell = hands_cell },
	[HANDS_B] = { "b", .cell = hands_cell },
	[HANDS_C] = { "c", .cell = hands_cell },
	[HANDS_D] = { "d", .cell = hands_cell },
};

static const char *const hands_texts[HANDS_TEXTS_END - TEMPLATE_COMMON_TEXTS] = {
	[HANDS_LINE_1 - TEMPLATE_COMMON_TEXTS] = "line-1",
	[HANDS_LEGEND - TEMPLATE_COMMON_TEXTS] = "legend",
	[HANDS_NOTE - TEMPLATE_COMMON_TEXTS] = "note",
};

const struct template_kind hands_kind = {
	.name = "hands", .fields = hands_fields, .field_count = HANDS_FIELDS, .group = HANDS_FIELDS,
	.texts = hands_texts, .text_count = TEMPLATE_OWN_TEXTS(HANDS_TEXTS_END),
};

/* A table of three has no seat D. */
static bool is_there(const struct listing_column *column, const void *hands)
{
	return (size_t)column->field < ((const struct listing *)hands)->column_count;
}

bool report_hands_doc(struct doc *doc, const struct listing *hands, const struct book_event *event,
	const struct doc_look *look, struct err *e)
{
	struct listing t;
	struct page page;
	bool done = page_start(&page, &hands_kind, event, look, e);

	if (done) {
		listing_start(&t, "");
		page_columns(&t, &page, TEMPLATE_COLUMNS, 0);
		listing_keep(&t, is_there, hands);
		listing_rows(&t, hands->cells, hands->row_count, hands->column_count * sizeof *hands->cells);
		page_doc_sheet(doc, &page, DOC_AS_RECORDS, NULL);
		doc_heading(doc, hands->title);
		doc_text(doc, page_text(&page, HANDS_LINE_1));
		doc_table(doc, NULL, &t);
		doc_note(doc, page_text(&page, HANDS_LEGEND));
		doc_note(doc, page_text(&page, HANDS_NOTE));
	}
	page_free(&page);
	return done;
}

bool report_cards_legend(struct doc *doc, const struct doc_look *look, struct err *e)
{
	struct page page;
	bool done = page_start(&page, &hands_kind, NULL, look, e);

	if (done)
		doc_note(doc, page_text(&page, HANDS_LEGEND));
	page_free(&page);
	return done;
}
