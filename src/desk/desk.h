/*
 * desk: what people do with a book, a function each. Whoever has hands and eyes — a command, a prompt, a
 * page — is a surface: it reads what was typed into plain values, calls here, and shows what happened.
 *
 * A function that changes something opens the change itself, reads what it needs under that one lock,
 * judges, writes and commits; if it returns false, desk->err says why and nothing was written. What has to
 * be pointed out on the way is handed to the surface as a message with its arguments.
 *
 *   1  the desk      2  how an event counts      3  rounds, tables, seats      4  discipline
 *   5  players
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

/* ==== 1. The desk =============================================================================== */

struct desk {
	struct book *book;
	struct book_author author;   /* of the changes */
	enum lang lang;              /* of words that stand inside a message's arguments */
	bool is_trial;               /* all of it is done, and then taken back */
	bool is_trying;              /* in such a change, of which nothing was said yet */
	bool is_held;                /* a change is open, which functions join */
	struct err *err;             /* why a function returned false */
	void *surface;
	void (*say)(void *surface, const struct msg *msg, const char *const args[]);
	/* What somebody answers, to be freed; NULL: no answer. The function is NULL
	 * where there is nobody to ask. */
	char *(*ask)(void *surface, const struct msg *msg, const char *const args[]);
	/* Which event the next messages are about, NULL: none; also while `say` is another's. It may be NULL. */
	void (*about)(void *teller, const struct book_event *event);
	void *teller;
};

/* Tell the surface something; refuse: sets the error, returns false. */
void desk_say(struct desk *desk, const struct msg *msg, const char *const args[]);
void desk_about(struct desk *desk, const struct book_event *event);
bool desk_fail(struct desk *desk, enum err_status status, const struct msg *msg, const char *const args[]);
/*
 * Work that is many changes, as what is typed at a prompt: each stands by itself. On trial they are one,
 * in which the later find what the former wrote, and which is taken back at the end. What `work` returns.
 */
bool desk_session(struct desk *desk, bool (*work)(void *arg), void *arg);
/* So many faults of a file are told one by one, the rest counted. */
enum { DESK_FAULTS_SHOWN = 100 };
/* A whole number from 1; `what` names it in the error. */
bool desk_number(struct desk *desk, const char *word, const struct msg *what, int *out);

/* ==== 2. How an event counts ==================================================================== */

enum desk_ranking { DESK_BY_PLACE, DESK_BY_SCORE };
/* By enum: "tarsasagi" … */
enum desk_form { DESK_FORM_SOCIAL, DESK_FORM_DUPLICATE, DESK_FORM_TEAMS, DESK_FORM_DIVISION };

/* What parts those who are equal, in the order of the setting `ties`. */
enum desk_tie { DESK_TIE_WINS, DESK_TIE_BEST, DESK_TIE_MET, DESK_TIE_LOT, DESK_TIES };
/* DESK_LOTS: more start numbers than a setting has room for. */
enum { DESK_LOTS = 300, DESK_PRIZES = 20, DESK_CATEGORIES = 3 };

/* What players bring with them from another event: so many percent. */
struct desk_carry {
	int percent;                    /* 0: nothing is carried */
	char day[16], event[BOOK_NAME];
};

/* Who is of a category, by start number. */
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
	int lots[DESK_LOTS];          /* start numbers as the lot was drawn, the better first */
	struct desk_carry carry;
	int64_t entry_fee;              /* forint, 0: none */
	int64_t prizes[DESK_CATEGORIES + 2][DESK_PRIZES];   /* by place; of clubs; of each category; 0 ends */
	struct desk_category categories[DESK_CATEGORIES];
};

/* A setting that an event can have, for `event set` and the journal. */
struct desk_setting {
	const char *key;            /* "lost-ulti-extra", in the journal too */
	const char *standard;
	const struct msg *what;
	const char *const *choices; /* closed by NULL; NULL: points of places */
	int seats;                  /* the table whose places it is about, 0: another setting */
	bool may_change;            /* when deals are recorded too: it changes no deal's points */
	const char *example;        /* of one that is written in words of its own, else NULL */
	/* it: into the rules; false if it does not fit */
	bool (*take)(struct desk_rules *rules, int no, const char *value);
	int no;                     /* which of several of its kind */
};

/* The settings of an edition in their order: the i-th, the one of that key; false if there is none. */
bool desk_setting_at(const struct game_edition *edition, size_t i, struct desk_setting *out);
bool desk_setting_find(const struct game_edition *edition, const char *key, struct desk_setting *out);
/* The one of that key in any edition. */
bool desk_setting_known(const char *key, struct desk_setting *out);
/* Does `value` fit the setting of an event of that edition? False fills the error with what does. */
bool desk_setting_check(const char *edition, const char *key, const char *value, struct err *e);
/*
 * Could the program have written it, of those that people set and those that it writes itself, whatever the
 * edition was then? Else false fills the error with why not.
 */
