/* Read and write whole files, and find the embedded ones. */
#include "base/messages.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* build/embedded.c, made by the Makefile: sorted by name, closed by an entry without one. */
extern const struct embedded embedded_files[];

const struct embedded *embedded_at(size_t n)
{
	const struct embedded *f = embedded_files;

	while (n > 0 && f->name) {
		f++;
		n--;
	}
	return f->name ? f : NULL;
}

const struct embedded *embedded_find(const char *name)
{
	for (const struct embedded *f = embedded_files; f->name; f++) {
		if (strcmp(f->name, name) == 0)
			return f;
	}
	return NULL;
}

enum { PIECE = 65536 };

static bool read_all(struct buf *b, int fd, const char *path, size_t max, struct err *e)
{
	size_t start = b->len;

	for (;;) {
		if (!buf_room(b, PIECE))
			return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		ssize_t n = read(fd, b->data + b->len, PIECE);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return err_set(e, ERR_FAILED, &msg_cannot_read, MSG_ARGS(path, strerror(errno)));
		if (n == 0)
			break;
		b->len += (size_t)n;
		if (b->len - start > max)
			return err_set(e, ERR_REFUSED, &msg_file_too_large, MSG_ARGS(path, num_of((int64_t)max).text));
	}
	b->data[b->len] = '\0';
	return true;
}

bool file_read(struct buf *b, const char *path, size_t max, struct err *e)
{
	if (strcmp(path, "-") == 0)
		return read_all(b, STDIN_FILENO, path, max, e);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0) {
		return err_set(e, errno == ENOENT ? ERR_NOT_FOUND : ERR_FAILED, &msg_cannot_read,
			MSG_ARGS(path, strerror(errno)));
	}
	/* Make room for the whole file at once, and for the last, empty read. */
	struct stat there;
	if (fstat(fd, &there) == 0 && S_ISREG(there.st_mode) && (size_t)there.st_size <= max)
		buf_room(b, (size_t)there.st_size + PIECE);
	bool done = read_all(b, fd, path, max, e);
	close(fd);
	return done;
}

/* What a signal that ends the program removes. */
enum { PASSING = 8 };
static char *volatile passing[PASSING];
static const int endings[] = { SIGHUP, SIGINT, SIGTERM };

static void end_clean(int number)
{
	for (int i = 0; i < PASSING; i++) {
		if (passing[i] && unlink(passing[i]) != 0)
			rmdir(passing[i]);
	}
	signal(number, SIG_DFL);
	raise(number);
}

void file_passes(const char *path)
{
	int i = 0;

	while (i < PASSING && passing[i])
		i++;
	if (i < PASSING)
		passing[i] = strdup(path);
	for (size_t k = 0; k < sizeof endings / sizeof *endings; k++) {
		if (signal(endings[k], end_clean) == SIG_IGN)
			signal(endings[k], SIG_IGN);
	}
}

void file_passed(const char *path)
{
	for (int i = 0; i < PASSING; i++) {
		char *known = passing[i];
		if (!known || strcmp(known, path) != 0)
			continue;
		passing[i] = NULL;
		free(known);
	}
}

bool file_draft_start(struct file_draft *draft, const char *path, struct err *e)
{
	struct stat there;

	*draft = (struct file_draft){ .path = path, .fd = -1 };
	draft->direct = stat(path, &there) == 0 && !S_ISREG(there.st_mode);
	buf_printf(&draft->temp, draft->direct ? "%s" : "%s.XXXXXX", path);
	if (!draft->temp.failed)
		draft->fd = draft->direct ? open(path, O_WRONLY | O_CLOEXEC) : mkstemp(draft->temp.data);
	if (draft->fd >= 0 && !draft->direct)
		file_passes(draft->temp.data);
	if (draft->fd >= 0)
		return true;
	err_set(e, ERR_FAILED, errno == ENOENT ? &msg_cannot_write_there : &msg_cannot_write,
		MSG_ARGS(path, strerror(errno)));
	buf_free(&draft->temp);
	return false;
}

bool file_draft_finish(struct file_draft *draft, bool whole, struct err *e)
{
	const char *temp = draft->temp.data, *path = draft->path;
	mode_t mask = umask(0);

	umask(mask);
	/* Sync it, and give it the permissions of a new file and its name. */
	bool done = whole && (draft->direct || (fsync(draft->fd) == 0 && fchmod(draft->fd, 0666 & ~mask) == 0));
	if (done && !draft->direct && draft->is_new) {
		/* Replace no file. If a file cannot have two names, reserve the name first. */
		bool is_linked = link(temp, path) == 0, is_taken = !is_linked && errno == EEXIST;
		int fd = is_linked || is_taken ? -1 : open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
		if (fd >= 0)
			close(fd);
		done = is_linked ? unlink(temp) == 0 : fd >= 0 && rename(temp, path) == 0;
	} else if (done && !draft->direct) {
		done = rename(temp, path) == 0;
	}
	if (whole && !done && draft->is_new && errno == EEXIST)
		err_set(e, ERR_CONFLICT, &msg_file_came, MSG_ARGS(path));
	else if (whole && !done)
		err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(path, strerror(errno)));
	if (!done && !draft->direct)
		unlink(temp);
	file_passed(temp);
	close(draft->fd);
	buf_free(&draft->temp);
	return done;
}

bool file_put(int fd, const char *path, const struct buf *b, struct err *e)
{
	const char *data = buf_text(b);
	size_t left = b->len;
	ssize_t n = 0;

	if (b->failed)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	while (left > 0 && ((n = write(fd, data, left)) >= 0 || errno == EINTR)) {
		data += n > 0 ? n : 0;
		left -= n > 0 ? (size_t)n : 0;
	}
	return left == 0 || err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(path, strerror(errno)));
}

bool file_write(const char *path, const struct buf *b, struct err *e)
{
	struct file_draft draft;

	if (b->failed)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (!file_draft_start(&draft, path, e))
		return false;
	bool done = file_put(draft.fd, path, b, e);
	return file_draft_finish(&draft, done, e);
}

const char *file_temporary_folder(void)
{
	const char *folder = getenv("TMPDIR");

	return folder && *folder ? folder : "/tmp";
}

bool file_is_same(const char *a, const char *b)
{
	struct stat x, y;

	return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}
