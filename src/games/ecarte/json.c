/*
 * Answer `renonsz settle --rules ecarte`: a hand or coup of écarté as a line of JSON, its marks or winner as
 * another.
 */
#include "base/messages.h"
#include "games/ecarte/ecarte.h"
#include "games/ecarte/messages.h"

#include <string.h>

enum { LARGEST_STAKE = 1000000, HANDS = 64, BETS = 64 };

/* The fields of a hand and of a coup, kept until all are read. */
enum { PLAYERS, DEALER, STAKE, SCORE, KING, FIRST, TRICKS, FAULTS, COMMITTEE, HANDS_PLAYED, END, BY, BETTORS,
	REST, CHOUETTE, FIELDS };

static const char *const keys[FIELDS] = {
	"players", "dealer", "stake", "score", "king", "first", "tricks", "faults", "committee", "hands",
	"end", "by", "bets",
	"rest", "chouette",
};

#define HAND "[{\"first\":\"accepted\",\"tricks\":{\"A\":3,\"B\":2}}]"
#define FAULT "[{\"case\":\"44\",\"offender\":\"A\"}]"
#define BET "[{\"who\":\"Kiss\",\"side\":\"A\",\"amount\":10}]"

struct bettor {
	const char *name;
	struct ecarte_bet bet;
};

struct ecarte_request {
	const cJSON *values[FIELDS];   /* NULL: absent */
	struct ecarte_seats seats;
	bool is_seated;                /* the players are known */
	int dealer, stake;
	size_t bettor_count;
	struct bettor bettors[BETS];
	int rest[ECARTE_PLAYERS], chouette;
};

const struct msg *ecarte_refusal_msg(enum ecarte_refusal refusal)
{
	static const struct msg *const messages[ECARTE_REFUSAL_COUNT] = {
		[ECARTE_FINE] = &msg_ecarte_fine,
		[ECARTE_FIRST_MISSING] = &msg_ecarte_first_missing,
		[ECARTE_TRICKS_MISSING] = &msg_ecarte_tricks_missing,
		[ECARTE_SCORE_OVER] = &msg_ecarte_score_over,
		[ECARTE_TURNED_BY_OTHER] = &msg_ecarte_turned_by_other,
		[ECARTE_23_OF_DEALER] = &msg_ecarte_23_of_dealer,
		[ECARTE_FAULT_UNPROPOSED] = &msg_ecarte_fault_unproposed,
		[ECARTE_KING_BARRED] = &msg_ecarte_king_barred,
		[ECARTE_KING_OF_OFFENDER] = &msg_ecarte_king_of_offender,
		[ECARTE_44_BESIDE_52] = &msg_ecarte_44_beside_52,
		[ECARTE_TRICKS_BESIDE_52] = &msg_ecarte_tricks_beside_52,
		[ECARTE_AFTER_THE_END] = &msg_ecarte_after_the_end,
		[ECARTE_BETTOR_OF_OTHER_SIDE] = &msg_ecarte_bettor_of_other_side,
		[ECARTE_REST_OF_OTHER_SIDE] = &msg_ecarte_rest_of_other_side,
		[ECARTE_CHOUETTE_SHARE] = &msg_ecarte_chouette_share,
		[ECARTE_BELOW_ZERO] = &msg_ecarte_below_zero,
	};

	return messages[refusal];
}

static bool refuse_coup(struct json_request *r, enum ecarte_refusal refusal)
{
	return json_refuse(r, ecarte_refusal_code(refusal), ecarte_refusal_msg(refusal),
		MSG_ARGS(ecarte_refusal_reason(refusal)));
}

/* ---- players ----------------------------------------------------------------------------------- */

bool json_ecarte_players(struct json_request *r, const cJSON *value, struct ecarte_seats *seats)
{
	seats->seat[0] = 0;
	seats->seat[1] = 1;
	return !value || json_letters(r, value, ECARTE_SEATS, ECARTE_PLAYERS, seats->seat);
}

int json_ecarte_player(
	struct json_request *r, const char *field, const cJSON *value, const struct ecarte_seats *seats)
{
	int seat = ECARTE_NOBODY;

	if (!json_letter(r, field, value, ECARTE_SEATS, &seat))
		return ECARTE_NOBODY;
	for (int player = 0; player < ECARTE_PLAYERS; player++) {
		if (seats->seat[player] == seat)
			return player;
	}
	json_refuse(r, "bad-seat", &msg_ecarte_not_playing, MSG_ARGS(field));
	return ECARTE_NOBODY;
}

