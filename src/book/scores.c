/* Add up the sums for the standings by a few aggregate queries. */
#include "book/inner.h"

#include <stdlib.h>

/* The owner of a deal in seat.seat: the player of that time, or the first one. */
#define SITS(no, first) \
	"coalesce((SELECT sitting.entry FROM sitting WHERE sitting.game_table = game_table.id " \
	"AND sitting.seat = seat.seat AND from_deal <= CASE WHEN " FOR_ABSENT("game_table.event") \
	"THEN 1 ELSE " no " END ORDER BY from_deal DESC LIMIT 1), " first ")"

static void read_score(sqlite3_stmt *st, void *item)
{
	struct book_score *score = item;

	score->table = sqlite3_column_int64(st, 0);
	score->entry = sqlite3_column_int64(st, 1);
	score->round = sql_int(st, 2);
	score->table_no = sql_int(st, 3);
	score->seat = sql_int(st, 4);
	score->deals = sql_int(st, 5);
	score->points = sqlite3_column_int64(st, 6);
	score->declared = sql_int(st, 7);
	score->made = sql_int(st, 8);
	score->last = sql_int(st, 9);
	score->total_deals = sql_int(st, 10);
	score->unplayed = sql_int(st, 11);
}

static bool check_score(struct book *s, void *item, struct err *e)
{
	const struct book_score *score = item;

	return sql_sound(s,
		sql_is_seat(score->seat) && sql_is_number(score->round) && sql_is_number(score->table_no),
		e);
}

const struct row score_row = { sizeof(struct book_score), read_score, check_score };

static int by_place(const void *a, const void *b)
{
	const struct book_score *x = a, *y = b;

	return x->round != y->round ? x->round - y->round : x->table_no != y->table_no ? x->table_no - y->table_no
		: x->seat != y->seat ? x->seat - y->seat : x->last - y->last;
}

/* Mark the main player of a shared seat, who gets the points of totals. */
static void share_seat(struct book_score *scores, size_t count)
{
	size_t main = 0;

	for (size_t i = 1; i < count; i++)
		main = scores[i].deals >= scores[main].deals ? i : main;
	for (size_t i = 0; i < count; i++) {
		scores[i].is_main = i == main;
		if (scores[i].total_deals > 0 && i != main)
			scores[i].points = 0;
	}
}

/*
 * The seats of tables without takeovers, in the order of the indexes, whose points add_points adds; then the
 * players of each seat at tables with takeovers.
 */
#define COUNTED_ROUNDS "game_table.event = ?1 AND (?2 = 0 OR game_table.round <= ?2) "
#define UNTURNED_TABLES COUNTED_ROUNDS \
	"AND game_table.id NOT IN (SELECT game_table FROM total_counting) " \
	"AND game_table.id NOT IN (SELECT game_table FROM substitute) "
static const struct sql sql_scores = {
	"SELECT game_table.id, entry, round, no, seat, 0, 0, 0, 0, 0, 0, 0 FROM game_table "
	"CROSS JOIN seat ON seat.game_table = game_table.id AND entry IS NOT NULL WHERE " UNTURNED_TABLES
	"UNION ALL SELECT game_table.id, " SITS("deal.no", "seat.entry") ", game_table.round, game_table.no, "
	"seat.seat, count(*), sum(points), "
	"count(*) FILTER (WHERE declarer = seat.seat AND bid <> '' AND state = 'played'), "
	"sum(made) FILTER (WHERE declarer = seat.seat AND bid <> '' AND state = 'played'), max(deal.no), 0, "
	"count(*) FILTER (WHERE " IS_UNPLAYED ") "
	"FROM game_table JOIN seat ON seat.game_table = game_table.id AND seat.entry IS NOT NULL "
	"JOIN deal ON deal.game_table = game_table.id AND deal.current "
	"JOIN deal_point ON deal_point.deal = deal.id AND deal_point.seat = seat.seat "
	"WHERE " COUNTED_ROUNDS "AND game_table.id NOT IN (SELECT game_table FROM total_counting) "
	"AND game_table.id IN (SELECT game_table FROM substitute) "
	"GROUP BY game_table.round, game_table.no, seat.seat, 2", &score_row };
/* Few events have totals, and the view takes as long as everything else. */
static const struct sql sql_total_scores = { "SELECT game_table.id, entry, game_table.round, game_table.no, "
	"total_sitting.seat, "
	"CASE WHEN " FOR_ABSENT("?1") "THEN total_counting.deals ELSE total_sitting.deals END, "
	"points, 0, 0, last, total_counting.deals, 0 "
	"FROM total_counting JOIN game_table ON game_table.id = total_counting.game_table "
	"JOIN total_sitting ON total_sitting.id = total_counting.id "
	"JOIN sheet_total_point ON total = total_counting.id AND sheet_total_point.seat = total_sitting.seat "
	"WHERE " COUNTED_ROUNDS "AND (NOT " FOR_ABSENT("?1") "OR entry = (SELECT seat.entry FROM seat "
	"WHERE seat.game_table = game_table.id AND seat.seat = total_sitting.seat))", &score_row };
