/* The dialogue of a ruling, one question: how it is asked, which deal and which case it is about. */
#include "cli/rule.h"
#include "cli/messages.h"
#include "cli/rule_messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- a question ------------------------------------------------------------------------------- */

/* The next line without blanks around it; false at the end of input, which ends the dialogue. */
static bool read_trimmed(struct cli *cli, const char *prompt, char out[RULE_LINE])
{
	char *line = cli_flush(cli) ? cli_read_line(cli, prompt) : NULL;

	if (!line) {
		if (cli->err.status == ERR_NONE)
			cli_fail(cli, ERR_CHECK, &msg_rule_broken_off, MSG_NO_ARGS);
		return false;
	}
	const char *start = line + strspn(line, " \t");
	snprintf(out, RULE_LINE, "%s", start);
	free(line);
	for (size_t n = strlen(out); n > 0 && (out[n - 1] == ' ' || out[n - 1] == '\t'); n--)
		out[n - 1] = '\0';
	return true;
}

int rule_yes_no(const char *answer)
{
	static const char *const words[2][5] = { { "n", "nem", "no", "0" }, { "i", "igen", "y", "yes", "1" } };
	char folded[16];

	text_fold(folded, sizeof folded, answer, strlen(answer));
	for (int yes = 0; yes < 2; yes++) {
		for (int i = 0; i < 5 && words[yes][i]; i++) {
			if (strcmp(folded, words[yes][i]) == 0)
				return yes;
		}
	}
	return -1;
}

/* Is it meant? Nothing is saved then. */
static enum rule_reply leave(struct cli *cli)
{
	char answer[RULE_LINE];

	if (!read_trimmed(cli, msg_talk_leave.text[cli->lang], answer))
		return RULE_FAILED;
	return answer[0] == '\0' || rule_yes_no(answer) == 1 ? RULE_LEAVE : RULE_AGAIN;
}

enum rule_reply rule_read(struct cli *cli, const char *question, const struct msg *help, char out[RULE_LINE])
{
	const char *newline = strrchr(question, '\n'), *prompt = newline ? newline + 1 : question;

	buf_add(&cli->out, question, (size_t)(prompt - question));
	if (!read_trimmed(cli, prompt, out))
		return RULE_FAILED;
	if (strcmp(out, "<") == 0)
		return RULE_BACK;
	if (strcmp(out, ".") == 0)
		return leave(cli);
	if (strcmp(out, "?") != 0)
		return RULE_ANSWER;
	buf_hang(&cli->out, "", 2, help->text[cli->lang], cli->look.columns);
	buf_str(&cli->out, msg_talk_keys.text[cli->lang]);
	return RULE_AGAIN;
}

/* ---- where ------------------------------------------------------------------------------------- */

bool rule_ask_place(struct cli *cli, int place[3])
{
	static const struct msg *const questions[3] = { &msg_ask_round, &msg_ask_table, &msg_ask_deal };
	static const struct msg *const words[3] = { &msg_word_round, &msg_word_table, &msg_word_deal };
	char answer[RULE_LINE];

	for (int i = 0; i < 3; i++) {
		while (!place[i]) {
			if (!read_trimmed(cli, questions[i]->text[cli->lang], answer))
				return false;
			if (cli_number(cli, answer, words[i], &place[i]))
				continue;
			err_text(&cli->out, cli->lang, &cli->err);
			buf_char(&cli->out, '\n');
			cli->err = (struct err){ 0 };
		}
	}
	return true;
}

/* ---- which case -------------------------------------------------------------------------------- */

enum { CHOICES = 4, COLUMN = 6, MARGIN = 12 };

/* The listed cases that fit best, and what is allowed if that fits before them; how many. */
static size_t find_cases(const char *words, struct ulti_case_hit hits[ULTI_FINDS])
{
	size_t count = ulti_case_search(words, strlen(words), hits), kept = 0;

	for (size_t i = 0; i < count; i++) {
		bool is_choice = hits[i].case_no < ULTI_CASE_JURY || i == 0;
		if (is_choice && kept < CHOICES && 2 * hits[i].score >= hits[0].score)
			hits[kept++] = hits[i];
	}
	return kept;
}

