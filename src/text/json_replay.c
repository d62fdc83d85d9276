/* `renonsz replay`: a deal's cards as a line of JSON; what came of them, or the first breach, as another. */
#include "text/cards_messages.h"
#include "text/json.h"
#include "text/json_messages.h"

#include <stdio.h>
#include <string.h>

/* What replay reads beside the shared fields. Hands, melds and tricks wait for the players and the trump. */
struct replay_request {
	const cJSON *hands, *talon, *melds, *tricks;
	struct ulti_play play;
};

/* ---- fields ------------------------------------------------------------------------------------ */

static bool read_hands(struct json_request *r, const cJSON *value, void *arg)
{
	struct replay_request *replay = arg;

	replay->hands = value;
	return cJSON_IsObject(value) || json_bad_type(r, "hands", "{\"A\":\"pAXK mF\",…}");
}

static bool read_talon(struct json_request *r, const cJSON *value, void *arg)
{
	struct replay_request *replay = arg;

	replay->talon = value;
	return cJSON_IsString(value) || json_bad_type(r, "talon", "\"m8 t7\"");
}

static bool read_melds(struct json_request *r, const cJSON *value, void *arg)
{
	struct replay_request *replay = arg;

	replay->melds = value;
	return cJSON_IsObject(value) || cJSON_IsNull(value) || json_bad_type(r, "melds", "{\"A\":[\"z40\"],…}");
}

static bool read_tricks(struct json_request *r, const cJSON *value, void *arg)
{
	struct replay_request *replay = arg;

	replay->tricks = value;
	return cJSON_IsArray(value) || json_bad_type(r, "tricks", "[\"zA z9 z8\",…]");
}

static const struct json_field fields[] = {
	{ "bid", json_read_bid },
	{ "declarer", json_read_declarer },
	{ "players", json_read_players },
	{ "trump", json_read_trump },
	{ "kontra", json_read_kontra },
	{ "hands", read_hands },
	{ "talon", read_talon },
	{ "melds", read_melds },
	{ "tricks", read_tricks },
	{ "settings", json_read_settings },
	{ NULL, NULL },
};

static bool require_fields(struct json_request *r, const struct replay_request *replay)
{
	return json_require_contract(r) && json_require(r, "hands", replay->hands)
		&& json_require(r, "talon", replay->talon) && json_require(r, "tricks", replay->tricks);
}

/* ---- cards ------------------------------------------------------------------------------------- */

static struct text_slice slice_of(const cJSON *value)
{
	return (struct text_slice){ value->valuestring, strlen(value->valuestring) };
}

/* The cards of a string, in order; -1 after a refusal. */
static int read_cards(struct json_request *r, const cJSON *value, uint8_t out[ULTI_CARDS])
{
	struct text_cards_fault fault;
	char piece[ERR_ARG_SIZE];
	int count = text_cards_read(slice_of(value), out, &fault);

	if (count >= 0)
		return count;
	if (fault.twice != ULTI_NO_CARD) {
		json_refuse(r, "bad-card", &msg_cards_card_twice, MSG_ARGS(text_card_of(fault.twice).text));
	} else {
		snprintf(piece, sizeof piece, "%.*s", (int)text_cut(fault.piece.s, fault.piece.n, sizeof piece - 1),
			fault.piece.s);
		json_refuse(r, "bad-card", &msg_cards_bad_card, MSG_ARGS(piece));
	}
	return -1;
}

static bool read_set(struct json_request *r, const cJSON *value, uint32_t *set)
{
	uint8_t cards[ULTI_CARDS];
	int count = read_cards(r, value, cards);

	for (int i = 0; i < count; i++)
		*set |= ulti_card_set(cards[i]);
	return count >= 0;
}

/* A key that has to be the seat of a player, none of those `named` before. */
static bool read_player(struct json_request *r, const char *field, const cJSON *value, unsigned *named, int *seat)
{
	*seat = text_seat_read(value->string, strlen(value->string));
	if (*seat == ULTI_NO_SEAT || !ulti_deal_seats(&r->deal, *seat))
		return json_refuse(r, "bad-seat", &msg_json_not_player, MSG_ARGS(field, value->string));
	if (*named >> *seat & 1)
		return json_twice(r, value->string);
	*named |= 1u << *seat;
	return true;
}

static bool apply_hands(struct json_request *r, struct replay_request *replay)
{
	unsigned named = 0;

	for (const cJSON *hand = replay->hands->child; hand; hand = hand->next) {
		int seat;
		if (!read_player(r, "hands", hand, &named, &seat))
			return false;
		if (!cJSON_IsString(hand))
			return json_bad_type(r, "hands", "\"pAXK mF\"");
		if (!read_set(r, hand, &replay->play.hands[seat]))
			return false;
	}
	return read_set(r, replay->talon, &replay->play.talon);
}

