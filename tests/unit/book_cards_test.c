/* The cards of deals and the seeds of rounds: only added, each with its attempt. */
#include "book_shelf.h"

static struct book_cards cards_of(const struct book_table *table, int no, const char *talon)
{
	struct book_cards cards = { .table = table->id, .no = no, .play = { .count = 2, .rows = {
		{ "contract", 0, "A B" }, { "talon", 0, "" } } } };

	snprintf(cards.play.rows[1].words, sizeof cards.play.rows[1].words, "%s", talon);
	return cards;
}

static void put(struct shelf *b, const struct book_table *table, int no, int revision, const char *talon,
	bool again)
{
	struct book_cards cards = cards_of(table, no, talon);
	bool was = !again;

	must(book_cards_put(b->s, &cards, revision, &was, &b->e));
	assert_int_equal(was, again);
}

/* Check the talon of a revision's cards, "" if there are none. */
static void assert_talon(
	struct shelf *b, const struct book_table *table, int no, int revision, const char *talon)
{
	struct book_cards cards;

	must(book_cards_find(b->s, table->id, no, revision, &cards, &b->e));
	assert_int_equal(cards.id != 0, *talon != '\0');
	if (!*talon)
		return;
	assert_int_equal(cards.play.count, 2);
	assert_string_equal(game_cards_find(&cards.play, "talon", 0)->words, talon);
	assert_string_equal(cards.operator_name, author.operator_name);
}

static void before_and_after_a_result(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);
	bool again;

	assert_talon(b, &table, 1, 0, "");
	put(b, &table, 1, 0, "m8 t7", false);
	put(b, &table, 1, 0, "m8 t7", true);
	put(b, &table, 1, 0, "m8 t9", false);
	assert_talon(b, &table, 1, 0, "m8 t9");
	must(book_deal_add(b->s, &deal, &again, &b->e));
	assert_talon(b, &table, 1, deal.revision, "m8 t9");
	deal = shelf_deal(&table, 1, 0, false);
	deal.revision = 1;
	must(book_deal_revise(b->s, &deal, &b->e));
	assert_talon(b, &table, 1, 2, "m8 t9");
	assert_talon(b, &table, 2, 0, "");
}

/* a void attempt keeps its cards, the next one begins without any. */
static void each_attempt_has_its_own(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);
	bool again;

	put(b, &table, 1, 0, "m8 t7", false);
	must(book_deal_add(b->s, &deal, &again, &b->e));
	deal.state = BOOK_REDEAL;
	must(book_deal_revise(b->s, &deal, &b->e));
	assert_talon(b, &table, 1, 0, "");
	put(b, &table, 1, 0, "zA zX", false);
	assert_talon(b, &table, 1, 1, "m8 t7");
	assert_talon(b, &table, 1, 2, "m8 t7");
	assert_talon(b, &table, 1, 0, "zA zX");
	put(b, &table, 1, 2, "m8 t7", true);
	put(b, &table, 1, 2, "pA pX", false);
	assert_talon(b, &table, 1, 2, "pA pX");
	assert_talon(b, &table, 1, 0, "zA zX");
	deal = shelf_deal(&table, 1, 1, true);
	must(book_deal_add(b->s, &deal, &again, &b->e));
	assert_talon(b, &table, 1, 3, "zA zX");
	deal.state = BOOK_TAKEN_BACK;
	must(book_deal_revise(b->s, &deal, &b->e));
	assert_talon(b, &table, 1, 0, "");
}

static void assert_waiting(struct shelf *b, const struct book_table *table, size_t wanted, int no)
{
	int *list = NULL;
	size_t count = 0;

	must(book_cards_waiting(b->s, table->id, &list, &count, &b->e));
	assert_int_equal(count, wanted);
	assert_true(count == 0 || list[0] == no);
	book_free(list);
}

static void which_wait(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 3, 0, true);
	bool again;

	assert_waiting(b, &table, 0, 0);
	put(b, &table, 3, 0, "m8 t7", false);
	put(b, &table, 3, 0, "m8 t9", false);
	assert_waiting(b, &table, 1, 3);
	must(book_deal_add(b->s, &deal, &again, &b->e));
	assert_waiting(b, &table, 0, 0);
	deal.state = BOOK_REDEAL;
	must(book_deal_revise(b->s, &deal, &b->e));
	assert_waiting(b, &table, 0, 0);
	put(b, &table, 3, 0, "m8 t9", false);
	assert_waiting(b, &table, 1, 3);
}

static void seeds_of_rounds(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_duplicate duplicate
		= { .event = table.event, .round = 2, .deals = 12, .seed = "Szolnok" },
		found;

	must(book_duplicate_find(b->s, table.event, 2, &found, &b->e));
	assert_int_equal(found.id, 0);
	must(book_duplicate_put(b->s, &duplicate, &b->e));
	must(book_duplicate_put(b->s, &duplicate, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM duplicate"), 1);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM round WHERE no = 2"), 1);
	duplicate.deals = 6;
	must(book_duplicate_put(b->s, &duplicate, &b->e));
	must(book_duplicate_find(b->s, table.event, 2, &found, &b->e));
	assert_int_equal(found.deals, 6);
	assert_string_equal(found.seed, "Szolnok");
	must(book_duplicate_find(b->s, table.event, 1, &found, &b->e));
	assert_int_equal(found.id, 0);
}

static void nothing_is_taken_away(void **state)
{
	static const char *const statements[] = {
		"DELETE FROM deal_cards", "UPDATE deal_cards SET no = 2", "DELETE FROM deal_cards_row",
		"UPDATE deal_cards_row SET words = ''", "DELETE FROM duplicate", "UPDATE duplicate SET deals = 1",
		"INSERT INTO duplicate (event, round, seed, generator, deals, step) VALUES (1, 1, 'x', 'dice', 1, 1)",
	};
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_duplicate duplicate = { .event = table.event, .round = 1, .deals = 1, .seed = "x" };

	put(b, &table, 1, 0, "m8 t7", false);
	must(book_duplicate_put(b->s, &duplicate, &b->e));
	must(book_commit(b->s, &b->e));
	for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
		assert_int_not_equal(shelf_sql(b->path, statements[i]), SQLITE_OK);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(before_and_after_a_result, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(each_attempt_has_its_own, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(which_wait, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(seeds_of_rounds, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(nothing_is_taken_away, shelf_begin, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
