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
#include "base/json.h"

/* ==== 1. Listings =============================================================================== */

/*
 * Any table: what a terminal, a CSV, a JSON document, an HTML table, a worksheet or a PDF shows. A report
 * lists its columns once, beside what they say, and adds its rows:
 *
 *	static const struct listing_column columns[] = {
 *		{ "player", &msg_head_player, LISTING_TEXT, .cell = name_cell },
 *		{ "deals", &msg_head_stats_deals, LISTING_INT, cell_int, .item = offsetof(struct row, deals) },
 *		{ NULL } };
 *	listing_begin(&t, lang, "", columns);
 *	listing_rows(&t, rows, count, sizeof *rows);
 */
enum listing_kind {
	LISTING_TEXT, LISTING_INT, LISTING_POINTS /* signed */, LISTING_TWELFTHS,
	LISTING_HUNDREDTHS, LISTING_THOUSANDTHS,
	LISTING_TIME   /* a text, a time of the book: people read that of the place */
};

/* How a cell looks beside the others; the open ones have no line below, above, or either. */
enum listing_style {
	LISTING_PLAIN, LISTING_STRUCK, LISTING_ITALIC, LISTING_TOTAL, LISTING_BAND,
	LISTING_OPEN_BELOW, LISTING_OPEN_ABOVE, LISTING_OPEN, LISTING_STYLES
};

/*
 * What of a column a workbook works out by itself: figures are added up; the total of those of its group so
 * far; the sum of all that stand in the row.
 */
enum listing_sum { LISTING_GIVEN, LISTING_ADDED, LISTING_RUNNING, LISTING_ACROSS };

struct listing;
struct listing_column;

/* Adds the column's cell of a row, exactly one. */
typedef void listing_say(struct listing *t, const void *row, const struct listing_column *column);

struct listing_column {
	const char *key;          /* CSV heading and JSON key, the same in all languages; outlives the table */
	const struct msg *head;
	enum listing_kind kind;
	listing_say *cell;
	size_t item;              /* for `cell`: the place of a member in the row, or the report's own number */
	const struct msg *over;   /* stands over this and neighbouring columns that have the same, or NULL */
	bool for_scripts;         /* left out where people read */
	bool centred;             /* on paper */
	bool is_amount;           /* of money: for people in groups of figures */
	enum listing_sum sum;     /* in workbooks */
	/* Set by the table and the formats. */
	char *name;               /* a head that no message has, in place of `head`; owned by the table */
	int field;                /* its place among the columns of a template's kind */
	int group;                /* of columns that belong together, from 1; 0: none */
	size_t at;                /* its place among the cells of a row */
	int width;                /* workbooks: tenths of a character, 0: as wide as needed; text: columns */
	int shift, more;          /* worksheets: places further right, and places joined with its own */
	int least;                /* text: what its head and its longest word need */
	bool hidden;              /* text: left out where a line has no room */
};

struct listing_cell {
	enum listing_kind kind;   /* that of the column, unless the report sets another */
	enum listing_style style;
	bool empty;
	bool is_amount;           /* as the column has it */
	bool is_sum;              /* of all that stand above it, in workbooks */
	int times;                /* > 0: this many times the first sum above it */
	int64_t number;           /* LISTING_INT, of all kinds but texts */
	const char *text;         /* LISTING_TEXT; owned by the table */
	const char *words;        /* for people in place of the text or number, or NULL. Owned too */
	/*
	 * In a row's first cell: the row belongs to the one above; its words name a row of sums, over all
	 * leading columns.
	 */
	bool joined, is_label;
};

/* What stands over the columns of a group and before their keys in CSV, and what people call it. */
struct listing_group {
	char *head;
	char prefix[16];          /* "r2_" */
	int no;
};

struct listing {
	char *title;
	enum lang lang;
	const void *about;            /* what its cell functions know beside the row */
	size_t column_count, row_count;
	struct listing_column *columns;
	struct listing_cell *cells;   /* row by row */
	size_t row_cells;             /* cells of a row, also where a view shows fewer columns */
	size_t filled;                /* cells of the row under way */
	int group_count;
	struct listing_group *groups; /* by number, the first is 1 */
	bool in_group;                /* columns made next belong to the last group */
	bool for_people;              /* shown with words for codes */
	bool may_cut_groups;          /* text: leaves the first groups out where a line has no room */
	bool is_tight;                /* text: a single blank between columns */
	struct listing_cell spare;    /* what listing_last returns without memory */
	bool failed;                  /* memory ran out */
};

