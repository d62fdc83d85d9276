/* desk, inside: importing a journal, and what merging adds to that (merge_….c). */
#ifndef DESK_IMPORT_IMPORT_H
#define DESK_IMPORT_IMPORT_H

#include "desk/rounds/rounds.h"
#include "desk/journal/journal.h"
#include "desk/inner.h"
#include "desk/desk.h"

/* A player at a table of the current round. */
struct seated {
	int64_t entry;
	int table;
	size_t before;              /* the previous one in the same chain, from 1; 0: none */
};

enum { SEATED_CHAINS = 4096 };

enum { OURS, THEIRS, SIDES };   /* the book, and the other one of a merge */

/* A line of a journal, or a key of its subject: its checksum, how often it occurs and was matched. */
struct said_line {
	uint64_t sum;
	size_t count, met;
	/* where that was; in a list of all former lines of a book: last, [0] */
	int64_t step[SIDES];
};

/* Such lines by their checksums, without duplicates. */
struct said {
	struct said_line *lines;
	size_t count;
};

/* The last step that both books have, if one was copied from the other: ids up to it are the same. */
struct parted {
	struct book *book;                  /* NULL: they have no step in common */
	int64_t step;                       /* that step; 0: none */
	struct book_event event;
	struct buf journal;
	struct said tables;
	bool is_all;                        /* nothing has changed since */
};

/* A step of each book after which the two parted, or one took over the other's state. */
struct meeting {
	int64_t step[SIDES], event[SIDES];
	struct book *book[SIDES];           /* their states, once merge_meeting has opened them */
	uint64_t sum[SIDES];                /* of the whole journal */
	struct said tables[SIDES];
	bool is_parting, is_whole;          /* whole: they had everything alike */
};

/* The lines of both books, now and since they met. The past is read only if one has taken over something
 * since they parted: only then may that come from the other. */
struct since {
	struct said here, there;            /* at the beginning of the merge */
	struct said here_ever;
	struct said returned[SIDES];        /* taken back, but brought to the other book by a third one */
	struct said struck;                 /* keys of lines taken back here */
	struct said tables[SIDES], touched; /* touched: those here that were different for a while */
	bool has_taken;                     /* one of the two books has taken over something since */
};

/* The place of a line in a journal: the same words at another table are another line. */
struct journal_place {
	int round, table, deal;
};

/* A team of both books: the numbers of its settings. */
struct team_pair {
	int no[SIDES];
};

/* Players of the two books who are one person, having had the same name in both at the first meeting. */
struct player_pair {
	int64_t id[SIDES];
};

/* A player of both books who is joined to another here. */
struct import_member {
	int64_t id[SIDES], into;
};

/*
 * A join made there and refused here, tried again after all lines, which may have moved one of the two to
 * another seat. If it is possible then, the next attempt makes it ahead of them; given up if somebody would
 * sit at two tables after those.
 */
struct import_retry {
	struct desk_joined both;
	enum { JOIN_REFUSED, JOIN_AHEAD, JOIN_GIVEN_UP } state;
	int64_t entry;                      /* of both, once they are joined */
};

/* A fault to be shown when the last attempt has been made. */
struct import_shown {
	struct text_diagnostic fault;
	struct book_table table;
	bool has_table;
};

/* A measure of the book, its words as a number; met: the file has it too. */
struct known_measure {
	uint64_t sum;
	bool is_met;
	struct book_measure measure;
};

/* A number of a table whose deal came from the other book, new or as a replacement. */
struct brought {
	int no;
	bool is_new;
};

/* A deal of the file as it counts, and where it begins in the buffer of all: few have many facts. */
struct import_counted {
	int no, points[BOOK_SEATS];
	size_t at;
};

/* A player of the book as new names are compared, in the order of the keys. */
struct known_name {
	int64_t player;
	char name[BOOK_NAME], words[TEXT_WORDS], key[TEXT_ORDER];
	struct book_label label;
	struct known_name *next;
};

/* A table before its lines, if the other book seats other people there. */
struct people {
	bool is_apart;
	struct book_table table;
	struct book_deal *deals;
	size_t count;
	struct book_ruling *rulings;
	size_t ruling_count;
	struct book_totals totals;
};

