/* Draw rounds: read the field and earlier rounds from the book, draw, grade. */
#include "base/messages.h"
#include "base/random.h"
#include "desk/rounds/rounds.h"
#include "desk/inner.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TABLES_MOST = EVENT_ROUNDS * EVENT_TABLES };

const char *const draw_method_words[] = {
	[DRAW_RANDOM] = "random", [DRAW_STANDING] = "standing", [DRAW_ALL_PLAY] = "all-play-all",
	[DRAW_METHODS] = NULL,
};

void draw_free(struct draw *draw)
{
	if (!draw)
		return;
	book_free(draw->all);
	book_free(draw->entries);
	free(draw->tables);
	free(draw);
}

/* ---- the field --------------------------------------------------------------------------------- */

/* Return the player of an entry; EVENT_NOBODY if it is not in the field. */
static int player_of_entry(const struct draw *draw, int64_t entry)
{
	int player = 0;

	while (player < draw->field.count && draw->entries[player].id != entry)
		player++;
	return player < draw->field.count ? player : EVENT_NOBODY;
}

/* Return the number of a player's club: the place of its first player. */
static int club_of(const struct draw *draw, int player)
{
	int first = 0;

	if (!draw->entries[player].player.club[0])
		return 0;
	while (strcmp(draw->entries[first].player.club, draw->entries[player].player.club) != 0)
		first++;
	return first + 1;
}

/* Return a player's rank; one who came after the standing was made ranks after all others. */
static int rank_of(const struct draw_rank *ranks, size_t count, int start_no)
{
	int last = 0;

	for (size_t i = 0; i < count; i++) {
		if (ranks[i].start_no == start_no)
			return ranks[i].rank;
		last = ranks[i].rank > last ? ranks[i].rank : last;
	}
	return count > 0 ? last + 1 : 0;
}

/* Read the entries with ranks and clubs: those not in the field are out, and substitutes stand in. */
static bool read_drawn_players(struct book *s, const struct draw_rank *ranks, size_t rank_count,
	struct draw *draw, struct err *e)
{
	struct book_entry *field = NULL, *stand_ins = NULL;
	size_t count = 0, in = 0, beside = 0;

	if (!book_entries(s, draw->event.id, &draw->entries, &count, e))
		return false;
	if (count > EVENT_PLAYERS)
		return err_set(e, ERR_REFUSED, &msg_draw_too_many, MSG_ARGS(num_of(EVENT_PLAYERS).text));
	draw->field = (struct event_field){ .count = (int)count, .players = draw->players };
	draw->has_ranks = rank_count > 0;
	for (int i = 0; i < draw->field.count; i++) {
		struct event_player *player = &draw->players[i];
		*player = (struct event_player){ .rank = rank_of(ranks, rank_count, draw->entries[i].start_no),
			.club = club_of(draw, i), .is_out = true };
	}
	bool done = book_field(s, draw->event.id, &field, &in, e)
		&& book_stand_ins(s, draw->event.id, &stand_ins, &beside, e);
	for (size_t i = 0; done && i < in; i++)
		draw->players[player_of_entry(draw, field[i].id)].is_out = false;
	for (size_t i = 0; done && i < beside; i++)
		draw->stands_in[player_of_entry(draw, stand_ins[i].id)] = true;
	book_free(field);
	book_free(stand_ins);
	return done;
}

/* ---- tables of the book ------------------------------------------------------------------------ */

/* The tables of one round by number; an unused number is an empty table. */
struct seated {
	int count;
	struct event_table tables[EVENT_TABLES];
	bool sits[EVENT_PLAYERS];
};

/* Add the table's substitutes: they met all its players except those of their own seat. */
static void add_substitutes(struct draw *draw, const struct book_table *table, struct seated *out)
{
	uint64_t (*met)[EVENT_MET_WORDS] = draw->past.met;

	for (int i = 0; i < table->turn_count; i++) {
		const int64_t entry = table->turns[i].entry;
		int player = player_of_entry(draw, entry);
		if (player == EVENT_NOBODY)
			continue;
		out->sits[player] = true;
		for (int k = 0; k < table->seat_count + table->turn_count; k++) {
			bool is_turn = k >= table->seat_count;
			int64_t one = is_turn ? table->turns[k - table->seat_count].entry : table->entry[k];
			int other = player_of_entry(draw, one);
			if (other == EVENT_NOBODY || !book_table_met(table, entry, one))
				continue;
			met[player][other / 64] |= UINT64_C(1) << other % 64;
			met[other][player / 64] |= UINT64_C(1) << player % 64;
		}
	}
}

