/* The dialogue of a ruling as a whole. The court decides which question comes next by what is known; so every
 * answer can be taken back by restoring what was known before it. */
#include "cli/shell/messages.h"
#include "cli/shell/cli.h"
#include "cli/dialogue/dialogue.h"
#include "cli/dialogue/rule_messages.h"
#include "games/messages.h"

#include <stdio.h>
#include <string.h>

enum { DEPTH = 64, QUESTION_CASE = -2, QUESTION_SAVE = -1 };

struct talk {
	struct rule *rule;
	struct court_talk court;
	bool has_case;
	struct {
		struct court_known known;
		bool has_case;
	} before[DEPTH];
	int depth;
	struct { char question[COURT_LINE], answer[COURT_LINE]; } given[DEPTH];   /* what was typed */
	int given_count;
	bool has_former;
	struct court_dispute former;   /* the decision being revised */
	bool is_turned;        /* at the last question, which comes again after the remaining ones */
	char jurors[COURT_JUDGE];
	enum rule_end end;
};

/* Judge the ruling as far as it is known, with facts of the recorded
 * deal; false: something is missing, or wrong. */
static bool judge_known(const struct talk *t, struct court_ruling *out, struct err *e)
{
	out->said = t->court.now.said;
	return t->rule->d.court->judge(&t->rule->d.scene.court, out, e);
}

/* Find the jurors of the revised decision, or else of the event's last ruling: they usually stay the same. */
static void find_jurors(struct talk *t)
{
	struct rule *rule = t->rule;
	struct book_ruling *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	int64_t last = 0;

	memcpy(t->jurors, rule->d.settled.said.judge, sizeof t->jurors);
	if (!t->jurors[0] && rule->has_book)
		book_event_rulings(rule->cli->book, rule->d.event.id, &list, &count, &none);
	for (size_t i = 0; i < count; i++) {
		if (list[i].said.judge[0] && list[i].id > last) {
			last = list[i].id;
			snprintf(t->jurors, sizeof t->jurors, "%.*s", COURT_JUDGE - 1, list[i].said.judge);
		}
	}
	book_free(list);
}

/* ---- saving ------------------------------------------------------------------------------------ */

/* Does it come to the same: who pays, how much, by which paragraph? It does if that cannot be said yet. */
static bool is_same_ruling(const struct rule *rule, const struct book_ruling *before,
	const struct court_dispute *was, const struct court_dispute *now)
{
	const struct desk_dispute *d = &rule->d;
	struct court_ruling ruling = { .said = *now };
	struct err none = { 0 };

	if (!d->court->judge(&d->scene.court, &ruling, &none))
		return true;
	size_t cite = strcspn(before->cites, ";");
	return strcmp(before->kind, ruling.kind->code) == 0 && before->pays == ruling.pays
		&& memcmp(before->points, ruling.points, sizeof ruling.points) == 0
		&& d->court->offender(was) == d->court->offender(&ruling.said)
		&& cite == strcspn(ruling.cites, ";") && memcmp(before->cites, ruling.cites, cite) == 0;
}

/* Is the decision different from the last one, open revisions apart? An open one is none yet. */
static bool is_decided_anew(const struct rule *rule, const struct court_dispute *now)
{
	const struct book_ruling *before = now->state == COURT_OPEN ? &rule->d.previous : &rule->d.settled;
	struct court_dispute was;

	if (!desk_ruling_read(before, &was))
		return false;
	if (was.state != now->state && (was.state == COURT_DISMISSED || now->state == COURT_DISMISSED))
		return true;
	if (was.state != COURT_DECIDED || now->state != COURT_DECIDED)
		return false;
	return strcmp(was.case_no, now->case_no) != 0 || was.offender != now->offender
		|| !is_same_ruling(rule, before, &was, now);
}

/* Cut off the reason for the ruling's own revision. */
static void cut_why(char *reason)
{
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		char *why = strstr(reason, msg_talk_why.text[lang] + 1);
		if (why)
			why[why - reason > 2 ? -3 : -1] = '\0';
	}
}

