/*
 * Tamper evidence: in a book with every kind of row, change every value of every column with another program,
 * delete and add every kind of row, and let verify find it each time. The columns are read from the schema,
 * so none is forgotten.
 */
#include "test.h"

#include "random.h"
#include "book_shelf.h"
#include "book/people.h"

/*
 * The findings, except SQLite's own checks of the file and its references, and triggers: those prove no
 * value.
 */
struct found {
	int count;
	struct vault_finding first;
	bool named;             /* one of them concerns `thing` or `step` */
	const char *thing;
};

static void note(void *arg, const struct vault_finding *finding)
{
	struct found *found = arg;

	if (finding->fault == VAULT_FAULT_FILE || finding->fault == VAULT_FAULT_GUARD
		|| finding->fault == VAULT_FAULT_SCHEMA
		|| finding->fault == VAULT_FAULT_REFERENCE)
		return;
	if (found->count++ == 0)
		found->first = *finding;
	found->named |= finding->step > 0 || finding->fault == VAULT_FAULT_STRAY
		|| strcmp(finding->thing, found->thing) == 0;
}

static struct found verify(const char *path, const char *thing)
{
	struct book *s;
	struct err e = { 0 };
	struct found found = { .thing = thing };
	struct vault_verifier verifier = { .arg = &found, .found = note };

	must_at(book_open(&s, path, BOOK_READ, &e) && vault_verify(s, &verifier, &e), &e, __FILE__, __LINE__);
	book_close(s);
	return found;
}

/* ---- a book with every kind of row --------------------------------------------------------------- */

static void commit(struct shelf *b)
{
	must(book_commit(b->s, &b->e) && book_begin(b->s, &author, &b->e));
}

static void add_dispute(struct shelf *b, const struct book_table *table)
{
	struct book_ruling ruling = { .table = table->id,
		.said = { .no = 1, .case_no = "3.4", .claimant = 0, .offender = 1, .trick = 2 },
		.facts = "by=B",
		.kind = "pay",
		.book_kind = "pay",
		.cites = "13.§ (3) 4",
		.pays = true,
		.points = { 4, -8, 4 } };
	struct book_deal deal = shelf_deal(table, 1, 0, true);
	bool again;

	deal.state = BOOK_RULED;
	memcpy(deal.points, ruling.points, sizeof deal.points);
	must(book_ruling_put(b->s, &ruling, &deal, &again, &b->e));
	commit(b);
	ruling.said.state = COURT_DISMISSED;
	ruling.pays = false;
	deal = shelf_deal(table, 1, 0, true);
	must(book_ruling_put(b->s, &ruling, &deal, &again, &b->e));
}

static void add_rest(struct shelf *b, const struct book_table *table)
{
	struct book_cards cards = { .table = table->id, .no = 2, .play = { .count = 2, .rows = {
		{ "contract", 0, "A B" }, { "talon", 0, "m8 t7" } } } };
	struct book_measure measure = { .entry = table->entry[0], .kind = BOOK_YELLOW, .reason = "kiabált" };
	struct book_duplicate duplicate = { .event = table->event, .round = 1, .deals = 6, .seed = "mag" };
	bool again;

	must(book_cards_put(b->s, &cards, 0, &again, &b->e) && book_measure_add(b->s, &measure, &again, &b->e));
	must(book_duplicate_put(b->s, &duplicate, &b->e));
}

/* Add a takeover and known totals. */
static void add_sheet(struct shelf *b, const struct book_table *table, int64_t player)
{
	struct book_totals totals = { .table = table->id, .deals = 9, .points = { 7, -3, -4 } };
	struct book_entry entry;
	int64_t seats[BOOK_SEATS] = { 0 };
	bool again;

	must(book_entry_add(b->s, table->event, player, 0, &entry, &b->e));
	seats[1] = entry.id;
	must(book_table_turn(b->s, table->id, 3, seats, &b->e)
		&& book_totals_put(b->s, &totals, false, &again, &b->e));
}

