/*
 * History: list the steps of the book, undo and redo them, and rewind the book to one of them. Undoing a step
 * keeps its additions to deals, rulings, measures, cards and seeds, which no longer count; rows that it
 * changed get their former image from `change` again, as a change of the undoing step.
 */
#include "base/messages.h"
#include "book/inner.h"
#include "vault/kept.def"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Did row `was` count when row `next` was written? */
#define STOOD(was, next) "NOT coalesce((SELECT turn.kind = 'undo' FROM step AS turn WHERE turn.of " \
	"= " was ".step " \
	"AND turn.id < " next ".step ORDER BY turn.id DESC LIMIT 1), 0) "
#define STEP_COLUMNS(FIRST, NEXT) \
	FIRST(STEP_ID, "id") NEXT(STEP_AT, "at") NEXT(STEP_OPERATOR, "operator") \
	NEXT(STEP_COMMAND, "command") NEXT(STEP_VERSION, "version") NEXT(STEP_KIND, "kind") \
	NEXT(STEP_OF, "of") NEXT(STEP_UNDONE, "undone") NEXT(STEP_SEAL, "lower(hex(seal))")
#define STEP SELECT(STEP_COLUMNS) "FROM step "
/* A column of the row whose image is ?1. */
#define OF(column) "json_extract(?1, '$." #column "')"
/* The image of a row before a change; of a new row, its image when it does not count. */
#define IMAGE_BEFORE "coalesce(before, CASE thing WHEN 'club' THEN after WHEN 'choice' THEN " \
	"json_set(after, '$.event', NULL) " \
	"WHEN 'setting' THEN json_set(after, '$.value', '') WHEN 'seat' THEN json_set(after, '$.entry', NULL) " \
	"ELSE json_set(after, '$.removed', 1) END)"
/*
 * The items written by step ?1, of table ?2, deal ?3, player ?4 (0: all): kind, row, the row before, event,
 * round, table, deal, thing, label, field, before, after. If a step changed a row several times, the first
 * and the last image count. ?5, ?6: told_of_new, never_told.
 */
#define LOG_PLAYER "CASE player.mark WHEN '' THEN player.name ELSE player.name || ' (' || player.mark || " \
	"')' END"
#define LOG_PLAYS(game_table) \
	"(?4 = 0 OR EXISTS (SELECT 1 FROM sitting JOIN entry ON entry.id = sitting.entry " \
	"WHERE sitting.game_table = " game_table " AND entry.player = ?4))"
#define LOG_PLACE(table) LOG_PLACE_OF(table, table ".step")
#define LOG_PLACE_OF(table, step) " FROM " table " JOIN game_table ON game_table.id = " table ".game_table " \
	"JOIN event ON event.id = game_table.event WHERE " step " = ?1 AND ?2 IN (0, game_table.id) " \
	"AND " LOG_PLAYS("game_table.id")
#define LOG_DEALS(place) "SELECT 0, deal.id, (SELECT id FROM deal AS was WHERE was.game_table = " \
	"deal.game_table AND was.no = deal.no " \
	"AND was.revision < deal.revision AND " STOOD("was", "deal") \
	"ORDER BY was.revision DESC LIMIT 1), event.name, round, game_table.no, deal.no, " \
	"'deal', '', '', '', ''" \
	place " AND ?3 IN (0, deal.no)"
#define LOG_RULINGS "SELECT 1, ruling.id, (SELECT id FROM ruling AS was WHERE was.game_table = " \
	"ruling.game_table " \
	"AND was.deal_no = ruling.deal_no AND was.item = ruling.item AND was.revision < ruling.revision " \
	"AND " STOOD("was", "ruling") \
	"ORDER BY was.revision DESC LIMIT 1), event.name, round, game_table.no, deal_no, 'ruling', " \
	"'', '', '', ''" \
	LOG_PLACE("ruling") " AND ?3 IN (0, deal_no)"
#define LOG_CARDS "SELECT 2, deal_cards.id, (SELECT id FROM deal_cards AS was WHERE was.game_table = " \
	"deal_cards.game_table " \
	"AND was.no = deal_cards.no AND was.id < deal_cards.id AND " STOOD("was", "deal_cards") \
	"ORDER BY was.id DESC LIMIT 1), " \
	"event.name, round, game_table.no, deal_cards.no, 'cards', '', '', '', ''" \
	LOG_PLACE("deal_cards") " AND ?3 IN (0, deal_cards.no)"
#define LOG_MEASURES "SELECT 3, discipline.id, 0, event.name, round, 0, 0, 'discipline', " LOG_PLAYER ", " \
	"discipline.kind, '', reason " \
	"FROM discipline JOIN entry ON entry.id = entry JOIN player ON player.id = player JOIN event ON " \
	"event.id = entry.event " \
	"WHERE discipline.step = ?1 AND ?2 = 0 AND ?4 IN (0, player.id)"
#define LOG_SUBSTITUTES "SELECT 5, substitute.id, 0, event.name, round, game_table.no, from_deal, " \
	"'substitute', substr('ABCDEFGH', 1 + seat, 1), '', (SELECT " LOG_PLAYER_OF("was.entry") " FROM " \
	"substitute AS was WHERE was.game_table = substitute.game_table AND was.seat = substitute.seat " \
	"AND was.from_deal = substitute.from_deal AND was.id < substitute.id AND " STOOD("was", "substitute") \
	"ORDER BY was.id DESC LIMIT 1), " LOG_PLAYER_OF("substitute.entry") LOG_PLACE("substitute") " AND ?3 = 0"
#define LOG_FIGURES(row) "nullif((SELECT group_concat(printf('%+d', points), ' ') FROM (SELECT points FROM " \
	"sheet_total_point WHERE total = " row ".id ORDER BY seat)) || ' (' || " row ".deals || ')', '')"
#define LOG_TOTALS "SELECT 6, sheet_total.id, 0, event.name, round, game_table.no, 0, 'totals', '', '', " \
	"(SELECT " LOG_FIGURES("was") " FROM sheet_total AS was WHERE was.game_table = sheet_total.game_table " \
	"AND was.id < sheet_total.id AND " STOOD("was", "sheet_total") "ORDER BY was.id DESC LIMIT 1), " \
	LOG_FIGURES("sheet_total") LOG_PLACE("sheet_total") " AND ?3 = 0"
#define LOG_SEED(row) row ".seed || ' (' || " row ".deals || ')'"
#define LOG_SEEDS "SELECT 4, duplicate.id, 0, event.name, round, 0, 0, 'seed', '', '', " \
	"(SELECT " LOG_SEED("was") " FROM duplicate AS was WHERE was.event = duplicate.event " \
	"AND was.round = duplicate.round AND was.id < duplicate.id AND " STOOD("was", "duplicate") \
	"ORDER BY was.id DESC LIMIT 1), " LOG_SEED("duplicate") " FROM duplicate " \
	"JOIN event ON event.id = duplicate.event WHERE duplicate.step = ?1 AND ?2 = 0 AND ?4 = 0"
#define LOG_OF(column) "(after ->> '" column "')"
#define LOG_PLAYER_OF(entry) "(SELECT " LOG_PLAYER " FROM player JOIN entry ON entry.player = player.id " \
	"WHERE entry.id = " entry ")"
#define LOG_PLAYER_BY(id) "(SELECT " LOG_PLAYER " FROM player WHERE player.id = " id ")"
/* A value in words, if it is an id. */
#define LOG_VALUE(value) "CASE WHEN thing = 'seat' THEN " LOG_PLAYER_OF(value) \
	" WHEN field = 'player' THEN " LOG_PLAYER_BY(value) " WHEN field = 'club' THEN (SELECT name FROM club " \
	"WHERE id = " value ") WHEN thing = 'choice' THEN (SELECT name FROM event WHERE id = " value ") " \
	"WHEN field IN ('signed_by', 'checked_by') AND " value " = '' THEN '*' ELSE " value " END"
