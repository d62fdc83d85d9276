/* Every SQL statement of the program in one table, prepared when first used; and what its failures mean. */
#include "base/messages.h"
#include "book/inner.h"

#include <stdlib.h>
#include <string.h>

#define PLAYER "player.id, player.name, player.mark, coalesce(club.name, '')"
/* What a player stands under in a list: text_untitled of the folded label. */
#define UNTITLED "replace(replace(replace(replace(replace(player.folded || ' ', ' dr ', ' '), ' prof ', ' '), " \
	"' ifj ', ' '), ' id ', ' '), ' ozv ', ' ')"
#define PLAYER_FROM " FROM player LEFT JOIN club ON club.id = player.club "
#define EVENT "SELECT id, name, day, place, edition, stake, deals_per_round, pinned, " \
	"id IS (SELECT event FROM choice), deals_four FROM event "
#define ENTRY "SELECT entry.id, entry.event, entry.start_no, " PLAYER " FROM entry " \
	"JOIN player ON player.id = entry.player LEFT JOIN club ON club.id = player.club "
#define TABLE "SELECT id, event, round, no, signed_by IS NOT NULL, signed_by, " \
	"checked_by IS NOT NULL, checked_by FROM game_table "
/* Did what row `was` says stand when row `next` was written? */
#define STOOD(was, next) "NOT coalesce((SELECT turn.kind = 'undo' FROM step AS turn WHERE turn.of " \
	"= " was ".step " \
	"AND turn.id < " next ".step ORDER BY turn.id DESC LIMIT 1), 0) "
/* Is what a row says not taken back with the step that wrote it? */
#define STANDS(table) table ".step NOT IN (SELECT id FROM step WHERE undone) "
#define DEALS_OF_TABLE DEAL "WHERE game_table = ? AND current AND state <> 'taken-back' ORDER BY no"
#define DEAL "SELECT deal.id, game_table, no, revision, state, dealer, declarer, bid, trump, ending, " \
	"reason, step, made, at, operator FROM deal JOIN step ON step.id = deal.step "

/* Who of event ?1 sits at a table. */
#define SEATED "SELECT sitting.entry FROM game_table JOIN sitting ON sitting.game_table = game_table.id " \
	"WHERE game_table.event = ?1 AND NOT game_table.removed "

/* How many deals a round has at a table: book_event_deals. */
#define DEALS_AT(game_table) "(SELECT CASE WHEN count(entry) = 4 THEN coalesce(deals_four, deals_per_round) " \
	"ELSE deals_per_round END FROM seat WHERE seat.game_table = " game_table ") "

/* How many seats a revision was written with: a table that was taken back may be made again with more or fewer. */
#define SEATS_OF(deal, game_table) "coalesce(nullif((SELECT count(*) FROM deal_point WHERE deal_point.deal " \
	"= " deal "), 0), (SELECT count(*) FROM seat WHERE seat.game_table = " game_table ")) "

#define STEP "SELECT id, at, operator, command, version, kind, of, undone, lower(hex(seal)) FROM step "
/* A column of the row whose image is ?1. */
#define OF(column) "json_extract(?1, '$." #column "')"
/* The image of a row before a change; of one that was new: as it is when it does not count. */
#define IMAGE_BEFORE "coalesce(before, CASE thing WHEN 'club' THEN after WHEN 'choice' THEN " \
	"json_set(after, '$.event', NULL) " \
	"WHEN 'setting' THEN json_set(after, '$.value', '') WHEN 'seat' THEN json_set(after, '$.entry', NULL) " \
	"ELSE json_set(after, '$.removed', 1) END)"
/*
 * What step ?1 wrote, of it what concerns table ?2, deal ?3, player ?4 (0: all): kind, row, the row before, event, round,
 * table, deal, thing, what it is called, field, before, after. Of a row that a step changed several times the first and
 * the last image count.
 */
#define LOG_PLAYER "CASE player.mark WHEN '' THEN player.name ELSE player.name || ' (' || player.mark || " \
	"')' END"
#define LOG_PLAYS(game_table) "(?4 = 0 OR EXISTS (SELECT 1 FROM sitting JOIN entry ON entry.id = sitting.entry " \
	"WHERE sitting.game_table = " game_table " AND entry.player = ?4))"
#define LOG_PLACE(table) " FROM " table " JOIN game_table ON game_table.id = " table ".game_table " \
	"JOIN event ON event.id = game_table.event WHERE " table ".step = ?1 AND ?2 IN (0, game_table.id) " \
	"AND " LOG_PLAYS("game_table.id")
#define LOG_DEALS "SELECT 0, deal.id, (SELECT max(id) FROM deal AS was WHERE was.game_table = " \
	"deal.game_table AND was.no = deal.no " \
	"AND was.id < deal.id AND " STOOD("was", "deal") "), event.name, round, game_table.no, deal.no, " \
	"'deal', '', '', '', ''" \
	LOG_PLACE("deal") " AND ?3 IN (0, deal.no)"
#define LOG_RULINGS "SELECT 1, ruling.id, (SELECT max(id) FROM ruling AS was WHERE was.game_table = " \
	"ruling.game_table " \
	"AND was.deal_no = ruling.deal_no AND was.item = ruling.item AND was.id < ruling.id " \
	"AND " STOOD("was", "ruling") "), event.name, round, game_table.no, deal_no, 'ruling', '', '', '', ''" \
	LOG_PLACE("ruling") " AND ?3 IN (0, deal_no)"
#define LOG_CARDS "SELECT 2, deal_cards.id, (SELECT max(id) FROM deal_cards AS was WHERE was.game_table = " \
	"deal_cards.game_table " \
	"AND was.no = deal_cards.no AND was.id < deal_cards.id AND " STOOD("was", "deal_cards") "), " \
	"event.name, round, game_table.no, deal_cards.no, 'cards', '', '', '', ''" \
	LOG_PLACE("deal_cards") " AND ?3 IN (0, deal_cards.no)"
#define LOG_MEASURES "SELECT 3, discipline.id, 0, event.name, round, 0, 0, 'discipline', " LOG_PLAYER ", " \
	"discipline.kind, '', reason " \
	"FROM discipline JOIN entry ON entry.id = entry JOIN player ON player.id = player JOIN event ON " \
	"event.id = entry.event " \
	"WHERE discipline.step = ?1 AND ?2 = 0 AND ?4 IN (0, player.id)"
#define LOG_SUBSTITUTES "SELECT 5, substitute.id, 0, event.name, round, game_table.no, from_deal, 'substitute', " \
	"substr('ABCDEFGH', 1 + seat, 1), '', (SELECT " LOG_PLAYER_OF("was.entry") " FROM substitute AS was " \
	"WHERE was.game_table = substitute.game_table AND was.seat = substitute.seat " \
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
#define LOG_OF(column) "json_extract(after, '$." column "')"
#define LOG_PLAYER_OF(entry) "(SELECT " LOG_PLAYER " FROM player JOIN entry ON entry.player = player.id " \
	"WHERE entry.id = " entry ")"
/* A value in words, where it is the number of something. */
#define LOG_VALUE(value) "CASE WHEN thing = 'seat' THEN " LOG_PLAYER_OF(value) " WHEN field = 'club' THEN " \
	"(SELECT name FROM club " \
	"WHERE id = " value ") WHEN thing = 'choice' THEN (SELECT name FROM event WHERE id = " value ") " \
	"WHEN field IN ('signed_by', 'checked_by') AND " value " = '' THEN '*' ELSE " value " END"
/* What is told of a row that is new: that it is ("step"), and what it says. */
#define LOG_NEW "SELECT thing, after, json_each.id AS place, CASE key WHEN 'step' THEN 'made' ELSE key " \
	"END AS field, " \
	"CASE WHEN key <> 'step' THEN value WHEN thing = 'entry' THEN " LOG_OF("start_no") " ELSE '' END AS " \
	"is_now, " \
	"NULL AS was, change.id AS id FROM change JOIN json_each(after) WHERE change.step = ?1 AND before IS " \
	"NULL " \
	"AND value NOT IN ('', 0) AND (thing, key) IN (VALUES ('seat', 'entry'), ('setting', 'value'), " \
	"('choice', 'event'), " \
	"('club', 'step'), ('player', 'step'), ('player', 'club'), ('event', 'step'), ('event', 'day'), " \
	"('event', 'place'), " \
	"('event', 'stake'), ('event', 'deals_per_round'), ('entry', 'step'), ('round', 'step'), " \
	"('game_table', 'step'))"
/* Every value that is another in a row that was there before. */
#define LOG_FIELDS "SELECT change.id, json_each.id AS place, thing, after, key AS field, " \
	"json_extract(before, '$.' || key) AS was, value AS is_now FROM change JOIN json_each(after) " \
	"WHERE change.step = ?1 AND before IS NOT NULL AND key NOT IN ('id', 'step', 'folded', 'pinned') " \
	"AND value IS NOT json_extract(before, '$.' || key)"
#define LOG_SAME "(PARTITION BY thing, field, json_remove(after, '$.step', '$.' || field) ORDER BY id"
#define LOG_NET "SELECT thing, after, place, field, is_now, first_value(was) OVER " LOG_SAME ") AS was, " \
	"id, " \
	"row_number() OVER " LOG_SAME " DESC) AS behind FROM (" LOG_FIELDS ")"
#define LOG_WRITTEN LOG_NEW \
	" UNION ALL SELECT thing, after, place, field, is_now, was, id FROM (" LOG_NET ") WHERE behind = 1"
