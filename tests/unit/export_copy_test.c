/* Workbooks read back: what they show, how they were made, and what is left of them when they are damaged. */
#include "test.h"
#include "export_sample.h"
#include "folder.h"
#include "random.h"

#include <unistd.h>

/* Standings and two sheets; the first seat of the first deal has `points` more. */
static void write_book(const char *path, const struct report_recipe *recipe, int points)
{
	struct report_standings standings = sample_standings(12, 3);
	struct report_sheet sheets[2] = { sample_sheet(1, 1, 3, 9), sample_sheet(1, 2, 4, 9) };
	struct report_sheets made = { .made = sheets, .count = 2 };
	const struct report_book book = {
		.standings = &standings, .sheets = &made, .recipe = recipe,
	};
	struct err e = { 0 };

	sheets[0].rows[0].points[0] += points;
	standings.mark = sheets[0].mark = sheets[1].mark = recipe ? recipe->mark : (struct report_mark){ 0 };
	assert_true(export_workbook(path, &book, &(struct doc_look){ .lang = LANG_EN }, &e));
	sample_standings_free(&standings);
	for (int i = 0; i < 2; i++)
		report_sheet_free(&sheets[i]);
}

static struct export_copy *read_book(const struct report_recipe *recipe, int points)
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
	const struct report_recipe recipe = {
		.mark = sample_mark(), .event = 3, .sheets = true, .bids = true, .round = 2, .lang = LANG_EN,
		.own_templates = true, .version = "1.2.3",
	};
	struct export_copy *with = read_book(&recipe, 0), *without = read_book(NULL, 0);
	(void)state;

	assert_null(export_copy_recipe(without));
	const struct report_recipe *back = export_copy_recipe(with);
	assert_non_null(back);
	assert_string_equal(back->mark.code, recipe.mark.code);
	assert_int_equal(back->mark.step, recipe.mark.step);
	assert_int_equal(back->event, 3);
	assert_false(back->standings);
	assert_true(back->sheets && back->bids && back->own_templates);
	assert_int_equal(back->round, 2);
	assert_int_equal(back->lang, LANG_EN);
	assert_string_equal(back->version, "1.2.3");
	export_copy_free(with);
	export_copy_free(without);
}

/* How many cells differ, and the first of them: "sheet cell file book". */
static size_t compare(
	const struct export_copy *file, const struct export_copy *book, bool marks, char first[256])
{
	struct export_difference difference = { .lang = LANG_EN, .marks = marks };
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
	struct report_recipe recipe = { .mark = sample_mark(), .version = "1" };
	struct export_copy *book = read_book(&recipe, 0), *again = read_book(&recipe, 0),
			   *other = read_book(&recipe, 7);
	struct export_copy *none = export_copy_none();
	char first[256];
	(void)state;

	snprintf(recipe.mark.code, sizeof recipe.mark.code, "0000-1111-2222");
	struct export_copy *later = read_book(&recipe, 0);
	assert_int_equal(compare(again, book, true, first), 0);
	assert_int_equal(compare(other, book, true, first),
		2); /* the points, and their sum in the column that checks */
	assert_string_equal(first, "Round 1 table 1 | G10 | 17 | 10");
	assert_int_equal(compare(later, book, true, first), 4);   /* the foot of each page */
	assert_string_equal(first,
		"Standings | footer | Check code: 0000-1111-2222 (step 12) | Check code: 5f0b-c3e0-f0f4 (step 12)");
	assert_int_equal(compare(later, book, false, first), 0);
	assert_int_equal(
		compare(book, none, true, first), 4); /* a worksheet that is not there is one difference */
	assert_string_equal(first, "Standings | sheet | Standings | ");
	assert_int_equal(compare(none, book, true, first), 4);
	struct export_copy *const copies[] = { book, again, other, later, none };
	for (size_t i = 0; i < sizeof copies / sizeof *copies; i++)
		export_copy_free(copies[i]);
}

/* Whatever happens to a file: it is read, or refused. */
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
