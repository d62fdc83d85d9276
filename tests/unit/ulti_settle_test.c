/*
 * Settlement against a second calculation: here the values come from the bid's code, not from the licittabla,
 * and every defender has a separate purse. Every bid × result × ending × kontra × silent × seat.
 */
#include "test.h"

#include "games/ulti/rules/ulti.h"

#include <stdbool.h>
#include <string.h>

/* ---- the second calculation -------------------------------------------------------------------- */

struct plain_bid {
	int value[ULTI_PART_COUNT];   /* 0: not in the bid */
	int c;
	bool colourless;
};

/* Read a code like "piros-40-100+ulti+teritett-durchmars" piece by piece, values from 4.§ in makk, zold, tok. */
static struct plain_bid plain_bid(const char *code)
{
	struct plain_bid bid = { .c = 1 };
	bool red = strncmp(code, "piros-", 6) == 0, alone = true;
	static const struct { const char *word; int part, value; } whole[] = {
		{ "betli", ULTI_BETLI, 5 }, { "rebetli", ULTI_BETLI, 10 }, { "teritett-betli", ULTI_BETLI, 20 },
		{ "szintelen-durchmars", ULTI_DURCHMARS, 6 }, { "redurchmars", ULTI_DURCHMARS, 12 },
		{ "szintelen-teritett-durchmars", ULTI_DURCHMARS, 24 },
	}, pieces[] = {
		{ "parti", ULTI_PARTI, 1 }, { "40-100", ULTI_40_100, 4 }, { "20-100", ULTI_20_100, 8 },
		{ "4-asz", ULTI_4_ASZ, 4 }, { "ulti", ULTI_ULTI, 4 }, { "durchmars", ULTI_DURCHMARS, 6 },
		{ "teritett-durchmars", ULTI_DURCHMARS, 12 },
	};

	for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
		if (strcmp(code, whole[i].word) == 0) {
			bid.value[whole[i].part] = whole[i].value;
			bid.colourless = true;
			return bid;
		}
	}
	bid.c = red ? 2 : 1;
	for (const char *at = red ? code + 6 : code; *at;) {
		size_t n = strcspn(at, "+");
		for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
			if (strlen(pieces[i].word) == n && strncmp(at, pieces[i].word, n) == 0) {
				bid.value[pieces[i].part] = pieces[i].value * bid.c;
				if (pieces[i].part != ULTI_ULTI && pieces[i].part != ULTI_4_ASZ)
					alone = false;
			}
		}
		at += n + (at[n] == '+');
	}
	if (alone)   /* only ulti or 4 asz in the bid, so the parti is played too */
		bid.value[ULTI_PARTI] = bid.c;
	return bid;
}

/* Compute the payment of one defender to the declarer. */
static int purse(
	const struct plain_bid *bid, const struct ulti_deal *deal, const struct ulti_rules *rules, int seat)
{
	int gives = 0, c = bid->c;
	bool played = deal->ending == ULTI_PLAYED, lost_ulti = bid->value[ULTI_ULTI] > 0;

	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		int k = bid->colourless ? deal->seat_kontra[seat] : deal->kontra[part];
		bool made = played && deal->made[part] == ULTI_MADE;
		if (k == 0)
			k = 1;
		if (deal->ending == ULTI_THROWN_IN)
			k = 2;
		if (made && part == ULTI_ULTI)
			lost_ulti = false;
		gives += made ? bid->value[part] * k : -bid->value[part] * k;
	}
	if (lost_ulti && (played || rules->lost_ulti_extra == ULTI_EXTRA_ALWAYS))
		gives -= 4 * c;
	if (deal->silent_100) {
		/* The whole value of the parti (2 / 4 / 6 times c), minus the part counted above. */
		int k = deal->kontra[ULTI_PARTI] ? deal->kontra[ULTI_PARTI] : 1;
		int whole = (k == 1 ? 2 : k == 2 ? 4 : 6) * c, counted = k * c;
		gives += deal->silent_100 == ULTI_DECLARER ? whole - counted : counted - whole;
	}
	if (deal->silent_ulti == ULTI_DECLARER)
		gives += deal->silent_ulti_result == ULTI_MADE ? 2 * c : -4 * c;
	if (deal->silent_ulti == ULTI_DEFENDERS)
		gives += deal->silent_ulti_result == ULTI_MADE ? -2 * c : 4 * c;
	if (deal->silent_4_asz)
		gives += deal->silent_4_asz == ULTI_DECLARER ? 2 * c : -2 * c;
	return gives;
}