/* In one pass over the deals: a join of the seats would read each deal once a seat. */
static const struct sql sql_score_points = { "SELECT game_table.id, seat, deal.no, points, "
	"CASE WHEN declarer = seat THEN CASE WHEN bid <> '' AND state = 'played' "
	"THEN 1 + coalesce(made, 0) END END, " IS_UNPLAYED
	"FROM game_table CROSS JOIN deal ON deal.game_table = game_table.id AND deal.current "
	"CROSS JOIN deal_point ON deal_point.deal = deal.id WHERE " UNTURNED_TABLES
	"ORDER BY game_table.round, game_table.no", NULL };

/* Add deals and points to the seats, which are sorted by place; leave out seats without a deal. */
static bool add_points(struct book *s, int64_t event, int upto, struct book_score *list, size_t *count,
	struct err *e)
{
	sqlite3_stmt *st = sql_start(s, &sql_score_points, VALUES(INT(event), INT(upto)), e);
	int row = st ? sql_next(s, st, e) : -1;
	size_t first = 0, kept = 0;

	for (; row == 1; row = sql_next(s, st, e)) {
		const int64_t table = sqlite3_column_int64(st, 0);
		const int seat = sql_int(st, 1), no = sql_int(st, 2), declared = sql_int(st, 4);
		size_t at = first;
		while (at < *count && list[at].table != table)
			at++;
		/* A table where nobody sits any more is not among them. */
		if (at == *count)
			continue;
		for (first = at; at < *count && list[at].table == table && list[at].seat != seat;)
			at++;
		if (at == *count || list[at].table != table)
			continue;
		struct book_score *score = &list[at];
		score->deals++;
		score->last = no > score->last ? no : score->last;
		score->points += sql_int(st, 3);
		score->declared += declared > 0;
		score->made += declared > 0 ? declared - 1 : 0;
		score->unplayed += sql_int(st, 5);
	}
	for (size_t i = 0; i < *count; i++) {
		if (list[i].deals > 0 || list[i].total_deals > 0)
			list[kept++] = list[i];
	}
	*count = kept;
	return row == 0;
}

bool book_scores(struct book *s, int64_t event, int upto, struct book_score **list, size_t *count,
	struct err *e)
{
	const struct value *values = VALUES(INT(event), INT(upto));
	struct list scores = { 0 };
	int totals = 0;
	bool done = book_total_tables(s, event, &totals, e) && sql_list(s, &sql_scores, values, &scores, e)
		&& (totals == 0 || sql_list(s, &sql_total_scores, values, &scores, e));
	struct book_score *all = *list = scores.items;
	*count = scores.count;
	size_t sorted = 1;
	while (sorted < *count && by_place(&all[sorted - 1], &all[sorted]) <= 0)
		sorted++;
	if (sorted < *count)
		list_sort(all, *count, sizeof *all, by_place);
	if (!done || !add_points(s, event, upto, all, count, e)) {
		book_free(all);
		*list = NULL;
		*count = 0;
		return false;
	}
	for (size_t i = 0, n; i < *count; i += n) {
		for (n = 1; i + n < *count; n++) {
			if (all[i + n].table != all[i].table || all[i + n].seat != all[i].seat)
				break;
		}
		share_seat(&all[i], n);
	}
	return true;
}

static void read_point(sqlite3_stmt *st, void *item)
{
	*(struct book_point *)item = (struct book_point){ .table = sqlite3_column_int64(st, 0),
		.round = sql_int(st, 1), .table_no = sql_int(st, 2), .deal_no = sql_int(st, 3),
		.seat = sql_int(st, 4),
		.entry = sqlite3_column_int64(st, 5), .points = sql_int(st, 6), .dealer = sql_int(st, 7) };
}

static bool check_point(struct book *s, void *item, struct err *e)
{
	const struct book_point *point = item;

	return sql_sound(s, sql_is_seat(point->seat) && sql_is_seat(point->dealer) && sql_is_number(point->round)
		&& sql_is_number(point->deal_no), e);
}

static int by_deal(const void *a, const void *b)
{
	const struct book_point *x = a, *y = b;

	if (x->round != y->round)
		return x->round - y->round;
	if (x->deal_no != y->deal_no)
		return x->deal_no - y->deal_no;
	return x->seat != y->seat ? x->seat - y->seat : x->table_no - y->table_no;
}

/* Tables that count by their deals; those without takeovers, with n seats for a bit n of `seats`. */
#define BY_DEALS "game_table.id NOT IN (SELECT game_table FROM total_counting) "
#define UNTURNED(seats) "(" seats " >> (SELECT count(entry) FROM seat " \
	"WHERE seat.game_table = game_table.id) & 1 " \
	"AND game_table.id NOT IN (SELECT game_table FROM substitute)) "

