/*
 * Improve a draw by exchanging two players at a time. Make the exchange that helps most, or hurts least, and
 * bar the two players from moving for a while, so that the search leaves local optima (tabu search). It
 * proves nothing.
 */
#include "event/event.h"
#include "event/inner.h"

#include <string.h>

/* ---- costs ------------------------------------------------------------------------------------- */

int64_t event_pair_cost(const struct event_field *field, const struct event_past *past, int a, int b)
{
	const struct event_player *players = field->players;
	bool is_club = field->is_apart && players[a].club != 0 && players[a].club == players[b].club;

	return (event_have_met(past, a, b) ? EVENT_COST_REPEAT : 0) + (is_club ? EVENT_COST_CLUB : 0);
}

int64_t event_turn_cost(const struct event_past *past, int player, int size)
{
	int turns = event_turns(past, player, size);

	return turns > 0 ? (EVENT_COST_TURN + turns * EVENT_COST_BEFORE) * event_sit_out(past, size) : 0;
}

static struct event_cost table_cost(const struct event_swaps *s, const int16_t *seats, int size)
{
	struct event_cost cost = { 0, 0 };
	int low = INT32_MAX, high = 0;

	for (int i = 0; i < size; i++) {
		int rank = s->rank[seats[i]];
		if (size != s->past->players)
			cost.hard += event_turn_cost(s->past, seats[i], size);
		low = rank < low ? rank : low;
		high = rank > high ? rank : high;
		for (int j = 0; j < i; j++) {
			int64_t span = rank - s->rank[seats[j]];
			cost.hard += event_pair_cost(s->field, s->past, seats[j], seats[i]);
			cost.soft += span * span;
		}
	}
	if (high - low > s->width)
		cost.soft += (high - low - s->width) * EVENT_COST_EXCESS;
	return cost;
}

bool event_cost_less(struct event_cost a, struct event_cost b)
{
	return a.hard != b.hard ? a.hard < b.hard : a.soft < b.soft;
}

static struct event_cost add_cost(struct event_cost a, struct event_cost b, int sign)
{
	return (struct event_cost){ a.hard + sign * b.hard, a.soft + sign * b.soft };
}

/* Count the costs of all tables anew, after a change of the width. */
static void count_costs(struct event_swaps *s)
{
	s->total = (struct event_cost){ 0, 0 };
	for (int t = 0; t < s->tables; t++) {
		s->cost[t] = table_cost(s, s->seat + s->start[t], s->size[t]);
		s->total = add_cost(s->total, s->cost[t], 1);
	}
}

int event_swaps_widest(const struct event_swaps *s)
{
	int widest = 0;

	for (int t = 0; t < s->tables; t++) {
		for (int i = 0; i < s->size[t]; i++) {
			for (int j = 0; j < s->size[t]; j++) {
				int span = s->rank[s->seat[s->start[t] + i]] - s->rank[s->seat[s->start[t] + j]];
				widest = span > widest ? span : widest;
			}
		}
	}
	return widest;
}

/* ---- exchanges --------------------------------------------------------------------------------- */

static void exchange(struct event_swaps *s, int a, int b)
{
	int16_t player = s->seat[a];

	s->seat[a] = s->seat[b];
	s->seat[b] = player;
}

/* Compute the costs of the two tables after an exchange; returns the change in their sum. */
static struct event_cost gain(struct event_swaps *s, int a, int b, struct event_cost costs[2])
{
	int t = s->table_of[a], u = s->table_of[b];

	exchange(s, a, b);
	costs[0] = table_cost(s, s->seat + s->start[t], s->size[t]);
	costs[1] = table_cost(s, s->seat + s->start[u], s->size[u]);
	exchange(s, a, b);
	return add_cost(add_cost(add_cost(costs[0], costs[1], 1), s->cost[t], -1), s->cost[u], -1);
}

static void make(struct event_swaps *s, int a, int b)
{
	struct event_cost costs[2], change = gain(s, a, b, costs);

	exchange(s, a, b);
	s->cost[s->table_of[a]] = costs[0];
	s->cost[s->table_of[b]] = costs[1];
	s->total = add_cost(s->total, change, 1);
}

/* Find the best exchange of a seat of the table, any of equal ones; false if all are barred. */
static bool best_exchange(struct event_swaps *s, int table, int step, int *from, int *to)
{
	struct event_cost best = { INT64_MAX, INT64_MAX };
	unsigned equal = 0;

	for (int a = s->start[table]; a < s->start[table] + s->size[table]; a++) {
		for (int b = 0; b < s->seats; b++) {
			struct event_cost costs[2];
			if (s->table_of[b] == table)
				continue;
			struct event_cost change = gain(s, a, b, costs);
			bool is_barred = s->barred[s->seat[a]] > step || s->barred[s->seat[b]] > step;
			if (is_barred && !event_cost_less(add_cost(s->total, change, 1), s->least))
				continue;
			if (event_cost_less(best, change))
				continue;
			equal = event_cost_less(change, best) ? 1 : equal + 1;
			if (random_below(&s->random, equal) > 0)
				continue;
			best = change;
			*from = a;
			*to = b;
		}
	}
	return equal > 0;
}