/* Is the former reason only a note on the open dispute, and not that of the decision before it? */
static bool is_note(const struct rule *rule)
{
	struct court_dispute open = rule->d.previous.said, settled = rule->d.settled.said;

	if (settled.state == COURT_OPEN || strcmp(open.reason, settled.reason) == 0)
		return settled.state == COURT_OPEN;
	cut_why(open.reason);
	cut_why(settled.reason);
	return !open.reason[0] || strcmp(open.reason, settled.reason) != 0;
}

void rule_drop_reason(const struct rule *rule, struct court_dispute *said)
{
	const char *was = rule->d.previous.said.reason;
	bool is_left = said->state != COURT_OPEN && is_note(rule);

	if (!rule->d.has_previous || !said->reason[0] || strcmp(said->reason, was) != 0
		|| (!is_left && !is_decided_anew(rule, said)))
		return;
	said->reason[0] = '\0';
	cli_say(rule->cli, is_left ? &msg_rule_note_left : &msg_rule_reason_left, MSG_ARGS(was));
}

void rule_drop_allowed(const struct rule *rule, struct court_dispute *said)
{
	if (said->state == COURT_DISMISSED || !court_allows(rule->d.court, said->paragraph))
		return;
	if (strncmp(said->reason, said->paragraph, strlen(said->paragraph)) == 0)
		said->reason[0] = '\0';
	said->paragraph[0] = '\0';
}

void rule_drop_points(const struct rule *rule, struct court_dispute *said)
{
	struct buf points = { 0 };

	if (said->state != COURT_DISMISSED || said->point_count == 0)
		return;
	rule_points_write(&points, said);
	cli_say(rule->cli, &msg_rule_points_left, MSG_ARGS(buf_text(&points)));
	buf_free(&points);
	said->point_count = 0;
}

void rule_drop_judge(struct rule *rule)
{
	struct court_dispute *said = &rule->d.ruling.said;
	bool is_first = rule->d.previous.said.state == COURT_OPEN;

	if (said->state == COURT_OPEN || (!is_first && (!said->judge[0] || !is_decided_anew(rule, said))))
		return;
	said->judge[0] = '\0';
	rule->asks_judge = true;
	if (!is_first && !cli_at_terminal(rule->cli))
		cli_say(rule->cli, &msg_rule_judge_left, MSG_ARGS(rule->d.previous.said.judge));
}

/* Take the reason for a revision as the reason for a late dismissal, instead of asking again. */
static void take_why(const struct talk *t, struct court_dispute *said)
{
	if (said->state == COURT_DISMISSED && !said->reason[0])
		memcpy(said->reason, t->rule->reason, sizeof said->reason);
}

static bool put_save(struct talk *t, const char *answer)
{
	struct court_dispute *said = &t->court.now.said;
	struct cli *cli = t->rule->cli;
	char folded[32];
	int yes = court_yes_no_typed(answer);

	if (!answer[0])
		return court_again(&t->court, &cli->out, &msg_talk_no_default, "");
	text_fold(folded, sizeof folded, answer, strlen(answer));
	bool open = court_open_typed(answer);
	bool dismissed = strncmp(folded, "elutasitom", strlen(folded)) == 0
		|| strncmp(folded, "dismiss", strlen(folded)) == 0;
	if (yes < 0 && !open && !dismissed)
		return court_again(&t->court, &cli->out, &msg_talk_save_again, "");
	t->end = yes == 0 ? RULE_DROPS : RULE_SAVES;
	/* A dismissed claim has fewer facts than an open one. */
	t->is_turned = dismissed ? said->state != COURT_DISMISSED : open && said->state == COURT_DISMISSED;
	if (open) {
		said->state = COURT_OPEN;
		said->judge[0] = '\0';
		rule_drop_allowed(t->rule, said);
	}
	if (dismissed)
		said->state = COURT_DISMISSED;
	rule_drop_points(t->rule, said);
	rule_drop_reason(t->rule, said);
	take_why(t, said);
	return true;
}

static void put_act(struct court_dispute *said, struct buf *act)
{
	size_t n = text_cut(buf_text(act), act->len, sizeof said->act - 1);

	memcpy(said->act, buf_text(act), n);
	said->act[n] = '\0';
}

