/*
 * report: facts -> figures. Plain structs that every output (text, CSV, JSON, HTML, .xlsx) is drawn from,
 * so that all of them say the same. Lists are freed with the matching report_…_free.
 *
 *   2a  check codes      3  the game sheet      4  standings      5  why
 *   6  slips      7  rulings      8  cards      9  history      10  proof
 *  11  two books
 */
#ifndef REPORT_H
#define REPORT_H

#include "base/doc.h"
#include "vault/vault.h"
#include "desk/desk.h"
#include "games/cards.h"

/* ==== 2a. Check codes =========================================================================== */

/*
 * The check code of the book after a step, as it stands on pages: the first 128 bits of its seal in
 * Crockford's base 32, "K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G". Read back as it is typed, into hexadecimal digits
 * of the seal; false if it is no code. A code of earlier versions, twelve hexadecimal digits, is weak: two
 * books can be made for it.
 */
enum { REPORT_CODE = 36 };
void report_code_of(const struct vault_step *step, char out[REPORT_CODE]);
bool report_code_read(const char *typed, char seal[REPORT_CODE]);
bool report_code_is_weak(const char *seal);

/* Which state of the book a page shows: its last step, and the code of that; 0 and "" before the first. */
struct report_mark {
	int64_t step;
	char code[REPORT_CODE];
};
bool report_mark_make(struct book *s, struct report_mark *out, struct err *e);

/* ==== 3. The game sheet (jatszmalap) ============================================================ */

enum { REPORT_LABEL = BOOK_LABEL, REPORT_LINE = 512 };

/* What stood at a deal's number before. */
enum report_before { REPORT_NOTHING, REPORT_CORRECTED, REPORT_REDEALT, REPORT_COUNTS_AGAIN };

/* A deal as the sheet shows it. */
struct report_sheet_row {
	int no, dealer, declarer;       /* seats; declarer GAME_NO_SEAT if the deal never had a result */
	int turn;                       /* whose turn it was to deal */
	int run;                        /* so many played deals from it on count double; 0: none begins here */
	int run_left;                   /* so many of them are not played */
	struct err odd;                 /* what of it does not fit such a run; no message: nothing */
	const struct game_record *record;   /* what was bid and came of it, or NULL: the game's columns */
	int more_lines;                 /* of the sheet that it takes beyond the first: a coup of several hands */
	int points[BOOK_SEATS];
	int64_t running[BOOK_SEATS];   /* the totals after this deal */
	enum book_deal_state state;
	int revision;
	char note[GAME_REASON]; /* why it was voided or corrected; of a deal dealt again, why it had to be
				 */
	enum report_before before;
	bool is_same;                   /* what was corrected is not on its line: who dealt */
	/* The result that was corrected, or that a ruling without one took the place of; who had bet on that. */
	char was[REPORT_LINE], bettors[REPORT_LINE];
	size_t ruling, ruling_count;    /* those of the deal among the sheet's rulings, the dismissed ones too */
	bool is_ruled, is_open;         /* one of them is decided; one may still change the points */
};

enum { REPORT_WHO = 3 * BOOK_LABEL };

struct report_sheet {
	struct book_event event;
	struct game_rules rules;
	struct book_table table;
	size_t count;
	struct report_sheet_row *rows;
	struct book_deal *deals;               /* those of the rows */
	int64_t totals[BOOK_SEATS];            /* that count: of the deals, or those known alone */
	struct book_totals known;              /* totals that were written down, id 0: none */
	bool is_over;                           /* no more deals can come onto it */
	bool by_score;                          /* placement points decide nothing there */
	bool differs;                           /* all the deals are there, and add up to something else */
	int place[BOOK_SEATS];                 /* 1 = first; equal totals share the better number */
	int place_points[BOOK_SEATS];          /* twelfths */
	const char *main[BOOK_SEATS];          /* who has the seat's placement points, by label: see places.h */
	char who[BOOK_SEATS][REPORT_WHO];      /* who sat there: "Kiss Péter", "Kiss Péter / Nagy Éva" */
	int missing;                            /* deals that the round still owes, 0 if not fixed */
	/* Its last deal was written down (at) after the round's time was over (end), both "19:07"; else "". */
	char late_end[16], late_at[16];
	struct book_ruling *rulings;           /* of the table, by deal */
	size_t ruling_count;
	struct report_mark mark;
};

