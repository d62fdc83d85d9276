/*
 * What the JSON Lines interfaces share: reading a request strictly, refusing it, writing pieces of the
 * answer.
 */
#include "games/ulti/json.h"
#include "games/ulti/json_messages.h"
#include "base/text.h"
#include "games/ulti/notation.h"

#include <string.h>

/*
 * cJSON takes its memory through hooks without a context, hence this one static arena, used anew for each
 * line. It holds the largest tree a line of LIMIT_JSON_LINE bytes can make (a node for every two bytes).
 */
static struct {
	size_t used;
	bool hooked;
	_Alignas(max_align_t) char bytes[LIMIT_JSON_LINE / 2 * (sizeof(cJSON) + 16)];
} arena;

static void *arena_take(size_t n)
{
	size_t rounded = (n + sizeof(max_align_t) - 1) & ~(sizeof(max_align_t) - 1);

	if (n > sizeof arena.bytes || rounded > sizeof arena.bytes - arena.used)
		return NULL;
	void *p = arena.bytes + arena.used;
	arena.used += rounded;
	return p;
}

static void arena_give(void *p)
{
	(void)p;
}

static const cJSON *parse(const char *line, size_t n)
{
	const char *end = NULL;

	if (!arena.hooked) {
		cJSON_Hooks hooks = { arena_take, arena_give };
		cJSON_InitHooks(&hooks);
		arena.hooked = true;
	}
	arena.used = 0;
	const cJSON *root = cJSON_ParseWithLengthOpts(line, n, &end, false);
	while (root && end < line + n && strchr(" \t\r\n", *end))
		end++;
	return root && end == line + n ? root : NULL;
}

/* Only what is beyond ASCII can be broken; a tab or a carriage return may stand between the values. */
static bool is_utf8(const char *s, size_t n)
{
	for (size_t at = 0; at < n; at++) {
		if ((unsigned char)s[at] < 0x80)
			continue;
		size_t length = scan_character((struct text_slice){ s + at, n - at });
		if (length == 0)
			return false;
		at += length - 1;
	}
	return true;
}

/* The order in which faults count, where a line has several. */
static size_t fault_rank(const char *code)
{
	static const char *const order[] = {
		"bad-json", "bad-field", "unknown-bid", "unknown-case", "bad-seat", "bad-part", "bad-kontra", "bad-fact",
		"missing-fact",
	};
	size_t rank = 0;

	while (rank < sizeof order / sizeof *order && strcmp(order[rank], code) != 0)
		rank++;
	return rank;
}

bool json_refuse(struct json_request *r, const char *code, const struct msg *msg, const char *const args[])
{
	bool counts = !r->code || (r->is_ordered && fault_rank(code) < fault_rank(r->code));

	if (!counts)
		return false;
	r->code = code;
	r->err = (struct err){ 0 };
	return err_set(&r->err, ERR_REFUSED, msg, args);
}

bool json_refuse_deal(struct json_request *r, enum ulti_refusal refusal)
{
	const struct ulti_edition *edition = ulti_edition_of(&r->rules);
	const struct msg *msg = ulti_refusal_msg(refusal);

	if (refusal == ULTI_LEVEL_UNKNOWN && edition == &ulti_online)
		msg = &msg_json_level_online;
	return json_refuse(r, ulti_refusal_code(refusal), msg, MSG_ARGS(edition->refusal_reasons[refusal]));
}

static bool read_id(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	r->id = value;
	return true;
}

static bool read_field(struct json_request *r, const cJSON *value, const struct json_field *fields, void *arg)
{
	static const struct json_field id = { "id", read_id };
	unsigned at = 0;
	const struct json_field *field = &id;

	while (field->key && strcmp(field->key, value->string) != 0)
		field = &fields[at++];
	if (!field->key)
		return json_unknown(r, value->string);
	if (r->given >> at & 1)
		return json_twice(r, value->string);
	r->given |= 1u << at;
	return field->read(r, value, arg);
}

