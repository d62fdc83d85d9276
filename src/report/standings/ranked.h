/*
 * report: the places of an event, by whatever it is ranked, and what follows from them: prizes, the
 * strength of players.
 */
#ifndef REPORT_RANKED_H
#define REPORT_RANKED_H

#include "desk/players.h"
#include "report/report.h"

/* A player of an event with the place. Who is excluded has none. */
struct report_ranked {
	char player[REPORT_LABEL], club[BOOK_NAME];
	int start_no, rank;
};

/* By rank: of the standings, or of the line comparison. Free the list. */
bool report_ranked_make(struct book *s, const struct book_event *event, const struct report_rules *rules,
	struct report_ranked **list, size_t *count, struct err *e);

/* The same with who is excluded behind them, with rank 0, for desk_entries_qualify. */
bool report_all_ranked(struct book *s, const struct book_event *event, struct desk_place **list,
	size_t *count, struct err *e);

/* Is what follows from the places final? */
struct report_state {
	int unfinished;       /* tables that still owe deals */
	bool is_open;         /* a dispute is */
};
/* Add what an event still owes; say it at the head of a document, if it is anything. */
bool report_state_add(struct book *s, const struct book_event *event, struct report_state *state,
	struct err *e);
void report_state_say(const struct report_state *state, struct doc *out);

/*
 * Its teams: rank, team, place_points, score, best_place, club, members; of a line comparison match_points,
 * maximum and percent in place of place_points.
 */
bool report_teams_doc(struct book *s, const struct book_event *event, enum lang lang, struct doc *out,
	struct err *e);

/* A prize: of places (`place`), of clubs (`club`) or of a category, by its name. */
struct report_prize {
	const char *kind;
	int place;                              /* in that list */
	const struct report_ranked *who;        /* of a club its best */
	bool of_club;
	int64_t amount;
};
typedef void report_prize_visit(void *arg, const struct report_prize *prize);

/* Forint that nobody gets: what could not be divided, and the prizes of places that nobody has. */
struct report_prizes_kept {
	int64_t left, unclaimed;
};
/* Every prize of an event that somebody gets. */
bool report_prizes_each(struct book *s, const struct book_event *event, const struct report_rules *rules,
	report_prize_visit *visit, void *arg, struct report_prizes_kept *kept, struct err *e);
/*
 * Who gets which prize: prize list (`place`, `club`, a category), rank in it, player, club, prize, and in
 * each row whether that is final: unfinished, open.
 */
bool report_prizes_doc(struct book *s, const struct book_event *event, enum lang lang, struct doc *out,
	struct err *e);

/*
 * Who pays whom in forint: the stakes of the points, entry fees and prizes; of a round (0: all) the
 * stakes alone. `payments`: from, to, amount; `balances`: name, points, stakes, fee, prize, balance.
 */
bool report_money_doc(struct book *s, const struct book_event *events, size_t count, int round,
	const char *title, enum lang lang, struct doc *out, struct err *e);

/* Of these events, all of one game: rank, player, strength, deals, error, few. */
bool report_ratings_doc(struct book *s, const struct book_event *events, size_t count, const char *title,
	enum lang lang, struct doc *out, struct err *e);

#endif
