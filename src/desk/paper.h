/* paper: what a sheet of paper says beside what the book says, in figures. */
#ifndef DESK_PAPER_H
#define DESK_PAPER_H

#include "desk/deals.h"

/* A deal of a sheet as it counts. */
struct desk_counted {
	int no;
	int dealer;              /* seat; of a deal settled by a ruling GAME_NO_SEAT */
	bool out_of_turn;        /* it was not that seat's turn to deal */
	int points[BOOK_SEATS];
	bool has_before;         /* it was played before it was ruled, and then counted: */
	int before[BOOK_SEATS];
	bool has_record;         /* else: settled by a ruling */
	struct game_record record;   /* the last one: an import holds no more of it than there is */
};

/*
 * What paper and book say of one sheet: its deals in order, the totals both have. For a single deal, a list
 * of one and its points as the totals.
 */
struct desk_paper {
	const struct game_rules *rules;
	int seats;
	const struct desk_counted *deals;
	size_t count;
	int64_t ours[BOOK_SEATS], theirs[BOOK_SEATS];
	bool by_totals;          /* `ours` was written down as totals, which count: there are no deals */
};

/* "69 -62 -7", a "=" in front or not: a whole number for each of `seats`. False,
 * without an error, if it is not. */
bool desk_figures(const char *text, int seats, int64_t out[BOOK_SEATS]);
/* Such figures as an example. */
extern const char *const desk_figures_example[BOOK_SEATS + 1];
struct desk_counted desk_counted_of(const struct book_deal *deal, const struct book_table *table);
/* The deals of a table that count, by number; free the list. */
bool desk_counted_make(struct book *s, const struct book_table *table, struct desk_counted **list,
	size_t *count, struct err *e);
/* Put these deals and their totals in place of `paper`'s own; its rules, seats and `theirs` stay. */
void desk_paper_fill(struct desk_paper *paper, const struct desk_counted *deals, size_t count);
/*
 * Likewise those of a table, to be freed; where it counts by totals these alone, and *deals is NULL.
 */
bool desk_paper_of_table(struct book *s, const struct book_table *table, struct desk_paper *paper,
	struct desk_counted **deals, struct err *e);
/* Put the figures of a line in place of `theirs`; is there one for each seat? */
bool desk_paper_read(struct desk_paper *paper, const struct game_deal *line);
/* Does the paper say the same in every seat? */
bool desk_paper_agrees(const struct desk_paper *paper);
/*
 * Refuse the figures of a line: the error of that message with theirs, ours, and the slips that explain it.
 * Returns false.
 */
bool desk_paper_refuse(struct desk *desk, const struct msg *msg, const struct desk_paper *paper,
	const struct game_deal *line, const char *slips);

#endif
