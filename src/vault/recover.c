/*
 * What can be saved of a damaged book: every table as far as it can be read, into a new book of the same
 * version.
 */
#include "base/messages.h"
#include "book/inner.h"
#include "vault/vault.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/*
 * No page has more rows. Over ids that cannot be read the steps grow by one after so many failures, up to
 * the longest, which no page of ids is shorter than; behind so many nothing more is looked for.
 */
enum { OUR_PAGE = 4096, HEADER = 100, ROWS_A_PAGE = 400, FAILURES_A_STEP = 64, LONGEST_STEP = 8,
	FAILURES_MOST = 100000 };

static const char file_magic[16] = "SQLite format 3";

struct name { char text[BOOK_SHORT]; };

/* One column of a reference to another table. */
struct reference {
	int id;
	struct name table, from, to;
	bool is_needed;
};

static void read_name(sqlite3_stmt *st, void *item)
{
	struct name *name = item;

	sql_text(st, 0, name->text, sizeof name->text);
}

static void read_reference(sqlite3_stmt *st, void *item)
{
	struct reference *reference = item;

	reference->id = sql_int(st, 0);
	sql_text(st, 1, reference->table.text, sizeof reference->table.text);
	sql_text(st, 2, reference->from.text, sizeof reference->from.text);
	sql_text(st, 3, reference->to.text, sizeof reference->to.text);
	reference->is_needed = sql_int(st, 4) != 0;
}

static void read_lost(sqlite3_stmt *st, void *item)
{
	struct vault_lost *lost = item;

	sql_text(st, 0, lost->event, sizeof lost->event);
	lost->round = sql_int(st, 1);
	lost->table_no = sql_int(st, 2);
	lost->no = sql_int(st, 3);
}

const struct row name_row = { sizeof(struct name), read_name, NULL };
const struct row reference_row = { sizeof(struct reference), read_reference, NULL };
const struct row lost_row = { sizeof(struct vault_lost), read_lost, NULL };

/* The rescue under way. */
struct rescue {
	struct book from, to;          /* the working copy of the damaged file; the new book */
	struct vault_recovery *out;
	const char *work;               /* the working copy's path */
	int64_t last_id;                /* no id can be higher */
	struct list triggers;           /* of the new book: char *, their SQL */
	const struct vault_settler *settler;
};

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

/* ---- the working copy -------------------------------------------------------------------------- */

static void put_number(char *at, uint32_t n)
{
	for (int i = 0; i < 4; i++)
		at[i] = (char)(n >> (24 - 8 * i) & 0xff);
}

static uint32_t get_number(const char *at)
{
	uint32_t n = 0;

	for (int i = 0; i < 4; i++)
		n = n << 8 | (unsigned char)at[i];
	return n;
}

/*
 * What the file says its pages are long; if it says nothing sensible, what its -wal file says, or as we
 * make them.
 */
static uint32_t page_size(const struct buf *book, const struct buf *wal)
{
	uint32_t own = book->len >= 18 ? get_number(book->data + 14) & 0xffff : 0;
	uint32_t of_wal = wal->len >= 12 ? get_number(wal->data + 8) : 0;

	own = own == 1 ? 65536 : own;
	if (own >= 512 && (own & (own - 1)) == 0)
		return own;
	return of_wal >= 512 && of_wal <= 65536 && (of_wal & (of_wal - 1)) == 0 ? of_wal : 4096;
}

/*
 * The first hundred bytes are the same in every book, but for a few numbers that can be counted: they are
 * written anew. A file without even its first page gets an empty one, so that SQLite looks into the -wal
 * file.
 */
static void mend_header(struct buf *book, const struct buf *wal, int newest)
{
	static const char middle[] = { 0, 64, 32, 32 };
	const uint32_t page = page_size(book, wal);

	buf_pad(book, '\0', book->len < page ? page - book->len : 0);
	if (book->failed)
		return;
	char *at = book->data;
	memcpy(at, file_magic, sizeof file_magic);
	at[16] = (char)(page >> 8 & 0xff);
	at[17] = (char)(page >> 16);
	at[18] = at[19] = wal->len > 0 ? 2 : 1;
	memcpy(at + 20, middle, sizeof middle);
	put_number(at + 28, (uint32_t)(book->len / page));
	memset(at + 32, 0, 8);        /* no free pages: nothing is written here */
	put_number(at + 44, 4);
	memset(at + 52, 0, 4);
	put_number(at + 56, 1);
	if (get_number(at + 60) < 1 || get_number(at + 60) > (uint32_t)newest)
		put_number(at + 60, (uint32_t)newest);
	memset(at + 64, 0, 4);
	put_number(at + 68, BOOK_APPLICATION);
	memcpy(at + 92, at + 24, 4);
}

