/* Events: make them, choose the open one, set how they count. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/desk.h"
#include "report/standings/standings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- commands ---------------------------------------------------------------------------------- */

/* Read the fields given by the options of `event new`. */
static bool read_options(struct cli *cli, struct book_event *event)
{
	static const struct { enum cli_option option; const char *key; } keys[] = {
		{ CLI_DATE, "date" }, { CLI_PLACE, "place" }, { CLI_EDITION, "edition" }, { CLI_RULES, "edition" },
		{ CLI_STAKE, "stake" }, { CLI_DEALS, "deals" }, { CLI_DEALS_FOUR, "deals-four" },
	};

	const char *edition = cli->opt[CLI_EDITION], *rules = cli->opt[CLI_RULES];
	if (edition && rules && strcmp(edition, rules) != 0)
		return cli_fail(cli, ERR_USAGE, &msg_event_two_editions, MSG_ARGS(edition, rules));
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		const char *value = cli->opt[keys[i].option];
		if (value && !desk_event_put(cli_desk(cli), event, keys[i].key, value))
			return false;
	}
	return true;
}

bool cli_run_event_new(struct cli *cli)
{
	struct book_event event;
	struct buf name = { 0 };

	const char *now = getenv("RENONSZ_NOW");   /* as the tests say, else today */
	time_t t = time(NULL);
	struct tm tm;

	desk_event_start(&event);
	if (now && strlen(now) >= 10)
		snprintf(event.day, sizeof event.day, "%.10s", now);
	else if (localtime_r(&t, &tm))
		strftime(event.day, sizeof event.day, "%Y-%m-%d", &tm);
	cli_join(&name, cli, 0);
	bool done = desk_event_put(cli_desk(cli), &event, "name", buf_text(&name)) && read_options(cli, &event)
		&& desk_event_make(cli_desk(cli), &event);
	buf_free(&name);
	if (done)
		cli_say(cli, &msg_event_made, MSG_ARGS(num_of(event.id).text, event.name,
			day_of(event.day, cli->lang).text));
	return done;
}

bool cli_run_event_list(struct cli *cli)
{
	struct book_event *list = NULL;
	struct listing t;
	size_t count = 0;

	if (!book_events(cli->book, &list, &count, &cli->err))
		return false;
	listing_start(&t, msg_events_title.text[cli->lang]);
	listing_column(&t, "event", &msg_head_no, LISTING_INT);
	listing_column(&t, "name", &msg_head_name, LISTING_TEXT);
	listing_column(&t, "date", &msg_head_date, LISTING_TEXT);
	listing_column(&t, "place", &msg_head_place, LISTING_TEXT);
	listing_column(&t, "open", &msg_head_open, LISTING_TEXT);
	for (size_t i = 0; i < count; i++) {
		listing_number(&t, list[i].id);
		listing_text(&t, list[i].name);
		listing_code(&t, list[i].day, day_of(list[i].day, cli->lang).text);
		listing_text(&t, list[i].place);
		listing_text(&t, list[i].current ? "*" : "");
	}
	book_free(list);
	return cli_show(cli, &t);
}

static void show_row(struct listing *t, const char *key, const char *value, const char *what)
{
	listing_text(t, key);
	listing_text(t, value);
	listing_text(t, what);
}

/* On a screen without --all leave out default values; *left: there were some. */
static bool show_settings(struct cli *cli, const struct book_event *event,
	const struct game_edition *edition, struct listing *t, bool *left)
{
	const bool is_brief = cli_format(cli) == EXPORT_TEXT && !cli->opt[CLI_ALL];
	struct desk_setting setting;
	char value[BOOK_SETTING];

	for (size_t i = 0; desk_setting_at(edition, i, &setting); i++) {
		if (!book_setting(cli->book, event->id, setting.key, value, &cli->err))
			return false;
		bool is_standard = !value[0] || strcmp(value, setting.standard) == 0;
		*left = *left || (is_brief && is_standard);
		if (is_brief && is_standard)
			continue;
		show_row(t, setting.key, value[0] ? value : setting.standard, setting.what->text[cli->lang]);
	}
	return true;
}

/* Show teams for people by name, for scripts by the key and value of the setting. */
static bool show_teams(struct cli *cli, const struct book_event *event, struct listing *t)
{
	struct desk_team *teams = NULL;
	size_t count = 0;
	bool done = desk_teams_read(cli->book, event->id, &teams, &count, &cli->err);

	for (size_t i = 0; i < count; i++) {
		struct buf key = { 0 }, value = { 0 }, words = { 0 };
		desk_team_key(&key, &teams[i]);
		desk_team_write(&value, &teams[i]);
		buf_msg(&words, cli->lang, &msg_event_key_team, MSG_ARGS(teams[i].name));
		listing_code(t, buf_text(&key), buf_text(&words));
		buf_clear(&words);
		desk_team_write_members(&words, &teams[i]);
		listing_code(t, buf_text(&value), buf_text(&words));
		buf_clear(&words);
		buf_msg(&words, cli->lang, &msg_event_key_team_is, MSG_ARGS(buf_text(&key)));
		listing_text(t, buf_text(&words));
		buf_free(&key);
		buf_free(&value);
		buf_free(&words);
	}
	free(teams);
	return done;
}

