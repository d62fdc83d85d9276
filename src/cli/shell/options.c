/* The command line: languages, options, their completion, from words to a command. */
#include "base/messages.h"
#include "cli/shell/cli.h"
#include "cli/shell/messages.h"

#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OPTION_BASE = 1000 };

/* A command without options of its own. */
static const bool none_own[CLI_OPTION_COUNT];

static const struct option options[] = {
	{ "file", required_argument, NULL, OPTION_BASE + CLI_FILE },
	{ "event", required_argument, NULL, OPTION_BASE + CLI_EVENT },
	{ "lang", required_argument, NULL, OPTION_BASE + CLI_LANG },
	{ "help", no_argument, NULL, OPTION_BASE + CLI_HELP },
	{ "version", no_argument, NULL, OPTION_BASE + CLI_VERSION },
	{ "operator", required_argument, NULL, OPTION_BASE + CLI_OPERATOR },
	{ "templates", required_argument, NULL, OPTION_BASE + CLI_TEMPLATES },
	{ "json", no_argument, NULL, OPTION_BASE + CLI_JSON },
	{ "csv", no_argument, NULL, OPTION_BASE + CLI_CSV },
	{ "html", no_argument, NULL, OPTION_BASE + CLI_HTML },
	{ "output", required_argument, NULL, OPTION_BASE + CLI_OUTPUT },
	{ "dry-run", no_argument, NULL, OPTION_BASE + CLI_DRY_RUN },
	{ "above", required_argument, NULL, OPTION_BASE + CLI_ABOVE },
	{ "date", required_argument, NULL, OPTION_BASE + CLI_DATE },
	{ "place", required_argument, NULL, OPTION_BASE + CLI_PLACE },
	{ "edition", required_argument, NULL, OPTION_BASE + CLI_EDITION },
	{ "stake", required_argument, NULL, OPTION_BASE + CLI_STAKE },
	{ "deals", required_argument, NULL, OPTION_BASE + CLI_DEALS },
	{ "deals-four", required_argument, NULL, OPTION_BASE + CLI_DEALS_FOUR },
	{ "from", required_argument, NULL, OPTION_BASE + CLI_FROM },
	{ "mark", required_argument, NULL, OPTION_BASE + CLI_MARK },
	{ "club", required_argument, NULL, OPTION_BASE + CLI_CLUB },
	{ "name", required_argument, NULL, OPTION_BASE + CLI_NAME },
	{ "start", required_argument, NULL, OPTION_BASE + CLI_START },
	{ "round", required_argument, NULL, OPTION_BASE + CLI_ROUND },
	{ "table", required_argument, NULL, OPTION_BASE + CLI_TABLE },
	{ "reason", required_argument, NULL, OPTION_BASE + CLI_REASON },
	{ "by", required_argument, NULL, OPTION_BASE + CLI_BY },
	{ "columns", required_argument, NULL, OPTION_BASE + CLI_COLUMNS },
	{ "days", required_argument, NULL, OPTION_BASE + CLI_DAYS },
	{ "minutes", required_argument, NULL, OPTION_BASE + CLI_MINUTES },
	{ "bids", no_argument, NULL, OPTION_BASE + CLI_BIDS },
	{ "sheet", required_argument, NULL, OPTION_BASE + CLI_SHEET },
	{ "take", required_argument, NULL, OPTION_BASE + CLI_TAKE },
	{ "same", no_argument, NULL, OPTION_BASE + CLI_SAME },
	{ "teams", no_argument, NULL, OPTION_BASE + CLI_TEAMS },
	{ "journal", no_argument, NULL, OPTION_BASE + CLI_JOURNAL },
	{ "standings", no_argument, NULL, OPTION_BASE + CLI_STANDINGS },
	{ "sheets", no_argument, NULL, OPTION_BASE + CLI_SHEETS },
	{ "blank", required_argument, NULL, OPTION_BASE + CLI_BLANK },
	{ "deal", required_argument, NULL, OPTION_BASE + CLI_DEAL },
	{ "revision", required_argument, NULL, OPTION_BASE + CLI_REVISION },
	{ "was", required_argument, NULL, OPTION_BASE + CLI_WAS },
	{ "revise", required_argument, NULL, OPTION_BASE + CLI_REVISE },
	{ "yes", no_argument, NULL, OPTION_BASE + CLI_YES },
	{ "season", required_argument, NULL, OPTION_BASE + CLI_SEASON },
	{ "blind", no_argument, NULL, OPTION_BASE + CLI_BLIND },
	{ "force", no_argument, NULL, OPTION_BASE + CLI_FORCE },
	{ "seats", required_argument, NULL, OPTION_BASE + CLI_SEATS },
	{ "at", required_argument, NULL, OPTION_BASE + CLI_AT },
	{ "last", required_argument, NULL, OPTION_BASE + CLI_LAST },
	{ "player", required_argument, NULL, OPTION_BASE + CLI_PLAYER },
	{ "page", required_argument, NULL, OPTION_BASE + CLI_PAGE },
	{ "rules", required_argument, NULL, OPTION_BASE + CLI_RULES },
	{ "wall", no_argument, NULL, OPTION_BASE + CLI_WALL },
	{ "screen", no_argument, NULL, OPTION_BASE + CLI_SCREEN },
	{ "paper", required_argument, NULL, OPTION_BASE + CLI_PAPER },
	{ "talon", no_argument, NULL, OPTION_BASE + CLI_TALON },
	{ "analyse", no_argument, NULL, OPTION_BASE + CLI_ANALYSE },
	{ "par", no_argument, NULL, OPTION_BASE + CLI_PAR },
	{ "rounds", required_argument, NULL, OPTION_BASE + CLI_ROUNDS },
	{ "seed", required_argument, NULL, OPTION_BASE + CLI_SEED },
	{ "clubs", required_argument, NULL, OPTION_BASE + CLI_CLUBS },
	{ "count", required_argument, NULL, OPTION_BASE + CLI_COUNT },
	{ "least", required_argument, NULL, OPTION_BASE + CLI_LEAST },
	{ "scale", required_argument, NULL, OPTION_BASE + CLI_SCALE },
	{ "weight", required_argument, NULL, OPTION_BASE + CLI_WEIGHT },
	{ "public", required_argument, NULL, OPTION_BASE + CLI_PUBLIC },
	{ "all", no_argument, NULL, OPTION_BASE + CLI_ALL },
	{ "base", required_argument, NULL, OPTION_BASE + CLI_BASE },
	{ "nameless", required_argument, NULL, OPTION_BASE + CLI_NAMELESS },
	{ NULL, 0, NULL, 0 },
};

