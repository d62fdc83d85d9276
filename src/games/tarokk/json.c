/*
 * Answer `renonsz settle --rules vadasz-2025`: a deal of Vadász tarokk as a line of JSON, its settlement as
 * another.
 */
#include "games/tarokk/notation.h"
#include "base/messages.h"
#include "base/text.h"
#include "games/court.h"
#include "games/tarokk/messages.h"

#include <string.h>

/* The fields of a deal, kept until all are read: their meanings depend on each other. */
enum {
	PLAYERS, DECLARER, BID, PARTNER, ALONE, MADE, CARD_POINTS, ANNOUNCED, KONTRA, SILENT, DUTY,
	DOUBLE, END, BY, REASON,
	FIELDS
};

static const char *const keys[FIELDS] = {
	"players", "declarer", "bid", "partner", "alone", "made", "card_points", "announced", "kontra", "silent",
	"duty", "double", "end", "by", "reason",
};

#define BIDS "\"3\", \"2\", \"1\", \"szolo\""

struct tarokk_request {
	const cJSON *values[FIELDS];   /* NULL: absent */
	int order[TAROKK_PLAYERS];
	struct tarokk_deal deal;
};

/* Refuse a repeated key of an object. */
static bool is_twice(struct json_request *r, const cJSON *object, const cJSON *value)
{
	for (const cJSON *item = object->child; item != value; item = item->next) {
		if (strcmp(item->string, value->string) == 0)
			return !json_twice(r, value->string);
	}
	return false;
}

static bool is_object(struct json_request *r, const cJSON *value)
{
	static const struct { const char *key, *wanted; } objects[] = {
		{ "made", "{\"parti\":true}" }, { "kontra", "{\"parti\":2,\"declarer\":{\"ulti\":2}}" },
		{ "declarer", "{\"ulti\":2}" }, { "opponents", "{\"ulti\":2}" },
		{ "silent", "{\"tuletroa\":\"declarer\"}" },
		{ "ulti", "{\"side\":\"declarer\",\"made\":false,\"gone\":\"last\"}" },
	};
	size_t i = 0;

	while (i + 1 < sizeof objects / sizeof *objects && strcmp(objects[i].key, value->string) != 0)
		i++;
	return cJSON_IsObject(value) || json_bad_type(r, value->string, objects[i].wanted);
}

/* ---- seats, bid, result ------------------------------------------------------------------------ */

/* Read the seat of a player; TAROKK_NO_SEAT with the fault noted. */
static int read_seat_field(struct json_request *r, const struct tarokk_request *request, const char *field,
	const cJSON *value)
{
	int seat = TAROKK_NO_SEAT;

	if (!json_letter(r, field, value, TAROKK_SEATS, &seat))
		return TAROKK_NO_SEAT;
	if (tarokk_plays(&request->deal, seat))
		return seat;
	json_refuse(r, "bad-seat", &msg_tarokk_not_playing, MSG_ARGS("I.1 b, T-21"));
	return TAROKK_NO_SEAT;
}

/* Read the number of talon cards taken: "3", "szolo", 0 … */
static void read_bid(struct json_request *r, struct tarokk_request *request)
{
	static const struct { const char *word; int taken; } words[] = {
		{ "3", 3 }, { "2", 2 }, { "1", 1 }, { "0", 0 }, { "szolo", 0 }, { "s", 0 },
	};
	const cJSON *value = request->values[BID];
	int taken = -1;

	if (!value) {
		json_require(r, keys[BID], BIDS, false);
		return;
	}
	if (cJSON_IsNumber(value) && value->valuedouble == value->valueint && value->valueint >= 0)
		taken = value->valueint <= 3 ? value->valueint : -1;
	for (size_t i = 0; cJSON_IsString(value) && i < sizeof words / sizeof *words; i++) {
		struct text_slice word = { value->valuestring, strlen(value->valuestring) };
		if (text_slice_is(word, words[i].word))
			taken = words[i].taken;
	}
	if (!cJSON_IsString(value) && !cJSON_IsNumber(value))
		json_bad_type(r, keys[BID], BIDS);
	else if (taken < 0)
		json_refuse(r, "unknown-bid", &msg_tarokk_no_bid, MSG_NO_ARGS);
	request->deal.taken = (uint8_t)(taken < 0 ? 0 : taken);
}

