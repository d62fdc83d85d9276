/*
 * Écarté against a second calculation: the sections applied one after another as a story of the hand, with a
 * separate judgement of impossible hands. Every possible hand at every score: kings, first proposals, tricks,
 * all sets of faults.
 */
#include "test.h"

#include "games/ecarte/rules/ecarte.h"

#include <stdbool.h>
#include <string.h>

/* ---- the second calculation -------------------------------------------------------------------- */

/* The story of a hand; `over` once somebody has five. */
struct story {
	int have[2], gave[2];
	bool over, wrong;
};

static void give(struct story *s, int who, int n)
{
	s->gave[who] += n;
	if (s->have[who] + s->gave[who] >= 5)
		s->over = true;
}

/* Compute the marks of the play for each, by 40.§, 41.§, 43.§, 44.§ and 52.§. */
static void play(const struct ecarte_hand *h, int dealer, int out[2])
{
	int n = 1 - dealer, tricks[2] = { h->tricks, 5 - h->tricks };

	out[0] = out[1] = 0;
	if (h->faults[ECARTE_FAULT_52] >= 0) {
		out[1 - h->faults[ECARTE_FAULT_52]] = 2;
		return;
	}
	for (int who = 0; who < 2; who++) {
		if (tricks[who] == 5)
			out[who] = 2;
		else if (tricks[who] >= 3)
			out[who] = 1;
	}
	if (h->first == ECARTE_REFUSED && tricks[dealer] < 3)
		out[n] = 2;
	if (h->first == ECARTE_DIRECT && tricks[n] < 3)
		out[dealer] = 2;
	int slipped = h->faults[ECARTE_FAULT_44];
	if (slipped >= 0 && out[slipped] > 0)
		out[slipped]--;
}

static struct story tell(const struct ecarte_hand *h, int dealer, const int8_t score[2])
{
	struct story s = { .have = { score[0], score[1] } };
	const int8_t *f = h->faults;
	bool played = h->tricks >= 0 || f[ECARTE_FAULT_52] >= 0;

	if (h->king == ECARTE_TURNED) {
		s.wrong |= h->king_by != dealer || f[ECARTE_FAULT_29] == h->king_by;
		give(&s, h->king_by, 1);
	}
	if (s.over) {
		s.wrong |= h->first != 0 || played || f[0] >= 0 || f[1] >= 0 || f[2] >= 0 || f[3] >= 0;
		return s;
	}
	s.wrong |= h->first == 0;
	if (f[ECARTE_FAULT_23] >= 0) {
		s.wrong |= f[ECARTE_FAULT_23] == dealer || h->first != ECARTE_ACCEPTED;
		give(&s, 1 - f[ECARTE_FAULT_23], 1);
	}
	if (h->king == ECARTE_HELD) {
		s.wrong |= s.over || f[ECARTE_FAULT_23] == h->king_by || f[ECARTE_FAULT_24] == h->king_by
			|| f[ECARTE_FAULT_29] == h->king_by;
		if (!s.over)
			give(&s, h->king_by, 1);
	}
	if (f[ECARTE_FAULT_24] >= 0) {
		s.wrong |= s.over || h->first != ECARTE_ACCEPTED;
		if (!s.over)
			give(&s, 1 - f[ECARTE_FAULT_24], 1);
	}
	if (s.over) {
		s.wrong |= played || f[2] >= 0 || f[3] >= 0;
		return s;
	}
	s.wrong |= !played || (f[ECARTE_FAULT_52] >= 0 && (h->tricks >= 0 || f[ECARTE_FAULT_44] >= 0));
	int marks[2];
	play(h, dealer, marks);
	int liar = f[ECARTE_FAULT_29];
	if (liar >= 0) {
		marks[liar] = 0;
		marks[1 - liar]++;
	}
	give(&s, 0, marks[0]);
	give(&s, 1, marks[1]);
	return s;
}

/* ---- all of them ------------------------------------------------------------------------------- */

static long settled, refused;

static void check_lines(const struct ecarte_settlement *out)
{
	int sum[2] = { 0, 0 };

	for (int i = 0; i < out->line_count; i++)
		sum[out->lines[i].player] += out->lines[i].marks;
	assert_int_equal(sum[0], out->marks[0]);
	assert_int_equal(sum[1], out->marks[1]);
	assert_true(out->marks[0] >= 0 && out->marks[1] >= 0);
}

