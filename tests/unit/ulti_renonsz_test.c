/*
 * Renonsz: every case × every combination of its facts × every seat × every bid × every kontra, each sum
 * against a second calculation. Here nothing is paid step by step: a lost bid is settled as one thrown in or
 * conceded by the guilty player, and the payments of are made from such settlements.
 */
#include "test.h"

#include "games/ulti/rules/ulti.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* The payment by the paragraph. */
enum shape {
	NOTHING,
	LOSS2_OWN, LOSS2_TWIN, LOSS2_NEXT,
	SECOND_WON, SECOND_LOST,
	FULL, FULL_BY_SPEAKER, FULL_BY_COUNT, WON
};

enum { R = ULTI_RULING_REDEAL, C = ULTI_RULING_CONTINUE, T = ULTI_RULING_CORRECT, P = ULTI_RULING_PAY,
	J = ULTI_RULING_JURY };

/*
 * The cases' paths, row by row as in the table of 13.§. Facts: word=answer; a seat is x (the next player
 * after the offender) or y; of the declarer's side d, the defenders after him l, r.
 */
static const struct path {
	const char *no, *facts;
	int kind;
	enum shape shape;
	bool barred;
	const char *cite;
} paths[] = {
	{ "1.1", "", R, NOTHING, false, "13.§ (1) 1" },
	{ "1.2", "stage=before-bid", R, NOTHING, false, "13.§ (1) 2" },
	{ "1.2", "stage=auction", J, NOTHING, false, "13.§ (1) 2" },
	{ "1.2", "stage=auction-redeal", R, NOTHING, false, "13.§ (1) 2" },
	{ "1.3", "when=dealing", R, NOTHING, false, "13.§ (1) 3 a" },
	{ "1.3", "when=pickup", C, NOTHING, true, "13.§ (1) 3 b" },
	{ "1.4", "", R, NOTHING, false, "13.§ (1) 4" },
	{ "1.5", "stage=open", R, NOTHING, false, "13.§ (1) 5" },
	{ "1.5", "stage=committed", C, NOTHING, false, "13.§ (1) 5" },
	{ "1.6", "stage=open", R, NOTHING, false, "13.§ (1) 6" },
	{ "1.6", "stage=committed", C, NOTHING, false, "13.§ (1) 6" },
	{ "2.1", "innocent_bids=yes", C, NOTHING, true, "13.§ (2) 1" },
	{ "2.1", "innocent_bids=no", P, LOSS2_OWN, true, "13.§ (2) 1" },
	{ "2.2", "", C, NOTHING, true, "13.§ (2) 2" },
	{ "2.3", "noticed=before-look", T, NOTHING, false, "13.§ (2) 3 a" },
	{ "2.3", "noticed=looked", P, LOSS2_OWN, false, "13.§ (2) 3 b" },
	{ "2.3", "noticed=inserted", P, LOSS2_NEXT, false, "13.§ (2) 3 c" },
	{ "2.3", "noticed=no-other-bidder", T, NOTHING, false, "13.§ (2) 3 d" },
	{ "2.4", "stage=play raised=no", C, NOTHING, false, "13.§ (2) 4 b" },
	{ "2.4", "stage=play raised=yes", C, NOTHING, false, "13.§ (2) 4 b" },
	{ "2.4", "stage=auction raised=yes", T, NOTHING, false, "13.§ (2) 4 a" },
	{ "2.4", "stage=auction raised=no", P, LOSS2_NEXT, false, "13.§ (2) 4 a" },
	{ "2.5", "innocent_bids=yes", C, NOTHING, false, "13.§ (2) 5" },
	{ "2.5", "innocent_bids=no", P, LOSS2_NEXT, false, "13.§ (2) 5" },
	{ "2.6", "innocent_bids=yes", C, NOTHING, true, "13.§ (2) 6 a" },
	{ "2.6", "innocent_bids=no", P, LOSS2_OWN, true, "13.§ (2) 6 b" },
	{ "2.7", "second_bidder=x second_count_ok=yes", P, SECOND_WON, false, "13.§ (2) 7 a" },
	{ "2.7", "second_bidder=y second_count_ok=yes", P, SECOND_WON, false, "13.§ (2) 7 a" },
	{ "2.7", "second_bidder=x second_count_ok=no", P, SECOND_LOST, false, "13.§ (2) 7 b" },
	{ "2.7", "second_bidder=y second_count_ok=no", P, SECOND_LOST, false, "13.§ (2) 7 b" },
	{ "3.1", "", P, LOSS2_OWN, false, "13.§ (3) 1" },
	{ "3.2", "", P, LOSS2_TWIN, false, "13.§ (3) 2" },
	{ "3.3", "", P, FULL, false, "13.§ (3) 3" },
	{ "3.4", "", P, FULL, false, "13.§ (3) 4" },
	{ "3.5", "warned_by=x self_corrected=no", P, FULL_BY_SPEAKER, false, "13.§ (3) 5" },
	{ "3.5", "warned_by=y self_corrected=yes", P, FULL_BY_SPEAKER, false, "13.§ (3) 5" },
	{ "3.5", "warned_by=nobody self_corrected=yes", C, NOTHING, false, "13.§ (3) 5" },
	{ "3.5", "warned_by=nobody self_corrected=no", P, FULL, false, "13.§ (3) 5" },
	{ "3.6", "", P, FULL, false, "13.§ (3) 6" },
	{ "3.7", "", P, FULL, false, "13.§ (3) 7" },
	{ "3.8", "", P, FULL, false, "13.§ (3) 8 a" },   /* by a defender; see expected_kind for the declarer */
	{ "3.9", "wrong_count=d", P, FULL_BY_COUNT, false, "13.§ (3) 9 a" },
	{ "3.9", "wrong_count=dl", P, FULL_BY_COUNT, false, "13.§ (3) 9 a" },
	{ "3.9", "wrong_count=dr", P, FULL_BY_COUNT, false, "13.§ (3) 9 a" },
	{ "3.9", "wrong_count=dlr", P, FULL_BY_COUNT, false, "13.§ (3) 9 a" },
	{ "3.9", "wrong_count=l", P, FULL_BY_COUNT, false, "13.§ (3) 9 b" },
	{ "3.9", "wrong_count=r", P, FULL_BY_COUNT, false, "13.§ (3) 9 b" },
	{ "3.9", "wrong_count=lr", P, WON, false, "13.§ (3) 9 b" },
	{ "10.3g", "", P, FULL, false, "10.§ (3) g" },
};

/* R-34 from the ranks of the licittabla: the value of a bid of the next rank; 0 above rank 41. */
static const int next_total[ULTI_RANKS + 1] = { 0,
	2, 4, 5, 5, 5, 6, 8, 8, 8, 9, 10, 10, 10, 12, 12, 12, 12, 14, 14, 16, 16, 16, 16, 18, 18, 20,
	20, 20, 24, 24,
	24, 24, 28, 28, 32, 32, 36, 40, 40, 48, 0,
};

/* ---- setting the scene ------------------------------------------------------------------------- */

struct scene {
	struct ulti_dispute dispute;
	struct ulti_rules rules;
	int x, y;   /* the others, after the offender */
	int l, r;   /* the defenders, after the declarer */
};

static int next_seat(int seat, unsigned players)
{
	do
		seat = (seat + 1) % ULTI_SEATS;
	while (!(players >> seat & 1));
	return seat;
}

static int fact_of(const char *word, size_t n)
{
	for (int fact = 0; fact < ULTI_FACT_COUNT; fact++) {
		if (strlen(ulti_fact_code(fact)) == n && strncmp(ulti_fact_code(fact), word, n) == 0)
			return fact;
	}
	fail_msg("no fact %s", word);
	return -1;
}

static uint16_t seats_of(const struct scene *s, const char *word, size_t n)
{
	unsigned seats = 0;

	for (size_t i = 0; i < n; i++) {
		int seat = word[i] == 'x' ? s->x : word[i] == 'y' ? s->y : word[i] == 'd' ? s->dispute.deal.declarer
			: word[i] == 'l' ? s->l : s->r;
		seats |= 1u << seat;
	}
	return (uint16_t)seats;
}

