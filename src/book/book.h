/*
 * book: the club's book, one SQLite file (schema/). Facts in, facts out; figures are report's. The book knows
 * a game only by its code: bids, parts and results are words of games/; seats are numbered from 0, at most
 * BOOK_SEATS at a table.
 *
 * Every function that can fail takes a `struct err` last and returns false with it filled. Lists come as an
 * array that the caller frees with book_free. Rows are written only between book_begin and book_commit.
 *
 * Here: 1 the file, 2 changes, 3 copies. The facts of the book: people.h and deals.h.
 */
#ifndef BOOK_H
#define BOOK_H

#include "base/base.h"
#include "games/game.h"

enum { BOOK_SEATS = GAME_SEATS, BOOK_NAME = 128, BOOK_SHORT = 64, BOOK_WORD = 16, BOOK_TEXT = 256 };
/*
 * The value of a setting, in the book and in a journal. The longest is a step of order, for 64 players with
 * the numbers that they had then: "-99999=99999,".
 */
enum { BOOK_SETTING = 1024 };
/* Size of the longest label, "NAME (MARK)". */
enum { BOOK_LABEL = BOOK_NAME + BOOK_SHORT + 2 };
_Static_assert((int)GAME_ITEM == (int)BOOK_LABEL, "whoever bets may be a player");

struct book;

/* ==== 1. The file ============================================================================== */

enum book_access {
	BOOK_CREATE,   /* create a missing book; its folder must exist */
	BOOK_WRITE,    /* the book must exist and be writable */
	BOOK_READ,     /* it must exist */
	BOOK_LOOK      /* it must exist, and stays unchanged: an older one is upgraded in a copy of our own */
};

/* Open a book: refuse a foreign or newer file, upgrade an older one after a backup beside it. */
bool book_open(struct book **out, const char *path, enum book_access access, struct err *e);
/* Return the path by which the book was opened. */
const char *book_path(const struct book *s);
/* Create the missing folders of a book's path. */
bool book_make_folder(const char *path, struct err *e);
/* Before closing: delete the book again if opening created it and nothing was written into it. */
void book_drop_unused(struct book *s);
void book_close(struct book *s);
/* Open a private copy of an open book, to look at its past. */
bool book_open_copy(struct book **out, struct book *of, struct err *e);
/*
 * Open a private copy in which players who want no name in publications have initials, or a number and no
 * club, and nothing typed about anybody is left; *out NULL if nobody hides, and the book itself can be
 * published. Its history has the names still. The seal of its last step is the book's.
 */
bool book_published_copy(struct book **out, struct book *of, enum lang lang, struct err *e);
/* Free a list that this room returned (NULL is fine). */
void book_free(void *list);

/* Copy a typed text into a char array of a struct; ERR_REFUSED if it is too long or not plain. */
bool book_name_set(char *out, size_t size, const char *typed, struct err *e);
/* Check a new name; ERR_REFUSED if a letter of another alphabet in it looks like a Latin one. */
bool book_name_check_letters(const char *name, struct err *e);
/*
 * Copy a typed seed the same way; its bytes decide the draw: ERR_REFUSED also if another text looks like it.
 */
bool book_seed_set(char *out, size_t size, const char *typed, struct err *e);
/* Count the letters to change to turn one name into the other, ignoring case and accents. */
size_t book_names_distance(const char *a, const char *b);

/* How a typed name relates to a label. */
enum book_likeness {
	BOOK_UNLIKE,
	BOOK_NEAR, /* one letter away, or some of the label's words: may be somebody else */
	BOOK_MEANT /* the label except for case and accents, or short for it: "kiss", "kiss p" */
};
enum book_likeness book_name_likeness(const char *typed, const char *label);
/* The same of texts that text_words_fold has folded. */
enum book_likeness book_words_likeness(const char *words, const char *folded);
/*
 * Does a label have all typed words, or words beginning with them, in any order, as in a search for players?
 */
bool book_name_has_words(const char *typed, const char *label);
/* Is a name short for the whole one, words abbreviated or the first alone: "Kovács J.", "Kiss Gy", "Kiss"? */
bool book_name_is_short(const char *name, const char *whole);

/*
 * Write the words of a label folded and sorted, without signs, leading number, "dr." and "prof.", with other
 * titles abbreviated: labels of equal words may be one person.
 */
void book_name_bare(char out[TEXT_WORDS], const char *label);

/* ==== 2. Changes =============================================================================== */

/* The author of a change: one command is one step, and every row it writes carries that step. */
struct book_author {
	const char *operator_name;   /* "" if not given */
	const char *command;         /* the command line */
	const char *at;              /* UTC, "2026-11-21T18:00:00Z"; NULL or "": now */
};

/*
 * Begin a change: wait for other writers, then give up with ERR_CONFLICT. A book that was moved, or upgraded
 * by a newer program, since it was opened is no longer written. The author's strings must stay until the end.
 * The step is written with the first row: a change that changes nothing leaves none. A function that refuses
 * has not written anything, so the change can go on; after ERR_FAILED roll it back.
 */
bool book_begin(struct book *s, const struct book_author *author, struct err *e);
/*
 * Attribute the rest of the change to another author: its next row begins a step of its own, with that
 * operator and command (both copied).
 */
bool book_author_switch(struct book *s, const char *operator_name, const char *command, struct err *e);
/* Write the step row of the present change, before its first fact or even without one. */
bool book_step(struct book *s, struct err *e);
bool book_commit(struct book *s, struct err *e);
/* Roll back everything since book_begin, after a dry run or an error. */
void book_rollback(struct book *s);

/* A round of an event. */
struct book_round {
	int64_t event;
	int round;
	int unseated;    /* all tables are done, but this many players had no seat: not complete */
	int twice;       /* or this many sat at two tables */
	int short_tables;   /* tables signed without all their deals */
};

/*
 * Find the last round completed by the last change: every table is signed or has all the deals that the event
 * fixes for a round, and everybody had one seat; or only that is wrong (`unseated`, `twice`). False
 * if there is none. Call it after book_commit; it answers once.
 */
bool book_round_completed(struct book *s, struct book_round *out);

/* ==== 3. Copies ================================================================================ */

/* A summary of a book, to tell copies apart. */
struct book_summary {
	int64_t size;                   /* of the file, in bytes */
	int version;                    /* of its schema */
	int events, steps;
	int deals;                      /* numbers with a deal, void ones included */
	char last[32];                  /* UTC time of the last change, "" if there is none */
};

/* Shows the progress of long work: `done` of `total`. */
struct book_progress {
	void (*show)(void *arg, size_t done, size_t total);
	void *arg;
};

/*
 * Copy the book at `from` to `to` while others may write: one state of it, complete or not at all, reread and
 * checked (pages, references, counts) before it gets its name. An existing file is replaced. `out` sums up
 * the copy.
 */
bool book_back_up(const char *from, const char *to, const struct book_progress *progress,
	struct book_summary *out, struct err *e);
/* The name of a file that SQLite keeps beside a book ("-wal"): beside the file, if `path` is a link to it. */
void book_beside(struct buf *name, const char *path, const char *behind);
/* Is it a book, or the name of SQLite's companion (-wal, -shm, -journal) of an existing file? */
bool book_is_part(const char *path);
/*
 * Check and sum up a book of this or an older version without upgrading it. `is_shared`: others may be
 * writing it; else it is a copy at rest, and SQLite makes no files beside it. ERR_FAILED: unreadable or
 * damaged.
 */
bool book_inspect(const char *path, bool is_shared, struct book_summary *out, struct err *e);

#endif
