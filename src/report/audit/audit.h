/*
 * report: what the book went through: check codes, the log, the proof, two books compared. A list is freed
 * with the matching report_…_free.
 */
#ifndef REPORT_AUDIT_AUDIT_H
#define REPORT_AUDIT_AUDIT_H

#include "base/doc.h"
#include "desk/desk.h"
#include "vault/vault.h"

/* ==== 1. Check codes ============================================================================= */

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

/* ==== 2. History ================================================================================= */

/* "érvénytelen" …: what a deal's state is called, "" of a played one. */
const char *report_state_word(enum lang lang, enum book_deal_state state);
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

/* ==== 3. Proof =================================================================================== */

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

/* ==== 4. Two books =============================================================================== */

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

/* ==== 5. Within: two books ======================================================================= */

/* What differs; its code and words stand in a table of diff.c. */
enum diff_what {
	DIFF_EVENT, DIFF_PLACE, DIFF_EDITION, DIFF_STAKE, DIFF_DEALS, DIFF_DEALS_FOUR, DIFF_PLAYER,
	DIFF_TYPO, DIFF_TEAM, DIFF_ORDER, DIFF_DISCIPLINE,
	DIFF_ROUND, DIFF_SEED, DIFF_CLOCK, DIFF_TABLE, DIFF_SEAT, DIFF_SUBSTITUTE, DIFF_TOTALS, DIFF_SIGNED,
	DIFF_CHECKED,
	DIFF_DEAL, DIFF_ATTEMPT, DIFF_RULING,
	DIFF_CARDS, DIFF_SHEET
};

/* One player under two labels, it seems. */
struct diff_typo {
	char label[2][BOOK_LABEL];
};

/* An event of both books being compared, and where in it. */
struct diff {
	struct report_diff *out;
	const struct book_event *events;   /* of each book */
	int round, table, deal;             /* 0: above them */
	bool not_in_brief, not_in_full;     /* what comes next is told in the other listing alone */
	struct diff_typo *typos;
	size_t typo_count;
	size_t done, total;                 /* tables */
	struct err *e;
};

/* Add a difference; "": not there on that side. */
void diff_row(struct diff *d, enum diff_what what, const char *a, const char *b);
/* Likewise if the two texts do differ; both are freed. */
void diff_texts(struct diff *d, enum diff_what what, struct buf texts[2]);
/* Do two labels, of a player in A and of one in B, mean the same? */
bool diff_same_player(const struct diff *d, const char *a, const char *b);
/* Whose number is next in two lists in order: -1 A's alone, 1 B's alone, 0 both have it. */
int diff_turn(const int *a, const int *b);
/* Compare the sheets of a table that both books have. */
bool diff_sheets(struct diff *d, const struct book_table *const tables[2]);

#endif
