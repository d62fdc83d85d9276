/*
 * Editions of ulti as data: ulti-online against a second calculation over every bid, result, level and silent
 * result; its table against the rule that generates it; and a made-up edition, which needs no change of the
 * program.
 */
#include "test.h"

#include "random.h"

#include "games/ulti/rules/ulti.h"

#include <stdbool.h>
#include <string.h>

static const struct ulti_rules online = { .edition = &ulti_online };

/* ---- the table (H-02, H-03) -------------------------------------------------------------------- */

static int total_of(const struct ulti_bid *bid)
{
	int sum = 0;

	for (int i = 0; i < bid->part_count; i++)
		sum += bid->parts[i].value;
	return sum;
}

/* H-02: a hundred or none, an ulti or none, a durchmars or none; a parti without hundred and durchmars. */
static bool is_of_the_table(const struct ulti_bid *bid)
{
	unsigned set = bid->part_set, hundreds = set & (1u << ULTI_40_100 | 1u << ULTI_20_100);
	bool march = set >> ULTI_DURCHMARS & 1, parti = set >> ULTI_PARTI & 1;

	if (set >> ULTI_4_ASZ & 1)
		return false;
	if (bid->colour == ULTI_COLOURLESS)
		return set == 1u << ULTI_BETLI || set == 1u << ULTI_DURCHMARS;
	if (hundreds == (1u << ULTI_40_100 | 1u << ULTI_20_100) || set >> ULTI_BETLI & 1)
		return false;
	return parti == (!hundreds && !march);
}

static void table(void **state)
{
	int below = 0;

	(void)state;
	for (int no = 1; no <= ULTI_ONLINE_BIDS; no++) {
		const struct ulti_bid *bid = ulti_edition_bid(&ulti_online, no);
		/* The order is by value, in which an ulti's parti does not count (4+1 is above 4 and below 5). */
		bool is_ulti = bid->part_set == (1u << ULTI_ULTI | 1u << ULTI_PARTI);
		int order = 10 * (is_ulti ? bid->parts[0].value : bid->total) + (is_ulti ? 5 : 0);
		assert_int_equal(bid->no, no);
		assert_int_equal(total_of(bid), bid->total);
		assert_true(is_of_the_table(bid));
		assert_true(order >= below);
		assert_int_equal(bid->rank,
			no == 1 ? 1 : ulti_edition_bid(&ulti_online, no - 1)->rank + (order > below));
		below = order;
		for (int other = 1; other < no; other++)
			assert_string_not_equal(bid->code, ulti_edition_bid(&ulti_online, other)->code);
	}
	assert_int_equal(ulti_edition_bid(&ulti_online, ULTI_ONLINE_BIDS)->rank, ulti_online.rank_count);
	assert_null(ulti_edition_bid(&ulti_online, ULTI_ONLINE_BIDS + 1));
}

/* ---- the second calculation -------------------------------------------------------------------- */

/* Compute the payment of one defender by the lists of the book, in plain trumps. */
static int gives(const struct ulti_bid *bid, const struct ulti_deal *d, int seat)
{
	int c = bid->colour == ULTI_RED ? 2 : 1, sum = 0;
	bool ulti_failed = bid->part_set >> ULTI_ULTI & 1 && d->made[ULTI_ULTI] != ULTI_MADE;

	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part,
		    level = bid->colour == ULTI_COLOURLESS ? d->seat_kontra[seat] : d->kontra[part];
		int each = bid->parts[i].value * (level ? level : 1);
		if (part == ULTI_PARTI && d->silent_100)
			each *= 2;
		sum += d->ending == ULTI_PLAYED && d->made[part] == ULTI_MADE ? each : -each;
	}
	if (ulti_failed)
		sum -= 4 * c;
	if (d->silent_ulti) {
		int worth = d->silent_ulti_result == ULTI_MADE ? 2 * c : -4 * c;
		sum += d->silent_ulti == ULTI_DECLARER ? worth : -worth;
	}
	return sum;
}

