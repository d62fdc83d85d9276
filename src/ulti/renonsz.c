/* Judging a dispute (10.§, 13.§) by the table of cases: what is wrong with it, which outcome holds, the sum. */
#include "ulti/ulti.h"

/* What "kontrazva" means whatever was said, and R-12's extra. */
enum { DOUBLED = 2, EXTRA = 4 };

/* How the sum is made up. */
enum payment {
	PAYS_NOTHING,
	PAYS_DOUBLED,       /* the priced bid at kontra to each of the others */
	PAYS_SECOND_WON,    /* R-35, 7 a */
	PAYS_SECOND_LOST,   /* R-35, 7 b */
	PAYS_WHOLE,         /* */
	PAYS_WON,           /* 13.§ (3) 9 b: each defender the contract */
	PAYS_UNCHECKED,     /* R-32 for some parts, the rest by result */
	PAYS_RESULT,        /* */
	PAYS_JURY           /* */
};

/* Which bid a ruling is about. */
enum price {
	NO_PRICE,
	OWN_BID,
	RED_TWIN,    /* 13.§ (3) 2 */
	NEXT_BID,    /* above the previous one */
	ABOVE_OWN    /* he must find a higher one than his own */
};

#define NEED(fact) (1u << ULTI_FACT_##fact)

struct consequence {
	uint8_t kind, payment, price;
	uint32_t needs;   /* beside the condition of the outcome and whoever is guilty */
};

static const struct consequence consequences[ULTI_CONSEQUENCE_COUNT] = {
	[ULTI_FOLLOWS_REDEAL] = { ULTI_RULING_REDEAL, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_RIGHT_DEALER] = { ULTI_RULING_REDEAL, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_SHEET_SEATS] = { ULTI_RULING_REDEAL, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_SHEET_DEALER] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_CORRECT_SHEET] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_PLAIN_PARTI] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_OTHERS_BID] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_LOWEST_BID] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_TALON_BACK] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_HIGHER_THAN_OWN] = { ULTI_RULING_CORRECT, PAYS_NOTHING, ABOVE_OWN, 0 },
	[ULTI_FOLLOWS_HIGHER] = { ULTI_RULING_CORRECT, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_BID_STANDS] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_PUT_RIGHT] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_OPEN_HAND] = { ULTI_RULING_CONTINUE, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_BID_LOST] = { ULTI_RULING_PAY, PAYS_DOUBLED, OWN_BID, NEED(BID) },
	[ULTI_FOLLOWS_RED_BID_LOST] = { ULTI_RULING_PAY, PAYS_DOUBLED, RED_TWIN, NEED(BID) },
	[ULTI_FOLLOWS_NEXT_BID] = { ULTI_RULING_PAY, PAYS_DOUBLED, NEXT_BID, NEED(PREVIOUS_BID) },
	[ULTI_FOLLOWS_SECOND_WON] = { ULTI_RULING_PAY, PAYS_SECOND_WON, OWN_BID,
		NEED(BID) | NEED(SECOND_BIDDER) },
	[ULTI_FOLLOWS_SECOND_LOST] = { ULTI_RULING_PAY, PAYS_SECOND_LOST, OWN_BID, NEED(BID) },
	[ULTI_FOLLOWS_WHOLE_BID] = { ULTI_RULING_PAY, PAYS_WHOLE, OWN_BID, NEED(BID) | NEED(DECLARER) },
	[ULTI_FOLLOWS_SPEAKER_PAYS] = { ULTI_RULING_PAY, PAYS_WHOLE, OWN_BID, NEED(BID) | NEED(DECLARER) },
	[ULTI_FOLLOWS_CONTRACT_WON] = { ULTI_RULING_PAY, PAYS_WON, OWN_BID, NEED(BID) | NEED(DECLARER) },
	[ULTI_FOLLOWS_PARTI_MADE] = { ULTI_RULING_SETTLE, PAYS_RESULT, OWN_BID, NEED(BID) | NEED(DECLARER) },
	[ULTI_FOLLOWS_SILENT_VOID] = { ULTI_RULING_SETTLE, PAYS_RESULT, OWN_BID, NEED(BID) | NEED(DECLARER) },
	[ULTI_FOLLOWS_UNCHECKED_PAID] = { ULTI_RULING_PAY, PAYS_UNCHECKED, OWN_BID,
		NEED(BID) | NEED(DECLARER) | NEED(UNCHECKABLE) },
	[ULTI_FOLLOWS_JURY_MIDWAY] = { ULTI_RULING_JURY, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_NO_NEXT_BID] = { ULTI_RULING_JURY, PAYS_NOTHING, NO_PRICE, 0 },
	[ULTI_FOLLOWS_JURY_SETS] = { ULTI_RULING_PAY, PAYS_JURY, NO_PRICE, NEED(POINTS) | NEED(REASON) },
};

