/* Read a line at the prompt, with editing at a terminal. */
#include "base/messages.h"
#include "cli/shell/cli.h"

#include <editline/readline.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Read a line of a pipe or a file, no more than fits. A NUL does not end it. */
static char *read_piped(void)
{
	size_t size = LIMIT_TYPED_LINE + 3;   /* one byte more shows that it is too long; CR, NUL */
	char *line = malloc(size);
	size_t n = 0;
	int c = EOF;

	while (line && n < size - 1 && (c = getc(stdin)) != EOF && c != '\n')
		line[n++] = (char)(c ? c : '?');
	if (!line || (n == 0 && c == EOF)) {
		free(line);
		return NULL;
	}
	line[n] = '\0';
	line[strcspn(line, "\r")] = '\0';
	return line;
}

/* Edit a line at the terminal. A resize waits for its end: libedit crashes if the window becomes lower than
 * the rows of the line. */
static char *read_typed(const struct cli *cli, const char *prompt)
{
	sigset_t resized, before;

	sigemptyset(&resized);
	sigaddset(&resized, SIGWINCH);
	sigprocmask(SIG_BLOCK, &resized, &before);
	if (cli->lines_read > 0)   /* before the first line libedit has no terminal yet */
		rl_resize_terminal();
	char *line = readline(prompt);
	sigprocmask(SIG_SETMASK, &before, NULL);
	return line;
}

char *cli_read_line(struct cli *cli, const char *prompt)
{
	bool is_typed = cli_at_terminal(cli);
	char *line = is_typed ? read_typed(cli, prompt) : read_piped();

	cli->lines_read++;
	if (line && strlen(line) > LIMIT_TYPED_LINE) {
		cli_fail(cli, ERR_REFUSED, &msg_file_line_long,
			MSG_ARGS("-", num_of(cli->lines_read).text, num_of(LIMIT_TYPED_LINE).text));
		free(line);
		return NULL;
	}
	if (is_typed && line && line[0])
		add_history(line);
	return line;
}
