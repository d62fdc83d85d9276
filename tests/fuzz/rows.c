/*
 * The bytes as changes of rows: a book with everything in it is changed by SQL as another program would,
 * sealed anew so that no seal gives it away, and read by every command that reads a book; another book takes
 * it in. Each ends in output or in words, and nothing comes out that a terminal would obey.
 *
 * The first byte says which of the commands run, one group of eight, and, if it is below 128, leaves the
 * triggers that write history. Then five bytes a change: table, row, column, kind of value, value.
 */
#include "fuzz_run.h"

#include "book/inner.h"
#include "vault/vault.h"

enum { CHANGES_MOST = 8, CHANGE = 5, GROUPS = 8 };

/* Beside every command that only reads, each with "1" for the arguments that it has to have. */
static const char *const more_lines[] = {
	"export --journal", "export --json", "export --csv", "export --standings -o @.html", "export --sheets -o @.html",
	"export -o @.xlsx", "diff base.db changed.db", "diff --csv changed.db base.db", "standings --bids --csv",
	"standings -o @.html", "log 1", "log --player kiss --csv", "log --round 1 --table 1 --csv", "deal show 2 1 2",
	"minutes 2 1 2", "ruling show 2 1 2", "sheet show 2 1", "cards show 2 2 1", "casebook --season 2026 --csv",
	"player list kiss", "missing 2", "event show --at 2", "standings --at 1 --csv", "deals --at 2", "log --at 3",
	"undo --dry-run --yes", "redo --dry-run --yes", "sheet sign 2 1 --dry-run --force", "entry list --at 2",
	"rule 3.4 -r 2 -t 1 -d 2 by=D trick=6 bid=pU declarer=C --yes --dry-run", "deal edit 2 1 1 A P t + --dry-run", "deal void 2 1 1 --reason x --dry-run",
	"table seat 2 2 --dry-run --force --reason x A=Tar B=Kun C=Vass", "event set deals=2 --dry-run", "player add Uj --dry-run", "entry add 1 --dry-run",
	"merge changed.db 1 --dry-run",
};

static const int64_t numbers[] = { 0, 1, -1, 2, 3, 4, 5, 7, 8, 9, 64, 127, 128, 255, 32768, 99999, 100000,
	2147483647, -2147483648LL, 4294967296LL, INT64_MAX, INT64_MIN };
static const char *const texts[] = { "", "x", "[[]]", "{}", "null", "7", "[1,2]", "{\"name\":[1]}", "A", "9.99", "3.4 by=B", "\xe2\x80\xaeKiss",
	"\xef\xbf\xbe", "\xed\xa0\x80", "\x1b[31m", "a\nb", "\"", "=1+1", "played", "redeal", "void", "ruled", "open", "taken-back", "decided",
	"dismissed", "pay", "undo", "redo", "upgrade", "change", "ulti", "betli", "durchmars", "kontra", "silent", "result", "B", "defenders",
	"contract", "hand", "talon", "melds", "trick", "ranking", "score", "2026-11-21", "2026-02-30T99:00:00Z", "by=B bid=pU",
	"points=1,2,3,4 seats=AB", "'", "%s%n", "choice", "setting", "seat", "game_table", "entry", "player", "event" };

/* ---- the book -------------------------------------------------------------------------------------- */

struct base {
	struct buf bytes;
	struct buf triggers;   /* SQL that makes them again */
};

static int take_text(void *arg, int count, char **values, char **names)
{
	(void)count;
	(void)names;
	buf_str(arg, values[0] ? values[0] : "");
	buf_char(arg, ';');
	return 0;
}