bool desk_setting_prove(struct book *s, const struct book_event *event, const struct book_setting *setting,
	struct err *e);
/* The edition of the rules as people write it: "mausz-2017" is „MAUSZ, 2017”; an unknown one stays. */
const char *desk_edition_name(enum lang lang, const char *edition);
/* There is no such edition: those that there are, as an error; returns false. */
bool desk_edition_refuse(struct err *e, const char *edition);
/* Is a game that has no placement points of its own ranked by score? Then people are shown none. */
bool desk_ranks_by_score(const struct desk_rules *rules);
/* How an event counts: its edition and settings, defaults filled in. */
bool desk_rules_read(struct book *s, int64_t event, struct desk_rules *out, struct err *e);
/* Read them as they were when that step was written. */
bool desk_rules_then(struct book *s, int64_t event, int64_t step, struct desk_rules *out, struct err *e);

/* ==== 3. Rounds, tables, seats ================================================================== */

/* Who is meant at a seat: a bare number is a start number, all else words of a name. */
struct desk_seat {
	int seat;
	const char *who;
};

/* Who is to sit at a table, in the order in which they are entered if they are not yet. */
struct desk_seats {
	int count;
	struct desk_seat list[BOOK_SEATS];
	const char *anyway;   /* why somebody who is out may sit there; NULL: nobody may */
};

/* Make a round; 0: the one behind the last. *round: which. */
bool desk_round_add(struct desk *desk, const struct book_event *event, int *round);
/* `with_tables`: those go too; ERR_CONFLICT if one has a deal, or its sheet is closed. */
bool desk_round_remove(struct desk *desk, const struct book_event *event, int round, bool with_tables);
/* Make a table of `table`'s event, round and number with these seats, which are filled in. */
bool desk_table_add(struct desk *desk, const struct desk_seats *seats, struct book_table *table);
/*
 * Seat others: the recorded deals go with the seats. `seen`: who sat there when the user looked; if
 * somebody else does by now it is ERR_CONFLICT.
 */
bool desk_table_seat(struct desk *desk, const struct desk_seats *seats, const struct desk_seats *seen,
	struct book_table *table);
/* From deal `from` (2 …) on they sit in these seats. */
bool desk_table_turn(struct desk *desk, const struct desk_seats *seats, const struct desk_seats *seen,
	int from, struct book_table *table);
bool desk_table_remove(struct desk *desk, struct book_table *table);
/* How many deals of a table would go with its seats. */
bool desk_table_deals(struct desk *desk, const struct book_table *table, int *count);

/* How many deals of a seed, not too many. */
bool desk_duplicate_deals(struct desk *desk, const char *word, int *deals);
/* Has that game a pack that a seed can shuffle? Refused in words if not. */
bool desk_duplicate_can_be(struct desk *desk, const struct game_edition *edition);
/* All tables of a round play these deals. ERR_CONFLICT if another seed's are
 * recorded there, unless `anyway`. */
bool desk_duplicate_attach(struct desk *desk, struct book_duplicate *duplicate, bool anyway);

/* ==== 4. Discipline (11.§) ====================================================================== */

/* What a measure is called, and what is said of a player behind the name: "visszalépett". */
const char *desk_measure_word(enum lang lang, enum book_measure_kind kind);
const char *desk_measure_said(enum lang lang, enum book_measure_kind kind);
/* "yellow", "sárga" */
bool desk_measure_read(struct desk *desk, const char *word, enum book_measure_kind *out);
/* Put a measure on record for the player whom the words mean; *again: it is there already. */
bool desk_measure_add(struct desk *desk, const struct book_event *event, const char *who,
	struct book_measure *measure, bool *again);

/* A pair of a measure's line in the journal; the measure that it tells, which is new. */
/* The no-th (0: last) measure of discipline against whom the words mean; withdrawals are none. */
bool desk_measure_find(struct desk *desk, const struct book_event *event, const char *who, int no,
	struct book_measure *out);
bool desk_measure_pair(struct desk *desk, const char *key, const char *value, struct book_measure *out);
/* Report seats of withdrawn or excluded players at tables without deals. */
bool desk_open_seats_tell(struct desk *desk, const struct book_event *event);
bool desk_measure_told(struct desk *desk, const struct book_event *event, struct book_measure *measure);

/* ==== 5. Players ================================================================================ */

