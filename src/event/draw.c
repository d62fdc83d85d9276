/* Draw the next round: by standing, or from a seed. */
#include "event/event.h"
#include "event/inner.h"

#include <string.h>

size_t event_work_size(void)
{
	return sizeof(struct event_work);
}

/* ---- what both share --------------------------------------------------------------------------- */

int event_present(const struct event_field *field, int16_t who[EVENT_PLAYERS])
{
	int count = 0;

	for (int player = 0; player < field->count; player++) {
		if (!field->players[player].is_out)
			who[count++] = (int16_t)player;
	}
	return count;
}

void event_shuffle(uint64_t *random, int16_t who[], int count)
{
	for (int i = count - 1; i > 0; i--) {
		int j = (int)random_below(random, (unsigned)i + 1);
		int16_t player = who[i];
		who[i] = who[j];
		who[j] = player;
	}
}

/* Compute the least cost of turns for `wanted` players: nobody has one again while somebody has had fewer. */
static int64_t cheapest_turns(const struct event_past *past, int size, int wanted, const int16_t who[],
	int count)
{
	int64_t cost = 0, least = -1;

	while (wanted > 0) {   /* take the next dearer turns, at most as many as needed */
		int64_t dearer = INT64_MAX;
		int equal = 0;
		for (int i = 0; i < count; i++) {
			int64_t turn = event_turn_cost(past, who[i], size);
			if (turn <= least || turn > dearer)
				continue;
			equal = turn < dearer ? 1 : equal + 1;
			dearer = turn;
		}
		cost += (equal < wanted ? equal : wanted) * dearer;
		wanted -= equal;
		least = dearer;
	}
	return cost;
}

/* Compute the least cost of turns at larger tables or byes; if all tables are larger, everybody has one. */
static int64_t least_turns(const struct event_past *past, const struct event_plan *plan, const int16_t who[],
	int count)
{
	int64_t all = 0;

	if (plan->byes > 0)
		return cheapest_turns(past, 1, plan->byes, who, count);
	for (int i = 0; i < count; i++)
		all += event_turn_cost(past, who[i], plan->least);
	return all + cheapest_turns(past, past->players + 1, plan->large * plan->most, who, count);
}

/* Compute the least cost of clubs: more players than tables must share some, least when spread evenly. */
static int64_t least_clubs(const struct event_field *field, const struct event_plan *plan,
	const int16_t who[], int count)
{
	int16_t size[EVENT_PLAYERS + 1] = { 0 };   /* of the club with that first player, from 1 */
	int tables = plan->small + plan->large;
	int64_t pairs = 0;

	for (int i = 0; i < count && field->is_apart; i++) {
		int first = 0;
		while (field->players[who[first]].club != field->players[who[i]].club)
			first++;
		size[first] = (int16_t)(size[first] + (field->players[who[i]].club != 0));
	}
	for (int i = 0; i < count; i++) {
		int seated = size[i] - plan->byes, each = seated / tables, over = seated % tables;
		if (seated > tables)
			pairs += each * (each - 1) / 2 * (tables - over) + (each + 1) * each / 2 * over;
	}
	return pairs * EVENT_COST_CLUB;
}

/* Return a table's place in the standing: that of its first player; byes come last. */
static int64_t table_order(const struct event_field *field, const struct event_table *table)
{
	int64_t least = INT64_MAX;

	for (int i = 0; i < table->size; i++) {
		int64_t order = (int64_t)field->players[table->seat[i]].rank * EVENT_PLAYERS + table->seat[i];
		least = order < least ? order : least;
	}
	return table->size == 1 ? least + INT32_MAX : least;
}

/* Write the tables of the swaps, and seat each. */
static int finish(const struct event_swaps *s, struct event_table *tables)
{
	for (int t = 0; t < s->tables; t++) {
		tables[t] = event_table_of(s->size[t], s->seat + s->start[t]);
		event_seat_table(s->past, &tables[t]);
	}
	return s->tables;
}

/* ---- by standing ------------------------------------------------------------------------------- */