/* Add two seasons, one of them removed, and an event that counts in the other. */
static void add_seasons(struct shelf *b, int64_t event)
{
	struct book_season season = { .name = "2026", .best = 3, .least = 2, .scale_count = 2, .scale = { 100, 60 } },
		other = { .name = "2027", .least = 1 };
	int was;

	must(book_season_add(b->s, &season, &b->e) && book_season_add(b->s, &other, &b->e));
	must(book_season_event_put(b->s, season.id, event, 50, &was, &b->e) && book_season_remove(b->s, other.id, &b->e));
}

static void turn_last(struct shelf *b, enum vault_step_kind how)
{
	struct vault_step step;
	bool found;

	must(vault_step_next(b->s, how, &step, &found, &b->e) && vault_step_turn(b->s, how, step.id, &b->e));
	commit(b);
}

static void fill(struct shelf *b)
{
	struct book_player player = { .name = "Kiss Péter", .club = "Ulti Klub" };
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);
	bool again;

	must(book_setting_put(b->s, table.event, "ranking", "score", true, &b->e)
		&& book_event_use(b->s, table.event, &b->e));
	must(book_deal_add(b->s, &deal, &again, &b->e));
	commit(b);
	deal = shelf_deal(&table, 3, 1, true);
	deal.state = BOOK_REDEAL;
	deal.has_record = false;
	must(book_player_add(b->s, &player, &b->e) && book_deal_add(b->s, &deal, &again, &b->e));
	commit(b);
	add_dispute(b, &table);
	commit(b);
	add_rest(b, &table);
	add_sheet(b, &table, player.id);
	add_seasons(b, table.event);
	commit(b);
	turn_last(b, VAULT_UNDO);
	turn_last(b, VAULT_REDO);
	deal = shelf_deal(&table, 2, 2, false);
	must(book_deal_add(b->s, &deal, &again, &b->e) && book_sheet_sign(b->s, table.id, "Bíró Éva", &b->e));
	commit(b);
}

/* Make one file without a journal beside it, so that it can be copied. */
static int book_full(void **state)
{
	shelf_begin(state);
	struct shelf *b = *state;

	fill(b);
	must(book_commit(b->s, &b->e));
	book_close(b->s);
	b->s = NULL;
	return shelf_sql(b->path, "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE;") == SQLITE_OK ? 0 : -1;
}

/* ---- another program -------------------------------------------------------------------------------- */

/* The triggers left: none, or those that write `change`, without those that protect rows. */
enum triggers { NONE, WRITERS };

struct tamper {
	sqlite3 *source, *db;    /* the book; its copy */
	struct buf book;         /* the original file */
	char path[200];
	enum triggers triggers;
	int tables, tried, missed;   /* tried: or passed over */
};

static const char *const dropped[] = {
	[NONE] = "SELECT group_concat('DROP TRIGGER ' || name, ';') FROM sqlite_schema WHERE type = 'trigger'",
	[WRITERS] = "SELECT group_concat('DROP TRIGGER ' || name, ';') FROM sqlite_schema WHERE type = 'trigger' "
		"AND name NOT LIKE '%\\_made' ESCAPE '\\' AND name NOT LIKE '%\\_changed' ESCAPE '\\'",
};

static char *ask(sqlite3 *db, const char *sql)
{
	sqlite3_stmt *st = NULL;
	char *text = NULL;

	if (sqlite3_prepare_v2(db, sql, -1, &st, NULL) == SQLITE_OK && sqlite3_step(st) == SQLITE_ROW
		&& sqlite3_column_text(st, 0))
		text = strdup((const char *)sqlite3_column_text(st, 0));
	sqlite3_finalize(st);
	return text;
}

/* Open a fresh copy of the book for SQL. */
static void open_copy(struct tamper *t)
{
	FILE *file = fopen(t->path, "wb");

	assert_int_equal(fwrite(t->book.data, 1, t->book.len, file), t->book.len);
	fclose(file);
	assert_int_equal(sqlite3_open(t->path, &t->db), SQLITE_OK);
	sqlite3_exec(t->db, "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY", NULL, NULL, NULL);
	char *drop = ask(t->db, dropped[t->triggers]);
	assert_int_equal(sqlite3_exec(t->db, drop, NULL, NULL, NULL), SQLITE_OK);
	free(drop);
	sqlite3_exec(t->db, "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF", NULL, NULL, NULL);
}

