/* report: the standings of an event, line comparison, prizes, ratings, seasons, and how ties are broken. */
#ifndef REPORT_STANDINGS_STANDINGS_H
#define REPORT_STANDINGS_STANDINGS_H

#include "report/page/page.h"
#include "event/event.h"
#include "desk/desk.h"
#include "book/people.h"

/* ==== 1. Standings ============================================================================== */

/* A player's result in one round. */
struct report_round {
	bool played, joined;   /* in this round; in this or an earlier one */
	int table, deals;
	int other;             /* a table before this one where the player sat at the same time; 0: none */
	int place_points;      /* in POINT_PARTS */
	int64_t score;
	int wins;              /* halves: a table won alone gives two, a shared first place one */
	/* Up to and including this round: in POINT_PARTS; the place among all who had joined by then, 0 for
	 * others and excluded players; by points alone, as for a draw by standing. */
	int total_place_points, rank, drawn_rank;
	int64_t total_score;
	int total_wins;
};

struct report_standing {
	int rank;              /* from 1; equal players share it. 0: excluded, after all others */
	bool shared;
	char player[BOOK_LABEL];
	char club[BOOK_NAME];
	int start_no;
	int place_points;      /* in POINT_PARTS */
	int64_t score;
	int rounds_played, deals, declared, made, lost;   /* deals as declarer: with every part made, or not */
	int won, beaten;       /* deals with points above and below 0, in a game that counts them */
	int rulings;           /* that changed the player's points */
	int totals;            /* rounds for which only the sheet's totals are known */
	bool is_out;           /* withdrawn or excluded, as `out` says */
	enum book_measure_kind out;
	int carried_place_points;      /* in POINT_PARTS; from another event, and included in the score */
	int64_t carried_score;
	int brought_place_points;      /* in the other event, before the factor: in POINT_PARTS */
	int64_t brought_score;
	size_t index;                  /* in `met` of the standings */
	struct report_round *rounds;   /* round_count of them */
};

/* All possible outcomes of the open disputes. */
enum { REPORT_OUTCOMES = 16, REPORT_OUTCOME = 400 };

/* A row's figures if the disputes end in one way. */
struct report_prospect {
	int rank, place_points;
	int64_t score;
};

struct report_outcome {
	/* "1/1/5: 3.8 A+5 B+10 C-15": round/table/deal, "=" as played */
	char label[REPORT_OUTCOME];
	struct report_prospect *rows;       /* in the order of the standings' rows */
};

/* An irregular table. */
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
	int *unseated;                  /* by round: entered players, not out, who sat at no table; NULL: none */
	bool is_disputed;               /* a ruling is requested and not decided */
	size_t ruling_count;
	struct book_ruling *rulings;   /* those that set the points of a deal, by round, table and deal */
	size_t table_count;             /* with seats taken over, or sheets with only totals */
	struct report_odd_table *tables;
	size_t against_count;           /* sheets whose deals contradict the recorded totals */
	struct book_totals_against *against;
	size_t outcome_count;           /* 0: no dispute is open */
	struct report_outcome outcomes[REPORT_OUTCOMES];
	struct book_table *disputed;    /* the table of each disputed deal in an outcome's label */
	bool order_depends;             /* the ranks differ among the outcomes, or from the present ones */
	bool more_outcomes;             /* than there is room for */
	size_t entry_count;
	/* entry_count²: points by which one player beat another at common tables; NULL unless ties need it */
	int32_t *met;
	struct report_mark mark;
};

/* Write how ties were broken, in a sentence; "" if there is nothing to report. */
void report_ties_say(struct buf *b, enum lang lang, const struct desk_rules *rules);
/* Does a lot break the last ties? */
bool report_has_lot(const struct desk_rules *rules);
/* Does a row's place depend on a lot not yet recorded? */
bool report_awaits_lot(const struct report_standings *standings, const struct report_standing *row);

/* List each seat's deals with a sign for won or lost, in a game with `winner`; free the list. */
bool report_won(struct book *s, const struct book_event *event, const struct game_rules *rules,
	struct book_point **points, size_t *count, struct err *e);
