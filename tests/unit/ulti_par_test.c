/*
 * The uses of the solver, against the same questions asked one by one: the whole solution of a position, the
 * two cards to lay away, and par, each bid laid out and solved separately. ulti_solve_test checks the solver
 * itself.
 */
#include "test.h"

#include "games/ulti/rules/solve.h"

#include "solve_deals.h"

#include <stdlib.h>
#include <string.h>

static struct ulti_solver *solver, *other;

static int start(void **state)
{
	(void)state;
	solver = ulti_solver_make(calloc(1, ulti_solver_size(14)), 14);
	other = ulti_solver_make(calloc(1, ulti_solver_size(14)), 14);
	return solver && other ? 0 : -1;
}

static int end(void **state)
{
	(void)state;
	free(solver);
	free(other);
	return 0;
}

static int value_of(const struct ulti_bid *bid, int part)
{
	for (int i = 0; i < bid->part_count; i++) {
		if (bid->parts[i].part == part)
			return bid->parts[i].value;
	}
	return 0;
}

/* ---- the whole answer -------------------------------------------------------------------------- */

/* Check the payments: in trumps both defenders pay the same, else each the one part at their own level. */
static void check_shares(const struct ulti_deal *deal, int points, const int16_t shares[ULTI_SEATS])
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	int sum = 0;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		int level = deal->seat_kontra[seat] ? deal->seat_kontra[seat] : 1;
		int each = bid->colour != ULTI_COLOURLESS ? points / 2 : bid->total * level * (points > 0 ? 1 : -1);
		bool plays = deal->players >> seat & 1;
		assert_int_equal(shares[seat], seat == deal->declarer ? points : plays ? -each : 0);
		sum += shares[seat];
	}
	assert_int_equal(sum, 0);
}

static void the_whole_answer(void **state)
{
	uint64_t random = 3141;

	(void)state;
	for (int i = 0; i < ULTI_BIDS; i++) {
		struct solve_case c = random_case(&random, i % ULTI_BIDS + 1, next_random(&random, 8));
		const struct ulti_bid *bid = ulti_bid_at(c.deal.bid);
		struct ulti_solution all;
		struct ulti_settlement last;
		int16_t cards[ULTI_CARDS];
		uint8_t line[ULTI_PLAYED_CARDS];
		play_random(&random, &c, i % 4 * 10);
		ulti_solve_lay(solver, &c.deal, &c.play, &c.rules);
		ulti_solve_all(solver, &all);
		ulti_solve_lay(other, &c.deal, &c.play, &c.rules);
		int points = ulti_solve_points(other), count = ulti_solve_line(other, line);
		assert_int_equal(all.turn, ulti_solve_turn(other));
		assert_int_equal(all.legal, ulti_solve_legal(other));
		for (int part = 0; part < ULTI_PART_COUNT; part++)
			assert_int_equal(all.parts >> part & 1, value_of(bid, part) && ulti_solve_part(other, part));
		check_shares(&c.deal, points, all.points);
		ulti_solve_cards(other, cards);
		for (int card = 0; card < ULTI_CARDS; card++) {
			bool is_legal = all.legal >> card & 1;
			assert_int_equal(all.best >> card & 1, is_legal && cards[card] == points);
			if (is_legal)
				assert_int_equal(all.cards[card], cards[card]);
		}
		assert_int_equal(all.count, count);
		assert_int_equal(count, ULTI_PLAYED_CARDS - c.play.count);
		assert_memory_equal(all.line, line, (size_t)count);
		ulti_solve_end(other, &last);
		assert_memory_equal(all.end.points, last.points, sizeof last.points);
		assert_int_equal(last.points[c.deal.declarer], points);
	}
}

/* ---- the talon --------------------------------------------------------------------------------- */

