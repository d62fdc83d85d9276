/*
 * xlsx BOOK FOLDER: the workbook of the book's event, against libxlsxwriter writing the same cells. The
 * cells are those of a first run, caught on their way into libxlsxwriter; prints the ratio of the best
 * times.
 */
#include "export/export.h"
#include "export/xlsx_library.h"
#include "report/report.h"
#include "book/rulings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TURNS = 7, SHEETS = 1024, FORMATS = 256 };

enum kind { STRING, NUMBER, FORMULA, BLANK, MERGE };

/* A cell, or a merged range, as it was written. */
struct cell {
	enum kind kind;
	size_t sheet, format;   /* format 0: none */
	lxw_row_t row, last_row;
	lxw_col_t col, last_col;
	double number;
	char *text;
};

static struct {
	bool on;
	struct cell *cells;
	size_t count, room, sheets, formats;
	lxw_worksheet *sheet[SHEETS];
	lxw_format *format[FORMATS];
} caught;

static size_t sheet_of(const lxw_worksheet *sheet)
{
	size_t i = caught.sheets;

	while (i > 0 && caught.sheet[i - 1] != sheet)
		i--;
	return i - 1;
}

static size_t format_of(const lxw_format *format)
{
	size_t i = caught.formats;

	while (i > 0 && caught.format[i - 1] != format)
		i--;
	return i;
}

static struct cell *catch (
	enum kind kind, lxw_worksheet *sheet, lxw_row_t row, lxw_col_t col, lxw_format *format)
{
	static struct cell lost;

	if (!caught.on)
		return &lost;
	if (caught.count == caught.room) {
		caught.room = caught.room ? 2 * caught.room : 4096;
		caught.cells = realloc(caught.cells, caught.room * sizeof *caught.cells);
	}
	struct cell *cell = &caught.cells[caught.count++];
	*cell = (struct cell){
		.kind = kind, .sheet = sheet_of(sheet), .row = row, .col = col, .format = format_of(format)
	};
	return cell;
}

static char *keep(const char *text)
{
	return caught.on ? strdup(text ? text : "") : NULL;
}

/* ---- on the way into libxlsxwriter ------------------------------------------------------------- */

static struct xlsx_library real;

static lxw_worksheet *add_worksheet(lxw_workbook *book, const char *name)
{
	lxw_worksheet *sheet = real.workbook_add_worksheet(book, name);

	if (caught.on && caught.sheets < SHEETS)
		caught.sheet[caught.sheets++] = sheet;
	return sheet;
}

static lxw_format *add_format(lxw_workbook *book)
{
	lxw_format *format = real.workbook_add_format(book);

	if (caught.on && caught.formats < FORMATS)
		caught.format[caught.formats++] = format;
	return format;
}

static lxw_error write_string(lxw_worksheet *s, lxw_row_t r, lxw_col_t c, const char *t, lxw_format *f)
{
	catch(STRING, s, r, c, f)->text = keep(t);
	return real.worksheet_write_string(s, r, c, t, f);
}

static lxw_error write_number(lxw_worksheet *s, lxw_row_t r, lxw_col_t c, double n, lxw_format *f)
{
	catch(NUMBER, s, r, c, f)->number = n;
	return real.worksheet_write_number(s, r, c, n, f);
}

static lxw_error write_formula(
	lxw_worksheet *s, lxw_row_t r, lxw_col_t c, const char *t, lxw_format *f, double n)
{
	struct cell *cell = catch(FORMULA, s, r, c, f);

	cell->text = keep(t);
	cell->number = n;
	return real.worksheet_write_formula_num(s, r, c, t, f, n);
}

static lxw_error write_blank(lxw_worksheet *s, lxw_row_t r, lxw_col_t c, lxw_format *f)
{
	catch(BLANK, s, r, c, f);
	return real.worksheet_write_blank(s, r, c, f);
}

static lxw_error merge_range(lxw_worksheet *s, lxw_row_t r, lxw_col_t c, lxw_row_t r2, lxw_col_t c2,
	const char *t, lxw_format *f)
{
	struct cell *cell = catch(MERGE, s, r, c, f);

	cell->text = keep(t);
	cell->last_row = r2;
	cell->last_col = c2;
	return real.worksheet_merge_range(s, r, c, r2, c2, t, f);
}

