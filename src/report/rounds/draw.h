/* draw: what is shown of draws: what is possible, a round with its certificate. */
#ifndef REPORT_DRAW_H
#define REPORT_DRAW_H

#include "base/doc.h"
#include "desk/rounds/draw.h"

/*
 * The places in the standing behind the last round before `round`; before the first those in the event whose
 * points are brought along, none without one. Free the list.
 */
bool report_ranks(struct book *s, const struct book_event *event, int round, struct draw_rank **list,
	size_t *count, struct err *e);
/*
 * What is possible with so many players, with tables of four and with byes: tables, and how many rounds there
 * are without a pair meeting twice. `rounds`, if not 0, are wanted; *enough: there are as many in each way.
 */
void report_draw_plan(struct doc *doc, enum lang lang, int players, struct event_game game, int rounds,
	bool *enough);
/* The round with its certificate, each violation by name; if it is `checked` (or NULL), what moved since. */
void report_draw_doc(struct doc *doc, enum lang lang, const struct draw *draw,
	const struct draw_checked *checked);
/* Of a round that was checked: draws that were taken back, when the seed was announced. */
void report_draw_history(struct doc *doc, enum lang lang, const struct draw_checked *checked);
/* What scripts are told of a proof: "best", "repeats-unavoidable" or "none". */
const char *report_proof_word(enum event_proof proof);

#endif