/* The data of standings that no deal or ruling changes, read once for several standings of an event. */
struct report_field {
	struct desk_rules rules;
	int *round_no;
	struct book_entry *entries;
	struct book_measure *measures;
	size_t round_count, entry_count, measure_count;
	int table_count;
};
bool report_field_read(struct book *s, const struct book_event *event, struct report_field *out,
	struct err *e);
void report_field_free(struct report_field *field);
/* Rank a field after its last round only, without the unseated, open outcomes and the check code. */
bool report_standings_of(struct book *s, const struct book_event *event, const struct report_field *field,
	struct report_standings *out, struct err *e);
bool report_standings_make(struct book *s, const struct book_event *event, struct report_standings *out,
	struct err *e);
void report_standings_free(struct report_standings *standings);
/* Add up the points that they give, without what was carried into the event: 0 unless a book is forged. */
bool report_standings_sum(struct book *s, const struct book_event *event, uint64_t *sum, struct err *e);

/* List each player's bids as declarer: player, bid, deals, made, lost. *thrown_in: deals thrown in unplayed,
 * which are left out. */
bool report_declared_table(struct book *s, const struct book_event *event, struct listing *out,
	int *thrown_in, struct err *e);

/*
 * Settle a past event by another edition of its game: both standings side by side, deals that count
 * differently, and those it cannot read or that have no line, which keep their points. Nothing is written.
 * ERR_USAGE: another game's edition.
 */
bool report_what_if(struct book *s, const struct book_event *event, const struct game_edition *by,
	struct doc *doc, struct err *e);

/* ---- open disputes: the standings as they would be ------------------------------------------------- */

/* A difference in points at a table's seats. */
struct report_change {
	int64_t table;
	int64_t entry[BOOK_SEATS];   /* who sat there at that deal */
	int points[BOOK_SEATS];
};

struct report_changes {
	size_t count;
	struct report_change *list;
};

/* Make the standings with these changes (NULL: as the book has them), without outcomes. */
bool report_standings_with(struct book *s, const struct book_event *event,
	const struct report_changes *changes, struct report_standings *out, struct err *e);
/* Fill in the outcomes of the event's open disputes. */
bool report_outcomes_make(struct book *s, struct report_standings *out, struct err *e);
/* List the outcomes: outcome, rank, player, place_points, score, label. */
bool report_outcomes_table(const struct report_standings *standings, enum lang lang, struct listing *out);
/* List one outcome for people: rank, player, place_points, score;
 * above it, the result of each dispute in words. */
void report_outcome_table(const struct report_standings *standings, size_t n, enum lang lang,
	struct listing *out);

/* ==== 2. Line comparison (sportulti, R-95): the players of a line against each other ============ */

/* Rulings count with their points. A seat that sits a deal out at a table of four is not compared. */

/* A player, by rank; `rounds` has an item for each of the event. */
struct report_line {
	int rank;                   /* 0: excluded, after all others */
	bool shared, is_out;        /* withdrawn or excluded, as `out` says */
	enum book_measure_kind out;
	char player[BOOK_LABEL], club[BOOK_NAME];
	int start_no, deals;
	int64_t score;
	struct event_share share, *rounds;
	/* Included in `share` from another event, and the whole share there. */
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
	struct event_share *shares;  /* one for each of them */
	size_t entry_count;
	/* entry_count²: match points by which one player beat another; NULL unless ties need it */
	int32_t *met;
	int by_totals;               /* sheets without deals, which are not compared */
	int unfinished;              /* tables that still owe deals */
	struct report_standings *standings;   /* of the same event; NULL unless added */
};

/* Compare the event, or one round of it (0: all). Free it in any case. */
bool report_lines_make(struct book *s, const struct book_event *event, int round, struct report_lines *out,
	struct err *e);
void report_lines_free(struct report_lines *lines);

/* Add what all standings show of an event: place and edition, what is
 * not final, rulings, takeovers. Pages need it. */