/* The length of the search, in steps, so that no clock decides the draw. */
enum {
	SEARCH_STEPS = 2000, SEARCH_STEPS_EACH = 300, SEARCH_TRIES = 200000, RANDOM_STEPS = 3000,
	WIDTH_STEPS = 200, WIDTH_TRIES = 20000,
	SETTLE_STEPS = 10000, SETTLE_STEPS_EACH = 1000,
	RESTARTS = 8,   /* for tables not of three, where repeats are common */
	WINDOW_WORK = 150000, WINDOW_WORK_EACH = 6000
};

/* The best draw found so far, its cost in criteria 1 to 3, and in 4 and 5. */
struct found {
	struct event_cost cost;     /* hard: INT64_MAX if none was found */
	int width;
	int16_t seat[EVENT_PLAYERS];
};

/* A draw by standing in progress. */
struct standing {
	struct event_swaps *s;
	struct event_windows *w;
	int64_t least;              /* no draw costs less in criteria 1 to 3 */
	bool is_cut;                /* the search was incomplete */
	struct found best;
};

static void keep_better(struct found *best, struct event_cost cost, int width,
	const int16_t seat[EVENT_PLAYERS])
{
	bool is_better = width != best->width ? width < best->width : cost.soft < best->cost.soft;

	if (cost.hard != best->cost.hard)
		is_better = cost.hard < best->cost.hard;
	if (!is_better)
		return;
	best->cost = cost;
	best->width = width;
	memcpy(best->seat, seat, sizeof best->seat);
}

/* Find the next rank difference that allows another pair; EVENT_NOBODY if all are allowed. */
static int next_width(const struct event_windows *w, int width)
{
	int next = EVENT_NOBODY;

	for (int place = 0; place < w->count; place++) {
		for (int j = 1; j < EVENT_WINDOW && place + j < w->count; j++) {
			int span = w->field->players[w->who[place + j]].rank - w->field->players[w->who[place]].rank;
			if (span > width && (next == EVENT_NOBODY || span < next))
				next = span;
		}
	}
	return next;
}

/* Search each width until criteria 1 to 3 cost at most `wanted`. */
static void search_widths(struct standing *st, int64_t wanted, int widest)
{
	struct event_windows *w = st->w;
	int16_t seats[EVENT_PLAYERS];
	struct event_cost cost;

	st->is_cut = false;
	w->work = WINDOW_WORK + (int64_t)WINDOW_WORK_EACH * w->count;
	for (int width = next_width(w, -1), step = 0; width != EVENT_NOBODY && width <= widest && w->work >= 0;
		width = next_width(w, width + step)) {
		w->is_cut = false;
		bool is_there = event_windows_search(w, width, &cost, seats);
		st->is_cut = st->is_cut || w->is_cut;
		step = w->is_cut ? width / 4 : 0;   /* after an overflow, skip some widths */
		if (!is_there)
			continue;
		keep_better(&st->best, cost, width, seats);
		if (cost.hard <= wanted)
			return;
	}
}

/* Search for ever narrower draws while there are any, then for smaller squares. */
static void narrow(struct standing *st)
{
	struct event_swaps *s = st->s;
	int16_t kept[EVENT_PLAYERS];
	int width = event_swaps_widest(s);

	event_swaps_descend(s, width);
	do {
		width = event_swaps_widest(s);
		memcpy(kept, s->seat, sizeof kept);
	} while (event_swaps_search(s, s->total.hard, width - 1, WIDTH_STEPS + WIDTH_TRIES / s->seats));
	memcpy(s->seat, kept, sizeof kept);
	event_swaps_settle(s, width, SETTLE_STEPS + SETTLE_STEPS_EACH * s->seats);
	keep_better(&st->best, s->total, event_swaps_widest(s), s->seat);
}

/* Is it proved that every draw has a repeat, whatever the clubs? Else the swaps may find one without. */
static bool are_repeats_unavoidable(struct standing *st)
{
	struct event_windows *w = st->w;
	int16_t seats[EVENT_PLAYERS];
	struct event_cost cost;

	w->work = WINDOW_WORK + (int64_t)WINDOW_WORK_EACH * w->count;
	w->with_clubs = true;
	w->is_cut = false;
	if (!event_windows_search(w, EVENT_RANK, &cost, seats))
		return !w->is_cut;
	memcpy(st->s->seat, seats, sizeof seats);
	return false;
}