/* The letters of options for getopt: a colon after those with a value. */
#define LETTERS "f:e:ho:nt:r:d:y"

/* After a command that checks a page, --file is the page, and -f, or --file before the command, the book. */
static int option_of_letter(int letter, const bool taken[])
{
	switch (letter) {
	case OPTION_BASE + CLI_FILE: return taken[CLI_PAGE] ? CLI_PAGE : CLI_FILE;
	case 'f': return CLI_FILE;
	case 'e': return CLI_EVENT;
	case 'h': return CLI_HELP;
	case 'o': return CLI_OUTPUT;
	case 'n': return CLI_DRY_RUN;
	case 't': return CLI_TABLE;
	case 'r': return CLI_ROUND;
	case 'd': return CLI_DEAL;
	case 'y': return CLI_YES;
	}
	return letter - OPTION_BASE;
}

/* Return the word at which getopt stopped. It stays at a group of letters until it has read the last one. */
static const char *word_at(int argc, char **argv)
{
	const char *before = optind > 0 && optind <= argc ? argv[optind - 1] : "";
	size_t n = strlen(before);
	bool is_letter = optopt > 0 && optopt < OPTION_BASE;

	if (is_letter && optind < argc && (before[0] != '-' || before[n - 1] != (char)optopt))
		return argv[optind];
	return before;
}