bool report_lines_add_standings(struct book *s, struct report_lines *lines, struct err *e);

/* List for scripts: rank, player, match_points, maximum, percent, score … and the same for each round. */
void report_lines_table(const struct report_lines *lines, enum lang lang, struct listing *out);
/* Make the standings as a page, and on a worksheet of their own: what is not final, the table, then what the
 * figures mean, how ties were broken and what happened. Free the document in any case. */
bool report_lines_doc(struct doc *out, const struct report_lines *lines, const struct doc_look *look,
	struct err *e);
bool report_lines_sheet(struct doc *out, const struct report_lines *lines, const struct doc_look *look,
	struct err *e);
/*
 * Show deal by deal who did better with the same cards (deal 0: all of the round), with the hands if the
 * round has a seed: deal, line, table, player, result, points, match_points, maximum, against (by table: 2,
 * 1, 0; x: itself; -: has not played it).
 */
bool report_lines_deals(struct book *s, const struct report_lines *lines, int round, int deal, enum lang lang,
	struct doc *out, struct err *e);
/* Write the derivation of the match points of a deal at a table, a
 * sentence a line; nothing if it is not compared. */
void report_lines_why(struct buf *b, enum lang lang, const struct report_lines *lines, int64_t table,
	int deal);

/* Within report/: the places in a line comparison. */

/* Like report_lines_make, for an event before `behind` others, each carried into the next. */
bool lines_make_behind(struct book *s, const struct book_event *event, int round, int behind,
	struct report_lines *out, struct err *e);
/* Add the points that players carry over. */
bool lines_carry(struct book *s, struct report_lines *out, int behind, struct err *e);
/* Sort the rows by percentage, breaking ties by the event's setting. */
bool lines_rank(struct report_lines *out, struct err *e);

/* Within report/: placement at one table, and players without a place. */

/* Compute places (from 1) and placement points (in POINT_PARTS) of the seats from their totals; `scale` has
 * the points of each place. Equal totals share the better place and the average of their places' points. */
void report_places(const int64_t totals[], int seats, const int scale[], int place[], int place_points[]);

/* Apply a measure to a player's state, in order. */
void report_turn_out(const struct book_measure *measure, bool *is_out, enum book_measure_kind *out);
/* Is the entry out of the event by the last of its measures about that, and by which kind? */
bool report_is_out(const struct book_measure *list, size_t count, int64_t entry, enum book_measure_kind *out);

/* ==== 3. Places: prizes, the strength of players (R-99) ================================== */

/* A player of an event with the place; an excluded player has none. */
struct report_ranked {
	char player[BOOK_LABEL], club[BOOK_NAME];
	int start_no, rank;
};

/* Are results that depend on the places final? */
struct report_state {
	int unfinished;       /* tables that still owe deals */
	bool is_open;         /* a dispute is */
};

/*
 * List the players by rank: of the standings, or of the line comparison; free the list. Add to `state` what
 * the event still lacks.
 */
bool report_ranked_make(struct book *s, const struct book_event *event, const struct desk_rules *rules,
	struct report_state *state, struct report_ranked **list, size_t *count, struct err *e);

/* The same, then excluded players with rank 0, for desk_entries_qualify. */
bool report_all_ranked(struct book *s, const struct book_event *event, struct desk_place **list,
	size_t *count, struct err *e);

/* Add what an event still lacks; report it at the head of a document, if anything. */
bool report_state_add(struct book *s, const struct book_event *event, struct report_state *state,
	struct err *e);
void report_state_say(const struct report_state *state, struct doc *out);
void report_state_cell(struct listing *t, const void *row, const struct listing_column *column);
/* The columns of a list for scripts with the state it is `about`. */
#define REPORT_STATE_COLUMNS \
	{ "unfinished", &msg_head_rank, LISTING_INT, report_state_cell, .item = false, .for_scripts = true }, \
	{ "open", &msg_head_rank, LISTING_INT, report_state_cell, .item = true, .for_scripts = true }

