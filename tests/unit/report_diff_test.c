/* Two books side by side: exactly their differences are reported. */
#include "book_shelf.h"

#include "report/audit/audit.h"

/* Two books in one folder; `event` is that of either. */
struct two {
	struct shelf a, b;
	struct book_event events[2];
	struct book_table tables[2];
};

static void fill(struct shelf *b, struct book_event *event, struct book_table *table)
{
	must(book_begin(b->s, &author, &b->e));
	*table = shelf_table(b, 4);
	must(book_event_find(b->s, "Szolnok Kupa", event, &b->e));
	for (int no = 1; no <= 4; no++) {
		struct book_deal deal = shelf_deal(table, no, no % 3 + 1, no % 2);
		bool again;
		must(book_deal_add(b->s, &deal, &again, &b->e));
	}
}

static int two_make(void **state)
{
	struct two *two = calloc(1, sizeof *two);
	struct shelf *first = NULL, *second = NULL;

	shelf_make((void **)&first);
	shelf_make((void **)&second);
	two->a = *first;
	two->b = *second;
	free(first);
	free(second);
	fill(&two->a, &two->events[0], &two->tables[0]);
	fill(&two->b, &two->events[1], &two->tables[1]);
	*state = two;
	return 0;
}

static int two_drop(void **state)
{
	struct two *two = *state;
	char command[160];

	book_close(two->a.s);
	book_close(two->b.s);
	snprintf(command, sizeof command, "rm -rf '%s' '%s'", two->a.folder, two->b.folder);
	free(two);
	return system(command);
}

/* List the differences, a line each: "round/table/deal what: a | b". */
static void differences(struct two *two, struct buf *out)
{
	struct report_diff diff = { .store = { two->a.s, two->b.s }, .lang = LANG_EN };
	struct shelf *b = &two->a;

	report_diff_start(&diff);
	must(report_diff_event(&diff, two->events, &b->e));
	assert_false(diff.table.failed);
	for (size_t row = 0; row < diff.table.row_count; row++) {
		const struct listing_cell *cells = &diff.table.cells[row * REPORT_DIFF_COLUMNS];
		buf_printf(out, "%d/%d/%d %s: %s | %s\n", (int)cells[REPORT_DIFF_ROUND].number,
			(int)cells[REPORT_DIFF_TABLE].number, (int)cells[REPORT_DIFF_DEAL].number,
			cells[REPORT_DIFF_WHAT].text, cells[REPORT_DIFF_A].text, cells[REPORT_DIFF_B].text);
	}
	report_diff_free(&diff);
}

static void expect(struct two *two, const char *wanted)
{
	struct buf found = { 0 };

	differences(two, &found);
	assert_string_equal(buf_text(&found), wanted);
	buf_free(&found);
}

static void the_same_books(void **state)
{
	expect(*state, "");
}

static void a_deal_of_one_book(void **state)
{
	struct two *two = *state;
	struct shelf *b = &two->b;
	struct book_deal deal = shelf_deal(&two->tables[1], 5, 2, true);
	bool again;

	must(book_deal_add(b->s, &deal, &again, &b->e));
	expect(two, "1/1/5 deal:  | 5 C B + o=A = -5 -5 15 -5\n");
}

/* A correction without effect is no difference; any other is one, with the points. */
static void a_corrected_deal(void **state)
{
	struct two *two = *state;
	struct shelf *b = &two->a;
	struct book_deal deal = shelf_deal(&two->tables[0], 2, 3, true);

	deal.revision = 1;
	must(book_deal_revise(b->s, &deal, &b->e));
	expect(two, "1/1/2 deal: 2 D B + = -5 -5 -5 15 | 2 D B - = 5 5 5 -15\n");
	deal = shelf_deal(&two->tables[0], 2, 3, false);
	deal.revision = 2;
	snprintf(deal.reason, sizeof deal.reason, "back again");
	must(book_deal_revise(b->s, &deal, &b->e));
	expect(two, "");
}

/* The book of a treasurer who changed only a figure. */
static void points_of_the_same_deal(void **state)
{
	struct two *two = *state;
	struct shelf *b = &two->b;

	must(book_commit(b->s, &b->e));
	assert_int_equal(shelf_sql(b->path, "DROP TRIGGER deal_point_fixed; UPDATE deal_point SET points = 7 "
		"WHERE seat = 0 AND deal = 3"), SQLITE_OK);
	expect(two, "1/1/3 deal: 3 B B + o=A = -5 15 -5 -5 | 3 B B + o=A = 7 15 -5 -5\n");
}

