/* cli: the commands. A table of them (commands.c), one file a group; each reads its arguments, calls the
 * rooms below and leaves its output in `out`. Only main.c prints errors and exits. */
#ifndef CLI_SHELL_CLI_H
#define CLI_SHELL_CLI_H

#include "base/base.h"
#include "desk/desk.h"
#include "export/export.h"
#include "report/rulings/rulings.h"
#include "report/sheet/sheet.h"
#include "report/stats/stats.h"
#include "vault/vault.h"

/* Options: those of every command first; each command lists its own. */
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
	CLI_TEAMS, CLI_NAMELESS, CLI_PUBLIC, CLI_ALL, CLI_BASE, CLI_SHEET, CLI_TAKE, CLI_SAME,
	CLI_AGAIN,   /* never typed: takes no --at, though its workbook can be made again */
	CLI_OPTION_COUNT
};

/* Variants of cli_run_order and cli_run_sheet_change. */
enum cli_order { CLI_ORDER_SHOW, CLI_ORDER_DRAW, CLI_ORDER_ENTER, CLI_ORDER_WAIVE, CLI_ORDER_REMOVE };
enum cli_sheet_change { CLI_SHEET_SIGN, CLI_SHEET_OPEN, CLI_SHEET_CHECK, CLI_SHEET_UNCHECK };

/* What a command does with the book. */
enum cli_book { CLI_NO_BOOK, CLI_READS, CLI_LOOKS /* upgrades nothing either */, CLI_WRITES, CLI_CREATES };

/* One run of the program. */
struct cli {
	enum lang lang;
	const char *opt[CLI_OPTION_COUNT];   /* the value, "" for an option without one, NULL if absent */
	bool terminal_out, terminal_err;
	struct doc_look look;
	struct book *book;                   /* open if the command needs the book */
	struct buf out;                      /* for stdout */
	struct buf command_line;             /* as typed, for the log */
	struct buf nameless, events;         /* the values of --nameless and of --event, a line each */
	struct buf form, recipe;             /* the command in normal form; a workbook's recipe, with the step */
	size_t form_words;                   /* where its arguments begin in the form; 0: it is a recipe's */
	const char *zone;                    /* its rule for times ("": none); NULL: the place's */
	struct buf note;                     /* for stderr: results, warnings */
	struct buf event;                    /* the -e for commands in messages; empty: none */
	int64_t shown;                       /* the event that the command is about; 0: none, or all */
	struct desk desk;                    /* set by cli_desk, together with the book */
	int lines_read;                      /* from standard input, by cli_read_line */
	bool is_written;                     /* the file of -o exists already */
	const struct cli_command *command;   /* once found in the command line, else NULL */
	const char *group;                   /* the first word of a command whose second is wrong, else NULL */
	int argc;                            /* its arguments, without options */
	char **argv;
	bool in_hungarian;                   /* the command was typed by its Hungarian name */
	enum err_status status;              /* without an error: 0, or 1 (a check says no), 3 … */
	struct err err;
};

typedef bool cli_run(struct cli *cli);

struct cli_command {
	const char *name;                    /* "deal add": the only name in the log, scripts and recipes */
	const char *hungarian;               /* "leosztás hozzáad": may be typed instead, without accents too */
	cli_run *run;
	enum cli_book book;
	bool has_deal_line;                  /* its words may be results: "+-", "--", "-4" */
	int min, max;                        /* arguments; max -1: any number */
	bool takes[CLI_OPTION_COUNT];        /* which of the options from CLI_OWN on */
	int variant;                         /* distinguishes commands that share `run` */
};

/* The table; it ends with an entry without a name. */
extern const struct cli_command cli_commands[];

/* ==== shared by commands (common.c) ============================================================= */

/* Open the book (-f, $RENONSZ_DB, or the usual place); CLI_NO_BOOK does nothing. */
bool cli_open(struct cli *cli, enum cli_book book);
/* Find the book's path; true if it is the usual place. */
bool cli_book_path(const struct cli *cli, struct buf *path);
/* Read a whole number from 1; `what` names it in the error. */
bool cli_number(struct cli *cli, const char *word, const struct msg *what, int *out);
/* Find the event of -e, else the open one; or that of the arguments, if any. Then `shown` is its number. */
bool cli_event(struct cli *cli, struct book_event *out);
bool cli_event_named(struct cli *cli, struct book_event *out);
/* Find the table given as ROUND TABLE. */
bool cli_table(struct cli *cli, const char *round, const char *table, struct book_event *event,
	struct book_table *out);