/* H-19, H-20 */
static bool is_possible(const struct ulti_bid *bid, const struct ulti_deal *d)
{
	bool ulti = bid->part_set >> ULTI_ULTI & 1, march = d->made[ULTI_DURCHMARS] == ULTI_MADE;
	bool ours = d->silent_ulti == ULTI_DECLARER, made = d->silent_ulti_result == ULTI_MADE;

	if (d->ending != ULTI_PLAYED)
		return !d->silent_100 && !d->silent_ulti;
	if (d->silent_100 && !(bid->part_set >> ULTI_PARTI & 1))
		return false;
	if (d->silent_100 && (d->silent_100 == ULTI_DECLARER) != (d->made[ULTI_PARTI] == ULTI_MADE))
		return false;
	if (!d->silent_ulti)
		return true;
	if (bid->colour == ULTI_COLOURLESS || d->made[ULTI_ULTI] == ULTI_MADE || (ours && ulti))
		return false;
	return !(march && made != ours);
}

static long settled, refused;

static void check_deal(const struct ulti_bid *bid, const struct ulti_deal *d)
{
	struct ulti_settlement out;
	enum ulti_refusal refusal = ulti_settle(d, &online, &out);
	int lines[ULTI_SEATS] = { 0 };

	assert_int_equal(refusal == ULTI_FINE, is_possible(bid, d));
	if (refusal != ULTI_FINE) {
		assert_string_equal(ulti_refusal_code(refusal), "impossible");
		refused++;
		return;
	}
	settled++;
	assert_int_equal(out.points[0], -gives(bid, d, 0));
	assert_int_equal(out.points[2], -gives(bid, d, 2));
	assert_int_equal(out.points[1], gives(bid, d, 0) + gives(bid, d, 2));
	for (int i = 0; i < out.line_count; i++) {
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			lines[seat] += out.lines[i].points[seat];
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		assert_int_equal(lines[seat], out.points[seat]);
}

static void check_silent(const struct ulti_bid *bid, struct ulti_deal d)
{
	for (int silent = 0; silent < 15; silent++) {
		d.silent_100 = (uint8_t)(silent / 5);
		d.silent_ulti = (uint8_t)((silent % 5 + 1) / 2);
		d.silent_ulti_result = (uint8_t)(silent % 5 == 0 ? 0 : 1 + silent % 2);
		check_deal(bid, &d);
	}
}

/* Check every level of every part, or of every defender. */
static void check_levels(const struct ulti_bid *bid, struct ulti_deal d)
{
	int places = bid->colour == ULTI_COLOURLESS ? 2 : bid->part_count, all = 1;

	for (int i = 0; i < places; i++)
		all *= ULTI_LEVELS;
	for (int at = 0; at < all; at++) {
		int left = at;
		for (int i = 0; i < places; i++, left /= ULTI_LEVELS) {
			if (bid->colour == ULTI_COLOURLESS)
				d.seat_kontra[2 * i] = (uint8_t)(1 << left % ULTI_LEVELS);
			else
				d.kontra[bid->parts[i].part] = (uint8_t)(1 << left % ULTI_LEVELS);
		}
		check_silent(bid, d);
	}
}

static void every_deal(void **state)
{
	(void)state;
	for (int no = 1; no <= ULTI_ONLINE_BIDS; no++) {
		const struct ulti_bid *bid = ulti_edition_bid(&ulti_online, no);
		struct ulti_deal d = { .bid = (uint8_t)no, .players = 7, .declarer = 1, .trump = ULTI_NO_SUIT };
		for (int results = 0; results < 1 << bid->part_count; results++) {
			for (int i = 0; i < bid->part_count; i++)
				d.made[bid->parts[i].part] = results >> i & 1 ? ULTI_MADE : ULTI_LOST;
			check_levels(bid, d);
		}
		memset(d.made, 0, sizeof d.made);
		d.ending = ULTI_CONCEDED;
		check_levels(bid, d);
	}
	print_message("# %ld settled, %ld refused\n", settled, refused);
	assert_true(settled > 30000 && refused > 100000);
}

/* Refuse things that do not exist in this edition. */
static void refusals(void **state)
{
	struct ulti_deal d
		= { .bid = 1, .players = 7, .trump = ULTI_NO_SUIT, .made = { [ULTI_PARTI] = ULTI_MADE } };
	struct ulti_settlement out;

	(void)state;
	d.silent_4_asz = ULTI_DECLARER;
	assert_int_equal(ulti_settle(&d, &online, &out), ULTI_SILENT_4_ASZ_NONE);
	d.silent_4_asz = 0;
	d.kontra[ULTI_PARTI] = 64;
	assert_int_equal(ulti_settle(&d, &online, &out), ULTI_LEVEL_UNKNOWN);
	d.kontra[ULTI_PARTI] = 24;
	assert_int_equal(ulti_settle(&d, &online, &out), ULTI_LEVEL_UNKNOWN);
	d.kontra[ULTI_PARTI] = 8;
	assert_int_equal(ulti_settle(&d, &online, &out), ULTI_FINE);
	assert_int_equal(ulti_settle(&d, &(struct ulti_rules){ 0 }, &out), ULTI_LEVEL_UNKNOWN);
	d.made[ULTI_PARTI] = 0;
	d.ending = ULTI_THROWN_IN;
	assert_int_equal(ulti_settle(&d, &online, &out), ULTI_NO_THROWING_IN);
	d.bid = 42;
	assert_int_equal(ulti_settle(&d, &online, &out), ULTI_NO_SUCH_BID);
}

/* ---- a made-up edition ------------------------------------------------------------------------- */

/* A parti of 3 and an ulti of 7, kontras to 8, an extra of 5 and a silent ulti of 1 and 6. */
static void made_up(void **state)
{
	static const struct ulti_bid bids[] = {
		{ 1, 1, ULTI_PLAIN, 3, 1, 1 << ULTI_PARTI, { { ULTI_PARTI, 3 } }, "parti", "P", "parti" },
		{ 2, 2, ULTI_PLAIN, 10, 2, 1 << ULTI_ULTI | 1 << ULTI_PARTI, { { ULTI_ULTI, 7 }, { ULTI_PARTI, 3 } },
			"ulti", "U", "ulti" },
	};
	struct ulti_edition edition = ulti_mausz_2017;
	struct ulti_rules rules = { .edition = &edition };
	struct ulti_deal d = { .bid = 2, .players = 7, .trump = ULTI_NO_SUIT,
		.made = { [ULTI_ULTI] = ULTI_LOST, [ULTI_PARTI] = ULTI_MADE }, .kontra = { [ULTI_ULTI] = 8 },
		.silent_ulti = ULTI_DEFENDERS, .silent_ulti_result = ULTI_LOST };
	struct ulti_settlement out;

	(void)state;
	edition.bids = bids;
	edition.bid_count = edition.rank_count = 2;
	edition.top_level = 8;
	edition.extra = 5;
	edition.silent_ulti_made = 1;
	edition.silent_ulti_caught = 6;
	assert_int_equal(ulti_settle(&d, &rules, &out), ULTI_FINE);
	assert_int_equal(out.points[1], 7 * 8 + 5 - 3 - 6);
	assert_int_equal(out.points[0], -2 * (7 * 8 + 5 - 3 - 6));
	d.bid = 3;
	assert_int_equal(ulti_settle(&d, &rules, &out), ULTI_NO_SUCH_BID);
}

/* ---- the auction, repeated from its beginning with each word -------------------------------------- */

enum { WORDS = 24 };

/* The calls so far, 0: a pass. */
struct said {
	int count, bids[WORDS];
};

/* Order the bids: by rank, online by value, with ulti and piros ulti just below theirs (H-03). */
static int strength(const struct ulti_edition *edition, int no)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, no);

	if (edition != &ulti_online)
		return bid->rank;
	return 2 * total_of(bid) - (ulti_bid_has(bid, ULTI_ULTI) && ulti_bid_has(bid, ULTI_PARTI));
}

