/* The licittabla (3.§ (5)) as one table, and the order of overcalls (3.§ (2)-(5)). */
#include "games/ulti/rules/ulti.h"

#define P ULTI_PARTI
#define F ULTI_40_100
#define T ULTI_20_100
#define A ULTI_4_ASZ
#define U ULTI_ULTI
#define D ULTI_DURCHMARS
#define B ULTI_BETLI

/* A bid's parts with their values: count, set and list. */
#define PARTS_1(a, x) 1, 1 << a, { { a, x } }
#define PARTS_2(a, x, b, y) 2, 1 << a | 1 << b, { { a, x }, { b, y } }
#define PARTS_3(a, x, b, y, c, z) 3, 1 << a | 1 << b | 1 << c, { { a, x }, { b, y }, { c, z } }

/* no, rank, colour, total, parts with their values, code, short code, name */
const struct ulti_bid ulti_bids[ULTI_BIDS] = {
	{ 1, 1, ULTI_PLAIN, 1, PARTS_1(P, 1), "parti", "P", "parti" },
	{ 2, 2, ULTI_RED, 2, PARTS_1(P, 2), "piros-parti", "pP", "piros parti" },
	{ 3, 3, ULTI_PLAIN, 4, PARTS_1(F, 4), "40-100", "40", "40-100" },
	{ 4, 4, ULTI_PLAIN, 5, PARTS_2(A, 4, P, 1), "4-asz", "4A", "4 ász" },
	{ 5, 5, ULTI_PLAIN, 5, PARTS_2(U, 4, P, 1), "ulti", "U", "ulti" },
	{ 6, 6, ULTI_COLOURLESS, 5, PARTS_1(B, 5), "betli", "B", "betli" },
	{ 7, 7, ULTI_PLAIN, 6, PARTS_1(D, 6), "durchmars", "D", "durchmars" },
	{ 8, 7, ULTI_COLOURLESS, 6, PARTS_1(D, 6), "szintelen-durchmars", "SD", "színtelen durchmars" },
	{ 9, 8, ULTI_PLAIN, 8, PARTS_2(F, 4, A, 4), "40-100+4-asz", "40+4A", "40-100 + 4 ász" },
	{ 10, 9, ULTI_PLAIN, 8, PARTS_2(F, 4, U, 4), "40-100+ulti", "40+U", "40-100 + ulti" },
	{ 11, 10, ULTI_PLAIN, 8, PARTS_1(T, 8), "20-100", "20", "20-100" },
	{ 12, 10, ULTI_RED, 8, PARTS_1(F, 8), "piros-40-100", "p40", "piros 40-100" },
	{ 13, 11, ULTI_PLAIN, 9, PARTS_3(U, 4, A, 4, P, 1), "ulti+4-asz", "U+4A", "ulti + 4 ász" },
	{ 14, 12, ULTI_RED, 10, PARTS_2(A, 8, P, 2), "piros-4-asz", "p4A", "piros 4 ász" },
	{ 15, 13, ULTI_RED, 10, PARTS_2(U, 8, P, 2), "piros-ulti", "pU", "piros ulti" },
	{ 16, 13, ULTI_PLAIN, 10, PARTS_2(F, 4, D, 6), "40-100+durchmars", "40+D", "40-100 + durchmars" },
	{ 17, 13, ULTI_PLAIN, 10, PARTS_2(U, 4, D, 6), "ulti+durchmars", "U+D", "ulti + durchmars" },
	{ 18, 14, ULTI_COLOURLESS, 10, PARTS_1(B, 10), "rebetli", "RB", "rebetli" },
	{ 19, 15, ULTI_PLAIN, 12, PARTS_3(F, 4, U, 4, A, 4), "40-100+ulti+4-asz", "40+U+4A",
		"40-100 + ulti + 4 ász" },
	{ 20, 16, ULTI_PLAIN, 12, PARTS_2(T, 8, A, 4), "20-100+4-asz", "20+4A", "20-100 + 4 ász" },
	{ 21, 17, ULTI_PLAIN, 12, PARTS_2(T, 8, U, 4), "20-100+ulti", "20+U", "20-100 + ulti" },
	{ 22, 18, ULTI_PLAIN, 12, PARTS_1(D, 12), "teritett-durchmars", "TD", "terített durchmars" },
	{ 23, 18, ULTI_COLOURLESS, 12, PARTS_1(D, 12), "redurchmars", "RD", "redurchmars" },
	{ 24, 18, ULTI_RED, 12, PARTS_1(D, 12), "piros-durchmars", "pD", "piros durchmars" },
	{ 25, 19, ULTI_PLAIN, 14, PARTS_3(F, 4, U, 4, D, 6), "40-100+ulti+durchmars", "40+U+D",
		"40-100 + ulti + durchmars" },
	{ 26, 20, ULTI_PLAIN, 14, PARTS_2(T, 8, D, 6), "20-100+durchmars", "20+D", "20-100 + durchmars" },
	{ 27, 21, ULTI_PLAIN, 16, PARTS_3(T, 8, U, 4, A, 4), "20-100+ulti+4-asz", "20+U+4A",
		"20-100 + ulti + 4 ász" },
	{ 28, 22, ULTI_RED, 16, PARTS_2(F, 8, A, 8), "piros-40-100+4-asz", "p40+4A", "piros 40-100 + 4 ász" },
	{ 29, 23, ULTI_RED, 16, PARTS_2(F, 8, U, 8), "piros-40-100+ulti", "p40+U", "piros 40-100 + ulti" },
	{ 30, 23, ULTI_PLAIN, 16, PARTS_2(F, 4, D, 12), "40-100+teritett-durchmars", "40+TD",
		"40-100 + terített durchmars" },
	{ 31, 23, ULTI_PLAIN, 16, PARTS_2(U, 4, D, 12), "ulti+teritett-durchmars", "U+TD",
		"ulti + terített durchmars" },
	{ 32, 24, ULTI_RED, 16, PARTS_1(T, 16), "piros-20-100", "p20", "piros 20-100" },
	{ 33, 25, ULTI_PLAIN, 18, PARTS_3(T, 8, U, 4, D, 6), "20-100+ulti+durchmars", "20+U+D",
		"20-100 + ulti + durchmars" },
	{ 34, 26, ULTI_RED, 18, PARTS_3(U, 8, A, 8, P, 2), "piros-ulti+4-asz", "pU+4A", "piros ulti + 4 ász" },
	{ 35, 27, ULTI_PLAIN, 20, PARTS_3(F, 4, U, 4, D, 12), "40-100+ulti+teritett-durchmars", "40+U+TD",
		"40-100 + ulti + terített durchmars" },
	{ 36, 28, ULTI_PLAIN, 20, PARTS_2(T, 8, D, 12), "20-100+teritett-durchmars", "20+TD",
		"20-100 + terített durchmars" },
	{ 37, 28, ULTI_RED, 20, PARTS_2(F, 8, D, 12), "piros-40-100+durchmars", "p40+D",
		"piros 40-100 + durchmars" },
	{ 38, 28, ULTI_RED, 20, PARTS_2(U, 8, D, 12), "piros-ulti+durchmars", "pU+D", "piros ulti + durchmars" },
	{ 39, 29, ULTI_COLOURLESS, 20, PARTS_1(B, 20), "teritett-betli", "TB", "terített betli" },
	{ 40, 30, ULTI_PLAIN, 24, PARTS_3(T, 8, U, 4, D, 12), "20-100+ulti+teritett-durchmars", "20+U+TD",
		"20-100 + ulti + terített durchmars" },
	{ 41, 30, ULTI_RED, 24, PARTS_3(F, 8, U, 8, A, 8), "piros-40-100+ulti+4-asz", "p40+U+4A",
		"piros 40-100 + ulti + 4 ász" },
	{ 42, 31, ULTI_RED, 24, PARTS_2(T, 16, A, 8), "piros-20-100+4-asz", "p20+4A", "piros 20-100 + 4 ász" },
	{ 43, 32, ULTI_RED, 24, PARTS_2(T, 16, U, 8), "piros-20-100+ulti", "p20+U", "piros 20-100 + ulti" },
	{ 44, 33, ULTI_RED, 24, PARTS_1(D, 24), "piros-teritett-durchmars", "pTD", "piros terített durchmars" },
	{ 45, 33, ULTI_COLOURLESS, 24, PARTS_1(D, 24), "szintelen-teritett-durchmars", "STD",
		"színtelen terített durchmars" },
	{ 46, 34, ULTI_RED, 28, PARTS_3(F, 8, U, 8, D, 12), "piros-40-100+ulti+durchmars", "p40+U+D",
		"piros 40-100 + ulti + durchmars" },
	{ 47, 35, ULTI_RED, 28, PARTS_2(T, 16, D, 12), "piros-20-100+durchmars", "p20+D",
		"piros 20-100 + durchmars" },
	{ 48, 36, ULTI_RED, 32, PARTS_3(T, 16, U, 8, A, 8), "piros-20-100+ulti+4-asz", "p20+U+4A",
		"piros 20-100 + ulti + 4 ász" },
	{ 49, 37, ULTI_RED, 32, PARTS_2(F, 8, D, 24), "piros-40-100+teritett-durchmars", "p40+TD",
		"piros 40-100 + terített durchmars" },
	{ 50, 37, ULTI_RED, 32, PARTS_2(U, 8, D, 24), "piros-ulti+teritett-durchmars", "pU+TD",
		"piros ulti + terített durchmars" },
	{ 51, 38, ULTI_RED, 36, PARTS_3(T, 16, U, 8, D, 12), "piros-20-100+ulti+durchmars", "p20+U+D",
		"piros 20-100 + ulti + durchmars" },
	{ 52, 39, ULTI_RED, 40, PARTS_3(F, 8, U, 8, D, 24), "piros-40-100+ulti+teritett-durchmars", "p40+U+TD",
		"piros 40-100 + ulti + terített durchmars" },
	{ 53, 40, ULTI_RED, 40, PARTS_2(T, 16, D, 24), "piros-20-100+teritett-durchmars", "p20+TD",
		"piros 20-100 + terített durchmars" },
	{ 54, 41, ULTI_RED, 48, PARTS_3(T, 16, U, 8, D, 24), "piros-20-100+ulti+teritett-durchmars", "p20+U+TD",
		"piros 20-100 + ulti + terített durchmars" },
};

