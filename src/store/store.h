/*
 * store: the club's book, one SQLite file (schema/). Facts in, facts out; figures are report's. The book knows
 * no game: bids, parts and results are words of text/, seats are numbered from 0, a table has up to STORE_SEATS.
 *
 * Every function that can fail takes a `struct err` last and returns false with it filled. Lists come as an
 * array that the caller frees with store_free. Nothing here is written but between store_begin and store_commit.
 *
 *   1  the file      2  changes      3  players      4  events      5  rounds, tables, seats      6  deals
 *   7  rulings      8  discipline      9  cards      10  history      11  proof      12  copies      13  damage
 */
#ifndef STORE_H
#define STORE_H

#include "base/base.h"
#include "text/text.h"

enum { STORE_SEATS = 8, STORE_NAME = 128, STORE_SHORT = 64, STORE_TEXT = 256 };
/* Room for the longest name and mark as they are shown: "NAME (MARK)". */
enum { STORE_LABEL = STORE_NAME + STORE_SHORT + 2 };

struct store;

/* ==== 1. The file =============================================================================== */

enum store_access {
	STORE_CREATE,   /* made if it is not there; its folder has to be */
	STORE_WRITE,    /* the book has to be there, and to be writable */
	STORE_READ,     /* it has to be there */
	STORE_LOOK      /* likewise; it stays as it is: an older one is upgraded in a copy of our own */
};

/* Open a book: a foreign or newer file is refused, an older one upgraded after a backup beside it. */
bool store_open(struct store **out, const char *path, enum store_access access, struct err *e);
/* Where it is, as it was opened. */
const char *store_path(const struct store *s);
/* Make the folders of a book's path, as far as they are not there. */
bool store_make_folder(const char *path, struct err *e);
/* Before closing: take a book away again that was made by opening it, and in which nothing was written. */
void store_drop_unused(struct store *s);
void store_close(struct store *s);
/* Free a list that this room returned (NULL is fine). */
void store_free(void *list);

/* Copy what was typed into an array of these structs; ERR_REFUSED if it is too long. */
bool store_name_set(char *out, size_t size, const char *typed, struct err *e);
/* How many letters have to change to make one name of the other, whatever their case and accents. */
size_t store_names_distance(const char *a, const char *b);

/* What a typed name is to a label. */
enum store_likeness {
	STORE_UNLIKE,
	STORE_NEAR,      /* one letter away, or it has the words of the label but not all of them: may be somebody else */
	STORE_MEANT      /* the label but for case and accents, or an abbreviation of it: "kiss", "kiss p" */
};
enum store_likeness store_name_likeness(const char *typed, const char *label);

/* ==== 2. Changes ================================================================================ */

/* Who does what: one command is one step, and every row it writes carries it. */
struct store_author {
	const char *operator_name;   /* "" if nobody said */
	const char *command;         /* the command line */
	const char *at;              /* when: UTC, "2026-11-21T18:00:00Z"; NULL or "" = now */
};

/*
 * Begin a change: waits for other writers, then gives up with ERR_CONFLICT. A book that has gone from its place or was
 * upgraded by a newer program since it was opened is not written any more. The author's strings have to stay until
 * the end. Its step is written with the first row: a change that changes nothing leaves none.
 * What a function refuses it has not begun to write, so the change can go on; after ERR_FAILED take it back.
 */
bool store_begin(struct store *s, const struct store_author *author, struct err *e);
/*
 * From here on the change is another's work, taken over: a step of its own with that operator and command (both copied),
 * as soon as something is written.
 */
bool store_author_switch(struct store *s, const char *operator_name, const char *command, struct err *e);
bool store_commit(struct store *s, struct err *e);
/* Take everything since store_begin back: a dry run, or an error. */
void store_rollback(struct store *s);

/* ==== 3. Players ================================================================================ */

/* Two players of one name differ in their mark: "Kiss Péter (Szolnok)". */
struct store_player {
	int64_t id;
	char name[STORE_NAME], mark[STORE_SHORT], club[STORE_NAME];
};

/*
 * Fill in name and mark from a label, the rest with zeros. ERR_REFUSED if it is empty, too long, not one plain
 * line, or has brackets elsewhere. Surrounding and double spaces go.
 */
