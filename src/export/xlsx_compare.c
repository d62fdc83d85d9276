/* Workbooks read back, compared cell by cell. */
#include "export/export.h"
#include "export/xlsx.h"

#include "base/messages.h"
#include "base/workbook/workbook.h"
#include "export/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The most letters of a cell shown in a list. */
enum { SHOWN = 120, MOVED = 3 /* rows inserted or deleted at most, to be recognised */ };

struct export_copy {
	struct workbook *book;
};

/* ---- a workbook for comparison ----------------------------------------------------------------- */

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
	bool done = workbook_read(&copy->book, path, EXPORT_RECIPE, e);
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

const char *export_copy_recipe(const struct export_copy *copy)
{
	return workbook_text(copy->book, copy->book->property);
}

/* A cell, and its worksheet in the order of the book's, with those only in the file at the end. */
struct placed {
	size_t place;
	const struct workbook_cell *cell;
};

struct comparison {
	const struct workbook *file, *book;
	struct placed *ours, *theirs;   /* sorted: the book's and the file's */
	struct export_difference *out;
};

/* ---- in one order ------------------------------------------------------------------------------ */

/* A worksheet of the book by its name. */
struct named {
	const char *name;
	size_t place;
};

static int sheet_order(const void *a, const void *b)
{
	const struct named *x = a, *y = b;

	return strcmp(x->name, y->name);
}

static int cell_order(const void *a, const void *b)
{
	const struct placed *x = a, *y = b;

	if (x->place != y->place)
		return x->place < y->place ? -1 : 1;
	if (x->cell->row != y->cell->row)
		return x->cell->row < y->cell->row ? -1 : 1;
	return (x->cell->column > y->cell->column) - (x->cell->column < y->cell->column);
}

/* List the cells of a copy in the order of the book; NULL without memory. */
static struct placed *in_order(const struct workbook *book, const struct workbook *copy)
{
	struct placed *placed = calloc(copy->cell_count + 1, sizeof *placed);
	struct named *names = calloc(book->sheet_count + 1, sizeof *names);

	for (size_t i = 0; names && i < book->sheet_count; i++)
		names[i] = (struct named){ workbook_text(book, book->sheets[i].name), i };
	if (names)
		list_sort(names, book->sheet_count, sizeof *names, sheet_order);
	for (size_t i = 0; placed && names && i < copy->cell_count;) {
		size_t sheet = copy->cells[i].sheet;
		const struct named wanted = { workbook_text(copy, copy->sheets[sheet].name), 0 };
		const struct named *found = bsearch(&wanted, names, book->sheet_count, sizeof *names, sheet_order);
		size_t place = found ? found->place : book->sheet_count + sheet;
		for (; i < copy->cell_count && copy->cells[i].sheet == sheet; i++)
			placed[i] = (struct placed){ place, &copy->cells[i] };
	}
	if (placed && names)
		list_sort(placed, copy->cell_count, sizeof *placed, cell_order);
	if (!names) {
		free(placed);
		placed = NULL;
	}
	free(names);
	return placed;
}

/* ---- differences ------------------------------------------------------------------------------- */

/* Show a text of an unknown file, shortened, and our note; invisible characters are named, "Kiss[U+200B]". */
static void show_text(struct listing *t, const char *text, const char *note)
{
	size_t n = text_cut(text, strnlen(text, SHOWN + 1), SHOWN);
	struct buf plain = { 0 };

	for (size_t at = 0; at < n;) {
		struct text_odd odd = text_find_odd(text + at, n - at);
		buf_add(&plain, text + at, odd.at);
		at += odd.at;
		if (at < n)
			buf_printf(&plain, "[U+%04lX]", odd.point);
		at += odd.length;
	}
	buf_str(&plain, text[n] ? "…" : "");
	buf_str(&plain, note);
	listing_text(t, buf_text(&plain));
	buf_free(&plain);
}

static bool says_same(
	const struct comparison *c, const struct workbook_cell *file, const struct workbook_cell *book)
{
	return file->kind == book->kind
		&& strcmp(workbook_text(c->file, file->value), workbook_text(c->book, book->value)) == 0;
}

/* Is it a letter of a cell's name: "$AB$12"? */
static bool is_of_name(char c)
{
	return c && strchr("$0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", c);
}

/* Write a formula in one spelling: for a range of one cell some
 * programs write only the cell, G10 for G10:G10. */
