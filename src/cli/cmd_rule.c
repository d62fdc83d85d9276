/* Rulings: made in a line or in a dialogue, revised, listed, shown. */
#include "cli/rule.h"
#include "cli/messages.h"
#include "cli/rule_messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the deal that follows --------------------------------------------------------------------- */

/* What a ruling does to its deal. */
struct plan {
	bool writes;
	struct book_deal deal;
};

/* The deal as it was before it was ruled, or its number free again. */
static bool plan_restore(struct rule *rule, struct plan *plan)
{
	bool found = false;

	plan->writes = true;
	if (!book_deal_restored(
		    rule->cli->store, rule->table.id, rule->scene.no, &plan->deal, &found, &rule->cli->err))
		return false;
	if (!found)
		plan->deal = (struct book_deal){ .table = rule->table.id, .no = rule->scene.no,
			.dealer = rule->scene.dealer, .state = BOOK_TAKEN_BACK };
	if (rule->ruling.said.reason[0])
		memcpy(plan->deal.reason, rule->ruling.said.reason, sizeof plan->deal.reason);
	return true;
}

/* Is another dispute at the deal still open? */
static bool others_open(struct rule *rule, bool *open)
{
	struct book_ruling *list = NULL;
	size_t count = 0;

	*open = false;
	if (!book_deal_rulings(rule->cli->store, rule->table.id, rule->scene.no, &list, &count, &rule->cli->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		bool other = !rule->has_previous || list[i].item != rule->previous.item;
		*open = *open || (other && list[i].state == BOOK_UNDECIDED);
	}
	book_free(list);
	return true;
}

/* An open dispute leaves a result that stands; without one the deal waits. */
static bool plan_open(struct rule *rule, const struct book_deal *standing, bool is_ours, struct plan *plan)
{
	bool stands = standing && (standing->state == BOOK_PLAYED || standing->state == BOOK_VOID);

	if (stands || (standing && standing->state == BOOK_OPEN))
		return true;
	if (is_ours && rule->scene.has_deal)
		return plan_restore(rule, plan);
	plan->writes = true;
	plan->deal = (struct book_deal){ .table = rule->table.id, .no = rule->scene.no,
		.dealer = rule->scene.dealer, .state = BOOK_OPEN };
	snprintf(plan->deal.reason, sizeof plan->deal.reason, "%s",
		ulti_case_at(rule->ruling.said.dispute.case_no)->no);
	return true;
}

/* 13.§ (1) 5: the recorded deal with who dealt it, settled again: at a table of four another sat out. */
static bool plan_dealer(struct rule *rule, int dealer, struct plan *plan)
{
	const struct ulti_deal *deal = &rule->scene.deal;
	const struct ulti_deal_line line
		= { .no = rule->scene.no, .kind = ULTI_LINE_PLAYED, .dealer = dealer, .deal = *deal };

	if (rule->table.seat_count == ULTI_SEATS && deal->declarer == dealer)
		return cli_fail(rule->cli, ERR_REFUSED, &msg_ruling_dealer_declares,
			MSG_ARGS(num_of(rule->scene.no).text, ulti_seat_code(dealer)));
	plan->writes = cli_deal_settle(rule->cli, &rule->rules, &rule->table, &line, &plan->deal);
	snprintf(plan->deal.reason, sizeof plan->deal.reason, "%.190s", rule->ruling.cites);
	return plan->writes;
}

/* Play goes on: what an earlier revision did to the deal is undone, and a wrong dealer is put right. */
static bool plan_play_on(struct rule *rule, const struct book_deal *standing, bool is_ours, struct plan *plan)
{
	int dealer = rule->ruling.said.dealer;
	bool open = false;

	if (!others_open(rule, &open))
		return false;
	if (is_ours || (standing && standing->state == BOOK_OPEN && !open))
		return plan_restore(rule, plan);
	if (standing && standing->state == BOOK_PLAYED && dealer != ULTI_NO_SEAT && dealer != standing->dealer
		&& rule->scene.has_deal && rule->ruling.said.state == COURT_DECIDED)
		return plan_dealer(rule, dealer, plan);
	return true;
}

/* Does the revision say the same of the deal as the one before? */
static bool same_effect(const struct rule *rule, const struct book_ruling *kept)
{
	const struct book_ruling *was = &rule->previous;

	return rule->has_previous && was->state == kept->state && strcmp(was->kind, kept->kind) == 0
		&& was->pays == kept->pays && memcmp(was->points, kept->points, sizeof was->points) == 0
		&& strcmp(was->facts, kept->facts) == 0;
}

static bool plan_deal(struct rule *rule, struct plan *plan)
{
	struct cli *cli = rule->cli;
	const struct report_ruling *ruling = &rule->ruling;
	struct book_deal last;
	struct err none = { 0 };
	bool found = book_deal_find(cli->store, rule->table.id, rule->scene.no, &last, &none);
	bool is_ours = found && rule->has_previous && rule->previous.deal && last.id == rule->previous.deal;

	*plan = (struct plan){ .writes = false };
	if (none.status != ERR_NONE && none.status != ERR_NOT_FOUND)
		return cli->err = none, false;
	if (same_effect(rule, &rule->kept)) {
		rule->kept.deal = rule->previous.deal;
		return true;
	}
	if (rule->has_previous && rule->previous.deal && !is_ours)
		return cli_fail(cli, ERR_CONFLICT, &msg_ruling_moved_on, MSG_ARGS(num_of(rule->scene.no).text));
	if (found && last.state == BOOK_RULED && !is_ours)
		return cli_fail(cli, ERR_CONFLICT, &msg_ruling_stands, MSG_ARGS(num_of(rule->scene.no).text));
	if (ruling->said.state == COURT_OPEN)
		return plan_open(rule, found ? &last : NULL, is_ours, plan);
	if (ruling->said.state == COURT_DISMISSED || (!ruling->pays && ruling->kind != ULTI_RULING_REDEAL))
		return plan_play_on(rule, found ? &last : NULL, is_ours, plan);
	plan->writes = true;
	report_ruling_deal(&rule->scene, ruling, &plan->deal);
	return true;
}

/* The deal is decided: its other open disputes fall. */
static bool dismiss_others(struct rule *rule)
{
	struct cli *cli = rule->cli;
	struct book_ruling *list = NULL;
	size_t count = 0;
	bool again,
		done
		= book_deal_rulings(cli->store, rule->table.id, rule->scene.no, &list, &count, &cli->err);

	for (size_t i = 0; done && i < count; i++) {
		if (list[i].state != BOOK_UNDECIDED || list[i].item == rule->kept.item)
			continue;
		list[i].state = BOOK_DISMISSED;
		list[i].at[0] = '\0';
		done = book_ruling_put(cli->store, &list[i], NULL, &again, &cli->err);
	}
	book_free(list);
	return done;
}

/* 13.§ (1) 6: the sheet takes the seats over; in A sits who the sheet had in the first letter's seat. */
static bool correct_seats(struct rule *rule)
{
	const char *order = rule->ruling.said.seats;
	struct book_table seated = rule->table;

	if (rule->is_import || !order[0] || rule->ruling.kind != ULTI_RULING_CONTINUE
		|| rule->ruling.said.state != COURT_DECIDED)
		return true;
	if ((int)strlen(order) != rule->table.seat_count)
		return cli_fail(rule->cli, ERR_REFUSED, &msg_ruling_seats, MSG_ARGS(order));
	for (int seat = 0; order[seat]; seat++)
		seated.entry[seat] = rule->table.entry[ulti_seat_read(order + seat, 1)];
	return book_table_reseat(rule->cli->store, &seated, &rule->cli->err);
}

/* The ruling under revision has to be the last one of its number. */
static bool previous_stands(struct rule *rule)
{
	struct cli *cli = rule->cli;
	struct book_ruling *list = NULL, *last = NULL;
	struct buf old = { 0 }, new = { 0 };
	size_t count = 0;

	if (!book_deal_rulings(cli->store, rule->table.id, rule->scene.no, &list, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].item == rule->previous.item && list[i].revision != rule->previous.revision)
			last = &list[i];
	}
	if (last) {
		report_ruling_note(&old, cli->lang, &rule->previous);
		report_ruling_note(&new, cli->lang, last);
		cli_fail(cli, ERR_CONFLICT, &msg_ruling_changed,
			MSG_ARGS(num_of(rule->scene.no).text, last->at, buf_text(&old), buf_text(&new)));
	}
	buf_free(&old);
	buf_free(&new);
	book_free(list);
	return cli->err.status == ERR_NONE;
}