/*
 * Run the statement on a copy: it must change at least one row; count it if it is not found and named. Every third
 * one is tried, another third with the triggers; with WHOLE set, all.
 */
static void tamper(struct tamper *t, const char *thing, const char *sql)
{
	if (t->tried++ % 3 != (int)t->triggers && !getenv("WHOLE"))
		return;
	open_copy(t);
	int code = sqlite3_exec(t->db, sql, NULL, NULL, NULL), changes = sqlite3_changes(t->db);
	if (code != SQLITE_OK || changes == 0)
		print_error("%s: %s\n", sql, code == SQLITE_OK ? "no row" : sqlite3_errmsg(t->db));
	assert_int_equal(code, SQLITE_OK);
	assert_true(changes > 0);
	sqlite3_close(t->db);
	struct found found = verify(t->path, thing);
	if (found.count == 0 || !found.named)
		print_error("not %s: %s\n", found.count ? "named" : "found", sql);
	t->missed += found.count == 0 || !found.named;
}

/* Other values: each of these is tried if its type fits. */
static const struct { const char *type, *value; } others[] = {
	{ "INTEGER", "coalesce(%s + 1000, 1)" },
	{ "TEXT", "coalesce(%s || ' ', '{}')" }, { "TEXT", "coalesce(upper(%s) || 'x', 'x')" },
	{ "TEXT", "coalesce(%s || char(0) || 'kizárva', 'x' || char(0))" },
	{ "BLOB", "zeroblob(32)" }, { "BLOB", "x'00'" }, { "", "NULL" },
};

/* A value, found by the condition `row`. */
struct spot {
	const char *table, *column, *type;
	bool not_null;
	char *row;
};

/* Put the value in, unless that changes nothing. */
static void tamper_value(struct tamper *t, const struct spot *spot, const char *value)
{
	struct buf sql = { 0 };

	buf_printf(&sql, "SELECT %s IS NOT %s FROM %s %s", spot->column, value, spot->table, spot->row);
	char *differs = ask(t->source, buf_text(&sql));
	assert_non_null(differs);
	buf_clear(&sql);
	buf_printf(&sql, "UPDATE %s SET %s = %s %s", spot->table, spot->column, value, spot->row);
	if (strcmp(differs, "1") == 0)
		tamper(t, spot->table, buf_text(&sql));
	free(differs);
	buf_free(&sql);
}

/* Tamper with a column in the first and in the last row of the table. */
static void tamper_column(struct tamper *t, struct spot *spot, const char *key)
{
	static const char *const ends[] = { "ASC", "DESC" };
	char value[256];

	for (int end = 0; end < 2; end++) {
		struct buf row = { 0 };
		buf_printf(&row, "WHERE (%s) = (SELECT %s FROM %s ORDER BY 1 %s LIMIT 1)", key, key, spot->table, ends[end]);
		spot->row = row.data;
		for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
			bool fits = *others[i].type ? strcmp(others[i].type, spot->type) == 0 : !spot->not_null;
			snprintf(value, sizeof value, others[i].value, spot->column);
			if (fits)
				tamper_value(t, spot, value);
		}
		buf_free(&row);
	}
}

/* ---- the schema -------------------------------------------------------------------------------- */

static const char tables[] = "SELECT name FROM sqlite_schema WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_'";
/* Its columns: name, type, whether a value is required, and the key of the table. */
static const char columns[] = "SELECT name, type, \"notnull\" OR pk, "
	"(SELECT group_concat(name) FROM pragma_table_info(?1) WHERE pk) FROM pragma_table_info(?1)";
/*
 * Its key; and its columns with other values in the unique keys: an id, a number, a seat, but the same deal.
 */
static const char copied[] = "SELECT group_concat(name) FILTER (WHERE pk), group_concat(CASE WHEN name IN "
	"(SELECT info.name FROM pragma_index_list(?1) AS list JOIN pragma_index_info(list.name) AS info WHERE list.\"unique\") "
	"AND NOT (pk AND name IN (SELECT \"from\" FROM pragma_foreign_key_list(?1))) OR name = 'id' "
	"THEN name || CASE type WHEN 'TEXT' THEN ' || ''x''' ELSE ' + 100' END ELSE name END) FROM pragma_table_info(?1)";