/* Read a seat used as a key: the player, or ECARTE_NOBODY with the fault noted. */
static int key_player(struct json_request *r, const cJSON *value, const struct ecarte_seats *seats)
{
	const cJSON key = { .type = cJSON_String, .valuestring = value->string };

	return json_ecarte_player(r, value->string, &key, seats);
}

bool json_ecarte_pair(struct json_request *r, const char *field, const cJSON *value,
	const struct ecarte_seats *seats, int low, int high, int out[ECARTE_PLAYERS])
{
	unsigned given = 0;

	if (!cJSON_IsObject(value))
		return json_bad_type(r, field, "{\"A\":2,\"B\":3}");
	for (const cJSON *item = value->child; item; item = item->next) {
		int player = key_player(r, item, seats), number = 0;
		if (player == ECARTE_NOBODY || !json_whole(r, field, item, low, high, &number))
			return false;
		if (given >> player & 1)
			return json_twice(r, item->string);
		out[player] = number;
		given |= 1u << player;
	}
	return given == 3 || json_bad_type(r, field, "{\"A\":2,\"B\":3}");
}

bool json_ecarte_tricks(
	struct json_request *r, const cJSON *value, const struct ecarte_seats *seats, int8_t *out)
{
	int tricks[ECARTE_PLAYERS] = { 0, 0 };

	if (!json_ecarte_pair(r, "tricks", value, seats, 0, ECARTE_TRICKS, tricks))
		return false;
	*out = (int8_t)tricks[0];
	return tricks[0] + tricks[1] == ECARTE_TRICKS
		|| json_refuse(r, "impossible", &msg_ecarte_not_five, MSG_ARGS("43.§"));
}

int json_ecarte_first(struct json_request *r, const cJSON *value)
{
	static const char *const words[] = { "accepted", "refused", "direct", NULL };

	return json_word(r, "first", value, words) + ECARTE_ACCEPTED;
}

/* ---- a hand ------------------------------------------------------------------------------------ */

static void read_king(struct json_request *r, const cJSON *value, const struct ecarte_seats *seats,
	struct ecarte_hand *hand)
{
	static const char *const words[] = { "turned", "held", NULL };
	const cJSON *by = cJSON_GetObjectItemCaseSensitive(value, "by"),
		    *how = cJSON_GetObjectItemCaseSensitive(value, "how");

	if (!cJSON_IsObject(value) || !by || !how || cJSON_GetArraySize(value) != 2) {
		json_bad_type(r, keys[KING], "{\"by\":\"A\",\"how\":\"held\"}");
		return;
	}
	hand->king_by = (int8_t)json_ecarte_player(r, "king.by", by, seats);
	hand->king = (uint8_t)(json_word(r, "king.how", how, words) + ECARTE_TURNED);
}

static void read_faults(struct json_request *r, const cJSON *value, const struct ecarte_seats *seats,
	struct ecarte_hand *hand)
{
	if (!cJSON_IsArray(value)) {
		json_bad_type(r, keys[FAULTS], FAULT);
		return;
	}
	for (const cJSON *item = value->child; item; item = item->next) {
		const cJSON *number = cJSON_GetObjectItemCaseSensitive(item, "case");
		const cJSON *offender = cJSON_GetObjectItemCaseSensitive(item, "offender");
		if (!cJSON_IsObject(item) || !cJSON_IsString(number) || !offender || cJSON_GetArraySize(item) != 2) {
			json_bad_type(r, keys[FAULTS], FAULT);
			continue;
		}
		int fault = ecarte_fault_find(number->valuestring),
		    player = json_ecarte_player(r, "offender", offender, seats);
		if (fault < 0)
			json_refuse(r, "unknown-case", &msg_ecarte_no_fault, MSG_ARGS(number->valuestring));
		else if (hand->faults[fault] != ECARTE_NOBODY)
			json_twice(r, number->valuestring);
		else
			hand->faults[fault] = (int8_t)player;
	}
}