static void read_partner(struct json_request *r, struct tarokk_request *request)
{
	static const char *const words[] = { "forced", "open", "secret", NULL };
	const cJSON *partner = request->values[PARTNER], *alone = request->values[ALONE];

	request->deal.partner = TAROKK_NO_SEAT;
	if (!partner == !alone) {
		json_refuse(r, "bad-field", &msg_tarokk_partner_or_alone, MSG_NO_ARGS);
		return;
	}
	if (alone) {
		request->deal.alone = (uint8_t)(TAROKK_FORCED + json_word(r, keys[ALONE], alone, words));
		return;
	}
	request->deal.partner = (int8_t)read_seat_field(r, request, keys[PARTNER], partner);
	if (request->deal.partner == request->deal.declarer)
		json_refuse(r, "bad-seat", &msg_tarokk_own_partner, MSG_NO_ARGS);
}

static void read_result(struct json_request *r, struct tarokk_request *request)
{
	const cJSON *made = request->values[MADE];
	int points = TAROKK_NOT_COUNTED;

	for (const cJSON *item = made && is_object(r, made) ? made->child : NULL; item; item = item->next) {
		if (strcmp(item->string, "parti") != 0)
			json_refuse(r, "bad-part", &msg_tarokk_made_parti, MSG_NO_ARGS);
		else if (is_twice(r, made, item))
			break;
		else if (!cJSON_IsBool(item))
			json_bad_type(r, "made.parti", "true, false");
		else
			request->deal.parti = cJSON_IsTrue(item) ? TAROKK_MADE : TAROKK_LOST;
	}
	if (request->values[CARD_POINTS])
		json_whole(r, keys[CARD_POINTS], request->values[CARD_POINTS], 0, TAROKK_CARD_POINTS, &points);
	request->deal.card_points = (int8_t)points;
	if (request->deal.parti == TAROKK_UNSAID && points == TAROKK_NOT_COUNTED)
		json_refuse(r, "bad-part", &msg_tarokk_no_result, MSG_NO_ARGS);
}

/* ---- figures ----------------------------------------------------------------------------------- */

static int read_figure(struct json_request *r, const char *word)
{
	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		if (strcmp(tarokk_figure_code(figure), word) == 0)
			return figure;
	}
	json_refuse(r, "bad-part", &msg_tarokk_no_figure, MSG_ARGS(word));
	return -1;
}

/* Read true, false, "unplayable" (IV.2), "own-xxi" (IV.2 a); TAROKK_UNSAID with the fault noted. */
static uint8_t read_figure_result(struct json_request *r, int figure, const cJSON *value)
{
	const char *word = cJSON_IsString(value) ? value->valuestring : "";
	bool can_be_hopeless = figure == TAROKK_ULTI || figure == TAROKK_XXI_FOGAS;

	if (cJSON_IsBool(value))
		return cJSON_IsTrue(value) ? TAROKK_MADE : TAROKK_LOST;
	if (can_be_hopeless && strcmp(word, "unplayable") == 0)
		return TAROKK_UNPLAYABLE;
	if (figure == TAROKK_XXI_FOGAS && strcmp(word, "own-xxi") == 0)
		return TAROKK_OWN_XXI;
	json_bad_type(r, value->string, figure == TAROKK_XXI_FOGAS ? "true, false, \"unplayable\", \"own-xxi\""
		: can_be_hopeless ? "true, false, \"unplayable\"" : "true, false");
	return TAROKK_UNSAID;
}

