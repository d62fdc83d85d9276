/* Deals from a seed: the worked example of docs/formats.md, 2.§, and equally likely orders. */
#include "base/random.h"
#include "test.h"

#include "games/ulti/rules/ulti.h"

#include "cards.h"

/* Computed by a separate program, from the description alone. */
static void worked_example(void **state)
{
	static const char seed[] = "Szolnok Kupa 2026/1";
	static const struct { unsigned no; const char *pack; } deals[] = {
		{ 1, "mK t9 z7 mX pA p7 z8 mA tX tF m7 tK zL pK m9 zF m8 zX pF p8 zK p9 tA pX z9 tL mL mF t7 t8 pL zA" },
		{ 2, "pF tA p9 p7 t9 mL tX zF zA t7 zL tF pA zX mA m9 m7 mF pX tL mK pK p8 z9 zK m8 t8 tK z7 pL z8 mX" },
	};

	(void)state;
	assert_true(random_seed_of(seed, sizeof seed - 1) == UINT64_C(0xcf489af32aaf1bd6));
	assert_true(random_seed_of("", 0) == UINT64_C(0xcbf29ce484222325));
	for (size_t i = 0; i < sizeof deals / sizeof *deals; i++) {
		uint8_t pack[ULTI_CARDS], wanted[ULTI_CARDS];
		assert_int_equal(read_cards(deals[i].pack, wanted), ULTI_CARDS);
		ulti_pack_shuffle(random_seed_of(seed, sizeof seed - 1), deals[i].no, pack);
		assert_memory_equal(pack, wanted, sizeof pack);
	}
}

/* 2.§ (1): seven, five, five, then five each; twelve for the first. */
static void packets(void **state)
{
	uint8_t pack[ULTI_CARDS];
	uint32_t hands[ULTI_PLAYERS];
	static const uint8_t owner[ULTI_CARDS] = {
		0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
	};

	(void)state;
	for (unsigned no = 1; no <= 1000; no++) {
		ulti_pack_shuffle(1, no, pack);
		ulti_pack_deal(pack, hands);
		assert_int_equal(hands[0] ^ hands[1] ^ hands[2], UINT32_MAX);
		assert_int_equal(ulti_cards_count(hands[0]), 12);
		assert_int_equal(ulti_cards_count(hands[1]), 10);
		for (int i = 0; i < ULTI_CARDS; i++)
			assert_true(ulti_cards_have(hands[owner[i]], pack[i]));
	}
}

/*
 * Every card comes equally often to every place: each count is 3125 ± 6 deviations (55), for adjacent seeds.
 */
static void every_place_alike(void **state)
{
	enum { DEALS = 100000, MEAN = DEALS / ULTI_CARDS, FAR = 330 };
	static int count[ULTI_CARDS][ULTI_CARDS];
	uint8_t pack[ULTI_CARDS];

	(void)state;
	for (unsigned no = 0; no < DEALS; no++) {
		ulti_pack_shuffle(no / 100, no % 100, pack);
		for (int i = 0; i < ULTI_CARDS; i++)
			count[i][pack[i]]++;
	}
	for (int place = 0; place < ULTI_CARDS; place++) {
		for (int card = 0; card < ULTI_CARDS; card++)
			assert_in_range(count[place][card], MEAN - FAR, MEAN + FAR);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(worked_example),
		cmocka_unit_test(packets),
		cmocka_unit_test(every_place_alike),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
