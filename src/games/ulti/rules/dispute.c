/* What a dispute says, and why it cannot be judged as given (10.§, 13.§). */
#include "games/ulti/rules/ulti.h"

struct ulti_dispute ulti_dispute_of(int case_no, uint8_t players)
{
	return (struct ulti_dispute){
		.case_no = (uint8_t)case_no,
		.deal = { .players = players, .declarer = ULTI_SEATS, .trump = ULTI_NO_SUIT },
		.offender = ULTI_NO_SEAT,
	};
}

/* ---- what was said ----------------------------------------------------------------------------- */

unsigned ulti_hearing_seat_bit(int seat)
{
	return seat >= 0 && seat < ULTI_SEATS ? 1u << seat : 0;
}

bool ulti_kontra_is_said(const struct ulti_deal *deal)
{
	unsigned said = 0;

	for (int part = 0; part < ULTI_PART_COUNT; part++)
		said |= deal->kontra[part] & ~1u;
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		said |= deal->seat_kontra[seat] & ~1u;
	return said;
}

static bool result_is_said(const struct ulti_deal *deal)
{
	unsigned said = 0;

	for (int part = 0; part < ULTI_PART_COUNT; part++)
		said |= deal->made[part];
	return said;
}

bool ulti_hearing_is_said(const struct ulti_dispute *d, int fact)
{
	const struct ulti_deal *deal = &d->deal;

	if (fact == ULTI_FACT_BID)
		return deal->bid;
	if (fact == ULTI_FACT_PREVIOUS_BID)
		return d->previous_bid;
	if (fact == ULTI_FACT_DECLARER)
		return deal->declarer != ULTI_SEATS;
	if (fact == ULTI_FACT_OFFENDER)
		return d->offender != ULTI_NO_SEAT;
	if (fact == ULTI_FACT_KONTRA)
		return ulti_kontra_is_said(deal);
	if (fact == ULTI_FACT_MADE)
		return result_is_said(deal);
	if (fact == ULTI_FACT_SILENT)
		return deal->silent_100 | deal->silent_4_asz | deal->silent_ulti | deal->silent_ulti_result;
	return d->facts[fact];
}

bool ulti_leads_freely(const struct ulti_dispute *d)
{
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid);
	bool is_declarers = d->offender != ULTI_NO_SEAT && d->offender == d->deal.declarer;

	return d->case_no == ULTI_CASE_3_4 && is_declarers && bid && !ulti_bid_has(bid, ULTI_ULTI);
}

/* Melds come with the first card (6.§ (6), (7)); 13.§ (3) 5 and the later cases need a taken trick. */
enum ulti_kontra_time ulti_kontra_time(const struct ulti_dispute *d)
{
	int case_no = d->case_no, trick = case_no == ULTI_CASE_3_3 && !d->trick ? 1 : d->trick;
	bool is_of_lead = case_no == ULTI_CASE_3_3 || case_no == ULTI_CASE_3_4 || case_no == ULTI_CASE_3_6;
	bool has_moment = is_of_lead || (case_no >= ULTI_CASE_3_7 && case_no <= ULTI_CASE_3_9);

	if (case_no < ULTI_CASE_3_3)
		return ULTI_KONTRA_NEVER;
	bool is_later = trick > 1 || (trick == 0 && ulti_leads_freely(d));
	if (!has_moment || is_later)
		return ULTI_KONTRA_ALL;
	bool is_leader = is_of_lead && d->offender == d->deal.declarer;
	if (trick == 0)
		return is_leader ? ULTI_KONTRA_ALL_OR_NONE : ULTI_KONTRA_UNDATED;
	return is_leader ? ULTI_KONTRA_NEVER : ULTI_KONTRA_AMID;
}

/* ---- what cannot be judged --------------------------------------------------------------------- */

static bool asks(const struct ulti_case *row, int fact)
{
	return row->facts >> fact & 1;
}

