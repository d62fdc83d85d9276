/* Codes, names, and bids as people say them. */
#include "test.h"

#include "games/ulti/notation/notation.h"

#include <stdio.h>
#include <string.h>

static const struct ulti_bid *read_bid(const char *s)
{
	return ulti_bid_read(s, strlen(s));
}

static void assert_bid(const char *s, int no)
{
	const struct ulti_bid *bid = read_bid(s);

	if (!bid || bid->no != no)
		fail_msg("“%s” read as bid %d, not %d", s, bid ? bid->no : 0, no);
}

/* ---- codes ------------------------------------------------------------------------------------- */

static void every_code_short_code_and_number(void **state)
{
	(void)state;
	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no);
		char upper[64];
		size_t i = 0;
		assert_bid(bid->code, no);
		assert_bid(bid->short_code, no);
		for (; bid->code[i]; i++)
			upper[i] = (char)(bid->code[i] >= 'a' && bid->code[i] <= 'z' ? bid->code[i] - 32 : bid->code[i]);
		upper[i] = '\0';
		assert_bid(upper, no);
		if (no != 20 && no != 40)
			assert_bid(num_of(no).text, no);
	}
}

static void a_short_code_goes_before_a_number(void **state)
{
	(void)state;
	assert_string_equal(read_bid("20")->code, "20-100");
	assert_string_equal(read_bid("40")->code, "40-100");
	assert_string_equal(read_bid("4")->code, "4-asz");
	assert_string_equal(read_bid("4A")->code, "4-asz");
}

static void accents_and_case_do_not_matter(void **state)
{
	(void)state;
	assert_bid("Színtelen-Durchmars", 8);
	assert_bid("piros-20-100+ulti+TERÍTETT-durchmars", 54);
	assert_bid("ulti+4-ász", 13);
	assert_bid("szi\u0301ntelen-durchmars", 8);   /* a separate accent */
	assert_bid("p40+u+td", 52);
}

static void what_is_no_bid(void **state)
{
	static const char *const wrong[] = {
		"", "0", "55", "05", "-1", "1.", "1 ", " ulti", "ulti+", "+", "40+", "p+", "4a+U", "U+40",
		"pSD", "piros-betli",
		"D+4A", "100", "540", "ulti+ulti", "piros-20-100+ulti+teritett-durchmars+", "\xff", "\xc3",
		"piros-20-100+ulti+teritett-durchmarspiros-20-100+ulti+teritett-durchmars", "ú\xff",
	};

	(void)state;
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		if (read_bid(wrong[i]))
			fail_msg("“%s” was read as a bid", wrong[i]);
	}
	assert_null(ulti_bid_read("ulti\0", 5));
	assert_null(ulti_bid_read("\xc3\xba\0", 3));
	assert_non_null(ulti_bid_read("ultiX", 4));
}

static void parts_suits_and_seats(void **state)
{
	(void)state;
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		assert_int_equal(ulti_part_read(ulti_item_code(part), strlen(ulti_item_code(part))), part);
		assert_int_equal(ulti_part_read(ulti_part_short(part), strlen(ulti_part_short(part))), part);
	}
	assert_int_equal(ulti_part_read("4-ÁSZ", 6), ULTI_4_ASZ);
	assert_int_equal(ulti_part_read("4a", 2), ULTI_4_ASZ);
	assert_int_equal(ulti_part_read("TD", 2), -1);
	assert_int_equal(ulti_part_read("", 0), -1);
	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		assert_int_equal(ulti_suit_read(ulti_suit_code(suit), strlen(ulti_suit_code(suit))), suit);
		assert_int_equal(ulti_suit_read(ulti_suit_code(suit), 1), suit);
	}
	assert_int_equal(ulti_suit_read("ZÖLD", 5), ULTI_ZOLD);
	assert_int_equal(ulti_suit_read("T", 1), ULTI_TOK);
	assert_int_equal(ulti_suit_read("to", 2), ULTI_NO_SUIT);
	assert_int_equal(ulti_suit_read("", 0), ULTI_NO_SUIT);
	assert_string_equal(ulti_suit_code(ULTI_NO_SUIT), "");
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		assert_int_equal(ulti_seat_read(ulti_seat_code(seat), 1), seat);
	assert_int_equal(ulti_seat_read("d", 1), 3);
	assert_int_equal(ulti_seat_read("E", 1), ULTI_NO_SEAT);
	assert_int_equal(ulti_seat_read("AB", 2), ULTI_NO_SEAT);
	assert_int_equal(ulti_seat_read("", 0), ULTI_NO_SEAT);
	assert_string_equal(ulti_seat_code(ULTI_NO_SEAT), "");
}

