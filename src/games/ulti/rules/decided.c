/*
 * Find results decided before the last trick: a betli is lost with the declarer's first trick, an ulti once
 * the trump seven is gone. A result is decided if no continuation can change it.
 */
#include "games/ulti/rules/ulti.h"

enum { ALL_POINTS = 90, HUNDRED = 100 };   /* 4.§ (A) (2): eight asz and tizes, the last trick */

/* The certain points of a side, and its possible maximum. */
struct range {
	int least, most;
};

static uint32_t cards_gone(const struct ulti_play *play, const struct ulti_replay *r)
{
	uint32_t gone = play->talon;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		gone |= r->taken[seat];
	return gone;
}

/* the melds of a side count once one of its melders has a trick. */
static struct range points_of(const struct ulti_play *play, const struct ulti_replay *r, bool of_declarer)
{
	int open = ALL_POINTS - ulti_cards_points(cards_gone(play, r)), to_come = 0;
	int least = of_declarer ? r->declarer_points : r->defenders_points;
	bool count = ulti_bid_has(ulti_bid_at(r->deal.bid), ULTI_PARTI);

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		bool is_ours = (seat == r->deal.declarer) == of_declarer;
		int melds = is_ours ? ulti_melds_value(play->melds[seat], r->deal.trump) : 0;
		count = count && !(melds > 0 && r->tricks[seat] > 0);
		to_come += melds;
	}
	return (struct range){ least, least + open + (count ? to_come : 0) };
}

/* */
static enum ulti_result hundred(const struct ulti_play *play, const struct ulti_replay *r, int meld)
{
	struct range points = points_of(play, r, true);
	bool holds = false;

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		holds = holds || (ulti_meld_value(suit, r->deal.trump) == meld
			&& !(ulti_meld_cards(suit) & ~play->hands[r->deal.declarer]));
	}
	if (!holds || meld + points.most < HUNDRED)
		return ULTI_LOST;
	return meld + points.least >= HUNDRED ? ULTI_MADE : ULTI_UNSAID;
}

/* Does that side hold the trump seven for the last trick? */
static bool keeps_seven(const struct ulti_play *play, const struct ulti_replay *r, bool of_declarer)
{
	int trump = r->deal.trump;
	uint32_t seven = trump == ULTI_NO_SUIT ? 0 : ulti_card_set(ulti_card(trump, ULTI_7));
	uint32_t left = seven & ~cards_gone(play, r);
	bool keeps = false;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		keeps = keeps || ((seat == r->deal.declarer) == of_declarer && play->hands[seat] & left);
	return keeps;
}

/* all by one player; an asz in the talon was taken by nobody. */
static enum ulti_result four_aces(const struct ulti_play *play, const struct ulti_replay *r, int seat)
{
	uint32_t aces = ulti_cards_of_face(ULTI_ASZ), own = r->taken[seat] & aces;
	uint32_t gone = cards_gone(play, r) & aces;

	return own == aces ? ULTI_MADE : gone & ~own ? ULTI_LOST : ULTI_UNSAID;
}

enum ulti_result ulti_part_decided(
	const struct ulti_play *play, const struct ulti_replay *r, enum ulti_part part)
{
	int declarer = r->deal.declarer;

	if (ulti_replay_is_complete(r))
		return (enum ulti_result)r->deal.made[part];
	struct range own = points_of(play, r, true), other = points_of(play, r, false);
	switch (part) {
	case ULTI_PARTI:
		return own.least > other.most ? ULTI_MADE : own.most <= other.least ? ULTI_LOST : ULTI_UNSAID;
	case ULTI_40_100: return hundred(play, r, ULTI_TRUMP_MELD);
	case ULTI_20_100: return hundred(play, r, ULTI_MELD);
	case ULTI_4_ASZ: return four_aces(play, r, declarer);
	case ULTI_ULTI: return keeps_seven(play, r, true) ? ULTI_UNSAID : ULTI_LOST;
	case ULTI_DURCHMARS: return r->tricks[declarer] < r->trick_count ? ULTI_LOST : ULTI_UNSAID;
	case ULTI_BETLI: return r->tricks[declarer] > 0 ? ULTI_LOST : ULTI_UNSAID;
	case ULTI_PART_COUNT: break;
	}
	return ULTI_UNSAID;
}

enum ulti_result ulti_silent_decided(
	const struct ulti_play *play, const struct ulti_replay *r, int item, enum ulti_side side)
{
	const struct ulti_bid *bid = ulti_bid_at(r->deal.bid);
	bool of_declarer = side == ULTI_DECLARER;

	if (ulti_replay_is_complete(r)) {
		int held = item == ULTI_SILENT_100 ? r->deal.silent_100
			: item == ULTI_SILENT_ULTI ? r->deal.silent_ulti : r->deal.silent_4_asz;
		return held == (int)side ? ULTI_MADE : ULTI_LOST;
	}
	/* */
	if (item == ULTI_SILENT_100) {
		struct range points = points_of(play, r, of_declarer);
		if (!ulti_bid_has(bid, ULTI_PARTI) || points.most < HUNDRED)
			return ULTI_LOST;
		return points.least >= HUNDRED ? ULTI_MADE : ULTI_UNSAID;
	}
	/* A silent ulti is possible with every trump bid. */
	if (bid->colour == ULTI_COLOURLESS)
		return ULTI_LOST;
	if (item == ULTI_SILENT_ULTI)
		return keeps_seven(play, r, of_declarer) ? ULTI_UNSAID : ULTI_LOST;
	/* for a side it is lost once it is for each of its players; one player is enough to have it. */
	enum ulti_result result = ULTI_LOST;
	if (ulti_bid_has(bid, ULTI_4_ASZ) || ulti_bid_has(bid, ULTI_DURCHMARS))
		return ULTI_LOST;
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!ulti_deal_seats(&r->deal, seat) || (seat == r->deal.declarer) != of_declarer)
			continue;
		enum ulti_result own = four_aces(play, r, seat);
		if (own == ULTI_MADE)
			return ULTI_MADE;
		result = own == ULTI_UNSAID ? ULTI_UNSAID : result;
	}
	return result;
}
