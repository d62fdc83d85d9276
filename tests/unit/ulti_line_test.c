/* The deal line: valid lines, their canonical form, and the places of faults. */
#include "test.h"

#include "games/ulti/notation/notation.h"

#include <string.h>

/* ---- valid lines ------------------------------------------------------------------------------- */

struct good {
	const char *line;
	const char *canonical;   /* NULL: the line itself */
};

static void assert_good(const struct good *good, int no)
{
	struct ulti_deal_line line;
	struct text_fault fault;
	struct buf b = { 0 };

	if (!ulti_deal_line_read(good->line, strlen(good->line), no, false, &line, &fault))
		fail_msg("“%s”, byte %zu: %s", good->line, fault.from, fault.msg->text[LANG_EN]);
	ulti_deal_line_write(&b, &line);
	assert_string_equal(buf_text(&b), good->canonical ? good->canonical : good->line);
	buf_free(&b);
}

static void lines_and_their_canonical_form(void **state)
{
	static const struct good lines[] = {
		{ "1 A U z ++", NULL },
		{ "2 B B - k:C", NULL },
		{ "3 C p40+U +- kU csUv+", NULL },
		{ "4 A P m + kP cs100", NULL },
		{ "5 B pU bedob", NULL },
		{ "6 C 4A t +- cs100v", NULL },
		{ "7 C P felad rP", NULL },
		{ "  7\tC   P felad\t rP ; comment = 1 2", "7 C P felad rP" },
		{ "1 A U z ++;comment", "1 A U z ++" },
		{ "1 a u Z -+ ku,p CSUV-", "1 A U z -+ kU,P csUv-" },
		{ "12 d pp P - RP Csu+ CS100V", "12 D pP - rP cs100v csU+" },
		{ "1 A ulti zöld ++", "1 A U z ++" },
		{ "1 A piros-40-100+ulti piros ++", "1 A p40+U ++" },
		{ "1 A 5 ++", "1 A U ++" },
		{ "1 A 11 z +", "1 A 20 z +" },
		{ "1 A 20 z +", NULL },
		{ "1 A U+4A t +-+ k*", "1 A U+4A t +-+ kU,4A,P" },
		{ "1 A U z ++ k* rU", "1 A U z ++ kP rU" },
		{ "1 A passz m +", "1 A P m +" },
		{ "1 A \"piros passz\" +", "1 A pP +" },
		{ "1 A U+4A t --- r*", "1 A U+4A t --- rU,4A,P" },
		{ "1 A U+4A t --- kP kU r4A", "1 A U+4A t --- kU,P r4A" },
		{ "1 A U+4A t --- r4A kP,U", "1 A U+4A t --- kU,P r4A" },
		{ "1 A U+4A --- kUlti,4-ász", "1 A U+4A --- kU,4A" },
		{ "1 C TD t + kTD", "1 C TD t + kD" },
		{ "1 C 20+U+TD t +++ kUtd,20", "1 C 20+U+TD t +++ k20,U,D" },
		{ "1 A B + k:CB", "1 A B + k:BC" },
		{ "1 A B + r:C k:b", "1 A B + k:B r:C" },
		{ "1 D SD - k:A r:C", NULL },
		{ "1 A P - cs4Av csU- cs100v", "1 A P - cs100v csU- cs4Av" },
		{ "1 A P z \u2212 csU\u2212 = \u22122 1 \u20131", "1 A P z - csU-" },
		{ "1 A P z \u2013", "1 A P z -" },
		{ "1 b40m+", "1 B 40 m +" },
		{ "1 b 40 m+", "1 B 40 m +" },
		{ "1 b 40m +", "1 B 40 m +" },
		{ "1 bb- k*", "1 B B - k:AC" },
		{ "1 b b - k* r:c", "1 B B - k:A r:C" },
		{ "1 a piros ulti ++", "1 A pU ++" },
		{ "1 a terített betli -", "1 A TB -" },
		{ "1 A pirosulti ++", "1 A pU ++" },
		{ "1 a passz m+", "1 A P m +" },
		{ "1 au++ kup", "1 A U ++ kU,P" },
		{ "1 a u z ++ kultip", "1 A U z ++ kU,P" },
		{ "1 app+", "1 A pP +" },
		{ "1 apm+ k", "1 A P m + kP" },
		{ "1 ap40+u+-", "1 A p40+U +-" },
		{ "1 A P z + o=c cs100", "1 A P z + cs100 o=C" },
		{ "1 A P z + =2 -1 -1", "1 A P z +" },
		{ "99999 A P z +", NULL },
		{ "3 ervenytelen \"ok\"", NULL },
		{ "3 Érvénytelen \"a \"\"rossz\"\" pakli; új\" ; c", "3 ervenytelen \"a \"\"rossz\"\" pakli; új\"" },
		{ "3 újraosztás o=B \" tíz lap \"", "3 ujraosztas \"tíz lap\" o=B" },
		{ "3 ujraosztas", NULL },
	};

	(void)state;
	for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
		assert_good(&lines[i], 0);
}

