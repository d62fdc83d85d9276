/*
 * desk: what people do with a book, one function each. A surface — a command, a prompt, a page — reads what
 * was typed into plain values, calls these functions and shows what happened.
 * A function that makes a change opens it, reads what it needs under that one lock, judges, writes and
 * commits; if it returns false, desk->err says why and nothing was written. Warnings and notes on the way go
 * to the surface as messages with their arguments.
 */
#ifndef DESK_DESK_H
#define DESK_DESK_H

#include <time.h>

#include "base/base.h"
#include "book/deals.h"
#include "games/game.h"
#include "games/cards.h"
#include "book/people.h"
#include "games/court.h"
#include "vault/vault.h"

/* ==== 1. The desk =============================================================================== */

struct desk {
	struct book *book;
	struct book_author author;   /* recorded with each change */
	enum lang lang;              /* language of words used as arguments of messages */
	bool is_trial;               /* make the changes, then take them back */
	bool is_trying;              /* inside a trial change that has reported nothing yet */
	bool is_held;                /* a change is open; functions join it */
	struct err *err;             /* why a function returned false */
	void *surface;
	void (*say)(void *surface, const struct msg *msg, const char *const args[]);
	/* Returns an answer, to be freed; NULL: none given. The function is NULL where there is nobody to ask. */
	char *(*ask)(void *surface, const struct msg *msg, const char *const args[]);
	/* Names the event that the next messages are about (NULL: none),
	 * also while `say` is replaced. May be NULL. */
	void (*about)(void *teller, const struct book_event *event);
	void *teller;
};

/* Report to the surface; name the event; set the error and return false. */
void desk_say(struct desk *desk, const struct msg *msg, const char *const args[]);
void desk_about(struct desk *desk, const struct book_event *event);
bool desk_fail(struct desk *desk, enum err_status status, const struct msg *msg, const char *const args[]);
/*
 * Run work that consists of many changes, as at a prompt: each is committed by itself. On trial they are one
 * change, in which later ones find what earlier ones wrote, taken back at the end. Returns what `work` does.
 */
bool desk_session(struct desk *desk, bool (*work)(void *arg), void *arg);
/* At most this many faults of a file are reported one by one; the rest are counted. */
enum { DESK_FAULTS_SHOWN = 100 };
/* Read a whole number from 1; `what` names it in the error. */
bool desk_number(struct desk *desk, const char *word, const struct msg *what, int *out);

/* ==== 2. How an event counts ==================================================================== */

enum desk_ranking { DESK_BY_PLACE, DESK_BY_SCORE };
/* In the order of the words "tarsasagi" … */
enum desk_form { DESK_FORM_SOCIAL, DESK_FORM_DUPLICATE, DESK_FORM_TEAMS, DESK_FORM_DIVISION };

/* Criteria that break ties, in the order of the setting `ties`. */
enum desk_tie { DESK_TIE_WINS, DESK_TIE_BEST, DESK_TIE_MET, DESK_TIE_LOT, DESK_TIES };
/* DESK_LOTS exceeds the start numbers that fit in a setting. */
enum { DESK_LOTS = 300, DESK_PRIZES = 20, DESK_CATEGORIES = 3, DESK_SEED = 36 };

/* The share of their points that players carry over from another event. */
struct desk_carry {
	int percent;                    /* 0: nothing is carried */
	char day[16], event[BOOK_NAME];
};

/* The members of a category, by start number. */
struct desk_category {
	char name[BOOK_SHORT];
	int count, start_no[DESK_LOTS];
};

struct desk_rules {
	struct game_rules game;
	int places[BOOK_SEATS + 1][BOOK_SEATS];   /* [seats at the table][place from 0]: placement points */
	enum desk_ranking ranking;
	enum desk_form form;
	int tie_count, lot_count;
	enum desk_tie ties[DESK_TIES];
	int lots[DESK_LOTS];          /* start numbers in the order of the lot, best first */
	struct desk_carry carry;
	bool rests;                     /* who has no seat has a bye */
	char seed[DESK_SEED];           /* announced for the draws, "" if none */
	int64_t entry_fee;              /* forint, 0: none */
	/* [overall, clubs, then each category][place]; 0 ends a list */
	int64_t prizes[DESK_CATEGORIES + 2][DESK_PRIZES];
	struct desk_category categories[DESK_CATEGORIES];
};

/* A setting of an event, for `event set` and the journal. */
struct desk_setting {
	const char *key;            /* "lost-ulti-extra", also in the journal */
	const char *standard;
	const struct msg *what;
	const char *const *choices; /* ends with NULL; NULL: placement points */
	int seats;                  /* the size of table it gives placement points for; 0: another setting */
	bool is_own;                /* one of the game's, the `no`-th of them */
	bool may_change;            /* also once deals are recorded: it changes no deal's points */
	const char *example;        /* of a value with a syntax of its own, else NULL */
	/* Reads such a value into the rules; false if it does not fit. */
	bool (*take)(struct desk_rules *rules, int no, const char *value);
	int no;                     /* which of several of its kind */
};