static uint16_t value_of(const struct scene *s, int fact, const char *word, size_t n)
{
	enum ulti_fact_kind kind = ulti_fact_kind(fact);

	if (n == 6 && strncmp(word, "nobody", n) == 0)
		return ULTI_NOBODY_BIT;
	if (kind == ULTI_KIND_SEAT || kind == ULTI_KIND_SEAT_OR_NOBODY || kind == ULTI_KIND_SEATS)
		return seats_of(s, word, n);
	for (uint16_t answer = ULTI_ANSWER_NO; answer < ULTI_ANSWER_COUNT; answer++) {
		if (strlen(ulti_answer_code(answer)) == n && strncmp(ulti_answer_code(answer), word, n) == 0)
			return answer;
	}
	fail_msg("no answer %s", word);
	return 0;
}

static void set_facts(struct scene *s, const char *facts)
{
	while (*facts) {
		size_t name = strcspn(facts, "="), n = strcspn(facts + name + 1, " ");
		int fact = fact_of(facts, name);
		s->dispute.facts[fact] = value_of(s, fact, facts + name + 1, n);
		facts += name + 1 + n;
		facts += *facts == ' ';
	}
}

/*
 * Make a dispute with all possible facts of the case: the seats, the bid also as the previous one, and the
 * path's facts.
 */
static struct scene scene_of(const struct path *path, unsigned players, int declarer, int offender)
{
	struct scene s = { .dispute
		= ulti_dispute_of(ulti_case_find(path->no, strlen(path->no)), (uint8_t)players) };

	s.dispute.deal.declarer = (uint8_t)declarer;
	s.dispute.offender = (int8_t)offender;
	s.x = next_seat(offender, players);
	s.y = next_seat(s.x, players);
	s.l = next_seat(declarer, players);
	s.r = next_seat(s.l, players);
	set_facts(&s, path->facts);
	return s;
}

/* Set the pattern-th combination of kontras: 27 on parts, or 9 of the two defenders. False past the last. */
static bool set_kontra(struct scene *s, int pattern)
{
	static const uint8_t levels[] = { 1, 2, 4 };
	const struct ulti_bid *bid = ulti_bid_at(s->dispute.deal.bid);
	struct ulti_deal *deal = &s->dispute.deal;

	memset(deal->kontra, 0, sizeof deal->kontra);
	memset(deal->seat_kontra, 0, sizeof deal->seat_kontra);
	if (bid->colour == ULTI_COLOURLESS) {
		deal->seat_kontra[s->l] = levels[pattern % 3];
		deal->seat_kontra[s->r] = levels[pattern / 3 % 3];
		return pattern < 9;
	}
	for (int i = 0, rest = pattern; i < bid->part_count; i++, rest /= 3) {
		deal->kontra[bid->parts[i].part] = levels[rest % 3];
		pattern /= 3;
	}
	return pattern == 0;
}

/* ---- the second calculation -------------------------------------------------------------------- */

/*
 * Settle the bid as lost by `loser`: thrown in (every part at kontra), or conceded at the levels of `deal`.
 */
static struct ulti_settlement lost(struct ulti_deal deal, int loser, enum ulti_ending ending, int extra)
{
	struct ulti_rules rules = { .lost_ulti_extra = (uint8_t)extra };
	struct ulti_settlement out;

	deal.declarer = (uint8_t)loser;
	deal.ending = (uint8_t)ending;
	assert_int_equal(ulti_settle(&deal, &rules, &out), ULTI_FINE);
	return out;
}

/* Return the same deal without kontras. */
static struct ulti_deal undoubled(const struct ulti_deal *deal, const struct ulti_bid *bid)
{
	return (struct ulti_deal){ .bid = bid->no, .players = deal->players, .declarer = deal->declarer,
		.trump = ULTI_NO_SUIT };
}

static void expect_points(int16_t *points, const struct ulti_settlement *settlement)
{
	memcpy(points, settlement->points, sizeof settlement->points);
}

/*
 * a declarer loses the bid as said; a defender pays the declarer both shares, and the partner's own to
 * the partner.
 */
static void expect_full(const struct scene *s, int guilty, int16_t *points)
{
	const struct ulti_deal *deal = &s->dispute.deal;
	struct ulti_settlement share = lost(*deal, deal->declarer, ULTI_CONCEDED, ULTI_EXTRA_PLAYED);
	int partner = guilty == s->l ? s->r : s->l;

	if (guilty == deal->declarer) {
		share = lost(*deal, guilty, ULTI_CONCEDED, s->rules.lost_ulti_extra);
		expect_points(points, &share);
		return;
	}
	points[deal->declarer] = (int16_t)(share.points[guilty] + share.points[partner]);
	points[partner] = share.points[partner];
	points[guilty] = (int16_t)-(points[deal->declarer] + points[partner]);
}

/* R-35, 7 a: −6V, +4V, +2V. */
static void expect_second_won(const struct scene *s, int second, int16_t *points)
{
	int v = ulti_bid_at(s->dispute.deal.bid)->total;

	points[s->x] = points[s->y] = (int16_t)(2 * v);
	points[second] = (int16_t)(4 * v);
	points[s->dispute.offender] = (int16_t)(-6 * v);
}

static void expect_won(const struct scene *s, int16_t *points)
{
	struct ulti_deal deal = s->dispute.deal;
	struct ulti_settlement out;

	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (ulti_bid_at(deal.bid)->part_set >> part & 1)
			deal.made[part] = ULTI_MADE;
	}
	assert_int_equal(ulti_settle(&deal, &s->rules, &out), ULTI_FINE);
	expect_points(points, &out);
}

static int only_seat(unsigned seats)
{
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (seats == 1u << seat)
			return seat;
	}
	return ULTI_NO_SEAT;
}

/* Find the guilty player for a wrong count: the declarer, if among them; else the only one. */
static int counted(const struct scene *s)
{
	unsigned seats = s->dispute.facts[ULTI_FACT_WRONG_COUNT];

	return seats >> s->dispute.deal.declarer & 1 ? s->dispute.deal.declarer : only_seat(seats);
}

static void expect(const struct scene *s, enum shape shape, int16_t *points)
{
	const struct ulti_dispute *d = &s->dispute;
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid), *twin = ulti_bid_red_twin(&ulti_mausz_2017, bid);
	struct ulti_settlement sum = { 0 };
	int second = only_seat(d->facts[ULTI_FACT_SECOND_BIDDER]);
	int next = next_total[bid->rank];

	switch (shape) {
	case NOTHING:
		break;
	case LOSS2_OWN:
		sum = lost(undoubled(&d->deal, bid), d->offender, ULTI_THROWN_IN, s->rules.lost_ulti_extra);
		expect_points(points, &sum);
		break;
	case LOSS2_TWIN:
		sum = lost(undoubled(&d->deal, twin), d->offender, ULTI_THROWN_IN, s->rules.lost_ulti_extra);
		expect_points(points, &sum);
		break;
	case LOSS2_NEXT:
		points[s->x] = points[s->y] = (int16_t)(2 * next);
		points[d->offender] = (int16_t)(-4 * next);
		break;
	case SECOND_WON:
		expect_second_won(s, second, points);
		break;
	case SECOND_LOST:
		sum = lost(undoubled(&d->deal, bid), second, ULTI_CONCEDED, s->rules.lost_ulti_extra);
		expect_points(points, &sum);
		break;
	case FULL:
		expect_full(s, d->offender, points);
		break;
	case FULL_BY_SPEAKER:
		expect_full(s, only_seat(d->facts[ULTI_FACT_WARNED_BY]), points);
		break;
	case FULL_BY_COUNT:
		expect_full(s, counted(s), points);
		break;
	case WON:
		expect_won(s, points);
		break;
	}
}

/* ---- every case, seat, bid and kontra ---------------------------------------------------------- */

static long judged, refused;

