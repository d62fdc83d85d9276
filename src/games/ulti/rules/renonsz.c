/*
 * Judge by the table of cases (10.§, 13.§): refusals, the outcome that applies, its grounds, and the sum,
 * step by step (R-32 … ).
 */
#include "games/ulti/rules/ulti.h"

#include <string.h>

#define NEED(fact) (1u << ULTI_FACT_##fact)

/* The composition of the sum. */
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

/* The bid that a ruling is about. */
enum price {
	NO_PRICE,
	OWN_BID,
	RED_TWIN,    /* 13.§ (3) 2 */
	NEXT_BID,    /* above the previous one */
	ABOVE_OWN    /* a bid above the player's own */
};

struct consequence {
	uint8_t kind, payment, price;
	uint32_t needs;   /* facts beside the condition of the outcome and the guilty */
};

static const struct consequence consequences[ULTI_CONSEQUENCE_COUNT] = {
#define CONSEQUENCE(follows, text, kind, payment, price, needs) \
	[ULTI_FOLLOWS_##follows] = { ULTI_RULING_##kind, payment, price, needs },
#include "games/ulti/rules/consequences.def"
#undef CONSEQUENCE
};

/* The fact that names the guilty seat. */
static const uint8_t guilty_facts[] = {
	[ULTI_GUILTY_OFFENDER] = ULTI_FACT_OFFENDER,
	[ULTI_GUILTY_DECLARER] = ULTI_FACT_DECLARER,
	[ULTI_GUILTY_SPEAKER] = ULTI_FACT_WARNED_BY,
	[ULTI_GUILTY_SECOND] = ULTI_FACT_SECOND_BIDDER,
	[ULTI_GUILTY_COUNT] = ULTI_FACT_WRONG_COUNT,
};

/* A dispute being judged. */
struct hearing {
	const struct ulti_dispute *dispute;
	const struct ulti_rules *rules;
	const struct ulti_case *row;
	const struct ulti_outcome *outcome;
	const struct consequence *follows;
	const struct ulti_bid *bid;      /* NULL: not given */
	const struct ulti_bid *priced;   /* NULL: none */
	struct ulti_ruling *out;
};

/* Return the bit of a seat, 0 for none. */
static unsigned seat_bit(int seat)
{
	return seat >= 0 && seat < ULTI_SEATS ? 1u << seat : 0;
}

static bool is_said(const struct ulti_dispute *d, int fact)
{
	const struct ulti_deal *deal = &d->deal;
	unsigned results = 0;

	for (int part = 0; part < ULTI_PART_COUNT; part++)
		results |= deal->made[part];
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
		return results;
	if (fact == ULTI_FACT_SILENT)
		return deal->silent_100 | deal->silent_4_asz | deal->silent_ulti | deal->silent_ulti_result;
	return d->facts[fact];
}

/* ---- refusals ---------------------------------------------------------------------------------- */

static bool asks(const struct ulti_case *row, int fact)
{
	return row->facts >> fact & 1;
}

/* Refuse because of a fact. */
static enum ulti_judge_refusal refuse(const struct hearing *h, enum ulti_judge_refusal refusal, int fact)
{
	h->out->fact = (uint8_t)fact;
	return refusal;
}

/* Refuse because of the deal itself. */
static enum ulti_judge_refusal refuse_deal(const struct hearing *h, enum ulti_refusal refusal)
{
	if (refusal == ULTI_RESULT_MISSING)
		return refuse(h, ULTI_JUDGE_FACT_MISSING, ULTI_FACT_MADE);
	h->out->deal_refusal = (uint8_t)refusal;
	return refusal == ULTI_FINE ? ULTI_JUDGE_FINE : ULTI_JUDGE_DEAL;
}

static enum ulti_judge_refusal check_value(const struct hearing *h, int fact)
{
	const struct ulti_dispute *d = h->dispute;
	const enum ulti_fact_kind kind = ulti_fact_kind(fact);
	const unsigned value = d->facts[fact];
	uint32_t answers = h->row->answers;
	int sum = 0;

	switch (kind) {
	case ULTI_KIND_YES_NO:
		answers = 1u << ULTI_ANSWER_NO | 1u << ULTI_ANSWER_YES;
		/* fall through */
	case ULTI_KIND_WORD:
		if (value >= ULTI_ANSWER_COUNT || !(answers >> value & 1))
			return refuse(h, ULTI_JUDGE_ANSWER_UNKNOWN, fact);
		break;
	case ULTI_KIND_PARTS:
		if (value & ~(unsigned)ULTI_COUNTED_PARTS)
			return refuse(h, ULTI_JUDGE_FACT_PART, fact);
		break;
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
	case ULTI_KIND_SEATS:
		if (kind == ULTI_KIND_SEAT_OR_NOBODY && value == ULTI_NOBODY_BIT)
			break;
		if (value & ~(unsigned)d->deal.players)
			return refuse(h, ULTI_JUDGE_FACT_SEAT, fact);
		if (kind != ULTI_KIND_SEATS && (value & (value - 1) || value == seat_bit(d->offender)))
			return refuse(h, ULTI_JUDGE_FACT_SEAT, fact);
		break;
	case ULTI_KIND_POINTS:
		/* among the three, and adding up to 0 */
		for (int seat = 0; seat < ULTI_SEATS; seat++) {
			if (d->points[seat] && !ulti_deal_seats(&d->deal, seat))
				return refuse(h, ULTI_JUDGE_FACT_SEAT, ULTI_FACT_POINTS);
			sum += d->points[seat];
		}
		if (sum)
			return refuse(h, ULTI_JUDGE_POINTS_NOT_ZERO_SUM, ULTI_FACT_POINTS);
		break;
	case ULTI_KIND_BID:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_TEXT:
		break;
	}
	return ULTI_JUDGE_FINE;
}

/* Check, before the outcome is known, that all facts belong to the case, with usable values. */
static enum ulti_judge_refusal check_facts(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	unsigned players = d->deal.players;
	enum ulti_judge_refusal refusal;

	/* Check the head, even if the case does not depend on it. A dealer who sits out may misdeal. */
	if (d->deal.bid && !ulti_bid_at(d->deal.bid))
		return refuse(h, ULTI_JUDGE_NO_SUCH_BID, ULTI_FACT_BID);
	if (d->previous_bid && !ulti_bid_at(d->previous_bid))
		return refuse(h, ULTI_JUDGE_NO_SUCH_BID, ULTI_FACT_PREVIOUS_BID);
	if (is_said(d, ULTI_FACT_DECLARER) && !(seat_bit(d->deal.declarer) & players))
		return refuse(h, ULTI_JUDGE_DECLARER_NOT_PLAYING, ULTI_FACT_DECLARER);
	if (h->row->phase != ULTI_DEALING && is_said(d, ULTI_FACT_OFFENDER) && !(seat_bit(d->offender) & players))
		return refuse(h, ULTI_JUDGE_OFFENDER_NOT_PLAYING, ULTI_FACT_OFFENDER);
	for (int fact = ULTI_FACT_KONTRA; fact < ULTI_FACT_COUNT; fact++) {
		if (!is_said(d, fact))
			continue;
		if (!asks(h->row, fact)) {
			return refuse(h, fact == ULTI_FACT_KONTRA ? ULTI_JUDGE_KONTRA_UNASKED
				: fact <= ULTI_FACT_SILENT ? ULTI_JUDGE_RESULT_UNASKED : ULTI_JUDGE_FACT_UNASKED, fact);
		}
		if (fact > ULTI_FACT_SILENT && (refusal = check_value(h, fact)) != ULTI_JUDGE_FINE)
			return refusal;
	}
	return ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal check_bid(const struct hearing *h)
{
	const struct ulti_bid *bid = h->bid;
	bool parti = ulti_bid_has(bid, ULTI_PARTI);
	bool silent_4_asz = bid->colour != ULTI_COLOURLESS && !ulti_bid_has(bid, ULTI_4_ASZ)
		&& !ulti_bid_has(bid, ULTI_DURCHMARS);
	/* the declarer of a bid with 40-100 or 20-100 announces that 40 or 20 (the first one). */
	unsigned meld = h->dispute->facts[ULTI_FACT_MELD];
	bool is_own_meld = h->dispute->offender == h->dispute->deal.declarer
		&& ((meld == ULTI_ANSWER_FORTY && ulti_bid_has(bid, ULTI_40_100))
			|| (meld == ULTI_ANSWER_TWENTY && ulti_bid_has(bid, ULTI_20_100)));

	switch ((enum ulti_bid_must)h->row->bid_must) {
	case ULTI_BID_ANY:
		break;
	case ULTI_BID_PLAIN:
		if (bid->colour != ULTI_PLAIN)
			return refuse(h, ULTI_JUDGE_BID_NOT_PLAIN, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITHOUT_PARTI:
		if (parti)
			return refuse(h, ULTI_JUDGE_MELD_ALLOWED, ULTI_FACT_BID);
		if (is_own_meld)
			return refuse(h, ULTI_JUDGE_MELD_OWN, ULTI_FACT_MELD);
		break;
	case ULTI_BID_NOT_HIGHER:
		if (h->dispute->previous_bid && ulti_bid_overcalls(bid, ulti_bid_at(h->dispute->previous_bid)))
			return refuse(h, ULTI_JUDGE_BID_HIGHER, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITH_PARTI:
		if (!parti)
			return refuse(h, ULTI_JUDGE_NO_PARTI, ULTI_FACT_BID);
		break;
	case ULTI_BID_WITH_SILENT:
		if (!parti && !silent_4_asz)
			return refuse(h, ULTI_JUDGE_NOTHING_SILENT, ULTI_FACT_BID);
		break;
	}
	return ULTI_JUDGE_FINE;
}

/* Check, after the outcome, the contract as given, a bid that makes the act possible, possible levels. */
static enum ulti_judge_refusal check_contract(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	unsigned unchecked = d->facts[ULTI_FACT_UNCHECKABLE];
	struct ulti_deal deal = d->deal;
	enum ulti_judge_refusal refusal;

	if (h->outcome->guilty == ULTI_GUILTY_DECLARER && is_said(d, ULTI_FACT_OFFENDER)
		&& d->offender != d->deal.declarer)
		return refuse(h, ULTI_JUDGE_OFFENDER_NOT_DECLARER, ULTI_FACT_OFFENDER);
	if (!h->bid)
		return ULTI_JUDGE_FINE;
	if ((refusal = check_bid(h)) != ULTI_JUDGE_FINE)
		return refusal;
	/* A part that cannot be checked must have been bid, and has no result. */
	if (unchecked & ~(unsigned)h->bid->part_set)
		return refuse(h, ULTI_JUDGE_FACT_PART, ULTI_FACT_UNCHECKABLE);
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (unchecked >> part & 1 && d->deal.made[part])
			return refuse(h, ULTI_JUDGE_UNCHECKABLE_MADE, ULTI_FACT_MADE);
	}
	/* Results matter if they are settled; a conceded deal has none. */
	if (!is_said(d, ULTI_FACT_DECLARER) || asks(h->row, ULTI_FACT_MADE))
		return ULTI_JUDGE_FINE;
	deal.ending = ULTI_CONCEDED;
	return refuse_deal(h, ulti_deal_check(&deal, &ulti_mausz_2017));
}

/* ---- the outcome ------------------------------------------------------------------------------- */

/* Derive the answer of a fact; ULTI_ANSWER_NONE if it, or the related fact `*missing`, is not given. */
static enum ulti_answer answer_of(const struct ulti_dispute *d, int fact, int *missing)
{
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid);
	unsigned counted = d->facts[ULTI_FACT_WRONG_COUNT];
	bool by_side = fact == ULTI_FACT_OFFENDER || fact == ULTI_FACT_WRONG_COUNT;

	*missing = fact;
	if (!is_said(d, fact))
		return ULTI_ANSWER_NONE;
	*missing = ULTI_FACT_DECLARER;
	if (by_side && !is_said(d, ULTI_FACT_DECLARER))
		return ULTI_ANSWER_NONE;
	if (fact == ULTI_FACT_OFFENDER && d->offender == d->deal.declarer)
		return ULTI_ANSWER_DECLARER;
	/* in teritett bids all cards lie open after the first trick (4.§ (E) (2) c, (F) (2)). */
	if (fact == ULTI_FACT_OFFENDER) {
		static const char word[] = "teritett";
		size_t n = bid && d->case_no == ULTI_CASE_3_8 && d->trick > 1 ? strlen(bid->code) : 0;
		for (size_t at = 0; at + strlen(word) <= n; at++) {
			if (memcmp(bid->code + at, word, strlen(word)) == 0)
				return ULTI_ANSWER_OPEN_DEFENDER;
		}
		return ULTI_ANSWER_DEFENDER;
	}
	if (fact == ULTI_FACT_WARNED_BY)
		return d->facts[fact] == ULTI_NOBODY_BIT ? ULTI_ANSWER_NO : ULTI_ANSWER_YES;
	if (fact != ULTI_FACT_WRONG_COUNT)
		return (enum ulti_answer)d->facts[fact];
	if (counted & seat_bit(d->deal.declarer))
		return ULTI_ANSWER_DECLARER;
	return counted & (counted - 1) ? ULTI_ANSWER_BOTH_DEFENDERS : ULTI_ANSWER_DEFENDER;
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
				return refuse(h, ULTI_JUDGE_FACT_MISSING, missing);
		}
		if (answer == outcome->answer) {
			h->outcome = outcome;
			h->follows = &consequences[outcome->follows];
			return ULTI_JUDGE_FINE;
		}
	}
	/* An allowed word without an outcome would end here; tests ensure that there is none. */
	return refuse(h, ULTI_JUDGE_ANSWER_UNKNOWN, h->row->outcomes[0].fact);
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

/* Check that all facts needed by the ruling are known; results and the jury's points name nobody. */
static enum ulti_judge_refusal check_needs(const struct hearing *h)
{
	enum payment payment = h->follows->payment;
	bool names = h->outcome->barred
		|| (payment != PAYS_NOTHING && payment != PAYS_RESULT && payment != PAYS_JURY);

	for (int fact = 0; fact < ULTI_FACT_COUNT; fact++) {
		if (h->follows->needs >> fact & 1 && !is_said(h->dispute, fact))
			return refuse(h, ULTI_JUDGE_FACT_MISSING, fact);
	}
	if (names && !h->out->guilty)
		return refuse(h, ULTI_JUDGE_FACT_MISSING, guilty_facts[h->outcome->guilty]);
	if (h->out->guilty & ~(unsigned)h->dispute->deal.players)
		return refuse(h, ULTI_JUDGE_OFFENDER_NOT_PLAYING, ULTI_FACT_OFFENDER);
	return ULTI_JUDGE_FINE;
}

/* ---- the grounds ------------------------------------------------------------------------------- */

static void cite(const struct hearing *h, const char *paragraph)
{
	h->out->cites[h->out->cite_count++] = paragraph;
}

static void read_as(const struct hearing *h, const char *reading)
{
	h->out->readings[h->out->reading_count++] = reading;
}

/* Explain the extra whenever somebody's own ulti is deemed lost, due or not. */
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

static void explain(const struct hearing *h)
{
	bool declarer = h->out->guilty == seat_bit(h->dispute->deal.declarer);

	cite(h, h->outcome->cite);
	if (h->outcome->reading)
		read_as(h, h->outcome->reading);
	if (h->follows->kind == ULTI_RULING_REDEAL)
		read_as(h, "R-43");
	if (h->out->barred)
		read_as(h, "R-38");
	if (h->out->follows == ULTI_FOLLOWS_NO_NEXT_BID)
		read_as(h, "R-34");
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
		/* R-32; for some parts only R-40 covers it, and a declarer owes no extra with them. */
		cite(h, "10.§ (3) e");
		if (!declarer)
			cite(h, "10.§ (3) f");
		if (h->follows->payment == PAYS_WHOLE)
			read_as(h, "R-32");
		explain_levels(h);
		if (declarer && h->follows->payment == PAYS_WHOLE)
			explain_extra(h);
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

/* ---- the sum ----------------------------------------------------------------------------------- */

/* The meaning of "kontrazva", whatever was said, and R-12's extra. */
enum { DOUBLED = 2 };

int ulti_step_points(const struct ulti_step *step)
{
	return step->value * step->level * step->times;
}

static void pay_step(const struct hearing *h, int payer, int payee, struct ulti_step step)
{
	struct ulti_ruling *out = h->out;
	int points = ulti_step_points(&step);

	step.payer = (int8_t)payer;
	step.payee = (int8_t)payee;
	out->steps[out->step_count++] = step;
	out->points[payer] = (int16_t)(out->points[payer] - points);
	out->points[payee] = (int16_t)(out->points[payee] + points);
}

static void pay_bid(const struct hearing *h, int payer, int payee, int level, int times)
{
	pay_step(h, payer, payee, (struct ulti_step){ .instead_of = ULTI_NO_SEAT, .item = ULTI_WHOLE_BID,
		.value = h->priced->total, .level = (uint8_t)level, .times = (uint8_t)times });
}

static void pay_part(const struct hearing *h, int payer, int payee, int place, int share)
{
	const struct ulti_bid_part *part = &h->bid->parts[place];

	pay_step(h, payer, payee, (struct ulti_step){
		.instead_of = (int8_t)(share == payer || share == payee ? ULTI_NO_SEAT : share),
		.item = part->part, .value = part->value, .times = 1,
		.level = (uint8_t)ulti_deal_level(&h->dispute->deal, h->bid, part->part, share) });
}

/* pay the extra for a bid deemed lost with its ulti. */
static void pay_extra(const struct hearing *h, int payer, int payee)
{
	if (h->rules->lost_ulti_extra != ULTI_EXTRA_ALWAYS || !ulti_bid_has(h->priced, ULTI_ULTI))
		return;
	pay_step(h, payer, payee,
		(struct ulti_step){ .instead_of = ULTI_NO_SEAT,
			.item = ULTI_LOST_ULTI_EXTRA,
			.value = (uint8_t)(ulti_edition_of(h->rules)->extra * ulti_bid_factor(h->priced)),
			.level = 1,
			.times = 1 });
}

/* Return the only seat of a set. */
static int seat_of(unsigned seats)
{
	int seat = 0;

	while (seat < ULTI_SEATS && !(seats >> seat & 1))
		seat++;
	return seat;
}

static bool is_other(const struct hearing *h, int seat, int payer)
{
	return seat != payer && ulti_deal_seats(&h->dispute->deal, seat);
}

/*
 * pay a lost bid, with the extra for an offender's own lost ulti. R-35, 7 b: the same without kontra.
 */
static void pay_lost_bid(const struct hearing *h, int level)
{
	int payer = seat_of(h->out->guilty);

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!is_other(h, seat, payer))
			continue;
		pay_bid(h, payer, seat, level, 1);
		if (h->follows->price != NEXT_BID)
			pay_extra(h, payer, seat);
	}
}

