/* Rulings as lines: each canonical line reads back the same, and faults are refused with their place. */
#include "test.h"
#include "desk/journal/journal.h"
#include "games/ulti/court/court.h"

#include <stdio.h>
#include <string.h>

#include <cjson/cJSON.h>

/* Read a line as a ruling: 0: fine, 1: not a line, 2: refused; *bad is the pair. */
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
		"itelet 9 3.6 by=B trick=1 bid=pU declarer=A kontra=-",
		"itelet 9 3.6 by=B trick=1 kontra=-",
		"itelet 9 3.6 by=B trick=1 kontra=kU,P",
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
		{ "itelet 1 3.4 by=A kontra=\"\"", 2, 1 },
		{ "itelet 1 2.4 by=A kontra=-", 2, 1 },
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

/* Precedents are found by the facts, not by the persons. */
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

/* ---- kontras and the time of the act ------------------------------------------------------------ */

/*
 * A second table of R-70, by the moments in the paragraphs: kontras and rekontras are said between the lead
 * and the second card (7.§ (1), (6)). An act in the first trick falls from … to …, by the declarer and by a
 * defender; one in a later trick at `later`.
 */
enum { LEAD, KONTRA, REKONTRA, SECOND_CARD, LATER };
static const struct timing {
	const char *no, *facts;
	const char *sheets[2];     /* two recorded deals of A's, with kontras */
	uint8_t declarer[2], defender[2], later;
	int usual_trick;
} timings[] = {
	/* 13.§ (3) 1, 2: the first card is played */
	{ "3.1", "", { "A U z ++ kU,P", "A D z + kD" }, { LEAD, LEAD }, { LEAD, LEAD }, LEAD, 1 },
	{ "3.2", "", { "A U z ++ kU,P", "A D z + kD" }, { LEAD, LEAD }, { LEAD, LEAD }, LEAD, 1 },
	/* 6.§ (6), (7): melds are announced with the first card */
	{ "3.3", "", { "A 40 z + k40", "A RB + k:B r:C" }, { LEAD, LEAD }, { KONTRA, SECOND_CARD }, LATER, 1 },
	{ "3.4", "", { "A U z ++ rU", "A RB + k:BC" }, { LEAD, LEAD }, { KONTRA, SECOND_CARD }, LATER, 0 },
	{ "3.5", " warned_by=- self_corrected=no", { "A U z ++ rU", "A RB + k:BC" }, { LATER, LATER }, { LATER, LATER }, LATER, 0 },
	{ "3.6", "", { "A U z ++ rU kP", "A RB + k:C" }, { LEAD, LEAD }, { KONTRA, SECOND_CARD }, LATER, 0 },
	{ "3.7", "", { "A U z ++ rU", "A RB + k:BC" }, { LEAD, SECOND_CARD }, { LEAD, SECOND_CARD }, LATER, 0 },
	{ "3.8", "", { "A U z ++ rU", "A RB + k:BC" }, { LEAD, SECOND_CARD }, { LEAD, SECOND_CARD }, LATER, 0 },
	{ "3.9", "", { "A U z ++ rU", "A RB + k:BC" }, { LEAD, SECOND_CARD }, { LEAD, SECOND_CARD }, LATER, 0 },
	/* after the last trick */
	{ "3.10", "", { "A U z ++ rU", "A P z + kP" }, { LATER, LATER }, { LATER, LATER }, LATER, 0 },
	{ "3.11", "", { "A U z ++ rU", "A P z + kP" }, { LATER, LATER }, { LATER, LATER }, LATER, 0 },
	{ "3.12", " uncheckable=P", { "A U z ++ rU", "A P z + kP" }, { LATER, LATER }, { LATER, LATER }, LATER, 0 },
	/* a trick was taken before it could be looked at */
	{ "10.3g", "", { "A U z ++ rU", "A RB + k:BC" }, { LATER, LATER }, { LATER, LATER }, LATER, 0 },
};

/* Return the kontras of the sheet that count: all of them, "-", or "?" if only a witness knows. */
static const char *expected_kontra(const struct timing *row, bool is_declarer, int trick, const char *sheet)
{
	const uint8_t *first = is_declarer ? row->declarer : row->defender;
	int at = trick ? trick : row->usual_trick;

	/* Without a trick it counts as after the kontras. */
	if ((at != 1 && row->later == LATER) || first[0] > REKONTRA)
		return sheet;
	return first[1] < KONTRA ? "-" : "?";
}

