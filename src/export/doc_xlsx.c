/* Documents as workbooks: a worksheet for each page of the document, tables as cells, everything else over
 * the whole width. */
#include "export/export.h"
#include "export/xlsx.h"

#include "base/messages.h"
#include "export/messages.h"

#include <stdlib.h>
#include <string.h>

/* In tenths of a character: columns; and texts over the whole width of a worksheet without a table. */
enum { LEAST_WIDTH = 60, MOST_WIDTH = 320, PER_LETTER = 11, PER_TEXT = 15, TEXT_WIDTH = 900 };
enum { TEXT_LINES = 40, SIGN_HEIGHT = 38, SIGN_LETTERS = 30, PLAIN_SIZE = 9 };

/* Set the widths by the widest cell, within reason; in tenths of a character of the plain size. */
static void column_widths(const struct pen *pen, struct listing *view, enum lang lang)
{
	struct listing_cell cell;
	struct num num;
	int size = pen->sheet->page[PAGE_FONT_SIZE];

	for (size_t i = 0; i < view->column_count; i++) {
		struct listing_column *column = &view->columns[i];
		size_t letters = text_columns(column->name) / (column->kind == LISTING_TEXT ? 1 : 2) + 1;
		for (const char *head = column->name; *head;) {
			size_t n = text_word(head), word = 0;
			for (size_t at = 0; at < n; at++)
				word += ((unsigned char)head[at] & 0xc0) != 0x80;
			letters = word > letters ? word : letters;
			head += n + (head[n] == ' ');
		}
		for (size_t row = 0; row < view->row_count; row++) {
			cell = listing_at(view, row, i);
			size_t wide = text_columns(listing_words(&cell, lang, &num));
			letters = wide > letters ? wide : letters;
		}
		int tenths = (int)(letters < 100 ? letters : 100) * PER_LETTER
			+ (column->kind == LISTING_TEXT ? PER_TEXT : 0);   /* its indent, or wide letters */
		tenths = tenths < LEAST_WIDTH ? LEAST_WIDTH : tenths > MOST_WIDTH ? MOST_WIDTH : tenths;
		column->width = tenths * size / PLAIN_SIZE;
	}
}

/* Map a table's columns to those shared by the worksheet's tables: a text that needs far more than the one
 * below covers some of the next. Widens those still too narrow; returns whether any was. */
static bool share_columns(struct listing *shared, struct listing *view)
{
	bool is_wider = false;
	size_t at = 0;

	for (size_t i = 0; i < view->column_count; i++) {
		struct listing_column *column = &view->columns[i];
		size_t first = at, last = shared->column_count - (view->column_count - i - 1);
		int wide = shared->columns[at++].width, needed = column->width;
		bool goes_over = column->kind == LISTING_TEXT && needed > wide * 3 / 2;
		while (goes_over && wide < needed && at < last)
			wide += shared->columns[at++].width;
		if (wide < needed)
			shared->columns[at - 1].width += needed - wide;
		is_wider = is_wider || wide < needed;
		column->shift = (int)(first - i);
		column->more = (int)(at - first) - 1;
	}
	return is_wider;
}

/* Set the next row's height. */
static void list_height(struct writing *w, double height)
{
	xlsx_height(w->pen, w->row, height);
	w->down += height - LXW_DEF_ROW_HEIGHT;
}

/* Write a text over the whole width. */
static void over_width(struct writing *w, const char *text, enum xlsx_style style, double least)
{
	const lxw_col_t span[2] = { 0, w->last };
	double larger = style == XLSX_TITLE_LINES ? xlsx_title_size(w->pen) : 1;
	struct buf line = { 0 };
	int lines = 0;

	for (const char *at = text; *at;) {
		size_t n = strcspn(at, "\n");
		buf_clear(&line);
		buf_add(&line, at, n);
		lines += xlsx_lines(w->pen, buf_text(&line), (int)(w->pixels / larger), TEXT_LINES);
		at += n + (at[n] == '\n');
	}
	double height = xlsx_line_height(w->pen, lines > 0 ? lines : 1) * larger;
	list_height(w, height > least ? height : least);
	xlsx_span(w->pen, w->row++, span, text, xlsx_format(w->pen, style, LISTING_PLAIN, false));
	buf_free(&line);
}

