/* Keep rulings and open disputes: revisions that are only ever added, each with its effect on the seats. */
#include "book/inner.h"

#include <stdio.h>
#include <string.h>

#define RULING_COLUMNS(FIRST, NEXT) \
	FIRST(RULING_ID, "ruling.id") NEXT(RULING_TABLE, "ruling.game_table") NEXT(RULING_DEAL_NO, "deal_no") \
	NEXT(RULING_ITEM, "item") NEXT(RULING_REVISION, "ruling.revision") NEXT(RULING_STATE, "ruling.state") \
	NEXT(RULING_CASE, "case_no") NEXT(RULING_CLAIMANT, "claimant") NEXT(RULING_OFFENDER, "offender") \
	NEXT(RULING_MOMENT, "moment") NEXT(RULING_ACT, "act") NEXT(RULING_FACTS, "facts") \
	NEXT(RULING_ANSWERS, "answers") NEXT(RULING_KIND, "kind") NEXT(RULING_BOOK_KIND, "book_kind") \
	NEXT(RULING_CITES, "cites") NEXT(RULING_AGREED, "agreed") NEXT(RULING_REASON, "ruling.reason") \
	NEXT(RULING_JUDGE, "judge") NEXT(RULING_AT, "ruling.at") NEXT(RULING_DEAL, "ruling.deal") \
	NEXT(RULING_STEP, "ruling.step") NEXT(RULING_EVENT, "event.id") NEXT(RULING_EVENT_NAME, "event.name") \
	NEXT(RULING_DAY, "event.day") NEXT(RULING_ROUND, "round") NEXT(RULING_TABLE_NO, "game_table.no") \
	NEXT(RULING_EDITION, "edition")
#define RULING SELECT(RULING_COLUMNS) "FROM ruling " \
	"JOIN game_table ON game_table.id = ruling.game_table JOIN event ON event.id = game_table.event "

const char *const book_ruling_words[] = {
	[COURT_DECIDED] = "decided", [COURT_OPEN] = "open", [COURT_DISMISSED] = "dismissed",
};

/* ---- reading ----------------------------------------------------------------------------------- */

/* Read a seat, or -1 if none was given. */
static int seat_at(sqlite3_stmt *st, int column)
{
	return sqlite3_column_type(st, column) == SQLITE_NULL ? -1 : sql_int(st, column);
}

PLACES(RULING_COLUMNS);

/* Read a ruling without its seats. */
static void read_ruling(sqlite3_stmt *st, void *item)
{
	struct book_ruling *r = item;
	struct court_dispute *said = &r->said;
	char word[BOOK_WORD];
	int state = COURT_DECIDED;

	*r = (struct book_ruling){ .id = sqlite3_column_int64(st, RULING_ID),
		.table = sqlite3_column_int64(st, RULING_TABLE),
		.item = sql_int(st, RULING_ITEM),
		.revision = sql_int(st, RULING_REVISION),
		.deal = sqlite3_column_int64(st, RULING_DEAL),
		.step = sqlite3_column_int64(st, RULING_STEP),
		.event = sqlite3_column_int64(st, RULING_EVENT),
		.round = sql_int(st, RULING_ROUND),
		.table_no = sql_int(st, RULING_TABLE_NO) };
	sql_text(st, RULING_CASE, word, sizeof word);
	court_start(said, word);
	sql_text(st, RULING_STATE, word, sizeof word);
	while (state <= COURT_DISMISSED && strcmp(word, book_ruling_words[state]) != 0)
		state++;   /* past the last: unknown word */
	said->state = (enum court_state)state;
	said->no = sql_int(st, RULING_DEAL_NO);
	said->claimant = seat_at(st, RULING_CLAIMANT);
	said->offender = seat_at(st, RULING_OFFENDER);
	said->trick = sql_int(st, RULING_MOMENT);
	said->agreed = sql_int(st, RULING_AGREED) != 0;
	sql_text(st, RULING_ACT, said->act, sizeof said->act);
	sql_text(st, RULING_REASON, said->reason, sizeof said->reason);
	sql_text(st, RULING_JUDGE, said->judge, sizeof said->judge);
	sql_text(st, RULING_AT, said->at, sizeof said->at);
	sql_text(st, RULING_FACTS, r->facts, sizeof r->facts);
	sql_text(st, RULING_ANSWERS, r->answers, sizeof r->answers);
	sql_text(st, RULING_KIND, r->kind, sizeof r->kind);
	sql_text(st, RULING_BOOK_KIND, r->book_kind, sizeof r->book_kind);
	sql_text(st, RULING_CITES, r->cites, sizeof r->cites);
	sql_text(st, RULING_EVENT_NAME, r->event_name, sizeof r->event_name);
	sql_text(st, RULING_DAY, r->day, sizeof r->day);
	sql_text(st, RULING_EDITION, r->edition, sizeof r->edition);
}