/* Check that steps, settlement and points agree, and add up to 0. */
static void check_sum(const struct ulti_dispute *d, const struct ulti_ruling *ruling)
{
	int sum[ULTI_SEATS] = { 0 }, total = 0;

	for (int i = 0; i < ruling->step_count; i++) {
		const struct ulti_step *step = &ruling->steps[i];
		/* They come by payer, and of one payer by payee. */
		if (i > 0 && step[-1].payer == step->payer)
			assert_true(step[-1].payee <= step->payee);
		else if (i > 0)
			assert_true(step[-1].payer < step->payer);
		sum[step->payer] -= ulti_step_points(step);
		sum[step->payee] += ulti_step_points(step);
		assert_true(ulti_step_points(step) > 0 && step->payer != step->payee);
		assert_true(step->instead_of == ULTI_NO_SEAT || step->instead_of != step->payee);
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		sum[seat] += ruling->settlement.line_count ? ruling->settlement.points[seat] : 0;
		if (d->case_no != ULTI_CASE_JURY)
			assert_int_equal(sum[seat], ruling->points[seat]);
		assert_true(ulti_deal_seats(&d->deal, seat) || ruling->points[seat] == 0);
		total += ruling->points[seat];
	}
	assert_int_equal(total, 0);
	assert_true(ruling->cite_count > 0 && ruling->cite_count <= ULTI_RULING_REASONS);
	assert_true(ruling->reading_count <= ULTI_RULING_REASONS);
	assert_true(ruling->pays == (ruling->kind == ULTI_RULING_PAY || ruling->kind == ULTI_RULING_SETTLE));
}

/* Find why this path is impossible with this bid or these seats. */
static enum ulti_judge_refusal expected_refusal(const struct path *path, const struct scene *s)
{
	const struct ulti_bid *bid = ulti_bid_at(s->dispute.deal.bid);
	bool of_declarer = strcmp(path->no, "3.1") == 0 || strcmp(path->no, "3.2") == 0;

	if (of_declarer && s->dispute.offender != s->dispute.deal.declarer)
		return ULTI_JUDGE_OFFENDER_NOT_DECLARER;
	if ((of_declarer || strcmp(path->no, "2.1") == 0) && bid->colour != ULTI_PLAIN)
		return ULTI_JUDGE_BID_NOT_PLAIN;
	if (strcmp(path->no, "3.3") == 0 && ulti_bid_find(bid, ULTI_PARTI) >= 0)
		return ULTI_JUDGE_MELD_ALLOWED;
	return ULTI_JUDGE_FINE;
}

/* Return the path's ruling, except for a declarer's dropped cards (3.8 b) and bids above rank 41. */
static struct path expected_path(const struct path *path, const struct scene *s)
{
	struct path p = *path;
	bool top = ulti_bid_at(s->dispute.deal.bid)->rank == ULTI_RANKS;

	if (strcmp(p.no, "3.8") == 0 && s->dispute.offender == s->dispute.deal.declarer) {
		p.kind = C;
		p.shape = NOTHING;
		p.cite = "13.§ (3) 8 b";
	}
	if (top && (p.shape == LOSS2_NEXT || (p.kind == T && strcmp(p.no, "2.3") == 0))) {
		p.kind = J;
		p.shape = NOTHING;
	}
	return p;
}

/* The extra cost of the first lost ulti of each rank; 0 if no bid of the rank has one. */
static const int extra_of_rank[ULTI_RANKS + 1] = {
	[5] = 4, [9] = 4, [11] = 4, [13] = 8, [15] = 4, [17] = 4, [19] = 4, [21] = 4, [23] = 8, [25] = 4, [26] = 8,
	[27] = 4, [28] = 8, [30] = 4, [32] = 8, [34] = 8, [36] = 8, [37] = 8, [38] = 8, [39] = 8, [41] = 8,
};

/* Check weak readings behind the ruling, and the result by the letter. */
static void check_letter(const struct path *path, const struct scene *s, const struct ulti_ruling *ruling)
{
	const struct ulti_bid *bid = ulti_bid_at(s->dispute.deal.bid);
	bool one_defender = strcmp(path->facts, "wrong_count=l") == 0 || strcmp(path->facts, "wrong_count=r") == 0;
	bool by_declarer = s->dispute.offender == s->dispute.deal.declarer;
	int next = path->shape == LOSS2_NEXT && bid->rank < ULTI_RANKS ? bid->rank + 1 : 0;
	const char *reading = strcmp(path->facts, "stage=auction") == 0 ? "R-37"
		: strcmp(path->no, "3.4") == 0 && by_declarer && ulti_bid_find(bid, ULTI_ULTI) >= 0 ? "R-52"
		: one_defender ? "R-39"
		: strcmp(path->no, "2.5") == 0 && extra_of_rank[next] && s->rules.lost_ulti_extra == ULTI_EXTRA_ALWAYS ? "R-33"
														: NULL;
	int16_t points[ULTI_SEATS] = { 0 };
	struct ulti_letter letter;

	assert_int_equal(ulti_judge_letter(&s->dispute, &s->rules, ruling, &letter), reading != NULL);
	if (!reading)
		return;
	assert_string_equal(letter.reading, reading);
	assert_int_equal(letter.kind, strcmp(reading, "R-37") == 0 ? R : strcmp(reading, "R-52") == 0 ? J : P);
	assert_int_equal(letter.pays, letter.kind == P);
	if (one_defender)
		expect_won(s, points);
	if (strcmp(reading, "R-33") == 0) {
		points[s->x] = points[s->y] = (int16_t)(2 * next_total[bid->rank] + extra_of_rank[next]);
		points[s->dispute.offender] = (int16_t)(-2 * points[s->x]);
	}
	assert_memory_equal(letter.points, points, sizeof points);
}

static void judge_path(const struct path *path, const struct scene *s)
{
	const struct path p = expected_path(path, s);
	struct ulti_ruling ruling;
	int16_t points[ULTI_SEATS] = { 0 };
	enum ulti_judge_refusal refusal = ulti_judge(&s->dispute, &s->rules, &ruling);

	assert_int_equal(refusal, expected_refusal(path, s));
	if (refusal != ULTI_JUDGE_FINE) {
		refused++;
		return;
	}
	judged++;
	assert_int_equal(ruling.kind, p.kind);
	assert_string_equal(ruling.cites[0], p.cite);
	assert_int_equal(ruling.barred, p.barred ? 1 << s->dispute.offender : 0);
	expect(s, p.shape, points);
	assert_memory_equal(ruling.points, points, sizeof points);
	check_sum(&s->dispute, &ruling);
	check_letter(path, s, &ruling);
}

static void judge_bids(const struct path *path, struct scene *s)
{
	bool play = ulti_case_at(s->dispute.case_no)->phase == ULTI_PLAY;
	bool by_previous = ulti_case_at(s->dispute.case_no)->facts >> ULTI_FACT_PREVIOUS_BID & 1;

	for (uint8_t no = 1; no <= ULTI_BIDS; no++) {
		s->dispute.deal.bid = no;
		s->dispute.previous_bid = by_previous ? no : 0;
		for (int pattern = 0; play ? set_kontra(s, pattern) : pattern == 0; pattern++) {
			for (uint8_t extra = 0; extra < 2; extra++) {
				s->rules.lost_ulti_extra = extra;
				judge_path(path, s);
			}
		}
	}
}

static void every_path(void **state)
{
	static const unsigned tables[] = { 7, 11, 13, 14 };

	(void)state;
	for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
		for (size_t t = 0; t < 4; t++) {
			for (int place = 0; place < 16; place++) {
				int declarer = place / 4, offender = place % 4;
				if (!(tables[t] >> declarer & 1) || !(tables[t] >> offender & 1))
					continue;
				struct scene s = scene_of(&paths[i], tables[t], declarer, offender);
				judge_bids(&paths[i], &s);
			}
		}
	}
	print_message("%ld rulings, %ld refusals\n", judged, refused);
	assert_true(judged > 500000 && refused > 10000);
}

/* ---- 13.§ (3) 10–12: by result ----------------------------------------------------------------- */

/* Set every possible result of a deal, with a silent item that R-40 excludes. */
static bool set_results(struct scene *s, int results, int silent)
{
	static const uint8_t sides[]
		= { ULTI_NOBODY, ULTI_DECLARER, ULTI_DECLARER, ULTI_DEFENDERS, ULTI_DEFENDERS };
	struct ulti_deal *deal = &s->dispute.deal;
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	struct ulti_deal plain;

	memset(deal->made, 0, sizeof deal->made);
	for (int i = 0; i < bid->part_count; i++)
		deal->made[bid->parts[i].part] = results >> i & 1 ? ULTI_MADE : ULTI_LOST;
	deal->silent_ulti = sides[silent % 5];
	deal->silent_ulti_result = (uint8_t)(silent % 5 ? 1 + silent % 2 : 0);
	deal->silent_100 = (uint8_t)(silent % 3);
	deal->silent_4_asz = (uint8_t)(silent % 2 + 1);
	plain = *deal;
	plain.silent_100 = plain.silent_4_asz = ULTI_NOBODY;
	return ulti_deal_check(&plain, &ulti_mausz_2017) == ULTI_FINE;
}

