/*
 * A second solver, slow and plain: it tries every legal card, in the words of the rules, down to the last,
 * and lets the replay and the settlement compute the outcome. No table, no bounds, no equal cards. Whole
 * deals would take years: for them there is the same with alpha-beta, which asks whether a value can be
 * reached, optionally with a memory of exact positions, card for card.
 */
#ifndef PLAIN_SOLVE_H
#define PLAIN_SOLVE_H

#include "games/ulti/rules/ulti.h"

#include <stdbool.h>
#include <stdlib.h>

/* The aim of both sides: a part (enum ulti_part), all parts, or the settlement. */
enum { PLAIN_WHOLE_BID = ULTI_PART_COUNT, PLAIN_SETTLEMENT };

/* A position before a lead: the cards, everything taken that counts, and the answer (2 yes, 1 no). */
struct plain_seen {
	uint32_t hands[ULTI_PLAYERS], taken;
	uint8_t answer;
};
enum { PLAIN_MEMORY = 1 << 21 };

struct plain {
	struct ulti_deal deal;     /* with its trump */
	struct ulti_play play;     /* the cards played so far; at the end all */
	struct ulti_rules rules;
	int aim;
	uint64_t work, most;       /* cards tried, and the limit; 0: none */
	struct plain_seen *memory; /* PLAIN_MEMORY places, all zero at first; NULL: none */
	uint64_t kept;             /* places taken */
};

/* 1.§ (1): A X K F L 9 8 7, without trumps A K F L X 9 8 7. */
static inline int plain_strength(int face, bool trumps)
{
	static const int without[ULTI_FACES] = {
		[ULTI_7] = 0, [ULTI_8] = 1, [ULTI_9] = 2, [ULTI_TIZES] = 3, [ULTI_ALSO] = 4, [ULTI_FELSO] = 5,
		[ULTI_KIRALY] = 6, [ULTI_ASZ] = 7,
	};
	static const int with[ULTI_FACES] = {
		[ULTI_7] = 0, [ULTI_8] = 1, [ULTI_9] = 2, [ULTI_ALSO] = 3, [ULTI_FELSO] = 4, [ULTI_KIRALY] = 5,
		[ULTI_TIZES] = 6, [ULTI_ASZ] = 7,
	};

	return trumps ? with[face] : without[face];
}

/* Does card a beat card b, played before? 6.§ (3) */
static inline bool plain_beats(int a, int b, int trump)
{
	if (a / 8 != b / 8)
		return a / 8 == trump;
	return plain_strength(a % 8, trump != ULTI_NO_SUIT) > plain_strength(b % 8, trump != ULTI_NO_SUIT);
}

static inline int plain_next(const struct ulti_deal *deal, int seat)
{
	do {
		seat = (seat + 1) % 4;
	} while (!(deal->players >> seat & 1));
	return seat;
}

/* The seat to play, and the trick of the next card: its first card, its winning card and the seat of that. */
struct plain_turn {
	int seat, laid, lead, best, taker;
};

/* Return the turn after a card. */
static inline struct plain_turn plain_after(const struct plain *p, struct plain_turn turn, int card)
{
	if (turn.laid == 0)
		turn.lead = card;
	if (turn.laid == 0 || plain_beats(card, turn.best, p->deal.trump)) {
		turn.best = card;
		turn.taker = turn.seat;
	}
	turn.laid++;
	turn.seat = plain_next(&p->deal, turn.seat);
	if (turn.laid == 3) {
		turn.laid = 0;
		turn.seat = turn.taker;
	}
	return turn;
}

/* Return the turn after the cards played so far. */
static inline struct plain_turn plain_turn(const struct plain *p)
{
	struct plain_turn turn = { .seat = p->deal.declarer };

	for (int i = 0; i < p->play.count; i++)
		turn = plain_after(p, turn, p->play.cards[i]);
	return turn;
}

