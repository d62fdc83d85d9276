/* Judging by the table of cases: which outcome holds, what follows from it, and why (10.§, 13.§). */
#include "games/ulti/rules/ulti.h"

#include <string.h>

#define NEED(fact) (1u << ULTI_FACT_##fact)

static const struct consequence consequences[ULTI_CONSEQUENCE_COUNT] = {
#define CONSEQUENCE(follows, text, kind, payment, price, needs) \
	[ULTI_FOLLOWS_##follows] = { ULTI_RULING_##kind, payment, price, needs },
#include "games/ulti/rules/consequences.def"
#undef CONSEQUENCE
};

/* The fact that says who is guilty. */
static const uint8_t guilty_facts[] = {
	[ULTI_GUILTY_OFFENDER] = ULTI_FACT_OFFENDER,
	[ULTI_GUILTY_DECLARER] = ULTI_FACT_DECLARER,
	[ULTI_GUILTY_SPEAKER] = ULTI_FACT_WARNED_BY,
	[ULTI_GUILTY_SECOND] = ULTI_FACT_SECOND_BIDDER,
	[ULTI_GUILTY_COUNT] = ULTI_FACT_WRONG_COUNT,
};

/* ---- which outcome holds ----------------------------------------------------------------------- */

static enum ulti_answer counted_answer(const struct ulti_dispute *d)
{
	unsigned seats = d->facts[ULTI_FACT_WRONG_COUNT];

	if (seats & ulti_hearing_seat_bit(d->deal.declarer))
		return ULTI_ANSWER_DECLARER;
	return seats & (seats - 1) ? ULTI_ANSWER_BOTH_DEFENDERS : ULTI_ANSWER_DEFENDER;
}

/* in teritett bids all cards lie open after the first trick (4.§ (E) (2) c, (F) (2)). */
static enum ulti_answer offender_answer(const struct ulti_dispute *d)
{
	static const char word[] = "teritett";
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid);
	size_t n = bid ? strlen(bid->code) : 0;

	if (d->offender == d->deal.declarer)
		return ULTI_ANSWER_DECLARER;
	for (size_t at = 0; d->case_no == ULTI_CASE_3_8 && d->trick > 1 && at + strlen(word) <= n; at++) {
		if (memcmp(bid->code + at, word, strlen(word)) == 0)
			return ULTI_ANSWER_OPEN_DEFENDER;
	}
	return ULTI_ANSWER_DEFENDER;
}

/* What a fact comes to; ULTI_ANSWER_NONE if it, or the `*missing` one beside it, is not said. */
static enum ulti_answer answer_of(const struct ulti_dispute *d, int fact, int *missing)
{
	bool by_side = fact == ULTI_FACT_OFFENDER || fact == ULTI_FACT_WRONG_COUNT;

	*missing = fact;
	if (!ulti_hearing_is_said(d, fact))
		return ULTI_ANSWER_NONE;
	*missing = ULTI_FACT_DECLARER;
	if (by_side && !ulti_hearing_is_said(d, ULTI_FACT_DECLARER))
		return ULTI_ANSWER_NONE;
	if (fact == ULTI_FACT_OFFENDER)
		return offender_answer(d);
	if (fact == ULTI_FACT_WRONG_COUNT)
		return counted_answer(d);
	if (fact == ULTI_FACT_WARNED_BY)
		return d->facts[fact] == ULTI_NOBODY_BIT ? ULTI_ANSWER_NO : ULTI_ANSWER_YES;
	return (enum ulti_answer)d->facts[fact];
}

static enum ulti_judge_refusal find_outcome(struct hearing *h)
{
	const struct ulti_outcome *outcome = h->row->outcomes;
	int missing;

