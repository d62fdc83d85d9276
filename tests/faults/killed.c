/*
 * killed PROGRAM FOLDER TIMES SEED: the program is killed at a random moment of its work, TIMES in all. What
 * it had acknowledged has to be in the book, of what it had not all or nothing, and the book has to be sound.
 */
#define _XOPEN_SOURCE 700
#include "book.h"
#include "../unit/test.h"
#include "../unit/terminal.h"

#include <errno.h>
#include <glob.h>
#include <sys/stat.h>
#include <time.h>

enum { DEALS = 30, WORDS = 12 };

static const char *renonsz;
static uint64_t random_state;

/* One kind of work, and how its kills went. */
struct kind {
	const char *name;
	double seconds;               /* that it takes when nobody kills it */
	struct buf before, after, now;
	long killed, finished, failures;
};

/* ---- helpers ----------------------------------------------------------------------------------- */

static void copy(const char *from, const char *to)
{
	char line[512];

	snprintf(line, sizeof line, "rm -f '%s' '%s'-wal '%s'-shm '%s'.backup*; cp '%s' '%s'", to, to, to, to, from, to);
	if (system(line) != 0)
		exit(2);
}

/* From 0 to 1 (xorshift64*): the same for the same seed. */
static double chance(void)
{
	random_state ^= random_state >> 12;
	random_state ^= random_state << 25;
	random_state ^= random_state >> 27;
	return (double)(random_state * 2685821657736338717u >> 11) / (double)(1ull << 53);
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void pause_for(double seconds)
{
	struct timespec t = { (time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9) };

	while (nanosleep(&t, &t) != 0 && errno == EINTR)
		;
}

static void complain(struct kind *kind, const char *what)
{
	printf("# %s: %s\n", kind->name, what);
	kind->failures++;
}

static bool same_text(const struct buf *a, const struct buf *b)
{
	return strcmp(buf_text(a), buf_text(b)) == 0;
}

static void tell(const struct kind *kind)
{
	printf("%s - killed in %s: %ld times, %ld times too late\n", kind->failures ? "not ok" : "ok", kind->name,
		kind->killed, kind->finished);
}

static void kind_free(struct kind *kind)
{
	buf_free(&kind->before);
	buf_free(&kind->after);
	buf_free(&kind->now);
}

/* ---- running it -------------------------------------------------------------------------------- */

static pid_t spawn(const char *const words[])
{
	const char *argv[WORDS + 1] = { "renonsz" };
	pid_t child;

	for (int i = 0; words[i]; i++)
		argv[i + 1] = words[i];
	fflush(stdout);
	child = fork();
	if (child == 0) {
		if (freopen("/dev/null", "w", stdout) && freopen("/dev/null", "w", stderr))
			execv(renonsz, (char *const *)(uintptr_t)argv);
		_exit(127);
	}
	return child;
}

/* Its exit status, or -1 if it was killed. */
static int wait_for(pid_t child)
{
	int status = 0;

	waitpid(child, &status, 0);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Run it to its end, which has to be a good one. */
static double run_well(const char *const words[])
{
	double start = now();

	if (wait_for(spawn(words)) != 0) {
		printf("not ok - %s does not work at all\n", words[0]);
		exit(1);
	}
	return now() - start;
}

/* Run it and kill it on its way; was it done before? */
static bool run_killed(struct kind *kind, const char *const words[])
{
	double delay = chance() * kind->seconds * 1.2;
	pid_t child = spawn(words);

	pause_for(delay);
	kill(child, SIGKILL);
	bool done = wait_for(child) == 0;
	kind->killed += !done;
	kind->finished += done;
	return done;
}

static void check_sound(struct kind *kind, const char *path)
{
	const char *found = unsound(path);

	if (found)
		complain(kind, found);
}

/* ---- commands: all or nothing ------------------------------------------------------------------ */

/* `from` is the book before; the book after is left in `to`. */
static void kill_command(const char *const words[], long times, const char *from, const char *to)
{
	struct kind kind = { .name = words[0] };

	dump_book(from, &kind.before);
	copy(from, "work.db");
	run_well(words);
	copy(from, "work.db");
	kind.seconds = run_well(words);
	copy("work.db", to);
	dump_book(to, &kind.after);
	for (long i = 0; kind.killed < times && i < 20 * times; i++) {
		copy(from, "work.db");
		bool done = run_killed(&kind, words);
		check_sound(&kind, "work.db");
		dump_book("work.db", &kind.now);
		if (done && !same_text(&kind.now, &kind.after))
			complain(&kind, "acknowledged, but not there");
		else if (!same_text(&kind.now, &kind.before) && !same_text(&kind.now, &kind.after))
			complain(&kind, "half of it is there");
	}
	tell(&kind);
	kind_free(&kind);
}

/* ---- enter: every deal that was shown with its settlement --------------------------------------- */

/* Read what the terminal shows until the deadline, or to the end. */
static void watch(struct terminal *t, double deadline)
{
	struct pollfd ready = { .fd = t->master, .events = POLLIN };
	ssize_t n = 1;

	while (n > 0 && t->len < SCREEN - 1 && now() < deadline) {
		n = 1;
		if (poll(&ready, 1, 1 + (int)((deadline - now()) * 1000)) > 0)
			n = read(t->master, t->shown + t->len, SCREEN - 1 - t->len);
		else
			continue;
		if (n > 0)
			t->len += (size_t)n;
	}
	t->shown[t->len] = '\0';
}

/* The settlements that were shown. */
static int acknowledged(const struct terminal *t)
{
	int count = 0;
	char line[32];

	do
		snprintf(line, sizeof line, "  deal %d: ", ++count);
	while (strstr(t->shown, line));
	return count - 1;
}

static double enter_killed(struct terminal *t, double seconds)
{
	static const char *const words[] = { "renonsz", "--lang", "en", "enter", "9", "9", NULL };
	char keys[DEALS * 16] = "";
	double begun = now();

	for (int i = 0; i < DEALS; i++)
		strcat(keys, i % 2 ? "B B -\r" : "A U z ++\r");
	strcat(keys, ".\r");
	start(t, words);
	if (write(t->master, keys, strlen(keys)) < 0)
		perror("terminal");
	watch(t, begun + seconds);
	double took = now() - begun;
	kill(t->child, SIGKILL);
	watch(t, now() + 5);
	waitpid(t->child, NULL, 0);
	close(t->master);
	return took;
}

/* Deals that are in the book as they were typed. */
static long typed_deals(const char *path)
{
	sqlite3 *db = NULL;

	sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL);
	long n = book_number(db, "SELECT count(*) FROM deal JOIN game_table ON game_table.id = game_table WHERE "
		"round = 9 AND revision = 1 AND current AND declarer = (deal.no + 1) % 2");
	sqlite3_close(db);
	return n;
}

static void kill_enter(long times)
{
	struct kind kind = { .name = "enter" };
	static struct terminal t;

	copy("nine.db", "work.db");
	kind.seconds = enter_killed(&t, 20);
	if (acknowledged(&t) != DEALS)
		complain(&kind, "not every deal was shown");
	for (long i = 0; kind.killed < times && i < 20 * times; i++) {
		copy("nine.db", "work.db");
		enter_killed(&t, chance() * kind.seconds * 1.2);
		int shown = acknowledged(&t);
		long there = typed_deals("work.db");
		check_sound(&kind, "work.db");
		if (there != shown && there != shown + 1) {
			printf("# %ld of %d shown deals are there\n", there, shown);
			complain(&kind, "a deal is lost");
		}
		kind.killed += shown < DEALS;
		kind.finished += shown == DEALS;
	}
	tell(&kind);
}

/* ---- export: a whole file or the old one -------------------------------------------------------- */

static void read_whole(const char *path, struct buf *b)
{
	struct err e = { 0 };

	buf_clear(b);
	file_read(b, path, 64 << 20, &e);
}

static bool same_bytes(const struct buf *a, const struct buf *b)
{
	return a->len == b->len && memcmp(buf_text(a), buf_text(b), a->len) == 0;
}

static void kill_export(const char *path, long times)
{
	const char *const words[] = { "export", "-o", path, NULL };
	struct kind kind = { .name = path };
	glob_t left = { 0 };
	char drafts[64];

	copy("full.db", "work.db");
	run_well(words);
	kind.seconds = run_well(words);
	read_whole(path, &kind.after);
	buf_str(&kind.before, "the file of yesterday");
	for (long i = 0; kind.killed < times && i < 20 * times; i++) {
		FILE *f = fopen(path, "wb");
		fputs(buf_text(&kind.before), f);
		fclose(f);
		bool done = run_killed(&kind, words);
		read_whole(path, &kind.now);
		if (!same_bytes(&kind.now, &kind.after) && (done || !same_bytes(&kind.now, &kind.before)))
			complain(&kind, "half a file");
	}
	snprintf(drafts, sizeof drafts, "%s.??????", path);
	if (glob(drafts, 0, NULL, &left) == 0) {
		for (size_t i = 0; i < left.gl_pathc; i++)
			unlink(left.gl_pathv[i]);
	}
	globfree(&left);
	tell(&kind);
	kind_free(&kind);
}

/* ---- migration: the old book or the new one, and a backup that is whole -------------------------- */

static void check_backup(struct kind *kind)
{
	struct stat st;

	if (stat("work.db.backup-v1", &st) != 0)
		return;
	dump_book("work.db.backup-v1", &kind->now);
	if (!same_text(&kind->now, &kind->before))
		complain(kind, "the backup is not the old book");
}

static void kill_migration(long times)
{
	static const char *const words[] = { "event", "list", NULL };
	struct kind kind = { .name = "migration" };
	struct stat st;

	dump_book("old.db", &kind.before);
	copy("old.db", "work.db");
	kind.seconds = run_well(words);
	dump_book("work.db", &kind.after);
	for (long i = 0; kind.killed < times && i < 20 * times; i++) {
		copy("old.db", "work.db");
		run_killed(&kind, words);
		dump_book("work.db", &kind.now);
		if (!same_text(&kind.now, &kind.before) && !same_text(&kind.now, &kind.after))
			complain(&kind, "half a migration");
		check_backup(&kind);
		run_well(words);
		check_sound(&kind, "work.db");
		dump_book("work.db", &kind.now);
		if (!same_text(&kind.now, &kind.after))
			complain(&kind, "the next run does not bring it up to date");
		if (stat("work.db.backup-v1.part", &st) == 0)
			complain(&kind, "half a backup lies about");
	}
	tell(&kind);
	kind_free(&kind);
}

/* ---- all of it ---------------------------------------------------------------------------------- */

int main(int argc, char **argv)
{
	static const char *const import[] = { "import", "sheets.ulti", NULL };
	static const char *const add[] = { "deal", "add", "9", "9", "1", "A", "U", "z", "++", NULL };
	static const char *const undo[] = { "undo", NULL }, *const redo[] = { "redo", NULL };

	if (argc < 5 || chdir(argv[2]) != 0)
		return 2;
	renonsz = argv[1];
	snprintf(program, sizeof program, "%s", argv[1]);
	random_state = strtoull(argv[4], NULL, 10) * 2 + 1;
	long kinds = has_command("undo") ? 8 : 6, times = (atol(argv[3]) + kinds - 1) / kinds;
	setvbuf(stdout, NULL, _IOLBF, 0);
	printf("# seed %s\n", argv[4]);
	setenv("RENONSZ_DB", "work.db", 1);
	kill_command(import, times, "nine.db", "full.db");
	kill_command(add, times, "full.db", "added.db");
	kill_enter(times);
	kill_export("kupa.xlsx", times);
	kill_export("kupa.html", times);
	kill_migration(times);
	if (has_command("undo")) {
		kill_command(undo, times, "added.db", "undone.db");
		kill_command(redo, times, "undone.db", "redone.db");
	}
	return 0;
}
