/* book: players, the events they take part in, their entries, and measures against them (11.§). */
#ifndef BOOK_PEOPLE_H
#define BOOK_PEOPLE_H

#include "book/book.h"
#include "games/game.h"

/* ==== 1. Players =============================================================================== */

/* Two players of one name differ in their mark: "Kiss Péter (Szolnok)". */
struct book_player {
	int64_t id;
	char name[BOOK_NAME], mark[BOOK_SHORT], club[BOOK_NAME];
	char shown[12];   /* on what is published: "initials", "none": without a name, "": by name */
};

/*
 * Fill in name and mark from a label, the rest with zeros. ERR_REFUSED if it is empty, too long, not one
 * plain line, or has brackets elsewhere. Surrounding and double spaces go.
 */
bool book_player_set(struct book_player *out, const char *label, struct err *e);
/* The name with the mark, as it is shown and typed. */
void book_player_label(struct buf *b, const struct book_player *player);
/* The same for the arguments of a message. */
struct book_label { char text[BOOK_LABEL]; } book_label_of(const struct book_player *player);
/* The same and the club, where the mark does not say it: whom a message offers. */
void book_player_told(struct buf *b, const struct book_player *player);
/*
 * Add one; ERR_CONFLICT if name and mark are taken. `player->id` is filled in. The club's row is made if
 * needed.
 */
bool book_player_add(struct book *s, struct book_player *player, struct err *e);
/* Rename, mark, move to another club, show otherwise. */
bool book_player_change(struct book *s, const struct book_player *player, struct err *e);
/* Take one back who is entered nowhere, for `into` is the same person. */
bool book_player_join(struct book *s, int64_t player, int64_t into, struct err *e);
/* That player, or whom that one was joined to. 1: found, 0: not there any more, -1: failed. */
int book_player_now(struct book *s, int64_t id, struct book_player *out, struct err *e);
/* Who was joined to another and whose label nobody has now, of each label the last one, by name and mark. */
bool book_players_joined(struct book *s, struct book_player **list, size_t *count, struct err *e);
bool book_player_by_id(struct book *s, int64_t id, struct book_player *out, struct err *e);
/* By the label exactly; ERR_NOT_FOUND names the nearest. */
bool book_player_by_label(struct book *s, const char *label, struct book_player *out, struct err *e);
/*
 * By words as they are typed: the label exactly, else but for case and accents, else the one player whose
 * label has every word of `words` as the beginning of a word; several are ERR_REFUSED and listed in the
 * message.
 */
bool book_player_by_words(struct book *s, const char *words, struct book_player *out, struct err *e);
/* All who have just that name, by their marks. */
bool book_namesakes(
	struct book *s, const char *name, struct book_player **list, size_t *count, struct err *e);
/* All whose folded label has every word (`words` "" or NULL: all), by name. */
bool book_players(struct book *s, const char *words, struct book_player **list, size_t *count, struct err *e);

/* ==== 2. Events ================================================================================ */

struct book_event {
	int64_t id;
	char name[BOOK_NAME], day[16], place[BOOK_NAME];   /* day: 2026-11-21 */
	char edition[BOOK_SHORT];    /* of the rules: "mausz-2017" */
	int stake;                    /* Ft a point, 0 = none */
	int deals_per_round;          /* 0 = not fixed */
	int deals_four; /* the same at a table of four; BOOK_AS_THREE in events from before it was told
			   apart */
	bool pinned;                  /* its first deal is recorded: edition and settings are fixed */
	bool current;                 /* chosen with `event use` */
};

enum { BOOK_AS_THREE = -1 };

/* How many deals a round has at a table of so many seats, 0: not fixed. */
int book_event_deals(const struct book_event *event, int seats);
/*
 * How many a table of four has where nobody said: whoever sits there starts as often as at a table of
 * three.
 */
int book_deals_at_four(int deals_per_round);

