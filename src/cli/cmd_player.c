/* Players and their entries. */
#include "base/messages.h"
#include "cli/cli.h"
#include "cli/messages.h"

#include <csv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool copy(struct cli *cli, char *out, size_t size, const char *value)
{
	if (strlen(value) >= size)
		return cli_fail(cli, ERR_REFUSED, &msg_player_too_long, MSG_ARGS(value, num_of((int64_t)size - 1).text));
	snprintf(out, size, "%s", value);
	return true;
}

static void say_player(struct cli *cli, const struct msg *msg, const struct store_player *player)
{
	struct buf label = { 0 };

	store_player_label(&label, player);
	if (player->club[0])
		buf_printf(&label, ", %s", player->club);
	cli_say(cli, msg, MSG_ARGS(buf_text(&label)));
	buf_free(&label);
}

/* The options --name, --mark, --club, put over what the player has. */
static bool read_options(struct cli *cli, struct store_player *player)
{
	const char *name = cli->opt[CLI_NAME], *mark = cli->opt[CLI_MARK], *club = cli->opt[CLI_CLUB];

	return (!name || copy(cli, player->name, sizeof player->name, name))
		&& (!mark || copy(cli, player->mark, sizeof player->mark, mark))
		&& (!club || copy(cli, player->club, sizeof player->club, club));
}

bool cli_run_player_add(struct cli *cli, int argc, char **argv)
{
	struct store_player player = { 0 };
	struct buf name = { 0 };

	cli_join(&name, argc, argv, 0);
	bool done = copy(cli, player.name, sizeof player.name, buf_text(&name)) && read_options(cli, &player)
		&& cli_begin(cli) && store_player_add(cli->store, &player, &cli->err) && cli_end(cli);
	buf_free(&name);
	if (done)
		say_player(cli, &msg_player_added, &player);
	return done;
}

bool cli_run_player_list(struct cli *cli, int argc, char **argv)
{
	struct store_player *list = NULL;
	struct report_table t;
	struct buf words = { 0 };
	size_t count = 0;

	cli_join(&words, argc, argv, 0);
	bool done = store_players(cli->store, buf_text(&words), &list, &count, &cli->err);
	buf_free(&words);
	if (!done)
		return false;
	report_table_start(&t, msg_players_title.text[cli->lang]);
	report_table_column(&t, "player", &msg_head_player, REPORT_TEXT);
	report_table_column(&t, "name", &msg_head_name, REPORT_TEXT);
	report_table_column(&t, "mark", &msg_head_mark, REPORT_TEXT);
	report_table_column(&t, "club", &msg_head_club, REPORT_TEXT);
	for (size_t i = 0; i < count; i++) {
		struct buf label = { 0 };
		store_player_label(&label, &list[i]);
		report_table_text(&t, buf_text(&label));
		report_table_text(&t, list[i].name);
		report_table_text(&t, list[i].mark);
		report_table_text(&t, list[i].club);
		buf_free(&label);
	}
	store_free(list);
	return cli_show(cli, &t);
}

bool cli_run_player_change(struct cli *cli, int argc, char **argv)
{
	struct store_player player;
	struct buf words = { 0 };

	cli_join(&words, argc, argv, 0);
	bool done = store_player_by_words(cli->store, buf_text(&words), &player, &cli->err)
		&& read_options(cli, &player) && cli_begin(cli)
		&& store_player_change(cli->store, &player, &cli->err) && cli_end(cli);
	buf_free(&words);
	if (done)
		say_player(cli, &msg_player_changed, &player);
	return done;
}

/* ---- player import ----------------------------------------------------------------------------- */

enum column { COLUMN_NAME, COLUMN_MARK, COLUMN_CLUB, COLUMN_START, COLUMN_COUNT };

enum { FIELDS = 16, NO_HEADINGS = -2 };

