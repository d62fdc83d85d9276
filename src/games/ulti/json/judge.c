/* Answer `renonsz judge`: a dispute as a line of JSON, its ruling as another (10.§, 13.§). */
#include "games/ulti/json/json.h"
#include "base/messages.h"
#include "games/court.h"
#include "games/ulti/court/court.h"

#include <string.h>

/* The jury's most points per player; more than any payment by the rules. */
enum { LARGEST_POINTS = 9999 };

/* The fields of judge beside the shared ones. */
struct judge_request {
	struct ulti_dispute dispute;
	const cJSON *case_no, *facts;   /* kept until all fields are read */
};

/* ---- fields ------------------------------------------------------------------------------------ */

static bool keep_case(struct json_request *r, const cJSON *value, void *arg)
{
	struct judge_request *judge = arg;

	judge->case_no = value;
	return cJSON_IsString(value) || json_bad_type(r, "case", "\"3.4\"");
}

static bool keep_facts(struct json_request *r, const cJSON *value, void *arg)
{
	struct judge_request *judge = arg;

	judge->facts = value;
	return cJSON_IsObject(value) || cJSON_IsNull(value) || json_bad_type(r, "facts", "{…}");
}

static bool read_declaring_seat(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	return cJSON_IsNull(value) || ulti_json_read_declarer(r, value, NULL);
}

static bool read_offender(struct json_request *r, const cJSON *value, void *arg)
{
	struct judge_request *judge = arg;
	int seat;

	if (cJSON_IsNull(value))
		return true;
	if (!ulti_json_seat(r, "offender", value, &seat))
		return false;
	judge->dispute.offender = (int8_t)seat;
	return true;
}

static bool read_bid(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	return cJSON_IsNull(value) || ulti_json_read_bid(r, value, NULL);
}

static bool read_previous_bid(struct json_request *r, const cJSON *value, void *arg)
{
	struct judge_request *judge = arg;
	uint8_t bid = ulti_request_of(r)->deal.bid;

	if (cJSON_IsNull(value))
		return true;
	if (!ulti_json_read_bid(r, value, NULL))
		return false;
	judge->dispute.previous_bid = ulti_request_of(r)->deal.bid;
	ulti_request_of(r)->deal.bid = bid;
	return true;
}

static const struct json_field fields[] = {
	{ "case", keep_case },
	{ "players", ulti_json_read_players },
	{ "declarer", read_declaring_seat },
	{ "bid", read_bid },
	{ "previous_bid", read_previous_bid },
	{ "kontra", ulti_json_read_kontra },
	{ "offender", read_offender },
	{ "facts", keep_facts },
	{ "made", ulti_json_read_made },
	{ "silent", ulti_json_read_silent },
	{ "settings", ulti_json_read_settings },
	{ NULL, NULL },
};

/* ---- facts ------------------------------------------------------------------------------------- */

static bool refuse_dispute(struct json_request *r, const struct ulti_dispute *d,
	const struct ulti_ruling *ruling, enum ulti_judge_refusal refusal)
{
	r->code = refusal == ULTI_JUDGE_DEAL ? ulti_refusal_code((enum ulti_refusal)ruling->deal_refusal)
		: ulti_judge_code(refusal);
	return ulti_judge_refuse(&r->err, d, ruling, refusal);
}

static bool refuse_fact(struct json_request *r, const struct ulti_dispute *d, enum ulti_judge_refusal refusal,
	int fact)
{
	const struct ulti_ruling about = { .fact = (uint8_t)fact };

	return refuse_dispute(r, d, &about, refusal);
}

static uint16_t seat_of(const cJSON *value)
{
	const char *word = cJSON_IsString(value) ? value->valuestring : "";
	int seat = ulti_seat_read(word, strlen(word));

	return (uint16_t)(seat == ULTI_NO_SEAT ? 0 : 1u << seat);
}

static uint16_t part_of(const cJSON *value)
{
	const char *word = cJSON_IsString(value) ? value->valuestring : "";
	int part = ulti_part_read(word, strlen(word));

	return (uint16_t)(part < 0 ? 0 : 1u << part);
}

/* Read a list without repetition as bits; `empty` for an empty one, 0 if it is no such list. */
static uint16_t set_of(const cJSON *value, uint16_t (*bit_of)(const cJSON *), uint16_t empty)
{
	uint16_t set = 0;

	if (!cJSON_IsArray(value))
		return 0;
	for (const cJSON *item = value->child; item; item = item->next) {
		uint16_t bit = bit_of(item);
		if (!bit || set & bit)
			return 0;
		set |= bit;
	}
	return set ? set : empty;
}

