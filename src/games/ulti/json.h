/* Within the games: one line of JSON in, one out. cJSON reads; the readers of common fields refuse by code.
 */
#ifndef TEXT_JSON_H
#define TEXT_JSON_H

#include "games/ulti/notation.h"

#include <cjson/cJSON.h>

/* One request under way: what was read of the fields every kind of request shares, and why it was refused. */
struct json_request {
	const cJSON *root;
	const cJSON *id;                 /* NULL if there is none */
	unsigned given;                  /* bit set of the fields read so far, none of them twice */
	struct ulti_deal deal;           /* bid 0, declarer ULTI_SEATS: not given */
	int order[ULTI_PLAYERS];         /* the players' seats as they were listed */
	struct ulti_rules rules;
	const cJSON *kontra, *made, *silent;   /* kept for after the bid is known; NULL if absent */
	bool is_ordered;                 /* of several faults the first kind counts */
	const char *code;                /* of the refusal, NULL while all is well */
	struct err err;                  /* its message */
};

/* A field's reader: false after json_refuse. */
typedef bool json_reader(struct json_request *r, const cJSON *value, void *arg);

struct json_field {
	const char *key;
	json_reader *read;
};

/*
 * Read a line's object field by field: each key must be one of `fields` (closed by a NULL key) or "id". `arg`
 * goes to the readers. What cJSON allocates lives until the next line.
 */
bool json_read(
	struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg);
/*
 * The same for the later editions: all of the line is read, and of several faults that of the first kind
 * counts, in the order fields, bid or case, seats, parts, levels, facts, impossible. False if the line is
 * no JSON; else `code` tells.
 */
bool json_read_all(
	struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg);
/* Refuse the request; returns false. The first fault counts, or with json_read_all that of the first kind. */
bool json_refuse(struct json_request *r, const char *code, const struct msg *msg, const char *const args[]);

/* Refuse a value: `wanted` shows one that would do. */
bool json_bad_type(struct json_request *r, const char *field, const char *wanted);
/* Refuse a field that the request does not have. */
bool json_unknown(struct json_request *r, const char *field);
/* Refuse a field that was given before. */
bool json_twice(struct json_request *r, const char *field);
/* Refuse with bad-field unless the field was given. */
bool json_require(struct json_request *r, const char *field, bool given);
/* Were bid and declarer given? */
bool json_require_contract(struct json_request *r);

/* Readers of the shared fields. */
bool json_read_players(struct json_request *r, const cJSON *value, void *arg);
bool json_read_bid(struct json_request *r, const cJSON *value, void *arg);
bool json_read_declarer(struct json_request *r, const cJSON *value, void *arg);
bool json_read_trump(struct json_request *r, const cJSON *value, void *arg);
bool json_read_settings(struct json_request *r, const cJSON *value, void *arg);
/* Keep the value for json_apply, which needs the bid. */
bool json_read_kontra(struct json_request *r, const cJSON *value, void *arg);
bool json_read_made(struct json_request *r, const cJSON *value, void *arg);
bool json_read_silent(struct json_request *r, const cJSON *value, void *arg);
/* Put kontra, made and silent into the deal, after all fields were read. */
bool json_apply(struct json_request *r);
/* A seat word; refuses with bad-seat. `field` names it in the message. */
bool json_seat(struct json_request *r, const char *field, const cJSON *value, int *seat);
/* A seat from A on, of `count`; refuses with bad-seat, or bad-field if it is no text. */
bool json_letter(struct json_request *r, const char *field, const cJSON *value, int count, int *seat);
/* The seats that play, `wanted` of `count`, in the order of play. */
bool json_letters(struct json_request *r, const cJSON *value, int count, int wanted, int order[]);
/* A whole number of that range, else bad-field. */
bool json_whole(struct json_request *r, const char *field, const cJSON *value, int low, int high, int *out);
/* Which of `words` (closed by NULL) the value is; bad-field and -1 if none. */
int json_word(struct json_request *r, const char *field, const cJSON *value, const char *const words[]);
/* Refuse because of what the rules say of the deal. */
bool json_refuse_deal(struct json_request *r, enum ulti_refusal refusal);

/* The cards of a deal. The fields wait for the players and the trump. */
struct json_cards {
	const cJSON *hands, *talon, *melds, *tricks;   /* NULL if absent */
	struct ulti_play play;
};

/* Readers of their fields; `arg` is a struct json_cards. */
bool json_read_hands(struct json_request *r, const cJSON *value, void *arg);
bool json_read_talon(struct json_request *r, const cJSON *value, void *arg);
bool json_read_melds(struct json_request *r, const cJSON *value, void *arg);
bool json_read_tricks(struct json_request *r, const cJSON *value, void *arg);
/* Put them into cards->play, which is empty, after the contract is known; what is absent stays empty. */
bool json_apply_cards(struct json_request *r, struct json_cards *cards);
/* Refuse because of what ulti_play_replay found. */
void json_refuse_flaw(struct json_request *r, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *out);

/* The cards in the alphabetical order of their codes, as lists of codes are compared: the one at 0 … 31. */
int json_card_at(int place);
/* "m9","mA": the codes without brackets. */
void json_write_cards(struct buf *b, uint32_t cards);
/* The first breach, or null. */
void json_write_fault(struct buf *b, const struct ulti_replay *replay);

/* Pieces of answers. */
void json_write_id(struct buf *b, const struct json_request *r);
void json_write_error(struct buf *b, enum lang lang, const struct json_request *r);
void json_write_points(struct buf *b, const struct json_request *r, const int16_t points[ULTI_SEATS]);
void json_write_strings(struct buf *b, const char *const strings[], size_t count);

#endif
