/*
 * export: documents -> text, CSV, JSON, HTML, .xlsx, PDF; a workbook read back. Knows no database; the
 * only room that includes xlsxwriter.h.
 */
#ifndef EXPORT_H
#define EXPORT_H

#include "base/base.h"
#include "base/doc.h"
#include "report/page/pages.h"

/* The document property that says how a workbook was made. */
#define EXPORT_RECIPE "renonsz"

/* Each is a row of export_formats and a file doc_NAME.c. */
enum export_format {
	EXPORT_TEXT, EXPORT_CSV, EXPORT_JSON, EXPORT_HTML, EXPORT_XLSX, EXPORT_PDF, EXPORT_FORMATS
};

struct export_kind {
	const char *ending;      /* ".csv": of the files, and without the dot its option */
	enum doc_medium medium;  /* what of a document it shows */
	/* Behind what `b` holds. */
	bool (*write)(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e);
};
extern const struct export_kind export_formats[EXPORT_FORMATS];

/* The format that the ending of a file's name asks for; EXPORT_FORMATS if none has that ending. */
enum export_format export_format_of(const char *path);
/* The endings that there are: ".txt .csv …". */
void export_endings(struct buf *b);

/* A document in a format, behind what `b` holds. */
bool export_doc(struct buf *b, const struct doc *doc, enum export_format format,
	const struct doc_look *look, struct err *e);

/* Write it as a workbook; the file is there complete or not at all. */
bool export_workbook(const char *path, const struct report_book *book, const struct doc_look *look,
	struct err *e);

/* ---- a workbook read back ------------------------------------------------------------------------ */

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

#endif
