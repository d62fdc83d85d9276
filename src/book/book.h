/*
 * book: the club's book, one SQLite file (schema/). Facts in, facts out; figures are report's. The book
 * knows no game: bids, parts and results are words of games/, seats are numbered from 0, a table has up to
 * BOOK_SEATS.
 *
 * Every function that can fail takes a `struct err` last and returns false with it filled. Lists come as an
 * array that the caller frees with book_free. Nothing here is written but between book_begin and
 * book_commit.
 *
 *   1  the file      2  changes      3  players      4  events      5  rounds, tables, seats      6  deals
 *   7  rulings      8  discipline      9  cards      10  history      11  proof      12  copies      13
 * damage
 */
#ifndef BOOK_H
#define BOOK_H

#include "base/base.h"
#include "games/ulti/notation.h"

enum { BOOK_SEATS = 8, BOOK_NAME = 128, BOOK_SHORT = 64, BOOK_TEXT = 256 };
/* Room for the longest name and mark as they are shown: "NAME (MARK)". */
enum { BOOK_LABEL = BOOK_NAME + BOOK_SHORT + 2 };

struct book;

/* ==== 1. The file =============================================================================== */

enum book_access {
	BOOK_CREATE,   /* made if it is not there; its folder has to be */
	BOOK_WRITE,    /* the book has to be there, and to be writable */
	BOOK_READ,     /* it has to be there */
	BOOK_LOOK      /* likewise; it stays as it is: an older one is upgraded in a copy of our own */
};

/* Open a book: a foreign or newer file is refused, an older one upgraded after a backup beside it. */
bool book_open(struct book **out, const char *path, enum book_access access, struct err *e);
/* Where it is, as it was opened. */
const char *book_path(const struct book *s);
/* Make the folders of a book's path, as far as they are not there. */
bool book_make_folder(const char *path, struct err *e);
/* Before closing: take a book away again that was made by opening it, and in which nothing was written. */
void book_drop_unused(struct book *s);
void book_close(struct book *s);
/* Free a list that this room returned (NULL is fine). */
void book_free(void *list);

/* Copy what was typed into an array of these structs; ERR_REFUSED if it is too long. */
bool book_name_set(char *out, size_t size, const char *typed, struct err *e);
/* How many letters have to change to make one name of the other, whatever their case and accents. */
size_t book_names_distance(const char *a, const char *b);

/* What a typed name is to a label. */
enum book_likeness {
	BOOK_UNLIKE,
	BOOK_NEAR, /* one letter away, or it has the words of the label but not all of them: may be somebody
		      else */
	BOOK_MEANT /* the label but for case and accents, or an abbreviation of it: "kiss", "kiss p" */
};
enum book_likeness book_name_likeness(const char *typed, const char *label);

/* ==== 2. Changes ================================================================================ */

/* Who does what: one command is one step, and every row it writes carries it. */
struct book_author {
	const char *operator_name;   /* "" if nobody said */
	const char *command;         /* the command line */
	const char *at;              /* when: UTC, "2026-11-21T18:00:00Z"; NULL or "" = now */
};

/*
 * Begin a change: waits for other writers, then gives up with ERR_CONFLICT. A book that has gone from its
 * place or was upgraded by a newer program since it was opened is not written any more. The author's
 * strings have to stay until the end. Its step is written with the first row: a change that changes nothing
 * leaves none. What a function refuses it has not begun to write, so the change can go on; after ERR_FAILED
 * take it back.
 */
bool book_begin(struct book *s, const struct book_author *author, struct err *e);
/*
 * From here on the change is another's work, taken over: a step of its own with that operator and command
 * (both copied), as soon as something is written.
 */
bool book_author_switch(struct book *s, const char *operator_name, const char *command, struct err *e);
bool book_commit(struct book *s, struct err *e);
/* Take everything since book_begin back: a dry run, or an error. */
void book_rollback(struct book *s);

/* ==== 3. Players ================================================================================ */

/* Two players of one name differ in their mark: "Kiss Péter (Szolnok)". */
struct book_player {
	int64_t id;
	char name[BOOK_NAME], mark[BOOK_SHORT], club[BOOK_NAME];
};

/*
 * Fill in name and mark from a label, the rest with zeros. ERR_REFUSED if it is empty, too long, not one
 * plain line, or has brackets elsewhere. Surrounding and double spaces go.
 */
