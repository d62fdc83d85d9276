/* A replayed deal as figures: its tricks, differences from the sheet, the breach and its ruling. */
#include "test.h"

#include "games/ulti/cards/played.h"

#include "cards.h"

#include <stdio.h>
#include <string.h>

static const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };

/* Replay lines of cards after a contract. */
static struct ulti_played play_of(const char *contract, const char *const lines[])
{
	struct game_cards words = { 0 };
	struct ulti_deal_line line;
	struct text_fault fault;
	struct ulti_played play;
	struct err e = { 0 };

	assert_true(ulti_deal_line_read(contract, strlen(contract), 1, true, &line, &fault));
	line.deal.players = 7;
	for (int i = 0; lines[i]; i++)
		assert_true(ulti_play_line_read(lines[i], strlen(lines[i]), &words, &fault));
	if (!ulti_played_make(&words, &line.deal, &rules, &play, &e))
		fail_msg("%s: %s %s", contract, e.msg->text[LANG_EN], e.arg[0]);
	return play;
}

static const char *const tok[] = {
	"lap A=\"m87 tAKFL8 pAF8\" B=\"mFL zKL87 t7 pXL9\" C=\"mAXK9 zXF9 t9 pK7\"", "bemond A t40",
	"utes m7 mL mK / pK pA p9 / m8 mF mA / zX tA z8 / pF pX p7 / zK zF t8 / tF t7 t9 / tK z7 m9 / p8 pL mX / zL z9 tL",
	NULL,
};

static void tricks(void **state)
{
	struct ulti_played play = play_of("A P t kP", tok);

	(void)state;
	assert_int_equal(play.trick_count, 10);
	assert_true(play.is_settled);
	assert_false(play.is_ruled);
	assert_int_equal(play.tricks[1].leader, 2);
	assert_int_equal(play.tricks[1].taker, 0);
	assert_int_equal(play.tricks[1].seats[2], 1);
	assert_int_equal(play.tricks[0].declarer_points, 0);    /* the 40 only with a trick */
	assert_int_equal(play.tricks[1].declarer_points, 50);
	assert_int_equal(play.tricks[0].defenders_points, 20);  /* the talon's zA and tX */
	assert_int_equal(play.tricks[9].declarer_points, 80);   /* the last trick counts 10 */
	assert_int_equal(play.settlement.points[0], 4);
}

/* Contracts on the same cards, the result of the sheet, and the only line of difference. */
struct difference {
	const char *contract, *recorded, *line;
};

static void check_difference(const struct ulti_played *play, const struct difference *row)
{
	struct ulti_deal_line line;
	struct text_fault fault;
	struct buf b = { 0 };

	assert_true(ulti_deal_line_read(row->recorded, strlen(row->recorded), 1, false, &line, &fault));
	int count = ulti_played_differences(&b, LANG_EN, play, &line.deal);
	assert_string_equal(buf_text(&b), row->line);
	assert_int_equal(count, *row->line != '\0');
	buf_free(&b);
}

static void differences(void **state)
{
	static const struct difference rows[] = {
		{ "A P t", "A P t +", "" },
		{ "A P t", "A P +", "" },   /* the sheet may omit the trump */
		{ "A P t", "A P t -", "parti: 80 : 50, the sheet says lost\n" },
		{ "A P t", "A P t + cs100", "silent 100: 80 : 50, the sheet says the declarer's\n" },
		{ "A P t", "A P t + csUv-", "silent ulti: the last trick is zL z9 tL, A takes it, the sheet says the "
			"defenders', caught\n" },
		{ "A P t", "A P t + cs4A", "silent four aces: A 2, B 0, C 1, the sheet says the declarer's\n" },
		{ "A 40 t", "A 40 t +", "40-100: 40 + 40, the sheet says made\n" },
		{ "A 20 t", "A 20 t +", "20-100: without a 20, the sheet says made\n" },
		{ "A 4A t", "A 4A t ++", "four aces: A 2, B 0, C 1, the sheet says made\n" },
		{ "A D t", "A D t +", "durchmars: 6 tricks, the sheet says made\n" },
		{ "A P t kP", "A P t +", "the cards say “A: parti, tök; kontra: parti”, the sheet says “A: parti, tök”\n" },
		{ "A P t", "B P t -", "the cards say “A: parti, tök”, the sheet says “B: parti, tök”\n" },
		{ "A P t", "A P t felad", "" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ulti_played play = play_of(rows[i].contract, tok);
		check_difference(&play, &rows[i]);
	}
}

/* An unfinished play shows decided results, and leaves the rest open. */
#define BETLI_HANDS "lap A=\"m987 zL87 t98 pK9\" B=\"mAX zK9 tAXKL pFL\" C=\"mKFL zAX tF7 pX87\"", "talon zF pA"
#define TOK_HANDS "lap A=\"m87 tAKFL8 pAF8\" B=\"mFL zKL87 t7 pXL9\" C=\"mAXK9 zXF9 t9 pK7\"", "talon zA tX"
static const struct broken_off {
	const char *lines[4];
	struct difference difference;
} broken_off[] = {
	{ { BETLI_HANDS, "utes pK pL p7", NULL },
		{ "A B", "A B +", "betli: 1 trick (in the first trick), the sheet says made\n" } },
	{ { BETLI_HANDS, "utes pK pL p7", NULL }, { "A B", "A B -", "" } },
	{ { BETLI_HANDS, "utes pK pL p7", NULL },
		{ "A B k:B", "A B + k:B", "betli: 1 trick (in the first trick), the sheet says made\n" } },
	{ { BETLI_HANDS, "utes p9 pL p7", NULL }, { "A B", "A B +", "" } },
	{ { BETLI_HANDS, "utes p9 pL p7 / tA t7 t9", NULL },
		{ "A SD", "A SD +", "durchmars: 0 tricks (in the first 2 tricks), the sheet says made\n" } },
	{ { TOK_HANDS, "utes m7 mL mK", NULL },
		{ "A 40 t", "A 40 t +", "" } },
	{ { TOK_HANDS, "utes m7 mL mK / pK pA p9 / m8 mF mA / zX tA z8 / pF pX p7", NULL },
		{ "A 40 t", "A 40 t +", "40-100: 40 + 30 (in the first 5 tricks), the sheet says made\n" } },
	{ { TOK_HANDS, NULL }, { "A 20 t", "A 20 t +", "20-100: without a 20, the sheet says made\n" } },
	{ { TOK_HANDS, NULL }, { "A 4A t", "A 4A t ++", "four aces: an ace is in the talon, the sheet says made\n" } },
	{ { TOK_HANDS, NULL }, { "A U t", "A U t ++", "ulti: the trump seven was with B, the sheet says made\n" } },
	{ { "lap A=\"tAX987 mAXKFL\" B=\"tKFL m987 pAXKF\"", "talon z7 z8", "utes t8 tK pL / m9", NULL },
		{ "A U t", "A U t ++", "" } },
	{ { "lap A=\"m87 tAKFL7 pAF8\" B=\"mFL zKL87 t8 pXL9\" C=\"mAXK9 zXF9 t9 pK7\"", "talon zA tX", "utes t7 t8 t9", NULL },
		{ "A P t", "A P t + csU+", "silent ulti: the trump seven was gone in trick 1 (A), the sheet says the declarer's, made\n" } },
	{ { TOK_HANDS, "utes m7 mL mK", NULL },
		{ "A P t", "A P t + cs4A", "silent four aces: an ace is in the talon, the sheet says the declarer's\n" } },
	{ { TOK_HANDS, "utes m7 mL mK / pK pA p9 / m8 mF mA", NULL },
		{ "A P t", "A P t + cs100", "silent 100: 10 : 30 (in the first 3 tricks), the sheet says the declarer's\n" } },
	{ { TOK_HANDS, "utes m7 mL mK", NULL }, { "A P t kP", "A P t +", "the cards say “A: parti, tök; kontra: parti”, the sheet says “A: parti, tök”\n" } },
};

static void broken_off_differences(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof broken_off / sizeof *broken_off; i++) {
		struct ulti_played play = play_of(broken_off[i].difference.contract, broken_off[i].lines);
		assert_false(play.is_settled);
		check_difference(&play, &broken_off[i].difference);
	}
}

