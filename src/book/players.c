/* Keep players and their clubs. */
#include "base/messages.h"
#include "book/inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAYER "player.id, player.name, player.mark, coalesce(club.name, ''), player.public"
#define PLAYER_FROM " FROM player LEFT JOIN club ON club.id = player.club "

/* At most this many names in a message, then "…". */
enum { NAMED = 5 };

/* ---- labels ------------------------------------------------------------------------------------ */

void book_player_label(struct buf *b, const struct book_player *player)
{
	buf_str(b, player->name);
	if (player->mark[0]) {
		buf_str(b, " (");
		buf_str(b, player->mark);
		buf_char(b, ')');
	}
}

struct book_label book_label_of(const struct book_player *player)
{
	struct book_label label;

	snprintf(label.text, sizeof label.text, player->mark[0] ? "%s (%s)" : "%s%s", player->name, player->mark);
	return label;
}

void book_player_told(struct buf *b, const struct book_player *player)
{
	book_player_label(b, player);
	if (player->club[0] && strcmp(player->club, player->mark) != 0)
		buf_printf(b, ", %s", player->club);
}

/* Allow brackets only around the mark, so that a label is unambiguous. */
static bool player_tidy(struct book_player *player, struct err *e)
{
	if (!name_tidy(player->name, false, e) || !name_tidy(player->mark, true, e)
		|| !name_tidy(player->club, true, e))
		return false;
	if (strpbrk(player->name, "()") || strpbrk(player->mark, "()"))
		return err_set(e, ERR_REFUSED, &msg_name_brackets, MSG_ARGS(player->name));
	return true;
}

bool book_player_set(struct book_player *out, const char *label, struct err *e)
{
	char whole[BOOK_LABEL];

	*out = (struct book_player){ 0 };
	if (!book_name_set(whole, sizeof whole, label, e) || !name_tidy(whole, false, e))
		return false;
	char *open = strrchr(whole, '('), *end = whole + strlen(whole);
	if (open && open - whole >= 2 && open[-1] == ' ' && end[-1] == ')') {
		end[-1] = open[-1] = '\0';
		if (!book_name_set(out->mark, sizeof out->mark, open + 1, e))
			return false;
	}
	return book_name_set(out->name, sizeof out->name, whole, e) && player_tidy(out, e);
}

void player_fold(char out[FOLDED], const struct book_player *player)
{
	text_words_fold(out, book_label_of(player).text);
}

/* ---- reading ----------------------------------------------------------------------------------- */

void player_read(sqlite3_stmt *st, int column, struct book_player *player)
{
	player->id = sqlite3_column_int64(st, column);
	sql_text(st, column + 1, player->name, sizeof player->name);
	sql_text(st, column + 2, player->mark, sizeof player->mark);
	sql_text(st, column + 3, player->club, sizeof player->club);
	sql_text(st, column + 4, player->shown, sizeof player->shown);
}

static void read_player_row(sqlite3_stmt *st, void *item)
{
	player_read(st, 0, item);
}

const struct row player_row = { sizeof(struct book_player), read_player_row, NULL };
static const struct sql sql_players = { "SELECT " PLAYER ", player.folded" PLAYER_FROM
	"WHERE NOT removed ORDER BY player.id", NULL };

/* A row of &sql_players. */
struct found {
	struct book_player player;
	char folded[FOLDED];
};

static void read_found(sqlite3_stmt *st, struct found *found)
{
	player_read(st, 0, &found->player);
	sql_text(st, 5, found->folded, sizeof found->folded);
}

/* A player, and the sort key of the label. */
struct ordered {
	struct book_player player;
	char *key;
};

static int by_key(const void *a, const void *b)
{
	const struct ordered *x = a, *y = b;
	int order = strcmp(x->key, y->key);

	return order ? order : (x->player.id > y->player.id) - (x->player.id < y->player.id);
}

