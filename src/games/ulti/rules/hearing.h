/* Within ulti/: a dispute under way. dispute.c checks it, renonsz.c decides, payment.c does the sum. */
#ifndef ULTI_HEARING_H
#define ULTI_HEARING_H

#include "games/ulti/rules/ulti.h"

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
	ABOVE_OWN    /* a higher one than the own has to be found */
};

struct consequence {
	uint8_t kind, payment, price;
	uint32_t needs;   /* beside the condition of the outcome and whoever is guilty */
};

struct hearing {
	const struct ulti_dispute *dispute;
	const struct ulti_rules *rules;
	const struct ulti_case *row;
	const struct ulti_outcome *outcome;
	const struct consequence *follows;
	const struct ulti_bid *bid;      /* NULL if not said */
	const struct ulti_bid *priced;   /* NULL if there is none */
	struct ulti_ruling *out;
};

/* The bit of a seat, 0 for none. */
unsigned ulti_hearing_seat_bit(int seat);
/* Was that fact (enum ulti_fact) given? */
bool ulti_hearing_is_said(const struct ulti_dispute *dispute, int fact);
/* Refuse because of a fact, or because of the deal itself. */
enum ulti_judge_refusal ulti_hearing_refuse(const struct hearing *h, enum ulti_judge_refusal refusal,
	int fact);
enum ulti_judge_refusal ulti_hearing_refuse_deal(const struct hearing *h, enum ulti_refusal refusal);

/* Before the outcome is known: the head of the dispute, and each fact by itself. */
enum ulti_judge_refusal ulti_hearing_check_facts(const struct hearing *h);
/* Afterwards: what was bid and said, as far as it was. */
enum ulti_judge_refusal ulti_hearing_check_contract(const struct hearing *h);

/* The steps, the settlement and the points. */
enum ulti_judge_refusal ulti_hearing_pay(const struct hearing *h);

#endif
