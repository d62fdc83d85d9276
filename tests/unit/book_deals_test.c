/* Deals: revisions that are only added, the one that counts, its author. */
#include "book_shelf.h"

static void add(struct shelf *b, struct book_deal *deal, bool wanted_again)
{
	bool again;

	must(book_deal_add(b->s, deal, &again, &b->e));
	assert_int_equal(again, wanted_again);
}

static void deal_comes_back_as_recorded(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 4);
	struct book_deal deal = shelf_deal(&table, 1, 1, false), found;

	deal.record.fact_count = 2;
	deal.record.facts[1] = (struct game_fact){ "kontra", "betli", "C", 2 };
	add(b, &deal, false);
	must(book_deal_find(b->s, table.id, 1, &found, &b->e));
	assert_int_equal(found.id, deal.id);
	assert_int_equal(found.revision, 1);
	assert_int_equal(found.state, BOOK_PLAYED);
	assert_int_equal(found.record.declarer, 1);
	assert_string_equal(found.record.bid, "betli");
	assert_string_equal(found.record.ending, "played");
	assert_int_equal(found.record.fact_count, 2);
	assert_int_equal(found.points[1], -15);
	assert_int_equal(found.points[3], 5);
	assert_string_equal(found.at, "2026-11-21T18:00:00Z");
	assert_string_equal(found.operator_name, "teszt");
	refused(ERR_NOT_FOUND, deal_unknown, book_deal_find(b->s, table.id, 2, &found, &b->e));
}

static void same_deal_again_writes_nothing(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true), other;

	deal.record.fact_count = 2;
	deal.record.facts[1] = (struct game_fact){ "kontra", "betli", "C", 2 };
	add(b, &deal, false);
	must(book_commit(b->s, &b->e));
	must(book_begin(b->s, &author, &b->e));
	other = deal;
	other.record.facts[0] = deal.record.facts[1];
	other.record.facts[1] = deal.record.facts[0];
	other.id = 0;
	add(b, &other, true);
	assert_int_equal(other.id, deal.id);
	must(book_commit(b->s, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM step"), 1);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM deal"), 1);
	must(book_begin(b->s, &author, &b->e));
}

static void other_content_is_a_conflict_that_shows_both(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true), other;
	bool again;

	add(b, &deal, false);
	other = shelf_deal(&table, 1, 0, false);
	assert_false(book_deal_add(b->s, &other, &again, &b->e));
	assert_true(b->e.arg[1][0] && b->e.arg[2][0]);
	assert_string_not_equal(b->e.arg[1], b->e.arg[2]);
	refused(ERR_CONFLICT, deal_conflict, false);
	other = deal;
	other.dealer = 2;
	assert_false(book_deal_add(b->s, &other, &again, &b->e));
	assert_string_not_equal(b->e.arg[1], b->e.arg[2]);
	refused(ERR_CONFLICT, deal_conflict, false);
	other = deal;
	other.record.trump[0] = 'x';
	refused(ERR_CONFLICT, deal_conflict, book_deal_add(b->s, &other, &again, &b->e));
}

static void revisions_are_only_added(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true), stale, *list = NULL;
	size_t count = 0;

	add(b, &deal, false);
	stale = deal;
	deal.record.facts[0].value = 0;
	for (int seat = 0; seat < 3; seat++)
		deal.points[seat] = -deal.points[seat];
	must(book_deal_revise(b->s, &deal, &b->e));
	assert_int_equal(deal.revision, 2);
	stale.dealer = 1;
	assert_false(book_deal_revise(b->s, &stale, &b->e));
	assert_non_null(strstr(b->e.arg[1], "teszt, 2026-11-21T18:00:00Z"));
	assert_string_not_equal(b->e.arg[2], b->e.arg[3]);
	refused(ERR_CONFLICT, deal_changed, false);
	refused(ERR_CONFLICT, deal_changed, book_deal_is_as_seen(b->s, &stale, &table, &b->e));
	must(book_deal_is_as_seen(b->s, &deal, &table, &b->e));
	struct book_deal same = deal;
	same.revision = 1;
	must(book_deal_revise(b->s, &same, &b->e));
	assert_int_equal(same.revision, 2);
	stale.revision = 9;
	refused(ERR_NOT_FOUND, deal_no_revision, book_deal_revise(b->s, &stale, &b->e));
	must(book_deal_history(b->s, table.id, 1, &list, &count, &b->e));
	assert_int_equal(count, 2);
	assert_int_equal(list[0].record.facts[0].value, 1);
	assert_int_equal(list[0].points[0], 10);
	assert_int_equal(list[1].points[0], -10);
	book_free(list);
	must(book_table_deals(b->s, table.id, &list, &count, &b->e));
	assert_int_equal(count, 1);
	assert_int_equal(list[0].revision, 2);
	book_free(list);
	assert_int_equal(shelf_number(b, "SELECT sum(points) FROM score WHERE seat = 0"), -10);
	deal.no = 5;
	refused(ERR_NOT_FOUND, deal_unknown, book_deal_revise(b->s, &deal, &b->e));
}

