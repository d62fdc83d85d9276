/* desk, inside: a journal on its way into the book, a file a topic (import_….c). */
#ifndef DESK_IMPORT_INNER_H
#define DESK_IMPORT_INNER_H

#include "desk/rounds/rounds.h"
#include "desk/journal/journal.h"
#include "desk/inner.h"
#include "desk/desk.h"

/* A player at a table of the round under way. */
struct seated {
	int64_t entry;
	int table;
	size_t before;              /* who stands before in the same chain, from 1; 0: nobody */
};

enum { SEATED_CHAINS = 4096 };

enum { OURS, THEIRS, SIDES };   /* the book, and the other one of a merge */

/* A line of a journal, or what it is about: its sum, how often it is said, and how often it was met. */
struct said_line {
	uint64_t sum;
	size_t count, met;
	int64_t step[SIDES];                /* where it was so; of what was ever said in one book: last, [0] */
};

/* Such lines in the order of their sums, each once. */
struct said {
	struct said_line *lines;
	size_t count;
};

/* The last step that both books have, where one was copied from the other: ids up to it are the same. */
struct parted {
	struct book *book;                  /* NULL: they never had a step in common */
	int64_t step;                       /* that one; 0: none */
	struct book_event event;
	struct buf journal;
	struct said tables;
	bool is_all;                        /* it says nothing else now */
};

/* Where the two parted, or one took over what the other was: after a step of each. */
struct meeting {
	int64_t step[SIDES], event[SIDES];
	struct book *book[SIDES];           /* as they were, once import_meeting has opened them */
	uint64_t sum[SIDES];                /* of all that they said */
	struct said tables[SIDES];
	bool is_parting, is_whole;          /* whole: they said all alike */
};

/*
 * What both books say and have said since they met. Their past is only asked for where one has taken over
 * something since they parted: only then may it be what it has from the other.
 */
struct since {
	struct said here, there;            /* when the merge begins */
	struct said here_ever;
	struct said returned[SIDES];        /* what was taken back, and the other book has from a third one */
	struct said struck;                 /* what lines that were taken back here are about */
	struct said tables[SIDES], touched; /* touched: those here that were others for a while */
	bool has_taken;                     /* one of the two books has taken over something since */
};

/* Where a line of a journal stands: the same words at another table are another line. */
struct journal_place {
	int round, table, deal;
};

/* A team here, and which one it is in the other book: the numbers of their settings. */
struct team_pair {
	int no[SIDES];
};

/* A player of each book who are one person, for so they were called in both when they met first. */
struct player_pair {
	int64_t id[SIDES];
};

/* A measure of the book, its words as a number; met: the file has it too. */
struct known_measure {
	uint64_t sum;
	bool is_met;
	struct book_measure measure;
};

/* A number of a table whose deal came from the other book: a new one, or in the place of what stood here. */
struct brought {
	int no;
	bool is_new;
};

/* A deal of the file as it counts. Few have many facts: where it begins in the bytes that hold them all. */
struct import_counted {
	int no, points[BOOK_SEATS];
	size_t at;
};

/* A table as it was before its lines, where others sit at it in the other book. */
struct people {
	bool is_apart;
	struct book_table table;
	struct book_deal *deals;
	size_t count;
	struct book_ruling *rulings;
	size_t ruling_count;
	struct book_totals totals;
};

/* A table at which the other book seated others, and its line. */
struct reseated {
	int line;
	struct book_table was, now;
};

/*
 * A table that this book has let be, and that cannot be followed change by change: it is taken as a whole in
 * the next attempt. Is it in this one; could it not be? Then the two disagree about it. Or the other book has
 * let it be, and it is kept here as it is.
 */
struct whole {
	int round, no;
	enum { WHOLE_NEXT, WHOLE_NOW, WHOLE_FAILED, WHOLE_KEPT } state;
};

