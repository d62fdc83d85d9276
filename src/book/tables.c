/* Rounds, tables, seats. */
#include "base/messages.h"
#include "book/inner.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>

/* ---- rounds ------------------------------------------------------------------------------------ */

static const struct sql sql_round_find = { "SELECT no FROM round WHERE event = ? AND no = ? AND NOT removed",
	&int_row };
static const struct sql sql_round_add = { "INSERT INTO round (event, no, step) VALUES (?, ?, ?) "
	"ON CONFLICT (event, no) DO UPDATE SET removed = 0, step = excluded.step", NULL };

bool book_round_add(struct book *s, int64_t event, int round, struct err *e)
{
	int no;

	if (round < 1)
		return err_set(e, ERR_REFUSED, &msg_number_wrong, MSG_ARGS(num_of(round).text));
	int found = sql_one(s, &sql_round_find, VALUES(INT(event), INT(round)), &no, e);
	if (found != 0)
		return found == 1;
	return book_step(s, e) && sql_run(s, &sql_round_add, VALUES(INT(event), INT(round), INT(s->step)), e);
}

static const struct sql sql_rounds = { "SELECT no FROM round WHERE event = ? AND NOT removed ORDER BY no",
	&int_row };

bool book_rounds(struct book *s, int64_t event, int **list, size_t *count, struct err *e)
{
	struct list rounds = { 0 };
	bool done = sql_list(s, &sql_rounds, VALUES(INT(event)), &rounds, e);

	*list = rounds.items;
	*count = rounds.count;
	return done;
}

static const struct sql sql_round_remove = {
	"UPDATE round SET removed = 1, step = ?3 WHERE event = ?1 AND no = ?2", NULL
};
static const struct sql sql_tables = { TABLE "WHERE event = ?1 AND NOT removed AND (?2 = 0 OR round = ?2) "
	"ORDER BY round, no", &table_row };

bool book_round_remove(struct book *s, int64_t event, int round, struct err *e)
{
	struct book_table table;
	int no;
	int found = sql_one(s, &sql_round_find, VALUES(INT(event), INT(round)), &no, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_round_unknown, MSG_ARGS(num_of(round).text));
	if (found != 1)
		return false;
	found = sql_one(s, &sql_tables, VALUES(INT(event), INT(round)), &table, e);
	if (found == 1)
		return err_set(e, ERR_CONFLICT, &msg_round_in_use,
			MSG_ARGS(num_of(round).text, num_of(table.no).text));
	return found == 0 && book_step(s, e)
		&& sql_run(s, &sql_round_remove, VALUES(INT(event), INT(round), INT(s->step)), e);
}

/* ---- reading tables ---------------------------------------------------------------------------- */

PLACES(TABLE_COLUMNS);

static void read_table_row(sqlite3_stmt *st, void *item)
{
	struct book_table *table = item;

	*table = (struct book_table){ .id = sqlite3_column_int64(st, TABLE_ID),
		.event = sqlite3_column_int64(st, TABLE_EVENT),
		.round = sql_int(st, TABLE_ROUND), .no = sql_int(st, TABLE_NO),
		.is_signed = sql_int(st, TABLE_IS_SIGNED) != 0 };
	sql_text(st, TABLE_SIGNED_BY, table->signed_by, sizeof table->signed_by);
	table->is_checked = sql_int(st, TABLE_IS_CHECKED) != 0;
	sql_text(st, TABLE_CHECKED_BY, table->checked_by, sizeof table->checked_by);
	sql_text(st, TABLE_EDITION, table->edition, sizeof table->edition);
	table->turn_count = sql_int(st, TABLE_HAS_TURNS);   /* until they are read: is there one? */
}

#define TURN_COLUMNS(FIRST, NEXT) \
	FIRST(TURN_SEAT, "seat") NEXT(TURN_FROM, "from_deal") NEXT(TURN_ENTRY, "sitting.entry") \
	NEXT(TURN_NAME, "player.name") NEXT(TURN_MARK, "player.mark") NEXT(TURN_START_NO, "entry.start_no")
PLACES(TURN_COLUMNS);
static const struct sql sql_turns = { SELECT(TURN_COLUMNS) "FROM sitting "
	"JOIN entry ON entry.id = sitting.entry JOIN player ON player.id = entry.player "
	"WHERE game_table = ? AND from_deal > 1 ORDER BY seat, from_deal", NULL };

