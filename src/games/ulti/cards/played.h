/*
 * played: the cards of a deal of ulti: played over again, held against the sheet and a ruling, analysed with
 * all hands open; what could have been bid on them; the hands of a seed. The rest of the house asks for them
 * by games/cards.h and games/cards.h (house.c).
 */
#ifndef ULTI_PLAYED_H
#define ULTI_PLAYED_H

#include "games/cards.h"
#include "games/ulti/court/court.h"

extern const struct game_cards_play ulti_cards_play;
extern const struct game_solve ulti_solve;

/* A trick of a deal played over again. */
struct ulti_played_trick {
	int leader, taker; /* seats; taker ULTI_NO_SEAT if it is not complete, or ends with a breach */
	int count;                            /* cards in it */
	int seats[ULTI_PLAYERS], cards[ULTI_PLAYERS];
	int declarer_points, defenders_points;   /* card points up to here */
};

/* A deal played over again, and what came of it: its result, a breach with its ruling, or neither yet. */
struct ulti_played {
	const char *names[GAME_SEATS];        /* the caller's; NULL: the letters */
	struct ulti_deal contract;            /* what was bid and said, with its players */
	struct ulti_play play;
	struct ulti_replay replay;
	int trick_count;
	struct ulti_played_trick tricks[ULTI_TRICKS];
	bool is_settled;                      /* ten tricks without a breach: replay.deal has the results */
	struct ulti_settlement settlement;
	bool is_ruled;                        /* a breach: 13.§ (3) 4 with the levels given */
	struct ulti_dispute dispute;
	struct ulti_ruling ruling;
};

/* Play cards over again; ERR_REFUSED names what cannot be (a card twice, a hand of nine). */
bool ulti_played_make(const struct game_cards *words, const struct ulti_deal *contract,
	const struct ulti_rules *rules, struct ulti_played *out, struct err *e);
/*
 * Cards that cannot be played over, or not without a breach: the one other trump in which they can, to the
 * last of them. ULTI_NO_SUIT if there is none, or more than one, or if too few were played to tell.
 */
int ulti_other_trump(
	const struct game_cards *words, const struct ulti_deal *contract, const struct ulti_rules *rules);
/*
 * What the cards and the record say differently, a line each: the part, what the cards show, what is
 * recorded. Returns how many lines.
 */
int ulti_played_differences(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct ulti_deal *recorded);
/* Likewise of the record that the book has of the deal. */
int ulti_played_against_sheet(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct game_record *record);
/*
 * Drawn for a terminal: hands, a line a trick, the result or the breach with its ruling, suits in colour.
 * Else a row a trick.
 */
void ulti_played_doc(const struct ulti_played *play, enum lang lang, unsigned wanted, struct doc *doc);
/*
 * Write in what the cards and a ruling differ, and return the number of differences: was there a breach,
 * whose and in which trick, what was bid. `said` is as the court leaves it.
 */
int ulti_played_against(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct court_dispute *said);
/* Who sits in a seat, as a sentence takes it: the name, else the letter (in Hungarian „A”). */
const char *ulti_seat_word(const struct ulti_played *play, enum lang lang, int seat);
/* The card of a breach, what it broke and what might have been played, in a sentence. */
void ulti_breach_say(struct buf *b, enum lang lang, const struct ulti_played *play);

/* Is the ruling's case one that cards can prove, and do these (13.§ (3) 4)? */
bool ulti_cards_prove(const struct ulti_played *play, const struct court_dispute *said);
/*
 * Of cards that prove a breach: its offender, its trick and, unless the act is described already, its
 * sentence go into `said`. False: another offender or trick was given. Then nothing of it is taken over, and
 * a sentence of these cards that describes the act is dropped.
 */
bool ulti_breach_of_cards(const struct ulti_played *play, enum lang lang, struct court_dispute *said);

/* A card of a recorded play, and the declarer's points with best play of both sides before and after it. */
struct ulti_played_card {
	int seat, card;
	int before, after;
	int gave;                             /* points that it cost its own side */
	bool is_breach; /* it was illegal; then `after` is as if it had stayed, and parts are known */
	uint32_t best;  /* what would have been best, if it gave something away or was illegal */
	struct ulti_settlement end_before, end_after;   /* then too: a line of best play */
	unsigned parts_before, parts_after;   /* bit sets of enum ulti_part: what could be forced, each alone */
};