/* Get the i-th setting of an edition, or the one with this key; false if there is none. */
bool desk_setting_at(const struct game_edition *edition, size_t i, struct desk_setting *out);
bool desk_setting_find(const struct game_edition *edition, const char *key, struct desk_setting *out);
/* Get the setting with this key in any edition. */
bool desk_setting_known(const char *key, struct desk_setting *out);
/* Check a value for a setting of an event of that edition; the error says what would fit. */
bool desk_setting_check(const char *edition, const char *key, const char *value, struct err *e);
/* Check that the program could have written the setting, as a user's or its own, in whatever edition the
 * event then had; the error says why not. */
bool desk_setting_prove(struct book *s, const struct book_event *event, const struct book_setting *setting,
	struct err *e);
/* Name an edition for people: "mausz-2017" is „MAUSZ, 2017”; an unknown id stays as it is. */
const char *desk_edition_name(enum lang lang, const char *edition);
/* Refuse an unknown edition with the list of those that exist; returns false. */
bool desk_edition_refuse(struct err *e, const char *edition);
/* Is the event ranked by score in a game without placement points? Then no placement points are shown. */
bool desk_ranks_by_score(const struct desk_rules *rules);
/* Read how an event counts: its edition and settings, defaults filled in. */
bool desk_rules_read(struct book *s, int64_t event, struct desk_rules *out, struct err *e);
/* The same of settings that were read. */
bool desk_rules_fill(const struct book_setting *list, size_t count, struct desk_rules *out, struct err *e);
/* Read them as they were when that step was written. */
bool desk_rules_then(struct book *s, int64_t event, int64_t step, struct desk_rules *out, struct err *e);

/* ==== 3. Rounds, tables, seats ================================================================== */

/* The player named for a seat: a bare number is a start number, anything else words of a name. */
struct desk_seat {
	int seat;
	const char *who;
};

/* The players for a table, entered in this order if they are not yet. */
struct desk_seats {
	int count;
	struct desk_seat list[BOOK_SEATS];
	const char *anyway;   /* the reason why a withdrawn player may sit there; NULL: none may */
};

/* Make a round; 0: the next one. *round: its number. */
bool desk_round_add(struct desk *desk, const struct book_event *event, int *round);
/* Remove a round; `with_tables`: its tables too. ERR_CONFLICT if one has a deal or its sheet is closed. */
bool desk_round_remove(struct desk *desk, const struct book_event *event, int round, bool with_tables);
/* Make a table with these seats; the event, round and number of `table` are given. */
bool desk_table_add(struct desk *desk, const struct desk_seats *seats, struct book_table *table);
/* Replace the players at a table; recorded deals stay with the seats. `seen`: the seating the user saw;
 * ERR_CONFLICT if it has changed. */
bool desk_table_seat(struct desk *desk, const struct desk_seats *seats, const struct desk_seats *seen,
	struct book_table *table);
/* Let these players take over seats from deal `from` (2 …) on. */
bool desk_table_turn(struct desk *desk, const struct desk_seats *seats, const struct desk_seats *seen,
	int from, struct book_table *table);
bool desk_table_remove(struct desk *desk, struct book_table *table);
/* Count the deals of a table, which a new seating would give to others. */
bool desk_table_deals(struct desk *desk, const struct book_table *table, int *count);

/* Read the number of deals made from one seed, within the limit. */
bool desk_duplicate_deals(struct desk *desk, const char *word, int *deals);
/* Check that the game has a pack that a seed can shuffle; else the error says so. */
bool desk_duplicate_can_be(struct desk *desk, const struct game_edition *edition);
/* Give all tables of a round these deals. ERR_CONFLICT if deals of
 * another seed are recorded, unless `anyway`. */
bool desk_duplicate_attach(struct desk *desk, struct book_duplicate *duplicate, bool anyway);

/* ==== 4. Discipline (11.§) ====================================================================== */

/* Name a measure, as it follows a player's name: "visszalépett". */
const char *desk_measure_word(enum lang lang, enum book_measure_kind kind);
const char *desk_measure_said(enum lang lang, enum book_measure_kind kind);
/* Read "yellow" or "sárga". */
bool desk_measure_read(struct desk *desk, const char *word, enum book_measure_kind *out);
/* Record a measure for the player whom the words mean; *again: it was recorded already. */
bool desk_measure_add(struct desk *desk, const struct book_event *event, const char *who,
	struct book_measure *measure, bool *again);

/* Find measure `no` (0: the last) of the player whom the words mean, withdrawals excepted. */
bool desk_measure_find(struct desk *desk, const struct book_event *event, const char *who, int no,
	struct book_measure *out);
/* Take a pair of a measure's line in a journal; record the measure of such a line. */
bool desk_measure_pair(struct desk *desk, const char *key, const char *value, struct book_measure *out);
bool desk_measure_told(struct desk *desk, const struct book_event *event, struct book_measure *measure);
/* Report seats of withdrawn or excluded players at tables without deals. */
bool desk_open_seats_tell(struct desk *desk, const struct book_event *event);

/* ==== 5. Players ================================================================================ */

/* The outcome of a player import. */
struct desk_imported {
	int added, found;            /* new players, players found in the book */
	int entered, entries;        /* entries of the event: new, and in all */
	int left_out;
};

/* Options of a player import; NULL: not given. */
struct desk_players_wanted {
	const char *file, *sheet, *taken, *columns;
	bool leaves_out;             /* leave out wrong rows instead of refusing the file */
	bool is_same;                /* treat names that differ only in case, accents or dashes as one player */
};

struct listing;

