/* Line comparison, places, season, prizes and ratings, each against a different calculation. */
#include "test.h"
#include "random.h"

#include "event/event.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- line comparison --------------------------------------------------------------------------- */

/* The published final of 2012: 21 players, 7 tables of 7 × 9 deals. */
static void final_of_2012(void **state)
{
	static const int points[] = { 433, 432, 424, 417, 411, 396 }, percent[] = { 5728, 5714, 5608, 5516, 5437, 5238 };

	(void)state;
	for (int i = 0; i < 6; i++) {
		struct event_share share = { points[i], 2 * 6 * 63 };
		assert_int_equal(share.maximum, 756);
		assert_int_equal(event_share_percent(share), percent[i]);
	}
	assert_int_equal(event_share_percent((struct event_share){ 0, 0 }), 0);
	assert_int_equal(event_share_percent((struct event_share){ 1, 16 }), 625);
	assert_int_equal(event_share_percent((struct event_share){ 1, 32 }), 313);
}

/* Compare lines by counting those with fewer and equal points, not pair by pair. */
static void lines_by_counting(void **state)
{
	enum { TABLES = 21, VALUES = 12 };
	uint64_t random = 2012;

	(void)state;
	for (int no = 0; no < 2000; no++) {
		int tables = 2 + (int)next_random(&random, TABLES - 1), played = 0, of_value[VALUES] = { 0 }, sum = 0;
		int32_t points[TABLES];
		struct event_share shares[TABLES] = { { 0, 0 } };
		for (int i = 0; i < tables; i++) {
			points[i] = next_random(&random, 8) ? (int32_t)next_random(&random, VALUES) - 6 : EVENT_NOT_PLAYED;
			if (points[i] == EVENT_NOT_PLAYED)
				continue;
			of_value[points[i] + 6]++;
			played++;
		}
		event_line_compare(points, tables, shares);
		for (int i = 0; i < tables; i++) {
			int wanted = -1, value = points[i] == EVENT_NOT_PLAYED ? 0 : points[i] + 6;
			for (int v = 0; v <= value; v++)
				wanted += v < value ? 2 * of_value[v] : of_value[v];
			if (points[i] == EVENT_NOT_PLAYED)
				wanted = 0;
			assert_int_equal(shares[i].points, wanted);
			assert_int_equal(shares[i].maximum, points[i] == EVENT_NOT_PLAYED ? 0 : 2 * (played - 1));
			sum += shares[i].points;
		}
		assert_int_equal(sum, played * (played - 1));
	}
}

/* ---- places ------------------------------------------------------------------------------------ */

static int by_keys(const void *a, const void *b)
{
	const struct event_row *x = *(const struct event_row *const *)a, *y = *(const struct event_row *const *)b;

	for (int i = 0; i < 3; i++) {
		if (x->key[i] != y->key[i])
			return x->key[i] > y->key[i] ? -1 : 1;
	}
	return 0;
}

static void places_by_sorting(void **state)
{
	uint64_t random = 7;

	(void)state;
	for (int no = 0; no < 500; no++) {
		int count = 1 + (int)next_random(&random, 40);
		struct event_row rows[40], *sorted[40];
		for (int i = 0; i < count; i++) {
			rows[i] = (struct event_row){ .key = { next_random(&random, 4), next_random(&random, 3), next_random(&random, 3) } };
			sorted[i] = &rows[i];
		}
		event_place_rows(rows, count, 3, NULL, 0);
		qsort(sorted, (size_t)count, sizeof *sorted, by_keys);
		for (int i = 0, first = 0; i < count; i++) {
			first = i > 0 && by_keys(&sorted[i - 1], &sorted[i]) != 0 ? i : first;
			assert_int_equal(sorted[i]->place, first + 1);
			assert_true(first + sorted[i]->equal >= i + 1);
		}
	}
}

