/* Faults that seals cannot show: points wrong when sealed are found by settling every deal again. */
#include "book_shelf.h"

#include "report/audit/audit.h"

static struct book_deal add(struct shelf *b, const struct book_table *table, int no, int change)
{
	struct book_deal deal = shelf_deal(table, no, 0, true);
	bool again;

	deal.points[0] += change;
	deal.points[1] -= change == 7 ? 0 : change;
	must(book_deal_add(b->s, &deal, &again, &b->e));
	return deal;
}

/* Check the finding of a row: its code and the number of the deal. */
static void expect(const struct listing *t, size_t row, const char *code, int64_t deal_no)
{
	const struct listing_cell *cells = t->cells + row * t->column_count;

	assert_true(row < t->row_count);
	assert_string_equal(cells[0].text, code);
	assert_int_equal(cells[4].number, deal_no);
}

static struct report_proof prove(struct shelf *b)
{
	struct report_proof proof = { 0 };

	must(report_proof_make(b->s, LANG_EN, &proof, &b->e));
	return proof;
}

static void a_sound_book_has_no_finding(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);

	add(b, &table, 1, 0);
	must(book_commit(b->s, &b->e));
	struct report_proof proof = prove(b);
	assert_int_equal(proof.findings.row_count, 0);
	assert_int_equal(proof.deals, 1);
	assert_int_equal(proof.steps, 1);
	listing_free(&proof.findings);
}

static void points_and_facts_are_proved(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	bool again;

	add(b, &table, 1, 0);
	add(b, &table, 2, 3);                     /* arbitrary, but with the sum 0 */
	add(b, &table, 3, 7);                     /* out of nothing */
	struct book_deal deal = shelf_deal(&table, 4, 0, true);
	snprintf(deal.record.facts[0].item, sizeof deal.record.facts[0].item, "durchmars");
	must(book_deal_add(b->s, &deal, &again, &b->e));   /* a part missing from the bid */
	deal = shelf_deal(&table, 5, 0, true);
	deal.state = BOOK_VOID;
	must(book_deal_add(b->s, &deal, &again, &b->e));   /* no points in the book, in spite of the play */
	must(book_commit(b->s, &b->e));

	struct report_proof proof = prove(b);
	expect(&proof.findings, 0, "points", 2);
	expect(&proof.findings, 1, "sum", 3);
	expect(&proof.findings, 2, "points", 3);
	expect(&proof.findings, 3, "facts", 4);
	expect(&proof.findings, 4, "sum", 0);     /* of the event */
	assert_int_equal(proof.findings.row_count, 5);
	listing_free(&proof.findings);
}

static void rulings_and_totals_are_proved(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);
	bool again;

	deal.state = BOOK_RULED;   /* by no ruling */
	must(book_deal_add(b->s, &deal, &again, &b->e));
	must(sqlite3_exec(b->s->db, "INSERT INTO sheet_total SELECT 1, max(game_table.id), 9, max(step.id) FROM game_table, step; "
		"INSERT INTO sheet_total_point VALUES (1, 0, 5), (1, 1, 5), (1, 2, 5)", NULL, NULL, NULL) == SQLITE_OK);
	must(book_commit(b->s, &b->e));

	struct report_proof proof = prove(b);
	assert_int_equal(proof.findings.row_count, 3);
	assert_string_equal(proof.findings.cells[0].text, "ruling");
	for (size_t row = 1; row < 3; row++)      /* of the sheet, and so of the event */
		assert_string_equal(proof.findings.cells[row * proof.findings.column_count].text, "sum");
	listing_free(&proof.findings);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_sound_book_has_no_finding, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(points_and_facts_are_proved, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(rulings_and_totals_are_proved, shelf_begin, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
