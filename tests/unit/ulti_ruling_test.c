/*
 * Rulings as lines: each canonical line reads as what it writes, and what is wrong is refused with its
 * place.
 */
#include "test.h"
#include "desk/journal.h"
#include "games/ulti/court.h"

#include <stdio.h>
#include <string.h>

/* Read a line as a ruling: 0 fine, 1 not a line, 2 refused; *bad is the pair. */
static int read_line(const char *line, struct court_dispute *out, int *bad)
{
	struct journal journal = { .next = line, .end = line + strlen(line) };
	struct journal_statement statement;
	struct text_fault fault;
	struct err e = { 0 };

	if (journal_next(&journal, &statement, &fault) != 1 || statement.kind != JOURNAL_RULING)
		return 1;
	char case_no[COURT_CODE];
	snprintf(case_no, sizeof case_no, "%.*s", (int)statement.name.n, statement.name.s);
	court_start(out, case_no);
	out->no = statement.number;
	return ulti_court.read(statement.pairs, statement.pair_count, out, bad, &e) ? 0 : 2;
}

static void canonical_lines_read_as_they_are_written(void **state)
{
	static const char *const lines[] = {
		"itelet 1 1.1",
		"itelet 2 1.2 stage=auction points=-2,1,1 reason=\"a zsűri\"",
		"itelet 3 1.3 by=D when=pickup",
		"itelet 4 1.5 stage=committed dealer=A",
		"itelet 4 1.6 stage=open seats=BAC",
		"itelet 5 2.1 claim=C by=A bid=U innocent_bids=no",
		"itelet 6 2.3 by=B previous_bid=pU noticed=inserted",
		"itelet 7 2.4 by=B previous_bid=U stage=auction raised=no",
		"itelet 8 2.7 by=A bid=40 second_bidder=B second_count_ok=yes",
		"itelet 9 3.4 claim=C by=B trick=6 bid=pU declarer=A kontra=kU,P judge=\"Nagy Béla\" at=2026-11-21T18:00:00Z",
		"itelet 9 3.4 by=B bid=B declarer=A kontra=\"k:B r:C\"",
		"itelet 10 3.5 by=B bid=U declarer=A trump=zold warned_by=C",
		"itelet 10 3.5 by=B bid=U declarer=A warned_by=- self_corrected=yes",
		"itelet 11 3.9 bid=pU declarer=A wrong_count=BC",
		"itelet 12 3.12 by=B bid=40+U+4A declarer=A trump=makk kontra=rU made=?-? silent=csUv- uncheckable=40,4A",
		"itelet 12 3.12 by=B bid=40+U+4A declarer=A trump=makk kontra=rU made=??? silent=csUv- uncheckable=40,4A",
		"itelet 13 jury by=A points=-20,10,10 state=open act=\"egymásnak \"\"súgtak\"\"\" reason=\"R-42\"",
		"itelet 14 3.4 by=A late=yes state=dismissed",
		"itelet 15 3.8 by=A minor=yes agreed=yes",
	};

	(void)state;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct court_dispute ruling;
		struct buf b = { 0 };
		int bad;
		if (read_line(lines[i], &ruling, &bad) != 0)
			fail_msg("%s: pair %d", lines[i], bad);
		court_line_write(&b, &ruling);
		/* A reason without blanks needs no quotes. */
		if (!strstr(lines[i], "\"R-42\""))
			assert_string_equal(buf_text(&b), lines[i]);
		buf_free(&b);
	}
}

static void what_is_wrong_is_refused_at_its_pair(void **state)
{
	static const struct { const char *line; int status, bad; } rows[] = {
		{ "itelet 1 9.9 by=A", 1, 0 },
		{ "itelet x 3.4 by=A", 1, 0 },
		{ "itelet 1 3.4 by", 1, 0 },
		{ "itelet 1 3.4 by=A by=B", 1, 0 },
		{ "itelet 1 3.4 claim=A by=Q", 2, 1 },
		{ "itelet 1 3.4 trick=11", 2, 0 },
		{ "itelet 1 3.4 trick=0", 2, 0 },
		{ "itelet 1 1.2 stage=later", 2, 0 },
		{ "itelet 1 2.1 innocent_bids=maybe", 2, 0 },
		{ "itelet 1 3.9 wrong_count=BB", 2, 0 },
		{ "itelet 1 3.12 uncheckable=P,X", 2, 0 },
		{ "itelet 1 jury points=1,2", 2, 0 },
		{ "itelet 1 jury points=1,2,x", 2, 0 },
		{ "itelet 1 1.6 seats=AAB", 2, 0 },
		{ "itelet 1 3.4 at=tegnap", 2, 0 },
		{ "itelet 1 3.4 state=lost", 2, 0 },
		{ "itelet 1 3.4 by=A kontra=kU", 2, 2 },
		{ "itelet 1 3.4 bid=U declarer=A kontra=kD", 2, 3 },
		{ "itelet 1 3.4 colour=red", 2, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct court_dispute ruling;
		int bad = -1, status = read_line(rows[i].line, &ruling, &bad);
		if (status != rows[i].status || (status == 2 && bad != rows[i].bad))
			fail_msg("%s: status %d, pair %d", rows[i].line, status, bad);
	}
}

/* Precedents are found by what was established, not by who it was. */
static void answers_name_nobody(void **state)
{
	struct court_dispute ruling;
	struct buf b = { 0 };
	int bad;

	(void)state;
	assert_int_equal(read_line("itelet 1 3.5 by=B bid=pU declarer=A warned_by=C self_corrected=no", &ruling, &bad), 0);
	ulti_court.answers_write(&b, &ruling);
	assert_string_equal(buf_text(&b), "warned_by=yes self_corrected=no");
	buf_free(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(canonical_lines_read_as_they_are_written),
		cmocka_unit_test(what_is_wrong_is_refused_at_its_pair),
		cmocka_unit_test(answers_name_nobody),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
