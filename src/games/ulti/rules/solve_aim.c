/* Compute the solver's aim: the value of every possible end of a play, and the units needed for it. */
#include "games/ulti/rules/ulti.h"
#include "games/ulti/rules/solve.h"

#include <string.h>

enum { UNIT = 10 };

/* ---- the value of an end ----------------------------------------------------------------------- */

/* Make the deal with the results of such an end: tricks, points and asz as in a replay. */
static struct ulti_deal deal_at_end(const struct ulti_solver *s, unsigned marks, int units)
{
	int declarer = s->deal.declarer, aces = (int)(marks & MARK_ACES);
	struct ulti_replay replay = { .deal = s->deal, .trick_count = ULTI_TRICKS };
	struct outcome outcome = { .play = &s->play, .out = &replay, .bid = ulti_bid_at(s->deal.bid),
		.seven = (enum ulti_result)(marks >> SEVEN_SHIFT) };

	if (outcome.seven != ULTI_UNSAID)
		outcome.seven_seat = s->seats[s->seven_seat - 1];
	bool lost = marks & MARK_LOST || !ulti_bid_has(outcome.bid, ULTI_DURCHMARS), won = marks & MARK_WON;
	replay.tricks[declarer] = lost ? won : ULTI_TRICKS;
	replay.declarer_points = (int16_t)(UNIT * units + (won ? s->melds[0] : 0));
	replay.defenders_points = (int16_t)(UNIT * (UNITS - units) + (marks & MARK_MELDER ? s->melds[1] : 0));
	if (aces && aces != ACES_SPLIT)
		replay.taken[s->seats[aces - 1]] = ulti_cards_of_face(ULTI_ASZ);
	ulti_outcome_note(&outcome);
	return replay.deal;
}

static int value_of(const struct ulti_solver *s, unsigned marks, int units)
{
	const struct ulti_deal end = deal_at_end(s, marks, units);
	const struct ulti_bid *bid = ulti_bid_at(end.bid);
	unsigned aces = marks & MARK_ACES;
	struct ulti_settlement settlement;
	int made = 0;

	/* All asz with the declarer are four units won, with a defender four that are missing. */
	if (aces != 0 && aces != ACES_SPLIT && !(aces == 1 ? units >= 4 : units <= UNITS - 4))
		return NO_VALUE;
	if (s->aim_of == AIM_SETTLEMENT && ulti_settle(&end, &s->rules, &settlement) != ULTI_FINE)
		return NO_VALUE;
	if (s->aim_of == AIM_SETTLEMENT)
		return settlement.points[end.declarer];
	for (int i = 0; i < bid->part_count; i++)
		made += end.made[bid->parts[i].part] == ULTI_MADE;
	if (s->aim_of == AIM_BID)
		return made == bid->part_count;
	return end.made[s->aim_of] == ULTI_MADE;
}

static void list_value(struct solve_aim *aim, int value)
{
	int at = aim->value_count;

	for (int i = 0; i < aim->value_count; i++) {
		if (aim->values[i] == value)
			return;
	}
	for (; at > 0 && aim->values[at - 1] > value; at--)
		aim->values[at] = aim->values[at - 1];
	aim->values[at] = (int16_t)value;
	aim->value_count++;
}

/* The marks that can come up at all in this deal. */
static unsigned marks_of_deal(const struct ulti_solver *s)
{
	const struct ulti_bid *bid = ulti_bid_at(s->deal.bid);
	unsigned marks = 0;

	if (ulti_bid_has(bid, ULTI_DURCHMARS))
		marks |= MARK_LOST;
	if (ulti_bid_has(bid, ULTI_BETLI) || s->melds[0])
		marks |= MARK_WON;
	if (s->melds[1])
		marks |= MARK_MELDER;
	if (!s->is_colourless && s->aces_dealt)
		marks |= MARK_ACES;
	if (!s->is_colourless && s->seven_seat)
		marks |= MARK_SEVEN;
	return marks;
}

/* The marks that the aim depends on: a part alone asks about few ends. */
static unsigned marks_of_aim(const struct ulti_solver *s)
{
	static const uint8_t of_part[ULTI_PART_COUNT] = {
		[ULTI_PARTI] = MARK_WON | MARK_MELDER, [ULTI_40_100] = MARK_WON, [ULTI_20_100] = MARK_WON,
		[ULTI_4_ASZ] = MARK_ACES, [ULTI_ULTI] = MARK_SEVEN, [ULTI_DURCHMARS] = MARK_LOST,
		[ULTI_BETLI] = MARK_WON,
	};

	return s->aim_of < ULTI_PART_COUNT ? of_part[s->aim_of] : MARK_SETS - 1;
}

void ulti_solver_settle(const struct ulti_solver *s, unsigned marks, int units, struct ulti_settlement *out)
{
	const struct ulti_deal end = deal_at_end(s, marks & marks_of_deal(s), units);

	if (ulti_settle(&end, &s->rules, out) != ULTI_FINE)
		*out = (struct ulti_settlement){ .line_count = 0 };
}

