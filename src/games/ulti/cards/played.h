/*
 * played: the cards of a deal of ulti: replayed, compared with the sheet and a ruling, analysed with all
 * hands open; the possible bids on them; the hands of a seed. The rest of the house reaches them by
 * games/cards.h (house.c).
 */
#ifndef ULTI_PLAYED_H
#define ULTI_PLAYED_H

#include "games/cards.h"
#include "games/ulti/court/court.h"

extern const struct game_cards_play ulti_cards_play;
extern const struct game_solve ulti_solve;

/* A trick of a replayed deal. */
struct ulti_played_trick {
	int leader, taker; /* seats; taker ULTI_NO_SEAT if it is incomplete, or ends with a breach */
	int count;                            /* cards in it */
	int seats[ULTI_PLAYERS], cards[ULTI_PLAYERS];
	int declarer_points, defenders_points;   /* card points up to here */
};

/* A replayed deal and its outcome: a result, a breach with its ruling, or neither yet. */
struct ulti_played {
	const char *names[GAME_SEATS];        /* the caller's; NULL: the letters */
	struct ulti_deal contract;            /* bid and kontras, with the players */
	struct ulti_play play;
	struct ulti_replay replay;
	int trick_count;
	struct ulti_played_trick tricks[ULTI_TRICKS];
	bool is_settled;                      /* ten tricks without a breach: replay.deal has the results */
	struct ulti_settlement settlement;
	bool is_ruled;                        /* a breach: judged by 13.§ (3) 4 with the given levels */
	struct ulti_dispute dispute;
	struct ulti_ruling ruling;
};

/* Replay cards; ERR_REFUSED names an impossibility (a card twice, a hand of nine). */
bool ulti_played_make(const struct game_cards *words, const struct ulti_deal *contract,
	const struct ulti_rules *rules, struct ulti_played *out, struct err *e);
/*
 * Find the only other trump with which cards can be replayed to the last without a breach, if they cannot
 * with their own. ULTI_NO_SUIT if there is none, or several, or if too few cards were played to tell.
 */
int ulti_other_trump(
	const struct game_cards *words, const struct ulti_deal *contract, const struct ulti_rules *rules);
/*
 * Write the differences of cards and record, a line each: the part, the evidence of the cards, the record.
 * Returns the number of lines.
 */
int ulti_played_differences(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct ulti_deal *recorded);
/* The same for the book's record of the deal. */
int ulti_played_against_sheet(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct game_record *record);
/*
 * Draw a play for a terminal: hands, a line per trick, the result or the breach with its ruling, suits in
 * colour. Other formats get a row per trick.
 */
void ulti_played_doc(const struct ulti_played *play, enum lang lang, unsigned wanted, struct doc *doc);
/*
 * Write the differences of the cards and a ruling, and return their number: was there a breach, whose and in
 * which trick; the bid. `said` is the dispute as left by the court.
 */
int ulti_played_against(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct court_dispute *said);
/* Name a seat for a sentence: the name, else the letter (in Hungarian „A”). */
const char *ulti_seat_word(const struct ulti_played *play, enum lang lang, int seat);
/* Write a sentence about a breach: its card, the duty broken and the legal cards. */
void ulti_breach_say(struct buf *b, enum lang lang, const struct ulti_played *play);

/* Do the cards prove the ruling's case (13.§ (3) 4)? */
bool ulti_cards_prove(const struct ulti_played *play, const struct court_dispute *said);
/*
 * Put the offender, the trick and, if the act is still missing, the sentence of a proved breach into `said`.
 * False if another offender or trick was given: then put nothing, and drop an act that is a sentence of these
 * cards.
 */
bool ulti_breach_of_cards(const struct ulti_played *play, enum lang lang, struct court_dispute *said);

/* A card of a recorded play, and the declarer's points by best play of both sides before and after it. */
struct ulti_played_card {
	int seat, card;
	int before, after;
	int gave;                             /* points that it cost its own side */
	bool is_breach; /* illegal: `after` is as if it had stayed, and parts are known */
	uint32_t best;  /* the best cards, if it gave something away or was illegal */
	struct ulti_settlement end_before, end_after;   /* the same: settlements of best play */
	unsigned parts_before, parts_after;   /* bit sets of enum ulti_part: forcible parts, each alone */
};