/*
 * The bids of ulti_online: {-, 40-100, 20-100} x {-, ulti} x {-, durchmars, teritett durchmars}, and five
 * without trumps (H-02, H-03).
 */
const struct ulti_bid ulti_online_bids[ULTI_ONLINE_BIDS] = {
	{ 1, 1, ULTI_PLAIN, 1, PARTS_1(P, 1), "parti", "P", "parti" },
	{ 2, 2, ULTI_RED, 2, PARTS_1(P, 2), "piros-parti", "pP", "piros parti" },
	{ 3, 3, ULTI_PLAIN, 4, PARTS_1(F, 4), "40-100", "40", "40-100" },
	{ 4, 4, ULTI_PLAIN, 5, PARTS_2(U, 4, P, 1), "ulti", "U", "ulti" },
	{ 5, 5, ULTI_COLOURLESS, 5, PARTS_1(B, 5), "betli", "B", "betli" },
	{ 6, 6, ULTI_PLAIN, 6, PARTS_1(D, 6), "durchmars", "D", "durchmars" },
	{ 7, 7, ULTI_PLAIN, 8, PARTS_2(F, 4, U, 4), "40-100+ulti", "40+U", "40-100 + ulti" },
	{ 8, 7, ULTI_PLAIN, 8, PARTS_1(T, 8), "20-100", "20", "20-100" },
	{ 9, 7, ULTI_RED, 8, PARTS_1(F, 8), "piros-40-100", "p40", "piros 40-100" },
	{ 10, 8, ULTI_RED, 10, PARTS_2(U, 8, P, 2), "piros-ulti", "pU", "piros ulti" },
	{ 11, 9, ULTI_PLAIN, 10, PARTS_2(F, 4, D, 6), "40-100+durchmars", "40+D", "40-100 + durchmars" },
	{ 12, 9, ULTI_PLAIN, 10, PARTS_2(U, 4, D, 6), "ulti+durchmars", "U+D", "ulti + durchmars" },
	{ 13, 9, ULTI_COLOURLESS, 10, PARTS_1(B, 10), "piros-betli", "pB", "piros betli" },
	{ 14, 10, ULTI_PLAIN, 12, PARTS_2(T, 8, U, 4), "20-100+ulti", "20+U", "20-100 + ulti" },
	{ 15, 10, ULTI_PLAIN, 12, PARTS_1(D, 12), "teritett-durchmars", "TD", "terített durchmars" },
	{ 16, 10, ULTI_RED, 12, PARTS_1(D, 12), "piros-durchmars", "pD", "piros durchmars" },
	{ 17, 10, ULTI_COLOURLESS, 12, PARTS_1(D, 12), "szintelen-durchmars", "SD", "színtelen durchmars" },
	{ 18, 11, ULTI_PLAIN, 14, PARTS_3(F, 4, U, 4, D, 6), "40-100+ulti+durchmars", "40+U+D",
		"40-100 + ulti + durchmars" },
	{ 19, 11, ULTI_PLAIN, 14, PARTS_2(T, 8, D, 6), "20-100+durchmars", "20+D", "20-100 + durchmars" },
	{ 20, 12, ULTI_PLAIN, 16, PARTS_2(F, 4, D, 12), "40-100+teritett-durchmars", "40+TD",
		"40-100 + terített durchmars" },
	{ 21, 12, ULTI_PLAIN, 16, PARTS_2(U, 4, D, 12), "ulti+teritett-durchmars", "U+TD",
		"ulti + terített durchmars" },
	{ 22, 12, ULTI_RED, 16, PARTS_2(F, 8, U, 8), "piros-40-100+ulti", "p40+U", "piros 40-100 + ulti" },
	{ 23, 12, ULTI_RED, 16, PARTS_1(T, 16), "piros-20-100", "p20", "piros 20-100" },
	{ 24, 13, ULTI_PLAIN, 18, PARTS_3(T, 8, U, 4, D, 6), "20-100+ulti+durchmars", "20+U+D",
		"20-100 + ulti + durchmars" },
	{ 25, 14, ULTI_PLAIN, 20, PARTS_3(F, 4, U, 4, D, 12), "40-100+ulti+teritett-durchmars", "40+U+TD",
		"40-100 + ulti + terített durchmars" },
	{ 26, 14, ULTI_PLAIN, 20, PARTS_2(T, 8, D, 12), "20-100+teritett-durchmars", "20+TD",
		"20-100 + terített durchmars" },
	{ 27, 14, ULTI_RED, 20, PARTS_2(F, 8, D, 12), "piros-40-100+durchmars", "p40+D",
		"piros 40-100 + durchmars" },
	{ 28, 14, ULTI_RED, 20, PARTS_2(U, 8, D, 12), "piros-ulti+durchmars", "pU+D", "piros ulti + durchmars" },
	{ 29, 14, ULTI_COLOURLESS, 20, PARTS_1(B, 20), "teritett-betli", "TB", "terített betli" },
	{ 30, 15, ULTI_PLAIN, 24, PARTS_3(T, 8, U, 4, D, 12), "20-100+ulti+teritett-durchmars", "20+U+TD",
		"20-100 + ulti + terített durchmars" },
	{ 31, 15, ULTI_RED, 24, PARTS_2(T, 16, U, 8), "piros-20-100+ulti", "p20+U", "piros 20-100 + ulti" },
	{ 32, 15, ULTI_RED, 24, PARTS_1(D, 24), "piros-teritett-durchmars", "pTD", "piros terített durchmars" },
	{ 33, 15, ULTI_COLOURLESS, 24, PARTS_1(D, 24), "szintelen-teritett-durchmars", "STD",
		"színtelen terített durchmars" },
	{ 34, 16, ULTI_RED, 28, PARTS_3(F, 8, U, 8, D, 12), "piros-40-100+ulti+durchmars", "p40+U+D",
		"piros 40-100 + ulti + durchmars" },
	{ 35, 16, ULTI_RED, 28, PARTS_2(T, 16, D, 12), "piros-20-100+durchmars", "p20+D",
		"piros 20-100 + durchmars" },
	{ 36, 17, ULTI_RED, 32, PARTS_2(F, 8, D, 24), "piros-40-100+teritett-durchmars", "p40+TD",
		"piros 40-100 + terített durchmars" },
	{ 37, 17, ULTI_RED, 32, PARTS_2(U, 8, D, 24), "piros-ulti+teritett-durchmars", "pU+TD",
		"piros ulti + terített durchmars" },
	{ 38, 18, ULTI_RED, 36, PARTS_3(T, 16, U, 8, D, 12), "piros-20-100+ulti+durchmars", "p20+U+D",
		"piros 20-100 + ulti + durchmars" },
	{ 39, 19, ULTI_RED, 40, PARTS_3(F, 8, U, 8, D, 24), "piros-40-100+ulti+teritett-durchmars", "p40+U+TD",
		"piros 40-100 + ulti + terített durchmars" },
	{ 40, 19, ULTI_RED, 40, PARTS_2(T, 16, D, 24), "piros-20-100+teritett-durchmars", "p20+TD",
		"piros 20-100 + terített durchmars" },
	{ 41, 20, ULTI_RED, 48, PARTS_3(T, 16, U, 8, D, 24), "piros-20-100+ulti+teritett-durchmars", "p20+U+TD",
		"piros 20-100 + ulti + terített durchmars" },
};

