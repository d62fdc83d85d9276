/* Files exist complete or not at all. */
#include "test.h"
#include "base/base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[] = "/tmp/renonsz-file-XXXXXX";

static const char *in_folder(const char *name)
{
	static char path[128];

	snprintf(path, sizeof path, "%s/%s", folder, name);
	return path;
}

static int make_folder(void **state)
{
	(void)state;
	return mkdtemp(folder) ? 0 : -1;
}

/* rmdir fails, and with it the test, if anything was left behind. */
static int remove_folder(void **state)
{
	(void)state;
	unlink(in_folder("a"));
	return rmdir(folder);
}

static void whole_file_takes_its_place(void **state)
{
	struct buf text = { 0 }, back = { 0 };
	struct err e = { 0 };
	(void)state;

	buf_str(&text, "régi");
	assert_true(file_write(in_folder("a"), &text, &e));
	buf_str(&text, " és új");
	assert_true(file_write(in_folder("a"), &text, &e));
	assert_true(file_read(&back, in_folder("a"), 100, &e));
	assert_string_equal(back.data, "régi és új");
	buf_free(&text);
	buf_free(&back);
}

static void draft_thrown_away_leaves_the_old_file(void **state)
{
	struct file_draft draft;
	struct buf back = { 0 };
	struct err e = { 0 };
	(void)state;

	assert_true(file_draft_start(&draft, in_folder("a"), &e));
	assert_int_equal(write(draft.fd, "fél", 4), 4);
	assert_false(file_draft_finish(&draft, false, &e));
	assert_true(file_read(&back, in_folder("a"), 100, &e));
	assert_string_equal(back.data, "régi és új");
	buf_free(&back);
}

static void missing_folder_is_named(void **state)
{
	struct buf text = { 0 }, said = { 0 };
	struct err e = { 0 };
	(void)state;

	assert_false(file_write("/nowhere/at/all.csv", &text, &e));
	assert_int_equal(e.status, ERR_FAILED);
	err_text(&said, LANG_EN, &e);
	assert_non_null(strstr(said.data, "/nowhere/at/all.csv"));
	buf_free(&said);
}

/* Report a full device as an error; it stays a device. */
static void device_is_written_not_replaced(void **state)
{
	struct buf text = { 0 };
	struct err e = { 0 };
	struct stat there;
	(void)state;

	buf_str(&text, "x");
	assert_false(file_write("/dev/full", &text, &e));
	assert_int_equal(e.status, ERR_FAILED);
	assert_int_equal(stat("/dev/full", &there), 0);
	assert_true(S_ISCHR(there.st_mode));
	buf_free(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole_file_takes_its_place),
		cmocka_unit_test(draft_thrown_away_leaves_the_old_file),
		cmocka_unit_test(missing_folder_is_named),
		cmocka_unit_test(device_is_written_not_replaced),
	};
	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
