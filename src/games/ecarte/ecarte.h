/* ecarte: its notation, above the pure rules. */
#ifndef GAMES_ECARTE_ECARTE_H
#define GAMES_ECARTE_ECARTE_H

#include "games/court.h"
#include "games/game.h"
#include "games/ecarte/rules/ecarte.h"
#include "base/json.h"

extern const struct game game_ecarte;

/* Return the sentence on why a hand or coup is refused, and what to do. */
const struct msg *ecarte_refusal_msg(enum ecarte_refusal refusal);

/* Say the weak reading of a ruling, if any, and the result by the letter. */
void ecarte_letter_say(struct buf *b, enum lang lang, const char *const who[ECARTE_PLAYERS],
	const struct ecarte_ruling *ruling);
/* Its fault cases. */
extern const struct game_court ecarte_court;
/* Find the contents of a section without a case, "9", "9.§"; 0 for any other (struct game_court). */
size_t ecarte_sections(const char *words, size_t n, struct court_paragraph out[COURT_PARAGRAPHS]);
void ecarte_ruling_say(struct buf *b, enum lang lang, const char *const who[ECARTE_PLAYERS],
	const struct ecarte_ruling *ruling);

/* Answer lines of `settle` and `judge` by the rules of écarté (docs/formats.md). */
bool ecarte_json_settle(struct buf *out, enum lang lang, const char *line, size_t n);
bool ecarte_json_judge(struct buf *out, enum lang lang, const char *line, size_t n);

/* coup: a coup of écarté as a deal of the book. */

/* Hands of a coup, voided ones included. */
enum { ECARTE_HANDS = 24 };

/* Bets on a coup; the players' own bets have no name. */
enum { ECARTE_BETS = 16 };
struct ecarte_named_bet {
	char name[GAME_ITEM];
	struct ecarte_bet bet;
};

/* The stakes of a coup. */
struct ecarte_stakes {
	int stake;                     /* ECARTE_NO_BET: not given, 1 */
	int bet_count;                 /* 0: no bets, the stake applies */
	struct ecarte_named_bet bets[ECARTE_BETS + ECARTE_PLAYERS];
	char holder[ECARTE_PLAYERS][GAME_ITEM];   /* the holder of the rest of a side; "": the player */
	/* the stand-in for a player who left, and their first hand, from 1 (53.§); 0: nobody */
	char instead[ECARTE_PLAYERS][GAME_ITEM];
	int instead_from[ECARTE_PLAYERS];
	int chouette;                  /* the player who gives it, or ECARTE_NOBODY */
};

/* A coup as written down. */
struct ecarte_written {
	int dealer;                    /* of the first hand: player 0 or 1 */
	int hand_count;
	struct ecarte_hand hands[ECARTE_HANDS];
	int ending;                    /* enum ecarte_ending */
	int by;                        /* the player who left, else ECARTE_NOBODY */
	struct ecarte_stakes stakes;
};

/* Called for a hand played: its number from 0, its dealer, its marks and the score after it. */
typedef void ecarte_hand_visit(void *arg, int no, int dealer, const struct ecarte_hand *hand,
	const struct ecarte_settlement *settlement);

/* Play the hands one after another; `visit` (or NULL) sees each. `out` is the coup after them. */
enum ecarte_refusal ecarte_coup_settle(const struct ecarte_written *coup, ecarte_hand_visit *visit, void *arg,
	struct ecarte_coup *out);
/* Has somebody won, or was the pack false? */
bool ecarte_coup_is_over(const struct ecarte_written *coup, const struct ecarte_coup *played);

/* Make the record of a coup; false if it has no room for all the hands. */
bool ecarte_record_of(const struct ecarte_written *coup, struct game_record *out);
/* Read the coup of a record; false if ecarte_record_of would not write it. */
bool ecarte_coup_of(const struct game_record *record, struct ecarte_written *out);

/* Read a line after its number. */
bool ecarte_line_read(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out);
/* Add a hand typed after others (struct game). */
bool ecarte_piece_add(const char *line, int dealer, struct text_slice typed, struct buf *whole,
	struct game_progress *out, struct text_fault *fault);
void ecarte_noted_write(const char *line, struct buf *out);
/* Remark on unequal bets, before the coup or after it (struct game). */
void ecarte_remark(const struct game_record *record, struct err *out);
/* Return 'e' for ECARTE_ACCEPTED …; '\0' for ECARTE_UNSAID. */
char ecarte_first_letter(int first);
/* Write " bizottsag:A:1", each word after a blank. */
void ecarte_committee_write(struct buf *b, const struct ecarte_hand *hand);
/* Write "e A3 kB 44:A"; all hands and the end of the coup, without the dealer. */
void ecarte_hand_write(struct buf *b, const struct ecarte_hand *hand);
/* Write "otthagyta:A", "otthagyta:A:-" (nobody played on), "hamis"; nothing if the fifth mark ended it. */
void ecarte_end_write(struct buf *b, const struct ecarte_written *coup);
void ecarte_hands_write(struct buf *b, const struct ecarte_written *coup);

