/* Read rounds, tables and seats. */
#include "book/inner.h"

#include <stddef.h>
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

	if (!sql_is_number(round))
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
	return sql_all(s, &sql_rounds, VALUES(INT(event)), list, count, e);
}

static void read_round_time(sqlite3_stmt *st, void *item)
{
	struct book_round_time *time = item;

	time->round = sql_int(st, 0);
	sql_text(st, 1, time->at, sizeof time->at);
}

static const struct row round_time_row = { sizeof(struct book_round_time), read_round_time, NULL };
#define WROTE(table) "UNION SELECT round, " table ".step FROM there JOIN " table \
	" ON " table ".game_table = there.id "
static const struct sql sql_round_times = { "WITH there AS MATERIALIZED (SELECT id, round, step "
	"FROM game_table WHERE event = ? AND NOT removed), wrote (round, step) AS MATERIALIZED "
	"(SELECT round, step FROM there " WROTE("deal") WROTE("ruling") WROTE("sheet_total") WROTE("substitute")
	") SELECT round, max(at) FROM (SELECT round, step AS id FROM wrote UNION ALL SELECT round, turn.id "
	"FROM wrote JOIN step AS turn ON turn.of = wrote.step WHERE turn.of IS NOT NULL) JOIN step USING (id) "
	"GROUP BY round ORDER BY round", &round_time_row };

bool book_round_times(struct book *s, int64_t event, struct book_round_time **list, size_t *count,
	struct err *e)
{
	return sql_all(s, &sql_round_times, VALUES(INT(event)), list, count, e);
}

static const struct sql sql_round_remove = {
	"UPDATE round SET removed = 1, step = ?3 WHERE event = ?1 AND no = ?2", NULL
};
static const struct sql sql_round_tables = { TABLE "WHERE event = ? AND round = ? AND NOT removed "
	"ORDER BY no", &table_row };

bool book_round_remove(struct book *s, int64_t event, int round, struct err *e)
{
	struct book_table table;
	int no;
	int found = sql_one(s, &sql_round_find, VALUES(INT(event), INT(round)), &no, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_round_unknown, MSG_ARGS(num_of(round).text));
	if (found != 1)
		return false;
	found = sql_one(s, &sql_round_tables, VALUES(INT(event), INT(round)), &table, e);
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

	/* What is behind the count of turns is never read. */
	memset(table, 0, offsetof(struct book_table, turns));
	table->id = sqlite3_column_int64(st, TABLE_ID);
	table->event = sqlite3_column_int64(st, TABLE_EVENT);
	table->round = sql_int(st, TABLE_ROUND);
	table->no = sql_int(st, TABLE_NO);
	table->is_signed = sql_int(st, TABLE_IS_SIGNED) != 0;
	sql_text(st, TABLE_SIGNED_BY, table->signed_by, sizeof table->signed_by);
	table->is_checked = sql_int(st, TABLE_IS_CHECKED) != 0;
	sql_text(st, TABLE_CHECKED_BY, table->checked_by, sizeof table->checked_by);
	sql_text(st, TABLE_EDITION, table->edition, sizeof table->edition);
	table->turn_count = sql_int(st, TABLE_HAS_TURNS);   /* until the turns are read: 1 if there are any */
}

#define TURN_COLUMNS(FIRST, NEXT) \
	FIRST(TURN_SEAT, "seat") NEXT(TURN_FROM, "from_deal") NEXT(TURN_ENTRY, "sitting.entry") \
	NEXT(TURN_NAME, "player.name") NEXT(TURN_MARK, "player.mark") NEXT(TURN_START_NO, "entry.start_no") \
	NEXT(TURN_FOR_ABSENT, FOR_ABSENT("entry.event"))
PLACES(TURN_COLUMNS);
static const struct sql sql_turns = { SELECT(TURN_COLUMNS) "FROM sitting "
	"JOIN entry ON entry.id = sitting.entry JOIN player ON player.id = entry.player "
	"WHERE game_table = ? AND from_deal > 1 ORDER BY seat, from_deal", NULL };