static bool add_ordered(struct list *players, const struct book_player *player, struct err *e)
{
	struct ordered *last = list_add(players, sizeof *last);
	char key[TEXT_ORDER];

	if (last) {
		text_order_key(key, book_label_of(player).text);
		*last = (struct ordered){ *player, strdup(key) };
	}
	return (last && last->key) || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* Sort the players, and move them to the beginning of the same memory. */
static struct book_player *take_ordered(struct list *players)
{
	char *list = players->items;
	struct ordered one;

	if (players->count > 0)
		list_sort(players->items, players->count, sizeof one, by_key);
	for (size_t i = 0; i < players->count; i++) {
		memcpy(&one, list + i * sizeof one, sizeof one);
		memcpy(list + i * sizeof one.player, &one.player, sizeof one.player);
		free(one.key);
	}
	return players->items;
}

bool book_players(struct book *s, const char *words, struct book_player **list, size_t *count, struct err *e)
{
	char typed[FOLDED];
	struct found found;
	struct list players = { 0 };
	sqlite3_stmt *st = sql_start(s, &sql_players, NO_VALUES, e);
	int row = st ? sql_next(s, st, e) : -1;

	text_words_fold(typed, words ? words : "");
	for (; row == 1; row = sql_next(s, st, e)) {
		read_found(st, &found);
		if (text_words_match(found.folded, typed) && !add_ordered(&players, &found.player, e)) {
			sqlite3_reset(st);
			row = -1;
			break;
		}
	}
	*list = take_ordered(&players);
	if (row < 0)
		list_free(&players);
	*list = players.items;
	*count = players.count;
	return row == 0;
}

/* Fail with ERR_NOT_FOUND and the label nearest to the typed one, if one is near. */
static bool player_unknown(struct book *s, const char *typed, struct err *e)
{
	char folded[FOLDED];
	size_t best = SIZE_MAX;
	struct found found, nearest = { 0 };
	sqlite3_stmt *st = sql_start(s, &sql_players, NO_VALUES, e);
	int row = st ? sql_next(s, st, e) : -1;

	text_words_fold(folded, typed);
	for (; row == 1; row = sql_next(s, st, e)) {
		read_found(st, &found);
		size_t distance = words_distance(folded, found.folded);
		if (distance < best) {
			best = distance;
			nearest = found;
		}
	}
	if (row == 0 && words_near(nearest.folded, best))
		return err_set(e, ERR_NOT_FOUND, &msg_player_unknown_near,
			MSG_ARGS(typed, book_label_of(&nearest.player).text));
	return err_set(e, ERR_NOT_FOUND, &msg_player_unknown, MSG_ARGS(typed));
}

/* ---- finding ----------------------------------------------------------------------------------- */

static const struct sql sql_player_by_name = { "SELECT " PLAYER PLAYER_FROM
	"WHERE player.name = ? AND player.mark = ? AND NOT removed", &player_row };

static const struct sql sql_namesakes = { "SELECT " PLAYER PLAYER_FROM
	"WHERE player.name = ? AND NOT removed ORDER BY player.mark", &player_row };

bool book_namesakes(
	struct book *s, const char *name, struct book_player **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_namesakes, VALUES(TEXT(name)), list, count, e);
}

/* Find the player with a label: 1, 0 if there is none, -1 on error. */
static int find_label(struct book *s, const char *label, struct book_player *out, struct err *e)
{
	struct book_player named;
	struct err not_a_label = { 0 };

	if (!book_player_set(&named, label, &not_a_label))
		return 0;
	return sql_one(s, &sql_player_by_name, VALUES(TEXT(named.name), TEXT(named.mark)), out, e);
}

bool book_player_by_label(struct book *s, const char *label, struct book_player *out, struct err *e)
{
	int found = find_label(s, label, out, e);

	return found == 1 || (found == 0 && err_set(e, ERR_NOT_FOUND, &msg_player_unknown, MSG_ARGS(label)));
}

static bool player_ambiguous(const char *words, const struct book_player *list, size_t count, struct err *e)
{
	struct buf labels = { 0 };

	for (size_t i = 0; i < count && i < NAMED; i++) {
		buf_str(&labels, i > 0 ? "; " : "");
		book_player_told(&labels, &list[i]);
	}
	if (count > NAMED)
		buf_str(&labels, "; …");
	err_set(e, ERR_REFUSED, &msg_player_ambiguous, MSG_ARGS(words, buf_text(&labels)));
	buf_free(&labels);
	return false;
}

