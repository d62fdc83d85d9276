/* Change tables: add, seat, take over, sign, check, remove. */
#include "book/inner.h"

#include <string.h>

/* The `+` makes SQLite look up eight entries, not walk the event's. */
static const struct sql sql_entries_there = { "SELECT count(*) FROM entry WHERE +event = ?1 AND NOT removed "
	"AND id IN (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)", &int_row };

/* Refuse somebody in two seats at a deal, and an entry that is none of the event's. */
static bool check_sitting(struct book *s, const struct book_table *table, int deal_no, struct err *e)
{
	struct value values[1 + BOOK_SEATS + 1] = { INT(table->event) };
	struct book_entry entry;
	int there = 0;

	_Static_assert(BOOK_SEATS == 8, "sql_entries_there has a place for each seat");
	for (int seat = 0; seat < BOOK_SEATS; seat++) {
		int64_t id = seat < table->seat_count ? book_entry_at(table, seat, deal_no) : 0;
		values[1 + seat] = (struct value)ID(id);
	}
	if (sql_one(s, &sql_entries_there, values, &there, e) != 1)
		return false;
	if (there == table->seat_count)
		return true;
	for (int seat = 0; seat < table->seat_count; seat++) {
		int64_t id = book_entry_at(table, seat, deal_no);
		if (!entry_of_event(s, table->event, id, &entry, e))
			return false;
		for (int other = 0; other < seat; other++) {
			if (book_entry_at(table, other, deal_no) == id)
				return err_set(e, ERR_REFUSED, &msg_seated_twice, MSG_ARGS(entry.player.name));
		}
	}
	return true;
}

/* Check that every seat has an entry of the event, and nobody sits twice. */
static bool check_free_seats(struct book *s, const struct book_table *table, struct err *e)
{
	if (table->seat_count < FEWEST_SEATS || table->seat_count > BOOK_SEATS) {
		return err_set(e, ERR_REFUSED, &msg_seats_wrong, MSG_ARGS(num_of(table->seat_count).text,
			num_of(BOOK_SEATS).text));
	}
	bool fine = check_sitting(s, table, 1, e);
	for (int i = 0; fine && i < table->turn_count; i++)
		fine = check_sitting(s, table, table->turns[i].from, e);
	return fine;
}

static const struct sql sql_seats_put = { "INSERT INTO seat (game_table, seat, entry, step) "
	"SELECT ?1, column1, column2, ?2 FROM (VALUES (0, ?3), (1, ?4), (2, ?5), (3, ?6), (4, ?7), (5, ?8), "
	"(6, ?9), (7, ?10)) WHERE column2 IS NOT NULL "
	"ON CONFLICT (game_table, seat) DO UPDATE SET entry = excluded.entry, step = excluded.step", NULL };

static bool put_seat_rows(struct book *s, const struct book_table *table, struct err *e)
{
	struct value values[2 + BOOK_SEATS + 1] = { INT(table->id), INT(s->step) };

	_Static_assert(BOOK_SEATS == 8, "sql_seats_put has a row for each seat");
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		values[2 + seat] = (struct value)ID(seat < table->seat_count ? table->entry[seat] : 0);
	return sql_run(s, &sql_seats_put, values, e);
}

/* Drop turns that do not change the player. */
static void drop_idle_turns(struct book_table *table)
{
	for (int i = table->turn_count - 1; i >= 0; i--) {
		const struct book_turn turn = table->turns[i];
		if (book_entry_at(table, turn.seat, turn.from - 1) != turn.entry)
			continue;
		table->turn_count--;
		memmove(&table->turns[i], &table->turns[i + 1], (size_t)(table->turn_count - i) * sizeof turn);
	}
}

/* Find the turn at the same seat and deal; NULL: none. */
static const struct book_turn *turn_of(const struct book_table *table, const struct book_turn *like)
{
	for (int i = 0; i < table->turn_count; i++) {
		if (table->turns[i].seat == like->seat && table->turns[i].from == like->from)
			return &table->turns[i];
	}
	return NULL;
}

static const struct sql sql_turn_add = {
	"INSERT INTO substitute (game_table, seat, from_deal, entry, step) VALUES (?, ?, ?, ?, ?)", NULL
};