/* Is the act the same in both: by whom, when, with what facts? */
static bool is_same_act(const struct court_dispute *a, const struct court_dispute *b)
{
	bool same = strcmp(a->case_no, b->case_no) == 0 && a->fact_count == b->fact_count;

	for (int i = 0; i < a->fact_count && same; i++)
		same = strcmp(court_fact(b, a->facts[i].key), a->facts[i].value) == 0;
	same = same && a->offender == b->offender && a->trick == b->trick;
	return same && a->dealer == b->dealer && a->minor == b->minor;
}

void rule_renew_act(struct rule *rule)
{
	struct court_dispute *said = &rule->d.ruling.said, was;
	const struct game_court *court = rule->d.court;
	struct court_talk talk = { .scene = &rule->d.scene.court, .names = rule->names,
		.lang = LANG_COUNT, .now = { .said = *said } };
	struct buf act = { 0 };

	if (strcmp(said->act, rule->d.previous.said.act) != 0)
		return;
	desk_ruling_read(&rule->d.previous, &was);
	/* For an unfounded claim the decision describes the act, for another case the claim. */
	bool claims = court_case_at(court, court_case_of(court, said->case_no)).claims;
	bool is_new_claim = claims && strcmp(was.case_no, said->case_no) != 0;
	bool is_same = is_same_act(&was, said) && (!claims || was.state == said->state);
	if (is_same || (!said->act[0] && !is_new_claim))
		return;
	talk.lang = is_new_claim ? rule->cli->lang : LANG_COUNT;
	bool is_made = court->act_again && court->act_again(&act, &talk, &was);
	if (!is_made || act.len == 0)
		cli_say(rule->cli, is_made ? &msg_rule_act_left : &msg_rule_act_typed, MSG_ARGS(was.act));
	else if (strcmp(buf_text(&act), was.act) != 0)
		cli_say(rule->cli, &msg_rule_act_again, MSG_ARGS(buf_text(&act)));
	if (is_made)
		put_act(said, &act);
	buf_free(&act);
}

void rule_frame_act(struct rule *rule)
{
	struct court_dispute *said = &rule->d.ruling.said;
	const struct court_talk talk = { .scene = &rule->d.scene.court, .names = rule->names,
		.lang = rule->cli->lang, .now = { .said = *said } };
	struct buf act = { 0 };

	if (rule->d.court->act_frame)
		rule->d.court->act_frame(&act, &talk);
	if (act.len > 0 && act.len < sizeof said->act)
		put_act(said, &act);
	buf_free(&act);
}

/* Show how to change a complete ruling, about which nothing is asked, by an example of its own. */
static void write_pairs_hint(struct rule *rule)
{
	const struct court_dispute *said = &rule->d.ruling.said;
	struct cli *cli = rule->cli;
	struct buf line = { 0 };

	buf_printf(&line, "renonsz %s", cli_command_name(cli->command, cli->lang == LANG_HU));
	buf_printf(&line, " -r %d -t %d -d %d --revise %d", rule->d.table.round, rule->d.table.no,
		rule->d.scene.court.no, rule->d.previous.item);
	if (said->offender != GAME_NO_SEAT)
		buf_printf(&line, " by=%s", text_seat_code(said->offender));
	if (said->trick)
		buf_printf(&line, " trick=%d", said->trick);
	buf_str(&line, " act=\"…\"");
	buf_wrap(&cli->out, 0, msg_rule_pairs_hint.text[cli->lang], cli->look.columns);
	buf_printf(&cli->out, "  %s\n", buf_text(&line));
	buf_free(&line);
}

/* Append the reason for the revision to the jury's reasons; false: no room for both. */
static bool add_why(const struct rule *rule, char reason[GAME_REASON])
{
	const char *why = msg_talk_why.text[rule->cli->lang];
	struct buf both = { 0 };

	if (!rule->reason[0])
		return true;
	buf_printf(&both, reason[0] ? "%s (%s%s)" : "%s%s%s", reason, why, rule->reason);
	if (!reason[0])
		court_capitalise(&both, 0);
	bool fits = both.len < GAME_REASON;
	if (fits)
		memcpy(reason, buf_text(&both), both.len + 1);
	buf_free(&both);
	return fits;
}

