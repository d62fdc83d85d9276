/* Rulings: made in a line or in a dialogue, revised, listed, shown. */
#include "cli/commands/commands.h"
#include "cli/dialogue/dialogue.h"
#include "cli/shell/messages.h"
#include "cli/dialogue/rule_messages.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- from words to a ruling -------------------------------------------------------------------- */

/* Open the dispute in the event (id 0: it has to be found yet). */
static bool open_rule(struct rule *rule, const struct book_event *event, int place[PLACE_PARTS])
{
	struct cli *cli = rule->cli;

	rule->has_book = true;
	rule->d.event = *event;
	if (!rule_read_place(rule, place) || (!event->id && !cli_event(cli, &rule->d.event))
		|| !book_table_find(cli->book, rule->d.event.id, place[PLACE_ROUND], place[PLACE_TABLE],
			&rule->d.table, &cli->err))
		return false;
	for (int seat = 0; seat < rule->d.table.seat_count; seat++)
		rule->names[seat] = book_player_at(&rule->d.table, seat, place[PLACE_DEAL]);
	if (!desk_dispute_open(cli_desk(cli), place[PLACE_DEAL], &rule->d))
		return false;
	rule->d.scene.court.is_typed = true;
	/* Refuse an impossible deal before asking anything about it. */
	return rule->d.seen.id || cli->opt[CLI_REVISE]
		|| book_deal_can_be(cli->book, rule->d.table.id, place[PLACE_DEAL], &cli->err);
}

/* Return the line's value for the key; NULL: none. */
static const char *given(int argc, char **argv, const char *key)
{
	const size_t n = strlen(key);
	const char *value = NULL;

	for (int i = 0; i < argc && !value; i++) {
		if (strncmp(argv[i], key, n) == 0 && argv[i][n] == '=')
			value = cli_without_blanks(argv[i] + n + 1);
	}
	return value;
}

/* If the claimant without grounds is known, the accused is not at
 * fault; if nobody is at fault, there is no offender. */
static void clear_offender(struct rule *rule, int argc, char **argv, bool is_other)
{
	struct court_dispute *said = &rule->d.ruling.said;
	const struct court_case row = court_case_at(rule->d.court, court_case_of(rule->d.court, said->case_no));
	bool is_known = row.blames_nobody || (row.claims && is_other);

	if (is_known && !given(argc, argv, "by"))
		said->offender = GAME_NO_SEAT;
}

static bool choose_case(struct rule *rule, int argc, char **argv, const char *words)
{
	struct court_dispute *said = &rule->d.ruling.said;
	int case_no = -1;

	if (!words[0] && rule->d.has_previous) {
		clear_offender(rule, argc, argv, false);
		return true;
	}
	const char *state = given(argc, argv, "state");
	struct text_pair pair = { { "state", strlen("state") }, { state, state ? strlen(state) : 0 } };
	struct court_dispute stated = { .state = COURT_DECIDED };
	struct err none = { 0 };
	bool taken;
	bool is_dismissed = state && court_pair_read(rule->d.court, &pair, &stated, &taken, &none)
		&& stated.state == COURT_DISMISSED;
	bool is_allowed = is_dismissed
		&& rule_find_allowed(rule, words, given(argc, argv, "paragraph"), &case_no);
	if (!is_allowed && !rule_find_case(rule, words, &case_no))
		return false;
	const char *no = court_case_number(rule->d.court, case_no);
	bool is_other = strcmp(no, said->case_no) != 0;
	if (rule->d.has_previous)
		snprintf(said->case_no, sizeof said->case_no, "%s", no);
	else
		court_start(said, no);
	if (rule->d.has_previous)
		clear_offender(rule, argc, argv, is_other);
	if (rule->d.has_previous && is_other && rule->d.court->facts_drop)
		rule->d.court->facts_drop(said, rule->d.scene.court.record != NULL);
	rule_keep_words(rule, words);
	rule_take_named(rule, case_no, said);
	if (strcmp(no, COURT_JURY) == 0 && rule->words[0])
		snprintf(said->act, sizeof said->act, "%s", rule->words);
	return true;
}