/* Three with equal points: points in mutual meetings count, not those against the fourth. */
static void met_each_other(void **state)
{
	struct event_row rows[] = { { .key = { 10 } }, { .key = { 10 } }, { .key = { 10 } }, { .key = { 5 } } };
	static const int32_t met[] = { 0, 2, -4, 9, -2, 0, 1, 0, 4, -1, 0, 0, -9, 0, 0, 0 };

	(void)state;
	event_place_rows(rows, 4, 2, met, 1);
	assert_int_equal(rows[0].key[1], -2);
	assert_int_equal(rows[2].place, 1);
	assert_int_equal(rows[1].place, 2);
	assert_int_equal(rows[0].place, 3);
	assert_int_equal(rows[3].place, 4);
}

static void teams(void **state)
{
	struct event_team a = { 0 }, b = { 0 };
	struct event_row rows[2];

	(void)state;
	event_team_add(&a, 36, 100, 3);
	event_team_add(&a, 24, -40, 9);
	event_team_add(&b, 24, 20, 2);
	event_team_add(&b, 36, 40, 12);
	rows[0] = event_team_row(&a);
	rows[1] = event_team_row(&b);
	event_place_rows(rows, 2, 3, NULL, 0);
	assert_int_equal(rows[1].place, 1);   /* points equal, the better single place decides */
	assert_int_equal(rows[0].place, 2);
	event_team_add(&a, 0, 1, 0);   /* before that the score, also of a member without a place */
	rows[0] = event_team_row(&a);
	event_place_rows(rows, 2, 3, NULL, 0);
	assert_int_equal(rows[0].place, 1);
	assert_int_equal(rows[1].place, 2);
}

/* ---- season, prizes ---------------------------------------------------------------------------- */

static void season_points(void **state)
{
	static const int32_t scale[] = { 25, 18, 15, 12 };

	(void)state;
	assert_int_equal(event_season_points(1, 1, 21, 100, NULL, 0), 1000);
	assert_int_equal(event_season_points(21, 1, 21, 100, NULL, 0), 0);
	assert_int_equal(event_season_points(1, 2, 21, 100, NULL, 0), 975);
	assert_int_equal(event_season_points(1, 1, 1, 100, NULL, 0), 1000);
	assert_int_equal(event_season_points(2, 2, 9, 50, scale, 4), 8);    /* 16.5 halved: 8.25 */
	assert_int_equal(event_season_points(4, 2, 9, 100, scale, 4), 6);
	for (int n = 2; n <= 64; n++) {
		for (int place = 1; place <= n; place++) {
			for (int equal = 1; place + equal - 1 <= n; equal++) {
				/* The mean place, doubled, and rounded half up by the remainder. */
				long twice = 2L * place + equal - 1, top = 1000L * (2L * n - twice), bottom = 2L * (n - 1);
				long wanted = top / bottom + (top % bottom * 2 >= bottom);
				assert_int_equal(event_season_points(place, equal, n, 100, NULL, 0), wanted);
			}
		}
	}
}

static void best_of_a_season(void **state)
{
	int64_t points[] = { 400, 1000, 250, 700 }, total;

	(void)state;
	assert_true(event_season_total(points, 4, 3, 2, &total));
	assert_int_equal(total, 2100);
	assert_true(event_season_total(points, 4, 0, 4, &total));
	assert_int_equal(total, 2350);
	assert_false(event_season_total(points, 1, 3, 2, &total));
	assert_int_equal(total, 1000);
}

static void prizes_are_shared(void **state)
{
	static const int64_t prizes[] = { 50000, 30000, 20000 };
	int64_t left;

	(void)state;
	assert_int_equal(event_prize(prizes, 3, 1, 1, &left), 50000);
	assert_int_equal(event_prize(prizes, 3, 2, 3, &left), 16666);
	assert_int_equal(left, 2);
	assert_int_equal(event_prize(prizes, 3, 4, 1, &left), 0);
	for (int equal = 1; equal <= 5; equal++) {
		int64_t each = event_prize(prizes, 3, 1, equal, &left), all = equal == 1 ? 50000 : equal == 2 ? 80000 : 100000;
		assert_int_equal(each * equal + left, all);
	}
}