/* ---- names ------------------------------------------------------------------------------------- */

static void names_in_both_languages(void **state)
{
	struct ulti_deal deal = { .bid = 5, .trump = ULTI_ZOLD };

	(void)state;
	for (int item = 0; item < ULTI_ITEM_COUNT; item++) {
		assert_true(ulti_item_name(LANG_HU, item)[0]);
		assert_true(ulti_item_name(LANG_EN, item)[0]);
	}
	assert_string_equal(ulti_item_name(LANG_HU, ULTI_SILENT_4_ASZ), "csendes 4 ász");
	assert_string_equal(ulti_item_name(LANG_EN, ULTI_4_ASZ), "four aces");
	assert_string_equal(ulti_trump_name(LANG_HU, ulti_bid_at(deal.bid), deal.trump), "zöld");
	deal.trump = ULTI_NO_SUIT;
	assert_string_equal(ulti_trump_name(LANG_HU, ulti_bid_at(deal.bid), deal.trump), "");
	deal.bid = 15;
	assert_string_equal(ulti_trump_name(LANG_EN, ulti_bid_at(deal.bid), deal.trump), "piros");
	deal.bid = 8;
	assert_string_equal(ulti_trump_name(LANG_HU, ulti_bid_at(deal.bid), deal.trump), "színtelen");
}

static void every_refusal_has_words(void **state)
{
	(void)state;
	for (int refusal = ULTI_NO_SUCH_BID; refusal < ULTI_REFUSAL_COUNT; refusal++) {
		const struct msg *msg = ulti_refusal_msg((enum ulti_refusal)refusal);
		assert_non_null(msg);
		for (int lang = 0; lang < LANG_COUNT; lang++)
			assert_non_null(strstr(msg->text[lang], "{0}"));
	}
	assert_non_null(ulti_refusal_msg(ULTI_FINE));
}

/* ---- said -------------------------------------------------------------------------------------- */

struct said {
	const char *words;
	int standing;      /* number, 0: none */
	const char *code;  /* NULL: not understood */
};

static void assert_said(const struct said *said)
{
	const struct ulti_bid *bid = ulti_bid_say(said->words, strlen(said->words), ulti_bid_at(said->standing));

	if (!bid != !said->code || (bid && strcmp(bid->code, said->code) != 0)) {
		fail_msg("“%s” over bid %d: %s, not %s", said->words, said->standing, bid ? bid->code : "nothing",
			said->code ? said->code : "nothing");
	}
}