static bool turn_add(
	struct book *s, int64_t table, const struct book_turn *turn, int64_t entry, struct err *e)
{
	return sql_run(s, &sql_turn_add,
		VALUES(INT(table), INT(turn->seat), INT(turn->from), ID(entry), INT(s->step)), e);
}

/* Write the changes of turns: those removed, then those added. */
static bool put_turns(
	struct book *s, const struct book_table *was, const struct book_table *now, struct err *e)
{
	for (int i = 0; i < was->turn_count; i++) {
		if (!turn_of(now, &was->turns[i]) && !turn_add(s, was->id, &was->turns[i], 0, e))
			return false;
	}
	for (int i = 0; i < now->turn_count; i++) {
		const struct book_turn *turn = &now->turns[i], *before = turn_of(was, turn);
		if ((!before || before->entry != turn->entry) && !turn_add(s, was->id, turn, turn->entry, e))
			return false;
	}
	return true;
}

/* Add a takeover, in place of an existing turn or as a new one. */
static bool set_turn(struct book_table *table, const struct book_turn *turn, struct err *e)
{
	int at = 0;

	while (at < table->turn_count
		&& (table->turns[at].seat != turn->seat || table->turns[at].from != turn->from))
		at++;
	if (at == BOOK_TURNS)
		return err_set(e, ERR_REFUSED, &msg_turns_many,
			MSG_ARGS(num_of(table->round).text, num_of(table->no).text,
				num_of(BOOK_TURNS).text));
	table->turn_count += at == table->turn_count;
	table->turns[at] = *turn;
	return true;
}

bool book_table_turn(struct book *s, int64_t table, int from, const int64_t entry[BOOK_SEATS], struct err *e)
{
	struct book_table was;

	if (!table_by_id(s, table, &was, e))
		return false;
	struct book_table now = was;
	struct num round = num_of(was.round), no = num_of(was.no);
	if (from < 2 || !sql_is_number(from))
		return err_set(e, ERR_REFUSED, &msg_turn_number, MSG_ARGS(num_of(from).text));
	for (int seat = 0; seat < BOOK_SEATS; seat++) {
		const struct book_turn turn = { .seat = seat, .from = from, .entry = entry[seat] };
		if (entry[seat] && seat >= was.seat_count)
			return err_set(e, ERR_REFUSED, &msg_seat_wrong,
				MSG_ARGS(round.text, no.text, num_of(seat + 1).text));
		if (entry[seat] && !set_turn(&now, &turn, e))
			return false;
	}
	drop_idle_turns(&now);
	bool is_same = was.turn_count == now.turn_count;
	for (int i = 0; is_same && i < was.turn_count; i++) {
		const struct book_turn *other = turn_of(&now, &was.turns[i]);
		is_same = other && other->entry == was.turns[i].entry;
	}
	if (is_same)
		return true;
	if (was.is_signed)
		return err_set(e, ERR_CONFLICT, &msg_sheet_signed, MSG_ARGS(round.text, no.text));
	return check_free_seats(s, &now, e) && book_step(s, e) && put_turns(s, &was, &now, e)
		&& sheet_uncheck(s, table, e);
}

/* A removed table is made again in its own row. */
static const struct sql sql_table_add = { "INSERT INTO game_table (event, round, no, step) VALUES (?, ?, ?, "
	"?) ON CONFLICT (event, round, no) DO UPDATE SET removed = 0, step = excluded.step "
	"RETURNING id", &id_row };
/* 1: there is one of that number; 2: it was removed. */
static const struct sql sql_table_taken = { "SELECT 1 + removed FROM game_table "
	"WHERE event = ? AND round = ? AND no = ?", &int_row };

static const struct sql sql_table_attempts = { "SELECT DISTINCT no FROM deal WHERE game_table = ? "
	"AND state = 'redeal' AND " STANDS("deal") "ORDER BY no", &int_row };

/* Take back the void attempts of the old sheet: a table made again has a new one. */
static bool clear_attempts(struct book *s, int64_t table, struct err *e)
{
	struct list numbers = { 0 };
	bool done = sql_list(s, &sql_table_attempts, VALUES(INT(table)), &numbers, e);
	const int *no = numbers.items;

	for (size_t i = 0; done && i < numbers.count; i++)
		done = book_deal_clear(s, table, no[i], e);
	list_free(&numbers);
	return done;
}

