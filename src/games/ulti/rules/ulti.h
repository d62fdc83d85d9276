/*
 * ulti: the game itself, pure. Const tables and functions of their arguments; no input or output, no
 * memory, no clock, nothing from the other rooms. Paragraphs (§) are those of the MAUSZ rules of 2017, R-nn
 * the readings in docs/rules.md. A broken rule of the game is a result here, never an error.
 *
 *   1  seats, suits, parts      2  the licittabla      3  a deal      4  its settlement
 *   5  slips on paper      6  renonsz      7  cards and play      8  deals out of a seed
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

/* What a bid promises (4.§). Durchmars and betli stand for all their grades. */
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
	uint8_t value;  /* points a defender, already doubled in piros */
};

struct ulti_bid {
	uint8_t no;                 /* 1 … 54 */
	uint8_t rank;               /* 1 … 41; one rank cannot overcall itself */
	uint8_t colour;             /* enum ulti_colour */
	uint8_t total;              /* the values added up */
	uint8_t part_count;
	uint8_t part_set;           /* bit set of enum ulti_part */
	struct ulti_bid_part parts[ULTI_BID_PARTS];   /* in the order of the result marks */
	const char *code, *short_code;
	const char *name;           /* Hungarian, with accents */
};

/* The table itself, by number from 1. */
extern const struct ulti_bid ulti_bids[ULTI_BIDS];
/* The bid of that number; NULL outside 1 … 54. */
static inline const struct ulti_bid *ulti_bid_at(int no)
{
	return no >= 1 && no <= ULTI_BIDS ? &ulti_bids[no - 1] : NULL;
}
/* may `bid` be said over `standing` (NULL: nothing said yet)? */
bool ulti_bid_overcalls(const struct ulti_bid *bid, const struct ulti_bid *standing);
/* the lowest-numbered bid of the rank above; NULL above rank 41. Bids of one rank share one total. */
const struct ulti_bid *ulti_bid_next(const struct ulti_bid *standing);
/*
 * the bid that an incomplete name means: the lowest of `named`'s name above `standing`, with or without
 * piros, betli with its grades. Durchmars is never completed. NULL if there is none.
 */
const struct ulti_bid *ulti_bid_complete(const struct ulti_bid *named, const struct ulti_bid *standing);
struct ulti_edition;
/* The same undertaking in piros (13.§ (3) 2); NULL if `bid` is not a plain trump bid. */
const struct ulti_bid *ulti_bid_red_twin(const struct ulti_edition *edition, const struct ulti_bid *bid);
/* The other way: the same undertaking in makk, zold, tok; NULL if `bid` is not a piros one. */
const struct ulti_bid *ulti_bid_plain_twin(const struct ulti_edition *edition, const struct ulti_bid *bid);
/* Does the bid promise that part? */
static inline bool ulti_bid_has(const struct ulti_bid *bid, enum ulti_part part)
{
	return bid->part_set >> part & 1;
}

/* Its place among the bid's parts, -1 if it is not promised. */
int ulti_bid_find(const struct ulti_bid *bid, enum ulti_part part);
/* `c` of the readings: 2 in piros, else 1. */
int ulti_bid_factor(const struct ulti_bid *bid);

/*
 * An auction as far as it went. Players are numbered 0 … 2 in the order of play, 0 is the one with twelve
 * cards. Zeroed: nothing is said yet.
 */
struct ulti_auction {
	uint8_t due;       /* speaks next */
	uint8_t bid;       /* number of the standing bid, 0: none */
	uint8_t bidder;    /* said it */
	uint8_t passes;    /* in a row */
};

enum ulti_auction_fault {
	ULTI_AUCTION_FINE,
	ULTI_AUCTION_MUST_BID,     /* the first player passed: 3.§ (10) */
	ULTI_AUCTION_NOT_HIGHER,   /* 3.§ (5), 13.§ (2) 4 */
	ULTI_AUCTION_PASS_EARLY,   /* out of turn: 13.§ (2) 2 */
	ULTI_AUCTION_BID_EARLY,    /* took the talon before the next player had passed: 13.§ (2) 5 */
	ULTI_AUCTION_OPENED,       /* somebody else than the first player began: 13.§ (2) 6 */
	ULTI_AUCTION_ENDED,        /* all three had passed: 3.§ (8) */
	ULTI_AUCTION_FAULTS
};