/* Read the fields of one hand; NULL: absent. */
static void read_hand(struct json_request *r, const cJSON *const values[FIELDS],
	const struct ecarte_seats *seats, struct ecarte_hand *hand)
{
	int marks[ECARTE_PLAYERS] = { 0, 0 };

	*hand = ecarte_hand_start();
	if (values[KING])
		read_king(r, values[KING], seats, hand);
	if (values[FIRST])
		hand->first = (uint8_t)json_ecarte_first(r, values[FIRST]);
	if (values[TRICKS])
		json_ecarte_tricks(r, values[TRICKS], seats, &hand->tricks);
	if (values[FAULTS])
		read_faults(r, values[FAULTS], seats, hand);
	if (values[COMMITTEE])
		json_ecarte_pair(r, keys[COMMITTEE], values[COMMITTEE], seats, -ECARTE_WON, ECARTE_WON, marks);
	hand->committee[0] = (int8_t)marks[0];
	hand->committee[1] = (int8_t)marks[1];
}

/* Read a hand of a coup: {"void":…}, or the fields of a hand. */
static void read_coup_hand(struct json_request *r, const cJSON *value, const struct ecarte_seats *seats,
	struct ecarte_hand *hand)
{
	static const char *const words[] = { "kept", "lost", NULL };
	const cJSON *values[FIELDS] = { NULL }, *is_void = cJSON_GetObjectItemCaseSensitive(value, "void");

	*hand = ecarte_hand_start();
	if (!cJSON_IsObject(value)) {
		json_bad_type(r, keys[HANDS_PLAYED], HAND);
		return;
	}
	for (const cJSON *item = value->child; item; item = item->next) {
		int field = KING;
		while (field <= COMMITTEE && strcmp(keys[field], item->string) != 0)
			field++;
		if (item == is_void)
			hand->is_void = (uint8_t)(json_word(r, "void", item, words) + ECARTE_VOID_KEPT);
		else if (field > COMMITTEE || is_void)
			json_unknown(r, item->string, is_void ? "void" : "king, first, tricks, faults, committee, void");
		else if (values[field])
			json_twice(r, item->string);
		else
			values[field] = item;
	}
	if (!is_void)
		read_hand(r, values, seats, hand);
}

/* ---- bets -------------------------------------------------------------------------------------- */

static int find_bettor(const struct ecarte_request *request, const char *name)
{
	for (size_t i = 0; i < request->bettor_count; i++) {
		if (strcmp(request->bettors[i].name, name) == 0)
			return (int)i;
	}
	return ECARTE_NO_BET;
}

static void read_bet(struct json_request *r, struct ecarte_request *request, const cJSON *value)
{
	const cJSON *who = cJSON_GetObjectItemCaseSensitive(value, "who");
	const cJSON *side = cJSON_GetObjectItemCaseSensitive(value, "side");
	const cJSON *amount = cJSON_GetObjectItemCaseSensitive(value, "amount");
	struct bettor *bettor = &request->bettors[request->bettor_count];
	int number = 0;

	bool is_whole = cJSON_IsObject(value) && side && amount && cJSON_GetArraySize(value) == 3;
	bool is_new = cJSON_IsString(who) && find_bettor(request, who->valuestring) == ECARTE_NO_BET;
	if (!is_whole || !is_new || request->bettor_count == BETS) {
		json_bad_type(r, keys[BETTORS], BET);
		return;
	}
	json_whole(r, "amount", amount, 0, LARGEST_STAKE, &number);
	int player = json_ecarte_player(r, "side", side, &request->seats);
	bettor->name = who->valuestring;
	bettor->bet = (struct ecarte_bet){
		.side = (uint8_t)(player == 1), .player = ECARTE_NOBODY, .amount = number,
	};
	/* The players' own bets have their seats as names. */
	for (int8_t i = ECARTE_PLAYERS - 1; i >= 0; i--) {
		if (strcmp(bettor->name, text_seat_code(request->seats.seat[i])) == 0)
			bettor->bet.player = i;
	}
	request->bettor_count++;
}

