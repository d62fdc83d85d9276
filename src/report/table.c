/* Listings: columns first, then cells from left to right, row after row. */
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

static char *copy_of(struct report_table *t, const char *text)
{
	char *copy = strdup(text);

	if (!copy)
		t->failed = true;
	return copy;
}

void report_table_start(struct report_table *t, const char *title)
{
	*t = (struct report_table){ 0 };
	t->title = copy_of(t, title);
}

void report_table_column(struct report_table *t, const char *key, const struct msg *head,
	enum report_kind kind)
{
	struct report_column *columns = realloc(t->columns, (t->column_count + 1) * sizeof *columns);

	if (!columns) {
		t->failed = true;
		return;
	}
	t->columns = columns;
	columns[t->column_count++] = (struct report_column){ .key = key, .head = head, .kind = kind };
}

void report_table_head(struct report_table *t, const char *words, const char *over)
{
	if (t->failed || t->column_count == 0)
		return;
	struct report_column *column = &t->columns[t->column_count - 1];
	column->words = copy_of(t, words);
	column->over = *over ? copy_of(t, over) : NULL;
}

const char *report_column_head(const struct report_column *column, enum lang lang)
{
	return column->words ? column->words : column->head ? column->head->text[lang] : "";
}

void report_table_join(struct report_table *t)
{
	size_t row = t->filled > 0 ? t->row_count : t->row_count - 1;

	if (!t->failed && (t->filled > 0 || t->row_count > 0))
		t->cells[row * t->column_count].joined = true;
}

void report_table_for_scripts(struct report_table *t)
{
	if (t->column_count > 0)
		t->columns[t->column_count - 1].for_scripts = true;
}

/* Room for one more row. */
static bool row_start(struct report_table *t)
{
	if (t->row_count < t->row_room)
		return true;
	size_t room = t->row_room ? 2 * t->row_room : 16;
	struct report_cell *cells = realloc(t->cells, room * t->column_count * sizeof *cells);
	if (!cells) {
		t->failed = true;
		return false;
	}
	t->cells = cells;
	t->row_room = room;
	return true;
}

/* The row counts once its last cell is there. A table that failed takes no more cells. */
void report_table_cell(struct report_table *t, struct report_cell cell)
{
	if (t->failed || t->column_count == 0 || (t->filled == 0 && !row_start(t))) {
		free(cell.text);
		free(cell.words);
		return;
	}
	t->cells[t->row_count * t->column_count + t->filled++] = cell;
	if (t->filled == t->column_count) {
		t->filled = 0;
		t->row_count++;
	}
}

void report_table_text(struct report_table *t, const char *text)
{
	report_table_cell(t, (struct report_cell){ .text = copy_of(t, text) });
}

void report_table_code(struct report_table *t, const char *code, const char *words)
{
	report_table_cell(t, (struct report_cell){ .text = copy_of(t, code), .words = copy_of(t, words) });
}

void report_table_number(struct report_table *t, int64_t number)
{
	report_table_cell(t, (struct report_cell){ .number = number });
}

void report_table_figure(struct report_table *t, int64_t number, const char *words)
{
	report_table_cell(t, (struct report_cell){ .number = number, .words = copy_of(t, words) });
}

void report_table_some(struct report_table *t, int64_t number)
{
	if (number)
		report_table_number(t, number);
	else
		report_table_empty(t);
}

void report_table_empty(struct report_table *t)
{
	report_table_cell(t, (struct report_cell){ .empty = true });
}

void report_table_free(struct report_table *t)
{
	size_t count = t->row_count * t->column_count + t->filled;

	for (size_t i = 0; i < count; i++) {
		free(t->cells[i].text);
		free(t->cells[i].words);
	}
	for (size_t i = 0; i < t->column_count; i++) {
		free(t->columns[i].words);
		free(t->columns[i].over);
	}
	free(t->cells);
	free(t->columns);
	free(t->title);
	*t = (struct report_table){ 0 };
}
