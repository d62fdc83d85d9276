/* Whole files in and out, and the embedded ones. */
#include "base/messages.h"

#include <errno.h>
#include <fcntl.h>
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
	/* Its room at once, that of the last, empty piece too. */
	struct stat there;
	if (fstat(fd, &there) == 0 && S_ISREG(there.st_mode) && (size_t)there.st_size <= max)
		buf_room(b, (size_t)there.st_size + PIECE);
	bool done = read_all(b, fd, path, max, e);
	close(fd);
	return done;
}

bool file_draft_start(struct file_draft *draft, const char *path, struct err *e)
{
	struct stat there;

	*draft = (struct file_draft){ .path = path, .fd = -1 };
	draft->direct = stat(path, &there) == 0 && !S_ISREG(there.st_mode);
	buf_printf(&draft->temp, draft->direct ? "%s" : "%s.XXXXXX", path);
	if (!draft->temp.failed)
		draft->fd = draft->direct ? open(path, O_WRONLY | O_CLOEXEC) : mkstemp(draft->temp.data);
	if (draft->fd >= 0)
		return true;
	err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(path, strerror(errno)));
	buf_free(&draft->temp);
	return false;
}

/* Under its name, where no other file is. Where a file cannot have two names the place is taken first. */
static bool place_new(const struct file_draft *draft)
{
	if (link(draft->temp.data, draft->path) == 0)
		return unlink(draft->temp.data) == 0;
	int fd = errno == EEXIST ? -1 : open(draft->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	if (fd < 0)
		return false;
	close(fd);
	return rename(draft->temp.data, draft->path) == 0;
}

/* Onto the disk and under its name, with the permissions that a new file has. */
static bool draft_place(const struct file_draft *draft)
{
	mode_t mask = umask(0);

	umask(mask);
	if (draft->direct)
		return true;
	bool done = fsync(draft->fd) == 0 && fchmod(draft->fd, 0666 & ~mask) == 0;
	return done && (draft->is_new ? place_new(draft) : rename(draft->temp.data, draft->path) == 0);
}

bool file_draft_finish(struct file_draft *draft, bool whole, struct err *e)
{
	bool done = whole && draft_place(draft);

	if (whole && !done && draft->is_new && errno == EEXIST)
		err_set(e, ERR_CONFLICT, &msg_file_came, MSG_ARGS(draft->path));
	else if (whole && !done)
		err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(draft->path, strerror(errno)));
	if (!done && !draft->direct)
		unlink(draft->temp.data);
	close(draft->fd);
	buf_free(&draft->temp);
	return done;
}

static bool write_all(int fd, const char *data, size_t n)
{
	while (n > 0) {
		ssize_t done = write(fd, data, n);
		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0)
			return false;
		data += done;
		n -= (size_t)done;
	}
	return true;
}

bool file_write(const char *path, const struct buf *b, struct err *e)
{
	struct file_draft draft;

	if (b->failed)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (!file_draft_start(&draft, path, e))
		return false;
	bool whole = write_all(draft.fd, buf_text(b), b->len);
	if (!whole)
		err_set(e, ERR_FAILED, &msg_cannot_write, MSG_ARGS(path, strerror(errno)));
	return file_draft_finish(&draft, whole, e);
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
