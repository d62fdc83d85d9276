/* Players out of a spreadsheet's CSV. */
#include "cli/cli.h"
#include "cli/messages.h"

bool cli_run_player_import(struct cli *cli, int argc, char **argv)
{
	struct desk_imported done;
	struct book_event event;
	struct err none = { 0 };

	(void)argc;
	if (cli->opt[CLI_EVENT] && !cli_event(cli, &event))
		return false;
	bool enters = cli->opt[CLI_EVENT] || book_event_current(cli->store, &event, &none);
	if (!desk_players_import(cli_desk(cli), argv[0], enters ? &event : NULL, &done))
		return false;
	struct num added = num_of(done.added), found = num_of(done.found);
	if (enters)
		cli_say(cli, &msg_import_players, MSG_ARGS(added.text, found.text, num_of(done.entered).text, event.name,
			num_of(done.entries).text));
	else
		cli_say(cli, &msg_import_players_only, MSG_ARGS(added.text, found.text));
	return true;
}
