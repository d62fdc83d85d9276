/* Within ulti: the fields shared by its JSON Lines interfaces. */
#ifndef ULTI_JSON_H
#define ULTI_JSON_H

#include "base/json.h"
#include "games/ulti/notation/notation.h"

/* Valid values, for messages on missing or wrong ones. */
#define ULTI_JSON_BID "\"40-100+ulti\""
#define ULTI_JSON_HANDS "{\"A\":\"mAK9 z8 tA98 pAF8\",…}"
#define ULTI_JSON_TALON "\"m8 t7\""

/* A request about a deal of ulti. */
struct ulti_request {
	struct json_request json;        /* first: the readers get this */
	struct ulti_deal deal;           /* bid 0, declarer ULTI_SEATS: not given */
	int order[ULTI_PLAYERS];         /* the players' seats in the order listed */
	struct ulti_rules rules;
	const cJSON *kontra, *made, *silent;   /* kept until the bid is known; NULL if absent */
};

/* Start an empty request; then call json_read or json_read_all with its `json`. */
void ulti_request_start(struct ulti_request *request);
/* Return the request of a reader. */
static inline struct ulti_request *ulti_request_of(struct json_request *r)
{
	return (struct ulti_request *)r;
}

/* Were bid and declarer given? */
bool ulti_json_require_contract(struct json_request *r);

/* Readers of the shared fields. */
bool ulti_json_read_players(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_bid(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_declarer(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_trump(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_settings(struct json_request *r, const cJSON *value, void *arg);
/* Keep the value for ulti_json_apply, which needs the bid. */
bool ulti_json_read_kontra(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_made(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_silent(struct json_request *r, const cJSON *value, void *arg);
/* Put kontra, made and silent into the deal, after all fields were read. */
bool ulti_json_apply(struct json_request *r);
/* Read a seat; refuses with bad-seat. `field` names it in the message. */
bool ulti_json_seat(struct json_request *r, const char *field, const cJSON *value, int *seat);
/* Refuse a deal refused by the rules. */
bool ulti_json_refuse_deal(struct json_request *r, enum ulti_refusal refusal);

/* The cards of a deal. The fields are kept until players and trump are known. */
struct ulti_json_cards {
	const cJSON *hands, *talon, *melds, *tricks;   /* NULL if absent */
	struct ulti_play play;
};

/* Readers of their fields; `arg` is a struct ulti_json_cards. */
bool ulti_json_read_hands(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_talon(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_melds(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_tricks(struct json_request *r, const cJSON *value, void *arg);
/* Put the fields into cards->play, which is empty, once the contract is known; absent ones stay empty. */
bool ulti_json_apply_cards(struct json_request *r, struct ulti_json_cards *cards);
/* Refuse cards for a flaw found by ulti_play_replay. */
void ulti_json_refuse_flaw(struct json_request *r, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *out);

/* Return the card at 0 … 31 in the alphabetical order of codes, in which lists of codes are compared. */
int ulti_json_card_at(int place);
/* Write the codes without brackets: "m9","mA". */
void ulti_json_write_cards(struct buf *b, uint32_t cards);
/* Write the first breach, or null. */
void ulti_json_write_fault(struct buf *b, const struct ulti_replay *replay);
/* Write the object of silent items in a completed deal. */
void ulti_json_write_silent(struct buf *b, const struct ulti_deal *deal);

/* Write the points of the players, in the order listed. */
void ulti_json_write_points(struct buf *b, struct json_request *r, const int16_t points[ULTI_SEATS]);

#endif
