/* Events: make them, choose the open one, set how they count. */
#include "cli/cli.h"
#include "cli/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- the fields of an event by their key ------------------------------------------------------- */

/* A day as it is typed, "" for none. */
static bool copy_day(struct cli *cli, struct book_event *event, const char *value)
{
	struct day day;

	event->day[0] = '\0';
	if (!value[0])
		return true;
	if (!day_read(&day, value, strlen(value)))
		return cli_fail(cli, ERR_REFUSED, &msg_event_bad_day, MSG_ARGS(value));
	snprintf(event->day, sizeof event->day, "%.10s", day_text(&day).text);
	return true;
}

static bool copy_text(struct cli *cli, char *out, size_t size, const char *key, const char *value)
{
	if (strlen(value) >= size || !text_is_plain(value, strlen(value)))
		return cli_fail(cli, ERR_REFUSED, &msg_event_bad_text, MSG_ARGS(key, num_of((int64_t)size - 1).text));
	snprintf(out, size, "%s", value);
	return true;
}

static bool copy_count(struct cli *cli, int *out, const char *key, const char *value)
{
	char *end;
	long n = strtol(value, &end, 10);

	if (end == value || *end || n < 0 || n > 99999)
		return cli_fail(cli, ERR_REFUSED, &msg_event_bad_count, MSG_ARGS(key, value));
	*out = (int)n;
	return true;
}

/* The number at a table of four follows, unless somebody chose another than the standard. */
static bool copy_deals(struct cli *cli, struct book_event *event, const char *key, const char *value)
{
	bool is_standard = event->deals_four == book_deals_at_four(event->deals_per_round);

	if (!copy_count(cli, &event->deals_per_round, key, value))
		return false;
	if (is_standard)
		event->deals_four = book_deals_at_four(event->deals_per_round);
	return true;
}

/* An edition whose deals can be written down. */
static bool copy_edition(struct cli *cli, struct book_event *event, const char *value)
{
	const struct game_edition *edition = game_edition_find(value);

	if (!edition)
		return report_edition_refuse(&cli->err, value);
	if (!edition->game->read)
		return game_lacks(&cli->err, edition, "event new --edition");
	snprintf(event->edition, sizeof event->edition, "%s", edition->id);
	return true;
}

/* Put one field into the event. *known is false for a key that is none of its fields. */
static bool event_field(
	struct cli *cli, struct book_event *event, const char *key, const char *value, bool *known)
{
	*known = true;
	if (strcmp(key, "name") == 0)
		return copy_text(cli, event->name, sizeof event->name, key, value);
	if (strcmp(key, "place") == 0 || strcmp(key, "hely") == 0)
		return copy_text(cli, event->place, sizeof event->place, key, value);
	if (strcmp(key, "stake") == 0 || strcmp(key, "tet") == 0)
		return copy_count(cli, &event->stake, key, value);
	if (strcmp(key, "deals") == 0 || strcmp(key, "leosztas") == 0)
		return copy_deals(cli, event, key, value);
	if (strcmp(key, "deals-four") == 0 || strcmp(key, "leosztas-negy") == 0)
		return copy_count(cli, &event->deals_four, key, value);
	if (strcmp(key, "date") == 0 || strcmp(key, "datum") == 0)
		return copy_day(cli, event, value);
	if (strcmp(key, "edition") == 0 || strcmp(key, "szabaly") == 0)
		return copy_edition(cli, event, value);
	*known = false;
	return true;
}

bool cli_event_put(struct cli *cli, struct book_event *event, const char *key, const char *value)
{
	bool known;

	if (!event_field(cli, event, key, value, &known))
		return false;
	return known || report_setting_check(event->edition, key, value, &cli->err);
}

bool cli_event_is_setting(const char *key)
{
	struct report_setting setting;

	return report_setting_known(key, &setting);
}

void cli_event_start(struct book_event *event)
{
	*event = (struct book_event){ 0 };
	snprintf(event->edition, sizeof event->edition, "%s", game_edition_standard()->id);
}

/* ---- commands ---------------------------------------------------------------------------------- */

/* The fields that the options of `event new` give. */
static bool read_options(struct cli *cli, struct book_event *event)
{
	static const struct { enum cli_option option; const char *key; } keys[] = {
		{ CLI_DATE, "date" }, { CLI_PLACE, "place" }, { CLI_EDITION, "edition" }, { CLI_STAKE, "stake" },
		{ CLI_DEALS, "deals" }, { CLI_DEALS_FOUR, "deals-four" },
	};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		const char *value = cli->opt[keys[i].option];
		if (value && !cli_event_put(cli, event, keys[i].key, value))
			return false;
	}
	return true;
}

/* Today, unless the tests say otherwise. */
static void today(char day[16])
{
	const char *now = getenv("RENONSZ_NOW");
	time_t t = time(NULL);
	struct tm tm;

	if (now && strlen(now) >= 10)
		snprintf(day, 16, "%.10s", now);
	else if (localtime_r(&t, &tm))
		strftime(day, 16, "%Y-%m-%d", &tm);
}

bool cli_run_event_new(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct buf name = { 0 };

	cli_event_start(&event);
	today(event.day);
	cli_join(&name, argc, argv, 0);
	bool done = cli_event_put(cli, &event, "name", buf_text(&name)) && read_options(cli, &event)
		&& cli_begin(cli) && book_event_add(cli->store, &event, &cli->err)
		&& book_event_use(cli->store, event.id, &cli->err) && cli_end(cli);
	buf_free(&name);
	if (done)
		cli_say(cli, &msg_event_made, MSG_ARGS(num_of(event.id).text, event.name, event.day));
	return done;
}

