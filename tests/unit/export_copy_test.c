/* Workbooks read back: their contents, their recipe, and the effect of damage. */
#include "test.h"
#include "export_sample.h"
#include "folder.h"
#include "random.h"
#include "workbook.h"

#include <unistd.h>

/* Write standings and two sheets; the first seat of the first deal has `points` more. */
static void write_book(const char *path, const char *recipe, int points)
{
	struct report_standings standings = sample_standings(12, 3);
	struct report_sheet sheets[2] = { sample_sheet(1, 1, 3, 9), sample_sheet(1, 2, 4, 9) };
	struct report_sheets made = { .made = sheets, .count = 2 };
	const struct report_book book = {
		.standings = &standings, .sheets = &made,
	};
	struct err e = { 0 };

	sheets[0].rows[0].points[0] += points;
	assert_true(write_workbook(path, &book, &(struct doc_look){ .lang = LANG_EN, .recipe = recipe }, &e));
	sample_standings_free(&standings);
	for (int i = 0; i < 2; i++)
		report_sheet_free(&sheets[i]);
}

static struct export_copy *read_book(const char *recipe, int points)
{
	struct export_copy *copy = NULL;
	struct err e = { 0 };

	write_book(in_folder("a.xlsx"), recipe, points);
	assert_true(export_copy_read(&copy, in_folder("a.xlsx"), &e));
	unlink(in_folder("a.xlsx"));
	return copy;
}

static void the_recipe_comes_back(void **state)
{
	struct export_copy *with = read_book("check=5f0b step=12 form=export", 0), *without = read_book(NULL, 0);
	(void)state;

	assert_string_equal(export_copy_recipe(with), "check=5f0b step=12 form=export");
	assert_string_equal(export_copy_recipe(without), "");
	export_copy_free(with);
	export_copy_free(without);
}

/* Count the cells that differ, and show the first: "sheet cell file book". */
static size_t compare(
	const struct export_copy *file, const struct export_copy *book, char first[256])
{
	struct export_difference difference = { .lang = LANG_EN };
	struct err e = { 0 };

	assert_true(export_copies_compare(file, book, &difference, &e));
	assert_int_equal(difference.table.row_count, difference.count);
	first[0] = '\0';
	for (size_t i = 0; i < 4 && difference.count > 0; i++) {
		size_t n = strlen(first);
		snprintf(first + n, 256 - n, "%s%s", i > 0 ? " | " : "", difference.table.cells[i].text);
	}
	listing_free(&difference.table);
	return difference.count;
}

static void cells_are_compared(void **state)
{
	struct export_copy *book = read_book(NULL, 0), *again = read_book("form=export", 0),
			   *other = read_book(NULL, 7), *none = export_copy_none();
	char first[256];
	(void)state;

	assert_int_equal(compare(again, book, first), 0);
	assert_int_equal(compare(other, book, first),
		2); /* the points, and their sum in the column that checks */
	assert_string_equal(first, "Round 1 table 1 | G10 | 17 | 10");
	assert_int_equal(
		compare(book, none, first), 4); /* a missing worksheet is one difference */
	assert_string_equal(first, "Standings | sheet | Standings | ");
	assert_int_equal(compare(none, book, first), 4);
	struct export_copy *const copies[] = { book, again, other, none };
	for (size_t i = 0; i < sizeof copies / sizeof *copies; i++)
		export_copy_free(copies[i]);
}

/* Any damaged file is read, or refused. */
static void damage_is_survived(void **state)
{
	struct buf whole = { 0 };
	struct err e = { 0 };
	uint64_t seed = 17;
	int refused = 0;
	(void)state;

	write_book(in_folder("a.xlsx"), NULL, 0);
	assert_true(file_read(&whole, in_folder("a.xlsx"), 1 << 24, &e));
	for (int run = 0; run < 200; run++) {
		struct export_copy *copy = NULL;
		struct buf damaged = { 0 };
		struct err fault = { 0 };
		buf_add(&damaged, whole.data, run % 4 == 0 ? next_random(&seed, (unsigned)whole.len) : whole.len);
		for (int i = 0; i < 1 + run % 9 && damaged.len > 0; i++)
			damaged.data[next_random(&seed, (unsigned)damaged.len)] = (char)next_random(&seed, 256);
		assert_true(file_write(in_folder("a.xlsx"), &damaged, &e));
		if (!export_copy_read(&copy, in_folder("a.xlsx"), &fault)) {
			assert_int_equal(fault.status, ERR_REFUSED);
			refused++;
		}
		export_copy_free(copy);
		buf_free(&damaged);
	}
	assert_true(refused > 100);
	buf_free(&whole);
	unlink(in_folder("a.xlsx"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_recipe_comes_back),
		cmocka_unit_test(cells_are_compared),
		cmocka_unit_test(damage_is_survived),
	};

	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