/* A table that the other book reseated, and its line. */
struct reseated {
	int line;
	struct book_table was, now;
};

/*
 * A table untouched in this book that cannot be followed change by change: the next attempt takes it as a
 * whole, or this one does, or it was impossible, so that the books disagree about it. Or a table untouched in
 * the other book, and kept here as it is.
 */
struct whole {
	int round, no;
	enum whole_state { WHOLE_NEXT, WHOLE_NOW, WHOLE_FAILED, WHOLE_KEPT } state;
};

struct import {
	struct desk *desk;
	struct book *book;                  /* the desk's, and its error */
	struct err *e;
	const struct desk_import_view *view;
	const int *table_lines;             /* of a journal made from a spreadsheet: its line for each, or NULL */
	const char *open_event;             /* for the event of a journal that names none; NULL: the open one */
	const char *file;
	struct book *from;                  /* the other book of a merge, or NULL; its event, and its table */
	struct book_event from_event;
	int64_t from_table;
	struct parted parted;
	int64_t met_event;                  /* the event here that was the other's at a meeting, or by origin */
	int64_t here;                       /* the event here at the beginning of the merge, or at the parting */
	struct meeting *meetings;           /* by their steps in the other book */
	size_t meeting_count;
	struct then_books *then;            /* copies of the books at some of them */
	struct err lost;                    /* why one of them could not be read */
	struct book_setting *settings;      /* those whose keys the other book had at any of them */
	size_t setting_count;
	struct team_pair *teams;
	size_t team_count;
	int *cleared;                       /* numbers that meant another player in settings here */
	size_t cleared_count;
	struct said common;                 /* lines that both had when they last met */
	int64_t met[SIDES], whole[SIDES];   /* the last meeting; the first that anything is measured from */
	int64_t seen[SIDES];                /* the last step of each that the other one knows: vault_seen_to */
	int64_t since[SIDES];               /* of the line: where both last had it, or neither did */
	struct since past;
	bool is_back;                       /* the line was taken back here since */
	bool is_newer;                      /* of the current table: closed or checked here since */
	int back_table;                     /* the table for which that was reported */
	struct journal_place at;            /* the place of the line in its journal */
	bool is_old;                        /* the other book had the line then */
	struct left {
		int line, round;
		bool is_table;
	} *left;                            /* lines left out because the two disagree, in order */
	size_t left_count;
	struct whole *wholes;
	size_t whole_count;
	int *order_told;                    /* the tables of the steps of order in the event's lines */
	size_t order_count;
	int order_lost;                     /* the table at which one was left out, with all after it */
	int gone;                           /* lines that stay here, but not in the other book */
	int warned;                         /* possible differences though nothing was left out */
	bool is_known_there;                /* the other book has had all of this one */
	int unit;                           /* the line to leave out with this one: its table's, or itself */
	int table_line;                     /* the line of the table; 0: none */
	struct journal_statement table_said;
	char command[2][BOOK_TEXT];         /* of a merge's steps: its own; those with another's work */
	struct journal journal;             /* the rest to read, from the next line */
	struct journal_statement now;       /* the current line */
	bool is_joined;                     /* the player last named was joined to another here since */
	struct player_pair *pairs;          /* of players with another name at any time since the parting */
	size_t pair_count;
	bool has_renamed;                   /* a player was renamed or joined to another */
	struct book_player *joined[SIDES];  /* book_players_joined of each book */
	size_t joined_count[SIDES];
	struct import_member *members;      /* of players here, now that all joins are made */
	size_t member_count;
	/* entries of the other book that only take over seats; lines that wait for one to come */
	struct book_entry *substitutes;
	struct journal_statement *waiting;
	size_t substitute_count, waiting_count;
	int64_t step_before;                /* the last one before the merge */
	int faults, conflicts, shown;       /* shown: number of faults, in all attempts of a merge */
	struct import_shown *held;          /* those of a merge */
	size_t held_count;
	struct import_retry *retries;
	size_t retry_count;
	bool starts_over;                   /* the next attempt leaves nothing out yet */

