/* Run the statements of the book: prepare them at first use, read their rows, explain their failures. */
#include "base/messages.h"
#include "book/inner.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- failures ---------------------------------------------------------------------------------- */

/* SQLite's primary result codes; msg_book_failed stands for all others. */
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

bool sql_failed(struct book *s, struct err *e)
{
	int code = sqlite3_errcode(s->db) & 0xff, extended = sqlite3_extended_errcode(s->db),
		number = sqlite3_system_errno(s->db);
	bool is_unusable = code == SQLITE_READONLY || code == SQLITE_PERM || code == SQLITE_NOTADB
		|| code == SQLITE_CORRUPT;

	/* A replaced file only looks damaged or read-only. */
	if (extended == SQLITE_READONLY_DBMOVED || (is_unusable && book_has_moved(s)))
		return book_say_moved(s, e);
	/* Another program was faster to delete the journal of a just restored book. */
	if (extended == SQLITE_IOERR_DELETE_NOENT)
		code = SQLITE_BUSY;
	/* An exhausted quota, or a full disk when the -shm file grows, is one of these. */
	if (extended == SQLITE_IOERR_WRITE || extended == SQLITE_IOERR_SHMSIZE
		|| extended == SQLITE_IOERR_TRUNCATE)
		code = SQLITE_FULL;
	s->failure = code;
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

sqlite3_stmt *sql_start(struct book *s, const struct sql *which, const struct value *values, struct err *e)
{
	size_t at = ((uintptr_t)which / sizeof *which) % BOOK_PREPARED;
	int code = SQLITE_OK;

	if (s->lost.status != ERR_NONE) {
		*e = s->lost;
		return NULL;
	}
	while (s->prepared[at].which && s->prepared[at].which != which)
		at = (at + 1) % BOOK_PREPARED;
	struct prepared *kept = &s->prepared[at];
	if (!kept->which) {
		/* One slot stays free, so that the search for a statement ends. */
		assert(s->prepared_count < BOOK_PREPARED - 1);
		code = sqlite3_prepare_v3(s->db, which->text, -1, SQLITE_PREPARE_PERSISTENT, &kept->st, NULL);
		kept->which = kept->st ? which : NULL;
		s->prepared_count += kept->st != NULL;
	}
	sqlite3_stmt *st = kept->st;
	sqlite3_reset(st);
	for (int i = 0; st && code == SQLITE_OK && values[i].kind != VALUE_END; i++) {
		const struct value *value = &values[i];
		switch (value->kind) {
		case VALUE_INT:
			code = sqlite3_bind_int64(st, i + 1, value->number);
			break;
		case VALUE_TEXT:
			code = sqlite3_bind_text(st, i + 1, value->text, -1, SQLITE_STATIC);
			break;
		case VALUE_SEAL:
			code = sqlite3_bind_blob(st, i + 1, value->text, SEAL_SIZE, SQLITE_STATIC);
			break;
		case VALUE_NULL:
		case VALUE_END:
			code = sqlite3_bind_null(st, i + 1);
			break;
		}
	}
	if (st && code == SQLITE_OK)
		return st;
	sql_failed(s, e);
	return NULL;
}

int sql_next(struct book *s, sqlite3_stmt *st, struct err *e)
{
	int code = sqlite3_step(st);

	if (code == SQLITE_ROW)
		return 1;
	if (code != SQLITE_DONE)
		sql_failed(s, e);
	if (code != SQLITE_DONE && s->is_changing && sqlite3_get_autocommit(s->db))
		s->lost = *e;
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

/* Text written by another program must not reach a terminal as a command, or a page as broken UTF-8. */
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
	*(int *)item = sqlite3_column_int(st, 0);   /* a pragma may have any value */
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

bool sql_all(struct book *s, const struct sql *which, const struct value *values, void *array, size_t *count,
	struct err *e)
{
	struct list all = { 0 };
	bool done = sql_list(s, which, values, &all, e);

	memcpy(array, &all.items, sizeof all.items);
	*count = all.count;
	return done;
}

void book_free(void *list)
{
	free(list);
}