/* Is the deal possible? R-13 … as one condition each. */
static bool possible(const struct plain_bid *bid, const struct ulti_deal *deal)
{
	bool ulti_made = deal->made[ULTI_ULTI] == ULTI_MADE, march = deal->made[ULTI_DURCHMARS] == ULTI_MADE;
	bool hundred = deal->made[ULTI_40_100] == ULTI_MADE || deal->made[ULTI_20_100] == ULTI_MADE;
	bool parti = deal->made[ULTI_PARTI] == ULTI_MADE;
	int silent_ulti = deal->silent_ulti * 10 + deal->silent_ulti_result;

	if (deal->ending != ULTI_PLAYED)
		return !deal->silent_100 && !deal->silent_ulti && !deal->silent_4_asz;
	if (deal->silent_100 && !bid->value[ULTI_PARTI])
		return false;
	if (deal->silent_100 && (deal->silent_100 == ULTI_DECLARER) != parti)
		return false;
	if (silent_ulti && (bid->colourless || ulti_made))
		return false;
	if (deal->silent_ulti == ULTI_DECLARER && bid->value[ULTI_ULTI])
		return false;
	if (march
		&& (silent_ulti == ULTI_DEFENDERS * 10 + ULTI_MADE
			|| silent_ulti == ULTI_DECLARER * 10 + ULTI_LOST))
		return false;
	if (deal->silent_4_asz && (bid->colourless || bid->value[ULTI_4_ASZ] || bid->value[ULTI_DURCHMARS]))
		return false;
	return !(deal->silent_4_asz == ULTI_DEFENDERS && hundred);
}

/* ---- all of them ------------------------------------------------------------------------------- */

static long settled, refused;

static void check_points(const struct plain_bid *plain, const struct ulti_deal *deal,
	const struct ulti_rules *rules, const struct ulti_settlement *out)
{
	int sum = 0, total = 0, lines[ULTI_SEATS] = { 0 };

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		sum += out->points[seat];
		for (int i = 0; i < out->line_count; i++)
			lines[seat] += out->lines[i].points[seat];
		assert_int_equal(lines[seat], out->points[seat]);
		if (seat == deal->declarer)
			continue;
		if (!ulti_deal_seats(deal, seat)) {
			assert_int_equal(out->points[seat], 0);
			continue;
		}
		int gives = purse(plain, deal, rules, seat);
		assert_int_equal(out->points[seat], -gives);
		total += gives;
	}
	assert_int_equal(sum, 0);
	assert_int_equal(out->points[deal->declarer], total);
}

/*
 * The letter against R-18: a deal thrown in costs twice the bid, no more; against R-11: the parti of 4 asz,
 * and the silent 100 that raises it, cannot be lost.
 */
