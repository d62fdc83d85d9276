/* Read the facts of a dispute (10.§, 13.§). */
#include "games/ulti/rules/ulti.h"

struct ulti_dispute ulti_dispute_of(int case_no, uint8_t players)
{
	return (struct ulti_dispute){
		.case_no = (uint8_t)case_no,
		.deal = { .players = players, .declarer = ULTI_SEATS, .trump = ULTI_NO_SUIT },
		.offender = ULTI_NO_SEAT,
	};
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
