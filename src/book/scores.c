/* Sums for the standings: a few aggregate queries. */
#include "book/inner.h"

#include <stdlib.h>

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

/* Whoever shared a seat: the main one of them; of totals, whose deals nobody knows, the points are his. */
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

static bool same_seat(const struct book_score *a, const struct book_score *b)
{
	return a->table == b->table && a->seat == b->seat;
}

bool book_scores(struct book *s, int64_t event, struct book_score **list, size_t *count, struct err *e)
{
	static const enum sql parts[] = { SQL_SCORES_TURNED, SQL_SCORES_TOTAL };
	struct list scores = { 0 };
	bool done = sql_list(s, SQL_SCORES, VALUES(INT(event)), &scores, e);
	size_t plain = scores.count;

	for (int i = 0; done && i < 2; i++)
		done = sql_list(s, parts[i], VALUES(INT(event)), &scores, e);
	struct book_score *all = scores.items;
	if (done && scores.count > plain)
		qsort(all, scores.count, sizeof *all, by_place);
	for (size_t i = 0, n; done && i < scores.count; i += n) {
		for (n = 1; i + n < scores.count && same_seat(&all[i], &all[i + n]); n++)
			continue;
		share_seat(&all[i], n);
	}
	*list = done ? all : NULL;
	*count = done ? scores.count : 0;
	return done;
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

bool book_declared(struct book *s, int64_t event, struct book_declared **list, size_t *count, struct err *e)
{
	struct list bids = { 0 };
	bool done = sql_list(s, SQL_DECLARED, VALUES(INT(event)), &bids, e);

	*list = bids.items;
	*count = bids.count;
	return done;
}