/* Deal, ruling and seats have to be what the user was shown; a journal tells facts, and saw nothing. */
static bool is_as_seen(struct rule *rule)
{
	struct cli *cli = rule->cli;

	return rule->is_import || ((!rule->has_previous || previous_stands(rule))
		&& book_deal_is_as_seen(cli->store, &rule->seen, &rule->table, &cli->err)
		&& book_table_is_as_seen(cli->store, &rule->table, &cli->err));
}

bool rule_store(struct rule *rule)
{
	struct cli *cli = rule->cli;
	struct plan plan;

	report_ruling_keep(&rule->scene, &rule->ruling, &rule->kept);
	rule->kept.is_told = rule->is_import;
	rule->kept.item = rule->has_previous ? rule->previous.item : 0;
	rule->again = false;
	if (!rule->has_previous) {
		struct book_ruling same = rule->kept;
		if (!book_ruling_is_there(cli->store, &same, &rule->again, &cli->err))
			return false;
		if (rule->again)
			return rule->kept = same, true;
	}
	if (!is_as_seen(rule) || !plan_deal(rule, &plan)
		|| !book_ruling_put(
			cli->store, &rule->kept, plan.writes ? &plan.deal : NULL, &rule->again, &cli->err))
		return false;
	bool decides = plan.writes && rule->ruling.said.state == COURT_DECIDED;
	return (!decides || dismiss_others(rule)) && correct_seats(rule);
}

