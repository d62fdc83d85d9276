/*
 * Plan the tables of a round. All-play-all: by a design if there is one, else by rounds searched one after
 * another.
 */
#include "event/event.h"
#include "event/inner.h"

#include <string.h>

/* ---- how many rounds --------------------------------------------------------------------------- */

/*
 * Fields not divisible by three: the rounds that a seed gives if each is drawn at random and improved until
 * nobody meets anybody again; and the rounds that another seed gives if turns at the table of four (or byes)
 * are even too: nobody has two more than anybody else. Found by trying seeds; more may be possible.
 */
struct sequence {
	uint8_t rounds;
	uint16_t seed;
	uint8_t even_rounds;
	uint16_t even_seed;
};

enum { SEQUENCES = 63 };   /* smaller fields have seeds of their own */

static const struct sequence four_sequences[SEQUENCES] = {
	[4] = { 1, 1, 1, 1 }, [7] = { 1, 1, 1, 1 }, [8] = { 1, 1, 1, 1 }, [10] = { 1, 1, 1, 1 },
	[11] = { 1, 1, 1, 1 }, [13] = { 4, 1, 1, 1 }, [14] = { 4, 4, 1, 1 }, [16] = { 6, 325, 5, 1 },
	[17] = { 5, 3, 1, 1 }, [19] = { 7, 42, 6, 15 }, [20] = { 6, 169, 4, 1 }, [22] = { 8, 488, 7, 1 },
	[23] = { 7, 57, 7, 57 }, [25] = { 9, 30, 8, 1 },
	[26] = { 8, 43, 8, 43 }, [28] = { 9, 1, 6, 1 }, [29] = { 9, 3, 8, 2 },
	[31] = { 11, 5, 10, 5 }, [32] = { 10, 1, 7, 2 }, [34] = { 12, 1, 8, 6 }, [35] = { 11, 8, 11, 8 },
	[37] = { 14, 6, 14, 6 }, [38] = { 13, 8, 11, 7 }, [40] = { 15, 2, 9, 1 }, [41] = { 14, 6, 13, 6 },
	[43] = { 16, 8, 16, 8 }, [44] = { 15, 2, 10, 2 }, [46] = { 18, 2, 11, 3 }, [47] = { 16, 2, 11, 2 },
	[49] = { 19, 7, 11, 1 }, [50] = { 18, 4, 16, 6 }, [52] = { 20, 4, 12, 2 }, [53] = { 19, 8, 12, 1 },
	[55] = { 21, 6, 13, 1 }, [56] = { 20, 5, 13, 3 }, [58] = { 22, 4, 21, 4 }, [59] = { 21, 4, 19, 4 },
	[61] = { 24, 4, 14, 1 }, [62] = { 23, 8, 14, 1 },
};

/* Fields with remainder two are missing: designs are better. */
static const struct sequence bye_sequences[SEQUENCES] = {
	[4] = { 1, 1, 1, 1 }, [7] = { 1, 1, 1, 1 }, [10] = { 4, 1, 4, 1 }, [13] = { 5, 2, 5, 2 },
	[16] = { 6, 1, 6, 1 }, [19] = { 8, 6, 8, 6 }, [22] = { 9, 15, 9, 15 }, [25] = { 10, 1, 10, 1 },
	[28] = { 11, 1, 11, 1 }, [31] = { 12, 1, 12, 1 }, [34] = { 14, 1, 14, 1 }, [37] = { 15, 1, 15, 1 },
	[40] = { 16, 1, 16, 1 }, [43] = { 18, 2, 18, 2 }, [46] = { 19, 1, 19, 1 }, [49] = { 21, 8, 21, 8 },
	[52] = { 22, 1, 22, 1 }, [55] = { 23, 1, 23, 1 }, [58] = { 24, 1, 24, 1 }, [61] = { 26, 2, 26, 2 },
};

/* In larger fields any seed gives a sixth as many rounds as players. */
static struct sequence sequence_of(int players, const struct event_plan *plan)
{
	const struct sequence *known = plan->byes > 0 ? bye_sequences : four_sequences;

	if (players < SEQUENCES && known[players].rounds > 0)
		return known[players];
	return (struct sequence){ (uint8_t)(players < 12 ? 1 : players / 6), 1, 0, 1 };
}

/* Count the points of the design in threes that serves this many players; 0 if none does. */
static int design_of(int players, const struct event_plan *plan)
{
	if (plan->least != EVENT_THREE || plan->large > 0)
		return 0;
	/* Take a design with one point too many: its partners have a bye, everybody at most once. */
	return players % EVENT_THREE == 1 ? 0 : players + (players % EVENT_THREE == 2);
}