static void expect_result(const struct scene *s, struct ulti_settlement *out)
{
	struct ulti_deal deal = s->dispute.deal;

	deal.silent_100 = deal.silent_4_asz = ULTI_NOBODY;
	assert_int_equal(ulti_settle(&deal, &s->rules, out), ULTI_FINE);
}

/*
 * if results count, the letter gives nothing for the lost parti of a 4 asz; else no weak reading
 * applies.
 */
static void check_lost_parti(const struct scene *s, const struct ulti_ruling *ruling)
{
	const struct ulti_deal *deal = &s->dispute.deal;
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	bool is_counted = s->dispute.case_no != ULTI_CASE_3_10 && ulti_bid_find(bid, ULTI_4_ASZ) >= 0;
	bool is_lost = is_counted && deal->made[ULTI_PARTI] == ULTI_LOST;
	int level = deal->kontra[ULTI_PARTI] > 1 ? deal->kontra[ULTI_PARTI] : 1;
	int parti = level * (bid->colour == ULTI_RED ? 2 : 1);
	struct ulti_letter letter;

	assert_int_equal(ulti_judge_letter(&s->dispute, &s->rules, ruling, &letter), is_lost);
	for (int seat = 0; is_lost && seat < ULTI_SEATS; seat++) {
		int units = seat == deal->declarer ? 2 : deal->players >> seat & 1 ? -1 : 0;
		assert_int_equal(letter.points[seat], ruling->points[seat] + units * parti);
	}
}

/* 10: the parti is the declarer's in any case. 11: as played, with no silent item except the ulti. */
static void by_result(const struct scene *s)
{
	struct scene made = *s;
	struct ulti_settlement wanted;
	struct ulti_ruling ruling;
	bool parti = s->dispute.case_no == ULTI_CASE_3_10;

	if (parti)
		made.dispute.deal.made[ULTI_PARTI] = ULTI_MADE;
	expect_result(&made, &wanted);
	assert_int_equal(ulti_judge(&s->dispute, &s->rules, &ruling), ULTI_JUDGE_FINE);
	assert_int_equal(ruling.kind, ULTI_RULING_SETTLE);
	assert_string_equal(ruling.cites[0], parti ? "13.§ (3) 10" : "13.§ (3) 11");
	assert_string_equal(ruling.readings[0], "R-40");
	assert_memory_equal(ruling.points, wanted.points, sizeof wanted.points);
	check_sum(&s->dispute, &ruling);
	check_lost_parti(s, &ruling);
	judged++;
}

/*
 * 12, compared with the same deal with the unchecked parts lost, a guilty declarer's payment. A guilty
 * defender reverses them: the declarer, who lost x to each, gets 2x from the guilty one; the partner keeps
 * +x.
 */
static void unchecked(struct scene s, unsigned parts)
{
	struct ulti_deal *deal = &s.dispute.deal;
	struct ulti_settlement wanted;
	struct ulti_ruling ruling;
	int x = 0, guilty = s.dispute.offender;

	for (int i = 0; i < ULTI_PART_COUNT; i++) {
		const struct ulti_bid *bid = ulti_bid_at(deal->bid);
		if (!(parts >> i & 1))
			continue;
		x += bid->parts[ulti_bid_find(bid, (enum ulti_part)i)].value
			* (deal->kontra[i] ? deal->kontra[i] : 1);
		deal->made[i] = ULTI_LOST;
	}
	expect_result(&s, &wanted);
	for (int i = 0; i < ULTI_PART_COUNT; i++) {
		if (parts >> i & 1)
			deal->made[i] = ULTI_UNSAID;
	}
	s.dispute.facts[ULTI_FACT_UNCHECKABLE] = (uint16_t)parts;
	if (guilty != deal->declarer) {
		wanted.points[deal->declarer] = (int16_t)(wanted.points[deal->declarer] + 4 * x);
		wanted.points[guilty] = (int16_t)(wanted.points[guilty] - 4 * x);
	}
	assert_int_equal(ulti_judge(&s.dispute, &s.rules, &ruling), ULTI_JUDGE_FINE);
	assert_int_equal(ruling.kind, ULTI_RULING_PAY);
	assert_string_equal(ruling.cites[0], "13.§ (3) 12");
	assert_memory_equal(ruling.points, wanted.points, sizeof wanted.points);
	check_sum(&s.dispute, &ruling);
	check_lost_parti(&s, &ruling);
	judged++;
}

static void results_of(struct scene *s, const struct ulti_bid *bid)
{
	const unsigned disputable = bid->part_set & (1u << ULTI_PARTI | 1u << ULTI_40_100 | 1u << ULTI_20_100
		| 1u << ULTI_4_ASZ);

	for (int pattern = 0; set_kontra(s, pattern); pattern++) {
		for (int k = 0; k < 8 * 30; k++) {
			s->rules.lost_ulti_extra = (uint8_t)(k & 1);
			if (!set_results(s, k % 8, k / 8))
				continue;
			s->dispute.case_no = ULTI_CASE_3_10;
			if (bid->part_set >> ULTI_PARTI & 1)
				by_result(s);
			s->dispute.case_no = ULTI_CASE_3_11;
			if (bid->part_set >> ULTI_PARTI & 1)
				by_result(s);
			s->dispute.case_no = ULTI_CASE_3_12;
			for (unsigned parts = disputable; parts; parts = (parts - 1) & disputable)
				unchecked(*s, parts);
		}
	}
}

static void every_result(void **state)
{
	const struct path any = { "3.12", "", 0, NOTHING, false, "" };

	(void)state;
	judged = 0;
	for (uint8_t no = 1; no <= ULTI_BIDS; no++) {
		for (int seat = 0; seat < 3; seat++) {
			struct scene s = scene_of(&any, 14, 2, seat + 1);
			s.dispute.deal.bid = no;
			results_of(&s, ulti_bid_at(no));
		}
	}
	print_message("%ld rulings by result\n", judged);
	assert_true(judged > 10000);
}

/* ---- figures worked out by hand ---------------------------------------------------------------- */

struct figure {
	const char *name, *no, *facts;
	int bid, previous;
	int kontra[ULTI_PART_COUNT], seat_kontra[ULTI_SEATS];
	int declarer, offender, points[ULTI_SEATS];
};

enum { A, B, CC, D };

/* Bids by number: 6 betli, 15 piros ulti, 21 20-100 + ulti, 5 ulti, 54 the highest. Seats A B C play. */
static const struct figure figures[] = {
	{ "R-32: defender, piros ulti, kontra ulti: 18 to each share", "3.4", "", 15, 0, { [ULTI_ULTI] = 2 }, { 0 },
		A, B, { 36, -54, 18, 0 } },
	{ "R-32: declarer, with R-12's extra: 16 + 2 + 8", "3.4", "", 15, 0, { [ULTI_ULTI] = 2 }, { 0 },
		A, A, { -52, 26, 26, 0 } },
	{ "R-32: no-trump, each share at its own level: 5·4 + 5·2, 5·2", "3.6", "", 6, 0, { 0 }, { [B] = 4, [CC] = 2 },
		A, B, { 30, -40, 10, 0 } },
	{ "R-32: the other defender of the same", "3.6", "", 6, 0, { 0 }, { [B] = 4, [CC] = 2 },
		A, CC, { 30, 20, -50, 0 } },
	{ "13.§ (3) 5: who warns pays, here the declarer", "3.5", "warned_by=x self_corrected=no", 6, 0, { 0 },
		{ [B] = 2 }, A, CC, { -15, 10, 5, 0 } },
	{ "13.§ (3) 2: ulti raised to piros ulti: 2·10 + 8", "3.2", "", 5, 0, { 0 }, { 0 }, B, B, { 28, -56, 28, 0 } },
	{ "R-33: own ulti + parti at kontra: 2·5 + 4", "2.6", "innocent_bids=no", 5, 0, { 0 }, { 0 },
		B, CC, { 14, 14, -28, 0 } },
	{ "R-34: no extra for the next bid's ulti (after 4 asz: ulti, 5)", "2.5", "innocent_bids=no", 0, 4, { 0 }, { 0 },
		A, A, { -20, 10, 10, 0 } },
	{ "R-35, 7 a: V = 12", "2.7", "second_bidder=y second_count_ok=yes", 21, 0, { 0 }, { 0 },
		A, CC, { 24, 48, -72, 0 } },
	{ "R-35, 7 b: V + 4, no kontra", "2.7", "second_bidder=x second_count_ok=no", 21, 0, { 0 }, { 0 },
		A, A, { 16, -32, 16, 0 } },
	{ "13.§ (3) 9 b: both defenders short, betli 5·1 and 5·4", "3.9", "wrong_count=lr", 6, 0, { 0 }, { [CC] = 4 },
		A, A, { 25, -5, -20, 0 } },
	{ "R-34: above the highest bid the jury decides", "2.4", "stage=auction raised=no", 0, 54, { 0 }, { 0 },
		A, B, { 0, 0, 0, 0 } },
};

