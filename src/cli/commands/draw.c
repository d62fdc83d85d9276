/* Draws of an event: the possibilities, a round drawn, checked, and two players exchanging seats. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "report/rounds/rounds.h"

#include <stdlib.h>
#include <string.h>

/* ---- draw plan --------------------------------------------------------------------------------- */

/* Count the players to be seated in each round of the event. */
static bool count_field(struct cli *cli, int *players, struct event_game *game)
{
	struct book_event event;
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = cli_open(cli, CLI_READS) && cli_event(cli, &event)
		&& book_field(cli->book, event.id, &list, &count, &cli->err);

	*players = (int)count;
	*game = draw_game(done ? event.edition : "");
	book_free(list);
	return done;
}

bool cli_run_draw_plan(struct cli *cli)
{
	struct doc doc;
	int players = 0, rounds = 0;
	bool enough = false;

	if (cli->opt[CLI_EDITION] && !game_edition_find(cli->opt[CLI_EDITION]))
		return desk_edition_refuse(&cli->err, cli->opt[CLI_EDITION]);
	const char *said = cli->opt[CLI_EDITION];
	struct event_game game = draw_game(said ? said : cli_edition_here(cli)->id);
	if (!(cli->argc > 0 ? cli_number(cli, cli->argv[0], &msg_word_players, &players)
			: count_field(cli, &players, &game))
		|| (cli->argc > 1 && !cli_number(cli, cli->argv[1], &msg_word_rounds, &rounds)))
		return false;
	struct event_plan plan;
	if (players > EVENT_PLAYERS)
		return cli_fail(cli, ERR_REFUSED, &msg_draw_too_many, MSG_ARGS(num_of(EVENT_PLAYERS).text));
	if (!event_plan_make(players, game, EVENT_FOURS, &plan)
		&& !event_plan_make(players, game, EVENT_BYES, &plan))
		return draw_refuse_field(&cli->err, players, game);
	report_draw_plan(&doc, cli->lang, players, game, rounds, &enough);
	if (!enough)
		cli->status = ERR_CHECK;
	return cli_show_doc(cli, &doc);
}

/* ---- draw ROUND -------------------------------------------------------------------------------- */

static bool read_wish(struct cli *cli, struct draw_wish *wish)
{
	const char *clubs = cli->opt[CLI_CLUBS], *seed = cli->opt[CLI_SEED], *rounds = cli->opt[CLI_ROUNDS];
	const char *by = cli->opt[CLI_BY];

	*wish = (struct draw_wish){ .method = DRAW_RANDOM, .seed = seed, .has_clubs = clubs != NULL };
	if (clubs && strcmp(clubs, "apart") != 0 && strcmp(clubs, "off") != 0)
		return cli_fail(cli, ERR_USAGE, &msg_draw_clubs, MSG_ARGS(clubs));
	wish->is_apart = clubs && strcmp(clubs, "apart") == 0;
	if (seed && !seed[0])
		return cli_fail(cli, ERR_USAGE, &msg_draw_empty_seed, MSG_NO_ARGS);
	int method = 0;
	while (by && method < DRAW_METHODS && strcmp(by, draw_method_words[method]) != 0)
		method++;
	if (method == DRAW_METHODS)
		return cli_fail(cli, ERR_USAGE, &msg_draw_by, MSG_ARGS(by));
	if (by)
		wish->method = (enum draw_method)method;
	return !rounds || cli_number(cli, rounds, &msg_word_rounds, &wish->rounds);
}

static bool show(
	struct cli *cli, const struct draw *draw, const struct draw_checked *checked, bool with_history)
{
	struct doc doc;

	report_draw_doc(&doc, cli->lang, draw, checked);
	if (with_history)
		report_draw_history(&doc, cli->lang, checked);
	cli_doc_look(cli, &doc);
	return cli_is_page(cli) ? cli_show_page(cli, &doc) : cli_show_doc(cli, &doc);
}

