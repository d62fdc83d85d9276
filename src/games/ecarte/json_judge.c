/* Answer `renonsz judge --rules ecarte`: a fault of écarté as a line of JSON, its ruling as another. */
#include "games/ecarte/messages.h"
#include "games/ecarte/ecarte.h"
#include "base/messages.h"
#include "base/text.h"

#include <string.h>

enum { LARGEST_MARKS = 99 };

enum { CASE, PLAYERS, DEALER, OFFENDER, FACTS, FIRST, TRICKS, FIELDS };

static const char *const keys[FIELDS] = { "case", "players", "dealer", "offender", "facts", "first",
	"tricks" };

struct judge_request {
	const cJSON *values[FIELDS];
	struct ecarte_seats seats;
	struct ecarte_dispute dispute;
};

/* ---- facts ------------------------------------------------------------------------------------- */

/* Read an answer, ECARTE_NO_ANSWER if the value is none. */
static int yes_or_no(const cJSON *value)
{
	const char *word = cJSON_IsString(value) ? value->valuestring : "";
	const struct num number = num_of(value->valueint);

	if (cJSON_IsBool(value))
		return cJSON_IsTrue(value) ? ECARTE_YES : ECARTE_NO;
	if (cJSON_IsNumber(value) && value->valuedouble == value->valueint)
		word = number.text;
	for (int answer = ECARTE_DEALER; answer < ECARTE_GIVEN; answer++) {
		bool is_count = answer >= ECARTE_2_CARDS;
		if (is_count == cJSON_IsNumber(value) && strcmp(word, ecarte_answer_code(answer)) == 0)
			return answer;
	}
	return ECARTE_NO_ANSWER;
}

/* Refuse an answer; the message lists those of the case, in JSON. */
static bool refuse_answer(
	struct json_request *r, const char *code, const struct msg *msg, int case_no, int fact)
{
	struct buf answers = { 0 };

	buf_str(&answers, fact == ECARTE_MARKS ? "{\"A\":1,\"B\":0}" : fact == ECARTE_REASON ? "\"…\"" : "");
	for (int answer = ECARTE_NO; answer < ECARTE_GIVEN; answer++) {
		const char *word = answer == ECARTE_NO ? "false"
			: answer == ECARTE_YES ? "true" : ecarte_answer_code(answer);
		const char *quote = answer > ECARTE_YES && answer < ECARTE_2_CARDS ? "\"" : "";
		if (ecarte_case_allows(case_no, fact, answer))
			buf_printf(&answers, "%s%s%s%s", answers.len > 0 ? ", " : "", quote, word, quote);
	}
	json_refuse(r, code, msg,
		MSG_ARGS(ecarte_case_code(case_no), ecarte_fact_code(fact), buf_text(&answers)));
	buf_free(&answers);
	return false;
}

/* Refuse a fact foreign to the case; the message lists its facts. */
static bool refuse_unasked(struct json_request *r, int case_no, const char *word)
{
	struct buf asked = { 0 };

	for (int fact = 0; fact < ECARTE_FACTS; fact++) {
		if (!ecarte_case_asks(case_no, fact))
			continue;
		buf_str(&asked, asked.len > 0 ? ", " : "");
		buf_str(&asked, ecarte_fact_code(fact));
	}
	json_refuse(r, "bad-fact", asked.len > 0 ? &msg_ecarte_fact_unasked : &msg_ecarte_no_facts,
		MSG_ARGS(ecarte_case_code(case_no), word, buf_text(&asked)));
	buf_free(&asked);
	return false;
}

/* Read the jury's marks; in another kind of request they are a bad field. */
static int read_marks(struct json_request *r, struct judge_request *request, const cJSON *value)
{
	int marks[ECARTE_PLAYERS] = { 0, 0 };
	struct json_request apart = { .code = NULL };

	if (!json_ecarte_pair(&apart, "marks", value, &request->seats, -LARGEST_MARKS, LARGEST_MARKS, marks)) {
		refuse_answer(r, "bad-fact", &msg_ecarte_bad_fact, request->dispute.case_no, ECARTE_MARKS);
		return ECARTE_NO_ANSWER;
	}
	request->dispute.marks[0] = (int8_t)marks[0];
	request->dispute.marks[1] = (int8_t)marks[1];
	return ECARTE_GIVEN;
}

static void read_fact(struct json_request *r, struct judge_request *request, const cJSON *value)
{
	struct ecarte_dispute *d = &request->dispute;
	int fact = 0;

	while (fact < ECARTE_FACTS && strcmp(ecarte_fact_code(fact), value->string) != 0)
		fact++;
	if (fact == ECARTE_FACTS || !ecarte_case_asks(d->case_no, fact)) {
		refuse_unasked(r, d->case_no, value->string);
		return;
	}
	if (d->facts[fact] != ECARTE_NO_ANSWER) {
		json_refuse(r, "bad-fact", &msg_json_twice, MSG_ARGS(value->string));
		return;
	}
	int answer;
	if (fact == ECARTE_MARKS)
		answer = read_marks(r, request, value);
	else if (fact == ECARTE_REASON)
		answer = cJSON_IsString(value) && value->valuestring[0] ? ECARTE_GIVEN : ECARTE_NO_ANSWER;
	else
		answer = yes_or_no(value);
	if (!ecarte_case_allows(d->case_no, fact, answer))
		refuse_answer(r, "bad-fact", &msg_ecarte_bad_fact, d->case_no, fact);
	d->facts[fact] = (uint8_t)answer;
}