bool cli_run_event_show(struct cli *cli)
{
	struct book_event event;
	struct listing t;
	bool left = false;

	if (!cli_event_named(cli, &event))
		return false;
	const struct game_edition *edition = game_edition_find(event.edition);
	if (!edition)
		return desk_edition_refuse(&cli->err, event.edition);
	listing_start(&t, event.name);
	listing_column(&t, "key", &msg_head_key, LISTING_TEXT);
	listing_column(&t, "value", &msg_head_value, LISTING_TEXT);
	listing_column(&t, "meaning", &msg_head_meaning, LISTING_TEXT);
	show_row(&t, "name", event.name, msg_event_key_name.text[cli->lang]);
	listing_text(&t, "date");
	listing_code(&t, event.day, day_of(event.day, cli->lang).text);
	listing_text(&t, msg_event_key_date.text[cli->lang]);
	show_row(&t, "place", event.place, msg_event_key_place.text[cli->lang]);
	show_row(&t, "edition", event.edition,
		(event.pinned ? &msg_event_key_pinned : &msg_event_key_edition)->text[cli->lang]);
	show_row(&t, "stake", num_of(event.stake).text, msg_event_key_stake.text[cli->lang]);
	show_row(&t, "deals", num_of(event.deals_per_round).text, msg_event_key_deals.text[cli->lang]);
	if (edition->game->least_seats < 4 && edition->game->most_seats >= 4) {
		show_row(&t, "deals-four", num_of(book_event_deals(&event, 4)).text,
			msg_event_key_deals_four.text[cli->lang]);
	}
	if (!show_settings(cli, &event, edition, &t, &left) || !show_teams(cli, &event, &t)) {
		listing_free(&t);
		return false;
	}
	bool done = cli_show(cli, &t);
	if (done && left)
		cli_say(cli, &msg_event_settings_left, MSG_NO_ARGS);
	return done;
}

bool cli_run_event_use(struct cli *cli)
{
	struct book_event event;
	struct buf words = { 0 };

	cli_join(&words, cli, 0);
	bool done = desk_event_use(cli_desk(cli), buf_text(&words), &event);
	buf_free(&words);
	if (done)
		cli_say(cli, &msg_event_used, MSG_ARGS(event.name, day_of(event.day, cli->lang).text));
	return done;
}

bool cli_run_prizes(struct cli *cli)
{
	struct book_event event;
	struct doc doc = { 0 };

	if (!cli_event(cli, &event))
		return false;
	if (!report_prizes_doc(cli->book, &event, cli->lang, &doc, &cli->err)) {
		doc_free(&doc);
		return false;
	}
	return cli_show_page(cli, &doc);
}

bool cli_say_state(struct cli *cli, const struct book_event *from)
{
	struct report_state state = { 0 };

	if (!report_state_add(cli->book, from, &state, &cli->err))
		return false;
	if (state.unfinished > 0)
		cli_say(cli, &msg_from_missing, MSG_ARGS(from->name, num_of(state.unfinished).text));
	if (state.is_open)
		cli_say(cli, &msg_from_open, MSG_ARGS(from->name));
	return true;
}

bool cli_run_event_carry(struct cli *cli)
{
	struct book_event event, from;
	int percent = 100;

	if (!cli_event(cli, &event) || (cli->argc > 1
		&& !cli_number(cli, cli->argv[1], &msg_word_percent, &percent))
		|| !desk_event_carry(cli_desk(cli), &event, cli->argv[0], percent, &from))
		return false;
	cli_say(cli, &msg_event_carried, MSG_ARGS(event.name, num_of(percent).text, from.name));
	return cli_say_state(cli, &from);
}

/* Count the players with another place or other points than before, or in only one of the standings. */
static int count_moved(const struct report_standings *before, const struct report_standings *after)
{
	int moved = (int)before->count;

	for (size_t i = 0; i < after->count; i++) {
		const struct report_standing *now = &after->rows[i], *was = NULL;
		for (size_t j = 0; j < before->count; j++)
			was = before->rows[j].start_no == now->start_no ? &before->rows[j] : was;
		moved -= was != NULL;
		moved += !was || was->rank != now->rank || was->place_points != now->place_points
			|| was->score != now->score;
	}
	return moved;
}

bool cli_run_event_set(struct cli *cli)
{
	struct report_standings before = { 0 }, after = { 0 };
	struct book_event event;
	struct buf words = { 0 };
	struct err none = { 0 };

	if (!cli_event(cli, &event))
		return false;
	bool is_known = report_standings_make(cli->book, &event, &before, &none);
	bool done = desk_event_set(cli_desk(cli), &event, cli->argv, cli->argc);
	is_known = is_known && done && report_standings_make(cli->book, &event, &after, &none);
	cli_join(&words, cli, 0);
	if (done)
		cli_say(cli, &msg_event_set, MSG_ARGS(event.name, buf_text(&words)));
	const int moved = is_known ? count_moved(&before, &after) : 0;
	if (moved > 0)
		cli_say(cli, &msg_event_moved, MSG_ARGS(num_of(moved).text));
	report_standings_free(&before);
	report_standings_free(&after);
	buf_free(&words);
	return done;
}
