/* Read the parts of a workbook in order. */
#include "base/workbook/inner.h"

#include "base/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* More worksheets than any program writes, or anybody looks at. */
enum { MOST_SHEETS = 1 << 14 };

/* ---- lists ----------------------------------------------------------------------------------- */

void *workbook_grow(struct workbook_reading *r, void *items, size_t count, size_t size, size_t most)
{
	if (count >= most) {
		r->is_too_large = true;
		return NULL;
	}
	return list_grow(items, count, size);
}

uint32_t workbook_keep(struct workbook_reading *r, const char *text)
{
	struct buf *b = &r->book->text;
	size_t place = b->len;

	if (!*text)
		return 0;
	buf_add(b, text, strlen(text) + 1);
	return b->failed || b->len > UINT32_MAX ? 0 : (uint32_t)place;
}

bool workbook_add_cell(struct workbook_reading *r, const struct workbook_cell *cell)
{
	struct workbook *book = r->book;
	struct workbook_cell *cells =
		workbook_grow(r, book->cells, book->cell_count, sizeof *cells, LIMIT_WORKBOOK_CELLS);

	if (!cells)
		return false;
	book->cells = cells;
	cells[book->cell_count++] = *cell;
	return true;
}

/* ---- a property of the document -------------------------------------------------------------- */

bool workbook_start_property(struct workbook_reading *r, const char **attributes)
{
	const char *name = part_attribute(attributes, "name");

	r->values = name && r->property && strcmp(name, r->property) == 0;
	return !r->values || r->book->property == 0;
}

bool workbook_start_property_text(struct workbook_reading *r, const char **attributes)
{
	(void)attributes;
	buf_clear(&r->value);
	r->into = r->values ? &r->value : NULL;
	return true;
}

bool workbook_end_property_text(struct workbook_reading *r)
{
	if (r->into)
		r->book->property = workbook_keep(r, buf_text(&r->value));
	r->into = NULL;
	return true;
}

/* ---- the list of worksheets ------------------------------------------------------------------ */

bool workbook_start_sheet(struct workbook_reading *r, const char **attributes)
{
	struct workbook *book = r->book;
	const char *title = part_attribute(attributes, "name"), *relation = part_relation(attributes);
	const char *state = part_attribute(attributes, "state");

	if (!title || !relation || book->cell_count != book->sheet_count)
		return false;
	struct workbook_sheet *sheets =
		workbook_grow(r, book->sheets, book->sheet_count, sizeof *sheets, MOST_SHEETS);
	if (!sheets)
		return false;
	book->sheets = sheets;
	sheets[book->sheet_count] =
		(struct workbook_sheet){ workbook_keep(r, title), workbook_keep(r, relation), 0,
			state && strcmp(state, "visible") != 0 };
	const struct workbook_cell there = { .sheet = (uint32_t)book->sheet_count,
		.value = sheets[book->sheet_count].name,
		.row = WORKBOOK_ROW_SHEET,
		.kind = WORKBOOK_TEXT };
	book->sheet_count++;
	return workbook_add_cell(r, &there);
}

bool workbook_start_dates(struct workbook_reading *r, const char **attributes)
{
	r->book->is_of_1904 = part_is_true(part_attribute(attributes, "date1904"), false, true);
	return true;
}

bool workbook_start_calculation(struct workbook_reading *r, const char **attributes)
{
	r->book->is_calculated_later = part_is_true(part_attribute(attributes, "fullCalcOnLoad"), false, false);
	return true;
}

/* Programs go by the type that the container states: they open another one as slides, or not at all. */
bool workbook_start_type(struct workbook_reading *r, const char **attributes)
{
	static const char *const workbooks[] = {
		"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
		"application/vnd.ms-excel.sheet.macroEnabled.main+xml",
	};
	const char *part = part_attribute(attributes, "PartName");
	const char *type = part_attribute(attributes, "ContentType");
	bool is_workbook = false;

	if (!part || strcasecmp(part, "/xl/workbook.xml") != 0)
		return true;
	for (size_t i = 0; type && i < sizeof workbooks / sizeof *workbooks; i++)
		is_workbook = is_workbook || strcmp(type, workbooks[i]) == 0;
	return ++r->types == 1 && is_workbook;
}

/* ---- part by part ---------------------------------------------------------------------------- */

void workbook_cell_name(char out[16], int row, int column)
{
	char letters[8];
	size_t at = sizeof letters - 1;

	letters[at] = '\0';
	for (column++; column > 0 && at > 0; column = (column - 1) / 26)
		letters[--at] = (char)('A' + (column - 1) % 26);
	snprintf(out, 16, "%s%d", letters + at, row + 1);
}

