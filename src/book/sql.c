/* Running the statements of the book: prepared when first used, their rows read,
 * and what their failures mean. */
#include "base/messages.h"
#include "book/inner.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- what a failure means ---------------------------------------------------------------------- */

/* By SQLite's primary result codes; what is not here is msg_book_failed. */
static const struct {
	int code;
	enum err_status status;
	const struct msg *msg;
} failures[] = {
	{ SQLITE_BUSY, ERR_CONFLICT, &msg_book_busy },
	{ SQLITE_LOCKED, ERR_CONFLICT, &msg_book_busy },
	{ SQLITE_FULL, ERR_FAILED, &msg_book_full },
	{ SQLITE_NOTADB, ERR_FAILED, &msg_book_damaged },
	{ SQLITE_CORRUPT, ERR_FAILED, &msg_book_damaged },
	{ SQLITE_READONLY, ERR_FAILED, &msg_book_read_only },
	{ SQLITE_PERM, ERR_FAILED, &msg_book_read_only },
	{ SQLITE_CANTOPEN, ERR_FAILED, &msg_book_unopened },
	{ SQLITE_NOMEM, ERR_FAILED, &msg_out_of_memory },
};

/* A used-up quota, or a disk that is full when the -shm file grows, is not SQLITE_FULL but one of these. */
static bool write_failed(int code)
{
	return code == SQLITE_IOERR_WRITE || code == SQLITE_IOERR_SHMSIZE || code == SQLITE_IOERR_TRUNCATE;
}

static bool is_unusable(int code)
{
	return code == SQLITE_READONLY || code == SQLITE_PERM || code == SQLITE_NOTADB || code == SQLITE_CORRUPT;
}

bool sql_failed(struct book *s, struct err *e)
{
	int code = sqlite3_errcode(s->db) & 0xff, number = sqlite3_system_errno(s->db);

	/* What a file that was replaced looks like is no reason to change permissions, or to speak of damage. */
	if (sqlite3_extended_errcode(s->db) == SQLITE_READONLY_DBMOVED
		|| (is_unusable(code) && book_has_moved(s)))
		return book_say_moved(s, e);
	/* Two programs deleted the same journal of a book that was just restored: the first one has it. */
	if (sqlite3_extended_errcode(s->db) == SQLITE_IOERR_DELETE_NOENT)
		code = SQLITE_BUSY;
	s->failure = write_failed(sqlite3_extended_errcode(s->db)) ? SQLITE_FULL : code;
	if (code == SQLITE_CONSTRAINT)
		return err_set(e, ERR_REFUSED, &msg_book_rule, MSG_ARGS(sqlite3_errmsg(s->db)));
	for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
		if (failures[i].code == s->failure)
			return err_set(e, failures[i].status, failures[i].msg, MSG_ARGS(s->path));
	}
	return err_set(e, ERR_FAILED, &msg_book_failed, MSG_ARGS(s->path,
		number ? strerror(number) : sqlite3_errmsg(s->db)));
}

/* ---- running a statement ----------------------------------------------------------------------- */

static int bind_one(sqlite3_stmt *st, int at, const struct value *value)
{
	switch (value->kind) {
	case VALUE_INT:
		return sqlite3_bind_int64(st, at, value->number);
	case VALUE_TEXT:
		return sqlite3_bind_text(st, at, value->text, -1, SQLITE_STATIC);
	case VALUE_SEAL:
		return sqlite3_bind_blob(st, at, value->text, SEAL_SIZE, SQLITE_STATIC);
	case VALUE_NULL:
	case VALUE_END:
		break;
	}
	return sqlite3_bind_null(st, at);
}

/* Where the statement is kept, or is to be. */
static struct prepared *find_prepared(struct book *s, const struct sql *which)
{
	size_t at = ((uintptr_t)which / sizeof *which) % BOOK_PREPARED;

	while (s->prepared[at].which && s->prepared[at].which != which)
		at = (at + 1) % BOOK_PREPARED;
	return &s->prepared[at];
}

static sqlite3_stmt *prepare(struct book *s, const struct sql *which, struct err *e)
{
	struct prepared *kept = find_prepared(s, which);

	if (kept->which)
		return kept->st;
	/* One place stays free, so that looking for a statement comes to an end. */
	assert(s->prepared_count < BOOK_PREPARED - 1);
	sqlite3_prepare_v3(s->db, which->text, -1, SQLITE_PREPARE_PERSISTENT, &kept->st, NULL);
	if (!kept->st) {
		sql_failed(s, e);
		return NULL;
	}
	kept->which = which;
	s->prepared_count++;
	return kept->st;
}