static bool table_part(struct writing *w, const struct doc_part *part, struct err *e)
{
	struct listing view;
	bool done = listing_view(&view, &part->table, w->doc->lang, true, e);

	if (done) {
		w->row++;
		if (part->table.title && *part->table.title)
			over_width(w, part->table.title, XLSX_STRONG, 0);
		column_widths(w->pen, &view, w->doc->lang);
		share_columns(&w->shared, &view);
		for (size_t i = 0; i < view.column_count; i++) {
			struct listing_column *column = &view.columns[i];
			column->width = 0;
			for (int more = 0; more <= column->more; more++)
				column->width += w->shared.columns[(int)i + column->shift + more].width;
		}
		w->head = w->row;
		/* The row above the heads of columns, if a group has a name. */
		for (size_t i = 0, next; listing_has_group_heads(&view) && i < view.column_count; i = next) {
			next = listing_group_end_of(&view, i);
			const struct listing_column *end = &view.columns[next - 1];
			const lxw_col_t span[2] = { (lxw_col_t)((int)i + view.columns[i].shift),
				(lxw_col_t)((int)next - 1 + end->shift + end->more) };
			xlsx_span(w->pen, w->row, span, listing_group_of(&view, i)->head,
				xlsx_format(w->pen, XLSX_HEAD, LISTING_PLAIN, xlsx_edge(&view, i)));
		}
		w->row += listing_has_group_heads(&view);
		int lines = 1;
		for (size_t i = 0; i < view.column_count; i++) {
			const struct listing_column *column = &view.columns[i];
			int needed = xlsx_lines(w->pen, column->name, xlsx_pixels(column->width) * 9 / 10, 3);
			lines = needed > lines ? needed : lines;
			lxw_col_t first = (lxw_col_t)((int)i + column->shift);
			const lxw_col_t span[2] = { first, (lxw_col_t)(first + column->more) };
			xlsx_span(w->pen, w->row, span, column->name,
				xlsx_format(w->pen, XLSX_HEAD, LISTING_PLAIN, xlsx_edge(&view, i)));
		}
		list_height(w, xlsx_line_height(w->pen, lines) + 2);
		w->row++;
		for (size_t row = 0; row < view.row_count; row++) {
			lines = 1;
			for (size_t i = 0; i < view.column_count; i++) {
				const struct listing_cell cell = listing_at(&view, row, i);
				int needed = xlsx_cell(w->pen, w->row, &view, i, &cell);
				lines = needed > lines ? needed : lines;
			}
			list_height(w, xlsx_line_height(w->pen, lines) + 2);
			w->row++;
		}
		w->row++;
	}
	listing_view_free(&view);
	return done;
}

static bool write_part(struct writing *w, const struct doc_part *part, struct err *e)
{
	struct buf line = { 0 };

	switch (part->kind) {
	case DOC_HEADING: over_width(w, part->text, XLSX_TITLE_LINES, xlsx_line_height(w->pen, 2)); break;
	case DOC_TEXT: case DOC_NOTE: over_width(w, part->text, XLSX_NOTE, 0); break;
	case DOC_PAIR: case DOC_ITEM: case DOC_CLOCK:
		buf_printf(&line, "%s%s%s", part->label, strchr(part->text, '\n') ? "\n" : " ", part->text);
		over_width(w, buf_text(&line), XLSX_NOTE, 0);
		break;
	case DOC_TABLE: return table_part(w, part, e);
	case DOC_SIGN:
		buf_pad(&line, '_', SIGN_LETTERS);
		buf_printf(&line, "  %s", part->text);
		over_width(w, buf_text(&line), XLSX_SIGN_LINE, SIGN_HEIGHT);
		break;
	case DOC_SPACE:
		if (*part->label)
			over_width(w, part->label, XLSX_STRONG, 0);
		buf_pad(&line, '_', (size_t)w->pixels / 8);
		for (int i = 0; i < part->lines; i++)
			over_width(w, buf_text(&line), XLSX_SIGN_LINE, SIGN_HEIGHT / 2);
		break;
	case DOC_PLAIN: over_width(w, part->text, XLSX_NOTE, 0); break;
	case DOC_PAGE: case DOC_DATA: case DOC_SHEET: case DOC_CHART: case DOC_BARS: break;
	}
	buf_free(&line);
	return true;
}