/* A table of these columns (closed by one without a key). */
void listing_begin(struct listing *t, enum lang lang, const char *title,
	const struct listing_column columns[]);
/* A row by the cell functions of the columns. */
void listing_row(struct listing *t, const void *row);
/* A row for each of `count` things of `size` bytes. */
void listing_rows(struct listing *t, const void *rows, size_t count, size_t size);

/* Cell functions for what stands in the row itself, `item` bytes from its start. */
listing_say cell_int, cell_int64, cell_size;
listing_say cell_some;      /* an int of which 0 means that there is none */
listing_say cell_chars;     /* an array of char */
listing_say cell_string;    /* a const char * */

/* One column more; NULL without memory. Columns are made before the first row. */
struct listing_column *listing_add_column(struct listing *t, const struct listing_column *column);
/* Leave out the columns that are not `wanted`, before the first row. */
void listing_keep(struct listing *t, bool (*wanted)(const struct listing_column *column, const void *arg),
	const void *arg);
/* Columns made next belong to a new group, after listing_group_end to none. */
void listing_group(struct listing *t, const char *head, const char *prefix, int no);
void listing_group_end(struct listing *t);

/* Cells from left to right, row after row. */
void listing_text(struct listing *t, const char *text);
/* Add a code for scripts, and the same in words for people. */
void listing_code(struct listing *t, const char *code, const char *words);
void listing_number(struct listing *t, int64_t number);
/* Add a number for scripts, and what people read there ("–"). */
void listing_figure(struct listing *t, int64_t number, const char *words);
/* Add a number; an empty cell for 0. */
void listing_some(struct listing *t, int64_t number);
void listing_empty(struct listing *t);
/* The empty first cell of a row of sums, and what names it. */
void listing_label(struct listing *t, const char *words);
/* The cell just added, to be changed; never NULL. */
struct listing_cell *listing_last(struct listing *t);
/* The row under way, or the last one, belongs to the row above: no line parts them. */
void listing_join(struct listing *t);
void listing_free(struct listing *t);

/* Older reports add column by column, and cells by place. */
void listing_start(struct listing *t, const char *title);
void listing_column(struct listing *t, const char *key, const struct msg *head, enum listing_kind kind);
/* The column just made is for scripts alone. */
void listing_for_scripts(struct listing *t);
/* The head of the column just made in words of its own, and what stands over it ("": nothing). */
void listing_head(struct listing *t, const char *words, const char *over);

/*
 * What a format shows of a table: for people without the columns for scripts and with words for codes. It
 * has columns of its own, with their names, and borrows all else; free it with listing_view_free in any case.
 */
bool listing_view(struct listing *out, const struct listing *t, enum lang lang, bool for_people,
	struct err *e);
void listing_view_free(struct listing *view);
/* A cell of a view, by the view's columns: `text` is never NULL, and holds the words people read. */
struct listing_cell listing_at(const struct listing *t, size_t row, size_t column);
/*
 * What names a row of sums, NULL in other rows: it takes the place of the columns before the first group,
 * which the row leaves empty.
 */
const char *listing_row_label(const struct listing *t, size_t row);
/* Does a row belong to the one above it? */
bool listing_joined(const struct listing *t, size_t row);
/* The number of columns before the first group. */
size_t listing_leading(const struct listing *t);
/* The first column after those of the group of column i. */
size_t listing_group_end_of(const struct listing *t, size_t i);
/* Has a group something over its columns? */
bool listing_has_group_heads(const struct listing *t);
/* What stands over the column and the others of its group; "" over those of none. */
const struct listing_group *listing_group_of(const struct listing *t, size_t column);
/* The cell in words, on paper or on screen; the text is the cell's or `num`'s. */
const char *listing_words(const struct listing_cell *cell, enum lang lang, struct num *num);
/* The same on a page, where a minus is one (U+2212) and not a hyphen. */
const char *listing_page_words(const struct listing_cell *cell, enum lang lang, struct num *num);
/* A figure as people read it (`plus`: signed points with their plus), and as a number. */
struct num listing_figures(const struct listing_cell *cell, char point, bool plus);
double listing_value(const struct listing_cell *cell);

