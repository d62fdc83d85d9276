/* Answer `renonsz solve`: a deal's cards as a line of JSON; the best play as another. */
#include "games/ulti/cards/messages.h"
#include "games/ulti/json/json.h"
#include "games/ulti/json/messages.h"

#include <string.h>

/* A line being answered. */
struct solve_request {
	struct ulti_json_cards cards;   /* first: its readers get this as their own */
	bool no_bid, has_bid;
};

/* ---- fields ------------------------------------------------------------------------------------ */

static bool read_solve_bid(struct json_request *r, const cJSON *value, void *arg)
{
	struct solve_request *request = arg;

	request->no_bid = cJSON_IsNull(value);
	request->has_bid = !request->no_bid;
	return request->no_bid || ulti_json_read_bid(r, value, arg);
}

static const struct json_field fields[] = {
	{ "bid", read_solve_bid },
	{ "declarer", ulti_json_read_declarer },
	{ "players", ulti_json_read_players },
	{ "trump", ulti_json_read_trump },
	{ "kontra", ulti_json_read_kontra },
	{ "hands", ulti_json_read_hands },
	{ "talon", ulti_json_read_talon },
	{ "melds", ulti_json_read_melds },
	{ "tricks", ulti_json_read_tricks },
	{ "settings", ulti_json_read_settings },
	{ NULL, NULL },
};

static bool refuse_without_bid(struct json_request *r, const char *field, bool given)
{
	return !given || json_refuse(r, "bad-field", &msg_json_no_bid, MSG_ARGS(field));
}

/* Par has no contract: refuse its fields, except the declarer, to ask about that seat alone. */
static bool check_par(struct json_request *r, const struct ulti_json_cards *cards)
{
	if (!refuse_without_bid(r, "trump", ulti_request_of(r)->deal.trump != ULTI_NO_SUIT)
		|| !refuse_without_bid(r, "kontra", ulti_request_of(r)->kontra)
		|| !refuse_without_bid(r, "melds", cards->melds)
		|| !refuse_without_bid(r, "tricks", cards->tricks))
		return false;
	if (ulti_request_of(r)->deal.declarer == ULTI_SEATS
		|| ulti_deal_seats(&ulti_request_of(r)->deal, ulti_request_of(r)->deal.declarer))
		return true;
	return ulti_json_refuse_deal(r, ULTI_DECLARER_NOT_PLAYING);
}

static bool read_solve_request(
	struct json_request *r, struct solve_request *request, bool talon, const char *line, size_t n)
{
	struct ulti_json_cards *cards = &request->cards;

	if (!json_read(r, line, n, fields, request)
		|| !json_require(r, "bid", ULTI_JSON_BID ", null", request->has_bid || request->no_bid))
		return false;
	if (request->no_bid) {
		if (!check_par(r, cards))
			return false;
	} else {
		if (!ulti_json_require_contract(r) || !ulti_json_apply(r))
			return false;
		enum ulti_refusal refusal = ulti_contract_check(&ulti_request_of(r)->deal, &ulti_mausz_2017);
		if (refusal != ULTI_FINE)
			return ulti_json_refuse_deal(r, refusal);
	}
	return json_require(r, "hands", ULTI_JSON_HANDS, cards->hands)
		&& (talon || json_require(r, "talon", ULTI_JSON_TALON, cards->talon))
		&& ulti_json_apply_cards(r, cards);
}

/* ---- the cards --------------------------------------------------------------------------------- */

/* Check that the cards are possible: replay them to their end, or up to a breach, which is removed. */
static bool replay_cards(struct json_request *r, struct ulti_question *solve)
{
	struct ulti_deal deal = solve->deal;
	struct ulti_replay *replay = &solve->replay;

	if (solve->kind == ULTI_QUESTION_PAR) {   /* the hands do not depend on the bid */
		deal.bid = ulti_bid_read("betli", strlen("betli"))->no;
		deal.declarer = (uint8_t)solve->order[0];
	}
	enum ulti_flaw flaw = ulti_play_replay(&deal, &solve->play, replay);
	if (flaw != ULTI_SOUND) {
		ulti_json_refuse_flaw(r, &solve->play, flaw, replay);
		return false;
	}
	if (replay->breach == ULTI_FREE)
		return true;
	solve->play.count = (uint8_t)(replay->trick_count * ULTI_PLAYERS);
	while (solve->play.cards[solve->play.count] != replay->card)
		solve->play.count++;
	return true;
}