	bool has_event, has_round, has_table;
	bool was_there;                     /* the event was here before */
	bool has_numbers;                   /* lots or a category of the event were put */
	bool joins;                         /* the merge joined two players */
	bool passes;                        /* the event was taken back here, and has nothing new */
	bool broken;                        /* that, or it could not be made: its lines are only read */
	bool table_broken;                  /* the same of the table */
	bool is_whole;                      /* it was taken as a whole: its lines bring nothing new */
	bool is_kept;                       /* nor do those of a table untouched in the other book */
	struct book_event event;
	struct desk_rules rules;
	int round;
	struct book_table table;
	struct journal_statement seats;     /* its former players, for a table no longer here */
	bool turn_said[BOOK_TURNS];         /* which takeovers of seats the file has named */
	bool is_stored;                     /* the table has its seats in the book */
	bool is_fresh;                      /* and this file made it */
	bool keeps_tables[SIDES];           /* no table of that book was ever removed */
	bool is_checked;                    /* the file has a check mark on it */
	bool is_signed;                     /* to be signed when its lines end, and by whom */
	bool table_is_old;                  /* no: signed when the two parted, opened here since */
	int64_t table_since;
	char signed_by[BOOK_NAME];
	bool is_followed;                   /* its deals were compared with the other book's */
	int ruled;                          /* the deal whose ruling came last */
	int dealt_again, attempts;          /* a number, and how often the file has it dealt again */
	int attempt_dealer;                 /* the dealer of the last deal taken */
	int *in_turn;                       /* numbers whose lines named no dealer: check_turns */
	size_t in_turn_count;
	struct brought *brought;
	size_t brought_count;
	struct journal_place *moved;        /* deals there whose cards came to their number here */
	size_t moved_count;
	struct buf changed;                 /* its deals that have changed here since the two parted */
	int changed_last;                   /* the last of them */
	char checked_by[BOOK_NAME];         /* to be marked as checked, by whom; "": not */

	bool says;                          /* the table has lines other than its seats and marks */
	struct said told;                   /* the rows of the book they state: import_tell */
	bool has_totals;                    /* include the deals before the file's first one */
	struct known_measure *measures;     /* of the book's event, by checksum */
	size_t measure_count;
	int64_t measured;                   /* which event that is; 0: none yet */

	struct people before;
	struct reseated *reseated;
	size_t reseated_count;

	struct seated *seated;              /* the seating of the round */
	size_t seated_count, seated_room;
	size_t seated_last[SEATED_CHAINS];  /* the last entry of each chain, from 1 */
	int64_t seated_event;               /* the event; 0: none yet */
	int seated_round;

	struct import_counted *counted;     /* the table's deals in this file */
	size_t count;
	struct buf packed;                  /* one after another, each up to its last fact */
	int64_t totals[BOOK_SEATS];
	struct deal_place {
		int64_t table;
		int no, line;
		const char *file;
	} *taken;                           /* the lines of all deals of a journal but attempts */
	size_t taken_count;

	bool has_deal;                      /* a deal line whose cards may still follow */
	bool deal_is_old;
	bool deal_broken;                   /* one of them has a fault: they are only read */
	struct journal_statement deal_line;
	struct game_cards cards;
	bool has_new_cards;                 /* one of their lines is new */
	struct game_deal line;              /* of the current deal */

	struct desk_clubs clubs;
	struct known_name *names;           /* of the book's players; NULL: not read */
	int looks;                          /* comparisons of new players' names */
	int64_t first_new;                  /* the first of them; 0: none yet */
	int bad_pair;                       /* of a line of seats: the impossible one */

	int64_t fresh_table;                /* the last deal recorded in this run: a ruling may follow it */
	int fresh_deal;
	struct desk_taken taken_over;
};

/* ---- faults.c: false only for an error that is not a fault of the line (a full disk) ---- */

void import_fault(struct import *im, const struct text_fault *fault, bool is_conflict);
/* Report a fault of the whole line. */
void import_fault_line(struct import *im, const struct msg *msg, const char *const args[]);
/* Report the desk's error as a fault of the line: from that byte on; of all of it; at one of its pairs. */
bool import_fault_error_at(struct import *im, size_t from);
bool import_fault_error(struct import *im);
/* Show the error as a further fault of a line that is left out. */
void import_fault_beside(struct import *im);
bool import_fault_pair(struct import *im, int bad);