/* What came of a file of players. */
struct desk_imported {
	int added, found;            /* players who are new, who were known */
	int entered, entries;        /* of the event: entered now; in all */
	int left_out;
};

/* What is said beside the table; NULL: nothing. */
struct desk_players_wanted {
	const char *file, *sheet, *taken, *columns;
	bool leaves_out;             /* rows that are wrong are left out, not refused */
	bool is_same;                /* who differs from another in capitals, accents, dashes is that one */
};

struct listing;

/*
 * The players of a CSV or a workbook, and (or NULL) into the event with them: all of it, or nothing where a
 * row is wrong. `preview` gets who it is, and is to be freed in any case.
 */
bool desk_players_import(struct desk *desk, const struct desk_players_wanted *wanted,
	const struct book_event *event, struct listing *preview, struct desk_imported *out);

/* events: made, and what a command or a journal says of them, key by key. */

/* An event with nothing but the edition of the rules. */
void desk_event_start(struct book_event *event);
/* Put a field of the event ("date", "hely" …), or check a setting's value. */
bool desk_event_put(struct desk *desk, struct book_event *event, const char *key, const char *value);
/* The usual deals at its tables of four: more where four take turns at a game of three. */
int desk_usual_at_four(const struct book_event *event);

/* Make the event and open it; open the one that the words mean. */
bool desk_event_make(struct desk *desk, struct book_event *event);
bool desk_event_use(struct desk *desk, const char *words, struct book_event *out);
/*
 * Change it: words KEY=VALUE, fields and settings. What another number of deals means for the sheets that are
 * there is told.
 */
bool desk_event_set(struct desk *desk, struct book_event *event, char *const *pairs, int count);

/* May so much be carried into the event, and from there? */
bool desk_carry_may(const struct book_event *event, const struct desk_carry *carry, struct err *e);
/* May what the event has of it in the book, by the name and day that it is to have? */
bool desk_carry_stands(struct desk *desk, const struct book_event *event);
/* So many percent of what players had in another event, which the words name, count in
 * this one from the beginning. */
bool desk_event_carry(struct desk *desk, const struct book_event *event, const char *words, int percent,
	struct book_event *from);

/* players: recorded, changed, and entered in events. */

/* What is said of a player; NULL: nothing is, so that it stays. */
struct desk_player_fields {
	const char *name, *mark, *club, *shown;   /* shown: name, initials, none */
};

/* Put them over what `player` has; ERR_REFUSED if one is too long, or no way to show somebody. */
bool desk_player_put(struct desk *desk, const struct desk_player_fields *fields, struct book_player *player);
/*
 * Before a new player is added: *found one of the same name but for case and accents, or whose name is short
 * for it or the other way round, who may be the same person (`near`). One of that very name with another
 * mark is told.
 */
bool desk_player_near(struct desk *desk, const struct book_player *player, struct book_player *near,
	bool *found);
/* Fold name and mark for comparing; find whether two such keys are a letter apart, and have no figures. */
enum { PLAYER_KEY = 2 * BOOK_LABEL };
void desk_player_key(char out[PLAYER_KEY], const char *name, const char *mark);
bool desk_player_is_like(const char *key, const char *other);
bool desk_player_add(struct desk *desk, struct book_player *player);
/* Spellings of clubs, by their letters without capitals, accents and signs. Start with zeros. */
struct desk_clubs {
	struct desk_spelling *list;
	size_t count;
	bool is_read;
};
/*
 * That club as the book writes it for any player but that one (0: any), which is said if it is written
 * otherwise.
 */
bool desk_clubs_spell(struct desk *desk, struct desk_clubs *clubs, int64_t but, char club[BOOK_NAME]);
void desk_clubs_free(struct desk_clubs *clubs);
/* The player whom the words mean gets these fields. */
bool desk_player_change(struct desk *desk, const char *who, const struct desk_player_fields *fields,
	struct book_player *out);

/* What became of two players who are one person. */
struct desk_joined {
	struct book_player one, into;
	int events, tables;          /* of `one`, which are of `into` now */
};
/*
 * All of the player whom the words mean becomes the other's: entries, seats, measures, teams. ERR_REFUSED
 * where both sat in one round.
 */
bool desk_player_join(struct desk *desk, const char *who, const char *into, struct desk_joined *out);
/* Within a change: likewise of both->one, which becomes both->into. Refused, nothing is written. */
bool desk_players_join(struct desk *desk, struct desk_joined *both);
/* Teams, lots, categories and the list of order speak of people by start numbers. One of the first three? */
bool desk_setting_has_numbers(const char *key);
/* Write its value with another number (0: with none) for each, each once; "" if none is left. */
typedef int desk_other_number(void *arg, int no);
void desk_setting_renumber(
	struct buf *b, const struct book_setting *setting, desk_other_number *other, void *arg);
