/* Game sheets as worksheets: exactly one page each, filled in or to be filled in by hand. */
#include "export/xlsx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIGNATURES_IN_ROW = 4, NOTE_LINES = 4, NAME_LINES = 4 };

/* What is left of a space for bold letters, which are wider. */
#define BOLD 0.92

/* A worksheet under way. The rows move down as they are written. */
struct form {
	struct pen *pen;
	const struct report_sheet *sheet;
	struct sheet_view view;
	struct grid grid;
	int blank_rows, pixels;
	bool has_points;
	lxw_row_t row, first, total;
	double used;   /* points down to `row` */
};

static lxw_format *style(const struct form *form, enum xlsx_style style)
{
	return xlsx_format(form->pen, style, GRID_PLAIN, false);
}

static lxw_col_t last_column(const struct form *form)
{
	return (lxw_col_t)(form->grid.column_count - 1);
}

/* End a row of that height and go to the next. */
static void next_row(struct form *form, double height)
{
	xlsx_height(form->pen, form->row++, height);
	form->used += height;
}

static int column_pixels(const struct form *form, size_t from, size_t to)
{
	int pixels = 0;

	for (size_t i = from; i < to; i++)
		pixels += xlsx_pixels(form->grid.columns[i].width);
	return pixels;
}

/* ---- above the deals ----------------------------------------------------------------------------- */

/* Two texts of one row, at the left and at the right; nothing at all takes no row. */
static void heading_row(struct form *form, int left, int right)
{
	struct pen *pen = form->pen;
	const char *text = left >= 0 ? page_text(&pen->page, left) : "";
	bool any = *text;

	if (*text)
		xlsx_text(pen, form->row, 0, text, style(form, left == TEMPLATE_TITLE ? XLSX_TITLE : left == SHEET_LINE_1 ? XLSX_STRONG : XLSX_LINE));
	text = right >= 0 ? page_text(&pen->page, right) : "";
	if (*text)
		xlsx_text(pen, form->row, last_column(form), text,
			style(form, left == TEMPLATE_TITLE ? XLSX_SUBTITLE : XLSX_LINE_RIGHT));
	if (any || *text)
		next_row(form, xlsx_line_height(pen, left == TEMPLATE_TITLE ? 2 : 1));
}

static void seat_rows(struct form *form)
{
	struct page *page = &form->pen->page;
	struct buf line = { 0 };

	for (int seat = 0; seat < form->sheet->table.seat_count; seat++) {
		sheet_seat_slots(page, form->sheet, seat);
		buf_clear(&line);
		slots_fill(&line, &page->slots, page->t.text[SHEET_SEAT]);
		if (form->sheet->table.start_no[seat] > 0)
			slots_fill(&line, &page->slots, page->t.text[SHEET_START_NO]);
		xlsx_text(form->pen, form->row, 0, buf_text(&line), style(form, XLSX_LINE));
		next_row(form, xlsx_line_height(form->pen, 1));
	}
	buf_free(&line);
}

static void heading(struct form *form)
{
	bool stake = form->sheet->event.stake > 0;

	heading_row(form, TEMPLATE_TITLE, SHEET_TABLE);
	heading_row(form, SHEET_LINE_1, stake ? SHEET_STAKE : -1);
	heading_row(form, SHEET_LINE_2, -1);
	next_row(form, 6);
	seat_rows(form);
	next_row(form, 6);
}

/* The players over their columns. */
static void seat_heads(struct form *form)
{
	const struct grid *grid = &form->grid;
	int lines = 1;

	for (size_t i = 0, next; i < grid->column_count; i = next) {
		int group = grid->columns[i].group;
		lxw_format *format = xlsx_format(form->pen, XLSX_HEAD, GRID_PLAIN, xlsx_edge(grid, i));
		for (next = i + 1; next < grid->column_count && grid->columns[next].group == group; next++)
			continue;
		if (group == GRID_ALONE) {
			for (; i < next; i++)
				xlsx_blank(form->pen, form->row, (lxw_col_t)i, format);
			continue;
		}
		const lxw_col_t span[2] = { (lxw_col_t)i, (lxw_col_t)(next - 1) };
		int needed = xlsx_lines(form->pen, grid->groups[group].head, (int)(column_pixels(form, i, next) * BOLD),
			NAME_LINES);
		lines = needed > lines ? needed : lines;
		xlsx_span(form->pen, form->row, span, grid->groups[group].head, format);
	}
	next_row(form, xlsx_line_height(form->pen, lines));
}