/* Find who marks more than the letter of 44.§ gives: one mark for the vole, none for three or four tricks. */
static int expected_letter(const struct ecarte_hand *h, int dealer)
{
	int slipped = h->faults[ECARTE_FAULT_44], marks[2];

	if (slipped < 0 || h->tricks < 0 || h->faults[ECARTE_FAULT_29] == slipped)
		return ECARTE_NOBODY;
	int tricks = slipped == 0 ? h->tricks : 5 - h->tricks;
	play(h, dealer, marks);
	return tricks >= 3 && marks[slipped] > (tricks == 5 ? 1 : 0) ? slipped : ECARTE_NOBODY;
}

static void check_hand(const struct ecarte_hand *h, int dealer, const int8_t score[2])
{
	struct story s = tell(h, dealer, score);
	struct ecarte_settlement out;
	enum ecarte_refusal refusal = ecarte_settle(h, dealer, score, &out);

	assert_int_equal(refusal != ECARTE_FINE, s.wrong);
	if (s.wrong) {
		refused++;
		return;
	}
	settled++;
	for (int who = 0; who < 2; who++) {
		int total = score[who] + s.gave[who];
		assert_int_equal(out.marks[who], s.gave[who]);
		assert_int_equal(out.score[who], total > 5 ? 5 : total);
		assert_int_equal(out.winner == who, total >= 5);
	}
	check_lines(&out);
	assert_int_equal(ecarte_settle_letter(&out), expected_letter(h, dealer));
}

static void check_faults(struct ecarte_hand *h, int dealer, const int8_t score[2])
{
	for (int set = 0; set < 243; set++) {
		for (int fault = 0, left = set; fault < ECARTE_FAULTS; fault++, left /= 3)
			h->faults[fault] = (int8_t)(left % 3 - 1);
		check_hand(h, dealer, score);
	}
}

static void check_play(struct ecarte_hand *h, int dealer, const int8_t score[2])
{
	for (h->first = 0; h->first < ECARTE_FIRST_COUNT; h->first++) {
		for (h->tricks = -1; h->tricks <= 5; h->tricks++)
			check_faults(h, dealer, score);
	}
}

static void every_hand(void **state)
{
	(void)state;
	for (int at = 0; at < 50; at++) {
		const int8_t score[2] = { (int8_t)(at / 2 % 5), (int8_t)(at / 10) };
		for (int king = 0; king < 5; king++) {
			struct ecarte_hand h = ecarte_hand_start();
			h.king = (uint8_t)((king + 1) / 2);
			h.king_by = (int8_t)(king == 0 ? -1 : king % 2);
			check_play(&h, at % 2, score);
		}
	}
	print_message("# %ld settled, %ld refused\n", settled, refused);
	assert_true(settled > 40000);
}

/* E-11, E-12: the dealers. */
static void dealers(void **state)
{
	struct ecarte_coup coup = { .dealer = 1, .winner = ECARTE_NOBODY };
	struct ecarte_hand hand = ecarte_hand_start();
	struct ecarte_settlement out;

	(void)state;
	hand.is_void = ECARTE_VOID_KEPT;
	assert_int_equal(ecarte_coup_add(&coup, &hand, &out), ECARTE_FINE);
	assert_int_equal(coup.dealer, 1);
	hand.is_void = ECARTE_VOID_LOST;
	assert_int_equal(ecarte_coup_add(&coup, &hand, &out), ECARTE_FINE);
	assert_int_equal(coup.dealer, 0);
	hand = ecarte_hand_start();
	hand.first = ECARTE_ACCEPTED;
	hand.tricks = 5;
	for (int i = 0; i < 2; i++)
		assert_int_equal(ecarte_coup_add(&coup, &hand, &out), ECARTE_FINE);
	assert_int_equal(coup.dealer, 0);
	assert_int_equal(coup.score[0], 4);
	assert_int_equal(ecarte_coup_add(&coup, &hand, &out), ECARTE_FINE);
	assert_int_equal(coup.winner, 0);
	assert_int_equal(ecarte_coup_add(&coup, &hand, &out), ECARTE_AFTER_THE_END);
}

/* ---- bets: the payments always add up to 0, and the winners get their own back ---------------- */