/* Join the arguments from `from` on with blanks. */
void cli_join(struct buf *b, const struct cli *cli, int from);
/* Return the operator: --operator, $RENONSZ_OPERATOR, the user's name; "" if unknown. */
const char *cli_operator(const struct cli *cli);
/* Report that no case has that number, or fits the words. Returns false. */
bool cli_no_case(struct cli *cli, const struct game_court *court, const char *words);
/* Return the edition of --rules, or the standard one; NULL after an error. */
const struct game_edition *cli_edition(struct cli *cli);
/* The same, but without --rules that of the open event, if any. */
const struct game_edition *cli_edition_here(struct cli *cli);
/* Fill in that edition with the event's settings; false after an error. */
bool cli_rules_here(struct cli *cli, struct game_rules *out);
/* The desk of this run: its book, its operator, whether it is a trial. */
struct desk *cli_desk(struct cli *cli);
/* Show a listing in the format requested, and free it. */
bool cli_show(struct cli *cli, struct listing *table);
/* Begin a document of a table that a terminal shows in its own way. */
void cli_start_list(struct cli *cli, struct doc *doc, const char *title);
/* Report a result, also in the document if that is a file or a page. */
void cli_tell(struct cli *cli, struct doc *doc, const char *text);
/* Set the size and paper requested; show a document in the format requested, and free it. */
void cli_doc_look(const struct cli *cli, struct doc *doc);
bool cli_show_doc(struct cli *cli, struct doc *doc);
/* Show figures of the book the same way, with the check code at the foot. */
bool cli_show_page(struct cli *cli, struct doc *doc);
/* Is the output for paper, a wall, or a workbook: a page, and not for a screen or a script? */
bool cli_is_page(const struct cli *cli);
/* Return that format: --json, --csv, --html, or by the ending of -o. */
enum export_format cli_format(const struct cli *cli);
/* Before a command that makes documents, check the ending of -o;
 * afterwards write `out` to that file, and report it. */
bool cli_check_output(struct cli *cli, const struct cli_command *command);
bool cli_deliver(struct cli *cli, const struct cli_command *command);
/* Add a line for the user on stderr. */
void cli_say(struct cli *cli, const struct msg *msg, const char *const args[]);
/* Insert -e into commands named in the text from `from` on that would otherwise concern another event. */
void cli_name_event(const struct cli *cli, struct buf *text, size_t from);
/* Note the event of -e, or of a file: messages name commands with it, unless it is the open one. */
void cli_about(struct cli *cli, const struct book_event *event);
/* For a user of Hungarian commands, translate "renonsz deal add …" in messages. */
void cli_name_commands(const struct cli *cli, struct buf *text);
/* Show the messages so far before the next question. */
void cli_say_now(struct cli *cli);
/* Set the error of the run; returns false. */
bool cli_fail(struct cli *cli, enum err_status status, const struct msg *msg, const char *const args[]);
/* Show a fault of a typed line with a caret below it, and refuse the line; returns false. */
bool cli_fault(struct cli *cli, const struct buf *line, const struct text_fault *fault);
/* Warn about a round before it is posted: players at two tables, or at none. */
bool cli_say_round(struct cli *cli, const struct book_event *event, int round,
	const struct book_table *tables, size_t count);
/* Write the players of a seat: "Kiss Péter", "Kiss Péter, 5. leosztástól Nagy Éva". */
void cli_seat_names(struct cli *cli, const struct book_table *table, int seat, struct buf *b);
/* Read ROUND TABLE of the open event as a sheet about to change, and --force. */
struct desk_sheet_change;
bool cli_sheet_named(struct cli *cli, char **argv, struct desk_sheet_change *out);
/* Write "Kiss Péter 5   Nagy Éva -10 / Tóth Imre 5 = -5": for a seat taken over what each had there. */
void cli_sums_write(struct buf *b, const struct book_table *table, const struct book_sums *sums);
/* Write `out` to stdout; false (and the error set) if that fails. */
bool cli_flush(struct cli *cli);
/* Is a user at the keyboard who sees the output? */
bool cli_at_terminal(const struct cli *cli);
/* Read a line without its end, to be freed; NULL at the end of input. At a terminal it can be edited. A line
 * over LIMIT_TYPED_LINE bytes is the last: NULL with ERR_REFUSED. */
char *cli_read_line(struct cli *cli, const char *prompt);
/* Ask whether to go on, unless --yes was given: a no, or nobody to ask, is an error. */
bool cli_confirm(struct cli *cli, const struct msg *question, const char *const args[]);
/* Show progress of long work, only on a terminal; done = total clears it. */
void cli_progress(struct cli *cli, const struct msg *what, size_t done, size_t total);

/* Answer the lines of the files (none, or "-": standard input) one by one; a refused line gives status 3. */
bool cli_lines(struct cli *cli, json_answer *answer);
/* The same with an answer that needs more than its line, and may come
 * later. Returns false if the line was refused. */
