/* The dialogue of a ruling, one question: how it is asked; the deal and the case. */
#include "cli/dialogue/dialogue.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "cli/dialogue/rule_messages.h"
#include "games/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The reason for a revision leaves room for the jury's reasons. */
enum { COLUMN = 6, MARGIN = 12, WHY = GAME_REASON / 2 };

/* ---- a question -------------------------------------------------------------------------------- */

/* Read the next line without blanks around it; false at the end of input, which ends the dialogue. */
static bool read_trimmed(struct cli *cli, const char *prompt, char out[COURT_LINE])
{
	char *line = cli_flush(cli) ? cli_read_line(cli, prompt) : NULL;

	if (!line) {
		buf_str(&cli->note, cli_at_terminal(cli) ? "\n" : "");   /* after the question */
		if (cli->err.status == ERR_NONE)
			cli_fail(cli, ERR_CHECK, &msg_rule_broken_off, MSG_NO_ARGS);
		return false;
	}
	const char *start = line + strspn(line, " \t");
	snprintf(out, COURT_LINE, "%s", start);
	free(line);
	for (size_t n = strlen(out); n > 0 && (out[n - 1] == ' ' || out[n - 1] == '\t'); n--)
		out[n - 1] = '\0';
	return true;
}

enum rule_reply rule_read(struct cli *cli, const char *question, const struct msg *help, char out[COURT_LINE])
{
	const char *newline = strrchr(question, '\n'), *prompt = newline ? newline + 1 : question;

	buf_add(&cli->out, question, (size_t)(prompt - question));
	if (!read_trimmed(cli, prompt, out))
		return RULE_FAILED;
	if (strcmp(out, "<") == 0)
		return RULE_BACK;
	if (strcmp(out, ".") == 0) {   /* confirm: nothing is saved then */
		int sure = -1;
		while (sure < 0) {
			if (!read_trimmed(cli, msg_talk_leave.text[cli->lang], out))
				return RULE_FAILED;
			sure = out[0] ? court_yes_no_typed(out) : 1;
			buf_str(&cli->out, sure < 0 ? msg_talk_yes_no.text[cli->lang] : "");
		}
		return sure ? RULE_LEAVE : RULE_AGAIN;
	}
	if (strcmp(out, "?") != 0)
		return RULE_ANSWER;
	struct buf text = { 0 };
	buf_str(&text, help->text[cli->lang]);
	cli_name_commands(cli, &text);
	buf_hang(&cli->out, "", 2, buf_text(&text), cli->look.columns);
	buf_free(&text);
	buf_str(&cli->out, msg_talk_keys.text[cli->lang]);
	return RULE_AGAIN;
}

void rule_tell(struct cli *cli, const struct err *e)
{
	struct buf text = { 0 };

	err_text(&text, cli->lang, e);
	cli_name_event(cli, &text, 0);
	cli_name_commands(cli, &text);
	buf_wrap(&cli->out, 0, buf_text(&text), cli->look.columns);
	buf_free(&text);
}

/* ---- the deal ---------------------------------------------------------------------------------- */

/* The parts of the place, in the order of enum rule_place. */
static const struct { enum cli_option option; const struct msg *what, *question; } parts[] = {
	{ CLI_ROUND, &msg_word_round, &msg_ask_round },
	{ CLI_TABLE, &msg_word_table, &msg_ask_table },
	{ CLI_DEAL, &msg_word_deal, &msg_ask_deal },
};

/* Return the last part before `at` that is asked for; -1: none. */
static int asked_before(const struct cli *cli, int at)
{
	do
		at--;
	while (at >= 0 && cli->opt[parts[at].option]);
	return at;
}

void rule_forget_place(const struct cli *cli, int place[PLACE_PARTS])
{
	place[asked_before(cli, PLACE_PARTS)] = 0;
}

/* Can what comes after the place go back to it? */
static bool is_place_asked(const struct cli *cli)
{
	return !cli->opt[CLI_RULES] && asked_before(cli, PLACE_PARTS) >= 0;
}