static void check_share(struct ecarte_bet bets[4], const int rest[2], int winner)
{
	long sum = 0;

	assert_int_equal(ecarte_share(bets, 4, rest, ECARTE_NOBODY, winner), ECARTE_FINE);
	for (int i = 0; i < 4; i++) {
		sum += bets[i].payment;
		if (winner != ECARTE_NOBODY && bets[i].side == winner)
			assert_int_equal(bets[i].payment, bets[i].amount);
	}
	assert_int_equal(sum, 0);
}

static void bets(void **state)
{
	(void)state;
	for (int at = 0; at < 4 * 4 * 4 * 4 * 3; at++) {
		struct ecarte_bet b[4] = {
			{ .side = 0, .player = 0, .amount = at % 4 * 5 }, { .side = 1, .player = 1, .amount = at / 4 % 4 * 5 },
			{ .side = 0, .player = -1, .amount = at / 16 % 4 * 5 }, { .side = 1, .player = -1, .amount = at / 64 % 4 * 5 },
		};
		check_share(b, (const int[2]){ -1, -1 }, at / 256 - 1);
		check_share(b, (const int[2]){ 2, 3 }, at / 256 - 1);
	}
}

/* ---- what is cited ----------------------------------------------------------------------------- */

/* The reason of each mark, by the table of the rules: the section, and the reading if there is one. */
static void marks_have_their_sections(void **state)
{
	static const struct { int part; const char *code, *cite, *reading; } rows[ECARTE_PARTS] = {
		{ ECARTE_KING_TURNED, "king-turned", "26.§", "E-04" }, { ECARTE_KING_HELD, "king-held", "27.§", "E-04" },
		{ ECARTE_MOST_TRICKS, "tricks", "43.§", NULL }, { ECARTE_REFUSED_LOST, "refused", "40.§", "E-02" },
		{ ECARTE_DIRECT_LOST, "direct", "41.§", "E-02" }, { ECARTE_VOLE, "vole", "43.§", "E-02" },
		{ ECARTE_FOR_23, "fault-23", "23.§", "E-10" }, { ECARTE_FOR_24, "fault-24", "24.§", "E-10" },
		{ ECARTE_FOR_29, "fault-29", "29.§", "E-08" }, { ECARTE_FOR_44, "fault-44", "44.§", "E-07" },
		{ ECARTE_FOR_52, "fault-52", "52.§", "E-09" }, { ECARTE_BY_COMMITTEE, "committee", "59.§", "E-33" },
	};

	(void)state;
	for (int i = 0; i < ECARTE_PARTS; i++) {
		assert_string_equal(ecarte_part_code(rows[i].part), rows[i].code);
		assert_string_equal(ecarte_part_cite(rows[i].part), rows[i].cite);
		assert_int_equal(ecarte_part_reading(rows[i].part) != NULL, rows[i].reading != NULL);
		if (rows[i].reading)
			assert_string_equal(ecarte_part_reading(rows[i].part), rows[i].reading);
	}
	for (int fault = 0; fault < ECARTE_FAULTS; fault++) {
		assert_int_equal(ecarte_fault_find(ecarte_fault_code(fault)), fault);
		assert_int_equal(ecarte_fault_find((char[]){ ecarte_fault_code(fault)[0], '7', '\0' }), -1);
		assert_int_equal(ecarte_fault_find((char[]){ '7', ecarte_fault_code(fault)[1], '\0' }), -1);
		assert_int_equal(ecarte_fault_find((char[]){ ecarte_fault_code(fault)[0], ecarte_fault_code(fault)[1], '1', '\0' }), -1);
	}
}