static void check_letter(const struct plain_bid *plain, const struct ulti_deal *deal,
	const struct ulti_rules *rules, const struct ulti_settlement *out)
{
	bool thrown_in = deal->ending == ULTI_THROWN_IN && plain->value[ULTI_ULTI]
		&& rules->lost_ulti_extra == ULTI_EXTRA_ALWAYS;
	bool lost_parti = plain->value[ULTI_4_ASZ] && deal->made[ULTI_PARTI] == ULTI_LOST;
	struct plain_bid without = *plain;
	struct ulti_deal plain_deal = *deal;
	struct ulti_letter letter;
	int twice = 0;

	assert_int_equal(ulti_settle_letter(deal, rules, out, &letter), thrown_in || lost_parti);
	if (!thrown_in && !lost_parti)
		return;
	assert_string_equal(letter.reading, thrown_in ? "R-18" : "R-11");
	without.value[ULTI_PARTI] = 0;
	plain_deal.silent_100 = ULTI_NOBODY;
	for (int part = 0; part < ULTI_PART_COUNT; part++)
		twice += 2 * plain->value[part];
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		int wanted = !ulti_deal_seats(deal, seat) ? 0 : thrown_in ? twice : -purse(&without, &plain_deal, rules, seat);
		if (seat != deal->declarer)
			assert_int_equal(letter.points[seat], wanted);
	}
	assert_int_equal(letter.points[0] + letter.points[1] + letter.points[2] + letter.points[3], 0);
}

/* Swapping the defenders' seats (and levels) swaps their points. */
static void check_symmetry(const struct ulti_deal *deal, const struct ulti_rules *rules,
	const struct ulti_settlement *out)
{
	struct ulti_settlement other;
	struct ulti_deal swapped = *deal;
	int a = -1, b = -1;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (ulti_deal_seats(deal, seat) && seat != deal->declarer)
			*(a < 0 ? &a : &b) = seat;
	}
	swapped.seat_kontra[a] = deal->seat_kontra[b];
	swapped.seat_kontra[b] = deal->seat_kontra[a];
	assert_int_equal(ulti_settle(&swapped, rules, &other), ULTI_FINE);
	assert_int_equal(other.points[a], out->points[b]);
	assert_int_equal(other.points[b], out->points[a]);
}

static void check_deal(const struct plain_bid *plain, const struct ulti_deal *deal)
{
	struct ulti_settlement out;

	for (uint8_t extra = ULTI_EXTRA_ALWAYS; extra <= ULTI_EXTRA_PLAYED; extra++) {
		const struct ulti_rules rules = { .lost_ulti_extra = extra };
		enum ulti_refusal refusal = ulti_settle(deal, &rules, &out);
		assert_int_equal(refusal == ULTI_FINE, possible(plain, deal));
		if (refusal != ULTI_FINE) {
			refused++;
			continue;
		}
		settled++;
		check_points(plain, deal, &rules, &out);
		check_symmetry(deal, &rules, &out);
		check_letter(plain, deal, &rules, &out);
	}
}

/* Every silent combination, some of them impossible. */
static void each_silent(const struct plain_bid *plain, struct ulti_deal *deal)
{
	for (unsigned n = 0; n < 3 * 5 * 3; n++) {
		unsigned ulti = n / 3 % 5;
		deal->silent_100 = (uint8_t)(n % 3);
		deal->silent_ulti = (uint8_t)(ulti == 0 ? 0 : 1 + (ulti - 1) / 2);
		deal->silent_ulti_result = (uint8_t)(ulti == 0 ? 0 : 1 + (ulti - 1) % 2);
		deal->silent_4_asz = (uint8_t)(n / 15);
		check_deal(plain, deal);
	}
	deal->silent_100 = deal->silent_ulti = deal->silent_ulti_result = deal->silent_4_asz = 0;
}

static void each_ending_and_result(
	const struct plain_bid *plain, const struct ulti_bid *bid, struct ulti_deal *deal)
{
	for (unsigned results = 0; results < 1u << bid->part_count; results++) {
		deal->ending = ULTI_PLAYED;
		for (int i = 0; i < bid->part_count; i++)
			deal->made[bid->parts[i].part] = results >> i & 1 ? ULTI_MADE : ULTI_LOST;
		each_silent(plain, deal);
	}
	memset(deal->made, 0, sizeof deal->made);
	for (uint8_t ending = ULTI_THROWN_IN; ending <= ULTI_CONCEDED; ending++) {
		deal->ending = ending;
		each_silent(plain, deal);
	}
}