struct import {
	struct desk *desk;
	struct book *book;                  /* the desk's, and its error */
	struct err *e;
	const struct desk_import_view *view;
	const int *table_lines;      /* of a journal out of a table, which line of it each is; NULL: it is none */
	/* words for the event of a journal that names none; NULL: the open one */
	const char *open_event;
	const char *file;
	struct book *from;                  /* the other book of a merge, or NULL; its event, and its table */
	struct book_event from_event;
	int64_t from_table;
	struct parted parted;
	/* the event here that was the other's where they met, or is from where that one is; 0: none */
	int64_t met_event;
	int64_t here;                       /* the event here when the merge begins, or was at the parting */
	struct meeting *meetings;           /* in their order there */
	size_t meeting_count;
	struct then_books *then;            /* copies of the books, as they were at some of them */
	struct err lost;                    /* why one of them could not be read again */
	struct book_setting *settings;      /* the keys of those that the other book had at any of them */
	size_t setting_count;
	struct team_pair *teams;            /* of both books */
	size_t team_count;
	int *cleared;                       /* numbers that meant somebody else in settings here */
	size_t cleared_count;
	struct said common;                 /* what both said alike when they last met */
	int64_t met[SIDES], whole[SIDES];   /* the last one; the first that anything is measured from */
	int64_t seen[SIDES];                /* of each the last step that the other one knows: vault_seen_to */
	int64_t since[SIDES];               /* of the line: where both last said alike, or neither said it */
	struct since past;
	bool is_back;                       /* the line was taken back here since */
	bool is_newer;                      /* of the table being read: it was closed or checked here since */
	int back_table;                     /* the table of which that was told */
	struct journal_place at;            /* where the line of its journal stands */
	bool is_old;                        /* the line says what it said then */
	struct left {
		int line, round;
	} *left;                            /* its lines that are left out, for the two disagree, in order */
	size_t left_count;
	struct whole *wholes;               /* tables that are to be taken as a whole */
	size_t whole_count;
	int *order_told, order_count;       /* the tables of the steps of order that the event's lines told */
	int order_lost;                     /* the table at which one of them was left out, and all behind it */
	int gone;                           /* lines that stay here, and that it has no more */
	int warned;                         /* differences that may be there though nothing was left out */
	bool is_known_there;                /* the other book has had all of this one */
	int unit;                           /* the line that is left out with this one: its table's, or itself */
	int table_line;                     /* the line of the table; 0: none */
	struct journal_statement table_said;
	char command[2][BOOK_TEXT];         /* of a merge's steps: of its own; with another's work */
	struct journal journal;             /* what is read, from the next line on */
	struct journal_statement now;       /* the line being worked on */
	bool is_joined;                     /* whom it named last was joined to another here since */
	struct player_pair *pairs;          /* of those who had another name at any time since the parting */
	size_t pair_count;
	bool has_renamed;                   /* a player was renamed or joined to another */
	struct book_player *joined[SIDES];  /* book_players_joined of each book */
	size_t joined_count[SIDES];
	/* of the other book who is entered only to take over a seat; the lines that wait for one to come over */
	struct book_entry *substitutes;
	struct journal_statement *waiting;
	size_t substitute_count, waiting_count;
	int64_t step_before;                /* the last one before the merge */
	int faults, conflicts, shown;       /* shown: of the faults, in all attempts of a merge */

