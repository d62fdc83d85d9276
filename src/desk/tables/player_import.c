/* Take the players of a table into the book: rows are compared with each other and with the book before
 * anything is stored. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"
#include "desk/inner.h"
#include "desk/desk.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- two of one name --------------------------------------------------------------------------- */

static int compare_rows(const void *a, const void *b)
{
	const struct csv_player *x = *(struct csv_player *const *)a, *y = *(struct csv_player *const *)b;
	int keys = strcmp(x->key, y->key), clubs = keys ? 0 : strcmp(x->club_key, y->club_key);

	return keys ? keys : clubs ? clubs : x->line - y->line;
}

static int compare_lines(const void *a, const void *b)
{
	return (*(struct csv_player *const *)a)->line - (*(struct csv_player *const *)b)->line;
}

/* Tell rows of one name apart: each gets its club as the mark, or is a fault that names another row. */
static void tell_apart(struct player_import *import, struct csv_player **rows, size_t count)
{
	struct buf lines = { 0 }, labels = { 0 };
	bool differ = true;

	/* Sorted as they are, each may have a club of its own. */
	for (size_t i = 0; i < count; i++) {
		bool is_same = i > 0 && strcmp(rows[i]->club_key, rows[i - 1]->club_key) == 0;
		differ = differ && rows[i]->club[0] && !rows[i]->mark[0] && !is_same;
	}
	list_sort(rows, count, sizeof *rows, compare_lines);
	for (size_t i = 0; i < count; i++) {
		rows[i]->by_club = differ;
		buf_str(&lines, i > 0 ? ", " : "");
		buf_msg(&lines, import->desk->lang, &msg_ordinal, MSG_ARGS(num_of(rows[i]->line).text));
		buf_printf(&labels, "%s%s (%s)", i > 0 ? ", " : "", rows[i]->name, rows[i]->club);
	}
	if (differ)
		desk_say(import->desk, &msg_import_by_club,
			MSG_ARGS(rows[0]->name, buf_text(&lines), buf_text(&labels)));
	for (size_t i = 1; i < count && !differ; i++) {
		desk_fail(import->desk, ERR_REFUSED, &msg_import_twice,
			MSG_ARGS(rows[i]->name, num_of(rows[0]->line).text, num_of(rows[i]->line).text));
		rows_fault(&import->rows_of_file, &import->faults, rows[i]->line);
		rows[i]->is_wrong = true;
	}
	buf_free(&lines);
	buf_free(&labels);
}

