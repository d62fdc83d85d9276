/* desk, inside: functions shared by its files. */
#ifndef DESK_INNER_H
#define DESK_INNER_H

#include "desk/desk.h"

/* ---- desk.c: changes, which only the desk opens ------------------------------------------------ */

/* Begin a change; end it: if all is `done` it is committed, or on trial taken back, and sheets that lost
 * their mark are reported; otherwise it is taken back. Returns whether all was done. */
bool desk_begin(struct desk *desk);
bool desk_end(struct desk *desk, bool done);
/* End a change that is only to be looked at: nothing of it remains. */
bool desk_end_preview(struct desk *desk, bool done);
/* The same for a change that functions called in between join. */
bool desk_begin_all(struct desk *desk);
bool desk_end_all(struct desk *desk, bool done);

/* ---- seats.c ----------------------------------------------------------------------------------- */

/* Put these players into the seats of the table, entering them if need be; `entered` lists who was. */
bool desk_seats_read(struct desk *desk, const struct desk_seats *seats, struct book_table *table,
	struct buf *entered);
/* Clear the seats of a table that are to be filled: all of them (from A on, as many as the game needs), or
 * only those named. */
bool desk_seats_clear(struct desk *desk, const struct desk_seats *seats, struct book_table *table);
/* If all was `done`, report the players entered at the table; free the list and return `done`. */
bool desk_seats_say_entered(struct desk *desk, const struct book_table *table, struct buf *entered,
	bool done);
/* Refuse a withdrawn player for the round, except for a reason (`anyway`, else NULL), which is recorded. */
bool desk_seats_may_sit(struct desk *desk, const struct book_entry *entry, int round, const char *anyway);
/* Is a word for a player a start number? Find its entry in the event; ERR_NOT_FOUND. */
bool desk_seats_is_start_no(const char *who);
bool desk_seats_by_start_no(struct desk *desk, int64_t event, const char *who, struct book_entry *out);
/* Count the seats A, B, C and perhaps more; an error if there is a gap. */
bool desk_seats_count(struct desk *desk, struct book_table *table);
/* Check that the seating is still as the user saw it; else ERR_CONFLICT. */
bool desk_seats_are_as_seen(struct desk *desk, const struct desk_seats *seen, const struct book_table *table);

/* ---- meetings.c: warnings about a table that was just seated ----------------------------------- */

/* Warn of players who sit elsewhere too, have met before or are late, and of a skipped round. */
bool desk_meetings_warn(struct desk *desk, const struct book_table *table);
/* Warn only of players who sit at another table of the round too. */
bool desk_meetings_warn_of_others(struct desk *desk, const struct book_table *table);
/* Warn only of a skipped round before this one, by the event's tables. */
void desk_meetings_warn_of_gap(struct desk *desk, const struct book_table *list, size_t count, int round);

/* ---- draw.c ------------------------------------------------------------------------------------ */

struct draw_how;

/* Within a change: remove a round with its tables, or if it has none (else false). */
bool desk_round_drop(struct desk *desk, int64_t event, int round, bool with_tables);
/* Store how a round is drawn, with the event; drop it with the round. */
bool draw_how_write(struct desk *desk, int64_t event, int round, const struct draw_how *how);
bool draw_how_drop(struct desk *desk, int64_t event, int round);
/* Read the seed announced for an event's draws, "" if none. */
bool draw_announced_read(struct book *s, int64_t event, char seed[], struct err *e);
/* Announce a seed within a change; ERR_CONFLICT if another one is announced. */
bool draw_announce(struct desk *desk, int64_t event, const char *seed);
/* Read the announced seed; if none is announced, choose a random one. */
bool draw_choose_seed(struct desk *desk, int64_t event, char seed[]);

/* ---- settings_worded.c: read a value into the rules, false if it does not fit ------------------ */

#define SETTING_NONE "none"
bool desk_setting_take_ties(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_lot(struct desk_rules *rules, int no, const char *value);
/* The announced seed is only checked: the draw reads it itself. */
bool desk_setting_take_seed(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_fee(struct desk_rules *rules, int no, const char *value);
/* `no`: 0 by place, 1 of clubs, then of the categories. */
bool desk_setting_take_prizes(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_category(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_team(struct desk_rules *rules, int no, const char *value);
bool desk_setting_take_carry(struct desk_rules *rules, int no, const char *value);
/* Check a value that fits: every player it names is in the event and in no team twice, every prize has its
 * category, no more is carried over than there is. Else ERR_REFUSED. */
bool desk_setting_check_people(struct desk *desk, const struct book_event *event, const char *key,
	const char *value);

#endif