static void read_saying(
	struct json_request *r, struct tarokk_deal *deal, int by, int breath, const cJSON *value)
{
	int figure = read_figure(r, value->string);
	struct tarokk_announcement *said;

	if (figure < 0)
		return;
	uint8_t result = read_figure_result(r, figure, value);
	if (by == TAROKK_NO_SEAT)
		return;
	said = &deal->announced[tarokk_side_of(deal, by)][figure];
	if (said->result != TAROKK_UNSAID)
		json_refuse(r, "bad-part", &msg_tarokk_figure_twice, MSG_ARGS(value->string));
	said->result = result;
	said->by = (uint8_t)by;
	said->breath = (uint8_t)breath;
}

static void read_breath(
	struct json_request *r, struct tarokk_request *request, int breath, const cJSON *value)
{
	const cJSON *by = cJSON_GetObjectItemCaseSensitive(value, "by"),
		    *says = cJSON_GetObjectItemCaseSensitive(value, "says");

	if (!cJSON_IsObject(value) || !by || !cJSON_IsObject(says)) {
		json_bad_type(r, keys[ANNOUNCED], "[{\"by\":\"A\",\"says\":{\"ulti\":true}}]");
		return;
	}
	for (const cJSON *item = value->child; item; item = item->next) {
		bool is_known = item == by || item == says;
		if (is_twice(r, value, item) || (!is_known && !json_unknown(r, item->string, "by, says")))
			return;
	}
	int seat = read_seat_field(r, request, "by", by);
	for (const cJSON *item = says->child; item; item = item->next)
		read_saying(r, &request->deal, seat, breath, item);
}

static void read_announced(struct json_request *r, struct tarokk_request *request)
{
	const cJSON *value = request->values[ANNOUNCED];
	int breath = 0;

	if (!value)
		return;
	if (!cJSON_IsArray(value)) {
		json_bad_type(r, keys[ANNOUNCED], "[{\"by\":\"A\",\"says\":{\"ulti\":true}}]");
		return;
	}
	/* Skip empty breaths; the others are at most as many as figures, or one is said twice. */
	for (const cJSON *item = value->child; item; item = item->next) {
		read_breath(r, request, breath, item);
		breath += breath < UINT8_MAX
			&& cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(item, "says")) > 0;
	}
}

static uint8_t read_level(struct json_request *r, const cJSON *value)
{
	double n = cJSON_IsNumber(value) ? value->valuedouble : 0;

	if (n == 1 || n == 2 || n == 4)
		return (uint8_t)n;
	json_refuse(r, tarokk_refusal_code(TAROKK_LEVEL_UNKNOWN), tarokk_refusal_msg(TAROKK_LEVEL_UNKNOWN),
		MSG_ARGS(tarokk_refusal_reason(TAROKK_LEVEL_UNKNOWN)));
	return 0;
}

static void read_side_levels(
	struct json_request *r, struct tarokk_request *request, int side, const cJSON *value)
{
	if (!is_object(r, value))
		return;
	for (const cJSON *item = value->child; item; item = item->next) {
		int figure = read_figure(r, item->string);
		if (figure < 0 || is_twice(r, value, item))
			continue;
		request->deal.announced[side][figure].level = read_level(r, item);
	}
}

static void read_kontra(struct json_request *r, struct tarokk_request *request)
{
	const cJSON *value = request->values[KONTRA];

	if (!value || !is_object(r, value))
		return;
	for (const cJSON *item = value->child; item; item = item->next) {
		if (is_twice(r, value, item))
			continue;
		if (strcmp(item->string, "parti") == 0)
			request->deal.parti_level = read_level(r, item);
		else if (strcmp(item->string, "declarer") == 0)
			read_side_levels(r, request, TAROKK_DECLARERS, item);
		else if (strcmp(item->string, "opponents") == 0)
			read_side_levels(r, request, TAROKK_OPPONENTS, item);
		else
			json_unknown(r, item->string, "parti, declarer, opponents");
	}
}