/* 6.§, 4.§ (D) (4): every breach in words, with its ruling. */
struct breach {
	const char *contract, *lines[6], *said;
	int offender_points;
};

static void breaches(void **state)
{
	static const struct breach rows[] = {
		{ "A P t kP", { tok[0], "utes m7 mL mK / pK p8", NULL },
			"Trick 2: A played piros eight: did not beat the winning card (6.§ (4)). Legal: piros ace.", -4 },
		{ "A P t", { tok[0], "utes m7 mL zX", NULL },
			"Trick 1: C played zöld ten: did not follow suit (6.§ (3)). Legal: makk ace, ten, king.", -3 },
		{ "A P t", { tok[0], "utes m7 mL mK / zX p8", NULL },
			"Trick 2: A played piros eight: did not trump (6.§ (3)). Legal: tök ace, king, over, under, eight.", -2 },
		{ "A U t", { "lap A=\"tAX987 mAXKFL\"", "lap B=\"tKFL m987 pAXKF\"", "talon z7 z8", "utes t7", NULL },
			"Trick 1: A played tök seven: gave the seven of the ulti while holding other trumps (4.§ (D) (4)). "
			"Legal: makk ace, ten, king, over, under; tök ace, ten, nine, eight.",
			-18 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ulti_played play = play_of(rows[i].contract, rows[i].lines);
		struct buf b = { 0 };
		assert_true(play.is_ruled);
		assert_false(play.is_settled);
		ulti_breach_say(&b, LANG_EN, &play);
		assert_string_equal(buf_text(&b), rows[i].said);
		assert_int_equal(play.ruling.points[play.replay.seat], rows[i].offender_points);
		assert_int_equal(play.tricks[play.trick_count - 1].taker, ULTI_NO_SEAT);
		buf_free(&b);
	}
}

/* 2.§: the player on the dealer's right has the first hand; at a table of four the dealer has none. */
static void hands_of_a_seed(void **state)
{
	(void)state;
	for (int seats = 3; seats <= 4; seats++) {
		struct listing t;
		ulti_hands_list("Szolnok", 8, seats, NULL, &t, LANG_HU);
		assert_int_equal(t.row_count, 8);
		assert_int_equal(t.column_count, (size_t)seats + 2);
		for (size_t row = 0; row < t.row_count; row++) {
			const struct listing_cell *cells = &t.cells[row * t.column_count];
			int dealer = ulti_seat_read(cells[1].text, 1), first = (dealer + 1) % seats;
			uint32_t all = 0;
			assert_int_equal(ulti_cards_count(set_of(cells[2 + first].text)), 12);
			assert_int_equal(cells[2 + dealer].empty, seats == 4);
			for (int seat = 0; seat < seats; seat++)
				all |= cells[2 + seat].empty ? 0 : set_of(cells[2 + seat].text);
			assert_int_equal(all, UINT32_MAX);
		}
		listing_free(&t);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tricks),
		cmocka_unit_test(differences),
		cmocka_unit_test(broken_off_differences),
		cmocka_unit_test(breaches),
		cmocka_unit_test(hands_of_a_seed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