/* The analysis of a play with all cards open. */
struct ulti_analysis {
	const struct ulti_played *play;
	struct ulti_rules rules;
	int start;                            /* the declarer's points by best play from the first lead */
	struct ulti_settlement end;           /* the settlement of a line of it */
	unsigned parts;                       /* bit set of enum ulti_part: forcible then */
	int count;
	struct ulti_played_card cards[ULTI_PLAYED_CARDS];
	int gave[ULTI_SEATS];                 /* points given away with legal cards */
};

/* Analyse a play, which must outlive the analysis. */
void ulti_analyse(const struct ulti_played *play, const struct ulti_rules *rules, struct ulti_solver *s,
	struct ulti_analysis *out);
/* Write the silent part of the declarer's points, if any: ", ebből csendes ulti (védők) -8". */
void ulti_of_this(struct buf *b, enum lang lang, const struct ulti_settlement *end, int declarer);
/*
 * Write sentences, trick by trick, on what each card gave away and to whom; at the end a breach, as in
 * ulti_breach_cost.
 */
void ulti_analysis_say(struct buf *b, enum lang lang, const struct ulti_analysis *analysis);
/* Add the sentences, and a row per card. */
void ulti_analysis_doc(const struct ulti_analysis *analysis, enum lang lang, unsigned wanted,
	struct doc *doc);
/*
 * Write the cost of a breach: the act, the points that could be reached without it and with it, and beside
 * them the given ruling (NULL: the one that follows from the cards, if play->is_ruled), unless nobody pays by
 * it. Write nothing if there was no breach.
 */
void ulti_breach_cost(struct buf *b, enum lang lang, const struct ulti_analysis *analysis,
	const struct court_ruling *ruling);
void ulti_measure(const struct ulti_played *play, const struct ulti_rules *rules, enum lang lang,
	struct ulti_solver *s, struct game_measure *out);

/* The best results of the three players as declarer, with the talon as dealt. */
struct ulti_pars {
	uint8_t players;                      /* bit set of seats */
	struct ulti_play play;                /* ten cards each and the talon */
	struct ulti_par bids[ULTI_SEATS][ULTI_BIDS];   /* each in the best trump for it */
	/* of each seat's best bid; empty without silent items */
	struct ulti_settlement ends[ULTI_SEATS];
};

/* Deal the cards of deal `no` of a seed; the last two of the first player's twelve are the talon. */
void ulti_pars_deal(uint64_t seed, int no, int seats, struct ulti_pars *out);
/* Solve the deal, with a solver for each worker. */
void ulti_pars_solve(struct ulti_pars *par, const struct ulti_rules *rules,
	struct ulti_solver *const solvers[], int workers);
/*
 * Make the document: scripts get a row for each seat and bid; a terminal each seat's best in a sentence, and
 * the forcible bids, a column per seat.
 */
void ulti_pars_doc(const struct ulti_pars *par, enum lang lang, unsigned wanted, const char *const names[],
	struct doc *doc);
/* Write the seat's best bid, "40-100, zöld"; returns its number, 0 if none can be forced. */
int ulti_pars_best(const struct ulti_pars *par, int seat, enum lang lang, struct buf *words);
/*
 * Add the most valuable bid of all seats, of equal ones that of the first bidder after the dealer: for
 * scripts four cells in a row of hands, for people a line per deal, "B: 40-100, zöld (+8)".
 */
void ulti_pars_columns(struct listing *out);
void ulti_pars_cells(const struct ulti_pars *par, int dealer, struct listing *out);
void ulti_pars_lines(const struct ulti_pars *pars, int deals, int seats, struct listing *out, enum lang lang);

/*
 * List the hands of deals 1 … `deals` of a seed at a table of `seats`, a row per deal; with `pars`, if not
 * NULL, for scripts. On a terminal, too narrow for four seats, a row per hand.
 */
void ulti_hands_list(const char *seed, int deals, int seats, const struct ulti_pars *pars,
	struct listing *out, enum lang lang);
void ulti_hands_narrow(const char *seed, int deals, int seats, struct listing *out);

#endif
