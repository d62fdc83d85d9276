/* Shared by the JSON Lines interfaces: read a request strictly, refuse it, write pieces of the answer. */
#include "base/json.h"
#include "base/messages.h"
#include "base/text.h"

#include <stddef.h>
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

/* Rank a fault: of several in a line, the lowest counts. */
static size_t fault_rank(const char *code)
{
	static const char *const order[] = {
		"bad-json", "bad-field", "unknown-bid", "unknown-case", "bad-seat", "bad-part", "bad-kontra",
		"bad-fact", "missing-fact",
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

/* Read a field, or refuse it; "id" is read already. */
static bool read_field(struct json_request *r, const cJSON *value, const struct json_field *fields, void *arg)
{
	const bool is_id = strcmp(value->string, "id") == 0;
	const struct json_field *field = fields;

	while (!is_id && field->key && strcmp(field->key, value->string) != 0)
		field++;
	if (!is_id && !field->key) {   /* list the known fields: "id, bid, declarer …" */
		struct buf known = { 0 };
		buf_str(&known, "id");
		for (; fields->key; fields++)
			buf_printf(&known, ", %s", fields->key);
		json_unknown(r, value->string, buf_text(&known));
		buf_free(&known);
		return false;
	}
	const unsigned bit = is_id ? 1 : 1u << (1 + (field - fields));
	if (r->given & bit)
		return json_twice(r, value->string);
	r->given |= bit;
	return is_id || field->read(r, value, arg);
}

/* Does a line have a NUL, where cJSON would cut a string? */
static bool has_nul(const char *line, size_t n)
{
	const char *at = line;

	while ((at = memchr(at, '\\', n - (size_t)(at - line)))) {
		if (n - (size_t)(at - line) >= 6 && memcmp(at, "\\u0000", 6) == 0)
			return true;
		if (++at < line + n)
			at++;   /* an escaped backslash begins no escape */
	}
	return memchr(line, '\0', n) != NULL;
}

static bool read_json_line(
	struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg)
{
	const char *end = NULL;
	bool fine = true, is_utf8 = true;

	if (n > LIMIT_JSON_LINE)
		return json_refuse(r, "bad-json", &msg_json_line_too_long, MSG_ARGS(num_of(LIMIT_JSON_LINE).text));
	/* Only characters beyond ASCII can be broken; a tab or a carriage return may stand between the values. */
	for (size_t at = 0, length; is_utf8 && at < n; at += length) {
		const struct text_slice rest = { line + at, n - at };
		length = (unsigned char)line[at] < 0x80 ? 1 : scan_character(rest);
		is_utf8 = length > 0;
	}
	if (!is_utf8 || has_nul(line, n))
		return json_refuse(r, "bad-json", &msg_json_not_utf8, MSG_NO_ARGS);
	if (!arena.hooked) {
		cJSON_Hooks hooks = { arena_take, arena_give };
		cJSON_InitHooks(&hooks);
		arena.hooked = true;
	}
	arena.used = 0;
	r->root = cJSON_ParseWithLengthOpts(line, n, &end, false);
	while (r->root && end < line + n && strchr(" \t\r\n", *end))
		end++;
	if (end != line + n)
		r->root = NULL;
	if (!cJSON_IsObject(r->root))
		return json_refuse(r, "bad-json", &msg_json_not_object, MSG_NO_ARGS);
	r->id = cJSON_GetObjectItemCaseSensitive(r->root, "id");
	for (const cJSON *value = r->root->child; value && (fine || r->is_ordered); value = value->next)
		fine = read_field(r, value, fields, arg) && fine;
	return fine;
}

bool json_read(struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg)
{
	*r = (struct json_request){ .root = NULL };
	return read_json_line(r, line, n, fields, arg);
}

bool json_read_all(
	struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg)
{
	*r = (struct json_request){ .is_ordered = true };
	return read_json_line(r, line, n, fields, arg) || (r->code && strcmp(r->code, "bad-json") != 0);
}

struct kept {
	const char *const *keys;
	const cJSON **values;
	int count;
};

static bool keep_value(struct json_request *r, const cJSON *value, void *arg)
{
	const struct kept *kept = arg;

	(void)r;
	for (int i = 0; i < kept->count; i++) {
		if (strcmp(kept->keys[i], value->string) == 0)
			kept->values[i] = value;
	}
	return true;
}

bool json_keep_all(struct json_request *r, const char *line, size_t n, const char *const keys[], int count,
	const cJSON *values[])
{
	enum { MOST = 31 };   /* bits of `given` beside that of "id" */
	struct json_field fields[MOST + 1] = { { NULL, NULL } };
	struct kept kept = { keys, values, count < MOST ? count : MOST };

	for (int i = 0; i < kept.count; i++) {
		fields[i] = (struct json_field){ keys[i], keep_value };
		values[i] = NULL;
	}
	return json_read_all(r, line, n, fields, &kept);
}

/* ---- fields ------------------------------------------------------------------------------------ */

bool json_require(struct json_request *r, const char *field, const char *wanted, bool given)
{
	return given || json_refuse(r, "bad-field", &msg_json_missing_field, MSG_ARGS(field, wanted));
}

bool json_unknown(struct json_request *r, const char *field, const char *known)
{
	return json_refuse(r, "bad-field", &msg_json_unknown_field, MSG_ARGS(field, known));
}

bool json_twice(struct json_request *r, const char *field)
{
	return json_refuse(r, "bad-field", &msg_json_twice, MSG_ARGS(field));
}

bool json_bad_type(struct json_request *r, const char *field, const char *wanted)
{
	return json_refuse(r, "bad-field", &msg_json_bad_type, MSG_ARGS(field, wanted));
}

bool json_letter(struct json_request *r, const char *field, const cJSON *value, int count, int *seat)
{
	const char *word = cJSON_IsString(value) ? value->valuestring : "";

	*seat = -1;
	if (!cJSON_IsString(value))
		return json_refuse(r, "bad-field", &msg_json_bad_type, MSG_ARGS(field, "\"A\""));
	*seat = (word[0] | 32) - 'a';
	if (*seat >= 0 && *seat < count && word[1] == '\0')
		return true;
	*seat = -1;
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
		int seat = -1;
		if (!json_letter(r, "players", item, count, &seat))
			return false;
		if (n == wanted || mask >> seat & 1)
			return json_refuse(r, "bad-seat", &msg_json_bad_order, MSG_ARGS(num_of(wanted).text));
		turns += n > 0 && seat < order[n - 1];
		mask |= 1u << seat;
		order[n++] = seat;
	}
	/* In the order of play: at most once around the table. */
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

/* ---- answers ----------------------------------------------------------------------------------- */

void json_write_id(struct buf *b, const struct json_request *r)
{
	struct buf json = { 0 };
	char text[64];

	buf_str(b, "{\"id\":");
	if (cJSON_IsString(r->id))
		buf_json(&json, r->id->valuestring, strlen(r->id->valuestring));
	else if (cJSON_IsNumber(r->id) && r->id->valuedouble == r->id->valueint)
		buf_int(b, r->id->valueint);
	else if (cJSON_IsNumber(r->id) && cJSON_PrintPreallocated((cJSON *)r->id, text, sizeof text, 0))
		buf_str(b, text);
	else
		buf_str(b, cJSON_IsBool(r->id) ? (cJSON_IsTrue(r->id) ? "true" : "false") : "null");
	/* Write a text unchanged, but escape characters that are invisible or reorder the line. */
	const char *rest = buf_text(&json);
	for (size_t left = json.len; left > 0;) {
		const struct text_odd odd = text_find_odd(rest, left);
		buf_add(b, rest, odd.at);
		if (odd.at == left)
			break;
		unsigned long high = odd.point > 0xffff ? 0xd800 + ((odd.point - 0x10000) >> 10) : odd.point;
		buf_printf(b, "\\u%04lx", high ? high : 0xfffd);
		if (odd.point > 0xffff)
			buf_printf(b, "\\u%04lx", 0xdc00 + (odd.point & 0x3ff));
		rest += odd.at + odd.length;
		left -= odd.at + odd.length;
	}
	b->failed = b->failed || json.failed;
	buf_free(&json);
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
