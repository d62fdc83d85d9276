/* Proof: find the changes of other programs in a book by its seals and its history. */
#include "book/inner.h"
#include "base/messages.h"
#include "book/people.h"
#include "vault/kept.def"
#include "vault/vault.h"

#include <stdio.h>
#include <string.h>

/*
 * Rows that differ from their history: thing, key, name, field, the value in the history, the value in the
 * row. A missing row has no field; one without a history has the field "made".
 */
#define NUL(image) \
	"coalesce(instr(" image \
	".image -> field.key, '\\u0000'), 0)" /* SQL and C see a text up to it, JSON the whole text */
/* JSON has no bytes: quote those put into a column by another program. */
#define FIELD(table, column) \
	"'" #column "', iif(typeof(" #column ") = 'blob', quote(" #column "), " #column ")"
#define AND_FIELD(table, column) ", " FIELD(table, column)
#define SET_FIELD(table, column, of, in) AND_FIELD(table, column)
#define NO_SET(table, column, of, in)
/* The key of a row, and of its image. */
#define KEY(table, column) #column
#define AND_KEY(table, column) " || '/' || " #column
#define SAID_KEY(table, column) "json_extract(after, '$." #column "')"
#define SAID_AND_KEY(table, column) " || '/' || " SAID_KEY(table, column)
#define ROW_CHECK(thing, key, said_key, columns) "WITH said(key, image, id) AS (SELECT " said_key ", " \
	"after, max(id) FROM change " \
	"WHERE thing = '" thing "' AND json_valid(after) GROUP BY 1), now(key, image) AS (SELECT " key ", " \
	"json_object(" columns ") FROM " thing ") " \
	"SELECT '" thing "', said.key, json_extract(said.image, '$.name'), field.key, " \
	"json_extract(said.image, '$.' || field.key), " \
	"CASE WHEN " NUL("now") " THEN now.image -> field.key ELSE field.value END FROM said LEFT JOIN now ON " \
	"now.key = said.key LEFT JOIN json_each(now.image) AS field WHERE now.image IS NOT said.image AND " \
	"(json_extract(said.image, '$.' || field.key) IS NOT field.value OR " NUL("now") " IS NOT " \
	NUL("said") ") OR now.image IS NULL " \
	"UNION ALL SELECT '" thing "', key, json_extract(image, '$.name'), 'made', NULL, NULL FROM now WHERE " \
	"key NOT IN (SELECT key FROM said)"

/* Report at most this many findings of each kind: a rebuilt book has one per row. */
enum { MOST = 100 };

struct proof {
	struct book *s;
	struct vault_verifier *v;
	struct err *e;
	size_t total;
	bool has_duplicates;   /* duplicate deals */
};

static void tell(struct proof *p, const struct vault_finding *finding)
{
	p->v->found(p->v->arg, finding);
}

/* ---- SQLite's own checks -------------------------------------------------------------------------- */

/* Report what differs from the schema of an empty book, the triggers that keep the history first. */
static void tell_schema(void *arg, enum schema_fault fault, const char *type, const char *name)
{
	static const char *const words[] = { [SCHEMA_UNGUARDED] = "", [SCHEMA_MISSING] = "missing",
		[SCHEMA_CHANGED] = "changed", [SCHEMA_ADDED] = "added" };
	const bool is_guard = fault == SCHEMA_UNGUARDED;
	const bool is_alright = fault == SCHEMA_CLUBS || fault == SCHEMA_KEPT;
	struct vault_finding finding = { .fault = is_guard ? VAULT_FAULT_GUARD : VAULT_FAULT_SCHEMA };

	/* The first missing trigger has been reported by then. */
	if (is_alright || (fault == SCHEMA_MISSING && strcmp(type, "trigger") == 0))
		return;
	snprintf(finding.thing, sizeof finding.thing, "%s", is_guard ? "" : type);
	snprintf(finding.key, sizeof finding.key, "%s", name);
	snprintf(finding.field, sizeof finding.field, "%s", words[fault]);
	tell(arg, &finding);
}

static void tell_file(void *arg, const char *fault)
{
	struct vault_finding finding = { .fault = VAULT_FAULT_FILE };

	snprintf(finding.now, sizeof finding.now, "%s", fault);
	tell(arg, &finding);
}

/* Check the file by SQLite's own means, and that its schema is the program's. */
static bool check_file(struct proof *p)
{
	return schema_check_file(p->s, tell_file, p, p->e) && schema_compare(p->s, tell_schema, p, p->e);
}

/* ---- rows and marks ------------------------------------------------------------------------------- */

/* A search for rows that should not be there, which gives the columns of a finding from `thing` on. */
struct check {
	enum vault_fault fault;
	bool has_place;   /* round, table and deal follow them */
	const char *text;
};

