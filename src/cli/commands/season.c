/* Seasons: made, changed, listed, and their standings. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/desk.h"
#include "report/standings/standings.h"

#include <stdlib.h>

/* ---- made, changed ----------------------------------------------------------------------------- */

static struct desk_season_fields fields_of(const struct cli *cli, const char *name)
{
	return (struct desk_season_fields){ .name = name,
		.count = cli->opt[CLI_COUNT],
		.least = cli->opt[CLI_LEAST],
		.scale = cli->opt[CLI_SCALE] };
}

bool cli_run_season_new(struct cli *cli)
{
	struct book_season season;
	struct buf name = { 0 };

	cli_join(&name, cli, 0);
	const struct desk_season_fields fields = fields_of(cli, buf_text(&name));
	bool done = desk_season_add(cli_desk(cli), &fields, &season);
	buf_free(&name);
	if (done)
		cli_say(cli, &msg_season_made, MSG_ARGS(season.name));
	return done;
}

bool cli_run_season_change(struct cli *cli)
{
	struct book_season season;
	struct buf words = { 0 };
	const struct desk_season_fields fields = fields_of(cli, cli->opt[CLI_NAME]);

	if (!fields.name && !fields.count && !fields.least && !fields.scale)
		return cli_fail(cli, ERR_USAGE, &msg_season_nothing, MSG_NO_ARGS);
	cli_join(&words, cli, 0);
	bool done = desk_season_change(cli_desk(cli), buf_text(&words), &fields, &season);
	buf_free(&words);
	if (done)
		cli_say(cli, &msg_season_changed, MSG_ARGS(season.name));
	return done;
}

/* Add them in one step. */
static bool add_events(struct cli *cli, const char *season, char *const *events, int count)
{
	struct desk_season_event *what = calloc((size_t)count, sizeof *what);
	const char *weight = cli->opt[CLI_WEIGHT];

	if (!what)
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	bool done = desk_season_events_add(cli_desk(cli), season, events, count, weight, what);
	for (int i = 0; done && i < count; i++) {
		cli_say(cli, what[i].was == what[i].weight ? &msg_season_counts_already : &msg_season_counts,
			MSG_ARGS(what[i].event.name, what[i].season.name, num_of(what[i].weight).text));
	}
	free(what);
	return done;
}

/* All the words are one event's name, or each is an event. */
bool cli_run_season_add(struct cli *cli)
{
	struct book_event named;
	struct err ignored = { 0 };
	struct buf words = { 0 };

	cli_join(&words, cli, 1);
	char *const one[] = { words.data };
	bool is_one = words.data && book_event_find(cli->book, words.data, &named, &ignored);
	bool done = is_one ? add_events(cli, cli->argv[0], one, 1) : add_events(cli, cli->argv[0], cli->argv + 1,
		cli->argc - 1);
	buf_free(&words);
	return done;
}

bool cli_run_season_remove(struct cli *cli)
{
	struct desk_season_event what = { .was = 0 };
	struct buf event = { 0 };

	cli_join(&event, cli, 1);
	bool done = cli->argc > 1 ? desk_season_event_remove(cli_desk(cli), cli->argv[0], buf_text(&event), &what)
		: desk_season_remove(cli_desk(cli), cli->argv[0], &what.season);
	buf_free(&event);
	if (done && cli->argc > 1)
		cli_say(cli, &msg_season_counts_not, MSG_ARGS(what.event.name, what.season.name));
	else if (done)
		cli_say(cli, &msg_season_removed, MSG_ARGS(what.season.name));
	return done;
}

/* ---- listed ------------------------------------------------------------------------------------ */

static bool list_seasons(struct cli *cli)
{
	struct book_season *list = NULL;
	struct listing t;
	size_t count = 0;

	if (!book_seasons(cli->book, &list, &count, &cli->err))
		return false;
	listing_start(&t, msg_seasons_title.text[cli->lang]);
	listing_column(&t, "season", &msg_head_season, LISTING_TEXT);
	listing_column(&t, "events", &msg_head_events, LISTING_INT);
	listing_column(&t, "best", &msg_head_season_best, LISTING_INT);
	listing_column(&t, "least", &msg_head_season_least, LISTING_INT);
	listing_column(&t, "scale", &msg_head_season_scale, LISTING_TEXT);
	for (size_t i = 0; i < count; i++) {
		struct buf scale = { 0 };
		book_scale_write(&scale, &list[i]);
		listing_text(&t, list[i].name);
		listing_number(&t, list[i].events);
		if (list[i].best > 0)
			listing_number(&t, list[i].best);
		else
			listing_figure(&t, 0, msg_season_all.text[cli->lang]);
		listing_number(&t, list[i].least);
		listing_code(&t, buf_text(&scale),
			scale.len > 0 ? buf_text(&scale) : msg_season_standard.text[cli->lang]);
		buf_free(&scale);
	}
	book_free(list);
	return cli_show(cli, &t);
}

static bool list_events(struct cli *cli, const struct book_season *season)
{
	struct book_season_event *list = NULL;
	struct listing t;
	size_t count = 0;

	if (!book_season_events(cli->book, season->id, &list, &count, &cli->err))
		return false;
	listing_start(&t, season->name);
	listing_column(&t, "event", &msg_head_no, LISTING_INT);
	listing_column(&t, "name", &msg_head_name, LISTING_TEXT);
	listing_column(&t, "date", &msg_head_date, LISTING_TEXT);
	listing_column(&t, "weight", &msg_head_season_weight, LISTING_INT);
	for (size_t i = 0; i < count; i++) {
		listing_number(&t, list[i].event.id);
		listing_text(&t, list[i].event.name);
		listing_code(&t, list[i].event.day, day_of(list[i].event.day, cli->lang).text);
		listing_number(&t, list[i].weight);
	}
	book_free(list);
	return cli_show(cli, &t);
}

bool cli_run_season_list(struct cli *cli)
{
	struct book_season season;
	struct buf words = { 0 };

	if (cli->argc == 0)
		return list_seasons(cli);
	cli_join(&words, cli, 0);
	bool found = book_season_find(cli->book, buf_text(&words), &season, &cli->err);
	buf_free(&words);
	return found && list_events(cli, &season);
}

bool cli_show_season(struct cli *cli)
{
	struct book_season season;
	struct report_season standings = { .count = 0 };
	struct doc doc;

	if (cli->opt[CLI_BIDS] || cli->opt[CLI_EVENT])
		return cli_fail(cli, ERR_USAGE, &msg_season_alone, MSG_NO_ARGS);
	bool done = book_season_find(cli->book, cli->opt[CLI_SEASON], &season, &cli->err)
		&& report_season_make(cli->book, &season, &standings, &cli->err);
	if (done && standings.event_count == 0)
		done = cli_fail(cli, ERR_NOT_FOUND, &msg_season_empty, MSG_ARGS(season.name));
	if (done) {
		report_season_doc(&standings, cli->lang, cli->look.size != DOC_DESK, &doc);
		done = cli_show_page(cli, &doc);
	}
	report_season_free(&standings);
	return done;
}
