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
#ifndef DESK_H
#define DESK_H

#include "base/base.h"
#include "book/rulings.h"
#include "games/game.h"

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

enum report_ranking { REPORT_BY_PLACE, REPORT_BY_SCORE };
/* By enum: "tarsasagi" … */
enum report_form { REPORT_SOCIAL, REPORT_DUPLICATE, REPORT_TEAMS, REPORT_DIVISION };

/* What parts those who are equal, in the order of the setting `ties`. */
enum report_tie { REPORT_TIE_WINS, REPORT_TIE_BEST, REPORT_TIE_MET, REPORT_TIE_LOT, REPORT_TIES };
/* REPORT_LOTS: more start numbers than a setting has room for. */
enum { REPORT_LOTS = 300, REPORT_PRIZES = 20, REPORT_CATEGORIES = 3 };

/* What players bring with them from another event: so many percent. */
struct report_carry {
	int percent;                    /* 0: nothing is carried */
	char day[16], event[BOOK_NAME];
};

/* Who is of a category, by start number. */
struct report_category {
	char name[BOOK_SHORT];
	int count, start_no[REPORT_LOTS];
};

struct report_rules {
	struct game_rules game;
	int places[BOOK_SEATS + 1][BOOK_SEATS];   /* [seats at the table][place from 0]: placement points */
	enum report_ranking ranking;
	enum report_form form;
	int tie_count, lot_count;
	enum report_tie ties[REPORT_TIES];
	int lots[REPORT_LOTS];          /* start numbers as the lot was drawn, the better first */
	struct report_carry carry;
	int64_t entry_fee;              /* forint, 0: none */
	int64_t prizes[REPORT_CATEGORIES + 2][REPORT_PRIZES];   /* by place; of clubs; of each category; 0 ends */
	struct report_category categories[REPORT_CATEGORIES];
};

/* A setting that an event can have, for `event set` and the journal. */
struct report_setting {
	const char *key;            /* "lost-ulti-extra", in the journal too */
	const char *standard;
	const struct msg *what;
	const char *const *choices; /* closed by NULL; NULL: points of places */
	int seats;                  /* the table whose places it is about, 0: another setting */
	bool may_change;            /* when deals are recorded too: it changes no deal's points */
	const char *example;        /* of one that is written in words of its own, else NULL */
	/* it: into the rules; false if it does not fit */
	bool (*take)(struct report_rules *rules, int no, const char *value);
	int no;                     /* which of several of its kind */
};

/* The settings of an edition in their order: the i-th, the one of that key; false if there is none. */
bool report_setting_at(const struct game_edition *edition, size_t i, struct report_setting *out);
bool report_setting_find(const struct game_edition *edition, const char *key, struct report_setting *out);
/* The one of that key in any edition. */
bool report_setting_known(const char *key, struct report_setting *out);
/* Does `value` fit the setting of an event of that edition? False fills the error with what does. */
bool report_setting_check(const char *edition, const char *key, const char *value, struct err *e);
/*
 * Could the program have written it, of those that people set and those that it writes itself, whatever the
 * edition was then? Else false fills the error with why not.
 */
bool report_setting_prove(struct book *s, const struct book_event *event, const struct book_setting *setting,
	struct err *e);
/* The edition of the rules as people write it: "mausz-2017" is „MAUSZ, 2017”; an unknown one stays. */
const char *report_edition_name(enum lang lang, const char *edition);
/* There is no such edition: those that there are, as an error; returns false. */
bool report_edition_refuse(struct err *e, const char *edition);
/* Is a game that has no placement points of its own ranked by score? Then people are shown none. */
bool report_ranks_by_score(const struct report_rules *rules);
/* How an event counts: its edition and settings, defaults filled in. */
bool report_rules_read(struct book *s, int64_t event, struct report_rules *out, struct err *e);
/* Read them as they were when that step was written. */
bool report_rules_then(struct book *s, int64_t event, int64_t step, struct report_rules *out, struct err *e);

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

#endif
