/* The journal: statements, their faults, and the display of faults. */
#include "test.h"
#include "desk/journal/journal.h"

#include "games/ulti/notation/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- helpers ----------------------------------------------------------------------------------- */

static struct journal journal_of(const char *text)
{
	return (struct journal){ .next = text, .end = text + strlen(text) };
}

/* Read the only statement of a text. */
static struct journal_statement read_one(const char *text)
{
	struct journal journal = journal_of(text);
	struct journal_statement st;
	struct text_fault fault;

	if (journal_next(&journal, &st, &fault) != 1)
		fail_msg("“%s”, byte %zu: %s", text, fault.from, fault.msg->text[LANG_EN]);
	assert_int_equal(journal_next(&journal, &(struct journal_statement){ 0 }, &fault), 0);
	return st;
}

static void assert_slice(struct text_slice slice, const char *wanted)
{
	char text[256];

	assert_true(text_slice_copy(text, sizeof text, slice));
	assert_string_equal(text, wanted);
}

/* ---- statements -------------------------------------------------------------------------------- */

static void an_event(void **state)
{
	struct journal_statement st = read_one(
		"  Verseny \"Az \"\"Ász\"\" Kupa\" Dátum=2026-11-21 hely = \" Szolnok; fszt. \" "
		"szabály=mausz-2017 x=\"\" ; c\n");

	(void)state;
	assert_int_equal(st.kind, JOURNAL_EVENT);
	assert_int_equal(st.line, 1);
	assert_slice(st.name, "Az \"Ász\" Kupa");
	assert_int_equal(st.pair_count, 4);
	assert_true(text_slice_is(st.pairs[0].key, "datum"));
	assert_slice(st.pairs[0].value, "2026-11-21");
	assert_true(text_slice_is(st.pairs[1].key, "hely"));
	assert_slice(st.pairs[1].value, "Szolnok; fszt.");
	assert_true(text_slice_is(st.pairs[2].key, "szabaly"));
	assert_slice(st.pairs[3].value, "");
	assert_false(text_slice_is(st.pairs[3].key, "y"));
}

static void rounds_and_tables(void **state)
{
	struct journal_statement st = read_one("FORDULÓ 12");

	(void)state;
	assert_int_equal(st.kind, JOURNAL_ROUND);
	assert_int_equal(st.number, 12);
	st = read_one("asztal 3;");
	assert_int_equal(st.kind, JOURNAL_TABLE);
	assert_int_equal(st.number, 3);
	assert_false(st.is_signed);
	st = read_one("asztal 3 aláírva");
	assert_true(st.is_signed);
	assert_int_equal(st.name.n, 0);
	st = read_one("asztal 3 alairva = \"Kiss Péter\"");
	assert_true(st.is_signed);
	assert_slice(st.name, "Kiss Péter");
	assert_int_equal(st.checked_by.n, 0);
	st = read_one("asztal 3 ellenőrizte=\"Nagy Éva\"");
	assert_false(st.is_signed);
	assert_slice(st.checked_by, "Nagy Éva");
	st = read_one("asztal 3 ellenorizte=Éva alairva");
	assert_true(st.is_signed);
	assert_int_equal(st.name.n, 0);
	assert_slice(st.checked_by, "Éva");
}

static void seats(void **state)
{
	struct journal_statement st = read_one("B=\"Nagy Éva\" a=Péter C=\"Tóth \"\"Öcsi\"\" Imre\"  D=\"X\"");

	(void)state;
	assert_int_equal(st.kind, JOURNAL_SEATS);
	assert_int_equal(st.pair_count, 4);
	assert_int_equal(ulti_seat_read(st.pairs[1].key.s, st.pairs[1].key.n), 0);
	assert_slice(st.pairs[1].value, "Péter");
	assert_slice(st.pairs[2].value, "Tóth \"Öcsi\" Imre");
}

static void deals_and_totals(void **state)
{
	struct journal_statement st = read_one("3 C p40+U +- kU = 4 4 -8");

	(void)state;
	assert_int_equal(st.kind, JOURNAL_DEAL);
	assert_int_equal(st.deal.no, 3);
	assert_int_equal(st.deal.points[2], -8);
	st = read_one(" = 69 -62 \u22127 ; so far");
	assert_int_equal(st.kind, JOURNAL_TOTALS);
	assert_int_equal(st.deal.point_count, 3);
	assert_int_equal(st.deal.points[0], 69);
	assert_int_equal(st.deal.points[2], -7);
	st = read_one("=1 2 3 -6");
	assert_int_equal(st.deal.point_count, 4);
}

