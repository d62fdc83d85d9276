/*
 * tarokk: Vadász tarokk, edition vadasz-2025, pure. Const tables and functions of their arguments; no input
 * or output, no memory, no clock, nothing from the other rooms. Roman numbers ("I.3", "IV.1 a") are the
 * parts of the rule book, T-nn the readings of docs/rules-tarokk.md. All amounts are for one player against
 * one player of the other side.
 */
#ifndef GAMES_TAROKK_RULES_TAROKK_H
#define GAMES_TAROKK_RULES_TAROKK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ==== 1. Seats, figures, results ================================================================ */

/* Seats A … G in the order of play (counter-clockwise); four of at most seven play a deal (I.1 a, b). */
enum { TAROKK_SEATS = 7, TAROKK_PLAYERS = 4, TAROKK_NO_SEAT = -1 };

/* Figures that can be announced, or made silently (I.3). */
enum tarokk_figure {
	TAROKK_TULETROA,     /* all three honours taken */
	TAROKK_4_KIRALY,     /* all four kings taken */
	TAROKK_ULTI,         /* the Pagat takes the last trick */
	TAROKK_XXI_FOGAS,    /* the Skiz beats the other side's XXI */
	TAROKK_DUPLA,        /* at least 71 : 23 card points */
	TAROKK_VOLAT,        /* all tricks */
	TAROKK_FIGURE_COUNT
};

/* The declarer with a partner, or with the three others; and the opponents. */
enum tarokk_side { TAROKK_DECLARERS, TAROKK_OPPONENTS, TAROKK_SIDES, TAROKK_NO_SIDE = TAROKK_SIDES };

/* With a partner, or alone and why (IV.1, T-14). */
enum tarokk_alone {
	TAROKK_PARTNER,
	TAROKK_FORCED,       /* the called tarokk lay in the talon and no other could be called */
	TAROKK_OPEN,         /* laid away by the declarer and shown; or called although said to be laid away */
	TAROKK_SECRET,       /* an own tarokk, called and kept */
	TAROKK_ALONE_COUNT
};

enum tarokk_result {
	TAROKK_UNSAID,
	TAROKK_MADE,
	TAROKK_LOST,
	TAROKK_UNPLAYABLE,   /* hopeless from the start (IV.2): ulti, XXI-fogas */
	TAROKK_OWN_XXI       /* the Skiz took its own side's XXI (IV.2 a) */
};

/* The duty of the declarer's side to a silent ulti (III.1, III.7 b; T-12, T-13). */
enum tarokk_duty {
	TAROKK_NO_DUTY,
	TAROKK_LENGETES,
	TAROKK_LENGETES_TULETROA,
	TAROKK_BEDOBAS,
	TAROKK_DUTY_COUNT
};

/* Why a hand was thrown in (I.1 n, III.1, III.3 c). */
enum tarokk_reason {
	TAROKK_PLAYED,
	TAROKK_NO_TAROKK,
	TAROKK_ONLY_XXI,
	TAROKK_FOUR_KINGS,
	TAROKK_PARTNER_HONOURS,
	TAROKK_DECLARER_HONOURS,
	TAROKK_SECOND_ROUND,
	TAROKK_REASON_COUNT
};

/* Return a figure's code in the interface. */
const char *tarokk_figure_code(int figure);

/* ==== 2. A deal: bid, announcements and results ================================================= */

enum { TAROKK_CARD_POINTS = 94, TAROKK_WON = 48, TAROKK_DUPLA_POINTS = 71, TAROKK_NOT_COUNTED = -1 };

/* One side's announcement of a figure. */
struct tarokk_announcement {
	uint8_t result;      /* enum tarokk_result; TAROKK_UNSAID: not announced */
	uint8_t by;          /* seat */
	uint8_t breath;      /* number of the breath, in the order said */
	uint8_t level;       /* 0: not said, 1, 2: kontra, 4: rekontra */
};

/*
 * The facts of one deal as said; only tarokk_deal_check checks them. Start with a zeroed deal, players,
 * declarer and partner filled in, and `card_points` TAROKK_NOT_COUNTED.
 */