/* Make the teams' standings: rank, team, place_points, score, best_place, club, members; in a line comparison
 * match_points, maximum and percent instead of place_points; unfinished, open. */
bool report_teams_doc(struct book *s, const struct book_event *event, enum lang lang, struct doc *out,
	struct err *e);

/* A prize: for places (`place`), for clubs (`club`) or of a category, by its name. */
struct report_prize {
	const char *kind;
	int place;                              /* in that list */
	const struct report_ranked *who;        /* for a club its best player */
	bool of_club;
	int64_t amount;
};
typedef void report_prize_visit(void *arg, const struct report_prize *prize);

/* Forint not awarded: indivisible remainders, and prizes of places that nobody has. */
struct report_prizes_kept {
	int64_t left, unclaimed;
	struct report_state state;
};
/* Visit every prize awarded in an event; add to `kept`. */
bool report_prizes_each(struct book *s, const struct book_event *event, const struct desk_rules *rules,
	report_prize_visit *visit, void *arg, struct report_prizes_kept *kept, struct err *e);
/* Make the list of prizes: prize list (`place`, `club`, a category), rank in it, player, club, prize, and in
 * each row whether that is final: unfinished, open. */
bool report_prizes_doc(struct book *s, const struct book_event *event, enum lang lang, struct doc *out,
	struct err *e);

/* An average of fewer deals than this may be chance, and is marked. */
enum { REPORT_STATS_ENOUGH = 30 };
/* Make the ratings over these events, all of one game: rank, player, strength, deals, error, few. */
bool report_ratings_doc(struct book *s, const struct book_event *events, size_t count, const char *title,
	enum lang lang, struct doc *out, struct err *e);

/* ==== 4. Seasons: points are computed from the places of each event, never stored ======== */

/* A player's result in one event. */
struct report_season_result {
	int place;               /* 0: did not play there */
	int64_t points;
	bool counts;             /* among the best, which count */
};

struct report_season_row {
	int rank;                /* 0: too few results for a place */
	char player[BOOK_LABEL], club[BOOK_NAME];
	int64_t points;
	int events, counted;
	struct report_season_result *results;   /* one for each event */
};

/* An event of the season, and its progress. */
struct report_season_event {
	struct book_season_event of;
	size_t players;
	struct report_state state;
};

struct report_season {
	struct book_season season;
	size_t event_count, count;
	struct report_season_event *events;   /* by day */
	struct report_season_row *rows;       /* by rank, equals by name; then players with too few results */
};

/* Compute the season; free it in any case. */
bool report_season_make(struct book *s, const struct book_season *season, struct report_season *out,
	struct err *e);
void report_season_free(struct report_season *season);
/* Make its document: rank, player, points, events, counted, club; by event (eN_) place, points, counts. */
void report_season_doc(const struct report_season *season, enum lang lang, bool from_afar, struct doc *out);

/* ==== 5. Ties, broken by the setting `ties` (R-96) ============================================== */

/* The figures of the ranking, for the whole event or up to a round. */
struct rank_key {
	int64_t first, second;
	size_t row;
};

/* Replace each key by the row's place after a round, by the key and then by the ties, if there are any to
 * break. `met` has the results up to then. */
bool ties_part(const struct report_standings *out, size_t round, struct rank_key *keys, size_t count,
	struct err *e);

/* Return the position of a tie-break among those of the event; DESK_TIES if unused. */
int ties_at(const struct desk_rules *rules, enum desk_tie tie);
/* Return a higher value for an earlier lot; 0: not drawn. */
int64_t ties_lot(const struct desk_rules *rules, int start_no);

/* Players who wait for a lot not yet recorded, by rank: collected, then reported with how to record it. */
struct ties_awaiting {
	struct buf names;
	int rank;                       /* of the last; 0: nobody waits */
};
void ties_await(struct ties_awaiting *list, enum lang lang, int rank, const char *player, int start_no);
void ties_awaiting_doc(struct doc *doc, const struct desk_rules *rules, struct ties_awaiting *list);

