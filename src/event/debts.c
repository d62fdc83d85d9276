/* Find who pays whom, in as few payments as possible. */
#include "event/event.h"

/*
 * Payments join people into groups that are even among themselves, and a group of n needs n - 1: the more
 * groups, the fewer payments. At most MOST people, the bits of a word, and SETS groups of them are searched.
 */
enum { MOST = 64, SETS = 8192, LOOKS = 1 << 20, SUMS = 1 << 20 };
/* If few get (or pay) and many pay, groups are large: limits of the search for each partition of the few. */
enum { FEW_LOOKS = 1 << 15, PARTING_LOOKS = 1 << 13, RESIDUES = 1 << 15 };

/* Some people who still have to pay or get money; their balances add up to 0. */
struct group {
	int count, who[EVENT_PAYERS];
};

/* ---- payments of a group ----------------------------------------------------------------------- */

/* Find the person who has to pay most (sign -1) or to get most (1), the first of equals. */
static int largest(const struct group *group, const int64_t balance[], int sign)
{
	int found = group->who[0];

	for (int i = 1; i < group->count; i++) {
		if (balance[group->who[i]] * sign > balance[found] * sign)
			found = group->who[i];
	}
	return found;
}

/* Let the largest payer pay the largest receiver, at most `most` times; each payment makes one even. */
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

/* Pay pairs that are even among themselves: one payment each, the fewest possible. */
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
	int count, who[MOST];       /* by balance, the largest payer first */
	int64_t balance[MOST];
	uint64_t sets[SETS];        /* groups, small ones first */
	int set_count, size;        /* all groups of at most `size` people are in `sets` */
	bool is_partial;            /* except those for which there was no room */
	int64_t looks, sums;        /* steps that may still be taken */
	uint64_t chosen[MOST];
	/* what each pays or gets, in the largest unit that divides all */
	int64_t amount[MOST];
	/* the side with fewer people, and the other one, the largest balance first */
	uint64_t few;
	int many_count, many[MOST];
	/* a bit for each sum, modulo RESIDUES, that the many from each one on can reach */
	uint64_t sums_of[MOST + 1][RESIDUES / 64];
	int64_t parting_looks;
};

static int size_of(uint64_t set)
{
	int size = 0;

	for (; set; set &= set - 1)
		size++;
	return size;
}

/* Find the first person, from `first` on, with a balance of `balance` or more. */
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

/* Add all sets that become even with `missing` more people, from `first` on. */
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

/* Partition all but `used` into `groups` of the sets from `first` on; the largest group is the rest. */
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

/* ---- groups of many people, of whom few are on one side ----------------------------------------- */

/* Add up the amounts that some of the few get, or pay. */
static int64_t units_of(const struct search *s, uint64_t set)
{
	int64_t sum = 0;

	for (int i = 0; i < s->count; i++)
		sum += set >> i & 1 ? s->amount[i] : 0;
	return sum;
}

/* Can some of the many, from `first` on, add up to `sum`? */
static bool can_come_to(const struct search *s, int first, int64_t sum)
{
	int residue = (int)(sum % RESIDUES);

	return sum >= 0 && s->sums_of[first][residue / 64] >> residue % 64 & 1;
}

static void few_start(struct search *s)
{
	enum { WORDS = RESIDUES / 64 };
	int payers = first_with(s, 0, 0);
	bool few_pay = 2 * payers < s->count;
	int64_t unit = 0;

	/* Express all amounts in the largest unit that divides each. */
	for (int i = 0; i < s->count; i++) {
		s->amount[i] = s->balance[i] < 0 ? -s->balance[i] : s->balance[i];
		for (int64_t rest = s->amount[i], next; rest > 0; rest = next) {
			next = unit % rest;
			unit = rest;
		}
	}
	for (int i = 0; i < s->count; i++)
		s->amount[i] /= unit;
	s->few = 0;
	s->many_count = 0;
	for (int turn = 0; turn < s->count; turn++) {
		int i = few_pay ? s->count - 1 - turn : turn;
		if ((i < payers) == few_pay)
			s->few |= (uint64_t)1 << i;
		else
			s->many[s->many_count++] = i;
	}
	for (int i = 0; i < WORDS; i++)
		s->sums_of[s->many_count][i] = i == 0;
	/* The sums from each of the many on: those without and those with it. */
	for (int i = s->many_count; i-- > 0;) {
		const uint64_t *from = s->sums_of[i + 1];
		int residue = (int)(s->amount[s->many[i]] % RESIDUES), words = residue / 64, bits = residue % 64;
		for (int w = 0; w < WORDS; w++) {
			uint64_t low = from[(w - words + WORDS) % WORDS], high = from[(w - words - 1 + WORDS) % WORDS];
			s->sums_of[i][w] = from[w] | low << bits | (bits > 0 ? high >> (64 - bits) : 0);
		}
	}
}