#define LOG_ROWS "SELECT 7, id, 0, CASE thing WHEN 'event' THEN " LOG_OF("name") " WHEN 'choice' THEN '' " \
	"WHEN 'seat' THEN (SELECT event.name FROM event JOIN game_table ON event.id = event WHERE " \
	"game_table.id = " LOG_OF("game_table") ") " \
	"ELSE (SELECT name FROM event WHERE id = " LOG_OF("event") ") END, " \
	"CASE thing WHEN 'round' THEN " LOG_OF("no") " WHEN 'seat' THEN (SELECT round FROM game_table WHERE " \
	"id = " LOG_OF("game_table") ") " \
	"ELSE " LOG_OF("round") " END, " \
	"CASE thing WHEN 'game_table' THEN " LOG_OF("no") " WHEN 'seat' THEN (SELECT no FROM game_table WHERE " \
	"id = " LOG_OF("game_table") ") END, " \
	"0, thing, CASE thing WHEN 'club' THEN " LOG_OF("name") " WHEN 'event' THEN CASE field WHEN 'made' " \
	"THEN " LOG_OF("name") " ELSE '' END " \
	"WHEN 'player' THEN " LOG_OF("name") " || CASE " LOG_OF("mark") " WHEN '' THEN '' ELSE ' (' " \
	"|| " LOG_OF("mark") " || ')' END " \
	"WHEN 'entry' THEN " LOG_PLAYER_OF(LOG_OF("id")) " WHEN 'setting' THEN " LOG_OF("key") " WHEN 'seat' " \
	"THEN substr('ABCDEFGH', 1 + " LOG_OF("seat") ", 1) END, " \
	"field, " LOG_VALUE("was") ", " LOG_VALUE("is_now") " FROM (" LOG_WRITTEN ") WHERE was IS NOT is_now " \
	"AND ?3 = 0 " \
	"AND CASE thing WHEN 'game_table' THEN ?2 IN (0, " LOG_OF("id") ") WHEN 'seat' THEN ?2 IN " \
	"(0, " LOG_OF("game_table") ") ELSE ?2 = 0 END " \
	"AND CASE thing WHEN 'player' THEN ?4 IN (0, " LOG_OF("id") ") WHEN 'entry' THEN ?4 IN " \
	"(0, " LOG_OF("player") ") " \
	"WHEN 'seat' THEN ?4 = 0 OR ?4 IN (SELECT player FROM entry WHERE id IN (was, is_now)) ELSE ?4 = 0 " \
	"END ORDER BY id, field <> 'made', place"

/*
 * Rows that are not what their history says: thing, key, name, field, what the history says, what is there. A row that
 * is gone has no field; one that never was has the field "made".
 */
#define NUL(image) "coalesce(instr(" image ".image -> field.key, '\\u0000'), 0)"   /* SQL and C see a text up to it, and JSON all of it */
#define ROW_CHECK(thing, key, said_key, columns) "WITH said(key, image, id) AS (SELECT " said_key ", " \
	"after, max(id) FROM change " \
	"WHERE thing = '" thing "' AND json_valid(after) GROUP BY 1), now(key, image) AS (SELECT " key ", " \
	"json_object(" columns ") FROM " thing ") " \
	"SELECT '" thing "', said.key, json_extract(said.image, '$.name'), field.key, " \
	"json_extract(said.image, '$.' || field.key), " \
	"CASE WHEN " NUL("now") " THEN now.image -> field.key ELSE field.value END FROM said LEFT JOIN now ON now.key = said.key LEFT JOIN json_each(now.image) AS field " \
	"WHERE now.image IS NOT said.image AND (json_extract(said.image, '$.' || field.key) IS NOT field.value " \
	"OR " NUL("now") " IS NOT " NUL("said") ") " \
	"OR now.image IS NULL " \
	"UNION ALL SELECT '" thing "', key, json_extract(image, '$.name'), 'made', NULL, NULL FROM now WHERE " \
	"key NOT IN (SELECT key FROM said)"
/* Rows to be sealed: of which step they are, then what is sealed of them. */
#define SEAL_ROWS(table, columns) "SELECT step, '" table "', " columns " FROM " table " WHERE id >= ? " \
	"ORDER BY id"
#define SEAL_PARTS(part, of, table, place) "SELECT step, '" part "', " part ".* FROM " table " JOIN " part \
	" ON " of " = " table ".id WHERE " table ".id >= ? ORDER BY " of ", " place

/* Who sat in seat.seat at a deal, if not who sat there first. */
#define SITS(no, first) "coalesce((SELECT sitting.entry FROM sitting WHERE sitting.game_table = game_table.id " \
	"AND sitting.seat = seat.seat AND from_deal <= " no " ORDER BY from_deal DESC LIMIT 1), " first ")"
/* What a seat, or each who sat there, got in the deals of a table that counts by its deals. */
#define SCORES(who) "SELECT game_table.id, " who ", game_table.round, game_table.no, seat.seat, count(*), " \
	"sum(points), count(*) FILTER (WHERE declarer = seat.seat AND state = 'played'), " \
	"sum(made) FILTER (WHERE declarer = seat.seat AND state = 'played'), max(deal.no), 0 " \
	"FROM game_table JOIN seat ON seat.game_table = game_table.id AND seat.entry IS NOT NULL " \
	"JOIN deal ON deal.game_table = game_table.id AND deal.current " \
	"JOIN deal_point ON deal_point.deal = deal.id AND deal_point.seat = seat.seat " \
	"WHERE game_table.event = ? AND game_table.id NOT IN (SELECT game_table FROM total_counting) "

#define CARDS "SELECT deal_cards.id, game_table, no, after_revision, step, at, operator " \
	"FROM deal_cards JOIN step ON step.id = deal_cards.step "
#define RULING "SELECT ruling.id, ruling.game_table, deal_no, item, ruling.revision, ruling.state, " \
	"case_no, " \
	"claimant, offender, moment, act, facts, answers, kind, book_kind, cites, agreed, ruling.reason, " \
	"judge, " \
	"ruling.at, ruling.deal, ruling.step, event.id, event.name, event.day, round, game_table.no FROM " \
	"ruling " \
	"JOIN game_table ON game_table.id = ruling.game_table JOIN event ON event.id = game_table.event "
#define MEASURE "SELECT discipline.id, entry, discipline.kind, discipline.round, reason, judge, " \
	"player.name, player.mark, " \
	"event.name, event.day, step.at FROM discipline JOIN entry ON entry.id = discipline.entry " \
	"JOIN player ON player.id = entry.player JOIN event ON event.id = entry.event " \
	"JOIN step ON step.id = discipline.step "

/*
 * The text of every statement, and what its rows become; NULL: it gives none, or they are read where it is run.
 */
