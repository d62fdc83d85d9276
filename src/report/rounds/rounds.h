/* draw: draws as documents: the possibilities, a round with its certificate. */
#ifndef REPORT_ROUNDS_ROUNDS_H
#define REPORT_ROUNDS_ROUNDS_H

#include "base/doc.h"
#include "desk/rounds/rounds.h"
#include "book/deals.h"
#include "book/people.h"

/* List the places in the standing after the last round before `round`; before the first, those in the event
 * whose points are carried over, if any. Free the list. */
bool report_ranks(struct book *s, const struct book_event *event, int round, const struct desk_rules *rules,
	struct draw_rank **list, size_t *count, struct err *e);
/* Show the possibilities for that many players, with tables of four and with byes: tables, and the number of
 * rounds without a pair meeting twice. `rounds`: wanted, unless 0; *enough: possible in each way. */
void report_draw_plan(struct doc *doc, enum lang lang, int players, struct event_game game, int rounds,
	bool *enough);
/* Show the round with its certificate, violations by name; if it is
 * `checked` (or NULL), what has changed since. */
void report_draw_doc(struct doc *doc, enum lang lang, const struct draw *draw,
	const struct draw_checked *checked);
/* For a checked round: show draws taken back, and when the seed was announced. */
void report_draw_history(struct doc *doc, enum lang lang, const struct draw_checked *checked);
/* Return the word for scripts: "best", "repeats-unavoidable" or "none". */
const char *report_proof_word(enum event_proof proof);

/* report: the clock of a round, and its sheets that are not done, or were done late. */

struct report_clock {
	struct book_event event;
	int round;
	struct round_clock clock;
	int64_t left;                   /* seconds; below 0: over */
	struct buf open, late;          /* tables: "1, 4", "3 (19:07)" */
	int open_count, late_count;
};

/* Read a round (0: the last one started) at a time. ERR_NOT_FOUND: no clock. Free it in any case. */
bool report_clock_make(struct book *s, const struct book_event *event, int round, const char *now,
	struct report_clock *out, struct err *e);
void report_clock_free(struct report_clock *clock);
void report_clock_doc(struct doc *doc, enum lang lang, const struct report_clock *clock);

/* seating: a round on paper: the seats by table and by name, and a card for each table. */

/* For scripts: the column of the start number of a seat's player. */
extern const char *const report_seat_numbers[GAME_SEATS];

/* The seating of a round; it owns the lists. */
struct report_seating {
	struct book_event event;
	int round;
	bool has_byes;                   /* players without a table rest; else the reason is unknown */
	size_t count, resting_count;
	struct book_table *tables;
	struct book_entry *resting;      /* without a table, though in the field (of the draw) */
};

/* Read the seating. ERR_NOT_FOUND if nobody sits in that round. Free it in any case. */
bool report_seating_make(struct book *s, const struct book_event *event, int round,
	struct report_seating *out, struct err *e);
/* Keep only the table with that id, and no resting players. */
void report_seating_keep(struct report_seating *seating, int64_t table);
void report_seating_free(struct report_seating *seating);

/* Make the document for the wall: by table, and on the next page by name. */
void report_seating_doc(struct doc *doc, enum lang lang, const struct report_seating *seating,
	enum doc_size size);
/* List who took over a seat of the table, and from which deal on: the papers show the first players. */
void report_seating_turns(struct doc *doc, void (*add)(struct doc *doc, const char *text),
	const struct book_table *table, bool names_table);
/* Add the cards for the tables: two a page on paper, none elsewhere. */
void report_seating_cards(struct doc *doc, const struct report_seating *seating);

#endif