/* pay parts, a bit set: all or those that cannot be checked. */
static void pay_whole(const struct hearing *h, unsigned parts)
{
	int payer = seat_of(h->out->guilty), declarer = h->dispute->deal.declarer;

	for (int place = 0; place < h->bid->part_count; place++) {
		for (int seat = 0; seat < ULTI_SEATS && parts >> h->bid->parts[place].part & 1; seat++) {
			if (!is_other(h, seat, declarer))
				continue;
			if (payer == declarer)
				pay_part(h, declarer, seat, place, seat);
			else
				pay_part(h, payer, declarer, place, seat);
			if (payer != declarer && payer != seat)
				pay_part(h, payer, seat, place, seat);
		}
	}
}

/*
 * settle the rest by result, without silent 100 and 4 asz. Skip `decided` parts: the disputed parti
 * counts as made, and parts that cannot be checked are left out.
 */
static enum ulti_judge_refusal settle_rest(const struct hearing *h, unsigned decided, bool left_out)
{
	struct ulti_ruling *out = h->out;
	struct ulti_deal deal = h->dispute->deal;
	enum ulti_refusal refusal;

	deal.silent_100 = deal.silent_4_asz = ULTI_NOBODY;
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (decided >> part & 1)
			deal.made[part] = ULTI_MADE;
	}
	if ((refusal = ulti_settle(&deal, h->rules, &out->settlement)) != ULTI_FINE) {
		out->settlement.line_count = 0;
		return refuse_deal(h, refusal);
	}
	if (left_out)
		ulti_settlement_drop(&out->settlement, decided);
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		out->points[seat] = (int16_t)(out->points[seat] + out->settlement.points[seat]);
	return ULTI_JUDGE_FINE;
}

