/* The court of écarté: its fault cases for people, asked about one by one, judged, and reported. */
#include "games/court.h"
#include "games/messages.h"
#include "games/ecarte/ecarte.h"
#include "games/ecarte/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- cases ------------------------------------------------------------------------------------- */

static const struct {
	const struct msg *phase;
	const char *title[LANG_COUNT], *act[LANG_COUNT], *follows[LANG_COUNT];
} texts[ECARTE_CASES] = {
#define PHASE_DEAL &msg_phase_deal
#define PHASE_KING &msg_phase_king
#define PHASE_PLAY &msg_phase_hand
#define PHASE_END &msg_phase_coup
#define PHASE_ANY_TIME &msg_phase_any_time
#define CASE(no, when, title_hu, title_en, act_hu, act_en, follows_hu, follows_en) \
	[ECARTE_CASE_## \
		no] = { PHASE_##when, { title_hu, title_en }, { act_hu, act_en }, { follows_hu, follows_en } },
#include "games/ecarte/cases.def"
#undef CASE
};

static void describe(int case_no, struct court_case *out)
{
	*out = (struct court_case){ .no = ecarte_case_code(case_no), .phase = texts[case_no].phase,
		.standing = case_no == ECARTE_CASE_JURY ? COURT_UNLISTED : COURT_LISTED,
		.title = texts[case_no].title, .act = texts[case_no].act, .follows = texts[case_no].follows,
		.cite_count = 1, .cites = { ecarte_case_cite(case_no) } };
}

static int find(const char *no, size_t n)
{
	char number[COURT_CODE];

	snprintf(number, sizeof number, "%.*s", (int)n, no);
	return n < sizeof number ? ecarte_case_find(number) : -1;
}

/* Is it a section: "21", "21.§", "21 §", or the name of the last case in the list? */
static bool is_number(const char *s, size_t n, int *case_no)
{
	size_t digits = 0, rest;

	*case_no = ECARTE_CASE_JURY;
	if (court_names_jury(&ecarte_court, s, n))
		return true;
	while (digits < n && s[digits] >= '0' && s[digits] <= '9')
		digits++;
	for (rest = digits; rest < n && strchr(" .\xc2\xa7", s[rest]); rest++)
		;
	if ((*case_no = find(s, n)) >= 0)
		return true;
	*case_no = find(s, digits ? digits : n);
	return *case_no >= 0 ? digits == 0 || rest == n : digits > 0 && rest == n;
}

static size_t search(const char *words, size_t n, struct court_hit out[COURT_FINDS])
{
	struct court_paragraph section[COURT_PARAGRAPHS];

	/* A section without a case leads to the jury. */
	if (ecarte_sections(words, n, section) > 0) {
		out[0] = (struct court_hit){ .case_no = ECARTE_CASES - 1 };
		return 1;
	}
	return court_search(&ecarte_court, words, n, out);
}

/* ---- questions and answers ---------------------------------------------------------------------- */

static const struct msg questions[ECARTE_FACTS] = {
#define FACT(code, hu, en) [ECARTE_##code] = { { hu, en } },
#include "games/ecarte/facts.def"
#undef FACT
};

static const struct msg answers[ECARTE_ANSWERS] = {
#define ANSWER(code, hu, en) [ECARTE_##code] = { { hu, en } },
#include "games/ecarte/facts.def"
#undef ANSWER
};

/* Questions after those for facts: the other members of the dispute. */
enum { ASK_DEALER = ECARTE_FACTS, ASK_OFFENDER, ASK_FIRST, ASK_TRICKS, ASK_NOTHING = -1 };

static const struct msg *const first_words[] = { &msg_first_accepted, &msg_first_refused, &msg_first_direct };
enum { FIRST_WORDS = 3 };

/* Read an answer of a case, ECARTE_NO_ANSWER if the word is none. */
static int answer_read(int case_no, int fact, struct text_slice word)
{
	int yes = court_yes_no(word);

	for (int answer = ECARTE_NO; answer < ECARTE_GIVEN; answer++) {
		bool is_it = answer <= ECARTE_YES ? yes == (answer == ECARTE_YES)
			: text_slice_is(word, ecarte_answer_code(answer));
		if (is_it && ecarte_case_allows(case_no, fact, answer))
			return answer;
	}
	return ECARTE_NO_ANSWER;
}

/* Read "1,-1": whole marks for both. */
static bool marks_read(struct text_slice value, int8_t marks[ECARTE_PLAYERS])
{
	struct text_slice rest = value, word;
	int count = 0;

	while ((word = court_next_word(&rest)).n > 0) {
		int sign = 1, figure;
		size_t n = scan_sign(word, &sign);
		if (count == ECARTE_PLAYERS || !scan_number(scan_part(word, n, word.n - n), &figure) || figure > 99)
			return false;
		marks[count++] = (int8_t)(sign * figure);
	}
	return count == ECARTE_PLAYERS;
}

/* Read "A3": the player with more tricks, and their number; the other has the rest of five. */
static bool tricks_read(struct text_slice value, int8_t *out)
{
	int seat = value.n == 2 ? text_seat_read(value.s, 1, ECARTE_PLAYERS) : GAME_NO_SEAT, count = 0;

	if (seat == GAME_NO_SEAT || value.s[1] < '0' || value.s[1] > '0' + ECARTE_TRICKS)
		return false;
	count = value.s[1] - '0';
	*out = (int8_t)(seat == 0 ? count : ECARTE_TRICKS - count);
	return true;
}

/* ---- from words to the rules -------------------------------------------------------------------- */

static int fact_find(const char *key)
{
	int fact = 0;

	while (fact < ECARTE_FACTS && strcmp(ecarte_fact_code(fact), key) != 0)
		fact++;
	return fact < ECARTE_FACTS ? fact : -1;
}

/* Take a fact of the dispute; false if the case does not have it, or not that value. */
static bool take_fact(struct ecarte_dispute *d, const char *key, struct text_slice value)
{
	int fact = fact_find(key), answer;

	if (strcmp(key, "tricks") == 0)
		return tricks_read(value, &d->tricks);
	if (strcmp(key, "first") == 0) {
		d->first = ECARTE_UNSAID;
		for (uint8_t first = ECARTE_ACCEPTED; first < ECARTE_FIRST_COUNT; first++) {
			bool is_letter = value.n == 1 && value.s[0] == ecarte_first_letter(first);
			if (is_letter || text_slice_is(value, ecarte_first_code(first)))
				d->first = first;
		}
		return d->first != ECARTE_UNSAID;
	}
	if (fact < 0 || !ecarte_case_asks(d->case_no, fact))
		return false;
	answer = fact == ECARTE_MARKS ? (marks_read(value, d->marks) ? ECARTE_GIVEN : ECARTE_NO_ANSWER)
		: answer_read(d->case_no, fact, value);
	d->facts[fact] = (uint8_t)answer;
	return answer != ECARTE_NO_ANSWER;
}

static struct ecarte_dispute dispute_of(const struct court_dispute *said)
{
	int case_no = ecarte_case_find(said->case_no);
	struct ecarte_dispute d = { .case_no = (uint8_t)(case_no < 0 ? ECARTE_CASE_JURY : case_no),
		.dealer = (int8_t)said->dealer, .offender = (int8_t)said->offender, .tricks = ECARTE_NOBODY };

	for (int i = 0; i < said->fact_count; i++) {
		const char *value = said->facts[i].value;
		take_fact(&d, said->facts[i].key, (struct text_slice){ value, strlen(value) });
	}
	if (d.case_no == ECARTE_CASE_JURY)
		d.facts[ECARTE_REASON] = said->reason[0] ? ECARTE_GIVEN : ECARTE_NO_ANSWER;
	return d;
}

/* Write the possible values of a fact, after a wrong answer. */
static void form_write(struct buf *b, int case_no, const char *key)
{
	int fact = fact_find(key);

	if (strcmp(key, "tricks") == 0)
		buf_str(b, "A3, B4");
	if (fact == ECARTE_MARKS)
		buf_str(b, "1,0");
	for (int answer = ECARTE_NO; fact >= 0 && answer < ECARTE_GIVEN; answer++) {
		if (ecarte_case_allows(case_no, fact, answer))
			buf_printf(b, "%s%s", b->len ? ", " : "", answer == ECARTE_NO ? "no"
				: answer == ECARTE_YES                        ? "yes"
										  : ecarte_answer_code(answer));
	}
}

static bool read_pair(const struct text_pair *pair, struct court_dispute *said, struct err *e)
{
	struct ecarte_dispute d = dispute_of(said);
	char key[COURT_KEY], value[COURT_VALUE];
	struct buf form = { 0 };
	bool taken;

	if (!court_pair_read(&ecarte_court, pair, said, &taken, e))
		return false;
	if (taken)
		return true;
	if (!text_slice_copy(key, sizeof key, pair->key) || !text_slice_copy(value, sizeof value, pair->value))
		return court_key_refuse(e, pair->key);
	bool is_hand = strcmp(key, "first") == 0 || strcmp(key, "tricks") == 0;
	int fact = fact_find(key);
	if (!is_hand && (fact < 0 || !ecarte_case_asks(d.case_no, fact)))
		return court_key_refuse(e, pair->key);
	if (take_fact(&d, key, pair->value)) {
		court_fact_put(said, key, value);
		return true;
	}
	if (strcmp(key, "first") == 0)
		return err_set(e, ERR_REFUSED, &msg_ecarte_first_bad, MSG_ARGS(value));
	form_write(&form, d.case_no, key);
	court_value_refuse(e, key, buf_text(&form));
	buf_free(&form);
	return false;
}

static bool read(const struct text_pair *pairs, int count, struct court_dispute *said, int *bad,
	struct err *e)
{
	for (*bad = 0; *bad < count; ++*bad) {
		if (!read_pair(&pairs[*bad], said, e))
			return false;
	}
	return true;
}

/* ---- judging ------------------------------------------------------------------------------------ */

static const struct court_kind kinds[] = {
	[ECARTE_REDEAL] = { "redeal", &msg_kind_redeal, true, false, false },
	[ECARTE_CONTINUE] = { "continue", &msg_kind_continue, false, true, false },
	[ECARTE_PUT_RIGHT] = { "correct", &msg_kind_correct, false, false, false },
	[ECARTE_MARK] = { "mark", &msg_kind_mark, false, false, false },
	[ECARTE_NO_MARK] = { "no-mark", &msg_kind_no_mark, false, false, false },
	[ECARTE_SET_ASIDE] = { "set-aside", &msg_kind_set_aside, false, false, false },
	[ECARTE_REPLAY] = { "replay", &msg_kind_replay, false, false, false },
	[ECARTE_FORFEIT] = { "forfeit", &msg_kind_forfeit, false, false, false },
	[ECARTE_VOID_COUP] = { "void-coup", &msg_kind_void_coup, false, false, false },
	[ECARTE_JURY] = { "jury", &msg_kind_committee, false, false, true },
	[ECARTE_RULINGS] = { NULL, NULL, false, false, false },
};

/* Judge a dispute; returns the question to ask first, ASK_NOTHING if it is judged. */
static int decide(const struct court_dispute *said, struct ecarte_ruling *out)
{
	const struct ecarte_dispute d = dispute_of(said);

	switch (ecarte_judge(&d, out)) {
	case ECARTE_JUDGED:
		break;
	case ECARTE_FACT_MISSING:
		return out->fact;
	case ECARTE_DEALER_MISSING:
		return ASK_DEALER;
	case ECARTE_OFFENDER_MISSING:
		return ASK_OFFENDER;
	case ECARTE_FIRST_WANTED:
		return ASK_FIRST;
	case ECARTE_TRICKS_WANTED:
		return ASK_TRICKS;
	}
	return ASK_NOTHING;
}

static const char *key_of(int question)
{
	static const char *const keys[] = { "dealer", "offender", "first", "tricks" };

	return question < ECARTE_FACTS ? ecarte_fact_code(question) : keys[question - ASK_DEALER];
}

/* Refuse a dispute without a fact, with the form to type: "next_led=yes|no". */
static bool refuse_missing(struct err *e, int case_no, int question)
{
	const char *key = question == ASK_OFFENDER ? "by" : key_of(question);
	struct buf form = { 0 };

	if (question == ASK_FIRST)
		return err_set(e, ERR_REFUSED, &msg_ecarte_first_wanted, MSG_NO_ARGS);
	if (question == ASK_DEALER || question == ASK_OFFENDER)
		buf_str(&form, "A, B");
	else
		form_write(&form, case_no, key);
	err_set(e, ERR_REFUSED, form.len > 0 ? &msg_ecarte_missing_pair : &msg_ecarte_missing_fact,
		MSG_ARGS(key, buf_text(&form)));
	buf_free(&form);
	return false;
}

static bool judge(const struct court_scene *scene, struct court_ruling *out, struct err *e)
{
	struct ecarte_ruling ruling;
	int question = decide(&out->said, &ruling), case_no = ecarte_case_find(out->said.case_no);

	(void)scene;
	out->is_missing = question != ASK_NOTHING;
	if (out->is_missing)
		return refuse_missing(e, case_no, question);
	out->kind = &kinds[ruling.kind];
	out->book = (struct court_verdict){ .kind = out->kind, .cite_count = 1,
		.cites = { ecarte_case_cite(case_no) } };
	out->pays = out->deviates = false;
	out->cites[0] = '\0';
	court_cite_add(out, ecarte_case_cite(case_no));
	court_cite_add(out, ruling.second_cite);
	court_cite_add(out, ruling.reading);
	return true;
}

static struct buf *step(struct court_steps *out, enum court_step_kind kind, const char *cite)
{
	struct court_step *row = &out->step[out->count++];

	*row = (struct court_step){ .kind = kind, .cite = cite };
	return &row->text;
}

/* Say who corrects a wrong number of cards, and with how many cards (20.§ to 22.§). */
static void say_cards(struct buf *b, enum lang lang, const struct court_dispute *said, int case_no)
{
	const char *count = court_fact(said, "count");
	int has = count[0] ? count[0] - '0' : 5, spare = has - 5;
	int wrong = case_no == ECARTE_CASE_21 ? said->dealer : 1 - said->dealer;

	buf_char(b, ' ');
	if (spare == 0)
		buf_msg(b, lang, &msg_entails_20, MSG_NO_ARGS);
	else if (spare < 0)
		buf_msg(b, lang, &msg_entails_take, MSG_ARGS(text_seat_code(wrong), num_of(-spare).text));
	else if (case_no == ECARTE_CASE_21)
		buf_msg(b, lang, &msg_entails_draw, MSG_ARGS(text_seat_code(1 - wrong)));
	else
		buf_msg(b, lang, &msg_entails_aside, MSG_ARGS(text_seat_code(wrong), num_of(spare).text));
}

/* Find the consequence of a case beside its ruling; {0} is the offender. */
static const struct msg *entailed(int case_no, enum ecarte_ruling_kind kind)
{
	if (case_no == ECARTE_CASE_51)
		return kind == ECARTE_CONTINUE ? &msg_entails_51 : &msg_entails_51_back;
	if (case_no == ECARTE_CASE_52B)
		return &msg_entails_52b;
	if (case_no == ECARTE_CASE_53)
		return &msg_entails_53;
	if (case_no == ECARTE_CASE_36)
		return &msg_entails_36;
	if (case_no == ECARTE_CASE_42)
		return &msg_entails_42;
	if (case_no == ECARTE_CASE_44 && kind == ECARTE_REPLAY)
		return &msg_entails_44;
	if (case_no == ECARTE_CASE_52)
		return &msg_entails_52;
	if (case_no == ECARTE_CASE_55 && kind == ECARTE_PUT_RIGHT)
		return &msg_entails_55;
	return case_no == ECARTE_CASE_56 ? &msg_entails_56 : NULL;
}

/* Say the consequences of a case, and how the line of the deal settles the fault. */
static void say_entailed(struct buf *b, enum lang lang, const struct court_dispute *said,
	const struct ecarte_ruling *decided)
{
	static const char *const letters[ECARTE_PLAYERS] = { "A", "B" };
	int case_no = ecarte_case_find(said->case_no);
	int offender = case_no == ECARTE_CASE_23 ? 1 - said->dealer : said->offender;
	const struct msg *words = entailed(case_no, decided->kind);
	const char *letter = offender == 0 || offender == 1 ? letters[offender] : "";

	if (words) {
		buf_char(b, ' ');
		buf_msg(b, lang, words, MSG_ARGS(letter));
	}
	if (case_no >= ECARTE_CASE_20 && case_no <= ECARTE_CASE_22 && decided->kind == ECARTE_PUT_RIGHT)
		say_cards(b, lang, said, case_no);
	if (ecarte_fault_find(said->case_no) >= 0
		&& (decided->kind == ECARTE_MARK || decided->kind == ECARTE_REPLAY)) {
		buf_char(b, ' ');
		buf_msg(b, lang, &msg_fault_on_line, MSG_ARGS(ecarte_case_code(case_no), letter));
	}
}

static void steps(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	const char *const *names, struct court_steps *out)
{
	static const char *const letters[ECARTE_PLAYERS] = { "A", "B" };
	int case_no = court_case_of(&ecarte_court, ruling->said.case_no);
	struct ecarte_ruling decided;

	(void)scene, (void)names;
	*out = (struct court_steps){ 0 };
	decide(&ruling->said, &decided);
	buf_str(step(out, COURT_STEP_FINDING, ""),
		ruling->said.act[0] ? ruling->said.act : texts[case_no].act[lang]);
	struct buf *follows = step(out, COURT_STEP_FOLLOWS, ecarte_case_cite(case_no));
	ecarte_ruling_say(follows, lang, letters, &decided);
	say_entailed(follows, lang, &ruling->said, &decided);
	if (decided.weak)
		ecarte_letter_say(step(out, COURT_STEP_LETTER, ""), lang, letters, &decided);
	if (ruling->said.reason[0])
		buf_str(step(out, COURT_STEP_REASON, ""), ruling->said.reason);
}

/* ---- the dialogue -------------------------------------------------------------------------------- */

enum { BOTH_SEATS = 3 };

static int next(const struct court_talk *talk)
{
	struct ecarte_ruling ruling;

	return decide(&talk->now.said, &ruling);
}

/* List the answers that a case allows for a fact, in the language; returns their number. */
static int choices_of(const struct court_talk *talk, int fact, const char *words[], int codes[])
{
	int case_no = court_case_of(&ecarte_court, talk->now.said.case_no), count = 0;

	for (int answer = ECARTE_DEALER; answer < ECARTE_GIVEN; answer++) {
		if (!ecarte_case_allows(case_no, fact, answer))
			continue;
		words[count] = answers[answer].text[talk->lang];
		codes[count++] = answer;
	}
	return count;
}

static int list_first(const struct court_talk *talk, const char *words[])
{
	for (int i = 0; i < FIRST_WORDS; i++)
		words[i] = first_words[i]->text[talk->lang];
	return FIRST_WORDS;
}

static void ask(const struct court_talk *talk, int question, struct buf *b, char preset[COURT_JUDGE])
{
	static const struct msg *const others[]
		= { &msg_ask_ecarte_dealer, &msg_ask_ecarte_offender, &msg_ask_ecarte_first, &msg_ask_ecarte_tricks };
	const struct msg *words = question < ECARTE_FACTS ? &questions[question] : others[question - ASK_DEALER];
	const char *list[ECARTE_ANSWERS];
	int codes[ECARTE_ANSWERS];

	preset[0] = '\0';
	buf_str(b, words->text[talk->lang]);
	if (question == ASK_DEALER || question == ASK_OFFENDER) {
		court_seats_list(talk, b, BOTH_SEATS);
	} else if (question == ASK_FIRST) {
		court_choices_list(talk, b, list, list_first(talk, list));
	} else if (question < ECARTE_MARKS) {
		int count = choices_of(talk, question, list, codes);
		court_choices_list(talk, b, list, count);
		if (count == 0)
			buf_str(b, msg_talk_yes_no_signs.text[talk->lang]);
	}
}

static const struct msg *help(const struct court_talk *talk, int question)
{
	(void)talk;
	return question == ASK_TRICKS ? &msg_ask_ecarte_tricks_help : &msg_ask_ecarte_help;
}

/* Take a fact of words or of yes and no. */
static bool put_fact(struct court_talk *talk, int fact, const char *answer, struct buf *b)
{
	const char *words[ECARTE_ANSWERS];
	int codes[ECARTE_ANSWERS], count = choices_of(talk, fact, words, codes), yes = court_yes_no_typed(answer);
	int choice = count > 0 ? court_choice(answer, words, count) : 0;

	if (count == 0 && yes < 0)
		return court_again(talk, b, &msg_talk_yes_no, "");
	if (count > 0 && choice == 0)
		return court_choice_again(talk, b, words, count);
	court_fact_put(&talk->now.said, ecarte_fact_code(fact),
		count == 0 ? ecarte_answer_code(yes ? ECARTE_YES : ECARTE_NO)
				   : ecarte_answer_code(codes[choice - 1]));
	return true;
}

static bool put_seat(struct court_talk *talk, int *seat, const char *answer, struct buf *b)
{
	*seat = court_seat_of(talk, answer, BOTH_SEATS);
	return *seat != GAME_NO_SEAT || court_seat_again(talk, b, BOTH_SEATS);
}

/* Take an answer typed in the form of its pair: "A3", "1,0", the user's own words. */
static bool put_pair(struct court_talk *talk, const char *key, const char *answer, struct buf *b)
{
	const struct text_pair pair = { { key, strlen(key) }, { answer, strlen(answer) } };
	struct err e = { 0 };

	if (read_pair(&pair, &talk->now.said, &e))
		return true;
	err_text(b, talk->lang, &e);
	buf_char(b, '\n');
	return false;
}

static bool answer(struct court_talk *talk, int question, const char *typed, struct buf *b)
{
	if (!typed[0])
		return court_again(talk, b, &msg_talk_no_default, "");
	if (question == ASK_DEALER)
		return put_seat(talk, &talk->now.said.dealer, typed, b);
	if (question == ASK_OFFENDER)
		return put_seat(talk, &talk->now.said.offender, typed, b);
	if (question == ASK_FIRST) {
		const char *words[FIRST_WORDS];
		int choice = court_choice(typed, words, list_first(talk, words));
		if (choice == 0)
			return court_choice_again(talk, b, words, FIRST_WORDS);
		court_fact_put(&talk->now.said, "first", ecarte_first_code(choice));
		return true;
	}
	if (question == ASK_TRICKS || question >= ECARTE_MARKS)
		return put_pair(talk, key_of(question), typed, b);
	return put_fact(talk, question, typed, b);
}

/* Write the act of the case. */
static void act_say(struct buf *b, const struct court_talk *talk)
{
	(void)b, (void)talk;
}

const struct game_court ecarte_court = {
	.title = &msg_cases_ecarte, .numbers = "14–29, 32, 34, 36, 38, 42, 44, 45, 47–56, jury",
	.unlisted = &msg_unlisted_ecarte, .jury = &msg_case_other,
	.case_count = ECARTE_CASES, .find_count = ECARTE_CASES,
	.least_seats = ECARTE_PLAYERS, .most_seats = ECARTE_PLAYERS,
	.kinds = kinds,
	.describe = describe, .find = find, .is_number = is_number, .search = search,
	.paragraphs = ecarte_sections,
	.read = read, .judge = judge, .steps = steps,
	.next = next, .ask = ask, .help = help, .answer = answer, .act_say = act_say,
};
