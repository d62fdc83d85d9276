/* `renonsz settle`: a deal as a line of JSON, its settlement as another. */
#include "text/json.h"
#include "text/json_messages.h"

#include <string.h>

static bool read_end(struct json_request *r, const cJSON *value, void *arg)
{
	static const char *const words[] = {
		[ULTI_PLAYED] = "played", [ULTI_THROWN_IN] = "thrown-in", [ULTI_CONCEDED] = "conceded",
	};

	(void)arg;
	for (uint8_t i = 0; i < sizeof words / sizeof *words; i++) {
		if (cJSON_IsString(value) && strcmp(value->valuestring, words[i]) == 0) {
			r->deal.ending = i;
			return true;
		}
	}
	return json_bad_type(r, "end", "\"played\", \"thrown-in\", \"conceded\"");
}

static const struct json_field fields[] = {
	{ "bid", json_read_bid },
	{ "declarer", json_read_declarer },
	{ "players", json_read_players },
	{ "trump", json_read_trump },
	{ "kontra", json_read_kontra },
	{ "made", json_read_made },
	{ "silent", json_read_silent },
	{ "end", read_end },
	{ "settings", json_read_settings },
	{ NULL, NULL },
};

static bool read_request(struct json_request *r, const char *line, size_t n)
{
	return json_read(r, line, n, fields, NULL) && json_require_contract(r) && json_apply(r);
}

static void write_line(struct buf *b, const struct json_request *r, const struct ulti_line *line)
{
	const char *reasons[ULTI_REASONS];

	buf_str(b, "{\"part\":\"");
	buf_str(b, ulti_item_code(line->item));
	buf_str(b, line->made ? "\",\"made\":true,\"value\":" : "\",\"made\":false,\"value\":");
	buf_int(b, line->value);
	buf_str(b, ",\"kontra\":");
	buf_int(b, line->level);
	buf_str(b, ",\"reading\":");
	json_write_strings(b, reasons, ulti_line_readings(line, reasons));
	buf_str(b, ",\"cite\":");
	json_write_strings(b, reasons, ulti_line_cites(line, reasons));
	buf_str(b, ",\"points\":");
	json_write_points(b, r, line->points);
	buf_char(b, '}');
}

static void write_answer(struct buf *b, const struct json_request *r, const struct ulti_settlement *settlement)
{
	json_write_id(b, r);
	buf_str(b, ",\"points\":");
	json_write_points(b, r, settlement->points);
	buf_str(b, ",\"lines\":[");
	for (int i = 0; i < settlement->line_count; i++) {
		if (i > 0)
			buf_char(b, ',');
		write_line(b, r, &settlement->lines[i]);
	}
	buf_str(b, "]}\n");
}

bool text_json_settle(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct json_request r;
	struct ulti_settlement settlement;
	enum ulti_refusal refusal;

	if (read_request(&r, line, n)) {
		refusal = ulti_settle(&r.deal, &r.rules, &settlement);
		if (refusal == ULTI_FINE) {
			write_answer(out, &r, &settlement);
			return true;
		}
		json_refuse_deal(&r, refusal);
	}
	json_write_error(out, lang, &r);
	return false;
}
