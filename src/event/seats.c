/*
 * Decide the seats of a table and the numbers of tables: criteria 6 and 7, on which no other criterion
 * depends.
 */
#include "event/event.h"
#include "event/inner.h"

#include <string.h>

/* ---- one round after another ------------------------------------------------------------------- */

enum { FOUR = 4 };

/* All orders of four; the first six leave the last in place, and so are the orders of three. */
static const uint8_t orders[24][FOUR] = {
	{ 0, 1, 2, 3 }, { 1, 2, 0, 3 }, { 2, 0, 1, 3 }, { 0, 2, 1, 3 }, { 1, 0, 2, 3 }, { 2, 1, 0, 3 },
	{ 0, 1, 3, 2 }, { 1, 2, 3, 0 }, { 2, 0, 3, 1 }, { 0, 2, 3, 1 }, { 1, 0, 3, 2 }, { 2, 1, 3, 0 },
	{ 0, 3, 1, 2 }, { 1, 3, 2, 0 }, { 2, 3, 0, 1 }, { 0, 3, 2, 1 }, { 1, 3, 0, 2 }, { 2, 3, 1, 0 },
	{ 3, 0, 1, 2 }, { 3, 1, 2, 0 }, { 3, 2, 0, 1 }, { 3, 0, 2, 1 }, { 3, 1, 0, 2 }, { 3, 2, 1, 0 },
};

/* Make the lexicographically next order; false after the last one. */
static bool next_order(uint8_t order[], int size)
{
	int at = size - 2, with = size - 1;

	while (at >= 0 && order[at] > order[at + 1])
		at--;
	if (at < 0)
		return false;
	while (order[with] < order[at])
		with--;
	uint8_t was = order[at];
	order[at] = order[with];
	order[with] = was;
	for (int i = at + 1, j = size - 1; i < j; i++, j--) {
		was = order[i];
		order[i] = order[j];
		order[j] = was;
	}
	return true;
}

void event_seat_table(const struct event_past *past, struct event_table *table)
{
	const struct event_table was = *table;
	uint8_t order[EVENT_SEATS] = { 0, 1, 2, 3, 4, 5, 6 }, best[EVENT_SEATS];
	int least = INT32_MAX, count = was.size == FOUR ? 24 : 6, no = 0;
	bool is_listed = was.size == EVENT_THREE || was.size == FOUR;

	if (was.size <= 1)
		return;
	/* Find the order with the least cost, the first of equal ones. */
	do {
		if (is_listed)
			memcpy(order, orders[no++], FOUR);
		int cost = 0;
		for (int i = 0; i < was.size; i++)
			cost += past->seats[was.seat[order[i]]][i];
		if (cost < least)
			memcpy(best, order, sizeof order);
		least = cost < least ? cost : least;
	} while (is_listed ? no < count : next_order(order, was.size));
	for (int i = 0; i < was.size; i++)
		table->seat[i] = was.seat[best[i]];
}

/* ---- table numbers ----------------------------------------------------------------------------- */

/* The cheapest assignment of tables to numbers, both from 1; 0 is none. */
struct assignment {
	const struct event_past *past;
	const struct event_table *tables;
	int count;
	int64_t row_price[EVENT_TABLES + 1], column_price[EVENT_TABLES + 1], least[EVENT_TABLES + 1];
	int16_t row_of[EVENT_TABLES + 1], before[EVENT_TABLES + 1];
	bool is_used[EVENT_TABLES + 1];
};

/* Add to the path the column at its end, and find the cheapest next one. */
static int extend_path(struct assignment *a, int column)
{
	int row = a->row_of[column], next = 0;
	int64_t delta = INT64_MAX;

	a->is_used[column] = true;
	for (int j = 1; j <= a->count; j++) {
		if (a->is_used[j])
			continue;
		/* Prefer numbers where few of the table have sat; if equal, the shortest move of the table. */
		const struct event_table *table = &a->tables[row - 1];
		int64_t cost = (row > j ? row - j : j - row) - a->row_price[row] - a->column_price[j];
		for (int i = 0; i < table->size; i++)
			cost += (int64_t)event_has_been(a->past, table->seat[i], j - 1) * EVENT_TABLES * EVENT_TABLES;
		if (cost < a->least[j]) {
			a->least[j] = cost;
			a->before[j] = (int16_t)column;
		}
		if (a->least[j] < delta) {
			delta = a->least[j];
			next = j;
		}
	}
	for (int j = 0; j <= a->count; j++) {
		if (a->is_used[j]) {
			a->row_price[a->row_of[j]] += delta;
			a->column_price[j] -= delta;
		} else {
			a->least[j] -= delta;
		}
	}
	return next;
}