/* Try levels 1, 2, 4 on every part, or for every defender; level 1 both said and unsaid. */
static void each_kontra(const struct plain_bid *plain, const struct ulti_bid *bid, struct ulti_deal *deal)
{
	static const uint8_t levels[4] = { 0, 1, 2, 4 };
	uint8_t *slot[ULTI_PLAYERS];
	unsigned slots = 0, all = 1;

	for (int seat = 0; plain->colourless && seat < ULTI_SEATS; seat++) {
		if (ulti_deal_seats(deal, seat) && seat != deal->declarer)
			slot[slots++] = &deal->seat_kontra[seat];
	}
	for (int i = 0; !plain->colourless && i < bid->part_count; i++)
		slot[slots++] = &deal->kontra[bid->parts[i].part];
	for (unsigned i = 0; i < slots; i++)
		all *= 4;
	for (unsigned n = 0; n < all; n++) {
		for (unsigned i = 0, rest = n; i < slots; i++, rest /= 4)
			*slot[i] = levels[rest % 4];
		each_ending_and_result(plain, bid, deal);
	}
}

static void every_deal_equals_the_second_calculation(void **state)
{
	(void)state;
	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no);
		const struct plain_bid plain = plain_bid(bid->code);
		for (unsigned absent = 0; absent < ULTI_SEATS; absent++) {
			for (uint8_t declarer = 0; declarer < ULTI_SEATS; declarer++) {
				struct ulti_deal deal = { .bid = (uint8_t)no, .players = (uint8_t)(15 & ~(1u << absent)),
					.declarer = declarer, .trump = ULTI_NO_SUIT };
				if (declarer != absent)
					each_kontra(&plain, bid, &deal);
			}
		}
	}
	assert_true(settled > 600000);
	assert_true(refused > 1000000);
}

static void the_table_agrees_with_its_codes(void **state)
{
	int ranks = 0;

	(void)state;
	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no);
		const struct plain_bid plain = plain_bid(bid->code);
		int total = 0, parts = 0;
		for (int part = 0; part < ULTI_PART_COUNT; part++) {
			int place = ulti_bid_find(bid, part);
			assert_int_equal(place < 0 ? 0 : bid->parts[place].value, plain.value[part]);
			total += plain.value[part];
			parts += plain.value[part] > 0;
		}
		assert_int_equal(bid->no, no);
		assert_int_equal(bid->total, total);
		assert_int_equal(bid->part_count, parts);
		assert_int_equal(ulti_bid_factor(bid), plain.c);
		if (no > 1) {
			assert_true(bid->rank - ulti_bid_at(no - 1)->rank <= 1 && bid->rank >= ranks);
			assert_true(bid->total >= ulti_bid_at(no - 1)->total);
		}
		ranks = bid->rank;
	}
	assert_int_equal(ranks, ULTI_RANKS);
	assert_null(ulti_bid_at(0));
	assert_null(ulti_bid_at(55));
}

/* ---- every refusal by its name ----------------------------------------------------------------- */

static struct ulti_deal deal_of(uint8_t bid)
{
	struct ulti_deal deal = { .bid = bid, .players = 7, .declarer = 0, .trump = ULTI_NO_SUIT };
	const struct ulti_bid *row = ulti_bid_at(bid);

	for (int i = 0; row && i < row->part_count; i++)
		deal.made[row->parts[i].part] = ULTI_MADE;
	return deal;
}

static void expect_refusal(const struct ulti_deal *deal, enum ulti_refusal refusal)
{
	struct ulti_settlement out;
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };

	assert_int_equal(ulti_settle(deal, &rules, &out), refusal);
	assert_true(refusal == ULTI_FINE || strlen(ulti_refusal_code(refusal)) > 0);
	assert_true(refusal == ULTI_FINE || strlen(ulti_mausz_2017.refusal_reasons[refusal]) > 0);
}