/* Let a player say a bid (its number), or pass (0). Of a fault nothing is taken. */
enum ulti_auction_fault ulti_auction_say(
	const struct ulti_edition *edition, struct ulti_auction *a, int player, int bid);
/*
 * Is there a declarer, the bidder? Where two passes are enough (3.§ (8)) the declarer may still take the
 * talon again and bid higher, until a pass of the declarer's own.
 */
bool ulti_auction_is_over(const struct ulti_edition *edition, const struct ulti_auction *a);
/* The lowest-numbered bid that may be said now; NULL above the highest. */
const struct ulti_bid *ulti_auction_next(const struct ulti_edition *edition, const struct ulti_auction *a);
/* The weak reading by which `bid` overcalls `standing` or not, against the letter; NULL: none. */
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
 * The facts of one deal, as they were said: nothing here is checked but by ulti_settle. Zero means "not
 * said", so a zeroed deal with bid, players and declarer filled in is a fair start.
 */
struct ulti_deal {
	uint8_t bid;                             /* number in the licittabla */
	uint8_t players;                         /* bit set of the three seats that play */
	uint8_t declarer;                        /* seat */
	int8_t trump;                            /* enum ulti_suit, or ULTI_NO_SUIT if it was not written down */
	uint8_t ending;                          /* enum ulti_ending */
	uint8_t made[ULTI_PART_COUNT];           /* enum ulti_result a part; only when played */
	uint8_t kontra[ULTI_PART_COUNT];         /* level a part, for both defenders: 0 or 1, 2, 4 */
	uint8_t seat_kontra[ULTI_SEATS];         /* no-trump bids: level a defender */
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
	const char *cite, *caught_cite;   /* the latter, if any, of a lost one */
	const char *readings[2];
};

/*
 * An edition of the rules: everything in which one differs from another, as data. What no number can say is
 * a flag, and one branch where the rule stands.
 */
struct ulti_edition {
	const char *id;                     /* "mausz-2017", as an event keeps it */
	const struct ulti_bid *bids;        /* the table of bids, by number from 1 */
	uint8_t bid_count, rank_count;
	uint8_t top_level;                  /* of the ladder 1, 2, 4 … */
	uint8_t extra; /* of a lost announced ulti; this and the next in plain trumps */
	uint8_t silent_ulti_made, silent_ulti_caught;   /* */
	uint8_t silent_4_asz;               /* R-16; 0: there is none */
	uint8_t thrown_in_level;            /* R-18; 0: nothing can be thrown in */
	bool silent_100_at_level;           /* counts as the parti at its level (H-13), not beside it */
	bool names_in_full;                 /* a bid's name is said in full (H-04), not completed */
	bool parts_first; /* a fault of the parts is reported before one of the levels, trumps last */
	const struct ulti_item *items;      /* ULTI_ITEM_COUNT of them */
	const char *const *level_cites;     /* by step from level 2: ULTI_LEVELS of them */
	const char *seat_level_cite;        /* of personal kontras in no-trump contracts */
	const char *level_reading;
	const char *ending_cite, *ending_reading;       /* of a deal that was thrown in or conceded */
	const char *const *refusal_reasons; /* ULTI_REFUSAL_COUNT of them, "" for slips of writing */
};

enum { ULTI_ONLINE_BIDS = 41 };

extern const struct ulti_bid ulti_online_bids[ULTI_ONLINE_BIDS];
extern const struct ulti_edition ulti_mausz_2017, ulti_online;
/* Its bid of that number; NULL if it has none. */
static inline const struct ulti_bid *ulti_edition_bid(const struct ulti_edition *edition, int no)
{
	return no >= 1 && no <= edition->bid_count ? &edition->bids[no - 1] : NULL;
}

/* What an event fixes before its first deal. */
struct ulti_rules {
	uint8_t lost_ulti_extra;              /* enum ulti_extra */
	const struct ulti_edition *edition;   /* NULL: ulti_mausz_2017 */
};

static inline const struct ulti_edition *ulti_edition_of(const struct ulti_rules *rules)
{
	return rules->edition ? rules->edition : &ulti_mausz_2017;
}

