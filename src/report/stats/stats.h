/* report: bids and their results, over the deals of one event or of several. Only played deals count; sheets
 * with only totals, and points set by rulings, are left out and counted. */
#ifndef REPORT_STATS_STATS_H
#define REPORT_STATS_STATS_H

#include "report/standings/standings.h"
#include "games/cards.h"

enum report_stats_kind { REPORT_STATS_PLAYERS, REPORT_STATS_PLAYERS_BIDS, REPORT_STATS_BIDS,
	REPORT_STATS_KONTRAS, REPORT_STATS_TABLES };

enum { REPORT_REKONTRA = 4 };

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

/* ---- cards ------------------------------------------------------------------------------------- */

/* Replay the cards that the book has for a deal's last attempt; *found: there are some. The dealer stored
 * with them, or the one in turn, decides who plays. */
bool report_play_find(struct book *s, const struct book_table *table, int no, struct game_play *out,
	bool *found, struct err *e);

/* A deal in the statistics of cards. */
struct report_card_deal {
	const struct book_table *table;
	int no;
	struct game_play play;
	struct game_measure measure;
};

struct report_card_stats {
	enum lang lang;
	size_t count, table_count, entry_count;
	struct report_card_deal *deals;
	struct book_table *tables;
	struct book_entry *entries;
	struct listing left_out;              /* round, table, deal, why: cards that contradict the sheet */
};

/* Read the deals of an event with recorded cards; those whose cards contradict the sheet, or are impossible,
 * are left out and listed. Then each is measured, in any order, by as many threads as there are solvers. */
bool report_card_stats_read(struct book *s, const struct book_event *event, enum lang lang,
	struct report_card_stats *out, struct err *e);
void report_card_stats_solve(struct report_card_stats *stats, size_t no, struct game_solver *s);
/* Add tables by player, by deal, and of deals left out, which the document takes over. */
void report_card_stats_doc(struct report_card_stats *stats, const struct book_event *event, struct doc *doc);
void report_card_stats_free(struct report_card_stats *stats);

/* ---- inside: counted by stats.c, shown by stats_doc.c ------------------------------------------ */

/* Deals (or words said in them), how many of them were made (won), and their points. */
struct report_figure {
	int deals, made;
	int64_t points;
};

/* Kontras of the defenders, rekontras of the declarer, both together. */
enum { REPORT_SAID_KONTRA, REPORT_SAID_REKONTRA, REPORT_SAID_BOTH, REPORT_SAID };

/* The counts of a player, of a bid, of a table. */
struct report_tally {
	struct report_figure all, declared, defended;
	struct report_figure partnered;     /* with the declarer, in a game that has partners */
	struct report_figure said[REPORT_SAID];
	int64_t squares;                    /* sum of the squared points of all deals */
};

/* A bid (of a player, or of the field), or a part of bids. */
struct report_stats_row {
	const struct game_edition *edition;   /* where it occurred */
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
	struct report_stats_player *players;   /* of the whole book, by id */
	struct report_stats_table *tables;
	struct report_stats_rows bids, parts;
	int top_level;                         /* said: 2 a kontra, 4 a rekontra, 8 … */
	int deals, by_totals, not_played, thrown_in;   /* counted; sheets and deals left out */
};

void report_stats_doc(const struct report_stats *stats, struct doc *out);

#endif
