/*
 * ulti: the game itself, pure: const tables and functions of their arguments; no input or output, no memory,
 * no clock, nothing from other rooms. Paragraphs (§) are those of the MAUSZ rules of 2017, R-nn the readings
 * in docs/rules.md. A broken rule of the game is a result here, never an error.
 *
 * 1 seats, suits, parts 2 the licittabla 3 a deal 4 its settlement 5 slips on paper 6 renonsz 7 cards and
 * play 8 deals from a seed
 */
#ifndef GAMES_ULTI_RULES_ULTI_H
#define GAMES_ULTI_RULES_ULTI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ==== 1. Seats, suits, parts ==================================================================== */

/* Seats A B C D in the order of play (counter-clockwise); three of at most four play a deal. */
enum { ULTI_SEATS = 4, ULTI_PLAYERS = 3, ULTI_NO_SEAT = -1 };

enum ulti_suit { ULTI_MAKK, ULTI_ZOLD, ULTI_TOK, ULTI_PIROS, ULTI_SUIT_COUNT, ULTI_NO_SUIT = -1 };

/* The parts of bids (4.§). Durchmars and betli stand for all their grades. */
enum ulti_part {
	ULTI_PARTI,
	ULTI_40_100,
	ULTI_20_100,
	ULTI_4_ASZ,
	ULTI_ULTI,
	ULTI_DURCHMARS,
	ULTI_BETLI,
	ULTI_PART_COUNT
};

/* ==== 2. The licittabla (3.§ (5), R-01 … R-06) ================================================== */

enum { ULTI_BIDS = 54, ULTI_RANKS = 41, ULTI_BID_PARTS = 3 };

/* A bid's trump: one of makk, zold, tok; piros; or none (no-trump). */
enum ulti_colour { ULTI_PLAIN, ULTI_RED, ULTI_COLOURLESS };

struct ulti_bid_part {
	uint8_t part;   /* enum ulti_part */
	uint8_t value;  /* points per defender, already doubled in piros */
};

struct ulti_bid {
	uint8_t no;                 /* 1 … 54 */
	uint8_t rank;               /* 1 … 41; bids of one rank do not overcall each other */
	uint8_t colour;             /* enum ulti_colour */
	uint8_t total;              /* sum of the values */
	uint8_t part_count;
	uint8_t part_set;           /* bit set of enum ulti_part */
	struct ulti_bid_part parts[ULTI_BID_PARTS];   /* in the order of the result marks */
	const char *code, *short_code;
	const char *name;           /* Hungarian, with accents */
};

/* The licittabla, by number from 1. */
extern const struct ulti_bid ulti_bids[ULTI_BIDS];
/* Return the bid of that number; NULL outside 1 … 54. */
static inline const struct ulti_bid *ulti_bid_at(int no)
{
	return no >= 1 && no <= ULTI_BIDS ? &ulti_bids[no - 1] : NULL;
}
/* does `bid` overcall `standing` (NULL: nothing said yet)? */
bool ulti_bid_overcalls(const struct ulti_bid *bid, const struct ulti_bid *standing);
/* find the lowest-numbered bid of the next rank; NULL above 41. Bids of one rank share one total. */
const struct ulti_bid *ulti_bid_next(const struct ulti_bid *standing);
/*
 * find the bid meant by an incomplete name: the lowest of `named`'s name above `standing`, with or
 * without piros, betli with its grades. Durchmars is never completed. NULL if there is none.
 */
const struct ulti_bid *ulti_bid_complete(const struct ulti_bid *named, const struct ulti_bid *standing);
struct ulti_edition;
/* Find the same bid in piros (13.§ (3) 2); NULL if `bid` is not a plain trump bid. */
const struct ulti_bid *ulti_bid_red_twin(const struct ulti_edition *edition, const struct ulti_bid *bid);
/* The reverse: find the same bid in makk, zold, tok; NULL if `bid` is not a piros one. */
const struct ulti_bid *ulti_bid_plain_twin(const struct ulti_edition *edition, const struct ulti_bid *bid);
/* Does the bid have that part? */
static inline bool ulti_bid_has(const struct ulti_bid *bid, enum ulti_part part)
{
	return bid->part_set >> part & 1;
}

/* Find the index of a part in the bid, -1 if it is not there. */
int ulti_bid_find(const struct ulti_bid *bid, enum ulti_part part);
/* Return `c` of the readings: 2 in piros, else 1. */
int ulti_bid_factor(const struct ulti_bid *bid);

/* An auction so far. Players are 0 … 2 in the order of play, 0 has twelve cards. Start with {0}. */
struct ulti_auction {
	uint8_t due;       /* in turn */
	uint8_t bid;       /* number of the standing bid, 0: none */
	uint8_t bidder;    /* who said it */
	uint8_t passes;    /* in a row */
};

enum ulti_auction_fault {
	ULTI_AUCTION_FINE,
	ULTI_AUCTION_MUST_BID,     /* the first player passed: 3.§ (10) */
	ULTI_AUCTION_NOT_HIGHER,   /* 3.§ (5), 13.§ (2) 4 */
	ULTI_AUCTION_PASS_EARLY,   /* out of turn: 13.§ (2) 2 */
	ULTI_AUCTION_BID_EARLY,    /* talon taken before the next player passed: 13.§ (2) 5 */
	ULTI_AUCTION_OPENED,       /* not begun by the first player: 13.§ (2) 6 */
	ULTI_AUCTION_ENDED,        /* all three had passed: 3.§ (8) */
	ULTI_AUCTION_FAULTS
};