	bool has_event, has_round, has_table;
	bool was_there;                     /* the event was here before */
	bool has_numbers;                   /* lots or a category of the event were put */
	bool joins;                         /* the merge joined two players */
	bool passes;                        /* the event was taken back here, and nothing is new of it */
	bool broken;                        /* it is so, or it could not be made: its lines are only read */
	bool table_broken;                  /* and the table */
	bool is_whole;                      /* it was taken as a whole: its lines say nothing new */
	bool is_kept;                       /* nor do those of a table that the other book has let be */
	struct book_event event;
	struct report_rules rules;
	int round;
	struct book_table table;
	struct journal_statement seats;     /* who sat there before, for a table that is not here any more */
	bool turn_said[BOOK_TURNS];         /* which of those who took over a seat the file has named */
	bool is_stored;                     /* the table has its seats in the book */
	bool is_fresh;                      /* and this file made it */
	bool keeps_tables[SIDES];           /* no table of that book was ever removed */
	bool is_checked;                    /* the file has a check mark on it */
	bool is_signed;                     /* to be signed when its lines end, by */
	bool table_is_old;                  /* no: it was when the two parted, and has been opened here since */
	int64_t table_since;
	char signed_by[BOOK_NAME];
	bool is_followed;                   /* its deals were compared with those of the other book */
	int ruled;                          /* the deal whose ruling came over last */
	int dealt_again, attempts;          /* a number, and how often the file says that it was dealt again */
	struct brought *brought;
	size_t brought_count;
	struct journal_place *moved;        /* deals there whose cards came to the number that they have here */
	size_t moved_count;
	struct buf changed;                 /* its deals that are others here since the two parted */
	int changed_last;                   /* the last of them */
	char checked_by[BOOK_NAME];         /* likewise to be marked as checked; "": not */

	bool says;                          /* the table has lines that are more than its seats and marks */
	struct said told;                   /* the rows of the book that they say: import_tell */
	bool has_totals;                    /* the deals in front of the file's first one are in them */
	struct known_measure *measures;     /* of the event that the book had before, by their sums */
	size_t measure_count;
	int64_t measured;                   /* which event that is; 0: none yet */

	struct people before;
	struct reseated *reseated;
	size_t reseated_count;

	struct seated *seated;              /* who sits where in the round */
	size_t seated_count, seated_room;
	size_t seated_last[SEATED_CHAINS];  /* of each chain of entries the last one, from 1 */
	int64_t seated_event;               /* which round that is; 0: none yet */
	int seated_round;

	struct import_counted *counted;     /* the table's deals in this file */
	size_t count;
	struct buf packed;                  /* one behind the other, each up to its last fact */
	int64_t totals[BOOK_SEATS];

	bool has_deal;                      /* a deal line whose cards may still follow */
	bool deal_is_old;
	bool deal_broken;                   /* one of them has a fault: they are only read */
	struct journal_statement deal_line;
	struct game_cards cards;
	bool has_new_cards;                 /* one of their lines is new */
	struct game_deal line;              /* of the deal under way */

	struct desk_clubs clubs;
	int looks;                          /* at the names of new players */
	int64_t first_new;                  /* the first of them; 0: none yet */
	int bad_pair;                       /* of a line of seats: the one that cannot be */

	int64_t fresh_table;                /* the last deal that this run recorded: a ruling may follow it */
	int fresh_deal;
	struct desk_taken taken_over;
};

/* ---- import_faults.c: false only for what is no fault of the line (a full disk) ------------------ */

void import_fault(struct import *im, const struct text_fault *fault, bool is_conflict);
/* A fault of the whole line. */
void import_fault_line(struct import *im, const struct msg *msg, const char *const args[]);
/* The desk's error as a fault of the line, from that byte on; of the whole line; at one of its pairs. */
bool import_fault_error_at(struct import *im, size_t from);
bool import_fault_error(struct import *im);
/* Likewise what else is to be seen of a line that is left out. */
void import_fault_beside(struct import *im);
bool import_fault_pair(struct import *im, int bad);

/* A value of the line as a string, its doubled quotes single. */
bool import_copy(struct import *im, char *out, size_t size, struct text_slice slice);
/* A key, folded (Dátum is datum), and its value. */
struct pair {
	char key[BOOK_SHORT], value[BOOK_SETTING];
};
bool import_pair(struct import *im, int i, struct pair *out);
/* Does a value stand between quotes? Blanks at its ends are no part of it; of a seed (`whole`) they are. */
bool import_is_quoted(struct text_slice value);
struct text_slice import_whole(struct text_slice value);

