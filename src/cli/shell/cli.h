/*
 * cli: the commands. One table of them (commands.c), one file a group; each reads its arguments, calls the
 * rooms below and leaves its output in `out`. Only main.c prints errors and exits.
 */
#ifndef CLI_SHELL_CLI_H
#define CLI_SHELL_CLI_H

#include "base/base.h"
#include "desk/desk.h"
#include "export/export.h"
#include "report/rulings/rulings.h"
#include "report/sheet/sheet.h"
#include "report/stats/stats.h"
#include "vault/vault.h"

/* Options: those that every command takes; each command lists those it takes beside them. */
enum cli_option {
	CLI_FILE, CLI_EVENT, CLI_LANG, CLI_HELP, CLI_VERSION, CLI_OPERATOR, CLI_TEMPLATES, CLI_OWN,
	CLI_JSON = CLI_OWN, CLI_CSV, CLI_HTML, CLI_OUTPUT, CLI_DRY_RUN,
	CLI_ABOVE, CLI_DATE, CLI_PLACE, CLI_EDITION, CLI_STAKE, CLI_DEALS, CLI_DEALS_FOUR, CLI_FROM,
	CLI_MARK, CLI_CLUB, CLI_NAME, CLI_START, CLI_ROUND, CLI_TABLE, CLI_REASON, CLI_BY, CLI_BIDS, CLI_JOURNAL,
	CLI_STANDINGS, CLI_SHEETS, CLI_BLANK,
	CLI_DEAL, CLI_REVISION, CLI_WAS, CLI_REVISE, CLI_YES, CLI_SEASON, CLI_BLIND, CLI_FORCE, CLI_SEATS,
	CLI_AT, CLI_LAST, CLI_PLAYER, CLI_PAGE, CLI_RULES, CLI_WALL, CLI_SCREEN, CLI_PAPER, CLI_TALON,
	CLI_ANALYSE, CLI_PAR,
	CLI_ROUNDS, CLI_SEED, CLI_CLUBS, CLI_COLUMNS, CLI_DAYS, CLI_MINUTES,
	CLI_COUNT, CLI_LEAST, CLI_SCALE, CLI_WEIGHT,
	CLI_TEAMS, CLI_NAMELESS, CLI_PUBLIC, CLI_ALL, CLI_SHEET, CLI_TAKE, CLI_SAME,
	CLI_AGAIN,   /* none that is typed: takes no --at, and its workbook can be made again all the same */
	CLI_OPTION_COUNT
};

/* Variants of cli_run_order and cli_run_sheet_change. */
enum cli_order { CLI_ORDER_SHOW, CLI_ORDER_DRAW, CLI_ORDER_ENTER, CLI_ORDER_WAIVE, CLI_ORDER_REMOVE };
enum cli_sheet_change { CLI_SHEET_SIGN, CLI_SHEET_OPEN, CLI_SHEET_CHECK, CLI_SHEET_UNCHECK };

/* What a command does with the book. */
enum cli_book { CLI_NO_BOOK, CLI_READS, CLI_LOOKS /* nothing is upgraded either */, CLI_WRITES, CLI_CREATES };

/* One run of the program. */
struct cli {
	enum lang lang;
	const char *opt[CLI_OPTION_COUNT];   /* the value, "" for an option without one, NULL if absent */
	bool terminal_out, terminal_err;
	struct doc_look look;
	struct book *book;                   /* open when the command wants the book */
	struct buf out;                      /* for stdout */
	struct buf command_line;             /* as it was typed, for the log */
	struct buf nameless;                 /* the values of --nameless, a line each */
	struct buf form, recipe;             /* the command in one form; with the step: of a workbook */
	const char *zone;                    /* the rule of times that it says ("": none); NULL: of the place */
	struct buf note;                     /* for stderr: what was done, warnings */
	struct buf event;                    /* what -e has in a command that a message names; empty: no -e */
	struct desk desk;                    /* with the book, as cli_desk filled it in */
	int lines_read;                      /* of standard input, by cli_read_line */
	bool is_written;                     /* the file of -o is there already */
	const struct cli_command *command;   /* as soon as it is found in the command line, else NULL */
	const char *group;                   /* the first word of a command whose second is wrong, else NULL */
	int argc;                            /* its arguments, without options */
	char **argv;
	bool in_hungarian;                   /* the command was typed by its Hungarian name */
	enum err_status status;              /* when done without an error: 0, or 1 (a check says no), 3 … */
	struct err err;
};