/* Copy a value of the line as a string, with doubled quotes single. */
bool import_copy(struct import *im, char *out, size_t size, struct text_slice slice);
/* A key, folded (Dátum is datum), and its value. */
struct pair {
	char key[BOOK_SHORT], value[BOOK_SETTING];
};
bool import_pair(struct import *im, int i, struct pair *out);
/* Is a value quoted? Blanks at its ends are not part of it, except in a seed (`whole`). */
bool import_is_quoted(struct text_slice value);
struct text_slice import_whole(struct text_slice value);

/* ---- import.c ---------------------------------------------------------------------------------- */

/* Take a journal's text within the open change; finish that. */
bool import_text(struct import *im, const char *name, const struct buf *text);
bool import_end(struct import *im, bool done);

/* ---- one function a statement; false: the import ends with the desk's error -------------------- */

/* event.c */
bool import_event(struct import *im);
void import_forget_names(struct import *im);
/* End the event's lines: report start numbers in its lots and categories that nobody has. */
bool import_check_numbers(struct import *im);
bool import_entry(struct import *im);
bool import_team(struct import *im);
bool import_order(struct import *im);
bool import_round(struct import *im);
bool import_draw(struct import *im);
bool import_clock(struct import *im);
bool import_measure(struct import *im);
/* Note which settings the other book's event had then, for those it no longer has. */
bool import_note_settings(struct import *im, struct book *then, int64_t event);
/* merge_names.c */
/* Follow what only the other book has changed of the event's players. */
bool merge_follow_players(struct import *im);
/*
 * Find the player of the other book who is that one of the book of `side`: up to the parting the one with
 * that id, else the one with the same name at the first meeting. 0: the label decides, as nobody was renamed,
 * or the books never met.
 */
int64_t merge_counterpart(struct import *im, int side, int64_t id);
/* Find the player of `side`'s book who is that player of the other: by the pairs above, else by the label. */
int64_t merge_player_there(struct import *im, int side, const struct book_player *one);
/* Pair a player of `side`'s book with the one of that name in the books `then`, replacing earlier pairs. */
bool merge_pair_player(struct import *im, int side, int64_t id, struct book *const then[SIDES]);
/* After all lines, try again the joins refused before them: import_retry. */
bool merge_retry_joins(struct import *im);
/* Is that the entry of two players joined ahead of the lines that let them be joined? */
bool merge_is_ahead(const struct import *im, int64_t entry);
/* Was that player here ever shown alike in both? */
bool merge_was_shown(struct import *im, const struct book_player *player);
/* Find the entry, in the book of `side` then (NULL: now), of that player here, else of one joined to them. */
bool merge_entry_of(struct import *im, int side, const struct meeting *met, const struct book_player *here,
	struct book_entry *out);
/* Which side is that book, or an earlier state of it? */
int merge_side(const struct import *im, struct book *book);
/* The event's game if it has bettors and any player was renamed; else NULL. */
const struct game *merge_betting(const struct import *im);
/* Rewrite the bettors in a record of a book, present or past, with those players' present names here. */
bool merge_call_bettors(struct import *im, struct book *book, struct game_record *record);
bool merge_call_all(struct import *im, struct book *book, struct book_deal *deals, size_t count);
/* May the other book's setting be put here? Reports one changed in both. Put and report it; do both. */
bool import_ask_setting(struct import *im, const struct pair *pair, bool *may);
bool import_put_asked(struct import *im, const struct pair *pair);
bool import_put_setting(struct import *im, const struct pair *pair);
/* merge_numbers.c */
/* Take over start numbers that only the other book has changed; pair its teams; after all lines,
 * when everybody is entered, put its teams, lots and categories. */
bool merge_follow_numbers(struct import *im);
bool merge_pair_teams(struct import *im);
bool merge_put_numbers(struct import *im);
/*
 * Read a setting of either book, present or past, by its key here, rewritten in the numbers that the same
 * people have here now, and with the name that an event has here. Rewrite a former value of either book so,
 * without numbers that this merge gives to others.
 */
bool merge_setting(struct import *im, int side, struct book *book, int64_t event, const char *key,
	char out[BOOK_SETTING]);