static void by_hand(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
		const struct figure *f = &figures[i];
		const struct path path = { f->no, f->facts, 0, NOTHING, false, "" };
		struct scene s = scene_of(&path, 7, f->declarer, f->offender);
		struct ulti_ruling ruling;

		s.dispute.deal.bid = (uint8_t)f->bid;
		s.dispute.previous_bid = (uint8_t)f->previous;
		for (int part = 0; part < ULTI_PART_COUNT; part++)
			s.dispute.deal.kontra[part] = (uint8_t)f->kontra[part];
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			s.dispute.deal.seat_kontra[seat] = (uint8_t)f->seat_kontra[seat];
		assert_int_equal(ulti_judge(&s.dispute, &s.rules, &ruling), ULTI_JUDGE_FINE);
		for (int seat = 0; seat < ULTI_SEATS; seat++) {
			if (ruling.points[seat] != f->points[seat])
				fail_msg("%s: seat %c has %d", f->name, 'A' + seat, ruling.points[seat]);
		}
		check_sum(&s.dispute, &ruling);
	}
}

/* ---- reasons ----------------------------------------------------------------------------------- */

static void join(char *out, size_t size, const char *const *list, int count)
{
	size_t at = 0;

	out[0] = '\0';
	for (int i = 0; i < count && at < size; i++)
		at += (size_t)snprintf(out + at, size - at, i ? ", %s" : "%s", list[i]);
}