/* The fact that says who is guilty. */
static const uint8_t guilty_facts[] = {
	[ULTI_GUILTY_OFFENDER] = ULTI_FACT_OFFENDER,
	[ULTI_GUILTY_DECLARER] = ULTI_FACT_DECLARER,
	[ULTI_GUILTY_SPEAKER] = ULTI_FACT_WARNED_BY,
	[ULTI_GUILTY_SECOND] = ULTI_FACT_SECOND_BIDDER,
	[ULTI_GUILTY_COUNT] = ULTI_FACT_WRONG_COUNT,
};

/* A dispute under way to its ruling. */
struct bench {
	const struct ulti_dispute *dispute;
	const struct ulti_rules *rules;
	const struct ulti_case *row;
	const struct ulti_outcome *outcome;
	const struct consequence *follows;
	const struct ulti_bid *bid;      /* NULL if not said */
	const struct ulti_bid *priced;   /* NULL if there is none */
	struct ulti_ruling *out;
};

struct ulti_dispute ulti_dispute_of(int case_no, uint8_t players)
{
	return (struct ulti_dispute){
		.case_no = (uint8_t)case_no,
		.deal = { .players = players, .declarer = ULTI_SEATS, .trump = ULTI_NO_SUIT },
		.offender = ULTI_NO_SEAT,
	};
}

/* ---- what was said ----------------------------------------------------------------------------- */

static unsigned seat_bit(int seat)
{
	return seat >= 0 && seat < ULTI_SEATS ? 1u << seat : 0;
}

static bool kontra_is_said(const struct ulti_deal *deal)
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

static bool is_said(const struct ulti_dispute *d, int fact)
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
		return kontra_is_said(deal);
	if (fact == ULTI_FACT_MADE)
		return result_is_said(deal);
	if (fact == ULTI_FACT_SILENT)
		return deal->silent_100 | deal->silent_4_asz | deal->silent_ulti | deal->silent_ulti_result;
	return d->facts[fact];
}

static bool asks(const struct ulti_case *row, int fact)
{
	return row->facts >> fact & 1;
}

/* ---- what cannot be judged --------------------------------------------------------------------- */

static enum ulti_judge_refusal refuse(const struct bench *bench, enum ulti_judge_refusal refusal, int fact)
{
	bench->out->fact = (uint8_t)fact;
	return refusal;
}

static enum ulti_judge_refusal refuse_deal(const struct bench *bench, enum ulti_refusal refusal)
{
	if (refusal == ULTI_RESULT_MISSING)
		return refuse(bench, ULTI_JUDGE_FACT_MISSING, ULTI_FACT_MADE);
	bench->out->deal_refusal = (uint8_t)refusal;
	return refusal == ULTI_FINE ? ULTI_JUDGE_FINE : ULTI_JUDGE_DEAL;
}

/* Bids, declarer and offender, whether the case turns on them or not. A dealer who sits out may misdeal. */
static enum ulti_judge_refusal check_head(const struct bench *bench)
{
	const struct ulti_dispute *d = bench->dispute;

