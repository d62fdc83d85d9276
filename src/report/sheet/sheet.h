/* report: the game sheet (jatszmalap), as figures and as a page, and what belongs to it: slips, stakes beside
 * the table, the list of order, derivations of its figures, the table of bids and hand records. */
#ifndef REPORT_SHEET_SHEET_H
#define REPORT_SHEET_SHEET_H

#include "report/standings/standings.h"

/* Return the word for a deal's state, "érvénytelen" …; "" if it was played. */
const char *report_state_word(enum lang lang, enum book_deal_state state);

/* ==== 1. The game sheet ========================================================================= */

enum { REPORT_LINE = 512, REPORT_WHO = 3 * BOOK_LABEL };

/* The state of a deal's number before the last revision. */
enum report_before { REPORT_NOTHING, REPORT_CORRECTED, REPORT_REDEALT, REPORT_COUNTS_AGAIN };

/* A deal as the sheet shows it. */
struct report_sheet_row {
	int no, dealer, declarer;       /* seats; declarer GAME_NO_SEAT if the deal never had a result */
	int turn;                       /* the seat in turn to deal */
	int run;                        /* how many played deals from here count double; 0: no run begins here */
	int run_left;                   /* how many of them are still to be played */
	struct err odd;                 /* why it does not fit such a run; no message: it does */
	const struct game_record *record;   /* the bid and its result: the game's columns; or NULL */
	int more_lines;                 /* lines of the sheet after the first: a coup of several hands */
	int points[BOOK_SEATS];
	int64_t running[BOOK_SEATS];   /* the totals after this deal */
	enum book_deal_state state;
	int revision;
	char note[GAME_REASON]; /* the reason for voiding, correcting or redealing it */
	enum report_before before;
	bool is_same;                   /* the correction is not visible in its line: the dealer */
	bool is_again;                  /* what was corrected had been dealt again */
	char mended[REPORT_LINE], mended_why[GAME_REASON];      /* the result that was corrected, and why */
	/* The result replaced by a ruling without one, or with fewer kontras; its bettors. */
	char was[REPORT_LINE], bettors[REPORT_LINE];
	size_t ruling, ruling_count;    /* the deal's among the sheet's rulings, including dismissed ones */
	bool is_ruled, is_open;         /* one is decided; one may still change the points */
};

struct report_sheet {
	struct book_event event;
	struct game_rules rules;
	struct book_table table;
	size_t count;
	struct report_sheet_row *rows;
	struct book_deal *deals;               /* those of the rows */
	int64_t totals[BOOK_SEATS];            /* those that count: sums of the deals, or the recorded ones */
	struct book_totals known;              /* recorded totals; id 0: none */
	bool is_over;                           /* takes no more deals */
	bool by_score;                          /* placement points do not matter there */
	bool differs;                           /* all deals are there and sum to something else */
	int place[BOOK_SEATS];                 /* 1 = first; equal totals share the better number */
	int place_points[BOOK_SEATS];          /* in POINT_PARTS */
	const char *main[BOOK_SEATS];          /* labels of the players with the seats' placement points */
	char who[BOOK_SEATS][REPORT_WHO];      /* players of the seat: "Kiss Péter", "Kiss Péter / Nagy Éva" */
	int missing;                            /* deals missing from the round, 0 if not fixed */
	/* Set if the last deal was recorded (at) after the round's time (end): "19:07"; else "". */
	char late_end[16], late_at[16];
	struct book_ruling *rulings;           /* of the table, by deal */
	size_t ruling_count;
	struct report_mark mark;
};

/* Make the deal at its table, in the game's terms; the record stays the deal's. */
struct game_played report_played_of(
	const struct game_rules *rules, const struct book_table *table, const struct book_deal *deal);
/* Write one of the game's columns in the `line`-th line of a row, in codes, or in words for paper; nothing
 * for a deal that never had a result. */
