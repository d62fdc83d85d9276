/*
 * pages: documents shaped by a template — standings, game sheets, the table of bids, hand records, minutes.
 * Their look (texts, column heads and order, paper) comes from templates/, which a club can override with a
 * folder of its own.
 */
#ifndef REPORT_PAGE_PAGE_H
#define REPORT_PAGE_PAGE_H

#include "base/doc.h"
#include "report/standings/standings.h"

/* Add a page to a document, starting an empty one ({0}). */
bool report_standings_doc(struct doc *doc, const struct report_standings *standings,
	const struct doc_look *look, struct err *e);
struct report_sheets;

/* What one document contains of an event. NULL or 0: nothing. */
struct report_book {
	const struct book_event *event; /* its date becomes the file's, so that equal files are identical */
	const struct report_standings *standings;
	const struct report_lines *lines;              /* replace the standings, in a line comparison */
	struct report_sheets *sheets;
	int blank_rows; /* > 0: rows on sheets to be filled in by hand */
	bool bids;                                     /* in a workbook, a licittabla for the wall */
	const struct listing *hands; /* in a workbook, hand records: see report_hands_doc */
	const struct report_mark *mark;                /* under the standings of a line comparison, or NULL */
};
/* Add all of it to a document, starting an empty one ({0}). */
bool report_book_doc(
	struct doc *doc, const struct report_book *book, const struct doc_look *look, struct err *e);
/* Add a list, on its own worksheet in a workbook. Takes ownership of the table. */
bool report_list_doc(struct doc *doc, const char *title, struct listing *table,
	const struct book_event *event, const struct doc_look *look, struct err *e);

/* Make the worksheet of a document without a template of its own, by the template for lists. */
bool report_usual_sheet(struct doc_sheet *out, const struct doc *doc, enum doc_size size, const char *title,
	const struct doc_look *look, struct err *e);
/* Put the check code of the book's state at a document's foot; nothing before the first step. */
bool report_mark_doc(struct doc *doc, const struct report_mark *mark, const struct doc_look *look,
	struct err *e);

/*
 * The look of a kind of page, read from templates/KIND.LANG.ini: its texts, its columns in order, its paper.
 * The club's own file overrides the embedded one, and may leave out unchanged parts; a section of columns
 * replaces the embedded section as a whole.
 *
 *   1  the keys of templates      2  their contents      3  texts with {slots}      4  other files
 */

/* ==== 1. The keys of templates ================================================================== */

/* inih takes lines up to 200 bytes. */
enum { TEMPLATE_LINE = 200, TEMPLATE_TEXTS = 61, TEMPLATE_FIELDS = 24 };

enum { TEMPLATE_OWN = 13 };

/* Fields of one game: `count` from `first` on. If a template names another game's columns (`is_other`), those
 * of these fields that it does not name take their place, with these heads. */
struct template_own {
	int first, count;
	const struct msg *heads[TEMPLATE_OWN], *briefs[TEMPLATE_OWN];   /* on paper, on the terminal */
	int widths[TEMPLATE_OWN];            /* in tenths of a character; 0: the default of its kind */
	bool (*is_other)(const char *key);
};

/*
 * `fields` are the figures that a page can show; their keys are their names in templates, CSV and JSON. Those
 * after `group` are repeated for each round or seat, at the place of the field `group` (`field_count`: none
 * are). `texts` are the keys of [texts] after the common ones.
 */
struct template_kind {
	const char *name;
	const struct listing_column *fields;
	int field_count, group;
	const char *const *texts;
	int text_count;
	const struct template_own *own;      /* NULL: none */
};

/* Texts of every kind. */
enum template_common {
	TEMPLATE_TITLE, TEMPLATE_WORKSHEET, TEMPLATE_FONT, TEMPLATE_DATE, TEMPLATE_HEADER_LEFT,
	TEMPLATE_HEADER_RIGHT, TEMPLATE_FOOTER_LEFT, TEMPLATE_FOOTER_RIGHT, TEMPLATE_CHECK_CODE,
	TEMPLATE_COMMON_TEXTS
};

/* ==== 2. Their contents ========================================================================= */

/* [columns] and [group] are for paper and HTML, the other two for the terminal. */
enum template_section {
	TEMPLATE_COLUMNS, TEMPLATE_GROUP, TEMPLATE_TERMINAL, TEMPLATE_TERMINAL_GROUP, TEMPLATE_SECTIONS
};

enum { TEMPLATE_PORTRAIT, TEMPLATE_LANDSCAPE };
enum { TEMPLATE_A4, TEMPLATE_LETTER, TEMPLATE_A3 };

