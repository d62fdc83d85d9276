/* Find the command that the words name, and show help, or what was probably meant. */
#include "base/messages.h"
#include "cli/shell/messages.h"
#include "cli/shell/cli.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* The help page that is no command's. */
#define NOTATION "notation"
#define READING_EXAMPLE "R-32, T-17"

enum { PAGE_COLUMNS = 81 };   /* a page is at most 80 wide, longer names of commands or not */

/* Does the name begin with that word, ignoring case and accents? */
static bool begins_with(const char *name, const char *word)
{
	char wanted[SCAN_KEY], typed[SCAN_KEY];

	scan_fold(wanted, name, strcspn(name, " "));
	return scan_fold(typed, word, strlen(word)) > 0 && strcmp(wanted, typed) == 0;
}

/* Return the number of words of argv that are the command's name, each in any language; 0: they are not. */
static int name_words(const struct cli_command *command, int argc, char **argv)
{
	const char *name = command->name, *hungarian = command->hungarian;

	for (int words = 0; words < argc; words++) {
		if (!begins_with(name, argv[words]) && !begins_with(hungarian, argv[words]))
			return 0;
		if (!strchr(name, ' '))
			return words + 1;
		name = strchr(name, ' ') + 1;
		hungarian = strchr(hungarian, ' ') + 1;
	}
	return 0;
}

/* Return what people type for a command of another name, and that name; NULL: no such words. */
static const char *const *misnamed(int argc, char **argv)
{
	static const char *const names[][2] = {
		{ "évad", "szezon" }, { "ítélet lista", "ítéletek lista" }, { "ítélet mutat", "ítéletek mutat" },
		{ "leosztás lista", "leosztások" }, { "rule list", "ruling list" }, { "rule show", "ruling show" },
		{ "deal list", "deals" },
	};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		const char *second = strchr(names[i][0], ' ');
		if (argc > (second != NULL) && begins_with(names[i][0], argv[0])
			&& (!second || begins_with(second + 1, argv[1])))
			return names[i];
	}
	return NULL;
}

const struct cli_command *cli_command_find(struct cli *cli, int argc, char **argv, int *words)
{
	if (misnamed(argc, argv))
		return NULL;
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		*words = name_words(command, argc, argv);
		if (*words == 0)
			continue;
		cli->in_hungarian = !begins_with(command->name, argv[0]);
		return command;
	}
	return NULL;
}

const char *cli_command_name(const struct cli_command *command, bool in_hungarian)
{
	return in_hungarian ? command->hungarian : command->name;
}

/* Skip the options before a command, with their values: -e "Szolnok Kupa". */
static const char *behind_options(const char *s)
{
	while (*s == '-') {
		size_t n = strcspn(s, " \n");
		bool has_value = cli_option_is_shared(s, n);
		s += n + strspn(s + n, " ");
		bool is_quoted = has_value && *s == '"';
		s += is_quoted ? 1 + strcspn(s + 1, "\"") : has_value ? strcspn(s, " \n") : 0;
		s += is_quoted && *s;
		s += strspn(s, " ");
	}
	return s;
}

/* Find the command with the longest name that the text begins with; NULL: none. */
static const struct cli_command *command_at(const char *s)
{
	const struct cli_command *found = NULL;

	for (const struct cli_command *command = cli_commands; command->name; command++) {
		size_t n = strlen(command->name);
		bool is_whole = strncmp(s, command->name, n) == 0 && !strspn(s + n, "abcdefghijklmnopqrstuvwxyz-")
			&& !(s[n] == '.' && strspn(s + n + 1, "abcdefghijklmnopqrstuvwxyz"));   /* a file name's */
		if (is_whole && (!found || n > strlen(found->name)))
			found = command;
	}
	return found;
}

/* Does it do the same for any event? */
static bool is_beside_events(const struct cli_command *command)
{
	static const char *const beside[] = { "event import", "event list", "event new", "event use", "player ",
		"season ", "bids", "undo", "redo", "verify", "import", "merge", "diff", "backup", "restore",
		"recover" };

	for (size_t i = 0; i < sizeof beside / sizeof *beside; i++) {
		if (strncmp(command->name, beside[i], strlen(beside[i])) == 0)
			return true;
	}
	return false;
}

void cli_name_event(const struct cli *cli, struct buf *text, size_t from)
{
	static const char program[] = "renonsz ";
	struct buf named = { 0 };
	const char *s = buf_text(text), *at = s + from;

	if (cli->event.len == 0)
		return;
	while ((at = strstr(at, program))) {
		at += strlen(program);
		const struct cli_command *command = command_at(at);
		if (!command || is_beside_events(command))
			continue;
		buf_add(&named, s, (size_t)(at - s));
		buf_str(&named, buf_text(&cli->event));
		s = at;
	}
	buf_str(&named, s);
	buf_free(text);
	*text = named;
}

