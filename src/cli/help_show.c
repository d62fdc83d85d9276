/* Which command the words name, and what is said of commands: help, and what was meant by others. */
#include "base/messages.h"
#include "cli/messages.h"
#include "cli/options.h"

#include <stdio.h>
#include <string.h>

/* The help page that is no command's. */
#define NOTATION "notation"
#define READING_EXAMPLE "R-32, T-17"

/* How long a command's name is: how many words of argv it takes, 0 if they are not it. */
static int name_words(const char *name, int argc, char **argv)
{
	int words = 0;

	for (;;) {
		size_t n = strcspn(name, " ");
		if (words == argc || strlen(argv[words]) != n || strncmp(argv[words], name, n) != 0)
			return 0;
		words++;
		if (!name[n])
			return words;
		name += n + 1;
	}
}

const struct cli_command *cli_command_find(int argc, char **argv, int *words)
{
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		*words = name_words(command->name, argc, argv);
		if (*words > 0)
			return command;
	}
	return NULL;
}

static void list_commands(struct cli *cli)
{
	buf_msg(&cli->out, cli->lang, &msg_cli_usage, MSG_NO_ARGS);
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		buf_str(&cli->out, "  ");
		buf_column(&cli->out, command->name, 18);
		buf_str(&cli->out, command->summary->text[cli->lang]);
		buf_char(&cli->out, '\n');
	}
	buf_str(&cli->out, "  ");
	buf_column(&cli->out, "help " NOTATION, 18);
	buf_str(&cli->out, msg_notation_summary.text[cli->lang]);
	buf_char(&cli->out, '\n');
	buf_str(&cli->out, "  ");
	buf_column(&cli->out, "help " READING_EXAMPLE, 18);
	buf_str(&cli->out, msg_reading_summary.text[cli->lang]);
	buf_char(&cli->out, '\n');
	buf_msg(&cli->out, cli->lang, &msg_cli_usage_end, MSG_NO_ARGS);
}

/*
 * The pages of the commands that begin with that word ("" for all), each once, but the one that is shown
 * already; false if there are none.
 */
static bool show_pages(struct cli *cli, const char *word, const struct msg *last)
{
	size_t n = strlen(word);

	for (const struct cli_command *command = cli_commands; command->name; command++) {
		bool wanted = n == 0 || (strncmp(command->name, word, n) == 0 && command->name[n] == ' ');
		if (!wanted || command->help == last)
			continue;
		buf_str(&cli->out, last ? "\n" : "");
		buf_str(&cli->out, command->help->text[cli->lang]);
		last = command->help;
	}
	return last != NULL;
}

/* The edition of that id, NULL: the standard one; NULL with an error that names those that there are. */
static const struct game_edition *find_rules(struct cli *cli, const char *id)
{
	const struct game_edition *edition = id ? game_edition_find(id) : game_edition_standard();
	struct buf known = { 0 };

	game_editions_write(&known);
	if (!edition)
		cli_fail(cli, ERR_USAGE, &msg_no_such_rules, MSG_ARGS(id, buf_text(&known)));
	buf_free(&known);
	return edition;
}

/* How the page of other rules is asked for. */
static void add_other_rules(struct cli *cli, const char *page)
{
	struct buf known = { 0 };

	game_editions_write(&known);
	buf_msg(&cli->out, cli->lang, &msg_rules_more, MSG_ARGS(buf_text(&known), page));
	buf_free(&known);
}

/*
 * Behind the page of a command that reads lines of JSON: their fields by the rules of that id, or by the
 * standard ones and where those of the others are.
 */
static bool show_fields(struct cli *cli, const struct cli_command *command, const char *id)
{
	bool is_settle = command->run == cli_run_settle, is_judge = command->run == cli_run_judge;

	if (!is_settle && !is_judge)
		return true;
	const struct game_edition *edition = find_rules(cli, id);
	const struct msg *fields = !edition ? NULL : is_settle ? edition->settle_fields : edition->judge_fields;
	if (!fields)
		return edition != NULL;
	buf_char(&cli->out, '\n');
	buf_str(&cli->out, fields->text[cli->lang]);
	if (!id)
		add_other_rules(cli, command->name);
	return true;
}

