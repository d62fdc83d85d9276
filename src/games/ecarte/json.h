/*
 * Within the games: what the two JSON Lines interfaces of écarté share. For json_read_all: faults are
 * refused and reading goes on.
 */
#ifndef TEXT_JSON_ECARTE_H
#define TEXT_JSON_ECARTE_H

#include "games/ecarte/notation.h"
#include "base/json.h"

/* They may sit at any seats of a table of four. */
enum { ECARTE_SEATS = 4 };

/* Where the players 0 and 1 sit. */
struct ecarte_seats { int seat[ECARTE_PLAYERS]; };

/* The field "players"; NULL: A and B. False after json_refuse. */
bool json_ecarte_players(struct json_request *r, const cJSON *value, struct ecarte_seats *seats);
/* A player by the seat, or ECARTE_NOBODY. */
int json_ecarte_player(
	struct json_request *r, const char *field, const cJSON *value, const struct ecarte_seats *seats);
/* A whole number of that range for each player. */
bool json_ecarte_pair(struct json_request *r, const char *field, const cJSON *value,
	const struct ecarte_seats *seats, int low, int high, int out[ECARTE_PLAYERS]);
/* The tricks of player 0, of five in all. */
bool json_ecarte_tricks(
	struct json_request *r, const cJSON *value, const struct ecarte_seats *seats, int8_t *out);
/* The field "first": enum ecarte_first, ECARTE_UNSAID if it is none. */
int json_ecarte_first(struct json_request *r, const cJSON *value);

/* "A", or null for nobody; and {"A":1,"B":0}. */
void json_ecarte_write_seat(struct buf *b, const struct ecarte_seats *seats, int player);
void json_ecarte_write_pair(struct buf *b, const struct ecarte_seats *seats, int64_t first, int64_t second);

#endif