void cli_name_commands(const struct cli *cli, struct buf *text)
{
	static const char program[] = "renonsz ", help[] = "help";
	struct buf named = { 0 };
	const char *s = buf_text(text), *at;

	if (!cli->in_hungarian || cli->lang != LANG_HU)
		return;
	while ((at = strstr(s, program))) {
		at = behind_options(at + strlen(program));
		buf_add(&named, s, (size_t)(at - s));
		size_t n = strlen(help);
		bool is_help = strncmp(at, help, n) == 0 && !strspn(at + n, "-abcdefghijklmnopqrstuvwxyz");
		at += is_help ? n + (at[n] == ' ') : 0;
		const struct cli_command *command = command_at(at);
		buf_str(&named, !is_help ? "" : at[-1] == ' ' ? "súgó " : "súgó");
		buf_str(&named, command ? command->hungarian : "");
		s = at + (command ? strlen(command->name) : 0);
	}
	buf_str(&named, s);
	buf_free(text);
	*text = named;
}

const char *cli_page(enum lang lang, const char *name, const char *edition)
{
	struct buf path = { 0 };

	buf_str(&path, "docs/help/");
	for (const char *s = name; *s; s++)
		buf_char(&path, *s == ' ' ? '-' : *s);
	buf_printf(&path, "%s%s.%s.txt", edition ? "-" : "", edition ? edition : "",
		lang == LANG_HU ? "hu" : "en");
	const struct embedded *file = embedded_find(buf_text(&path));
	buf_free(&path);
	return file ? (const char *)file->data : NULL;
}

/* Return a command's summary, an empty line and its page; “sheet” is
 * short for “sheet show”, and has that one's. */
static const char *file_of(enum lang lang, const struct cli_command *command)
{
	const char *file = cli_page(lang, command->name, NULL);

	if (!file)
		file = cli_page(lang, command->name, "show");
	assert(file);
	return file;
}

const char *cli_command_page(enum lang lang, const struct cli_command *command)
{
	return strstr(file_of(lang, command), "\n\n") + 2;
}

void cli_page_write(struct buf *b, const char *page)
{
	static const char standard[] = "{standard}", others[] = "{others}";
	const char *id = game_edition_standard()->id;
	struct buf all = { 0 };

	game_editions_write(&all);
	while (*page) {
		if (strncmp(page, standard, strlen(standard)) == 0) {
			buf_str(b, id);
			page += strlen(standard);
		} else if (strncmp(page, others, strlen(others)) == 0) {
			buf_str(b, buf_text(&all) + strlen(id) + strlen(", "));
			page += strlen(others);
		} else {
			size_t n = 1 + strcspn(page + 1, "{");
			buf_add(b, page, n);
			page += n;
		}
	}
	buf_free(&all);
}

bool cli_is_help(const char *word)
{
	return begins_with("help", word) || begins_with("súgó", word);
}

/* Write a line of the list. */
static void list_line(struct cli *cli, const char *name, const char *summary)
{
	buf_str(&cli->out, "  ");
	buf_column(&cli->out, name, cli->lang == LANG_HU ? 24 : 20);
	buf_add(&cli->out, summary, strcspn(summary, "\n"));
	buf_char(&cli->out, '\n');
}

/* Write a command's page, and its name in the other language. */
static void show_page(struct cli *cli, const struct cli_command *command)
{
	struct buf page = { 0 };

	cli_page_write(&page, cli_command_page(cli->lang, command));
	if (cli->in_hungarian)
		cli_name_commands(cli, &page);
	buf_wrap(&cli->out, 0, buf_text(&page), PAGE_COLUMNS);
	buf_free(&page);
	buf_msg(&cli->out, cli->lang, &msg_cli_other_name,
		MSG_ARGS(cli_command_name(command, cli->lang == LANG_EN)));
}

/* Is it a command of that group, in either language? */
static bool is_of_group(const struct cli_command *command, const char *group)
{
	return strchr(command->name, ' ')
		&& (begins_with(command->name, group) || begins_with(command->hungarian, group));
}

/* Write the pages of the commands that begin with that word ("": all), each once, except the one shown
 * already; false if there are none. */
static bool show_pages(struct cli *cli, const char *word, const char *last)
{
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		const char *page = cli_command_page(cli->lang, command);
		if ((word[0] && !is_of_group(command, word)) || page == last)
			continue;
		buf_str(&cli->out, last ? "\n" : "");
		show_page(cli, command);
		last = page;
	}
	return last != NULL;
}

/* Find the edition with that id, NULL: the standard one; NULL with an error that lists them. */
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

/* Write how to ask for the page of other rules. */
static void add_other_rules(struct cli *cli, const char *page)
{
	struct buf known = { 0 };

	game_editions_write(&known);
	buf_msg(&cli->out, cli->lang, &msg_rules_more, MSG_ARGS(buf_text(&known), page));
	buf_free(&known);
}

/* After the page of a command that reads lines of JSON, write their fields by the rules with that id, or by
 * the standard ones and where to find the others. */
static bool show_fields(struct cli *cli, const struct cli_command *command, const char *id)
{
	if (!cli_page(cli->lang, command->name, game_edition_standard()->id))
		return true;
	const struct game_edition *edition = find_rules(cli, id);
	const char *fields = edition ? cli_page(cli->lang, command->name, edition->id) : NULL;
	if (!fields)
		return edition != NULL;
	buf_char(&cli->out, '\n');
	buf_str(&cli->out, fields);
	if (!id)
		add_other_rules(cli, command->name);
	return true;
}