/* List the cards still in a hand. */
static inline int plain_hand(const struct plain *p, int seat, int out[ULTI_HAND])
{
	uint32_t hand = p->play.hands[seat];
	int count = 0;

	for (int i = 0; i < p->play.count; i++)
		hand &= ~(UINT32_C(1) << p->play.cards[i]);
	for (int card = 0; card < ULTI_CARDS; card++) {
		if (hand >> card & 1)
			out[count++] = card;
	}
	return count;
}

/* Keep the cards of the suit and, if any beat `than`, only those. */
static inline int plain_keep(int cards[], int count, int suit, int than, int trump)
{
	int kept = 0, beating = 0;

	for (int i = 0; i < count; i++) {
		if (suit == ULTI_NO_SUIT || cards[i] / 8 == suit)
			cards[kept++] = cards[i];
	}
	for (int i = 0; i < kept; i++)
		beating += than >= 0 && plain_beats(cards[i], than, trump);
	if (beating == 0)
		return kept;
	count = kept;
	kept = 0;
	for (int i = 0; i < count; i++) {
		if (plain_beats(cards[i], than, trump))
			cards[kept++] = cards[i];
	}
	return kept;
}

static inline bool plain_has(const int cards[], int count, int suit)
{
	bool has = false;

	for (int i = 0; i < count; i++)
		has = has || cards[i] / 8 == suit;
	return has;
}

/* R-51, then R-52. */
static inline int plain_legal(const struct plain *p, const struct plain_turn *turn, int cards[ULTI_HAND])
{
	int trump = p->deal.trump, count = plain_hand(p, turn->seat, cards), kept = 0, others = 0;

	if (turn->laid > 0 && plain_has(cards, count, turn->lead / 8))
		count = plain_keep(cards, count, turn->lead / 8, turn->best, trump);
	else if (turn->laid > 0 && trump != ULTI_NO_SUIT && plain_has(cards, count, trump))
		count = plain_keep(cards, count, trump, turn->best, trump);
	if (!ulti_bid_has(ulti_bid_at(p->deal.bid), ULTI_ULTI) || turn->seat != p->deal.declarer)
		return count;
	for (int i = 0; i < count; i++)
		others += cards[i] / 8 == trump && cards[i] % 8 != ULTI_7;
	for (int i = 0; i < count; i++) {
		if (others == 0 || cards[i] != trump * 8 + ULTI_7)
			cards[kept++] = cards[i];
	}
	return kept;
}

/* Return the declarer's result of ten tricks. */
static inline int plain_worth(const struct plain *p)
{
	const struct ulti_bid *bid = ulti_bid_at(p->deal.bid);
	struct ulti_replay replay;
	struct ulti_settlement settlement;
	int made = 0;

	if (ulti_play_replay(&p->deal, &p->play, &replay) != ULTI_SOUND || replay.breach != ULTI_FREE
		|| ulti_settle(&replay.deal, &p->rules, &settlement) != ULTI_FINE)
		abort();   /* this solver has played against the rules */
	if (p->aim == PLAIN_SETTLEMENT)
		return settlement.points[p->deal.declarer];
	for (int i = 0; i < bid->part_count; i++)
		made += replay.deal.made[bid->parts[i].part] == ULTI_MADE;
	if (p->aim == PLAIN_WHOLE_BID)
		return made == bid->part_count;
	return replay.deal.made[p->aim] == ULTI_MADE;
}

enum { PLAIN_MOST = 10000 };

/* Return the value of the deal at that turn, by best play of both sides. */
static inline int plain_search(struct plain *p, struct plain_turn turn)
{
	bool declares = turn.seat == p->deal.declarer;
	int cards[ULTI_HAND], best = declares ? -PLAIN_MOST : PLAIN_MOST;

	p->work++;
	if (p->play.count == ULTI_PLAYED_CARDS)
		return plain_worth(p);
	int count = plain_legal(p, &turn, cards);
	for (int i = 0; i < count; i++) {
		p->play.cards[p->play.count++] = (uint8_t)cards[i];
		int value = plain_search(p, plain_after(p, turn, cards[i]));
		p->play.count--;
		if (declares ? value > best : value < best)
			best = value;
	}
	return best;
}

static inline int plain_value(struct plain *p)
{
	return plain_search(p, plain_turn(p));
}

