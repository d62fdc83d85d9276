/*
 * Rows that no page leads to any more. Beneath a damaged inner page of a tree the leaves are whole: every
 * page that belongs to no whole tree is read by itself, as if it were all of a table, and SQLite looks at
 * its bytes. Whose it is its rows say: one that does not fit a table in every column speaks against that
 * table.
 */
#include "vault/rescue.h"

#include <stdio.h>
#include <stdlib.h>

/* Pages that stand in the working copy's schema at a time. */
enum { PAGES_AT_ONCE = 500 };

/* The pages of the working copy, from 1: is it known whose each is? */
struct pages {
	struct rescue *rescue;
	bool *is_known;
	int count;
};

/* A table that has a loss: how a page of it is read, and its rows are taken. */
struct shape {
	struct vault_saved *saved;
	struct buf columns, key,
		definition; /* for SQL: names, the key backwards, and what stands behind CREATE TABLE */
	size_t count;
	sqlite3_stmt *insert;
};

/* ---- whose a page is ------------------------------------------------------------------------- */

/* -1: a page that is none. */
static const struct sql sql_tree_pages = {
	"SELECT iif(pagetype = 'corrupted', -1, pageno) FROM dbstat WHERE name = ?", &int_row
};

/* A tree that can be walked to its end has its pages for itself. */
static void know_tree(struct pages *pages, const char *name)
{
	struct list list = { 0 };
	struct err ignored = { 0 };
	bool is_whole = sql_list(&pages->rescue->from, &sql_tree_pages, VALUES(TEXT(name)), &list, &ignored);
	const int *page = list.items;

	for (size_t i = 0; is_whole && i < list.count; i++)
		is_whole = page[i] > 0 && page[i] <= pages->count;
	for (size_t i = 0; is_whole && i < list.count; i++)
		pages->is_known[page[i]] = true;
	list_free(&list);
}

static const struct sql sql_trees = {
	"SELECT 'sqlite_schema' UNION ALL SELECT name FROM sqlite_schema WHERE rootpage > 0", &name_row
};

/* False: it cannot be said of any page. */
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
		if (!rescue_has_loss(rescue_saved(rescue, tree[i].text)))
			know_tree(pages, tree[i].text);
	}
	list_free(&list);
	return done;
}

/* ---- a table's shape ------------------------------------------------------------------------- */

/*
 * The columns as they stand in a page, and one beyond them, in which a longer row would have something. A
 * table has an id or a key of several columns, and then no id.
 */
static void define_shape(struct shape *shape, const struct list *columns, const struct list *defaults,
	const struct list *key)
{
	const struct name *column = columns->items, *otherwise = defaults->items, *part = key->items;
	bool has_id = key->count == 1;

	shape->count = columns->count;
	buf_char(&shape->definition, '(');
	for (size_t i = 0; i < columns->count; i++) {
		bool is_id = has_id && rescue_has_name(key, column[i].text);
		buf_printf(&shape->columns, "%s\"%s\"", i > 0 ? ", " : "", column[i].text);
		buf_printf(&shape->definition, "\"%s\"%s%s, ", column[i].text,
			is_id ? " INTEGER PRIMARY KEY" : " DEFAULT ", is_id ? "" : otherwise[i].text);
	}
	buf_str(&shape->definition, has_id ? "beyond)" : "beyond, PRIMARY KEY (");
	for (size_t i = 0; i < key->count; i++) {
		buf_printf(&shape->key, "%s\"%s\" DESC", i > 0 ? ", " : "", part[i].text);
		if (!has_id)
			buf_printf(&shape->definition, "%s\"%s\"", i > 0 ? ", " : "", part[i].text);
	}
	buf_str(&shape->definition, has_id ? "" : ")) WITHOUT ROWID");
}

static bool make_shape(struct shape *shape, struct rescue *rescue, struct vault_saved *saved)
{
	struct list columns = { 0 }, defaults = { 0 }, key = { 0 };
	const struct value name = TEXT(saved->table);
	struct err ignored = { 0 };

	shape->saved = saved;
	bool done = sql_list(&rescue->to, &sql_table_columns, VALUES(name), &columns, &ignored)
		&& sql_list(&rescue->to, &sql_table_defaults, VALUES(name), &defaults, &ignored)
		&& sql_list(&rescue->to, &sql_table_key, VALUES(name), &key, &ignored)
		&& defaults.count == columns.count;
	if (done) {
		define_shape(shape, &columns, &defaults, &key);
		shape->insert =
			rescue_prepare_insert(rescue, saved->table, buf_text(&shape->columns), shape->count);
	}
	list_free(&columns);
	list_free(&defaults);
	list_free(&key);
	return done && shape->insert && !shape->definition.failed;
}

static void free_shape(struct shape *shape)
{
	sqlite3_finalize(shape->insert);
	buf_free(&shape->columns);
	buf_free(&shape->key);
	buf_free(&shape->definition);
}

