/*
 * The slips that would explain a difference: each kind is planted into random sheets, and found among the
 * first.
 */
#include "test.h"

#include "random.h"
#include "games/ulti/notation/notation.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHEETS = 200, FEWEST = 8, MOST = 24, CHANCES = MOST * ULTI_SLIPS, EARLY = 3, WANTED = 80 /* % */ };

static const struct ulti_rules ulti_rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };
static struct game_rules rules;   /* of ulti_mausz_2017: set in main */
static uint64_t chance = 20261121;

static bool one_in(unsigned n)
{
	return next_random(&chance, n) == 0;
}

/* ---- plausible sheets -------------------------------------------------------------------------- */

/* Shares in some hundred deals: cheap bids are frequent, dear ones rare. */
static const struct { uint8_t bid, share; } bids[] = {
	{ 1, 14 }, { 2, 8 }, { 3, 9 }, { 4, 1 }, { 5, 12 }, { 6, 9 }, { 7, 4 }, { 8, 2 }, { 10, 3 }, { 11, 4 },
	{ 12, 6 }, { 13, 1 }, { 15, 9 }, { 16, 1 }, { 17, 1 }, { 18, 6 }, { 21, 1 }, { 22, 1 }, { 23, 1 }, { 24, 1 },
	{ 29, 3 }, { 32, 1 }, { 39, 3 }, { 43, 1 },
};

static uint8_t random_bid(void)
{
	unsigned sum = 0, at = 0;

	for (size_t i = 0; i < sizeof bids / sizeof *bids; i++)
		sum += bids[i].share;
	unsigned n = next_random(&chance, sum);
	for (; n >= bids[at].share; at++)
		n -= bids[at].share;
	return bids[at].bid;
}

/* Kontra is usually said of a part about to be lost, and seldom answered. */
static uint8_t random_level(bool is_lost)
{
	if (!one_in(is_lost ? 3 : 10))
		return 0;
	return one_in(8) ? 4 : 2;
}

static void say_parts(struct ulti_deal *deal, int seats)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	for (int i = 0; i < bid->part_count; i++) {
		uint8_t part = bid->parts[i].part;
		bool is_lost = one_in(4);
		if (deal->ending == ULTI_PLAYED)
			deal->made[part] = is_lost ? ULTI_LOST : ULTI_MADE;
		if (bid->colour != ULTI_COLOURLESS)
			deal->kontra[part] = random_level(is_lost);
		for (int seat = 0; bid->colour == ULTI_COLOURLESS && seat < seats; seat++) {
			if (seat != deal->declarer && ulti_deal_seats(deal, seat))
				deal->seat_kontra[seat] = random_level(is_lost);
		}
	}
}

static void say_silent(struct ulti_deal *deal)
{
	if (deal->ending != ULTI_PLAYED || ulti_bid_at(deal->bid)->colour == ULTI_COLOURLESS)
		return;
	if (one_in(7))
		deal->silent_100 = one_in(4) ? ULTI_DEFENDERS : ULTI_DECLARER;
	if (one_in(50))
		deal->silent_4_asz = one_in(4) ? ULTI_DEFENDERS : ULTI_DECLARER;
	if (one_in(25)) {
		deal->silent_ulti = one_in(2) ? ULTI_DEFENDERS : ULTI_DECLARER;
		deal->silent_ulti_result = one_in(3) ? ULTI_LOST : ULTI_MADE;
	}
}

/* Draw a possible deal; returns its points. */
static struct ulti_settlement random_deal(struct ulti_deal *deal, int no, int seats)
{
	struct ulti_settlement settlement;

	do {
		*deal = (struct ulti_deal){ .bid = random_bid(), .trump = ULTI_NO_SUIT,
			.players = ulti_players_at(seats, ulti_dealer_of(no, seats)),
			.ending = one_in(30) ? ULTI_THROWN_IN : one_in(100) ? ULTI_CONCEDED : ULTI_PLAYED };
		do
			deal->declarer = (uint8_t)next_random(&chance, (unsigned)seats);
		while (!ulti_deal_seats(deal, deal->declarer));
		say_parts(deal, seats);
		say_silent(deal);
	} while (ulti_settle(deal, &ulti_rules, &settlement) != ULTI_FINE);
	return settlement;
}