static bool read_turns(struct book *s, struct book_table *table, struct err *e)
{
	/* The view takes longer to prepare than all else of a table: most have nobody who took over a seat. */
	if (table->turn_count == 0)
		return true;
	sqlite3_stmt *st = sql_start(s, &sql_turns, VALUES(INT(table->id)), e);
	int row = st ? sql_next(s, st, e) : -1;
	char name[BOOK_NAME], mark[BOOK_SHORT];

	table->turn_count = 0;
	for (; row == 1; row = sql_next(s, st, e)) {
		int seat = sql_int(st, TURN_SEAT), from = sql_int(st, TURN_FROM);
		if (!sql_sound(s, seat >= 0 && seat < table->seat_count && sql_is_number(from)
			&& table->turn_count < BOOK_TURNS, e)) {
			sqlite3_reset(st);
			return false;
		}
		struct book_turn *turn = &table->turns[table->turn_count++];
		*turn = (struct book_turn){ .seat = seat, .from = from, .entry = sqlite3_column_int64(st, TURN_ENTRY),
			.start_no = sql_int(st, TURN_START_NO) };
		sql_text(st, TURN_NAME, name, sizeof name);
		sql_text(st, TURN_MARK, mark, sizeof mark);
		snprintf(turn->player, sizeof turn->player, mark[0] ? "%s (%s)" : "%s%s", name, mark);
	}
	return row == 0;
}

#define SEAT_COLUMNS(FIRST, NEXT) \
	FIRST(SEAT_SEAT, "seat.seat") NEXT(SEAT_ENTRY, "seat.entry") NEXT(SEAT_NAME, "player.name") \
	NEXT(SEAT_MARK, "player.mark") NEXT(SEAT_START_NO, "entry.start_no")
PLACES(SEAT_COLUMNS);
static const struct sql sql_seats = { SELECT(SEAT_COLUMNS) "FROM seat "
	"JOIN entry ON entry.id = seat.entry JOIN player ON player.id = entry.player "
	"WHERE seat.game_table = ? ORDER BY seat.seat", NULL };

static bool read_seats(struct book *s, void *item, struct err *e)
{
	struct book_table *table = item;
	sqlite3_stmt *st = sql_start(s, &sql_seats, VALUES(INT(table->id)), e);
	int row = st ? sql_next(s, st, e) : -1;
	char name[BOOK_NAME], mark[BOOK_SHORT];

	table->seat_count = 0;
	for (; row == 1; row = sql_next(s, st, e)) {
		int seat = sql_int(st, SEAT_SEAT);
		/* One behind the other: who divides by their number, or asks who sits there, relies on it. */
		if (!sql_sound(s, sql_is_seat(seat) && seat == table->seat_count, e)) {
			sqlite3_reset(st);
			return false;
		}
		sql_text(st, SEAT_NAME, name, sizeof name);
		sql_text(st, SEAT_MARK, mark, sizeof mark);
		table->entry[seat] = sqlite3_column_int64(st, SEAT_ENTRY);
		table->start_no[seat] = sql_int(st, SEAT_START_NO);
		snprintf(table->player[seat], sizeof table->player[seat], mark[0] ? "%s (%s)" : "%s%s", name, mark);
		table->seat_count = seat + 1;
	}
	bool sound = table->seat_count >= FEWEST_SEATS && sql_is_number(table->round) && sql_is_number(table->no);
	return row == 0 && sql_sound(s, sound, e) && read_turns(s, table, e);
}

const struct row table_row = { sizeof(struct book_table), read_table_row, read_seats };

/* Who has taken over a seat last by that deal; NULL: nobody. */
static const struct book_turn *turn_at(const struct book_table *table, int seat, int deal_no)
{
	const struct book_turn *found = NULL;

	for (int i = 0; i < table->turn_count; i++) {
		const struct book_turn *turn = &table->turns[i];
		if (turn->seat == seat && turn->from <= deal_no && (!found || turn->from > found->from))
			found = turn;
	}
	return found;
}

int64_t book_entry_at(const struct book_table *table, int seat, int deal_no)
{
	const struct book_turn *turn = turn_at(table, seat, deal_no);

	return turn ? turn->entry : seat >= 0 && seat < table->seat_count ? table->entry[seat] : 0;
}

const char *book_player_at(const struct book_table *table, int seat, int deal_no)
{
	const struct book_turn *turn = turn_at(table, seat, deal_no);

	return turn ? turn->player : seat >= 0 && seat < table->seat_count ? table->player[seat] : "";
}