bool cli_option_is_shared(const char *word, size_t n)
{
	bool is_shared = n == 2 && (strncmp(word, "-f", n) == 0 || strncmp(word, "-e", n) == 0);

	for (const struct option *o = options; o < &options[CLI_OWN] && n > 2; o++) {
		bool is_it = strlen(o->name) == n - 2 && strncmp(o->name, word + 2, n - 2) == 0;
		is_shared = is_shared || (is_it && o->has_arg == required_argument);
	}
	return is_shared;
}

/* Return the name of an option as typed: the table has another order. */
static const char *name_of(int option)
{
	const struct option *o = options;

	while (o->name && o->val != OPTION_BASE + option)
		o++;
	return o->name ? o->name : "";
}

/* -t is a table, --templates a folder: if a command does not take one, the other may be meant. */
static bool check_table_or_folder(struct cli *cli, int letter, const bool taken[])
{
	struct stat there;
	bool is_letter = letter == 't', is_folder = letter == OPTION_BASE + CLI_TEMPLATES;

	if (is_letter && !taken[CLI_TABLE])
		return cli_fail(cli, ERR_USAGE, &msg_cli_no_table_here, MSG_ARGS(optarg));
	if (is_letter && !cli_are_numbers(1, &optarg))
		return cli_fail(cli, ERR_USAGE, &msg_cli_table_is_number, MSG_ARGS(optarg));
	if (is_folder && (stat(optarg, &there) != 0 || !S_ISDIR(there.st_mode)))
		return cli_fail(cli, ERR_NOT_FOUND, &msg_cli_no_templates, MSG_ARGS(optarg));
	return true;
}

char *cli_without_blanks(char *value)
{
	value += strspn(value, " \t");
	size_t n = strlen(value);
	while (n > 0 && strchr(" \t", value[n - 1]))
		n--;
	if (value[n])   /* else it may be a constant */
		value[n] = '\0';
	return value;
}

/* Read options up to the first argument, or all of them; `taken` are those allowed. */
static bool read_options(struct cli *cli, int argc, char **argv, bool all, const bool taken[])
{
	struct option here[sizeof options / sizeof *options];
	int letter;

	memcpy(here, options, sizeof options);
	for (struct option *o = here; o->name; o++) {
		/* For the minutes it means their form, without a round. */
		if (o->val == OPTION_BASE + CLI_BLANK && taken[CLI_BLIND])
			o->has_arg = no_argument;
	}
	optind = 0;   /* start again (glibc, musl) */
	opterr = 0;
	while ((letter = getopt_long(argc, argv, all ? ":" LETTERS : "+:" LETTERS, here, NULL)) != -1) {
		const char *word = word_at(argc, argv);
		if (letter == '?')
			return cli_fail(cli, ERR_USAGE, &msg_cli_unknown_option, MSG_ARGS(word));
		if (letter == ':' || (letter == 'f' && !optarg[0]))
			return cli_fail(cli, ERR_USAGE, &msg_cli_option_value, MSG_ARGS(word));
		if (!check_table_or_folder(cli, letter, taken))
			return false;
		int option = option_of_letter(letter, taken);
		if (option >= CLI_OWN && !taken[option])
			return cli_fail(cli, ERR_USAGE, &msg_cli_option_not_here, MSG_ARGS(name_of(option)));
		bool is_text = optarg && (option == CLI_REASON || option == CLI_BY || option == CLI_PLACE);
		cli->opt[option] = is_text ? cli_without_blanks(optarg) : optarg ? optarg : "";
		if (option == CLI_NAMELESS || option == CLI_EVENT)
			buf_printf(option == CLI_EVENT ? &cli->events : &cli->nameless, "%s\n", optarg);
	}
	return true;
}

/* Choose the language: --lang, else the first locale variable that is set, else Hungarian. */
static bool choose_language(struct cli *cli)
{
	static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
	const char *word = cli->opt[CLI_LANG];

	if (word && strcmp(word, "hu") != 0 && strcmp(word, "en") != 0)
		return cli_fail(cli, ERR_USAGE, &msg_cli_bad_lang, MSG_ARGS(word));
	for (size_t i = 0; !word && i < sizeof variables / sizeof *variables; i++) {
		const char *value = getenv(variables[i]);
		if (value && value[0])
			word = value;
	}
	cli->lang = word && strncmp(word, "en", 2) == 0 ? LANG_EN : LANG_HU;
	return true;
}