/* Ask for the parts of the place from that one on. */
static enum rule_reply ask_place(struct rule *rule, int at, int place[PLACE_PARTS])
{
	struct cli *cli = rule->cli;
	char answer[COURT_LINE];

	buf_str(&cli->out, rule->has_keys ? "" : msg_talk_keys.text[cli->lang]);
	rule->has_keys = true;
	while (at < PLACE_PARTS) {
		const char *question = parts[at].question->text[cli->lang];
		enum rule_reply reply = cli->opt[parts[at].option] ? RULE_ANSWER
			: rule_read(cli, question, &msg_ask_place_help, answer);
		const int before = asked_before(cli, at);
		if (reply == RULE_LEAVE || reply == RULE_FAILED)
			return reply;
		if (reply == RULE_BACK && before < 0)
			buf_str(&cli->out, msg_talk_first.text[cli->lang]);
		else if (reply == RULE_BACK)
			at = before;
		if (reply != RULE_ANSWER)
			continue;
		if (cli->opt[parts[at].option] || cli_number(cli, answer, parts[at].what, &place[at])) {
			at++;
		} else {   /* not a number, which is reported */
			rule_tell(cli, &cli->err);
			cli->err = (struct err){ 0 };
		}
	}
	return RULE_ANSWER;
}

bool rule_read_place(struct rule *rule, int place[PLACE_PARTS])
{
	struct cli *cli = rule->cli;
	int missing = PLACE_PARTS;

	for (int i = 0; i < PLACE_PARTS; i++) {
		const char *word = cli->opt[parts[i].option];
		if (word && !cli_number(cli, word, parts[i].what, &place[i]))
			return false;
		missing = place[i] || missing < i ? missing : i;
	}
	if (missing < PLACE_PARTS && !cli_at_terminal(cli))
		return cli_fail(cli, ERR_USAGE, &msg_rule_no_place, MSG_NO_ARGS);
	enum rule_reply reply = missing < PLACE_PARTS ? ask_place(rule, missing, place) : RULE_ANSWER;
	rule->is_left = reply == RULE_LEAVE;
	return reply == RULE_ANSWER;
}

/* ---- earlier rulings --------------------------------------------------------------------------- */

/* Write the rulings of the deal, a line each, and a new dispute if possible. */
static void write_previous(struct rule *rule, struct buf *b, const struct book_ruling list[], size_t count,
	bool is_ruled)
{
	struct cli *cli = rule->cli;

	bool is_decided = false;
	for (size_t i = 0; i < count; i++)
		is_decided = is_decided || list[i].said.state != COURT_OPEN;
	buf_msg(b, cli->lang, is_decided ? &msg_talk_previous : &msg_talk_previous_disputes,
		MSG_ARGS(num_of(rule->d.scene.court.no).text));
	for (size_t i = 0; i < count; i++) {
		struct buf sign = { 0 }, words = { 0 };
		buf_str(&words, list[i].said.state == COURT_OPEN ? msg_talk_previous_open.text[cli->lang] : "");
		desk_ruling_note(&words, cli->lang, &list[i]);
		buf_printf(&sign, "  %d = ", list[i].item);
		buf_hang(b, buf_text(&sign), COLUMN, buf_text(&words), cli->look.columns);
		buf_free(&sign);
		buf_free(&words);
	}
	buf_str(b, is_ruled ? "" : msg_talk_previous_new.text[cli->lang]);
	buf_str(b, msg_talk_previous_which.text[cli->lang]);
	buf_str(b, count == 1 ? "[1] > " : "> ");
}