static void seat_table(struct draw *draw, const struct book_table *table, struct seated *out)
{
	if (table->no < 1 || table->no > EVENT_TABLES)
		return;
	int16_t players[BOOK_SEATS];
	int size = 0;
	for (int seat = 0; seat < table->seat_count && size < EVENT_SEATS; seat++) {
		int player = player_of_entry(draw, table->entry[seat]);
		if (player == EVENT_NOBODY)
			continue;
		players[size++] = (int16_t)player;
		out->sits[player] = true;
	}
	out->tables[table->no - 1] = event_table_of(size, players);
	out->count = table->no > out->count ? table->no : out->count;
}

/* The players present when a round was drawn, if known. */
struct there {
	bool is_known, was[EVENT_PLAYERS];
};

static bool find_there(struct book *s, const struct draw *draw, int round, struct there *out, struct err *e)
{
	int64_t *list = NULL;
	size_t count = 0;

	*out = (struct there){ 0 };
	if (draw->field.fill != EVENT_BYES)
		return true;
	bool done = draw_there_read(s, draw->event.id, round, &list, &count, &out->is_known, e);
	for (size_t i = 0; done && i < count; i++) {
		int player = player_of_entry(draw, list[i]);
		if (player != EVENT_NOBODY)
			out->was[player] = true;
	}
	book_free(list);
	return done;
}

/* Add a bye for each player who may rest and sits at no table of this round, if the event allows byes. */
static int add_byes(const struct draw *draw, const bool may[EVENT_PLAYERS], const struct seated *seated,
	struct event_table *tables, int count)
{
	for (int player = 0; player < draw->field.count && draw->field.fill == EVENT_BYES; player++) {
		if (may[player] && !seated->sits[player])
			tables[count++] = event_table_of(1, (int16_t[]){ (int16_t)player });
	}
	return count;
}

/* Read the earlier rounds in order. If it is unknown who was present when one was drawn, or it was seated by
 * hand, a player who has never sat before came later. */
static bool read_past(struct book *s, struct draw *draw, struct err *e)
{
	struct seated *seated = malloc(sizeof *seated);
	bool came[EVENT_PLAYERS] = { false };
	bool done = seated ? book_tables_upto(s, draw->event.id, draw->round, &draw->all, &draw->all_count, e)
		: err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	const struct book_table *list = draw->all;
	const size_t count = draw->all_count;

	event_past_start(&draw->past, draw->field.game);
	for (size_t i = 0, next; done && i < count && list[i].round < draw->round; i = next) {
		struct there there;
		next = i;
		done = find_there(s, draw, list[i].round, &there, e);
		for (int player = 0; player < draw->field.count && !there.is_known; player++)
			there.was[player] = came[player] && !draw->players[player].is_out;
		*seated = (struct seated){ 0 };
		for (; done && next < count && list[next].round == list[i].round; next++) {
			seat_table(draw, &list[next], seated);
			add_substitutes(draw, &list[next], seated);
		}
		memcpy(draw->tables, seated->tables, (size_t)seated->count * sizeof *draw->tables);
		event_past_add(&draw->past, draw->tables,
			add_byes(draw, there.was, seated, draw->tables, seated->count));
		for (int player = 0; player < draw->field.count; player++)
			came[player] = came[player] || seated->sits[player];
	}
	free(seated);
	return done;
}

bool draw_announced_read(struct book *s, int64_t event, char seed[], struct err *e)
{
	char value[BOOK_SETTING];
	bool done = book_setting(s, event, DRAW_ANNOUNCED, value, e);

	snprintf(seed, DRAW_SEED, "%.*s", DRAW_SEED - 1, done && strcmp(value, "none") != 0 ? value : "");
	return done;
}

struct event_game draw_game(const char *edition)
{
	const struct game_edition *known = game_edition_find(edition);
	const struct game *game = (known ? known : game_edition_standard())->game;
	int most = game->most_seats < EVENT_SEATS ? game->most_seats : EVENT_SEATS;

	return (struct event_game){ (int16_t)game->players, (int16_t)most };
}

bool draw_refuse_field(struct err *e, int players, struct event_game game)
{
	struct buf sizes = { 0 };

	buf_printf(&sizes, game.most > game.players ? "%d–%d" : "%d", game.players, game.most);
	err_set(e, ERR_REFUSED, players < game.players ? &msg_draw_too_few : &msg_draw_left_over,
		MSG_ARGS(num_of(players).text, buf_text(&sizes)));
	buf_free(&sizes);
	return false;
}