/* A CSV on its way into the book. */
struct player_import {
	struct cli *cli;
	bool enters;                    /* the open event exists: enter them too */
	struct store_event event;
	int column[COLUMN_COUNT];       /* place of each column, -1 if absent */
	char *fields[FIELDS];
	int field_count, row;
	int added, known, entered;
	int faults;
	const char *file;
};

static const struct { const char *key, *word; } headings[COLUMN_COUNT] = {
	{ "name", "nev" }, { "mark", "jel" }, { "club", "klub" }, { "start_no", "rajtszam" },
};

static void csv_field(void *data, size_t n, void *arg)
{
	struct player_import *import = arg;

	if (import->field_count < FIELDS)
		import->fields[import->field_count++] = data ? strndup(data, n) : NULL;
}

static void read_headings(struct player_import *import)
{
	char word[STORE_SHORT];

	for (int column = 0; column < COLUMN_COUNT; column++) {
		import->column[column] = -1;
		for (int i = 0; i < import->field_count; i++) {
			const char *field = import->fields[i] ? import->fields[i] : "";
			text_fold(word, sizeof word, field, strlen(field));
			if (strcmp(word, headings[column].key) == 0 || strcmp(word, headings[column].word) == 0)
				import->column[column] = i;
		}
	}
	if (import->column[COLUMN_NAME] < 0)
		cli_fail(import->cli, ERR_REFUSED, &msg_import_no_name_column, MSG_NO_ARGS);
}

static const char *field_of(const struct player_import *import, enum column column)
{
	int place = import->column[column];

	return place >= 0 && place < import->field_count && import->fields[place] ? import->fields[place] : "";
}

/* Find the player of a row, or add him; a player is known by name and mark. */
static bool import_player(struct player_import *import, struct store_player *player)
{
	struct cli *cli = import->cli;
	struct buf label = { 0 };
	struct err none = { 0 };
	struct store_player known;

	if (!copy(cli, player->name, sizeof player->name, field_of(import, COLUMN_NAME))
		|| !copy(cli, player->mark, sizeof player->mark, field_of(import, COLUMN_MARK))
		|| !copy(cli, player->club, sizeof player->club, field_of(import, COLUMN_CLUB)))
		return false;
	store_player_label(&label, player);
	bool found = store_player_by_label(cli->store, buf_text(&label), &known, &none);
	buf_free(&label);
	if (found) {
		*player = known;
		import->known++;
		return true;
	}
	import->added++;
	return store_player_add(cli->store, player, &cli->err);
}

static bool import_row(struct player_import *import)
{
	struct cli *cli = import->cli;
	struct store_player player = { 0 };
	struct store_entry entry;
	const char *start = field_of(import, COLUMN_START);
	int start_no = 0;

	if (!import_player(import, &player))
		return false;
	if (start[0] && !cli_number(cli, start, &msg_word_start_no, &start_no))
		return false;
	if (!import->enters)
		return true;
	import->entered++;
	return store_entry_add(cli->store, import->event.id, player.id, start_no, &entry, &cli->err);
}

/* A row's error as a line of its own, so that the rows behind it are looked at too; a book that fails stops it. */
static void say_row_fault(struct player_import *import)
{
	struct cli *cli = import->cli;

	import->faults++;
	if (cli->err.status == ERR_FAILED)
		return;
	if (import->faults <= CLI_FAULTS_SHOWN) {
		buf_printf(&cli->note, "%s:%d: ", import->file, import->row);
		err_text(&cli->note, cli->lang, &cli->err);
		buf_char(&cli->note, '\n');
	}
	cli->err = (struct err){ 0 };
}

static void drop_fields(struct player_import *import)
{
	for (int i = 0; i < import->field_count; i++)
		free(import->fields[i]);
	import->field_count = 0;
}

static void csv_row(int end, void *arg)
{
	struct player_import *import = arg;
	bool empty = true;

	(void)end;
	for (int i = 0; i < import->field_count; i++)
		empty = empty && (!import->fields[i] || !import->fields[i][0]);
	import->row++;
	if (!empty && import->cli->err.status == ERR_NONE) {
		if (import->column[COLUMN_NAME] == NO_HEADINGS)
			read_headings(import);
		else if (!import_row(import))
			say_row_fault(import);
	}
	drop_fields(import);
}

