/* A form: exactly one page, filled in or to be filled in by hand, whose sums are formulas. */
#include "export/export.h"
#include "export/xlsx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_LINES = 8, NOTE_SIZE = GAME_REASON + TEMPLATE_LINE };
/* In points: the greatest height of a row to read or to write in, space above a signature, a gap. */
enum { DEAL_HEIGHT = 24, BLANK_HEIGHT = 32, SIGN_SPACE = 38, GAP = 6 };
enum { LEAST_BLANK = 17 };   /* printed, for writing by hand: 6 mm */
enum { UNDERSCORE_PIXELS = 8 };

/* The share of a space usable for bold letters, which are wider. */
#define BOLD 0.92

/* The current worksheet, written row by row downwards. */
struct form {
	struct pen *pen;
	const struct writing *w;
	const struct doc_part *table;
	struct listing view;
	int pixels;
	bool has_points;
	lxw_row_t row, heads, first, total;
	double height;   /* of the rows of deals and sums, in points */
	int pages;
};

static lxw_format *style(const struct form *form, enum xlsx_style style)
{
	return xlsx_format(form->pen, style, LISTING_PLAIN, false);
}

/* End a row with that height and go to the next. */
static void next_row(struct form *form, double height)
{
	xlsx_height(form->pen, form->row++, height);
}

/* End a row of plain text, of the default height, which saves the library a tenth of its work. */
static void text_row(struct form *form)
{
	form->row++;
}

static int column_pixels(const struct form *form, size_t from, size_t to)
{
	int pixels = 0;

	for (size_t i = from; i < to; i++)
		pixels += xlsx_pixels(form->view.columns[i].width);
	return pixels;
}

/* ---- above the deals --------------------------------------------------------------------------- */

/* Write a text, and another at the right end of its line. */
static void heading_row(struct form *form, const struct doc_part *part)
{
	bool title = part->kind == DOC_HEADING;
	struct pen *pen = form->pen;

	if (*part->text)
		xlsx_text(pen, form->row, 0, part->text,
			style(form, title ? XLSX_TITLE : part->strong ? XLSX_STRONG : XLSX_LINE));
	if (part->right && *part->right)
		xlsx_text(pen, form->row, (lxw_col_t)(form->view.column_count - 1), part->right,
			style(form, title ? XLSX_SUBTITLE : XLSX_LINE_RIGHT));
	if (title)
		next_row(form, xlsx_line_height(pen, 2));
	else
		text_row(form);
}

static void form_heads(struct form *form)
{
	const struct listing *view = &form->view;
	int lines = 1;

	form->heads = form->row;
	/* The players over their columns. */
	for (size_t i = 0, next; i < view->column_count; i = next) {
		int group = view->columns[i].group;
		lxw_format *format = xlsx_format(form->pen, XLSX_HEAD, LISTING_PLAIN, xlsx_edge(view, i));
		next = listing_group_end_of(view, i);
		if (group == 0) {
			for (; i < next; i++)
				xlsx_blank(form->pen, form->row, (lxw_col_t)i, format);
			continue;
		}
		const lxw_col_t span[2] = { (lxw_col_t)i, (lxw_col_t)(next - 1) };
		int needed = xlsx_lines(form->pen, listing_group_of(view, i)->head,
			(int)(column_pixels(form, i, next) * BOLD), NAME_LINES);
		lines = needed > lines ? needed : lines;
		xlsx_span(form->pen, form->row, span, listing_group_of(view, i)->head, format);
	}
	next_row(form, xlsx_line_height(form->pen, lines));
	lines = 1;
	for (size_t i = 0; i < view->column_count; i++) {
		const struct listing_column *column = &view->columns[i];
		int needed = xlsx_lines(form->pen, column->name,
			(int)(column_pixels(form, i, i + 1) * BOLD), 2);
		lines = needed > lines ? needed : lines;
		xlsx_text(form->pen, form->row, (lxw_col_t)i, column->name,
			xlsx_format(form->pen, XLSX_HEAD, LISTING_PLAIN, xlsx_edge(view, i)));
	}
	next_row(form, xlsx_line_height(form->pen, lines));
	form->first = form->row;
}

/* ---- the deals --------------------------------------------------------------------------------- */

