/* book: deals with their points, the totals of sheets without deals, and the cards. */
#ifndef BOOK_DEALS_H
#define BOOK_DEALS_H

#include "book/people.h"
#include "games/cards.h"
#include "games/court.h"

/* ==== 1. Deals ================================================================================= */

enum book_deal_state {
	BOOK_PLAYED,
	BOOK_VOID,      /* does not count, not dealt again */
	BOOK_REDEAL,    /* this attempt is void; the number is to be dealt again */
	BOOK_TAKEN_BACK,/* recorded by mistake: the number is free again */
	BOOK_RULED,     /* counts with the points of a ruling; its record, if any, is what was bid */
	BOOK_OPEN       /* disputed, and no result stands yet: 0 in all until it is decided */
};
/* Their words, in the book and for scripts: "played" "void" … */
extern const char *const book_deal_words[];

/* One revision of one deal. Revisions are only ever added; the last one counts. */
struct book_deal {
	int64_t id;                     /* of the revision */
	int64_t table;
	int no;                         /* from 1 */
	int revision;                   /* from 1 */
	enum book_deal_state state;
	int dealer;                     /* seat */
	struct game_dealt last;         /* the deal before it at its table, as that stands now */
	bool is_unplayed;               /* it was thrown in, whatever a jury gave for it; as it was read */
	bool has_record;                /* a void or redealt deal may never have had a result */
	struct game_record record;
	int points[BOOK_SEATS];        /* 0 in all when it does not count */
	char reason[GAME_REASON];       /* of a ruled or open deal: case and paragraphs */
	int64_t step;
	char at[32], operator_name[BOOK_NAME];   /* when and by whom it was written */
};

/*
 * Record a deal. Its number must be one of the round's, and free (never recorded, redealt or taken back):
 * the same content again is fine and sets *again; other content is ERR_CONFLICT with both versions. A
 * redealt attempt at the number is the same again if the number has one like it, each counted once a change
 * (a journal tells them all). Pins the event. `deal->id`, `revision` are filled in.
 */
bool book_deal_add(struct book *s, struct book_deal *deal, bool *again, struct err *e);

/* How a deal is taken that a file or another book says, and what came of it. */
struct book_taking {
	bool is_old;      /* the other book said so when it was copied: nothing is written */
	int64_t since;    /* what was written here after that step and stands no more is not written again */
	bool is_journal;  /* an attempt that was taken back here is new again */
	bool again;       /* nothing was written: it is recorded, or … */
	bool older;       /* … something else stands here by now */
	bool beyond;      /* its number is beyond those of the round */
};
/* The same as book_deal_add for what a journal or another book says. */
bool book_deal_take(struct book *s, struct book_deal *deal, struct book_taking *taking, struct err *e);
/* Does `now` say what is recorded? A line of a void deal says nothing of the result it may have had. */
bool book_deal_is_same(const struct book_deal *was, const struct book_deal *now);
/*
 * A deal as its line, with its number, and with `o=` if another dealt than who is in turn at its table (of
 * which only seats and edition count): typed again, it says the same deal.
 */
void book_deal_write(struct buf *b, const struct book_deal *deal, const struct book_table *table);
/* Whose turn it was to deal it, at a table of which only seats and edition count. */
int book_deal_turn(const struct book_deal *deal, const struct book_table *table);
/*
 * Write the next revision of a recorded deal (edit, void, redeal, take back). `deal->revision` is the one
 * the change is based on; if another came meanwhile it is ERR_CONFLICT with both versions, unless that one
 * says the same. So it is for a deal that is ruled, and for one that is to be struck while it is disputed.
 */
bool book_deal_revise(struct book *s, struct book_deal *deal, struct err *e);
/* Write the next revision of its number, whatever stands there: of a ruling, or as another book has it. */
bool book_deal_write_next(struct book *s, struct book_deal *deal, struct err *e);
/* Take back what stands at a number, with its void attempts. */
bool book_deal_clear(struct book *s, int64_t table, int no, struct err *e);
/*
 * Is that revision (0: nothing was recorded) still the last of its number? Else ERR_CONFLICT with both
 * versions.
 */
bool book_deal_is_as_seen(struct book *s, const struct book_deal *seen, const struct book_table *table,
	struct err *e);
/* "Kiss, 2026-11-21T18:00:00Z": since when something stands, and by whom if that was said. */
void book_by_whom(struct buf *b, const char *operator_name, const char *at);
/* Can the table have a deal of that number? ERR_REFUSED if its event fixes fewer. */
bool book_deal_can_be(struct book *s, int64_t table, int no, struct err *e);
/* The last revision; ERR_NOT_FOUND if never recorded. */
bool book_deal_find(struct book *s, int64_t table, int no, struct book_deal *out, struct err *e);
/* Is that revision in the book, undone or not? Only a damaged page removes one. */
bool book_deal_is_kept(struct book *s, const struct book_deal *deal, bool *is, struct err *e);
/* All revisions of a table's deals in the order in which they were written; facts and points if `whole`. */
/* Those that were undone, but for what an undone step had taken over from another book. */
bool book_table_undone(struct book *s, int64_t table, struct book_deal **list, size_t *count, struct err *e);
bool book_table_history(struct book *s, int64_t table, bool whole, struct book_deal **list, size_t *count,
	struct err *e);
