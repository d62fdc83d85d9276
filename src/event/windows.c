/*
 * Draw by standing, exactly: take the players in the order of the standing; the highest one without a seat
 * gets a table with others close below. Two partial draws are equal if the same players of the window below
 * that player have seats; the cheaper one is kept. As long as no layer overflows, the result is the best for
 * its width.
 */
#include "event/event.h"
#include "event/inner.h"

#include <string.h>

/* ---- layers ------------------------------------------------------------------------------------ */

/* Find the slot in `found` of an equal node, or a free one for it. */
static unsigned find_slot(const struct event_windows *w, const struct event_node *node)
{
	uint64_t state =
		node->mask ^ (uint64_t)node->base << 48 ^ (uint64_t)node->large << 46 ^ (uint64_t)node->byes << 44;
	unsigned slot = (unsigned)(random_next(&state) % (4 * EVENT_LAYER));

	for (; w->found[slot]; slot = (slot + 1) % (4 * EVENT_LAYER)) {
		const struct event_node *there = &w->next[w->found[slot] - 1];
		if (there->mask == node->mask && there->base == node->base && there->large == node->large
			&& there->byes == node->byes)
			break;
	}
	return slot;
}

/* Keep the cheapest `keep` nodes of `next` (quickselect) if there are more. */
static void cut_layer(struct event_windows *w)
{
	int low = 0, high = w->next_count - 1;

	if (w->next_count <= w->keep)
		return;
	while (low < high) {
		struct event_cost pivot = w->next[low + (high - low) / 2].cost;
		int i = low, j = high;
		while (i <= j) {
			while (event_cost_less(w->next[i].cost, pivot))
				i++;
			while (event_cost_less(pivot, w->next[j].cost))
				j--;
			if (i <= j) {
				struct event_node node = w->next[i];
				w->next[i++] = w->next[j];
				w->next[j--] = node;
			}
		}
		if (w->keep - 1 <= j)
			high = j;
		else if (w->keep - 1 >= i)
			low = i;
		else
			break;
	}
	w->is_cut = true;
	w->next_count = w->keep;
	memset(w->found, 0, sizeof w->found);
	for (int i = 0; i < w->next_count; i++)
		w->found[find_slot(w, &w->next[i])] = i + 1;
}

/* ---- tables ------------------------------------------------------------------------------------ */

static int rank_at(const struct event_windows *w, int place)
{
	return w->field->players[w->who[place]].rank;
}

static struct event_cost table_cost(const struct event_windows *w, int lowest, const int16_t member[],
	int size)
{
	struct event_cost cost = { 0, 0 };

	for (int i = 0; i < size; i++) {
		int player = w->who[lowest + member[i]];
		if (size != w->past->players)
			cost.hard += event_turn_cost(w->past, player, size);
		for (int j = 0; j < i; j++) {
			int64_t span = rank_at(w, lowest + member[i]) - rank_at(w, lowest + member[j]);
			cost.soft += span * span;
			if (w->with_repeats || w->with_clubs)
				cost.hard += event_pair_cost(w->field, w->past, w->who[lowest + member[j]], player);
		}
	}
	return cost;
}

/* Add a table to a partial draw. The cheaper of equal draws stays in `next`. */
static void put_table(struct event_windows *w, int parent, const int16_t member[], int size)
{
	const struct event_node *from = &w->layer[parent];
	struct event_node node = { .mask = from->mask, .parent = parent, .base = from->base,
		.lowest = from->base };
	struct event_cost cost = table_cost(w, from->base, member, size);

	w->work--;
	node.large = (uint8_t)(from->large + (size == w->plan.most && w->plan.large > 0));
	node.byes = (uint8_t)(from->byes + (size == 1));
	node.cost = (struct event_cost){ from->cost.hard + cost.hard, from->cost.soft + cost.soft };
	for (int i = 0; i < EVENT_SEATS; i++) {
		node.member[i] = i < size ? member[i] : EVENT_NOBODY;
		if (i < size)
			node.mask |= UINT64_C(1) << member[i];
	}
	while (node.mask & 1) {
		node.mask >>= 1;
		node.base++;
	}
	unsigned slot = find_slot(w, &node);
	if (w->found[slot]) {
		struct event_node *there = &w->next[w->found[slot] - 1];
		if (event_cost_less(node.cost, there->cost))
			*there = node;
		return;
	}
	if (w->next_count == 2 * w->keep) {
		cut_layer(w);
		slot = find_slot(w, &node);
	}
	w->next[w->next_count++] = node;
	w->found[slot] = w->next_count;
}