/* 2.§ (3): the seat that deals a deal in turn; the last seat deals the first one. `no` counts from 1. */
int ulti_dealer_of(int no, int seats);
/* 9.§ (11): the three seats that play: at a table of four the dealer sits out. */
uint8_t ulti_players_at(int seats, int dealer);
/* Are the bits those of three of the four seats? */
bool ulti_players_fit(unsigned players);
/* Is the seat among the three that play? */
bool ulti_deal_seats(const struct ulti_deal *deal, int seat);
/* The seat that plays after it. */
int ulti_next_player(const struct ulti_deal *deal, int seat);
/* The level at which a defender plays a part of the bid: 1, 2 or 4. */
int ulti_deal_level(const struct ulti_deal *deal, const struct ulti_bid *bid, int part, int defender);

/* ==== 4. Settlement (8.§, R-10 … R-20) =========================================================== */

/* Why a deal cannot have happened as written; its paragraph or reading is in `refusal_reasons`. */
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
	ULTI_LEVEL_NOT_PER_SEAT,   /* a no-trump contract has levels a defender (7.§ (5)) */
	ULTI_LEVEL_PER_SEAT,       /* a trump contract has one level for both (7.§ (4)) */
	ULTI_LEVEL_OF_DECLARER,    /* or of a seat that does not play */
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

/* The codes of the interface, a class of refusals each. */
const char *ulti_refusal_code(enum ulti_refusal refusal);

/* What a line of the settlement is about: a part, or one of these. */
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
 * One line of a settlement. `made` is said of the part or of the silent result itself; the extra's is false.
 * In a no-trump contract with two levels there is a line a defender.
 */
struct ulti_line {
	uint8_t item;                 /* enum ulti_part or the items above */
	uint8_t made;
	uint8_t value;                /* points a defender, before the level */
	uint8_t level;                /* 1, 2, 4 */
	uint8_t side;                 /* enum ulti_side: whose undertaking it was */
	uint8_t colourless;           /* the contract has no trump */
	uint8_t ending;               /* enum ulti_ending */
	int16_t points[ULTI_SEATS];   /* add up to 0 */
};

struct ulti_settlement {
	int16_t points[ULTI_SEATS];   /* the lines added up; 0 where nobody plays */
	uint8_t line_count;
	struct ulti_line lines[ULTI_LINES];
};

/* Settle one deal. Anything but ULTI_FINE leaves `out` undefined. */
enum ulti_refusal ulti_settle(const struct ulti_deal *deal, const struct ulti_rules *rules,
	struct ulti_settlement *out);
/* Take the lines of these items (a bit set) out of it, with their points. */
void ulti_settlement_drop(struct ulti_settlement *settlement, unsigned items);
/* What ulti_settle would refuse, alone. */
enum ulti_refusal ulti_deal_check(const struct ulti_deal *deal, const struct ulti_edition *edition);
/* The same without results: bid, players, declarer, trump, levels. */
enum ulti_refusal ulti_contract_check(const struct ulti_deal *deal, const struct ulti_edition *edition);

/* The code of a line's item ("40-100", "silent-ulti", …). */
const char *ulti_item_code(int item);
/* The paragraphs of a line; returns their number, at most ULTI_REASONS. */
size_t ulti_line_cites(const struct ulti_edition *edition, const struct ulti_line *line,
	const char *out[ULTI_REASONS]);
/* Its readings ("R-10"), in the same way. */
size_t ulti_line_readings(const struct ulti_edition *edition, const struct ulti_line *line,
	const char *out[ULTI_REASONS]);

/*
 * Where a weak reading decides: its number, and what follows by the letter of the rule book. Of a ruling
 * without payment the points are 0.
 */
struct ulti_letter {
	const char *reading;
	uint8_t kind;                 /* enum ulti_ruling_kind; of a settlement 0 */
	uint8_t bid;                  /* number of the bid that is paid there, 0: none */
	bool pays;
	int16_t points[ULTI_SEATS];
};

/* A settlement under; false if neither is behind it, or the letter comes to the same. */
bool ulti_settle_letter(const struct ulti_deal *deal, const struct ulti_rules *rules,
	const struct ulti_settlement *settlement, struct ulti_letter *out);

