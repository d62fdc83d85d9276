/* Keep the totals of sheets with unknown deals. */
#include "base/messages.h"
#include "book/inner.h"

#include <string.h>

#define TOTALS_COLUMNS(FIRST, NEXT) \
	FIRST(TOTALS_ID, "total_standing.id") NEXT(TOTALS_TABLE, "total_standing.game_table") \
	NEXT(TOTALS_DEALS, "deals") \
	NEXT(TOTALS_COUNTS, "total_standing.id IN (SELECT id FROM total_counting)") NEXT(TOTALS_AT, "at") \
	NEXT(TOTALS_OPERATOR, "operator")
PLACES(TOTALS_COLUMNS);

static void read_totals(sqlite3_stmt *st, void *item)
{
	struct book_totals *totals = item;

	*totals = (struct book_totals){ .id = sqlite3_column_int64(st, TOTALS_ID),
		.table = sqlite3_column_int64(st, TOTALS_TABLE),
		.deals = sql_int(st, TOTALS_DEALS),
		.counts = sql_int(st, TOTALS_COUNTS) != 0 };
	sql_text(st, TOTALS_AT, totals->at, sizeof totals->at);
	sql_text(st, TOTALS_OPERATOR, totals->operator_name, sizeof totals->operator_name);
}

static const struct sql sql_totals_points = {
	"SELECT total, seat, points FROM sheet_total_point WHERE total = ? ORDER BY seat", NULL
};

static bool complete_totals(struct book *s, void *item, struct err *e)
{
	struct book_totals *totals = item;
	sqlite3_stmt *st = sql_start(s, &sql_totals_points, VALUES(INT(totals->id)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e)) {
		int seat = sql_int(st, 1);
		if (sql_is_seat(seat))
			totals->points[seat] = sql_int(st, 2);
	}
	return row == 0 && sql_sound(s, sql_is_number(totals->deals), e);
}

const struct row totals_row = { sizeof(struct book_totals), read_totals, complete_totals };
static const struct sql sql_totals = { SELECT(TOTALS_COLUMNS) "FROM total_standing "
	"JOIN step ON step.id = total_standing.step WHERE total_standing.game_table = ?", &totals_row };

bool book_totals_find(struct book *s, int64_t table, struct book_totals *out, struct err *e)
{
	int found = sql_one(s, &sql_totals, VALUES(INT(table)), out, e);

	if (found == 0)
		*out = (struct book_totals){ .table = table };
	return found >= 0;
}

/* Write "69 -62 -7 leosztas=9", as in the journal after the keyword. */
static void write_total_figures(struct buf *b, const struct book_totals *totals, int seats)
{
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, "%d ", totals->points[seat]);
	buf_printf(b, "leosztas=%d", totals->deals);
}

static bool totals_conflict(const struct book_table *table, const struct book_totals *was,
	const struct book_totals *now, struct err *e)
{
	struct buf old = { 0 }, new = { 0 };

	write_total_figures(&old, was, table->seat_count);
	write_total_figures(&new, now, table->seat_count);
	err_set(e, ERR_CONFLICT, &msg_totals_conflict, MSG_ARGS(num_of(table->round).text, num_of(table->no).text,
		buf_text(&old), buf_text(&new)));
	buf_free(&old);
	buf_free(&new);
	return false;
}

/* Refuse totals impossible at the table. */
static bool check_totals(const struct book_table *table, const struct book_totals *totals, struct err *e)
{
	struct num round = num_of(table->round), no = num_of(table->no);
	int64_t sum = 0;

	for (int seat = 0; seat < BOOK_SEATS; seat++)
		sum += totals->points[seat];
	if (table->is_signed)
		return err_set(e, ERR_CONFLICT, &msg_sheet_signed, MSG_ARGS(round.text, no.text));
	if (totals->deals == 0)
		return true;
	if (!sql_is_number(totals->deals))
		return err_set(e, ERR_REFUSED, &msg_number_wrong, MSG_ARGS(num_of(totals->deals).text));
	return sum == 0 || err_set(e, ERR_REFUSED, &msg_totals_sum, MSG_ARGS(num_signed(sum).text));
}

