/* The cases of 13.§ and 10.§ (3) as one table, with the codes of its words. renonsz.c judges by it. */
#include "games/ulti/rules/ulti.h"

#include <string.h>

/* Rows below: IF(fact, answer) or ALWAYS, consequence, the guilty, paragraph, a reading of its own. */
#define ASK(fact) (1u << ULTI_FACT_##fact)
#define WORD(answer) (1u << ULTI_ANSWER_##answer)
#define IF(fact, answer) ULTI_FACT_##fact, ULTI_ANSWER_##answer
#define ALWAYS ULTI_FACT_COUNT, ULTI_ANSWER_NONE
#define FOLLOWS(what) ULTI_FOLLOWS_##what
#define BY(whom) ULTI_GUILTY_##whom, false
#define BARRED ULTI_GUILTY_OFFENDER, true
/* The facts needed for any payment of a played bid. */
#define CONTRACT (ASK(BID) | ASK(DECLARER) | ASK(KONTRA))
#define RESULTS (CONTRACT | ASK(MADE) | ASK(SILENT))

static const struct ulti_case cases[ULTI_CASES] = {
	[ULTI_CASE_1_1] = { "1.1", ULTI_DEALING, ULTI_BID_ANY, 0, 0, {
		{ ALWAYS, FOLLOWS(REDEAL), BY(NOBODY), "13.§ (1) 1", NULL } } },
	[ULTI_CASE_1_2] = { "1.2", ULTI_DEALING, ULTI_BID_ANY, ASK(STAGE),
		WORD(BEFORE_BID) | WORD(AUCTION) | WORD(AUCTION_REDEAL), {
		{ IF(STAGE, BEFORE_BID), FOLLOWS(REDEAL), BY(NOBODY), "13.§ (1) 2", NULL },
		{ IF(STAGE, AUCTION_REDEAL), FOLLOWS(LETTER_REDEAL), BY(NOBODY), "13.§ (1) 2", "R-37" },
		{ IF(STAGE, AUCTION), FOLLOWS(JURY_MIDWAY), BY(NOBODY), "13.§ (1) 2", "R-37" } } },
	[ULTI_CASE_1_3] = { "1.3", ULTI_DEALING, ULTI_BID_ANY, ASK(OFFENDER) | ASK(WHEN),
		WORD(DEALING) | WORD(PICKUP), {
		{ IF(WHEN, DEALING), FOLLOWS(REDEAL), BY(NOBODY), "13.§ (1) 3 a", NULL },
		{ IF(WHEN, PICKUP), FOLLOWS(PLAIN_PARTI), BARRED, "13.§ (1) 3 b", NULL } } },
	[ULTI_CASE_1_4] = { "1.4", ULTI_DEALING, ULTI_BID_ANY, 0, 0, {
		{ ALWAYS, FOLLOWS(REDEAL), BY(NOBODY), "13.§ (1) 4", NULL } } },
	[ULTI_CASE_1_5] = { "1.5", ULTI_DEALING, ULTI_BID_ANY, ASK(STAGE), WORD(OPEN) | WORD(COMMITTED), {
		{ IF(STAGE, OPEN), FOLLOWS(RIGHT_DEALER), BY(NOBODY), "13.§ (1) 5", "R-36" },
		{ IF(STAGE, COMMITTED), FOLLOWS(SHEET_DEALER), BY(NOBODY), "13.§ (1) 5", "R-36" } } },
	[ULTI_CASE_1_6] = { "1.6", ULTI_DEALING, ULTI_BID_ANY, ASK(STAGE), WORD(OPEN) | WORD(COMMITTED), {
		{ IF(STAGE, OPEN), FOLLOWS(SHEET_SEATS), BY(NOBODY), "13.§ (1) 6", "R-36" },
		{ IF(STAGE, COMMITTED), FOLLOWS(CORRECT_SHEET), BY(NOBODY), "13.§ (1) 6", "R-36" } } },

	[ULTI_CASE_2_1] = { "2.1", ULTI_AUCTION, ULTI_BID_PLAIN,
		ASK(BID) | ASK(OFFENDER) | ASK(INNOCENT_BIDS), 0, {
		{ IF(INNOCENT_BIDS, YES), FOLLOWS(OTHERS_BID), BARRED, "13.§ (2) 1", NULL },
		{ IF(INNOCENT_BIDS, NO), FOLLOWS(BID_LOST), BARRED, "13.§ (2) 1", NULL } } },
	[ULTI_CASE_2_2] = { "2.2", ULTI_AUCTION, ULTI_BID_ANY, ASK(OFFENDER), 0, {
		{ ALWAYS, FOLLOWS(OTHERS_BID), BARRED, "13.§ (2) 2", NULL } } },
	[ULTI_CASE_2_3] = { "2.3", ULTI_AUCTION, ULTI_BID_ANY,
		ASK(BID) | ASK(PREVIOUS_BID) | ASK(OFFENDER) | ASK(NOTICED),
		WORD(BEFORE_LOOK) | WORD(LOOKED) | WORD(INSERTED) | WORD(NO_OTHER_BIDDER), {
		{ IF(NOTICED, BEFORE_LOOK), FOLLOWS(HIGHER_THAN_OWN), BY(OFFENDER), "13.§ (2) 3 a", NULL },
		{ IF(NOTICED, LOOKED), FOLLOWS(BID_LOST), BY(OFFENDER), "13.§ (2) 3 b", NULL },
		{ IF(NOTICED, INSERTED), FOLLOWS(NEXT_BID), BY(OFFENDER), "13.§ (2) 3 c", NULL },
		{ IF(NOTICED, NO_OTHER_BIDDER), FOLLOWS(HIGHER_THAN_OWN), BY(OFFENDER), "13.§ (2) 3 d", NULL } } },
	[ULTI_CASE_2_4] = { "2.4", ULTI_AUCTION, ULTI_BID_NOT_HIGHER,
		ASK(PREVIOUS_BID) | ASK(OFFENDER) | ASK(STAGE) | ASK(RAISED), WORD(AUCTION) | WORD(PLAY), {
		{ IF(STAGE, PLAY), FOLLOWS(BID_STANDS), BY(OFFENDER), "13.§ (2) 4 b", NULL },
		{ IF(RAISED, YES), FOLLOWS(HIGHER), BY(OFFENDER), "13.§ (2) 4 a", NULL },
		{ IF(RAISED, NO), FOLLOWS(NEXT_BID), BY(OFFENDER), "13.§ (2) 4 a", NULL } } },
	[ULTI_CASE_2_5] = { "2.5", ULTI_AUCTION, ULTI_BID_ANY,
		ASK(PREVIOUS_BID) | ASK(OFFENDER) | ASK(INNOCENT_BIDS), 0, {
		{ IF(INNOCENT_BIDS, YES), FOLLOWS(LOWEST_BID), BY(OFFENDER), "13.§ (2) 5", NULL },
		{ IF(INNOCENT_BIDS, NO), FOLLOWS(NEXT_BID), BY(OFFENDER), "13.§ (2) 5", NULL } } },
	[ULTI_CASE_2_6] = { "2.6", ULTI_AUCTION, ULTI_BID_ANY,
		ASK(BID) | ASK(OFFENDER) | ASK(INNOCENT_BIDS), 0, {
		{ IF(INNOCENT_BIDS, YES), FOLLOWS(TALON_BACK), BARRED, "13.§ (2) 6 a", NULL },
		{ IF(INNOCENT_BIDS, NO), FOLLOWS(BID_LOST), BARRED, "13.§ (2) 6 b", NULL } } },
	[ULTI_CASE_2_7] = { "2.7", ULTI_AUCTION, ULTI_BID_ANY,
		ASK(BID) | ASK(OFFENDER) | ASK(SECOND_BIDDER) | ASK(SECOND_COUNT_OK), 0, {
		{ IF(SECOND_COUNT_OK, YES), FOLLOWS(SECOND_WON), BY(OFFENDER), "13.§ (2) 7 a", NULL },
		{ IF(SECOND_COUNT_OK, NO), FOLLOWS(SECOND_LOST), BY(SECOND), "13.§ (2) 7 b", NULL } } },

	[ULTI_CASE_3_1] = { "3.1", ULTI_PLAY, ULTI_BID_PLAIN, CONTRACT | ASK(OFFENDER), 0, {
		{ ALWAYS, FOLLOWS(BID_LOST), BY(DECLARER), "13.§ (3) 1", NULL } } },
	[ULTI_CASE_3_2] = { "3.2", ULTI_PLAY, ULTI_BID_PLAIN, CONTRACT | ASK(OFFENDER), 0, {
		{ ALWAYS, FOLLOWS(RED_BID_LOST), BY(DECLARER), "13.§ (3) 2", NULL } } },
	[ULTI_CASE_3_3] = { "3.3", ULTI_PLAY, ULTI_BID_WITHOUT_PARTI, CONTRACT | ASK(OFFENDER) | ASK(MELD),
		WORD(TWENTY) | WORD(FORTY) | WORD(OTHER_TWENTY), {
		{ ALWAYS, FOLLOWS(WHOLE_BID), BY(OFFENDER), "13.§ (3) 3", NULL } } },
	[ULTI_CASE_3_4] = { "3.4", ULTI_PLAY, ULTI_BID_ANY, CONTRACT | ASK(OFFENDER), 0, {
		{ ALWAYS, FOLLOWS(WHOLE_BID), BY(OFFENDER), "13.§ (3) 4", NULL } } },
	[ULTI_CASE_3_5] = { "3.5", ULTI_PLAY, ULTI_BID_ANY,
		CONTRACT | ASK(OFFENDER) | ASK(WARNED_BY) | ASK(SELF_CORRECTED), 0, {
		{ IF(WARNED_BY, YES), FOLLOWS(SPEAKER_PAYS), BY(SPEAKER), "13.§ (3) 5", NULL },
		{ IF(SELF_CORRECTED, YES), FOLLOWS(PUT_RIGHT), BY(OFFENDER), "13.§ (3) 5", NULL },
		{ IF(SELF_CORRECTED, NO), FOLLOWS(WHOLE_BID), BY(OFFENDER), "13.§ (3) 5", NULL } } },
	[ULTI_CASE_3_6] = { "3.6", ULTI_PLAY, ULTI_BID_ANY, CONTRACT | ASK(OFFENDER), 0, {
		{ ALWAYS, FOLLOWS(WHOLE_BID), BY(OFFENDER), "13.§ (3) 6", NULL } } },
	[ULTI_CASE_3_7] = { "3.7", ULTI_PLAY, ULTI_BID_ANY, CONTRACT | ASK(OFFENDER), 0, {
		{ ALWAYS, FOLLOWS(WHOLE_BID), BY(OFFENDER), "13.§ (3) 7", NULL } } },
	[ULTI_CASE_3_8] = { "3.8", ULTI_PLAY, ULTI_BID_ANY, CONTRACT | ASK(OFFENDER), 0, {
		{ IF(OFFENDER, DEFENDER), FOLLOWS(WHOLE_BID), BY(OFFENDER), "13.§ (3) 8 a", NULL },
		{ IF(OFFENDER, DECLARER), FOLLOWS(OPEN_HAND), BY(NOBODY), "13.§ (3) 8 b", NULL },
		{ IF(OFFENDER, OPEN_DEFENDER), FOLLOWS(ALL_OPEN), BY(NOBODY), "9.§ (1)", "R-71" } } },
	[ULTI_CASE_3_9] = { "3.9", ULTI_PLAY, ULTI_BID_ANY, CONTRACT | ASK(WRONG_COUNT), 0, {
		{ IF(WRONG_COUNT, DECLARER), FOLLOWS(WHOLE_BID), BY(COUNT), "13.§ (3) 9 a", "R-39" },
		{ IF(WRONG_COUNT, DEFENDER), FOLLOWS(WHOLE_BID), BY(COUNT), "13.§ (3) 9 b", "R-39" },
		{ IF(WRONG_COUNT, BOTH_DEFENDERS), FOLLOWS(CONTRACT_WON), BY(COUNT), "13.§ (3) 9 b", "R-39" } } },
	[ULTI_CASE_3_10] = { "3.10", ULTI_PLAY, ULTI_BID_WITH_PARTI, RESULTS, 0, {
		{ ALWAYS, FOLLOWS(PARTI_MADE), BY(NOBODY), "13.§ (3) 10", "R-40" } } },
	[ULTI_CASE_3_11] = { "3.11", ULTI_PLAY, ULTI_BID_WITH_SILENT, RESULTS, 0, {
		{ ALWAYS, FOLLOWS(SILENT_VOID), BY(NOBODY), "13.§ (3) 11", "R-40" } } },
	[ULTI_CASE_3_12] = { "3.12", ULTI_PLAY, ULTI_BID_ANY, RESULTS | ASK(OFFENDER) | ASK(UNCHECKABLE), 0, {
		{ ALWAYS, FOLLOWS(UNCHECKED_PAID), BY(OFFENDER), "13.§ (3) 12", "R-40" } } },

	[ULTI_CASE_FALSE_CLAIM] = { "10.3g", ULTI_PLAY, ULTI_BID_ANY, CONTRACT | ASK(OFFENDER), 0, {
		{ ALWAYS, FOLLOWS(WHOLE_BID), BY(OFFENDER), "10.§ (3) g", "R-41" } } },
	[ULTI_CASE_JURY] = { "jury", ULTI_ANY_TIME, ULTI_BID_ANY,
		CONTRACT | ASK(OFFENDER) | ASK(POINTS) | ASK(REASON), 0, {
		{ ALWAYS, FOLLOWS(JURY_SETS), BY(OFFENDER), "10.§ (3) d", "R-42" } } },
};