/* Let a player say a bid (its number), or pass (0). A fault leaves the auction unchanged. */
enum ulti_auction_fault ulti_auction_say(
	const struct ulti_edition *edition, struct ulti_auction *a, int player, int bid);
/*
 * Is the auction over, with the bidder as declarer? If two passes are enough (3.§ (8)), the declarer may
 * still take the talon again and bid higher, until passing.
 */
bool ulti_auction_is_over(const struct ulti_edition *edition, const struct ulti_auction *a);
/* Find the lowest-numbered legal bid; NULL above the highest. */
const struct ulti_bid *ulti_auction_next(const struct ulti_edition *edition, const struct ulti_auction *a);
/* Return the weak reading by which `bid` overcalls `standing` or not, against the letter; NULL: none. */
const char *ulti_bid_letter(
	const struct ulti_edition *edition, const struct ulti_bid *bid, const struct ulti_bid *standing);

/* ==== 3. A deal: the bid, the kontras, the results =============================================== */

enum ulti_ending {
	ULTI_PLAYED,
	ULTI_THROWN_IN,   /* by the declarer before the first lead, 6.§ (9) */
	ULTI_CONCEDED     /* after it, with both defenders' consent, 6.§ (9) */
};

enum ulti_result { ULTI_UNSAID, ULTI_MADE, ULTI_LOST };

enum ulti_side { ULTI_NOBODY, ULTI_DECLARER, ULTI_DEFENDERS };

/*
 * The facts of one deal as said; only ulti_settle checks them. Zero means "not said": start with a zeroed
 * deal, bid, players and declarer filled in.
 */
struct ulti_deal {
	uint8_t bid;                             /* number in the licittabla */
	uint8_t players;                         /* bit set of the three players' seats */
	uint8_t declarer;                        /* seat */
	int8_t trump;                            /* enum ulti_suit, ULTI_NO_SUIT: not written down */
	uint8_t ending;                          /* enum ulti_ending */
	uint8_t made[ULTI_PART_COUNT];           /* enum ulti_result per part; only if played */
	uint8_t kontra[ULTI_PART_COUNT];         /* level per part, for both defenders: 0 or 1, 2, 4 */
	uint8_t seat_kontra[ULTI_SEATS];         /* no-trump bids: level per defender */
	uint8_t silent_100, silent_4_asz;        /* enum ulti_side */
	uint8_t silent_ulti;                     /* enum ulti_side */
	uint8_t silent_ulti_result;              /* enum ulti_result: made, or lost = caught */
};

/* when is the extra for a lost announced ulti due? */
enum ulti_extra { ULTI_EXTRA_ALWAYS, ULTI_EXTRA_PLAYED };

enum { ULTI_LEVELS = 6 };

/* The code, paragraphs and readings of an item of a settlement. */
struct ulti_item {
	const char *code;
	const char *cite, *caught_cite;   /* the latter, if any, for a lost one */
	const char *readings[2];
};

/*
 * An edition of the rules: all differences between editions, as data. A difference that is no number is a
 * flag, and one branch at its rule.
 */
struct ulti_edition {
	const char *id;                     /* "mausz-2017", as in an event */
	const struct ulti_bid *bids;        /* the table of bids, by number from 1 */
	uint8_t bid_count, rank_count;
	uint8_t top_level;                  /* of the ladder 1, 2, 4 … */
	uint8_t extra; /* for a lost announced ulti; this and the next in plain trumps */
	uint8_t silent_ulti_made, silent_ulti_caught;   /* */
	uint8_t silent_4_asz;               /* R-16; 0: there is none */
	uint8_t thrown_in_level;            /* R-18; 0: nothing can be thrown in */
	bool silent_100_at_level;           /* counts as the parti at its level (H-13), not beside it */
	bool names_in_full;                 /* a bid's name is said in full (H-04), not completed */
	bool parts_first; /* faults of the parts precede those of the levels, trumps come last */
	const struct ulti_item *items;      /* ULTI_ITEM_COUNT of them */
	const char *const *level_cites;     /* by step from level 2: ULTI_LEVELS of them */
	const char *seat_level_cite;        /* of personal kontras in no-trump contracts */
	const char *level_reading;
	const char *ending_cite, *ending_reading;       /* of a deal thrown in or conceded */
	const char *const *refusal_reasons; /* ULTI_REFUSAL_COUNT of them, "" for slips of writing */
};

enum { ULTI_ONLINE_BIDS = 41 };

extern const struct ulti_bid ulti_online_bids[ULTI_ONLINE_BIDS];
extern const struct ulti_edition ulti_mausz_2017, ulti_online;
/* Return the edition's bid of that number; NULL if it has none. */
static inline const struct ulti_bid *ulti_edition_bid(const struct ulti_edition *edition, int no)
{
	return no >= 1 && no <= edition->bid_count ? &edition->bids[no - 1] : NULL;
}

/* The settings that an event fixes before its first deal. */
struct ulti_rules {
	uint8_t lost_ulti_extra;              /* enum ulti_extra */
	const struct ulti_edition *edition;   /* NULL: ulti_mausz_2017 */
};