static enum ulti_judge_refusal pay_all(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	const unsigned unchecked = d->facts[ULTI_FACT_UNCHECKABLE], parti = 1u << ULTI_PARTI;
	const int declarer = d->deal.declarer, second = seat_of(d->facts[ULTI_FACT_SECOND_BIDDER]);

	switch ((enum payment)h->follows->payment) {
	case PAYS_NOTHING:
		break;
	case PAYS_DOUBLED:
		pay_lost_bid(h, DOUBLED);
		break;
	case PAYS_SECOND_WON:
		/* R-35, 7 a: twice to the second bidder, once to the skipped player */
		for (int seat = 0; seat < ULTI_SEATS; seat++) {
			if (is_other(h, seat, d->offender))
				pay_bid(h, d->offender, seat, DOUBLED, seat == second ? 2 : 1);
		}
		break;
	case PAYS_SECOND_LOST:
		pay_lost_bid(h, 1);
		break;
	case PAYS_WHOLE:
		pay_whole(h, ~0u);
		/* The declarer owes each defender the extra with the whole bid. */
		for (int seat = 0; seat < ULTI_SEATS && h->out->guilty == seat_bit(declarer); seat++) {
			if (is_other(h, seat, declarer))
				pay_extra(h, declarer, seat);
		}
		break;
	case PAYS_WON:
		/* 13.§ (3) 9 b */
		for (int place = 0; place < h->bid->part_count; place++) {
			for (int seat = 0; seat < ULTI_SEATS; seat++) {
				if (is_other(h, seat, declarer))
					pay_part(h, seat, declarer, place, seat);
			}
		}
		break;
	case PAYS_UNCHECKED:
		pay_whole(h, unchecked);
		return settle_rest(h, unchecked, true);
	case PAYS_RESULT:
		return settle_rest(h, h->out->follows == ULTI_FOLLOWS_PARTI_MADE ? parti : 0, false);
	case PAYS_JURY:
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			h->out->points[seat] = d->points[seat];
		break;
	}
	return ULTI_JUDGE_FINE;
}