typedef bool cli_run(struct cli *cli);

struct cli_command {
	const char *name;                    /* "deal add": the log, scripts and recipes know no other */
	const char *hungarian;               /* "leosztás hozzáad": typed in its place, accents or not */
	cli_run *run;
	enum cli_book book;
	bool has_deal_line;                  /* its words may be results: "+-", "--", "-4" */
	int min, max;                        /* arguments; max -1: any number */
	bool takes[CLI_OPTION_COUNT];        /* of the options from CLI_OWN on, which */
	int variant;                         /* which of the commands that share `run` */
};

/* The table, closed by an entry without a name. */
extern const struct cli_command cli_commands[];

/* ---- what commands share (common.c) ------------------------------------------------------------ */

/* Open the book (-f, $RENONSZ_DB, or the usual place); CLI_NO_BOOK does nothing. */
bool cli_open(struct cli *cli, enum cli_book book);
/* Where the book is; true if nobody named the place. */
bool cli_book_path(const struct cli *cli, struct buf *path);
/* A whole number from 1; `what` names it in the error. */
bool cli_number(struct cli *cli, const char *word, const struct msg *what, int *out);
/* The event of -e, else the open one. */
bool cli_event(struct cli *cli, struct book_event *out);
/* The table of ROUND TABLE. */
bool cli_table(struct cli *cli, const char *round, const char *table, struct book_event *event,
	struct book_table *out);
/* The arguments from `from` on as one text, blanks between. */
void cli_join(struct buf *b, const struct cli *cli, int from);
/* Who sits at the keyboard: --operator, $RENONSZ_OPERATOR, the user's name; "" if nobody says. */
const char *cli_operator(const struct cli *cli);
/* No case has that number, or fits the words: an error. Returns false. */
bool cli_no_case(struct cli *cli, const struct game_court *court, const char *words);
/* The edition of --rules, or the standard one; NULL after an error. */
const struct game_edition *cli_edition(struct cli *cli);
/* The same, but without --rules that of the open event, if there is one. */
const struct game_edition *cli_edition_here(struct cli *cli);
/* That edition with what the event has set; false after an error. */
bool cli_rules_here(struct cli *cli, struct game_rules *out);
/* The desk of this run: its book, who sits at it, whether it is a trial. */
struct desk *cli_desk(struct cli *cli);
/* A listing in the format asked for, and freed. */
bool cli_show(struct cli *cli, struct listing *table);
/* Begin a document of a table that a terminal shows in its own way. */
void cli_start_list(struct cli *cli, struct doc *doc, const char *title);
/* What came of it: said, and part of the document where that is a file or a page. */
void cli_tell(struct cli *cli, struct doc *doc, const char *text);
/* Set the size and the paper that were asked for; show a document in the format asked for, and free it. */
void cli_doc_look(const struct cli *cli, struct doc *doc);
bool cli_show_doc(struct cli *cli, struct doc *doc);
/* Show figures of the book so, with the check code at the foot. */
bool cli_show_page(struct cli *cli, struct doc *doc);
/* Is it one for paper, a wall, or a workbook: a page, and not what a screen or a script reads? */
bool cli_is_page(const struct cli *cli);
/* That format: --json, --csv, --html, or by the ending of -o. */
enum export_format cli_format(const struct cli *cli);
/*
 * Before a command that makes documents: has -o an ending of ours? And behind it: `out` into that file,
 * which is said.
 */