/* ---- import.c ---------------------------------------------------------------------------------- */

/* Take in a journal's text, within the change under way; end that. */
bool import_text(struct import *im, const char *name, const struct buf *text);
bool import_end(struct import *im, bool done);

/* ---- a statement each; false: the import ends with the desk's error ----------------------------- */

/* import_event.c */
bool import_event(struct import *im);
/* End the event's lines: report start numbers in its lots and categories that nobody has. */
bool import_check_numbers(struct import *im);
bool import_entry(struct import *im);
bool import_team(struct import *im);
bool import_order(struct import *im);
bool import_round(struct import *im);
bool import_draw(struct import *im);
bool import_clock(struct import *im);
bool import_measure(struct import *im);
/* Note which settings the event of the other book had then, for those that it has no more. */
bool import_note_settings(struct import *im, struct book *then, int64_t event);
/*
 * import_names.c: what the other book alone has changed of the event's players. Had both a player of that
 * label shown alike at any time?
 */
bool import_follow_players(struct import *im);
/*
 * Whom a player of the book of `side` is in the other book: up to the parting the one of that id, else whom
 * both called alike when they met first. 0: nobody was renamed, or they have not met, and their
 * labels tell it.
 */
int64_t import_counterpart(struct import *im, int side, int64_t id);
/* Find the player of `side`'s book who is that player of the other: by the pairs above, else by the label. */
int64_t import_player_there(struct import *im, int side, const struct book_player *one);
/* Who was renamed in either book since they parted (vault_renamed), and whom they met at a meeting. */
struct renamed {
	int64_t *ids[SIDES];
	size_t count[SIDES];
};
bool import_pair_players(struct import *im, const struct renamed *renamed, struct book *const then[SIDES]);
bool import_was_shown(struct import *im, const char *label);
/* Which side is that book, or an earlier state of it? */
int import_side(const struct import *im, struct book *book);
/* The event's game if it has bettors and any player was renamed; else NULL. */
const struct game *import_betting(const struct import *im);
/*
 * Whoever bets on a deal of either book, now or as it was, under the name that they have here by now: who is
 * meant is told by that book.
 */
bool import_call_bettors(struct import *im, struct book *book, struct game_record *record);
bool import_call_all(struct import *im, struct book *book, struct book_deal *deals, size_t count);
/*
 * May the other book's setting be put here? What both have changed is told. Then it is put, and said; both in
 * one.
 */
bool import_ask_setting(struct import *im, const struct pair *pair, bool *may);
bool import_put_asked(struct import *im, const struct pair *pair);
bool import_put_setting(struct import *im, const struct pair *pair);
/*
 * import_numbers.c: the numbers that the other book alone has given somebody; which of its teams is which.
 * Behind all lines, so that everybody is entered: its teams, lots and categories.
 */
bool import_follow_numbers(struct import *im);
bool import_pair_teams(struct import *im);
bool import_put_numbers(struct import *im);
/*
 * A setting of either book, now or as it was, in the numbers that the same people have here by now; of a team
 * by the key that it has here. What the other book says; its key.
 */
bool import_setting(struct import *im, int side, struct book *book, int64_t event, const char *key,
	char out[BOOK_SETTING]);
bool import_told_here(struct import *im, const char *key, char value[BOOK_SETTING]);
/* Put a former value of a setting into present numbers, but for those that this merge gives to others. */
bool import_told_before(struct import *im, const char *key, char value[BOOK_SETTING]);
/* The same after entering the waiting players it names; *lost: a number that is somebody else's here. */
bool import_named_here(struct import *im, const char *key, char value[BOOK_SETTING], int *lost);
void import_their_key(struct import *im, const char *key, char out[BOOK_SHORT]);
/* The entry here of who has that start number in what comes; *found false: nobody's. */
bool import_entry_here(struct import *im, int no, struct book_entry *out, bool *found);
/* Whom a player of the book of `side` is here by now; *found false: nobody. */
bool import_player_here(struct import *im, int side, int64_t id, struct book_player *out, bool *found);
/*
 * Enter a player, give an entry another number (0: the next). What speaks by that number of somebody who had
 * it, and is entered no more, does not mean them: it goes out there, which is said. What speaks of them by
 * the number that they had before their entry was taken back follows.
 */