/* ==== 2. Documents ============================================================================== */

enum doc_kind {
	DOC_HEADING,   /* text */
	DOC_TEXT,      /* a paragraph; its line ends are kept */
	DOC_ITEM,      /* text that hangs beside its label, in column `lines` */
	DOC_PLAIN,     /* text as it is, with its columns and line ends */
	DOC_PAIR,      /* label, text; a text of several lines stands below its label */
	DOC_TABLE,     /* table */
	DOC_NOTE,      /* a footnote, a legend: small */
	DOC_SIGN,      /* a line to sign on with the text under it; neighbours stand beside each other */
	DOC_SPACE,     /* `lines` lines to write on, under a label (or "") */
	DOC_PAGE,      /* what follows begins on a new page, of letters of `size` */
	DOC_DATA,      /* data: all that a JSON document says */
	DOC_SHEET,     /* a worksheet begins, as a template has it */
	DOC_CHART,     /* text over it, label at its side: column `key` of the table's first rows, by groups */
	DOC_CLOCK,     /* label, text: how much time is left until `until`, as large as can be */
	DOC_BARS,      /* text over it: a row of `table` each, its first column beside the bars of the others */
};

/* The media of a part; a format is one of these. */
enum doc_medium {
	DOC_TERMINAL = 1, DOC_PAPER = 2, DOC_WORKBOOK = 4, DOC_ROWS = 8 /* CSV */, DOC_TREE = 16 /* JSON */,
	DOC_PEOPLE = DOC_TERMINAL | DOC_PAPER | DOC_WORKBOOK, DOC_SCRIPTS = DOC_ROWS | DOC_TREE,
	DOC_EVERYWHERE = DOC_PEOPLE | DOC_SCRIPTS,
};

/* On a terminal, an empty line before a part: if the one before is of another kind; always; never. */
enum doc_gap { DOC_GAP_USUAL, DOC_GAP_ALWAYS, DOC_GAP_NONE };

/* How a worksheet is laid out: a list; one page that is filled; to be filtered; in blocks; as records. */
enum doc_layout { DOC_AS_LIST, DOC_AS_FORM, DOC_AS_BOARD, DOC_AS_BLOCKS, DOC_AS_RECORDS };

/* What stands in the margins of each of its pages; in it these bytes are the page and the number of pages. */
enum doc_edge { DOC_HEADER_LEFT, DOC_HEADER_RIGHT, DOC_FOOTER_LEFT, DOC_FOOTER_RIGHT, DOC_MARK, DOC_EDGES };
#define DOC_PAGE_NO "\001"
#define DOC_PAGE_COUNT "\002"

/* In a plain text these bytes colour what follows, on a terminal that has colours; the last one ends it. */
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

/* Where it is read: in the hand, on a wall two metres away, on a projector's screen. */
enum doc_size { DOC_DESK, DOC_WALL, DOC_SCREEN };

struct doc_part {
	enum doc_kind kind;
	unsigned media;              /* where it is shown */
	enum doc_gap gap;            /* before it */
	bool whole;                  /* no terminal breaks its lines */
	int64_t until;               /* of a clock: seconds since 1970 */
	const char *key; /* of a pair or table, for scripts; outlives the document. NULL: people alone */
	char *label, *text;
	char *right;                 /* at the right end of a heading's or text's line, or NULL */
	bool strong;                 /* a text in bold letters */
	int lines;
	enum doc_size size;          /* of a page */
	bool roomy;                  /* a table to be filled in by hand */
	bool fills;                  /* with columns as wide as on a worksheet, and rows that fill the page */
	bool one_page;               /* a PDF's page with this table is drawn smaller rather than goes on */
	int blocks;                  /* of a table on paper: how many blocks of rows are beside each other */
	/* A table may leave out groups in front that a line has no room for, and says
	 * so: {0} is the first shown. */
	const struct msg *left_out;
	int held;                    /* how many columns stay in sight beside the others, on a worksheet */
	size_t most;                 /* rows on a terminal; 0: all */
	bool sides;                  /* its last two columns are compared: beside or below each other */
	bool may_split;              /* its groups go on on a further page rather than get too small */
	struct listing table;        /* its title stands over it, unless it is "" */
	struct data data;
	struct doc_sheet *sheet;
};