bool book_table_has(const struct book_table *table, int64_t entry)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (table->entry[seat] == entry)
			return true;
	}
	for (int i = 0; i < table->turn_count; i++) {
		if (table->turns[i].entry == entry)
			return true;
	}
	return false;
}

int book_elsewhere(const struct book_table *list, size_t count, const struct book_table *table, int seat)
{
	for (size_t i = 0; i < count; i++) {
		bool is_other = list[i].round == table->round && list[i].id != table->id;
		if (is_other && book_table_has(&list[i], table->entry[seat]))
			return list[i].no;
	}
	return 0;
}

/* "1, 2, 4": the numbers of a round's tables, or with round 0 of the rounds that have tables. */
static bool write_numbers(struct book *s, int64_t event, int round, struct buf *b, struct err *e)
{
	struct book_table *list = NULL;
	size_t count = 0;
	int last = 0;
	bool done = book_tables(s, event, round, &list, &count, e);

	for (size_t i = 0; done && i < count; i++) {
		int no = round ? list[i].no : list[i].round;
		if (no != last)
			buf_printf(b, "%s%d", last ? ", " : "", no);
		last = no;
	}
	book_free(list);
	return done;
}

/* No such table: those that the round has, or the rounds that have any. */
static bool fail_no_table(struct book *s, int64_t event, int round, int no, struct err *e)
{
	struct buf tables = { 0 }, rounds = { 0 };

	if (!write_numbers(s, event, round, &tables, e) || !write_numbers(s, event, 0, &rounds, e))
		return buf_free(&tables), buf_free(&rounds), false;
	if (tables.len > 0)
		err_set(e, ERR_NOT_FOUND, &msg_table_unknown,
			MSG_ARGS(num_of(round).text, num_of(no).text, buf_text(&tables)));
	else
		err_set(e, ERR_NOT_FOUND, &msg_table_no_round,
			MSG_ARGS(num_of(round).text, rounds.len > 0 ? buf_text(&rounds) : "–"));
	buf_free(&tables);
	buf_free(&rounds);
	return false;
}

static const struct sql sql_table_find = { TABLE "WHERE event = ? AND round = ? AND no = ? AND NOT removed",
	&table_row };

bool book_table_find(struct book *s, int64_t event, int round, int no, struct book_table *out, struct err *e)
{
	int found = sql_one(s, &sql_table_find, VALUES(INT(event), INT(round), INT(no)), out, e);

	if (found == 0)
		fail_no_table(s, event, round, no, e);
	return found == 1;
}

static const struct sql sql_table_count = { "SELECT count(*) FROM game_table WHERE event = ? AND NOT removed",
	&int_row };

bool book_table_count(struct book *s, int64_t event, int *count, struct err *e)
{
	return sql_one(s, &sql_table_count, VALUES(INT(event)), count, e) == 1;
}

const struct sql sql_table_by_id = { TABLE "WHERE id = ? AND NOT removed", &table_row };

bool table_by_id(struct book *s, int64_t id, struct book_table *out, struct err *e)
{
	int found = sql_one(s, &sql_table_by_id, VALUES(INT(id)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_table_no_row, MSG_ARGS(num_of(id).text));
	return found == 1;
}

bool book_tables(struct book *s, int64_t event, int round, struct book_table **list, size_t *count,
	struct err *e)
{
	struct list tables = { 0 };
	bool done = sql_list(s, &sql_tables, VALUES(INT(event), INT(round)), &tables, e);

	*list = tables.items;
	*count = tables.count;
	return done;
}

/* ---- changing tables --------------------------------------------------------------------------- */

/* Somebody in two seats at a deal: refused. */
static bool check_sitting(struct book *s, const struct book_table *table, int deal_no, struct err *e)
{
	struct book_entry entry;

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

/* Every seat taken by an entry of the event, nobody twice. */
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

static const struct sql sql_seat_put = { "INSERT INTO seat (game_table, seat, entry, step) VALUES (?, ?, ?, "
	"?) ON CONFLICT (game_table, seat) DO UPDATE SET entry = excluded.entry, step = excluded.step", NULL };

static bool put_seat_rows(struct book *s, const struct book_table *table, struct err *e)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (!sql_run(s, &sql_seat_put,
			VALUES(INT(table->id), INT(seat), INT(table->entry[seat]), INT(s->step)), e))
			return false;
	}
	return true;
}

/* Where nobody new takes over: the seat goes on. */
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

/* The turn at that seat and deal; NULL: none. */
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