bool import_enter(struct import *im, const struct book_player *player, int no, struct book_entry *out);
bool import_renumber(struct import *im, const struct book_entry *entry, int no);
/*
 * A number could not be given: the error names whose it is in either book, who of the two gets which other
 * one, and in which book: the same from both sides. False.
 */
bool import_fail_number(struct import *im, const struct book_player *player, int no);
/* The number in the other book of an entry removed there and now here: settings may contain it. */
bool import_renumber_gone(struct import *im, struct book_entry *entry);
/* The first number behind all that either book has given out. */
bool import_number_behind(struct import *im, int *no);
/* import_table.c */
bool import_table(struct import *im);
bool import_seats(struct import *im);
bool import_turn(struct import *im);
/*
 * Both books have the sheet signed, each by another. Was it opened, or signed, in the book of `side` since
 * both last had it signed by the same?
 */
bool import_is_signed_again(struct import *im, int side, int round, int no);
/*
 * import_people.c: whose the deals of a table are. The table is noted before its lines, and looked at after
 * them; at last, whether anybody would sit twice in a round, or nowhere, for half of a change of places.
 */
bool import_note_people(struct import *im);
bool import_note_reseated(struct import *im, const struct book_table *was, const struct book_table *now);
void import_forget_people(struct import *im);
bool import_check_people(struct import *im);
bool import_check_places(struct import *im);
/* A signature of another sheet is a conflict where it is so for who sits there. */
bool import_check_signed(struct import *im);
/*
 * Leave a seat out if it would put a player who was joined here at two tables of a round. Find the tables of
 * a round at which two players sit here who are one there, and the arguments of `table seat`; empty: none.
 */
bool import_check_joined(struct import *im);
bool import_two_seats(struct import *im, const struct desk_joined *both, struct buf out[2]);
/* The error says so: who sits at the table, here and there, and what can be done. False. */
bool import_fail_people(struct import *im, const struct book_table *ours);
/* import_deals.c; a deal waits for its cards until a line comes that is none of theirs */
bool import_deal(struct import *im);
/* Count an attempt, or a ruling that deals again, that the file has at a number. */
void import_note_attempt(struct import *im, int no);
void import_cards(struct import *im);
/* import_totals.c */
bool import_totals(struct import *im);
bool import_known(struct import *im);
/* import_ruling.c */
bool import_ruling(struct import *im);

/* ---- and what they share ------------------------------------------------------------------------ */

/*
 * The player of that label, made if new: of that club, or (NULL) where a table or a measure gives the name.
 */