/* Reasons not asked for are kept only with the same decision. */
static void take_reasons(const struct talk *t, struct court_dispute *said)
{
	if (strcmp(said->reason, t->rule->reason) == 0)
		said->reason[0] = '\0';
	if (!said->reason[0] && t->has_former && !is_decided_anew(t->rule, said))
		memcpy(said->reason, t->former.reason, sizeof said->reason);
	if (!add_why(t->rule, said->reason)) {
		said->reason[0] = '\0';
		add_why(t->rule, said->reason);
	}
}

/* Before the last question, judge what is known and show the consequences. */
static bool show_ruling(struct talk *t)
{
	struct rule *rule = t->rule;
	struct court_dispute *said = &rule->d.ruling.said;
	struct cli *cli = rule->cli;
	struct buf act = { 0 };

	if (!judge_known(t, &rule->d.ruling, &cli->err))
		return false;
	if (t->court.is_full && !said->act[0]) {
		rule->d.court->act_say(&act, &t->court);
		put_act(said, &act);
		buf_free(&act);
	}
	take_reasons(t, said);
	buf_char(&cli->out, '\n');
	if (!rule_show(rule, &cli->out)
		|| (rule->has_book && !rule_record(rule, &cli->out, true)))
		return false;
	if (rule->hints_pairs)
		write_pairs_hint(rule);
	return true;
}

/* ---- one question ------------------------------------------------------------------------------ */

/* Would the answer make a possible dispute, so far? Report it if not. */
static bool is_possible(struct talk *t)
{
	struct court_ruling ruling;
	struct err e = { 0 };

	if (judge_known(t, &ruling, &e) || ruling.is_missing)
		return true;
	rule_tell(t->rule->cli, &e);
	return false;
}

/* Return the answer typed at that question before it was taken back; NULL: none. */
static const char *recall(const struct talk *t, const char *question)
{
	for (int i = 0; i < t->given_count; i++) {
		if (strcmp(t->given[i].question, question) == 0)
			return t->given[i].answer;
	}
	return NULL;
}

static void remember(struct talk *t, const char *question, const char *answer)
{
	char *old = (char *)recall(t, question);

	if (!answer[0] || !question[0] || strlen(question) >= COURT_LINE)
		return;
	if (!old && t->given_count < DEPTH) {
		snprintf(t->given[t->given_count].question, COURT_LINE, "%s", question);
		old = t->given[t->given_count++].answer;
	}
	if (old)
		snprintf(old, COURT_LINE, "%s", answer);
}

/* Or else find what the revised decision has, if it is about the
 * same, or its claim is dismissed. "": nothing. */
static void find_former(const struct talk *t, int question, const char *words, char out[COURT_LINE])
{
	const struct court_dispute *now = &t->court.now.said;
	const char *typed = recall(t, words);
	const struct game_court *court = t->rule->d.court;
	struct buf former = { 0 };

	bool is_known = strcmp(now->case_no, t->former.case_no) == 0 || now->state == COURT_DISMISSED;
	bool is_same = t->has_former && question != QUESTION_SAVE && is_known;
	if (!typed && is_same && court->former)
		court->former(&t->court, question, &t->former, &former);
	snprintf(out, COURT_LINE, "%s", typed ? typed : buf_text(&former));
	buf_free(&former);
}

/* Clear an optional answer by a dash; nothing is remembered of it. */
static bool is_emptied(struct talk *t, const char *question, const char *preset, const char *before,
	const char *answer)
{
	const char *old = recall(t, question);

	if (!before[0] || strcmp(answer, "-") != 0 || strcmp(preset, msg_talk_skip.text[t->court.lang]) != 0)
		return false;
	for (int i = 0; i < t->given_count; i++) {
		if (old && t->given[i].answer == old)
			t->given[i].question[0] = '\0';
	}
	return true;
}

