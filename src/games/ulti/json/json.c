/* Read the fields shared by the JSON Lines interfaces of ulti: the contract, its results, the settings. */
#include "games/ulti/json/json.h"
#include "games/ulti/json/messages.h"
#include "base/text.h"
#include "games/ulti/notation/notation.h"

#include <string.h>

bool ulti_json_refuse_deal(struct json_request *r, enum ulti_refusal refusal)
{
	const struct ulti_edition *edition = ulti_edition_of(&ulti_request_of(r)->rules);
	const struct msg *msg = ulti_refusal_msg(refusal);

	if (refusal == ULTI_LEVEL_UNKNOWN && edition == &ulti_online)
		msg = &msg_json_level_online;
	return json_refuse(r, ulti_refusal_code(refusal), msg, MSG_ARGS(edition->refusal_reasons[refusal]));
}

void ulti_request_start(struct ulti_request *request)
{
	*request = (struct ulti_request){ .deal = { .players = 7, .declarer = ULTI_SEATS, .trump = ULTI_NO_SUIT },
		.order = { 0, 1, 2 } };
}

/* ---- the shared fields ------------------------------------------------------------------------- */

bool ulti_json_require_contract(struct json_request *r)
{
	return json_require(r, "bid", ULTI_JSON_BID, ulti_request_of(r)->deal.bid != 0)
		&& json_require(r, "declarer", "\"A\"", ulti_request_of(r)->deal.declarer != ULTI_SEATS);
}

bool ulti_json_seat(struct json_request *r, const char *field, const cJSON *value, int *seat)
{
	*seat = cJSON_IsString(value) ? ulti_seat_read(value->valuestring, strlen(value->valuestring))
				      : ULTI_NO_SEAT;
	if (*seat == ULTI_NO_SEAT)
		return json_refuse(r, "bad-seat", &msg_json_bad_seat, MSG_ARGS(field));
	return true;
}

bool ulti_json_read_players(struct json_request *r, const cJSON *value, void *arg)
{
	unsigned mask = 0;
	int count = 0, turns = 0;

	(void)arg;
	if (!cJSON_IsArray(value))
		return json_bad_type(r, "players", "[\"A\",\"B\",\"C\"]");
	for (const cJSON *item = value->child; item; item = item->next) {
		int seat;
		if (!ulti_json_seat(r, "players", item, &seat))
			return false;
		if (count == ULTI_PLAYERS || mask >> seat & 1)
			return json_refuse(r, "bad-seat", &msg_json_bad_players, MSG_NO_ARGS);
		if (count > 0 && seat < ulti_request_of(r)->order[count - 1])
			turns++;
		mask |= 1u << seat;
		ulti_request_of(r)->order[count++] = seat;
	}
	/* In the order of play: at most once around the table. */
	if (count != ULTI_PLAYERS || turns + (ulti_request_of(r)->order[0] < ulti_request_of(r)->order[2]) > 1)
		return json_refuse(r, "bad-seat", &msg_json_bad_players, MSG_NO_ARGS);
	ulti_request_of(r)->deal.players = (uint8_t)mask;
	return true;
}

bool ulti_json_read_bid(struct json_request *r, const cJSON *value, void *arg)
{
	const struct ulti_bid *bid = NULL;

	(void)arg;
	if (cJSON_IsString(value))
		bid = ulti_bid_read_of(ulti_edition_of(&ulti_request_of(r)->rules), value->valuestring,
			strlen(value->valuestring));
	else if (cJSON_IsNumber(value) && value->valuedouble == value->valueint)
		bid = ulti_edition_bid(ulti_edition_of(&ulti_request_of(r)->rules), value->valueint);
	else
		return json_bad_type(r, value->string, ULTI_JSON_BID);
	if (!bid) {
		return json_refuse(r, "unknown-bid", &msg_json_unknown_bid,
			MSG_ARGS(cJSON_IsString(value) ? value->valuestring : num_of(value->valueint).text,
				ulti_bids_option(ulti_edition_of(&ulti_request_of(r)->rules))));
	}
	ulti_request_of(r)->deal.bid = bid->no;
	return true;
}