/* The longest chain of events, each carried into the next. */
enum { TIES_CARRIES = 8 };
/* Find the event whose points are carried over; ERR_NOT_FOUND if it is not in the book, and refused if it
 * counts other points. `behind`: the number of events after this one. */
bool ties_carried(struct book *s, const struct desk_rules *rules, int behind, struct book_event *out,
	struct err *e);

/* ==== 6. Pages of standings ======================================================================== */

/* Add a page to a document, starting an empty one ({0}). */
bool report_standings_doc(struct doc *doc, const struct report_standings *standings,
	const struct doc_look *look, struct err *e);
/* What cells of standings are made from: with a page names get marks, otherwise all is plain. */
struct standings_view {
	const struct report_standings *standings;
	const struct page *page;
};

/* Return the note of a ruling under the table; valid until the page's next text. */
const char *standings_note(struct page *page, const struct book_ruling *ruling);
/* Return the n-th line about irregular tables, from 0; NULL past the last. Valid until the next text. */
const char *standings_odd_note(struct page *page, const struct report_standings *standings, size_t n);

/*
 * Parts of all standings: the lines above the table (place, edition, what is not final), the notes below it
 * (rulings, irregular tables, announced deviations), and a name with its marks (points set by a ruling,
 * totals of a sheet alone, out).
 */
void standings_add_lines(struct doc *doc, struct page *page, const struct report_standings *standings,
	unsigned media);
void standings_add_happened(struct doc *doc, struct page *page, const struct report_standings *standings);
void standings_mark_name(char *out, size_t size, const struct page *page, const struct report_standing *row);

/* In the order of the CSV, which begins rank,player,place_points,score. */
enum standings_field {
	STANDINGS_RANK, STANDINGS_PLAYER, STANDINGS_PLACE_POINTS, STANDINGS_SCORE,
	STANDINGS_CLUB, STANDINGS_START_NO, STANDINGS_ROUNDS_PLAYED, STANDINGS_DEALS,
	STANDINGS_DECLARED, STANDINGS_MADE, STANDINGS_LOST, STANDINGS_OUTCOMES, STANDINGS_RULINGS,
	STANDINGS_OUT, STANDINGS_TOTALS, STANDINGS_WON, STANDINGS_BEATEN,
	STANDINGS_CARRIED_PLACE_POINTS, STANDINGS_CARRIED_SCORE,
	STANDINGS_ROUNDS    /* the place of the groups, one a round */
};

enum standings_round_field {
	STANDINGS_ROUND_TABLE = STANDINGS_ROUNDS + 1, STANDINGS_ROUND_PLACE_POINTS, STANDINGS_ROUND_SCORE,
	STANDINGS_TOTAL_PLACE_POINTS, STANDINGS_TOTAL_SCORE, STANDINGS_ROUND_RANK, STANDINGS_FIELDS_END
};

enum standings_text {
	STANDINGS_LINE_1 = TEMPLATE_COMMON_TEXTS, STANDINGS_LINE_2, STANDINGS_UNFINISHED, STANDINGS_UNSEATED,
	STANDINGS_OPEN, STANDINGS_DEPENDS, STANDINGS_STANDS, STANDINGS_CHART,
	STANDINGS_CHART_POINTS, STANDINGS_CHART_SCORE, STANDINGS_MARK_RULED, STANDINGS_NOTE_RULED,
	STANDINGS_MARK_TOTALS, STANDINGS_NOTE_TOTALS, STANDINGS_NOTE_TOTALS_MANY, STANDINGS_NOTE_TURN,
	STANDINGS_WITHDRAWN, STANDINGS_EXCLUDED,
	STANDINGS_TEXTS_END
};

extern const struct template_kind standings_kind;

/* Add the part for scripts: a row a player with all fields, and as data. */
void standings_add_data(struct doc *doc, const struct report_standings *standings);
/* Write the players alone: "standings":[…]. */
void standings_rows_data(struct data *d, const struct report_standings *standings);
/* Is the column used in these standings (of a view)? */
bool standings_wanted(const struct listing_column *column, const void *view);

#endif
