/*
 * The faults of écarté, section by section as in the rule book: every case × every answer to its questions,
 * or none × every dealer and offender. A dispute that does not depend on a missing fact is ruled; else the
 * fact is asked for.
 */
#include "test.h"

#include "games/ecarte/rules/ecarte.h"

#include <stdbool.h>
#include <string.h>

enum { ASKED = 3, PATHS = 5 };

/*
 * A ruling for given facts, the first that fits: D the dealer, N the opponent, X the player who is not the
 * offender deals next, gets the marks or the coup. `beside`: a further section cited.
 */
struct path {
	const char *facts, *ruling;
	char who;
	int marks;
	const char *beside;
};

/* The required facts, D or O; who may not mark a held king or opens the cards; questions and answers. */
static const struct section {
	const char *no, *cite;
	char needs, barred, open;
	const char *asks[ASKED];
	struct path paths[PATHS];
} sections[] = {
	{ "14", "14.§", 'D', 0, 0, { "seen false true", "demand false true" },
		{ { "seen=false demand=true", "redeal", 'D', 0, 0 }, { "", "continue", 0, 0, 0 } } },
	{ "15", "15.§", 'D', 0, 0, { "eleventh false true" },
		{ { "eleventh=true", "continue", 0, 0, 0 }, { "", "redeal", 'D', 0, 0 } } },
	{ "16", "16.§", 'D', 0, 0, { "to dealer opponent", "choice accept void" },
		{ { "to=opponent choice=void", "redeal", 'N', 0, 0 }, { "", "continue", 0, 0, 0 } } },
	{ "17", "17.§", 'D', 0, 0, { "whose dealer opponent", "looked false true", "choice accept void" },
		{ { "whose=opponent looked=false choice=void", "redeal", 'N', 0, 0 }, { "", "continue", 0, 0, 0 } } },
	{ "18", "18.§", 'D', 0, 0, { "stage before-atout turned started" },
		{ { "stage=before-atout", "redeal", 'N', 0, 0 }, { "stage=turned", "set-aside", 'N', 0, 0 },
			{ "stage=started", "continue", 0, 0, 0 } } },
	{ "19", "19.§", 'D', 0, 0, { "seen false true" },
		{ { "seen=false", "correct", 0, 0, 0 }, { "seen=true", "redeal", 'N', 0, 0 } } },
	{ "20", "20.§", 'D', 0, 0, { "dealer_looked false true", "choice correct deal" },
		{ { "dealer_looked=false", "correct", 0, 0, 0 }, { "choice=correct", "correct", 0, 0, "22.§" },
			{ "choice=deal", "redeal", 'N', 0, "22.§" } } },
	{ "21", "21.§", 'D', 0, 0, { "count 2 3 4 6 7", "choice correct void" },
		{ { "count=7", "jury", 0, 0, "59.§" }, { "count=2", "jury", 0, 0, "59.§" },
			{ "choice=correct", "correct", 0, 0, 0 }, { "choice=void", "redeal", 'N', 0, 0 } } },
	{ "22", "22.§", 'D', 0, 0, { "count 2 3 4 6 7", "choice correct deal" },
		{ { "count=2", "jury", 0, 0, "59.§" }, { "choice=correct", "correct", 0, 0, 0 },
			{ "choice=deal", "redeal", 'N', 0, 0 } } },
	{ "23", "23.§", 'D', 'N', 0, { 0 }, { { "", "mark", 'D', 1, 0 } } },
	{ "24", "24.§", 'O', 'O', 0, { 0 }, { { "", "mark", 'X', 1, 0 } } },
	{ "25", "25.§", 'D', 0, 0, { "choice restore bottom void" },
		{ { "choice=void", "redeal", 'N', 0, 0 }, { "", "correct", 0, 0, 0 } } },
	{ "26", "26.§", 'D', 0, 0, { "timely false true" },
		{ { "timely=true", "mark", 'D', 1, 0 }, { "timely=false", "no-mark", 0, 0, 0 } } },
	{ "27", "27.§", 'D', 0, 0,
		{ "stage before-lead before-cover before-second-lead later", "king_led false true", "said false true" },
		{ { "stage=before-lead", "mark", 'N', 1, 0 }, { "stage=before-cover king_led=true", "mark", 'N', 1, 0 },
			{ "stage=later", "no-mark", 0, 0, 0 }, { "said=true", "mark", 'N', 1, 0 }, { "", "no-mark", 0, 0, 0 } } },
	{ "28", "28.§", 'D', 0, 0, { "stage before-cover before-second-lead later", "said false true" },
		{ { "stage=before-cover", "mark", 'D', 1, 0 }, { "stage=before-second-lead said=true", "mark", 'D', 1, 0 },
			{ "", "no-mark", 0, 0, 0 } } },
	{ "32", "32.§", 'O', 0, 0, { "covered false true", "demand false true" },
		{ { "covered=true", "continue", 0, 0, "33.§" }, { "demand=true", "correct", 0, 0, 0 },
			{ "", "continue", 0, 0, 0 } } },
	{ "34", "34.§", 'O', 0, 0, { "covered false true", "demand false true" },
		{ { "covered=false demand=true", "correct", 0, 0, 0 }, { "", "continue", 0, 0, 0 } } },
	{ "36", "36.§", 'O', 0, 0, { 0 }, { { "", "continue", 0, 0, 0 } } },
	{ "38", "38.§", 'O', 0, 'O', { 0 }, { { "", "continue", 0, 0, 0 } } },
	{ "42", "42.§", 'D', 0, 0, { 0 }, { { "", "continue", 0, 0, 0 } } },
	{ "44", "44.§", 'O', 0, 0, { "next_led false true" },
		{ { "next_led=false", "correct", 0, 0, 0 }, { "next_led=true", "replay", 0, 0, 0 } } },
	{ "45", "45.§", 0, 0, 0, { 0 }, { { "", "correct", 0, 0, 0 } } },
	{ "47", "47.§", 0, 0, 0, { 0 }, { { "", "jury", 0, 0, "59.§" } } },
	{ "48", "48.§", 'O', 0, 0, { 0 }, { { "", "correct", 0, 0, 0 } } },
	{ "49", "49.§", 0, 0, 0, { 0 }, { { "", "jury", 0, 0, "59.§" } } },
	{ "50", "50.§", 'O', 0, 'O', { 0 }, { { "", "continue", 0, 0, 0 } } },
	{ "51", "51.§", 'O', 0, 0, { "opponent_played false true", "covered_lead false true" },
		{ { "opponent_played=true", "continue", 0, 0, 0 }, { "covered_lead=true", "continue", 0, 0, 0 },
			{ "", "correct", 0, 0, 0 } } },
	{ "52", "52.§", 'O', 0, 0, { 0 }, { { "", "mark", 'X', 2, 0 } } },
	{ "52b", "52.§", 'O', 0, 0, { 0 }, { { "", "correct", 0, 0, 0 } } },
	{ "53", "53.§", 'O', 0, 0, { 0 }, { { "", "forfeit", 'X', 0, 0 } } },
	{ "54", "54.§", 0, 0, 0, { 0 }, { { "", "void-coup", 0, 0, 0 } } },
	{ "55", "55.§", 0, 0, 0, { "when early in-time late" },
		{ { "when=early", "correct", 0, 0, 0 }, { "when=in-time", "continue", 0, 0, 0 }, { "when=late", "no-mark", 0, 0, 0 } } },
	{ "56", "56.§", 0, 0, 0, { 0 }, { { "", "no-mark", 0, 0, 0 } } },
};