/* cJSON would cut a string at a NUL. */
static bool has_nul(const char *line, size_t n)
{
	const char *at = line;

	while ((at = memchr(at, '\\', n - (size_t)(at - line)))) {
		if (n - (size_t)(at - line) >= 6 && memcmp(at, "\\u0000", 6) == 0)
			return true;
		if (++at < line + n)
			at++;   /* an escaped backslash begins nothing */
	}
	return memchr(line, '\0', n) != NULL;
}

static bool read_line(
	struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg)
{
	bool fine = true;

	if (n > LIMIT_JSON_LINE)
		return json_refuse(r, "bad-json", &msg_json_line_too_long, MSG_ARGS(num_of(LIMIT_JSON_LINE).text));
	if (!is_utf8(line, n) || has_nul(line, n))
		return json_refuse(r, "bad-json", &msg_json_not_utf8, MSG_NO_ARGS);
	r->root = parse(line, n);
	if (!cJSON_IsObject(r->root))
		return json_refuse(r, "bad-json", &msg_json_not_object, MSG_NO_ARGS);
	r->id = cJSON_GetObjectItemCaseSensitive(r->root, "id");
	for (const cJSON *value = r->root->child; value && (fine || r->is_ordered); value = value->next)
		fine = read_field(r, value, fields, arg) && fine;
	return fine;
}

/* A request of which nothing is read yet. */
static void start(struct json_request *r)
{
	*r = (struct json_request){ .deal = { .declarer = ULTI_SEATS, .trump = ULTI_NO_SUIT },
		.order = { 0, 1, 2 } };
	r->deal.players = 7;
}

bool json_read(struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg)
{
	start(r);
	return read_line(r, line, n, fields, arg);
}

bool json_read_all(
	struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg)
{
	start(r);
	r->is_ordered = true;
	return read_line(r, line, n, fields, arg) || (r->code && strcmp(r->code, "bad-json") != 0);
}

/* ---- the shared fields ------------------------------------------------------------------------- */

bool json_require(struct json_request *r, const char *field, bool given)
{
	return given || json_refuse(r, "bad-field", &msg_json_missing_field, MSG_ARGS(field));
}

bool json_require_contract(struct json_request *r)
{
	return json_require(r, "bid", r->deal.bid != 0)
		&& json_require(r, "declarer", r->deal.declarer != ULTI_SEATS);
}

bool json_unknown(struct json_request *r, const char *field)
{
	return json_refuse(r, "bad-field", &msg_json_unknown_field, MSG_ARGS(field));
}

bool json_twice(struct json_request *r, const char *field)
{
	return json_refuse(r, "bad-field", &msg_json_twice, MSG_ARGS(field));
}

bool json_bad_type(struct json_request *r, const char *field, const char *wanted)
{
	return json_refuse(r, "bad-field", &msg_json_bad_type, MSG_ARGS(field, wanted));
}

bool json_seat(struct json_request *r, const char *field, const cJSON *value, int *seat)
{
	*seat = cJSON_IsString(value) ? ulti_seat_read(value->valuestring, strlen(value->valuestring))
				      : ULTI_NO_SEAT;
	if (*seat == ULTI_NO_SEAT)
		return json_refuse(r, "bad-seat", &msg_json_bad_seat, MSG_ARGS(field));
	return true;
}

bool json_letter(struct json_request *r, const char *field, const cJSON *value, int count, int *seat)
{
	const char *word = cJSON_IsString(value) ? value->valuestring : "";

	*seat = ULTI_NO_SEAT;
	if (!cJSON_IsString(value))
		return json_refuse(r, "bad-field", &msg_json_bad_type, MSG_ARGS(field, "\"A\""));
	*seat = (word[0] | 32) - 'a';
	if (*seat >= 0 && *seat < count && word[1] == '\0')
		return true;
	*seat = ULTI_NO_SEAT;
	return json_refuse(r, "bad-seat", &msg_json_bad_letter,
		MSG_ARGS(field, (const char[]){ (char)('A' + count - 1), '\0' }));
}