/* Not even another program can change or delete recorded rows. */
static void book_refuses_to_forget(void **state)
{
	static const char *const attempts[] = {
		"DELETE FROM deal", "DELETE FROM deal_fact", "DELETE FROM deal_point", "DELETE FROM step",
		"UPDATE deal SET bid = 'x'", "UPDATE deal SET state = 'void'", "UPDATE deal_fact SET value = 0",
		"UPDATE deal_point SET points = points + 1", "UPDATE step SET operator = 'x'",
	};
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);

	add(b, &deal, false);
	for (size_t i = 0; i < sizeof attempts / sizeof *attempts; i++)
		assert_int_equal(sqlite3_exec(b->s->db, attempts[i], NULL, NULL, NULL), SQLITE_CONSTRAINT);
}

static void number_is_free_when_taken_back(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true), other = shelf_deal(&table, 1, 1, false),
			 *list = NULL;
	size_t count = 0;

	add(b, &deal, false);
	deal.state = BOOK_TAKEN_BACK;
	must(book_deal_revise(b->s, &deal, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM score"), 0);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM deal_point WHERE deal = 2"), 0);
	must(book_table_deals(b->s, table.id, &list, &count, &b->e));
	assert_int_equal(count, 0);
	book_free(list);
	must(book_deal_find(b->s, table.id, 1, &deal, &b->e));
	assert_int_equal(deal.state, BOOK_TAKEN_BACK);
	add(b, &other, false);
	assert_int_equal(other.revision, 3);
	assert_int_equal(shelf_number(b, "SELECT sum(current) FROM deal"), 1);
}

/* The two ways to find the void attempts of a number agree, for every history of up to seven revisions. */
static void attempts_are_those_that_were_not_taken_back(void **state)
{
	static const enum book_deal_state states[] = { BOOK_PLAYED, BOOK_RULED, BOOK_REDEAL, BOOK_TAKEN_BACK };
	struct book_deal list[7] = { { .no = 1 } }, kept[7];
	size_t many = 0;

	for (unsigned which = 0; which < 1U << 14; which++) {
		size_t attempts = 0;
		for (size_t i = 0; i < 7; i++)
			list[i] = (struct book_deal){ .id = (int64_t)i + 1, .no = 1, .state = states[which >> 2 * i & 3] };
		memcpy(kept, list, sizeof list);
		const size_t count = book_deal_attempts(kept, 7);
		for (size_t i = 0; i < 7; i++) {
			if (!book_deal_is_attempt(list, 7, i))
				continue;
			assert_true(attempts < count);
			assert_int_equal(kept[attempts++].id, list[i].id);
		}
		assert_int_equal(attempts, count);
		many += count;
	}
	assert_true(many > 10000);
	(void)state;
}

static struct book_deal void_deal(
	const struct book_table *table, enum book_deal_state kind, const char *reason)
{
	struct book_deal deal = { .table = table->id, .no = 1, .dealer = 2, .state = kind };

	snprintf(deal.reason, sizeof deal.reason, "%s", reason);
	return deal;
}

/* the attempts at a number are kept; importing them again, one by one, writes nothing. */
static void attempts_are_kept_and_told_again(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);

	for (int time = 0; time < 2; time++) {
		struct book_deal first = void_deal(&table, BOOK_REDEAL, "rossz osztás"), second = first;
		struct book_deal third = void_deal(&table, BOOK_REDEAL, "másik ok"),
				 last = shelf_deal(&table, 1, 0, true);
		add(b, &first, time == 1);
		add(b, &second, time == 1);
		add(b, &third, time == 1);
		add(b, &last, time == 1);
		assert_int_equal(second.revision, 2);
		assert_int_equal(last.revision, 4);
		must(book_commit(b->s, &b->e));
		must(book_begin(b->s, &author, &b->e));
	}
	bool again;
	struct book_deal unknown = void_deal(&table, BOOK_REDEAL, "harmadik ok");
	refused(ERR_CONFLICT, deal_conflict_redeal, book_deal_add(b->s, &unknown, &again, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM deal"), 4);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM step"), 1);
}

/* A journal lists a void deal without its former result. */
static void void_deal_is_the_same_without_its_result(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true), told;

	deal.dealer = 2;
	add(b, &deal, false);
	deal.state = BOOK_VOID;
	snprintf(deal.reason, sizeof deal.reason, "indok");
	must(book_deal_revise(b->s, &deal, &b->e));
	told = void_deal(&table, BOOK_VOID, "indok");
	add(b, &told, true);
}