static inline const struct ulti_edition *ulti_edition_of(const struct ulti_rules *rules)
{
	return rules->edition ? rules->edition : &ulti_mausz_2017;
}

/* 2.§ (3): find the dealer in turn; the last seat deals the first deal. `no` counts from 1. */
int ulti_dealer_of(int no, int seats);
/* 9.§ (11): return the three players: at a table of four the dealer sits out. */
uint8_t ulti_players_at(int seats, int dealer);
/* Are there three bits, of the four seats? */
bool ulti_players_fit(unsigned players);
/* Is the seat one of the three players? */
bool ulti_deal_seats(const struct ulti_deal *deal, int seat);
/* Return the next player after a seat. */
int ulti_next_player(const struct ulti_deal *deal, int seat);
/* Return the level of a part of the bid for a defender: 1, 2 or 4. */
int ulti_deal_level(const struct ulti_deal *deal, const struct ulti_bid *bid, int part, int defender);

/* ==== 4. Settlement (8.§, R-10 … R-20) =========================================================== */

/* Why a deal is impossible as written; its paragraph or reading is in `refusal_reasons`. */
enum ulti_refusal {
	ULTI_FINE,
	ULTI_NO_SUCH_BID,          /* not one of the 54 */
	ULTI_NOT_THREE_PLAYERS,    /* 1.§ (1) */
	ULTI_DECLARER_NOT_PLAYING,
	ULTI_TRUMP_NOT_OF_BID,     /* 3.§ (4): piros belongs to piros bids, none to no-trump ones */
	ULTI_RESULT_MISSING,       /* a part of the bid without made or lost */
	ULTI_RESULT_SURPLUS,       /* a result for a part that was not bid */
	ULTI_RESULT_UNPLAYED,      /* results in a deal that was thrown in or conceded */
	ULTI_SILENT_UNPLAYED,      /* something silent there */
	ULTI_LEVEL_UNKNOWN,        /* other than 1, 2, 4 (7.§ (7)) */
	ULTI_LEVEL_SURPLUS,        /* on a part that was not bid */
	ULTI_LEVEL_NOT_PER_SEAT,   /* a no-trump contract has a level per defender (7.§ (5)) */
	ULTI_LEVEL_PER_SEAT,       /* a trump contract has one level for both (7.§ (4)) */
	ULTI_LEVEL_OF_DECLARER,    /* or of a seat that sits out */
	ULTI_100_WITHOUT_PARTI,    /* */
	ULTI_100_OF_LOSER,         /* */
	ULTI_SILENT_WITHOUT_TRUMP, /* */
	ULTI_SILENT_ULTI_ANNOUNCED,/* the declarer had announced it */
	ULTI_SILENT_ULTI_TWICE,    /* beside a made announced ulti */
	ULTI_SILENT_ULTI_NO_TRICK, /* against a made durchmars */
	ULTI_SILENT_4_ASZ_BID,     /* with announced 4 asz or durchmars */
	ULTI_SILENT_4_ASZ_100,     /* the defenders' beside a made 40-100 or 20-100 */
	ULTI_SILENT_HALF_SAID,     /* a silent ulti without its side or its result */
	ULTI_SILENT_4_ASZ_NONE,    /* an edition without 4 asz (H-18) */
	ULTI_NO_THROWING_IN,       /* an edition in which a deal is only conceded (H-19) */
	ULTI_REFUSAL_COUNT
};

/* Return the code of a refusal's class in the interface. */
const char *ulti_refusal_code(enum ulti_refusal refusal);

/* The item of a line of the settlement: a part, or one of these. */
enum {
	ULTI_SILENT_100 = ULTI_PART_COUNT,
	ULTI_SILENT_ULTI,
	ULTI_SILENT_4_ASZ,
	ULTI_LOST_ULTI_EXTRA,
	ULTI_ITEM_COUNT
};

/* Is a line about an unannounced result? */
static inline bool ulti_is_silent(int item)
{
	return item >= ULTI_SILENT_100 && item <= ULTI_SILENT_4_ASZ;
}

enum { ULTI_LINES = 8, ULTI_REASONS = 4 };

/*
 * One line of a settlement. `made` applies to the part or the silent item itself; the extra's is false. In a
 * no-trump contract with two levels there is a line per defender.
 */
struct ulti_line {
	uint8_t item;                 /* enum ulti_part or the items above */
	uint8_t made;
	uint8_t value;                /* points per defender, before the level */
	uint8_t level;                /* 1, 2, 4 */
	uint8_t side;                 /* enum ulti_side: whose item it is */
	uint8_t colourless;           /* the contract has no trump */
	uint8_t ending;               /* enum ulti_ending */
	int16_t points[ULTI_SEATS];   /* add up to 0 */
};

struct ulti_settlement {
	int16_t points[ULTI_SEATS];   /* the sum of the lines; 0 for seats that sit out */
	uint8_t line_count;
	struct ulti_line lines[ULTI_LINES];
};

/* Settle one deal. Anything but ULTI_FINE leaves `out` undefined. */
enum ulti_refusal ulti_settle(const struct ulti_deal *deal, const struct ulti_rules *rules,
	struct ulti_settlement *out);
