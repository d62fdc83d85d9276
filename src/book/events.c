/* Keep events and their settings. */
#include "base/messages.h"
#include "base/text.h"
#include "book/inner.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define EVENT SELECT(EVENT_COLUMNS) "FROM event "
/* At most this many names in a message, then "…". */
enum { NAMED = 5 };

/* ---- reading ----------------------------------------------------------------------------------- */

static void read_event_row(sqlite3_stmt *st, void *item)
{
	struct book_event *event = item;

	event->id = sqlite3_column_int64(st, EVENT_ID);
	sql_text(st, EVENT_NAME, event->name, sizeof event->name);
	sql_text(st, EVENT_DAY, event->day, sizeof event->day);
	sql_text(st, EVENT_PLACE, event->place, sizeof event->place);
	sql_text(st, EVENT_EDITION, event->edition, sizeof event->edition);
	event->stake = sql_int(st, EVENT_STAKE);
	event->deals_per_round = sql_int(st, EVENT_DEALS);
	event->pinned = sql_int(st, EVENT_PINNED) != 0;
	event->current = sql_int(st, EVENT_CURRENT) != 0;
	event->deals_four = sqlite3_column_type(st, EVENT_DEALS_FOUR) == SQLITE_NULL
		? BOOK_AS_THREE
		: sql_int(st, EVENT_DEALS_FOUR);
}

static bool check_event(struct book *s, void *item, struct err *e)
{
	const struct book_event *event = item;
	int deals = event->deals_per_round, four = event->deals_four;

	bool may_be_four = four == 0 || four == BOOK_AS_THREE || sql_is_number(four);

	return sql_sound(s, may_be_four && (deals == 0 || sql_is_number(deals)), e);
}

const struct row event_row = { sizeof(struct book_event), read_event_row, check_event };
static const struct sql sql_event_by_id = { EVENT "WHERE id = ? AND NOT removed", &event_row };

static bool event_by_id(struct book *s, int64_t id, struct book_event *out, struct err *e)
{
	int found = sql_one(s, &sql_event_by_id, VALUES(INT(id)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_event_unknown, MSG_ARGS(num_of(id).text));
	return found == 1;
}

static const struct sql sql_events = { EVENT "WHERE NOT removed ORDER BY day, id", &event_row };

bool book_events(struct book *s, struct book_event **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_events, NO_VALUES, list, count, e);
}

/* ---- finding ----------------------------------------------------------------------------------- */

static bool event_ambiguous(const char *words, const struct book_event *list, size_t count, struct err *e)
{
	struct buf names = { 0 };

	for (size_t i = 0; i < count && i < NAMED; i++) {
		buf_printf(&names, "%s%lld: %s (%s)", i > 0 ? ", " : "", (long long)list[i].id, list[i].name,
			list[i].day);
	}
	if (count > NAMED)
		buf_str(&names, ", …");
	err_set(e, ERR_REFUSED, &msg_event_ambiguous, MSG_ARGS(words, buf_text(&names)));
	buf_free(&names);
	return false;
}

/* Keep the matching events of the list, by exact name or by words; returns their number. */
static size_t events_meant(struct book_event *list, size_t count, const char *words, bool exactly)
{
	char folded[FOLDED], typed[FOLDED];
	size_t kept = 0;

	text_words_fold(typed, words);
	for (size_t i = 0; i < count; i++) {
		text_words_fold(folded, list[i].name);
		if (exactly ? strcmp(list[i].name, words) == 0 : typed[0] && text_words_match(folded, typed))
			list[kept++] = list[i];
	}
	return kept;
}

bool book_event_find(struct book *s, const char *words, struct book_event *out, struct err *e)
{
	struct book_event *list = NULL;
	size_t count = 0;
	char *end = NULL;
	const int64_t number = isdigit((unsigned char)*words) ? strtoll(words, &end, 10) : 0;
	const bool is_number = number > 0 && !*end;
	int found = is_number ? sql_one(s, &sql_event_by_id, VALUES(INT(number)), out, e) : 0;

	if (found != 0)
		return found == 1;
	if (!book_events(s, &list, &count, e))
		return false;
	size_t kept = events_meant(list, count, words, true);
	if (kept == 0)
		kept = events_meant(list, count, words, false);
	if (kept == 1)
		*out = list[0];
	else if (kept > 1)
		event_ambiguous(words, list, kept, e);
	else
		err_set(e, ERR_NOT_FOUND, &msg_event_unknown, MSG_ARGS(words));
	book_free(list);
	return kept == 1;
}

