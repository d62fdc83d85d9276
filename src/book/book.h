/*
 * book: the club's book, one SQLite file (schema/). Facts in, facts out; figures are report's. The book knows
 * no game but by its code: bids, parts and results are words of games/, seats are numbered from 0, a table
 * has up to BOOK_SEATS.
 *
 * Every function that can fail takes a `struct err` last and returns false with it filled. Lists come as an
 * array that the caller frees with book_free. Nothing is written but between book_begin and book_commit.
 *
 * Here: 1 the file, 2 changes, 3 copies. What stands in the book: people.h, tables.h, deals.h, rulings.h.
 */
#ifndef BOOK_H
#define BOOK_H

#include "base/base.h"
#include "games/game.h"

enum { BOOK_SEATS = GAME_SEATS, BOOK_NAME = 128, BOOK_SHORT = 64, BOOK_WORD = 16, BOOK_TEXT = 256 };
/*
 * The value of a setting, in the book and in a journal. The longest is a step of order, of 64 players with
 * the numbers they had when it was written: "-99999=99999,".
 */
enum { BOOK_SETTING = 1024 };
/* Room for the longest name and mark as they are shown: "NAME (MARK)". */
enum { BOOK_LABEL = BOOK_NAME + BOOK_SHORT + 2 };
_Static_assert((int)GAME_ITEM == (int)BOOK_LABEL, "whoever bets may be a player");

struct book;

/* ==== 1. The file ============================================================================== */

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
/* A copy of an open book that nobody else sees, to be looked at as it was. */
bool book_open_copy(struct book **out, struct book *of, struct err *e);
/* Free a list that this room returned (NULL is fine). */
void book_free(void *list);

/* Copy what was typed into an array of these structs; ERR_REFUSED if it is too long, or is not plain. */
bool book_name_set(char *out, size_t size, const char *typed, struct err *e);
/* A new name: ERR_REFUSED if it has a letter of another alphabet that looks like a Latin one. */
bool book_name_check_letters(const char *name, struct err *e);
/* The same of a seed, which decides by its bytes: ERR_REFUSED too if another text looks like it. */
bool book_seed_set(char *out, size_t size, const char *typed, struct err *e);
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
/* Are all words typed, or beginnings of them, in a label, in any order: as players are looked for? */
bool book_name_has_words(const char *typed, const char *label);
/* Is one name the other with words abbreviated, or its first word alone: "Kovács J.", "Kiss Gy", "Kiss"? */
bool book_name_is_short(const char *name, const char *whole);

/* Words of a label, folded and sorted, without signs, a number in front, "dr." and "prof.", other titles
 * short: alike, they may be one. */
void book_name_bare(char out[TEXT_WORDS], const char *label);

/* ==== 2. Changes =============================================================================== */

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
/* Write the step row of the change under way, before its first fact or even if it writes none. */
bool book_step(struct book *s, struct err *e);
bool book_commit(struct book *s, struct err *e);
/* Take everything since book_begin back: a dry run, or an error. */
void book_rollback(struct book *s);

/* A round of an event. */
struct book_round {
	int64_t event;
	int round;
	int unseated;    /* its tables are done, but so many sat at none of them: it is not complete */
	int short_tables;   /* signed without all their deals */
};

/*
 * The last of the rounds that the last change has completed: now every table of it is signed, or has all
 * the deals that the event fixes for a round, and everybody sat at one; or where only somebody without a
 * table is in the way
 * (`unseated`). False if there is none. Asked after book_commit, and answered once.
 */
bool book_round_completed(struct book *s, struct book_round *out);

/* ==== 3. Copies ================================================================================ */

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
/* Is it a book, or the name of what SQLite has beside a file that is there (-wal, -shm, -journal)? */
bool book_is_part(const char *path);
/*
 * Look at a book of this or an older version and check it without an upgrade. `is_shared`: others may be
 * writing it; else it lies there as a copy, and no file of SQLite's appears beside it. ERR_FAILED: it
 * cannot be read, or it is damaged.
 */
bool book_inspect(const char *path, bool is_shared, struct book_summary *out, struct err *e);

#endif