static enum ulti_auction_fault expected_fault(
	const struct ulti_edition *edition, const struct said *said, int player, int bid)
{
	int passes = 0, last = 0;

	for (int i = 0; i < said->count; i++) {
		passes = said->bids[i] ? 0 : passes + 1;
		last = said->bids[i] ? said->bids[i] : last;
	}
	bool in_turn = player == said->count % 3;
	if (passes == 3 || (passes == 2 && edition != &ulti_online && !in_turn))
		return ULTI_AUCTION_ENDED;
	if (!in_turn)
		return !bid ? ULTI_AUCTION_PASS_EARLY : last ? ULTI_AUCTION_BID_EARLY : ULTI_AUCTION_OPENED;
	if (!bid)
		return last ? ULTI_AUCTION_FINE : ULTI_AUCTION_MUST_BID;
	return !last || strength(edition, bid) > strength(edition, last) ? ULTI_AUCTION_FINE
									 : ULTI_AUCTION_NOT_HIGHER;
}

/* Check the declarer: the last bidder, once two (online three) passes follow the bid. */
static void check_end(
	const struct ulti_edition *edition, const struct said *said, const struct ulti_auction *a)
{
	int last = said->count - 1, passes;

	while (last >= 0 && !said->bids[last])
		last--;
	passes = said->count - 1 - last;
	bool over = last >= 0 && passes >= (edition == &ulti_online ? 3 : 2);
	assert_int_equal(ulti_auction_is_over(edition, a), over);
	if (last < 0)
		return;
	assert_int_equal(a->bidder, last % 3);
	assert_int_equal(a->bid, said->bids[last]);
	const struct ulti_bid *next = ulti_auction_next(edition, a);
	for (int no = 1; no <= edition->bid_count; no++) {
		bool is_higher = strength(edition, no) > strength(edition, a->bid);
		if (is_higher)
			assert_true(next && next->no <= no);
		else
			assert_true(!next || next->no != no);
	}
}

