/* Players out of a spreadsheet: its rows. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/player_import.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- columns ----------------------------------------------------------------------------------- */

static const struct column_kind kinds[] = {
	[PLAYER_NAME] = { &msg_column_name, true,
		{ "nev", "name", "jatekosneve", "versenyzoneve", "jatekos", "versenyzo", "player" } },
	[PLAYER_MARK] = { &msg_column_mark, false, { "jel", "mark", "megkulonboztetes" } },
	[PLAYER_CLUB] = { &msg_column_club, false,
		{ "klub", "club", "egyesulet", "egylet", "szakosztaly", "egyesuletneve", "klubneve", "klubja" } },
	[PLAYER_START] = { &msg_column_start, false,
		{ "rajtszam", "startno", "start", "sorszam", "startnumber", "no", "rsz", "sorsz", "ssz" } },
	[PLAYER_COLUMNS] = { NULL, false, { NULL } },
};

/* ---- rows -------------------------------------------------------------------------------------- */

void player_key(char out[PLAYER_KEY], const char *name, const char *mark)
{
	char label[BOOK_LABEL];

	snprintf(label, sizeof label, "%s\n%s", name, mark);
	text_fold(out, PLAYER_KEY, label, strlen(label));
}

static const char *field_of(const struct player_import *import, enum player_column column)
{
	return rows_field(import->row, import->columns.place[column]);
}

/* Read the fields into a player: the mark stands in its own column, or behind the name in brackets. */
static bool read_player_columns(const struct player_import *import, struct book_player *player)
{
	struct desk *desk = import->desk;
	const char *mark = field_of(import, PLAYER_MARK);
	struct buf label = { 0 };

	buf_printf(&label, mark[strspn(mark, " ")] ? "%s (%s)" : "%s", field_of(import, PLAYER_NAME), mark);
	bool done = rows_is_one_name(&import->rows_of_file, import->row->line, field_of(import, PLAYER_NAME))
		&& book_player_set(player, buf_text(&label), desk->err)
		&& book_name_set(player->club, sizeof player->club, field_of(import, PLAYER_CLUB), desk->err);
	buf_free(&label);
	return done;
}

/* Put a string behind the others of a row; returns where it is. */
static const char *keep_text(char **at, const char *s)
{
	const char *kept = *at;

	*at = stpcpy(*at, s) + 1;
	return kept;
}

struct csv_player *player_row_make(const struct book_player *player)
{
	char key[PLAYER_KEY], bare[TEXT_WORDS], club[TEXT_WORDS];

	player_key(key, player->name, player->mark);
	book_name_bare(bare, key);
	text_words_fold(club, player->club);
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

static bool insert_row(struct player_import *import, const struct book_player *player, int start_no)
{
	struct csv_player **rows = list_grow(import->rows, import->count, sizeof *rows);
	struct csv_player *row = rows ? player_row_make(player) : NULL;

	if (rows)
		import->rows = rows;
	if (!row)
		return desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	row->line = import->row->line;
	row->start_no = start_no;
	import->rows[import->count++] = row;
	return true;
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
	return read_player_columns(import, &player)
		&& (!start[0] || desk_number(import->desk, number, &msg_word_start_no, &start_no))
		&& insert_row(import, &player, start_no);
}

/* ---- rows with a name and nothing else ----------------------------------------------------------- */

static bool is_lone(const struct player_import *import, const struct row_texts *row)
{
	for (int place = 0; place < row->count; place++) {
		if (place != import->columns.place[PLAYER_NAME] && *row->fields[place])
			return false;
	}
	return true;
}

/* Have most rows more than a name, and all of those one column in common? */
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

static bool check_lone(struct player_import *import, bool is_odd)
{
	const struct rows *file = &import->rows_of_file;

	if (!is_odd || !is_lone(import, import->row) || rows_is_taken(file, import->row->line))
		return true;
	return desk_fail(import->desk, ERR_REFUSED, &msg_rows_lone,
		MSG_ARGS(field_of(import, PLAYER_NAME), num_of(import->row->line).text));
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
	bool is_odd = others_have_more(import);
	for (size_t i = import->columns.first; i < file->count && import->desk->err->status == ERR_NONE; i++) {
		import->row = &file->rows[i];
		if (!check_lone(import, is_odd) || !read_row(import))
			rows_fault(file, &import->faults, import->row->line);
	}
	return import->desk->err->status == ERR_NONE;
}

void player_rows_free(struct player_import *import)
{
	for (size_t i = 0; i < import->count; i++)
		free(import->rows[i]);
	free(import->rows);
	rows_free(&import->rows_of_file);
}
