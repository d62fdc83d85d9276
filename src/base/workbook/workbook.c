/* A workbook: in which order its parts are read. */
#include "base/workbook/inner.h"

#include "base/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* More than any program writes, and than anybody looks at. */
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
 * Damage gets its place: the part, and where there is one the cell, or the last row that was
 * read, as a spreadsheet writes it: "10:10".
 */
static bool refuse_at(const struct workbook_reading *r, struct err *e)
{
	bool is_in_rows = r->root == NODE_WORKSHEET && r->node >= NODE_ROW && r->node <= NODE_INLINE_RUN_TEXT;
	char cell[32] = "";

	if (is_in_rows && r->row >= 0 && r->column >= 0)
		workbook_cell_name(cell, r->row, r->column);
	else if (is_in_rows && r->row >= 0)
		snprintf(cell, sizeof cell, "%d:%d", r->row + 1, r->row + 1);
	return parts_damaged_at(r->path, parts_under_way(r->parts), cell, e);
}

/* Why it is not read: a list has reached its limit, or what was said already, or the file is damaged. */
static bool refuse_workbook(const struct workbook_reading *r, struct err *e)
{
	if (r->is_too_large) {
		*e = (struct err){ 0 };
		return parts_too_large(r->path, e);
	}
	if (e->status == ERR_NONE || e->status == ERR_REFUSED)
		refuse_at(r, e);
	return false;
}

/* The part of the one relation of a type, if there is one. */
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

/* Which part is the workbook: always the same in what spreadsheet programs write. */
static bool check_workbook(struct workbook_reading *r, struct err *e)
{
	const char *target;
	struct buf name = { 0 };
	bool done = relations_only(r, TYPE_WORKBOOK, &target);

	if (done && !*target)
		return no_workbook(r, e);
	done = done && relations_resolve(&name, "", target) && strcmp(buf_text(&name), "xl/workbook.xml") == 0;
	buf_free(&name);
	return done;
}

/* ---- what the workbook is said to be --------------------------------------------------------- */

/* What a container says of the part that is the workbook: how often, and whether it is a spreadsheet's. */
struct types {
	int count;
	bool is_workbook;
};

static bool start_of_types(void *arg, enum part_space space, const char *name, const char **attributes)
{
	static const char *const workbooks[] = {
		"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
		"application/vnd.ms-excel.sheet.macroEnabled.main+xml",
	};
	struct types *types = arg;
	const char *part = part_attribute(attributes, "PartName"),
			   *type = part_attribute(attributes, "ContentType");

	if (space != PART_TYPES)
		return false;
	if (strcmp(name, "Override") != 0 || !part || strcasecmp(part, "/xl/workbook.xml") != 0)
		return true;
	for (size_t i = 0; type && i < sizeof workbooks / sizeof *workbooks; i++)
		types->is_workbook |= strcmp(type, workbooks[i]) == 0;
	return ++types->count == 1 && types->is_workbook;
}

static bool end_of_types(void *arg)
{
	(void)arg;
	return true;
}

static bool text_of_types(void *arg, const char *text, size_t n)
{
	(void)arg;
	(void)text;
	(void)n;
	return true;
}

/* Programs open it as what it is said to be: as slides, or not at all. */
static bool check_types(struct workbook_reading *r, struct err *e)
{
	struct types types = { 0 };
	const struct part_reader reader = { &types, start_of_types, end_of_types, text_of_types };
	bool found;

	return parts_read(r->parts, "[Content_Types].xml", &reader, &found, e) && types.is_workbook;
}

/* ---- in order -------------------------------------------------------------------------------- */

static bool read_relations(struct workbook_reading *r, const char *name, struct err *e)
{
	bool found;

	r->relation_count = 0;
	return workbook_read_part(r, name, NODE_RELATIONS, &found, e) && (found || no_workbook(r, e));
}

static bool read_sheet_list(struct workbook_reading *r, struct err *e)
{
	bool found;

	return workbook_read_part(r, "xl/workbook.xml", NODE_WORKBOOK, &found, e)
		&& (found || no_workbook(r, e));
}

/* All but the worksheets. */
static bool read_list(struct workbook_reading *r, struct err *e)
{
	if (!read_relations(r, "_rels/.rels", e) || !check_workbook(r, e) || !check_types(r, e))
		return false;
	if (!read_related(r, TYPE_PROPERTIES, NODE_PROPERTIES, e) || !read_sheet_list(r, e))
		return false;
	if (!read_relations(r, "xl/_rels/workbook.xml.rels", e) || !relations_find_sheets(r))
		return false;
	return read_related(r, TYPE_STRINGS, NODE_STRINGS, e);
}

/* What is no worksheet (a chart on a page of its own) has no cells. */
static bool read_sheets(struct workbook_reading *r, struct err *e)
{
	struct buf name = { 0 };
	bool done = true, found;

	for (r->sheet = 0; done && r->sheet < r->book->sheet_count; r->sheet++) {
		const char *target = workbook_text(r->book, r->book->sheets[r->sheet].target);
		if (!*target)
			continue;
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

static void end_reading(struct workbook_reading *r)
{
	parts_close(r->parts);
	free(r->strings);
	free(r->relations);
	buf_free(&r->value);
	buf_free(&r->formula);
	free(r);
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
		done = parts_open(&r->parts, path, e)
			&& ((read_list(r, e) && read_sheets(r, e)) || refuse_workbook(r, e));
	}
	if (!r || !book || book->text.failed)
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (r)
		end_reading(r);
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