bool book_event_current(struct book *s, struct book_event *out, struct err *e)
{
	struct book_event *list = NULL;
	size_t count = 0, at = 0;

	if (!book_events(s, &list, &count, e))
		return false;
	while (at < count && !list[at].current)
		at++;
	if (at == count && count == 1)
		at = 0;
	bool found = at < count;
	if (found)
		*out = list[at];
	else
		err_set(e, ERR_NOT_FOUND, count == 0 ? &msg_event_none : &msg_event_not_chosen, MSG_NO_ARGS);
	book_free(list);
	return found;
}

/* ---- changes ----------------------------------------------------------------------------------- */

static const struct sql sql_event_by_day = { EVENT "WHERE name = ? AND day = ? AND NOT removed", &event_row };

static bool event_tidy(struct book *s, struct book_event *event, struct err *e)
{
	struct book_event taken;
	struct day day;

	if (event->deals_four > SCAN_NUMBER)
		return err_set(e, ERR_REFUSED, &msg_event_deals_many,
			MSG_ARGS(num_of(event->deals_per_round).text, num_of(event->deals_four).text));
	if (!name_tidy(event->name, false, e) || !name_tidy(event->place, true, e)
		|| !name_tidy(event->edition, false, e))
		return false;
	/* The book keeps days in one notation. */
	if (!day_read(&day, event->day, strlen(event->day)) || strcmp(day_text(&day).text, event->day) != 0)
		return err_set(e, ERR_REFUSED, &msg_day_wrong, MSG_ARGS(event->day));
	int found = sql_one(s, &sql_event_by_day, VALUES(TEXT(event->name), TEXT(event->day)), &taken, e);
	if (found == 1 && taken.id != event->id)
		return err_set(e, ERR_CONFLICT, &msg_event_taken, MSG_ARGS(event->name, event->day));
	return found >= 0;
}

int book_deals_at_four(int deals_per_round)
{
	return (deals_per_round + 2) / 3 * 4;
}

int book_event_deals(const struct book_event *event, int seats)
{
	return seats == 4 && event->deals_four != BOOK_AS_THREE ? event->deals_four : event->deals_per_round;
}

static struct value deals_four(const struct book_event *event)
{
	struct value number = INT(event->deals_four), none = NOTHING;

	return event->deals_four == BOOK_AS_THREE ? none : number;
}

static const struct sql sql_event_add = { "INSERT INTO event (name, day, place, edition, stake, "
	"deals_per_round, deals_four, pinned, removed, step) VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, ?)", NULL };

bool book_event_add(struct book *s, struct book_event *event, struct err *e)
{
	event->id = 0;
	if (!event_tidy(s, event, e) || !book_step(s, e))
		return false;
	if (!sql_run(s, &sql_event_add,
		    VALUES(TEXT(event->name), TEXT(event->day), TEXT(event->place), TEXT(event->edition),
			    INT(event->stake), INT(event->deals_per_round), deals_four(event),
			    INT(s->step)),
		    e))
		return false;
	event->id = sqlite3_last_insert_rowid(s->db);
	event->pinned = event->current = false;
	return true;
}

static bool same_event(const struct book_event *a, const struct book_event *b)
{
	if (a->stake != b->stake || a->deals_per_round != b->deals_per_round || a->deals_four != b->deals_four)
		return false;
	return strcmp(a->name, b->name) == 0 && strcmp(a->day, b->day) == 0 && strcmp(a->place, b->place) == 0
		&& strcmp(a->edition, b->edition) == 0;
}

static const struct sql sql_event_change = { "UPDATE event SET name = ?2, day = ?3, place = ?4, "
	"edition = ?5, stake = ?6, deals_per_round = ?7, deals_four = ?8, step = ?9 WHERE id = ?1", NULL };

/* Records that depend on the edition, or whose points depend on the settings, even without deals. */
enum held { HELD_RULING, HELD_CARDS, HELD_SEED };
struct holder {
	int what, round, table, deal;
};

static void read_holder(sqlite3_stmt *st, void *item)
{
	struct holder *holder = item;

	*holder = (struct holder){ sql_int(st, 0), sql_int(st, 1), sql_int(st, 2), sql_int(st, 3) };
}

static const struct row holder_row = { sizeof(struct holder), read_holder, NULL };
static const struct sql sql_event_held = { "SELECT 0, round, game_table.no, deal_no FROM ruling "
	"JOIN game_table ON game_table.id = game_table WHERE event = ?1 AND current "
	"UNION ALL SELECT 1, round, game_table.no, deal_cards.no FROM deal_cards JOIN game_table "
	"ON game_table.id = game_table WHERE event = ?1 AND NOT removed AND " STANDS("deal_cards")
	"UNION ALL SELECT 2, round, 0, 0 FROM duplicate JOIN round ON round.event = duplicate.event "
	"AND round.no = duplicate.round AND duplicate.step >= round.step "
	"WHERE duplicate.event = ?1 AND NOT removed AND " STANDS("duplicate") "LIMIT 1", &holder_row };