bool store_player_set(struct store_player *out, const char *label, struct err *e);
/* The name with the mark, as it is shown and typed. */
void store_player_label(struct buf *b, const struct store_player *player);
/* Add one; ERR_CONFLICT if name and mark are taken. `player->id` is filled in. The club's row is made if needed. */
bool store_player_add(struct store *s, struct store_player *player, struct err *e);
/* Rename, mark or move to another club. */
bool store_player_change(struct store *s, const struct store_player *player, struct err *e);
/* By the label exactly; ERR_NOT_FOUND names the nearest. */
bool store_player_by_label(struct store *s, const char *label, struct store_player *out, struct err *e);
/*
 * By words as they are typed: the label exactly, else but for case and accents, else the one player whose label
 * has every word of `words` as the beginning of a word; several are ERR_REFUSED and listed in the message.
 */
bool store_player_by_words(struct store *s, const char *words, struct store_player *out, struct err *e);
/* All whose folded label has every word (`words` "" or NULL: all), by name. */
bool store_players(struct store *s, const char *words, struct store_player **list, size_t *count, struct err *e);

/* ==== 4. Events ================================================================================= */

struct store_event {
	int64_t id;
	char name[STORE_NAME], day[16], place[STORE_NAME];   /* day: 2026-11-21 */
	char edition[STORE_SHORT];    /* of the rules: "mausz-2017" */
	int stake;                    /* Ft a point, 0 = none */
	int deals_per_round;          /* 0 = not fixed */
	int deals_four;               /* the same at a table of four; STORE_AS_THREE in events from before it was told apart */
	bool pinned;                  /* its first deal is recorded: edition and settings are fixed */
	bool current;                 /* chosen with `event use` */
};

enum { STORE_AS_THREE = -1 };

/* How many deals a round has at a table of so many seats, 0: not fixed. */
int store_event_deals(const struct store_event *event, int seats);
/* How many a table of four has where nobody said: whoever sits there starts as often as at a table of three. */
int store_deals_at_four(int deals_per_round);

/* Add one; ERR_CONFLICT if the name is taken on that day. `event->id` is filled in. */
bool store_event_add(struct store *s, struct store_event *event, struct err *e);
/* Change name, day, place, stake, deals a round; the edition only before it is pinned (else ERR_CONFLICT). */
bool store_event_change(struct store *s, const struct store_event *event, struct err *e);
bool store_events(struct store *s, struct store_event **list, size_t *count, struct err *e);
/* By number, by exact name, or by words that only one has. */
bool store_event_find(struct store *s, const char *words, struct store_event *out, struct err *e);
/* The open one: chosen with `event use`, else the only one; ERR_NOT_FOUND says what to do. */
bool store_event_current(struct store *s, struct store_event *out, struct err *e);
bool store_event_use(struct store *s, int64_t event, struct err *e);

struct store_setting {
	char key[STORE_SHORT], value[STORE_SHORT];
};

/* All settings of an event that were ever set. */
bool store_settings(struct store *s, int64_t event, struct store_setting **list, size_t *count, struct err *e);
/* A setting of an event; `value` is "" when it was never set. Keys and values are report's to check. */
bool store_setting(struct store *s, int64_t event, const char *key, char value[STORE_SHORT], struct err *e);
/* `fixed`: ERR_CONFLICT once the event is pinned, unless it says the same. */
bool store_setting_put(struct store *s, int64_t event, const char *key, const char *value, bool fixed, struct err *e);

/* A player's entry in an event. */
struct store_entry {
	int64_t id, event;
	struct store_player player;
	int start_no;
	bool is_new;                  /* store_entry_add has made it */
};

/*
 * Enter a player; start_no 0 takes the next free one. Who is entered already keeps that entry: another start number is
 * ERR_CONFLICT.
 */
bool store_entry_add(struct store *s, int64_t event, int64_t player, int start_no, struct store_entry *out,
	struct err *e);
bool store_entry_change(struct store *s, int64_t entry, int start_no, struct err *e);
/* Take an entry back: he is in no list any more. ERR_CONFLICT if he sits at a table, or a measure is on record. */
bool store_entry_remove(struct store *s, const struct store_entry *entry, struct err *e);
/* All of an event, by start number. */
bool store_entries(struct store *s, int64_t event, struct store_entry **list, size_t *count, struct err *e);
/* The entry of a start number; ERR_NOT_FOUND names it. */
bool store_entry_by_start_no(struct store *s, int64_t event, int start_no, struct store_entry *out, struct err *e);
/*
 * Who is entered, not out, and at no table of a round, by start number. None of a round without tables, and none where
 * the event lets them rest (setting unseated=bye); who sits for the first time in a later round came later.
 */
bool store_unseated(struct store *s, int64_t event, int round, struct store_entry **list, size_t *count,
	struct err *e);
/* An entry as its line of the journal, without its end: nevezo 7 "Kiss Péter" klub="Szolnok". */
void store_entry_write(struct buf *b, const struct store_entry *entry);