/* ==== 5. Slips on paper ========================================================================= */

/* What a hurried hand does to one deal. */
enum ulti_slip_kind {
	ULTI_SLIP_KONTRA_MISSED, /* `item` counted at `level`, lower than said (no-trump: against `seat`) */
	ULTI_SLIP_KONTRA,        /* at a higher one */
	ULTI_SLIP_RESULT,        /* `item` counted the other way round */
	ULTI_SLIP_PIROS,         /* not doubled for piros, or doubled without it */
	ULTI_SLIP_THROWN_IN,     /* thrown in, and counted without kontra */
	ULTI_SLIP_EXTRA,         /* the extra of a lost ulti forgotten */
	ULTI_SLIP_LEFT,          /* the part or silent `item` forgotten */
	ULTI_SLIP_SILENT_SAID,   /* the silent `item` of side `level` counted though it is not written */
	ULTI_SLIP_ONE_DEFENDER,  /* settled without the defender `seat` */
	ULTI_SLIP_COUNT
};

enum { ULTI_SLIPS = 48 };

/* One slip, and the points it would have left on the paper. */
struct ulti_slip {
	uint8_t kind, item, level, seat;
	bool is_natural;              /* something in the deal as recorded leads to it; see src/ulti/slips.c */
	struct ulti_deal deal;        /* as it was counted; as it is where the figures alone are wrong */
	int16_t points[ULTI_SEATS];   /* add up to 0 */
};

/*
 * Every single slip in what was counted that changes the points of a deal; how many (ULTI_SLIPS at most), 0
 * for a refused deal. No two say the same: in a contract of one part that part forgotten is the whole deal.
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

/* When the act was done: 13.§ (1), (2), (3), or whenever. */
enum ulti_phase { ULTI_DEALING, ULTI_AUCTION, ULTI_PLAY, ULTI_ANY_TIME, ULTI_PHASE_COUNT };

/* What a case may ask. The first seven are fields of the dispute, the others stand in its `facts`. */
enum ulti_fact {
#define FACT(fact, word, kind) ULTI_FACT_##fact,
#include "games/ulti/rules/facts.def"
#undef FACT
	ULTI_FACT_COUNT
};

/* How a fact is given. */
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

/* The answers of words and of yes and no, and the sides that a fact with seats comes to. */
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

/* What follows, one value each; kind and payment depend on it alone. */
enum ulti_consequence {
	ULTI_FOLLOWS_NOTHING,          /* closes a list of outcomes */
#define CONSEQUENCE(follows, ...) ULTI_FOLLOWS_##follows,
#include "games/ulti/rules/consequences.def"
#undef CONSEQUENCE
	ULTI_CONSEQUENCE_COUNT
};

/* Whose fault it is. */
enum ulti_guilty {
	ULTI_GUILTY_OFFENDER,
	ULTI_GUILTY_DECLARER,
	ULTI_GUILTY_SPEAKER,     /* the player who warned (13.§ (3) 5) */
	ULTI_GUILTY_SECOND,      /* the second bidder (13.§ (2) 7 b) */
	ULTI_GUILTY_COUNT,       /* the declarer if that count is wrong, else those whose is (13.§ (3) 9) */
	ULTI_GUILTY_NOBODY
};

/* What bid the act needs to have been possible. */
enum ulti_bid_must {
	ULTI_BID_ANY,
	ULTI_BID_PLAIN,           /* in makk, zold, tok */
	ULTI_BID_WITHOUT_PARTI,   /* no 20 or 40 may be announced */
	ULTI_BID_WITH_PARTI,
	ULTI_BID_WITH_SILENT,     /* a silent 100 or 4 asz can be */
	ULTI_BID_NOT_HIGHER       /* than the one before, as far as both are said */
};

enum { ULTI_OUTCOMES = 4 };

/* What follows if a fact has that answer. `fact` ULTI_FACT_COUNT: in any case. */
struct ulti_outcome {
	uint8_t fact, answer;
	uint8_t follows;        /* enum ulti_consequence */
	uint8_t guilty;         /* enum ulti_guilty */
	bool barred;            /* the guilty player bids no more in this deal */
	const char *cite;       /* the paragraph */
	const char *reading;    /* its own, NULL if it has none */
};

