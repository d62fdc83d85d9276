/* desk, inside: what its files share. */
#ifndef DESK_INNER_H
#define DESK_INNER_H

#include "desk/desk.h"

/* ---- desk.c: changes, which no surface opens ---------------------------------------------------- */

/*
 * Begin a change; end it: if all was done it stands, or on trial is taken back, and sheets that lost their
 * mark are told; else it is taken back. Returns whether all was done.
 */
bool desk_begin(struct desk *desk);
bool desk_end(struct desk *desk, bool done);
/* End one that is only to be looked at: nothing of it stands. */
bool desk_end_preview(struct desk *desk, bool done);
/* Likewise one that the functions called in between join. */
bool desk_begin_all(struct desk *desk);
bool desk_end_all(struct desk *desk, bool done);

/* ---- seats.c ----------------------------------------------------------------------------------- */

/* Put these seats into the table, whose players are entered if need be; `entered` takes who was. */
bool desk_seats_read(struct desk *desk, const struct desk_seats *seats, struct book_table *table,
	struct buf *entered);
/*
 * Make room at a table for the seats that are named: of all of them (from A on, as many as the game needs) or
 * of those alone, where the others stay as they are.
 */
bool desk_seats_clear(struct desk *desk, const struct desk_seats *seats, struct book_table *table);
/* Tell the surface of those, entered at a table, if all was `done`, and free the list; true if it was. */
bool desk_seats_say_entered(struct desk *desk, const struct book_table *table, struct buf *entered,
	bool done);
/* Who is out may not sit in that round, but for a reason (`anyway`, else NULL), which is recorded. */
bool desk_seats_may_sit(struct desk *desk, const struct book_entry *entry, int round, const char *anyway);
/* Is a word for a player a start number? Who has it in the event; ERR_NOT_FOUND. */
bool desk_seats_is_start_no(const char *who);
bool desk_seats_by_start_no(struct desk *desk, int64_t event, const char *who, struct book_entry *out);
/* Seats A, B, C and perhaps more, with no gap; their number. */
bool desk_seats_count(struct desk *desk, struct book_table *table);
/* Do those who were seen there still sit there? Else ERR_CONFLICT. */
bool desk_seats_are_as_seen(struct desk *desk, const struct desk_seats *seen, const struct book_table *table);

/* ---- meetings.c: what an organiser wants to know of a table that was just seated --------------- */

/* Who sits elsewhere too, who have met before, who is late, which round was left out. */
bool desk_meetings_warn(struct desk *desk, const struct book_table *table);
/* Only who sits at another table of the round too. */
bool desk_meetings_warn_of_others(struct desk *desk, const struct book_table *table);
/* Only which round in front of that one was left out. */
bool desk_meetings_warn_of_gap(struct desk *desk, int64_t event, int round);

/* ---- draw.c ------------------------------------------------------------------------------------ */

struct draw_how;

/* Within a change: the round goes, with its tables, or (false) if it has none. */
bool desk_round_drop(struct desk *desk, int64_t event, int round, bool with_tables);
/* How a round is drawn, kept with the event; dropped with the round. */
bool draw_how_write(struct desk *desk, int64_t event, int round, const struct draw_how *how);
bool draw_how_drop(struct desk *desk, int64_t event, int round);
/* The seed announced for an event's draws, "" if none. */
bool draw_announced_read(struct book *s, int64_t event, char seed[], struct err *e);
/* That one; where none is announced one that nobody chose. */
/* Announce a seed within a change; ERR_CONFLICT if another one is announced. */
bool draw_announce(struct desk *desk, int64_t event, const char *seed);
bool draw_choose_seed(struct desk *desk, int64_t event, char seed[]);

/* ---- settings with words of their own (settings_worded.c): into the rules, false if
 * the value does not fit ---- */

#define SETTING_NONE "none"
bool desk_setting_take_ties(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_lot(struct desk_rules *rules, int no, const char *value);
/* `no`: 0 by place, 1 of clubs, then of the categories. */
/* The seed that was announced; the draw reads it itself. */
bool desk_setting_take_seed(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_fee(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_prizes(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_category(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_team(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_carry(struct desk_rules *rules, int no, const char *value);
/* Is everybody in the event of whom a value speaks that fits, in no team twice, has a prize its category, is
 * no more carried than there is? Else ERR_REFUSED. */
bool desk_setting_check_people(struct desk *desk, const struct book_event *event, const char *key,
	const char *value);

#endif