static void heads(struct form *form)
{
	const struct grid *grid = &form->grid;
	int lines = 1;

	seat_heads(form);
	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		int needed = xlsx_lines(form->pen, column->head, (int)(column_pixels(form, i, i + 1) * BOLD), 2);
		lines = needed > lines ? needed : lines;
		xlsx_text(form->pen, form->row, (lxw_col_t)i, column->head,
			xlsx_format(form->pen, XLSX_HEAD, GRID_PLAIN, xlsx_edge(grid, i)));
	}
	next_row(form, xlsx_line_height(form->pen, lines));
	form->first = form->row;
}

/* ---- the deals ----------------------------------------------------------------------------------- */

/* The column of a seat's field; the number of columns if the template leaves it out. */
static size_t seat_column(const struct grid *grid, int seat, int field)
{
	size_t i = 0;

	while (i < grid->column_count && (grid->columns[i].group != seat || grid->columns[i].field != field))
		i++;
	return i;
}

/* A formula, or the figure alone where the template leaves the cells of the formula out. */
static void formula_cell(struct form *form, lxw_col_t col, const struct formula *formula, const struct grid_cell *cell,
	enum xlsx_style look)
{
	lxw_format *format = xlsx_format(form->pen, look, cell->style, xlsx_edge(&form->grid, col));

	if (form->has_points)
		xlsx_formula(form->pen, form->row, col, formula, format);
	else
		xlsx_number(form->pen, form->row, col, formula->now, format);
}

/* The total before this deal and its points. SUM takes the blank of a void deal for nothing. */
static void running_cell(struct form *form, lxw_col_t col, int seat, const struct grid_cell *cell)
{
	struct formula formula = { .now = (double)cell->number };
	char above[LXW_MAX_CELL_NAME_LENGTH], points[LXW_MAX_CELL_NAME_LENGTH];

	lxw(lxw_rowcol_to_cell)(points, form->row, (lxw_col_t)seat_column(&form->grid, seat, SHEET_POINTS));
	lxw(lxw_rowcol_to_cell)(above, form->row - 1, col);
	if (form->row == form->first)
		snprintf(formula.text, sizeof formula.text, "=SUM(%s)", points);
	else
		snprintf(formula.text, sizeof formula.text, "=SUM(%s,%s)", above, points);
	formula_cell(form, col, &formula, cell, XLSX_POINTS);
}

/* Points a deal add up to 0, and so do the totals. */
static void check_cell(struct form *form, lxw_col_t col, const struct grid_cell *cell)
{
	struct formula formula = { .text = "=SUM(", .now = (double)cell->number };
	size_t at = strlen(formula.text);

	for (int seat = 0; form->has_points && seat < form->sheet->table.seat_count; seat++) {
		if (seat > 0)
			formula.text[at++] = ',';
		lxw(lxw_rowcol_to_cell)(formula.text + at, form->row, (lxw_col_t)seat_column(&form->grid, seat, SHEET_POINTS));
		at += strlen(formula.text + at);
	}
	formula.text[at] = ')';
	formula_cell(form, col, &formula, cell, XLSX_CHECK);
}

/* Returns the lines that the cell takes. */
static int deal_cell(struct form *form, size_t row, size_t i)
{
	const struct grid_column *column = &form->grid.columns[i];
	struct grid_cell cell;

	grid_cell(&form->grid, row, column, &cell);
	if (column->field == SHEET_RUNNING)
		running_cell(form, (lxw_col_t)i, column->group, &cell);
	else if (column->field == SHEET_CHECK)
		check_cell(form, (lxw_col_t)i, &cell);
	else
		return xlsx_cell(form->pen, form->row, &form->grid, i, &cell);
	return 1;
}

/* A row to be filled in by hand: its number and, in turn, its dealer (2.§ (3)). */
static void blank_deal(struct form *form, int no)
{
	for (size_t i = 0; i < form->grid.column_count; i++) {
		struct grid_cell cell = { .kind = form->grid.columns[i].kind, .empty = true };
		if (form->grid.columns[i].field == SHEET_NO)
			cell = (struct grid_cell){ .kind = REPORT_INT, .number = no };
		if (form->grid.columns[i].field == SHEET_DEALER)
			cell = (struct grid_cell){ .text = sheet_seat(ulti_dealer_of(no, form->sheet->table.seat_count)) };
		xlsx_cell(form->pen, form->row, &form->grid, i, &cell);
	}
}

enum { SIGN_SPACE = 34, SIGN_NAME_LINES = 2, UNDERSCORE_PIXELS = 8 };

/* The players and the referee. */
static int signature_count(const struct form *form)
{
	return form->sheet->table.seat_count + 1;
}

/* Five do not fit beside each other, so they take two rows. */
static int signatures_in_row(const struct form *form)
{
	return signature_count(form) <= SIGNATURES_IN_ROW ? signature_count(form) : (signature_count(form) + 1) / 2;
}