/* ==== 5. Rounds, tables, seats ================================================================== */

enum { STORE_TURNS = 16 };

/* Somebody who takes over a seat in the middle of a sheet: the deals from that number on are his. */
struct store_turn {
	int seat, from;                              /* from: 2 … */
	int64_t entry;
	char player[STORE_LABEL];                    /* this and the next: read only */
	int start_no;
};

/* A table of a round, with its game sheet. */
struct store_table {
	int64_t id, event;
	int round, no;
	int seat_count;                              /* 3 or 4 in ulti */
	int64_t entry[STORE_SEATS];                  /* who sits where, from the first deal on */
	char player[STORE_SEATS][STORE_LABEL];   /* their labels */
	int start_no[STORE_SEATS];                   /* and start numbers; read only */
	bool is_signed;                              /* the sheet is closed */
	char signed_by[STORE_NAME];
	bool is_checked;                             /* a second person has read the sheet over */
	char checked_by[STORE_NAME];
	int turn_count;
	struct store_turn turns[STORE_TURNS];        /* by seat and deal */
};

/* Who sits in a seat at a deal: his entry, his label ("" if nobody does). */
int64_t store_entry_at(const struct store_table *table, int seat, int deal_no);
const char *store_player_at(const struct store_table *table, int seat, int deal_no);

/* Make a round; it being there already is fine. */
bool store_round_add(struct store *s, int64_t event, int round, struct err *e);
/* Take a round back that has no table (else ERR_CONFLICT); made again, it starts without a seed. */
bool store_round_remove(struct store *s, int64_t event, int round, struct err *e);
/* How many rounds the event has, 1 … n without gaps or with. */
bool store_rounds(struct store *s, int64_t event, int **list, size_t *count, struct err *e);
/* Make a table (and its round) with its seats; ERR_CONFLICT if it is there. `table->id` is filled in. */
bool store_table_add(struct store *s, struct store_table *table, struct err *e);
/*
 * Seat others, or other seats (13.§ (1) 6): the deals recorded so far go with the seats, but for those that somebody
 * played who took over a seat. ERR_CONFLICT on a signed sheet, and for more or fewer seats once a deal is recorded.
 */
bool store_table_reseat(struct store *s, const struct store_table *table, struct err *e);
/*
 * From deal `from` (2 …) on these entries sit in the seats (0: who sits there stays); who sat there before takes
 * his seat again if he is named. ERR_CONFLICT on a signed sheet, ERR_REFUSED if somebody sat in two seats at once.
 */
bool store_table_turn(struct store *s, int64_t table, int from, const int64_t entry[STORE_SEATS], struct err *e);
/* Do those who were seen at the table (player; "": not said) still sit there? Else ERR_CONFLICT with both versions. */
bool store_table_is_as_seen(struct store *s, const struct store_table *seen, struct err *e);
bool store_table_find(struct store *s, int64_t event, int round, int no, struct store_table *out, struct err *e);
/* All of a round, or of the event (round 0), by round and number. */
bool store_tables(struct store *s, int64_t event, int round, struct store_table **list, size_t *count,
	struct err *e);
/* Who sits there as a line of the journal, without its end: A="Kiss Péter" B="Nagy Éva" C="Tóth Imre". */
void store_seats_write(struct buf *b, const struct store_table *table);
/* Who took over a seat, likewise: szek 5 A="Beugró Béla". */
void store_turn_write(struct buf *b, const struct store_turn *turn);
/* How many tables with seats an event has. */
bool store_table_count(struct store *s, int64_t event, int *count, struct err *e);
/*
 * Take a table back, so that its number is free again. ERR_CONFLICT if it has a deal that was not taken back,
 * cards or a ruling, or if its sheet is signed.
 */
bool store_table_remove(struct store *s, int64_t table, struct err *e);
/* Close the sheet (`by` "" if nobody said who), or open it again (NULL). A signed sheet takes no deal. */
bool store_sheet_sign(struct store *s, int64_t table, const char *by, struct err *e);
/*
 * Mark the sheet as checked by somebody, or take the mark away (NULL). It falls away by itself with the next change
 * of a deal of the sheet, of a ruling at one, or of the seats.
 */
bool store_sheet_check(struct store *s, int64_t table, const char *by, struct err *e);

/* The sheets that lost that mark in the change under way: how many, and the last of them. */
struct store_unchecked {
	int count;
	int64_t table;
	int round, no;
};
struct store_unchecked store_unchecked(const struct store *s);

/* ==== 6. Deals ================================================================================== */