bool rule_find_case(struct cli *cli, const char *words, int *case_no)
{
	struct ulti_case_hit hits[ULTI_FINDS];
	size_t count = find_cases(words, hits);

	if (count == 0)
		return cli_fail(cli, ERR_NOT_FOUND, ulti_case_is_number(words, strlen(words), case_no)
			? &msg_cases_no_number : &msg_cases_unknown, MSG_ARGS(words));
	*case_no = hits[0].case_no;
	if (*case_no >= ULTI_CASES)
		return cli_fail(cli, ERR_REFUSED, &msg_rule_case_free, MSG_ARGS(words,
			ulti_case_title(cli->lang, *case_no), ulti_case_free_cite(*case_no)));
	if (count == 1)
		return true;
	for (size_t i = 0; i < count; i++) {
		buf_str(&cli->out, "  ");
		buf_column(&cli->out, ulti_case_at(hits[i].case_no)->no, COLUMN);
		buf_str(&cli->out, ulti_case_title(cli->lang, hits[i].case_no));
		buf_char(&cli->out, '\n');
	}
	return cli_fail(cli, ERR_REFUSED, &msg_rule_case_unclear, MSG_ARGS(words));
}

/* What one may choose from: the cases found, then what is not listed, then no infraction. */
struct menu {
	struct ulti_case_hit hits[ULTI_FINDS];
	size_t count;
};

static void write_line(struct cli *cli, struct buf *b, size_t number, const char *no, const char *text)
{
	struct buf sign = { 0 };

	buf_printf(&sign, "  %zu = %s", number, no);
	buf_hang(b, buf_text(&sign), MARGIN, text, cli->look.columns);
	buf_free(&sign);
}

/* "13.§ (3) 8": the paragraph of all outcomes of a case. */
static void write_cite(struct buf *b, int case_no)
{
	const char *cite = ulti_case_at(case_no)->outcomes[0].cite;
	size_t n = strlen(cite);
	bool lettered = case_no < ULTI_CASE_FALSE_CLAIM && n > 2 && cite[n - 2] == ' ' && cite[n - 1] >= 'a';

	/* It is not broken between two lines. */
	for (const char *c = cite; c < cite + (lettered ? n - 2 : n); c++)
		buf_str(b, *c == ' ' ? "\u00a0" : (char[]){ *c, '\0' });
}

/* The question with its choices; one that is allowed is told in front. */
static void write_menu(struct cli *cli, struct buf *b, const struct menu *menu)
{
	enum lang lang = cli->lang;
	struct buf line = { 0 };
	size_t number = 0;

	for (size_t i = 0; i < menu->count; i++) {
		int case_no = menu->hits[i].case_no;
		if (case_no == ULTI_CASE_JURY) {
			buf_str(b, msg_cases_unlisted.text[lang]);
			continue;
		}
		if (case_no >= ULTI_CASES) {
			buf_msg(b, lang, &msg_cases_free, MSG_ARGS(ulti_case_free_cite(case_no)));
			buf_hang(b, "", 2, ulti_case_follows(lang, case_no), cli->look.columns);
			continue;
		}
		buf_printf(&line, "%s [", ulti_case_title(lang, case_no));
		write_cite(&line, case_no);
		buf_char(&line, ']');
		write_line(cli, b, ++number, ulti_case_at(case_no)->no, buf_text(&line));
		buf_clear(&line);
	}
	buf_free(&line);
	write_line(cli, b, ++number, "", msg_talk_other_case.text[lang]);
	write_line(cli, b, ++number, "", msg_talk_nothing.text[lang]);
	buf_str(b, msg_talk_which.text[lang]);
	buf_char(b, '\n');
	int first = menu->count ? menu->hits[0].case_no : ULTI_CASE_JURY;
	size_t preset = first < ULTI_CASE_JURY ? 1 : first == ULTI_CASE_JURY ? number - 1 : number;
	buf_msg(b, lang, &msg_talk_default, MSG_ARGS(num_of((int64_t)preset).text));
	buf_str(b, "> ");
}

