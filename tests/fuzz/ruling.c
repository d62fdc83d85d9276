/* Ruling lines: each is refused in words, or written so that it reads the same; then it is judged. */
#include "fuzz.h"
#include "desk/journal.h"

/* Read a statement's ruling; false: `e` says why, and *bad is a pair of it or their number. */
static bool take(const struct journal_statement *st, struct court_ruling *out, struct err *e)
{
	int bad = -1;

	court_ruling_start(out, ulti_case_find(st->name.s, st->name.n));
	out->no = st->number;
	bool done = court_ruling_read(st->pairs, st->pair_count, out, &bad, e);
	assert(done || (bad >= 0 && bad <= st->pair_count));
	return done;
}

static void reads_again(const struct court_ruling *ruling)
{
	struct court_ruling back;
	struct journal_statement st;
	struct text_fault fault;
	struct err e = { 0 };
	struct buf first = { 0 }, second = { 0 };

	court_ruling_line_write(&first, ruling);
	struct journal journal = { .next = first.data, .end = first.data + first.len };
	assert(journal_next(&journal, &st, &fault) == 1 && st.kind == JOURNAL_RULING);
	assert(take(&st, &back, &e));
	court_ruling_line_write(&second, &back);
	assert(strcmp(first.data, second.data) == 0);
	buf_free(&first);
	buf_free(&second);
}

static void judge(struct court_ruling *said)
{
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };
	struct ulti_ruling ruling;
	struct err e = { 0 };
	struct buf b = { 0 };

	said->dispute.deal.players = ulti_players_at(ULTI_SEATS, 3);
	enum ulti_judge_refusal refusal = ulti_judge(&said->dispute, &rules, &ruling);
	if (refusal != ULTI_JUDGE_FINE) {
		ulti_judge_refuse(&e, &said->dispute, &ruling, refusal);
		fuzz_error(&e);
		return;
	}
	for (int lang = 0; lang < LANG_COUNT; lang++)
		ulti_ruling_write(&b, (enum lang)lang, &said->dispute, &ruling);
	fuzz_shows(&b);
	buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct journal journal = { .next = (const char *)data, .end = (const char *)data + n };
	struct journal_statement st;
	struct court_ruling ruling;
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
