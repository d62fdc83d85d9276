/*
 * damaged FOLDER TIMES SEED: whole.db is cut short, or a bit, a piece or a page of it is spoilt, and every
 * command is run on what is left. Each has to end with the right output, or with an error that names the
 * file; and where the book has lost or changed something without an error, the check of the book has to
 * find it.
 */
#include "book.h"

#include <stdint.h>
#include <sys/stat.h>
#include <unistd.h>

enum { WORDS = 12, PAGE = 4096 };

static const char *const commands[][WORDS] = {
	{ "standings", "--csv" }, { "deals", "--csv" }, { "export", "--journal" }, { "ruling", "list", "--csv" },
	{ "sheet", "1", "1", "--csv" }, { "missing", "--csv" }, { "entry", "list", "--csv" },
	{ "deal", "add", "1", "1", "9", "A", "P", "m", "+" }, { "deal", "remove", "1", "1", "1" },
	{ "log", "--csv" }, { "verify" },
};
enum { COMMANDS = sizeof commands / sizeof *commands, READERS = 7 };

static uint64_t random_state;
static struct buf whole, right[COMMANDS];
static long silent, errors, failures;

/* From 0 to n - 1 (xorshift64*). */
static size_t any(size_t n)
{
	random_state ^= random_state >> 12;
	random_state ^= random_state << 25;
	random_state ^= random_state >> 27;
	return (size_t)(random_state * 2685821657736338717u >> 11) % n;
}

static void run_command(struct outcome *o, const char *const words[])
{
	const char *argv[WORDS + 1] = { "renonsz" };
	int argc = 1;

	while (*words)
		argv[argc++] = *words++;
	run_words(o, argc, (char **)(uintptr_t)argv);
}

static bool is_there(const char *const words[])
{
	char both[64];

	snprintf(both, sizeof both, "%s %s", words[0], words[1] ? words[1] : "");
	return has_command(words[0]) || has_command(both);
}

/* ---- the damage --------------------------------------------------------------------------------- */

static void cut(struct buf *b, char *what, size_t size)
{
	b->len = any(b->len);
	snprintf(what, size, "cut to %zu", b->len);
}

static void flip(struct buf *b, char *what, size_t size)
{
	size_t at = any(b->len);

	b->data[at] ^= (char)(1 << any(8));
	snprintf(what, size, "a bit at %zu", at);
}

static void spoil(struct buf *b, char *what, size_t size)
{
	size_t n = 1 + any(64), at = any(b->len - n);

	for (size_t i = 0; i < n; i++)
		b->data[at + i] = (char)any(256);
	snprintf(what, size, "%zu bytes at %zu", n, at);
}

static void blank(struct buf *b, char *what, size_t size)
{
	size_t at = any(b->len / PAGE) * PAGE;

	memset(b->data + at, 0, PAGE);
	snprintf(what, size, "the page at %zu", at);
}

static void damage(long turn, char *what, size_t size)
{
	static void (*const kinds[])(struct buf *b, char *what, size_t size) = { cut, flip, spoil, blank };
	struct buf b = { 0 };
	struct err e = { 0 };

	buf_add(&b, whole.data, whole.len);
	kinds[turn % 4](&b, what, size);
	unlink("work.db-wal");
	unlink("work.db-shm");
	if (!file_write("work.db", &b, &e))
		exit(2);
	buf_free(&b);
}

/* ---- what comes of it --------------------------------------------------------------------------- */

/* A wrong output without an error: then the check has to find the damage. */
static void check_output(int command, const struct outcome *o, const char *what)
{
	bool is_right = strcmp(buf_text(&o->out), buf_text(&right[command])) == 0;

	if (command >= READERS || is_right)
		return;
	silent++;
	if (!unsound("work.db") && has_command("verify")) {
		printf("# %s, %s %s: a wrong output, and nobody finds the damage\n", what, commands[command][0], commands[command][1]);
		failures++;
	}
}

/* It names the file, or says of an entry that the book is damaged. */
static void check_error(int command, const struct outcome *o, const char *what)
{
	bool named = strstr(buf_text(&o->note), "work.db") || strstr(buf_text(&o->note), "a könyv sérült");

	errors++;
	if (o->status == ERR_FAILED ? named : o->note.len + o->out.len > 0)
		return;
	printf("# %s, %s %s: status %d and no word of the book: %s\n", what, commands[command][0], commands[command][1],
		o->status, buf_text(&o->note));
	failures++;
}

static void try_all(const char *what)
{
	struct outcome o;

	for (int i = 0; i < COMMANDS; i++) {
		if (!is_there(commands[i]))
			continue;
		run_command(&o, commands[i]);
		if (o.status <= ERR_CHECK)
			check_output(i, &o, what);
		else
			check_error(i, &o, what);
		outcome_free(&o);
	}
}

int main(int argc, char **argv)
{
	struct err e = { 0 };
	struct outcome o;
	char what[64];

	if (argc < 4 || chdir(argv[1]) != 0 || !file_read(&whole, "whole.db", 64 << 20, &e))
		return 2;
	random_state = strtoull(argv[3], NULL, 10) * 2 + 1;
	setenv("RENONSZ_DB", "whole.db", 1);
	setvbuf(stdout, NULL, _IOLBF, 0);
	printf("# seed %s\n", argv[3]);
	for (int i = 0; i < READERS; i++) {
		run_command(&o, commands[i]);
		buf_add(&right[i], buf_text(&o.out), o.out.len);
		outcome_free(&o);
	}
	setenv("RENONSZ_DB", "work.db", 1);
	for (long i = 0; i < atol(argv[2]); i++) {
		damage(i, what, sizeof what);
		try_all(what);
	}
	printf("%s - %s damaged books: %ld errors, %ld wrong outputs, which the check of the book finds\n", failures ? "not ok" : "ok",
		argv[2], errors, silent);
	for (int i = 0; i < READERS; i++)
		buf_free(&right[i]);
	buf_free(&whole);
	return 0;
}
