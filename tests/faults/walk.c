/*
 * walk FOLDER STRIDE: an evening's commands, each with a failure at its 1st, 2nd, 3rd … operation on the
 * book's files, once for a moment and once for good. Each time the program has to end with a clear error
 * (or not to need what failed), and the book has to be as it was before the command or as it is after it,
 * and sound; and the same command, given again, has to bring it to where it should be.
 */
#include "book.h"
#include "vfs.h"

#include <unistd.h>

enum { WORDS = 16 };

/* The commands in order, each with its words apart. */
static const char *const commands[][WORDS] = {
	{ "event", "new", "Kupa", "--date", "2026-11-21" },
	{ "import", "small.ulti" },
	{ "deal", "add", "1", "1", "4", "A", "P", "m", "+" },
	{ "deal", "edit", "1", "1", "2", "B", "B", "+", "k:C" },
	{ "deal", "void", "1", "1", "3", "--reason", "a zsűri" },
	{ "deal", "remove", "1", "1", "4" },
	{ "table", "seat", "1", "2", "A=nagy", "B=kiss", "C=papp" },
	{ "rule", "3.8", "-r", "1", "-t", "1", "-d", "2", "by=A", "claim=C", "trick=4" },
	{ "standings", "--csv" },
	{ "export", "--journal" },
	{ "undo", "--yes" },
	{ "redo", "--yes" },
	{ "verify" },
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const char journal[] = "verseny \"Kupa\" datum=2026-11-21\nfordulo 1\nasztal 1\n"
	"A=\"Kiss Péter\" B=\"Nagy Éva\" C=\"Tóth Imre\"\n1 A U z ++\n2 B B - k:C\n3 C p40+U +- kU csUv+\n"
	"asztal 2\nA=\"Papp Béla\" B=\"Varga Ede\" C=\"Vas Ida\"\n1 A U z ++\n";

/* One command of the walk. */
struct walk {
	const char *const *words;
	struct buf before, after, said, now;
	char what[512];                    /* the operation that failed */
	long cases, failures;
};

/* ---- the folder ------------------------------------------------------------------------------- */

static void write_file(const char *path, const struct buf *b)
{
	FILE *f = fopen(path, "wb");

	if (!f || fwrite(buf_text(b), 1, b->len, f) != b->len || fclose(f) != 0) {
		perror(path);
		exit(2);
	}
}

/* A book that is closed is one file; none is no book. */
static void copy_book(const char *from, const char *to)
{
	struct buf b = { 0 };
	struct err e = { 0 };
	char name[64];

	unlink(to);
	snprintf(name, sizeof name, "%s-wal", to);
	unlink(name);
	snprintf(name, sizeof name, "%s-shm", to);
	unlink(name);
	if (file_read(&b, from, 64 << 20, &e))
		write_file(to, &b);
	buf_free(&b);
}

static void run_command(struct outcome *o, const char *const words[], const char *book)
{
	const char *argv[WORDS + 1] = { "renonsz" };
	int argc = 1;

	setenv("RENONSZ_DB", book, 1);   /* and not -f: the log would tell the two apart */
	while (*words)
		argv[argc++] = *words++;
	run_words(o, argc, (char **)(uintptr_t)argv);
}

/* ---- one failure ------------------------------------------------------------------------------- */

static void complain(struct walk *walk, const char *what, const struct outcome *o)
{
	printf("# %s %s: %s at %s (status %d): %s\n", walk->words[0], walk->words[1] ? walk->words[1] : "", what,
		walk->what, o->status, buf_text(&o->note));
	walk->failures++;
}

static bool same_text(const struct buf *a, const struct buf *b)
{
	return strcmp(buf_text(a), buf_text(b)) == 0;
}

/* A new book may be there without anything in it: that is as good as none. */
static bool is_nothing(const char *path)
{
	sqlite3 *db = NULL;
	bool nothing = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK
		|| book_number(db, "SELECT count(*) FROM sqlite_schema") == 0;

	sqlite3_close(db);
	return nothing;
}

static void check_book(struct walk *walk, const struct outcome *o)
{
	const char *found = is_nothing("work.db") ? NULL : unsound("work.db");

	dump_book("work.db", &walk->now);
	if (found)
		complain(walk, found, o);
	else if (o->status == 0 && !same_text(&walk->now, &walk->after))
		complain(walk, "said to be done, but is not", o);
	else if (!same_text(&walk->now, &walk->before) && !same_text(&walk->now, &walk->after))
		complain(walk, "neither before nor after", o);
}

/* What was not done, given again when the disk is well. */
static void check_again(struct walk *walk, const struct outcome *failed)
{
	struct outcome o;

	if (!same_text(&walk->now, &walk->before))
		return;
	run_command(&o, walk->words, "work.db");
	dump_book("work.db", &walk->now);
	if (o.status != 0 || !same_text(&walk->now, &walk->after))
		complain(walk, "given again it does not come right", failed);
	outcome_free(&o);
}

/* Returns whether the command has so many operations. */
static bool fail_at(struct walk *walk, long n, enum fault_mode mode)
{
	struct outcome o;

	copy_book("base.db", "work.db");
	faults_arm(n, mode);
	run_command(&o, walk->words, "work.db");
	bool reached = faults_counted() >= n;
	snprintf(walk->what, sizeof walk->what, "%s", faults_what());
	faults_arm(0, mode);
	/* What cannot be read is also a finding of the check of the book. */
	bool is_finding = o.status == ERR_CHECK && strcmp(walk->words[0], "verify") == 0;
	if (o.status != 0 && o.status != ERR_FAILED && o.status != ERR_CONFLICT && !is_finding)
		complain(walk, "the wrong kind of error", &o);
	if (o.status != 0 && !is_finding && !strstr(buf_text(&o.note), "work.db"))
		complain(walk, "the message names no book", &o);
	if (o.status == 0 && !same_text(&o.out, &walk->said))
		complain(walk, "another output", &o);
	check_book(walk, &o);
	check_again(walk, &o);
	outcome_free(&o);
	walk->cases++;
	return reached;
}

/* ---- the walk ---------------------------------------------------------------------------------- */

/* What the command does when nothing fails. */
static void go_well(struct walk *walk, struct outcome *o)
{
	dump_book("base.db", &walk->before);
	copy_book("base.db", "next.db");
	run_command(o, walk->words, "next.db");
	dump_book("next.db", &walk->after);
	buf_add(&walk->said, buf_text(&o->out), o->out.len);
}

static void walk_command(const char *const words[], long stride, long *first)
{
	struct walk walk = { .words = words };
	struct outcome o;

	go_well(&walk, &o);
	if (o.status != 0)
		complain(&walk, "does not work at all", &o);
	for (int mode = FAULT_ONCE; o.status == 0 && mode <= FAULT_LASTING; mode++) {
		long n = *first;
		while (fail_at(&walk, n, (enum fault_mode)mode))
			n += stride;
		*first = 1 + (*first + 2) % stride;
	}
	printf("%s - %s %s: %ld failures of the disk\n", walk.failures ? "not ok" : "ok", words[0],
		words[1] ? words[1] : "", walk.cases);
	copy_book("next.db", "base.db");
	outcome_free(&o);
	buf_free(&walk.before);
	buf_free(&walk.after);
	buf_free(&walk.said);
	buf_free(&walk.now);
}

static bool is_there(const char *const words[])
{
	char both[64];

	snprintf(both, sizeof both, "%s %s", words[0], words[1] ? words[1] : "");
	return has_command(words[0]) || has_command(both);
}

int main(int argc, char **argv)
{
	struct buf text = { 0 };
	long stride = argc > 2 ? atol(argv[2]) : 1, first = 1;

	if (argc < 3 || stride < 1 || chdir(argv[1]) != 0)
		return 2;
	setenv("RENONSZ_NOW", "2026-11-21T18:00:00Z", 1);
	setenv("RENONSZ_OPERATOR", "teszt", 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	buf_str(&text, journal);
	write_file("small.ulti", &text);
	buf_free(&text);
	faults_install();
	setvbuf(stdout, NULL, _IOLBF, 0);
	for (int i = 0; i < COMMANDS; i++) {
		if (is_there(commands[i]))
			walk_command(commands[i], stride, &first);
	}
	return 0;
}
