/* The folder of pages: writes what has changed, removes what is gone, and touches nothing else. */
#define _GNU_SOURCE   /* syncfs */
#include "base/messages.h"
#include "site/messages.h"
#include "site/site.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sha2.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define LIST ".renonsz"
#define TEMP ".renonsz.new"   /* a file being written; a kill may leave it */
#define FORMAT "format=1"

/* ---- paths -------------------------------------------------------------------------------------- */

/* May it be the path of a page: of plain names that begin with no dot, so that it stays in the folder? */
static bool is_sound(const char *path)
{
	bool sound = path[0] && text_is_plain(path, strlen(path));

	for (const char *name = path; sound && name; name = strchr(name, '/')) {
		name += name > path;
		sound = name[0] && name[0] != '/' && name[0] != '.';
	}
	return sound;
}

static bool fail(const struct site_folder *f, const char *path, struct err *e)
{
	struct buf full = { 0 };
	const char *why = strerror(errno);

	buf_printf(&full, "%s/%s", f->path, path);
	err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(buf_text(&full), why));
	buf_free(&full);
	return false;
}

/* Is there a regular file, a folder, …, by itself and not by a link? 0: nothing. */
static mode_t kind_of(const struct site_folder *f, const char *path)
{
	struct stat there;

	return fstatat(f->fd, path, &there, AT_SYMLINK_NOFOLLOW) == 0 ? there.st_mode & S_IFMT : 0;
}

/* Are the folders on the path real ones, or not there? With `makes` make these. */
static bool enter(const struct site_folder *f, const char *path, bool makes, struct err *e)
{
	struct buf folder = { 0 };
	bool done = true;

	for (const char *slash = strchr(path, '/'); slash && done; slash = strchr(slash + 1, '/')) {
		buf_clear(&folder);
		buf_add(&folder, path, (size_t)(slash - path));
		const mode_t kind = kind_of(f, buf_text(&folder));
		if (kind && kind != S_IFDIR)
			done = err_set(e, ERR_REFUSED, &msg_site_in_the_way, MSG_ARGS(f->path, buf_text(&folder)));
		else if (!kind && makes)
			done = mkdirat(f->fd, buf_text(&folder), 0777) == 0 || fail(f, buf_text(&folder), e);
	}
	buf_free(&folder);
	return done;
}

static int by_path(const void *a, const void *b)
{
	return strcmp(((const struct site_file *)a)->path, ((const struct site_file *)b)->path);
}

static struct site_file *add_file(struct site_folder *f, const char *path, size_t n, struct err *e)
{
	struct site_file *files = list_grow(f->files, f->count, sizeof *files);
	char *copy = strndup(path, n);

	f->files = files ? files : f->files;
	if (!files || !copy) {
		free(copy);
		err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		return NULL;
	}
	f->files[f->count] = (struct site_file){ .path = copy };
	return &f->files[f->count++];
}

/* ---- the list ----------------------------------------------------------------------------------- */