void ulti_solver_aim(struct ulti_solver *s, int aim_of)
{
	if (s->aim_of == aim_of)
		return;
	s->aim_of = aim_of;
	unsigned possible = marks_of_deal(s) & marks_of_aim(s);
	s->aim.final_count = s->aim.value_count = 0;
	for (unsigned marks = 0; marks < MARK_SEVEN; marks++) {
		unsigned aces = marks & MARK_ACES;
		if (marks & ~possible || aces > ACES_SPLIT || (possible & MARK_ACES && aces == 0))
			continue;
		struct solve_final *end = &s->aim.finals[s->aim.final_count];
		bool can_be = false;
		end->marks = (uint8_t)marks;
		for (int units = 0; units <= UNITS; units++) {
			int value = value_of(s, marks, units);
			end->value[units] = (int16_t)value;
			if (value != NO_VALUE)
				list_value(&s->aim, value);
			can_be = can_be || value != NO_VALUE;
		}
		s->aim.final_count += can_be;
	}
	ulti_solver_forget(s);
}

/* ---- the units needed for a value -------------------------------------------------------------- */

/* Group the needs of all ends by tracked marks; false if two of them contradict each other. */
static bool fold(const struct solve_aim *aim, const uint8_t needs[], unsigned tracked, uint8_t out[MARK_SETS])
{
	enum { UNSET = 0xff };

	memset(out, UNSET, MARK_SETS);
	for (int i = 0; i < aim->final_count; i++) {
		uint8_t *slot = &out[aim->finals[i].marks & tracked];
		if (*slot != UNSET && *slot != needs[i])
			return false;
		*slot = needs[i];
	}
	return true;
}

/* Find the least and most needs of the ends still possible, for each set of marks. */
static void span_needs(struct solve_question *q, const struct solve_aim *aim)
{
	const unsigned once = MARK_LOST | MARK_WON | MARK_MELDER;

	for (unsigned marks = 0; marks < MARK_SETS / 2; marks++) {
		unsigned aces = marks & MARK_ACES;
		uint8_t least = NEED_NEVER, most = 0;
		if (marks & ~(unsigned)(q->tracked | MARK_LIVE) || aces > ACES_SPLIT)
			continue;
		if (marks & MARK_LIVE && !(q->tracked & MARK_SEVEN))
			continue;
		for (int i = 0; i < aim->final_count; i++) {
			unsigned end = aim->finals[i].marks & q->tracked, ends = end & MARK_ACES;
			if (marks & once & ~end || (end & MARK_SEVEN && !(marks & MARK_LIVE)))
				continue;
			if (aces != 0 && ends != aces && ends != ACES_SPLIT)
				continue;
			least = q->need[end] < least ? q->need[end] : least;
			most = q->need[end] > most ? q->need[end] : most;
		}
		q->least[marks] = least;
		q->most[marks] = most;
	}
}

void ulti_solver_question(struct ulti_solver *s, int rung)
{
	static const uint8_t marks[] = { MARK_ACES, MARK_LOST, MARK_WON, MARK_MELDER, MARK_SEVEN };
	struct solve_question *q = &s->question;
	uint8_t needs[FINALS];

	q->rung = (uint8_t)rung;
	q->tracked = 0xff;
	q->points = false;
	for (int i = 0; i < s->aim.final_count; i++) {
		/* the fewest units that this end needs */
		const int16_t *values = s->aim.finals[i].value;
		needs[i] = NEED_NEVER;
		for (int units = UNITS; units >= 0; units--) {
			if (values[units] != NO_VALUE && values[units] >= s->aim.values[rung])
				needs[i] = (uint8_t)units;
		}
		q->points = q->points || (needs[i] != 0 && needs[i] != NEED_NEVER);
	}
	for (size_t i = 0; i < sizeof marks; i++) {
		if (fold(&s->aim, needs, q->tracked & ~(unsigned)marks[i], q->need))
			q->tracked = (uint8_t)(q->tracked & ~(unsigned)marks[i]);
	}
	fold(&s->aim, needs, q->tracked, q->need);
	span_needs(q, &s->aim);
	/* What the declarer needs: his trump seven in the last trick, or never a trick. */
	bool made = q->need[0] == NEED_NEVER && q->need[ULTI_MADE << SEVEN_SHIFT] == 0;
	q->alone = q->tracked == MARK_SEVEN && made ? ULTI_ULTI
		: q->tracked == MARK_WON && s->is_colourless ? ULTI_BETLI : 0;
	/* Which cards differ by more than their strength in this question. */
	bool aces = q->tracked & MARK_ACES, points = q->points;
	memset(s->kinds, 0, sizeof s->kinds);
	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		s->kinds[suit * ULTI_FACES + ULTI_TIZES] = points;
		s->kinds[suit * ULTI_FACES + ULTI_ASZ] = (uint8_t)(points + 2 * aces);
	}
	if (q->tracked & MARK_SEVEN)
		s->kinds[SOLVE_SEVEN] = 4;
	for (unsigned left = 0; left < 4; left++) {
		unsigned ace = left >> 1, ten = left & 1;
		s->suit_marks[left] = (uint8_t)(aces ? 2 * ace + (points && ten) : points ? ace + ten : 0);
	}
}