/* 40 in trumps and 20 elsewhere, not the other way round; each but once. */
static bool read_meld(struct json_request *r, const cJSON *meld, uint8_t *melds)
{
	int suit, value, trump = ulti_deal_trump(&r->deal);

	if (!cJSON_IsString(meld))
		return json_bad_type(r, "melds", "[\"z40\"]");
	if (!text_meld_read(slice_of(meld), &suit, &value) || ulti_meld_value(suit, trump) != value)
		return json_refuse(r, "bad-field", &msg_cards_bad_meld, MSG_ARGS(meld->valuestring));
	if (*melds >> suit & 1)
		return json_refuse(r, "bad-field", &msg_cards_meld_twice, MSG_ARGS(meld->valuestring));
	*melds = (uint8_t)(*melds | 1 << suit);
	return true;
}

static bool apply_melds(struct json_request *r, struct replay_request *replay)
{
	unsigned named = 0;

	for (const cJSON *melds = replay->melds ? replay->melds->child : NULL; melds; melds = melds->next) {
		int seat;
		if (!read_player(r, "melds", melds, &named, &seat))
			return false;
		if (!cJSON_IsArray(melds))
			return json_bad_type(r, "melds", "[\"z40\"]");
		for (const cJSON *meld = melds->child; meld; meld = meld->next) {
			if (!read_meld(r, meld, &replay->play.melds[seat]))
				return false;
		}
	}
	return true;
}

/* Three cards a trick; the one under dispute may be unfinished, and nothing can come after it. */
static bool apply_tricks(struct json_request *r, struct replay_request *replay)
{
	int number = 0;

	for (const cJSON *trick = replay->tricks->child; trick; trick = trick->next) {
		uint8_t cards[ULTI_CARDS];
		if (!cJSON_IsString(trick))
			return json_bad_type(r, "tricks", "\"zA z9 z8\"");
		int count = read_cards(r, trick, cards);
		if (count < 0)
			return false;
		number++;
		if (count == 0 || count > ULTI_PLAYERS || (count < ULTI_PLAYERS && trick->next)) {
			return json_refuse(r, "bad-card", &msg_cards_bad_trick,
				MSG_ARGS(num_of(number).text, num_of(count).text));
		}
		if (number > ULTI_TRICKS)
			return json_refuse(r, "bad-card", &msg_cards_too_many_tricks,
				MSG_ARGS(num_of(number).text, trick->valuestring));
		memcpy(replay->play.cards + replay->play.count, cards, (size_t)count);
		replay->play.count = (uint8_t)(replay->play.count + count);
	}
	return true;
}

static bool read_request(struct json_request *r, struct replay_request *replay, const char *line, size_t n)
{
	enum ulti_refusal refusal;

	if (!json_read(r, line, n, fields, replay) || !require_fields(r, replay) || !json_apply(r))
		return false;
	if ((refusal = ulti_contract_check(&r->deal, &ulti_mausz_2017)) != ULTI_FINE)
		return json_refuse_deal(r, refusal);
	return apply_hands(r, replay) && apply_melds(r, replay) && apply_tricks(r, replay);
}

/* ---- refusals ---------------------------------------------------------------------------------- */

static void refuse_cards(struct json_request *r, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *out)
{
	struct err e = { 0 };

	if (flaw == ULTI_TRUMP_UNSAID) {
		json_refuse(r, "bad-field", &msg_json_trump_missing, MSG_NO_ARGS);
		return;
	}
	text_flaw_refuse(&e, play, flaw, out);
	json_refuse(r, "bad-card", e.msg, MSG_ARGS(e.arg[0], e.arg[1], e.arg[2]));
}

/* ---- answers ----------------------------------------------------------------------------------- */

/* The cards in the alphabetical order of their codes, as lists of codes are compared. */
static void write_legal(struct buf *b, uint32_t cards)
{
	static const uint8_t suits[] = { ULTI_MAKK, ULTI_PIROS, ULTI_TOK, ULTI_ZOLD };
	static const uint8_t faces[] = {
		ULTI_7, ULTI_8, ULTI_9, ULTI_ASZ, ULTI_FELSO, ULTI_KIRALY, ULTI_ALSO, ULTI_TIZES,
	};
	const char *separator = "[\"";

	for (int i = 0; i < ULTI_CARDS; i++) {
		int card = ulti_card(suits[i / ULTI_FACES], faces[i % ULTI_FACES]);
		if (!ulti_cards_have(cards, card))
			continue;
		buf_str(b, separator);
		buf_str(b, text_card_of(card).text);
		separator = "\",\"";
	}
	buf_str(b, "\"]");
}

