/* The version of a book: refusing what is not ours or too new, bringing up what is older. */
#include "base/messages.h"
#include "store/inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int schema_migrations(struct migration *out, int room)
{
	int count = 0;
	const struct embedded *file;

	for (size_t n = 0; (file = embedded_at(n)) != NULL && count < room; n++) {
		if (strncmp(file->name, "schema/", 7) != 0)
			continue;
		out[count].version = atoi(file->name + 7);
		out[count++].sql = (const char *)file->data;
	}
	return count;
}

/* Does it stand in one of the program's own schema files? */
static bool is_ours(const char *sql)
{
	const struct embedded *file;

	for (size_t n = 0; (file = embedded_at(n)) != NULL; n++) {
		if (strncmp(file->name, "schema/", 7) == 0 && strstr((const char *)file->data, sql))
			return true;
	}
	return false;
}

/* Is a table or view of the program called so? SQL does not tell the case of letters apart. */
static bool is_our_name(const char *name)
{
	struct buf words = { 0 };

	buf_printf(&words, " %s (", name);
	for (size_t i = 0; i < words.len; i++) {
		if (words.data[i] >= 'A' && words.data[i] <= 'Z')
			words.data[i] += 'a' - 'A';
	}
	bool found = words.failed || is_ours(buf_text(&words));
	buf_free(&words);
	return found;
}

/*
 * A view and a trigger run when the book is read or written, perhaps without an end: they have to be the program's
 * own. A club may keep views beside them, but none in the place of a table.
 */
static bool may_run(sqlite3_stmt *st)
{
	const char *type = (const char *)sqlite3_column_text(st, 0);
	const char *name = (const char *)sqlite3_column_text(st, 1);
	const char *sql = (const char *)sqlite3_column_text(st, 2);

	return type && name && sql && (is_ours(sql) || (strcmp(type, "view") == 0 && !is_our_name(name)));
}

static bool check_running(struct store *s, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, SQL_RUNNING, NO_VALUES, e);
	int found = st ? sql_next(s, st, e) : -1;
	char name[STORE_SHORT];

	while (found == 1 && may_run(st))
		found = sql_next(s, st, e);
	if (found == 1) {
		sql_text(st, 1, name, sizeof name);
		err_set(e, ERR_FAILED, &msg_book_rebuilt, MSG_ARGS(s->path, name));
	}
	if (st)
		sqlite3_reset(st);
	return found == 0;
}

/* The names of the book's triggers, each between blanks. */
static bool list_triggers(struct store *s, struct buf *names, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, SQL_RUNNING, NO_VALUES, e);
	int row = st ? sql_next(s, st, e) : -1;

	buf_char(names, ' ');
	for (; row == 1; row = sql_next(s, st, e)) {
		buf_str(names, (const char *)sqlite3_column_text(st, 1));
		buf_char(names, ' ');
	}
	return row == 0 && (!names->failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

/* The first trigger of a schema file that is not among the names. */
static bool find_missing(const char *sql, const char *names, char missing[STORE_SHORT])
{
	static const char create[] = "CREATE TRIGGER ";
	char name[STORE_SHORT];

	for (const char *at = strstr(sql, create); at; at = strstr(at + 1, create)) {
		int n = (int)strcspn(at + sizeof create - 1, " ");
		snprintf(name, sizeof name, " %.*s ", n, at + sizeof create - 1);
		if (!strstr(names, name)) {
			snprintf(missing, STORE_SHORT, "%.*s", n, at + sizeof create - 1);
			return true;
		}
	}
	return false;
}

bool schema_guard(struct store *s, char missing[STORE_SHORT], struct err *e)
{
	const struct embedded *file;
	struct buf names = { 0 };
	bool done = list_triggers(s, &names, e);

	missing[0] = '\0';
	for (size_t n = 0; done && (file = embedded_at(n)) != NULL; n++) {
		if (strncmp(file->name, "schema/", 7) == 0 && find_missing((const char *)file->data, names.data, missing))
			break;
	}
	buf_free(&names);
	return done;
}

bool schema_unguard(struct store *s, struct err *e)
{
	struct buf drop = { 0 };
	sqlite3_stmt *st = sql_start(s, SQL_TRIGGERS, NO_VALUES, e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e))
		buf_str(&drop, (const char *)sqlite3_column_text(st, 0));
	if (row == 0 && drop.failed)
		err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	bool done = row == 0 && !drop.failed
		&& (sqlite3_exec(s->db, buf_text(&drop), NULL, NULL, NULL) == SQLITE_OK || sql_failed(s, e));
	buf_free(&drop);
	return done;
}

