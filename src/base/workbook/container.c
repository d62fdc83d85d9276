/* A file that is one container, and what no program takes for two. */
#include "base/workbook/inner.h"

#include <stdlib.h>
#include <string.h>

/* How long are a directory's end, its entries, and what is in front of a part. */
enum { END = 22, ENTRY = 46, FRONT = 30, MOST_COMMENT = 65535 };

/* What may follow the bytes of a part whose sizes were not known in front of it. */
enum { SIZES_BEHIND = 8, MOST_BEHIND = 24 };

/* The bytes of a part, from what is in front of it; behind them up to so many that say its sizes. */
struct span {
	int64_t from, to;
	int behind;
};

/* The end of a container: where its directory begins and ends, and how many parts it lists. */
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

/* ---- the end --------------------------------------------------------------------------------- */

/*
 * The record at the end of a container says where its directory is. A file with another record behind it,
 * or that is two files in one, is one workbook to some programs and another to others: there has to be one
 * record, at the end, behind its directory. `tail`: the last bytes of a file of that size.
 */
static bool has_one_end(const unsigned char *tail, size_t n, int64_t size, struct directory *out)
{
	size_t ends = 0, last = n;

	for (size_t at = 0; at + END <= n; at++) {
		if (memcmp(tail + at, "PK\5\6", 4) != 0)
			continue;
		ends += at + END + container_number(tail + at + 20, 2) == n;
		last = at;
	}
	if (ends != 1 || last + END + container_number(tail + last + 20, 2) != n)
		return false;
	out->from = container_number(tail + last + 16, 4);
	out->to = out->from + container_number(tail + last + 12, 4);
	out->count = container_number(tail + last + 10, 2);
	return out->to == size - (int64_t)(n - last);
}

static bool find_directory(FILE *file, struct directory *out)
{
	enum { TAIL = END + MOST_COMMENT };
	unsigned char *tail = malloc(TAIL);
	bool is_one = false;

	if (tail && fseeko(file, 0, SEEK_END) == 0) {
		int64_t size = ftello(file);
		size_t n = size > TAIL ? TAIL : (size_t)(size > 0 ? size : 0);
		is_one = read_at(file, size - (int64_t)n, tail, n) && has_one_end(tail, n, size, out);
	}
	free(tail);
	return is_one;
}

/* ---- what is in front of it ------------------------------------------------------------------ */

/* The part that an entry of the directory means; `*at`: that entry, then the next. */
static bool read_span(FILE *file, int64_t *at, struct span *span)
{
	unsigned char entry[ENTRY], front[FRONT];

	if (!read_at(file, *at, entry, ENTRY) || memcmp(entry, "PK\1\2", 4) != 0)
		return false;
	span->from = container_number(entry + 42, 4);
	if (!read_at(file, span->from, front, FRONT) || memcmp(front, "PK\3\4", 4) != 0)
		return false;
	span->to = span->from + FRONT + container_number(front + 26, 2) + container_number(front + 28, 2)
		+ container_number(entry + 20, 4);
	span->behind = container_number(entry + 8, 2) & SIZES_BEHIND ? MOST_BEHIND : 0;
	*at += ENTRY + container_number(entry + 28, 2) + container_number(entry + 30, 2)
		+ container_number(entry + 32, 2);
	return true;
}

static int span_order(const void *a, const void *b)
{
	const struct span *x = a, *y = b;

	return (x->from > y->from) - (x->from < y->from);
}

/* One behind the other, from the first byte to the directory. */
static bool is_covered(struct span *spans, const struct directory *directory)
{
	int64_t at = 0, behind = 0;

	if (directory->count > 0)
		list_sort(spans, directory->count, sizeof *spans, span_order);
	for (size_t i = 0; i < directory->count; i++) {
		if (spans[i].from < at || spans[i].from > at + behind)
			return false;
		at = spans[i].to;
		behind = spans[i].behind;
	}
	return directory->from >= at && directory->from <= at + behind;
}

bool container_is_one(FILE *file)
{
	struct directory directory = { 0 };

	if (!find_directory(file, &directory))
		return false;
	struct span *spans = calloc(directory.count + 1, sizeof *spans);
	int64_t at = directory.from;
	bool done = true;
	if (!spans)
		return false;
	for (size_t i = 0; done && i < directory.count; i++)
		done = at < directory.to && read_span(file, &at, &spans[i]);
	done = done && at == directory.to && is_covered(spans, &directory);
	free(spans);
	return done;
}