static const struct {
	const char *text;
	const struct row *row;
} statements[SQL_COUNT] = {
	[SQL_APPLICATION] = { "PRAGMA application_id", &int_row },
	[SQL_VERSION] = { "PRAGMA user_version", &int_row },
	[SQL_OBJECTS] = { "SELECT count(*) FROM sqlite_schema", &int_row },
	[SQL_RUNNING] = { "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('view', 'trigger')", NULL },
	[SQL_TRIGGER_IS_THERE] = { "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' AND name = ?", &int_row },
	[SQL_SCHEMA] = { "SELECT type, name, sql, tbl_name FROM sqlite_schema WHERE type IS NOT NULL AND name IS NOT NULL "
		"ORDER BY type COLLATE BINARY, name COLLATE BINARY", NULL },
	[SQL_BEGIN_READ] = { "BEGIN", NULL },
	[SQL_BEGIN_WRITE] = { "BEGIN IMMEDIATE", NULL },
	[SQL_COMMIT] = { "COMMIT", NULL },
	[SQL_ROLLBACK] = { "ROLLBACK", NULL },
	[SQL_STEPS] = { "SELECT count(*) FROM step", &int_row },
	[SQL_STEP_ADD] = { "INSERT INTO step (at, operator, command, version, kind, of) VALUES "
		"(coalesce(?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')), ?, ?, ?, ?, ?)", NULL },
	[SQL_STEP_SEAL] = { "UPDATE step SET seal = ?2 WHERE id = ?1", NULL },
	[SQL_STEP_UNDONE] = { "UPDATE step SET undone = ?2 WHERE id = ?1", NULL },
	[SQL_STEP_BY_ID] = { STEP "WHERE id = ?", &step_row },
	[SQL_STEP_LAST] = { STEP "ORDER BY id DESC LIMIT 1", &step_row },
	[SQL_STEP_AT] = { STEP "WHERE substr(at, 1, length(?1)) <= ?1 ORDER BY id DESC "
		"LIMIT 1", &step_row },
	[SQL_STEP_BY_SEAL] = { STEP "WHERE substr(lower(hex(seal)), 1, length(?1)) = ?1 ORDER BY id LIMIT "
		"1", &step_row },
	[SQL_STEP_UPGRADE] = { "SELECT coalesce(max(id), 0) FROM step WHERE kind = 'upgrade'", &id_row },
	[SQL_STEP_TURN] = { "SELECT operator, at FROM step WHERE of = ? ORDER BY id DESC LIMIT 1", &written_row },
	/* Not what was written before the book had a history. */
	[SQL_STEP_TO_UNDO] = { STEP "WHERE kind = 'change' AND NOT undone AND id > (SELECT coalesce(max(id), "
		"0) FROM step "
		"WHERE kind = 'upgrade') ORDER BY id DESC LIMIT 1", &step_row },
	/* Until something new is written: what was undone before that stays undone. */
	[SQL_STEP_TO_REDO] = { STEP "WHERE kind = 'change' AND undone AND (SELECT max(turn.id) FROM step AS turn "
		"WHERE turn.of = step.id) > (SELECT max(id) FROM step WHERE kind = 'change') ORDER BY id LIMIT "
		"1", &step_row },

	[SQL_SEAL_STEP] = { "SELECT (SELECT seal FROM step AS before WHERE before.id < step.id ORDER BY id "
		"DESC LIMIT 1), "
		"'step', id, at, operator, command, version, kind, of FROM step WHERE id = ?", NULL },
	[SQL_WALK_STEPS] = { "SELECT id, at, operator, command, version, kind, of, seal FROM step ORDER BY "
		"id", NULL },
	[SQL_SEAL_DEALS] = { "SELECT step, id, seal FROM deal WHERE id >= ? ORDER BY id", NULL },
	[SQL_SEAL_CHANGE] = { SEAL_ROWS("change", "id, thing, before, after"), NULL },
	[SQL_SEAL_RULING] = { SEAL_ROWS("ruling", "id, game_table, deal_no, item, revision, state, case_no, "
		"claimant, "
		"offender, moment, act, facts, answers, kind, cites, agreed, book_kind, reason, judge, at, "
		"deal"), NULL },
	[SQL_SEAL_RULING_SEAT] = { SEAL_PARTS("ruling_seat", "ruling", "ruling", "seat"), NULL },
	[SQL_SEAL_MEASURE] = { SEAL_ROWS("discipline", "id, entry, kind, round, reason, judge"), NULL },
	[SQL_SEAL_CARDS] = { SEAL_ROWS("deal_cards", "id, game_table, no, after_revision"), NULL },
	[SQL_SEAL_CARDS_ROW] = { SEAL_PARTS("deal_cards_row", "cards", "deal_cards", "kind, no"), NULL },
	[SQL_SEAL_DUPLICATE] = { SEAL_ROWS("duplicate", "id, event, round, seed, generator, deals"), NULL },
	[SQL_SEAL_SUBSTITUTE] = { SEAL_ROWS("substitute", "id, game_table, seat, from_deal, entry"), NULL },
	[SQL_SEAL_TOTAL] = { SEAL_ROWS("sheet_total", "id, game_table, deals"), NULL },
	[SQL_SEAL_TOTAL_POINT] = { SEAL_PARTS("sheet_total_point", "total", "sheet_total", "seat"), NULL },
	[SQL_WALK_DEALS] = { "SELECT deal.id, game_table, deal.no, revision, state, dealer, declarer, bid, "
		"trump, ending, reason, deal.step, "
		"made, at, operator, deal.seal, event, round, game_table.no, " SEATS_OF("deal.id", "deal.game_table")
		"FROM deal LEFT JOIN step ON step.id = deal.step LEFT JOIN game_table ON game_table.id = "
		"game_table ORDER BY deal.id", NULL },
	[SQL_WALK_FACTS] = { "SELECT deal, kind, item, subject, value FROM deal_fact ORDER BY deal, kind, "
		"item, subject", NULL },
	[SQL_WALK_POINTS] = { "SELECT deal, seat, points FROM deal_point ORDER BY deal, seat", NULL },
	[SQL_DEAL_SEAL] = { "UPDATE deal SET seal = ?2 WHERE id = ?1 AND seal IS NULL", NULL },

	[SQL_STEP_ROUNDS] = { "SELECT DISTINCT event, round FROM game_table WHERE id IN (SELECT game_table FROM deal WHERE step = ?1 "
		"UNION SELECT game_table FROM sheet_total WHERE step = ?1 "
		"UNION SELECT json_extract(after, '$.id') FROM change WHERE step = ?1 AND thing = 'game_table')",
		&round_row },
	[SQL_STEPS_LISTED] = { "SELECT * FROM (" STEP "ORDER BY id DESC LIMIT ?) ORDER BY id", &step_row },
	[SQL_LOG_CHANGED] = { LOG_ROWS, NULL },
	[SQL_LOG_SHEETS] = { LOG_SUBSTITUTES " UNION ALL " LOG_TOTALS, NULL },
	[SQL_LOG_ADDED] = { LOG_SEEDS " UNION ALL " LOG_MEASURES " UNION ALL " LOG_CARDS " UNION "
		"ALL " LOG_DEALS " UNION ALL " LOG_RULINGS,
		NULL },
	[SQL_DEAL_SEATS] = { "SELECT " SEATS_OF("?1", "?2"), &int_row },
	[SQL_DEAL_BY_ID] = { DEAL "WHERE deal.id = ?", &deal_row },
	[SQL_RULING_BY_ID] = { RULING "WHERE ruling.id = ?", &ruling_row },

	[SQL_CHECK_CLUB] = { ROW_CHECK("club", "id", "json_extract(after, '$.id')",
		"'id', id, 'name', name, 'step', step"), NULL },
	[SQL_CHECK_PLAYER] = { ROW_CHECK("player", "id", "json_extract(after, '$.id')",
		"'id', id, 'name', name, 'mark', mark, 'club', club, 'folded', folded, 'removed', removed, "
		"'step', step"), NULL },
	[SQL_CHECK_EVENT] = { ROW_CHECK("event", "id", "json_extract(after, '$.id')",
		"'id', id, 'name', name, 'day', day, 'place', place, 'edition', edition, 'stake', stake, "
		"'deals_per_round', deals_per_round, 'deals_four', deals_four, 'pinned', pinned, 'removed', removed, "
		"'step', step"), NULL },
	[SQL_CHECK_CHOICE] = { ROW_CHECK("choice", "id", "json_extract(after, '$.id')",
		"'id', id, 'event', event, 'step', step"), NULL },
	[SQL_CHECK_SETTING] = { ROW_CHECK("setting", "event || '/' || key", "json_extract(after, '$.event') "
		"|| '/' || json_extract(after, '$.key')",
		"'event', event, 'key', key, 'value', value, 'step', step"), NULL },
	[SQL_CHECK_ENTRY] = { ROW_CHECK("entry", "id", "json_extract(after, '$.id')",
		"'id', id, 'event', event, 'player', player, 'start_no', start_no, 'removed', removed, 'step', "
		"step"), NULL },
	[SQL_CHECK_ROUND] = { ROW_CHECK("round", "event || '/' || no", "json_extract(after, '$.event') || '/' "
		"|| json_extract(after, '$.no')",
		"'event', event, 'no', no, 'removed', removed, 'step', step"), NULL },
	[SQL_CHECK_TABLE] = { ROW_CHECK("game_table", "id", "json_extract(after, '$.id')",
		"'id', id, 'event', event, 'round', round, 'no', no, 'signed_by', signed_by, 'checked_by', "
		"checked_by, 'removed', removed, 'step', step"), NULL },
	[SQL_CHECK_SEAT] = { ROW_CHECK("seat", "game_table || '/' || seat", "json_extract(after, "
		"'$.game_table') || '/' || json_extract(after, '$.seat')",
		"'game_table', game_table, 'seat', seat, 'entry', entry, 'step', step"), NULL },
	[SQL_CHECK_FILE] = { "PRAGMA integrity_check(20)", NULL },
	[SQL_CHECK_KEYS] = { "SELECT \"table\", rowid, '', '', '', parent FROM pragma_foreign_key_check", NULL },
	[SQL_CHECK_UNDONE] = { "SELECT 'step', id, '', 'undone', NOT undone, undone FROM step WHERE undone <> "
		"coalesce((SELECT turn.kind = 'undo' "
		"FROM step AS turn WHERE turn.of = step.id ORDER BY turn.id DESC LIMIT 1), 0)", NULL },
	[SQL_CHECK_DEALS] = { "SELECT 'deal', id, '', 'current', NOT current, current FROM deal WHERE current "
		"<> (id IN (SELECT max(id) "
		"FROM deal WHERE " STANDS("deal") "GROUP BY game_table, no))", NULL },
	[SQL_CHECK_RULINGS] = { "SELECT 'ruling', id, '', 'current', NOT current, current FROM ruling WHERE "
		"current <> (id IN (SELECT max(id) "
		"FROM ruling WHERE " STANDS("ruling") "GROUP BY game_table, deal_no, item))", NULL },
	[SQL_DEAL_COUNT] = { "SELECT count(*) FROM deal", &int_row },

	[SQL_IMAGES_BEFORE] = { "SELECT thing, " IMAGE_BEFORE " FROM change WHERE step = ? ORDER BY id "
		"DESC", NULL },
	[SQL_IMAGES_AFTER] = { "SELECT thing, after FROM change WHERE step = ? ORDER BY id", NULL },
	[SQL_IMAGES_SINCE] = { "SELECT thing, " IMAGE_BEFORE " FROM change WHERE step > ? ORDER BY id "
		"DESC", NULL },
	[SQL_PUT_CLUB] = { "UPDATE club SET name = " OF(name) ", step = " OF(step) " WHERE id = " OF(id), NULL },
	[SQL_PUT_PLAYER] = { "UPDATE player SET name = " OF(name) ", mark = " OF(mark) ", club = " OF(club)
		", folded = " OF(folded) ", removed = " OF(removed) ", step = " OF(step) " WHERE id "
		"= " OF(id), NULL },
	[SQL_PUT_EVENT] = { "UPDATE event SET name = " OF(name) ", day = " OF(day) ", place = " OF(place)
		", edition = " OF(edition) ", stake = " OF(stake) ", deals_per_round = " OF(deals_per_round)
		", deals_four = " OF(deals_four)
		", pinned = " OF(pinned) ", removed = " OF(removed) ", step = " OF(step) " WHERE id "
		"= " OF(id), NULL },
	[SQL_PUT_CHOICE] = { "UPDATE choice SET event = " OF(event) ", step = " OF(step) " WHERE id "
		"= " OF(id), NULL },
	[SQL_PUT_SETTING] = { "UPDATE setting SET value = " OF(value) ", step = " OF(step) " WHERE event = "
		OF(event) " AND key = " OF(key), NULL },
	[SQL_PUT_ENTRY] = { "UPDATE entry SET event = " OF(event) ", player = " OF(player) ", start_no = "
		OF(start_no) ", removed = " OF(removed) ", step = " OF(step) " WHERE id = " OF(id), NULL },
	[SQL_PUT_ROUND] = { "UPDATE round SET removed = " OF(removed) ", step = " OF(step) " WHERE event = "
		OF(event) " AND no = " OF(no), NULL },
	[SQL_PUT_TABLE] = { "UPDATE game_table SET event = " OF(event) ", round = " OF(round) ", no = " OF(no)
		", signed_by = " OF(signed_by) ", checked_by = " OF(checked_by) ", removed = " OF(removed) ", step = "
		OF(step) " WHERE id = " OF(id), NULL },
	[SQL_PUT_SEAT] = { "UPDATE seat SET entry = " OF(entry) ", step = " OF(step) " WHERE game_table = "
		OF(game_table) " AND seat = " OF(seat), NULL },
	/* Which revision counts at each number: of those that step ?1 wrote to, or of all. */
	[SQL_DEALS_MARK] = { "UPDATE deal SET current = NOT current WHERE id IN "
		"(SELECT peer.id FROM deal AS written JOIN deal AS peer USING (game_table, no) WHERE written.step "
		"= ?1) "
		"AND current <> (id IS (SELECT max(id) FROM deal AS last "
		"WHERE last.game_table = deal.game_table AND last.no = deal.no AND " STANDS("last") "))", NULL },
	[SQL_RULINGS_MARK] = { "UPDATE ruling SET current = NOT current WHERE id IN "
		"(SELECT peer.id FROM ruling AS written JOIN ruling AS peer USING (game_table, deal_no, item) "
		"WHERE written.step = ?1) AND current <> (id IS (SELECT max(id) FROM ruling AS last "
		"WHERE last.game_table = ruling.game_table AND last.deal_no = ruling.deal_no AND last.item = "
		"ruling.item "
		"AND " STANDS("last") "))", NULL },
	[SQL_DEALS_MARK_ALL] = { "UPDATE deal SET current = NOT current WHERE current <> (id IN (SELECT "
		"max(id) FROM deal "
		"WHERE " STANDS("deal") "GROUP BY game_table, no))", NULL },
	[SQL_RULINGS_MARK_ALL] = { "UPDATE ruling SET current = NOT current WHERE current <> (id IN (SELECT "
		"max(id) FROM ruling "
		"WHERE " STANDS("ruling") "GROUP BY game_table, deal_no, item))", NULL },

	[SQL_REWIND_POINTS] = { "DELETE FROM deal_point WHERE deal IN (SELECT id FROM deal WHERE step > "
		"?)", NULL },
	[SQL_REWIND_FACTS] = { "DELETE FROM deal_fact WHERE deal IN (SELECT id FROM deal WHERE step > ?)", NULL },
	[SQL_REWIND_DEALS] = { "DELETE FROM deal WHERE step > ?", NULL },
	[SQL_REWIND_SEATS] = { "DELETE FROM ruling_seat WHERE ruling IN (SELECT id FROM ruling WHERE step > "
		"?)", NULL },
	[SQL_REWIND_RULINGS] = { "DELETE FROM ruling WHERE step > ?", NULL },
	[SQL_REWIND_MEASURES] = { "DELETE FROM discipline WHERE step > ?", NULL },
	[SQL_REWIND_CARDS_ROWS] = { "DELETE FROM deal_cards_row WHERE cards IN (SELECT id FROM deal_cards "
		"WHERE step > ?)", NULL },
	[SQL_REWIND_CARDS] = { "DELETE FROM deal_cards WHERE step > ?", NULL },
	[SQL_REWIND_DUPLICATES] = { "DELETE FROM duplicate WHERE step > ?", NULL },
	[SQL_REWIND_SUBSTITUTES] = { "DELETE FROM substitute WHERE step > ?", NULL },
	[SQL_REWIND_TOTAL_POINTS] = { "DELETE FROM sheet_total_point WHERE total IN (SELECT id FROM sheet_total "
		"WHERE step > ?)", NULL },
	[SQL_REWIND_TOTALS] = { "DELETE FROM sheet_total WHERE step > ?", NULL },
	[SQL_REWIND_CHANGES] = { "DELETE FROM change WHERE step > ?", NULL },
	[SQL_REWIND_STEPS] = { "DELETE FROM step WHERE id > ?", NULL },
	[SQL_REWIND_UNDONE] = { "UPDATE step SET undone = coalesce((SELECT turn.kind = 'undo' FROM step AS turn "
		"WHERE turn.of = step.id ORDER BY turn.id DESC LIMIT 1), 0) WHERE ?1 >= id", NULL },

	/* Of every version: what these speak of is there since the first. */
	[SQL_SUMMARY] = { "SELECT (SELECT count(*) FROM event), (SELECT count(*) FROM step), (SELECT count(*) "
		"FROM deal "
		"WHERE current AND state NOT IN ('redeal', 'taken-back')), (SELECT max(at) FROM "
		"step)", &summary_row },
	[SQL_INTEGRITY] = { "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> "
		"'ok'", &int_row },
	/* A table that is neither signed nor has all its deals, or the totals of all; 2: the round has none at all. */
	[SQL_ROUND_OPEN] = { "SELECT CASE WHEN EXISTS (SELECT 1 FROM (SELECT game_table.id, " DEALS_AT("game_table.id")
		"AS wanted FROM game_table JOIN event ON event.id = game_table.event "
		"WHERE game_table.event = ?1 AND round = ?2 AND NOT game_table.removed AND signed_by IS NULL) AS at "
		"WHERE wanted = 0 OR wanted > max((SELECT count(*) FROM deal WHERE game_table = at.id "
		"AND current AND deal.no <= wanted AND state NOT IN ('redeal', 'taken-back')), "
		"(SELECT coalesce(max(deals), 0) FROM total_standing WHERE game_table = at.id))) THEN 1 "
		"WHEN EXISTS (SELECT 1 FROM game_table WHERE event = ?1 AND round = ?2 AND NOT removed) THEN 0 "
		"ELSE 2 END",
		&int_row },

	/* For what is damaged; tables and columns by the schema that is there. */
	[SQL_TABLE_NAMES] = { "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE "
		"'sqlite_%' ORDER BY rowid",
		&name_row },
	[SQL_TABLE_COLUMNS] = { "SELECT name FROM pragma_table_info(?) ORDER BY cid", &name_row },
	/* What stands in a column of which a row says nothing. */
	[SQL_TABLE_DEFAULTS] = { "SELECT CASE WHEN \"notnull\" THEN coalesce(dflt_value, 'NULL') ELSE 'NULL' END FROM "
		"pragma_table_info(?) ORDER BY cid", &name_row },
	[SQL_TABLE_KEY] = { "SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk", &name_row },
	[SQL_TABLE_REFERENCES] = { "SELECT id, \"table\", \"from\", coalesce(\"to\", (SELECT name FROM "
		"pragma_table_info(\"table\") WHERE pk = seq + 1)), (SELECT \"notnull\" FROM pragma_table_info(?1) "
		"WHERE name = \"from\") FROM pragma_foreign_key_list(?1) ORDER BY id, seq", &reference_row },
	[SQL_TABLE_IS_THERE] = { "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = "
		"?", &int_row },
	[SQL_TRIGGERS] = { "SELECT printf('DROP TRIGGER \"%w\";', name), sql FROM sqlite_schema WHERE type = 'trigger'", NULL },
	[SQL_SCHEMA_PAGES] = { "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' ORDER BY pageno", &int_row },
	[SQL_PAGES] = { "PRAGMA page_count", &int_row },
	[SQL_TREES] = { "SELECT 'sqlite_schema' UNION ALL SELECT name FROM sqlite_schema WHERE rootpage > 0", &name_row },
	/* -1: a page that is none. */
	[SQL_TREE_PAGES] = { "SELECT iif(pagetype = 'corrupted', -1, pageno) FROM dbstat WHERE name = ?", &int_row },
	[SQL_PAGE_SHOW] = { "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES ('table', "
		"'lost_page_' || ?1, 'lost_page_' || ?1, ?1, 'CREATE TABLE lost_page_' || ?1 || ?2)", NULL },
	[SQL_PAGES_HIDE] = { "DELETE FROM sqlite_schema WHERE name GLOB 'lost_page_*'", NULL },
	[SQL_KNOWN_MAKE] = { "CREATE TEMP TABLE known (game_table INTEGER, no INTEGER, revision INTEGER, "
		"id INTEGER, PRIMARY KEY (game_table, no, revision))", NULL },
	/* What the index of a key knows of a row; the step is lost, and so is what else is not in the key. */
	[SQL_KNOWN_READ] = { "SELECT game_table, no, revision, id FROM deal INDEXED BY sqlite_autoindex_deal_1 "
		"ORDER BY game_table",
		NULL },
	[SQL_INDEX_TABLES] = { "SELECT id, event, round, no FROM game_table INDEXED BY "
		"sqlite_autoindex_game_table_1 ORDER BY event",
		NULL },
	[SQL_INDEX_TABLE_ADD] = { "INSERT OR IGNORE INTO game_table (id, event, round, no, step) VALUES (?, "
		"?, ?, ?, 0)", NULL },
	[SQL_INDEX_SEATS_SHOW] = { "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) SELECT "
		"'table', 'seat_index', "
		"'seat_index', rootpage, 'CREATE TABLE seat_index (game_table, entry, seat, PRIMARY KEY "
		"(game_table, entry, seat)) "
		"WITHOUT ROWID' FROM sqlite_schema WHERE name = 'sqlite_autoindex_seat_2'", NULL },
	[SQL_INDEX_SEATS] = { "SELECT game_table, seat, entry FROM seat_index ORDER BY game_table", NULL },
	[SQL_INDEX_SEAT_ADD] = { "INSERT OR IGNORE INTO seat (game_table, seat, entry, step) VALUES (?, ?, ?, "
		"0)", NULL },
	[SQL_INDEX_ENTRIES] = { "SELECT id, event, player FROM entry INDEXED BY sqlite_autoindex_entry_1 "
		"ORDER BY event", NULL },
	[SQL_INDEX_ENTRY_ADD] = { "INSERT OR IGNORE INTO entry (id, event, player, start_no, removed, step) "
		"VALUES (?1, ?2, ?3, 10000 + ?1, 0, 0)", NULL },
	[SQL_KNOWN_DEALS] = { "INSERT OR IGNORE INTO known SELECT game_table, no, revision, id FROM deal", NULL },
	[SQL_KNOWN_ADD] = { "INSERT OR IGNORE INTO known VALUES (?, ?, ?, ?)", NULL },
	/* Deals that something else belongs to, or another index knows of. */
	[SQL_MET_READ] = { "SELECT id FROM deal INDEXED BY deal_step ORDER BY step", NULL },
	[SQL_MET_ADD] = { "INSERT OR IGNORE INTO broken VALUES ('met', ?)", NULL },
	[SQL_MET_PARTS] = { "INSERT OR IGNORE INTO broken SELECT 'met', deal FROM deal_point UNION SELECT 'met', deal "
		"FROM deal_fact", NULL },
	[SQL_UNPLACED] = { "SELECT count(*) FROM (SELECT key AS id FROM broken WHERE name = 'met' UNION SELECT id FROM "
		"known) WHERE id NOT IN (SELECT known.id FROM known JOIN game_table ON game_table.id = known.game_table)",
		&int_row },
	[SQL_BROKEN_MAKE] = { "CREATE TEMP TABLE broken (name TEXT, key INTEGER, PRIMARY KEY (name, "
		"key))", NULL },
	[SQL_BROKEN_ADD] = { "INSERT OR IGNORE INTO broken VALUES (?, ?)", NULL },
	[SQL_BROKEN_NOT] = { "DELETE FROM broken WHERE name IN ('deal_fact', 'deal_point') AND key = ?", NULL },
	[SQL_POINTS_DROP] = { "DELETE FROM deal_point WHERE deal = ?", NULL },
	[SQL_POINTS_RULED] = { "INSERT OR IGNORE INTO deal_point SELECT deal, seat, points FROM ruling_seat JOIN ruling "
		"ON ruling.id = ruling WHERE deal = ? AND points IS NOT NULL", NULL },
	[SQL_MEND_EVENTS] = { "INSERT INTO event (id, name, day, place, edition, stake, deals_per_round, "
		"pinned, removed, step) "
		"SELECT event, '? ' || event, '1970-01-01', '', 'mausz-2017', 0, 0, 1, 0, min(step) FROM game_table "
		"WHERE event NOT IN (SELECT id FROM event) GROUP BY event", NULL },
	[SQL_MEND_ROUNDS] = { "INSERT INTO round (event, no, step) SELECT event, round, min(step) FROM "
		"game_table "
		"WHERE NOT EXISTS (SELECT 1 FROM round WHERE round.event = game_table.event AND round.no = round) "
		"GROUP BY event, round", NULL },
	[SQL_MEND_NAMES] = { "INSERT INTO player (name, mark, folded, removed, step) SELECT '? ' || entry, "
		"'', ' ' || entry, 0, min(step) "
		"FROM seat WHERE entry IS NOT NULL AND entry NOT IN (SELECT id FROM entry) GROUP BY entry", NULL },
	[SQL_MEND_ENTRIES] = { "INSERT INTO entry (id, event, player, start_no, removed, step) SELECT "
		"seat.entry, event, player.id, "
		"10000 + seat.entry, 0, min(seat.step) FROM seat JOIN game_table ON game_table.id = seat.game_table "
		"JOIN player ON player.name = '? ' || seat.entry AND mark = '' WHERE seat.entry NOT IN (SELECT id "
		"FROM entry) "
		"GROUP BY seat.entry", NULL },
	[SQL_MEND_PLAYERS] = { "INSERT INTO player (id, name, mark, folded, removed, step) SELECT player, '?' "
		"|| player, '', ' ' || player, "
		"0, min(step) FROM entry WHERE player NOT IN (SELECT id FROM player) GROUP BY player", NULL },
	/* A deal that lacks what was said in it, or what a seat got: no sum may be counted from it. */
	[SQL_DROP_DEALS] = { "DELETE FROM deal WHERE id IN (SELECT key FROM broken WHERE name IN ('deal_fact', "
		"'deal_point')) OR (state IN ('played', 'void', 'ruled', 'open') AND (SELECT count(*) FROM deal_point "
		"WHERE deal = deal.id) IS NOT CASE WHEN current THEN (SELECT count(entry) FROM seat WHERE "
		"seat.game_table = deal.game_table) ELSE (SELECT max(seat) + 1 FROM deal_point WHERE deal = deal.id) "
		"END)", NULL },
	[SQL_DROP_TOTALS] = { "DELETE FROM sheet_total WHERE id IN (SELECT key FROM broken WHERE name = "
		"'sheet_total_point') OR (SELECT count(*) FROM sheet_total_point WHERE total = sheet_total.id) <> "
		"CASE deals WHEN 0 THEN 0 ELSE (SELECT count(*) FROM seat WHERE seat.game_table = sheet_total.game_table) END",
		NULL },
	[SQL_DROP_CARDS] = { "DELETE FROM deal_cards WHERE id IN (SELECT key FROM broken WHERE name = "
		"'deal_cards_row')", NULL },
	[SQL_DROP_RULINGS] = { "DELETE FROM ruling WHERE id IN (SELECT key FROM broken WHERE name = "
		"'ruling_seat')", NULL },
	/* What its index knows of, the numbers below, and those that the event wants; beyond a thousand is damage itself. */
	[SQL_LOST_DEALS] = { "WITH RECURSIVE place (id, no) AS (SELECT game_table, max(no) FROM (SELECT "
		"game_table, no FROM deal "
		"UNION SELECT game_table, no FROM known UNION SELECT game_table.id, deals_per_round FROM game_table "
		"JOIN event ON event.id = event WHERE game_table.id IN (SELECT game_table FROM seat WHERE entry "
		"IS NOT NULL)) "
		"WHERE no BETWEEN 1 AND 1000 GROUP BY game_table UNION ALL "
		"SELECT id, no - 1 FROM place WHERE no > 1) SELECT event.name, round, game_table.no, place.no "
		"FROM place "
		"JOIN game_table ON game_table.id = place.id JOIN event ON event.id = event WHERE NOT EXISTS "
		"(SELECT 1 FROM deal "
		"WHERE deal.game_table = place.id AND deal.no = place.no AND current) OR EXISTS (SELECT 1 FROM known "
		"WHERE known.game_table = place.id AND known.no = place.no AND NOT EXISTS (SELECT 1 FROM deal WHERE "
		"deal.game_table = place.id AND deal.no = place.no AND deal.revision = known.revision)) "
		"ORDER BY event.day, event.id, round, game_table.no, place.no", &lost_row },

	[SQL_CLUB_FIND] = { "SELECT id FROM club WHERE name = ?", &id_row },
	[SQL_CLUB_ADD] = { "INSERT INTO club (name, step) VALUES (?, ?)", NULL },
	[SQL_PLAYER_ADD] = { "INSERT INTO player (name, mark, club, folded, removed, step) VALUES (?, ?, ?, "
		"?, 0, ?)", NULL },
	[SQL_PLAYER_CHANGE] = { "UPDATE player SET name = ?2, mark = ?3, club = ?4, folded = ?5, step = ?6 "
		"WHERE id = ?1", NULL },
	[SQL_PLAYER_BY_ID] = { "SELECT " PLAYER PLAYER_FROM "WHERE player.id = ? AND NOT removed", &player_row },
	[SQL_PLAYER_BY_NAME] = { "SELECT " PLAYER PLAYER_FROM "WHERE player.name = ? AND player.mark = ? AND "
		"NOT removed",
		&player_row },
	[SQL_PLAYERS] = { "SELECT " PLAYER ", player.folded" PLAYER_FROM "WHERE NOT removed ORDER BY "
		UNTITLED ", player.id",
		NULL },

	[SQL_EVENT_ADD] = { "INSERT INTO event (name, day, place, edition, stake, deals_per_round, deals_four, "
		"pinned, removed, step) VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, ?)", NULL },
	[SQL_EVENT_CHANGE] = { "UPDATE event SET name = ?2, day = ?3, place = ?4, edition = ?5, stake = ?6, "
		"deals_per_round = ?7, deals_four = ?8, step = ?9 WHERE id = ?1", NULL },
	[SQL_EVENT_PIN] = { "UPDATE event SET pinned = 1, step = ?2 WHERE id = ?1", NULL },
	[SQL_EVENT_PINNED] = { "SELECT pinned FROM event WHERE id = ?", &int_row },
	[SQL_EVENT_BY_ID] = { EVENT "WHERE id = ? AND NOT removed", &event_row },
	[SQL_EVENT_BY_DAY] = { EVENT "WHERE name = ? AND day = ? AND NOT removed", &event_row },
	[SQL_EVENTS] = { EVENT "WHERE NOT removed ORDER BY day, id", &event_row },
	[SQL_CHOICE_PUT] = { "INSERT INTO choice (id, event, step) VALUES (1, ?, ?) "
		"ON CONFLICT (id) DO UPDATE SET event = excluded.event, step = excluded.step", NULL },
	[SQL_SETTING] = { "SELECT value FROM setting WHERE event = ? AND key = ?", &setting_row },
	[SQL_SETTINGS] = { "SELECT key, value FROM setting WHERE event = ? AND value <> ''", &pair_row },
	[SQL_SETTING_PUT] = { "INSERT INTO setting (event, key, value, step) VALUES (?, ?, ?, ?) "
		"ON CONFLICT (event, key) DO UPDATE SET value = excluded.value, step = excluded.step", NULL },
	[SQL_ENTRY_ADD] = { "INSERT INTO entry (event, player, start_no, removed, step) "
		"VALUES (?1, ?2, ?3, 0, ?4) ON CONFLICT (event, player) DO UPDATE SET start_no = ?3, removed = 0, "
		"step = ?4", NULL },
	[SQL_ENTRY_REMOVE] = { "UPDATE entry SET removed = 1, step = ?2 WHERE id = ?1", NULL },
	[SQL_ENTRY_SEAT] = { TABLE "WHERE id = (SELECT min(game_table) FROM sitting WHERE entry = ?)", &table_row },
	[SQL_ENTRY_CHANGE] = { "UPDATE entry SET start_no = ?2, step = ?3 WHERE id = ?1", NULL },
	[SQL_ENTRY_BY_ID] = { ENTRY "WHERE entry.id = ? AND NOT entry.removed", &entry_row },
	[SQL_ENTRY_BY_PLAYER] = { ENTRY "WHERE entry.event = ? AND entry.player = ? AND NOT "
		"entry.removed", &entry_row },
	[SQL_ENTRY_BY_START_NO] = { ENTRY "WHERE entry.event = ? AND entry.start_no = ? AND NOT entry.removed",
		&entry_row },
	[SQL_ENTRIES] = { ENTRY "WHERE entry.event = ? AND NOT entry.removed ORDER BY "
		"entry.start_no", &entry_row },
	/* Entered, not out, and at no table of the round; who sits for the first time in a later one came later. */
	[SQL_UNSEATED] = { ENTRY "WHERE entry.event = ?1 AND NOT entry.removed "
		"AND EXISTS (SELECT 1 FROM game_table WHERE event = ?1 AND round = ?2 AND NOT removed) "
		"AND entry.id NOT IN (" SEATED "AND round = ?2) "
		"AND (entry.id IN (" SEATED "AND round < ?2) OR entry.id NOT IN (" SEATED ")) "
		"AND coalesce((SELECT discipline.kind FROM discipline JOIN step ON step.id = discipline.step "
		"WHERE entry = entry.id AND discipline.kind IN ('exclusion', 'withdrawal', 'lifted') AND NOT undone "
		"ORDER BY discipline.id DESC LIMIT 1), 'lifted') = 'lifted' "
		"AND NOT EXISTS (SELECT 1 FROM setting WHERE event = ?1 AND key = 'unseated' AND value = 'bye') "
		"ORDER BY entry.start_no", &entry_row },
	[SQL_START_NO_NEXT] = { "SELECT coalesce(max(start_no), 0) + 1 FROM entry WHERE event = ? AND NOT "
		"removed",
		&int_row },

	[SQL_ROUND_FIND] = { "SELECT no FROM round WHERE event = ? AND no = ? AND NOT removed", &int_row },
	[SQL_ROUND_ADD] = { "INSERT INTO round (event, no, step) VALUES (?, ?, ?) "
		"ON CONFLICT (event, no) DO UPDATE SET removed = 0, step = excluded.step", NULL },
	[SQL_ROUND_REMOVE] = { "UPDATE round SET removed = 1, step = ?3 WHERE event = ?1 AND no = ?2", NULL },
	[SQL_ROUNDS] = { "SELECT no FROM round WHERE event = ? AND NOT removed ORDER BY no", &int_row },
	[SQL_TABLE_COUNT] = { "SELECT count(*) FROM game_table WHERE event = ? AND NOT removed", &int_row },
	[SQL_TABLE_ADD] = { "INSERT INTO game_table (event, round, no, step) VALUES (?, ?, ?, ?) "
		"ON CONFLICT (event, round, no) DO UPDATE SET removed = 0, step = excluded.step "
		"RETURNING id", &id_row },   /* a table that was taken back before is made again in its own row */
	[SQL_TABLE_REMOVE] = { "UPDATE game_table SET removed = 1, checked_by = NULL, step = ?2 WHERE id = "
		"?1", NULL },
	[SQL_TABLE_RULED] = { "SELECT coalesce(min(deal_no), 0) FROM ruling WHERE game_table = ? AND "
		"current", &int_row },
	[SQL_TABLE_TOTALED] = { "SELECT coalesce(max(deals), 0) FROM total_standing WHERE game_table = ?", &int_row },
	[SQL_TABLE_BY_ID] = { TABLE "WHERE id = ? AND NOT removed", &table_row },
	[SQL_TABLE_ID] = { "SELECT id FROM game_table WHERE event = ? AND round = ? AND no = ? AND NOT "
		"removed", &id_row },
	[SQL_TABLE_FIND] = { TABLE "WHERE event = ? AND round = ? AND no = ? AND NOT removed", &table_row },
	[SQL_TABLES] = { TABLE "WHERE event = ?1 AND NOT removed AND (?2 = 0 OR round = ?2) ORDER BY round, "
		"no", &table_row },
	[SQL_TABLE_SIGN] = { "UPDATE game_table SET signed_by = ?2, step = ?3 WHERE id = ?1", NULL },
	[SQL_TABLE_CHECK] = { "UPDATE game_table SET checked_by = ?2, step = ?3 WHERE id = ?1", NULL },
	[SQL_TABLE_HAS_DEAL] = { "SELECT EXISTS (SELECT 1 FROM deal WHERE game_table = ?1 AND "
		"current) OR EXISTS (SELECT 1 FROM total_standing WHERE game_table = ?1)", &int_row },
	[SQL_SEATS] = { "SELECT seat.seat, seat.entry, player.name, player.mark, entry.start_no FROM seat "
		"JOIN entry ON entry.id = seat.entry JOIN player ON player.id = entry.player "
		"WHERE seat.game_table = ? ORDER BY seat.seat", NULL },
	[SQL_TURNS] = { "SELECT seat, from_deal, sitting.entry, player.name, player.mark, entry.start_no FROM sitting "
		"JOIN entry ON entry.id = sitting.entry JOIN player ON player.id = entry.player "
		"WHERE game_table = ? AND from_deal > 1 ORDER BY seat, from_deal", NULL },
	[SQL_TURN_ADD] = { "INSERT INTO substitute (game_table, seat, from_deal, entry, step) VALUES (?, ?, ?, ?, ?)", NULL },
	[SQL_SEATS_BY] = { "SELECT operator, at FROM step WHERE id = (SELECT max(step) FROM seat WHERE "
		"game_table = ?)",
		&written_row },
	[SQL_SEAT_CLEAR] = { "UPDATE seat SET entry = NULL, step = ?2 WHERE game_table = ?1", NULL },
	[SQL_SEAT_PUT] = { "INSERT INTO seat (game_table, seat, entry, step) VALUES (?, ?, ?, ?) "
		"ON CONFLICT (game_table, seat) DO UPDATE SET entry = excluded.entry, step = excluded.step", NULL },

	[SQL_DEAL_PLACE] = { "SELECT event.id, event.pinned, round, game_table.no, signed_by IS NOT NULL, "
		"(SELECT count(entry) FROM seat WHERE game_table = game_table.id), event.deals_per_round, "
		"checked_by IS NOT NULL, event.deals_four "
		"FROM game_table JOIN event ON event.id = game_table.event WHERE game_table.id = ? AND NOT "
		"game_table.removed", &place_row },
	[SQL_DEAL_LAST] = { DEAL "WHERE game_table = ? AND no = ? AND current", &deal_row },
	/* Undone or not. */
	[SQL_DEAL_SEEN] = { DEAL "WHERE game_table = ? AND no = ? AND revision = ?", &deal_row },
	[SQL_DEAL_HISTORY] = { DEAL "WHERE game_table = ? AND no = ? AND NOT undone ORDER BY "
		"revision", &deal_row },
	[SQL_DEALS] = { DEALS_OF_TABLE, &bare_deal_row },
	[SQL_TABLE_FACTS] = { "SELECT deal.id, kind, item, subject, value FROM deal JOIN deal_fact ON "
		"deal_fact.deal = deal.id "
		"WHERE game_table = ? AND current AND state <> 'taken-back' ORDER BY no", NULL },
	[SQL_TABLE_POINTS] = { "SELECT deal.id, seat, points FROM deal JOIN deal_point ON deal_point.deal = "
		"deal.id "
		"WHERE game_table = ? AND current AND state <> 'taken-back' ORDER BY no", NULL },
	/* Of their own, so that who is visited by every deal can list tables and deals meanwhile. */
	[SQL_EACH_TABLE] = { TABLE "WHERE event = ? AND NOT removed ORDER BY round, no", &table_row },
	[SQL_EACH_DEAL] = { DEALS_OF_TABLE, &deal_row },
	[SQL_DEAL_REVISION] = { "SELECT coalesce(max(revision), 0) + 1 FROM deal WHERE game_table = ? AND no "
		"= ?", &int_row },
	[SQL_DEAL_RETIRE] = { "UPDATE deal SET current = 0 WHERE id = ?", NULL },
	[SQL_DEAL_ADD] = { "INSERT INTO deal (game_table, no, revision, current, state, dealer, declarer, bid, "
		"trump, ending, reason, step, made, seal) VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", NULL },
	[SQL_FACTS] = { "SELECT deal, kind, item, subject, value FROM deal_fact WHERE deal = ?", NULL },
	[SQL_FACT_ADD] = { "INSERT INTO deal_fact (deal, kind, item, subject, value) VALUES (?, ?, ?, ?, ?)",
		NULL },
	[SQL_POINTS] = { "SELECT deal, seat, points FROM deal_point WHERE deal = ?", NULL },
	[SQL_POINT_ADD] = { "INSERT INTO deal_point (deal, seat, points) VALUES (?, ?, ?)", NULL },

	/* What belongs to a revision: what was written since the attempt before was void, and before this was. */
	[SQL_CARDS_BY_ID] = { CARDS "WHERE deal_cards.id = ?", &cards_row },
	[SQL_CARDS_OF] = { CARDS "WHERE game_table = ?1 AND no = ?2 AND NOT undone "
		"AND after_revision >= (SELECT coalesce(max(revision), 0) FROM deal WHERE game_table = ?1 AND no "
		"= ?2 "
		"AND revision < ?3 AND state IN ('redeal', 'taken-back') AND " STANDS("deal") ") "
		"AND after_revision < (SELECT coalesce(min(revision), 1 << 40) FROM deal WHERE game_table = ?1 "
		"AND no = ?2 AND revision >= ?3 AND state IN ('redeal', 'taken-back') AND " STANDS("deal") ") "
		"ORDER BY deal_cards.id DESC LIMIT 1", &cards_row },
	[SQL_CARDS_ROWS] = { "SELECT kind, no, words FROM deal_cards_row WHERE cards = ? ORDER BY place", NULL },
	[SQL_CARDS_ADD] = { "INSERT INTO deal_cards (game_table, no, after_revision, step) VALUES (?1, ?2, "
		"coalesce(?4, (SELECT max(revision) FROM deal WHERE game_table = ?1 AND no = ?2), 0), ?3)", NULL },
	[SQL_CARDS_ROW_ADD] = { "INSERT INTO deal_cards_row (cards, place, kind, no, words) "
		"VALUES (?, ?, ?, ?, ?)", NULL },
	[SQL_CARDS_NUMBERS] = { "SELECT DISTINCT no FROM deal_cards WHERE game_table = ? "
		"AND " STANDS("deal_cards")
		"ORDER BY no", &int_row },
	[SQL_CARDS_WAITING] = { "SELECT DISTINCT no FROM deal_cards WHERE game_table = ?1 "
		"AND " STANDS("deal_cards")
		"AND NOT EXISTS (SELECT 1 FROM deal WHERE deal.game_table = ?1 AND deal.no = deal_cards.no "
		"AND " STANDS("deal")
		"AND revision > after_revision AND state IN ('redeal', 'taken-back')) AND NOT EXISTS (SELECT 1 "
		"FROM deal WHERE deal.game_table = ?1 "
		"AND deal.no = deal_cards.no AND current AND state IN ('played', 'void')) ORDER BY no", &int_row },
	/* A seed of the round as it was before it was taken back is none of the one that was made since. */
	[SQL_DUPLICATE] = { "SELECT id, seed, deals FROM duplicate "
		"JOIN round ON round.event = duplicate.event AND round.no = duplicate.round AND duplicate.step >= "
		"round.step "
		"WHERE duplicate.event = ? AND duplicate.round = ? AND NOT removed AND " STANDS("duplicate")
		"ORDER BY id DESC LIMIT 1", &duplicate_row },
	[SQL_DUPLICATE_ADD] = { "INSERT INTO duplicate (event, round, seed, generator, deals, step) "
		"VALUES (?, ?, ?, 'renonsz-1', ?, ?)", NULL },

	/* Tables where nobody took over first: in the order of the indexes, so that nothing has to be sorted. */
	[SQL_SCORES] = { SCORES("seat.entry") "AND game_table.id NOT IN (SELECT game_table FROM substitute) "
		"GROUP BY game_table.round, game_table.no, seat.seat", &score_row },
	[SQL_SCORES_TURNED] = { SCORES(SITS("deal.no", "seat.entry")) "AND game_table.id IN (SELECT game_table FROM "
		"substitute) GROUP BY game_table.round, game_table.no, seat.seat, 2", &score_row },
	[SQL_SCORES_TOTAL] = { "SELECT game_table.id, entry, game_table.round, game_table.no, total_sitting.seat, "
		"total_sitting.deals, points, 0, 0, last, total_counting.deals FROM total_counting "
		"JOIN game_table ON game_table.id = total_counting.game_table "
		"JOIN total_sitting ON total_sitting.id = total_counting.id "
		"JOIN sheet_total_point ON total = total_counting.id AND sheet_total_point.seat = total_sitting.seat "
		"WHERE game_table.event = ?", &score_row },
	[SQL_DECLARED] = { "SELECT " SITS("deal.no", "seat.entry") ", bid, count(*), sum(made) "
		"FROM game_table JOIN deal ON deal.game_table = game_table.id AND deal.current AND state = 'played' "
		"JOIN seat ON seat.game_table = game_table.id AND seat.seat = deal.declarer "
		"WHERE game_table.event = ? AND seat.entry IS NOT NULL "
		"AND game_table.id NOT IN (SELECT game_table FROM total_counting) GROUP BY 1, bid", &declared_row },

	[SQL_TOTALS] = { "SELECT total_standing.id, total_standing.game_table, deals, total_standing.id IN (SELECT id FROM "
		"total_counting), at, operator FROM total_standing JOIN step ON step.id = total_standing.step "
		"WHERE total_standing.game_table = ?", &totals_row },
	[SQL_TOTALS_POINTS] = { "SELECT total, seat, points FROM sheet_total_point WHERE total = ? ORDER BY seat", NULL },
	[SQL_TOTALS_ADD] = { "INSERT INTO sheet_total (game_table, deals, step) VALUES (?, ?, ?)", NULL },
	[SQL_TOTALS_POINT_ADD] = { "INSERT INTO sheet_total_point (total, seat, points) VALUES (?, ?, ?)", NULL },

	[SQL_RULING_REVISION] = { "SELECT coalesce(max(revision), 0) + 1 FROM ruling WHERE game_table = ? AND "
		"deal_no = ? "
		"AND item = ?", &int_row },
	[SQL_RULING_RETIRE] = { "UPDATE ruling SET current = 0 WHERE id = ?", NULL },
	[SQL_RULING_ADD] = { "INSERT INTO ruling (game_table, deal_no, item, revision, current, state, case_no, "
		"claimant, offender, moment, act, facts, answers, kind, cites, agreed, book_kind, reason, judge, at, "
		"deal, step) VALUES (?1, ?2, ?3, ?4, 1, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, "
		"?18, coalesce(nullif(?19, ''), (SELECT at FROM step WHERE id = ?21)), ?20, ?21)", NULL },
	[SQL_RULING_SEAT_ADD] = { "INSERT INTO ruling_seat (ruling, seat, points, book_points, barred) "
		"VALUES (?, ?, ?, ?, ?)", NULL },
	[SQL_RULING_SEATS] = { "SELECT seat, points, book_points, barred FROM ruling_seat WHERE ruling = "
		"?", NULL },
	[SQL_DEAL_DISPUTED] = { "SELECT EXISTS (SELECT 1 FROM ruling WHERE game_table = ? AND deal_no = ? AND "
		"current AND state = 'open')",
		&int_row },
	[SQL_DEAL_RULINGS] = { RULING "WHERE game_table = ? AND deal_no = ? AND current ORDER BY item",
		&ruling_row },
	[SQL_TABLE_RULINGS] = { RULING "WHERE game_table = ? AND current ORDER BY deal_no, item", &ruling_row },
	[SQL_EVENT_RULINGS] = { RULING "WHERE event.id = ? AND current "
		"ORDER BY round, game_table.no, deal_no, item", &ruling_row },
	[SQL_PRECEDENTS] = { RULING "WHERE case_no = ? AND answers = ? AND current AND state = 'decided' "
		"ORDER BY ruling.at DESC, ruling.id DESC", &ruling_row },
	[SQL_SEASON_RULINGS] = { RULING "WHERE substr(event.day, 1, length(?1)) = ?1 AND current "
		"AND state = 'decided' ORDER BY event.day, event.id, round, game_table.no, deal_no, "
		"item", &ruling_row },
	[SQL_RULING_HISTORY] = { RULING "WHERE game_table = ? AND deal_no = ? AND item = ? AND " STANDS("ruling")
		"ORDER BY ruling.revision", &ruling_row },
	[SQL_DEAL_UNRULED] = { DEAL "WHERE game_table = ? AND no = ? AND state NOT IN ('ruled', 'open') AND "
		"NOT undone "
		"ORDER BY revision DESC LIMIT 1", &deal_row },
	[SQL_DEAL_RESTORED] = { DEAL "WHERE game_table = ?1 AND no = ?2 AND state NOT IN ('ruled', 'open') "
		"AND NOT undone AND deal.id NOT IN "
		"(SELECT deal FROM ruling WHERE ruling.game_table = ?1 AND deal_no = ?2 AND deal IS NOT NULL) "
		"ORDER BY revision DESC LIMIT 1", &deal_row },
	[SQL_MEASURE_ADD] = { "INSERT INTO discipline (entry, kind, round, reason, judge, step) "
		"VALUES (?, ?, ?, ?, ?, ?)", NULL },
	[SQL_MEASURE_LAST] = { MEASURE "WHERE entry = ? AND NOT undone ORDER BY discipline.id DESC LIMIT "
		"1", &measure_row },
	[SQL_MEASURES] = { MEASURE "WHERE (?1 = 0 OR event.id = ?1) AND substr(event.day, 1, length(?2)) = ?2 "
		"AND NOT undone "
		"ORDER BY event.day, event.id, discipline.id", &measure_row },
	[SQL_MEASURE_OUT] = { MEASURE "WHERE entry = ? AND discipline.kind IN ('exclusion', 'withdrawal', "
		"'lifted') AND NOT undone "
		"ORDER BY discipline.id DESC LIMIT 1", &measure_row },
};