/* Add each table that begins with these members and continues with one of the set. */
static void put_with(struct event_windows *w, int parent, int16_t member[], int size, uint64_t set)
{
	const struct event_node *node = &w->layer[parent];
	bool has_large = node->large < w->plan.large;
	bool has_small = w->step - node->large - node->byes < w->plan.small;

	if (size == w->plan.least && has_small)
		put_table(w, parent, member, size);
	if (size == w->plan.most && has_large)
		put_table(w, parent, member, size);
	if (size == (has_large ? w->plan.most : w->plan.least))
		return;
	for (uint64_t rest = set; rest && w->work > -EVENT_NODE; rest &= rest - 1) {
		member[size] = (int16_t)__builtin_ctzll(rest);
		put_with(w, parent, member, size + 1, set & w->fits[node->base + member[size]] << member[size]);
	}
	w->is_cut = w->is_cut || w->work <= -EVENT_NODE;
}

/* ---- the search -------------------------------------------------------------------------------- */

/* Find the pairs that fit and are near enough. Sets `is_cut` if the window cannot hold all near players. */
static void start_search(struct event_windows *w, int width)
{
	for (int place = 0; place < w->count; place++) {
		w->fits[place] = w->near[place] = 0;
		for (int j = 1; j < EVENT_WINDOW && place + j < w->count; j++) {
			const struct event_field *field = w->field;
			int64_t cost = event_pair_cost(field, w->past, w->who[place], w->who[place + j]);
			bool fits = (cost < EVENT_COST_REPEAT || w->with_repeats)
				&& (cost % EVENT_COST_REPEAT == 0 || w->with_clubs);
			w->fits[place] |= (uint64_t)fits << j;
			w->near[place] |= (uint64_t)(rank_at(w, place + j) - rank_at(w, place) <= width) << j;
		}
		if (place + EVENT_WINDOW < w->count && rank_at(w, place + EVENT_WINDOW) - rank_at(w, place) <= width)
			w->is_cut = true;
	}
	int tables = w->plan.small + w->plan.large + w->plan.byes;
	w->keep = EVENT_TRAIL / tables < EVENT_LAYER ? EVENT_TRAIL / tables : EVENT_LAYER;
	w->layer[0] = (struct event_node){ .parent = EVENT_NOBODY };
	w->layer_count = 1;
}

bool event_windows_search(struct event_windows *w, int width, struct event_cost *cost,
	int16_t seats[EVENT_PLAYERS])
{
	int tables = w->plan.small + w->plan.large + w->plan.byes, best = 0;

	start_search(w, width);
	for (w->step = 0; w->step < tables; w->step++) {
		/* Add another table to each partial draw. */
		w->next_count = 0;
		memset(w->found, 0, sizeof w->found);
		for (int i = 0; i < w->layer_count; i++) {
			const struct event_node *node = &w->layer[i];
			int16_t member[EVENT_SEATS] = { 0 };
			if (w->work < 0) {
				w->is_cut = true;
				return false;
			}
			if (node->byes < w->plan.byes)
				put_table(w, i, member, 1);
			put_with(w, i, member, 1, w->fits[node->base] & w->near[node->base] & ~node->mask);
		}
		cut_layer(w);
		w->layer_count = w->next_count;
		for (int i = 0; i < w->next_count; i++) {
			const struct event_node *node = &w->next[i];
			int at = w->step * w->keep + i;
			w->layer[i] = *node;
			w->trail[at].parent = node->parent;
			w->trail[at].lowest = node->lowest;
			memcpy(w->trail[at].member, node->member, sizeof node->member);
		}
		if (w->layer_count == 0)
			return false;
	}
	for (int i = 1; i < w->layer_count; i++) {
		if (event_cost_less(w->layer[i].cost, w->layer[best].cost))
			best = i;
	}
	*cost = w->layer[best].cost;
	/* Write the tables of the cheapest draw, last first, each to the seats of its kind. */
	int small = w->plan.small * w->plan.least, large = small + w->plan.large * w->plan.most, bye = w->count;
	for (int step = tables - 1; step >= 0; step--) {
		int index = step * w->keep + best, size = 0;
		const int16_t *member = w->trail[index].member;
		while (size < EVENT_SEATS && member[size] != EVENT_NOBODY)
			size++;
		int *at = size == 1 ? &bye : size == w->plan.least ? &small : &large;
		*at -= size;
		for (int i = 0; i < size; i++)
			seats[*at + i] = w->who[w->trail[index].lowest + member[i]];
		best = w->trail[index].parent;
	}
	return true;
}