/* Remove the lines of these items (a bit set), with their points. */
void ulti_settlement_drop(struct ulti_settlement *settlement, unsigned items);
/* Check for the refusals of ulti_settle alone. */
enum ulti_refusal ulti_deal_check(const struct ulti_deal *deal, const struct ulti_edition *edition);
/* The same without results: bid, players, declarer, trump, levels. */
enum ulti_refusal ulti_contract_check(const struct ulti_deal *deal, const struct ulti_edition *edition);

/* Return the code of a line's item ("40-100", "silent-ulti", …). */
const char *ulti_item_code(int item);
/* List the paragraphs of a line; returns their number, at most ULTI_REASONS. */
size_t ulti_line_cites(const struct ulti_edition *edition, const struct ulti_line *line,
	const char *out[ULTI_REASONS]);
/* List its readings ("R-10") in the same way. */
size_t ulti_line_readings(const struct ulti_edition *edition, const struct ulti_line *line,
	const char *out[ULTI_REASONS]);

/*
 * A deciding weak reading: its number, and the result by the letter of the rule book. The points are 0 for a
 * ruling without payment.
 */
struct ulti_letter {
	const char *reading;
	uint8_t kind;                 /* enum ulti_ruling_kind; of a settlement 0 */
	uint8_t bid;                  /* number of the bid paid by the letter, 0: none */
	bool pays;
	int16_t points[ULTI_SEATS];
};

/* Find the letter of a settlement under; false if neither applies, or the letter agrees. */
bool ulti_settle_letter(const struct ulti_deal *deal, const struct ulti_rules *rules,
	const struct ulti_settlement *settlement, struct ulti_letter *out);

/* ==== 5. Slips on paper ========================================================================= */

/* The slips of a hurried hand in one deal. */
enum ulti_slip_kind {
	ULTI_SLIP_KONTRA_MISSED, /* `item` counted at `level`, lower than said (no-trump: against `seat`) */
	ULTI_SLIP_KONTRA,        /* at a higher one */
	ULTI_SLIP_RESULT,        /* `item` counted the other way round */
	ULTI_SLIP_PIROS,         /* not doubled for piros, or doubled without it */
	ULTI_SLIP_THROWN_IN,     /* thrown in, and counted without kontra */
	ULTI_SLIP_EXTRA,         /* the extra of a lost ulti forgotten */
	ULTI_SLIP_LEFT,          /* the part or silent `item` forgotten */
	ULTI_SLIP_SILENT_SAID,   /* the silent `item` of side `level` counted but not written */
	ULTI_SLIP_ONE_DEFENDER,  /* settled without the defender `seat` */
	ULTI_SLIP_COUNT
};

enum { ULTI_SLIPS = 48 };

/* One slip, and the resulting points on paper. */
struct ulti_slip {
	uint8_t kind, item, level, seat;
	bool is_natural;              /* suggested by the recorded deal; see slips.c */
	struct ulti_deal deal;        /* as counted; unchanged if only the figures are wrong */
	int16_t points[ULTI_SEATS];   /* add up to 0 */
};

/*
 * List every single slip that changes the points of a deal; returns their number (at most ULTI_SLIPS), 0 for
 * a refused deal. All differ: in a contract of one part, forgetting it is forgetting the whole deal.
 */
size_t ulti_slips(
	const struct ulti_deal *deal, const struct ulti_rules *rules, struct ulti_slip out[ULTI_SLIPS]);

/* ==== 6. Renonsz (10.§, 13.§, R-30 … R-43) ====================================================== */

/* The rows of 13.§'s three tables, 10.§ (3) g, and the unlisted case (10.§ (3) d). */
enum ulti_case_no {
	ULTI_CASE_1_1, ULTI_CASE_1_2, ULTI_CASE_1_3, ULTI_CASE_1_4, ULTI_CASE_1_5, ULTI_CASE_1_6,
	ULTI_CASE_2_1, ULTI_CASE_2_2, ULTI_CASE_2_3, ULTI_CASE_2_4, ULTI_CASE_2_5, ULTI_CASE_2_6, ULTI_CASE_2_7,
	ULTI_CASE_3_1, ULTI_CASE_3_2, ULTI_CASE_3_3, ULTI_CASE_3_4, ULTI_CASE_3_5, ULTI_CASE_3_6,
	ULTI_CASE_3_7, ULTI_CASE_3_8, ULTI_CASE_3_9, ULTI_CASE_3_10, ULTI_CASE_3_11, ULTI_CASE_3_12,
	ULTI_CASE_FALSE_CLAIM,
	ULTI_CASE_JURY,
	ULTI_CASES
};

/* The time of the act: 13.§ (1), (2), (3), or any. */
enum ulti_phase { ULTI_DEALING, ULTI_AUCTION, ULTI_PLAY, ULTI_ANY_TIME, ULTI_PHASE_COUNT };

/* The facts of cases. The first seven are fields of the dispute, the others are in its `facts`. */
enum ulti_fact {
#define FACT(fact, word, kind) ULTI_FACT_##fact,
#include "games/ulti/rules/facts.def"
#undef FACT
	ULTI_FACT_COUNT
};