/* ---- what a failure means ---------------------------------------------------------------------- */

/* By SQLite's primary result codes; what is not here is msg_book_failed. */
static const struct {
	int code;
	enum err_status status;
	const struct msg *msg;
} failures[] = {
	{ SQLITE_BUSY, ERR_CONFLICT, &msg_book_busy },
	{ SQLITE_LOCKED, ERR_CONFLICT, &msg_book_busy },
	{ SQLITE_FULL, ERR_FAILED, &msg_book_full },
	{ SQLITE_NOTADB, ERR_FAILED, &msg_book_damaged },
	{ SQLITE_CORRUPT, ERR_FAILED, &msg_book_damaged },
	{ SQLITE_READONLY, ERR_FAILED, &msg_book_read_only },
	{ SQLITE_PERM, ERR_FAILED, &msg_book_read_only },
	{ SQLITE_CANTOPEN, ERR_FAILED, &msg_book_unopened },
	{ SQLITE_NOMEM, ERR_FAILED, &msg_out_of_memory },
};

/* A used-up quota, or a disk that is full when the -shm file grows, is not SQLITE_FULL but one of these. */
static bool write_failed(int code)
{
	return code == SQLITE_IOERR_WRITE || code == SQLITE_IOERR_SHMSIZE || code == SQLITE_IOERR_TRUNCATE;
}

