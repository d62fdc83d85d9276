/*
 * ecarte: écarté by an old club's rules, edition ecarte, pure. Const tables and functions of their arguments;
 * no input or output, no memory, no clock, nothing from the other rooms. Sections (§) are those of the rule
 * book, E-nn the readings of docs/rules-ecarte.md. The two players are 0 and 1, whatever their seats at the
 * table.
 */
#ifndef ECARTE_H
#define ECARTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ECARTE_PLAYERS = 2, ECARTE_NOBODY = -1, ECARTE_TRICKS = 5, ECARTE_WON = 5 };

/* ==== 1. A hand ================================================================================= */

enum ecarte_king { ECARTE_NO_KING, ECARTE_TURNED, ECARTE_HELD };

/* What became of the opponent's first cards (35.§, 40.§, 41.§; E-03). */
enum ecarte_first { ECARTE_UNSAID, ECARTE_ACCEPTED, ECARTE_REFUSED, ECARTE_DIRECT, ECARTE_FIRST_COUNT };

/* The faults that give or take marks; the hand has their offenders. */
enum ecarte_fault { ECARTE_FAULT_23, ECARTE_FAULT_24, ECARTE_FAULT_29, ECARTE_FAULT_44,
	ECARTE_FAULT_52, ECARTE_FAULTS };

/* A hand was played, or voided and dealt again by the same or the other player (E-12). */
enum ecarte_void { ECARTE_HAND_PLAYED, ECARTE_VOID_KEPT, ECARTE_VOID_LOST };

struct ecarte_hand {
	uint8_t is_void;                  /* enum ecarte_void; a voided hand has nothing else */
	uint8_t king;                     /* enum ecarte_king: rightly marked */
	int8_t king_by;                   /* player */
	uint8_t first;                    /* enum ecarte_first */
	int8_t tricks; /* of player 0; player 1 has the rest of five. ECARTE_NOBODY: not played */
	int8_t faults[ECARTE_FAULTS];     /* offender, or ECARTE_NOBODY */
	int8_t committee[ECARTE_PLAYERS]; /* marks given, or taken (below 0), by the play committee; E-33 */
};

/* Return an empty hand. */
struct ecarte_hand ecarte_hand_start(void);

/* Why a hand or a coup is impossible as written. */
enum ecarte_refusal {
	ECARTE_FINE,
	ECARTE_FIRST_MISSING,         /* 35.§, E-05 */
	ECARTE_TRICKS_MISSING,        /* 43.§, E-05 */
	ECARTE_SCORE_OVER,            /* the coup was over before the hand */
	ECARTE_TURNED_BY_OTHER,       /* a turned king is the dealer's, 26.§ */
	ECARTE_23_OF_DEALER,          /* 23.§ */
	ECARTE_FAULT_UNPROPOSED,      /* 23 or 24 without an exchange */
	ECARTE_KING_BARRED,           /* held by the offender of 23 or 24 (E-10) */
	ECARTE_KING_OF_OFFENDER,      /* of 29.§ */
	ECARTE_44_BESIDE_52,          /* E-09 */
	ECARTE_TRICKS_BESIDE_52,      /* E-09 */
	ECARTE_AFTER_THE_END,         /* something after the fifth mark (E-05) */
	ECARTE_BETTOR_OF_OTHER_SIDE,  /* a player bets on the other */
	ECARTE_REST_OF_OTHER_SIDE,    /* the holder of the rest does not bet on that side (58.§) */
	ECARTE_CHOUETTE_SHARE,        /* less than half of the side's bets (4.§, E-18) */
	ECARTE_BELOW_ZERO,            /* the committee took more marks than there are (E-33) */
	ECARTE_REFUSAL_COUNT
};

const char *ecarte_refusal_code(enum ecarte_refusal refusal);
/* Return the section or reading behind a refusal. */
const char *ecarte_refusal_reason(enum ecarte_refusal refusal);

/* The reason of marks given or taken. */
enum ecarte_part {
	ECARTE_KING_TURNED, ECARTE_KING_HELD, ECARTE_MOST_TRICKS, ECARTE_REFUSED_LOST,
	ECARTE_DIRECT_LOST, ECARTE_VOLE,
	ECARTE_FOR_23, ECARTE_FOR_24, ECARTE_FOR_29, ECARTE_FOR_44, ECARTE_FOR_52,
	ECARTE_BY_COMMITTEE,
	ECARTE_PARTS
};

struct ecarte_line {
	uint8_t part;      /* enum ecarte_part */
	int8_t player;     /* whose marks */
	int8_t marks;      /* below 0 for 29.§, 44.§ and the committee */
};

