/* Read and write the cards of a deal as JSON, for replay and solve. */
#include "games/ulti/cards/messages.h"
#include "games/ulti/json/json.h"
#include "games/ulti/json/messages.h"

#include <stdio.h>
#include <string.h>

/* ---- fields ------------------------------------------------------------------------------------ */

bool ulti_json_read_hands(struct json_request *r, const cJSON *value, void *arg)
{
	struct ulti_json_cards *cards = arg;

	cards->hands = value;
	return cJSON_IsObject(value) || json_bad_type(r, "hands", "{\"A\":\"pAXK mF\",…}");
}

bool ulti_json_read_talon(struct json_request *r, const cJSON *value, void *arg)
{
	struct ulti_json_cards *cards = arg;

	cards->talon = value;
	return cJSON_IsString(value) || json_bad_type(r, "talon", "\"m8 t7\"");
}

bool ulti_json_read_melds(struct json_request *r, const cJSON *value, void *arg)
{
	struct ulti_json_cards *cards = arg;

	cards->melds = value;
	return cJSON_IsObject(value) || cJSON_IsNull(value) || json_bad_type(r, "melds", "{\"A\":[\"z40\"],…}");
}

bool ulti_json_read_tricks(struct json_request *r, const cJSON *value, void *arg)
{
	struct ulti_json_cards *cards = arg;

	cards->tricks = value;
	return cJSON_IsArray(value) || json_bad_type(r, "tricks", "[\"zA z9 z8\",…]");
}

/* ---- cards ------------------------------------------------------------------------------------- */

static struct text_slice slice_of(const cJSON *value)
{
	return (struct text_slice){ value->valuestring, strlen(value->valuestring) };
}

/* Read the cards of a string, in order; -1 after a refusal. */
static int read_cards(struct json_request *r, const cJSON *value, uint8_t out[ULTI_CARDS])
{
	struct ulti_cards_fault fault;
	char piece[ERR_ARG_SIZE];
	int count = ulti_cards_read(slice_of(value), out, &fault);

	if (count >= 0)
		return count;
	if (fault.twice != ULTI_NO_CARD) {
		json_refuse(r, "bad-card", &msg_cards_card_twice, MSG_ARGS(ulti_card_of(fault.twice).text));
	} else {
		snprintf(piece, sizeof piece, "%.*s", (int)text_cut(fault.piece.s, fault.piece.n, sizeof piece - 1),
			fault.piece.s);
		json_refuse(r, "bad-card", &msg_cards_bad_card, MSG_ARGS(piece));
	}
	return -1;
}

static bool read_set(struct json_request *r, const cJSON *value, uint32_t *set)
{
	uint8_t list[ULTI_CARDS];
	int count = read_cards(r, value, list);

	for (int i = 0; i < count; i++)
		*set |= ulti_card_set(list[i]);
	return count >= 0;
}

/* Read a key that must be the seat of a player, not yet in `named`. */
static bool read_player(
	struct json_request *r, const char *field, const cJSON *value, unsigned *named, int *seat)
{
	*seat = ulti_seat_read(value->string, strlen(value->string));
	if (*seat == ULTI_NO_SEAT || !ulti_deal_seats(&ulti_request_of(r)->deal, *seat))
		return json_refuse(r, "bad-seat", &msg_json_not_player, MSG_ARGS(field, value->string));
	if (*named >> *seat & 1)
		return json_twice(r, value->string);
	*named |= 1u << *seat;
	return true;
}

/* Read a meld: 40 in trumps and 20 elsewhere, each only once. */
static bool read_meld(struct json_request *r, const cJSON *meld, uint8_t *melds)
{
	int suit, value, trump = ulti_deal_trump(&ulti_request_of(r)->deal);

	if (!cJSON_IsString(meld))
		return json_bad_type(r, "melds", "[\"z40\"]");
	if (!ulti_meld_read(slice_of(meld), &suit, &value) || ulti_meld_value(suit, trump) != value)
		return json_refuse(r, "bad-field", &msg_cards_bad_meld, MSG_ARGS(meld->valuestring));
	if (*melds >> suit & 1)
		return json_refuse(r, "bad-field", &msg_cards_meld_twice, MSG_ARGS(meld->valuestring));
	*melds = (uint8_t)(*melds | 1 << suit);
	return true;
}

