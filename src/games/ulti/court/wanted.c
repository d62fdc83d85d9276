/* When a question of the dialogue is asked: by what is known, with what the recorded deal tells. */
#include "games/ulti/court/court.h"

static bool case_asks(const struct ulti_known *k, int fact)
{
	return ulti_case_at(k->dispute.case_no)->facts >> fact & 1;
}

static bool is_dismissed(const struct court_talk *t)
{
	return t->now.said.state == COURT_DISMISSED;
}

static bool goes_on(const struct court_talk *t)
{
	return t->now.said.late || t->now.said.minor || is_dismissed(t);
}

bool ulti_wants_count(const struct court_talk *t, const struct ulti_known *k)
{
	int case_no = k->dispute.case_no;

	if (!t->is_full || is_dismissed(t))
		return false;
	return case_no == ULTI_CASE_1_2 || (case_no == ULTI_CASE_3_9 && !t->now.by_number);
}

bool ulti_wants_seen(const struct court_talk *t, const struct ulti_known *k)
{
	int case_no = k->dispute.case_no;
	bool is_of_lead = case_no == ULTI_CASE_3_1 || case_no == ULTI_CASE_3_2;
	bool had_tricks = !is_of_lead && ulti_case_at(case_no)->phase >= ULTI_PLAY;

	return t->is_full && (case_no == ULTI_CASE_FALSE_CLAIM || (is_dismissed(t) && had_tricks));
}

bool ulti_wants_claimant(const struct court_talk *t, const struct ulti_known *k)
{
	(void)k;
	return t->is_full;
}

bool ulti_wants_offender(const struct court_talk *t, const struct ulti_known *k)
{
	int case_no = k->dispute.case_no;
	bool follows = case_no == ULTI_CASE_3_1 || case_no == ULTI_CASE_3_2 || case_no == ULTI_CASE_FALSE_CLAIM;

	return t->is_full ? case_asks(k, ULTI_FACT_OFFENDER) && !follows : k->missing == ULTI_FACT_OFFENDER;
}

bool ulti_wants_dealt(const struct court_talk *t, const struct ulti_known *k)
{
	return t->is_full && k->dispute.case_no == ULTI_CASE_1_5;
}

/* Where an act is one of a certain trick. */
bool ulti_wants_trick(const struct court_talk *t, const struct ulti_known *k)
{
	int case_no = k->dispute.case_no;

	return t->is_full
		&& ((case_no >= ULTI_CASE_3_3 && case_no <= ULTI_CASE_3_9) || case_no == ULTI_CASE_JURY);
}

bool ulti_wants_at_once(const struct court_talk *t, const struct ulti_known *k)
{
	return t->is_full && !is_dismissed(t) && t->now.said.claimant != GAME_NO_SEAT
		&& k->dispute.case_no != ULTI_CASE_FALSE_CLAIM;
}

bool ulti_wants_agreed(const struct court_talk *t, const struct ulti_known *k)
{
	(void)k;
	return t->is_full && !goes_on(t);
}

bool ulti_wants_agreed_on(const struct court_talk *t, const struct ulti_known *k)
{
	return t->is_full && t->now.said.agreed && k->dispute.case_no != ULTI_CASE_JURY;
}

/* What follows from a fault in the deal or the auction takes that into account. */
bool ulti_wants_matters(const struct court_talk *t, const struct ulti_known *k)
{
	int case_no = k->dispute.case_no;
	bool of_result = case_no == ULTI_CASE_3_10 || case_no == ULTI_CASE_3_11
		|| case_no == ULTI_CASE_FALSE_CLAIM;

	if (!t->is_full || goes_on(t) || t->now.said.agreed)
		return false;
	return ulti_case_at(case_no)->phase >= ULTI_PLAY && !of_result;
}

bool ulti_wants_bid(const struct court_talk *t, const struct ulti_known *k)
{
	bool is_unknown = !k->dispute.deal.bid;

	if (k->missing == ULTI_FACT_BID || (k->missing == ULTI_FACT_DECLARER && is_unknown))
		return true;
	/* In 13.§ (2) 4 it shows whether there was a breach at all. */
	if (k->dispute.case_no != ULTI_CASE_JURY && k->dispute.case_no != ULTI_CASE_2_4)
		return false;
	return t->is_full && !goes_on(t) && is_unknown;
}

