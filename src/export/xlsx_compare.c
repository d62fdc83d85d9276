/* Workbooks that were read back, compared cell by cell. */
#include "export/xlsx.h"
#include "export/recipe.h"

#include "base/messages.h"
#include "base/workbook.h"
#include "export/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a cell shows in a list, at most. */
enum { SHOWN = 120 };

struct export_copy {
	struct workbook *book;
	bool has_recipe;
	struct export_recipe recipe;
};

/* ---- a workbook as it is compared ------------------------------------------------------------ */

/* A check code somewhere in the text at the foot of a page, whatever stands around it; "" if there is none.
 */
static void find_code(const char *text, char code[REPORT_CODE])
{
	enum { LENGTH = sizeof "5f0b-c3e0-f0f4" - 1 };

	for (; *text; text++) {
		snprintf(code, REPORT_CODE, "%.*s", LENGTH, text);
		if (strspn(code, "0123456789abcdef-") == LENGTH && code[4] == '-' && code[9] == '-')
			return;
	}
	code[0] = '\0';
}

/* At the foot of a page only the check code matters. */
static void keep_codes(struct workbook *book)
{
	char code[REPORT_CODE];
	size_t kept = 0;

	for (size_t i = 0; i < book->cell_count; i++) {
		struct workbook_cell cell = book->cells[i];
		if (cell.row == WORKBOOK_ROW_FOOTER) {
			find_code(workbook_text(book, cell.value), code);
			cell.value = (uint32_t)book->text.len;
			buf_add(&book->text, code, strlen(code) + 1);
		}
		if (cell.row != WORKBOOK_ROW_FOOTER || code[0])
			book->cells[kept++] = cell;
	}
	book->cell_count = kept;
}

struct export_copy *export_copy_none(void)
{
	struct export_copy *copy = calloc(1, sizeof *copy);

	if (copy)
		copy->book = workbook_none();
	if (copy && !copy->book) {
		free(copy);
		copy = NULL;
	}
	return copy;
}

