/* Within ulti: the fields that its JSON Lines interfaces share. */
#ifndef ULTI_JSON_H
#define ULTI_JSON_H

#include "base/json.h"
#include "games/ulti/notation/notation.h"

/* Values that would do where one is missing or wrong. */
#define ULTI_JSON_BID "\"40-100+ulti\""
#define ULTI_JSON_HANDS "{\"A\":\"mAK9 z8 tA98 pAF8\",…}"
#define ULTI_JSON_TALON "\"m8 t7\""

/* A request about a deal of ulti. */
struct ulti_request {
	struct json_request json;        /* first: the readers get this */
	struct ulti_deal deal;           /* bid 0, declarer ULTI_SEATS: not given */
	int order[ULTI_PLAYERS];         /* the players' seats as they were listed */
	struct ulti_rules rules;
	const cJSON *kontra, *made, *silent;   /* kept for after the bid is known; NULL if absent */
};

/* A request of which nothing is read yet; then json_read or json_read_all with its `json`. */
void ulti_request_start(struct ulti_request *request);
/* The request that a reader is reading. */
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
/* A seat word; refuses with bad-seat. `field` names it in the message. */
bool ulti_json_seat(struct json_request *r, const char *field, const cJSON *value, int *seat);
/* Refuse because of what the rules say of the deal. */
bool ulti_json_refuse_deal(struct json_request *r, enum ulti_refusal refusal);

/* The cards of a deal. The fields wait for the players and the trump. */
struct ulti_json_cards {
	const cJSON *hands, *talon, *melds, *tricks;   /* NULL if absent */
	struct ulti_play play;
};

/* Readers of their fields; `arg` is a struct ulti_json_cards. */
bool ulti_json_read_hands(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_talon(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_melds(struct json_request *r, const cJSON *value, void *arg);
bool ulti_json_read_tricks(struct json_request *r, const cJSON *value, void *arg);
/* Put them into cards->play, which is empty, after the contract is known; what is absent stays empty. */
bool ulti_json_apply_cards(struct json_request *r, struct ulti_json_cards *cards);
/* Refuse because of what ulti_play_replay found. */
void ulti_json_refuse_flaw(struct json_request *r, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *out);

/* The cards in the alphabetical order of their codes, as lists of codes are compared: the one at 0 … 31. */
int ulti_json_card_at(int place);
/* "m9","mA": the codes without brackets. */
void ulti_json_write_cards(struct buf *b, uint32_t cards);
/* The first breach, or null. */
void ulti_json_write_fault(struct buf *b, const struct ulti_replay *replay);
/* The object of what was silent in a deal played out. */
void ulti_json_write_silent(struct buf *b, const struct ulti_deal *deal);

/* The points of the players, in the order in which they were listed. */
void ulti_json_write_points(struct buf *b, struct json_request *r, const int16_t points[ULTI_SEATS]);

#endif
