/* History: the log, undo, redo, the proof of the book. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/rounds/rounds.h"
#include "report/standings/standings.h"

#include <string.h>

/* ---- log --------------------------------------------------------------------------------------- */

/* Read -r, -t and -d, and --player. */
static bool read_filter(struct cli *cli, struct vault_log_wanted *wanted)
{
	const char *round = cli->opt[CLI_ROUND], *table = cli->opt[CLI_TABLE], *deal = cli->opt[CLI_DEAL];
	struct book_event event;
	struct book_table at;
	struct book_player player;

	if ((round == NULL) != (table == NULL) || (deal && !table))
		return cli_fail(cli, ERR_USAGE, &msg_log_place, MSG_NO_ARGS);
	if (table) {
		if (!cli_table(cli, round, table, &event, &at))
			return false;
		wanted->table = at.id;
	}
	if (deal && !cli_number(cli, deal, &msg_word_deal, &wanted->deal_no))
		return false;
	if (cli->opt[CLI_PLAYER]) {
		if (!book_player_by_words(cli->book, cli->opt[CLI_PLAYER], &player, &cli->err))
			return false;
		wanted->player = player.id;
	}
	return true;
}

/* Return the command that shows a whole step, in the language of the commands typed. */
static const char *name_log(const struct cli *cli, struct buf *name)
{
	buf_str(name, "renonsz log");
	cli_name_commands(cli, name);
	return buf_text(name);
}

bool cli_run_log(struct cli *cli)
{
	struct buf name = { 0 };
	struct report_log log = { .lang = cli->lang, .whole = cli->argc > 0 };
	struct doc doc;
	int step = 0;

	if (cli->argc > 0 && !cli_number(cli, cli->argv[0], &msg_word_step, &step))
		return false;
	if (cli->opt[CLI_LAST] && !cli_number(cli, cli->opt[CLI_LAST], &msg_word_last, &log.most))
		return false;
	if (!read_filter(cli, &log.wanted))
		return false;
	log.step = step;
	log.command = name_log(cli, &name);
	cli_start_list(cli, &doc, "");
	bool done = report_log_add(&doc, cli->book, &log, &cli->err);
	buf_free(&name);
	return cli_show_doc(cli, &doc) && done;
}

/* ---- undo and redo ----------------------------------------------------------------------------- */

/* Collects what the steps change; NULL: shown already. */
struct turning {
	struct cli *cli;
	struct buf *out;
};

static bool show_turned(void *arg, int64_t step)
{
	const struct turning *turning = arg;
	struct cli *cli = turning->cli;
	struct report_log log = { .lang = cli->lang, .step = step };
	struct buf name = { 0 };
	struct doc doc;

	if (!turning->out)
		return true;
	log.command = name_log(cli, &name);
	cli_start_list(cli, &doc, "");
	bool done = report_log_add(&doc, cli->book, &log, &cli->err)
		&& export_doc(turning->out, &doc, cli_format(cli), &cli->look, &cli->err);
	doc_free(&doc);
	buf_free(&name);
	return done;
}

bool cli_run_turn(struct cli *cli)
{
	enum vault_step_kind how = (enum vault_step_kind)cli->command->variant;
	struct desk_turn turn = { .how = how, .count = 1 };
	struct turning turning = { cli, &cli->out };
	bool asks = cli_at_terminal(cli) && !cli->opt[CLI_YES] && !cli->opt[CLI_DRY_RUN];

	if (cli->argc > 0 && !cli_number(cli, cli->argv[0], &msg_word_steps, &turn.count))
		return false;
	if (asks && (!desk_turn(cli_desk(cli), &turn, true, show_turned, &turning)
		|| !cli_confirm(cli, how == VAULT_UNDO ? &msg_undo_ask : &msg_redo_ask, MSG_NO_ARGS)))
		return false;
	turning.out = asks ? NULL : &cli->out;
	bool done = desk_turn(cli_desk(cli), &turn, false, show_turned, &turning);
	if (done && !cli->opt[CLI_DRY_RUN])
		cli_say(cli, how == VAULT_UNDO ? &msg_undo_done : &msg_redo_done,
			MSG_ARGS(num_of(turn.count).text));
	return done;
}