/* "érvénytelen" …: what a deal's state is called, "" of a played one. */
const char *report_state_word(enum lang lang, enum book_deal_state state);
/* The deal at its table, as the game is asked about it; the record stays the deal's. */
struct game_played report_played_of(
	const struct game_rules *rules, const struct book_table *table, const struct book_deal *deal);
/*
 * What one of the game's columns has in the `line`-th line of a row, in codes, and in words for paper;
 * nothing of a deal that never had a result.
 */
void report_cell_write(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row,
	const struct game_column *column, int line);
void report_cell_say(struct buf *b, enum lang lang, const struct report_sheet *sheet,
	const struct report_sheet_row *row, const struct game_column *column, int line);
bool report_sheet_make(struct book *s, const struct book_event *event, const struct book_table *table,
	struct report_sheet *out, struct err *e);
void report_sheet_free(struct report_sheet *sheet);

/*
 * The sheets of an event, one at a time: each is freed when the next is made, so that a thousand take the
 * room of one. `made` are sheets that are there already, in place of those of tables.
 */
struct report_sheets {
	struct book *s;
	const struct book_event *event;
	struct book_table *tables;
	size_t count, at;
	bool is_open;                           /* `sheet` is the last one that was given */
	struct report_sheet sheet;
	const struct report_sheet *made;
};
/* Of a round, or of all (0); ERR_NOT_FOUND if that round has no table. Close it in any case. */
bool report_sheets_open(struct book *s, const struct book_event *event, int round, struct report_sheets *out,
	struct err *e);
/* Leave that of the table with that id alone. */
void report_sheets_keep(struct report_sheets *sheets, int64_t table);
/* 1 and the next sheet, which stays until the one after it; 0 at the end, -1 on error. */
int report_sheets_next(struct report_sheets *sheets, const struct report_sheet **out, struct err *e);
/* The most seats that a table of them has. */
int report_sheets_seats(const struct report_sheets *sheets);
void report_sheets_close(struct report_sheets *sheets);

/* ==== 4. Standings ============================================================================== */

/* What a player did in one round. */
struct report_round {
	bool played, joined;   /* in this round; in this or an earlier one */
	int table;
	int place_points;      /* twelfths */
	int64_t score;
	int wins;              /* halves: a table won alone has two, a first place that is shared one */
	/* Up to and with this round: twelfths; place in the standings then among who had joined, 0 of others and
	 * of who is excluded; by points alone, as a draw by standing has it. */
	int total_place_points, rank, drawn_rank;
	int64_t total_score;
	int total_wins;
};

struct report_standing {
	int rank;              /* from 1; players who are equal share it. 0: excluded, behind all others */
	bool shared;
	char player[REPORT_LABEL];
	char club[BOOK_NAME];
	int start_no;
	int place_points;      /* twelfths */
	int64_t score;
	int rounds_played, deals, declared, made, lost;   /* deals as declarer: every part made, or not */
	int won, beaten;       /* deals with points above and below 0, of a game that counts them */
	int rulings;           /* that gave the player points or took some */
	int totals;            /* rounds in which only the totals of the sheet are known */
	bool is_out;           /* withdrawn or excluded, as `out` says */
	enum book_measure_kind out;
	int carried_place_points;      /* twelfths; brought along from another event, as the score is */
	int64_t carried_score;
	int brought_place_points;      /* what the other event has, before the factor: twelfths */
	int64_t brought_score;
	size_t index;                  /* in `met` of the standings */
	struct report_round *rounds;   /* round_count of them */
};

/* Open disputes: what may come of them all. */
enum { REPORT_OUTCOMES = 16, REPORT_OUTCOME = 400 };

/* What a row has if the disputes end in one way. */
struct report_prospect {
	int rank, place_points;
	int64_t score;
};

struct report_outcome {
	/* "1/1/5: 3.8 A+5 B+10 C-15": round/table/deal, "=" as it was played */
	char label[REPORT_OUTCOME];
	struct report_prospect *rows;       /* in the order of the standings' rows */
};

/* A table that is not as others are. */
struct report_odd_table {
	struct book_table table;
	bool by_totals;
};