/*
 * Refuse the file: a list has reached its limit, or it is damaged. Name the place of damage: the part, and
 * the cell or the last row read, as spreadsheets write it: "10:10".
 */
static bool refuse_workbook(const struct workbook_reading *r, struct err *e)
{
	bool is_in_rows = r->root == NODE_WORKSHEET && r->node >= NODE_ROW && r->node <= NODE_INLINE_RUN_TEXT;
	char cell[32] = "";

	if (r->is_too_large) {
		*e = (struct err){ 0 };
		return parts_too_large(r->path, e);
	}
	if (e->status != ERR_NONE && e->status != ERR_REFUSED)
		return false;
	if (is_in_rows && r->row >= 0 && r->column >= 0)
		workbook_cell_name(cell, r->row, r->column);
	else if (is_in_rows && r->row >= 0)
		snprintf(cell, sizeof cell, "%d:%d", r->row + 1, r->row + 1);
	return parts_damaged_at(r->path, r->part, cell, e);
}

/* Read the part of the only relation of a type, if there is one. */
static bool read_related(
	struct workbook_reading *r, enum relation_type type, enum workbook_node root, struct err *e)
{
	const char *target, *folder = root == NODE_PROPERTIES ? "" : "xl/";
	struct buf name = { 0 };
	bool found = true, has = relations_only(r, type, &target);
	bool done = has && (!*target || (relations_resolve(&name, folder, target)
		&& workbook_read_part(r, buf_text(&name), root, &found, e)));

	buf_free(&name);
	return done && found;
}

static bool no_workbook(const struct workbook_reading *r, struct err *e)
{
	return err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(r->path));
}

static bool read_relations(struct workbook_reading *r, const char *name, struct err *e)
{
	bool found;

	r->relation_count = 0;
	return workbook_read_part(r, name, NODE_RELATIONS, &found, e) && (found || no_workbook(r, e));
}

/* Read all parts. A sheet other than a worksheet (a chart on its own page) has no cells. */
static bool read_parts(struct workbook_reading *r, struct err *e)
{
	const char *target;
	struct buf name = { 0 };
	bool found;

	if (!read_relations(r, "_rels/.rels", e))
		return false;
	/* Spreadsheet programs always write the workbook into the same part. */
	bool done = relations_only(r, TYPE_WORKBOOK, &target);
	if (done && !*target)
		return no_workbook(r, e);
	done = done && relations_resolve(&name, "", target) && strcmp(buf_text(&name), "xl/workbook.xml") == 0
		&& workbook_read_part(r, "[Content_Types].xml", NODE_TYPES, &found, e) && r->types == 1
		&& read_related(r, TYPE_PROPERTIES, NODE_PROPERTIES, e)
		&& workbook_read_part(r, "xl/workbook.xml", NODE_WORKBOOK, &found, e)
		&& (found || no_workbook(r, e)) && read_relations(r, "xl/_rels/workbook.xml.rels", e)
		&& relations_find_sheets(r) && read_related(r, TYPE_STRINGS, NODE_STRINGS, e);
	for (r->sheet = 0; done && r->sheet < r->book->sheet_count; r->sheet++) {
		target = workbook_text(r->book, r->book->sheets[r->sheet].target);
		if (*target)
			done = relations_resolve(&name, "xl/", target)
				&& workbook_read_part(r, buf_text(&name), NODE_WORKSHEET, &found, e) && found;
	}
	buf_free(&name);
	return done;
}

/* ---- the whole ------------------------------------------------------------------------------- */

struct workbook *workbook_none(void)
{
	struct workbook *book = calloc(1, sizeof *book);

	if (book)
		buf_add(&book->text, "", 1);
	return book;
}

bool workbook_read(struct workbook **out, const char *path, const char *property, struct err *e)
{
	struct workbook_reading *r = calloc(1, sizeof *r);
	struct workbook *book = workbook_none();
	bool done = false;

	*out = NULL;
	if (r && book) {
		r->book = book;
		r->path = path;
		r->property = property;
		done = parts_open(&r->parts, path, e) && (read_parts(r, e) || refuse_workbook(r, e));
	}
	if (!r || !book || book->text.failed)
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (r) {
		parts_close(r->parts);
		free(r->strings);
		free(r->relations);
		buf_free(&r->value);
		buf_free(&r->formula);
		free(r);
	}
	if (done)
		*out = book;
	else
		workbook_free(book);
	return done;
}

void workbook_free(struct workbook *book)
{
	if (!book)
		return;
	buf_free(&book->text);
	free(book->sheets);
	free(book->cells);
	free(book->joined);
	free(book);
}