enum { SECTIONS = sizeof sections / sizeof *sections };

/* ---- facts and answers ------------------------------------------------------------------------- */

/* Is the n-th word of a list the given one? */
static bool is_word(const char *at, size_t n, const char *word)
{
	return strlen(word) == n && strncmp(at, word, n) == 0;
}

/* Find the index of a word in a list; -1 if it is not there. */
static int place_of(const char *list, const char *word)
{
	int place = 0;

	for (const char *at = list; *at; place++) {
		size_t n = strcspn(at, " ");
		if (is_word(at, n, word))
			return place;
		at += n + strspn(at + n, " ");
	}
	return -1;
}

/* Return the possible answers to a question of the section; NULL if it does not ask that. */
static const char *answers_of(const struct section *section, int fact)
{
	for (int i = 0; i < ASKED && section->asks[i]; i++) {
		size_t n = strcspn(section->asks[i], " ");
		if (is_word(section->asks[i], n, ecarte_fact_code(fact)))
			return section->asks[i] + n + 1;
	}
	return NULL;
}

static bool may_answer(const struct section *section, int fact, int answer)
{
	const char *answers = answers_of(section, fact);

	return answers && place_of(answers, ecarte_answer_code(answer)) >= 0;
}

/* Does "fact=answer fact=answer" hold? */
static bool holds(const char *facts, const struct ecarte_dispute *dispute)
{
	for (const char *at = facts; *at; at += strspn(at, " ")) {
		size_t n = strcspn(at, "=");
		bool is_so = false;
		for (int fact = 0; fact < ECARTE_FACTS; fact++) {
			const char *answer = ecarte_answer_code(dispute->facts[fact]);
			if (is_word(at, n, ecarte_fact_code(fact)))
				is_so = is_word(at + n + 1, strcspn(at + n + 1, " "), answer);
		}
		if (!is_so)
			return false;
		at += strcspn(at, " ");
	}
	return true;
}