bool import_player(struct import *im, const char *label, const char *club, struct book_player *player);
/* Refuse a deal if a bettor of it has the name of another person here. */
bool import_check_bettors(struct import *im, const struct game_record *record);
/* Enter the substitute of that label (NULL: of that start number) whose line has waited for it. */
bool import_enter_waiting(struct import *im, const char *label, int start_no);
/* Look up who sits in the round already; a file may name its round before each table. */
bool import_note_round(struct import *im);
/* Has the table its seats? If not, that is said once, and the rest of its lines are only read. */
bool import_has_seats(struct import *im);
/* The lines of a deal, of a table are over: it is recorded, its sheet signed and checked. */
bool import_end_deal(struct import *im);
bool import_end_table(struct import *im);
/* Note a row of the book that the table's lines say; totals, one a table, have the id 0. */
enum told_kind { TOLD_DEAL, TOLD_RULING, TOLD_CARDS, TOLD_TOTALS, TOLD_COUNT };
bool import_tell(struct import *im, enum told_kind kind, int64_t id);
/* Of a journal: has a line said that row by now? */
bool import_has_told(struct import *im, enum told_kind kind, int64_t id);
/* Count a deal; those that stood in the book in front of the file's first one. */
bool import_count(struct import *im, const struct desk_counted *deal);
bool import_start_totals(struct import *im, int first);
/* Of a merge: did the other book say so when the two parted? Each line is asked once, in turn. */
bool import_is_old(struct import *im);
/* The event of the other book as it is here; id 0: it is not. */
bool import_find_event(struct import *im, const struct book_event *wanted, struct book_event *out);
/* Does such a line belong to the table above it? */
bool import_is_of_table(enum journal_kind kind);
/* Is a table of the round that is being read left out? */
bool import_leaves_tables(const struct import *im);
/* Is the line, or its table, left out? */
bool import_is_left(const struct import *im);
void import_leave_out(struct import *im);
/*
 * The player whom the other book calls so, if both had that player when they parted, or whom that one was
 * joined to here since; id 0: they had not.
 */
bool import_same_player(struct import *im, const char *label, struct book_player *out);
/* Whom the player was joined to who had that label in the book of `side`; as book_player_now. */
int import_joined(struct import *im, int side, const char *label, struct book_player *out);
/* What an event has beside its settings: its key, and its column; as text, and put from one into another. */
enum { IMPORT_NAME, IMPORT_DETAILS = 6 };
extern const struct import_detail {
	const char *key, *column;
} import_details[IMPORT_DETAILS];
void import_write_detail(const struct book_event *event, int detail, char out[BOOK_SETTING]);
void import_put_detail(struct book_event *event, const struct book_event *from, int detail);
/*
 * May the other book's value of a setting, or of a detail, be put here? Not if it is what it was when the two
 * met, or what it has been here since (*may false); if both have changed it they disagree: ERR_CONFLICT.
 */
bool import_may_set(struct import *im, const char *key, const char *standard, const char *value, bool *may);
/*
 * What is to become of something of a player or an entry that is otherwise there, by the history of both
 * books since both last had it alike: as import_may_set has it of a setting. BACK: the other book has it from
 * here, by way of a third one, and here it was put right since.
 */
enum import_weight { IMPORT_STAYS, IMPORT_COMES, IMPORT_BACK, IMPORT_DISAGREE };
struct import_value {
	char text[BOOK_SETTING];
};
struct import_row {
	const char *thing, *column;         /* of vault_row_sets */
	int64_t id[SIDES];
	struct import_value here, there, then;
};
bool import_weigh_row(struct import *im, const struct import_row *row, const struct meeting *met,
	enum import_weight *out);
/* Of a start number here; the other book's entry by the label there. DISAGREE: both never had it alike. */
bool import_weigh_number(struct import *im, const struct book_entry *here, const char *label,
	enum import_weight *out);
/* Is it the same name, or the name that the other book has for the same player? */
bool import_same_name(struct import *im, const char *ours, const char *theirs, bool *same);
/* Likewise of who sits there: they are known by their entries, whatever they were called then. */
struct sitter {
	int64_t entry;
	const char *label;
};
bool import_same_sitter(struct import *im, struct sitter ours, struct sitter theirs, bool *same);
/* Do the same sit at both tables, of this book and of the other? Do both sheets say the same? */
bool import_same_seats(
	struct import *im, const struct book_table *ours, const struct book_table *theirs, bool *same);
bool import_same_sheets(struct import *im, bool *same);
/* Has the other book the same names for who signed and who checked the sheet? */
bool import_is_signed_alike(struct import *im, const struct book_table *ours);
/* Did both say that measure alike when they met, and the other book says it no more? */
bool import_measure_is_gone(struct import *im, const struct book_measure *measure);
/*
 * import_back.c: the lines of a journal, and all that the books have said since they parted. `tables` (or
 * NULL): its tables by their places, in step[0] what all lines of each say, in step[1] all but its own.
 */
