/* Rounds, tables, seats. */
#include "base/messages.h"
#include "store/inner.h"

#include <stdio.h>
#include <string.h>

/* ---- rounds ------------------------------------------------------------------------------------ */

bool store_round_add(struct store *s, int64_t event, int round, struct err *e)
{
	int no;

	if (round < 1)
		return err_set(e, ERR_REFUSED, &msg_number_wrong, MSG_ARGS(num_of(round).text));
	int found = sql_one(s, SQL_ROUND_FIND, VALUES(INT(event), INT(round)), &no, e);
	if (found != 0)
		return found == 1;
	return store_step(s, e) && sql_run(s, SQL_ROUND_ADD, VALUES(INT(event), INT(round), INT(s->step)), e);
}

bool store_rounds(struct store *s, int64_t event, int **list, size_t *count, struct err *e)
{
	struct list rounds = { 0 };
	bool done = sql_list(s, SQL_ROUNDS, VALUES(INT(event)), &rounds, e);

	*list = rounds.items;
	*count = rounds.count;
	return done;
}

bool store_round_remove(struct store *s, int64_t event, int round, struct err *e)
{
	struct store_table table;
	int no;
	int found = sql_one(s, SQL_ROUND_FIND, VALUES(INT(event), INT(round)), &no, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_round_unknown, MSG_ARGS(num_of(round).text));
	if (found != 1)
		return false;
	found = sql_one(s, SQL_TABLES, VALUES(INT(event), INT(round)), &table, e);
	if (found == 1)
		return err_set(e, ERR_CONFLICT, &msg_round_in_use, MSG_ARGS(num_of(round).text, num_of(table.no).text));
	return found == 0 && store_step(s, e)
		&& sql_run(s, SQL_ROUND_REMOVE, VALUES(INT(event), INT(round), INT(s->step)), e);
}

/* ---- reading tables ---------------------------------------------------------------------------- */

static void read_table(sqlite3_stmt *st, void *item)
{
	struct store_table *table = item;

	*table = (struct store_table){ .id = sqlite3_column_int64(st, 0), .event = sqlite3_column_int64(st, 1),
		.round = sql_int(st, 2), .no = sql_int(st, 3), .is_signed = sql_int(st, 4) != 0 };
	sql_text(st, 5, table->signed_by, sizeof table->signed_by);
	table->is_checked = sql_int(st, 6) != 0;
	sql_text(st, 7, table->checked_by, sizeof table->checked_by);
}

static bool read_seats(struct store *s, void *item, struct err *e)
{
	struct store_table *table = item;
	sqlite3_stmt *st = sql_start(s, SQL_SEATS, VALUES(INT(table->id)), e);
	int row = st ? sql_next(s, st, e) : -1;
	char name[STORE_NAME], mark[STORE_SHORT];

	table->seat_count = 0;
	for (; row == 1; row = sql_next(s, st, e)) {
		int seat = sql_int(st, 0);
		/* One behind the other: who divides by their number, or asks who sits there, relies on it. */
		if (!sql_sound(s, sql_is_seat(seat) && seat == table->seat_count, e)) {
			sqlite3_reset(st);
			return false;
		}
		sql_text(st, 2, name, sizeof name);
		sql_text(st, 3, mark, sizeof mark);
		table->entry[seat] = sqlite3_column_int64(st, 1);
		table->start_no[seat] = sql_int(st, 4);
		snprintf(table->player[seat], sizeof table->player[seat], mark[0] ? "%s (%s)" : "%s%s", name, mark);
		table->seat_count = seat + 1;
	}
	return row == 0 && sql_sound(s, table->seat_count >= FEWEST_SEATS && sql_is_number(table->round)
		&& sql_is_number(table->no), e);
}

const struct row table_row = { sizeof(struct store_table), read_table, read_seats };