/* Check all paragraphs and readings, for one path of each kind; B is the offender, A the declarer. */
static void reasons(void **state)
{
	static const struct { const char *no, *facts; int bid; const char *cites, *readings; } rows[] = {
		{ "1.1", "", 1, "13.§ (1) 1", "R-43" },
		{ "1.2", "stage=auction", 1, "13.§ (1) 2", "R-37" },
		{ "1.3", "when=pickup", 1, "13.§ (1) 3 b", "R-38" },
		{ "1.5", "stage=open", 1, "13.§ (1) 5", "R-36, R-43" },
		{ "1.6", "stage=committed", 1, "13.§ (1) 6", "R-36" },
		{ "2.1", "innocent_bids=no", 5, "13.§ (2) 1, 4.§ (D) (3)", "R-38, R-33, R-12, R-19" },
		{ "2.1", "innocent_bids=no", 3, "13.§ (2) 1", "R-38, R-33" },
		{ "2.3", "noticed=before-look", 5, "13.§ (2) 3 a", "" },
		{ "2.3", "noticed=inserted", 5, "13.§ (2) 3 c", "R-33, R-34" },
		{ "2.3", "noticed=inserted", 54, "13.§ (2) 3 c", "R-34" },
		{ "2.7", "second_bidder=x second_count_ok=yes", 5, "13.§ (2) 7 a", "R-35" },
		{ "2.7", "second_bidder=x second_count_ok=no", 5, "13.§ (2) 7 b, 4.§ (D) (3)", "R-35, R-12, R-19" },
		{ "3.4", "", 15, "13.§ (3) 4, 10.§ (3) e, 10.§ (3) f", "R-32" },
		{ "3.4", "", 6, "13.§ (3) 4, 10.§ (3) e, 10.§ (3) f, 7.§ (5)", "R-32, R-17" },
		{ "3.5", "warned_by=y self_corrected=no", 15, "13.§ (3) 5, 10.§ (3) e, 4.§ (D) (3)", "R-32, R-12, R-19" },
		{ "3.9", "wrong_count=d", 15, "13.§ (3) 9 a, 10.§ (3) e, 4.§ (D) (3)", "R-39, R-32, R-12, R-19" },
		{ "3.9", "wrong_count=lr", 6, "13.§ (3) 9 b, 7.§ (5)", "R-39, R-17" },
		{ "10.3g", "", 15, "10.§ (3) g, 10.§ (3) e, 10.§ (3) f", "R-41, R-32" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct path path = { rows[i].no, rows[i].facts, 0, NOTHING, false, "" };
		struct scene s = scene_of(&path, 7, A, B);
		struct ulti_ruling ruling;
		char text[200];

		s.dispute.deal.bid = s.dispute.previous_bid = (uint8_t)rows[i].bid;
		assert_int_equal(ulti_judge(&s.dispute, &s.rules, &ruling), ULTI_JUDGE_FINE);
		join(text, sizeof text, ruling.cites, ruling.cite_count);
		assert_string_equal(text, rows[i].cites);
		join(text, sizeof text, ruling.readings, ruling.reading_count);
		assert_string_equal(text, rows[i].readings);
	}
}

/*
 * a declarer who grabs the cards pays the unchecked parti without R-12's extra, and so without its
 * reasons.
 */
static void reasons_unchecked(void **state)
{
	struct ulti_dispute d = ulti_dispute_of(ULTI_CASE_3_12, 7);
	const struct ulti_rules rules = { 0 };
	struct ulti_ruling ruling;
	char text[200];

	(void)state;
	d.deal.bid = 5;
	d.deal.declarer = A;
	d.offender = A;
	d.deal.made[ULTI_ULTI] = ULTI_MADE;
	d.facts[ULTI_FACT_UNCHECKABLE] = 1 << ULTI_PARTI;
	assert_int_equal(ulti_judge(&d, &rules, &ruling), ULTI_JUDGE_FINE);
	join(text, sizeof text, ruling.cites, ruling.cite_count);
	assert_string_equal(text, "13.§ (3) 12, 10.§ (3) e");
	join(text, sizeof text, ruling.readings, ruling.reading_count);
	assert_string_equal(text, "R-40");
	assert_int_equal(ruling.step_count, 2);
	assert_int_equal(ruling.settlement.line_count, 1);
	assert_int_equal(ruling.points[A], 2 * 4 - 2 * 1);
}

/* The sum of R-32 as shown to people: who pays whom what, and in whose place. */
static void steps(void **state)
{
	static const char wanted[] = "B>A 5*4, B>A 5*2 for C, B>C 5*2, ";
	const struct path path = { "3.6", "", 0, NOTHING, false, "" };
	struct scene s = scene_of(&path, 7, A, B);
	struct ulti_ruling ruling;
	char text[200];
	int at = 0;

	(void)state;
	s.dispute.deal.bid = 6;
	s.dispute.deal.seat_kontra[B] = 4;
	s.dispute.deal.seat_kontra[CC] = 2;
	assert_int_equal(ulti_judge(&s.dispute, &s.rules, &ruling), ULTI_JUDGE_FINE);
	for (int i = 0; i < ruling.step_count; i++) {
		const struct ulti_step *step = &ruling.steps[i];
		assert_int_equal(step->item, ULTI_BETLI);
		assert_int_equal(step->times, 1);
		at += snprintf(text + at, sizeof text - (size_t)at, "%c>%c %d*%d", 'A' + step->payer,
			'A' + step->payee, step->value, step->level);
		if (step->instead_of != ULTI_NO_SEAT)
			at += snprintf(text + at, sizeof text - (size_t)at, " for %c", 'A' + step->instead_of);
		at += snprintf(text + at, sizeof text - (size_t)at, ", ");
	}
	assert_string_equal(text, wanted);
}

/* ---- facts asked are used, facts needed are asked ----------------------------------------------- */

/* Facts that a case notes without depending on them, and why. */
static const struct { const char *no; int fact; const char *why; } idle[] = {
	{ "3.1", ULTI_FACT_KONTRA, "said after the act, void (R-31)" },
	{ "3.1", ULTI_FACT_OFFENDER, "he is the declarer" },
	{ "3.2", ULTI_FACT_KONTRA, "said after the act, void (R-31)" }, { "3.2", ULTI_FACT_OFFENDER, "he is the declarer" },
	{ "3.3", ULTI_FACT_MELD, "it can show that there was no breach (R-72), and changes no ruling" },
	{ "jury", ULTI_FACT_BID, "for the record" }, { "jury", ULTI_FACT_DECLARER, "for the record" },
	{ "jury", ULTI_FACT_KONTRA, "for the record" }, { "jury", ULTI_FACT_REASON, "for the record" },
};

static bool is_idle(const char *no, int fact)
{
	for (size_t i = 0; i < sizeof idle / sizeof *idle; i++) {
		if (strcmp(idle[i].no, no) == 0 && idle[i].fact == fact)
			return true;
	}
	return false;
}

static bool same_ruling(const struct ulti_ruling *a, const struct ulti_ruling *b)
{
	return a->kind == b->kind && a->follows == b->follows && a->barred == b->barred && a->guilty == b->guilty
		&& a->priced_bid == b->priced_bid && memcmp(a->points, b->points, sizeof a->points) == 0;
}

/* Set the n-th of VALUES values of a fact. */
enum { VALUES = ULTI_BIDS };

static void vary(struct ulti_dispute *d, int fact, int n)
{
	static const uint8_t values[] = { 1, 2, 4, 7, ULTI_NOBODY_BIT };
	static const int16_t points[2][ULTI_SEATS] = { { -2, 1, 1, 0 }, { -20, 15, 5, 0 } };

	switch (fact) {
	case ULTI_FACT_BID: d->deal.bid = (uint8_t)(n + 1); return;
	case ULTI_FACT_PREVIOUS_BID: d->previous_bid = (uint8_t)(n + 1); return;
	case ULTI_FACT_DECLARER: d->deal.declarer = (uint8_t)(n % 3); return;
	case ULTI_FACT_OFFENDER: d->offender = (int8_t)(n % 3); return;
	case ULTI_FACT_KONTRA: d->deal.kontra[n % ULTI_PART_COUNT] = n < 27 ? 2 : 4; return;
	case ULTI_FACT_MADE:
		d->deal.made[n % ULTI_PART_COUNT] = (uint8_t)(n < 27 ? ULTI_MADE : ULTI_LOST);
		return;
	case ULTI_FACT_SILENT:
		d->deal.silent_ulti = ULTI_DEFENDERS;
		d->deal.silent_ulti_result = (uint8_t)(n % 2 ? ULTI_MADE : ULTI_LOST);
		return;
	case ULTI_FACT_POINTS: memcpy(d->points, points[n % 2], sizeof d->points); d->facts[fact] = 1; return;
	case ULTI_FACT_UNCHECKABLE:   /* parts that can be checked have results */
		d->facts[fact] = n % 2 ? 1 << ULTI_PARTI : 1 << ULTI_4_ASZ;
		d->deal.made[ULTI_PARTI] = n % 2 ? ULTI_UNSAID : ULTI_LOST;
		d->deal.made[ULTI_4_ASZ] = n % 2 ? ULTI_LOST : ULTI_UNSAID;
		return;
	default: break;
	}
	if (ulti_fact_kind(fact) == ULTI_KIND_WORD || ulti_fact_kind(fact) == ULTI_KIND_YES_NO)
		d->facts[fact] = (uint16_t)(n % ULTI_ANSWER_COUNT);
	else
		d->facts[fact] = values[n % 5];
}

/* Does some ruling of the case change with the fact alone? */
static bool turns_on(const struct ulti_dispute *base, int fact)
{
	const struct ulti_rules rules = { 0 };
	struct ulti_ruling a, b;

	for (int n = 0; n < VALUES; n++) {
		for (int m = 0; m < n; m++) {
			struct ulti_dispute one = *base, other = *base;
			vary(&one, fact, n);
			vary(&other, fact, m);
			if (ulti_judge(&one, &rules, &a) == ULTI_JUDGE_FINE
				&& ulti_judge(&other, &rules, &b) == ULTI_JUDGE_FINE
				&& !same_ruling(&a, &b))
				return true;
		}
	}
	return false;
}

/*
 * Choose a bid for a case: ulti with its parti (5), 40-100 where no meld is allowed, 4 asz with its parti for
 * 3.12.
 */
static void suit(int case_no, struct ulti_dispute *d)
{
	bool of_declarer = case_no == ULTI_CASE_3_1 || case_no == ULTI_CASE_3_2;

	d->deal.bid = case_no == ULTI_CASE_3_3 ? 3 : case_no == ULTI_CASE_3_12 ? 4 : 5;
	d->previous_bid = 5;
	d->offender = of_declarer ? ULTI_NO_SEAT : B;
	if (case_no == ULTI_CASE_3_10 || case_no == ULTI_CASE_3_11)
		d->deal.made[ULTI_ULTI] = ULTI_LOST;
	if (case_no == ULTI_CASE_3_11)
		d->deal.made[ULTI_PARTI] = ULTI_MADE;
	if (case_no == ULTI_CASE_3_12) {
		d->deal.made[ULTI_4_ASZ] = ULTI_LOST;
		d->facts[ULTI_FACT_UNCHECKABLE] = 1 << ULTI_PARTI;
	}
	if (case_no == ULTI_CASE_JURY)
		d->facts[ULTI_FACT_POINTS] = d->facts[ULTI_FACT_REASON] = 1;
}

/* List disputes of each case to vary: the paths, and those by result. */
static size_t bases(int case_no, struct ulti_dispute *out)
{
	const char *no = ulti_case_at(case_no)->no;
	size_t count = 0;

	for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
		if (strcmp(paths[i].no, no) == 0)
			out[count++] = scene_of(&paths[i], 7, A, B).dispute;
	}
	if (count == 0) {
		const struct path path = { no, "", 0, NOTHING, false, "" };
		out[count++] = scene_of(&path, 7, A, B).dispute;
	}
	for (size_t i = 0; i < count; i++)
		suit(case_no, &out[i]);
	return count;
}

static void nothing_asked_is_unused(void **state)
{
	struct ulti_dispute list[16];

	(void)state;
	for (int case_no = 0; case_no < ULTI_CASES; case_no++) {
		const struct ulti_case *row = ulti_case_at(case_no);
		size_t count = bases(case_no, list);
		for (int fact = 0; fact < ULTI_FACT_COUNT; fact++) {
			bool used = false;
			for (size_t i = 0; i < count; i++)
				used = used || turns_on(&list[i], fact);
			bool asked = row->facts >> fact & 1;
			if (asked && used == is_idle(row->no, fact))
				fail_msg("%s: %s is asked and %s", row->no, ulti_fact_code(fact), used ? "used" : "not used");
		}
	}
}

static void unsay(struct ulti_dispute *d, int fact)
{
	switch (fact) {
	case ULTI_FACT_BID: d->deal.bid = 0; break;
	case ULTI_FACT_PREVIOUS_BID: d->previous_bid = 0; break;
	case ULTI_FACT_DECLARER: d->deal.declarer = ULTI_SEATS; break;
	case ULTI_FACT_OFFENDER: d->offender = ULTI_NO_SEAT; break;
	case ULTI_FACT_MADE: memset(d->deal.made, 0, sizeof d->deal.made); break;
	default: d->facts[fact] = 0; break;
	}
}

/* Without a fact the ruling is the same, or that fact is asked for; never another ruling. */
static void nothing_needed_is_guessed(void **state)
{
	const struct ulti_rules rules = { 0 };
	struct ulti_dispute list[16];
	long missing = 0;

	(void)state;
	for (int case_no = 0; case_no < ULTI_CASES; case_no++) {
		size_t count = bases(case_no, list);
		for (size_t i = 0; i < count; i++) {
			struct ulti_ruling whole, part;
			assert_int_equal(ulti_judge(&list[i], &rules, &whole), ULTI_JUDGE_FINE);
			for (int fact = 0; fact < ULTI_FACT_COUNT; fact++) {
				struct ulti_dispute less = list[i];
				unsay(&less, fact);
				enum ulti_judge_refusal refusal = ulti_judge(&less, &rules, &part);
				if (refusal == ULTI_JUDGE_FINE) {
					assert_int_equal(part.kind, whole.kind);
					assert_memory_equal(part.points, whole.points, sizeof part.points);
					continue;
				}
				missing++;
				assert_int_equal(refusal, ULTI_JUDGE_FACT_MISSING);
				assert_int_equal(part.fact, fact);
			}
		}
	}
	assert_true(missing > 60);
}

