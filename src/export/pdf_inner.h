/* Within export/, a document as PDF: the file being written, its pages and texts (pdf_page.c), its tables
 * (pdf_table.c). Lengths are points; y runs down from the top. */
#ifndef PDF_INNER_H
#define PDF_INNER_H

#include "export/export.h"
#include "export/pdf_library.h"

#define PDF_MARGIN (12 * 72 / 25.4)
#define PDF_LEADING 1.25
#define PDF_CELL_PAD 0.35   /* on each side of a cell, in ems */

enum { PLAIN, BOLD, FACES };

/* Font sizes, by the document's reading distance. */
struct pdf_sizes {
	double text, title, note, table, least;   /* a table is drawn between `table` and `least` */
};

/* The file being written. */
struct pdf {
	HPDF_Doc file;
	HPDF_Font font[FACES];
	HPDF_Page *pages;
	size_t page_count;
	const struct doc *doc;
	const struct doc_look *look;
	double width, height, y;       /* of the page; where the next part begins */
	struct pdf_sizes size;
	enum doc_size from;            /* the page's reading distance */
	double scale;
	bool one_page;                 /* the parts have to be one page: draw them smaller */
	bool goes_on;                  /* and continue if that fails */
	bool measuring;                /* draw nothing, only measure the height */
	double smallest;               /* the smallest letters of its tables so far */
	double most;                   /* the largest letters of the page's tables; 0: as the look has it */
	const char *title;             /* repeated on each further page, "" for nothing */
	const struct doc_part *heads;  /* and the heads below it */
	size_t head_count;
	HPDF_STATUS error;             /* the library's first */
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
/* Return the height of a page above the foot; return what is left of it on this one. */
double pdf_page_room(const struct pdf *pdf);
double pdf_left(const struct pdf *pdf);
void pdf_next_page(struct pdf *pdf);
/* Begin a new page if `height` does not fit on this one. */
void pdf_reserve(struct pdf *pdf, double height);
void pdf_set_paper(struct pdf *pdf, bool landscape);
double pdf_line_width(const struct pdf *pdf);
/* Return the width of n bytes at size 1. */
double pdf_ems(const struct pdf *pdf, int face, const char *text, size_t n);
/* Draw n bytes with their base line at y. */
void pdf_put(struct pdf *pdf, const struct pdf_type *type, double x, double y, const char *text, size_t n);
int pdf_line_count(const struct pdf *pdf, const struct pdf_type *type, const char *text, double width);
/* Draw a paragraph over the width from x on, across pages. */
void pdf_paragraph(struct pdf *pdf, const struct pdf_type *type, double x, const char *text);
void pdf_rule(struct pdf *pdf, const double from[2], const double to[2], double width);
/* Return the bytes of a text's next line in a width: up to a line end,
 * else as many words as fit, or letters of one word. */
size_t pdf_fitting(const struct pdf *pdf, const struct pdf_type *type, const char *text, double width);
/* Return the text after a line of n bytes and the blank or line end that ends it. */
const char *pdf_behind(const char *text, size_t n);

/* ==== Tables (pdf_table.c) ====================================================================== */

/* Draw a text within a cell, in lines below each other. `side`: -1 left, 0 centred, 1 right. */
void pdf_cell_text(struct pdf *pdf, const struct pdf_type *type, const double box[3], int side,
	const char *text);
/* Draw a table, with `below` points to spare below it. */
bool pdf_table(struct pdf *pdf, const struct doc_part *part, double below, struct err *e);
/* Is a table wider than an upright page? */
bool pdf_is_wide(struct pdf *pdf, const struct doc_part *part, struct err *e, bool *wide);

/* ==== Charts (pdf_chart.c) ====================================================================== */

/* Draw bars; or lines, where they and the `below` points of what follows still fit on the page. */
bool pdf_chart(struct pdf *pdf, const struct doc_part *part, double below, struct err *e);

#endif