/* Find shortest augmenting paths (Kuhn, Munkres). */
void event_number_tables(const struct event_past *past, struct event_table *tables, int count)
{
	struct event_table was[EVENT_TABLES];
	struct assignment a = { .past = past, .tables = was };

	while (a.count < count && tables[a.count].size > 1)
		a.count++;
	memcpy(was, tables, (size_t)a.count * sizeof *was);
	for (int row = 1; row <= a.count; row++) {
		int column = 0;
		for (int j = 0; j <= a.count; j++) {
			a.least[j] = INT64_MAX / 2;
			a.is_used[j] = false;
		}
		a.row_of[0] = (int16_t)row;
		do {
			column = extend_path(&a, column);
		} while (a.row_of[column] != 0);
		while (column != 0) {
			a.row_of[column] = a.row_of[a.before[column]];
			column = a.before[column];
		}
	}
	for (int j = 1; j <= a.count; j++)
		tables[j - 1] = was[a.row_of[j] - 1];
}

/* ---- a whole schedule -------------------------------------------------------------------------- */

enum { GROUP = 3 };   /* rounds in which each player sits in each seat once */

/*
 * Three rounds as a graph of players and tables, with at most three edges at each: its edges have three
 * colours so that no two of one colour meet (König). A colour is a seat, so in three rounds everybody has
 * each once.
 */
struct colouring {
	int16_t table_of[EVENT_PLAYERS][EVENT_THREE];       /* by player and colour */
	int16_t player_of[EVENT_TABLES * GROUP][EVENT_THREE];
};

static int free_colour(const int16_t colours[EVENT_THREE])
{
	int colour = 0;

	while (colours[colour] != EVENT_NOBODY)
		colour++;
	return colour;
}

/* Exchange the two colours on the path that begins at the table with colour a, to free a there. */
static void swap_path(struct colouring *c, int table, int a, int b)
{
	int16_t players[2 * EVENT_PLAYERS], tables[2 * EVENT_PLAYERS];
	int count = 0, player = EVENT_NOBODY;

	for (;;) {
		int *next = count % 2 == 0 ? &player : &table;
		*next = count % 2 == 0 ? c->player_of[table][a] : c->table_of[player][b];
		if (*next == EVENT_NOBODY)
			break;
		players[count] = (int16_t)player;
		tables[count++] = (int16_t)table;
	}
	for (int i = 0; i < count; i++) {
		c->table_of[players[i]][i % 2 == 0 ? a : b] = EVENT_NOBODY;
		c->player_of[tables[i]][i % 2 == 0 ? a : b] = EVENT_NOBODY;
	}
	for (int i = 0; i < count; i++) {
		c->table_of[players[i]][i % 2 == 0 ? b : a] = tables[i];
		c->player_of[tables[i]][i % 2 == 0 ? b : a] = players[i];
	}
}

/* Seat at most three rounds of threes and byes. */
static void seat_group(struct event_table *tables, int count)
{
	struct colouring c;

	memset(&c, 0xff, sizeof c);   /* EVENT_NOBODY everywhere */
	for (int table = 0; table < count; table++) {
		for (int i = 0; i < tables[table].size && tables[table].size > 1; i++) {
			int player = tables[table].seat[i];
			int a = free_colour(c.table_of[player]), b = free_colour(c.player_of[table]);
			if (c.player_of[table][a] != EVENT_NOBODY)
				swap_path(&c, table, a, b);
			c.table_of[player][a] = (int16_t)table;
			c.player_of[table][a] = (int16_t)player;
		}
	}
	for (int table = 0; table < count; table++) {
		if (tables[table].size > 1)
			memcpy(tables[table].seat, c.player_of[table], sizeof c.player_of[table]);
	}
}

/* Add a table's seats to the past (`by` 1), or take them out (-1). */
static void count_seats(struct event_past *past, const struct event_table *table, int by)
{
	for (int i = 0; i < table->size && table->size > 1; i++)
		past->seats[table->seat[i]][i] = (int16_t)(past->seats[table->seat[i]][i] + by);
}

void event_seat_rounds(struct event_past *past, struct event_table *tables, int round_size, int rounds)
{
	enum { PASSES = 50 };
	bool are_threes = true, has_other = false, is_changed = true;
	int count = rounds * round_size;

	for (int i = 0; i < round_size; i++) {
		are_threes = are_threes && tables[i].size == EVENT_THREE;
		has_other = has_other || (tables[i].size > 1 && tables[i].size != EVENT_THREE);
	}
	for (int round = 0; round < rounds && !has_other; round += GROUP) {
		int left = rounds - round;
		seat_group(tables + round * round_size, (left < GROUP ? left : GROUP) * round_size);
	}
	if (are_threes)
		return;
	/* Seat each table anew, given all others, as long as that may help. */
	for (int i = 0; i < count; i++)
		count_seats(past, &tables[i], 1);
	for (int pass = 0; pass < PASSES && is_changed; pass++) {
		is_changed = false;
		for (int i = 0; i < count; i++) {
			struct event_table was = tables[i];
			count_seats(past, &tables[i], -1);
			event_seat_table(past, &tables[i]);
			count_seats(past, &tables[i], 1);
			is_changed = is_changed || memcmp(&was, &tables[i], sizeof was) != 0;
		}
	}
	for (int i = 0; i < count; i++)
		count_seats(past, &tables[i], -1);
}