/* Fill the groups from `group` on, which lacks `missing`, with unused people of the many, from `first` on. */
static bool fill_from(struct search *s, int group, int groups, int first, int64_t missing, uint64_t used)
{
	int64_t last = 0;

	if (missing == 0 && ++group == groups - 1) {
		s->chosen[group] |= ~used & ~s->few & (~(uint64_t)0 >> (MOST - s->count));
		return true;
	}
	if (missing == 0)
		return fill_from(s, group, groups, 0, units_of(s, s->chosen[group]), used);
	for (int i = first; i < s->many_count && can_come_to(s, i, missing); i++) {
		uint64_t who = (uint64_t)1 << s->many[i];
		int64_t amount = s->amount[s->many[i]];
		if (used & who || amount > missing || amount == last)
			continue;
		if (s->parting_looks-- <= 0)
			return false;
		last = amount;   /* the first of equals */
		if (!can_come_to(s, i + 1, missing - amount))
			continue;
		s->chosen[group] |= who;
		if (fill_from(s, group, groups, i + 1, missing - amount, used | who))
			return true;
		s->chosen[group] &= ~who;
	}
	return false;
}

/* Find the many for each group of the few, the smallest group first. */
static bool fill_all(struct search *s, const uint64_t parts[], int groups)
{
	for (int i = 0; i < groups; i++) {
		int at = i;
		for (; at > 0 && units_of(s, s->chosen[at - 1]) > units_of(s, parts[i]); at--)
			s->chosen[at] = s->chosen[at - 1];
		s->chosen[at] = parts[i];
	}
	s->parting_looks = PARTING_LOOKS;
	if (groups == 1 || fill_from(s, 0, groups, 0, units_of(s, s->chosen[0]), 0))
		return groups > 1;
	s->is_partial = s->is_partial || s->parting_looks < 0;
	s->looks -= PARTING_LOOKS - s->parting_looks;
	return false;
}

/* Partition the rest of the few into `missing` more groups that the many can make even. */
static bool part_few(struct search *s, uint64_t parts[], int groups, int missing, uint64_t left)
{
	uint64_t lowest = left & -left, others = left ^ lowest, more = 0;

	if (missing == 1) {
		parts[groups - 1] = left;
		return can_come_to(s, 0, units_of(s, left)) && fill_all(s, parts, groups);
	}
	do {
		uint64_t part = lowest | more;
		s->is_partial = s->is_partial || s->looks-- <= 0;
		if (s->is_partial && s->looks < 0)
			return false;
		parts[groups - missing] = part;
		if (size_of(left ^ part) >= missing - 1 && can_come_to(s, 0, units_of(s, part))
			&& part_few(s, parts, groups, missing - 1, left ^ part))
			return true;
		more = (more - others) & others;
	} while (more != 0);
	return false;
}

/* Partition all into `groups` groups; *is_sure: certainly impossible. */
static bool part_so(struct search *s, int groups, bool *is_sure)
{
	uint64_t parts[MOST];

	s->looks = LOOKS;
	if (part(s, groups, 0, 0))
		return true;
	*is_sure = s->looks > 0 && !s->is_partial;
	if (*is_sure)
		return false;
	bool was_partial = s->is_partial;
	s->looks = FEW_LOOKS;
	s->is_partial = false;
	bool found = part_few(s, parts, groups, groups, s->few);
	*is_sure = !s->is_partial;
	s->is_partial = was_partial;
	return found;
}

/* Take the people with a balance, as far as there is room; returns their number. */
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

int event_settle(int64_t balance[], int count, struct event_payment payments[], bool *is_fewest)
{
	struct group all = { .count = count };
	struct search s;
	int paid = pay_pairs(balance, count, payments);
	bool is_sure = false;

	for (int i = 0; i < count; i++)
		all.who[i] = i;
	for (*is_fewest = true; search_start(&s, balance, count) > MOST; *is_fewest = false) {
		add_sets(&s, 0, 0, 0, 3);
		paid += s.set_count > 0 ? pay_set(&s, s.sets[0], balance, payments + paid)
			: pay_group(&all, balance, payments + paid, 1);
	}
	paid += pay_pairs(balance, count, payments + paid);   /* balances have changed */
	if (search_start(&s, balance, count) == 0)
		return paid;
	/* Partition them into as many groups as possible: none has two people, each a payer and a receiver. */
	int payers = first_with(&s, 0, 0), groups = s.count / 3;
	groups = payers < groups ? payers : groups;
	groups = s.count - payers < groups ? s.count - payers : groups;
	few_start(&s);
	for (; !part_so(&s, groups, &is_sure); groups--)
		*is_fewest = *is_fewest && is_sure;
	for (int i = 0; i < groups; i++)
		paid += pay_set(&s, s.chosen[i], balance, payments + paid);
	return paid;
}
