/* The program on a real terminal: a pseudo-terminal of 80 × 24, its keys typed one by one. */
#define _XOPEN_SOURCE 700
#include "test.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

enum { SCREEN = 65536, PATIENCE_MS = 20000 };

/* A program on a terminal, and all it has shown so far. */
struct terminal {
	int master;
	pid_t child;
	char shown[SCREEN];
	size_t len;
};

static char folder[] = "/tmp/renonsz-terminal-XXXXXX";
static char program[4096];

static void be_child(const char *tty, const char *const argv[])
{
	struct winsize size = { .ws_row = 24, .ws_col = 80 };

	setsid();
	int slave = open(tty, O_RDWR);
	ioctl(slave, TIOCSCTTY, 0);
	ioctl(slave, TIOCSWINSZ, &size);
	for (int fd = 0; fd < 3; fd++)
		dup2(slave, fd);
	setenv("TERM", "xterm", 1);
	execv(program, (char *const *)(uintptr_t)argv);
	_exit(127);
}

static void start(struct terminal *t, const char *const argv[])
{
	*t = (struct terminal){ .master = posix_openpt(O_RDWR | O_NOCTTY) };
	assert_true(t->master >= 0);
	assert_int_equal(grantpt(t->master), 0);
	assert_int_equal(unlockpt(t->master), 0);
	t->child = fork();
	if (t->child == 0) {
		const char *tty = ptsname(t->master);
		close(t->master);   /* or nobody would ever see it closed */
		be_child(tty, argv);
	}
}

/* Read until `wanted` stands on the screen behind `from`; the place behind it. */
static size_t expect(struct terminal *t, size_t from, const char *wanted)
{
	struct pollfd ready = { .fd = t->master, .events = POLLIN };
	const char *found;

	while (!(found = strstr(t->shown + from, wanted))) {
		ssize_t n = 0;
		if (poll(&ready, 1, PATIENCE_MS) > 0)
			n = read(t->master, t->shown + t->len, SCREEN - 1 - t->len);
		if (n <= 0) {
			kill(t->child, SIGKILL);
			waitpid(t->child, NULL, 0);
			fail_msg("«%s» never came; the screen was:\n%s", wanted, t->shown + from);
		}
		t->len += (size_t)n;
		t->shown[t->len] = '\0';
	}
	return (size_t)(found - t->shown) + strlen(wanted);
}

/* Type when the prompt is listening: a Ctrl-D in front of that would be the terminal's, not the editor's. */
static void type(struct terminal *t, const char *keys)
{
	struct termios mode;

	for (int i = 0; i < PATIENCE_MS && tcgetattr(t->master, &mode) == 0 && mode.c_lflag & ICANON; i++)
		poll(NULL, 0, 1);
	assert_int_equal(write(t->master, keys, strlen(keys)), (ssize_t)strlen(keys));
}

/* Wait for the end: the exit status, or 128 and the signal. */
static int finish(struct terminal *t)
{
	struct pollfd ready = { .fd = t->master, .events = POLLIN };
	char rest[1024];
	int status;

	int alive;

	while ((alive = poll(&ready, 1, PATIENCE_MS)) > 0 && read(t->master, rest, sizeof rest) > 0)
		;
	if (alive == 0)
		kill(t->child, SIGKILL);   /* rather a failed test than one that never ends */
	assert_int_equal(waitpid(t->child, &status, 0), t->child);
	close(t->master);
	t->child = 0;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static void run(const char *command)
{
	char line[8192];

	snprintf(line, sizeof line, "'%s' %s >/dev/null 2>&1", program, command);
	assert_int_equal(system(line), 0);
}

static int new_book(void **state)
{
	char path[4096], command[8192];
	const char *build = getenv("BUILD");

	(void)state;
	snprintf(program, sizeof program, "%s/renonsz", build ? build : "build");
	strcpy(folder, "/tmp/renonsz-terminal-XXXXXX");
	if (!mkdtemp(folder))
		return -1;
	snprintf(path, sizeof path, "%s/book.db", folder);
	setenv("RENONSZ_DB", path, 1);
	setenv("RENONSZ_OPERATOR", "teszt", 1);
	unsetenv("LC_MESSAGES");
	setenv("LC_ALL", "C.UTF-8", 1);
	snprintf(command, sizeof command, "import - <<'END'\nverseny \"Kupa\" datum=2026-11-21\nfordulo 1\nasztal 1\n"
		"A=\"Kiss Péter\" B=\"Nagy Éva\" C=\"Tóth Imre\"\nEND\n");
	char line[16384];
	snprintf(line, sizeof line, "'%s' %s", program, command);
	return system(line) == 0 ? 0 : -1;
}

static int remove_book(void **state)
{
	char command[4200];

	(void)state;
	snprintf(command, sizeof command, "rm -rf '%s'", folder);
	return system(command) == 0 ? 0 : -1;
}

static const char *const enter[] = { "renonsz", "enter", "1", "1", NULL };

/* How many deals the book has. */
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
	size_t at = expect(&t, 0, "1. (C oszt) > ");
	type(&t, keys);
	at = expect(&t, at, "1. leosztás: A +10   B -5   C -5");
	at = expect(&t, at, "Kiss Péter 10   Nagy Éva -5   Tóth Imre -5");
	at = expect(&t, at, "2. (A oszt) > ");
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
	size_t at = expect(&t, 0, "1. (C oszt) > ");
	type(&t, "A B -\x7f+\r");              /* rubbed out and typed right */
	at = expect(&t, at, "1. leosztás: A +10");
	at = expect(&t, at, "2. (A oszt) > ");
	type(&t, "\x1b[A\r");                   /* the line above once more */
	at = expect(&t, at, "2. leosztás: A +10");
	at = expect(&t, at, "3. (B oszt) > ");
	type(&t, "C P m bed\t\r");             /* bed, tab: bedob */
	at = expect(&t, at, "3. leosztás: A +2   B +2   C -4");
	at = expect(&t, at, "4. (C oszt) > ");
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
	size_t at = expect(&t, 0, "1 (C deals) > ");
	type(&t, "A U z +++\r");
	at = expect(&t, at, "^");
	at = expect(&t, at, "1 (C deals) > ");
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
	size_t at = expect(&t, 0, "1. (C oszt) > ");
	type(&t, "A U z ++\r");
	at = expect(&t, at, "2. (A oszt) > ");
	type(&t, "B B\x03");                     /* half a line, then Ctrl-C */
	assert_int_not_equal(finish(&t), 0);
	expect_deals("1");

	start(&t, enter);
	at = expect(&t, 0, "2. (A oszt) > ");
	type(&t, "B B -\r");
	expect(&t, at, "3. (B oszt) > ");
	close(t.master);                          /* the window is closed */
	int status;
	assert_int_equal(waitpid(t.child, &status, 0), t.child);
	expect_deals("2");
	run("standings");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_plain_deal_takes_ten_keystrokes, new_book, remove_book),
		cmocka_unit_test_setup_teardown(lines_can_be_edited_recalled_and_completed, new_book, remove_book),
		cmocka_unit_test_setup_teardown(an_error_shows_its_place_and_goes_on, new_book, remove_book),
		cmocka_unit_test_setup_teardown(ctrl_c_and_a_closed_terminal_lose_nothing, new_book, remove_book),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