bool json_letters(struct json_request *r, const cJSON *value, int count, int wanted, int order[])
{
	int n = 0, turns = 0;
	unsigned mask = 0;

	if (!cJSON_IsArray(value))
		return json_refuse(r, "bad-field", &msg_json_bad_type, MSG_ARGS("players", "[\"A\",\"B\"]"));
	for (const cJSON *item = value->child; item; item = item->next) {
		int seat = ULTI_NO_SEAT;
		if (!json_letter(r, "players", item, count, &seat))
			return false;
		if (n == wanted || mask >> seat & 1)
			return json_refuse(r, "bad-seat", &msg_json_bad_order, MSG_ARGS(num_of(wanted).text));
		turns += n > 0 && seat < order[n - 1];
		mask |= 1u << seat;
		order[n++] = seat;
	}
	/* In the order of play: once around the table at most. */
	if (n != wanted || turns + (order[0] < order[n - 1]) > 1)
		return json_refuse(r, "bad-seat", &msg_json_bad_order, MSG_ARGS(num_of(wanted).text));
	return true;
}

bool json_whole(struct json_request *r, const char *field, const cJSON *value, int low, int high, int *out)
{
	double n = cJSON_IsNumber(value) ? value->valuedouble : (double)low - 1;

	*out = low;
	if (n < low || n > high || n != (int)n)
		return json_refuse(r, "bad-field", &msg_json_bad_number,
			MSG_ARGS(field, num_of(low).text, num_of(high).text));
	*out = (int)n;
	return true;
}

int json_word(struct json_request *r, const char *field, const cJSON *value, const char *const words[])
{
	struct buf all = { 0 };

	for (int i = 0; words[i]; i++) {
		if (cJSON_IsString(value) && strcmp(value->valuestring, words[i]) == 0)
			return i;
	}
	for (int i = 0; words[i]; i++)
		buf_printf(&all, "%s\"%s\"", i > 0 ? ", " : "", words[i]);
	json_refuse(r, "bad-field", &msg_json_bad_type, MSG_ARGS(field, buf_text(&all)));
	buf_free(&all);
	return -1;
}

bool json_read_players(struct json_request *r, const cJSON *value, void *arg)
{
	unsigned mask = 0;
	int count = 0, turns = 0;

	(void)arg;
	if (!cJSON_IsArray(value))
		return json_bad_type(r, "players", "[\"A\",\"B\",\"C\"]");
	for (const cJSON *item = value->child; item; item = item->next) {
		int seat;
		if (!json_seat(r, "players", item, &seat))
			return false;
		if (count == ULTI_PLAYERS || mask >> seat & 1)
			return json_refuse(r, "bad-seat", &msg_json_bad_players, MSG_NO_ARGS);
		if (count > 0 && seat < r->order[count - 1])
			turns++;
		mask |= 1u << seat;
		r->order[count++] = seat;
	}
	/* In the order of play: once around the table at most. */
	if (count != ULTI_PLAYERS || turns + (r->order[0] < r->order[2]) > 1)
		return json_refuse(r, "bad-seat", &msg_json_bad_players, MSG_NO_ARGS);
	r->deal.players = (uint8_t)mask;
	return true;
}

bool json_read_bid(struct json_request *r, const cJSON *value, void *arg)
{
	const struct ulti_bid *bid = NULL;

	(void)arg;
	if (cJSON_IsString(value))
		bid = ulti_bid_read_of(ulti_edition_of(&r->rules), value->valuestring, strlen(value->valuestring));
	else if (cJSON_IsNumber(value) && value->valuedouble == value->valueint)
		bid = ulti_edition_bid(ulti_edition_of(&r->rules), value->valueint);
	else
		return json_bad_type(r, value->string, "\"40-100+ulti\"");
	if (!bid) {
		return json_refuse(r, "unknown-bid", &msg_json_unknown_bid,
			MSG_ARGS(cJSON_IsString(value) ? value->valuestring : num_of(value->valueint).text));
	}
	r->deal.bid = bid->no;
	return true;
}

