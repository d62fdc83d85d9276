/* Copies of the book: their names, making, finding, putting back. */
#include "desk/desk.h"

#include "base/messages.h"
#include "desk/messages.h"
#include "vault/vault.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- names ------------------------------------------------------------------------------------- */

/* The present time for a file's name: 20261121T180000Z. */
static struct num stamp(const struct desk_shelf *shelf)
{
	const char *given = shelf->now;
	time_t now = time(NULL);
	struct tm utc;
	struct num out;
	size_t n = 0;

	if (!given || !given[0]) {
		strftime(out.text, sizeof out.text, "%Y%m%dT%H%M%SZ", gmtime_r(&now, &utc));
		return out;
	}
	for (; *given && n + 1 < sizeof out.text; given++) {
		if (!strchr("-:", *given))
			out.text[n++] = *given;
	}
	out.text[n] = '\0';
	return out;
}

static const char *file_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static bool is_there(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0;
}

/* Name a copy, beside the book or in a folder: the book's name, a dot, and `kind`. */
static bool name_copy(struct buf *b, const char *book, const char *folder, const char *kind)
{
	if (folder && folder[0])
		buf_printf(b, "%s/%s.%s", folder, file_of(book), kind);
	else
		buf_printf(b, "%s.%s", book, kind);
	return !b->failed;
}

/* Name a copy of an earlier state of the book `s` like no existing file, except one that may be replaced. */
static bool name_free_copy(
	struct buf *b, struct book *s, const char *book, const char *folder, const char *kind)
{
	struct buf tried = { 0 };

	bool done = name_copy(b, book, folder, kind);
	for (int n = 2; done && is_there(b->data) && !(s && vault_is_earlier(s, b->data)); n++) {
		buf_clear(&tried);
		buf_printf(&tried, "%s-%d", kind, n);
		buf_clear(b);
		done = name_copy(b, book, folder, buf_text(&tried));
	}
	buf_free(&tried);
	return done;
}

/* ---- made -------------------------------------------------------------------------------------- */

/* Name the copy as the word asks. */
static bool name_wanted(const struct desk_shelf *shelf, const char *word, struct buf *path, struct err *e)
{
	const char *folder = word ? word : shelf->folder;
	struct buf kind = { 0 };
	struct stat st;

	if (word && !word[0])
		return err_set(e, ERR_USAGE, &msg_backup_no_name, MSG_NO_ARGS);
	if (word && (stat(word, &st) != 0 || !S_ISDIR(st.st_mode))) {
		buf_str(path, word);
		if (is_there(word) && !shelf->may_replace)
			return err_set(e, ERR_CONFLICT, &msg_backup_there, MSG_ARGS(word));
		return !path->failed;
	}
	buf_printf(&kind, "backup-%s", stamp(shelf).text);
	bool done = name_free_copy(path, NULL, shelf->book, folder, buf_text(&kind));
	buf_free(&kind);
	return done;
}

bool desk_back_up(const struct desk_shelf *shelf, const char *word, const struct book_progress *progress,
	struct buf *path, struct book_summary *out, struct err *e)
{
	if (!name_wanted(shelf, word, path, e))
		return false;
	if (!is_there(shelf->book))
		return err_set(e, ERR_NOT_FOUND, &msg_backup_no_book, MSG_ARGS(shelf->book));
	if (file_is_same(shelf->book, buf_text(path)))
		return err_set(e, ERR_USAGE, &msg_backup_itself, MSG_ARGS(buf_text(path)));
	return book_back_up(shelf->book, path->data, progress, out, e);
}

enum desk_round_copy desk_back_up_round(struct book *s, const struct desk_shelf *shelf, bool is_off,
	const struct book_round *round, struct buf *path, struct err *why)
{
	struct buf kind = { 0 };
	struct book_summary copy;
	const char *book = book_path(s);

	if (round->unseated > 0 || round->twice > 0)
		return DESK_ROUND_MISSEATED;
	if (is_off)
		return DESK_ROUND_NO_COPY;
	buf_printf(&kind, "backup-e%lld-r%d", (long long)round->event, round->round);
	bool done = name_free_copy(path, s, book, shelf->folder, buf_text(&kind))
		&& book_back_up(book, path->data, NULL, &copy, why);
	buf_free(&kind);
	return done ? DESK_ROUND_COPIED : DESK_ROUND_FAILED;
}

/* ---- found ------------------------------------------------------------------------------------- */

struct copies {
	struct desk_copy *list;
	size_t count;
};

