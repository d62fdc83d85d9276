/* The public pages in a folder: site. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "site/site.h"

#include <stdlib.h>

/* What goes into the folder. */
struct chosen {
	struct book_event *events;
	struct book_season *seasons;
	size_t event_count, season_count;
	struct buf base;   /* ends with a slash */
};

static bool add_event(struct cli *cli, struct chosen *chosen, const struct book_event *event)
{
	for (size_t i = 0; i < chosen->event_count; i++) {
		if (chosen->events[i].id == event->id)
			return true;
	}
	struct book_event *events = list_grow(chosen->events, chosen->event_count, sizeof *events);
	if (!events)
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	chosen->events = events;
	events[chosen->event_count++] = *event;
	return true;
}

static bool add_season(struct cli *cli, struct chosen *chosen, const char *words)
{
	struct book_season_event *list = NULL;
	size_t count = 0;

	chosen->seasons = calloc(1, sizeof *chosen->seasons);
	if (!chosen->seasons)
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	bool done = book_season_find(cli->book, words, chosen->seasons, &cli->err)
		&& book_season_events(cli->book, chosen->seasons->id, &list, &count, &cli->err);
	chosen->season_count = 1;
	for (size_t i = 0; i < count && done; i++)
		done = add_event(cli, chosen, &list[i].event);
	book_free(list);
	if (done && count == 0)
		done = cli_fail(cli, ERR_NOT_FOUND, &msg_season_empty, MSG_ARGS(chosen->seasons->name));
	return done;
}

/* Add the events behind the folder, and those of -e, which are a line each. */
static bool add_named(struct cli *cli, struct chosen *chosen)
{
	struct book_event event;
	char *rest = NULL;
	bool done = true;

	for (int i = 1; i < cli->argc && done; i++)
		done = book_event_find(cli->book, cli->argv[i], &event, &cli->err) && add_event(cli, chosen, &event);
	for (char *words = cli->events.data ? strtok_r(cli->events.data, "\n", &rest) : NULL; words && done;
		words = strtok_r(NULL, "\n", &rest))
		done = book_event_find(cli->book, words, &event, &cli->err) && add_event(cli, chosen, &event);
	return done;
}

static int by_day(const void *a, const void *b)
{
	const struct book_event *one = a, *other = b;
	const int order = strcmp(one->day, other->day);

	return order ? order : (one->id > other->id) - (one->id < other->id);
}

static bool choose(struct cli *cli, struct chosen *chosen)
{
	const bool all = cli->opt[CLI_ALL], named = cli->argc > 1 || cli->events.len > 0;
	const char *season = cli->opt[CLI_SEASON];
	struct book_event open;
	bool done;

	if (all + named + (season != NULL) > 1)
		return cli_fail(cli, ERR_USAGE, &msg_site_one_choice, MSG_NO_ARGS);
	if (all)
		done = book_events(cli->book, &chosen->events, &chosen->event_count, &cli->err)
			&& book_seasons(cli->book, &chosen->seasons, &chosen->season_count, &cli->err);
	else
		done = season ? add_season(cli, chosen, season) : !named || add_named(cli, chosen);
	/* Without any, the open event, or why there is none. */
	if (done && chosen->event_count == 0)
		done = book_event_current(cli->book, &open, &cli->err) && add_event(cli, chosen, &open);
	list_sort(chosen->events, chosen->event_count, sizeof *chosen->events, by_day);
	return done;
}

static bool choose_base(struct cli *cli, struct buf *base)
{
	const char *url = cli->opt[CLI_BASE] ? cli->opt[CLI_BASE] : "";
	const bool sound = strncmp(url, "https://", 8) == 0 || strncmp(url, "http://", 7) == 0;

	if (*url && (!sound || !text_is_plain(url, strlen(url)) || strpbrk(url, " \"'<>\\?#")))
		return cli_fail(cli, ERR_USAGE, &msg_site_bad_base, MSG_ARGS(url));
	buf_printf(base, "%s%s", url, *url && url[strlen(url) - 1] != '/' ? "/" : "");
	return true;
}