/* ---- stakes.c ---- */
void ecarte_stakes_start(struct ecarte_stakes *out);
/* Take the next word of the line, with a whole name in it: fogad:B:Szabó Anna:5, marad:B:"Szabó Anna". */
struct text_slice ecarte_stake_word(struct scan *scan);
/*
 * Is it a word about stakes? ecarte_stake_read returns NULL or its fault; ecarte_stakes_check NULL or a
 * contradiction, names holders of a rest and stand-ins as in their bets, and adds the bet of the chouette.
 */
bool ecarte_is_stake_word(struct text_slice word);
/* Does a later word replace an earlier one: the stake, somebody's bet, a rest, the chouette? */
bool ecarte_stake_replaces(struct text_slice later, struct text_slice word);
const struct msg *ecarte_stake_read(struct ecarte_stakes *stakes, struct text_slice word);
const struct msg *ecarte_stakes_check(struct ecarte_stakes *stakes);
/* Is it "helyette:B:Szabó", naming who plays on for B from that hand? */
bool ecarte_is_instead_word(struct text_slice word);
const struct msg *ecarte_instead_read(struct ecarte_stakes *stakes, struct text_slice word, int hand);
/* Check that the stand-in's bet allows it (53.§); the fault is shown at `word`. */
bool ecarte_instead_check(const struct ecarte_stakes *stakes, int side, struct scan *scan,
	struct text_slice word);
void ecarte_instead_write(struct buf *b, const struct ecarte_stakes *stakes, int hand);
/* Could somebody of the side of a player who leaves play the coup to its end (53.§, E-20)? */
bool ecarte_can_be_played_on(const struct ecarte_stakes *stakes, int by);
/* Have both sides bet? Do their sums differ? */
bool ecarte_both_bet(const struct ecarte_stakes *stakes);
bool ecarte_stakes_differ(const struct ecarte_stakes *stakes, int sums[ECARTE_PLAYERS]);
/* Write " tet:10", " fogad:A:10 fogad:A:Szabó:5 chouette:A", each word after a blank. */
void ecarte_stakes_write(struct buf *b, const struct ecarte_stakes *stakes);
/* Write "tét: 10", "A oldalán Szabó fogad: 5" …, for paper. */
void ecarte_stakes_say(struct buf *b, enum lang lang, const struct ecarte_stakes *stakes);
/* Write a line with other names of the bettors (struct game). */
bool ecarte_bettors_name(struct text_slice line, game_bettor_visit *visit, void *arg, struct buf *out);
/* Put stakes into a record as facts; read them back. */
void ecarte_stakes_put(struct game_record *record, const struct ecarte_stakes *stakes);
/*
 * Keep former stakes in a record that names none; `said` reports those kept or lost; false: they do not fit.
 */
bool ecarte_stakes_keep(const struct game_record *was, struct game_record *record, struct err *said);
bool ecarte_stakes_take(const struct game_fact *fact, struct ecarte_stakes *out);
/* Share the points out by side; fill in the payments of the bets, the players' own included. */
enum ecarte_refusal ecarte_stakes_share(struct ecarte_stakes *stakes, int winner, int points[ECARTE_PLAYERS]);

/* Explain a coup; `names` by seat, or NULL. */
bool ecarte_explain(struct doc *doc, const struct game_played *played, const char *const names[GAME_SEATS],
	struct err *e);

/*
 * Within the games: shared by the two JSON Lines interfaces of écarté. For json_read_all: refuse faults and
 * read on.
 */

/* The players may sit anywhere at a table of four. */
enum { ECARTE_SEATS = 4 };

/* The seats of players 0 and 1. */
struct ecarte_seats { int seat[ECARTE_PLAYERS]; };

/* Read the field "players"; NULL: A and B. False after json_refuse. */
bool json_ecarte_players(struct json_request *r, const cJSON *value, struct ecarte_seats *seats);
/* Read a player by the seat, or ECARTE_NOBODY. */
int json_ecarte_player(
	struct json_request *r, const char *field, const cJSON *value, const struct ecarte_seats *seats);
/* Read a whole number of that range for each player. */
bool json_ecarte_pair(struct json_request *r, const char *field, const cJSON *value,
	const struct ecarte_seats *seats, int low, int high, int out[ECARTE_PLAYERS]);
/* Read the tricks of player 0, of five in all. */
bool json_ecarte_tricks(
	struct json_request *r, const cJSON *value, const struct ecarte_seats *seats, int8_t *out);
/* Read the field "first": enum ecarte_first, ECARTE_UNSAID if it is none. */
int json_ecarte_first(struct json_request *r, const cJSON *value);

/* Write "A", or null for nobody; and {"A":1,"B":0}. */
void json_ecarte_write_seat(struct buf *b, const struct ecarte_seats *seats, int player);
void json_ecarte_write_pair(struct buf *b, const struct ecarte_seats *seats, int64_t first, int64_t second);

#endif