/* Write the question, and what Enter gives: the former answer, or a proposal. */
static void write_question(struct talk *t, int question, struct buf *b, struct buf *bare,
	char preset[COURT_JUDGE], char before[COURT_LINE])
{
	enum lang lang = t->court.lang;

	if (question == QUESTION_SAVE) {
		buf_str(b, msg_talk_save.text[lang]);
		return;
	}
	t->rule->d.court->ask(&t->court, question, bare, preset);
	find_former(t, question, buf_text(bare), before);
	/* Possible answers follow, a line each. */
	size_t n = strcspn(buf_text(bare), "\n");
	struct buf first = { 0 };
	buf_add(&first, buf_text(bare), n);
	buf_wrap(b, 0, buf_text(&first), t->rule->cli->look.columns);
	buf_free(&first);
	if (buf_text(bare)[n])
		buf_printf(b, "%s\n", buf_text(bare) + n + 1);
	bool can_empty = before[0] && strcmp(preset, msg_talk_skip.text[lang]) == 0;
	if (before[0] || preset[0])
		buf_msg(b, lang, can_empty ? &msg_talk_default_empty : &msg_talk_default,
			MSG_ARGS(before[0] ? before : preset));
	buf_str(b, "> ");
}

static bool take_answer(struct talk *t, int question, const char *answer)
{
	if (question == QUESTION_SAVE)
		return put_save(t, answer);
	if (!t->rule->d.court->answer(&t->court, question, answer, &t->rule->cli->out))
		return false;
	const char *why = msg_talk_why.text[t->court.lang];
	size_t room = GAME_REASON - sizeof " ()" - strlen(why) - strlen(t->rule->reason);
	char both[GAME_REASON];
	memcpy(both, t->court.now.said.reason, sizeof both);
	return add_why(t->rule, both)
		|| court_again(&t->court, &t->rule->cli->out, &msg_talk_words_long, num_of((int64_t)room).text);
}

/* Ask one question until it is answered: RULE_ANSWER with more known, or how it was left. */
static enum rule_reply ask_question(struct talk *t, int question)
{
	const struct msg *help = question == QUESTION_SAVE ? &msg_talk_save_help
		: t->rule->d.court->help(&t->court, question);
	struct court_known before = t->court.now;
	char answer[COURT_LINE];

	for (;;) {
		struct buf words = { 0 }, bare = { 0 };
		char preset[COURT_JUDGE] = "", offered[COURT_LINE] = "";
		write_question(t, question, &words, &bare, preset, offered);
		enum rule_reply reply = rule_read(t->rule->cli, buf_text(&words), help, answer);
		if (reply == RULE_ANSWER && is_emptied(t, buf_text(&bare), preset, offered, answer))
			answer[0] = '\0';
		else if (reply == RULE_ANSWER && !answer[0])
			snprintf(answer, sizeof answer, "%s", offered);
		if (reply == RULE_ANSWER && (!take_answer(t, question, answer) || !is_possible(t))) {
			t->court.now = before;
			reply = RULE_AGAIN;
		}
		if (reply == RULE_ANSWER)
			remember(t, buf_text(&bare), answer);
		buf_free(&words);
		buf_free(&bare);
		if (reply != RULE_AGAIN)
			return reply;
	}
}

/* ---- the dialogue ------------------------------------------------------------------------------ */

bool rule_take_contract(struct rule *rule)
{
	struct desk_scene *scene = &rule->d.scene;
	struct game_play play;
	bool found = false;

	if (!rule->has_book || rule->d.has_previous || scene->court.record)
		return true;
	if (!rule_find_play(rule, false, &play, &found))
		return false;
	if (found) {
		rule_cards(rule)->contract_tell(&play, &scene->record);
		scene->court.by_cards = &scene->record;
	}
	return true;
}

/* Report that the cards show another breach than the one given: both. */
static void say_other_breach(struct rule *rule, const struct court_dispute *said,
	const struct game_play *play)
{
	struct cli *cli = rule->cli;
	struct buf shown = { 0 }, given = { 0 };

	rule_cards(rule)->breach_say(&shown, cli->lang, play);
	court_who_write(&given, cli->lang, said->offender, rule->names);
	if (said->trick)
		buf_msg(&given, cli->lang, &msg_rule_given_trick, MSG_ARGS(num_of(said->trick).text));
	cli_say(cli, &msg_rule_cards_other, MSG_ARGS(buf_text(&shown), buf_text(&given)));
	if (!said->act[0])
		cli_say(cli, &msg_rule_cards_act, MSG_NO_ARGS);
	buf_free(&shown);
	buf_free(&given);
}

