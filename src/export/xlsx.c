/* Workbooks: formats, cells, paper, names, and the file itself. */
#include "export/xlsx.h"

#include "base/messages.h"
#include "export/messages.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- formats ------------------------------------------------------------------------------------- */

enum { OPEN_LEFT = 1, OPEN_RIGHT = 2 };

/* `larger`: points added to the template's font size. */
static const struct style {
	const char *number;
	uint8_t align, vertical, larger;
	bool bold, border, grey, wrap, indent, shrink;   /* shrink: rather than show #### */
	uint8_t open;   /* sides without a line: OPEN_LEFT, OPEN_RIGHT */
} styles[XLSX_STYLES] = {
	[XLSX_TITLE] = { .align = LXW_ALIGN_LEFT, .larger = 7, .bold = true },
	[XLSX_SUBTITLE] = { .align = LXW_ALIGN_RIGHT, .larger = 4, .bold = true },
	[XLSX_STRONG] = { .align = LXW_ALIGN_LEFT, .larger = 1, .bold = true },
	[XLSX_LINE] = { .align = LXW_ALIGN_LEFT },
	[XLSX_LINE_RIGHT] = { .align = LXW_ALIGN_RIGHT },
	[XLSX_HEAD] = { .align = LXW_ALIGN_CENTER, .bold = true, .border = true, .grey = true, .wrap = true },
	[XLSX_HEAD_TEXT] = { .align = LXW_ALIGN_LEFT, .bold = true, .border = true, .grey = true, .wrap = true,
		.indent = true },
	[XLSX_TOP] = { .align = LXW_ALIGN_CENTER, .vertical = LXW_ALIGN_VERTICAL_TOP, .bold = true,
		.border = true, .grey = true, .wrap = true },
	[XLSX_TOP_TEXT] = { .align = LXW_ALIGN_LEFT, .vertical = LXW_ALIGN_VERTICAL_TOP, .bold = true,
		.border = true, .grey = true, .wrap = true, .indent = true },
	[XLSX_TEXT] = { .align = LXW_ALIGN_LEFT, .border = true, .wrap = true, .indent = true },
	[XLSX_CENTRE] = { .align = LXW_ALIGN_CENTER, .border = true, .wrap = true },
	[XLSX_LABEL_FIRST] = { .align = LXW_ALIGN_RIGHT, .border = true, .open = OPEN_RIGHT },
	[XLSX_LABEL_MIDDLE] = { .align = LXW_ALIGN_RIGHT, .border = true, .open = OPEN_LEFT | OPEN_RIGHT },
	[XLSX_LABEL] = { .align = LXW_ALIGN_RIGHT, .border = true, .indent = true, .open = OPEN_LEFT },
	[XLSX_INT] = { .number = "0", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_POINTS] = { .number = "+0_-;\"−\"0_-;0_-", .align = LXW_ALIGN_RIGHT, .border = true, .shrink = true },
	[XLSX_TENTHS] = { .number = "0.0", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_HUNDREDTHS] = { .number = "0.00", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_CHECK] = { .number = "+0\"!\";-0\"!\";0", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_NOTE] = { .align = LXW_ALIGN_LEFT, .vertical = LXW_ALIGN_VERTICAL_TOP, .wrap = true },
	[XLSX_SIGN_NAME] = { .align = LXW_ALIGN_LEFT, .vertical = LXW_ALIGN_VERTICAL_TOP },
	[XLSX_SIGN_LINE] = { .align = LXW_ALIGN_LEFT, .vertical = LXW_ALIGN_VERTICAL_BOTTOM },
};

static lxw_color_t grey(const struct page *page)
{
	lxw_color_t level = (lxw_color_t)(255 - 255 * page->t.page[PAGE_GREY] / 100);

	return level << 16 | level << 8 | level;
}

static void format_lines(lxw_format *format, const struct style *style, enum listing_style grid, bool edge)
{
	if (!style->border)
		return;
	lxw(format_set_border)(format, LXW_BORDER_THIN);
	if (style->open & OPEN_LEFT)
		lxw(format_set_left)(format, LXW_BORDER_NONE);
	if (style->open & OPEN_RIGHT)
		lxw(format_set_right)(format, LXW_BORDER_NONE);
	if (grid == LISTING_OPEN_ABOVE || grid == LISTING_OPEN)
		lxw(format_set_top)(format, LXW_BORDER_NONE);
	if (grid == LISTING_OPEN_BELOW || grid == LISTING_OPEN)
		lxw(format_set_bottom)(format, LXW_BORDER_NONE);
	if (edge)
		lxw(format_set_left)(format, LXW_BORDER_MEDIUM);
	if (grid == LISTING_TOTAL)
		lxw(format_set_bold)(format);
}

