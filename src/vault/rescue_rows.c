/* Read the tables of a damaged book as far as SQLite can follow them. */
#include "vault/rescue.h"

#include <stdio.h>

/*
 * Skip unreadable ids: widen the step after every FAILURES_A_STEP failures, up to LONGEST_STEP, the least
 * ids of a page; give up after FAILURES_MOST.
 */
enum { FAILURES_A_STEP = 64, LONGEST_STEP = 8, FAILURES_MOST = 100000 };

static void read_name(sqlite3_stmt *st, void *item)
{
	struct name *name = item;

	sql_text(st, 0, name->text, sizeof name->text);
}

const struct row name_row = { sizeof(struct name), read_name, NULL };

/* A table being read: `key` finds its rows, the id or the first column of its primary key. */
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

/*
 * Take the rows with keys from `low` to `high`, up or down, until the end (true) or an error. *at becomes the
 * last key read, if any.
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
		/* A misplaced page breaks the order. */
		if (any && (up ? key < *at : key > *at))
			break;
		any = true;
		*at = key;
		sqlite3_reset(table->insert);
		for (int i = 0; i < table->count; i++)
			sqlite3_bind_value(table->insert, i + 1, sqlite3_column_value(st, i + 1));
		if (sqlite3_step(table->insert) == SQLITE_DONE) {
			table->saved->rows++;
			continue;
		}
		/* The same row may be met from both sides; any other does not fit the new table. */
		int why = sqlite3_extended_errcode(table->rescue->to.db);
		table->saved->left_out += why != SQLITE_CONSTRAINT_PRIMARYKEY && why != SQLITE_CONSTRAINT_ROWID;
	}
	sqlite3_reset(st);
	return code == SQLITE_DONE;
}

const struct sql sql_broken_add = { "INSERT OR IGNORE INTO broken VALUES (?, ?)", NULL };

/* Read the rows of one key again, and note the key if not all can be read. */
static void check_key(struct table *table, int64_t key)
{
	struct err ignored = { 0 };
	int64_t at = key;

	if (!scan(table, true, key, key, &at))
		sql_run(&table->rescue->to, &sql_broken_add, VALUES(TEXT(table->name), INT(key)), &ignored);
}

/*
 * Read between two keys, key by key, and from each readable one in both directions. Look for all rows that
 * share a key.
 */
static void probe(struct table *table, int64_t low, int64_t high)
{
	const int64_t longest = strcmp(table->key, "rowid") == 0 ? LONGEST_STEP : 1;
	int64_t failures = 0;

	for (int64_t key = low + 1, step; key < high && failures < FAILURES_MOST; key += step) {
		int64_t at = key - 1, back = key;
		if (scan(table, true, key, high, &at)) {
			scan(table, false, low, key, &back);
			return;
		}
		if (at < key) {
			check_key(table, key);
			failures++;
		} else {
			check_key(table, at);
			scan(table, false, low, key, &back);
			key = at;
			failures = 0;
		}
		step = 1 + failures / FAILURES_A_STEP;
		step = step < longest ? step : longest;
	}
}

/* ---- finding a table ------------------------------------------------------------------------- */

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
const struct sql sql_table_key = { "SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk",
	&name_row };

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

/*
 * Choose the columns that both books have, and the key: the id, or the first column of a primary key of
 * several; then prepare the reads up and down. *ready: the table can be read.
 */
static bool prepare_table(struct table *table, bool *ready, struct err *e)
{
	struct rescue *rescue = table->rescue;
	struct list ours = { 0 }, theirs = { 0 }, key = { 0 };
	struct err ignored = { 0 };
	struct buf sql = { 0 };
	const struct value name = TEXT(table->name);
	bool done = sql_list(&rescue->to, &sql_table_columns, VALUES(name), &ours, e)
		&& sql_list(&rescue->to, &sql_table_key, VALUES(name), &key, e);
	bool is_there = done && sql_list(&rescue->from, &sql_table_columns, VALUES(name), &theirs, &ignored);

	const struct name *columns = ours.items, *parts = key.items;
	for (size_t i = 0; is_there && i < ours.count; i++) {
		if (!rescue_has_name(&theirs, columns[i].text))
			continue;
		buf_printf(&table->columns, "%s\"%s\"", table->count > 0 ? ", " : "", columns[i].text);
		table->count++;
	}
	snprintf(table->key, sizeof table->key, "%s", key.count > 1 ? parts[0].text : "rowid");
	for (int down = 0; table->count > 0 && down < 2; down++) {
		buf_clear(&sql);
		buf_printf(&sql, "SELECT %s, %s FROM \"%s\" NOT INDEXED WHERE %s >= ? AND %s <= ? ORDER BY %s %s",
			table->key, buf_text(&table->columns), table->name, table->key, table->key, table->key,
			down ? "DESC" : "ASC");
		sqlite3_stmt *st = rescue_prepare(&rescue->from, &sql);
		*(down ? &table->down : &table->up) = st;
	}
	if (table->count > 0)
		table->insert = rescue_prepare_insert(
			rescue, table->name, buf_text(&table->columns), (size_t)table->count);
	*ready = table->up && table->down && table->insert;
	buf_free(&sql);
	list_free(&ours);
	list_free(&theirs);
	list_free(&key);
	return done;
}

static bool save_table(struct rescue *rescue, const char *name, struct err *e)
{
	struct table table = {
		.rescue = rescue, .name = name, .saved = &rescue->out->tables[rescue->out->table_count]
	};
	int64_t low = 0, high = INT64_MAX;

	if (rescue->out->table_count == VAULT_SAVED_TABLES)
		return true;
	rescue->out->table_count++;
	snprintf(table.saved->table, sizeof table.saved->table, "%s", name);
	bool is_ready = false, done = prepare_table(&table, &is_ready, e);
	/*
	 * Read up until the first error, and down until the first error from the other end. rescue_pages reads
	 * the rows in between page by page; without seals to show which deals are whole, probe the keys too, to
	 * note the unreadable ones.
	 */
	table.saved->is_whole = is_ready && scan(&table, true, INT64_MIN, INT64_MAX, &low);
	if (is_ready && !table.saved->is_whole) {
		scan(&table, false, INT64_MIN, INT64_MAX, &high);
		high = high == INT64_MAX ? rescue->last_id : high;
		check_key(&table, low);
		check_key(&table, high);
		if (!rescue->has_seals)
			probe(&table, low, high);
	}
	sqlite3_finalize(table.insert);
	sqlite3_finalize(table.up);
	sqlite3_finalize(table.down);
	buf_free(&table.columns);
	return done;
}

static const struct sql sql_table_names = { "SELECT name FROM sqlite_schema WHERE type = 'table' AND name "
	"NOT LIKE 'sqlite_%' ORDER BY rowid", &name_row };

bool rescue_tables(struct rescue *rescue, const struct book_progress *progress, struct err *e)
{
	struct list names = { 0 }, columns = { 0 };
	struct err ignored = { 0 };
	bool done = sql_list(&rescue->to, &sql_table_names, NO_VALUES, &names, e);
	const struct name *name = names.items;

	rescue->has_seals = sql_list(&rescue->to, &sql_table_columns, VALUES(TEXT("deal")), &columns, &ignored)
		&& rescue_has_name(&columns, "seal");
	list_free(&columns);
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
