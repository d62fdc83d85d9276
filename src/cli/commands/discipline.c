/* Discipline (11.§): warnings, cards, exclusions, withdrawals. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"

bool cli_run_discipline_add(struct cli *cli)
{
	struct desk *desk = cli_desk(cli);
	struct book_event event;
	struct book_measure measure = { .round = 0 };
	const char *reason = cli->opt[CLI_REASON], *judge = cli->opt[CLI_BY] ? cli->opt[CLI_BY] : "";
	bool again = false;

	if (!desk_measure_read(desk, cli->argv[0], &measure.kind))
		return false;
	if (!reason || !reason[0])
		return cli_fail(cli, ERR_USAGE, &msg_discipline_no_reason, MSG_NO_ARGS);
	if (cli->opt[CLI_ROUND] && !cli_number(cli, cli->opt[CLI_ROUND], &msg_word_round, &measure.round))
		return false;
	if (!book_name_set(measure.reason, sizeof measure.reason, reason, &cli->err)
		|| !book_name_set(measure.judge, sizeof measure.judge, judge, &cli->err)
		|| !cli_event(cli, &event) || !desk_measure_add(desk, &event, cli->argv[1], &measure, &again))
		return false;
	cli_say(cli, again ? &msg_discipline_again : &msg_discipline_added,
		MSG_ARGS(measure.player, desk_measure_said(cli->lang, measure.kind), event.name, measure.reason));
	return true;
}

bool cli_run_discipline_minutes(struct cli *cli)
{
	struct book_event event;
	struct book_measure measure;
	struct report_mark mark;
	struct doc doc;
	int no = 0;

	if (cli->argc > 1 && !cli_number(cli, cli->argv[1], &msg_word_item, &no))
		return false;
	if (!cli_event(cli, &event) || !desk_measure_find(cli_desk(cli), &event, cli->argv[0], no, &measure)
		|| !report_mark_make(cli->book, &mark, &cli->err))
		return false;
	if (report_measure_doc(&doc, &event, &measure, &mark, &cli->look, &cli->err))
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

/* Selects the measures of a table. */
enum measures { ALL, OF_DISCIPLINE, WITHDRAWALS };

/* Is the one at `at` a withdrawal, or does it concern one by a player out for no other reason? */
static bool is_withdrawal(const struct book_measure list[], size_t at)
{
	bool is_about_out = list[at].kind == BOOK_LIFTED || list[at].kind == BOOK_SEATED;
	enum book_measure_kind out = is_about_out ? BOOK_LIFTED : list[at].kind;

	for (size_t i = at; is_about_out && out == BOOK_LIFTED && i-- > 0;) {
		bool puts_out = list[i].kind == BOOK_EXCLUSION || list[i].kind == BOOK_WITHDRAWAL;
		if (list[i].entry == list[at].entry && puts_out)
			out = list[i].kind;
	}
	return out == BOOK_WITHDRAWAL;
}

/* Add the measures wanted under that title; no table if there are none. */
static void measures_table(struct doc *doc, const struct book_measure list[], size_t count,
	enum measures wanted, const char *title)
{
	struct listing t;
	size_t rows = 0;

	listing_start(&t, title);
	listing_column(&t, "event", &msg_head_event, LISTING_TEXT);
	listing_column(&t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(&t, "measure", &msg_head_measure, LISTING_TEXT);
	listing_column(&t, "round", &msg_head_round, LISTING_INT);
	listing_column(&t, "reason", &msg_head_reason, LISTING_TEXT);
	listing_column(&t, "judge", &msg_head_judge, LISTING_TEXT);
	listing_column(&t, "at", &msg_head_at, LISTING_TIME);
	for (size_t i = 0; i < count; i++) {
		if (wanted != ALL && is_withdrawal(list, i) != (wanted == WITHDRAWALS))
			continue;
		listing_text(&t, list[i].event_name);
		listing_text(&t, list[i].player);
		listing_code(&t, book_measure_words[list[i].kind], desk_measure_word(doc->lang, list[i].kind));
		listing_some(&t, list[i].round);
		listing_text(&t, list[i].reason);
		listing_text(&t, list[i].judge);
		listing_text(&t, list[i].at);
		rows++;
	}
	if (rows > 0 || wanted == ALL)
		doc_table(doc, "rows", &t);
	else
		listing_free(&t);
}

/* A player who went home has done nothing wrong: people see withdrawals apart, scripts get one list. */
bool cli_run_discipline_list(struct cli *cli)
{
	const char *season = cli->opt[CLI_SEASON];
	struct book_event event = { .id = 0 };
	struct book_measure *list = NULL;
	struct doc doc;
	size_t count = 0;

	if ((!season && !cli_event(cli, &event))
		|| !book_measures(cli->book, event.id, season ? season : "", &list, &count, &cli->err))
		return false;
	doc_start(&doc, cli->lang, season ? season : event.name);
	doc.is_list = true;
	doc_for(&doc, count > 0 ? DOC_SCRIPTS : DOC_EVERYWHERE);
	measures_table(&doc, list, count, ALL, "");
	doc_for(&doc, DOC_PEOPLE);
	measures_table(&doc, list, count, OF_DISCIPLINE, msg_discipline_title.text[cli->lang]);
	measures_table(&doc, list, count, WITHDRAWALS, msg_withdrawals_title.text[cli->lang]);
	book_free(list);
	cli_doc_look(cli, &doc);
	return cli_show_doc(cli, &doc);
}
