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
	char shown[12];   /* in publications: "initials", "none" (no name), "" (name) */
};

/*
 * Fill in name and mark from a label, the rest with zeros. ERR_REFUSED if it is empty, too long, not one
 * plain line, or has brackets elsewhere. Drops surrounding and double spaces.
 */
bool book_player_set(struct book_player *out, const char *label, struct err *e);
/* Write the label of a player: the name with the mark, as shown and typed. */
void book_player_label(struct buf *b, const struct book_player *player);
/* The same as an argument of a message. */
struct book_label { char text[BOOK_LABEL]; } book_label_of(const struct book_player *player);
/* The same with the club, unless the mark gives it, for the suggestions of a message. */
void book_player_told(struct buf *b, const struct book_player *player);
/*
 * Add a player and, if needed, the club's row; ERR_CONFLICT if name and mark are taken. Fills in
 * `player->id`.
 */
bool book_player_add(struct book *s, struct book_player *player, struct err *e);
/* Change a player's name, mark, club or display. */
bool book_player_change(struct book *s, const struct book_player *player, struct err *e);
/* Remove a player without entries, because `into` is the same person. */
bool book_player_join(struct book *s, int64_t player, int64_t into, struct err *e);
/* Find the player, or the one it was joined to. 1: found, 0: removed, -1: failed. */
int book_player_now(struct book *s, int64_t id, struct book_player *out, struct err *e);
/* List players joined to others whose labels are now free, the last of each label, by name and mark. */
bool book_players_joined(struct book *s, struct book_player **list, size_t *count, struct err *e);
bool book_player_by_id(struct book *s, int64_t id, struct book_player *out, struct err *e);
/* Find a player by the exact label; ERR_NOT_FOUND names the nearest. */
bool book_player_by_label(struct book *s, const char *label, struct book_player *out, struct err *e);
/*
 * Find a player by typed words: by the exact label, else ignoring case and accents, else the one player whose
 * label has every word of `words` as the beginning of a word; several are ERR_REFUSED, and the message lists
 * them.
 */
bool book_player_by_words(struct book *s, const char *words, struct book_player *out, struct err *e);
/* List all players of exactly that name, by their marks. */
bool book_namesakes(
	struct book *s, const char *name, struct book_player **list, size_t *count, struct err *e);
/* List all players whose folded label has every word (`words` "" or NULL: all), by name. */
bool book_players(struct book *s, const char *words, struct book_player **list, size_t *count, struct err *e);

/* ==== 2. Events ================================================================================ */

struct book_event {
	int64_t id;
	char name[BOOK_NAME], day[16], place[BOOK_NAME];   /* day: 2026-11-21 */
	char edition[BOOK_SHORT];    /* of the rules: "mausz-2017" */
	int stake;                    /* Ft per point, 0: none */
	int deals_per_round;          /* 0: not fixed */
	int deals_four; /* at a table of four; BOOK_AS_THREE in events older than this setting */
	bool pinned;                  /* has a deal: edition and settings are fixed */
	bool current;                 /* chosen with `event use` */
};

enum { BOOK_AS_THREE = -1 };

/* Count the deals of a round at a table of `seats` seats; 0: not fixed. */
int book_event_deals(const struct book_event *event, int seats);
/* Return the default for a table of four: everybody leads as often as at a table of three. */
int book_deals_at_four(int deals_per_round);

/* Add an event; ERR_CONFLICT if the name is taken on that day. Fills in `event->id`. */
bool book_event_add(struct book *s, struct book_event *event, struct err *e);
/* Change name, day, place, stake, deals per round; the edition only before pinning (else ERR_CONFLICT). */
bool book_event_change(struct book *s, const struct book_event *event, struct err *e);
bool book_events(struct book *s, struct book_event **list, size_t *count, struct err *e);
/* Find an event by number, exact name, or words that only one has. */
bool book_event_find(struct book *s, const char *words, struct book_event *out, struct err *e);
/* Find the current event: chosen with `event use`, else the only one; ERR_NOT_FOUND advises. */
bool book_event_current(struct book *s, struct book_event *out, struct err *e);
bool book_event_use(struct book *s, int64_t event, struct err *e);

struct book_setting {
	char key[BOOK_SHORT], value[BOOK_SETTING];
	bool is_plain;                /* in the book; always plain here */
	bool is_old;                  /* by a version before 2.1, which did not check seeds */
};