/* Return the ruling that does not depend on missing answers; NULL if it does. */
static const struct path *path_of(const struct section *section, const struct ecarte_dispute *dispute)
{
	struct ecarte_dispute answered = *dispute;
	const struct path *found = NULL;

	for (int fact = 0; fact < ECARTE_FACTS; fact++) {
		if (!answers_of(section, fact) || dispute->facts[fact] != ECARTE_NO_ANSWER)
			continue;
		for (int answer = ECARTE_NO_ANSWER + 1; answer < ECARTE_ANSWERS; answer++) {
			if (!may_answer(section, fact, answer))
				continue;
			answered.facts[fact] = (uint8_t)answer;
			const struct path *path = path_of(section, &answered);
			if (!path || (found && (strcmp(path->ruling, found->ruling) != 0 || path->who != found->who || path->marks != found->marks)))
				return NULL;
			found = path;
		}
		return found;
	}
	found = section->paths;
	while (!holds(found->facts, dispute))
		found++;
	return found;
}

/* ---- rulings ----------------------------------------------------------------------------------- */

static int player(char who, const struct ecarte_dispute *dispute)
{
	return who == 'D' ? dispute->dealer : who == 'N' ? 1 - dispute->dealer : who == 'O' ? dispute->offender
		: who == 'X' ? 1 - dispute->offender : ECARTE_NOBODY;
}

static void check_ruling(const struct section *section, const struct path *path, const struct ecarte_dispute *dispute,
	const struct ecarte_ruling *ruling, bool is_whole)
{
	int who = player(path->who, dispute);
	bool deals = strcmp(path->ruling, "redeal") == 0 || strcmp(path->ruling, "set-aside") == 0;
	bool wins = strcmp(path->ruling, "forfeit") == 0;

	assert_string_equal(ecarte_ruling_code(ruling->kind), path->ruling);
	assert_int_equal(ruling->dealer, deals ? who : ECARTE_NOBODY);
	assert_int_equal(ruling->winner, wins ? who : ECARTE_NOBODY);
	assert_int_equal(ruling->barred, player(section->barred, dispute));
	assert_int_equal(ruling->open, player(section->open, dispute));
	assert_int_equal(ruling->has_marks, path->marks > 0);
	for (int seat = 0; seat < ECARTE_PLAYERS; seat++)
		assert_int_equal(ruling->marks[seat], path->marks > 0 && seat == who ? path->marks : 0);
	if (!is_whole)
		return;
	assert_int_equal(ruling->second_cite != NULL, path->beside != NULL);
	if (path->beside)
		assert_string_equal(ruling->second_cite, path->beside);
	/* E-13: 59.§ decides against the player who erred, which applies only to the dealer's wrong number. */
	assert_int_equal(ruling->weak != NULL, strcmp(section->no, "21") == 0 && strcmp(path->ruling, "jury") == 0);
}

static void judge_one(const struct section *section, struct ecarte_dispute *dispute)
{
	const struct path *path = path_of(section, dispute);
	struct ecarte_ruling ruling;
	bool is_whole = true;

	for (int fact = 0; fact < ECARTE_FACTS; fact++)
		is_whole = is_whole && (!answers_of(section, fact) || dispute->facts[fact] != ECARTE_NO_ANSWER);
	for (int seats = 0; seats < 9; seats++) {
		dispute->dealer = (int8_t)(seats % 3 - 1);
		dispute->offender = (int8_t)(seats / 3 - 1);
		enum ecarte_judge_refusal refusal = ecarte_judge(dispute, &ruling);
		if (section->needs == 'D' && dispute->dealer == ECARTE_NOBODY)
			assert_int_equal(refusal, ECARTE_DEALER_MISSING);
		else if (section->needs == 'O' && dispute->offender == ECARTE_NOBODY)
			assert_int_equal(refusal, ECARTE_OFFENDER_MISSING);
		else if (!path)
			assert_int_equal(refusal, ECARTE_FACT_MISSING);
		else
			assert_int_equal(refusal, ECARTE_JUDGED);
		if (refusal == ECARTE_JUDGED)
			check_ruling(section, path, dispute, &ruling, is_whole);
		if (refusal == ECARTE_FACT_MISSING) {
			assert_true(answers_of(section, ruling.fact) != NULL);
			assert_int_equal(dispute->facts[ruling.fact], ECARTE_NO_ANSWER);
		}
	}
}

