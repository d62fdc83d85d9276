/* Sums for the standings: one aggregate query each. */
#include "store/inner.h"

static void read_score(sqlite3_stmt *st, void *item)
{
	struct store_score *score = item;

	score->table = sqlite3_column_int64(st, 0);
	score->entry = sqlite3_column_int64(st, 1);
	score->round = sql_int(st, 2);
	score->table_no = sql_int(st, 3);
	score->seat = sql_int(st, 4);
	score->deals = sql_int(st, 5);
	score->points = sqlite3_column_int64(st, 6);
	score->declared = sql_int(st, 7);
	score->made = sql_int(st, 8);
}

static bool check_score(struct store *s, void *item, struct err *e)
{
	const struct store_score *score = item;

	return sql_sound(s, sql_is_seat(score->seat) && sql_is_number(score->round) && sql_is_number(score->table_no), e);
}

const struct row score_row = { sizeof(struct store_score), read_score, check_score };

bool store_scores(struct store *s, int64_t event, struct store_score **list, size_t *count, struct err *e)
{
	struct list scores = { 0 };
	bool done = sql_list(s, SQL_SCORES, VALUES(INT(event)), &scores, e);

	*list = scores.items;
	*count = scores.count;
	return done;
}

static void read_declared(sqlite3_stmt *st, void *item)
{
	struct store_declared *declared = item;

	declared->entry = sqlite3_column_int64(st, 0);
	sql_text(st, 1, declared->bid, sizeof declared->bid);
	declared->deals = sql_int(st, 2);
	declared->made = sql_int(st, 3);
}

const struct row declared_row = { sizeof(struct store_declared), read_declared, NULL };

bool store_declared(struct store *s, int64_t event, struct store_declared **list, size_t *count, struct err *e)
{
	struct list bids = { 0 };
	bool done = sql_list(s, SQL_DECLARED, VALUES(INT(event)), &bids, e);

	*list = bids.items;
	*count = bids.count;
	return done;
}