bool book_table_add(struct book *s, struct book_table *table, struct err *e)
{
	int taken = 0;

	table->turn_count = 0;
	if (!sql_is_number(table->no))
		return err_set(e, ERR_REFUSED, &msg_number_wrong, MSG_ARGS(num_of(table->no).text));
	if (!check_free_seats(s, table, e))
		return false;
	int found = sql_one(
		s, &sql_table_taken, VALUES(INT(table->event), INT(table->round), INT(table->no)), &taken, e);
	if (taken == 1) {
		return err_set(e, ERR_CONFLICT, &msg_table_taken, MSG_ARGS(num_of(table->round).text,
			num_of(table->no).text));
	}
	if (found < 0 || !book_round_add(s, table->event, table->round, e) || !book_step(s, e)
		|| sql_one(s, &sql_table_add, VALUES(INT(table->event), INT(table->round), INT(table->no),
		INT(s->step)), &table->id, e) != 1)
		return false;
	return put_seat_rows(s, table, e) && (!taken || clear_attempts(s, table->id, e));
}

static const struct sql sql_table_has_deal = { "SELECT EXISTS (SELECT 1 FROM deal WHERE game_table = ?1 AND "
	"current) OR EXISTS (SELECT 1 FROM total_standing WHERE game_table = ?1)", &int_row };
static const struct sql sql_seat_clear = { "UPDATE seat SET entry = NULL, step = ?2 WHERE game_table = ?1",
	NULL };

bool book_table_reseat(struct book *s, const struct book_table *table, struct err *e)
{
	struct book_table was, now = *table;
	int has_deal = 0;

	if (!table_by_id(s, table->id, &was, e))
		return false;
	bool is_same = was.seat_count == now.seat_count;
	for (int seat = 0; is_same && seat < was.seat_count; seat++)
		is_same = was.entry[seat] == now.entry[seat];
	if (is_same)
		return true;
	now.event = was.event;
	now.turn_count = was.turn_count;
	memcpy(now.turns, was.turns, sizeof now.turns);
	drop_idle_turns(&now);
	struct num round = num_of(was.round), no = num_of(was.no);
	if (was.is_signed)
		return err_set(e, ERR_CONFLICT, &msg_sheet_signed, MSG_ARGS(round.text, no.text));
	if (!check_free_seats(s, &now, e)
		|| sql_one(s, &sql_table_has_deal, VALUES(INT(was.id)), &has_deal, e) != 1)
		return false;
	if ((has_deal || was.turn_count > 0) && was.seat_count != now.seat_count) {
		return err_set(e, ERR_CONFLICT, &msg_seats_in_use, MSG_ARGS(round.text, no.text,
			num_of(was.seat_count).text));
	}
	/* Clear first: two players who swap seats would otherwise share one for a moment. */
	if (!book_step(s, e) || !round_touch(s, was.event, was.round, e)
		|| !sql_run(s, &sql_seat_clear, VALUES(INT(was.id), INT(s->step)), e))
		return false;
	return put_seat_rows(s, &now, e) && put_turns(s, &was, &now, e) && sheet_uncheck(s, was.id, e);
}

static void read_written(sqlite3_stmt *st, void *item)
{
	struct written *by = item;

	sql_text(st, 0, by->operator_name, sizeof by->operator_name);
	sql_text(st, 1, by->at, sizeof by->at);
}

const struct row written_row = { sizeof(struct written), read_written, NULL };

static const struct sql sql_turn_by = { "SELECT operator, at FROM substitute JOIN step ON step.id = step "
	"WHERE game_table = ? AND from_deal = ? AND NOT undone ORDER BY substitute.id DESC LIMIT 1",
	&written_row };

bool book_turn_typist(struct book *s, int64_t table, int from, char out[BOOK_NAME], struct err *e)
{
	struct written by = { "", "" };
	bool done = sql_one(s, &sql_turn_by, VALUES(INT(table), INT(from)), &by, e) >= 0;

	memcpy(out, by.operator_name, BOOK_NAME);
	return done;
}

