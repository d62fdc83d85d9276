/* Use the solver: the whole solution of a position, the best two cards to lay away, par. */
#include "games/ulti/rules/solve.h"

#include <string.h>

/* ---- a position -------------------------------------------------------------------------------- */

void ulti_solve_all(struct ulti_solver *s, struct ulti_solution *out)
{
	const struct ulti_deal *deal = &s->deal;
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	*out = (struct ulti_solution){ .turn = (int8_t)ulti_solve_turn(s), .legal = ulti_solve_legal(s) };
	for (int i = 0; i < bid->part_count; i++)
		out->parts = (uint8_t)(out->parts | ulti_solve_part(s, bid->parts[i].part) << bid->parts[i].part);
	int points = ulti_solve_points(s);
	ulti_share_points(deal, points, out->points);
	ulti_solve_cards(s, out->cards);
	for (int card = 0; card < ULTI_CARDS; card++) {
		if (ulti_cards_have(out->legal, card) && out->cards[card] == points)
			out->best |= ulti_card_set(card);
	}
	out->count = (uint8_t)ulti_solve_line(s, out->line);
	ulti_solve_end(s, &out->end);
}

/* In trump contracts both defenders pay the same; in others each has an own level of the one part. */
void ulti_share_points(const struct ulti_deal *deal, int points, int16_t out[ULTI_SEATS])
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };
	struct ulti_settlement settlement;
	struct ulti_deal played = *deal;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		out[seat] = (int16_t)(seat == deal->declarer ? points
			: ulti_deal_seats(deal, seat) ? -points / 2 : 0);
	if (bid->colour != ULTI_COLOURLESS)
		return;
	played.made[bid->parts[0].part] = points > 0 ? ULTI_MADE : ULTI_LOST;
	if (ulti_settle(&played, &rules, &settlement) == ULTI_FINE)
		memcpy(out, settlement.points, sizeof settlement.points);
}

/* ---- the talon --------------------------------------------------------------------------------- */

bool ulti_solve_talon(struct ulti_solver *s, const struct ulti_deal *deal, struct ulti_play *play,
	const struct ulti_rules *rules, bool with_melds)
{
	uint32_t hand = play->hands[deal->declarer];
	struct ulti_play best = *play;
	int most = INT16_MIN;

	for (uint32_t first = hand; first; first &= first - 1) {
		for (uint32_t second = first & (first - 1); second; second &= second - 1) {
			struct ulti_play next = *play;
			uint32_t missing = 0;   /* of the melds */
			next.talon = (first & -first) | (second & -second);
			next.hands[deal->declarer] &= ~next.talon;
			if (!with_melds)
				ulti_solve_melds(deal, &next);
			for (unsigned melds = next.melds[deal->declarer]; melds; melds &= melds - 1)
				missing |= ulti_meld_cards(__builtin_ctz(melds)) & ~next.hands[deal->declarer];
			if (missing)
				continue;
			ulti_solve_lay(s, deal, &next, rules);
			if (most > INT16_MIN && !ulti_solve_reaches(s, most + 1))
				continue;
			most = ulti_solve_points(s);
			best = next;
		}
	}
	*play = best;
	return most > INT16_MIN;
}

/* ---- par --------------------------------------------------------------------------------------- */

void ulti_par_solve(struct ulti_solver *s, uint8_t players, int seat, int trump, const struct ulti_play *play,
	const struct ulti_rules *rules, bool with_melds, struct ulti_par out[ULTI_BIDS])
{
	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_deal deal = { .bid = (uint8_t)no, .players = players, .declarer = (uint8_t)seat,
			.trump = (int8_t)trump };
		const struct ulti_bid *bid = ulti_bid_at(no);
		struct ulti_play start = { .talon = play->talon };
		struct ulti_par *par = &out[no - 1];
		par->is_solved = bid->colour == (trump == ULTI_NO_SUIT ? ULTI_COLOURLESS
			: trump == ULTI_PIROS ? ULTI_RED : ULTI_PLAIN);
		if (!par->is_solved)
			continue;
		memcpy(start.hands, play->hands, sizeof start.hands);
		if (!with_melds)
			ulti_solve_melds(&deal, &start);
		else if (ulti_bid_has(bid, ULTI_PARTI))
			memcpy(start.melds, play->melds, sizeof start.melds);
		ulti_solve_lay(s, &deal, &start, rules);
		*par = (struct ulti_par){ .is_solved = true, .trump = deal.trump };
		for (int i = 0; i < bid->part_count; i++)
			par->parts = (uint8_t)(par->parts | ulti_solve_part(s, bid->parts[i].part) << bid->parts[i].part);
		par->is_made = par->parts == bid->part_set && ulti_solve_part(s, AIM_BID);
		par->points = (int16_t)ulti_solve_points(s);
	}
}

void ulti_par_join(struct ulti_par best[ULTI_BIDS], const struct ulti_par other[ULTI_BIDS])
{
	for (int i = 0; i < ULTI_BIDS; i++) {
		if (other[i].is_solved && (!best[i].is_solved || other[i].points > best[i].points))
			best[i] = other[i];
	}
}
