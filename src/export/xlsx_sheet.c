/* Game sheets as worksheets: exactly one page each, filled in or to be filled in by hand. */
#include "export/xlsx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIGNATURES_IN_ROW = 4, NAME_LINES = 4, HEADING_ROWS = 2, NOTE_SIZE = GAME_REASON + TEMPLATE_LINE };
/*
 * In points: the most that a row takes to be read or to be written into, the space above a signature, a
 * gap.
 */
enum { DEAL_HEIGHT = 24, BLANK_HEIGHT = 32, SIGN_SPACE = 38, GAP = 6 };
enum { UNDERSCORE_PIXELS = 8 };

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
	double height;   /* of the rows of deals and sums, in points */
};

static lxw_format *style(const struct form *form, enum xlsx_style style)
{
	return xlsx_format(form->pen, style, LISTING_PLAIN, false);
}

static lxw_col_t last_column(const struct form *form)
{
	return (lxw_col_t)(form->grid.column_count - 1);
}

/* End a row of that height and go to the next. */
static void next_row(struct form *form, double height)
{
	xlsx_height(form->pen, form->row++, height);
}

/*
 * End a row of plain text: of the height that rows have anyway, which saves the library a tenth of its
 * work.
 */
static void text_row(struct form *form)
{
	form->row++;
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
		xlsx_text(pen, form->row, 0, text, style(form, left == TEMPLATE_TITLE ? XLSX_TITLE
			: left == SHEET_LINE_1 ? XLSX_STRONG : XLSX_LINE));
	text = right >= 0 ? page_text(&pen->page, right) : "";
	if (*text)
		xlsx_text(pen, form->row, last_column(form), text,
			style(form, left == TEMPLATE_TITLE ? XLSX_SUBTITLE : XLSX_LINE_RIGHT));
	if (left == TEMPLATE_TITLE)
		next_row(form, xlsx_line_height(pen, 2));
	else if (any || *text)
		text_row(form);
}

static void seat_rows(struct form *form)
{
	struct page *page = &form->pen->page;
	struct buf line = { 0 };

	for (int seat = 0; seat < form->sheet->table.seat_count; seat++) {
		for (int n = 0; sheet_seat_line(&line, page, form->sheet, seat, n); n++) {
			xlsx_text(form->pen, form->row, 0, buf_text(&line), style(form, XLSX_LINE));
			text_row(form);
		}
	}
	buf_free(&line);
}

static void heading(struct form *form)
{
	bool stake = form->sheet->event.stake > 0;

	heading_row(form, TEMPLATE_TITLE, SHEET_TABLE);
	heading_row(form, SHEET_LINE_1, stake ? SHEET_STAKE : -1);
	heading_row(form, SHEET_LINE_2, -1);
	seat_rows(form);
	if (form->blank_rows > 0)
		heading_row(form, SHEET_CLOCK, -1);
	next_row(form, GAP);
}