	if (d->deal.bid && !ulti_bid_at(d->deal.bid))
		return refuse(bench, ULTI_JUDGE_NO_SUCH_BID, ULTI_FACT_BID);
	if (d->previous_bid && !ulti_bid_at(d->previous_bid))
		return refuse(bench, ULTI_JUDGE_NO_SUCH_BID, ULTI_FACT_PREVIOUS_BID);
	if (is_said(d, ULTI_FACT_DECLARER) && !(seat_bit(d->deal.declarer) & d->deal.players))
		return refuse(bench, ULTI_JUDGE_DECLARER_NOT_PLAYING, ULTI_FACT_DECLARER);
	if (bench->row->phase != ULTI_DEALING && is_said(d, ULTI_FACT_OFFENDER)
		&& !(seat_bit(d->offender) & d->deal.players))
		return refuse(bench, ULTI_JUDGE_OFFENDER_NOT_PLAYING, ULTI_FACT_OFFENDER);
	return ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal check_seats(const struct bench *bench, int fact)
{
	const struct ulti_dispute *d = bench->dispute;
	unsigned seats = d->facts[fact];
	enum ulti_fact_kind kind = ulti_fact_kind(fact);

	if (kind == ULTI_KIND_SEAT_OR_NOBODY && seats == ULTI_NOBODY_BIT)
		return ULTI_JUDGE_FINE;
	if (seats & ~(unsigned)d->deal.players)
		return refuse(bench, ULTI_JUDGE_FACT_SEAT, fact);
	if (kind != ULTI_KIND_SEATS && (seats & (seats - 1) || seats == seat_bit(d->offender)))
		return refuse(bench, ULTI_JUDGE_FACT_SEAT, fact);
	return ULTI_JUDGE_FINE;
}

/* Points of the jury's: among the three, and adding up to 0. */
static enum ulti_judge_refusal check_points(const struct bench *bench)
{
	const struct ulti_dispute *d = bench->dispute;
	int sum = 0;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (d->points[seat] && !ulti_deal_seats(&d->deal, seat))
			return refuse(bench, ULTI_JUDGE_FACT_SEAT, ULTI_FACT_POINTS);
		sum += d->points[seat];
	}
	return sum ? refuse(bench, ULTI_JUDGE_POINTS_NOT_ZERO_SUM, ULTI_FACT_POINTS) : ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal check_value(const struct bench *bench, int fact)
{
	const unsigned disputable = 1u << ULTI_PARTI | 1u << ULTI_40_100 | 1u << ULTI_20_100 | 1u << ULTI_4_ASZ;
	unsigned value = bench->dispute->facts[fact], answers = bench->row->answers;

	switch (ulti_fact_kind(fact)) {
	case ULTI_KIND_YES_NO:
		answers = 1u << ULTI_ANSWER_NO | 1u << ULTI_ANSWER_YES;
		/* fall through */
	case ULTI_KIND_WORD:
		if (value >= ULTI_ANSWER_COUNT || !(answers >> value & 1))
			return refuse(bench, ULTI_JUDGE_ANSWER_UNKNOWN, fact);
		return ULTI_JUDGE_FINE;
	case ULTI_KIND_PARTS:
		return value & ~disputable ? refuse(bench, ULTI_JUDGE_FACT_PART, fact) : ULTI_JUDGE_FINE;
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
	case ULTI_KIND_SEATS:
		return check_seats(bench, fact);
	case ULTI_KIND_POINTS:
		return check_points(bench);
	case ULTI_KIND_BID:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_TEXT:
		break;
	}
	return ULTI_JUDGE_FINE;
}

/* Nothing that the case does not ask, and of what it asks only what it can use. */
static enum ulti_judge_refusal check_facts(const struct bench *bench)
{
	enum ulti_judge_refusal refusal;