/* The columns of kept.def that are shown for a new row, and those whose changes are never shown. */
#define NO_COLUMN(table, column)
#define NEW_TOLD(table, column) #table "." #column ","
#define NEW_HUSHED(table, column)
#define NEW_COLUMN(table, column, of, in) NEW_##of(table, column)
#define NEW_OF(table) KEPT_##table(NO_COLUMN, NO_COLUMN, NEW_COLUMN, NEW_COLUMN)
#define SAME_TOLD(table, column)
#define SAME_HUSHED(table, column) #table "." #column ","
#define SAME_COLUMN(table, column, of, in) SAME_##in(table, column)
#define SAME_OF(table) KEPT_##table(NO_COLUMN, NO_COLUMN, SAME_COLUMN, SAME_COLUMN)
static const char told_of_new[] = "," KEPT_TABLES(NEW_OF), never_told[] = "," KEPT_TABLES(SAME_OF);
/* Is the column of a row's image in one of these lists? */
#define LISTED(list) "instr(" list ", ',' || thing || '.' || key || ',') "
/* For a new row: that it was made ("step"), and its columns. */
#define LOG_NEW "SELECT thing, after, json_each.id AS place, CASE key WHEN 'step' THEN 'made' ELSE key " \
	"END AS field, " \
	"CASE WHEN key <> 'step' THEN value WHEN thing = 'entry' THEN " LOG_OF("start_no") " " \
	"WHEN thing = 'season_event' THEN " LOG_OF("weight") " ELSE '' END AS " \
	"is_now, " \
	"NULL AS was, change.id AS id FROM change JOIN json_each(after) WHERE change.step = ?1 AND before IS " \
	"NULL " \
	"AND value NOT IN ('', 0) AND " LISTED("?5")
/* Every changed value of an existing row. */
#define LOG_FIELDS "SELECT change.id, json_each.id AS place, thing, after, key AS field, " \
	"json_extract(before, '$.' || key) AS was, value AS is_now FROM change JOIN json_each(after) " \
	"WHERE change.step = ?1 AND before IS NOT NULL AND NOT " LISTED("?6") \
	"AND value IS NOT json_extract(before, '$.' || key)"
#define LOG_SAME "(PARTITION BY thing, field, json_remove(after, '$.step', '$.' || field) ORDER BY id"
#define LOG_NET "SELECT thing, after, place, field, is_now, first_value(was) OVER " LOG_SAME ") AS was, " \
	"id, " \
	"row_number() OVER " LOG_SAME " DESC) AS behind FROM (" LOG_FIELDS ")"
#define LOG_WRITTEN LOG_NEW \
	" UNION ALL SELECT thing, after, place, field, is_now, was, id FROM (" LOG_NET ") WHERE behind = 1"
#define LOG_ROWS "SELECT 7, id, 0, CASE thing WHEN 'event' THEN " LOG_OF("name") " WHEN 'choice' THEN '' " \
	"WHEN 'season_event' THEN '' " \
	"WHEN 'seat' THEN (SELECT event.name FROM event JOIN game_table ON event.id = event WHERE " \
	"game_table.id = " LOG_OF("game_table") ") " \
	"ELSE (SELECT name FROM event WHERE id = " LOG_OF("event") ") END, " \
	"CASE thing WHEN 'round' THEN " LOG_OF("no") " WHEN 'seat' THEN (SELECT round FROM game_table WHERE " \
	"id = " LOG_OF("game_table") ") " \
	"ELSE " LOG_OF("round") " END, " \
	"CASE thing WHEN 'game_table' THEN " LOG_OF("no") " WHEN 'seat' THEN (SELECT no FROM game_table WHERE " \
	"id = " LOG_OF("game_table") ") END, " \
	"0, thing, CASE thing WHEN 'club' THEN " LOG_OF("name") " WHEN 'season' THEN " LOG_OF("name") " WHEN " \
	"'event' THEN CASE field WHEN 'made' THEN " LOG_OF("name") " ELSE '' END " \
	"WHEN 'season_event' THEN (SELECT name FROM season WHERE id = " LOG_OF("season") ") || ', ' || " \
	"(SELECT name FROM event WHERE id = " LOG_OF("event") ") WHEN 'player' THEN " \
	LOG_OF("name") " || CASE " LOG_OF("mark") " WHEN '' THEN '' ELSE ' (' || " LOG_OF("mark") " || ')' END " \
	"WHEN 'entry' THEN " LOG_PLAYER_BY(LOG_OF("player")) " WHEN 'setting' THEN " LOG_OF("key") \
	" WHEN 'seat' THEN substr('ABCDEFGH', 1 + " LOG_OF("seat") ", 1) END, " \
	"field, " LOG_VALUE("was") ", " LOG_VALUE("is_now") " FROM (" LOG_WRITTEN ") WHERE was IS NOT is_now " \
	"AND ?3 = 0 " \
	"AND CASE thing WHEN 'game_table' THEN ?2 IN (0, " LOG_OF("id") ") WHEN 'seat' THEN ?2 IN " \
	"(0, " LOG_OF("game_table") ") ELSE ?2 = 0 END " \
	"AND CASE thing WHEN 'player' THEN ?4 IN (0, " LOG_OF("id") ") WHEN 'entry' THEN ?4 IN " \
	"(0, " LOG_OF("player") ") " \
	"WHEN 'seat' THEN ?4 = 0 OR ?4 IN (SELECT player FROM entry WHERE id IN (was, is_now)) ELSE ?4 = 0 " \
	"END ORDER BY id, field <> 'made', place"

/* Give a row the values of its image ?1. */
#define PUT_KEY(table, column) " WHERE " #column " = " OF(column)
#define PUT_AND_KEY(table, column) " AND " #column " = " OF(column)
#define PUT_SET(table, column, of, in) #column " = " OF(column)
#define PUT_AND_SET(table, column, of, in) ", " #column " = " OF(column)
#define NO_SET(table, column, of, in)
#define PUT(table) static const struct sql sql_put_##table = { "UPDATE " #table " SET " \
	KEPT_##table(NO_COLUMN, NO_COLUMN, PUT_SET, PUT_AND_SET) \
	KEPT_##table(PUT_KEY, PUT_AND_KEY, NO_SET, NO_SET), NULL };
KEPT_TABLES(PUT)

/* The statement for that, by thing. */
#define PUTS(table) { #table, &sql_put_##table },
static const struct {
	const char *thing;
	const struct sql *put;
} things[] = { KEPT_TABLES(PUTS) };

static const char *const kind_words[] = {
	[VAULT_CHANGE] = "change", [VAULT_UNDO] = "undo", [VAULT_REDO] = "redo", [VAULT_UPGRADE] = "upgrade",
};

PLACES(STEP_COLUMNS);

static void read_step(sqlite3_stmt *st, void *item)
{
	struct vault_step *step = item;
	char kind[16];

	memset(step, 0, sizeof *step);
	step->id = sqlite3_column_int64(st, STEP_ID);
	sql_text(st, STEP_AT, step->at, sizeof step->at);
	sql_text(st, STEP_OPERATOR, step->operator_name, sizeof step->operator_name);
	sql_text(st, STEP_COMMAND, step->command, sizeof step->command);
	sql_text(st, STEP_VERSION, step->version, sizeof step->version);
	sql_text(st, STEP_KIND, kind, sizeof kind);
	while (step->kind < VAULT_UPGRADE && strcmp(kind, kind_words[step->kind]) != 0)
		step->kind++;
	step->of = sqlite3_column_int64(st, STEP_OF);
	step->undone = sql_int(st, STEP_UNDONE) != 0;
	sql_text(st, STEP_SEAL, step->seal, sizeof step->seal);
}

const struct row step_row = { sizeof(struct vault_step), read_step, NULL };

/* ---- looking --------------------------------------------------------------------------------------- */

static const struct sql sql_step_by_id = { STEP "WHERE id = ?", &step_row };