/* A book with every kind of row in it, made once by the program. */
static const struct base *base_book(void)
{
	static struct base base;
	struct err e = { 0 };
	sqlite3 *db = NULL;

	if (base.bytes.len > 0)
		return &base;
	fuzz_make_base();
	fuzz_run("event new Sajat --date 2026-01-01", "own.db");
	assert(sqlite3_open(fuzz_path("base.db"), &db) == SQLITE_OK);
	assert(sqlite3_exec(db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL) == SQLITE_OK);
	assert(sqlite3_exec(db, "SELECT sql FROM sqlite_schema WHERE type = 'trigger'", take_text, &base.triggers, NULL) == SQLITE_OK);
	sqlite3_close(db);
	assert(file_read(&base.bytes, fuzz_path("base.db"), SIZE_MAX / 2, &e) && base.bytes.len > 0);
	return &base;
}

/* ---- another program ------------------------------------------------------------------------------- */

static int number_of(sqlite3 *db, const char *sql)
{
	sqlite3_stmt *st = NULL;
	int number = 0;

	if (sqlite3_prepare_v2(db, sql, -1, &st, NULL) == SQLITE_OK && sqlite3_step(st) == SQLITE_ROW)
		number = sqlite3_column_int(st, 0);
	sqlite3_finalize(st);
	return number;
}

/* The n-th name that a statement lists, counted around. */
static bool nth_name(sqlite3 *db, const char *sql, unsigned n, char out[64])
{
	struct buf counted = { 0 };
	sqlite3_stmt *st = NULL;

	buf_printf(&counted, "SELECT count(*) FROM (%s)", sql);
	int count = number_of(db, buf_text(&counted));
	buf_clear(&counted);
	buf_printf(&counted, "%s LIMIT 1 OFFSET %u", sql, count ? n % (unsigned)count : 0);
	bool found = count > 0 && sqlite3_prepare_v2(db, buf_text(&counted), -1, &st, NULL) == SQLITE_OK
		&& sqlite3_step(st) == SQLITE_ROW;
	if (found)
		snprintf(out, 64, "%s", (const char *)sqlite3_column_text(st, 0));
	sqlite3_finalize(st);
	buf_free(&counted);
	return found;
}

/* The new value as SQL; `column` is the one that it stands in, `table` its table. */
static void write_value(struct buf *b, const uint8_t *bytes, const char *table, const char *column)
{
	const int64_t number = numbers[bytes[4] % (sizeof numbers / sizeof *numbers)];
	const char *text = texts[bytes[4] % (sizeof texts / sizeof *texts)];

	switch (bytes[3] % 10) {
	case 0: buf_str(b, number == INT64_MIN ? "-9223372036854775807 - 1" : num_of(number).text); break;
	case 1: buf_str(b, "NULL"); break;
	case 2: buf_printf(b, "%s || char(0) || 'x'", column); break;
	case 3: buf_printf(b, "(SELECT %s FROM %s ORDER BY 1 LIMIT 1 OFFSET %d)", column, table, bytes[4] % 8); break;
	case 4: buf_printf(b, "%s + %d", column, bytes[4] - 128); break;
	case 5: buf_printf(b, "substr(%s, 1, %d)", column, bytes[4] % 40); break;
	case 6: buf_printf(b, "%s || '%c'", column, bytes[4] == '\'' || bytes[4] == 0 ? ' ' : bytes[4]); break;
	case 7: buf_printf(b, "CAST(x'%02x' AS TEXT)", bytes[4]); break;
	case 8: buf_printf(b, "printf('%%.*c', %d, 'x')", bytes[4] * 40); break;
	default:
		buf_char(b, '\'');
		for (; *text; text++)
			buf_printf(b, *text == '\'' ? "''" : "%c", *text);
		buf_char(b, '\'');
	}
}

