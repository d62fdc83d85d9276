/*
 * All-play-all in threes: for 9 … 63 players, divisible by three, the most rounds in which no pair meets
 * twice, and for other multiples of three the rounds from Latin squares. A design is a function of its
 * round; nothing is searched. Players are points 0 … n - 1.
 */
#include "event/event.h"
#include "event/inner.h"

#include <string.h>

/* Tables of a round, filled one after the other. */
struct design {
	int16_t (*tables)[EVENT_THREE];
	int count;
};

static void put(struct design *d, int a, int b, int c)
{
	int16_t *table = d->tables[d->count++];

	table[0] = (int16_t)a;
	table[1] = (int16_t)b;
	table[2] = (int16_t)c;
}

/* ---- starters ---------------------------------------------------------------------------------- */

/*
 * A first round from which the others follow: round i adds 2i to every point but the last `fixed` ones,
 * modulo n - fixed. With one fixed point everybody meets everybody (a Kirkman system), with two everybody but
 * one other player (nearly Kirkman).
 */
static const struct starter {
	int n, fixed;
	const char *tables;
} starters[] = {
	{ 15, 1, "0.3.14/1.10.5/2.8.4/6.13.7/9.12.11" },
	{ 24, 2, "0.2.8/18.6.3/4.17.22/7.9.21/10.5.11/20.13.23/12.16.15/14.1.19" },
	{ 27, 1, "0.5.26/1.23.14/2.6.13/3.17.11/4.18.7/8.25.9/10.12.20/15.16.22/19.24.21" },
	{ 30, 2, "0.2.10/3.19.21/22.26.1/6.12.27/8.20.5/4.9.13/16.11.17/24.15.23/14.25.28/18.7.29" },
	{ 36, 2, "0.2.24/12.16.32/5.19.21/4.10.15/20.28.29/22.13.17/6.3.9/26.25.33/18.31.7/30.11.23/"
		"8.27.34/14.1.35" },
	{ 39, 1, "0.15.38/1.5.29/2.11.24/3.28.20/4.10.22/6.25.8/7.9.14/12.23.16/13.33.21/17.18.32/19.30.35/"
		"26.27.36/31.37.34" },
	{ 42, 2, "0.2.18/12.22.26/3.21.31/30.36.23/38.6.27/16.28.39/14.17.19/24.33.37/4.35.1/8.7.15/"
		"10.11.25/34.13.29/32.9.40/20.5.41" },
	{ 48, 2, "0.12.36/8.10.16/14.28.32/27.41.43/2.18.7/20.40.31/30.1.5/4.13.19/44.37.45/42.15.25/"
		"22.17.29/26.39.11/24.3.23/6.33.9/34.21.46/38.35.47" },
	{ 54, 2, "0.8.14/2.4.24/5.9.25/11.19.29/26.30.45/32.42.23/6.18.47/20.36.43/16.34.21/38.10.35/"
		"22.15.17/12.33.39/40.41.1/48.51.13/28.37.7/44.3.27/46.31.52/50.49.53" },
	{ 60, 2, "0.8.24/16.26.30/32.44.50/7.9.53/15.21.25/54.56.31/2.22.29/12.34.37/46.14.27/40.10.55/"
		"36.33.41/18.3.19/20.39.57/38.49.11/6.1.23/28.51.17/4.45.13/42.35.5/52.43.58/48.47.59" },
};

/* False if n players have no starter. */
static bool put_starter(struct design *d, int n, int round)
{
	const struct starter *starter = starters, *end = starters + sizeof starters / sizeof *starters;
	int points[EVENT_THREE];

	while (starter < end && starter->n != n)
		starter++;
	if (starter == end)
		return false;
	const char *at = starter->tables;
	int modulus = n - starter->fixed;
	for (int table = 0; table < n / EVENT_THREE; table++) {
		for (int i = 0; i < EVENT_THREE; i++, at++) {
			int point = 0;
			while (*at >= '0' && *at <= '9')
				point = point * 10 + (*at++ - '0');
			points[i] = point < modulus ? (point + 2 * round) % modulus : point;
		}
		put(d, points[0], points[1], points[2]);
	}
	return true;
}

/* ---- eighteen ---------------------------------------------------------------------------------- */

/* Each letter is a player; a capital differs from its small letter. */
static const char *const eighteen[] = {
	"ABCDEFGHIahfdbigec", "AbcDefGhiaHFdBIgEC", "abCdeFghIAHfDBiGEc", "aBcdEfgHiAhFDbIGeC",
	"ADGBEHCFIaeibfgcdh", "AdgBehCfiaEIbFGcDH", "adGbeHcfIAEiBFgCDh", "aDgbEhcFiAeIBfGCdH",
};

