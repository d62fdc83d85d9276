/*
 * All-play-all at tables of two, and of four and more. Two at a table: the circle method, in which everybody
 * meets everybody. More: the players form columns, a table takes one of each, and each round moves every
 * column by another step than the column before it; two players meet again only if the steps of two rounds,
 * multiplied by the distance of their columns, are equal.
 */
#include "event/event.h"
#include "event/inner.h"

/* Are there fields of that size, 4 or 8? Their products follow from x² = x + 1, x³ = x + 1. */
static bool is_field(int tables)
{
	return tables == 4 || tables == 8;
}

/* Find the position of a column's place in a round. */
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
	int tables = plan->small + plan->large, columns = plan->most, divisor = 2;

	if (tables < columns)
		return 1;
	while (tables % divisor != 0)
		divisor++;
	if (is_field(tables) || divisor >= columns)
		return tables;
	return (tables - 1) / (columns - 1) + 1;
}

int event_grid_rounds(int players, const struct event_plan *plan)
{
	int rounds = 1;

	if (plan->most == 2)
		rounds = players - 1 + players % 2;
	else if (plan->byes == 0)   /* if a column fills whole tables, the columns make a further round */
		rounds = columns_rounds(plan) + (plan->large == 0 && plan->small % plan->least == 0);
	return rounds < EVENT_ROUNDS ? rounds : EVENT_ROUNDS;
}

void event_grid_round(int players, const struct event_plan *plan, int round, struct event_table *tables)
{
	const int count = plan->small + plan->large, columns = plan->most, circle = players - 1 + players % 2;
	/* the last column has a player for each large table */
	const int large = plan->large > 0 ? plan->large : count;
	const bool is_of_columns = plan->large == 0 && count % plan->least == 0 && round == columns_rounds(plan);
	int16_t seat[EVENT_SEATS];

	for (int i = 0; plan->most == 2 && i <= circle / 2; i++) {
		int16_t pair[] = { (int16_t)((round + i) % circle), (int16_t)((round + circle - i) % circle) };
		pair[0] = i == 0 ? (int16_t)circle : pair[0];
		if (pair[0] < players)
			*tables++ = event_table_of(2, pair);
	}
	if (plan->most == 2) {
		/* With an odd number one rests: the partner of the player too many. */
		if (players % 2 == 1)
			*tables = event_table_of(1, (int16_t[]){ (int16_t)round });
		return;
	}
	for (int no = 0; no < count; no++) {
		int size = 0;
		for (int column = 0; column < columns; column++) {
			int place = moved(count, no, column, round);
			if (is_of_columns)
				seat[size++] = (int16_t)(no * columns + column);
			else if (column < columns - 1 || place < large)
				seat[size++] = (int16_t)(column * count + place);
		}
		tables[no] = event_table_of(size, seat);
	}
	for (int i = 0; i < plan->byes; i++)
		tables[count + i] = event_table_of(1, (int16_t[]){ (int16_t)(count * plan->least + i) });
}