static const struct sql sql_turns_ever = {
	"SELECT count(*) FROM substitute WHERE game_table = ? AND from_deal = ? AND step <= ?", &int_row };

bool book_turns_ever(struct book *s, int64_t table, int from, int64_t until, int *count, struct err *e)
{
	return sql_one(s, &sql_turns_ever, VALUES(INT(table), INT(from), INT(until)), count, e) == 1;
}

/* Write "A=Kiss Péter B=Nagy Éva", without unnamed seats. */
static void write_seats(struct buf *b, const struct book_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (table->player[seat][0])
			buf_printf(b, "%s%c=%s", b->len > 0 ? " " : "", 'A' + seat, table->player[seat]);
	}
}

static const struct sql sql_seats_by = { "SELECT operator, at FROM step WHERE id = (SELECT max(step) FROM "
	"seat WHERE game_table = ?)", &written_row };

bool book_table_is_as_seen(struct book *s, const struct book_table *seen, struct err *e)
{
	struct book_table now;
	struct written by = { "", "" };
	struct buf who = { 0 }, old = { 0 }, new = { 0 };
	bool same = true;

	if (!table_by_id(s, seen->id, &now, e))
		return false;
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		same = same && (!seen->player[seat][0] || strcmp(seen->player[seat], now.player[seat]) == 0);
	if (same || sql_one(s, &sql_seats_by, VALUES(INT(now.id)), &by, e) < 0)
		return same;
	book_by_whom(&who, by.operator_name, by.at);
	write_seats(&old, seen);
	write_seats(&new, &now);
	err_set(e, ERR_CONFLICT, &msg_seats_changed, MSG_ARGS(num_of(now.no).text, buf_text(&who), buf_text(&old),
		buf_text(&new)));
	buf_free(&who);
	buf_free(&old);
	buf_free(&new);
	return false;
}

static const struct sql sql_table_ruled = { "SELECT coalesce(min(deal_no), 0) FROM ruling "
	"WHERE game_table = ? AND current", &int_row };
static const struct sql sql_table_totaled = {
	"SELECT coalesce(max(deals), 0) FROM total_standing WHERE game_table = ?", &int_row
};

/* Find what prevents the removal of a table: a deal, cards, a ruling; 0: nothing, -1: error. */
static int first_of_table(struct book *s, int64_t table, const struct msg **what, struct err *e)
{
	static const struct { const struct sql *sql; const struct msg *what; } kinds[] = {
		{ &sql_deals, &msg_table_has_deal }, { &sql_cards_waiting, &msg_table_has_cards },
		{ &sql_table_ruled, &msg_table_has_ruling }, { &sql_table_totaled, &msg_table_has_totals },
	};
	union { struct book_deal deal; int no; } first;

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		int found = sql_one(s, kinds[i].sql, VALUES(INT(table)), &first, e);
		int no = kinds[i].sql == &sql_deals ? first.deal.no : first.no;
		*what = kinds[i].what;
		if (found < 0 || (found == 1 && no > 0))
			return found < 0 ? -1 : no;
	}
	return 0;
}

static const struct sql sql_table_remove = { "UPDATE game_table SET removed = 1, checked_by = NULL, "
	"step = ?2 WHERE id = ?1", NULL };

bool book_table_remove(struct book *s, int64_t table, struct err *e)
{
	struct book_table was;
	const struct msg *what = NULL;

	if (!table_by_id(s, table, &was, e))
		return false;
	struct num round = num_of(was.round), no = num_of(was.no);
	int deal = first_of_table(s, table, &what, e);
	if (deal > 0)
		return err_set(e, ERR_CONFLICT, what, MSG_ARGS(round.text, no.text, num_of(deal).text));
	if (was.is_signed)
		return err_set(e, ERR_CONFLICT, &msg_sheet_signed, MSG_ARGS(round.text, no.text));
	if (deal != 0 || !book_step(s, e) || !round_touch(s, was.event, was.round, e))
		return false;
	return put_turns(s, &was, &(struct book_table){ .turn_count = 0 }, e)
		&& sql_run(s, &sql_seat_clear, VALUES(INT(table), INT(s->step)), e)
		&& sql_run(s, &sql_table_remove, VALUES(INT(table), INT(s->step)), e);
}

