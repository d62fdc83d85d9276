/* The tables of a damaged book, as far as SQLite can follow them. */
#include "vault/rescue.h"

#include <stdio.h>

/*
 * Over ids that cannot be read the steps grow by one after so many failures, up to the longest, which no
 * page of ids is shorter than; behind so many nothing more is looked for.
 */
enum { FAILURES_A_STEP = 64, LONGEST_STEP = 8, FAILURES_MOST = 100000 };

static void read_name(sqlite3_stmt *st, void *item)
{
	struct name *name = item;

	sql_text(st, 0, name->text, sizeof name->text);
}

const struct row name_row = { sizeof(struct name), read_name, NULL };

/*
 * A table on its way: `key` is what its rows are found by, the row's id or the first column of its primary
 * key.
 */
struct table {
	struct rescue *rescue;
	struct vault_saved *saved;
	const char *name;
	char key[BOOK_SHORT];
	struct buf columns;
	int count;
	sqlite3_stmt *insert, *up, *down;
};

/* ---- reading a table ------------------------------------------------------------------------- */

sqlite3_stmt *rescue_prepare(struct book *s, const struct buf *sql)
{
	sqlite3_stmt *st = NULL;

	if (sql->failed || sqlite3_prepare_v2(s->db, buf_text(sql), -1, &st, NULL) != SQLITE_OK)
		return NULL;
	return st;
}

/* One row of the damaged table into the new one, if it fits there. */
static void take_row(struct table *table, sqlite3_stmt *row)
{
	sqlite3_reset(table->insert);
	for (int i = 0; i < table->count; i++)
		sqlite3_bind_value(table->insert, i + 1, sqlite3_column_value(row, i + 1));
	if (sqlite3_step(table->insert) == SQLITE_DONE) {
		table->saved->rows++;
		return;
	}
	int code = sqlite3_extended_errcode(table->rescue->to.db);
	/* The same row may be met from both sides. */
	if (code != SQLITE_CONSTRAINT_PRIMARYKEY && code != SQLITE_CONSTRAINT_ROWID)
		table->saved->left_out++;
}

/*
 * Rows with keys from `low` to `high`, up or down, until the end (true) or an error. *at is the last key
 * that was read, and stays as it is if none was.
 */
static bool scan(struct table *table, bool up, int64_t low, int64_t high, int64_t *at)
{
	sqlite3_stmt *st = up ? table->up : table->down;
	bool any = false;
	int code;

	sqlite3_reset(st);
	sqlite3_bind_int64(st, 1, low);
	sqlite3_bind_int64(st, 2, high);
	while ((code = sqlite3_step(st)) == SQLITE_ROW) {
		int64_t key = sqlite3_column_int64(st, 0);
		/* A page in the wrong place breaks the order. */
		if (any && (up ? key < *at : key > *at))
			break;
		any = true;
		*at = key;
		take_row(table, st);
	}
	sqlite3_reset(st);
	return code == SQLITE_DONE;
}

const struct sql sql_broken_add = { "INSERT OR IGNORE INTO broken VALUES (?, ?)", NULL };

/* The rows of one key, to be sure that they are all there. */
static void check_key(struct table *table, int64_t key)
{
	struct err ignored = { 0 };
	int64_t at = key;

	if (!scan(table, true, key, key, &at))
		sql_run(&table->rescue->to, &sql_broken_add, VALUES(TEXT(table->name), INT(key)), &ignored);
}

/*
 * How far from a key that cannot be read to the next that is tried: rows that share a key are all looked
 * for.
 */
static int64_t step_after(const struct table *table, int64_t failures)
{
	int64_t step = 1 + failures / FAILURES_A_STEP;

	if (strcmp(table->key, "rowid") != 0)
		return 1;
	return step < LONGEST_STEP ? step : LONGEST_STEP;
}

/* Between two keys that were read: key after key, and from each that can be read in both directions. */
static void probe(struct table *table, int64_t low, int64_t high)
{
	int64_t failures = 0;

	for (int64_t key = low + 1; key < high && failures < FAILURES_MOST;
		 key += step_after(table, failures)) {
		int64_t at = key - 1, back = key;
		if (scan(table, true, key, high, &at)) {
			scan(table, false, low, key, &back);
			return;
		}
		if (at < key) {
			check_key(table, key);
			failures++;
			continue;
		}
		check_key(table, at);
		scan(table, false, low, key, &back);
		key = at;
		failures = 0;
	}
}

/*
 * Up until the first error, and down until the first error from the other end. What lies between is read
 * page by page (rescue_pages). Where no seal tells which deals are whole, it is asked for by its keys too:
 * those that cannot be read are noted.
 */
static void read_rows(struct table *table)
{
	int64_t low = 0, high = INT64_MAX;

	if (scan(table, true, INT64_MIN, INT64_MAX, &low))
		return;
	table->saved->is_whole = false;
	scan(table, false, INT64_MIN, INT64_MAX, &high);
	if (high == INT64_MAX)
		high = table->rescue->last_id;
	check_key(table, low);
	check_key(table, high);
	if (!table->rescue->has_seals)
		probe(table, low, high);
}