static bool is_unusable(int code)
{
	return code == SQLITE_READONLY || code == SQLITE_PERM || code == SQLITE_NOTADB || code == SQLITE_CORRUPT;
}

bool sql_failed(struct book *s, struct err *e)
{
	int code = sqlite3_errcode(s->db) & 0xff, number = sqlite3_system_errno(s->db);

	/* What a file that was replaced looks like is no reason to change permissions, or to speak of damage. */
	if (sqlite3_extended_errcode(s->db) == SQLITE_READONLY_DBMOVED || (is_unusable(code) && book_has_moved(s)))
		return book_say_moved(s, e);
	s->failure = write_failed(sqlite3_extended_errcode(s->db)) ? SQLITE_FULL : code;
	if (code == SQLITE_CONSTRAINT)
		return err_set(e, ERR_REFUSED, &msg_book_rule, MSG_ARGS(sqlite3_errmsg(s->db)));
	for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
		if (failures[i].code == s->failure)
			return err_set(e, failures[i].status, failures[i].msg, MSG_ARGS(s->path));
	}
	return err_set(e, ERR_FAILED, &msg_book_failed, MSG_ARGS(s->path,
		number ? strerror(number) : sqlite3_errmsg(s->db)));
}

/* ---- running a statement ----------------------------------------------------------------------- */