static void write_fault(struct buf *b, const struct ulti_replay *replay)
{
	const char *cite = ulti_duty_cite(replay->breach);

	if (replay->breach == ULTI_FREE) {
		buf_str(b, "null");
		return;
	}
	buf_printf(b, "{\"trick\":%s,\"seat\":\"%s\",\"played\":\"%s\",\"kind\":\"%s\",\"legal\":",
		num_of(replay->trick_count + 1).text, text_seat_code(replay->seat), text_card_of(replay->card).text,
		ulti_duty_code(replay->breach));
	write_legal(b, replay->legal);
	buf_str(b, ",\"cite\":");
	json_write_strings(b, &cite, 1);
	buf_char(b, '}');
}

/* Case 3.4 of the renonsz: who erred pays the whole bid at the levels in force. */
static void write_ruling(struct buf *b, const struct json_request *r, const struct ulti_replay *replay)
{
	struct ulti_dispute dispute = ulti_dispute_of(ULTI_CASE_3_4, replay->deal.players);
	struct ulti_ruling ruling;

	dispute.deal = replay->deal;
	dispute.offender = replay->seat;
	ulti_judge(&dispute, &r->rules, &ruling);
	buf_str(b, "\"made\":null,\"silent\":null,\"points\":");
	json_write_points(b, r, ruling.points);
}

static void write_made(struct buf *b, const struct ulti_deal *deal)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		buf_str(b, i == 0 ? "{\"" : ",\"");
		buf_str(b, ulti_item_code(part));
		buf_str(b, deal->made[part] == ULTI_MADE ? "\":true" : "\":false");
	}
	buf_char(b, '}');
}

static const char *side_word(int side)
{
	return side == ULTI_DECLARER ? "declarer" : "defenders";
}

static void write_silent(struct buf *b, const struct ulti_deal *deal)
{
	const char *separator = "";

	buf_char(b, '{');
	if (deal->silent_100) {
		buf_printf(b, "\"100\":\"%s\"", side_word(deal->silent_100));
		separator = ",";
	}
	if (deal->silent_ulti) {
		buf_printf(b, "%s\"ulti\":{\"side\":\"%s\",\"made\":%s}", separator, side_word(deal->silent_ulti),
			deal->silent_ulti_result == ULTI_MADE ? "true" : "false");
		separator = ",";
	}
	if (deal->silent_4_asz)
		buf_printf(b, "%s\"4-asz\":\"%s\"", separator, side_word(deal->silent_4_asz));
	buf_char(b, '}');
}

static void write_results(struct buf *b, const struct json_request *r, const struct ulti_deal *deal)
{
	struct ulti_settlement settlement;

	ulti_settle(deal, &r->rules, &settlement);
	buf_str(b, "\"made\":");
	write_made(b, deal);
	buf_str(b, ",\"silent\":");
	write_silent(b, deal);
	buf_str(b, ",\"points\":");
	json_write_points(b, r, settlement.points);
}

static void write_answer(struct buf *b, const struct json_request *r, const struct ulti_replay *replay)
{
	int16_t tricks[ULTI_SEATS];

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		tricks[seat] = replay->tricks[seat];
	json_write_id(b, r);
	buf_str(b, ",\"fault\":");
	write_fault(b, replay);
	buf_str(b, ",\"tricks\":");
	json_write_points(b, r, tricks);
	buf_str(b, ",\"card_points\":{\"declarer\":");
	buf_int(b, replay->declarer_points);
	buf_str(b, ",\"defenders\":");
	buf_int(b, replay->defenders_points);
	buf_str(b, "},");
	if (replay->breach != ULTI_FREE)
		write_ruling(b, r, replay);
	else if (ulti_replay_is_complete(replay))
		write_results(b, r, &replay->deal);
	else
		buf_str(b, "\"made\":null,\"silent\":null,\"points\":null");
	buf_str(b, "}\n");
}

bool text_json_replay(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct replay_request request = { 0 };
	struct ulti_replay replay;
	struct json_request r;

	if (read_request(&r, &request, line, n)) {
		enum ulti_flaw flaw = ulti_play_replay(&r.deal, &request.play, &replay);
		if (flaw == ULTI_SOUND) {
			write_answer(out, &r, &replay);
			return true;
		}
		refuse_cards(&r, &request.play, flaw, &replay);
	}
	json_write_error(out, lang, &r);
	return false;
}