/* The kind of a fact. */
enum ulti_fact_kind {
	ULTI_KIND_BID,
	ULTI_KIND_SEAT,
	ULTI_KIND_SEAT_OR_NOBODY,
	ULTI_KIND_SEATS,
	ULTI_KIND_PARTS,
	ULTI_KIND_WORD,        /* one of the case's answers */
	ULTI_KIND_YES_NO,
	ULTI_KIND_CONTRACT,    /* kontra, made, silent: as in a deal */
	ULTI_KIND_POINTS,
	ULTI_KIND_TEXT
};

/* The answers of words and of yes and no, and the sides derived from facts with seats. */
enum ulti_answer {
	ULTI_ANSWER_NONE,
#define ANSWER(answer, name, word) ULTI_ANSWER_##answer,
#define SIDE(answer, word) ULTI_ANSWER_##answer,
#include "games/ulti/rules/answers.def"
#undef ANSWER
#undef SIDE
	ULTI_ANSWER_COUNT
};

enum ulti_ruling_kind {
#define RULING(kind, word) ULTI_RULING_##kind,
#include "games/ulti/rules/rulings.def"
#undef RULING
	ULTI_RULING_COUNT
};

/* The consequences; kind and payment depend only on them. */
enum ulti_consequence {
	ULTI_FOLLOWS_NOTHING,          /* closes a list of outcomes */
#define CONSEQUENCE(follows, ...) ULTI_FOLLOWS_##follows,
#include "games/ulti/rules/consequences.def"
#undef CONSEQUENCE
	ULTI_CONSEQUENCE_COUNT
};

/* Who is guilty. */
enum ulti_guilty {
	ULTI_GUILTY_OFFENDER,
	ULTI_GUILTY_DECLARER,
	ULTI_GUILTY_SPEAKER,     /* the player who warned (13.§ (3) 5) */
	ULTI_GUILTY_SECOND,      /* the second bidder (13.§ (2) 7 b) */
	ULTI_GUILTY_COUNT,       /* the declarer with a wrong count, else all with one (13.§ (3) 9) */
	ULTI_GUILTY_NOBODY
};

/* The bid that makes the act possible. */
enum ulti_bid_must {
	ULTI_BID_ANY,
	ULTI_BID_PLAIN,           /* in makk, zold, tok */
	ULTI_BID_WITHOUT_PARTI,   /* no 20 or 40 may be announced */
	ULTI_BID_WITH_PARTI,
	ULTI_BID_WITH_SILENT,     /* a silent 100 or 4 asz can be */
	ULTI_BID_NOT_HIGHER       /* than the one before, if both are given */
};

enum { ULTI_OUTCOMES = 4 };

/* The outcome if a fact has that answer. `fact` ULTI_FACT_COUNT: always. */
struct ulti_outcome {
	uint8_t fact, answer;
	uint8_t follows;        /* enum ulti_consequence */
	uint8_t guilty;         /* enum ulti_guilty */
	bool barred;            /* the guilty player bids no more in this deal */
	const char *cite;       /* the paragraph */
	const char *reading;    /* its own, NULL if it has none */
};

/* A row of 13.§. The first outcome that applies is the ruling. */
struct ulti_case {
	const char *no;         /* "3.4" */
	uint8_t phase;          /* enum ulti_phase */
	uint8_t bid_must;       /* enum ulti_bid_must */
	uint32_t facts;         /* bit set of enum ulti_fact: may be asked */
	uint32_t answers;       /* bit set of enum ulti_answer: words allowed for its fact of a word */
	struct ulti_outcome outcomes[ULTI_OUTCOMES];
};

/* Return a row by enum ulti_case_no; NULL outside. */
const struct ulti_case *ulti_case_at(int case_no);
/* Find enum ulti_case_no by a row's `no` (n bytes); -1 if unknown. */
int ulti_case_find(const char *no, size_t n);
/* Return the interfaces' word for a fact, "stage", "wrong_count" …; for an answer, "before-bid" …. */
const char *ulti_fact_code(int fact);
const char *ulti_answer_code(int answer);
enum ulti_fact_kind ulti_fact_kind(int fact);
/* Return "redeal", "pay" …. */
const char *ulti_ruling_code(int kind);

/* In a fact with seats: nobody (13.§ (3) 5), or none named. */
enum { ULTI_NOBODY_BIT = 1 << ULTI_SEATS, ULTI_NO_PART_BIT = 1 << ULTI_PART_COUNT };
/* The parts counted from the tricks, which may be past checking (13.§ (3) 12). */
enum { ULTI_COUNTED_PARTS = 1 << ULTI_PARTI | 1 << ULTI_40_100 | 1 << ULTI_20_100 | 1 << ULTI_4_ASZ };

/*
 * The facts established by the parties or the jury. `deal` always has the players, then bid and declarer, if
 * any, the levels said before the act and, for 13.§ (3) 10–12, results and silent items; all else is 0.
 */
struct ulti_dispute {
	uint8_t case_no;                      /* enum ulti_case_no */
	struct ulti_deal deal;                /* bid 0, declarer ULTI_SEATS: not given */
	uint8_t previous_bid;                 /* number, 0: not given */
	int8_t offender;                      /* seat, ULTI_NO_SEAT: not given */
	uint16_t facts[ULTI_FACT_COUNT];      /* 0: not said; by kind an enum ulti_answer, bits of seats or
						 parts, 1 */
	int16_t points[ULTI_SEATS];           /* ULTI_FACT_POINTS */
	uint8_t trick;                        /* of the act, 0: not said */
	bool kontra_is_known;                 /* kontras were stated, even as none */
};

