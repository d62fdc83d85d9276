/* Read players from the rows of a spreadsheet. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- columns ----------------------------------------------------------------------------------- */

static const struct column_kind kinds[] = {
	[PLAYER_NAME] = { &msg_column_name, true,
		{ "nev", "name", "jatekosneve", "versenyzoneve", "jatekos", "versenyzo", "player", "teljesnev",
			"neve" }, false, COLUMN_NAME },
	[PLAYER_MARK] = { &msg_column_mark, false, { "jel", "mark", "megkulonboztetes" }, true, COLUMN_OTHER },
	[PLAYER_CLUB] = { &msg_column_club, false, { "klub", "club", "egyesulet", "egylet", "szakosztaly",
		"egyesuletneve", "klubneve", "klubja" }, true, COLUMN_OTHER },
	[PLAYER_START] = { &msg_column_start, false,
		{ "rajtszam", "startno", "start", "sorszam", "startnumber", "no", "rsz", "sorsz", "ssz" }, false,
		COLUMN_OTHER },
	[PLAYER_COLUMNS] = { NULL, false, { NULL }, false, COLUMN_OTHER },
};

/* ---- rows -------------------------------------------------------------------------------------- */

static const char *field_of(const struct player_import *import, enum player_column column)
{
	return rows_field(import->row, import->columns.place[column]);
}

/* Skip the number of "1. Kiss Péter". */
static const char *behind_number(const char *text)
{
	const char *name = text + strspn(text, "0123456789");

	if (name == text || (*name != '.' && *name != ')'))
		return text;
	name += 1 + strspn(name + 1, " ");
	return strchr(name, ' ') ? name : text;
}

/* Read the fields into a player: the mark has its own column, or follows the name in brackets. */
static bool read_player_columns(struct player_import *import, struct book_player *player)
{
	struct desk *desk = import->desk;
	const char *mark = field_of(import, PLAYER_MARK), *name = field_of(import, PLAYER_NAME);
	static const char *const dittos[] = { "\"", "''", "”", "„", "〃", "-\"-", "-”-", "- \" -", "-„-", "u.a.",
		"ua.", "u. a.", "ua", "u.o.", "u. o.", "uo.", "dto.", "dto", "″", "“", "\"\"" };
	const char *bare = import->are_counted ? behind_number(name) : name;
	const char *club = field_of(import, PLAYER_CLUB);
	struct buf label = { 0 };
	size_t n = strlen(bare), sign = strlen(" §");

	/* Drop the signs that standings put after a name. */
	while (n > sign
		&& (strncmp(bare + n - sign, " §", sign) == 0 || strncmp(bare + n - sign, " °", sign) == 0))
		n -= sign;
	/* A ditto mark is the club of the row above. */
	for (size_t i = 0; i < sizeof dittos / sizeof *dittos; i++) {
		if (strcmp(club, dittos[i]) == 0 && import->club_above)
			club = import->club_above;
	}
	buf_printf(&label, mark[strspn(mark, " ")] ? "%.*s (%s)" : "%.*s", (int)n, bare, mark);
	bool done = rows_is_one_name(&import->rows_of_file, import->row->line, name)
		&& book_player_set(player, buf_text(&label), desk->err);
	buf_free(&label);
	if (!done)
		return false;
	import->club_above = club;
	return book_name_set(player->club, sizeof player->club, club, desk->err);
}

/* Put a string after the others of a row; return where it is. */
static const char *keep_text(char **at, const char *s)
{
	const char *kept = *at;

	*at = stpcpy(*at, s) + 1;
	return kept;
}

struct csv_player *player_row_make(const struct book_player *player)
{
	char key[PLAYER_KEY], bare[TEXT_WORDS], club[TEXT_WORDS];