/* All revisions of a deal, oldest first. */
bool book_deal_history(struct book *s, int64_t table, int no, struct book_deal **list, size_t *count,
	struct err *e);
/* Was the deal ever recorded so, undone or not? */
bool book_deal_was_there(struct book *s, const struct book_deal *deal, bool *was, struct err *e);
/* A revision that was written when its deal moved by an insertion: what it was first, under what number. */
bool book_deal_origin(struct book *s, const struct book_deal *deal, struct book_deal *out, struct err *e);
/* Is it one of the deals that a round has: not to be dealt again, nor thrown in unplayed (T-26)? */
bool book_deal_uses_up(const struct book_deal *deal);
/* How many deals of a table were thrown in unplayed. */
bool book_deals_unplayed(struct book *s, int64_t table, int *count, struct err *e);
/*
 * Of a number's revisions in their order, or of a table's: is that one a void attempt? One that was taken
 * back was none: what is taken back is the deal that stands there, else the last attempt.
 */
bool book_deal_is_attempt(const struct book_deal *list, size_t count, size_t at);
/* Who dealt the last attempt at a number that was void, -1 if there is none; one taken back was none. */
bool book_deal_attempt(struct book *s, int64_t table, int no, int *dealer, struct err *e);
/* The last deal before that number. */
bool book_deal_last(struct book *s, int64_t table, int no, struct game_dealt *out, struct err *e);
/* The first number of a table that is free, because nothing was recorded
 * there, the last attempt was void, or a dispute waits for its line. */
bool book_deal_next(struct book *s, int64_t table, int *no, struct err *e);
/* The last revisions of a table's deals (those taken back left out), by number. */
bool book_table_deals(struct book *s, int64_t table, struct book_deal **list, size_t *count, struct err *e);
/*
 * Every deal of an event by round, table and number, one at a time (a book may hold a hundred thousand).
 * `table` stays valid during the call. Returning false from `visit` stops it.
 */
typedef bool book_deal_visit(void *arg, const struct book_table *table, const struct book_deal *deal);
bool book_each_deal(struct book *s, int64_t event, book_deal_visit *visit, void *arg, struct err *e);
/* The deals of one table. */
bool book_each_deal_of(
	struct book *s, const struct book_table *table, book_deal_visit *visit, void *arg, struct err *e);

/* A seat's sum at its table, for the standings. */
struct book_score {
	int64_t table, entry;   /* several of one seat, where somebody took it over */
	int round, table_no, seat;
	int deals;            /* of the table that count or are void: numbers dealt with */
	int unplayed;         /* of them thrown in */
	int last;             /* of those numbers */
	int total_deals;      /* of a sheet that counts by its totals, how many they are of; 0: by its deals */
	bool is_main; /* of those who shared the seat the one who has its place: most deals, of equals the
			 last */
	int declared, made;   /* played deals with this seat as declarer; those with every part of the bid made */
	int64_t points;
};

/* All seats of an event's tables that have a deal or totals, by round, table, seat, deal. */
bool book_scores(struct book *s, int64_t event, struct book_score **list, size_t *count, struct err *e);

/* What a seat had of one deal that counts, and whose it was. */
struct book_point {
	int64_t table, entry;
	int round, table_no, deal_no, seat, dealer, points;
};

/* All of an event, or of a round of it (0: all), by round, deal, seat and table;
 * sheets by totals have none. */
bool book_points(struct book *s, int64_t event, int round, struct book_point **list, size_t *count,
	struct err *e);

enum { BOOK_MEETING = 4 };

/* What the seats of a table had of its deals together. */
struct book_meeting {
	int64_t entry[BOOK_MEETING];    /* 0: no such seat */
	int points[BOOK_MEETING];
	int deals;
};

/*
 * Each table of an event where nobody took a seat over, and with such a number of seats: bit n of `seats` is
 * for n, up to BOOK_MEETING. Much faster than deal by deal; book_points_apart has the deals of all
 * other tables. Deals thrown in unplayed are in neither.
 */
bool book_meetings(struct book *s, int64_t event, unsigned seats, struct book_meeting **list, size_t *count,
	struct err *e);
bool book_points_apart(struct book *s, int64_t event, unsigned seats, struct book_point **list, size_t *count,
	struct err *e);
/* How many tables of an event count by their totals. */
bool book_total_tables(struct book *s, int64_t event, int *tables, struct err *e);

/* How often an entry was declarer in a bid, and how often every part of it was made. */
struct book_declared {
	int64_t entry;
	char bid[48];
	int deals, made;
};
bool book_declared(struct book *s, int64_t event, struct book_declared **list, size_t *count, struct err *e);

/*
 * The totals of a sheet whose deals are not known. They count as long as the sheet has fewer deals than
 * they are of.
 */