/* Make a dispute with only the case and the players (bit set). */
struct ulti_dispute ulti_dispute_of(int case_no, uint8_t players);

/*
 * the time of the act relative to the kontras, all said in the first trick after the declarer's lead
 * (6.§ (7), 7.§ (1), (6)).
 */
enum ulti_kontra_time {
	ULTI_KONTRA_NEVER,     /* before every kontra */
	ULTI_KONTRA_AMID,      /* in the first trick: before them, after them or between two */
	ULTI_KONTRA_ALL,       /* after them */
	ULTI_KONTRA_UNDATED,   /* the trick decides, and was not given */
	ULTI_KONTRA_ALL_OR_NONE   /* the same for the leader: before or after all of them */
};

/* Is there any kontra? */
bool ulti_kontra_is_said(const struct ulti_deal *deal);
enum ulti_kontra_time ulti_kontra_time(const struct ulti_dispute *dispute);
/*
 * Is the accusation of not following, overtaking or trumping against the declarer? A lead cannot do that,
 * except with the seven of an ulti.
 */
bool ulti_leads_freely(const struct ulti_dispute *dispute);

/* The item of a step that pays a bid as a whole. */
enum { ULTI_WHOLE_BID = ULTI_ITEM_COUNT };
enum { ULTI_STEPS = 9, ULTI_RULING_REASONS = 6 };

/* One payment of the sum: value × level × times points. */
struct ulti_step {
	int8_t payer, payee;
	int8_t instead_of;   /* the partner whose share is paid (10.§ (3) f), or ULTI_NO_SEAT */
	uint8_t item;        /* enum ulti_part, ULTI_LOST_ULTI_EXTRA or ULTI_WHOLE_BID */
	uint8_t value, level, times;
};

/* Why a dispute cannot be judged as given. ulti_judge_code returns the class of each. */
enum ulti_judge_refusal {
	ULTI_JUDGE_FINE,
	ULTI_JUDGE_NO_SUCH_CASE,
	ULTI_JUDGE_NOT_THREE_PLAYERS,
	ULTI_JUDGE_DECLARER_NOT_PLAYING,
	ULTI_JUDGE_OFFENDER_NOT_PLAYING,
	ULTI_JUDGE_NO_SUCH_BID,
	ULTI_JUDGE_FACT_MISSING,          /* `fact` is needed */
	ULTI_JUDGE_FACT_UNASKED,          /* `fact` does not belong to the case */
	ULTI_JUDGE_KONTRA_UNASKED,        /* no kontra before the play (7.§ (1)) */
	ULTI_JUDGE_RESULT_UNASKED,        /* made and silent count only in 13.§ (3) 10–12 */
	ULTI_JUDGE_ANSWER_UNKNOWN,        /* not one of the answers of `fact` */
	ULTI_JUDGE_FACT_SEAT,             /* a seat in `fact` does not play, or is the offender's */
	ULTI_JUDGE_FACT_PART,             /* a part in `fact` cannot be disputed so, or was not bid */
	ULTI_JUDGE_POINTS_NOT_ZERO_SUM,   /* */
	ULTI_JUDGE_OFFENDER_NOT_DECLARER, /* 13.§ (3) 1, 2: only possible for the declarer */
	ULTI_JUDGE_BID_NOT_PLAIN,         /* 13.§ (2) 1, (3) 1, 2: a bid in makk, zold, tok */
	ULTI_JUDGE_BID_HIGHER,            /* 13.§ (2) 4: above the standing bid */
	ULTI_JUDGE_MELD_ALLOWED,          /* 13.§ (3) 3: the bid allows 20 and 40 */
	ULTI_JUDGE_MELD_OWN,              /* the 20 or 40 of the bid itself */
	ULTI_JUDGE_NO_PARTI,              /* 13.§ (3) 10 */
	ULTI_JUDGE_NOTHING_SILENT,        /* 13.§ (3) 11: silent 100 and 4 asz are impossible */
	ULTI_JUDGE_UNCHECKABLE_MADE,      /* a result for a part that cannot be checked */
	ULTI_JUDGE_DEAL,                  /* the deal itself: `deal_refusal` says why */
	ULTI_JUDGE_REFUSAL_COUNT
};

struct ulti_ruling {
	uint8_t kind;                       /* enum ulti_ruling_kind */
	uint8_t follows;                    /* enum ulti_consequence */
	uint8_t guilty, barred;             /* bit sets of seats */
	uint8_t priced_bid;                 /* number of the bid to be paid or surpassed; 0: none */
	bool pays;                          /* `points` apply; else they are 0 */
	int16_t points[ULTI_SEATS];         /* sum of steps and settlement, or set by the jury, without these */
	uint8_t step_count;
	struct ulti_step steps[ULTI_STEPS];
	struct ulti_settlement settlement;  /* the parts settled by result, if any */
	uint8_t cite_count, reading_count;
	const char *cites[ULTI_RULING_REASONS], *readings[ULTI_RULING_REASONS];
	uint8_t fact;                       /* of a refusal: enum ulti_fact */
	uint8_t deal_refusal;               /* of a refusal: enum ulti_refusal */
};