/* Names: ő equals o and a letter may be wrong; a distant name is another person, who sits there instead. */
static void names(void **state)
{
	struct two *two = *state;
	struct shelf *b = &two->b;
	struct book_player player;

	assert_int_equal(book_names_distance("Tóth Ödön", "TOTH ODON"), 0);
	assert_int_equal(book_names_distance("Kiss Péter", "Kis Peter"), 1);
	must(book_player_by_label(b->s, "Player 2", &player, &b->e));
	snprintf(player.name, sizeof player.name, "pláyer 22");
	must(book_player_change(b->s, &player, &b->e));
	expect(two, "0/0/0 typo: nevezo 2 \"Player 2\" | nevezo 2 \"pláyer 22\"\n");
	snprintf(player.name, sizeof player.name, "Somebody Else");
	must(book_player_change(b->s, &player, &b->e));
	expect(two, "0/0/0 player: nevezo 2 \"Player 2\" | \n0/0/0 player:  | nevezo 2 \"Somebody Else\"\n"
		"1/1/0 seat: B=\"Player 2\" | B=\"Somebody Else\"\n");
}

/* Two players with similar names are two if both books have both. */
static void names_that_are_near_in_both_books(void **state)
{
	struct two *two = *state;
	struct shelf *b = &two->b;
	struct book_table table = two->tables[1];

	table.entry[0] = two->tables[1].entry[1];
	table.entry[1] = two->tables[1].entry[0];
	must(book_table_reseat(b->s, &table, &b->e));
	expect(two, "1/1/0 seat: A=\"Player 1\" | A=\"Player 2\"\n1/1/0 seat: B=\"Player 2\" | B=\"Player 1\"\n");
}

static void rounds_and_tables_of_one_book(void **state)
{
	struct two *two = *state;
	struct shelf *b = &two->a;
	struct book_table table = two->tables[0];

	must(book_round_add(b->s, two->events[0].id, 3, &b->e));
	table.no = 7;
	must(book_table_add(b->s, &table, &b->e));
	b = &two->b;
	table = two->tables[1];
	table.round = 2;
	must(book_table_add(b->s, &table, &b->e));
	expect(two, "1/7/0 table: A=\"Player 1\" B=\"Player 2\" C=\"Player 3\" D=\"Player 4\" | \n"
		"2/0/0 round:  | fordulo 2\n3/0/0 round: fordulo 3 | \n");
}

/* A setting set to its standard equals one never set. */
static void settings(void **state)
{
	struct two *two = *state;
	struct shelf *b = &two->b;
	struct book_event event = { .name = "Other", .day = "2026-11-22", .edition = "mausz-2017" };

	must(book_event_add(b->s, &event, &b->e));
	must(book_setting_put(b->s, event.id, "ranking", "place", true, &b->e));
	two->events[1] = event;
	b = &two->a;
	event.id = 0;
	must(book_event_add(b->s, &event, &b->e));
	two->events[0] = event;
	expect(two, "");
	must(book_setting_put(b->s, event.id, "ranking", "score", true, &b->e));
	expect(two, "0/0/0 ranking: score | place\n");
}

static void measures_in_another_order(void **state)
{
	struct two *two = *state;
	struct shelf *b = &two->a;
	struct book_measure late = { .kind = BOOK_WARNING, .reason = "late" },
		loud = { .kind = BOOK_YELLOW, .reason = "loud" };
	bool again;

	late.entry = two->tables[0].entry[0];
	loud.entry = two->tables[0].entry[1];
	must(book_measure_add(b->s, &late, &again, &b->e));
	must(book_measure_add(b->s, &loud, &again, &b->e));
	b = &two->b;
	late.entry = two->tables[1].entry[0];
	loud.entry = two->tables[1].entry[1];
	must(book_measure_add(b->s, &loud, &again, &b->e));
	must(book_measure_add(b->s, &late, &again, &b->e));
	expect(two, "");
	must(book_measure_add(b->s, &loud, &again, &b->e));
	loud.kind = BOOK_RED;
	must(book_measure_add(b->s, &loud, &again, &b->e));
	expect(two, "0/0/0 discipline:  | fegyelmi \"Player 2\" fokozat=red indok=loud idopont=2026-11-21T18:00:00Z\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(the_same_books, two_make, two_drop),
		cmocka_unit_test_setup_teardown(a_deal_of_one_book, two_make, two_drop),
		cmocka_unit_test_setup_teardown(a_corrected_deal, two_make, two_drop),
		cmocka_unit_test_setup_teardown(points_of_the_same_deal, two_make, two_drop),
		cmocka_unit_test_setup_teardown(names, two_make, two_drop),
		cmocka_unit_test_setup_teardown(names_that_are_near_in_both_books, two_make, two_drop),
		cmocka_unit_test_setup_teardown(rounds_and_tables_of_one_book, two_make, two_drop),
		cmocka_unit_test_setup_teardown(settings, two_make, two_drop),
		cmocka_unit_test_setup_teardown(measures_in_another_order, two_make, two_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