/* ---- drawing ----------------------------------------------------------------------------------- */

void draw_grade(struct draw *draw)
{
	draw->grade = (struct event_grade){ 0 };
	event_grade_round(&draw->grade, &draw->field, &draw->past, draw->tables, draw->count);
	draw->flaw_count =
		event_flaws(&draw->field, &draw->past, draw->tables, draw->count, draw->flaws, DRAW_FLAWS);
}

/* Draw the first round of the whole schedule in which nobody meets again; if the field has changed, a
 * schedule of its own after the rounds that were played. */
static bool draw_all_play(struct draw *draw, struct event_work *work, struct err *e)
{
	int tables = draw->plan.small + draw->plan.large + draw->plan.byes;
	int wanted = draw->how.rounds ? draw->how.rounds : draw->plan.rounds;
	uint64_t seed = draw->how.seed[0] ? random_seed_of_round(draw->how.seed, 1) : 0;

	if (wanted > draw->plan.rounds)
		return err_set(e, ERR_REFUSED, &msg_draw_too_many_rounds,
			MSG_ARGS(num_of(wanted).text, num_of(draw->plan.rounds).text));
	int rounds = event_all_play(work, &draw->field, NULL, seed, wanted, draw->tables);
	for (int round = 0; round < rounds; round++) {
		const struct event_table *drawn = draw->tables + round * tables;
		struct event_grade found = { 0 };
		event_grade_round(&found, &draw->field, &draw->past, drawn, tables);
		if (found.repeats > 0)
			continue;
		memmove(draw->tables, drawn, (size_t)tables * sizeof *drawn);
		draw->count = tables;
		return true;
	}
	if (event_all_play(work, &draw->field, &draw->past, seed, 1, draw->tables) == 0)
		return err_set(e, ERR_REFUSED, &msg_draw_no_round_left, MSG_ARGS(num_of(draw->round).text));
	draw->count = tables;
	return true;
}

void draw_field_how(struct draw *draw)
{
	draw->field.is_apart = draw->how.is_apart;
	draw->field.is_top_first = draw->how.is_top_first;
}

void draw_field_seated(struct draw *draw, const struct draw *seated)
{
	for (int player = 0; player < draw->field.count; player++)
		draw->players[player].is_out = true;
	for (int no = 0; no < seated->count; no++) {
		for (int i = 0; i < seated->tables[no].size; i++)
			draw->players[seated->tables[no].seat[i]].is_out = false;
	}
}

bool draw_make(struct draw *draw, struct err *e)
{
	int present = 0;
	bool done = true;

	for (int i = 0; i < draw->field.count; i++)
		present += !draw->players[i].is_out;
	if (!event_plan_make(present, draw->field.game, draw->field.fill, &draw->plan))
		return draw_refuse_field(e, present, draw->field.game);
	struct event_work *work = malloc(event_work_size());
	if (!work)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	draw_field_how(draw);
	draw->proof = EVENT_FOUND;
	switch (draw->how.method) {
	case DRAW_STANDING:
		done = draw->has_ranks || err_set(e, ERR_REFUSED, &msg_draw_no_standing, MSG_NO_ARGS);
		if (done)
			draw->count = event_draw_standing(work, &draw->field, &draw->past, draw->tables, &draw->proof);
		break;
	case DRAW_RANDOM:
		draw->count = event_draw_random(work, &draw->field, &draw->past,
			random_seed_of_round(draw->how.seed, draw->round), draw->tables);
		break;
	case DRAW_ALL_PLAY:
		done = draw_all_play(draw, work, e);
		break;
	case DRAW_METHODS:
		done = false;
		break;
	}
	free(work);
	if (done)
		draw_grade(draw);
	return done;
}

bool draw_seated(struct book *s, struct draw *draw, struct err *e)
{
	struct seated *seated = calloc(1, sizeof *seated);
	struct there there = { 0 };
	bool done = seated || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS), any = false;

	for (size_t i = 0; done && i < draw->all_count; i++) {
		if (draw->all[i].round != draw->round)
			continue;
		seat_table(draw, &draw->all[i], seated);
		any = true;
	}
	if (done && !any)
		done = err_set(e, ERR_NOT_FOUND, &msg_draw_not_seated, MSG_ARGS(num_of(draw->round).text));
	if (done && find_there(s, draw, draw->round, &there, e)) {
		memcpy(draw->tables, seated->tables, (size_t)seated->count * sizeof *draw->tables);
		/* A player who rested then may have left since. */
		for (int player = 0; player < draw->field.count; player++) {
			bool rests = there.is_known && there.was[player] && !seated->sits[player];
			draw->players[player].is_out = draw->players[player].is_out && !rests;
			there.was[player] = there.is_known ? there.was[player] : !draw->players[player].is_out;
		}
		draw->count = add_byes(draw, there.was, seated, draw->tables, seated->count);
		draw_grade(draw);
	} else {
		done = false;
	}
	free(seated);
	return done;
}

