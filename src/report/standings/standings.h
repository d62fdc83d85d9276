/*
 * report: line comparison (sportulti, R-95). Of each deal that two tables have played, who sat in the same
 * line there is compared; rulings count with their points. A seat that sits a deal out at a table of four is
 * not compared.
 */
#ifndef REPORT_STANDINGS_STANDINGS_H
#define REPORT_STANDINGS_STANDINGS_H

#include "report/audit/audit.h"
#include "event/event.h"
#include "desk/desk.h"
#include "book/people.h"

/* ==== 1. Standings ============================================================================== */

/* What a player did in one round. */
struct report_round {
	bool played, joined;   /* in this round; in this or an earlier one */
	int table;
	int place_points;      /* twelfths */
	int64_t score;
	int wins;              /* halves: a table won alone has two, a first place that is shared one */
	/* Up to and with this round: twelfths; place in the standings then among who had joined, 0 of others and
	 * of excluded players; by points alone, as a draw by standing has it. */
	int total_place_points, rank, drawn_rank;
	int64_t total_score;
	int total_wins;
};

struct report_standing {
	int rank;              /* from 1; players who are equal share it. 0: excluded, after all others */
	bool shared;
	char player[BOOK_LABEL];
	char club[BOOK_NAME];
	int start_no;
	int place_points;      /* twelfths */
	int64_t score;
	int rounds_played, deals, declared, made, lost;   /* deals as declarer: every part made, or not */
	int won, beaten;       /* deals with points above and below 0, of a game that counts them */
	int rulings;           /* that gave the player points or took some */
	int totals;            /* rounds in which only the totals of the sheet are known */
	bool is_out;           /* withdrawn or excluded, as `out` says */
	enum book_measure_kind out;
	int carried_place_points;      /* twelfths; brought along from another event, as the score is */
	int64_t carried_score;
	int brought_place_points;      /* what the other event has, before the factor: twelfths */
	int64_t brought_score;
	size_t index;                  /* in `met` of the standings */
	struct report_round *rounds;   /* round_count of them */
};

/* Open disputes: what may come of them all. */
enum { REPORT_OUTCOMES = 16, REPORT_OUTCOME = 400 };

/* What a row has if the disputes end in one way. */
struct report_prospect {
	int rank, place_points;
	int64_t score;
};

struct report_outcome {
	/* "1/1/5: 3.8 A+5 B+10 C-15": round/table/deal, "=" as it was played */
	char label[REPORT_OUTCOME];
	struct report_prospect *rows;       /* in the order of the standings' rows */
};

/* A table that is not as others are. */
struct report_odd_table {
	struct book_table table;
	bool by_totals;
};

struct report_standings {
	struct book_event event;
	struct desk_rules rules;
	size_t round_count;
	int *round_no;
	size_t count;
	struct report_standing *rows;   /* by rank, equals by name (text_untitled) */
	size_t placed;                  /* how many of them have a rank */
	int unfinished;                 /* tables that still owe deals */
	int *unseated; /* of each round: who is entered, and neither sat at a table nor is out; NULL: nobody
			*/
	bool is_disputed;               /* a ruling is asked for and not decided */
	size_t ruling_count;
	struct book_ruling *rulings;   /* those that set the points of a deal, by round, table and deal */
	size_t table_count; /* tables where somebody took over a seat, or of whose sheet only the totals are
			       known */
	struct report_odd_table *tables;
	size_t against_count;           /* sheets whose totals on record their deals contradict */
	struct book_totals_against *against;
	size_t outcome_count;           /* 0: no dispute is open */
	struct report_outcome outcomes[REPORT_OUTCOMES];
	bool order_depends;             /* the ranks differ among the outcomes, or from what stands */
	bool more_outcomes;             /* than there is room for */
	size_t entry_count;
	int32_t *met; /* entry_count²: how many points more a player had than another at the tables where both
			 sat; NULL unless ties ask for it */
	struct report_mark mark;
};

/* By what equals were parted, and whose points were carried over: sentences for people,
 * "" if there is nothing to say. */
void report_ties_say(struct buf *b, enum lang lang, const struct desk_rules *rules);
void report_carry_say(struct buf *b, enum lang lang, const struct desk_rules *rules);
/* Whether a lot is to part equals in the end. */
bool report_has_lot(const struct desk_rules *rules);
/* Whether a row's place waits for the lot. */
bool report_awaits_lot(const struct report_standings *standings, const struct report_standing *row);

