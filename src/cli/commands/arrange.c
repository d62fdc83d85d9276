/* Seating without a book: draws as JSON Lines, and their certificates. */
#include "base/messages.h"
#include "base/json.h"
#include "base/random.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "event/event.h"
#include "report/rounds/rounds.h"

#include <stdlib.h>
#include <string.h>

/* Values of a line's fields. */
static const char *const methods[] = { "all-play-all", "standing", "random", NULL };
static const char *const fills[] = { "four", "bye", NULL };
static const char *const club_words[] = { "off", "apart", NULL };

enum { LARGEST_NO = 999999 };

enum { ALL_PLAY_ALL, STANDING, RANDOM };

enum { TABLES_MOST = EVENT_ROUNDS * EVENT_PLAYERS / EVENT_THREE };

/* The line being answered, and memory shared by all lines. */
struct arrange {
	bool is_check;
	int method;                     /* EVENT_NOBODY: not given */
	const cJSON *players, *withdrawn, *played, *rounds;
	const char *seed;               /* NULL: not given */
	struct event_field field;
	struct event_plan plan;
	bool has_ranks;                 /* of everyone to be seated */
	int played_count;
	int no[EVENT_PLAYERS];          /* in ascending order */
	struct event_player list[EVENT_PLAYERS];
	struct event_past past;
	struct event_table tables[TABLES_MOST];
	struct event_work *work;
};

/* ---- fields ------------------------------------------------------------------------------------ */

static bool read_word(struct json_request *r, const cJSON *value, void *arg)
{
	struct arrange *a = arg;
	bool is_method = strcmp(value->string, "method") == 0, is_fill = strcmp(value->string, "fill") == 0;
	int word = json_word(r, value->string, value, is_method ? methods : is_fill ? fills : club_words);

	if (is_method)
		a->method = word;
	else if (is_fill)
		a->field.fill = word == 1 ? EVENT_BYES : EVENT_FOURS;
	else
		a->field.is_apart = word == 1;
	return word >= 0;
}

static bool read_seed(struct json_request *r, const cJSON *value, void *arg)
{
	struct arrange *a = arg;

	if (!cJSON_IsString(value))
		return json_bad_type(r, "seed", "\"5 12 33 41 87\"");
	a->seed = value->valuestring;
	return true;
}

/* Keep a list until all fields are read. */
static bool keep_list(struct json_request *r, const cJSON *value, const cJSON **out)
{
	*out = value;
	return cJSON_IsArray(value) || json_bad_type(r, value->string, "[…]");
}

static bool read_list(struct json_request *r, const cJSON *value, void *arg)
{
	struct arrange *a = arg;

	if (strcmp(value->string, "players") == 0)
		return keep_list(r, value, &a->players);
	return keep_list(r, value, strcmp(value->string, "played") == 0 ? &a->played : &a->withdrawn);
}

static bool read_rounds(struct json_request *r, const cJSON *value, void *arg)
{
	struct arrange *a = arg;
	int rounds;

	if (a->is_check)
		return keep_list(r, value, &a->rounds);
	a->rounds = value;
	return json_whole(r, "rounds", value, 1, EVENT_ROUNDS, &rounds);
}

/* Skip an answer's own fields in its line. */
static bool pass_answer(struct json_request *r, const cJSON *value, void *arg)
{
	const struct arrange *a = arg;

	return a->is_check || json_unknown(r, value->string,
		"id, method, players, played, withdrawn, rounds, fill, clubs, seed");
}

static const struct json_field fields[] = {
	{ "method", read_word },
	{ "players", read_list },
	{ "withdrawn", read_list },
	{ "played", read_list },
	{ "rounds", read_rounds },
	{ "fill", read_word },
	{ "clubs", read_word },
	{ "seed", read_seed },
	{ "certificate", pass_answer },
	{ "proof", pass_answer },
	{ "most_rounds", pass_answer },
	{ NULL, NULL },
};

/* ---- players ----------------------------------------------------------------------------------- */

/* Find the player with that number; EVENT_NOBODY: none. */
static int find_player(const struct arrange *a, int no)
{
	int low = 0, high = a->field.count;

	while (low < high) {
		int middle = low + (high - low) / 2;
		if (a->no[middle] < no)
			low = middle + 1;
		else
			high = middle;
	}
	return low < a->field.count && a->no[low] == no ? low : EVENT_NOBODY;
}