bool rule_take_breach(struct rule *rule, struct court_dispute *said, bool *found)
{
	struct cli *cli = rule->cli;
	struct game_play play;
	bool known = rule->d.has_previous && said->act[0];

	/* Cards that prove the case. */
	*found = false;
	if (rule->has_book && !rule_find_play(rule, false, &play, found))
		return false;
	*found = *found && rule_cards(rule)->prove(&play, said);
	if (!*found)
		return true;
	*found = rule_cards(rule)->breach_tell(&play, cli->lang, said);
	if (!*found)
		say_other_breach(rule, said, &play);
	else if (!known)
		cli_say(cli, &msg_rule_cards, MSG_ARGS(said->act));
	return true;
}

/* Ask whether a claim without an infraction is recorded as dismissed. RULE_LEAVE: no. */
static enum rule_reply ask_dismissed(struct talk *t)
{
	struct cli *cli = t->rule->cli;
	char answer[COURT_LINE];
	int yes = t->rule->has_book ? -1 : 0;

	while (yes < 0) {
		const char *question = msg_talk_dismiss.text[cli->lang];
		enum rule_reply reply = rule_read(cli, question, &msg_talk_dismiss_help, answer);
		if (reply != RULE_ANSWER && reply != RULE_AGAIN)
			return reply;
		yes = reply == RULE_ANSWER ? court_yes_no_typed(answer) : -1;
		if (reply == RULE_ANSWER && yes < 0)
			court_again(&t->court, &cli->out, answer[0] ? &msg_talk_yes_no : &msg_talk_no_default, "");
	}
	if (yes == 1)
		return RULE_ANSWER;
	t->end = RULE_NO_INFRACTION;
	return RULE_LEAVE;
}

/* Take the case, and what goes with it. RULE_LEAVE with RULE_NO_INFRACTION: there was none. */
static enum rule_reply take_case(struct talk *t, const char *words)
{
	const struct game_court *court = t->rule->d.court;
	bool by_number = false;
	int case_no;

	for (;;) {
		enum rule_reply reply = rule_ask_case(t->rule, words, &case_no, &by_number);
		if (reply != RULE_ANSWER)
			return reply;
		bool is_dismissed = case_no < 0;
		if (is_dismissed && (reply = ask_dismissed(t)) != RULE_ANSWER)
			return reply;
		t->court.now = (struct court_known){ .by_number = by_number };
		case_no = is_dismissed ? ~case_no : case_no;
		court_start(&t->court.now.said, court_case_number(court, case_no));
		t->court.now.said.state = is_dismissed ? COURT_DISMISSED : COURT_DECIDED;
		take_why(t, &t->court.now.said);
		rule_take_named(t->rule, case_no, &t->court.now.said);
		t->has_case = true;
		if (!is_possible(t)) {
			words = "";
			continue;
		}
		/* The deal's cards give the contract, and for a breach that they
		 * prove the offender, the trick and the sentence. */
		bool found;
		if (!rule_take_contract(t->rule) || !rule_take_breach(t->rule, &t->court.now.said, &found))
			return RULE_FAILED;
		if (t->rule->d.court->cards_are_known)
			t->rule->d.court->cards_are_known(&t->court.now, found);
		cli_say_now(t->rule->cli);
		return RULE_ANSWER;
	}
}