/*
 * Find the only player of the list with the typed label, ignoring case and accents; NULL if there is not
 * exactly one.
 */
static const struct book_player *whole_label(const struct book_player *list, size_t count,
	const char *typed)
{
	const struct book_player *only = NULL;
	char folded[FOLDED];

	for (size_t i = 0; i < count; i++) {
		player_fold(folded, &list[i]);
		if (strcmp(folded, typed) != 0)
			continue;
		if (only)
			return NULL;
		only = &list[i];
	}
	return only;
}

bool book_player_by_words(struct book *s, const char *words, struct book_player *out, struct err *e)
{
	struct book_player *list = NULL;
	size_t count = 0;
	char typed[FOLDED];
	int found = find_label(s, words, out, e);

	if (found != 0)
		return found == 1;
	text_words_fold(typed, words);
	if (!typed[0])
		return player_unknown(s, words, e);
	if (!book_players(s, words, &list, &count, e))
		return false;
	const struct book_player *meant = count == 1 ? list : whole_label(list, count, typed);
	if (meant)
		*out = *meant;
	else if (count > 1)
		player_ambiguous(words, list, count, e);
	else
		player_unknown(s, words, e);
	book_free(list);
	return meant != NULL;
}

static const struct book_entry *entered_of(const struct book_entry *list, size_t count, int64_t player)
{
	for (size_t i = 0; i < count; i++) {
		if (list[i].player.id == player)
			return &list[i];
	}
	return NULL;
}

/* Find an entry of `list` by words; a whole name means its player, even if another's name contains it. */
static int find_entered(struct book *s, const struct book_entry *list, size_t entries, const char *words,
	struct book_entry *out, struct err *e)
{
	struct book_player named, *players = NULL;
	size_t count = 0, kept = 0;
	char typed[FOLDED];
	int found = find_label(s, words, &named, e);

	text_words_fold(typed, words);
	if (found < 0 || (found == 0 && typed[0] && !book_players(s, words, &players, &count, e)))
		return -1;
	for (size_t i = 0; i < count; i++) {
		if (entered_of(list, entries, players[i].id))
			players[kept++] = players[i];
	}
	const struct book_player *meant = found == 1 ? &named : kept == 1 ? players
		: whole_label(players, kept, typed);
	const struct book_entry *entry = meant ? entered_of(list, entries, meant->id) : NULL;
	if (entry)
		*out = *entry;
	else if (meant)
		out->player = *meant;
	if (!meant && kept > 1)
		player_ambiguous(words, players, kept, e);
	book_free(players);
	if (meant || kept > 1)
		return entry ? 1 : meant ? 0 : -1;
	return book_player_by_words(s, words, &out->player, e) ? 0 : -1;
}

int book_entry_by_words(struct book *s, int64_t event, const char *words, struct book_entry *out,
	struct err *e)
{
	struct book_entry *list = NULL;
	size_t count = 0;

	if (!book_entries(s, event, &list, &count, e))
		return -1;
	int found = find_entered(s, list, count, words, out, e);
	book_free(list);
	return found;
}

/* ---- changes ----------------------------------------------------------------------------------- */

static bool check_free(struct book *s, const struct book_player *player, struct err *e)
{
	struct book_player taken;
	int found = sql_one(s, &sql_player_by_name, VALUES(TEXT(player->name), TEXT(player->mark)), &taken, e);

	if (found == 1 && taken.id != player->id)
		return err_set(e, ERR_CONFLICT, &msg_player_taken, MSG_ARGS(book_label_of(player).text));
	return found >= 0;
}

static const struct sql sql_club_find = { "SELECT id FROM club WHERE name = ?", &id_row };
static const struct sql sql_club_add = { "INSERT INTO club (name, step) VALUES (?, ?)", NULL };

/* Find the club's row, or make it; 0 for no club. */
static bool club_id(struct book *s, const char *name, int64_t *id, struct err *e)
{
	*id = 0;
	if (!name[0])
		return true;
	int found = sql_one(s, &sql_club_find, VALUES(TEXT(name)), id, e);
	if (found != 0)
		return found == 1;
	if (!sql_run(s, &sql_club_add, VALUES(TEXT(name), INT(s->step)), e))
		return false;
	*id = sqlite3_last_insert_rowid(s->db);
	return true;
}