/* Return the seat meant by a letter, a start number or a name, or its beginning; GAME_NO_SEAT: none. */
static int seat_said(const struct rule *rule, const char *word)
{
	const struct court_talk talk = { .scene = &rule->d.scene.court, .names = rule->names };
	const int seats = rule->d.scene.court.seats;
	enum { SHORTEST = 3 };

	for (int seat = 0; seat < seats && cli_are_numbers(1, (char **)&word); seat++) {
		if (rule->has_book && strcmp(num_of(rule->d.table.start_no[seat]).text, word) == 0)
			return seat;
	}
	return strlen(word) < SHORTEST ? text_seat_read(word, strlen(word), seats)
		: court_seat_of(&talk, word, (1u << seats) - 1);
}

/* For a key with seats, write the letters of the players named, "Kiss,Nagy Éva"; false if there is more. */
static bool take_seats(const struct rule *rule, const char *pair, const char *value, struct buf *b)
{
	static const char *const keys[] = { "claim=", "by=", "offender=", "dealer=", "declarer=",
		"second_bidder=", "warned_by=", "wrong_count=" };
	char word[COURT_VALUE];
	bool is_seat = false;

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		is_seat = is_seat || strncmp(pair, keys[i], strlen(keys[i])) == 0;
	while (is_seat && *value) {
		size_t n = strcspn(value, ",");
		snprintf(word, sizeof word, "%.*s", (int)n, value);
		int seat = seat_said(rule, word);
		if (seat == GAME_NO_SEAT)
			return false;
		buf_str(b, text_seat_code(seat));
		value += n + (value[n] == ',');
	}
	return is_seat && b->len > 0;
}

/* Of the seats "A, B, C, D" that a refusal offers, keep those of a table of three or fewer. */
static void keep_seats(struct rule *rule)
{
	static const char all[] = "A, B, C, D";
	struct err *e = &rule->cli->err;
	char *const said[] = { e->arg[1], e->arg[2], e->english };
	size_t kept = strlen("A, ") * (size_t)rule->d.scene.court.seats - strlen(", ");

	for (size_t i = 0; i < sizeof said / sizeof *said && kept < strlen(all); i++) {
		char *list = strstr(said[i], all);
		if (list)
			memmove(list + kept, list + strlen(all), strlen(list + strlen(all)) + 1);
	}
}

static bool judge(struct rule *rule)
{
	bool done = desk_dispute_judge(cli_desk(rule->cli), &rule->d);

	keep_seats(rule);
	return done;
}

/* Read the pairs of the command line; quotes in a value are doubled, as in the journal. */
static bool read_pairs(struct rule *rule, int argc, char **argv)
{
	struct text_pair pairs[TEXT_PAIRS] = { { { NULL, 0 }, { NULL, 0 } } };
	struct buf values[TEXT_PAIRS] = { { 0 } };
	int count = 0, bad = 0;
	bool done = true;

	for (int i = 0; done && i < argc && count < TEXT_PAIRS; i++) {
		char *equal = strchr(argv[i], '='), key[SCAN_KEY];
		if (!equal)
			continue;
		for (int at = 0; scan_fold(key, argv[i], (size_t)(equal - argv[i])) > 0 && at < count; at++)
			done = done && (!text_slice_is(pairs[at].key, key)
				|| cli_fail(rule->cli, ERR_REFUSED, &msg_pair_twice, MSG_ARGS(key)));
		const char *said = cli_without_blanks(equal + 1);
		struct buf *value = &values[count], seats = { 0 };
		bool are_seats = take_seats(rule, argv[i], said, &seats);
		text_quote(value, are_seats ? buf_text(&seats) : said);
		buf_free(&seats);
		pairs[count++] = (struct text_pair){ { argv[i], (size_t)(equal - argv[i]) },
			{ buf_text(value) + 1, value->len - 2 } };
	}
	done = done && rule->d.court->read(pairs, count, &rule->d.ruling.said, &bad, &rule->cli->err);
	keep_seats(rule);
	for (int i = 0; i < count; i++)
		buf_free(&values[i]);
	return done;
}

/* ---- rule -------------------------------------------------------------------------------------- */