/* ---- from words to a ruling -------------------------------------------------------------------- */

bool rule_scene(struct rule *rule, int no)
{
	rule->scene = (struct report_scene){ .rules = &rule->rules, .table = &rule->table, .no = no };
	return report_scene_make(rule->cli->store, &rule->scene, &rule->cli->err);
}

enum { PLACE_ROUND, PLACE_TABLE, PLACE_DEAL };

/* -r, -t and -d; 0: not given. */
static bool read_place(struct cli *cli, int place[3])
{
	static const struct { enum cli_option option; const struct msg *what; } parts[3] = {
		{ CLI_ROUND, &msg_word_round }, { CLI_TABLE, &msg_word_table }, { CLI_DEAL, &msg_word_deal },
	};

	for (int i = 0; i < 3; i++) {
		const char *word = cli->opt[parts[i].option];
		place[i] = 0;
		if (word && !cli_number(cli, word, parts[i].what, &place[i]))
			return false;
	}
	if (place[0] && place[1] && place[2])
		return true;
	if (!cli_at_terminal(cli))
		return cli_fail(cli, ERR_USAGE, &msg_rule_no_place, MSG_NO_ARGS);
	return rule_ask_place(cli, place);
}

/* How the deal stands as the rule begins: what is recorded at the end is based on that. */
static bool look_at_deal(struct rule *rule)
{
	struct err none = { 0 };

	if (!book_deal_find(rule->cli->store, rule->table.id, rule->scene.no, &rule->seen, &none))
		rule->seen = (struct book_deal){ .table = rule->table.id, .no = rule->scene.no };
	if (none.status == ERR_NONE || none.status == ERR_NOT_FOUND)
		return true;
	rule->cli->err = none;
	return false;
}

static bool open_rule(struct cli *cli, struct rule *rule)
{
	int place[3];

	rule->cli = cli;
	return read_place(cli, place) && cli_event(cli, &rule->event)
		&& book_table_find(cli->store, rule->event.id, place[PLACE_ROUND], place[PLACE_TABLE],
			&rule->table, &cli->err)
		&& report_rules_read(cli->store, rule->event.id, &rule->rules, &cli->err)
		&& rule_scene(rule, place[PLACE_DEAL]) && look_at_deal(rule);
}

/* The revision of it that the user says he saw (--revision), if he says so. */
static bool load_seen(struct rule *rule)
{
	struct cli *cli = rule->cli;
	struct book_ruling *list = NULL;
	size_t count = 0, i = 0;
	int revision = 0;

	if (!rule->has_previous || !cli->opt[CLI_REVISION])
		return true;
	if (!cli_number(cli, cli->opt[CLI_REVISION], &msg_word_revision, &revision)
		|| !book_ruling_history(cli->store, &rule->previous, &list, &count, &cli->err))
		return false;
	while (i < count && list[i].revision != revision)
		i++;
	if (i < count)
		rule->previous = list[i];
	else
		cli_fail(cli, ERR_NOT_FOUND, &msg_rule_no_revision, MSG_ARGS(num_of(rule->scene.no).text,
			num_of(rule->previous.item).text, num_of(revision).text));
	book_free(list);
	return i < count && report_ruling_read(&rule->previous, &rule->ruling.said);
}