static void judge_from(const struct section *section, struct ecarte_dispute *dispute, int fact)
{
	while (fact < ECARTE_FACTS && !answers_of(section, fact))
		fact++;
	if (fact == ECARTE_FACTS) {
		judge_one(section, dispute);
		return;
	}
	for (int answer = ECARTE_NO_ANSWER; answer < ECARTE_ANSWERS; answer++) {
		if (answer != ECARTE_NO_ANSWER && !may_answer(section, fact, answer))
			continue;
		dispute->facts[fact] = (uint8_t)answer;
		judge_from(section, dispute, fact + 1);
	}
	dispute->facts[fact] = ECARTE_NO_ANSWER;
}

static void every_section_as_the_book_has_it(void **state)
{
	(void)state;
	for (int i = 0; i < SECTIONS; i++) {
		int case_no = ecarte_case_find(sections[i].no);
		assert_true(case_no >= 0);
		assert_string_equal(ecarte_case_code(case_no), sections[i].no);
		assert_string_equal(ecarte_case_cite(case_no), sections[i].cite);
		for (int fact = 0; fact < ECARTE_FACTS; fact++) {
			bool is_asked = answers_of(&sections[i], fact) != NULL;
			assert_int_equal(ecarte_case_asks(case_no, fact), is_asked);
			for (int answer = ECARTE_NO_ANSWER + 1; answer < ECARTE_ANSWERS && is_asked; answer++)
				assert_int_equal(ecarte_case_allows(case_no, fact, answer), may_answer(&sections[i], fact, answer));
		}
		struct ecarte_dispute dispute = { .case_no = (uint8_t)case_no, .tricks = ECARTE_NOBODY };
		judge_from(&sections[i], &dispute, 0);
	}
	assert_int_equal(ecarte_case_find("30"), -1);
}

/* ---- 29.§ and 44.§: the marks of the hand ------------------------------------------------------ */

/* Compute the marks by 43.§, 40.§ and 41.§. */
static void marks_of_play(int first, int dealer, int tricks, int marks[2])
{
	int most = tricks >= 3 ? 0 : 1;
	bool is_vole = tricks % 5 == 0;
	bool is_two = (first == ECARTE_REFUSED && most != dealer) || (first == ECARTE_DIRECT && most == dealer);

	marks[most] = is_vole || is_two ? 2 : 1;
	marks[1 - most] = 0;
}

static void check_hand(int fault, struct ecarte_dispute dispute)
{
	struct ecarte_ruling ruling;
	int marks[2], dealer = dispute.dealer, o = dispute.offender;

	marks_of_play(dispute.first, dealer, dispute.tricks, marks);
	assert_int_equal(ecarte_judge(&dispute, &ruling), ECARTE_JUDGED);
	assert_string_equal(ecarte_ruling_code(ruling.kind), "mark");
	assert_true(ruling.has_marks);
	/* 29.§: nothing for the play, one mark more for the other. 44.§: one less; E-07: one of two stays. */
	bool is_vole = dispute.tricks % 5 == 0, is_weak = fault == 44 && marks[o] == 2 && !is_vole;
	if (fault == 29) {
		marks[o] = 0;
		marks[1 - o]++;
	} else if (marks[o] > 0) {
		marks[o]--;
	}
	assert_int_equal(ruling.marks[0], marks[0]);
	assert_int_equal(ruling.marks[1], marks[1]);
	assert_int_equal(ruling.weak != NULL, is_weak);
	if (is_weak) {
		assert_int_equal(ruling.letter[o], 0);
		assert_int_equal(ruling.letter[1 - o], marks[1 - o]);
	}
}