struct tarokk_deal {
	uint8_t players;         /* bit set of the four seats that play */
	uint8_t declarer;        /* seat */
	int8_t partner;          /* seat; TAROKK_NO_SEAT when alone */
	uint8_t alone;           /* enum tarokk_alone */
	uint8_t taken;           /* talon cards the declarer took, 0 … 3 (T-02) */
	uint8_t parti;           /* TAROKK_MADE, TAROKK_LOST; TAROKK_UNSAID if only the points were counted */
	int8_t card_points;      /* of the declarer's side, 0 … 94, or TAROKK_NOT_COUNTED */
	uint8_t parti_level;     /* as in an announcement */
	struct tarokk_announcement announced[TAROKK_SIDES][TAROKK_FIGURE_COUNT];
	uint8_t silent[TAROKK_FIGURE_COUNT];   /* enum tarokk_side + 1; 0: nobody */
	uint8_t silent_ulti;     /* TAROKK_MADE, or TAROKK_LOST: the Pagat fell */
	bool gone_earlier;       /* of a lost silent ulti: before the last trick */
	uint8_t duty;            /* enum tarokk_duty */
	bool is_double;          /* a deal of a dupla kor (II.3 b) */
	uint8_t reason;          /* enum tarokk_reason; other than TAROKK_PLAYED: thrown in, no points */
	uint8_t thrown_by;       /* seat, when thrown in */
};

/*
 * Return the players of a deal (I.1 b): the two before and the two after the dealer; at a table of four, all.
 */
uint8_t tarokk_players_at(int seats, int dealer);
/* Is the seat one of the four players? */
static inline bool tarokk_plays(const struct tarokk_deal *deal, int seat)
{
	return seat >= 0 && seat < TAROKK_SEATS && deal->players >> seat & 1;
}

/* Return the side of a player. */
static inline enum tarokk_side tarokk_side_of(const struct tarokk_deal *deal, int seat)
{
	return seat == deal->declarer || seat == deal->partner ? TAROKK_DECLARERS : TAROKK_OPPONENTS;
}

/*
 * Return the value of the parti: 1 for three talon cards … 4 for none (T-02); of an announced figure, twice
 * that of a silent one (I.3).
 */
int tarokk_parti_value(int taken);
int tarokk_figure_value(int figure, int taken);

/*
 * Find the side whose card points prove a dupla (I.3) neither announced nor entered as silent, without a
 * volat (T-08); else TAROKK_NO_SIDE.
 */
enum tarokk_side tarokk_proves_dupla(const struct tarokk_deal *deal);
/*
 * Return the least card points of a side that made a volat, if the deal gives it fewer, *points; else 0. The
 * others have only the cards laid away, no honours or kings (I.3).
 */
int tarokk_volat_lacks(const struct tarokk_deal *deal, int *points);

/* ==== 3. Settlement ============================================================================= */

/* Why a deal is impossible as written; numbered as in docs/rules-tarokk.md (T-20). */
enum tarokk_refusal {
	TAROKK_FINE,
	TAROKK_NOT_FOUR_PLAYERS,
	TAROKK_NOT_PLAYING,      /* declarer, partner or speaker does not play, or partner is declarer */
	TAROKK_NO_RESULT,        /* the parti has no result and no card points */
	TAROKK_LEVEL_UNKNOWN,    /* not 1, 2, 4 (T-03, T-24) */
	TAROKK_LEVEL_SURPLUS,    /* on a figure not announced, or not counted (T-07) */
	TAROKK_MADE_BY_BOTH,     /* 1 */
	TAROKK_SILENT_ANNOUNCED, /* 2 */
	TAROKK_ULTI_TWICE,       /* 3 */
	TAROKK_HONOURS_TWICE,    /* 4 */
	TAROKK_OWN_XXI_TWICE,    /* 5 */
	TAROKK_DUPLA_WITHOUT_PARTI, /* 6 */
	TAROKK_VOLAT_AND_OTHERS,    /* 7 */
	TAROKK_VOLAT_AND_LOST,      /* 8 */
	TAROKK_SILENT_BESIDE_VOLAT, /* 9, T-08 */
	TAROKK_POINTS_CONTRADICT,   /* 10 */
	TAROKK_EARLIER_UNPRICED,    /* 11 */
	TAROKK_DUTY_AND_ULTI,       /* 12 */
	TAROKK_LENGETES_UNSAID,     /* 13 */
	TAROKK_BEDOBAS_UNSAID,      /* 14 */
	TAROKK_BEDOBAS_XXI,         /* 15 */
	TAROKK_OWN_XXI_ALONE,       /* 16 */
	TAROKK_POINTS_OF_LAID,      /* 17 */
	TAROKK_REFUSAL_COUNT
};

/*
 * Return the code of a refusal's class in the interface; the reading behind a refusal, "" for slips of
 * writing.
 */
