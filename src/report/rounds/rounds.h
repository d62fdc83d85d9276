/* draw: what is shown of draws: what is possible, a round with its certificate. */
#ifndef REPORT_ROUNDS_ROUNDS_H
#define REPORT_ROUNDS_ROUNDS_H

#include "base/doc.h"
#include "desk/rounds/rounds.h"
#include "book/deals.h"
#include "book/people.h"

/*
 * The places in the standing after the last round before `round`; before the first those in the event whose
 * points are brought along, none without one. Free the list.
 */
bool report_ranks(struct book *s, const struct book_event *event, int round, struct draw_rank **list,
	size_t *count, struct err *e);
/*
 * What is possible with that many players, with tables of four and with byes: tables, and how many rounds
 * there are without a pair meeting twice. `rounds`, if not 0, are wanted; *enough: there are as many in each
 * way.
 */
void report_draw_plan(struct doc *doc, enum lang lang, int players, struct event_game game, int rounds,
	bool *enough);
/* The round with its certificate, each violation by name; if it is `checked` (or NULL), what moved since. */
void report_draw_doc(struct doc *doc, enum lang lang, const struct draw *draw,
	const struct draw_checked *checked);
/* Of a round that was checked: draws that were taken back, when the seed was announced. */
void report_draw_history(struct doc *doc, enum lang lang, const struct draw_checked *checked);
/* What scripts read of a proof: "best", "repeats-unavoidable" or "none". */
const char *report_proof_word(enum event_proof proof);

/* report: the time of a round, and which of its sheets are not done, or were done late. */

struct report_clock {
	struct book_event event;
	int round;
	struct round_clock clock;
	int64_t left;                   /* seconds; below 0: over */
	struct buf open, late;          /* tables: "1, 4", "3 (19:07)" */
	int open_count, late_count;
};

/* Of a round (0: the last that was started) at a time. ERR_NOT_FOUND: it has none. Free it in any case. */
bool report_clock_make(struct book *s, const struct book_event *event, int round, const char *now,
	struct report_clock *out, struct err *e);
void report_clock_free(struct report_clock *clock);
void report_clock_doc(struct doc *doc, enum lang lang, const struct report_clock *clock);

/* seating: a round on paper: who sits where, by table and by name, and a card for each table. */

/* For scripts: the column of the start number of who sits in a seat. */
extern const char *const report_seat_numbers[GAME_SEATS];

/* A round as it is seated; the lists are its own. */
struct report_seating {
	struct book_event event;
	int round;
	bool has_byes;                   /* who sits nowhere rests; else nobody knows why */
	size_t count, resting_count;
	struct book_table *tables;
	struct book_entry *resting;      /* at no table, though in the field (of the draw) */
};

/* ERR_NOT_FOUND if nobody sits in that round. Free it in any case. */
bool report_seating_make(struct book *s, const struct book_event *event, int round,
	struct report_seating *out, struct err *e);
/* Leave the table with that id alone in it, and nobody who rests. */
void report_seating_keep(struct report_seating *seating, int64_t table);
void report_seating_free(struct report_seating *seating);

/* Begin the document that hangs on the wall: by table, and on the next page by name. */
void report_seating_doc(struct doc *doc, enum lang lang, const struct report_seating *seating,
	enum doc_size size);
/* Who took a seat of the table over, and from which deal on: the papers have who sat there first. */
void report_seating_turns(struct doc *doc, void (*add)(struct doc *doc, const char *text),
	const struct book_table *table, bool names_table);
/* The cards that stand on the tables, added to the document: two a page on paper, none elsewhere. */
void report_seating_cards(struct doc *doc, const struct report_seating *seating);

#endif