/* Within a change: report the settings that contain a start number: "lot, team-1 (Szolnok A)". */
bool desk_number_mentions(struct desk *desk, int64_t event, int start_no, struct buf *places);
bool desk_number_warn(struct desk *desk, int64_t event, int start_no, const struct msg *msg);
/* Within a change: write so all settings of an event that speak of numbers. */
bool desk_settings_follow(struct desk *desk, int64_t event, desk_other_number *other, void *arg);
/* Map one number to another: `arg` is an array of the old and the new one. */
int desk_number_moved(void *arg, int no);
/*
 * The entry of a player, be it taken back, whose number still means them where it is said; false: there is
 * none.
 */
bool desk_number_means(struct desk *desk, int64_t event, int64_t player, struct book_entry *out);
/* Within a change: enter a player; start_no 0: the next one. Settings and the order follow who comes back. */
bool desk_entry_enter(struct desk *desk, int64_t event, int64_t player, int start_no, struct book_entry *out);
/* Within a change: give an entry another start number, in the settings that contain it too. */
bool desk_entry_renumber(struct desk *desk, const struct book_entry *entry, int start_no);

/* A renamed player, or one joined to another. */
struct desk_called {
	struct book_label was, now;
	bool is_joined;
};
/* Who is entered in the events that have bets: read before names change, it tells whom a short one meant. */
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
/*
 * Within a change: rename bettors in the deals of every event, all at once, for some may have exchanged their
 * names, and report the deals, also those on which others now count for somebody.
 */
bool desk_bets_follow(struct desk *desk, const struct desk_entered *before, const struct desk_called *called,
	size_t called_count);
bool desk_bets_follow_one(struct desk *desk, const struct desk_entered *before, const struct book_player *was,
	const struct book_player *now);

/* Within a change: who had no club is of that one from now on, which is said. */
bool desk_player_club(struct desk *desk, struct book_player *player, const char *club);

/* How the word says that a player is shown, into it. */
bool desk_player_shown(struct desk *desk, const char *word, struct book_player *player);
/* The same of the book's word, in words: "monogrammal". */
const char *desk_shown_word(enum lang lang, const char *shown);
/* Within a change: who is shown by name is shown so from now on; another way stays. Either is said. */
bool desk_player_show(struct desk *desk, struct book_player *player, const char *word);

/* Before a player is entered: *found one in the event of whom the name is short, or the other way round. */
bool desk_entry_near(struct desk *desk, const struct book_event *event, const char *who,
	struct book_player *player, struct book_player *near, bool *found);
/*
 * Enter the player whom the words mean, with a start number (0: the next); `out->is_new`: was not entered
 * before. Who only stood in for others (*stood_in) is in the field from now on.
 */
bool desk_entry_add(struct desk *desk, const struct book_event *event, const char *who, int start_no,
	struct book_entry *out, bool *stood_in);
/* A place in an event, the players who are out too; `player` is the label. */
struct desk_place {
	char player[BOOK_LABEL];
	int start_no, rank;
};
/* The places of an event by rank, to be freed (report_all_ranked). */
typedef bool desk_places(struct book *s, const struct book_event *event, struct desk_place **list,
	size_t *count, struct err *e);
/*
 * Enter the first `wanted` of another event, in the order of their places there, in one step; who is out is
 * told and left out. *added: how many were not entered yet.
 */
bool desk_entries_qualify(struct desk *desk, const struct book_event *event, const struct book_event *from,
	int wanted, desk_places *places, int *added);
/* ERR_NOT_FOUND for somebody who is not entered. */
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

/*
 * Is it the key of a team? Its number; 0: it is none's. Read the value of one; false if it is none. Write it:
 * what the setting has.
 */
bool desk_team_is_key(const char *key);
int desk_team_number(const char *key);
bool desk_team_read(const char *value, struct desk_team *out);
void desk_team_write(struct buf *b, const struct desk_team *team);
/* "team-1"; "12,7,9 / Szolnoki UK": what of it is not the name. */
void desk_team_key(struct buf *b, const struct desk_team *team);
void desk_team_write_members(struct buf *b, const struct desk_team *team);
/* The member of both; 0: nobody is. May the two not stand in one event, be it for their name? */
int desk_team_shared(const struct desk_team *team, const struct desk_team *other);
bool desk_teams_clash(const struct desk_team *team, const struct desk_team *other);
/* All of an event, by number; free the list. */
bool desk_teams_read(struct book *s, int64_t event, struct desk_team **list, size_t *count, struct err *e);
/*
 * The setting that it is to be: that of the team of that name, or of its number with a member of it, else a
 * new one. A club that is not said is the one it has.
 */