/* Try every two of the twelve for the best points; announced melds stay, else those then held count. */
static bool lay_away_by_trying(const struct solve_case *c, bool with_melds, uint32_t *talon)
{
	int most = -10000;

	for (int first = 0; first < ULTI_CARDS; first++) {
		for (int second = first + 1; second < ULTI_CARDS; second++) {
			struct ulti_play next = c->play;
			uint32_t two = ulti_card_set(first) | ulti_card_set(second);
			bool keeps_melds = true;
			if (two & ~next.hands[c->deal.declarer])
				continue;
			next.talon = two;
			next.hands[c->deal.declarer] &= ~two;
			if (!with_melds)
				ulti_solve_melds(&c->deal, &next);
			for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
				if (next.melds[c->deal.declarer] >> suit & 1)
					keeps_melds = keeps_melds && !(two & ulti_meld_cards(suit));
			}
			if (!keeps_melds)
				continue;
			ulti_solve_lay(other, &c->deal, &next, &c->rules);
			int points = ulti_solve_points(other);
			if (points > most)
				*talon = two;
			most = points > most ? points : most;
		}
	}
	return most > -10000;
}

static void two_cards_to_lay_away(void **state)
{
	uint64_t random = 2718;

	(void)state;
	for (int i = 0; i < ULTI_BIDS; i += 9) {
		struct solve_case c = random_case(&random, i % ULTI_BIDS + 1, next_random(&random, 8));
		bool with_melds = i % 2;
		c.play.hands[c.deal.declarer] |= c.play.talon;
		c.play.talon = 0;
		ulti_solve_melds(&c.deal, &c.play);
		struct ulti_play play = c.play;
		uint32_t talon = 0;
		assert_true(lay_away_by_trying(&c, with_melds, &talon));
		assert_true(ulti_solve_talon(solver, &c.deal, &play, &c.rules, with_melds));
		assert_int_equal(play.talon, talon);
		assert_int_equal(play.hands[c.deal.declarer], c.play.hands[c.deal.declarer] & ~talon);
	}
	/* cards of announced melds cannot be laid away; here there are no others. */
	struct solve_case c = random_case(&random, 1, 0);
	bool melds_alone = true;
	c.play.hands[c.deal.declarer] = 0;
	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++)
		c.play.hands[c.deal.declarer] |= ulti_meld_cards(suit);
	ulti_solve_melds(&c.deal, &c.play);
	assert_false(ulti_solve_talon(solver, &c.deal, &c.play, &c.rules, melds_alone));
}

/* ---- par --------------------------------------------------------------------------------------- */

/* Check the result of a seat with one bid, and whether it can make all parts in one play. */
static void check_par(const struct solve_case *c, int seat, int trump, bool with_melds, int no, const struct ulti_par *par)
{
	const struct ulti_bid *bid = ulti_bid_at(no);
	const int colour = trump == ULTI_NO_SUIT ? ULTI_COLOURLESS : trump == ULTI_PIROS ? ULTI_RED : ULTI_PLAIN;
	struct ulti_deal deal = { .bid = (uint8_t)no, .players = c->deal.players, .declarer = (uint8_t)seat, .trump = (int8_t)trump };
	struct ulti_play play = c->play;

	assert_int_equal(par->is_solved, bid->colour == colour);
	if (bid->colour != colour)
		return;
	play.count = 0;
	if (!with_melds)
		ulti_solve_melds(&deal, &play);
	else if (!value_of(bid, ULTI_PARTI))
		memset(play.melds, 0, sizeof play.melds);
	ulti_solve_lay(other, &deal, &play, &c->rules);
	for (int part = 0; part < ULTI_PART_COUNT; part++)
		assert_int_equal(par->parts >> part & 1, value_of(bid, part) && ulti_solve_part(other, part));
	assert_int_equal(par->is_made, ulti_solve_part(other, AIM_BID));
	assert_int_equal(par->points, ulti_solve_points(other));
	assert_int_equal(par->trump, trump);
}