/* By standing: report an open dispute that may still change the order. */
static bool say_open(struct cli *cli, const struct draw *draw)
{
	struct report_standings standings;

	if (draw->how.method != DRAW_STANDING)
		return true;
	if (!report_standings_make(cli->book, &draw->event, &standings, &cli->err))
		return false;
	/* Outcomes are not computed for match points. */
	if (standings.rules.form == DESK_FORM_DUPLICATE && standings.outcome_count > 0)
		cli_say(cli, &msg_draw_open_lines, MSG_ARGS(num_of(draw->round).text));
	else if (standings.order_depends && standings.rules.form != DESK_FORM_DUPLICATE)
		cli_say(cli, &msg_draw_open, MSG_ARGS(num_of(draw->round).text));
	report_standings_free(&standings);
	return true;
}

bool cli_run_draw(struct cli *cli)
{
	struct book_event event;
	struct draw_wish wish;
	int round = 0;

	if (!cli_number(cli, cli->argv[0], &msg_word_round, &round) || !cli_event(cli, &event)
		|| !read_wish(cli, &wish))
		return false;
	/* For a standing that is not final, ask at a terminal. */
	if (wish.method == DRAW_STANDING && cli_at_terminal(cli) && !cli->opt[CLI_DRY_RUN]) {
		int count = 0;
		if (!draw_unfinished(cli->book, &event, round, &count, &cli->err))
			return false;
		if (count > 0 && !cli_confirm(cli, &msg_draw_unfinished_ask, MSG_ARGS(num_of(count).text)))
			return false;
	}
	struct draw *draw = desk_draw(cli_desk(cli), &event, round, &wish, report_ranks);
	/* What has changed since its seed was announced is found by drawing again. */
	struct draw_checked checked = { .seated = NULL };
	bool is_again = draw && draw->announced[0] && !cli->opt[CLI_DRY_RUN]
		&& draw_check(cli->book, &event, draw->round, report_ranks, &checked, &cli->err);
	if (draw)
		cli->err = (struct err){ 0 };
	bool done = draw && show(cli, draw, is_again ? &checked : NULL, false) && say_open(cli, draw);
	draw_checked_free(&checked);
	if (done) {
		const struct num no = num_of(draw->round);
		int wanted = draw->how.method == DRAW_ALL_PLAY ? draw->how.rounds : 0, tables = 0;
		for (int i = 0; i < draw->count; i++)
			tables += draw->tables[i].size > 1;   /* a bye is not one */
		if (draw->how.method == DRAW_STANDING && wish.seed)
			cli_say(cli, &msg_draw_seed_unused, MSG_ARGS(no.text));
		if (draw->how.method == DRAW_STANDING && draw->unfinished > 0)
			cli_say(cli, &msg_draw_unfinished, MSG_ARGS(no.text, num_of(draw->unfinished).text));
		if (wanted > 0 && draw->round > wanted)
			cli_say(cli, &msg_draw_beyond, MSG_ARGS(no.text, num_of(wanted).text));
		cli_say(cli, &msg_draw_done, MSG_ARGS(no.text, num_of(tables).text));
	}
	draw_free(draw);
	return done;
}

/* ---- draw announce ----------------------------------------------------------------------------- */

bool cli_run_draw_announce(struct cli *cli)
{
	struct book_event event;

	if (!cli->argv[0][0])
		return cli_fail(cli, ERR_USAGE, &msg_draw_empty_seed, MSG_NO_ARGS);
	if (!cli_event(cli, &event) || !desk_draw_announce(cli_desk(cli), &event, cli->argv[0]))
		return false;
	cli_say(cli, &msg_draw_announced, MSG_ARGS(cli->argv[0]));
	return true;
}

/* ---- draw swap --------------------------------------------------------------------------------- */

/* Find the last round with tables, or the one of --round. */
static bool find_round(struct cli *cli, const struct book_event *event, const char *word, int *round)
{
	struct book_table *list = NULL;
	size_t count = 0;

	if (word)
		return cli_number(cli, word, &msg_word_round, round);
	if (!book_tables(cli->book, event->id, 0, &list, &count, &cli->err))
		return false;
	*round = count > 0 ? list[count - 1].round : 1;
	book_free(list);
	return true;
}