static void read_rest(struct json_request *r, struct ecarte_request *request, const cJSON *value)
{
	if (!cJSON_IsObject(value)) {
		json_bad_type(r, keys[REST], "{\"B\":\"Nagy\"}");
		return;
	}
	for (const cJSON *item = value->child; item; item = item->next) {
		int player = key_player(r, item, &request->seats);
		int bettor = cJSON_IsString(item) ? find_bettor(request, item->valuestring) : ECARTE_NO_BET;
		if (!cJSON_IsString(item))
			json_bad_type(r, keys[REST], "{\"B\":\"Nagy\"}");
		else if (bettor == ECARTE_NO_BET)
			refuse_coup(r, ECARTE_REST_OF_OTHER_SIDE);
		else if (player != ECARTE_NOBODY && request->rest[player] != ECARTE_NO_BET)
			json_twice(r, item->string);
		else if (player != ECARTE_NOBODY)
			request->rest[player] = bettor;
	}
}

static void read_bets(struct json_request *r, struct ecarte_request *request)
{
	const cJSON *value = request->values[BETTORS];
	unsigned players = 0;

	if (request->values[STAKE])
		json_refuse(r, "bad-field", &msg_ecarte_stake_or_bets, MSG_NO_ARGS);
	if (!cJSON_IsArray(value))
		json_bad_type(r, keys[BETTORS], BET);
	for (const cJSON *item = cJSON_IsArray(value) ? value->child : NULL; item; item = item->next)
		read_bet(r, request, item);
	for (size_t i = 0; i < request->bettor_count; i++) {
		int player = request->bettors[i].bet.player;
		players |= player == ECARTE_NOBODY ? 0 : 1u << player;
	}
	if (request->is_seated && players != 3)
		json_refuse(r, "bad-field", &msg_ecarte_players_bet, MSG_NO_ARGS);
	if (request->values[REST])
		read_rest(r, request, request->values[REST]);
	if (request->values[CHOUETTE])
		request->chouette = json_ecarte_player(r, keys[CHOUETTE], request->values[CHOUETTE], &request->seats);
}

/* ---- answers ----------------------------------------------------------------------------------- */

void json_ecarte_write_seat(struct buf *b, const struct ecarte_seats *seats, int player)
{
	if (player == ECARTE_NOBODY) {
		buf_str(b, "null");
		return;
	}
	buf_char(b, '"');
	buf_char(b, (char)('A' + seats->seat[player]));
	buf_char(b, '"');
}

void json_ecarte_write_pair(struct buf *b, const struct ecarte_seats *seats, int64_t first, int64_t second)
{
	buf_char(b, '{');
	json_ecarte_write_seat(b, seats, 0);
	buf_char(b, ':');
	buf_int(b, first);
	buf_char(b, ',');
	json_ecarte_write_seat(b, seats, 1);
	buf_char(b, ':');
	buf_int(b, second);
	buf_char(b, '}');
}

static void write_lines(
	struct buf *b, const struct ecarte_seats *seats, const struct ecarte_settlement *out, int hand)
{
	for (int i = 0; i < out->line_count; i++) {
		const struct ecarte_line *line = &out->lines[i];
		const char *cite = ecarte_part_cite(line->part), *reading = ecarte_part_reading(line->part);
		buf_str(b, i > 0 ? ",{" : "{");
		if (hand > 0)
			buf_printf(b, "\"hand\":%d,", hand);
		buf_printf(b, "\"part\":\"%s\",\"seat\":", ecarte_part_code(line->part));
		json_ecarte_write_seat(b, seats, line->player);
		buf_printf(b, ",\"marks\":%d,\"reading\":", line->marks);
		json_write_strings(b, &reading, reading != NULL);
		buf_str(b, ",\"cite\":");
		json_write_strings(b, &cite, 1);
		buf_char(b, '}');
	}
}

static void write_winner(struct buf *b, const struct ecarte_seats *seats, int winner, int64_t stake)
{
	int64_t points = winner == ECARTE_NOBODY ? 0 : winner == 0 ? stake : -stake;

	buf_str(b, ",\"points\":");
	json_ecarte_write_pair(b, seats, points, -points);
}