/* Is this BOOK.backup-… or BOOK.before-restore-…, but no file of SQLite's and none still being written? */
static bool is_copy(const char *file, const char *book)
{
	static const char *const kinds[] = { ".backup-", ".before-restore-" };
	static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
	size_t n = strlen(book);

	if (strncmp(file, book, n) != 0)
		return false;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		const char *rest = file + n + strlen(kinds[i]);
		if (strncmp(file + n, kinds[i], strlen(kinds[i])) != 0 || rest[strspn(rest, plain)])
			continue;
		const char *last = strrchr(rest, '-');
		return !last
			|| (strcmp(last, "-wal") != 0 && strcmp(last, "-shm") != 0
				&& strcmp(last, "-journal") != 0);
	}
	return false;
}

static bool add_copy(struct copies *copies, const char *folder, const char *file)
{
	struct buf path = { 0 };
	struct stat st;
	struct desk_copy *list = list_grow(copies->list, copies->count, sizeof *list);

	if (!list)
		return false;
	copies->list = list;
	buf_printf(&path, "%s%s", folder, file);
	if (path.failed) {
		buf_free(&path);
		return false;
	}
	if (stat(path.data, &st) != 0 || !S_ISREG(st.st_mode))
		buf_free(&path);
	else
		copies->list[copies->count++] = (struct desk_copy){ path.data, st.st_mtime };
	return true;
}

/* List the copies in a folder, whose name ends with "/" ("": the current one). */
static bool find_copies(const char *folder, const char *book, struct copies *copies, struct err *e)
{
	DIR *dir = opendir(folder[0] ? folder : ".");
	struct dirent *entry;
	bool done = true;

	if (!dir)
		return err_set(e, ERR_FAILED, &msg_cannot_read, MSG_ARGS(folder, strerror(errno)));
	while (done && (entry = readdir(dir)) != NULL) {
		if (is_copy(entry->d_name, book))
			done = add_copy(copies, folder, entry->d_name)
				|| err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	closedir(dir);
	return done;
}

static int by_time(const void *a, const void *b)
{
	const struct desk_copy *x = a, *y = b;

	return x->at != y->at ? (x->at < y->at ? -1 : 1) : strcmp(x->path, y->path);
}

bool desk_copies(const struct desk_shelf *shelf, struct desk_copy **list, size_t *count, struct err *e)
{
	const char *file = file_of(shelf->book);
	struct copies copies = { 0 };
	struct buf folder = { 0 };

	buf_add(&folder, shelf->book, (size_t)(file - shelf->book));
	bool done = find_copies(buf_text(&folder), file, &copies, e);
	if (done && shelf->folder && shelf->folder[0]) {
		buf_clear(&folder);
		buf_printf(&folder, "%s/", shelf->folder);
		done = find_copies(buf_text(&folder), file, &copies, e);
	}
	buf_free(&folder);
	if (copies.count > 0)
		list_sort(copies.list, copies.count, sizeof *copies.list, by_time);
	*list = copies.list;
	*count = copies.count;
	return done;
}

void desk_copies_free(struct desk_copy *list, size_t count)
{
	for (size_t i = 0; i < count; i++)
		free(list[i].path);
	free(list);
}

bool desk_copy_was_replaced(const struct desk_copy *copy)
{
	return strstr(copy->path, ".before-restore-") != NULL;
}

/* ---- put back ---------------------------------------------------------------------------------- */

void desk_copy_find(const struct desk_shelf *shelf, const char *word, struct buf *path)
{
	const char *book = shelf->book;

	buf_str(path, word);
	if (is_there(word) || strchr(word, '/'))
		return;
	buf_clear(path);
	buf_add(path, book, (size_t)(file_of(book) - book));
	buf_str(path, word);
	if (is_there(buf_text(path)))
		return;
	buf_clear(path);
	buf_str(path, word);
}

bool desk_restore(const struct desk_shelf *shelf, const char *backup, bool may_make_folder,
	const struct book_progress *progress, struct buf *keep, struct book_summary *out, struct err *e)
{
	struct buf kind = { 0 };

	buf_printf(&kind, "before-restore-%s", stamp(shelf).text);
	bool done = (!may_make_folder || book_make_folder(shelf->book, e))
		&& name_free_copy(keep, NULL, shelf->book, NULL, buf_text(&kind))
		&& vault_restore(shelf->book, backup, keep->data, progress, out, e);
	buf_free(&kind);
	return done;
}