bool import_list_lines(struct import *im, struct book *book, struct said *said, struct said *tables,
	const struct buf *text);
bool import_read_past(struct import *im, const struct book_event *here, const struct buf *theirs);
void import_free_past(struct since *past);
/* A round's clock, its draw, as a merge tells them. */
void import_clock_words(struct buf *b, enum lang lang, int round, const struct round_clock *clock);
void import_draw_words(struct buf *b, enum lang lang, int round, const struct draw_how *how);
/* An event of the other book that is not here may be one that is here under another name, of another day. */
bool import_check_twin(struct import *im);
/* The line was taken back here since, and stays so: it is told. */
void import_say_back(struct import *im);
/* Of a merge: the line (of a deal: its cards) changed what was here; it is told. Not what is all new. */
void import_say_came(struct import *im);
/* A line about what was taken back here since is a conflict: the other book has gone on with it. */
bool import_check_struck(struct import *im);
/* Had both that table alike at the meeting? */
bool import_had_alike(const struct meeting *met, int round, int no);
/* And its sheet, whoever marked it? Did it say in the book of `side` what it said when the merge began? */
bool import_had_sheet(const struct meeting *met, int round, int no);
bool import_has_sheet(const struct import *im, const struct meeting *met, int side, int round, int no);
/* Has this book let that table be since both last had it alike? Has the other one? */
bool import_let_be(struct import *im, int round, int no);
bool import_let_be_there(struct import *im, int round, int no);
/* Before all lines, remove entries that the other book removed and whose number it gave to another player. */
bool import_drop_entries(struct import *im);
/* Take the step of order back that the other book has replaced, if it is the last here and as both had it. */
bool import_drop_step(struct import *im, int place, const char *value);
/* What the other book said and says no more, and what stays here: it is named. */
bool import_tell_gone(struct import *im, const struct buf *theirs);
/*
 * Is every table that this book has let be since both last had it alike what it is in the other one by now?
 * Else the next attempt takes it as a whole; if that cannot be, the two disagree about it.
 */
bool import_check_let_be(struct import *im, const struct buf *theirs);
/* What is new there, and has not come: it is named, if nothing else was. */
bool import_tell_rest(struct import *im, const struct buf *theirs);
/* import_met.c: where the two met, of the event that has that number here. */
bool import_read_meetings(struct import *im, int64_t event);
/*
 * Which event here was the other's then, by its name and day, whatever they are by now, or is from where that
 * is: im->met_event.
 */
bool import_find_met_event(struct import *im);
void import_close_meetings(struct import *im);
/* That meeting, its books open until the next is asked for; NULL: im->lost says why not. */
const struct meeting *import_meeting(struct import *im, size_t at);
/*
 * The meeting at which both last had a thing alike, as `alike` says, which notes what it was; NULL: there was
 * none.
 */
typedef bool import_alike(struct import *im, const struct meeting *met, void *thing);
const struct meeting *import_last_alike(struct import *im, import_alike *alike, void *thing);
/* The table as it was there; 0: it was not. */
int64_t import_table_then(struct import *im, const struct meeting *met, int side);
/*
 * The step by which that table was recorded anew in the book of `side`, once it had been removed; 0: it was
 * not. What was taken back there before belongs to another sheet.
 */
int64_t import_anew(struct import *im, int side, int64_t table);
/*
 * import_whole.c: a table that this book has not touched since both books last agreed becomes what it is in
 * the other one. Tell whether a fault of the table is to be ignored because the next attempt takes it as a
 * whole; whether this attempt does; and take the table under way so.
 */