enum doc_paper { DOC_A4, DOC_A3, DOC_PAPERS };

/* The look of a document. */
struct doc_look {
	enum lang lang;
	const char *templates;   /* the club's own folder, or NULL */
	bool colour;             /* on a terminal that wants it */
	int columns;             /* of the terminal, 0 = as wide as needed */
	enum doc_size size;      /* of what is printed */
	enum doc_paper paper;
	unsigned media;          /* for which documents are made, 0: all */
	const char *recipe;      /* of a workbook: how it is made, or NULL */
};

struct doc {
	enum lang lang;
	enum doc_paper paper;
	bool landscape;              /* asked for; a page that is too wide for portrait turns by itself */
	enum doc_size size;          /* of its first page */
	bool one_page;               /* each page that it begins is drawn smaller rather than goes on */
	bool is_list;                /* one table is all that scripts get of it: rows, an array */
	char *title;                 /* the first heading, and the name of page and worksheet */
	char *subtitle;              /* "" if none */
	char *foot;                  /* at the foot of every page: the check code in words; "" if none */
	char *code;                  /* that code alone, for the QR code beside it; "" if none */
	char *event, *day;           /* what a file says of itself beside its title: may be NULL */
	unsigned title_media, foot_media;   /* where these are shown */
	unsigned wanted;             /* the media that it is made for; 0: all of them */
	unsigned media;              /* those of the parts that come next */
	enum doc_gap gap;            /* and how they stand on a terminal */
	bool whole;
	size_t count;
	struct doc_part *parts;
	bool failed;
};

void doc_start(struct doc *doc, enum lang lang, const char *title);
/* Show the following parts only in these media. False if the document is made for none of them. */
bool doc_for(struct doc *doc, unsigned media);
/* Show what was added so far, the title too, only in these media. */
void doc_keep_for(struct doc *doc, unsigned media);
/* Set how the following parts stand on a terminal. */
void doc_gap(struct doc *doc, enum doc_gap gap);
void doc_whole(struct doc *doc, bool whole);
void doc_title(struct doc *doc, const char *text);
void doc_subtitle(struct doc *doc, const char *text);
void doc_foot(struct doc *doc, const char *text, const char *code);
void doc_heading(struct doc *doc, const char *text);
/* Add a text with another at the right end of its line; left out if both are empty. */
void doc_line(struct doc *doc, const char *text, const char *right, bool strong);
/* Set the text at the right end of the heading just made. */
void doc_right(struct doc *doc, const char *right);
void doc_chart(struct doc *doc, const char *key, const char *title, const char *axis);
/* Add bars of a small table of figures, under its title; takes the table over. */
void doc_bars(struct doc *doc, struct listing *table);
/* Takes the texts over. */
void doc_sheet(struct doc *doc, const struct doc_sheet *sheet);
void doc_sheet_free(struct doc_sheet *sheet);
/* What a file says of itself. */
void doc_about(struct doc *doc, const char *event, const char *day);
/* An empty text, pair or note is left out. */
void doc_text(struct doc *doc, const char *text);
/* Add the time left until then (seconds since 1970), in present words; `over`: its label after that. */
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
/* Takes the table over and empties it; returns the part, NULL without memory. */
struct doc_part *doc_table(struct doc *doc, const char *key, struct listing *table);
/* Takes the data over and empties them. */
void doc_data(struct doc *doc, struct data *data);
/* Make a document of one table, whose title becomes its own. Takes the table over. */
void doc_list(struct doc *doc, enum lang lang, struct listing *table);
/* Begin a listing that a terminal shows in its own way, without a title; scripts get the table added. */
void doc_list_start(struct doc *doc, enum lang lang, const char *title, unsigned wanted);
/* True unless memory ran out; else the error is set. */
bool doc_done(const struct doc *doc, struct err *e);
void doc_free(struct doc *doc);

#endif
