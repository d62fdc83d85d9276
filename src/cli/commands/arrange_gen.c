/* Made-up events, as JSON Lines to try `arrange` on. */
#include "base/random.h"
#include "cli/commands/arrange.h"
#include "cli/shell/messages.h"

#include <string.h>

/* An event that is made up: who is there, how strong, how they stand. Players are
 * numbered in the order they come. */
struct made_up {
	struct arrange *a;
	uint64_t random;
	int players;                            /* who come in all */
	int clubs;
	int strength[EVENT_PLAYERS], points[EVENT_PLAYERS];
	struct buf played;                      /* the rounds so far, as JSON */
};

enum { STRENGTHS = 100, LUCK = 60, CLUBS = 12, LATE = 10, LEAVE = 25, FEWEST = 9 };

static bool happens(struct made_up *m, unsigned out_of)
{
	return random_below(&m->random, out_of) == 0;
}

static void let_in(struct made_up *m)
{
	struct arrange *a = m->a;
	int player = a->field.count++;

	a->no[player] = player + 1;
	a->list[player] =
		(struct event_player){ .club = (int32_t)random_below(&m->random, (unsigned)m->clubs + 1) };
	m->strength[player] = (int)random_below(&m->random, STRENGTHS);
}

/* One in ten comes later than the first round. */
static void start_event(struct made_up *m)
{
	m->clubs = happens(m, 2) ? 2 + (int)random_below(&m->random, CLUBS) : 0;
	m->a->field = (struct event_field){ .game = EVENT_THREES, .players = m->a->list };
	m->a->field.fill = happens(m, 2) ? EVENT_BYES : EVENT_FOURS;
	m->a->field.is_apart = m->clubs > 0 && happens(m, 2);
	event_past_start(&m->a->past, EVENT_THREES);
	for (int i = 0; i < m->players; i++) {
		if (i < FEWEST || !happens(m, LATE))
			let_in(m);
	}
}

static int present(const struct arrange *a)
{
	int count = 0;

	for (int i = 0; i < a->field.count; i++)
		count += !a->list[i].is_out;
	return count;
}

static void come_and_go(struct made_up *m)
{
	struct arrange *a = m->a;

	while (a->field.count < m->players && happens(m, 2))
		let_in(m);
	for (int i = 0; i < a->field.count; i++) {
		if (present(a) > FEWEST && happens(m, LEAVE))
			a->list[i].is_out = true;
	}
}

/* By points, of equal ones the lower number first; only those who are there are placed. */
static void rank_players(struct made_up *m)
{
	struct arrange *a = m->a;

	for (int i = 0; i < a->field.count; i++) {
		a->list[i].rank = 0;
		for (int j = 0; j < a->field.count && !a->list[i].is_out; j++) {
			int64_t ahead = m->points[j] - m->points[i];
			bool is_before = ahead > 0 || (ahead == 0 && j <= i);
			a->list[i].rank += is_before && !a->list[j].is_out;
		}
	}
}

static void write_players(struct buf *b, const struct arrange *a)
{
	const char *separator = "";

	for (int i = 0; i < a->field.count; i++) {
		if (a->list[i].is_out)
			continue;
		buf_printf(b, "%s{\"no\":%d,\"rank\":%d", separator, a->no[i], a->list[i].rank);
		if (a->list[i].club)
			buf_printf(b, ",\"club\":\"Klub %d\"", a->list[i].club);
		buf_char(b, '}');
		separator = ",";
	}
}

static void write_withdrawn(struct buf *b, const struct arrange *a)
{
	const char *separator = ",\"withdrawn\":[";

	for (int i = 0; i < a->field.count; i++) {
		if (!a->list[i].is_out)
			continue;
		buf_printf(b, "%s%d", separator, a->no[i]);
		separator = ",";
	}
	if (separator[1] == '\0')
		buf_char(b, ']');
}

/* The line before a round: the first is drawn out of a seed, the others by standing.
 * `no`: of several events, else 0. */
