/* Who pays whom, in as few payments as there can be. */
#include "event/results.h"

/* Some of those who still have to pay or get; all of them together come to 0. */
struct group {
	int count, who[EVENT_PAYERS];
};

/* ---- payments of a group ----------------------------------------------------------------------- */

/* The one of the group who has to pay most (sign -1) or to get most (1); of equals the first. */
static int largest(const struct group *group, const int64_t balance[], int sign)
{
	int found = group->who[0];

	for (int i = 1; i < group->count; i++) {
		if (balance[group->who[i]] * sign > balance[found] * sign)
			found = group->who[i];
	}
	return found;
}

/* Who pays most pays who gets most, as long as there is anything: each payment makes one of them even. */
static int pay_group(const struct group *group, int64_t balance[], struct event_payment payments[])
{
	int count = 0;

	for (;;) {
		int from = largest(group, balance, -1), to = largest(group, balance, 1);
		if (balance[to] <= 0)
			return count;
		int64_t amount = -balance[from] < balance[to] ? -balance[from] : balance[to];
		balance[from] += amount;
		balance[to] -= amount;
		payments[count++] = (struct event_payment){ from, to, amount };
	}
}

/* ---- groups ------------------------------------------------------------------------------------ */

/* Two of whom one gets what the other pays make one payment, and no other way needs less. */
static int pay_pairs(int64_t balance[], int count, struct event_payment payments[])
{
	int paid = 0;

	for (int i = 0; i < count; i++) {
		for (int j = i + 1; j < count && balance[i] != 0; j++) {
			if (balance[i] == -balance[j])
				paid += pay_group(&(struct group){ 2, { i, j } }, balance, payments + paid);
		}
	}
	return paid;
}

/*
 * Payments join people to groups that are even among themselves, and a group of n needs n - 1: the more
 * groups, the fewer payments. For every set of people the most groups that can be taken out of it, one after
 * another, each person in turn the last who came.
 */
struct sets {
	const struct group *all;
	int64_t sum[1 << EVENT_EXACT];
	uint8_t most[1 << EVENT_EXACT], last[1 << EVENT_EXACT];
};

static void count_groups(struct sets *s, const int64_t balance[])
{
	s->sum[0] = 0;
	s->most[0] = 0;
	for (unsigned set = 1; set < 1u << s->all->count; set++) {
		s->most[set] = 0;
		for (int i = 0; i < s->all->count; i++) {
			unsigned rest = set & ~(1u << i);
			if (rest == set)
				continue;
			s->sum[set] = s->sum[rest] + balance[s->all->who[i]];
			uint8_t groups = (uint8_t)(s->most[rest] + (s->sum[set] == 0));
			if (groups < s->most[set])
				continue;
			s->most[set] = groups;
			s->last[set] = (uint8_t)i;
		}
	}
}

static int pay_sets(const struct group *all, int64_t balance[], struct event_payment payments[])
{
	struct sets s = { .all = all };
	struct group group = { 0 };
	int paid = 0;

	count_groups(&s, balance);
	for (unsigned set = (1u << all->count) - 1; set != 0;) {
		group.who[group.count++] = all->who[s.last[set]];
		set &= ~(1u << s.last[set]);
		if (s.sum[set] != 0)
			continue;
		paid += pay_group(&group, balance, payments + paid);
		group.count = 0;
	}
	return paid;
}

int event_settle(int64_t balance[], int count, struct event_payment payments[], bool *is_fewest)
{
	struct group all = { 0 };
	int paid = pay_pairs(balance, count, payments);

	for (int i = 0; i < count; i++) {
		if (balance[i] != 0)
			all.who[all.count++] = i;
	}
	*is_fewest = all.count <= EVENT_EXACT;
	if (all.count == 0)
		return paid;
	return paid + (*is_fewest ? pay_sets : pay_group)(&all, balance, payments + paid);
}
