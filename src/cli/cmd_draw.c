/* Draws of an event: what is possible, a round drawn, checked, and two who exchange their seats. */
#include "cli/cli.h"
#include "cli/messages.h"
#include "desk/messages.h"
#include "report/draw.h"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- draw plan --------------------------------------------------------------------------------- */

/* Who are entered in the event and not out. */
static bool count_field(struct cli *cli, int *players)
{
	struct book_event event;
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = cli_open(cli, CLI_READS) && cli_event(cli, &event)
		&& book_entries(cli->store, event.id, &list, &count, &cli->err);

	for (size_t i = 0; done && i < count; i++) {
		struct book_measure measure;
		bool is_out = false;
		done = book_entry_is_out(cli->store, list[i].id, &measure, &is_out, &cli->err);
		*players += !is_out;
	}
	book_free(list);
	return done;
}

bool cli_run_draw_plan(struct cli *cli, int argc, char **argv)
{
	struct doc doc;
	int players = 0, rounds = 0;
	bool enough = false;

	if (!(argc > 0 ? cli_number(cli, argv[0], &msg_word_players, &players) : count_field(cli, &players))
		|| (argc > 1 && !cli_number(cli, argv[1], &msg_word_rounds, &rounds)))
		return false;
	struct event_plan plan;
	if (players > EVENT_PLAYERS)
		return cli_fail(cli, ERR_REFUSED, &msg_draw_too_many, MSG_ARGS(num_of(EVENT_PLAYERS).text));
	if (!event_plan_make(players, EVENT_FOURS, &plan) && !event_plan_make(players, EVENT_BYES, &plan))
		return cli_fail(cli, ERR_REFUSED, &msg_draw_too_few, MSG_ARGS(num_of(players).text));
	report_draw_plan(&doc, cli->lang, players, rounds, &enough);
	if (!enough)
		cli->status = ERR_CHECK;
	return cli_show_doc(cli, &doc);
}

/* ---- draw ROUND -------------------------------------------------------------------------------- */

static bool read_method(struct cli *cli, const char *word, enum draw_method *out)
{
	for (int method = 0; word && method < DRAW_METHODS; method++) {
		if (strcmp(word, draw_method_words[method]) == 0) {
			*out = (enum draw_method)method;
			return true;
		}
	}
	return !word || cli_fail(cli, ERR_USAGE, &msg_draw_by, MSG_ARGS(word));
}

/* A seed that nobody chose, for where one is needed: said, kept with the round, and in the log. */
static bool find_seed(struct cli *cli, char seed[DRAW_SEED])
{
	unsigned char bytes[6];
	FILE *file = fopen("/dev/urandom", "rb");
	bool done = file && fread(bytes, 1, sizeof bytes, file) == sizeof bytes;

	if (file)
		fclose(file);
	if (!done)
		return cli_fail(cli, ERR_FAILED, &msg_draw_no_seed, MSG_NO_ARGS);
	for (size_t i = 0; i < sizeof bytes; i++)
		snprintf(seed + 2 * i, 3, "%02x", bytes[i]);
	return true;
}

/* An all-play-all goes on as it was begun, unless the options say otherwise. */
static bool go_on(struct cli *cli, const struct book_event *event, int round, struct draw_how *how)
{
	struct draw_how before;
	bool found = false;

	for (int no = round - 1; no > 0 && !found; no--) {
		if (!draw_how_read(cli->store, event->id, no, &before, &found, &cli->err))
			return false;
		found = found && before.method == DRAW_ALL_PLAY;
	}
	if (found && !cli->opt[CLI_SEED])
		memcpy(how->seed, before.seed, sizeof how->seed);
	if (found && !cli->opt[CLI_ROUNDS])
		how->rounds = before.rounds;
	if (found && !cli->opt[CLI_CLUBS])
		how->is_apart = before.is_apart;
	return found || cli->opt[CLI_SEED] || find_seed(cli, how->seed);
}

static bool read_how(struct cli *cli, const struct book_event *event, int round, struct draw_how *how)
{
	const char *clubs = cli->opt[CLI_CLUBS], *seed = cli->opt[CLI_SEED];

	*how = (struct draw_how){ .method = DRAW_RANDOM };
	if (clubs && strcmp(clubs, "apart") != 0 && strcmp(clubs, "off") != 0)
		return cli_fail(cli, ERR_USAGE, &msg_draw_clubs, MSG_ARGS(clubs));
	how->is_apart = clubs && strcmp(clubs, "apart") == 0;
	if (seed && !seed[0])
		return cli_fail(cli, ERR_USAGE, &msg_draw_empty_seed, MSG_NO_ARGS);
	if (seed && !book_name_set(how->seed, sizeof how->seed, seed, &cli->err))
		return false;
	if (!read_method(cli, cli->opt[CLI_BY], &how->method)
		|| (cli->opt[CLI_ROUNDS]
			&& !cli_number(cli, cli->opt[CLI_ROUNDS], &msg_word_rounds, &how->rounds)))
		return false;
	if (how->method == DRAW_ALL_PLAY)
		return go_on(cli, event, round, how);
	return how->method == DRAW_STANDING || seed || find_seed(cli, how->seed);
}