/* Refuse a change if a record of a kind up to `last` depends on it. */
static bool event_is_free(struct book *s, const struct book_event *event, enum held last, struct err *e)
{
	static const struct msg *const held[] = { [HELD_RULING] = &msg_event_held_ruling,
		[HELD_CARDS] = &msg_event_held_cards, [HELD_SEED] = &msg_event_held_seed };
	struct holder found;
	int row = sql_one(s, &sql_event_held, VALUES(INT(event->id)), &found, e);

	if (row != 1 || found.what > (int)last)
		return row >= 0;
	return err_set(e, ERR_REFUSED, held[found.what], MSG_ARGS(event->name, num_of(found.round).text,
		num_of(found.table).text, num_of(found.deal).text));
}

bool book_event_change(struct book *s, const struct book_event *event, struct err *e)
{
	struct book_event was, now = *event;

	if (!event_by_id(s, event->id, &was, e) || !event_tidy(s, &now, e))
		return false;
	if (same_event(&was, &now))
		return true;
	if (was.pinned && strcmp(was.edition, now.edition) != 0)
		return err_set(e, ERR_CONFLICT, &msg_event_pinned, MSG_ARGS(was.name));
	if (strcmp(was.edition, now.edition) != 0 && !event_is_free(s, &was, HELD_SEED, e))
		return false;
	return book_step(s, e) && sql_run(s, &sql_event_change, VALUES(INT(now.id), TEXT(now.name), TEXT(now.day),
		TEXT(now.place), TEXT(now.edition), INT(now.stake), INT(now.deals_per_round), deals_four(&now),
		INT(s->step)), e);
}

static const struct sql sql_choice_put = { "INSERT INTO choice (id, event, step) VALUES (1, ?, ?) "
	"ON CONFLICT (id) DO UPDATE SET event = excluded.event, step = excluded.step", NULL };

bool book_event_use(struct book *s, int64_t event, struct err *e)
{
	struct book_event chosen;

	if (!event_by_id(s, event, &chosen, e))
		return false;
	return chosen.current
		|| (book_step(s, e) && sql_run(s, &sql_choice_put, VALUES(INT(event), INT(s->step)), e));
}

const struct sql sql_event_pin = { "UPDATE event SET pinned = 1, step = ?2 WHERE id = ?1", NULL };

/* ---- settings ---------------------------------------------------------------------------------- */

static void read_setting(sqlite3_stmt *st, void *item)
{
	sql_text(st, 0, item, BOOK_SETTING);
}

const struct row setting_row = { BOOK_SETTING, read_setting, NULL };

static void read_short(sqlite3_stmt *st, void *item)
{
	sql_text(st, 0, item, BOOK_SHORT);
}

const struct row short_row = { BOOK_SHORT, read_short, NULL };

static void read_setting_pair(sqlite3_stmt *st, void *item)
{
	struct book_setting *setting = item;
	const char *value = (const char *)sqlite3_column_text(st, 1);

	setting->is_plain = value && text_is_plain(value, strlen(value));
	sql_text(st, 0, setting->key, sizeof setting->key);
	sql_text(st, 1, setting->value, sizeof setting->value);
	setting->is_old = sql_int(st, 2) != 0;
}

const struct row pair_row = { sizeof(struct book_setting), read_setting_pair, NULL };
static const struct sql sql_settings = { "SELECT key, value, (SELECT version < '2.1' FROM step "
	"WHERE step.id = setting.step) FROM setting WHERE event = ?1 AND value <> '' "
	"UNION ALL SELECT 'edition', edition, 0 FROM event WHERE id = ?1", &pair_row };

bool book_settings(struct book *s, int64_t event, struct book_setting **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_settings, VALUES(INT(event)), list, count, e);
}

/* max(id) selects the columns of the last change. */
static const struct sql sql_settings_then = { "SELECT key, value FROM (SELECT max(id), "
	"json_extract(after, '$.key') AS key, json_extract(after, '$.value') AS value FROM change "
	"WHERE thing = 'setting' AND step <= ?2 AND json_extract(after, '$.event') = ?1 GROUP BY 2) "
	"WHERE value <> '' UNION ALL SELECT 'edition', edition FROM (SELECT max(id), "
	"json_extract(after, '$.edition') AS edition FROM change WHERE thing = 'event' AND step <= ?2 "
	"AND json_extract(after, '$.id') = ?1) WHERE edition IS NOT NULL", &pair_row };