enum { ECARTE_LINES = 10 };

struct ecarte_settlement {
	int8_t marks[ECARTE_PLAYERS];   /* of the hand: the sum of the lines */
	int8_t score[ECARTE_PLAYERS];   /* of the coup after the hand, at most 5 (E-06) */
	int8_t winner;                  /* of the coup, or ECARTE_NOBODY */
	uint8_t line_count;
	struct ecarte_line lines[ECARTE_LINES];
};

/* Settle one hand dealt by `dealer` at that score. Anything but ECARTE_FINE leaves `out` undefined. */
enum ecarte_refusal ecarte_settle(const struct ecarte_hand *hand, int dealer,
	const int8_t score[ECARTE_PLAYERS], struct ecarte_settlement *out);

/*
 * Find who marks for three or four tricks under E-07 although 44.§ says "nothing" (one mark less by the
 * letter), or ECARTE_NOBODY.
 */
int ecarte_settle_letter(const struct ecarte_settlement *settlement);

/* Return a part's code in the interface, its section, and its reading (NULL: none). */
const char *ecarte_part_code(int part);
const char *ecarte_part_cite(int part);
const char *ecarte_part_reading(int part);
const char *ecarte_first_code(int first);
/* Return the number of a fault's section, "44"; find the fault of that number, -1 if none of the five. */
const char *ecarte_fault_code(int fault);
int ecarte_fault_find(const char *number);

/* ==== 2. A coup ================================================================================= */

enum ecarte_ending { ECARTE_PLAYED, ECARTE_LEFT /* 53.§ */, ECARTE_FALSE_PACK /* 54.§ */ };

/* A coup in progress. */
struct ecarte_coup {
	int8_t score[ECARTE_PLAYERS];
	int8_t dealer;      /* of the next hand (E-11, E-12) */
	int8_t winner;      /* ECARTE_NOBODY until it is won */
};

/* Play the next hand of a coup; a voided one leaves `out` with no marks. */
enum ecarte_refusal ecarte_coup_add(struct ecarte_coup *coup, const struct ecarte_hand *hand,
	struct ecarte_settlement *out);

/* ==== 3. Bets (3.§, 4.§, 58.§; E-17) ============================================================ */

struct ecarte_bet {
	uint8_t side;       /* player 0 or 1 */
	int8_t player;      /* the player who bets, or ECARTE_NOBODY */
	int32_t amount;     /* 0 or more */
	int32_t payment;    /* filled in: the bettor's gain; all add up to 0 */
};

enum { ECARTE_NO_BET = -1 };

/*
 * Share out the bets of a coup. `rest`, by side, is the bet of the holder of that side's rest, ECARTE_NO_BET:
 * the player holds it. `chouette`: the player who gives it, or ECARTE_NOBODY. `winner` ECARTE_NOBODY: every
 * bet is returned.
 */
enum ecarte_refusal ecarte_share(
	struct ecarte_bet *bets, size_t count, const int rest[ECARTE_PLAYERS], int chouette, int winner);

/* ==== 4. Fault cases ============================================================================ */

/* The fault cases, numbered by section. */
enum ecarte_case_no {
	ECARTE_CASE_14, ECARTE_CASE_15, ECARTE_CASE_16, ECARTE_CASE_17, ECARTE_CASE_18, ECARTE_CASE_19,
	ECARTE_CASE_20,
	ECARTE_CASE_21, ECARTE_CASE_22, ECARTE_CASE_23, ECARTE_CASE_24, ECARTE_CASE_25, ECARTE_CASE_26,
	ECARTE_CASE_27,
	ECARTE_CASE_28, ECARTE_CASE_29, ECARTE_CASE_32, ECARTE_CASE_34, ECARTE_CASE_36, ECARTE_CASE_38,
	ECARTE_CASE_42,
	ECARTE_CASE_44, ECARTE_CASE_45, ECARTE_CASE_47, ECARTE_CASE_48, ECARTE_CASE_49, ECARTE_CASE_50,
	ECARTE_CASE_51,
	ECARTE_CASE_52, ECARTE_CASE_52B,
	ECARTE_CASE_53, ECARTE_CASE_54, ECARTE_CASE_55, ECARTE_CASE_56, ECARTE_CASE_JURY,
	ECARTE_CASES
};