	desk_player_key(key, player->name, player->mark);
	book_name_bare(bare, key);
	text_signs_fold(club, player->club);
	struct csv_player *row = calloc(1,
		sizeof *row + strlen(player->name) + strlen(player->mark) + strlen(player->club)
			+ strlen(key) + strlen(bare) + strlen(club) + 6);
	if (!row)
		return NULL;
	char *at = row->text;
	row->name = keep_text(&at, player->name);
	row->mark = keep_text(&at, player->mark);
	row->club = keep_text(&at, player->club);
	row->key = keep_text(&at, key);
	row->bare = keep_text(&at, bare);
	row->club_key = keep_text(&at, club);
	return row;
}

static bool read_row(struct player_import *import)
{
	struct book_player player;
	const char *start = field_of(import, PLAYER_START);
	char number[BOOK_SHORT];
	int start_no = 0;

	/* "1.", as under "Sorsz." */
	size_t n = strlen(start);
	snprintf(number, sizeof number, "%.*s", (int)(n > 1 && start[n - 1] == '.' ? n - 1 : n), start);
	if (!rows_have_values(&import->rows_of_file, import->row, &import->columns))
		return false;
	if (!read_player_columns(import, &player)
		|| (start[0] && !desk_number(import->desk, number, &msg_word_start_no, &start_no)))
		return false;
	struct csv_player **rows = list_grow(import->rows, import->count, sizeof *rows);
	struct csv_player *row = rows ? player_row_make(&player) : NULL;
	if (rows)
		import->rows = rows;
	if (!row)
		return desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	row->line = import->row->line;
	row->start_no = start_no;
	import->rows[import->count++] = row;
	return true;
}

/* ---- rows with only a name --------------------------------------------------------------------- */

static bool is_lone(const struct player_import *import, const struct row_texts *row)
{
	for (int place = 0; place < row->count; place++) {
		if (place != import->columns.place[PLAYER_NAME] && *row->fields[place])
			return false;
	}
	return true;
}

/* Do most rows have more than a name, and one column in common? */
static bool others_have_more(const struct player_import *import)
{
	const struct rows *file = &import->rows_of_file;
	size_t lone = 0, filled[ROW_FIELDS] = { 0 }, rest = 0, most = 0;

	for (size_t i = import->columns.first; i < file->count; i++) {
		const struct row_texts *row = &file->rows[i];
		bool is_alone = is_lone(import, row);
		lone += is_alone;
		rest += !is_alone;
		for (int place = 0; !is_alone && place < row->count; place++)
			filled[place] += place != import->columns.place[PLAYER_NAME] && *row->fields[place];
	}
	for (int place = 0; place < ROW_FIELDS; place++)
		most = filled[place] > most ? filled[place] : most;
	return lone > 0 && rest > lone && most == rest;
}

/* Do the others have only a club besides, and does this row have something like a name, between theirs? */
static bool lacks_club_alone(const struct player_import *import)
{
	const struct rows *file = &import->rows_of_file;
	const size_t at = (size_t)(import->row - file->rows);
	const char *name = field_of(import, PLAYER_NAME);
	bool is_before = false, is_behind = false;

	for (size_t i = import->columns.first; i < file->count; i++) {
		const struct row_texts *row = &file->rows[i];
		const char *club = rows_field(row, import->columns.place[PLAYER_CLUB]);
		for (int place = 0; place < row->count; place++) {
			bool is_known = place == import->columns.place[PLAYER_NAME]
				|| place == import->columns.place[PLAYER_CLUB];
			if (!is_known && *row->fields[place])
				return false;
		}
		if (strcmp(club, name) == 0)
			return false;
		is_before = is_before || (i < at && *club);
		is_behind = is_behind || (i > at && *club);
	}
	return is_before && is_behind && rows_may_be_name(name);
}

/* Is a row a single word alone? */
static bool is_word(const struct player_import *import, size_t at)
{
	const struct row_texts *row = &import->rows_of_file.rows[at];
	const char *name = rows_field(row, import->columns.place[PLAYER_NAME]);

	return *name && *name != '#' && !strchr(name, ' ') && is_lone(import, row);
}