/*
 * Judge a dispute (13.§, 10.§ (3)). Only facts that the ruling depends on are needed: the first one not given
 * is refused as missing, and can be asked for. Bid, declarer and offender may be given even if they do not
 * matter. For a refused dispute only `fact` and `deal_refusal` are set.
 *
 * The offender committed the act: took up the talon in 13.§ (2) 3 c, opened out of turn in (2) 7, took the
 * trick in (3) 5, claimed in 10.§ (3) g. In (3) 1, 2, 9 the offender follows from the rest.
 */
enum ulti_judge_refusal ulti_judge(const struct ulti_dispute *dispute, const struct ulti_rules *rules,
	struct ulti_ruling *ruling);
/*
 * Find the letter of a ruling under; false if none applies, or the letter agrees.
 * decide only if a defender had too many cards, or the trump seven was played early: neither is
 * asked.
 */
bool ulti_judge_letter(const struct ulti_dispute *dispute, const struct ulti_rules *rules,
	const struct ulti_ruling *ruling, struct ulti_letter *out);
/* Return the code of the interface; "" for ULTI_JUDGE_DEAL, whose code is that of `deal_refusal`. */
const char *ulti_judge_code(enum ulti_judge_refusal refusal);
/* Return the points of one step. */
int ulti_step_points(const struct ulti_step *step);

/* ==== 7. Cards and play (1.§, 6.§, R-50 … R-54) ================================================== */

enum ulti_face {
	ULTI_7,
	ULTI_8,
	ULTI_9,
	ULTI_ALSO,
	ULTI_FELSO,
	ULTI_KIRALY,
	ULTI_TIZES,
	ULTI_ASZ,
	ULTI_FACES
};

enum { ULTI_CARDS = 32, ULTI_HAND = 10, ULTI_TALON = 2, ULTI_TRICKS = 10, ULTI_NO_CARD = -1 };
enum { ULTI_PLAYED_CARDS = ULTI_TRICKS * ULTI_PLAYERS };
enum { ULTI_MELD = 20, ULTI_TRUMP_MELD = 40 };

/* A card is a number, suit by suit; a set of cards is a uint32_t with a bit for each. */
static inline int ulti_card(int suit, int face)
{
	return suit * ULTI_FACES + face;
}

static inline int ulti_card_suit(int card)
{
	return (int)((unsigned)card / ULTI_FACES);
}

static inline int ulti_card_face(int card)
{
	return (int)((unsigned)card % ULTI_FACES);
}

/* Return the set of that card alone. */
static inline uint32_t ulti_card_set(int card)
{
	return UINT32_C(1) << card;
}

static inline bool ulti_cards_have(uint32_t cards, int card)
{
	return cards >> card & 1;
}

int ulti_cards_count(uint32_t cards);
/* Return all cards of a suit; none for ULTI_NO_SUIT. */
static inline uint32_t ulti_cards_of_suit(int suit)
{
	return suit == ULTI_NO_SUIT ? 0 : UINT32_C(0xff) << ulti_card(suit, 0);
}

/* Return that face in all four suits. */
static inline uint32_t ulti_cards_of_face(enum ulti_face face)
{
	return UINT32_C(0x01010101) << face;
}

/* Return the stronger cards of `card`'s suit: 1.§ (1), R-50. `trump` decides the order. */
uint32_t ulti_cards_above(int card, int trump);
/* Return the meld of a suit, kiraly and felso: 4.§ (A) (2) c. */
uint32_t ulti_meld_cards(int suit);
/* Return the value of a meld: 40 in trumps, else 20. */
int ulti_meld_value(int suit, int trump);
/* Return the value of several, a bit per suit. */
int ulti_melds_value(unsigned melds, int trump);
/* Count 10 for each asz and tizes. */
int ulti_cards_points(uint32_t cards);

/* Return the trump of a deal: piros in piros bids; ULTI_NO_SUIT if there is none, or it is unknown. */
int ulti_deal_trump(const struct ulti_deal *deal);

/* The duties of a card. As a breach: the duty broken. */
enum ulti_duty {
	ULTI_FREE,
	ULTI_FOLLOW,      /* play the suit led, 6.§ (3) */
	ULTI_OVERTAKE,    /* in that suit, beat the card now winning, 6.§ (4) */
	ULTI_TRUMP,       /* without the suit, play a trump, 6.§ (3) */
	ULTI_OVERTRUMP,   /* beat the trump now winning, 6.§ (4) */
	ULTI_KEEP_SEVEN,  /* with an announced ulti: the trump seven last of the trumps, 4.§ (D) (4), R-52 */
	ULTI_DUTY_COUNT
};

/* Return the code of a duty: "follow-suit", "overtake" …; "" for ULTI_FREE. */
const char *ulti_duty_code(enum ulti_duty duty);
/* Return the paragraph of a duty. */
const char *ulti_duty_cite(enum ulti_duty duty);

/* A trick in progress, as sets of cards: all that matters for the next card. */
struct ulti_trick {
	uint32_t trumps;    /* all trumps; none in no-trump contracts */
	uint32_t led;       /* all cards of the suit led; every card on a lead */
	uint32_t takers;    /* the cards that would now take the trick; every card on a lead */
};

/* Return a trick before its lead. */
struct ulti_trick ulti_trick_start(int trump);
/* Play a card to a trick; true if that card now takes it. */
bool ulti_trick_put(struct ulti_trick *trick, int card);