/* Take the columns of the table that has most; without a table, a single wide column. */
static bool set_columns(struct writing *w, struct err *e)
{
	struct listing_column alone
		= { .width = TEXT_WIDTH * w->pen->sheet->page[PAGE_FONT_SIZE] / PLAIN_SIZE / 10 * 10 };
	const struct listing text = { .columns = &alone, .column_count = 1 };
	struct listing *grids = calloc(w->to - w->from + 1, sizeof *grids);

	if (!grids)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	/* The tables of the worksheet, the one with most columns first. */
	bool done = true;
	for (size_t i = w->from; done && i < w->to; i++) {
		if (w->doc->parts[i].kind != DOC_TABLE)
			continue;
		struct listing *view = &grids[w->tables], first = grids[0];
		done = listing_view(view, &w->doc->parts[i].table, w->doc->lang, true, e);
		if (!done)
			break;
		column_widths(w->pen, view, w->doc->lang);
		if (w->tables++ > 0 && view->column_count > first.column_count) {
			grids[0] = *view;
			*view = first;
		}
	}
	bool is_wider = done;
	w->shared = grids[0];
	while (is_wider) {
		is_wider = false;
		for (int i = 1; i < w->tables; i++)
			is_wider = share_columns(&w->shared, &grids[i]) || is_wider;
	}
	w->pixels = xlsx_widths(w->pen, w->tables == 0 ? &text : &w->shared);
	w->last = (lxw_col_t)(w->shared.column_count > 0 ? w->shared.column_count - 1 : 0);
	for (size_t i = 1; i <= w->to - w->from; i++)
		listing_view_free(&grids[i]);
	free(grids);
	return done;
}

/* End a block, which is everything under a heading: if its page is too short for it, break before it. */
static void block_ends(struct writing *w, double page)
{
	double down = w->down + w->row * LXW_DEF_ROW_HEIGHT;   /* in points */

	if (down - w->page_down > page && w->block > 0 && w->break_count < LXW_BREAKS_MAX - 1) {
		w->breaks[w->break_count++] = w->block;
		w->page_down = w->block_down;
	}
	w->block = w->row;
	w->block_down = down;
}

static bool write_list(struct writing *w, const struct doc_look *look, struct err *e)
{
	const struct doc_sheet *sheet = w->pen->sheet;
	struct doc_sheet turned = *sheet;
	bool titled = w->from == 0;

	if (!xlsx_worksheet(w->pen, sheet->name, NULL, e) || !set_columns(w, e))
		return false;
	/* Turn the paper; `page`: its height then, in points of the rows. */
	double paper[2], wide = w->pixels * 0.75;
	w->pen->sheet = &turned;
	turned.page[PAGE_PAPER] = w->doc->paper == DOC_A3 ? TEMPLATE_A3 : turned.page[PAGE_PAPER];
	turned.page[PAGE_ORIENTATION] = TEMPLATE_PORTRAIT;
	xlsx_paper_points(w->pen, paper);
	if (w->doc->landscape || wide > paper[0] * 1.15)
		turned.page[PAGE_ORIENTATION] = TEMPLATE_LANDSCAPE;
	xlsx_paper_points(w->pen, paper);
	w->scale = wide > paper[0] * 0.98 ? paper[0] * 0.98 / wide : 1;
	double page = paper[1] * 0.97 / w->scale;
	lxw_worksheet *worksheet = w->pen->worksheet;
	if (titled && *w->doc->title)
		over_width(w, w->doc->title, XLSX_TITLE_LINES, xlsx_line_height(w->pen, 2));
	if (titled && *w->doc->subtitle)
		over_width(w, w->doc->subtitle, XLSX_NOTE, 0);
	for (size_t i = w->from; i < w->to; i++) {
		if (w->doc->parts[i].kind == DOC_HEADING && w->tables > 1)
			block_ends(w, page);
		if (!write_part(w, &w->doc->parts[i], e))
			return false;
	}
	if (w->tables > 1)
		block_ends(w, page);
	/* Fit the paper to the contents, with the heads on every page; blocks below each other are not split. */
	if (w->tables == 1)
		lxw(worksheet_repeat_rows)(worksheet, w->head, w->head);
	lxw(worksheet_print_area)(worksheet, 0, 0, w->row > 0 ? w->row - 1 : 0, w->last);
	/* A worksheet whose pages are fitted to the paper has no page breaks of its own. */
	if (w->break_count > 0) {
		lxw(worksheet_set_print_scale)(worksheet, (uint16_t)(w->scale * 100));
		lxw(worksheet_set_h_pagebreaks)(worksheet, w->breaks);
	} else {
		lxw(worksheet_fit_to_pages)(worksheet, 1, w->doc->one_page ? 1 : 0);
	}
	xlsx_paper(w->pen);
	w->pen->sheet = sheet;
	for (size_t i = w->from; i < w->to; i++) {
		if (w->doc->parts[i].kind == DOC_BARS && !xlsx_bars(w->pen, &w->doc->parts[i], look, e))
			return false;
	}
	return true;
}