#define RULED_COLUMNS(FIRST, NEXT) \
	FIRST(RULED_SEAT, "seat") NEXT(RULED_POINTS, "points") NEXT(RULED_BOOK_POINTS, "book_points") \
	NEXT(RULED_BARRED, "barred")
PLACES(RULED_COLUMNS);
static const struct sql sql_ruling_seats = { SELECT(RULED_COLUMNS) "FROM ruling_seat WHERE ruling = ?",
	NULL };

static bool read_ruling_seats(struct book *s, void *item, struct err *e)
{
	struct book_ruling *r = item;
	sqlite3_stmt *st = sql_start(s, &sql_ruling_seats, VALUES(INT(r->id)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e)) {
		int seat = sql_int(st, RULED_SEAT);
		if (!sql_sound(s, sql_is_seat(seat), e)) {
			sqlite3_reset(st);
			return false;
		}
		r->seats++;
		r->pays = sqlite3_column_type(st, RULED_POINTS) != SQLITE_NULL;
		r->points[seat] = sql_int(st, RULED_POINTS);
		r->book_pays = sqlite3_column_type(st, RULED_BOOK_POINTS) != SQLITE_NULL;
		r->book_points[seat] = sql_int(st, RULED_BOOK_POINTS);
		r->barred[seat] = sql_int(st, RULED_BARRED) != 0;
	}
	return row == 0;
}

static bool complete_ruling(struct book *s, void *item, struct err *e)
{
	const struct book_ruling *r = item;
	const struct court_dispute *said = &r->said;
	bool sound = said->state <= COURT_DISMISSED && r->item >= 1 && r->revision >= 1
		&& sql_is_number(said->no) && sql_is_number(r->round) && sql_is_number(r->table_no)
		&& (said->claimant == -1 || sql_is_seat(said->claimant))
		&& (said->offender == -1 || sql_is_seat(said->offender));

	return sql_sound(s, sound, e) && read_ruling_seats(s, item, e);
}

const struct row ruling_row = { sizeof(struct book_ruling), read_ruling, complete_ruling };

static const struct sql sql_deal_rulings = { RULING
	"WHERE game_table = ? AND deal_no = ? AND current ORDER BY item",
	&ruling_row };

/* Most deals have no ruling, and the statement that reads rulings takes ten times as long to prepare. */
static const struct sql sql_deal_is_ruled = {
	"SELECT EXISTS (SELECT 1 FROM ruling WHERE game_table = ? AND deal_no = ?)", &int_row
};

bool book_deal_rulings(struct book *s, int64_t table, int deal_no, struct book_ruling **list,
	size_t *count, struct err *e)
{
	const struct unruled number = { table, deal_no };
	bool is_held = !sqlite3_get_autocommit(s->db);
	int is_ruled = 0;

	*list = NULL;
	*count = 0;
	if (is_held && s->unruled.table == table && s->unruled.no == deal_no)
		return true;
	if (sql_one(s, &sql_deal_is_ruled, VALUES(INT(table), INT(deal_no)), &is_ruled, e) != 1)
		return false;
	if (is_held && !is_ruled)
		s->unruled = number;
	return !is_ruled || sql_all(s, &sql_deal_rulings, VALUES(INT(table), INT(deal_no)), list, count, e);
}

static const struct sql sql_table_rulings = { RULING
	"WHERE game_table = ? AND current ORDER BY deal_no, item",
	&ruling_row };

bool book_table_rulings(struct book *s, int64_t table, struct book_ruling **list,
	size_t *count, struct err *e)
{
	return sql_all(s, &sql_table_rulings, VALUES(INT(table)), list, count, e);
}

static const struct sql sql_event_rulings = { RULING "WHERE event.id = ? AND current "
	"ORDER BY round, game_table.no, deal_no, item", &ruling_row };

bool book_event_rulings(struct book *s, int64_t event, struct book_ruling **list,
	size_t *count, struct err *e)
{
	return sql_all(s, &sql_event_rulings, VALUES(INT(event)), list, count, e);
}

static const struct sql sql_precedents = { RULING
	"WHERE case_no = ? AND answers = ? AND current AND state = 'decided' "
	"ORDER BY ruling.at DESC, ruling.id DESC",
	&ruling_row };

bool book_precedents(struct book *s, const char *case_no, const char *answers, struct book_ruling **list,
	size_t *count, struct err *e)
{
	return sql_all(s, &sql_precedents, VALUES(TEXT(case_no), TEXT(answers)), list, count, e);
}

static const struct sql sql_season_rulings = { RULING
	"WHERE substr(event.day, 1, length(?1)) = ?1 AND current AND state <> 'open' "
	"ORDER BY event.day, event.id, round, game_table.no, deal_no, item", &ruling_row };