static bool read_beside(struct buf *b, const char *path, const char *behind, struct err *e)
{
	struct buf name = { 0 };
	struct stat st;

	buf_printf(&name, "%s%s", path, behind);
	bool done = !name.failed && (stat(name.data, &st) != 0 || file_read(b, name.data, SIZE_MAX / 2, e));
	buf_free(&name);
	return done;
}

static bool write_beside(const struct buf *b, const char *path, const char *behind, struct err *e)
{
	struct buf name = { 0 };

	buf_printf(&name, "%s%s", path, behind);
	bool done = !name.failed && (b->len == 0 || file_write(name.data, b, e));
	buf_free(&name);
	return done;
}

/* The damaged file as `work`, with what SQLite had beside it. */
static bool copy_damaged(const char *damaged, const char *work, int newest, struct err *e)
{
	struct buf book = { 0 }, wal = { 0 }, journal = { 0 };

	bool done = file_read(&book, damaged, SIZE_MAX / 2, e) && read_beside(&wal, damaged, "-wal", e)
		&& read_beside(&journal, damaged, "-journal", e);
	if (done && (book.len > 0 || wal.len > 0))
		mend_header(&book, &wal, newest);
	done = done && file_write(work, &book, e) && write_beside(&wal, work, "-wal", e)
		&& write_beside(&journal, work, "-journal", e);
	buf_free(&book);
	buf_free(&wal);
	buf_free(&journal);
	return done;
}

/*
 * With these settings SQLite reads on where it would rather refuse the whole file, and trusts nothing in
 * it.
 */
static bool connect_work(struct rescue *rescue, struct err *e)
{
	static const char tolerant[] = "PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON;"
		"PRAGMA trusted_schema = OFF";
	struct book *s = &rescue->from;

	return book_connect(s, rescue->work, SQLITE_OPEN_READWRITE, e)
		&& (sqlite3_exec(s->db, tolerant, NULL, NULL, NULL) == SQLITE_OK || sql_failed(s, e));
}

/* ---- a schema that cannot be read ---------------------------------------------------------------- */

/* An empty book made now, as bytes, and the pages in which its schema stands. */
static bool make_empty(const char *path, struct list *pages, struct buf *bytes)
{
	struct book *s = NULL;
	struct err ignored = { 0 };
	bool done = book_open(&s, path, BOOK_CREATE, &ignored)
		&& sql_list(s, SQL_SCHEMA_PAGES, NO_VALUES, pages, &ignored);

	book_close(s);
	return done && file_read(bytes, path, SIZE_MAX / 2, &ignored);
}

/* The first page has the header of the file in front. */
static size_t header_of(int page)
{
	return page == 1 ? HEADER : 0;
}

/* Where a page of the schema begins, NULL if the file is too short for it. */
static char *schema_page(const struct buf *b, int page)
{
	size_t from = (size_t)(page - 1) * OUR_PAGE;

	return from + OUR_PAGE <= b->len ? b->data + from + header_of(page) : NULL;
}

/*
 * A book made by this program has its schema where an empty one has it: most of what can be read has to
 * agree.
 */
static bool is_ours_by_pages(const struct buf *book, const struct buf *empty, const struct list *pages)
{
	const int *page = pages->items;
	size_t there = 0, same = 0;

	for (size_t i = 0; i < pages->count; i++) {
		const char *its = schema_page(book, page[i]), *ours = schema_page(empty, page[i]);
		there += its != NULL;
		same += its && ours && memcmp(its, ours, OUR_PAGE - header_of(page[i])) == 0;
	}
	return same > 0 && 2 * same >= there;
}