/* What the cards allowed, all open. */
struct ulti_analysis {
	const struct ulti_played *play;
	struct ulti_rules rules;
	int start;                            /* the declarer's points with best play from the first lead */
	struct ulti_settlement end;           /* a line of it */
	unsigned parts;                       /* bit set of enum ulti_part: what could be forced then */
	int count;
	struct ulti_played_card cards[ULTI_PLAYED_CARDS];
	int gave[ULTI_SEATS];                 /* points given away with legal cards */
};

/* Work it out; `play` has to outlive it. */
void ulti_analyse(const struct ulti_played *play, const struct ulti_rules *rules, struct ulti_solver *s,
	struct ulti_analysis *out);
/* What of the declarer's points is silent: ", ebből csendes ulti (védők) -8"; nothing if nothing is. */
void ulti_of_this(struct buf *b, enum lang lang, const struct ulti_settlement *end, int declarer);
/*
 * Trick by trick in sentences, what each card gave away and to whom; at the end a breach as
 * ulti_breach_cost.
 */
void ulti_analysis_say(struct buf *b, enum lang lang, const struct ulti_analysis *analysis);
/* The sentences, and a row a card. */
void ulti_analysis_doc(const struct ulti_analysis *analysis, enum lang lang, unsigned wanted,
	struct doc *doc);
/*
 * What a breach changed: the act, what could be come to without it and with it, and the ruling beside that:
 * the one that is made (NULL: the one that follows from the cards, if play->is_ruled), unless nobody pays by
 * it. Nothing if there was no breach.
 */
void ulti_breach_cost(struct buf *b, enum lang lang, const struct ulti_analysis *analysis,
	const struct court_ruling *ruling);
void ulti_measure(const struct ulti_played *play, const struct ulti_rules *rules, enum lang lang,
	struct ulti_solver *s, struct game_measure *out);

/* What each of the three who play could come to as declarer, with the talon as dealt. */
struct ulti_pars {
	uint8_t players;                      /* bit set of seats */
	struct ulti_play play;                /* ten cards each and the talon */
	struct ulti_par bids[ULTI_SEATS][ULTI_BIDS];   /* each in the best trump for it */
	/* of each seat's best bid; none if nothing silent is in it */
	struct ulti_settlement ends[ULTI_SEATS];
};

/* The cards of deal `no` of a seed; of the first player's twelve the last two dealt are the talon. */
void ulti_pars_deal(uint64_t seed, int no, int seats, struct ulti_pars *out);
/* Work it out, with a solver for each worker. */
void ulti_pars_solve(struct ulti_pars *par, const struct ulti_rules *rules,
	struct ulti_solver *const solvers[], int workers);
/*
 * Scripts get a row for each seat and bid; a terminal each seat's best in a sentence, and the bids that
 * somebody can force, a column a seat.
 */
void ulti_pars_doc(const struct ulti_pars *par, enum lang lang, unsigned wanted, const char *const names[],
	struct doc *doc);
/* The seat's best bid as "40-100, zöld"; its number, 0 if none can be forced. */
int ulti_pars_best(const struct ulti_pars *par, int seat, enum lang lang, struct buf *words);
/*
 * Of all seats the bid worth most to its declarer, of equal ones the first to bid after the dealer: for
 * scripts four cells in a row of hands, for people a line a deal, "B: 40-100, zöld (+8)".
 */
void ulti_pars_columns(struct listing *out);
void ulti_pars_cells(const struct ulti_pars *par, int dealer, struct listing *out);
void ulti_pars_lines(const struct ulti_pars *pars, int deals, int seats, struct listing *out, enum lang lang);

/*
 * The hands of deals 1 … `deals` of a seed at a table of `seats`, a row a deal; `pars`, if not NULL, beside
 * them for scripts. For a terminal, which has no room for four seats beside each other: a row a hand.
 */
void ulti_hands_list(const char *seed, int deals, int seats, const struct ulti_pars *pars,
	struct listing *out, enum lang lang);
void ulti_hands_narrow(const char *seed, int deals, int seats, struct listing *out);

#endif