/* Report the outcome of the ruling. */
static bool say_ruled(struct rule *rule)
{
	const struct court_dispute *said = &rule->d.ruling.said;
	bool dismissed = said->state == COURT_DISMISSED;
	bool claims = court_case_at(rule->d.court, court_case_of(rule->d.court, said->case_no)).claims;
	const struct msg *done = rule->cli->opt[CLI_DRY_RUN] ? &msg_rule_would
		: !dismissed                                 ? &msg_rule_saved
		: claims                                     ? &msg_rule_cleared
							     : &msg_rule_dismissed;

	cli_say(rule->cli, rule->d.again ? &msg_rule_again : done, MSG_ARGS(num_of(rule->d.table.round).text,
		num_of(rule->d.table.no).text, num_of(rule->d.scene.court.no).text, num_of(rule->d.kept.item).text));
	/* A committee's points go to the players: report bets on the deal that no longer count. */
	const struct court_scene *court = &rule->d.scene.court;
	struct buf bettors = { 0 };
	bool counts = rule->d.ruling.said.state == COURT_DECIDED && rule->d.ruling.pays;
	if (counts && rule->d.wrote_deal && court->record && !rule->d.again)
		game_bettors_write(&bettors, rule->d.rules.game.edition->game, court->record);
	if (bettors.len > 0)
		cli_say(rule->cli, &msg_rule_bets_off, MSG_ARGS(buf_text(&bettors)));
	buf_free(&bettors);
	return true;
}

/* At a terminal an incomplete line leads through 10.§ in order. */
static bool is_dialogue(const struct rule *rule, int argc, char **argv)
{
	bool any = false;

	for (int i = 0; i < argc; i++)
		any = any || strchr(argv[i], '=');
	return cli_at_terminal(rule->cli) && !any && !rule->d.has_previous;
}

/* Nothing stays locked while the user thinks: the ruling was recorded to show its consequences, rolled back,
 * and is recorded again. */
static bool end_talk(struct rule *rule, enum rule_end end)
{
	struct cli *cli = rule->cli;

	if (end == RULE_SAVES)
		return desk_dispute_rule(cli_desk(cli), &rule->d, false, NULL, NULL) && say_ruled(rule);
	cli_say(cli, end == RULE_NO_INFRACTION ? &msg_talk_no_offence : &msg_talk_dropped, MSG_NO_ARGS);
	return true;
}

/* Drop an agreement of the parties from a jury's payment, and a jury's from a listed case; and both, with
 * remarks on lateness or irrelevance, for another case or offender. */
static void drop_told(struct rule *rule, int argc, char **argv)
{
	struct court_dispute *said = &rule->d.ruling.said, was;

	if (!desk_ruling_read(&rule->d.previous, &was))
		return;
	bool is_other = strcmp(was.case_no, said->case_no) != 0
		|| (was.offender != GAME_NO_SEAT && was.offender != said->offender);
	/* A changed or reopened decision is not what they agreed on. */
	bool is_contested = was.state != COURT_OPEN && was.state != said->state;
	said->agreed = said->agreed && ((!is_other && !is_contested) || given(argc, argv, "agreed"));
	said->minor = said->minor && (!is_other || given(argc, argv, "minor"));
	said->late = said->late && (!is_other || given(argc, argv, "late"));
	bool is_theirs = said->agreed || (strcmp(said->case_no, COURT_JURY) == 0 && !was.agreed);
	bool is_unpaid = said->late || said->minor;
	if (!given(argc, argv, "points") && (is_other || !is_theirs || is_unpaid))
		said->point_count = 0;
}

static void add_flag(struct buf *pairs, const char *key, bool is_left)
{
	if (is_left)
		buf_printf(pairs, "%s%s=yes", pairs->len ? ", " : "", key);
}

/* Drop facts about the former offender for another one, or for another case or moment, and report them. For a
 * deal corrected since, drop what its sheet says. */
