/* desk, inside: the rows of a club's table of past events, read and put together to sheets. */
#ifndef DESK_PAST_ROWS_H
#define DESK_PAST_ROWS_H

#include "desk/tables/past.h"
#include "desk/tables/rows.h"

enum past_column { PAST_NAME, PAST_MARK, PAST_CLUB, PAST_EVENT, PAST_DAY, PAST_ROUND, PAST_TABLE, PAST_SEAT,
	PAST_POINTS, PAST_DEALS, PAST_COLUMNS };

/* A player at a table: the points of a whole sheet. */
struct past_row {
	int line, round, table, seat, points, deals;   /* seat -1, deals 0: not said */
	struct num table_cell;       /* where its table should stand */
	int event_no;                /* events in the order in which they come */
	int seats;                   /* of the sheet that begins with this row */
	bool is_first;               /* the player is met for the first time in the event */
	bool is_new;                 /* and is nobody of the book */
	bool is_carried;             /* its table, or its round, stands in a row above alone */
	bool is_tableless;           /* a dash stands where its table should */
	bool is_placed;              /* it is known at which table of which round it was */
	bool is_spare;               /* the sheet would be one without the row, too */
	bool is_left_out;            /* it is a fault, or nobody knows who is meant */
	char event[BOOK_NAME], day[16], label[BOOK_LABEL], club[BOOK_NAME];
};

struct past {
	struct rows rows;
	struct columns columns;
	const struct desk_past_wanted *wanted;
	enum day_order days;
	size_t count;
	struct past_row *sorted;     /* sheet by sheet, as they go into the book */
	struct row_faults faults;
	int left_out, asked;               /* asked: rows that only --take lets in */
	const char *above[PAST_COLUMNS];   /* the cell that goes for blank ones below; NULL: none */
	bool is_filled;                    /* and for some it did */
};

/* Read them all; what is wrong is told row by row, and false unless it may be left out. */
bool past_rows_read(struct past *past);
void past_rows_free(struct past *past);
/* past_names.c: whom the rows mean, as labels; what cannot be told is a fault. The events are numbered. */
bool past_names_find(struct past *past);
/* Name the new ones. */
bool past_names_say(const struct past *past);

#endif
