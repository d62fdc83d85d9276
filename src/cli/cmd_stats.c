/* Statistics over an event. */
#include "cli/cli.h"
#include "cli/messages.h"

/* ---- cards ------------------------------------------------------------------------------------- */

/* Deals on their way through the solvers. */
struct solving {
	struct report_card_stats *stats;
	struct cli_solvers solvers;
	size_t from;                    /* the first of the batch */
};

static void solve_deal(void *arg, int worker, size_t piece)
{
	struct solving *solving = arg;

	report_card_stats_solve(solving->stats, solving->from + piece, solving->solvers.list[worker]);
}

/* On all cores, as many deals at a time as there are, so that a terminal sees how far it is. */
static bool solve_deals(struct cli *cli, struct report_card_stats *stats)
{
	struct solving solving = { .stats = stats };

	if (!cli_solvers_make(cli, pool_workers(), &solving.solvers))
		return false;
	for (size_t workers = (size_t)solving.solvers.count; solving.from < stats->count; solving.from += workers) {
		size_t left = stats->count - solving.from;
		cli_progress(cli, &msg_par_progress, solving.from, stats->count);
		pool_run(solving.solvers.count, left < workers ? left : workers, solve_deal, &solving);
	}
	cli_progress(cli, &msg_par_progress, stats->count, stats->count);
	cli_solvers_free(&solving.solvers);
	return true;
}

/* The event that the words name, else the open one. */
static bool find_event(struct cli *cli, int argc, char **argv, struct book_event *event)
{
	struct buf name = { 0 };

	if (argc == 0)
		return cli_event(cli, event);
	cli_join(&name, argc, argv, 0);
	bool found = book_event_find(cli->store, buf_text(&name), event, &cli->err);
	buf_free(&name);
	return found;
}

bool cli_run_stats_cards(struct cli *cli, int argc, char **argv)
{
	struct report_card_stats stats = { .count = 0 };
	struct book_event event;
	struct doc doc;

	if (!find_event(cli, argc, argv, &event) || !cli_can_solve(cli, event.edition))
		return false;
	bool done = report_card_stats_read(cli->store, &event, cli->lang, &stats, &cli->err);
	if (done && stats.count == 0 && stats.left_out.row_count == 0)
		done = cli_fail(cli, ERR_NOT_FOUND, &msg_stats_no_cards, MSG_ARGS(event.name));
	if (done && solve_deals(cli, &stats)) {
		report_card_stats_doc(&stats, &event, &doc);
		cli_doc_look(cli, &doc);
		done = cli_show_doc(cli, &doc);
	}
	report_card_stats_free(&stats);
	return done && cli->err.status == ERR_NONE;
}