bool cli_check_output(struct cli *cli, const struct cli_command *command);
bool cli_deliver(struct cli *cli, const struct cli_command *command);
/* A line for the user on stderr. */
void cli_say(struct cli *cli, const struct msg *msg, const char *const args[]);
/* Insert -e into the commands named in the text from `from` on, where they would work on another event. */
void cli_name_event(const struct cli *cli, struct buf *text, size_t from);
/* Note the event of -e, or of a file: messages name commands with it, unless it is the open one. */
void cli_about(struct cli *cli, const struct book_event *event);
/* To who typed Hungarian, "renonsz deal add …" of a message is named in it. */
void cli_name_commands(const struct cli *cli, struct buf *text);
/* Show what was said so far before the next question. */
void cli_say_now(struct cli *cli);
/* Set the error of the run; returns false. */
bool cli_fail(struct cli *cli, enum err_status status, const struct msg *msg, const char *const args[]);
/* Show a fault of a typed line with a caret under its place, and refuse it; returns false. */
bool cli_fault(struct cli *cli, const struct buf *line, const struct text_fault *fault);
/* What an organiser wants to know of a round before it hangs on the wall: who
 * sits at two tables, who at none. */
bool cli_say_round(struct cli *cli, const struct book_event *event, int round,
	const struct book_table *tables, size_t count);
/* Who sits in a seat: "Kiss Péter", "Kiss Péter, 5. leosztástól Nagy Éva". */
void cli_seat_names(struct cli *cli, const struct book_table *table, int seat, struct buf *b);
/* ROUND TABLE of the open event as a sheet that is about to change, --force read. */
struct desk_sheet_change;
bool cli_sheet_named(struct cli *cli, char **argv, struct desk_sheet_change *out);
/* "Kiss Péter 5   Nagy Éva -10 / Tóth Imre 5 = -5": of a seat that was taken over what each had there. */
void cli_sums_write(struct buf *b, const struct book_table *table, const struct book_sums *sums);
/* Write what `out` holds so far to stdout; false (and the error set) if that fails. */
bool cli_flush(struct cli *cli);
/* Is somebody at the keyboard, and sees the output? */
bool cli_at_terminal(const struct cli *cli);
/*
 * One line without its end, the caller's to free; NULL at the end of input. At a terminal it can be edited.
 * A line of more than LIMIT_TYPED_LINE bytes is the last: NULL with ERR_REFUSED.
 */
char *cli_read_line(struct cli *cli, const char *prompt);
/* Ask whether to go on, unless --yes was given: a no, or nobody to ask, is an error. */
bool cli_confirm(struct cli *cli, const struct msg *question, const char *const args[]);
/* Show how far long work is, on a terminal only; done = total clears it. */
void cli_progress(struct cli *cli, const struct msg *what, size_t done, size_t total);

/* Answer the lines of the files (none, or "-": standard input) one by one; a refused line gives status 3. */
bool cli_lines(struct cli *cli, json_answer *answer);
/*
 * The same with an answer that needs more than its line; it may come later. Returns false if the line was
 * refused.
 */
typedef bool cli_answer(struct cli *cli, void *arg, const char *line, size_t n);
bool cli_lines_with(struct cli *cli, cli_answer *answer, void *arg);
/* Are the first `count` words numbers? */
bool cli_are_numbers(int count, char **words);
/*
 * Do the words name a deal, ROUND TABLE NO (*deal), or files, or something else? Numbers that are neither
 * files nor three of them are an error, which says what is missing.
 */
bool cli_names_deal(struct cli *cli, bool *deal);
/* No play of that deal is in the book: the error, which says how it gets there, and what a
 * seed of the round has to offer. */
bool cli_fail_no_cards(struct cli *cli, const struct book_table *table, char **argv);

/* ---- pages and journals of a book -------------------------------------------------------------- */