/* Replace the points of a played deal by those of a jury's ruling. */
static void rule(struct desk_counted *counted, int seats)
{
	struct ulti_deal deal;
	const struct ulti_settlement settlement = random_deal(&deal, counted->no, seats);

	counted->has_record = false;
	counted->has_before = true;
	memcpy(counted->before, counted->points, sizeof counted->before);
	for (int seat = 0; seat < seats; seat++)
		counted->points[seat] = settlement.points[seat];
}

/* Make a sheet of three or four seats, correct on paper; on every third one deal is ruled. */
static void make_sheet(struct desk_counted deals[MOST], struct desk_paper *paper)
{
	int seats = one_in(2) ? 3 : 4;
	size_t count = FEWEST + next_random(&chance, MOST - FEWEST + 1);

	for (size_t i = 0; i < count; i++) {
		struct ulti_deal deal;
		deals[i] = (struct desk_counted){ .no = (int)i + 1, .dealer = ulti_dealer_of((int)i + 1, seats), .has_record = true };
		struct ulti_settlement settlement = random_deal(&deal, deals[i].no, seats);
		ulti_record_write(&ulti_mausz_2017, &deal, &deals[i].record);
		for (int seat = 0; seat < seats; seat++)
			deals[i].points[seat] = settlement.points[seat];
	}
	if (one_in(3))
		rule(&deals[next_random(&chance, (unsigned)count)], seats);
	*paper = (struct desk_paper){ .rules = &rules, .seats = seats };
	desk_paper_fill(paper, deals, count);
	memcpy(paper->theirs, paper->ours, sizeof paper->theirs);
}

/* ---- every chance for a slip of a kind --------------------------------------------------------- */

/* The planted kinds: those of the game, numbered as in its rules, then report's from REPORT_SLIP_SEATS on. */
enum { OWN = ULTI_SLIP_COUNT, KINDS = OWN + REPORT_SLIP_TOTAL_FIGURE - REPORT_SLIP_SEATS };

static int kind_of(const struct report_slip *slip)
{
	return slip->kind == REPORT_SLIP_OF_GAME ? slip->game.kind : OWN + (int)slip->kind - REPORT_SLIP_SEATS;
}

/* A slip, and its effect on the totals. */
struct chance {
	struct report_slip slip;
	bool is_natural;
	int64_t theirs[BOOK_SEATS];
};

struct chances {
	const struct desk_paper *paper;
	const struct desk_counted *deal;   /* under consideration */
	int kind;
	bool turns;                          /* the game has a slip that turns every sign of it */
	size_t count;
	struct chance list[CHANCES];
};

/* Add a chance: that deal counted with the slip's points. */
static void add_deal(struct chances *all, const struct report_slip *slip, bool is_natural)
{
	struct chance *one = &all->list[all->count];

	one->slip = *slip;
	one->is_natural = is_natural;
	for (int seat = 0; seat < all->paper->seats; seat++)
		one->theirs[seat] = all->paper->ours[seat] - all->deal->points[seat] + slip->points[seat];
	all->count += memcmp(one->theirs, all->paper->ours, (size_t)all->paper->seats * sizeof *one->theirs) != 0;
}

/* Add a chance: one total, or two exchanged. */
static void add_total(struct chances *all, int kind, int seat, int other, int64_t theirs)
{
	struct chance *one = &all->list[all->count];

	one->slip = (struct report_slip){ .kind = (enum report_slip_kind)kind, .seat = seat, .other = other };
	one->is_natural = false;
	memcpy(one->theirs, all->paper->ours, sizeof one->theirs);
	one->theirs[other] = all->paper->ours[seat];
	one->theirs[seat] = theirs;
	all->count += theirs != all->paper->ours[seat];
}