bool desk_team_pair(
	struct desk *desk, int64_t event, struct desk_team *team, char key[BOOK_SHORT], char value[BOOK_SETTING]);

/* sheets: signed, opened again, checked by a second person, and totals written down in place of deals. */

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

/* deals: recorded, corrected, struck. A line is read once, judged once, written
 * once, by whatever way it came. */

/* What came of a deal at the desk. */
enum desk_deal_end {
	DESK_DEAL_WRITTEN,
	DESK_DEAL_AGAIN,        /* it was recorded already, by the same line */
	DESK_DEAL_UNCHANGED,    /* what was to be corrected says the same */
	DESK_DEAL_UNREAD,       /* refused: the line is none; `fault` and `text` say where */
	DESK_DEAL_DIFFERS,      /* refused: the paper's figures are not those of the deal */
	DESK_DEAL_REFUSED       /* as desk->err says */
};

/* A deal on its way: where, by which rules, as it was typed, as it was settled, what stood there. */
struct desk_deal {
	struct book_event event;
	struct book_table table;
	struct desk_rules rules;
	struct game_deal line;
	int seen;                    /* the revision that it is to take the place of; 0: its number is free */
	struct book_deal deal;
	bool has_standing;
	struct book_deal standing;   /* what stood at the number that is corrected or struck */

	struct text_slice typed;     /* the line; nothing: it is not pointed into */
	enum desk_deal_end end;
	struct text_fault fault;
	struct book_sums sums;       /* what the table comes to now */
	int moved;                   /* so many deals stand one later now */
	bool is_seen;                /* what is odd about it was pointed out already */
};

/* Go on behind a deal, by what was played there before a jury sat; what does not fit the run is odd. */
bool desk_run_follow(struct book *s, const struct book_deal *deal, int seats, const struct game *game,
	struct game_run *run, struct err *odd, struct err *e);
/* What the deals before a number of a table mean for it. */
bool desk_run_make(struct book *s, const struct book_table *table, int no, struct game_run *out,
	struct err *e);
/*
 * What is odd about a deal that counts all the same: by itself, after those before, by who bets, by who
 * plays; no message: nothing. The names of who bets are made whole (bettors.h). Of a journal `rules` is NULL,
 * and it is as it stands there.
 */
enum { DESK_ODD_ITSELF, DESK_ODD_RUN, DESK_ODD_BETTORS, DESK_ODD_ORDER, DESK_ODD };
bool desk_deal_odd(struct desk *desk, const struct desk_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err odd[DESK_ODD]);

/* The deal of a line at a table, settled by the event's rules, with what rulings have for it. */
bool desk_deal_settle(struct desk *desk, const struct desk_rules *rules, const struct book_table *table,
	const struct game_deal *line, struct book_deal *out);
/* Are the paper's figures behind "=", if there are any, those of the deal? */
bool desk_deal_agrees(const struct game_deal *line, const struct book_deal *deal, int seats);
/* A corrected line that names no dealer keeps the one that stands, and the bets; that or which go is said. */
bool desk_deal_keep(struct desk *desk, const struct game_edition *edition, const struct book_deal *standing,
	struct game_deal *line);

/*
 * All of these return false if nothing was written, with d->end and, but where that says it, the desk's
 * error.
 *
 * Settle and write d->line at d->table by d->rules.
 */
bool desk_deal_record(struct desk *desk, struct desk_deal *d);
/* Read and record a line at d->table, of which event, round and number are set;
 * without a number: the next one. */
bool desk_deal_add(struct desk *desk, struct text_slice line, struct desk_deal *d);
/*
 * The same for a deal that was left out: the line names its number, and those there, up to the first free
 * one, stand one later, each taken back and recorded anew with the dealer whose turn it is then, after what
 * it was before it was corrected. Cards move with their deal; rulings and void attempts cannot, and so
 * neither can theirs.
 */
bool desk_deal_insert(struct desk *desk, struct text_slice line, struct desk_deal *d);
/* The same as a correction of what stands, or of revision `seen` (0: the last); why ("": not said). */
bool desk_deal_edit(struct desk *desk, struct text_slice line, int seen, const char *reason,
	struct desk_deal *d);
/*
 * Void, redeal or take back deal `no`, likewise: its result is kept, but counts no more. An attempt may be
 * void before it has any result.
 */
bool desk_deal_strike(struct desk *desk, int no, enum book_deal_state state, int seen, const char *reason,
	struct desk_deal *d);