/* ---- refusals ---------------------------------------------------------------------------------- */

/* Make a valid dispute, to be spoilt in one way each. */
static struct ulti_dispute sound(int case_no)
{
	struct ulti_dispute list[16];

	bases(case_no, list);
	return list[0];
}

static const char *code_of(const struct ulti_dispute *d, enum ulti_judge_refusal wanted)
{
	const struct ulti_rules rules = { 0 };
	struct ulti_ruling ruling;
	enum ulti_judge_refusal refusal = ulti_judge(d, &rules, &ruling);

	if (refusal != wanted)
		fail_msg("refusal %d, wanted %d", (int)refusal, (int)wanted);
	return refusal == ULTI_JUDGE_DEAL ? ulti_refusal_code((enum ulti_refusal)ruling.deal_refusal)
		: ulti_judge_code(refusal);
}

static void refused_head(void **state)
{
	struct ulti_dispute d = sound(ULTI_CASE_3_4);

	(void)state;
	d.case_no = ULTI_CASES;
	assert_string_equal(code_of(&d, ULTI_JUDGE_NO_SUCH_CASE), "unknown-case");
	d = sound(ULTI_CASE_3_4);
	d.deal.players = 15;
	assert_string_equal(code_of(&d, ULTI_JUDGE_NOT_THREE_PLAYERS), "bad-seat");
	d = sound(ULTI_CASE_3_4);
	d.deal.declarer = D;
	assert_string_equal(code_of(&d, ULTI_JUDGE_DECLARER_NOT_PLAYING), "bad-seat");
	d = sound(ULTI_CASE_3_4);
	d.offender = D;
	assert_string_equal(code_of(&d, ULTI_JUDGE_OFFENDER_NOT_PLAYING), "bad-seat");
	d = sound(ULTI_CASE_3_4);
	d.deal.bid = 55;
	assert_string_equal(code_of(&d, ULTI_JUDGE_NO_SUCH_BID), "unknown-bid");
	d = sound(ULTI_CASE_2_5);
	d.previous_bid = 200;
	assert_string_equal(code_of(&d, ULTI_JUDGE_NO_SUCH_BID), "unknown-bid");
	d = sound(ULTI_CASE_3_4);
	d.deal.kontra[ULTI_ULTI] = 3;
	assert_string_equal(code_of(&d, ULTI_JUDGE_DEAL), "bad-kontra");
	d = sound(ULTI_CASE_3_4);
	d.deal.kontra[ULTI_BETLI] = 2;
	assert_string_equal(code_of(&d, ULTI_JUDGE_DEAL), "bad-kontra");
	d = sound(ULTI_CASE_3_4);
	d.deal.seat_kontra[B] = 2;
	assert_string_equal(code_of(&d, ULTI_JUDGE_DEAL), "bad-kontra");
	d = sound(ULTI_CASE_2_6);
	d.deal.kontra[ULTI_ULTI] = 2;
	assert_string_equal(code_of(&d, ULTI_JUDGE_KONTRA_UNASKED), "bad-kontra");
}

/* A dealer who sits out can misdeal, but cannot be barred or pay. */
static void dealer_sits_out(void **state)
{
	struct ulti_dispute d = sound(ULTI_CASE_1_1);

	(void)state;
	d.offender = D;
	assert_string_equal(code_of(&d, ULTI_JUDGE_FINE), "");
	d = sound(ULTI_CASE_1_3);
	d.offender = D;
	d.facts[ULTI_FACT_WHEN] = ULTI_ANSWER_DEALING;
	assert_string_equal(code_of(&d, ULTI_JUDGE_FINE), "");
	d.facts[ULTI_FACT_WHEN] = ULTI_ANSWER_PICKUP;
	assert_string_equal(code_of(&d, ULTI_JUDGE_OFFENDER_NOT_PLAYING), "bad-seat");
}

static void refused_facts(void **state)
{
	static const struct { int case_no, fact, value; enum ulti_judge_refusal refusal; } rows[] = {
		{ ULTI_CASE_3_4, ULTI_FACT_STAGE, ULTI_ANSWER_PLAY, ULTI_JUDGE_FACT_UNASKED },
		{ ULTI_CASE_1_2, ULTI_FACT_STAGE, ULTI_ANSWER_PLAY, ULTI_JUDGE_ANSWER_UNKNOWN },
		{ ULTI_CASE_1_2, ULTI_FACT_STAGE, 200, ULTI_JUDGE_ANSWER_UNKNOWN },
		{ ULTI_CASE_2_1, ULTI_FACT_INNOCENT_BIDS, ULTI_ANSWER_OPEN, ULTI_JUDGE_ANSWER_UNKNOWN },
		{ ULTI_CASE_2_7, ULTI_FACT_SECOND_BIDDER, 1 << B, ULTI_JUDGE_FACT_SEAT },   /* the opener */
		{ ULTI_CASE_2_7, ULTI_FACT_SECOND_BIDDER, 1 << D, ULTI_JUDGE_FACT_SEAT },
		{ ULTI_CASE_2_7, ULTI_FACT_SECOND_BIDDER, 5, ULTI_JUDGE_FACT_SEAT },
		{ ULTI_CASE_2_7, ULTI_FACT_SECOND_BIDDER, ULTI_NOBODY_BIT, ULTI_JUDGE_FACT_SEAT },
		{ ULTI_CASE_3_5, ULTI_FACT_WARNED_BY, 1 << B, ULTI_JUDGE_FACT_SEAT },       /* the offender */
		{ ULTI_CASE_3_5, ULTI_FACT_WARNED_BY, ULTI_NOBODY_BIT | 1, ULTI_JUDGE_FACT_SEAT },
		{ ULTI_CASE_3_9, ULTI_FACT_WRONG_COUNT, ULTI_NOBODY_BIT, ULTI_JUDGE_FACT_SEAT },
		{ ULTI_CASE_3_9, ULTI_FACT_WRONG_COUNT, 9, ULTI_JUDGE_FACT_SEAT },
		{ ULTI_CASE_3_12, ULTI_FACT_UNCHECKABLE, 1 << ULTI_ULTI, ULTI_JUDGE_FACT_PART },
		{ ULTI_CASE_3_12, ULTI_FACT_UNCHECKABLE, 1 << ULTI_40_100, ULTI_JUDGE_FACT_PART },   /* not bid */
		{ ULTI_CASE_3_12, ULTI_FACT_UNCHECKABLE, ULTI_NO_PART_BIT, ULTI_JUDGE_FACT_PART },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ulti_dispute d = sound(rows[i].case_no);
		d.facts[rows[i].fact] = (uint16_t)rows[i].value;
		assert_string_equal(code_of(&d, rows[i].refusal), "bad-fact");
	}
	struct ulti_dispute d = sound(ULTI_CASE_1_2);
	d.facts[ULTI_FACT_STAGE] = 0;
	assert_string_equal(code_of(&d, ULTI_JUDGE_FACT_MISSING), "missing-fact");
}

static void refused_jury(void **state)
{
	struct ulti_dispute d = sound(ULTI_CASE_JURY);
	struct ulti_rules rules = { 0 };
	struct ulti_ruling ruling;

	(void)state;
	d.points[A] = -10;
	d.points[B] = 10;
	assert_string_equal(code_of(&d, ULTI_JUDGE_FINE), "");
	ulti_judge(&d, &rules, &ruling);
	assert_memory_equal(ruling.points, d.points, sizeof d.points);
	assert_string_equal(ruling.readings[0], "R-42");
	d.points[CC] = 1;
	assert_string_equal(code_of(&d, ULTI_JUDGE_POINTS_NOT_ZERO_SUM), "bad-fact");
	d.points[CC] = 0;
	d.points[B] = 0;
	d.points[D] = 10;
	assert_string_equal(code_of(&d, ULTI_JUDGE_FACT_SEAT), "bad-fact");
	d = sound(ULTI_CASE_JURY);
	d.facts[ULTI_FACT_REASON] = 0;
	assert_string_equal(code_of(&d, ULTI_JUDGE_FACT_MISSING), "missing-fact");
}

