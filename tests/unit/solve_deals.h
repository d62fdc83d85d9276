/* Random deals of all bids for the tests and the bench of the solver, the same in every run. */
#ifndef SOLVE_DEALS_H
#define SOLVE_DEALS_H

#include "games/ulti/rules/solve.h"

#include "random.h"

#include <stdbool.h>

struct solve_case {
	struct ulti_deal deal;     /* with its trump and levels */
	struct ulti_play play;     /* with melds, and the cards that were played */
	struct ulti_rules rules;
};

/*
 * Rate a card for a declarer of the bid: random hands are sometimes sorted by it, because people bid what
 * they hold.
 */
static inline int wanted(const struct ulti_bid *bid, int trump, int card)
{
	int face = card % 8, is_trump = card / 8 == trump;

	if (ulti_bid_has(bid, ULTI_BETLI))
		return -face;
	if (ulti_bid_has(bid, ULTI_ULTI) && is_trump && face == ULTI_7)
		return 30;
	if (ulti_bid_has(bid, ULTI_40_100) && is_trump && (face == ULTI_KIRALY || face == ULTI_FELSO))
		return 30;
	if (ulti_bid_has(bid, ULTI_20_100) && card / 8 == (trump + 1) % 4
		&& (face == ULTI_KIRALY || face == ULTI_FELSO))
		return 30;
	return face + 6 * is_trump;
}

/* Stack the pack: its first twelve cards are the declarer's to choose from; `skill` 0: at random. */
static inline void stack_pack(
	uint64_t *state, const struct solve_case *c, unsigned skill, uint8_t pack[ULTI_CARDS])
{
	const struct ulti_bid *bid = ulti_bid_at(c->deal.bid);
	int weight[ULTI_CARDS];

	for (int i = 0; i < ULTI_CARDS; i++) {
		pack[i] = (uint8_t)i;
		weight[i] = (int)next_random(state, 64) + (int)skill * wanted(bid, c->deal.trump, i);
	}
	for (int i = 1; i < ULTI_CARDS; i++) {
		for (int k = i; k > 0 && weight[pack[k]] > weight[pack[k - 1]]; k--) {
			uint8_t card = pack[k];
			pack[k] = pack[k - 1];
			pack[k - 1] = card;
		}
	}
	for (int i = ULTI_CARDS - 1; i > ULTI_HAND; i--) {
		int k = ULTI_HAND + (int)next_random(state, (unsigned)(i - ULTI_HAND + 1));
		uint8_t card = pack[i];
		pack[i] = pack[k];
		pack[k] = card;
	}
}

static inline int next_seat(const struct ulti_deal *deal, int seat)
{
	do {
		seat = (seat + 1) % ULTI_SEATS;
	} while (!(deal->players >> seat & 1));
	return seat;
}

static inline void say_kontra(uint64_t *state, struct solve_case *c)
{
	const struct ulti_bid *bid = ulti_bid_at(c->deal.bid);

	for (int i = 0; i < bid->part_count && bid->colour != ULTI_COLOURLESS; i++)
		c->deal.kontra[bid->parts[i].part] = (uint8_t)(1 << next_random(state, 3));
	for (int seat = 0; seat < ULTI_SEATS && bid->colour == ULTI_COLOURLESS; seat++) {
		if (seat != c->deal.declarer && c->deal.players >> seat & 1)
			c->deal.seat_kontra[seat] = (uint8_t)(1 << next_random(state, 3));
	}
}

/* Make a deal before its first lead: three of four seats, kontras, all melds held or some of them. */
static inline struct solve_case random_case(uint64_t *state, int bid_no, unsigned skill)
{
	const struct ulti_bid *bid = ulti_bid_at(bid_no);
	unsigned absent = next_random(state, ULTI_SEATS);
	struct solve_case c = { .deal = { .bid = (uint8_t)bid_no, .players = (uint8_t)(15 & ~(1u << absent)) } };
	uint8_t pack[ULTI_CARDS];

	c.deal.declarer = (uint8_t)((absent + 1 + next_random(state, ULTI_PLAYERS)) % ULTI_SEATS);
	c.deal.trump = (int8_t)(bid->colour == ULTI_PLAIN ? (int)next_random(state, 3)
		: bid->colour == ULTI_RED ? ULTI_PIROS : ULTI_NO_SUIT);
	c.rules.lost_ulti_extra = (uint8_t)next_random(state, 2);
	if (next_random(state, 2))
		say_kontra(state, &c);
	stack_pack(state, &c, skill, pack);
	int seat = c.deal.declarer;
	for (int i = 0; i < ULTI_PLAYED_CARDS; i++) {
		c.play.hands[seat] |= ulti_card_set(pack[i]);
		if (i % ULTI_HAND == ULTI_HAND - 1)
			seat = next_seat(&c.deal, seat);
	}
	c.play.talon = ulti_card_set(pack[30]) | ulti_card_set(pack[31]);
	ulti_solve_melds(&c.deal, &c.play);
	if (next_random(state, 4) == 0)
		c.play.melds[next_random(state, ULTI_SEATS)] = 0;
	return c;
}

/* Play that many cards, all legal ones equally likely. */
static inline void play_random(uint64_t *state, struct solve_case *c, int cards)
{
	struct ulti_trick trick = { 0 };
	uint32_t hands[ULTI_SEATS], kept = 0;
	int seat = c->deal.declarer, taker = seat;

	for (int i = 0; i < ULTI_SEATS; i++)
		hands[i] = c->play.hands[i];
	if (ulti_bid_has(ulti_bid_at(c->deal.bid), ULTI_ULTI))
		kept = ulti_card_set(ulti_card(c->deal.trump, ULTI_7));
	for (int i = 0; i < cards; i++) {
		if (i % ULTI_PLAYERS == 0) {
			trick = ulti_trick_start(c->deal.trump);
			seat = taker;
		}
		uint32_t legal = ulti_trick_legal(&trick, hands[seat], seat == c->deal.declarer ? kept : 0);
		for (unsigned skip = next_random(state, (unsigned)ulti_cards_count(legal)); skip > 0; skip--)
			legal &= legal - 1;
		int card = __builtin_ctz(legal);
		hands[seat] &= ~ulti_card_set(card);
		c->play.cards[c->play.count++] = (uint8_t)card;
		taker = ulti_trick_put(&trick, card) ? seat : taker;
		seat = next_seat(&c->deal, seat);
	}
}

#endif