static bool settle_hand(struct buf *b, struct json_request *r, struct ecarte_request *request)
{
	int score[ECARTE_PLAYERS] = { 0, 0 };
	struct ecarte_hand hand;
	struct ecarte_settlement out;

	for (int field = END; field < FIELDS; field++) {
		if (request->values[field])
			json_unknown(r, keys[field],
				"id, players, dealer, stake, score, king, first, tricks, faults, committee");
	}
	if (request->values[SCORE])
		json_ecarte_pair(r, keys[SCORE], request->values[SCORE], &request->seats, 0, ECARTE_WON - 1, score);
	read_hand(r, request->values, &request->seats, &hand);
	const int8_t before[ECARTE_PLAYERS] = { (int8_t)score[0], (int8_t)score[1] };
	bool is_whole = hand.king == ECARTE_NO_KING || hand.king_by != ECARTE_NOBODY;
	enum ecarte_refusal refusal
		= is_whole ? ecarte_settle(&hand, request->dealer, before, &out) : ECARTE_FINE;
	if (refusal != ECARTE_FINE)
		refuse_coup(r, refusal);
	if (r->code)
		return false;
	json_write_id(b, r);
	buf_str(b, ",\"marks\":");
	json_ecarte_write_pair(b, &request->seats, out.marks[0], out.marks[1]);
	buf_str(b, ",\"score\":");
	json_ecarte_write_pair(b, &request->seats, out.score[0], out.score[1]);
	buf_str(b, ",\"winner\":");
	json_ecarte_write_seat(b, &request->seats, out.winner);
	write_winner(b, &request->seats, out.winner, request->stake);
	buf_str(b, ",\"lines\":[");
	write_lines(b, &request->seats, &out, 0);
	buf_str(b, "]}\n");
	return true;
}

/* ---- a coup ------------------------------------------------------------------------------------ */

/* A coup played hand by hand, with the answer's part for each. */
struct played {
	struct ecarte_coup coup;
	int count;
	int8_t dealers[HANDS], marks[HANDS][ECARTE_PLAYERS];
	struct buf lines;
};

/*
 * Play hand by hand, ignoring hands after the end of the coup. After a fault, only read hands for more
 * faults.
 */
static bool play_hands(struct json_request *r, const struct ecarte_request *request, struct played *played)
{
	const cJSON *hands = request->values[HANDS_PLAYED];

	if (!cJSON_IsArray(hands))
		return json_bad_type(r, keys[HANDS_PLAYED], HAND);
	for (const cJSON *item = hands->child; item; item = item->next) {
		struct ecarte_hand hand;
		if (played->count == HANDS)
			return json_bad_type(r, keys[HANDS_PLAYED], num_of(HANDS).text);
		if (played->coup.winner != ECARTE_NOBODY)
			return refuse_coup(r, ECARTE_AFTER_THE_END);
		read_coup_hand(r, item, &request->seats, &hand);
		if (r->code)
			continue;
		struct ecarte_settlement out;
		played->dealers[played->count] = played->coup.dealer;
		enum ecarte_refusal refusal = ecarte_coup_add(&played->coup, &hand, &out);
		if (refusal != ECARTE_FINE) {
			refuse_coup(r, refusal);
			continue;
		}
		played->marks[played->count][0] = out.marks[0];
		played->marks[played->count++][1] = out.marks[1];
		if (out.line_count > 0 && played->lines.len > 0)
			buf_char(&played->lines, ',');
		write_lines(&played->lines, &request->seats, &out, played->count);
	}
	return !r->code;
}

/* Read the end of the coup, if not at the fifth mark (53.§, 54.§). */
static bool read_ending(struct json_request *r, const struct ecarte_request *request, int *ending, int *by)
{
	static const char *const words[] = { "played", "left", "false-pack", NULL };
	const cJSON *end = request->values[END], *who = request->values[BY];

	*ending = end ? json_word(r, keys[END], end, words) : ECARTE_PLAYED;
	*by = ECARTE_NOBODY;
	if (*ending == ECARTE_LEFT && !who)
		return json_require(r, keys[BY], "\"A\"", false);
	if (*ending != ECARTE_LEFT && who)
		return json_unknown(r, keys[BY], "end: \"left\", by");
	if (who)
		*by = json_ecarte_player(r, keys[BY], who, &request->seats);
	return true;
}

/* Add up the bets by player, and share them out. */
static bool share_bets(
	struct json_request *r, struct ecarte_request *request, int winner, int64_t sums[ECARTE_PLAYERS])
{
	struct ecarte_bet bets[BETS];

	for (size_t i = 0; i < request->bettor_count; i++)
		bets[i] = request->bettors[i].bet;
	enum ecarte_refusal refusal
		= ecarte_share(bets, request->bettor_count, request->rest, request->chouette, winner);
	if (refusal != ECARTE_FINE)
		return refuse_coup(r, refusal);
	for (size_t i = 0; i < request->bettor_count; i++) {
		request->bettors[i].bet = bets[i];
		sums[bets[i].side] += bets[i].payment;
	}
	return true;
}

