/* Events: finding, the chosen one, pinning, settings, entries. */
#include "store_book.h"

static int64_t add(struct book *b, const char *name, const char *day)
{
	struct store_event event = { .edition = "mausz-2017" };

	must(store_name_set(event.name, sizeof event.name, name, &b->e));
	must(store_name_set(event.day, sizeof event.day, day, &b->e));
	must(store_event_add(b->s, &event, &b->e));
	return event.id;
}

static void event_is_found(void **state)
{
	struct book *b = *state;
	struct store_event event;
	int64_t kupa = add(b, "Szolnok Kupa", "2026-11-21");

	add(b, "Szolnok Kupa döntő", "2026-11-22");
	int64_t egri = add(b, "Egri Este", "2026-12-01");
	must(store_event_find(b->s, "szolnok kupa dönt", &event, &b->e));
	must(store_event_find(b->s, "Szolnok Kupa", &event, &b->e));
	assert_int_equal(event.id, kupa);
	must(store_event_find(b->s, "3", &event, &b->e));
	assert_int_equal(event.id, egri);
	must(store_event_find(b->s, "EGRI", &event, &b->e));
	assert_int_equal(event.id, egri);
	refused(ERR_REFUSED, event_ambiguous, store_event_find(b->s, "szolnok", &event, &b->e));
	refused(ERR_NOT_FOUND, event_unknown, store_event_find(b->s, "9", &event, &b->e));
	refused(ERR_NOT_FOUND, event_unknown, store_event_find(b->s, "", &event, &b->e));
}

static void open_event_is_chosen_or_the_only_one(void **state)
{
	struct book *b = *state;
	struct store_event event;

	refused(ERR_NOT_FOUND, event_none, store_event_current(b->s, &event, &b->e));
	int64_t first = add(b, "Első", "2026-11-21");
	must(store_event_current(b->s, &event, &b->e));
	assert_int_equal(event.id, first);
	assert_false(event.current);
	int64_t second = add(b, "Második", "2026-11-22");
	refused(ERR_NOT_FOUND, event_not_chosen, store_event_current(b->s, &event, &b->e));
	must(store_event_use(b->s, second, &b->e));
	must(store_event_use(b->s, first, &b->e));
	must(store_event_current(b->s, &event, &b->e));
	assert_int_equal(event.id, first);
	assert_true(event.current);
	refused(ERR_NOT_FOUND, event_unknown, store_event_use(b->s, 99, &b->e));
}

static void event_data_are_checked(void **state)
{
	static const char *const wrong_days[] = { "", "2026", "2026-13-01", "2026-00-10", "2026-11-32", "2026.11.21",
		"2026-11-21x", "x026-11-21" };
	struct book *b = *state;
	struct store_event event = { .name = "Kupa", .edition = "mausz-2017" };

	for (size_t i = 0; i < sizeof wrong_days / sizeof *wrong_days; i++) {
		must(store_name_set(event.day, sizeof event.day, wrong_days[i], &b->e));
		refused(ERR_REFUSED, day_wrong, store_event_add(b->s, &event, &b->e));
	}
	must(store_name_set(event.day, sizeof event.day, "2026-02-30", &b->e));
	refused(ERR_REFUSED, day_wrong, store_event_add(b->s, &event, &b->e));
	add(b, "Kupa", "2026-02-28");
	must(store_name_set(event.day, sizeof event.day, "2026-02-28", &b->e));
	refused(ERR_CONFLICT, event_taken, store_event_add(b->s, &event, &b->e));
	event.name[0] = '\0';
	refused(ERR_REFUSED, name_empty, store_event_add(b->s, &event, &b->e));
}

static void first_deal_pins_the_event(void **state)
{
	struct book *b = *state;
	struct store_table table = book_table(b, 3);
	struct store_deal deal = book_deal(&table, 1, 0, true);
	struct store_event event;
	char value[STORE_SHORT];
	bool again;

	must(store_setting_put(b->s, table.event, "lost-ulti-extra", "played", true, &b->e));
	must(store_deal_add(b->s, &deal, &again, &b->e));
	must(store_event_find(b->s, "1", &event, &b->e));
	assert_true(event.pinned);
	must(store_setting_put(b->s, table.event, "lost-ulti-extra", "played", true, &b->e));
	refused(ERR_CONFLICT, setting_pinned,
		store_setting_put(b->s, table.event, "lost-ulti-extra", "always", true, &b->e));
	must(store_setting(b->s, table.event, "lost-ulti-extra", value, &b->e));
	assert_string_equal(value, "played");
	must(store_setting(b->s, table.event, "never-set", value, &b->e));
	assert_string_equal(value, "");
	event.stake = 10;
	must(store_event_change(b->s, &event, &b->e));
	must(store_name_set(event.edition, sizeof event.edition, "mausz-2030", &b->e));
	refused(ERR_CONFLICT, event_pinned, store_event_change(b->s, &event, &b->e));
}

static void edition_changes_before_it_is_pinned(void **state)
{
	struct book *b = *state;
	struct store_event event;

	add(b, "Kupa", "2026-11-21");
	must(store_event_current(b->s, &event, &b->e));
	must(store_name_set(event.edition, sizeof event.edition, "mausz-2030", &b->e));
	must(store_name_set(event.place, sizeof event.place, "Eger", &b->e));
	event.stake = 5;
	event.deals_per_round = 12;
	must(store_event_change(b->s, &event, &b->e));
	must(store_event_current(b->s, &event, &b->e));
	assert_string_equal(event.edition, "mausz-2030");
	assert_string_equal(event.place, "Eger");
	assert_int_equal(event.stake, 5);
	assert_int_equal(event.deals_per_round, 12);
}

static void entries_have_start_numbers(void **state)
{
	struct book *b = *state;
	int64_t entries[3];
	int64_t event = book_event(b, 3, entries);
	struct store_entry *list = NULL, entry;
	size_t count = 0;

	must(store_entry_change(b->s, entries[0], 10, &b->e));
	must(store_entries(b->s, event, &list, &count, &b->e));
	assert_int_equal(count, 3);
	assert_int_equal(list[0].start_no, 2);
	assert_int_equal(list[2].start_no, 10);
	assert_string_equal(list[2].player.name, "Player 1");
	must(store_entry_add(b->s, event, list[2].player.id, 0, &entry, &b->e));
	assert_int_equal(entry.id, entries[0]);
	store_free(list);
	refused(ERR_CONFLICT, start_no_taken, store_entry_change(b->s, entries[1], 10, &b->e));
	refused(ERR_REFUSED, number_wrong, store_entry_change(b->s, entries[1], -1, &b->e));
	must(store_entry_change(b->s, entries[1], 0, &b->e));
	assert_int_equal(book_number(b, "SELECT max(start_no) FROM entry"), 11);
	refused(ERR_NOT_FOUND, entry_unknown, store_entry_change(b->s, 99, 5, &b->e));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(event_is_found, book_begin, book_drop),
		cmocka_unit_test_setup_teardown(open_event_is_chosen_or_the_only_one, book_begin, book_drop),
		cmocka_unit_test_setup_teardown(event_data_are_checked, book_begin, book_drop),
		cmocka_unit_test_setup_teardown(first_deal_pins_the_event, book_begin, book_drop),
		cmocka_unit_test_setup_teardown(edition_changes_before_it_is_pinned, book_begin, book_drop),
		cmocka_unit_test_setup_teardown(entries_have_start_numbers, book_begin, book_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
