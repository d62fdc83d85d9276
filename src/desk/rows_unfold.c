/* Tables with a row a table, the players beside each other: a row a player is made of them. */
#include "base/messages.h"
#include "base/text.h"
#include "desk/messages.h"
#include "desk/rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UNFOLD_ROWS = 12, NOT_THERE = -1 };

/* Where in a row of headings what stands. */
struct wide {
	int names[BOOK_SEATS], points[BOOK_SEATS];
	int name_count, point_count, round, table, width;
};

/* Its letters, folded; "1. játékos" is "jatekos". */
static void letters_of_heading(char out[BOOK_SHORT], const char *text)
{
	char folded[BOOK_SHORT];
	size_t n = 0;

	text_fold(folded, sizeof folded, text, strlen(text));
	for (const char *s = folded; *s; s++) {
		if (*s >= 'a' && *s <= 'z')
			out[n++] = *s;
	}
	out[n] = '\0';
}

static bool is_one_of(const char *word, const char *const list[])
{
	for (int i = 0; list[i]; i++) {
		if (strcmp(word, list[i]) == 0)
			return true;
	}
	return false;
}

static void look_at_heading(struct wide *wide, const char *text, int place)
{
	static const char *const names[] = { "jatekos", "nev", "jatekosneve", "versenyzo", "player", "name",
		"stplayer", "ndplayer", "rdplayer", "thplayer", NULL };
	static const char *const points[] = { "pont", "pontja", "pontszam", "jatekospont", "jatekospontja",
		"points", "score", "eredmeny", NULL };
	static const char *const rounds[] = { "fordulo", "kor", "round", "ford", NULL };
	static const char *const tables[] = { "asztal", "table", "asztalszam", NULL };
	char word[BOOK_SHORT];

	letters_of_heading(word, text);
	bool is_numbered = strpbrk(text, "0123456789") != NULL;
	if (is_numbered && is_one_of(word, names) && wide->name_count < BOOK_SEATS)
		wide->names[wide->name_count++] = place;
	else if (is_one_of(word, points) && wide->point_count < BOOK_SEATS)
		wide->points[wide->point_count++] = place;
	else if (is_one_of(word, rounds))
		wide->round = place;
	else if (is_one_of(word, tables))
		wide->table = place;
}

static bool is_wide(const struct row_texts *row, struct wide *wide)
{
	*wide = (struct wide){ .round = NOT_THERE, .table = NOT_THERE, .width = row->count };
	for (int place = 0; place < row->count; place++)
		look_at_heading(wide, row->fields[place], place);
	return wide->name_count >= 2 && wide->name_count == wide->point_count && row->count + 5 <= ROW_FIELDS;
}

/* The texts of a row without those of its players, and behind them those of one. */
static int write_others(const struct wide *wide, const struct row_texts *row, const char *parts[ROW_FIELDS])
{
	for (int place = 0; place < wide->width; place++)
		parts[place] = rows_field(row, place);
	for (int i = 0; i < wide->name_count; i++)
		parts[wide->names[i]] = parts[wide->points[i]] = "";
	return wide->width;
}

static bool append_heading(struct rows *rows, const struct wide *wide, const struct row_texts *row)
{
	const char *parts[ROW_FIELDS];
	int n = write_others(wide, row, parts);

	parts[n++] = msg_column_name.text[LANG_HU];
	parts[n++] = msg_column_points.text[LANG_HU];
	parts[n++] = "szék";
	parts[n++] = wide->round < 0 ? msg_column_round.text[LANG_HU] : "";
	parts[n++] = wide->table < 0 ? msg_column_table.text[LANG_HU] : "";
	return rows_append(rows, row->line, parts, n, 0);
}

/* The player at a seat; without name and points nobody sits there. */
static bool append_player(struct rows *rows, const struct wide *wide, const struct row_texts *row, int seat,
	const struct num numbers[2])
{
	const char *parts[ROW_FIELDS];
	int n = write_others(wide, row, parts), points = wide->points[seat];
	uint64_t unvalued = rows_is_unvalued(row, points) ? (uint64_t)1 << (n + 1) : 0;

	parts[n++] = rows_field(row, wide->names[seat]);
	parts[n++] = rows_field(row, points);
	parts[n++] = text_seat_code(seat);
	parts[n++] = numbers[0].text;
	parts[n++] = numbers[1].text;
	bool is_there = *parts[n - 5] || *parts[n - 4] || unvalued;
	return !is_there || rows_append(rows, row->line, parts, n, unvalued);
}

/* The players of one table; of a row that names none, as that of totals, what else it has. */
static bool append_players(struct rows *rows, const struct wide *wide, const struct row_texts *row, int round,
	int table)
{
	const struct num numbers[] = { num_of(round), num_of(table) };
	const char *parts[ROW_FIELDS];
	bool has_names = false, done = true;

	for (int i = 0; i < wide->name_count; i++)
		has_names = has_names || *rows_field(row, wide->names[i]);
	if (!has_names)
		return rows_append(rows, row->line, parts, write_others(wide, row, parts), 0);
	for (int i = 0; done && i < wide->name_count; i++)
		done = append_player(rows, wide, row, i, numbers);
	return done;
}

/* Rows from the headings on; a round begins where the first table's number comes again. *round: the last. */
static bool unfold_rows(struct rows *rows, const struct wide *wide, const struct row_texts *list,
	size_t count, int *round)
{
	int first = 0, table = 0;
	bool done = append_heading(rows, wide, &list[0]);

	*round = 1;
	for (size_t i = 1; done && i < count; i++) {
		bool is_table = *rows_field(&list[i], wide->names[0]) && *rows_field(&list[i], wide->names[1]);
		int no = (int)strtol(rows_field(&list[i], wide->table), NULL, 10);
		*round += is_table && no > 0 && no == first;
		first = is_table && first == 0 ? no : first;
		done = append_players(rows, wide, &list[i], *round, table += is_table);
	}
	return done;
}

bool rows_unfold(struct rows *rows)
{
	struct wide wide;
	struct rows old = *rows;
	size_t at = 0;
	int round = 0;

	while (at < rows->count && at < UNFOLD_ROWS && !is_wide(&rows->rows[at], &wide))
		at++;
	if (at == rows->count || at == UNFOLD_ROWS)
		return true;
	rows->rows = NULL;
	rows->count = 0;
	bool done = unfold_rows(rows, &wide, old.rows + at, old.count - at, &round);
	rows_free(&old);
	desk_say(rows->desk, &msg_rows_unfolded, MSG_ARGS(rows->file));
	if (wide.round < 0)
		desk_say(rows->desk, &msg_rows_rounds, MSG_ARGS(rows->file, num_of(round).text));
	return done || desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