static bool answer_coup(struct buf *b, struct json_request *r, struct ecarte_request *request,
	struct played *played, int winner)
{
	int64_t sums[ECARTE_PLAYERS] = { 0, 0 };

	if (request->values[BETTORS] && !share_bets(r, request, winner, sums))
		return false;
	json_write_id(b, r);
	buf_str(b, ",\"winner\":");
	json_ecarte_write_seat(b, &request->seats, winner);
	buf_str(b, ",\"score\":");
	json_ecarte_write_pair(b, &request->seats, played->coup.score[0], played->coup.score[1]);
	buf_str(b, ",\"dealers\":[");
	for (int i = 0; i < played->count; i++) {
		buf_str(b, i > 0 ? "," : "");
		json_ecarte_write_seat(b, &request->seats, played->dealers[i]);
	}
	buf_str(b, "],\"marks\":[");
	for (int i = 0; i < played->count; i++) {
		buf_str(b, i > 0 ? "," : "");
		json_ecarte_write_pair(b, &request->seats, played->marks[i][0], played->marks[i][1]);
	}
	buf_char(b, ']');
	if (!request->values[BETTORS]) {
		write_winner(b, &request->seats, winner, request->stake);
	} else {
		buf_str(b, ",\"points\":");
		json_ecarte_write_pair(b, &request->seats, sums[0], sums[1]);
		buf_str(b, ",\"payments\":{");
		for (size_t i = 0; i < request->bettor_count; i++) {
			buf_str(b, i > 0 ? "," : "");
			buf_json(b, request->bettors[i].name, strlen(request->bettors[i].name));
			buf_char(b, ':');
			buf_int(b, request->bettors[i].bet.payment);
		}
		buf_char(b, '}');
	}
	buf_str(b, ",\"lines\":[");
	buf_str(b, buf_text(&played->lines));
	buf_str(b, "]}\n");
	return true;
}

static bool settle_coup(struct buf *b, struct json_request *r, struct ecarte_request *request)
{
	struct played played = { .coup = { .dealer = (int8_t)request->dealer, .winner = ECARTE_NOBODY } };
	int ending, by;

	for (int field = SCORE; field < HANDS_PLAYED; field++) {
		if (request->values[field])
			json_unknown(r, keys[field], "id, players, dealer, hands, end, by, stake, bets, rest, chouette");
	}
	read_ending(r, request, &ending, &by);
	if (request->values[BETTORS])
		read_bets(r, request);
	else if (request->values[REST] || request->values[CHOUETTE])
		json_require(r, keys[BETTORS], BET, false);
	bool done = play_hands(r, request, &played);
	int winner = played.coup.winner;
	if (done && ending != ECARTE_PLAYED && winner != ECARTE_NOBODY)
		done = refuse_coup(r, ECARTE_AFTER_THE_END);
	if (ending == ECARTE_LEFT && by != ECARTE_NOBODY)
		winner = 1 - by;
	done = done && answer_coup(b, r, request, &played, winner);
	buf_free(&played.lines);
	return done;
}

/* ---- a line ------------------------------------------------------------------------------------ */

bool ecarte_json_settle(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct json_request r;
	struct ecarte_request request;
	bool done = false;

	memset(request.values, 0, sizeof request.values);
	request.dealer = 0;
	request.bettor_count = 0;
	if (json_keep_all(&r, line, n, keys, FIELDS, request.values)) {
		const cJSON *const *values = request.values;
		request.is_seated = json_ecarte_players(&r, values[PLAYERS], &request.seats);
		if (!values[DEALER])
			json_require(&r, keys[DEALER], "\"A\"", false);
		else
			request.dealer = json_ecarte_player(&r, keys[DEALER], values[DEALER], &request.seats);
		request.stake = 1;
		if (values[STAKE])
			json_whole(&r, keys[STAKE], values[STAKE], 0, LARGEST_STAKE, &request.stake);
		request.rest[0] = request.rest[1] = ECARTE_NO_BET;
		request.chouette = ECARTE_NOBODY;
		done = values[HANDS_PLAYED] ? settle_coup(out, &r, &request) : settle_hand(out, &r, &request);
	}
	if (!done)
		json_write_error(out, lang, &r);
	return done;
}