/* Say which answers there are. */
static void say_previous(struct cli *cli, const struct book_ruling list[], size_t count, bool is_ruled)
{
	const char *fresh = cli->lang == LANG_HU ? "új" : "new";
	struct buf words = { 0 };

	for (size_t i = 0; i < count; i++)
		buf_printf(&words, i > 0 ? ", %d" : "%d", list[i].item);
	buf_printf(&words, "%s%s", is_ruled ? "" : ", ", is_ruled ? "" : fresh);
	buf_msg(&cli->out, cli->lang, &msg_talk_one_of, MSG_ARGS(buf_text(&words)));
	buf_free(&words);
}

/* Read which of them, 0: a new dispute; ask again after anything else. */
static enum rule_reply read_previous(struct rule *rule, const struct book_ruling list[], size_t count,
	int *item)
{
	const bool is_ruled = rule->d.seen.id && rule->d.seen.state == BOOK_RULED;
	struct cli *cli = rule->cli;
	char answer[COURT_LINE], folded[8];

	for (;;) {
		struct buf question = { 0 };
		write_previous(rule, &question, list, count, is_ruled);
		enum rule_reply reply = rule_read(cli, buf_text(&question),
			is_ruled ? &msg_talk_previous_ruled_help : &msg_talk_previous_help, answer);
		buf_free(&question);
		if (reply == RULE_LEAVE || reply == RULE_FAILED)
			return reply;
		text_fold(folded, sizeof folded, answer, strlen(answer));
		bool takes_one = count == 1 && !answer[0];
		for (size_t i = 0; reply == RULE_ANSWER && i < count; i++) {
			if (takes_one || strcmp(num_of(list[i].item).text, answer) == 0) {
				*item = list[i].item;
				return RULE_ANSWER;
			}
		}
		if (reply == RULE_ANSWER && !is_ruled && (strcmp(folded, "uj") == 0 || strcmp(folded, "new") == 0))
			return RULE_ANSWER;
		if (reply == RULE_BACK && is_place_asked(cli))
			return reply;
		if (reply == RULE_BACK)
			buf_str(&cli->out, msg_talk_first.text[cli->lang]);
		else if (reply == RULE_ANSWER)
			say_previous(cli, list, count, is_ruled);
	}
}

/* Ask why the decision is changed, for its minutes. */
static enum rule_reply ask_why_revised(struct rule *rule)
{
	struct cli *cli = rule->cli;
	const char *question = msg_talk_revised.text[cli->lang];
	char answer[COURT_LINE];

	for (;;) {
		enum rule_reply reply = rule_read(cli, question, &msg_talk_revised_help, answer);
		bool fits = strlen(answer) < WHY && text_is_plain(answer, strlen(answer));
		if (reply == RULE_ANSWER && answer[0] && fits) {
			memcpy(rule->reason, answer, strlen(answer) + 1);
			return reply;
		}
		if (reply == RULE_ANSWER)
			buf_msg(&cli->out, cli->lang, answer[0] ? &msg_talk_words_long : &msg_talk_no_default,
				MSG_ARGS(num_of(WHY - 1).text));
		else if (reply != RULE_AGAIN)
			return reply;
	}
}

enum rule_reply rule_ask_previous(struct rule *rule)
{
	struct book_ruling *list = NULL;
	struct cli *cli = rule->cli;
	enum rule_reply reply = RULE_BACK;
	size_t count = 0;
	int item = 0;

	if (!book_deal_rulings(cli->book, rule->d.table.id, rule->d.scene.court.no, &list, &count, &cli->err))
		return RULE_FAILED;
	buf_str(&cli->out, count == 0 || rule->has_keys ? "" : msg_talk_keys.text[cli->lang]);
	rule->has_list = count > 0;
	rule->has_keys = rule->has_keys || count > 0;
	for (bool is_left = false; reply == RULE_BACK && !is_left;) {
		item = 0;
		reply = count > 0 ? read_previous(rule, list, count, &item) : RULE_ANSWER;
		is_left = reply == RULE_BACK;
		if (reply == RULE_ANSWER && item > 0 && list[item - 1].said.state != COURT_OPEN)
			reply = ask_why_revised(rule);
	}
	book_free(list);
	if (reply == RULE_ANSWER && item > 0 && !desk_dispute_revise(cli_desk(cli), item, 0, &rule->d))
		return RULE_FAILED;
	return reply;
}

