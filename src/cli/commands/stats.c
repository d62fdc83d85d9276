/* Statistics over one event, or several: what the cards allowed; bids and their results. */
#include "book/people.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "report/standings/standings.h"
#include "report/stats/stats.h"

#include <string.h>

/* ---- cards ------------------------------------------------------------------------------------- */

/* Deals being solved. */
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

/* Solve as many deals at a time as there are cores, so that a terminal shows the progress. */
static bool solve_deals(struct cli *cli, const struct game_solve *solve, struct report_card_stats *stats)
{
	struct solving solving = { .stats = stats };

	if (!cli_solvers_make(cli, solve, pool_workers(), &solving.solvers))
		return false;
	for (size_t workers = (size_t)solving.solvers.count; solving.from < stats->count;
		 solving.from += workers) {
		size_t left = stats->count - solving.from;
		cli_progress(cli, &msg_par_progress, solving.from, stats->count);
		pool_run(solving.solvers.count, left < workers ? left : workers, solve_deal, &solving);
	}
	cli_progress(cli, &msg_par_progress, stats->count, stats->count);
	cli_solvers_free(&solving.solvers);
	return true;
}

bool cli_run_stats_cards(struct cli *cli)
{
	struct report_card_stats stats = { .count = 0 };
	struct book_event event;
	struct doc doc;

	if (!cli_event_named(cli, &event))
		return false;
	const struct game_solve *solve = cli_solve(cli, event.edition);
	if (!solve)
		return false;
	bool done = report_card_stats_read(cli->book, &event, cli->lang, &stats, &cli->err);
	if (done && stats.count == 0 && stats.left_out.row_count == 0)
		done = cli_fail(cli, ERR_NOT_FOUND, &msg_stats_no_cards, MSG_ARGS(event.name));
	if (done && solve_deals(cli, solve, &stats)) {
		report_card_stats_doc(&stats, &event, &doc);
		done = cli_show_page(cli, &doc);
	}
	report_card_stats_free(&stats);
	return done && cli->err.status == ERR_NONE;
}

/* ---- results ----------------------------------------------------------------------------------- */

/* Keep the events of the season with exactly that name; else those whose first day begins so; else those of
 * the season that the words mean. *found: it is a season's. */
static bool keep_season(struct cli *cli, const char *name, struct book_event *events, size_t *count,
	bool *found)
{
	struct book_season_event *members = NULL;
	struct book_season season = { .id = 0 };
	struct err why = { .status = ERR_NONE };

	if (!book_season_named(cli->book, name, &season, found, &cli->err))
		return false;
	if (!*found) {
		size_t kept = 0;
		for (size_t i = 0; i < *count; i++) {
			if (strncmp(events[i].day, name, strlen(name)) == 0)
				events[kept++] = events[i];
		}
		*count = kept;
	}
	if (!*found && *count == 0)
		*found = book_season_find(cli->book, name, &season, &why);
	if (why.status != ERR_NONE && why.status != ERR_NOT_FOUND)
		cli->err = why;
	if (cli->err.status != ERR_NONE || !*found)
		return cli->err.status == ERR_NONE;
	bool done = book_season_events(cli->book, season.id, &members, count, &cli->err);
	for (size_t i = 0; done && i < *count; i++)
		events[i] = members[i].event;   /* each is one of the book's */
	book_free(members);
	return done;
}

/* Take the events of a season, of the last one's game (or of the last with bids); report the others. */
static bool take_season(
	struct cli *cli, const char *season, bool with_bids, struct book_event *events, size_t *count)
{
	const struct game_edition *edition = NULL;
	size_t kept = 0;
	bool found;

	if (!keep_season(cli, season, events, count, &found))
		return false;
	for (size_t i = *count; i-- > 0;) {
		const struct game_edition *own = game_edition_find(events[i].edition);
		if (own && (!edition || (with_bids && !edition->game->bids)))
			edition = own;
	}
	for (size_t i = 0; i < *count; i++) {
		const struct game_edition *own = game_edition_find(events[i].edition);
		if (own && edition && own->game == edition->game)
			events[kept++] = events[i];
		else
			cli_say(cli, &msg_stats_other_game, MSG_ARGS(events[i].name));
	}
	*count = kept;
	return kept > 0
		|| cli_fail(cli, ERR_NOT_FOUND, found ? &msg_season_empty : &msg_stats_no_season, MSG_ARGS(season));
}

/* Find the events asked for: of --season, by name, or the open one. Free the list. */
static bool find_events(struct cli *cli, struct book_event **list, size_t *count)
{
	const char *season = cli->opt[CLI_SEASON];
	struct book_event event;

	if (!book_events(cli->book, list, count, &cli->err))
		return false;
	if (season && cli->argc > 0)
		return cli_fail(cli, ERR_USAGE, &msg_stats_event_or_season, MSG_NO_ARGS);
	if (season)
		return take_season(cli, season, true, *list, count);
	if (!cli_event_named(cli, &event))
		return false;
	(*list)[0] = event;   /* it is one of them */
	*count = 1;
	return true;
}

