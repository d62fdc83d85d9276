/*
 * A document: the contents of a report, once, as parts from top to bottom. Every format (text, CSV, JSON,
 * HTML, .xlsx, PDF) is written from it by src/export; a report never knows which. Scripts get the tables and
 * the label/value pairs by their keys; people get all parts, in order.
 *
 * Start with doc_start, add parts, free with doc_free. Texts are copied. When memory runs out the document
 * turns `failed`: check once, at the end (doc_done).
 */
#ifndef BASE_DOC_H
#define BASE_DOC_H

#include "base/base.h"
#include "base/json.h"

/* ==== 1. Listings =============================================================================== */

/*
 * Any table of a terminal, CSV, JSON document, HTML page, worksheet or PDF. A report lists its columns once,
 * each with the function that fills it, and adds its rows:
 *
 *  *	static const struct listing_column columns[] = {
 *  *		{ "player", &msg_head_player, LISTING_TEXT, .cell = name_cell },
 *  *		{ "deals", &msg_head_stats_deals, LISTING_INT, cell_int, .item = offsetof(struct row, deals) },
 *  *		{ NULL } };
 *  *	listing_begin(&t, lang, "", columns);
 *  *	listing_rows(&t, rows, count, sizeof *rows);
 */
enum listing_kind {
	LISTING_TEXT, LISTING_INT, LISTING_POINTS /* signed */, LISTING_PLACE_POINTS,
	LISTING_HUNDREDTHS, LISTING_THOUSANDTHS,
	LISTING_TIME   /* a text, a time of the book: people read local time */
};

/* How a cell looks; the open ones have no line below, above, or either. */
enum listing_style {
	LISTING_PLAIN, LISTING_STRUCK, LISTING_ITALIC, LISTING_TOTAL, LISTING_BAND,
	LISTING_OPEN_BELOW, LISTING_OPEN_ABOVE, LISTING_OPEN, LISTING_STYLES
};

/*
 * Which cells of a column are formulas in a workbook: none; the sum of its figures; the running total of its
 * group; the sum of the row.
 */
enum listing_sum { LISTING_GIVEN, LISTING_ADDED, LISTING_RUNNING, LISTING_ACROSS };

struct listing;
struct listing_column;

/* Adds exactly one cell: the column's in this row. */
typedef void listing_say(struct listing *t, const void *row, const struct listing_column *column);

struct listing_column {
	const char *key;          /* CSV heading and JSON key, the same in all languages; outlives the table */
	const struct msg *head;
	enum listing_kind kind;
	listing_say *cell;
	size_t item;              /* for `cell`: the place of a member in the row, or the report's own number */
	const struct msg *over;   /* common head of neighbouring columns that share it, or NULL */
	bool for_scripts;         /* not shown to people */
	bool centred;             /* on paper */
	bool is_amount;           /* money: people see it in groups of figures */
	enum listing_sum sum;     /* in workbooks */
	/* Set by the table and the formats. */
	char *name;               /* head in words of its own, in place of `head`; owned by the table */
	int field;                /* its index among the columns of a template of that kind */
	int group;                /* number of its group, from 1; 0: none */
	size_t at;                /* its index among the cells of a row */
	int width;                /* workbooks: tenths of a character, 0: as wide as needed; text: columns */
	int shift, more;          /* worksheets: columns further right, and further columns joined with it */
	int least;                /* text: what its head and its longest word need */
	bool hidden;              /* text: left out if the line has no room */
};

struct listing_cell {
	enum listing_kind kind;   /* the column's, unless the report sets another */
	enum listing_style style;
	bool empty;
	bool is_amount;           /* as in the column */
	bool is_sum;              /* workbooks: the sum of the cells above */
	int times;                /* > 0: the first sum above, times this */
	int64_t number;           /* LISTING_INT, of all kinds but texts */
	const char *text;         /* LISTING_TEXT; owned by the table */
	const char *words;        /* what people read instead, or NULL; owned too */
	/*
	 * In a row's first cell: the row belongs to the one above; its words name a row of sums, over all
	 * leading columns.
	 */
	bool joined, is_label;
};

/* What a page of a site shows of a cell, by its index: where it leads, or SVG in its place; NULL: neither. */
struct listing_link {
	size_t cell;
	char *href, *drawing;
};

/* A group's head, the prefix of its columns' keys in CSV, and its number for people. */
struct listing_group {
	char *head;
	char prefix[16];          /* "r2_" */
	int no;
};