bool store_table_find(struct store *s, int64_t event, int round, int no, struct store_table *out, struct err *e)
{
	int found = sql_one(s, SQL_TABLE_FIND, VALUES(INT(event), INT(round), INT(no)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_table_unknown, MSG_ARGS(num_of(round).text, num_of(no).text));
	return found == 1;
}

bool store_table_count(struct store *s, int64_t event, int *count, struct err *e)
{
	return sql_one(s, SQL_TABLE_COUNT, VALUES(INT(event)), count, e) == 1;
}

static bool table_by_id(struct store *s, int64_t id, struct store_table *out, struct err *e)
{
	int found = sql_one(s, SQL_TABLE_BY_ID, VALUES(INT(id)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_table_no_row, MSG_ARGS(num_of(id).text));
	return found == 1;
}

bool store_tables(struct store *s, int64_t event, int round, struct store_table **list, size_t *count,
	struct err *e)
{
	struct list tables = { 0 };
	bool done = sql_list(s, SQL_TABLES, VALUES(INT(event), INT(round)), &tables, e);

	*list = tables.items;
	*count = tables.count;
	return done;
}

void store_seats_write(struct buf *b, const struct store_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		buf_printf(b, "%s%s=", seat > 0 ? " " : "", text_seat_code(seat));
		text_quote(b, table->player[seat]);
	}
}

/* ---- changing tables --------------------------------------------------------------------------- */

/* Every seat taken by an entry of the event, nobody twice. */
static bool check_seats(struct store *s, const struct store_table *table, struct err *e)
{
	struct store_entry entry;

	if (table->seat_count < FEWEST_SEATS || table->seat_count > STORE_SEATS) {
		return err_set(e, ERR_REFUSED, &msg_seats_wrong, MSG_ARGS(num_of(table->seat_count).text,
			num_of(STORE_SEATS).text));
	}
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (!entry_of_event(s, table->event, table->entry[seat], &entry, e))
			return false;
		for (int other = 0; other < seat; other++) {
			if (table->entry[other] == table->entry[seat])
				return err_set(e, ERR_REFUSED, &msg_seated_twice, MSG_ARGS(entry.player.name));
		}
	}
	return true;
}

static bool put_seats(struct store *s, const struct store_table *table, struct err *e)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (!sql_run(s, SQL_SEAT_PUT,
			VALUES(INT(table->id), INT(seat), INT(table->entry[seat]), INT(s->step)), e))
			return false;
	}
	return true;
}

bool store_table_add(struct store *s, struct store_table *table, struct err *e)
{
	int64_t taken = 0;

	if (table->no < 1)
		return err_set(e, ERR_REFUSED, &msg_number_wrong, MSG_ARGS(num_of(table->no).text));
	if (!check_seats(s, table, e))
		return false;
	int found = sql_one(s, SQL_TABLE_ID, VALUES(INT(table->event), INT(table->round), INT(table->no)), &taken, e);
	if (found == 1) {
		return err_set(e, ERR_CONFLICT, &msg_table_taken, MSG_ARGS(num_of(table->round).text,
			num_of(table->no).text));
	}
	if (found < 0 || !store_round_add(s, table->event, table->round, e) || !store_step(s, e)
		|| sql_one(s, SQL_TABLE_ADD, VALUES(INT(table->event), INT(table->round), INT(table->no),
		INT(s->step)), &table->id, e) != 1)
		return false;
	return put_seats(s, table, e) && read_seats(s, table, e);
}

static bool same_seats(const struct store_table *a, const struct store_table *b)
{
	if (a->seat_count != b->seat_count)
		return false;
	for (int seat = 0; seat < a->seat_count; seat++) {
		if (a->entry[seat] != b->entry[seat])
			return false;
	}
	return true;
}

bool store_table_reseat(struct store *s, const struct store_table *table, struct err *e)
{
	struct store_table was, now = *table;
	int has_deal = 0;

	if (!table_by_id(s, table->id, &was, e))
		return false;
	if (same_seats(&was, &now))
		return true;
	now.event = was.event;
	struct num round = num_of(was.round), no = num_of(was.no);
	if (was.is_signed)
		return err_set(e, ERR_CONFLICT, &msg_sheet_signed, MSG_ARGS(round.text, no.text));
	if (!check_seats(s, &now, e)
		|| sql_one(s, SQL_TABLE_HAS_DEAL, VALUES(INT(was.id)), &has_deal, e) != 1)
		return false;
	if (has_deal && was.seat_count != now.seat_count) {
		return err_set(e, ERR_CONFLICT, &msg_seats_in_use, MSG_ARGS(round.text, no.text,
			num_of(was.seat_count).text));
	}
	/* Cleared first: two who change seats would else sit on the same one for a moment. */
	return store_step(s, e) && sql_run(s, SQL_SEAT_CLEAR, VALUES(INT(was.id), INT(s->step)), e)
		&& put_seats(s, &now, e) && sheet_uncheck(s, was.id, e);
}

/* Who seated a table last, and when. */
struct seated_by {
	char operator_name[STORE_NAME], at[32];
};

static void read_seated_by(sqlite3_stmt *st, void *item)
{
	struct seated_by *by = item;

	sql_text(st, 0, by->operator_name, sizeof by->operator_name);
	sql_text(st, 1, by->at, sizeof by->at);
}

const struct row seated_by_row = { sizeof(struct seated_by), read_seated_by, NULL };

/* "A=Kiss Péter B=Nagy Éva"; of the seats that nobody said nothing. */
static void write_seats(struct buf *b, const struct store_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (table->player[seat][0])
			buf_printf(b, "%s%c=%s", b->len > 0 ? " " : "", 'A' + seat, table->player[seat]);
	}
}