/* ---- the case ---------------------------------------------------------------------------------- */

enum { CHOICES = 4 };

static bool is_free(const struct court_case *row)
{
	return row->standing == COURT_ALLOWED || row->standing == COURT_CONDUCT;
}

/* Is it one of the numbered lines: a case, or one that a paragraph of its own makes the jury's? */
static bool is_choice(const struct court_case *row)
{
	return row->standing == COURT_LISTED || row->standing == COURT_NAMED;
}

/* Is the case possible in the deal, as far as that is known? Else why not; missing facts can be asked. */
static bool can_be(const struct rule *rule, int case_no, struct err *e)
{
	const struct court_case row = court_case_at(rule->d.court, case_no);
	struct court_ruling ruling = { 0 };

	court_start(&ruling.said, row.no);
	if (row.standing == COURT_NAMED)
		snprintf(ruling.said.paragraph, sizeof ruling.said.paragraph, "%s", row.cites[0]);
	return !is_choice(&row) || rule->d.court->judge(&rule->d.scene.court, &ruling, e)
		|| ruling.is_missing;
}

/* Search as the court does, without what a paragraph forbids to people not at this table. */
static size_t find_here(const struct rule *rule, const char *words, struct court_hit hits[COURT_FINDS])
{
	size_t count = court_find(rule->d.court, &rule->d.rules.game, words, hits), kept = 0;
	int case_no;
	bool is_number = rule->d.court->is_number(words, strlen(words), &case_no);

	for (size_t i = 0; i < count; i++) {
		bool is_named = court_case_at(rule->d.court, hits[i].case_no).standing == COURT_NAMED;
		struct err none = { 0 };
		if (is_number || !is_named || can_be(rule, hits[i].case_no, &none))
			hits[kept++] = hits[i];
	}
	return kept;
}

/* Find the best cases, and all of a paragraph; return how many. Includes what is allowed, if that fits
 * better; in a `menu` if it is among the first and fits nearly as well. */
static size_t find_cases(const struct rule *rule, const char *words, bool menu,
	struct court_hit hits[COURT_FINDS])
{
	const struct game_court *court = rule->d.court;
	size_t count = find_here(rule, words, hits), kept = 0, choices = 0;
	const int best = hits[0].score;

	for (size_t i = 0; i < count; i++) {
		const struct court_case row = court_case_at(court, hits[i].case_no);
		int score = hits[i].score;
		bool is_one = is_choice(&row) && choices < CHOICES && 2 * score >= best;
		bool is_told = menu && row.standing == COURT_ALLOWED && i <= CHOICES;
		if (score != best && !is_one && !(is_told && 10 * score >= 7 * best))
			continue;
		choices += is_choice(&row);
		hits[kept++] = hits[i];
	}
	return kept;
}

bool rule_is_no_number(struct rule *rule, const char *words)
{
	int case_no;

	return rule->d.court->is_number(words, strlen(words), &case_no) && case_no < 0
		&& !cli_no_case(rule->cli, rule->d.court, words);
}

bool rule_find_case(struct rule *rule, const char *words, int *case_no)
{
	const struct game_court *court = rule->d.court;
	struct cli *cli = rule->cli;
	struct court_hit hits[COURT_FINDS];
	size_t count = find_cases(rule, words, false, hits);

	if (count == 0)
		return cli_no_case(cli, court, words);
	*case_no = hits[0].case_no;
	const struct court_case row = court_case_at(court, *case_no);
	/* Without a choice, cases that fit a fifth less than the first do not count, and the jury's are one. */
	while (count > 1 && (5 * hits[count - 1].score < 4 * hits[0].score
		|| strcmp(court_case_at(court, hits[count - 1].case_no).no, row.no) == 0))
		count--;
	if (is_free(&row))
		return cli_fail(cli, ERR_REFUSED, &msg_rule_case_free,
			MSG_ARGS(words, row.title[cli->lang], row.cites[0]));
	if (count == 1)
		return true;
	for (size_t i = 0; i < count; i++) {
		const struct court_case hit = court_case_at(court, hits[i].case_no);
		buf_str(&cli->note, "  ");
		buf_column(&cli->note, court_case_label(cli->lang, court, hit.no), COLUMN);
		buf_str(&cli->note, hit.title[cli->lang]);
		buf_char(&cli->note, '\n');
	}
	return cli_fail(cli, ERR_REFUSED, &msg_rule_case_unclear, MSG_ARGS(words));
}