/* ---- the dispute ------------------------------------------------------------------------------- */

static void read_case(struct json_request *r, struct judge_request *request)
{
	const cJSON *value = request->values[CASE];
	int case_no = cJSON_IsString(value) ? ecarte_case_find(value->valuestring) : -1;

	if (!value)
		json_require(r, keys[CASE], "\"21\"", false);
	else if (!cJSON_IsString(value))
		json_refuse(r, "bad-field", &msg_json_bad_type, MSG_ARGS(keys[CASE], "\"21\""));
	else if (case_no < 0) {
		struct buf known = { 0 };   /* "14, 15 … 56, jury" */
		for (int i = 0; i < ECARTE_CASES; i++)
			buf_printf(&known, "%s%s", i > 0 ? ", " : "", ecarte_case_code(i));
		json_refuse(r, "unknown-case", &msg_ecarte_no_case, MSG_ARGS(value->valuestring, buf_text(&known)));
		buf_free(&known);
	}
	request->dispute.case_no = (uint8_t)(case_no < 0 ? ECARTE_CASES : case_no);
}

static int8_t read_player_number(struct json_request *r, const struct judge_request *request, int field)
{
	const cJSON *value = request->values[field];

	if (!value || cJSON_IsNull(value))
		return ECARTE_NOBODY;
	return (int8_t)json_ecarte_player(r, keys[field], value, &request->seats);
}

/* Read the hand of 29.§ and 44.§; no other case has one. */
static void read_hand(struct json_request *r, struct judge_request *request)
{
	struct ecarte_dispute *d = &request->dispute;
	bool asked = d->case_no == ECARTE_CASE_29 || d->case_no == ECARTE_CASE_44 || d->case_no == ECARTE_CASES;

	for (int field = FIRST; field <= TRICKS; field++) {
		if (request->values[field] && !asked)
			json_unknown(r, keys[field], "id, case, players, dealer, offender, facts");
	}
	if (request->values[FIRST])
		d->first = (uint8_t)json_ecarte_first(r, request->values[FIRST]);
	if (request->values[TRICKS])
		json_ecarte_tricks(r, request->values[TRICKS], &request->seats, &d->tricks);
}

static bool read_judge_request(struct json_request *r, struct judge_request *request, const char *line,
	size_t n)
{
	if (!json_keep_all(r, line, n, keys, FIELDS, request->values))
		return false;
	read_case(r, request);
	json_ecarte_players(r, request->values[PLAYERS], &request->seats);
	request->dispute.dealer = read_player_number(r, request, DEALER);
	request->dispute.offender = read_player_number(r, request, OFFENDER);
	read_hand(r, request);
	const cJSON *facts = request->values[FACTS];
	if (request->dispute.case_no != ECARTE_CASES) {
		if (facts && !cJSON_IsObject(facts) && !cJSON_IsNull(facts))
			json_bad_type(r, keys[FACTS], "{\"count\":4,\"choice\":\"void\"}");
		for (const cJSON *item = cJSON_IsObject(facts) ? facts->child : NULL; item; item = item->next)
			read_fact(r, request, item);
	}
	return !r->code;
}

static bool refuse_dispute(struct json_request *r, int case_no, const struct ecarte_ruling *ruling,
	enum ecarte_judge_refusal refusal)
{
	static const struct { const char *what, *wanted; } fields_missing[] = {
		[ECARTE_JUDGED] = { "", "" }, [ECARTE_FACT_MISSING] = { "", "" },
		[ECARTE_DEALER_MISSING] = { "dealer", "\"A\", \"B\"" },
		[ECARTE_OFFENDER_MISSING] = { "offender", "\"A\", \"B\"" },
		[ECARTE_FIRST_WANTED] = { "first", "\"accepted\", \"refused\", \"direct\"" },
		[ECARTE_TRICKS_WANTED] = { "tricks", "{\"A\":2,\"B\":3}" },
	};

	if (refusal == ECARTE_FACT_MISSING)
		return refuse_answer(r, "missing-fact", &msg_ecarte_fact_missing, case_no, ruling->fact);
	return json_refuse(r, "missing-fact", &msg_ecarte_fact_missing,
		MSG_ARGS(ecarte_case_code(case_no), fields_missing[refusal].what, fields_missing[refusal].wanted));
}

/* ---- the answer -------------------------------------------------------------------------------- */

static void write_list(struct buf *b, const struct ecarte_seats *seats, int player)
{
	buf_char(b, '[');
	if (player != ECARTE_NOBODY)
		json_ecarte_write_seat(b, seats, player);
	buf_char(b, ']');
}

