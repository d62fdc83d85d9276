/* The program on a pseudo-terminal of 80 × 24, its keys typed one by one; and a book with one table. */
#ifndef TERMINAL_H
#define TERMINAL_H

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

/* A program on a terminal, and its output so far. */
struct terminal {
	int master;
	pid_t child;
	char shown[SCREEN];
	size_t len;
};

static char folder[] = "/tmp/renonsz-terminal-XXXXXX";
static char program[4096];

static inline void be_child(const char *tty, const char *const argv[])
{
	struct winsize size = { .ws_row = 24, .ws_col = 80 };

	setsid();
	int slave = open(tty, O_RDWR);
	ioctl(slave, TIOCSCTTY, 0);
	ioctl(slave, TIOCSWINSZ, &size);
	for (int fd = 0; fd < 3; fd++)
		dup2(slave, fd);
	signal(SIGINT, SIG_DFL);   /* as on a terminal; a background job ignores it */
	setenv("TERM", "xterm", 1);
	execv(program, (char *const *)(uintptr_t)argv);
	_exit(127);
}

static inline void start(struct terminal *t, const char *const argv[])
{
	*t = (struct terminal){ .master = posix_openpt(O_RDWR | O_NOCTTY) };
	assert_true(t->master >= 0);
	assert_int_equal(grantpt(t->master), 0);
	assert_int_equal(unlockpt(t->master), 0);
	t->child = fork();
	if (t->child == 0) {
		const char *tty = ptsname(t->master);
		close(t->master);   /* else the terminal would never be seen closed */
		be_child(tty, argv);
	}
}

/* Read until `wanted` is on the screen after `from`; returns the place after it. */
static inline size_t expect(struct terminal *t, size_t from, const char *wanted)
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

/* Type once the prompt is listening: an earlier Ctrl-D would reach the terminal, not the editor. */
static inline void type(struct terminal *t, const char *keys)
{
	struct termios mode;

	for (int i = 0; i < PATIENCE_MS && tcgetattr(t->master, &mode) == 0 && mode.c_lflag & ICANON; i++)
		poll(NULL, 0, 1);
	assert_int_equal(write(t->master, keys, strlen(keys)), (ssize_t)strlen(keys));
}

/* Wait for the end; returns the exit status, or 128 plus the signal. */
static inline int finish(struct terminal *t)
{
	struct pollfd ready = { .fd = t->master, .events = POLLIN };
	char rest[1024];
	int status;

	int alive;

	while ((alive = poll(&ready, 1, PATIENCE_MS)) > 0 && read(t->master, rest, sizeof rest) > 0)
		;
	if (alive == 0)
		kill(t->child, SIGKILL);   /* fail rather than hang */
	assert_int_equal(waitpid(t->child, &status, 0), t->child);
	close(t->master);
	t->child = 0;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static inline void run(const char *command)
{
	char line[8192];

	snprintf(line, sizeof line, "'%s' %s >/dev/null 2>&1", program, command);
	assert_int_equal(system(line), 0);
}

static inline int new_book(void **state)
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

static inline int remove_book(void **state)
{
	char command[4200];

	(void)state;
	snprintf(command, sizeof command, "rm -rf '%s'", folder);
	return system(command) == 0 ? 0 : -1;
}

#endif