/* Do criteria 1 to 3 cost at most `hard`, and is no table too wide? */
static bool is_reached(const struct event_swaps *s, int64_t hard)
{
	return s->total.hard <= hard && s->total.soft < EVENT_COST_EXCESS;
}

bool event_swaps_search(struct event_swaps *s, int64_t hard, int width, int steps)
{
	int16_t kept[EVENT_PLAYERS];

	s->width = width;
	count_costs(s);
	s->least = s->total;
	memcpy(kept, s->seat, sizeof kept);
	memset(s->barred, 0, sizeof s->barred);
	for (int step = 1; step <= steps && !is_reached(s, hard); step++) {
		int from = 0, to = 0, table = EVENT_NOBODY;
		unsigned costly = 0;
		/* Pick a table that costs more than necessary, all equally likely. */
		for (int t = 0; t < s->tables; t++) {
			if (s->cost[t].hard == 0 && s->cost[t].soft < EVENT_COST_EXCESS)
				continue;
			if (random_below(&s->random, ++costly) == 0)
				table = t;
		}
		if (table == EVENT_NOBODY || !best_exchange(s, table, step, &from, &to))
			continue;
		make(s, from, to);
		s->barred[s->seat[from]] = s->barred[s->seat[to]] = step + 3 + (int)random_below(&s->random, 8);
		if (event_cost_less(s->total, s->least)) {
			s->least = s->total;
			memcpy(kept, s->seat, sizeof kept);
		}
	}
	if (is_reached(s, hard))
		return true;
	memcpy(s->seat, kept, sizeof kept);
	count_costs(s);
	return is_reached(s, hard);
}

void event_swaps_descend(struct event_swaps *s, int width)
{
	enum { PASSES = 30 };
	bool is_better = true;

	s->width = width;
	count_costs(s);
	for (int pass = 0; pass < PASSES && is_better; pass++) {
		is_better = false;
		for (int a = 0; a < s->seats; a++) {
			for (int b = a + 1; b < s->seats; b++) {
				struct event_cost costs[2];
				if (s->table_of[a] == s->table_of[b]
					|| !event_cost_less(gain(s, a, b, costs), (struct event_cost){ 0, 0 }))
					continue;
				make(s, a, b);
				is_better = true;
			}
		}
	}
}

/*
 * Exchange any two players of near ranks, even at a slightly higher cost, allowing ever less (threshold
 * accepting): this brings the squares close to their minimum. No earlier criterion gets worse.
 */
void event_swaps_settle(struct event_swaps *s, int width, int steps)
{
	int16_t kept[EVENT_PLAYERS];

	s->width = width;
	count_costs(s);
	s->least = s->total;
	memcpy(kept, s->seat, sizeof kept);
	for (int step = 0; step < steps; step++) {
		int64_t threshold = (int64_t)width * width * (steps - step) / steps / 4;
		int a = (int)random_below(&s->random, (unsigned)s->seats),
			b = (int)random_below(&s->random, (unsigned)s->seats);
		int span = s->rank[s->seat[a]] - s->rank[s->seat[b]];
		struct event_cost costs[2];
		if (s->table_of[a] == s->table_of[b] || span > width || -span > width)
			continue;
		struct event_cost change = gain(s, a, b, costs);
		if (change.hard > 0 || (change.hard == 0 && change.soft > threshold))
			continue;
		make(s, a, b);
		if (event_cost_less(s->total, s->least)) {
			s->least = s->total;
			memcpy(kept, s->seat, sizeof kept);
		}
	}
	memcpy(s->seat, kept, sizeof kept);
	event_swaps_descend(s, width);
}

void event_swaps_start(struct event_swaps *s, const struct event_field *field, const struct event_past *past,
	const struct event_plan *plan, uint64_t seed)
{
	*s = (struct event_swaps){ .field = field, .past = past, .random = seed, .width = INT32_MAX };
	s->tables = plan->small + plan->large + plan->byes;
	for (int t = 0; t < s->tables; t++) {
		s->start[t] = (int16_t)s->seats;
		int size = t < plan->small ? plan->least : t < plan->small + plan->large ? plan->most : 1;
		s->size[t] = (int16_t)size;
		for (int i = 0; i < s->size[t]; i++)
			s->table_of[s->seats++] = (int16_t)t;
	}
}