bool book_player_set(struct book_player *out, const char *label, struct err *e);
/* The name with the mark, as it is shown and typed. */
void book_player_label(struct buf *b, const struct book_player *player);
/*
 * Add one; ERR_CONFLICT if name and mark are taken. `player->id` is filled in. The club's row is made if
 * needed.
 */
bool book_player_add(struct book *s, struct book_player *player, struct err *e);
/* Rename, mark or move to another club. */
bool book_player_change(struct book *s, const struct book_player *player, struct err *e);
/* By the label exactly; ERR_NOT_FOUND names the nearest. */
bool book_player_by_label(struct book *s, const char *label, struct book_player *out, struct err *e);
/*
 * By words as they are typed: the label exactly, else but for case and accents, else the one player whose
 * label has every word of `words` as the beginning of a word; several are ERR_REFUSED and listed in the
 * message.
 */
bool book_player_by_words(struct book *s, const char *words, struct book_player *out, struct err *e);
/* All whose folded label has every word (`words` "" or NULL: all), by name. */
bool book_players(struct book *s, const char *words, struct book_player **list, size_t *count, struct err *e);

/* ==== 4. Events ================================================================================= */

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
	char key[BOOK_SHORT], value[BOOK_SHORT];
};

/* All settings of an event that were ever set. */
bool book_settings(struct book *s, int64_t event, struct book_setting **list, size_t *count, struct err *e);
/* A setting of an event; `value` is "" when it was never set. Keys and values are report's to check. */
bool book_setting(struct book *s, int64_t event, const char *key, char value[BOOK_SHORT], struct err *e);
/* `fixed`: ERR_CONFLICT once the event is pinned, unless it says the same. */
bool book_setting_put(
	struct book *s, int64_t event, const char *key, const char *value, bool fixed, struct err *e);

/* A player's entry in an event. */
struct book_entry {
	int64_t id, event;
	struct book_player player;
	int start_no;
	bool is_new;                  /* book_entry_add has made it */
};

/*
 * Enter a player; start_no 0 takes the next free one. Who is entered already keeps that entry: another
 * start number is ERR_CONFLICT.
 */
bool book_entry_add(struct book *s, int64_t event, int64_t player, int start_no, struct book_entry *out,
	struct err *e);
bool book_entry_change(struct book *s, int64_t entry, int start_no, struct err *e);
/*
 * Take an entry back: he is in no list any more. ERR_CONFLICT if he sits at a table, or a measure is on
 * record.
 */
bool book_entry_remove(struct book *s, const struct book_entry *entry, struct err *e);
/* All of an event, by start number. */
bool book_entries(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e);
/* The entry of a start number; ERR_NOT_FOUND names it. */
bool book_entry_by_start_no(
	struct book *s, int64_t event, int start_no, struct book_entry *out, struct err *e);
/*
 * Who is entered, not out, and at no table of a round, by start number. None of a round without tables, and
 * none where the event lets them rest (setting unseated=bye); who sits for the first time in a later round
 * came later.
 */
bool book_unseated(struct book *s, int64_t event, int round, struct book_entry **list, size_t *count,
	struct err *e);
/* An entry as its line of the journal, without its end: nevezo 7 "Kiss Péter" klub="Szolnok". */
void book_entry_write(struct buf *b, const struct book_entry *entry);

/* ==== 5. Rounds, tables, seats ================================================================== */

enum { BOOK_TURNS = 16 };

/* Somebody who takes over a seat in the middle of a sheet: the deals from that number on are his. */
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
	int seat_count;                              /* 3 or 4 in ulti */
	int64_t entry[BOOK_SEATS];                  /* who sits where, from the first deal on */
	char player[BOOK_SEATS][BOOK_LABEL];   /* their labels */
	int start_no[BOOK_SEATS];                   /* and start numbers; read only */
	bool is_signed;                              /* the sheet is closed */
	char signed_by[BOOK_NAME];
	bool is_checked;                             /* a second person has read the sheet over */
	char checked_by[BOOK_NAME];
	int turn_count;
	struct book_turn turns[BOOK_TURNS];        /* by seat and deal */
};

/* Who sits in a seat at a deal: his entry, his label ("" if nobody does). */
int64_t book_entry_at(const struct book_table *table, int seat, int deal_no);
const char *book_player_at(const struct book_table *table, int seat, int deal_no);

