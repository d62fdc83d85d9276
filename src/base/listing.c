/* Listings: columns first, then cells from left to right, row after row. */
#include "base/doc.h"

#include <stdlib.h>
#include <string.h>

static char *copy_of(struct listing *t, const char *text)
{
	char *copy = strdup(text);

	if (!copy)
		t->failed = true;
	return copy;
}

void listing_start(struct listing *t, const char *title)
{
	*t = (struct listing){ 0 };
	t->title = copy_of(t, title);
}

void listing_column(struct listing *t, const char *key, const struct msg *head,
	enum listing_kind kind)
{
	struct listing_column *columns = list_grow(t->columns, t->column_count, sizeof *columns);

	if (!columns) {
		t->failed = true;
		return;
	}
	t->columns = columns;
	columns[t->column_count++] = (struct listing_column){ .key = key, .head = head, .kind = kind };
}

void listing_head(struct listing *t, const char *words, const char *over)
{
	if (t->failed || t->column_count == 0)
		return;
	struct listing_column *column = &t->columns[t->column_count - 1];
	column->words = copy_of(t, words);
	column->over = *over ? copy_of(t, over) : NULL;
}

const char *listing_column_head(const struct listing_column *column, enum lang lang)
{
	return column->words ? column->words : column->head ? column->head->text[lang] : "";
}

void listing_join(struct listing *t)
{
	size_t row = t->filled > 0 ? t->row_count : t->row_count - 1;

	if (!t->failed && (t->filled > 0 || t->row_count > 0))
		t->cells[row * t->column_count].joined = true;
}

void listing_for_scripts(struct listing *t)
{
	if (t->column_count > 0)
		t->columns[t->column_count - 1].for_scripts = true;
}

/* Room for one more row. */
static bool row_start(struct listing *t)
{
	struct listing_cell *cells = list_grow(t->cells, t->row_count, t->column_count * sizeof *cells);

	if (!cells) {
		t->failed = true;
		return false;
	}
	t->cells = cells;
	return true;
}

/* The row counts once its last cell is there. A table that failed takes no more cells. */
void listing_cell(struct listing *t, struct listing_cell cell)
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

void listing_text(struct listing *t, const char *text)
{
	listing_cell(t, (struct listing_cell){ .text = copy_of(t, text) });
}

void listing_code(struct listing *t, const char *code, const char *words)
{
	listing_cell(t, (struct listing_cell){ .text = copy_of(t, code), .words = copy_of(t, words) });
}

void listing_number(struct listing *t, int64_t number)
{
	listing_cell(t, (struct listing_cell){ .number = number });
}

void listing_figure(struct listing *t, int64_t number, const char *words)
{
	listing_cell(t, (struct listing_cell){ .number = number, .words = copy_of(t, words) });
}

void listing_some(struct listing *t, int64_t number)
{
	if (number)
		listing_number(t, number);
	else
		listing_empty(t);
}

void listing_empty(struct listing *t)
{
	listing_cell(t, (struct listing_cell){ .empty = true });
}

void listing_free(struct listing *t)
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
	*t = (struct listing){ 0 };
}