/* Import the players of a CSV or a workbook, and enter them in the event (NULL: none): all of them, or none
 * if a row is wrong. Fills `preview` with the players; to be freed in any case. */
bool desk_players_import(struct desk *desk, const struct desk_players_wanted *wanted,
	const struct book_event *event, struct listing *preview, struct desk_imported *out);

/* events: made, and what a command or a journal says of them, key by key. */

/* Start an event that has only the edition of the rules. */
void desk_event_start(struct book_event *event);
/* Set a field of the event ("date", "hely" …), or check the value of a setting. */
bool desk_event_put(struct desk *desk, struct book_event *event, const char *key, const char *value);
/* The usual number of deals at tables of four: more where four take turns at a game of three. */
int desk_usual_at_four(const struct book_event *event);

/* Make the event and open it; open the event that the words mean. */
bool desk_event_make(struct desk *desk, struct book_event *event);
bool desk_event_use(struct desk *desk, const char *words, struct book_event *out);
/* Change the event by words KEY=VALUE, fields and settings. Reports what another number of deals means for
 * existing sheets. */
bool desk_event_set(struct desk *desk, struct book_event *event, char *const *pairs, int count);

/* Write the event's fields; events that carry points over from it follow its name and day. */
bool desk_event_change(struct desk *desk, const struct book_event *event);

/* Check that the points may be carried into the event, and from that one. */
bool desk_carry_may(const struct book_event *event, const struct desk_carry *carry, struct err *e);
/* Check the carry that the event has in the book against the name and day it is about to have. */
bool desk_carry_stands(struct desk *desk, const struct book_event *event);
/* Carry `percent` of the players' points in the event that the words mean into this one. */
bool desk_event_carry(struct desk *desk, const struct book_event *event, const char *words, int percent,
	struct book_event *from);

/* players: recorded, changed, and entered in events. */

/* The fields given for a player; NULL: not given, left as it is. */
struct desk_player_fields {
	const char *name, *mark, *club, *shown;   /* shown: name, initials, none */
};

/* Set the given fields of `player`; ERR_REFUSED if one is too long or `shown` is unknown. */
bool desk_player_put(struct desk *desk, const struct desk_player_fields *fields, struct book_player *player);
/* Look for a player in the book who may be the new one (*found, `near`): one whose name differs only in case
 * or accents, or is a short form of the other. Reports a player of the same name with another mark. */
bool desk_player_near(struct desk *desk, const struct book_player *player, struct book_player *near,
	bool *found);
/* Fold name and mark for comparing; are two such keys one letter apart, and without figures? */
enum { PLAYER_KEY = 2 * BOOK_LABEL };
void desk_player_key(char out[PLAYER_KEY], const char *name, const char *mark);
bool desk_player_is_like(const char *key, const char *other);
bool desk_player_add(struct desk *desk, struct book_player *player);
/* Spellings of clubs, compared by their letters without case, accents and punctuation. Start with zeros. */
struct desk_clubs {
	struct desk_spelling *list;
	size_t count;
	bool is_read;
};
/* Spell a club as the book does for any player other than `but` (0: none); report a change of spelling. */
bool desk_clubs_spell(struct desk *desk, struct desk_clubs *clubs, int64_t but, char club[BOOK_NAME]);
void desk_clubs_free(struct desk_clubs *clubs);
/* Change these fields of the player whom the words mean. */
bool desk_player_change(struct desk *desk, const char *who, const struct desk_player_fields *fields,
	struct book_player *out);

/* The outcome of joining two players who are one person. */
struct desk_joined {
	struct book_player one, into;
	int events, tables;          /* taken over from `one` */
	int64_t doubled;             /* an event in which both may sit at two tables of a round; 0: none */
};
/* Give everything of the player `who` to the player `into`: entries, seats, measures, teams. ERR_REFUSED if
 * both sat in one round. */
bool desk_player_join(struct desk *desk, const char *who, const char *into, struct desk_joined *out);
/* Within a change: join both->one to both->into. If refused, nothing is written. */
bool desk_players_join(struct desk *desk, struct desk_joined *both);
/* Is this a setting (teams, lots, categories) whose value contains start numbers? */
bool desk_setting_has_numbers(const char *key);
/* Write the value of such a setting with each start number mapped
 * (0: left out), none twice; "" if none is left. */
typedef int desk_other_number(void *arg, int no);
void desk_setting_renumber(
	struct buf *b, const struct book_setting *setting, desk_other_number *other, void *arg);
/* Within a change: report the settings that contain a start number: "lot, team-1 (Szolnok A)". */
bool desk_number_mentions(struct desk *desk, int64_t event, int start_no, struct buf *places);
bool desk_number_warn(struct desk *desk, int64_t event, int start_no, const struct msg *msg);
/* Within a change: renumber all such settings of an event, and the list of order. */
bool desk_settings_follow(struct desk *desk, int64_t event, desk_other_number *other, void *arg);
/* Within a change: take a number that a player gets out of the settings that mean its former holder. */
bool desk_number_leave(struct desk *desk, int64_t event, int64_t player, int no, bool order_alone);
/* Map one number to another: `arg` is an array of the old and the new one. */
int desk_number_moved(void *arg, int no);
/* Find a player's entry, even a removed one, whose start number in settings still means them; false: none. */
bool desk_number_means(struct desk *desk, int64_t event, int64_t player, struct book_entry *out);
/* Within a change: enter a player; start_no 0: the next one.
 * Settings and the order follow a returning player. */