bool cli_run_stats(struct cli *cli)
{
	struct report_stats_wanted wanted = { .kind = cli->command->variant, .lang = cli->lang };
	struct book_event *events = NULL;
	struct doc doc;
	bool done = find_events(cli, &events, &wanted.event_count);

	wanted.events = events;
	if (wanted.kind == REPORT_STATS_PLAYERS && cli->opt[CLI_BIDS])
		wanted.kind = REPORT_STATS_PLAYERS_BIDS;
	if (done) {
		const struct game_edition *edition = game_edition_find(events[0].edition);
		wanted.title = cli->opt[CLI_SEASON] ? cli->opt[CLI_SEASON] : events[0].name;
		done = !edition || game_has_bids(&cli->err, edition);
		/* if the declarer has a partner, a kontra is no single player's */
		if (done && wanted.kind == REPORT_STATS_KONTRAS && edition && edition->game->has_partners)
			done = game_lacks(&cli->err, edition, "stats kontras");
	}
	done = done && report_stats_make(cli->book, &wanted, &doc, &cli->err) && cli_show_page(cli, &doc);
	book_free(events);
	return done;
}

bool cli_run_stats_bettors(struct cli *cli)
{
	struct book_event event;
	struct listing t;
	struct doc doc;

	if (!cli_event_named(cli, &event)
		|| !report_bettors(cli->book, &event, cli->lang, &t, &cli->note, &cli->err))
		return false;
	doc_list(&doc, cli->lang, &t);
	return cli_show_page(cli, &doc);
}

/* ---- by another edition ------------------------------------------------------------------------ */

bool cli_run_what_if(struct cli *cli)
{
	const struct game_edition *by;
	struct book_event event;
	struct buf title = { 0 };
	struct doc doc;

	if (!cli->opt[CLI_RULES])
		return cli_fail(cli, ERR_USAGE, &msg_what_if_rules, MSG_NO_ARGS);
	if (!(by = cli_edition(cli)) || !cli_open(cli, CLI_LOOKS) || !cli_event_named(cli, &event))
		return false;
	buf_msg(&title, cli->lang, &msg_what_if_title, MSG_ARGS(event.name, by->name->text[cli->lang]));
	cli_start_list(cli, &doc, buf_text(&title));
	doc_for(&doc, DOC_TERMINAL);
	doc_heading(&doc, buf_text(&title));
	doc_for(&doc, DOC_EVERYWHERE);
	buf_free(&title);
	doc.is_list = false;
	if (report_what_if(cli->book, &event, by, &doc, &cli->err))
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

/* ---- ratings ----------------------------------------------------------------------------------- */

bool cli_run_ratings(struct cli *cli)
{
	const char *season = cli->opt[CLI_SEASON];
	struct book_event *events = NULL;
	struct doc doc = { 0 };
	size_t count = 0;

	const char *title = season ? season : msg_ratings_all.text[cli->lang];
	bool done = book_events(cli->book, &events, &count, &cli->err)
		&& take_season(cli, season ? season : "", false, events, &count)
		&& report_ratings_doc(cli->book, events, count, title, cli->lang, &doc, &cli->err);
	if (done) {
		done = cli_show_page(cli, &doc);
	} else {
		doc_free(&doc);
	}
	book_free(events);
	return done;
}

/* ---- money ------------------------------------------------------------------------------------- */

/* Show payments for the open event, for a round of it, or for a season, whatever games were played. */
bool cli_run_money(struct cli *cli)
{
	const char *season = cli->opt[CLI_SEASON], *round = cli->opt[CLI_ROUND];
	struct book_event *events = NULL, event = { .id = 0 };
	struct doc doc = { 0 };
	size_t count = 1;
	int no = 0;
	bool found = false;

	if (season && round)
		return cli_fail(cli, ERR_USAGE, &msg_money_round_or_season, MSG_NO_ARGS);
	if ((round && !cli_number(cli, round, &msg_word_round, &no)) || (!season && !cli_event(cli, &event)))
		return false;
	bool done = !season || (book_events(cli->book, &events, &count, &cli->err)
		&& keep_season(cli, season, events, &count, &found));
	if (done && count == 0)
		done = cli_fail(cli, ERR_NOT_FOUND, found ? &msg_season_empty : &msg_stats_no_season,
			MSG_ARGS(season));
	done = done && report_money_doc(cli->book, season ? events : &event, count, no,
		season ? season : event.name, cli->lang, &doc, &cli->err);
	if (done) {
		done = cli_show_page(cli, &doc);
	} else {
		doc_free(&doc);
	}
	book_free(events);
	return done;
}
