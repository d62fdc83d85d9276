/* Workbooks, shared by all worksheets: formats made once, cells, paper, names. Only this room's xlsx files
 * know libxlsxwriter. */
#ifndef EXPORT_XLSX_H
#define EXPORT_XLSX_H

#include "report/page/page.h"
#include "export/xlsx_library.h"

/* Styles of a cell; the view's style (struck, slanted, total) and the edge of a group are added. No two may
 * be equal: the library searches for such a format again for every cell. */
enum xlsx_style {
	XLSX_TITLE, XLSX_SUBTITLE, XLSX_STRONG, XLSX_LINE, XLSX_LINE_RIGHT,
	XLSX_HEAD, XLSX_HEAD_TEXT, XLSX_TOP, XLSX_TOP_TEXT,
	XLSX_TEXT, XLSX_CENTRE, XLSX_INT, XLSX_POINTS, XLSX_TENTHS, XLSX_HUNDREDTHS, XLSX_THOUSANDTHS, XLSX_CHECK,
	XLSX_LABEL_FIRST, XLSX_LABEL_MIDDLE, XLSX_LABEL,
	XLSX_NOTE, XLSX_SIGN_LINE, XLSX_SIGN_NAME, XLSX_TITLE_LINES, XLSX_AMOUNT, XLSX_STYLES
};

/* The current worksheet, and the formats of pages of its kind. The library's first error is kept. */
struct pen {
	lxw_workbook *workbook;
	lxw_worksheet *worksheet;
	const struct doc_sheet *sheet;    /* by its template */
	lxw_col_t left;          /* where the view begins */
	lxw_format *format[XLSX_STYLES][LISTING_STYLES][2];
	lxw_error error;
};

/* A formula with its present value. */
struct formula {
	char text[BOOK_SEATS * 16];
	size_t length;
	double now;
};

/* Return the format of a style; `edge`: the first column of a group has a heavier line on its left. */
lxw_format *xlsx_format(struct pen *pen, enum xlsx_style style, enum listing_style view, bool edge);

void xlsx_text(struct pen *pen, lxw_row_t row, lxw_col_t col, const char *text, lxw_format *format);
void xlsx_number(struct pen *pen, lxw_row_t row, lxw_col_t col, double number, lxw_format *format);
void xlsx_blank(struct pen *pen, lxw_row_t row, lxw_col_t col, lxw_format *format);
/* Write text over the columns from `first` to `last`. */
void xlsx_span(struct pen *pen, lxw_row_t row, const lxw_col_t span[2], const char *text, lxw_format *format);
void xlsx_height(struct pen *pen, lxw_row_t row, double points);
/* Round a height to quarters, as Excel does; many digits would take the library long to write. */
double xlsx_quarters(double points);
void xlsx_formula(struct pen *pen, lxw_row_t row, lxw_col_t col, const struct formula *formula,
	lxw_format *format);
/* Write a cell of a view; return how many lines its text takes. */
int xlsx_cell(struct pen *pen, lxw_row_t row, const struct listing *view, size_t column,
	const struct listing_cell *cell);

/* Set the widths of the view's columns; return their sum in pixels. */
int xlsx_widths(struct pen *pen, const struct listing *view);
/* Return the pixels of a column whose width is in tenths of a character. */
int xlsx_pixels(int tenths);
/* Return the bytes of a text's first line in a space of that many pixels. */
size_t xlsx_line(const struct pen *pen, const char *text, int pixels);
/* Return how many lines it takes, at most `most`. */
int xlsx_lines(const struct pen *pen, const char *text, int pixels, int most);
/* Return the height of a row of that many lines, in points. */
double xlsx_line_height(const struct pen *pen, int lines);
/* Return the size of a title's letters relative to others. */
double xlsx_title_size(const struct pen *pen);
/* Is this the first column of a group? */
bool xlsx_edge(const struct listing *view, size_t column);

/* Size of a worksheet's name before it is cut. */
enum { XLSX_NAME = BOOK_LABEL + TEMPLATE_LINE };
/* Add a worksheet with that name, altered as required, and copied to `out` (XLSX_NAME; or NULL). */
bool xlsx_worksheet(struct pen *pen, const char *words, char *out, struct err *e);
/* Set paper, margins, header and footer. */
void xlsx_paper(struct pen *pen);
/* Get the size between the margins, in points: 0 across, 1 down. */
void xlsx_paper_points(const struct pen *pen, double out[2]);

/* The worksheet being written: the parts of a document from `from` up to `to`, from the top down. */
struct writing {
	struct pen *pen;
	const struct doc *doc;
	size_t from, to;
	lxw_row_t row, head;         /* where the next part begins; the heads of its last table, 0: none */
	lxw_col_t last;              /* the last column */
	int pixels, tables;
	struct listing shared;          /* columns common to all its tables */
	enum doc_size size;          /* its reading distance */
	/* On paper: the scale; the points by which rows exceed the usual
	 * height; where a block began, and its page. */
	double scale, down, block_down, page_down;
	lxw_row_t block, breaks[LXW_BREAKS_MAX];
	size_t break_count;
};

/* Return the part of its first table, or NULL, and the table as a view, to be freed in any case. */
const struct doc_part *xlsx_table(const struct writing *w, struct listing *view, struct err *e);

/* Writes one layout. */
typedef bool xlsx_layout(struct writing *w, const struct doc_look *look, struct err *e);
xlsx_layout xlsx_list, xlsx_form, xlsx_board, xlsx_blocks, xlsx_records;
/* Write bars as a chart, on a worksheet of their own with the figures. */
bool xlsx_bars(struct pen *pen, const struct doc_part *part, const struct doc_look *look, struct err *e);
/* Write all worksheets of a document; the mark at the foot of its pages is that of each worksheet. */
bool xlsx_doc(struct pen *pen, const struct doc *doc, const struct doc_look *look, struct err *e);

#endif