const struct ulti_case *ulti_case_at(int case_no)
{
	return case_no >= 0 && case_no < ULTI_CASES ? &cases[case_no] : NULL;
}

int ulti_case_find(const char *no, size_t n)
{
	for (int i = 0; i < ULTI_CASES; i++) {
		if (strlen(cases[i].no) == n && memcmp(cases[i].no, no, n) == 0)
			return i;
	}
	return -1;
}

/* ---- codes ------------------------------------------------------------------------------------- */

static const struct {
	const char *code;
	enum ulti_fact_kind kind;
} facts[ULTI_FACT_COUNT] = {
#define FACT(fact, word, kind) [ULTI_FACT_##fact] = { #word, ULTI_KIND_##kind },
#include "games/ulti/rules/facts.def"
#undef FACT
};

const char *ulti_fact_code(int fact)
{
	return facts[fact].code;
}

enum ulti_fact_kind ulti_fact_kind(int fact)
{
	return facts[fact].kind;
}

const char *ulti_answer_code(int answer)
{
	static const char *const codes[ULTI_ANSWER_COUNT] = {
		[ULTI_ANSWER_NONE] = "",
#define ANSWER(number, name, word) [ULTI_ANSWER_##number] = word,
#define SIDE(number, word) [ULTI_ANSWER_##number] = word,
#include "games/ulti/rules/answers.def"
#undef ANSWER
#undef SIDE
	};

	return codes[answer];
}

const char *ulti_ruling_code(int kind)
{
	static const char *const codes[ULTI_RULING_COUNT] = {
#define RULING(number, word) [ULTI_RULING_##number] = #word,
#include "games/ulti/rules/rulings.def"
#undef RULING
	};

	return codes[kind];
}