/* Count those of the tables, of rounds before `round`, that still owe deals. */
static bool count_unfinished(struct book *s, const struct book_event *event, int round,
	const struct book_table *tables, size_t table_count, int *count, struct err *e)
{
	struct book_score *scores = NULL;
	size_t score_count = 0, at = 0;

	*count = 0;
	if (table_count == 0 || tables[0].round >= round)
		return true;
	bool done = book_scores(s, event->id, round - 1, &scores, &score_count, e);
	for (size_t i = 0; done && i < table_count && tables[i].round < round; i++) {
		int deals = 0;
		int64_t table = tables[i].id;
		for (size_t first = at; at < score_count && scores[at].table == table; at++)
			deals += scores[at].seat == scores[first].seat ? scores[at].deals : 0;
		*count += deals < book_event_deals(event, tables[i].seat_count);
	}
	book_free(scores);
	return done;
}

bool draw_unfinished(struct book *s, const struct book_event *event, int round, int *count, struct err *e)
{
	struct book_table *tables = NULL;
	size_t table_count = 0;
	bool done = book_tables(s, event->id, 0, &tables, &table_count, e)
		&& count_unfinished(s, event, round, tables, table_count, count, e);

	book_free(tables);
	return done;
}

struct draw *draw_read(struct book *s, const struct book_event *event, int round, draw_standing *standing,
	struct err *e)
{
	struct draw *draw = calloc(1, sizeof *draw);
	struct draw_rank *ranks = NULL;
	size_t count = 0;

	if (draw)
		draw->tables = calloc(TABLES_MOST, sizeof *draw->tables);
	if (!draw || !draw->tables) {
		free(draw);
		err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		return NULL;
	}
	draw->event = *event;
	draw->round = round;
	bool done = desk_rules_read(s, event->id, &draw->rules, e)
		&& standing(s, event, round, &draw->rules, &ranks, &count, e)
		&& read_drawn_players(s, ranks, count, draw, e);
	free(ranks);
	memcpy(draw->announced, draw->rules.seed, sizeof draw->announced);
	draw->field.fill = draw->rules.rests ? EVENT_BYES : EVENT_FOURS;
	draw->field.game = draw_game(event->edition);
	if (done && read_past(s, draw, e)
		&& count_unfinished(s, event, round, draw->all, draw->all_count, &draw->unfinished, e))
		return draw;
	draw_free(draw);
	return NULL;
}

/* ---- how a round was drawn --------------------------------------------------------------------- */

enum draw_method draw_method_of(const char *word)
{
	int method = 0;

	while (method < DRAW_METHODS && strcmp(draw_method_words[method], word) != 0)
		method++;
	return (enum draw_method)method;
}

static void write_key(char key[BOOK_SHORT], int round)
{
	snprintf(key, BOOK_SHORT, "draw-%d", round);
}

/* Read "off" or "apart"; of a draw from another book also the step after which it came, and the entries of
 * that time that it did not have: "off:56,17,23". */
static bool parse_clubs(const char *word, struct draw_how *out)
{
	const size_t length = strcspn(word, ":");
	const char *at = word + length;

	out->is_apart = length == strlen("apart") && strncmp(word, "apart", length) == 0;
	for (bool is_first = true; *at; is_first = false) {
		char *end;
		long long id = strtoll(at + 1, &end, 10);
		if (id <= 0 || (*end && *end != ',') || out->absent_count == DRAW_ABSENT)
			return false;
		if (is_first)
			out->came = id;
		else
			out->absent[out->absent_count++] = id;
		at = end;
	}
	return true;
}

void draw_how_say(struct buf *b, const struct draw_how *how)
{
	buf_printf(b, "%s %s", draw_method_words[how->method], how->is_apart ? "apart" : "off");
	if (how->came)
		buf_printf(b, ":%lld", (long long)how->came);
	for (int i = 0; i < how->absent_count; i++)
		buf_printf(b, ",%lld", (long long)how->absent[i]);
	buf_printf(b, " %d %lld %s", how->rounds, (long long)how->step, how->is_top_first ? "first" : how->seed);
}