bool vault_step_find(struct book *s, int64_t id, struct vault_step *out, struct err *e)
{
	int found = sql_one(s, &sql_step_by_id, VALUES(INT(id)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_step_unknown, MSG_ARGS(num_of(id).text));
	return found == 1;
}

const struct sql sql_step_last = { STEP "ORDER BY id DESC LIMIT 1", &step_row };

bool vault_step_last(struct book *s, struct vault_step *out, bool *found, struct err *e)
{
	int row = sql_one(s, &sql_step_last, NO_VALUES, out, e);

	*found = row == 1;
	return row >= 0;
}

/* Were copies of an old book upgraded apart after that step? Then they have the upgrade, too, in common. */
static bool both_upgrade(struct book *a, struct book *b, int64_t step)
{
	struct vault_step ours, theirs;
	struct err none = { 0 };

	return step > 0 && vault_step_find(a, step + 1, &ours, &none)
		&& vault_step_find(b, step + 1, &theirs, &none)
		&& ours.kind == VAULT_UPGRADE && theirs.kind == VAULT_UPGRADE;
}

bool vault_last_common(struct book *a, struct book *b, int64_t *out, struct err *e)
{
	struct vault_step ours = { .id = 0 }, theirs = { .id = 0 };
	bool any[2] = { false, false };

	if (!vault_step_last(a, &ours, &any[0], e) || !vault_step_last(b, &theirs, &any[1], e))
		return false;
	int64_t low = 0, high = any[0] && any[1] ? ours.id : 0;
	high = theirs.id < high ? theirs.id : high;
	while (low < high) {
		int64_t middle = low + (high - low + 1) / 2;
		struct err none = { 0 };
		bool same = vault_step_find(a, middle, &ours, &none) && vault_step_find(b, middle, &theirs, &none)
			&& ours.seal[0] && strcmp(ours.seal, theirs.seal) == 0;
		if (same)
			low = middle;
		else
			high = middle - 1;
	}
	*out = low + both_upgrade(a, b, low);
	return true;
}

static const struct sql sql_step_by_seal = { STEP
	"WHERE substr(lower(hex(seal)), 1, length(?1)) = ?1 ORDER BY id LIMIT 1", &step_row };

bool vault_step_by_seal(struct book *s, const char *digits, struct vault_step *out, bool *found,
	struct err *e)
{
	int row = sql_one(s, &sql_step_by_seal, VALUES(TEXT(digits)), out, e);

	*found = row == 1;
	return row >= 0;
}

static void read_set(sqlite3_stmt *st, void *item)
{
	struct vault_set *set = item;

	read_step(st, &set->step);
	sql_text(st, COLUMN_COUNT(STEP_COLUMNS), set->value, sizeof set->value);
}

static const struct row set_row = { sizeof(struct vault_set), read_set, NULL };
static const struct sql sql_sets = { SELECT(STEP_COLUMNS) ", json_extract(after, '$.value') FROM step "
	"JOIN (SELECT step AS of_step, after, id AS of_change FROM change WHERE thing = 'setting' "
	"AND json_extract(after, '$.event') = ?1 AND json_extract(after, '$.key') = ?2 "
	"AND json_extract(after, '$.value') <> '') ON of_step = step.id WHERE kind = 'change' ORDER BY of_change",
	&set_row };

bool vault_sets(struct book *s, int64_t event, const char *key, struct vault_set **list, size_t *count,
	struct err *e)
{
	struct list sets = { 0 };
	bool done = sql_list(s, &sql_sets, VALUES(INT(event), TEXT(key)), &sets, e);

	*list = sets.items;
	*count = sets.count;
	return done;
}

const struct vault_set *vault_set_by(const struct vault_set *list, size_t count, int64_t last)
{
	while (count > 0 && (list[count - 1].step.undone || list[count - 1].step.id > last))
		count--;
	return count > 0 ? &list[count - 1] : NULL;
}

static const struct sql sql_details = { SELECT(STEP_COLUMNS) ", json_extract(after, '$.' || ?2) FROM step "
	"JOIN (SELECT step AS of_step, after, id AS of_change FROM change WHERE thing = 'event' "
	"AND json_extract(after, '$.id') = ?1 AND json_extract(before, '$.' || ?2) "
	"IS NOT json_extract(after, '$.' || ?2)) ON of_step = step.id WHERE kind = 'change' ORDER BY of_change",
	&set_row };

bool vault_details(struct book *s, int64_t event, const char *column, struct vault_set **list, size_t *count,
	struct err *e)
{
	struct list sets = { 0 };
	bool done = sql_list(s, &sql_details, VALUES(INT(event), TEXT(column)), &sets, e);

	*list = sets.items;
	*count = sets.count;
	return done;
}

static const struct sql sql_row_sets = { SELECT(STEP_COLUMNS) ", said FROM step "
	"JOIN (SELECT step AS of_step, CASE ?3 "
	"WHEN 'label' THEN json_extract(after, '$.name') || coalesce(' (' || nullif("
	"json_extract(after, '$.mark'), '') || ')', '') "
	"WHEN 'club' THEN coalesce((SELECT name FROM club WHERE club.id = json_extract(after, '$.club')), '') "
	"ELSE coalesce(json_extract(after, '$.' || ?3), '') END AS said, id AS of_change FROM change "
	"WHERE thing = ?1 AND json_extract(after, '$.id') = ?2 AND before IS NOT NULL) "
	"ON of_step = step.id WHERE kind = 'change' ORDER BY of_change", &set_row };

bool vault_row_sets(struct book *s, const char *thing, int64_t id, const char *column,
	struct vault_set **list, size_t *count, struct err *e)
{
	struct list sets = { 0 };
	bool done = sql_list(s, &sql_row_sets, VALUES(TEXT(thing), INT(id), TEXT(column)), &sets, e);

	*list = sets.items;
	*count = sets.count;
	return done;
}

static const struct sql sql_ever_removed = { "SELECT EXISTS (SELECT 1 FROM change WHERE thing = 'game_table' "
	"AND json_extract(after, '$.removed') = 1)", &int_row };

bool vault_ever_removed(struct book *s, bool *removed, struct err *e)
{
	int any = 0;
	bool done = sql_one(s, &sql_ever_removed, NO_VALUES, &any, e) == 1;

	*removed = done && any;
	return done;
}

/* Has table ?1 rows written by steps that fulfil `which`? */
#define OF_TABLE(thing, which) "EXISTS (SELECT 1 FROM " thing " WHERE game_table = ?1 AND step " which ") "
#define OF_ALL(which) OF_TABLE("deal", which) "OR " OF_TABLE("deal_cards", which) "OR " \
	OF_TABLE("ruling", which) "OR " OF_TABLE("substitute", which) "OR " OF_TABLE("sheet_total", which)

static const struct sql sql_table_written = { "SELECT " OF_ALL("> ?2")
	"OR " OF_ALL("IN (SELECT of FROM step WHERE id > ?2 AND of IS NOT NULL)")
	"OR EXISTS (SELECT 1 FROM change WHERE step > ?2 AND thing IN ('game_table', 'seat') "
	"AND json_extract(after, iif(thing = 'seat', '$.game_table', '$.id')) = ?1)", &int_row };

bool vault_table_written(struct book *s, int64_t table, int64_t since, bool *written, struct err *e)
{
	int any = 0;
	bool done = sql_one(s, &sql_table_written, VALUES(INT(table), INT(since)), &any, e) == 1;

	*written = !done || any;
	return done;
}

static const struct sql sql_takings = { "SELECT id FROM step WHERE id > ?1 "
	"AND kind IN ('undo', 'redo') UNION "
	"SELECT step FROM change WHERE step > ?1 AND before IS NOT NULL UNION "
	"SELECT step FROM deal WHERE step > ?1 AND revision > 1 UNION "
	"SELECT step FROM ruling WHERE step > ?1 AND revision > 1 UNION "
	"SELECT step FROM sheet_total WHERE step > ?1 UNION SELECT step FROM substitute WHERE step > ?1 UNION "
	"SELECT step FROM duplicate WHERE step > ?1 ORDER BY 1 DESC", &id_row };

static bool list_steps(
	struct book *s, const struct sql *sql, int64_t since, int64_t **list, size_t *count, struct err *e)
{
	struct list steps = { 0 };
	bool done = sql_list(s, sql, VALUES(INT(since)), &steps, e);

	*list = steps.items;
	*count = steps.count;
	return done;
}

static const struct sql sql_renamed = { "SELECT DISTINCT json_extract(after, '$.id') FROM change "
	"WHERE thing = 'player' AND step > ? AND before IS NOT NULL AND (json_extract(before, '$.name') "
	"IS NOT json_extract(after, '$.name') OR json_extract(before, '$.mark') "
	"IS NOT json_extract(after, '$.mark'))", &id_row };

bool vault_renamed(struct book *s, int64_t since, int64_t **list, size_t *count, struct err *e)
{
	return list_steps(s, &sql_renamed, since, list, count, e);
}

static void read_former(sqlite3_stmt *st, void *item)
{
	struct vault_former *former = item;

	former->player = sqlite3_column_int64(st, 0);
	sql_text(st, 1, former->name, sizeof former->name);
	sql_text(st, 2, former->mark, sizeof former->mark);
}

static const struct row former_row = { sizeof(struct vault_former), read_former, NULL };
#define CALLED(image) "SELECT json_extract(" image ", '$.id') AS who, " \
	"json_extract(" image ", '$.name') AS said, " \
	"coalesce(json_extract(" image ", '$.mark'), '') AS by FROM change WHERE thing = 'player' " \
	"AND " image " IS NOT NULL "
static const struct sql sql_former = { "WITH RECURSIVE whom(was, stays) AS (SELECT id, id FROM player "
	"WHERE joined IS NULL UNION SELECT player.id, stays FROM player JOIN whom ON joined = was) "
	"SELECT DISTINCT stays, said, by FROM (" CALLED("before") "UNION " CALLED("after")
	"UNION SELECT id, name, mark FROM player WHERE joined IS NOT NULL) JOIN whom ON was = who "
	"WHERE NOT EXISTS (SELECT 1 FROM player WHERE id = stays AND name = said AND mark = by) "
	"ORDER BY 1, 2, 3",
	&former_row };

bool vault_former_names(struct book *s, struct vault_former **list, size_t *count, struct err *e)
{
	struct list formers = { 0 };
	bool done = sql_list(s, &sql_former, NO_VALUES, &formers, e);

	*list = formers.items;
	*count = formers.count;
	return done;
}

bool vault_takings(struct book *s, int64_t since, int64_t **list, size_t *count, struct err *e)
{
	return list_steps(s, &sql_takings, since, list, count, e);
}

static const struct sql sql_step_takes = { "SELECT count(*) FROM step WHERE id = ? AND " TAKES_OVER,
	&id_row };

bool vault_step_takes_over(struct book *s, int64_t step, bool *takes, struct err *e)
{
	int64_t count = 0;
	bool done = sql_one(s, &sql_step_takes, VALUES(INT(step)), &count, e) == 1;

	*takes = count > 0;
	return done;
}

static const struct sql sql_has_taken = { "SELECT count(*) FROM step WHERE id > ? AND " TAKES_OVER, &id_row };

bool vault_has_taken(struct book *s, int64_t since, bool *has, struct err *e)
{
	int64_t count = 0;
	bool done = sql_one(s, &sql_has_taken, VALUES(INT(since)), &count, e) == 1;

	*has = count > 0;
	return done;
}

static const struct sql sql_step_end = { "SELECT coalesce(min(id), (SELECT max(id) + 1 FROM step)) - 1 "
	"FROM step WHERE id > ?1 "
	"AND (taken_over(?2) LIKE '[%' AND taken_over(command) = taken_over(?2)) IS NOT 1",
	&id_row };

bool vault_step_end(struct book *s, const struct vault_step *of, int64_t *out, struct err *e)
{
	return sql_one(s, &sql_step_end, VALUES(INT(of->id), TEXT(of->command)), out, e) == 1;
}

static const struct sql sql_takings_over = { "SELECT id FROM step WHERE id > ? AND NOT undone AND " TAKES_OVER
	"ORDER BY id DESC", &id_row };
static const struct sql sql_given_back = { "SELECT id FROM step WHERE id > ? AND undone AND " TAKES_OVER
	"ORDER BY id DESC", &id_row };

bool vault_taken_over(
	struct book *s, int64_t since, bool undone, int64_t **list, size_t *count, struct err *e)
{
	return list_steps(s, undone ? &sql_given_back : &sql_takings_over, since, list, count, e);
}

/* ---- meetings of two books ------------------------------------------------------------------------- */

void vault_command_met(
	char out[BOOK_TEXT], const char *command, const char *origin, const struct vault_step *theirs)
{
	const size_t tail = MET_DIGITS + strlen(" []"), length = strlen(command);
	const size_t room = BOOK_TEXT - 1 - (origin[0] ? 2 : 1) * tail;

	command = length > room ? step_name(command) : command;   /* of a long one leave out the book's path */
	snprintf(out, BOOK_TEXT, "%.*s%s%s%s [%.*s]", (int)text_cut(command, strlen(command), room), command,
		origin[0] ? " {" : "", origin, origin[0] ? "}" : "", MET_DIGITS, theirs->seal);
}

void vault_command_noted(char command[BOOK_TEXT])
{
	const size_t end = strlen(command) - 1;

	command[end - MET_DIGITS - 1] = '(';
	command[end] = ')';
}

/* The origin of an event: the one in the command of its step, or a part of that step's seal and the id. */
#define ORIGIN "CASE WHEN substr(command, -70, 2) || substr(command, -36, 3) = ' {} [' " \
	"AND taken_over(command) LIKE '[%' AND substr(command, -68, 32) NOT GLOB '*[^0-9a-f]*' " \
	"THEN substr(command, -68, 32) ELSE substr(lower(hex(seal)), 1, 24) " \
	"|| printf('%08x', json_extract(after, '$.id')) END"
#define EVENTS_MADE "FROM change JOIN step ON step.id = change.step WHERE thing = 'event' AND before IS NULL "
static const struct sql sql_event_origin = { "SELECT " ORIGIN " " EVENTS_MADE
	"AND json_extract(after, '$.id') = ?", &short_row };
static const struct sql sql_event_from = { "SELECT coalesce(max(json_extract(after, '$.id')), 0) " EVENTS_MADE
	"AND NOT undone AND " ORIGIN " = ?", &id_row };

bool vault_event_origin(struct book *s, int64_t event, char out[BOOK_SHORT], struct err *e)
{
	out[0] = '\0';
	return sql_one(s, &sql_event_origin, VALUES(INT(event)), out, e) >= 0;
}

bool vault_event_from(struct book *s, const char *origin, int64_t *out, struct err *e)
{
	*out = 0;
	return !origin[0] || sql_one(s, &sql_event_from, VALUES(TEXT(origin)), out, e) == 1;
}

static const struct sql sql_taken_over = { STEP "WHERE id > ? AND kind = 'change' AND NOT undone "
	"AND taken_over(command) LIKE '[%' ORDER BY id", &step_row };

/* Undone merges: the book knows neither the rows that came by one, nor its own steps until the undoing. */
struct span {
	int64_t from, to;               /* the steps of the merge and of its undoing */
};

static void read_span(sqlite3_stmt *st, void *item)
{
	*(struct span *)item = (struct span){ sqlite3_column_int64(st, 0), sqlite3_column_int64(st, 1) };
}

static const struct row span_row = { sizeof(struct span), read_span, NULL };
static const struct sql sql_unknown = { "SELECT id, (SELECT max(turn.id) FROM step AS turn WHERE turn.of = "
	"step.id) FROM step WHERE id > ? AND undone AND taken_over(command) LIKE '[%' ORDER BY id",
	&span_row };

/* Find the seal in a step's mark. */
static const char *seen_seal(const struct list *steps, size_t at)
{
	const char *command = ((const struct vault_step *)steps->items + at)->command;

	return command + strlen(command) - MET_DIGITS - 1;
}

/* List the steps at which one of the two took over from the other; the last of several steps of one merge. */
static bool list_meetings(struct book *const books[2], int taker, int64_t since, const struct list *unknown,
	struct list *met, struct err *e)
{
	struct list steps = { 0 };
	struct vault_step there = { .id = 0 };
	char digits[MET_DIGITS + 1] = "";
	bool done = sql_list(books[taker], &sql_taken_over, VALUES(INT(since)), &steps, e), found = false;

	for (size_t i = 0; done && i < steps.count; i++) {
		const struct vault_step *step = (const struct vault_step *)steps.items + i;
		const char *said = seen_seal(&steps, i);
		struct vault_meeting *last = met->items;
		bool is_same = strncmp(digits, said, MET_DIGITS) == 0;
		snprintf(digits, sizeof digits, "%s", said);
		if (!is_same)
			done = vault_step_by_seal(books[!taker], digits, &there, &found, e);
		if (!done || !found || there.id <= since)
			continue;
		const bool is_one = is_same && i > 0 && step[-1].id == step->id - 1;
		if (!is_one || met->count == 0)
			last = list_add(met, sizeof *last);
		else
			last += met->count - 1;
		done = last || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		if (done) {
			const struct span *span = unknown->items;
			last->step[taker] = step->id;
			last->step[!taker] = there.id;
			for (size_t k = 0; k < unknown->count; k++) {
				if (span[k].from > there.id || there.id >= span[k].to)
					continue;
				last->step[!taker] = span[k].from - 1;
				break;
			}
		}
	}
	list_free(&steps);
	return done;
}

/* Is it the last step of its merge? */
static bool is_last_of_merge(const struct list *steps, size_t at)
{
	const struct vault_step *step = (const struct vault_step *)steps->items + at;

	return at + 1 == steps->count || step[1].id != step->id + 1
		|| strncmp(seen_seal(steps, at), seen_seal(steps, at + 1), MET_DIGITS) != 0;
}

/* Add the meetings by a third book, of which both books took over the same state. */
static bool list_by_third(struct book *const books[2], int64_t since, struct list *met, struct err *e)
{
	struct list steps[2] = { { 0 } };
	bool done = true;

	for (int side = 0; done && side < 2; side++)
		done = sql_list(books[side], &sql_taken_over, VALUES(INT(since)), &steps[side], e);
	for (size_t i = 0; done && i < steps[0].count; i++) {
		const struct vault_step *one = (const struct vault_step *)steps[0].items + i;
		for (size_t k = 0; done && k < steps[1].count; k++) {
			const struct vault_step *other = (const struct vault_step *)steps[1].items + k;
			if (strncmp(seen_seal(&steps[0], i), seen_seal(&steps[1], k), MET_DIGITS) != 0
				|| !is_last_of_merge(&steps[0], i) || !is_last_of_merge(&steps[1], k))
				continue;
			struct vault_meeting *last = list_add(met, sizeof *last);
			done = last || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
			if (done)
				*last = (struct vault_meeting){ .step = { one->id, other->id } };
		}
	}
	list_free(&steps[0]);
	list_free(&steps[1]);
	return done;
}

/* The last step up to ?1 that changed the book. */
#define LAST_OF(table) "SELECT max(step) AS id FROM " table " WHERE step <= ?1 UNION ALL "
static const struct sql sql_step_worked = { "SELECT coalesce(max(id), 0) FROM (" LAST_OF("change")
	LAST_OF("deal") LAST_OF("ruling") LAST_OF("discipline") LAST_OF("deal_cards") LAST_OF("duplicate")
	LAST_OF("substitute") LAST_OF("sheet_total")
	"SELECT max(id) FROM step WHERE id <= ?1 AND kind <> 'change')", &id_row };
#undef LAST_OF

static int by_worked(const void *a, const void *b)
{
	const int64_t *x = ((const struct vault_meeting *)a)->worked,
		*y = ((const struct vault_meeting *)b)->worked;

	return x[1] != y[1] ? (x[1] > y[1]) - (x[1] < y[1]) : (x[0] > y[0]) - (x[0] < y[0]);
}

bool vault_meetings(struct book *a, struct book *b, int64_t since, struct vault_meeting **list,
	size_t *count, struct err *e)
{
	struct book *const books[] = { a, b };
	struct list met = { 0 }, unknown[2] = { { 0 } };
	bool done = true;

	for (int side = 0; done && side < 2; side++)
		done = sql_list(books[side], &sql_unknown, VALUES(INT(since)), &unknown[side], e);
	for (int taker = 0; done && taker < 2; taker++)
		done = list_meetings(books, taker, since, &unknown[!taker], &met, e);
	done = done && list_by_third(books, since, &met, e);
	list_free(&unknown[0]);
	list_free(&unknown[1]);
	*list = met.items;
	for (size_t i = 0; done && i < 2 * met.count; i++) {
		struct vault_meeting *meeting = *list + i / 2;
		done = sql_one(books[i % 2], &sql_step_worked, VALUES(INT(meeting->step[i % 2])),
			&meeting->worked[i % 2], e) == 1;
	}
	list_sort(*list, met.count, sizeof **list, by_worked);
	/* Join meetings with the same states of both books: take the latest steps with those states. */
	*count = 0;
	for (size_t i = 0; i < met.count; i++) {
		struct vault_meeting *last = *count > 0 ? *list + *count - 1 : NULL;
		if (!done || !last || by_worked(last, *list + i) != 0) {
			(*list)[(*count)++] = (*list)[i];
			continue;
		}
		for (int side = 0; side < 2; side++)
			last->step[side] = last->step[side] > (*list)[i].step[side] ? last->step[side]
				: (*list)[i].step[side];
	}
	return done;
}

/* The states of other books seen by the book, taken over or found unchanged. */
static const struct sql sql_seen = { STEP "WHERE id > ? AND kind = 'change' AND NOT undone "
	"AND taken_over(command) > '' ORDER BY id", &step_row };

/* Find the step of the other book that led to a seen state. */
static bool find_seen(
	struct book *other, const char *said, struct vault_step *out, bool *found, struct err *e)
{
	char seal[MET_DIGITS + 1];

	snprintf(seal, sizeof seal, "%s", said);
	return vault_step_by_seal(other, seal, out, found, e);
}

/* Has a book seen a state that the other neither had itself nor has seen? */
static bool has_seen_more(
	const struct list *one, const struct list *two, struct book *other, bool *more, struct err *e)
{
	*more = false;
	for (size_t i = 0; i < one->count && !*more; i++) {
		struct vault_step there;
		bool found = false;
		for (size_t k = 0; k < two->count && !found; k++)
			found = strncmp(seen_seal(one, i), seen_seal(two, k), MET_DIGITS) == 0;
		if (!found && !find_seen(other, seen_seal(one, i), &there, &found, e))
			return false;
		*more = !found;
	}
	return true;
}

bool vault_is_ring(struct book *a, struct book *b, int64_t since, bool *out, struct err *e)
{
	struct list steps[2] = { { 0 } };
	bool more[2] = { false };
	bool done = sql_list(a, &sql_seen, VALUES(INT(since)), &steps[0], e)
		&& sql_list(b, &sql_seen, VALUES(INT(since)), &steps[1], e)
		&& has_seen_more(&steps[0], &steps[1], b, &more[0], e)
		&& has_seen_more(&steps[1], &steps[0], a, &more[1], e);

	list_free(&steps[0]);
	list_free(&steps[1]);
	*out = more[0] && more[1];
	return done;
}

static const struct sql sql_steps_behind = { STEP "WHERE id > ? ORDER BY id", &step_row };

bool vault_seen_to(struct book *a, struct book *b, int64_t since, int64_t *out, struct err *e)
{
	struct list seen = { 0 }, behind = { 0 };
	struct vault_step there;
	bool found = true, done = sql_list(a, &sql_seen, VALUES(INT(since)), &seen, e);

	*out = since;
	for (size_t i = 0; done && i < seen.count; i++) {
		done = find_seen(b, seen_seal(&seen, i), &there, &found, e);
		*out = done && found && there.id > *out ? there.id : *out;
	}
	done = done && sql_list(b, &sql_steps_behind, VALUES(INT(*out)), &behind, e);
	found = true;
	for (size_t i = 0; done && found && i < behind.count; i++) {
		const struct vault_step *step = (const struct vault_step *)behind.items + i;
		const char *const mark = step_taken(step->command);
		found = mark && *mark;
		done = !found || find_seen(a, seen_seal(&behind, i), &there, &found, e);
		*out = done && found ? step->id : *out;
	}
	list_free(&seen);
	list_free(&behind);
	return done;
}

static const struct sql sql_setting_written = { "SELECT coalesce(max(step), 0) FROM change WHERE thing = "
	"'setting' AND json_extract(after, '$.event') = ?1 AND json_extract(after, '$.key') = ?2 "
	"AND coalesce(json_extract(before, '$.value'), '') <> json_extract(after, '$.value')", &id_row };
static const struct sql sql_column_written = { "SELECT coalesce(max(step), 0) FROM change WHERE thing = ?1 "
	"AND json_extract(after, '$.id') = ?2 AND CASE ?3 WHEN 'label' THEN "
	"json_extract(before, '$.name', '$.mark') IS NOT json_extract(after, '$.name', '$.mark') ELSE "
	"json_extract(before, '$.' || ?3) IS NOT json_extract(after, '$.' || ?3) END", &id_row };

bool vault_setting_written(struct book *s, int64_t event, const char *key, int64_t *step, struct err *e)
{
	return sql_one(s, &sql_setting_written, VALUES(INT(event), TEXT(key)), step, e) == 1;
}

bool vault_column_written(struct book *s, const char *thing, int64_t row, const char *column, int64_t *step,
	struct err *e)
{
	return sql_one(s, &sql_column_written, VALUES(TEXT(thing), INT(row), TEXT(column)), step, e) == 1;
}

static const struct sql sql_step_own = { "SELECT coalesce(max(id), 0) FROM step WHERE NOT " TAKES_OVER,
	&id_row };

bool vault_has_seen(struct book *a, struct book *b, int64_t since, bool *out, struct err *e)
{
	struct list steps = { 0 };
	int64_t own = 0;
	bool done = sql_one(b, &sql_step_own, NO_VALUES, &own, e) == 1
		&& sql_list(a, &sql_seen, VALUES(INT(since)), &steps, e);

	*out = own <= since;
	for (size_t i = 0; done && i < steps.count && !*out; i++) {
		struct vault_step there;
		bool found = false;
		done = find_seen(b, seen_seal(&steps, i), &there, &found, e);
		*out = done && found && there.id >= own;
	}
	list_free(&steps);
	return done;
}

bool vault_knows(struct book *a, struct book *b, int64_t since, bool *out, struct err *e)
{
	struct book *const books[] = { a, b };
	struct list met = { 0 }, undone = { 0 };
	int64_t now = 0;
	bool done = sql_one(b, &sql_step_worked, VALUES(INT(INT64_MAX)), &now, e) == 1;

	*out = done && since > 0 && now <= since;
	if (!done || *out)
		return done;
	done = sql_list(b, &sql_unknown, VALUES(INT(since)), &undone, e)
		&& list_meetings(books, 0, since, &undone, &met, e);
	for (size_t i = 0; done && i < met.count && !*out; i++) {
		int64_t then = 0;
		const struct vault_meeting *meeting = (const struct vault_meeting *)met.items + i;
		done = sql_one(b, &sql_step_worked, VALUES(INT(meeting->step[1])), &then, e) == 1;
		*out = done && then == now;
	}
	list_free(&undone);
	list_free(&met);
	return done;
}

static void read_entered(sqlite3_stmt *st, void *item)
{
	*(struct vault_entered *)item = (struct vault_entered){ sqlite3_column_int64(st, 0),
		sqlite3_column_int64(st, 1), sqlite3_column_int64(st, 2), sqlite3_column_int64(st, 3) };
}

#define MEASURES_BETWEEN(kinds)                                                                            \
	"(SELECT count(*) FROM discipline JOIN step ON step.id = discipline.step JOIN entry ON entry.id = " \
	"discipline.entry WHERE " MEASURE_STANDS("?1") "AND entry.event = ?1 AND step.id > ?2 "             \
	"AND step.id <= ?3 "                                                                               \
	"AND entry.id NOT IN beside AND discipline.kind IN (" kinds "))"
static const struct row entered_row = { sizeof(struct vault_entered), read_entered, NULL };
/* A repeated entry gets a new number. */
static const struct sql sql_entered = { "WITH beside (entry) AS MATERIALIZED (" SUBSTITUTES ") "
	"SELECT count(*) FILTER (WHERE was IS NULL), count(*) FILTER "
	"(WHERE removed = 0 AND (was_no <> start_no OR was = 1)), "
	"count(*) FILTER (WHERE was = 0 AND removed = 1) + " MEASURES_BETWEEN("'withdrawal', 'exclusion'") ", "
	"count(*) FILTER (WHERE was = 1 AND removed = 0) + " MEASURES_BETWEEN("'lifted'") " FROM "
	"(SELECT json_extract(before, '$.removed') AS was, json_extract(before, '$.start_no') AS was_no, "
	"json_extract(after, '$.removed') AS removed, json_extract(after, '$.start_no') AS start_no "
	"FROM change JOIN step ON step.id = change.step WHERE thing = 'entry' AND step.kind = 'change' "
	"AND NOT step.undone AND json_extract(after, '$.event') = ?1 AND step.id > ?2 AND step.id <= ?3 "
	"AND json_extract(after, '$.id') NOT IN beside)",
	&entered_row };
#undef MEASURES_BETWEEN

bool vault_entered_between(struct book *s, int64_t event, int64_t after, int64_t last,
	struct vault_entered *out, struct err *e)
{
	return sql_one(s, &sql_entered, VALUES(INT(event), INT(after), INT(last)), out, e) == 1;
}

/* Rows older than the history were written by the step that they name. */
#define ENTRY_STEP "CASE WHEN before IS NULL THEN json_extract(after, '$.step') ELSE change.step END "
static const struct sql sql_entries_at = { "SELECT entry FROM "
	"(SELECT json_extract(after, '$.id') AS entry, json_extract(after, '$.removed') AS removed, "
	"max(change.id) "
	"FROM change WHERE thing = 'entry' AND json_extract(after, '$.event') = ?1 AND " ENTRY_STEP "<= ?2 "
	"GROUP BY json_extract(after, '$.id')) AS there "
	"WHERE NOT removed AND (NOT ?3 OR coalesce((SELECT discipline.kind "
	"FROM discipline JOIN step ON step.id = discipline.step WHERE discipline.entry = there.entry "
	"AND discipline.kind IN ('exclusion', 'withdrawal', 'lifted') AND discipline.step <= ?2 "
	"AND NOT step.undone AND NOT EXISTS (SELECT 1 FROM setting WHERE event = ?1 "
	"AND key = '" BOOK_MEASURE_AT "' || discipline.id AND value = '" BOOK_MEASURE_BACK "' "
	"AND setting.step <= ?2) "
	"ORDER BY " MEASURE_TIME("?1") " DESC, discipline.id DESC LIMIT 1), 'lifted') = 'lifted') "
	"ORDER BY entry", &id_row };
#undef ENTRY_STEP

bool vault_entries_at(struct book *s, int64_t event, int64_t step, bool is_in, int64_t **list,
	size_t *count, struct err *e)
{
	struct list entries = { 0 };
	bool done = sql_list(s, &sql_entries_at, VALUES(INT(event), INT(step), INT(is_in)), &entries, e);

	*list = entries.items;
	*count = entries.count;
	return done;
}

static const struct sql sql_step_upgrade = { "SELECT coalesce(max(id), 0) FROM step WHERE kind = 'upgrade'",
	&id_row };

bool vault_step_upgrade(struct book *s, struct vault_step *out, bool *found, struct err *e)
{
	int64_t id = 0;
	int row = sql_one(s, &sql_step_upgrade, NO_VALUES, &id, e);

	*found = row == 1 && id > 0;
	return row == 1 && (!*found || vault_step_find(s, id, out, e));
}

/* Steps older than the history cannot be undone. */
static const struct sql sql_step_to_undo = { STEP
	"WHERE kind = 'change' AND NOT undone AND id > (SELECT coalesce(max(id), "
	"0) FROM step "
	"WHERE kind = 'upgrade') ORDER BY id DESC LIMIT 1",
	&step_row };

/* Steps undone before the last change stay undone. */
static const struct sql sql_step_to_redo = { STEP
	"WHERE kind = 'change' AND undone AND (SELECT max(turn.id) FROM step AS turn "
	"WHERE turn.of = step.id) > (SELECT max(id) FROM step WHERE kind = 'change') "
	"ORDER BY id LIMIT 1", &step_row };

bool vault_step_next(
	struct book *s, enum vault_step_kind how, struct vault_step *out, bool *found, struct err *e)
{
	int row = sql_one(s, how == VAULT_UNDO ? &sql_step_to_undo : &sql_step_to_redo, NO_VALUES, out, e);

	*found = row == 1;
	return row >= 0;
}

/* ---- the items of steps ------------------------------------------------------------------------------ */

/* The columns of each statement of the log. */
enum { ITEM_KIND, ITEM_ROW, ITEM_BEFORE_ROW, ITEM_EVENT, ITEM_ROUND, ITEM_TABLE, ITEM_DEAL, ITEM_THING,
	ITEM_LABEL, ITEM_FIELD, ITEM_BEFORE, ITEM_AFTER };

static const struct sql sql_steps_listed = { "SELECT * FROM (" STEP "ORDER BY id DESC LIMIT ?) ORDER BY id",
	&step_row };

bool vault_steps(struct book *s, int most, struct vault_step **list, size_t *count, struct err *e)
{
	struct list steps = { 0 };
	bool done = sql_list(s, &sql_steps_listed, VALUES(INT(most > 0 ? most : -1)), &steps, e);

	*list = steps.items;
	*count = steps.count;
	return done;
}

/* Items gathered from several statements. */
struct gathered {
	struct book *s;
	size_t most, total;
	struct list list;
};

/* Append the rows of a statement; above `most` (0: all) only count them. */
static bool gather(struct gathered *g, const struct sql *which, const struct value *asked, struct err *e)
{
	sqlite3_stmt *st = sql_start(g->s, which, asked, e);
	int row = st ? sql_next(g->s, st, e) : -1;

	for (; row == 1; row = sql_next(g->s, st, e)) {
		if (g->total++ >= g->most && g->most > 0)
			continue;
		struct vault_item *item = list_add(&g->list, sizeof *item);
		if (!item) {
			sqlite3_reset(st);
			return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		}
		item->kind = (enum vault_item_kind)sql_int(st, ITEM_KIND);
		item->row = sqlite3_column_int64(st, ITEM_ROW);
		item->before_row = sqlite3_column_int64(st, ITEM_BEFORE_ROW);
		sql_text(st, ITEM_EVENT, item->event, sizeof item->event);
		item->round = sql_int(st, ITEM_ROUND);
		item->table_no = sql_int(st, ITEM_TABLE);
		item->deal_no = sql_int(st, ITEM_DEAL);
		sql_text(st, ITEM_THING, item->thing, sizeof item->thing);
		sql_text(st, ITEM_LABEL, item->label, sizeof item->label);
		sql_text(st, ITEM_FIELD, item->field, sizeof item->field);
		sql_text(st, ITEM_BEFORE, item->before, sizeof item->before);
		sql_text(st, ITEM_AFTER, item->after, sizeof item->after);
	}
	return row == 0;
}

static const struct sql sql_log_changed = { LOG_ROWS, NULL };
static const struct sql sql_log_sheets = { LOG_SUBSTITUTES " UNION ALL " LOG_TOTALS, NULL };
static const struct sql sql_log_added = { LOG_SEEDS " UNION ALL " LOG_MEASURES " UNION ALL " LOG_CARDS
	" UNION ALL " LOG_DEALS(LOG_PLACE("deal")) " UNION ALL " LOG_RULINGS, NULL };
/* Of one table, found by it: a step may have written a hundred thousand deals at all of them. */
static const struct sql sql_log_at_table = { LOG_CARDS " UNION ALL SELECT * FROM ("
	LOG_DEALS(LOG_PLACE_OF("deal", "+deal.step") " AND deal.game_table = ?2")
	" ORDER BY deal.id) UNION ALL " LOG_RULINGS, NULL };

bool vault_step_items(struct book *s, int64_t step, const struct vault_log_wanted *wanted,
	struct vault_items *out, struct err *e)
{
	struct gathered g = { .s = s, .most = wanted->most };
	const struct value *asked
		= VALUES(INT(step), INT(wanted->table), INT(wanted->deal_no), INT(wanted->player));
	const struct value *listed = VALUES(INT(step), INT(wanted->table), INT(wanted->deal_no),
		INT(wanted->player), TEXT(told_of_new), TEXT(never_told));
	/* At one deal there are no others. */
	bool done = wanted->deal_no > 0
		|| (gather(&g, &sql_log_changed, listed, e) && gather(&g, &sql_log_sheets, asked, e));

	done = done && gather(&g, wanted->table > 0 ? &sql_log_at_table : &sql_log_added, asked, e);

	*out = (struct vault_items){ g.list.items, g.list.count, g.total };
	return done;
}

/* Find a row that the log names: one that is missing, or without its step or table, is damage. */
static bool find_told(struct book *s, const struct sql *which, int64_t id, void *out, struct err *e)
{
	int found = sql_one(s, which, VALUES(INT(id)), out, e);

	return found >= 0 && sql_sound(s, found == 1, e);
}

static const struct sql sql_table_edition = { "SELECT edition FROM game_table JOIN event ON event.id = "
	"game_table.event WHERE game_table.id = ?", &short_row };

bool vault_deal_revision(
	struct book *s, int64_t id, struct book_deal *out, struct book_table *table, struct err *e)
{
	*table = (struct book_table){ 0 };
	if (!find_told(s, &sql_deal_by_id, id, out, e)
		|| sql_one(s, &sql_deal_seats, VALUES(INT(id), INT(out->table)), &table->seat_count, e) != 1
		|| sql_one(s, &sql_table_edition, VALUES(INT(out->table)), table->edition, e) < 0)
		return false;
	return sql_sound(s, table->seat_count >= FEWEST_SEATS && table->seat_count <= BOOK_SEATS, e);
}

bool vault_ruling_revision(struct book *s, int64_t id, struct book_ruling *out, struct err *e)
{
	return find_told(s, &sql_ruling_by_id, id, out, e);
}

bool vault_cards_written(struct book *s, int64_t id, struct book_cards *out, struct err *e)
{
	return find_told(s, &sql_cards_by_id, id, out, e);
}

/* ---- undo and redo ----------------------------------------------------------------------------------- */

/* Give rows the values of the images of a statement (thing, image), in its order. */
static bool put_images(struct book *s, const struct sql *images, int64_t step, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, images, VALUES(INT(step)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e)) {
		const char *thing = (const char *)sqlite3_column_text(st, 0);
		const char *image = (const char *)sqlite3_column_text(st, 1);
		for (size_t i = 0; thing && image && i < sizeof things / sizeof *things; i++) {
			if (strcmp(thing, things[i].thing) == 0 && !sql_run(s, things[i].put, VALUES(TEXT(image)), e))
				return false;
		}
	}
	return row == 0;
}