bool json_read_declarer(struct json_request *r, const cJSON *value, void *arg)
{
	int seat;

	(void)arg;
	if (!json_seat(r, "declarer", value, &seat))
		return false;
	r->deal.declarer = (uint8_t)seat;
	return true;
}

bool json_read_trump(struct json_request *r, const cJSON *value, void *arg)
{
	int suit = cJSON_IsString(value) ? ulti_suit_read(value->valuestring, strlen(value->valuestring))
					 : ULTI_NO_SUIT;

	(void)arg;
	if (suit == ULTI_NO_SUIT && !cJSON_IsNull(value))
		return json_bad_type(r, "trump", "\"makk\", \"zold\", \"tok\", \"piros\"");
	r->deal.trump = (int8_t)suit;
	return true;
}

bool json_read_settings(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	if (!cJSON_IsObject(value))
		return json_bad_type(r, "settings", "{\"lost-ulti-extra\":\"played\"}");
	for (const cJSON *item = value->child; item; item = item->next) {
		if (strcmp(item->string, "lost-ulti-extra") != 0)
			return json_unknown(r, item->string);
		if (item != value->child)
			return json_twice(r, item->string);
		if (cJSON_IsString(item) && strcmp(item->valuestring, "always") == 0)
			r->rules.lost_ulti_extra = ULTI_EXTRA_ALWAYS;
		else if (cJSON_IsString(item) && strcmp(item->valuestring, "played") == 0)
			r->rules.lost_ulti_extra = ULTI_EXTRA_PLAYED;
		else
			return json_bad_type(r, "lost-ulti-extra", "\"always\", \"played\"");
	}
	return true;
}

static bool keep_object(struct json_request *r, const cJSON *value, const cJSON **kept)
{
	if (!cJSON_IsObject(value) && !cJSON_IsNull(value))
		return json_bad_type(r, value->string, "{…}");
	*kept = cJSON_IsObject(value) ? value : NULL;
	return true;
}

bool json_read_kontra(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	return keep_object(r, value, &r->kontra);
}

bool json_read_made(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	return keep_object(r, value, &r->made);
}

bool json_read_silent(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	return keep_object(r, value, &r->silent);
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
	if (n < 1 || n > ulti_edition_of(&r->rules)->top_level || n != (int)n || ((int)n & ((int)n - 1)))
		return json_refuse_deal(r, ULTI_LEVEL_UNKNOWN);
	*level = (uint8_t)n;
	return true;
}

static bool apply_seat_levels(struct json_request *r, const cJSON *levels, int part)
{
	const struct ulti_bid *bid = ulti_edition_bid(ulti_edition_of(&r->rules), r->deal.bid);

	if (bid->colour != ULTI_COLOURLESS)
		return json_refuse_deal(r, ULTI_LEVEL_PER_SEAT);
	if (ulti_bid_find(bid, part) < 0)
		return json_refuse_deal(r, ULTI_LEVEL_SURPLUS);
	for (const cJSON *item = levels->child; item; item = item->next) {
		int seat = ulti_seat_read(item->string, strlen(item->string));
		if (seat == ULTI_NO_SEAT)
			return json_refuse_deal(r, ULTI_LEVEL_OF_DECLARER);
		if (!read_level(r, item, &r->deal.seat_kontra[seat]))
			return false;
	}
	return true;
}

/* A fault is known: is that all that is wanted? */
static bool is_enough(const struct json_request *r)
{
	return r->code && !r->is_ordered;
}

static void apply_kontra(struct json_request *r)
{
	for (const cJSON *item = r->kontra ? r->kontra->child : NULL; item && !is_enough(r); item = item->next) {
		int part;
		if (!read_part(r, item, &part))
			continue;
		if (cJSON_IsObject(item))
			apply_seat_levels(r, item, part);
		else
			read_level(r, item, &r->deal.kontra[part]);
	}
}

static bool apply_result(struct json_request *r, const cJSON *item)
{
	int part;

	if (!read_part(r, item, &part))
		return false;
	if (!cJSON_IsBool(item))
		return json_bad_type(r, item->string, "true, false");
	if (r->deal.made[part])
		return json_twice(r, item->string);
	r->deal.made[part] = cJSON_IsTrue(item) ? ULTI_MADE : ULTI_LOST;
	return true;
}