/* List all settings ever set for an event; last its edition, as "edition". */
bool book_settings(struct book *s, int64_t event, struct book_setting **list, size_t *count, struct err *e);
/* List the settings as of that step; none if the event did not exist yet. */
bool book_settings_then(struct book *s, int64_t event, int64_t step, struct book_setting **list,
	size_t *count, struct err *e);
/* Read a setting of an event; `value` is "" if never set. The caller checks keys and values. */
bool book_setting(struct book *s, int64_t event, const char *key, char value[BOOK_SETTING], struct err *e);
/* Write a setting; `fixed`: ERR_CONFLICT once the event is pinned, unless the value is the same. */
bool book_setting_put(
	struct book *s, int64_t event, const char *key, const char *value, bool fixed, struct err *e);

/* The subject of settings that the program writes itself: a round by its number, others by id. */
enum book_part { BOOK_PART_ROUND, BOOK_PART_ENTRY, BOOK_PART_MEASURE };
/* Has the event such a part, or had it before removal? 1, 0, or -1 with an error. */
int book_event_has(struct book *s, int64_t event, enum book_part part, int64_t no, struct err *e);
/* Find the last step that wrote anything of an event, its tables or its players, or undid what did. */
bool book_event_step(struct book *s, int64_t event, int64_t *step, struct err *e);

/* A player's entry in an event. */
struct book_entry {
	int64_t id, event;
	struct book_player player;
	int start_no;
	bool is_new;                  /* made by book_entry_add */
	const char *stands_in;        /* set by book_entrants: "no", "yes", or NULL */
};

/*
 * A setting of the event, with the entry's id: "yes": entered to play; "no": made a mere substitute; "still":
 * a substitute although the entry was changed, or came without the seat. By default, an entry made by the
 * step of its takeover is a substitute.
 */
#define BOOK_ENTRANT "entrant-"

/*
 * Enter a player; start_no 0 takes the next free one. A player already entered keeps that entry: another
 * start number is ERR_CONFLICT.
 */
bool book_entry_add(struct book *s, int64_t event, int64_t player, int start_no, struct book_entry *out,
	struct err *e);
bool book_entry_change(struct book *s, int64_t entry, int start_no, struct err *e);
/*
 * Remove an entry from all lists; one that only took over seats becomes a substitute, without the right to
 * play on (*stands_in). ERR_CONFLICT if it has a seat at a table or a measure on record.
 */
bool book_entry_remove(struct book *s, const struct book_entry *entry, bool *stands_in, struct err *e);
/*
 * Give the entry to another player, who has none in that event; *out: that entry, or the player's own removed
 * one. book_entry_join: give all seats of an entry to another of the event and remove it; they share no
 * round.
 */
bool book_entry_give(struct book *s, const struct book_entry *entry, int64_t player, struct book_entry *out,
	struct err *e);
bool book_entry_join(struct book *s, const struct book_entry *entry, const struct book_entry *into,
	struct err *e);