/* Find the entry with the start number typed, or of the player whom the words mean. */
static bool find_swapped(struct cli *cli, const struct book_event *event, char *word, struct book_entry *out)
{
	int start_no = 0;

	if (cli_are_numbers(1, &word))
		return cli_number(cli, word, &msg_word_start_no, &start_no)
			&& book_entry_by_start_no(cli->book, event->id, start_no, out, &cli->err);
	int found = book_entry_by_words(cli->book, event->id, word, out, &cli->err);
	if (found == 0)
		cli_fail(cli, ERR_NOT_FOUND, &msg_draw_not_entered, MSG_ARGS(word));
	return found == 1;
}

bool cli_run_draw_swap(struct cli *cli)
{
	const char *anyway = cli->opt[CLI_FORCE] ? cli->opt[CLI_REASON] : NULL;
	struct book_event event;
	struct book_entry who[2];
	int round = 0;

	if (!cli_event(cli, &event) || !find_swapped(cli, &event, cli->argv[0], &who[0])
		|| !find_swapped(cli, &event, cli->argv[1], &who[1])
		|| !find_round(cli, &event, cli->opt[CLI_ROUND], &round))
		return false;
	const int start_nos[] = { who[0].start_no, who[1].start_no };
	struct draw *seated = desk_draw_swap(cli_desk(cli), &event, round, start_nos, anyway, report_ranks);
	bool done = false;
	if (seated) {
		/* Show it like `draw check`; if it is not in the book, or cannot be repeated, as it is. */
		struct draw_checked checked = { .seated = NULL };
		bool is_again = !cli->opt[CLI_DRY_RUN] && seated->seating != DRAW_BY_HAND
			&& draw_check(cli->book, &event, round, report_ranks, &checked, &cli->err);
		cli->err = (struct err){ 0 };
		done = show(cli, is_again ? checked.seated : seated, is_again ? &checked : NULL, is_again);
		draw_checked_free(&checked);
	}
	if (done)
		cli_say(cli, &msg_draw_swapped, MSG_ARGS(num_of(round).text,
			book_label_of(&who[0].player).text, book_label_of(&who[1].player).text));
	draw_free(seated);
	return done;
}

/* ---- draw check -------------------------------------------------------------------------------- */

static void say_check(struct cli *cli, const struct draw_checked *checked)
{
	const struct vault_step *brought = &checked->brought;
	bool is_same = checked->count == 0, by_hand = checked->seated->seating == DRAW_BY_HAND;
	struct num round = num_of(checked->seated->round);
	struct buf others = { 0 };

	for (int i = 0; i < checked->count; i++)
		buf_printf(&others, "%s%d", i > 0 ? ", " : "", checked->others[i]);
	const struct msg *found = checked->is_of_seated ? &msg_draw_is_same_of_seated : &msg_draw_is_same;
	if (by_hand)
		found = &msg_draw_by_hand;
	else if (!checked->is_known || !is_same)
		found = checked->is_known ? &msg_draw_differs : &msg_draw_not_known;
	cli_say(cli, found, MSG_ARGS(round.text, buf_text(&others), num_of(brought->id).text,
		time_of(brought->at, cli->lang).text));
	if (by_hand ? !checked->is_everybody_once : !is_same && checked->is_known)
		cli->status = ERR_CHECK;
	buf_free(&others);
}

bool cli_run_draw_check(struct cli *cli)
{
	struct book_event event;
	struct draw_checked checked;
	int round = 0;

	if (!cli_event(cli, &event) || !find_round(cli, &event, cli->argc > 0 ? cli->argv[0] : NULL, &round))
		return false;
	bool done = draw_check(cli->book, &event, round, report_ranks, &checked, &cli->err);
	if (done)
		say_check(cli, &checked);
	done = done && show(cli, checked.seated, &checked, true);
	draw_checked_free(&checked);
	return done;
}
