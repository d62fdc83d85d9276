/* Copy a book while others write, and check copies. */
#define _XOPEN_SOURCE 700   /* realpath */
#include "base/messages.h"
#include "book/inner.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Pages copied between two reports of progress. */
enum { PAGES_AT_ONCE = 256 };

static void read_summary(sqlite3_stmt *st, void *item)
{
	struct book_summary *summary = item;

	summary->events = sql_int(st, 0);
	summary->steps = sql_int(st, 1);
	summary->deals = sql_int(st, 2);
	sql_text(st, 3, summary->last, sizeof summary->last);
}

const struct row summary_row = { sizeof(struct book_summary), read_summary, NULL };

/* ---- looking at one ---------------------------------------------------------------------------- */

void book_beside(struct buf *name, const char *path, const char *behind)
{
	char *whole = realpath(path, NULL);

	buf_clear(name);
	buf_printf(name, "%s%s", whole ? whole : path, behind);
	free(whole);
}

static bool has_content(const char *path, const char *behind)
{
	struct buf name = { 0 };
	struct stat st;

	book_beside(&name, path, behind);
	bool there = !name.failed && stat(name.data, &st) == 0 && st.st_size > 0;
	buf_free(&name);
	return there;
}

bool copy_look_into(struct book *s, const char *path, bool is_shared, struct err *e)
{
	const int flags = is_shared ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
	struct stat st;
	struct err why = { 0 };
	struct buf name = { 0 };
	struct header header;
	bool is_frozen = !is_shared && !has_content(path, "-wal");

	*s = (struct book){ .path = strdup(path) };
	if (!s->path)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (stat(path, &st) != 0)
		return err_set(e, errno == ENOENT ? ERR_NOT_FOUND : ERR_FAILED, &msg_cannot_read,
			MSG_ARGS(path, strerror(errno)));
	if (!S_ISREG(st.st_mode))
		return err_set(e, ERR_FAILED, &msg_book_no_file, MSG_ARGS(path));
	if (!is_frozen) {
		if (book_connect(s, s->path, flags, &why) && schema_header(s, &header, &why))
			return true;
		book_disconnect(s);
		/* SQLite may be unable to make even its companion files. */
		if ((s->failure != SQLITE_CANTOPEN && s->failure != SQLITE_READONLY)
			|| has_content(s->path, "-wal")) {
			*e = why;
			return false;
		}
	}
	book_frozen_uri(&name, s->path);
	bool done = !name.failed && book_connect(s, name.data, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, e);
	buf_free(&name);
	return done;
}

void copy_look_away(struct book *s)
{
	if (s->db)
		book_disconnect(s);
	free(s->path);
}

/* Works for every version: these tables and columns exist since the first. */
static const struct sql sql_summary = { "SELECT (SELECT count(*) FROM event), (SELECT count(*) FROM step), "
	"(SELECT count(*) FROM deal WHERE current AND state NOT IN ('redeal', 'taken-back')), "
	"(SELECT max(at) FROM step)", &summary_row };

static void note_fault(void *faults, const char *fault)
{
	(void)fault;
	++*(int *)faults;
}

/*
 * Sum up a book that this program can read, now or after an upgrade; `is_check`: check all pages and
 * references first.
 */
static bool sum_up(struct book *s, bool is_check, struct book_summary *out, struct err *e)
{
	struct migration migrations[SCHEMA_VERSIONS];
	int count = schema_migrations(migrations, SCHEMA_VERSIONS), newest = migrations[count - 1].version;
	struct book_summary found = { 0 };
	struct header header;
	struct stat st;
	int faults = 0;

	if (!schema_header(s, &header, e))
		return false;
	out->version = header.version;
	if (header.application != BOOK_APPLICATION || header.version < 1)
		return err_set(e, ERR_FAILED, &msg_book_foreign, MSG_ARGS(s->path));
	if (header.version > newest)
		return err_set(e, ERR_FAILED, &msg_book_newer, MSG_ARGS(s->path, num_of(header.version).text,
			num_of(newest).text));
	if (is_check && !schema_check_file(s, note_fault, &faults, e))
		return false;
	if (faults > 0)
		return err_set(e, ERR_FAILED, &msg_book_damaged, MSG_ARGS(s->path));
	if ((is_check && !schema_check_references(s, e)) || sql_one(s, &sql_summary, NO_VALUES, &found, e) != 1)
		return false;
	found.version = header.version;
	found.size = stat(s->path, &st) == 0 ? st.st_size : 0;
	*out = found;
	return true;
}

bool book_inspect(const char *path, bool is_shared, struct book_summary *out, struct err *e)
{
	struct book s;

	*out = (struct book_summary){ 0 };
	bool done = copy_look_into(&s, path, is_shared, e) && sum_up(&s, true, out, e);
	copy_look_away(&s);
	return done;
}

/* Refuse a path beside which SQLite left files: they would be read into the copy. */
bool book_place_is_clear(const char *to, struct err *e)
{
	return (!has_content(to, "-wal") && !has_content(to, "-journal"))
		|| err_set(e, ERR_CONFLICT, &msg_copy_beside, MSG_ARGS(to));
}