/* ---- verify ------------------------------------------------------------------------------------ */

static void show_verify_progress(void *arg, size_t done, size_t total)
{
	cli_progress(arg, &msg_verify_progress, done, total);
}

/* List at most this many later steps. */
enum { SINCE_SHOWN = 20 };

/* The subject of a code: the open event, if there is one. */
struct coded {
	const char *code;
	const struct vault_step *step;
	int64_t since;                  /* steps */
	bool has_event, same;           /* its standings are unchanged */
	struct book_event event;
	int of_event;                   /* steps that changed it */
};

/* Write the standings of an event, figure by figure. */
static bool write_standings(struct cli *cli, struct book *s, const struct book_event *event, struct buf *out)
{
	struct report_standings standings = { 0 };
	struct report_lines lines = { 0 };
	struct desk_rules rules;
	struct doc_look look = cli->look;
	struct doc doc = { 0 };
	bool done = desk_rules_read(s, event->id, &rules, &cli->err);

	look.media = DOC_ROWS;
	if (done && rules.form == DESK_FORM_DUPLICATE) {
		struct listing t;
		done = report_lines_make(s, event, 0, &lines, &cli->err);
		doc_list_start(&doc, cli->lang, "", look.media);
		if (done) {
			report_lines_table(&lines, cli->lang, &t);
			doc_table(&doc, "standings", &t);
		}
	} else if (done) {
		done = report_standings_make(s, event, &standings, &cli->err)
			&& report_standings_doc(&doc, &standings, &look, &cli->err);
	}
	done = done && export_doc(out, &doc, EXPORT_CSV, &look, &cli->err);
	doc_free(&doc);
	report_standings_free(&standings);
	report_lines_free(&lines);
	return done;
}

/* Are the standings unchanged? An event not yet there had none. */
static bool compare_standings(struct cli *cli, struct coded *coded)
{
	struct book *then = NULL;
	struct book_event event;
	struct vault_step step;
	struct buf was = { 0 }, is = { 0 };
	bool done = book_open(&then, book_path(cli->book), BOOK_LOOK, &cli->err)
		&& vault_rewind(then, num_of(coded->step->id).text, &step, &cli->err)
		&& book_event_find(then, num_of(coded->event.id).text, &event, &cli->err)
		&& write_standings(cli, then, &event, &was);

	if (!done && cli->err.status == ERR_NOT_FOUND) {
		cli->err = (struct err){ 0 };
		/* A page from then is not its: it is open only because it was the last. */
		coded->has_event = cli->opt[CLI_EVENT] != NULL;
		done = true;
	}
	done = done && write_standings(cli, cli->book, &coded->event, &is);
	coded->same = was.len == is.len && memcmp(buf_text(&was), buf_text(&is), is.len) == 0;
	book_close(then);
	buf_free(&was);
	buf_free(&is);
	return done;
}