/* List each seat's deals with a sign for won or lost, in a game with `winner`; free the list. */
bool report_won(struct book *s, const struct book_event *event, const struct game_rules *rules,
	struct book_point **points, size_t *count, struct err *e);
bool report_standings_make(struct book *s, const struct book_event *event, struct report_standings *out,
	struct err *e);
void report_standings_free(struct report_standings *standings);

/* What each player did as declarer, a row a bid: player, bid, deals, made, lost. Left
 * out: deals thrown in unplayed. */
bool report_declared_table(struct book *s, const struct book_event *event, struct listing *out,
	int *thrown_in, struct err *e);

/*
 * A past event by another edition of its game: both standings side by side, the deals that count otherwise,
 * and those that cannot be read by it or have no line, which count as they are. Nothing is written.
 * ERR_USAGE: another game's.
 */
bool report_what_if(struct book *s, const struct book_event *event, const struct game_edition *by,
	struct doc *doc, struct err *e);

/* ==== 2. Line comparison ======================================================================== */

/* A player, by rank; `rounds` as many as the event has. */
struct report_line {
	int rank;                   /* 0: excluded, after all others */
	bool shared, is_out;        /* withdrawn or excluded, as `out` says */
	enum book_measure_kind out;
	char player[BOOK_LABEL], club[BOOK_NAME];
	int start_no, deals;
	int64_t score;
	struct event_share share, *rounds;
	/* What is in `share` of another event, and all that was had there. */
	struct event_share carried, behind;
	size_t index;               /* among those of `met` */
};

struct report_lines {
	struct book_event event;
	struct desk_rules rules;
	size_t round_count;
	int *round_no;
	size_t count;
	struct report_line *rows;
	size_t placed;               /* how many of them have a rank */
	size_t point_count;
	struct book_point *points;   /* by round, deal, line and table */
	struct event_share *shares;  /* of each of them */
	size_t entry_count;
	int32_t *met;                /* entry_count²: how many match points more a player had of another than that
	                                one of them; NULL unless ties ask for it */
	int by_totals;               /* sheets without deals, which are not compared */
	int unfinished;              /* tables that still owe deals */
	struct report_standings *standings;   /* of the same event; NULL unless they were added */
};

/* Of the event, or of one round of it (0: all). Free it in any case. */
bool report_lines_make(struct book *s, const struct book_event *event, int round, struct report_lines *out,
	struct err *e);
void report_lines_free(struct report_lines *lines);

/*
 * Add what all standings say of an event: place and edition, what is not final, rulings, who took over a
 * seat. A page asks for it.
 */
bool report_lines_add_standings(struct book *s, struct report_lines *lines, struct err *e);

/* For scripts: rank, player, match_points, maximum, percent, score … and the same of each round. */
void report_lines_table(const struct report_lines *lines, enum lang lang, struct listing *out);
/*
 * The standings as a page, and on a worksheet of their own: what is not final, the table, below it what the
 * figures mean, how equals were parted and what happened. Free the document in any case.
 */
bool report_lines_doc(struct doc *out, const struct report_lines *lines, const struct doc_look *look,
	struct err *e);
bool report_lines_sheet(struct doc *out, const struct report_lines *lines, const struct doc_look *look,
	struct err *e);
/*
 * Deal by deal who did better with the same cards (deal 0: all of the round made), with the hands where the
 * round has a seed: deal, line, table, player, result, points, match_points, maximum, against (by table: 2,
 * 1, 0; x: itself; -: has not played it).
 */
bool report_lines_deals(struct book *s, const struct report_lines *lines, int round, int deal, enum lang lang,
	struct doc *out, struct err *e);
/* Where the match points of a deal at a table come from, a sentence a line; nothing if it is not compared. */
void report_lines_why(struct buf *b, enum lang lang, const struct report_lines *lines, int64_t table,
	int deal);

/* Within report/: the places in a line comparison. */

/* As report_lines_make, of an event before `behind` others, each carried into the next. */
bool lines_make_behind(struct book *s, const struct book_event *event, int round, int behind,
	struct report_lines *out, struct err *e);
