/* Written facts and deal lines read back the same, over every bid and many random deals. */
#include "test.h"
#include "random.h"

#include "games/ulti/notation/notation.h"

#include <string.h>

/* ---- random deals ------------------------------------------------------------------------------ */

static void random_levels(struct ulti_deal *deal, const struct ulti_bid *bid, uint64_t *state)
{
	static const uint8_t levels[] = { 0, 0, 2, 4 };

	for (int i = 0; i < bid->part_count && bid->colour != ULTI_COLOURLESS; i++)
		deal->kontra[bid->parts[i].part] = levels[next_random(state, 4)];
	for (int seat = 0; seat < ULTI_SEATS && bid->colour == ULTI_COLOURLESS; seat++) {
		if (seat != deal->declarer && ulti_deal_seats(deal, seat))
			deal->seat_kontra[seat] = levels[next_random(state, 4)];
	}
}

/* Draw any deal of a bid; the rules may still refuse it. */
static struct ulti_deal random_deal(const struct ulti_bid *bid, uint64_t *state)
{
	static const uint8_t tables[] = { 7, 11, 13, 14 };
	struct ulti_deal deal = { .bid = bid->no, .trump = ULTI_NO_SUIT };

	deal.players = tables[next_random(state, 4)];
	do
		deal.declarer = (uint8_t)next_random(state, ULTI_SEATS);
	while (!ulti_deal_seats(&deal, deal.declarer));
	if (bid->colour == ULTI_RED)
		deal.trump = ULTI_PIROS;
	if (bid->colour == ULTI_PLAIN)
		deal.trump = (int8_t)((int)next_random(state, 4) - 1);
	random_levels(&deal, bid, state);
	if (next_random(state, 6) == 0) {
		deal.ending = (uint8_t)(ULTI_THROWN_IN + next_random(state, 2));
		return deal;
	}
	for (int i = 0; i < bid->part_count; i++)
		deal.made[bid->parts[i].part] = (uint8_t)(ULTI_MADE + next_random(state, 2));
	deal.silent_100 = (uint8_t)next_random(state, 3);
	deal.silent_4_asz = (uint8_t)next_random(state, 3);
	deal.silent_ulti = (uint8_t)next_random(state, 3);
	if (deal.silent_ulti)
		deal.silent_ulti_result = (uint8_t)(ULTI_MADE + next_random(state, 2));
	return deal;
}

/* Call `check` with many legal deals of every bid; every kind of result must occur. */
static void each_deal(void (*check)(const struct ulti_deal *deal))
{
	uint64_t state = 20171121;
	int kontra = 0, seat_kontra = 0, silent_100 = 0, silent_ulti = 0, silent_4_asz = 0, unplayed = 0;

	for (int no = 1; no <= ULTI_BIDS; no++) {
		for (int n = 0; n < 2000; n++) {
			struct ulti_deal deal = random_deal(ulti_bid_at(no), &state);
			if (ulti_deal_check(&deal, &ulti_mausz_2017) != ULTI_FINE)
				continue;
			check(&deal);
			kontra += deal.kontra[ULTI_ULTI] != 0;
			seat_kontra += deal.seat_kontra[2] != 0;
			silent_100 += deal.silent_100 != 0;
			silent_ulti += deal.silent_ulti != 0;
			silent_4_asz += deal.silent_4_asz != 0;
			unplayed += deal.ending != ULTI_PLAYED;
		}
	}
	assert_true(kontra && seat_kontra && silent_100 && silent_ulti && silent_4_asz && unplayed);
}

/* ---- the checks -------------------------------------------------------------------------------- */

static void check_record(const struct ulti_deal *deal)
{
	struct ulti_deal back = { .players = deal->players };
	struct game_record record;

	ulti_record_of(deal, &record);
	assert_true(record.fact_count <= GAME_FACTS);
	assert_true(ulti_record_read(&record, &back));
	assert_memory_equal(&back, deal, sizeof back);
}

static void every_deal_comes_back_from_its_facts(void **state)
{
	(void)state;
	each_deal(check_record);
}

static void check_line(const struct ulti_deal *deal)
{
	struct ulti_deal_line line = { .no = 7, .dealer = ULTI_NO_SEAT, .deal = *deal }, back;
	struct text_fault fault;
	struct buf b = { 0 }, again = { 0 };

	line.deal.players = 0;
	if (deal->declarer % 2)
		line.dealer = 1;
	ulti_deal_line_write(&b, &line);
	if (!ulti_deal_line_read(b.data, b.len, 0, false, &back, &fault))
		fail_msg("“%s”: %s", b.data, fault.msg->text[LANG_EN]);
	assert_memory_equal(&back, &line, sizeof back);
	ulti_deal_line_write(&again, &back);
	assert_string_equal(again.data, b.data);
	buf_free(&b);
	buf_free(&again);
}

