/* For targets that are whole commands: one run on a file against a book that stays as it is. */
#ifndef FUZZ_CLI_H
#define FUZZ_CLI_H

#include "fuzz.h"

#include "cli/commands/commands.h"
#include "cli/shell/cli.h"
#include "desk/desk.h"

/* A book with one event, made once. */
static inline struct book *fuzz_book(void)
{
	static const struct book_author author = { "fuzz", "fuzz", "2026-11-21T18:00:00Z" };
	static struct book *book;
	struct book_event event;
	struct err e = { 0 };

	if (book)
		return book;
	desk_event_start(&event);
	snprintf(event.name, sizeof event.name, "Kupa");
	snprintf(event.day, sizeof event.day, "2026-11-21");
	assert(book_open(&book, fuzz_path("book.db"), BOOK_CREATE, &e));
	assert(book_begin(book, &author, &e) && book_event_add(book, &event, &e) && book_commit(book, &e));
	return book;
}

/* Run a command with --dry-run on a file of those bytes: it is done, or says why not; the book stays. */
static inline void fuzz_command(cli_run *run, const uint8_t *data, size_t n)
{
	char path[160];
	char *arguments[] = { path, NULL };
	struct cli cli = { .lang = LANG_HU, .opt = { [CLI_DRY_RUN] = "" }, .book = fuzz_book(), .argc = 1,
		.argv = arguments };

	snprintf(path, sizeof path, "%s", fuzz_file("input", data, n));
	if (!run(&cli)) {
		fuzz_error(&cli.err);
		assert(cli.err.status != ERR_FAILED && cli.err.status != ERR_USAGE);
		book_rollback(cli.book);
	}
	fuzz_shows(&cli.note);
	buf_free(&cli.note);
	buf_free(&cli.event);
	buf_free(&cli.out);
	buf_free(&cli.command_line);
	buf_free(&cli.form);
	buf_free(&cli.recipe);
}

#endif
