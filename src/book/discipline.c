/* Keep discipline (11.§): warnings, cards, exclusions, withdrawals. Rows are only added. */
#include "base/text.h"
#include "book/inner.h"

#include <stdio.h>
#include <string.h>

#define MEASURE_COLUMNS(FIRST, NEXT) \
	FIRST(MEASURE_ID, "discipline.id") NEXT(MEASURE_ENTRY, "entry") NEXT(MEASURE_KIND, "discipline.kind") \
	NEXT(MEASURE_ROUND, "discipline.round") NEXT(MEASURE_REASON, "reason") NEXT(MEASURE_JUDGE, "judge") \
	NEXT(MEASURE_NAME, "player.name") NEXT(MEASURE_MARK, "player.mark") NEXT(MEASURE_EVENT, "event.name") \
	NEXT(MEASURE_DAY, "event.day") NEXT(MEASURE_AT, MEASURE_TIME("entry.event"))
#define MEASURE SELECT(MEASURE_COLUMNS) "FROM discipline JOIN entry ON entry.id = discipline.entry " \
	"JOIN player ON player.id = entry.player JOIN event ON event.id = entry.event " \
	"JOIN step ON step.id = discipline.step "

const char *const book_measure_words[] = {
	[BOOK_WARNING] = "warning", [BOOK_YELLOW] = "yellow", [BOOK_RED] = "red", [BOOK_EXCLUSION] = "exclusion",
	[BOOK_WITHDRAWAL] = "withdrawal", [BOOK_SEATED] = "seated", [BOOK_LIFTED] = "lifted",
	[BOOK_MEASURES] = NULL,
};

PLACES(MEASURE_COLUMNS);

static void read_measure(sqlite3_stmt *st, void *item)
{
	struct book_measure *m = item;
	char word[16], name[BOOK_NAME], mark[BOOK_SHORT];
	int kind = 0;

	sql_text(st, MEASURE_KIND, word, sizeof word);
	while (kind < BOOK_MEASURES && strcmp(word, book_measure_words[kind]) != 0)
		kind++;
	*m = (struct book_measure){ .id = sqlite3_column_int64(st, MEASURE_ID),
		.entry = sqlite3_column_int64(st, MEASURE_ENTRY),
		.kind = (enum book_measure_kind)kind,
		.round = sql_int(st, MEASURE_ROUND) };
	sql_text(st, MEASURE_REASON, m->reason, sizeof m->reason);
	sql_text(st, MEASURE_JUDGE, m->judge, sizeof m->judge);
	sql_text(st, MEASURE_NAME, name, sizeof name);
	sql_text(st, MEASURE_MARK, mark, sizeof mark);
	snprintf(m->player, sizeof m->player, mark[0] ? "%s (%s)" : "%s%s", name, mark);
	sql_text(st, MEASURE_EVENT, m->event_name, sizeof m->event_name);
	sql_text(st, MEASURE_DAY, m->day, sizeof m->day);
	sql_text(st, MEASURE_AT, m->at, sizeof m->at);
}

static bool check_measure(struct book *s, void *item, struct err *e)
{
	const struct book_measure *measure = item;

	return sql_sound(s, measure->kind < BOOK_MEASURES, e);
}

const struct row measure_row = { sizeof(struct book_measure), read_measure, check_measure };
static const struct sql sql_measure_add = { "INSERT INTO discipline (entry, kind, round, reason, judge, "
	"step) VALUES (?, ?, ?, ?, ?, ?)", NULL };
const struct sql sql_measure_last = { MEASURE
	"WHERE entry = ? AND " MEASURE_STANDS("entry.event")
	"ORDER BY " MEASURE_TIME("entry.event") " DESC, discipline.id DESC LIMIT 1", &measure_row };

bool book_measure_add(struct book *s, struct book_measure *measure, bool *again, struct err *e)
{
	struct book_measure last;
	const struct value none = NOTHING, round = INT(measure->round);
	int found = again ? sql_one(s, &sql_measure_last, VALUES(INT(measure->entry)), &last, e) : 0;

	bool same_kind = found == 1 && last.kind == measure->kind && last.round == measure->round;
	bool is_same =
		same_kind && strcmp(last.reason, measure->reason) == 0 && strcmp(last.judge, measure->judge) == 0;
	if (again)
		*again = is_same;
	if (found < 0 || is_same)
		return found >= 0;
	if (!book_step(s, e) || !sql_run(s, &sql_measure_add, VALUES(INT(measure->entry),
		TEXT(book_measure_words[measure->kind]), measure->round ? round : none, TEXT(measure->reason),
		TEXT(measure->judge), INT(s->step)), e))
		return false;
	measure->id = sqlite3_last_insert_rowid(s->db);
	/* A measure follows the one before it even if the clock was set back. */
	struct book_measure latest;
	if (found == 1 && sql_one(s, &sql_measure_last, VALUES(INT(measure->entry)), &latest, e) != 1)
		return false;
	if (found == 1 && latest.id != measure->id)
		snprintf(measure->at, sizeof measure->at, "%s", last.at);
	return true;
}

static const struct sql sql_measures = { MEASURE
	"WHERE (?1 = 0 OR event.id = ?1) AND substr(event.day, 1, length(?2)) = ?2 "
	"AND " MEASURE_STANDS("entry.event") "AND NOT entry.removed "
	"ORDER BY event.day, event.id, " MEASURE_TIME("entry.event") ", discipline.id",
	&measure_row };

bool book_measures(struct book *s, int64_t event, const char *season, struct book_measure **list,
	size_t *count, struct err *e)
{
	return sql_all(s, &sql_measures, VALUES(INT(event), TEXT(season)), list, count, e);
}

bool book_measure_put_time(struct book *s, int64_t event, const struct book_measure *measure, const char *at,
	struct err *e)
{
	char key[BOOK_SHORT];

	snprintf(key, sizeof key, BOOK_MEASURE_AT "%lld", (long long)measure->id);
	return book_setting_put(s, event, key, at, false, e);
}

static const struct sql sql_measure_out = { MEASURE
	"WHERE entry = ? AND discipline.kind IN ('exclusion', 'withdrawal', "
	"'lifted') AND " MEASURE_STANDS("entry.event")
	"ORDER BY " MEASURE_TIME("entry.event") " DESC, discipline.id DESC LIMIT 1",
	&measure_row };

bool book_entry_is_out(struct book *s, int64_t entry, struct book_measure *out, bool *is_out, struct err *e)
{
	int found = sql_one(s, &sql_measure_out, VALUES(INT(entry)), out, e);

	*is_out = found == 1 && out->kind != BOOK_LIFTED;
	return found >= 0;
}
