/*
 * All-play-all at tables of two, and of four and more. Two at a table: the circle, in which everybody meets
 * everybody. More: the players in columns, a table takes one of each, and each round every column is moved on
 * by another step than the one before it; two columns come together again only where two rounds' steps
 * multiplied by the distance of the columns are the same.
 */
#include "event/event.h"
#include "event/inner.h"

/* ---- the circle -------------------------------------------------------------------------------- */

static bool is_of_twos(const struct event_plan *plan)
{
	return plan->least == 2 && plan->large == 0;
}

/* Of an odd number one rests, who would sit with a player more. */
static void circle_round(int players, int round, struct event_table *tables)
{
	int circle = players - 1 + players % 2, count = 0;

	for (int i = 0; i <= circle / 2; i++) {
		int16_t pair[] = { (int16_t)((round + i) % circle), (int16_t)((round + circle - i) % circle) };
		pair[0] = i == 0 ? (int16_t)circle : pair[0];
		if (pair[0] < players)
			tables[count++] = event_table_of(2, pair);
	}
	if (players % 2 == 1)
		tables[count] = event_table_of(1, (int16_t[]){ (int16_t)round });
}

/* ---- columns ----------------------------------------------------------------------------------- */

static int tables_of(const struct event_plan *plan)
{
	return plan->small + plan->large;
}

static int columns_used(const struct event_plan *plan)
{
	return plan->large > 0 ? plan->most : plan->least;
}

/* Of 4 and 8 there are fields: sums and products in them, the latter by x² = x + 1, x³ = x + 1. */
static bool is_field(int tables)
{
	return tables == 4 || tables == 8;
}

/* Where a column stands in a round, as seen from its place in the first. */
static int moved(int tables, int place, int column, int round)
{
	int product = 0;

	if (!is_field(tables))
		return (place + column * round) % tables;
	for (int bit = tables / 2; bit > 0; bit /= 2) {
		product *= 2;
		product ^= product >= tables ? tables | 3 : 0;
		product ^= round & bit ? column : 0;
	}
	return place ^ product;
}

static int columns_rounds(const struct event_plan *plan)
{
	int tables = tables_of(plan), columns = columns_used(plan), divisor = 2;

	if (tables < columns)
		return 1;
	while (tables % divisor != 0)
		divisor++;
	if (is_field(tables) || divisor >= columns)
		return tables;
	return (tables - 1) / (columns - 1) + 1;
}

/* The last column has as many as there are large tables. Where a column is whole tables, the columns
 * themselves are the last round. */
static bool has_column_round(const struct event_plan *plan)
{
	return plan->large == 0 && tables_of(plan) % plan->least == 0;
}

static void columns_round(const struct event_plan *plan, int round, struct event_table *tables)
{
	int count = tables_of(plan), columns = columns_used(plan), large = plan->large > 0 ? plan->large : count;
	int16_t seat[EVENT_SEATS];

	for (int no = 0; no < count; no++) {
		int size = 0;
		for (int column = 0; column < columns; column++) {
			int place = moved(count, no, column, round);
			if (column < columns - 1 || place < large)
				seat[size++] = (int16_t)(column * count + place);
		}
		tables[no] = event_table_of(size, seat);
	}
}

/* ---- both -------------------------------------------------------------------------------------- */

int event_grid_rounds(int players, const struct event_plan *plan)
{
	int rounds = 1;

	if (is_of_twos(plan))
		rounds = players - 1 + players % 2;
	else if (plan->byes == 0)
		rounds = columns_rounds(plan) + has_column_round(plan);
	return rounds < EVENT_ROUNDS ? rounds : EVENT_ROUNDS;
}

void event_grid_round(int players, const struct event_plan *plan, int round, struct event_table *tables)
{
	int count = tables_of(plan), whole = count * plan->least;

	if (is_of_twos(plan)) {
		circle_round(players, round, tables);
		return;
	}
	if (has_column_round(plan) && round == columns_rounds(plan)) {
		for (int i = 0; i < count; i++) {
			int16_t seat[EVENT_SEATS];
			for (int k = 0; k < plan->least; k++)
				seat[k] = (int16_t)(i * plan->least + k);
			tables[i] = event_table_of(plan->least, seat);
		}
		return;
	}
	columns_round(plan, round, tables);
	for (int i = 0; i < plan->byes; i++)
		tables[count + i] = event_table_of(1, (int16_t[]){ (int16_t)(whole + i) });
}
