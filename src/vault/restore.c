/* Put a copy in place of the book. */
#include "base/messages.h"
#include "book/inner.h"
#include "vault/vault.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool vault_is_earlier(struct book *s, const char *copy)
{
	struct book then = { 0 };
	struct vault_step last, same;
	struct err ignored = { 0 };
	struct stat st;
	bool found = false;

	if (stat(copy, &st) != 0 || !S_ISREG(st.st_mode) || !book_place_is_clear(copy, &ignored))
		return false;
	bool done = copy_look_into(&then, copy, false, &ignored)
		&& sql_one(&then, &sql_step_last, NO_VALUES, &last, &ignored) == 1;
	done = done && last.seal[0]
		&& vault_step_by_seal(s, last.seal, &same, &found, &ignored) && found;
	copy_look_away(&then);
	return done;
}

/* The files that SQLite may have left beside a book, parts of that book. */
static const char *const besides[] = { "-wal", "-journal" };

static bool move(const char *from, const char *to, const char *behind)
{
	struct buf a = { 0 }, b = { 0 };

	buf_printf(&a, "%s%s", from, behind);
	buf_printf(&b, "%s%s", to, behind);
	bool done = !a.failed && !b.failed && (rename(a.data, b.data) == 0 || errno == ENOENT);
	buf_free(&a);
	buf_free(&b);
	return done;
}

/* Undo the renaming of the book. */
static void give_back(const char *book, const char *keep)
{
	struct stat st;

	for (size_t i = 0; i < sizeof besides / sizeof *besides; i++)
		move(keep, book, besides[i]);
	if (stat(book, &st) == 0)
		unlink(keep);
	else
		move(keep, book, "");
}

/* Give the book a second name (or rename it, if the disk allows only one), and the draft the book's name. */
static bool put_in_place(struct file_draft *draft, const char *keep, bool is_locked, struct err *e)
{
	const char *book = draft->path;
	struct stat st;

	if (stat(keep, &st) == 0) {
		err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(keep, strerror(EEXIST)));
		return file_draft_finish(draft, false, e);
	}
	/* A locked book is in one file; a book need not exist at all. */
	bool is_kept = true;
	for (size_t i = 0; is_kept && !is_locked && i < sizeof besides / sizeof *besides; i++)
		is_kept = move(book, keep, besides[i]);
	is_kept = is_kept && (link(book, keep) == 0 || errno == ENOENT || rename(book, keep) == 0);
	if (!is_kept)
		err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(keep, strerror(errno)));
	if (is_kept && file_draft_finish(draft, true, e)) {
		copy_sync_folder(book);
		return true;
	}
	give_back(book, keep);
	return is_kept ? false : file_draft_finish(draft, false, e);
}

bool vault_restore(const char *book, const char *backup, const char *keep,
	const struct book_progress *progress, struct book_summary *out, struct err *e)
{
	struct book s = { .path = (char *)book };
	struct file_draft draft;
	struct stat st;
	int code = SQLITE_NOTADB;

	*out = (struct book_summary){ 0 };
	if (!file_draft_start(&draft, book, e) || !copy_make(&draft, backup, progress, out, e))
		return false;
	/*
	 * Lock others out of the book until `s` is closed, and move all of it into its one file. A missing or
	 * unreadable book is not locked.
	 */
	bool is_there = stat(book, &st) == 0;
	bool done = !is_there || book_connect(&s, book, SQLITE_OPEN_READWRITE, e);
	if (is_there && done) {
		code = book_lock_alone(&s) & 0xff;
		if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
			done = err_set(e, ERR_CONFLICT, &msg_book_open, MSG_ARGS(book));
		else if (code != SQLITE_OK && code != SQLITE_NOTADB && code != SQLITE_CORRUPT)
			done = sql_failed(&s, e);
	}
	done = done ? put_in_place(&draft, keep, code == SQLITE_OK, e) : file_draft_finish(&draft, false, e);
	if (s.db)
		book_disconnect(&s);
	return done;
}