static void write_formula(struct buf *b, const char *text)
{
	while (*text) {
		size_t n = 0;
		while (is_of_name(text[n]))
			n++;
		bool is_twice = n > 0 && text[n] == ':' && strncmp(text, text + n + 1, n) == 0
			&& !is_of_name(text[2 * n + 1]);
		buf_add(b, text, n > 0 ? n : 1);
		text += is_twice ? 2 * n + 1 : n > 0 ? n : 1;
	}
}

/* Do two formulas agree? One replaced by its value does. */
static bool formulas_agree(const char *file, const char *book)
{
	struct buf a = { 0 }, b = { 0 };

	write_formula(&a, file);
	write_formula(&b, book);
	bool agree = !*file || strcmp(buf_text(&a), buf_text(&b)) == 0;
	buf_free(&a);
	buf_free(&b);
	return agree;
}

/* Write what else is wrong with a cell of the file: its kind. */
static void write_note(const struct comparison *c, struct buf *b, const struct workbook_cell *file,
	const struct workbook_cell *book)
{
	static const struct msg *const kinds[] = { [WORKBOOK_EMPTY] = &msg_cell_odd,
		[WORKBOOK_NUMBER] = &msg_cell_number,
		[WORKBOOK_TEXT] = &msg_cell_text,
		[WORKBOOK_OTHER] = &msg_cell_odd };
	const char *value = workbook_text(c->file, file->value), *other = workbook_text(c->book, book->value);

	if (strcmp(value, other) != 0 && file->kind == book->kind) {
		/* A different text may look the same. */
		struct text_odd odd = text_find_alike(value, other);
		char point[24] = "";
		snprintf(point, sizeof point, "%04lX", odd.point);
		if (odd.point)
			buf_msg(b, c->out->lang, &msg_cell_alike, MSG_ARGS(num_of((int64_t)odd.at + 1).text, point));
	} else if (file->kind != book->kind && strcmp(value, other) == 0) {
		buf_str(b, kinds[file->kind]->text[c->out->lang]);
	}
}

/* Show what one of them has there: the value, or the formula if only that differs. */
static void show_side(const struct comparison *c, const struct workbook *copy,
	const struct workbook_cell *cell, const struct workbook_cell *other)
{
	struct buf value = { 0 }, note = { 0 }, shown = { 0 };
	bool is_file = copy == c->file;
	const struct workbook_cell *file = is_file ? cell : other, *book = is_file ? other : cell;
	bool is_formula = cell && other && cell->formula;

	if (is_formula && says_same(c, file, book))
		buf_printf(&value, "=%s", workbook_text(copy, cell->formula));
	else if (cell)
		buf_str(&value, workbook_text(copy, cell->value));
	if (is_file && cell && other)
		write_note(c, &note, file, book);
	const char *text = buf_text(&value);
	bool is_figure = *text && value.len < SHOWN && !text[strspn(text, "+-.0123456789")];
	if (cell && cell->kind == WORKBOOK_NUMBER && !note.len && is_figure) {
		/* A figure as scripts read it, and as people write it: "7.5", in Hungarian "7,5". */
		size_t n = c->out->lang == LANG_HU ? strcspn(text, ".") : value.len;
		buf_add(&shown, text, n);
		buf_str(&shown, text[n] ? "," : "");
		buf_str(&shown, text[n] ? text + n + 1 : "");
		listing_code(&c->out->table, text, buf_text(&shown));
	} else {
		show_text(&c->out->table, text, buf_text(&note));
	}
	buf_free(&shown);
	buf_free(&value);
	buf_free(&note);
}

/* Add a difference; `file` or `book` NULL: only the other has it. */
static void add_difference(
	const struct comparison *c, const struct workbook_cell *file, const struct workbook_cell *book)
{
	const struct workbook_cell *cell = file ? file : book;
	const struct workbook *copy = file ? c->file : c->book;
	struct listing *t = &c->out->table;
	char name[16];

	c->out->count++;
	show_text(t, workbook_text(copy, copy->sheets[cell->sheet].name), "");
	if (cell->row == WORKBOOK_ROW_SHEET) {
		listing_code(t, "sheet", msg_cell_sheet.text[c->out->lang]);
	} else {
		workbook_cell_name(name, cell->row, cell->column);
		listing_text(t, name);
	}
	show_side(c, c->file, file, book);
	show_side(c, c->book, book, file);
}