enum ulti_judge_refusal ulti_hearing_refuse(const struct hearing *h, enum ulti_judge_refusal refusal,
	int fact)
{
	h->out->fact = (uint8_t)fact;
	return refusal;
}

enum ulti_judge_refusal ulti_hearing_refuse_deal(const struct hearing *h, enum ulti_refusal refusal)
{
	if (refusal == ULTI_RESULT_MISSING)
		return ulti_hearing_refuse(h, ULTI_JUDGE_FACT_MISSING, ULTI_FACT_MADE);
	h->out->deal_refusal = (uint8_t)refusal;
	return refusal == ULTI_FINE ? ULTI_JUDGE_FINE : ULTI_JUDGE_DEAL;
}

/* Bids, declarer and offender, whether the case turns on them or not. A dealer who sits out may misdeal. */
static enum ulti_judge_refusal check_head(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	unsigned players = d->deal.players;

	if (d->deal.bid && !ulti_bid_at(d->deal.bid))
		return ulti_hearing_refuse(h, ULTI_JUDGE_NO_SUCH_BID, ULTI_FACT_BID);
	if (d->previous_bid && !ulti_bid_at(d->previous_bid))
		return ulti_hearing_refuse(h, ULTI_JUDGE_NO_SUCH_BID, ULTI_FACT_PREVIOUS_BID);
	if (ulti_hearing_is_said(d, ULTI_FACT_DECLARER) && !(ulti_hearing_seat_bit(d->deal.declarer) & players))
		return ulti_hearing_refuse(h, ULTI_JUDGE_DECLARER_NOT_PLAYING, ULTI_FACT_DECLARER);
	if (h->row->phase != ULTI_DEALING && ulti_hearing_is_said(d, ULTI_FACT_OFFENDER)
		&& !(ulti_hearing_seat_bit(d->offender) & players))
		return ulti_hearing_refuse(h, ULTI_JUDGE_OFFENDER_NOT_PLAYING, ULTI_FACT_OFFENDER);
	return ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal check_named_seats(const struct hearing *h, int fact)
{
	const struct ulti_dispute *d = h->dispute;
	unsigned seats = d->facts[fact];
	enum ulti_fact_kind kind = ulti_fact_kind(fact);

	if (kind == ULTI_KIND_SEAT_OR_NOBODY && seats == ULTI_NOBODY_BIT)
		return ULTI_JUDGE_FINE;
	if (seats & ~(unsigned)d->deal.players)
		return ulti_hearing_refuse(h, ULTI_JUDGE_FACT_SEAT, fact);
	if (kind != ULTI_KIND_SEATS && (seats & (seats - 1) || seats == ulti_hearing_seat_bit(d->offender)))
		return ulti_hearing_refuse(h, ULTI_JUDGE_FACT_SEAT, fact);
	return ULTI_JUDGE_FINE;
}

/* Points of the jury's: among the three, and adding up to 0. */
static enum ulti_judge_refusal check_points_asked(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	int sum = 0;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (d->points[seat] && !ulti_deal_seats(&d->deal, seat))
			return ulti_hearing_refuse(h, ULTI_JUDGE_FACT_SEAT, ULTI_FACT_POINTS);
		sum += d->points[seat];
	}
	return sum ? ulti_hearing_refuse(h, ULTI_JUDGE_POINTS_NOT_ZERO_SUM, ULTI_FACT_POINTS) : ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal check_answer(const struct hearing *h, int fact, uint32_t answers)
{
	unsigned value = h->dispute->facts[fact];

	if (value >= ULTI_ANSWER_COUNT || !(answers >> value & 1))
		return ulti_hearing_refuse(h, ULTI_JUDGE_ANSWER_UNKNOWN, fact);
	return ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal check_value(const struct hearing *h, int fact)
{
	const unsigned disputable = ULTI_COUNTED_PARTS;
	const unsigned yes_no = 1u << ULTI_ANSWER_NO | 1u << ULTI_ANSWER_YES, value = h->dispute->facts[fact];

	switch (ulti_fact_kind(fact)) {
	case ULTI_KIND_YES_NO:
		return check_answer(h, fact, yes_no);
	case ULTI_KIND_WORD:
		return check_answer(h, fact, h->row->answers);
	case ULTI_KIND_PARTS:
		return value & ~disputable ? ulti_hearing_refuse(h, ULTI_JUDGE_FACT_PART, fact) : ULTI_JUDGE_FINE;
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
	case ULTI_KIND_SEATS:
		return check_named_seats(h, fact);
	case ULTI_KIND_POINTS:
		return check_points_asked(h);
	case ULTI_KIND_BID:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_TEXT:
		break;
	}
	return ULTI_JUDGE_FINE;
}

/* Nothing that the case does not ask, and of what it asks only what it can use. */
enum ulti_judge_refusal ulti_hearing_check_facts(const struct hearing *h)
{
	enum ulti_judge_refusal refusal = check_head(h);

	if (refusal != ULTI_JUDGE_FINE)
		return refusal;
	for (int fact = ULTI_FACT_KONTRA; fact < ULTI_FACT_COUNT; fact++) {
		if (!ulti_hearing_is_said(h->dispute, fact))
			continue;
		if (!asks(h->row, fact)) {
			return ulti_hearing_refuse(h, fact == ULTI_FACT_KONTRA ? ULTI_JUDGE_KONTRA_UNASKED
				: fact <= ULTI_FACT_SILENT ? ULTI_JUDGE_RESULT_UNASKED : ULTI_JUDGE_FACT_UNASKED, fact);
		}
		if (fact > ULTI_FACT_SILENT && (refusal = check_value(h, fact)) != ULTI_JUDGE_FINE)
			return refusal;
	}
	return ULTI_JUDGE_FINE;
}

/* the declarer of a bid with 40-100 or 20-100 announces that 40 or 20, the first one. */
static bool is_own_meld(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	unsigned meld = d->facts[ULTI_FACT_MELD];

	if (d->offender != d->deal.declarer)
		return false;
	return (meld == ULTI_ANSWER_FORTY && ulti_bid_has(h->bid, ULTI_40_100))
		|| (meld == ULTI_ANSWER_TWENTY && ulti_bid_has(h->bid, ULTI_20_100));
}

static enum ulti_judge_refusal check_bid(const struct hearing *h)
{
	const struct ulti_bid *bid = h->bid;
	bool parti = ulti_bid_has(bid, ULTI_PARTI);
	bool silent_4_asz = bid->colour != ULTI_COLOURLESS && !ulti_bid_has(bid, ULTI_4_ASZ)
		&& !ulti_bid_has(bid, ULTI_DURCHMARS);

	switch ((enum ulti_bid_must)h->row->bid_must) {
	case ULTI_BID_ANY:
		break;
	case ULTI_BID_PLAIN:
		if (bid->colour != ULTI_PLAIN)
			return ulti_hearing_refuse(h, ULTI_JUDGE_BID_NOT_PLAIN, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITHOUT_PARTI:
		if (parti)
			return ulti_hearing_refuse(h, ULTI_JUDGE_MELD_ALLOWED, ULTI_FACT_BID);
		if (is_own_meld(h))
			return ulti_hearing_refuse(h, ULTI_JUDGE_MELD_OWN, ULTI_FACT_MELD);
		break;
	case ULTI_BID_NOT_HIGHER:
		if (h->dispute->previous_bid && ulti_bid_overcalls(bid, ulti_bid_at(h->dispute->previous_bid)))
			return ulti_hearing_refuse(h, ULTI_JUDGE_BID_HIGHER, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITH_PARTI:
		if (!parti)
			return ulti_hearing_refuse(h, ULTI_JUDGE_NO_PARTI, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITH_SILENT:
		if (!parti && !silent_4_asz)
			return ulti_hearing_refuse(h, ULTI_JUDGE_NOTHING_SILENT, ULTI_FACT_BID);
		break;
	}
	return ULTI_JUDGE_FINE;
}

/* What cannot be checked must have been bid, and has no result. */
static enum ulti_judge_refusal check_unchecked(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	unsigned parts = d->facts[ULTI_FACT_UNCHECKABLE];

	if (parts & ~(unsigned)h->bid->part_set)
		return ulti_hearing_refuse(h, ULTI_JUDGE_FACT_PART, ULTI_FACT_UNCHECKABLE);
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (parts >> part & 1 && d->deal.made[part])
			return ulti_hearing_refuse(h, ULTI_JUDGE_UNCHECKABLE_MADE, ULTI_FACT_MADE);
	}
	return ULTI_JUDGE_FINE;
}

/* The contract as far as it was said: a bid with which the act could be done, and possible levels. */
enum ulti_judge_refusal ulti_hearing_check_contract(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	struct ulti_deal deal = d->deal;
	enum ulti_judge_refusal refusal;

	if (h->outcome->guilty == ULTI_GUILTY_DECLARER && ulti_hearing_is_said(d, ULTI_FACT_OFFENDER)
		&& d->offender != d->deal.declarer)
		return ulti_hearing_refuse(h, ULTI_JUDGE_OFFENDER_NOT_DECLARER, ULTI_FACT_OFFENDER);
	if (!h->bid)
		return ULTI_JUDGE_FINE;
	if ((refusal = check_bid(h)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = check_unchecked(h)) != ULTI_JUDGE_FINE)
		return refusal;
	/* Results are looked at where they are settled; a conceded deal has none. */
	if (!ulti_hearing_is_said(d, ULTI_FACT_DECLARER) || asks(h->row, ULTI_FACT_MADE))
		return ULTI_JUDGE_FINE;
	deal.ending = ULTI_CONCEDED;
	return ulti_hearing_refuse_deal(h, ulti_deal_check(&deal, &ulti_mausz_2017));
}

const char *ulti_judge_code(enum ulti_judge_refusal refusal)
{
	static const char *const codes[ULTI_JUDGE_REFUSAL_COUNT] = {
		[ULTI_JUDGE_FINE] = "",
		[ULTI_JUDGE_NO_SUCH_CASE] = "unknown-case",
		[ULTI_JUDGE_NOT_THREE_PLAYERS] = "bad-seat",
		[ULTI_JUDGE_DECLARER_NOT_PLAYING] = "bad-seat",
		[ULTI_JUDGE_OFFENDER_NOT_PLAYING] = "bad-seat",
		[ULTI_JUDGE_NO_SUCH_BID] = "unknown-bid",
		[ULTI_JUDGE_FACT_MISSING] = "missing-fact",
		[ULTI_JUDGE_FACT_UNASKED] = "bad-fact",
		[ULTI_JUDGE_KONTRA_UNASKED] = "bad-kontra",
		[ULTI_JUDGE_RESULT_UNASKED] = "bad-field",
		[ULTI_JUDGE_ANSWER_UNKNOWN] = "bad-fact",
		[ULTI_JUDGE_FACT_SEAT] = "bad-fact",
		[ULTI_JUDGE_FACT_PART] = "bad-fact",
		[ULTI_JUDGE_POINTS_NOT_ZERO_SUM] = "bad-fact",
		[ULTI_JUDGE_OFFENDER_NOT_DECLARER] = "impossible",
		[ULTI_JUDGE_BID_NOT_PLAIN] = "impossible",
		[ULTI_JUDGE_BID_HIGHER] = "impossible",
		[ULTI_JUDGE_MELD_ALLOWED] = "impossible",
		[ULTI_JUDGE_MELD_OWN] = "impossible",
		[ULTI_JUDGE_NO_PARTI] = "impossible",
		[ULTI_JUDGE_NOTHING_SILENT] = "impossible",
		[ULTI_JUDGE_UNCHECKABLE_MADE] = "bad-part",
		[ULTI_JUDGE_DEAL] = "",
	};

	return codes[refusal];
}