static void read_round_row(sqlite3_stmt *st, void *item)
{
	*(struct book_round *)item = (struct book_round){ .event = sqlite3_column_int64(st, 0),
		.round = sql_int(st, 1) };
}

const struct row round_row = { sizeof(struct book_round), read_round_row, NULL };
static const struct sql sql_step_rounds = {
	"SELECT DISTINCT event, round FROM game_table WHERE id IN (SELECT game_table FROM deal WHERE step = ?1 "
	"UNION SELECT game_table FROM sheet_total WHERE step = ?1 "
	"UNION SELECT json_extract(after, '$.id') FROM change WHERE step = ?1 AND thing = 'game_table')",
	&round_row
};

static const struct sql sql_step_undone = { "UPDATE step SET undone = ?2 WHERE id = ?1", NULL };
static const struct sql sql_images_before = { "SELECT thing, " IMAGE_BEFORE
	" FROM change WHERE step = ? ORDER BY id DESC", NULL };
static const struct sql sql_images_after = { "SELECT thing, after FROM change WHERE step = ? ORDER BY id",
	NULL };

/* Mark the counting revision of each number written by step ?1. A number may have thousands of revisions. */
#define MARK(thing, number) "WITH written AS MATERIALIZED (SELECT DISTINCT " number " FROM " thing \
	" WHERE step = ?1), " \
	"standing AS MATERIALIZED (SELECT max(last.id) AS id FROM written JOIN " thing " AS last " \
	"USING (" number ") " \
	"WHERE " STANDS("last") "GROUP BY " number ") UPDATE " thing " SET current = NOT current WHERE id IN " \
	"(SELECT peer.id FROM written JOIN " thing " AS peer USING (" number ")) " \
	"AND current <> (id IN (SELECT id FROM standing))"