/* cards: recorded cards set at a table, with the deal that they are of where its number is free. */

/* A deal whose cards are being set. */
struct desk_cards {
	/*
	 * Where, what stands there, and, before they are set, the deal's line: open as long as it has no
	 * result. Refused with it as any deal is (deal.end).
	 */
	struct desk_deal deal;
	bool is_taken;                 /* the number is not free … */
	bool is_recorded;              /* and has a result that cards can be compared with */
	bool has_facts;                /* `facts` tell what was bid */
	struct game_record facts;
	bool again;                    /* they were set already, and nothing was written */
};

/* What stands in the book under number `no` of the event and table, which are filled in. */
bool desk_cards_open(struct desk *desk, int no, struct desk_cards *cards);
/*
 * What was bid: as it was typed (NULL: it was not), else as recorded, else as it stands with the cards
 * that were set before.
 */
bool desk_cards_contract(struct desk *desk, const struct game_deal *typed, const struct game_cards *words,
	struct desk_cards *cards);
/*
 * Set the cards, in their full form; a number that is free gets its deal with them, if the line has a
 * result.
 */
bool desk_cards_set(struct desk *desk, const struct game_cards *words, struct desk_cards *cards);

/* bettors: names that are bet by. */

/*
 * Take who bets on deal `no` as players are taken, in `typed` and in what was `noted` of it before: a start
 * number, and a name that is short for that of one entered or of one who bet before, becomes the
 * whole name, which is said; short for several it is refused, unless it was noted and what is
 * typed says who it is.
 * `odd`: the names of two accounts that may be one; no message: nothing. NULL: neither
 * that nor whether they play themselves is looked at yet.
 */
bool desk_bettors_take(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	int no, struct buf *noted, struct buf *typed, struct err *odd);
/* The same of a whole deal, which is read again with those names. */
bool desk_bettors_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err *odd);
/* Read a line as game_deal_read does, with those names. False: desk->err, or without one the fault. */
bool desk_deal_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table, int no,
	struct text_slice typed, struct game_deal *line, struct text_fault *fault);
/* Put another record into a line, which is read again with it: what does not go together is refused. */
bool desk_line_take(struct desk *desk, const struct game_edition *edition, const struct game_record *record,
	struct game_deal *line);
/* Report players who now sit at a deal on which they are recorded as bettors; `was`: the table before. */
bool desk_bettors_seated(struct desk *desk, const struct book_table *was);

/* copies: backups of the book made by hand and after each round, found again, and put back. */

/* Of which book copies are made, and where they go. */
struct desk_shelf {
	const char *book;            /* its path */
	const char *folder;          /* for copies that are given no place; NULL or "": beside the book */
	const char *now;             /* for their names, UTC as "2026-11-21T18:00:00Z"; NULL or "": the clock's */
	bool may_replace;            /* a file that is there already */
};

/* Copy it to the file or into the folder `word`, or (NULL) where copies go.
 * `path` is where it stands; free it. */
bool desk_back_up(const struct desk_shelf *shelf, const char *word, const struct book_progress *progress,
	struct buf *path, struct book_summary *out, struct err *e);

/* What came of looking for a round that the change just made has completed. */
enum desk_round_copy { DESK_ROUND_OPEN, DESK_ROUND_UNSEATED, DESK_ROUND_NO_COPY, DESK_ROUND_COPIED,
	DESK_ROUND_FAILED };
/* Behind a change: copy the book if that completed a round, unless `is_off`. `why`: DESK_ROUND_FAILED. */
enum desk_round_copy desk_back_up_round(struct book *s, const struct desk_shelf *shelf, bool is_off,
	struct book_round *round, struct buf *path, struct err *why);

/* A copy that lies there. */
struct desk_copy {
	char *path;
	time_t at;                   /* when its file was made */
};
/* Those beside the book and in the folder, the oldest first; free the list in any case. */
bool desk_copies(const struct desk_shelf *shelf, struct desk_copy **list, size_t *count, struct err *e);
void desk_copies_free(struct desk_copy *list, size_t count);
/* The book that a backup replaced is no backup: it may have been put aside because it was broken. */
bool desk_copy_was_replaced(const struct desk_copy *copy);

/* The backup as it was typed, or if it is not there, beside the book. */
void desk_copy_find(const struct desk_shelf *shelf, const char *word, struct buf *path);
/*
 * Put the backup in the book's place; the book that was there is kept at `keep`. `may_make_folder`: of a book
 * at the usual place.
 */
bool desk_restore(const struct desk_shelf *shelf, const char *backup, bool may_make_folder,
	const struct book_progress *progress, struct buf *keep, struct book_summary *out, struct err *e);

