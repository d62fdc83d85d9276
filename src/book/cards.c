/* The cards of deals, and the seeds of rounds that play duplicate deals. Both are only ever added. */
#include "book/inner.h"

#include <limits.h>
#include <string.h>

/* ---- cards ------------------------------------------------------------------------------------- */

static void read_cards(sqlite3_stmt *st, void *item)
{
	struct book_cards *cards = item;

	memset(cards, 0, sizeof *cards);
	cards->id = sqlite3_column_int64(st, 0);
	cards->table = sqlite3_column_int64(st, 1);
	cards->no = sql_int(st, 2);
	cards->after_revision = sql_int(st, 3);
	cards->step = sqlite3_column_int64(st, 4);
	sql_text(st, 5, cards->at, sizeof cards->at);
	sql_text(st, 6, cards->operator_name, sizeof cards->operator_name);
}

static bool read_rows(struct book *s, void *item, struct err *e)
{
	struct book_cards *cards = item;
	sqlite3_stmt *st = sql_start(s, SQL_CARDS_ROWS, VALUES(INT(cards->id)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e)) {
		if (cards->play.count == GAME_CARDS_ROWS)
			continue;
		struct game_cards_row *out = &cards->play.rows[cards->play.count++];
		sql_text(st, 0, out->kind, sizeof out->kind);
		out->no = sql_int(st, 1);
		sql_text(st, 2, out->words, sizeof out->words);
	}
	return row == 0 && sql_sound(s, sql_is_number(cards->no), e);
}

const struct row cards_row = { sizeof(struct book_cards), read_cards, read_rows };

bool book_cards_find(struct book *s, int64_t table, int no, int revision, struct book_cards *out,
	struct err *e)
{
	int at = revision > 0 ? revision : INT_MAX;

	out->id = 0;
	return sql_one(s, SQL_CARDS_OF, VALUES(INT(table), INT(no), INT(at)), out, e) >= 0;
}

static bool same_play(const struct game_cards *a, const struct game_cards *b)
{
	for (int i = 0; i < a->count; i++) {
		const struct game_cards_row *row = &a->rows[i], *other = game_cards_find(b, row->kind, row->no);
		if (!other || strcmp(row->words, other->words) != 0)
			return false;
	}
	return a->count == b->count;
}

static bool write_rows(struct book *s, const struct book_cards *cards, struct err *e)
{
	for (int i = 0; i < cards->play.count; i++) {
		const struct game_cards_row *row = &cards->play.rows[i];
		if (!sql_run(s, SQL_CARDS_ROW_ADD, VALUES(INT(cards->id), INT(i), TEXT(row->kind), INT(row->no),
			TEXT(row->words)), e))
			return false;
	}
	return true;
}

bool book_cards_put(struct book *s, struct book_cards *cards, int revision, bool *again, struct err *e)
{
	const struct value now = NOTHING, before = INT(revision - 1);
	struct book_cards standing;

	if (!book_cards_find(s, cards->table, cards->no, revision, &standing, e))
		return false;
	*again = standing.id && same_play(&standing.play, &cards->play);
	if (*again) {
		cards->id = standing.id;
		return true;
	}
	if (!book_step(s, e)
		|| !sql_run(s, SQL_CARDS_ADD, VALUES(INT(cards->table), INT(cards->no), INT(s->step),
			revision > 0 ? before : now), e))
		return false;
	cards->id = sqlite3_last_insert_rowid(s->db);
	return write_rows(s, cards, e);
}

static bool list_numbers(struct book *s, enum sql which, int64_t table, int **list, size_t *count,
	struct err *e)
{
	struct list numbers = { 0 };
	bool done = sql_list(s, which, VALUES(INT(table)), &numbers, e);

	*list = numbers.items;
	*count = numbers.count;
	return done;
}

bool book_cards_numbers(struct book *s, int64_t table, int **list, size_t *count, struct err *e)
{
	return list_numbers(s, SQL_CARDS_NUMBERS, table, list, count, e);
}

bool book_cards_waiting(struct book *s, int64_t table, int **list, size_t *count, struct err *e)
{
	return list_numbers(s, SQL_CARDS_WAITING, table, list, count, e);
}

/* ---- duplicate deals --------------------------------------------------------------------------- */

static void read_duplicate(sqlite3_stmt *st, void *item)
{
	struct book_duplicate *duplicate = item;

	duplicate->id = sqlite3_column_int64(st, 0);
	sql_text(st, 1, duplicate->seed, sizeof duplicate->seed);
	duplicate->deals = sql_int(st, 2);
}

static bool check_duplicate(struct book *s, void *item, struct err *e)
{
	return sql_sound(s, sql_is_number(((const struct book_duplicate *)item)->deals), e);
}

const struct row duplicate_row = { sizeof(struct book_duplicate), read_duplicate, check_duplicate };

bool book_duplicate_find(struct book *s, int64_t event, int round, struct book_duplicate *out,
	struct err *e)
{
	*out = (struct book_duplicate){ .event = event, .round = round };
	return sql_one(s, SQL_DUPLICATE, VALUES(INT(event), INT(round)), out, e) >= 0;
}

bool book_duplicate_put(struct book *s, struct book_duplicate *duplicate, struct err *e)
{
	struct book_duplicate standing;

	if (!book_duplicate_find(s, duplicate->event, duplicate->round, &standing, e)
		|| !book_round_add(s, duplicate->event, duplicate->round, e))
		return false;
	if (standing.id && standing.deals == duplicate->deals && strcmp(standing.seed, duplicate->seed) == 0) {
		duplicate->id = standing.id;
		return true;
	}
	if (!book_step(s, e)
		|| !sql_run(s, SQL_DUPLICATE_ADD,
			VALUES(INT(duplicate->event), INT(duplicate->round), TEXT(duplicate->seed),
				INT(duplicate->deals), INT(s->step)),
			e))
		return false;
	duplicate->id = sqlite3_last_insert_rowid(s->db);
	return true;
}
