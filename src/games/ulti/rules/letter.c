/* Find the result by the letter of the rule book where a weak reading applies instead (docs/rules.md, °). */
#include "games/ulti/rules/ulti.h"

#include <string.h>

/* ---- rulings ----------------------------------------------------------------------------------- */

/* Make the dispute with the letter's ruling; returns the weak reading, NULL if there is none behind it. */
static const char *dispute_by_letter(
	const struct ulti_dispute *d, const struct ulti_ruling *ruling, struct ulti_dispute *out)
{
	unsigned declarer = d->deal.declarer < ULTI_SEATS ? 1u << d->deal.declarer : 0;

	*out = *d;
	if (d->case_no == ULTI_CASE_1_2 && ruling->follows == ULTI_FOLLOWS_JURY_MIDWAY) {
		out->facts[ULTI_FACT_STAGE] = ULTI_ANSWER_BEFORE_BID;
		return "R-37";
	}
	/* 13.§ (2) 5: the letter has the next bid, its ulti lost as in 13.§ (2) 6. */
	if (d->case_no == ULTI_CASE_2_5 && ruling->follows == ULTI_FOLLOWS_NEXT_BID) {
		const struct ulti_bid *next = ulti_bid_at(ruling->priced_bid);
		out->case_no = ULTI_CASE_2_6;
		for (int no = 1; next && no <= ULTI_BIDS; no++) {
			out->deal.bid = (uint8_t)no;
			if (ulti_bid_at(no)->rank == next->rank && ulti_bid_has(ulti_bid_at(no), ULTI_ULTI))
				return "R-33";
		}
		return NULL;
	}
	if (d->case_no == ULTI_CASE_3_9 && ruling->follows == ULTI_FOLLOWS_WHOLE_BID
		&& ruling->guilty != declarer) {
		out->facts[ULTI_FACT_WRONG_COUNT] = (uint16_t)(d->deal.players & ~declarer);
		return "R-39";
	}
	return NULL;
}

bool ulti_judge_letter(const struct ulti_dispute *dispute, const struct ulti_rules *rules,
	const struct ulti_ruling *ruling, struct ulti_letter *out)
{
	const struct ulti_deal *deal = &dispute->deal;
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	struct ulti_dispute other;
	struct ulti_ruling letter;

	/* R-11 if points are settled by result (13.§ (3) 11, 12): a lost parti of 4 asz. */
	bool by_result = dispute->case_no == ULTI_CASE_3_11 || dispute->case_no == ULTI_CASE_3_12;
	if (by_result && ulti_bid_has(bid, ULTI_4_ASZ) && deal->made[ULTI_PARTI] == ULTI_LOST) {
		int level = deal->kontra[ULTI_PARTI] > 1 ? deal->kontra[ULTI_PARTI] : 1;
		int parti = bid->parts[ulti_bid_find(bid, ULTI_PARTI)].value * level;
		*out = (struct ulti_letter){ .reading = "R-11", .kind = ruling->kind, .pays = ruling->pays };
		for (int seat = 0; seat < ULTI_SEATS; seat++) {
			int to = seat == deal->declarer ? 2 : ulti_deal_seats(deal, seat) ? -1 : 0;
			out->points[seat] = (int16_t)(ruling->points[seat] + to * parti);
		}
		return true;
	}
	/* 13.§ (3) 4 does not list the seven of an announced ulti: 10.§ (3) d leaves it to the jury. */
	*out = (struct ulti_letter){ .reading = "R-52", .kind = ULTI_RULING_JURY };
	if (dispute->case_no == ULTI_CASE_3_4 && dispute->offender == (int)deal->declarer
		&& ulti_bid_has(bid, ULTI_ULTI))
		return true;
	out->reading = dispute_by_letter(dispute, ruling, &other);
	if (!out->reading || ulti_judge(&other, rules, &letter) != ULTI_JUDGE_FINE)
		return false;
	out->kind = letter.kind;
	out->pays = letter.pays;
	out->bid = other.deal.bid;
	memcpy(out->points, letter.points, sizeof out->points);
	return letter.kind != ruling->kind || memcmp(letter.points, ruling->points, sizeof letter.points) != 0;
}

/* ---- settlements ------------------------------------------------------------------------------- */

bool ulti_settle_letter(const struct ulti_deal *deal, const struct ulti_rules *rules,
	const struct ulti_settlement *settlement, struct ulti_letter *out)
{
	const struct ulti_edition *edition = ulti_edition_of(rules);
	const struct ulti_rules unraised = { .lost_ulti_extra = ULTI_EXTRA_PLAYED, .edition = rules->edition };
	struct ulti_settlement letter = *settlement;

	*out = (struct ulti_letter){ .pays = true };
	if (deal->ending == ULTI_THROWN_IN && ulti_settle(deal, &unraised, &letter) == ULTI_FINE)
		out->reading = "R-18";
	else if (deal->made[ULTI_PARTI] == ULTI_LOST
		&& ulti_bid_has(ulti_edition_bid(edition, deal->bid), ULTI_4_ASZ)) {
		/* 4.§ (C) (1) gives the parti of 4 asz to whoever has it; it is silent on a lost one. */
		out->reading = "R-11";
		ulti_settlement_drop(&letter, 1u << ULTI_PARTI | 1u << ULTI_SILENT_100);
	}
	memcpy(out->points, letter.points, sizeof out->points);
	return out->reading && memcmp(letter.points, settlement->points, sizeof letter.points) != 0;
}