bool ulti_json_read_declarer(struct json_request *r, const cJSON *value, void *arg)
{
	int seat;

	(void)arg;
	if (!ulti_json_seat(r, "declarer", value, &seat))
		return false;
	ulti_request_of(r)->deal.declarer = (uint8_t)seat;
	return true;
}

bool ulti_json_read_trump(struct json_request *r, const cJSON *value, void *arg)
{
	int suit = cJSON_IsString(value) ? ulti_suit_read(value->valuestring, strlen(value->valuestring))
					 : ULTI_NO_SUIT;

	(void)arg;
	if (suit == ULTI_NO_SUIT && !cJSON_IsNull(value))
		return json_bad_type(r, "trump", "\"makk\", \"zold\", \"tok\", \"piros\"");
	ulti_request_of(r)->deal.trump = (int8_t)suit;
	return true;
}

bool ulti_json_read_settings(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	if (!cJSON_IsObject(value))
		return json_bad_type(r, "settings", "{\"lost-ulti-extra\":\"played\"}");
	for (const cJSON *item = value->child; item; item = item->next) {
		if (strcmp(item->string, "lost-ulti-extra") != 0)
			return json_unknown(r, item->string, "lost-ulti-extra");
		if (item != value->child)
			return json_twice(r, item->string);
		if (cJSON_IsString(item) && strcmp(item->valuestring, "always") == 0)
			ulti_request_of(r)->rules.lost_ulti_extra = ULTI_EXTRA_ALWAYS;
		else if (cJSON_IsString(item) && strcmp(item->valuestring, "played") == 0)
			ulti_request_of(r)->rules.lost_ulti_extra = ULTI_EXTRA_PLAYED;
		else
			return json_bad_type(r, "lost-ulti-extra", "\"always\", \"played\"");
	}
	return true;
}

static bool keep_object(struct json_request *r, const cJSON *value, const char *wanted, const cJSON **kept)
{
	if (!cJSON_IsObject(value) && !cJSON_IsNull(value))
		return json_bad_type(r, value->string, wanted);
	*kept = cJSON_IsObject(value) ? value : NULL;
	return true;
}

bool ulti_json_read_kontra(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	return keep_object(r, value, "{\"ulti\":2}, {\"betli\":{\"B\":2}}", &ulti_request_of(r)->kontra);
}

bool ulti_json_read_made(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	return keep_object(r, value, "{\"ulti\":true,\"parti\":false}", &ulti_request_of(r)->made);
}

bool ulti_json_read_silent(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	return keep_object(r, value, "{\"100\":\"declarer\"}", &ulti_request_of(r)->silent);
}

/* ---- kontra, made, silent: they need the bid --------------------------------------------------- */

static bool read_part(struct json_request *r, const cJSON *value, int *part)
{
	*part = ulti_part_read(value->string, strlen(value->string));
	if (*part < 0)
		return json_refuse(r, "bad-part", &msg_json_bad_part, MSG_ARGS(value->string));
	return true;
}

static bool read_level(struct json_request *r, const cJSON *value, uint8_t *level)
{
	double n = cJSON_IsNumber(value) ? value->valuedouble : 0;

	if (*level)
		return json_twice(r, value->string);
	if (n < 1 || n > ulti_edition_of(&ulti_request_of(r)->rules)->top_level || n != (int)n
		|| ((int)n & ((int)n - 1)))
		return ulti_json_refuse_deal(r, ULTI_LEVEL_UNKNOWN);
	*level = (uint8_t)n;
	return true;
}

static bool apply_seat_levels(struct json_request *r, const cJSON *levels, int part)
{
	const struct ulti_bid *bid =
		ulti_edition_bid(ulti_edition_of(&ulti_request_of(r)->rules), ulti_request_of(r)->deal.bid);

	if (bid->colour != ULTI_COLOURLESS)
		return ulti_json_refuse_deal(r, ULTI_LEVEL_PER_SEAT);
	if (ulti_bid_find(bid, part) < 0)
		return ulti_json_refuse_deal(r, ULTI_LEVEL_SURPLUS);
	for (const cJSON *item = levels->child; item; item = item->next) {
		int seat = ulti_seat_read(item->string, strlen(item->string));
		if (seat == ULTI_NO_SEAT)
			return ulti_json_refuse_deal(r, ULTI_LEVEL_OF_DECLARER);
		if (!read_level(r, item, &ulti_request_of(r)->deal.seat_kontra[seat]))
			return false;
	}
	return true;
}