void rule_keep_words(struct rule *rule, const char *words)
{
	const struct game_court *court = rule->d.court;
	struct court_paragraph about[COURT_PARAGRAPHS];
	size_t n = strlen(words);
	int case_no;
	bool is_cite = court->is_number(words, n, &case_no)
		|| (court->paragraphs && court->paragraphs(words, n, about) > 0);

	snprintf(rule->words, sizeof rule->words, "%s", is_cite || n >= sizeof rule->words ? "" : words);
}

bool rule_find_allowed(struct rule *rule, const char *words, const char *paragraph, int *case_no)
{
	struct court_hit hits[COURT_FINDS];
	size_t count = court_find(rule->d.court, &rule->d.rules.game, words, hits);

	for (size_t i = 0; i < count && (paragraph || i == 0); i++) {
		const struct court_case row = court_case_at(rule->d.court, hits[i].case_no);
		if (row.standing != COURT_ALLOWED || (paragraph && strcmp(paragraph, row.cites[0]) != 0))
			continue;
		*case_no = hits[i].case_no;
		return true;
	}
	return false;
}

void rule_take_named(struct rule *rule, int case_no, struct court_dispute *said)
{
	const struct court_case row = court_case_at(rule->d.court, case_no);
	bool is_allowed = row.standing == COURT_ALLOWED, alone = is_allowed;
	enum lang lang = rule->cli->lang;

	said->paragraph[0] = '\0';
	if (row.standing != COURT_NAMED && !is_allowed)
		return;
	snprintf(said->paragraph, sizeof said->paragraph, "%s", row.cites[0]);
	if (!is_allowed)
		court_named_by(rule->d.court, (struct text_slice){ row.cites[0], strlen(row.cites[0]) }, &alone);
	else if (!rule->reason[0])
		court_allowed_say(rule->d.court, case_no, lang, said->reason);
	if (!rule->words[0] && alone)
		snprintf(rule->words, sizeof rule->words, "%s", row.title[lang]);
}

/* The choices: the cases found, and what is allowed; an unlisted one; no infraction. */
struct menu {
	const struct game_court *court;
	const struct game_rules *rules;
	struct court_hit hits[COURT_FINDS];
	size_t count;
	bool by_number;   /* named by its number, or that of a paragraph */
	bool is_exact;    /* the first is the case of the number typed */
	bool is_nothing;  /* the revised ruling dismissed what is no listed case */
	bool lacks_best;  /* the best fit is impossible in this deal */
};

static bool is_line(const struct menu *menu, size_t i)
{
	const struct court_case row = court_case_at(menu->court, menu->hits[i].case_no);

	return is_choice(&row) || (i > 0 && row.standing == COURT_ALLOWED);
}

/* Return how many lines have a number: the cases, the jury, no infraction. */
static int menu_lines(const struct menu *menu)
{
	int lines = 2;

	for (size_t i = 0; i < menu->count; i++)
		lines += is_line(menu, i);
	return lines;
}

/* Return the line that Enter takes, the best; 0: none, if it may be no infraction, is denied or impossible,
 * or another fits nearly as well. */