/* Read a figure for each player. */
static uint16_t points_of(const cJSON *value, struct ulti_dispute *d, unsigned players)
{
	unsigned named = 0;

	if (!cJSON_IsObject(value))
		return 0;
	for (const cJSON *item = value->child; item; item = item->next) {
		int seat = ulti_seat_read(item->string, strlen(item->string));
		double n = cJSON_IsNumber(item) ? item->valuedouble : LARGEST_POINTS + 1;
		if (seat == ULTI_NO_SEAT || named >> seat & 1)
			return 0;
		if (n > LARGEST_POINTS || n < -LARGEST_POINTS || n != (int)n)
			return 0;
		d->points[seat] = (int16_t)n;
		named |= 1u << seat;
	}
	return (players & ~named) == 0;
}

/* Read a fact's value as in ulti_dispute, 0 if it is not of its kind. */
static uint16_t fact_of(struct json_request *r, struct ulti_dispute *d, int fact, const cJSON *value)
{
	switch (ulti_fact_kind(fact)) {
	case ULTI_KIND_WORD:
		for (uint16_t answer = ULTI_ANSWER_BEFORE_BID; answer < ULTI_ANSWER_COUNT; answer++) {
			if (cJSON_IsString(value) && strcmp(ulti_answer_code(answer), value->valuestring) == 0)
				return answer;
		}
		return 0;
	case ULTI_KIND_YES_NO:
		return cJSON_IsBool(value) ? (cJSON_IsTrue(value) ? ULTI_ANSWER_YES : ULTI_ANSWER_NO) : 0;
	case ULTI_KIND_SEAT:
		return seat_of(value);
	case ULTI_KIND_SEAT_OR_NOBODY:
		return cJSON_IsNull(value) ? ULTI_NOBODY_BIT : seat_of(value);
	case ULTI_KIND_SEATS:
		return set_of(value, seat_of, ULTI_NOBODY_BIT);
	case ULTI_KIND_PARTS:
		return set_of(value, part_of, ULTI_NO_PART_BIT);
	case ULTI_KIND_POINTS:
		return points_of(value, d, ulti_request_of(r)->deal.players);
	case ULTI_KIND_TEXT:
		return cJSON_IsString(value) && *value->valuestring;
	case ULTI_KIND_BID:
	case ULTI_KIND_CONTRACT:
		break;
	}
	return 0;
}

static bool read_fact(struct json_request *r, struct ulti_dispute *d, const cJSON *value)
{
	/* In 13.§ (3) 8 the trick may be given: cards can lie open from the second one on. */
	if (d->case_no == ULTI_CASE_3_8 && strcmp(value->string, "trick") == 0) {
		double trick = cJSON_IsNumber(value) ? value->valuedouble : 0;
		if (trick < 1 || trick > ULTI_TRICKS || trick != (int)trick)
			return json_bad_type(r, "trick", "1–10");
		d->trick = (uint8_t)trick;
		return true;
	}
	for (int fact = ULTI_FACT_STAGE; fact < ULTI_FACT_COUNT; fact++) {
		if (strcmp(ulti_fact_code(fact), value->string) != 0)
			continue;
		if (!(ulti_case_at(d->case_no)->facts >> fact & 1))
			return refuse_fact(r, d, ULTI_JUDGE_FACT_UNASKED, fact);
		if (d->facts[fact])
			return json_refuse(r, "bad-fact", &msg_json_twice, MSG_ARGS(value->string));
		d->facts[fact] = fact_of(r, d, fact, value);
		return d->facts[fact] || refuse_fact(r, d, ULTI_JUDGE_ANSWER_UNKNOWN, fact);
	}
	return json_refuse(r, "bad-fact", &msg_json_unknown_field, MSG_ARGS(value->string));
}

/* Apply kontras and results, which belong to a bid's parts. */
static bool apply_contract(struct json_request *r, const struct ulti_dispute *d)
{
	bool kontra = ulti_request_of(r)->kontra && ulti_request_of(r)->kontra->child;
	bool results = (ulti_request_of(r)->made && ulti_request_of(r)->made->child)
		|| (ulti_request_of(r)->silent && ulti_request_of(r)->silent->child);
	bool asks_bid = ulti_case_at(d->case_no)->facts >> ULTI_FACT_BID & 1;

	if (ulti_request_of(r)->deal.bid)
		return ulti_json_apply(r);
	if ((kontra || results) && asks_bid)
		return refuse_fact(r, d, ULTI_JUDGE_FACT_MISSING, ULTI_FACT_BID);
	if (kontra)
		return refuse_fact(r, d, ULTI_JUDGE_KONTRA_UNASKED, ULTI_FACT_KONTRA);
	return !results || refuse_fact(r, d, ULTI_JUDGE_RESULT_UNASKED, ULTI_FACT_MADE);
}