/* Add what a check code stands for: a sentence for people, figures for scripts. */
static void add_code(struct cli *cli, struct doc *doc, const struct coded *coded)
{
	const struct vault_step *step = coded->step;
	struct num since = num_of(coded->since), of_event = num_of(coded->of_event);
	bool of_one = coded->since > 0 && coded->has_event;
	struct buf text = { 0 };

	if (of_one) {
		buf_msg(&text, cli->lang, coded->same ? &msg_verify_standings_same : &msg_verify_standings_changed,
			MSG_ARGS(coded->event.name));
		buf_char(&text, '\n');
	}
	buf_msg(&text, cli->lang, coded->since == 0 ? &msg_verify_code_now : of_one ? &msg_verify_code_event
		: &msg_verify_code_then, MSG_ARGS(coded->code, num_of(step->id).text,
		time_of(step->at, cli->lang).text, since.text, of_event.text, coded->event.name));
	doc_for(doc, DOC_PEOPLE);
	doc_whole(doc, true);
	doc_text(doc, buf_text(&text));
	doc_whole(doc, false);
	doc_for(doc, DOC_SCRIPTS);
	doc_pair(doc, "check_code", "", coded->code);
	doc_pair(doc, "step", "", num_of(step->id).text);
	doc_pair(doc, "at", "", step->at);
	doc_pair(doc, "steps_since", "", since.text);
	if (of_one) {
		doc_pair(doc, "event", "", coded->event.name);
		doc_pair(doc, "event_steps_since", "", of_event.text);
		doc_pair(doc, "standings", "", coded->same ? "same" : "changed");
	}
	doc_for(doc, DOC_EVERYWHERE);
	buf_free(&text);
}

/* Add the last of the later steps, of the event only if there is one. */
static bool add_since(struct cli *cli, struct doc *doc, const struct coded *coded)
{
	int64_t steps = coded->has_event ? coded->of_event : coded->since;
	struct report_log log = { .lang = cli->lang };
	struct buf name = { 0 };

	if (coded->has_event && coded->since > steps)
		cli_say(cli, &msg_verify_code_others, MSG_ARGS(num_of(coded->since - steps).text));
	if (steps > SINCE_SHOWN)
		cli_say(cli, &msg_verify_code_more, MSG_ARGS(num_of(SINCE_SHOWN).text));
	log.most = (int)(steps < SINCE_SHOWN ? steps : SINCE_SHOWN);
	if (coded->has_event) {
		log.event = &coded->event;
		log.most = (int)coded->since;
		log.skip = steps > SINCE_SHOWN ? (int)steps - SINCE_SHOWN : 0;
	}
	doc_gap(doc, DOC_GAP_NONE);
	log.command = name_log(cli, &name);
	bool done = report_log_add(doc, cli->book, &log, &cli->err);
	buf_free(&name);
	return done;
}

/* Show what came after the step of a code: a page with it may be out of date. */
static bool show_since(struct cli *cli, const char *code, const struct vault_step *step)
{
	struct coded coded = { .code = code, .step = step };
	struct vault_step last;
	struct doc doc;
	bool found;

	if (!vault_step_last(cli->book, &last, &found, &cli->err))
		return false;
	coded.since = last.id - step->id;
	/* The event meant, and its changes. */
	struct report_log log = { .lang = cli->lang, .most = (int)coded.since, .event = &coded.event };
	coded.has_event = cli_event(cli, &coded.event);
	if (!coded.has_event && cli->opt[CLI_EVENT])
		return false;
	cli->err = (struct err){ 0 };
	if (coded.has_event && coded.since > 0
		&& (!report_log_count(cli->book, &log, &coded.of_event, &cli->err)
			|| !compare_standings(cli, &coded)))
		return false;
	cli_start_list(cli, &doc, "");
	doc.is_list = false;
	add_code(cli, &doc, &coded);
	if (coded.since == 0)
		return cli_show_doc(cli, &doc);
	cli->status = ERR_CHECK;
	bool done = add_since(cli, &doc, &coded);
	return cli_show_doc(cli, &doc) && done;
}

bool cli_prove(struct cli *cli, struct report_proof *proof)
{
	*proof = (struct report_proof){ .progress = show_verify_progress, .arg = cli };
	if (report_proof_make(cli->book, cli->lang, proof, &cli->err))
		return true;
	listing_free(&proof->findings);
	return false;
}

bool cli_code_unknown(struct cli *cli, const char *code)
{
	bool takes = false;

	if (vault_has_taken(cli->book, 0, &takes, &cli->err) && takes)
		cli_say(cli, &msg_verify_code_merged, MSG_NO_ARGS);
	return cli->err.status == ERR_NONE && cli_fail(cli, ERR_CHECK, &msg_verify_code_unknown, MSG_ARGS(code));
}