bool desk_entry_enter(struct desk *desk, int64_t event, int64_t player, int start_no, struct book_entry *out);
/* Within a change: change the start number of an entry, and of settings that contain it. */
bool desk_entry_renumber(struct desk *desk, const struct book_entry *entry, int start_no);

/* A renamed player, or one joined to another. */
struct desk_called {
	struct book_label was, now;
	bool is_joined;
};
/* The entries of all events with bets, read before names change: they tell whom a short name meant. */
struct desk_entered {
	struct desk_event_entered {
		int64_t event;
		struct book_entry *entries;
		size_t count;
	} *list;
	size_t count;
};
bool desk_entered_read(struct desk *desk, struct desk_entered *out);
void desk_entered_free(struct desk_entered *entered);
/* Within a change: rename bettors in the deals of all events at once, as names may have been exchanged.
 * Reports the deals, also those where a bet now counts for another player. */
bool desk_bets_follow(struct desk *desk, const struct desk_entered *before, const struct desk_called *called,
	size_t called_count);
bool desk_bets_follow_one(struct desk *desk, const struct desk_entered *before, const struct book_player *was,
	const struct book_player *now);

/* Within a change: give the club to a player who has none, and report it. */
bool desk_player_club(struct desk *desk, struct book_player *player, const char *club);

/* Read how a player is to be shown, into the player. */
bool desk_player_shown(struct desk *desk, const char *word, struct book_player *player);
/* Name the book's word for it: "monogrammal". */
const char *desk_shown_word(enum lang lang, const char *shown);
/* Within a change: let a player shown by name be shown like this; keep any other choice. Reports either. */
bool desk_player_show(struct desk *desk, struct book_player *player, const char *word);

/* Find a player of the event whose name is short for the one to be entered, or the other way round. */
bool desk_entry_near(struct desk *desk, const struct book_event *event, const char *who,
	struct book_player *player, struct book_player *near, bool *found);
/* Enter the player whom the words mean, with a start number (0: the next); `out->is_new`: was not entered
 * before; *stood_in: was only a substitute, and now counts as a player. */
bool desk_entry_add(struct desk *desk, const struct book_event *event, const char *who, int start_no,
	struct book_entry *out, bool *stood_in);
/* A place in an event, withdrawn players included; `player` is the label. */
struct desk_place {
	char player[BOOK_LABEL];
	int start_no, rank;
};
/* Lists the places of an event by rank; free the list (report_all_ranked). */
typedef bool desk_places(struct book *s, const struct book_event *event, struct desk_place **list,
	size_t *count, struct err *e);
/* Enter the first `wanted` players of another event in the order of their places, in one step; withdrawn ones
 * are reported and skipped. *added: how many were not entered yet. */
bool desk_entries_qualify(struct desk *desk, const struct book_event *event, const struct book_event *from,
	int wanted, desk_places *places, int *added);
/* Change an entry's start number; ERR_NOT_FOUND for a player who is not entered. */
bool desk_entry_change(struct desk *desk, const struct book_event *event, const char *who, int start_no,
	struct book_entry *out);
bool desk_entry_remove(struct desk *desk, const struct book_event *event, const char *who,
	struct book_entry *out, bool *stands_in);

/*
 * teams: who plays for which team of an event. A team is a setting of the event, `team-N`, "Szolnok A: 12,7,9
 * / Szolnoki UK": its name, its members by start number (the first sits in A), and its club if it has one.
 */

enum { DESK_TEAMS = 99 };

struct desk_team {
	int no, count, start_no[BOOK_SEATS];
	char name[BOOK_SHORT], club[BOOK_SHORT];
};

/* Is this the key of a team; its number (0: not one); read a team's value, false if it is none; write it. */
bool desk_team_is_key(const char *key);
int desk_team_number(const char *key);
bool desk_team_read(const char *value, struct desk_team *out);
void desk_team_write(struct buf *b, const struct desk_team *team);
/* Write "team-1"; write "12,7,9 / Szolnoki UK", the value without the name. */
void desk_team_key(struct buf *b, const struct desk_team *team);
void desk_team_write_members(struct buf *b, const struct desk_team *team);
/* Return a member of both teams (0: none); can the two not be in one event, be it for their names? */
int desk_team_shared(const struct desk_team *team, const struct desk_team *other);
bool desk_teams_clash(const struct desk_team *team, const struct desk_team *other);
/* Read all teams of an event by number; free the list. */
bool desk_teams_read(struct book *s, int64_t event, struct desk_team **list, size_t *count, struct err *e);
/* Make the setting for a team: the key of the team with that name, or with that number and a common member,
 * else a new one. A club that is not given is kept. */
bool desk_team_pair(
	struct desk *desk, int64_t event, struct desk_team *team, char key[BOOK_SHORT], char value[BOOK_SETTING]);

/* sheets: signed, opened again, checked by a second person, and totals written down in place of deals. */

/* The state of a sheet. */
struct desk_sheet {
	int deals;                   /* recorded, including those to be dealt again */
	int last;                    /* the highest recorded number */
	int wanted;                  /* the highest number at this table in the round, 0: not fixed */
	int owes;                    /* deals of the round still missing, 0 if their number is not fixed */
	struct book_totals known;    /* id 0: none */
	bool counts_on;              /* all deals of the round are there, but totals of more still count */
	struct buf missing;          /* numbers without a deal, separated by blanks: "3 7 8"; free it */
};