static void apply_made(struct json_request *r)
{
	for (const cJSON *item = r->made ? r->made->child : NULL; item && !is_enough(r); item = item->next)
		apply_result(r, item);
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
		return json_bad_type(r, "silent.ulti", "{\"side\":…,\"made\":…}");
	for (const cJSON *item = value->child; item; item = item->next) {
		if (strcmp(item->string, "side") == 0) {
			if (!read_side(r, item, "silent.ulti.side", &r->deal.silent_ulti))
				return false;
		} else if (strcmp(item->string, "made") == 0 && cJSON_IsBool(item)) {
			if (r->deal.silent_ulti_result)
				return json_twice(r, "silent.ulti.made");
			r->deal.silent_ulti_result = cJSON_IsTrue(item) ? ULTI_MADE : ULTI_LOST;
		} else {
			return json_unknown(r, item->string);
		}
	}
	if (!r->deal.silent_ulti || !r->deal.silent_ulti_result)
		return json_refuse_deal(r, ULTI_SILENT_HALF_SAID);
	return true;
}

static void apply_silent(struct json_request *r)
{
	for (const cJSON *item = r->silent ? r->silent->child : NULL; item && !is_enough(r); item = item->next) {
		if (strcmp(item->string, "100") == 0)
			read_side(r, item, "silent.100", &r->deal.silent_100);
		else if (strcmp(item->string, "4-asz") == 0)
			read_side(r, item, "silent.4-asz", &r->deal.silent_4_asz);
		else if (strcmp(item->string, "ulti") == 0)
			apply_silent_ulti(r, item);
		else
			json_unknown(r, item->string);
	}
}

bool json_apply(struct json_request *r)
{
	if (r->deal.bid)
		apply_kontra(r);
	if (!is_enough(r))
		apply_made(r);
	if (!is_enough(r))
		apply_silent(r);
	return !r->code;
}

/* ---- answers ----------------------------------------------------------------------------------- */

void json_write_id(struct buf *b, const struct json_request *r)
{
	char text[64];

	buf_str(b, "{\"id\":");
	if (cJSON_IsString(r->id))
		buf_json(b, r->id->valuestring, strlen(r->id->valuestring));
	else if (cJSON_IsNumber(r->id) && r->id->valuedouble == r->id->valueint)
		buf_int(b, r->id->valueint);
	else if (cJSON_IsNumber(r->id) && cJSON_PrintPreallocated((cJSON *)r->id, text, sizeof text, 0))
		buf_str(b, text);
	else
		buf_str(b, cJSON_IsBool(r->id) ? (cJSON_IsTrue(r->id) ? "true" : "false") : "null");
}

void json_write_error(struct buf *b, enum lang lang, const struct json_request *r)
{
	struct buf message = { 0 };

	err_text(&message, lang, &r->err);
	json_write_id(b, r);
	buf_str(b, ",\"error\":{\"code\":");
	buf_json(b, r->code, strlen(r->code));
	buf_str(b, ",\"message\":");
	buf_json(b, buf_text(&message), message.len);
	buf_str(b, "}}\n");
	buf_free(&message);
}

void json_write_points(struct buf *b, const struct json_request *r, const int16_t points[ULTI_SEATS])
{
	for (int i = 0; i < ULTI_PLAYERS; i++) {
		buf_str(b, i == 0 ? "{\"" : ",\"");
		buf_str(b, ulti_seat_code(r->order[i]));
		buf_str(b, "\":");
		buf_int(b, points[r->order[i]]);
	}
	buf_char(b, '}');
}

void json_write_strings(struct buf *b, const char *const strings[], size_t count)
{
	buf_char(b, '[');
	for (size_t i = 0; i < count; i++) {
		if (i > 0)
			buf_char(b, ',');
		buf_json(b, strings[i], strlen(strings[i]));
	}
	buf_char(b, ']');
}
