/* Within cli/: from the words of the command line to a command that can run. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "cli/cli.h"

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

/* Is the word the name of a reading ("R-32", "T-7")? Show those named, as the rules'
 * pages tell them (readings.c). */
bool cli_is_reading(const char *word);
bool cli_show_readings(struct cli *cli, int argc, char **argv);
#endif