/*
 * Return the legal cards of a hand; none only if the hand is empty. `kept` must be held back:
 * the trump seven of the declarer of an announced ulti, else nothing.
 */
uint32_t ulti_trick_legal(const struct ulti_trick *trick, uint32_t hand, uint32_t kept);
/* Return the duty broken by playing `card` of the hand; ULTI_FREE: it is legal. */
enum ulti_duty ulti_trick_breach(const struct ulti_trick *trick, uint32_t hand, uint32_t kept, int card);

/* A deal's cards: the hands at the first lead, and the cards played. */
struct ulti_play {
	uint32_t hands[ULTI_SEATS];      /* ten cards each; none for a seat that sits out */
	uint32_t talon;                  /* the two laid away */
	uint8_t melds[ULTI_SEATS];       /* announced, a bit per suit (1 << suit) */
	uint8_t count;                   /* cards played so far */
	uint8_t cards[ULTI_PLAYED_CARDS];   /* in the order of play */
};

/* Why cards are impossible as written: a slip of writing, not a breach. */
enum ulti_flaw {
	ULTI_SOUND,
	ULTI_TRUMP_UNSAID,       /* a plain bid needs a named suit */
	ULTI_HAND_NOT_TEN,       /* or a hand of a seat that sits out */
	ULTI_TALON_NOT_TWO,
	ULTI_CARD_HELD_TWICE,    /* in two hands, or in a hand and the talon */
	ULTI_MELD_NOT_HELD,      /* announced without the kiraly or the felso */
	ULTI_CARD_NOT_HELD,
	ULTI_CARD_PLAYED_TWICE,
	ULTI_FLAW_COUNT
};

/* The outcome of a play, up to a breach. */
struct ulti_replay {
	struct ulti_deal deal;            /* as given, with its trump; after ten tricks with its results */
	int8_t seat, card;                /* of a flaw or breach; ULTI_NO_SEAT, ULTI_NO_CARD: none */
	uint8_t breach;                   /* enum ulti_duty; ULTI_FREE: none */
	uint32_t legal;                   /* the cards that the offender could have played */
	uint8_t trick_count;              /* complete tricks, before the breach */
	uint8_t takers[ULTI_TRICKS];      /* seat that took each */
	uint8_t tricks[ULTI_SEATS];       /* number of tricks by seat */
	uint32_t taken[ULTI_SEATS];       /* the cards in them */
	int16_t declarer_points, defenders_points;   /* card points so far, with talon and valid melds */
};

/*
 * Replay a deal's cards. `deal` must pass ulti_contract_check, without results. After anything but ULTI_SOUND
 * only seat, card and trick_count are set. A complete deal is settled with ulti_settle(&out->deal, …), which
 * never refuses it.
 */
enum ulti_flaw ulti_play_replay(const struct ulti_deal *deal, const struct ulti_play *play,
	struct ulti_replay *out);
/* Collect the cards played by each seat from `count` cards in tricks, the declarer leading the first. */
void ulti_cards_gather(
	const struct ulti_deal *deal, const uint8_t *cards, int count, uint32_t out[ULTI_SEATS]);
/* Is the deal complete, so that out->deal has its results? */
bool ulti_replay_is_complete(const struct ulti_replay *out);
/*
 * Find the result of a part of the bid that the complete tricks decide, whatever the rest: made, lost, or
 * ULTI_UNSAID while it is open. For a complete deal that is its result.
 */
enum ulti_result ulti_part_decided(
	const struct ulti_play *play, const struct ulti_replay *replay, enum ulti_part part);
/*
 * The same for silent items (ULTI_SILENT_100, …): ULTI_MADE if `side` certainly has it (an ulti: made or
 * caught), ULTI_LOST if it cannot have it, for instance by the bid.
 */
enum ulti_result ulti_silent_decided(
	const struct ulti_play *play, const struct ulti_replay *replay, int item, enum ulti_side side);

/* ==== 8. Deals from a seed ====================================================================== */

/*
 * Shuffle the pack of deal `no` of a seed (random_seed_of its words), from the top: the same on every
 * machine, all orders equally likely.
 */
void ulti_pack_shuffle(uint64_t seed, unsigned no, uint8_t pack[ULTI_CARDS]);
/*
 * Deal a pack (2.§ (1)): seven cards to the player on the dealer's right, then five at a time. hands[0] is
 * that player's, who has twelve and bids first; the others follow in the order of play with ten each.
 */
void ulti_pack_deal(const uint8_t pack[ULTI_CARDS], uint32_t hands[ULTI_PLAYERS]);
/* Return the last two of the twelve, which serve as the talon until one is laid away. */
uint32_t ulti_pack_talon(const uint8_t pack[ULTI_CARDS]);

/* Within ulti/: the results of ten tricks, played by people or by the solver. */

/*
 * A complete deal, and the fate of the trump seven in its last trick. Only the hands of `play` are read, and
 * of `out` the points, each seat's number of tricks and asz taken.
 */
struct outcome {
	const struct ulti_play *play;
	struct ulti_replay *out;
	const struct ulti_bid *bid;
	enum ulti_result seven;        /* took the trick, was beaten in it, or was absent */
	int seven_seat;                /* its holder, if present */
};

/* Put the results into out->deal, which must have none (R-13 … ). */
void ulti_outcome_note(struct outcome *outcome);

#endif