const char *tarokk_refusal_code(enum tarokk_refusal refusal);
const char *tarokk_refusal_reason(enum tarokk_refusal refusal);

/* The subject of a line. */
enum tarokk_line_kind { TAROKK_LINE_PARTI, TAROKK_LINE_ANNOUNCED, TAROKK_LINE_SILENT };

enum { TAROKK_LINES = 1 + TAROKK_SIDES * TAROKK_FIGURE_COUNT + TAROKK_FIGURE_COUNT, TAROKK_REASONS = 4 };

/* Why a line counts nothing. */
enum tarokk_void { TAROKK_COUNTS, TAROKK_DROPPED /* T-06 */, TAROKK_OVERLAPPED /* T-07 */ };

struct tarokk_line {
	uint8_t kind, figure;    /* enum tarokk_line_kind; figure of the latter two */
	uint8_t side;            /* enum tarokk_side: whose it is */
	int8_t by;               /* the seat that announced it, else TAROKK_NO_SEAT */
	uint8_t result;          /* enum tarokk_result */
	uint8_t value, level;    /* points a player, before the level */
	uint8_t is_void;         /* enum tarokk_void */
	bool is_softened;        /* counted lower for a forced lone declarer (T-15) */
	int16_t points;          /* from the declarer's side; all lines add up to the total */
};

struct tarokk_settlement {
	int16_t points[TAROKK_SEATS];   /* 0 for seats that do not play; add up to 0 */
	int16_t total;                  /* T, or T' if it applies (T-15) */
	int16_t unsoftened;             /* T in any case */
	bool is_softened;               /* a forced declarer alone has lost: `total` is T' */
	uint8_t factor;                 /* of a lone declarer: 1 … 3; 0 with a partner */
	bool is_rounded;                /* rounding dropped something (T-17) */
	uint8_t line_count;
	struct tarokk_line lines[TAROKK_LINES];
};

/* Settle one deal. Anything but TAROKK_FINE leaves `out` undefined. */
enum tarokk_refusal tarokk_settle(const struct tarokk_deal *deal, struct tarokk_settlement *out);
/* Check for the refusals of tarokk_settle alone. */
enum tarokk_refusal tarokk_deal_check(const struct tarokk_deal *deal);

/*
 * List the places of the rule book behind a line, and the readings ("T-03"); returns their number (at most
 * TAROKK_REASONS).
 */
size_t tarokk_line_cites(
	const struct tarokk_deal *deal, const struct tarokk_line *line, const char *out[TAROKK_REASONS]);
size_t tarokk_line_readings(const struct tarokk_deal *deal, const struct tarokk_line *line,
	const char *out[TAROKK_REASONS]);

/* Within games/tarokk/: a deal as sets of figures, a bit each, by side. */

struct tarokk_sets {
	unsigned announced[TAROKK_SIDES];   /* with any result */
	unsigned failed[TAROKK_SIDES];      /* announced and not made */
	unsigned levelled[TAROKK_SIDES];    /* with a level */
	unsigned silent[TAROKK_SIDES];      /* entered as silent; the ulti made or not */
	unsigned made[TAROKK_SIDES];        /* announced or silent, and made */
};

struct tarokk_sets tarokk_sets_of(const struct tarokk_deal *deal);
/* The same as tarokk_deal_check, for a deal with its sets. */
enum tarokk_refusal tarokk_sets_check(const struct tarokk_deal *deal, const struct tarokk_sets *sets);

/* Return the first figure of a non-empty set. */
static inline int tarokk_first(unsigned set)
{
	return __builtin_ctz(set);
}

/* T-07: was the figure said in one breath with that side's volat, so that it counts nothing? */
static inline bool tarokk_overlaps(const struct tarokk_deal *deal, int side, int figure)
{
	const struct tarokk_announcement *said = &deal->announced[side][figure];
	const struct tarokk_announcement *volat = &deal->announced[side][TAROKK_VOLAT];

	if (volat->result == TAROKK_UNSAID)
		return false;
	if (figure == TAROKK_ULTI || figure == TAROKK_XXI_FOGAS || figure == TAROKK_VOLAT)
		return false;
	return said->by == volat->by && said->breath == volat->breath;
}

/* T-02: did the declarer's side win the parti? */
static inline bool tarokk_won(const struct tarokk_deal *deal)
{
	return deal->parti == TAROKK_MADE || (deal->parti == TAROKK_UNSAID && deal->card_points >= TAROKK_WON);
}

#endif