bool merge_told_here(struct import *im, int side, const char *key, char value[BOOK_SETTING]);
/* Find the event that points are carried over from in `book`, of either side, present or past, and the same
 * event here; id 0: not there. */
bool merge_carried_here(struct import *im, struct book *book, const struct desk_carry *carry,
	struct book_event *there, struct book_event *here);
/* The same after entering the waiting players it names; *lost: a number that is another player's here. */
bool merge_named_here(struct import *im, const char *key, char value[BOOK_SETTING], int *lost);
/* Make the key of `side` from a key of the other book; "" if only one book has that team. */
void merge_key_of(struct import *im, int side, const char *key, char out[BOOK_SHORT]);
/* Find the entry here of the player with that start number in the incoming lines. */
bool merge_entry_here(struct import *im, int no, struct book_entry *out, bool *found);
/* Find the player here who is now that player of the book of `side`. */
bool merge_player_here(struct import *im, int side, int64_t id, struct book_player *out, bool *found);
/*
 * Enter a player; give an entry another number (0: the next). A number that settings use for a former holder
 * is removed from them, and reported. Settings that name the player by a number from before the entry was
 * taken back follow.
 */
bool merge_enter(struct import *im, const struct book_player *player, int no, struct book_entry *out);
bool merge_renumber(struct import *im, const struct book_entry *entry, int no);
/* Report a number that could not be given: its holders in both books, which of the two players gets which
 * other one, and in which book, the same from both sides. Returns false. */
bool merge_fail_number(struct import *im, const struct book_player *player, int no);
/* Find the first number after all given out in either book. */
bool import_number_behind(struct import *im, int *no);
/* table.c */
bool import_table(struct import *im);
bool import_seats(struct import *im);
bool import_turn(struct import *im);
/* If both have the sheet signed by different people: was it reopened or signed in the book of `side` since
 * both last had it signed by the same person? */
bool import_is_signed_again(struct import *im, int side, int round, int no);
/* merge_people.c */
/*
 * Keep deals with their players. Note the table before its lines, and check it after them; finally
 * check that nobody would sit twice in a round, or nowhere, because half of an exchange of seats is missing.
 */
bool merge_note_people(struct import *im);
bool merge_note_reseated(struct import *im, const struct book_table *was, const struct book_table *now);
void merge_forget_people(struct import *im);
bool merge_check_people(struct import *im);
bool merge_check_places(struct import *im);
/* Refuse a signature of another sheet if other people sit at the table. */
bool merge_check_signed(struct import *im);
/* Leave a seat out if it would put a player joined here at two tables of a round. Find the tables of a round
 * at which two players sit here who are one there, and the arguments of `table seat`; empty: none. */
bool merge_check_joined(struct import *im);
bool merge_two_seats(struct import *im, const struct desk_joined *both, struct buf out[2]);
/* Report who sits at the table, here and there, and what can be done. Returns false. */
bool merge_fail_people(struct import *im, const struct book_table *ours);
/* deals.c; a deal waits for its cards until another line comes */
bool import_deal(struct import *im);
/* Count an attempt, or a ruling that deals again, at a number of the file. */
void import_note_attempt(struct import *im, int no);
void import_cards(struct import *im);
/* totals.c */
bool import_totals(struct import *im);
bool import_known(struct import *im);
/* ruling.c */
bool import_ruling(struct import *im);

/* ---- shared ------------------------------------------------------------------------------------ */

/* Return the book of that side, and its event's id in it. */
struct book *merge_book(const struct import *im, int side);
int64_t merge_event_id(const struct import *im, int side);
/* Append an item to the list whose pointer is at `list`. False, with the error, if memory runs out. */
bool merge_add(struct import *im, void *list, size_t *count, const void *item, size_t size);
/* Find the event with that id, or (0) with that name and day ("": any day). */
bool import_look_up_event(struct book *book, int64_t id, const char *name, const char *day,
	struct book_event *out, bool *found, struct err *e);