/* UTF-8 throughout, not empty, and no line too long; lines end as on any system. */
static bool check_csv(struct player_import *import, const struct buf *text)
{
	const char *s = buf_text(text), *end = s + text->len, *from = s;
	int line = 1;

	if (strspn(s, " \t\r\n") == text->len)
		return cli_fail(import->cli, ERR_REFUSED, &msg_import_empty, MSG_ARGS(import->file));
	for (; s < end; s++) {
		size_t n = strcspn(s, "\t\r\n");
		if ((n > 0 && !text_is_plain(s, n)) || (s + n < end && !s[n]))
			return cli_fail(import->cli, ERR_REFUSED, &msg_import_not_utf8, MSG_ARGS(import->file));
		s += n;
		if (s - from > LIMIT_CSV_LINE) {
			return cli_fail(import->cli, ERR_REFUSED, &msg_file_line_long,
				MSG_ARGS(import->file, num_of(line).text, num_of(LIMIT_CSV_LINE).text));
		}
		if (*s != '\t')
			from = s + 1;
		line += *s == '\n' || (*s == '\r' && s[1] != '\n');
	}
	return true;
}

/* What stands between the fields: spreadsheets with a decimal comma write semicolons, some write tabs. */
static unsigned char separator(const char *text)
{
	size_t first_line = strcspn(text, "\n");

	return memchr(text, ';', first_line) ? ';' : memchr(text, '\t', first_line) ? '\t' : ',';
}

static bool import_csv(struct player_import *import, const struct buf *text)
{
	struct csv_parser parser;
	size_t skip = text->len >= 3 && memcmp(text->data, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

	if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_EMPTY_IS_NULL) != 0)
		return cli_fail(import->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	csv_set_delim(&parser, separator(buf_text(text)));
	size_t n = csv_parse(&parser, buf_text(text) + skip, text->len - skip, csv_field, csv_row, import);
	bool whole = n == text->len - skip && csv_fini(&parser, csv_field, csv_row, import) == 0;
	csv_free(&parser);
	drop_fields(import);   /* of a row that broke off */
	if (!whole)
		cli_fail(import->cli, ERR_REFUSED, &msg_import_bad_csv, MSG_ARGS(num_of(import->row + 1).text));
	if (import->faults > 0)
		cli_fail(import->cli, ERR_REFUSED, &msg_import_refused, MSG_ARGS(num_of(import->faults).text));
	return whole && import->cli->err.status == ERR_NONE;
}

bool cli_run_player_import(struct cli *cli, int argc, char **argv)
{
	struct player_import import = { .cli = cli, .file = argv[0], .column[COLUMN_NAME] = NO_HEADINGS };
	struct err none = { 0 };
	struct buf text = { 0 };

	(void)argc;
	import.enters = cli->opt[CLI_EVENT] ? true : store_event_current(cli->store, &import.event, &none);
	if (cli->opt[CLI_EVENT] && !cli_event(cli, &import.event))
		return false;
	bool done = file_read(&text, argv[0], LIMIT_CSV, &cli->err) && check_csv(&import, &text) && cli_begin(cli)
		&& import_csv(&import, &text) && cli_end(cli);
	buf_free(&text);
	if (done) {
		cli_say(cli, &msg_import_players, MSG_ARGS(num_of(import.added).text, num_of(import.known).text,
			num_of(import.entered).text, import.enters ? import.event.name : "-"));
	}
	return done;
}

/* ---- entries ----------------------------------------------------------------------------------- */

static bool read_start(struct cli *cli, int *start_no)
{
	*start_no = 0;
	return !cli->opt[CLI_START] || cli_number(cli, cli->opt[CLI_START], &msg_word_start_no, start_no);
}