/* If a book is not to be believed, say so; {0} of the message: how many findings, {1} the book. */
bool cli_warn_of_forgery(struct cli *cli, struct book *book, const struct msg *msg);
/* Does `export` write the journal? */
bool cli_is_journal(const struct cli *cli);
/* A reason or a name without the blanks around it, which a journal knows none of. */
char *cli_without_blanks(char *value);
/*
 * Read the form of a command back, which is cut into its words, kept in argv. False: it is none of a command
 * that shows the book as it was.
 */
enum { CLI_FORM_WORDS = 64 };
bool cli_form_read(struct cli *cli, char *form, char *argv[CLI_FORM_WORDS]);
/* With the book open: how the workbook that is asked for is made, for what it says of itself. */
bool cli_recipe_write(struct cli *cli);
/* Solvers, one for each worker; false with an error: no memory. */
struct cli_solvers {
	int count;
	struct game_solver *list[POOL_WORKERS];
};
bool cli_solvers_make(struct cli *cli, const struct game_solve *solve, int count,
	struct cli_solvers *solvers);
void cli_solvers_free(struct cli_solvers *solvers);
/* The solver of an edition, NULL with an error if it has none; the standard edition's if no id is given. */
const struct game_solve *cli_solve(struct cli *cli, const char *edition);

/* Within cli/: from the words of the command line to a command that can run. */

/*
 * Find the command, and read its options and arguments into `cli`. NULL with the error set, or with cli->out
 * filled and no error when there is only something to print (help, version).
 */
const struct cli_command *cli_parse(struct cli *cli, int argc, char **argv);

/*
 * The examples that a page of help begins with, but those of the very form in which the command was typed:
 * they would show nothing that was not said (usage.c).
 */
void cli_examples_write(struct buf *b, const struct cli *cli, const char *page);
/* Does every command take that option ("--lang", "-f"), with a value after it? */
bool cli_option_is_shared(const char *word, size_t n);

/* The command whose name the words begin with, and how many they are; NULL: none (help_show.c). */
const struct cli_command *cli_command_find(struct cli *cli, int argc, char **argv, int *words);
/* Its name in one of the two languages in which it can be typed. */
const char *cli_command_name(const struct cli_command *command, bool in_hungarian);
/* "help" or "súgó"? */
bool cli_is_help(const char *word);
/* Refuse words that name no command: with one that is near, or those of the group; NULL. */
const struct cli_command *cli_command_unknown(struct cli *cli, int argc, char **argv);
/*
 * Help for a command, for a group of them ("deal"), for the notation, for readings ("R-32"), for all (--all),
 * the completion for bash (--bash), or the list of all.
 */
const struct cli_command *cli_help_show(struct cli *cli, int argc, char **argv);
/*
 * The text of docs/help/NAME.hu.txt or .en.txt, where a name's blanks are "-", or of docs/help/NAME-EDITION;
 * NULL: there is none.
 */
const char *cli_page(enum lang lang, const char *name, const char *edition);
/* A command's page, which begins with an example, as it stands in its file after the summary. */
const char *cli_command_page(enum lang lang, const struct cli_command *command);
/* Write it with the ids of the editions for {standard} and {others}. */
void cli_page_write(struct buf *b, const char *page);
/* A command's page, by the rules of that id; NULL: the usual ones. */
void cli_help_page(struct cli *cli, const struct cli_command *command, const char *id);
/* The completion for bash: what there is to complete, and completion.bash, which does it. */
void cli_completion_write(struct cli *cli);

/* Is the word the name of a reading ("R-32", "T-7")? Show those named, as the rules'
 * pages tell them (readings.c). */
bool cli_is_reading(const char *word);
bool cli_show_readings(struct cli *cli, int argc, char **argv);
/* What the reading says of a case, in the sentences before its grounds; nothing if none has that name. */
void cli_reading_say(struct buf *b, enum lang lang, const char *id, size_t n, const char *case_no);

#endif