static int menu_preset(const struct menu *menu)
{
	bool is_first = true;

	if (menu->is_nothing)
		return menu_lines(menu);
	if (menu->lacks_best && menu->count > 0)
		return 0;
	for (size_t i = 0; i < menu->count; i++) {
		const struct court_case row = court_case_at(menu->court, menu->hits[i].case_no);
		bool is_denied = is_first && menu->hits[i].is_denied;
		if (is_denied || row.standing == COURT_ALLOWED)
			return 0;
		is_first = is_first && !is_choice(&row);
	}
	if (menu->count == 0)
		return menu_lines(menu) - 1;
	/* Another line may fit nearly as well. */
	if (!menu->by_number && menu->count > 1 && 10 * menu->hits[1].score > 9 * menu->hits[0].score)
		return 0;
	const struct court_case first = court_case_at(menu->court, menu->hits[0].case_no);
	return is_free(&first) ? 0 : is_choice(&first) ? 1 : menu_lines(menu) - 1;
}

static void write_case_line(struct cli *cli, struct buf *b, size_t number, const char *no, const char *text)
{
	struct buf sign = { 0 };

	buf_str(&sign, "  ");
	if (number)   /* 0: taken already */
		buf_printf(&sign, "%zu = ", number);
	buf_str(&sign, no);
	buf_hang(b, buf_text(&sign), MARGIN, text, cli->look.columns);
	buf_free(&sign);
}

/* Write before the menu what is none of its lines. */
static void write_front(struct cli *cli, struct buf *b, const struct game_court *court,
	const struct court_case *row)
{
	const struct msg *msg = row->standing == COURT_CONDUCT ? &msg_cases_conduct : &msg_cases_free;

	if (row->standing == COURT_UNLISTED) {
		buf_str(b, court->unlisted->text[cli->lang]);
		return;
	}
	buf_msg(b, cli->lang, msg, MSG_ARGS(row->cites[0]));
	buf_hang(b, "", 2, row->follows[cli->lang], cli->look.columns);
}

static void write_hit(struct cli *cli, struct buf *b, const struct game_court *court,
	const struct court_case *row, size_t number)
{
	enum lang lang = cli->lang;
	struct buf line = { 0 }, cite = { 0 };

	if (row->standing == COURT_ALLOWED)
		buf_printf(&line, "%s: ", msg_talk_nothing.text[lang]);
	buf_printf(&line, "%s [", row->title[lang]);
	court_case_cite(&cite, lang, row);
	for (const char *c = buf_text(&cite); *c; c++)   /* "13.§ (3) 8", not to be split between two lines */
		buf_str(&line, *c == ' ' ? "\u00a0" : (char[]){ *c, '\0' });
	buf_free(&cite);
	buf_char(&line, ']');
	write_case_line(cli, b, number, court_case_label(lang, court, row->no), buf_text(&line));
	buf_free(&line);
}

/* Return what a claim without an infraction was about: what allows it, or forbids it if that fits best, or
 * the case named by number; else the jury's, as nobody was accused of what fits the words. */
static int menu_claimed(const struct menu *menu)
{
	const int jurys = menu->court->case_count - 1, first = menu->count ? menu->hits[0].case_no : jurys;
	const enum court_standing standing = court_case_at(menu->court, first).standing;
	bool is_own = standing == COURT_ALLOWED || standing == COURT_NAMED;

	return is_own || (menu->by_number && standing == COURT_LISTED) ? first : jurys;
}

