/* Keep seasons and the events that count in them. */
#include "base/messages.h"
#include "base/text.h"
#include "book/inner.h"
#include "book/people.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define SEASON \
	"SELECT id, name, best, least, scale, (SELECT count(*) FROM season_event WHERE season = season.id " \
	"AND NOT season_event.removed) FROM season "

/* ---- points by place --------------------------------------------------------------------------- */

bool book_scale_read(const char *text, struct book_season *out)
{
	out->scale_count = 0;
	for (; *text; text += strspn(text, " ")) {
		char *end;
		long points = isdigit((unsigned char)*text) ? strtol(text, &end, 10) : -1;
		if (points < 0 || points > BOOK_SCALE_POINTS || out->scale_count == BOOK_SCALE)
			return false;
		if (out->scale_count > 0 && points > out->scale[out->scale_count - 1])
			return false;
		out->scale[out->scale_count++] = (int32_t)points;
		text = end;
	}
	return true;
}

void book_scale_write(struct buf *b, const struct book_season *season)
{
	for (int i = 0; i < season->scale_count; i++)
		buf_printf(b, "%s%d", i > 0 ? " " : "", (int)season->scale[i]);
}

/* ---- reading ----------------------------------------------------------------------------------- */

static void read_season(sqlite3_stmt *st, void *item)
{
	struct book_season *season = item;
	const char *scale = (const char *)sqlite3_column_text(st, 4);

	season->id = sqlite3_column_int64(st, 0);
	sql_text(st, 1, season->name, sizeof season->name);
	season->best = sql_int(st, 2);
	season->least = sql_int(st, 3);
	if (!book_scale_read(scale ? scale : "", season))
		season->scale_count = -1;
	season->events = sql_int(st, 5);
}

static bool check_season(struct book *s, void *item, struct err *e)
{
	const struct book_season *season = item;

	return sql_sound(s, season->scale_count >= 0 && season->best >= 0 && season->least >= 1, e);
}

const struct row season_row = { sizeof(struct book_season), read_season, check_season };
static const struct sql sql_seasons = { SEASON "WHERE NOT removed ORDER BY id", &season_row };

static int season_order(const void *a, const void *b)
{
	return text_order(((const struct book_season *)a)->name, ((const struct book_season *)b)->name);
}

bool book_seasons(struct book *s, struct book_season **list, size_t *count, struct err *e)
{
	struct list seasons = { 0 };
	bool done = sql_list(s, &sql_seasons, NO_VALUES, &seasons, e);

	if (seasons.count > 0)
		list_sort(seasons.items, seasons.count, sizeof **list, season_order);
	*list = seasons.items;
	*count = seasons.count;
	return done;
}

/* Keep the matching seasons of the list, by exact name or by words; returns their number. */
static size_t seasons_meant(struct book_season *list, size_t count, const char *words, bool exactly)
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

bool book_season_find(struct book *s, const char *words, struct book_season *out, struct err *e)
{
	struct book_season *list = NULL;
	size_t count = 0;

	if (!book_seasons(s, &list, &count, e))
		return false;
	size_t kept = seasons_meant(list, count, words, true);
	if (kept == 0)
		kept = seasons_meant(list, count, words, false);
	if (kept == 1)
		*out = list[0];
	else if (kept > 1)
		err_set(e, ERR_REFUSED, &msg_season_ambiguous, MSG_ARGS(words, list[0].name, list[1].name));
	else
		err_set(e, ERR_NOT_FOUND, &msg_season_unknown, MSG_ARGS(words));
	book_free(list);
	return kept == 1;
}

static const struct sql sql_season_by_name = { SEASON "WHERE name = ? AND NOT removed", &season_row };

bool book_season_named(struct book *s, const char *name, struct book_season *out, bool *found, struct err *e)
{
	int state = sql_one(s, &sql_season_by_name, VALUES(TEXT(name)), out, e);

	*found = state == 1;
	return state >= 0;
}

/* ---- changes ----------------------------------------------------------------------------------- */

static const struct sql sql_season_by_id = { SEASON "WHERE id = ? AND NOT removed", &season_row };
static const struct sql sql_season_taken = { "SELECT id FROM season WHERE name = ? AND NOT removed",
	&id_row };

static bool season_tidy(struct book *s, struct book_season *season, struct err *e)
{
	int64_t taken = 0;

	if (!name_tidy(season->name, false, e))
		return false;
	int found = sql_one(s, &sql_season_taken, VALUES(TEXT(season->name)), &taken, e);
	if (found == 1 && taken != season->id)
		return err_set(e, ERR_CONFLICT, &msg_season_taken, MSG_ARGS(season->name));
	return found >= 0;
}

static const struct sql sql_season_add = { "INSERT INTO season (name, best, least, scale, removed, step) "
	"VALUES (?, ?, ?, ?, 0, ?)", NULL };