/* Write all that the pages follow from; nothing before the first step, or with templates of one's own. */
static bool write_source(struct cli *cli, const struct chosen *chosen, struct buf *b)
{
	struct report_mark mark;
	char zone[TIME_ZONE];

	if (!report_mark_make(cli->book, &mark, &cli->err))
		return false;
	if (!mark.code[0] || cli->look.templates || !time_zone_rule(zone))
		return true;
	buf_printf(b, "check=%s step=%s lang=%s zone=%s version=%s base=%s events=", mark.code,
		num_of(mark.step).text, cli->lang == LANG_EN ? "en" : "hu", zone, RENONSZ_VERSION,
		buf_text(&chosen->base));
	for (size_t i = 0; i < chosen->event_count; i++)
		buf_printf(b, "%s%s", i > 0 ? "," : "", num_of(chosen->events[i].id).text);
	buf_str(b, " seasons=");
	for (size_t i = 0; i < chosen->season_count; i++)
		buf_printf(b, "%s%s", i > 0 ? "," : "", num_of(chosen->seasons[i].id).text);
	return true;
}

/* Tell what became of the files. */
static bool tell(struct cli *cli, const struct site_folder *folder)
{
	static const char *const states[] = { "", "written", "same", "removed" };
	size_t counts[SITE_REMOVED + 1] = { 0 };
	struct listing t;

	listing_start(&t, "");
	listing_column(&t, "file", &msg_head_file, LISTING_TEXT);
	listing_column(&t, "state", &msg_head_state, LISTING_TEXT);
	for (size_t i = 0; i < folder->count; i++) {
		counts[folder->files[i].state]++;
		listing_text(&t, folder->files[i].path);
		listing_text(&t, states[folder->files[i].state]);
	}
	cli_say(cli, folder->is_trial ? &msg_site_would : &msg_site_made,
		MSG_ARGS(folder->path, num_of((int64_t)counts[SITE_WRITTEN]).text,
			num_of((int64_t)counts[SITE_SAME]).text, num_of((int64_t)counts[SITE_REMOVED]).text));
	if (cli_format(cli) != EXPORT_TEXT)
		return cli_show(cli, &t);
	listing_free(&t);
	return true;
}

/* Read what was chosen again from the copy: a hidden name may stand in that of an event or a season too. */
static bool choose_in(struct cli *cli, struct book *copy, struct chosen *chosen)
{
	struct book_event *events = NULL;
	struct book_season *seasons = NULL;
	size_t event_count = 0, season_count = 0;
	bool done = book_events(copy, &events, &event_count, &cli->err)
		&& book_seasons(copy, &seasons, &season_count, &cli->err);

	for (size_t i = 0; done && i < chosen->event_count * event_count; i++) {
		if (chosen->events[i / event_count].id == events[i % event_count].id)
			chosen->events[i / event_count] = events[i % event_count];
	}
	for (size_t i = 0; done && i < chosen->season_count * season_count; i++) {
		if (chosen->seasons[i / season_count].id == seasons[i % season_count].id)
			chosen->seasons[i / season_count] = seasons[i % season_count];
	}
	book_free(events);
	book_free(seasons);
	return done;
}

/* Make the pages of what was chosen, from a copy of the book without the names of those who hide them. */
static bool make(struct cli *cli, struct chosen *chosen, const struct site_wanted *wanted)
{
	struct book *copy = NULL;
	bool done = cli_warn_of_forgery(cli, &cli->book, 1, &msg_cli_forged) >= 0
		&& book_published_copy(&copy, cli->book, cli->lang, &cli->err)
		&& (!copy || choose_in(cli, copy, chosen))
		&& site_make(copy ? copy : cli->book, wanted, &cli->err);

	book_close(copy);
	return done;
}

bool cli_run_site(struct cli *cli)
{
	struct chosen chosen = { 0 };
	struct site_folder folder = { .fd = -1, .list = -1 };
	struct buf source = { 0 };
	char *path = cli->argv[0];

	for (size_t n = strlen(path); n > 1 && path[n - 1] == '/'; n--)
		path[n - 1] = '\0';
	bool done = choose(cli, &chosen) && choose_base(cli, &chosen.base) && write_source(cli, &chosen, &source)
		&& site_folder_open(&folder, path, buf_text(&source), cli->opt[CLI_DRY_RUN], &cli->err);
	const struct site_wanted wanted = {
		.events = chosen.events, .event_count = chosen.event_count,
		.seasons = chosen.seasons, .season_count = chosen.season_count,
		.base = buf_text(&chosen.base), .look = &cli->look, .put = site_folder_put, .arg = &folder,
	};
	if (done && !site_folder_is_whole(&folder))
		done = make(cli, &chosen, &wanted) && site_folder_finish(&folder, &cli->err);
	done = done && tell(cli, &folder);
	site_folder_close(&folder);
	book_free(chosen.events);
	book_free(chosen.seasons);
	buf_free(&chosen.base);
	buf_free(&source);
	return done;
}
