/* Players and their entries. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "desk/desk.h"
#include "report/standings/standings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void say_player(struct cli *cli, const struct msg *msg, const struct book_player *player)
{
	struct buf label = { 0 };

	book_player_label(&label, player);
	if (player->club[0])
		buf_printf(&label, ", %s", player->club);
	cli_say(cli, msg, MSG_ARGS(buf_text(&label)));
	buf_free(&label);
}

/* Return the fields given by --name, --mark, --club. */
static struct desk_player_fields fields_of(const struct cli *cli)
{
	return (struct desk_player_fields){ .name = cli->opt[CLI_NAME], .mark = cli->opt[CLI_MARK],
		.club = cli->opt[CLI_CLUB], .shown = cli->opt[CLI_PUBLIC] };
}

/* "nagy béla", or "Nagy B.", beside "Nagy Béla" is usually a slip: ask, or require --yes. */
static bool may_be_near(struct cli *cli, const struct book_player *player, const struct book_player *near)
{
	struct buf label = { 0 };

	book_player_label(&label, near);
	const char *const *args = MSG_ARGS(player->name, buf_text(&label));
	bool is_near = book_names_distance(player->name, near->name) == 0;
	const struct msg *ask = is_near ? &msg_player_near_ask : &msg_player_short_ask;
	const struct msg *refused = is_near ? &msg_player_near_refused : &msg_player_short_refused;
	bool done = cli->opt[CLI_YES] || cli_at_terminal(cli) ? cli_confirm(cli, ask, args)
		: cli_fail(cli, ERR_REFUSED, refused, args);
	buf_free(&label);
	return done;
}

bool cli_run_player_add(struct cli *cli)
{
	const struct desk_player_fields options = fields_of(cli);
	struct book_player player = { 0 }, near;
	struct buf name = { 0 };
	bool is_near = false;

	cli_join(&name, cli, 0);
	const struct desk_player_fields named = { .name = buf_text(&name) };
	struct desk *desk = cli_desk(cli);
	bool done = desk_player_put(desk, &named, &player) && desk_player_put(desk, &options, &player)
		&& desk_player_near(desk, &player, &near, &is_near);
	done = done && (!is_near || may_be_near(cli, &player, &near))
		&& desk_player_add(desk, &player);
	buf_free(&name);
	if (done)
		say_player(cli, &msg_player_added, &player);
	return done;
}

