/* Workbooks: the same bytes twice, complete or not at all, and names accepted by Excel. */
#include "test.h"
#include "export_sample.h"
#include "folder.h"
#include "workbook.h"

#include <sys/stat.h>
#include <unistd.h>
#include <xlsxwriter.h>

static struct buf contents(const char *path)
{
	struct buf b = { 0 };
	struct err e = { 0 };

	assert_true(file_read(&b, path, 1 << 26, &e));
	return b;
}

static void write_sample(const char *path, enum lang lang)
{
	struct report_standings standings = sample_standings(12, 3);
	struct report_sheet sheets[3] = {
		sample_sheet(1, 1, 3, 9), sample_sheet(1, 2, 4, 60), sample_sheet(1, 2, 3, 0),
	};
	struct report_sheets made = { .made = sheets, .count = 3 };
	const struct report_book book = {
		.standings = &standings, .sheets = &made, .bids = true,
	};
	struct err e = { 0 };

	assert_true(write_workbook(path, &book, &(struct doc_look){ .lang = lang }, &e));
	sample_standings_free(&standings);
	for (int i = 0; i < 3; i++)
		report_sheet_free(&sheets[i]);
}

static void two_runs_give_the_same_bytes(void **state)
{
	(void)state;

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		write_sample(in_folder("a.xlsx"), (enum lang)lang);
		sleep(1);
		write_sample(in_folder("b.xlsx"), (enum lang)lang);
		struct buf a = contents(in_folder("a.xlsx")), b = contents(in_folder("b.xlsx"));
		assert_true(a.len > 10000);
		assert_int_equal(a.len, b.len);
		assert_memory_equal(a.data, b.data, a.len);
		buf_free(&a);
		buf_free(&b);
		unlink(in_folder("a.xlsx"));
		unlink(in_folder("b.xlsx"));
	}
}

/* A new file has the permissions of the umask, not those of a temporary file. */
static void permissions(void **state)
{
	const struct report_book book = { .bids = true };
	struct err e = { 0 };
	struct stat there;
	(void)state;

	mode_t mask = umask(022);
	assert_true(write_workbook(in_folder("a.xlsx"), &book, &(struct doc_look){ 0 }, &e));
	umask(mask);
	assert_int_equal(stat(in_folder("a.xlsx"), &there), 0);
	assert_int_equal(there.st_mode & 0777, 0644);
	unlink(in_folder("a.xlsx"));
}

/* A failed write leaves nothing behind, names its place, and keeps the former file. */
static void whole_or_not_at_all(void **state)
{
	const struct report_book book = { .bids = true };
	struct buf old = { 0 };
	struct err e = { 0 }, full = { 0 };
	(void)state;

	assert_false(write_workbook("/nowhere/at/all.xlsx", &book, &(struct doc_look){ 0 }, &e));
	assert_int_equal(e.status, ERR_FAILED);
	assert_string_equal(e.arg[0], "/nowhere/at/all.xlsx");
	assert_false(write_workbook("/dev/full", &book, &(struct doc_look){ 0 }, &full));
	assert_int_equal(full.status, ERR_FAILED);
	assert_string_equal(full.arg[0], "/dev/full");

	struct err look = { 0 };
	buf_str(&old, "old");
	assert_true(file_write(in_folder("a.xlsx"), &old, &e));
	buf_free(&old);
	assert_false(write_workbook(in_folder("a.xlsx"), &book,
		&(struct doc_look){ .templates = "/nowhere" }, &look));
	old = contents(in_folder("a.xlsx"));
	assert_string_equal(old.data, "old");
	buf_free(&old);
	unlink(in_folder("a.xlsx"));
}

static void temporary_folder_is_named(void **state)
{
	const struct report_book book = { .bids = true };
	struct err e = { 0 };
	(void)state;

	setenv("TMPDIR", "/nowhere/tmp", 1);
	bool done = write_workbook(in_folder("a.xlsx"), &book, &(struct doc_look){ 0 }, &e);
	unsetenv("TMPDIR");
	assert_false(done);
	assert_int_equal(e.status, ERR_FAILED);
	assert_string_equal(e.arg[0], "/nowhere/tmp");
}

/* Blank sheets, sheets without columns of points, a sheet without deals: none of them is an error. */
static void odd_sheets(void **state)
{
	static const char ini[] = "[columns]\nseats = {seat}\nno = Ssz.\n[group]\nrunning = állás\n";
	struct report_sheet sheets[2] = { sample_sheet(1, 1, 8, 9), sample_sheet(1, 2, 3, 0) };
	struct report_sheets made = { .made = sheets, .count = 2 }, again = made;
	const struct report_book book = { .sheets = &made };
	const struct report_book blank = { .sheets = &again, .blank_rows = 18 };
	struct buf text = { 0 };
	struct err e = { 0 };
	(void)state;

	assert_true(write_workbook(in_folder("a.xlsx"), &blank, &(struct doc_look){ 0 }, &e));
	buf_str(&text, ini);
	assert_true(file_write(in_folder("sheet.hu.ini"), &text, &e));
	assert_true(write_workbook(
		in_folder("a.xlsx"), &book, &(struct doc_look){ .templates = folder }, &e));
	unlink(in_folder("sheet.hu.ini"));
	unlink(in_folder("a.xlsx"));
	buf_free(&text);
	report_sheet_free(&sheets[0]);
	report_sheet_free(&sheets[1]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(two_runs_give_the_same_bytes),
		cmocka_unit_test(permissions),
		cmocka_unit_test(whole_or_not_at_all),
		cmocka_unit_test(temporary_folder_is_named),
		cmocka_unit_test(odd_sheets),
	};
	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