/* Tables of two, and of four and more, come from a grid, except one or two fours. */
static bool is_grid(int players, const struct event_plan *plan)
{
	bool is_of_fours = plan->least == 4 && (players == 4 || players == 8);

	return plan->least != EVENT_THREE && !is_of_fours;
}

/*
 * Plan larger tables in place of byes. A game with two sizes gets as few larger ones as possible; one with
 * more gets all tables of one size, the smallest, if nobody sits out more than every third deal there; else
 * two adjacent sizes, the smallest possible.
 */
static bool plan_sizes(int players, struct event_game game, struct event_plan *plan)
{
	int tables = players / game.players;
	int equal = game.players * 3 / 2 < game.most ? game.players * 3 / 2 : game.most;
	bool has_many = game.most - game.players > 1;

	for (int size = equal; has_many && size >= game.players; size--)
		tables = players % size == 0 ? players / size : tables;
	plan->least = players / tables;
	plan->large = players % tables;
	plan->small = tables - plan->large;
	plan->most = plan->least + (plan->large > 0);
	return plan->most <= game.most;
}

static int pairs_of(int count)
{
	return count * (count - 1) / 2;
}

/*
 * Bound the rounds: none can have more new pairs than remain, and nobody meets more than all others. Small
 * fields fall short of that: the players of one table need a table, or a bye, each in the next round; 6 and
 * 12 in threes were searched exhaustively.
 */
static int plan_bound(int players, const struct event_plan *plan)
{
	int meetings = plan->small * pairs_of(plan->least) + plan->large * pairs_of(plan->most);
	int tables = plan->small + plan->large;
	int bound = pairs_of(players) / meetings;

	if (tables + plan->byes < plan->most)
		return 1;
	if (players == 12 && plan->least == EVENT_THREE)
		return 4;
	if (plan->large == 0 && plan->byes == 0 && bound > (players - 1) / (plan->least - 1))
		bound = (players - 1) / (plan->least - 1);
	return bound;
}

bool event_plan_make(int players, struct event_game game, enum event_fill fill, struct event_plan *plan)
{
	*plan = (struct event_plan){ .least = game.players, .most = game.players };
	if (players > EVENT_PLAYERS || players < game.players)
		return false;
	if (fill == EVENT_FOURS && !plan_sizes(players, game, plan))
		return false;
	if (fill == EVENT_BYES) {
		plan->byes = players % game.players;
		plan->small = players / game.players;
	}
	plan->bound = plan_bound(players, plan);
	int points = design_of(players, plan);
	if (is_grid(players, plan))
		plan->rounds = event_grid_rounds(players, plan);
	else
		plan->rounds = points > 0 ? event_design_rounds(points) : sequence_of(players, plan).rounds;
	return true;
}
/* ---- a schedule of points, players for points -------------------------------------------------- */

/* Draw rounds until one has a repeat, adding each to work->past; returns how many. */
static int draw_sequence(struct event_work *work, const struct event_field *field, uint64_t seed, int rounds,
	struct event_table *tables)
{
	int count = 0;

	for (int round = 0; round < rounds; round++) {
		struct event_table *t = tables + round * count;
		struct event_grade grade = { 0 };
		count = event_draw_random(work, field, &work->past, seed + (uint64_t)round * 7919, t);
		event_grade_round(&grade, field, &work->past, t, count);
		if (grade.repeats > 0 || count == 0)
			return round;
		event_past_add(&work->past, t, count);
	}
	return rounds;
}

static void name_players(const int16_t who[], struct event_table *tables, int count)
{
	for (int i = 0; i < count; i++) {
		for (int k = 0; k < tables[i].size; k++)
			tables[i].seat[k] = who[tables[i].seat[k]];
	}
}

/* Write a round of a design with its players, byes last, and grade it by criteria 3 to 5. */
static struct event_grade grade_design(const struct event_field *field, const int16_t who[],
	const struct event_plan *plan, int players, int round, struct event_table *tables, int count)
{
	static const struct event_past nothing = { .players = EVENT_THREE };
	int16_t threes[EVENT_TABLES][EVENT_THREE];
	int points = design_of(players, plan), whole = 0, bye = plan->small;
	struct event_grade grade = { 0 };

	if (points > 0)
		event_design_round(points, round, threes);
	else
		event_grid_round(players, plan, round, tables);
	for (int i = 0; i < points / EVENT_THREE; i++) {
		const int16_t *t = threes[i];
		bool is_whole = t[0] < players && t[1] < players && t[2] < players;
		if (is_whole)
			tables[whole++] = event_table_of(EVENT_THREE, t);
		for (int k = 0; k < EVENT_THREE && !is_whole; k++) {
			if (t[k] < players)
				tables[bye++] = event_table_of(1, &t[k]);
		}
	}
	name_players(who, tables, count);
	event_grade_round(&grade, field, &nothing, tables, count);
	return grade;
}