/* Make a round; it being there already is fine. */
bool book_round_add(struct book *s, int64_t event, int round, struct err *e);
/* Take a round back that has no table (else ERR_CONFLICT); made again, it starts without a seed. */
bool book_round_remove(struct book *s, int64_t event, int round, struct err *e);
/* How many rounds the event has, 1 … n without gaps or with. */
bool book_rounds(struct book *s, int64_t event, int **list, size_t *count, struct err *e);
/* Make a table (and its round) with its seats; ERR_CONFLICT if it is there. `table->id` is filled in. */
bool book_table_add(struct book *s, struct book_table *table, struct err *e);
/*
 * Seat others, or other seats (13.§ (1) 6): the deals recorded so far go with the seats, but for those that
 * somebody played who took over a seat. ERR_CONFLICT on a signed sheet, and for more or fewer seats once a
 * deal is recorded.
 */
bool book_table_reseat(struct book *s, const struct book_table *table, struct err *e);
/*
 * From deal `from` (2 …) on these entries sit in the seats (0: who sits there stays); who sat there before
 * takes his seat again if he is named. ERR_CONFLICT on a signed sheet, ERR_REFUSED if somebody sat in two
 * seats at once.
 */
bool book_table_turn(struct book *s, int64_t table, int from, const int64_t entry[BOOK_SEATS], struct err *e);
/*
 * Do those who were seen at the table (player; "": not said) still sit there? Else ERR_CONFLICT with both
 * versions.
 */
bool book_table_is_as_seen(struct book *s, const struct book_table *seen, struct err *e);
bool book_table_find(struct book *s, int64_t event, int round, int no, struct book_table *out, struct err *e);
/* All of a round, or of the event (round 0), by round and number. */
bool book_tables(struct book *s, int64_t event, int round, struct book_table **list, size_t *count,
	struct err *e);
/* Who sits there as a line of the journal, without its end: A="Kiss Péter" B="Nagy Éva" C="Tóth Imre". */
void book_seats_write(struct buf *b, const struct book_table *table);
/* Who took over a seat, likewise: szek 5 A="Beugró Béla". */
void book_turn_write(struct buf *b, const struct book_turn *turn);
/* How many tables with seats an event has. */
bool book_table_count(struct book *s, int64_t event, int *count, struct err *e);
/*
 * Take a table back, so that its number is free again. ERR_CONFLICT if it has a deal that was not taken back,
 * cards or a ruling, or if its sheet is signed.
 */
bool book_table_remove(struct book *s, int64_t table, struct err *e);
/* Close the sheet (`by` "" if nobody said who), or open it again (NULL). A signed sheet takes no deal. */
bool book_sheet_sign(struct book *s, int64_t table, const char *by, struct err *e);
/*
 * Mark the sheet as checked by somebody, or take the mark away (NULL). It falls away by itself with the
 * next change of a deal of the sheet, of a ruling at one, or of the seats.
 */
bool book_sheet_check(struct book *s, int64_t table, const char *by, struct err *e);

/* The sheets that lost that mark in the change under way: how many, and the last of them. */
struct book_unchecked {
	int count;
	int64_t table;
	int round, no;
};
struct book_unchecked book_unchecked(const struct book *s);

/* ==== 6. Deals ================================================================================== */

enum book_deal_state {
	BOOK_PLAYED,
	BOOK_VOID,      /* does not count, not dealt again */
	BOOK_REDEAL,    /* this attempt is void; the number is to be dealt again */
	BOOK_TAKEN_BACK,/* recorded by mistake: the number is free again */
	BOOK_RULED,     /* counts with the points of a ruling; its record, if any, is what was bid */
	BOOK_OPEN       /* disputed, and no result stands yet: 0 in all until it is decided */
};

/* One revision of one deal. Revisions are only ever added; the last one counts. */
struct book_deal {
	int64_t id;                     /* of the revision */
	int64_t table;
	int no;                         /* from 1 */
	int revision;                   /* from 1 */
	enum book_deal_state state;
	int dealer;                     /* seat */
	bool has_record;                /* a void or redealt deal may never have had a result */
	struct game_record record;
	int points[BOOK_SEATS];        /* 0 in all when it does not count */
	char reason[GAME_REASON];       /* of a ruled or open deal: case and paragraphs */
	int64_t step;
	char at[32], operator_name[BOOK_NAME];   /* when and by whom it was written */
};