enum store_deal_state {
	STORE_PLAYED,
	STORE_VOID,      /* does not count, not dealt again */
	STORE_REDEAL,    /* this attempt is void; the number is to be dealt again */
	STORE_TAKEN_BACK,/* recorded by mistake: the number is free again */
	STORE_RULED,     /* counts with the points of a ruling; its record, if any, is what was bid */
	STORE_OPEN       /* disputed, and no result stands yet: 0 in all until it is decided */
};

/* One revision of one deal. Revisions are only ever added; the last one counts. */
struct store_deal {
	int64_t id;                     /* of the revision */
	int64_t table;
	int no;                         /* from 1 */
	int revision;                   /* from 1 */
	enum store_deal_state state;
	int dealer;                     /* seat */
	bool has_record;                /* a void or redealt deal may never have had a result */
	struct text_record record;
	int points[STORE_SEATS];        /* 0 in all when it does not count */
	char reason[TEXT_REASON];       /* of a ruled or open deal: case and paragraphs */
	int64_t step;
	char at[32], operator_name[STORE_NAME];   /* when and by whom it was written */
};

/*
 * Record a deal. Its number must be one of the round's, and free (never recorded, redealt or taken back): the same
 * content again is fine and sets *again; other content is ERR_CONFLICT with both versions. A redealt attempt at the number is the same
 * again if the number has one like it, each counted once a change (a journal tells them all). Pins the event.
 * `deal->id`, `revision` are filled in.
 */
bool store_deal_add(struct store *s, struct store_deal *deal, bool *again, struct err *e);
/* The same for what another book says: its number may be beyond those of the round, and *beyond tells so. */
bool store_deal_take(struct store *s, struct store_deal *deal, bool *again, bool *beyond, struct err *e);
/* Does `now` say what is recorded? A line of a void deal says nothing of the result it may have had. */
bool store_deal_is_same(const struct store_deal *was, const struct store_deal *now);
/*
 * A deal as its line, with its number, and with `o=` if another dealt than who is in turn at a table of so many
 * seats: typed again, it says the same deal.
 */
void store_deal_write(struct buf *b, const struct store_deal *deal, int seat_count);
/*
 * Write the next revision of a recorded deal (edit, void, redeal, take back). `deal->revision` is the one the
 * change is based on; if another came meanwhile it is ERR_CONFLICT with both versions, unless that one says the same.
 * So it is for a deal that is ruled, and for one that is to be struck while it is disputed.
 */
bool store_deal_revise(struct store *s, struct store_deal *deal, struct err *e);
/* Is that revision (0: nothing was recorded) still the last of its number? Else ERR_CONFLICT with both versions. */
bool store_deal_is_as_seen(struct store *s, const struct store_deal *seen, int seat_count, struct err *e);
/* "Kiss, 2026-11-21T18:00:00Z": since when something stands, and by whom if that was said. */
void store_by_whom(struct buf *b, const char *operator_name, const char *at);
/* The last revision; ERR_NOT_FOUND if never recorded. */
bool store_deal_find(struct store *s, int64_t table, int no, struct store_deal *out, struct err *e);
/* All revisions of a deal, oldest first. */
bool store_deal_history(struct store *s, int64_t table, int no, struct store_deal **list, size_t *count,
	struct err *e);
/* The last revisions of a table's deals (those taken back left out), by number. */
bool store_table_deals(struct store *s, int64_t table, struct store_deal **list, size_t *count, struct err *e);
/*
 * Every deal of an event by round, table and number, one at a time (a book may hold a hundred thousand).
 * `table` stays valid during the call. Returning false from `visit` stops it.
 */
typedef bool store_deal_visit(void *arg, const struct store_table *table, const struct store_deal *deal);
bool store_each_deal(struct store *s, int64_t event, store_deal_visit *visit, void *arg, struct err *e);

/* A seat's sum at its table, for the standings. */
struct store_score {
	int64_t table, entry;   /* several of one seat, where somebody took it over */
	int round, table_no, seat;
	int deals;            /* of the table that count or are void: numbers dealt with */
	int last;             /* of those numbers */
	int total_deals;      /* of a sheet that counts by its totals, how many they are of; 0: by its deals */
	bool is_main;         /* of those who shared the seat the one who has its place: most deals, of equals the last */
	int declared, made;   /* played deals with this seat as declarer; those with every part of the bid made */
	int64_t points;
};

/* All seats of an event's tables that have a deal or totals, by round, table, seat, deal. */
bool store_scores(struct store *s, int64_t event, struct store_score **list, size_t *count, struct err *e);

