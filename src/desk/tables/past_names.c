/* Find whom the names in a table of past events mean: players of the book, or new ones. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct named {
	struct past_row *row;
	struct csv_player *player;
	struct named *first;         /* the first row of the same name and mark, ignoring case and accents */
	bool is_wrong;
};

/* ---- the rows of one name ---------------------------------------------------------------------- */

static int by_key(const void *a, const void *b)
{
	const struct named *x = *(struct named *const *)a, *y = *(struct named *const *)b;
	int order = strcmp(x->player->key, y->player->key);

	order = order ? order : x->row->event_no - y->row->event_no;
	order = order ? order : strcmp(x->player->club, y->player->club);
	return order ? order : x->row->line - y->row->line;
}

static int by_club(const void *a, const void *b)
{
	const struct csv_player *x = (*(struct named *const *)a)->player;
	const struct csv_player *y = (*(struct named *const *)b)->player;
	int order = strcmp(x->key, y->key);

	order = order ? order : strcmp(x->club_key, y->club_key);
	return order ? order : x->line - y->line;
}

/* Sort the rows of one name: two clubs in one event are two people, told apart by their clubs. */
static void look_at_clubs(struct named *const *same, size_t count)
{
	struct named *first = same[0];
	bool differ = false;

	for (size_t i = 1; i < count; i++) {
		const struct named *a = same[i - 1], *b = same[i];
		bool is_one = a->row->event_no != b->row->event_no || !a->player->club[0];
		differ = differ || (!is_one && strcmp(a->player->club, b->player->club) != 0);
		first = b->row->line < first->row->line ? same[i] : first;
	}
	for (size_t i = 0; i < count; i++) {
		same[i]->first = first;
		same[i]->player->by_club = differ && !same[i]->player->mark[0];
	}
}

static bool compare(struct named *list, size_t count)
{
	struct named **sorted = malloc((count + 1) * sizeof *sorted);
	size_t next;

	if (!sorted)
		return false;
	for (size_t i = 0; i < count; i++)
		sorted[i] = &list[i];
	if (count > 0) {
		/* If one club of a name has two spellings, "VÁC" and "Vác", take the first. */
		list_sort(sorted, count, sizeof *sorted, by_club);
		for (size_t i = 1; i < count; i++) {
			const struct csv_player *above = sorted[i - 1]->player;
			struct csv_player *this = sorted[i]->player;
			if (strcmp(above->key, this->key) == 0 && strcmp(above->club_key, this->club_key) == 0)
				this->club = above->club;
		}
		list_sort(sorted, count, sizeof *sorted, by_key);
	}
	for (size_t i = 0; i < count; i = next) {
		for (next = i + 1; next < count && strcmp(sorted[next]->player->key, sorted[i]->player->key) == 0;)
			next++;
		look_at_clubs(sorted + i, next - i);
	}
	free(sorted);
	return true;
}

/* Read the names of the rows without faults; *count: how many. */
static bool read_named(const struct past *past, struct named *list, size_t *count)
{
	struct err not_a_label = { 0 };

	*count = 0;
	for (size_t at = 0; at < past->count; at++) {
		struct past_row *row = &past->sorted[at];
		struct book_player player;
		if (row->is_left_out)
			continue;
		if (!book_player_set(&player, row->label, &not_a_label))
			return false;
		memcpy(player.club, row->club, sizeof player.club);
		struct named *named = &list[(*count)++];
		*named = (struct named){ .row = row, .player = player_row_make(&player) };
		if (!named->player)
			return false;
		named->player->line = row->line;
	}
	return true;
}

/* ---- players meant ----------------------------------------------------------------------------- */

static void set_label(struct past_row *row, const struct book_player *player)
{
	struct buf label = { 0 };

	book_player_label(&label, player);
	snprintf(row->label, sizeof row->label, "%s", buf_text(&label));
	buf_free(&label);
}

static bool is_near(struct desk *desk, const char *name, const struct book_player *near)
{
	struct buf label = { 0 };

	book_player_label(&label, near);
	desk_fail(desk, ERR_REFUSED, &msg_player_near, MSG_ARGS(name, buf_text(&label)));
	buf_free(&label);
	return false;
}