static lxw_format *format_make(struct pen *pen, const struct style *style, enum listing_style grid, bool edge)
{
	lxw_format *format = lxw(workbook_add_format)(pen->workbook);
	bool shaded = grid == LISTING_TOTAL || grid == LISTING_BAND;

	if (!format)
		return NULL;
	lxw(format_set_font_name)(format, pen->page.t.text[TEMPLATE_FONT]);
	lxw(format_set_font_size)(format, pen->page.t.page[PAGE_FONT_SIZE] + style->larger);
	lxw(format_set_align)(format, style->align);
	lxw(format_set_align)(format, style->vertical ? style->vertical : LXW_ALIGN_VERTICAL_CENTER);
	if (style->number)
		lxw(format_set_num_format)(format, style->number);
	if (style->bold)
		lxw(format_set_bold)(format);
	if (style->wrap)
		lxw(format_set_text_wrap)(format);
	if (style->shrink)
		lxw(format_set_shrink)(format);
	if (style->indent)
		lxw(format_set_indent)(format, 1);
	if (pen->page.t.page[PAGE_GREY] > 0 && (style->grey || (shaded && style->border)))
		lxw(format_set_bg_color)(format, grey(&pen->page));
	if (grid == LISTING_STRUCK)
		lxw(format_set_font_strikeout)(format);
	if (grid == LISTING_ITALIC)
		lxw(format_set_italic)(format);
	format_lines(format, style, grid, edge);
	return format;
}

lxw_format *xlsx_format(struct pen *pen, enum xlsx_style style, enum listing_style grid, bool edge)
{
	lxw_format **format = &pen->format[style][grid][edge];

	if (!*format)
		*format = format_make(pen, &styles[style], grid, edge);
	return *format;
}

/* ---- cells --------------------------------------------------------------------------------------- */

static void keep_error(struct pen *pen, lxw_error error)
{
	if (pen->error == LXW_NO_ERROR)
		pen->error = error;
}

void xlsx_text(struct pen *pen, lxw_row_t row, lxw_col_t col, const char *text, lxw_format *format)
{
	keep_error(pen, lxw(worksheet_write_string)(pen->worksheet, row, col, text, format));
}

void xlsx_number(struct pen *pen, lxw_row_t row, lxw_col_t col, double number, lxw_format *format)
{
	keep_error(pen, lxw(worksheet_write_number)(pen->worksheet, row, col, number, format));
}

void xlsx_blank(struct pen *pen, lxw_row_t row, lxw_col_t col, lxw_format *format)
{
	keep_error(pen, lxw(worksheet_write_blank)(pen->worksheet, row, col, format));
}

void xlsx_span(struct pen *pen, lxw_row_t row, const lxw_col_t span[2], const char *text, lxw_format *format)
{
	if (span[0] == span[1])
		xlsx_text(pen, row, span[0], text, format);
	else
		keep_error(pen, lxw(worksheet_merge_range)(pen->worksheet, row, span[0], row, span[1], text, format));
}

void xlsx_formula(struct pen *pen, lxw_row_t row, lxw_col_t col, const struct formula *formula,
	lxw_format *format)
{
	keep_error(pen,
		lxw(worksheet_write_formula_num)(pen->worksheet, row, col, formula->text, format, formula->now));
}

double xlsx_quarters(double points)
{
	return (double)(int)(points * 4 + 0.5) / 4;
}

void xlsx_height(struct pen *pen, lxw_row_t row, double points)
{
	keep_error(pen, lxw(worksheet_set_row)(pen->worksheet, row, xlsx_quarters(points), NULL));
}

/* ---- columns and lines --------------------------------------------------------------------------- */

enum { WIDTH_UNSAID = 80, CELL_LINES = 3, LINE_MARGIN = 5, INDENT = 9 };

