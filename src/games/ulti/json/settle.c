/* Answer `renonsz settle`: a deal as a line of JSON, its settlement as another. */
#include "games/ulti/json/json.h"
#include "games/ulti/json/messages.h"

#include <string.h>

static bool read_end(struct json_request *r, const cJSON *value, void *arg)
{
	static const char *const words[] = {
		[ULTI_PLAYED] = "played", [ULTI_THROWN_IN] = "thrown-in", [ULTI_CONCEDED] = "conceded",
	};

	(void)arg;
	for (uint8_t i = 0; i < sizeof words / sizeof *words; i++) {
		if (cJSON_IsString(value) && strcmp(value->valuestring, words[i]) == 0) {
			ulti_request_of(r)->deal.ending = i;
			return true;
		}
	}
	return json_bad_type(r, "end", "\"played\", \"thrown-in\", \"conceded\"");
}

static const struct json_field fields[] = {
	{ "bid", ulti_json_read_bid },
	{ "declarer", ulti_json_read_declarer },
	{ "players", ulti_json_read_players },
	{ "trump", ulti_json_read_trump },
	{ "kontra", ulti_json_read_kontra },
	{ "made", ulti_json_read_made },
	{ "silent", ulti_json_read_silent },
	{ "end", read_end },
	{ "settings", ulti_json_read_settings },
	{ NULL, NULL },
};

/* Apply the fields special to ulti-online (docs/formats.md). */
static bool set_edition(struct json_request *r, const cJSON *value, void *arg)
{
	(void)arg;
	ulti_request_of(r)->rules.edition = &ulti_online;
	return ulti_json_read_bid(r, value, NULL);
}

static bool read_online_end(struct json_request *r, const cJSON *value, void *arg)
{
	if (!read_end(r, value, arg))
		return false;
	return ulti_request_of(r)->deal.ending != ULTI_THROWN_IN || ulti_json_refuse_deal(r, ULTI_NO_THROWING_IN);
}

static const struct json_field online_fields[] = {
	{ "bid", set_edition },
	{ "declarer", ulti_json_read_declarer },
	{ "players", ulti_json_read_players },
	{ "trump", ulti_json_read_trump },
	{ "kontra", ulti_json_read_kontra },
	{ "made", ulti_json_read_made },
	{ "silent", ulti_json_read_silent },
	{ "end", read_online_end },
	{ NULL, NULL },
};

static void write_settled_line(struct buf *b, struct json_request *r, const struct ulti_line *line)
{
	const char *reasons[ULTI_REASONS];

	buf_str(b, "{\"part\":\"");
	buf_str(b, ulti_item_code(line->item));
	buf_str(b, line->made ? "\",\"made\":true,\"value\":" : "\",\"made\":false,\"value\":");
	buf_int(b, line->value);
	buf_str(b, ",\"kontra\":");
	buf_int(b, line->level);
	buf_str(b, ",\"reading\":");
	json_write_strings(b, reasons,
		ulti_line_readings(ulti_edition_of(&ulti_request_of(r)->rules), line, reasons));
	buf_str(b, ",\"cite\":");
	json_write_strings(b, reasons,
		ulti_line_cites(ulti_edition_of(&ulti_request_of(r)->rules), line, reasons));
	buf_str(b, ",\"points\":");
	ulti_json_write_points(b, r, line->points);
	buf_char(b, '}');
}

/* Answer a request, read or refused. */
static bool answer(struct buf *out, enum lang lang, struct json_request *r, bool is_read)
{
	struct ulti_settlement settlement;
	enum ulti_refusal refusal;

	if (is_read) {
		refusal = ulti_settle(&ulti_request_of(r)->deal, &ulti_request_of(r)->rules, &settlement);
		if (refusal == ULTI_FINE) {
			json_write_id(out, r);
			buf_str(out, ",\"points\":");
			ulti_json_write_points(out, r, settlement.points);
			buf_str(out, ",\"lines\":[");
			for (int i = 0; i < settlement.line_count; i++) {
				buf_str(out, i > 0 ? "," : "");
				write_settled_line(out, r, &settlement.lines[i]);
			}
			buf_str(out, "]}\n");
			return true;
		}
		ulti_json_refuse_deal(r, refusal);
	}
	json_write_error(out, lang, r);
	return false;
}

bool ulti_json_settle(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct ulti_request r;

	ulti_request_start(&r);
	bool is_read = json_read(&r.json, line, n, fields, NULL) && ulti_json_require_contract(&r.json)
		&& ulti_json_apply(&r.json);
	return answer(out, lang, &r.json, is_read);
}

bool ulti_json_online(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct ulti_request r;
	struct ulti_settlement unused;

	ulti_request_start(&r);
	bool is_read = json_read_all(&r.json, line, n, online_fields, NULL);
	if (is_read) {
		r.rules.edition = &ulti_online;
		json_require(&r.json, "bid", ULTI_JSON_BID, cJSON_HasObjectItem(r.json.root, "bid"));
		json_require(&r.json, "declarer", "\"A\"", cJSON_HasObjectItem(r.json.root, "declarer"));
		is_read = ulti_json_apply(&r.json);
	}
	/* A fault of the parts precedes one of the levels, even one found earlier while reading. */
	if (!is_read && r.deal.bid && r.deal.declarer != ULTI_SEATS) {
		enum ulti_refusal refusal = ulti_settle(&r.deal, &r.rules, &unused);
		if (refusal != ULTI_FINE)
			ulti_json_refuse_deal(&r.json, refusal);
	}
	return answer(out, lang, &r.json, is_read);
}
