/* Two workbooks that were read back, compared cell by cell. */
#include "export/xlsx_copy.h"

#include "base/messages.h"
#include "export/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a cell shows in a list, at most. */
enum { SHOWN = 120 };

/* A cell, and its worksheet in the order of the book's, with those that only the file has behind them. */
struct placed {
	size_t place;
	const struct copy_cell *cell;
};

struct comparison {
	const struct export_copy *file, *book;
	struct placed *ours, *theirs;   /* sorted: the book's and the file's */
	struct export_difference *out;
};

/* ---- in one order ---------------------------------------------------------------------------------- */

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
static struct named *name_sheets(const struct export_copy *book)
{
	struct named *list = calloc(book->sheet_count + 1, sizeof *list);

	for (size_t i = 0; list && i < book->sheet_count; i++)
		list[i] = (struct named){ copy_text(book, book->sheets[i].name), i };
	if (list)
		qsort(list, book->sheet_count, sizeof *list, by_name);
	return list;
}

static size_t place_of(const struct named *names, const struct export_copy *book,
	const struct export_copy *file, size_t sheet)
{
	const struct named wanted = { copy_text(file, file->sheets[sheet].name), 0 };
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
static struct placed *in_order(const struct export_copy *book, const struct export_copy *copy)
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

/* ---- what differs ---------------------------------------------------------------------------------- */

/* The name of a cell, "AB12". */
static void cell_name(char out[16], const struct copy_cell *cell)
{
	char letters[8];
	size_t at = sizeof letters - 1;

	letters[at] = '\0';
	for (int column = cell->column + 1; column > 0 && at > 0; column = (column - 1) / 26)
		letters[--at] = (char)('A' + (column - 1) % 26);
	snprintf(out, 16, "%s%d", letters + at, cell->row + 1);
}

/* A text of somebody's file between two of ours, fit to be shown: no control characters, and not too long. */
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

/*
 * Is it shown as the book's would be: seen, in a form that does not make another figure of it, nothing
 * drawn over it?
 */
static bool looks_same(const struct comparison *c, const struct copy_cell *file, const struct copy_cell *book)
{
	const char *in_file = copy_text(c->file, file->format), *in_book = copy_text(c->book, book->format);

	if (file->is_hidden && !book->is_hidden)
		return false;
	return file->row == COPY_ROW_SHEET ? !*in_file || *in_book
		: formats_agree(file, copy_text(c->file, file->value), in_file, in_book);
}

static bool says_same(const struct comparison *c, const struct copy_cell *file, const struct copy_cell *book)
{
	return file->kind == book->kind
		&& strcmp(copy_text(c->file, file->value), copy_text(c->book, book->value)) == 0;
}

/* What one of them has there: the value, or the formula or that it looks different if only that differs. */
static void show_side(const struct comparison *c, const struct export_copy *copy,
	const struct copy_cell *cell, const struct copy_cell *other)
{
	struct buf b = { 0 };
	bool is_file = copy == c->file,
	     same_value
		= cell && other && (is_file ? says_same(c, cell, other) : says_same(c, other, cell));
	bool same_look = !same_value || (is_file ? looks_same(c, cell, other) : looks_same(c, other, cell));

	if (cell && same_value && same_look && cell->formula)
		buf_printf(&b, "=%s", copy_text(copy, cell->formula));
	else if (cell)
		buf_str(&b, copy_text(copy, cell->value));
	show_text(&c->out->table, "", buf_text(&b),
		is_file && !same_look ? msg_cell_looks.text[c->out->lang] : "");
	buf_free(&b);
}

/* `file` or `book` NULL: only the other has it. */
static void add_difference(
	const struct comparison *c, const struct copy_cell *file, const struct copy_cell *book)
{
	const struct copy_cell *cell = file ? file : book;
	const struct export_copy *copy = file ? c->file : c->book;
	struct listing *t = &c->out->table;
	char name[16];

	if (cell->row == COPY_ROW_FOOTER && !c->out->marks)
		return;
	c->out->count++;
	if (c->out->most > 0 && c->out->count > c->out->most)
		return;
	show_text(t, "", copy_text(copy, copy->sheets[cell->sheet].name), "");
	cell_name(name, cell);
	if (cell->row == COPY_ROW_SHEET)
		listing_code(t, "sheet", msg_cell_sheet.text[c->out->lang]);
	else if (cell->row == COPY_ROW_FOOTER)
		listing_code(t, "footer", msg_cell_footer.text[c->out->lang]);
	else
		listing_text(t, name);
	show_side(c, c->file, file, book);
	show_side(c, c->book, book, file);
}

/*
 * A formula that was replaced by its figure shows the same; another formula would come to something else
 * one day.
 */
static bool is_same(const struct comparison *c, const struct copy_cell *file, const struct copy_cell *book)
{
	return says_same(c, file, book) && looks_same(c, file, book)
		&& (!file->formula
			|| strcmp(copy_text(c->file, file->formula), copy_text(c->book, book->formula))
				== 0);
}

/* Past a cell that only one of them has: with its worksheet, if that is what it stands for. */
static size_t skip(const struct placed *cells, size_t at, size_t count)
{
	size_t next = at + 1;

	while (cells[at].cell->row == COPY_ROW_SHEET && next < count && cells[next].place == cells[at].place)
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
	struct comparison comparison = { file, book, in_order(book, book), in_order(book, file), out };
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