bool book_season_rulings(struct book *s, const char *season, struct book_ruling **list,
	size_t *count, struct err *e)
{
	return sql_all(s, &sql_season_rulings, VALUES(TEXT(season)), list, count, e);
}

static const struct sql sql_ruling_history = { RULING
	"WHERE game_table = ? AND deal_no = ? AND item = ? AND " STANDS("ruling") "ORDER BY ruling.revision",
	&ruling_row };

bool book_ruling_history(struct book *s, const struct book_ruling *ruling, struct book_ruling **list,
	size_t *count, struct err *e)
{
	return sql_all(s, &sql_ruling_history, VALUES(INT(ruling->table), INT(ruling->said.no),
		INT(ruling->item)), list, count, e);
}

/* ---- writing ----------------------------------------------------------------------------------- */

/* Compare the contents; the time matters only if the other ruling has one, the command never. */
static bool same_ruling(const struct book_ruling *one, const struct book_ruling *other)
{
	const struct court_dispute *was = &one->said, *now = &other->said;

	if (was->state != now->state || was->agreed != now->agreed || was->trick != now->trick)
		return false;
	if (was->claimant != now->claimant || was->offender != now->offender)
		return false;
	if (strcmp(was->case_no, now->case_no) != 0 || strcmp(one->facts, other->facts) != 0)
		return false;
	if (now->at[0] && strcmp(was->at, now->at) != 0)
		return false;
	return strcmp(was->act, now->act) == 0 && strcmp(was->reason, now->reason) == 0
		&& strcmp(was->judge, now->judge) == 0;
}

static const struct sql sql_ruling_revision = { "SELECT coalesce(max(revision), 0) + 1 FROM ruling WHERE "
	"game_table = ? AND deal_no = ? "
	"AND item = ?", &int_row };

/* Find where a new revision goes: after the last of its item, or as the deal's next item. */
static bool find_place(struct book *s, struct book_ruling *ruling, struct book_ruling *last, bool *again,
	struct err *e)
{
	struct book_ruling *list;
	size_t count = 0;

	if (!book_deal_rulings(s, ruling->table, ruling->said.no, &list, &count, e))
		return false;
	*last = (struct book_ruling){ 0 };
	*again = false;
	for (size_t i = 0; i < count && !*again; i++) {
		if (list[i].item == ruling->item)
			*last = list[i];
		*again = !ruling->item && same_ruling(&list[i], ruling);
		if (*again)
			*last = list[i];
	}
	book_free(list);
	if (ruling->item && !last->id)
		return err_set(e, ERR_NOT_FOUND, &msg_ruling_unknown, MSG_ARGS(num_of(ruling->said.no).text,
			num_of(ruling->item).text));
	if (!ruling->item && !*again && count >= BOOK_DISPUTES)
		return err_set(e, ERR_REFUSED, &msg_ruling_many, MSG_ARGS(num_of(ruling->said.no).text,
			num_of(BOOK_DISPUTES).text));
	if (!ruling->item)
		ruling->item = *again ? last->item : (int)count + 1;
	ruling->revision = last->revision;
	ruling->id = last->id;
	return *again || sql_one(s, &sql_ruling_revision, VALUES(INT(ruling->table), INT(ruling->said.no),
		INT(ruling->item)), &ruling->revision, e) == 1;
}

static const struct sql sql_ruling_add = { "INSERT INTO ruling (game_table, deal_no, item, revision, "
	"current, state, case_no, claimant, offender, moment, act, facts, answers, kind, cites, agreed, "
	"book_kind, reason, judge, at, deal, step) VALUES (?1, ?2, ?3, ?4, ?22, ?5, ?6, ?7, ?8, ?9, ?10, ?11, "
	"?12, ?13, ?14, ?15, ?16, ?17, ?18, coalesce(nullif(?19, ''), (SELECT at FROM step WHERE id = ?21)), "
	"?20, ?21)", NULL };

/* A row for each seat that the table has. */
static const struct sql sql_ruling_seats_add = { "INSERT INTO ruling_seat (ruling, seat, points, "
	"book_points, barred) "
	"SELECT ?1, column1, column2, column3, column4 FROM (VALUES (0, ?3, ?4, ?5), (1, ?6, ?7, ?8), "
	"(2, ?9, ?10, ?11), (3, ?12, ?13, ?14), (4, ?15, ?16, ?17), (5, ?18, ?19, ?20), (6, ?21, ?22, ?23), "
	"(7, ?24, ?25, ?26)) JOIN seat ON seat = column1 AND game_table = ?2 AND entry IS NOT NULL "
	"ORDER BY column1", NULL };