static const struct sql sql_totals_add = {
	"INSERT INTO sheet_total (game_table, deals, step) VALUES (?, ?, ?)", NULL
};
static const struct sql sql_totals_point_add = {
	"INSERT INTO sheet_total_point (total, seat, points) VALUES (?, ?, ?)", NULL
};

static bool write_rows(struct book *s, struct book_totals *totals, int seats, struct err *e)
{
	if (!sql_run(s, &sql_totals_add, VALUES(INT(totals->table), INT(totals->deals), INT(s->step)), e))
		return false;
	totals->id = sqlite3_last_insert_rowid(s->db);
	for (int seat = 0; totals->deals > 0 && seat < seats; seat++) {
		if (!sql_run(s, &sql_totals_point_add,
			    VALUES(INT(totals->id), INT(seat), INT(totals->points[seat])), e))
			return false;
	}
	return true;
}

static const struct sql sql_event_pinned = { "SELECT pinned FROM event WHERE id = ?", &int_row };

bool book_totals_put(struct book *s, struct book_totals *totals, bool revise, bool *again, struct err *e)
{
	struct book_table table;
	struct book_totals was;
	int pinned = 0;

	if (!table_by_id(s, totals->table, &table, e) || !book_totals_find(s, table.id, &was, e))
		return false;
	*again = was.deals == totals->deals
		&& (was.deals == 0 || memcmp(was.points, totals->points, sizeof was.points) == 0);
	if (*again)
		return true;
	if (was.id && !revise)
		return totals_conflict(&table, &was, totals, e);
	if (!check_totals(&table, totals, e)
		|| sql_one(s, &sql_event_pinned, VALUES(INT(table.event)), &pinned, e) != 1)
		return false;
	if (!book_step(s, e) || !round_touch(s, table.event, table.round, e))
		return false;
	if (!pinned && !sql_run(s, &sql_event_pin, VALUES(INT(table.event), INT(s->step)), e))
		return false;
	return write_rows(s, totals, table.seat_count, e) && sheet_uncheck(s, table.id, e);
}

/* ---- the sums of a table ------------------------------------------------------------------------ */

/* The sums of the deals; a row without a seat shows whether totals were ever recorded. */
static const struct sql sql_deal_sums = { "SELECT seat, sum(points) FROM deal "
	"JOIN deal_point ON deal_point.deal = deal.id WHERE game_table = ?1 AND current AND state <> "
	"'taken-back' "
	"GROUP BY seat UNION ALL SELECT -1, EXISTS (SELECT 1 FROM sheet_total WHERE game_table = ?1)", NULL };

/* Add up the deals of a player in a seat. */
static int64_t own_sum(const struct book_point *points, size_t count, int64_t table, int seat, int64_t entry)
{
	int64_t sum = 0;

	for (size_t i = 0; i < count; i++) {
		if (points[i].table == table && points[i].seat == seat && points[i].entry == entry)
			sum += points[i].points;
	}
	return sum;
}

static bool sum_turns(struct book *s, const struct book_table *table, struct book_sums *out, struct err *e)
{
	struct book_point *points = NULL;
	size_t count = 0;

	bool done = book_points(s, table->event, table->round, &points, &count, e);
	for (int seat = 0; seat < table->seat_count; seat++)
		out->first[seat] = own_sum(points, count, table->id, seat, table->entry[seat]);
	for (int i = 0; i < table->turn_count; i++)
		out->turn[i] = own_sum(points, count, table->id, table->turns[i].seat, table->turns[i].entry);
	book_free(points);
	return done;
}

