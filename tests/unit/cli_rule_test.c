/* The dialogue of a ruling on a real terminal: every case in at most six answers, in both languages. */
#define _XOPEN_SOURCE 700
#include "test.h"

#include "terminal.h"

enum { ANSWERS = 6 };

/* A case and the answers typed; the last saves. `shown` comes before it. Deal 1 is on the sheet, deal 2 is not. */
static const struct dialogue {
	const char *case_no, *deal;
	const char *answers[ANSWERS + 1];
	const char *shown;
} dialogues[] = {
	{ "1.1", "2", { "B -", "n", "i" }, "13.§ (1) 1" },
	{ "1.2", "2", { "B -", "n", "1", "i" }, "13.§ (1) 2" },
	{ "1.3", "2", { "B C", "n", "2", "i" }, "13.§ (1) 3" },
	{ "1.4", "2", { "B -", "n", "i" }, "13.§ (1) 4" },
	{ "1.5", "2", { "B -", "n", "committed", "i" }, "13.§ (1) 5" },
	{ "1.6", "2", { "B -", "n", "1", "i" }, "13.§ (1) 6" },
	{ "2.1", "2", { "B A", "n", "n", "ulti", "i" }, "R-33" },
	{ "2.2", "2", { "B A", "n", "i" }, "13.§ (2) 2" },
	{ "2.3", "2", { "B A", "n", "2", "ulti", "i" }, "13.§ (2) 3 b" },
	{ "2.4", "2", { "B A", "n", "auction", "n", "piros parti", "i" }, "R-34" },
	{ "2.5", "2", { "B A", "n", "n", "ulti", "i" }, "R-34" },
	{ "2.6", "2", { "B A", "n", "n", "ulti", "i" }, "R-33" },
	{ "2.7", "2", { "C A", "n", "n", "ulti", "B", "i" }, "R-35" },
	{ "3.1", "2", { "B A", "n", "A U z", "i" }, "13.§ (3) 1" },
	{ "3.2", "2", { "B A", "n", "A U z", "i" }, "13.§ (3) 2" },
	{ "3.3", "2", { "A B 3", "n", "A 40-100 z kiss", "A 40-100 z", "i" }, "13.§ (3) 3" },
	{ "3.4", "1", { "A B 6", "n", "i" }, "B → A (C helyett): ulti 8 × 2 = 16" },
	{ "3.4", "2", { "A B", "n", "A pU kU", "i" }, "ulti 8 × 2 = 16" },
	{ "3.5", "2", { "A B 6", "n", "-", "n", "A pU kU,P", "i" }, "13.§ (3) 5" },
	{ "3.6", "1", { "A B", "i", "i" }, "10.§ (3) f" },
	{ "3.7", "1", { "A B", "-5,2,3", "i" }, "-5" },
	{ "3.8", "1", { "A B", "enyhe", "i" }, "10.§ (3) b" },
	{ "3.9", "2", { "A -", "n", "BC", "A U z", "i" }, "13.§ (3) 9" },
	{ "3.10", "1", { "A -", "n", "i" }, "13.§ (3) 10" },
	{ "3.10", "2", { "A -", "n", "A U z", "-? csUv+", "i" }, "13.§ (3) 10" },
	{ "3.11", "2", { "A -", "n", "A U z", "++", "i" }, "13.§ (3) 11" },
	{ "3.12", "2", { "A B", "n", "A U z kU", "P", "+?", "i" }, "13.§ (3) 12" },
	{ "10.3g", "1", { "B B", "n", "i" }, "10.§ (3) g" },
	{ "jury", "1", { "A B", "n", "10,-20,10", "megbeszélték", "i" }, "R-42" },
	{ "3.4", "1", { "A B 6 késve", "i" }, "10.§ (2)" },
};

/* The program waits at its prompt: no more than that stands on the line. */
static size_t expect_prompt(struct terminal *t, size_t from)
{
	return expect(t, from, "> ");
}

