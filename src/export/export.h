/*
 * export: documents -> text, CSV, JSON, HTML, .xlsx, PDF; a workbook read back. Knows no database; the
 * only room that includes xlsxwriter.h.
 */
#ifndef EXPORT_EXPORT_H
#define EXPORT_EXPORT_H

#include "base/base.h"
#include "base/doc.h"
#include "report/page/page.h"

/* The document property that says how a workbook was made. */
#define EXPORT_RECIPE "renonsz"

/* Each is a row of export_formats and a file doc_NAME.c. */
enum export_format {
	EXPORT_TEXT, EXPORT_CSV, EXPORT_JSON, EXPORT_HTML, EXPORT_XLSX, EXPORT_PDF, EXPORT_FORMATS
};

struct export_kind {
	const char *ending;      /* ".csv": of the files, and without the dot its option */
	enum doc_medium medium;  /* what of a document it shows */
	/* Add a document to `b`. */
	bool (*write)(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
};
extern const struct export_kind export_formats[EXPORT_FORMATS];

/* The format that the ending of a file's name asks for; EXPORT_FORMATS if none has that ending. */
enum export_format export_format_of(const char *path);
/* The endings that there are: ".txt .csv …". */
void export_endings(struct buf *b);

/* Add a document in a format to `b`. */
bool export_doc(struct buf *b, const struct doc *doc, enum export_format format,
	const struct doc_look *look, struct err *e);

/* ---- a workbook read back ---------------------------------------------------------------------- */

/* The values, texts and formulas of a workbook, whoever saved it last. It may be anybody's file, and is read
 * with limits. */
struct export_copy;

/* ERR_REFUSED if it is no workbook, damaged, or far larger than any that the program writes. */
bool export_copy_read(struct export_copy **out, const char *path, struct err *e);
/* One without any worksheet; NULL without memory. */
struct export_copy *export_copy_none(void);
void export_copy_free(struct export_copy *copy);
/* How it was made; "" if it does not say. */
const char *export_copy_recipe(const struct export_copy *copy);

/* Where a file does not show what a workbook of the book shows. */
struct export_difference {
	enum lang lang;
	size_t count;                /* how many cells differ */
	struct listing table;   /* sheet, cell, file, book; the caller frees it */
};
/*
 * Compare the cells of all worksheets: numbers as numbers, and formulas by what they are and what they came
 * to. A worksheet that only one of them has is one difference.
 */
bool export_copies_compare(const struct export_copy *file, const struct export_copy *book,
	struct export_difference *out, struct err *e);

/* Within export/: the renderers of documents, one a file; formats.c has them in a table. */

bool doc_write_text(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_csv(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_json(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_html(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_xlsx(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
bool doc_write_pdf(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);

/*
 * The document as a medium shows it: its parts there, tables cut where they are too wide for a page. It
 * borrows from `doc`; free it in any case.
 */
bool doc_view(struct doc *out, const struct doc *doc, enum doc_medium medium, const struct doc_look *look,
	struct err *e);
void doc_view_free(struct doc *view);

/*
 * The letters, in points, with which a table is as wide as a turned page: an estimate, for a page like any
 * other.
 */
double doc_table_points(const struct listing *view, const struct doc_look *look);
/*
 * A table for the terminal. Returns how many of the first groups were left out. Texts of a table without
 * groups flow into further lines, no word broken; where that does not do, each row stands as lines of its
 * own.
 */
int export_text_table(struct buf *b, struct listing *view, const struct doc_look *look);
/* A line of text for a terminal, strong where it may be. */
void export_text_strong(struct buf *b, const char *text, const struct doc_look *look);
/* The width of the longest word of a text. */
size_t export_text_longest_word(const char *text);

/* A table of which the last two columns are two versions of a thing: beside or below each other. */
void export_text_sides(struct buf *b, const struct listing *view, const struct doc_look *look);
/* A clock: in letters as large as the terminal; on a page, where it goes on by itself. */
void export_text_clock(struct buf *b, const struct doc_part *part, const struct doc_look *look);
void html_clock(struct buf *b, const struct doc_part *part);
/* A whole page around `body` (HTML): templates/page.html with its {{slots}} filled. */
bool html_page(struct buf *b, const char *title, const struct buf *body, const struct doc_look *look,
	struct err *e);
/* Bars as a picture within the page, of lines and letters; `no` tells it from the others of the page. */
bool html_bars(struct buf *b, const struct doc_part *part, int no, const struct doc_look *look,
	struct err *e);
/*
 * A QR code of a check code, row by row: dark(arg, x, y, n) for each run of n dark modules, with x and y
 * counted from the corner. Returns the modules of a side, 0 without memory.
 */
int export_qr(const char *code, void (*dark)(void *arg, int x, int y, int n), void *arg);
/* The number of parts of that kind from `from` on that stand next to each other. */
size_t doc_run(const struct doc *doc, size_t from);
/* Signatures stand in rows of equal length: how many in a row of `count`. */
size_t doc_signs_in_row(size_t count);

#endif
