/*
 * report: what was bid and what came of it, over the deals of one event or of several. Only deals that were
 * played count; of sheets of which only the totals are known, and of points that a ruling set, it is said how
 * many are left out.
 */
#ifndef REPORT_STATS_STATS_H
#define REPORT_STATS_STATS_H

#include "report/report.h"

enum report_stats_kind { REPORT_STATS_PLAYERS, REPORT_STATS_PLAYERS_BIDS, REPORT_STATS_BIDS,
	REPORT_STATS_KONTRAS, REPORT_STATS_TABLES };

/* An average of fewer deals than this may be chance, and is marked. */
enum { REPORT_STATS_ENOUGH = 30, REPORT_REKONTRA = 4 };

struct report_stats_wanted {
	enum report_stats_kind kind;
	enum lang lang;
	const char *title;                  /* the event, or the season */
	const struct book_event *events;    /* all of one game */
	size_t event_count;
};

/* Count, and make the document; free it in any case. */
bool report_stats_make(struct book *s, const struct report_stats_wanted *wanted, struct doc *out,
	struct err *e);

/* ---- within: counted by stats.c, told by stats_doc.c -------------------------------------------- */

/* What is counted of a player, of a bid, of a table. */
struct report_tally {
	int deals;
	int64_t points, squares;            /* of the deals, and their sum of squares */
	int declared, made;
	int64_t declared_points;
	int partnered;                      /* with the declarer, in a game that has partners */
	int64_t partnered_points;
	int defended;
	int64_t defended_points;
	int said[2], won[2];                /* kontras of the defenders, 0; rekontras of the declarer, 1 */
};

/* A bid (of a player, or of the field), or a part of bids. */
struct report_stats_row {
	const struct game_edition *edition;   /* it was met in */
	char code[GAME_BID];
	struct report_tally tally;
};
struct report_stats_rows {
	struct report_stats_row *rows;
	size_t count;
};

struct report_stats_player {
	int64_t id;
	char label[BOOK_LABEL];
	struct report_tally tally;
	struct report_stats_rows bids;
};

struct report_stats_table {
	const struct book_event *event;
	int round, no;
	char players[BOOK_SEATS * BOOK_LABEL];
	struct report_tally tally;          /* points: those that changed hands */
};

struct report_stats {
	const struct report_stats_wanted *wanted;
	const struct game *game;               /* of all the events */
	size_t player_count, table_count;
	struct report_stats_player *players;   /* all of the book, by id */
	struct report_stats_table *tables;
	struct report_stats_rows bids, parts;
	int top_level;                         /* that was said: 2 a kontra, 4 a rekontra, 8 … */
	int deals, by_totals, not_played, thrown_in;   /* counted; sheets and deals left out */
};

bool report_stats_count(struct book *s, struct report_stats *stats, struct err *e);
void report_stats_free(struct report_stats *stats);
void report_stats_doc(const struct report_stats *stats, struct doc *out);

/* report, inside: standings as they would be if open disputes ended in one way. */

/* Points more or less at a table's seats. */
struct report_change {
	int64_t table;
	int64_t entry[BOOK_SEATS];   /* who sat there at that deal */
	int points[BOOK_SEATS];
};

struct report_changes {
	size_t count;
	struct report_change *list;
};

/* The standings with these changes (NULL: as the book has them), without outcomes. */
bool report_standings_with(struct book *s, const struct book_event *event,
	const struct report_changes *changes, struct report_standings *out, struct err *e);
/* Fill in the outcomes of the event's open disputes. */
bool report_outcomes_make(struct book *s, struct report_standings *out, struct err *e);

#endif