static const struct sql sql_deals_mark = { MARK("deal", "game_table, no"), NULL };
static const struct sql sql_rulings_mark = { MARK("ruling", "game_table, deal_no, item"), NULL };

bool vault_step_turn(struct book *s, enum vault_step_kind how, int64_t step, struct err *e)
{
	struct list rounds = { 0 };
	bool undo = how == VAULT_UNDO;

	if (s->step != 0 && !seal_finish(s, e))
		return false;
	s->step = 0;
	s->kind = kind_words[how];
	s->of = step;
	/* Undo or redo may complete the rounds that the step wrote in. */
	bool done = sql_list(s, &sql_step_rounds, VALUES(INT(step)), &rounds, e);
	const struct book_round *round = rounds.items;
	for (size_t i = 0; done && i < rounds.count; i++)
		done = round_touch(s, round[i].event, round[i].round, e);
	list_free(&rounds);
	return done && book_step(s, e) && sql_run(s, &sql_step_undone, VALUES(INT(step), INT(undo)), e)
		&& put_images(s, undo ? &sql_images_before : &sql_images_after, step, e)
		&& sql_run(s, &sql_deals_mark, VALUES(INT(step)), e)
		&& sql_run(s, &sql_rulings_mark, VALUES(INT(step)), e);
}

