/* The number formats of a workbook: a figure in a format of somebody's own may show as another. */
#include "base/workbook_inner.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MOST_FORMATS = 1 << 16, GENERAL = 0, FIRST_OWN = 164, MOST_INDENT = 5 };

/* The formats that every workbook has, as far as they show a whole figure as it is. */
static const struct {
	long id;
	const char *code;
} plain_formats[] = { { GENERAL, "" }, { 1, "0" }, { 2, "0.00" }, { 49, "" } };

void formats_free(struct workbook_formats *formats)
{
	free(formats->formats);
	free(formats->cells);
	free(formats->styles);
	*formats = (struct workbook_formats){ 0 };
}

/* A character that stands for itself: some need no sign for that, and get none. A blank is no more than
 * room. */
static void write_literal(struct buf *b, char c)
{
	if (c == ' ')
		return;
	if ((unsigned char)c < 0x80 && !strchr("+-()!$:=/", c))
		buf_char(b, '\\');
	buf_char(b, c);
}

/* A code in one spelling, whoever wrote it: +0"!"_- is \+0\! (as wide as a minus sign: room). */
static void write_code(struct buf *b, const char *code)
{
	bool is_quoted = false;

	if (strcasecmp(code, "General") == 0 || strcmp(code, "@") == 0)
		return;
	for (; *code; code++) {
		if (*code == '"')
			is_quoted = !is_quoted;
		else if (is_quoted)
			write_literal(b, *code);
		else if (*code == '\\' && code[1])
			write_literal(b, *++code);
		else if (*code == '_' && code[1])
			code++;
		else if (*code != ' ')
			buf_char(b, *code);
	}
}

bool workbook_start_format(struct workbook_reading *r, const char **attributes)
{
	struct workbook_formats *formats = &r->formats;
	const char *id = part_attribute(attributes, "numFmtId"),
			   *code = part_attribute(attributes, "formatCode");
	struct buf b = { 0 };

	if (!id || !code || part_number(id) < 0)
		return false;
	struct number_format *list =
		workbook_grow(r, formats->formats, formats->format_count, sizeof *list, MOST_FORMATS);
	if (!list)
		return false;
	formats->formats = list;
	write_code(&b, code);
	list[formats->format_count++] =
		(struct number_format){ part_number(id), workbook_keep(r, buf_text(&b)) };
	buf_free(&b);
	return true;
}

bool workbook_start_cell_format(struct workbook_reading *r, const char **attributes)
{
	struct workbook_formats *formats = &r->formats;
	bool style = r->node == NODE_STYLE_CELL;
	struct cell_format **cells = style ? &formats->styles : &formats->cells;
	size_t *count = style ? &formats->style_count : &formats->cell_count;
	const char *id = part_attribute(attributes, "numFmtId"), *based = part_attribute(attributes, "xfId");
	const struct cell_format cell = { id ? part_number(id) : GENERAL, based ? part_number(based) : -1, 0,
		false };

	if (cell.id < 0)
		return false;
	struct cell_format *list = workbook_grow(r, *cells, *count, sizeof *list, MOST_FORMATS);
	if (!list)
		return false;
	*cells = list;
	list[(*count)++] = cell;
	return true;
}

static bool is_usual(const char *across)
{
	static const char *const usual[] = { "general", "left", "center", "right", "justify", "distributed" };

	for (size_t i = 0; across && i < sizeof usual / sizeof *usual; i++) {
		if (strcmp(across, usual[i]) == 0)
			return true;
	}
	return !across;
}

/* Filled with its text 5 shows as 555; turned, or read from the right, 16- for -16; across several columns
 * it stands in another's, indented too far in none. */
bool workbook_start_alignment(struct workbook_reading *r, const char **attributes)
{
	struct workbook_formats *formats = &r->formats;
	struct cell_format *cell = r->node == NODE_STYLE_ALIGNMENT ? &formats->styles[formats->style_count - 1]
		: &formats->cells[formats->cell_count - 1];
	const char *turned = part_attribute(attributes, "textRotation"),
			   *order = part_attribute(attributes, "readingOrder"),
			   *indent = part_attribute(attributes, "indent");
	bool is_pushed_out = indent && (part_number(indent) < 0 || part_number(indent) > MOST_INDENT);

	cell->is_displaced |= !is_usual(part_attribute(attributes, "horizontal"))
		|| is_pushed_out || (turned && part_number(turned) != 0);
	cell->is_displaced |= order && part_number(order) != 0 && part_number(order) != 1;
	return true;
}

static int by_number(const void *a, const void *b)
{
	const struct number_format *x = a, *y = b;

	return (x->id > y->id) - (x->id < y->id);
}

/*
 * The code of a format by its number: "14" if it is none that shows a whole figure as it is. Not all
 * programs believe a file that says anew what a number below its own stands for.
 */
static uint32_t code_of(struct workbook_reading *r, long id)
{
	const struct workbook_formats *formats = &r->formats;
	const struct number_format wanted = { id, 0 };
	const struct number_format *found = formats->format_count == 0 ? NULL
		: bsearch(&wanted, formats->formats, formats->format_count, sizeof wanted, by_number);

	if (found && id >= FIRST_OWN)
		return found->code;
	for (size_t i = 0; i < sizeof plain_formats / sizeof *plain_formats; i++) {
		const char *code = plain_formats[i].code;
		if (plain_formats[i].id == id && (!found || strcmp(workbook_text(r->book, found->code), code) == 0))
			return workbook_keep(r, code);
	}
	return workbook_keep(r, num_of(id).text);
}

/* Programs differ in whether what a style says holds beside what the cell's format says. */
static void take_style(
	struct workbook_reading *r, struct cell_format *cell, const struct cell_format *style)
{
	uint32_t of_style = code_of(r, style->id);
	const char *code = workbook_text(r->book, of_style);

	cell->is_displaced |= style->is_displaced;
	if (*code && strcmp(code, workbook_text(r->book, cell->code)) != 0)
		cell->code = of_style;
}

bool formats_complete(struct workbook_reading *r)
{
	struct workbook_formats *formats = &r->formats;

	if (formats->format_count > 0)
		list_sort(formats->formats, formats->format_count, sizeof *formats->formats, by_number);
	for (size_t i = 1; i < formats->format_count; i++) {
		if (formats->formats[i - 1].id == formats->formats[i].id)
			return false;
	}
	for (size_t i = 0; i < formats->cell_count; i++) {
		struct cell_format *cell = &formats->cells[i];
		cell->code = code_of(r, cell->id);
		if (cell->style >= 0 && (size_t)cell->style < formats->style_count)
			take_style(r, cell, &formats->styles[cell->style]);
		if (cell->is_displaced)
			cell->code = workbook_keep(r, WORKBOOK_DISPLACED);
	}
	return true;
}

bool formats_find(const struct workbook_formats *formats, long no, uint32_t *code)
{
	bool has = no >= 0 && (size_t)no < formats->cell_count;

	*code = has ? formats->cells[no].code : 0;
	return has || (no == 0 && formats->cell_count == 0);
}