/* Ask until nothing is left to ask, or until it is left. */
static bool run_talk(struct talk *t, const char *words)
{
	for (;;) {
		int question = t->has_case ? t->rule->d.court->next(&t->court) : QUESTION_CASE;
		if (t->has_case && question < 0)
			question = QUESTION_SAVE;
		/* Can it be saved, and is there a user to confirm? A trial saves nothing. */
		bool wants_save = t->rule->has_book && !t->rule->cli->opt[CLI_DRY_RUN]
			&& (t->court.is_full || !t->rule->cli->opt[CLI_YES]);
		if (question == QUESTION_SAVE && (!show_ruling(t) || !wants_save))
			return t->rule->cli->err.status == ERR_NONE;
		struct court_known known = t->court.now;
		bool has_case = t->has_case;
		enum rule_reply reply = question == QUESTION_CASE ? take_case(t, words) : ask_question(t, question);
		words = "";
		if (reply == RULE_FAILED)
			return false;
		if (reply == RULE_LEAVE) {
			t->end = t->end == RULE_SAVES ? RULE_DROPS : t->end;
			return true;
		}
		if (reply == RULE_ANSWER && question == QUESTION_SAVE && !t->is_turned) {
			t->rule->d.ruling.said.state = t->court.now.said.state;
			memcpy(t->rule->d.ruling.said.judge, t->court.now.said.judge, sizeof t->court.now.said.judge);
			rule_drop_allowed(t->rule, &t->rule->d.ruling.said);
			return true;
		}
		if (reply == RULE_ANSWER && t->depth < DEPTH) {
			t->before[t->depth].known = known;
			t->before[t->depth++].has_case = has_case;
		} else if (reply == RULE_BACK && t->depth > 0) {   /* the state before the last answer */
			t->depth--;
			t->court.now = t->before[t->depth].known;
			t->has_case = t->before[t->depth].has_case;
		} else if (reply == RULE_BACK && question == QUESTION_CASE) {   /* before the case */
			t->end = RULE_GOES_BACK;
			return true;
		} else if (reply == RULE_BACK) {
			t->rule->hints_pairs = t->rule->d.has_previous;
			buf_str(&t->rule->cli->out, msg_talk_first.text[t->court.lang]);
		}
	}
}

static struct talk *start_talk(struct rule *rule)
{
	static struct talk t;

	t = (struct talk){ .rule = rule, .end = rule->cli->opt[CLI_DRY_RUN] ? RULE_SAVES : RULE_DROPS };
	t.court = (struct court_talk){ .scene = &rule->d.scene.court, .names = rule->names,
		.start_no = rule->has_book ? rule->d.table.start_no : NULL,
		.lang = rule->cli->lang, .jurors = t.jurors, .words = rule->words,
		.is_brief = rule->cli->opt[CLI_YES] };
	find_jurors(&t);
	return &t;
}

bool rule_talk(struct rule *rule, const char *words, enum rule_end *end)
{
	struct talk *t = start_talk(rule);

	t->court.is_full = true;
	/* A revision asks everything again from the case on, and proposes the former answers. */
	t->has_former = rule->d.has_previous && desk_ruling_read(&rule->d.previous, &t->former);
	if (t->has_former) {
		/* Except the reason for its own revision, and a note on an open dispute. */
		cut_why(t->former.reason);
		if (is_note(rule))
			t->former.reason[0] = '\0';
		else
			t->former.state = rule->d.settled.said.state;
		/* The case of the ruling, with what a paragraph of its own makes of it; from 1. */
		const struct game_court *court = rule->d.court;
		int claimed = strcmp(t->former.case_no, COURT_JURY) == 0
			? court_claimed(court, &rule->d.rules.game, &t->former) : -1;
		rule->own = 1 + (claimed >= 0 ? claimed : court_case_of(court, t->former.case_no));
	}
	buf_str(&rule->cli->out, rule->has_keys ? "" : msg_talk_keys.text[rule->cli->lang]);
	bool done = run_talk(t, words);
	*end = t->end;
	return done;
}

bool rule_talk_rest(struct rule *rule, enum rule_end *end)
{
	struct talk *t = start_talk(rule);
	struct court_ruling ruling;

	t->court.now.said = rule->d.ruling.said;
	t->court.asks_judge = rule->asks_judge;
	t->has_case = true;
	if (rule->cli->opt[CLI_YES])
		t->end = RULE_SAVES;
	if (!judge_known(t, &ruling, &rule->cli->err) && !ruling.is_missing)
		return false;
	rule->cli->err = (struct err){ 0 };
	if (rule->hints_pairs && rule->d.previous.said.state == COURT_OPEN)
		write_pairs_hint(rule);   /* before the first question: the dialogue cannot change the offender */
	cli_say_now(rule->cli);
	bool done = run_talk(t, "");
	*end = t->end;
	return done;
}

void rule_points_write(struct buf *pairs, const struct court_dispute *said)
{
	for (int i = 0; i < said->point_count; i++)
		buf_printf(pairs, "%s%d", i ? "," : pairs->len ? ", points=" : "points=", said->points[i]);
}
