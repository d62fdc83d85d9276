/* Listings: a report_table as it is. */
#include "export/pages.h"

#include "base/messages.h"
#include "export/messages.h"

#include <stdlib.h>

static void table_cell(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	const struct report_table *table = data;
	const struct report_cell *cell = &table->cells[row * table->column_count + (size_t)column->field];

	out->empty = cell->empty;
	out->number = cell->number;
	out->text = cell->text;
}

/* For people: codes in words. */
static void table_words(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	const struct report_table *table = data;
	const struct report_cell *cell = &table->cells[row * table->column_count + (size_t)column->field];

	table_cell(data, row, column, out);
	if (cell->words)
		out->text = cell->words;
}

static void table_json(struct buf *b, const struct grid *grid)
{
	buf_char(b, '[');
	for (size_t row = 0; row < grid->row_count; row++) {
		buf_str(b, row > 0 ? ",\n {" : "\n {");
		for (size_t i = 0; i < grid->column_count; i++) {
			buf_printf(b, "%s\"%s\":", i > 0 ? "," : "", grid->columns[i].key);
			grid_json(b, grid, row, &grid->columns[i]);
		}
		buf_char(b, '}');
	}
	buf_str(b, grid->row_count > 0 ? "\n]\n" : "]\n");
}

static bool table_html(struct buf *b, const struct grid *grid, const struct report_table *table,
	const struct export_look *look, struct err *e)
{
	struct buf body = { 0 };

	buf_str(&body, "<h1>");
	buf_html(&body, table->title);
	buf_str(&body, "</h1>\n");
	grid_html(&body, grid, look);
	bool done = template_html(b, table->title, &body, look, e);
	buf_free(&body);
	return done;
}

static void table_text(struct buf *b, struct grid *grid, const struct report_table *table,
	const struct export_look *look)
{
	if (*table->title) {
		grid_strong(b, table->title, look);
		buf_str(b, "\n\n");
	}
	grid_text(b, grid, look);
}

bool table_grid(struct grid *grid, const struct report_table *table, enum lang lang, struct err *e)
{
	*grid = (struct grid){
		.name = "listing", .data = table, .cell = table_cell, .row_count = table->row_count,
	};
	grid->columns = calloc(table->column_count + 1, sizeof *grid->columns);
	if (table->failed || !grid->columns)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; i < table->column_count; i++) {
		grid->columns[grid->column_count++] = (struct grid_column){
			.field = (int)i, .group = GRID_ALONE, .key = table->columns[i].key, .kind = table->columns[i].kind,
			.head = table->columns[i].head->text[lang],
		};
	}
	return true;
}

/* What people read: without the columns for scripts. */
static void keep_readable(struct grid *grid, const struct report_table *table)
{
	size_t kept = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		if (!table->columns[grid->columns[i].field].for_scripts)
			grid->columns[kept++] = grid->columns[i];
	}
	grid->column_count = kept;
	grid->cell = table_words;
}

bool export_table(struct buf *b, const struct report_table *table, enum export_format format,
	const struct export_look *look, struct err *e)
{
	struct grid grid;
	bool done = table_grid(&grid, table, look->lang, e);

	if (done && (format == EXPORT_TEXT || format == EXPORT_HTML))
		keep_readable(&grid, table);
	if (done) {
		switch (format) {
		case EXPORT_TEXT: table_text(b, &grid, table, look); break;
		case EXPORT_CSV: grid_csv(b, &grid); break;
		case EXPORT_JSON: table_json(b, &grid); break;
		case EXPORT_HTML: done = table_html(b, &grid, table, look, e); break;
		case EXPORT_XLSX: done = err_set(e, ERR_USAGE, &msg_not_a_workbook, MSG_NO_ARGS); break;
		}
	}
	grid_free(&grid);
	return page_done(b, done, e);
}