/* A row of 13.§. The first outcome that holds is the ruling. */
struct ulti_case {
	const char *no;         /* "3.4" */
	uint8_t phase;          /* enum ulti_phase */
	uint8_t bid_must;       /* enum ulti_bid_must */
	uint32_t facts;         /* bit set of enum ulti_fact: may be asked */
	uint32_t answers;       /* bit set of enum ulti_answer: the words allowed for its fact of a word */
	struct ulti_outcome outcomes[ULTI_OUTCOMES];
};

/* A row by enum ulti_case_no; NULL outside. */
const struct ulti_case *ulti_case_at(int case_no);
/* enum ulti_case_no of a row's `no` (n bytes); -1 if unknown. */
int ulti_case_find(const char *no, size_t n);
/* "stage", "wrong_count" … and the word of an answer, "before-bid" …, as the interfaces spell them. */
const char *ulti_fact_code(int fact);
const char *ulti_answer_code(int answer);
enum ulti_fact_kind ulti_fact_kind(int fact);
/* "redeal", "pay" … */
const char *ulti_ruling_code(int kind);

/* In a fact with seats: nobody (13.§ (3) 5), or none named. */
enum { ULTI_NOBODY_BIT = 1 << ULTI_SEATS, ULTI_NO_PART_BIT = 1 << ULTI_PART_COUNT };
/* The parts that are counted from the tricks, and may be past checking (13.§ (3) 12). */
enum { ULTI_COUNTED_PARTS = 1 << ULTI_PARTI | 1 << ULTI_40_100 | 1 << ULTI_20_100 | 1 << ULTI_4_ASZ };

/*
 * What the parties or the jury have established. In `deal` the players always, bid and declarer where there
 * are any, the levels said before the act, and for 13.§ (3) 10–12 what was made and silent; all else stays 0.
 */
struct ulti_dispute {
	uint8_t case_no;                      /* enum ulti_case_no */
	struct ulti_deal deal;                /* bid 0, declarer ULTI_SEATS: not said */
	uint8_t previous_bid;                 /* number, 0: not said */
	int8_t offender;                      /* seat, ULTI_NO_SEAT: not said */
	uint16_t facts[ULTI_FACT_COUNT];      /* 0: not said; by kind an enum ulti_answer, bits of seats or
						 parts, 1 */
	int16_t points[ULTI_SEATS];           /* ULTI_FACT_POINTS */
	uint8_t trick;                        /* of the act, 0: not said */
	bool kontra_is_known;                 /* it was said which kontras there were, if only that none was */
};

/* A dispute in which only the case and the players (bit set) are known. */
struct ulti_dispute ulti_dispute_of(int case_no, uint8_t players);

/*
 * when the act was done by the kontras, which are all said in the first trick after the declarer's lead
 * (6.§ (7), 7.§ (1), (6)).
 */
enum ulti_kontra_time {
	ULTI_KONTRA_NEVER,     /* before every kontra */
	ULTI_KONTRA_AMID,      /* in the first trick: before them, after them or between two */
	ULTI_KONTRA_ALL,       /* after them */
	ULTI_KONTRA_UNDATED,   /* the trick decides, and was not said */
	ULTI_KONTRA_ALL_OR_NONE   /* the same, of the leader: before them all, or after */
};