/* Return how many deals of a round a table lacks, with `settled` recorded deals and those totals. */
int desk_sheet_owes(const struct book_event *event, int seats, int settled, const struct book_totals *known);
/* Read the state of a table's sheet; free it in any case. */
bool desk_sheet_look(struct desk *desk, const struct book_event *event, const struct book_table *table,
	struct desk_sheet *out);
void desk_sheet_free(struct desk_sheet *sheet);
/* As long as a sheet that has deals counts by its totals, say so. */
void desk_sheet_tell(struct desk *desk, const struct book_table *table, const struct desk_sheet *sheet);

/* A change of a sheet; the surface gives the event, and the round and number of `table`. */
struct desk_sheet_change {
	struct book_event event;
	struct book_table table;
	bool anyway;                 /* sign an incomplete sheet; check one's own; overwrite other totals */
	struct book_sums sums;       /* the table's totals afterwards */
};

/* Write "4 -2 -2": the figures of the seats. */
void desk_figures_write(struct buf *b, const int64_t figures[BOOK_SEATS], int seats);
/* Report every sheet of the event (of that table alone unless it is 0) whose totals contradict its deals. */
bool desk_totals_tell(struct desk *desk, int64_t event, int64_t table);

/* Close the sheet (`by` "": signer unknown), which must be complete (else ERR_CHECK); NULL: open it again. */
bool desk_sheet_sign(struct desk *desk, const char *by, struct desk_sheet_change *change);
/* Mark the sheet as checked by a second person (else ERR_REFUSED); NULL: remove the mark. */
bool desk_sheet_check(struct desk *desk, const char *by, struct desk_sheet_change *change);

/* Totals for a sheet whose deals are unknown, as typed: "12 -4 -8". */
struct desk_totals {
	const char *figures;
	int deals;                   /* how many deals they sum up; 0: as many as a round has, if that is fixed */
	bool again;                  /* recorded already */
	struct book_totals was;      /* replaced by these; deals 0: none */
};
bool desk_totals_put(struct desk *desk, struct desk_totals *totals, struct desk_sheet_change *change);
bool desk_totals_remove(struct desk *desk, struct desk_sheet_change *change);

/* deals: recorded, corrected, struck. A line is read once, judged once, written
 * once, by whatever way it came. */

/* The outcome of a deal at the desk. */
enum desk_deal_end {
	DESK_DEAL_WRITTEN,
	DESK_DEAL_AGAIN,        /* the same line is recorded already */
	DESK_DEAL_UNCHANGED,    /* the correction says the same as the deal */
	DESK_DEAL_UNREAD,       /* refused: not a deal line; `fault` and `text` say where */
	DESK_DEAL_DIFFERS,      /* refused: the points on paper are not those of the deal */
	DESK_DEAL_REFUSED       /* refused, as desk->err says */
};

/* A deal being recorded: its place and rules, the line as typed, the deal as settled, what stood there. */
struct desk_deal {
	struct book_event event;
	struct book_table table;
	struct desk_rules rules;
	struct game_deal line;
	int seen;                    /* the revision it replaces; 0: the number is free */
	struct book_deal deal;
	bool has_standing;
	struct book_deal standing;   /* the deal that is corrected or struck */

	struct text_slice typed;     /* the line; n = 0: faults are not marked in it */
	enum desk_deal_end end;
	struct text_fault fault;
	struct book_sums sums;       /* the table's totals now */
	int moved;                   /* deals whose number has risen by one */
	bool is_seen;                /* its oddities were reported already */
};

/* Advance the run by a deal, taken as it was played before a jury ruled; `odd`: what does not fit the run. */
bool desk_run_follow(struct book *s, const struct book_deal *deal, int seats, const struct game *game,
	struct game_run *run, struct err *odd, struct err *e);
/* Make the run that the deals before a number of a table amount to. */
bool desk_run_make(struct book *s, const struct book_table *table, int no, struct game_run *out,
	struct err *e);
/* Fill in what is odd about a deal that counts nevertheless, in each respect; no message: nothing. Completes
 * the names of bettors. `rules` NULL: a deal of a journal, judged as it stands there. */
enum { DESK_ODD_ITSELF, DESK_ODD_RUN, DESK_ODD_BETTORS, DESK_ODD_ORDER, DESK_ODD };
bool desk_deal_odd(struct desk *desk, const struct desk_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err odd[DESK_ODD]);

/* Settle the deal of a line at a table by the event's rules, with what rulings say about it. */
bool desk_deal_settle(struct desk *desk, const struct desk_rules *rules, const struct book_table *table,
	const struct game_deal *line, struct book_deal *out);
/* Do the paper's points after "=", if given, agree with the deal? */
bool desk_deal_agrees(const struct game_deal *line, const struct book_deal *deal, int seats);
/* Keep the dealer and the bets of the standing deal in a corrected line
 * that names none; reports what is kept or dropped. */
bool desk_deal_keep(struct desk *desk, const struct game_edition *edition, const struct book_deal *standing,
	struct game_deal *line);

/*
 * The functions below return false if nothing was written, with d->end and, if that calls for it, the desk's
 * error.
 * Settle d->line by d->rules and write it at d->table.
 */
