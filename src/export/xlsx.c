/* Workbooks: formats, cells, paper, names, and the file itself. */
#include "export/export.h"
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

/* ---- formats ----------------------------------------------------------------------------------- */

enum { OPEN_LEFT = 1, OPEN_RIGHT = 2 };

/* `larger`: points added to the template's font size */
static const struct style {
	const char *number;
	uint8_t align, vertical, larger;
	bool bold, border, grey, wrap, indent, shrink;   /* shrink: instead of showing #### */
	uint8_t open;   /* sides without a line: OPEN_LEFT, OPEN_RIGHT */
} styles[XLSX_STYLES] = {
	[XLSX_TITLE] = { .align = LXW_ALIGN_LEFT, .larger = 7, .bold = true },
	[XLSX_SUBTITLE] = { .align = LXW_ALIGN_RIGHT, .larger = 4, .bold = true },
	[XLSX_STRONG] = { .align = LXW_ALIGN_LEFT, .larger = 1, .bold = true },
	[XLSX_LINE] = { .align = LXW_ALIGN_LEFT },
	[XLSX_LINE_RIGHT] = { .align = LXW_ALIGN_RIGHT },
	[XLSX_HEAD] = { .align = LXW_ALIGN_CENTER,
		.bold = true,
		.border = true,
		.grey = true,
		.wrap = true },
	[XLSX_HEAD_TEXT] = { .align = LXW_ALIGN_LEFT,
		.bold = true,
		.border = true,
		.grey = true,
		.wrap = true,
		.indent = true },
	[XLSX_TOP] = { .align = LXW_ALIGN_CENTER,
		.vertical = LXW_ALIGN_VERTICAL_TOP,
		.bold = true,
		.border = true,
		.grey = true,
		.wrap = true },
	[XLSX_TOP_TEXT] = { .align = LXW_ALIGN_LEFT,
		.vertical = LXW_ALIGN_VERTICAL_TOP,
		.bold = true,
		.border = true,
		.grey = true,
		.wrap = true,
		.indent = true },
	[XLSX_TEXT] = { .align = LXW_ALIGN_LEFT, .border = true, .wrap = true, .indent = true },
	[XLSX_CENTRE] = { .align = LXW_ALIGN_CENTER, .border = true, .wrap = true },
	[XLSX_LABEL_FIRST] = { .align = LXW_ALIGN_RIGHT, .border = true, .open = OPEN_RIGHT },
	[XLSX_LABEL_MIDDLE] = { .align = LXW_ALIGN_RIGHT,
		.border = true,
		.open = OPEN_LEFT | OPEN_RIGHT },
	[XLSX_LABEL] = { .align = LXW_ALIGN_RIGHT,
		.border = true,
		.indent = true,
		.open = OPEN_LEFT },
	[XLSX_INT] = { .number = "0", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_AMOUNT] = { .number = "#,##0", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_POINTS] = { .number = "+0_-;\"−\"0_-;0_-",
		.align = LXW_ALIGN_RIGHT,
		.border = true,
		.shrink = true },
	[XLSX_TENTHS] = { .number = "0.0", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_HUNDREDTHS] = { .number = "0.00", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_THOUSANDTHS] = { .number = "0.000", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_CHECK] = { .number = "+0\"!\";-0\"!\";0", .align = LXW_ALIGN_CENTER, .border = true },
	[XLSX_NOTE] = { .align = LXW_ALIGN_LEFT, .vertical = LXW_ALIGN_VERTICAL_TOP, .wrap = true },
	[XLSX_SIGN_NAME] = { .align = LXW_ALIGN_LEFT, .vertical = LXW_ALIGN_VERTICAL_TOP },
	[XLSX_TITLE_LINES] = { .align = LXW_ALIGN_LEFT, .larger = 7, .bold = true, .wrap = true },
	[XLSX_SIGN_LINE] = { .align = LXW_ALIGN_LEFT, .vertical = LXW_ALIGN_VERTICAL_BOTTOM },
};