static bool enter_player(struct json_request *r, struct arrange *a, int no, struct event_player player)
{
	int at = a->field.count;

	if (at == EVENT_PLAYERS)
		return json_refuse(r, "bad-field", &msg_arrange_too_many, MSG_ARGS(num_of(EVENT_PLAYERS).text));
	if (find_player(a, no) != EVENT_NOBODY)
		return json_refuse(r, "bad-field", &msg_arrange_player_twice, MSG_ARGS(num_of(no).text));
	for (; at > 0 && a->no[at - 1] > no; at--) {
		a->no[at] = a->no[at - 1];
		a->list[at] = a->list[at - 1];
	}
	a->no[at] = no;
	a->list[at] = player;
	a->field.count++;
	return true;
}

/* Return the club's number, which is its first player in the line. */
static int club_of(const struct arrange *a, const char *name)
{
	int club = 1;

	for (const cJSON *player = a->players->child; player; player = player->next, club++) {
		const cJSON *other = cJSON_GetObjectItemCaseSensitive(player, "club");
		if (cJSON_IsString(other) && strcmp(other->valuestring, name) == 0)
			return club;
	}
	return 0;
}

static bool read_player(struct json_request *r, struct arrange *a, const cJSON *value)
{
	struct event_player player = { 0 };
	int no = 0;

	if (!cJSON_IsObject(value))
		return json_bad_type(r, "players", "[{\"no\":1},…]");
	for (const cJSON *item = value->child; item; item = item->next) {
		if (strcmp(item->string, "no") == 0) {
			if (!json_whole(r, "no", item, 1, LARGEST_NO, &no))
				return false;
		} else if (strcmp(item->string, "rank") == 0) {
			if (!json_whole(r, "rank", item, 1, EVENT_RANK, &player.rank))
				return false;
		} else if (strcmp(item->string, "club") != 0) {
			return json_unknown(r, item->string, "no, rank, club");
		} else if (!cJSON_IsString(item)) {
			return json_bad_type(r, "club", "\"Szolnok\"");
		} else if (item->valuestring[0] != '\0') {
			player.club = club_of(a, item->valuestring);
		}
	}
	if (!json_require(r, "no", "1", no > 0)
		|| !json_require(r, "rank", "1", player.rank > 0 || a->method != STANDING))
		return false;
	a->has_ranks = a->has_ranks && player.rank > 0;
	return enter_player(r, a, no, player);
}

static bool read_player_list(struct json_request *r, struct arrange *a)
{
	int no;

	a->has_ranks = true;
	for (const cJSON *value = a->players->child; value; value = value->next) {
		if (!read_player(r, a, value))
			return false;
	}
	if (!event_plan_make(a->field.count, EVENT_THREES, a->field.fill, &a->plan))
		return json_refuse(r, "too-few-players", &msg_arrange_too_few, MSG_ARGS(num_of(a->field.count).text));
	for (const cJSON *value = a->withdrawn ? a->withdrawn->child : NULL; value; value = value->next) {
		if (!json_whole(r, "withdrawn", value, 1, LARGEST_NO, &no)
			|| !enter_player(r, a, no, (struct event_player){ .is_out = true }))
			return false;
	}
	return true;
}

/* ---- rounds ------------------------------------------------------------------------------------ */

static bool read_table(struct json_request *r, const struct arrange *a, const char *field, const cJSON *value,
	struct event_table *table)
{
	int no;

	*table = event_table_of(0, NULL);
	for (const cJSON *item = cJSON_IsArray(value) ? value->child : NULL; item; item = item->next) {
		if (!json_whole(r, field, item, 1, LARGEST_NO, &no))
			return false;
		int player = find_player(a, no);
		if (player == EVENT_NOBODY)
			return json_refuse(r, "unknown-player", &msg_arrange_unknown, MSG_ARGS(field, num_of(no).text));
		for (int i = 0; i < table->size; i++) {
			if (table->seat[i] == player)
				return json_refuse(r, "bad-field", &msg_arrange_player_twice, MSG_ARGS(num_of(no).text));
		}
		if (table->size == EVENT_THREE + 1)
			return json_bad_type(r, field, "[[[1,5,9],[2,6,7,4],[3]],…]");
		table->seat[table->size++] = (int16_t)player;
	}
	return table->size == 1 || table->size >= EVENT_THREE
		|| json_bad_type(r, field, "[[[1,5,9],[2,6,7,4],[3]],…]");
}