static void say_dropped(struct rule *rule, int argc, char **argv)
{
	const struct desk_dispute *d = &rule->d;
	struct court_ruling filled = d->ruling;
	struct court_dispute was;
	struct buf pairs = { 0 };
	struct err none = { 0 };

	if (!desk_ruling_read(&d->previous, &was))
		return;
	/* Facts of the sheet are not dropped. */
	d->court->judge(&d->scene.court, &filled, &none);
	bool is_other = was.offender != d->ruling.said.offender
		&& strcmp(was.case_no, d->ruling.said.case_no) == 0;
	if (d->is_corrected && d->court->facts_drop) {
		if (!d->is_dealt_anew || d->ruling.said.state != COURT_DISMISSED)
			cli_say(rule->cli, &msg_rule_corrected, MSG_ARGS(num_of(d->scene.court.no).text));
		d->court->facts_drop(&was, true);
	}
	for (int i = 0; i < was.fact_count; i++) {
		if (strcmp(court_fact(&filled.said, was.facts[i].key), was.facts[i].value) != 0
			&& !court_fact(&d->ruling.said, was.facts[i].key)[0])
			buf_printf(&pairs, "%s%s=%s", pairs.len ? ", " : "", was.facts[i].key, was.facts[i].value);
	}
	add_flag(&pairs, "late", was.late && !d->ruling.said.late && !given(argc, argv, "late"));
	add_flag(&pairs, "minor", was.minor && !d->ruling.said.minor && !given(argc, argv, "minor"));
	add_flag(&pairs, "agreed", was.agreed && !d->ruling.said.agreed && !given(argc, argv, "agreed"));
	if (!d->ruling.said.point_count)
		rule_points_write(&pairs, &was);
	if (pairs.len > 0)
		cli_say(rule->cli, is_other ? &msg_rule_dropped : &msg_rule_dropped_old, MSG_ARGS(buf_text(&pairs)));
	buf_free(&pairs);
}

/* Rule in one line; at a terminal ask for what is missing. */
static bool rule_in_a_line(struct rule *rule, int argc, char **argv, const char *words)
{
	struct court_dispute *said = &rule->d.ruling.said;
	struct cli *cli = rule->cli;
	enum rule_end end;
	bool found;

	if (!choose_case(rule, argc, argv, words) || !rule_take_contract(rule) || !read_pairs(rule, argc, argv)
		|| !rule_take_breach(rule, said, &found))
		return false;
	/* An open dispute is revised in order to decide it, unless the words say otherwise. */
	if (cli_at_terminal(cli) && !cli->opt[CLI_YES] && rule->d.has_previous && said->state == COURT_OPEN
		&& !given(argc, argv, "state"))
		said->state = COURT_DECIDED;
	const bool has_previous = rule->d.has_previous;
	if (has_previous)
		drop_told(rule, argc, argv);
	rule_drop_allowed(rule, said);
	if (has_previous && !given(argc, argv, "reason"))
		rule_drop_reason(rule, said);
	if (said->state == COURT_OPEN && said->judge[0]) {
		cli_say(cli, &msg_rule_judge_open, MSG_ARGS(said->judge));
		said->judge[0] = '\0';
	}
	if (has_previous && !given(argc, argv, "judge"))
		rule_drop_judge(rule);
	if (has_previous)
		say_dropped(rule, argc, argv);
	if (said->state == COURT_DISMISSED)
		rule_drop_points(rule, said);
	if (has_previous)
		rule_renew_act(rule);
	if (said->state != COURT_DISMISSED)
		rule_frame_act(rule);
	rule->hints_pairs = rule->d.has_previous && argc == 0;
	if (cli_at_terminal(cli))
		return rule_talk_rest(rule, &end) && end_talk(rule, end);
	const struct court_talk talk = { .names = rule->names, .start_no = rule->d.table.start_no,
		.now = { .said = *said } };
	const char *party = court_own_judge(&talk, said->judge);
	if (party)
		cli_say(cli, &msg_rule_own_judge, MSG_ARGS(party));
	if (!said->act[0] && court_case_at(rule->d.court, court_case_of(rule->d.court, said->case_no)).claims)
		cli_say(cli, &msg_rule_no_accused, MSG_NO_ARGS);
	return judge(rule) && rule_show(rule, &cli->out)
		&& rule_record(rule, &cli->out, false) && say_ruled(rule);
}