static lxw_format *format_make(struct pen *pen, const struct style *style, enum listing_style view, bool edge)
{
	lxw_format *format = lxw(workbook_add_format)(pen->workbook);
	bool shaded = view == LISTING_TOTAL || view == LISTING_BAND;
	lxw_color_t level = (lxw_color_t)(255 - 255 * pen->sheet->page[PAGE_GREY] / 100);

	if (!format)
		return NULL;
	lxw(format_set_font_name)(format, pen->sheet->font);
	lxw(format_set_font_size)(format, pen->sheet->page[PAGE_FONT_SIZE] + style->larger);
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
	if (pen->sheet->page[PAGE_GREY] > 0 && (style->grey || (shaded && style->border)))
		lxw(format_set_bg_color)(format, level << 16 | level << 8 | level);
	if (view == LISTING_STRUCK)
		lxw(format_set_font_strikeout)(format);
	if (view == LISTING_ITALIC)
		lxw(format_set_italic)(format);
	if (!style->border)
		return format;
	lxw(format_set_border)(format, LXW_BORDER_THIN);
	if (style->open & OPEN_LEFT)
		lxw(format_set_left)(format, LXW_BORDER_NONE);
	if (style->open & OPEN_RIGHT)
		lxw(format_set_right)(format, LXW_BORDER_NONE);
	if (view == LISTING_OPEN_ABOVE || view == LISTING_OPEN)
		lxw(format_set_top)(format, LXW_BORDER_NONE);
	if (view == LISTING_OPEN_BELOW || view == LISTING_OPEN)
		lxw(format_set_bottom)(format, LXW_BORDER_NONE);
	if (edge)
		lxw(format_set_left)(format, LXW_BORDER_MEDIUM);
	if (view == LISTING_TOTAL)
		lxw(format_set_bold)(format);
	return format;
}

lxw_format *xlsx_format(struct pen *pen, enum xlsx_style style, enum listing_style view, bool edge)
{
	lxw_format **format = &pen->format[style][view][edge];

	if (!*format)
		*format = format_make(pen, &styles[style], view, edge);
	return *format;
}

/* ---- cells ------------------------------------------------------------------------------------- */

static void keep_error(struct pen *pen, lxw_error error)
{
	if (pen->error == LXW_NO_ERROR)
		pen->error = error;
}

/* Encode a text for a cell: "_x0041_" would be read as a letter, so its underscore is coded. */
static const char *cell_text(struct buf *b, const char *text)
{
	for (const char *code = text; (code = strstr(code, "_x")); code++) {
		unsigned letter;
		int end = 0;
		if (sscanf(code, "_x%4x_%n", &letter, &end) != 1 || end != 7)
			continue;
		buf_printf(b, "%.*s_x005F", (int)(code - text), text);
		text = code;
	}
	buf_str(b, text);
	return buf_text(b);
}

void xlsx_text(struct pen *pen, lxw_row_t row, lxw_col_t col, const char *text, lxw_format *format)
{
	struct buf b = { 0 };

	keep_error(pen, lxw(worksheet_write_string)(pen->worksheet, row, col, cell_text(&b, text), format));
	buf_free(&b);
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
	struct buf b = { 0 };

	if (span[0] == span[1]) {
		xlsx_text(pen, row, span[0], text, format);
		return;
	}
	keep_error(pen,
		lxw(worksheet_merge_range)(pen->worksheet, row, span[0], row, span[1], cell_text(&b, text), format));
	buf_free(&b);
}

void xlsx_formula(struct pen *pen, lxw_row_t row, lxw_col_t col, const struct formula *formula,
	lxw_format *format)
{
	keep_error(pen,
		lxw(worksheet_write_formula_num)(pen->worksheet, row, col, formula->text, format,
			formula->now));
}

double xlsx_quarters(double points)
{
	return (double)(int)(points * 4 + 0.5) / 4;
}

