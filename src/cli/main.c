/* The program: reads the command line, runs one command, writes its output, and exits with the status. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"

#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void print(int fd, const char *s, size_t n)
{
	while (n > 0) {
		ssize_t done = write(fd, s, n);
		if (done < 0 && errno != EINTR)
			return;
		if (done > 0) {
			s += done;
			n -= (size_t)done;
		}
	}
}

/* After a usage error write the examples that begin the command's help page, unless one has the form typed,
 * and where to find more help. */
static void show_usage(struct cli *cli)
{
	const char *help_word = cli->command ? cli_command_name(cli->command, cli->in_hungarian)
		: cli->group;

	if (cli->command) {
		struct buf examples = { 0 };
		cli_examples_write(&examples, cli, cli_command_page(cli->lang, cli->command));
		if (examples.len > 0) {
			buf_msg(&cli->note, cli->lang, &msg_cli_usage_example, MSG_NO_ARGS);
			buf_str(&cli->note, buf_text(&examples));
		}
		buf_free(&examples);
	}
	if (help_word)
		buf_msg(&cli->note, cli->lang, &msg_cli_usage_help, MSG_ARGS(help_word));
	else
		buf_msg(&cli->note, cli->lang, &msg_cli_usage_list, MSG_NO_ARGS);
}

/* Write the text for people to stderr, the error last. */
static void print_notes(struct cli *cli)
{
	if (cli->err.status != ERR_NONE) {
		const size_t from = cli->note.len;
		buf_str(&cli->note, "renonsz: ");
		err_text(&cli->note, cli->lang, &cli->err);
		cli_name_event(cli, &cli->note, from);
		buf_char(&cli->note, '\n');
	}
	if (cli->err.status == ERR_USAGE)
		show_usage(cli);
	cli_name_commands(cli, &cli->note);
	if (cli->terminal_err) {
		struct buf note = { 0 };
		buf_wrap(&note, 0, buf_text(&cli->note), cli->look.columns);
		print(STDERR_FILENO, buf_text(&note), note.len);
		buf_free(&note);
	} else {
		print(STDERR_FILENO, buf_text(&cli->note), cli->note.len);
	}
}

/* Write the page, then the notes, which say what was done even if nobody reads the page (`| head`). */
static void write_out(struct cli *cli)
{
	void (*const before)(int) = signal(SIGPIPE, SIG_IGN);
	const bool is_cut = !cli_flush(cli) && before == SIG_DFL
		&& strcmp(cli->err.arg[0], strerror(EPIPE)) == 0;

	signal(SIGPIPE, is_cut ? SIG_IGN : before);
	if (is_cut)
		cli->err = (struct err){ 0 };
	print_notes(cli);
	signal(SIGPIPE, before);
	if (is_cut)
		raise(SIGPIPE);
}

static int run(struct cli *cli, int argc, char **argv)
{
	const struct cli_command *command = cli_parse(cli, argc, argv);
	/* With rules named a command needs no book, unless it makes something that follows them. */
	bool needs_book = command && (!cli->opt[CLI_RULES] || command->book == CLI_CREATES);
	bool done = command && cli_check_output(cli, command);
	struct book_round round;
	char name[BOOK_NAME];

	/* A writing user needs a name that the log can show. */
	if (done && command->book >= CLI_WRITES)
		done = book_name_set(name, sizeof name, cli_operator(cli), &cli->err);
	done = done && cli_open(cli, needs_book ? command->book : CLI_NO_BOOK);

	done = done && command->run(cli) && cli_deliver(cli, command);
	if (done && cli->desk.is_trying) {   /* not yet reported */
		cli->desk.is_trying = false;
		cli_say(cli, &msg_desk_trial, MSG_NO_ARGS);
	}
	if (done && cli->book && !cli->opt[CLI_DRY_RUN] && book_round_completed(cli->book, &round))
		cli_back_up_round(cli, &round);
	book_drop_unused(cli->book);
	book_close(cli->book);
	if (done && (cli->out.failed || cli->note.failed))
		done = cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (cli->err.status != ERR_NONE)
		buf_clear(&cli->out);   /* an incomplete page is useless */
	write_out(cli);
	return cli->err.status != ERR_NONE ? (int)cli->err.status : (int)cli->status;
}

int main(int argc, char **argv)
{
	struct cli cli = { 0 };

	signal(SIGXFSZ, SIG_IGN);   /* report a file-size limit like a full disk */
	if (!setlocale(LC_CTYPE, "") || strcmp(setlocale(LC_CTYPE, NULL), "C") == 0)
		setlocale(LC_CTYPE, "C.UTF-8");
	int status = run(&cli, argc, argv);
	buf_free(&cli.out);
	buf_free(&cli.note);
	buf_free(&cli.event);
	buf_free(&cli.command_line);
	buf_free(&cli.nameless);
	buf_free(&cli.events);
	buf_free(&cli.form);
	buf_free(&cli.recipe);
	exit(status);
}
