/* cards: recorded cards set at a table, with the deal that they are of where its number is free. */
#ifndef DESK_CARDS_H
#define DESK_CARDS_H

#include "desk/deals.h"
#include "games/cards.h"

/* A deal whose cards are being set. */
struct desk_cards {
	/*
	 * Where, what stands there, and, before they are set, the deal's line: open as long as it has no
	 * result. Refused with it as any deal is (deal.end).
	 */
	struct desk_deal deal;
	bool is_taken;                 /* the number is not free … */
	bool is_recorded;              /* and has a result that cards can be compared with */
	bool has_facts;                /* `facts` tell what was bid */
	struct game_record facts;
	bool again;                    /* they were set already, and nothing was written */
};

/* What stands in the book under number `no` of the event and table, which are filled in. */
bool desk_cards_open(struct desk *desk, int no, struct desk_cards *cards);
/*
 * What was bid: as it was typed (NULL: it was not), else as recorded, else as it stands with the cards
 * that were set before.
 */
bool desk_cards_contract(struct desk *desk, const struct game_deal *typed, const struct game_cards *words,
	struct desk_cards *cards);
/*
 * Set the cards, in their full form; a number that is free gets its deal with them, if the line has a
 * result.
 */
bool desk_cards_set(struct desk *desk, const struct game_cards *words, struct desk_cards *cards);

#endif