/* How often an entry was declarer in a bid, and how often every part of it was made. */
struct store_declared {
	int64_t entry;
	char bid[48];
	int deals, made;
};
bool store_declared(struct store *s, int64_t event, struct store_declared **list, size_t *count, struct err *e);

/* The totals of a sheet whose deals are not known. They count as long as the sheet has fewer deals than they are of. */
struct store_totals {
	int64_t id, table;              /* id 0: there are none */
	int deals;                      /* how many; 0: take them back */
	int points[STORE_SEATS];
	bool counts;                    /* this and the next: read only */
	char at[32], operator_name[STORE_NAME];
};

/* Totals as their line of the journal, without its end: osszeg = 69 -62 -7 leosztas=9. */
void store_totals_write(struct buf *b, const struct store_totals *totals, int seats);
/* Those of a table. */
bool store_totals_find(struct store *s, int64_t table, struct store_totals *out, struct err *e);
/*
 * Write them down, or take them back; *again if they stand there. ERR_REFUSED unless they sum to zero, ERR_CONFLICT on a
 * signed sheet, or if others stand there (`revise`: they give way). Where all the deals are there they are only compared.
 */
bool store_totals_put(struct store *s, struct store_totals *totals, bool revise, bool *again, struct err *e);

/* ==== 7. Rulings (10.§, 13.§) =================================================================== */

enum store_ruling_state {
	STORE_DECIDED,
	STORE_UNDECIDED,   /* one of the possible outcomes of its deal */
	STORE_DISMISSED    /* the deal stands as it was */
};

enum { STORE_FACTS = 512, STORE_WORD = 16 };

/* One revision of one dispute at a deal. Words and facts are those of text/. */
struct store_ruling {
	int64_t id, table;
	int deal_no, item;              /* the deal's first dispute, its second … */
	int revision;
	enum store_ruling_state state;
	char case_no[STORE_WORD];
	int claimant, offender;         /* seats, -1: not said */
	int moment;                     /* the trick of the act, 0: not said */
	char act[TEXT_REASON];
	char facts[STORE_FACTS], answers[STORE_TEXT];
	char kind[STORE_WORD], book_kind[STORE_WORD];
	char cites[STORE_TEXT];
	bool agreed;
	bool pays, book_pays;           /* are there points; would the rules give any */
	int points[STORE_SEATS], book_points[STORE_SEATS];
	bool barred[STORE_SEATS];
	char reason[TEXT_REASON], judge[STORE_NAME];
	char at[32];                    /* when it was decided, UTC; "" now */
	int64_t deal;                   /* the revision of the deal that it wrote, 0: none */
	bool is_told;                   /* by a journal: its deal may be beyond those of the round. Not read */
	int64_t step;

	/* Where it was, for lists over tables and events; not written. */
	int64_t event;
	char event_name[STORE_NAME], day[16];
	int round, table_no;
};

/*
 * Record a dispute as the deal's next (item 0; the same content again is fine and sets *again), or the next
 * revision of `item`. `deal` (or NULL) is the revision of the deal that follows from it: it becomes the next one of
 * its number, whatever stands, and `ruling->deal`. `ruling->id`, item and revision are filled in.
 */
bool store_ruling_put(struct store *s, struct store_ruling *ruling, struct store_deal *deal, bool *again,
	struct err *e);
/* Is that ruling (item 0) recorded? Then it is filled in. */
bool store_ruling_is_there(struct store *s, struct store_ruling *ruling, bool *there, struct err *e);
/* The last revisions: of a deal, of a table, of an event, in the order of deals and items. */
bool store_deal_rulings(struct store *s, int64_t table, int deal_no, struct store_ruling **list, size_t *count,
	struct err *e);
bool store_table_rulings(struct store *s, int64_t table, struct store_ruling **list, size_t *count, struct err *e);
bool store_event_rulings(struct store *s, int64_t event, struct store_ruling **list, size_t *count, struct err *e);
/* Those of a case with these answers in the whole book, the newest first. */
bool store_precedents(struct store *s, const char *case_no, const char *answers, struct store_ruling **list,
	size_t *count, struct err *e);
/* Those of the events whose first day begins with `season` ("2026", "": all), by day. */
bool store_season_rulings(struct store *s, const char *season, struct store_ruling **list, size_t *count,
	struct err *e);
/* All revisions of one, oldest first. */
bool store_ruling_history(struct store *s, const struct store_ruling *ruling, struct store_ruling **list,
	size_t *count, struct err *e);
/* What stood at that number before anything was ruled: the last revision that is neither ruled nor open. */
bool store_deal_unruled(struct store *s, int64_t table, int no, struct store_deal *out, bool *found,
	struct err *e);

