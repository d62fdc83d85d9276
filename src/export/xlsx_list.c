/* A listing as a worksheet: rulings of an event, what may come of open disputes. */
#include "export/xlsx.h"

#include <stdlib.h>

static const char *const list_texts[] = { NULL };
static const struct template_field list_fields[] = { { NULL, REPORT_TEXT, false } };

static const struct template_kind list_kind = { "list", list_fields, 0, 0, list_texts, 0 };

enum { LEAST_WIDTH = 60, MOST_WIDTH = 320, PER_LETTER = 11 };

/* As wide as the widest cell, within reason; in tenths of a character. */
static void widths(struct grid *grid)
{
	struct grid_cell cell;

	for (size_t i = 0; i < grid->column_count; i++) {
		struct grid_column *column = &grid->columns[i];
		size_t letters = text_columns(column->head);
		for (size_t row = 0; row < grid->row_count && column->kind == REPORT_TEXT; row++) {
			grid_cell(grid, row, column, &cell);
			size_t wide = cell.empty ? 0 : text_columns(cell.text);
			letters = wide > letters ? wide : letters;
		}
		int tenths = (int)(letters < 100 ? letters : 100) * PER_LETTER;
		column->width = tenths < LEAST_WIDTH ? LEAST_WIDTH : tenths > MOST_WIDTH ? MOST_WIDTH : tenths;
	}
}

static void draw(struct pen *pen, const struct grid *grid, const char *title)
{
	struct grid_cell cell;

	xlsx_widths(pen, grid);
	xlsx_text(pen, 0, 0, title, xlsx_format(pen, XLSX_TITLE, GRID_PLAIN, false));
	xlsx_height(pen, 0, xlsx_line_height(pen, 2));
	for (size_t i = 0; i < grid->column_count; i++)
		xlsx_text(pen, 2, (lxw_col_t)i, grid->columns[i].head, xlsx_format(pen, XLSX_HEAD, GRID_PLAIN, false));
	for (size_t row = 0; row < grid->row_count; row++) {
		int lines = 1;
		for (size_t i = 0; i < grid->column_count; i++) {
			grid_cell(grid, row, &grid->columns[i], &cell);
			int needed = xlsx_cell(pen, (lxw_row_t)row + 3, grid, i, &cell);
			lines = needed > lines ? needed : lines;
		}
		xlsx_height(pen, (lxw_row_t)row + 3, xlsx_line_height(pen, lines));
	}
	xlsx_paper(pen);
}

bool xlsx_list(struct pen *pen, const struct export_list *list, const struct store_event *event,
	const struct export_look *look, struct err *e)
{
	struct grid grid = { .columns = NULL };
	bool done = page_start(&pen->page, &list_kind, event, look, e);

	pen->page.slots.value[SLOT_REASON] = list->name->text[look->lang];
	done = done && table_grid(&grid, list->table, look->lang, e) && xlsx_worksheet(pen, e);
	if (done) {
		widths(&grid);
		draw(pen, &grid, page_text(&pen->page, TEMPLATE_TITLE));
	}
	grid_free(&grid);
	page_free(&pen->page);
	return done;
}