/* Reduce "kU,P" and "rU" to "kU", "k:BC" to "k:B"; false if there is nothing less. */
static bool some_of(const char *kontra, char out[COURT_VALUE])
{
	size_t n = kontra[1] == ':' ? strlen("k:B") : strcspn(kontra, " ,");

	snprintf(out, COURT_VALUE, "%.*s", (int)n, kontra);
	out[0] = 'k';
	return strcmp(out, kontra) != 0;
}

static void judge_at(const struct timing *row, const char *sheet, int offender, int trick)
{
	const struct game_rules rules = game_rules_of(game_edition_find("mausz-2017"));
	struct court_scene scene = { .rules = &rules, .seats = 3, .no = 1, .dealer = 2, .due = 2, .is_typed = true };
	struct ulti_deal_line line;
	struct text_fault fault;
	struct game_record record;
	struct court_ruling out = { .pays = false };
	struct buf text = { 0 }, kontra = { 0 };
	struct err e = { 0 };
	int bad;

	assert_true(ulti_deal_line_read(sheet, strlen(sheet), 1, false, &line, &fault));
	ulti_record_of(&line.deal, &record);
	ulti_modifiers_write(&kontra, &line.deal);
	scene.record = &record;
	buf_printf(&text, "itelet 1 %s", row->no);
	if (strcmp(row->no, "10.3g") == 0)
		buf_printf(&text, " claim=%c", 'A' + offender);
	else if (strcmp(row->no, "3.9") == 0)
		buf_printf(&text, " wrong_count=%c by=%c", 'A' + offender, 'A' + offender);
	else if (strcmp(row->no, "3.10") != 0 && strcmp(row->no, "3.11") != 0)
		buf_printf(&text, " by=%c", 'A' + offender);
	if (trick)
		buf_printf(&text, " trick=%d", trick);
	/* A meld other than the bid's own. */
	if (strcmp(row->no, "3.3") == 0)
		buf_printf(&text, " meld=%s", strstr(sheet, "40 ") ? "20" : "40");
	buf_str(&text, row->facts);
	assert_int_equal(read_line(buf_text(&text), &out.said, &bad), 0);
	bool done = ulti_court.judge(&scene, &out, &e);
	const char *wanted = expected_kontra(row, offender == 0, trick, buf_text(&kontra));
	const char *counted = done ? court_fact(&out.said, "kontra") : out.is_missing ? "?" : "refused";
	/* The leader's only duty is that of the seven of an ulti. */
	if (strcmp(row->no, "3.4") == 0 && offender == 0 && trick == 1 && !strstr(sheet, "U ")) {
		assert_string_equal(counted, "refused");
		buf_free(&text);
		buf_free(&kontra);
		return;
	}
	if ((!done || out.pays) && strcmp(counted, wanted) != 0)
		fail_msg("%s on %s: %s counts, not %s", buf_text(&text), sheet, counted, wanted);
	/*
	 * The stated kontras count, unless the moment of the act proves that those of the sheet were said:
	 * without a trick, for a leader, whose act was the lead itself or in a later trick.
	 */
	bool is_leaders = trick == 0 && row->usual_trick == 0 && offender == 0 && row->declarer[1] == LEAD;
	bool is_certain = done && out.pays && strcmp(wanted, buf_text(&kontra)) == 0
		&& (trick > 1 || row->declarer[0] == LATER || is_leaders);
	buf_str(&text, " kontra=-");
	assert_int_equal(read_line(buf_text(&text), &out.said, &bad), 0);
	assert_int_equal(ulti_court.judge(&scene, &out, &e), !is_certain);
	if (!is_certain)
		assert_string_equal(court_fact(&out.said, "kontra"), "-");
	/* Before the lead there are none. */
	bool is_never = done && out.pays && strcmp(wanted, "-") == 0;
	text.len -= strlen("-");
	buf_printf(&text, "\"%s\"", buf_text(&kontra));
	assert_int_equal(read_line(buf_text(&text), &out.said, &bad), 0);
	if (is_never && ulti_court.judge(&scene, &out, &e))
		fail_msg("%s on %s is taken", buf_text(&text), sheet);
	/* Only an act amid the kontras can have some of them before it. */
	char some[COURT_VALUE];
	if (some_of(buf_text(&kontra), some)) {
		text.len = (size_t)(strstr(buf_text(&text), " kontra=") - buf_text(&text));
		buf_printf(&text, " kontra=%s", some);
		assert_int_equal(read_line(buf_text(&text), &out.said, &bad), 0);
		if (ulti_court.judge(&scene, &out, &e) == (is_never || is_certain) && out.pays)
			fail_msg("%s on %s is %s", buf_text(&text), sheet, is_never || is_certain ? "taken" : "refused");
	}
	buf_free(&text);
	buf_free(&kontra);
}