/* What stands there again when its rulings are dismissed: the last revision that none of them wrote, a redeal's too. */
bool store_deal_restored(struct store *s, int64_t table, int no, struct store_deal *out, bool *found,
	struct err *e);

/* ==== 8. Discipline (11.§) ====================================================================== */

enum store_measure_kind {
	STORE_WARNING, STORE_YELLOW, STORE_RED, STORE_EXCLUSION, STORE_WITHDRAWAL,
	STORE_SEATED,      /* sits although he is out, for a reason */
	STORE_LIFTED,      /* is in again */
	STORE_MEASURES
};

/* A measure against a player of an event. Only added. */
struct store_measure {
	int64_t id, entry;
	enum store_measure_kind kind;
	int round;                      /* 0: not said */
	char reason[TEXT_REASON], judge[STORE_NAME];

	/* Of lists; not written. */
	char player[STORE_LABEL], event_name[STORE_NAME], day[16], at[32];
};

/* "warning", "yellow" … in the order of the enum; NULL ends. */
extern const char *const store_measure_words[];
/* Add one; the same content as his last sets *again and adds nothing. */
bool store_measure_add(struct store *s, struct store_measure *measure, bool *again, struct err *e);
/* All of an event (0: of the events whose first day begins with `season`), in the order of time. */
bool store_measures(struct store *s, int64_t event, const char *season, struct store_measure **list, size_t *count,
	struct err *e);
/* A measure as its line of the journal, without its end: fegyelmi "Kiss Péter" fokozat=yellow indok="…". */
void store_measure_write(struct buf *b, const struct store_measure *measure);
/* Is he out of the event: excluded or withdrawn, and not in again? `out` is what put him out. */
bool store_entry_is_out(struct store *s, int64_t entry, struct store_measure *out, bool *is_out, struct err *e);

/* ==== 9. Cards ================================================================================== */

/*
 * The cards of a deal as they were written down. They may be there before its result, and stay when the result is
 * corrected; after a redeal, or when the deal is taken back, they belong to the attempt that is void.
 */
struct store_cards {
	int64_t id;                     /* 0: there are none */
	int64_t table;
	int no, after_revision;
	struct text_play play;
	int64_t step;
	char at[32], operator_name[STORE_NAME];
};

/*
 * Write the cards of a deal's last attempt, or of the one that ended with that void `revision`; *again if they stand
 * there already. A signed sheet takes them: they change no points.
 */
bool store_cards_put(struct store *s, struct store_cards *cards, int revision, bool *again, struct err *e);
/* The cards of the attempt that a revision belongs to (0: of the last attempt); `out->id` 0 if there are none. */
bool store_cards_find(struct store *s, int64_t table, int no, int revision, struct store_cards *out,
	struct err *e);
/* The numbers of a table that have cards, of whatever attempt. */
bool store_cards_numbers(struct store *s, int64_t table, int **list, size_t *count, struct err *e);
/* The numbers of a table that have cards but no result yet. */
bool store_cards_waiting(struct store *s, int64_t table, int **list, size_t *count, struct err *e);

/* A round whose tables all play the same deals: its number N is deal N of the seed (ulti_pack_shuffle). */
struct store_duplicate {
	int64_t id;                     /* 0: its deals are shuffled at the table */
	int64_t event;
	int round, deals;
	char seed[STORE_NAME];
};

bool store_duplicate_put(struct store *s, struct store_duplicate *duplicate, struct err *e);
bool store_duplicate_find(struct store *s, int64_t event, int round, struct store_duplicate *out,
	struct err *e);

/* ==== 10. History =============================================================================== */

enum store_step_kind {
	STORE_CHANGE,
	STORE_UNDO, STORE_REDO,         /* of an earlier change */
	STORE_UPGRADE                   /* the book had no history before it */
};

/* One command that changed the book. */
struct store_step {
	int64_t id;                     /* 1, 2 … in the order in which they were written, whatever the clock said */
	char at[32], operator_name[STORE_NAME], command[STORE_TEXT], version[STORE_SHORT];   /* at: UTC */
	enum store_step_kind kind;
	int64_t of;                     /* of an undo or redo: that change; else 0 */
	bool undone;                    /* a change that does not count now */
	char seal[2 * 32 + 1];          /* SHA-256 in hexadecimal digits: docs/formats.md */
};