static void points_are_carried(void **state)
{
	(void)state;
	for (int percent = 0; percent <= 200; percent++) {
		for (int64_t points = 0; points <= 300; points++) {
			int64_t wanted = points * percent / 100 + (points * percent % 100 >= 50);
			assert_int_equal(event_carry(points, percent, 1), wanted);
			assert_int_equal(event_carry(-points, percent, 1), -wanted);
			const int64_t parts = 7 * wanted;
			assert_int_equal(event_carry(7 * points, percent, 7), parts);
			assert_true(percent != 100 || event_carry(points, percent, 7) == points);
		}
	}
}

/* ---- ratings ----------------------------------------------------------------------------------- */

enum { RATED = 12, MEETINGS = 80 };

/* Invert the normal equations by elimination, beside the unit matrix. */
static void solve_densely(const struct event_meeting *meetings, int count, double inverse[RATED][RATED], double strength[RATED])
{
	double a[RATED][2 * RATED] = { { 0 } }, right[RATED] = { 0 };

	for (int p = 0; p < RATED; p++) {
		a[p][p] = EVENT_RIDGE;
		a[p][RATED + p] = 1;
	}
	for (int k = 0; k < count; k++) {
		const struct event_meeting *m = &meetings[k];
		for (int row = 0; row < m->seats; row++) {
			/* A row of the design matrix, for the points of one player. */
			for (int i = 0; i < m->seats; i++) {
				double x = (i == row) - 1.0 / m->seats;
				right[m->player[i]] += x * m->points[row];
				for (int j = 0; j < m->seats; j++)
					a[m->player[i]][m->player[j]] += m->deals * x * ((j == row) - 1.0 / m->seats);
			}
		}
	}
	for (int p = 0; p < RATED; p++) {
		for (int row = 0; row < RATED; row++) {
			double factor = a[row][p] / a[p][p];
			for (int i = 0; i < 2 * RATED && row != p; i++)
				a[row][i] -= factor * a[p][i];
		}
	}
	for (int p = 0; p < RATED; p++) {
		strength[p] = 0;
		for (int q = 0; q < RATED; q++) {
			inverse[p][q] = a[p][RATED + q] / a[p][p];
			strength[p] += inverse[p][q] * right[q];
		}
	}
}

/* Points of up to about 60, divided by `by`. */
static void make_meeting(struct event_meeting *m, int by, uint64_t *random)
{
	int sum = 0;

	m->seats = next_random(random, 3) ? 3 : 4;
	m->deals = (int)next_random(random, 13);
	for (int i = 0; i < m->seats; i++) {
		bool is_new;
		do {
			m->player[i] = (int32_t)next_random(random, RATED);
			is_new = true;
			for (int j = 0; j < i; j++)
				is_new = is_new && m->player[j] != m->player[i];
		} while (!is_new);
		m->points[i] = m->deals == 0 ? 0 : i == m->seats - 1 ? -sum : ((int)next_random(random, 81) - 40 + 2 * m->player[i]) / by;
		sum += m->points[i];
	}
}

/* The variance of a deal's points about the strengths: of a table of s there are s - 1 free, of one without deals none. */
static void check_errors(const struct event_meeting *meetings, int count, const double strength[RATED],
	const struct event_rating ratings[RATED])
{
	double off = 0, freedom = 0, weight[RATED] = { 0 };
	int64_t deals[RATED] = { 0 };

	for (int k = 0; k < count; k++) {
		const struct event_meeting *m = &meetings[k];
		double all = 0, n = m->deals;
		for (int i = 0; i < m->seats; i++)
			all += strength[m->player[i]];
		freedom += n > 0 ? m->seats - 1 : 0;
		for (int i = 0; i < m->seats; i++) {
			double expected = n * (strength[m->player[i]] - all / m->seats), by = m->points[i] - expected;
			off += n > 0 ? by * by / n : 0;
			weight[m->player[i]] += n * (m->seats - 1) / m->seats;
			deals[m->player[i]] += m->deals;
		}
	}
	for (int p = 0; p < RATED; p++) {
		double error = freedom > 0 ? sqrt(off / freedom / (weight[p] + EVENT_RIDGE)) : 0;
		assert_true(fabs(ratings[p].error - error) < 1e-6);
		assert_int_equal(ratings[p].deals, deals[p]);
	}
}

