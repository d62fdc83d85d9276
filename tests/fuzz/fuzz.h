/*
 * What the fuzz targets share. A target is one function that takes any bytes: it ends in a clean refusal or
 * in something that holds when it is looked at again; assert() is its way to say no.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include "games/ulti/notation/notation.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Called by libFuzzer for every input; the bytes are its own, so that one read too far is seen. Returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* The first line of `rest`, taken off it with its '\n'. */
static inline struct text_slice fuzz_line(struct text_slice *rest)
{
	const char *newline = memchr(rest->s, '\n', rest->n);
	struct text_slice line = { rest->s, newline ? (size_t)(newline - rest->s) : rest->n };
	size_t taken = line.n + (newline != NULL);

	rest->s += taken;
	rest->n -= taken;
	return line;
}

/* Nothing that a terminal would obey. */
static inline void fuzz_shows(const struct buf *b)
{
	assert(!b->failed);
	for (size_t i = 0; i < b->len; i++) {
		unsigned char c = (unsigned char)b->data[i];
		assert((c >= 0x20 && c != 0x7f) || c == '\n' || c == '\t');
	}
}

/* A fault stands inside its line, and can be shown in both languages. */
static inline void fuzz_fault(struct text_slice line, const struct text_fault *fault)
{
	const struct text_diagnostic d = { .file = "x", .line = 1, .source = line, .fault = *fault };
	struct buf b = { 0 };

	assert(fault->from <= fault->to && fault->to <= line.n);
	for (int lang = 0; lang < LANG_COUNT; lang++)
		text_diagnostic_write(&b, (enum lang)lang, &d);
	fuzz_shows(&b);
	assert(strchr(b.data, '^'));
	buf_free(&b);
}

/* An error says something in both languages, and has a status. */
static inline void fuzz_error(const struct err *e)
{
	struct buf b = { 0 };

	assert(e->status != ERR_NONE);
	for (int lang = 0; lang < LANG_COUNT; lang++)
		err_text(&b, (enum lang)lang, e);
	assert(!b.failed && b.len > 0);
	buf_free(&b);
}

/* ---- files ------------------------------------------------------------------------------------- */

/* A path of that name in a folder of this run, made under $TMPDIR; whoever set $TMPDIR removes it. */
static inline const char *fuzz_path(const char *name)
{
	static char folder[128], path[160];
	const char *temp = getenv("TMPDIR");

	if (!folder[0]) {
		snprintf(folder, sizeof folder, "%s/renonsz-fuzz-XXXXXX", temp ? temp : "/tmp");
		assert(mkdtemp(folder));
	}
	snprintf(path, sizeof path, "%s/%s", folder, name);
	return path;
}

/* Write the bytes there. */
static inline const char *fuzz_file(const char *name, const uint8_t *data, size_t n)
{
	const char *path = fuzz_path(name);
	FILE *file = fopen(path, "wb");

	assert(file);
	assert(fwrite(data, 1, n, file) == n);
	assert(fclose(file) == 0);
	return path;
}

#endif