/* ---- a former state of the book ------------------------------------------------------------------------ */

static const struct sql sql_images_since = { "SELECT thing, " IMAGE_BEFORE
	" FROM change WHERE step > ? ORDER BY id DESC", NULL };
static const struct sql sql_deals_mark_all = { "UPDATE deal SET current = NOT current WHERE current <> "
	"(id IN (SELECT max(id) FROM deal WHERE " STANDS("deal") "GROUP BY game_table, no))", NULL };
static const struct sql sql_rulings_mark_all = { "UPDATE ruling SET current = NOT current WHERE current <> "
	"(id IN (SELECT max(id) FROM ruling "
	"WHERE " STANDS("ruling") "GROUP BY game_table, deal_no, item))", NULL };
static const struct sql sql_rewind_points = { "DELETE FROM deal_point WHERE deal IN (SELECT id FROM deal "
	"WHERE step > ?)", NULL };
static const struct sql sql_rewind_facts = {
	"DELETE FROM deal_fact WHERE deal IN (SELECT id FROM deal WHERE step > ?)", NULL
};
static const struct sql sql_rewind_deals = { "DELETE FROM deal WHERE step > ?", NULL };
static const struct sql sql_rewind_seats = { "DELETE FROM ruling_seat WHERE ruling IN (SELECT id FROM ruling "
	"WHERE step > ?)", NULL };