	for (int fact = ULTI_FACT_KONTRA; fact < ULTI_FACT_COUNT; fact++) {
		if (!is_said(bench->dispute, fact))
			continue;
		if (!asks(bench->row, fact)) {
			return refuse(bench, fact == ULTI_FACT_KONTRA ? ULTI_JUDGE_KONTRA_UNASKED
				: fact <= ULTI_FACT_SILENT ? ULTI_JUDGE_RESULT_UNASKED : ULTI_JUDGE_FACT_UNASKED, fact);
		}
		if (fact > ULTI_FACT_SILENT && (refusal = check_value(bench, fact)) != ULTI_JUDGE_FINE)
			return refusal;
	}
	return ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal check_bid(const struct bench *bench)
{
	const struct ulti_bid *bid = bench->bid;
	bool parti = ulti_bid_find(bid, ULTI_PARTI) >= 0;
	bool silent_4_asz = bid->colour != ULTI_COLOURLESS && ulti_bid_find(bid, ULTI_4_ASZ) < 0
		&& ulti_bid_find(bid, ULTI_DURCHMARS) < 0;

	switch ((enum ulti_bid_must)bench->row->bid_must) {
	case ULTI_BID_ANY:
		break;
	case ULTI_BID_PLAIN:
		if (bid->colour != ULTI_PLAIN)
			return refuse(bench, ULTI_JUDGE_BID_NOT_PLAIN, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITHOUT_PARTI:
		if (parti)
			return refuse(bench, ULTI_JUDGE_MELD_ALLOWED, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITH_PARTI:
		if (!parti)
			return refuse(bench, ULTI_JUDGE_NO_PARTI, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITH_SILENT:
		if (!parti && !silent_4_asz)
			return refuse(bench, ULTI_JUDGE_NOTHING_SILENT, ULTI_FACT_BID);
		break;
	}
	return ULTI_JUDGE_FINE;
}

/* What cannot be checked must have been bid, and has no result. */
static enum ulti_judge_refusal check_unchecked(const struct bench *bench)
{
	const struct ulti_dispute *d = bench->dispute;

	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (!(d->facts[ULTI_FACT_UNCHECKABLE] >> part & 1))
			continue;
		if (ulti_bid_find(bench->bid, (enum ulti_part)part) < 0)
			return refuse(bench, ULTI_JUDGE_FACT_PART, ULTI_FACT_UNCHECKABLE);
		if (d->deal.made[part])
			return refuse(bench, ULTI_JUDGE_UNCHECKABLE_MADE, ULTI_FACT_MADE);
	}
	return ULTI_JUDGE_FINE;
}

/* The contract as far as it was said: a bid with which the act could be done, and possible levels. */
static enum ulti_judge_refusal check_contract(const struct bench *bench)
{
	const struct ulti_dispute *d = bench->dispute;
	struct ulti_deal deal = d->deal;
	enum ulti_judge_refusal refusal;

	if (bench->outcome->guilty == ULTI_GUILTY_DECLARER && is_said(d, ULTI_FACT_OFFENDER)
		&& d->offender != d->deal.declarer)
		return refuse(bench, ULTI_JUDGE_OFFENDER_NOT_DECLARER, ULTI_FACT_OFFENDER);
	if (!bench->bid)
		return ULTI_JUDGE_FINE;
	if ((refusal = check_bid(bench)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = check_unchecked(bench)) != ULTI_JUDGE_FINE)
		return refusal;
	/* Results are looked at where they are settled; a conceded deal has none. */
	if (!is_said(d, ULTI_FACT_DECLARER) || asks(bench->row, ULTI_FACT_MADE))
		return ULTI_JUDGE_FINE;
	deal.ending = ULTI_CONCEDED;
	return refuse_deal(bench, ulti_deal_check(&deal));
}

/* ---- which outcome holds ----------------------------------------------------------------------- */

static enum ulti_answer counted_answer(const struct ulti_dispute *d)
{
	unsigned seats = d->facts[ULTI_FACT_WRONG_COUNT];

	if (seats & seat_bit(d->deal.declarer))
		return ULTI_ANSWER_DECLARER;
	return seats & (seats - 1) ? ULTI_ANSWER_BOTH_DEFENDERS : ULTI_ANSWER_DEFENDER;
}

/* What a fact comes to; ULTI_ANSWER_NONE if it, or the `*missing` one beside it, is not said. */
static enum ulti_answer answer_of(const struct ulti_dispute *d, int fact, int *missing)
{
	bool by_side = fact == ULTI_FACT_OFFENDER || fact == ULTI_FACT_WRONG_COUNT;

	*missing = fact;
	if (!is_said(d, fact))
		return ULTI_ANSWER_NONE;
	*missing = ULTI_FACT_DECLARER;
	if (by_side && !is_said(d, ULTI_FACT_DECLARER))
		return ULTI_ANSWER_NONE;
	if (fact == ULTI_FACT_OFFENDER)
		return d->offender == d->deal.declarer ? ULTI_ANSWER_DECLARER : ULTI_ANSWER_DEFENDER;
	if (fact == ULTI_FACT_WRONG_COUNT)
		return counted_answer(d);
	if (fact == ULTI_FACT_WARNED_BY)
		return d->facts[fact] == ULTI_NOBODY_BIT ? ULTI_ANSWER_NO : ULTI_ANSWER_YES;
	return (enum ulti_answer)d->facts[fact];
}

static enum ulti_judge_refusal find_outcome(struct bench *bench)
{
	const struct ulti_outcome *outcome = bench->row->outcomes;
	int missing;

	for (int i = 0; i < ULTI_OUTCOMES && outcome->follows; i++, outcome++) {
		enum ulti_answer answer = ULTI_ANSWER_NONE;
		if (outcome->fact != ULTI_FACT_COUNT) {
			answer = answer_of(bench->dispute, outcome->fact, &missing);
			if (answer == ULTI_ANSWER_NONE)
				return refuse(bench, ULTI_JUDGE_FACT_MISSING, missing);
		}
		if (answer == outcome->answer) {
			bench->outcome = outcome;
			bench->follows = &consequences[outcome->follows];
			return ULTI_JUDGE_FINE;
		}
	}
	/* Words that the case allows but no outcome has would end here; tests see to it that there is none. */
	return refuse(bench, ULTI_JUDGE_ANSWER_UNKNOWN, bench->row->outcomes[0].fact);
}

static unsigned guilty_seats(const struct ulti_dispute *d, enum ulti_guilty guilty)
{
	unsigned declarer = seat_bit(d->deal.declarer), counted = d->facts[ULTI_FACT_WRONG_COUNT];

	switch (guilty) {
	case ULTI_GUILTY_OFFENDER:
		return seat_bit(d->offender);
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
static enum ulti_judge_refusal check_needs(const struct bench *bench)
{
	enum payment payment = bench->follows->payment;
	bool names = bench->outcome->barred
		|| (payment != PAYS_NOTHING && payment != PAYS_RESULT && payment != PAYS_JURY);

	for (int fact = 0; fact < ULTI_FACT_COUNT; fact++) {
		if (bench->follows->needs >> fact & 1 && !is_said(bench->dispute, fact))
			return refuse(bench, ULTI_JUDGE_FACT_MISSING, fact);
	}
	if (names && !bench->out->guilty)
		return refuse(bench, ULTI_JUDGE_FACT_MISSING, guilty_facts[bench->outcome->guilty]);
	if (bench->out->guilty & ~(unsigned)bench->dispute->deal.players)
		return refuse(bench, ULTI_JUDGE_OFFENDER_NOT_PLAYING, ULTI_FACT_OFFENDER);
	return ULTI_JUDGE_FINE;
}

/* ---- the sum ----------------------------------------------------------------------------------- */

static void pay(const struct bench *bench, int payer, int payee, struct ulti_step step)
{
	struct ulti_ruling *out = bench->out;
	int points = ulti_step_points(&step);

	step.payer = (int8_t)payer;
	step.payee = (int8_t)payee;
	out->steps[out->step_count++] = step;
	out->points[payer] = (int16_t)(out->points[payer] - points);
	out->points[payee] = (int16_t)(out->points[payee] + points);
}

static void pay_bid(const struct bench *bench, int payer, int payee, int level, int times)
{
	pay(bench, payer, payee, (struct ulti_step){ .instead_of = ULTI_NO_SEAT, .item = ULTI_WHOLE_BID,
		.value = bench->priced->total, .level = (uint8_t)level, .times = (uint8_t)times });
}

static void pay_part(const struct bench *bench, int payer, int payee, int place, int share)
{
	const struct ulti_bid_part *part = &bench->bid->parts[place];

	pay(bench, payer, payee, (struct ulti_step){
		.instead_of = (int8_t)(share == payer || share == payee ? ULTI_NO_SEAT : share),
		.item = part->part, .value = part->value, .times = 1,
		.level = (uint8_t)ulti_deal_level(&bench->dispute->deal, place, share) });
}

/* a bid deemed lost with its ulti. */
static void pay_extra(const struct bench *bench, int payer, int payee)
{
	if (bench->rules->lost_ulti_extra != ULTI_EXTRA_ALWAYS || ulti_bid_find(bench->priced, ULTI_ULTI) < 0)
		return;
	pay(bench, payer, payee, (struct ulti_step){ .instead_of = ULTI_NO_SEAT, .item = ULTI_LOST_ULTI_EXTRA,
		.value = (uint8_t)(EXTRA * ulti_bid_factor(bench->priced)), .level = 1, .times = 1 });
}

/* The only seat of a set. */
static int seat_of(unsigned seats)
{
	int seat = 0;

	while (seat < ULTI_SEATS && !(seats >> seat & 1))
		seat++;
	return seat;
}

static bool is_other(const struct bench *bench, int seat, int payer)
{
	return seat != payer && ulti_deal_seats(&bench->dispute->deal, seat);
}

/* R-33; the extra only if it is his own ulti that is lost. R-35, 7 b: the same without kontra. */
static void pay_lost_bid(const struct bench *bench, int level)
{
	int payer = seat_of(bench->out->guilty);

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!is_other(bench, seat, payer))
			continue;
		pay_bid(bench, payer, seat, level, 1);
		if (bench->follows->price != NEXT_BID)
			pay_extra(bench, payer, seat);
	}
}

/* R-35, 7 a: twice to the second bidder, once to the player who was skipped. */
static void pay_second_won(const struct bench *bench)
{
	int opener = bench->dispute->offender, second = seat_of(bench->dispute->facts[ULTI_FACT_SECOND_BIDDER]);

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (is_other(bench, seat, opener))
			pay_bid(bench, opener, seat, DOUBLED, seat == second ? 2 : 1);
	}
}

/* R-32, the part at that place of the bid. */
static void pay_whole_part(const struct bench *bench, int place)
{
	int payer = seat_of(bench->out->guilty), declarer = bench->dispute->deal.declarer;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!is_other(bench, seat, declarer))
			continue;
		if (payer == declarer)
			pay_part(bench, declarer, seat, place, seat);
		else
			pay_part(bench, payer, declarer, place, seat);
		if (payer != declarer && payer != seat)
			pay_part(bench, payer, seat, place, seat);
	}
}

/* parts are a bit set, all or those that cannot be checked. */
static void pay_whole(const struct bench *bench, unsigned parts)
{
	for (int place = 0; place < bench->bid->part_count; place++) {
		if (parts >> bench->bid->parts[place].part & 1)
			pay_whole_part(bench, place);
	}
}

/* The extra that a declarer owes each defender with the whole bid. */
static void pay_declarers_extra(const struct bench *bench)
{
	int declarer = bench->dispute->deal.declarer;

	if (bench->out->guilty != seat_bit(declarer))
		return;
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (is_other(bench, seat, declarer))
			pay_extra(bench, declarer, seat);
	}
}