/* Is there any kontra? */
bool ulti_kontra_is_said(const struct ulti_deal *deal);
enum ulti_kontra_time ulti_kontra_time(const struct ulti_dispute *dispute);
/*
 * Was it the declarer who is said not to have followed, overtaken or trumped? By the lead nobody can, but
 * with the seven of an ulti.
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

/* Why a dispute cannot be judged as given. ulti_judge_code has the class of each. */
enum ulti_judge_refusal {
	ULTI_JUDGE_FINE,
	ULTI_JUDGE_NO_SUCH_CASE,
	ULTI_JUDGE_NOT_THREE_PLAYERS,
	ULTI_JUDGE_DECLARER_NOT_PLAYING,
	ULTI_JUDGE_OFFENDER_NOT_PLAYING,
	ULTI_JUDGE_NO_SUCH_BID,
	ULTI_JUDGE_FACT_MISSING,          /* `fact` is needed */
	ULTI_JUDGE_FACT_UNASKED,          /* the case has nothing to do with `fact` */
	ULTI_JUDGE_KONTRA_UNASKED,        /* no kontra before the play (7.§ (1)) */
	ULTI_JUDGE_RESULT_UNASKED,        /* made and silent count in 13.§ (3) 10–12 only */
	ULTI_JUDGE_ANSWER_UNKNOWN,        /* not one of the answers of `fact` */
	ULTI_JUDGE_FACT_SEAT,             /* a seat in `fact` does not play, or is the offender's */
	ULTI_JUDGE_FACT_PART,             /* a part in `fact` cannot be disputed so, or was not bid */
	ULTI_JUDGE_POINTS_NOT_ZERO_SUM,   /* */
	ULTI_JUDGE_OFFENDER_NOT_DECLARER, /* 13.§ (3) 1, 2: only the declarer can do that */
	ULTI_JUDGE_BID_NOT_PLAIN,         /* 13.§ (2) 1, (3) 1, 2: a bid in makk, zold, tok */
	ULTI_JUDGE_BID_HIGHER,            /* 13.§ (2) 4: it is above the standing one */
	ULTI_JUDGE_MELD_ALLOWED,          /* 13.§ (3) 3: there 20 and 40 may be announced */
	ULTI_JUDGE_MELD_OWN,              /* the 20 or 40 that the bid itself is about */
	ULTI_JUDGE_NO_PARTI,              /* 13.§ (3) 10 */
	ULTI_JUDGE_NOTHING_SILENT,        /* 13.§ (3) 11: neither silent 100 nor 4 asz can be */
	ULTI_JUDGE_UNCHECKABLE_MADE,      /* a result for a part that cannot be checked */
	ULTI_JUDGE_DEAL,                  /* the deal itself: `deal_refusal` says why */
	ULTI_JUDGE_REFUSAL_COUNT
};

struct ulti_ruling {
	uint8_t kind;                       /* enum ulti_ruling_kind */
	uint8_t follows;                    /* enum ulti_consequence */
	uint8_t guilty, barred;             /* bit sets of seats */
	uint8_t priced_bid;                 /* number of the bid that is paid or must be surpassed; 0: none */
	bool pays;                          /* `points` hold; else they are 0 */
	int16_t points[ULTI_SEATS];         /* steps and settlement added up, or the jury's, which have neither */
	uint8_t step_count;
	struct ulti_step steps[ULTI_STEPS];
	struct ulti_settlement settlement;  /* the parts settled by result; no lines if none are */
	uint8_t cite_count, reading_count;
	const char *cites[ULTI_RULING_REASONS], *readings[ULTI_RULING_REASONS];
	uint8_t fact;                       /* of a refusal: enum ulti_fact */
	uint8_t deal_refusal;               /* of a refusal: enum ulti_refusal */
};

/*
 * Judge a dispute (13.§, 10.§ (3)). Only what the ruling turns on is needed: the first fact that is not said
 * is refused as missing, and can be asked for. Bid, declarer and offender may be said where they do not
 * matter. Of a refused dispute only `fact` and `deal_refusal` hold.
 *
 * The offender is who did the act: in 13.§ (2) 3 c who took the talon up, in (2) 7 who opened out of turn, in
 * (3) 5 who took the trick, in 10.§ (3) g who claimed. In (3) 1, 2, 9 this follows from the rest.
 */
enum ulti_judge_refusal ulti_judge(const struct ulti_dispute *dispute, const struct ulti_rules *rules,
	struct ulti_ruling *ruling);
/*
 * A ruling under; false if none of them is behind it, or the letter comes to the
 * same. decide only if a defender had too many cards, and if the trump seven was played early:
 * that is not asked.
 */
bool ulti_judge_letter(const struct ulti_dispute *dispute, const struct ulti_rules *rules,
	const struct ulti_ruling *ruling, struct ulti_letter *out);
/* The code of the interface; "" for ULTI_JUDGE_DEAL, whose code is that of `deal_refusal`. */
const char *ulti_judge_code(enum ulti_judge_refusal refusal);
/* The points of one step. */
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