static const struct sql sql_rewind_rulings = { "DELETE FROM ruling WHERE step > ?", NULL };
static const struct sql sql_rewind_measures = { "DELETE FROM discipline WHERE step > ?", NULL };
static const struct sql sql_rewind_cards_rows = { "DELETE FROM deal_cards_row WHERE cards IN (SELECT id FROM "
	"deal_cards WHERE step > ?)", NULL };
static const struct sql sql_rewind_cards = { "DELETE FROM deal_cards WHERE step > ?", NULL };
static const struct sql sql_rewind_duplicates = { "DELETE FROM duplicate WHERE step > ?", NULL };
static const struct sql sql_rewind_substitutes = { "DELETE FROM substitute WHERE step > ?", NULL };
static const struct sql sql_rewind_total_points = { "DELETE FROM sheet_total_point WHERE total IN (SELECT id "
	"FROM sheet_total WHERE step > ?)", NULL };
static const struct sql sql_rewind_totals = { "DELETE FROM sheet_total WHERE step > ?", NULL };
static const struct sql sql_rewind_changes = { "DELETE FROM change WHERE step > ?", NULL };
static const struct sql sql_rewind_steps = { "DELETE FROM step WHERE id > ?", NULL };
static const struct sql sql_rewind_undone = { "UPDATE step SET undone = coalesce((SELECT turn.kind = 'undo' "
	"FROM step AS turn WHERE turn.of = step.id ORDER BY turn.id DESC LIMIT 1), 0) WHERE ?1 >= id", NULL };