/* Take a name unknown to the book as a new player's. */
static bool take_new(struct player_import *book, const struct named *named,
	const struct book_player *near)
{
	const struct csv_player *player = named->player;
	struct book_player new = { 0 };

	if (near && (!player->by_club || near->mark[0]))
		return is_near(book->desk, player->name, near);
	if (!player->by_club && !player_is_whole(book, named->first->player))
		return false;
	if (player->by_club && !player->club[0])
		return desk_fail(book->desk, ERR_REFUSED, &msg_past_names_club, MSG_ARGS(player->name));
	snprintf(new.name, sizeof new.name, "%s", named->first->player->name);
	snprintf(new.mark, sizeof new.mark, "%s", named->first->player->mark);
	bool is_spelled_so = strcmp(player->name, new.name) == 0 && strcmp(player->mark, new.mark) == 0;
	if (!is_spelled_so && !book->is_same)
		return is_near(book->desk, player->name, &new);
	if (!player->mark[0] && !player->by_club && !player_is_clear(book, &new))
		return false;
	if (player->by_club)
		snprintf(new.mark, sizeof new.mark, "%s", player->club);
	set_label(named->row, &new);
	named->row->is_new = true;
	return true;
}

/* Find all players, in the order of the file; a name is a fault once, and its other rows are skipped. */
static bool find_all(struct past *past, struct player_import *book, struct named *list, size_t count)
{
	for (size_t i = 0; i < count && book->desk->err->status == ERR_NONE; i++) {
		struct named *named = &list[i];
		const struct book_player *near = NULL, *known = player_meant(book, named->player, &near);
		if (known && named == named->first)
			player_say_club(book, named->player, known);
		if (known)
			set_label(named->row, known);
		named->is_wrong = !known && !take_new(book, named, near);
		named->row->is_left_out = named->is_wrong;
		bool is_told = named != named->first && named->first->is_wrong;
		if (named->is_wrong && is_told)
			*book->desk->err = (struct err){ 0 };
		else if (named->is_wrong)
			rows_fault(&past->rows, &past->faults, named->row->line);
	}
	return book->desk->err->status == ERR_NONE;
}

/* Report names of new players that are much alike. */
static bool say_likes(const struct player_import *book, struct named *list, size_t count)
{
	struct csv_player **news = malloc((count + 1) * sizeof *news);
	size_t found = 0;

	for (size_t i = 0; news && i < count; i++) {
		if (list[i].first == &list[i] && list[i].row->is_new)
			news[found++] = list[i].player;
	}
	bool done = news ? player_say_likes(book, news, found, true)
		: desk_fail(book->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	free(news);
	return done;
}

/* Spell each club one way, whatever rows it is in. */
static bool spell_clubs(const struct player_import *book, struct named *list, size_t count)
{
	struct csv_player **rows = calloc(count + 1, sizeof *rows);
	struct player_import all = *book;

	for (size_t i = 0; rows && i < count; i++)
		rows[i] = list[i].player;
	all.rows = rows;
	all.count = count;
	bool done = rows ? player_spell_clubs(&all)
		: desk_fail(book->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; done && i < count; i++)
		snprintf(list[i].row->club, sizeof list[i].row->club, "%s", list[i].player->club);
	free(rows);
	return done;
}

bool past_names_find(struct past *past)
{
	struct desk *desk = past->rows.desk;
	struct csv_player **rows = calloc(past->count + 1, sizeof *rows);
	struct player_import book = { .desk = desk, .file = past->rows.file, .rows = rows,
		.is_same = past->wanted->is_same };
	struct named *list = calloc(past->count + 1, sizeof *list);
	size_t count = 0;
	bool done = list && rows && read_named(past, list, &count) && compare(list, count);

	for (size_t i = 0; done && i < count; i++) {
		if (list[i].first == &list[i])
			rows[book.count++] = list[i].player;
	}
	if (!done)
		desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	done = done && player_known_read(&book) && spell_clubs(&book, list, count);
	done = done && find_all(past, &book, list, count) && say_likes(&book, list, count);
	for (size_t i = 0; list && i < count; i++)
		free(list[i].player);
	free(list);
	free(rows);
	player_known_free(&book);
	return done;
}

/* ---- new players ------------------------------------------------------------------------------- */

static int compare_labels(const void *a, const void *b)
{
	return text_order(*(const char *const *)a, *(const char *const *)b);
}

bool past_names_say(const struct past *past)
{
	const char **names = malloc((past->count + 1) * sizeof *names);
	struct buf labels = { 0 };
	size_t count = 0;

	if (!names)
		return desk_fail(past->rows.desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; i < past->count; i++) {
		const char *label = past->sorted[i].label;
		if (!past->sorted[i].is_first || !past->sorted[i].is_new)
			continue;
		names[count++] = label;
	}
	if (count > 0)
		list_sort(names, count, sizeof *names, compare_labels);
	for (size_t i = 0; i < count; i++) {
		if (i == 0 || strcmp(names[i], names[i - 1]) != 0)
			buf_printf(&labels, "%s%s", i > 0 ? ", " : "", names[i]);
	}
	if (count > 0)
		player_say_new(past->rows.desk, &labels);
	buf_free(&labels);
	free(names);
	return true;
}