/* 13.§ (3) 9 b */
static void pay_contract_won(const struct bench *bench)
{
	int declarer = bench->dispute->deal.declarer;

	for (int place = 0; place < bench->bid->part_count; place++) {
		for (int seat = 0; seat < ULTI_SEATS; seat++) {
			if (is_other(bench, seat, declarer))
				pay_part(bench, seat, declarer, place, seat);
		}
	}
}

/* Take the lines of some parts out of a settlement. */
static void drop_parts(struct ulti_settlement *settlement, unsigned parts)
{
	uint8_t kept = 0;

	for (int i = 0; i < settlement->line_count; i++) {
		const struct ulti_line *line = &settlement->lines[i];
		if (!(parts >> line->item & 1)) {
			settlement->lines[kept++] = *line;
			continue;
		}
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			settlement->points[seat] = (int16_t)(settlement->points[seat] - line->points[seat]);
	}
	settlement->line_count = kept;
}

/*
 * by result, without silent 100 and 4 asz. `decided` parts are not looked at: the disputed parti counts
 * as made, and what cannot be checked is left out.
 */
static enum ulti_judge_refusal settle_rest(const struct bench *bench, unsigned decided, bool left_out)
{
	struct ulti_ruling *out = bench->out;
	struct ulti_deal deal = bench->dispute->deal;
	enum ulti_refusal refusal;

