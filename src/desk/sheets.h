/* sheets: signed, opened again, checked by a second person, and totals written down in place of deals. */
#ifndef DESK_SHEETS_H
#define DESK_SHEETS_H

#include "desk/desk.h"

/* What a sheet has and lacks. */
struct desk_sheet {
	int deals;                   /* on record, those to be dealt again among them */
	int last;                    /* the highest number of them */
	int wanted;                  /* the highest that the round can have at this table, 0: not fixed */
	int owes;                    /* so many deals of the round are missing, 0 if their number is not fixed */
	struct book_totals known;    /* id 0: none */
	struct buf missing;          /* the numbers that lack a deal, blanks between: "3 7 8"; free it */
};

/* How many deals a round owes a table with so many settled, and those totals. */
int desk_sheet_owes(const struct book_event *event, int seats, int settled, const struct book_totals *known);
/* Look at the sheet of a table; free it in any case. */
bool desk_sheet_look(struct desk *desk, const struct book_event *event, const struct book_table *table,
	struct desk_sheet *out);
void desk_sheet_free(struct desk_sheet *sheet);

/* A sheet that is about to change: event, and the round and number of `table`, are the surface's. */
struct desk_sheet_change {
	struct book_event event;
	struct book_table table;
	bool anyway;                 /* sign one that is not complete; check one's own; write other totals over */
	struct book_sums sums;       /* what the table comes to, afterwards */
};

/* "4 -2 -2": figures of the seats. */
void desk_figures_write(struct buf *b, const int64_t figures[BOOK_SEATS], int seats);
/* Say of each sheet of the event (of that table alone unless it is 0) whose totals its deals contradict. */
bool desk_totals_tell(struct desk *desk, int64_t event, int64_t table);

/* Close the sheet (`by` "" if nobody said who), which has to be complete (else
 * ERR_CHECK); NULL: open it again. */
bool desk_sheet_sign(struct desk *desk, const char *by, struct desk_sheet_change *change);
/* A second person has read it over (else ERR_REFUSED); NULL: the mark is taken away. */
bool desk_sheet_check(struct desk *desk, const char *by, struct desk_sheet_change *change);

/* The totals of a sheet whose deals are not known: as they were typed, "12 -4 -8". */
struct desk_totals {
	const char *figures;
	int deals;                   /* of so many; 0: as many as a round has, where that is fixed */
	bool again;                  /* they were in the book already */
	struct book_totals was;      /* those that gave way; deals 0: none */
};
bool desk_totals_put(struct desk *desk, struct desk_totals *totals, struct desk_sheet_change *change);
bool desk_totals_remove(struct desk *desk, struct desk_sheet_change *change);

#endif
