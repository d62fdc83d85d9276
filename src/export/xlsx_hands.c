/*
 * Hand records: the deals of a seed on a worksheet, a row a deal, to be cut up or laid beside the tables;
 * their legend.
 */
#include "export/xlsx.h"

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
	"hands", hands_fields, HANDS_FIELDS, HANDS_FIELDS, hands_texts, HANDS_TEXTS_END - TEMPLATE_COMMON_TEXTS,
};

enum { NOTE_LINES = 4 };

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

/* The worksheet under way: its rows from the title down. */
struct record {
	struct pen *pen;
	struct grid grid;
	const char *title;
	lxw_row_t row;
};

static void heading(struct record *record)
{
	struct pen *pen = record->pen;
	const char *line = page_text(&pen->page, HANDS_LINE_1);

	xlsx_text(pen, 0, 0, record->title, xlsx_format(pen, XLSX_TITLE, LISTING_PLAIN, false));
	xlsx_height(pen, record->row++, xlsx_line_height(pen, 2));
	if (*line) {
		xlsx_text(pen, record->row, 0, line, xlsx_format(pen, XLSX_LINE, LISTING_PLAIN, false));
		xlsx_height(pen, record->row++, xlsx_line_height(pen, 1));
	}
	record->row++;
	for (size_t i = 0; i < record->grid.column_count; i++) {
		enum xlsx_style style = record->grid.columns[i].kind == LISTING_TEXT ? XLSX_HEAD_TEXT : XLSX_HEAD;
		xlsx_text(pen, record->row, (lxw_col_t)i, record->grid.columns[i].head,
			xlsx_format(pen, style, LISTING_PLAIN, false));
	}
	xlsx_height(pen, record->row++, xlsx_line_height(pen, 1) + 3);
}

static void deals(struct record *record)
{
	struct grid_cell cell;

	for (size_t row = 0; row < record->grid.row_count; row++) {
		int lines = 1;
		for (size_t i = 0; i < record->grid.column_count; i++) {
			grid_cell(&record->grid, row, &record->grid.columns[i], &cell);
			int needed = xlsx_cell(record->pen, record->row, &record->grid, i, &cell);
			lines = needed > lines ? needed : lines;
		}
		xlsx_height(record->pen, record->row++, xlsx_line_height(record->pen, lines) + 4);
	}
}

static void draw(struct record *record)
{
	struct pen *pen = record->pen;
	int pixels = xlsx_widths(pen, &record->grid);
	const lxw_col_t span[2] = { 0, (lxw_col_t)(record->grid.column_count - 1) };
	const char *note;

	heading(record);
	lxw_row_t head = record->row - 1;
	deals(record);
	xlsx_height(pen, record->row++, 5);
	for (int text = HANDS_LEGEND; text <= HANDS_NOTE; text++) {
		note = page_text(&pen->page, text);
		if (!*note)
			continue;
		xlsx_height(pen, record->row, xlsx_line_height(pen, xlsx_lines(pen, note, pixels, NOTE_LINES)));
		xlsx_span(pen, record->row++, span, note, xlsx_format(pen, XLSX_NOTE, LISTING_PLAIN, false));
	}
	lxw(worksheet_repeat_rows)(pen->worksheet, head, head);
	lxw(worksheet_print_area)(pen->worksheet, 0, 0, record->row - 1, span[1]);
	lxw(worksheet_fit_to_pages)(pen->worksheet, 1, 0);
	xlsx_paper(pen);
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

bool xlsx_hands(
	struct pen *pen, const struct export_book *book, const struct export_look *look, struct err *e)
{
	struct record record = { .pen = pen, .title = book->hands->title,
		.grid = { .data = book->hands, .cell = hands_cell, .row_count = book->hands->row_count } };
	bool done = page_start(&pen->page, &hands_kind, book->event, look, e)
		&& grid_plan(&record.grid, &pen->page.t, TEMPLATE_COLUMNS, 0, e) && xlsx_worksheet(pen, e);

	if (done) {
		drop_missing(&record.grid, book->hands);
		if (record.grid.column_count > 0)
			draw(&record);
	}
	grid_free(&record.grid);
	page_free(&pen->page);
	return done;
}

bool export_cards_legend(struct doc *doc, const struct export_look *look, struct err *e)
{
	struct page page;
	bool done = page_start(&page, &hands_kind, NULL, look, e);

	if (done)
		doc_note(doc, page_text(&page, HANDS_LEGEND));
	page_free(&page);
	return done;
}