static void ratings_by_elimination(void **state)
{
	uint64_t random = 3000;

	(void)state;
	for (int no = 0; no < 50; no++) {
		struct event_meeting meetings[MEETINGS];
		struct event_rating ratings[RATED];
		double inverse[RATED][RATED], strength[RATED], sum = 0;
		int count = 1 + (int)next_random(&random, MEETINGS);
		for (int k = 0; k < count; k++)
			make_meeting(&meetings[k], no % 2 ? 20 : 1, &random);
		event_rate(meetings, (size_t)count, ratings, RATED);
		solve_densely(meetings, count, inverse, strength);
		for (int p = 0; p < RATED; p++) {
			assert_true(fabs(ratings[p].strength - strength[p]) < 1e-6);
			sum += ratings[p].strength;
		}
		assert_true(fabs(sum) < 1e-9);
		check_errors(meetings, count, strength, ratings);
		/*
		 * The error is that of the diagonal: never above that of the whole inverse, with the same variance.
		 */
		double diagonal = 0, variance;
		for (int k = 0; k < count; k++) {
			for (int i = 0; i < meetings[k].seats; i++)
				diagonal += meetings[k].player[i] == 0 ? meetings[k].deals * (1 - 1.0 / meetings[k].seats) : 0;
		}
		variance = ratings[0].error * ratings[0].error * (diagonal + EVENT_RIDGE);
		for (int p = 0; p < RATED; p++)
			assert_true(ratings[p].error * ratings[p].error <= variance * inverse[p][p] * 1.000001);
	}
}

static void no_deals_no_strength(void **state)
{
	struct event_rating rating;

	(void)state;
	event_rate(NULL, 0, &rating, 1);
	assert_true(rating.strength == 0 && rating.error == 0 && rating.deals == 0);
}

/* ---- who pays whom ----------------------------------------------------------------------------- */

enum { PAYERS = 80 };

/* Can `payments` payments, from anybody to anybody, of any amount up to `most`, make these even? */
static bool can_be_even(int64_t balance[], int count, int payments, int64_t most)
{
	int uneven = 0;

	for (int i = 0; i < count; i++)
		uneven += balance[i] != 0;
	if (uneven == 0 || uneven > 2 * payments)
		return uneven == 0;
	for (int from = 0; from < count; from++) {
		for (int to = 0; to < count; to++) {
			for (int64_t amount = 1; amount <= most && from != to; amount++) {
				balance[from] += amount;
				balance[to] -= amount;
				bool done = can_be_even(balance, count, payments - 1, most);
				balance[from] -= amount;
				balance[to] += amount;
				if (done)
					return true;
			}
		}
	}
	return false;
}

/* Find the most even groups: put each person into each begun group, or into a new one. */
static int most_groups(const int64_t balance[], int count, int at, int64_t sums[], int begun)
{
	int best = -1;

	if (at == count) {
		for (int i = 0; i < begun; i++) {
			if (sums[i] != 0)
				return -1;
		}
		return begun;
	}
	for (int i = 0; i <= begun; i++) {
		sums[i] = (i < begun ? sums[i] : 0) + balance[at];
		int groups = most_groups(balance, count, at + 1, sums, begun + (i == begun));
		sums[i] -= balance[at];
		best = groups > best ? groups : best;
	}
	return best;
}