bool book_table_sums(struct book *s, const struct book_table *table, struct book_sums *out, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, &sql_deal_sums, VALUES(INT(table->id)), e);
	int row = st ? sql_next(s, st, e) : -1;
	struct book_totals totals;
	bool has_totals = false;

	*out = (struct book_sums){ 0 };
	for (; row == 1; row = sql_next(s, st, e)) {
		int seat = sql_int(st, 0);
		if (sql_is_seat(seat))
			out->seat[seat] = sqlite3_column_int64(st, 1);
		else if (seat < 0)
			has_totals = sql_int(st, 1) != 0;
	}
	if (row == 0 && !has_totals)
		return table->turn_count == 0 || sum_turns(s, table, out, e);
	/* Until all deals are recorded, the recorded totals count. */
	if (row < 0 || !book_totals_find(s, table->id, &totals, e))
		return false;
	for (int seat = 0; totals.counts && seat < BOOK_SEATS; seat++)
		out->seat[seat] = totals.points[seat];
	return table->turn_count == 0 || sum_turns(s, table, out, e);
}

/* ---- totals contradicted by the deals ------------------------------------------------------------ */

static const struct sql sql_against_seats = { "SELECT seat, points, coalesce((SELECT sum(deal_point.points) "
	"FROM deal JOIN deal_point ON deal_point.deal = deal.id "
	"WHERE deal.game_table = total_standing.game_table AND current AND state <> 'taken-back' "
	"AND deal_point.seat = sheet_total_point.seat), 0) "
	"FROM total_standing JOIN sheet_total_point ON total = total_standing.id "
	"WHERE total_standing.game_table = ? ORDER BY seat", NULL };

static void read_against(sqlite3_stmt *st, void *item)
{
	struct book_totals_against *against = item;

	*against = (struct book_totals_against){ .table = sqlite3_column_int64(st, 0), .round = sql_int(st, 1),
		.table_no = sql_int(st, 2) };
}

static bool complete_against(struct book *s, void *item, struct err *e)
{
	struct book_totals_against *against = item;
	sqlite3_stmt *st = sql_start(s, &sql_against_seats, VALUES(INT(against->table)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e)) {
		int seat = sql_int(st, 0);
		if (!sql_is_seat(seat))
			continue;
		against->seats = seat + 1;
		against->totals[seat] = sqlite3_column_int64(st, 1);
		against->deals[seat] = sqlite3_column_int64(st, 2);
	}
	return row == 0;
}

static const struct row against_row = { sizeof(struct book_totals_against), read_against, complete_against };
/* Sheets that have all the deals their totals cover. */
static const struct sql sql_whole_totals = { "SELECT game_table.id, round, game_table.no FROM total_standing "
	"JOIN game_table ON game_table.id = total_standing.game_table "
	"WHERE event = ?1 AND ?2 IN (0, game_table.id) "
	"AND total_standing.deals = (SELECT count(*) FROM deal WHERE deal.game_table = game_table.id AND current "
	"AND state NOT IN ('redeal', 'taken-back', 'open') AND NOT " IS_UNPLAYED ") "
	"ORDER BY round, game_table.no",
	&against_row };

bool book_totals_against(struct book *s, int64_t event, int64_t table, struct book_totals_against **list,
	size_t *count, struct err *e)
{
	struct list found = { 0 };
	bool done = sql_list(s, &sql_whole_totals, VALUES(INT(event), INT(table)), &found, e);

	*list = found.items;
	*count = 0;
	for (size_t i = 0; i < found.count; i++) {
		struct book_totals_against *one = &(*list)[i];
		if (memcmp(one->totals, one->deals, sizeof one->totals) != 0)
			(*list)[(*count)++] = *one;
	}
	return done;
}

/* ---- the time of a sheet ----------------------------------------------------------------------- */

static const struct sql sql_sheet_written = {
	"SELECT coalesce(max(at), '') FROM (SELECT min(step.at) AS at FROM deal "
	"JOIN step ON step.id = deal.step WHERE game_table = ?1 AND NOT step.undone GROUP BY deal.no "
	"UNION ALL SELECT step.at FROM total_standing JOIN step ON step.id = total_standing.step WHERE "
	"game_table = ?1)",
	&short_row
};

bool book_sheet_written(struct book *s, int64_t table, char at[BOOK_SHORT], struct err *e)
{
	at[0] = '\0';
	return sql_one(s, &sql_sheet_written, VALUES(INT(table)), at, e) >= 0;
}