bool import_spares(struct import *im, int round, int no);
bool import_takes_whole(const struct import *im);
bool import_take_whole(struct import *im);
/* Was the table under way recorded anew in the book of `side`, and nothing is on the new sheet, nor was? */
bool import_is_bare(struct import *im, int side);
/*
 * A table that the other book has let be since both last had it alike stays here what it is: nothing there is
 * news, be the sheet here recorded anew; but to a bare one it all comes. Is the table under way kept so; was
 * that one? Could it, on the other hand, not be taken as a whole?
 */
bool import_keeps(struct import *im);
bool import_was_kept(const struct import *im, int round, int no);
bool import_has_failed(const struct import *im, int round, int no);
/* Let the next attempt take the tables that failed in this one as a whole. */
void import_next_wholes(struct import *im);
/* import_merge.c: the event's journal, as the export of the other book would write it. */
bool import_write_journal(
	struct desk *desk, struct book *other, const struct book_event *event, struct buf *journal);
uint64_t import_sum(uint64_t sum, const char *text, size_t n);
/* Count one more of the lines with that sum; false: there are no more. */
bool import_meet(struct said_line *lines, size_t count, uint64_t sum);
/* In the order of their sums, each once. */
void import_sort(struct said_line *lines, size_t *count);
bool import_note_sum(struct import *im, struct said *said, uint64_t sum, int64_t step);
struct said_line *import_find_line(const struct said *said, uint64_t sum);   /* NULL: it was never said */
size_t import_count_line(const struct said *said, uint64_t sum);
/* What comes now was typed by them in the other book (NULL: it is this one's work); by who wrote the deal. */
bool import_keep_typist(struct import *im, const char *typist);
bool import_keep_typist_of(struct import *im, int no);
/* The table in the other book, as im->from_table; false: it has none. */
bool import_find_their_table(struct import *im);
/*
 * Was the ruling that the other book has, in any revision, one here? `ours`: what stands here of it, if that
 * is one of the other's revisions, and none of its later ones was taken back here by undo (id 0: it is not).
 * Was the sheet opened here since the other book's was signed?
 */
bool import_knows_ruling(
	struct import *im, const struct book_ruling *said, struct book_ruling *ours, bool *known);
bool import_opened_since(struct import *im, bool *since);
/* Something else stands here than the other book says: is it so since the two parted? The table names it. */
bool import_note_changed(struct import *im, int no);
/*
 * import_since.c: of a merge of two books that parted, the deals of the table, as soon as it has its seats:
 * what only the other book has done about them is done here too. What it says of them then is known.
 */
bool import_follow(struct import *im);
/*
 * The number here of the deal that has that one there, where either had one inserted since both had the table
 * alike; *here 0: it has none. Or is it the same? Else the error says so: what of it is in the other book.
 */
bool import_number_here(struct import *im, int no, int *here);
bool import_stays_at(struct import *im, int no, const struct msg *what);
/* Did a damaged page take a deal here that both books had? The second reports those still missing. */
bool import_is_lost(struct import *im, int no);
bool import_check_lost(struct import *im);
/* Has a damaged page taken anything of the table here? */
bool import_has_lost(struct import *im);
bool import_is_turn_lost(struct import *im, int no);   /* the same of a takeover of a seat */
/* The error says so: both versions of a deal (NULL: there is none), with who wrote each and when. False. */
bool import_name_versions(struct import *im, int no, const struct book_deal *ours,
	const struct book_deal *theirs, const struct msg *msg);
/* Name the table's deals that rulings decide in both over lines that the other book has changed since. */
bool import_check_under(struct import *im);
/* Do two deals say the same? Of a void one, and one to be dealt again, no line says what they were. */
bool import_same_deal(const struct book_deal *a, const struct book_deal *b);
/* Does the same stand at that number in both books, however it came to that? */
bool import_is_alike(struct import *im, int no);
/* A deal that conflicts, as a fault that names both versions. */
bool import_disagree(struct import *im, int no);

#endif