void ecarte_ruling_say(struct buf *b, enum lang lang, const char *const who[ECARTE_PLAYERS],
	const struct ecarte_ruling *ruling)
{
	static const struct msg *const sentences[ECARTE_RULINGS] = {
		[ECARTE_REDEAL] = &msg_ecarte_says_redeal, [ECARTE_CONTINUE] = &msg_ecarte_says_continue,
		[ECARTE_PUT_RIGHT] = &msg_ecarte_says_correct, [ECARTE_MARK] = &msg_ecarte_says_mark,
		[ECARTE_NO_MARK] = &msg_ecarte_says_no_mark, [ECARTE_SET_ASIDE] = &msg_ecarte_says_set_aside,
		[ECARTE_REPLAY] = &msg_ecarte_says_replay, [ECARTE_FORFEIT] = &msg_ecarte_says_forfeit,
		[ECARTE_VOID_COUP] = &msg_ecarte_says_void_coup, [ECARTE_JURY] = &msg_ecarte_says_jury,
	};
	int about = ruling->winner != ECARTE_NOBODY ? ruling->winner : ruling->dealer;

	buf_msg(b, lang, sentences[ruling->kind], MSG_ARGS(about == ECARTE_NOBODY ? "" : who[about]));
	for (int player = 0; player < ECARTE_PLAYERS; player++) {
		if (ruling->has_marks && ruling->marks[player]) {
			buf_char(b, ' ');
			buf_msg(b, lang, &msg_ecarte_says_marks,
				MSG_ARGS(who[player], num_signed(ruling->marks[player]).text));
		}
	}
	if (ruling->barred != ECARTE_NOBODY) {
		buf_char(b, ' ');
		buf_msg(b, lang, &msg_ecarte_says_barred, MSG_ARGS(who[ruling->barred]));
	}
	if (ruling->open != ECARTE_NOBODY) {
		buf_char(b, ' ');
		buf_msg(b, lang, &msg_ecarte_says_open, MSG_ARGS(who[ruling->open]));
	}
}

void ecarte_letter_say(struct buf *b, enum lang lang, const char *const who[ECARTE_PLAYERS],
	const struct ecarte_ruling *ruling)
{
	bool has_marks = strcmp(ruling->weak, "E-07") == 0;
	int marker = ruling->letter[0] < ruling->marks[0] ? 0 : 1;

	buf_msg(b, lang, has_marks ? &msg_ecarte_letter_07 : &msg_ecarte_letter_13, MSG_ARGS(who[marker]));
}

static void write_judgement(struct buf *b, enum lang lang, const struct json_request *r,
	const struct judge_request *request, const struct ecarte_ruling *ruling)
{
	const char *cites[] = { ecarte_case_cite(request->dispute.case_no), ruling->second_cite };

	json_write_id(b, r);
	buf_printf(b, ",\"ruling\":\"%s\",\"marks\":", ecarte_ruling_code(ruling->kind));
	if (ruling->has_marks)
		json_ecarte_write_pair(b, &request->seats, ruling->marks[0], ruling->marks[1]);
	else
		buf_str(b, "null");
	buf_str(b, ",\"dealer\":");
	json_ecarte_write_seat(b, &request->seats, ruling->dealer);
	buf_str(b, ",\"king_barred\":");
	write_list(b, &request->seats, ruling->barred);
	buf_str(b, ",\"open\":");
	write_list(b, &request->seats, ruling->open);
	buf_str(b, ",\"winner\":");
	json_ecarte_write_seat(b, &request->seats, ruling->winner);
	buf_str(b, ",\"cite\":");
	json_write_strings(b, cites, ruling->second_cite ? 2 : 1);
	buf_str(b, ",\"reading\":");
	json_write_strings(b, &ruling->reading, ruling->reading != NULL);
	buf_str(b, ",\"text\":\"");
	const char *const who[ECARTE_PLAYERS]
		= { text_seat_code(request->seats.seat[0]), text_seat_code(request->seats.seat[1]) };
	ecarte_ruling_say(b, lang, who, ruling);
	buf_char(b, '"');
	if (ruling->weak) {
		buf_printf(b, ",\"weak\":{\"reading\":\"%s\",\"marks\":", ruling->weak);
		if (ruling->has_marks)
			json_ecarte_write_pair(b, &request->seats, ruling->letter[0], ruling->letter[1]);
		else
			buf_str(b, "null");
		buf_str(b, ",\"text\":\"");
		ecarte_letter_say(b, lang, who, ruling);
		buf_str(b, "\"}");
	}
	buf_str(b, "}\n");
}

bool ecarte_json_judge(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct json_request r;
	struct judge_request request = { .dispute.tricks = ECARTE_NOBODY };
	struct ecarte_ruling ruling;

	if (read_judge_request(&r, &request, line, n)) {
		enum ecarte_judge_refusal refusal = ecarte_judge(&request.dispute, &ruling);
		if (refusal == ECARTE_JUDGED) {
			write_judgement(out, lang, &r, &request, &ruling);
			return true;
		}
		refuse_dispute(&r, request.dispute.case_no, &ruling, refusal);
	}
	json_write_error(out, lang, &r);
	return false;
}
