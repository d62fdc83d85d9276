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
	return header->version == newest;
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