/* The field of a round, with the standing as it is in `s`. */
static struct draw *read_field(struct cli *cli, struct book *s, const struct book_event *event, int round)
{
	struct draw *draw = draw_new(&cli->err);
	struct draw_rank *ranks = NULL;
	size_t count = 0;

	if (draw && (!report_ranks(s, event, round, &ranks, &count, &cli->err)
		|| !draw_field_read(s, event, round, ranks, count, draw, &cli->err))) {
		draw_free(draw);
		draw = NULL;
	}
	free(ranks);
	return draw;
}

static bool show(struct cli *cli, const struct draw *draw)
{
	struct doc doc;

	report_draw_doc(&doc, cli->lang, draw);
	doc.size = cli->look.size;
	doc.paper = cli->look.paper;
	return cli_show_doc(cli, &doc);
}

bool cli_run_draw(struct cli *cli, int argc, char **argv)
{
	struct desk *desk = cli_desk(cli);
	struct book_event event;
	struct draw_how how;
	int round = 0;

	(void)argc;
	if (!cli_number(cli, argv[0], &msg_word_round, &round) || !cli_event(cli, &event)
		|| !read_how(cli, &event, round, &how) || !desk_begin(desk))
		return false;
	desk->is_held = true;   /* field, standing and draw under one lock */
	struct draw *draw = read_field(cli, cli->store, &event, round);
	if (draw)
		draw->how = how;
	bool done = draw && desk_draw(desk, draw);
	desk->is_held = false;
	done = desk_end(desk, done) && show(cli, draw);
	if (done)
		cli_say(cli, &msg_draw_done, MSG_ARGS(num_of(round).text, num_of(draw->count).text));
	draw_free(draw);
	return done;
}

/* ---- draw swap --------------------------------------------------------------------------------- */

/* The last round that has tables, unless --round says which. */
static bool find_round(struct cli *cli, const struct book_event *event, const char *word, int *round)
{
	struct book_table *list = NULL;
	size_t count = 0;

	if (word)
		return cli_number(cli, word, &msg_word_round, round);
	if (!book_tables(cli->store, event->id, 0, &list, &count, &cli->err))
		return false;
	*round = count > 0 ? list[count - 1].round : 1;
	book_free(list);
	return true;
}

/* How the round is seated now, with its certificate. */
static bool show_seated(struct cli *cli, const struct book_event *event, int round)
{
	struct draw *draw = read_field(cli, cli->store, event, round);
	bool found = false;
	bool done = draw && draw_how_read(cli->store, event->id, round, &draw->how, &found, &cli->err);

	if (done) {
		draw->field.is_apart = draw->how.is_apart;
		draw->seating = found ? DRAW_CHANGED : DRAW_BY_HAND;
	}
	done = done && draw_seated(cli->store, draw, &cli->err) && show(cli, draw);
	draw_free(draw);
	return done;
}

/* The start number that is typed, or of the player whom the words mean. */
static bool find_start_no(struct cli *cli, const struct book_event *event, char *word, int *start_no)
{
	struct book_player player;
	struct book_entry *list = NULL;
	size_t count = 0, i = 0;

	if (cli_are_numbers(1, &word))
		return cli_number(cli, word, &msg_word_start_no, start_no);
	if (!book_player_by_words(cli->store, word, &player, &cli->err)
		|| !book_entries(cli->store, event->id, &list, &count, &cli->err))
		return false;
	while (i < count && list[i].player.id != player.id)
		i++;
	*start_no = i < count ? list[i].start_no : 0;
	book_free(list);
	return *start_no > 0 || cli_fail(cli, ERR_NOT_FOUND, &msg_draw_not_entered, MSG_ARGS(word));
}

bool cli_run_draw_swap(struct cli *cli, int argc, char **argv)
{
	struct desk *desk = cli_desk(cli);
	struct book_event event;
	int round = 0, one = 0, other = 0;

	(void)argc;
	if (!cli_event(cli, &event) || !find_start_no(cli, &event, argv[0], &one)
		|| !find_start_no(cli, &event, argv[1], &other))
		return false;
	if (!find_round(cli, &event, cli->opt[CLI_ROUND], &round) || !desk_begin(desk))
		return false;
	desk->is_held = true;   /* graded anew before it is taken back on a dry run */
	const char *anyway = cli->opt[CLI_FORCE] ? cli->opt[CLI_REASON] : NULL;
	bool done = desk_draw_swap(desk, &event, round, one, other, anyway) && show_seated(cli, &event, round);
	desk->is_held = false;
	if (!desk_end(desk, done))
		return false;
	cli_say(cli, &msg_draw_swapped, MSG_ARGS(num_of(round).text, argv[0], argv[1]));
	return true;
}

/* ---- draw check -------------------------------------------------------------------------------- */