static const struct sql sql_player_add = { "INSERT INTO player (name, mark, club, folded, removed, public, "
	"step) VALUES (?, ?, ?, ?, 0, nullif(?, ''), ?)", NULL };

bool book_player_add(struct book *s, struct book_player *player, struct err *e)
{
	char folded[FOLDED];
	int64_t club;

	player->id = 0;
	if (!player_tidy(player, e) || !check_free(s, player, e) || !book_step(s, e)
		|| !club_id(s, player->club, &club, e))
		return false;
	player_fold(folded, player);
	if (!sql_run(s, &sql_player_add, VALUES(TEXT(player->name), TEXT(player->mark), ID(club), TEXT(folded),
		TEXT(player->shown), INT(s->step)), e))
		return false;
	player->id = sqlite3_last_insert_rowid(s->db);
	return true;
}

static const struct sql sql_player_change = { "UPDATE player SET name = ?2, mark = ?3, club = ?4, "
	"folded = ?5, public = nullif(?6, ''), step = ?7 WHERE id = ?1", NULL };
static const struct sql sql_player_by_id = { "SELECT " PLAYER PLAYER_FROM
	"WHERE player.id = ? AND NOT removed", &player_row };

bool book_player_by_id(struct book *s, int64_t id, struct book_player *out, struct err *e)
{
	int found = sql_one(s, &sql_player_by_id, VALUES(INT(id)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_player_unknown, MSG_ARGS(num_of(id).text));
	return found == 1;
}

bool book_player_change(struct book *s, const struct book_player *player, struct err *e)
{
	struct book_player was, now = *player;
	char folded[FOLDED];
	int64_t club;

	if (!book_player_by_id(s, player->id, &was, e))
		return false;
	if (!player_tidy(&now, e) || !check_free(s, &now, e))
		return false;
	bool is_named_so = strcmp(now.name, was.name) == 0 && strcmp(now.mark, was.mark) == 0;
	if (is_named_so && strcmp(now.club, was.club) == 0 && strcmp(now.shown, was.shown) == 0)
		return true;
	if (!book_step(s, e) || !club_id(s, now.club, &club, e))
		return false;
	player_fold(folded, &now);
	return sql_run(s, &sql_player_change, VALUES(INT(now.id), TEXT(now.name), TEXT(now.mark), ID(club),
		TEXT(folded), TEXT(now.shown), INT(s->step)), e);
}

static const struct sql sql_player_join = { "UPDATE player SET removed = 1, joined = ?2, step = ?3 "
	"WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM entry WHERE player = ?1 AND NOT removed)", NULL };

bool book_player_join(struct book *s, int64_t player, int64_t into, struct err *e)
{
	return book_step(s, e) && sql_run(s, &sql_player_join, VALUES(INT(player), INT(into), INT(s->step)), e);
}

static const struct sql sql_player_now = { "WITH RECURSIVE now (id) AS (VALUES (?) UNION "
	"SELECT player.joined FROM now JOIN player ON player.id = now.id WHERE removed) "
	"SELECT " PLAYER PLAYER_FROM "WHERE player.id IN (SELECT id FROM now) AND NOT removed", &player_row };

int book_player_now(struct book *s, int64_t id, struct book_player *out, struct err *e)
{
	int found = sql_one(s, &sql_player_by_id, VALUES(INT(id)), out, e);

	return found != 0 ? found : sql_one(s, &sql_player_now, VALUES(INT(id)), out, e);
}

static const struct sql sql_players_joined = { "SELECT max(player.id), player.name, player.mark, '', '' "
	"FROM player WHERE removed AND joined IS NOT NULL AND NOT EXISTS (SELECT 1 FROM player AS now "
	"WHERE now.name = player.name AND now.mark = player.mark AND NOT now.removed) "
	"GROUP BY player.name, player.mark ORDER BY player.name, player.mark", &player_row };

bool book_players_joined(struct book *s, struct book_player **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_players_joined, NO_VALUES, list, count, e);
}