struct report_standings {
	struct book_event event;
	struct report_rules rules;
	size_t round_count;
	int *round_no;
	size_t count;
	struct report_standing *rows;   /* by rank, equals by name (text_untitled) */
	size_t placed;                  /* so many of them have a rank */
	int unfinished;                 /* tables that still owe deals */
	int *unseated; /* of each round: who is entered, and neither sat at a table nor is out; NULL: nobody
			*/
	size_t ruling_count;
	struct book_ruling *rulings;   /* those that set the points of a deal, by round, table and deal */
	size_t table_count; /* tables where somebody took over a seat, or of whose sheet only the totals are
			       known */
	struct report_odd_table *tables;
	size_t against_count;           /* sheets whose totals on record their deals contradict */
	struct book_totals_against *against;
	size_t outcome_count;           /* 0: no dispute is open */
	struct report_outcome outcomes[REPORT_OUTCOMES];
	bool order_depends;             /* the ranks differ among the outcomes, or from what stands */
	bool more_outcomes;             /* than there is room for */
	size_t entry_count;
	int32_t *met; /* entry_count²: how many points more a player had than another at the tables where both
			 sat; NULL unless ties ask for it */
	struct report_mark mark;
};

/* By what equals were parted, and whose points were carried over: sentences for people,
 * "" if there is nothing to say. */
void report_ties_say(struct buf *b, enum lang lang, const struct report_rules *rules);
void report_carry_say(struct buf *b, enum lang lang, const struct report_rules *rules);
/* Whether a lot is to part equals in the end. */
bool report_has_lot(const struct report_rules *rules);
/* Whether a row's place waits for the lot. */
bool report_awaits_lot(const struct report_standings *standings, const struct report_standing *row);

/* The outcomes as a table: outcome, rank, player, place_points, score, label. */
bool report_outcomes_table(const struct report_standings *standings, enum lang lang, struct listing *out);
/* One of them for people: rank, player, place_points, score; over it in words what comes of the disputes. */
void report_outcome_table(const struct report_standings *standings, size_t n, enum lang lang,
	struct listing *out);
/* List each seat's deals with a sign for won or lost, in a game with `winner`; free the list. */
bool report_won(struct book *s, const struct book_event *event, const struct game_rules *rules,
	struct book_point **points, size_t *count, struct err *e);
bool report_standings_make(struct book *s, const struct book_event *event, struct report_standings *out,
	struct err *e);
void report_standings_free(struct report_standings *standings);

/* What each player did as declarer, a row a bid: player, bid, deals, made, lost. Left
 * out: deals thrown in unplayed. */
bool report_declared_table(struct book *s, const struct book_event *event, struct listing *out,
	int *thrown_in, struct err *e);

/*
 * A past event by another edition of its game: both standings side by side, the deals that count otherwise,
 * and those that cannot be read by it or have no line, which count as they are. Nothing is written.
 * ERR_USAGE: another game's.
 */
/*
 * What somebody got of a deal whose game has bets: of a seat its player, or who bet beside it, by name.
 * `unclear`: the short names that fit several who are entered by now, and where they stand, a line each.
 */
typedef void report_payment_visit(void *arg, const struct book_table *table, const char *who, int payment);
bool report_payments_each(struct book *s, const struct book_event *event, const struct game_rules *rules,
	report_payment_visit *visit, void *arg, enum lang lang, struct buf *unclear, struct err *e);
/*
 * The list of order at a table: place (1 … of who waits), start_no, player, state (plays, next, waits, holds,
 * partner), seat.
 */
struct order;
/* Who is to sit down, a line each, and how; nothing if nobody is. */
void report_order_next(struct buf *b, enum lang lang, const struct order *order);
/* `has_begun`: the next deal is under way, and nobody is to be seated for it. */
void report_order(struct doc *doc, enum lang lang, const struct book_event *event, const struct order *order,
	bool has_begun);
/* What everybody won and lost who had a stake in a deal, also beside the table. */
bool report_bettors(struct book *s, const struct book_event *event, enum lang lang, struct listing *out,
	struct buf *unclear, struct err *e);
bool report_what_if(struct book *s, const struct book_event *event, const struct game_edition *by,
	struct doc *doc, struct err *e);

/* ==== 6. Slips: why the paper says something else =============================================== */

