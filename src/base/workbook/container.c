/* Check that a file is exactly one container to every program. */
#include "base/workbook/inner.h"

#include <stdlib.h>
#include <string.h>

/* The lengths of a directory's end record, of its entries, and of a part's header. */
enum { END = 22, ENTRY = 46, FRONT = 30, MOST_COMMENT = 65535 };

/* The flag of a part whose header lacks its sizes, and the longest descriptor that may follow it. */
enum { SIZES_BEHIND = 8, MOST_BEHIND = 24 };

/* A part's byte range: its header, its data, and after it up to `behind` bytes of size descriptor. */
struct span {
	int64_t from, to;
	int behind;
};

/* A container's directory: its beginning, its end, and the number of parts it lists. */
struct directory {
	int64_t from, to;
	size_t count;
};

uint32_t container_number(const unsigned char *at, int bytes)
{
	uint32_t n = 0;

	while (bytes-- > 0)
		n = n << 8 | at[bytes];
	return n;
}

static bool read_at(FILE *file, int64_t at, unsigned char *out, size_t n)
{
	return fseeko(file, at, SEEK_SET) == 0 && fread(out, 1, n, file) == n;
}

/*
 * Find the directory by the record at the end of the container. With a second such record, or two files in
 * one, programs would see different workbooks: require one record, at the end, after its directory.
 */
static bool find_directory(FILE *file, struct directory *out)
{
	enum { TAIL = END + MOST_COMMENT };
	unsigned char *tail = fseeko(file, 0, SEEK_END) == 0 ? malloc(TAIL) : NULL;
	int64_t size = tail ? ftello(file) : 0;
	size_t n = size > TAIL ? TAIL : (size_t)(size > 0 ? size : 0), ends = 0, last = n;
	bool is_one = tail && read_at(file, size - (int64_t)n, tail, n);

	for (size_t at = 0; is_one && at + END <= n; at++) {
		if (memcmp(tail + at, "PK\5\6", 4) != 0)
			continue;
		ends += at + END + container_number(tail + at + 20, 2) == n;
		last = at;
	}
	is_one = is_one && ends == 1 && last + END + container_number(tail + last + 20, 2) == n;
	if (is_one) {
		out->from = container_number(tail + last + 16, 4);
		out->to = out->from + container_number(tail + last + 12, 4);
		out->count = container_number(tail + last + 10, 2);
		is_one = out->to == size - (int64_t)(n - last);
	}
	free(tail);
	return is_one;
}

static int span_order(const void *a, const void *b)
{
	const struct span *x = a, *y = b;

	return (x->from > y->from) - (x->from < y->from);
}

bool container_is_one(FILE *file)
{
	struct directory directory = { 0 };
	unsigned char entry[ENTRY], front[FRONT];

	if (!find_directory(file, &directory))
		return false;
	struct span *spans = calloc(directory.count + 1, sizeof *spans);
	if (!spans)
		return false;
	int64_t at = directory.from, end = 0, behind = 0;
	bool done = true;
	for (size_t i = 0; done && i < directory.count; i++) {
		struct span *span = &spans[i];
		done = at < directory.to && read_at(file, at, entry, ENTRY) && memcmp(entry, "PK\1\2", 4) == 0;
		if (!done)
			break;
		span->from = container_number(entry + 42, 4);
		done = read_at(file, span->from, front, FRONT) && memcmp(front, "PK\3\4", 4) == 0;
		span->to = span->from + FRONT + container_number(front + 26, 2) + container_number(front + 28, 2)
			+ container_number(entry + 20, 4);
		span->behind = container_number(entry + 8, 2) & SIZES_BEHIND ? MOST_BEHIND : 0;
		at += ENTRY + container_number(entry + 28, 2) + container_number(entry + 30, 2)
			+ container_number(entry + 32, 2);
	}
	/* The parts follow each other from the first byte to the directory. */
	done = done && at == directory.to;
	list_sort(spans, done ? directory.count : 0, sizeof *spans, span_order);
	for (size_t i = 0; done && i < directory.count; i++) {
		done = spans[i].from >= end && spans[i].from <= end + behind;
		end = spans[i].to;
		behind = spans[i].behind;
	}
	free(spans);
	return done && directory.from >= end && directory.from <= end + behind;
}