static int bind_one(sqlite3_stmt *st, int at, const struct value *value)
{
	switch (value->kind) {
	case VALUE_INT:
		return sqlite3_bind_int64(st, at, value->number);
	case VALUE_TEXT:
		return sqlite3_bind_text(st, at, value->text, -1, SQLITE_STATIC);
	case VALUE_SEAL:
		return sqlite3_bind_blob(st, at, value->text, SEAL_SIZE, SQLITE_STATIC);
	case VALUE_NULL:
	case VALUE_END:
		break;
	}
	return sqlite3_bind_null(st, at);
}

sqlite3_stmt *sql_start(struct book *s, enum sql which, const struct value *values, struct err *e)
{
	if (!s->prepared[which] && sqlite3_prepare_v3(s->db, statements[which].text, -1, SQLITE_PREPARE_PERSISTENT,
		&s->prepared[which], NULL) != SQLITE_OK) {
		sql_failed(s, e);
		return NULL;
	}
	sqlite3_stmt *st = s->prepared[which];
	sqlite3_reset(st);
	for (int i = 0; values[i].kind != VALUE_END; i++) {
		if (bind_one(st, i + 1, &values[i]) != SQLITE_OK) {
			sql_failed(s, e);
			return NULL;
		}
	}
	return st;
}

