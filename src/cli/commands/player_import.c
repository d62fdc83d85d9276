/* Import players, and past events, from a spreadsheet. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/tables/tables.h"

#include <string.h>

bool cli_run_player_import(struct cli *cli)
{
	const struct desk_players_wanted wanted = { .file = cli->argv[0], .sheet = cli->opt[CLI_SHEET],
		.taken = cli->opt[CLI_TAKE], .is_same = cli->opt[CLI_SAME], .columns = cli->opt[CLI_COLUMNS],
		.leaves_out = cli->opt[CLI_FORCE] };
	struct desk_imported taken;
	struct listing preview;
	struct book_event event;
	struct err none = { 0 };

	if (cli->opt[CLI_EVENT] && !cli_event(cli, &event))
		return false;
	bool enters = cli->opt[CLI_EVENT] || book_event_current(cli->book, &event, &none);
	bool done = desk_players_import(cli_desk(cli), &wanted, enters ? &event : NULL, &preview, &taken);
	struct num added = num_of(taken.added), found = num_of(taken.found);
	if (done && enters)
		cli_say(cli, &msg_import_players,
			MSG_ARGS(added.text, found.text, num_of(taken.entered).text, event.name,
				num_of(taken.entries).text));
	else if (done)
		cli_say(cli, &msg_import_players_only, MSG_ARGS(added.text, found.text));
	if (done && taken.left_out > 0)
		cli_say(cli, &msg_past_left_out, MSG_ARGS(num_of(taken.left_out).text));
	if (done && cli->opt[CLI_DRY_RUN])
		return cli_show(cli, &preview);
	listing_free(&preview);
	return done;
}

/* ---- events of the past ------------------------------------------------------------------------ */

bool cli_run_event_import(struct cli *cli)
{
	struct desk_past_wanted wanted = { .file = cli->argv[0], .sheet = cli->opt[CLI_SHEET],
		.taken = cli->opt[CLI_TAKE], .is_same = cli->opt[CLI_SAME], .columns = cli->opt[CLI_COLUMNS],
		.name = cli->opt[CLI_NAME], .day = cli->opt[CLI_DATE], .place = cli->opt[CLI_PLACE],
		.deals = cli->opt[CLI_DEALS], .edition = cli->opt[CLI_EDITION], .leaves_out = cli->opt[CLI_FORCE] };
	const char *days = cli->opt[CLI_DAYS];
	struct desk_past past;
	struct listing preview;

	for (int order = 1; days && order < DAY_ORDERS; order++) {
		if (strcmp(days, day_order_words[order]) == 0)
			wanted.days = (enum day_order)order;
	}
	if (days && wanted.days == DAYS_UNCLEAR)
		return cli_fail(cli, ERR_USAGE, &msg_past_order, MSG_ARGS(days));
	bool done = desk_past_import(cli_desk(cli), &wanted, &preview, &past);
	if (done)
		cli_say(cli, &msg_past_taken, MSG_ARGS(num_of(past.events).text, num_of(past.rounds).text,
			num_of(past.tables).text, num_of(past.rows).text, num_of(past.taken.players).text));
	if (done && past.taken.totals == 0)
		cli_say(cli, &msg_past_again, MSG_NO_ARGS);
	if (done && past.left_out > 0)
		cli_say(cli, &msg_past_left_out, MSG_ARGS(num_of(past.left_out).text));
	if (done && cli->opt[CLI_DRY_RUN])
		return cli_show(cli, &preview);
	listing_free(&preview);
	return done;
}
