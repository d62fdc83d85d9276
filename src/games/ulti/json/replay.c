/* Answer `renonsz replay`: a deal's cards as a line of JSON; the outcome, or first breach, as another. */
#include "games/ulti/cards/messages.h"
#include "games/ulti/json/json.h"
#include "games/ulti/json/messages.h"

#include <stdio.h>
#include <string.h>

static const struct json_field fields[] = {
	{ "bid", ulti_json_read_bid },
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

static bool read_replay_request(struct json_request *r, struct ulti_json_cards *cards, const char *line,
	size_t n)
{
	enum ulti_refusal refusal;

	if (!json_read(r, line, n, fields, cards) || !ulti_json_require_contract(r))
		return false;
	if (!json_require(r, "hands", ULTI_JSON_HANDS, cards->hands)
		|| !json_require(r, "talon", ULTI_JSON_TALON, cards->talon)
		|| !json_require(r, "tricks", "[\"zA z9 z8\",…]", cards->tricks) || !ulti_json_apply(r))
		return false;
	if ((refusal = ulti_contract_check(&ulti_request_of(r)->deal, &ulti_mausz_2017)) != ULTI_FINE)
		return ulti_json_refuse_deal(r, refusal);
	return ulti_json_apply_cards(r, cards);
}

/* ---- answers ----------------------------------------------------------------------------------- */

static const char *side_word(int side)
{
	return side == ULTI_DECLARER ? "declarer" : "defenders";
}

void ulti_json_write_silent(struct buf *b, const struct ulti_deal *deal)
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

static void write_replayed(struct buf *b, struct json_request *r, const struct ulti_replay *replay)
{
	int16_t tricks[ULTI_SEATS];

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		tricks[seat] = replay->tricks[seat];
	json_write_id(b, r);
	buf_str(b, ",\"fault\":");
	ulti_json_write_fault(b, replay);
	buf_str(b, ",\"tricks\":");
	ulti_json_write_points(b, r, tricks);
	buf_str(b, ",\"card_points\":{\"declarer\":");
	buf_int(b, replay->declarer_points);
	buf_str(b, ",\"defenders\":");
	buf_int(b, replay->defenders_points);
	buf_str(b, "},");
	if (replay->breach != ULTI_FREE) {
		/* Case 3.4 of the renonsz: the offender pays the whole bid at the levels in force. */
		struct ulti_dispute dispute = ulti_dispute_of(ULTI_CASE_3_4, replay->deal.players);
		struct ulti_ruling ruling;
		dispute.deal = replay->deal;
		dispute.offender = replay->seat;
		ulti_judge(&dispute, &ulti_request_of(r)->rules, &ruling);
		buf_str(b, "\"made\":null,\"silent\":null,\"points\":");
		ulti_json_write_points(b, r, ruling.points);
	} else if (ulti_replay_is_complete(replay)) {
		const struct ulti_bid *bid = ulti_bid_at(replay->deal.bid);
		struct ulti_settlement settlement;
		ulti_settle(&replay->deal, &ulti_request_of(r)->rules, &settlement);
		buf_str(b, "\"made\":{");
		for (int i = 0; i < bid->part_count; i++) {
			int part = bid->parts[i].part;
			buf_printf(b, "%s\"%s\":%s", i > 0 ? "," : "", ulti_item_code(part),
				replay->deal.made[part] == ULTI_MADE ? "true" : "false");
		}
		buf_str(b, "},\"silent\":");
		ulti_json_write_silent(b, &replay->deal);
		buf_str(b, ",\"points\":");
		ulti_json_write_points(b, r, settlement.points);
	} else {
		buf_str(b, "\"made\":null,\"silent\":null,\"points\":null");
	}
	buf_str(b, "}\n");
}

bool ulti_json_replay(struct buf *out, enum lang lang, const char *line, size_t n)
{
	struct ulti_json_cards cards = { 0 };
	struct ulti_replay replay;
	struct ulti_request r;

	ulti_request_start(&r);
	if (read_replay_request(&r.json, &cards, line, n)) {
		enum ulti_flaw flaw = ulti_play_replay(&r.deal, &cards.play, &replay);
		if (flaw == ULTI_SOUND) {
			write_replayed(out, &r.json, &replay);
			return true;
		}
		ulti_json_refuse_flaw(&r.json, &cards.play, flaw, &replay);
	}
	json_write_error(out, lang, &r.json);
	return false;
}
