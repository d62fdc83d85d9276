/*
 * export: figures -> text, CSV, JSON, HTML, .xlsx. Knows no database; the only room that includes
 * xlsxwriter.h. What a page looks like (texts, column heads and order, paper) comes from templates/, which
 * a club can override with a folder of its own.
 */
#ifndef EXPORT_H
#define EXPORT_H

#include "base/base.h"
#include "base/doc.h"
#include "report/report.h"

/* Each is a row of export_formats and a file doc_NAME.c. */
enum export_format {
	EXPORT_TEXT, EXPORT_CSV, EXPORT_JSON, EXPORT_HTML, EXPORT_XLSX, EXPORT_PDF, EXPORT_FORMATS
};

/* How it is to look. */
struct export_look {
	enum lang lang;
	const char *templates;   /* the club's own folder, or NULL */
	bool colour;             /* on a terminal that wants it */
	int columns;             /* of the terminal, 0 = as wide as needed */
	enum doc_size size;      /* of what is printed */
	enum doc_paper paper;
	unsigned media;          /* for which documents are made, 0: all */
};

struct export_kind {
	const char *ending;      /* ".csv": of the files, and without the dot its option */
	enum doc_medium medium;  /* what of a document it shows */
	/* Behind what `b` holds. */
	bool (*write)(struct buf *b, const struct doc *doc, const struct export_look *look, struct err *e);
};
extern const struct export_kind export_formats[EXPORT_FORMATS];

/* The format that the ending of a file's name asks for; EXPORT_FORMATS if none has that ending. */
enum export_format export_format_of(const char *path);
/* The endings that there are: ".txt .csv …". */
void export_endings(struct buf *b);

/* A document in a format, behind what `b` holds. */
bool export_doc(struct buf *b, const struct doc *doc, enum export_format format,
	const struct export_look *look, struct err *e);

/* The minutes of a ruling as text or one HTML page. */
bool export_minutes(
	struct doc *doc, struct report_minutes *minutes, const struct export_look *look, struct err *e);
/* The same page to be filled in by hand. Free both with doc_free, in any case. */
bool export_minutes_form(struct doc *doc, const struct book_event *event, const struct export_look *look,
	struct err *e);

/*
 * Pages of a document, behind those that it has; an empty one ({0}) is begun. Sheets have a page each, with
 * `blank_rows` > 0 to be filled in by hand.
 */
bool export_standings_doc(struct doc *doc, const struct report_standings *standings,
	const struct export_look *look, struct err *e);
bool export_sheets_doc(struct doc *doc, struct report_sheets *sheets, int blank_rows,
	const struct export_look *look, struct err *e);

/* The rows of an empty sheet: the deals of a round, else some turns of dealing for each seat. */
int export_blank_rows(const struct book_event *event);


/* What the signs of cards mean, as a note at the end of a document that shows cards. */
bool export_cards_legend(struct doc *doc, const struct export_look *look, struct err *e);

/*
 * How a workbook was made, so that it can be made again. It stands inside it as the document property
 * `renonsz`: docs/formats.md.
 */
struct export_recipe {
	struct report_mark mark;
	int64_t event;
	bool standings, sheets, bids;
	int round;                                     /* of the sheets, 0: all */
	enum lang lang;
	bool own_templates;                            /* the look had a folder of the club's */
	char version[BOOK_SHORT];                              /* of the program */
};

/* What of an event goes into one document. NULL or 0: left out. */
struct export_book {
	const struct book_event *event; /* its date becomes the file's, so that files are the same */
	const struct report_standings *standings;
	struct report_sheets *sheets;
	int blank_rows; /* > 0: the sheets are to be filled in by hand, so many rows */
	bool bids;                                     /* in a workbook, the licittabla to hang up */
	const struct listing *hands; /* in a workbook, hand records: the table of report_hands */
	const struct export_recipe *recipe;
};
/* Add all of it to a document; an empty one ({0}) is begun. */
bool export_book_doc(
	struct doc *doc, const struct export_book *book, const struct export_look *look, struct err *e);
/* Add a list, on a worksheet of its own in a workbook. Takes the table over. */
bool export_list_doc(struct doc *doc, const char *title, struct listing *table,
	const struct book_event *event, const struct export_look *look, struct err *e);
/* At its foot the check code of the book's state; nothing in front of the first step. */
bool export_mark_doc(struct doc *doc, const struct report_mark *mark, const struct export_look *look,
	struct err *e);
/* Write it as a workbook; the file is there complete or not at all. */
bool export_workbook(const char *path, const struct export_book *book, const struct export_look *look,
	struct err *e);

/* ---- a workbook read back ------------------------------------------------------------------------ */

/*
 * What the cells of a workbook show, whoever saved it last. It may be anybody's file, and is read with
 * limits.
 */
struct export_copy;

/* ERR_REFUSED if it is no workbook, damaged, or far larger than any that the program writes. */
bool export_copy_read(struct export_copy **out, const char *path, struct err *e);
/* One without any worksheet; NULL without memory. */
struct export_copy *export_copy_none(void);
void export_copy_free(struct export_copy *copy);
/* How it was made; NULL if it does not say. */
const struct export_recipe *export_copy_recipe(const struct export_copy *copy);

/* Where a file does not show what a workbook of the book shows. */
struct export_difference {
	enum lang lang;
	bool marks;                  /* the check codes at the foot of the pages are compared too */
	size_t most;                 /* rows of the table, 0: all of them */
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