/* Find an entry by its id or its player; with `ever` even a removed one. 1: found, 0: none, -1: failed. */
int book_entry_by_id(struct book *s, int64_t id, struct book_entry *out, struct err *e);
int book_entry_ever(struct book *s, int64_t event, int64_t player, struct book_entry *out, struct err *e);
int book_entry_of(struct book *s, int64_t event, int64_t player, struct book_entry *out, struct err *e);
/* List all entries of an event, by start number. */
bool book_entries(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/* List those with a row in the standings: no substitutes whose play counts for others. */
bool book_entries_counted(struct book *s, int64_t event, struct book_entry **list, size_t *count,
	struct err *e);
/*
 * Find the entry for the account of a name used in bets: a short name used before the entry fits it too, if
 * it fits nobody else. NULL: none, or several, listed in `fits`.
 */
const struct book_player *book_entry_meant(const struct book_entry *entries, size_t count, const char *name,
	struct buf *fits);
/* Find the entry of a start number; ERR_NOT_FOUND names it. */
bool book_entry_by_start_no(
	struct book *s, int64_t event, int start_no, struct book_entry *out, struct err *e);
/* The same, else the last entry that had the number. 1; 0: nobody ever had it; -1 on error. */
int book_entry_numbered(struct book *s, int64_t event, int start_no, struct book_entry *out, struct err *e);
/* Find another player's entry that had the number when it was removed; results as above. */
int book_number_left(struct book *s, int64_t event, int start_no, int64_t player, struct book_entry *out,
	struct err *e);
/*
 * Find the entry of the player meant by the words, among those entered. 1; 0 if they mean a player without an
 * entry, `out->player`; -1 on error.
 */
int book_entry_by_words(struct book *s, int64_t event, const char *words, struct book_entry *out,
	struct err *e);
/*
 * List the field by start number: the entries needing a seat each round, no withdrawn players or substitutes.
 */
bool book_field(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/* List the stand-ins: entered to take over a seat, and only in seats of players still in the event. */
bool book_stand_ins(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/* List the substitutes: entered to take over a seat, whoever's, without a seat of their own. */
bool book_substitutes(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/*
 * Mark what no seat tells of entries in the order of book_entries: "no" of who was entered to play but so far
 * only took over seats, and still has one; "yes" of a substitute who has none any more.
 */
bool book_entrants(struct book *s, int64_t event, struct book_entry *list, size_t count, struct err *e);
/* Admit a substitute as a player; *stood_in false: they already were, nothing changes. */
bool book_entry_admit(struct book *s, const struct book_entry *entry, bool *stood_in, struct err *e);
/* Write the key of the setting BOOK_ENTRANT for an entry. */
void book_entrant_key(char key[BOOK_SHORT], const struct book_entry *entry);
bool book_entry_say_entrant(struct book *s, const struct book_entry *entry, const char *word, struct err *e);
/*
 * List players of the field without a seat in a round, by start number. None if the round has no tables, or
 * the event lets players rest (setting unseated=bye); players first seated in a later round came later.
 */
bool book_unseated(struct book *s, int64_t event, int round, struct book_entry **list, size_t *count,
	struct err *e);
/* Count them for each round with tables, by its number. */
bool book_unseated_counts(
	struct book *s, int64_t event, struct book_round **list, size_t *count, struct err *e);

/* ==== 3. Discipline (11.§) ===================================================================== */

enum book_measure_kind {
	BOOK_WARNING, BOOK_YELLOW, BOOK_RED, BOOK_EXCLUSION, BOOK_WITHDRAWAL,
	BOOK_SEATED,      /* seated although out, for a reason */
	BOOK_LIFTED,      /* let in again */
	BOOK_MEASURES
};

/* A measure against a player of an event. Only added. */
struct book_measure {
	int64_t id, entry;
	enum book_measure_kind kind;
	int round;                      /* 0: not given */
	char reason[GAME_REASON], judge[BOOK_NAME];

	/* For lists; not stored. */
	char player[BOOK_LABEL], event_name[BOOK_NAME], day[16], at[32];
};

/* "warning", "yellow" … in the order of the enum; closed by NULL. */
extern const char *const book_measure_words[];
/*
 * Add a measure; the same content as the player's last sets *again and adds nothing, unless `again` is NULL.
 * The event's setting BOOK_MEASURE_AT and the id keeps the time of a journal's measure, and of one that the
 * clock would put before the player's last: then `at` is set. With BOOK_MEASURE_BACK it no longer counts: it
 * came by a merge, and its author has withdrawn it.
 */
#define BOOK_MEASURE_AT "measure-"
#define BOOK_MEASURE_BACK "back"
bool book_measure_add(struct book *s, struct book_measure *measure, bool *again, struct err *e);
/* List the measures of an event (0: of events whose first day begins with `season`), in the order of time. */
bool book_measures(struct book *s, int64_t event, const char *season, struct book_measure **list,
	size_t *count, struct err *e);
/* Set the time of a measure, or BOOK_MEASURE_BACK. */
bool book_measure_put_time(struct book *s, int64_t event, const struct book_measure *measure, const char *at,
	struct err *e);
/* Is an entry out of the event: excluded or withdrawn, and not let in again? `out` is that measure. */
bool book_entry_is_out(struct book *s, int64_t entry, struct book_measure *out, bool *is_out, struct err *e);

/* ==== 4. Rounds, tables, seats, and the sheet of a table ======================================= */

enum { BOOK_TURNS = 16 };

/* A takeover of a seat within a sheet: the deals from that number on are the new player's. */
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
	char edition[BOOK_SHORT];                    /* of its event's rules; read only */
	int seat_count;                              /* 3 or 4 in ulti */
	int64_t entry[BOOK_SEATS];                  /* by seat, from the first deal on */
	char player[BOOK_SEATS][BOOK_LABEL];   /* their labels */
	int start_no[BOOK_SEATS];                   /* and start numbers; read only */
	bool is_signed;                              /* the sheet is closed */
	char signed_by[BOOK_NAME];
	bool is_checked;                             /* by a second person */
	char checked_by[BOOK_NAME];
	bool is_for_absent;                          /* a substitute's play counts for who sat there first */
	int turn_count;
	struct book_turn turns[BOOK_TURNS];        /* by seat and deal */
};

/*
 * List by round and number how many sit at the tables of an event, and whether cards were recorded there; not
 * where fewer than two sit, or not from the first seat on.
 */
struct book_seated {
	int64_t table;
	int round, no, seats;
	bool has_cards;
};
bool book_seated(struct book *s, int64_t event, struct book_seated **list, size_t *count, struct err *e);

/* Find the entry in a seat at a deal, and its label ("" if there is none). */
int64_t book_entry_at(const struct book_table *table, int seat, int deal_no);
const char *book_player_at(const struct book_table *table, int seat, int deal_no);
/* Find the entry for which a deal counts: who sits there, or whom they stand in for. */
int64_t book_entry_counted(const struct book_table *table, int seat, int deal_no);
const char *book_player_counted(const struct book_table *table, int seat, int deal_no);

/* Make a round, if it does not exist. */
bool book_round_add(struct book *s, int64_t event, int round, struct err *e);
/* Remove a round without tables (else ERR_CONFLICT); made again, it starts without a seed. */
bool book_round_remove(struct book *s, int64_t event, int round, struct err *e);
/* List the numbers of the event's rounds, which may have gaps. */
bool book_rounds(struct book *s, int64_t event, int **list, size_t *count, struct err *e);
/* Find when something of a round was last written or undone: its tables, deals, rulings or totals. */
struct book_round_time {
	int round;
	char at[32];
};
bool book_round_times(struct book *s, int64_t event, struct book_round_time **list, size_t *count,
	struct err *e);
/*
 * Make a table (and its round) with its seats; ERR_CONFLICT if it exists. Fills in `table->id`. A table
 * removed before starts a new sheet: void attempts of the old one are taken back.
 */
bool book_table_add(struct book *s, struct book_table *table, struct err *e);
/* Fill in the seats of `table` (a struct book_table) and its takeovers. */
bool book_table_seats(struct book *s, void *table, struct err *e);
/*
 * Change the seats (13.§ (1) 6): the deals recorded so far go with the seats, except those played after a
 * takeover. ERR_CONFLICT on a signed sheet, and for another number of seats once a deal is recorded.
 */
bool book_table_reseat(struct book *s, const struct book_table *table, struct err *e);
/*
 * Let these entries take the seats over from deal `from` (2 …) on (0: no change; an earlier player returns if
 * named). ERR_CONFLICT on a signed sheet, ERR_REFUSED if somebody would sit in two seats at once.
 */
bool book_table_turn(struct book *s, int64_t table, int from, const int64_t entry[BOOK_SEATS], struct err *e);
/* Find who recorded the last change of seats before that deal; "" if there was none. */
bool book_turn_typist(struct book *s, int64_t table, int from, char out[BOOK_NAME], struct err *e);
/* Count the takeovers of seats at a table up to a step, undone ones too: only a damaged page removes one. */
bool book_turns_ever(struct book *s, int64_t table, int from, int64_t until, int *count, struct err *e);
/* Do the players seen at the table ("": not given) still sit there? Else ERR_CONFLICT with both versions. */
bool book_table_is_as_seen(struct book *s, const struct book_table *seen, struct err *e);
bool book_table_find(struct book *s, int64_t event, int round, int no, struct book_table *out, struct err *e);
/* The same without the error's list of other tables: 1, 0 if there is none, or -1 on error. */
int book_table_look(struct book *s, int64_t event, int round, int no, struct book_table *out, struct err *e);
/* List the tables of a round, or of the event (round 0), by round and number. */
bool book_tables(struct book *s, int64_t event, int round, struct book_table **list, size_t *count,
	struct err *e);
/* List those of the event's rounds up to `upto`; 0: of all. */
bool book_tables_upto(struct book *s, int64_t event, int upto, struct book_table **list, size_t *count,
	struct err *e);
/* Keep only that table in a list; returns the number left. */
size_t book_tables_keep(struct book_table *list, size_t count, int64_t id);
/* Does the entry sit there, from the first deal on or later? */
bool book_table_has(const struct book_table *table, int64_t entry);
/* Did both sit there at the same deal? Taking over the other's seat is not enough. */
bool book_table_met(const struct book_table *table, int64_t one, int64_t other);
/* Find another table of the round, in the list, where the same player sits; 0: none. */
int book_elsewhere(const struct book_table *list, size_t count, const struct book_table *table, int seat);
/* Count the tables of an event that have seats. */
bool book_table_count(struct book *s, int64_t event, int *count, struct err *e);
/*
 * Remove a table, so that its number is free again. ERR_CONFLICT if it has cards, a ruling or a deal not
 * taken back, or if its sheet is signed.
 */
bool book_table_remove(struct book *s, int64_t table, struct err *e);
/* Close the sheet (`by` "" if not given), or open it again (NULL). A signed sheet takes no deal. */
bool book_sheet_sign(struct book *s, int64_t table, const char *by, struct err *e);
/* Find when the sheet was last closed or reopened after that step, by any change; "" if never or unknown. */
bool book_sheet_turned(
	struct book *s, int64_t table, int64_t since, int64_t until, char at[BOOK_SHORT], struct err *e);
/*
 * Mark the sheet as checked by somebody, or remove the mark (NULL). The next change of a deal of the sheet,
 * of a ruling at one, or of the seats removes it.
 */
bool book_sheet_check(struct book *s, int64_t table, const char *by, struct err *e);

/*
 * Had somebody of that name signed, or checked, the sheet before this change, except by an undone import or
 * merge?
 */
bool book_sheet_was_marked(
	struct book *s, int64_t table, bool checked, const char *by, bool *was, struct err *e);

/* The sheets that lost that mark in the present change: their number, and the last one. */
struct book_unchecked {
	int count;
	int64_t table;
	int round, no;
};
struct book_unchecked book_unchecked(const struct book *s);

/* ==== 5. Seasons, which count several events together; report works out the standings ========== */

/* At most this many of a player's results may count. */
#define BOOK_SEASON_BEST 999
enum { BOOK_SCALE = 100, BOOK_SCALE_POINTS = 1000000, BOOK_WEIGHT = 1000 };

struct book_season {
	int64_t id;
	char name[BOOK_NAME];
	int best;                       /* the number of a player's best results that count; 0: all */
	int least;                      /* players with fewer results get no place */
	/* 0: the standard scale; else the points by place, none more than the one before */
	int scale_count;
	int32_t scale[BOOK_SCALE];
	int events;                     /* of the season; read only */
};

struct book_season_event {
	struct book_event event;
	int weight;                     /* per cent */
};

/* Add a season; ERR_CONFLICT if the name is taken. Fills in `season->id`. */
bool book_season_add(struct book *s, struct book_season *season, struct err *e);
bool book_season_change(struct book *s, const struct book_season *season, struct err *e);
/* Remove a season from all lists; its name is free. */
bool book_season_remove(struct book *s, int64_t season, struct err *e);
/* List all seasons, by name. */
bool book_seasons(struct book *s, struct book_season **list, size_t *count, struct err *e);
/* Find a season by exact name, or by words that only one has; ERR_NOT_FOUND. */
bool book_season_find(struct book *s, const char *words, struct book_season *out, struct err *e);

/* Find a season by exact name only; *found: there is one. */
bool book_season_named(struct book *s, const char *name, struct book_season *out, bool *found, struct err *e);

/*
 * Count the event in the season with `weight` per cent from now on; *was: the former weight, 0 if it did not
 * count.
 */
bool book_season_event_put(struct book *s, int64_t season, int64_t event, int weight, int *was,
	struct err *e);
/* Remove an event from the season; ERR_NOT_FOUND if it does not count in it. */
bool book_season_event_remove(struct book *s, const struct book_season *season,
	const struct book_event *event, struct err *e);
/* List the events of a season by day. */
bool book_season_events(struct book *s, int64_t season, struct book_season_event **list, size_t *count,
	struct err *e);

/*
 * Read points by place, "100 80 60"; false if one is not a number up to BOOK_SCALE_POINTS, or exceeds the one
 * before it.
 */
bool book_scale_read(const char *text, struct book_season *out);
void book_scale_write(struct buf *b, const struct book_season *season);

#endif