/* Add one; ERR_CONFLICT if the name is taken on that day. `event->id` is filled in. */
bool book_event_add(struct book *s, struct book_event *event, struct err *e);
/* Change name, day, place, stake, deals a round; the edition only before it is pinned (else ERR_CONFLICT). */
bool book_event_change(struct book *s, const struct book_event *event, struct err *e);
bool book_events(struct book *s, struct book_event **list, size_t *count, struct err *e);
/* By number, by exact name, or by words that only one has. */
bool book_event_find(struct book *s, const char *words, struct book_event *out, struct err *e);
/* The open one: chosen with `event use`, else the only one; ERR_NOT_FOUND says what to do. */
bool book_event_current(struct book *s, struct book_event *out, struct err *e);
bool book_event_use(struct book *s, int64_t event, struct err *e);

struct book_setting {
	char key[BOOK_SHORT], value[BOOK_SETTING];
	bool is_plain;                /* in the book; here it is, whatever stands there */
	bool is_old;                  /* by a version before 2.1, which took seeds as they were typed */
};

/* All settings of an event that were ever set; last its edition, under "edition". */
bool book_settings(struct book *s, int64_t event, struct book_setting **list, size_t *count, struct err *e);
/* List the settings as they were when that step was written; none if the event was not known by then. */
bool book_settings_then(struct book *s, int64_t event, int64_t step, struct book_setting **list,
	size_t *count, struct err *e);
/* The step of its first deal that was not undone; 0: it has none. */
bool book_event_first_deal(struct book *s, int64_t event, int64_t *step, struct err *e);
/* A setting of an event; `value` is "" when it was never set. Keys and values are report's to check. */
bool book_setting(struct book *s, int64_t event, const char *key, char value[BOOK_SETTING], struct err *e);
/* `fixed`: ERR_CONFLICT once the event is pinned, unless it says the same. */
bool book_setting_put(
	struct book *s, int64_t event, const char *key, const char *value, bool fixed, struct err *e);

/* What settings that the program writes itself speak of: a round by its number, others by their id. */
enum book_part { BOOK_PART_ROUND, BOOK_PART_ENTRY, BOOK_PART_MEASURE };
/* Has the event such a one, or had it, until it was removed? 1, 0, or -1 with an error. */
int book_event_has(struct book *s, int64_t event, enum book_part part, int64_t no, struct err *e);

/* A player's entry in an event. */
struct book_entry {
	int64_t id, event;
	struct book_player player;
	int start_no;
	bool is_new;                  /* book_entry_add has made it */
	bool is_entrant;              /* by book_entrants */
};

/*
 * A setting of the event, with the entry's id: "yes", was entered to play; "no", was made a mere substitute;
 * "still", is one, though the entry was changed.
 * Where neither was said, whoever was entered by the step that had them take one over is a substitute.
 */
#define BOOK_ENTRANT "entrant-"

/*
 * Enter a player; start_no 0 takes the next free one. Who is entered already keeps that entry: another
 * start number is ERR_CONFLICT.
 */
bool book_entry_add(struct book *s, int64_t event, int64_t player, int start_no, struct book_entry *out,
	struct err *e);
bool book_entry_change(struct book *s, int64_t entry, int start_no, struct err *e);
/*
 * Take an entry back: it is in no list any more; of who only took over seats the right to play on, and they
 * are a substitute (*stands_in). ERR_CONFLICT if it sits at a table, or a measure is on record.
 */
bool book_entry_remove(struct book *s, const struct book_entry *entry, bool *stands_in, struct err *e);
/*
 * The entry becomes another player's, who has none in that event; *out: it, or the one that this player had
 * there and took back. Then (`join`) another entry of the event takes over all that one sits at, which is
 * taken back: they sit in no round both.
 */
bool book_entry_give(struct book *s, const struct book_entry *entry, int64_t player, struct book_entry *out,
	struct err *e);
bool book_entry_join(struct book *s, const struct book_entry *entry, const struct book_entry *into,
	struct err *e);
