/*
 * xlsx BOOK FOLDER: the workbook of the book's event, against libxlsxwriter writing the same workbook but
 * for its chart. The calls are those of a first run, caught on their way into libxlsxwriter; prints the
 * ratio of the best times, and that to the cells alone without widths, heights and print set-up.
 */
#include "../unit/workbook.h"
#include "export/xlsx_library.h"
#include "report/sheet/sheet.h"
#include "book/deals.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TURNS = 7, SHEETS = 1024, FORMATS = 256 };

/* What stands behind LAYOUT is no cell. */
enum kind {
	STRING, NUMBER, FORMULA, BLANK, MERGE,
	LAYOUT, COLUMN, ROW, HEADER, FOOTER, PAPER, LANDSCAPE, MARGINS, CENTRED, GRIDLINES, FIT, REPEAT, AREA
};

/* A call, with what it was given. */
struct call {
	enum kind kind;
	size_t sheet, format;   /* format 0: none */
	lxw_row_t row, last_row;
	lxw_col_t col, last_col;
	double number, margin[4];
	char *text;
};

static struct {
	bool on;
	struct call *calls;
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

static struct call *catch (
	enum kind kind, lxw_worksheet *sheet, lxw_row_t row, lxw_col_t col, lxw_format *format)
{
	static struct call lost;

	if (!caught.on)
		return &lost;
	if (caught.count == caught.room) {
		caught.room = caught.room ? 2 * caught.room : 4096;
		caught.calls = realloc(caught.calls, caught.room * sizeof *caught.calls);
	}
	struct call *call = &caught.calls[caught.count++];
	*call = (struct call){
		.kind = kind, .sheet = sheet_of(sheet), .row = row, .col = col, .format = format_of(format)
	};
	return call;
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
	struct call *call = catch(FORMULA, s, r, c, f);

	call->text = keep(t);
	call->number = n;
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
	struct call *call = catch(MERGE, s, r, c, f);