/* Find the column of a group to be summed; the number of columns if the template leaves it out. */
static size_t added_column(const struct listing *view, int group)
{
	size_t i = 0;

	while (i < view->column_count
		&& (view->columns[i].group != group || view->columns[i].sum != LISTING_ADDED))
		i++;
	return i;
}

/* Append a cell: "=SUM(H11,G12)". These are the most frequent formulas, hence no snprintf. */
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

/* End a sum and write it, or only the figure if the template leaves its cells out. */
static void sum_write(struct form *form, size_t col, struct formula *sum, const struct listing_cell *cell,
	enum xlsx_style look)
{
	lxw_format *format = xlsx_format(form->pen, look, cell->style, xlsx_edge(&form->view, col));

	sum->now = (double)cell->number;
	sum->text[sum->length] = ')';
	sum->text[sum->length + 1] = '\0';
	if (form->has_points)
		xlsx_formula(form->pen, form->row, (lxw_col_t)col, sum, format);
	else
		xlsx_number(form->pen, form->row, (lxw_col_t)col, sum->now, format);
}

/* Check that a deal's points sum to 0, and the totals too. */
static void check_cell(struct form *form, size_t col, const struct listing_cell *cell)
{
	struct formula sum = { .length = 0 };

	for (int group = 1; group <= form->view.group_count; group++)
		sum_cell(&sum, form->row, added_column(&form->view, group));
	sum_write(form, col, &sum, cell, XLSX_CHECK);
}

static size_t parts_of(const struct form *form, enum doc_kind kind)
{
	size_t count = 0;

	for (size_t i = form->w->from; i < form->w->to; i++)
		count += form->w->doc->parts[i].kind == kind;
	return count;
}

/* Return the number of rows above the sums. */
static size_t deal_rows(const struct form *form)
{
	size_t row = 0;

	while (row < form->view.row_count && !listing_row_label(&form->view, row))
		row++;
	return row;
}

/* Let the deals and the sums share the rest of the page, between tight and comfortable lines. Rows to write
 * in that would be too low on one page take more, each with the heads of the columns. */
static void share_height(struct form *form)
{
	const struct pen *pen = form->pen;
	enum { NAMES = 3 };   /* rows below the signatures */
	/* Most lines and notes take one row of plain text. */
	double text_rows = (double)(parts_of(form, DOC_TEXT) + parts_of(form, DOC_NOTE) + NAMES
		- parts_of(form, DOC_SPACE));
	int rows = (int)form->view.row_count;
	double paper[2], wide = form->pixels * 0.75, least = pen->sheet->page[PAGE_FONT_SIZE] * 1.28;
	double others = 3 * xlsx_line_height(pen, 2) + 2 * SIGN_SPACE + 2 * GAP +
		text_rows * LXW_DEF_ROW_HEIGHT;

	xlsx_paper_points(pen, paper);
	double scale = wide > paper[0] ? wide / paper[0] : 1, page = paper[1] * scale;
	double height = (page * 0.97 - others) / rows, most = form->table->roomy ? BLANK_HEIGHT : DEAL_HEIGHT;
	most = most < LEAST_BLANK * scale ? LEAST_BLANK * scale : most;
	form->pages = 1;
	while (form->table->roomy && height < LEAST_BLANK * scale && form->pages < rows) {
		double heads = form->pages * 2 * xlsx_line_height(pen, 2);
		height = (page * 0.94 * ++form->pages - heads - others) / rows;
	}
	form->height = xlsx_quarters(height < least ? least : height > most ? most : height);
}

static void deals(struct form *form)
{
	const struct listing *view = &form->view;
	size_t rows = deal_rows(form);

	for (size_t row = 0; row < rows; row++) {
		int lines = 1;
		for (size_t i = 0; i < view->column_count; i++) {
			const struct listing_cell cell = listing_at(view, row, i);
			struct formula sum = { .length = 0 };
			int needed = 1;
			if (!cell.empty && view->columns[i].sum == LISTING_RUNNING) {
				/* The total before this deal plus its points; SUM takes a void deal's blank for 0. */
				if (form->row > form->first)
					sum_cell(&sum, form->row - 1, i);
				sum_cell(&sum, form->row, added_column(view, view->columns[i].group));
				sum_write(form, i, &sum, &cell, XLSX_POINTS);
			} else if (!cell.empty && view->columns[i].sum == LISTING_ACROSS) {
				check_cell(form, i, &cell);
			} else {
				needed = xlsx_cell(form->pen, form->row, view, i, &cell);
			}
			lines = needed > lines ? needed : lines;
		}
		double needed = lines > 1 ? xlsx_line_height(form->pen, lines) : 0;
		next_row(form, needed > form->height ? needed : form->height);
	}
}