void xlsx_height(struct pen *pen, lxw_row_t row, double points)
{
	keep_error(pen, lxw(worksheet_set_row)(pen->worksheet, row, xlsx_quarters(points), NULL));
}

/* ---- columns and lines ------------------------------------------------------------------------- */

enum { WIDTH_UNSAID = 80, CELL_LINES = 6, LINE_MARGIN = 5, INDENT = 9 };

int xlsx_pixels(int tenths)
{
	return (tenths ? tenths : WIDTH_UNSAID) * 7 / 10 + 5;
}

int xlsx_widths(struct pen *pen, const struct listing *view)
{
	int pixels = 0;

	for (size_t i = 0, next; i < view->column_count; i = next) {
		int tenths = view->columns[i].width;
		for (next = i; next < view->column_count && view->columns[next].width == tenths; next++)
			pixels += xlsx_pixels(tenths);
		keep_error(pen, lxw(worksheet_set_column)(pen->worksheet, (lxw_col_t)(pen->left + i),
			(lxw_col_t)(pen->left + next - 1), (tenths ? tenths : WIDTH_UNSAID) / 10.0, NULL));
	}
	return pixels;
}

/* Return the width of a letter in Arial, in thousandths of the font size. */
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
	double size = pen->sheet->page[PAGE_FONT_SIZE] / 0.75, room = pixels - LINE_MARGIN;
	size_t n = strlen(text), fits = 0;
	int ems = 0;

	/* Most texts are too short to need measuring. */
	if ((double)n * size <= room)
		return n;
	for (size_t i = 0; i < n; i++) {
		ems += letter_ems(text[i]);
		const bool begins = ((unsigned char)text[i] & 0xc0) != 0x80;
		if (ems * size / 1000 > room && i > 0 && begins)
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
	return xlsx_quarters(lines * pen->sheet->page[PAGE_FONT_SIZE] * 1.27 + 3);
}

double xlsx_title_size(const struct pen *pen)
{
	return 1 + (double)styles[XLSX_TITLE_LINES].larger / pen->sheet->page[PAGE_FONT_SIZE];
}

bool xlsx_edge(const struct listing *view, size_t column)
{
	return column > 0 && view->columns[column].group != view->columns[column - 1].group;
}

/* ---- cells of a view --------------------------------------------------------------------------- */

static enum xlsx_style cell_style(const struct listing_column *column, const struct listing_cell *cell)
{
	switch (cell->kind) {
	case LISTING_TEXT: case LISTING_TIME:
		return column->centred || column->kind != LISTING_TEXT ? XLSX_CENTRE : XLSX_TEXT;
	case LISTING_INT: return cell->is_amount ? XLSX_AMOUNT : XLSX_INT;
	case LISTING_POINTS: return XLSX_POINTS;
	case LISTING_HUNDREDTHS: return XLSX_HUNDREDTHS;
	case LISTING_THOUSANDTHS: return XLSX_THOUSANDTHS;
	case LISTING_PLACE_POINTS: break;
	}
	if (cell->number % POINT_PARTS == 0)
		return XLSX_INT;
	return cell->number * 10 % POINT_PARTS == 0 ? XLSX_TENTHS : XLSX_HUNDREDTHS;
}

int xlsx_cell(struct pen *pen, lxw_row_t row, const struct listing *view, size_t column,
	const struct listing_cell *cell)
{
	const struct listing_column *place = &view->columns[column];
	lxw_format *format = xlsx_format(pen, cell_style(place, cell), cell->style, xlsx_edge(view, column));
	lxw_col_t col = (lxw_col_t)(pen->left + (int)column + place->shift);
	const lxw_col_t span[2] = { col, (lxw_col_t)(col + place->more) };

	if (place->more > 0)
		xlsx_span(pen, row, span, "", format);
	if (cell->empty || (cell->kind == LISTING_TEXT && !*cell->text)) {
		xlsx_blank(pen, row, col, format);
		return 1;
	}
	if (cell->kind == LISTING_TEXT) {
		xlsx_text(pen, row, col, cell->text, format);
		int room = xlsx_pixels(place->width) - (place->centred ? 0 : INDENT);
		return xlsx_lines(pen, cell->text, room, CELL_LINES);
	}
	xlsx_number(pen, row, col, listing_value(cell), format);
	return 1;
}