/* Set the scene at a deal of no book, at the smallest table of the game. */
static bool set_scene(struct rule *rule)
{
	struct cli *cli = rule->cli;
	const struct game_edition *edition = cli_edition_here(cli);
	struct desk_scene *scene = &rule->d.scene;

	if (!edition)
		return false;
	if (!edition->court)
		return game_lacks(&cli->err, edition, "rule");
	if (cli->opt[CLI_ROUND] || cli->opt[CLI_TABLE] || cli->opt[CLI_DEAL] || cli->opt[CLI_REVISE])
		return cli_fail(cli, ERR_USAGE, cli->opt[CLI_RULES] ? &msg_rule_no_book : &msg_rule_no_deal,
			MSG_NO_ARGS);
	rule->d.court = edition->court;
	scene->rules = rule->d.rules.game = game_rules_of(edition);
	scene->court = (struct court_scene){ .rules = &scene->rules,
		.seats = edition->game->least_seats,
		.no = 1,
		.dealer = game_dealer_of(edition->game, 1, edition->game->least_seats),
		.is_typed = true, .is_bare = true };
	scene->court.due = scene->court.dealer;
	for (int seat = 0; seat < scene->court.seats; seat++)
		rule->names[seat] = text_seat_code(seat);
	return true;
}

/* Show what the rules of --rules say, without a book: nothing is saved. */
static bool rule_alone(struct cli *cli, const char *words)
{
	struct rule rule = { .cli = cli };
	enum rule_end end = RULE_SAVES;

	if (!set_scene(&rule) || rule_is_no_number(&rule, words))
		return false;
	if (is_dialogue(&rule, cli->argc, cli->argv)) {
		bool done = rule_talk(&rule, words, &end);
		if (end == RULE_NO_INFRACTION)
			cli_say(cli, &msg_talk_no_offence, MSG_NO_ARGS);
		return done;
	}
	if (!choose_case(&rule, cli->argc, cli->argv, words) || !read_pairs(&rule, cli->argc, cli->argv))
		return false;
	rule_frame_act(&rule);
	if (cli_at_terminal(cli))
		return rule_talk_rest(&rule, &end);
	return judge(&rule) && rule_show(&rule, &cli->out);
}

/* Rule on the deal of that place, asked for if it is not known. RULE_BACK: go back to an earlier question; of
 * the place is forgotten what that asks for. */
static enum rule_reply rule_at_place(struct rule *rule, const struct book_event *event, const char *words,
	int place[PLACE_PARTS])
{
	struct cli *cli = rule->cli;
	enum rule_end end;

	bool is_open = open_rule(rule, event, place);
	if (rule->is_left)
		return RULE_LEAVE;
	if (!is_open || rule_is_no_number(rule, words))
		return RULE_FAILED;
	if (cli->opt[CLI_REVISE]) {   /* the present revision, or the one the user has seen */
		const char *seen = cli->opt[CLI_REVISION];
		int item = 0, revision = 0;
		if (!cli_number(cli, cli->opt[CLI_REVISE], &msg_word_item, &item)
			|| (seen && !cli_number(cli, seen, &msg_word_revision, &revision))
			|| !desk_dispute_revise(cli_desk(cli), item, revision, &rule->d))
			return RULE_FAILED;
	}
	bool talks = is_dialogue(rule, cli->argc, cli->argv);
	if (talks)
		rule_show_deal(rule);
	/* After the ruling a void deal may pay: ask first. */
	if (rule->d.seen.id && rule->d.seen.state == BOOK_VOID && !cli->opt[CLI_DRY_RUN]
		&& !cli_confirm(cli, &msg_rule_void, MSG_ARGS(num_of(rule->d.scene.court.no).text)))
		return RULE_FAILED;
	/* For a closed sheet say first that everything can be asked and shown, but not saved. */
	const struct book_table *table = &rule->d.table;
	if (table->is_signed && (cli_at_terminal(cli) || cli->opt[CLI_DRY_RUN])) {
		cli_say(cli, &msg_rule_closed, MSG_ARGS(num_of(table->round).text, num_of(table->no).text));
		if (cli_at_terminal(cli))
			cli_say_now(cli);
		if (talks && !cli->opt[CLI_DRY_RUN] && !cli_confirm(cli, &msg_rule_closed_ask, MSG_NO_ARGS))
			return RULE_FAILED;
	}
	if (!talks)
		return rule_in_a_line(rule, cli->argc, cli->argv, words) ? RULE_ANSWER : RULE_FAILED;
	enum rule_reply reply = rule_ask_previous(rule);
	if (reply == RULE_BACK)
		rule_forget_place(cli, place);
	if (reply != RULE_ANSWER)
		return reply;
	/* Decide an open dispute as it was described, if that cannot be offered. */
	bool is_open_yet = rule->d.has_previous && rule->d.previous.said.state == COURT_OPEN;
	if (is_open_yet && !rule->d.court->former)
		return rule_in_a_line(rule, cli->argc, cli->argv, words) ? RULE_ANSWER : RULE_FAILED;
	if (!rule_talk(rule, words, &end))
		return RULE_FAILED;
	if (end == RULE_GOES_BACK && !rule->has_list)
		rule_forget_place(cli, place);
	return end == RULE_GOES_BACK ? RULE_BACK : end_talk(rule, end) ? RULE_ANSWER : RULE_FAILED;
}