/* Set what the outputs need to know about the terminal and the templates. */
static void choose_look(struct cli *cli)
{
	const char *no_color = getenv("NO_COLOR"), *templates = getenv("RENONSZ_TEMPLATES");

	struct winsize size = { 0 };
	bool is_sized = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;

	cli->terminal_out = isatty(STDOUT_FILENO);
	cli->terminal_err = isatty(STDERR_FILENO);
	cli->look = (struct doc_look){
		.lang = cli->lang,
		.templates = cli->opt[CLI_TEMPLATES] ? cli->opt[CLI_TEMPLATES] : templates,
		.colour = cli->terminal_out && !(no_color && no_color[0]),
		/* Output to other places may have any width. */
		.columns = !cli->terminal_out ? 0 : is_sized ? size.ws_col : 80,
	};
}

/*
 * Keep words of the command line for the log. Those that look like the mark of a merge are quoted; `quote` is
 * written for a quote in a word: before the command as in the shell, so that its name can be told.
 */
static void keep_words(struct cli *cli, int count, char **words, const char *quote)
{
	for (int i = 0; i < count; i++) {
		bool quoted = strchr("[({", words[i][0]) || strpbrk(words[i], " \t\"'");
		buf_str(&cli->command_line, cli->command_line.len > 0 ? " " : "");
		buf_str(&cli->command_line, quoted ? "'" : "");
		for (const char *s = words[i]; *s; s++) {
			if (*s == '\'')
				buf_str(&cli->command_line, quote);
			else
				buf_char(&cli->command_line, *s);
		}
		buf_str(&cli->command_line, quoted ? "'" : "");
	}
	if (cli->command_line.len > 0)
		text_make_plain(cli->command_line.data, cli->command_line.len);
}

/*
 * Put a blank before "--", "+-", "-4": a result or a figure of a deal line, not an option. A deal line skips
 * the blank, and getopt takes the word for an argument.
 */
static bool guard_deal_words(struct cli *cli, int argc, char **argv)
{
	for (int i = 0; i < argc; i++) {
		const char *word = argv[i];
		if (word[0] != '-'
			|| (word[strspn(word, "+-")] && word[1 + strspn(word + 1, "0123456789")]))
			continue;
		size_t n = strlen(argv[i]) + 2;
		char *guarded = malloc(n);   /* lives as long as argv: until the end of the run */
		if (!guarded)
			return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		snprintf(guarded, n, " %s", argv[i]);
		argv[i] = guarded;
	}
	return true;
}

/* ---- completion -------------------------------------------------------------------------------- */

/* List an option as typed: " --json". */
static void list_option(struct buf *b, const struct option *option)
{
	buf_str(b, " --");
	buf_str(b, option->name);
}

/* Return the Hungarian name without accents, which are optional. */
static struct hungarian_key { char text[SCAN_KEY]; } hungarian_key(const struct cli_command *command)
{
	struct hungarian_key key;

	scan_fold(key.text, command->hungarian, strlen(command->hungarian));
	return key;
}

/* List a command's own options under one of its names. */
static void list_options_of(struct buf *b, const char *name, const struct cli_command *command)
{
	buf_printf(b, "\t[\"%s\"]=\"", name);
	for (const struct option *option = &options[CLI_OWN]; option->name; option++) {
		if (command->takes[option->val - OPTION_BASE])
			list_option(b, option);
	}
	buf_str(b, "\"\n");
}