/* Slips beside those that the game knows. */
enum report_slip_kind {
	REPORT_SLIP_OF_GAME,
	REPORT_SLIP_SEATS,             /* a deal's figures of `seat` and `other` exchanged */
	REPORT_SLIP_SIGNS,             /* every sign of it turned */
	REPORT_SLIP_DIGITS,            /* its figure of `seat` with two digits transposed */
	REPORT_SLIP_MISSING,           /* it was left out of the totals */
	REPORT_SLIP_TWICE,             /* or is in them twice */
	REPORT_SLIP_UNRULED,           /* it was counted without its ruling */
	REPORT_SLIP_TOTAL_DIGITS,      /* the total of `seat` with two digits transposed */
	REPORT_SLIP_TOTAL_SIGN,        /* with the wrong sign */
	REPORT_SLIP_TOTAL_CARRY,       /* 10 or 100 too much or too little: added up wrong */
	REPORT_SLIP_TOTAL_SEATS,       /* the totals of `seat` and `other` exchanged */
	REPORT_SLIP_TOTAL_FIGURE,      /* nothing known, but one total alone differs */
	REPORT_SLIP_COUNT
};

/* One slip that makes ours into theirs. */
struct report_slip {
	int weight;                          /* the likelier the higher */
	enum report_slip_kind kind;
	int seat, other;
	const struct desk_counted *deal;   /* the paper's; NULL: the totals themselves */
	int points[BOOK_SEATS];              /* of that deal, with the slip */
	struct game_slip game;               /* REPORT_SLIP_OF_GAME alone */
};

/* A figure with two neighbouring digits transposed: place 0 the last two. Itself if it has none there. */
int64_t report_transpose(int64_t figure, int place);
/* All of them, likeliest first; free the list. */
bool report_slips_find(const struct desk_paper *paper, struct report_slip **list, size_t *count,
	struct err *e);
/*
 * The three likeliest, joined to one text behind "; ", and how many more there are; nothing if there is none,
 * or no memory to find one.
 */
void report_slips(struct buf *b, enum lang lang, const struct desk_paper *paper);
/*
 * All as a table: rank, deal, slip, recorded (the deal's line or the totals), paper (the same with the
 * slip).
 */
bool report_slips_table(const struct desk_paper *paper, enum lang lang, struct listing *out,
	struct err *e);
/* ==== 7. Rulings (10.§, 13.§) =================================================================== */

/* All rulings of an event, with names; all revisions of those at a deal. */
bool report_rulings_table(struct book *s, const struct book_event *event, enum lang lang,
	struct listing *out, struct err *e);
bool report_history_table(struct book *s, const struct book_table *table, int no, enum lang lang,
	struct listing *out, struct err *e);

/* The players of a table by seat, as the sentences of rulings take them. */
void report_names(const struct book_table *table, int deal_no, const char *names[BOOK_SEATS]);

/* What was bid and came of it, in codes: "U z +- kU"; where a ruling set the points, it has no result. */
void report_result_write(struct buf *b, const struct game_edition *edition, const struct book_deal *deal);

/* "Kiss Péter (A) +36, Nagy Éva (B) -54, …" */
void report_points_write(struct buf *b, enum lang lang, const int points[BOOK_SEATS],
	const struct book_table *table, int deal_no);
/* What the minutes of a ruling say, in their order. */
enum report_minute {
	REPORT_MINUTE_CASE,
	REPORT_MINUTE_PLAYERS,
	REPORT_MINUTE_CLAIMANT,
	REPORT_MINUTE_OFFENDER,
	REPORT_MINUTE_PAYERS /* where they are not just the offender */,
	REPORT_MINUTE_ACT,
	REPORT_MINUTE_FACTS,
	REPORT_MINUTE_SHEET,
	REPORT_MINUTE_BASIS,
	REPORT_MINUTE_RULING,
	REPORT_MINUTE_ANNULLED,
	REPORT_MINUTE_BOOK,
	REPORT_MINUTE_CITES,
	REPORT_MINUTE_READINGS /* the caller's, as the next */,
	REPORT_MINUTE_ANALYSIS,
	REPORT_MINUTE_REASON,
	REPORT_MINUTE_POINTS,
	REPORT_MINUTE_JUDGE,
	REPORT_MINUTE_AT,
	REPORT_MINUTE_REVISION,
	REPORT_MINUTES
};

/*
 * Language, event, table, deal and `blind` are set: blind minutes have no names, no standings and no
 * outcome. What a text would say of a claim that was dismissed, or of a payment that there is none, is
 * empty.
 */