bool store_table_is_as_seen(struct store *s, const struct store_table *seen, struct err *e)
{
	struct store_table now;
	struct seated_by by = { "", "" };
	struct buf who = { 0 }, old = { 0 }, new = { 0 };
	bool same = true;

	if (!table_by_id(s, seen->id, &now, e))
		return false;
	for (int seat = 0; seat < STORE_SEATS; seat++)
		same = same && (!seen->player[seat][0] || strcmp(seen->player[seat], now.player[seat]) == 0);
	if (same || sql_one(s, SQL_SEATS_BY, VALUES(INT(now.id)), &by, e) < 0)
		return same;
	store_by_whom(&who, by.operator_name, by.at);
	write_seats(&old, seen);
	write_seats(&new, &now);
	err_set(e, ERR_CONFLICT, &msg_seats_changed, MSG_ARGS(num_of(now.no).text, buf_text(&who), buf_text(&old),
		buf_text(&new)));
	buf_free(&who);
	buf_free(&old);
	buf_free(&new);
	return false;
}

/* What stands in the way of taking a table back: a deal, cards, a ruling; 0: nothing, -1: error. */
static int first_of_table(struct store *s, int64_t table, const struct msg **what, struct err *e)
{
	static const struct { enum sql sql; const struct msg *what; } kinds[] = {
		{ SQL_DEALS, &msg_table_has_deal }, { SQL_CARDS_WAITING, &msg_table_has_cards },
		{ SQL_TABLE_RULED, &msg_table_has_ruling },
	};
	union { struct store_deal deal; int no; } first;

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		int found = sql_one(s, kinds[i].sql, VALUES(INT(table)), &first, e);
		int no = kinds[i].sql == SQL_DEALS ? first.deal.no : first.no;
		*what = kinds[i].what;
		if (found < 0 || (found == 1 && no > 0))
			return found < 0 ? -1 : no;
	}
	return 0;
}

bool store_table_remove(struct store *s, int64_t table, struct err *e)
{
	struct store_table was;
	const struct msg *what = NULL;

	if (!table_by_id(s, table, &was, e))
		return false;
	struct num round = num_of(was.round), no = num_of(was.no);
	int deal = first_of_table(s, table, &what, e);
	if (deal > 0)
		return err_set(e, ERR_CONFLICT, what, MSG_ARGS(round.text, no.text, num_of(deal).text));
	if (was.is_signed)
		return err_set(e, ERR_CONFLICT, &msg_sheet_signed, MSG_ARGS(round.text, no.text));
	return deal == 0 && store_step(s, e) && round_touch(s, was.event, was.round, e)
		&& sql_run(s, SQL_SEAT_CLEAR, VALUES(INT(table), INT(s->step)), e)
		&& sql_run(s, SQL_TABLE_REMOVE, VALUES(INT(table), INT(s->step)), e);
}

bool store_sheet_sign(struct store *s, int64_t table, const char *by, struct err *e)
{
	struct store_table was;
	char name[STORE_NAME];

	if (!table_by_id(s, table, &was, e) || !store_name_set(name, sizeof name, by ? by : "", e)
		|| !name_tidy(name, true, e))
		return false;
	/* Signing again without a name leaves the name that is there. */
	if (was.is_signed == (by != NULL) && (!name[0] || strcmp(was.signed_by, name) == 0))
		return true;
	struct value signature = { by ? VALUE_TEXT : VALUE_NULL, 0, name };
	return store_step(s, e) && round_touch(s, was.event, was.round, e)
		&& sql_run(s, SQL_TABLE_SIGN, VALUES(INT(table), signature, INT(s->step)), e);
}

/* ---- checked by a second person ------------------------------------------------------------------ */

bool store_sheet_check(struct store *s, int64_t table, const char *by, struct err *e)
{
	struct store_table was;
	char name[STORE_NAME];

	if (!table_by_id(s, table, &was, e) || !store_name_set(name, sizeof name, by ? by : "", e)
		|| !name_tidy(name, by == NULL, e))
		return false;
	if (was.is_checked == (by != NULL) && strcmp(was.checked_by, name) == 0)
		return true;
	struct value mark = { by ? VALUE_TEXT : VALUE_NULL, 0, name };
	if (by && s->unchecked.count > 0 && s->unchecked.table == table)
		s->unchecked.count--;
	return store_step(s, e) && sql_run(s, SQL_TABLE_CHECK, VALUES(INT(table), mark, INT(s->step)), e);
}

bool sheet_uncheck(struct store *s, int64_t table, struct err *e)
{
	struct store_table was;

	if (!table_by_id(s, table, &was, e) || !was.is_checked)
		return e->status == ERR_NONE;
	s->unchecked = (struct store_unchecked){ s->unchecked.count + 1, table, was.round, was.no };
	return store_sheet_check(s, table, NULL, e);
}

struct store_unchecked store_unchecked(const struct store *s)
{
	return s->unchecked;
}