/* Put the schema of an empty book in the place of one that cannot be read, in the working copy. */
static bool graft_schema(const char *work)
{
	struct buf book = { 0 }, empty = { 0 }, path = { 0 }, none = { 0 };
	struct list pages = { 0 };
	struct err ignored = { 0 };

	buf_printf(&path, "%s-empty", work);
	bool done = make_empty(buf_text(&path), &pages, &empty) && file_read(&book, work, SIZE_MAX / 2, &ignored)
		&& page_size(&book, &none) == OUR_PAGE && page_size(&empty, &none) == OUR_PAGE
		&& is_ours_by_pages(&book, &empty, &pages);
	buf_pad(&book, '\0', done && book.len < empty.len ? empty.len - book.len : 0);
	const int *page = pages.items;
	for (size_t i = 0; done && !book.failed && i < pages.count; i++)
		memcpy(schema_page(&book, page[i]), schema_page(&empty, page[i]), OUR_PAGE - header_of(page[i]));
	if (done && !book.failed)
		put_number(book.data + 28, (uint32_t)(book.len / OUR_PAGE));
	done = done && file_write(work, &book, &ignored);
	unlink(buf_text(&path));
	list_free(&pages);
	buf_free(&book);
	buf_free(&empty);
	buf_free(&path);
	return done;
}

/* Connect, and look how many of the tables that a book has are known; -1: it cannot be read. */
static int look_into_work(struct rescue *rescue, struct err *e)
{
	static const char *const tables[] = { "step", "club", "player", "event", "setting", "entry", "round", "game_table", "seat",
		"deal", "deal_fact", "deal_point", "ruling", "ruling_seat", "deal_cards", "change" };
	struct book *s = &rescue->from;
	int pages = 0, known = 0, found = 0;

	if (!connect_work(rescue, e) || sql_one(s, SQL_PAGES, NO_VALUES, &pages, e) != 1)
		return -1;
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
		if (sql_one(s, SQL_TABLE_IS_THERE, VALUES(TEXT(tables[i])), &found, e) != 1)
			return -1;
		known += found > 0;
	}
	rescue->last_id = (int64_t)pages * ROWS_A_PAGE;
	return known;
}

static bool open_damaged(struct rescue *rescue, struct err *e)
{
	enum { TABLES = 16 };
	struct err why = { 0 };
	int known = look_into_work(rescue, &why);

	if (known == TABLES)
		return true;
	book_disconnect(&rescue->from);
	graft_schema(rescue->work);
	why = (struct err){ 0 };
	return look_into_work(rescue, &why) > 0
		|| err_set(e, ERR_FAILED, &msg_recover_nothing, MSG_ARGS(rescue->from.path));
}

/* ---- the new book ------------------------------------------------------------------------------ */

/* What a trigger would refuse has to be written first: they are made again at the end, as they were. */
static bool take_triggers(struct book *s, struct list *triggers, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, SQL_TRIGGERS, NO_VALUES, e);
	int found = st ? sql_next(s, st, e) : -1;

	for (; found == 1; found = sql_next(s, st, e)) {
		char **sql = list_add(triggers, sizeof *sql);
		if (sql)
			*sql = strdup((const char *)sqlite3_column_text(st, 1));
	}
	return found == 0 && schema_unguard(s, e);
}

static bool put_triggers(struct book *s, const struct list *triggers, struct err *e)
{
	char *const *sql = triggers->items;

	for (size_t i = 0; i < triggers->count; i++) {
		if (!sql[i] || sqlite3_exec(s->db, sql[i], NULL, NULL, NULL) != SQLITE_OK)
			return sql_failed(s, e);
	}
	return true;
}

static void free_triggers(struct list *triggers)
{
	char **sql = triggers->items;

	for (size_t i = 0; i < triggers->count; i++)
		free(sql[i]);
	list_free(triggers);
}

/* An empty book of the damaged one's version, in a change. */
static bool make_book(struct rescue *rescue, const char *path, const struct migration *migrations, int count,
	struct err *e)
{
	struct book *s = &rescue->to;
	struct err ignored = { 0 };
	int version = 0;