static double foot_height(const struct form *form)
{
	return xlsx_line_height(form->pen, 1) * 1.1;
}

/* Most notes are one line. */
static double notes_height(const struct form *form)
{
	int lines = form->blank_rows > 0 ? 0 : (form->sheet->missing > 0) + form->sheet->table.is_signed;

	for (size_t i = 0; form->blank_rows == 0 && i < form->sheet->count; i++)
		lines += sheet_row_has_note(&form->sheet->rows[i]);
	return lines * xlsx_line_height(form->pen, 1);
}

static double signature_height(const struct form *form)
{
	int rows = signature_count(form) > SIGNATURES_IN_ROW ? 2 : 1;

	return rows * (SIGN_SPACE + xlsx_line_height(form->pen, SIGN_NAME_LINES)) + 6;
}

/* The rows of the deals share what the page has left, between `least` and `most` points. */
static double share_height(const struct form *form, int rows, double least, double most)
{
	double paper[2], wide = form->pixels * 0.75;

	xlsx_paper_points(form->pen, paper);
	double page = wide > paper[0] ? paper[1] * wide / paper[0] : paper[1];
	double below = sheet_feet(form->sheet) * foot_height(form) + notes_height(form) + signature_height(form);
	double height = (page * 0.97 - form->used - below) / rows;
	return height < least ? least : height > most ? most : height;
}

static void deals(struct form *form)
{
	double height = share_height(form, (int)form->sheet->count, xlsx_line_height(form->pen, 1), 24);

	for (size_t row = 0; row < form->sheet->count; row++) {
		int lines = 1;
		for (size_t i = 0; i < form->grid.column_count; i++) {
			int needed = deal_cell(form, row, i);
			lines = needed > lines ? needed : lines;
		}
		double needed = xlsx_line_height(form->pen, lines);
		next_row(form, needed > height ? needed : height);
	}
}

static void blank_deals(struct form *form)
{
	double height = share_height(form, form->blank_rows, xlsx_line_height(form->pen, 1), 34);

	for (int no = 1; no <= form->blank_rows; no++) {
		blank_deal(form, no);
		next_row(form, height);
	}
}

/* ---- below the deals ----------------------------------------------------------------------------- */

/* The totals add up the points above; the money is the total times the stake. */
static void foot_figure(struct form *form, enum sheet_foot foot, size_t i, const struct grid_cell *cell)
{
	struct formula formula = { .now = (double)cell->number };
	char from[LXW_MAX_CELL_NAME_LENGTH], to[LXW_MAX_CELL_NAME_LENGTH];
	lxw_col_t col = (lxw_col_t)i;

	if (foot == SHEET_FOOT_TOTAL && form->sheet->count > 0) {
		lxw(lxw_rowcol_to_cell)(from, form->first, col);
		lxw(lxw_rowcol_to_cell)(to, form->total - 1, col);
		snprintf(formula.text, sizeof formula.text, "=SUM(%s:%s)", from, to);
		formula_cell(form, col, &formula, cell, XLSX_POINTS);
	} else if (foot == SHEET_FOOT_MONEY) {
		lxw(lxw_rowcol_to_cell)(from, form->total, col);
		snprintf(formula.text, sizeof formula.text, "=%s*%d", from, form->sheet->event.stake);
		formula_cell(form, col, &formula, cell, XLSX_POINTS);
	} else {
		xlsx_cell(form->pen, form->row, &form->grid, i, cell);
	}
}

static void foot_row(struct form *form, enum sheet_foot foot)
{
	struct grid *grid = &form->grid;
	struct pen *pen = form->pen;
	size_t leading = grid_leading(grid), row = form->sheet->count + foot;

	if (leading > 0) {
		const lxw_col_t span[2] = { 0, (lxw_col_t)(leading - 1) };
		xlsx_span(pen, form->row, span, grid_label(grid, row), xlsx_format(pen, XLSX_LABEL, GRID_TOTAL, false));
	}
	for (size_t i = leading; i < grid->column_count; i++) {
		struct grid_cell cell;
		grid_cell(grid, row, &grid->columns[i], &cell);
		cell.empty = cell.empty || form->blank_rows > 0;
		if (cell.empty)
			xlsx_cell(pen, form->row, grid, i, &cell);
		else if (grid->columns[i].field == SHEET_CHECK)
			check_cell(form, (lxw_col_t)i, &cell);
		else
			foot_figure(form, foot, i, &cell);
	}
	next_row(form, foot_height(form));
}

static void feet(struct form *form)
{
	form->total = form->row;
	for (int foot = 0; foot < sheet_feet(form->sheet); foot++)
		foot_row(form, (enum sheet_foot)foot);
	next_row(form, 6);
}