static void deals_that_are_refused(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);
	bool again;

	deal.dealer = 3;
	refused(ERR_REFUSED, seat_wrong, book_deal_add(b->s, &deal, &again, &b->e));
	deal.dealer = -1;
	refused(ERR_REFUSED, seat_wrong, book_deal_add(b->s, &deal, &again, &b->e));
	deal = shelf_deal(&table, 1, 3, true);
	refused(ERR_REFUSED, seat_wrong, book_deal_add(b->s, &deal, &again, &b->e));
	deal = shelf_deal(&table, 0, 0, true);
	refused(ERR_REFUSED, number_wrong, book_deal_add(b->s, &deal, &again, &b->e));
	deal = shelf_deal(&table, 1, 0, true);
	deal.table = 99;
	refused(ERR_NOT_FOUND, table_no_row, book_deal_add(b->s, &deal, &again, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM deal"), 0);
}

struct visits {
	int count, stop_at, last_round, last_no;
	struct shelf *b;
};

static bool visit(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	struct visits *v = arg;
	struct shelf *b = v->b;
	struct book_deal same;

	assert_true(table->round > v->last_round || deal->no > v->last_no);
	assert_string_equal(table->player[0], "Player 1");
	must(book_deal_find(b->s, table->id, deal->no, &same, &b->e));
	assert_int_equal(same.id, deal->id);
	v->last_round = table->round;
	v->last_no = deal->no;
	return ++v->count != v->stop_at;
}

static void every_deal_is_visited(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct visits all = { .b = b }, some = { .b = b, .stop_at = 2 };

	for (table.round = 1; table.round <= 2; table.round++) {
		if (table.round == 2)
			must(book_table_add(b->s, &table, &b->e));
		for (int no = 3; no >= 1; no--) {
			struct book_deal deal = shelf_deal(&table, no, no - 1, true);
			add(b, &deal, false);
		}
	}
	must(book_each_deal(b->s, table.event, visit, &all, &b->e));
	assert_int_equal(all.count, 6);
	must(book_each_deal(b->s, table.event, visit, &some, &b->e));
	assert_int_equal(some.count, 2);
}

static void seats_are_summed(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true), lost = shelf_deal(&table, 2, 0, false);
	struct book_deal none = shelf_deal(&table, 3, 1, true), redeal = void_deal(&table, BOOK_REDEAL, "ok");
	struct book_score *scores = NULL;
	struct book_declared *declared = NULL;
	size_t count = 0;

	lost.points[0] = -20;
	lost.points[1] = lost.points[2] = 10;
	none.state = BOOK_VOID;
	redeal.no = 4;
	add(b, &deal, false);
	add(b, &lost, false);
	add(b, &none, false);
	add(b, &redeal, false);
	must(book_scores(b->s, table.event, 0, &scores, &count, &b->e));
	assert_int_equal(count, 3);
	assert_int_equal(scores[0].points, -10);
	assert_int_equal(scores[1].points, 5);
	assert_int_equal(scores[0].deals, 3);
	assert_int_equal(scores[0].declared, 2);
	assert_int_equal(scores[0].made, 1);
	assert_int_equal(scores[1].declared, 0);
	assert_int_equal(scores[1].made, 0);
	assert_int_equal(scores[2].entry, table.entry[2]);
	book_free(scores);
	must(book_declared(b->s, table.event, &declared, &count, &b->e));
	assert_int_equal(count, 1);
	assert_int_equal(declared[0].entry, table.entry[0]);
	assert_int_equal(declared[0].deals, 2);
	assert_int_equal(declared[0].made, 1);
	book_free(declared);
}

static void dry_run_leaves_nothing(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);

	add(b, &deal, false);
	book_rollback(b->s);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM deal"), 0);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM step"), 0);
	must(book_begin(b->s, &author, &b->e));
	shelf_table(b, 3);
	must(book_commit(b->s, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM step"), 1);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM step WHERE command = 'unit test'"), 1);
	must(book_begin(b->s, &author, &b->e));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(deal_comes_back_as_recorded, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(same_deal_again_writes_nothing, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(other_content_is_a_conflict_that_shows_both, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(revisions_are_only_added, shelf_begin, shelf_drop),
		cmocka_unit_test(attempts_are_those_that_were_not_taken_back),
		cmocka_unit_test_setup_teardown(book_refuses_to_forget, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(number_is_free_when_taken_back, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(attempts_are_kept_and_told_again, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(void_deal_is_the_same_without_its_result, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(deals_that_are_refused, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(every_deal_is_visited, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(seats_are_summed, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(dry_run_leaves_nothing, shelf_begin, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