/* Count the payments: each goes from a debtor to a creditor, and in the end all are even. */
static int payments_of(const int64_t balance[], int count, bool *is_fewest)
{
	struct event_payment payments[PAYERS];
	int64_t left[PAYERS], check[PAYERS];

	memcpy(left, balance, (size_t)count * sizeof *left);
	memcpy(check, balance, (size_t)count * sizeof *check);
	int paid = event_settle(left, count, payments, is_fewest);
	for (int i = 0; i < paid; i++) {
		assert_true(payments[i].amount > 0);
		assert_true(balance[payments[i].from] < 0 && balance[payments[i].to] > 0);
		check[payments[i].from] += payments[i].amount;
		check[payments[i].to] -= payments[i].amount;
	}
	for (int i = 0; i < count; i++)
		assert_true(check[i] == 0 && left[i] == 0);
	return paid;
}

/* Every balance of three and of four people up to 3: no way takes fewer payments. */
static void no_payment_can_be_spared(void **state)
{
	(void)state;
	for (int count = 2; count <= 4; count++) {
		for (int no = 0, all = count == 2 ? 7 : count == 3 ? 49 : 343; no < all; no++) {
			int64_t balance[4] = { 0 };
			bool is_fewest;
			for (int i = 0, rest = no; i < count - 1; i++, rest /= 7) {
				balance[i] = rest % 7 - 3;
				balance[count - 1] -= balance[i];
			}
			int paid = payments_of(balance, count, &is_fewest);
			assert_true(is_fewest);
			assert_true(paid == 0 || !can_be_even(balance, count, paid - 1, 9));
		}
	}
}

/*
 * Every balance of five people up to 3 and of six up to 2, and random ones of seven and eight, against all
 * groupings.
 */
static void as_many_payments_as_groups_ask_for(void **state)
{
	static const struct { int count, most, cases; } fields[] = { { 5, 3, 2401 }, { 6, 2, 3125 }, { 7, 6, 1500 }, { 8, 9, 300 } };
	uint64_t random = 97;

	(void)state;
	for (int f = 0; f < 4; f++) {
		for (int no = 0; no < fields[f].cases; no++) {
			int count = fields[f].count, values = 2 * fields[f].most + 1, rest = no;
			int64_t balance[8] = { 0 }, sums[9] = { 0 };
			bool is_fewest;
			for (int i = 0; i < count - 1; i++, rest /= values) {
				balance[i] = (f < 2 ? rest % values : (int)next_random(&random, (unsigned)values)) - fields[f].most;
				balance[count - 1] -= balance[i];
			}
			int paid = payments_of(balance, count, &is_fewest);
			assert_true(is_fewest);
			assert_int_equal(paid, count - most_groups(balance, count, 0, sums, 0));
		}
	}
}

/*
 * Paying from the largest debt to the largest credit takes one payment too many: 4 and 3 settle the 7, 5 and
 * 1 the 6.
 */
static void greedy_is_not_the_fewest(void **state)
{
	int64_t balance[] = { 7, 6, -5, -4, -3, -1 };
	bool is_fewest;

	(void)state;
	assert_int_equal(payments_of(balance, 6, &is_fewest), 4);
	assert_true(is_fewest);
}

/* The same for up to fifteen people: each set from those with one person less. */
static int most_groups_of_sets(const int64_t balance[], int count)
{
	static int64_t sum[1 << 15];
	static int most[1 << 15];

	for (unsigned set = 1; set < 1u << count; set++) {
		most[set] = 0;
		for (int i = 0; i < count; i++) {
			unsigned rest = set & ~(1u << i);
			sum[set] = rest == set ? sum[set] : sum[rest] + balance[i];
			most[set] = rest != set && most[rest] > most[set] ? most[rest] : most[set];
		}
		most[set] += sum[set] == 0;
	}
	return most[(1u << count) - 1];
}

/* Random balances of nine to fifteen people, of few and of many values, against all sets. */
static void as_many_as_all_sets_ask_for(void **state)
{
	uint64_t random = 15;
	bool is_fewest;

	(void)state;
	for (int no = 0; no < 70; no++) {
		int count = 9 + no % 7, values = no % 2 ? 61 : 2001;
		int64_t balance[15] = { 0 };
		for (int i = 0; i < count - 1; i++) {
			balance[i] = (int64_t)next_random(&random, (unsigned)values) - values / 2;
			balance[count - 1] -= balance[i];
		}
		int paid = payments_of(balance, count, &is_fewest);
		assert_true(is_fewest);
		assert_int_equal(paid, count - most_groups_of_sets(balance, count));
	}
}