	if (sql_one(&rescue->from, SQL_VERSION, NO_VALUES, &version, &ignored) != 1 || version < 1
		|| version > count)
		version = count;
	return book_connect(s, path, SQLITE_OPEN_READWRITE, e)
		&& (sqlite3_exec(s->db, book_throwaway, NULL, NULL, NULL) == SQLITE_OK || sql_failed(s, e))
		&& sql_run(s, SQL_BEGIN_WRITE, NO_VALUES, e) && schema_migrate(s, migrations, version, 0, e)
		&& take_triggers(s, &rescue->triggers, e)
		&& sql_run(s, SQL_KNOWN_MAKE, NO_VALUES, e) && sql_run(s, SQL_BROKEN_MAKE, NO_VALUES, e);
}

/* ---- reading a table --------------------------------------------------------------------------- */

static sqlite3_stmt *prepare(struct book *s, const struct buf *sql)
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

/* The rows of one key, to be sure that they are all there. */
static void check_key(struct table *table, int64_t key)
{
	struct err ignored = { 0 };
	int64_t at = key;

	if (!scan(table, true, key, key, &at))
		sql_run(&table->rescue->to, SQL_BROKEN_ADD, VALUES(TEXT(table->name), INT(key)), &ignored);
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

	for (int64_t key = low + 1; key < high && failures < FAILURES_MOST; key += step_after(table, failures)) {
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

/* Up until the first error, down until the first error from the other end, and what lies between. */
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
	probe(table, low, high);
}

/* ---- finding it -------------------------------------------------------------------------------- */

static bool has_name(const struct list *names, const char *name)
{
	const struct name *items = names->items;

	for (size_t i = 0; i < names->count; i++) {
		if (strcmp(items[i].text, name) == 0)
			return true;
	}
	return false;
}

/* The columns that both have, as a list for SQL. */
static bool choose_columns(struct table *table, struct err *e)
{
	struct list ours = { 0 }, theirs = { 0 };
	struct err ignored = { 0 };
	const struct value name = TEXT(table->name);
	bool done = sql_list(&table->rescue->to, SQL_TABLE_COLUMNS, VALUES(name), &ours, e);

	if (done && sql_list(&table->rescue->from, SQL_TABLE_COLUMNS, VALUES(name), &theirs, &ignored)) {
		const struct name *columns = ours.items;
		for (size_t i = 0; i < ours.count; i++) {
			if (!has_name(&theirs, columns[i].text))
				continue;
			buf_printf(&table->columns, "%s\"%s\"", table->count > 0 ? ", " : "", columns[i].text);
			table->count++;
		}
	}
	list_free(&ours);
	list_free(&theirs);
	return done;
}

static bool prepare_reads(struct table *table)
{
	struct buf sql = { 0 };
	const char *columns = buf_text(&table->columns);

	for (int down = 0; down < 2; down++) {
		buf_clear(&sql);
		buf_printf(&sql, "SELECT %s, %s FROM \"%s\" NOT INDEXED WHERE %s >= ? AND %s <= ? ORDER BY %s %s",
			table->key, columns, table->name, table->key, table->key, table->key, down ? "DESC" : "ASC");
		sqlite3_stmt *st = prepare(&table->rescue->from, &sql);
		*(down ? &table->down : &table->up) = st;
	}
	buf_clear(&sql);
	buf_printf(&sql, "INSERT INTO \"%s\" (%s) VALUES (", table->name, columns);
	for (int i = 0; i < table->count; i++)
		buf_str(&sql, i > 0 ? ", ?" : "?");
	buf_char(&sql, ')');
	table->insert = prepare(&table->rescue->to, &sql);
	buf_free(&sql);
	return table->up && table->down && table->insert;
}

/* What its rows are found by: the id if its primary key is one column, else the first column of it. */
static bool choose_key(struct table *table, struct err *e)
{
	struct list key = { 0 };

	if (!sql_list(&table->rescue->to, SQL_TABLE_KEY, VALUES(TEXT(table->name)), &key, e))
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

static bool save_tables(struct rescue *rescue, const struct book_progress *progress, struct err *e)
{
	struct list names = { 0 };
	bool done = sql_list(&rescue->to, SQL_TABLE_NAMES, NO_VALUES, &names, e);
	const struct name *name = names.items;

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

/* ---- what another page knows too --------------------------------------------------------------- */

static struct vault_saved *saved_of(struct rescue *rescue, const char *name)
{
	for (size_t i = 0; i < rescue->out->table_count; i++) {
		if (strcmp(rescue->out->tables[i].table, name) == 0)
			return &rescue->out->tables[i];
	}
	return NULL;
}

/* The rows of an index, as far as they can be read, into a statement of the new book. */
static void read_index(struct rescue *rescue, enum sql from, enum sql into)
{
	struct err ignored = { 0 };
	sqlite3_stmt *st = rescue->from.db ? sql_start(&rescue->from, from, NO_VALUES, &ignored) : NULL;
	sqlite3_stmt *insert = sql_start(&rescue->to, into, NO_VALUES, &ignored);

	while (st && insert && sqlite3_step(st) == SQLITE_ROW) {
		sqlite3_reset(insert);
		for (int column = 0; column < sqlite3_column_count(st); column++)
			sqlite3_bind_value(insert, column + 1, sqlite3_column_value(st, column));
		sqlite3_step(insert);
	}
	if (st)
		sqlite3_reset(st);
	if (insert)
		sqlite3_reset(insert);
}

/* SQLite does not read that index without its table; so the working copy calls it a table. */
static void show_seats(struct rescue *rescue)
{
	struct err ignored = { 0 };

	if (sql_run(&rescue->from, SQL_INDEX_SEATS_SHOW, NO_VALUES, &ignored)) {
		book_disconnect(&rescue->from);
		connect_work(rescue, &ignored);
	}
}

/* Was anything of a table lost? A page half of zeros gives rows of nothing, and no error. */
static bool has_loss(const struct vault_saved *saved)
{
	return saved && (!saved->is_whole || saved->left_out > 0);
}

/*
 * The last image of every row of a table that is not there: the history has it whole, but for columns of
 * later versions.
 */
static void read_history(struct rescue *rescue, struct vault_saved *saved)
{
	struct list columns = { 0 }, defaults = { 0 };
	struct err ignored = { 0 };
	struct buf into = { 0 }, from = { 0 }, sql = { 0 };
	const struct value name = TEXT(saved->table);

	bool done = sql_list(&rescue->to, SQL_TABLE_COLUMNS, VALUES(name), &columns, &ignored)
		&& sql_list(&rescue->to, SQL_TABLE_DEFAULTS, VALUES(name), &defaults, &ignored);
	const struct name *column = columns.items, *otherwise = defaults.items;
	for (size_t i = 0; done && i < columns.count; i++) {
		buf_printf(&into, "%s\"%s\"", i > 0 ? ", " : "", column[i].text);
		buf_printf(&from, "%sifnull(json_extract(after, '$.%s'), %s)", i > 0 ? ", " : "", column[i].text, otherwise[i].text);
	}
	buf_printf(&sql, "INSERT OR IGNORE INTO \"%s\" (%s) SELECT %s FROM change WHERE thing = '%s' AND json_valid(after) "
		"ORDER BY id DESC", saved->table, buf_text(&into), buf_text(&from), saved->table);
	int before = sqlite3_total_changes(rescue->to.db);
	if (done && !sql.failed)
		sqlite3_exec(rescue->to.db, sql.data, NULL, NULL, NULL);
	saved->rows += sqlite3_total_changes(rescue->to.db) - before;
	list_free(&columns);
	list_free(&defaults);
	buf_free(&into);
	buf_free(&from);
	buf_free(&sql);
}

static void read_histories(struct rescue *rescue)
{
	static const char *const things[] = { "club", "player", "event", "choice", "setting", "entry", "round", "game_table", "seat" };

	for (size_t i = 0; i < sizeof things / sizeof *things; i++) {
		struct vault_saved *saved = saved_of(rescue, things[i]);
		if (has_loss(saved))
			read_history(rescue, saved);
	}
}

/* Which deals and tables there were, and who sat where, stands in the indexes of their tables too. */
static void read_indexes(struct rescue *rescue)
{
	static const struct { const char *name; enum sql from, into; } indexes[] = {
		{ "deal", SQL_KNOWN_READ, SQL_KNOWN_ADD }, { "game_table", SQL_INDEX_TABLES, SQL_INDEX_TABLE_ADD },
		{ "seat", SQL_INDEX_SEATS, SQL_INDEX_SEAT_ADD }, { "entry", SQL_INDEX_ENTRIES, SQL_INDEX_ENTRY_ADD },
	};

	for (size_t i = 0; i < sizeof indexes / sizeof *indexes; i++) {
		struct vault_saved *saved = saved_of(rescue, indexes[i].name);
		if (!has_loss(saved))
			continue;
		if (indexes[i].from == SQL_INDEX_SEATS)
			show_seats(rescue);
		int before = sqlite3_total_changes(rescue->to.db);
		read_index(rescue, indexes[i].from, indexes[i].into);
		if (indexes[i].into != SQL_KNOWN_ADD)
			saved->rows += sqlite3_total_changes(rescue->to.db) - before;
	}
	if (has_loss(saved_of(rescue, "deal")))
		read_index(rescue, SQL_MET_READ, SQL_MET_ADD);
}

/* ---- deals and their seals --------------------------------------------------------------------- */

static void settle_facts(struct rescue *rescue, const struct vault_proved *proved)
{
	const struct vault_settler *settler = rescue->settler;
	struct err ignored = { 0 };
	int points[BOOK_SEATS] = { 0 };

	if (!settler || !settler->settle(settler->arg, &rescue->to, proved, points))
		return;
	for (int seat = 0; seat < proved->seats && seat < BOOK_SEATS; seat++)
		sql_run(&rescue->to, SQL_POINT_ADD,
			VALUES(INT(proved->deal.id), INT(seat), INT(points[seat])), &ignored);
}

/* Points worked out from the facts, or as they were ruled, in the place of those that are there. */
static void settle_again(struct rescue *rescue, struct vault_proved *proved, int64_t game_table)
{
	const struct book_deal *deal = &proved->deal;
	struct vault_saved *saved = saved_of(rescue, "deal_point");
	struct book *s = &rescue->to;
	struct err ignored = { 0 };

	/* Without its points a deal has as many seats as its table. */
	if (!saved || !sql_run(s, SQL_POINTS_DROP, VALUES(INT(deal->id)), &ignored))
		return;
	saved->rows -= sqlite3_changes(s->db);
	if (sql_one(s, SQL_DEAL_SEATS, VALUES(INT(deal->id), INT(game_table)), &proved->seats, &ignored) != 1)
		return;
	int before = sqlite3_total_changes(s->db);
	if (deal->state == BOOK_RULED)
		sql_run(s, SQL_POINTS_RULED, VALUES(INT(deal->id)), &ignored);
	else if (deal->state != BOOK_REDEAL && deal->state != BOOK_TAKEN_BACK)
		settle_facts(rescue, proved);
	saved->made_up += sqlite3_total_changes(s->db) - before;
}

/*
 * A deal whose facts and points its seal fits is whole, whatever could not be read beside it; another is
 * not.
 */
static void mark_deal(struct rescue *rescue, const struct vault_proved *proved, bool fits)
{
	const struct value deal = INT(proved->deal.id);
	struct err ignored = { 0 };

	if (fits)
		sql_run(&rescue->to, SQL_BROKEN_NOT, VALUES(deal), &ignored);
	else
		sql_run(&rescue->to, SQL_BROKEN_ADD, VALUES(TEXT("deal_fact"), deal), &ignored);
}

/* Every deal that has a seal: settled again where it does not fit, or marked as whole or not. */
static void walk_deals(struct rescue *rescue, bool marks)
{
	struct seal_deals deals;
	struct vault_proved proved = { 0 };
	struct err ignored = { 0 };
	unsigned char seal[SEAL_SIZE];
	int row = seal_deals_start(&deals, &rescue->to, &ignored)
		? seal_deals_next(&deals, &proved.deal, seal, &ignored)
		: -1;

	for (; row == 1; row = seal_deals_next(&deals, &proved.deal, seal, &ignored)) {
		sqlite3_stmt *st = deals.rows[0].st;
		if (sqlite3_column_bytes(st, WALK_DEAL_SEAL) != SEAL_SIZE)
			continue;
		bool fits = memcmp(sqlite3_column_blob(st, WALK_DEAL_SEAL), seal, SEAL_SIZE) == 0;
		proved.event = sqlite3_column_int64(st, WALK_DEAL_EVENT);
		if (marks)
			mark_deal(rescue, &proved, fits);
		else if (!fits)
			settle_again(rescue, &proved, sqlite3_column_int64(st, 1));
	}
	seal_deals_end(&deals);
}

/* ---- what is pointed at and lost --------------------------------------------------------------- */

/* Run a statement, and count what it did. False: the version of the book does not know what it speaks of. */
static void mend(struct rescue *rescue, enum sql which, const char *name, bool makes)
{
	struct vault_saved *saved = saved_of(rescue, name);
	struct err ignored = { 0 };

	if (!saved || !sql_run(&rescue->to, which, NO_VALUES, &ignored))
		return;
	int changes = sqlite3_changes(rescue->to.db);
	saved->made_up += makes ? changes : 0;
	saved->left_out += makes ? 0 : changes;
	saved->rows += makes ? 0 : -changes;
}

/* The part of a reference's SQL that is true of a row whose other end is lost. */
static void write_lost(struct buf *sql, const char *table, const struct reference *columns, size_t count)
{
	for (size_t i = 0; i < count; i++)
		buf_printf(sql, "%s\"%s\" IS NOT NULL", i > 0 ? " AND " : " WHERE ", columns[i].from.text);
	buf_printf(sql, " AND NOT EXISTS (SELECT 1 FROM \"%s\" AS there WHERE", columns->table.text);
	for (size_t i = 0; i < count; i++)
		buf_printf(sql, "%s there.\"%s\" = \"%s\".\"%s\"", i > 0 ? " AND" : "", columns[i].to.text, table,
			columns[i].from.text);
	buf_char(sql, ')');
}

static int change(struct rescue *rescue, const struct buf *sql)
{
	bool done = !sql->failed && sqlite3_exec(rescue->to.db, sql->data, NULL, NULL, NULL) == SQLITE_OK;

	return done ? sqlite3_changes(rescue->to.db) : 0;
}

/*
 * Rows with a lost other end: of a lost step one is made up; else they point nowhere if they may, or are
 * left out.
 */
static int settle_reference(struct rescue *rescue, struct vault_saved *saved, const struct reference *columns,
	size_t count)
{
	struct buf sql = { 0 };
	struct vault_saved *there = saved_of(rescue, columns->table.text);
	int changes = 0;

	if (there && strcmp(columns->table.text, "step") == 0) {
		buf_printf(&sql, "INSERT INTO step (id, at, operator, command, version) SELECT DISTINCT \"%s\", "
			"'1970-01-01T00:00:00Z', '?', 'recover', '' FROM \"%s\"", columns->from.text, saved->table);
		write_lost(&sql, saved->table, columns, count);
		there->made_up += change(rescue, &sql);
	} else if (count == 1 && !columns->is_needed) {
		buf_printf(&sql, "UPDATE OR IGNORE \"%s\" SET \"%s\" = NULL", saved->table, columns->from.text);
		write_lost(&sql, saved->table, columns, count);
		changes = change(rescue, &sql);
	}
	buf_clear(&sql);
	buf_printf(&sql, "DELETE FROM \"%s\"", saved->table);
	write_lost(&sql, saved->table, columns, count);
	int gone = change(rescue, &sql);
	saved->left_out += gone;
	saved->rows -= gone;
	buf_free(&sql);
	return changes + gone;
}

static int settle_table(struct rescue *rescue, struct vault_saved *saved)
{
	struct list list = { 0 };
	struct err ignored = { 0 };
	int changes = 0;

	if (!sql_list(&rescue->to, SQL_TABLE_REFERENCES, VALUES(TEXT(saved->table)), &list, &ignored))
		return 0;
	const struct reference *columns = list.items;
	for (size_t i = 0, n; i < list.count; i += n) {
		for (n = 1; i + n < list.count && columns[i + n].id == columns[i].id; n++)
			continue;
		changes += settle_reference(rescue, saved, &columns[i], n);
	}
	list_free(&list);
	return changes;
}

static void settle_references(struct rescue *rescue)
{
	struct err ignored = { 0 };
	int changes;

	/* What is left out further down is to be named. */
	sql_run(&rescue->to, SQL_KNOWN_DEALS, NO_VALUES, &ignored);
	sql_run(&rescue->to, SQL_MET_PARTS, NO_VALUES, &ignored);
	mend(rescue, SQL_MEND_EVENTS, "event", true);
	mend(rescue, SQL_MEND_ROUNDS, "round", true);
	mend(rescue, SQL_MEND_NAMES, "player", true);
	mend(rescue, SQL_MEND_ENTRIES, "entry", true);
	mend(rescue, SQL_MEND_PLAYERS, "player", true);
	walk_deals(rescue, false);
	walk_deals(rescue, true);
	mend(rescue, SQL_DROP_DEALS, "deal", false);
	mend(rescue, SQL_DROP_TOTALS, "sheet_total", false);
	mend(rescue, SQL_DROP_CARDS, "deal_cards", false);
	mend(rescue, SQL_DROP_RULINGS, "ruling", false);
	do {
		changes = 0;
		for (size_t i = 0; i < rescue->out->table_count; i++)
			changes += settle_table(rescue, &rescue->out->tables[i]);
	} while (changes > 0);
}

/* ---- the whole --------------------------------------------------------------------------------- */

static bool fill(struct rescue *rescue, const struct book_progress *progress, struct err *e)
{
	struct list lost = { 0 };

	if (!save_tables(rescue, progress, e))
		return false;
	read_histories(rescue);
	read_indexes(rescue);
	settle_references(rescue);
	if (!sql_list(&rescue->to, SQL_LOST_DEALS, NO_VALUES, &lost, e)
		|| sql_one(&rescue->to, SQL_UNPLACED, NO_VALUES, &rescue->out->unplaced, e) != 1)
		return false;
	rescue->out->lost = lost.items;
	rescue->out->lost_count = lost.count;
	sql_forget(&rescue->to);
	return put_triggers(&rescue->to, &rescue->triggers, e) && sql_run(&rescue->to, SQL_COMMIT, NO_VALUES, e);
}

static bool rescue_into(struct rescue *rescue, const struct file_draft *draft,
	const struct book_progress *progress, struct err *e)
{
	const char *damaged = rescue->from.path, *work = rescue->work;
	struct migration migrations[SCHEMA_VERSIONS];
	int count = schema_migrations(migrations, SCHEMA_VERSIONS);
	struct book_summary summary;

	bool done = copy_damaged(damaged, work, migrations[count - 1].version, e) && open_damaged(rescue, e)
		&& make_book(rescue, draft->temp.data, migrations, count, e) && fill(rescue, progress, e);
	if (rescue->from.db)
		book_disconnect(&rescue->from);
	if (rescue->to.db)
		book_disconnect(&rescue->to);
	free_triggers(&rescue->triggers);
	return done && book_inspect(draft->temp.data, false, &summary, e);
}

static void remove_work(const char *folder)
{
	static const char *const files[] = { "book", "book-wal", "book-shm", "book-journal" };
	struct buf path = { 0 };

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		buf_clear(&path);
		buf_printf(&path, "%s/%s", folder, files[i]);
		unlink(buf_text(&path));
	}
	rmdir(folder);
	buf_free(&path);
}

bool vault_recover(const char *damaged, const char *to, const struct vault_settler *settler,
	const struct book_progress *progress, struct vault_recovery *out, struct err *e)
{
	struct rescue rescue = { .from = { .path = (char *)damaged }, .to = { .path = (char *)to }, .out = out,
		.settler = settler };
	struct file_draft draft;
	struct buf folder = { 0 }, work = { 0 };
	bool done = false;

	*out = (struct vault_recovery){ 0 };
	if (!book_place_is_clear(to, e) || !file_draft_start(&draft, to, e))
		return false;
	buf_printf(&folder, "%s.work-XXXXXX", to);
	if (!folder.failed && mkdtemp(folder.data)) {
		buf_printf(&work, "%s/book", folder.data);
		rescue.work = work.data;
		done = !work.failed && !draft.direct && rescue_into(&rescue, &draft, progress, e);
		remove_work(folder.data);
	}
	if (!done)
		err_set(e, ERR_FAILED, &msg_copy_failed, MSG_ARGS(damaged, to));
	done = file_draft_finish(&draft, done, e);
	buf_free(&folder);
	buf_free(&work);
	return done;
}