	for (int i = 0; i < ULTI_OUTCOMES && outcome->follows; i++, outcome++) {
		enum ulti_answer answer = ULTI_ANSWER_NONE;
		if (outcome->fact != ULTI_FACT_COUNT) {
			answer = answer_of(h->dispute, outcome->fact, &missing);
			if (answer == ULTI_ANSWER_NONE)
				return ulti_hearing_refuse(h, ULTI_JUDGE_FACT_MISSING, missing);
		}
		if (answer == outcome->answer) {
			h->outcome = outcome;
			h->follows = &consequences[outcome->follows];
			return ULTI_JUDGE_FINE;
		}
	}
	/* Words that the case allows but no outcome has would end here; tests see to it that there is none. */
	return ulti_hearing_refuse(h, ULTI_JUDGE_ANSWER_UNKNOWN, h->row->outcomes[0].fact);
}

static unsigned guilty_seats(const struct ulti_dispute *d, enum ulti_guilty guilty)
{
	unsigned declarer = ulti_hearing_seat_bit(d->deal.declarer), counted = d->facts[ULTI_FACT_WRONG_COUNT];

	switch (guilty) {
	case ULTI_GUILTY_OFFENDER:
		return ulti_hearing_seat_bit(d->offender);
	case ULTI_GUILTY_DECLARER:
		return declarer;
	case ULTI_GUILTY_SPEAKER:
		return d->facts[ULTI_FACT_WARNED_BY];
	case ULTI_GUILTY_SECOND:
		return d->facts[ULTI_FACT_SECOND_BIDDER];
	case ULTI_GUILTY_COUNT:
		return counted & declarer ? declarer : counted;
	case ULTI_GUILTY_NOBODY:
		break;
	}
	return 0;
}

/* Whatever the ruling turns on must be known; results and the jury's points have nobody to name. */
static enum ulti_judge_refusal check_needs(const struct hearing *h)
{
	enum payment payment = h->follows->payment;
	bool names = h->outcome->barred
		|| (payment != PAYS_NOTHING && payment != PAYS_RESULT && payment != PAYS_JURY);

	for (int fact = 0; fact < ULTI_FACT_COUNT; fact++) {
		if (h->follows->needs >> fact & 1 && !ulti_hearing_is_said(h->dispute, fact))
			return ulti_hearing_refuse(h, ULTI_JUDGE_FACT_MISSING, fact);
	}
	if (names && !h->out->guilty)
		return ulti_hearing_refuse(h, ULTI_JUDGE_FACT_MISSING, guilty_facts[h->outcome->guilty]);
	if (h->out->guilty & ~(unsigned)h->dispute->deal.players)
		return ulti_hearing_refuse(h, ULTI_JUDGE_OFFENDER_NOT_PLAYING, ULTI_FACT_OFFENDER);
	return ULTI_JUDGE_FINE;
}

/* ---- why --------------------------------------------------------------------------------------- */

static void cite(const struct hearing *h, const char *paragraph)
{
	h->out->cites[h->out->cite_count++] = paragraph;
}

static void read_as(const struct hearing *h, const char *reading)
{
	h->out->readings[h->out->reading_count++] = reading;
}

/* The extra is a question wherever somebody's own ulti is deemed lost, due or not. */
static void explain_extra(const struct hearing *h)
{
	if (!ulti_bid_has(h->priced, ULTI_ULTI))
		return;
	cite(h, "4.§ (D) (3)");
	read_as(h, "R-12");
	read_as(h, "R-19");
}

static void explain_levels(const struct hearing *h)
{
	if (h->bid->colour != ULTI_COLOURLESS)
		return;
	cite(h, "7.§ (5)");
	read_as(h, "R-17");
}

/* R-32; of some parts R-40 tells it alone, and a declarer owes no extra with them. */
static void explain_whole(const struct hearing *h)
{
	bool declarer = h->out->guilty == ulti_hearing_seat_bit(h->dispute->deal.declarer);

	cite(h, "10.§ (3) e");
	if (!declarer)
		cite(h, "10.§ (3) f");
	if (h->follows->payment == PAYS_WHOLE)
		read_as(h, "R-32");
	explain_levels(h);
	if (declarer && h->follows->payment == PAYS_WHOLE)
		explain_extra(h);
}