/* Write the list's first line: what the pages were made of, and a digest of their sizes and times. */
static void write_head(const struct site_folder *f, struct buf *b)
{
	char digest[SHA256_DIGEST_STRING_LENGTH];
	struct stat there;
	SHA2_CTX sum;

	buf_str(b, FORMAT);
	if (!f->source[0])
		return;
	SHA256Init(&sum);
	for (size_t i = 0; i < f->count; i++) {
		if (f->files[i].state == SITE_REMOVED)
			continue;
		struct buf line = { 0 };
		if (fstatat(f->fd, f->files[i].path, &there, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(there.st_mode))
			there = (struct stat){ 0 };
		buf_printf(&line, "%s %lld %lld.%09ld\n", f->files[i].path, (long long)there.st_size,
			(long long)there.st_mtim.tv_sec, there.st_mtim.tv_nsec);
		SHA256Update(&sum, (const uint8_t *)buf_text(&line), line.len);
		buf_free(&line);
	}
	buf_printf(b, " %s files=%s", f->source, SHA256End(&sum, digest));
}

/* Write a file beside the others, then give it its name. */
static bool write_file(
	const struct site_folder *f, const char *path, const struct buf *content, struct err *e)
{
	const int fd = openat(f->fd, TEMP, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);

	if (fd < 0)
		return fail(f, path, e);
	bool done = file_put(fd, path, content, e);
	done = (close(fd) == 0 || fail(f, path, e)) && done;
	done = done && (renameat(f->fd, TEMP, f->fd, path) == 0 || fail(f, path, e));
	if (!done)
		unlinkat(f->fd, TEMP, 0);
	return done;
}

/* Before the first change: say in the list that the folder is not whole, and keep the list open for more. */
static bool begin(struct site_folder *f, struct err *e)
{
	struct buf b = { 0 };

	if (f->list >= 0)
		return true;
	file_passes(buf_text(&f->temp));
	unlinkat(f->fd, TEMP, 0);
	buf_str(&b, FORMAT "\n");
	for (size_t i = 0; i < f->listed; i++)
		buf_printf(&b, "%s\n", f->files[i].path);
	bool done = write_file(f, LIST, &b, e);
	buf_free(&b);
	f->list = done ? openat(f->fd, LIST, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC) : -1;
	return done && (f->list >= 0 || fail(f, LIST, e));
}

/* Take in the lines of a list; the last may have been cut off, before its page was written. */
static bool read_lines(struct site_folder *f, char *text, struct err *e)
{
	int no = 1;

	for (char *end = strchr(text, '\n'); end; text = end + 1, end = strchr(text, '\n'), no++) {
		*end = '\0';
		const size_t n = strlen(FORMAT);
		if (no == 1 && (strncmp(text, FORMAT, n) != 0 || (text[n] && text[n] != ' ')))
			break;
		if (no > 1 && !is_sound(text))
			return err_set(e, ERR_REFUSED, &msg_site_list_odd, MSG_ARGS(f->path, num_of(no).text, text));
		if (no == 1)
			buf_str(&f->head, text);
		else if (!add_file(f, text, strlen(text), e))
			return false;
	}
	if (no == 1)
		return err_set(e, ERR_REFUSED, &msg_site_list_bad, MSG_ARGS(f->path));
	list_sort(f->files, f->count, sizeof *f->files, by_path);
	for (size_t i = 0; i < f->count; i++) {   /* each once */
		if (f->listed > 0 && by_path(&f->files[i], &f->files[f->listed - 1]) == 0)
			free(f->files[i].path);
		else
			f->files[f->listed++] = f->files[i];
	}
	f->count = f->listed;
	return true;
}

/* A folder without a list must be empty. */
static bool check_empty(const struct site_folder *f, struct err *e)
{
	DIR *folder = opendir(f->path);
	bool done = folder || err_set(e, ERR_FAILED, &msg_cannot_read, MSG_ARGS(f->path, strerror(errno)));

	for (struct dirent *entry; done && (entry = readdir(folder));) {
		const char *name = entry->d_name;
		if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0 && strcmp(name, TEMP) != 0)
			done = err_set(e, ERR_REFUSED, &msg_site_taken, MSG_ARGS(f->path, name));
	}
	if (folder)
		closedir(folder);
	return done;
}

static bool read_list(struct site_folder *f, struct err *e)
{
	const mode_t kind = kind_of(f, LIST);
	struct buf path = { 0 }, text = { 0 };

	if (!kind)
		return check_empty(f, e);
	if (kind != S_IFREG)
		return err_set(e, ERR_REFUSED, &msg_site_list_bad, MSG_ARGS(f->path));
	buf_printf(&path, "%s/" LIST, f->path);
	bool done = file_read(&text, buf_text(&path), LIMIT_JOURNAL, e);
	if (done && (text.len == 0 || strlen(text.data) != text.len))
		done = err_set(e, ERR_REFUSED, &msg_site_list_bad, MSG_ARGS(f->path));
	done = done && read_lines(f, text.data, e);
	buf_free(&path);
	buf_free(&text);
	return done;
}

/* ---- from the first page to the last ------------------------------------------------------------ */