static void hold(const struct dialogue *d, const char *lang)
{
	const char *const argv[] = { "renonsz", "--lang", lang, "rule", d->case_no, "-r", "1", "-t", "1", "-d", d->deal,
		"--dry-run", NULL };
	struct terminal t;
	size_t at = 0;
	int count = 0;

	start(&t, argv);
	while (d->answers[count])
		count++;
	assert_in_range(count, 2, ANSWERS);
	for (int i = 0; i < count; i++) {
		at = i + 1 < count ? expect_prompt(&t, at) : expect(&t, at, strcmp(lang, "hu") == 0 ? "Mentsem?" : "Save it?");
		type(&t, d->answers[i]);
		type(&t, "\r");
	}
	int status = finish(&t);
	if (status != 0 || (strcmp(lang, "hu") == 0 && !strstr(t.shown, d->shown)))
		fail_msg("case %s in %s: status %d, the screen was:\n%s", d->case_no, lang, status, t.shown);
}

static void every_case_takes_at_most_six_answers(void **state)
{
	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	for (size_t i = 0; i < sizeof dialogues / sizeof *dialogues; i++) {
		hold(&dialogues[i], "hu");
		hold(&dialogues[i], "en");
	}
}

/* A ruling is found by what a player says, then made; answers that do not do are asked for again. */
static void words_places_and_second_thoughts(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", NULL };
	struct terminal t;

	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	start(&t, argv);
	size_t at = expect(&t, 0, "Forduló? ");
	type(&t, "x\r");
	at = expect(&t, at, "Forduló? ");
	type(&t, "1\r");
	at = expect(&t, at, "Asztal? ");
	type(&t, "1\r");
	at = expect(&t, at, "Leosztás? ");
	type(&t, "1\r");
	at = expect(&t, at, "> ");
	type(&t, "szint nem adott\r");
	at = expect(&t, at, "Ki jelentette be");
	at = expect(&t, at, "> ");
	type(&t, "valaki\r");
	at = expect(&t, at, "Helyek");
	at = expect(&t, at, "> ");
	type(&t, "A B 6\r");
	at = expect(&t, at, "Megegyeztek");
	at = expect(&t, at, "> ");
	type(&t, "n\r");
	at = expect(&t, at, "B → A (C helyett)");
	at = expect(&t, at, "→ 3. (1 hp., -54)");
	at = expect(&t, at, "Mentsem?");
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
	run("deals --csv | grep -q '1,1,1,A,pU,36,-54,18'");
}

/* Nothing reaches the book before the last answer. */
static void interrupted_dialogues_leave_the_book_untouched(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "3.4", "-r", "1", "-t", "1", "-d", "1", NULL };
	struct terminal t;
	int status;

	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	start(&t, argv);
	expect(&t, expect(&t, 0, "Ki jelentette be"), "> ");
	type(&t, "A B\x03");
	assert_int_not_equal(finish(&t), 0);

	start(&t, argv);
	size_t at = expect(&t, expect(&t, 0, "Ki jelentette be"), "> ");
	type(&t, "A B 6\r");
	expect(&t, expect(&t, at, "Megegyeztek"), "> ");
	close(t.master);
	assert_int_equal(waitpid(t.child, &status, 0), t.child);

	start(&t, argv);
	expect(&t, expect(&t, 0, "Ki jelentette be"), "> ");
	type(&t, "\x04");
	assert_int_not_equal(finish(&t), 0);

	start(&t, argv);
	at = expect(&t, expect(&t, 0, "Ki jelentette be"), "> ");
	type(&t, "A B 6\r");
	at = expect(&t, expect(&t, at, "Megegyeztek"), "> ");
	type(&t, "n\r");
	expect(&t, at, "Mentsem?");
	type(&t, "n\r");
	assert_int_equal(finish(&t), 0);
	run("ruling list --csv | wc -l | grep -qx 1");
	run("deals --csv | grep -q '1,1,1,A,pU,36,-18,-18'");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(every_case_takes_at_most_six_answers, new_book, remove_book),
		cmocka_unit_test_setup_teardown(words_places_and_second_thoughts, new_book, remove_book),
		cmocka_unit_test_setup_teardown(interrupted_dialogues_leave_the_book_untouched, new_book, remove_book),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
