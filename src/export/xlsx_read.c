/* A workbook read back: which worksheets it has, what their cells show, and how it was made. */
#include "export/xlsx.h"

#include "base/messages.h"
#include "export/messages.h"
#include "export/xlsx_copy.h"
#include "export/xlsx_parts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* No workbook of the program comes near these. */
enum { MOST_SHEETS = 4096, MOST_RELATIONS = 2 * MOST_SHEETS, MOST_STRINGS = 1 << 20 };
enum { LAST_ROW = 1 << 20, LAST_COLUMN = 1 << 14 };

/* A workbook under way. */
struct copying {
	struct export_copy *copy;
	size_t *strings, string_count, relation_count;   /* the shared strings: places in the text */
	struct buf *into, value, formula;                /* where text goes, NULL: nowhere */
	bool is_phonetic;                                /* inside of a reading aid, which no cell shows */
	char type[16];                                   /* of the cell under way */
	int row, column;
	size_t sheet;
};

/* ---- growing lists --------------------------------------------------------------------------------- */

/* Room for one more in a list whose room is always the next power of two; NULL if there is none, or it is too long. */
static void *list_grow(void *items, size_t count, size_t size, size_t most)
{
	if (count >= most)
		return NULL;
	return (count & (count - 1)) == 0 ? realloc(items, (count ? 2 * count : 1) * size) : items;
}

/* A text kept in the copy: its place. */
static size_t keep(struct export_copy *copy, const char *text)
{
	size_t place = copy->text.len;

	if (!*text)
		return 0;
	buf_add(&copy->text, text, strlen(text) + 1);
	return place;
}

static bool add_cell(struct copying *c, const struct copy_cell *cell)
{
	struct copy_cell *cells = list_grow(c->copy->cells, c->copy->cell_count, sizeof *cells, LIMIT_WORKBOOK_CELLS);

	if (!cells)
		return false;
	c->copy->cells = cells;
	cells[c->copy->cell_count++] = *cell;
	return true;
}

/* ---- what all parts share -------------------------------------------------------------------------- */

static bool take_text(void *arg, const char *text, size_t n)
{
	struct copying *c = arg;

	if (c->into && !c->is_phonetic)
		buf_add(c->into, text, n);
	return !c->into || !c->into->failed;
}

static bool take_nothing(void *arg, const char *name)
{
	(void)arg;
	(void)name;
	return true;
}

/* ---- _rels/.rels: which part is the workbook ------------------------------------------------------------ */

/* What a program would open is what is read here. */
static bool start_root(void *arg, const char *name, const char **attributes)
{
	const char *type = part_attribute(attributes, "Type"), *target = part_attribute(attributes, "Target");
	const char *kind = type ? strrchr(type, '/') : NULL;

	(void)arg;
	if (strcmp(name, "Relationship") != 0 || !target || !kind || strcmp(kind, "/officeDocument") != 0)
		return true;
	return strcmp(target + (*target == '/'), "xl/workbook.xml") == 0;
}

/* ---- xl/workbook.xml and its relations: the worksheets ----------------------------------------------- */

static bool start_workbook(void *arg, const char *name, const char **attributes)
{
	struct copying *c = arg;
	struct export_copy *copy = c->copy;
	const char *title = part_attribute(attributes, "name"), *relation = part_attribute(attributes, "id");

	if (strcmp(name, "sheet") != 0)
		return true;
	if (!title || !relation)
		return false;
	struct copy_sheet *sheets = list_grow(copy->sheets, copy->sheet_count, sizeof *sheets, MOST_SHEETS);
	if (!sheets)
		return false;
	copy->sheets = sheets;
	sheets[copy->sheet_count] = (struct copy_sheet){ keep(copy, title), keep(copy, relation), 0 };
	const struct copy_cell there = { copy->sheet_count, sheets[copy->sheet_count].name, 0, COPY_ROW_SHEET, 0 };
	copy->sheet_count++;
	return add_cell(c, &there);
}

static bool start_relations(void *arg, const char *name, const char **attributes)
{
	struct copying *c = arg;
	struct export_copy *copy = c->copy;
	const char *id = part_attribute(attributes, "Id"), *target = part_attribute(attributes, "Target");

	if (strcmp(name, "Relationship") != 0 || !id || !target)
		return true;
	if (++c->relation_count > MOST_RELATIONS)
		return false;
	size_t place = keep(copy, target);
	for (size_t i = 0; i < copy->sheet_count; i++) {
		if (strcmp(copy_text(copy, copy->sheets[i].relation), id) == 0)
			copy->sheets[i].target = place;
	}
	return true;
}

/* ---- xl/sharedStrings.xml ---------------------------------------------------------------------------- */