/* Planted groups of three to five, shuffled: as few payments are found, and proved. */
static void groups_are_found(void **state)
{
	uint64_t random = 33;

	(void)state;
	for (int no = 0; no < 40; no++) {
		int64_t balance[PAYERS] = { 0 };
		int count = 0, groups = 0;
		bool is_fewest;
		for (int size = 3; count + size <= 24 + 12 * (no % 4 == 3); size = 3 + (int)next_random(&random, 3), groups++) {
			int64_t rest = 0;
			for (int i = 1; i < size; i++, count++)
				rest += balance[count] = (int64_t)next_random(&random, 2000001) - 1000000;
			balance[count++] = -rest;
		}
		for (int i = count - 1; i > 0; i--) {
			int other = (int)next_random(&random, (unsigned)(i + 1));
			int64_t swapped = balance[i];
			balance[i] = balance[other];
			balance[other] = swapped;
		}
		assert_true(payments_of(balance, count, &is_fewest) <= count - groups);
		assert_true(is_fewest);
	}
}

/* Few get and many pay, in steps of 5 as with a stake, up to fifteen people, against all sets. */
static void few_get_what_many_pay(void **state)
{
	uint64_t random = 88;
	bool is_fewest;

	(void)state;
	for (int no = 0; no < 90; no++) {
		int count = 9 + no % 7, few = 2 + no % 3;
		int64_t balance[15] = { 0 };
		for (int i = few; i < count; i++) {
			balance[i] = -1500 - 5 * (int64_t)next_random(&random, no % 2 ? 20 : 200);
			balance[no % 4 ? (int)next_random(&random, (unsigned)few) : i % few] -= balance[i];
		}
		balance[0] += 5 * (no % 5);
		balance[count - 1] -= 5 * (no % 5);
		int paid = payments_of(balance, count, &is_fewest), uneven = 0;
		for (int i = 0; i < count; i++)
			uneven += balance[i] != 0;
		assert_true(is_fewest);
		assert_int_equal(paid, uneven - most_groups_of_sets(balance, count) + (count - uneven));
	}
}

/* Two get what many pay, each of them to one of the two: then that is how it can be paid, in two payments fewer than there are people. */
static void two_get_what_many_pay(void **state)
{
	uint64_t random = 22;

	(void)state;
	for (int no = 0; no < 26; no++) {
		int people = 12 + no / 2 * 4;
		int64_t balance[PAYERS] = { 0 };
		struct event_payment payments[PAYERS];
		bool is_fewest = false;
		for (int i = 2; i < people; i++) {
			int64_t amount = 101 + next_random(&random, 400);
			/* Every other time the one who pays most has the only odd amount, and pays the one who gets most. */
			if (no % 2)
				amount = i == 3 ? 20001 : 2 * amount;
			balance[i] -= amount;
			balance[i % 2] += amount;
		}
		assert_int_equal(event_settle(balance, people, payments, &is_fewest), people - 2);
		for (int i = 0; i < people; i++)
			assert_int_equal(balance[i], 0);
	}
}

/*
 * More people than are searched: of all threes only the one who pays most is even with two others. All others pay multiples of
 * seven to one.
 */
static void three_of_many_are_even(void **state)
{
	int64_t balance[68] = { -701, 352, 349 };
	bool is_fewest;

	(void)state;
	for (int i = 4; i < 68; i++) {
		balance[i] = -7 * i;
		balance[3] -= balance[i];
	}
	assert_int_equal(payments_of(balance, 68, &is_fewest), 66);
	assert_false(is_fewest);   /* not known */
}