bool book_settings_then(struct book *s, int64_t event, int64_t step, struct book_setting **list,
	size_t *count, struct err *e)
{
	return sql_all(s, &sql_settings_then, VALUES(INT(event), INT(step)), list, count, e);
}

static const struct sql sql_setting = { "SELECT value FROM setting WHERE event = ? AND key = ?",
	&setting_row };

bool book_setting(struct book *s, int64_t event, const char *key, char value[BOOK_SETTING], struct err *e)
{
	value[0] = '\0';
	return sql_one(s, &sql_setting, VALUES(INT(event), TEXT(key)), value, e) >= 0;
}

/* One row for an event that is there. */
static const struct sql sql_setting_of = { "SELECT coalesce((SELECT value FROM setting WHERE event = ?1 "
	"AND key = ?2), '') FROM event WHERE id = ?1 AND NOT removed", &setting_row };
static const struct sql sql_setting_put = { "INSERT INTO setting (event, key, value, step) VALUES (?, ?, ?, "
	"?) ON CONFLICT (event, key) DO UPDATE SET value = excluded.value, step = excluded.step", NULL };

bool book_setting_put(
	struct book *s, int64_t event, const char *key, const char *value, bool fixed, struct err *e)
{
	struct book_event of;
	char was[BOOK_SETTING], now[BOOK_SETTING];

	if (strlen(value) >= sizeof now)
		return err_set(e, ERR_REFUSED, &msg_setting_long,
			MSG_ARGS(key, num_of((int64_t)strlen(value)).text, num_of(BOOK_SETTING - 1).text));
	if (!book_name_set(now, sizeof now, value, e))
		return false;
	int found = sql_one(s, &sql_setting_of, VALUES(INT(event), TEXT(key)), was, e);
	if (found == 1 && strcmp(was, now) == 0)
		return true;
	if (found < 0 || ((fixed || found == 0) && !event_by_id(s, event, &of, e)))
		return false;
	if (fixed && of.pinned)
		return err_set(e, ERR_CONFLICT, &msg_setting_pinned, MSG_ARGS(of.name, key, now));
	if (fixed && !event_is_free(s, &of, HELD_RULING, e))
		return false;
	return book_step(s, e)
		&& sql_run(s, &sql_setting_put, VALUES(INT(event), TEXT(key), TEXT(now), INT(s->step)), e);
}

static const struct sql sql_parts[] = {
	[BOOK_PART_ROUND] = { "SELECT 1 FROM round WHERE event = ? AND no = ?", &int_row },
	[BOOK_PART_ENTRY] = { "SELECT 1 FROM entry WHERE event = ? AND id = ?", &int_row },
	[BOOK_PART_MEASURE] = { "SELECT 1 FROM discipline JOIN entry ON entry.id = discipline.entry "
		"WHERE event = ? AND discipline.id = ?", &int_row },
};

int book_event_has(struct book *s, int64_t event, enum book_part part, int64_t no, struct err *e)
{
	int one;

	return sql_one(s, &sql_parts[part], VALUES(INT(event), INT(no)), &one, e);
}

#define AT_TABLES(thing) "UNION SELECT " thing ".step FROM game_table JOIN " thing \
	" ON " thing ".game_table = game_table.id WHERE game_table.event = ?1 "
static const struct sql sql_event_step = { "WITH wrote (step) AS MATERIALIZED "
	"(SELECT step FROM event WHERE id = ?1 UNION SELECT step FROM setting WHERE event = ?1 "
	"UNION SELECT step FROM round WHERE event = ?1 "
	"UNION SELECT step FROM duplicate WHERE event = ?1 UNION SELECT step FROM game_table WHERE event = ?1 "
	AT_TABLES("seat") AT_TABLES("deal") AT_TABLES("ruling") AT_TABLES("deal_cards") AT_TABLES("substitute")
	AT_TABLES("sheet_total") "UNION SELECT entry.step FROM entry WHERE event = ?1 "
	"UNION SELECT player.step FROM entry JOIN player ON player.id = entry.player WHERE event = ?1 "
	"UNION SELECT discipline.step FROM entry JOIN discipline ON discipline.entry = entry.id "
	"WHERE event = ?1) "
	"SELECT max(id) FROM (SELECT step AS id FROM wrote "
	"UNION ALL SELECT turn.id FROM wrote JOIN step AS turn ON turn.of = wrote.step)", &id_row };

bool book_event_step(struct book *s, int64_t event, int64_t *step, struct err *e)
{
	return sql_one(s, &sql_event_step, VALUES(INT(event)), step, e) == 1;
}
