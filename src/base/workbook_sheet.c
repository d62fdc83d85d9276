/* A worksheet: what it hides. */
#include "base/workbook_inner.h"

#include <stdlib.h>

/* Cells looked at under merged ones, of one worksheet. */
enum { MOST_COVERED = 1 << 24 };

/* The least in which something is seen. */
static const double least_height = 7, least_width = 1.5;

/* Is a width (of characters) or a height (in points) so small that nothing is seen, or unclear? */
static bool is_nothing(const char *size, double least)
{
	return size && !(part_is_number(size) && strtod(size, NULL) >= least);
}

/* Said, or perhaps said. */
static bool is_set(const char **attributes, const char *name)
{
	return part_is_true(part_attribute(attributes, name), false, true);
}

/* ---- what a worksheet hides ------------------------------------------------------------------ */

bool workbook_start_worksheet(struct workbook_reading *r, const char **attributes)
{
	(void)attributes;
	r->first_cell = r->book->cell_count;
	r->row = -1;
	r->last_column = 0;
	r->merge_count = 0;
	r->has_data = r->has_edges = false;
	memset(r->has_edge, 0, sizeof r->has_edge);
	memset(r->has_pages, 0, sizeof r->has_pages);
	r->any_collapsed = r->hides_zeros = r->shows_formulas = r->hides_rows = r->hides_columns = false;
	memset(r->columns, 0, sizeof r->columns);
	return true;
}

bool workbook_start_view(struct workbook_reading *r, const char **attributes)
{
	const char *top = part_attribute(attributes, "topLeftCell");

	r->hides_zeros |= !part_is_true(part_attribute(attributes, "showZeros"), true, false);
	r->shows_formulas |= is_set(attributes, "showFormulas");
	r->is_scrolled = top && strcmp(top, "A1") != 0;
	if (is_set(attributes, "rightToLeft"))
		workbook_add_beside(r, "rightToLeft");
	return !r->has_data;
}

static bool is_more(const char *size, double most)
{
	return size && !(part_is_number(size) && strtod(size, NULL) <= most);
}

/* What is frozen cannot be scrolled to what lies in front of it, nor, if it fills the window, to what lies
 * behind. */
bool workbook_start_pane(struct workbook_reading *r, const char **attributes)
{
	enum { MOST_ROWS = 30, MOST_COLUMNS = 15 };
	const char *state = part_attribute(attributes, "state");
	bool is_frozen = state && strcmp(state, "split") != 0;
	bool fills = is_more(part_attribute(attributes, "ySplit"), MOST_ROWS)
		|| is_more(part_attribute(attributes, "xSplit"), MOST_COLUMNS);

	workbook_sheet_marker(r)->is_hidden |= is_frozen && (r->is_scrolled || fills);
	return true;
}

bool workbook_start_sizes(struct workbook_reading *r, const char **attributes)
{
	r->hides_rows |= is_set(attributes, "zeroHeight")
		|| is_nothing(part_attribute(attributes, "defaultRowHeight"), least_height);
	r->hides_columns |= is_nothing(part_attribute(attributes, "defaultColWidth"), least_width);
	return !r->has_data;
}

/* In one order, each column once. */
bool workbook_start_column(struct workbook_reading *r, const char **attributes)
{
	const char *min = part_attribute(attributes, "min"), *max = part_attribute(attributes, "max");
	const char *level = part_attribute(attributes, "outlineLevel");
	long from = min ? part_number(min) : -1, to = max ? part_number(max) : -1;
	bool is_hidden = is_set(attributes, "hidden")
		|| is_nothing(part_attribute(attributes, "width"), least_width);
	bool is_outlined = level && part_number(level) != 0;

	if (r->has_data || from <= r->last_column || to < from || to > WORKBOOK_COLUMNS)
		return false;
	memset(r->columns + from - 1, (is_hidden ? COLUMN_HIDDEN : 0) | (is_outlined ? COLUMN_OUTLINED : 0),
		(size_t)(to - from + 1));
	r->last_column = (int)to;
	r->any_collapsed |= is_set(attributes, "collapsed");
	return true;
}

bool workbook_start_filtered(struct workbook_reading *r, const char **attributes)
{
	(void)attributes;
	workbook_sheet_marker(r)->is_hidden = true;
	return true;
}

/* A row that does not say where it stands comes behind the last one. */
bool workbook_start_row(struct workbook_reading *r, const char **attributes)
{
	const char *place = part_attribute(attributes, "r"),
			   *level = part_attribute(attributes, "outlineLevel");
	long row = place ? part_number(place) : r->row + 2;

	r->column = -1;
	if (row < r->row + 2 || row > WORKBOOK_ROWS)
		return false;
	r->row = (int)row - 1;
	r->row_hidden = r->hides_rows || is_set(attributes, "hidden")
		|| is_nothing(part_attribute(attributes, "ht"), least_height);
	r->row_outlined = level && part_number(level) != 0;
	r->any_collapsed |= is_set(attributes, "collapsed");
	return true;
}

/* ---- what is known when all rows are there --------------------------------------------------- */

/* The first cell of the worksheet in that row or behind it. */
static size_t first_in_row(const struct workbook_reading *r, int row)
{
	size_t low = r->first_cell, high = r->book->cell_count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (r->book->cells[middle].row < row)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Of merged cells the first is shown. */
bool workbook_end_merged(struct workbook_reading *r)
{
	size_t looked_at = 0;

	for (size_t i = 0; i < r->merge_count; i++) {
		const struct merge *merge = &r->merged[i];
		for (size_t at = first_in_row(r, merge->top); at < r->book->cell_count; at++, looked_at++) {
			struct workbook_cell *cell = &r->book->cells[at];
			if (cell->row > merge->bottom)
				break;
			bool is_first = cell->row == merge->top && cell->column == merge->left;
			cell->is_hidden |= cell->column >= merge->left && cell->column <= merge->right && !is_first;
		}
		if (looked_at > MOST_COVERED)
			return false;
	}
	return true;
}

/* Who folds an outline hides what is in it. */
bool workbook_end_data(struct workbook_reading *r)
{
	for (size_t i = r->first_cell; i < r->book->cell_count; i++)
		r->book->cells[i].is_hidden |= r->book->cells[i].is_outlined && r->any_collapsed;
	return true;
}