/* Did it stop at its limit? Its answer is then worthless. */
static inline bool plain_gave_up(const struct plain *p)
{
	return (p->most && p->work >= p->most) || p->kept > PLAIN_MEMORY / 4 * 3;
}

/*
 * Make a position: the leader, the declarer's card points, and by seat whether it has a trick and the asz
 * taken.
 */
static inline struct plain_seen plain_position(const struct plain *p, int leader)
{
	uint32_t taken[ULTI_SEATS] = { 0 };
	struct plain_seen seen = { .taken = (uint32_t)leader };
	struct plain_turn turn = { .seat = p->deal.declarer };
	int shift = 6;

	for (int i = 0; i < p->play.count; i++) {
		turn = plain_after(p, turn, p->play.cards[i]);
		for (int back = 0; turn.laid == 0 && back < 3; back++)
			taken[turn.taker] |= UINT32_C(1) << p->play.cards[i - back];
	}
	for (int seat = 0, i = 0; seat < ULTI_SEATS; seat++) {
		if (!(p->deal.players >> seat & 1))
			continue;
		seen.hands[i++] = p->play.hands[seat];
		seen.taken |= (uint32_t)(taken[seat] != 0) << shift++;
		for (int suit = 0; suit < 4; suit++)
			seen.taken |= (taken[seat] >> (8 * suit + ULTI_ASZ) & 1) << shift++;
	}
	for (int i = 0; i < p->play.count; i++) {
		for (int k = 0; k < ULTI_PLAYERS; k++)
			seen.hands[k] &= ~(UINT32_C(1) << p->play.cards[i]);
	}
	seen.taken |= (uint32_t)(ulti_cards_points(taken[p->deal.declarer]) / 10) << 2;
	return seen;
}

/* Find its place in the memory, used or free. */
static inline struct plain_seen *plain_find(const struct plain *p, const struct plain_seen *seen)
{
	uint64_t hash = seen->taken;

	for (int i = 0; i < ULTI_PLAYERS; i++)
		hash = (hash ^ seen->hands[i]) * UINT64_C(0x9e3779b97f4a7c15) ^ hash >> 29;
	for (uint64_t at = hash >> 20;; at++) {
		struct plain_seen *place = &p->memory[at % PLAIN_MEMORY];
		if (!place->answer || (place->taken == seen->taken && place->hands[0] == seen->hands[0]
			&& place->hands[1] == seen->hands[1] && place->hands[2] == seen->hands[2]))
			return place;
	}
}

static inline bool plain_reach(struct plain *p, struct plain_turn turn, int aim);

/* Try cards, high ones first, until one is good enough for the side. */
static inline bool plain_try(struct plain *p, struct plain_turn turn, int aim)
{
	bool declares = turn.seat == p->deal.declarer;
	int cards[ULTI_HAND];

	for (int i = plain_legal(p, &turn, cards) - 1; i >= 0 && !plain_gave_up(p); i--) {
		p->play.cards[p->play.count++] = (uint8_t)cards[i];
		bool reached = plain_reach(p, plain_after(p, turn, cards[i]), aim);
		p->play.count--;
		if (reached == declares)
			return declares;
	}
	return !declares;
}

/* Is the value at that turn `aim` or more? */
static inline bool plain_reach(struct plain *p, struct plain_turn turn, int aim)
{
	p->work++;
	if (p->play.count == ULTI_PLAYED_CARDS)
		return plain_worth(p) >= aim;
	if (!p->memory || turn.laid > 0)
		return plain_try(p, turn, aim);
	struct plain_seen seen = plain_position(p, turn.seat);
	struct plain_seen *place = plain_find(p, &seen);
	if (place->answer)
		return place->answer == 2;
	bool reached = plain_try(p, turn, aim);
	if (plain_gave_up(p))
		return reached;
	place = plain_find(p, &seen);
	*place = seen;
	place->answer = (uint8_t)(1 + reached);
	p->kept++;
	return reached;
}

static inline bool plain_reaches(struct plain *p, int aim)
{
	return plain_reach(p, plain_turn(p), aim);
}

#endif