static const struct sql sql_table_sign = { "UPDATE game_table SET signed_by = ?2, step = ?3 WHERE id = ?1",
	NULL };

bool book_sheet_sign(struct book *s, int64_t table, const char *by, struct err *e)
{
	struct book_table was;
	char name[BOOK_NAME];

	if (!table_by_id(s, table, &was, e) || !book_name_set(name, sizeof name, by ? by : "", e)
		|| !name_tidy(name, true, e))
		return false;
	/* Signing again without a name keeps the present name. */
	if (was.is_signed == (by != NULL) && (!name[0] || strcmp(was.signed_by, name) == 0))
		return true;
	struct value signature = { by ? VALUE_TEXT : VALUE_NULL, 0, name };
	return book_step(s, e) && round_touch(s, was.event, was.round, e)
		&& sql_run(s, &sql_table_sign, VALUES(INT(table), signature, INT(s->step)), e);
}

/* Changes of a table, except those taken over by an undone step, and its undoing. */
#define TABLE_CHANGES "FROM change JOIN step ON step.id = step WHERE thing = 'game_table' " \
	"AND json_extract(after, '$.id') = ? AND NOT EXISTS (SELECT 1 FROM step AS taken " \
	"WHERE taken.id IN (step.id, step.of) AND taken.undone AND " TAKES_OVER ") "
static const struct sql sql_sheet_turned = { "SELECT at " TABLE_CHANGES "AND before IS NOT NULL "
	"AND step.id > ? AND step.id <= ? "
	"AND json_extract(before, '$.signed_by') IS NOT json_extract(after, '$.signed_by') "
	"ORDER BY change.id DESC LIMIT 1", &short_row };

bool book_sheet_turned(
	struct book *s, int64_t table, int64_t since, int64_t until, char at[BOOK_SHORT], struct err *e)
{
	at[0] = '\0';
	return sql_one(s, &sql_sheet_turned, VALUES(INT(table), INT(since), INT(until)), at, e) >= 0;
}

/* ---- checked by a second person ------------------------------------------------------------------ */

static const struct sql sql_table_check = { "UPDATE game_table SET checked_by = ?2, step = ?3 WHERE id = ?1",
	NULL };

bool book_sheet_check(struct book *s, int64_t table, const char *by, struct err *e)
{
	struct book_table was;
	char name[BOOK_NAME];

	if (!table_by_id(s, table, &was, e) || !book_name_set(name, sizeof name, by ? by : "", e)
		|| !name_tidy(name, by == NULL, e))
		return false;
	if (was.is_checked == (by != NULL) && strcmp(was.checked_by, name) == 0)
		return true;
	struct value mark = { by ? VALUE_TEXT : VALUE_NULL, 0, name };
	if (by && s->unchecked.count > 0 && s->unchecked.table == table)
		s->unchecked.count--;
	return book_step(s, e) && sql_run(s, &sql_table_check, VALUES(INT(table), mark, INT(s->step)), e);
}

static const struct sql sql_table_is_checked = { "SELECT 1 FROM game_table WHERE id = ? "
	"AND checked_by IS NOT NULL AND NOT removed", &int_row };

bool sheet_uncheck(struct book *s, int64_t table, struct err *e)
{
	struct book_table was;
	int one, found = sql_one(s, &sql_table_is_checked, VALUES(INT(table)), &one, e);

	if (found != 1 || !table_by_id(s, table, &was, e))
		return found == 0;
	s->unchecked = (struct book_unchecked){ s->unchecked.count + 1, table, was.round, was.no };
	return book_sheet_check(s, table, NULL, e);
}

static const struct sql sql_sheet_was_marked = { "SELECT EXISTS (SELECT 1 " TABLE_CHANGES
	"AND json_extract(before, ?) = ? AND step.id <> ?)", &int_row };

bool book_sheet_was_marked(
	struct book *s, int64_t table, bool checked, const char *by, bool *was, struct err *e)
{
	const char *column = checked ? "$.checked_by" : "$.signed_by";
	int count = 0;
	bool done = sql_one(s, &sql_sheet_was_marked,
		VALUES(INT(table), TEXT(column), TEXT(by), INT(s->step)), &count, e) == 1;

	*was = count > 0;
	return done;
}