static void every_deal_comes_back_from_its_line(void **state)
{
	(void)state;
	each_deal(check_line);
}

static void a_void_line_comes_back(void **state)
{
	static const char *const reasons[] = { "", "rossz osztás", "„idéző”, \"jel\"; és 'más'", "\"" };

	(void)state;
	for (int i = 0; i < 8; i++) {
		struct ulti_deal_line line = {
			.no = 12, .kind = i < 4 ? ULTI_LINE_VOID : ULTI_LINE_REDEAL, .dealer = i % 2 ? 3 : ULTI_NO_SEAT,
			.deal.trump = ULTI_NO_SUIT,
		}, back;
		struct text_fault fault;
		struct buf b = { 0 };
		strcpy(line.reason, reasons[i % 4]);
		ulti_deal_line_write(&b, &line);
		assert_true(ulti_deal_line_read(b.data, b.len, 0, false, &back, &fault));
		assert_memory_equal(&back, &line, sizeof back);
		buf_free(&b);
	}
}

/* ---- records that nobody wrote ----------------------------------------------------------------- */

static struct game_record sample(void)
{
	struct ulti_deal deal = {
		.bid = 5, .trump = ULTI_ZOLD, .made = { [ULTI_ULTI] = ULTI_LOST, [ULTI_PARTI] = ULTI_MADE },
		.kontra = { [ULTI_ULTI] = 2 }, .silent_ulti = ULTI_DEFENDERS, .silent_ulti_result = ULTI_LOST,
	};
	struct game_record record;

	ulti_record_of(&deal, &record);
	return record;
}

static void the_facts_are_words(void **state)
{
	struct game_record r = sample();

	(void)state;
	assert_string_equal(r.bid, "ulti");
	assert_string_equal(r.trump, "zold");
	assert_string_equal(r.ending, "played");
	assert_int_equal(r.fact_count, 4);
	assert_string_equal(r.facts[0].kind, "result");
	assert_string_equal(r.facts[0].item, "ulti");
	assert_string_equal(r.facts[0].subject, "");
	assert_int_equal(r.facts[0].value, 0);
	assert_string_equal(r.facts[2].kind, "kontra");
	assert_int_equal(r.facts[2].value, 2);
	assert_string_equal(r.facts[3].kind, "silent");
	assert_string_equal(r.facts[3].subject, "defenders");
	assert_int_equal(r.facts[3].value, 0);
}

/* Check that the sample with one wrong field is refused. */
static void assert_refused(struct game_record *record)
{
	struct ulti_deal deal = { 0 };

	assert_false(ulti_record_read(record, &deal));
	*record = sample();
	assert_true(ulti_record_read(record, &deal));
}

static void a_record_that_nobody_wrote_is_refused(void **state)
{
	struct game_record r = sample();

	(void)state;
	strcpy(r.bid, "U");
	assert_refused(&r);
	strcpy(r.bid, "nope");
	assert_refused(&r);
	strcpy(r.trump, "z");
	assert_refused(&r);
	strcpy(r.ending, "");
	assert_refused(&r);
	r.declarer = 4;
	assert_refused(&r);
	r.fact_count = GAME_FACTS + 1;
	assert_refused(&r);
	strcpy(r.facts[0].item, "betli");
	assert_refused(&r);
	r.facts[0].value = 2;
	assert_refused(&r);
	for (int i = 0; i < 4; i++) {   /* the same fact twice */
		r.facts[i ? 0 : 1] = r.facts[i];
		assert_refused(&r);
	}
	strcpy(r.facts[2].subject, "B");
	assert_refused(&r);
	r.facts[2].value = 1;
	assert_refused(&r);
	strcpy(r.facts[3].subject, "");
	assert_refused(&r);
	strcpy(r.facts[3].item, "40-100");
	assert_refused(&r);
	strcpy(r.facts[3].kind, "");
	assert_refused(&r);
}

static void a_piros_bid_has_piros_trump_written_or_not(void **state)
{
	struct ulti_deal deal = { .bid = 2, .trump = ULTI_NO_SUIT, .made = { [ULTI_PARTI] = ULTI_MADE } }, back;
	struct game_record record;

	(void)state;
	ulti_record_of(&deal, &record);
	assert_string_equal(record.trump, "piros");
	record.trump[0] = '\0';
	assert_true(ulti_record_read(&record, &back));
	assert_int_equal(back.trump, ULTI_PIROS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_deal_comes_back_from_its_facts),
		cmocka_unit_test(every_deal_comes_back_from_its_line),
		cmocka_unit_test(a_void_line_comes_back),
		cmocka_unit_test(the_facts_are_words),
		cmocka_unit_test(a_record_that_nobody_wrote_is_refused),
		cmocka_unit_test(a_piros_bid_has_piros_trump_written_or_not),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