static bool compare_names(struct player_import *import)
{
	struct csv_player **sorted = malloc((import->count + 1) * sizeof *sorted);
	size_t next;

	if (!sorted)
		return desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (import->count > 0) {
		memcpy(sorted, import->rows, import->count * sizeof *sorted);
		list_sort(sorted, import->count, sizeof *sorted, compare_rows);
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

/* ---- abbreviated names ------------------------------------------------------------------------- */

/* Later ones are skipped: nobody has that many. */
enum { SHORT_LOOKS = 500 };

static bool may_be_short(const char *name)
{
	const char *last = strrchr(name, ' ');

	return !last || strchr(name, '.') || strlen(last) <= 4;
}

static bool refuse_short(struct player_import *import, const struct msg *msg, const struct csv_player *row,
	const char *other, const char *mark)
{
	struct buf name = { 0 }, label = { 0 };

	buf_printf(&name, *row->mark ? "%s (%s)" : "%s", row->name, row->mark);
	buf_printf(&label, *mark ? "%s (%s)" : "%s", other, mark);
	desk_fail(import->desk, ERR_REFUSED, msg, MSG_ARGS(buf_text(&name), buf_text(&label)));
	buf_free(&name);
	buf_free(&label);
	return false;
}

static int compare_bare(const void *a, const void *b)
{
	const struct bare_name *x = a, *y = b;
	int bare = strcmp(x->bare, y->bare);

	return bare ? bare : x->line - y->line;
}

/* Refuse a new name that differs from a player's or an earlier row's only in titles and signs. */
static bool is_alone(struct player_import *import, const struct csv_player *row)
{
	size_t low = 0, high = import->known_count + import->count;

	while (low < high) {
		size_t middle = (low + high) / 2;
		if (strcmp(import->bare_names[middle].bare, row->bare) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	for (const struct bare_name *other = &import->bare_names[low]; other->line < row->line; other++) {
		if (!other->bare || strcmp(other->bare, row->bare) != 0)
			break;
		if (other->line == 0 || strcmp(other->key, row->key) != 0)
			return refuse_short(import, &msg_player_alike, row, other->name, other->mark);
	}
	return true;
}

/* Add another player who may be meant, once. */
static void add_label(struct buf *labels, const char *name, const char *mark)
{
	struct buf label = { 0 };

	buf_printf(&label, *mark ? "%s (%s)" : "%s", name, mark);
	if (!strstr(buf_text(labels), buf_text(&label)))
		buf_printf(labels, "%s%s", labels->len > 0 ? ", " : "", buf_text(&label));
	buf_free(&label);
}

bool player_is_whole(struct player_import *import, const struct csv_player *row)
{
	if (!row->by_club && !is_alone(import, row))
		return false;
	bool is_short = may_be_short(row->name) && import->looks < SHORT_LOOKS && !row->mark[0];
	struct buf whole = { 0 };

	import->looks += is_short;
	for (size_t i = 0; !row->mark[0] && i < import->short_count; i++) {
		const struct book_player *known = import->shorts[i]->player;
		if (book_name_is_short(known->name, row->name))
			return refuse_short(import, &msg_player_short_known, row, known->name, "");
	}
	for (size_t i = 0; is_short && i < import->known_count; i++) {
		const struct book_player *known = import->known[i].player;
		if (book_name_is_short(row->name, known->name))
			add_label(&whole, known->name, known->mark);
	}
	for (size_t i = 0; is_short && i < import->count; i++) {
		const struct csv_player *other = import->rows[i];
		if (book_name_is_short(row->name, other->name))
			add_label(&whole, other->name, other->mark);
	}
	bool is_whole = whole.len == 0 || refuse_short(import, &msg_player_short, row, buf_text(&whole), "");
	buf_free(&whole);
	return is_whole;
}

/* ---- the players of the book ------------------------------------------------------------------- */

static int compare_known(const void *a, const void *b)
{
	return strcmp(((const struct known *)a)->key, ((const struct known *)b)->key);
}

bool player_known_read(struct player_import *import)
{
	struct desk *desk = import->desk;
	char key[PLAYER_KEY], bare[TEXT_WORDS];
	size_t count = 0;

	if (!book_players(desk->book, NULL, &import->players, &count, desk->err))
		return false;
	import->known = calloc(count + 1, sizeof *import->known);
	bool done = import->known != NULL;
	for (size_t i = 0; done && i < count; i++) {
		struct known *known = &import->known[import->known_count++];
		known->player = &import->players[i];
		desk_player_key(key, known->player->name, known->player->mark);
		book_name_bare(bare, key);
		known->key = strdup(key);
		known->bare = strdup(bare);
		known->is_short = !known->player->mark[0] && may_be_short(known->player->name);
		done = known->key && known->bare;
	}
	import->bare_names = calloc(count + import->count + 1, sizeof *import->bare_names);
	import->shorts = calloc(count + 1, sizeof *import->shorts);
	if (!done || !import->bare_names || !import->shorts)
		return desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (count > 0)
		list_sort(import->known, count, sizeof *import->known, compare_known);
	for (size_t i = 0; i < count; i++) {
		if (import->known[i].is_short)
			import->shorts[import->short_count++] = &import->known[i];
	}
	struct bare_name *next = import->bare_names;
	for (size_t i = 0; i < import->known_count; i++) {
		const struct known *known = &import->known[i];
		*next++ = (struct bare_name){ known->bare, known->key, known->player->name, known->player->mark, 0 };
	}
	for (size_t i = 0; i < import->count; i++) {
		const struct csv_player *row = import->rows[i];
		*next++ = (struct bare_name){ row->bare, row->key, row->name, row->mark, row->line };
	}
	list_sort(import->bare_names, (size_t)(next - import->bare_names), sizeof *next, compare_bare);
	return true;
}

/* Find the first known player whose key is that one or comes after it. */
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

/* Find the player with this name and mark; *near: else one differing only in case or accents. */
static const struct book_player *find_known(const struct player_import *import, const char *name,
	const char *mark, const struct book_player **near)
{
	char key[PLAYER_KEY];

	desk_player_key(key, name, mark);
	for (size_t i = first_known(import, key);
		i < import->known_count && strcmp(import->known[i].key, key) == 0; i++) {
		const struct book_player *player = import->known[i].player;
		if (strcmp(player->name, name) == 0 && strcmp(player->mark, mark) == 0)
			return player;
		*near = player;
	}
	return NULL;
}

const struct book_player *player_meant(const struct player_import *import,
	const struct csv_player *row, const struct book_player **near)
{
	const struct book_player *by_name = find_known(import, row->name, row->mark, near), *by_club = NULL;
	if (import->is_same && !by_name && !row->by_club) {
		/* The only player of the book with that key. */
		size_t at = first_known(import, row->key), same = 0;
		while (at + same < import->known_count && strcmp(import->known[at + same].key, row->key) == 0)
			same++;
		by_name = same == 1 ? import->known[at].player : NULL;
	}
	bool is_of_club = by_name && strcmp(by_name->club, row->club) == 0;

	if (row->mark[0] || !row->club[0] || is_of_club)
		return by_name;
	by_club = find_known(import, row->name, row->club, near);
	return by_club || row->by_club ? by_club : by_name;
}

bool player_is_clear(const struct player_import *import, const struct book_player *player)
{
	struct buf label = { 0 }, namesakes = { 0 };
	char key[PLAYER_KEY];
	bool is_clear = true;

	book_player_label(&label, player);
	/* Players of the book with that name and any mark. */
	desk_player_key(key, player->name, "");
	for (size_t i = first_known(import, key); i < import->known_count; i++) {
		if (strncmp(import->known[i].key, key, strlen(key)) != 0)
			break;
		buf_str(&namesakes, namesakes.len > 0 ? "; " : "");
		book_player_told(&namesakes, import->known[i].player);
	}
	if (namesakes.len > 0 && player->mark[0])
		desk_say(import->desk, &msg_player_namesake, MSG_ARGS(buf_text(&label), buf_text(&namesakes)));
	else if (namesakes.len > 0)
		is_clear = desk_fail(import->desk, ERR_REFUSED, &msg_player_which,
			MSG_ARGS(player->name, buf_text(&namesakes)));
	buf_free(&label);
	buf_free(&namesakes);
	return is_clear;
}

/* ---- into the book ----------------------------------------------------------------------------- */

static bool add_player(struct player_import *import, const struct csv_player *row, struct book_player *player)
{
	struct desk *desk = import->desk;

	*player = (struct book_player){ 0 };
	if (!book_name_set(player->name, sizeof player->name, row->name, desk->err)
		|| !book_name_set(player->mark, sizeof player->mark, row->by_club ? row->club : row->mark, desk->err)
		|| !book_name_set(player->club, sizeof player->club, row->club, desk->err))
		return false;
	if (!row->by_club && !player_is_clear(import, player))
		return false;
	if (!book_name_check_letters(player->name, desk->err) || !book_player_add(desk->book, player, desk->err))
		return false;
	import->out->added++;
	buf_str(&import->new_names, import->new_names.len > 0 ? ", " : "");
	book_player_label(&import->new_names, player);
	return true;
}

struct spelling {
	const char *key, *club;
	struct csv_player *row;      /* NULL: the book's */
	int line;
};

static int compare_spellings(const void *a, const void *b)
{
	const struct spelling *x = a, *y = b;
	int order = strcmp(x->key, y->key);

	order = order ? order : (x->row != NULL) - (y->row != NULL);
	return order ? order : x->line - y->line;
}

/* "Szolnok" before "SZOLNOK" and "szolnok". */
static bool is_usual(const char *club)
{
	return !islower((unsigned char)*club) && strpbrk(club, "abcdefghijklmnopqrstuvwxyz");
}

/* Spell one club of several spellings as the book does, else as the first usual one. */
static void spell_club(struct player_import *import, struct spelling *list, size_t count)
{
	const char *club = list[0].club, *told = "";

	for (size_t i = 1; list[0].row && i < count && !is_usual(club); i++)
		club = is_usual(list[i].club) ? list[i].club : club;
	for (size_t i = 0; i < count; i++) {
		/* A club that tells namesakes apart is part of a name. */
		if (!list[i].row || list[i].row->by_club || strcmp(list[i].club, club) == 0)
			continue;
		if (strcmp(told, list[i].club) != 0)
			desk_say(import->desk, &msg_one_club, MSG_ARGS(club, list[i].club));
		told = list[i].club;
		list[i].row->club = club;
	}
}

bool player_spell_clubs(struct player_import *import)
{
	struct spelling *list = calloc(import->known_count + import->count + 1, sizeof *list);
	size_t count = 0, next;
	char key[TEXT_WORDS];
	bool done = true;

	if (!list)
		return desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; done && i < import->known_count; i++) {
		const struct book_player *player = import->known[i].player;
		if (!player->club[0])
			continue;
		text_signs_fold(key, player->club);
		list[count] = (struct spelling){ .key = strdup(key), .club = player->club };
		done = list[count++].key != NULL;
	}
	for (size_t i = 0; done && i < import->count; i++) {
		struct csv_player *row = import->rows[i];
		list[count] = (struct spelling){ row->club_key, row->club, row, row->line };
		count += row->club[0] != '\0';
	}
	if (done && count > 0)
		list_sort(list, count, sizeof *list, compare_spellings);
	for (size_t i = 0; done && i < count; i = next) {
		for (next = i + 1; next < count && strcmp(list[next].key, list[i].key) == 0;)
			next++;
		spell_club(import, list + i, next - i);
	}
	for (size_t i = 0; i < count; i++)
		free(list[i].row ? NULL : (char *)list[i].key);
	free(list);
	return done || desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

void player_say_club(struct player_import *import, const struct csv_player *row,
	const struct book_player *known)
{
	struct buf label = { 0 };

	if (!known->club[0] || !row->club[0] || strcmp(known->club, row->club) == 0)
		return;
	book_player_label(&label, known);
	desk_say(import->desk, &msg_import_other_club, MSG_ARGS(buf_text(&label), known->club, row->club));
	buf_free(&label);
}

void player_say_new(struct desk *desk, struct buf *labels)
{
	if (labels->len > 0 && labels->data[labels->len - 1] != '.')
		buf_char(labels, '.');
	desk_say(desk, &msg_past_names_new, MSG_ARGS(buf_text(labels)));
}

/* Take the player of a row; add one if the row means none of the book. */
static bool take_player(struct player_import *import, const struct csv_player *row,
	struct book_player *player)
{
	const struct book_player *near = NULL, *known = player_meant(import, row, &near);
	struct buf label = { 0 };

	if (!known && near && (!row->by_club || near->mark[0])) {
		book_player_label(&label, near);
		desk_fail(import->desk, ERR_REFUSED, &msg_player_near, MSG_ARGS(row->name, buf_text(&label)));
		buf_free(&label);
		return false;
	}
	if (!known) {
		struct book_entry taken;
		struct err none = { 0 };
		if (!player_is_whole(import, row))
			return false;
		if (!import->event || row->start_no == 0
			|| !book_entry_by_start_no(import->desk->book, import->event->id, row->start_no, &taken, &none))
			return add_player(import, row, player);
		book_player_label(&label, &taken.player);
		desk_fail(import->desk, ERR_REFUSED, &msg_player_number,
			MSG_ARGS(num_of(row->start_no).text, buf_text(&label)));
		buf_free(&label);
		return false;
	}
	*player = *known;
	import->out->found++;
	player_say_club(import, row, known);
	return known->club[0] || !row->club[0] || desk_player_club(import->desk, player, row->club);
}

/* List the players who would go into the book. */
static void show_player(struct player_import *import, const struct book_player *player, int start_no,
	bool is_new)
{
	struct listing *t = import->preview;
	enum lang lang = import->desk->lang;
	struct buf label = { 0 };

	if (!import->desk->is_trial)
		return;
	book_player_label(&label, player);
	if (import->event)
		listing_number(t, start_no);
	listing_text(t, buf_text(&label));
	listing_text(t, player->club);
	listing_code(t, is_new ? "new" : "known",
		(is_new ? &msg_player_is_new : &msg_player_is_known)->text[lang]);
	buf_free(&label);
}

static bool import_row(struct player_import *import, struct csv_player *row)
{
	struct desk *desk = import->desk;
	struct book_player player;
	struct book_entry entry = { 0 };
	int added = import->out->added;

	if (!take_player(import, row, &player))
		return false;
	row->is_new = import->out->added > added;
	if (!import->event) {
		show_player(import, &player, 0, import->out->added > added);
		return true;
	}
	if (!desk_entry_enter(desk, import->event->id, player.id, row->start_no, &entry))
		return false;
	import->out->entered += entry.is_new;
	show_player(import, &player, entry.start_no, import->out->added > added);
	return true;
}

static bool say_likes(struct player_import *import)
{
	struct csv_player **news = malloc((import->count + 1) * sizeof *news);
	size_t count = 0;

	for (size_t i = 0; news && i < import->count; i++) {
		if (import->rows[i]->is_new)
			news[count++] = import->rows[i];
	}
	bool done = news ? player_say_likes(import, news, count, false)
		: desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	free(news);
	return done;
}

static bool no_faults(struct player_import *import)
{
	rows_faults_end(&import->rows_of_file, &import->faults);
	import->out->left_out = import->faults.count;
	return import->faults.count == 0 || import->wanted->leaves_out
		|| desk_fail(import->desk, ERR_REFUSED, &msg_import_refused,
			MSG_ARGS(num_of(import->faults.count).text));
}

void player_known_free(struct player_import *import)
{
	for (size_t i = 0; i < import->known_count; i++) {
		free(import->known[i].key);
		free(import->known[i].bare);
	}
	free(import->known);
	free(import->bare_names);
	free(import->shorts);
	book_free(import->players);
}

bool desk_players_import(struct desk *desk, const struct desk_players_wanted *wanted,
	const struct book_event *event, struct listing *preview, struct desk_imported *out)
{
	struct player_import import = { .desk = desk, .file = wanted->file, .wanted = wanted, .event = event,
		.is_same = wanted->is_same,
		.preview = preview, .out = out };
	struct book_entry *entries = NULL;
	size_t entry_count = 0;

	*out = (struct desk_imported){ 0 };
	listing_start(preview, msg_past_preview.text[desk->lang]);
	if (event)
		listing_column(preview, "start_no", &msg_column_start, LISTING_INT);
	listing_column(preview, "player", &msg_column_name, LISTING_TEXT);
	listing_column(preview, "club", &msg_column_club, LISTING_TEXT);
	listing_column(preview, "state", &msg_column_state, LISTING_TEXT);
	bool done = player_rows_read(&import) && compare_names(&import) && no_faults(&import);
	done = done && desk_begin(desk) && player_known_read(&import);
	done = done && player_spell_clubs(&import);
	/* Players with a start number first, so that nobody is given a number that another asks for. */
	for (size_t n = 0; done && n < 2 * import.count && desk->err->status == ERR_NONE; n++) {
		struct csv_player *row = import.rows[n % import.count];
		bool is_its_turn = (row->start_no == 0) == (n >= import.count);
		if (is_its_turn && !row->is_wrong && !import_row(&import, row))
			rows_fault(&import.rows_of_file, &import.faults, row->line);
	}
	done = done && desk->err->status == ERR_NONE && no_faults(&import);
	if (done && event)
		done = book_entries(desk->book, event->id, &entries, &entry_count, desk->err);
	out->entries = (int)entry_count;
	book_free(entries);
	done = done && say_likes(&import);
	if (done && import.new_names.len > 0 && !desk->is_trial)
		player_say_new(desk, &import.new_names);
	buf_free(&import.new_names);
	done = desk_end(desk,
		done && (!event || columns_remember(&import.rows_of_file, &import.columns, event->id)));
	player_rows_free(&import);
	player_known_free(&import);
	return done;
}