/* A command's page; if a group has its name too, the group's behind it. */
void cli_help_page(struct cli *cli, const struct cli_command *command, const char *id)
{
	buf_str(&cli->out, command->help->text[cli->lang]);
	if (!show_fields(cli, command, id))
		return;
	if (!strchr(command->name, ' '))
		show_pages(cli, command->name, command->help);
}

/*
 * What follows the group's name in a command's, or without a group ("") its first word; "" if it is
 * another's.
 */
static struct num group_word(const struct cli_command *command, const char *group)
{
	size_t n = strlen(group);
	bool is_in = n == 0 || (strncmp(command->name, group, n) == 0 && command->name[n] == ' ');
	const char *word = !is_in ? "" : n == 0 ? command->name : command->name + n + 1;
	struct num out;

	snprintf(out.text, sizeof out.text, "%.*s", (int)strcspn(word, " "), word);
	return out;
}

/* The command, or the command of the group, that a mistyped word means; "" if none is near. */
static struct num nearest_command(const char *group, const char *word)
{
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		struct num candidate = group_word(command, group);
		if (text_nearest(word, strlen(word), MSG_ARGS(candidate.text))[0])
			return candidate;
	}
	return (struct num){ "" };
}

/* " check set show analyse": the words that can follow a group's name. */
static void list_subcommands(struct buf *b, const char *group)
{
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		struct num word = group_word(command, group);
		buf_printf(b, "%s%s", word.text[0] ? " " : "", word.text);
	}
}

/* A group's name without a command of it. */
static void fail_group_alone(struct cli *cli, const char *group)
{
	struct buf words = { 0 };

	list_subcommands(&words, group);
	cli_fail(cli, ERR_USAGE, &msg_cli_subcommand_missing, MSG_ARGS(group, buf_text(&words)));
	buf_free(&words);
}

const struct cli_command *cli_command_unknown(struct cli *cli, int argc, char **argv)
{
	const char *sub = argc > 1 ? argv[1] : "";
	struct num near;

	for (const struct cli_command *command = cli_commands; command->name; command++) {
		if (!group_word(command, argv[0]).text[0])
			continue;
		cli->group = argv[0];
		if (!sub[0])
			return fail_group_alone(cli, argv[0]), NULL;
		near = nearest_command(argv[0], sub);
		cli_fail(cli, ERR_USAGE, near.text[0] ? &msg_cli_subcommand_near : &msg_cli_unknown_subcommand,
			MSG_ARGS(argv[0], sub, near.text));
		return NULL;
	}
	near = nearest_command("", argv[0]);
	cli_fail(cli, ERR_USAGE, near.text[0] ? &msg_cli_command_near : &msg_cli_unknown_command,
		MSG_ARGS(argv[0], near.text));
	return NULL;
}

/* The deal line by the rules of that edition; NULL: the standard one's, and what others there are. */
static void show_notation(struct cli *cli, const char *id)
{
	const struct game_edition *edition = find_rules(cli, id);

	if (!edition)
		return;
	if (!edition->notation) {
		game_lacks(&cli->err, edition, NOTATION);
		return;
	}
	buf_str(&cli->out, edition->notation->text[cli->lang]);
	if (!id)
		add_other_rules(cli, NOTATION);
}

/* The id of rules behind a command's name ("help settle ecarte"), also after --rules; or NULL. */
static const char *rules_named(const struct cli *cli, int argc, char **argv)
{
	if (argc > 0 && strcmp(argv[0], "--rules") == 0)
		argc--, argv++;
	return argc > 0 ? argv[0] : cli->opt[CLI_RULES];
}

const struct cli_command *cli_help_show(struct cli *cli, int argc, char **argv)
{
	int words;
	const struct cli_command *command = argc > 0 ? cli_command_find(argc, argv, &words) : NULL;

	if (command)
		cli_help_page(cli, command, rules_named(cli, argc - words, argv + words));
	else if (argc == 0)
		list_commands(cli);
	else if (strcmp(argv[0], "--bash") == 0)
		cli_completion_write(cli);
	else if (strcmp(argv[0], NOTATION) == 0)
		show_notation(cli, rules_named(cli, argc - 1, argv + 1));
	else if (cli_is_reading(argv[0]))
		cli_show_readings(cli, argc, argv);
	else if (!show_pages(cli, strcmp(argv[0], "--all") == 0 ? "" : argv[0], NULL))
		cli_command_unknown(cli, argc, argv);
	return NULL;
}