static bool read_turns(struct book *s, struct book_table *table, struct err *e)
{
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
		table->is_for_absent = sql_int(st, TURN_FOR_ABSENT) != 0;
		sql_text(st, TURN_NAME, name, sizeof name);
		sql_text(st, TURN_MARK, mark, sizeof mark);
		snprintf(turn->player, sizeof turn->player, mark[0] ? "%s (%s)" : "%s%s", name, mark);
	}
	return row == 0;
}

#define SEAT_COLUMNS(FIRST, NEXT) \
	FIRST(SEAT_SEAT, "seat.seat") NEXT(SEAT_ENTRY, "seat.entry") NEXT(SEAT_NAME, "player.name") \
	NEXT(SEAT_MARK, "player.mark") NEXT(SEAT_START_NO, "entry.start_no") NEXT(SEAT_TABLE, "seat.game_table")
PLACES(SEAT_COLUMNS);
#define SEATED_PLAYER "JOIN entry ON entry.id = seat.entry JOIN player ON player.id = entry.player "
static const struct sql sql_seats = { SELECT(SEAT_COLUMNS) "FROM seat " SEATED_PLAYER
	"WHERE seat.game_table = ? ORDER BY seat.seat", NULL };
#define TABLES_UPTO "WHERE game_table.event = ?1 AND (?2 = 0 OR game_table.round <= ?2) " \
	"AND NOT game_table.removed "
static const struct sql sql_event_seats = { SELECT(SEAT_COLUMNS) "FROM game_table "
	"CROSS JOIN seat ON seat.game_table = game_table.id " SEATED_PLAYER TABLES_UPTO
	"ORDER BY game_table.round, game_table.no, seat.seat", NULL };

static bool take_seat(struct book *s, sqlite3_stmt *st, struct book_table *table, struct err *e)
{
	char name[BOOK_NAME], mark[BOOK_SHORT];
	int seat = sql_int(st, SEAT_SEAT);

	/* Seats must be consecutive: callers divide by their number and index by seat. */
	if (!sql_sound(s, sql_is_seat(seat) && seat == table->seat_count, e))
		return false;
	sql_text(st, SEAT_NAME, name, sizeof name);
	sql_text(st, SEAT_MARK, mark, sizeof mark);
	table->entry[seat] = sqlite3_column_int64(st, SEAT_ENTRY);
	table->start_no[seat] = sql_int(st, SEAT_START_NO);
	snprintf(table->player[seat], sizeof table->player[seat], mark[0] ? "%s (%s)" : "%s%s", name, mark);
	table->seat_count = seat + 1;
	return true;
}

/* Check what the book says of a table that has its seats, and read who took one over. */
static bool check_table(struct book *s, struct book_table *table, struct err *e)
{
	bool sound = table->seat_count >= FEWEST_SEATS && sql_is_number(table->round) && sql_is_number(table->no);

	/* Most tables have no takeover, and the view takes longer to prepare than everything else. */
	return sql_sound(s, sound, e) && (table->turn_count == 0 || read_turns(s, table, e));
}

bool book_table_seats(struct book *s, void *item, struct err *e)
{
	struct book_table *table = item;
	sqlite3_stmt *st = sql_start(s, &sql_seats, VALUES(INT(table->id)), e);
	int row = st ? sql_next(s, st, e) : -1;

	table->seat_count = 0;
	while (row == 1)
		row = take_seat(s, st, table, e) ? sql_next(s, st, e) : -1;
	if (st)
		sqlite3_reset(st);
	return row == 0 && check_table(s, table, e);
}

const struct row table_row = { sizeof(struct book_table), read_table_row, book_table_seats };

static void read_seated(sqlite3_stmt *st, void *item)
{
	*(struct book_seated *)item = (struct book_seated){ .table = sqlite3_column_int64(st, 0),
		.round = sql_int(st, 1), .no = sql_int(st, 2), .seats = sql_int(st, 3),
		.has_cards = sql_int(st, 4) != 0 };
}

static const struct row seated_row = { sizeof(struct book_seated), read_seated, NULL };
static const struct sql sql_seated = { "SELECT game_table.id, round, no, count(entry), "
	"EXISTS (SELECT 1 FROM deal_cards WHERE deal_cards.game_table = game_table.id) FROM game_table "
	"JOIN seat ON seat.game_table = game_table.id WHERE event = ? AND NOT removed GROUP BY round, no "
	"HAVING max(iif(entry IS NULL, -1, seat)) = count(entry) - 1 AND count(entry) > 1", &seated_row };

