/* For targets that run command lines on a book with every kind of row in it. */
#ifndef FUZZ_RUN_H
#define FUZZ_RUN_H

#include "fuzz.h"

#include "cli/shell/cli.h"

#include <fcntl.h>
#include <getopt.h>

enum { FUZZ_WORDS_MOST = 10 };

static inline void fuzz_copy_path(char out[200], const char *name)
{
	snprintf(out, 200, "%s", fuzz_path(name));
}

/* Run a command line; "changed.db" and "base.db" are the books, @ is a file for what it writes. */
static inline void fuzz_run(const char *line, const char *book)
{
	struct cli cli = { 0 };
	static char words[FUZZ_WORDS_MOST + 6][200];
	char *argv[FUZZ_WORDS_MOST + 6], copy[400];
	int argc = 3;

	snprintf(words[0], sizeof words[0], "renonsz");
	snprintf(words[1], sizeof words[1], "-f");
	fuzz_copy_path(words[2], book);
	snprintf(copy, sizeof copy, "%s", line);
	for (char *word = strtok(copy, " "); word && argc < FUZZ_WORDS_MOST + 4; word = strtok(NULL, " "), argc++) {
		if (word[0] == '@')
			snprintf(words[argc], sizeof words[argc], "%s%s", fuzz_path("out"), word + 1);
		else if (strstr(word, ".db"))
			fuzz_copy_path(words[argc], word);
		else
			snprintf(words[argc], sizeof words[argc], "%s", word);
	}
	for (int i = 0; i < argc; i++)
		argv[i] = words[i];
	argv[argc] = NULL;
	optind = 0;
	const struct cli_command *command = cli_parse(&cli, argc, argv);
	if (!command || !cli_open(&cli, command->book) || !command->run(&cli))
		fuzz_error(&cli.err);
	assert(cli.err.status != ERR_USAGE || strcmp(book, "base.db") != 0);
	book_close(cli.book);
	/* A workbook goes into its file as it is. */
	if (!strstr(line, ".xlsx"))
		fuzz_shows(&cli.out);
	fuzz_shows(&cli.note);
	buf_free(&cli.out);
	buf_free(&cli.note);
	buf_free(&cli.event);
	buf_free(&cli.command_line);
	buf_free(&cli.form);
	buf_free(&cli.recipe);
}

/* That book, as base.db in the folder of this run; nothing comes out of it or goes in from now on. */
static inline void fuzz_make_base(void)
{
	static const char journal[] = "verseny \"Minta Kupa\" datum=2026-10-03 hely=\"Szolnok\" szabaly=mausz-2017\n"
		"nevezo 7 \"Kiss Péter\" klub=\"Szolnok\"\nfordulo 1 mag=\"Kupa\" leosztas=4\nasztal 1 alairva=\"Nagy Éva\"\n"
		"A=\"Kiss Péter\" B=\"Nagy Éva\" C=\"Tóth Imre\"\n1 A U z ++\n2 B pP + rP cs100\n3 ujraosztas \"tizenegy\"\n"
		"3 C B + r:A k:B\nfordulo 2\nasztal 1\nA=\"Kiss Péter\" B=\"Nagy Éva\" C=\"Tóth Imre\" D=\"Kun Éva\"\n1 A 4A t +- cs100v\n"
		"itelet 2 3.4 claim=C by=D trick=6 bid=pU declarer=C kontra=kU judge=\"Nagy Bandi\" reason=\"súgott\"\n"
		"itelet 3 jury by=A points=-2,0,2,0 act=\"nem ütött felül\" reason=\"R-42\" state=open\nasztal 2\n"
		"A=\"Sándor Ödön\" B=\"Vass Réka\" C=\"Tar Imre\"\n2 ervenytelen \"elveszett\"\n1 A P t\n"
		"  lap A=\"m87 tAKFL8 pAF8\" B=\"mFL zKL87 t7 pXL9\" C=\"mAXK9 zXF9 t9 pK7\"\n  talon zA tX\n  utes m7 mL mK / pK pA p9\n"
		"fegyelmi \"Tar Imre\" fokozat=yellow fordulo=2 indok=\"késett\"\n";
	static const char *const more[] = { "player add Uj", "event set deals=4", "undo --yes", "redo --yes",
		"sheet open 1 1", "deal edit 1 1 1 A U z +-", "round start 1 --minutes 60", "event use 1" };
	char line[240];

	setenv("RENONSZ_BACKUP", "no", 1);
	setenv("RENONSZ_NOW", "2026-11-21T18:00:00Z", 1);
	dup2(open("/dev/null", O_RDWR), STDOUT_FILENO);
	dup2(STDOUT_FILENO, STDIN_FILENO);
	fuzz_file("cup.ulti", (const uint8_t *)journal, sizeof journal - 1);
	snprintf(line, sizeof line, "import %s", fuzz_path("cup.ulti"));
	fuzz_run(line, "base.db");
	for (size_t i = 0; i < sizeof more / sizeof *more; i++)
		fuzz_run(more[i], "base.db");
}

#endif