/* A note over the whole width. */
static void note(struct form *form, const char *text)
{
	const lxw_col_t span[2] = { 0, last_column(form) };

	if (!*text)
		return;
	xlsx_span(form->pen, form->row, span, text, style(form, XLSX_NOTE));
	next_row(form, xlsx_line_height(form->pen, xlsx_lines(form->pen, text, form->pixels, NOTE_LINES)));
}

static void notes(struct form *form)
{
	const struct report_sheet *sheet = form->sheet;
	struct page *page = &form->pen->page;

	for (size_t i = 0; i < sheet->count; i++)
		note(form, sheet_row_note(page, sheet, &sheet->rows[i]));
	slots_number(&page->slots, SLOT_NUMBER, sheet->missing);
	if (sheet->missing > 0)
		note(form, page_text(page, SHEET_MISSING));
	page->slots.value[SLOT_PLAYER] = sheet->table.signed_by;
	if (sheet->table.is_signed)
		note(form, page_text(page, *sheet->table.signed_by ? SHEET_SIGNED : SHEET_CLOSED));
}

/* ---- signatures ---------------------------------------------------------------------------------- */

/* The column that begins nearest to n/count of the width. */
static size_t part_begin(const struct form *form, int n, int count)
{
	size_t best = 0;

	for (size_t i = 0; i <= form->grid.column_count; i++) {
		int away = abs(column_pixels(form, 0, i) * count - form->pixels * n);
		if (away < abs(column_pixels(form, 0, best) * count - form->pixels * n))
			best = i;
	}
	return best;
}

/* The line is of underscores, not of borders: so all are of one length, whatever the columns are. */
static void signature(struct form *form, int n, int place)
{
	static const char line[] = "________________________________________";
	struct page *page = &form->pen->page;
	int in_row = signatures_in_row(form), dashes = form->pixels / in_row * 7 / 10 / UNDERSCORE_PIXELS;
	bool player = n < form->sheet->table.seat_count;
	size_t from = part_begin(form, place, in_row), end = part_begin(form, place + 1, in_row);
	const lxw_col_t span[2] = { (lxw_col_t)from, (lxw_col_t)(end > from ? end - 1 : from) };

	dashes = dashes < (int)sizeof line - 1 ? dashes : (int)sizeof line - 1;
	xlsx_span(form->pen, form->row - 1, span, &line[sizeof line - 1 - (size_t)dashes], style(form, XLSX_SIGN_LINE));
	if (player)
		sheet_seat_slots(page, form->sheet, n);
	xlsx_span(form->pen, form->row, span, page_text(page, player ? SHEET_SIGN_PLAYER : SHEET_SIGN_REFEREE),
		style(form, XLSX_SIGN_NAME));
}

static void signatures(struct form *form)
{
	int in_row = signatures_in_row(form), count = signature_count(form);

	for (int from = 0; from < count; from += in_row) {
		next_row(form, SIGN_SPACE);
		for (int n = from; n < count && n < from + in_row; n++)
			signature(form, n, n - from);
		next_row(form, xlsx_line_height(form->pen, SIGN_NAME_LINES));
	}
}

/* ---- the worksheet ------------------------------------------------------------------------------- */

static void draw(struct form *form)
{
	form->pixels = xlsx_widths(form->pen, &form->grid);
	form->has_points = seat_column(&form->grid, 0, SHEET_POINTS) < form->grid.column_count;
	heading(form);
	heads(form);
	if (form->blank_rows > 0)
		blank_deals(form);
	else
		deals(form);
	feet(form);
	if (form->blank_rows == 0)
		notes(form);
	signatures(form);
	lxw(worksheet_print_area)(form->pen->worksheet, 0, 0, form->row - 1, last_column(form));
	lxw(worksheet_fit_to_pages)(form->pen->worksheet, 1, 1);
	xlsx_paper(form->pen);
}

static bool one_sheet(struct pen *pen, const struct report_sheet *sheet, int blank_rows, struct err *e)
{
	struct form form = { .pen = pen, .sheet = sheet, .view.sheet = sheet, .blank_rows = blank_rows };

	sheet_slots(&pen->page, sheet);
	bool done = sheet_grid(&form.grid, &pen->page, &form.view, TEMPLATE_COLUMNS, e) && xlsx_worksheet(pen, e);
	if (done && form.grid.column_count > 0)
		draw(&form);
	grid_free(&form.grid);
	return done;
}

bool xlsx_sheets(struct pen *pen, const struct export_book *book, const struct export_look *look, struct err *e)
{
	bool done = page_start(&pen->page, &sheet_kind, NULL, look, e);
	for (size_t i = 0; done && i < book->sheet_count; i++)
		done = one_sheet(pen, &book->sheets[i], book->blank_rows, e);
	page_free(&pen->page);
	return done;
}