struct book_totals {
	int64_t id, table;              /* id 0: there are none */
	int deals;                      /* how many; 0: take them back */
	int points[BOOK_SEATS];
	bool counts;                    /* this and the next: read only */
	char at[32], operator_name[BOOK_NAME];
};

/* Those of a table. */
bool book_totals_find(struct book *s, int64_t table, struct book_totals *out, struct err *e);
/*
 * Write them down, or take them back; *again if they stand there. ERR_REFUSED unless they sum to zero,
 * ERR_CONFLICT on a signed sheet, or if others stand there (`revise`: they give way). Where all the deals
 * are there they are only compared.
 */
bool book_totals_put(struct book *s, struct book_totals *totals, bool revise, bool *again, struct err *e);
/* Totals that were written down of a sheet whose deals are all there by now, and come to something else. */
struct book_totals_against {
	int64_t table;
	int round, table_no, seats;
	int64_t totals[BOOK_SEATS], deals[BOOK_SEATS];
};
/* Those of an event, of one of its tables alone unless that is 0; by round and table. */
bool book_totals_against(struct book *s, int64_t event, int64_t table, struct book_totals_against **list,
	size_t *count, struct err *e);
/* When the last of its deals was first written down, or its totals; "" if it has
 * none. A correction is not later. */
bool book_sheet_written(struct book *s, int64_t table, char at[BOOK_SHORT], struct err *e);
/*
 * What each seat of a table comes to: its deals added up, or the totals where they count; and what of its
 * deals are whose who sat there first, and whose of each turn (all that somebody had in that seat).
 */
struct book_sums {
	int64_t seat[BOOK_SEATS], first[BOOK_SEATS], turn[BOOK_TURNS];
};
bool book_table_sums(struct book *s, const struct book_table *table, struct book_sums *out, struct err *e);

/* ==== 2. Cards ================================================================================= */

/*
 * The cards of a deal as they were written down. They may be there before its result, and stay when the
 * result is corrected; after a redeal, or when the deal is taken back, they belong to the attempt that is
 * void.
 */
struct book_cards {
	int64_t id;                     /* 0: there are none */
	int64_t table;
	int no, after_revision;
	struct game_cards play;
	int64_t step;
	char at[32], operator_name[BOOK_NAME];
};

/*
 * Write the cards of a deal's last attempt, or of the one that ended with that void `revision`; *again if
 * they stand there already. A signed sheet takes them: they change no points.
 */
bool book_cards_put(struct book *s, struct book_cards *cards, int revision, bool *again, struct err *e);
/*
 * The cards of the attempt that a revision belongs to (0: of the last attempt); `out->id` 0 if there are
 * none.
 */
bool book_cards_find(struct book *s, int64_t table, int no, int revision, struct book_cards *out,
	struct err *e);
/* Did the number ever have those cards, undone or not? */
bool book_cards_were_there(struct book *s, int64_t table, int no, const struct game_cards *play, bool *were,
	struct err *e);
/* The numbers of a table that have cards, of whatever attempt. */
bool book_cards_numbers(struct book *s, int64_t table, int **list, size_t *count, struct err *e);
/* The numbers of a table that have cards but no result yet. */
bool book_cards_waiting(struct book *s, int64_t table, int **list, size_t *count, struct err *e);

/* A round whose tables all play the same deals: its number N is deal N of the seed. At most so many: */
#define BOOK_DUPLICATE_DEALS 1000
struct book_duplicate {
	int64_t id;                     /* 0: its deals are shuffled at the table */
	int64_t event;
	int round, deals;
	char seed[BOOK_NAME];
};

bool book_duplicate_put(struct book *s, struct book_duplicate *duplicate, struct err *e);
/* Did that round of the event have that seed as it was written after that step, undone or not? */
bool book_duplicate_was_there(struct book *s, int64_t event, const struct book_duplicate *duplicate,
	int64_t since, bool *was, struct err *e);
bool book_duplicate_find(struct book *s, int64_t event, int round, struct book_duplicate *out,
	struct err *e);

/* book: disputes at deals and how they were decided (10.§, 13.§). */

/* The words of enum court_state, in the book and for scripts: "decided" "open" "dismissed". */
extern const char *const book_ruling_words[];

enum { BOOK_FACTS = 512, BOOK_DISPUTES = 99 };   /* disputes: at one deal */

/* One revision of one dispute at a deal. Words and facts are those of games/. */
struct book_ruling {
	int64_t id, table;
	int item;                       /* the deal's first dispute, its second … */
	int revision;
	struct court_dispute said;      /* its facts, dealer and paragraph are in `facts`: desk_ruling_read */
	char facts[BOOK_FACTS], answers[BOOK_TEXT];
	char kind[BOOK_WORD], book_kind[BOOK_WORD];
	char cites[BOOK_TEXT];
	bool pays, book_pays;           /* are there points; would the rules give any */
	int seats;                      /* of its table, as it was ruled; not written */
	int points[BOOK_SEATS], book_points[BOOK_SEATS];
	bool barred[BOOK_SEATS];
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
