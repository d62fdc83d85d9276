/*
 * What tricks decide before the last one is played: a betli is lost with the declarer's first trick, an ulti
 * once the trump seven is gone. Only what no continuation could change is called decided.
 */
#include "games/ulti/rules/ulti.h"

enum { ALL_POINTS = 90, HUNDRED = 100 };   /* 4.§ (A) (2): eight asz and tizes, the last trick */

/* What a side has for certain, and what it could come to at most. */
struct range {
	int least, most;
};

static int melds_value(const struct ulti_play *play, const struct ulti_replay *r, int seat)
{
	int value = 0;

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++)
		value += play->melds[seat] >> suit & 1 ? ulti_meld_value(suit, r->deal.trump) : 0;
	return value;
}

/* the melds of a side that count as soon as one of its melders has a trick. */
static int melds_to_come(const struct ulti_play *play, const struct ulti_replay *r, bool of_declarer)
{
	int value = 0;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		int melds = (seat == r->deal.declarer) == of_declarer ? melds_value(play, r, seat) : 0;
		if (melds > 0 && r->tricks[seat] > 0)
			return 0;
		value += melds;
	}
	return value;
}

static uint32_t cards_gone(const struct ulti_play *play, const struct ulti_replay *r)
{
	uint32_t gone = play->talon;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		gone |= r->taken[seat];
	return gone;
}

static struct range points_of(const struct ulti_play *play, const struct ulti_replay *r, bool of_declarer)
{
	int open = ALL_POINTS - ulti_cards_points(cards_gone(play, r));
	int least = of_declarer ? r->declarer_points : r->defenders_points;

	if (ulti_bid_has(ulti_bid_at(r->deal.bid), ULTI_PARTI))
		open += melds_to_come(play, r, of_declarer);
	return (struct range){ least, least + open };
}

static enum ulti_result parti(const struct ulti_play *play, const struct ulti_replay *r)
{
	struct range declarer = points_of(play, r, true), defenders = points_of(play, r, false);

	return declarer.least > defenders.most ? ULTI_MADE
		: declarer.most <= defenders.least ? ULTI_LOST
						   : ULTI_UNSAID;
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

static uint32_t seven_of(const struct ulti_replay *r)
{
	return r->deal.trump == ULTI_NO_SUIT ? 0 : ulti_card_set(ulti_card(r->deal.trump, ULTI_7));
}

/* Is the trump seven in the hand of one of that side, for the last trick? */
static bool keeps_seven(const struct ulti_play *play, const struct ulti_replay *r, bool of_declarer)
{
	uint32_t seven = seven_of(r) & ~cards_gone(play, r);
	bool keeps = false;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		keeps = keeps || ((seat == r->deal.declarer) == of_declarer && play->hands[seat] & seven);
	return keeps;
}

/* one player's alone; an asz in the talon was taken by nobody. */
static enum ulti_result four_aces(const struct ulti_play *play, const struct ulti_replay *r, int seat)
{
	uint32_t aces = ulti_cards_of_face(ULTI_ASZ), gone = cards_gone(play, r) & aces,
			 own = r->taken[seat] & aces;

	return own == aces ? ULTI_MADE : gone & ~own ? ULTI_LOST : ULTI_UNSAID;
}

static bool lost_a_trick(const struct ulti_replay *r)
{
	return r->tricks[r->deal.declarer] < r->trick_count;
}

enum ulti_result ulti_part_decided(
	const struct ulti_play *play, const struct ulti_replay *r, enum ulti_part part)
{
	int declarer = r->deal.declarer;

	if (ulti_replay_is_complete(r))
		return (enum ulti_result)r->deal.made[part];
	switch (part) {
	case ULTI_PARTI: return parti(play, r);
	case ULTI_40_100: return hundred(play, r, ULTI_TRUMP_MELD);
	case ULTI_20_100: return hundred(play, r, ULTI_MELD);
	case ULTI_4_ASZ: return four_aces(play, r, declarer);
	case ULTI_ULTI: return keeps_seven(play, r, true) ? ULTI_UNSAID : ULTI_LOST;
	case ULTI_DURCHMARS: return lost_a_trick(r) ? ULTI_LOST : ULTI_UNSAID;
	case ULTI_BETLI: return r->tricks[declarer] > 0 ? ULTI_LOST : ULTI_UNSAID;
	case ULTI_PART_COUNT: break;
	}
	return ULTI_UNSAID;
}

/* */
static enum ulti_result silent_100(const struct ulti_play *play, const struct ulti_replay *r,
	bool of_declarer)
{
	struct range points = points_of(play, r, of_declarer);

	return points.least >= HUNDRED ? ULTI_MADE : points.most < HUNDRED ? ULTI_LOST : ULTI_UNSAID;
}

/* of a side it is decided once it is of each of its players; one is enough to have it. */
static enum ulti_result silent_4_asz(const struct ulti_play *play, const struct ulti_replay *r,
	bool of_declarer)
{
	enum ulti_result result = ULTI_LOST;

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

/* which bids have it beside them; an ulti that nobody announced may come with all in trumps. */
static bool bid_has_silent(const struct ulti_bid *bid, int item)
{
	if (item == ULTI_SILENT_100)
		return ulti_bid_has(bid, ULTI_PARTI);
	return bid->colour != ULTI_COLOURLESS
		&& (item == ULTI_SILENT_ULTI
			|| !(ulti_bid_has(bid, ULTI_4_ASZ) || ulti_bid_has(bid, ULTI_DURCHMARS)));
}

static enum ulti_result complete_silent(const struct ulti_deal *deal, int item, enum ulti_side side)
{
	int held = item == ULTI_SILENT_100 ? deal->silent_100
		: item == ULTI_SILENT_ULTI ? deal->silent_ulti
					   : deal->silent_4_asz;

	return held == (int)side ? ULTI_MADE : ULTI_LOST;
}

enum ulti_result ulti_silent_decided(
	const struct ulti_play *play, const struct ulti_replay *r, int item, enum ulti_side side)
{
	bool of_declarer = side == ULTI_DECLARER;

	if (ulti_replay_is_complete(r))
		return complete_silent(&r->deal, item, side);
	if (!bid_has_silent(ulti_bid_at(r->deal.bid), item))
		return ULTI_LOST;
	if (item == ULTI_SILENT_100)
		return silent_100(play, r, of_declarer);
	if (item == ULTI_SILENT_4_ASZ)
		return silent_4_asz(play, r, of_declarer);
	return keeps_seven(play, r, of_declarer) ? ULTI_UNSAID : ULTI_LOST;
}