static const char *const sides[] = { "declarer", "opponents", NULL };

/* Read {"side":…,"made":…,"gone":…}. */
static void read_silent_ulti(struct json_request *r, struct tarokk_deal *deal, const cJSON *value)
{
	static const char *const gone_words[] = { "last", "earlier", NULL };
	int side = -1, gone = -1;

	if (!is_object(r, value))
		return;
	for (const cJSON *item = value->child; item; item = item->next) {
		if (is_twice(r, value, item))
			return;
		if (strcmp(item->string, "side") == 0)
			side = json_word(r, "silent.ulti.side", item, sides);
		else if (strcmp(item->string, "made") == 0 && cJSON_IsBool(item))
			deal->silent_ulti = cJSON_IsTrue(item) ? TAROKK_MADE : TAROKK_LOST;
		else if (strcmp(item->string, "gone") == 0)
			gone = json_word(r, "silent.ulti.gone", item, gone_words);
		else
			json_unknown(r, item->string, "side, made, gone");
	}
	if (side < 0 || deal->silent_ulti == TAROKK_UNSAID || (gone >= 0 && deal->silent_ulti == TAROKK_MADE))
		json_bad_type(r, "silent.ulti", "{\"side\":\"declarer\",\"made\":false,\"gone\":\"last\"}");
	deal->silent[TAROKK_ULTI] = (uint8_t)(side + 1);
	deal->gone_earlier = gone == 1;
}

static void read_silent(struct json_request *r, struct tarokk_request *request)
{
	const cJSON *value = request->values[SILENT];

	if (!value || !is_object(r, value))
		return;
	for (const cJSON *item = value->child; item; item = item->next) {
		int figure = read_figure(r, item->string);
		if (figure < 0 || is_twice(r, value, item))
			continue;
		if (figure == TAROKK_ULTI)
			read_silent_ulti(r, &request->deal, item);
		else
			request->deal.silent[figure] = (uint8_t)(json_word(r, item->string, item, sides) + 1);
	}
}

/* ---- the deal ---------------------------------------------------------------------------------- */

/* Read a deal thrown in, which has `by` and `reason` and no bid (T-19). */
static void read_thrown_in(struct json_request *r, struct tarokk_request *request)
{
	static const char *const words[] = {
		"no-tarokk", "only-xxi", "four-kings", "partner-honours", "declarer-honours", "second-round", NULL
	};

	for (int i = 0; i < FIELDS; i++) {
		if (request->values[i] && i != PLAYERS && i < END)
			json_refuse(r, "bad-field", &msg_tarokk_thrown_in, MSG_ARGS(keys[i]));
	}
	if (!request->values[BY])
		json_require(r, keys[BY], "\"A\"", false);
	else
		request->deal.thrown_by = (uint8_t)read_seat_field(r, request, keys[BY], request->values[BY]);
	if (!request->values[REASON])
		json_require(r, keys[REASON], "\"no-tarokk\", \"only-xxi\", \"four-kings\", \"partner-honours\", "
			"\"declarer-honours\", \"second-round\"", false);
	else
		request->deal.reason = (uint8_t)(json_word(r, keys[REASON], request->values[REASON], words) + 1);
}

static void read_played(struct json_request *r, struct tarokk_request *request)
{
	static const char *const duties[] = { "none", "lengetes", "lengetes-tuletroa", "bedobas", NULL };

	for (int i = BY; i <= REASON; i++) {
		if (request->values[i])
			json_refuse(r, "bad-field", &msg_tarokk_only_thrown_in, MSG_ARGS(keys[i]));
	}
	if (!request->values[DECLARER])
		json_require(r, keys[DECLARER], "\"A\"", false);
	else
		request->deal.declarer
			= (uint8_t)read_seat_field(r, request, keys[DECLARER], request->values[DECLARER]);
	read_bid(r, request);
	read_partner(r, request);
	read_result(r, request);
	read_announced(r, request);
	read_kontra(r, request);
	read_silent(r, request);
	int duty = request->values[DUTY] ? json_word(r, keys[DUTY], request->values[DUTY], duties) : 0;
	request->deal.duty = (uint8_t)(duty < 0 ? 0 : duty);
	if (request->values[DOUBLE] && !cJSON_IsBool(request->values[DOUBLE]))
		json_bad_type(r, keys[DOUBLE], "true, false");
	request->deal.is_double = cJSON_IsTrue(request->values[DOUBLE]);
}

