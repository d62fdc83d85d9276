/* Cards: deals played over again, their tricks in the book, duplicate deals. */
#include "cli/cli.h"
#include "cli/messages.h"

bool cli_run_replay(struct cli *cli, int argc, char **argv)
{
	return cli_lines(cli, argc, argv, text_json_replay);
}