/* ---- the ruling -------------------------------------------------------------------------------- */

/* Find the bid of the ruling. Above rank 41 there is none, and the jury decides. */
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
	if ((refusal = check_facts(&hearing)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = find_outcome(&hearing)) != ULTI_JUDGE_FINE)
		return refusal;
	hearing.bid = ulti_bid_at(dispute->deal.bid);
	ruling->guilty = (uint8_t)guilty_seats(dispute, hearing.outcome->guilty);
	if ((refusal = check_needs(&hearing)) != ULTI_JUDGE_FINE)
		return refusal;
	if ((refusal = check_contract(&hearing)) != ULTI_JUDGE_FINE)
		return refusal;
	ruling->follows = hearing.outcome->follows;
	ruling->barred = hearing.outcome->barred ? ruling->guilty : 0;
	find_price(&hearing);
	ruling->kind = hearing.follows->kind;
	ruling->pays = hearing.follows->payment != PAYS_NOTHING;
	ruling->priced_bid = hearing.priced ? hearing.priced->no : 0;
	explain(&hearing);
	refusal = pay_all(&hearing);
	/* Order the steps by payer and payee, those of one pair as made. */
	for (int i = 1; i < ruling->step_count; i++) {
		const struct ulti_step step = ruling->steps[i], *steps = ruling->steps;
		int key = step.payer * ULTI_SEATS + step.payee, at = i;
		for (; at > 0 && steps[at - 1].payer * ULTI_SEATS + steps[at - 1].payee > key; at--)
			ruling->steps[at] = steps[at - 1];
		ruling->steps[at] = step;
	}
	return refusal;
}