bool desk_deal_record(struct desk *desk, struct desk_deal *d);
/* Read and record a line at d->table (event, round and number
 * given); a line without a number is the next deal. */
bool desk_deal_add(struct desk *desk, struct text_slice line, struct desk_deal *d);
/*
 * Insert a deal that was left out, at the number in the line. The deals from there up to the first free
 * number move up by one: each is taken back and recorded anew, earlier revisions first, with the dealer in
 * turn. Cards move with their deal; a deal with rulings or void attempts cannot move.
 */
bool desk_deal_insert(struct desk *desk, struct text_slice line, struct desk_deal *d);
/* Correct the deal that stands, or revision `seen` (0: the last); reason "": not given. */
bool desk_deal_edit(struct desk *desk, struct text_slice line, int seen, const char *reason,
	struct desk_deal *d);
/* Make deal `no` void, to be dealt again, or taken back: the result is kept but no longer counts. An attempt
 * may be void before it has any result. */
bool desk_deal_strike(struct desk *desk, int no, enum book_deal_state state, int seen, const char *reason,
	struct desk_deal *d);

/* cards: recorded cards put at a table, with their deal if its number is free. */

/* A deal whose cards are being set. */
struct desk_cards {
	/* The place, the deal that stands there and, before the cards are put, the deal's line: open without a
	 * result. If the deal is refused, deal.end says so. */
	struct desk_deal deal;
	bool is_taken;                 /* the number is not free … */
	bool is_recorded;              /* and its result can be compared with the cards */
	bool has_facts;                /* `facts` contain the bid */
	struct game_record facts;
	bool again;                    /* put already; nothing was written */
};

/* Read the deal under number `no` of the event and table, which are given. */
bool desk_cards_open(struct desk *desk, int no, struct desk_cards *cards);
/* Find the contract: as typed (NULL: not typed), else as recorded, else from the cards put before. */
bool desk_cards_contract(struct desk *desk, const struct game_deal *typed, const struct game_cards *words,
	struct desk_cards *cards);
/* Put the cards, in full notation; a free number gets its deal with them, if the line has a result. */
bool desk_cards_set(struct desk *desk, const struct game_cards *words, struct desk_cards *cards);

/* bettors: names on bets. */

/*
 * Replace each bettor of deal `no`, in the line `typed` and in the `noted` start of it, by the whole name: a
 * start number or a short name means an entered player, or an earlier bettor. Reports replacements. A name
 * short for several is refused, unless it was noted and the typed line settles it.
 * `odd`: two names that may be one account; no message: none. NULL: check neither that nor whether bettors
 * play.
 */
bool desk_bettors_take(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	int no, struct buf *noted, struct buf *typed, struct err *odd);
/* Do the same for a whole deal, which is read again with the names. */
bool desk_bettors_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err *odd);
/* Read a line as game_deal_read does, with those names. False: desk->err is set, or else the fault. */
bool desk_deal_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table, int no,
	struct text_slice typed, struct game_deal *line, struct text_fault *fault);
/* Put another record into a line and read it again; a contradiction is refused. */
bool desk_line_take(struct desk *desk, const struct game_edition *edition, const struct game_record *record,
	struct game_deal *line);
/* Report players who now sit at a deal on which they are recorded as bettors; `was`: the table before. */
bool desk_bettors_seated(struct desk *desk, const struct book_table *was);

/* copies: backups of the book, made by hand and after each round; listed and restored. */

/* The book to copy, and where copies go. */
struct desk_shelf {
	const char *book;            /* its path */
	const char *folder;          /* for copies without a given place; NULL or "": beside the book */
	const char *now;             /* time for their names, UTC as "2026-11-21T18:00:00Z"; NULL or "": now */
	bool may_replace;            /* overwrite an existing file */
};

/* Copy the book to the file or into the folder `word` (NULL: the
 * usual place). `path`: the copy's path; free it. */
bool desk_back_up(const struct desk_shelf *shelf, const char *word, const struct book_progress *progress,
	struct buf *path, struct book_summary *out, struct err *e);

/* The outcome of a copy after a round. */
enum desk_round_copy { DESK_ROUND_MISSEATED, DESK_ROUND_NO_COPY, DESK_ROUND_COPIED,
	DESK_ROUND_FAILED };
/* After a change that completed a round (book_round_completed), copy the book, unless `is_off`. `why`:
 * DESK_ROUND_FAILED. */
enum desk_round_copy desk_back_up_round(struct book *s, const struct desk_shelf *shelf, bool is_off,
	const struct book_round *round, struct buf *path, struct err *why);

/* An existing copy. */
struct desk_copy {
	char *path;
	time_t at;                   /* its file's modification time */
};
/* List the copies beside the book and in the folder, oldest first; free the list in any case. */
bool desk_copies(const struct desk_shelf *shelf, struct desk_copy **list, size_t *count, struct err *e);
void desk_copies_free(struct desk_copy *list, size_t count);
/* Is this a book that a restore replaced? It is no backup: it may have been replaced for being broken. */
bool desk_copy_was_replaced(const struct desk_copy *copy);

/* Find a backup at the path given, else beside the book. */
void desk_copy_find(const struct desk_shelf *shelf, const char *word, struct buf *path);
/* Restore a backup to the book's place; the former book is kept at `keep`. `may_make_folder`: the book is at
 * the usual place. */
