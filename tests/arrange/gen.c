/*
 * Made-up events as JSON Lines, to try `renonsz arrange` on: arrange-gen PLAYERS ROUNDS SEED [EVENTS]. An event is
 * ROUNDS lines, one before each round; of several events each has a seed of its own, "SEED/NUMBER".
 */
#include "base/base.h"
#include "base/random.h"
#include "event/event.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRENGTHS = 100, LUCK = 60, CLUBS = 12, LATE = 10, LEAVE = 25, FEWEST = 9 };

/* Who is there. Players are numbered in the order they come. */
struct field {
	struct event_field field;
	int no[EVENT_PLAYERS];
	struct event_player list[EVENT_PLAYERS];
	struct event_past past;
	struct event_table tables[EVENT_PLAYERS / EVENT_THREE + 1];
};

struct made_up {
	struct field a;
	uint64_t random;
	int players;                            /* who come in all */
	int clubs;
	int strength[EVENT_PLAYERS], points[EVENT_PLAYERS];
	struct buf played;                      /* the rounds so far, as JSON */
};

static bool happens(struct made_up *m, unsigned out_of)
{
	return random_below(&m->random, out_of) == 0;
}

static void let_in(struct made_up *m)
{
	struct field *a = &m->a;
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
	m->a.field = (struct event_field){ .game = EVENT_THREES, .players = m->a.list };
	m->a.field.fill = happens(m, 2) ? EVENT_BYES : EVENT_FOURS;
	m->a.field.is_apart = m->clubs > 0 && happens(m, 2);
	event_past_start(&m->a.past, EVENT_THREES);
	for (int i = 0; i < m->players; i++) {
		if (i < FEWEST || !happens(m, LATE))
			let_in(m);
	}
}

static int present(const struct field *a)
{
	int count = 0;

	for (int i = 0; i < a->field.count; i++)
		count += !a->list[i].is_out;
	return count;
}

static void come_and_go(struct made_up *m)
{
	struct field *a = &m->a;

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
	struct field *a = &m->a;

	for (int i = 0; i < a->field.count; i++) {
		a->list[i].rank = 0;
		for (int j = 0; j < a->field.count && !a->list[i].is_out; j++) {
			int64_t ahead = m->points[j] - m->points[i];
			bool is_before = ahead > 0 || (ahead == 0 && j <= i);
			a->list[i].rank += is_before && !a->list[j].is_out;
		}
	}
}

static void write_players(struct buf *b, const struct field *a)
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

static void write_withdrawn(struct buf *b, const struct field *a)
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

/* [[1,2,3],[4,5,6]] */
static void write_round(struct buf *b, const struct field *a, int count)
{
	for (int i = 0; i < count; i++) {
		for (int k = 0; k < a->tables[i].size; k++)
			buf_printf(b, "%s%d", k > 0 ? "," : i > 0 ? ",[" : "[[", a->no[a->tables[i].seat[k]]);
		buf_char(b, ']');
	}
	buf_char(b, ']');
}

/* The line before a round: the first is drawn out of a seed, the others by standing. `no`: of several events, else 0. */
static void write_line(struct buf *b, const struct made_up *m, int no, int round, const char *seed)
{
	if (no > 0)
		buf_printf(b, "{\"id\":\"%d/%d\"", no, round);
	else
		buf_printf(b, "{\"id\":%d", round);
	buf_printf(b, ",\"method\":\"%s\",\"players\":[", round == 1 ? "random" : "standing");
	write_players(b, &m->a);
	buf_char(b, ']');
	write_withdrawn(b, &m->a);
	buf_printf(b, ",\"fill\":\"%s\",\"clubs\":\"%s\",\"seed\":\"%s\",\"played\":[%s]}\n",
		m->a.field.fill == EVENT_BYES ? "bye" : "four", m->a.field.is_apart ? "apart" : "off", seed,
		buf_text(&m->played));
}

/* Draw the round, and let strength and luck decide. */
static void play_round(struct made_up *m, struct event_work *work, int round, const char *seed)
{
	struct field *a = &m->a;
	enum event_proof proof;
	int count = round == 1
		? event_draw_random(work, &a->field, &a->past, random_seed_of_round(seed, round), a->tables)
		: event_draw_standing(work, &a->field, &a->past, a->tables, &proof);

	if (m->played.len > 0)
		buf_char(&m->played, ',');
	write_round(&m->played, a, count);
	event_past_add(&a->past, a->tables, count);
	for (int i = 0; i < count; i++) {
		for (int k = 0; k < a->tables[i].size; k++) {
			int player = a->tables[i].seat[k];
			m->points[player] += m->strength[player] + (int)random_below(&m->random, LUCK);
		}
	}
}

int main(int argc, char **argv)
{
	static struct made_up m;
	int players = argc > 1 ? atoi(argv[1]) : 0, rounds = argc > 2 ? atoi(argv[2]) : 0;
	int events = argc > 4 ? atoi(argv[4]) : 1;
	struct event_work *work = malloc(event_work_size());

	if (argc < 4 || players < FEWEST || players > EVENT_PLAYERS || rounds < 1 || !work) {
		fprintf(stderr, "arrange-gen PLAYERS ROUNDS SEED [EVENTS]: %d to %d players\n", FEWEST, EVENT_PLAYERS);
		return 2;
	}
	for (int no = 1; no <= events; no++) {
		struct buf out = { 0 };
		char seed[64];
		if (events > 1)
			snprintf(seed, sizeof seed, "%s/%d", argv[3], no);
		else
			snprintf(seed, sizeof seed, "%s", argv[3]);
		m = (struct made_up){ .players = players, .random = random_seed_of_round(seed, 0) };
		start_event(&m);
		for (int round = 1; round <= rounds; round++) {
			if (round > 1) {
				play_round(&m, work, round - 1, seed);
				come_and_go(&m);
			}
			rank_players(&m);
			write_line(&out, &m, events > 1 ? no : 0, round, seed);
		}
		fputs(buf_text(&out), stdout);
		buf_free(&out);
		buf_free(&m.played);
	}
	free(work);
	return 0;
}
