/* Ruling lines: each is refused in words, or written so that it reads the same; then it is judged. */
#include "fuzz.h"
#include "desk/journal/journal.h"
#include "games/ulti/court/court.h"

/* Read a statement's ruling; false: `e` says why, and *bad is a pair of it or their number. */
static bool take(const struct journal_statement *st, struct court_dispute *out, struct err *e)
{
	int bad = -1;

	char case_no[COURT_CODE];
	snprintf(case_no, sizeof case_no, "%.*s", (int)st->name.n, st->name.s);
	court_start(out, case_no);
	out->no = st->number;
	bool done = ulti_court.read(st->pairs, st->pair_count, out, &bad, e);
	assert(done || (bad >= 0 && bad <= st->pair_count));
	return done;
}

static void reads_again(const struct court_dispute *ruling)
{
	struct court_dispute back;
	struct journal_statement st;
	struct text_fault fault;
	struct err e = { 0 };
	struct buf first = { 0 }, second = { 0 };

	court_line_write(&first, ruling);
	struct journal journal = { .next = first.data, .end = first.data + first.len };
	assert(journal_next(&journal, &st, &fault) == 1 && st.kind == JOURNAL_RULING);
	assert(take(&st, &back, &e));
	court_line_write(&second, &back);
	assert(strcmp(first.data, second.data) == 0);
	buf_free(&first);
	buf_free(&second);
}

/* The steps and the payment of what can be judged. */
static void judge(const struct court_dispute *said)
{
	const struct game_rules rules = game_rules_of(game_edition_standard());
	const struct court_scene scene = { .rules = &rules, .seats = 4, .no = said->no, .dealer = 3 };
	struct court_ruling ruling = { .said = *said };
	struct err e = { 0 };
	struct buf b = { 0 };

	if (!ulti_court.judge(&scene, &ruling, &e)) {
		fuzz_error(&e);
		return;
	}
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct court_steps steps;
		ulti_court.steps(&scene, (enum lang)lang, &ruling, NULL, &steps);
		for (size_t i = 0; i < steps.count; i++)
			buf_str(&b, buf_text(&steps.step[i].text));
		court_steps_free(&steps);
		if (ruling.pays)
			ulti_court.payment_write(&scene, (enum lang)lang, &ruling, &b);
	}
	fuzz_shows(&b);
	buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct journal journal = { .next = (const char *)data, .end = (const char *)data + n };
	struct journal_statement st;
	struct court_dispute ruling;
	struct text_fault fault;

	for (int got; (got = journal_next(&journal, &st, &fault)) != 0;) {
		struct err e = { 0 };
		if (got < 0 || st.kind != JOURNAL_RULING)
			continue;
		if (!take(&st, &ruling, &e)) {
			fuzz_error(&e);
			continue;
		}
		reads_again(&ruling);
		judge(&ruling);
	}
	return 0;
}
