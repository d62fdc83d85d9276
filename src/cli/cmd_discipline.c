/* Discipline (11.§): warnings, cards, exclusions, withdrawals. */
#include "cli/cli.h"
#include "cli/messages.h"
#include "desk/messages.h"

bool cli_run_discipline_add(struct cli *cli, int argc, char **argv)
{
	struct desk *desk = cli_desk(cli);
	struct book_event event;
	struct book_measure measure = { .round = 0 };
	const char *reason = cli->opt[CLI_REASON], *judge = cli->opt[CLI_BY] ? cli->opt[CLI_BY] : "";
	bool again = false;

	(void)argc;
	if (!desk_measure_read(desk, argv[0], &measure.kind))
		return false;
	if (!reason || !reason[0])
		return cli_fail(cli, ERR_USAGE, &msg_discipline_no_reason, MSG_NO_ARGS);
	if (cli->opt[CLI_ROUND] && !cli_number(cli, cli->opt[CLI_ROUND], &msg_word_round, &measure.round))
		return false;
	if (!book_name_set(measure.reason, sizeof measure.reason, reason, &cli->err)
		|| !book_name_set(measure.judge, sizeof measure.judge, judge, &cli->err)
		|| !cli_event(cli, &event) || !desk_measure_add(desk, &event, argv[1], &measure, &again))
		return false;
	cli_say(cli, again ? &msg_discipline_again : &msg_discipline_added,
		MSG_ARGS(measure.player, desk_measure_said(cli->lang, measure.kind), event.name));
	return true;
}

bool cli_run_discipline_list(struct cli *cli, int argc, char **argv)
{
	const char *season = cli->opt[CLI_SEASON];
	struct book_event event = { .id = 0 };
	struct book_measure *list = NULL;
	struct listing t;
	size_t count = 0;

	(void)argc;
	(void)argv;
	if ((!season && !cli_event(cli, &event))
		|| !book_measures(cli->store, event.id, season ? season : "", &list, &count, &cli->err))
		return false;
	listing_start(&t, season ? season : event.name);
	listing_column(&t, "event", &msg_head_event, LISTING_TEXT);
	listing_column(&t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(&t, "measure", &msg_head_measure, LISTING_TEXT);
	listing_column(&t, "round", &msg_head_round, LISTING_INT);
	listing_column(&t, "reason", &msg_head_reason, LISTING_TEXT);
	listing_column(&t, "judge", &msg_head_judge, LISTING_TEXT);
	listing_column(&t, "at", &msg_head_at, LISTING_TIME);
	for (size_t i = 0; i < count; i++) {
		listing_text(&t, list[i].event_name);
		listing_text(&t, list[i].player);
		listing_code(&t, book_measure_words[list[i].kind], desk_measure_word(cli->lang, list[i].kind));
		if (list[i].round)
			listing_number(&t, list[i].round);
		else
			listing_empty(&t);
		listing_text(&t, list[i].reason);
		listing_text(&t, list[i].judge);
		listing_text(&t, list[i].at);
	}
	book_free(list);
	return cli_show(cli, &t);
}
