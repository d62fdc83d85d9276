/*
 * Shared by the tests of the book: a book in its own folder under $TMPDIR, and an event with a table in it.
 */
#ifndef BOOK_BOOK_H
#define BOOK_BOOK_H

#include "test.h"
#include "book/inner.h"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct shelf {
	char folder[64], path[160];
	struct book *s;
	struct err e;
};

static const struct book_author author = { "teszt", "unit test", "2026-11-21T18:00:00Z" };

/* Check a call that must succeed; shows the program's message. */
static inline void must_at(bool done, const struct err *e, const char *file, int line)
{
	struct buf text = { 0 };

	if (done)
		return;
	err_text(&text, LANG_EN, e);
	print_error("%s:%d: %s\n", file, line, buf_text(&text));
	buf_free(&text);
	_fail(file, line);
}
#define must(call) must_at((call), &b->e, __FILE__, __LINE__)

/* Check a call that must fail with that status and message; clears the error. */
static inline void refused_at(bool done, struct err *e, enum err_status status, const struct msg *msg,
	const char *file, int line)
{
	struct buf text = { 0 };

	err_text(&text, LANG_EN, e);
	if (done || e->status != status || strcmp(e->msg->text[LANG_EN], msg->text[LANG_EN]) != 0) {
		print_error("%s:%d: status %d: %s\n", file, line, (int)e->status, buf_text(&text));
		buf_free(&text);
		_fail(file, line);
	}
	buf_free(&text);
	*e = (struct err){ 0 };
}
#define refused(status, message, call) refused_at((call), &b->e, status, &msg_##message, __FILE__, __LINE__)

/* Set up for cmocka: an empty book, open for writing. */
static inline int shelf_make(void **state)
{
	struct shelf *b = calloc(1, sizeof *b);
	const char *temp = getenv("TMPDIR");

	snprintf(b->folder, sizeof b->folder, "%.40s/renonsz-XXXXXX", temp && *temp ? temp : "/tmp");
	assert_non_null(mkdtemp(b->folder));
	snprintf(b->path, sizeof b->path, "%s/book.db", b->folder);
	must(book_open(&b->s, b->path, BOOK_CREATE, &b->e));
	*state = b;
	return 0;
}

/* The same with a change begun. */
static inline int shelf_begin(void **state)
{
	shelf_make(state);
	struct shelf *b = *state;
	must(book_begin(b->s, &author, &b->e));
	return 0;
}

static inline int shelf_drop(void **state)
{
	struct shelf *b = *state;
	char command[128];

	book_close(b->s);
	snprintf(command, sizeof command, "rm -rf '%s'", b->folder);
	int status = system(command);
	free(b);
	return status;
}

/* Run SQL on the book from outside, as another program would. */
static inline int shelf_sql(const char *path, const char *sql)
{
	sqlite3 *db = NULL;
	int code = sqlite3_open(path, &db);

	if (code == SQLITE_OK)
		code = sqlite3_exec(db, sql, NULL, NULL, NULL);
	sqlite3_close(db);
	return code;
}

/* Make a book of an earlier version: tests/cases/book-v1.sql. */
static inline void shelf_of_version(struct shelf *b, int version, const char *path)
{
	struct buf sql = { 0 };
	char script[200];
	const char *tests = getenv("TESTS");

	snprintf(script, sizeof script, "%s/cases/book-v%d.sql", tests ? tests : "tests", version);
	must(file_read(&sql, script, 1 << 20, &b->e));
	assert_int_equal(shelf_sql(path, buf_text(&sql)), SQLITE_OK);
	buf_free(&sql);
}

/* Return the result of a query of one number. */
static inline int64_t shelf_number(struct shelf *b, const char *sql)
{
	sqlite3_stmt *st = NULL;

	assert_int_equal(sqlite3_prepare_v2(b->s->db, sql, -1, &st, NULL), SQLITE_OK);
	assert_int_equal(sqlite3_step(st), SQLITE_ROW);
	int64_t number = sqlite3_column_int64(st, 0);
	sqlite3_finalize(st);
	return number;
}

/* Make an event with players "Player 1" … entered in it, within a change. */
static inline int64_t shelf_event(struct shelf *b, int players, int64_t entries[])
{
	struct book_event event = { .name = "Szolnok Kupa", .day = "2026-11-21", .edition = "mausz-2017" };
	struct book_entry entry;

	must(book_event_add(b->s, &event, &b->e));
	for (int i = 0; i < players; i++) {
		struct book_player player = { 0 };
		snprintf(player.name, sizeof player.name, "Player %d", i + 1);
		must(book_player_add(b->s, &player, &b->e));
		must(book_entry_add(b->s, event.id, player.id, 0, &entry, &b->e));
		entries[i] = entry.id;
	}
	return event.id;
}

/* Make a table of that many seats in round 1 of a new event, within a change. */
static inline struct book_table shelf_table(struct shelf *b, int seats)
{
	struct book_table table = { .round = 1, .no = 1, .seat_count = seats };

	table.event = shelf_event(b, seats, table.entry);
	must(book_table_add(b->s, &table, &b->e));
	return table;
}

/* Return a played deal: seat `declarer` made or lost a bid of one part. */
static inline struct book_deal shelf_deal(const struct book_table *table, int no, int declarer, bool made)
{
	struct book_deal deal = { .table = table->id, .no = no, .dealer = 0, .has_record = true,
		.record = { .declarer = declarer, .bid = "betli", .ending = "played", .fact_count = 1,
		.facts = { { "result", "betli", "", made } } } };

	for (int seat = 0; seat < table->seat_count; seat++)
		deal.points[seat] = (seat == declarer ? table->seat_count - 1 : -1) * (made ? 5 : -5);
	return deal;
}

#endif