/* Put tricks of three cards; only the last may be unfinished, as in a dispute. */
static bool apply_tricks(struct json_request *r, struct ulti_json_cards *cards)
{
	int number = 0;

	for (const cJSON *trick = cards->tricks ? cards->tricks->child : NULL; trick; trick = trick->next) {
		uint8_t list[ULTI_CARDS];
		if (!cJSON_IsString(trick))
			return json_bad_type(r, "tricks", "\"zA z9 z8\"");
		int count = read_cards(r, trick, list);
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
		memcpy(cards->play.cards + cards->play.count, list, (size_t)count);
		cards->play.count = (uint8_t)(cards->play.count + count);
	}
	return true;
}

bool ulti_json_apply_cards(struct json_request *r, struct ulti_json_cards *cards)
{
	unsigned holders = 0, melders = 0;
	int seat;

	for (const cJSON *hand = cards->hands->child; hand; hand = hand->next) {
		if (!read_player(r, "hands", hand, &holders, &seat))
			return false;
		if (!cJSON_IsString(hand))
			return json_bad_type(r, "hands", "\"pAXK mF\"");
		if (!read_set(r, hand, &cards->play.hands[seat]))
			return false;
	}
	if (cards->talon && !read_set(r, cards->talon, &cards->play.talon))
		return false;
	for (const cJSON *melds = cards->melds ? cards->melds->child : NULL; melds; melds = melds->next) {
		if (!read_player(r, "melds", melds, &melders, &seat))
			return false;
		if (!cJSON_IsArray(melds))
			return json_bad_type(r, "melds", "[\"z40\"]");
		for (const cJSON *meld = melds->child; meld; meld = meld->next) {
			if (!read_meld(r, meld, &cards->play.melds[seat]))
				return false;
		}
	}
	return apply_tricks(r, cards);
}

/* ---- refusals ---------------------------------------------------------------------------------- */

void ulti_json_refuse_flaw(struct json_request *r, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *out)
{
	struct err e = { 0 };

	if (flaw == ULTI_TRUMP_UNSAID) {
		json_refuse(r, "bad-field", &msg_json_trump_missing, MSG_NO_ARGS);
		return;
	}
	ulti_flaw_refuse(&e, play, flaw, out);
	json_refuse(r, "bad-card", e.msg, MSG_ARGS(e.arg[0], e.arg[1], e.arg[2]));
}

/* ---- answers ----------------------------------------------------------------------------------- */

int ulti_json_card_at(int place)
{
	static const uint8_t suits[] = { ULTI_MAKK, ULTI_PIROS, ULTI_TOK, ULTI_ZOLD };
	static const uint8_t faces[] = {
		ULTI_7, ULTI_8, ULTI_9, ULTI_ASZ, ULTI_FELSO, ULTI_KIRALY, ULTI_ALSO, ULTI_TIZES,
	};

	return ulti_card(suits[place / ULTI_FACES], faces[place % ULTI_FACES]);
}

void ulti_json_write_cards(struct buf *b, uint32_t cards)
{
	for (int i = 0, count = 0; i < ULTI_CARDS; i++) {
		int card = ulti_json_card_at(i);
		if (!ulti_cards_have(cards, card))
			continue;
		buf_str(b, count++ ? ",\"" : "\"");
		buf_str(b, ulti_card_of(card).text);
		buf_char(b, '"');
	}
}

void ulti_json_write_fault(struct buf *b, const struct ulti_replay *replay)
{
	const char *cite = ulti_duty_cite(replay->breach);

	if (replay->breach == ULTI_FREE) {
		buf_str(b, "null");
		return;
	}
	buf_printf(b, "{\"trick\":%s,\"seat\":\"%s\",\"played\":\"%s\",\"kind\":\"%s\",\"legal\":",
		num_of(replay->trick_count + 1).text, ulti_seat_code(replay->seat), ulti_card_of(replay->card).text,
		ulti_duty_code(replay->breach));
	buf_char(b, '[');
	ulti_json_write_cards(b, replay->legal);
	buf_str(b, "],\"cite\":");
	json_write_strings(b, &cite, 1);
	buf_char(b, '}');
}