static void random_auctions(void **state)
{
	static const struct ulti_edition *const editions[] = { &ulti_mausz_2017, &ulti_online };
	uint64_t seed = 20170101;
	long faults[ULTI_AUCTION_FAULTS] = { 0 };

	(void)state;
	for (int n = 0; n < 200000; n++) {
		const struct ulti_edition *edition = editions[n % 2];
		struct ulti_auction a = { 0 };
		struct said said = { 0 };
		for (int word = 0; word < WORDS; word++) {
			unsigned near = a.bid + 4u < edition->bid_count ? 8 : 4;
			int player = next_random(&seed, 12) ? a.due : (int)next_random(&seed, 3);
			int bid = next_random(&seed, 2) ? 0 : (int)(a.bid + next_random(&seed, near)) - 2;
			bid = bid < 0 ? 0 : bid > edition->bid_count ? edition->bid_count : bid;
			enum ulti_auction_fault fault = ulti_auction_say(edition, &a, player, bid);
			assert_int_equal(fault, expected_fault(edition, &said, player, bid));
			faults[fault]++;
			if (fault == ULTI_AUCTION_FINE)
				said.bids[said.count++] = bid;
			check_end(edition, &said, &a);
		}
	}
	for (int fault = 0; fault < ULTI_AUCTION_FAULTS; fault++)
		assert_true(faults[fault] > 1000);
}

/* The two bids placed differently by the letter; nothing else depends on them. */
static void letters_of_rank(void **state)
{
	(void)state;
	for (int no = 1; no <= ULTI_BIDS; no++) {
		for (int standing = 1; standing <= ULTI_BIDS; standing++) {
			const struct ulti_bid *a = ulti_bid_at(no), *b = ulti_bid_at(standing);
			bool by_print = (no == 38 && b->rank == 28 && standing != 38)
				|| (standing == 38 && a->rank == 29);
			assert_int_equal(ulti_bid_letter(&ulti_mausz_2017, a, b) != NULL, by_print);
		}
	}
	for (int no = 1; no <= ULTI_ONLINE_BIDS; no++) {
		const struct ulti_bid *bid = ulti_edition_bid(&ulti_online, no);
		const struct ulti_bid *piros_ulti = ulti_edition_bid(&ulti_online, 10);
		bool is_ten = total_of(bid) == 10 && no != 10;
		assert_int_equal(ulti_bid_letter(&ulti_online, bid, piros_ulti) != NULL, is_ten);
	}
}

/* The next legal bid over each: the first of a higher rank; none over the last rank. */
static void the_next_bid_of_an_auction(void **state)
{
	static const struct ulti_edition *const editions[] = { &ulti_mausz_2017, &ulti_online };

	(void)state;
	for (int i = 0; i < 2; i++) {
		const struct ulti_edition *edition = editions[i];
		struct ulti_auction a = { 0 };
		assert_int_equal(ulti_auction_next(edition, &a)->no, 1);
		for (int no = 1; no <= edition->bid_count; no++) {
			int wanted = no + 1, rank = ulti_edition_bid(edition, no)->rank;
			while (wanted <= edition->bid_count && ulti_edition_bid(edition, wanted)->rank == rank)
				wanted++;
			a.bid = (uint8_t)no;
			const struct ulti_bid *next = ulti_auction_next(edition, &a);
			assert_int_equal(next ? next->no : edition->bid_count + 1, wanted);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(table),
		cmocka_unit_test(every_deal),
		cmocka_unit_test(refusals),
		cmocka_unit_test(made_up),
		cmocka_unit_test(random_auctions),
		cmocka_unit_test(letters_of_rank),
		cmocka_unit_test(the_next_bid_of_an_auction),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
