/* Totals of a sheet whose deals are unknown. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "desk/desk.h"

#include <string.h>

bool cli_run_sheet_totals(struct cli *cli)
{
	const char *deals = cli->opt[CLI_DEALS];
	struct desk_sheet_change change;
	struct desk_totals totals = { 0 };
	struct buf figures = { 0 }, text = { 0 };

	if (!cli_sheet_named(cli, cli->argv, &change))
		return false;
	if (cli->argc == 2 && deals && strcmp(deals, "0") == 0) {
		if (!desk_totals_remove(cli_desk(cli), &change))   /* they were a mistake */
			return false;
		cli_say(cli, &msg_totals_removed, MSG_ARGS(cli->argv[0], cli->argv[1]));
		return true;
	}
	if (deals && !cli_number(cli, deals, &msg_word_deals, &totals.deals))
		return false;
	cli_join(&figures, cli, 2);
	totals.figures = buf_text(&figures);
	bool done = desk_totals_put(cli_desk(cli), &totals, &change);
	buf_free(&figures);
	if (!done)
		return false;
	cli_sums_write(&text, &change.table, &change.sums);
	if (totals.again)
		cli_say(cli, &msg_totals_again, MSG_ARGS(cli->argv[0], cli->argv[1]));
	else
		cli_say(cli, &msg_totals_put, MSG_ARGS(cli->argv[0], cli->argv[1], num_of(totals.deals).text,
			buf_text(&text)));
	if (totals.was.deals > 0 && !totals.again) {
		buf_clear(&text);
		for (int seat = 0; seat < change.table.seat_count; seat++)
			buf_printf(&text, " %d", totals.was.points[seat]);
		cli_say(cli, &msg_totals_was,
			MSG_ARGS(change.event.name, buf_text(&text), num_of(totals.was.deals).text));
	}
	buf_free(&text);
	return true;
}