/* Check twelve cards, with two of them outside melds in the talon for the time of the check. */
static bool check_twelve(struct json_request *r, struct ulti_question *solve)
{
	int declarer = solve->deal.declarer, count = ulti_cards_count(solve->play.hands[declarer]);
	uint32_t hand = solve->play.hands[declarer], idle = hand;

	if (count != ULTI_HAND + ULTI_TALON || solve->play.talon || solve->play.count) {
		return json_refuse(r, "bad-card", &msg_json_talon_twelve,
			MSG_ARGS(ulti_seat_code(declarer), num_of(count).text));
	}
	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++)
		idle &= solve->play.melds[declarer] >> suit & 1 ? ~ulti_meld_cards(suit) : UINT32_MAX;
	uint32_t one = idle & -idle, two = (idle ^ one) & -(idle ^ one);
	solve->play.talon = one | two;
	solve->play.hands[declarer] = hand & ~solve->play.talon;
	if (!replay_cards(r, solve))
		return false;
	solve->play.hands[declarer] = hand;
	solve->play.talon = 0;
	return true;
}

static bool read_solve(
	struct json_request *r, struct ulti_question *solve, bool talon, const char *line, size_t n)
{
	struct solve_request request = { .no_bid = false };

	if (!read_solve_request(r, &request, talon, line, n))
		return false;
	solve->kind = request.no_bid ? ULTI_QUESTION_PAR : talon ? ULTI_QUESTION_TALON : ULTI_QUESTION_CARDS;
	solve->deal = ulti_request_of(r)->deal;
	if (!request.no_bid)
		solve->deal.trump = (int8_t)ulti_deal_trump(&ulti_request_of(r)->deal);
	solve->play = request.cards.play;
	solve->rules = ulti_request_of(r)->rules;
	memcpy(solve->order, ulti_request_of(r)->order, sizeof solve->order);
	solve->with_melds = cJSON_IsObject(request.cards.melds);
	bool fine = solve->kind == ULTI_QUESTION_TALON ? check_twelve(r, solve) : replay_cards(r, solve);
	if (fine && solve->kind == ULTI_QUESTION_CARDS && !solve->with_melds)
		ulti_solve_melds(&solve->deal, &solve->play);
	return fine;
}

void ulti_question_read(struct ulti_question *solve, enum lang lang, bool talon, const char *line, size_t n)
{
	struct ulti_request r;

	*solve = (struct ulti_question){ .kind = ULTI_QUESTION_REFUSED };
	ulti_request_start(&r);
	if (read_solve(&r.json, solve, talon, line, n)) {
		json_write_id(&solve->head, &r.json);
		return;
	}
	solve->kind = ULTI_QUESTION_REFUSED;
	json_write_error(&solve->head, lang, &r.json);
}

/* ---- the work ---------------------------------------------------------------------------------- */

size_t ulti_question_pieces(const struct ulti_question *solve)
{
	if (solve->kind == ULTI_QUESTION_REFUSED)
		return 0;
	return solve->kind == ULTI_QUESTION_PAR ? ULTI_PLAYERS * ULTI_PAR_TRUMPS : 1;
}

static bool asks_about(const struct ulti_question *solve, int place)
{
	return solve->deal.declarer == ULTI_SEATS || solve->deal.declarer == solve->order[place];
}

void ulti_question_work(struct ulti_question *solve, size_t piece, struct ulti_solver *solver)
{
	if (solve->kind == ULTI_QUESTION_PAR) {
		int place = (int)piece % ULTI_PLAYERS, trump = (int)piece / ULTI_PLAYERS;
		if (asks_about(solve, place))
			ulti_par_solve(solver, solve->deal.players, solve->order[place],
				trump == ULTI_SUIT_COUNT ? ULTI_NO_SUIT : trump, &solve->play, &solve->rules, false,
				solve->par[place][trump]);
		return;
	}
	if (solve->kind == ULTI_QUESTION_TALON)
		ulti_solve_talon(solver, &solve->deal, &solve->play, &solve->rules, solve->with_melds);
	ulti_solve_lay(solver, &solve->deal, &solve->play, &solve->rules);
	ulti_solve_all(solver, &solve->solution);
}

/* ---- answers ----------------------------------------------------------------------------------- */

static void write_parts(struct buf *b, const struct ulti_bid *bid, unsigned parts)
{
	buf_str(b, "\"parts\":{");
	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		buf_printf(b, "%s\"%s\":%s", i > 0 ? "," : "", ulti_item_code(part),
			parts >> part & 1 ? "true" : "false");
	}
	buf_char(b, '}');
}

static void write_solved_points(struct buf *b, const struct ulti_question *solve,
	const int16_t points[ULTI_SEATS])
{
	buf_str(b, ",\"points\":{");
	for (int i = 0; i < ULTI_PLAYERS; i++) {
		buf_printf(b, "%s\"%s\":", i > 0 ? "," : "", ulti_seat_code(solve->order[i]));
		buf_int(b, points[solve->order[i]]);
	}
	buf_char(b, '}');
}

