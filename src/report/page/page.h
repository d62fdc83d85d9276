/*
 * The pages: standings, game sheets, the licittabla, hand records. What each can show, and its grid.
 *
 *   1  a page under way      2  standings      3  game sheets      4  the licittabla
 *   5  hand records
 */
#ifndef REPORT_PAGE_H
#define REPORT_PAGE_H

#include "report/page/grid.h"
#include "report/page/pages.h"

/* ==== 1. A page under way ======================================================================= */

struct page {
	const struct doc_look *look;
	struct template t;
	struct slots slots;
	struct buf scratch;
	const struct game *game;             /* of a sheet: whose columns it has */
	struct template_kind kind;           /* of a sheet: with these */
	struct template_own own;
	struct template_field fields[TEMPLATE_FIELDS];
};

/* Read the template and fill in the event (NULL: none). Free with page_free in any case. */
bool page_start(struct page *page, const struct template_kind *kind, const struct book_event *event,
	const struct doc_look *look, struct err *e);
void page_free(struct page *page);
/* A text of the template with its slots filled; valid until the next call. */
const char *page_text(struct page *page, int text);
/* Fill the head of a group with the slots as they are. */
void page_group_head(struct page *page, struct grid *grid, int group);

/* Begin a page of a document: the first has its title, those behind a heading. */
void page_doc(struct doc *doc, const struct page *page, const char *title);
/* The worksheet that the template wants; free it with doc_sheet_free in any case. False without memory. */
bool page_sheet(struct doc_sheet *out, struct page *page, enum doc_layout layout,
	const struct report_mark *mark);
/* Begin it in a document. */
void page_doc_sheet(struct doc *doc, struct page *page, enum doc_layout layout,
	const struct report_mark *mark);
/*
 * What a page says of the state of the book that it shows, "" of a book without a step; valid until the
 * next text.
 */
const char *page_mark(struct page *page, const struct report_mark *mark);
/* What the event announced, where the rules let it deviate: notes. */
void page_announced(struct doc *doc, const struct game_rules *rules);
/* "check_code":"K7Q4-…","step":12 (null without a step). */
void page_mark_data(struct data *d, const struct report_mark *mark);
/* "event":{…} */
void page_event_data(struct data *d, const struct book_event *event);

/* ==== 2. Standings ============================================================================== */

/* Standings as a grid: with the mark of rulings behind the names if there is a page, else as plain figures.
 */
struct standings_view {
	const struct report_standings *standings;
	const struct page *page;
};

/* Which of the lines about open disputes tells whether the order depends on them; 0 if none is open. */
int standings_verdict(const struct report_standings *standings);
/* The note of a ruling under the table; valid until the page's next text. */
const char *standings_note(struct page *page, const struct book_ruling *ruling);
/* How many sat at no table of a round (its place in the list), "" if nobody. */
const char *standings_unseated(struct page *page, const struct report_standings *standings, size_t round);
/*
 * The n-th line about tables that are not as others are, from 0; NULL past the last. Valid until the next
 * text.
 */
const char *standings_odd_note(struct page *page, const struct report_standings *standings, size_t n);

/*
 * Parts that all standings share: the lines above the table (place, edition, what is not final), the notes
 * below it (rulings, odd tables, announced deviations), and a name with its marks (points set by a ruling,
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
	STANDINGS_ROUNDS    /* the place of the groups, a round each */
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

/* A grid of them, without columns yet. */
struct grid standings_figures(const struct standings_view *view);
/* Leave out the deals won and lost, unless the event's game counts them. */
void standings_drop_unknown(struct grid *grid, const struct report_standings *standings);
/* Add what scripts read: every field in a row a player, and as data. */
bool standings_add_data(struct doc *doc, const struct report_standings *standings, struct err *e);
/* Where nothing is carried over, its columns go. */
void standings_drop_carried(struct grid *grid, const struct report_standings *standings);
/* `view` has to outlive the grid; its `standings` is set by the caller. */
bool standings_grid(struct grid *grid, struct page *page, struct standings_view *view,
	enum template_section section, struct err *e);

/* ==== 3. Game sheets ============================================================================ */

enum sheet_field {
	SHEET_NO, SHEET_DEALER, SHEET_CHECK,
	SHEET_OWN,                                  /* the first of the game's own */
	SHEET_SEATS = SHEET_OWN + TEMPLATE_OWN    /* the place of the groups, a seat each */
};

enum sheet_seat_field { SHEET_POINTS = SHEET_SEATS + 1, SHEET_RUNNING, SHEET_FIELDS_END };

enum sheet_text {
	SHEET_TABLE = TEMPLATE_COMMON_TEXTS,
	SHEET_LINE_1,
	SHEET_LINE_2,
	SHEET_STAKE,
	SHEET_SEAT,
	SHEET_START_NO,
	SHEET_TURN,
	SHEET_TURN_PLACE,
	SHEET_TOTALS,
	SHEET_DIFFERS,
	SHEET_MISSING,
	SHEET_SIGNED,
	SHEET_CLOSED,
	SHEET_CHECKED,
	SHEET_TOTAL,
	SHEET_PLACE,
	SHEET_PLACE_POINTS,
	SHEET_MONEY,
	SHEET_MARK_VOID,
	SHEET_MARK_REVISED,
	SHEET_MARK_RULED,
	SHEET_MARK_OPEN,
	SHEET_WORD_VOID,
	SHEET_WORD_REDEAL,
	SHEET_WORD_RULED,
	SHEET_WORD_OPEN,
	SHEET_NOTE_VOID,
	SHEET_NOTE_REDEAL,
	SHEET_NOTE_REVISED,
	SHEET_NOTE_REDEALT,
	SHEET_NOTE_RULED,
	SHEET_NOTE_OPEN,
	SHEET_NOTE_DEALER,
	SHEET_SIGN_PLAYER,
	SHEET_SIGN_REFEREE,
	SHEET_LEGEND,
	SHEET_BLANK_LEGEND,
	SHEET_CLOCK,
	SHEET_JURY,
	SHEET_TEXTS_END
};