enum { PARTI = 1, HUNDRED = 3, ASZ = 4, ULTI = 5, BETLI = 6, MARCH = 7, RED_ULTI = 15, ULTI_MARCH = 17 };

static void refusals_of_bid_and_seats(void **state)
{
	struct ulti_deal d;

	(void)state;
	d = deal_of(PARTI), expect_refusal(&d, ULTI_FINE);
	d = deal_of(0), expect_refusal(&d, ULTI_NO_SUCH_BID);
	d = deal_of(55), expect_refusal(&d, ULTI_NO_SUCH_BID);
	d = deal_of(PARTI), d.players = 15, expect_refusal(&d, ULTI_NOT_THREE_PLAYERS);
	d = deal_of(PARTI), d.players = 3, expect_refusal(&d, ULTI_NOT_THREE_PLAYERS);
	d = deal_of(PARTI), d.declarer = 3, expect_refusal(&d, ULTI_DECLARER_NOT_PLAYING);
	d = deal_of(PARTI), d.declarer = 9, expect_refusal(&d, ULTI_DECLARER_NOT_PLAYING);
	d = deal_of(PARTI), d.trump = ULTI_PIROS, expect_refusal(&d, ULTI_TRUMP_NOT_OF_BID);
	d = deal_of(RED_ULTI), d.trump = ULTI_ZOLD, expect_refusal(&d, ULTI_TRUMP_NOT_OF_BID);
	d = deal_of(BETLI), d.trump = ULTI_MAKK, expect_refusal(&d, ULTI_TRUMP_NOT_OF_BID);
	d = deal_of(RED_ULTI), d.trump = ULTI_PIROS, expect_refusal(&d, ULTI_FINE);
}

static void refusals_of_results_and_levels(void **state)
{
	struct ulti_deal d;

	(void)state;
	d = deal_of(ULTI), d.made[ULTI_PARTI] = 0, expect_refusal(&d, ULTI_RESULT_MISSING);
	d = deal_of(PARTI), d.made[ULTI_ULTI] = ULTI_LOST, expect_refusal(&d, ULTI_RESULT_SURPLUS);
	d = deal_of(PARTI), d.ending = ULTI_CONCEDED, expect_refusal(&d, ULTI_RESULT_UNPLAYED);
	d = deal_of(PARTI), d.kontra[ULTI_PARTI] = 3, expect_refusal(&d, ULTI_LEVEL_UNKNOWN);
	d = deal_of(PARTI), d.kontra[ULTI_PARTI] = 8, expect_refusal(&d, ULTI_LEVEL_UNKNOWN);
	d = deal_of(BETLI), d.seat_kontra[1] = 8, expect_refusal(&d, ULTI_LEVEL_UNKNOWN);
	d = deal_of(PARTI), d.kontra[ULTI_ULTI] = 2, expect_refusal(&d, ULTI_LEVEL_SURPLUS);
	d = deal_of(BETLI), d.kontra[ULTI_BETLI] = 2, expect_refusal(&d, ULTI_LEVEL_NOT_PER_SEAT);
	d = deal_of(PARTI), d.seat_kontra[1] = 2, expect_refusal(&d, ULTI_LEVEL_PER_SEAT);
	d = deal_of(BETLI), d.seat_kontra[0] = 2, expect_refusal(&d, ULTI_LEVEL_OF_DECLARER);
	d = deal_of(BETLI), d.seat_kontra[3] = 2, expect_refusal(&d, ULTI_LEVEL_OF_DECLARER);
}

