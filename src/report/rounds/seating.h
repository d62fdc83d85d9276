/* seating: a round on paper: who sits where, by table and by name, and a card for each table. */
#ifndef REPORT_SEATING_H
#define REPORT_SEATING_H

#include "base/doc.h"
#include "book/tables.h"

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
/* The cards that stand on the tables, behind what the document has: two a page on paper, none elsewhere. */
void report_seating_cards(struct doc *doc, const struct report_seating *seating);

#endif
