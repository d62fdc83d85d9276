/* A listing as a grid: for scripts with keys and codes, for people in words. */
#include "report/page/page.h"

#include "base/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void table_cell(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	const struct listing *table = data;
	const struct listing_cell *cell = &table->cells[row * table->column_count + (size_t)column->field];

	out->kind = cell->kind ? (enum listing_kind)(cell->kind - 1) : out->kind;
	out->empty = cell->empty;
	out->number = cell->number;
	out->text = cell->text ? cell->text : "";
	out->style = cell->style;
	out->is_sum = cell->is_sum;
	out->times = cell->times;
}

/* For people: codes in words. */
static void table_words(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	const struct listing *table = data;
	const struct listing_cell *cell = &table->cells[row * table->column_count + (size_t)column->field];

	table_cell(data, row, column, out);
	out->is_amount = table->columns[column->field].is_amount;
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

/* Columns belong together that say so, or that have the same over them. */
static bool same_group(const struct listing_column *a, const struct listing_column *b)
{
	if (a->group || b->group)
		return a->group == b->group;
	return a->over && b->over && strcmp(a->over, b->over) == 0;
}

static int table_groups(struct grid *grid, const struct listing *table)
{
	int count = 0;

	for (size_t i = 0; i < table->column_count; i++) {
		const struct listing_column *column = &table->columns[i];
		if (!column->group && !column->over) {
			grid->columns[i].group = GRID_ALONE;
			continue;
		}
		if (i == 0 || !same_group(column, column - 1)) {
			struct grid_group *group = &grid->groups[count++];
			snprintf(group->head, GRID_HEAD, "%s", column->over ? column->over : "");
			snprintf(group->prefix, sizeof group->prefix, "%s", column->prefix);
			group->no = column->group_no;
		}
		grid->columns[i].group = count - 1;
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
			.field = (int)i,
			.key = table->columns[i].key,
			.is_time = table->columns[i].kind == LISTING_TIME,
			.kind = table->columns[i].kind == LISTING_TIME ? LISTING_TEXT
								       : table->columns[i].kind,
			.centred = table->columns[i].centred,
			.head = listing_column_head(&table->columns[i], lang),
			.width = table->columns[i].width,
			.sum = table->columns[i].sum,
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

/* A cell of the grid as the table keeps it; what it says may be of another kind than its column. */
static struct listing_cell cell_copy(const struct grid_cell *cell, enum listing_kind kind, bool codes)
{
	struct listing_cell copy = { .empty = cell->empty, .number = cell->number, .style = cell->style,
		.is_sum = cell->is_sum, .times = cell->times };

	if (cell->kind != LISTING_TEXT)
		copy.kind = cell->kind == kind ? 0 : 1 + (int)cell->kind;
	else if (cell->empty)
		return copy;
	else if (codes)
		copy.text = strdup(cell->text);
	else
		copy.words = strdup(cell->text);
	return copy;
}

static void column_copy(struct listing *out, const struct grid *grid, const struct grid_column *column)
{
	listing_column(out, column->key, NULL, column->kind);
	listing_head(out, column->head ? column->head : "",
		column->group == GRID_ALONE ? "" : grid->groups[column->group].head);
	if (out->failed)
		return;
	struct listing_column *copy = &out->columns[out->column_count - 1];
	copy->centred = column->centred;
	copy->width = column->width;
	copy->sum = column->sum;
	if (column->group == GRID_ALONE)
		return;
	copy->group = 1 + column->group;
	copy->group_no = grid->groups[column->group].no;
	snprintf(copy->prefix, sizeof copy->prefix, "%s", grid->groups[column->group].prefix);
}

/* A row; `label`, or NULL, names sums. */
static void row_copy(struct listing *out, const struct grid *grid, size_t row, bool codes)
{
	const char *label = grid_label(grid, row);
	struct grid_cell cell;

	for (size_t i = 0; i < grid->column_count; i++) {
		grid_cell(grid, row, &grid->columns[i], &cell);
		struct listing_cell copy = cell_copy(&cell, grid->columns[i].kind, codes);
		bool has_text = !cell.empty && cell.kind == LISTING_TEXT;
		out->failed = out->failed || (has_text && !copy.text && !copy.words);
		if (label && i == 0) {
			free(copy.words);
			copy.is_label = true;
			copy.words = strdup(label);
			out->failed = out->failed || !copy.words;
		}
		listing_cell(out, copy);
	}
}

void grid_table(struct listing *out, const struct grid *grid, bool codes)
{
	listing_start(out, "");
	for (size_t i = 0; i < grid->column_count; i++)
		column_copy(out, grid, &grid->columns[i]);
	for (size_t row = 0; row < grid->row_count; row++) {
		row_copy(out, grid, row, codes);
		if (grid_joined(grid, row))
			listing_join(out);
	}
}