/* The ruling of --revise N, as it stands. */
static bool load_previous(struct rule *rule)
{
	struct cli *cli = rule->cli;
	struct book_ruling *list = NULL;
	size_t count = 0;
	int item = 0;

	if (!cli->opt[CLI_REVISE])
		return true;
	if (!cli_number(cli, cli->opt[CLI_REVISE], &msg_word_item, &item)
		|| !book_deal_rulings(cli->store, rule->table.id, rule->scene.no, &list, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].item == item) {
			rule->previous = list[i];
			rule->has_previous = report_ruling_read(&list[i], &rule->ruling.said);
		}
	}
	book_free(list);
	if (!rule->has_previous)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_rule_no_previous, MSG_ARGS(num_of(rule->scene.no).text,
			num_of(item).text));
	if (rule->scene.decided_by == item)
		rule->scene.decided_by = 0;
	bool done = load_seen(rule);
	rule->ruling.said.at[0] = '\0';
	return done;
}

/* The words that are no pairs: they name the case, or describe it. */
static void case_words(struct buf *words, int argc, char **argv)
{
	for (int i = 0; i < argc; i++) {
		if (strchr(argv[i], '='))
			continue;
		buf_str(words, words->len ? " " : "");
		buf_str(words, argv[i]);
	}
}

static bool choose_case(struct rule *rule, const char *words)
{
	int case_no = -1;

	if (!words[0] && rule->has_previous)
		return true;
	if (!rule_find_case(rule->cli, words, &case_no))
		return false;
	if (rule->has_previous)
		rule->ruling.said.dispute.case_no = (uint8_t)case_no;
	else
		court_ruling_start(&rule->ruling.said, case_no);
	return true;
}

/*
 * A breach of the play may be proved by the deal's cards: that is offered, and what is typed stands over
 * it.
 */
static bool look_at_cards(struct rule *rule)
{
	struct cli *cli = rule->cli;
	struct court_ruling *said = &rule->ruling.said;

	if (rule->has_previous || said->dispute.case_no != ULTI_CASE_3_4)
		return true;
	if (!report_ruling_of_cards(cli->store, &rule->scene, cli->lang, said, &cli->err))
		return false;
	if (said->act[0])
		cli_say(cli, &msg_rule_cards, MSG_ARGS(said->act));
	return true;
}

/* The pairs of the command line; a quote in a value stands doubled, as in the journal. */
static bool read_pairs(struct rule *rule, int argc, char **argv)
{
	struct text_pair pairs[TEXT_PAIRS];
	struct buf values[TEXT_PAIRS] = { { 0 } };
	int count = 0, bad = 0;

	for (int i = 0; i < argc && count < TEXT_PAIRS; i++) {
		const char *equal = strchr(argv[i], '=');
		if (!equal)
			continue;
		struct buf *value = &values[count];
		text_quote(value, equal + 1);
		pairs[count++] = (struct text_pair){ { argv[i], (size_t)(equal - argv[i]) },
			{ buf_text(value) + 1, value->len - 2 } };
	}
	bool done = court_ruling_read(pairs, count, &rule->ruling.said, &bad, &rule->cli->err);
	for (int i = 0; i < count; i++)
		buf_free(&values[i]);
	return done;
}

/* Why a claim was upheld is no reason to dismiss it. */
static void drop_old_reason(struct rule *rule)
{
	struct court_ruling *said = &rule->ruling.said;

	if (rule->has_previous && rule->previous.state != BOOK_DISMISSED && said->state == COURT_DISMISSED
		&& strcmp(said->reason, rule->previous.reason) == 0)
		said->reason[0] = '\0';
}

/* ---- rule -------------------------------------------------------------------------------------- */