bool ulti_bid_overcalls(const struct ulti_bid *bid, const struct ulti_bid *standing)
{
	return !standing || bid->rank > standing->rank;
}

const struct ulti_bid *ulti_bid_next(const struct ulti_bid *standing)
{
	for (int no = standing->no; no < ULTI_BIDS; no++) {
		if (ulti_bids[no].rank > standing->rank)
			return &ulti_bids[no];
	}
	return NULL;
}

int ulti_bid_find(const struct ulti_bid *bid, enum ulti_part part)
{
	for (int i = 0; i < bid->part_count; i++) {
		if (bid->parts[i].part == part)
			return i;
	}
	return -1;
}

int ulti_bid_factor(const struct ulti_bid *bid)
{
	return bid->colour == ULTI_RED ? 2 : 1;
}

/* Do two bids promise the same parts, the values of `a` `times` those of `b`? 0: whatever the values. */
static bool same_parts(const struct ulti_bid *a, const struct ulti_bid *b, int times)
{
	if (a->part_count != b->part_count)
		return false;
	for (int i = 0; i < a->part_count; i++) {
		if (a->parts[i].part != b->parts[i].part)
			return false;
		if (times && a->parts[i].value != b->parts[i].value * times)
			return false;
	}
	return true;
}

const struct ulti_bid *ulti_bid_complete(const struct ulti_bid *named, const struct ulti_bid *standing)
{
	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no);
		/* The same name without its grade: betli with betli, a trump bid with its piros twin. */
		bool is_kind = (bid->colour == ULTI_COLOURLESS) == (named->colour == ULTI_COLOURLESS);
		bool is_like = is_kind && !ulti_bid_has(bid, ULTI_DURCHMARS) && same_parts(bid, named, 0);
		if ((bid == named || is_like) && ulti_bid_overcalls(bid, standing))
			return bid;
	}
	return NULL;
}

/* Find the bid of that colour with the same parts, their values doubled or halved. */
static const struct ulti_bid *twin(const struct ulti_edition *edition, const struct ulti_bid *bid,
	enum ulti_colour colour, bool doubled)
{
	for (int no = 1; no <= edition->bid_count; no++) {
		const struct ulti_bid *other = ulti_edition_bid(edition, no);
		if (other->colour != colour)
			continue;
		if (doubled ? same_parts(other, bid, 2) : same_parts(bid, other, 2))
			return other;
	}
	return NULL;
}

const struct ulti_bid *ulti_bid_red_twin(const struct ulti_edition *edition, const struct ulti_bid *bid)
{
	return bid->colour == ULTI_PLAIN ? twin(edition, bid, ULTI_RED, true) : NULL;
}

const struct ulti_bid *ulti_bid_plain_twin(const struct ulti_edition *edition, const struct ulti_bid *bid)
{
	return bid->colour == ULTI_RED ? twin(edition, bid, ULTI_PLAIN, false) : NULL;
}
