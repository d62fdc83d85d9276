/* book: disputes at deals and how they were decided (10.§, 13.§). */
#ifndef BOOK_RULINGS_H
#define BOOK_RULINGS_H

#include "book/deals.h"

enum book_ruling_state {
	BOOK_DECIDED,
	BOOK_UNDECIDED,   /* one of the possible outcomes of its deal */
	BOOK_DISMISSED    /* the deal stands as it was */
};
/* Their words, in the book and for scripts. */
extern const char *const book_ruling_words[];

enum { BOOK_FACTS = 512, BOOK_DISPUTES = 99 };   /* disputes: at one deal */

/* One revision of one dispute at a deal. Words and facts are those of games/. */
struct book_ruling {
	int64_t id, table;
	int deal_no, item;              /* the deal's first dispute, its second … */
	int revision;
	enum book_ruling_state state;
	char case_no[BOOK_WORD];
	int claimant, offender;         /* seats, -1: not said */
	int moment;                     /* the trick of the act, 0: not said */
	char act[GAME_REASON];
	char facts[BOOK_FACTS], answers[BOOK_TEXT];
	char kind[BOOK_WORD], book_kind[BOOK_WORD];
	char cites[BOOK_TEXT];
	bool agreed;
	bool pays, book_pays;           /* are there points; would the rules give any */
	int seats;                      /* of its table, as it was ruled; not written */
	int points[BOOK_SEATS], book_points[BOOK_SEATS];
	bool barred[BOOK_SEATS];
	char reason[GAME_REASON], judge[BOOK_NAME];
	char at[32];                    /* when it was decided, UTC; "" now */
	int64_t deal;                   /* the revision of the deal that it wrote, 0: none */
	bool is_told;                   /* by a journal: its deal may be beyond those of the round. Not read */
	bool is_past;                   /* told with what follows it: it does not stand. Not read */
	int64_t step;

	/* Where it was, for lists over tables and events; not written. */
	int64_t event;
	char event_name[BOOK_NAME], day[16], edition[BOOK_SHORT];
	int round, table_no;
};

/*
 * Record a dispute as the deal's next (item 0; the same content again is fine and sets *again), or the next
 * revision of `item`. `deal` (or NULL) is the revision of the deal that follows from it: it becomes the
 * next one of its number, whatever stands, and `ruling->deal`. `ruling->id`, item and revision are filled
 * in.
 */
bool book_ruling_put(struct book *s, struct book_ruling *ruling, struct book_deal *deal, bool *again,
	struct err *e);
/* Is that ruling (item 0) recorded? Then it is filled in. */
bool book_ruling_is_there(struct book *s, struct book_ruling *ruling, bool *there, struct err *e);
/* Is it, or was it before it was revised, as it was written after that step? */
bool book_ruling_was_there(struct book *s, const struct book_ruling *ruling, int64_t since, bool *was,
	struct err *e);
/* Was it there, and was taken back by undo, and not with all that came from another book? */
bool book_ruling_was_undone(struct book *s, const struct book_ruling *ruling, bool *was, struct err *e);
/* The last revisions: of a deal, of a table, of an event, in the order of deals and items. */
bool book_deal_rulings(struct book *s, int64_t table, int deal_no, struct book_ruling **list, size_t *count,
	struct err *e);
bool book_table_rulings(
	struct book *s, int64_t table, struct book_ruling **list, size_t *count, struct err *e);
bool book_event_rulings(
	struct book *s, int64_t event, struct book_ruling **list, size_t *count, struct err *e);
/* Those of a case with these answers in the whole book, the newest first. */
bool book_precedents(struct book *s, const char *case_no, const char *answers, struct book_ruling **list,
	size_t *count, struct err *e);
/* Those of the events whose first day begins with `season` ("2026", "": all), by day. */
bool book_season_rulings(struct book *s, const char *season, struct book_ruling **list, size_t *count,
	struct err *e);
/* All revisions of one, oldest first. */
bool book_ruling_history(struct book *s, const struct book_ruling *ruling, struct book_ruling **list,
	size_t *count, struct err *e);
/* What stood at that number before anything was ruled: the last revision that is neither ruled nor open. */
bool book_deal_unruled(struct book *s, int64_t table, int no, struct book_deal *out, bool *found,
	struct err *e);

/*
 * What stands there again when its rulings are dismissed: the last revision that none of them wrote, a
 * redeal's too; of those before the deal with the id `before` (0: of all).
 */
bool book_deal_restored(struct book *s, int64_t table, int no, int64_t before, struct book_deal *out,
	bool *found, struct err *e);
/*
 * What stands there without the ruling `item`: the last such revision that is nobody's, or that another
 * ruling wrote which is in force. Item 0: by all that are.
 */
bool book_deal_beside(struct book *s, int64_t table, int no, int64_t before, int item, struct book_deal *out,
	bool *found, struct err *e);
/*
 * How a deal is told beside the rulings of its table: as it stands, but an attempt whose rulings all fell or
 * leave it as it is as it was before them.
 */
bool book_deal_told(struct book *s, const struct book_ruling *rulings, size_t count, struct book_deal *deal,
	struct err *e);

#endif