static bool read_judge_request(struct json_request *r, struct judge_request *judge, const char *line,
	size_t n)
{
	struct ulti_dispute *d = &judge->dispute;

	if (!json_read(r, line, n, fields, judge))
		return false;
	if (!json_require(r, "case", "\"3.4\"", judge->case_no))
		return false;
	int case_no = ulti_case_find(judge->case_no->valuestring, strlen(judge->case_no->valuestring));
	d->case_no = (uint8_t)(case_no < 0 ? ULTI_CASES : case_no);
	if (case_no < 0)
		return refuse_fact(r, d, ULTI_JUDGE_NO_SUCH_CASE, 0);
	for (const cJSON *value = judge->facts ? judge->facts->child : NULL; value; value = value->next) {
		if (!read_fact(r, d, value))
			return false;
	}
	if (d->previous_bid && !(ulti_case_at(d->case_no)->facts >> ULTI_FACT_PREVIOUS_BID & 1))
		return refuse_fact(r, d, ULTI_JUDGE_FACT_UNASKED, ULTI_FACT_PREVIOUS_BID);
	if (!apply_contract(r, d))
		return false;
	d->deal = ulti_request_of(r)->deal;
	return true;
}

/* ---- the answer -------------------------------------------------------------------------------- */

/* Write the weak reading behind the ruling, and the result by the letter. */
static void write_letter(
	struct buf *b, enum lang lang, struct json_request *r, const struct ulti_letter *letter)
{
	buf_printf(b, ",\"weak\":{\"reading\":\"%s\",\"ruling\":\"%s\",\"points\":", letter->reading,
		ulti_ruling_code(letter->kind));
	if (letter->pays)
		ulti_json_write_points(b, r, letter->points);
	else
		buf_str(b, "null");
	buf_str(b, ",\"text\":\"");
	ulti_letter_write(b, lang, letter, ulti_request_of(r)->deal.players);
	buf_str(b, "\"}");
}

static void write_judgement(struct buf *b, enum lang lang, struct json_request *r,
	const struct ulti_dispute *d, const struct ulti_ruling *ruling)
{
	const char *barred[ULTI_PLAYERS];
	struct ulti_letter letter;
	size_t barred_count = 0;

	json_write_id(b, r);
	buf_str(b, ",\"ruling\":\"");
	buf_str(b, ulti_ruling_code(ruling->kind));
	buf_str(b, "\",\"points\":");
	if (ruling->pays)
		ulti_json_write_points(b, r, ruling->points);
	else
		buf_str(b, "null");
	buf_str(b, ",\"barred\":");
	for (int i = 0; i < ULTI_PLAYERS; i++) {
		if (ruling->barred >> ulti_request_of(r)->order[i] & 1)
			barred[barred_count++] = ulti_seat_code(ulti_request_of(r)->order[i]);
	}
	json_write_strings(b, barred, barred_count);
	buf_str(b, ",\"cite\":");
	json_write_strings(b, ruling->cites, ruling->cite_count);
	buf_str(b, ",\"reading\":");
	json_write_strings(b, ruling->readings, ruling->reading_count);
	buf_str(b, ",\"text\":\"");
	ulti_ruling_write(b, lang, d, ruling);
	buf_char(b, '"');
	if (ulti_judge_letter(d, &ulti_request_of(r)->rules, ruling, &letter))
		write_letter(b, lang, r, &letter);
	buf_str(b, "}\n");
}

bool ulti_json_judge(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct ulti_request r;
	struct judge_request judge = { .dispute = ulti_dispute_of(0, 0) };
	struct ulti_ruling ruling;
	enum ulti_judge_refusal refusal;

	ulti_request_start(&r);
	if (read_judge_request(&r.json, &judge, line, n)) {
		refusal = ulti_judge(&judge.dispute, &r.rules, &ruling);
		if (refusal == ULTI_JUDGE_FINE) {
			write_judgement(out, lang, &r.json, &judge.dispute, &ruling);
			return true;
		}
		refuse_dispute(&r.json, &judge.dispute, &ruling, refusal);
	}
	json_write_error(out, lang, &r.json);
	return false;
}

bool ulti_json_online_judge(struct buf *out, enum lang lang, const char *line, size_t n)
{
	static const struct game_jury jury = { .seats = ULTI_SEATS, .players = ULTI_PLAYERS, .reading = "H-21" };

	return game_jury_answer(out, lang, &jury, line, n);
}