/* Find the player with that label, or make one: of that club, or (NULL) named by a table or measure. */
bool import_player(struct import *im, const char *label, const char *club, struct book_player *player);
/* Refuse a deal if a bettor has the name of another person here. */
bool import_check_bettors(struct import *im, const struct game_record *record);
/* Enter the substitute with that label (NULL: that start number) whose line has waited for this. */
bool import_enter_waiting(struct import *im, const char *label, int start_no);
/* Look up the players seated in the round; a file may name its round before each table. */
bool import_note_round(struct import *im);
/* Does the table have its seats? If not, report that once, and only read the rest of its lines. */
bool import_has_seats(struct import *im);
/* End the lines of a deal: record it; of a table: sign and check its sheet. */
bool import_end_deal(struct import *im);
bool import_end_table(struct import *im);
/* Note a row of the book stated by the table's lines; totals, one a table, have the id 0. */
enum told_kind { TOLD_DEAL, TOLD_RULING, TOLD_CARDS, TOLD_TOTALS, TOLD_COUNT };
bool import_tell(struct import *im, enum told_kind kind, int64_t id);
/* In a journal: has a line stated that row by now? */
bool import_has_told(struct import *im, enum told_kind kind, int64_t id);
/* Count a deal; count those in the book before the file's first one. */
bool import_count(struct import *im, const struct desk_counted *deal);
bool import_start_totals(struct import *im, int first);
/* In a merge: did the other book have the line when the two parted? Call it once for each line, in order. */
bool merge_is_old(struct import *im);
/* Find the event of the other book here; id 0: none. */
bool import_find_event(struct import *im, const struct book_event *wanted, struct book_event *out);
/* Does such a line belong to the table above it? */
bool merge_is_of_table(enum journal_kind kind);
/* Is the line, or its table, left out? */
bool merge_is_left(const struct import *im);
/* Does the other book have tables in that round, and are all left out? */
bool merge_round_is_left(struct import *im, int round, bool *is);
void merge_leave_out(struct import *im);
/* Find the player of that name in the other book, if both had that player when they parted, or the one to
 * whom that player was joined here since; else id 0. */
bool merge_same_player(struct import *im, const char *label, struct book_player *out);
/* Find the player to whom the one with that label was joined in the book of `side`; like book_player_now. */
int merge_joined(struct import *im, int side, const char *label, struct book_player *out);
/* Details of an event besides its settings, by key and column; write one; put it into another event. */
enum { IMPORT_NAME, IMPORT_DETAILS = 6 };
extern const struct import_detail {
	const char *key, *column;
} merge_details[IMPORT_DETAILS];
void merge_write_detail(const struct book_event *event, int detail, char out[BOOK_SETTING]);
void merge_put_detail(struct book_event *event, const struct book_event *from, int detail);
/* May the other book's value of a setting or detail be put here? *may false: not if it is the value of the
 * last meeting, or one this book has had since; ERR_CONFLICT: both have changed it. */
bool merge_may_set(struct import *im, const char *key, const char *standard, const char *value, bool *may);
/*
 * Decide about a differing value of a player or an entry by the history of both books since both last had it
 * alike, as merge_may_set does for settings. BACK: the other book has it from here through a third one, and
 * it was corrected here since.
 */
enum import_weight { IMPORT_STAYS, IMPORT_COMES, IMPORT_BACK, IMPORT_DISAGREE };
struct import_value {
	char text[BOOK_SETTING];
};
struct import_row {
	const char *thing, *column;         /* of vault_row_sets; thing NULL: a setting or detail of the event */
	const char *standard;               /* of a setting */
	int64_t id[SIDES];
	struct import_value here, there, then;
};
bool merge_weigh_row(struct import *im, const struct import_row *row, const struct meeting *met,
	enum import_weight *out);
/* Decide about a start number here; the other book has that one. DISAGREE: never had alike. */
bool import_weigh_number(struct import *im, const struct book_entry *here, int no, enum import_weight *out);
/* Is it the same player in both seats? Players are known by their entries, whatever the names were, else by
 * the name, or by the one that the other book has for the same player. */
struct sitter {
	int64_t entry;
	const char *label;
};
bool merge_same_sitter(struct import *im, struct sitter ours, struct sitter theirs, bool *same);
/* Return a table's i-th player: first those of its seats, then those who took over seats. */
struct sitter merge_sitter(const struct book_table *table, int i);
/* Do the same players sit at both tables, of this book and of the other? Are both sheets the same? */
bool merge_same_seats(
	struct import *im, const struct book_table *ours, const struct book_table *theirs, bool *same);