/* Add a slip of the game's, if it is of the wanted kind. Those of the upper weight are natural. */
static void find_own(void *arg, const struct game_slip *slip)
{
	static const int natural[OWN] = {
		[ULTI_SLIP_KONTRA_MISSED] = 85, [ULTI_SLIP_KONTRA] = 80, [ULTI_SLIP_RESULT] = 45,
		[ULTI_SLIP_PIROS] = 100, [ULTI_SLIP_THROWN_IN] = 90, [ULTI_SLIP_EXTRA] = 90,
		[ULTI_SLIP_LEFT] = 70, [ULTI_SLIP_SILENT_SAID] = 75, [ULTI_SLIP_ONE_DEFENDER] = 75,
	};
	struct chances *all = arg;
	struct report_slip found = { .kind = REPORT_SLIP_OF_GAME, .deal = all->deal, .seat = slip->seat,
		.game = *slip };
	bool turns = true;

	memcpy(found.points, slip->points, sizeof found.points);
	for (int seat = 0; seat < all->paper->seats; seat++)
		turns = turns && slip->points[seat] == -all->deal->points[seat];
	all->turns = all->turns || turns;
	if (slip->kind == all->kind)
		add_deal(all, &found, slip->weight == natural[slip->kind]);
}

/* Add a slip in the figures of the deal. */
static void add_figures(struct chances *all, enum report_slip_kind kind, int seat, int other, const int *points)
{
	struct report_slip slip = { .kind = kind, .deal = all->deal, .seat = seat, .other = other };

	memcpy(slip.points, points, sizeof slip.points);
	if (all->kind == OWN + (int)kind - REPORT_SLIP_SEATS)
		add_deal(all, &slip, true);
}

static void find_in_figures(struct chances *all, int seat)
{
	int points[BOOK_SEATS];

	for (int other = seat + 1; other < all->paper->seats; other++) {
		memcpy(points, all->deal->points, sizeof points);
		points[seat] = all->deal->points[other];
		points[other] = all->deal->points[seat];
		add_figures(all, REPORT_SLIP_SEATS, seat, other, points);
	}
	for (int place = 0; place < 2; place++) {
		memcpy(points, all->deal->points, sizeof points);
		points[seat] = (int)report_transpose(points[seat], place);
		add_figures(all, REPORT_SLIP_DIGITS, seat, 0, points);
	}
}

static void find_in_deal(struct chances *all)
{
	const struct game_played played = { .rules = &rules, .seats = all->paper->seats,
		.dealer = ulti_dealer_of(all->deal->no, all->paper->seats), .record = &all->deal->record };
	int turned[BOOK_SEATS] = { 0 }, twice[BOOK_SEATS] = { 0 }, none[BOOK_SEATS] = { 0 };

	all->turns = false;
	if (all->deal->has_before)
		add_figures(all, REPORT_SLIP_UNRULED, 0, 0, all->deal->before);
	if (!all->deal->has_record)
		return;
	rules.edition->game->slips(&played, find_own, all);
	for (int seat = 0; seat < all->paper->seats; seat++) {
		find_in_figures(all, seat);
		turned[seat] = -all->deal->points[seat];
		twice[seat] = 2 * all->deal->points[seat];
	}
	if (!all->turns)
		add_figures(all, REPORT_SLIP_SIGNS, 0, 0, turned);
	add_figures(all, REPORT_SLIP_MISSING, 0, 0, none);
	add_figures(all, REPORT_SLIP_TWICE, 0, 0, twice);
}

static void find_in_total(struct chances *all, int seat)
{
	int kind = all->kind - OWN + REPORT_SLIP_SEATS;
	int64_t ours = all->paper->ours[seat];

	for (int place = 0; kind == REPORT_SLIP_TOTAL_DIGITS && place < 3; place++)
		add_total(all, kind, seat, seat, report_transpose(ours, place));
	if (kind == REPORT_SLIP_TOTAL_SIGN)
		add_total(all, kind, seat, seat, -ours);
	for (int by = 10; kind == REPORT_SLIP_TOTAL_CARRY && by <= 100; by *= 10) {
		add_total(all, kind, seat, seat, ours + by);
		add_total(all, kind, seat, seat, ours - by);
	}
	for (int other = seat + 1; kind == REPORT_SLIP_TOTAL_SEATS && other < all->paper->seats; other++)
		add_total(all, kind, seat, other, all->paper->ours[other]);
}

