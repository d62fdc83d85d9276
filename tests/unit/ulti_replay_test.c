/*
 * The notation of cards, and replay as JSON Lines: tests/cases/replay.jsonl has a request per line, described
 * by its id, replay.expected.jsonl the answers (Hungarian messages).
 */
#include "test.h"

#include "games/ulti/notation/notation.h"

#include "cards.h"

#include <stdio.h>
#include <stdlib.h>

enum { CASES = 128 };

struct replay_case {
	struct text_slice request, answer;
	char name[128];
};

static struct replay_case cases[CASES];
static size_t case_count;

/* ---- cards ------------------------------------------------------------------------------------- */

static struct text_slice slice(const char *text)
{
	return (struct text_slice){ text, strlen(text) };
}

static void test_cards(void **state)
{
	static const struct { const char *text; const char *same; int count; } rows[] = {
		{ "", "", 0 },
		{ "  ", "", 0 },
		{ "zA z9 z8", "zA z9 z8", 3 },
		{ "pAXK mF7 zA t98", "pA pX pK mF m7 zA t9 t8", 8 },
		{ "PaXk\tMf", "pA pX pK mF", 4 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint8_t got[ULTI_CARDS], wanted[ULTI_CARDS];
		struct ulti_cards_fault fault;
		assert_int_equal(ulti_cards_read(slice(rows[i].text), got, &fault), rows[i].count);
		assert_int_equal(read_cards(rows[i].same, wanted), rows[i].count);
		assert_memory_equal(got, wanted, (size_t)rows[i].count);
	}
}

static void test_wrong_cards(void **state)
{
	static const struct { const char *text, *piece, *twice; } rows[] = {
		{ "zA x7", "x7", "" }, { "zA z", "z", "" }, { "z10", "z10", "" }, { "zA,z9", "zA,z9", "" },
		{ "pAz9", "pAz9", "" }, { "A", "A", "" }, { "zA m7 zA", "zA", "zA" }, { "mAXA", "mAXA", "mA" },
		{ "zÁ", "zÁ", "" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint8_t cards[ULTI_CARDS], twice[1] = { 0 };
		struct ulti_cards_fault fault;
		bool repeated = read_cards(rows[i].twice, twice) == 1;
		assert_int_equal(ulti_cards_read(slice(rows[i].text), cards, &fault), -1);
		assert_int_equal(fault.piece.n, strlen(rows[i].piece));
		assert_memory_equal(fault.piece.s, rows[i].piece, fault.piece.n);
		assert_int_equal(fault.twice, repeated ? twice[0] : ULTI_NO_CARD);
	}
}

static void test_written_cards(void **state)
{
	struct buf b = { 0 };

	(void)state;
	ulti_cards_write(&b, set_of("z98 pAXK mF7 zA"));
	assert_string_equal(buf_text(&b), "mF7 zA98 pAXK");
	buf_clear(&b);
	ulti_cards_write(&b, UINT32_MAX);
	assert_string_equal(buf_text(&b), "mAXKFL987 zAXKFL987 tAXKFL987 pAXKFL987");
	buf_free(&b);
	for (int card = 0; card < ULTI_CARDS; card++) {
		uint8_t same[1];
		assert_int_equal(read_cards(ulti_card_of(card).text, same), 1);
		assert_int_equal(same[0], card);
	}
}

static void test_melds(void **state)
{
	int suit, value;

	(void)state;
	assert_true(ulti_meld_read(slice("z40"), &suit, &value));
	assert_true(suit == ULTI_ZOLD && value == ULTI_TRUMP_MELD);
	assert_true(ulti_meld_read(slice("P20"), &suit, &value));
	assert_true(suit == ULTI_PIROS && value == ULTI_MELD);
	static const char *const wrong[] = { "", "z", "z4", "40z", "z30", "z400", "x20", "z4o" };
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_false(ulti_meld_read(slice(wrong[i]), &suit, &value));
}

/* ---- requests and answers ---------------------------------------------------------------------- */

static void test_case(void **state)
{
	const struct replay_case *c = *state;
	struct buf b = { 0 };
	bool refused = !ulti_json_replay(&b, LANG_HU, c->request.s, c->request.n);

	assert_int_equal(refused, strstr(buf_text(&b), "\"error\":") != NULL);
	assert_int_equal(b.len, c->answer.n + 1);
	assert_memory_equal(b.data, c->answer.s, c->answer.n);
	assert_int_equal(b.data[b.len - 1], '\n');
	buf_free(&b);
}

/* Change any byte of a request: the answer is always one line. */
static void test_damaged(void **state)
{
	static const char bytes[] = "\"[]{},:0A z7é\x01";
	struct buf b = { 0 };
	char line[2048];

	(void)state;
	for (size_t i = 0; i < case_count; i++) {
		const struct text_slice *request = &cases[i].request;
		assert_true(request->n < sizeof line);
		memcpy(line, request->s, request->n);
		for (size_t at = 0; at < request->n; at++) {
			line[at] = bytes[(at + i) % (sizeof bytes - 1)];
			buf_clear(&b);
			ulti_json_replay(&b, LANG_EN, line, request->n);
			assert_true(b.len > 0 && memchr(b.data, '\n', b.len) == b.data + b.len - 1);
			buf_clear(&b);
			ulti_json_replay(&b, LANG_EN, line, at);
			assert_true(b.len > 0 && memchr(b.data, '\n', b.len) == b.data + b.len - 1);
			line[at] = request->s[at];
		}
	}
	buf_free(&b);
}

/* ---- the case files ---------------------------------------------------------------------------- */

static struct text_slice next_line(struct text_slice *rest)
{
	const char *end = memchr(rest->s, '\n', rest->n);
	struct text_slice line = { rest->s, end ? (size_t)(end - rest->s) : rest->n };

	rest->s += line.n + (end != NULL);
	rest->n -= line.n + (end != NULL);
	return line;
}

static bool read_file(struct buf *b, const char *name)
{
	char path[1024];
	struct err e = { 0 };
	const char *tests = getenv("TESTS");

	snprintf(path, sizeof path, "%s/cases/%s", tests ? tests : "tests", name);
	return file_read(b, path, 1 << 20, &e);
}

/* The name is the id, or the line itself if it has none. */
static void name_case(struct replay_case *c)
{
	const char *from = c->request.n > 7 ? memchr(c->request.s + 5, '"', c->request.n - 5) : NULL;
	const char *to = from ? memchr(from + 1, '"', c->request.n - (size_t)(from + 1 - c->request.s)) : NULL;
	struct text_slice name = to ? (struct text_slice){ from + 1, (size_t)(to - from - 1) } : c->request;

	snprintf(c->name, sizeof c->name, "replay: %.*s", (int)name.n, name.s);
}

int main(void)
{
	static struct CMUnitTest tests[CASES + 8];
	struct buf requests = { 0 }, answers = { 0 };
	size_t n = 0;

	if (!read_file(&requests, "replay.jsonl") || !read_file(&answers, "replay.expected.jsonl")) {
		printf("not ok - no tests/cases/replay*.jsonl; set TESTS to the folder of the tests\n");
		return 1;
	}
	struct text_slice ask = { requests.data, requests.len }, answer = { answers.data, answers.len };
	while (ask.n > 0 && case_count < CASES) {
		cases[case_count] = (struct replay_case){ next_line(&ask), next_line(&answer), "" };
		name_case(&cases[case_count++]);
	}
	for (size_t i = 0; i < case_count; i++)
		tests[n++] = (struct CMUnitTest){ cases[i].name, test_case, NULL, NULL, &cases[i] };
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_cards);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_wrong_cards);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_written_cards);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_melds);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_damaged);
	int failed = _cmocka_run_group_tests("replay", tests, n, NULL, NULL);
	buf_free(&requests);
	buf_free(&answers);
	return failed;
}