/* In the order of the indexes; takeovers are looked up only at tables that have some. */
const struct row point_row = { sizeof(struct book_point), read_point, check_point };
static const struct sql sql_points = {
	"SELECT game_table.id, game_table.round, game_table.no, deal.no, seat.seat, "
	"CASE WHEN game_table.id IN (SELECT game_table FROM substitute) THEN " SITS("deal.no", "seat.entry") " "
	"ELSE seat.entry END, points, dealer "
	"FROM game_table JOIN seat ON seat.game_table = game_table.id AND seat.entry IS NOT NULL "
	"JOIN deal ON deal.game_table = game_table.id AND deal.current AND state IN ('played', 'ruled') "
	"JOIN deal_point ON deal_point.deal = deal.id AND deal_point.seat = seat.seat "
	"WHERE game_table.event = ?1 AND (?2 = 0 OR game_table.round = ?2) "
	"AND (?3 = 0 OR NOT (" UNTURNED("?3") "OR " IS_UNPLAYED ")) AND " BY_DEALS, &point_row };

static bool list_points(struct book *s, const struct value *values, struct book_point **list, size_t *count,
	struct err *e)
{
	struct list points = { 0 };
	bool done = sql_list(s, &sql_points, values, &points, e);

	if (done && points.count > 1)
		list_sort(points.items, points.count, sizeof(struct book_point), by_deal);
	*list = points.items;
	*count = points.count;
	return done;
}

bool book_points(struct book *s, int64_t event, int round, struct book_point **list, size_t *count,
	struct err *e)
{
	return list_points(s, VALUES(INT(event), INT(round), INT(0)), list, count, e);
}

bool book_points_apart(struct book *s, int64_t event, unsigned seats, struct book_point **list, size_t *count,
	struct err *e)
{
	return list_points(s, VALUES(INT(event), INT(0), INT(seats)), list, count, e);
}

static void read_meeting(sqlite3_stmt *st, void *item)
{
	struct book_meeting *meeting = item;

	meeting->deals = sql_int(st, 0);
	for (int seat = 0; seat < BOOK_MEETING; seat++) {
		meeting->entry[seat] = sqlite3_column_int64(st, 1 + 2 * seat);
		meeting->points[seat] = sql_int(st, 2 + 2 * seat);
	}
}

/* One pass over deals and points; a join with the seats would look up each point separately. */
#define AT(seat) "(SELECT entry FROM seat WHERE seat.game_table = game_table.id AND seat.seat = " seat "), " \
	"sum(points) FILTER (WHERE seat = " seat ")"
const struct row meeting_row = { sizeof(struct book_meeting), read_meeting, NULL };
static const struct sql sql_meetings = {
	"SELECT count(*) FILTER (WHERE seat = 0), " AT("0") ", " AT("1") ", " AT("2") ", " AT("3") " "
	"FROM game_table CROSS JOIN deal ON deal.game_table = game_table.id AND deal.current "
	"AND state IN ('played', 'ruled') CROSS JOIN deal_point ON deal_point.deal = deal.id "
	"WHERE event = ?1 AND NOT " IS_UNPLAYED "AND " UNTURNED("?2") "AND " BY_DEALS
	"GROUP BY game_table.round, game_table.no", &meeting_row };

bool book_meetings(struct book *s, int64_t event, unsigned seats, struct book_meeting **list, size_t *count,
	struct err *e)
{
	return sql_all(s, &sql_meetings, VALUES(INT(event), INT(seats)), list, count, e);
}

static const struct sql sql_total_tables = { "SELECT count(*) FROM total_counting "
	"JOIN game_table ON game_table.id = total_counting.game_table WHERE event = ?", &int_row };

bool book_total_tables(struct book *s, int64_t event, int *tables, struct err *e)
{
	return sql_one(s, &sql_total_tables, VALUES(INT(event)), tables, e) == 1;
}

static void read_declared(sqlite3_stmt *st, void *item)
{
	struct book_declared *declared = item;

	declared->entry = sqlite3_column_int64(st, 0);
	sql_text(st, 1, declared->bid, sizeof declared->bid);
	declared->deals = sql_int(st, 2);
	declared->made = sql_int(st, 3);
}

const struct row declared_row = { sizeof(struct book_declared), read_declared, NULL };
/* Who sat there is looked up at tables with takeovers alone: the view of all seats takes long a deal. */
#define DECLARED(who, of) "SELECT " who " AS entry, bid, count(*) AS deals, sum(made) AS made " \
	"FROM game_table JOIN deal ON deal.game_table = game_table.id AND deal.current AND state = 'played' " \
	"JOIN seat ON seat.game_table = game_table.id AND seat.seat = deal.declarer " \
	"WHERE game_table.event = ?1 AND seat.entry IS NOT NULL AND bid <> '' " \
	"AND game_table.id NOT IN (SELECT game_table FROM total_counting) " \
	"AND game_table.id " of " (SELECT game_table FROM substitute) GROUP BY 1, bid "
static const struct sql sql_declared = { "SELECT entry, bid, sum(deals), sum(made) FROM ("
	DECLARED("seat.entry", "NOT IN") "UNION ALL " DECLARED(SITS("deal.no", "seat.entry"), "IN")
	") GROUP BY 1, bid", &declared_row };

bool book_declared(struct book *s, int64_t event, struct book_declared **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_declared, VALUES(INT(event)), list, count, e);
}