/* The players over their columns. */
static void seat_heads(struct form *form)
{
	const struct grid *grid = &form->grid;
	int lines = 1;

	for (size_t i = 0, next; i < grid->column_count; i = next) {
		int group = grid->columns[i].group;
		lxw_format *format = xlsx_format(form->pen, XLSX_HEAD, LISTING_PLAIN, xlsx_edge(grid, i));
		for (next = i + 1; next < grid->column_count && grid->columns[next].group == group; next++)
			continue;
		if (group == GRID_ALONE) {
			for (; i < next; i++)
				xlsx_blank(form->pen, form->row, (lxw_col_t)i, format);
			continue;
		}
		const lxw_col_t span[2] = { (lxw_col_t)i, (lxw_col_t)(next - 1) };
		int needed = xlsx_lines(form->pen, grid->groups[group].head,
			(int)(column_pixels(form, i, next) * BOLD), NAME_LINES);
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
			xlsx_format(form->pen, XLSX_HEAD, LISTING_PLAIN, xlsx_edge(grid, i)));
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

/* "=SUM(H11,G12)", cell by cell. There are more of these than of anything else, hence no snprintf. */
static void sum_cell(struct formula *sum, lxw_row_t row, size_t col)
{
	char digits[12];
	size_t at = sizeof digits;

	memcpy(sum->text + sum->length, sum->length ? "," : "=SUM(", sum->length ? 1 : 5);
	sum->length += sum->length ? 1 : 5;
	lxw(lxw_col_to_name)(sum->text + sum->length, (lxw_col_t)col, LXW_FALSE);
	sum->length += strlen(sum->text + sum->length);
	for (row++; row > 0; row /= 10)
		digits[--at] = (char)('0' + row % 10);
	memcpy(sum->text + sum->length, digits + at, sizeof digits - at);
	sum->length += sizeof digits - at;
}

/* A sum ended, or the figure alone where the template leaves its cells out. */
static void sum_write(struct form *form, size_t col, struct formula *sum, const struct grid_cell *cell,
	enum xlsx_style look)
{
	lxw_format *format = xlsx_format(form->pen, look, cell->style, xlsx_edge(&form->grid, col));

	sum->now = (double)cell->number;
	sum->text[sum->length] = ')';
	sum->text[sum->length + 1] = '\0';
	if (form->has_points)
		xlsx_formula(form->pen, form->row, (lxw_col_t)col, sum, format);
	else
		xlsx_number(form->pen, form->row, (lxw_col_t)col, sum->now, format);
}

/* The total before this deal and its points. SUM takes the blank of a void deal for nothing. */
static void running_cell(struct form *form, size_t col, const struct grid_cell *cell)
{
	struct formula sum = { .length = 0 };

	if (form->row > form->first)
		sum_cell(&sum, form->row - 1, col);
	sum_cell(&sum, form->row, seat_column(&form->grid, form->grid.columns[col].group, SHEET_POINTS));
	sum_write(form, col, &sum, cell, XLSX_POINTS);
}

/* Points a deal add up to 0, and so do the totals. */
static void check_cell(struct form *form, size_t col, const struct grid_cell *cell)
{
	struct formula sum = { .length = 0 };

	for (int seat = 0; seat < form->sheet->table.seat_count; seat++)
		sum_cell(&sum, form->row, seat_column(&form->grid, seat, SHEET_POINTS));
	sum_write(form, col, &sum, cell, XLSX_CHECK);
}

/* Returns the lines that the cell takes. */
static int deal_cell(struct form *form, size_t row, size_t i)
{
	const struct grid_column *column = &form->grid.columns[i];
	struct grid_cell cell;

	grid_cell(&form->grid, row, column, &cell);
	if (column->field == SHEET_RUNNING)
		running_cell(form, i, &cell);
	else if (column->field == SHEET_CHECK)
		check_cell(form, i, &cell);
	else
		return xlsx_cell(form->pen, form->row, &form->grid, i, &cell);
	return 1;
}

/* A row to be filled in by hand: its number and, in turn, its dealer (2.§ (3)). */
static void blank_deal(struct form *form, int no)
{
	int seats = form->sheet->table.seat_count;

	for (size_t i = 0; i < form->grid.column_count; i++) {
		struct grid_cell cell = { .kind = form->grid.columns[i].kind, .empty = true };
		if (form->grid.columns[i].field == SHEET_NO)
			cell = (struct grid_cell){ .kind = LISTING_INT, .number = no };
		if (form->grid.columns[i].field == SHEET_DEALER)
			cell = (struct grid_cell){ .text = sheet_seat(ulti_dealer_of(no, seats)) };
		xlsx_cell(form->pen, form->row, &form->grid, i, &cell);
	}
}

/* The players and the referee. */
static int signature_count(const struct form *form)
{
	return form->sheet->table.seat_count + 1;
}

/* Five do not fit beside each other, so they take two rows. */
static int signatures_in_row(const struct form *form)
{
	int count = signature_count(form);

	return count <= SIGNATURES_IN_ROW ? count : (count + 1) / 2;
}

/* Rows of plain text: the heading, the seats, the names under the signatures, the notes (most take one). */
static int text_rows(const struct form *form)
{
	const struct report_sheet *sheet = form->sheet;
	int rows = HEADING_ROWS + sheet->table.seat_count + 2 * sheet->table.turn_count + 4;

	if (form->blank_rows > 0)
		return rows;
	for (size_t i = 0; i < sheet->count; i++)
		rows += sheet_row_has_note(&sheet->rows[i]);
	return rows + (sheet->known.counts || sheet->differs) + (sheet->missing > 0)
		+ sheet->table.is_signed + sheet->table.is_checked;
}

/* The deals and the sums share what the page has left, between a tight line and a comfortable one. */
static void share_height(struct form *form)
{
	const struct pen *pen = form->pen;
	int rows = sheet_feet(form->sheet) + (form->blank_rows > 0 ? form->blank_rows : (int)form->sheet->count);
	double paper[2], wide = form->pixels * 0.75, least = pen->page.t.page[PAGE_FONT_SIZE] * 1.28;
	double most = form->blank_rows > 0 ? BLANK_HEIGHT : DEAL_HEIGHT;
	double others = 3 * xlsx_line_height(pen, 2) + 2 * SIGN_SPACE + 2 * GAP +
		text_rows(form) * LXW_DEF_ROW_HEIGHT;

	xlsx_paper_points(pen, paper);
	double page = wide > paper[0] ? paper[1] * wide / paper[0] : paper[1];
	double height = (page * 0.97 - others) / rows;
	form->height = xlsx_quarters(height < least ? least : height > most ? most : height);
}

static void deals(struct form *form)
{
	for (size_t row = 0; row < form->sheet->count; row++) {
		int lines = 1;
		for (size_t i = 0; i < form->grid.column_count; i++) {
			int needed = deal_cell(form, row, i);
			lines = needed > lines ? needed : lines;
		}
		double needed = lines > 1 ? xlsx_line_height(form->pen, lines) : 0;
		next_row(form, needed > form->height ? needed : form->height);
	}
}

static void blank_deals(struct form *form)
{
	for (int no = 1; no <= form->blank_rows; no++) {
		blank_deal(form, no);
		next_row(form, form->height);
	}
}

/* ---- below the deals ----------------------------------------------------------------------------- */

/* The totals add up the points above; the money is the total times the stake. */
static void foot_figure(struct form *form, enum sheet_foot foot, size_t i, const struct grid_cell *cell)
{
	lxw_format *format = xlsx_format(form->pen, XLSX_POINTS, cell->style, xlsx_edge(&form->grid, i));
	struct formula formula = { .now = (double)cell->number };
	char from[LXW_MAX_CELL_NAME_LENGTH], to[LXW_MAX_CELL_NAME_LENGTH];

	if (foot == SHEET_FOOT_TOTAL && form->sheet->count > 0 && form->has_points
		&& !form->sheet->known.counts) {
		lxw(lxw_rowcol_to_cell)(from, form->first, (lxw_col_t)i);
		lxw(lxw_rowcol_to_cell)(to, form->total - 1, (lxw_col_t)i);
		snprintf(formula.text, sizeof formula.text, "=SUM(%s:%s)", from, to);
	} else if (foot == SHEET_FOOT_MONEY) {
		lxw(lxw_rowcol_to_cell)(from, form->total, (lxw_col_t)i);
		snprintf(formula.text, sizeof formula.text, "=%s*%d", from, form->sheet->event.stake);
	}
	if (*formula.text)
		xlsx_formula(form->pen, form->row, (lxw_col_t)i, &formula, format);
	else
		xlsx_cell(form->pen, form->row, &form->grid, i, cell);
}

/*
 * The label stands in the last of the leading columns and reaches over those before it, which have no
 * lines.
 */
static void foot_label(struct form *form, const char *label, size_t leading)
{
	for (size_t i = 0; i < leading; i++) {
		bool last = i + 1 == leading;
		enum xlsx_style look = last ? XLSX_LABEL : i == 0 ? XLSX_LABEL_FIRST : XLSX_LABEL_MIDDLE;
		lxw_format *format = xlsx_format(form->pen, look, LISTING_TOTAL, false);
		if (last)
			xlsx_text(form->pen, form->row, (lxw_col_t)i, label, format);
		else
			xlsx_blank(form->pen, form->row, (lxw_col_t)i, format);
	}
}

static void foot_row(struct form *form, enum sheet_foot foot)
{
	struct grid *grid = &form->grid;
	struct pen *pen = form->pen;
	size_t leading = grid_leading(grid), row = form->sheet->count + foot;

	foot_label(form, grid_label(grid, row), leading);
	for (size_t i = leading; i < grid->column_count; i++) {
		struct grid_cell cell;
		grid_cell(grid, row, &grid->columns[i], &cell);
		cell.empty = cell.empty || form->blank_rows > 0;
		if (cell.empty)
			xlsx_cell(pen, form->row, grid, i, &cell);
		else if (grid->columns[i].field == SHEET_CHECK)
			check_cell(form, i, &cell);
		else
			foot_figure(form, foot, i, &cell);
	}
	next_row(form, form->height);
}

static void feet(struct form *form)
{
	form->total = form->row;
	for (int foot = 0; foot < sheet_feet(form->sheet); foot++)
		foot_row(form, (enum sheet_foot)foot);
	next_row(form, GAP);
}

/* A note over the whole width, a row a line: merged cells would take the library longer than all the deals.
 */
static void note(struct form *form, const char *text)
{
	char line[NOTE_SIZE];

	while (*text) {
		size_t n = xlsx_line(form->pen, text, form->pixels);
		snprintf(line, sizeof line, "%.*s", (int)n, text);
		xlsx_text(form->pen, form->row, 0, line, style(form, XLSX_LINE));
		text_row(form);
		text += n;
	}
}

/* On a blank sheet: its legend, and a line for the jury. */
static void blank_notes(struct form *form)
{
	struct page *page = &form->pen->page;

	note(form, page_text(page, SHEET_BLANK_LEGEND));
	xlsx_text(form->pen, form->row, 0, page_text(page, SHEET_JURY), style(form, XLSX_SIGN_LINE));
	next_row(form, SIGN_SPACE / 2);
}

static void notes(struct form *form)
{
	const struct report_sheet *sheet = form->sheet;
	struct page *page = &form->pen->page;

	for (size_t i = 0; i < sheet->count; i++)
		note(form, sheet_row_note(page, sheet, &sheet->rows[i]));
	const char *remark;
	for (int n = 0; sheet_remark(page, sheet, n, &remark); n++)
		note(form, remark);
	slots_number(&page->slots, SLOT_NUMBER, sheet->missing);
	if (sheet->missing > 0)
		note(form, page_text(page, SHEET_MISSING));
	page->slots.value[SLOT_PLAYER] = sheet->table.signed_by;
	if (sheet->table.is_signed)
		note(form, page_text(page, *sheet->table.signed_by ? SHEET_SIGNED : SHEET_CLOSED));
	page->slots.value[SLOT_PLAYER] = sheet->table.checked_by;
	if (sheet->table.is_checked)
		note(form, page_text(page, SHEET_CHECKED));
	note(form, page_text(page, SHEET_LEGEND));
}

/* ---- signatures ---------------------------------------------------------------------------------- */

/* The column that begins nearest to n/count of the width. */
static size_t part_begin(const struct form *form, int n, int count)
{
	size_t best = 0;

	for (size_t i = 0; i < form->grid.column_count; i++) {
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
	lxw_col_t col = (lxw_col_t)part_begin(form, place, in_row);

	dashes = dashes < (int)sizeof line - 1 ? dashes : (int)sizeof line - 1;
	xlsx_text(form->pen, form->row - 1, col, &line[sizeof line - 1 - (size_t)dashes],
		style(form, XLSX_SIGN_LINE));
	if (player)
		sheet_seat_slots(page, form->sheet, n);
	xlsx_text(form->pen, form->row, col, page_text(page, player ? SHEET_SIGN_PLAYER : SHEET_SIGN_REFEREE),
		style(form, XLSX_SIGN_NAME));
}

static void signatures(struct form *form)
{
	int in_row = signatures_in_row(form), count = signature_count(form);

	for (int from = 0; from < count; from += in_row) {
		next_row(form, SIGN_SPACE);
		for (int n = from; n < count && n < from + in_row; n++)
			signature(form, n, n - from);
		text_row(form);
	}
}

/* ---- the worksheet ------------------------------------------------------------------------------- */

static void draw(struct form *form)
{
	form->pixels = xlsx_widths(form->pen, &form->grid);
	form->has_points = seat_column(&form->grid, 0, SHEET_POINTS) < form->grid.column_count;
	share_height(form);
	heading(form);
	heads(form);
	if (form->blank_rows > 0)
		blank_deals(form);
	else
		deals(form);
	feet(form);
	if (form->blank_rows > 0)
		blank_notes(form);
	else
		notes(form);
	signatures(form);
	lxw(worksheet_fit_to_pages)(form->pen->worksheet, 1, 1);
	xlsx_paper(form->pen);
}

static bool one_sheet(struct pen *pen, const struct report_sheet *sheet, int blank_rows, struct err *e)
{
	struct form form = { .pen = pen, .sheet = sheet, .view.sheet = sheet,
		.blank_rows = sheet_blank_rows(sheet, blank_rows) };


	sheet_slots(&pen->page, sheet);
	bool done = sheet_grid(&form.grid, &pen->page, &form.view, TEMPLATE_COLUMNS, e) && xlsx_worksheet(pen, e);
	if (done && form.grid.column_count > 0)
		draw(&form);
	grid_free(&form.grid);
	return done;
}

bool xlsx_sheets(struct pen *pen, const struct export_book *book, const struct export_look *look,
	struct err *e)
{
	bool done = page_start(&pen->page, &sheet_kind, NULL, look, e);
	for (size_t i = 0; done && i < book->sheet_count; i++)
		done = one_sheet(pen, &book->sheets[i], book->blank_rows, e);
	page_free(&pen->page);
	return done;
}