bool merge_same_sheets(struct import *im, bool *same);
/* Do both books have the sheet signed and checked by the same people? */
bool merge_is_signed_alike(struct import *im, const struct book_table *ours);
/* Did both have that measure when they met, and has the other book dropped it? */
bool merge_measure_is_gone(struct import *im, const struct book_measure *measure);
/* merge_back.c */
/*
 * List the lines of a journal as of that step. `tables` (or NULL): its tables by their places, with
 * checksums of all lines of each in step[0], of all but its own in step[1]. Read all lines of the books since
 * they parted.
 */
bool merge_list_lines(struct import *im, struct book *book, struct said *said, struct said *tables,
	const struct buf *text, int64_t step);
bool merge_read_past(struct import *im, const struct book_event *here, const struct buf *theirs);
/* Write a round's clock, or its draw, in words. */
void merge_clock_words(struct buf *b, enum lang lang, int round, const struct round_clock *clock);
void merge_draw_words(struct buf *b, enum lang lang, int round, const struct draw_how *how);
/* Refuse an event of the other book that is here under another name, or with another day. */
bool merge_check_twin(struct import *im);
/* Report that the line was taken back here since, and stays so. */
void merge_say_back(struct import *im);
/* In a merge: report that the line (of a deal: its cards) changed something here, not wholly new things. */
void merge_say_came(struct import *im);
/* A line about something taken back here since is a conflict: the other book has gone on with it. */
bool merge_check_struck(struct import *im);
/* After all lines: a player struck here whom a table brought back nevertheless is struck no longer, and what
 * was left out for that is tried again. */
bool merge_retry_struck(struct import *im);
/* Had both that table alike at the meeting, or (is_sheet) its sheet, whoever marked it? */
bool merge_had_alike(const struct meeting *met, int round, int no, bool is_sheet);
/* Was its sheet in the book of `side` then the same as when the merge began? */
bool merge_has_sheet(const struct import *im, const struct meeting *met, int side, int round, int no);
/* Is that table untouched in this book since both last had it alike? Is it in the other one? */
bool merge_let_be(struct import *im, int round, int no);
bool merge_let_be_there(struct import *im, int round, int no);
/* Before all lines, remove entries that the other book removed and whose number it gave to another player. */
bool merge_drop_entries(struct import *im);
/* Take back a step of order that the other book has replaced, if it is the last here and as both had it. */
bool merge_drop_step(struct import *im, int place, const char *value);
/* Remove what the other book has removed, or report that it stays here. */
bool merge_tell_gone(struct import *im, const struct buf *theirs);
/* Check that every table untouched in this book since both last had it alike is now as in the other one. Else
 * the next attempt takes it as a whole; if that is impossible, the two disagree about it. */
bool merge_check_let_be(struct import *im, const struct buf *theirs);
/* Report new lines there that have not come, if nothing else was reported. */
bool merge_tell_rest(struct import *im, const struct buf *theirs);
/* merge_met.c */
/* Read the meetings of the two books about the event with that id here. */
bool merge_read_meetings(struct import *im, int64_t event);
/* Set im->met_event to the event here that was the other's at a meeting, by name and day, or by origin. */
bool merge_find_met_event(struct import *im);
/* Find the event of the other book that is the one here by its origin, whatever its name; 0: none. */
bool merge_find_there(struct import *im, int64_t ours, int64_t *theirs);
/* Close the books of the meetings, and free all lists of the past. */
void merge_close_meetings(struct import *im);
/* Return that meeting, its books open until the next call; NULL: im->lost says why not. */
const struct meeting *merge_meeting(struct import *im, size_t at);
/* Find the last meeting at which both had a thing alike by `alike`, which notes it; NULL: none. */
typedef bool import_alike(struct import *im, const struct meeting *met, void *thing);
/* Return the last readable meeting before that one (NULL: of all); NULL: none. */
const struct meeting *merge_meeting_before(struct import *im, const struct meeting *met);
const struct meeting *merge_last_alike(struct import *im, import_alike *alike, void *thing);
/* Return the id of the table at that meeting; 0: it was not there. */
int64_t merge_table_then(struct import *im, const struct meeting *met, int side);
/* Return the step by which that table was recorded anew in the book of `side` after its removal; 0: none.
 * Anything taken back there before belongs to another sheet. */
