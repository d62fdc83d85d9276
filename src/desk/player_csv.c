/* Players out of a spreadsheet's CSV: letters, headings, rows. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/player_import.h"

#include <csv.h>
#include <iconv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- faults ------------------------------------------------------------------------------------ */

void player_fault(struct player_import *import, int line)
{
	struct desk *desk = import->desk;
	struct buf why = { 0 };

	import->faults++;
	if (desk->err->status == ERR_FAILED)
		return;
	if (import->faults <= DESK_FAULTS_SHOWN) {
		err_text(&why, desk->lang, desk->err);
		desk_say(desk, &msg_import_row, MSG_ARGS(import->file, num_of(line).text, buf_text(&why)));
		buf_free(&why);
	}
	*desk->err = (struct err){ 0 };
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
	struct desk *desk = import->desk;

	if (is_utf8(text))
		return true;
	if (!convert(text) || !is_utf8(text))
		return desk_fail(desk, ERR_REFUSED, &msg_import_not_utf8, MSG_ARGS(import->file));
	desk_say(desk, &msg_import_cp1250, MSG_ARGS(import->file));
	return true;
}

/* Not empty, and no line too long; lines end as on any system. */
static bool check_lines(struct player_import *import, const struct buf *text)
{
	const char *s = buf_text(text);
	int line = 1;

	if (strspn(s, " \t\r\n") == text->len)
		return desk_fail(import->desk, ERR_REFUSED, &msg_import_empty, MSG_ARGS(import->file));
	for (; *s; line++) {
		size_t n = strcspn(s, "\r\n");
		if (n > LIMIT_CSV_LINE) {
			return desk_fail(import->desk, ERR_REFUSED, &msg_file_line_long,
				MSG_ARGS(import->file, num_of(line).text, num_of(LIMIT_CSV_LINE).text));
		}
		s += n;
		s += *s == '\r' && s[1] == '\n' ? 2 : *s != '\0';
	}
	return true;
}

/* ---- headings ---------------------------------------------------------------------------------- */

/* What a column may be called, without case, accents and what is no letter. */
static const char *const headings[PLAYER_COLUMNS][8] = {
	[PLAYER_NAME] = { "name", "nev", "jatekosneve", "versenyzoneve", "jatekos", "versenyzo", "player" },
	[PLAYER_MARK] = { "mark", "jel", "megkulonboztetes" },
	[PLAYER_CLUB] = { "club", "klub", "egyesulet", "egylet", "szakosztaly" },
	[PLAYER_START] = { "startno", "rajtszam", "sorszam", "startnumber", "no" },
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
static int find_column(const struct player_import *import, enum player_column column)
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
		for (int column = 0; column < PLAYER_COLUMNS; column++)
			used = used || import->column[column] == place;
		if (!used)
			buf_printf(&unused, "%s„%s”", unused.len > 0 ? ", " : "", import->fields[place]);
	}
	if (unused.len > 0)
		desk_say(import->desk, &msg_import_unused, MSG_ARGS(import->file, buf_text(&unused)));
	buf_free(&unused);
}

static void read_headings(struct player_import *import)
{
	for (int column = 0; column < PLAYER_COLUMNS; column++)
		import->column[column] = find_column(import, (enum player_column)column);
	if (import->column[PLAYER_NAME] < 0)
		desk_fail(import->desk, ERR_REFUSED, &msg_import_no_name_column, MSG_NO_ARGS);
	else
		say_unused(import);
}

/* ---- rows -------------------------------------------------------------------------------------- */

void player_key(char out[PLAYER_KEY], const char *name, const char *mark)
{
	char label[BOOK_LABEL];

	snprintf(label, sizeof label, "%s\n%s", name, mark);
	text_fold(out, PLAYER_KEY, label, strlen(label));
}

static const char *field_of(const struct player_import *import, enum player_column column)
{
	int place = import->column[column];

	return place >= 0 && place < import->field_count && import->fields[place] ? import->fields[place] : "";
}

/* Read the fields into a player: the mark stands in its own column, or behind the name in brackets. */
static bool read_player(const struct player_import *import, struct book_player *player)
{
	struct desk *desk = import->desk;
	const char *mark = field_of(import, PLAYER_MARK);
	struct buf label = { 0 };

	buf_printf(&label, mark[strspn(mark, " ")] ? "%s (%s)" : "%s", field_of(import, PLAYER_NAME), mark);
	bool done = book_player_set(player, buf_text(&label), desk->err)
		&& book_name_set(player->club, sizeof player->club, field_of(import, PLAYER_CLUB), desk->err);
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

static struct csv_player *make_row(const struct book_player *player)
{
	char key[PLAYER_KEY];

	player_key(key, player->name, player->mark);
	struct csv_player *row = calloc(1,
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
		struct csv_player **rows = realloc(import->rows, room * sizeof *rows);
		if (!rows)
			return desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		import->rows = rows;
		import->room = room;
	}
	struct csv_player *row = make_row(player);
	if (!row)
		return desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	row->line = import->line;
	row->start_no = start_no;
	import->rows[import->count++] = row;
	return true;
}

static bool read_row(struct player_import *import)
{
	struct book_player player;
	const char *start = field_of(import, PLAYER_START);
	int start_no = 0;

	return read_player(import, &player)
		&& (!start[0] || desk_number(import->desk, start, &msg_word_start_no, &start_no))
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

	if (import->field_count < PLAYER_FIELDS)
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
	if (!empty && import->desk->err->status == ERR_NONE) {
		if (import->column[PLAYER_NAME] == PLAYER_NO_HEADINGS)
			read_headings(import);
		else if (!read_row(import))
			player_fault(import, import->line);
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
		return desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	csv_set_delim(&parser, separator(buf_text(text)));
	size_t n = csv_parse(&parser, buf_text(text) + skip, text->len - skip, csv_field, csv_row, import);
	bool whole = n == text->len - skip && csv_fini(&parser, csv_field, csv_row, import) == 0;
	csv_free(&parser);
	drop_fields(import);   /* of a row that broke off */
	if (!whole)
		desk_fail(import->desk, ERR_REFUSED, &msg_import_bad_csv, MSG_ARGS(num_of(import->line + 1).text));
	return whole && import->desk->err->status == ERR_NONE;
}

/* ---- the file ---------------------------------------------------------------------------------- */

bool player_rows_read(struct player_import *import)
{
	struct buf text = { 0 };
	bool done = file_read(&text, import->file, LIMIT_CSV, import->desk->err) && read_letters(import, &text)
		&& check_lines(import, &text) && parse(import, &text);

	buf_free(&text);
	return done;
}

void player_rows_free(struct player_import *import)
{
	for (size_t i = 0; i < import->count; i++)
		free(import->rows[i]);
	free(import->rows);
}