/* Read one round to the front of a->tables; return its tables, below 0 after a refusal. */
static int read_round(struct json_request *r, struct arrange *a, const char *field, const cJSON *round)
{
	int count = 0;

	if (!cJSON_IsArray(round)) {
		json_bad_type(r, field, "[[[1,5,9],[2,6,7,4],[3]],…]");
		return EVENT_NOBODY;
	}
	for (const cJSON *table = round->child; table; table = table->next) {
		if (count == EVENT_PLAYERS) {
			json_refuse(r, "bad-field", &msg_arrange_too_many, MSG_ARGS(num_of(EVENT_PLAYERS).text));
			return EVENT_NOBODY;
		}
		if (!read_table(r, a, field, table, &a->tables[count++]))
			return EVENT_NOBODY;
	}
	return count;
}

static bool arrange_read(struct json_request *r, struct arrange *a, const char *line, size_t n)
{
	struct event_work *work = a->work;
	bool is_check = a->is_check;

	memset(a, 0, offsetof(struct arrange, no));
	a->is_check = is_check;
	a->work = work;
	a->method = EVENT_NOBODY;
	a->field.players = a->list;
	a->field.game = EVENT_THREES;
	if (!json_read(r, line, n, fields, a)
		|| !json_require(r, "method", "\"all-play-all\", \"standing\", \"random\"",
			is_check || a->method >= 0))
		return false;
	if (!json_require(r, "players", "[{\"no\":1},…]", a->players)
		|| !json_require(r, "rounds", "[[[1,2,3],…]]", !is_check || a->rounds))
		return false;
	if (!read_player_list(r, a))
		return false;
	event_past_start(&a->past, EVENT_THREES);
	for (const cJSON *round = a->played ? a->played->child : NULL; round; round = round->next) {
		int count = read_round(r, a, "played", round);
		if (count < 0)
			return false;
		event_past_add(&a->past, a->tables, count);
		a->played_count++;
	}
	return true;
}

/* ---- answers ----------------------------------------------------------------------------------- */

/* Write [[[1,2,3],[4,5,6]],…]: the rounds of `count` tables in a->tables, without the outer brackets. */
static void write_rounds(struct buf *b, const struct arrange *a, int rounds, int count)
{
	for (int i = 0; i < rounds * count; i++) {
		if (i > 0)
			buf_str(b, i % count == 0 ? "],[" : ",");
		else
			buf_char(b, '[');
		const struct event_table *table = &a->tables[i];
		for (int k = 0; k < table->size; k++)
			buf_printf(b, "%s%d", k > 0 ? "," : "[", a->no[table->seat[k]]);
		buf_char(b, ']');
	}
	buf_char(b, ']');
}

static void write_number(struct buf *b, const char *key, int64_t n, bool is_known)
{
	buf_printf(b, ",\"%s\":", key);
	if (is_known)
		buf_int(b, n);
	else
		buf_str(b, "null");
}

static void write_certificate(struct buf *b, const struct arrange *a, const struct event_grade *grade)
{
	buf_str(b, ",\"certificate\":{\"repeats\":");
	buf_int(b, grade->repeats);
	write_number(b, "four_repeats", grade->turn_repeats, true);
	write_number(b, "club_pairs", grade->club_pairs, true);
	write_number(b, "widest", grade->widest, a->has_ranks);
	write_number(b, "span2", grade->span2, a->has_ranks);
	buf_str(b, ",\"seats\":[");
	for (int i = 0; i < EVENT_SEATS && (i < EVENT_THREE || grade->seats[i] > 0); i++) {
		if (i > 0)
			buf_char(b, ',');
		buf_int(b, grade->seats[i]);
	}
	buf_char(b, ']');
	write_number(b, "same_table", grade->same_table, true);
	if (a->is_check) {
		write_number(b, "absent", grade->absent, true);
		write_number(b, "twice", grade->twice, true);
	}
	buf_char(b, '}');
}

/* ---- arrange ----------------------------------------------------------------------------------- */