/* ---- below the deals --------------------------------------------------------------------------- */

/* Write a sum of the figures above; or a product of the first sum. */
static void foot_figure(struct form *form, size_t i, const struct listing_cell *cell)
{
	lxw_format *format = xlsx_format(form->pen, XLSX_POINTS, cell->style, xlsx_edge(&form->view, i));
	struct formula formula = { .now = (double)cell->number };
	char from[LXW_MAX_CELL_NAME_LENGTH], to[LXW_MAX_CELL_NAME_LENGTH];

	if (cell->is_sum && form->has_points) {
		lxw(lxw_rowcol_to_cell)(from, form->first, (lxw_col_t)i);
		lxw(lxw_rowcol_to_cell)(to, form->total - 1, (lxw_col_t)i);
		snprintf(formula.text, sizeof formula.text, "=SUM(%s:%s)", from, to);
	} else if (cell->times > 0) {
		lxw(lxw_rowcol_to_cell)(from, form->total, (lxw_col_t)i);
		snprintf(formula.text, sizeof formula.text, "=%s*%d", from, cell->times);
	}
	if (*formula.text)
		xlsx_formula(form->pen, form->row, (lxw_col_t)i, &formula, format);
	else
		xlsx_cell(form->pen, form->row, &form->view, i, cell);
}

static void feet(struct form *form)
{
	struct listing *view = &form->view;
	size_t leading = listing_leading(view);

	form->total = form->row;
	for (size_t row = deal_rows(form); row < view->row_count; row++) {
		/* The label is in the last leading column and extends over those before it, without lines. */
		for (size_t i = 0; i < leading; i++) {
			bool last = i + 1 == leading;
			enum xlsx_style look = last ? XLSX_LABEL : i == 0 ? XLSX_LABEL_FIRST : XLSX_LABEL_MIDDLE;
			lxw_format *format = xlsx_format(form->pen, look, LISTING_TOTAL, false);
			if (last)
				xlsx_text(form->pen, form->row, (lxw_col_t)i, listing_row_label(view, row), format);
			else
				xlsx_blank(form->pen, form->row, (lxw_col_t)i, format);
		}
		for (size_t i = leading; i < view->column_count; i++) {
			const struct listing_cell cell = listing_at(view, row, i);
			if (cell.empty)
				xlsx_cell(form->pen, form->row, view, i, &cell);
			else if (view->columns[i].sum == LISTING_ACROSS)
				check_cell(form, i, &cell);
			else
				foot_figure(form, i, &cell);
		}
		next_row(form, form->height);
	}
	next_row(form, GAP);
}

/* Write a note over the whole width, a row a line: merged cells take longer than all the deals. */
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

/* ---- signatures -------------------------------------------------------------------------------- */

/* Return the column that begins nearest to n/count of the width. */
static size_t part_begin(const struct form *form, int n, int count)
{
	size_t best = 0;

	for (size_t i = 0; i < form->view.column_count; i++) {
		int away = abs(column_pixels(form, 0, i) * count - form->pixels * n);
		if (away < abs(column_pixels(form, 0, best) * count - form->pixels * n))
			best = i;
	}
	return best;
}

/*
 * Write a signature line of underscores, not borders, so that all have one length, whatever the columns are.
 * The name is below, in two rows if necessary; a longer one ends in "…". Returns whether both rows were used.
 */
static bool signature(struct form *form, const struct doc_part *part, int place, int in_row)
{
	enum { BETWEEN = 12 };
	static const char line[] = "________________________________________";
	const char *name = part->text;
	char words[NOTE_SIZE];
	int dashes = form->pixels / in_row * 7 / 10 / UNDERSCORE_PIXELS;
	lxw_col_t col = (lxw_col_t)part_begin(form, place, in_row);

	dashes = dashes < (int)sizeof line - 1 ? dashes : (int)sizeof line - 1;
	xlsx_text(form->pen, form->row - 1, col, &line[sizeof line - 1 - (size_t)dashes],
		style(form, XLSX_SIGN_LINE));
	size_t next = place + 1 < in_row ? part_begin(form, place + 1, in_row) : form->view.column_count;
	int pixels = column_pixels(form, col, next) - BETWEEN;
	size_t n = xlsx_line(form->pen, name, pixels);
	snprintf(words, sizeof words, "%.*s", (int)n, name);
	xlsx_text(form->pen, form->row, col, words, style(form, XLSX_SIGN_NAME));
	name += n;
	if (!*name)
		return false;
	n = xlsx_line(form->pen, name, pixels);
	snprintf(words, sizeof words, "%.*s%s", (int)n, name, name[n] ? "…" : "");
	xlsx_text(form->pen, form->row + 1, col, words, style(form, XLSX_SIGN_NAME));
	return true;
}

