/* report, inside: two books. diff.c compares events, players, rounds and tables, diff_sheet.c the deals. */
#ifndef REPORT_DIFF_H
#define REPORT_DIFF_H

#include "report/report.h"

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
	char label[2][REPORT_LABEL];
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
