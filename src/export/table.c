/* A listing as a grid: for scripts with keys and codes, for people in words. */
#include "export/pages.h"

#include "base/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void table_cell(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	const struct listing *table = data;
	const struct listing_cell *cell = &table->cells[row * table->column_count + (size_t)column->field];

	out->empty = cell->empty;
	out->number = cell->number;
	out->text = cell->text;
	out->style = cell->style;
}

/* For people: codes in words. */
static void table_words(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	const struct listing *table = data;
	const struct listing_cell *cell = &table->cells[row * table->column_count + (size_t)column->field];

	table_cell(data, row, column, out);
	if (!cell->words)
		return;
	out->kind = LISTING_TEXT;
	out->text = cell->words;
}

static const char *table_label(const void *data, size_t row)
{
	const struct listing *table = data;
	const struct listing_cell *first = &table->cells[row * table->column_count];

	return first->is_label ? first->words : NULL;
}

static bool table_joined(const void *data, size_t row)
{
	const struct listing *table = data;

	return row > 0 && table->cells[row * table->column_count].joined;
}

/* Columns that have the same over them are a group. */
static int table_groups(struct grid *grid, const struct listing *table)
{
	const char *last = NULL;
	int group = GRID_ALONE, count = 0;

	for (size_t i = 0; i < table->column_count; i++) {
		const char *over = table->columns[i].over;
		if (!over)
			group = GRID_ALONE;
		else if (!last || strcmp(over, last) != 0)
			group = count++;
		if (group != GRID_ALONE)
			snprintf(grid->groups[group].head, GRID_HEAD, "%s", over);
		grid->columns[i].group = group;
		last = over;
	}
	return count;
}

bool table_grid(struct grid *grid, const struct listing *table, enum lang lang, struct err *e)
{
	*grid = (struct grid){
		.name = "listing",
		.data = table,
		.cell = table_cell,
		.label = table_label,
		.joined = table_joined,
		.row_count = table->row_count,
		.lang = lang,
	};
	grid->columns = calloc(table->column_count + 1, sizeof *grid->columns);
	grid->groups = calloc(table->column_count + 1, sizeof *grid->groups);
	if (table->failed || !grid->columns || !grid->groups)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; i < table->column_count; i++) {
		grid->columns[grid->column_count++] = (struct grid_column){
			.field = (int)i, .key = table->columns[i].key, .is_time = table->columns[i].kind == LISTING_TIME,
			.kind = table->columns[i].kind == LISTING_TIME ? LISTING_TEXT : table->columns[i].kind,
			.centred = table->columns[i].centred, .head = listing_column_head(&table->columns[i], lang),
		};
	}
	grid->group_count = table_groups(grid, table);
	return true;
}

bool table_grid_for_people(struct grid *grid, const struct listing *table, enum lang lang, struct err *e)
{
	size_t kept = 0;

	if (!table_grid(grid, table, lang, e))
		return false;
	for (size_t i = 0; i < grid->column_count; i++) {
		if (!table->columns[grid->columns[i].field].for_scripts)
			grid->columns[kept++] = grid->columns[i];
	}
	grid->column_count = kept;
	grid->cell = table_words;
	grid->for_people = true;
	return true;
}

/* A cell of the grid as the table keeps it: numbers as they are, what people read in words. */
static struct listing_cell cell_copy(struct listing *t, const struct grid_cell *cell, enum listing_kind kind,
	enum lang lang)
{
	struct listing_cell copy = { .empty = cell->empty, .number = cell->number, .style = cell->style };
	struct num num;

	if (!cell->empty && (cell->kind == LISTING_TEXT || cell->kind != kind)) {
		copy.words = strdup(grid_page_words(cell, lang, &num));
		t->failed = t->failed || !copy.words;
	}
	return copy;
}

void grid_table(struct listing *out, const struct grid *grid, enum lang lang)
{
	struct grid_cell cell;

	listing_start(out, "");
	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		listing_column(out, column->key, NULL, column->kind);
		listing_head(out, column->head, column->group == GRID_ALONE ? "" : grid->groups[column->group].head);
		if (!out->failed)
			out->columns[i].centred = column->centred;
	}
	for (size_t row = 0; row < grid->row_count; row++) {
		const char *label = grid_label(grid, row);
		for (size_t i = 0; i < grid->column_count; i++) {
			grid_cell(grid, row, &grid->columns[i], &cell);
			struct listing_cell copy = cell_copy(out, &cell, grid->columns[i].kind, lang);
			if (label && i == 0) {
				copy.is_label = true;
				copy.words = strdup(label);
			}
			listing_cell(out, copy);
		}
	}
}
