/*
 * A document: what a report says, once, as parts from top to bottom. Every format (text, CSV, JSON, HTML,
 * .xlsx, PDF) is written from it by src/export; a report never knows which. Scripts get the tables and the
 * label/value pairs by their keys; people get all parts, in order.
 *
 * Start with doc_start, add parts, free with doc_free. Texts are copied. When memory runs out the document
 * turns `failed`: check once, at the end (doc_done).
 */
#ifndef BASE_DOC_H
#define BASE_DOC_H

#include "base/base.h"

/* ==== 1. Listings =============================================================================== */

/* Any listing: what a terminal, a CSV, a JSON document or an HTML table shows. */
enum listing_kind {
	LISTING_TEXT, LISTING_INT, LISTING_POINTS /* signed */, LISTING_TWELFTHS,
	LISTING_TIME   /* a text, a time of the book: people read that of the place */
};

/* How a cell looks beside the others; the open ones have no line below, above, or either. */
enum listing_style {
	LISTING_PLAIN, LISTING_STRUCK, LISTING_ITALIC, LISTING_TOTAL, LISTING_BAND,
	LISTING_OPEN_BELOW, LISTING_OPEN_ABOVE, LISTING_OPEN, LISTING_STYLES
};

struct listing_column {
	const char *key;          /* CSV heading and JSON key, the same in all languages */
	const struct msg *head;
	enum listing_kind kind;
	bool for_scripts;         /* left out where people read */
	bool centred;             /* on paper */
	char *words;              /* a head that no message has, in place of `head`; owned by the table */
	char *over;               /* over neighbouring columns that have the same there, or NULL; owned too */
};

struct listing_cell {
	bool empty;
	int64_t number;           /* LISTING_INT, LISTING_POINTS, LISTING_TWELFTHS */
	char *text;               /* LISTING_TEXT; owned by the table */
	char *words;              /* for people in place of the text or number, or NULL. Owned too */
	enum listing_style style;
	/*
	 * In a row's first cell: the row belongs to the one above; its words name a row of sums, over all
	 * leading columns.
	 */
	bool joined, is_label;
};

struct listing {
	char *title;
	size_t column_count, row_count, row_room;
	struct listing_column *columns;
	struct listing_cell *cells;   /* row by row */
	size_t filled;               /* cells of the row under way */
	bool failed;                 /* memory ran out */
};

void listing_start(struct listing *t, const char *title);
void listing_column(struct listing *t, const char *key, const struct msg *head, enum listing_kind kind);
/* The column just made is for scripts alone. */
void listing_for_scripts(struct listing *t);
/* Cells from left to right, row after row; the key of a column outlives the table. */
void listing_text(struct listing *t, const char *text);
/* The head of the column just made in words of its own, and what stands over it ("": nothing). */
void listing_head(struct listing *t, const char *words, const char *over);
const char *listing_column_head(const struct listing_column *column, enum lang lang);
/* The row under way, or the last one, belongs to the row above: no line parts them. */
void listing_join(struct listing *t);
/* A code for scripts, and the same in words for people. */
void listing_code(struct listing *t, const char *code, const char *words);
void listing_number(struct listing *t, int64_t number);
/* A number for scripts, and what people read there ("–"). */
void listing_figure(struct listing *t, int64_t number, const char *words);
/* A number of which 0 means that there is none. */
void listing_some(struct listing *t, int64_t number);
void listing_empty(struct listing *t);
/* A cell as it is; the table takes its texts over. */
void listing_cell(struct listing *t, struct listing_cell cell);
void listing_free(struct listing *t);

/* ==== 2. Documents ============================================================================== */

enum doc_kind {
	DOC_HEADING,   /* text */
	DOC_TEXT,      /* a paragraph; its line ends are kept */
	DOC_PAIR,      /* label, text; a text of several lines stands below its label */
	DOC_TABLE,     /* table */
	DOC_NOTE,      /* a footnote, a legend: small */
	DOC_SIGN,      /* a line to sign on with the text under it; neighbours stand beside each other */
	DOC_SPACE,     /* `lines` lines to write on, under a label (or "") */
	DOC_PAGE,      /* what follows begins on a new page */
};

struct doc_part {
	enum doc_kind kind;
	const char *key; /* of a pair or table, for scripts; outlives the document. NULL: people alone */
	char *label, *text;
	int lines;
	bool roomy;                  /* a table to be filled in by hand */
	int blocks;                  /* of a table: on paper its rows stand in so many blocks beside each other */
	struct listing table;   /* its title stands over it, unless it is "" */
};

enum doc_paper { DOC_A4, DOC_A3, DOC_PAPERS };
/* What it is read from: the hand, a wall two metres away, a projector's screen. */
enum doc_size { DOC_DESK, DOC_WALL, DOC_SCREEN };

struct doc {
	enum lang lang;
	enum doc_paper paper;
	bool landscape;              /* asked for; a page that is too wide for portrait turns by itself */
	enum doc_size size;
	bool one_page;               /* drawn smaller rather than on a second page */
	bool is_list;                /* one table is all that scripts get of it: rows, an array */
	char *title;                 /* the first heading, and the name of page and worksheet */
	char *subtitle;              /* "" if none */
	char *foot;                  /* at the foot of every page: the check code; "" if none */
	size_t count, room;
	struct doc_part *parts;
	bool failed;
};

void doc_start(struct doc *doc, enum lang lang, const char *title);
void doc_subtitle(struct doc *doc, const char *text);
void doc_foot(struct doc *doc, const char *text);
void doc_heading(struct doc *doc, const char *text);
/* An empty text, pair or note is left out. */
void doc_text(struct doc *doc, const char *text);
void doc_pair(struct doc *doc, const char *key, const char *label, const char *text);
void doc_note(struct doc *doc, const char *text);
void doc_sign(struct doc *doc, const char *name);
void doc_space(struct doc *doc, const char *label, int lines);
void doc_page(struct doc *doc);
/* Takes the table over and empties it; returns the part, NULL without memory. */
struct doc_part *doc_table(struct doc *doc, const char *key, struct listing *table);
/* A listing: a document of one table, whose title becomes its own. Takes the table over. */
void doc_list(struct doc *doc, enum lang lang, struct listing *table);
/* True unless memory ran out; else the error is set. */
bool doc_done(const struct doc *doc, struct err *e);
void doc_free(struct doc *doc);

#endif