static const struct sql sql_step_at = { STEP "WHERE substr(at, 1, length(?1)) <= ?1 ORDER BY id DESC "
	"LIMIT 1", &step_row };

bool vault_rewind(struct book *s, const char *when, struct vault_step *out, struct err *e)
{
	static const struct sql *const later[] = {
		&sql_rewind_points, &sql_rewind_facts, &sql_rewind_deals, &sql_rewind_seats, &sql_rewind_rulings,
		&sql_rewind_measures, &sql_rewind_cards_rows, &sql_rewind_cards, &sql_rewind_duplicates,
		&sql_rewind_substitutes, &sql_rewind_total_points, &sql_rewind_totals, &sql_rewind_changes,
		&sql_rewind_steps, &sql_rewind_undone,
	};
	struct vault_step last;
	struct num time;
	char *end;
	int64_t begin = 0;
	bool is_there;

	/* Find the step meant by "12", or by a time as in the log ("2026-11-21", "2026-11-21 18:30"). */
	const long long id = strtoll(when, &end, 10);
	int found = 1;
	if (end != when && !*end && id > 0) {
		if (!vault_step_find(s, id, out, e))
			return false;
	} else if (!time_read(&time, when)) {
		return err_set(e, ERR_USAGE, &msg_step_no_time, MSG_ARGS(when));
	} else {
		found = sql_one(s, &sql_step_at, VALUES(TEXT(time.text)), out, e);
	}
	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_step_none_at, MSG_ARGS(when));
	/* The states of a book older than the history begin with its upgrade. */
	if (found != 1 || sql_one(s, &sql_step_upgrade, NO_VALUES, &begin, e) != 1)
		return false;
	if (out->id < begin)
		return err_set(e, ERR_NOT_FOUND, &msg_step_no_history, MSG_ARGS(num_of(begin).text));
	if (!vault_step_last(s, &last, &is_there, e))
		return false;
	if (out->id == last.id)
		return true;
	/* Remove the later rows from a copy. */
	bool done = book_move_to_copy(s, e) && schema_unguard(s, e)
		&& put_images(s, &sql_images_since, out->id, e);
	for (size_t i = 0; done && i < sizeof later / sizeof *later; i++)
		done = sql_run(s, later[i], VALUES(INT(out->id)), e);
	return done && sql_run(s, &sql_deals_mark_all, NO_VALUES, e)
		&& sql_run(s, &sql_rulings_mark_all, NO_VALUES, e);
}