static void r_05_incomplete_names(void **state)
{
	static const struct said cases[] = {
		{ "40-100", 5, "piros-40-100" },          /* after ulti */
		{ "negyvenszáz", 5, "piros-40-100" },
		{ "betli", 15, "rebetli" },               /* after piros ulti */
		{ "betli", 5, "betli" },
		{ "betli", 18, "teritett-betli" },
		{ "betli", 39, "betli" },                 /* there is no higher one: unchanged */
		{ "parti", 1, "piros-parti" },
		{ "ulti", 5, "piros-ulti" },
		{ "ulti", 2, "ulti" },
		{ "40 ulti", 10, "piros-40-100+ulti" },
		{ "durchmars", 8, "durchmars" },          /* its grade must be named */
		{ "terített durchmars", 22, "teritett-durchmars" },
		{ "40-100 durchmars", 16, "40-100+durchmars" },
		{ "piros ulti", 34, "piros-ulti" },
		{ "rebetli", 18, "rebetli" },
		{ "3", 5, "40-100" },                     /* a number is a number */
		{ "40", 5, "piros-40-100" },
		{ "p40", 5, "piros-40-100" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_said(&cases[i]);
}

static void r_06_what_the_first_player_says(void **state)
{
	static const struct said cases[] = {
		{ "passz", 0, "parti" }, { "parti", 0, "parti" }, { "játék", 0, "parti" }, { "Passz", 0, "parti" },
		{ "piros passz", 0, "piros-parti" }, { "piros játék", 0, "piros-parti" },
		{ "piros parti", 0, "piros-parti" },
		{ "passz", 1, NULL },                     /* a later pass is no bid */
		{ "piros passz", 1, "piros-parti" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_said(&cases[i]);
}

static void as_people_say_them(void **state)
{
	static const struct said cases[] = {
		{ "40/100", 0, "40-100" }, { "40 100", 0, "40-100" }, { "negyven száz", 0, "40-100" },
		{ "negyven-száz", 0, "40-100" }, { "negyven 100", 0, "40-100" }, { "  negyvenszáz ", 0, "40-100" },
		{ "húsz száz", 0, "20-100" }, { "20 100", 0, "20-100" }, { "HÚSZSZÁZ", 0, "20-100" },
		{ "20/100", 0, "20-100" },
		{ "ultimó", 0, "ulti" }, { "piros ultimó", 0, "piros-ulti" },
		{ "ulti parti", 0, "ulti" },
		{ "négy ász", 0, "4-asz" }, { "4 ász", 0, "4-asz" }, { "4ász", 0, "4-asz" },
		{ "négyász", 0, "4-asz" },
		{ "rebetli", 0, "rebetli" }, { "re betli", 0, "rebetli" }, { "piros betli", 0, "rebetli" },
		{ "terített betli", 0, "teritett-betli" }, { "szintelen betli", 0, "betli" },
		{ "szín nélküli durchmars", 0, "szintelen-durchmars" },
		{ "színtelen durchmars", 0, "szintelen-durchmars" },
		{ "redurchmars", 0, "redurchmars" }, { "színtelen redurchmars", 0, "redurchmars" },
		{ "terített durchmars", 0, "teritett-durchmars" }, { "durchmars", 0, "durchmars" },
		{ "piros terített durchmars", 0, "piros-teritett-durchmars" },
		{ "terített piros durchmars", 0, "piros-teritett-durchmars" },
		{ "színtelen terített durchmars", 0, "szintelen-teritett-durchmars" },
		{ "piros ulti négy ász", 0, "piros-ulti+4-asz" }, { "négy ász és piros ulti", 0, "piros-ulti+4-asz" },
		{ "4 ász meg ulti", 0, "ulti+4-asz" },
		{ "piros negyvenszáz ulti", 0, "piros-40-100+ulti" }, { "ulti + 40-100", 0, "40-100+ulti" },
		{ "ulti-40/100-4 ász", 0, "40-100+ulti+4-asz" },
		{ "piros húszszáz ulti terített durchmars", 0, "piros-20-100+ulti+teritett-durchmars" },
		{ "terített durchmars, ulti, húsz száz", 0, "20-100+ulti+teritett-durchmars" },
		{ "U+D", 0, "ulti+durchmars" }, { " 11 ", 0, "20-100" }, { " 13", 0, "ulti+4-asz" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_said(&cases[i]);
}

static void the_names_of_the_table(void **state)
{
	(void)state;
	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no);
		assert_said(&(struct said){ bid->name, 0, bid->code });
	}
}

static void r_03_what_nobody_can_bid(void **state)
{
	static const struct said cases[] = {
		{ "", 0, NULL }, { "   ", 0, NULL }, { "és", 0, NULL }, { "piros", 0, NULL }, { "terített", 0, NULL },
		{ "re", 0, NULL }, { "színtelen", 0, NULL }, { "terített ulti", 0, NULL }, { "re ulti", 0, NULL },
		{ "durchmars 4 ász", 0, NULL }, { "40-100 színtelen durchmars", 0, NULL },
		{ "40-100 20-100", 0, NULL },
		{ "ulti ulti", 0, NULL }, { "piros piros ulti", 0, NULL }, { "betli ulti", 0, NULL },
		{ "40-100 parti", 0, NULL },
		{ "durchmars parti", 0, NULL }, { "40 redurchmars", 0, NULL }, { "terített redurchmars", 0, NULL },
		{ "terített rebetli", 0, NULL }, { "piros színtelen durchmars", 0, NULL }, { "száz", 0, NULL },
		{ "makk ulti", 0, NULL }, { "kontra ulti", 0, NULL }, { "ulti; 40-100", 0, NULL },
		{ "\xff", 0, NULL },
		{ "piros húszszáz ulti terített durchmars piros húszszáz ulti terített durchmars", 0, NULL },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_said(&cases[i]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_code_short_code_and_number),
		cmocka_unit_test(a_short_code_goes_before_a_number),
		cmocka_unit_test(accents_and_case_do_not_matter),
		cmocka_unit_test(what_is_no_bid),
		cmocka_unit_test(parts_suits_and_seats),
		cmocka_unit_test(names_in_both_languages),
		cmocka_unit_test(every_refusal_has_words),
		cmocka_unit_test(r_05_incomplete_names),
		cmocka_unit_test(r_06_what_the_first_player_says),
		cmocka_unit_test(as_people_say_them),
		cmocka_unit_test(the_names_of_the_table),
		cmocka_unit_test(r_03_what_nobody_can_bid),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