static void refused_contracts(void **state)
{
	struct ulti_dispute d = sound(ULTI_CASE_3_1);

	(void)state;
	d.offender = B;
	assert_string_equal(code_of(&d, ULTI_JUDGE_OFFENDER_NOT_DECLARER), "impossible");
	d = sound(ULTI_CASE_3_2);
	d.deal.bid = 15;
	assert_string_equal(code_of(&d, ULTI_JUDGE_BID_NOT_PLAIN), "impossible");
	d = sound(ULTI_CASE_3_3);
	d.deal.bid = 5;
	assert_string_equal(code_of(&d, ULTI_JUDGE_MELD_ALLOWED), "impossible");
	d = sound(ULTI_CASE_3_10);
	d.deal.bid = 3;
	assert_string_equal(code_of(&d, ULTI_JUDGE_NO_PARTI), "impossible");
	d = sound(ULTI_CASE_3_11);
	d.deal.bid = 7;
	assert_string_equal(code_of(&d, ULTI_JUDGE_NOTHING_SILENT), "impossible");
	d = sound(ULTI_CASE_3_12);
	d.deal.made[ULTI_PARTI] = ULTI_MADE;
	assert_string_equal(code_of(&d, ULTI_JUDGE_UNCHECKABLE_MADE), "bad-part");
	d = sound(ULTI_CASE_3_4);
	d.deal.made[ULTI_ULTI] = ULTI_MADE;
	assert_string_equal(code_of(&d, ULTI_JUDGE_RESULT_UNASKED), "bad-field");
	d = sound(ULTI_CASE_3_11);
	d.deal.made[ULTI_ULTI] = ULTI_MADE;
	d.deal.silent_ulti = ULTI_DEFENDERS;
	d.deal.silent_ulti_result = ULTI_MADE;
	assert_string_equal(code_of(&d, ULTI_JUDGE_DEAL), "impossible");
	d = sound(ULTI_CASE_3_11);
	d.deal.made[ULTI_BETLI] = ULTI_MADE;
	assert_string_equal(code_of(&d, ULTI_JUDGE_DEAL), "bad-part");
}

/* ---- no breach ---------------------------------------------------------------------------------- */

/* over every bid: refused or free if the act broke no rule, judged if it did. */
static void no_breach_is_none(void **state)
{
	const struct ulti_rules rules = { 0 };
	struct ulti_ruling ruling;

	(void)state;
	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no);
		for (int before = 1; before <= ULTI_BIDS; before++) {
			struct ulti_dispute d = ulti_dispute_of(ULTI_CASE_2_4, 7);
			d.deal.bid = (uint8_t)no, d.previous_bid = (uint8_t)before, d.offender = A;
			d.facts[ULTI_FACT_STAGE] = ULTI_ANSWER_PLAY;
			assert_int_equal(ulti_judge(&d, &rules, &ruling),
				bid->rank > ulti_bid_at(before)->rank ? ULTI_JUDGE_BID_HIGHER : ULTI_JUDGE_FINE);
		}
		for (int trick = 0; trick <= ULTI_TRICKS; trick++) {
			struct ulti_dispute d = ulti_dispute_of(ULTI_CASE_3_8, 7);
			d.deal.bid = (uint8_t)no, d.deal.declarer = A, d.offender = B, d.trick = (uint8_t)trick;
			assert_int_equal(ulti_judge(&d, &rules, &ruling), ULTI_JUDGE_FINE);
			assert_int_equal(ruling.kind, strstr(bid->name, "terített") && trick >= 2 ? C : P);
		}
		for (int by = A; by <= B && ulti_bid_find(bid, ULTI_PARTI) < 0; by++) {
			static const int parts[] = { ULTI_20_100, ULTI_40_100, ULTI_PART_COUNT };
			for (int meld = 0; meld < 3; meld++) {
				struct ulti_dispute d = ulti_dispute_of(ULTI_CASE_3_3, 7);
				bool own = by == A && parts[meld] < ULTI_PART_COUNT && ulti_bid_find(bid, parts[meld]) >= 0;
				d.deal.bid = (uint8_t)no, d.deal.declarer = A, d.offender = (int8_t)by;
				d.facts[ULTI_FACT_MELD] = (uint16_t)(ULTI_ANSWER_TWENTY + meld);
				assert_int_equal(ulti_judge(&d, &rules, &ruling), own ? ULTI_JUDGE_MELD_OWN : ULTI_JUDGE_FINE);
			}
		}
	}
}

/* ---- the table --------------------------------------------------------------------------------- */

static void table_is_whole(void **state)
{
	static const int rows[] = { 6, 7, 12 };   /* of 13.§ (1), (2), (3) */
	int at = 0;

	(void)state;
	for (int section = 1; section <= 3; section++) {
		for (int row = 1; row <= rows[section - 1]; row++, at++) {
			char no[32], cite[48];
			snprintf(no, sizeof no, "%d.%d", section, row);
			snprintf(cite, sizeof cite, "13.§ (%d) %d", section, row);
			assert_string_equal(ulti_case_at(at)->no, no);
			assert_int_equal(ulti_case_at(at)->phase, section - 1);
			assert_int_equal(ulti_case_find(no, strlen(no)), at);
			for (int i = 0; i < ULTI_OUTCOMES && ulti_case_at(at)->outcomes[i].follows; i++) {
				const struct ulti_outcome *outcome = &ulti_case_at(at)->outcomes[i];
				/* Cards open by another paragraph are no row of 13.§. */
				if (outcome->follows != ULTI_FOLLOWS_ALL_OPEN)
					assert_int_equal(strncmp(outcome->cite, cite, strlen(cite)), 0);
			}
		}
	}
	assert_int_equal(at, 25);
	assert_int_equal(ulti_case_find("10.3g", 5), ULTI_CASE_FALSE_CLAIM);
	assert_int_equal(ulti_case_find("jury", 4), ULTI_CASE_JURY);
	assert_int_equal(ulti_case_find("3.13", 4), -1);
	assert_int_equal(ulti_case_find("3.1", 2), -1);
	assert_null(ulti_case_at(ULTI_CASES));
	assert_null(ulti_case_at(-1));
}

/* Each word allowed by a case leads to an outcome, whatever the other facts. */
static void every_word_leads_somewhere(void **state)
{
	const struct ulti_rules rules = { 0 };
	struct ulti_dispute list[16];
	struct ulti_ruling ruling;

	(void)state;
	for (int case_no = 0; case_no < ULTI_CASES; case_no++) {
		const struct ulti_case *row = ulti_case_at(case_no);
		bases(case_no, list);
		for (int fact = ULTI_FACT_STAGE; fact < ULTI_FACT_COUNT; fact++) {
			if (ulti_fact_kind(fact) != ULTI_KIND_WORD || !(row->facts >> fact & 1))
				continue;
			assert_true(row->answers != 0);
			for (uint16_t answer = 1; answer < ULTI_ANSWER_COUNT; answer++) {
				struct ulti_dispute d = list[0];
				d.facts[fact] = answer;
				assert_int_equal(ulti_judge(&d, &rules, &ruling),
					row->answers >> answer & 1 ? ULTI_JUDGE_FINE : ULTI_JUDGE_ANSWER_UNKNOWN);
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_path),
		cmocka_unit_test(every_result),
		cmocka_unit_test(by_hand),
		cmocka_unit_test(reasons),
		cmocka_unit_test(reasons_unchecked),
		cmocka_unit_test(steps),
		cmocka_unit_test(nothing_asked_is_unused),
		cmocka_unit_test(nothing_needed_is_guessed),
		cmocka_unit_test(refused_head),
		cmocka_unit_test(dealer_sits_out),
		cmocka_unit_test(refused_facts),
		cmocka_unit_test(refused_jury),
		cmocka_unit_test(refused_contracts),
		cmocka_unit_test(no_breach_is_none), cmocka_unit_test(table_is_whole),
		cmocka_unit_test(every_word_leads_somewhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