struct report_minutes {
	enum lang lang;
	bool blind;
	struct book_event event;
	struct book_table table;
	int deal_no;
	struct report_mark mark;
	bool agreed;                        /* by the parties: no juror signs but those who are named */
	bool by_spectator;                  /* who is no party and does not sign */
	bool is_open;         /* nothing is decided yet */
	bool is_alleged;      /* or is to be known of it: what is found of the deal stands apart from the claim */
	bool is_claimed;                    /* nothing was established: what was done is what the claim says */
	bool is_of_claim;                   /* what was done is that somebody claimed: that is no claim's own */
	bool is_clean;                      /* nobody is the offender: play goes on, nothing follows */
	unsigned signers;                   /* seats that sign: they pay or agreed, or nobody is at fault */
	struct buf text[REPORT_MINUTES];
	struct buf accused;                 /* the accused of a claim without grounds, who signs */
	struct listing
		payment; /* who pays whom, a row a part; no rows where nothing is paid by the rules */
};
bool report_minutes_make(struct book *s, const struct desk_scene *scene, const struct book_ruling *kept,
	const struct court_ruling *ruling, struct report_minutes *out, struct err *e);
void report_minutes_free(struct report_minutes *minutes);

/* Names left out of words of people's own: a table, who sits there, and all of the event (blind.c). */
struct report_blind {
	enum lang lang;
	const struct book_table *table;
	const char *players[BOOK_SEATS];
	struct book_entry *entries;
	size_t count;
	struct vault_former *formers;       /* what players were called before */
	size_t former_count;
};
bool report_blind_start(struct report_blind *blind, struct book *s, enum lang lang,
	const struct book_table *table, int deal_no, struct err *e);
/* A text with who sits at the table by their seats, and all others of the event as a player. */
void report_blind_write(struct buf *b, const struct report_blind *blind, const char *text);
void report_blind_free(struct report_blind *blind);

/* The minutes of a measure (11.§), as one page. */
bool report_measure_doc(struct doc *doc, const struct book_event *event, const struct book_measure *measure,
	const struct report_mark *mark, const struct doc_look *look, struct err *e);

/* What of the decided rulings goes into a casebook, which has no names. */
struct report_casebook {
	enum lang lang;
	const char *season;             /* "2026": the events of that year; "": all */
	const char *words;              /* only the cases that fit them; NULL: all */
};
bool report_casebook_table(struct book *s, const struct report_casebook *wanted, struct listing *out,
	struct err *e);

/* ==== 8. Cards ================================================================================== */

/*
 * The cards that the book has of a deal's last attempt, played over again; *found tells whether there are
 * any. The dealer that stands with them, or the one in turn, decides who plays.
 */
bool report_play_find(struct book *s, const struct book_table *table, int no, struct game_play *out,
	bool *found, struct err *e);

/* A deal of the statistics of cards. */
struct report_card_deal {
	const struct book_table *table;
	int no;
	struct game_play play;
	struct game_measure measure;
};

struct report_card_stats {
	enum lang lang;
	size_t count, table_count, entry_count;
	struct report_card_deal *deals;
	struct book_table *tables;
	struct book_entry *entries;
	struct listing left_out;              /* round, table, deal, why: cards that the sheet contradicts */
};

/*
 * The deals of an event whose cards are recorded; those whose cards contradict the sheet, or cannot be, are
 * left out and named. Then each is measured, in any order, by as many at once as there are solvers.
 */
bool report_card_stats_read(struct book *s, const struct book_event *event, enum lang lang,
	struct report_card_stats *out, struct err *e);
void report_card_stats_solve(struct report_card_stats *stats, size_t no, struct game_solver *s);
/* By player, by deal, and what was left out, which the document takes over. */
void report_card_stats_doc(struct report_card_stats *stats, const struct book_event *event, struct doc *doc);
void report_card_stats_free(struct report_card_stats *stats);

/* ==== 9. History ================================================================================ */

/* What is asked of the log. */
struct report_log {
	enum lang lang;
	int64_t step;                   /* this one; 0: the last `most` steps (0: all) */
	bool whole;                     /* all that a step did, however much */
	bool own;                       /* of an undo or redo what it wrote itself, not what it is about */
	int most;
	struct vault_log_wanted wanted;
	/* Only what was done to it, to events whose points it carries, and to players; NULL: everything. */
	const struct book_event *event;
	int skip;                       /* so many of the first of them are left out */
	const char *command;            /* what shows a whole step, as the user types it */
};

