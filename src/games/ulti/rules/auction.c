/* Run an auction (3.§ (2), (5)-(10); H-03 … H-05): the legal calls, and its end. */
#include "games/ulti/rules/ulti.h"

bool ulti_auction_is_over(const struct ulti_edition *edition, const struct ulti_auction *a)
{
	return a->passes >= (edition->names_in_full ? ULTI_PLAYERS : ULTI_PLAYERS - 1);
}

const struct ulti_bid *ulti_auction_next(const struct ulti_edition *edition, const struct ulti_auction *a)
{
	const struct ulti_bid *standing = ulti_edition_bid(edition, a->bid);

	for (int no = 1; no <= edition->bid_count; no++) {
		if (ulti_bid_overcalls(ulti_edition_bid(edition, no), standing))
			return ulti_edition_bid(edition, no);
	}
	return NULL;
}

enum ulti_auction_fault ulti_auction_say(
	const struct ulti_edition *edition, struct ulti_auction *a, int player, int bid)
{
	if (a->passes >= ULTI_PLAYERS || (ulti_auction_is_over(edition, a) && player != a->due))
		return ULTI_AUCTION_ENDED;
	if (player != a->due)
		return bid == 0 ? ULTI_AUCTION_PASS_EARLY
			: a->bid == 0 ? ULTI_AUCTION_OPENED : ULTI_AUCTION_BID_EARLY;
	if (bid == 0 && a->bid == 0)
		return ULTI_AUCTION_MUST_BID;
	if (bid != 0 && !ulti_bid_overcalls(ulti_edition_bid(edition, bid), ulti_edition_bid(edition, a->bid)))
		return ULTI_AUCTION_NOT_HIGHER;
	a->passes = (uint8_t)(bid == 0 ? a->passes + 1 : 0);
	if (bid != 0) {
		a->bid = (uint8_t)bid;
		a->bidder = a->due;
	}
	a->due = (uint8_t)((a->due + 1) % ULTI_PLAYERS);
	return ULTI_AUCTION_FINE;
}

/* Return the printed rank of a bid with another rank here: number 38, piros ulti online (H-03). */
static int printed_rank(const struct ulti_edition *edition, const struct ulti_bid *bid)
{
	enum { UNCLEAR_BID = 38, ONLINE_PIROS_ULTI = 10 };

	return bid->rank + (bid->no == (edition == &ulti_online ? ONLINE_PIROS_ULTI : UNCLEAR_BID));
}

const char *ulti_bid_letter(
	const struct ulti_edition *edition, const struct ulti_bid *bid, const struct ulti_bid *standing)
{
	bool is_higher = printed_rank(edition, bid) > (standing ? printed_rank(edition, standing) : 0);

	return is_higher == ulti_bid_overcalls(bid, standing) ? NULL : edition == &ulti_online ? "H-03" : "R-01";
}