/* ---- three thirds ------------------------------------------------------------------------------ */

/*
 * n = 3m: rounds in which a table has one player of each third; any two of different thirds meet at most
 * once. m odd: m rounds of {x, x + d, 2x + d}, then each third plays by itself, if it is divisible by three.
 * m even: half of the shifts.
 */
static void put_thirds(struct design *d, int n, int round)
{
	int m = n / EVENT_THREE, is_even = m % 2 == 0, start = d->count;

	for (int x = 0; x < m && round < m; x++)
		put(d, x, m + (x + round) % m, 2 * m + (is_even ? x + 2 * round : 2 * x + round) % m);
	if (round < m)
		return;
	event_design_round(m, round - m, d->tables + start);
	d->count += m / EVENT_THREE;
	for (int third = 1; third < EVENT_THREE; third++) {
		for (int i = 0; i < m / EVENT_THREE; i++) {
			const int16_t *table = d->tables[start + i];
			put(d, third * m + table[0], third * m + table[1], third * m + table[2]);
		}
	}
}

/* ---- fields ------------------------------------------------------------------------------------ */

/* A finite field of at most 25 elements: powers of a primitive element, and their logarithms. */
struct field {
	int size, prime;
	int power[24], log[25];
};

/* Elements are numbers a + b·prime, for a + b·x. */
static int add_in(const struct field *f, int a, int b)
{
	int low = (a % f->prime + b % f->prime) % f->prime;

	return low + (a / f->prime + b / f->prime) % f->prime * f->prime;
}

/* x^exponent, for any exponent from 0. */
static int power_in(const struct field *f, int exponent)
{
	return f->power[exponent % (f->size - 1)];
}

static int multiply_in(const struct field *f, int a, int b)
{
	return a == 0 || b == 0 ? 0 : power_in(f, f->log[a] + f->log[b]);
}

/* A prime `size` has the primitive root `root`; in a square x is primitive, and x² = c0 + c1·x. */
static void start_field(struct field *f, int size, int prime, int root, int c0, int c1)
{
	int value = 1;

	*f = (struct field){ .size = size, .prime = prime };
	for (int i = 0; i < size - 1; i++) {
		f->power[i] = value;
		f->log[value] = i;
		if (size == prime) {
			value = value * root % prime;
			continue;
		}
		int a = value % prime, b = value / prime;   /* (a + bx)·x */
		value = b * c0 % prime + (a + b * c1) % prime * prime;
	}
}

/* GF(4): twelve players, {x, x + d, w·x + d}, four rounds; none reaches the bound of five. */
static void put_twelve(struct design *d, int round)
{
	struct field f;

	start_field(&f, 4, 2, 0, 1, 1);
	for (int x = 0; x < 4; x++)
		put(d, x, 4 + add_in(&f, x, round), 8 + add_in(&f, multiply_in(&f, x, 2), round));
}

/*
 * Ray-Chaudhuri and Wilson, n = 3q over GF(q), q = 6t + 1: point g of copy j is j·q + g. Mixed tables {x^i,
 * x^(i+2t), x^(i+4t)}, one in each copy, and pure ones, all in one copy. q rounds are translates of one with
 * t pure tables a copy, the others are the translates of one mixed table each.
 */
static void put_three_copies(struct design *d, int q, int root, int round)
{
	int t = (q - 1) / 6, shift = round < q ? round : 0;
	struct field f;

	start_field(&f, q, q, root, 0, 0);
	if (round >= q) {
		int i = (round - q) / t * 2 * t + (round - q) % t;
		for (int g = 0; g < q; g++) {
			put(d, add_in(&f, power_in(&f, i), g), q + add_in(&f, power_in(&f, i + 2 * t), g),
				2 * q + add_in(&f, power_in(&f, i + 4 * t), g));
		}
		return;
	}
	put(d, shift, q + shift, 2 * q + shift);
	for (int i = 0; i < t; i++) {
		for (int j = 0; j < EVENT_THREE; j++) {
			int mixed = i + (2 * j + 1) * t;
			put(d, j * q + add_in(&f, power_in(&f, i), shift),
				j * q + add_in(&f, power_in(&f, i + 2 * t), shift),
				j * q + add_in(&f, power_in(&f, i + 4 * t), shift));
			put(d, add_in(&f, power_in(&f, mixed), shift), q + add_in(&f, power_in(&f, mixed + 2 * t), shift),
				2 * q + add_in(&f, power_in(&f, mixed + 4 * t), shift));
		}
	}
}

