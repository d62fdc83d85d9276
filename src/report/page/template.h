/*
 * The look of a kind of page, read from templates/KIND.LANG.ini: its texts, its columns in order, its paper.
 * The club's own file stands over the embedded one: it may leave out what it does not change. What it says of
 * columns counts whole: a section there replaces the embedded section.
 *
 *   1  what a template may say      2  what it says      3  texts with {slots}      4  other files
 */
#ifndef REPORT_TEMPLATE_H
#define REPORT_TEMPLATE_H

#include "report/report.h"

/* ==== 1. What a template may say ================================================================ */

/* inih takes lines up to 200 bytes. */
enum { TEMPLATE_LINE = 200, TEMPLATE_TEXTS = 61, TEMPLATE_FIELDS = 24 };

/* A figure that a page can show; the key is its name in templates, CSV and JSON. */
struct template_field {
	const char *key;
	enum listing_kind kind;
	bool centred;
};

enum { TEMPLATE_OWN = 13 };

/*
 * Fields that a game has of its own: `count` from `first` on. Where a template names columns that are
 * another's, as `is_other` knows, those of them that it does not name take their place, with these heads.
 */
struct template_own {
	int first, count;
	const struct msg *heads[TEMPLATE_OWN], *briefs[TEMPLATE_OWN];   /* on paper, on the terminal */
	int widths[TEMPLATE_OWN];            /* in tenths of a character; 0: that of its kind */
	bool (*is_other)(const char *key);
};

/*
 * Fields from `group` + 1 on are shown once a round or once a seat, at the place of the field `group`
 * (which is `field_count` where there are none). `texts` are the keys of [texts] behind the common ones.
 */
struct template_kind {
	const char *name;
	const struct template_field *fields;
	int field_count, group;
	const char *const *texts;
	int text_count;
	const struct template_own *own;      /* NULL: none */
};

/* The texts that every kind has. */
enum template_common {
	TEMPLATE_TITLE, TEMPLATE_WORKSHEET, TEMPLATE_FONT, TEMPLATE_DATE, TEMPLATE_HEADER_LEFT,
	TEMPLATE_HEADER_RIGHT, TEMPLATE_FOOTER_LEFT, TEMPLATE_FOOTER_RIGHT, TEMPLATE_CHECK_CODE,
	TEMPLATE_COMMON_TEXTS
};

/* ==== 2. What it says =========================================================================== */

/* [columns] and [group] are those of paper and HTML, the other two those of the terminal. */
enum template_section {
	TEMPLATE_COLUMNS, TEMPLATE_GROUP, TEMPLATE_TERMINAL, TEMPLATE_TERMINAL_GROUP, TEMPLATE_SECTIONS
};

enum { TEMPLATE_PORTRAIT, TEMPLATE_LANDSCAPE };
enum { TEMPLATE_A4, TEMPLATE_LETTER, TEMPLATE_A3 };

/* The numbers of [page]; margins in mm, grey in percent, the font's size in points. */
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
	int others;                  /* the place of columns of other games, counted from 1; 0: there were none */
	struct template_column column[TEMPLATE_FIELDS];
};

/* How many texts a kind has of its own, by an enum that goes on from the common ones; too many do not
   compile. */
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

/* What the slots stand for; NULL is nothing. */
struct slots {
	const char *value[SLOT_COUNT];
	struct num num[SLOT_COUNT];
	char date[TEMPLATE_LINE], where[BOOK_NAME + TEMPLATE_LINE + 2];
};

/* Fill in what an event says; `slots` keeps pointers into it. */
void slots_event(struct slots *slots, const struct template *t, const struct book_event *event);
void slots_number(struct slots *slots, enum slot slot, int64_t number);
/* The text with its slots filled, behind what `b` holds. */
void slots_fill(struct buf *b, const struct slots *slots, const char *text);
/* Likewise, but `b` is emptied first; returns its text. */
const char *slots_text(struct buf *b, const struct slots *slots, const char *text);
/* Does a slot of the text stand for anything? A text without slots speaks for itself. */
bool slots_say(const struct slots *slots, const char *text);

/* ==== 4. Other files of templates/ ============================================================== */

/* One of them as it is, the club's own or the embedded one, and what it is called in errors. */
bool template_file(struct buf *text, struct buf *path, const char *name, const struct doc_look *look,
	struct err *e);

#endif
