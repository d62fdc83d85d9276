/*
 * Players out of a spreadsheet's CSV: all rows are read and compared with each other before anything is
 * stored.
 */
#include "base/messages.h"
#include "cli/cli.h"
#include "cli/messages.h"
#include "desk/messages.h"

#include <csv.h>
#include <iconv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum column { COLUMN_NAME, COLUMN_MARK, COLUMN_CLUB, COLUMN_START, COLUMN_COUNT };

enum { FIELDS = 32, NO_HEADINGS = -2 };

/* Room for a label folded: case and accents can make it longer. */
enum { KEY = 2 * BOOK_LABEL };

/* A row as it was read. */
struct row {
	int line, start_no;          /* 0: none given */
	const char *name, *mark, *club;
	bool by_club;                /* others of the file have its name: the club is the mark */
	const char *key;             /* name and mark, case and accents folded */
	char text[];
};

/* A player of the book, by that key. */
struct known {
	const struct book_player *player;
	char *key;
};

/* A CSV on its way into the book. */
struct player_import {
	struct cli *cli;
	const char *file;
	int column[COLUMN_COUNT];    /* place of each column, -1 if absent */
	char *fields[FIELDS];
	int field_count, line, last_end;
	struct row **rows;
	size_t count, room;
	int faults;

	bool enters;                 /* the open event exists: enter them too */
	struct book_event event;
	struct book_player *players;
	struct known *known;         /* sorted by key */
	size_t known_count;
	int added, found, entered;
};

/* ---- faults ------------------------------------------------------------------------------------ */

/*
 * A row's error as a line of its own, so that the rows behind it are looked at too; a book that fails stops
 * it.
 */
static void say_row_fault(struct player_import *import, int line)
{
	struct cli *cli = import->cli;

	import->faults++;
	if (cli->err.status == ERR_FAILED)
		return;
	if (import->faults <= CLI_FAULTS_SHOWN) {
		buf_printf(&cli->note, "%s:%d: ", import->file, line);
		err_text(&cli->note, cli->lang, &cli->err);
		buf_char(&cli->note, '\n');
	}
	cli->err = (struct err){ 0 };
}

/* ---- the text ---------------------------------------------------------------------------------- */