static void marks_blank_lines_and_ends_of_lines(void **state)
{
	struct journal journal = journal_of("\xef\xbb\xbf; first\r\n\r\n\t \r\nfordulo 1\r\nasztal 2");
	struct journal_statement st;
	struct text_fault fault;

	(void)state;
	assert_int_equal(journal_next(&journal, &st, &fault), 1);
	assert_int_equal(st.line, 4);
	assert_slice(st.source, "fordulo 1");
	assert_int_equal(journal_next(&journal, &st, &fault), 1);
	assert_int_equal(st.line, 5);
	assert_int_equal(journal_next(&journal, &st, &fault), 0);
	journal = journal_of("");
	assert_int_equal(journal_next(&journal, &st, &fault), 0);
	journal = journal_of("\xef\xbb\xbf");
	assert_int_equal(journal_next(&journal, &st, &fault), 0);
}

static void quotes_come_back(void **state)
{
	static const char *const texts[] = { "Kiss Péter", "\"", "a\"\"b", "; = x" };
	struct buf b = { 0 };

	(void)state;
	for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
		buf_clear(&b);
		buf_str(&b, "verseny ");
		text_quote(&b, texts[i]);
		assert_slice(read_one(b.data).name, texts[i]);
	}
	buf_free(&b);
}

static void a_slice_needs_its_room(void **state)
{
	struct text_slice slice = { "a\"\"b", 4 };
	char room[4];

	(void)state;
	assert_true(text_slice_copy(room, 4, slice));
	assert_string_equal(room, "a\"b");
	assert_false(text_slice_copy(room, 3, slice));
}

/* ---- faults ------------------------------------------------------------------------------------ */

/* The carets mark the place that must be named. */
struct bad {
	const char *line, *carets;
	const char *piece;   /* of the English message */
};

static void assert_bad(const struct bad *bad)
{
	struct journal journal = journal_of(bad->line);
	struct journal_statement st;
	struct text_fault fault;
	struct buf b = { 0 };
	size_t from = strspn(bad->carets, " "), to = strlen(bad->carets);

	if (journal_next(&journal, &st, &fault) != -1)
		fail_msg("“%s” was read", bad->line);
	text_fault_write(&b, LANG_EN, &fault);
	if (fault.from != from || (fault.to != to && fault.to != from))
		fail_msg("“%s”: bytes %zu-%zu, not %zu-%zu", bad->line, fault.from, fault.to, from, to);
	if (!strstr(buf_text(&b), bad->piece))
		fail_msg("“%s”: no “%s” in “%s”", bad->line, bad->piece, buf_text(&b));
	buf_free(&b);
}