/*
 * Record a deal. Its number must be one of the round's, and free (never recorded, redealt or taken back):
 * the same content again is fine and sets *again; other content is ERR_CONFLICT with both versions. A
 * redealt attempt at the number is the same again if the number has one like it, each counted once a change
 * (a journal tells them all). Pins the event. `deal->id`, `revision` are filled in.
 */
bool book_deal_add(struct book *s, struct book_deal *deal, bool *again, struct err *e);
/* The same for what another book says: its number may be beyond those of the round, and *beyond tells so. */
bool book_deal_take(struct book *s, struct book_deal *deal, bool *again, bool *beyond, struct err *e);
/* Does `now` say what is recorded? A line of a void deal says nothing of the result it may have had. */
bool book_deal_is_same(const struct book_deal *was, const struct book_deal *now);
/*
 * A deal as its line, with its number, and with `o=` if another dealt than who is in turn at a table of so
 * many seats: typed again, it says the same deal.
 */
void book_deal_write(struct buf *b, const struct book_deal *deal, int seat_count);
/*
 * Write the next revision of a recorded deal (edit, void, redeal, take back). `deal->revision` is the one
 * the change is based on; if another came meanwhile it is ERR_CONFLICT with both versions, unless that one
 * says the same. So it is for a deal that is ruled, and for one that is to be struck while it is disputed.
 */
bool book_deal_revise(struct book *s, struct book_deal *deal, struct err *e);
/*
 * Is that revision (0: nothing was recorded) still the last of its number? Else ERR_CONFLICT with both
 * versions.
 */
bool book_deal_is_as_seen(struct book *s, const struct book_deal *seen, int seat_count, struct err *e);
/* "Kiss, 2026-11-21T18:00:00Z": since when something stands, and by whom if that was said. */
void book_by_whom(struct buf *b, const char *operator_name, const char *at);
/* The last revision; ERR_NOT_FOUND if never recorded. */
bool book_deal_find(struct book *s, int64_t table, int no, struct book_deal *out, struct err *e);
/* All revisions of a deal, oldest first. */
bool book_deal_history(struct book *s, int64_t table, int no, struct book_deal **list, size_t *count,
	struct err *e);
/* The last revisions of a table's deals (those taken back left out), by number. */
bool book_table_deals(struct book *s, int64_t table, struct book_deal **list, size_t *count, struct err *e);
/*
 * Every deal of an event by round, table and number, one at a time (a book may hold a hundred thousand).
 * `table` stays valid during the call. Returning false from `visit` stops it.
 */
typedef bool book_deal_visit(void *arg, const struct book_table *table, const struct book_deal *deal);
bool book_each_deal(struct book *s, int64_t event, book_deal_visit *visit, void *arg, struct err *e);

/* A seat's sum at its table, for the standings. */
struct book_score {
	int64_t table, entry;   /* several of one seat, where somebody took it over */
	int round, table_no, seat;
	int deals;            /* of the table that count or are void: numbers dealt with */
	int last;             /* of those numbers */
	int total_deals;      /* of a sheet that counts by its totals, how many they are of; 0: by its deals */
	bool is_main; /* of those who shared the seat the one who has its place: most deals, of equals the
			 last */
	int declared, made;   /* played deals with this seat as declarer; those with every part of the bid made */
	int64_t points;
};

/* All seats of an event's tables that have a deal or totals, by round, table, seat, deal. */
bool book_scores(struct book *s, int64_t event, struct book_score **list, size_t *count, struct err *e);

/* How often an entry was declarer in a bid, and how often every part of it was made. */
struct book_declared {
	int64_t entry;
	char bid[48];
	int deals, made;
};
bool book_declared(struct book *s, int64_t event, struct book_declared **list, size_t *count, struct err *e);

/*
 * The totals of a sheet whose deals are not known. They count as long as the sheet has fewer deals than
 * they are of.
 */
struct book_totals {
	int64_t id, table;              /* id 0: there are none */
	int deals;                      /* how many; 0: take them back */
	int points[BOOK_SEATS];
	bool counts;                    /* this and the next: read only */
	char at[32], operator_name[BOOK_NAME];
};