	deal.silent_100 = deal.silent_4_asz = ULTI_NOBODY;
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (decided >> part & 1)
			deal.made[part] = ULTI_MADE;
	}
	if ((refusal = ulti_settle(&deal, bench->rules, &out->settlement)) != ULTI_FINE) {
		out->settlement.line_count = 0;
		return refuse_deal(bench, refusal);
	}
	if (left_out)
		drop_parts(&out->settlement, decided);
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		out->points[seat] = (int16_t)(out->points[seat] + out->settlement.points[seat]);
	return ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal pay_sum(const struct bench *bench)
{
	const struct ulti_dispute *d = bench->dispute;
	const unsigned unchecked = d->facts[ULTI_FACT_UNCHECKABLE], parti = 1u << ULTI_PARTI;

	switch ((enum payment)bench->follows->payment) {
	case PAYS_NOTHING:
		break;
	case PAYS_DOUBLED:
		pay_lost_bid(bench, DOUBLED);
		break;
	case PAYS_SECOND_WON:
		pay_second_won(bench);
		break;
	case PAYS_SECOND_LOST:
		pay_lost_bid(bench, 1);
		break;
	case PAYS_WHOLE:
		pay_whole(bench, ~0u);
		pay_declarers_extra(bench);
		break;
	case PAYS_WON:
		pay_contract_won(bench);
		break;
	case PAYS_UNCHECKED:
		pay_whole(bench, unchecked);
		return settle_rest(bench, unchecked, true);
	case PAYS_RESULT:
		return settle_rest(bench, bench->out->follows == ULTI_FOLLOWS_PARTI_MADE ? parti : 0, false);
	case PAYS_JURY:
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			bench->out->points[seat] = d->points[seat];
		break;
	}
	return ULTI_JUDGE_FINE;
}