	call->text = keep(t);
	call->last_row = r2;
	call->last_col = c2;
	return real.worksheet_merge_range(s, r, c, r2, c2, t, f);
}

static lxw_error set_column(lxw_worksheet *s, lxw_col_t c, lxw_col_t c2, double width, lxw_format *f)
{
	struct call *call = catch(COLUMN, s, 0, c, f);

	call->last_col = c2;
	call->number = width;
	return real.worksheet_set_column(s, c, c2, width, f);
}

static lxw_error set_row(lxw_worksheet *s, lxw_row_t r, double height, lxw_format *f)
{
	catch(ROW, s, r, 0, f)->number = height;
	return real.worksheet_set_row(s, r, height, f);
}

static lxw_error set_header(lxw_worksheet *s, const char *t)
{
	catch(HEADER, s, 0, 0, NULL)->text = keep(t);
	return real.worksheet_set_header(s, t);
}

static lxw_error set_footer(lxw_worksheet *s, const char *t)
{
	catch(FOOTER, s, 0, 0, NULL)->text = keep(t);
	return real.worksheet_set_footer(s, t);
}

static void set_paper(lxw_worksheet *s, uint8_t paper)
{
	catch(PAPER, s, paper, 0, NULL);
	real.worksheet_set_paper(s, paper);
}

static void set_landscape(lxw_worksheet *s)
{
	catch(LANDSCAPE, s, 0, 0, NULL);
	real.worksheet_set_landscape(s);
}

static void set_margins(lxw_worksheet *s, double left, double right, double top, double bottom)
{
	struct call *call = catch(MARGINS, s, 0, 0, NULL);

	memcpy(call->margin, (double[]){ left, right, top, bottom }, sizeof call->margin);
	real.worksheet_set_margins(s, left, right, top, bottom);
}

static void center_horizontally(lxw_worksheet *s)
{
	catch(CENTRED, s, 0, 0, NULL);
	real.worksheet_center_horizontally(s);
}

static void gridlines(lxw_worksheet *s, uint8_t option)
{
	catch(GRIDLINES, s, option, 0, NULL);
	real.worksheet_gridlines(s, option);
}

static void fit_to_pages(lxw_worksheet *s, uint16_t width, uint16_t height)
{
	catch(FIT, s, height, width, NULL);
	real.worksheet_fit_to_pages(s, width, height);
}

static lxw_error repeat_rows(lxw_worksheet *s, lxw_row_t r, lxw_row_t r2)
{
	catch(REPEAT, s, r, 0, NULL)->last_row = r2;
	return real.worksheet_repeat_rows(s, r, r2);
}

static lxw_error print_area(lxw_worksheet *s, lxw_row_t r, lxw_col_t c, lxw_row_t r2, lxw_col_t c2)
{
	struct call *call = catch(AREA, s, r, c, NULL);

	call->last_row = r2;
	call->last_col = c2;
	return real.worksheet_print_area(s, r, c, r2, c2);
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
	xlsx_library.worksheet_set_column = set_column;
	xlsx_library.worksheet_set_row = set_row;
	xlsx_library.worksheet_set_header = set_header;
	xlsx_library.worksheet_set_footer = set_footer;
	xlsx_library.worksheet_set_paper = set_paper;
	xlsx_library.worksheet_set_landscape = set_landscape;
	xlsx_library.worksheet_set_margins = set_margins;
	xlsx_library.worksheet_center_horizontally = center_horizontally;
	xlsx_library.worksheet_gridlines = gridlines;
	xlsx_library.worksheet_fit_to_pages = fit_to_pages;
	xlsx_library.worksheet_repeat_rows = repeat_rows;
	xlsx_library.worksheet_print_area = print_area;
}

/* ---- the two runs ------------------------------------------------------------------------------ */

/* One caught call once more. */
static void call_again(const struct call *c, lxw_worksheet *s, lxw_format *f)
{
	switch (c->kind) {
	case STRING: real.worksheet_write_string(s, c->row, c->col, c->text, f); break;
	case NUMBER: real.worksheet_write_number(s, c->row, c->col, c->number, f); break;
	case FORMULA: real.worksheet_write_formula_num(s, c->row, c->col, c->text, f, c->number); break;
	case BLANK: real.worksheet_write_blank(s, c->row, c->col, f); break;
	case MERGE: real.worksheet_merge_range(s, c->row, c->col, c->last_row, c->last_col, c->text, f); break;
	case LAYOUT: break;
	case COLUMN: real.worksheet_set_column(s, c->col, c->last_col, c->number, f); break;
	case ROW: real.worksheet_set_row(s, c->row, c->number, f); break;
	case HEADER: real.worksheet_set_header(s, c->text); break;
	case FOOTER: real.worksheet_set_footer(s, c->text); break;
	case PAPER: real.worksheet_set_paper(s, (uint8_t)c->row); break;
	case LANDSCAPE: real.worksheet_set_landscape(s); break;
	case MARGINS:
		real.worksheet_set_margins(s, c->margin[0], c->margin[1], c->margin[2], c->margin[3]);
		break;
	case CENTRED: real.worksheet_center_horizontally(s); break;
	case GRIDLINES: real.worksheet_gridlines(s, (uint8_t)c->row); break;
	case FIT: real.worksheet_fit_to_pages(s, c->col, (uint16_t)c->row); break;
	case REPEAT: real.worksheet_repeat_rows(s, c->row, c->last_row); break;
	case AREA: real.worksheet_print_area(s, c->row, c->col, c->last_row, c->last_col); break;
	}
}

/* The caught calls, those before `end`, into a plain workbook with as many sheets and formats. */
static void write_same(const char *path, enum kind end)
{
	lxw_worksheet *sheet[SHEETS];
	lxw_format *format[FORMATS + 1] = { NULL };
	lxw_workbook *book = real.workbook_new_opt(path, NULL);

	for (size_t i = 0; i < caught.sheets; i++)
		sheet[i] = real.workbook_add_worksheet(book, NULL);
	/*
	 * Sizes that no other format has: the library looks a format like its first one up again for every cell.
	 */
	for (size_t i = 0; i < caught.formats; i++) {
		format[i + 1] = real.workbook_add_format(book);
		real.format_set_font_size(format[i + 1], 8.05 + (double)i / 8);
	}
	for (const struct call *c = caught.calls; c < caught.calls + caught.count; c++) {
		if (c->kind < end)
			call_again(c, sheet[c->sheet], format[c->format]);
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
	bool done = write_workbook(path, &book, &look, e);
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

/* The best time of the library alone. */
static double time_same(const char *path, enum kind end)
{
	double best = 1e9;

	for (int i = 0; i < TURNS; i++) {
		double from = now();
		write_same(path, end);
		double took = now() - from;
		best = took < best ? took : best;
	}
	return best;
}

int main(int argc, char **argv)
{
	char ours[4096], theirs[4096];
	double best = 1e9;
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
		best = took < best ? took : best;
	}
	book_close(s);
	printf("%.2f %.2f\n", best / time_same(theirs, AREA + 1), best / time_same(theirs, LAYOUT));
	return 0;
}