/* Skip a cell that only one of them has; with its worksheet, if it represents that. */
static size_t skip(const struct placed *cells, size_t at, size_t count)
{
	size_t next = at + 1;

	while (
		cells[at].cell->row == WORKBOOK_ROW_SHEET && next < count && cells[next].place == cells[at].place)
		next++;
	return next;
}

/* Find whether from the row of the first difference on, at those cells of either, all rows of the worksheet
 * stand `by` rows lower in the file; < 0: higher. */
static bool is_moved(const struct comparison *c, size_t i, size_t j, int by)
{
	const size_t place = c->ours[j].place, files = c->file->cell_count, books = c->book->cell_count;
	const int row = c->out->moved_row, from = row + (by > 0 ? by : 0), in_book = row - (by < 0 ? by : 0);

	while (i > 0 && c->theirs[i - 1].place == place && c->theirs[i - 1].cell->row >= from)
		i--;
	while (i < files && c->theirs[i].place == place && c->theirs[i].cell->row < from)
		i++;
	while (j > 0 && c->ours[j - 1].place == place && c->ours[j - 1].cell->row >= in_book)
		j--;
	while (j < books && c->ours[j].place == place && c->ours[j].cell->row < in_book)
		j++;
	for (bool any = false;; any = true, i++, j++) {
		const bool has_file = i < files && c->theirs[i].place == place;
		const bool has_book = j < books && c->ours[j].place == place;
		if (!has_file || !has_book)
			return any && has_file == has_book;
		const struct workbook_cell *file = c->theirs[i].cell, *book = c->ours[j].cell;
		if (file->row != book->row + by || file->column != book->column || !says_same(c, file, book))
			return false;
	}
}

/* Note the first difference: where rows were inserted or deleted. */
static void note_move(const struct comparison *c, size_t i, size_t j)
{
	const bool in_file = i < c->file->cell_count, in_book = j < c->book->cell_count;

	if (!in_file || !in_book || c->theirs[i].place != c->ours[j].place)
		return;
	const int32_t file = c->theirs[i].cell->row, book = c->ours[j].cell->row;
	c->out->moved_row = file < book ? file : book;
	for (int by = 1; by <= MOVED && c->out->moved_row != WORKBOOK_ROW_SHEET && !c->out->moved_by; by++)
		c->out->moved_by = is_moved(c, i, j, by) ? by : is_moved(c, i, j, -by) ? -by : 0;
}

bool export_copies_compare(const struct export_copy *file, const struct export_copy *book,
	struct export_difference *out, struct err *e)
{
	const struct comparison c = { file->book, book->book, in_order(book->book, book->book),
		in_order(book->book, file->book), out };
	bool done = c.ours && c.theirs, is_same = true;
	size_t i = 0, j = 0, file_count = file->book->cell_count, book_count = book->book->cell_count;

	out->count = 0;
	listing_start(&out->table, "");
	listing_column(&out->table, "sheet", &msg_head_worksheet, LISTING_TEXT);
	listing_column(&out->table, "cell", &msg_head_cell, LISTING_TEXT);
	listing_column(&out->table, "file", &msg_head_in_file, LISTING_TEXT);
	listing_column(&out->table, "book", &msg_head_in_book, LISTING_TEXT);
	while (done && (i < file_count || j < book_count)) {
		int order = i == file_count ? 1 : j == book_count ? -1 : cell_order(&c.theirs[i], &c.ours[j]);
		const size_t at_file = i, at_book = j;
		if (order == 0) {
			const struct workbook_cell *theirs = c.theirs[i++].cell, *ours = c.ours[j++].cell;
			if (!says_same(&c, theirs, ours) || !formulas_agree(workbook_text(c.file, theirs->formula),
				workbook_text(c.book, ours->formula)))
				add_difference(&c, theirs, ours);
		} else if (order < 0) {
			add_difference(&c, c.theirs[i].cell, NULL);
			i = skip(c.theirs, i, file_count);
		} else {
			add_difference(&c, NULL, c.ours[j].cell);
			j = skip(c.ours, j, book_count);
		}
		if (is_same && out->count > 0)
			note_move(&c, at_file, at_book);
		is_same = is_same && out->count == 0;
	}
	free(c.ours);
	free(c.theirs);
	return done || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