int sql_next(struct book *s, sqlite3_stmt *st, struct err *e)
{
	int code = sqlite3_step(st);

	if (code == SQLITE_ROW)
		return 1;
	if (code != SQLITE_DONE)
		sql_failed(s, e);
	sqlite3_reset(st);
	return code == SQLITE_DONE ? 0 : -1;
}

bool sql_run(struct book *s, enum sql which, const struct value *values, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, which, values, e);

	return st && sql_next(s, st, e) == 0;
}

bool row_take(struct book *s, sqlite3_stmt *st, const struct row *row, void *item, struct err *e)
{
	row->read(st, item);
	return !row->complete || row->complete(s, item, e);
}

int sql_one(struct book *s, enum sql which, const struct value *values, void *item, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, which, values, e);
	int found = st ? sql_next(s, st, e) : -1;

	if (found == 1 && !row_take(s, st, statements[which].row, item, e))
		found = -1;
	if (st)
		sqlite3_reset(st);
	return found;
}

/*
 * The program writes nothing but plain text. What another wrote is to reach no terminal as a command, and no page as
 * broken UTF-8.
 */
void sql_text(sqlite3_stmt *st, int column, char *out, size_t size)
{
	const unsigned char *text = sqlite3_column_text(st, column);
	size_t n = text ? (size_t)sqlite3_column_bytes(st, column) : 0;

	n = text_cut((const char *)text, n, size - 1);
	if (n > 0)
		memcpy(out, text, n);
	out[n] = '\0';
	text_make_plain(out, n);
}