/* Is all of it UTF-8, with no control characters but tabs and ends of lines? */
static bool is_utf8(const struct buf *text)
{
	const char *s = buf_text(text), *end = s + text->len;

	s += strncmp(s, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
	while (s < end) {
		size_t n = strcspn(s, "\t\r\n");
		if ((n > 0 && !text_is_plain(s, n)) || (s + n < end && !s[n]))
			return false;
		s += n + 1;
	}
	return true;
}

/* The letters of Windows-1250 as UTF-8; false if some byte is none of it. */
static bool convert(struct buf *text)
{
	struct buf out = { 0 };
	char *from = text->data;
	size_t left = text->len, room = 3 * text->len + 1;
	iconv_t conversion = iconv_open("UTF-8", "CP1250");

	if (conversion == (iconv_t)-1)
		return false;
	bool done = buf_room(&out, room);
	if (done) {
		char *to = out.data;
		done = iconv(conversion, &from, &left, &to, &room) != (size_t)-1;
		out.len = (size_t)(to - out.data);
		out.data[out.len] = '\0';
	}
	iconv_close(conversion);
	buf_free(done ? text : &out);
	if (done)
		*text = out;
	return done;
}

/* Hungarian spreadsheets save a CSV in Windows-1250 unless they are told otherwise. */
static bool read_letters(struct player_import *import, struct buf *text)
{
	struct cli *cli = import->cli;

	if (is_utf8(text))
		return true;
	if (!convert(text) || !is_utf8(text))
		return cli_fail(cli, ERR_REFUSED, &msg_import_not_utf8, MSG_ARGS(import->file));
	cli_say(cli, &msg_import_cp1250, MSG_ARGS(import->file));
	return true;
}

/* Not empty, and no line too long; lines end as on any system. */
static bool check_lines(struct player_import *import, const struct buf *text)
{
	const char *s = buf_text(text);
	int line = 1;

	if (strspn(s, " \t\r\n") == text->len)
		return cli_fail(import->cli, ERR_REFUSED, &msg_import_empty, MSG_ARGS(import->file));
	for (; *s; line++) {
		size_t n = strcspn(s, "\r\n");
		if (n > LIMIT_CSV_LINE) {
			return cli_fail(import->cli, ERR_REFUSED, &msg_file_line_long,
				MSG_ARGS(import->file, num_of(line).text, num_of(LIMIT_CSV_LINE).text));
		}
		s += n;
		s += *s == '\r' && s[1] == '\n' ? 2 : *s != '\0';
	}
	return true;
}

/* ---- headings ---------------------------------------------------------------------------------- */

/* What a column may be called, without case, accents and what is no letter. */
static const char *const headings[COLUMN_COUNT][8] = {
	[COLUMN_NAME] = { "name", "nev", "jatekosneve", "versenyzoneve", "jatekos", "versenyzo", "player" },
	[COLUMN_MARK] = { "mark", "jel", "megkulonboztetes" },
	[COLUMN_CLUB] = { "club", "klub", "egyesulet", "egylet", "szakosztaly" },
	[COLUMN_START] = { "startno", "rajtszam", "sorszam", "startnumber", "no" },
};

static void fold_heading(char out[BOOK_SHORT], const char *field)
{
	char folded[BOOK_SHORT];
	size_t n = 0;

	text_fold(folded, sizeof folded, field, strlen(field));
	for (const char *s = folded; *s; s++) {
		if (*s >= 'a' && *s <= 'z')
			out[n++] = *s;
	}
	out[n] = '\0';
}

/* The place of a column: that of the first of its names which is there; -1: none is. */
static int find_column(const struct player_import *import, enum column column)
{
	char word[BOOK_SHORT];

	for (size_t i = 0; i < sizeof headings[0] / sizeof headings[0][0] && headings[column][i]; i++) {
		for (int place = 0; place < import->field_count; place++) {
			fold_heading(word, import->fields[place] ? import->fields[place] : "");
			if (strcmp(word, headings[column][i]) == 0)
				return place;
		}
	}
	return -1;
}

/* Name the columns that nothing is taken from. */
static void say_unused(struct player_import *import)
{
	struct buf unused = { 0 };

	for (int place = 0; place < import->field_count; place++) {
		bool used = !import->fields[place] || !import->fields[place][strspn(import->fields[place], " ")];
		for (int column = 0; column < COLUMN_COUNT; column++)
			used = used || import->column[column] == place;
		if (!used)
			buf_printf(&unused, "%s„%s”", unused.len > 0 ? ", " : "", import->fields[place]);
	}
	if (unused.len > 0)
		cli_say(import->cli, &msg_import_unused, MSG_ARGS(import->file, buf_text(&unused)));
	buf_free(&unused);
}

static void read_headings(struct player_import *import)
{
	for (int column = 0; column < COLUMN_COUNT; column++)
		import->column[column] = find_column(import, (enum column)column);
	if (import->column[COLUMN_NAME] < 0)
		cli_fail(import->cli, ERR_REFUSED, &msg_import_no_name_column, MSG_NO_ARGS);
	else
		say_unused(import);
}

/* ---- rows -------------------------------------------------------------------------------------- */

/* Name and mark as they are compared. */
static void fold_key(char out[KEY], const char *name, const char *mark)
{
	char label[BOOK_LABEL];

	snprintf(label, sizeof label, "%s\n%s", name, mark);
	text_fold(out, KEY, label, strlen(label));
}

static const char *field_of(const struct player_import *import, enum column column)
{
	int place = import->column[column];

	return place >= 0 && place < import->field_count && import->fields[place] ? import->fields[place] : "";
}

/* Read the fields into a player: the mark stands in its own column, or behind the name in brackets. */
static bool read_player(const struct player_import *import, struct book_player *player)
{
	struct cli *cli = import->cli;
	const char *mark = field_of(import, COLUMN_MARK);
	struct buf label = { 0 };

	buf_printf(&label, mark[strspn(mark, " ")] ? "%s (%s)" : "%s", field_of(import, COLUMN_NAME), mark);
	bool done = book_player_set(player, buf_text(&label), &cli->err)
		&& book_name_set(player->club, sizeof player->club, field_of(import, COLUMN_CLUB), &cli->err);
	buf_free(&label);
	return done;
}

/* Put a string behind the others of a row; returns where it is. */
static const char *keep(char **at, const char *s)
{
	const char *kept = *at;

	*at = stpcpy(*at, s) + 1;
	return kept;
}

static struct row *make_row(const struct book_player *player)
{
	char key[KEY];

	fold_key(key, player->name, player->mark);
	struct row *row = calloc(1,
		sizeof *row + strlen(player->name) + strlen(player->mark) + strlen(player->club)
			+ strlen(key) + 4);
	if (!row)
		return NULL;
	char *at = row->text;
	row->name = keep(&at, player->name);
	row->mark = keep(&at, player->mark);
	row->club = keep(&at, player->club);
	row->key = keep(&at, key);
	return row;
}

static bool add_row(struct player_import *import, const struct book_player *player, int start_no)
{
	if (import->count == import->room) {
		size_t room = 2 * import->room + 64;
		struct row **rows = realloc(import->rows, room * sizeof *rows);
		if (!rows)
			return cli_fail(import->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		import->rows = rows;
		import->room = room;
	}
	struct row *row = make_row(player);
	if (!row)
		return cli_fail(import->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	row->line = import->line;
	row->start_no = start_no;
	import->rows[import->count++] = row;
	return true;
}

static bool read_row(struct player_import *import)
{
	struct book_player player;
	const char *start = field_of(import, COLUMN_START);
	int start_no = 0;

	return read_player(import, &player)
		&& (!start[0] || cli_number(import->cli, start, &msg_word_start_no, &start_no))
		&& add_row(import, &player, start_no);
}

/* ---- the parser -------------------------------------------------------------------------------- */

/* As it was before it was written as CSV. */
static char *take_field(const char *data, size_t n)
{
	char *field = strndup(data, n);
	const char *plain = field ? text_csv_plain(field) : NULL;

	if (plain > field)
		memmove(field, plain, strlen(plain) + 1);
	return field;
}

static void csv_field(void *data, size_t n, void *arg)
{
	struct player_import *import = arg;

	if (import->field_count < FIELDS)
		import->fields[import->field_count++] = data ? take_field(data, n) : NULL;
}

static void drop_fields(struct player_import *import)
{
	for (int i = 0; i < import->field_count; i++)
		free(import->fields[i]);
	import->field_count = 0;
}

/* The end of a line, of an empty one too; "\r\n" comes as two. */
static void csv_row(int end, void *arg)
{
	struct player_import *import = arg;
	bool empty = true, is_second = end == '\n' && import->last_end == '\r' && import->field_count == 0;

	import->last_end = end;
	if (is_second)
		return;
	for (int i = 0; i < import->field_count; i++)
		empty = empty && (!import->fields[i] || !import->fields[i][0]);
	import->line++;
	if (!empty && import->cli->err.status == ERR_NONE) {
		if (import->column[COLUMN_NAME] == NO_HEADINGS)
			read_headings(import);
		else if (!read_row(import))
			say_row_fault(import, import->line);
	}
	drop_fields(import);
}

/* What stands between the fields: spreadsheets with a decimal comma write semicolons, some write tabs. */
static unsigned char separator(const char *text)
{
	size_t first_line = strcspn(text, "\n");

	return memchr(text, ';', first_line) ? ';' : memchr(text, '\t', first_line) ? '\t' : ',';
}

static bool parse(struct player_import *import, const struct buf *text)
{
	struct csv_parser parser;
	size_t skip = text->len >= 3 && memcmp(text->data, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

	if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_EMPTY_IS_NULL | CSV_REPALL_NL) != 0)
		return cli_fail(import->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	csv_set_delim(&parser, separator(buf_text(text)));
	size_t n = csv_parse(&parser, buf_text(text) + skip, text->len - skip, csv_field, csv_row, import);
	bool whole = n == text->len - skip && csv_fini(&parser, csv_field, csv_row, import) == 0;
	csv_free(&parser);
	drop_fields(import);   /* of a row that broke off */
	if (!whole)
		cli_fail(import->cli, ERR_REFUSED, &msg_import_bad_csv, MSG_ARGS(num_of(import->line + 1).text));
	return whole && import->cli->err.status == ERR_NONE;
}

/* ---- two of one name --------------------------------------------------------------------------- */

static int compare_rows(const void *a, const void *b)
{
	const struct row *x = *(struct row *const *)a, *y = *(struct row *const *)b;
	int keys = strcmp(x->key, y->key), clubs = keys ? 0 : strcmp(x->club, y->club);

	return keys ? keys : clubs ? clubs : x->line - y->line;
}

static int compare_lines(const void *a, const void *b)
{
	return (*(struct row *const *)a)->line - (*(struct row *const *)b)->line;
}

/* Rows with one key, sorted: does a club of its own tell each of them apart? */
static bool clubs_differ(struct row *const *rows, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (!rows[i]->club[0] || rows[i]->mark[0] || (i > 0 && strcmp(rows[i]->club, rows[i - 1]->club) == 0))
			return false;
	}
	return true;
}

/* Rows of one name: each gets its club as the mark, or is an error that names another one. */
static void tell_apart(struct player_import *import, struct row **rows, size_t count)
{
	struct buf lines = { 0 }, labels = { 0 };
	bool differ = clubs_differ(rows, count);

	qsort(rows, count, sizeof *rows, compare_lines);
	for (size_t i = 0; i < count; i++) {
		rows[i]->by_club = differ;
		buf_printf(&lines, "%s%d.", i > 0 ? ", " : "", rows[i]->line);
		buf_printf(&labels, "%s%s (%s)", i > 0 ? ", " : "", rows[i]->name, rows[i]->club);
	}
	if (differ)
		cli_say(import->cli, &msg_import_by_club,
			MSG_ARGS(rows[0]->name, buf_text(&lines), buf_text(&labels)));
	for (size_t i = 1; i < count && !differ; i++) {
		cli_fail(import->cli, ERR_REFUSED, &msg_import_twice,
			MSG_ARGS(rows[i]->name, num_of(rows[0]->line).text, num_of(rows[i]->line).text));
		say_row_fault(import, rows[i]->line);
	}
	buf_free(&lines);
	buf_free(&labels);
}

static bool compare_names(struct player_import *import)
{
	struct row **sorted = malloc((import->count + 1) * sizeof *sorted);
	size_t next;

	if (!sorted)
		return cli_fail(import->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (import->count > 0) {
		memcpy(sorted, import->rows, import->count * sizeof *sorted);
		qsort(sorted, import->count, sizeof *sorted, compare_rows);
	}
	for (size_t i = 0; i < import->count; i = next) {
		for (next = i + 1; next < import->count && strcmp(sorted[next]->key, sorted[i]->key) == 0;)
			next++;
		if (next - i > 1)
			tell_apart(import, sorted + i, next - i);
	}
	free(sorted);
	return true;
}

/* ---- the players of the book --------------------------------------------------------------------- */

static int compare_known(const void *a, const void *b)
{
	return strcmp(((const struct known *)a)->key, ((const struct known *)b)->key);
}

static bool read_known(struct player_import *import)
{
	struct cli *cli = import->cli;
	char key[KEY];
	size_t count = 0;

	if (!book_players(cli->store, NULL, &import->players, &count, &cli->err))
		return false;
	import->known = calloc(count + 1, sizeof *import->known);
	for (size_t i = 0; import->known && i < count; i++) {
		fold_key(key, import->players[i].name, import->players[i].mark);
		import->known[i] = (struct known){ &import->players[i], strdup(key) };
		if (!import->known[i].key)
			break;
		import->known_count++;
	}
	if (!import->known || import->known_count < count)
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (count > 0)
		qsort(import->known, count, sizeof *import->known, compare_known);
	return true;
}

/* The first known one whose key begins with that of `name`, or stands behind it. */
static size_t first_known(const struct player_import *import, const char *key)
{
	size_t low = 0, high = import->known_count;

	while (low < high) {
		size_t middle = (low + high) / 2;
		if (strcmp(import->known[middle].key, key) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Who is known by name and mark; *near: else who would be, but for case and accents. */
static const struct book_player *find_known(const struct player_import *import, const char *name,
	const char *mark, const struct book_player **near)
{
	char key[KEY];

	fold_key(key, name, mark);
	for (size_t i = first_known(import, key);
		i < import->known_count && strcmp(import->known[i].key, key) == 0; i++) {
		const struct book_player *player = import->known[i].player;
		if (strcmp(player->name, name) == 0 && strcmp(player->mark, mark) == 0)
			return player;
		*near = player;
	}
	return NULL;
}

/*
 * Whom a row means: by its mark, by its club as the mark, or by the name alone if no other club speaks
 * against it.
 */
static const struct book_player *whom_it_means(const struct player_import *import, const struct row *row,
	const struct book_player **near)
{
	const struct book_player *by_name = find_known(import, row->name, row->mark, near), *by_club = NULL;
	bool is_of_club = by_name && strcmp(by_name->club, row->club) == 0;

	if (row->mark[0] || !row->club[0] || is_of_club)
		return by_name;
	by_club = find_known(import, row->name, row->club, near);
	return by_club || row->by_club ? by_club : by_name;
}

/* Name those who have the name of a new player, with another mark. */
static void say_namesakes(struct player_import *import, const struct book_player *player)
{
	char key[KEY];
	struct buf label = { 0 }, namesake = { 0 };

	fold_key(key, player->name, "");
	book_player_label(&label, player);
	for (size_t i = first_known(import, key); i < import->known_count; i++) {
		if (strncmp(import->known[i].key, key, strlen(key)) != 0)
			break;
		buf_clear(&namesake);
		book_player_label(&namesake, import->known[i].player);
		cli_say(import->cli, &msg_player_namesake, MSG_ARGS(buf_text(&label), buf_text(&namesake)));
	}
	buf_free(&label);
	buf_free(&namesake);
}

/* ---- into the book ------------------------------------------------------------------------------- */

static bool add_player(struct player_import *import, const struct row *row, struct book_player *player)
{
	struct cli *cli = import->cli;

	*player = (struct book_player){ 0 };
	import->added++;
	if (!book_name_set(player->name, sizeof player->name, row->name, &cli->err)
		|| !book_name_set(player->mark, sizeof player->mark, row->by_club ? row->club : row->mark, &cli->err)
		|| !book_name_set(player->club, sizeof player->club, row->club, &cli->err))
		return false;
	if (!row->by_club)
		say_namesakes(import, player);
	return book_player_add(cli->store, player, &cli->err);
}

/* The player of a row, added if nobody is meant by it. */
static bool take_player(struct player_import *import, const struct row *row, struct book_player *player)
{
	const struct book_player *near = NULL, *known = whom_it_means(import, row, &near);
	struct buf label = { 0 };

	if (!known && near && !row->by_club) {
		book_player_label(&label, near);
		cli_fail(import->cli, ERR_REFUSED, &msg_player_near, MSG_ARGS(row->name, buf_text(&label)));
		buf_free(&label);
		return false;
	}
	if (!known)
		return add_player(import, row, player);
	*player = *known;
	import->found++;
	if (known->club[0] && row->club[0] && strcmp(known->club, row->club) != 0) {
		book_player_label(&label, known);
		cli_say(import->cli, &msg_import_other_club, MSG_ARGS(buf_text(&label), known->club, row->club));
		buf_free(&label);
	}
	return true;
}

static bool take_row(struct player_import *import, const struct row *row)
{
	struct cli *cli = import->cli;
	struct book_player player;
	struct book_entry entry;

	if (!take_player(import, row, &player))
		return false;
	if (!import->enters)
		return true;
	if (!book_entry_add(cli->store, import->event.id, player.id, row->start_no, &entry, &cli->err))
		return false;
	import->entered += entry.is_new;
	return true;
}

/* Those with a start number first, so that nobody gets by turn what another one is to have. */
static bool take_rows(struct player_import *import)
{
	struct cli *cli = import->cli;

	for (int turn = 0; turn < 2; turn++) {
		for (size_t i = 0; i < import->count && cli->err.status == ERR_NONE; i++) {
			bool is_its_turn = (import->rows[i]->start_no == 0) == (turn == 1);
			if (is_its_turn && !take_row(import, import->rows[i]))
				say_row_fault(import, import->rows[i]->line);
		}
	}
	return cli->err.status == ERR_NONE;
}

static bool no_faults(struct player_import *import)
{
	return import->faults == 0
		|| cli_fail(import->cli, ERR_REFUSED, &msg_import_refused, MSG_ARGS(num_of(import->faults).text));
}

static bool say_done(struct player_import *import)
{
	struct cli *cli = import->cli;
	struct book_entry *entries = NULL;
	struct num added = num_of(import->added), found = num_of(import->found);
	size_t count = 0;

	if (!import->enters) {
		cli_say(cli, &msg_import_players_only, MSG_ARGS(added.text, found.text));
		return true;
	}
	bool done = book_entries(cli->store, import->event.id, &entries, &count, &cli->err);
	book_free(entries);
	cli_say(cli, &msg_import_players,
		MSG_ARGS(added.text, found.text, num_of(import->entered).text, import->event.name,
			num_of((int64_t)count).text));
	return done;
}

static void free_import(struct player_import *import)
{
	for (size_t i = 0; i < import->count; i++)
		free(import->rows[i]);
	free(import->rows);
	for (size_t i = 0; i < import->known_count; i++)
		free(import->known[i].key);
	free(import->known);
	book_free(import->players);
}

static bool open_event(struct player_import *import)
{
	struct cli *cli = import->cli;
	struct err none = { 0 };

	if (cli->opt[CLI_EVENT])
		return import->enters = cli_event(cli, &import->event);
	import->enters = book_event_current(cli->store, &import->event, &none);
	return true;
}

bool cli_run_player_import(struct cli *cli, int argc, char **argv)
{
	struct player_import import = { .cli = cli, .file = argv[0], .column[COLUMN_NAME] = NO_HEADINGS };
	struct buf text = { 0 };

	(void)argc;
	bool done = open_event(&import) && file_read(&text, argv[0], LIMIT_CSV, &cli->err)
		&& read_letters(&import, &text) && check_lines(&import, &text) && parse(&import, &text)
		&& compare_names(&import) && no_faults(&import) && cli_begin(cli) && read_known(&import)
		&& take_rows(&import) && no_faults(&import) && say_done(&import) && cli_end(cli);
	buf_free(&text);
	free_import(&import);
	return done;
}