bool book_season_add(struct book *s, struct book_season *season, struct err *e)
{
	struct buf scale = { 0 };

	season->id = 0;
	book_scale_write(&scale, season);
	bool done = season_tidy(s, season, e) && book_step(s, e)
		&& sql_run(s, &sql_season_add, VALUES(TEXT(season->name), INT(season->best), INT(season->least),
			TEXT(buf_text(&scale)), INT(s->step)), e);
	season->id = done ? sqlite3_last_insert_rowid(s->db) : 0;
	buf_free(&scale);
	return done;
}

static const struct sql sql_season_change = { "UPDATE season SET name = ?2, best = ?3, least = ?4, "
	"scale = ?5, step = ?6 WHERE id = ?1", NULL };

bool book_season_change(struct book *s, const struct book_season *season, struct err *e)
{
	struct book_season was = { 0 }, now = *season;
	struct buf scale = { 0 }, before = { 0 };

	int found = sql_one(s, &sql_season_by_id, VALUES(INT(season->id)), &was, e);
	if (found != 1)
		return found == 0 && sql_sound(s, false, e);
	book_scale_write(&before, &was);
	book_scale_write(&scale, &now);
	bool done = season_tidy(s, &now, e);
	bool is_same = strcmp(was.name, now.name) == 0 && was.best == now.best && was.least == now.least
		&& strcmp(buf_text(&before), buf_text(&scale)) == 0;
	if (done && !is_same)
		done = book_step(s, e) && sql_run(s, &sql_season_change, VALUES(INT(now.id), TEXT(now.name),
			INT(now.best), INT(now.least), TEXT(buf_text(&scale)), INT(s->step)), e);
	buf_free(&before);
	buf_free(&scale);
	return done;
}

static const struct sql sql_season_remove = { "UPDATE season SET removed = 1, step = ?2 WHERE id = ?1",
	NULL };

bool book_season_remove(struct book *s, int64_t season, struct err *e)
{
	return book_step(s, e) && sql_run(s, &sql_season_remove, VALUES(INT(season), INT(s->step)), e);
}

/* ---- events of a season ------------------------------------------------------------------------ */

static const struct sql sql_season_weight = {
	"SELECT weight FROM season_event WHERE season = ? AND event = ? AND NOT removed", &int_row
};
static const struct sql sql_season_event_put = { "INSERT INTO season_event (season, event, weight, removed, "
	"step) VALUES (?, ?, ?, 0, ?) ON CONFLICT (season, event) DO UPDATE SET weight = excluded.weight, "
	"removed = 0, step = excluded.step", NULL };

bool book_season_event_put(struct book *s, int64_t season, int64_t event, int weight, int *was, struct err *e)
{
	*was = 0;
	if (sql_one(s, &sql_season_weight, VALUES(INT(season), INT(event)), was, e) < 0)
		return false;
	return *was == weight || (book_step(s, e) && sql_run(s, &sql_season_event_put,
		VALUES(INT(season), INT(event), INT(weight), INT(s->step)), e));
}

static const struct sql sql_season_event_remove = { "UPDATE season_event SET removed = 1, step = ?3 WHERE "
	"season = ?1 AND event = ?2", NULL };

bool book_season_event_remove(
	struct book *s, const struct book_season *season, const struct book_event *event, struct err *e)
{
	int weight = 0;
	int found = sql_one(s, &sql_season_weight, VALUES(INT(season->id), INT(event->id)), &weight, e);

	if (found == 0)
		return err_set(e, ERR_NOT_FOUND, &msg_season_without, MSG_ARGS(event->name, season->name));
	return found == 1 && book_step(s, e) && sql_run(s, &sql_season_event_remove,
		VALUES(INT(season->id), INT(event->id), INT(s->step)), e);
}

/* After the columns of an event. */
enum { SEASON_WEIGHT = COLUMN_COUNT(EVENT_COLUMNS) };

static void read_member(sqlite3_stmt *st, void *item)
{
	struct book_season_event *member = item;

	event_row.read(st, &member->event);
	member->weight = sql_int(st, SEASON_WEIGHT);
}

static bool check_member(struct book *s, void *item, struct err *e)
{
	struct book_season_event *member = item;

	return sql_sound(s, member->weight >= 1 && member->weight <= BOOK_WEIGHT, e)
		&& event_row.complete(s, &member->event, e);
}

const struct row season_event_row = { sizeof(struct book_season_event), read_member, check_member };
static const struct sql sql_season_events = { SELECT(EVENT_COLUMNS) ", weight FROM season_event JOIN event "
	"ON event.id = season_event.event WHERE season = ? AND NOT season_event.removed AND NOT event.removed "
	"ORDER BY event.day, event.id", &season_event_row };

bool book_season_events(struct book *s, int64_t season, struct book_season_event **list, size_t *count,
	struct err *e)
{
	return sql_all(s, &sql_season_events, VALUES(INT(season)), list, count, e);
}