static void par_of_every_bid(void **state)
{
	uint64_t random = 1618;
	int made = 0, lost = 0;

	(void)state;
	for (int i = 0; i < 9; i++) {
		struct solve_case c = random_case(&random, 1, 4 * (unsigned)(i % 5));
		struct ulti_par par[ULTI_BIDS];
		int trump = i % 3 == 0 ? i / 3 - 1 : c.deal.trump, seat = c.deal.declarer;
		bool with_melds = i % 2;
		memset(par, 0x55, sizeof par);
		ulti_par_solve(solver, c.deal.players, seat, trump, &c.play, &c.rules, with_melds, par);
		for (int no = 1; no <= ULTI_BIDS; no++) {
			check_par(&c, seat, trump, with_melds, no, &par[no - 1]);
			made += par[no - 1].is_solved && par[no - 1].is_made;
			lost += par[no - 1].is_solved && !par[no - 1].is_made;
		}
	}
	assert_true(made > 10 && lost > 10);
}

/* The better trump of each bid, the first of equal ones. */
static void the_better_trump(void **state)
{
	static const struct { bool has, has_other; int points, other, wanted; } rows[] = {
		{ true, true, 2, 3, 3 }, { true, true, 3, 2, 3 }, { true, false, -4, 9, -4 }, { false, true, 9, -4, -4 },
		{ true, true, -8, -2, -2 },
	};
	struct ulti_par best[ULTI_BIDS] = { { 0 } }, others[ULTI_BIDS] = { { 0 } };

	(void)state;
	for (int no = 0; no < ULTI_BIDS; no++) {
		int row = no % 5;
		best[no] = (struct ulti_par){ .is_solved = rows[row].has, .points = (int16_t)rows[row].points };
		others[no] = (struct ulti_par){ .is_solved = rows[row].has_other, .points = (int16_t)rows[row].other, .trump = 1 };
	}
	others[0].points = 2;
	ulti_par_join(best, others);
	assert_int_equal(best[0].points, 2);
	assert_int_equal(best[0].trump, 0);
	for (int no = 1; no < ULTI_BIDS; no++) {
		assert_true(best[no].is_solved);
		assert_int_equal(best[no].points, rows[no % 5].wanted);
	}
}

/* ---- one question after another ---------------------------------------------------------------- */

/* A declarer with the 40 and a 20, who can force 100 with the one and not with the other. */
static struct solve_case a_hundred_with_the_forty(void)
{
	uint64_t random = 100;

	for (;;) {
		struct solve_case c = random_case(&random, 11, 8);
		uint32_t hand = c.play.hands[c.deal.declarer];
		bool has_forty = !(ulti_meld_cards(c.deal.trump) & ~hand), has_twenty = false;
		for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++)
			has_twenty = has_twenty || (suit != c.deal.trump && !(ulti_meld_cards(suit) & ~hand));
		if (!has_forty || !has_twenty)
			continue;
		ulti_solve_lay(other, &c.deal, &c.play, &c.rules);
		bool with_twenty = ulti_solve_part(other, ULTI_20_100);
		c.deal.bid = 3;
		ulti_solve_lay(other, &c.deal, &c.play, &c.rules);
		if (!with_twenty && ulti_solve_part(other, ULTI_40_100))
			return c;
	}
}

/* Answers of an earlier question are never taken for those of a later one, however many lie between. */
static void no_answer_of_an_earlier_question(void **state)
{
	const struct solve_case forty = a_hundred_with_the_forty();
	struct solve_case twenty = forty;

	(void)state;
	twenty.deal.bid = 11;
	for (int at = 0; at < 15 * 6; at++) {
		ulti_solver_clear(solver);
		ulti_solve_lay(solver, &twenty.deal, &twenty.play, &twenty.rules);
		assert_false(ulti_solve_part(solver, ULTI_20_100));
		for (int left = (1 << at / 6) - at % 6; left > 0; left--)
			ulti_solver_forget(solver);
		ulti_solve_lay(solver, &forty.deal, &forty.play, &forty.rules);
		assert_true(ulti_solve_part(solver, ULTI_40_100));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_whole_answer),
		cmocka_unit_test(two_cards_to_lay_away),
		cmocka_unit_test(par_of_every_bid),
		cmocka_unit_test(the_better_trump),
		cmocka_unit_test(no_answer_of_an_earlier_question),
	};

	return cmocka_run_group_tests(tests, start, end);
}
