/* The cards of a deal in words: lines, deductions, impossible cards; and conversion both ways. */
#include "test.h"

#include "games/ulti/cards/messages.h"
#include "games/ulti/notation/notation.h"

#include "cards.h"

#include <string.h>

static const char *const whole[] = {
	"lap A=\"m87 tAKFL8 pAF8\" B=\"mFL zKL87 t7 pXL9\" C=\"mAXK9 zXF9 t9 pK7\"", "talon zA tX", "bemond A t40",
	"utes m7 mL mK / pK pA p9 / m8 mF mA / zX tA z8 / pF pX p7", "utes zK zF t8", "utes tF t7 t9 / tK z7 m9",
	"UTES p8 pL mX / zL z9 tL ; the end", NULL,
};

static struct ulti_deal parti_in_tok(void)
{
	return (struct ulti_deal){ .bid = 1, .players = 7, .declarer = 0, .trump = ULTI_TOK };
}

static struct game_cards read_lines(const char *const lines[], unsigned without)
{
	struct game_cards play = { 0 };
	struct text_fault fault;

	for (int i = 0; lines[i]; i++) {
		if (!(without >> i & 1) && !ulti_play_line_read(lines[i], strlen(lines[i]), &play, &fault))
			fail_msg("%s: %s", lines[i], fault.msg->text[LANG_EN]);
	}
	return play;
}

static void all_of_it(void **state)
{
	const struct ulti_deal deal = parti_in_tok();
	struct game_cards play = read_lines(whole, 0), full = { 0 };
	struct ulti_play cards, back;
	struct err e = { 0 };

	(void)state;
	assert_true(ulti_play_read(&play, &deal, &cards, &e));
	assert_int_equal(cards.count, ULTI_PLAYED_CARDS);
	assert_int_equal(cards.talon, set_of("zA tX"));
	assert_int_equal(cards.hands[1], set_of("mFL zKL87 t7 pXL9"));
	assert_int_equal(cards.hands[3], 0);
	assert_int_equal(cards.melds[0], 1 << ULTI_TOK);
	ulti_play_of(&cards, &deal, &full);
	assert_int_equal(full.count, 3 + 1 + 1 + 10);
	assert_string_equal(game_cards_find(&full, "trick", 10)->words, "zL z9 tL");
	assert_string_equal(game_cards_find(&full, "melds", 0)->words, "t40");
	assert_true(ulti_play_read(&full, &deal, &back, &e));
	assert_memory_equal(&back, &cards, sizeof back);
}

/* Line 0: the hands, 1: the talon; missing ones follow from ten tricks, or are the rest of the pack. */
static void what_follows(void **state)
{
	static const char *const hands[] = {
		"lap A=\"m87 tAKFL8 pAF8\" C=\"mAXK9 zXF9 t9 pK7\"", "talon zA tX", "utes m7 mL", NULL,
	};
	const struct ulti_deal deal = parti_in_tok();
	struct ulti_play cards, again;
	struct err e = { 0 };

	(void)state;
	struct game_cards play = read_lines(whole, 0);
	assert_true(ulti_play_read(&play, &deal, &cards, &e));
	for (unsigned without = 1; without <= 3; without++) {
		play = read_lines(whole, without);
		assert_true(ulti_play_read(&play, &deal, &again, &e));
		assert_memory_equal(&again, &cards, sizeof again);
	}
	play = read_lines(hands, 0);
	assert_true(ulti_play_read(&play, &deal, &again, &e));
	assert_int_equal(again.hands[1], cards.hands[1]);
	play = read_lines(hands, 2);
	assert_false(ulti_play_read(&play, &deal, &again, &e));
	assert_string_equal(e.msg->text[LANG_EN], msg_cards_hand_missing.text[LANG_EN]);
	assert_string_equal(e.arg[0], "B");
}

struct bad {
	const char *before, *line, *carets;
	const struct msg *msg;
};