bool xlsx_list(struct writing *w, const struct doc_look *look, struct err *e)
{
	bool done = write_list(w, look, e);

	listing_view_free(&w->shared);
	return done;
}

/* ---- all worksheets ---------------------------------------------------------------------------- */

const struct doc_part *xlsx_table(const struct writing *w, struct listing *view, struct err *e)
{
	for (size_t i = w->from; i < w->to; i++) {
		const struct doc_part *part = &w->doc->parts[i];
		if (part->kind == DOC_TABLE)
			return listing_view(view, &part->table, w->doc->lang, true, e) ? part : NULL;
	}
	err_set(e, ERR_FAILED, &msg_workbook_failed, MSG_ARGS("", ""));
	return NULL;
}

/* Formats are kept for the next worksheet as long as font and grey are the same. */
static void turn_to(struct pen *pen, const struct doc_sheet *sheet, const struct doc_sheet *last)
{
	pen->sheet = sheet;
	if (!last || strcmp(sheet->font, last->font) != 0
		|| sheet->page[PAGE_FONT_SIZE] != last->page[PAGE_FONT_SIZE]
		|| sheet->page[PAGE_GREY] != last->page[PAGE_GREY])
		memset(pen->format, 0, sizeof pen->format);
}

static bool write_sheet(struct writing *w, const struct doc_look *look, struct err *e)
{
	static xlsx_layout *const layouts[] = { [DOC_AS_LIST] = xlsx_list, [DOC_AS_FORM] = xlsx_form,
		[DOC_AS_BOARD] = xlsx_board, [DOC_AS_BLOCKS] = xlsx_blocks, [DOC_AS_RECORDS] = xlsx_records };
	const struct doc_part *first = w->from < w->doc->count ? &w->doc->parts[w->from] : NULL;
	bool is_first = w->from == 0 && *w->doc->title;
	bool headed = !is_first && first && first->kind == DOC_HEADING;
	struct doc_sheet usual = { .layout = DOC_AS_LIST };

	if (first && first->kind == DOC_SHEET) {
		turn_to(w->pen, first->sheet, w->pen->sheet);
		w->from++;
		return layouts[first->sheet->layout](w, look, e);
	}
	const struct doc_sheet *before = w->pen->sheet;
	bool done = report_usual_sheet(&usual, w->doc, w->size, headed ? first->text : w->doc->title, look, e);
	if (done) {
		turn_to(w->pen, &usual, before);
		done = xlsx_list(w, look, e);
	}
	doc_sheet_free(&usual);
	w->pen->sheet = NULL;
	return done;
}

bool xlsx_doc(struct pen *pen, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	enum doc_size size = doc->size;
	size_t from = 0;

	for (bool more = true; more;) {
		struct writing w = { .pen = pen, .doc = doc, .from = from, .to = from, .size = size };
		do
			w.to++;
		while (w.to < doc->count && doc->parts[w.to].kind != DOC_PAGE
			&& doc->parts[w.to].kind != DOC_SHEET);
		w.to = w.to < doc->count ? w.to : doc->count;
		size_t to = w.to;
		if (!write_sheet(&w, look, e))
			return false;
		more = to < doc->count;
		size = more && doc->parts[to].kind == DOC_PAGE ? doc->parts[to].size : size;
		from = to + (more && doc->parts[to].kind == DOC_PAGE);
	}
	return true;
}
