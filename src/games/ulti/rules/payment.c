/* The sum of a ruling, step by step (10.§ (3) e-f, 13.§, R-32 … ). */
#include "games/ulti/rules/ulti.h"

/* What "kontrazva" means whatever was said, and R-12's extra. */
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
		.level = (uint8_t)ulti_deal_level(&h->dispute->deal, place, share) });
}

/* a bid deemed lost with its ulti. */
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

/* The only seat of a set. */
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

/* R-33; the extra only if the offender's own ulti is lost. R-35, 7 b: the same without kontra. */
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

/* R-35, 7 a: twice to the second bidder, once to the player who was skipped. */
static void pay_second_won(const struct hearing *h)
{
	int opener = h->dispute->offender, second = seat_of(h->dispute->facts[ULTI_FACT_SECOND_BIDDER]);

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (is_other(h, seat, opener))
			pay_bid(h, opener, seat, DOUBLED, seat == second ? 2 : 1);
	}
}

/* R-32, the part at that place of the bid. */
static void pay_whole_part(const struct hearing *h, int place)
{
	int payer = seat_of(h->out->guilty), declarer = h->dispute->deal.declarer;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
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

/* parts are a bit set, all or those that cannot be checked. */
static void pay_whole(const struct hearing *h, unsigned parts)
{
	for (int place = 0; place < h->bid->part_count; place++) {
		if (parts >> h->bid->parts[place].part & 1)
			pay_whole_part(h, place);
	}
}

/* The extra that a declarer owes each defender with the whole bid. */
static void pay_declarers_extra(const struct hearing *h)
{
	int declarer = h->dispute->deal.declarer;

	if (h->out->guilty != ulti_hearing_seat_bit(declarer))
		return;
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (is_other(h, seat, declarer))
			pay_extra(h, declarer, seat);
	}
}

/* 13.§ (3) 9 b */
static void pay_contract_won(const struct hearing *h)
{
	int declarer = h->dispute->deal.declarer;

	for (int place = 0; place < h->bid->part_count; place++) {
		for (int seat = 0; seat < ULTI_SEATS; seat++) {
			if (is_other(h, seat, declarer))
				pay_part(h, seat, declarer, place, seat);
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
		return ulti_hearing_refuse_deal(h, refusal);
	}
	if (left_out)
		drop_parts(&out->settlement, decided);
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		out->points[seat] = (int16_t)(out->points[seat] + out->settlement.points[seat]);
	return ULTI_JUDGE_FINE;
}

/* By who pays and who is paid, in the order of seats; of one pair as the sum was made. */
static void order_steps(struct ulti_ruling *out)
{
	for (int i = 1; i < out->step_count; i++) {
		const struct ulti_step step = out->steps[i];
		int key = step.payer * ULTI_SEATS + step.payee, at = i;
		for (; at > 0 && out->steps[at - 1].payer * ULTI_SEATS + out->steps[at - 1].payee > key; at--)
			out->steps[at] = out->steps[at - 1];
		out->steps[at] = step;
	}
}

static enum ulti_judge_refusal pay_all(const struct hearing *h)
{
	const struct ulti_dispute *d = h->dispute;
	const unsigned unchecked = d->facts[ULTI_FACT_UNCHECKABLE], parti = 1u << ULTI_PARTI;

	switch ((enum payment)h->follows->payment) {
	case PAYS_NOTHING:
		break;
	case PAYS_DOUBLED:
		pay_lost_bid(h, DOUBLED);
		break;
	case PAYS_SECOND_WON:
		pay_second_won(h);
		break;
	case PAYS_SECOND_LOST:
		pay_lost_bid(h, 1);
		break;
	case PAYS_WHOLE:
		pay_whole(h, ~0u);
		pay_declarers_extra(h);
		break;
	case PAYS_WON:
		pay_contract_won(h);
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

enum ulti_judge_refusal ulti_hearing_pay(const struct hearing *h)
{
	enum ulti_judge_refusal refusal = pay_all(h);

	order_steps(h->out);
	return refusal;
}