/* The numbers of [page]; margins in mm, grey in percent, font size in points. */
enum template_page {
	PAGE_ORIENTATION, PAGE_PAPER, PAGE_MARGIN_LEFT, PAGE_MARGIN_RIGHT, PAGE_MARGIN_TOP, PAGE_MARGIN_BOTTOM,
	PAGE_FONT_SIZE, PAGE_GREY, PAGE_BLOCKS, PAGE_COUNT
};

struct template_column {
	int field;
	int width;                   /* in tenths of a character, for workbooks */
	char head[TEMPLATE_LINE];
};

struct template_list {
	int count;
	int others;                  /* the place of another game's columns, from 1; 0: none */
	struct template_column column[TEMPLATE_FIELDS];
};

/* The number of a kind's own texts, by an enum that continues the common ones; too many do not compile. */
#define TEMPLATE_OWN_TEXTS(end) \
	((int)((end) - TEMPLATE_COMMON_TEXTS + 0 * sizeof(char[(int)(end) <= TEMPLATE_TEXTS ? 1 : -1])))

struct template {
	const struct template_kind *kind;
	enum lang lang;
	char text[TEMPLATE_TEXTS][TEMPLATE_LINE];   /* of every kind: see TEMPLATE_OWN_TEXTS */
	int page[PAGE_COUNT];
	struct template_list list[TEMPLATE_SECTIONS];
};

/* Read the template of a kind in the look's language. An error names file and line. */
bool template_read(struct template *t, const struct template_kind *kind, const struct doc_look *look,
	struct err *e);

/* ==== 3. Texts with {slots} ===================================================================== */

enum slot {
	SLOT_EVENT, SLOT_YEAR, SLOT_MONTH, SLOT_DAY, SLOT_DATE, SLOT_PLACE, SLOT_WHERE, SLOT_EDITION, SLOT_STAKE,
	SLOT_ROUND, SLOT_TABLE, SLOT_SEAT, SLOT_PLAYER, SLOT_NUMBER, SLOT_REASON, SLOT_WAS, SLOT_PAGE, SLOT_PAGES,
	SLOT_CODE, SLOT_STEP, SLOT_COUNT
};

/* The values of the slots; NULL is empty. */
struct slots {
	const char *value[SLOT_COUNT];
	struct num num[SLOT_COUNT];
	char date[TEMPLATE_LINE], where[BOOK_NAME + TEMPLATE_LINE + 2];
};

/* Fill in the event's details; `slots` keeps pointers into it. */
void slots_event(struct slots *slots, const struct template *t, const struct book_event *event);
void slots_number(struct slots *slots, enum slot slot, int64_t number);
/* Append the text to `b` with its slots filled. */
void slots_fill(struct buf *b, const struct slots *slots, const char *text);
/* The same with `b` emptied first; returns its text. */
const char *slots_text(struct buf *b, const struct slots *slots, const char *text);
/* Has any slot of the text a value? True for a text without slots. */
bool slots_say(const struct slots *slots, const char *text);

/* ==== 4. Other files of templates/ ============================================================== */

/* Read one, the club's own or the embedded one, and its name for errors. */
bool template_file(struct buf *text, struct buf *path, const char *name, const struct doc_look *look,
	struct err *e);

/*
 * The pages of standings: their fields, and their table.
 * 1  making a page      2  standings
 */

/* ==== 1. Making a page ========================================================================== */

struct page {
	const struct doc_look *look;
	struct template t;
	struct slots slots;
	struct buf scratch;
	const struct game *game;             /* of a sheet: its columns are this game's */
	struct template_kind kind;           /* of a sheet: its kind, with those columns */
	struct template_own own;
	struct listing_column fields[TEMPLATE_FIELDS];
	const char *group_text;              /* the template's text over a group of columns */
};

/* Read the template and fill in the event (NULL: none). Free with page_free in any case. */
bool page_start(struct page *page, const struct template_kind *kind, const struct book_event *event,
	const struct doc_look *look, struct err *e);
void page_free(struct page *page);
/* Return a text of the template with its slots filled; valid until the next call. */
const char *page_text(struct page *page, int text);
/* Add the template's columns in `section`, and those of the next section `group_count` times at the place of
 * the group's field. There are no groups if the template does not show them. */
void page_columns(struct listing *t, struct page *page, enum template_section section, int group_count);
/* Fill the head of a group, counted from 0, with the present slots. */
void page_group_head(struct page *page, struct listing *t, int group);