struct listing {
	char *title;
	enum lang lang;
	const void *about;            /* context for its cell functions */
	size_t column_count, row_count;
	struct listing_column *columns;
	struct listing_cell *cells;   /* row by row */
	size_t row_cells;             /* cells of a row, even if a view shows fewer columns */
	size_t filled;                /* cells so far in the last row */
	int group_count;
	struct listing_group *groups; /* by number, the first is 1 */
	size_t link_count;
	struct listing_link *links;   /* by cell */
	bool in_group;                /* new columns belong to the last group */
	bool for_people;              /* shown with words for codes */
	bool may_cut_groups;          /* text: leaves out the first groups if a line has no room */
	bool is_tight;                /* text: a single blank between columns */
	struct listing_cell spare;    /* what listing_last returns without memory */
	bool failed;                  /* memory ran out */
};

/* Begin a table of these columns (closed by one without a key). */
void listing_begin(struct listing *t, enum lang lang, const char *title,
	const struct listing_column columns[]);
/* Add a row by the cell functions of the columns. */
void listing_row(struct listing *t, const void *row);
/* Add a row for each of `count` things of `size` bytes. */
void listing_rows(struct listing *t, const void *rows, size_t count, size_t size);

/* Cell functions for a member of the row, `item` bytes from its start. */
listing_say cell_int, cell_int64, cell_size;
listing_say cell_some;      /* an int; 0 means none */
listing_say cell_chars;     /* an array of char */
listing_say cell_string;    /* a const char * */

/* Add a column, before the first row; NULL without memory. */
struct listing_column *listing_add_column(struct listing *t, const struct listing_column *column);
/* Remove the columns that are not `wanted`, before the first row. */
void listing_keep(struct listing *t, bool (*wanted)(const struct listing_column *column, const void *arg),
	const void *arg);
/* Begin a group: new columns belong to it until listing_group_end. */
void listing_group(struct listing *t, const char *head, const char *prefix, int no);
void listing_group_end(struct listing *t);

/* Add cells from left to right, row after row. */
void listing_text(struct listing *t, const char *text);
/* Add a code for scripts, and its words for people. */
void listing_code(struct listing *t, const char *code, const char *words);
void listing_number(struct listing *t, int64_t number);
/* Add a number for scripts, and the words that people read instead ("–"). */
void listing_figure(struct listing *t, int64_t number, const char *words);
/* Add a number; an empty cell for 0. */
void listing_some(struct listing *t, int64_t number);
void listing_empty(struct listing *t);
/* Add the empty first cell of a row of sums, and the words that name the row. */
void listing_label(struct listing *t, const char *words);
/* Return the cell just added, to be changed; never NULL. */
struct listing_cell *listing_last(struct listing *t);
/* On a page of a site the cell just added leads to `href`, or shows a drawing (SVG) in place of its text. */
void listing_link(struct listing *t, const char *href, const char *drawing);
/* Find that of a cell of a view; NULL: it has none. */
const struct listing_link *listing_link_at(const struct listing *t, size_t row, size_t column);
/* Join the present or last row to the row above: no line separates them. */
void listing_join(struct listing *t);
void listing_free(struct listing *t);

/* The older way: add column by column, and cells in order. */
void listing_start(struct listing *t, const char *title);
void listing_column(struct listing *t, const char *key, const struct msg *head, enum listing_kind kind);
/* Show the column just added to scripts alone. */
void listing_for_scripts(struct listing *t);
/* Set the head of the column just added, and the head that it shares ("": none). */
void listing_head(struct listing *t, const char *words, const char *over);

/*
 * Make the view of a table that a format shows: people get no columns for scripts, and words for codes. It
 * has columns of its own, with their names, and borrows all else; always free it with listing_view_free.
 */
bool listing_view(struct listing *out, const struct listing *t, enum lang lang, bool for_people,
	struct err *e);
void listing_view_free(struct listing *view);
/* Return a cell of a view, by the view's columns: `text` is never NULL, and holds the words people read. */
struct listing_cell listing_at(const struct listing *t, size_t row, size_t column);
/*
 * Return the words that name a row of sums, NULL in other rows; they stand in the columns before the first
 * group, which are empty in the row.
 */
const char *listing_row_label(const struct listing *t, size_t row);
/* Does a row belong to the one above it? */
bool listing_joined(const struct listing *t, size_t row);
/* Count the columns before the first group. */
size_t listing_leading(const struct listing *t);
/* Find the first column after the group of column i. */
size_t listing_group_end_of(const struct listing *t, size_t i);
/* Has a group a head over its columns? */
bool listing_has_group_heads(const struct listing *t);
/* Return the group of a column; one with the head "" if it has none. */
const struct listing_group *listing_group_of(const struct listing *t, size_t column);
/* Write the cell in words, for paper or screen; the result is the cell's text or `num`'s. */
const char *listing_words(const struct listing_cell *cell, enum lang lang, struct num *num);
/* The same for a page, with a true minus (U+2212), not a hyphen. */
const char *listing_page_words(const struct listing_cell *cell, enum lang lang, struct num *num);
/* Write a figure as people read it (`plus`: signed points with their plus); listing_value: as a number. */
struct num listing_figures(const struct listing_cell *cell, char point, bool plus);
double listing_value(const struct listing_cell *cell);