static bool rule_in_book(struct cli *cli, const struct book_event *event, const char *words)
{
	struct rule rule = { .cli = cli };
	enum rule_reply reply;
	int place[PLACE_PARTS] = { 0 };

	while ((reply = rule_at_place(&rule, event, words, place)) == RULE_BACK) {
		rule = (struct rule){ .cli = cli, .has_keys = true };
		words = "";
	}
	return reply == RULE_LEAVE ? end_talk(&rule, RULE_DROPS) : reply == RULE_ANSWER;
}

bool cli_run_rule(struct cli *cli)
{
	const struct game_edition *edition = NULL;   /* of the event; by --rules, or if there is none: NULL */
	struct buf words = { 0 };
	struct book_event event = { .id = 0 };
	struct err before = cli->err;

	if (!cli->opt[CLI_RULES] && cli_event(cli, &event))
		edition = game_edition_find(event.edition);
	else
		event.id = 0;
	cli->err = before;

	/* The words that are no pairs name the case, or describe it. */
	for (int i = 0; i < cli->argc; i++) {
		if (!strchr(cli->argv[i], '='))
			buf_printf(&words, "%s%s", words.len ? " " : "", cli->argv[i]);
	}
	/* With --rules, or if rulings change no deal, the book is not used, except to store the jury's. */
	const struct game_court *court = edition ? edition->court : NULL;
	bool is_jurys = court && cli->opt[CLI_ROUND]
		&& (!words.len || court_names_jury(court, buf_text(&words), words.len));
	bool is_alone = cli->opt[CLI_RULES] || (court && !court->record);
	if (!cli->opt[CLI_RULES] && is_jurys && edition->jury)
		is_alone = false;
	bool done = is_alone ? rule_alone(cli, buf_text(&words))
		: rule_in_book(cli, &event, buf_text(&words));
	buf_free(&words);
	return done;
}

/* ---- lists ------------------------------------------------------------------------------------- */

bool cli_run_ruling_list(struct cli *cli)
{
	struct book_event event;
	struct listing t;

	if (!cli_event(cli, &event))
		return false;
	bool done = report_rulings_table(cli->book, &event, cli->lang, &t, &cli->err);
	return cli_show(cli, &t) && done;
}

bool cli_run_ruling_show(struct cli *cli)
{
	struct book_event event;
	struct book_table table;
	struct listing t;
	int no = 0;

	if (!cli_table(cli, cli->argv[0], cli->argv[1], &event, &table)
		|| !cli_number(cli, cli->argv[2], &msg_word_deal, &no))
		return false;
	bool done = report_history_table(cli->book, &table, no, cli->lang, &t, &cli->err);
	return cli_show(cli, &t) && done;
}

bool cli_run_casebook(struct cli *cli)
{
	struct buf words = { 0 };
	struct listing t;

	cli_join(&words, cli, 0);
	const struct report_casebook wanted = { cli->lang, cli->opt[CLI_SEASON] ? cli->opt[CLI_SEASON] : "",
		cli->argc > 0 ? buf_text(&words) : NULL };
	bool done = report_casebook_table(cli->book, &wanted, &t, &cli->err);
	buf_free(&words);
	return cli_show(cli, &t) && done;
}

/* ---- minutes ----------------------------------------------------------------------------------- */

/* Append a heading and lines under it, each indented. */
static void add_lines(struct buf *out, enum lang lang, const struct msg *heading, struct buf *lines)
{
	if (lines->len > 0) {
		buf_msg(out, lang, heading, MSG_NO_ARGS);
		buf_char(out, '\n');
	}
	for (const char *at = buf_text(lines); *at;) {
		size_t n = strcspn(at, "\n");
		buf_str(out, "    ");
		buf_add(out, at, n);
		buf_char(out, '\n');
		at += n + (at[n] == '\n');
	}
	buf_free(lines);
}

