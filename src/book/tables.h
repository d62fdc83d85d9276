/* book: rounds, tables, who sits where, and the sheet of a table. */
#ifndef BOOK_TABLES_H
#define BOOK_TABLES_H

#include "book/people.h"
#include "games/game.h"

enum { BOOK_TURNS = 16 };

/* Somebody who takes over a seat in the middle of a sheet: the deals from that number on are theirs. */
struct book_turn {
	int seat, from;                              /* from: 2 … */
	int64_t entry;
	char player[BOOK_LABEL];                    /* this and the next: read only */
	int start_no;
};

/* A table of a round, with its game sheet. */
struct book_table {
	int64_t id, event;
	int round, no;
	char edition[BOOK_SHORT];                    /* of the rules of its event; read only */
	int seat_count;                              /* 3 or 4 in ulti */
	int64_t entry[BOOK_SEATS];                  /* who sits where, from the first deal on */
	char player[BOOK_SEATS][BOOK_LABEL];   /* their labels */
	int start_no[BOOK_SEATS];                   /* and start numbers; read only */
	bool is_signed;                              /* the sheet is closed */
	char signed_by[BOOK_NAME];
	bool is_checked;                             /* a second person has read the sheet over */
	char checked_by[BOOK_NAME];
	bool is_for_absent;                          /* what a substitute plays is that of who sat there first */
	int turn_count;
	struct book_turn turns[BOOK_TURNS];        /* by seat and deal */
};

/* Who sits in a seat at a deal: the entry, the label ("" if nobody does). */
int64_t book_entry_at(const struct book_table *table, int seat, int deal_no);
const char *book_player_at(const struct book_table *table, int seat, int deal_no);
/* Whose the deal is: of who sits there, or of whom they stand in for. */
int64_t book_entry_counted(const struct book_table *table, int seat, int deal_no);
const char *book_player_counted(const struct book_table *table, int seat, int deal_no);

/* Make a round; it being there already is fine. */
bool book_round_add(struct book *s, int64_t event, int round, struct err *e);
/* Take a round back that has no table (else ERR_CONFLICT); made again, it starts without a seed. */
bool book_round_remove(struct book *s, int64_t event, int round, struct err *e);
/* How many rounds the event has, 1 … n without gaps or with. */
bool book_rounds(struct book *s, int64_t event, int **list, size_t *count, struct err *e);
/*
 * Make a table (and its round) with its seats; ERR_CONFLICT if it is there. `table->id` is filled in. One
 * that was removed before is a new sheet: void attempts of the old one are taken back.
 */
bool book_table_add(struct book *s, struct book_table *table, struct err *e);
/*
 * Seat others, or other seats (13.§ (1) 6): the deals recorded so far go with the seats, but for those that
 * somebody played who took over a seat. ERR_CONFLICT on a signed sheet, and for more or fewer seats once a
 * deal is recorded.
 */
bool book_table_reseat(struct book *s, const struct book_table *table, struct err *e);
/*
 * From deal `from` (2 …) on these entries sit in the seats (0: who sits there stays); who sat there before
 * takes the seat again if named. ERR_CONFLICT on a signed sheet, ERR_REFUSED if somebody sat in two
 * seats at once.
 */
bool book_table_turn(struct book *s, int64_t table, int from, const int64_t entry[BOOK_SEATS], struct err *e);
/* Who recorded the last change of seats before that deal; "" for nobody. */
bool book_turn_typist(struct book *s, int64_t table, int from, char out[BOOK_NAME], struct err *e);
/* Count the takeovers of seats at a table up to a step, undone ones too: only a damaged page removes one. */
bool book_turns_ever(struct book *s, int64_t table, int from, int64_t until, int *count, struct err *e);
/*
 * Do those who were seen at the table (player; "": not said) still sit there? Else ERR_CONFLICT with both
 * versions.
 */
bool book_table_is_as_seen(struct book *s, const struct book_table *seen, struct err *e);
bool book_table_find(struct book *s, int64_t event, int round, int no, struct book_table *out, struct err *e);
/* Whether there is one, without the list of all others that the error has: 1, 0, or -1 on error. */
int book_table_look(struct book *s, int64_t event, int round, int no, struct book_table *out, struct err *e);
/* All of a round, or of the event (round 0), by round and number. */
bool book_tables(struct book *s, int64_t event, int round, struct book_table **list, size_t *count,
	struct err *e);
/* Of a list that one table alone; how many are left. */
size_t book_tables_keep(struct book_table *list, size_t count, int64_t id);
/* Does that entry sit there, from the first deal on or later? */
bool book_table_has(const struct book_table *table, int64_t entry);
/* Did both sit there at one deal, in two seats? Who took over the other's seat did not meet them by that. */
bool book_table_met(const struct book_table *table, int64_t one, int64_t other);
/* Another table of the round where that player sits too, among those of the list; 0: none. */
int book_elsewhere(const struct book_table *list, size_t count, const struct book_table *table, int seat);
/* How many tables with seats an event has. */
bool book_table_count(struct book *s, int64_t event, int *count, struct err *e);
/*
 * Take a table back, so that its number is free again. ERR_CONFLICT if it has a deal that was not taken back,
 * cards or a ruling, or if its sheet is signed.
 */
bool book_table_remove(struct book *s, int64_t table, struct err *e);
/* Close the sheet (`by` "" if nobody said who), or open it again (NULL). A signed sheet takes no deal. */
bool book_sheet_sign(struct book *s, int64_t table, const char *by, struct err *e);
/* When it was last closed or opened again after that step, by whichever change; "" never, or not known. */
bool book_sheet_turned(
	struct book *s, int64_t table, int64_t since, int64_t until, char at[BOOK_SHORT], struct err *e);
/*
 * Mark the sheet as checked by somebody, or take the mark away (NULL). It falls away by itself with the
 * next change of a deal of the sheet, of a ruling at one, or of the seats.
 */
bool book_sheet_check(struct book *s, int64_t table, const char *by, struct err *e);

/*
 * Had somebody of that name signed, or checked, the sheet before the change under way? Not by an import or a
 * merge that was undone.
 */
bool book_sheet_was_marked(
	struct book *s, int64_t table, bool checked, const char *by, bool *was, struct err *e);

/* The sheets that lost that mark in the change under way: how many, and the last of them. */
struct book_unchecked {
	int count;
	int64_t table;
	int round, no;
};
struct book_unchecked book_unchecked(const struct book *s);

#endif