static void refusals_of_the_silent(void **state)
{
	struct ulti_deal d;

	(void)state;
	d = deal_of(HUNDRED), d.silent_100 = ULTI_DECLARER, expect_refusal(&d, ULTI_100_WITHOUT_PARTI);
	d = deal_of(PARTI), d.silent_100 = ULTI_DEFENDERS, expect_refusal(&d, ULTI_100_OF_LOSER);
	d = deal_of(BETLI), d.silent_4_asz = ULTI_DECLARER, expect_refusal(&d, ULTI_SILENT_WITHOUT_TRUMP);
	d = deal_of(ASZ), d.silent_4_asz = ULTI_DECLARER, expect_refusal(&d, ULTI_SILENT_4_ASZ_BID);
	d = deal_of(MARCH), d.silent_4_asz = ULTI_DECLARER, expect_refusal(&d, ULTI_SILENT_4_ASZ_BID);
	d = deal_of(HUNDRED), d.silent_4_asz = ULTI_DEFENDERS, expect_refusal(&d, ULTI_SILENT_4_ASZ_100);
	d = deal_of(PARTI), d.silent_ulti = ULTI_DECLARER, expect_refusal(&d, ULTI_SILENT_HALF_SAID);
	d.silent_ulti_result = ULTI_MADE, expect_refusal(&d, ULTI_FINE);
	d.silent_ulti = ULTI_NOBODY, expect_refusal(&d, ULTI_SILENT_HALF_SAID);
	d = deal_of(BETLI), d.silent_ulti = ULTI_DECLARER, d.silent_ulti_result = ULTI_MADE;
	expect_refusal(&d, ULTI_SILENT_WITHOUT_TRUMP);
	d = deal_of(ULTI), d.silent_ulti = ULTI_DEFENDERS, d.silent_ulti_result = ULTI_MADE;
	expect_refusal(&d, ULTI_SILENT_ULTI_TWICE);
	d.made[ULTI_ULTI] = ULTI_LOST, expect_refusal(&d, ULTI_FINE);
	d.silent_ulti = ULTI_DECLARER, expect_refusal(&d, ULTI_SILENT_ULTI_ANNOUNCED);
	d = deal_of(MARCH), d.silent_ulti = ULTI_DEFENDERS, d.silent_ulti_result = ULTI_MADE;
	expect_refusal(&d, ULTI_SILENT_ULTI_NO_TRICK);
	d = deal_of(PARTI), memset(d.made, 0, sizeof d.made), d.ending = ULTI_THROWN_IN;
	d.silent_100 = ULTI_DECLARER, expect_refusal(&d, ULTI_SILENT_UNPLAYED);
}

/* ---- the licittabla ---------------------------------------------------------------------------- */

static void overcalling_needs_a_higher_rank(void **state)
{
	(void)state;
	assert_true(ulti_bid_overcalls(ulti_bid_at(1), NULL));
	assert_false(ulti_bid_overcalls(ulti_bid_at(8), ulti_bid_at(7)));   /* both rank 7 */
	assert_true(ulti_bid_overcalls(ulti_bid_at(5), ulti_bid_at(4)));    /* ulti over 4 asz, 4.§ (C) (2) */
	assert_true(ulti_bid_overcalls(ulti_bid_at(5), ulti_bid_at(3)));    /* ulti over 40-100, 4.§ (D) (2) */
	assert_int_equal(ulti_bid_next(ulti_bid_at(7))->rank, 8);
	assert_null(ulti_bid_next(ulti_bid_at(54)));                        /* */
	for (int no = 1; no < ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no), *next = ulti_bid_next(bid);
		for (int other = 1; other <= ULTI_BIDS; other++) {
			if (ulti_bid_at(other)->rank == next->rank)   /* one rank, one total */
				assert_int_equal(ulti_bid_at(other)->total, next->total);
		}
	}
}

