/*
 * Lines that nobody would write: good ones with bytes changed, put in, cut and swapped. Whatever comes in, a
 * fault stands inside its line and can be shown, and what was read is written and read again.
 */
#include "test.h"
#include "random.h"

#include "text/text.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 60000, LONGEST = 200 };

static const char *const seeds[] = {
	"verseny \"Szolnok \"\"Nagy\"\" Kupa\" datum=2026-11-21 hely=\"Szolnok\" szabaly=mausz-2017",
	"asztal 3 alairva=\"Őry Judit\"", "fordulo 12 ; vége",
	"A=\"Kiss Péter\" B=\"Nagy Éva\" C=\"Tóth Imre\" D=X",
	"3 C p40+U +- kU,40 csUv+ = 4 4 -8", "4 A U+4A m +-- k* cs4Av cs100v o=B", "5 B STD - k:A r:CD",
	"6 C 4A t +- cs100v = -2 -2 4 0", "7 A pU bedob rU,P", "8 A piros-20-100+ulti+terített-durchmars p felad",
	"3 ervenytelen \"mert; \"\"úgy\"\"\" o=C", "= 69 \u221262 -7",
	"9 B pU rU,P o=A", "  lap A=\"m87 tAKFL8 pAF8\" B=mFLzK", "lap C=\"mAXK9 zXF9 t9 pK7\" ; x", "talon zA tX",
	"utes m7 mL mK / pKA9 / m8", "bemond A t40 p20 B m20", "licit 4 C 20 t kP o=A", "fordulo 2 mag=\"Kupa\" leosztas=12",
	"piros negyvenszáz ulti négy ász", "szín nélküli terített durchmars", "\xef\xbb\xbf\t1 A P +\r",
};

/* One change somewhere; the new length. */
static size_t mutate(char *text, size_t n, uint64_t *state)
{
	static const char likely[] = " \t\"\";=+-,:*kruUpPcsv0149ABCDEabo\n\r";
	size_t at = n ? next_random(state, (unsigned)n) : 0;
	char c = likely[next_random(state, sizeof likely - 1)];

	if (next_random(state, 4) == 0)
		c = (char)next_random(state, 256);
	switch (next_random(state, 4)) {
	case 0:
		if (n > 0)
			text[at] = c;
		return n;
	case 1:
		if (n == LONGEST)
			return n;
		memmove(text + at + 1, text + at, n - at);
		text[at] = c;
		return n + 1;
	case 2:
		if (n == 0)
			return n;
		memmove(text + at, text + at + 1, n - at - 1);
		return n - 1;
	default:
		if (at + 1 < n) {
			char next = text[at + 1];
			text[at + 1] = text[at];
			text[at] = next;
		}
		return n;
	}
}

static void assert_fault_shown(const struct text_statement *st, const struct text_fault *fault)
{
	struct text_diagnostic d = { .file = "x", .line = st->line, .source = st->source, .fault = *fault };
	struct buf b = { 0 };

	assert_true(fault->from <= fault->to);
	assert_true(fault->to <= st->source.n);
	for (int lang = 0; lang < LANG_COUNT; lang++)
		text_diagnostic_write(&b, (enum lang)lang, &d);
	assert_false(b.failed);
	for (size_t i = 0; i < b.len; i++) {   /* nothing that a terminal would obey */
		unsigned char c = (unsigned char)b.data[i];
		if ((c < 0x20 && c != '\n' && c != '\t') || c == 0x7f)
			fail_msg("byte %u in a diagnostic", c);
	}
	assert_non_null(strchr(b.data, '^'));
	buf_free(&b);
}

static void assert_reads_again(const struct text_deal_line *line)
{
	struct text_deal_line wanted = *line, back;
	struct text_fault fault;
	struct buf b = { 0 };

	text_deal_line_write(&b, line);
	if (!text_deal_line_read_open(b.data, b.len, 0, &back, &fault))
		fail_msg("“%s”: %s", b.data, fault.msg->text[LANG_EN]);
	wanted.has_points = false;
	wanted.point_count = 0;
	memset(wanted.points, 0, sizeof wanted.points);
	assert_memory_equal(&back, &wanted, sizeof back);
	buf_free(&b);
}

/* Rows of cards are written as lines that give the same rows. */
static void assert_cards_hold(const struct text_statement *st, struct text_play *play)
{
	struct text_play back = { 0 };
	struct text_fault fault;
	struct buf b = { 0 };

	if (!text_play_line_read(st->source.s, st->source.n, play, &fault)) {
		assert_fault_shown(st, &fault);
		return;
	}
	text_play_lines_write(&b, play, "  ", true);
	for (char *line = strtok(b.data, "\n"); line; line = strtok(NULL, "\n")) {
		if (!text_play_line_read(line, strlen(line), &back, &fault))
			fail_msg("“%s”: %s", line, fault.msg->text[LANG_EN]);
	}
	assert_int_equal(back.count, play->count);
	for (int i = 0; i < play->count; i++) {
		const struct text_play_row *row = text_play_find(&back, play->rows[i].kind, play->rows[i].no);
		assert_non_null(row);
		assert_string_equal(row->words, play->rows[i].words);
	}
	buf_free(&b);
}

static void assert_readers_hold(const char *text, size_t n)
{
	char *exact = malloc(n + !n);   /* so that the sanitizer sees a byte too far */
	struct text_journal journal = { .next = exact, .end = exact + n };
	struct text_statement st;
	struct text_play play = { 0 };
	struct text_deal_line line;
	struct text_fault fault;

	assert_non_null(exact);
	memcpy(exact, text, n);
	for (int got; (got = text_journal_next(&journal, &st, &fault)) != 0;) {
		if (got < 0)
			assert_fault_shown(&st, &fault);
		else if (st.kind == TEXT_DEAL)
			assert_reads_again(&st.deal);
		else if (st.kind == TEXT_CARDS)
			assert_cards_hold(&st, &play);
	}
	st = (struct text_statement){ .source = { exact, n } };
	if (text_deal_line_read(exact, n, 5, &line, &fault))
		assert_reads_again(&line);
	else
		assert_fault_shown(&st, &fault);
	text_bid_say(exact, n, NULL);
	text_part_read(exact, n);
	text_suit_read(exact, n);
	text_seat_read(exact, n);
	free(exact);
}

static void any_bytes(void **state)
{
	uint64_t random = 54;
	char text[LONGEST + 1];

	(void)state;
	for (int i = 0; i < ROUNDS; i++) {
		const char *seed = seeds[next_random(&random, sizeof seeds / sizeof seeds[0])];
		size_t n = strlen(seed);
		memcpy(text, seed, n);
		for (unsigned changes = next_random(&random, 6); changes > 0; changes--)
			n = mutate(text, n, &random);
		assert_readers_hold(text, n);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(any_bytes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