/* The round drawn again from the book as it was: NULL with the error. */
static struct draw *draw_again(struct cli *cli, const struct book_event *event, int round,
	const struct draw_how *how)
{
	struct book *then = NULL;
	struct vault_step step;
	struct draw *draw = NULL;
	bool done = book_open(&then, book_path(cli->store), BOOK_LOOK, &cli->err)
		&& (how->step == 0 || vault_rewind(then, num_of(how->step).text, &step, &cli->err));

	if (done)
		draw = read_field(cli, then, event, round);
	if (draw)
		draw->how = *how;
	if (draw && !draw_make(draw, &cli->err)) {
		draw_free(draw);
		draw = NULL;
	}
	book_close(then);
	return draw;
}

/* Who sits at each table, whatever the order of the field: entries by seat. */
static bool is_same_table(const struct draw *a, const struct draw *b, int no)
{
	const struct event_table *x = &a->tables[no], *y = &b->tables[no];
	bool same = x->size == y->size;

	for (int i = 0; same && i < x->size; i++)
		same = a->entries[x->seat[i]].id == b->entries[y->seat[i]].id;
	return same;
}

/* The tables that are seated otherwise than they were drawn: "3, 5". */
static void compare(struct buf *b, const struct draw *drawn, const struct draw *seated)
{
	int most = drawn->count > seated->count ? drawn->count : seated->count;

	for (int no = 0; no < most; no++) {
		bool both = no < drawn->count && no < seated->count;
		bool is_bye = (no >= drawn->count || drawn->tables[no].size <= 1)
			&& (no >= seated->count || seated->tables[no].size <= 1);
		if (!is_bye && !(both && is_same_table(drawn, seated, no)))
			buf_printf(b, "%s%d", b->len > 0 ? ", " : "", no + 1);
	}
}

/* A draw that came with a journal is drawn out of the book as it is now: another result proves nothing. */
static void say_check(struct cli *cli, const struct draw *drawn, struct draw *seated)
{
	struct buf others = { 0 };
	struct num round = num_of(seated->round);
	bool is_known = drawn->how.step > 0;

	compare(&others, drawn, seated);
	cli_say(cli, others.len == 0 ? &msg_draw_is_same : is_known ? &msg_draw_differs : &msg_draw_not_known,
		MSG_ARGS(round.text, buf_text(&others)));
	if (others.len > 0 && is_known)
		cli->status = ERR_CHECK;
	seated->seating = others.len > 0 ? DRAW_CHANGED : DRAW_AS_DRAWN;
	buf_free(&others);
}

/* A round is graded with those who were there when it was drawn: who has left
 * or come since does not count. */
static void take_field(struct draw *seated, const struct draw *drawn)
{
	for (int player = 0; player < seated->field.count; player++) {
		int then = 0;
		while (then < drawn->field.count && drawn->entries[then].id != seated->entries[player].id)
			then++;
		seated->players[player].is_out = then == drawn->field.count || drawn->players[then].is_out;
	}
}

/* Nobody at two tables, and of those who are not out nobody at none. */
static bool is_everybody_seated_once(const struct draw *seated)
{
	int sits[EVENT_PLAYERS] = { 0 };

	for (int no = 0; no < seated->count; no++) {
		for (int i = 0; i < seated->tables[no].size; i++)
			sits[seated->tables[no].seat[i]]++;
	}
	for (int player = 0; player < seated->field.count; player++) {
		if (sits[player] > 1 || (sits[player] == 0 && !seated->players[player].is_out))
			return false;
	}
	return true;
}

/* Draw the round again, and compare it with how it is seated. */
static bool check(struct cli *cli, const struct book_event *event, struct draw *seated)
{
	struct draw_how how;
	bool found = false;

	if (!draw_how_read(cli->store, event->id, seated->round, &how, &found, &cli->err))
		return false;
	seated->how = how;
	seated->field.is_apart = how.is_apart;
	if (!found) {
		seated->seating = DRAW_BY_HAND;
		cli_say(cli, &msg_draw_by_hand, MSG_ARGS(num_of(seated->round).text));
		if (!draw_seated(cli->store, seated, &cli->err))
			return false;
		if (!is_everybody_seated_once(seated))
			cli->status = ERR_CHECK;
		return show(cli, seated);
	}
	struct draw *drawn = draw_again(cli, event, seated->round, &how);
	if (!drawn)
		return false;
	if (how.step > 0)
		take_field(seated, drawn);
	seated->proof = drawn->proof;
	bool done = draw_seated(cli->store, seated, &cli->err);
	if (done)
		say_check(cli, drawn, seated);
	done = done && show(cli, seated);
	draw_free(drawn);
	return done;
}

bool cli_run_draw_check(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	int round = 0;

	if (!cli_event(cli, &event) || !find_round(cli, &event, argc > 0 ? argv[0] : NULL, &round))
		return false;
	struct draw *seated = read_field(cli, cli->store, &event, round);
	bool done = seated && check(cli, &event, seated);
	draw_free(seated);
	return done;
}