bool desk_restore(const struct desk_shelf *shelf, const char *backup, bool may_make_folder,
	const struct book_progress *progress, struct buf *keep, struct book_summary *out, struct err *e);

/* seasons: made, changed, and their events. */

/* The fields given for a season; NULL: not given, left as it is. */
struct desk_season_fields {
	const char *name;
	const char *count;   /* "best=3", "all" */
	const char *least;   /* "2" */
	const char *scale;   /* a file with the points by place, or "standard" */
};

bool desk_season_add(struct desk *desk, const struct desk_season_fields *fields, struct book_season *out);
/* Change these fields of the season that the words mean. */
bool desk_season_change(struct desk *desk, const char *words, const struct desk_season_fields *fields,
	struct book_season *out);
bool desk_season_remove(struct desk *desk, const char *words, struct book_season *out);

/* An event that counts in a season, or did. */
struct desk_season_event {
	struct book_season season;
	struct book_event event;
	int weight, was;     /* per cent; 0: did not count */
};

/* Add all of these events in one step, or none; `weight` NULL: 100. `out`: the outcome for each. */
bool desk_season_events_add(struct desk *desk, const char *season, char *const *events, int count,
	const char *weight, struct desk_season_event *out);
bool desk_season_event_remove(struct desk *desk, const char *season, const char *event,
	struct desk_season_event *out);

/* paper: the figures of a paper sheet compared with the book. */

/* A deal of a sheet, as it counts. */
struct desk_counted {
	int no;
	int dealer;              /* seat; GAME_NO_SEAT for a deal settled by a ruling */
	bool out_of_turn;        /* it was not that seat's turn to deal */
	int points[BOOK_SEATS];
	bool has_before;         /* was played and counted before it was ruled: */
	int before[BOOK_SEATS];
	bool has_record;         /* false: settled by a ruling */
	struct game_record record;   /* last member: an import stores only its used part */
};

/* The deals of one sheet in order, and its totals by the book and on paper. For a single deal, a list of one
 * with its points as totals. */
struct desk_paper {
	const struct game_rules *rules;
	int seats;
	const struct desk_counted *deals;
	size_t count;
	int64_t ours[BOOK_SEATS], theirs[BOOK_SEATS];
	bool by_totals;          /* `ours` are recorded totals, which count; there are no deals */
};

/* Read "69 -62 -7", with or without a leading "=": a whole number for each of `seats`. False, without an
 * error, if it is not. */
bool desk_figures(const char *text, int seats, int64_t out[BOOK_SEATS]);
/* Such figures as an example. */
extern const char *const desk_figures_example[BOOK_SEATS + 1];
struct desk_counted desk_counted_of(const struct book_deal *deal, const struct book_table *table);
/* List the deals of a table that count, by number; free the list. */
bool desk_counted_make(struct book *s, const struct book_table *table, struct desk_counted **list,
	size_t *count, struct err *e);
/* Set the deals of `paper` and their totals; its rules, seats and `theirs` stay. */
void desk_paper_fill(struct desk_paper *paper, const struct desk_counted *deals, size_t count);
/* The same for the deals of a table, to be freed; if its totals count, these alone, and *deals is NULL. */
bool desk_paper_of_table(struct book *s, const struct book_table *table, struct desk_paper *paper,
	struct desk_counted **deals, struct err *e);
/* Take the figures of a line as `theirs`; false unless there is one for each seat. */
bool desk_paper_read(struct desk_paper *paper, const struct game_deal *line);
/* Do both agree in every seat? */
bool desk_paper_agrees(const struct desk_paper *paper);
/* Refuse the figures of a line: an error with that message, both figures,
 * and slips that would explain it. Returns false. */
bool desk_paper_refuse(struct desk *desk, const struct msg *msg, const struct desk_paper *paper,
	const struct game_deal *line, const char *slips);

/*
 * dispute: rulings at the desk. A dispute is opened at a deal, judged by the court of the event's edition,
 * and the ruling is recorded with its consequences for the deal, its other disputes and the sheet's seats.
 * Dialogue, single line, import and merge all call these functions.
 */

/* The court of that edition; the standard edition's, if its own does not record rulings. */
const struct game_court *desk_court(const char *edition);

/* ==== 1. A dispute ============================================================================== */

/* Where a dispute arose. `court` points into it: do not copy. */
struct desk_scene {
	const struct book_table *table;
	struct game_rules rules;
	struct court_scene court;
	struct game_record record;      /* the deal as recorded before any ruling, if it was */
	int64_t recorded;               /* the step that recorded it */
};

/* A dispute under way. `scene` points into it: do not copy. */
struct desk_dispute {
	struct book_event event;
	struct book_table table;
	struct desk_rules rules;
	const struct game_court *court;
	struct desk_scene scene;
	struct court_ruling ruling;
	struct book_deal seen;          /* the deal as it was when the dispute was opened */
	bool has_previous;              /* revises a ruling already recorded */
	struct book_ruling previous;
	struct book_ruling settled;     /* that; of an open one, the last before it that is not, if any */
	bool is_corrected;              /* its deal was recorded or corrected after that */
	bool is_dealt_anew;             /* had the deal dealt again, and it was played: if the ruling falls … */
	struct book_deal original;      /* … this deal stands again, or it is taken back */
	bool is_put_back;               /* the deal stands as before another ruling, which fell */
	/* from a journal, which states the facts; its seats are the corrected ones */
	bool is_told;
	bool leaves_deal;               /* open; wrote no deal in the journal's book */

