/*
 * pages: the check code on every one, and documents shaped by a template — standings, game sheets, the table
 * of bids, hand records, minutes. Their look (texts, column heads and order, paper) comes from templates/,
 * which a club can override with a folder of its own.
 */
#ifndef REPORT_PAGE_PAGE_H
#define REPORT_PAGE_PAGE_H

#include "base/doc.h"
#include "desk/desk.h"
#include "vault/vault.h"

/* ==== 1. Check codes ============================================================================ */

/*
 * Write the check code of the book after a step, as pages show it: the first 128 bits of its seal in
 * Crockford's base 32, "K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G". Read a typed code into hexadecimal digits of the
 * seal; false if it is none. A code of earlier versions, twelve hexadecimal digits, is weak: two books can be
 * made to share it.
 */
enum { REPORT_CODE = 36 };
void report_code_of(const struct vault_step *step, char out[REPORT_CODE]);
bool report_code_read(const char *typed, char seal[REPORT_CODE]);
bool report_code_is_weak(const char *seal);

/* The state of the book shown on a page: its last step, and the code of that; 0 and "" before the first. */
struct report_mark {
	int64_t step;
	char code[REPORT_CODE];
};
bool report_mark_make(struct book *s, struct report_mark *out, struct err *e);

/* ==== 2. Lists, worksheets, feet =================================================================== */

/* Add a list, on its own worksheet in a workbook, with the mark (or NULL). Takes ownership of the table. */
bool report_list_doc(struct doc *doc, const char *title, struct listing *table,
	const struct book_event *event, const struct report_mark *mark, const struct doc_look *look,
	struct err *e);

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
 *   3  the keys of templates      4  their contents      5  texts with {slots}      6  other files
 */

/* ==== 3. The keys of templates ================================================================== */

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

/* ==== 4. Their contents ========================================================================= */

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

/* ==== 5. Texts with {slots} ===================================================================== */

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

/* ==== 6. Other files of templates/ ============================================================== */

/* Read one, the club's own or the embedded one, and its name for errors. */
bool template_file(struct buf *text, struct buf *path, const char *name, const struct doc_look *look,
	struct err *e);

/* ==== 7. Making a page ========================================================================== */

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

/* The texts of a list's page; its title is SLOT_REASON. */
extern const struct template_kind list_kind;

#endif