/* Add notes on the recorded cards: contradictions in any case, their
 * analysis on request, else why there is none. */
static bool add_cards(struct rule *rule, struct report_minutes *minutes)
{
	struct buf *out = &minutes->text[REPORT_MINUTE_ANALYSIS];
	struct cli *cli = rule->cli;
	bool asked = cli->opt[CLI_ANALYSE] != NULL, found = false;
	struct game_play play;

	if (!rule_find_play(rule, minutes->blind, &play, &found))
		return false;
	if (found && !minutes->blind) {   /* contradictions of the cards to the ruling and to the sheet */
		const struct game_cards_play *cards = rule_cards(rule);
		struct buf ruling = { 0 }, sheet = { 0 };
		cards->against_ruling(&ruling, cli->lang, &play, &rule->d.ruling.said);
		add_lines(out, cli->lang, &msg_minutes_against, &ruling);
		if (rule->d.scene.court.record)
			cards->against_record(&sheet, cli->lang, &play, rule->d.scene.court.record);
		add_lines(out, cli->lang, &msg_minutes_sheet_against, &sheet);
	}
	if (asked && found && play.has_breach && !rule_breach_cost(rule, minutes->blind, &play, out))
		return false;
	if (asked && found && !play.has_breach) {
		buf_msg(out, cli->lang, &msg_minutes_no_breach, MSG_ARGS(num_of(play.trick_count).text));
		buf_char(out, '\n');
	}
	if (asked && !found)
		cli_say(cli, &msg_minutes_no_cards,
			MSG_ARGS(num_of(rule->d.table.round).text, num_of(rule->d.table.no).text,
				num_of(rule->d.scene.court.no).text));
	if (out->len > 0)
		out->data[--out->len] = '\0';   /* the end of its last line */
	return true;
}

/* Make the minutes of a recorded ruling. */
static bool make_minutes(struct rule *rule, const struct book_ruling *kept, struct report_minutes *out)
{
	struct cli *cli = rule->cli;

	*out = (struct report_minutes){ .lang = cli->lang, .blind = cli->opt[CLI_BLIND] != NULL,
		.event = rule->d.event, .table = rule->d.table, .deal_no = kept->said.no };
	if (!desk_ruling_read(kept, &rule->d.ruling.said))
		return cli_fail(cli, ERR_FAILED, &msg_minutes_unread,
			MSG_ARGS(num_of(kept->said.no).text, num_of(kept->item).text));
	return desk_dispute_judge(cli_desk(cli), &rule->d)
		&& report_minutes_make(cli->book, &rule->d.scene, kept, &rule->d.ruling, out, &cli->err);
}

