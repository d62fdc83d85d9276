/* Read the strings, rows and cells of a workbook. */
#include "base/workbook/inner.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* More strings than any program writes. */
enum { MOST_STRINGS = 1 << 22 };

/* ---- strings --------------------------------------------------------------------------------- */

bool workbook_start_string(struct workbook_reading *r, const char **attributes)
{
	(void)attributes;
	r->texts = r->runs = 0;
	if (r->node == NODE_INLINE)
		return ++r->inlines == 1;
	uint32_t *strings = workbook_grow(r, r->strings, r->string_count, sizeof *strings, MOST_STRINGS);
	if (!strings)
		return false;
	r->strings = strings;
	strings[r->string_count++] = (uint32_t)r->book->text.len;
	return true;
}

/* A string is one text, or several pieces, each with its own format. */
bool workbook_start_text(struct workbook_reading *r, const char **attributes)
{
	bool in_run = r->node == NODE_STRING_RUN_TEXT || r->node == NODE_INLINE_RUN_TEXT;
	bool is_shared = r->node == NODE_STRING_TEXT || r->node == NODE_STRING_RUN_TEXT;

	(void)attributes;
	r->texts += !in_run;
	r->runs += in_run;
	r->into = is_shared ? &r->book->text : &r->value;
	return r->texts <= 1 && (r->texts == 0 || r->runs == 0);
}

bool workbook_end_text(struct workbook_reading *r)
{
	r->into = NULL;
	return true;
}

bool workbook_end_string(struct workbook_reading *r)
{
	buf_add(&r->book->text, "", 1);
	return true;
}

/* ---- rows and places ------------------------------------------------------------------------- */

/* Read the letters and figures of a cell's name, "AB12", up to `end`. */
static bool read_place(const char *name, const char *end, int *row, int *column)
{
	long number = 0;

	*column = 0;
	for (; name < end && isupper((unsigned char)*name) && *column <= WORKBOOK_COLUMNS; name++)
		*column = *column * 26 + (*name - 'A' + 1);
	if (name == end || *name == '0')
		return false;
	for (; name < end && isdigit((unsigned char)*name) && number <= WORKBOOK_ROWS; name++)
		number = number * 10 + (*name - '0');
	*row = (int)number - 1;
	if (name != end || number < 1 || number > WORKBOOK_ROWS)
		return false;
	return *column >= 1 && (*column)-- <= WORKBOOK_COLUMNS;
}

bool workbook_start_worksheet(struct workbook_reading *r, const char **attributes)
{
	(void)attributes;
	r->row = -1;
	r->has_data = false;
	r->hidden_columns = 0;
	return true;
}

bool workbook_start_column(struct workbook_reading *r, const char **attributes)
{
	const char *from = part_attribute(attributes, "min"), *to = part_attribute(attributes, "max");
	long at = from ? part_number(from) : 0, last = to ? part_number(to) : 0;

	if (!part_is_true(part_attribute(attributes, "hidden"), false, true))
		return true;
	for (; at >= 1 && at <= last && at <= 64; at++)
		r->hidden_columns |= (uint64_t)1 << ((unsigned)at - 1);
	return true;
}

/* Ignore joined cells that cannot be read: they are only a format. */
bool workbook_start_joined(struct workbook_reading *r, const char **attributes)
{
	const char *cells = part_attribute(attributes, "ref"), *colon = cells ? strchr(cells, ':') : NULL;
	struct workbook_joined joined = { .sheet = (uint32_t)r->sheet };

	if (!colon || !read_place(cells, colon, &joined.from_row, &joined.from_column)
		|| !read_place(colon + 1, cells + strlen(cells), &joined.to_row, &joined.to_column))
		return true;
	struct workbook_joined *list =
		workbook_grow(r, r->book->joined, r->book->joined_count, sizeof *list, LIMIT_WORKBOOK_CELLS);
	if (!list)
		return false;
	r->book->joined = list;
	list[r->book->joined_count++] = joined;
	return true;
}

/* A worksheet has its rows in one element. */
bool workbook_start_data(struct workbook_reading *r, const char **attributes)
{
	bool is_first = !r->has_data;

	(void)attributes;
	r->has_data = true;
	return is_first;
}

/* A row without a number follows the last one. */
bool workbook_start_row(struct workbook_reading *r, const char **attributes)
{
	const char *place = part_attribute(attributes, "r");
	long row = place ? part_number(place) : r->row + 2;

	r->column = -1;
	if (row < r->row + 2 || row > WORKBOOK_ROWS)
		return false;
	r->row = (int)row - 1;
	r->is_row_hidden = part_is_true(part_attribute(attributes, "hidden"), false, true);
	return true;
}