static void change_row(sqlite3 *db, const uint8_t *bytes)
{
	struct buf sql = { 0 }, columns = { 0 };
	char table[64], column[64];

	if (!nth_name(db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name", bytes[0], table))
		return;
	buf_printf(&columns, "SELECT name FROM pragma_table_info('%s')", table);
	if (!nth_name(db, buf_text(&columns), bytes[2], column))
		return;
	buf_printf(&sql, "SELECT count(*) FROM %s", table);
	int rows = number_of(db, buf_text(&sql));
	buf_clear(&sql);
	/*
	 * A WITHOUT ROWID table is asked by all its columns' order; every row of a kind where the byte is high.
	 */
	if (bytes[3] >= 240)
		buf_printf(&sql, "DELETE FROM %s", table);
	else {
		buf_printf(&sql, "UPDATE OR IGNORE %s SET %s = ", table, column);
		write_value(&sql, bytes, table, column);
	}
	if (bytes[1] < 224 && rows > 0)
		buf_printf(&sql, " WHERE %s IS (SELECT %s FROM %s LIMIT 1 OFFSET %d)", column, column, table, bytes[1] % rows);
	sqlite3_exec(db, buf_text(&sql), NULL, NULL, NULL);
	buf_free(&sql);
	buf_free(&columns);
}

static void drop_triggers(sqlite3 *db, bool all)
{
	struct buf drop = { 0 };

	sqlite3_exec(db, all ? "SELECT 'DROP TRIGGER ' || name FROM sqlite_schema WHERE type = 'trigger'"
		: "SELECT 'DROP TRIGGER ' || name FROM sqlite_schema WHERE type = 'trigger' AND name NOT LIKE '%\\_changed' ESCAPE '\\' "
		"AND name NOT LIKE '%\\_made' ESCAPE '\\'", take_text, &drop, NULL);
	sqlite3_exec(db, buf_text(&drop), NULL, NULL, NULL);
	buf_free(&drop);
}

/* Change the rows, seal everything anew, and put the triggers back. */
static void change_book(const struct base *base, const uint8_t *data, size_t n)
{
	static const char *const beside[] = { "changed.db-wal", "changed.db-shm", "changed.db-journal" };
	struct book s = { .path = (char *)"changed.db" };
	struct err ignored = { 0 };

	for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
		unlink(fuzz_path(beside[i]));
	fuzz_file("changed.db", (const uint8_t *)base->bytes.data, base->bytes.len);
	assert(sqlite3_open(fuzz_path("changed.db"), &s.db) == SQLITE_OK);
	sqlite3_exec(s.db, "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; BEGIN",
		NULL, NULL, NULL);
	drop_triggers(s.db, n == 0 || data[0] >= 128);
	for (size_t i = 1; i + CHANGE <= n && i < CHANGE * CHANGES_MOST; i += CHANGE)
		change_row(s.db, data + i);
	drop_triggers(s.db, true);
	sqlite3_exec(s.db, "UPDATE deal SET seal = NULL; UPDATE step SET seal = NULL", NULL, NULL, NULL);
	seal_past(&s, &ignored);
	sql_forget(&s);
	sqlite3_exec(s.db, buf_text(&base->triggers), NULL, NULL, NULL);
	sqlite3_exec(s.db, "COMMIT", NULL, NULL, NULL);
	sqlite3_close(s.db);
}

/* ---- every reader ------------------------------------------------------------------------------------ */

/* A command that reads the book, with the arguments that it needs. */
static void run_reader(const struct cli_command *command, const char *format)
{
	struct buf line = { 0 };

	buf_str(&line, command->name);
	for (int i = 0; i < command->min; i++)
		buf_str(&line, " 1");
	buf_str(&line, format);
	fuzz_run(buf_text(&line), "changed.db");
	buf_free(&line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const struct base *base = base_book();
	int no = 0, group = n > 0 ? data[0] % GROUPS : 0;

	change_book(base, data, n);
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		if (command->book != CLI_READS)
			continue;
		if (no++ % GROUPS == group)
			run_reader(command, "");
		if (command->takes[CLI_CSV] && no++ % GROUPS == group)
			run_reader(command, " --csv");
	}
	for (size_t i = 0; i < sizeof more_lines / sizeof *more_lines; i++) {
		if (no++ % GROUPS == group)
			fuzz_run(more_lines[i], strncmp(more_lines[i], "merge", 5) == 0 ? "own.db" : "changed.db");
	}
	return 0;
}