bool cli_run_player_list(struct cli *cli)
{
	struct book_player *list = NULL;
	struct listing t;
	struct buf words = { 0 };
	size_t count = 0;

	cli_join(&words, cli, 0);
	bool done = book_players(cli->book, buf_text(&words), &list, &count, &cli->err);
	buf_free(&words);
	if (!done)
		return false;
	listing_start(&t, msg_players_title.text[cli->lang]);
	listing_column(&t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(&t, "name", &msg_head_name, LISTING_TEXT);
	listing_column(&t, "mark", &msg_head_mark, LISTING_TEXT);
	listing_column(&t, "club", &msg_head_club, LISTING_TEXT);
	listing_column(&t, "public", &msg_head_public, LISTING_TEXT);
	for (size_t i = 0; i < count; i++) {
		struct buf label = { 0 };
		book_player_label(&label, &list[i]);
		listing_text(&t, buf_text(&label));
		listing_text(&t, list[i].name);
		listing_text(&t, list[i].mark);
		listing_text(&t, list[i].club);
		bool is_named = !list[i].shown[0];
		listing_code(&t, is_named ? "name" : list[i].shown,
			is_named ? "" : desk_shown_word(cli->lang, list[i].shown));
		buf_free(&label);
	}
	book_free(list);
	return cli_show(cli, &t);
}

bool cli_run_player_change(struct cli *cli)
{
	struct book_player player;
	struct buf words = { 0 };

	cli_join(&words, cli, 0);
	const struct desk_player_fields fields = fields_of(cli);
	bool done = desk_player_change(cli_desk(cli), buf_text(&words), &fields, &player);
	buf_free(&words);
	if (done)
		say_player(cli, &msg_player_changed, &player);
	return done;
}

bool cli_run_player_join(struct cli *cli)
{
	struct desk_joined joined;
	struct buf one = { 0 }, into = { 0 };

	if (!desk_player_join(cli_desk(cli), cli->argv[0], cli->argv[1], &joined))
		return false;
	book_player_label(&one, &joined.one);
	book_player_label(&into, &joined.into);
	cli_say(cli, &msg_player_joined, MSG_ARGS(buf_text(&one), buf_text(&into), num_of(joined.events).text,
		num_of(joined.tables).text));
	buf_free(&one);
	buf_free(&into);
	return true;
}

/* ---- entries ----------------------------------------------------------------------------------- */

static bool read_start(struct cli *cli, int *start_no)
{
	*start_no = 0;
	return !cli->opt[CLI_START] || cli_number(cli, cli->opt[CLI_START], &msg_word_start_no, start_no);
}

static void say_entry(struct cli *cli, const struct msg *msg, const struct book_event *event,
	const struct book_entry *entry)
{
	struct buf label = { 0 };

	book_player_label(&label, &entry->player);
	cli_say(cli, msg, MSG_ARGS(buf_text(&label), num_of(entry->start_no).text, event->name));
	buf_free(&label);
}

bool cli_run_entry_add(struct cli *cli)
{
	struct book_event event;
	struct book_entry entry;
	struct book_player player, near;
	struct buf words = { 0 };
	int start_no = 0;
	bool stood_in = false, is_near = false;

	cli_join(&words, cli, 0);
	bool done = read_start(cli, &start_no) && cli_event(cli, &event)
		&& desk_entry_near(cli_desk(cli), &event, buf_text(&words), &player, &near, &is_near);
	done = done && (!is_near || may_be_near(cli, &player, &near))
		&& desk_entry_add(cli_desk(cli), &event, buf_text(&words), start_no, &entry, &stood_in);
	buf_free(&words);
	const struct msg *old = stood_in ? &msg_entry_admitted : &msg_entry_again;
	if (done)
		say_entry(cli, entry.is_new ? &msg_entry_added : old, &event, &entry);
	return done;
}

/* Add a row for an entry: is it a substitute, has the player left the event? */
static void entry_row(struct listing *t, enum lang lang, const struct book_entry *entry, bool stands_in,
	const struct book_measure *measures, size_t measure_count)
{
	enum book_measure_kind out = BOOK_WITHDRAWAL;
	bool is_out = report_is_out(measures, measure_count, entry->id, &out);
	const struct msg *mark = out == BOOK_EXCLUSION ? &msg_entry_excluded : &msg_entry_withdrawn;
	struct buf label = { 0 }, shown = { 0 };

	book_player_label(&label, &entry->player);
	buf_printf(&shown, "%s%s%s", buf_text(&label), stands_in ? msg_entry_stands_in.text[lang] : "",
		is_out ? mark->text[lang] : "");
	listing_number(t, entry->start_no);
	listing_code(t, buf_text(&label), buf_text(&shown));
	listing_text(t, entry->player.club);
	listing_text(t, is_out ? book_measure_words[out] : "");
	buf_free(&label);
	buf_free(&shown);
}

bool cli_run_entry_list(struct cli *cli)
{
	struct book_event event;
	struct book_entry *list = NULL, *beside = NULL;
	struct book_measure *measures = NULL;
	struct listing t;
	size_t count = 0, beside_count = 0, measure_count = 0, next = 0;

	if (!cli_event(cli, &event) || !book_substitutes(cli->book, event.id, &beside, &beside_count, &cli->err))
		return false;
	if (!book_entries(cli->book, event.id, &list, &count, &cli->err)
		|| !book_measures(cli->book, event.id, "", &measures, &measure_count, &cli->err)) {
		book_free(list);
		book_free(beside);
		return false;
	}
	struct buf title = { 0 };
	buf_msg(&title, cli->lang, &msg_entries_title, MSG_ARGS(event.name));
	listing_start(&t, buf_text(&title));
	buf_free(&title);
	listing_column(&t, "start_no", &msg_head_start_no, LISTING_INT);
	listing_column(&t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(&t, "club", &msg_head_club, LISTING_TEXT);
	listing_column(&t, "out", &msg_head_state, LISTING_TEXT);
	listing_for_scripts(&t);   /* people see it after the name */
	for (size_t i = 0; i < count; i++) {
		/* sorted by start number, too */
		bool stands_in = next < beside_count && beside[next].id == list[i].id;
		next += stands_in;
		entry_row(&t, cli->lang, &list[i], stands_in, measures, measure_count);
	}
	book_free(measures);
	book_free(list);
	book_free(beside);
	return cli_show(cli, &t);
}

bool cli_run_entry_change(struct cli *cli)
{
	struct book_event event;
	struct book_entry entry;
	struct buf words = { 0 };
	int start_no = 0;

	if (!cli->opt[CLI_START])
		return cli_fail(cli, ERR_USAGE, &msg_entry_no_start, MSG_NO_ARGS);
	cli_join(&words, cli, 0);
	bool done = cli_event(cli, &event) && read_start(cli, &start_no)
		&& desk_entry_change(cli_desk(cli), &event, buf_text(&words), start_no, &entry);
	buf_free(&words);
	if (done)
		say_entry(cli, &msg_entry_changed, &event, &entry);
	return done;
}

bool cli_run_entry_remove(struct cli *cli)
{
	struct book_event event;
	struct book_entry entry;
	struct buf words = { 0 };
	bool stands_in = false;

	cli_join(&words, cli, 0);
	bool done = cli_event(cli, &event)
		&& desk_entry_remove(cli_desk(cli), &event, buf_text(&words), &entry, &stands_in);
	buf_free(&words);
	if (done)
		say_entry(cli, stands_in ? &msg_entry_substitute : &msg_entry_removed, &event, &entry);
	return done;
}

/* ---- qualified --------------------------------------------------------------------------------- */

bool cli_run_entry_qualify(struct cli *cli)
{
	struct book_event event, from;
	int wanted = 0, added = 0;

	if (!cli_number(cli, cli->argv[1], &msg_word_players, &wanted) || !cli_event(cli, &event)
		|| !book_event_find(cli->book, cli->argv[0], &from, &cli->err)
		|| !desk_entries_qualify(cli_desk(cli), &event, &from, wanted, report_all_ranked, &added))
		return false;
	cli_say(cli, &msg_entry_qualified,
		MSG_ARGS(event.name, num_of(added).text, from.name, num_of(wanted - added).text));
	return cli_say_state(cli, &from);
}