bool export_copy_read(struct export_copy **out, const char *path, struct err *e)
{
	struct export_copy *copy = calloc(1, sizeof *copy);

	*out = copy;
	if (!copy)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	bool done = workbook_read(&copy->book, path, RECIPE_PROPERTY, e);
	if (done) {
		keep_codes(copy->book);
		copy->has_recipe = recipe_read(workbook_text(copy->book, copy->book->property), &copy->recipe);
		done = !copy->book->text.failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	if (!done) {
		export_copy_free(copy);
		*out = NULL;
	}
	return done;
}

void export_copy_free(struct export_copy *copy)
{
	if (!copy)
		return;
	workbook_free(copy->book);
	free(copy);
}

const struct export_recipe *export_copy_recipe(const struct export_copy *copy)
{
	return copy->has_recipe ? &copy->recipe : NULL;
}

/* A cell, and its worksheet in the order of the book's, with those that only the file has behind them. */
struct placed {
	size_t place;
	const struct workbook_cell *cell;
};

struct comparison {
	const struct workbook *file, *book;
	struct placed *ours, *theirs;   /* sorted: the book's and the file's */
	struct export_difference *out;
};

/* ---- in one order ---------------------------------------------------------------------------- */

/* A worksheet of the book by its name. */
struct named {
	const char *name;
	size_t place;
};

static int by_name(const void *a, const void *b)
{
	const struct named *x = a, *y = b;

	return strcmp(x->name, y->name);
}

/* The worksheets of the book, sorted; NULL without memory. */
static struct named *name_sheets(const struct workbook *book)
{
	struct named *list = calloc(book->sheet_count + 1, sizeof *list);

	for (size_t i = 0; list && i < book->sheet_count; i++)
		list[i] = (struct named){ workbook_text(book, book->sheets[i].name), i };
	if (list)
		qsort(list, book->sheet_count, sizeof *list, by_name);
	return list;
}

static size_t place_of(const struct named *names, const struct workbook *book, const struct workbook *file,
	size_t sheet)
{
	const struct named wanted = { workbook_text(file, file->sheets[sheet].name), 0 };
	const struct named *found = bsearch(&wanted, names, book->sheet_count, sizeof *names, by_name);

	return found ? found->place : book->sheet_count + sheet;
}

static int by_place(const void *a, const void *b)
{
	const struct placed *x = a, *y = b;

	if (x->place != y->place)
		return x->place < y->place ? -1 : 1;
	if (x->cell->row != y->cell->row)
		return x->cell->row < y->cell->row ? -1 : 1;
	return (x->cell->column > y->cell->column) - (x->cell->column < y->cell->column);
}

/* The cells of a copy in the order of the book; NULL without memory. */
static struct placed *in_order(const struct workbook *book, const struct workbook *copy)
{
	struct placed *placed = calloc(copy->cell_count + 1, sizeof *placed);
	struct named *names = name_sheets(book);

	for (size_t i = 0; placed && names && i < copy->cell_count;) {
		size_t sheet = copy->cells[i].sheet, place = place_of(names, book, copy, sheet);
		for (; i < copy->cell_count && copy->cells[i].sheet == sheet; i++)
			placed[i] = (struct placed){ place, &copy->cells[i] };
	}
	if (placed && names)
		qsort(placed, copy->cell_count, sizeof *placed, by_place);
	if (!names) {
		free(placed);
		placed = NULL;
	}
	free(names);
	return placed;
}

/* ---- what differs ---------------------------------------------------------------------------- */

/* The name of a cell, "AB12". */
static void cell_name(char out[16], const struct workbook_cell *cell)
{
	char letters[8];
	size_t at = sizeof letters - 1;

	letters[at] = '\0';
	for (int column = cell->column + 1; column > 0 && at > 0; column = (column - 1) / 26)
		letters[--at] = (char)('A' + (column - 1) % 26);
	snprintf(out, 16, "%s%d", letters + at, cell->row + 1);
}

/* A text of somebody's file between two of ours, fit to be shown: no control characters, and not too long.
 */
static void show_text(struct listing *t, const char *sign, const char *text, const char *note)
{
	size_t n = text_cut(text, strnlen(text, SHOWN + 1), SHOWN);
	struct buf plain = { 0 };

	buf_str(&plain, sign);
	buf_add(&plain, text, n);
	for (size_t i = 0; i < plain.len && !text_is_plain(plain.data, plain.len); i++) {
		unsigned char byte = (unsigned char)plain.data[i];
		if (byte < ' ' || byte >= 0x7f)
			plain.data[i] = '?';
	}
	buf_str(&plain, text[n] ? "…" : "");
	buf_str(&plain, note);
	listing_text(t, buf_text(&plain));
	buf_free(&plain);
}

static bool has_part_for_text(const char *code)
{
	int parts = 0;

	for (; *code; code++) {
		if (*code == '\\' && code[1])
			code++;
		else if (*code == '@')
			return true;
		else
			parts += *code == ';';
	}
	return parts >= 3;
}

/* Does a value look the same in a format of the file as in that of the book? */
static bool formats_agree(
	const struct workbook_cell *cell, const char *value, const char *file, const char *book)
{
	if (!*file || strcmp(file, book) == 0)
		return true;
	if (cell->kind == WORKBOOK_NUMBER)
		return strcmp(file, "0") == 0 && !value[strspn(value, "-0123456789")];
	return cell->kind == WORKBOOK_EMPTY || !has_part_for_text(file);
}

/* Is it shown as the book's would be: seen, in a form that does not make another figure of it, nothing
 * drawn over it? */
static bool looks_same(
	const struct comparison *c, const struct workbook_cell *file, const struct workbook_cell *book)
{
	const char *in_file = workbook_text(c->file, file->format),
			   *in_book = workbook_text(c->book, book->format);

	if (file->is_hidden && !book->is_hidden)
		return false;
	return file->row == WORKBOOK_ROW_SHEET ? !*in_file || *in_book
		: formats_agree(file, workbook_text(c->file, file->value), in_file, in_book);
}

static bool says_same(
	const struct comparison *c, const struct workbook_cell *file, const struct workbook_cell *book)
{
	return file->kind == book->kind
		&& strcmp(workbook_text(c->file, file->value), workbook_text(c->book, book->value)) == 0;
}

/* What one of them has there: the value, or the formula or that it looks different if only that differs. */
static void show_side(const struct comparison *c, const struct workbook *copy,
	const struct workbook_cell *cell, const struct workbook_cell *other)
{
	struct buf b = { 0 };
	bool is_file = copy == c->file,
		 same_value = cell && other && (is_file ? says_same(c, cell, other) : says_same(c, other, cell));
	bool same_look = !same_value || (is_file ? looks_same(c, cell, other) : looks_same(c, other, cell));

	if (cell && same_value && same_look && cell->formula)
		buf_printf(&b, "=%s", workbook_text(copy, cell->formula));
	else if (cell)
		buf_str(&b, workbook_text(copy, cell->value));
	show_text(
		&c->out->table, "", buf_text(&b), is_file && !same_look ? msg_cell_looks.text[c->out->lang] : "");
	buf_free(&b);
}

/* `file` or `book` NULL: only the other has it. */
static void add_difference(
	const struct comparison *c, const struct workbook_cell *file, const struct workbook_cell *book)
{
	const struct workbook_cell *cell = file ? file : book;
	const struct workbook *copy = file ? c->file : c->book;
	struct listing *t = &c->out->table;
	char name[16];

	if (cell->row == WORKBOOK_ROW_FOOTER && !c->out->marks)
		return;
	c->out->count++;
	if (c->out->most > 0 && c->out->count > c->out->most)
		return;
	show_text(t, "", workbook_text(copy, copy->sheets[cell->sheet].name), "");
	cell_name(name, cell);
	if (cell->row == WORKBOOK_ROW_SHEET)
		listing_code(t, "sheet", msg_cell_sheet.text[c->out->lang]);
	else if (cell->row == WORKBOOK_ROW_FOOTER)
		listing_code(t, "footer", msg_cell_footer.text[c->out->lang]);
	else
		listing_text(t, name);
	show_side(c, c->file, file, book);
	show_side(c, c->book, book, file);
}

/* A formula that was replaced by its figure shows the same; another formula would come to something else
 * one day. */
static bool is_same(
	const struct comparison *c, const struct workbook_cell *file, const struct workbook_cell *book)
{
	return says_same(c, file, book) && looks_same(c, file, book)
		&& (!file->formula
			|| strcmp(workbook_text(c->file, file->formula), workbook_text(c->book, book->formula)) == 0);
}

/* Past a cell that only one of them has: with its worksheet, if that is what it stands for. */
static size_t skip(const struct placed *cells, size_t at, size_t count)
{
	size_t next = at + 1;

	while (
		cells[at].cell->row == WORKBOOK_ROW_SHEET && next < count && cells[next].place == cells[at].place)
		next++;
	return next;
}

static void merge(const struct comparison *c)
{
	size_t i = 0, j = 0, file = c->file->cell_count, book = c->book->cell_count;

	while (i < file || j < book) {
		int order = i == file ? 1 : j == book ? -1 : by_place(&c->theirs[i], &c->ours[j]);
		if (order == 0 && !is_same(c, c->theirs[i].cell, c->ours[j].cell))
			add_difference(c, c->theirs[i].cell, c->ours[j].cell);
		if (order == 0) {
			i++;
			j++;
		} else if (order < 0) {
			add_difference(c, c->theirs[i].cell, NULL);
			i = skip(c->theirs, i, file);
		} else {
			add_difference(c, NULL, c->ours[j].cell);
			j = skip(c->ours, j, book);
		}
	}
}

bool export_copies_compare(const struct export_copy *file, const struct export_copy *book,
	struct export_difference *out, struct err *e)
{
	struct comparison comparison = { file->book, book->book, in_order(book->book, book->book),
		in_order(book->book, file->book), out };
	bool done = comparison.ours && comparison.theirs;

	out->count = 0;
	listing_start(&out->table, "");
	listing_column(&out->table, "sheet", &msg_head_worksheet, LISTING_TEXT);
	listing_column(&out->table, "cell", &msg_head_cell, LISTING_TEXT);
	listing_column(&out->table, "file", &msg_head_in_file, LISTING_TEXT);
	listing_column(&out->table, "book", &msg_head_in_book, LISTING_TEXT);
	if (done)
		merge(&comparison);
	free(comparison.ours);
	free(comparison.theirs);
	return done || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