static void what_is_no_statement(void **state)
{
	static const struct bad cases[] = {
		{ "fordul 1",
		  "^^^^^^", "did you mean fordulo?" },
		{ "versney \"X\"",
		  "^^^^^^^", "did you mean verseny?" },
		{ "x y",
		  "^", "“x” is no statement" },
		{ "\"x\" y",
		  "^^^", "is no statement" },
		{ "+3",
		  "^^", "is no statement" },
		{ "A U z ++",
		  "^", "begins with the number of the deal" },
		{ "fordulo",
		  "       ^", "after fordulo comes a number from 1 to 99999" },
		{ "fordulo egy",
		  "        ^^^", "after fordulo comes a number" },
		{ "fordulo 0",
		  "        ^", "after fordulo comes a number" },
		{ "fordulo 1 2",
		  "          ^", "only this can stand here" },
		{ "asztal -1",
		  "       ^^", "after asztal comes a number" },
		{ "asztal 1 alairv",
		  "         ^^^^^^", "did you mean alairva?" },
		{ "asztal 1 \"x\"",
		  "         ^^^", "only this can stand here: alairva" },
		{ "asztal 1 alairva x",
		  "                 ^", "the line has to end here" },
		{ "asztal 1 ellenorizte=\"\"",
		  "         ^^^^^^^^^^^", "a value" },
		{ "asztal 1 ellenorizt=Éva",
		  "         ^^^^^^^^^^", "did you mean ellenorizte?" },
		{ "= 1 2",
		  " ^^^^", "2 figures" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_bad(&cases[i]);
}

static void events_and_seats_that_are_wrong(void **state)
{
	static const struct bad cases[] = {
		{ "verseny Kupa",
		  "        ^^^^", "between quotes" },
		{ "verseny",
		  "       ^", "between quotes" },
		{ "verseny \"\"",
		  "         ^", "between quotes" },
		{ "verseny \"X",
		  "        ^^", "never closed" },
		{ "verseny \"X\"\"",
		  "        ^^^^", "never closed" },
		{ "verseny \"X\" datum",
		  "            ^^^^^", "pairs of key=value" },
		{ "verseny \"X\" =3",
		  "            ^", "pairs of key=value" },
		{ "verseny \"X\" datum= ; c",
		  "            ^^^^^", "after datum= comes a value" },
		{ "verseny \"X\" hely=a\"b\"",
		  "                 ^^^^", "stands only around a value" },
		{ "verseny \"X\" hely=a Hely=b",
		  "                   ^^^^", "Hely is there already" },
		{ "A=\"X\" B=\"Y\"",
		  "^^^^^^^^^^^", "seat C is missing" },
		{ "A=\"X\" B=\"Y\" E=\"Z\"",
		  "            ^", "“E” is not a seat" },
		{ "A=\"X\" B=\"Y\" A=\"Z\"",
		  "            ^", "A is there already" },
		{ "A=\"X\" B=\"Y\" C=\"X\"",
		  "               ^", "“X” sits at this table already" },
		{ "A=\"X\" B=\"\" C=\"Z\"",
		  "      ^", "the player's name" },
		{ "A=\"X B=\"Y\" C=\"Z\"",
		  "        ^", "“Y” is not a seat" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_bad(&cases[i]);
}

static void bytes_that_are_no_text(void **state)
{
	static const struct bad cases[] = {
		{ "; K\xf5r\xf6s",
		  "   ^", "not UTF-8" },           /* ISO 8859-2 */
		{ "A=\"Tóth \001\"",
		  "         ^", "control character" },
		{ "fordulo 1\r2",
		  "         ^", "control character" },
		{ "fordulo 1 \xc2\x85",
		  "          ^", "control character" },
		{ "fordulo 1 \xc3",
		  "          ^", "not UTF-8" },
		{ "\xef\xbb\xbf""fordul 1",
		  "^^^^^^", "did you mean fordulo?" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_bad(&cases[i]);
}

static void lines_and_names_have_their_limits(void **state)
{
	struct buf b = { 0 };
	struct journal journal;
	struct journal_statement st;
	struct text_fault fault;

	(void)state;
	buf_str(&b, "verseny \"");
	buf_pad(&b, 'x', 193);
	buf_str(&b, "\"");
	assert_int_equal(read_one(b.data).name.n, 193);
	b.data[b.len - 1] = 'x';
	buf_str(&b, "\"");
	journal = journal_of(b.data);
	assert_int_equal(journal_next(&journal, &st, &fault), -1);
	assert_int_equal(fault.to - fault.from, 194);
	assert_string_equal(fault.arg[1], "193");
	buf_clear(&b);
	buf_str(&b, "fordulo 1;");
	buf_pad(&b, 'x', LIMIT_JOURNAL_LINE - b.len);
	assert_int_equal(read_one(b.data).number, 1);
	buf_str(&b, "x\nfordulo 2");
	journal = journal_of(b.data);
	assert_int_equal(journal_next(&journal, &st, &fault), -1);
	assert_true(st.source.n < 100);
	assert_int_equal(journal_next(&journal, &st, &fault), 1);
	assert_int_equal(st.number, 2);
	buf_clear(&b);
	buf_str(&b, "verseny \"x\"");
	for (int i = 0; i <= TEXT_PAIRS; i++)
		buf_printf(&b, " k%d=1", i);
	journal = journal_of(b.data);
	assert_int_equal(journal_next(&journal, &st, &fault), -1);
	assert_non_null(strstr(fault.msg->text[LANG_EN], "at most"));
	buf_free(&b);
}

/* ---- diagnostics ------------------------------------------------------------------------------- */

static void assert_shown(const char *file, const char *line, const char *wanted)
{
	struct journal journal = journal_of(line);
	struct text_diagnostic d = { .file = file };
	struct journal_statement st;
	struct buf b = { 0 };
	const char *text;

	assert_int_equal(journal_next(&journal, &st, &d.fault), -1);
	d.line = st.line;
	d.source = st.source;
	text_diagnostic_write(&b, LANG_HU, &d);
	text = strchr(buf_text(&b), '\n');
	if (file) {
		assert_memory_equal(buf_text(&b), wanted, strcspn(wanted, "\n"));
		wanted += strcspn(wanted, "\n");
	}
	assert_string_equal(text, wanted);
	buf_free(&b);
}

static void a_caret_under_the_place(void **state)
{
	(void)state;
	assert_shown("a.ulti", "1 A U x ++", "a.ulti:1:7: \n  1 A U x ++\n        ^\n");
	assert_shown("a.ulti", "\n1 A U ++ abc\n", "a.ulti:2:10: \n  1 A U ++ abc\n           ^~~\n");
	/* columns count characters, not bytes */
	assert_shown("a.ulti", "fordulo űű", "a.ulti:1:9: \n  fordulo űű\n          ^~\n");
	assert_shown("a.ulti", "verseny \"Ő\" hely", "a.ulti:1:13: \n  verseny \"Ő\" hely\n              ^~~~\n");
	/* a separate accent takes no column; a wide character takes two */
	assert_shown("a.ulti", "verseny \"O\u0301\u5b57\" hely",
		"a.ulti:1:15: \n  verseny \"O\u0301\u5b57\" hely\n"
		"                ^~~~\n");
	assert_shown("a.ulti", "\t1\tA\tU\t?", "a.ulti:1:8: \n  \t1\tA\tU\t?\n  \t \t \t \t^\n");
	assert_shown("a.ulti", "fordulo", "a.ulti:1:8: \n  fordulo\n         ^\n");
	/* no control sequences for a terminal */
	assert_shown("a.ulti", "1 A \033[1m\xf5", "a.ulti:1:5: \n  1 A \uFFFD[1m\uFFFD\n      ^\n");
	/* at the keyboard there is no file */
	assert_shown(NULL, "1 A U x ++", "\n  1 A U x ++\n        ^\n");
}

/* ---- whole files ------------------------------------------------------------------------------- */

static void a_cup(void **state)
{
	const char *tests = getenv("TESTS");
	struct buf path = { 0 }, text = { 0 };
	struct journal journal = { 0 };
	struct journal_statement st;
	struct text_fault fault;
	struct err e = { 0 };
	int counts[JOURNAL_TOTALS + 1] = { 0 };

	(void)state;
	buf_printf(&path, "%s/cases/text/kupa.ulti", tests ? tests : "tests");
	assert_true(file_read(&text, path.data, 1 << 16, &e));
	journal.next = text.data;
	journal.end = text.data + text.len;
	for (int got; (got = journal_next(&journal, &st, &fault)) != 0; counts[st.kind]++) {
		if (got < 0)
			fail_msg("line %d, byte %zu: %s", st.line, fault.from, fault.msg->text[LANG_EN]);
	}
	assert_int_equal(counts[JOURNAL_EVENT], 1);
	assert_int_equal(counts[JOURNAL_ROUND], 2);
	assert_int_equal(counts[JOURNAL_TABLE], 3);
	assert_int_equal(counts[JOURNAL_SEATS], 3);
	assert_int_equal(counts[JOURNAL_DEAL], 15);
	assert_int_equal(counts[JOURNAL_TOTALS], 1);
	buf_free(&path);
	buf_free(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_event),
		cmocka_unit_test(rounds_and_tables),
		cmocka_unit_test(seats),
		cmocka_unit_test(deals_and_totals),
		cmocka_unit_test(marks_blank_lines_and_ends_of_lines),
		cmocka_unit_test(quotes_come_back),
		cmocka_unit_test(a_slice_needs_its_room),
		cmocka_unit_test(what_is_no_statement),
		cmocka_unit_test(events_and_seats_that_are_wrong),
		cmocka_unit_test(bytes_that_are_no_text),
		cmocka_unit_test(lines_and_names_have_their_limits),
		cmocka_unit_test(a_caret_under_the_place),
		cmocka_unit_test(a_cup),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