static void find_chances(struct chances *all, const struct desk_paper *paper, int kind)
{
	all->paper = paper;
	all->kind = kind;
	all->count = 0;
	for (size_t i = 0; i < paper->count; i++) {
		all->deal = &paper->deals[i];
		find_in_deal(all);
	}
	for (int seat = 0; kind >= OWN && seat < paper->seats; seat++)
		find_in_total(all, seat);
}

/* Pick one of them, or of the natural ones if there are any. */
static const struct chance *pick(const struct chances *all, bool natural)
{
	size_t natural_count = 0;

	for (size_t i = 0; i < all->count; i++)
		natural_count += all->list[i].is_natural;
	natural = natural && natural_count > 0;
	unsigned n = next_random(&chance, (unsigned)(natural ? natural_count : all->count));
	for (size_t i = 0;; i++) {
		if ((!natural || all->list[i].is_natural) && n-- == 0)
			return &all->list[i];
	}
}

/* ---- planted and found again ------------------------------------------------------------------- */

static bool is_same(const struct report_slip *a, const struct report_slip *b)
{
	const struct game_slip *x = &a->game, *y = &b->game;

	if (a->deal != b->deal || kind_of(a) != kind_of(b) || a->seat != b->seat || a->other != b->other)
		return false;
	return x->item == y->item && x->level == y->level && memcmp(a->points, b->points, sizeof a->points) == 0
		&& memcmp(&x->record, &y->record, sizeof x->record) == 0;
}

static void check_list(const struct report_slip *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		assert_true(i == 0 || list[i - 1].weight >= list[i].weight);
		for (size_t j = 0; j < i; j++)
			assert_false(is_same(&list[i], &list[j]));
	}
}

/* Find the planted slip in the list, which has each explanation once. */
static size_t place_of(struct desk_paper *paper, const struct chance *planted)
{
	struct report_slip *list = NULL;
	struct err e = { 0 };
	size_t count = 0, place = 0;

	memcpy(paper->theirs, planted->theirs, sizeof paper->theirs);
	assert_true(report_slips_find(paper, &list, &count, &e));
	check_list(list, count);
	while (place < count && !is_same(&list[place], &planted->slip))
		place++;
	assert_true(place < count);
	free(list);
	return place;
}

/*
 * Make sheets with one slip of the kind; returns the percentage with it among the first three. `natural` in
 * four slips are natural ones.
 */
static int early_share(int kind, unsigned natural)
{
	static struct chances all;
	struct desk_counted deals[MOST];
	struct desk_paper paper;
	int sheets = 0, early = 0;

	for (int made = 0; sheets < SHEETS; made++) {
		assert_true(made < 100 * SHEETS);   /* else nothing plants this kind */
		make_sheet(deals, &paper);
		find_chances(&all, &paper, kind);
		if (all.count == 0)
			continue;
		sheets++;
		early += place_of(&paper, pick(&all, next_random(&chance, 4) < natural)) < EARLY;
	}
	return early * 100 / sheets;
}

static void a_planted_slip_is_listed_and_mostly_early(void **state)
{
	(void)state;
	for (int kind = 0; kind < KINDS; kind++) {
		int share = early_share(kind, 3);
		print_message("# slip of kind %d: %d %% among the first three\n", kind, share);
		assert_true(share >= WANTED);
	}
}

/* The same for slips that are not natural. Only silent results have too many unlikely ones. */
static void and_so_is_one_wherever_it_can_be(void **state)
{
	(void)state;
	for (int kind = 0; kind < KINDS; kind++) {
		int share = early_share(kind, 0);
		print_message("# slip of kind %d anywhere: %d %% among the first three\n", kind, share);
		assert_true(share >= WANTED || kind == ULTI_SLIP_SILENT_SAID);
	}
}

/* ---- in words ---------------------------------------------------------------------------------- */