void cli_completion_write(struct cli *cli)
{
	struct buf *b = &cli->out;
	const struct embedded *script = embedded_find("src/cli/completion.bash");

	buf_str(b, "# renonsz in bash, from: renonsz help --bash\ndeclare -gA _renonsz_options=(\n");
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		list_options_of(b, command->name, command);
		list_options_of(b, hungarian_key(command).text, command);
	}
	buf_str(b, ")\ndeclare -gA _renonsz_hungarian=(\n");
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		if (strcmp(command->name, command->hungarian) != 0)
			buf_printf(b, "\t[\"%s\"]=\"%s\"\n", hungarian_key(command).text, command->hungarian);
	}
	buf_str(b, ")\n_renonsz_everywhere=\"");
	for (const struct option *option = options; option < &options[CLI_OWN]; option++)
		list_option(b, option);
	buf_str(b, "\"\n_renonsz_values=\"");
	for (const struct option *option = options; option->name; option++) {
		if (option->has_arg == required_argument)
			list_option(b, option);
	}
	for (const char *letter = LETTERS; *letter; letter++) {
		if (letter[1] == ':') {
			buf_str(b, " -");
			buf_char(b, *letter);
		}
	}
	buf_str(b, " \"\n");
	buf_add(b, script->data, script->size);
}

/* ---- from words to a command ------------------------------------------------------------------- */

/* Is there a request for help, as in "cards --help"? */
static bool asks_for_help(int argc, char **argv)
{
	bool asks = false;

	for (int i = 1; i < argc; i++)
		asks = asks || strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0;
	return asks;
}

/* Words after `help` are no options, except for the language. */
static bool take_language(struct cli *cli, int *words, char **argv)
{
	int at = 0;

	while (at + 1 < *words && strcmp(argv[at], "--lang") != 0)
		at++;
	if (at + 1 >= *words)
		return true;
	cli->opt[CLI_LANG] = argv[at + 1];
	*words -= 2;
	memmove(argv + at, argv + at + 2, (size_t)(*words - at) * sizeof *argv);
	return choose_language(cli);
}

/* ---- the normal form of a command, from which a workbook is made again ------------------------- */

/* Where to write, what to read, and of which step, does not belong to it. */
static const bool not_in_form[CLI_OPTION_COUNT] = { [CLI_OUTPUT] = true, [CLI_AT] = true };

/* Write a word without blanks: "Kiss%20Péter". */
static void write_word(struct buf *b, const char *word)
{
	buf_str(b, b->len > 0 ? " " : "");
	for (; *word; word++) {
		if ((unsigned char)*word <= ' ' || *word == '%')
			buf_printf(b, "%%%02X", (unsigned)(unsigned char)*word);
		else
			buf_char(b, *word);
	}
}

static bool can_be_again(const struct cli_command *command)
{
	return command->takes[CLI_AT] || command->takes[CLI_AGAIN];
}

/* Write "stats players --season=2026 Kiss": for a command that shows only contents of the book. */
static void write_form(struct cli *cli)
{
	struct buf word = { 0 };

	buf_str(&cli->form, cli->command->name);
	for (const struct option *o = &options[CLI_OWN]; o->name; o++) {
		int option = o->val - OPTION_BASE;
		if (!cli->opt[option] || not_in_form[option])
			continue;
		buf_clear(&word);
		buf_printf(&word, "--%s=%s", o->name, cli->opt[option]);
		write_word(&cli->form, buf_text(&word));
	}
	cli->form_words = cli->form.len;
	for (int i = 0; i < cli->argc; i++)
		write_word(&cli->form, cli->argv[i]);
	buf_free(&word);
}

/* Decode the word in place; a % of ours has two digits behind it. */
static bool read_word(char *word)
{
	char *to = word;
	unsigned code;

	for (; *word; word++, to++) {
		if (*word != '%') {
			*to = *word;
			continue;
		}
		if (!isxdigit((unsigned char)word[1]) || !isxdigit((unsigned char)word[2])
			|| sscanf(word + 1, "%2x", &code) != 1 || code == 0)
			return false;
		*to = (char)code;
		word += 2;
	}
	*to = '\0';
	return true;
}