/* ==== 2. Documents ============================================================================== */

enum doc_kind {
	DOC_HEADING,   /* text */
	DOC_TEXT,      /* a paragraph; its line ends are kept */
	DOC_ITEM,      /* text beside its label, indented to column `lines` */
	DOC_PLAIN,     /* text unchanged, with its columns and line ends */
	DOC_PAIR,      /* label, text; a text of several lines is below its label */
	DOC_TABLE,     /* table */
	DOC_NOTE,      /* a footnote, a legend: small */
	DOC_SIGN,      /* a line to sign on with the text under it; neighbours share a line */
	DOC_SPACE,     /* `lines` lines to write on, under a label (or "") */
	DOC_PAGE,      /* begins a new page, in letters of `size` */
	DOC_DATA,      /* data: the whole of a JSON document */
	DOC_SHEET,     /* begins a worksheet, laid out by a template */
	DOC_CHART,     /* text over it, label at its side: column `key` of the table's first rows, by groups */
	DOC_CLOCK,     /* label, text: the time left until `until`, as large as possible */
	DOC_BARS,      /* text over it: bars for each row of `table`, labelled by its first column */
};

/* The media that show a part; each format is one of these. */
enum doc_medium {
	DOC_TERMINAL = 1, DOC_PAPER = 2, DOC_WORKBOOK = 4, DOC_ROWS = 8 /* CSV */, DOC_TREE = 16 /* JSON */,
	DOC_PEOPLE = DOC_TERMINAL | DOC_PAPER | DOC_WORKBOOK, DOC_SCRIPTS = DOC_ROWS | DOC_TREE,
	DOC_EVERYWHERE = DOC_PEOPLE | DOC_SCRIPTS,
};

/* An empty line before a part on a terminal: if the part before is of another kind; always; never. */
enum doc_gap { DOC_GAP_USUAL, DOC_GAP_ALWAYS, DOC_GAP_NONE };

/* The layout of a worksheet: a list; a form that fills one page; a list to filter; blocks; records. */
enum doc_layout { DOC_AS_LIST, DOC_AS_FORM, DOC_AS_BOARD, DOC_AS_BLOCKS, DOC_AS_RECORDS };

/* The texts in the margins of each page; in them these bytes are the page and the number of pages. */
enum doc_edge { DOC_HEADER_LEFT, DOC_HEADER_RIGHT, DOC_FOOTER_LEFT, DOC_FOOTER_RIGHT, DOC_MARK, DOC_EDGES };
#define DOC_PAGE_NO "\001"
#define DOC_PAGE_COUNT "\002"

/* Bytes in a plain text that colour what follows, on a terminal that has colours; the last one ends it. */
#define DOC_INK_STRONG "\003"
#define DOC_INK_BROWN "\004"
#define DOC_INK_GREEN "\005"
#define DOC_INK_YELLOW "\006"
#define DOC_INK_RED "\007"
#define DOC_INK_END "\010"

enum { DOC_MEASURES = 16 };

struct doc_sheet {
	enum doc_layout layout;
	char *name, *font, *edge[DOC_EDGES];
	int page[DOC_MEASURES];      /* the numbers of a template's [page] */
};

/* Where a page is read: in the hand, on a wall two metres away, on a projector's screen. */
enum doc_size { DOC_DESK, DOC_WALL, DOC_SCREEN };

struct doc_part {
	enum doc_kind kind;
	unsigned media;              /* that show it */
	enum doc_gap gap;            /* before it */
	bool whole;                  /* a terminal does not break its lines */
	int64_t until;               /* of a clock: seconds since 1970 */
	const char *key; /* of a pair or table, for scripts; outlives the document. NULL: for people alone */
	char *label, *text;
	char *right;                 /* at the right end of a heading's or text's line, or NULL */
	bool strong;                 /* a text in bold letters */
	int lines;
	enum doc_size size;          /* of a page */
	bool roomy;                  /* a table to be filled in by hand */
	bool fills;                  /* with a worksheet's column widths, and rows that fill the page */
	bool one_page;               /* PDF: the page with this table is made smaller rather than continued */
	int blocks;                  /* paper: blocks of the table's rows beside each other */
	/*
	 * A table may omit leading groups for which a line has no room, and says so: {0} is the first one shown.
	 */
	const struct msg *left_out;
	int held;                    /* worksheet: leading columns that stay in sight */
	size_t most;                 /* rows on a terminal; 0: all */
	bool sides;                  /* its last two columns are compared, beside or below each other */
	bool may_split;              /* its groups continue on a further page rather than get too small */
	struct listing table;        /* with its title over it, unless that is "" */
	struct data data;
	struct doc_sheet *sheet;
};

