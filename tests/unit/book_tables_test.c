/* Rounds, tables, seats, and the signed sheet. */
#include "book_shelf.h"
#include "random.h"

static void table_makes_its_round(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 4), found;
	int *rounds = NULL;
	size_t count = 0;

	must(book_round_add(b->s, table.event, 3, &b->e));
	must(book_round_add(b->s, table.event, 3, &b->e));
	must(book_rounds(b->s, table.event, &rounds, &count, &b->e));
	assert_int_equal(count, 2);
	assert_int_equal(rounds[0], 1);
	assert_int_equal(rounds[1], 3);
	book_free(rounds);
	must(book_table_find(b->s, table.event, 1, 1, &found, &b->e));
	assert_int_equal(found.seat_count, 4);
	assert_string_equal(found.player[3], "Player 4");
	must(book_table_seats(b->s, &table, &b->e));
	assert_string_equal(found.player[3], table.player[3]);
	refused(ERR_NOT_FOUND, table_unknown, book_table_find(b->s, table.event, 1, 2, &found, &b->e));
	refused(ERR_REFUSED, number_wrong, book_round_add(b->s, table.event, 0, &b->e));
}

static void tables_that_are_refused(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3), other = table;

	refused(ERR_CONFLICT, table_taken, book_table_add(b->s, &other, &b->e));
	other.no = 2;
	other.entry[2] = other.entry[0];
	refused(ERR_REFUSED, seated_twice, book_table_add(b->s, &other, &b->e));
	other.entry[2] = 99;
	refused(ERR_REFUSED, entry_unknown, book_table_add(b->s, &other, &b->e));
	other.seat_count = 1;
	refused(ERR_REFUSED, seats_wrong, book_table_add(b->s, &other, &b->e));
	other.seat_count = BOOK_SEATS + 1;
	refused(ERR_REFUSED, seats_wrong, book_table_add(b->s, &other, &b->e));
	other = table;
	other.no = 0;
	refused(ERR_REFUSED, number_wrong, book_table_add(b->s, &other, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM game_table"), 1);
}

static void entry_of_another_event_is_refused(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_event event = { .name = "Másik", .day = "2026-11-22", .edition = "mausz-2017" };

	must(book_event_add(b->s, &event, &b->e));
	table.event = event.id;
	refused(ERR_REFUSED, entry_unknown, book_table_add(b->s, &table, &b->e));
}

/* 13.§ (1) 6: the sheet is corrected; the deals stay with the seats. */
static void players_change_seats(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3), found;
	struct book_deal deal = shelf_deal(&table, 1, 0, true);
	int64_t first = table.entry[0];
	bool again;

	must(book_deal_add(b->s, &deal, &again, &b->e));
	table.entry[0] = table.entry[1];
	table.entry[1] = first;
	must(book_table_reseat(b->s, &table, &b->e));
	must(book_table_find(b->s, table.event, 1, 1, &found, &b->e));
	assert_string_equal(found.player[0], "Player 2");
	assert_string_equal(found.player[1], "Player 1");
	assert_int_equal(shelf_number(b, "SELECT sum(points) FROM score WHERE player = 'Player 2'"), 10);
	table.seat_count = 2;
	refused(ERR_CONFLICT, seats_in_use, book_table_reseat(b->s, &table, &b->e));
}

static void table_shrinks_while_it_is_empty(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 4), found;

	table.seat_count = 3;
	must(book_table_reseat(b->s, &table, &b->e));
	must(book_table_find(b->s, table.event, 1, 1, &found, &b->e));
	assert_int_equal(found.seat_count, 3);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM seat"), 4);
}

static void signed_sheet_is_closed(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3), other = table;
	struct book_deal deal = shelf_deal(&table, 1, 0, true), next = shelf_deal(&table, 2, 1, false);
	bool again;

	must(book_deal_add(b->s, &deal, &again, &b->e));
	must(book_sheet_sign(b->s, table.id, "Bíró Béla", &b->e));
	must(book_sheet_sign(b->s, table.id, "", &b->e));
	must(book_table_find(b->s, table.event, 1, 1, &table, &b->e));
	assert_true(table.is_signed);
	assert_string_equal(table.signed_by, "Bíró Béla");
	refused(ERR_CONFLICT, sheet_signed, book_deal_add(b->s, &next, &again, &b->e));
	refused(ERR_CONFLICT, sheet_signed, book_deal_revise(b->s, &deal, &b->e));
	other.entry[0] = table.entry[1];
	other.entry[1] = table.entry[0];
	refused(ERR_CONFLICT, sheet_signed, book_table_reseat(b->s, &other, &b->e));
	must(book_table_reseat(b->s, &table, &b->e));
	must(book_deal_add(b->s, &deal, &again, &b->e));
	assert_true(again);
	must(book_sheet_sign(b->s, table.id, NULL, &b->e));
	must(book_deal_add(b->s, &next, &again, &b->e));
	assert_false(again);
	refused(ERR_NOT_FOUND, table_no_row, book_sheet_sign(b->s, 99, NULL, &b->e));
}

static void check_sheet(struct shelf *b, const struct book_table *table)
{
	must(book_sheet_check(b->s, table->id, " Nagy  Éva ", &b->e));
}

static bool is_checked(struct shelf *b, const struct book_table *table)
{
	struct book_table now;

	must(book_table_find(b->s, table->event, 1, 1, &now, &b->e));
	assert_true(!now.is_checked || strcmp(now.checked_by, "Nagy Éva") == 0);
	return now.is_checked;
}

