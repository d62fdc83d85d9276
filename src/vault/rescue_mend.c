/*
 * Mend the rows of a damaged book: add those known from other pages, compare seals, settle lost references.
 */
#include "vault/kept.def"
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
	lost->kind = (enum vault_lost_kind)sql_int(st, 4);
	lost->seat = sql_int(st, 5);
}

const struct row reference_row = { sizeof(struct reference), read_reference, NULL };
const struct row lost_row = { sizeof(struct vault_lost), read_lost, NULL };

/* ---- rows known from other pages ------------------------------------------------------------- */

struct vault_saved *rescue_saved(struct rescue *rescue, const char *name)
{
	for (size_t i = 0; i < rescue->out->table_count; i++) {
		if (strcmp(rescue->out->tables[i].table, name) == 0)
			return &rescue->out->tables[i];
	}
	return NULL;
}

/* Read an index as far as possible, each row into a statement of the new book; true if to its end. */
static bool read_index(struct rescue *rescue, const struct sql *from, const struct sql *into)
{
	struct err ignored = { 0 };
	sqlite3_stmt *st = rescue->from.db ? sql_start(&rescue->from, from, NO_VALUES, &ignored) : NULL;
	sqlite3_stmt *insert = sql_start(&rescue->to, into, NO_VALUES, &ignored);
	int code = SQLITE_ERROR;

	while (st && insert && (code = sqlite3_step(st)) == SQLITE_ROW) {
		sqlite3_reset(insert);
		for (int column = 0; column < sqlite3_column_count(st); column++)
			sqlite3_bind_value(insert, column + 1, sqlite3_column_value(st, column));
		sqlite3_step(insert);
	}
	if (st)
		sqlite3_reset(st);
	if (insert)
		sqlite3_reset(insert);
	return code == SQLITE_DONE;
}

static const struct sql sql_index_seats_show = { "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, "
	"sql) SELECT 'table', 'seat_index', "
	"'seat_index', rootpage, 'CREATE TABLE seat_index (game_table, entry, seat, PRIMARY KEY "
	"(game_table, entry, seat)) "
	"WITHOUT ROWID' FROM sqlite_schema WHERE name = 'sqlite_autoindex_seat_2'", NULL };

bool rescue_has_loss(const struct vault_saved *saved)
{
	return saved && (!saved->is_whole || saved->left_out > 0);
}

/* The values of a row's missing columns. */
const struct sql sql_table_defaults = { "SELECT CASE WHEN \"notnull\" THEN coalesce(dflt_value, 'NULL') ELSE "
	"'NULL' END FROM pragma_table_info(?) ORDER BY cid", &name_row };