/* Query the schema for that table. */
static sqlite3_stmt *schema(const struct tamper *t, const char *sql, const char *table)
{
	sqlite3_stmt *st = NULL;

	assert_int_equal(sqlite3_prepare_v2(t->source, sql, -1, &st, NULL), SQLITE_OK);
	sqlite3_bind_text(st, 1, table, -1, SQLITE_STATIC);
	return st;
}

static const char *word(sqlite3_stmt *st, int column)
{
	return (const char *)sqlite3_column_text(st, column);
}

static void tamper_columns(struct tamper *t, const char *table)
{
	sqlite3_stmt *st = schema(t, columns, table);

	while (sqlite3_step(st) == SQLITE_ROW) {
		struct spot spot = { .table = table, .column = word(st, 0), .type = word(st, 1),
			.not_null = sqlite3_column_int(st, 2) };
		tamper_column(t, &spot, word(st, 3));
	}
	sqlite3_finalize(st);
}

/* Delete a row, delete all, add one. */
static void tamper_rows(struct tamper *t, const char *table)
{
	sqlite3_stmt *st = schema(t, copied, table);
	struct buf sql[3] = { { 0 }, { 0 }, { 0 } };

	assert_int_equal(sqlite3_step(st), SQLITE_ROW);
	const char *key = word(st, 0);
	buf_printf(&sql[0], "DELETE FROM %s WHERE (%s) = (SELECT %s FROM %s LIMIT 1)", table, key, key, table);
	buf_printf(&sql[1], "DELETE FROM %s", table);
	buf_printf(&sql[2], "INSERT INTO %s SELECT %s FROM %s LIMIT 1", table, word(st, 1), table);
	for (int i = 0; i < 3; i++) {
		tamper(t, table, buf_text(&sql[i]));
		buf_free(&sql[i]);
	}
	sqlite3_finalize(st);
}

/* ---- the tests --------------------------------------------------------------------------------- */

