/* Events: search, the current one, pinning, settings, entries. */
#include "book_shelf.h"

static int64_t add(struct shelf *b, const char *name, const char *day)
{
	struct book_event event = { .edition = "mausz-2017" };

	must(book_name_set(event.name, sizeof event.name, name, &b->e));
	must(book_name_set(event.day, sizeof event.day, day, &b->e));
	must(book_event_add(b->s, &event, &b->e));
	return event.id;
}

static void event_is_found(void **state)
{
	struct shelf *b = *state;
	struct book_event event;
	int64_t kupa = add(b, "Szolnok Kupa", "2026-11-21");

	add(b, "Szolnok Kupa döntő", "2026-11-22");
	int64_t egri = add(b, "Egri Este", "2026-12-01");
	must(book_event_find(b->s, "szolnok kupa dönt", &event, &b->e));
	must(book_event_find(b->s, "Szolnok Kupa", &event, &b->e));
	assert_int_equal(event.id, kupa);
	must(book_event_find(b->s, "3", &event, &b->e));
	assert_int_equal(event.id, egri);
	must(book_event_find(b->s, "EGRI", &event, &b->e));
	assert_int_equal(event.id, egri);
	refused(ERR_REFUSED, event_ambiguous, book_event_find(b->s, "szolnok", &event, &b->e));
	refused(ERR_NOT_FOUND, event_unknown, book_event_find(b->s, "9", &event, &b->e));
	refused(ERR_NOT_FOUND, event_unknown, book_event_find(b->s, "", &event, &b->e));
}

static void open_event_is_chosen_or_the_only_one(void **state)
{
	struct shelf *b = *state;
	struct book_event event;

	refused(ERR_NOT_FOUND, event_none, book_event_current(b->s, &event, &b->e));
	int64_t first = add(b, "Első", "2026-11-21");
	must(book_event_current(b->s, &event, &b->e));
	assert_int_equal(event.id, first);
	assert_false(event.current);
	int64_t second = add(b, "Második", "2026-11-22");
	refused(ERR_NOT_FOUND, event_not_chosen, book_event_current(b->s, &event, &b->e));
	must(book_event_use(b->s, second, &b->e));
	must(book_event_use(b->s, first, &b->e));
	must(book_event_current(b->s, &event, &b->e));
	assert_int_equal(event.id, first);
	assert_true(event.current);
	refused(ERR_NOT_FOUND, event_unknown, book_event_use(b->s, 99, &b->e));
}

static void event_data_are_checked(void **state)
{
	static const char *const wrong_days[] = { "", "2026", "2026-13-01", "2026-00-10", "2026-11-32", "2026.11.21",
		"2026-11-21x", "x026-11-21" };
	struct shelf *b = *state;
	struct book_event event = { .name = "Kupa", .edition = "mausz-2017" };

	for (size_t i = 0; i < sizeof wrong_days / sizeof *wrong_days; i++) {
		must(book_name_set(event.day, sizeof event.day, wrong_days[i], &b->e));
		refused(ERR_REFUSED, day_wrong, book_event_add(b->s, &event, &b->e));
	}
	must(book_name_set(event.day, sizeof event.day, "2026-02-30", &b->e));
	refused(ERR_REFUSED, day_wrong, book_event_add(b->s, &event, &b->e));
	add(b, "Kupa", "2026-02-28");
	must(book_name_set(event.day, sizeof event.day, "2026-02-28", &b->e));
	refused(ERR_CONFLICT, event_taken, book_event_add(b->s, &event, &b->e));
	event.name[0] = '\0';
	refused(ERR_REFUSED, name_empty, book_event_add(b->s, &event, &b->e));
}

static void first_deal_pins_the_event(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);
	struct book_event event;
	char value[BOOK_SETTING];
	bool again;

	must(book_setting_put(b->s, table.event, "lost-ulti-extra", "played", true, &b->e));
	must(book_deal_add(b->s, &deal, &again, &b->e));
	must(book_event_find(b->s, "1", &event, &b->e));
	assert_true(event.pinned);
	must(book_setting_put(b->s, table.event, "lost-ulti-extra", "played", true, &b->e));
	refused(ERR_CONFLICT, setting_pinned,
		book_setting_put(b->s, table.event, "lost-ulti-extra", "always", true, &b->e));
	must(book_setting(b->s, table.event, "lost-ulti-extra", value, &b->e));
	assert_string_equal(value, "played");
	must(book_setting(b->s, table.event, "never-set", value, &b->e));
	assert_string_equal(value, "");
	event.stake = 10;
	must(book_event_change(b->s, &event, &b->e));
	must(book_name_set(event.edition, sizeof event.edition, "mausz-2030", &b->e));
	refused(ERR_CONFLICT, event_pinned, book_event_change(b->s, &event, &b->e));
}

static void edition_changes_before_it_is_pinned(void **state)
{
	struct shelf *b = *state;
	struct book_event event;

	add(b, "Kupa", "2026-11-21");
	must(book_event_current(b->s, &event, &b->e));
	must(book_name_set(event.edition, sizeof event.edition, "mausz-2030", &b->e));
	must(book_name_set(event.place, sizeof event.place, "Eger", &b->e));
	event.stake = 5;
	event.deals_per_round = 12;
	must(book_event_change(b->s, &event, &b->e));
	must(book_event_current(b->s, &event, &b->e));
	assert_string_equal(event.edition, "mausz-2030");
	assert_string_equal(event.place, "Eger");
	assert_int_equal(event.stake, 5);
	assert_int_equal(event.deals_per_round, 12);
}

static void entries_have_start_numbers(void **state)
{
	struct shelf *b = *state;
	int64_t entries[3];
	int64_t event = shelf_event(b, 3, entries);
	struct book_entry *list = NULL, entry;
	size_t count = 0;

	must(book_entry_change(b->s, entries[0], 10, &b->e));
	must(book_entries(b->s, event, &list, &count, &b->e));
	assert_int_equal(count, 3);
	assert_int_equal(list[0].start_no, 2);
	assert_int_equal(list[2].start_no, 10);
	assert_string_equal(list[2].player.name, "Player 1");
	must(book_entry_add(b->s, event, list[2].player.id, 0, &entry, &b->e));
	assert_int_equal(entry.id, entries[0]);
	book_free(list);
	refused(ERR_CONFLICT, start_no_taken, book_entry_change(b->s, entries[1], 10, &b->e));
	refused(ERR_REFUSED, number_wrong, book_entry_change(b->s, entries[1], -1, &b->e));
	must(book_entry_change(b->s, entries[1], 0, &b->e));
	assert_int_equal(shelf_number(b, "SELECT max(start_no) FROM entry"), 11);
	refused(ERR_NOT_FOUND, entry_unknown, book_entry_change(b->s, 99, 5, &b->e));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(event_is_found, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(open_event_is_chosen_or_the_only_one, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(event_data_are_checked, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(first_deal_pins_the_event, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(edition_changes_before_it_is_pinned, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(entries_have_start_numbers, shelf_begin, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