bool store_step_find(struct store *s, int64_t id, struct store_step *out, struct err *e);
/* The last one; *found false in a book where nothing was written yet. */
bool store_step_last(struct store *s, struct store_step *out, bool *found, struct err *e);
/* The step whose seal begins with these hexadecimal digits; *found false if there is none. */
bool store_step_by_seal(struct store *s, const char *digits, struct store_step *out, bool *found, struct err *e);
/* The change that STORE_UNDO would take back next, or STORE_REDO do again: there is none once something new is written. */
bool store_step_next(struct store *s, enum store_step_kind how, struct store_step *out, bool *found, struct err *e);
/*
 * Take that next one back, or do it again: a step of its own in the change under way, which may have several. Nothing is
 * lost: what an undone step wrote stays, and does not count.
 */
bool store_step_turn(struct store *s, enum store_step_kind how, int64_t step, struct err *e);
/* The steps in their order, the last `most` of them (0: all). */
bool store_steps(struct store *s, int most, struct store_step **list, size_t *count, struct err *e);

/* What is asked of a log; 0: all. */
struct store_log_wanted {
	int64_t table, player;
	int deal_no;                    /* of that table */
	size_t most;                    /* of the things of a step; the others are only counted */
};

enum store_item_kind { STORE_ITEM_DEAL, STORE_ITEM_RULING, STORE_ITEM_CARDS, STORE_ITEM_MEASURE, STORE_ITEM_SEED,
	STORE_ITEM_SUBSTITUTE, STORE_ITEM_TOTALS, STORE_ITEM_ROW };

/* One thing that a step did. */
struct store_item {
	enum store_item_kind kind;
	int64_t row, before_row;        /* of deals, rulings, cards: the revision; the one that stood before it, 0: none */
	char event[STORE_NAME];
	int round, table_no, deal_no;   /* 0: none */
	/* Of rows: "player", what it is called, "club" (or "made": it is new), what was there and what is now. */
	char thing[STORE_WORD], label[STORE_NAME + STORE_SHORT], field[STORE_SHORT / 2], before[STORE_TEXT], after[STORE_TEXT];
};
/* What a step did, in the order in which it was written; store_free its items. */
struct store_items {
	struct store_item *items;
	size_t count, total;            /* listed; all that there are */
};
bool store_step_items(struct store *s, int64_t step, const struct store_log_wanted *wanted, struct store_items *out,
	struct err *e);
/* The revision of a deal, with the seats of its table; of a ruling; cards as they were written down. */
bool store_deal_revision(struct store *s, int64_t id, struct store_deal *out, int *seats, struct err *e);
bool store_ruling_revision(struct store *s, int64_t id, struct store_ruling *out, struct err *e);
bool store_cards_written(struct store *s, int64_t id, struct store_cards *out, struct err *e);

/*
 * From now on the book as it was after a step: its number, or the last one until a time (time_read; UTC). It is read from a copy; nothing can be written then.
 */
bool store_rewind(struct store *s, const char *when, struct store_step *out, struct err *e);

/* ==== 11. Proof ================================================================================= */

enum store_fault {
	STORE_FAULT_FILE,        /* SQLite's own check of the file; its words are in `now` */
	STORE_FAULT_GUARD,       /* the trigger `key`, which keeps the history, is not there */
	STORE_FAULT_SCHEMA,      /* the `thing` (table, index, view) `key` is not made as the program makes it: `field` says
	                            missing, changed, or added */
	STORE_FAULT_REFERENCE,   /* a row of `thing` refers to one that is not there (its table in `now`) */
	STORE_FAULT_DEAL,        /* a revision of a deal is not what was sealed */
	STORE_FAULT_STEP,        /* what a step wrote is not what was sealed, or it has no seal */
	STORE_FAULT_GAP,         /* the step after this one is not there */
	STORE_FAULT_STRAY,       /* rows that were not there when their step was sealed; `row` of them */
	STORE_FAULT_ROW,         /* a row of `thing` is not what its history says: `said` and `now` of its `field` */
	STORE_FAULT_MARK         /* a derived mark is wrong: `field` of row `row` of `thing` */
};

/* From which step on the book is sealed: the one by which a newer program took it over; false if from its beginning. */
bool store_step_upgrade(struct store *s, struct store_step *out, bool *found, struct err *e);

/* What does not fit. Fields that say nothing are 0 or "". */
struct store_finding {
	enum store_fault fault;
	int64_t step, row;
	int round, table_no, deal_no, revision;
	char thing[STORE_WORD], key[STORE_SHORT], name[STORE_NAME], field[STORE_SHORT / 2], said[STORE_TEXT], now[STORE_TEXT];
};

/* Every revision of every deal in the order in which they were written. */
struct store_proved {
	struct store_deal deal;
	int64_t event;
	int round, table_no, seats;
};

