/* The program on a real terminal: a pseudo-terminal of 80 × 24, its keys typed one by one. */
#define _XOPEN_SOURCE 700
#include "test.h"

#include "terminal.h"

static const char *const enter[] = { "renonsz", "enter", "1", "1", NULL };

/* Check the number of deals in the book. */
static void expect_deals(const char *count)
{
	char command[4400];

	snprintf(command, sizeof command, "deals --csv | tail -n +2 | wc -l | grep -qx %s; test $? = 0", count);
	char line[8800];
	snprintf(line, sizeof line, "'%s' %s", program, command);
	assert_int_equal(system(line), 0);
}

static void a_plain_deal_takes_ten_keystrokes(void **state)
{
	static const char keys[] = "A U z ++\r";
	struct terminal t;

	(void)state;
	assert_true(strlen(keys) <= 10);
	start(&t, enter);
	size_t at = expect(&t, 0, "1. (C Tóth Imre oszt) > ");
	type(&t, keys);
	at = expect(&t, at, "1. leosztás: A +10   B -5   C -5");
	at = expect(&t, at, "Kiss Péter 10   Nagy Éva -5   Tóth Imre -5");
	at = expect(&t, at, "2. (A Kiss Péter oszt) > ");
	type(&t, ".\r");
	expect(&t, at, "renonsz enter 1 1");
	assert_int_equal(finish(&t), 0);
	expect_deals("1");
}

static void lines_can_be_edited_recalled_and_completed(void **state)
{
	struct terminal t;

	(void)state;
	start(&t, enter);
	size_t at = expect(&t, 0, "1. (C Tóth Imre oszt) > ");
	type(&t, "A B -\x7f+\r");              /* deleted and retyped */
	at = expect(&t, at, "1. leosztás: A +10");
	at = expect(&t, at, "2. (A Kiss Péter oszt) > ");
	type(&t, "\x1b[A\r");                   /* the line above again */
	at = expect(&t, at, "2. leosztás: A +10");
	at = expect(&t, at, "3. (B Nagy Éva oszt) > ");
	type(&t, "C P m bed\t\r");             /* bed, tab: bedob */
	at = expect(&t, at, "3. leosztás: A +2   B +2   C -4");
	at = expect(&t, at, "4. (C Tóth Imre oszt) > ");
	type(&t, "\x04");                        /* Ctrl-D */
	assert_int_equal(finish(&t), 0);
	expect_deals("3");
}

static void an_error_shows_its_place_and_goes_on(void **state)
{
	struct terminal t;

	(void)state;
	setenv("LC_ALL", "en_US.UTF-8", 1);
	start(&t, enter);
	size_t at = expect(&t, 0, "1 (C Tóth Imre deals) > ");
	type(&t, "A U z +++\r");
	at = expect(&t, at, "^");
	at = expect(&t, at, "1 (C Tóth Imre deals) > ");
	type(&t, "A U z ++\r");
	at = expect(&t, at, "deal 1: A +10");
	type(&t, ".\r");
	assert_int_equal(finish(&t), 0);
}

static void ctrl_c_and_a_closed_terminal_lose_nothing(void **state)
{
	struct terminal t;

	(void)state;
	start(&t, enter);
	size_t at = expect(&t, 0, "1. (C Tóth Imre oszt) > ");
	type(&t, "A U z ++\r");
	at = expect(&t, at, "2. (A Kiss Péter oszt) > ");
	type(&t, "B B\x03");                     /* half a line, then Ctrl-C */
	assert_int_not_equal(finish(&t), 0);
	expect_deals("1");

	start(&t, enter);
	at = expect(&t, 0, "2. (A Kiss Péter oszt) > ");
	type(&t, "B B -\r");
	expect(&t, at, "3. (B Nagy Éva oszt) > ");
	close(t.master);                          /* the window is closed */
	int status;
	assert_int_equal(waitpid(t.child, &status, 0), t.child);
	expect_deals("2");
	run("standings");
}

/* After the last deal of the round the prompt says so, takes no further one, and still steps back. */
static void a_full_sheet_says_so(void **state)
{
	struct terminal t;

	(void)state;
	run("event set deals=1");
	start(&t, enter);
	size_t at = expect(&t, 0, "1. (C Tóth Imre oszt) > ");
	type(&t, "A U z ++\r");
	at = expect(&t, at, "lezárás: renonsz sheet sign 1 1");
	at = expect(&t, at, "1/1 kész > ");
	type(&t, "B B -\r");
	at = expect(&t, at, "deals=2");
	at = expect(&t, at, "1/1 kész > ");
	type(&t, "<\r");
	at = expect(&t, at, "1. (C Tóth Imre oszt) javítás > ");
	type(&t, ".\r");
	assert_int_equal(finish(&t), 0);
	expect_deals("1");
}