bool ulti_wants_declarer(const struct court_talk *t, const struct ulti_known *k)
{
	const struct ulti_deal *deal = &k->dispute.deal;

	if (k->missing == ULTI_FACT_DECLARER)
		return true;
	return !goes_on(t) && case_asks(k, ULTI_FACT_DECLARER) && deal->bid && deal->declarer == ULTI_SEATS;
}

/* Is the contract typed, and not that of the recorded deal? */
static bool is_typed(const struct court_talk *t, const struct ulti_known *k, struct ulti_deal *deal)
{
	*deal = ulti_answered(t).deal;
	if (!t->is_full || goes_on(t))
		return false;
	return case_asks(k, ULTI_FACT_DECLARER) && deal->bid && deal->declarer != ULTI_SEATS;
}

bool ulti_wants_trump(const struct court_talk *t, const struct ulti_known *k)
{
	struct ulti_deal deal;

	if (k->dispute.case_no == ULTI_CASE_3_1 || k->dispute.case_no == ULTI_CASE_3_2)
		return false;
	return is_typed(t, k, &deal) && ulti_bid_at(deal.bid)->colour == ULTI_PLAIN && deal.trump == ULTI_NO_SUIT;
}

/* what stands on the sheet is asked too, where it may have been said later than the act. */
bool ulti_wants_kontra(const struct court_talk *t, const struct ulti_known *k)
{
	enum ulti_kontra_time time = ulti_kontra_time(&k->dispute);
	struct ulti_deal deal;

	if (k->missing == ULTI_FACT_KONTRA)
		return true;
	if (is_typed(t, k, &deal))
		return time != ULTI_KONTRA_NEVER;
	return t->is_full && !goes_on(t) && time == ULTI_KONTRA_UNDATED
		&& ulti_kontra_recorded(t->scene, &k->dispute, &deal);
}

bool ulti_wants_made(const struct court_talk *t, const struct ulti_known *k)
{
	(void)t;
	return k->missing == ULTI_FACT_MADE && ulti_unknown_part(k) >= 0;
}

/* Facts of the case that are asked by its own table. */
bool ulti_wants_fact(const struct court_talk *t, const struct ulti_known *k)
{
	(void)t;
	return k->missing >= 0 && k->missing != ULTI_FACT_POINTS && k->missing != ULTI_FACT_REASON;
}

/* A trump contract that was typed in, where results count; beside a made ulti nothing is silent. */
bool ulti_wants_silent(const struct court_talk *t, const struct ulti_known *k)
{
	struct ulti_deal deal;

	return is_typed(t, k, &deal) && case_asks(k, ULTI_FACT_SILENT) && deal.made[ULTI_ULTI] != ULTI_MADE
		&& ulti_bid_at(deal.bid)->colour != ULTI_COLOURLESS;
}

bool ulti_wants_seats(const struct court_talk *t, const struct ulti_known *k)
{
	return t->is_full && k->dispute.case_no == ULTI_CASE_1_6
		&& k->dispute.facts[ULTI_FACT_STAGE] == ULTI_ANSWER_COMMITTED;
}

static bool wants_detail_at(const struct court_talk *t, const struct ulti_known *k, int place)
{
	return t->is_full && !t->now.said.act[0] && ulti_detail_is_wanted(&k->dispute, place, &t->now);
}

bool ulti_wants_detail(const struct court_talk *t, const struct ulti_known *k)
{
	return wants_detail_at(t, k, 0);
}

bool ulti_wants_detail_2(const struct court_talk *t, const struct ulti_known *k)
{
	return wants_detail_at(t, k, 1);
}

bool ulti_wants_detail_3(const struct court_talk *t, const struct ulti_known *k)
{
	return wants_detail_at(t, k, 2);
}

bool ulti_wants_points(const struct court_talk *t, const struct ulti_known *k)
{
	(void)t;
	return k->missing == ULTI_FACT_POINTS;
}

/* A claim that is dismissed needs no reason, but its minutes are the better for one. */
bool ulti_wants_reason(const struct court_talk *t, const struct ulti_known *k)
{
	const struct court_dispute *said = &t->now.said;

	if (k->missing == ULTI_FACT_REASON)
		return true;
	return said->state == COURT_DISMISSED && !said->reason[0] && !(t->now.asked >> ASK_REASON & 1)
		&& !t->is_brief;
}

/* An open dispute has no jury yet. */
bool ulti_wants_judge(const struct court_talk *t, const struct ulti_known *k)
{
	(void)k;
	return (t->is_full || t->asks_judge) && !t->now.said.agreed && t->now.said.state != COURT_OPEN;
}