/* Prepare checks as one statement, which makes them one after the other; NULL on error. */
static sqlite3_stmt *prepare_checks(struct proof *p, const struct check *checks, size_t count)
{
	struct buf text = { 0 };
	sqlite3_stmt *st = NULL;

	for (size_t i = 0; i < count; i++)
		buf_printf(&text, "%sSELECT %d, found.*%s FROM (%s LIMIT %d) AS found", i > 0 ? " UNION ALL " : "",
			(int)checks[i].fault, checks[i].has_place ? "" : ", NULL, NULL, NULL", checks[i].text, MOST);
	if (text.failed)
		err_set(p->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	else if (sqlite3_prepare_v2(p->s->db, text.data, -1, &st, NULL) != SQLITE_OK)
		sql_failed(p->s, p->e);
	buf_free(&text);
	return st;
}

static bool check_rows(struct proof *p, const struct check *checks, size_t count)
{
	sqlite3_stmt *st = prepare_checks(p, checks, count);
	int row = st ? sql_next(p->s, st, p->e) : -1;

	for (; row == 1; row = sql_next(p->s, st, p->e)) {
		struct vault_finding finding = { .fault = (enum vault_fault)sql_int(st, 0) };
		sql_text(st, 1, finding.thing, sizeof finding.thing);
		/* A row of a table without ids has no name. */
		finding.row = sqlite3_column_type(st, 2) == SQLITE_NULL ? -1 : sqlite3_column_int64(st, 2);
		sql_text(st, 2, finding.key, sizeof finding.key);
		sql_text(st, 3, finding.name, sizeof finding.name);
		sql_text(st, 4, finding.field, sizeof finding.field);
		sql_text(st, 5, finding.said, sizeof finding.said);
		sql_text(st, 6, finding.now, sizeof finding.now);
		finding.step = finding.fault == VAULT_FAULT_IMAGE ? finding.row : 0;
		finding.round = sql_int(st, 7);
		finding.table_no = sql_int(st, 8);
		finding.deal_no = sql_int(st, 9);
		tell(p, &finding);
	}
	sqlite3_finalize(st);
	return row == 0;
}

/* Large numbers in the tables that are updated; check_deals and check_steps see those in the others. */
#define IS_FAR(table, column) \
	"(typeof(" #column ") = 'integer' AND " #column " NOT BETWEEN -99999999 AND 99999999)"
#define OR_FAR(table, column) " OR " IS_FAR(table, column)
#define SET_FAR(table, column, of, in) OR_FAR(table, column)
#define KEPT_CHECKS(table) \
	{ VAULT_FAULT_ROW, false, ROW_CHECK(#table, KEPT_##table(KEY, AND_KEY, NO_SET, NO_SET), \
		KEPT_##table(SAID_KEY, SAID_AND_KEY, NO_SET, NO_SET), \
		KEPT_##table(FIELD, AND_FIELD, SET_FIELD, SET_FIELD)) }, \
	{ VAULT_FAULT_FAR, false, "SELECT '" #table "', NULL, " KEPT_##table(KEY, AND_KEY, NO_SET, NO_SET) \
		", '', '', '' FROM " #table " WHERE " KEPT_##table(IS_FAR, OR_FAR, SET_FAR, SET_FAR) },
/* Numbers in any table that no command accepts. */
#define SQL_QUOTED(number) #number
#define LIMIT_TO(table, id, column, least, most) "SELECT '" #table "', NULL, " #id ", '', '', '' FROM " \
	#table " WHERE " #column " NOT BETWEEN " #least " AND " SQL_QUOTED(most) " AND " #column \
	" BETWEEN -99999999 AND 99999999"
#define LIMIT(table, column, least) LIMIT_TO(table, id, column, least, 99999)
#define NO_ID(table) " UNION ALL SELECT '" #table "', NULL, id, '', '', '' FROM " #table " WHERE id < 1"
static const char check_limits[] = LIMIT(event, stake, 0)
	" UNION ALL " LIMIT(event, deals_per_round, 0)
	" UNION ALL " LIMIT(event, deals_four, 0) " UNION ALL " LIMIT(entry, start_no, 1)
	" UNION ALL " LIMIT(game_table, no, 1) " UNION ALL " LIMIT(game_table, round, 1)
	" UNION ALL " LIMIT(deal, no, 1) " UNION ALL " LIMIT(ruling, deal_no, 1)
	" UNION ALL " LIMIT(deal_cards, no, 1) " UNION ALL " LIMIT(duplicate, round, 1)
	" UNION ALL " LIMIT_TO(duplicate, id, deals, 1, BOOK_DUPLICATE_DEALS)
	" UNION ALL " LIMIT(substitute, from_deal, 2)
	" UNION ALL " LIMIT(sheet_total, deals, 0) " UNION ALL " LIMIT(discipline, round, 1)
	" UNION ALL " LIMIT_TO(round, event || '/' || no, no, 1, 99999)
	" UNION ALL " LIMIT_TO(season, id, best, 0, BOOK_SEASON_BEST) " UNION ALL " LIMIT(season, least, 1)
	" UNION ALL " LIMIT_TO(deal_cards_row, cards, place, 0, 99999)
	NO_ID(club) NO_ID(player) NO_ID(event) NO_ID(entry) NO_ID(game_table) NO_ID(deal) NO_ID(ruling)
	NO_ID(season) NO_ID(step) NO_ID(deal_cards) NO_ID(duplicate) NO_ID(substitute) NO_ID(sheet_total)
	NO_ID(discipline) NO_ID(change);
/* Rows older than their parents; an upgrade recorded the rows of its time. */
#define EARLY(table, row, of, parent) "SELECT '" #table "', " row ", '', '', '', '" #parent " ' || " #of \
	" FROM " #table " JOIN born ON thing = '" #parent "' AND born.id = " #of \
	" WHERE " #table ".step < born.step"
static const char check_early[] = "WITH born (thing, id, step) AS MATERIALIZED "
	"(SELECT thing, json_extract(after, '$.id'), min(step.id) FROM change JOIN step ON step.id = step "
	"WHERE thing IN ('event', 'game_table') AND before IS NULL AND json_valid(after) AND kind <> 'upgrade' "
	"GROUP BY 1, 2) " EARLY(setting, "NULL", event, event) " UNION ALL "
	EARLY(duplicate, "duplicate.id", event, event) " UNION ALL "
	EARLY(deal, "deal.id", game_table, game_table);
static const char check_undone[] = "SELECT 'step', id, '', 'undone', NOT undone, undone FROM step "
	"WHERE undone <> coalesce((SELECT turn.kind = 'undo' "
	"FROM step AS turn WHERE turn.of = step.id ORDER BY turn.id DESC LIMIT 1), 0)";
static const char check_deals_current[] = "SELECT 'deal', id, '', 'current', NOT current, current FROM "
	"deal WHERE current <> (id IN (SELECT max(id) "
	"FROM deal WHERE " STANDS("deal") "GROUP BY game_table, no))";
static const char check_rulings_current[] = "SELECT 'ruling', id, '', 'current', NOT current, current FROM "
	"ruling WHERE current <> (id IN (SELECT max(id) "
	"FROM ruling WHERE " STANDS("ruling") "GROUP BY game_table, deal_no, item))";

/* Faults not shown by a recomputed seal: points of a missing ruling, totals other than zero. */
static const char check_ruled[] = "SELECT 'deal', id, '', '', '', "
	"(SELECT group_concat(points, ' ') FROM deal_point WHERE deal = deal.id) FROM deal "
	"WHERE state = 'ruled' AND NOT EXISTS (SELECT 1 FROM ruling "
	"WHERE ruling.game_table = deal.game_table AND deal_no = no AND ruling.deal = deal.id "
	"AND ruling.state = 'decided' AND (ruling.current OR NOT deal.current) "
	"AND EXISTS (SELECT 1 FROM deal_point WHERE deal_point.deal = deal.id) "
	"AND NOT EXISTS (SELECT 1 FROM deal_point LEFT JOIN ruling_seat ON ruling_seat.ruling = ruling.id "
	"AND ruling_seat.seat = deal_point.seat WHERE deal_point.deal = deal.id "
	"AND deal_point.points IS NOT coalesce(ruling_seat.points, 0)))";
/* Open deals without a dispute. */
static const char check_open[] = "SELECT 'deal', deal.id, '', '', '', '', round, game_table.no, "
	"deal.no FROM deal JOIN game_table ON game_table.id = game_table WHERE deal.current "
	"AND deal.state = 'open' AND NOT EXISTS (SELECT 1 FROM ruling "
	"WHERE ruling.game_table = deal.game_table AND deal_no = deal.no AND ruling.current "
	"AND ruling.state = 'open')";
/* Open disputes without a deal: where none is recorded, one that waits is written too (from 2.1 on). */
static const char check_undecided[] = "SELECT 'ruling', ruling.id, '', '', '', 'deal ' || deal_no "
	"FROM ruling JOIN step ON step.id = ruling.step WHERE current AND state = 'open' AND version >= '2.1' "
	"AND NOT EXISTS (SELECT 1 FROM deal "
	"WHERE deal.game_table = ruling.game_table AND no = deal_no AND deal.current)";
/* Events whose first deal did not fix their rules; joined players who still exist. */
static const char check_pinned[] = "SELECT 'event', id, name, '', '', '' FROM event "
	"WHERE NOT pinned AND EXISTS (SELECT 1 FROM game_table JOIN deal ON deal.game_table = game_table.id "
	"WHERE game_table.event = event.id AND " STANDS("deal") ")";
static const char check_joined[] = "SELECT 'player', id, name, '', '', '' FROM player "
	"WHERE joined IS NOT NULL AND NOT removed";
/* Rulings that pay, but not for the present deal, or for one that another pays for; in a recovered book that
 * deal may be lost. */
static const char check_paying[] = "SELECT 'ruling', ruling.id, case_no, '', '', '', round, "
	"game_table.no, deal_no FROM ruling JOIN game_table ON game_table.id = game_table "
	"WHERE ruling.current AND ruling.state = 'decided' "
	"AND EXISTS (SELECT 1 FROM ruling_seat WHERE ruling = ruling.id AND points IS NOT NULL) "
	"AND (EXISTS (SELECT 1 FROM deal WHERE deal.game_table = ruling.game_table AND no = deal_no "
	"AND deal.current AND (deal.id IS NOT ruling.deal OR deal.state <> 'ruled')) "
	"OR EXISTS (SELECT 1 FROM ruling AS other WHERE other.game_table = ruling.game_table "
	"AND other.deal_no = ruling.deal_no AND other.item < ruling.item AND other.deal = ruling.deal "
	"AND other.current AND other.state = 'decided')) "
	"OR EXISTS (SELECT 1 FROM deal WHERE deal.id = ruling.deal AND (deal.game_table, no) IS NOT "
	"(ruling.game_table, deal_no))";
static const char check_totals[] = "SELECT 'sheet_total', total, '', '', '', "
	"group_concat(points, ' ') FROM sheet_total_point GROUP BY total "
	"HAVING total(points) <> 0 OR max(points) > 99999999";

/*
 * Points without a player, and players without points, bit n for seat n: `points` belong to `thing` by `of`.
 * `none` is true of a row without points, `counts` of one that counts. A seat that no table has is bit 9, so
 * that the seats of its table have a gap.
 */
#define SEAT_BIT "CASE WHEN seat BETWEEN 0 AND 7 THEN 1 << seat ELSE 512 END"
#define SITS "sits (place, ever, now) AS MATERIALIZED (SELECT game_table, sum(" SEAT_BIT "), " \
	"sum(CASE WHEN seat NOT BETWEEN 0 AND 7 OR entry IS NOT NULL THEN " SEAT_BIT " ELSE 0 END) " \
	"FROM seat GROUP BY game_table), " \
	"given (owner, seats, odd) AS MATERIALIZED "
#define SEATS_CHECK(thing, points, of, deal_no, none, counts) \
	"WITH " SITS "(SELECT " of ", sum(1 << seat), " \
	"max(seat NOT BETWEEN 0 AND 7) FROM " points " GROUP BY " of ") " \
	"SELECT '" thing "', " thing ".id, '', '', '', (SELECT group_concat(points, ' ') FROM " points \
	" WHERE " points "." of " = " thing ".id), round, game_table.no, " deal_no " FROM " thing \
	" LEFT JOIN given ON owner = " thing ".id LEFT JOIN sits ON place = " thing ".game_table " \
	"LEFT JOIN game_table ON game_table.id = " thing ".game_table " \
	"WHERE odd OR CASE WHEN " none " THEN seats IS NOT NULL WHEN " counts " THEN seats IS NOT sits.now " \
	"ELSE seats & ~coalesce(ever, 0) END"
static const char check_deal_seats[] = SEATS_CHECK("deal", "deal_point", "deal", "deal.no",
	"state IN ('redeal', 'taken-back')", "current");
static const char check_total_seats[] = SEATS_CHECK("sheet_total", "sheet_total_point", "total",
	"NULL", "deals = 0", "sheet_total.id IN (SELECT id FROM total_standing)");

/*
 * Rulings that do not cover each seat of their table, from the first on, or give points to some seats only.
 * The table may have changed since: `sat` counts from its history the players at the time of the ruling;
 * without a history, as in a recovered book, nobody. The `+` lets SQLite make an index of `sat`, whose
 * column has no affinity.
 */
#define SEATED(image) "(json_extract(" image ", '$.entry') IS NOT NULL)"
static const char check_ruling_seats[] = "WITH " SITS "(SELECT ruling, sum(1 << seat), "
	"max(seat NOT BETWEEN 0 AND 7) OR count(points) % count(*) OR count(book_points) % count(*) "
	"FROM ruling_seat GROUP BY ruling), "
	"written (place, step, id, more, ruled) AS (SELECT json_extract(after, '$.game_table'), step, id, "
	SEATED("after") " - coalesce(lag(" SEATED("after") ") OVER (PARTITION BY "
	"json_extract(after, '$.game_table'), json_extract(after, '$.seat') ORDER BY id), 0), NULL FROM change "
	"WHERE thing = 'seat' AND json_valid(after) "
	"UNION ALL SELECT game_table, step, id, 0, id FROM ruling), "
	"counted (ruled, many) AS (SELECT ruled, sum(more) OVER (PARTITION BY place "
	"ORDER BY step, ruled IS NOT NULL, id) FROM written), "
	"sat (ruled, many) AS MATERIALIZED (SELECT ruled, many FROM counted WHERE ruled IS NOT NULL) "
	"SELECT 'ruling', ruling.id, '', '', '', (SELECT group_concat(points, ' ') FROM ruling_seat "
	"WHERE ruling_seat.ruling = ruling.id), round, game_table.no, deal_no FROM ruling "
	"LEFT JOIN given ON owner = ruling.id LEFT JOIN sits ON place = ruling.game_table "
	"LEFT JOIN sat ON ruled = +ruling.id LEFT JOIN game_table ON game_table.id = ruling.game_table "
	"WHERE odd OR seats IS NULL OR seats & (seats + 1) OR seats & ~coalesce(ever, 0) "
	"OR (many > 0 AND seats <> (1 << many) - 1)";

/* Deals with facts, but without a line. */
static const char check_lineless[] = "SELECT 'deal', deal.id, '', '', '', '', round, "
	"game_table.no, deal.no FROM deal LEFT JOIN game_table ON game_table.id = game_table "
	"WHERE bid IS NULL AND EXISTS (SELECT 1 FROM deal_fact WHERE deal = deal.id)";

/* Rows of cards whose places do not count from 0 in reading order, or tricks out of order. */
static const char check_order[] = "WITH sorted AS (SELECT cards, kind, no, place, "
	"row_number() OVER (PARTITION BY cards ORDER BY place) - 1 AS at, "
	"row_number() OVER (PARTITION BY cards, kind ORDER BY place) AS nth FROM deal_cards_row) "
	"SELECT 'deal_cards', deal_cards.id, '', '', '', '', round, game_table.no, deal_cards.no "
	"FROM deal_cards JOIN game_table ON game_table.id = game_table WHERE deal_cards.id IN "
	"(SELECT cards FROM sorted WHERE place <> at OR (kind = 'trick' AND no <> nth))";

/* Names with a blank before or after, or two in a row: commands and imports remove those. */
#define UNTIDY(table, column, name) "SELECT '" #table "', id, " name ", '" #column "', '', " #column \
	" FROM " #table " WHERE " #column " <> trim(" #column ", ' ') OR instr(" #column ", '  ') > 0"
static const char check_untidy[] = UNTIDY(club, name, "name") " UNION ALL "
	UNTIDY(player, name, "name") " UNION ALL " UNTIDY(player, mark, "name") " UNION ALL "
	UNTIDY(event, name, "name") " UNION ALL " UNTIDY(event, place, "name") " UNION ALL "
	UNTIDY(season, name, "name") " UNION ALL " UNTIDY(game_table, signed_by, "''") " UNION ALL "
	UNTIDY(game_table, checked_by, "''") " UNION ALL " UNTIDY(discipline, judge, "''");

/* Tables whose players do not sit from the first seat on; substitutes for a seat without a player. */
static const char check_table_seats[] = "WITH " SITS "(SELECT game_table, "
	"sum(DISTINCT " SEAT_BIT "), 0 "
	"FROM substitute WHERE " STANDS("substitute") "GROUP BY game_table) "
	"SELECT 'game_table', game_table.id, '', '', '', '', round, game_table.no, NULL FROM game_table "
	"LEFT JOIN sits ON place = game_table.id LEFT JOIN given ON owner = game_table.id "
	"WHERE NOT removed AND (coalesce(sits.now, 0) < 3 OR sits.now & (sits.now + 1) "
	"OR seats & ~sits.now)";

/* Players at a table without an entry in its event. */
static const char check_entries[] = "SELECT 'seat', game_table.id, coalesce(player.name, ''), '', "
	"'', sitting.seat, round, game_table.no, from_deal FROM sitting "
	"JOIN game_table ON game_table.id = game_table "
	"LEFT JOIN entry ON entry.id = sitting.entry LEFT JOIN player ON player.id = entry.player "
	"WHERE entry.event IS NOT game_table.event OR entry.removed OR player.removed OR game_table.removed";

/* Tables of a removed event or round: nobody would see them. */
static const char check_hidden[] = "SELECT 'game_table', game_table.id, event.name, '', '', '', "
	"round, game_table.no, NULL FROM game_table JOIN event ON event.id = game_table.event "
	"LEFT JOIN round AS its ON its.event = game_table.event AND its.no = round "
	"WHERE NOT game_table.removed AND (event.removed OR its.removed IS NOT 0)";

/* Players in two seats of a table in one deal. */
static const char check_twice[] = "WITH turn (place, seat, entry, first, upto) AS MATERIALIZED "
	"(SELECT game_table, seat, entry, from_deal, lead(from_deal, 1, 1 << 40) OVER (PARTITION BY game_table, "
	"seat ORDER BY from_deal) FROM sitting) SELECT 'seat', place, player.name, '', one.seat, other.seat, "
	"round, game_table.no, max(one.first, other.first) FROM turn AS one "
	"JOIN turn AS other USING (place, entry) JOIN game_table ON game_table.id = place "
	"JOIN entry ON entry.id = entry JOIN player ON player.id = player "
	"WHERE one.seat < other.seat AND one.first < other.upto AND other.first < one.upto";

/* Gaps in the numbers of revisions and disputes. */
#define GAPS(thing, number, no, same) "SELECT '" thing "', " thing ".id, '', '', '', " number ", round, " \
	"game_table.no, " no " FROM " thing " JOIN game_table ON game_table.id = game_table " \
	"WHERE " number " > 1 AND NOT EXISTS (SELECT 1 FROM " thing " AS before WHERE " \
	"before.game_table = " thing ".game_table AND " same ")"
static const char check_gaps[] = GAPS("deal", "revision", "deal.no",
	"before.no = deal.no AND before.revision = deal.revision - 1") " UNION ALL "
	GAPS("ruling", "revision", "deal_no", "before.deal_no = ruling.deal_no AND before.item = ruling.item "
	"AND before.revision = ruling.revision - 1") " UNION ALL "
	GAPS("ruling", "item", "deal_no", "before.deal_no = ruling.deal_no AND before.item = ruling.item - 1")
	" UNION ALL SELECT 'deal_cards', deal_cards.id, '', '', '', after_revision, round, game_table.no, "
	"deal_cards.no FROM deal_cards JOIN game_table ON game_table.id = game_table WHERE after_revision > "
	"(SELECT coalesce(max(revision), 0) FROM deal WHERE deal.game_table = game_table.id "
	"AND deal.no = deal_cards.no)";

/*
 * Find images of rows that the program never writes (a key twice, an unknown one, one of another type, other
 * keys before than after), and images whose `before` is not the last `after` of their row. Columns are only
 * ever added to a table, so an older image has fewer.
 */
#define KEY_OF(table) "WHEN '" #table "' THEN " KEPT_##table(SAID_KEY, SAID_AND_KEY, NO_SET, NO_SET) " "
#define IS_ODD(image) "(json(" image ") <> " image " OR (SELECT count(*) <> count(DISTINCT field.key) OR " \
	"total(col.kind IS NULL OR (field.type <> col.kind AND NOT (field.type = 'null' " \
	"AND col.may_be_null))) > 0 " \
	"FROM json_each(" image ") AS field LEFT JOIN col ON col.thing = image.thing AND col.name = field.key))"
#define DIFFERS(one, other) "EXISTS (SELECT 1 FROM json_each(" one ") AS field " \
	"WHERE value IS NOT json_extract(" other ", '$.' || field.key))"
#define FIELDS(image) "(SELECT count(*) FROM json_each(" image "))"
static const char check_images[] = "WITH col (thing, name, kind, may_be_null) AS MATERIALIZED "
	"(SELECT made.name, field.name, CASE field.type WHEN 'TEXT' THEN 'text' ELSE lower(field.type) END, "
	"NOT field.\"notnull\" AND NOT field.pk "
	"FROM sqlite_schema AS made JOIN pragma_table_info(made.name) AS field WHERE made.type = 'table'), "
	"image AS (SELECT step, thing, before, after, CASE thing " KEPT_TABLES(KEY_OF) "END AS key, "
	"lag(after) OVER (PARTITION BY thing, CASE thing " KEPT_TABLES(KEY_OF) "END ORDER BY id) AS last "
	"FROM change WHERE json_valid(after) AND (before IS NULL OR json_valid(before))) "
	"SELECT thing, step, key, '', '', '' FROM image WHERE "
	"(before IS NOT last AND (before IS NULL OR last IS NULL OR " DIFFERS("last", "before") ")) "
	"OR " IS_ODD("after") " OR (before IS NOT NULL AND " FIELDS("before") " <> " FIELDS("after") ")";

static bool check_history(struct proof *p)
{
	static const struct check checks[] = {
		KEPT_TABLES(KEPT_CHECKS)
		{ VAULT_FAULT_MARK, false, check_undone }, { VAULT_FAULT_MARK, false, check_deals_current },
		{ VAULT_FAULT_MARK, false, check_rulings_current }, { VAULT_FAULT_RULED, false, check_ruled },
		{ VAULT_FAULT_PAYING, true, check_paying }, { VAULT_FAULT_OPEN, true, check_open },
		{ VAULT_FAULT_REFERENCE, false, check_undecided },
		{ VAULT_FAULT_PINNED, false, check_pinned }, { VAULT_FAULT_JOINED, false, check_joined },
		{ VAULT_FAULT_FAR, false, check_limits }, { VAULT_FAULT_REFERENCE, false, check_early },
		{ VAULT_FAULT_TOTALS, false, check_totals }, { VAULT_FAULT_SEATS, true, check_deal_seats },
		{ VAULT_FAULT_SEATS, true, check_ruling_seats }, { VAULT_FAULT_SEATS, true, check_total_seats },
		{ VAULT_FAULT_TABLE, true, check_table_seats }, { VAULT_FAULT_ENTRY, true, check_entries },
		{ VAULT_FAULT_HIDDEN, true, check_hidden }, { VAULT_FAULT_TWICE, true, check_twice },
		{ VAULT_FAULT_FORMER, true, check_gaps }, { VAULT_FAULT_IMAGE, false, check_images },
		{ VAULT_FAULT_LINELESS, true, check_lineless }, { VAULT_FAULT_UNTIDY, false, check_untidy },
		{ VAULT_FAULT_ORDER, true, check_order },
	};

	return check_rows(p, checks, sizeof checks / sizeof *checks);
}

static const struct sql sql_folded = { "SELECT name, mark, folded FROM player", NULL };

/* Compare each player's folded name with the name; a newer Unicode may see the ends of words differently. */
static bool check_folded(struct proof *p)
{
	sqlite3_stmt *st = sql_start(p->s, &sql_folded, NO_VALUES, p->e);
	int row = st ? sql_next(p->s, st, p->e) : -1;

	for (; row == 1; row = sql_next(p->s, st, p->e)) {
		struct vault_finding finding = { .fault = VAULT_FAULT_FOLDED };
		struct book_player player = { .name = "" };
		char folded[FOLDED], said[FOLDED], letters[2][FOLDED];
		sql_text(st, 0, player.name, sizeof player.name);
		sql_text(st, 1, player.mark, sizeof player.mark);
		sql_text(st, 2, said, sizeof said);
		player_fold(folded, &player);
		memcpy(finding.name, player.name, sizeof finding.name);
		snprintf(finding.now, sizeof finding.now, "%.*s", BOOK_TEXT - 1, said + (said[0] == ' '));
		text_signs_fold(letters[0], folded);
		text_signs_fold(letters[1], said);
		if (strcmp(letters[0], letters[1]) != 0)
			tell(p, &finding);
	}
	return row == 0;
}

static const struct sql sql_seeds = { "SELECT event.name, round, seed FROM duplicate "
	"JOIN event ON event.id = event JOIN step ON step.id = duplicate.step "
	"WHERE version >= '2.1' ORDER BY duplicate.id", NULL };

/*
 * Find seeds that no command accepts: two of them look alike, and the journal cannot be read back. Versions
 * before 2.1 accepted them.
 */
static bool check_seeds(struct proof *p)
{
	sqlite3_stmt *st = sql_start(p->s, &sql_seeds, NO_VALUES, p->e);
	int row = st ? sql_next(p->s, st, p->e) : -1;

	for (; row == 1; row = sql_next(p->s, st, p->e)) {
		struct vault_finding finding = { .fault = VAULT_FAULT_SEED, .round = sql_int(st, 1) };
		struct book_duplicate duplicate;
		struct err ignored = { 0 };
		sql_text(st, 0, finding.name, sizeof finding.name);
		sql_text(st, 2, finding.now, sizeof finding.now);
		/* unchanged; sql_text would make it plain */
		const unsigned char *seed = sqlite3_column_text(st, 2);
		if (!seed || !book_seed_set(duplicate.seed, sizeof duplicate.seed, (const char *)seed, &ignored))
			tell(p, &finding);
	}
	return row == 0;
}

/* ---- seals ---------------------------------------------------------------------------------------- */

static void tell_odd(struct proof *p, unsigned odd, const struct vault_finding *place)
{
	struct vault_finding finding = *place;

	finding.fault = VAULT_FAULT_NUL;
	if (odd & SEAL_NUL)
		tell(p, &finding);
	finding.fault = VAULT_FAULT_FAR;
	if (odd & SEAL_FAR)
		tell(p, &finding);
}

/* Check every version of every deal against its seal; then every ruling. */
static bool check_deals(struct proof *p)
{
	struct seal_deals deals;
	struct vault_proved proved = { 0 };
	const struct book_deal *deal = &proved.deal;
	unsigned char seal[SEAL_SIZE];
	int row = seal_deals_start(&deals, p->s, p->e) ? seal_deals_next(&deals, &proved.deal, seal, p->e) : -1;

	while (row == 1) {
		sqlite3_stmt *st = deals.rows[0].st;
		p->v->deals += deal->revision == 1;
		if (p->v->versions++ % 1024 == 0 && p->v->progress)
			p->v->progress(p->v->arg, p->v->versions, p->total);
		proved.event = sqlite3_column_int64(st, WALK_EVENT);
		proved.round = sql_int(st, WALK_ROUND);
		proved.table_no = sql_int(st, WALK_TABLE);
		proved.seats = sql_int(st, WALK_SEATS);
		proved.undone = sql_int(st, WALK_UNDONE) != 0;
		bool is_sealed = sqlite3_column_bytes(st, WALK_SEAL) == SEAL_SIZE;
		struct vault_finding finding = { .step = deal->step, .row = deal->id, .round = proved.round,
			.table_no = proved.table_no, .deal_no = deal->no, .revision = deal->revision };
		tell_odd(p, deals.odd, &finding);
		finding.fault = VAULT_FAULT_DEAL;
		if (!is_sealed || memcmp(sqlite3_column_blob(st, WALK_SEAL), seal, SEAL_SIZE) != 0)
			tell(p, &finding);
		bool done = !p->v->deal || p->v->deal(p->v->arg, &proved, p->e);
		row = done ? seal_deals_next(&deals, &proved.deal, seal, p->e) : -1;
	}
	seal_deals_end(&deals);
	if (row != 0 || !p->v->ruling)
		return row == 0;
	sqlite3_stmt *st = sql_start(p->s, &sql_rulings_standing, NO_VALUES, p->e);
	row = st ? sql_next(p->s, st, p->e) : -1;
	while (row == 1) {
		struct book_ruling ruling;
		struct err ignored = { 0 };
		/* One that cannot be read is reported by another check: it names a seat that no table has. */
		bool done = !row_take(p->s, st, sql_rulings_standing.row, &ruling, &ignored)
			|| p->v->ruling(p->v->arg, &ruling, p->e);
		row = done ? sql_next(p->s, st, p->e) : -1;
	}
	return row == 0;
}

static bool check_steps(struct proof *p)
{
	struct seal_walk walk = { 0 };
	int64_t before = 0;
	int row = seal_walk_start(&walk, p->s, p->e) ? seal_walk_next(&walk, p->e) : -1;

	for (; row == 1; row = seal_walk_next(&walk, p->e)) {
		p->v->steps++;
		if (walk.step != before + 1)
			tell(p, &(struct vault_finding){ .fault = VAULT_FAULT_GAP, .step = before });
		if (walk.strays > 0)
			tell(p, &(struct vault_finding){ .fault = VAULT_FAULT_STRAY, .step = before,
				.row = walk.strays });
		tell_odd(p, walk.odd, &(struct vault_finding){ .step = walk.step });
		if (!walk.is_right)
			tell(p, &(struct vault_finding){ .fault = VAULT_FAULT_STEP, .step = walk.step });
		before = walk.step;
	}
	if (row == 0 && seal_walk_rest(&walk) > 0)
		tell(p, &(struct vault_finding){ .fault = VAULT_FAULT_STRAY, .step = before,
			.row = seal_walk_rest(&walk) });
	p->has_duplicates = walk.rows[WALK_duplicate].st != NULL;
	seal_walk_end(&walk);
	return row == 0;
}

/* References to rows that are missing. */
static const struct check check_keys = { VAULT_FAULT_REFERENCE, false,
	"SELECT \"table\", lost.rowid, '', '', '', parent FROM " LOST_REFERENCES };
static const struct sql sql_deal_count = { "SELECT count(*) FROM deal", &int_row };

bool vault_verify(struct book *s, struct vault_verifier *verifier, struct err *e)
{
	struct proof proof = { .s = s, .v = verifier, .e = e };
	int deals = 0;

	verifier->deals = verifier->versions = verifier->steps = 0;
	if (verifier->progress && sql_one(s, &sql_deal_count, NO_VALUES, &deals, e) != 1)
		return false;
	proof.total = (size_t)deals + 1;
	bool done = check_file(&proof)
		&& check_rows(&proof, &check_keys, 1) && check_deals(&proof)
		&& check_steps(&proof) && check_history(&proof) && check_folded(&proof)
		&& (!proof.has_duplicates || check_seeds(&proof));
	if (verifier->progress)
		verifier->progress(verifier->arg, proof.total, proof.total);
	return done;
}