typedef bool cli_answer(struct cli *cli, void *arg, const char *line, size_t n);
bool cli_lines_with(struct cli *cli, cli_answer *answer, void *arg);
/* Are the first `count` words numbers? */
bool cli_are_numbers(int count, char **words);
/* Do the words name a deal, ROUND TABLE NO (*deal), or files, or something else? Numbers that are neither
 * files nor three are an error that says what is missing. */
bool cli_names_deal(struct cli *cli, bool *deal);
/* Report that no play of that deal is in the book: how to record one, and what a seed of the round offers. */
bool cli_fail_no_cards(struct cli *cli, const struct book_table *table, char **argv);

/* ---- pages and journals of a book -------------------------------------------------------------- */

/*
 * Prove at most two books at once and warn of each that cannot be trusted; {0} of the message: the number of
 * findings, {1}: the book. Returns how many those are, -1 on error.
 */
int cli_warn_of_forgery(struct cli *cli, struct book *const books[], int count, const struct msg *msg);
/* Does `export` write the journal? */
bool cli_is_journal(const struct cli *cli);
/* Return a reason or a name without surrounding blanks, which a journal cannot have. */
char *cli_without_blanks(char *value);
/* Read the form of a command back into argv, splitting it into its words. False: not the form of a command
 * that shows the book as it was. The command line is then what could be typed. */
enum { CLI_FORM_WORDS = 64 };
bool cli_form_read(struct cli *cli, char *form, char *argv[CLI_FORM_WORDS]);
/* With the book open: write how the requested workbook is made, for its property. */
bool cli_recipe_write(struct cli *cli);
/* Solvers, one for each worker; false with an error: no memory. */
struct cli_solvers {
	int count;
	struct game_solver *list[POOL_WORKERS];
};
bool cli_solvers_make(struct cli *cli, const struct game_solve *solve, int count,
	struct cli_solvers *solvers);
void cli_solvers_free(struct cli_solvers *solvers);
/* Return the solver of an edition (NULL: the standard one); NULL with an error if it has none. */
const struct game_solve *cli_solve(struct cli *cli, const char *edition);

/* Within cli/: from the words of the command line to a command ready to run. */

/* Find the command, and read its options and arguments into `cli`. NULL with the error set, or with cli->out
 * filled and no error when there is only something to print (help, version). */
const struct cli_command *cli_parse(struct cli *cli, int argc, char **argv);

/* Write the examples that begin a help page, except one of the very form
 * typed, which would show nothing new (usage.c). */
void cli_examples_write(struct buf *b, const struct cli *cli, const char *page);
/* Does every command take that option ("--lang", "-f"), with a value after it? */
bool cli_option_is_shared(const char *word, size_t n);

/* Find the command whose name begins the words, and how many words that is; NULL: none (help_show.c). */
const struct cli_command *cli_command_find(struct cli *cli, int argc, char **argv, int *words);
/* Return its name in the given language. */
const char *cli_command_name(const struct cli_command *command, bool in_hungarian);
/* Is it "help" or "súgó"? */
bool cli_is_help(const char *word);
/* Refuse words that name no command, suggesting a near one, or those of the group; NULL. */
const struct cli_command *cli_command_unknown(struct cli *cli, int argc, char **argv);
/* Show help for a command, a group ("deal"), the notation, readings ("R-32"), or everything (--all), the
 * completion for bash (--bash), or the list of commands. */
const struct cli_command *cli_help_show(struct cli *cli, int argc, char **argv);
/* Return the text of docs/help/NAME.hu.txt or .en.txt, with a name's blanks as "-", or of
 * docs/help/NAME-EDITION; NULL: none. */
const char *cli_page(enum lang lang, const char *name, const char *edition);
/* Return a command's page without its summary; it begins with an example. */
const char *cli_command_page(enum lang lang, const struct cli_command *command);
/* Write it with the ids of the editions for {standard} and {others}. */
void cli_page_write(struct buf *b, const char *page);
/* Write a command's page, for the rules with that id; NULL: the standard ones. */
void cli_help_page(struct cli *cli, const struct cli_command *command, const char *id);
/* Write the completion for bash: what can be completed, and completion.bash, which does it. */
void cli_completion_write(struct cli *cli);

/* Is the word the name of a reading ("R-32", "T-7")? Show those
 * named, as the rules' pages have them (readings.c). */
bool cli_is_reading(const char *word);
bool cli_show_readings(struct cli *cli, int argc, char **argv);
/* Write a reading's sentences about a case, before its grounds; nothing if no reading has that name. */
void cli_reading_say(struct buf *b, enum lang lang, const char *id, size_t n, const char *case_no);

#endif