bool book_seated(struct book *s, int64_t event, struct book_seated **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_seated, VALUES(INT(event)), list, count, e);
}

/* Find the last turn at a seat up to that deal; NULL: none. */
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

int64_t book_entry_counted(const struct book_table *table, int seat, int deal_no)
{
	return book_entry_at(table, seat, table->is_for_absent ? 1 : deal_no);
}

const char *book_player_counted(const struct book_table *table, int seat, int deal_no)
{
	return book_player_at(table, seat, table->is_for_absent ? 1 : deal_no);
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

static bool sits_at(const struct book_table *table, int64_t entry, int deal_no)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (book_entry_at(table, seat, deal_no) == entry)
			return true;
	}
	return false;
}

bool book_table_met(const struct book_table *table, int64_t one, int64_t other)
{
	/* Meetings change only at these deals. */
	for (int i = -1; i < table->turn_count && one != other; i++) {
		int no = i < 0 ? 1 : table->turns[i].from;
		if (sits_at(table, one, no) && sits_at(table, other, no))
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

/* Write "1, 2, 4": the numbers of a round's tables or, for round 0, of the rounds with tables. */
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

/* Refuse a missing table: list those of the round, or the rounds with tables. */
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

int book_table_look(struct book *s, int64_t event, int round, int no, struct book_table *out, struct err *e)
{
	return sql_one(s, &sql_table_find, VALUES(INT(event), INT(round), INT(no)), out, e);
}

bool book_table_find(struct book *s, int64_t event, int round, int no, struct book_table *out, struct err *e)
{
	int found = book_table_look(s, event, round, no, out, e);

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

size_t book_tables_keep(struct book_table *list, size_t count, int64_t id)
{
	size_t kept = 0;

	for (size_t i = 0; i < count; i++) {
		if (list[i].id == id)
			list[kept++] = list[i];
	}
	return kept;
}

/* Without the seats, which a statement reads of all tables. */
static const struct row bare_table_row = { sizeof(struct book_table), read_table_row, NULL };
static const struct sql sql_tables = { TABLE TABLES_UPTO "ORDER BY round, no", &bare_table_row };

/* Seat the tables of an event up to a round, which are in the order of its seats. */
static bool seat_tables(struct book *s, int64_t event, int upto, struct list *tables, struct err *e)
{
	struct book_table *list = tables->items;
	sqlite3_stmt *st = sql_start(s, &sql_event_seats, VALUES(INT(event), INT(upto)), e);
	int row = st ? sql_next(s, st, e) : -1;
	size_t first = 0;

	while (row == 1) {
		size_t at = first;
		while (at < tables->count && list[at].id != sqlite3_column_int64(st, SEAT_TABLE))
			at++;
		/* One that another program added meanwhile is not among them. */
		bool is_there = at < tables->count;
		first = is_there ? at : first;
		row = !is_there || take_seat(s, st, &list[at], e) ? sql_next(s, st, e) : -1;
	}
	if (st)
		sqlite3_reset(st);
	for (size_t i = 0; row == 0 && i < tables->count; i++)
		row = check_table(s, &list[i], e) ? 0 : -1;
	if (row != 0)
		list_free(tables);
	return row == 0;
}

bool book_tables(struct book *s, int64_t event, int round, struct book_table **list, size_t *count,
	struct err *e)
{
	return round != 0 ? sql_all(s, &sql_round_tables, VALUES(INT(event), INT(round)), list, count, e)
		: book_tables_upto(s, event, 0, list, count, e);
}

bool book_tables_upto(struct book *s, int64_t event, int upto, struct book_table **list, size_t *count,
	struct err *e)
{
	struct list tables = { 0 };
	bool done = sql_list(s, &sql_tables, VALUES(INT(event), INT(upto)), &tables, e)
		&& seat_tables(s, event, upto, &tables, e);

	*list = tables.items;
	*count = tables.count;
	return done;
}