/* Find an entry by its id or its player; with `ever` a removed one too. 1: found, 0: none, -1: failed. */
int book_entry_by_id(struct book *s, int64_t id, struct book_entry *out, struct err *e);
int book_entry_ever(struct book *s, int64_t event, int64_t player, struct book_entry *out, struct err *e);
int book_entry_of(struct book *s, int64_t event, int64_t player, struct book_entry *out, struct err *e);
/* All of an event, by start number. */
bool book_entries(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/* Of them those who have a row in the standings: not who only stands in where that counts for another. */
bool book_entries_counted(struct book *s, int64_t event, struct book_entry **list, size_t *count,
	struct err *e);
/*
 * Who of the entries has the account of a name that was bet by: who bet by a short name before being
 * entered has one account all the same, if it fits nobody else. NULL: nobody, or several, listed in `fits`.
 */
const struct book_player *book_entry_meant(const struct book_entry *entries, size_t count, const char *name,
	struct buf *fits);
/* The entry of a start number; ERR_NOT_FOUND names it. */
bool book_entry_by_start_no(
	struct book *s, int64_t event, int start_no, struct book_entry *out, struct err *e);
/* Likewise, and where nobody has it by now, whose it was last. 1; 0: nobody's ever; -1 on error. */
int book_entry_numbered(struct book *s, int64_t event, int start_no, struct book_entry *out, struct err *e);
/* Who, but for that player, had the number when their entry was taken back; likewise. */
int book_number_left(struct book *s, int64_t event, int start_no, int64_t player, struct book_entry *out,
	struct err *e);
/*
 * The entry of the player whom the words mean, looked for among who is entered. 1; 0 if they mean somebody
 * who is not, `out->player`; -1 on error.
 */
int book_entry_by_words(struct book *s, int64_t event, const char *words, struct book_entry *out,
	struct err *e);
/*
 * The field: who is to have a seat in each round. Of all entries neither who is out nor who stands in, by
 * start number.
 */
bool book_field(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/* Who stands in: was entered to take over a seat, and only took over those of players who are in. */
bool book_stand_ins(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/* Who was entered only to take over a seat, and sits at none of their own; whoever it was the seat of. */
bool book_substitutes(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/* Mark those of book_entries who were entered to play and only took over seats so far, and still have one. */
bool book_entrants(struct book *s, int64_t event, struct book_entry *list, size_t count, struct err *e);
/* From now on they play themselves; *stood_in false: they did before, and nothing is changed. */
bool book_entry_admit(struct book *s, const struct book_entry *entry, bool *stood_in, struct err *e);
/* Say it as the setting BOOK_ENTRANT, which has that key. */
void book_entrant_key(char key[BOOK_SHORT], const struct book_entry *entry);
bool book_entry_say_entrant(struct book *s, const struct book_entry *entry, const char *word, struct err *e);
/*
 * Who is in the field and at no table of a round, by start number. None of a round without tables, and none
 * where the event lets them rest (setting unseated=bye); who sits for the first time in a later round came
 * later.
 */
bool book_unseated(struct book *s, int64_t event, int round, struct book_entry **list, size_t *count,
	struct err *e);
/* How many that are, of each round that has tables, by its number. */
bool book_unseated_counts(
	struct book *s, int64_t event, struct book_round **list, size_t *count, struct err *e);

/* ==== 3. Discipline (11.§) ===================================================================== */

enum book_measure_kind {
	BOOK_WARNING, BOOK_YELLOW, BOOK_RED, BOOK_EXCLUSION, BOOK_WITHDRAWAL,
	BOOK_SEATED,      /* sits although out, for a reason */
	BOOK_LIFTED,      /* is in again */
	BOOK_MEASURES
};

/* A measure against a player of an event. Only added. */
struct book_measure {
	int64_t id, entry;
	enum book_measure_kind kind;
	int round;                      /* 0: not said */
	char reason[GAME_REASON], judge[BOOK_NAME];

	/* Of lists; not written. */
	char player[BOOK_LABEL], event_name[BOOK_NAME], day[16], at[32];
};

/* "warning", "yellow" … in the order of the enum; NULL ends. */
extern const char *const book_measure_words[];
/*
 * Add one; the same content as the player's last sets *again and adds nothing, unless `again` is NULL. When a
 * measure of a journal was taken is the event's setting BOOK_MEASURE_AT and its id; so is it of one that the
 * clock would put before the player's last: then `at` is set. One that is BOOK_MEASURE_BACK counts no more:
 * it came by a merge, and who had taken it has taken it back.
 */
#define BOOK_MEASURE_AT "measure-"
#define BOOK_MEASURE_BACK "back"
bool book_measure_add(struct book *s, struct book_measure *measure, bool *again, struct err *e);
/* All of an event (0: of the events whose first day begins with `season`), in the order of time. */
bool book_measures(struct book *s, int64_t event, const char *season, struct book_measure **list,
	size_t *count, struct err *e);
/* When it was taken, or BOOK_MEASURE_BACK. */
bool book_measure_put_time(struct book *s, int64_t event, const struct book_measure *measure, const char *at,
	struct err *e);
/* Is somebody out of the event: excluded or withdrawn, and not in again? `out` is the measure that did it. */
bool book_entry_is_out(struct book *s, int64_t entry, struct book_measure *out, bool *is_out, struct err *e);

/* book: rounds, tables, who sits where, and the sheet of a table. */

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
/* Read who sits at a table, into it (a struct book_table): seats and those who took one over. */
bool book_table_seats(struct book *s, void *table, struct err *e);
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

/* book: seasons, which count several events together. What they come to is report's. */

/* Of a player's results so many may count at most. */
#define BOOK_SEASON_BEST 999
enum { BOOK_SCALE = 100, BOOK_SCALE_POINTS = 1000000, BOOK_WEIGHT = 1000 };

struct book_season {
	int64_t id;
	char name[BOOK_NAME];
	int best;                       /* so many of a player's results count, the best ones; 0: all */
	int least;                      /* who has fewer results has no place in it */
	/* 0: the standard scale; else the points by place, none more than the one before */
	int scale_count;
	int32_t scale[BOOK_SCALE];
	int events;                     /* that count in it; read only */
};

struct book_season_event {
	struct book_event event;
	int weight;                     /* per cent */
};

/* Add one; ERR_CONFLICT if the name is taken. `season->id` is filled in. */
bool book_season_add(struct book *s, struct book_season *season, struct err *e);
bool book_season_change(struct book *s, const struct book_season *season, struct err *e);
/* It is in no list any more; its name is free. */
bool book_season_remove(struct book *s, int64_t season, struct err *e);
/* All, by name. */
bool book_seasons(struct book *s, struct book_season **list, size_t *count, struct err *e);
/* By exact name, or by words that only one has; ERR_NOT_FOUND. */
bool book_season_find(struct book *s, const char *words, struct book_season *out, struct err *e);

/* By exact name alone; *found: there is one. */
bool book_season_named(struct book *s, const char *name, struct book_season *out, bool *found, struct err *e);

/* The event counts in the season by so many per cent from now on; *was: the weight it
 * had, 0 if it did not count. */
bool book_season_event_put(struct book *s, int64_t season, int64_t event, int weight, int *was,
	struct err *e);
/* ERR_NOT_FOUND if it does not count in it. */
bool book_season_event_remove(struct book *s, const struct book_season *season,
	const struct book_event *event, struct err *e);
/* By day. */
bool book_season_events(struct book *s, int64_t season, struct book_season_event **list, size_t *count,
	struct err *e);

/* Points by place, "100 80 60"; false if one is no number up to BOOK_SCALE_POINTS, or
 * more than the one before it. */
bool book_scale_read(const char *text, struct book_season *out);
void book_scale_write(struct buf *b, const struct book_season *season);

#endif