static void incomplete_names_mean_the_next_of_that_name(void **state)
{
	static const struct { int named, standing, meant; } cases[] = {
		{ 3, 5, 12 },   /* 40-100 after ulti: piros 40-100 (3.§ (4)) */
		{ 6, 15, 18 },  /* betli after piros ulti: rebetli (3.§ (4)) */
		{ 6, 18, 39 },  /* betli after rebetli: teritett betli */
		{ 6, 0, 6 },
		{ 7, 7, 0 },    /* durchmars is never completed */
		{ 5, 15, 0 },
		{ 10, 10, 29 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		const struct ulti_bid *bid
			= ulti_bid_complete(ulti_bid_at(cases[i].named), ulti_bid_at(cases[i].standing));
		assert_int_equal(bid ? bid->no : 0, cases[i].meant);
	}
}

static void every_plain_bid_has_a_red_twin(void **state)
{
	(void)state;
	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no), *twin = ulti_bid_red_twin(&ulti_mausz_2017, bid);
		assert_int_equal(twin != NULL, bid->colour == ULTI_PLAIN);
		assert_int_equal(ulti_bid_plain_twin(&ulti_mausz_2017, bid) != NULL, bid->colour == ULTI_RED);
		if (!twin)
			continue;
		assert_int_equal(twin->total, 2 * bid->total);
		assert_ptr_equal(ulti_bid_plain_twin(&ulti_mausz_2017, twin), bid);
		assert_memory_equal(twin->code, "piros-", 6);
		assert_string_equal(twin->code + 6, bid->code);
	}
}

static void lines_name_their_paragraphs(void **state)
{
	const char *out[ULTI_REASONS];
	struct ulti_line line = { .item = ULTI_BETLI, .level = 4, .colourless = 1, .ending = ULTI_CONCEDED };

	(void)state;
	assert_int_equal(ulti_line_cites(&ulti_mausz_2017, &line, out), 4);
	assert_string_equal(out[0], "4.§ (E) (2)");
	assert_string_equal(out[1], "6.§ (9)");
	assert_string_equal(out[2], "7.§ (6)");
	assert_string_equal(out[3], "7.§ (5)");
	assert_int_equal(ulti_line_readings(&ulti_mausz_2017, &line, out), 3);
	line = (struct ulti_line){ .item = ULTI_SILENT_ULTI, .level = 1 };
	assert_int_equal(ulti_line_cites(&ulti_mausz_2017, &line, out), 1);
	assert_string_equal(out[0], "4.§ (D) (3)");
	line = (struct ulti_line){ .item = ULTI_PARTI, .level = 1, .made = 1 };
	assert_int_equal(ulti_line_readings(&ulti_mausz_2017, &line, out), 2);
	assert_string_equal(out[1], "R-11");
}

/* The items of both books: paragraph, paragraph if caught, and reading. */
static const struct grounds {
	const char *code, *place, *caught, *readings, *online_place, *online_readings;
} grounds[ULTI_ITEM_COUNT] = {
	[ULTI_PARTI] = { "parti", "4.§ (A) (4)", NULL, "R-10,R-11,", "Egyszerű játék", "H-08," },
	[ULTI_40_100] = { "40-100", "4.§ (B) (1)", NULL, "R-10,", "Az vállalások pontértékei", "H-08," },
	[ULTI_20_100] = { "20-100", "3.§ (5)", NULL, "R-10,", "Az vállalások pontértékei", "H-08," },
	[ULTI_4_ASZ] = { "4-asz", "4.§ (C) (1)", NULL, "R-10,", "Az vállalások pontértékei", "H-18," },
	[ULTI_ULTI] = { "ulti", "4.§ (D) (1)", NULL, "R-10,", "Az vállalások pontértékei", "H-08," },
	[ULTI_DURCHMARS] = { "durchmars", "4.§ (F) (2)", NULL, "R-10,", "Az vállalások pontértékei", "H-08," },
	[ULTI_BETLI] = { "betli", "4.§ (E) (2)", NULL, "R-10,", "Az vállalások pontértékei", "H-08," },
	[ULTI_SILENT_100] = { "silent-100", "4.§ (A) (6)", NULL, "R-13,R-14,", "Csendes 100", "H-13,H-14," },
	[ULTI_SILENT_ULTI] = { "silent-ulti", "4.§ (D) (1)", "4.§ (D) (3)", "R-15,", "Csendes ulti", "H-15,H-17," },
	[ULTI_SILENT_4_ASZ] = { "silent-4-asz", "4.§ (C) (2)", NULL, "R-16,", "Az vállalások pontértékei", "H-18," },
	[ULTI_LOST_ULTI_EXTRA] = { "lost-ulti-extra", "4.§ (D) (3)", NULL, "R-12,R-19,", "Ulti-buktatási különdíj", "H-12," },
};