static bool read_request(struct json_request *r, struct tarokk_request *request, const char *line, size_t n)
{
	static const char *const endings[] = { "played", "thrown-in", NULL };
	int ending = 0;

	if (!json_keep_all(r, line, n, keys, FIELDS, request->values))
		return false;
	for (int i = 0; i < TAROKK_PLAYERS; i++)
		request->order[i] = i;
	const cJSON *players = request->values[PLAYERS];
	if (!players || json_letters(r, players, TAROKK_SEATS, TAROKK_PLAYERS, request->order)) {
		for (int i = 0; i < TAROKK_PLAYERS; i++)
			request->deal.players |= (uint8_t)(1u << request->order[i]);
	}
	if (request->values[END])
		ending = json_word(r, keys[END], request->values[END], endings);
	if (ending == 1)
		read_thrown_in(r, request);
	else
		read_played(r, request);
	return !r->code;
}

/* ---- the answer -------------------------------------------------------------------------------- */

static void write_seat(struct buf *b, int seat)
{
	buf_char(b, '"');
	buf_char(b, (char)('A' + seat));
	buf_char(b, '"');
}

static void write_settled_line(struct buf *b, const struct tarokk_deal *deal, const struct tarokk_line *line)
{
	static const char *const results[] = {
		[TAROKK_UNSAID] = "false", [TAROKK_MADE] = "true", [TAROKK_LOST] = "false",
		[TAROKK_UNPLAYABLE] = "\"unplayable\"", [TAROKK_OWN_XXI] = "\"own-xxi\"",
	};
	const char *reasons[TAROKK_REASONS];

	buf_str(b, line->kind == TAROKK_LINE_SILENT ? "{\"part\":\"silent-" : "{\"part\":\"");
	buf_str(b, line->kind == TAROKK_LINE_PARTI ? "parti" : tarokk_figure_code(line->figure));
	buf_str(b, "\",\"side\":\"");
	buf_str(b, sides[line->side]);
	buf_str(b, "\",\"by\":");
	if (line->by == TAROKK_NO_SEAT)
		buf_str(b, "null");
	else
		write_seat(b, line->by);
	buf_str(b, ",\"made\":");
	buf_str(b, results[line->result]);
	buf_str(b, ",\"value\":");
	buf_int(b, line->value);
	buf_str(b, ",\"kontra\":");
	buf_int(b, line->level);
	buf_str(b, ",\"points\":");
	buf_int(b, line->points);
	buf_str(b, ",\"reading\":");
	json_write_strings(b, reasons, tarokk_line_readings(deal, line, reasons));
	buf_str(b, ",\"cite\":");
	json_write_strings(b, reasons, tarokk_line_cites(deal, line, reasons));
	buf_char(b, '}');
}

static void write_answer(struct buf *b, const struct json_request *r, const struct tarokk_request *request,
	const struct tarokk_settlement *out)
{
	json_write_id(b, r);
	buf_str(b, ",\"points\":{");
	for (int i = 0; i < TAROKK_PLAYERS; i++) {
		buf_str(b, i > 0 ? "," : "");
		write_seat(b, request->order[i]);
		buf_char(b, ':');
		buf_int(b, out->points[request->order[i]]);
	}
	buf_str(b, "},\"total\":");
	buf_int(b, out->total);
	if (out->factor) {
		buf_str(b, ",\"factor\":");
		buf_int(b, out->factor);
	}
	buf_str(b, out->is_rounded ? ",\"rounded\":true,\"lines\":[" : ",\"lines\":[");
	for (int i = 0; i < out->line_count; i++) {
		buf_str(b, i > 0 ? "," : "");
		write_settled_line(b, &request->deal, &out->lines[i]);
	}
	buf_str(b, "]}\n");
}