/* Who is told what is found; `deal` (or NULL) looks at every one. */
struct store_verifier {
	void *arg;
	void (*found)(void *arg, const struct store_finding *finding);
	bool (*deal)(void *arg, const struct store_proved *proved, struct err *e);
	void (*progress)(void *arg, size_t done, size_t total);
	size_t deals, steps;     /* how many were looked at */
};

/*
 * Check the file, the references, the seal of every deal and step, and that every row is what its history says. What is
 * wrong is a finding; false only if the book could not be read to its end.
 */
bool store_verify(struct store *s, struct store_verifier *verifier, struct err *e);

/* ==== 12. Copies ================================================================================ */

/* What stands in a book, to tell one copy from another. */
struct store_summary {
	int64_t size;                   /* of the file, in bytes */
	int version;                    /* of its schema */
	int events, steps;
	int deals;                      /* numbers that have a deal, void ones too */
	char last[32];                  /* when it was last changed: UTC, "" if nothing was ever written */
};

/* Shows how far long work is: `done` of `total`. */
struct store_progress {
	void (*show)(void *arg, size_t done, size_t total);
	void *arg;
};

/*
 * Copy the book at `from` to `to`, while others write it: one state of it, complete or not at all, read again and
 * checked (pages, references, counts) before it gets its name. A file that is there is replaced. `out` is the copy's.
 */
bool store_back_up(const char *from, const char *to, const struct store_progress *progress, struct store_summary *out,
	struct err *e);
/*
 * Look at a book of this or an older version and check it without an upgrade. `is_shared`: others may be writing it;
 * else it lies there as a copy, and no file of SQLite's appears beside it. ERR_FAILED: it cannot be read, or it is
 * damaged.
 */
bool store_inspect(const char *path, bool is_shared, struct store_summary *out, struct err *e);
/* Is a file a copy of this book as it is or was, with no step that the book has not? All of it is in the book then. */
bool store_is_earlier(struct store *s, const char *copy);
/*
 * Put a backup in the place of the book, which is kept under the name `keep` (what lies in its -wal file too). The
 * backup is copied and checked first. ERR_CONFLICT while anybody has the book open. It need not be there.
 */
bool store_restore(const char *book, const char *backup, const char *keep, const struct store_progress *progress,
	struct store_summary *out, struct err *e);

/* A round of an event. */
struct store_round {
	int64_t event;
	int round;
	int unseated;    /* its tables are done, but so many sat at none of them: it is not complete */
};

/*
 * The last of the rounds that the last change has completed: now every table of it is signed, or has all the deals
 * that the event fixes for a round, and everybody sat at one; or where only somebody without a table is in the way
 * (`unseated`). False if there is none. Asked after store_commit, and answered once.
 */
bool store_round_completed(struct store *s, struct store_round *out);

/* ==== 13. Damage ================================================================================ */

enum { STORE_SAVED_TABLES = 64 };

/* What could be saved of a table. */
struct store_saved {
	char table[STORE_SHORT];
	int64_t rows;                   /* that were read and are in the new book */
	int64_t left_out;               /* read, but of no use: against the rules of the table, or what they belong to is lost */
	int64_t made_up;                /* in place of lost ones that others point at; points that were settled again */
	bool is_whole;                  /* it could be read to its end */
};

/* A deal that was there, or should have been: its number is below that of another one. */
struct store_lost {
	char event[STORE_NAME];
	int round, table_no, no;
};

/*
 * Works out the points of a deal from its facts, by the rules of its event, which `s` still has as far as they could be
 * read. False: it cannot. Nothing is believed: they count if the deal's seal fits them.
 */
struct store_settler {
	void *arg;
	bool (*settle)(void *arg, struct store *s, const struct store_proved *deal, int points[STORE_SEATS]);
};

struct store_recovery {
	struct store_saved tables[STORE_SAVED_TABLES];
	size_t table_count;
	struct store_lost *lost;        /* freed with store_free */
	size_t lost_count;
	int unplaced;                   /* deals of which no more is left than that they were */
};

/*
 * Read what can be read of a damaged book, with what lies in its -wal file, into a new book at `to`, of the same
 * version and sound. The damaged file is not touched: a copy of it is worked on, in a folder beside `to`. A sealed deal
 * is kept if its seal fits. `settler` works out points that are lost; NULL: they stay lost. ERR_FAILED: not even its
 * tables can be found.
 */
bool store_recover(const char *damaged, const char *to, const struct store_settler *settler,
	const struct store_progress *progress, struct store_recovery *out, struct err *e);

#endif