/* Write a command's page; if a group has its name too, the group's after it. */
void cli_help_page(struct cli *cli, const struct cli_command *command, const char *id)
{
	show_page(cli, command);
	if (!show_fields(cli, command, id))
		return;
	if (!strchr(command->name, ' '))
		show_pages(cli, command->name, cli_command_page(cli->lang, command));
}

/* Return what follows the group's name in a command's, in one language; with no group ("") its first word. */
static struct num group_word(const struct cli_command *command, const char *group, bool in_hungarian)
{
	const char *name = cli_command_name(command, in_hungarian);
	bool is_in = !group[0] || is_of_group(command, group);
	const char *word = !is_in ? "" : group[0] ? strchr(name, ' ') + 1 : name;
	struct num out;

	snprintf(out.text, sizeof out.text, "%.*s", (int)strcspn(word, " "), word);
	return out;
}

/* Return the command, or the group's command, that a mistyped word means; "" if none is near. */
static struct num nearest_command(const char *group, const char *word)
{
	for (int in_hungarian = 0; in_hungarian < 2; in_hungarian++) {
		for (const struct cli_command *command = cli_commands; command->name; command++) {
			struct num candidate = group_word(command, group, in_hungarian);
			if (text_nearest(word, strlen(word), MSG_ARGS(candidate.text))[0])
				return candidate;
		}
	}
	return (struct num){ "" };
}

const struct cli_command *cli_command_unknown(struct cli *cli, int argc, char **argv)
{
	const char *sub = argc > 1 ? argv[1] : "", *const *names = misnamed(argc, argv);
	struct num near;

	if (names) {
		cli_fail(cli, ERR_USAGE, &msg_cli_command_near, MSG_ARGS(names[0], names[1]));
		return NULL;
	}
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		if (!is_of_group(command, argv[0]))
			continue;
		cli->group = argv[0];
		cli->in_hungarian = !begins_with(command->name, argv[0]);
		if (!sub[0]) {   /* the words that can follow: " check set show analyse" */
			struct buf words = { 0 };
			for (command = cli_commands; command->name; command++) {
				struct num word = group_word(command, argv[0], cli->in_hungarian);
				buf_printf(&words, "%s%s", word.text[0] ? " " : "", word.text);
			}
			cli_fail(cli, ERR_USAGE, &msg_cli_subcommand_missing, MSG_ARGS(argv[0], buf_text(&words)));
			buf_free(&words);
			return NULL;
		}
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

/* Write the notation of the deal line by the rules of that edition;
 * NULL: the standard one's, and a list of others. */
static void show_notation(struct cli *cli, const char *id)
{
	const struct game_edition *edition = find_rules(cli, id);
	const char *page = edition ? cli_page(cli->lang, NOTATION, edition->id) : NULL;

	if (edition && !page)
		game_lacks(&cli->err, edition, NOTATION);
	if (!page)
		return;
	buf_str(&cli->out, page);
	if (!id)
		add_other_rules(cli, NOTATION);
}

/* Return the id of rules after a command's name ("help settle ecarte"), also after --rules; or NULL. */
static const char *rules_named(const struct cli *cli, int argc, char **argv)
{
	if (argc > 0 && strcmp(argv[0], "--rules") == 0)
		argc--, argv++;
	return argc > 0 ? argv[0] : cli->opt[CLI_RULES];
}

const struct cli_command *cli_help_show(struct cli *cli, int argc, char **argv)
{
	bool in_hungarian = cli->lang == LANG_HU;
	int words;

	if (argc == 0) {
		buf_msg(&cli->out, cli->lang, &msg_cli_usage, MSG_NO_ARGS);
		for (const struct cli_command *command = cli_commands; command->name; command++)
			list_line(cli, cli_command_name(command, in_hungarian), file_of(cli->lang, command));
		list_line(cli, in_hungarian ? "súgó jelölés" : "help " NOTATION,
			msg_notation_summary.text[cli->lang]);
		list_line(cli, in_hungarian ? "súgó " READING_EXAMPLE : "help " READING_EXAMPLE,
			msg_reading_summary.text[cli->lang]);
		buf_msg(&cli->out, cli->lang, &msg_cli_usage_end, MSG_NO_ARGS);
		return NULL;
	}
	const struct cli_command *command = cli_command_find(cli, argc, argv, &words);
	if (command)
		cli_help_page(cli, command, rules_named(cli, argc - words, argv + words));
	else if (strcmp(argv[0], "--bash") == 0)
		cli_completion_write(cli);
	else if (begins_with(NOTATION, argv[0]) || begins_with("jelölés", argv[0]))
		show_notation(cli, rules_named(cli, argc - 1, argv + 1));
	else if (cli_is_reading(argv[0]))
		cli_show_readings(cli, argc, argv);
	else if (!show_pages(cli, strcmp(argv[0], "--all") == 0 ? "" : argv[0], NULL))
		cli_command_unknown(cli, argc, argv);
	return NULL;
}
