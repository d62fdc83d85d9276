/* export: documents -> text, CSV, JSON, HTML, .xlsx, PDF; reading workbooks back. Knows no database; the only
 * room that includes xlsxwriter.h. */
#ifndef EXPORT_EXPORT_H
#define EXPORT_EXPORT_H

#include "base/base.h"
#include "base/doc.h"
#include "report/page/page.h"

/* The document property that records how a workbook was made. */
#define EXPORT_RECIPE "renonsz"

/* Each is a row of export_formats and a file doc_NAME.c. */
enum export_format {
	EXPORT_TEXT, EXPORT_CSV, EXPORT_JSON, EXPORT_HTML, EXPORT_XLSX, EXPORT_PDF, EXPORT_FORMATS
};

struct export_kind {
	const char *ending;      /* ".csv": of files, and without the dot its option */
	enum doc_medium medium;  /* the medium that selects its parts */
	/* Add a document to `b`. */
	bool (*write)(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
};
extern const struct export_kind export_formats[EXPORT_FORMATS];

/* Find the format by a file name's ending; EXPORT_FORMATS if none has it. */
enum export_format export_format_of(const char *path);
/* List the endings: ".txt .csv …". */
void export_endings(struct buf *b);

/* Append a document to `b` in a format. */
bool export_doc(struct buf *b, const struct doc *doc, enum export_format format,
	const struct doc_look *look, struct err *e);

/* ---- charts in a page -------------------------------------------------------------------------- */

enum export_chart_kind {
	EXPORT_CHART_LINES, EXPORT_CHART_PLACES /* 1 on top */, EXPORT_CHART_BARS, EXPORT_CHART_HISTOGRAM
};

struct export_series {
	const char *name;
	const double *values;        /* one for each column; NAN: none */
};

/*
 * Its title is for those who cannot see it: a heading over it is the page's own. The axis says what the
 * figures are; it and names may be NULL. Bars have a row for each column; a histogram counts all figures.
 * The first six series have a look of their own, s1 to s6 for a style sheet, and a name.
 */
struct export_chart {
	enum export_chart_kind kind;
	const char *title, *axis;
	const char *const *columns;
	size_t column_count;
	const struct export_series *series;
	size_t series_count;
};

/* Draw it as SVG within a page. */
void export_chart_svg(struct buf *b, const struct export_chart *chart, enum lang lang);
/* Draw a small line without axes for a cell, 1 on top of `worst`: "helyezések: 10, 7, 5" is its label for
 * those who cannot see it. A value below 1 is none. */
void export_spark_svg(struct buf *b, const int values[], size_t count, int worst, const char *label);

/* ---- a workbook read back ---------------------------------------------------------------------- */

/* The values, texts and formulas of a workbook, whoever saved it last. It
 * may come from anybody, and is read within limits. */
struct export_copy;

/* ERR_REFUSED if it is no workbook, damaged, or far larger than any written by the program. */
bool export_copy_read(struct export_copy **out, const char *path, struct err *e);
/* Make one without worksheets; NULL without memory. */
struct export_copy *export_copy_none(void);
void export_copy_free(struct export_copy *copy);
/* Return how it was made; "" if that is not recorded. */
const char *export_copy_recipe(const struct export_copy *copy);

/* Where a file differs from the workbook of the book. */
struct export_difference {
	enum lang lang;
	size_t count;                /* the number of differing cells */
	struct listing table;   /* sheet, cell, file, book; freed by the caller */
	/* From that row on, counted from 0, all of the first worksheet that differs stands so many rows lower in
	 * the file; 0: it does not. */
	int moved_row, moved_by;
};
/* Compare the cells of all worksheets: numbers as numbers, formulas by their text and value. A worksheet in
 * only one of them is one difference. */
bool export_copies_compare(const struct export_copy *file, const struct export_copy *book,
	struct export_difference *out, struct err *e);

/* Within export/: the renderers of documents, one a file; formats.c has their table. */

bool doc_write_text(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_csv(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_json(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_html(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_xlsx(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_pdf(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);

/* Estimate the font size, in points, at which a table is as wide as a turned page. */
double doc_table_points(const struct listing *view, const struct doc_look *look);
/* Write a table for the terminal; return how many of the first groups were left out. Texts of a table without
 * groups wrap between words; if that is not enough, each row becomes lines of its own. */
int export_text_table(struct buf *b, struct listing *view, const struct doc_look *look);
/* Write a line for a terminal, bold if possible. */
void export_text_strong(struct buf *b, const char *text, const struct doc_look *look);
/* Return the width of the longest word of a text. */
size_t export_text_longest_word(const char *text);

/* Write a table whose last two columns are two versions of a thing, side by side or one below the other. */
void export_text_sides(struct buf *b, const struct listing *view, const struct doc_look *look);
/* Write a clock, in letters as large as the terminal; on a page, where it runs by itself. */
void export_text_clock(struct buf *b, const struct doc_part *part, const struct doc_look *look);
void html_clock(struct buf *b, const struct doc_part *part);
/* Write a whole page around `body` (HTML): templates/page.html with its {{slots}} filled. */
bool html_page(struct buf *b, const char *title, const struct buf *body, const struct doc_look *look,
	struct err *e);
/* Write the parts of a document, without its title and foot, as the inside of a page; a code as a QR code. */
bool html_parts(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
void html_qr(struct buf *b, const char *code);
/* Draw bars or lines as a picture within the page, under their title. */
bool html_chart(struct buf *b, const struct doc_part *part, const struct doc_look *look, struct err *e);
/* Make the QR code of a check code, row by row: dark(arg, x, y, n) for each run of n dark modules, with x and
 * y counted from the corner. Returns the modules of a side, 0 without memory. */
int export_qr(const char *code, void (*dark)(void *arg, int x, int y, int n), void *arg);
/* Count the consecutive parts of that kind from `from` on. */
size_t doc_run(const struct doc *doc, size_t from);
/* Signatures stand in rows of equal length: return how many of `count` in a row. */
size_t doc_signs_in_row(size_t count);

#endif