void report_cell_write(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row,
	const struct game_column *column, int line);
void report_cell_say(struct buf *b, enum lang lang, const struct report_sheet *sheet,
	const struct report_sheet_row *row, const struct game_column *column, int line);
bool report_sheet_make(struct book *s, const struct book_event *event, const struct book_table *table,
	struct report_sheet *out, struct err *e);
void report_sheet_free(struct report_sheet *sheet);

/* Sheets of an event, one at a time: each is freed when the next is made, so that a thousand need the memory
 * of one. `made`: existing sheets, used instead. */
struct report_sheets {
	struct book *s;
	const struct book_event *event;
	struct desk_rules rules;
	struct report_mark mark;
	struct book_table *tables;
	size_t count, at;
	bool is_open;                           /* `sheet` is the last one returned */
	struct report_sheet sheet;
	const struct report_sheet *made;
};
/* Open the sheets of a round, or all (0); ERR_NOT_FOUND if it has no table. Close them in any case. */
bool report_sheets_open(struct book *s, const struct book_event *event, int round, struct report_sheets *out,
	struct err *e);
/* Keep only the sheet of the table with that id. */
void report_sheets_keep(struct report_sheets *sheets, int64_t table);
/* Return 1 and the next sheet, valid until the following call; 0 at the end, -1 on error. */
int report_sheets_next(struct report_sheets *sheets, const struct report_sheet **out, struct err *e);
/* Return the most seats at one of their tables. */
int report_sheets_seats(const struct report_sheets *sheets);
void report_sheets_close(struct report_sheets *sheets);

/* ==== 2. Slips: why the paper differs =========================================================== */

/* Slips in any game, and those that a game knows. */
enum report_slip_kind {
	REPORT_SLIP_OF_GAME,
	REPORT_SLIP_SEATS,             /* a deal's figures of `seat` and `other` exchanged */
	REPORT_SLIP_SIGNS,             /* all its signs reversed */
	REPORT_SLIP_DIGITS,            /* its figure of `seat` with two digits transposed */
	REPORT_SLIP_MISSING,           /* left out of the totals */
	REPORT_SLIP_TWICE,             /* counted twice in them */
	REPORT_SLIP_UNRULED,           /* counted without its ruling */
	REPORT_SLIP_TOTAL_DIGITS,      /* the total of `seat` with two digits transposed */
	REPORT_SLIP_TOTAL_SIGN,        /* with the wrong sign */
	REPORT_SLIP_TOTAL_CARRY,       /* 10 or 100 too much or too little: an addition error */
	REPORT_SLIP_TOTAL_SEATS,       /* the totals of `seat` and `other` exchanged */
	REPORT_SLIP_TOTAL_FIGURE,      /* unknown, but only one total differs */
	REPORT_SLIP_COUNT
};

/* A slip that turns the book's figures into the paper's. */
struct report_slip {
	int weight;                          /* higher is likelier */
	enum report_slip_kind kind;
	int seat, other;
	const struct desk_counted *deal;   /* the deal affected; NULL: the totals themselves */
	int points[BOOK_SEATS];              /* of that deal, with the slip */
	struct game_slip game;               /* only REPORT_SLIP_OF_GAME */
};

/* Transpose two neighbouring digits of a figure, place 0 being the last two; unchanged if there are none. */
int64_t report_transpose(int64_t figure, int place);
/* Find all slips, likeliest first; free the list. */
bool report_slips_find(const struct desk_paper *paper, struct report_slip **list, size_t *count,
	struct err *e);
/* Write the three likeliest, joined by "; ", and the number of others; nothing if none, or without memory. */
void report_slips(struct buf *b, enum lang lang, const struct desk_paper *paper);
/* List them: rank, deal, slip, recorded (the deal's line or the totals), paper (the same with the slip). */
bool report_slips_table(const struct desk_paper *paper, enum lang lang, struct listing *out,
	struct err *e);

