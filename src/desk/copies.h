/* copies: backups of the book made by hand and after each round, found again, and put back. */
#ifndef DESK_COPIES_H
#define DESK_COPIES_H

#include "desk/desk.h"

#include <time.h>

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

#endif