static void tamper_start(struct tamper *t, struct shelf *b, enum triggers triggers)
{
	*t = (struct tamper){ .triggers = triggers };
	snprintf(t->path, sizeof t->path, "%s/copy.db", b->folder);
	must(file_read(&t->book, b->path, 16 << 20, &b->e));
	assert_int_equal(sqlite3_open_v2(b->path, &t->source, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
}

static void tamper_end(struct tamper *t)
{
	sqlite3_close(t->source);
	buf_free(&t->book);
}

static void tamper_all(struct shelf *b, enum triggers triggers)
{
	struct tamper t;

	tamper_start(&t, b, triggers);
	sqlite3_stmt *st = schema(&t, tables, "");
	for (; sqlite3_step(st) == SQLITE_ROW; t.tables++) {
		tamper_columns(&t, word(st, 0));
		tamper_rows(&t, word(st, 0));
	}
	sqlite3_finalize(st);
	tamper_end(&t);
	assert_int_equal(t.missed, 0);
	assert_true(t.tables >= 20 && t.tried > 20 * t.tables);
}

/* Fails after a new schema file, and prints the seal for src/book/schema.c. */
static void what_an_empty_book_has_is_known(void **state)
{
	struct shelf *b = *state;
	unsigned char seal[SEAL_SIZE];
	struct book *s;

	must(book_open(&s, b->path, BOOK_READ, &b->e) && schema_seal(s, seal, &b->e));
	book_close(s);
	for (size_t i = 0; memcmp(seal, schema_seal_made, SEAL_SIZE) != 0 && i < SEAL_SIZE; i++)
		print_message("0x%02x,%s", seal[i], i % 12 == 11 ? "\n" : " ");
	assert_memory_equal(seal, schema_seal_made, SEAL_SIZE);
}

/* A new book is made from schema/whole.sql; fails after a new schema file until `make schema` has run. */
static void the_schema_in_one_piece_is_that_of_the_migrations(void **state)
{
	struct shelf *b = *state;
	struct migration migrations[SCHEMA_VERSIONS];
	int count = schema_migrations(migrations, SCHEMA_VERSIONS);
	struct book stepwise = { .path = b->path };
	unsigned char seal[SEAL_SIZE];

	assert_int_equal(sqlite3_open(":memory:", &stepwise.db), SQLITE_OK);
	must(schema_migrate(&stepwise, migrations, 1, 0, &b->e) && schema_migrate(&stepwise, migrations, count, 1, &b->e)
		&& schema_seal(&stepwise, seal, &b->e));
	sql_forget(&stepwise);
	sqlite3_close(stepwise.db);
	assert_memory_equal(seal, schema_seal_made, SEAL_SIZE);
	for (size_t n = 0; embedded_at(n); n++) {
		if (strcmp(embedded_at(n)->name, "schema/whole.sql") == 0)
			assert_int_equal(atoi((const char *)embedded_at(n)->data + strlen("PRAGMA user_version = ")), count);
	}
}

static void every_value_and_every_row_is_proved(void **state)
{
	tamper_all(*state, NONE);
}

static void with_the_history_written_on_as_well(void **state)
{
	tamper_all(*state, WRITERS);
}

/* Return the first finding for a change. */
static struct vault_finding first_of(struct shelf *b, const char *sql)
{
	assert_int_equal(verify(b->path, "").count, 0);
	struct tamper t;
	tamper_start(&t, b, NONE);
	open_copy(&t);
	assert_int_equal(sqlite3_exec(t.db, sql, NULL, NULL, NULL), SQLITE_OK);
	assert_true(sqlite3_changes(t.db) > 0);
	sqlite3_close(t.db);
	tamper_end(&t);
	return verify(t.path, "").first;
}

static void what_was_changed_is_named(void **state)
{
	struct shelf *b = *state;
	struct vault_finding f = first_of(b, "UPDATE deal_point SET points = points + 1 WHERE deal = 1 AND seat = 0");

	assert_int_equal(f.fault, VAULT_FAULT_DEAL);
	assert_true(f.round == 1 && f.table_no == 1 && f.deal_no == 1 && f.revision == 1 && f.step == 1);
	f = first_of(b, "UPDATE player SET name = 'Ede' WHERE id = 2");
	assert_int_equal(f.fault, VAULT_FAULT_ROW);
	assert_string_equal(f.thing, "player");
	assert_string_equal(f.said, "Player 2");
	assert_string_equal(f.now, "Ede");
	f = first_of(b, "UPDATE step SET command = 'x' WHERE id = 2");
	assert_true(f.fault == VAULT_FAULT_STEP && f.step == 2);
	f = first_of(b, "DELETE FROM step WHERE id = 3");
	assert_true(f.fault == VAULT_FAULT_GAP && f.step == 2);
	f = first_of(b, "UPDATE deal SET current = 1 WHERE id = 1");
	assert_int_equal(f.fault, VAULT_FAULT_MARK);
	assert_string_equal(f.thing, "deal");
	f = first_of(b, "INSERT INTO change (step, thing, after) VALUES (1, 'club', '{}')");
	assert_int_equal(f.fault, VAULT_FAULT_STRAY);
}

/* Put the right new seal into step 2. */
static void seal_again(const char *path)
{
	struct seal_walk walk;
	struct book *s;
	struct err e = { 0 };
	struct buf sql = { 0 };

	must_at(book_open(&s, path, BOOK_READ, &e) && seal_walk_start(&walk, s, &e), &e, __FILE__, __LINE__);
	while (walk.step != 2)
		assert_int_equal(seal_walk_next(&walk, &e), 1);
	assert_false(walk.is_right);
	buf_str(&sql, "DROP TRIGGER step_sealed; UPDATE step SET seal = x'");
	for (int i = 0; i < SEAL_SIZE; i++)
		buf_printf(&sql, "%02x", walk.seal[i]);
	buf_str(&sql, "' WHERE id = 2");
	seal_walk_end(&walk);
	book_close(s);
	assert_int_equal(shelf_sql(path, buf_text(&sql)), SQLITE_OK);
	buf_free(&sql);
}

/* A recomputed seal differs from the one covered by the next step's seal. */
static void seals_hang_together(void **state)
{
	struct shelf *b = *state;

	assert_int_equal(shelf_sql(b->path, "DROP TRIGGER step_fixed; UPDATE step SET command = 'x' WHERE id = 2"), SQLITE_OK);
	assert_int_equal(verify(b->path, "").first.step, 2);
	seal_again(b->path);
	struct found found = verify(b->path, "");
	assert_int_equal(found.count, 1);
	assert_true(found.first.fault == VAULT_FAULT_STEP && found.first.step == 3);
}

/* The last steps are gone without a trace: only a printed code reveals them. */
static void an_older_book_is_a_sound_book(void **state)
{
	struct shelf *b = *state;
	struct vault_step last, then;
	struct book *older;
	char *digits;
	bool found;

	must(book_open(&b->s, b->path, BOOK_READ, &b->e) && vault_step_last(b->s, &last, &found, &b->e));
	must(vault_step_find(b->s, last.id - 1, &then, &b->e));
	digits = then.seal;
	must(book_open(&older, b->path, BOOK_READ, &b->e)
		&& vault_rewind(older, num_of(last.id - 1).text, &then, &b->e));
	struct found none = { .thing = "" };
	struct vault_verifier verifier = { .arg = &none, .found = note };
	must(vault_verify(older, &verifier, &b->e));
	assert_int_equal(none.count, 0);
	must(vault_step_by_seal(older, digits, &then, &found, &b->e));
	assert_true(found);
	must(vault_step_by_seal(older, last.seal, &then, &found, &b->e));
	assert_false(found);
	book_close(older);
}

static void an_upgraded_book_is_sound(void **state)
{
	struct shelf *b = *state;
	char path[200];

	snprintf(path, sizeof path, "%s/old.db", b->folder);
	shelf_of_version(b, 1, path);
	must(book_open(&b->s, path, BOOK_WRITE, &b->e));
	assert_int_equal(verify(path, "").count, 0);
	assert_int_equal(shelf_sql(path, "UPDATE deal_point SET points = 7 WHERE deal = 1 AND seat = 0"), SQLITE_CONSTRAINT);
	assert_int_equal(shelf_sql(path, "DROP TRIGGER deal_point_fixed; "
		"UPDATE deal_point SET points = 7 WHERE deal = 1 AND seat = 0"), SQLITE_OK);
	assert_int_equal(verify(path, "").first.fault, VAULT_FAULT_DEAL);
}

static void back_and_forth_leaves_it_sound(void **state)
{
	struct shelf *b = *state;
	struct vault_step step;
	uint64_t chance = 5;
	bool found;

	must(book_open(&b->s, b->path, BOOK_WRITE, &b->e));
	for (int i = 0; i < 40; i++) {
		enum vault_step_kind how = next_random(&chance, 2) ? VAULT_UNDO : VAULT_REDO;
		must(book_begin(b->s, &author, &b->e) && vault_step_next(b->s, how, &step, &found, &b->e));
		must(!found || vault_step_turn(b->s, how, step.id, &b->e));
		must(book_commit(b->s, &b->e));
		assert_int_equal(verify(b->path, "").count, 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(what_an_empty_book_has_is_known, book_full, shelf_drop),
		cmocka_unit_test_setup_teardown(the_schema_in_one_piece_is_that_of_the_migrations, book_full, shelf_drop),
		cmocka_unit_test_setup_teardown(every_value_and_every_row_is_proved, book_full, shelf_drop),
		cmocka_unit_test_setup_teardown(with_the_history_written_on_as_well, book_full, shelf_drop),
		cmocka_unit_test_setup_teardown(what_was_changed_is_named, book_full, shelf_drop),
		cmocka_unit_test_setup_teardown(seals_hang_together, book_full, shelf_drop),
		cmocka_unit_test_setup_teardown(an_older_book_is_a_sound_book, book_full, shelf_drop),
		cmocka_unit_test_setup_teardown(an_upgraded_book_is_sound, book_full, shelf_drop),
		cmocka_unit_test_setup_teardown(back_and_forth_leaves_it_sound, book_full, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