/* ==== 3. Stakes and order at a table ============================================================ */

/* Called for each payment of a deal with bets: of a seat to its player, or of a bettor, by name. `unclear`:
 * short names that now fit several entered players, with their places, a line each. */
typedef void report_payment_visit(void *arg, const struct book_table *table, const char *who, int payment);
bool report_payments_each(struct book *s, const struct book_event *event, const struct game_rules *rules,
	report_payment_visit *visit, void *arg, enum lang lang, struct buf *unclear, struct err *e);
/* List the order at a table: place (1 … of those waiting), start_no, player, state (plays, next, waits,
 * holds, partner), seat. */
struct order;
/* Write who is to sit down, a line each, and how; nothing if nobody. */
void report_order_next(struct buf *b, enum lang lang, const struct order *order);
/* Make the page; `has_begun`: the next deal is in progress, and nobody is to be seated for it. */
void report_order(struct doc *doc, enum lang lang, const struct book_event *event, const struct order *order,
	bool has_begun);
/* List what everyone with a stake in a deal won and lost, at the table or beside it. */
bool report_bettors(struct book *s, const struct book_event *event, enum lang lang, struct listing *out,
	struct buf *unclear, struct err *e);

/* ==== 4. Derivations of figures ================================================================= */

/* Each is a table with a row a figure: whose it is, which figure, the steps to it, its value, and its basis
 * (a reading, or the event's setting). The caller begins and frees the document. */
void report_why_foot(struct doc *doc, const struct report_sheet *sheet, const struct desk_rules *rules);
/* Explain the players (by label) that `player` means, "": all; false if there is none. */
bool report_why_standings(struct doc *doc, struct book *s, const struct report_standings *standings,
	const char *player, struct err *e);
/* The same for an event played for match points. */
bool report_why_lines(struct doc *doc, struct book *s, const struct report_lines *lines, const char *player,
	struct err *e);
/* Explain a player's row of a season. */
bool report_why_season(struct doc *doc, const struct report_season *season, const char *player,
	struct err *e);
/* Write the totals up to a deal, a seat each: "Kiss Péter +5 + 38 = +43". */
void report_why_running(struct buf *b, const struct report_sheet *sheet, int no);
/* Write what open disputes over the deal may bring, or the other rulings about it; a line each. */
void report_why_rulings(struct buf *b, enum lang lang, const struct report_sheet *sheet, int no,
	bool is_open);

/* ==== 5. Pages ================================================================================== */

/* Add a page for each sheet, with `blank_rows` > 0 to be filled in by hand. */
bool report_sheets_doc(struct doc *doc, struct report_sheets *sheets, int blank_rows,
	const struct doc_look *look, struct err *e);

/* Return the number of rows of an empty sheet: the deals of a round,
 * else several turns of dealing for each seat. */
int report_blank_rows(const struct book_event *event);

/* Add the legend of card symbols as a note at the end of a document. */
bool report_cards_legend(struct doc *doc, const struct doc_look *look, struct err *e);