static void write_made_up(struct cli *cli, const struct made_up *m, int no, int round, const char *seed)
{
	const struct arrange *a = m->a;
	struct buf *b = &cli->out;

	if (no > 0)
		buf_printf(b, "{\"id\":\"%d/%d\"", no, round);
	else
		buf_printf(b, "{\"id\":%d", round);
	buf_printf(b, ",\"method\":\"%s\",\"players\":[", arrange_methods[round == 1 ? RANDOM : STANDING]);
	write_players(b, a);
	buf_char(b, ']');
	write_withdrawn(b, a);
	buf_printf(b, ",\"fill\":\"%s\",\"clubs\":\"%s\",\"seed\":", arrange_fills[a->field.fill == EVENT_BYES],
		arrange_clubs[a->field.is_apart]);
	buf_json(b, seed, strlen(seed));
	buf_str(b, ",\"played\":[");
	buf_add(b, buf_text(&m->played), m->played.len);
	buf_str(b, "]}\n");
}

/* Draw the round, and let strength and luck decide. */
static void play_round(struct made_up *m, int round, const char *seed)
{
	struct arrange *a = m->a;
	enum event_proof proof;
	int count = round == 1
		? event_draw_random(a->work, &a->field, &a->past, random_seed_of_round(seed, round), a->tables)
		: event_draw_standing(a->work, &a->field, &a->past, a->tables, &proof);

	if (m->played.len > 0)
		buf_char(&m->played, ',');
	arrange_write_rounds(&m->played, a, a->tables, 1, count);
	event_past_add(&a->past, a->tables, count);
	for (int i = 0; i < count; i++) {
		for (int k = 0; k < a->tables[i].size; k++) {
			int player = a->tables[i].seat[k];
			m->points[player] += m->strength[player] + (int)random_below(&m->random, LUCK);
		}
	}
}

static bool make_event(struct cli *cli, struct made_up *m, int no, int rounds, const char *seed)
{
	m->random = random_seed_of_round(seed, 0);
	start_event(m);
	for (int round = 1; round <= rounds; round++) {
		size_t before = cli->out.len;
		if (round > 1) {
			play_round(m, round - 1, seed);
			come_and_go(m);
		}
		rank_players(m);
		write_made_up(cli, m, no, round, seed);
		if (cli->out.len - before > LIMIT_JSON_LINE)
			return cli_fail(cli, ERR_USAGE, &msg_arrange_long,
				MSG_ARGS(num_of(round).text, num_of(LIMIT_JSON_LINE).text));
	}
	return cli_flush(cli);
}

/* So many events; of several each has a seed of its own, "SEED/NUMBER". */
static bool make_events(struct cli *cli, struct arrange *a, int events, int players, int rounds)
{
	const char *seed = cli->opt[CLI_SEED] ? cli->opt[CLI_SEED] : "1";
	struct buf own = { 0 };
	bool done = true;

	for (int no = 1; no <= events && done; no++) {
		struct made_up m = { .a = a, .players = players };
		buf_clear(&own);
		buf_str(&own, seed);
		if (events > 1)
			buf_printf(&own, "/%d", no);
		done = make_event(cli, &m, events > 1 ? no : 0, rounds, buf_text(&own));
		buf_free(&m.played);
	}
	buf_free(&own);
	return done;
}

bool cli_run_arrange_gen(struct cli *cli, int argc, char **argv)
{
	const char *typed_players = cli->opt[CLI_PLAYERS] ? cli->opt[CLI_PLAYERS] : "21";
	const char *typed_rounds = cli->opt[CLI_ROUNDS] ? cli->opt[CLI_ROUNDS] : "4";
	const char *typed_events = cli->opt[CLI_EVENTS] ? cli->opt[CLI_EVENTS] : "1";
	int players, rounds, events;
	struct arrange *a;

	(void)argc;
	(void)argv;
	if (!cli_number(cli, typed_players, &msg_word_players, &players)
		|| !cli_number(cli, typed_rounds, &msg_word_rounds, &rounds)
		|| !cli_number(cli, typed_events, &msg_word_events, &events))
		return false;
	if (players < FEWEST || players > EVENT_PLAYERS)
		return cli_fail(cli, ERR_USAGE, &msg_arrange_gen_players,
			MSG_ARGS(num_of(FEWEST).text, num_of(EVENT_PLAYERS).text));
	if (!arrange_start(cli, &a))
		return false;
	bool done = make_events(cli, a, events, players, rounds);
	arrange_end(a);
	return done;
}