/* Is the known fault the one to report? Of ordered faults another may come first. */
static bool is_enough(struct json_request *r)
{
	return r->code && !r->is_ordered;
}

static bool read_side(struct json_request *r, const cJSON *value, const char *field, uint8_t *side)
{
	const char *word = cJSON_IsString(value) ? value->valuestring : "";

	if (*side)
		return json_twice(r, field);
	*side = strcmp(word, "declarer") == 0 ? ULTI_DECLARER : strcmp(word, "defenders") == 0 ? ULTI_DEFENDERS
		: ULTI_NOBODY;
	return *side != ULTI_NOBODY || json_bad_type(r, field, "\"declarer\", \"defenders\"");
}

static bool apply_silent_ulti(struct json_request *r, const cJSON *value)
{
	if (!cJSON_IsObject(value))
		return json_bad_type(r, "silent.ulti", "{\"side\":\"declarer\",\"made\":true}");
	for (const cJSON *item = value->child; item; item = item->next) {
		if (strcmp(item->string, "side") == 0) {
			if (!read_side(r, item, "silent.ulti.side", &ulti_request_of(r)->deal.silent_ulti))
				return false;
		} else if (strcmp(item->string, "made") == 0 && cJSON_IsBool(item)) {
			if (ulti_request_of(r)->deal.silent_ulti_result)
				return json_twice(r, "silent.ulti.made");
			ulti_request_of(r)->deal.silent_ulti_result = cJSON_IsTrue(item) ? ULTI_MADE : ULTI_LOST;
		} else {
			return json_unknown(r, item->string, "side, made");
		}
	}
	if (!ulti_request_of(r)->deal.silent_ulti || !ulti_request_of(r)->deal.silent_ulti_result)
		return ulti_json_refuse_deal(r, ULTI_SILENT_HALF_SAID);
	return true;
}

bool ulti_json_apply(struct json_request *r)
{
	struct ulti_request *request = ulti_request_of(r);
	struct ulti_deal *deal = &request->deal;
	const cJSON *item = deal->bid && request->kontra ? request->kontra->child : NULL;

	for (; item && !is_enough(r); item = item->next) {
		int part;
		if (!read_part(r, item, &part))
			continue;
		if (cJSON_IsObject(item))
			apply_seat_levels(r, item, part);
		else
			read_level(r, item, &deal->kontra[part]);
	}
	for (item = request->made ? request->made->child : NULL; item && !is_enough(r); item = item->next) {
		int part;
		if (!read_part(r, item, &part))
			continue;
		if (!cJSON_IsBool(item))
			json_bad_type(r, item->string, "true, false");
		else if (deal->made[part])
			json_twice(r, item->string);
		else
			deal->made[part] = cJSON_IsTrue(item) ? ULTI_MADE : ULTI_LOST;
	}
	for (item = request->silent ? request->silent->child : NULL; item && !is_enough(r); item = item->next) {
		if (strcmp(item->string, "100") == 0)
			read_side(r, item, "silent.100", &deal->silent_100);
		else if (strcmp(item->string, "4-asz") == 0)
			read_side(r, item, "silent.4-asz", &deal->silent_4_asz);
		else if (strcmp(item->string, "ulti") == 0)
			apply_silent_ulti(r, item);
		else
			json_unknown(r, item->string, "100, ulti, 4-asz");
	}
	return !r->code;
}

/* ---- answers ----------------------------------------------------------------------------------- */

void ulti_json_write_points(struct buf *b, struct json_request *r, const int16_t points[ULTI_SEATS])
{
	for (int i = 0; i < ULTI_PLAYERS; i++) {
		buf_str(b, i == 0 ? "{\"" : ",\"");
		buf_str(b, ulti_seat_code(ulti_request_of(r)->order[i]));
		buf_str(b, "\":");
		buf_int(b, points[ulti_request_of(r)->order[i]]);
	}
	buf_char(b, '}');
}