static void mark_of_a_checked_sheet_falls_with_a_change(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3), other = table;
	struct book_deal deal = shelf_deal(&table, 1, 0, true), next = shelf_deal(&table, 2, 1, false);
	bool again;

	must(book_deal_add(b->s, &deal, &again, &b->e));
	assert_int_equal(book_unchecked(b->s).count, 0);
	check_sheet(b, &table);
	must(book_deal_add(b->s, &deal, &again, &b->e));
	assert_true(again && is_checked(b, &table));
	must(book_deal_add(b->s, &next, &again, &b->e));
	assert_false(is_checked(b, &table));
	assert_int_equal(book_unchecked(b->s).count, 1);
	assert_int_equal(book_unchecked(b->s).no, table.no);
	check_sheet(b, &table);   /* marked again in the same change: nothing was lost */
	assert_int_equal(book_unchecked(b->s).count, 0);
	deal.state = BOOK_VOID;
	must(book_deal_revise(b->s, &deal, &b->e));
	assert_false(is_checked(b, &table));
	check_sheet(b, &table);
	other.entry[0] = table.entry[1];
	other.entry[1] = table.entry[0];
	must(book_table_reseat(b->s, &other, &b->e));
	assert_false(is_checked(b, &table));
	check_sheet(b, &table);
	must(book_sheet_check(b->s, table.id, NULL, &b->e));
	assert_false(is_checked(b, &table));
}

static void mark_that_cannot_be(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);

	refused(ERR_NOT_FOUND, table_no_row, book_sheet_check(b->s, 99, "Nagy Éva", &b->e));
	refused(ERR_REFUSED, name_empty, book_sheet_check(b->s, table.id, " ", &b->e));
	refused(ERR_REFUSED, name_not_plain, book_sheet_check(b->s, table.id, "Nagy\nÉva", &b->e));
	check_sheet(b, &table);
	must(book_table_remove(b->s, table.id, &b->e));
	must(book_table_add(b->s, &table, &b->e));
	assert_false(is_checked(b, &table));   /* made again, it is a new sheet */
}

static void tables_are_listed(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3), *list = NULL;
	size_t count = 0;

	table.no = 2;
	must(book_table_add(b->s, &table, &b->e));
	table.round = 2;
	table.no = 1;
	must(book_table_add(b->s, &table, &b->e));
	must(book_tables(b->s, table.event, 0, &list, &count, &b->e));
	assert_int_equal(count, 3);
	assert_int_equal(list[1].no, 2);
	assert_int_equal(list[2].round, 2);
	assert_string_equal(list[2].player[2], "Player 3");
	book_free(list);
	must(book_tables(b->s, table.event, 1, &list, &count, &b->e));
	assert_int_equal(count, 2);
	book_free(list);
	must(book_tables(b->s, table.event, 7, &list, &count, &b->e));
	assert_int_equal(count, 0);
	book_free(list);
}

/* Find who met whom by going through the deals, with the player in each seat. */
static void who_sat_in_one_seat_in_turn_has_not_met(void **state)
{
	enum { DEALS = 12, PEOPLE = 8 };
	uint64_t random = 20261121;

	(void)state;
	for (int round = 0; round < 3000; round++) {
		struct book_table table = { .seat_count = 2 + (int)next_random(&random, 4) };
		int64_t sits[BOOK_SEATS][DEALS + 1] = { { 0 } };
		for (int seat = 0; seat < table.seat_count; seat++) {
			table.entry[seat] = 1 + seat;
			for (int no = 1; no <= DEALS; no++)
				sits[seat][no] = 1 + seat;
		}
		while (table.turn_count < 6 && next_random(&random, 5) > 0) {
			int seat = (int)next_random(&random, (unsigned)table.seat_count);
			int from = 2 + (int)next_random(&random, DEALS - 1);
			int64_t who = 1 + (int)next_random(&random, PEOPLE);
			bool fits = true;
			for (int i = 0; i < table.turn_count; i++)
				fits = fits && (table.turns[i].seat != seat || table.turns[i].from < from);
			if (!fits)
				break;
			table.turns[table.turn_count++] =
				(struct book_turn){ .seat = seat, .from = from, .entry = who };
			for (int no = from; no <= DEALS; no++)
				sits[seat][no] = who;
		}
		bool met[PEOPLE + 1][PEOPLE + 1] = { { false } };
		for (int no = 1; no <= DEALS; no++) {
			for (int pair = 0; pair < table.seat_count * table.seat_count; pair++)
				met[sits[pair / table.seat_count][no]][sits[pair % table.seat_count][no]] = true;
		}
		for (int one = 1; one <= PEOPLE; one++) {
			for (int other = 1; other <= PEOPLE; other++)
				assert_int_equal(book_table_met(&table, one, other),
					one != other && met[one][other]);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(table_makes_its_round, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(tables_that_are_refused, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(entry_of_another_event_is_refused, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(players_change_seats, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(table_shrinks_while_it_is_empty, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(signed_sheet_is_closed, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(mark_of_a_checked_sheet_falls_with_a_change, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(mark_that_cannot_be, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(tables_are_listed, shelf_begin, shelf_drop),
		cmocka_unit_test(who_sat_in_one_seat_in_turn_has_not_met),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
