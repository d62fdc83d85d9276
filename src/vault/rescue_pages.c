/*
 * Recover rows on orphaned pages. Below a damaged inner page of a tree the leaves are whole: read every page
 * outside the whole trees by itself, as if it were a whole table, and let SQLite parse its bytes. The rows
 * reveal the table: a page belongs to a table only if all of its rows fit every column.
 */
#include "vault/rescue.h"

#include <stdio.h>
#include <stdlib.h>

/* At most this many pages are in the working copy's schema at a time. */
enum { PAGES_AT_ONCE = 500 };

/* The pages of the working copy, from 1: is the table of each known? */
struct pages {
	struct rescue *rescue;
	bool *is_known;
	int count;
};

/* A table with a loss: the means to read a page of it, and to take its rows. */
struct shape {
	struct vault_saved *saved;
	struct buf columns, key, definition;   /* for SQL: names, the key backwards, after CREATE TABLE */
	size_t count;
	sqlite3_stmt *insert;
};

/* ---- the table of a page --------------------------------------------------------------------- */

/* -1 for a damaged page. */
static const struct sql sql_tree_pages = {
	"SELECT iif(pagetype = 'corrupted', -1, pageno) FROM dbstat WHERE name = ?", &int_row
};

static const struct sql sql_trees = {
	"SELECT 'sqlite_schema' UNION ALL SELECT name FROM sqlite_schema WHERE rootpage > 0", &name_row
};

/* Mark the pages of whole trees, those that can be walked to their end. False if there is none. */
static bool know_trees(struct pages *pages)
{
	struct rescue *rescue = pages->rescue;
	struct list list = { 0 };
	struct err ignored = { 0 };

	if (sql_one(&rescue->from, &sql_pages, NO_VALUES, &pages->count, &ignored) != 1 || pages->count < 1)
		return false;
	pages->is_known = calloc((size_t)pages->count + 1, sizeof *pages->is_known);
	bool done = pages->is_known && sql_list(&rescue->from, &sql_trees, NO_VALUES, &list, &ignored);
	const struct name *tree = list.items;
	for (size_t i = 0; done && i < list.count; i++) {
		struct list own = { 0 };
		if (rescue_has_loss(rescue_saved(rescue, tree[i].text)))
			continue;
		bool is_whole = sql_list(&rescue->from, &sql_tree_pages, VALUES(TEXT(tree[i].text)), &own, &ignored);
		const int *page = own.items;
		for (size_t k = 0; is_whole && k < own.count; k++)
			is_whole = page[k] > 0 && page[k] <= pages->count;
		for (size_t k = 0; is_whole && k < own.count; k++)
			pages->is_known[page[k]] = true;
		list_free(&own);
	}
	list_free(&list);
	return done;
}

/* ---- a table's shape ------------------------------------------------------------------------- */

/*
 * Write the columns in the order of a page, and one beyond them, which only a longer row would fill. A table
 * has an id, or a key of several columns and then no id.
 */
static bool make_shape(struct shape *shape, struct rescue *rescue, struct vault_saved *saved)
{
	struct list columns = { 0 }, defaults = { 0 }, key = { 0 };
	struct buf *definition = &shape->definition;
	const struct value table = TEXT(saved->table);
	struct err ignored = { 0 };

	shape->saved = saved;
	bool done = sql_list(&rescue->to, &sql_table_columns, VALUES(table), &columns, &ignored)
		&& sql_list(&rescue->to, &sql_table_defaults, VALUES(table), &defaults, &ignored)
		&& sql_list(&rescue->to, &sql_table_key, VALUES(table), &key, &ignored)
		&& defaults.count == columns.count;
	const struct name *column = columns.items, *otherwise = defaults.items, *part = key.items;
	bool has_id = key.count == 1;
	shape->count = columns.count;
	buf_char(definition, '(');
	for (size_t i = 0; done && i < columns.count; i++) {
		bool is_id = has_id && rescue_has_name(&key, column[i].text);
		buf_printf(&shape->columns, "%s\"%s\"", i > 0 ? ", " : "", column[i].text);
		buf_printf(definition, "\"%s\"%s%s, ", column[i].text, is_id ? " INTEGER PRIMARY KEY" : " DEFAULT ",
			is_id ? "" : otherwise[i].text);
	}
	buf_str(definition, has_id ? "beyond)" : "beyond, PRIMARY KEY (");
	for (size_t i = 0; done && i < key.count; i++) {
		buf_printf(&shape->key, "%s\"%s\" DESC", i > 0 ? ", " : "", part[i].text);
		if (!has_id)
			buf_printf(definition, "%s\"%s\"", i > 0 ? ", " : "", part[i].text);
	}
	buf_str(definition, has_id ? "" : ")) WITHOUT ROWID");
	if (done)
		shape->insert = rescue_prepare_insert(rescue, saved->table, buf_text(&shape->columns), shape->count);
	list_free(&columns);
	list_free(&defaults);
	list_free(&key);
	return done && shape->insert && !definition->failed;
}

/* ---- a page ---------------------------------------------------------------------------------- */