/* Add the last image of every missing row of a table; the history lacks only columns of later versions. */
static void read_history(struct rescue *rescue, struct vault_saved *saved)
{
	struct list columns = { 0 }, defaults = { 0 };
	struct err ignored = { 0 };
	struct buf into = { 0 }, from = { 0 }, sql = { 0 };
	const struct value name = TEXT(saved->table);

	bool done = sql_list(&rescue->to, &sql_table_columns, VALUES(name), &columns, &ignored)
		&& sql_list(&rescue->to, &sql_table_defaults, VALUES(name), &defaults, &ignored);
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
#define NAME(table) #table,
static const char *const things[] = { KEPT_TABLES(NAME) };

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

/* The columns in the index of a key; the step and all others are lost. */
static const struct sql sql_known_read = { "SELECT game_table, no, revision, id FROM deal INDEXED BY "
	"sqlite_autoindex_deal_1 ORDER BY game_table", NULL };
static const struct sql sql_index_tables = { "SELECT id, event, round, no FROM game_table INDEXED BY "
	"sqlite_autoindex_game_table_1 ORDER BY event", NULL };
static const struct sql sql_index_table_add = { "INSERT OR IGNORE INTO game_table (id, event, round, no, "
	"step) VALUES (?, ?, ?, ?, 0)", NULL };
static const struct sql sql_index_seats = {
	"SELECT game_table, seat, entry FROM seat_index ORDER BY game_table", NULL
};
static const struct sql sql_index_seat_add = { "INSERT OR IGNORE INTO seat (game_table, seat, entry, step) "
	"VALUES (?, ?, ?, 0)", NULL };
static const struct sql sql_index_entries = { "SELECT id, event, player FROM entry INDEXED BY "
	"sqlite_autoindex_entry_1 ORDER BY event", NULL };
static const struct sql sql_index_entry_add = { "INSERT OR IGNORE INTO entry (id, event, player, start_no, "
	"removed, step) VALUES (?1, ?2, ?3, 10000 + ?1, 0, 0)", NULL };
static const struct sql sql_known_add = { "INSERT OR IGNORE INTO known VALUES (?, ?, ?, ?)", NULL };

/* Deals known by another index. */
static const struct sql sql_met_read = { "SELECT id FROM deal INDEXED BY deal_step ORDER BY step", NULL };
static const struct sql sql_met_add = { "INSERT OR IGNORE INTO broken VALUES ('met', ?)", NULL };

/* Substitutes and totals of sheets have no revisions: if a row is lost, the one before would count again. */
static const struct sql sql_index_turns = { "SELECT 1, id, game_table, from_deal, seat FROM substitute "
	"INDEXED BY substitute_by_seat ORDER BY game_table, seat, from_deal", NULL };
static const struct sql sql_index_totals = { "SELECT 2, id, game_table, 0, 0 FROM sheet_total INDEXED BY "
	"sheet_total_by_table ORDER BY game_table", NULL };
static const struct sql sql_index_rulings = { "SELECT 3, id, game_table, deal_no, 0 FROM ruling INDEXED BY "
	"sqlite_autoindex_ruling_1 ORDER BY game_table, deal_no, item, revision", NULL };
static const struct sql sql_placed_add = { "INSERT OR IGNORE INTO placed VALUES (?, ?, ?, ?, ?, NULL)",
	NULL };
static const struct sql sql_placed_turns = { "INSERT OR REPLACE INTO placed SELECT 1, id, game_table, "
	"from_deal, seat, entry FROM substitute", NULL };
static const struct sql sql_placed_totals = { "INSERT OR REPLACE INTO placed SELECT 2, id, game_table, 0, 0, "
	"NULL FROM sheet_total", NULL };
static const struct sql sql_placed_points = { "INSERT OR IGNORE INTO placed SELECT 2, total, NULL, 0, 0, "
	"NULL FROM sheet_total_point", NULL };
static const struct sql sql_unplaced_rows = { "SELECT coalesce(max(id), 0) > count(game_table) FROM placed "
	"WHERE kind = ?", &int_row };

void rescue_indexes(struct rescue *rescue)
{
	static const struct { const char *name; const struct sql *from, *into;
	} indexes[] = {
		{ "deal", &sql_known_read, &sql_known_add },
		{ "game_table", &sql_index_tables, &sql_index_table_add },
		{ "seat", &sql_index_seats, &sql_index_seat_add },
		{ "entry", &sql_index_entries, &sql_index_entry_add },
	};
	struct vault_recovery *out = rescue->out;
	struct book *to = &rescue->to;
	struct err ignored = { 0 };

	for (size_t i = 0; i < sizeof indexes / sizeof *indexes; i++) {
		struct vault_saved *saved = rescue_saved(rescue, indexes[i].name);
		if (!rescue_has_loss(saved))
			continue;
		/* SQLite does not read an index without its table, so the working copy declares this one a table. */
		if (indexes[i].from == &sql_index_seats
			&& sql_run(&rescue->from, &sql_index_seats_show, NO_VALUES, &(struct err){ 0 })) {
			book_disconnect(&rescue->from);
			rescue_connect(rescue, &(struct err){ 0 });
		}
		int before = sqlite3_total_changes(to->db);
		read_index(rescue, indexes[i].from, indexes[i].into);
		if (indexes[i].into != &sql_known_add)
			saved->rows += sqlite3_total_changes(to->db) - before;
	}
	if (rescue_has_loss(rescue_saved(rescue, "deal")))
		read_index(rescue, &sql_met_read, &sql_met_add);
	/* List the substitutes and totals that existed; their ids are consecutive, so a gap is a lost one. */
	bool knows_turns = read_index(rescue, &sql_index_turns, &sql_placed_add);
	bool knows_totals = read_index(rescue, &sql_index_totals, &sql_placed_add);
	read_index(rescue, &sql_index_rulings, &sql_placed_add);
	sql_run(to, &sql_placed_turns, NO_VALUES, &ignored);
	sql_run(to, &sql_placed_totals, NO_VALUES, &ignored);
	sql_run(to, &sql_placed_points, NO_VALUES, &ignored);
	sql_one(to, &sql_unplaced_rows, VALUES(INT(VAULT_LOST_TURN)), &out->unplaced_turns, &ignored);
	sql_one(to, &sql_unplaced_rows, VALUES(INT(VAULT_LOST_TOTALS)), &out->unplaced_totals, &ignored);
	out->unplaced_turns |= !knows_turns && rescue_has_loss(rescue_saved(rescue, "substitute"));
	out->unplaced_totals |= !knows_totals && rescue_has_loss(rescue_saved(rescue, "sheet_total"));
}

/* ---- deals and their seals ------------------------------------------------------------------- */

static const struct sql sql_points_drop = { "DELETE FROM deal_point WHERE deal = ?", NULL };
static const struct sql sql_points_ruled = { "INSERT OR IGNORE INTO deal_point SELECT deal, seat, points "
	"FROM ruling_seat JOIN ruling ON ruling.id = ruling WHERE deal = ? AND points IS NOT NULL", NULL };

/* Replace the points of a deal by those that follow from its facts, or its ruling. */
static void settle_again(struct rescue *rescue, struct vault_proved *proved, int64_t game_table)
{
	const struct book_deal *deal = &proved->deal;
	struct vault_saved *saved = rescue_saved(rescue, "deal_point");
	struct book *s = &rescue->to;
	const struct vault_settler *settler = rescue->settler;
	struct err ignored = { 0 };
	int points[BOOK_SEATS] = { 0 };

	/* Without its points a deal has as many seats as its table. */
	if (!saved || !sql_run(s, &sql_points_drop, VALUES(INT(deal->id)), &ignored))
		return;
	saved->rows -= sqlite3_changes(s->db);
	if (sql_one(s, &sql_deal_seats, VALUES(INT(deal->id), INT(game_table)), &proved->seats, &ignored) != 1)
		return;
	int before = sqlite3_total_changes(s->db);
	if (deal->state == BOOK_RULED)
		sql_run(s, &sql_points_ruled, VALUES(INT(deal->id)), &ignored);
	else if (deal->state != BOOK_REDEAL && deal->state != BOOK_TAKEN_BACK && settler
		&& settler->settle(settler->arg, s, proved, points)) {
		for (int seat = 0; seat < proved->seats && seat < BOOK_SEATS; seat++)
			sql_run(s, &sql_point_add, VALUES(INT(deal->id), INT(seat), INT(points[seat])), &ignored);
	}
	saved->made_up += sqlite3_total_changes(s->db) - before;
}

static const struct sql sql_broken_not = {
	"DELETE FROM broken WHERE name IN ('deal_fact', 'deal_point') AND key = ?", NULL
};

/*
 * Compare every deal with its seal. Settle it again if it does not fit, or (`marks`) mark it: a deal is whole
 * if its facts and points fit its seal, whatever else could not be read.
 */
static void walk_deals(struct rescue *rescue, bool marks)
{
	struct seal_deals deals;
	struct vault_proved proved = { 0 };
	struct err ignored = { 0 }, none = { 0 };
	unsigned char seal[SEAL_SIZE];
	int row = seal_deals_start(&deals, &rescue->to, &ignored)
		? seal_deals_next(&deals, &proved.deal, seal, &ignored)
		: -1;

	for (; row == 1; row = seal_deals_next(&deals, &proved.deal, seal, &ignored)) {
		sqlite3_stmt *st = deals.rows[0].st;
		bool fits = sqlite3_column_bytes(st, WALK_SEAL) == SEAL_SIZE
			&& memcmp(sqlite3_column_blob(st, WALK_SEAL), seal, SEAL_SIZE) == 0;
		proved.event = sqlite3_column_int64(st, WALK_EVENT);
		if (marks && fits)
			sql_run(&rescue->to, &sql_broken_not, VALUES(INT(proved.deal.id)), &none);
		else if (marks)
			sql_run(&rescue->to, &sql_broken_add, VALUES(TEXT("deal_fact"), INT(proved.deal.id)), &none);
		else if (!fits)
			settle_again(rescue, &proved, sqlite3_column_int64(st, 1));
	}
	seal_deals_end(&deals);
}

/* ---- lost references ------------------------------------------------------------------------- */

/* Run a statement, and count its rows; none if the version of the book lacks its tables. */
static void mend(struct rescue *rescue, const struct sql *which, const char *name, bool makes)
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

/* Write the condition for a row with a lost reference. */
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
 * Settle the rows with a lost reference: make up a lost step; else clear the reference if it may be empty, or
 * leave the row out.
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

static const struct sql sql_table_references = { "SELECT id, \"table\", \"from\", coalesce(\"to\", (SELECT "
	"name FROM pragma_table_info(\"table\") WHERE pk = seq + 1)), (SELECT \"notnull\" FROM "
	"pragma_table_info(?1) WHERE name = \"from\") FROM pragma_foreign_key_list(?1) ORDER BY id, seq",
	&reference_row };

/* Settle each reference of a table; returns the number of rows changed. */
static int settle_table(struct rescue *rescue, struct vault_saved *saved)
{
	struct list list = { 0 };
	struct err ignored = { 0 };
	int changes = 0;

	if (!sql_list(&rescue->to, &sql_table_references, VALUES(TEXT(saved->table)), &list, &ignored))
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

static const struct sql sql_known_deals = {
	"INSERT OR IGNORE INTO known SELECT game_table, no, revision, id FROM deal", NULL
};
static const struct sql sql_met_parts = { "INSERT OR IGNORE INTO broken SELECT 'met', deal FROM deal_point "
	"UNION SELECT 'met', deal FROM deal_fact", NULL };
static const struct sql sql_mend_events = { "INSERT INTO event (id, name, day, place, edition, stake, "
	"deals_per_round, pinned, removed, step) "
	"SELECT event, '? ' || event, '1970-01-01', '', 'mausz-2017', 0, 0, 1, 0, min(step) FROM game_table "
	"WHERE event NOT IN (SELECT id FROM event) GROUP BY event", NULL };
static const struct sql sql_mend_rounds = { "INSERT INTO round (event, no, step) SELECT event, round, "
	"min(step) FROM game_table "
	"WHERE NOT EXISTS (SELECT 1 FROM round WHERE round.event = game_table.event AND round.no = round) "
	"GROUP BY event, round", NULL };
static const struct sql sql_mend_names = { "INSERT INTO player (name, mark, folded, removed, step) SELECT '? "
	"' || entry, '', ' ' || entry, 0, min(step) "
	"FROM seat WHERE entry IS NOT NULL AND entry NOT IN (SELECT id FROM entry) GROUP BY entry", NULL };
static const struct sql sql_mend_entries = { "INSERT INTO entry (id, event, player, start_no, removed, step) "
	"SELECT seat.entry, event, player.id, "
	"10000 + seat.entry, 0, min(seat.step) FROM seat JOIN game_table ON game_table.id = seat.game_table "
	"JOIN player ON player.name = '? ' || seat.entry AND mark = '' WHERE seat.entry NOT IN (SELECT id "
	"FROM entry) "
	"GROUP BY seat.entry", NULL };
static const struct sql sql_mend_players = { "INSERT INTO player (id, name, mark, folded, removed, step) "
	"SELECT player, '?' || player, '', ' ' || player, "
	"0, min(step) FROM entry WHERE player NOT IN (SELECT id FROM player) GROUP BY player", NULL };

/* Deals that lack facts, or the points of a seat: they may enter no sum. */
static const struct sql sql_drop_deals = { "DELETE FROM deal WHERE id IN (SELECT key FROM broken WHERE name "
	"IN ('deal_fact', 'deal_point')) OR (state IN ('played', 'void', 'ruled', 'open') AND (SELECT count(*) "
	"FROM deal_point WHERE deal = deal.id) IS NOT CASE WHEN current THEN (SELECT count(entry) FROM seat "
	"WHERE seat.game_table = deal.game_table) ELSE (SELECT max(seat) + 1 FROM deal_point WHERE deal = "
	"deal.id) END)", NULL };
static const struct sql sql_drop_totals = { "DELETE FROM sheet_total WHERE id IN (SELECT key FROM broken "
	"WHERE name = 'sheet_total_point') OR (SELECT count(*) FROM sheet_total_point WHERE total = "
	"sheet_total.id) <> CASE deals WHEN 0 THEN 0 ELSE (SELECT count(*) FROM seat WHERE seat.game_table = "
	"sheet_total.game_table) END", NULL };
/* Cards with a gap in the places of their rows, which are consecutive from 0. */
static const struct sql sql_drop_cards = { "DELETE FROM deal_cards WHERE id IN (SELECT key FROM broken WHERE "
	"name = 'deal_cards_row') OR (SELECT max(place) + 1 FROM deal_cards_row WHERE cards = deal_cards.id) "
	"IS NOT (SELECT count(*) FROM deal_cards_row WHERE cards = deal_cards.id)", NULL };
/* Put cards after the last remaining revision of their deal. */
static const struct sql sql_mend_cards = { "UPDATE deal_cards SET after_revision = kept FROM (SELECT "
	"deal_cards.id, coalesce(max(revision), 0) AS kept FROM deal_cards LEFT JOIN deal USING (game_table, no) "
	"GROUP BY deal_cards.id) AS last WHERE last.id = deal_cards.id AND after_revision > kept", NULL };
static const struct sql sql_drop_rulings = { "DELETE FROM ruling WHERE id IN (SELECT key FROM broken WHERE "
	"name = 'ruling_seat') OR NOT EXISTS (SELECT 1 FROM ruling_seat WHERE ruling = ruling.id)", NULL };

/*
 * Tables with lost seats, or a gap in them, cannot be read: remove them with their players; the report names
 * their deals. Versions that cannot remove a table leave it out.
 */
#define SEATLESS "(SELECT id FROM game_table AS bare WHERE (SELECT count(entry) NOT BETWEEN 2 AND 8 " \
	"OR min(seat) <> 0 OR max(seat) + 1 <> count(entry) FROM seat " \
	"WHERE seat.game_table = bare.id AND entry IS NOT NULL)"
static const struct sql sql_seatless_turns = { "DELETE FROM substitute WHERE game_table IN " SEATLESS
	" AND NOT removed)", NULL };
static const struct sql sql_seatless_seats = { "UPDATE seat SET entry = NULL WHERE entry IS NOT NULL "
	"AND game_table IN " SEATLESS " AND NOT removed)", NULL };
static const struct sql sql_seatless_tables = { "UPDATE game_table SET removed = 1 WHERE id IN " SEATLESS
	" AND NOT removed)", NULL };
static const struct sql sql_seatless_dropped = { "DELETE FROM game_table WHERE id IN " SEATLESS ") AND "
	"NOT EXISTS (SELECT 1 FROM pragma_table_info('game_table') WHERE name = 'removed')", NULL };

/* Keep in `placed` only the lost rows not replaced by later ones. */
static const struct sql sql_kept_turns = { "DELETE FROM placed WHERE kind = 1 AND EXISTS (SELECT 1 FROM "
	"substitute AS kept WHERE kept.id = placed.id AND kept.entry IS placed.entry OR kept.game_table = "
	"placed.game_table AND kept.seat = placed.seat AND kept.from_deal = placed.no AND kept.id > "
	"placed.id AND " STANDS("kept") ")", NULL };
static const struct sql sql_kept_totals = { "DELETE FROM placed WHERE kind = 2 AND EXISTS (SELECT 1 FROM "
	"sheet_total AS kept WHERE kept.id = placed.id OR kept.game_table = placed.game_table AND kept.id > "
	"placed.id AND " STANDS("kept") ")", NULL };
static const struct sql sql_kept_rulings = { "DELETE FROM placed WHERE kind = 3 AND id IN (SELECT id FROM "
	"ruling)", NULL };
/* Without its index a lost ruling is known by the deal it wrote. */
static const struct sql sql_ruled_deals = { "INSERT OR IGNORE INTO placed SELECT 3, -id, game_table, no, 0, "
	"NULL FROM deal WHERE state = 'ruled' AND NOT EXISTS (SELECT 1 FROM ruling WHERE ruling.game_table = "
	"deal.game_table AND deal_no = deal.no)", NULL };
static const struct sql sql_kept_not = { "DELETE FROM placed WHERE game_table IN (SELECT id FROM game_table "
	"WHERE removed)", NULL };
static const struct sql sql_older_totals = { "DELETE FROM sheet_total WHERE game_table IN (SELECT game_table "
	"FROM placed WHERE kind = 2)", NULL };

static void settle_tables(struct rescue *rescue)
{
	int changes;

	do {
		changes = 0;
		for (size_t i = 0; i < rescue->out->table_count; i++)
			changes += settle_table(rescue, &rescue->out->tables[i]);
	} while (changes > 0);
}

void rescue_references(struct rescue *rescue)
{
	struct err ignored = { 0 };

	/* Note all deals now, so that the report names those left out below. */
	sql_run(&rescue->to, &sql_known_deals, NO_VALUES, &ignored);
	sql_run(&rescue->to, &sql_met_parts, NO_VALUES, &ignored);
	mend(rescue, &sql_mend_events, "event", true);
	mend(rescue, &sql_mend_rounds, "round", true);
	mend(rescue, &sql_mend_names, "player", true);
	mend(rescue, &sql_mend_entries, "entry", true);
	mend(rescue, &sql_mend_players, "player", true);
	if (rescue->has_seals) {
		walk_deals(rescue, false);
		walk_deals(rescue, true);
	}
	/* Old versions cannot make up a lost entry: that seat becomes empty. */
	settle_tables(rescue);
	mend(rescue, &sql_drop_deals, "deal", false);
	mend(rescue, &sql_drop_totals, "sheet_total", false);
	mend(rescue, &sql_drop_cards, "deal_cards", false);
	sql_run(&rescue->to, &sql_mend_cards, NO_VALUES, &ignored);
	mend(rescue, &sql_drop_rulings, "ruling", false);
	mend(rescue, &sql_seatless_turns, "substitute", false);
	mend(rescue, &sql_seatless_seats, "seat", false);
	mend(rescue, &sql_seatless_tables, "game_table", false);
	mend(rescue, &sql_seatless_dropped, "game_table", false);
	settle_tables(rescue);
	sql_run(&rescue->to, &sql_kept_turns, NO_VALUES, &ignored);
	sql_run(&rescue->to, &sql_kept_totals, NO_VALUES, &ignored);
	sql_run(&rescue->to, &sql_kept_rulings, NO_VALUES, &ignored);
	if (rescue_has_loss(rescue_saved(rescue, "ruling")))
		sql_run(&rescue->to, &sql_ruled_deals, NO_VALUES, &ignored);
	sql_run(&rescue->to, &sql_kept_not, NO_VALUES, &ignored);
	mend(rescue, &sql_older_totals, "sheet_total", false);
	settle_tables(rescue);
}