/* ---- a page ---------------------------------------------------------------------------------- */

/* A row of the page into the new book's table. False: it is none of its rows. */
static bool take_row(struct shape *shape, sqlite3_stmt *row, int *taken)
{
	int columns = (int)shape->count;

	if (sqlite3_column_type(row, columns) != SQLITE_NULL)
		return false;
	sqlite3_reset(shape->insert);
	for (int i = 0; i < columns; i++)
		sqlite3_bind_value(shape->insert, i + 1, sqlite3_column_value(row, i));
	int code = sqlite3_step(shape->insert);
	if (code == SQLITE_DONE) {
		++*taken;
		return true;
	}
	/* What the book has already is right by that. */
	code = sqlite3_extended_errcode(sqlite3_db_handle(shape->insert));
	return code == SQLITE_CONSTRAINT_PRIMARYKEY || code == SQLITE_CONSTRAINT_ROWID
		|| code == SQLITE_CONSTRAINT_UNIQUE;
}

/* The rows of a page, from one end: *met so many. False: one of them does not fit. *is_done: up to the end.
 */
static bool read_page(
	struct pages *pages, struct shape *shape, int page, bool backwards, int *met, int *taken, bool *is_done)
{
	struct buf sql = { 0 };
	bool fits = true;
	int code = SQLITE_ERROR;

	buf_printf(&sql, "SELECT %s, beyond FROM lost_page_%d", buf_text(&shape->columns), page);
	if (backwards)
		buf_printf(&sql, " ORDER BY %s", buf_text(&shape->key));
	sqlite3_stmt *st = rescue_prepare(&pages->rescue->from, &sql);
	while (st && fits && (code = sqlite3_step(st)) == SQLITE_ROW) {
		fits = take_row(shape, st, taken);
		++*met;
	}
	sqlite3_finalize(st);
	buf_free(&sql);
	*is_done = code == SQLITE_DONE;
	return fits;
}

/* A page as one of a table: all of its rows that can be read fit there, or none is taken. */
static void try_page(struct pages *pages, struct shape *shape, int page)
{
	sqlite3 *to = pages->rescue->to.db;
	int met = 0, taken = 0;
	bool is_done;

	if (sqlite3_exec(to, "SAVEPOINT page", NULL, NULL, NULL) != SQLITE_OK)
		return;
	bool fits = read_page(pages, shape, page, false, &met, &taken, &is_done);
	/* It may have pages beneath that cannot be read. */
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

/* Call the pages that nobody knows, from one on, tables of that shape, as many as go at a time; where to go
 * on. */
static int show_pages(struct pages *pages, const struct shape *shape, int from)
{
	struct book *s = &pages->rescue->from;
	struct err ignored = { 0 };
	bool done = sql_run(s, &sql_pages_hide, NO_VALUES, &ignored);
	int page = from;

	for (int shown = 0; done && page <= pages->count && shown < PAGES_AT_ONCE; page++) {
		if (pages->is_known[page])
			continue;
		done = sql_run(s, &sql_page_show, VALUES(INT(page), TEXT(buf_text(&shape->definition))), &ignored);
		shown++;
	}
	return done ? page : pages->count + 1;
}

/* All pages that may be a table's. */
static void read_pages(struct pages *pages, struct shape *shape)
{
	sqlite3 *from = pages->rescue->from.db;

	for (int page = 2, next; page <= pages->count; page = next) {
		sqlite3_exec(from, "BEGIN", NULL, NULL, NULL);
		next = show_pages(pages, shape, page);
		sqlite3_exec(
			from, "COMMIT; PRAGMA writable_schema = RESET; PRAGMA writable_schema = ON", NULL, NULL, NULL);
		for (; page < next; page++) {
			if (page <= pages->count && !pages->is_known[page])
				try_page(pages, shape, page);
		}
	}
}

/*
 * Rows that are updated stand in the history too, and better there: a page may be from before. Only where
 * the history has a loss itself their pages are read.
 */
static bool is_wanted(struct rescue *rescue, const struct vault_saved *saved)
{
	return rescue_has_loss(saved)
		&& (!rescue_has_history(saved->table) || rescue_has_loss(rescue_saved(rescue, "change")));
}

void rescue_pages(struct rescue *rescue)
{
	struct pages pages = { .rescue = rescue };
	bool is_known = false, knows = true;

	for (size_t i = 0; knows && i < rescue->out->table_count; i++) {
		struct shape shape = { 0 };
		if (!is_wanted(rescue, &rescue->out->tables[i]))
			continue;
		if (!is_known)
			knows = know_trees(&pages);
		is_known = true;
		if (knows && make_shape(&shape, rescue, &rescue->out->tables[i]))
			read_pages(&pages, &shape);
		free_shape(&shape);
	}
	if (is_known)
		sql_run(&rescue->from, &sql_pages_hide, NO_VALUES, &(struct err){ 0 });
	free(pages.is_known);
}