int xlsx_pixels(int tenths)
{
	return (tenths ? tenths : WIDTH_UNSAID) * 7 / 10 + 5;
}

int xlsx_widths(struct pen *pen, const struct grid *grid)
{
	int pixels = 0;

	for (size_t i = 0, next; i < grid->column_count; i = next) {
		int tenths = grid->columns[i].width;
		for (next = i; next < grid->column_count && grid->columns[next].width == tenths; next++)
			pixels += xlsx_pixels(tenths);
		keep_error(pen, lxw(worksheet_set_column)(pen->worksheet, (lxw_col_t)(pen->left + i),
			(lxw_col_t)(pen->left + next - 1), (tenths ? tenths : WIDTH_UNSAID) / 10.0, NULL));
	}
	return pixels;
}

/* How wide a letter is in Arial, in thousandths of the font's size. */
static int letter_ems(char letter)
{
	enum { FIRST = ' ', OTHERS = 611 };
	static const uint16_t ascii[] = {
		278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
		556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
		1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
		667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
		333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
		556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
	};
	size_t i = (size_t)(unsigned char)letter - FIRST;

	if (i < sizeof ascii / sizeof *ascii)
		return ascii[i];
	return ((unsigned char)letter & 0xc0) == 0x80 ? 0 : OTHERS;
}

size_t xlsx_line(const struct pen *pen, const char *text, int pixels)
{
	double size = pen->page.t.page[PAGE_FONT_SIZE] / 0.75, room = pixels - LINE_MARGIN;
	size_t n = strlen(text), fits = 0;
	int ems = 0;

	/* Most texts are so short that they need not be measured. */
	if ((double)n * size <= room)
		return n;
	for (size_t i = 0; i < n; i++) {
		ems += letter_ems(text[i]);
		if (ems * size / 1000 > room && i > 0)
			return fits ? fits : i;
		if (text[i] == ' ' || text[i] == '-')
			fits = i + 1;
	}
	return n;
}

int xlsx_lines(const struct pen *pen, const char *text, int pixels, int most)
{
	int lines = 0;

	do {
		text += xlsx_line(pen, text, pixels);
		lines++;
	} while (*text && lines < most);
	return lines;
}

double xlsx_line_height(const struct pen *pen, int lines)
{
	return xlsx_quarters(lines * pen->page.t.page[PAGE_FONT_SIZE] * 1.27 + 3);
}

bool xlsx_edge(const struct grid *grid, size_t column)
{
	return column > 0 && grid->columns[column].group != grid->columns[column - 1].group;
}

/* ---- cells of a grid ----------------------------------------------------------------------------- */

static enum xlsx_style text_style(const struct grid_column *column)
{
	return column->centred || column->kind != LISTING_TEXT ? XLSX_CENTRE : XLSX_TEXT;
}

static enum xlsx_style cell_style(const struct grid_column *column, const struct grid_cell *cell)
{
	switch (cell->kind) {
	case LISTING_TEXT: case LISTING_TIME: return text_style(column);
	case LISTING_INT: return XLSX_INT;
	case LISTING_POINTS: return XLSX_POINTS;
	case LISTING_TWELFTHS: break;
	}
	if (cell->number % 12 == 0)
		return XLSX_INT;
	return cell->number * 10 % 12 == 0 ? XLSX_TENTHS : XLSX_HUNDREDTHS;
}

int xlsx_cell(struct pen *pen, lxw_row_t row, const struct grid *grid, size_t column,
	const struct grid_cell *cell)
{
	const struct grid_column *place = &grid->columns[column];
	lxw_format *format = xlsx_format(pen, cell_style(place, cell), cell->style, xlsx_edge(grid, column));
	lxw_col_t col = (lxw_col_t)(pen->left + column);

	if (cell->empty || (cell->kind == LISTING_TEXT && !*cell->text)) {
		xlsx_blank(pen, row, col, format);
		return 1;
	}
	if (cell->kind == LISTING_TEXT) {
		xlsx_text(pen, row, col, cell->text, format);
		int room = xlsx_pixels(place->width) - (place->centred ? 0 : INDENT);
		return xlsx_lines(pen, cell->text, room, CELL_LINES);
	}
	xlsx_number(pen, row, col, (double)cell->number / (cell->kind == LISTING_TWELFTHS ? 12 : 1), format);
	return 1;
}