/* Return how many rounds were drawn; 0 after a refusal. */
static int draw_all(struct json_request *r, struct arrange *a)
{
	int wanted = a->rounds ? a->rounds->valueint : a->plan.rounds, most = a->plan.rounds, rounds = 0;
	uint64_t seed = a->seed && a->seed[0] ? random_seed_of_round(a->seed, a->played_count + 1) : 0;

	if (a->played_count > 0)
		rounds = most = event_all_play(a->work, &a->field, &a->past, seed, wanted, a->tables);
	else if (wanted <= most)
		rounds = event_all_play(a->work, &a->field, NULL, seed, wanted, a->tables);
	a->plan.rounds = most;
	if (rounds == wanted || (rounds > 0 && !a->rounds))
		return rounds;
	json_refuse(r, "too-many-rounds", &msg_arrange_too_many_rounds,
		MSG_ARGS(num_of(wanted).text, num_of(most).text));
	return 0;
}

static bool draw_round(struct cli *cli, struct json_request *r, struct arrange *a)
{
	enum event_proof proof = EVENT_FOUND;
	struct event_grade grade = { 0 };
	int rounds = 1, count = a->plan.small + a->plan.large + a->plan.byes;

	if (a->method == ALL_PLAY_ALL)
		rounds = draw_all(r, a);
	else if (a->method == STANDING)
		event_draw_standing(a->work, &a->field, &a->past, a->tables, &proof);
	else
		event_draw_random(a->work, &a->field, &a->past,
			random_seed_of_round(a->seed ? a->seed : "", a->played_count + 1), a->tables);
	if (rounds == 0)
		return false;
	json_write_id(&cli->out, r);
	buf_str(&cli->out, ",\"rounds\":[");
	write_rounds(&cli->out, a, rounds, count);
	buf_char(&cli->out, ']');
	for (int round = 0; round < rounds; round++) {
		event_grade_round(&grade, &a->field, &a->past, a->tables + round * count, count);
		event_past_add(&a->past, a->tables + round * count, count);
	}
	write_certificate(&cli->out, a, &grade);
	if (a->method == STANDING)
		buf_printf(&cli->out, ",\"proof\":\"%s\"", report_proof_word(proof));
	buf_printf(&cli->out, ",\"most_rounds\":%d}\n", a->plan.rounds);
	return true;
}

/* Write an error with the possible number of rounds, as in every answer. */
static bool write_refusal(struct cli *cli, struct json_request *r, const struct arrange *a)
{
	json_write_error(&cli->out, cli->lang, r);
	if (strcmp(r->code, "too-many-rounds") == 0 && !cli->out.failed) {
		cli->out.len -= strlen("}}\n");
		buf_printf(&cli->out, ",\"most_rounds\":%d},\"most_rounds\":%d}\n", a->plan.rounds, a->plan.rounds);
	}
	return false;
}

/* ---- check ------------------------------------------------------------------------------------- */

static bool check_drawn(struct cli *cli, struct json_request *r, struct arrange *a)
{
	struct event_grade grade = { 0 };

	for (const cJSON *round = a->rounds->child; round; round = round->next) {
		int count = read_round(r, a, "rounds", round);
		if (count < 0)
			return false;
		event_grade_round(&grade, &a->field, &a->past, a->tables, count);
		event_past_add(&a->past, a->tables, count);
	}
	json_write_id(&cli->out, r);
	write_certificate(&cli->out, a, &grade);
	buf_printf(&cli->out, ",\"most_rounds\":%d}\n", a->plan.rounds);
	if (grade.repeats + grade.absent + grade.twice > 0 && cli->status == ERR_NONE)
		cli->status = ERR_CHECK;
	return true;
}

static bool answer(struct cli *cli, void *arg, const char *line, size_t n)
{
	struct arrange *a = arg;
	struct json_request r;

	if (!arrange_read(&r, a, line, n))
		return write_refusal(cli, &r, a);
	return (a->is_check ? check_drawn : draw_round)(cli, &r, a) || write_refusal(cli, &r, a);
}

/* Draw, or with `check` as the command's variant grade a draw. */
bool cli_run_arrange(struct cli *cli)
{
	struct arrange *a = calloc(1, sizeof *a);
	bool done = false;

	if (a && (a->work = malloc(event_work_size()))) {
		a->is_check = cli->command->variant;
		done = cli_lines_with(cli, answer, a);
		free(a->work);
	} else {
		cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	free(a);
	return done;
}
