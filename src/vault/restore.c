/* A copy in the place of the book. */
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

/* The files that SQLite may have left beside a book; what is in them belongs to that book and no other. */
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

/* Give the book a second name, or where the disk has none, another one; it may not be there at all. */
static bool keep_book(const char *book, const char *keep, bool is_locked)
{
	/* Of a book that is locked all is in the file itself. */
	for (size_t i = 0; !is_locked && i < sizeof besides / sizeof *besides; i++) {
		if (!move(book, keep, besides[i]))
			return false;
	}
	return link(book, keep) == 0 || errno == ENOENT || rename(book, keep) == 0;
}

/* As it was before keep_book. */
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

/*
 * Let nobody else into the book until `s` is closed, with all of it in its one file. A book that is not
 * there or cannot be read any more is nobody's, and not locked.
 */
static bool lock_out_others(struct book *s, bool *is_locked, struct err *e)
{
	struct stat st;

	*is_locked = false;
	if (stat(s->path, &st) != 0)
		return true;
	if (!book_connect(s, s->path, SQLITE_OPEN_READWRITE, e))
		return false;
	int code = book_lock_alone(s) & 0xff;
	*is_locked = code == SQLITE_OK;
	if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
		return err_set(e, ERR_CONFLICT, &msg_book_open, MSG_ARGS(s->path));
	return *is_locked || code == SQLITE_NOTADB || code == SQLITE_CORRUPT || sql_failed(s, e);
}

static bool put_in_place(struct file_draft *draft, const char *keep, bool is_locked, struct err *e)
{
	const char *book = draft->path;
	struct stat st;

	if (stat(keep, &st) == 0) {
		err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(keep, strerror(EEXIST)));
		return file_draft_finish(draft, false, e);
	}
	if (!keep_book(book, keep, is_locked)) {
		err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(keep, strerror(errno)));
		give_back(book, keep);
		return file_draft_finish(draft, false, e);
	}
	if (file_draft_finish(draft, true, e)) {
		copy_sync_folder(book);
		return true;
	}
	give_back(book, keep);
	return false;
}

bool vault_restore(const char *book, const char *backup, const char *keep,
	const struct book_progress *progress, struct book_summary *out, struct err *e)
{
	struct book s = { .path = (char *)book };
	struct file_draft draft;

	*out = (struct book_summary){ 0 };
	if (!file_draft_start(&draft, book, e) || !copy_make(&draft, backup, progress, out, e))
		return false;
	bool is_locked, done = lock_out_others(&s, &is_locked, e);
	done = done ? put_in_place(&draft, keep, is_locked, e) : file_draft_finish(&draft, false, e);
	if (s.db)
		book_disconnect(&s);
	return done;
}
