/* Answer `judge` for games without cases: a line of JSON in, one out. */
#include "games/court.h"
#include "base/messages.h"
#include "games/messages.h"

#include <string.h>

/* More than any payment by the rules. */
enum { LARGEST_POINTS = 9999, MOST_SEATS = 8 };

struct jury_request {
	const cJSON *case_no, *players, *facts;
	const struct game_jury *jury;
	int order[MOST_SEATS];                 /* the seats of the players */
	int points[MOST_SEATS];
};

static bool keep_case(struct json_request *r, const cJSON *value, void *arg)
{
	((struct jury_request *)arg)->case_no = value;
	return cJSON_IsString(value) || json_bad_type(r, "case", "\"jury\"");
}

static bool keep_players(struct json_request *r, const cJSON *value, void *arg)
{
	(void)r;
	((struct jury_request *)arg)->players = value;
	return true;
}

static bool keep_facts(struct json_request *r, const cJSON *value, void *arg)
{
	((struct jury_request *)arg)->facts = value;
	return cJSON_IsObject(value) || json_bad_type(r, "facts", "{\"points\":{…},\"reason\":\"…\"}");
}

/* Ignore the other fields of cases: the jury's points do not depend on them. */
static bool pass_over(struct json_request *r, const cJSON *value, void *arg)
{
	(void)r, (void)value, (void)arg;
	return true;
}

static const struct json_field fields[] = {
	{ "case", keep_case }, { "players", keep_players }, { "facts", keep_facts }, { "declarer", pass_over },
	{ "bid", pass_over }, { "kontra", pass_over }, { "offender", pass_over }, { "previous_bid", pass_over },
	{ "made", pass_over }, { "silent", pass_over }, { NULL, NULL },
};

static bool refuse_fact(struct json_request *r, const struct jury_request *request, const char *code,
	const struct msg *msg, const char *fact)
{
	struct buf wanted = { 0 };

	/* Show both facts for these players: {"points":{"A":10,"B":-10},"reason":"…"} */
	buf_str(&wanted, "{\"points\":{");
	for (int i = 0; i < request->jury->players; i++) {
		buf_printf(&wanted, "%s\"%c\":%d", i > 0 ? "," : "", 'A' + request->order[i],
			i == 0 ? 10 * (request->jury->players - 1) : -10);
	}
	buf_str(&wanted, "},\"reason\":\"…\"}");
	json_refuse(r, code, msg, MSG_ARGS(fact, buf_text(&wanted)));
	buf_free(&wanted);
	return false;
}

static bool bad_fact(struct json_request *r, const struct jury_request *request, const char *fact)
{
	return refuse_fact(r, request, "bad-fact", &msg_json_bad_fact, fact);
}

/* Read whole points for each player, 0 in all. */
static bool read_points(struct json_request *r, struct jury_request *request, const cJSON *value)
{
	int sum = 0, count = 0;

	for (int i = 0; i < request->jury->players; i++) {
		const char seat[] = { (char)('A' + request->order[i]), '\0' };
		const cJSON *item = cJSON_GetObjectItemCaseSensitive(value, seat);
		double n = cJSON_IsNumber(item) ? item->valuedouble : LARGEST_POINTS + 1;
		if (n > LARGEST_POINTS || n < -LARGEST_POINTS || n != (int)n)
			return bad_fact(r, request, "points");
		request->points[request->order[i]] = (int)n;
		sum += (int)n;
		count++;
	}
	return (sum == 0 && cJSON_GetArraySize(value) == count) || bad_fact(r, request, "points");
}

static void read_fact_fields(struct json_request *r, struct jury_request *request)
{
	const cJSON *points = cJSON_GetObjectItemCaseSensitive(request->facts, "points");
	const cJSON *reason = cJSON_GetObjectItemCaseSensitive(request->facts, "reason");

	for (const cJSON *item = request->facts ? request->facts->child : NULL; item; item = item->next) {
		if (item != points && item != reason)
			bad_fact(r, request, item->string);
	}
	if (!points || !reason)
		refuse_fact(r, request, "missing-fact", &msg_json_missing_fact, points ? "reason" : "points");
	if (points)
		read_points(r, request, points);
	if (reason && !(cJSON_IsString(reason) && reason->valuestring[0]))
		bad_fact(r, request, "reason");
}

static bool read_jury_request(struct json_request *r, struct jury_request *request, const char *line,
	size_t n)
{
	if (!json_read_all(r, line, n, fields, request))
		return false;
	for (int i = 0; i < request->jury->players; i++)
		request->order[i] = i;
	if (request->players)
		json_letters(r, request->players, request->jury->seats, request->jury->players, request->order);
	if (!request->case_no)
		json_require(r, "case", "\"jury\"", false);
	else if (cJSON_IsString(request->case_no) && strcmp(request->case_no->valuestring, "jury") != 0)
		json_refuse(r, "unknown-case", &msg_json_only_jury, MSG_ARGS(request->case_no->valuestring));
	if (!r->code)
		read_fact_fields(r, request);
	return !r->code;
}

bool game_jury_answer(struct buf *out, enum lang lang, const struct game_jury *jury, const char *line,
	size_t n)
{
	struct jury_request request = { .jury = jury };
	struct json_request r;

	if (!read_jury_request(&r, &request, line, n)) {
		json_write_error(out, lang, &r);
		return false;
	}
	json_write_id(out, &r);
	buf_str(out, ",\"ruling\":\"jury\",\"points\":{");
	for (int i = 0; i < jury->players; i++)
		buf_printf(out, "%s\"%c\":%d", i > 0 ? "," : "", 'A' + request.order[i],
			request.points[request.order[i]]);
	buf_str(out, "},\"barred\":[],\"cite\":");
	json_write_strings(out, &jury->cite, jury->cite != NULL);
	buf_str(out, ",\"reading\":");
	json_write_strings(out, &jury->reading, 1);
	buf_str(out, ",\"text\":\"");
	buf_msg(out, lang, &msg_json_jury_sets, MSG_NO_ARGS);
	buf_str(out, "\"}\n");
	return true;
}
