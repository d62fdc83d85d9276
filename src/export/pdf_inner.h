/*
 * Within export/, a document as PDF: a file under way, its pages and texts (pdf_page.c), its tables
 * (pdf_table.c). Lengths are points; y runs down from the top.
 */
#ifndef PDF_INNER_H
#define PDF_INNER_H

#include "export/export.h"
#include "export/pdf_library.h"

#define PDF_MARGIN (12 * 72 / 25.4)
#define PDF_LEADING 1.25
#define PDF_CELL_PAD 0.35   /* on each side of a cell, in ems */

enum { PLAIN, BOLD, FACES };

/* What everything is drawn in, by what the document is read from. */
struct pdf_sizes {
	double text, title, note, table, least;   /* a table is drawn between `table` and `least` */
};

/* A file under way. */
struct pdf {
	HPDF_Doc file;
	HPDF_Font font[FACES];
	HPDF_Page *pages;
	size_t page_count;
	const struct doc *doc;
	const struct doc_look *look;
	double width, height, y;       /* of the page; where the next part begins */
	struct pdf_sizes size;
	enum doc_size from;            /* what the page is read from */
	double scale;
	bool one_page;                 /* the parts have to be one page: they are drawn smaller */
	bool goes_on;                  /* and go on all the same */
	bool measuring;                /* nothing is drawn: how high is it? */
	double smallest;               /* the smallest letters of its tables so far */
	double most;                   /* no table of the page has larger ones; 0: as the look has it */
	const char *title;             /* what stands on each further page, "" if nothing */
	const struct doc_part *heads;  /* and under it */
	size_t head_count;
	HPDF_STATUS error;             /* the first of the library */
	bool failed;                   /* memory ran out */
};

/* A face and a size. */
struct pdf_type {
	int face;
	double size;
};

/* ==== The file, its pages, text (pdf_page.c) ==================================================== */

bool pdf_fine(const struct pdf *pdf, struct err *e);
bool pdf_start(struct pdf *pdf, struct err *e);
/* Add the whole file to `b`. */
bool pdf_save(struct pdf *pdf, struct buf *b, struct err *e);
HPDF_Page pdf_page(const struct pdf *pdf);
/* The room of a page above the foot, and what is left of it on this one. */
double pdf_page_room(const struct pdf *pdf);
double pdf_left(const struct pdf *pdf);
void pdf_next_page(struct pdf *pdf);
/* Begin a new page if `height` does not fit what is left of this one. */
void pdf_reserve(struct pdf *pdf, double height);
void pdf_set_paper(struct pdf *pdf, bool landscape);
double pdf_line_width(const struct pdf *pdf);
/* The width of n bytes at size 1. */
double pdf_ems(const struct pdf *pdf, int face, const char *text, size_t n);
/* n bytes with their base line at y. */
void pdf_put(struct pdf *pdf, const struct pdf_type *type, double x, double y, const char *text, size_t n);
int pdf_line_count(const struct pdf *pdf, const struct pdf_type *type, const char *text, double width);
/* A paragraph over the width from x on, down the pages. */
void pdf_paragraph(struct pdf *pdf, const struct pdf_type *type, double x, const char *text);
void pdf_rule(struct pdf *pdf, const double from[2], const double to[2], double width);
/*
 * The bytes of a text's next line in a width: up to a line end, else as many words as fit, or letters of
 * one word.
 */
size_t pdf_fitting(const struct pdf *pdf, const struct pdf_type *type, const char *text, double width);
/* The text after a line of n bytes and the blank or line end that closes it. */
const char *pdf_behind(const char *text, size_t n);

/* ==== Tables (pdf_table.c) ====================================================================== */

/* A text within a cell; its lines stand below each other. `side`: -1 left, 0 in the middle, 1 right. */
void pdf_cell_text(struct pdf *pdf, const struct pdf_type *type, const double box[3], int side,
	const char *text);
/* A table under which `below` points are wanted. */
bool pdf_table(struct pdf *pdf, const struct doc_part *part, double below, struct err *e);
/* Does a table need more width than an upright page has? */
bool pdf_is_wide(struct pdf *pdf, const struct doc_part *part, struct err *e, bool *wide);

#endif