/* Find the book's state with that check code. An altered book proves no code: report its faults instead. */
static bool verify_code(struct cli *cli, const char *typed)
{
	char seal[REPORT_CODE];
	struct report_proof proof;
	struct vault_step step;
	bool found;

	if (!report_code_read(typed, seal))
		return cli_fail(cli, ERR_REFUSED, &msg_verify_bad_code, MSG_ARGS(typed));
	if (!cli_prove(cli, &proof))
		return false;
	if (proof.findings.row_count > 0) {
		cli->status = ERR_CHECK;
		cli_say(cli, &msg_verify_code_forged,
			MSG_ARGS(num_of((int64_t)proof.findings.row_count).text, typed));
		struct doc doc;
		cli_start_list(cli, &doc, "");
		report_proof_add(&doc, &proof);
		return cli_show_doc(cli, &doc);
	}
	listing_free(&proof.findings);
	if (!vault_step_by_seal(cli->book, seal, &step, &found, &cli->err))
		return false;
	if (!found)
		return cli_code_unknown(cli, typed);
	if (report_code_is_weak(seal))
		cli_say(cli, &msg_verify_code_weak, MSG_NO_ARGS);
	cli_say(cli, &msg_verify_code_beside, MSG_ARGS(num_of(step.id).text));
	return show_since(cli, typed, &step);
}

static void write_proved(struct buf *b, enum lang lang, const struct report_proof *proof,
	const struct vault_step *last)
{
	char code[REPORT_CODE] = "";
	struct num deals = num_of((int64_t)proof->deals), steps = num_of((int64_t)proof->steps);
	size_t count = proof->findings.row_count;
	struct buf versions = { 0 };

	if (last)
		report_code_of(last, code);
	if (proof->versions > proof->deals)
		buf_msg(&versions, lang, &msg_verify_versions, MSG_ARGS(num_of((int64_t)proof->versions).text));
	if (count == 0)
		buf_msg(b, lang, &msg_verify_fine, MSG_ARGS(deals.text, steps.text, code, buf_text(&versions)));
	else
		buf_msg(b, lang, &msg_verify_found,
			MSG_ARGS(deals.text, steps.text, num_of((int64_t)count).text, buf_text(&versions)));
	buf_free(&versions);
}

static bool show_proof(struct cli *cli, struct report_proof *proof)
{
	struct buf outcome = { 0 };
	struct vault_step last, upgrade;
	bool has_steps, has_upgrade;
	struct doc doc;

	if (!vault_step_last(cli->book, &last, &has_steps, &cli->err)
		|| !vault_step_upgrade(cli->book, &upgrade, &has_upgrade, &cli->err)) {
		listing_free(&proof->findings);
		return false;
	}
	cli->status = proof->findings.row_count > 0 ? ERR_CHECK : ERR_NONE;
	write_proved(&outcome, cli->lang, proof, has_steps ? &last : NULL);
	cli_start_list(cli, &doc, "");
	cli_tell(cli, &doc, buf_text(&outcome));
	buf_free(&outcome);
	if (has_upgrade)
		cli_say(cli, &msg_verify_upgraded, MSG_ARGS(num_of(upgrade.id).text,
			time_of(upgrade.at, cli->lang).text));
	report_proof_add(&doc, proof);
	return cli_show_doc(cli, &doc);
}

bool cli_run_verify(struct cli *cli)
{
	struct report_proof proof;

	if (cli->argc > 0 && cli->opt[CLI_PAGE])
		return cli_fail(cli, ERR_USAGE, &msg_verify_one, MSG_NO_ARGS);
	if (cli->opt[CLI_PAGE])
		return cli_verify_page(cli, cli->opt[CLI_PAGE]);
	if (cli->argc > 0)
		return verify_code(cli, cli->argv[0]);
	return cli_prove(cli, &proof) && show_proof(cli, &proof);
}