/* Begin a page of a document: the first has its title, the next ones a heading. */
void page_doc(struct doc *doc, const struct page *page, const char *title);
/* Make the worksheet by the template; free it with doc_sheet_free in any case. False without memory. */
bool page_sheet(struct doc_sheet *out, struct page *page, enum doc_layout layout,
	const struct report_mark *mark);
/* Begin it in a document. */
void page_doc_sheet(struct doc *doc, struct page *page, enum doc_layout layout,
	const struct report_mark *mark);
/* Write the page's text about the book's state, "" for a book without a step; valid until the next text. */
const char *page_mark(struct page *page, const struct report_mark *mark);
/* Add notes for the event's announced deviations from the rules. */
void page_announced(struct doc *doc, const struct game_rules *rules);
/* Write "check_code":"K7Q4-…","step":12 (null without a step). */
void page_mark_data(struct data *d, const struct report_mark *mark);
/* Write "event":{…}. */
void page_event_data(struct data *d, const struct book_event *event);

/* ==== 2. Standings ============================================================================== */

/* What cells of standings are made from: with a page names get marks, otherwise all is plain. */
struct standings_view {
	const struct report_standings *standings;
	const struct page *page;
};

/* Return the note of a ruling under the table; valid until the page's next text. */
const char *standings_note(struct page *page, const struct book_ruling *ruling);
/* Return the n-th line about irregular tables, from 0; NULL past the last. Valid until the next text. */
const char *standings_odd_note(struct page *page, const struct report_standings *standings, size_t n);

/*
 * Parts of all standings: the lines above the table (place, edition, what is not final), the notes below it
 * (rulings, irregular tables, announced deviations), and a name with its marks (points set by a ruling,
 * totals of a sheet alone, out).
 */
void standings_add_lines(struct doc *doc, struct page *page, const struct report_standings *standings,
	unsigned media);
void standings_add_happened(struct doc *doc, struct page *page, const struct report_standings *standings);
void standings_mark_name(char *out, size_t size, const struct page *page, const struct report_standing *row);

/* In the order of the CSV, which begins rank,player,place_points,score. */
enum standings_field {
	STANDINGS_RANK, STANDINGS_PLAYER, STANDINGS_PLACE_POINTS, STANDINGS_SCORE,
	STANDINGS_CLUB, STANDINGS_START_NO, STANDINGS_ROUNDS_PLAYED, STANDINGS_DEALS,
	STANDINGS_DECLARED, STANDINGS_MADE, STANDINGS_LOST, STANDINGS_OUTCOMES, STANDINGS_RULINGS,
	STANDINGS_OUT, STANDINGS_TOTALS, STANDINGS_WON, STANDINGS_BEATEN,
	STANDINGS_CARRIED_PLACE_POINTS, STANDINGS_CARRIED_SCORE,
	STANDINGS_ROUNDS    /* the place of the groups, one a round */
};

enum standings_round_field {
	STANDINGS_ROUND_TABLE = STANDINGS_ROUNDS + 1, STANDINGS_ROUND_PLACE_POINTS, STANDINGS_ROUND_SCORE,
	STANDINGS_TOTAL_PLACE_POINTS, STANDINGS_TOTAL_SCORE, STANDINGS_ROUND_RANK, STANDINGS_FIELDS_END
};

enum standings_text {
	STANDINGS_LINE_1 = TEMPLATE_COMMON_TEXTS, STANDINGS_LINE_2, STANDINGS_UNFINISHED, STANDINGS_UNSEATED,
	STANDINGS_OPEN, STANDINGS_DEPENDS, STANDINGS_STANDS, STANDINGS_CHART,
	STANDINGS_CHART_POINTS, STANDINGS_CHART_SCORE, STANDINGS_MARK_RULED, STANDINGS_NOTE_RULED,
	STANDINGS_MARK_TOTALS, STANDINGS_NOTE_TOTALS, STANDINGS_NOTE_TOTALS_MANY, STANDINGS_NOTE_TURN,
	STANDINGS_WITHDRAWN, STANDINGS_EXCLUDED,
	STANDINGS_TEXTS_END
};

extern const struct template_kind standings_kind;

/* Add the part for scripts: a row a player with all fields, and as data. */
void standings_add_data(struct doc *doc, const struct report_standings *standings);
/* Is the column used in these standings (of a view)? */
bool standings_wanted(const struct listing_column *column, const void *view);

/* The texts of a list's page; its title is SLOT_REASON. */
extern const struct template_kind list_kind;

#endif