static bool write_minutes(struct rule *rule, const struct book_ruling *kept)
{
	struct cli *cli = rule->cli;
	struct doc doc = { .lang = cli->lang };
	struct report_minutes minutes;

	bool done = make_minutes(rule, kept, &minutes) && add_cards(rule, &minutes);
	if (done && !minutes.blind && kept->said.state != COURT_DISMISSED)
		rule_readings_say(&minutes.text[REPORT_MINUTE_READINGS], cli->lang, kept->cites, kept->said.case_no);
	done = done && report_minutes_doc(&doc, &minutes, &cli->look, &cli->err);
	report_minutes_free(&minutes);
	if (done)
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

/* Write the form to be filled in by hand (--blank). */
static bool write_form(struct cli *cli)
{
	struct book_event event;
	struct desk_rules rules;
	struct doc doc;

	if (!cli_event(cli, &event) || !desk_rules_read(cli->book, event.id, &rules, &cli->err))
		return false;
	if (report_minutes_form(&doc, &event, rules.game.edition, &cli->look, &cli->err))
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

/* Report which one is shown, and which others there are. */
static void say_other_rulings(struct cli *cli, const struct book_ruling *list, size_t count, int item)
{
	struct buf others = { 0 };

	for (size_t i = 0; i < count; i++) {
		if (list[i].item == item)
			continue;
		buf_printf(&others, "\n  %d = ", list[i].item);
		desk_ruling_note(&others, cli->lang, &list[i]);
	}
	cli_say(cli, &msg_minutes_others, MSG_ARGS(num_of(item).text, buf_text(&others)));
	buf_free(&others);
}

bool cli_run_minutes(struct cli *cli)
{
	struct rule rule = { .cli = cli };
	struct book_ruling *list = NULL;
	size_t count = 0;
	int no = 0, item = 0;

	if (cli->opt[CLI_BLANK] ? cli->argc > 0 : cli->argc < 3)
		return cli_fail(cli, ERR_USAGE, &msg_cli_argument_count,
			MSG_ARGS(cli_command_name(cli->command, cli->in_hungarian)));
	if (cli->opt[CLI_BLANK])
		return write_form(cli);
	if (!cli_table(cli, cli->argv[0], cli->argv[1], &rule.d.event, &rule.d.table)
		|| !cli_number(cli, cli->argv[2], &msg_word_deal, &no)
		|| (cli->argc > 3 && !cli_number(cli, cli->argv[3], &msg_word_item, &item)))
		return false;
	if (!desk_dispute_open(cli_desk(cli), no, &rule.d)
		|| !book_deal_rulings(cli->book, rule.d.table.id, no, &list, &count, &cli->err))
		return false;
	if (cli->argc == 3) {
		/* Of several show the one whose points hold, else the last decision, else the last. */
		item = rule.d.scene.court.decided_by;
		for (size_t i = count; i-- > 0 && !item;)
			item = list[i].said.state == COURT_DECIDED ? list[i].item : 0;
		if (!item)
			item = count > 0 ? list[count - 1].item : 1;
		if (count > 1)
			say_other_rulings(cli, list, count, item);
	}
	bool done = item <= (int)count ? write_minutes(&rule, &list[item - 1])
		: desk_fail_no_ruling(cli_desk(cli), &rule.d.table, no, item);
	book_free(list);
	return done;
}

/* ---- derivation -------------------------------------------------------------------------------- */

/* Show those parts of the minutes that explain the points; `more` follows. */
static bool show_why_ruled(struct cli *cli, struct report_minutes *minutes, const struct cli_why *more)
{
	static const struct {
		enum report_minute minute;
		const char *key;
		const struct msg *label;
	} pairs[] = {
		{ REPORT_MINUTE_CASE, "case", &msg_why_ruled_case },
		{ REPORT_MINUTE_RULING, "ruling", &msg_why_ruled_ruling },
		{ REPORT_MINUTE_BOOK, "book", &msg_why_ruled_book },
		{ REPORT_MINUTE_REASON, "reason", &msg_why_ruled_reason },
		{ REPORT_MINUTE_CITES, "cites", &msg_why_ruled_cites },
		{ REPORT_MINUTE_POINTS, "points", &msg_why_ruled_points },
	};
	enum lang lang = cli->lang;
	struct buf title = { 0 };
	struct doc doc;

	cli_start_list(cli, &doc, "");
	doc.is_list = false;
	buf_msg(&title, lang, &msg_why_ruled, MSG_ARGS(num_of(minutes->deal_no).text));
	doc_title(&doc, buf_text(&title));
	buf_free(&title);
	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
		if (pairs[i].minute == REPORT_MINUTE_POINTS && minutes->payment.row_count > 0)
			doc_table(&doc, "payment", &minutes->payment);
		doc_pair(&doc, pairs[i].key, pairs[i].label->text[lang], buf_text(&minutes->text[pairs[i].minute]));
	}
	cli_why_add(&doc, more);
	return cli_show_doc(cli, &doc);
}

bool cli_why_ruled(struct cli *cli, const struct book_event *event, const struct book_table *table, int no,
	const struct cli_why *more)
{
	struct rule rule = { .cli = cli, .d = { .event = *event, .table = *table } };
	struct report_minutes minutes = { .deal_no = no };
	struct book_ruling *list = NULL;
	size_t count = 0;

	if (!desk_dispute_open(cli_desk(cli), no, &rule.d)
		|| !book_deal_rulings(cli->book, table->id, no, &list, &count, &cli->err))
		return false;
	int item = rule.d.scene.court.decided_by;
	bool is_there = item > 0 && item <= (int)count;
	bool done =
		is_there && make_minutes(&rule, &list[item - 1], &minutes) && show_why_ruled(cli, &minutes, more);
	report_minutes_free(&minutes);
	book_free(list);
	return done;
}
