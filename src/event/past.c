/* Sum up the rounds so far, and grade the next one. */
#include "event/event.h"
#include "event/inner.h"

#include <string.h>

struct event_table event_table_of(int size, const int16_t seat[])
{
	struct event_table table = { .size = (int16_t)size };

	for (int i = 0; i < EVENT_SEATS; i++)
		table.seat[i] = i < size ? seat[i] : EVENT_NOBODY;
	return table;
}

void event_past_start(struct event_past *past, struct event_game game)
{
	memset(past, 0, sizeof *past);
	past->players = game.players;
}

bool event_have_met(const struct event_past *past, int a, int b)
{
	return past->met[a][b / 64] >> b % 64 & 1;
}

bool event_has_been(const struct event_past *past, int player, int no)
{
	return no < EVENT_TABLES && past->been[player][no / 64] >> no % 64 & 1;
}

int event_turns(const struct event_past *past, int player, int size)
{
	return size == past->players ? 0 : past->turns[player][size == 1];
}

int event_sit_out(const struct event_past *past, int size)
{
	return size == 1 ? 1 : size - past->players;
}

void event_past_add(struct event_past *past, const struct event_table *tables, int count)
{
	for (int no = 0; no < count; no++) {
		const struct event_table *t = &tables[no];
		for (int i = 0; i < t->size; i++) {
			int player = t->seat[i];
			past->turns[player][t->size == 1] =
				(int16_t)(past->turns[player][t->size == 1] + event_sit_out(past, t->size));
			if (t->size > 1)
				past->seats[player][i]++;
			if (no < EVENT_TABLES && t->size > 1)
				past->been[player][no / 64] |= UINT64_C(1) << no % 64;
			for (int j = 0; j < t->size; j++)
				past->met[player][t->seat[j] / 64] |= (uint64_t)(i != j) << t->seat[j] % 64;
		}
	}
}

/* ---- grading ----------------------------------------------------------------------------------- */

static bool is_club_pair(const struct event_field *field, int a, int b)
{
	return field->players[a].club != 0 && field->players[a].club == field->players[b].club;
}

void event_grade_round(struct event_grade *grade, const struct event_field *field,
	const struct event_past *past, const struct event_table *tables, int count)
{
	uint8_t seen[EVENT_PLAYERS] = { 0 };

	/* Σ over players (times in the seat)², this round included; a player in several seats counts in each. */
	memset(grade->seats, 0, sizeof grade->seats);
	for (int player = 0; player < field->count; player++) {
		for (int i = 0; i < EVENT_SEATS; i++)
			grade->seats[i] += (int64_t)past->seats[player][i] * past->seats[player][i];
	}
	for (int no = 0; no < count; no++) {
		const struct event_table *t = &tables[no];
		for (int i = 0; i < t->size; i++) {
			int player = t->seat[i], rank = field->players[player].rank;
			int before = event_turns(past, player, t->size), each = event_sit_out(past, t->size);
			grade->turn_repeats += before > 0 ? each : 0;
			grade->turns_before += before * each;
			grade->same_table += t->size > 1 && event_has_been(past, player, no);
			grade->seats[i] += t->size > 1 ? 2 * past->seats[player][i] + 1 : 0;
			grade->twice += seen[player] || field->players[player].is_out;
			seen[player] = 1;
			for (int j = 0; j < i; j++) {
				int other = field->players[t->seat[j]].rank;
				int span = rank > other ? rank - other : other - rank;
				grade->repeats += event_have_met(past, t->seat[j], player);
				grade->club_pairs += is_club_pair(field, t->seat[j], player);
				if (rank == 0 || other == 0)
					continue;
				grade->widest = span > grade->widest ? span : grade->widest;
				grade->span2 += (int64_t)span * span;
			}
		}
	}
	for (int player = 0; player < field->count; player++)
		grade->absent += !seen[player] && !field->players[player].is_out;
}

static int64_t sum_of_seats(const int64_t seats[EVENT_SEATS])
{
	int64_t sum = 0;

	for (int i = 0; i < EVENT_SEATS; i++)
		sum += seats[i];
	return sum;
}

int event_grade_compare(const struct event_grade *a, const struct event_grade *b, bool is_apart)
{
	const int64_t rows[][2] = {
		{ a->absent + a->twice, b->absent + b->twice },
		{ a->repeats, b->repeats },
		{ a->turn_repeats, b->turn_repeats },
		{ a->turns_before, b->turns_before },
		{ is_apart ? a->club_pairs : 0, is_apart ? b->club_pairs : 0 },
		{ a->widest, b->widest },
		{ a->span2, b->span2 },
		{ sum_of_seats(a->seats), sum_of_seats(b->seats) },
		{ a->same_table, b->same_table },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if (rows[i][0] != rows[i][1])
			return rows[i][0] < rows[i][1] ? -1 : 1;
	}
	return 0;
}

/* ---- flaws by name ----------------------------------------------------------------------------- */

struct flaws {
	struct event_flaw *list;
	int most, count;
};

static void add_flaw(struct flaws *flaws, enum event_flaw_kind kind, int table, int a, int b)
{
	if (flaws->count < flaws->most)
		flaws->list[flaws->count] = (struct event_flaw){ kind, table, a, b };
	flaws->count++;
}

int event_flaws(const struct event_field *field, const struct event_past *past,
	const struct event_table *tables, int count, struct event_flaw *list, int most)
{
	struct flaws flaws = { list, most, 0 };
	uint8_t seen[EVENT_PLAYERS] = { 0 };

	for (int no = 0; no < count; no++) {
		const struct event_table *t = &tables[no];
		for (int i = 0; i < t->size; i++) {
			for (int j = i + 1; j < t->size; j++) {
				if (event_have_met(past, t->seat[i], t->seat[j]))
					add_flaw(&flaws, EVENT_REPEAT, no + 1, t->seat[i], t->seat[j]);
				if (field->is_apart && is_club_pair(field, t->seat[i], t->seat[j]))
					add_flaw(&flaws, EVENT_CLUB_PAIR, no + 1, t->seat[i], t->seat[j]);
			}
			if (event_turns(past, t->seat[i], t->size) > 0)
				add_flaw(&flaws, EVENT_TURN_REPEAT, no + 1, t->seat[i], EVENT_NOBODY);
			if (t->size > 1 && !field->is_top_first && event_has_been(past, t->seat[i], no))
				add_flaw(&flaws, EVENT_SAME_TABLE, no + 1, t->seat[i], EVENT_NOBODY);
		}
		for (int i = 0; i < t->size; i++) {
			int player = t->seat[i];
			if (seen[player])
				add_flaw(&flaws, EVENT_TWICE, no + 1, player, EVENT_NOBODY);
			if (field->players[player].is_out)
				add_flaw(&flaws, EVENT_OUT, no + 1, player, EVENT_NOBODY);
			seen[player] = 1;
		}
	}
	for (int player = 0; player < field->count; player++) {
		if (!seen[player] && !field->players[player].is_out)
			add_flaw(&flaws, EVENT_ABSENT, 0, player, EVENT_NOBODY);
	}
	return flaws.count;
}