enum doc_paper { DOC_A4, DOC_A3, DOC_PAPERS };

/* The look of a document. */
struct doc_look {
	enum lang lang;
	const char *templates;   /* the club's own folder, or NULL */
	bool colour;             /* for a terminal with colours */
	int columns;             /* of the terminal; 0: as wide as needed */
	enum doc_size size;      /* of printed pages */
	enum doc_paper paper;
	unsigned media;          /* that documents are made for; 0: all */
	const char *recipe;      /* how a workbook is made, or NULL */
};

struct doc {
	enum lang lang;
	enum doc_paper paper;
	bool landscape;              /* asked for; a page too wide for portrait is turned in any case */
	enum doc_size size;          /* of its first page */
	bool one_page;               /* each page is made smaller rather than continued */
	bool is_list;                /* scripts get one table alone: rows, an array */
	char *title;                 /* the first heading, and the name of page and worksheet */
	char *subtitle;              /* "" if none */
	char *foot;                  /* at the foot of every page: the check code in words; "" if none */
	char *code;                  /* that code alone, for the QR code beside it; "" if none */
	char *event, *day;           /* a file's properties beside its title; may be NULL */
	unsigned title_media, foot_media;   /* media that show these */
	unsigned wanted;             /* the media that it is made for; 0: all of them */
	unsigned media;              /* of the parts that come next */
	enum doc_gap gap;            /* and the gap before them */
	bool whole;
	size_t count;
	struct doc_part *parts;
	bool failed;
};

void doc_start(struct doc *doc, enum lang lang, const char *title);
/* Show the following parts only in these media. False if the document is made for none of them. */
bool doc_for(struct doc *doc, unsigned media);
/* Show the parts added so far, and the title, only in these media. */
void doc_keep_for(struct doc *doc, unsigned media);
/* Set the gap before the following parts on a terminal. */
void doc_gap(struct doc *doc, enum doc_gap gap);
void doc_whole(struct doc *doc, bool whole);
void doc_title(struct doc *doc, const char *text);
void doc_subtitle(struct doc *doc, const char *text);
void doc_foot(struct doc *doc, const char *text, const char *code);
void doc_heading(struct doc *doc, const char *text);
/* Add a text with another at the right end of its line; left out if both are empty. */
void doc_line(struct doc *doc, const char *text, const char *right, bool strong);
/* Set the text at the right end of the heading just added. */
void doc_right(struct doc *doc, const char *right);
void doc_chart(struct doc *doc, const char *key, const char *title, const char *axis);
/* Add bars for a small table of figures, under its title; takes the table over. */
void doc_bars(struct doc *doc, struct listing *table);
/* Begin a worksheet; takes the texts over. */
void doc_sheet(struct doc *doc, const struct doc_sheet *sheet);
void doc_sheet_free(struct doc_sheet *sheet);
/* Set a file's properties. */
void doc_about(struct doc *doc, const char *event, const char *day);
/* Add a part; an empty text, pair or note is left out. */
void doc_text(struct doc *doc, const char *text);
/* Add the time left until `until` (seconds since 1970), now in the words `left`; `over`: its label later. */
void doc_clock(struct doc *doc, int64_t until, const char *left, const char *label, const char *over);
void doc_pair(struct doc *doc, const char *key, const char *label, const char *text);
void doc_item(struct doc *doc, const char *label, int column, const char *text);
void doc_plain(struct doc *doc, const char *text);
void doc_note(struct doc *doc, const char *text);
/* Add a message as a text, a note or a heading: doc_say(doc, doc_note, …). */
void doc_say(struct doc *doc, void (*put)(struct doc *doc, const char *text), const struct msg *msg,
	const char *const args[]);
void doc_sign(struct doc *doc, const char *name);
void doc_space(struct doc *doc, const char *label, int lines);
void doc_page(struct doc *doc, enum doc_size size);
/* Add a table; takes it over and empties it. Returns the part, NULL without memory. */
struct doc_part *doc_table(struct doc *doc, const char *key, struct listing *table);
/* Add data; takes them over and empties them. */
void doc_data(struct doc *doc, struct data *data);
/* Make a document of one table, whose title becomes its own. Takes the table over. */
void doc_list(struct doc *doc, enum lang lang, struct listing *table);
/* Begin a listing that a terminal shows in its own way, untitled; scripts get the table added to it. */
void doc_list_start(struct doc *doc, enum lang lang, const char *title, unsigned wanted);
/* Return true unless memory ran out, else set the error. */
bool doc_done(const struct doc *doc, struct err *e);
void doc_free(struct doc *doc);

#endif