static void the_points_of_the_paper(void **state)
{
	static const char text[] = "6 C 4A t +- cs100v = -2 +2 0 4";
	struct ulti_deal_line line;
	struct text_fault fault;

	(void)state;
	assert_true(ulti_deal_line_read(text, strlen(text), 0, false, &line, &fault));
	assert_true(line.has_points);
	assert_int_equal(line.point_count, 4);
	assert_int_equal(line.points[0], -2);
	assert_int_equal(line.points[1], 2);
	assert_int_equal(line.points[2], 0);
	assert_int_equal(line.points[3], 4);
	assert_true(ulti_deal_line_read(text, 19, 0, false, &line, &fault));
	assert_false(line.has_points);
	assert_int_equal(line.point_count, 0);
}

static void the_facts_of_a_line(void **state)
{
	static const char text[] = "3 C p40+U +- rU k40 csUv- o=B";
	struct ulti_deal_line line;
	struct text_fault fault;

	(void)state;
	assert_true(ulti_deal_line_read(text, strlen(text), 0, false, &line, &fault));
	assert_int_equal(line.no, 3);
	assert_int_equal(line.kind, ULTI_LINE_PLAYED);
	assert_int_equal(line.dealer, 1);
	assert_int_equal(line.deal.bid, 29);
	assert_int_equal(line.deal.players, 0);
	assert_int_equal(line.deal.declarer, 2);
	assert_int_equal(line.deal.trump, ULTI_PIROS);
	assert_int_equal(line.deal.made[ULTI_40_100], ULTI_MADE);
	assert_int_equal(line.deal.made[ULTI_ULTI], ULTI_LOST);
	assert_int_equal(line.deal.kontra[ULTI_ULTI], 4);
	assert_int_equal(line.deal.kontra[ULTI_40_100], 2);
	assert_int_equal(line.deal.silent_ulti, ULTI_DEFENDERS);
	assert_int_equal(line.deal.silent_ulti_result, ULTI_LOST);
}