enum sheet_field {
	SHEET_NO, SHEET_DEALER, SHEET_CHECK,
	SHEET_OWN,                                  /* the first of the game's own */
	SHEET_SEATS = SHEET_OWN + TEMPLATE_OWN    /* the place of the groups, one a seat */
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

/* Begin the page of a game's sheets, like page_start. */
bool sheet_start(struct page *page, const struct game *game, const struct book_event *event,
	const struct doc_look *look, struct err *e);

/* The rows below the deals; the last one only with a stake. */
enum sheet_foot { SHEET_FOOT_TOTAL, SHEET_FOOT_PLACE, SHEET_FOOT_PLACE_POINTS, SHEET_FOOT_MONEY, SHEET_FEET };

/* Return the rows of a sheet to be filled in: the deals of a round
 * at its table, `rows` if not fixed; 0 stays 0. */
int sheet_blank_rows(const struct report_sheet *sheet, int rows);

/* Fill the slots of one seat. */
void sheet_seat_slots(struct page *page, const struct report_sheet *sheet, int seat);
/* Write the line of a seat's first player, then those of players who took it over; false past the last. */
bool sheet_seat_line(struct buf *line, struct page *page, const struct report_sheet *sheet, int seat, int n);
/* Return a line below the deals beside the notes, from 0; false past the last, "" if empty. */
bool sheet_remark(struct page *page, const struct report_sheet *sheet, int n, const char **out);
/* Return the n-th player who took the seat over; NULL: none. */
const struct book_turn *sheet_turn(const struct report_sheet *sheet, int seat, int n);
/* Make the part for scripts: a row a deal, for `seats` seats or a few more; the same and more as data. */
void sheet_start_rows(struct listing *t, const struct game *game, int *seats);
void sheet_add_rows(struct listing *t, const struct report_sheet *sheet, int seats);
void sheet_add_data(struct data *d, const struct report_sheet *sheet);
/* Return the note, "" if it needs none; valid until the page's next text. */
const char *sheet_row_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row);
/* Return what a correction replaced, if the note is about a ruling; else "". */
const char *sheet_mended_note(struct page *page, const struct report_sheet_row *row);
/* Return who dealt out of turn; "" if nobody. */
const char *sheet_dealer_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row);
/* Return that deals count double from here on, or why this one does not fit; "" if neither. */
const char *sheet_run_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row);

/* A sheet as a table: the deals, then the rows below with their figures in the field `figure` of a seat. */
enum sheet_part { SHEET_WHOLE, SHEET_DEALS_ALONE, SHEET_POINTS_ALONE };

enum { SHEET_SEATS_BESIDE = 4 };   /* how many seats' points fit on a terminal */

struct sheet_view {
	const struct report_sheet *sheet;
	const struct page *page;
	int figure;
	bool words;       /* bids and kontras in words, as on paper */
	int blank_rows;   /* > 0: this many deals to be filled in by hand */
	enum sheet_part part;
	int from;         /* for SHEET_POINTS_ALONE the first seat */
};

/* Make the table of a view; the caller sets `sheet` and `part`. */
void sheet_table(struct listing *t, struct page *page, struct sheet_view *view,
	enum template_section section);

/* ==== 6. The licittabla ========================================================================= */

enum bids_field { BIDS_NO, BIDS_RANK, BIDS_NAME, BIDS_CODE, BIDS_PARTS, BIDS_TOTAL, BIDS_FIELDS };

enum bids_text { BIDS_LINE_1 = TEMPLATE_COMMON_TEXTS, BIDS_NOTE, BIDS_TEXTS_END };

extern const struct template_kind bids_kind;

bool report_bids_doc(struct doc *doc, const struct book_event *event,
	const struct doc_look *look, struct err *e);

/* ==== 7. Hand records =========================================================================== */

/* In the order of the columns of hand records. */
enum hands_field { HANDS_DEAL, HANDS_DEALER, HANDS_A, HANDS_B, HANDS_C, HANDS_D, HANDS_FIELDS };

enum hands_text { HANDS_LINE_1 = TEMPLATE_COMMON_TEXTS, HANDS_LEGEND, HANDS_NOTE, HANDS_TEXTS_END };

extern const struct template_kind hands_kind;

bool report_hands_doc(struct doc *doc, const struct listing *hands, const struct book_event *event,
	const struct doc_look *look, struct err *e);

/* ==== 8. Payments ================================================================================== */

/* Compute who pays whom in forint: stakes, entry fees and prizes; for a round (0: all) only the
 * stakes. `payments`: from, to, amount; `balances`: name, points, stakes, fee, prize, balance. */
bool report_money_doc(struct book *s, const struct book_event *events, size_t count, int round,
	const char *title, enum lang lang, struct doc *out, struct err *e);

/* ==== 9. One document of an event ================================================================== */

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

#endif