int sql_int(sqlite3_stmt *st, int column)
{
	int64_t n = sqlite3_column_int64(st, column);

	return n > SMALL ? SMALL : n < -SMALL ? -SMALL : (int)n;
}

bool sql_sound(struct book *s, bool sound, struct err *e)
{
	return sound || err_set(e, ERR_FAILED, &msg_book_damaged, MSG_ARGS(s->path));
}

bool sql_is_number(int no)
{
	return no >= 1 && no <= HIGHEST_NUMBER;
}

bool sql_is_seat(int seat)
{
	return seat >= 0 && seat < BOOK_SEATS;
}

static void read_id(sqlite3_stmt *st, void *item)
{
	*(int64_t *)item = sqlite3_column_int64(st, 0);
}

static void read_int(sqlite3_stmt *st, void *item)
{
	*(int *)item = sqlite3_column_int(st, 0);   /* a pragma may be any */
}

const struct row id_row = { sizeof(int64_t), read_id, NULL };
const struct row int_row = { sizeof(int), read_int, NULL };

void sql_forget(struct book *s)
{
	for (int i = 0; i < SQL_COUNT; i++) {
		sqlite3_finalize(s->prepared[i]);
		s->prepared[i] = NULL;
	}
}

/* ---- lists ------------------------------------------------------------------------------------- */

void *list_add(struct list *list, size_t size)
{
	if (list->count == list->room) {
		size_t room = list->room ? 2 * list->room : 16;
		void *items = room <= SIZE_MAX / size ? realloc(list->items, room * size) : NULL;
		if (!items)
			return NULL;
		list->items = items;
		list->room = room;
	}
	return memset((char *)list->items + list->count++ * size, 0, size);
}

void list_free(struct list *list)
{
	book_free(list->items);
	*list = (struct list){ 0 };
}

bool sql_list(struct book *s, enum sql which, const struct value *values, struct list *list, struct err *e)
{
	const struct row *row = statements[which].row;
	sqlite3_stmt *st = sql_start(s, which, values, e);
	int found = st ? sql_next(s, st, e) : -1;

	while (found == 1) {
		void *item = list_add(list, row->size);
		if (!item)
			err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		found = item && row_take(s, st, row, item, e) ? sql_next(s, st, e) : -1;
	}
	if (st)
		sqlite3_reset(st);
	if (found < 0)
		list_free(list);
	return found == 0;
}

void book_free(void *list)
{
	free(list);
}