/* A group of ten people or more for each of the few: no more groups are possible, and these are found. */
static void large_groups_are_found(void **state)
{
	uint64_t random = 2026;
	bool is_fewest;

	(void)state;
	for (int no = 0; no < 60; no++) {
		int few = 2 + no % 4, count = 30 + no % 13, sign = no % 2 ? 1 : -1;
		int64_t balance[48] = { 0 };
		for (int i = few; i < count; i++) {
			balance[i] = sign * (-1500 - 5 * (int64_t)next_random(&random, 200));
			balance[i < 4 * few ? i % few : (int)next_random(&random, (unsigned)few)] -= balance[i];
		}
		assert_int_equal(payments_of(balance, count, &is_fewest), count - few);
		assert_true(is_fewest);
	}
}

/* An evening of thirty with entry fees and prizes: of the till and four winners, two must share a group. */
static void evening_with_prizes(void **state)
{
	static const int64_t balance[] = { 25000, 18565, 8360, 3310, -1920, -2720, -2380, -1965, -1930, -1680, -2200,
		-1755, -2150, -2165, -1910, -2225, -2445, -1935, -1865, -1650, -1800, -2330, -2290, -1865, -2385, -2030,
		-1765, -2370, -2020, -1740, -1745 };
	enum { COUNT = sizeof balance / sizeof *balance };
	bool is_fewest, has_sum[3310 / 5 + 1] = { true };

	(void)state;
	for (int i = 4; i < COUNT; i++) {
		for (int64_t sum = 3310; sum + balance[i] >= 0; sum -= 5)
			has_sum[sum / 5] = has_sum[sum / 5] || has_sum[(sum + balance[i]) / 5];
	}
	assert_false(has_sum[3310 / 5]);   /* nobody pays exactly the last one's prize */
	assert_int_equal(payments_of(balance, COUNT, &is_fewest), COUNT - 3);
	assert_true(is_fewest);
}

/* In a large field payments are at most one less than people; pairs reduce them. */
static void large_fields(void **state)
{
	uint64_t random = 12;
	bool is_fewest;

	(void)state;
	for (int no = 0; no < 40; no++) {
		int64_t balance[PAYERS] = { 0 };
		int uneven = 0;
		for (int i = 0; i < PAYERS - 1; i++) {
			balance[i] = (int64_t)next_random(&random, 2001) - 1000;
			balance[PAYERS - 1] -= balance[i];
		}
		for (int i = 0; i < PAYERS; i++)
			uneven += balance[i] != 0;
		assert_true(payments_of(balance, PAYERS, &is_fewest) < uneven);
	}
	int64_t pairs[PAYERS];
	for (int i = 0; i < PAYERS; i++)
		pairs[i] = i % 2 ? -i / 2 - 1 : i / 2 + 1;
	assert_int_equal(payments_of(pairs, PAYERS, &is_fewest), PAYERS / 2);
	assert_true(is_fewest);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(final_of_2012),
		cmocka_unit_test(lines_by_counting),
		cmocka_unit_test(places_by_sorting),
		cmocka_unit_test(met_each_other),
		cmocka_unit_test(teams),
		cmocka_unit_test(season_points),
		cmocka_unit_test(best_of_a_season),
		cmocka_unit_test(prizes_are_shared),
		cmocka_unit_test(points_are_carried),
		cmocka_unit_test(ratings_by_elimination),
		cmocka_unit_test(no_deals_no_strength),
		cmocka_unit_test(no_payment_can_be_spared),
		cmocka_unit_test(as_many_payments_as_groups_ask_for),
		cmocka_unit_test(greedy_is_not_the_fewest),
		cmocka_unit_test(as_many_as_all_sets_ask_for),
		cmocka_unit_test(groups_are_found),
		cmocka_unit_test(few_get_what_many_pay),
		cmocka_unit_test(two_get_what_many_pay),
		cmocka_unit_test(three_of_many_are_even),
		cmocka_unit_test(large_groups_are_found),
		cmocka_unit_test(evening_with_prizes),
		cmocka_unit_test(large_fields),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