bool schema_header(struct store *s, struct header *header, struct err *e)
{
	return sql_one(s, SQL_APPLICATION, NO_VALUES, &header->application, e) == 1
		&& sql_one(s, SQL_VERSION, NO_VALUES, &header->version, e) == 1
		&& (header->application == BOOK_APPLICATION
		|| sql_one(s, SQL_OBJECTS, NO_VALUES, &header->objects, e) == 1);
}

/* 1: the book is at `newest`, 0: it has to be made or upgraded, -1: refused. */
static int check_header(struct store *s, int newest, bool may_make, struct header *header, struct err *e)
{
	if (!schema_header(s, header, e))
		return -1;
	if (header->application == 0 && header->version == 0 && header->objects == 0) {
		if (!may_make)
			err_set(e, ERR_FAILED, &msg_book_empty, MSG_ARGS(s->path));
		return may_make ? 0 : -1;
	}
	if (header->application != BOOK_APPLICATION || header->version < 1) {
		err_set(e, ERR_FAILED, &msg_book_foreign, MSG_ARGS(s->path));
		return -1;
	}
	if (header->version > newest) {
		err_set(e, ERR_FAILED, &msg_book_newer, MSG_ARGS(s->path, num_of(header->version).text,
			num_of(newest).text));
		return -1;
	}
	return check_running(s, e) ? header->version == newest : -1;
}

/* BOOK.backup-vN; one of the same version is older and gives way. */
static bool back_up(struct store *s, int version, struct err *e)
{
	struct buf path = { 0 };
	struct store_summary summary;
	struct err why = { 0 };

	buf_printf(&path, "%s.backup-v%d", s->path, version);
	bool done = !path.failed && store_back_up(s->path, path.data, NULL, &summary, &why);
	if (!done)
		err_set(e, ERR_FAILED, &msg_backup_failed, MSG_ARGS(s->path, buf_text(&path)));
	buf_free(&path);
	return done;
}

static bool run_sql(struct store *s, const char *text, struct err *e)
{
	return sqlite3_exec(s->db, text, NULL, NULL, NULL) == SQLITE_OK || sql_failed(s, e);
}

bool schema_migrate(struct store *s, const struct migration *migrations, int count, int version, struct err *e)
{
	char pragma[64];

	for (int i = 0; i < count; i++) {
		if (migrations[i].version <= version)
			continue;
		snprintf(pragma, sizeof pragma, "PRAGMA user_version = %d", migrations[i].version);
		if (!run_sql(s, migrations[i].sql, e) || !run_sql(s, pragma, e))
			return false;
	}
	snprintf(pragma, sizeof pragma, "PRAGMA application_id = %d", BOOK_APPLICATION);
	return run_sql(s, pragma, e) && seal_past(s, e);
}

bool schema_check_references(struct store *s, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, SQL_CHECK_KEYS, NO_VALUES, e);
	int lost = st ? sql_next(s, st, e) : -1;

	if (lost == 1) {
		sqlite3_reset(st);
		err_set(e, ERR_FAILED, &msg_book_damaged, MSG_ARGS(s->path));
	}
	return lost == 0;
}

bool schema_upgrade(struct store *s, const struct migration *migrations, int count, bool may_make,
	struct err *e)
{
	int newest = migrations[count - 1].version;
	struct header header = { 0 };

	if (!sql_run(s, SQL_BEGIN_READ, NO_VALUES, e))
		return false;
	int fits = check_header(s, newest, may_make, &header, e);
	store_rollback(s);
	s->version = header.version;
	if (fits != 0)
		return fits == 1;
	if (!run_sql(s, "PRAGMA foreign_keys = OFF", e) || !sql_run(s, SQL_BEGIN_WRITE, NO_VALUES, e))
		return false;
	/* Once more, now that nobody else can write: another program may just have done it. */
	fits = check_header(s, newest, may_make, &header, e);
	bool done = fits == 1;
	/* Foreign keys are off (a migration may rebuild tables), so all of them are looked at once. */
	if (fits == 0) {
		done = (header.version == 0 || back_up(s, header.version, e))
			&& schema_migrate(s, migrations, count, header.version, e) && schema_check_references(s, e);
	}
	done = done && sql_run(s, SQL_COMMIT, NO_VALUES, e);
	if (done)
		s->version = newest;
	else
		store_rollback(s);
	return done;
}