/* A place that cannot be read is reported as the one after the last cell. */
bool workbook_start_cell(struct workbook_reading *r, const char **attributes)
{
	const char *place = part_attribute(attributes, "r"), *type = part_attribute(attributes, "t");
	int row = r->row, column = r->column + 1;
	bool is_place = !place || read_place(place, place + strlen(place), &row, &column);

	if (!is_place)
		column = r->column + 1;
	bool is_next = is_place && row == r->row && column > r->column && column < WORKBOOK_COLUMNS;
	r->column = column < WORKBOOK_COLUMNS ? column : r->column;
	/* Do not read pictures in place of a value, or phonetic text. */
	if (!is_next || part_attribute(attributes, "vm") || part_attribute(attributes, "cm")
		|| part_is_true(part_attribute(attributes, "ph"), false, true))
		return false;
	r->values = r->formulas = r->inlines = 0;
	snprintf(r->type, sizeof r->type, "%s", type ? type : "n");
	buf_clear(&r->value);
	buf_clear(&r->formula);
	return true;
}

/* ---- cells ----------------------------------------------------------------------------------- */

bool workbook_start_value(struct workbook_reading *r, const char **attributes)
{
	(void)attributes;
	r->into = &r->value;
	return ++r->values == 1;
}

bool workbook_start_formula(struct workbook_reading *r, const char **attributes)
{
	const char *type = part_attribute(attributes, "t");

	r->into = &r->formula;
	r->is_plain_formula = !type || strcmp(type, "normal") == 0;
	return ++r->formulas == 1;
}

/* Read the one value that a cell shows, according to its type. */
static bool cell_value(struct workbook_reading *r, struct workbook_cell *cell)
{
	const char *text = buf_text(&r->value), *digits = text + (*text == '-');
	char number[32];
	bool is_inline = strcmp(r->type, "inlineStr") == 0;

	if (is_inline ? r->values > 0 : r->inlines > 0)
		return false;
	/* A formula not yet computed has an empty value or none; one with a text was computed. */
	bool is_empty = r->values + r->inlines == 0 || (r->inlines == 0 && r->value.len == 0);
	cell->is_unvalued = r->formulas > 0 && is_empty && strcmp(r->type, "str") != 0;
	if (r->values + r->inlines == 0 || cell->is_unvalued)
		return true;
	if (strcmp(r->type, "s") == 0) {
		long at = part_number(text);
		if (at < 0 || (size_t)at >= r->string_count)
			return false;
		cell->kind = WORKBOOK_TEXT;
		cell->value = r->strings[at];
		return true;
	}
	if (is_inline || strcmp(r->type, "str") == 0) {
		cell->kind = *text ? WORKBOOK_TEXT : WORKBOOK_EMPTY;
		cell->value = workbook_keep(r, text);
		return true;
	}
	if (strcmp(r->type, "n") == 0) {
		/* Bring numbers to one form: 17.0 is 17. Most are short and already in that form. */
		bool is_plain = *digits >= '1' && *digits <= '9' && part_number(digits) > 0;
		double value = is_plain ? 0 : strtod(text, NULL);
		snprintf(number, sizeof number, "%.15g", value == 0 ? 0 : value);
		cell->kind = WORKBOOK_NUMBER;
		cell->value = workbook_keep(r, is_plain ? text : number);
		return part_is_number(text);
	}
	cell->kind = WORKBOOK_OTHER;
	cell->value = workbook_keep(r, text);
	return *text && (strcmp(r->type, "b") == 0 || strcmp(r->type, "e") == 0 || strcmp(r->type, "d") == 0);
}

bool workbook_end_cell(struct workbook_reading *r)
{
	struct workbook_cell cell = {
		.sheet = (uint32_t)r->sheet, .row = r->row, .column = (uint16_t)r->column,
		.is_hidden = r->is_row_hidden,
		.is_column_hidden = r->column < 64 && r->hidden_columns >> r->column & 1
	};

	struct buf odd = { 0 };

	if (!cell_value(r, &cell))
		return false;
	/* A formula of another sort depends on other cells; the program never writes one. */
	bool is_odd = r->formulas > 0 && (!r->is_plain_formula || r->formula.len == 0);
	if (is_odd)
		buf_printf(&odd, "{%s}", buf_text(&r->formula));
	if (r->formulas > 0)
		cell.formula = workbook_keep(r, buf_text(is_odd ? &odd : &r->formula));
	buf_free(&odd);
	return (!*workbook_text(r->book, cell.value) && cell.formula == 0) || workbook_add_cell(r, &cell);
}
