/*
 * report: a season, several events counted together. Points are worked out from the places of each
 * event, never kept.
 */
#ifndef REPORT_SEASON_H
#define REPORT_SEASON_H

#include "book/seasons.h"
#include "report/report.h"

/* What a player has of one event. */
struct report_season_result {
	int place;               /* 0: has not played there */
	int64_t points;
	bool counts;             /* is among the best that count */
};

struct report_season_row {
	int rank;                /* 0: too few results for a place */
	char player[REPORT_LABEL], club[BOOK_NAME];
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
	struct report_season_row *rows;       /* by rank, equals by name; behind them who has too few results */
};

/* Free it in any case. */
bool report_season_make(struct book *s, const struct book_season *season, struct report_season *out,
	struct err *e);
void report_season_free(struct report_season *season);
/* rank, player, points, events, counted, club; of each event (eN_) place, points, counts. */
void report_season_doc(const struct report_season *season, enum lang lang, bool from_afar, struct doc *out);

#endif