	/* Set by desk_dispute_put: what was recorded, and its effects. */
	struct book_ruling kept;
	bool is_fall_said;              /* the open disputes it dismisses were reported */
	bool again;                     /* recorded already; nothing was written */
	bool wrote_deal;                /* it wrote a revision of the deal; points before and after */
	int before[BOOK_SEATS], after[BOOK_SEATS];
};

/* Set the scene at deal `no` of the dispute's event and table, which are given. */
bool desk_dispute_open(struct desk *desk, int no, struct desk_dispute *d);
/* Open ruling `item` of the deal for revision, as of `revision` (0: the last). */
bool desk_dispute_revise(struct desk *desk, int item, int revision, struct desk_dispute *d);
/* Refuse an unknown ruling with the list of the table's deals that have any; returns false. */
bool desk_fail_no_ruling(struct desk *desk, const struct book_table *table, int no, int item);
/* Judge the dispute. False with the desk's error; d->ruling.is_missing if a fact is missing. */
bool desk_dispute_judge(struct desk *desk, struct desk_dispute *d);
/* Looks at the book while a ruling stands that may yet be taken back; false: with the desk's error. */
typedef bool desk_looked(void *arg);
/*
 * Record the judged ruling and its consequences, and call `looked` (or NULL) while they stand; a preview or
 * trial takes them back, and works on a closed sheet too. ERR_CONFLICT if deal, seats or ruling have changed
 * since the dispute was opened.
 */
bool desk_dispute_rule(struct desk *desk, struct desk_dispute *d, bool is_preview, desk_looked *looked,
	void *arg);
/* Do the same within an open change. */
bool desk_dispute_put(struct desk *desk, struct desk_dispute *d);
/* Does the ruling correct the sheet's seats (13.§ (1) 6)? Its deals and rulings go with them. */
bool desk_dispute_reseats(const struct desk_dispute *d);
/* Make the ruling as the book would store it. */
void desk_dispute_keep(const struct desk_dispute *d, struct book_ruling *out);

/* ==== 2. Rulings in the book ==================================================================== */

/* Do two rulings of a deal contain the same claim: by whom, against whom, of what? */
bool desk_is_same_claim(const struct book_ruling *a, const struct book_ruling *b);
/* Find a ruling, open or decided, with the same claim about the same deal of the book; id 0: none. */
bool desk_find_claim(
	struct book *s, const struct book_ruling *said, bool is_open, struct book_ruling *out, struct err *e);
/* Read back the facts of a ruling; false: some cannot be read. */
bool desk_ruling_read(const struct book_ruling *ruling, struct court_dispute *out);

/* The effect of a deal's rulings on its players. */
struct desk_hold {
	bool barred[BOOK_SEATS];       /* may not be declarer … */
	bool plain_parti[BOOK_SEATS];  /* … except for the plain bid */
	int dealer;                     /* the dealer, GAME_NO_SEAT: the one in turn */
	struct game_dealt last;         /* the deal after which that turn comes */
	bool is_ruled;                  /* there are rulings under its number */
	int decided_by;                 /* the ruling that pays the deal, 0: none */
	char cites[BOOK_TEXT];
};

/* Without ruling `but` of the deal, which is being revised; 0: with all. */
bool desk_hold_make(
	struct book *s, int64_t table, int no, int but, struct desk_hold *out, struct err *e);

/* ==== 3. In words =============================================================================== */

/* Write a ruling in one line, for notes: "3.4 Leejtett lap – fizetés: A +36, B -54, C +18 (13.§ (3) 4)"; of a
 * dismissed one the dismissal. */
void desk_ruling_note(struct buf *b, enum lang lang, const struct book_ruling *ruling);
/* Write its case, "3.4 Leejtett lap"; write its consequence,
 * "fizetés: A +36, B -54, C +18", with a table by name. */
void desk_ruling_title(struct buf *b, enum lang lang, const struct book_ruling *ruling);
void desk_ruling_outcome(struct buf *b, enum lang lang, const struct book_ruling *ruling,
	const struct book_table *table);
void desk_case_title(struct buf *b, enum lang lang, const struct court_case *row);
/* Name a kind of ruling. */
const char *desk_kind_word(enum lang lang, const struct book_ruling *ruling);
/* Write for people why a deal is as it is; what a ruling wrote begins with its case. */
void desk_reason_write(struct buf *b, enum lang lang, const char *reason);

/* history: steps of the book undone and redone. */

struct desk_turn {
	enum vault_step_kind how;    /* VAULT_UNDO, VAULT_REDO */
	int count;                   /* exactly this many steps, or none */
	int64_t seen;                /* the book's last step when this was shown, 0: not shown; filled in */
};

/* Called for each step turned, with the step that turned it: the surface may read what that changed. */
typedef bool desk_turned(void *arg, int64_t step);

/* Turn them all. ERR_NOT_FOUND if there are fewer; ERR_CONFLICT if another user has written since they were
 * shown. `is_preview`: roll back after showing, so that no writer waits while the user thinks. */
bool desk_turn(struct desk *desk, struct desk_turn *turn, bool is_preview, desk_turned *turned, void *arg);

#endif