/* Read "--season=2026". */
static bool read_form_option(struct cli *cli, char *word)
{
	char *value = strchr(word, '=');

	if (!value)
		return false;
	*value++ = '\0';
	for (const struct option *o = &options[CLI_OWN]; o->name; o++) {
		int option = o->val - OPTION_BASE;
		if (strcmp(o->name, word + 2) != 0 || !cli->command->takes[option] || not_in_form[option])
			continue;
		cli->opt[option] = value;
		return true;
	}
	return false;
}

bool cli_form_read(struct cli *cli, char *form, char *argv[CLI_FORM_WORDS])
{
	char *rest = NULL;
	int count = 0, words = 0, arguments = 0;

	for (char *word = strtok_r(form, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
		if (count == CLI_FORM_WORDS || !read_word(word))
			return false;
		argv[count++] = word;
	}
	keep_words(cli, count, argv, "'\\''");
	cli->command = cli_command_find(cli, count, argv, &words);
	if (!cli->command || !can_be_again(cli->command))
		return false;
	for (int i = words; i < count; i++) {
		if (strncmp(argv[i], "--", 2) != 0)
			argv[arguments++] = argv[i];
		else if (!read_form_option(cli, argv[i]))
			return false;
	}
	cli->argc = arguments;
	cli->argv = argv;
	return arguments >= cli->command->min && (cli->command->max < 0 || arguments <= cli->command->max);
}

/* ---- all together ------------------------------------------------------------------------------ */

const struct cli_command *cli_parse(struct cli *cli, int argc, char **argv)
{
	int words = 0;

	bool fine = read_options(cli, argc, argv, false, none_own);

	if (!choose_language(cli) || !fine)
		return NULL;
	/* The clock can be set from outside, for books recorded later. */
	const char *now = getenv("RENONSZ_NOW");
	if (now && now[0] && !time_is_whole(now, strlen(now))) {
		cli_fail(cli, ERR_USAGE, &msg_cli_bad_clock, MSG_ARGS(now));
		return NULL;
	}
	int rest = argc - optind;
	char **words_at = argv + optind;
	if (cli->opt[CLI_VERSION]) {
		buf_str(&cli->out, "renonsz " RENONSZ_VERSION "\n");
		return NULL;
	}
	if (rest == 0 || cli->opt[CLI_HELP] || cli_is_help(words_at[0])) {
		bool asked = rest == 0 ? cli->opt[CLI_HELP] != NULL : true;
		bool is_help = rest > 0 && cli_is_help(words_at[0]);
		cli->status = asked ? ERR_NONE : ERR_USAGE;
		if (!take_language(cli, &rest, words_at))
			return NULL;
		return cli_help_show(cli, rest - is_help, words_at + is_help);
	}
	const struct cli_command *command = cli_command_find(cli, rest, words_at, &words);
	if (!command && asks_for_help(rest, words_at))
		return read_options(cli, rest, words_at, true, none_own) && choose_language(cli)
			? cli_help_show(cli, 1, words_at) : NULL;
	if (!command)
		return cli_command_unknown(cli, rest, words_at);
	cli->command = command;
	keep_words(cli, optind - 1, argv + 1, "'\\''");
	buf_printf(&cli->command_line, "%s%s", optind > 1 ? " " : "", command->name);
	keep_words(cli, rest - words, words_at + words, "'");
	/* getopt expects a program name first: use the command's last word. */
	argv = words_at + words - 1;
	argc = rest - words + 1;
	if (command->has_deal_line && !guard_deal_words(cli, argc, argv))
		return NULL;
	fine = read_options(cli, argc, argv, true, command->takes);
	if (!choose_language(cli) || !fine)
		return NULL;
	cli->argc = argc - optind;
	cli->argv = argv + optind;
	if (cli->opt[CLI_HELP]) {
		cli_help_page(cli, command, cli->opt[CLI_RULES]);
		return NULL;
	}
	if (cli->argc < command->min || (command->max >= 0 && cli->argc > command->max)) {
		cli_fail(cli, ERR_USAGE, &msg_cli_argument_count,
			MSG_ARGS(cli_command_name(command, cli->in_hungarian)));
		return NULL;
	}
	choose_look(cli);
	if (can_be_again(command))
		write_form(cli);
	return command;
}