static bool start_strings(void *arg, const char *name, const char **attributes)
{
	struct copying *c = arg;

	(void)attributes;
	if (strcmp(name, "si") == 0) {
		size_t *strings = list_grow(c->strings, c->string_count, sizeof *strings, MOST_STRINGS);
		if (!strings)
			return false;
		c->strings = strings;
		strings[c->string_count++] = c->copy->text.len;
	} else if (strcmp(name, "t") == 0) {
		c->into = &c->copy->text;
	} else if (strcmp(name, "rPh") == 0) {
		c->is_phonetic = true;
	}
	return true;
}

static bool end_strings(void *arg, const char *name)
{
	struct copying *c = arg;

	if (strcmp(name, "si") == 0)
		buf_add(&c->copy->text, "", 1);
	else if (strcmp(name, "t") == 0)
		c->into = NULL;
	else if (strcmp(name, "rPh") == 0)
		c->is_phonetic = false;
	return true;
}

/* ---- the worksheets ---------------------------------------------------------------------------------- */

/* "AB12": the letters and the figures of a cell's name. */
static bool read_place(struct copying *c, const char *name)
{
	int column = 0;

	for (; isupper((unsigned char)*name) && column <= LAST_COLUMN; name++)
		column = column * 26 + (*name - 'A' + 1);
	long row = strtol(name, NULL, 10);
	if (column < 1 || column > LAST_COLUMN || row < 1 || row > LAST_ROW)
		return false;
	c->column = column - 1;
	c->row = (int)row - 1;
	return true;
}

/* A row or a cell that does not say where it stands comes behind the last one. */
static bool start_place(struct copying *c, const char *name, const char **attributes)
{
	const char *place = part_attribute(attributes, "r"), *type = part_attribute(attributes, "t");

	if (strcmp(name, "row") == 0) {
		long row = place ? strtol(place, NULL, 10) : c->row + 2;
		c->row = row >= 1 && row <= LAST_ROW ? (int)row - 1 : LAST_ROW;
		c->column = -1;
		return c->row < LAST_ROW;
	}
	snprintf(c->type, sizeof c->type, "%s", type ? type : "n");
	buf_clear(&c->value);
	buf_clear(&c->formula);
	c->column++;
	return place ? read_place(c, place) : c->row >= 0 && c->column < LAST_COLUMN;
}

static bool start_sheet(void *arg, const char *name, const char **attributes)
{
	struct copying *c = arg;

	if (strcmp(name, "row") == 0 || strcmp(name, "c") == 0)
		return start_place(c, name, attributes);
	if (strcmp(name, "v") == 0 || strcmp(name, "t") == 0) {
		c->into = &c->value;
	} else if (strcmp(name, "f") == 0) {
		c->into = &c->formula;
	} else if (strcmp(name, "oddFooter") == 0) {
		buf_clear(&c->value);
		c->into = &c->value;
	} else if (strcmp(name, "rPh") == 0) {
		c->is_phonetic = true;
	}
	return true;
}

/* A number in one form, whoever wrote it: 17.0 is 17. */
static size_t keep_number(struct export_copy *copy, const char *text)
{
	char *end, number[32];
	double value = strtod(text, &end);

	if (end == text || *end)
		return keep(copy, text);
	snprintf(number, sizeof number, "%.12g", value == 0 ? 0 : value);
	return keep(copy, number);
}

/* What a cell shows; -1 of a shared string that is not there. */
static bool cell_value(struct copying *c, size_t *value)
{
	const char *text = buf_text(&c->value);

	if (!*text)
		*value = 0;
	else if (strcmp(c->type, "n") == 0)
		*value = keep_number(c->copy, text);
	else if (strcmp(c->type, "s") != 0)
		*value = keep(c->copy, text);
	else {
		unsigned long at = strtoul(text, NULL, 10);
		if (at >= c->string_count)
			return false;
		*value = c->strings[at];
	}
	return true;
}

static bool end_cell(struct copying *c)
{
	struct copy_cell cell = { .sheet = c->sheet, .row = c->row, .column = c->column };

	if (!cell_value(c, &cell.value))
		return false;
	cell.formula = keep(c->copy, buf_text(&c->formula));
	return (!*copy_text(c->copy, cell.value) && cell.formula == 0) || add_cell(c, &cell);
}

/* A check code somewhere in the footer, whatever stands around it. */
static bool end_footer(struct copying *c)
{
	const char *text = buf_text(&c->value);
	size_t length = strlen("5f0b-c3e0-f0f4");
	char code[REPORT_CODE];

	for (; strlen(text) >= length; text++) {
		snprintf(code, sizeof code, "%.*s", (int)length, text);
		if (strspn(code, "0123456789abcdef-") != length || code[4] != '-' || code[9] != '-')
			continue;
		const struct copy_cell footer = { c->sheet, keep(c->copy, code), 0, COPY_ROW_FOOTER, 0 };
		return add_cell(c, &footer);
	}
	return true;
}