/*
 * The same authors, n = 2q + 1 over GF(q), q = 25 = 6t + 1: two copies and a point beyond, all rounds
 * translates of one. m is such that 2·x^m = x^t + 1.
 */
static void put_two_copies(struct design *d, int round)
{
	enum { Q = 25, T = 4 };
	struct field f;

	start_field(&f, Q, 5, 0, 3, 4);
	int sum = add_in(&f, power_in(&f, T), 1), m = f.log[multiply_in(&f, 3, sum)];   /* 3 is 1/2 */
	put(d, 2 * Q, round, Q + round);
	for (int i = 0; i < T; i++) {
		for (int j = 0; j < EVENT_THREE; j++) {
			int e = i + 2 * j * T;
			put(d, add_in(&f, power_in(&f, e), round), add_in(&f, power_in(&f, e + T), round),
				Q + add_in(&f, power_in(&f, e + m), round));
		}
		put(d, Q + add_in(&f, power_in(&f, i + m + T), round),
			Q + add_in(&f, power_in(&f, i + m + 3 * T), round),
			Q + add_in(&f, power_in(&f, i + m + 5 * T), round));
	}
}

/* ---- thirty-three ------------------------------------------------------------------------------ */

/*
 * The 16 points of the plane over GF(4), each twice, and a point beyond. Each line of four points, doubled,
 * makes with the point beyond the nine points of the plane over GF(3): the point beyond is its origin, the
 * k-th point of the line, twice, are ±v of its k-th direction. Round p: {beyond, p, p'}, and of each line
 * through p the two other parallels of that direction.
 */
static const int8_t directions[4][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, 2 } };

/* Find the doubled point of the line for a point of the small plane. */
static int doubled(const int line[4], int x, int y)
{
	for (int k = 0; k < 4; k++) {
		if (directions[k][0] == x && directions[k][1] == y)
			return line[k];
		if ((3 - directions[k][0]) % 3 == x && (3 - directions[k][1]) % 3 == y)
			return line[k] + 16;
	}
	return EVENT_NOBODY;
}

/* Round p, with the line through p of each slope. */
static void put_thirty_three(struct design *d, int round)
{
	int x = round % 4, y = round / 4, points[EVENT_THREE];
	struct field f;

	start_field(&f, 4, 2, 0, 1, 1);
	put(d, 32, round, round + 16);
	for (int slope = 0; slope < 5; slope++) {
		int line[4], through = 0;
		for (int i = 0; i < 4; i++) {   /* slope 4: constant x */
			int at = add_in(&f, y, multiply_in(&f, slope, add_in(&f, x, i)));
			line[i] = slope == 4 ? i * 4 + x : at * 4 + i;
			through = line[i] == round ? i : through;
		}
		const int8_t *v = directions[through], *w = directions[through == 0 ? 1 : 0];
		for (int away = 1; away < 3; away++) {
			for (int s = 0; s < EVENT_THREE; s++)
				points[s] = doubled(line, (away * w[0] + s * v[0]) % 3, (away * w[1] + s * v[1]) % 3);
			put(d, points[0], points[1], points[2]);
		}
	}
}

/* ---- by the number of players ------------------------------------------------------------------ */

int event_design_rounds(int n)
{
	int m = n / EVENT_THREE;

	if (n <= 6)
		return 1;
	if (n == 12)
		return 4;
	if (n <= 63)
		return (n - 1) / 2;
	if (m % 2 == 0)
		return m / 2;
	return m + (m % EVENT_THREE == 0 ? event_design_rounds(m) : 0);
}

void event_design_round(int n, int round, int16_t tables[][EVENT_THREE])
{
	struct design d = { tables, 0 };

	if (put_starter(&d, n, round))
		return;
	for (int i = 0; n == 18 && i < n; i++) {
		char letter = eighteen[round][i];
		tables[i / EVENT_THREE][i % EVENT_THREE] = (int16_t)(letter >= 'a' ? letter - 'a' + 9 : letter - 'A');
	}
	if (n == 12)
		put_twelve(&d, round);
	else if (n == 21)
		put_three_copies(&d, 7, 3, round);
	else if (n == 33)
		put_thirty_three(&d, round);
	else if (n == 51)
		put_two_copies(&d, round);
	else if (n == 57)
		put_three_copies(&d, 19, 2, round);
	else if (n != 18)
		put_thirds(&d, n, round);
}