/* End the change with which the ruling was recorded. */
static bool finish(struct rule *rule)
{
	bool dismissed = rule->ruling.said.state == COURT_DISMISSED;
	const struct msg *done = rule->cli->opt[CLI_DRY_RUN] ? &msg_rule_would
		: dismissed                                  ? &msg_rule_dismissed
							     : &msg_rule_saved;

	cli_say(rule->cli, rule->again ? &msg_rule_again : done, MSG_ARGS(num_of(rule->table.round).text,
		num_of(rule->table.no).text, num_of(rule->scene.no).text, num_of(rule->kept.item).text));
	return cli_end(rule->cli);
}

/* Who is at the keyboard without having said it all is led through 10.§ in order. */
static bool is_dialogue(const struct rule *rule, int argc, char **argv)
{
	bool any = false;

	for (int i = 0; i < argc; i++)
		any = any || strchr(argv[i], '=');
	return cli_at_terminal(rule->cli) && !any && !rule->has_previous;
}

/* A number that no case has is said to be none, and not asked about. */
static bool is_no_number(struct cli *cli, const char *words)
{
	int case_no;

	return ulti_case_is_number(words, strlen(words), &case_no) && case_no < 0
		&& !cli_fail(cli, ERR_NOT_FOUND, &msg_cases_no_number, MSG_ARGS(words));
}

/*
 * Nothing is held while somebody thinks: it was recorded to show what would follow, undone, and is recorded
 * again.
 */
static bool end_talk(struct rule *rule, enum rule_end end)
{
	struct cli *cli = rule->cli;

	if (end == RULE_SAVES)
		return cli_begin(cli) && rule_store(rule) && finish(rule);
	cli_say(cli, end == RULE_NO_INFRACTION ? &msg_talk_no_offence : &msg_talk_dropped, MSG_NO_ARGS);
	return true;
}

/* All in one line; at a terminal what is wanting is asked. */
static bool rule_in_a_line(struct rule *rule, int argc, char **argv, const char *words)
{
	struct cli *cli = rule->cli;
	enum rule_end end;

	if (!choose_case(rule, words) || !look_at_cards(rule) || !read_pairs(rule, argc, argv))
		return false;
	drop_old_reason(rule);
	if (cli_at_terminal(cli))
		return rule_talk_rest(rule, &end) && end_talk(rule, end);
	return report_ruling_make(&rule->scene, &rule->ruling, &cli->err) && rule_show(rule, &cli->out)
		&& rule_show_standings(rule, &cli->out, true) && finish(rule);
}

/* A deal that was void may pay after the ruling: that is not done unasked. */
static bool confirm_void(struct rule *rule)
{
	return !rule->seen.id || rule->seen.state != BOOK_VOID
		|| cli_confirm(rule->cli, &msg_rule_void, MSG_ARGS(num_of(rule->scene.no).text));
}

bool cli_run_rule(struct cli *cli, int argc, char **argv)
{
	struct rule rule = { .cli = cli };
	struct buf words = { 0 };
	enum rule_end end;

	case_words(&words, argc, argv);
	bool done = !is_no_number(cli, buf_text(&words)) && open_rule(cli, &rule) && load_previous(&rule)
		&& confirm_void(&rule);
	if (done && is_dialogue(&rule, argc, argv))
		done = rule_talk(&rule, buf_text(&words), &end) && end_talk(&rule, end);
	else if (done)
		done = rule_in_a_line(&rule, argc, argv, buf_text(&words));
	buf_free(&words);
	return done;
}

/* ---- lists ------------------------------------------------------------------------------------- */

bool cli_run_ruling_list(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct listing t;

	(void)argc;
	(void)argv;
	if (!cli_event(cli, &event))
		return false;
	bool done = report_rulings_table(cli->store, &event, cli->lang, &t, &cli->err);
	return cli_show(cli, &t) && done;
}

bool cli_run_ruling_show(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct book_table table;
	struct listing t;
	int no = 0;

	(void)argc;
	if (!cli_table(cli, argv[0], argv[1], &event, &table) || !cli_number(cli, argv[2], &msg_word_deal, &no))
		return false;
	bool done = report_history_table(cli->store, &table, no, cli->lang, &t, &cli->err);
	return cli_show(cli, &t) && done;
}

bool cli_run_casebook(struct cli *cli, int argc, char **argv)
{
	struct buf words = { 0 };
	struct listing t;

	cli_join(&words, argc, argv, 0);
	const struct report_casebook wanted = { cli->lang, cli->opt[CLI_SEASON] ? cli->opt[CLI_SEASON] : "",
		argc > 0 ? buf_text(&words) : NULL };
	bool done = report_casebook_table(cli->store, &wanted, &t, &cli->err);
	buf_free(&words);
	return cli_show(cli, &t) && done;
}

