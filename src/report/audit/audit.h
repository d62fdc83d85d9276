/* report: the book's past: the log, the proof, the comparison of two books. Free lists with the
 * matching report_…_free. */
#ifndef REPORT_AUDIT_AUDIT_H
#define REPORT_AUDIT_AUDIT_H

#include "base/doc.h"
#include "desk/desk.h"
#include "vault/vault.h"

/* ==== 1. History ================================================================================ */

/* A request to the log. */
struct report_log {
	enum lang lang;
	int64_t step;                   /* only this one; 0: the last `most` steps (0: all) */
	bool whole;                     /* everything a step did, however much */
	bool own;                       /* what an undo or redo wrote itself, instead of its subject */
	int most;
	struct vault_log_wanted wanted;
	/* Only changes to it, to events whose points it carries, and to players; NULL: everything. */
	const struct book_event *event;
	int skip;                       /* how many of the first to skip */
	const char *command;            /* the command that shows a whole step, as typed */
};

/* One thing that a step did, in words. The texts are valid during the visit. */
struct report_logged {
	const struct report_log *log;
	const struct vault_step *step;
	const struct vault_item *item;  /* NULL: the step did nothing to report */
	size_t at, of;                  /* its number among the step's things, from 0, and their count */
	bool is_back;                   /* taken back */
	const char *where, *what, *before, *after;
};
typedef void report_log_visit(void *arg, const struct report_logged *change);
bool report_log_each(
	struct book *s, const struct report_log *log, report_log_visit *visit, void *arg, struct err *e);
/* Count those of the last `most` steps that did something to the log's event. */
bool report_log_count(struct book *s, const struct report_log *log, int *count, struct err *e);
/* Write "1. forduló, 1. asztal, 2. leosztás: U z ++ (+10 -5 -5) → U z +- (+6 -3 -3)". */
void report_logged_write(struct buf *b, const struct report_logged *change);
/* Add the log: for a terminal step by step, long ones shortened; elsewhere a row a change. */
bool report_log_add(struct doc *doc, struct book *s, const struct report_log *log, struct err *e);

/* ==== 2. Proof ================================================================================== */

/* Prove that the book is as it was sealed, and that every deal counts as its facts say. Calls `progress` (or
 * NULL) with `arg` meanwhile. Findings have a row each: fault, step, round, table, deal, what. */
struct report_proof {
	void (*progress)(void *arg, size_t done, size_t total);
	void *arg;
	struct listing findings;   /* freed with listing_free */
	size_t deals, versions, steps;   /* how many were checked; versions: of all deals */
};
bool report_proof_make(struct book *s, enum lang lang, struct report_proof *proof, struct err *e);
/* Settle a deal by its facts: 0 unless it was played. False if the facts are impossible. */
bool report_points_settle(
	const struct desk_rules *rules, const struct vault_proved *proved, int points[BOOK_SEATS]);
/* Add the findings: for a terminal a numbered list, elsewhere a row each. Takes ownership of them. */
void report_proof_add(struct doc *doc, struct report_proof *proof);

/* ==== 3. Two books ============================================================================== */

/*
 * Two books that should be equal. Events are compared by the contents of their journals: players by label,
 * rounds, tables and deals by number; a deal counts with its last revision and the void attempts before it.
 * How, when and by whom it was corrected is no difference, nor is the time of a ruling.
 */
struct report_diff {
	struct book *store[2];
	struct book *common;   /* what both once were; NULL: nothing */
	bool are_proved;       /* their seals, so that deals with one seal need not be compared */
	enum lang lang;
	void (*progress)(void *arg, size_t done, size_t total);   /* called after each table; NULL: not called */
	void *arg;
	/* The differences; and a brief version for people: a sheet without
	 * any deal in one of the books is one line. */
	struct listing table, brief;
	/* Sums of the rows of both, sorted by report_diff_sort; what A, and what B, changed since they were one
	 * book, NULL: they never were. */
	uint64_t *sums;
	size_t sum_count;
	const struct report_diff *since[2];
};

enum report_diff_column {
	REPORT_DIFF_EVENT, REPORT_DIFF_ROUND, REPORT_DIFF_TABLE, REPORT_DIFF_DEAL, REPORT_DIFF_WHAT,
	REPORT_DIFF_A, REPORT_DIFF_B, REPORT_DIFF_CHANGED, REPORT_DIFF_COLUMNS
};

/*
 * Begin the table: event, round, table, deal (empty if a difference is above that level), what, a, b, changed
 * (which book changed it since they were one, if known). What one book lacks is empty on its side. Both are
 * written as in the journal; a deal with its points if these differ.
 */
void report_diff_start(struct report_diff *diff);
void report_diff_free(struct report_diff *diff);
/* Sort the sums, so that they can be the `since` of another. */
void report_diff_sort(struct report_diff *diff);
/* Add the differences of an event that both have, one of each book. */
bool report_diff_event(struct report_diff *diff, const struct book_event events[2], struct err *e);
/* Add an event that only the book `side` (0, 1) has. */
void report_diff_event_alone(struct report_diff *diff, const struct book_event *event, int side);
/* Make the document; a terminal gets one event after another, without the columns for scripts. */
void report_diff_doc(struct doc *doc, struct report_diff *diff, unsigned wanted);

/* ==== 4. Within: two books ====================================================================== */

/* Kinds of differences; diff.c has a table of their codes and words. */
enum diff_what {
	DIFF_EVENT, DIFF_PLACE, DIFF_EDITION, DIFF_STAKE, DIFF_DEALS, DIFF_DEALS_FOUR, DIFF_PLAYER,
	DIFF_TYPO, DIFF_RENAMED, DIFF_TEAM, DIFF_ORDER, DIFF_DISCIPLINE,
	DIFF_ROUND, DIFF_SEED, DIFF_DRAW, DIFF_CLOCK, DIFF_TABLE, DIFF_SEAT, DIFF_SUBSTITUTE, DIFF_TOTALS,
	DIFF_SIGNED, DIFF_CHECKED,
	DIFF_DEAL, DIFF_ATTEMPT, DIFF_RULING,
	DIFF_CARDS, DIFF_SHEET
};

/* A player who seems to have two labels. */
struct diff_typo {
	char label[2][BOOK_LABEL];
};

/* An event of both books being compared, and the current place in it. */
struct diff {
	struct report_diff *out;
	const struct book_event *events;   /* of each book */
	int round, table, deal;             /* 0: above that level */
	bool not_in_brief, not_in_full;     /* the next rows go only into the other listing */
	struct diff_typo *typos;
	size_t typo_count;
	size_t done, total;                 /* tables */
	struct err *e;
};

/* Add a difference; "": missing on that side. */
void diff_row(struct diff *d, enum diff_what what, const char *a, const char *b);
/* Add a difference if the two texts differ, and free both. */
void diff_texts(struct diff *d, enum diff_what what, struct buf texts[2]);
/* Do two labels, of a player in A and of one in B, mean the same? */
bool diff_same_player(const struct diff *d, const char *a, const char *b);
/* Compare the next numbers of two sorted lists: -1 only A's, 1 only B's, 0 both. */
int diff_turn(const int *a, const int *b);
/* Compare the sheets of a table that both books have. */
bool diff_sheets(struct diff *d, const struct book_table *const tables[2]);

#endif