bool draw_how_parse(const char *value, struct draw_how *out)
{
	char method[BOOK_SHORT], clubs[BOOK_SETTING];
	long long step = 0;
	int rest = 0;

	*out = (struct draw_how){ 0 };
	if (strlen(value) >= sizeof clubs
		|| sscanf(value, "%63s %1023s %d %lld %n", method, clubs, &out->rounds, &step, &rest) < 4
		|| !parse_clubs(clubs, out))
		return false;
	out->method = draw_method_of(method);
	out->step = step;
	out->is_top_first = out->method == DRAW_STANDING && strcmp(value + rest, "first") == 0;
	snprintf(out->seed, sizeof out->seed, "%s", out->is_top_first ? "" : value + rest);
	return out->method < DRAW_METHODS && out->rounds >= 0 && out->rounds <= EVENT_ROUNDS;
}

bool draw_how_read(struct book *s, int64_t event, int round, struct draw_how *out, bool *found, struct err *e)
{
	char key[BOOK_SHORT], value[BOOK_SETTING];

	write_key(key, round);
	*out = (struct draw_how){ 0 };
	*found = false;
	if (!book_setting(s, event, key, value, e))
		return false;
	*found = draw_how_parse(value, out);
	return true;
}

bool draw_how_drop(struct desk *desk, int64_t event, int round)
{
	char key[BOOK_SHORT];
	struct draw_how there;
	bool found = false;

	write_key(key, round);
	return draw_how_read(desk->book, event, round, &there, &found, desk->err)
		&& (!found || book_setting_put(desk->book, event, key, "", false, desk->err));
}

static bool has_id(const int64_t *list, size_t count, int64_t id)
{
	size_t at = 0;

	while (at < count && list[at] != id)
		at++;
	return at < count;
}

/* Read as draw_there_read does, including substitutes. */
static bool read_there(struct book *s, int64_t event, int round, int64_t **list, size_t *count, bool *found,
	struct err *e)
{
	struct draw_how how;
	size_t kept = 0;

	*list = NULL;
	*count = 0;
	if (!draw_how_read(s, event, round, &how, found, e))
		return false;
	const int64_t step = how.step > 0 ? how.step : how.came;
	*found = *found && step > 0;
	if (*found && !vault_entries_at(s, event, step, how.step > 0, list, count, e))
		return false;
	for (size_t i = 0; i < *count; i++) {
		if (!has_id(how.absent, (size_t)how.absent_count, (*list)[i]))
			(*list)[kept++] = (*list)[i];
	}
	*count = kept;
	return true;
}

bool draw_there_read(struct book *s, int64_t event, int round, int64_t **list, size_t *count, bool *found,
	struct err *e)
{
	struct book_entry *beside = NULL;
	size_t many = 0, kept = 0;
	bool done = read_there(s, event, round, list, count, found, e)
		&& book_substitutes(s, event, &beside, &many, e);

	for (size_t i = 0; i < *count; i++) {
		size_t at = 0;
		while (at < many && beside[at].id != (*list)[i])
			at++;
		if (at == many)
			(*list)[kept++] = (*list)[i];
	}
	*count = kept;
	book_free(beside);
	return done;
}

bool draw_absent_read(struct book *s, int64_t event, int round, struct draw_absent *out, struct err *e)
{
	struct book_entry *entered = NULL;
	int64_t *there = NULL;
	size_t entries = 0, many = 0;

	*out = (struct draw_absent){ 0 };
	bool done = read_there(s, event, round, &there, &many, &out->is_known, e)
		&& book_entries(s, event, &entered, &entries, e);
	for (size_t i = 0; i < entries && out->is_known; i++) {
		if (has_id(there, many, entered[i].id))
			continue;
		out->is_known = out->count < DRAW_ABSENT;
		if (out->is_known)
			out->start_no[out->count++] = entered[i].start_no;
	}
	book_free(entered);
	book_free(there);
	return done;
}

bool draw_how_write(struct desk *desk, int64_t event, int round, const struct draw_how *how)
{
	char key[BOOK_SHORT];
	struct buf value = { 0 };

	write_key(key, round);
	draw_how_say(&value, how);
	bool fits = value.len < BOOK_SETTING
		|| desk_fail(desk, ERR_REFUSED, &msg_draw_long_seed, MSG_ARGS(num_of(DRAW_SEED - 1).text));
	bool done = fits && book_setting_put(desk->book, event, key, buf_text(&value), false, desk->err);
	buf_free(&value);
	return done;
}