static void kontras_count_by_the_moment_of_the_act(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof timings / sizeof *timings; i++) {
		bool is_declarers = strcmp(timings[i].no, "3.1") == 0 || strcmp(timings[i].no, "3.2") == 0;
		for (int offender = 0; offender < (is_declarers ? 1 : 3); offender++) {
			for (int trick = 0; trick <= 10; trick++) {
				judge_at(&timings[i], timings[i].sheets[0], offender, trick);
				judge_at(&timings[i], timings[i].sheets[1], offender, trick);
			}
		}
	}
}

/* A ruling never judged, on a seat that sits out, is reported instead of steps and an empty payment. */
static void a_ruling_that_cannot_be_is_told(void **state)
{
	const struct game_rules rules = game_rules_of(game_edition_find("mausz-2017"));
	const struct court_scene scene = { .rules = &rules, .seats = 4, .no = 1, .dealer = 3, .due = 3 };
	struct court_ruling ruling = { .pays = true, .kind = &ulti_kinds[ULTI_RULING_PAY] };
	struct court_steps steps;
	struct buf payment = { 0 };
	int bad;

	(void)state;
	assert_int_equal(read_line("itelet 1 3.4 by=D bid=U declarer=A", &ruling.said, &bad), 0);
	ulti_court.steps(&scene, LANG_EN, &ruling, NULL, &steps);
	assert_int_equal(steps.count, 1);
	assert_non_null(strstr(buf_text(&steps.step[0].text), "does not play"));
	court_steps_free(&steps);
	ulti_court.payment_write(&scene, LANG_EN, &ruling, &payment);
	assert_string_equal(buf_text(&payment), "= A 0, B 0, C 0, D 0\n");
	buf_free(&payment);
}

/* ---- results and silent items, against the judge of JSON ------------------------------------------ */

/* What was silent: as typed and as JSON; "": nothing was said. */
static const char *const silents[][2] = {
	{ "", "" }, { "csU+", "'ulti':{'side':'declarer','made':true}" }, { "csU-", "'ulti':{'side':'declarer','made':false}" },
	{ "csUv+", "'ulti':{'side':'defenders','made':true}" }, { "csUv-", "'ulti':{'side':'defenders','made':false}" },
	{ "cs100", "'100':'declarer'" }, { "cs100v", "'100':'defenders'" }, { "cs4A", "'4-asz':'declarer'" },
	{ "cs4Av", "'4-asz':'defenders'" },
};
enum { SILENTS = sizeof silents / sizeof *silents };

/* Write the items of `parts` of the bid, and whether they were made by the marks; without marks only the items. */
static void write_parts(struct buf *b, const struct ulti_bid *bid, const char *marks, unsigned parts)
{
	bool first = true;

	for (int i = 0; i < bid->part_count; i++) {
		if (!(parts >> bid->parts[i].part & 1) || (marks && marks[i] == '?'))
			continue;
		buf_printf(b, "%s\"%s\"%s", first ? "" : ",", ulti_item_code(bid->parts[i].part),
			!marks ? "" : marks[i] == '+' ? ":true" : ":false");
		first = false;
	}
}