bool book_is_part(const char *path)
{
	static const char magic[] = "SQLite format 3", *const besides[] = { "-wal", "-shm", "-journal" };
	char first[sizeof magic] = "";
	struct stat st;
	FILE *file = stat(path, &st) == 0 && S_ISREG(st.st_mode) ? fopen(path, "rb") : NULL;
	struct buf of = { 0 };
	bool is_part = file && fread(first, 1, sizeof magic, file) == sizeof magic
		&& memcmp(first, magic, sizeof magic) == 0;

	if (file)
		fclose(file);
	for (size_t i = 0; i < sizeof besides / sizeof *besides && !is_part; i++) {
		size_t n = strlen(path), behind = strlen(besides[i]);
		buf_clear(&of);
		buf_add(&of, path, n > behind && strcmp(path + n - behind, besides[i]) == 0 ? n - behind : 0);
		is_part = of.len > 0 && stat(buf_text(&of), &st) == 0;
	}
	buf_free(&of);
	return is_part;
}

const char book_throwaway[] = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF";

/* ---- making one -------------------------------------------------------------------------------- */

bool book_copy_pages(sqlite3 *to, sqlite3 *from, const struct book_progress *progress)
{
	sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
	int code;

	if (!backup)
		return false;
	do {
		code = sqlite3_backup_step(backup, PAGES_AT_ONCE);
		size_t total = (size_t)sqlite3_backup_pagecount(backup);
		if (progress)
			progress->show(progress->arg, total - (size_t)sqlite3_backup_remaining(backup), total);
	} while (code == SQLITE_OK);
	if (progress)
		progress->show(progress->arg, 1, 1);
	return sqlite3_backup_finish(backup) == SQLITE_OK && code == SQLITE_DONE;
}

static bool copy_into(
	struct book *from, const char *path, const struct book_progress *progress, struct err *e)
{
	struct book to = { .path = (char *)path };
	struct err why = { 0 };
	bool done = book_connect(&to, path, SQLITE_OPEN_READWRITE, e)
		&& sqlite3_exec(to.db, book_throwaway, NULL, NULL, NULL) == SQLITE_OK;

	done = done && book_copy_pages(to.db, from->db, progress);
	if (!done && to.db) {
		/* SQLite reports a full disk, and an unreadable page, as failures of the copy. */
		sql_failed(&to, &why);
		bool is_damaged = to.failure == SQLITE_CORRUPT || to.failure == SQLITE_NOTADB;
		err_set(e, ERR_FAILED, is_damaged ? &msg_book_damaged
			: to.failure == SQLITE_FULL ? &msg_copy_full : &msg_copy_failed, MSG_ARGS(from->path, path));
	}
	if (to.db)
		book_disconnect(&to);
	return done;
}

/* Copy and sum up one state of the book: while the transaction lasts, others may write. */
static bool copy_state(const char *from, const char *to, const struct book_progress *progress,
	struct book_summary *state, struct err *e)
{
	struct book s;
	bool done = copy_look_into(&s, from, true, e) && sql_run(&s, &sql_begin_read, NO_VALUES, e)
		&& sum_up(&s, false, state, e) && copy_into(&s, to, progress, e);

	copy_look_away(&s);
	return done;
}

bool copy_make(struct file_draft *draft, const char *from, const struct book_progress *progress,
	struct book_summary *out, struct err *e)
{
	struct book_summary state = { 0 };
	struct err why = { 0 };

	if (draft->direct) {
		err_set(e, ERR_FAILED, &msg_copy_failed, MSG_ARGS(from, draft->path));
	} else if (copy_state(from, draft->temp.data, progress, &state, e)) {
		if (!book_inspect(draft->temp.data, false, out, &why))
			err_set(e, ERR_FAILED, &msg_book_damaged, MSG_ARGS(from));
		else if (out->events == state.events && out->steps == state.steps && out->deals == state.deals
			&& out->version == state.version && strcmp(out->last, state.last) == 0)
			return true;
		else
			err_set(e, ERR_FAILED, &msg_copy_differs, MSG_ARGS(from));
	}
	return file_draft_finish(draft, false, e);
}

void copy_sync_folder(const char *path)
{
	struct buf folder = { 0 };
	const char *slash = strrchr(path, '/');

	buf_add(&folder, path, slash ? (size_t)(slash - path) + 1 : 0);
	int fd = open(slash ? buf_text(&folder) : ".", O_RDONLY | O_CLOEXEC);
	if (fd >= 0) {
		fsync(fd);
		close(fd);
	}
	buf_free(&folder);
}

bool book_back_up(const char *from, const char *to, const struct book_progress *progress,
	struct book_summary *out, struct err *e)
{
	struct file_draft draft;
	struct stat there;

	*out = (struct book_summary){ 0 };
	/* Opening a pipe would wait for its reader. */
	if (stat(to, &there) == 0 && S_ISFIFO(there.st_mode))
		return err_set(e, ERR_FAILED, &msg_copy_failed, MSG_ARGS(from, to));
	if (!book_place_is_clear(to, e) || !file_draft_start(&draft, to, e)
		|| !copy_make(&draft, from, progress, out, e) || !file_draft_finish(&draft, true, e))
		return false;
	copy_sync_folder(to);
	return true;
}