/* Stand in the way of the calls, or out of it. */
static void stand_in_the_way(bool on)
{
	caught.on = on;
	xlsx_library = real;
	if (!on)
		return;
	xlsx_library.workbook_add_worksheet = add_worksheet;
	xlsx_library.workbook_add_format = add_format;
	xlsx_library.worksheet_write_string = write_string;
	xlsx_library.worksheet_write_number = write_number;
	xlsx_library.worksheet_write_formula_num = write_formula;
	xlsx_library.worksheet_write_blank = write_blank;
	xlsx_library.worksheet_merge_range = merge_range;
}

/* ---- the two runs ------------------------------------------------------------------------------ */

/* The caught cells into a plain workbook, with as many sheets and formats. */
static void write_same_cells(const char *path)
{
	lxw_worksheet *sheet[SHEETS];
	lxw_format *format[FORMATS + 1] = { NULL };
	lxw_workbook *book = real.workbook_new_opt(path, NULL);

	for (size_t i = 0; i < caught.sheets; i++)
		sheet[i] = real.workbook_add_worksheet(book, NULL);
	/*
	 * Sizes that no other format has: the library looks a format like its first one up again for every
	 * cell.
	 */
	for (size_t i = 0; i < caught.formats; i++) {
		format[i + 1] = real.workbook_add_format(book);
		real.format_set_font_size(format[i + 1], 8.05 + (double)i / 8);
	}
	for (const struct cell *c = caught.cells; c < caught.cells + caught.count; c++) {
		lxw_worksheet *s = sheet[c->sheet];
		lxw_format *f = format[c->format];
		switch (c->kind) {
		case STRING: real.worksheet_write_string(s, c->row, c->col, c->text, f); break;
		case NUMBER: real.worksheet_write_number(s, c->row, c->col, c->number, f); break;
		case FORMULA: real.worksheet_write_formula_num(s, c->row, c->col, c->text, f, c->number); break;
		case BLANK: real.worksheet_write_blank(s, c->row, c->col, f); break;
		case MERGE:
			real.worksheet_merge_range(s, c->row, c->col, c->last_row, c->last_col, c->text, f);
			break;
		}
	}
	real.workbook_close(book);
}

/* Our workbook from the open book: figures and file. */
static bool export_event(struct book *s, const char *path, struct err *e)
{
	const struct doc_look look = { .lang = LANG_HU };
	struct report_standings standings;
	struct report_sheets sheets = { 0 };
	struct book_event event;

	if (!book_event_current(s, &event, e) || !report_standings_make(s, &event, &standings, e)
		|| !report_sheets_open(s, &event, 0, &sheets, e))
		return false;
	const struct report_book book = { .event = &event, .standings = &standings, .sheets = &sheets };
	bool done = export_workbook(path, &book, &look, e);
	report_sheets_close(&sheets);
	report_standings_free(&standings);
	return done;
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

int main(int argc, char **argv)
{
	char ours[4096], theirs[4096];
	double best_ours = 1e9, best_theirs = 1e9;
	struct book *s = NULL;
	struct err e = { 0 };

	if (argc != 3 || !book_open(&s, argv[1], BOOK_READ, &e))
		return 1;
	snprintf(ours, sizeof ours, "%s/ours.xlsx", argv[2]);
	snprintf(theirs, sizeof theirs, "%s/theirs.xlsx", argv[2]);
	if (!xlsx_library_load(&e))
		return 1;
	real = xlsx_library;
	stand_in_the_way(true);
	if (!export_event(s, ours, &e) || caught.count == 0)
		return 1;
	stand_in_the_way(false);
	/* First all of one, then all of the other: a run leaves the heap as the next of its kind wants it. */
	for (int i = 0; i < TURNS; i++) {
		double from = now();
		if (!export_event(s, ours, &e))
			return 1;
		double took = now() - from;
		best_ours = took < best_ours ? took : best_ours;
	}
	for (int i = 0; i < TURNS; i++) {
		double from = now();
		write_same_cells(theirs);
		double took = now() - from;
		best_theirs = took < best_theirs ? took : best_theirs;
	}
	book_close(s);
	printf("%.2f\n", best_ours / best_theirs);
	return 0;
}