/* Totals as their line of the journal, without its end: osszeg = 69 -62 -7 leosztas=9. */
void book_totals_write(struct buf *b, const struct book_totals *totals, int seats);
/* Those of a table. */
bool book_totals_find(struct book *s, int64_t table, struct book_totals *out, struct err *e);
/*
 * Write them down, or take them back; *again if they stand there. ERR_REFUSED unless they sum to zero,
 * ERR_CONFLICT on a signed sheet, or if others stand there (`revise`: they give way). Where all the deals
 * are there they are only compared.
 */
bool book_totals_put(struct book *s, struct book_totals *totals, bool revise, bool *again, struct err *e);

/* ==== 7. Rulings (10.§, 13.§) =================================================================== */

enum book_ruling_state {
	BOOK_DECIDED,
	BOOK_UNDECIDED,   /* one of the possible outcomes of its deal */
	BOOK_DISMISSED    /* the deal stands as it was */
};

enum { BOOK_FACTS = 512, BOOK_WORD = 16 };

/* One revision of one dispute at a deal. Words and facts are those of games/. */
struct book_ruling {
	int64_t id, table;
	int deal_no, item;              /* the deal's first dispute, its second … */
	int revision;
	enum book_ruling_state state;
	char case_no[BOOK_WORD];
	int claimant, offender;         /* seats, -1: not said */
	int moment;                     /* the trick of the act, 0: not said */
	char act[GAME_REASON];
	char facts[BOOK_FACTS], answers[BOOK_TEXT];
	char kind[BOOK_WORD], book_kind[BOOK_WORD];
	char cites[BOOK_TEXT];
	bool agreed;
	bool pays, book_pays;           /* are there points; would the rules give any */
	int points[BOOK_SEATS], book_points[BOOK_SEATS];
	bool barred[BOOK_SEATS];
	char reason[GAME_REASON], judge[BOOK_NAME];
	char at[32];                    /* when it was decided, UTC; "" now */
	int64_t deal;                   /* the revision of the deal that it wrote, 0: none */
	bool is_told;                   /* by a journal: its deal may be beyond those of the round. Not read */
	int64_t step;

	/* Where it was, for lists over tables and events; not written. */
	int64_t event;
	char event_name[BOOK_NAME], day[16];
	int round, table_no;
};

/*
 * Record a dispute as the deal's next (item 0; the same content again is fine and sets *again), or the next
 * revision of `item`. `deal` (or NULL) is the revision of the deal that follows from it: it becomes the
 * next one of its number, whatever stands, and `ruling->deal`. `ruling->id`, item and revision are filled
 * in.
 */
bool book_ruling_put(struct book *s, struct book_ruling *ruling, struct book_deal *deal, bool *again,
	struct err *e);
/* Is that ruling (item 0) recorded? Then it is filled in. */
bool book_ruling_is_there(struct book *s, struct book_ruling *ruling, bool *there, struct err *e);
/* The last revisions: of a deal, of a table, of an event, in the order of deals and items. */
bool book_deal_rulings(struct book *s, int64_t table, int deal_no, struct book_ruling **list, size_t *count,
	struct err *e);
bool book_table_rulings(
	struct book *s, int64_t table, struct book_ruling **list, size_t *count, struct err *e);
bool book_event_rulings(
	struct book *s, int64_t event, struct book_ruling **list, size_t *count, struct err *e);
/* Those of a case with these answers in the whole book, the newest first. */
bool book_precedents(struct book *s, const char *case_no, const char *answers, struct book_ruling **list,
	size_t *count, struct err *e);
/* Those of the events whose first day begins with `season` ("2026", "": all), by day. */
bool book_season_rulings(struct book *s, const char *season, struct book_ruling **list, size_t *count,
	struct err *e);
/* All revisions of one, oldest first. */
bool book_ruling_history(struct book *s, const struct book_ruling *ruling, struct book_ruling **list,
	size_t *count, struct err *e);
/* What stood at that number before anything was ruled: the last revision that is neither ruled nor open. */
bool book_deal_unruled(struct book *s, int64_t table, int no, struct book_deal *out, bool *found,
	struct err *e);

/*
 * What stands there again when its rulings are dismissed: the last revision that none of them wrote, a
 * redeal's too.
 */
bool book_deal_restored(struct book *s, int64_t table, int no, struct book_deal *out, bool *found,
	struct err *e);

/* ==== 8. Discipline (11.§) ====================================================================== */