/* Write the question with its choices. */
static void write_menu(struct cli *cli, struct buf *b, const struct menu *menu)
{
	enum lang lang = cli->lang;
	size_t number = 0;

	for (size_t i = 0; i < 2 * menu->count; i++) {
		size_t at = i % menu->count;
		const struct court_case row = court_case_at(menu->court, menu->hits[at].case_no);
		if (i < menu->count && !is_line(menu, at))
			write_front(cli, b, menu->court, &row);
		else if (i >= menu->count && is_line(menu, at))
			write_hit(cli, b, menu->court, &row, ++number);
	}
	const struct court_case jury = court_case_at(menu->court, menu->court->case_count - 1);
	struct buf other = { 0 };
	buf_msg(&other, lang, &msg_talk_other_case, MSG_ARGS(jury.cites[0]));
	write_case_line(cli, b, ++number, "", buf_text(&other));
	buf_free(&other);
	const struct court_case claimed = court_case_at(menu->court, menu_claimed(menu));
	if (claimed.standing == COURT_ALLOWED)
		write_hit(cli, b, menu->court, &claimed, ++number);
	else
		write_case_line(cli, b, ++number, "", msg_talk_nothing.text[lang]);
	buf_str(b, msg_talk_which.text[lang]);
	buf_char(b, '\n');
	if (menu_preset(menu))
		buf_msg(b, lang, &msg_talk_default, MSG_ARGS(num_of(menu_preset(menu)).text));
	buf_str(b, "> ");
}

/* Get the case of a line of the menu, ~ if it is no infraction; false: no such line. */
static bool menu_line(const struct menu *menu, int line, int *case_no)
{
	int number = 0;

	for (size_t i = 0; i < menu->count; i++) {
		if (!is_line(menu, i) || ++number != line)
			continue;
		const struct court_case row = court_case_at(menu->court, menu->hits[i].case_no);
		*case_no = row.standing == COURT_ALLOWED ? ~menu->hits[i].case_no : menu->hits[i].case_no;
		return true;
	}
	*case_no = line == number + 1 ? menu->court->case_count - 1 : ~menu_claimed(menu);
	return line == number + 1 || line == number + 2;
}

/* Of `count` cases found keep those possible in this deal; if none is, report why the best is not. */
static void drop_impossible(struct rule *rule, struct menu *menu, size_t count)
{
	struct err best = { 0 };

	for (size_t i = 0; i < count; i++) {
		struct err e = { 0 };
		if (can_be(rule, menu->hits[i].case_no, &e)) {
			menu->hits[menu->count++] = menu->hits[i];
		} else if (i == 0) {
			menu->lacks_best = true;
			best = e;
		}
	}
	if (menu->lacks_best && menu->count == 0)
		rule_tell(rule->cli, &best);
}

/* Search for new words, or a number of a case, into the menu. If
 * nothing is found, report it and keep the menu. */