bool site_folder_open(struct site_folder *f, const char *path, const char *source, bool is_trial,
	struct err *e)
{
	*f = (struct site_folder){ .path = path, .source = source, .is_trial = is_trial, .list = -1 };
	buf_printf(&f->temp, "%s/" TEMP, path);
	f->fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (f->fd < 0 && errno == ENOENT && is_trial)
		return true;
	if (f->fd < 0 && errno == ENOENT && book_make_folder(buf_text(&f->temp), e))
		f->fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (f->fd < 0)
		return err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(path, strerror(errno)));
	if (!is_trial && flock(f->fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
		return err_set(e, ERR_CONFLICT, &msg_site_busy, MSG_ARGS(path));
	return read_list(f, e);
}

void site_folder_close(struct site_folder *f)
{
	file_passed(buf_text(&f->temp));
	if (f->list >= 0)
		close(f->list);
	if (f->fd >= 0)
		close(f->fd);
	for (size_t i = 0; i < f->count; i++)
		free(f->files[i].path);
	free(f->files);
	buf_free(&f->head);
	buf_free(&f->temp);
}

bool site_folder_is_whole(struct site_folder *f)
{
	struct buf head = { 0 };

	write_head(f, &head);
	const bool whole = f->source[0] && strcmp(buf_text(&head), buf_text(&f->head)) == 0;
	for (size_t i = 0; i < f->count && whole; i++)
		f->files[i].state = SITE_SAME;
	buf_free(&head);
	return whole;
}

/* Is there a regular file with these bytes? */
static bool has_bytes(const struct site_folder *f, const char *path, const struct buf *content)
{
	const int fd = openat(f->fd, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	struct stat there;
	char piece[16384];
	size_t at = 0;
	ssize_t n = 1;

	if (fd < 0)
		return false;
	bool same = fstat(fd, &there) == 0 && S_ISREG(there.st_mode) && (size_t)there.st_size == content->len;
	while (same && n > 0) {
		n = read(fd, piece, sizeof piece);
		same = n >= 0 && (size_t)n <= content->len - at
			&& memcmp(piece, buf_text(content) + at, (size_t)n) == 0;
		at += n > 0 ? (size_t)n : 0;
	}
	close(fd);
	return same && at == content->len;
}

/* Put the path of a new page into the list, before the page is there. */
static bool announce(struct site_folder *f, const char *path, struct err *e)
{
	struct buf line = { 0 };

	buf_printf(&line, "%s\n", path);
	bool done = file_put(f->list, path, &line, e);
	buf_free(&line);
	return done;
}

bool site_folder_put(void *arg, const char *path, const struct buf *content, struct err *e)
{
	struct site_folder *f = arg;
	const struct site_file wanted = { .path = (char *)path };
	struct site_file *file = f->listed == 0 ? NULL
		: bsearch(&wanted, f->files, f->listed, sizeof *f->files, by_path);
	const bool is_new = !file;

	if (!is_sound(path) || !enter(f, path, false, e))
		return err_set(e, ERR_REFUSED, &msg_site_in_the_way, MSG_ARGS(f->path, path));
	const bool same = has_bytes(f, path, content);
	if (is_new && !same && kind_of(f, path))
		return err_set(e, ERR_REFUSED, &msg_site_in_the_way, MSG_ARGS(f->path, path));
	if (is_new && !(file = add_file(f, path, strlen(path), e)))
		return false;
	file->state = same ? SITE_SAME : SITE_WRITTEN;
	return same || f->is_trial || (begin(f, e) && (!is_new || announce(f, path, e)) && enter(f, path, true, e)
		&& write_file(f, path, content, e));
}

/* Remove a page of before, and the folders that are then empty. */
static bool remove_file(struct site_folder *f, struct site_file *file, struct err *e)
{
	struct err in_the_way = { 0 };
	struct buf folder = { 0 };

	/* What others put in its place is theirs. */
	if (!enter(f, file->path, false, &in_the_way) || kind_of(f, file->path) != S_IFREG)
		return true;
	file->state = SITE_REMOVED;
	if (f->is_trial)
		return true;
	if (!begin(f, e) || (unlinkat(f->fd, file->path, 0) != 0 && !fail(f, file->path, e)))
		return false;
	buf_str(&folder, file->path);
	for (char *slash = strrchr(buf_text(&folder), '/'); slash; slash = strrchr(folder.data, '/')) {
		*slash = '\0';
		if (unlinkat(f->fd, folder.data, AT_REMOVEDIR) != 0)
			break;
	}
	buf_free(&folder);
	return true;
}

bool site_folder_finish(struct site_folder *f, struct err *e)
{
	struct buf list = { 0 };
	size_t kept = 0;
	bool done = true;

	for (size_t i = 0; i < f->listed && done; i++) {
		if (f->files[i].state == SITE_LISTED)
			done = remove_file(f, &f->files[i], e);
	}
	if (!done)
		return false;
	for (size_t i = 0; i < f->count; i++) {   /* no page of ours any more */
		if (f->files[i].state == SITE_LISTED)
			free(f->files[i].path);
		else
			f->files[kept++] = f->files[i];
	}
	f->count = f->listed = kept;
	list_sort(f->files, f->count, sizeof *f->files, by_path);
	if (f->is_trial)
		return true;
	/* The pages must be on the disk before the list says so. */
	if (f->list >= 0 && syncfs(f->fd) != 0)
		return fail(f, LIST, e);
	write_head(f, &list);
	for (size_t i = 0; i < f->count; i++)
		if (f->files[i].state != SITE_REMOVED)
			buf_printf(&list, "\n%s", f->files[i].path);
	buf_char(&list, '\n');
	if (!has_bytes(f, LIST, &list)) {
		unlinkat(f->fd, TEMP, 0);
		done = write_file(f, LIST, &list, e);
	}
	buf_free(&list);
	return done;
}