/* Count the pairs of one club at a table. */
static int clubs_at(const struct event_field *field, const struct event_table *t)
{
	int pairs = 0;

	for (int i = 0; i < t->size; i++) {
		for (int j = 0; j < i; j++) {
			int club = field->players[t->seat[i]].club;
			pairs += club != 0 && club == field->players[t->seat[j]].club;
		}
	}
	return pairs;
}

/* Exchange two players in all rounds, so that still no pair meets twice; returns how club pairs change. */
static int exchange_players(const struct event_field *field, int a, int b, struct event_table *tables,
	int count)
{
	int change = 0;

	for (int i = 0; i < count; i++) {
		struct event_table *t = &tables[i];
		int seat_a = EVENT_NOBODY, seat_b = EVENT_NOBODY;
		for (int k = 0; k < t->size; k++) {
			seat_a = t->seat[k] == a ? k : seat_a;
			seat_b = t->seat[k] == b ? k : seat_b;
		}
		if ((seat_a == EVENT_NOBODY) == (seat_b == EVENT_NOBODY))
			continue;
		change -= clubs_at(field, t);
		t->seat[seat_a == EVENT_NOBODY ? seat_b : seat_a] = (int16_t)(seat_a == EVENT_NOBODY ? a : b);
		change += clubs_at(field, t);
	}
	return change;
}

/* Keep clubs apart: exchange players while that reduces the pairs of one club. */
static void part_clubs(const struct event_field *field, const int16_t who[], int players,
	struct event_table *tables, int count)
{
	enum { LARGEST = 128 };   /* larger ones would take seconds */
	bool is_better = field->is_apart && players <= LARGEST;

	while (is_better) {
		is_better = false;
		for (int i = 0; i < players; i++) {
			for (int j = i + 1; j < players; j++) {
				if (field->players[who[i]].club == field->players[who[j]].club)
					continue;
				if (exchange_players(field, who[i], who[j], tables, count) < 0)
					is_better = true;
				else
					exchange_players(field, who[i], who[j], tables, count);
			}
		}
	}
}

/* ---- the rounds -------------------------------------------------------------------------------- */

static const struct event_player nobodies[EVENT_PLAYERS];

static int schedule(struct event_work *work, const struct event_field *field, const int16_t who[],
	const struct event_plan *plan, int players, int rounds, int count, struct event_table *tables)
{
	struct event_field points = { .game = field->game, .count = players, .players = nobodies,
		.fill = field->fill };
	struct event_grade grades[EVENT_ROUNDS];
	bool is_design = is_grid(players, plan) || design_of(players, plan) > 0;
	int all = is_design ? plan->rounds : 0, chosen = 0;

	/* Take the best rounds of the design, in its own order. */
	for (int round = 0; round < all; round++)
		grades[round] = grade_design(field, who, plan, players, round, tables, count);
	for (int round = 0; round < all; round++) {
		int better = 0;
		for (int other = 0; other < all; other++) {
			int order = event_grade_compare(&grades[other], &grades[round], field->is_apart);
			better += order < 0 || (order == 0 && other < round);
		}
		if (better < rounds)
			grade_design(field, who, plan, players, round, tables + chosen++ * count, count);
	}
	if (!is_design) {
		event_past_start(&work->past, field->game);
		struct sequence sequence = sequence_of(players, plan);
		uint64_t seed = rounds <= sequence.even_rounds ? sequence.even_seed : sequence.seed;
		rounds = draw_sequence(work, &points, seed, rounds, tables);
		name_players(who, tables, rounds * count);
	}
	part_clubs(field, who, players, tables, rounds * count);
	return rounds;
}

int event_all_play(struct event_work *work, const struct event_field *field, const struct event_past *past,
	uint64_t seed, int rounds, struct event_table *tables)
{
	int16_t who[EVENT_PLAYERS];
	int players = event_present(field, who);
	struct event_plan plan;

	if (!event_plan_make(players, field->game, field->fill, &plan))
		return 0;
	int count = plan.small + plan.large + plan.byes, most = rounds < plan.rounds ? rounds : plan.rounds;
	if (past) {
		work->past = *past;
		rounds = draw_sequence(work, field, seed, rounds, tables);
		work->past = *past;
	} else {
		if (seed != 0)
			event_shuffle(&seed, who, players);
		rounds = schedule(work, field, who, &plan, players, most, count, tables);
		event_past_start(&work->past, field->game);
		event_seat_rounds(&work->past, tables, count, rounds);
	}
	for (int round = 0; round < rounds; round++) {
		event_number_tables(&work->past, tables + round * count, count);
		event_past_add(&work->past, tables + round * count, count);
	}
	return rounds;
}