/* Write the silent items of that line, as in replay, if any. */
static void write_silent(struct buf *b, const struct ulti_settlement *end)
{
	struct ulti_deal deal = { .silent_ulti_result = ULTI_UNSAID };
	bool is_silent = false;

	for (int i = 0; i < end->line_count; i++) {
		const struct ulti_line *line = &end->lines[i];
		is_silent = is_silent || ulti_is_silent(line->item);
		if (line->item == ULTI_SILENT_100)
			deal.silent_100 = line->side;
		if (line->item == ULTI_SILENT_4_ASZ)
			deal.silent_4_asz = line->side;
		if (line->item != ULTI_SILENT_ULTI)
			continue;
		deal.silent_ulti = line->side;
		deal.silent_ulti_result = line->made ? ULTI_MADE : ULTI_LOST;
	}
	if (!is_silent)
		return;
	buf_str(b, ",\"silent\":");
	ulti_json_write_silent(b, &deal);
}

/* Write the tricks to come, the first with the cards already played. */
static void write_best_line(struct buf *b, const struct ulti_question *solve)
{
	const struct ulti_solution *solution = &solve->solution;
	uint8_t cards[ULTI_PLAYED_CARDS + ULTI_PLAYERS];
	int begun = solve->play.count % ULTI_PLAYERS, count = begun + solution->count;

	memcpy(cards, solve->play.cards + solve->play.count - begun, (size_t)begun);
	memcpy(cards + begun, solution->line, solution->count);
	buf_str(b, ",\"line\":[");
	for (int i = 0; i < count; i++) {
		bool starts = i % ULTI_PLAYERS == 0;
		buf_str(b, starts ? i ? "\",\"" : "\"" : " ");
		buf_str(b, ulti_card_of(cards[i]).text);
	}
	buf_str(b, count ? "\"]" : "]");
}

static void write_solution(struct buf *b, const struct ulti_question *solve)
{
	if (solve->kind == ULTI_QUESTION_TALON) {
		buf_str(b, "\"talon\":\"");
		ulti_cards_write(b, solve->play.talon);
		buf_str(b, "\",");
	}
	if (solve->replay.breach != ULTI_FREE) {
		buf_str(b, "\"fault\":");
		ulti_json_write_fault(b, &solve->replay);
		buf_char(b, ',');
	}
	write_parts(b, ulti_bid_at(solve->deal.bid), solve->solution.parts);
	write_solved_points(b, solve, solve->solution.points);
	write_silent(b, &solve->solution.end);
	write_best_line(b, solve);
	buf_str(b, ",\"best\":[");
	ulti_json_write_cards(b, solve->solution.best);
	buf_str(b, "],\"cards\":{");
	const char *separator = "";
	for (int i = 0; i < ULTI_CARDS; i++) {
		int card = ulti_json_card_at(i);
		if (!ulti_cards_have(solve->solution.legal, card))
			continue;
		buf_printf(b, "%s\"%s\":%d", separator, ulti_card_of(card).text, solve->solution.cards[card]);
		separator = ",";
	}
	buf_char(b, '}');
}

static void write_bid(
	struct buf *b, const struct ulti_question *solve, int no, int seat, const struct ulti_par *par)
{
	const struct ulti_bid *bid = ulti_bid_at(no);
	int16_t points[ULTI_SEATS];

	for (int i = 0; i < ULTI_SEATS; i++)
		points[i] = (int16_t)(i == seat ? par->points : -par->points / 2);
	buf_printf(b, "%s{\"bid\":\"%s\",\"trump\":", no > 1 ? "," : "", bid->code);
	if (par->trump == ULTI_NO_SUIT)
		buf_str(b, "null,");
	else
		buf_printf(b, "\"%s\",", ulti_suit_code(par->trump));
	write_parts(b, bid, par->parts);
	buf_str(b, par->is_made ? ",\"made\":true" : ",\"made\":false");
	write_solved_points(b, solve, points);
	buf_char(b, '}');
}

static void write_par(struct buf *b, struct ulti_question *solve)
{
	const char *separator = "\"par\":{";

	for (int place = 0; place < ULTI_PLAYERS; place++) {
		struct ulti_par *best = solve->par[place][0];
		if (!asks_about(solve, place))
			continue;
		for (int trump = 1; trump < ULTI_PAR_TRUMPS; trump++)
			ulti_par_join(best, solve->par[place][trump]);
		buf_printf(b, "%s\"%s\":[", separator, ulti_seat_code(solve->order[place]));
		for (int no = 1; no <= ULTI_BIDS; no++)
			write_bid(b, solve, no, solve->order[place], &best[no - 1]);
		buf_char(b, ']');
		separator = ",";
	}
	buf_char(b, '}');
}

bool ulti_question_write(struct buf *out, struct ulti_question *solve)
{
	buf_add(out, buf_text(&solve->head), solve->head.len);
	if (solve->kind == ULTI_QUESTION_REFUSED)
		return false;
	buf_char(out, ',');
	if (solve->kind == ULTI_QUESTION_PAR)
		write_par(out, solve);
	else
		write_solution(out, solve);
	buf_str(out, "}\n");
	return true;
}
