/*
 * A document: what a report says, once, as parts from top to bottom. Every format (text, CSV, JSON, HTML, .xlsx, PDF)
 * is written from it by src/export; a report never knows which. Scripts get the tables and the label/value pairs by
 * their keys; people get all parts, in order.
 *
 * Start with doc_start, add parts, free with doc_free. Texts are copied. When memory runs out the document turns
 * `failed`: check once, at the end (doc_done).
 */
#ifndef REPORT_DOC_H
#define REPORT_DOC_H

#include "base/base.h"
#include "report/report.h"

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
	const char *key;             /* of a pair or table, for scripts; outlives the document. NULL: people alone */
	char *label, *text;
	int lines;
	bool roomy;                  /* a table to be filled in by hand */
	int blocks;                  /* of a table: on paper its rows stand in so many blocks beside each other */
	struct report_table table;   /* its title stands over it, unless it is "" */
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
struct doc_part *doc_table(struct doc *doc, const char *key, struct report_table *table);
/* A listing: a document of one table, whose title becomes its own. Takes the table over. */
void doc_list(struct doc *doc, enum lang lang, struct report_table *table);
/* True unless memory ran out; else the error is set. */
bool doc_done(const struct doc *doc, struct err *e);
void doc_free(struct doc *doc);

#endif