/* The case of a line of the menu: -1 no infraction, -2 there is no such line. */
static int menu_line(const struct menu *menu, int line)
{
	int number = 0;

	for (size_t i = 0; i < menu->count; i++) {
		if (menu->hits[i].case_no < ULTI_CASE_JURY && ++number == line)
			return menu->hits[i].case_no;
	}
	return line == number + 1 ? ULTI_CASE_JURY : line == number + 2 ? -1 : -2;
}

static int menu_lines(const struct menu *menu)
{
	int lines = 2;

	for (size_t i = 0; i < menu->count; i++)
		lines += menu->hits[i].case_no < ULTI_CASE_JURY;
	return lines;
}

/* What Enter takes: what fits best. */
static int menu_preset(const struct menu *menu)
{
	int first = menu->count ? menu->hits[0].case_no : ULTI_CASE_JURY;

	return first < ULTI_CASES ? first : -1;
}

static bool is_figures(const char *s)
{
	return s[0] && !s[strspn(s, "0123456789")];
}

/* New words, or a number of a case: into the menu. Nothing found: said, the menu stays as it was. */
static bool look_for(struct cli *cli, const char *words, struct menu *menu, bool *by_number)
{
	struct menu found = { .count = 0 };
	int case_no;
	bool is_number = ulti_case_is_number(words, strlen(words), &case_no);

	found.count = find_cases(words, found.hits);
	if (found.count > 0) {
		*menu = found;
		*by_number = is_number;
		return true;
	}
	if (is_number)
		buf_msg(&cli->out, cli->lang, &msg_talk_case_no_number, MSG_ARGS(words));
	else
		buf_str(&cli->out, msg_talk_case_none.text[cli->lang]);
	return !is_number;
}

/* Choose from the menu, or say it in other words: RULE_BACK back to the words. */
static enum rule_reply choose(struct rule *rule, struct menu *menu, int *case_no, bool *by_number)
{
	struct cli *cli = rule->cli;
	char answer[RULE_LINE];

	for (;;) {
		struct buf question = { 0 };
		write_menu(cli, &question, menu);
		enum rule_reply reply = rule_read(cli, buf_text(&question), &msg_talk_which_help, answer);
		buf_free(&question);
		if (reply == RULE_AGAIN)
			continue;
		if (reply != RULE_ANSWER)
			return reply;
		*case_no = answer[0] ? (is_figures(answer) ? menu_line(menu, atoi(answer)) : -2) : menu_preset(menu);
		if (*case_no != -2)
			return RULE_ANSWER;
		if (is_figures(answer))
			buf_msg(&cli->out, cli->lang, &msg_talk_number, MSG_ARGS(num_of(menu_lines(menu)).text));
		else if (!look_for(cli, answer, menu, by_number))
			return RULE_BACK;
	}
}

enum rule_reply rule_ask_case(struct rule *rule, const char *words, int *case_no, bool *by_number)
{
	struct cli *cli = rule->cli;
	struct menu menu = { .count = 0 };
	char answer[RULE_LINE];
	bool found = words[0] && look_for(cli, words, &menu, by_number);

	for (;;) {
		enum rule_reply reply = found ? choose(rule, &menu, case_no, by_number) : RULE_BACK;
		if (reply != RULE_BACK)
			return reply;
		found = false;
		reply = rule_read(cli, msg_talk_case.text[cli->lang], &msg_talk_case_help, answer);
		if (reply == RULE_LEAVE || reply == RULE_FAILED)
			return reply;
		if (reply == RULE_BACK)
			buf_str(&cli->out, msg_talk_first.text[cli->lang]);
		found = reply == RULE_ANSWER && answer[0] && look_for(cli, answer, &menu, by_number);
	}
}
