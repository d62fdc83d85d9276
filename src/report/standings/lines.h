/*
 * report: line comparison (sportulti, R-95). Of each deal that two tables have played, who sat in the same
 * line there is compared; rulings count with their points. A seat that sits a deal out at a table of four is
 * not compared.
 */
#ifndef REPORT_LINES_H
#define REPORT_LINES_H

#include "event/results.h"
#include "report/report.h"

/* A player, by rank; `rounds` as many as the event has. */
struct report_line {
	int rank;                   /* 0: excluded, behind all others */
	bool shared, is_out;        /* withdrawn or excluded, as `out` says */
	enum book_measure_kind out;
	char player[REPORT_LABEL], club[BOOK_NAME];
	int start_no, deals;
	int64_t score;
	struct event_share share, *rounds;
	/* What is in `share` of another event, and all that was had there. */
	struct event_share carried, behind;
	size_t index;               /* among those of `met` */
};

struct report_lines {
	struct book_event event;
	struct report_rules rules;
	size_t round_count;
	int *round_no;
	size_t count;
	struct report_line *rows;
	size_t placed;               /* so many of them have a rank */
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

#endif