/* seasons: made, changed, and the events that count in them. */

/* What is said of a season; NULL: nothing is, so that it stays. */
struct desk_season_fields {
	const char *name;
	const char *count;   /* "best=3", "all" */
	const char *least;   /* "2" */
	const char *scale;   /* a file with the points by place, or "standard" */
};

bool desk_season_add(struct desk *desk, const struct desk_season_fields *fields, struct book_season *out);
/* The season that the words mean gets these fields. */
bool desk_season_change(struct desk *desk, const char *words, const struct desk_season_fields *fields,
	struct book_season *out);
bool desk_season_remove(struct desk *desk, const char *words, struct book_season *out);

/* An event that counts in a season, or did. */
struct desk_season_event {
	struct book_season season;
	struct book_event event;
	int weight, was;     /* per cent; 0: did not count */
};

/* All of these events in one step, or none; `weight` NULL: 100. What became of each stands in `out`. */
bool desk_season_events_add(struct desk *desk, const char *season, char *const *events, int count,
	const char *weight, struct desk_season_event *out);
bool desk_season_event_remove(struct desk *desk, const char *season, const char *event,
	struct desk_season_event *out);

/* paper: what a sheet of paper says beside what the book says, in figures. */

/* A deal of a sheet as it counts. */
struct desk_counted {
	int no;
	int dealer;              /* seat; of a deal settled by a ruling GAME_NO_SEAT */
	bool out_of_turn;        /* it was not that seat's turn to deal */
	int points[BOOK_SEATS];
	bool has_before;         /* it was played before it was ruled, and then counted: */
	int before[BOOK_SEATS];
	bool has_record;         /* else: settled by a ruling */
	struct game_record record;   /* the last one: an import holds no more of it than there is */
};

/*
 * What paper and book say of one sheet: its deals in order, the totals both have. For a single deal, a list
 * of one and its points as the totals.
 */
struct desk_paper {
	const struct game_rules *rules;
	int seats;
	const struct desk_counted *deals;
	size_t count;
	int64_t ours[BOOK_SEATS], theirs[BOOK_SEATS];
	bool by_totals;          /* `ours` was written down as totals, which count: there are no deals */
};

/* "69 -62 -7", a "=" in front or not: a whole number for each of `seats`. False,
 * without an error, if it is not. */
bool desk_figures(const char *text, int seats, int64_t out[BOOK_SEATS]);
/* Such figures as an example. */
extern const char *const desk_figures_example[BOOK_SEATS + 1];
struct desk_counted desk_counted_of(const struct book_deal *deal, const struct book_table *table);
/* The deals of a table that count, by number; free the list. */
bool desk_counted_make(struct book *s, const struct book_table *table, struct desk_counted **list,
	size_t *count, struct err *e);
/* Put these deals and their totals in place of `paper`'s own; its rules, seats and `theirs` stay. */
void desk_paper_fill(struct desk_paper *paper, const struct desk_counted *deals, size_t count);
/*
 * Likewise those of a table, to be freed; where it counts by totals these alone, and *deals is NULL.
 */
bool desk_paper_of_table(struct book *s, const struct book_table *table, struct desk_paper *paper,
	struct desk_counted **deals, struct err *e);
/* Put the figures of a line in place of `theirs`; is there one for each seat? */
bool desk_paper_read(struct desk_paper *paper, const struct game_deal *line);
/* Does the paper say the same in every seat? */
bool desk_paper_agrees(const struct desk_paper *paper);
/*
 * Refuse the figures of a line: the error of that message with theirs, ours, and the slips that explain it.
 * Returns false.
 */
bool desk_paper_refuse(struct desk *desk, const struct msg *msg, const struct desk_paper *paper,
	const struct game_deal *line, const char *slips);

/*
 * dispute: rulings at the desk. A dispute is opened at a deal, what is said of it is judged by the court of
 * the event's edition, and the ruling is recorded together with what follows for its deal, for the deal's
 * other disputes and for the sheet's seats. Dialogue, single line, import and merge all call the same.
 */

/* The court that judges by that edition; the standard one's, if its own keeps no rulings in a book. */
const struct game_court *desk_court(const char *edition);

/* ==== 1. A dispute ============================================================================== */