/* ---- minutes ----------------------------------------------------------------------------------- */

/* What the cards and the ruling say differently, and what the breach cost. */
static bool write_cost(struct rule *rule, bool blind, const struct report_play *play, struct buf *out)
{
	struct cli *cli = rule->cli;
	struct buf lines = { 0 };

	if (report_ruling_against(&lines, cli->lang, play, &rule->ruling.said) > 0 && !blind) {
		buf_msg(out, cli->lang, &msg_minutes_against, MSG_NO_ARGS);
		buf_printf(out, "\n%s", buf_text(&lines));
	}
	buf_free(&lines);
	bool done = rule_breach_cost(rule, blind, play, out);
	if (out->len > 0)
		out->data[--out->len] = '\0';   /* the end of its last line */
	return done;
}

/* That on request (--analyse), else why it cannot be said. */
static bool add_cost(struct rule *rule, struct report_minutes *minutes)
{
	struct cli *cli = rule->cli;
	struct report_play play;
	bool found = false;

	if (!cli->opt[CLI_ANALYSE])
		return true;
	if (!rule_find_play(rule, minutes->blind, &play, &found))
		return false;
	if (found && play.replay.breach)
		return write_cost(rule, minutes->blind, &play, &minutes->text[REPORT_MINUTE_ANALYSIS]);
	if (found)
		cli_say(cli, &msg_minutes_no_breach, MSG_ARGS(num_of(play.replay.trick_count).text));
	else
		cli_say(cli, &msg_minutes_no_cards, MSG_ARGS(num_of(rule->table.round).text, num_of(rule->table.no).text,
			num_of(rule->scene.no).text));
	return true;
}

/* The minutes of a ruling that is in the book. */
static bool write_minutes(struct rule *rule, const struct book_ruling *kept)
{
	struct cli *cli = rule->cli;
	struct report_minutes minutes = { .lang = cli->lang,
		.blind = cli->opt[CLI_BLIND] != NULL,
		.event = rule->event,
		.table = rule->table,
		.deal_no = kept->deal_no };
	struct doc doc = { .lang = cli->lang };

	if (!report_ruling_read(kept, &rule->ruling.said)
		|| !report_ruling_make(&rule->scene, &rule->ruling, &cli->err))
		return false;
	bool done = report_minutes_make(cli->store, &rule->scene, kept, &rule->ruling, &minutes, &cli->err)
		&& add_cost(rule, &minutes) && export_minutes(&doc, &minutes, &cli->look, &cli->err);
	report_minutes_free(&minutes);
	if (done)
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

/* The form that is filled in by hand (--blank). */
static bool write_form(struct cli *cli)
{
	struct book_event event;
	struct doc doc;

	if (!cli_event(cli, &event))
		return false;
	if (export_minutes_form(&doc, &event, &cli->look, &cli->err))
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

bool cli_run_minutes(struct cli *cli, int argc, char **argv)
{
	struct rule rule = { .cli = cli };
	struct book_ruling *list = NULL;
	size_t count = 0;
	int no = 0, item = 1;

	if (cli->opt[CLI_BLANK])
		return argc == 0 ? write_form(cli)
				 : cli_fail(cli, ERR_USAGE, &msg_cli_argument_count, MSG_ARGS("minutes"));
	if (argc < 3)
		return cli_fail(cli, ERR_USAGE, &msg_cli_argument_count, MSG_ARGS("minutes"));
	if (!cli_table(cli, argv[0], argv[1], &rule.event, &rule.table)
		|| !cli_number(cli, argv[2], &msg_word_deal, &no)
		|| (argc > 3 && !cli_number(cli, argv[3], &msg_word_item, &item))
		|| !report_rules_read(cli->store, rule.event.id, &rule.rules, &cli->err)
		|| !rule_scene(&rule, no)
		|| !book_deal_rulings(cli->store, rule.table.id, no, &list, &count, &cli->err))
		return false;
	bool done = item <= (int)count ? write_minutes(&rule, &list[item - 1]) : cli_fail(cli, ERR_NOT_FOUND,
		&msg_rule_no_previous, MSG_ARGS(num_of(no).text, num_of(item).text));
	book_free(list);
	return done;
}