/* Begin the page of a game's sheets; as page_start. */
bool sheet_start(struct page *page, const struct game *game, const struct book_event *event,
	const struct doc_look *look, struct err *e);

/* The rows under the deals; the last one only if there is a stake. */
enum sheet_foot { SHEET_FOOT_TOTAL, SHEET_FOOT_PLACE, SHEET_FOOT_PLACE_POINTS, SHEET_FOOT_MONEY, SHEET_FEET };

/*
 * The rows of a sheet to be filled in: the deals of a round at its table, `rows` where they are not fixed;
 * 0 stays 0.
 */
int sheet_blank_rows(const struct report_sheet *sheet, int rows);

/* Fill in what a sheet says of itself, and of one of its seats. */
void sheet_slots(struct page *page, const struct report_sheet *sheet);
void sheet_seat_slots(struct page *page, const struct report_sheet *sheet, int seat);
/* The line of a seat's first player, then those of who took it over; false past the last. */
bool sheet_seat_line(struct buf *line, struct page *page, const struct report_sheet *sheet, int seat, int n);
/*
 * A line under the deals beside the notes, the first is 0; false past the last, "" where there is nothing
 * to say.
 */
bool sheet_remark(struct page *page, const struct report_sheet *sheet, int n, const char **out);
/* Who takes the seat over as the n-th; NULL: nobody. */
const struct book_turn *sheet_turn(const struct report_sheet *sheet, int seat, int n);
/* What scripts read of sheets: a row a deal, for `seats` seats or a few more; the same and more as data. */
void sheet_start_rows(struct listing *t, const struct game *game, int *seats);
void sheet_add_rows(struct listing *t, const struct report_sheet *sheet, int seats);
void sheet_start_data(struct data *d);
void sheet_add_data(struct data *d, const struct report_sheet *sheet);
void sheet_end_data(struct data *d);
/* Does a deal need a mark and a note? */
bool sheet_row_has_note(const struct report_sheet_row *row);
/* The note, "" if it needs none; valid until the page's next text. */
const char *sheet_row_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row);
/* What stood there before a correction, where the note is of a ruling; "" otherwise. */
const char *sheet_mended_note(struct page *page, const struct report_sheet_row *row);
/* Who dealt it out of turn; "" if nobody did. */
const char *sheet_dealer_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row);
/* That deals count double from it on, or that it does not fit that; "" if neither. */
const char *sheet_run_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row);

/*
 * A sheet as a grid: the deals, then the rows under them with their figures in the field `figure` of a
 * seat.
 */
enum sheet_part { SHEET_WHOLE, SHEET_DEALS_ALONE, SHEET_POINTS_ALONE };

enum { SHEET_SEATS_BESIDE = 4 };   /* seats whose points a terminal has room for */

struct sheet_view {
	const struct report_sheet *sheet;
	const struct page *page;
	int figure;
	bool words;       /* bids and kontras in words, as on paper */
	int blank_rows;   /* > 0: to be filled in by hand, so many deals */
	enum sheet_part part;
	int from;         /* of SHEET_POINTS_ALONE the first seat */
	char number_head[TEMPLATE_LINE];
};

/* Has a terminal no room for the deals beside the points of all seats? */
bool sheet_is_wide(const struct page *page, const struct report_sheet *sheet);

/* `view` has to outlive the grid; its `sheet` is set by the caller. */
bool sheet_grid(struct grid *grid, struct page *page, struct sheet_view *view, enum template_section section,
	struct err *e);

/* What a list's page says; its title is SLOT_REASON. */
extern const struct template_kind list_kind;

/* ==== 4. The licittabla ========================================================================= */

enum bids_field { BIDS_NO, BIDS_RANK, BIDS_NAME, BIDS_CODE, BIDS_PARTS, BIDS_TOTAL, BIDS_FIELDS };

enum bids_text { BIDS_LINE_1 = TEMPLATE_COMMON_TEXTS, BIDS_NOTE, BIDS_TEXTS_END };

extern const struct template_kind bids_kind;

bool report_bids_doc(struct doc *doc, const struct book_event *event,
	const struct doc_look *look, struct err *e);

/* ==== 5. Hand records =========================================================================== */

/* In the order of the columns of report_hands. */
enum hands_field { HANDS_DEAL, HANDS_DEALER, HANDS_A, HANDS_B, HANDS_C, HANDS_D, HANDS_FIELDS };

enum hands_text { HANDS_LINE_1 = TEMPLATE_COMMON_TEXTS, HANDS_LEGEND, HANDS_NOTE, HANDS_TEXTS_END };

extern const struct template_kind hands_kind;

bool report_hands_doc(struct doc *doc, const struct listing *hands, const struct book_event *event,
	const struct doc_look *look, struct err *e);

#endif
