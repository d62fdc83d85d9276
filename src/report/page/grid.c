/* Grids: their columns, cells and words. */
#include "report/page/page.h"

#include "base/messages.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- columns ------------------------------------------------------------------------------------- */

static bool grid_room(struct grid *grid, size_t columns, int groups, struct err *e)
{
	grid->columns = calloc(columns + 1, sizeof *grid->columns);
	grid->groups = calloc((size_t)groups + 1, sizeof *grid->groups);
	grid->group_count = groups;
	grid->group_text = "";
	return (grid->columns && grid->groups) || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

static void column_add(
	struct grid *grid, const struct template_kind *kind, const struct template_column *from, int group)
{
	const struct template_field *field = &kind->fields[from->field];

	grid->columns[grid->column_count++] = (struct grid_column){
		.field = from->field,
		.group = group,
		.key = field->key,
		.kind = field->kind,
		.centred = field->centred,
		.head = from->head,
		.width = from->width,
	};
}

bool grid_plan(struct grid *grid, const struct template *t, enum template_section section, int group_count,
	struct err *e)
{
	const struct template_list *alone = &t->list[section], *grouped = &t->list[section + 1];
	size_t most = (size_t)alone->count + (size_t)grouped->count * (size_t)group_count;

	if (!grid_room(grid, most, group_count, e))
		return false;
	for (int i = 0; i < alone->count; i++) {
		if (alone->column[i].field != t->kind->group) {
			column_add(grid, t->kind, &alone->column[i], GRID_ALONE);
			continue;
		}
		grid->group_text = alone->column[i].head;
		for (int group = 0; group < group_count; group++) {
			for (int j = 0; j < grouped->count; j++)
				column_add(grid, t->kind, &grouped->column[j], group);
		}
	}
	if (grid_leading(grid) == grid->column_count)
		grid->group_count = 0;
	return true;
}

/* A column that no template gave a head. */
static void field_add(struct grid *grid, const struct template_kind *kind, int field, int group)
{
	const struct template_column from = { .field = field };

	column_add(grid, kind, &from, group);
	grid->columns[grid->column_count - 1].head = "";
}

bool grid_plan_all(struct grid *grid, const struct template_kind *kind, int group_count, struct err *e)
{
	int grouped = kind->field_count - kind->group - 1;

	if (!grid_room(grid, (size_t)kind->group + (size_t)grouped * (size_t)group_count, group_count, e))
		return false;
	for (int i = 0; i < kind->group; i++)
		field_add(grid, kind, i, GRID_ALONE);
	for (int group = 0; group < group_count; group++) {
		for (int i = kind->group + 1; i < kind->field_count; i++)
			field_add(grid, kind, i, group);
	}
	return true;
}

void grid_free(struct grid *grid)
{
	free(grid->columns);
	free(grid->groups);
	*grid = (struct grid){ 0 };
}

void grid_cell(const struct grid *grid, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	/* All but the room for a text, which is most of it. */
	memset(out, 0, offsetof(struct grid_cell, room));
	out->room[0] = '\0';
	out->kind = column->kind;
	grid->cell(grid->data, row, column, out);
	if (column->is_time && grid->for_people && !out->empty) {
		snprintf(out->room, sizeof out->room, "%s", time_of(out->text, grid->lang).text);
		out->text = out->room;
	}
}

const char *grid_label(const struct grid *grid, size_t row)
{
	return grid->label ? grid->label(grid->data, row) : NULL;
}

size_t grid_leading(const struct grid *grid)
{
	size_t i = 0;

	while (i < grid->column_count && grid->columns[i].group == GRID_ALONE)
		i++;
	return i;
}

/* ---- figures ------------------------------------------------------------------------------------- */

struct num grid_number(const struct grid_cell *cell, char point, bool plus)
{
	if (cell->kind == LISTING_TWELFTHS)
		return num_twelfths(cell->number, point);
	if (cell->kind == LISTING_HUNDREDTHS)
		return num_hundredths(cell->number, point);
	if (cell->kind == LISTING_THOUSANDTHS)
		return num_thousandths(cell->number, point);
	return cell->kind == LISTING_POINTS && plus ? num_signed(cell->number) : num_of(cell->number);
}

double grid_value(const struct grid_cell *cell)
{
	double parts = cell->kind == LISTING_TWELFTHS ? 12 : cell->kind == LISTING_HUNDREDTHS ? 100
		: cell->kind == LISTING_THOUSANDTHS ? 1000 : 1;

	return (double)cell->number / parts;
}

bool grid_has_heads(const struct grid *grid)
{
	bool any = false;

	for (int group = 0; group < grid->group_count; group++)
		any = any || *grid->groups[group].head;
	return any;
}

bool grid_joined(const struct grid *grid, size_t row)
{
	return grid->joined && grid->joined(grid->data, row);
}

const char *grid_words(const struct grid_cell *cell, enum lang lang, struct num *num)
{
	if (cell->empty)
		return "";
	if (cell->kind == LISTING_TEXT)
		return cell->text;
	*num = cell->is_amount ? num_amount(cell->number) : grid_number(cell, lang == LANG_HU ? ',' : '.', true);
	return num->text;
}

const char *grid_page_words(const struct grid_cell *cell, enum lang lang, struct num *num)
{
	const char *words = grid_words(cell, lang, num);
	struct num plain = *num;

	if (cell->empty || cell->kind == LISTING_TEXT || *words != '-')
		return words;
	snprintf(num->text, sizeof num->text, "−%.20s", plain.text + 1);
	return num->text;
}