/* An error keeps no more than ERR_ARG_SIZE of it. */
static void the_first_three_fit_an_error(void **state)
{
	static struct chances all;
	struct desk_counted deals[MOST];
	struct desk_paper paper;
	struct buf b = { 0 };

	(void)state;
	for (int sheet = 0; sheet < SHEETS; sheet++) {
		make_sheet(deals, &paper);
		find_chances(&all, &paper, sheet % KINDS);
		for (size_t i = 0; i < all.count; i++) {
			memcpy(paper.theirs, all.list[i].theirs, sizeof paper.theirs);
			buf_clear(&b);
			report_slips(&b, i % 2 ? LANG_HU : LANG_EN, &paper);
			assert_in_range(b.len, 1, ERR_ARG_SIZE - 1);
		}
	}
	buf_free(&b);
}

static void a_wild_sheet_has_no_explanation(void **state)
{
	struct desk_counted deals[MOST];
	struct desk_paper paper;
	struct buf b = { 0 };

	(void)state;
	make_sheet(deals, &paper);
	paper.theirs[0] += 1001;
	paper.theirs[1] -= 3003;
	paper.theirs[2] += 2002;
	report_slips(&b, LANG_HU, &paper);
	assert_int_equal(b.len, 0);
}

/* Two deals known only to count. */
static const struct desk_counted ruled[2] = {
	{ .no = 1, .points = { 60, -60, 0 } },
	{ .no = 2, .points = { 9, -2, -7 } },
};

/* Check the explanation for these totals on paper. */
static void assert_explained(const int64_t theirs[ULTI_PLAYERS], const char *wanted)
{
	struct desk_paper paper = { .rules = &rules, .seats = ULTI_PLAYERS };
	struct buf b = { 0 };

	desk_paper_fill(&paper, ruled, 2);
	memcpy(paper.theirs, theirs, ULTI_PLAYERS * sizeof *theirs);
	report_slips(&b, LANG_EN, &paper);
	assert_string_equal(buf_text(&b), wanted);
	buf_free(&b);
}

static void slips_in_the_totals_are_named(void **state)
{
	(void)state;
	assert_explained((int64_t[]){ 96, -62, -7 }, "; this would explain it: A: 96 for 69, digits transposed");
	assert_explained((int64_t[]){ -62, 69, -7 }, "; this would explain it: the points of A and B exchanged");
	assert_explained((int64_t[]){ 69, 62, -7 }, "; this would explain it: B: 62 for -62, wrong sign");
	assert_explained((int64_t[]){ 69, -62, -17 }, "; this would explain it: C: -17 for -7, added up wrong");
	assert_explained((int64_t[]){ 69, -62, -8 }, "; this would explain it: only C differs: -8 for -7");
	assert_explained((int64_t[]){ 60, -60, 0 }, "; this would explain it: deal 2: missing from the total");
	assert_explained((int64_t[]){ 129, -122, -7 }, "; this would explain it: deal 1: counted twice");
}

static void digits_are_transposed_within_a_figure(void **state)
{
	static const struct { int64_t figure; int place; int64_t wanted; } cases[] = {
		{ 69, 0, 96 }, { -62, 0, -26 }, { 7, 0, 7 }, { 40, 0, 40 }, { 140, 0, 104 }, { 140, 1, 410 }, { 33, 0, 33 },
		{ 107, 1, 107 }, { 1070, 1, 1700 }, { 0, 0, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		assert_int_equal(report_transpose(cases[i].figure, cases[i].place), cases[i].wanted);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_planted_slip_is_listed_and_mostly_early),
		cmocka_unit_test(and_so_is_one_wherever_it_can_be),
		cmocka_unit_test(the_first_three_fit_an_error),
		cmocka_unit_test(a_wild_sheet_has_no_explanation),
		cmocka_unit_test(slips_in_the_totals_are_named),
		cmocka_unit_test(digits_are_transposed_within_a_figure),
	};

	rules = game_rules_of(game_edition_standard());
	return cmocka_run_group_tests(tests, NULL, NULL);
}
