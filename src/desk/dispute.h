/*
 * dispute: rulings at the desk. A dispute is opened at a deal, what is said of it is judged by the court of
 * the event's edition, and the ruling is recorded together with what follows for its deal, for the deal's
 * other disputes and for the sheet's seats. Dialogue, single line, import and merge all call the same.
 */
#ifndef DESK_DISPUTE_H
#define DESK_DISPUTE_H

#include "desk/desk.h"
#include "games/court.h"

/* The court that judges by that edition; the standard one's, if its own keeps no rulings in a book. */
const struct game_court *desk_court(const char *edition);

/* ==== 1. A dispute ============================================================================== */

/* Where a dispute arose. `court` points into it: do not copy. */
struct desk_scene {
	const struct book_table *table;
	struct game_rules rules;
	struct court_scene court;
	struct game_record record;      /* of the deal as it was recorded before any ruling, if it was */
	int64_t recorded;               /* the step that recorded it */
};

/* A dispute under way. `scene` points into it: do not copy. */
struct desk_dispute {
	struct book_event event;
	struct book_table table;
	struct report_rules rules;
	const struct game_court *court;
	struct desk_scene scene;
	struct court_ruling ruling;
	struct book_deal seen;          /* the deal as it stood when the dispute was opened */
	bool has_previous;              /* a revision of what is recorded already */
	struct book_ruling previous;
	bool is_corrected;              /* its deal was recorded, or corrected, after that */
	bool is_dealt_anew;             /* that had it dealt again, which was played: if it falls … */
	struct book_deal original;      /* … this stands: as the deal was before, or taken back */
	bool is_put_back;               /* the deal stands as it was before another one, which fell */
	bool is_told;                   /* by a journal: it tells facts, and its seats are the corrected ones */
	bool leaves_deal;               /* open, it wrote no deal in the book that tells it */

	/* Filled in by desk_dispute_put: what was recorded, and what it did. */
	struct book_ruling kept;
	bool is_fall_said;              /* which open disputes fell by it */
	bool again;                     /* it was recorded already, and nothing was written */
	bool wrote_deal;                /* a revision of the deal followed from it: its points before and after */
	int before[BOOK_SEATS], after[BOOK_SEATS];
};

/* Set the scene at deal `no` of the dispute's event and table, which are filled in. */
bool desk_dispute_open(struct desk *desk, int no, struct desk_dispute *d);
/* Take up ruling `item` of the deal, to be revised, as `revision` has it (0: the last). */
bool desk_dispute_revise(struct desk *desk, int item, int revision, struct desk_dispute *d);
/* No such ruling of that deal: which deals of the table have any. Returns false. */
bool desk_fail_no_ruling(struct desk *desk, const struct book_table *table, int no, int item);
/* Judge what is said. False with the desk's error; d->ruling.is_missing if a fact is wanting. */
bool desk_dispute_judge(struct desk *desk, struct desk_dispute *d);
/* Looks at the book while a ruling stands in it that may yet be taken back; false: with the desk's error. */
typedef bool desk_looked(void *arg);
/*
 * Record the ruling as it was judged, and what follows from it, and let `looked` (or NULL) see that; of a
 * preview, or a trial, nothing stays, and the sheet may be closed. ERR_CONFLICT if deal, seats or ruling are
 * not what they were when it was opened.
 */
bool desk_dispute_rule(struct desk *desk, struct desk_dispute *d, bool is_preview, desk_looked *looked,
	void *arg);
/* Likewise as a part of the change that is begun. */
bool desk_dispute_put(struct desk *desk, struct desk_dispute *d);
/* 13.§ (1) 6: does the sheet take other seats over by the ruling? Its deals and rulings go with them. */
bool desk_dispute_reseats(const struct desk_dispute *d);
/* The ruling as the book would keep it. */
void desk_dispute_keep(const struct desk_dispute *d, struct book_ruling *out);

/* ==== 2. What is in the book ==================================================================== */

/* Do two rulings of a deal say the same of who claimed what of whom? */
bool desk_is_same_claim(const struct book_ruling *a, const struct book_ruling *b);
/* The same claim about the same act, `is_open` or decided, at the deal as it is in the book; id 0: none. */
bool desk_find_claim(
	struct book *s, const struct book_ruling *said, bool is_open, struct book_ruling *out, struct err *e);
/* What of a ruling's facts can be read back; false: something cannot. */
bool desk_ruling_read(const struct book_ruling *ruling, struct court_dispute *out);

/* What the rulings at a deal have for those who play it. */
struct desk_hold {
	bool barred[BOOK_SEATS];       /* may not be declarer … */
	bool plain_parti[BOOK_SEATS];  /* … but for the plain bid */
	int dealer;                     /* who deals, GAME_NO_SEAT: in turn */
	struct game_dealt last;         /* after whom that is */
	char cites[BOOK_TEXT];
};

bool desk_hold_make(struct book *s, int64_t table, int no, struct desk_hold *out, struct err *e);

/* ==== 3. In words =============================================================================== */

/* "3.4 Leejtett lap – fizetés: A +36, B -54, C +18 (13.§ (3) 4)": a ruling in a line, for
 * notes; of one dismissed that. */
void desk_ruling_note(struct buf *b, enum lang lang, const struct book_ruling *ruling);
/* Of it the case, "3.4 Leejtett lap", and what follows, "fizetés: A +36, B -54, C
 * +18", with a table by its names. */
void desk_ruling_title(struct buf *b, enum lang lang, const struct book_ruling *ruling);
void desk_ruling_outcome(struct buf *b, enum lang lang, const struct book_ruling *ruling,
	const struct book_table *table);
void desk_case_title(struct buf *b, enum lang lang, const struct court_case *row);
/* What a kind of ruling is called. */
const char *desk_kind_word(enum lang lang, const struct book_ruling *ruling);
/* Why a deal is as it is, for people: what a ruling wrote there begins with its case. */
void desk_reason_write(struct buf *b, enum lang lang, const char *reason);

#endif