/* The set of that card alone. */
static inline uint32_t ulti_card_set(int card)
{
	return UINT32_C(1) << card;
}

static inline bool ulti_cards_have(uint32_t cards, int card)
{
	return cards >> card & 1;
}

int ulti_cards_count(uint32_t cards);
/* All cards of a suit; none for ULTI_NO_SUIT. */
static inline uint32_t ulti_cards_of_suit(int suit)
{
	return suit == ULTI_NO_SUIT ? 0 : UINT32_C(0xff) << ulti_card(suit, 0);
}

/* That face in all four suits. */
static inline uint32_t ulti_cards_of_face(enum ulti_face face)
{
	return UINT32_C(0x01010101) << face;
}

/* The cards of `card`'s suit that are stronger: 1.§ (1), R-50. `trump` says which order holds. */
uint32_t ulti_cards_above(int card, int trump);
/* The kiraly and the felso of a suit: together a meld, 4.§ (A) (2) c. */
uint32_t ulti_meld_cards(int suit);
/* 40 in trumps, else 20. */
int ulti_meld_value(int suit, int trump);
/* Of several, a bit a suit. */
int ulti_melds_value(unsigned melds, int trump);
/* 10 for each asz and tizes among them. */
int ulti_cards_points(uint32_t cards);

/* The trump of a deal: piros in piros bids; ULTI_NO_SUIT if there is none, or it was not written down. */
int ulti_deal_trump(const struct ulti_deal *deal);

/* What a card has to do. As a breach: which of these duties was broken. */
enum ulti_duty {
	ULTI_FREE,
	ULTI_FOLLOW,      /* play the suit led, 6.§ (3) */
	ULTI_OVERTAKE,    /* in it beat the card now winning, 6.§ (4) */
	ULTI_TRUMP,       /* without the suit, play a trump, 6.§ (3) */
	ULTI_OVERTRUMP,   /* beat the trump now winning, 6.§ (4) */
	ULTI_KEEP_SEVEN,  /* of an announced ulti: the trump seven last of the trumps, 4.§ (D) (4), R-52 */
	ULTI_DUTY_COUNT
};

/* "follow-suit", "overtake" …; "" for ULTI_FREE. */
const char *ulti_duty_code(enum ulti_duty duty);
/* Its paragraph. */
const char *ulti_duty_cite(enum ulti_duty duty);

/* A trick under way, as sets of cards: that is all that bears on the next one. */
struct ulti_trick {
	uint32_t trumps;    /* all of them; none in no-trump contracts */
	uint32_t led;       /* all cards of the suit led; every card on a lead */
	uint32_t takers;    /* the cards that would take it as it lies; every card on a lead */
};

/* A trick before its lead. */
struct ulti_trick ulti_trick_start(int trump);
/* Play a card to it; true if that card now takes the trick. */
bool ulti_trick_put(struct ulti_trick *trick, int card);

/*
 * The cards of a hand that may be played to it; none only if the hand is empty. `kept` is
 * what has to be kept back: the trump seven of the declarer of an announced ulti, else nothing.
 */
uint32_t ulti_trick_legal(const struct ulti_trick *trick, uint32_t hand, uint32_t kept);
/* The duty that narrowed them to what they are. */
enum ulti_duty ulti_trick_duty(const struct ulti_trick *trick, uint32_t hand, uint32_t kept);
/* The duty that playing `card`, one of the hand, would break. */
enum ulti_duty ulti_trick_breach(const struct ulti_trick *trick, uint32_t hand, uint32_t kept, int card);

/* A deal's cards: the hands at the first lead, and the cards played. */
struct ulti_play {
	uint32_t hands[ULTI_SEATS];      /* ten cards each; none where nobody plays */
	uint32_t talon;                  /* the two laid away */
	uint8_t melds[ULTI_SEATS];       /* announced, a bit a suit (1 << suit) */
	uint8_t count;                   /* cards played, to the end or as far as it went */
	uint8_t cards[ULTI_PLAYED_CARDS];   /* in the order of play */
};