sqlite3_stmt *sql_start(struct book *s, const struct sql *which, const struct value *values, struct err *e)
{
	sqlite3_stmt *st = prepare(s, which, e);

	if (!st)
		return NULL;
	sqlite3_reset(st);
	for (int i = 0; values[i].kind != VALUE_END; i++) {
		if (bind_one(st, i + 1, &values[i]) != SQLITE_OK) {
			sql_failed(s, e);
			return NULL;
		}
	}
	return st;
}

int sql_next(struct book *s, sqlite3_stmt *st, struct err *e)
{
	int code = sqlite3_step(st);

	if (code == SQLITE_ROW)
		return 1;
	if (code != SQLITE_DONE)
		sql_failed(s, e);
	sqlite3_reset(st);
	return code == SQLITE_DONE ? 0 : -1;
}

bool sql_run(struct book *s, const struct sql *which, const struct value *values, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, which, values, e);

	return st && sql_next(s, st, e) == 0;
}

bool row_take(struct book *s, sqlite3_stmt *st, const struct row *row, void *item, struct err *e)
{
	row->read(st, item);
	return !row->complete || row->complete(s, item, e);
}

int sql_one(struct book *s, const struct sql *which, const struct value *values, void *item, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, which, values, e);
	int found = st ? sql_next(s, st, e) : -1;

	if (found == 1 && !row_take(s, st, which->row, item, e))
		found = -1;
	if (st)
		sqlite3_reset(st);
	return found;
}

/*
 * The program writes nothing but plain text. What another wrote is to reach no terminal as a command, and no
 * page as broken UTF-8.
 */
void sql_text(sqlite3_stmt *st, int column, char *out, size_t size)
{
	const unsigned char *text = sqlite3_column_text(st, column);
	size_t n = text ? (size_t)sqlite3_column_bytes(st, column) : 0;

	n = text_cut((const char *)text, n, size - 1);
	if (n > 0)
		memcpy(out, text, n);
	out[n] = '\0';
	text_make_plain(out, n);
}

int sql_int(sqlite3_stmt *st, int column)
{
	int64_t n = sqlite3_column_int64(st, column);

	return n > SMALL ? SMALL : n < -SMALL ? -SMALL : (int)n;
}

bool sql_sound(struct book *s, bool sound, struct err *e)
{
	return sound || err_set(e, ERR_FAILED, &msg_book_damaged, MSG_ARGS(s->path));
}

bool sql_is_number(int no)
{
	return no >= 1 && no <= SCAN_NUMBER;
}

bool sql_is_seat(int seat)
{
	return seat >= 0 && seat < BOOK_SEATS;
}

static void read_id(sqlite3_stmt *st, void *item)
{
	*(int64_t *)item = sqlite3_column_int64(st, 0);
}

static void read_int(sqlite3_stmt *st, void *item)
{
	*(int *)item = sqlite3_column_int(st, 0);   /* a pragma may be any */
}

const struct row id_row = { sizeof(int64_t), read_id, NULL };
const struct row int_row = { sizeof(int), read_int, NULL };

void sql_forget(struct book *s)
{
	for (size_t i = 0; i < BOOK_PREPARED; i++)
		sqlite3_finalize(s->prepared[i].st);
	memset(s->prepared, 0, sizeof s->prepared);
	s->prepared_count = 0;
}

/* ---- lists ------------------------------------------------------------------------------------- */

void *list_add(struct list *list, size_t size)
{
	void *items = list_grow(list->items, list->count, size);

	if (!items)
		return NULL;
	list->items = items;
	return memset((char *)list->items + list->count++ * size, 0, size);
}

void list_free(struct list *list)
{
	book_free(list->items);
	*list = (struct list){ 0 };
}

bool sql_list(struct book *s, const struct sql *which, const struct value *values, struct list *list,
	struct err *e)
{
	const struct row *row = which->row;
	sqlite3_stmt *st = sql_start(s, which, values, e);
	int found = st ? sql_next(s, st, e) : -1;

	while (found == 1) {
		void *item = list_add(list, row->size);
		if (!item)
			err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		found = item && row_take(s, st, row, item, e) ? sql_next(s, st, e) : -1;
	}
	if (st)
		sqlite3_reset(st);
	if (found < 0)
		list_free(list);
	return found == 0;
}

void book_free(void *list)
{
	free(list);
}