/* Search by exchanges too, if the windows could not see everything. */
static enum event_proof search_on(struct standing *st)
{
	enum event_proof proof = EVENT_FOUND;
	struct event_swaps *s = st->s;
	/* A step looks at all seats: large fields get fewer steps, small ones need no more. */
	const int few = SEARCH_STEPS_EACH * s->seats, most = SEARCH_TRIES / s->seats;
	const int steps = SEARCH_STEPS + (few < most ? few : most);

	event_swaps_search(s, st->least, INT32_MAX / 2, steps);
	if (s->total.hard >= EVENT_COST_REPEAT && st->best.cost.hard >= EVENT_COST_REPEAT
		&& are_repeats_unavoidable(st))
		proof = EVENT_UNAVOIDABLE;
	narrow(st);
	if (st->best.cost.hard > st->least) {   /* try the windows again, allowing what could not be avoided */
		st->w->with_repeats = st->best.cost.hard >= EVENT_COST_REPEAT;
		st->w->with_clubs = st->best.cost.hard % EVENT_COST_BEFORE > 0;
		search_widths(st, st->best.cost.hard, st->best.width);
	}
	memcpy(s->seat, st->best.seat, sizeof s->seat);
	narrow(st);
	for (int i = 0; i < RESTARTS && s->past->players != EVENT_THREE; i++) {
		event_shuffle(&s->random, s->seat, s->seats);
		event_swaps_search(s, st->least, INT32_MAX / 2, steps);
		narrow(st);
	}
	return proof;
}

int event_draw_standing(struct event_work *work, const struct event_field *field,
	const struct event_past *past, struct event_table *tables, enum event_proof *proof)
{
	struct standing st = { .s = &work->swaps, .w = &work->windows, .best = { .cost = { INT64_MAX, 0 } } };
	struct event_windows *w = st.w;

	*proof = EVENT_FOUND;
	w->count = event_present(field, w->who);
	if (!event_plan_make(w->count, field->game, field->fill, &w->plan))
		return 0;
	for (int i = 1; i < w->count; i++) {   /* sort by rank */
		int16_t player = w->who[i];
		int at = i;
		for (; at > 0 && field->players[w->who[at - 1]].rank > field->players[player].rank; at--)
			w->who[at] = w->who[at - 1];
		w->who[at] = player;
	}
	w->field = field;
	w->past = past;
	w->with_repeats = w->with_clubs = w->is_cut = false;
	event_swaps_start(st.s, field, past, &w->plan, (uint64_t)w->count);
	memcpy(st.s->seat, w->who, sizeof w->who);
	for (int player = 0; player < field->count; player++)
		st.s->rank[player] = field->players[player].rank;
	int64_t clubs = least_clubs(field, &w->plan, w->who, w->count);
	st.least = least_turns(past, &w->plan, w->who, w->count) + clubs;
	w->with_clubs = clubs > 0;
	search_widths(&st, st.least, EVENT_RANK);
	*proof = st.best.cost.hard == st.least && !st.is_cut ? EVENT_PROVED : search_on(&st);
	memcpy(st.s->seat, st.best.seat, sizeof st.best.seat);
	int count = finish(st.s, tables);
	for (int i = 1; i < count; i++) {
		struct event_table table = tables[i];
		int at = i;
		for (; at > 0 && table_order(field, &table) < table_order(field, &tables[at - 1]); at--)
			tables[at] = tables[at - 1];
		tables[at] = table;
	}
	if (!field->is_top_first)
		event_number_tables(past, tables, count);
	return count;
}

/* ---- out of a seed ----------------------------------------------------------------------------- */

int event_draw_random(struct event_work *work, const struct event_field *field, const struct event_past *past,
	uint64_t seed, struct event_table *tables)
{
	struct event_swaps *s = &work->swaps;
	int16_t who[EVENT_PLAYERS] = { 0 };
	int count = event_present(field, who);
	struct event_plan plan;

	if (!event_plan_make(count, field->game, field->fill, &plan))
		return 0;
	event_swaps_start(s, field, past, &plan, seed);
	event_shuffle(&s->random, who, count);
	memcpy(s->seat, who, sizeof who);
	event_swaps_search(s, least_turns(past, &plan, who, count) + least_clubs(field, &plan, who, count),
		INT32_MAX / 2, RANDOM_STEPS);
	count = finish(s, tables);
	event_number_tables(past, tables, count);
	return count;
}