int64_t merge_anew(struct import *im, int side, int64_t table);
/* merge_whole.c */
/*
 * A table untouched in this book since both last agreed becomes what it is in the other one. Is a
 * fault of the table ignored because the next attempt takes it as a whole; is the table in that state; take
 * the current table as a whole.
 */
bool merge_spares(struct import *im, int round, int no);
bool merge_is_whole(const struct import *im, int round, int no, enum whole_state state);
bool merge_take_whole(struct import *im);
/* Settle a deal of the other book by the rules of the event here. */
bool merge_deal_here(struct import *im, const struct book_deal *theirs, struct book_deal *deal);
/* Was the current table recorded anew in the book of `side`, with a sheet empty ever since? */
bool merge_is_bare(struct import *im, int side);
/*
 * Does the current table stay as it is here, because the other book has not touched it since both last had it
 * alike? Then nothing there is new, even if the sheet here was recorded anew; but a bare one gets everything.
 */
bool merge_keeps(struct import *im);
/* merge.c: write the event's journal, as an export of the other book would. */
bool merge_write_journal(
	struct desk *desk, struct book *other, const struct book_event *event, struct buf *journal);
uint64_t merge_sum(uint64_t sum, const char *text, size_t n);
/* Sort lines by their checksums, and drop duplicates. */
void merge_sort(struct said_line *lines, size_t *count);
bool merge_note_sum(struct import *im, struct said *said, uint64_t sum, int64_t step);
struct said_line *merge_find_line(const struct said *said, uint64_t sum);   /* NULL: not in the list */
size_t merge_count_line(const struct said *said, uint64_t sum);
/* Record the following as typed by that person of the other book
 * (NULL: here); as by the writer of a deal there. */
bool merge_keep_typist(struct import *im, const char *typist);
bool merge_keep_typist_of(struct import *im, int no);
/* Set im->from_table to the table in the other book; false: it has none. */
bool merge_find_their_table(struct import *im);
/* Was the other book's ruling, in any revision, one here? `ours`: its present revision here, if that is one
 * of the other's revisions, and none of its later ones was undone here (id 0: otherwise). */
bool merge_knows_ruling(
	struct import *im, const struct book_ruling *said, struct book_ruling *ours, bool *known);
/* Note a deal that has changed here since the two parted, to be reported with its table. */
bool merge_note_changed(struct import *im, int no);
/* merge_since.c */
/* Follow the table's deals as soon as it has its seats: changes made only in the other book since
 * the two parted are made here too. Its present lines about them are then known. */
bool merge_follow(struct import *im);
/* Find the number here of the deal with that number there, if either had a deal inserted since both had the
 * table alike; *here 0: none. Refuses lines for a deal that has another number here. */
bool merge_number_here(struct import *im, int no, int *here);
bool merge_stays_at(struct import *im, int no, const struct msg *what);
/* Did a damaged page lose a deal here that both books had? The second reports those still missing. */
bool merge_is_lost(struct import *im, int no);
bool merge_check_lost(struct import *im);
/* Has a damaged page lost anything of the table here? */
bool merge_has_lost(struct import *im);
bool merge_is_turn_lost(struct import *im, int no);   /* the same of a takeover of a seat */
/* Report both versions of a deal (NULL: none), with who wrote each and when. Returns false. */
bool merge_name_versions(struct import *im, int no, const struct book_deal *ours,
	const struct book_deal *theirs, const struct msg *msg);
/* Report deals decided by rulings in both books over lines that the other one has changed since. */
bool merge_check_under(struct import *im);
/* Are two deals equal? The former contents of a void deal, or one to be dealt again, are not compared. */
bool merge_same_deal(const struct book_deal *a, const struct book_deal *b);
/* Is it decided by a ruling, or open because of one? NULL: no. */
bool merge_is_by_ruling(const struct book_deal *deal);
bool merge_same_totals(const struct book_totals *a, const struct book_totals *b);
/* Does the number have the same deal in both books, whatever its history? */
bool merge_is_alike(struct import *im, int no);
/* Report a conflicting deal as a fault, with both versions. */
bool merge_disagree(struct import *im, int no);

#endif