/* ---- names of worksheets ----------------------------------------------------------------------- */

/* Return the UTF-16 units, which Excel counts, of the letter that begins with this byte. */
static int units_of(char byte)
{
	const unsigned char lead = (unsigned char)byte;

	return (lead & 0xc0) == 0x80 ? 0 : lead >= 0xf0 ? 2 : 1;
}

/* Return the bytes of the first `units` of a text. */
static size_t name_cut(const char *name, int units)
{
	size_t n = 0;

	while (name[n]) {
		units -= units_of(name[n]);
		if (units < 0)
			break;
		n++;
	}
	return n;
}

bool xlsx_worksheet(struct pen *pen, const char *words, char *out, struct err *e)
{
	char wanted[XLSX_NAME], name[XLSX_NAME], number[24] = "";

	snprintf(wanted, sizeof wanted, "%s", words);
	/* Characters that Excel refuses in a name become dashes. */
	for (char *s = wanted; *s; s++) {
		if (strchr("[]:*?/\\'", *s) || iscntrl((unsigned char)*s))
			*s = '-';
	}
	wanted[name_cut(wanted, LXW_SHEETNAME_MAX)] = '\0';
	if (!*wanted)
		strcpy(wanted, "-");
	snprintf(name, sizeof name, "%s", wanted);
	for (int i = 2; lxw(workbook_validate_sheet_name)(pen->workbook, name) != LXW_NO_ERROR && i < 10000;
		i++) {
		int len = snprintf(number, sizeof number, " (%d)", i);
		snprintf(name, sizeof name, "%.*s%s",
			(int)name_cut(wanted, LXW_SHEETNAME_MAX - len), wanted, number);
	}
	if (out)
		snprintf(out, XLSX_NAME, "%s", name);
	pen->worksheet = lxw(workbook_add_worksheet)(pen->workbook, name);
	return pen->worksheet || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- paper ------------------------------------------------------------------------------------- */

enum { HEADER_HALF = 120 };   /* letters in each half; a header has 255 at most */

/*
 * In Excel's notation & begins a code, so that of a name is doubled. The library nevertheless takes it for a
 * picture's if G or [Picture] follows: then bold is switched on and off between them. Writes at most `most`
 * letters.
 */
static void header_text(struct buf *b, const char *text, int most)
{
	struct buf letter = { 0 };

	for (const char *s = text; *s;) {
		size_t n = 1;   /* bytes of the letter */
		buf_clear(&letter);
		while (units_of(s[n]) == 0 && s[n])
			n++;
		if (*s == *DOC_PAGE_NO)
			buf_str(&letter, "&P");
		else if (*s == *DOC_PAGE_COUNT)
			buf_str(&letter, "&N");
		else if (*s == '&')
			buf_str(&letter, s[1] == 'G' || s[1] == '[' ? "&&&B&B" : "&&");
		else
			buf_add(&letter, s, n);
		s += n;
		for (size_t i = 0; i < letter.len; i++)
			most -= units_of(letter.data[i]);
		if (most < 0)
			break;
		buf_add(b, buf_text(&letter), letter.len);
	}
	buf_free(&letter);
}

/* Write one half; `mark` has a line of its own below the text. */
static void header_half(struct buf *b, const char *side, const char *text, const char *mark)
{
	struct buf below = { 0 };
	size_t start = b->len + strlen(side);

	header_text(&below, mark, HEADER_HALF / 2);
	buf_str(b, side);
	header_text(b, text, HEADER_HALF - (int)text_columns(buf_text(&below)) - 1);
	if (b->len > start && below.len > 0)
		buf_char(b, '\n');
	buf_str(b, buf_text(&below));
	if (b->len == start)
		b->len -= strlen(side);
	buf_free(&below);
}

/* Convert to inches, in hundredths: nobody sees more, and the library writes every digit. */
static double inches(int millimetres)
{
	return (double)((millimetres * 1000 + 127) / 254) / 100;
}

void xlsx_paper(struct pen *pen)
{
	static const uint8_t excel_paper[] = { [TEMPLATE_A4] = 9, [TEMPLATE_LETTER] = 1, [TEMPLATE_A3] = 8 };
	const int *page = pen->sheet->page;
	char *const *edge = pen->sheet->edge;
	struct buf b = { 0 };

	lxw(worksheet_set_paper)(pen->worksheet, excel_paper[page[PAGE_PAPER]]);
	if (page[PAGE_ORIENTATION] == TEMPLATE_LANDSCAPE)
		lxw(worksheet_set_landscape)(pen->worksheet);
	lxw(worksheet_set_margins)(pen->worksheet, inches(page[PAGE_MARGIN_LEFT]),
		inches(page[PAGE_MARGIN_RIGHT]), inches(page[PAGE_MARGIN_TOP]),
		inches(page[PAGE_MARGIN_BOTTOM]));
	lxw(worksheet_center_horizontally)(pen->worksheet);
	lxw(worksheet_gridlines)(pen->worksheet, LXW_HIDE_ALL_GRIDLINES);
	header_half(&b, "&L", edge[DOC_HEADER_LEFT], "");
	header_half(&b, "&R", edge[DOC_HEADER_RIGHT], "");
	if (b.len > 0)
		keep_error(pen, lxw(worksheet_set_header)(pen->worksheet, b.data));
	buf_clear(&b);
	header_half(&b, "&L", edge[DOC_FOOTER_LEFT], edge[DOC_MARK]);
	header_half(&b, "&R", edge[DOC_FOOTER_RIGHT], "");
	if (b.len > 0)
		keep_error(pen, lxw(worksheet_set_footer)(pen->worksheet, b.data));
	buf_free(&b);
}

void xlsx_paper_points(const struct pen *pen, double out[2])
{
	static const double papers[][2] = { [TEMPLATE_A4] = { 210, 297 },
		[TEMPLATE_LETTER] = { 215.9, 279.4 },
		[TEMPLATE_A3] = { 297, 420 } };
	const int *page = pen->sheet->page;
	const double *paper = papers[page[PAGE_PAPER]];
	bool turned = page[PAGE_ORIENTATION] == TEMPLATE_LANDSCAPE;

	out[0] = (paper[turned] - page[PAGE_MARGIN_LEFT] - page[PAGE_MARGIN_RIGHT]) * 72 / 25.4;
	out[1] = (paper[!turned] - page[PAGE_MARGIN_TOP] - page[PAGE_MARGIN_BOTTOM]) * 72 / 25.4;
}

/* ---- the file ---------------------------------------------------------------------------------- */

/* The largest size of a cell as XML, and of a text in the part of all texts. */
enum { CELL_SIZE = 256, TEXT_SIZE = 32, LETTER_SIZE = 5 /* "&amp;" */ };

static size_t text_size(const char *text)
{
	return text ? TEXT_SIZE + LETTER_SIZE * strlen(text) : 0;
}

/* Return an upper limit for any part of the workbook, be it a
 * worksheet or all the texts; the packed file fits too. */
static size_t part_size(const struct doc *doc)
{
	enum { LEAST = 1 << 20, PACKED = 4 };
	size_t sheet = 0, largest = 0, cells = 0, texts = 0;

	for (size_t i = 0; i < doc->count; i++) {
		const struct doc_part *part = &doc->parts[i];
		size_t size = (part->table.row_count + 1) * (part->table.column_count + 1) * CELL_SIZE;
		bool is_next = part->kind == DOC_SHEET || part->kind == DOC_PAGE;
		sheet = is_next ? size : sheet + size;
		largest = sheet > largest ? sheet : largest;
		cells += size;
		texts += text_size(part->label) + text_size(part->text) + text_size(part->right);
		for (size_t at = 0; at < part->table.row_count * part->table.column_count; at++) {
			const struct listing_cell *cell = &part->table.cells[at];
			texts += text_size(cell->words ? cell->words : cell->text);
		}
	}
	return LEAST + (largest > texts ? largest : texts) + (cells + texts) / PACKED;
}

/* Check for room beforehand: the library writes each part to a temporary file without checking that, so that
 * on a full disk it would leave a damaged workbook and report success. */
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

/* Write the file at `path`, which will be named `name`. */
static bool write_book(const char *path, const struct doc *doc, const struct doc_look *look,
	const char *name, struct err *e)
{
	char folder[4096], title[BOOK_NAME];

	snprintf(folder, sizeof folder, "%s", file_temporary_folder());
	snprintf(title, sizeof title, "%s", doc->event ? doc->event : "");
	lxw_workbook_options options = { .tmpdir = folder };
	struct pen pen = { .workbook = lxw(workbook_new_opt)(path, &options) };
	if (!pen.workbook)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	/*
	 * The font of cells without a format and of headers, in which column widths are measured. The library's
	 * Calibri is not everywhere, and its substitutes are wider; those of Arial are not. At this size its
	 * digits are 7 pixels wide in Excel (rounded) and in LibreOffice (unrounded), as the library assumes. The
	 * library makes this format first and has no call to change it.
	 */
	lxw_format *normal = STAILQ_FIRST(pen.workbook->formats);
	lxw(format_set_font_name)(normal, "Arial");
	lxw(format_set_font_size)(normal, 9.5);
	/* The event's day, so that two runs give the same bytes; without a day the first of 2000. */
	struct day date = { 2000, 1, 1 }, said;
	if (doc->day && day_read(&said, doc->day, strlen(doc->day)) && said.year >= 1971)
		date = said;
	lxw(workbook_set_properties)(pen.workbook, &(lxw_doc_properties){ .title = title,
		.created = (time_t)day_number(&date) * 86400 });
	/* The library takes a recipe of at most 255 letters, and so does cli_open. */
	bool kept = !look->recipe || lxw(workbook_set_custom_property_string)(pen.workbook, EXPORT_RECIPE,
		look->recipe) == LXW_NO_ERROR || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (!kept || !xlsx_doc(&pen, doc, look, e)) {
		lxw(lxw_workbook_free)(pen.workbook);
		return false;
	}
	errno = 0;
	lxw_error closed = lxw(workbook_close)(pen.workbook);
	if (closed && errno)
		return err_set(e, ERR_FAILED, &msg_workbook_failed, MSG_ARGS(name, strerror(errno)));
	lxw_error error = closed ? closed : pen.error;
	return !error
		|| err_set(e, ERR_FAILED, &msg_workbook_failed,
			MSG_ARGS(name, lxw(lxw_strerror)(error)));
}

/* The library writes only files, so write a temporary one. */
bool doc_write_xlsx(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	struct buf path = { 0 };

	if (!xlsx_library_load(e) || !has_room(file_temporary_folder(), part_size(doc), e))
		return false;
	buf_printf(&path, "%s/renonsz.XXXXXX", file_temporary_folder());
	int fd = path.failed ? -1 : mkstemp(path.data);
	bool done = fd >= 0
		|| err_set(
			e, ERR_FAILED, &msg_temporary_folder, MSG_ARGS(buf_text(&path), strerror(errno)));
	if (fd >= 0) {
		file_passes(path.data);
		close(fd);
	}
	done = done && write_book(path.data, doc, look, path.data, e)
		&& file_read(b, path.data, LIMIT_WORKBOOK, e);
	if (fd >= 0) {
		unlink(path.data);
		file_passed(path.data);
	}
	buf_free(&path);
	return done;
}