enum book_measure_kind {
	BOOK_WARNING, BOOK_YELLOW, BOOK_RED, BOOK_EXCLUSION, BOOK_WITHDRAWAL,
	BOOK_SEATED,      /* sits although he is out, for a reason */
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
/* Add one; the same content as his last sets *again and adds nothing. */
bool book_measure_add(struct book *s, struct book_measure *measure, bool *again, struct err *e);
/* All of an event (0: of the events whose first day begins with `season`), in the order of time. */
bool book_measures(struct book *s, int64_t event, const char *season, struct book_measure **list,
	size_t *count, struct err *e);
/* A measure as its line of the journal, without its end: fegyelmi "Kiss Péter" fokozat=yellow indok="…". */
void book_measure_write(struct buf *b, const struct book_measure *measure);
/* Is he out of the event: excluded or withdrawn, and not in again? `out` is what put him out. */
bool book_entry_is_out(struct book *s, int64_t entry, struct book_measure *out, bool *is_out, struct err *e);

/* ==== 9. Cards ================================================================================== */

/*
 * The cards of a deal as they were written down. They may be there before its result, and stay when the
 * result is corrected; after a redeal, or when the deal is taken back, they belong to the attempt that is
 * void.
 */
struct book_cards {
	int64_t id;                     /* 0: there are none */
	int64_t table;
	int no, after_revision;
	struct game_cards play;
	int64_t step;
	char at[32], operator_name[BOOK_NAME];
};

/*
 * Write the cards of a deal's last attempt, or of the one that ended with that void `revision`; *again if
 * they stand there already. A signed sheet takes them: they change no points.
 */
bool book_cards_put(struct book *s, struct book_cards *cards, int revision, bool *again, struct err *e);
/*
 * The cards of the attempt that a revision belongs to (0: of the last attempt); `out->id` 0 if there are
 * none.
 */
bool book_cards_find(struct book *s, int64_t table, int no, int revision, struct book_cards *out,
	struct err *e);
/* The numbers of a table that have cards, of whatever attempt. */
bool book_cards_numbers(struct book *s, int64_t table, int **list, size_t *count, struct err *e);
/* The numbers of a table that have cards but no result yet. */
bool book_cards_waiting(struct book *s, int64_t table, int **list, size_t *count, struct err *e);

/* A round whose tables all play the same deals: its number N is deal N of the seed (ulti_pack_shuffle). */
struct book_duplicate {
	int64_t id;                     /* 0: its deals are shuffled at the table */
	int64_t event;
	int round, deals;
	char seed[BOOK_NAME];
};

bool book_duplicate_put(struct book *s, struct book_duplicate *duplicate, struct err *e);
bool book_duplicate_find(struct book *s, int64_t event, int round, struct book_duplicate *out,
	struct err *e);

/* ==== 10. History =============================================================================== */

enum book_step_kind {
	BOOK_CHANGE,
	BOOK_UNDO, BOOK_REDO,         /* of an earlier change */
	BOOK_UPGRADE                   /* the book had no history before it */
};

/* One command that changed the book. */
struct book_step {
	int64_t id; /* 1, 2 … in the order in which they were written, whatever the clock said */
	char at[32], operator_name[BOOK_NAME], command[BOOK_TEXT], version[BOOK_SHORT];   /* at: UTC */
	enum book_step_kind kind;
	int64_t of;                     /* of an undo or redo: that change; else 0 */
	bool undone;                    /* a change that does not count now */
	char seal[2 * 32 + 1];          /* SHA-256 in hexadecimal digits: docs/formats.md */
};

bool book_step_find(struct book *s, int64_t id, struct book_step *out, struct err *e);
/* The last one; *found false in a book where nothing was written yet. */
bool book_step_last(struct book *s, struct book_step *out, bool *found, struct err *e);
/* The step whose seal begins with these hexadecimal digits; *found false if there is none. */
bool book_step_by_seal(struct book *s, const char *digits, struct book_step *out, bool *found, struct err *e);
/*
 * The change that BOOK_UNDO would take back next, or BOOK_REDO do again: there is none once something new
 * is written.
 */
bool book_step_next(
	struct book *s, enum book_step_kind how, struct book_step *out, bool *found, struct err *e);
/*
 * Take that next one back, or do it again: a step of its own in the change under way, which may have
 * several. Nothing is lost: what an undone step wrote stays, and does not count.
 */
bool book_step_turn(struct book *s, enum book_step_kind how, int64_t step, struct err *e);
/* The steps in their order, the last `most` of them (0: all). */
bool book_steps(struct book *s, int most, struct book_step **list, size_t *count, struct err *e);

/* What is asked of a log; 0: all. */
struct book_log_wanted {
	int64_t table, player;
	int deal_no;                    /* of that table */
	size_t most;                    /* of the things of a step; the others are only counted */
};

enum book_item_kind { BOOK_ITEM_DEAL, BOOK_ITEM_RULING, BOOK_ITEM_CARDS, BOOK_ITEM_MEASURE, BOOK_ITEM_SEED,
	BOOK_ITEM_SUBSTITUTE, BOOK_ITEM_TOTALS, BOOK_ITEM_ROW };

/* One thing that a step did. */
struct book_item {
	enum book_item_kind kind;
	int64_t row, before_row; /* of deals, rulings, cards: the revision; the one that stood before it, 0:
				    none */
	char event[BOOK_NAME];
	int round, table_no, deal_no;   /* 0: none */
	/* Of rows: "player", what it is called, "club" (or "made": it is new), what was there and what is now. */
	char thing[BOOK_WORD], label[BOOK_NAME + BOOK_SHORT], field[BOOK_SHORT / 2], before[BOOK_TEXT],
		after[BOOK_TEXT];
};
/* What a step did, in the order in which it was written; book_free its items. */
struct book_items {
	struct book_item *items;
	size_t count, total;            /* listed; all that there are */
};
bool book_step_items(struct book *s, int64_t step, const struct book_log_wanted *wanted,
	struct book_items *out, struct err *e);
/* The revision of a deal, with the seats of its table; of a ruling; cards as they were written down. */
bool book_deal_revision(struct book *s, int64_t id, struct book_deal *out, int *seats, struct err *e);
bool book_ruling_revision(struct book *s, int64_t id, struct book_ruling *out, struct err *e);
bool book_cards_written(struct book *s, int64_t id, struct book_cards *out, struct err *e);

/*
 * From now on the book as it was after a step: its number, or the last one until a time (time_read; UTC).
 * It is read from a copy; nothing can be written then.
 */
bool book_rewind(struct book *s, const char *when, struct book_step *out, struct err *e);

/* ==== 11. Proof ================================================================================= */

enum book_fault {
	BOOK_FAULT_FILE,      /* SQLite's own check of the file; its words are in `now` */
	BOOK_FAULT_GUARD,     /* the trigger `key`, which keeps the history, is not there */
	BOOK_FAULT_SCHEMA,    /* the `thing` (table, index, view) `key` is not made as the program makes it:
				 `field` says    missing, changed, or added */
	BOOK_FAULT_REFERENCE, /* a row of `thing` refers to one that is not there (its table in `now`) */
	BOOK_FAULT_DEAL,      /* a revision of a deal is not what was sealed */
	BOOK_FAULT_STEP,      /* what a step wrote is not what was sealed, or it has no seal */
	BOOK_FAULT_GAP,       /* the step after this one is not there */
	BOOK_FAULT_STRAY,     /* rows that were not there when their step was sealed; `row` of them */
	BOOK_FAULT_ROW, /* a row of `thing` is not what its history says: `said` and `now` of its `field` */
	BOOK_FAULT_MARK /* a derived mark is wrong: `field` of row `row` of `thing` */
};

/*
 * From which step on the book is sealed: the one by which a newer program took it over; false if from its
 * beginning.
 */
bool book_step_upgrade(struct book *s, struct book_step *out, bool *found, struct err *e);

/* What does not fit. Fields that say nothing are 0 or "". */
struct book_finding {
	enum book_fault fault;
	int64_t step, row;
	int round, table_no, deal_no, revision;
	char thing[BOOK_WORD], key[BOOK_SHORT], name[BOOK_NAME], field[BOOK_SHORT / 2], said[BOOK_TEXT],
		now[BOOK_TEXT];
};

/* Every revision of every deal in the order in which they were written. */
struct book_proved {
	struct book_deal deal;
	int64_t event;
	int round, table_no, seats;
};

/* Who is told what is found; `deal` (or NULL) looks at every one. */
struct book_verifier {
	void *arg;
	void (*found)(void *arg, const struct book_finding *finding);
	bool (*deal)(void *arg, const struct book_proved *proved, struct err *e);
	void (*progress)(void *arg, size_t done, size_t total);
	size_t deals, steps;     /* how many were looked at */
};

/*
 * Check the file, the references, the seal of every deal and step, and that every row is what its history
 * says. What is wrong is a finding; false only if the book could not be read to its end.
 */
bool book_verify(struct book *s, struct book_verifier *verifier, struct err *e);

/* ==== 12. Copies ================================================================================ */

/* What stands in a book, to tell one copy from another. */
struct book_summary {
	int64_t size;                   /* of the file, in bytes */
	int version;                    /* of its schema */
	int events, steps;
	int deals;                      /* numbers that have a deal, void ones too */
	char last[32];                  /* when it was last changed: UTC, "" if nothing was ever written */
};

/* Shows how far long work is: `done` of `total`. */
struct book_progress {
	void (*show)(void *arg, size_t done, size_t total);
	void *arg;
};

/*
 * Copy the book at `from` to `to`, while others write it: one state of it, complete or not at all, read
 * again and checked (pages, references, counts) before it gets its name. A file that is there is replaced.
 * `out` is the copy's.
 */
bool book_back_up(const char *from, const char *to, const struct book_progress *progress,
	struct book_summary *out, struct err *e);
/*
 * Look at a book of this or an older version and check it without an upgrade. `is_shared`: others may be
 * writing it; else it lies there as a copy, and no file of SQLite's appears beside it. ERR_FAILED: it
 * cannot be read, or it is damaged.
 */
bool book_inspect(const char *path, bool is_shared, struct book_summary *out, struct err *e);
/*
 * Is a file a copy of this book as it is or was, with no step that the book has not? All of it is in the
 * book then.
 */
bool book_is_earlier(struct book *s, const char *copy);
/*
 * Put a backup in the place of the book, which is kept under the name `keep` (what lies in its -wal file
 * too). The backup is copied and checked first. ERR_CONFLICT while anybody has the book open. It need not
 * be there.
 */
bool book_restore(const char *book, const char *backup, const char *keep,
	const struct book_progress *progress, struct book_summary *out, struct err *e);

/* A round of an event. */
struct book_round {
	int64_t event;
	int round;
	int unseated;    /* its tables are done, but so many sat at none of them: it is not complete */
};

/*
 * The last of the rounds that the last change has completed: now every table of it is signed, or has all
 * the deals that the event fixes for a round, and everybody sat at one; or where only somebody without a
 * table is in the way
 * (`unseated`). False if there is none. Asked after book_commit, and answered once.
 */
bool book_round_completed(struct book *s, struct book_round *out);

/* ==== 13. Damage ================================================================================ */

enum { BOOK_SAVED_TABLES = 64 };

/* What could be saved of a table. */
struct book_saved {
	char table[BOOK_SHORT];
	int64_t rows;                   /* that were read and are in the new book */
	int64_t left_out; /* read, but of no use: against the rules of the table, or what they belong to is
			     lost */
	int64_t made_up;  /* in place of lost ones that others point at; points that were settled again */
	bool is_whole;                  /* it could be read to its end */
};

/* A deal that was there, or should have been: its number is below that of another one. */
struct book_lost {
	char event[BOOK_NAME];
	int round, table_no, no;
};

/*
 * Works out the points of a deal from its facts, by the rules of its event, which `s` still has as far as
 * they could be read. False: it cannot. Nothing is believed: they count if the deal's seal fits them.
 */
struct book_settler {
	void *arg;
	bool (*settle)(void *arg, struct book *s, const struct book_proved *deal, int points[BOOK_SEATS]);
};

struct book_recovery {
	struct book_saved tables[BOOK_SAVED_TABLES];
	size_t table_count;
	struct book_lost *lost;        /* freed with book_free */
	size_t lost_count;
	int unplaced;                   /* deals of which no more is left than that they were */
};

/*
 * Read what can be read of a damaged book, with what lies in its -wal file, into a new book at `to`, of the
 * same version and sound. The damaged file is not touched: a copy of it is worked on, in a folder beside
 * `to`. A sealed deal is kept if its seal fits. `settler` works out points that are lost; NULL: they stay
 * lost. ERR_FAILED: not even its tables can be found.
 */
bool book_recover(const char *damaged, const char *to, const struct book_settler *settler,
	const struct book_progress *progress, struct book_recovery *out, struct err *e);

#endif