/* ---- names of worksheets ------------------------------------------------------------------------- */

/* Bytes of the first `units` UTF-16 units of a text: Excel counts in these. */
static size_t name_cut(const char *name, int units)
{
	size_t n = 0;

	while (name[n]) {
		unsigned char lead = (unsigned char)name[n];
		if ((lead & 0xc0) != 0x80)
			units -= lead >= 0xf0 ? 2 : 1;
		if (units < 0)
			break;
		n++;
	}
	return n;
}

/* What Excel refuses in a name becomes a dash. */
static void name_clean(char *name)
{
	for (char *s = name; *s; s++) {
		if (strchr("[]:*?/\\'", *s) || iscntrl((unsigned char)*s))
			*s = '-';
	}
	name[name_cut(name, LXW_SHEETNAME_MAX)] = '\0';
	if (!*name)
		strcpy(name, "-");
}

bool xlsx_worksheet(struct pen *pen, struct err *e)
{
	return xlsx_worksheet_named(pen, page_text(&pen->page, TEMPLATE_WORKSHEET), e);
}

bool xlsx_worksheet_named(struct pen *pen, const char *words, struct err *e)
{
	char wanted[GRID_HEAD], name[GRID_HEAD], number[24] = "";

	snprintf(wanted, sizeof wanted, "%s", words);
	name_clean(wanted);
	snprintf(name, sizeof name, "%s", wanted);
	for (int i = 2; lxw(workbook_validate_sheet_name)(pen->workbook, name) != LXW_NO_ERROR && i < 10000;
		i++) {
		int len = snprintf(number, sizeof number, " (%d)", i);
		snprintf(name, sizeof name, "%.*s%s", (int)name_cut(wanted, LXW_SHEETNAME_MAX - len), wanted, number);
	}
	pen->worksheet = lxw(workbook_add_worksheet)(pen->workbook, name);
	return pen->worksheet || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- paper --------------------------------------------------------------------------------------- */

enum { HEADER_HALF = 120 };   /* letters in each half; a header has 255 at most */

/* The slots of a header that only Excel can fill; they pass slots_fill as these bytes. */
static const char slot_page[] = "\001", slot_pages[] = "\002";

/* In Excel's notation & begins a code, so the one of a name is doubled. At most so many letters. */
static void header_text(struct buf *b, const char *text, int most)
{
	struct buf half = { 0 };

	for (const char *s = text; *s; s++) {
		if (*s == *slot_page) {
			buf_str(&half, "&P");
		} else if (*s == *slot_pages) {
			buf_str(&half, "&N");
		} else {
			buf_str(&half, *s == '&' ? "&" : "");
			buf_char(&half, *s);
		}
	}
	size_t n = name_cut(buf_text(&half), most);
	while (n < half.len && n > 0 && half.data[n - 1] == '&')
		n--;
	buf_add(b, buf_text(&half), n);
	buf_free(&half);
}

/* One half; `mark` (or NULL) stands in a line of its own under the text. */
static void header_half(struct buf *b, struct page *page, const char *side, enum template_common text,
	const struct report_mark *mark)
{
	struct buf below = { 0 };
	size_t start = b->len + strlen(side);

	header_text(&below, mark ? page_mark(page, mark) : "", HEADER_HALF / 2);
	buf_str(b, side);
	header_text(b, page_text(page, (int)text), HEADER_HALF - (int)text_columns(buf_text(&below)) - 1);
	if (b->len > start && below.len > 0)
		buf_char(b, '\n');
	buf_str(b, buf_text(&below));
	if (b->len == start)
		b->len -= strlen(side);
	buf_free(&below);
}

static void headers(struct pen *pen)
{
	struct page *page = &pen->page;
	struct buf b = { 0 };

	page->slots.value[SLOT_PAGE] = slot_page;
	page->slots.value[SLOT_PAGES] = slot_pages;
	header_half(&b, page, "&L", TEMPLATE_HEADER_LEFT, NULL);
	header_half(&b, page, "&R", TEMPLATE_HEADER_RIGHT, NULL);
	if (b.len > 0)
		keep_error(pen, lxw(worksheet_set_header)(pen->worksheet, b.data));
	buf_clear(&b);
	header_half(&b, page, "&L", TEMPLATE_FOOTER_LEFT, pen->mark);
	header_half(&b, page, "&R", TEMPLATE_FOOTER_RIGHT, NULL);
	if (b.len > 0)
		keep_error(pen, lxw(worksheet_set_footer)(pen->worksheet, b.data));
	buf_free(&b);
}

/* In hundredths: nobody sees more, and the library writes every digit. */
static double inches(int millimetres)
{
	return (double)((millimetres * 1000 + 127) / 254) / 100;
}

void xlsx_paper(struct pen *pen)
{
	static const uint8_t excel_paper[] = { [TEMPLATE_A4] = 9, [TEMPLATE_LETTER] = 1, [TEMPLATE_A3] = 8 };
	const int *page = pen->page.t.page;

	lxw(worksheet_set_paper)(pen->worksheet, excel_paper[page[PAGE_PAPER]]);
	if (page[PAGE_ORIENTATION] == TEMPLATE_LANDSCAPE)
		lxw(worksheet_set_landscape)(pen->worksheet);
	lxw(worksheet_set_margins)(pen->worksheet, inches(page[PAGE_MARGIN_LEFT]),
		inches(page[PAGE_MARGIN_RIGHT]), inches(page[PAGE_MARGIN_TOP]),
		inches(page[PAGE_MARGIN_BOTTOM]));
	lxw(worksheet_center_horizontally)(pen->worksheet);
	lxw(worksheet_gridlines)(pen->worksheet, LXW_HIDE_ALL_GRIDLINES);
	headers(pen);
}

void xlsx_paper_points(const struct pen *pen, double out[2])
{
	static const double papers[][2] = { [TEMPLATE_A4] = { 210, 297 }, [TEMPLATE_LETTER] = { 215.9, 279.4 },
		[TEMPLATE_A3] = { 297, 420 } };
	const int *page = pen->page.t.page;
	const double *paper = papers[page[PAGE_PAPER]];
	bool turned = page[PAGE_ORIENTATION] == TEMPLATE_LANDSCAPE;

	out[0] = (paper[turned] - page[PAGE_MARGIN_LEFT] - page[PAGE_MARGIN_RIGHT]) * 72 / 25.4;
	out[1] = (paper[!turned] - page[PAGE_MARGIN_TOP] - page[PAGE_MARGIN_BOTTOM]) * 72 / 25.4;
}

/* ---- the file ------------------------------------------------------------------------------------ */

static const struct book_event *book_event(const struct export_book *book)
{
	if (book->event)
		return book->event;
	if (book->standings)
		return &book->standings->event;
	return book->sheet_count > 0 ? &book->sheets[0].event : NULL;
}

/* The event's day, so that two runs give the same bytes; without a day the first of 2000. */
static time_t book_time(const struct book_event *event)
{
	const char *day = event ? event->day : "";
	struct day date = { 2000, 1, 1 }, said;

	if (day_read(&said, day, strlen(day)) && said.year >= 1971)
		date = said;
	return (time_t)day_number(&date) * 86400;
}

/* No part of the workbook is larger than this. */
static size_t part_size(const struct export_book *book)
{
	size_t size = 1 << 20, row = 1024;

	if (book->standings)
		size += book->standings->count * (book->standings->round_count + 1) * row;
	for (size_t i = 0; i < book->sheet_count; i++)
		size += book->sheets[i].count * row;
	for (size_t i = 0; i < book->doc_count; i++) {
		for (size_t j = 0; j < book->docs[i].count; j++)
			size += (book->docs[i].parts[j].table.row_count + 1)
				* (book->docs[i].parts[j].table.column_count + 1) * row;
	}
	return size;
}

/*
 * The library puts each part into a temporary file first and does not look whether all of it was written:
 * on a full disk it would leave a damaged workbook and report success. So the room is asked for beforehand.
 */
static bool has_room(const char *folder, size_t size, struct err *e)
{
	struct buf name = { 0 };
	int error = ENOMEM;

	buf_printf(&name, "%s/renonsz.XXXXXX", folder);
	int fd = name.failed ? -1 : mkstemp(name.data);
	if (fd < 0) {
		error = errno;
	} else {
		unlink(name.data);
		error = posix_fallocate(fd, 0, (off_t)size);
		close(fd);
	}
	buf_free(&name);
	return error == 0 || err_set(e, ERR_FAILED, &msg_temporary_folder, MSG_ARGS(folder, strerror(error)));
}

/* The worksheets one after the other, each kind with its own template and formats. */
static bool fill(lxw_workbook *workbook, const struct export_book *book, const struct export_look *look,
	lxw_error *error, struct err *e)
{
	const struct report_mark *mark = book->recipe ? &book->recipe->mark : NULL;
	struct pen standings = { .workbook = workbook, .mark = mark }, sheets = standings, docs = standings;
	struct pen bids = { .workbook = workbook }, hands = bids;
	bool done = (!book->standings || xlsx_standings(&standings, book->standings, look, e)) &&
		(book->sheet_count == 0 || xlsx_sheets(&sheets, book, look, e)) &&
		(!book->bids || xlsx_bids(&bids, book, look, e)) &&
		(!book->hands || xlsx_hands(&hands, book, look, e));

	for (size_t i = 0; done && i < book->doc_count; i++)
		done = xlsx_doc(&docs, &book->docs[i], book->event, look, e);
	const lxw_error errors[] = { standings.error, sheets.error, bids.error, hands.error, docs.error };

	*error = LXW_NO_ERROR;
	for (size_t i = 0; i < sizeof errors / sizeof *errors && !*error; i++)
		*error = errors[i];
	return done;
}

/*
 * The font that cells without a format and headers have, and that widths of columns are counted in. The
 * library's Calibri is not everywhere, and its stand-ins are wider; those of Arial are not. In this size
 * its figures are 7 pixels wide in Excel (after rounding) and in LibreOffice (without), as the library
 * takes them to be. The library makes this format first and has no call to change it.
 */
static void plain_font(lxw_workbook *workbook)
{
	lxw_format *normal = STAILQ_FIRST(workbook->formats);

	lxw(format_set_font_name)(normal, "Arial");
	lxw(format_set_font_size)(normal, 9.5);
}

/* The library takes up to 255 letters; a recipe has far fewer. */
static bool keep_recipe(lxw_workbook *workbook, const struct export_recipe *recipe, struct err *e)
{
	struct buf text = { 0 };

	if (!recipe)
		return true;
	recipe_write(&text, recipe);
	bool kept = !text.failed && lxw(workbook_set_custom_property_string)(workbook, RECIPE_PROPERTY,
		buf_text(&text)) == LXW_NO_ERROR;
	buf_free(&text);
	return kept || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* Into the file at `path`, which will be called `name`. */
static bool write_book(const char *path, const struct export_book *book, const struct export_look *look,
	const char *name, struct err *e)
{
	const struct book_event *event = book_event(book);
	char folder[4096], title[BOOK_NAME];
	lxw_error error;

	snprintf(folder, sizeof folder, "%s", file_temporary_folder());
	snprintf(title, sizeof title, "%s", event ? event->name : "");
	lxw_workbook_options options = { .tmpdir = folder };
	lxw_workbook *workbook = lxw(workbook_new_opt)(path, &options);
	if (!workbook)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	plain_font(workbook);
	lxw(workbook_set_properties)(
		workbook, &(lxw_doc_properties){ .title = title, .created = book_time(event) });
	if (!keep_recipe(workbook, book->recipe, e) || !fill(workbook, book, look, &error, e)) {
		lxw(lxw_workbook_free)(workbook);
		return false;
	}
	errno = 0;
	lxw_error closed = lxw(workbook_close)(workbook);
	if (closed && errno)
		return err_set(e, ERR_FAILED, &msg_workbook_failed, MSG_ARGS(name, strerror(errno)));
	error = closed ? closed : error;
	return !error || err_set(e, ERR_FAILED, &msg_workbook_failed, MSG_ARGS(name, lxw(lxw_strerror)(error)));
}

bool export_workbook(const char *path, const struct export_book *book, const struct export_look *look,
	struct err *e)
{
	struct file_draft draft;

	if (!xlsx_library_load(e) || !has_room(file_temporary_folder(), part_size(book), e) ||
			!file_draft_start(&draft, path, e))
		return false;
	bool whole = write_book(draft.temp.data, book, look, path, e);
	return file_draft_finish(&draft, whole, e);
}