/* Write the row of a ruling, and its effect on each seat of its table. */
static bool write_rows(struct book *s, struct book_ruling *r, struct err *e)
{
	const struct court_dispute *said = &r->said;
	const struct value none = NOTHING, claimant = INT(said->claimant), offender = INT(said->offender),
		trick = INT(said->trick);
	struct value seats[2 + 3 * BOOK_SEATS + 1] = { INT(0), INT(r->table) };

	_Static_assert(BOOK_SEATS == 8, "sql_ruling_seats_add has a row for each seat");
	s->unruled = (struct unruled){ 0 };

	if (!sql_run(s, &sql_ruling_add, VALUES(INT(r->table), INT(said->no), INT(r->item), INT(r->revision),
		TEXT(book_ruling_words[said->state]), TEXT(said->case_no), said->claimant < 0 ? none : claimant,
		said->offender < 0 ? none : offender, said->trick > 0 ? trick : none, TEXT(said->act),
		TEXT(r->facts), TEXT(r->answers), TEXT(r->kind), TEXT(r->cites), INT(said->agreed),
		TEXT(r->book_kind), TEXT(said->reason), TEXT(said->judge), TEXT(said->at), ID(r->deal), INT(s->step),
		INT(!r->is_past)), e))
		return false;
	r->id = sqlite3_last_insert_rowid(s->db);
	r->step = s->step;
	seats[0].number = r->id;
	for (int seat = 0; seat < BOOK_SEATS; seat++) {
		struct value *row = &seats[2 + 3 * seat];
		row[0] = r->pays ? (struct value)INT(r->points[seat]) : none;
		row[1] = r->book_pays ? (struct value)INT(r->book_points[seat]) : none;
		row[2] = (struct value)INT(r->barred[seat]);
	}
	return sql_run(s, &sql_ruling_seats_add, seats, e);
}

static const struct sql sql_ruling_retire = { "UPDATE ruling SET current = 0 WHERE id = ?", NULL };

bool book_ruling_put(struct book *s, struct book_ruling *ruling, struct book_deal *deal, bool *again,
	struct err *e)
{
	struct book_ruling last;

	if (!find_place(s, ruling, &last, again, e))
		return false;
	if (*again)
		return true;
	if (!last.id && !ruling->is_told && !book_deal_can_be(s, ruling->table, ruling->said.no, e))
		return false;
	if (deal && !book_deal_write_next(s, deal, e))
		return false;
	if (deal)
		ruling->deal = deal->id;
	const bool follows = last.id && !ruling->is_past;
	if (!book_step(s, e) || (follows && !sql_run(s, &sql_ruling_retire, VALUES(INT(last.id)), e)))
		return false;
	return write_rows(s, ruling, e) && sheet_uncheck(s, ruling->table, e);
}

bool book_ruling_is_there(struct book *s, struct book_ruling *ruling, bool *there, struct err *e)
{
	struct book_ruling *list;
	size_t count = 0;

	*there = false;
	if (!book_deal_rulings(s, ruling->table, ruling->said.no, &list, &count, e))
		return false;
	for (size_t i = 0; i < count && !*there; i++) {
		*there = same_ruling(&list[i], ruling);
		if (*there)
			*ruling = list[i];
	}
	book_free(list);
	return true;
}

static const struct sql sql_deal_ruling_history = { RULING
	"WHERE game_table = ? AND deal_no = ? AND ruling.step > ? AND " STANDS("ruling"), &ruling_row };

static const struct sql sql_deal_rulings_undone = { RULING "WHERE game_table = ? AND deal_no = ? "
	"AND ruling.step IN (SELECT id FROM step WHERE undone AND NOT " TAKES_OVER ")", &ruling_row };

/* Find whether the ruling is among those of a statement. */
static bool is_among(struct book *s, const struct sql *which, const struct value *values,
	const struct book_ruling *ruling, bool *is, struct err *e)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	bool done = sql_all(s, which, values, &list, &count, e);

	*is = false;
	for (size_t i = 0; i < count && !*is; i++)
		*is = same_ruling(&list[i], ruling);
	book_free(list);
	return done;
}

bool book_ruling_was_there(struct book *s, const struct book_ruling *ruling, int64_t since, bool *was,
	struct err *e)
{
	return is_among(s, &sql_deal_ruling_history,
		VALUES(INT(ruling->table), INT(ruling->said.no), INT(since)), ruling, was, e);
}

bool book_ruling_was_undone(struct book *s, const struct book_ruling *ruling, bool *was, struct err *e)
{
	return is_among(s, &sql_deal_rulings_undone, VALUES(INT(ruling->table), INT(ruling->said.no)), ruling,
		was, e);
}

const struct sql sql_ruling_by_id = { RULING "WHERE ruling.id = ?", &ruling_row };
/* Every revision that was not undone, as the proof reads them. */
const struct sql sql_rulings_standing = { RULING "WHERE " STANDS("ruling") "ORDER BY ruling.id",
	&ruling_row };
