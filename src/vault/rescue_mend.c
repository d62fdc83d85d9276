/* What was read of a damaged book, brought together: what another page knows too, seals, what points at
 * nothing. */
#include "vault/rescue.h"

/* One column of a reference to another table. */
struct reference {
	int id;
	struct name table, from, to;
	bool is_needed;
};

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

const struct row reference_row = { sizeof(struct reference), read_reference, NULL };
const struct row lost_row = { sizeof(struct vault_lost), read_lost, NULL };

/* ---- what another page knows too ------------------------------------------------------------- */

struct vault_saved *rescue_saved(struct rescue *rescue, const char *name)
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
		rescue_connect(rescue, &ignored);
	}
}

/* Was anything of a table lost? A page half of zeros gives rows of nothing, and no error. */
bool rescue_has_loss(const struct vault_saved *saved)
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
		buf_printf(&from, "%sifnull(json_extract(after, '$.%s'), %s)", i > 0 ? ", " : "", column[i].text,
			otherwise[i].text);
	}
	buf_printf(&sql,
		"INSERT OR IGNORE INTO \"%s\" (%s) SELECT %s FROM change WHERE thing = '%s' AND json_valid(after) "
		"ORDER BY id DESC",
		saved->table, buf_text(&into), buf_text(&from), saved->table);
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

/* The tables whose rows are updated. */
static const char *const things[]
	= { "club", "player", "event", "choice", "setting", "entry", "round", "game_table", "seat" };

bool rescue_has_history(const char *table)
{
	for (size_t i = 0; i < sizeof things / sizeof *things; i++) {
		if (strcmp(things[i], table) == 0)
			return true;
	}
	return false;
}

void rescue_histories(struct rescue *rescue)
{
	for (size_t i = 0; i < sizeof things / sizeof *things; i++) {
		struct vault_saved *saved = rescue_saved(rescue, things[i]);
		if (rescue_has_loss(saved))
			read_history(rescue, saved);
	}
}

/* Which deals and tables there were, and who sat where, stands in the indexes of their tables too. */
void rescue_indexes(struct rescue *rescue)
{
	static const struct { const char *name; enum sql from, into;
	} indexes[] = {
		{ "deal", SQL_KNOWN_READ, SQL_KNOWN_ADD },
		{ "game_table", SQL_INDEX_TABLES, SQL_INDEX_TABLE_ADD },
		{ "seat", SQL_INDEX_SEATS, SQL_INDEX_SEAT_ADD },
		{ "entry", SQL_INDEX_ENTRIES, SQL_INDEX_ENTRY_ADD },
	};

	for (size_t i = 0; i < sizeof indexes / sizeof *indexes; i++) {
		struct vault_saved *saved = rescue_saved(rescue, indexes[i].name);
		if (!rescue_has_loss(saved))
			continue;
		if (indexes[i].from == SQL_INDEX_SEATS)
			show_seats(rescue);
		int before = sqlite3_total_changes(rescue->to.db);
		read_index(rescue, indexes[i].from, indexes[i].into);
		if (indexes[i].into != SQL_KNOWN_ADD)
			saved->rows += sqlite3_total_changes(rescue->to.db) - before;
	}
	if (rescue_has_loss(rescue_saved(rescue, "deal")))
		read_index(rescue, SQL_MET_READ, SQL_MET_ADD);
}

/* ---- deals and their seals ------------------------------------------------------------------- */

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
	struct vault_saved *saved = rescue_saved(rescue, "deal_point");
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

/* Every deal, where they have seals: settled again where it does not fit, or marked as whole or not. */
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
		bool fits = sqlite3_column_bytes(st, WALK_DEAL_SEAL) == SEAL_SIZE
			&& memcmp(sqlite3_column_blob(st, WALK_DEAL_SEAL), seal, SEAL_SIZE) == 0;
		proved.event = sqlite3_column_int64(st, WALK_DEAL_EVENT);
		if (marks)
			mark_deal(rescue, &proved, fits);
		else if (!fits)
			settle_again(rescue, &proved, sqlite3_column_int64(st, 1));
	}
	seal_deals_end(&deals);
}

/* ---- what is pointed at and lost ------------------------------------------------------------- */

/* Run a statement, and count what it did. False: the version of the book does not know what it speaks of.
 */
static void mend(struct rescue *rescue, enum sql which, const char *name, bool makes)
{
	struct vault_saved *saved = rescue_saved(rescue, name);
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
static int settle_reference(
	struct rescue *rescue, struct vault_saved *saved, const struct reference *columns, size_t count)
{
	struct buf sql = { 0 };
	struct vault_saved *there = rescue_saved(rescue, columns->table.text);
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

void rescue_references(struct rescue *rescue)
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
	if (rescue->has_seals) {
		walk_deals(rescue, false);
		walk_deals(rescue, true);
	}
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