/* ---- finding it ------------------------------------------------------------------------------ */

bool rescue_has_name(const struct list *names, const char *name)
{
	const struct name *items = names->items;

	for (size_t i = 0; i < names->count; i++) {
		if (strcmp(items[i].text, name) == 0)
			return true;
	}
	return false;
}

const struct sql sql_table_columns = { "SELECT name FROM pragma_table_info(?) ORDER BY cid", &name_row };

/* The columns that both have, as a list for SQL. */
static bool choose_columns(struct table *table, struct err *e)
{
	struct list ours = { 0 }, theirs = { 0 };
	struct err ignored = { 0 };
	const struct value name = TEXT(table->name);
	bool done = sql_list(&table->rescue->to, &sql_table_columns, VALUES(name), &ours, e);

	if (done && sql_list(&table->rescue->from, &sql_table_columns, VALUES(name), &theirs, &ignored)) {
		const struct name *columns = ours.items;
		for (size_t i = 0; i < ours.count; i++) {
			if (!rescue_has_name(&theirs, columns[i].text))
				continue;
			buf_printf(&table->columns, "%s\"%s\"", table->count > 0 ? ", " : "", columns[i].text);
			table->count++;
		}
	}
	list_free(&ours);
	list_free(&theirs);
	return done;
}

sqlite3_stmt *rescue_prepare_insert(
	struct rescue *rescue, const char *table, const char *columns, size_t count)
{
	struct buf sql = { 0 };

	buf_printf(&sql, "INSERT INTO \"%s\" (%s) VALUES (", table, columns);
	for (size_t i = 0; i < count; i++)
		buf_str(&sql, i > 0 ? ", ?" : "?");
	buf_char(&sql, ')');
	sqlite3_stmt *st = rescue_prepare(&rescue->to, &sql);
	buf_free(&sql);
	return st;
}

static bool prepare_reads(struct table *table)
{
	struct buf sql = { 0 };
	const char *columns = buf_text(&table->columns);

	for (int down = 0; down < 2; down++) {
		buf_clear(&sql);
		buf_printf(&sql, "SELECT %s, %s FROM \"%s\" NOT INDEXED WHERE %s >= ? AND %s <= ? ORDER BY %s %s",
			table->key, columns, table->name, table->key, table->key, table->key, down ? "DESC" : "ASC");
		sqlite3_stmt *st = rescue_prepare(&table->rescue->from, &sql);
		*(down ? &table->down : &table->up) = st;
	}
	table->insert = rescue_prepare_insert(table->rescue, table->name, columns, (size_t)table->count);
	buf_free(&sql);
	return table->up && table->down && table->insert;
}

const struct sql sql_table_key = { "SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk",
	&name_row };

/* What its rows are found by: the id if its primary key is one column, else the first column of it. */
static bool choose_key(struct table *table, struct err *e)
{
	struct list key = { 0 };

	if (!sql_list(&table->rescue->to, &sql_table_key, VALUES(TEXT(table->name)), &key, e))
		return false;
	const struct name *columns = key.items;
	snprintf(table->key, sizeof table->key, "%s", key.count > 1 ? columns[0].text : "rowid");
	list_free(&key);
	return true;
}

static bool save_table(struct rescue *rescue, const char *name, struct err *e)
{
	struct table table = {
		.rescue = rescue, .name = name, .saved = &rescue->out->tables[rescue->out->table_count]
	};

	if (rescue->out->table_count == VAULT_SAVED_TABLES)
		return true;
	rescue->out->table_count++;
	snprintf(table.saved->table, sizeof table.saved->table, "%s", name);
	bool done = choose_columns(&table, e) && choose_key(&table, e);
	table.saved->is_whole = done && table.count > 0 && prepare_reads(&table);
	if (table.saved->is_whole)
		read_rows(&table);
	sqlite3_finalize(table.insert);
	sqlite3_finalize(table.up);
	sqlite3_finalize(table.down);
	buf_free(&table.columns);
	return done;
}

static bool has_seals(struct rescue *rescue)
{
	struct list columns = { 0 };
	struct err ignored = { 0 };
	bool has = sql_list(&rescue->to, &sql_table_columns, VALUES(TEXT("deal")), &columns, &ignored)
		&& rescue_has_name(&columns, "seal");

	list_free(&columns);
	return has;
}

/* For what is damaged; tables and columns by the schema that is there. */
static const struct sql sql_table_names = { "SELECT name FROM sqlite_schema WHERE type = 'table' AND name "
	"NOT LIKE 'sqlite_%' ORDER BY rowid", &name_row };

bool rescue_tables(struct rescue *rescue, const struct book_progress *progress, struct err *e)
{
	struct list names = { 0 };
	bool done = sql_list(&rescue->to, &sql_table_names, NO_VALUES, &names, e);
	const struct name *name = names.items;

	rescue->has_seals = has_seals(rescue);
	for (size_t i = 0; done && i < names.count; i++) {
		if (progress)
			progress->show(progress->arg, i, names.count);
		done = save_table(rescue, name[i].text, e);
	}
	if (progress)
		progress->show(progress->arg, 1, 1);
	list_free(&names);
	return done;
}