/* Judge with A's bid: the record (marks NULL: none, and what was silent), the marks and the silent item typed. */
static void judge_results(const struct ulti_case *row, const struct ulti_bid *bid, unsigned unchecked,
	const char *record, int recorded, const char *marks, int silent)
{
	const struct game_rules rules = game_rules_of(game_edition_find("mausz-2017"));
	struct court_scene scene = { .rules = &rules, .seats = 3, .no = 1, .dealer = 2, .due = 2, .is_typed = true };
	struct ulti_pieces on_sheet = { .trump = { "z", bid->colour == ULTI_PLAIN },
		.made = { record, record ? strlen(record) : 0 }, .silent = { silents[recorded][0], strlen(silents[recorded][0]) } };
	struct ulti_deal deal = { .bid = bid->no };
	struct buf line = { 0 }, json = { 0 }, out = { 0 };
	struct court_ruling ruling = { .pays = false };
	struct game_record sheet;
	enum ulti_refusal refusal;
	struct err e = { 0 };
	bool is_said = marks[strspn(marks, "?")];
	int bad;

	if (record && !ulti_pieces_read(&on_sheet, &deal, &refusal))
		return;
	buf_printf(&line, "itelet 1 %s%s bid=%s declarer=A", row->no, unchecked ? " by=B" : "", bid->short_code);
	if (record) {
		line.len = (size_t)(strstr(buf_text(&line), " bid=") - buf_text(&line));
		ulti_record_of(&deal, &sheet);
		scene.record = &sheet;
	}
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (unchecked >> part & 1)
			buf_printf(&line, "%s%s", strstr(buf_text(&line), "uncheckable") ? "," : " uncheckable=", ulti_part_short(part));
	}
	/* Results and silent items of a recorded deal are read once its bid is known. */
	buf_printf(&line, "%s%s%s%s", marks[0] ? " made=" : "", marks, silent ? " silent=" : "", silents[silent][0]);
	buf_printf(&json, "{'case':'%s','bid':'%s','declarer':'A','made':{", row->no, bid->short_code);
	unsigned known = is_said || !record ? ~0u : ~unchecked;
	write_parts(&json, bid, is_said ? marks : record ? record : "???", known);
	int counts = silent ? silent : record && !is_said ? recorded : 0;
	buf_printf(&json, "},'silent':{%s}", silents[counts][1]);
	if (unchecked) {
		buf_str(&json, ",'offender':'B','facts':{'uncheckable':[");
		write_parts(&json, bid, NULL, unchecked);
		buf_str(&json, "]}");
	}
	buf_char(&json, '}');
	for (char *c = json.data; *c; c++)
		*c = *c == '\'' ? '"' : *c;
	bool judges = ulti_json_judge(&out, LANG_HU, json.data, json.len);
	bool done = read_line(buf_text(&line), &ruling.said, &bad) == 0 && ulti_court.judge(&scene, &ruling, &e);
	cJSON *answer = cJSON_Parse(buf_text(&out)), *points = cJSON_GetObjectItem(answer, "points");
	/* A silent 100 or 4 asz that cannot be is refused, though it is void. */
	if (done != judges && !(judges && silent > 4))
		fail_msg("%s on %s %s: %d, %s", buf_text(&line), record ? record : "none", silents[recorded][0], done, buf_text(&out));
	for (int seat = 0; done && judges && seat < 3; seat++) {
		if (ruling.points[seat] != cJSON_GetObjectItem(points, text_seat_code(seat))->valueint)
			fail_msg("%s on %s %s: %s %d, %s", buf_text(&line), record ? record : "none", silents[recorded][0],
				text_seat_code(seat), ruling.points[seat], buf_text(&out));
	}
	cJSON_Delete(answer);
	buf_free(&line);
	buf_free(&json);
	buf_free(&out);
}

/* Set marks of that number: "", "?", "+", "-", "??", "+?" … */
static void marks_of(char marks[ULTI_BID_PARTS + 1], const struct ulti_bid *bid, int number, const char *of)
{
	int base = (int)strlen(of);

	for (int i = 0; i < bid->part_count; i++, number /= base)
		marks[i] = of[number % base];
	marks[bid->part_count] = '\0';
}

static void results_count_as_in_json(void **state)
{
	static const int marks_count[] = { 1, 3, 9, 27 }, records[] = { 1, 2, 4, 8 };

	(void)state;
	for (int case_no = 0; case_no < ULTI_CASES; case_no++) {
		const struct ulti_case *row = ulti_case_at(case_no);
		for (int no = 1; row->facts >> ULTI_FACT_MADE & 1 && ulti_bid_at(no); no++) {
			const struct ulti_bid *bid = ulti_bid_at(no);
			unsigned counted = case_no == ULTI_CASE_3_12 ? bid->part_set & ULTI_COUNTED_PARTS : 0, unchecked = counted;
			if (case_no == ULTI_CASE_3_12 && !counted)
				continue;
			do {
				for (int record = -1; record < records[bid->part_count]; record++) {
					for (int i = 0; i < SILENTS * SILENTS * (marks_count[bid->part_count] + 1); i++) {
						char sheet[ULTI_BID_PARTS + 1], marks[ULTI_BID_PARTS + 1] = "";
						int said = i / SILENTS / SILENTS, recorded = i / SILENTS % SILENTS;
						if (record < 0 ? recorded > 0 : recorded % 3 != (record + no) % 3)
							continue;
						marks_of(sheet, bid, record < 0 ? 0 : record, "+-");
						if (said)
							marks_of(marks, bid, said - 1, "?+-");
						judge_results(row, bid, unchecked, record < 0 ? NULL : sheet, recorded, marks, i % SILENTS);
					}
				}
				unchecked = counted ? (unchecked - 1) & counted : 0;
			} while (unchecked);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(results_count_as_in_json),
		cmocka_unit_test(kontras_count_by_the_moment_of_the_act),
		cmocka_unit_test(canonical_lines_read_as_they_are_written),
		cmocka_unit_test(what_is_wrong_is_refused_at_its_pair),
		cmocka_unit_test(a_ruling_that_cannot_be_is_told),
		cmocka_unit_test(answers_name_nobody),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