static void quick_entry_leaves_the_number_out(void **state)
{
	static const struct good lines[] = {
		{ "A U z ++", "8 A U z ++" },
		{ "b b +", "8 B B +" },
		{ "3 A U z ++", "3 A U z ++" },
		{ "ujraosztas \"ok\"", "8 ujraosztas \"ok\"" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
		assert_good(&lines[i], 8);
}

static void pieces_for_the_sheet(void **state)
{
	static const char text[] = "1 A U z -- kU,P csUv+";
	struct ulti_deal_line line;
	struct text_fault fault;
	struct buf b = { 0 };

	(void)state;
	assert_true(ulti_deal_line_read(text, strlen(text), 0, false, &line, &fault));
	ulti_piece_write(&b, &ulti_mausz_2017, &line.deal, GAME_CONTRACT);
	buf_char(&b, '|');
	ulti_piece_write(&b, &ulti_mausz_2017, &line.deal, GAME_RESULT);
	buf_char(&b, '|');
	ulti_modifiers_write(&b, &line.deal);
	assert_string_equal(buf_text(&b), "U z|--|kU,P csUv+");
	buf_free(&b);
}

/* ---- faults ------------------------------------------------------------------------------------ */

/* The carets mark the place that must be named. */
struct bad {
	const char *line, *carets;
	const char *piece;   /* of the English message */
};

static void assert_bad(const struct bad *bad)
{
	struct ulti_deal_line line;
	struct text_fault fault = { 0 };
	struct buf b = { 0 };
	size_t from = strspn(bad->carets, " "), to = strlen(bad->carets);

	if (ulti_deal_line_read(bad->line, strlen(bad->line), 0, false, &line, &fault))
		fail_msg("“%s” was read", bad->line);
	text_fault_write(&b, LANG_EN, &fault);
	if (fault.from != from || (fault.to != to && fault.to != from))
		fail_msg("“%s”: bytes %zu-%zu, not %zu-%zu", bad->line, fault.from, fault.to, from, to);
	if (!strstr(buf_text(&b), bad->piece))
		fail_msg("“%s”: no “%s” in “%s”", bad->line, bad->piece, buf_text(&b));
	buf_free(&b);
}

static void assert_all_bad(const struct bad *cases, size_t count)
{
	for (size_t i = 0; i < count; i++)
		assert_bad(&cases[i]);
}

static void number_declarer_and_bid(void **state)
{
	static const struct bad cases[] = {
		{ "A U z ++",
		  "^", "begins with the number" },
		{ "0 A U z ++",
		  "^", "from 1 to 99999" },
		{ "100000 A U z ++",
		  "^^^^^^", "from 1 to 99999" },
		{ "99999999999999999999999 A U z ++",
		  "^^^^^^^^^^^^^^^^^^^^^^^", "from 1 to 99999" },
		{ "1. A U z ++",
		  "^^", "not a deal number" },
		{ "1",
		  " ^", "seat is missing" },
		{ "1 E U z ++",
		  "  ^", "“E” is not a seat" },
		{ "1 A",
		  "   ^", "bid is missing" },
		{ "1 A ; U z ++",
		  "    ^", "bid is missing" },
		{ "1 A p40U ++",
		  "    ^^^^", "did you mean p40+U?" },
		{ "1 A teritet-betli +",
		  "    ^^^^^^^^^^^^^", "did you mean teritett-betli?" },
		{ "1 A X +",
		  "    ^", "“X” is not a bid" },
		{ "1 ap40u++",
		  "   ^^^^", "did you mean p40+U?" },
		{ "1 a p40u++",
		  "    ^^^^", "did you mean p40+U?" },
		{ "1 apz++",
		  "     ^^", "P needs 1 result marks" },
		{ "1 apz",
		  "     ^", "result is missing" },
		{ "1 bum++ku",
		  "       ^^", "a blank is needed before “ku”" },
		{ "1 b um++ku",
		  "        ^^", "a blank is needed before “ku”" },
		{ "1 bb-k:c",
		  "     ^^^", "a blank is needed before “k:c”" },
		{ "1 bum+",
		  "     ^", "U needs 2 result marks" },
		{ "1 bpum++",
		  "     ^", "does not fit the bid" },
		{ "1 eum++",
		  "  ^^^^^", "is not a seat" },
		{ "1 kiss++",
		  "  ^^^^^^", "is not a seat" },
		{ "1 ax++",
		  "   ^", "“x” is not a bid" },
	};

	(void)state;
	assert_all_bad(cases, sizeof cases / sizeof cases[0]);
}

static void trump_and_result(void **state)
{
	static const struct bad cases[] = {
		{ "1 A U z",
		  "       ^", "result is missing" },
		{ "1 A U z kU",
		  "        ^^", "is not a result" },
		{ "1 A U x ++",
		  "      ^", "in this order: ulti, parti" },
		{ "1 A U z +",
		  "        ^", "U needs 2 result marks, in this order: ulti, parti" },
		{ "1 A U z +++",
		  "        ^^^", "U needs 2" },
		{ "1 A p40+U+4A +",
		  "             ^", "40-100, ulti, 4 ász" },
		{ "1 A U z ++ku",
		  "          ^^", "a blank is needed before “ku”" },
		{ "1 A U z +=",
		  "        ^^", "is not a result" },
		{ "1 A U p ++",
		  "      ^", "does not fit the bid" },
		{ "1 A pU z ++",
		  "       ^", "does not fit the bid" },
		{ "1 A B z +",
		  "      ^", "does not fit the bid" },
		{ "1 A U z + +",
		  "        ^", "U needs 2" },
	};

	(void)state;
	assert_all_bad(cases, sizeof cases / sizeof cases[0]);
}

static void r_17_kontra(void **state)
{
	static const struct bad cases[] = {
		{ "1 A U z ++ kD",
		  "            ^", "can be kontra'd is U,P" },
		{ "1 A U z ++ k",
		  "           ^", "can be kontra'd is U,P" },
		{ "1 A D z + kTD",
		  "           ^^", "can be kontra'd is D" },
		{ "1 A U z ++ kU,",
		  "           ^^^", "can be kontra'd is U,P" },
		{ "1 A U z ++ kU,U",
		  "              ^", "second time" },
		{ "1 A U z ++ kU kU",
		  "               ^", "second time" },
		{ "1 A U z ++ k* kU",
		  "               ^", "second time" },
		{ "1 A U z ++ kP k*",
		  "               ^", "second time" },
		{ "1 A U z ++ kU rU",
		  "               ^", "keep only the r" },
		{ "1 A U z ++ rU k*",
		  "               ^", "keep only the r" },
		{ "1 A U z ++ k:B",
		  "           ^^^", "not the seat (U,P)" },
		{ "1 A B - kB",
		  "        ^^", "k:B, k:BC, r:C" },
		{ "1 D B - k*",
		  "         ^", "k:B, k:BC, r:C" },
		{ "1 A B - k",
		  "        ^", "k:B, k:BC, r:C" },
		{ "1 A U -- k",
		  "         ^", "U,P" },
		{ "1 A B - k:",
		  "        ^^", "k:B, k:BC, r:C" },
		{ "1 A B - k:A",
		  "          ^", "not a defender's seat" },
		{ "1 A B - k:BX",
		  "          ^^", "not a defender's seat" },
		{ "1 A B - k:BB",
		  "           ^", "second time" },
		{ "1 A B - k:B r:B",
		  "              ^", "keep only the r" },
		{ "1 A B - k:BCD",
		  "          ^^^", "only two defenders" },
		{ "1 A B - k:BC r:D",
		  "               ^", "only two defenders" },
	};

	(void)state;
	assert_all_bad(cases, sizeof cases / sizeof cases[0]);
}

static void r_20_silent_results(void **state)
{
	static const struct bad cases[] = {
		{ "1 A P + csU",
		  "        ^^^", "must say whether it was made" },
		{ "1 A P + csUv",
		  "        ^^^^", "must say whether it was made" },
		{ "1 A P + cs100+",
		  "        ^^^^^^", "is no mark" },
		{ "1 A P + csU+v",
		  "        ^^^^^", "did you mean csUv+?" },
		{ "1 A P + cs100 cs100v",
		  "              ^^^^^^", "says otherwise already" },
		{ "1 A P + csU+ csUv-",
		  "             ^^^^^", "says otherwise already" },
		{ "1 A P + cs4A cs4A",
		  "             ^^^^", "second time" },
		{ "1 A P + cs100v",
		  "        ^^^^^^", "R-14" },
		{ "1 A 40 + csU+ cs100",
		  "              ^^^^^", "R-13" },
		{ "1 A U -+ csU+",
		  "         ^^^^", "announced the ulti" },
		{ "1 A U ++ kU csUv+",
		  "            ^^^^^", "announced ulti was made" },
		{ "1 A D + csUv+",
		  "        ^^^^^", "durchmars was made" },
		{ "1 A D + csU-",
		  "        ^^^^", "durchmars was made" },
		{ "1 A 4A ++ cs4A",
		  "          ^^^^", "R-16" },
		{ "1 A D - csU+ cs4A",
		  "             ^^^^", "R-16" },
		{ "1 A 40 + cs4Av",
		  "         ^^^^^", "announced 100 was made" },
		{ "1 A SD + cs4A",
		  "         ^^^^", "no-trump contract has no silent" },
		{ "1 A B + csU+ cs4A",
		  "        ^^^^", "no-trump contract has no silent" },
		{ "1 A P bedob kP csU-",
		  "               ^^^^", "thrown in or conceded" },
		{ "1 A P felad cs4A cs100",
		  "                 ^^^^^", "thrown in or conceded" },
	};

	(void)state;
	assert_all_bad(cases, sizeof cases / sizeof cases[0]);
}

static void dealer_points_and_reason(void **state)
{
	static const struct bad cases[] = {
		{ "1 A P + o=",
		  "        ^^", "dealer's seat" },
		{ "1 A P + o=E",
		  "        ^^^", "dealer's seat" },
		{ "1 A P + o=B o=B",
		  "            ^^^", "second time" },
		{ "1 A P + xyz",
		  "        ^^^", "“xyz” is no mark" },
		{ "1 A P + + ",
		  "        ^", "is no mark" },
		{ "1 A P + =",
		  "         ^", "0 figures" },
		{ "1 A P + = 2 -1 ; c",
		  "         ^^^^^^", "2 figures" },
		{ "1 A P + = 2 -1 -1 0 0",
		  "                    ^", "one figure too many" },
		{ "1 A P + = 2 -1 -1 kP",
		  "                  ^^", "not a number of points" },
		{ "1 A P + = 2 - 1",
		  "            ^", "not a number of points" },
		{ "1 A P + = 2 1234567 1",
		  "            ^^^^^^^", "not a number of points" },
		{ "3 ervenytelen mert",
		  "              ^^^^", "ervenytelen \"reason\"" },
		{ "3 ujraosztas \"ok",
		  "             ^^^", "never closed" },
		{ "3 ujraosztas \"a\" \"b\"",
		  "                 ^^^", "ujraosztas \"reason\"" },
		{ "3 ujraosztas \"\001\"",
		  "              ^", "control characters" },
		{ "3 ujraosztas A U ++",
		  "             ^", "ujraosztas \"reason\"" },
	};

	(void)state;
	assert_all_bad(cases, sizeof cases / sizeof cases[0]);
}

static void a_reason_has_199_bytes(void **state)
{
	char text[256] = "3 ujraosztas \"";
	size_t start = strlen(text);
	struct ulti_deal_line line;
	struct text_fault fault;

	(void)state;
	memset(text + start, 'x', GAME_REASON - 1);
	strcpy(text + start + GAME_REASON - 1, "\"");
	assert_true(ulti_deal_line_read(text, strlen(text), 0, false, &line, &fault));
	assert_int_equal(strlen(line.reason), GAME_REASON - 1);
	strcpy(text + start + GAME_REASON - 1, "x\"");
	assert_false(ulti_deal_line_read(text, strlen(text), 0, false, &line, &fault));
}

/* The words quoted in a fault are short, and safe on a terminal. */
static void what_a_fault_quotes(void **state)
{
	char text[512] = "1 A ";
	struct ulti_deal_line line;
	struct text_fault fault;

	(void)state;
	for (int i = 0; i < 100; i++)
		strcat(text, "ő");
	assert_false(ulti_deal_line_read(text, strlen(text), 0, false, &line, &fault));
	assert_int_equal(fault.to - fault.from, 200);
	assert_int_equal(strlen(fault.arg[0]), 60 + strlen("…"));
	assert_true(text_is_plain(fault.arg[0], strlen(fault.arg[0])));
	strcpy(text, "1 A \033[31mred");
	assert_false(ulti_deal_line_read(text, strlen(text), 0, false, &line, &fault));
	assert_string_equal(fault.arg[0], "…");
}

/* Read a line without its number; false if it is refused. */
static bool read_deal(const struct buf *text, struct ulti_deal *out)
{
	struct ulti_deal_line line;
	struct text_fault fault;

	if (!ulti_deal_line_read(buf_text(text), text->len, 1, false, &line, &fault))
		return false;
	*out = line.deal;
	return true;
}

/* Write a line without the blanks of `glue`: bits for declarer, bid, trump. */
static void write_line(struct buf *b, const struct ulti_bid *bid, char trump, unsigned results, unsigned glue)
{
	buf_clear(b);
	buf_printf(b, "b%s%s", glue & 1 ? "" : " ", bid->short_code);
	if (trump)
		buf_printf(b, "%s%c", glue & 2 ? "" : " ", trump);
	buf_str(b, glue & 4 ? "" : " ");
	for (int i = 0; i < bid->part_count; i++)
		buf_char(b, results >> i & 1 ? '+' : '-');
}

/* Every bid with every trump and result: without blanks it is the same deal, or refused. */
static void what_is_written_together_means_one_thing(void **state)
{
	static const char trumps[] = { '\0', 'm', 'z', 't', 'p' };
	struct buf apart = { 0 }, together = { 0 };
	struct ulti_deal wanted, got;
	int read = 0, refused = 0;
	(void)state;

	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no);
		for (unsigned way = 0; way < 5u * 8 << bid->part_count; way++) {
			unsigned glue = way % 8, results = way / 40;
			write_line(&apart, bid, trumps[way / 8 % 5], results, 0);
			write_line(&together, bid, trumps[way / 8 % 5], results, glue);
			if (!read_deal(&apart, &wanted)) {
				/* "P p +" is invalid, "Pp +" is the bid pP. */
				bool is_code = bid->no == 1 && trumps[way / 8 % 5] == 'p' && glue & 2;
				if (read_deal(&together, &got) != is_code)
					fail_msg("“%s” and “%s”", buf_text(&apart), buf_text(&together));
				continue;
			}
			if (!read_deal(&together, &got)) {
				refused++;
				continue;
			}
			if (memcmp(&got, &wanted, sizeof got) != 0)
				fail_msg("“%s” is not “%s”", buf_text(&together), buf_text(&apart));
			read++;
		}
	}
	buf_free(&apart);
	buf_free(&together);
	assert_true(read > 1000);
	assert_int_equal(refused, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lines_and_their_canonical_form),
		cmocka_unit_test(the_points_of_the_paper),
		cmocka_unit_test(what_is_written_together_means_one_thing),
		cmocka_unit_test(the_facts_of_a_line),
		cmocka_unit_test(quick_entry_leaves_the_number_out),
		cmocka_unit_test(pieces_for_the_sheet),
		cmocka_unit_test(number_declarer_and_bid),
		cmocka_unit_test(trump_and_result),
		cmocka_unit_test(r_17_kontra),
		cmocka_unit_test(r_20_silent_results),
		cmocka_unit_test(dealer_points_and_reason),
		cmocka_unit_test(a_reason_has_199_bytes),
		cmocka_unit_test(what_a_fault_quotes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