bool cli_run_event_list(struct cli *cli, int argc, char **argv)
{
	struct book_event *list = NULL;
	struct listing t;
	size_t count = 0;

	(void)argc;
	(void)argv;
	if (!book_events(cli->store, &list, &count, &cli->err))
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
		listing_text(&t, list[i].day);
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

static bool show_settings(struct cli *cli, const struct book_event *event,
	const struct game_edition *edition, struct listing *t)
{
	struct report_setting setting;
	char value[BOOK_SHORT];

	for (size_t i = 0; report_setting_at(edition, i, &setting); i++) {
		if (!book_setting(cli->store, event->id, setting.key, value, &cli->err))
			return false;
		show_row(t, setting.key, value[0] ? value : setting.standard, setting.what->text[cli->lang]);
	}
	return true;
}

bool cli_run_event_show(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct listing t;
	bool found = argc > 0 ? book_event_find(cli->store, argv[0], &event, &cli->err) : cli_event(cli, &event);

	if (!found)
		return false;
	const struct game_edition *edition = game_edition_find(event.edition);
	if (!edition)
		return report_edition_refuse(&cli->err, event.edition);
	listing_start(&t, event.name);
	listing_column(&t, "key", &msg_head_key, LISTING_TEXT);
	listing_column(&t, "value", &msg_head_value, LISTING_TEXT);
	listing_column(&t, "meaning", &msg_head_meaning, LISTING_TEXT);
	show_row(&t, "name", event.name, msg_event_key_name.text[cli->lang]);
	show_row(&t, "date", event.day, msg_event_key_date.text[cli->lang]);
	show_row(&t, "place", event.place, msg_event_key_place.text[cli->lang]);
	show_row(&t, "edition", event.edition,
		(event.pinned ? &msg_event_key_pinned : &msg_event_key_edition)->text[cli->lang]);
	show_row(&t, "stake", num_of(event.stake).text, msg_event_key_stake.text[cli->lang]);
	show_row(&t, "deals", num_of(event.deals_per_round).text, msg_event_key_deals.text[cli->lang]);
	if (edition->game->least_seats < 4 && edition->game->most_seats >= 4) {
		show_row(&t, "deals-four", num_of(book_event_deals(&event, 4)).text,
			msg_event_key_deals_four.text[cli->lang]);
	}
	if (!show_settings(cli, &event, edition, &t)) {
		listing_free(&t);
		return false;
	}
	return cli_show(cli, &t);
}

bool cli_run_event_use(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct buf words = { 0 };

	cli_join(&words, argc, argv, 0);
	bool done = book_event_find(cli->store, buf_text(&words), &event, &cli->err) && cli_begin(cli)
		&& book_event_use(cli->store, event.id, &cli->err) && cli_end(cli);
	buf_free(&words);
	if (done)
		cli_say(cli, &msg_event_used, MSG_ARGS(event.name, event.day));
	return done;
}

/* One KEY=VALUE of `event set`. */
static bool set_pair(struct cli *cli, struct book_event *event, const char *word)
{
	char key[BOOK_SHORT];
	const char *equals = strchr(word, '=');
	struct report_setting setting;

	if (!equals || (size_t)(equals - word) >= sizeof key)
		return cli_fail(cli, ERR_USAGE, &msg_event_bad_pair, MSG_ARGS(word));
	memcpy(key, word, (size_t)(equals - word));
	key[equals - word] = '\0';
	if (!cli_event_put(cli, event, key, equals + 1))
		return false;
	return !report_setting_known(key, &setting)
		|| book_setting_put(
			cli->store, event->id, key, equals + 1, !setting.may_change, &cli->err);
}

/* What follows of another number of deals for the sheets that are there. */
static bool say_deals(struct cli *cli, const struct book_event *event)
{
	struct book_table *tables = NULL;
	struct report_sheet sheet;
	size_t count = 0;
	int begun = 0, missing = 0, beyond = 0;
	bool done = book_tables(cli->store, event->id, 0, &tables, &count, &cli->err);

	cli_say(cli, event->deals_per_round > 0 ? &msg_event_deals : &msg_event_deals_open,
		MSG_ARGS(num_of(event->deals_per_round).text, num_of(book_event_deals(event, 4)).text));
	for (size_t i = 0; done && i < count; i++) {
		done = report_sheet_make(cli->store, event, &tables[i], &sheet, &cli->err);
		if (!done)
			break;
		int wanted = book_event_deals(event, sheet.table.seat_count);
		begun += sheet.count > 0 || sheet.known.id;
		missing += sheet.missing > 0 && (sheet.count > 0 || sheet.known.id);
		beyond += wanted > 0 && sheet.count > 0 && sheet.rows[sheet.count - 1].no > wanted;
		report_sheet_free(&sheet);
	}
	book_free(tables);
	if (missing > 0)
		cli_say(cli, &msg_event_deals_missing, MSG_ARGS(num_of(missing).text, num_of(begun).text));
	if (beyond > 0)
		cli_say(cli, &msg_event_deals_beyond, MSG_ARGS(num_of(beyond).text));
	return done;
}

bool cli_run_event_set(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct buf words = { 0 };

	if (!cli_event(cli, &event) || !cli_begin(cli))
		return false;
	const struct book_event was = event;
	for (int i = 0; i < argc; i++) {
		if (!set_pair(cli, &event, argv[i]))
			return false;
	}
	bool is_other = was.deals_per_round != event.deals_per_round || was.deals_four != event.deals_four;
	if (!book_event_change(cli->store, &event, &cli->err) || (is_other && !say_deals(cli, &event))
		|| !cli_end(cli))
		return false;
	cli_join(&words, argc, argv, 0);
	cli_say(cli, &msg_event_set, MSG_ARGS(event.name, buf_text(&words)));
	buf_free(&words);
	return true;
}