/* ---- a new seating of a sheet with deals asks first ---------------------------------------------- */

static const char *const seat[] = { "renonsz", "table", "seat", "1", "1", "A=nagy", "B=kiss", "C=toth", NULL };

static void seating_over_deals_is_asked_for(void **state)
{
	struct terminal t;

	(void)state;
	run("deal add 1 1 A U z ++");
	setenv("LC_ALL", "C.UTF-8", 1);
	start(&t, seat);
	expect(&t, 0, "(i/n) ");
	type(&t, "n\r");
	assert_int_not_equal(finish(&t), 0);
	run("table list 1 --csv | grep -q 'Kiss Péter,Nagy Éva,Tóth Imre'");
	start(&t, seat);
	expect(&t, 0, "(i/n) ");
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
	run("table list 1 --csv | grep -q 'Nagy Éva,Kiss Péter,Tóth Imre'");
}

/* ---- undo asks first ---------------------------------------------------------------------------- */

static const char *const undo[] = { "renonsz", "undo", NULL };

/* Make a book with one deal, and begin an undo up to its question. */
static size_t begin_undo(struct terminal *t)
{
	run("deal add 1 1 A U z ++");
	setenv("LC_ALL", "C.UTF-8", 1);
	start(t, undo);
	size_t at = expect(t, 0, "1. leosztás: A U z ++ (+10 -5 -5) → –");
	return expect(t, at, "Visszavonja? (i/n) ");
}

static void undo_is_done_when_it_is_wanted(void **state)
{
	struct terminal t;

	(void)state;
	begin_undo(&t);
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
	expect_deals("0");
}

static void undo_is_not_done_when_it_is_not(void **state)
{
	struct terminal t;

	(void)state;
	begin_undo(&t);
	type(&t, "n\r");
	assert_int_not_equal(finish(&t), 0);
	expect_deals("1");
}

static void undo_that_is_left_does_nothing(void **state)
{
	struct terminal t;
	int status;

	(void)state;
	begin_undo(&t);
	type(&t, "i\x03");                      /* half an answer, then Ctrl-C */
	assert_int_not_equal(finish(&t), 0);
	expect_deals("1");
	start(&t, undo);
	expect(&t, 0, "Visszavonja? (i/n) ");
	close(t.master);                          /* the window is closed */
	assert_int_equal(waitpid(t.child, &status, 0), t.child);
	expect_deals("1");
	run("verify");
}

/* Somebody writes while another thinks: nobody waits, and only shown steps are undone. */
static void undo_of_what_was_not_shown_is_a_conflict(void **state)
{
	struct terminal t;

	(void)state;
	size_t at = begin_undo(&t);
	run("deal add 1 1 B P m +");
	type(&t, "i\r");
	expect(&t, at, "közben más is írt a könyvbe");
	assert_int_equal(finish(&t), 5);
	expect_deals("2");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_plain_deal_takes_ten_keystrokes, new_book, remove_book),
		cmocka_unit_test_setup_teardown(lines_can_be_edited_recalled_and_completed, new_book, remove_book),
		cmocka_unit_test_setup_teardown(an_error_shows_its_place_and_goes_on, new_book, remove_book),
		cmocka_unit_test_setup_teardown(ctrl_c_and_a_closed_terminal_lose_nothing, new_book, remove_book),
		cmocka_unit_test_setup_teardown(a_full_sheet_says_so, new_book, remove_book),
		cmocka_unit_test_setup_teardown(seating_over_deals_is_asked_for, new_book, remove_book),
		cmocka_unit_test_setup_teardown(undo_is_done_when_it_is_wanted, new_book, remove_book),
		cmocka_unit_test_setup_teardown(undo_is_not_done_when_it_is_not, new_book, remove_book),
		cmocka_unit_test_setup_teardown(undo_that_is_left_does_nothing, new_book, remove_book),
		cmocka_unit_test_setup_teardown(undo_of_what_was_not_shown_is_a_conflict, new_book, remove_book),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