/*
 * Read the rows of a page into the table of the new book, from one end; *met counts them. False if one does
 * not fit. *is_done: the page was read to its end.
 */
static bool read_page(
	struct pages *pages, struct shape *shape, int page, bool backwards, int *met, int *taken, bool *is_done)
{
	const int columns = (int)shape->count;
	struct buf sql = { 0 };
	bool fits = true;
	int code = SQLITE_ERROR;

	buf_printf(&sql, "SELECT %s, beyond FROM lost_page_%d", buf_text(&shape->columns), page);
	if (backwards)
		buf_printf(&sql, " ORDER BY %s", buf_text(&shape->key));
	sqlite3_stmt *st = rescue_prepare(&pages->rescue->from, &sql);
	while (st && fits && (code = sqlite3_step(st)) == SQLITE_ROW) {
		++*met;
		fits = sqlite3_column_type(st, columns) == SQLITE_NULL;
		if (!fits)
			break;
		sqlite3_reset(shape->insert);
		for (int i = 0; i < columns; i++)
			sqlite3_bind_value(shape->insert, i + 1, sqlite3_column_value(st, i));
		if (sqlite3_step(shape->insert) == SQLITE_DONE) {
			++*taken;
			continue;
		}
		/* A row already in the book fits. */
		int why = sqlite3_extended_errcode(sqlite3_db_handle(shape->insert));
		fits = why == SQLITE_CONSTRAINT_PRIMARYKEY || why == SQLITE_CONSTRAINT_ROWID
			|| why == SQLITE_CONSTRAINT_UNIQUE;
	}
	sqlite3_finalize(st);
	buf_free(&sql);
	*is_done = code == SQLITE_DONE;
	return fits;
}

/* Try a page for a table: take all of its readable rows if they fit, else none. */
static void try_page(struct pages *pages, struct shape *shape, int page)
{
	sqlite3 *to = pages->rescue->to.db;
	int met = 0, taken = 0;
	bool is_done;

	if (sqlite3_exec(to, "SAVEPOINT page", NULL, NULL, NULL) != SQLITE_OK)
		return;
	bool fits = read_page(pages, shape, page, false, &met, &taken, &is_done);
	/* There may be unreadable pages below it. */
	if (fits && !is_done)
		fits = read_page(pages, shape, page, true, &met, &taken, &is_done);
	sqlite3_reset(shape->insert);
	sqlite3_exec(to, fits ? "RELEASE page" : "ROLLBACK TO page; RELEASE page", NULL, NULL, NULL);
	if (!fits || met == 0)
		return;
	pages->is_known[page] = true;
	shape->saved->rows += taken;
}

static const struct sql sql_page_show = { "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) "
	"VALUES ('table', 'lost_page_' || ?1, 'lost_page_' || ?1, ?1, 'CREATE TABLE lost_page_' || ?1 || ?2)",
	NULL };
static const struct sql sql_pages_hide = { "DELETE FROM sqlite_schema WHERE name GLOB 'lost_page_*'", NULL };

/* Read all pages that may belong to this table: declare them tables of its shape, PAGES_AT_ONCE at a time. */
static void read_pages(struct pages *pages, struct shape *shape)
{
	struct book *from = &pages->rescue->from;
	struct err ignored = { 0 };

	for (int page = 2, next; page <= pages->count; page = next) {
		sqlite3_exec(from->db, "BEGIN", NULL, NULL, NULL);
		bool done = sql_run(from, &sql_pages_hide, NO_VALUES, &ignored);
		next = page;
		for (int shown = 0; done && next <= pages->count && shown < PAGES_AT_ONCE; next++) {
			if (pages->is_known[next])
				continue;
			done = sql_run(
				from, &sql_page_show, VALUES(INT(next), TEXT(buf_text(&shape->definition))), &ignored);
			shown++;
		}
		next = done ? next : pages->count + 1;
		sqlite3_exec(from->db, "COMMIT; PRAGMA writable_schema = RESET; PRAGMA writable_schema = ON", NULL,
			NULL, NULL);
		for (; page < next; page++) {
			if (page <= pages->count && !pages->is_known[page])
				try_page(pages, shape, page);
		}
	}
}

void rescue_pages(struct rescue *rescue)
{
	struct pages pages = { .rescue = rescue };
	bool is_known = false, knows = true, has_changes = !rescue_has_loss(rescue_saved(rescue, "change"));

	for (size_t i = 0; knows && i < rescue->out->table_count; i++) {
		struct vault_saved *saved = &rescue->out->tables[i];
		struct shape shape = { 0 };
		/* The history has updated rows in a state newer than an orphaned page. */
		if (!rescue_has_loss(saved) || (rescue_has_history(saved->table) && has_changes))
			continue;
		if (!is_known)
			knows = know_trees(&pages);
		is_known = true;
		if (knows && make_shape(&shape, rescue, saved))
			read_pages(&pages, &shape);
		sqlite3_finalize(shape.insert);
		buf_free(&shape.columns);
		buf_free(&shape.key);
		buf_free(&shape.definition);
	}
	if (is_known)
		sql_run(&rescue->from, &sql_pages_hide, NO_VALUES, &(struct err){ 0 });
	free(pages.is_known);
}