static void explain_payment(const struct hearing *h)
{
	switch ((enum payment)h->follows->payment) {
	case PAYS_DOUBLED:
		read_as(h, "R-33");
		if (h->follows->price == NEXT_BID)
			read_as(h, "R-34");
		else
			explain_extra(h);
		break;
	case PAYS_SECOND_WON:
		read_as(h, "R-35");
		break;
	case PAYS_SECOND_LOST:
		read_as(h, "R-35");
		explain_extra(h);
		break;
	case PAYS_WHOLE:
	case PAYS_UNCHECKED:
		explain_whole(h);
		break;
	case PAYS_WON:
		explain_levels(h);
		break;
	case PAYS_NOTHING:
	case PAYS_RESULT:
	case PAYS_JURY:
		break;
	}
}

static void explain(const struct hearing *h)
{
	cite(h, h->outcome->cite);
	if (h->outcome->reading)
		read_as(h, h->outcome->reading);
	if (h->follows->kind == ULTI_RULING_REDEAL)
		read_as(h, "R-43");
	if (h->out->barred)
		read_as(h, "R-38");
	if (h->out->follows == ULTI_FOLLOWS_NO_NEXT_BID)
		read_as(h, "R-34");
	explain_payment(h);
}

/* ---- the ruling -------------------------------------------------------------------------------- */

/* The bid that the ruling is about. Above rank 41 there is none, and the jury decides. */
static void find_price(struct hearing *h)
{
	bool jury = false;

	switch ((enum price)h->follows->price) {
	case NO_PRICE:
		break;
	case OWN_BID:
		h->priced = h->bid;
		break;
	case RED_TWIN:
		h->priced = ulti_bid_red_twin(&ulti_mausz_2017, h->bid);
		break;
	case NEXT_BID:
		h->priced = ulti_bid_next(ulti_bid_at(h->dispute->previous_bid));
		jury = !h->priced;
		break;
	case ABOVE_OWN:
		h->priced = h->bid;
		jury = h->bid && !ulti_bid_next(h->bid);
		break;
	}
	if (jury) {
		h->priced = NULL;
		h->out->follows = ULTI_FOLLOWS_NO_NEXT_BID;
		h->follows = &consequences[ULTI_FOLLOWS_NO_NEXT_BID];
	}
}

enum ulti_judge_refusal ulti_judge(const struct ulti_dispute *dispute, const struct ulti_rules *rules,
	struct ulti_ruling *ruling)
{
	struct hearing hearing = {
		.dispute = dispute, .rules = rules, .row = ulti_case_at(dispute->case_no), .out = ruling,
	};
	enum ulti_judge_refusal refusal;

	*ruling = (struct ulti_ruling){ 0 };
	if (!hearing.row)
		return ULTI_JUDGE_NO_SUCH_CASE;
	if (!ulti_players_fit(dispute->deal.players))
		return ULTI_JUDGE_NOT_THREE_PLAYERS;
	if ((refusal = ulti_hearing_check_facts(&hearing)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = find_outcome(&hearing)) != ULTI_JUDGE_FINE)
		return refusal;
	hearing.bid = ulti_bid_at(dispute->deal.bid);
	ruling->guilty = (uint8_t)guilty_seats(dispute, hearing.outcome->guilty);
	if ((refusal = check_needs(&hearing)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = ulti_hearing_check_contract(&hearing)) != ULTI_JUDGE_FINE)
		return refusal;
	ruling->follows = hearing.outcome->follows;
	ruling->barred = hearing.outcome->barred ? ruling->guilty : 0;
	find_price(&hearing);
	ruling->kind = hearing.follows->kind;
	ruling->pays = hearing.follows->payment != PAYS_NOTHING;
	ruling->priced_bid = hearing.priced ? hearing.priced->no : 0;
	explain(&hearing);
	return ulti_hearing_pay(&hearing);
}