static bool end_sheet(void *arg, const char *name)
{
	struct copying *c = arg;

	if (strcmp(name, "v") == 0 || strcmp(name, "t") == 0 || strcmp(name, "f") == 0)
		c->into = NULL;
	else if (strcmp(name, "rPh") == 0)
		c->is_phonetic = false;
	else if (strcmp(name, "c") == 0)
		return end_cell(c);
	else if (strcmp(name, "oddFooter") == 0) {
		c->into = NULL;
		return end_footer(c);
	}
	return true;
}

/* ---- docProps/custom.xml: how it was made -------------------------------------------------------------- */

static bool start_property(void *arg, const char *name, const char **attributes)
{
	struct copying *c = arg;
	const char *key = part_attribute(attributes, "name");

	if (strcmp(name, "property") == 0 && key && strcmp(key, RECIPE_PROPERTY) == 0)
		c->into = &c->value;
	return true;
}

static bool end_property(void *arg, const char *name)
{
	struct copying *c = arg;

	if (c->into && strcmp(name, "property") == 0) {
		c->copy->has_recipe = recipe_read(buf_text(&c->value), &c->copy->recipe);
		c->into = NULL;
	}
	return true;
}

/* ---- the workbook -------------------------------------------------------------------------------------- */

/* A part, and whether it is there; text that an earlier part left is forgotten. */
static bool read_part(struct copying *c, struct parts *parts, const char *name, struct part_reader *reader,
	bool *found, struct err *e)
{
	buf_clear(&c->value);
	c->into = NULL;
	c->is_phonetic = false;
	c->row = c->column = -1;
	reader->arg = c;
	reader->text = take_text;
	return parts_read(parts, name, reader, found, e);
}

static bool read_list(struct copying *c, struct parts *parts, const char *path, struct err *e)
{
	struct part_reader root = { .start = start_root, .end = take_nothing };
	struct part_reader workbook = { .start = start_workbook, .end = take_nothing };
	struct part_reader relations = { .start = start_relations, .end = take_nothing };
	struct part_reader strings = { .start = start_strings, .end = end_strings };
	struct part_reader property = { .start = start_property, .end = end_property };
	bool found;

	return read_part(c, parts, "_rels/.rels", &root, &found, e)
		&& read_part(c, parts, "xl/workbook.xml", &workbook, &found, e)
		&& (found || err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(path)))
		&& read_part(c, parts, "xl/_rels/workbook.xml.rels", &relations, &found, e)
		&& read_part(c, parts, "xl/sharedStrings.xml", &strings, &found, e)
		&& read_part(c, parts, "docProps/custom.xml", &property, &found, e);
}

static bool read_sheets(struct copying *c, struct parts *parts, const char *path, struct err *e)
{
	struct part_reader sheet = { .start = start_sheet, .end = end_sheet };
	struct buf name = { 0 };
	bool done = true, found;

	for (c->sheet = 0; done && c->sheet < c->copy->sheet_count; c->sheet++) {
		const char *target = copy_text(c->copy, c->copy->sheets[c->sheet].target);
		buf_clear(&name);
		buf_printf(&name, "%s%s", *target == '/' ? "" : "xl/", target + (*target == '/'));
		done = read_part(c, parts, buf_text(&name), &sheet, &found, e)
			&& (found || err_set(e, ERR_REFUSED, &msg_workbook_damaged, MSG_ARGS(path)));
	}
	buf_free(&name);
	return done;
}

struct export_copy *export_copy_none(void)
{
	struct export_copy *copy = calloc(1, sizeof *copy);

	if (copy)
		buf_add(&copy->text, "", 1);
	return copy;
}

bool export_copy_read(struct export_copy **out, const char *path, struct err *e)
{
	struct copying copying = { .copy = export_copy_none() };
	struct parts *parts = NULL;

	if (!copying.copy)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	bool done = parts_open(&parts, path, e) && read_list(&copying, parts, path, e)
		&& read_sheets(&copying, parts, path, e);
	if (done && copying.copy->text.failed)
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	parts_close(parts);
	free(copying.strings);
	buf_free(&copying.value);
	buf_free(&copying.formula);
	*out = copying.copy;
	if (!done) {
		export_copy_free(copying.copy);
		*out = NULL;
	}
	return done;
}

void export_copy_free(struct export_copy *copy)
{
	if (!copy)
		return;
	buf_free(&copy->text);
	free(copy->sheets);
	free(copy->cells);
	free(copy);
}

const struct export_recipe *export_copy_recipe(const struct export_copy *copy)
{
	return copy->has_recipe ? &copy->recipe : NULL;
}
