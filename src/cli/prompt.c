/* A line typed at the prompt, with editing where there is a terminal. */
#include "cli/cli.h"

#include <editline/readline.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool cli_at_terminal(const struct cli *cli)
{
	return cli->terminal_out && isatty(STDIN_FILENO);
}

char *cli_read_line(const struct cli *cli, const char *prompt)
{
	char *line = NULL;
	size_t size = 0;

	if (cli_at_terminal(cli)) {
		line = readline(prompt);
		if (line && line[0])
			add_history(line);
		return line;
	}
	if (getline(&line, &size, stdin) < 0) {
		free(line);
		return NULL;
	}
	line[strcspn(line, "\r\n")] = '\0';
	return line;
}