static const char *join(const char *const words[], size_t n, char *out)
{
	out[0] = '\0';
	for (size_t i = 0; i < n; i++)
		strcat(strcat(out, words[i]), ",");
	return out;
}

/*
 * 7.§ (3) kontra, (6) rekontra, (5) for each defender alone; online steps 1, 3 and 4. 6.§ (9) for a deal not
 * played.
 */
static void check_grounds(bool online, const struct ulti_line *line)
{
	const struct ulti_edition *edition = online ? &ulti_online : &ulti_mausz_2017;
	const struct grounds *g = &grounds[line->item];
	const char *out[ULTI_REASONS];
	char wanted[200], got[200];
	bool part = line->item <= ULTI_BETLI, unplayed = part && line->ending != ULTI_PLAYED;
	bool said = line->level >= 2 && line->ending != ULTI_THROWN_IN;

	strcpy(wanted, online ? g->online_place : !line->made && g->caught ? g->caught : g->place);
	strcat(wanted, ",");
	if (unplayed)
		strcat(wanted, online ? "Feladás," : "6.§ (9),");
	if (said && online)
		strcat(wanted, line->level == 2 ? "Kontrázás 1," : line->level == 4 ? "Kontrázás 3," : "Kontrázás 4,");
	else if (said)
		strcat(wanted, line->level == 2 ? "7.§ (3)," : "7.§ (6),");
	if (said && line->colourless)
		strcat(wanted, online ? "Kontrázás 2," : "7.§ (5),");
	assert_string_equal(join(out, ulti_line_cites(edition, line, out), got), wanted);
	strcpy(wanted, online ? g->online_readings : g->readings);
	if (said && part)
		strcat(wanted, online ? "H-09," : "R-17,");
	if (unplayed)
		strcat(wanted, online ? "H-19," : "R-18,");
	assert_string_equal(join(out, ulti_line_readings(edition, line, out), got), wanted);
}

static void every_line_has_its_grounds(void **state)
{
	(void)state;
	for (int item = 0; item < ULTI_ITEM_COUNT; item++) {
		assert_string_equal(ulti_item_code(item), grounds[item].code);
		for (int at = 0; at < 2 * 2 * 3 * 6 * 2; at++) {
			struct ulti_line line = { .item = (uint8_t)item, .made = at & 1, .colourless = at >> 1 & 1, .ending = (uint8_t)(at / 4 % 3),
				.level = (uint8_t)(1 << at / 12 % 6) };
			bool online = at / 72;
			if (online ? line.ending != ULTI_THROWN_IN : line.level <= 4)
				check_grounds(online, &line);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_table_agrees_with_its_codes),
		cmocka_unit_test(every_deal_equals_the_second_calculation),
		cmocka_unit_test(refusals_of_bid_and_seats),
		cmocka_unit_test(refusals_of_results_and_levels),
		cmocka_unit_test(refusals_of_the_silent),
		cmocka_unit_test(overcalling_needs_a_higher_rank),
		cmocka_unit_test(incomplete_names_mean_the_next_of_that_name),
		cmocka_unit_test(every_plain_bid_has_a_red_twin),
		cmocka_unit_test(lines_name_their_paragraphs),
		cmocka_unit_test(every_line_has_its_grounds),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