/* ---- why --------------------------------------------------------------------------------------- */

static void cite(const struct bench *bench, const char *paragraph)
{
	bench->out->cites[bench->out->cite_count++] = paragraph;
}

static void read_as(const struct bench *bench, const char *reading)
{
	bench->out->readings[bench->out->reading_count++] = reading;
}

/* The extra is a question wherever somebody's own ulti is deemed lost, due or not. */
static void explain_extra(const struct bench *bench)
{
	if (ulti_bid_find(bench->priced, ULTI_ULTI) < 0)
		return;
	cite(bench, "4.§ (D) (3)");
	read_as(bench, "R-12");
	read_as(bench, "R-19");
}

static void explain_levels(const struct bench *bench)
{
	if (bench->bid->colour != ULTI_COLOURLESS)
		return;
	cite(bench, "7.§ (5)");
	read_as(bench, "R-17");
}

/* R-32; the extra if the declarer pays the bid, not only some parts of it. */
static void explain_whole(const struct bench *bench)
{
	bool declarer = bench->out->guilty == seat_bit(bench->dispute->deal.declarer);

	cite(bench, "10.§ (3) e");
	if (!declarer)
		cite(bench, "10.§ (3) f");
	read_as(bench, "R-32");
	explain_levels(bench);
	if (declarer && bench->follows->payment == PAYS_WHOLE)
		explain_extra(bench);
}