/* Why the cards cannot be as written down: a slip of writing, not a breach. */
enum ulti_flaw {
	ULTI_SOUND,
	ULTI_TRUMP_UNSAID,       /* plain bids are played in a named suit */
	ULTI_HAND_NOT_TEN,       /* or a hand where nobody plays */
	ULTI_TALON_NOT_TWO,
	ULTI_CARD_HELD_TWICE,    /* in two hands, or in a hand and the talon */
	ULTI_MELD_NOT_HELD,      /* announced without the kiraly or the felso */
	ULTI_CARD_NOT_HELD,
	ULTI_CARD_PLAYED_TWICE,
	ULTI_FLAW_COUNT
};

/* What came of a play. After a breach nothing more of the play is looked at. */
struct ulti_replay {
	struct ulti_deal deal;            /* as given, with its trump; all ten tricks there: with its results */
	int8_t seat, card;                /* of a flaw or breach; ULTI_NO_SEAT, ULTI_NO_CARD where it has none */
	uint8_t breach;                   /* enum ulti_duty; ULTI_FREE: none */
	uint32_t legal;                   /* the cards the offender might have played */
	uint8_t trick_count;              /* complete tricks, before the breach */
	uint8_t takers[ULTI_TRICKS];      /* seat that took each */
	uint8_t tricks[ULTI_SEATS];       /* how many each took */
	uint32_t taken[ULTI_SEATS];       /* and the cards in them */
	int16_t declarer_points, defenders_points;   /* card points so far, talon and counting melds in */
};

/*
 * Play a deal's cards over again. `deal` is one that ulti_contract_check finds fine, its results unsaid.
 * After anything but ULTI_SOUND only seat, card and trick_count hold. A deal played out is settled with
 * ulti_settle(&out->deal, …), which never refuses it.
 */
enum ulti_flaw ulti_play_replay(const struct ulti_deal *deal, const struct ulti_play *play,
	struct ulti_replay *out);
/*
 * The cards that each seat has played, `count` of them as they lie in tricks, the declarer leading the
 * first.
 */
void ulti_cards_gather(
	const struct ulti_deal *deal, const uint8_t *cards, int count, uint32_t out[ULTI_SEATS]);
/* Is the deal played out, so that out->deal has its results? */
bool ulti_replay_is_complete(const struct ulti_replay *out);
/*
 * What the complete tricks decide of a part of the bid, however the rest would have been played: made, lost,
 * or ULTI_UNSAID as long as it is open. Of a deal played out that is its result.
 */
enum ulti_result ulti_part_decided(
	const struct ulti_play *play, const struct ulti_replay *replay, enum ulti_part part);
/*
 * The same of what is silent (ULTI_SILENT_100, …): ULTI_MADE if `side` has it for certain (of an ulti: made
 * or caught), ULTI_LOST if it cannot have it, as with a bid that knows none.
 */
enum ulti_result ulti_silent_decided(
	const struct ulti_play *play, const struct ulti_replay *replay, int item, enum ulti_side side);

/* ==== 8. Deals out of a seed ==================================================================== */

/*
 * The pack of deal `no` of a seed (random_seed_of its words), from its top: the same on every machine, every
 * order as likely.
 */
void ulti_pack_shuffle(uint64_t seed, unsigned no, uint8_t pack[ULTI_CARDS]);
/*
 * Deal it out (2.§ (1)): seven cards to the player on the dealer's right, then five at a time. hands[0] is
 * that player's, who has twelve and bids first; the others follow in the order of play with ten each.
 */
void ulti_pack_deal(const uint8_t pack[ULTI_CARDS], uint32_t hands[ULTI_PLAYERS]);
/* The last two of the twelve, which stand for the talon where nobody has laid one away yet. */
uint32_t ulti_pack_talon(const uint8_t pack[ULTI_CARDS]);

/* Within ulti/: the results of ten tricks, played by people or by the solver. */

/*
 * A deal played out, and the fate of the trump seven in its last trick. Of `play` the hands are read, of
 * `out` the points, the number of tricks of each and the asz that each took.
 */
struct outcome {
	const struct ulti_play *play;
	struct ulti_replay *out;
	const struct ulti_bid *bid;
	enum ulti_result seven;        /* took the trick, was beaten in it, or was not there */
	int seven_seat;                /* its holder, unless it was not there */
};

/* Put the results into out->deal, which has none yet (R-13 … ). */
void ulti_outcome_note(struct outcome *outcome);

#endif