/* Where a dispute arose. `court` points into it: do not copy. */
struct desk_scene {
	const struct book_table *table;
	struct game_rules rules;
	struct court_scene court;
	struct game_record record;      /* of the deal as it was recorded before any ruling, if it was */
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
	struct book_deal seen;          /* the deal as it stood when the dispute was opened */
	bool has_previous;              /* a revision of what is recorded already */
	struct book_ruling previous;
	bool is_corrected;              /* its deal was recorded, or corrected, after that */
	bool is_dealt_anew;             /* that had it dealt again, which was played: if it falls … */
	struct book_deal original;      /* … this stands: as the deal was before, or taken back */
	bool is_put_back;               /* the deal stands as it was before another one, which fell */
	bool is_told;                   /* by a journal: it tells facts, and its seats are the corrected ones */
	bool leaves_deal;               /* open, it wrote no deal in the book that tells it */

	/* Filled in by desk_dispute_put: what was recorded, and what it did. */
	struct book_ruling kept;
	bool is_fall_said;              /* which open disputes fell by it */
	bool again;                     /* it was recorded already, and nothing was written */
	bool wrote_deal;                /* a revision of the deal followed from it: its points before and after */
	int before[BOOK_SEATS], after[BOOK_SEATS];
};

/* Set the scene at deal `no` of the dispute's event and table, which are filled in. */
bool desk_dispute_open(struct desk *desk, int no, struct desk_dispute *d);
/* Take up ruling `item` of the deal, to be revised, as `revision` has it (0: the last). */
bool desk_dispute_revise(struct desk *desk, int item, int revision, struct desk_dispute *d);
/* No such ruling of that deal: which deals of the table have any. Returns false. */
bool desk_fail_no_ruling(struct desk *desk, const struct book_table *table, int no, int item);
/* Judge what is said. False with the desk's error; d->ruling.is_missing if a fact is wanting. */
bool desk_dispute_judge(struct desk *desk, struct desk_dispute *d);
/* Looks at the book while a ruling stands in it that may yet be taken back; false: with the desk's error. */
typedef bool desk_looked(void *arg);
/*
 * Record the ruling as it was judged, and what follows from it, and let `looked` (or NULL) see that; of a
 * preview, or a trial, nothing stays, and the sheet may be closed. ERR_CONFLICT if deal, seats or ruling are
 * not what they were when it was opened.
 */
bool desk_dispute_rule(struct desk *desk, struct desk_dispute *d, bool is_preview, desk_looked *looked,
	void *arg);
/* Likewise as a part of the change that is begun. */
bool desk_dispute_put(struct desk *desk, struct desk_dispute *d);
/* 13.§ (1) 6: does the sheet take other seats over by the ruling? Its deals and rulings go with them. */
bool desk_dispute_reseats(const struct desk_dispute *d);
/* The ruling as the book would keep it. */
void desk_dispute_keep(const struct desk_dispute *d, struct book_ruling *out);

/* ==== 2. What is in the book ==================================================================== */

/* Do two rulings of a deal say the same of who claimed what of whom? */
bool desk_is_same_claim(const struct book_ruling *a, const struct book_ruling *b);
/* The same claim about the same act, `is_open` or decided, at the deal as it is in the book; id 0: none. */
bool desk_find_claim(
	struct book *s, const struct book_ruling *said, bool is_open, struct book_ruling *out, struct err *e);
/* What of a ruling's facts can be read back; false: something cannot. */
bool desk_ruling_read(const struct book_ruling *ruling, struct court_dispute *out);

/* What the rulings at a deal have for those who play it. */
struct desk_hold {
	bool barred[BOOK_SEATS];       /* may not be declarer … */
	bool plain_parti[BOOK_SEATS];  /* … but for the plain bid */
	int dealer;                     /* who deals, GAME_NO_SEAT: in turn */
	struct game_dealt last;         /* after whom that is */
	char cites[BOOK_TEXT];
};

bool desk_hold_make(struct book *s, int64_t table, int no, struct desk_hold *out, struct err *e);

/* ==== 3. In words =============================================================================== */

/* "3.4 Leejtett lap – fizetés: A +36, B -54, C +18 (13.§ (3) 4)": a ruling in a line, for
 * notes; of one dismissed that. */
void desk_ruling_note(struct buf *b, enum lang lang, const struct book_ruling *ruling);
/* Of it the case, "3.4 Leejtett lap", and what follows, "fizetés: A +36, B -54, C
 * +18", with a table by its names. */
void desk_ruling_title(struct buf *b, enum lang lang, const struct book_ruling *ruling);
void desk_ruling_outcome(struct buf *b, enum lang lang, const struct book_ruling *ruling,
	const struct book_table *table);
void desk_case_title(struct buf *b, enum lang lang, const struct court_case *row);
/* What a kind of ruling is called. */
const char *desk_kind_word(enum lang lang, const struct book_ruling *ruling);
/* Why a deal is as it is, for people: what a ruling wrote there begins with its case. */
void desk_reason_write(struct buf *b, enum lang lang, const char *reason);

#endif