static void bad_lines(void **state)
{
	const struct bad rows[] = {
		{ "", "lap A=\"m87\"", "       ^^^", &msg_line_count },
		{ "", "lap E=\"m87\"", "    ^", &msg_line_hand_bad },
		{ "", "lap", "   ^", &msg_line_hand_bad },
		{ "lap A=\"m87 tAKFL8 pAF8\"", "lap A=\"m87 tAKFL8 pAF8\"", "    ^", &msg_line_said_twice },
		{ "talon m8 m7", "talon m8 m7", "      ^^^^^", &msg_line_said_twice },
		{ "", "talon m8", "      ^^", &msg_line_count },
		{ "", "talon m8 m7 m9", "      ^^^^^^^^", &msg_line_count },
		{ "", "talon m8 q7", "         ^^", &msg_line_card_bad },
		{ "", "talon m8 m8", "         ^^", &msg_line_card_twice },
		{ "", "utes", "    ^", &msg_line_trick_count },
		{ "", "utes m8 m7 / ", "             ^", &msg_line_trick_count },
		{ "", "utes m7 m8 m9 mL", "     ^^^^^^^^^^^", &msg_line_trick_count },
		{ "utes m7/m8/m9/mL/mF/mK/mX/mA/z7/z8", "utes z9", "     ^^", &msg_line_too_many_tricks },
		{ "", "bemond", "      ^", &msg_line_meld_bad },
		{ "", "bemond z40", "       ^^^", &msg_line_meld_bad },
		{ "", "bemond A", "        ^", &msg_line_meld_bad },
		{ "", "bemond A z30", "         ^^^", &msg_line_meld_bad },
		{ "", "bemond A z40 x", "             ^", &msg_line_meld_bad },
		{ "bemond A z40", "bemond A p20", "       ^", &msg_line_said_twice },
		{ "", "licit A U z ++", "      ^^^^^^^^", &msg_cards_contract_missing },
		{ "licit A U z", "licit A U z", "      ^^^^^", &msg_line_said_twice },
		{ "", "kartya A", "^^^^^^", &msg_line_keyword },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct bad *bad = &rows[i];
		struct game_cards play = { 0 };
		struct text_fault fault = { 0 };
		size_t from = strspn(bad->carets, " "), to = strlen(bad->carets);
		if (*bad->before)
			assert_true(ulti_play_line_read(bad->before, strlen(bad->before), &play, &fault));
		if (ulti_play_line_read(bad->line, strlen(bad->line), &play, &fault))
			fail_msg("“%s” was read", bad->line);
		if (fault.from != from || (fault.to != to && fault.to != from))
			fail_msg("“%s”: bytes %zu-%zu, not %zu-%zu", bad->line, fault.from, fault.to, from, to);
		if (strcmp(fault.msg->text[LANG_EN], bad->msg->text[LANG_EN]) != 0)
			fail_msg("“%s”: %s", bad->line, fault.msg->text[LANG_EN]);
	}
}

/* Rows that are impossible only together. */
static void bad_together(void **state)
{
	static const struct { const char *lines[4]; const struct msg *msg; } rows[] = {
		{ { "utes m7 mL", "utes pK pA p9" }, &msg_cards_bad_trick },
		{ { "bemond A z40" }, &msg_cards_bad_meld },
		{ { "bemond A t20" }, &msg_cards_bad_meld },
		{ { "bemond A p20 p20" }, &msg_cards_meld_twice },
		{ { "lap D=\"m87 tAKFL8 pAF8\"" }, &msg_cards_not_player },
		{ { "bemond D p20" }, &msg_cards_not_player },
		{ { "talon m8 m7" }, &msg_cards_hand_missing },
	};
	const struct ulti_deal deal = parti_in_tok();

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct game_cards play = read_lines(rows[i].lines, 0);
		struct ulti_play cards;
		struct err e = { 0 };
		assert_false(ulti_play_read(&play, &deal, &cards, &e));
		assert_int_equal(e.status, ERR_REFUSED);
		assert_string_equal(e.msg->text[LANG_EN], rows[i].msg->text[LANG_EN]);
	}
}

/* Any contents of a book are read or refused. */
static void damaged_rows(void **state)
{
	static const struct game_cards_row rows[] = {
		{ "hand", 7, "mA" }, { "hand", -1, "mA" }, { "hand", 0, "rubbish" }, { "melds", 1, "z" }, { "melds", 1, "t40x" },
		{ "melds", 2, "  " }, { "trick", 1, "" }, { "trick", 1, "mA mX mK mF" }, { "talon", 0, "m" }, { "strange", 3, "m7" },
	};
	const struct ulti_deal deal = parti_in_tok();

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct game_cards play = { .count = 1, .rows[0] = rows[i] };
		struct ulti_play cards;
		struct err e = { 0 };
		assert_false(ulti_play_read(&play, &deal, &cards, &e));
	}
}

static void contract(void **state)
{
	static const char *const lines[] = { "licit C p40+U kU r40 o=B", "talon m8 t7", NULL };
	struct game_cards play = read_lines(lines, 0);
	struct ulti_deal_line line;

	(void)state;
	assert_string_equal(game_cards_find(&play, "contract", 0)->words, "C p40+U kU r40 o=B");
	assert_true(ulti_play_contract(&play, &line));
	assert_true(line.is_open);
	assert_int_equal(line.dealer, 1);
	line.deal.made[ULTI_ULTI] = ULTI_MADE;
	line.deal.silent_4_asz = ULTI_DECLARER;
	line.dealer = ULTI_NO_SEAT;
	ulti_play_contract_put(&play, &line);
	assert_int_equal(play.count, 2);
	assert_string_equal(game_cards_find(&play, "contract", 0)->words, "C p40+U kU r40");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_of_it),
		cmocka_unit_test(what_follows),
		cmocka_unit_test(bad_lines),
		cmocka_unit_test(bad_together),
		cmocka_unit_test(damaged_rows),
		cmocka_unit_test(contract),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