/* One thing that a step did, in words. The texts are valid during the visit. */
struct report_logged {
	const struct report_log *log;
	const struct vault_step *step;
	const struct vault_item *item;  /* NULL: the step did nothing that is told */
	size_t at, of;                  /* which of how many of the step, from 0 */
	bool is_back;                   /* it was taken back */
	const char *where, *what, *before, *after;
};
typedef void report_log_visit(void *arg, const struct report_logged *change);
bool report_log_each(
	struct book *s, const struct report_log *log, report_log_visit *visit, void *arg, struct err *e);
/* How many of the last `most` steps did something to the log's event. */
bool report_log_count(struct book *s, const struct report_log *log, int *count, struct err *e);
/* "1. forduló, 1. asztal, 2. leosztás: U z ++ (+10 -5 -5) → U z +- (+6 -3 -3)". */
void report_logged_write(struct buf *b, const struct report_logged *change);
/* Add the log: a terminal gets it step by step, of long ones the beginning; else it is a row a change. */
bool report_log_add(struct doc *doc, struct book *s, const struct report_log *log, struct err *e);

/* ==== 10. Proof ================================================================================= */

/*
 * Is the book what it was sealed as, and does every deal count as its facts say? `progress` (or NULL) is
 * called with `arg` meanwhile. What is wrong stands in the table, a row a finding: fault, step, round,
 * table, deal, what.
 */
struct report_proof {
	void (*progress)(void *arg, size_t done, size_t total);
	void *arg;
	struct listing findings;   /* freed with listing_free */
	size_t deals, versions, steps;   /* looked at; the versions of all deals */
	bool has_steps, has_upgrade;
	struct vault_step last;
	struct vault_step
		upgrade; /* the book is sealed from this step on; what was before, as it was found then */
};
bool report_proof_make(struct book *s, enum lang lang, struct report_proof *proof, struct err *e);
/* What the seats got in a deal by its facts: all 0 unless it was played. False if the facts cannot be. */
bool report_points_settle(
	const struct report_rules *rules, const struct vault_proved *proved, int points[BOOK_SEATS]);
/* Add the findings: a terminal gets a numbered list, else they are a row each. Takes them over. */
void report_proof_add(struct doc *doc, struct report_proof *proof);

/* ==== 11. Two books ============================================================================= */

/*
 * Two books that should say the same. Events are compared by what a journal tells of them: players are
 * known by their labels, rounds, tables and deals by their numbers; a deal counts with its last revision
 * and the void attempts before it. How, when and by whom it was corrected is no difference, nor is the time
 * of a ruling.
 */
struct report_diff {
	struct book *store[2];
	enum lang lang;
	void (*progress)(void *arg, size_t done, size_t total);   /* after each table; NULL: nobody looks */
	void *arg;
	/* The differences; in brief, for people: a sheet without any deal in one of the books is one line. */
	struct listing table, brief;
	/*
	 * Sums of the rows of both, in order after report_diff_sort; what A, and what B, has otherwise since they
	 * were one book, NULL: they never were.
	 */
	uint64_t *sums;
	size_t sum_count;
	const struct report_diff *since[2];
};

enum report_diff_column {
	REPORT_DIFF_EVENT, REPORT_DIFF_ROUND, REPORT_DIFF_TABLE, REPORT_DIFF_DEAL, REPORT_DIFF_WHAT,
	REPORT_DIFF_A, REPORT_DIFF_B, REPORT_DIFF_CHANGED, REPORT_DIFF_COLUMNS
};

/*
 * Begin the table: event, round, table, deal (empty where a difference lies above them), what, a, b, changed
 * (which of them has gone on there since they were one book, if that is known). What one of the books has
 * alone is empty on the other side. Both are written as in the journal; a deal with
 * its points if these differ.
 */
void report_diff_start(struct report_diff *diff);
void report_diff_free(struct report_diff *diff);
/* So that it can be the `since` of another. */
void report_diff_sort(struct report_diff *diff);
/* Add the differences of an event that both have, one of each book. */
bool report_diff_event(struct report_diff *diff, const struct book_event events[2], struct err *e);
/* Add an event that only the book `side` (0, 1) has. */
void report_diff_event_alone(struct report_diff *diff, const struct book_event *event, int side);
/* All of it as a document; a terminal gets an event below the other, without the columns for scripts. */
void report_diff_doc(struct doc *doc, struct report_diff *diff, unsigned wanted);

#endif