static void explain_payment(const struct bench *bench)
{
	switch ((enum payment)bench->follows->payment) {
	case PAYS_DOUBLED:
		read_as(bench, "R-33");
		if (bench->follows->price == NEXT_BID)
			read_as(bench, "R-34");
		else
			explain_extra(bench);
		break;
	case PAYS_SECOND_WON:
		read_as(bench, "R-35");
		break;
	case PAYS_SECOND_LOST:
		read_as(bench, "R-35");
		explain_extra(bench);
		break;
	case PAYS_WHOLE:
	case PAYS_UNCHECKED:
		explain_whole(bench);
		break;
	case PAYS_WON:
		explain_levels(bench);
		break;
	case PAYS_NOTHING:
	case PAYS_RESULT:
	case PAYS_JURY:
		break;
	}
}

static void explain(const struct bench *bench)
{
	cite(bench, bench->outcome->cite);
	if (bench->outcome->reading)
		read_as(bench, bench->outcome->reading);
	if (bench->follows->kind == ULTI_RULING_REDEAL)
		read_as(bench, "R-43");
	if (bench->out->barred)
		read_as(bench, "R-38");
	if (bench->out->follows == ULTI_FOLLOWS_NO_NEXT_BID)
		read_as(bench, "R-34");
	explain_payment(bench);
}

/* ---- the ruling -------------------------------------------------------------------------------- */

/* The bid that the ruling is about. Above rank 41 there is none, and the jury decides. */
static void find_price(struct bench *bench)
{
	bool jury = false;

	switch ((enum price)bench->follows->price) {
	case NO_PRICE:
		break;
	case OWN_BID:
		bench->priced = bench->bid;
		break;
	case RED_TWIN:
		bench->priced = ulti_bid_red_twin(bench->bid);
		break;
	case NEXT_BID:
		bench->priced = ulti_bid_next(ulti_bid_at(bench->dispute->previous_bid));
		jury = !bench->priced;
		break;
	case ABOVE_OWN:
		bench->priced = bench->bid;
		jury = bench->bid && !ulti_bid_next(bench->bid);
		break;
	}
	if (jury) {
		bench->priced = NULL;
		bench->out->follows = ULTI_FOLLOWS_NO_NEXT_BID;
		bench->follows = &consequences[ULTI_FOLLOWS_NO_NEXT_BID];
	}
}

enum ulti_judge_refusal ulti_judge(const struct ulti_dispute *dispute, const struct ulti_rules *rules,
	struct ulti_ruling *ruling)
{
	struct bench bench = {
		.dispute = dispute, .rules = rules, .row = ulti_case_at(dispute->case_no), .out = ruling,
	};
	enum ulti_judge_refusal refusal;

	*ruling = (struct ulti_ruling){ 0 };
	if (!bench.row)
		return ULTI_JUDGE_NO_SUCH_CASE;
	if (!ulti_players_fit(dispute->deal.players))
		return ULTI_JUDGE_NOT_THREE_PLAYERS;
	if ((refusal = check_head(&bench)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = check_facts(&bench)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = find_outcome(&bench)) != ULTI_JUDGE_FINE)
		return refusal;
	bench.bid = ulti_bid_at(dispute->deal.bid);
	ruling->guilty = (uint8_t)guilty_seats(dispute, bench.outcome->guilty);
	if ((refusal = check_needs(&bench)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = check_contract(&bench)) != ULTI_JUDGE_FINE)
		return refusal;
	ruling->follows = bench.outcome->follows;
	ruling->barred = bench.outcome->barred ? ruling->guilty : 0;
	find_price(&bench);
	ruling->kind = bench.follows->kind;
	ruling->pays = bench.follows->payment != PAYS_NOTHING;
	ruling->priced_bid = bench.priced ? bench.priced->no : 0;
	explain(&bench);
	return pay_sum(&bench);
}

int ulti_step_points(const struct ulti_step *step)
{
	return step->value * step->level * step->times;
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
		[ULTI_JUDGE_MELD_ALLOWED] = "impossible",
		[ULTI_JUDGE_NO_PARTI] = "impossible",
		[ULTI_JUDGE_NOTHING_SILENT] = "impossible",
		[ULTI_JUDGE_UNCHECKABLE_MADE] = "bad-part",
		[ULTI_JUDGE_DEAL] = "",
	};

	return codes[refusal];
}
