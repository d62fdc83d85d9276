/*
 * Hand records: the deals of a seed on a worksheet, a row a deal, to be cut up or laid beside the tables;
 * their legend.
 */
#include "report/sheet/sheet.h"

static const struct template_field hands_fields[HANDS_FIELDS] = {
	[HANDS_DEAL] = { "deal", LISTING_INT, true },
	[HANDS_DEALER] = { "dealer", LISTING_TEXT, true },
	[HANDS_A] = { "a", LISTING_TEXT, false },
	[HANDS_B] = { "b", LISTING_TEXT, false },
	[HANDS_C] = { "c", LISTING_TEXT, false },
	[HANDS_D] = { "d", LISTING_TEXT, false },
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

/* The table's columns stand in the order of the fields. */
static void hands_cell(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	const struct listing *table = data;
	const struct listing_cell *cell = &table->cells[row * table->column_count + (size_t)column->field];

	out->style = row % 2 ? LISTING_BAND : LISTING_PLAIN;
	out->empty = cell->empty;
	out->number = cell->number;
	out->text = cell->text;
}

/* At a table of three there is no seat D. */
static void drop_missing(struct grid *grid, const struct listing *table)
{
	size_t kept = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		if ((size_t)grid->columns[i].field < table->column_count)
			grid->columns[kept++] = grid->columns[i];
	}
	grid->column_count = kept;
}

bool report_hands_doc(struct doc *doc, const struct listing *hands, const struct book_event *event,
	const struct doc_look *look, struct err *e)
{
	struct grid grid = { .data = hands, .cell = hands_cell, .row_count = hands->row_count };
	struct listing table;
	struct page page;
	bool done = page_start(&page, &hands_kind, event, look, e)
		&& grid_plan(&grid, &page.t, TEMPLATE_COLUMNS, 0, e);

	if (done) {
		drop_missing(&grid, hands);
		page_doc_sheet(doc, &page, DOC_AS_RECORDS, NULL);
		doc_heading(doc, hands->title);
		doc_text(doc, page_text(&page, HANDS_LINE_1));
		grid_table(&table, &grid, false);
		doc_table(doc, NULL, &table);
		doc_note(doc, page_text(&page, HANDS_LEGEND));
		doc_note(doc, page_text(&page, HANDS_NOTE));
	}
	grid_free(&grid);
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