/* Add what players bring along to what they have. */
bool lines_carry(struct book *s, struct report_lines *out, int behind, struct err *e);
/* Put the rows in the order of their percentages, equals parted by the ties of the event. */
bool lines_rank(struct report_lines *out, struct err *e);

/* Within report/: placement at one table, and who has no place. */

/*
 * Places (from 1) and placement points (twelfths) of the seats by their totals; `scale` holds the points of
 * each place. Seats with equal totals share the better place and the average of the points their places are
 * worth.
 */
void report_places(const int64_t totals[], int seats, const int scale[], int place[], int place_points[]);

/* What a measure makes of it, in their order, in their order. */
void report_turn_out(const struct book_measure *measure, bool *is_out, enum book_measure_kind *out);
/* Is somebody out of the event by the last of its measures about it, and by which kind? */
bool report_is_out(const struct book_measure *list, size_t count, int64_t entry, enum book_measure_kind *out);

/*
 * report: the places of an event, by whatever it is ranked, and what follows from them: prizes, the
 * strength of players.
 */

/* A player of an event with the place; an excluded player has none. */
struct report_ranked {
	char player[BOOK_LABEL], club[BOOK_NAME];
	int start_no, rank;
};

/* By rank: of the standings, or of the line comparison. Free the list. */
bool report_ranked_make(struct book *s, const struct book_event *event, const struct desk_rules *rules,
	struct report_ranked **list, size_t *count, struct err *e);

/* The same, then excluded players with rank 0, for desk_entries_qualify. */
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
bool report_prizes_each(struct book *s, const struct book_event *event, const struct desk_rules *rules,
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

/*
 * report: a season, several events counted together. Points are worked out from the places of each
 * event, never kept.
 */

/* What a player has of one event. */
struct report_season_result {
	int place;               /* 0: has not played there */
	int64_t points;
	bool counts;             /* is among the best that count */
};

struct report_season_row {
	int rank;                /* 0: too few results for a place */
	char player[BOOK_LABEL], club[BOOK_NAME];
	int64_t points;
	int events, counted;
	struct report_season_result *results;   /* one an event */
};

/* An event of the season, and how far it is. */
struct report_season_event {
	struct book_season_event of;
	size_t players;
	int unfinished;          /* tables that still owe deals */
};

struct report_season {
	struct book_season season;
	size_t event_count, count;
	struct report_season_event *events;   /* by day */
	struct report_season_row *rows;       /* by rank, equals by name; then players with too few results */
};

/* Free it in any case. */
bool report_season_make(struct book *s, const struct book_season *season, struct report_season *out,
	struct err *e);
void report_season_free(struct report_season *season);
/* rank, player, points, events, counted, club; of each event (eN_) place, points, counts. */
void report_season_doc(const struct report_season *season, enum lang lang, bool from_afar, struct doc *out);

/* Within report/: what parts equals in the standings, by the setting `ties`. */

/* What the ranking looks at, of the whole event or up to a round. */
struct rank_key {
	int64_t first, second;
	size_t row;
};

/* Where ties are to be parted: put the place of each row behind a round, by what its key says and then by
 * the ties, in the key's stead. `met` has what was had up to then. */
bool ties_part(const struct report_standings *out, size_t round, struct rank_key *keys, size_t count,
	struct err *e);

/* The place of a tie among those of the event; DESK_TIES if it is none of them. */
int ties_at(const struct desk_rules *rules, enum desk_tie tie);
/* The higher the better: who was drawn first; 0: not drawn. */
int64_t ties_lot(const struct desk_rules *rules, int start_no);

/* Who waits for a lot that is not yet recorded, by rank: gathered, then told with how it is recorded. */
struct ties_awaiting {
	struct buf names;
	int rank;                       /* of the last; 0: nobody waits */
};
void ties_await(struct ties_awaiting *list, enum lang lang, int rank, const char *player, int start_no);
void ties_awaiting_doc(struct doc *doc, const struct desk_rules *rules, struct ties_awaiting *list);

/* The longest chain of events, each carried into the next. */
enum { TIES_CARRIES = 8 };
/* The event whose points are carried over; ERR_NOT_FOUND if it is not in the book, and refused where it
 * counts another sort of points. `behind`: the number of events after this one. */
bool ties_carried(struct book *s, const struct desk_rules *rules, int behind, struct book_event *out,
	struct err *e);

#endif
