/* Who pays whom, in as few payments as there can be. */
#include "event/results.h"

/*
 * Payments join people to groups that are even among themselves, and a group of n needs n - 1: the more
 * groups, the fewer payments. As many are looked at together as a word has bits, and so many of their groups.
 */
enum { MOST = 64, SETS = 8192, LOOKS = 1 << 20, SUMS = 1 << 20 };

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

/* Who pays most pays who gets most, `most` times or until all are even, as each payment makes one of them. */
static int pay_group(const struct group *group, int64_t balance[], struct event_payment payments[], int most)
{
	int count = 0;

	while (count < most) {
		int from = largest(group, balance, -1), to = largest(group, balance, 1);
		if (balance[to] <= 0)
			break;
		int64_t amount = -balance[from] < balance[to] ? -balance[from] : balance[to];
		balance[from] += amount;
		balance[to] -= amount;
		payments[count++] = (struct event_payment){ from, to, amount };
	}
	return count;
}

/* Two of whom one gets what the other pays make one payment, and no other way needs less. */
static int pay_pairs(int64_t balance[], int count, struct event_payment payments[])
{
	int paid = 0;

	for (int i = 0; i < count; i++) {
		for (int j = i + 1; j < count && balance[i] != 0; j++) {
			if (balance[i] == -balance[j])
				paid += pay_group(&(struct group){ 2, { i, j } }, balance, payments + paid, 1);
		}
	}
	return paid;
}

/* ---- groups of a few people -------------------------------------------------------------------- */

/* A set of people is a word with their bits. */
struct search {
	int count, who[MOST];       /* by balance, who pays most first */
	int64_t balance[MOST];
	uint64_t sets[SETS];        /* groups, small ones first */
	int set_count, size;        /* all of up to so many people are there, */
	bool is_partial;            /* but for those that were too many */
	int64_t looks, sums;        /* that may still be taken */
	uint64_t chosen[MOST];
};

static int size_of(uint64_t set)
{
	int size = 0;

	for (; set; set &= set - 1)
		size++;
	return size;
}

/* The first from `first` on who has `balance` or more. */
static int first_with(const struct search *s, int first, int64_t balance)
{
	int end = s->count;

	while (first < end) {
		int middle = (first + end) / 2;
		if (s->balance[middle] < balance)
			first = middle + 1;
		else
			end = middle;
	}
	return first;
}

/* All sets that `missing` more people, from `first` on, make even. */
static void add_sets(struct search *s, uint64_t set, int64_t sum, int first, int missing)
{
	if (missing == 1) {
		s->sums--;
		for (int i = first_with(s, first, -sum); i < s->count && s->balance[i] == -sum; i++) {
			s->is_partial = s->is_partial || s->set_count == SETS;
			if (!s->is_partial)
				s->sets[s->set_count++] = set | (uint64_t)1 << i;
		}
		return;
	}
	for (int i = first; i + missing <= s->count && sum + missing * s->balance[i] <= 0; i++) {
		s->is_partial = s->is_partial || s->sums < 0;
		if (s->is_partial)
			return;
		if (sum + s->balance[i] + (missing - 1) * s->balance[s->count - 1] >= 0)
			add_sets(s, set | (uint64_t)1 << i, sum + s->balance[i], i + 1, missing - 1);
	}
}

/* Part all but `used` into so many groups, of the sets from `first` on; the largest is who is left. */
static bool part(struct search *s, int groups, int first, uint64_t used)
{
	uint64_t left = ~used & (~(uint64_t)0 >> (MOST - s->count));
	int most = size_of(left) / groups;

	if (groups == 1) {
		s->chosen[0] = left;
		return true;
	}
	for (int i = first; s->looks > 0; i++) {
		while (i == s->set_count && s->size < most && !s->is_partial)
			add_sets(s, 0, 0, 0, ++s->size);
		if (i == s->set_count || size_of(s->sets[i]) > most)
			return false;
		s->looks--;
		s->chosen[groups - 1] = s->sets[i];
		if (!(s->sets[i] & used) && part(s, groups - 1, i + 1, used | s->sets[i]))
			return true;
	}
	return false;
}

/* Those with a balance, as many as there is room for; returns how many there are. */
static int search_start(struct search *s, const int64_t balance[], int count)
{
	int all = 0;

	s->count = s->set_count = 0;
	s->size = 2;   /* pairs are paid */
	s->is_partial = false;
	s->sums = SUMS;
	for (int who = 0; who < count; who++) {
		int i = s->count;
		all += balance[who] != 0;
		if (balance[who] == 0 || i == MOST)
			continue;
		for (s->count++; i > 0 && s->balance[i - 1] > balance[who]; i--) {
			s->balance[i] = s->balance[i - 1];
			s->who[i] = s->who[i - 1];
		}
		s->balance[i] = balance[who];
		s->who[i] = who;
	}
	return all;
}

static int pay_set(const struct search *s, uint64_t set, int64_t balance[], struct event_payment payments[])
{
	struct group group = { 0 };

	for (int i = 0; i < s->count; i++) {
		if (set >> i & 1)
			group.who[group.count++] = s->who[i];
	}
	return pay_group(&group, balance, payments, group.count);
}

/* In as many groups as they can be parted into: none is of two, and each has who pays and who gets. */
static int pay_few(struct search *s, int64_t balance[], struct event_payment payments[], bool *is_fewest)
{
	int payers = first_with(s, 0, 0), groups = s->count / 3, paid = 0;

	groups = payers < groups ? payers : groups;
	groups = s->count - payers < groups ? s->count - payers : groups;
	for (s->looks = LOOKS; !part(s, groups, 0, 0); s->looks = LOOKS, groups--)
		*is_fewest = *is_fewest && s->looks > 0 && !s->is_partial;
	for (int i = 0; i < groups; i++)
		paid += pay_set(s, s->chosen[i], balance, payments + paid);
	return paid;
}

int event_settle(int64_t balance[], int count, struct event_payment payments[], bool *is_fewest)
{
	struct group all = { .count = count };
	struct search s;
	int paid = pay_pairs(balance, count, payments);

	for (int i = 0; i < count; i++)
		all.who[i] = i;
	for (*is_fewest = true; search_start(&s, balance, count) > MOST; *is_fewest = false) {
		add_sets(&s, 0, 0, 0, 3);
		paid += s.set_count > 0 ? pay_set(&s, s.sets[0], balance, payments + paid)
			: pay_group(&all, balance, payments + paid, 1);
	}
	paid += pay_pairs(balance, count, payments + paid);   /* whose balance is another now */
	if (search_start(&s, balance, count) > 0)
		paid += pay_few(&s, balance, payments + paid, is_fewest);
	return paid;
}