/* Write what is another in the turns: those that are no more, then those that are new. */
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

static bool same_turns(const struct book_table *a, const struct book_table *b)
{
	bool same = a->turn_count == b->turn_count;

	for (int i = 0; same && i < a->turn_count; i++) {
		const struct book_turn *other = turn_of(b, &a->turns[i]);
		same = other && other->entry == a->turns[i].entry;
	}
	return same;
}

/* Somebody takes over: in place of the turn that is there, or as a new one. */
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
	if (same_turns(&was, &now))
		return true;
	if (was.is_signed)
		return err_set(e, ERR_CONFLICT, &msg_sheet_signed, MSG_ARGS(round.text, no.text));
	return check_free_seats(s, &now, e) && book_step(s, e) && put_turns(s, &was, &now, e)
		&& sheet_uncheck(s, table, e);
}

/* A table that was taken back before is made again in its own row. */
static const struct sql sql_table_add = { "INSERT INTO game_table (event, round, no, step) VALUES (?, ?, ?, "
	"?) ON CONFLICT (event, round, no) DO UPDATE SET removed = 0, step = excluded.step "
	"RETURNING id", &id_row };
static const struct sql sql_table_id = { "SELECT id FROM game_table WHERE event = ? AND round = ? AND no = ? "
	"AND NOT removed", &id_row };

bool book_table_add(struct book *s, struct book_table *table, struct err *e)
{
	int64_t taken = 0;

	table->turn_count = 0;
	if (table->no < 1)
		return err_set(e, ERR_REFUSED, &msg_number_wrong, MSG_ARGS(num_of(table->no).text));
	if (!check_free_seats(s, table, e))
		return false;
	int found = sql_one(
		s, &sql_table_id, VALUES(INT(table->event), INT(table->round), INT(table->no)), &taken, e);
	if (found == 1) {
		return err_set(e, ERR_CONFLICT, &msg_table_taken, MSG_ARGS(num_of(table->round).text,
			num_of(table->no).text));
	}
	if (found < 0 || !book_round_add(s, table->event, table->round, e) || !book_step(s, e)
		|| sql_one(s, &sql_table_add, VALUES(INT(table->event), INT(table->round), INT(table->no),
		INT(s->step)), &table->id, e) != 1)
		return false;
	return put_seat_rows(s, table, e) && read_seats(s, table, e);
}

static bool same_seats(const struct book_table *a, const struct book_table *b)
{
	if (a->seat_count != b->seat_count)
		return false;
	for (int seat = 0; seat < a->seat_count; seat++) {
		if (a->entry[seat] != b->entry[seat])
			return false;
	}
	return true;
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
	if (same_seats(&was, &now))
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
	/* Cleared first: two who change seats would else sit on the same one for a moment. */
	if (!book_step(s, e) || !sql_run(s, &sql_seat_clear, VALUES(INT(was.id), INT(s->step)), e))
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

/* "A=Kiss Péter B=Nagy Éva"; of the seats that nobody said nothing. */
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

static const struct sql sql_table_ruled = { "SELECT coalesce(min(deal_no), 0) FROM ruling WHERE game_table = "
	"? AND current", &int_row };
static const struct sql sql_table_totaled = {
	"SELECT coalesce(max(deals), 0) FROM total_standing WHERE game_table = ?", &int_row
};

/* What stands in the way of taking a table back: a deal, cards, a ruling; 0: nothing, -1: error. */
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

static const struct sql sql_table_remove = { "UPDATE game_table SET removed = 1, checked_by = NULL, step = "
	"?2 WHERE id = ?1", NULL };

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
	/* Signing again without a name leaves the name that is there. */
	if (was.is_signed == (by != NULL) && (!name[0] || strcmp(was.signed_by, name) == 0))
		return true;
	struct value signature = { by ? VALUE_TEXT : VALUE_NULL, 0, name };
	return book_step(s, e) && round_touch(s, was.event, was.round, e)
		&& sql_run(s, &sql_table_sign, VALUES(INT(table), signature, INT(s->step)), e);
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

bool sheet_uncheck(struct book *s, int64_t table, struct err *e)
{
	struct book_table was;

	if (!table_by_id(s, table, &was, e) || !was.is_checked)
		return e->status == ERR_NONE;
	s->unchecked = (struct book_unchecked){ s->unchecked.count + 1, table, was.round, was.no };
	return book_sheet_check(s, table, NULL, e);
}

struct book_unchecked book_unchecked(const struct book *s)
{
	return s->unchecked;
}
