/* Judge fault cases (14.§–56.§, 59.§) by a table of facts and outcomes. */
#include "games/ecarte/rules/ecarte.h"

#include <string.h>

/* The subject of an outcome. */
enum who { NOBODY, DEALER, OPPONENT, OTHER };

/* The outcome if a fact has that answer; ECARTE_FACTS: always. The first that applies is the ruling. */
struct outcome {
	uint8_t fact, answer;
	uint8_t kind;              /* enum ecarte_ruling_kind */
	uint8_t who;               /* enum who: deals next, gets the marks, or plays with open cards */
	uint8_t marks;             /* of `who` */
	const char *second_cite, *reading;
};

/* A consequence beside the ruling. */
enum beside { NOTHING, KING_BARRED, OPEN_CARDS };

enum { OUTCOMES = 5 };

struct fault_case {
	const char *number, *cite;
	bool needs_dealer, needs_offender;
	uint8_t beside;            /* enum beside: for the offender; in 23.§ for the opponent */
	uint32_t facts,
		answers; /* bit sets of its facts, and of its answers in words or counts */
	struct outcome outcomes[OUTCOMES];
};

#define BIT(x) (1u << (x))
#define ALWAYS ECARTE_FACTS, ECARTE_NO_ANSWER

static const struct fault_case cases[ECARTE_CASES] = {
	[ECARTE_CASE_14] = { "14", "14.§", true, false, NOTHING, BIT(ECARTE_SEEN) | BIT(ECARTE_DEMAND), 0, {
		{ ECARTE_SEEN, ECARTE_YES, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ECARTE_DEMAND, ECARTE_YES, ECARTE_REDEAL, DEALER, 0, NULL, NULL },
		{ ALWAYS, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_15] = { "15", "15.§", true, false, NOTHING, BIT(ECARTE_ELEVENTH), 0, {
		{ ECARTE_ELEVENTH, ECARTE_YES, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_REDEAL, DEALER, 0, NULL, NULL } } },
	[ECARTE_CASE_16] = { "16", "16.§", true, false, NOTHING, BIT(ECARTE_TO) | BIT(ECARTE_CHOICE),
		BIT(ECARTE_DEALER) | BIT(ECARTE_OPPONENT) | BIT(ECARTE_ACCEPT) | BIT(ECARTE_VOIDED), {
		{ ECARTE_TO, ECARTE_DEALER, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ECARTE_CHOICE, ECARTE_ACCEPT, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_REDEAL, OPPONENT, 0, NULL, "E-12" } } },
	[ECARTE_CASE_17] = { "17", "17.§", true, false, NOTHING,
		BIT(ECARTE_WHOSE) | BIT(ECARTE_LOOKED) | BIT(ECARTE_CHOICE),
		BIT(ECARTE_DEALER) | BIT(ECARTE_OPPONENT) | BIT(ECARTE_ACCEPT) | BIT(ECARTE_VOIDED), {
		{ ECARTE_WHOSE, ECARTE_DEALER, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ECARTE_LOOKED, ECARTE_YES, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ECARTE_CHOICE, ECARTE_ACCEPT, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_REDEAL, OPPONENT, 0, NULL, "E-12" } } },
	[ECARTE_CASE_18] = { "18", "18.§", true, false, NOTHING, BIT(ECARTE_STAGE),
		BIT(ECARTE_BEFORE_ATOUT) | BIT(ECARTE_ATOUT_TURNED) | BIT(ECARTE_STARTED), {
		{ ECARTE_STAGE, ECARTE_BEFORE_ATOUT, ECARTE_REDEAL, OPPONENT, 0, NULL, NULL },
		{ ECARTE_STAGE, ECARTE_ATOUT_TURNED, ECARTE_SET_ASIDE, OPPONENT, 0, NULL, NULL },
		{ ALWAYS, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_19] = { "19", "19.§", true, false, NOTHING, BIT(ECARTE_SEEN), 0, {
		{ ECARTE_SEEN, ECARTE_NO, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_REDEAL, OPPONENT, 0, NULL, "E-12" } } },
	[ECARTE_CASE_20] = { "20", "20.§", true, false, NOTHING, BIT(ECARTE_DEALER_LOOKED) | BIT(ECARTE_CHOICE),
		BIT(ECARTE_CORRECT) | BIT(ECARTE_DEAL), {
		{ ECARTE_DEALER_LOOKED, ECARTE_NO, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, "E-14" },
		{ ECARTE_CHOICE, ECARTE_CORRECT, ECARTE_PUT_RIGHT, NOBODY, 0, "22.§", "E-14" },
		{ ALWAYS, ECARTE_REDEAL, OPPONENT, 0, "22.§", "E-14" } } },
	[ECARTE_CASE_21] = { "21", "21.§", true, false, NOTHING, BIT(ECARTE_COUNT) | BIT(ECARTE_CHOICE),
		BIT(ECARTE_2_CARDS) | BIT(ECARTE_3_CARDS) | BIT(ECARTE_4_CARDS) | BIT(ECARTE_6_CARDS)
		| BIT(ECARTE_7_CARDS) | BIT(ECARTE_CORRECT) | BIT(ECARTE_VOIDED), {
		{ ECARTE_COUNT, ECARTE_7_CARDS, ECARTE_JURY, NOBODY, 0, "59.§", "E-13" },
		{ ECARTE_COUNT, ECARTE_2_CARDS, ECARTE_JURY, NOBODY, 0, "59.§", "E-13" },
		{ ECARTE_CHOICE, ECARTE_CORRECT, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_REDEAL, OPPONENT, 0, NULL, "E-12" } } },
	[ECARTE_CASE_22] = { "22", "22.§", true, false, NOTHING, BIT(ECARTE_COUNT) | BIT(ECARTE_CHOICE),
		BIT(ECARTE_2_CARDS) | BIT(ECARTE_3_CARDS) | BIT(ECARTE_4_CARDS) | BIT(ECARTE_6_CARDS)
		| BIT(ECARTE_7_CARDS) | BIT(ECARTE_CORRECT) | BIT(ECARTE_DEAL), {
		{ ECARTE_COUNT, ECARTE_2_CARDS, ECARTE_JURY, NOBODY, 0, "59.§", "E-13" },
		{ ECARTE_CHOICE, ECARTE_CORRECT, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_REDEAL, OPPONENT, 0, NULL, "E-12" } } },
	[ECARTE_CASE_23] = { "23", "23.§", true, false, KING_BARRED, 0, 0,
		{ { ALWAYS, ECARTE_MARK, DEALER, 1, NULL, "E-10" } } },
	[ECARTE_CASE_24] = { "24", "24.§", false, true, KING_BARRED, 0, 0,
		{ { ALWAYS, ECARTE_MARK, OTHER, 1, NULL, "E-10" } } },
	[ECARTE_CASE_25] = { "25", "25.§", true, false, NOTHING, BIT(ECARTE_CHOICE),
		BIT(ECARTE_RESTORE) | BIT(ECARTE_BOTTOM) | BIT(ECARTE_VOIDED), {
		{ ECARTE_CHOICE, ECARTE_VOIDED, ECARTE_REDEAL, OPPONENT, 0, NULL, "E-12" },
		{ ALWAYS, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_26] = { "26", "26.§", true, false, NOTHING, BIT(ECARTE_TIMELY), 0, {
		{ ECARTE_TIMELY, ECARTE_YES, ECARTE_MARK, DEALER, 1, NULL, NULL },
		{ ALWAYS, ECARTE_NO_MARK, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_27] = { "27", "27.§", true, false, NOTHING,
		BIT(ECARTE_STAGE) | BIT(ECARTE_KING_LED) | BIT(ECARTE_SAID),
		BIT(ECARTE_BEFORE_LEAD) | BIT(ECARTE_BEFORE_COVER) | BIT(ECARTE_BEFORE_SECOND_LEAD)
			| BIT(ECARTE_LATER), {
		{ ECARTE_STAGE, ECARTE_BEFORE_LEAD, ECARTE_MARK, OPPONENT, 1, NULL, NULL },
		{ ECARTE_STAGE, ECARTE_LATER, ECARTE_NO_MARK, NOBODY, 0, NULL, NULL },
		/* only before the king is covered: see below */
		{ ECARTE_KING_LED, ECARTE_YES, ECARTE_MARK, OPPONENT, 1, NULL, NULL },
		{ ECARTE_SAID, ECARTE_YES, ECARTE_MARK, OPPONENT, 1, NULL, "E-15" },
		{ ALWAYS, ECARTE_NO_MARK, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_28] = { "28", "28.§", true, false, NOTHING, BIT(ECARTE_STAGE) | BIT(ECARTE_SAID),
		BIT(ECARTE_BEFORE_COVER) | BIT(ECARTE_BEFORE_SECOND_LEAD) | BIT(ECARTE_LATER), {
		{ ECARTE_STAGE, ECARTE_BEFORE_COVER, ECARTE_MARK, DEALER, 1, NULL, NULL },
		{ ECARTE_STAGE, ECARTE_LATER, ECARTE_NO_MARK, NOBODY, 0, NULL, NULL },
		{ ECARTE_SAID, ECARTE_YES, ECARTE_MARK, DEALER, 1, NULL, "E-15" },
		{ ALWAYS, ECARTE_NO_MARK, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_29] = { "29", "29.§", false, true, NOTHING, BIT(ECARTE_CORRECTED), 0, {
		{ ECARTE_CORRECTED, ECARTE_YES, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_MARK, NOBODY, 0, NULL, "E-08" } } },
	[ECARTE_CASE_32] = { "32", "32.§", false, true, NOTHING, BIT(ECARTE_COVERED) | BIT(ECARTE_DEMAND), 0, {
		{ ECARTE_COVERED, ECARTE_YES, ECARTE_CONTINUE, NOBODY, 0, "33.§", NULL },
		{ ECARTE_DEMAND, ECARTE_YES, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_34] = { "34", "34.§", false, true, NOTHING, BIT(ECARTE_COVERED) | BIT(ECARTE_DEMAND), 0, {
		{ ECARTE_COVERED, ECARTE_YES, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ECARTE_DEMAND, ECARTE_YES, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_36] = { "36", "36.§", false, true, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_38] = { "38", "38.§", false, true, OPEN_CARDS, 0, 0,
		{ { ALWAYS, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_42] = { "42", "42.§", true, false, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_44] = { "44", "44.§", false, true, NOTHING, BIT(ECARTE_NEXT_LED), 0, {
		{ ECARTE_NEXT_LED, ECARTE_NO, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_REPLAY, NOBODY, 0, NULL, "E-07" } } },
	[ECARTE_CASE_45] = { "45", "45.§", false, false, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, "E-21" } } },
	[ECARTE_CASE_47] = { "47", "47.§", false, false, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_JURY, NOBODY, 0, "59.§", "E-21" } } },
	[ECARTE_CASE_48] = { "48", "48.§", false, true, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, "E-21" } } },
	[ECARTE_CASE_49] = { "49", "49.§", false, false, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_JURY, NOBODY, 0, "59.§", "E-21" } } },
	[ECARTE_CASE_50] = { "50", "50.§", false, true, OPEN_CARDS, 0, 0,
		{ { ALWAYS, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_51] = { "51", "51.§", false, true, NOTHING,
		BIT(ECARTE_OPPONENT_PLAYED) | BIT(ECARTE_COVERED_LEAD), 0, {
		{ ECARTE_OPPONENT_PLAYED, ECARTE_YES, ECARTE_CONTINUE, NOBODY, 0, NULL, "E-22" },
		{ ECARTE_COVERED_LEAD, ECARTE_YES, ECARTE_CONTINUE, NOBODY, 0, NULL, "E-22" },
		{ ALWAYS, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, "E-22" } } },
	[ECARTE_CASE_52] = { "52", "52.§", false, true, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_MARK, OTHER, 2, NULL, "E-09" } } },
	[ECARTE_CASE_52B] = { "52b", "52.§", false, true, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, "E-25" } } },
	[ECARTE_CASE_53] = { "53", "53.§", false, true, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_FORFEIT, OTHER, 0, NULL, "E-20" } } },
	[ECARTE_CASE_54] = { "54", "54.§", false, false, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_VOID_COUP, NOBODY, 0, NULL, "E-19" } } },
	[ECARTE_CASE_55] = { "55", "55.§", false, false, NOTHING, BIT(ECARTE_WHEN),
		BIT(ECARTE_EARLY) | BIT(ECARTE_IN_TIME) | BIT(ECARTE_LATE), {
		{ ECARTE_WHEN, ECARTE_EARLY, ECARTE_PUT_RIGHT, NOBODY, 0, NULL, NULL },
		{ ECARTE_WHEN, ECARTE_IN_TIME, ECARTE_CONTINUE, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_NO_MARK, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_56] = { "56", "56.§", false, false, NOTHING, 0, 0,
		{ { ALWAYS, ECARTE_NO_MARK, NOBODY, 0, NULL, NULL } } },
	[ECARTE_CASE_JURY] = { "jury", "59.§", false, false, NOTHING, BIT(ECARTE_MARKS) | BIT(ECARTE_REASON), 0, {
		{ ECARTE_MARKS, ECARTE_NO_ANSWER, ECARTE_JURY, NOBODY, 0, NULL, NULL },
		{ ECARTE_REASON, ECARTE_NO_ANSWER, ECARTE_JURY, NOBODY, 0, NULL, NULL },
		{ ALWAYS, ECARTE_JURY, NOBODY, 0, NULL, NULL } } },
};

/* ---- the table --------------------------------------------------------------------------------- */

int ecarte_case_find(const char *number)
{
	for (int i = 0; i < ECARTE_CASES; i++) {
		if (strcmp(cases[i].number, number) == 0)
			return i;
	}
	return -1;
}

const char *ecarte_case_code(int case_no)
{
	return cases[case_no].number;
}

const char *ecarte_case_cite(int case_no)
{
	return cases[case_no].cite;
}

bool ecarte_case_asks(int case_no, int fact)
{
	return cases[case_no].facts >> fact & 1;
}

/* Return the possible answers of a fact in any case. */
static uint32_t words_of(int fact)
{
	switch ((enum ecarte_fact)fact) {
	case ECARTE_TO:
	case ECARTE_WHOSE:
		return BIT(ECARTE_DEALER) | BIT(ECARTE_OPPONENT);
	case ECARTE_CHOICE:
		return BIT(ECARTE_ACCEPT) | BIT(ECARTE_VOIDED) | BIT(ECARTE_CORRECT) | BIT(ECARTE_DEAL)
			| BIT(ECARTE_RESTORE) | BIT(ECARTE_BOTTOM);
	case ECARTE_STAGE:
		return BIT(ECARTE_BEFORE_ATOUT) | BIT(ECARTE_ATOUT_TURNED) | BIT(ECARTE_STARTED)
			| BIT(ECARTE_BEFORE_LEAD) | BIT(ECARTE_BEFORE_COVER)
			| BIT(ECARTE_BEFORE_SECOND_LEAD) | BIT(ECARTE_LATER);
	case ECARTE_COUNT:
		return BIT(ECARTE_2_CARDS) | BIT(ECARTE_3_CARDS) | BIT(ECARTE_4_CARDS) | BIT(ECARTE_6_CARDS)
			| BIT(ECARTE_7_CARDS);
	case ECARTE_WHEN:
		return BIT(ECARTE_EARLY) | BIT(ECARTE_IN_TIME) | BIT(ECARTE_LATE);
	case ECARTE_MARKS:
	case ECARTE_REASON:
		return BIT(ECARTE_GIVEN);
	case ECARTE_SEEN:
	case ECARTE_DEMAND:
	case ECARTE_ELEVENTH:
	case ECARTE_LOOKED:
	case ECARTE_DEALER_LOOKED:
	case ECARTE_TIMELY:
	case ECARTE_KING_LED:
	case ECARTE_SAID:
	case ECARTE_CORRECTED:
	case ECARTE_COVERED:
	case ECARTE_NEXT_LED:
	case ECARTE_OPPONENT_PLAYED:
	case ECARTE_COVERED_LEAD:
	case ECARTE_FACTS:
		break;
	}
	return BIT(ECARTE_NO) | BIT(ECARTE_YES);
}

bool ecarte_case_allows(int case_no, int fact, int answer)
{
	const uint32_t words = BIT(ECARTE_TO) | BIT(ECARTE_CHOICE) | BIT(ECARTE_WHOSE) | BIT(ECARTE_STAGE)
		| BIT(ECARTE_COUNT) | BIT(ECARTE_WHEN);
	uint32_t allowed = words_of(fact);

	if (words >> fact & 1)
		allowed &= cases[case_no].answers;
	return allowed >> answer & 1;
}

/* ---- the ruling -------------------------------------------------------------------------------- */

static int other(int player)
{
	return player == ECARTE_NOBODY ? ECARTE_NOBODY : 1 - player;
}

static int player_of(const struct ecarte_dispute *dispute, enum who who)
{
	switch (who) {
	case DEALER:
		return dispute->dealer;
	case OPPONENT:
		return other(dispute->dealer);
	case OTHER:
		return other(dispute->offender);
	case NOBODY:
		break;
	}
	return ECARTE_NOBODY;
}

/*
 * Find the first outcome that applies; NULL, with `fact`, if it depends on that missing fact. A missing fact
 * does not matter if the outcome is the same without it.
 */
static const struct outcome *outcome_of(const struct ecarte_dispute *dispute, uint8_t *fact)
{
	const struct outcome *outcome = cases[dispute->case_no].outcomes, *open[OUTCOMES];
	int open_count = 0;

	for (; outcome->fact != ECARTE_FACTS; outcome++) {
		uint8_t answer = dispute->facts[outcome->fact];
		/* 27.§: the lead of the king helps only before it is covered; later it is not asked. */
		if (dispute->case_no == ECARTE_CASE_27 && outcome->fact == ECARTE_KING_LED
			&& dispute->facts[ECARTE_STAGE] != ECARTE_BEFORE_COVER)
			continue;
		if (answer == ECARTE_NO_ANSWER)
			open[open_count++] = outcome;
		else if (answer == outcome->answer)
			break;
	}
	for (int i = 0; i < open_count; i++) {
		bool is_same = open[i]->kind == outcome->kind && open[i]->who == outcome->who
			&& open[i]->marks == outcome->marks;
		*fact = open[i]->fact;
		if (open[i]->answer == ECARTE_NO_ANSWER || !is_same)
			return NULL;
	}
	return outcome;
}

/* 29.§, 44.§: count the marks of the hand, the offender's by the section. */
static enum ecarte_judge_refusal mark_by_hand(const struct ecarte_dispute *dispute, enum ecarte_fault fault,
	struct ecarte_ruling *out)
{
	const int8_t score[ECARTE_PLAYERS] = { 0, 0 };
	struct ecarte_hand hand = ecarte_hand_start();
	struct ecarte_settlement settlement;

	if (dispute->dealer == ECARTE_NOBODY)
		return ECARTE_DEALER_MISSING;
	if (dispute->first == ECARTE_UNSAID)
		return ECARTE_FIRST_WANTED;
	if (dispute->tricks == ECARTE_NOBODY)
		return ECARTE_TRICKS_WANTED;
	hand.first = dispute->first;
	hand.tricks = dispute->tricks;
	hand.faults[fault] = dispute->offender;
	(void)ecarte_settle(&hand, dispute->dealer, score, &settlement);   /* the hand is complete */
	out->kind = ECARTE_MARK;
	out->has_marks = true;
	memcpy(out->marks, settlement.marks, sizeof out->marks);
	if (ecarte_settle_letter(&settlement) != ECARTE_NOBODY) {
		out->weak = "E-07";
		memcpy(out->letter, out->marks, sizeof out->letter);
		out->letter[dispute->offender]--;
	}
	return ECARTE_JUDGED;
}

static void apply(
	const struct ecarte_dispute *dispute, const struct outcome *outcome, struct ecarte_ruling *out)
{
	int who = player_of(dispute, (enum who)outcome->who);
	uint8_t beside = cases[dispute->case_no].beside;

	out->kind = outcome->kind;
	if (outcome->kind == ECARTE_REDEAL || outcome->kind == ECARTE_SET_ASIDE)
		out->dealer = (int8_t)who;
	if (outcome->kind == ECARTE_FORFEIT)
		out->winner = (int8_t)who;
	if (outcome->kind == ECARTE_MARK && who != ECARTE_NOBODY) {
		out->has_marks = true;
		out->marks[who] = (int8_t)outcome->marks;
	}
	if (beside == KING_BARRED)
		out->barred = (int8_t)(dispute->case_no == ECARTE_CASE_23 ? other(dispute->dealer)
									  : dispute->offender);
	if (beside == OPEN_CARDS)
		out->open = dispute->offender;
}

enum ecarte_judge_refusal ecarte_judge(const struct ecarte_dispute *dispute, struct ecarte_ruling *out)
{
	const struct fault_case *row = &cases[dispute->case_no];

	*out = (struct ecarte_ruling){
		.dealer = ECARTE_NOBODY, .barred = ECARTE_NOBODY, .open = ECARTE_NOBODY, .winner = ECARTE_NOBODY,
	};
	if (row->needs_dealer && dispute->dealer == ECARTE_NOBODY)
		return ECARTE_DEALER_MISSING;
	if (row->needs_offender && dispute->offender == ECARTE_NOBODY)
		return ECARTE_OFFENDER_MISSING;
	const struct outcome *outcome = outcome_of(dispute, &out->fact);
	if (!outcome)
		return ECARTE_FACT_MISSING;
	apply(dispute, outcome, out);
	out->second_cite = outcome->second_cite;
	out->reading = outcome->reading;
	if (dispute->case_no == ECARTE_CASE_21 && out->kind == ECARTE_JURY)
		out->weak = outcome->reading;   /* 59.§ decides against the player who erred */
	/* Beyond the table: marks of a hand, those of the jury. */
	if (dispute->case_no == ECARTE_CASE_29 && out->kind == ECARTE_MARK)
		return mark_by_hand(dispute, ECARTE_FAULT_29, out);
	if (dispute->case_no == ECARTE_CASE_44 && out->kind == ECARTE_REPLAY && dispute->tricks != ECARTE_NOBODY)
		return mark_by_hand(dispute, ECARTE_FAULT_44, out);
	if (dispute->case_no == ECARTE_CASE_JURY) {
		out->has_marks = true;
		memcpy(out->marks, dispute->marks, sizeof out->marks);
	}
	return ECARTE_JUDGED;
}

/* ---- words ------------------------------------------------------------------------------------- */

const char *ecarte_fact_code(int fact)
{
	static const char *const codes[ECARTE_FACTS] = {
		[ECARTE_SEEN] = "seen", [ECARTE_DEMAND] = "demand", [ECARTE_ELEVENTH] = "eleventh",
		[ECARTE_TO] = "to",
		[ECARTE_CHOICE] = "choice", [ECARTE_WHOSE] = "whose", [ECARTE_LOOKED] = "looked",
		[ECARTE_STAGE] = "stage",
		[ECARTE_DEALER_LOOKED] = "dealer_looked", [ECARTE_COUNT] = "count", [ECARTE_TIMELY] = "timely",
		[ECARTE_KING_LED] = "king_led", [ECARTE_SAID] = "said", [ECARTE_CORRECTED] = "corrected",
		[ECARTE_COVERED] = "covered", [ECARTE_NEXT_LED] = "next_led",
		[ECARTE_OPPONENT_PLAYED] = "opponent_played",
		[ECARTE_COVERED_LEAD] = "covered_lead", [ECARTE_WHEN] = "when", [ECARTE_MARKS] = "marks",
		[ECARTE_REASON] = "reason",
	};

	return codes[fact];
}

const char *ecarte_answer_code(int answer)
{
	static const char *const codes[ECARTE_ANSWERS] = {
		[ECARTE_NO_ANSWER] = "", [ECARTE_NO] = "false", [ECARTE_YES] = "true", [ECARTE_DEALER] = "dealer",
		[ECARTE_OPPONENT] = "opponent", [ECARTE_ACCEPT] = "accept", [ECARTE_VOIDED] = "void",
		[ECARTE_CORRECT] = "correct", [ECARTE_DEAL] = "deal", [ECARTE_RESTORE] = "restore",
		[ECARTE_BOTTOM] = "bottom",
		[ECARTE_BEFORE_ATOUT] = "before-atout", [ECARTE_ATOUT_TURNED] = "turned",
		[ECARTE_STARTED] = "started",
		[ECARTE_BEFORE_LEAD] = "before-lead", [ECARTE_BEFORE_COVER] = "before-cover",
		[ECARTE_BEFORE_SECOND_LEAD] = "before-second-lead", [ECARTE_LATER] = "later",
		[ECARTE_EARLY] = "early",
		[ECARTE_IN_TIME] = "in-time", [ECARTE_LATE] = "late", [ECARTE_2_CARDS] = "2",
		[ECARTE_3_CARDS] = "3", [ECARTE_4_CARDS] = "4",
		[ECARTE_6_CARDS] = "6", [ECARTE_7_CARDS] = "7", [ECARTE_GIVEN] = "",
	};

	return codes[answer];
}

const char *ecarte_ruling_code(int kind)
{
	static const char *const codes[ECARTE_RULINGS] = {
		[ECARTE_REDEAL] = "redeal", [ECARTE_CONTINUE] = "continue", [ECARTE_PUT_RIGHT] = "correct",
		[ECARTE_MARK] = "mark", [ECARTE_NO_MARK] = "no-mark", [ECARTE_SET_ASIDE] = "set-aside",
		[ECARTE_REPLAY] = "replay", [ECARTE_FORFEIT] = "forfeit", [ECARTE_VOID_COUP] = "void-coup",
		[ECARTE_JURY] = "jury",
	};

	return codes[kind];
}