/* The facts of cases beside dealer and offender. */
enum ecarte_fact {
	ECARTE_SEEN, ECARTE_DEMAND, ECARTE_ELEVENTH, ECARTE_TO, ECARTE_CHOICE, ECARTE_WHOSE,
	ECARTE_LOOKED, ECARTE_STAGE,
	ECARTE_DEALER_LOOKED, ECARTE_COUNT, ECARTE_TIMELY, ECARTE_KING_LED, ECARTE_SAID,
	ECARTE_CORRECTED, ECARTE_COVERED,
	ECARTE_NEXT_LED, ECARTE_OPPONENT_PLAYED, ECARTE_COVERED_LEAD, ECARTE_WHEN, ECARTE_MARKS, ECARTE_REASON,
	ECARTE_FACTS
};

/* The answers; 0 is none. Counts of cards are answers too. */
enum ecarte_answer {
	ECARTE_NO_ANSWER, ECARTE_NO, ECARTE_YES,
	ECARTE_DEALER, ECARTE_OPPONENT,
	ECARTE_ACCEPT, ECARTE_VOIDED, ECARTE_CORRECT, ECARTE_DEAL, ECARTE_RESTORE, ECARTE_BOTTOM,
	ECARTE_BEFORE_ATOUT, ECARTE_ATOUT_TURNED, ECARTE_STARTED,
	ECARTE_BEFORE_LEAD, ECARTE_BEFORE_COVER, ECARTE_BEFORE_SECOND_LEAD, ECARTE_LATER,
	ECARTE_EARLY, ECARTE_IN_TIME, ECARTE_LATE,
	ECARTE_2_CARDS, ECARTE_3_CARDS, ECARTE_4_CARDS, ECARTE_6_CARDS, ECARTE_7_CARDS,
	ECARTE_GIVEN,           /* marks, reason: present */
	ECARTE_ANSWERS
};

enum ecarte_ruling_kind {
	ECARTE_REDEAL, ECARTE_CONTINUE, ECARTE_PUT_RIGHT, ECARTE_MARK, ECARTE_NO_MARK,
	ECARTE_SET_ASIDE, ECARTE_REPLAY,
	ECARTE_FORFEIT, ECARTE_VOID_COUP, ECARTE_JURY,
	ECARTE_RULINGS
};

struct ecarte_dispute {
	uint8_t case_no;                  /* enum ecarte_case_no */
	int8_t dealer, offender;          /* player, or ECARTE_NOBODY: not given */
	uint8_t facts[ECARTE_FACTS];      /* enum ecarte_answer */
	int8_t marks[ECARTE_PLAYERS];     /* of ECARTE_MARKS */
	uint8_t first;                    /* 29.§, 44.§: enum ecarte_first */
	int8_t tricks;                    /* those of player 0, or ECARTE_NOBODY */
};

enum ecarte_judge_refusal {
	ECARTE_JUDGED,
	ECARTE_FACT_MISSING,              /* the ruling's `fact` */
	ECARTE_DEALER_MISSING,
	ECARTE_OFFENDER_MISSING,
	ECARTE_FIRST_WANTED,              /* 29.§, 44.§ */
	ECARTE_TRICKS_WANTED
};

struct ecarte_ruling {
	uint8_t kind;                     /* enum ecarte_ruling_kind */
	bool has_marks;
	int8_t marks[ECARTE_PLAYERS];
	int8_t dealer;                    /* the next dealer, or ECARTE_NOBODY */
	int8_t barred; /* the player who may not mark a king held in this hand (E-10), or ECARTE_NOBODY */
	int8_t open;                      /* the player with open cards, or ECARTE_NOBODY */
	int8_t winner;                    /* of a forfeited coup, or ECARTE_NOBODY */
	uint8_t fact;                     /* of a refusal: the missing fact */
	const char *second_cite;          /* a further section, or NULL */
	const char *reading;              /* or NULL */
	const char *weak;                 /* E-07, E-13: a reading against the letter, or NULL */
	int8_t letter[ECARTE_PLAYERS];    /* of E-07: the marks by the letter */
};

/* Find the case of that number ("21", "jury"), -1 if there is none. */
int ecarte_case_find(const char *number);
const char *ecarte_case_code(int case_no);
/* Return the section by which a case is cited: "21.§"; the jury's is 59.§. */
const char *ecarte_case_cite(int case_no);
/* Does the case have that fact; does it allow that answer? */
bool ecarte_case_asks(int case_no, int fact);
bool ecarte_case_allows(int case_no, int fact, int answer);
const char *ecarte_fact_code(int fact);
const char *ecarte_answer_code(int answer);
const char *ecarte_ruling_code(int kind);

/* Judge a dispute whose facts belong to its case. Anything but ECARTE_JUDGED leaves only `fact` defined. */
enum ecarte_judge_refusal ecarte_judge(const struct ecarte_dispute *dispute, struct ecarte_ruling *out);

#endif
