/* Tables of figures are built cell by cell. */
#include "test.h"
#include "report/rulings/rulings.h"

static const struct msg head = { { "Fej", "Head" } };

static void cells_fall_into_rows(void **state)
{
	struct listing t;
	(void)state;

	listing_start(&t, "Cím");
	listing_column(&t, "name", &head, LISTING_TEXT);
	listing_column(&t, "score", &head, LISTING_POINTS);
	for (int i = 0; i < 40; i++) {
		listing_text(&t, "Kiss Péter");
		if (i % 2)
			listing_number(&t, i);
		else
			listing_empty(&t);
	}
	assert_false(t.failed);
	assert_string_equal(t.title, "Cím");
	assert_int_equal(t.column_count, 2);
	assert_int_equal(t.row_count, 40);
	assert_string_equal(t.cells[39 * 2].text, "Kiss Péter");
	assert_int_equal(t.cells[39 * 2 + 1].number, 39);
	assert_true(t.cells[38 * 2 + 1].empty);
	listing_free(&t);
}

static void half_a_row_is_not_a_row(void **state)
{
	struct listing t;
	(void)state;

	listing_start(&t, "");
	listing_column(&t, "a", &head, LISTING_TEXT);
	listing_column(&t, "b", &head, LISTING_TEXT);
	listing_text(&t, "only one");
	assert_int_equal(t.row_count, 0);
	assert_int_equal(t.filled, 1);
	listing_free(&t);
	assert_null(t.cells);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cells_fall_into_rows),
		cmocka_unit_test(half_a_row_is_not_a_row),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
