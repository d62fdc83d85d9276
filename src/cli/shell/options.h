/* Within cli/: from the words of the command line to a command that can run. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "cli/shell/cli.h"

/*
 * Find the command, read its options into `cli`, and leave its arguments in argc, argv. NULL with the error
 * set, or with cli->out filled and no error when there is only something to print (help, version).
 */
const struct cli_command *cli_parse(struct cli *cli, int *argc, char ***argv);

/*
 * The examples that a page of help begins with, but those of the very form in which the command was typed:
 * they would show nothing that was not said (usage.c).
 */
void cli_examples_write(struct buf *b, const struct cli *cli, const char *page);
/* Does every command take that option ("--lang", "-f"), with a value behind it? */
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