/* E-33: the committee's marks are added last; fewer than none, and two winners, are impossible. */
static void the_committee_comes_last(void **state)
{
	(void)state;
	for (int at = 0; at < 5 * 5 * 9 * 9; at++) {
		const int8_t score[2] = { (int8_t)(at % 5), (int8_t)(at / 5 % 5) };
		const int given[2] = { at / 25 % 9 - 4, at / 225 - 4 };
		struct ecarte_hand h = ecarte_hand_start();
		struct ecarte_settlement out;
		h.first = ECARTE_ACCEPTED;
		h.tricks = 3;
		h.committee[0] = (int8_t)given[0];
		h.committee[1] = (int8_t)given[1];
		int total[2] = { score[0] + 1 + given[0], score[1] + given[1] };
		enum ecarte_refusal refusal = ecarte_settle(&h, 0, score, &out);
		if (total[0] < 0 || total[1] < 0) {
			assert_int_equal(refusal, ECARTE_BELOW_ZERO);
			continue;
		}
		assert_int_equal(refusal, total[0] >= 5 && total[1] >= 5 ? ECARTE_AFTER_THE_END : ECARTE_FINE);
		if (refusal != ECARTE_FINE)
			continue;
		for (int who = 0; who < 2; who++) {
			assert_int_equal(out.score[who], total[who] > 5 ? 5 : total[who]);
			assert_int_equal(out.marks[who], given[who] + (who == 0));
			assert_int_equal(out.winner == who, total[who] >= 5);
		}
	}
	/* Nobody can go on once a coup is over. */
	const int8_t over[2][2] = { { 5, 0 }, { 2, 5 } };
	struct ecarte_hand h = ecarte_hand_start();
	struct ecarte_settlement out;
	h.first = ECARTE_ACCEPTED;
	h.tricks = 3;
	assert_int_equal(ecarte_settle(&h, 0, over[0], &out), ECARTE_SCORE_OVER);
	assert_int_equal(ecarte_settle(&h, 0, over[1], &out), ECARTE_SCORE_OVER);
}

/* 3.§, 4.§ (E-18), 58.§: the side of a bet, the holder of the rest, and half of the chouette's bets. */
static void bets_that_cannot_be(void **state)
{
	const int none[2] = { -1, -1 };

	(void)state;
	for (int own = 0; own <= 20; own++) {
		for (int others = 0; others <= 20; others++) {
			struct ecarte_bet b[3] = { { .side = 0, .player = 0, .amount = own }, { .side = 1, .player = 1, .amount = 5 },
				{ .side = 0, .player = -1, .amount = others } };
			assert_int_equal(ecarte_share(b, 3, none, 0, 0), own < others ? ECARTE_CHOUETTE_SHARE : ECARTE_FINE);
			assert_int_equal(ecarte_share(b, 3, none, 1, 0), ECARTE_FINE);
			b[0].player = -1;
			assert_int_equal(ecarte_share(b, 3, none, 0, 0), own + others > 0 ? ECARTE_CHOUETTE_SHARE : ECARTE_FINE);
		}
	}
	struct ecarte_bet b[2] = { { .side = 0, .player = 1, .amount = 5 }, { .side = 1, .player = -1, .amount = 5 } };
	assert_int_equal(ecarte_share(b, 2, none, -1, 0), ECARTE_BETTOR_OF_OTHER_SIDE);
	b[0].player = 0;
	assert_int_equal(ecarte_share(b, 2, none, -1, 0), ECARTE_FINE);
	assert_int_equal(ecarte_share(b, 2, (const int[2]){ 1, -1 }, -1, 0), ECARTE_REST_OF_OTHER_SIDE);
	assert_int_equal(ecarte_share(b, 2, (const int[2]){ -1, 0 }, -1, 0), ECARTE_REST_OF_OTHER_SIDE);
	assert_int_equal(ecarte_share(b, 2, (const int[2]){ 0, 1 }, -1, 0), ECARTE_FINE);
	/* E-17: a surplus or deficit goes to the losing player, or to the holder of that side's rest. */
	for (int winner = 0; winner < 2; winner++) {
		for (int first = 0; first <= 20; first += 4) {
			for (int rest = 0; rest < 2; rest++) {
				struct ecarte_bet c[4] = { { .side = 0, .player = 0, .amount = first }, { .side = 1, .player = 1, .amount = 8 },
					{ .side = 0, .player = -1, .amount = 3 }, { .side = 1, .player = -1, .amount = 6 } };
				int lost = winner == 0 ? 14 : first + 3, won = winner == 0 ? first + 3 : 14, holder = 1 - winner + 2 * rest;
				assert_int_equal(ecarte_share(c, 4, rest ? (const int[2]){ 2, 3 } : none, -1, winner), ECARTE_FINE);
				for (int i = 0; i < 4; i++) {
					int wanted = c[i].side == winner ? c[i].amount : -c[i].amount + (i == holder ? lost - won : 0);
					assert_int_equal(c[i].payment, wanted);
				}
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_hand), cmocka_unit_test(dealers), cmocka_unit_test(bets),
		cmocka_unit_test(marks_have_their_sections), cmocka_unit_test(the_committee_comes_last),
		cmocka_unit_test(bets_that_cannot_be),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