/* Are the single words among whole names headings, of towns or clubs: the list begins with one, or each of
 * several is followed by a whole name? */
static bool are_headings(const struct player_import *import)
{
	size_t first = import->columns.first, count = import->rows_of_file.count, single = 0;
	bool are_apart = true;

	for (size_t i = first; i < count; i++) {
		bool is_single = is_word(import, i);
		single += is_single;
		are_apart = are_apart && !(is_single && (i + 1 == count || is_word(import, i + 1)));
	}
	are_apart = are_apart && single > 1;
	return 2 * single < count - first && (are_apart || (first < count && is_word(import, first)));
}

/* Refuse a row that the user has to decide about: a name alone where others have more, a single word between
 * whole names, a player who does not come. */
static bool check_row(struct player_import *import, bool is_odd, bool has_headings)
{
	const struct row_texts *row = import->row;
	const char *name = field_of(import, PLAYER_NAME);
	struct num cell = rows_cell(row, import->columns.place[PLAYER_NAME]);
	struct num line = num_of(row->line), under = num_of(row->under);
	bool is_alone = is_lone(import, row);

	if (!*name && !rows_is_unvalued(row, import->columns.place[PLAYER_NAME]))
		return desk_fail(import->desk, ERR_REFUSED, &msg_past_name_none, MSG_ARGS(cell.text));
	if (rows_is_taken(&import->rows_of_file, row->line))
		return true;
	bool is_without_club = is_odd && is_alone && lacks_club_alone(import);
	if (is_without_club)
		desk_say(import->desk, &msg_rows_no_club, MSG_ARGS(name, line.text));
	if (is_odd && is_alone && !is_without_club)
		return desk_fail(import->desk, ERR_REFUSED, &msg_rows_lone, MSG_ARGS(name, line.text));
	if (has_headings && is_word(import, (size_t)(row - import->rows_of_file.rows)))
		return desk_fail(import->desk, ERR_REFUSED, &msg_rows_one_word, MSG_ARGS(name, line.text));
	if (row->under > 0)
		return desk_fail(import->desk, ERR_REFUSED, &msg_rows_under, MSG_ARGS(name, under.text, line.text));
	return !rows_is_absent(row)
		|| desk_fail(import->desk, ERR_REFUSED, &msg_rows_absent, MSG_ARGS(name, line.text));
}

/* ---- the file ---------------------------------------------------------------------------------- */

bool player_rows_read(struct player_import *import)
{
	const struct desk_players_wanted *wanted = import->wanted;
	struct rows *file = &import->rows_of_file;

	*file = (struct rows){ .desk = import->desk, .file = import->file, .sheet = wanted->sheet,
		.taken = wanted->taken };
	import->columns = (struct columns){ .kinds = kinds, .missing = &msg_columns_missing };
	if (!rows_read(file) || !rows_join_names(file) || !columns_find(file, wanted->columns, &import->columns))
		return false;
	bool is_odd = others_have_more(import), has_headings = are_headings(import);
	/* Each name may have its number before it, counting from 1. */
	import->are_counted = true;
	for (size_t i = import->columns.first; i < file->count; i++) {
		const char *name = rows_field(&file->rows[i], import->columns.place[PLAYER_NAME]);
		if (behind_number(name) == name || strtoul(name, NULL, 10) != i - import->columns.first + 1)
			import->are_counted = false;
	}
	for (size_t i = import->columns.first; i < file->count && import->desk->err->status == ERR_NONE; i++) {
		import->row = &file->rows[i];
		if (!check_row(import, is_odd, has_headings) || !read_row(import))
			rows_fault(file, &import->faults, import->row->line);
	}
	return import->desk->err->status == ERR_NONE;
}

void player_rows_free(struct player_import *import)
{
	for (size_t i = 0; i < import->count; i++)
		free(import->rows[i]);
	free(import->rows);
	buf_free(&import->faults.told);
	rows_free(&import->rows_of_file);
}