static void say_entry(struct cli *cli, const struct msg *msg, const struct store_event *event,
	const struct store_entry *entry)
{
	struct buf label = { 0 };

	store_player_label(&label, &entry->player);
	cli_say(cli, msg, MSG_ARGS(buf_text(&label), num_of(entry->start_no).text, event->name));
	buf_free(&label);
}

bool cli_run_entry_add(struct cli *cli, int argc, char **argv)
{
	struct store_event event;
	struct store_player player;
	struct store_entry entry;
	struct buf words = { 0 };
	int start_no = 0;

	cli_join(&words, argc, argv, 0);
	bool done = read_start(cli, &start_no) && cli_event(cli, &event)
		&& store_player_by_words(cli->store, buf_text(&words), &player, &cli->err) && cli_begin(cli)
		&& store_entry_add(cli->store, event.id, player.id, start_no, &entry, &cli->err) && cli_end(cli);
	buf_free(&words);
	if (done)
		say_entry(cli, &msg_entry_added, &event, &entry);
	return done;
}

bool cli_run_entry_list(struct cli *cli, int argc, char **argv)
{
	struct store_event event;
	struct store_entry *list = NULL;
	struct report_table t;
	size_t count = 0;

	(void)argc;
	(void)argv;
	if (!cli_event(cli, &event) || !store_entries(cli->store, event.id, &list, &count, &cli->err))
		return false;
	report_table_start(&t, event.name);
	report_table_column(&t, "start_no", &msg_head_start_no, REPORT_INT);
	report_table_column(&t, "player", &msg_head_player, REPORT_TEXT);
	report_table_column(&t, "club", &msg_head_club, REPORT_TEXT);
	for (size_t i = 0; i < count; i++) {
		struct buf label = { 0 };
		store_player_label(&label, &list[i].player);
		report_table_number(&t, list[i].start_no);
		report_table_text(&t, buf_text(&label));
		report_table_text(&t, list[i].player.club);
		buf_free(&label);
	}
	store_free(list);
	return cli_show(cli, &t);
}

/* The entry of a player in an event, who has to be entered. */
static bool find_entry(struct cli *cli, const struct store_event *event, const struct store_player *player,
	struct store_entry *out)
{
	struct store_entry *list = NULL;
	size_t count = 0;
	bool found = false;

	if (!store_entries(cli->store, event->id, &list, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count && !found; i++) {
		found = list[i].player.id == player->id;
		if (found)
			*out = list[i];
	}
	store_free(list);
	return found || cli_fail(cli, ERR_NOT_FOUND, &msg_entry_none, MSG_ARGS(player->name, event->name));
}

bool cli_run_entry_change(struct cli *cli, int argc, char **argv)
{
	struct store_event event;
	struct store_player player;
	struct store_entry entry;
	struct buf words = { 0 };

	if (!cli->opt[CLI_START])
		return cli_fail(cli, ERR_USAGE, &msg_entry_no_start, MSG_NO_ARGS);
	cli_join(&words, argc, argv, 0);
	bool done = cli_event(cli, &event)
		&& store_player_by_words(cli->store, buf_text(&words), &player, &cli->err)
		&& find_entry(cli, &event, &player, &entry) && read_start(cli, &entry.start_no) && cli_begin(cli)
		&& store_entry_change(cli->store, entry.id, entry.start_no, &cli->err) && cli_end(cli);
	buf_free(&words);
	if (done)
		say_entry(cli, &msg_entry_added, &event, &entry);
	return done;
}

bool cli_run_entry_remove(struct cli *cli, int argc, char **argv)
{
	struct store_event event;
	struct store_player player;
	struct store_entry entry;
	struct buf words = { 0 };

	cli_join(&words, argc, argv, 0);
	bool done = cli_begin(cli) && cli_event(cli, &event)
		&& store_player_by_words(cli->store, buf_text(&words), &player, &cli->err)
		&& find_entry(cli, &event, &player, &entry) && store_entry_remove(cli->store, &entry, &cli->err)
		&& cli_end(cli);
	buf_free(&words);
	if (done)
		say_entry(cli, &msg_entry_removed, &event, &entry);
	return done;
}