static bool look_for(struct rule *rule, const char *words, struct menu *menu, bool *by_number)
{
	struct cli *cli = rule->cli;
	struct menu found = { .court = menu->court, .rules = menu->rules };
	int case_no;
	bool is_number = found.court->is_number(words, strlen(words), &case_no);

	size_t count = find_cases(rule, words, true, found.hits);
	if (is_number)
		found.count = count;
	else
		drop_impossible(rule, &found, count);
	found.by_number = is_number;
	found.is_exact = count == 1 && found.court->find(words, strlen(words)) >= 0;
	rule_keep_words(rule, words);
	if (count > 0 || !is_number)
		snprintf(rule->looked, sizeof rule->looked, "%s", words);
	if (count > 0) {
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

/* Is it the text of the last line, "nem vétség", instead of its number? */
static bool is_nothing(const char *answer)
{
	char said[64], words[64];
	bool is_said = false;

	text_fold(said, sizeof said, answer, strlen(answer));
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		const char *nothing = msg_talk_nothing.text[lang];
		text_fold(words, sizeof words, nothing, strlen(nothing));
		is_said = is_said || strcmp(said, words) == 0;
	}
	return is_said;
}

/* Choose from the menu, or search again: RULE_BACK returns to the words. */
static enum rule_reply choose(struct rule *rule, struct menu *menu, int *case_no, bool *by_number)
{
	struct cli *cli = rule->cli;
	char answer[COURT_LINE];

	for (;;) {
		struct buf question = { 0 };
		if (menu->is_exact) {
			const struct court_case row = court_case_at(menu->court, menu->hits[0].case_no);
			*case_no = menu->hits[0].case_no;
			write_hit(cli, &cli->out, menu->court, &row, 0);
			return RULE_ANSWER;
		}
		write_menu(cli, &question, menu);
		enum rule_reply reply = rule_read(cli, buf_text(&question), &msg_talk_which_help, answer);
		buf_free(&question);
		if (reply == RULE_AGAIN)
			continue;
		if (reply != RULE_ANSWER)
			return reply;
		bool is_last = is_nothing(answer), is_figure = is_last || !answer[strspn(answer, "0123456789")];
		int line = is_last ? menu_lines(menu) : answer[0] ? atoi(answer) : menu_preset(menu);
		if (is_figure && menu_line(menu, line, case_no))
			return RULE_ANSWER;
		if (!answer[0])
			buf_str(&cli->out, msg_talk_no_default.text[cli->lang]);
		else if (is_figure && menu->court->find(answer, strlen(answer)) < 0)
			buf_msg(&cli->out, cli->lang, &msg_talk_number, MSG_ARGS(num_of(menu_lines(menu)).text));
		else if (!look_for(rule, answer, menu, by_number))
			return RULE_BACK;
	}
}

/* Ask what happened; Enter gives the earlier words. */
static enum rule_reply read_words(struct rule *rule, char answer[COURT_LINE])
{
	struct cli *cli = rule->cli;
	struct buf question = { 0 };

	buf_str(&question, msg_talk_case.text[cli->lang]);
	const char *own = rule->own ? court_case_at(rule->d.court, rule->own - 1).title[cli->lang] : "";
	if (rule->looked[0] || own[0])
		buf_msg(&question, cli->lang, &msg_talk_default, MSG_ARGS(rule->looked[0] ? rule->looked : own));
	buf_str(&question, "> ");
	enum rule_reply reply = rule_read(cli, buf_text(&question), &msg_talk_case_help, answer);
	if (reply == RULE_ANSWER && !answer[0])
		snprintf(answer, COURT_LINE, "%s", rule->looked);
	buf_free(&question);
	return reply;
}

/* Take the case of the revised ruling, unless another was given; false: none. */
static bool take_own(struct rule *rule, struct menu *menu, bool *by_number)
{
	if (!rule->own || rule->looked[0])
		return false;
	const enum court_standing standing = court_case_at(menu->court, rule->own - 1).standing;
	bool is_dismissed = rule->d.previous.said.state == COURT_DISMISSED;
	*menu = (struct menu){ .court = menu->court, .rules = menu->rules, .count = 1,
		.hits = { { .case_no = rule->own - 1 } }, .by_number = true,
		.is_nothing = standing == COURT_ALLOWED || (is_dismissed && standing != COURT_LISTED) };
	return *by_number = true;
}

enum rule_reply rule_ask_case(struct rule *rule, const char *words, int *case_no, bool *by_number)
{
	struct cli *cli = rule->cli;
	struct menu menu = { .court = rule->d.court, .rules = &rule->d.rules.game };
	char answer[COURT_LINE];

	/* A single case needs no choice. */
	if (menu.court->case_count == 1) {
		*case_no = 0;
		*by_number = true;
		return RULE_ANSWER;
	}
	bool found = words[0] ? look_for(rule, words, &menu, by_number) : take_own(rule, &menu, by_number);

	for (;;) {
		enum rule_reply reply = found ? choose(rule, &menu, case_no, by_number) : RULE_BACK;
		if (reply != RULE_BACK)
			return reply;
		reply = read_words(rule, answer);
		bool goes_back = reply == RULE_BACK && rule->has_book && (rule->has_list || is_place_asked(cli));
		if (reply == RULE_LEAVE || reply == RULE_FAILED || goes_back)
			return reply;
		if (reply == RULE_BACK)
			buf_str(&cli->out, msg_talk_first.text[cli->lang]);
		found = reply == RULE_ANSWER
			&& (answer[0] ? look_for(rule, answer, &menu, by_number) : take_own(rule, &menu, by_number));
	}
}