static void marks_of_a_hand_by_29_and_44(void **state)
{
	static const struct { const char *no; int fault, fact, answer; } faults[] = {
		{ "29", 29, ECARTE_CORRECTED, ECARTE_NO }, { "44", 44, ECARTE_NEXT_LED, ECARTE_YES },
	};
	struct ecarte_ruling ruling;

	(void)state;
	for (int i = 0; i < 2; i++) {
		struct ecarte_dispute bare = { .dealer = 0, .offender = 0, .tricks = ECARTE_NOBODY };
		bare.case_no = (uint8_t)ecarte_case_find(faults[i].no);
		assert_int_equal(ecarte_judge(&bare, &ruling), ECARTE_FACT_MISSING);
		bare.facts[faults[i].fact] = (uint8_t)faults[i].answer;
		for (int at = 0; at < 2 * 2 * 3 * 6; at++) {
			struct ecarte_dispute dispute = bare;
			dispute.dealer = (int8_t)(at % 2);
			dispute.offender = (int8_t)(at / 2 % 2);
			dispute.first = (uint8_t)(ECARTE_ACCEPTED + at / 4 % 3);
			dispute.tricks = (int8_t)(at / 12);
			check_hand(faults[i].fault, dispute);
			struct ecarte_dispute wanting = dispute;
			wanting.dealer = ECARTE_NOBODY;
			assert_int_equal(ecarte_judge(&wanting, &ruling), ECARTE_DEALER_MISSING);
			wanting = dispute;
			wanting.first = ECARTE_UNSAID;
			assert_int_equal(ecarte_judge(&wanting, &ruling), ECARTE_FIRST_WANTED);
			wanting = dispute;
			wanting.offender = ECARTE_NOBODY;
			assert_int_equal(ecarte_judge(&wanting, &ruling), ECARTE_OFFENDER_MISSING);
			wanting = dispute;
			wanting.facts[faults[i].fact] = (uint8_t)(ECARTE_NO + ECARTE_YES - faults[i].answer);
			assert_int_equal(ecarte_judge(&wanting, &ruling), ECARTE_JUDGED);
			assert_string_equal(ecarte_ruling_code(ruling.kind), "correct");
			assert_false(ruling.has_marks);
		}
	}
	struct ecarte_dispute wanting = { .case_no = (uint8_t)ecarte_case_find("29"), .first = ECARTE_ACCEPTED,
		.tricks = ECARTE_NOBODY };
	wanting.facts[ECARTE_CORRECTED] = ECARTE_NO;
	assert_int_equal(ecarte_judge(&wanting, &ruling), ECARTE_TRICKS_WANTED);
}

/* 59.§: marks as given, only for both players. */
static void the_jury_sets_marks(void **state)
{
	struct ecarte_dispute dispute = { .case_no = (uint8_t)ecarte_case_find("jury"), .dealer = ECARTE_NOBODY,
		.offender = ECARTE_NOBODY, .marks = { 2, -1 }, .tricks = ECARTE_NOBODY };
	struct ecarte_ruling ruling;

	(void)state;
	assert_string_equal(ecarte_case_cite(dispute.case_no), "59.§");
	for (int fact = 0; fact < ECARTE_FACTS; fact++)
		assert_int_equal(ecarte_case_asks(dispute.case_no, fact), fact == ECARTE_MARKS || fact == ECARTE_REASON);
	dispute.facts[ECARTE_REASON] = ECARTE_GIVEN;
	assert_int_equal(ecarte_judge(&dispute, &ruling), ECARTE_FACT_MISSING);
	assert_int_equal(ruling.fact, ECARTE_MARKS);
	dispute.facts[ECARTE_MARKS] = ECARTE_GIVEN;
	dispute.facts[ECARTE_REASON] = ECARTE_NO_ANSWER;
	assert_int_equal(ecarte_judge(&dispute, &ruling), ECARTE_FACT_MISSING);
	assert_int_equal(ruling.fact, ECARTE_REASON);
	dispute.facts[ECARTE_REASON] = ECARTE_GIVEN;
	assert_int_equal(ecarte_judge(&dispute, &ruling), ECARTE_JUDGED);
	assert_string_equal(ecarte_ruling_code(ruling.kind), "jury");
	assert_true(ruling.has_marks);
	assert_int_equal(ruling.marks[0], 2);
	assert_int_equal(ruling.marks[1], -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_section_as_the_book_has_it),
		cmocka_unit_test(marks_of_a_hand_by_29_and_44),
		cmocka_unit_test(the_jury_sets_marks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
