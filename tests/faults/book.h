/*
 * What the fault tests share: the program run inside the test, and the one place that says whether a book
 * is sound.
 */
#ifndef FAULTS_BOOK_H
#define FAULTS_BOOK_H

#include "base/messages.h"
#include "cli/shell/cli.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the program ------------------------------------------------------------------------------- */

struct outcome {
	int status;
	struct buf out, note;
};

static inline void outcome_free(struct outcome *o)
{
	buf_free(&o->out);
	buf_free(&o->note);
	*o = (struct outcome){ 0 };
}

/*
 * Run the words of a command line as main.c does; what it would print is in the outcome, which the caller
 * frees.
 */
static inline void run_words(struct outcome *o, int argc, char **argv)
{
	struct cli cli = { 0 };
	const struct cli_command *command = cli_parse(&cli, argc, argv);

	if (command && cli_open(&cli, command->book))
		command->run(&cli);
	book_drop_unused(cli.book);
	book_close(cli.book);
	if (cli.err.status != ERR_NONE) {
		buf_clear(&cli.out);
		err_text(&cli.note, cli.lang, &cli.err);
	}
	*o = (struct outcome){ cli.err.status != ERR_NONE ? (int)cli.err.status : (int)cli.status, cli.out,
		cli.note };
	buf_free(&cli.event);
	buf_free(&cli.command_line);
	buf_free(&cli.form);
	buf_free(&cli.recipe);
}

/* Has the program a command of that name? */
static inline bool has_command(const char *name)
{
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		if (strcmp(command->name, name) == 0)
			return true;
	}
	return false;
}

/* ---- is the book sound? ------------------------------------------------------------------------- */

/* Each gives the number 0 on a sound book. */
static const char *const sound_numbers[] = {
	"SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
	"SELECT count(*) FROM pragma_foreign_key_check",
	"SELECT count(*) FROM (SELECT 1 FROM deal_point GROUP BY deal HAVING sum(points) <> 0)",
	"SELECT count(*) FROM (SELECT 1 FROM deal WHERE current GROUP BY game_table, no HAVING count(*) > 1)",
	"SELECT count(*) FROM (SELECT 1 FROM deal GROUP BY game_table, no HAVING count(*) <> max(revision))",
	"SELECT count(*) FROM deal WHERE state = 'played' AND (SELECT count(*) FROM deal_point WHERE deal = deal.id) < 3",
};

/* The first column of the first row; -1 if the statement fails. */
static inline long book_number(sqlite3 *db, const char *sql)
{
	sqlite3_stmt *st = NULL;
	long n = -1;

	if (sqlite3_prepare_v2(db, sql, -1, &st, NULL) == SQLITE_OK && sqlite3_step(st) == SQLITE_ROW)
		n = (long)sqlite3_column_int64(st, 0);
	return sqlite3_finalize(st) == SQLITE_OK ? n : -1;
}

static inline bool verify_agrees(const char *path)
{
	const char *words[] = { "renonsz", "-f", path, "verify", NULL };
	struct outcome o;

	run_words(&o, 4, (char **)(uintptr_t)words);
	if (o.status != 0)
		fprintf(stderr, "# verify: %s%s", buf_text(&o.out), buf_text(&o.note));
	bool agrees = o.status == 0;
	outcome_free(&o);
	return agrees;
}

/* NULL, or what is wrong with the book. What the program's own verify finds counts too, where it has one. */
static inline const char *unsound(const char *path)
{
	sqlite3 *db = NULL;
	const char *found = NULL;

	if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
		found = "it cannot be opened";
	for (size_t i = 0; !found && i < sizeof sound_numbers / sizeof *sound_numbers; i++) {
		if (book_number(db, sound_numbers[i]) != 0)
			found = sound_numbers[i];
	}
	sqlite3_close(db);
	if (!found && has_command("verify") && !verify_agrees(path))
		found = "renonsz verify says no";
	return found;
}

/* When it was, and the seals over that, differ from run to run where the program asks the clock itself. */
static inline bool is_fixed(sqlite3_stmt *st, int column)
{
	return strcmp(sqlite3_column_name(st, column), "at") != 0
		&& sqlite3_column_type(st, column) != SQLITE_BLOB;
}

/* Every row of every table as text, in a fixed order. */
static inline void dump_table(sqlite3 *db, const char *name, struct buf *out)
{
	sqlite3_stmt *st = NULL;
	char sql[256];

	snprintf(sql, sizeof sql, "SELECT * FROM \"%s\"", name);
	if (sqlite3_prepare_v2(db, sql, -1, &st, NULL) != SQLITE_OK)
		buf_str(out, "unreadable\n");
	while (st && sqlite3_step(st) == SQLITE_ROW) {
		buf_str(out, name);
		for (int i = 0; i < sqlite3_column_count(st); i++) {
			const char *text = is_fixed(st, i) ? (const char *)sqlite3_column_text(st, i) : "*";
			buf_printf(out, "|%s", text ? text : "-");
		}
		buf_char(out, '\n');
	}
	sqlite3_finalize(st);
}

/* The whole book as text, the same for the same content; "" if there is none. */
static inline void dump_book(const char *path, struct buf *out)
{
	sqlite3 *db = NULL;
	sqlite3_stmt *st = NULL;

	buf_clear(out);
	if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK && sqlite3_prepare_v2(db,
		"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name", -1, &st,
		NULL) == SQLITE_OK) {
		while (sqlite3_step(st) == SQLITE_ROW)
			dump_table(db, (const char *)sqlite3_column_text(st, 0), out);
	}
	sqlite3_finalize(st);
	sqlite3_close(db);
}

#endif