bool tarokk_json_settle(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct json_request r;
	struct tarokk_request request
		= { .deal.card_points = TAROKK_NOT_COUNTED, .deal.partner = TAROKK_NO_SEAT };
	struct tarokk_settlement settlement;

	if (read_request(&r, &request, line, n)) {
		enum tarokk_refusal refusal = tarokk_settle(&request.deal, &settlement);
		if (refusal == TAROKK_FINE) {
			write_answer(out, &r, &request, &settlement);
			return true;
		}
		json_refuse(&r, tarokk_refusal_code(refusal), tarokk_refusal_msg(refusal),
			MSG_ARGS(tarokk_refusal_reason(refusal)));
	}
	json_write_error(out, lang, &r);
	return false;
}

const struct msg *tarokk_refusal_msg(enum tarokk_refusal refusal)
{
	static const struct msg *const messages[TAROKK_REFUSAL_COUNT] = {
		[TAROKK_FINE] = &msg_tarokk_fine,
		[TAROKK_NOT_FOUR_PLAYERS] = &msg_tarokk_not_four,
		[TAROKK_NOT_PLAYING] = &msg_tarokk_not_playing,
		[TAROKK_NO_RESULT] = &msg_tarokk_no_result,
		[TAROKK_LEVEL_UNKNOWN] = &msg_tarokk_level_unknown,
		[TAROKK_LEVEL_SURPLUS] = &msg_tarokk_level_surplus,
		[TAROKK_MADE_BY_BOTH] = &msg_tarokk_made_by_both,
		[TAROKK_SILENT_ANNOUNCED] = &msg_tarokk_silent_announced,
		[TAROKK_ULTI_TWICE] = &msg_tarokk_ulti_twice,
		[TAROKK_HONOURS_TWICE] = &msg_tarokk_honours_twice,
		[TAROKK_OWN_XXI_TWICE] = &msg_tarokk_own_xxi_twice,
		[TAROKK_DUPLA_WITHOUT_PARTI] = &msg_tarokk_dupla_without_parti,
		[TAROKK_VOLAT_AND_OTHERS] = &msg_tarokk_volat_and_others,
		[TAROKK_VOLAT_AND_LOST] = &msg_tarokk_volat_and_lost,
		[TAROKK_SILENT_BESIDE_VOLAT] = &msg_tarokk_silent_beside_volat,
		[TAROKK_POINTS_CONTRADICT] = &msg_tarokk_points_contradict,
		[TAROKK_EARLIER_UNPRICED] = &msg_tarokk_earlier_unpriced,
		[TAROKK_DUTY_AND_ULTI] = &msg_tarokk_duty_and_ulti,
		[TAROKK_LENGETES_UNSAID] = &msg_tarokk_lengetes_unsaid,
		[TAROKK_BEDOBAS_UNSAID] = &msg_tarokk_bedobas_unsaid,
		[TAROKK_BEDOBAS_XXI] = &msg_tarokk_bedobas_xxi,
		[TAROKK_OWN_XXI_ALONE] = &msg_tarokk_own_xxi_alone,
		[TAROKK_POINTS_OF_LAID] = &msg_tarokk_points_of_laid,
	};

	return messages[refusal];
}

bool tarokk_json_judge(struct buf *out, enum lang lang, const char *line, size_t n)
{
	static const struct game_jury jury
		= { .seats = TAROKK_SEATS, .players = TAROKK_PLAYERS, .cite = "II.6", .reading = "T-23" };

	return game_jury_answer(out, lang, &jury, line, n);
}