static void signatures(struct form *form, const struct doc_part *parts, size_t count)
{
	size_t in_row = doc_signs_in_row(count);

	for (size_t from = 0; from < count; from += in_row) {
		int more = 0;
		next_row(form, SIGN_SPACE);
		for (size_t n = from; n < count && n < from + in_row; n++)
			more |= signature(form, &parts[n], (int)(n - from), (int)in_row);
		for (; more >= 0; more--)
			text_row(form);
	}
}

/* ---- the worksheet ----------------------------------------------------------------------------- */

/* Make the columns under a name together as wide as its longest word, within reason; a hyphen ends a word. */
static void widen_group(struct form *form, size_t from, size_t to)
{
	enum { STEP = 4, MOST = 150 };   /* in tenths of a character */
	struct listing_column *columns = form->view.columns;
	const char *head = listing_group_of(&form->view, from)->head;

	for (size_t n; *head; head += n + strspn(head + n, " ")) {
		char word[NOTE_SIZE];
		n = strcspn(head, " -");
		n += head[n] == '-';
		snprintf(word, sizeof word, "%.*s", (int)n, head);
		while (columns[from].width > 0 && columns[from].width < MOST
			&& xlsx_lines(form->pen, word, (int)(column_pixels(form, from, to) * BOLD), 2) > 1) {
			for (size_t i = from; i < to; i++)
				columns[i].width += STEP;
		}
	}
}

static void draw_form(struct form *form)
{
	const struct doc *doc = form->w->doc;

	for (size_t i = 0, next; i < form->view.column_count; i = next) {
		next = listing_group_end_of(&form->view, i);
		if (form->view.columns[i].group)
			widen_group(form, i, next);
	}
	form->pixels = xlsx_widths(form->pen, &form->view);
	form->has_points = added_column(&form->view, 1) < form->view.column_count;
	share_height(form);
	for (size_t i = form->w->from; i < form->w->to; i++) {
		const struct doc_part *part = &doc->parts[i];
		switch (part->kind) {
		case DOC_HEADING: case DOC_TEXT: heading_row(form, part); break;
		case DOC_TABLE:
			next_row(form, GAP);
			form_heads(form);
			deals(form);
			feet(form);
			break;
		case DOC_NOTE: note(form, part->text); break;
		case DOC_SPACE:
			/* A line to write on, below its label. */
			xlsx_text(form->pen, form->row, 0, part->label, style(form, XLSX_SIGN_LINE));
			next_row(form, SIGN_SPACE / 2);
			break;
		case DOC_SIGN:
			signatures(form, part, doc_run(doc, i));
			i += doc_run(doc, i) - 1;
			break;
		case DOC_ITEM:
		case DOC_PLAIN:
		case DOC_PAIR:
		case DOC_PAGE:
		case DOC_DATA:
		case DOC_SHEET:
		case DOC_CHART:
		case DOC_CLOCK:
		case DOC_BARS:
			break;
		}
	}
	lxw(worksheet_fit_to_pages)(form->pen->worksheet, 1, (uint16_t)form->pages);
	if (form->pages > 1)
		lxw(worksheet_repeat_rows)(form->pen->worksheet, form->heads, form->first - 1);
	xlsx_paper(form->pen);
}

bool xlsx_form(struct writing *w, const struct doc_look *look, struct err *e)
{
	struct form form = { .pen = w->pen, .w = w };

	(void)look;
	form.table = xlsx_table(w, &form.view, e);
	bool done = form.table && xlsx_worksheet(w->pen, w->pen->sheet->name, NULL, e);
	if (done && form.view.column_count > 0)
		draw_form(&form);
	listing_view_free(&form.view);
	return done;
}
