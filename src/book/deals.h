/* book: deals with their points, the totals of sheets without deals, and the cards. */
#ifndef BOOK_DEALS_H
#define BOOK_DEALS_H

#include "book/people.h"
#include "games/cards.h"
#include "games/court.h"

/* ==== 1. Deals ================================================================================= */

enum book_deal_state {
	BOOK_PLAYED,
	BOOK_VOID,      /* does not count, is not dealt again */
	BOOK_REDEAL,    /* this attempt is void; the number is to be dealt again */
	BOOK_TAKEN_BACK,/* recorded by mistake: the number is free again */
	BOOK_RULED,     /* counts with the points of a ruling; its record, if any, is the play */
	BOOK_OPEN       /* disputed, without a result yet: all 0 until it is decided */
};
/* The words of the states, in the book and for scripts: "played" "void" … */
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
	bool is_ruled;                  /* of a deal that was just settled: there are rulings under its number */
	bool is_unplayed;               /* it was thrown in, whatever a jury gave for it; as it was read */
	bool has_record;                /* a void or redealt deal may never have had a result */
	struct game_record record;
	int points[BOOK_SEATS];        /* all 0 if it does not count */
	char reason[GAME_REASON];       /* of a ruled or open deal: case and paragraphs */
	int64_t step;
	char at[32], operator_name[BOOK_NAME];   /* when and by whom it was written */
};

/*
 * Record a deal. Its number must be one of the round's, and free (never recorded, redealt or taken back): the
 * same content sets *again; other content is ERR_CONFLICT with both versions. A redealt attempt is the same
 * if the number has an equal one; each of those matches once per change (a journal lists them all). Pins the
 * event. Fills in `deal->id` and `revision`.
 */
bool book_deal_add(struct book *s, struct book_deal *deal, bool *again, struct err *e);

/* How a deal of a file or another book is taken, and the outcome. */
struct book_taking {
	bool is_old;      /* the other book had it when it was copied: write nothing */
	int64_t since;    /* do not rewrite deals written here after that step and replaced since */
	bool is_journal;  /* an attempt that was taken back here is new again */
	bool again;       /* nothing was written: the deal is recorded, or … */
	bool older;       /* … the number has other content by now */
	bool beyond;      /* its number is beyond those of the round */
};
/* Record a deal of a journal or another book, like book_deal_add. */
bool book_deal_take(struct book *s, struct book_deal *deal, struct book_taking *taking, struct err *e);
/* Does `now` have the recorded content? The line of a void deal leaves out any result it had. */
bool book_deal_is_same(const struct book_deal *was, const struct book_deal *now);
/*
 * Write a deal as a line that reads back to the same deal: with its number, and with `o=` for a dealer out of
 * turn. Only seats and edition of the table matter.
 */
void book_deal_write(struct buf *b, const struct book_deal *deal, const struct book_table *table);
/* Find whose turn it was to deal; only seats and edition of the table matter. */
int book_deal_turn(const struct book_deal *deal, const struct book_table *table);
/*
 * Write the next revision of a recorded deal (edit, void, redeal, take back). `deal->revision` is the one
 * that the change is based on; if another came meanwhile, ERR_CONFLICT with both versions, unless that has
 * the same content. ERR_CONFLICT also for a ruled deal, and for striking a disputed one.
 */
bool book_deal_revise(struct book *s, struct book_deal *deal, struct err *e);
/* Write the next revision of a number, whatever is there: of a ruling, or from another book. */
bool book_deal_write_next(struct book *s, struct book_deal *deal, struct err *e);
/* Take back the deal of a number, with its void attempts. */
bool book_deal_clear(struct book *s, int64_t table, int no, struct err *e);
/*
 * Is `seen` (revision 0: nothing) still the last revision of its number? Else ERR_CONFLICT with both
 * versions.
 */
bool book_deal_is_as_seen(struct book *s, const struct book_deal *seen, const struct book_table *table,
	struct err *e);
/* Write "Kiss, 2026-11-21T18:00:00Z": the author, if known, and the time of an entry. */
void book_by_whom(struct buf *b, const char *operator_name, const char *at);
/* Can the table have a deal of that number? ERR_REFUSED if its event fixes fewer deals. */
bool book_deal_can_be(struct book *s, int64_t table, int no, struct err *e);
/* Find the last revision; ERR_NOT_FOUND if never recorded. */
bool book_deal_find(struct book *s, int64_t table, int no, struct book_deal *out, struct err *e);
/* Is that revision in the book, undone or not? Only a damaged page removes one. */
bool book_deal_is_kept(struct book *s, const struct book_deal *deal, bool *is, struct err *e);
/* List the undone revisions, except those that an undone step had taken over from another book. */
bool book_table_undone(struct book *s, int64_t table, struct book_deal **list, size_t *count, struct err *e);
/* List all revisions of a table's deals as they were written; with facts and points if `whole`. */
bool book_table_history(struct book *s, int64_t table, bool whole, struct book_deal **list, size_t *count,
	struct err *e);
/* List all revisions of a deal, oldest first. */
bool book_deal_history(struct book *s, int64_t table, int no, struct book_deal **list, size_t *count,
	struct err *e);
/* Was a deal of this content ever recorded, undone or not? */
bool book_deal_was_there(struct book *s, const struct book_deal *deal, bool *was, struct err *e);
/* Find the origin of a revision written when an insertion moved its deal: its first number and content. */
bool book_deal_origin(struct book *s, const struct book_deal *deal, struct book_deal *out, struct err *e);
/* Does it use up one of the round's deals: neither to be dealt again, nor thrown in unplayed (T-26)? */
bool book_deal_uses_up(const struct book_deal *deal);
/* Is it one of those until which a sheet counts by its totals: does it use one up, with a result? */
bool book_deal_is_recorded(const struct book_deal *deal);
/* Count the deals of a table that were thrown in unplayed. */
bool book_deals_unplayed(struct book *s, int64_t table, int *count, struct err *e);
/*
 * Is revision `at` a void attempt, in the ordered list of a number or table? Not if it was taken back: taking
 * back applies to the present deal, else to the last attempt.
 */
bool book_deal_is_attempt(const struct book_deal *list, size_t count, size_t at);
/* Keep only the void attempts in the ordered list of a number; return how many they are. */
size_t book_deal_attempts(struct book_deal *list, size_t count);
/* Find the dealer of the last void attempt at a number, not one taken back; -1 if there is none. */
bool book_deal_attempt(struct book *s, int64_t table, int no, int *dealer, struct err *e);
/* What the book has before and under a number of a table. */
struct book_before {
	struct game_dealt last;         /* the last deal before that number */
	bool is_ruled;                  /* there are rulings under the number */
	int dealer;                     /* as book_deal_attempt */
};
bool book_deal_before(struct book *s, int64_t table, int no, struct book_before *out, struct err *e);
/* Find the last deal before that number. */
bool book_deal_last(struct book *s, int64_t table, int no, struct game_dealt *out, struct err *e);
/*
 * Find the first free number of a table: nothing was recorded, the last attempt was void, or a dispute waits
 * for its line.
 */
bool book_deal_next(struct book *s, int64_t table, int *no, struct err *e);
/* List the last revisions of a table's deals by number, without those taken back. */
bool book_table_deals(struct book *s, int64_t table, struct book_deal **list, size_t *count, struct err *e);
/*
 * Do two books have the same deals at a table, judged by their seals alone? Never if a number was written
 * twice, or has rulings or cards. Call it only for books whose seals have been proved.
 */
bool book_deals_are_same(struct book *const books[2], const int64_t tables[2], bool *are, struct err *e);
/* Of each of them only what the state of the sheet follows from. */
struct book_held {
	int no;
	enum book_deal_state state;
	bool is_unplayed;
};
bool book_table_held(struct book *s, int64_t table, struct book_held **list, size_t *count, struct err *e);
/*
 * Visit every deal of an event by round, table and number, one at a time (a book may hold a hundred
 * thousand). `table` stays valid during the call. `visit` returns false to stop.
 */
typedef bool book_deal_visit(void *arg, const struct book_table *table, const struct book_deal *deal);
bool book_each_deal(struct book *s, int64_t event, book_deal_visit *visit, void *arg, struct err *e);
/* Visit the deals of one table. */
bool book_each_deal_of(
	struct book *s, const struct book_table *table, book_deal_visit *visit, void *arg, struct err *e);

/* The sum of a seat at its table, for the standings. */
struct book_score {
	int64_t table, entry;   /* several rows for a seat that was taken over */
	int round, table_no, seat;
	int deals;            /* numbers of the table that count or are void */
	int unplayed;         /* those thrown in */
	int last;             /* the last of those numbers */
	int total_deals;      /* deals of totals that count; 0: the deals themselves count */
	bool is_main; /* of players sharing a seat, the one with most deals, the last of equals */
	int declared, made;   /* played deals with this seat as declarer; those with every part of the bid made */
	int64_t points;
};

/* List all seats of an event's tables with a deal or totals, by round, table, seat, deal: of its rounds up to
 * `upto`; 0: of all. */
bool book_scores(struct book *s, int64_t event, int upto, struct book_score **list, size_t *count,
	struct err *e);

/* The points of a seat in one deal that counts, and their owner. */
struct book_point {
	int64_t table, entry;
	int round, table_no, deal_no, seat, dealer, points;
};

/* List the points of an event, or of one round (0: all), by round, deal, seat and table; none of totals. */
bool book_points(struct book *s, int64_t event, int round, struct book_point **list, size_t *count,
	struct err *e);

enum { BOOK_MEETING = 4 };

/* The sums of a table's seats over its deals. */
struct book_meeting {
	int64_t entry[BOOK_MEETING];    /* 0: no such seat */
	int points[BOOK_MEETING];
	int deals;
};

/*
 * List the event's tables without takeovers whose number of seats n has bit n set in `seats`, n at most
 * BOOK_MEETING. Much faster than deal by deal; book_points_apart lists the deals of all other tables. Both
 * leave out deals thrown in unplayed.
 */
bool book_meetings(struct book *s, int64_t event, unsigned seats, struct book_meeting **list, size_t *count,
	struct err *e);
bool book_points_apart(struct book *s, int64_t event, unsigned seats, struct book_point **list, size_t *count,
	struct err *e);
/* Count the tables of an event that count by their totals. */
bool book_total_tables(struct book *s, int64_t event, int *tables, struct err *e);

/* The times that an entry declared a bid, and that it made every part of it. */
struct book_declared {
	int64_t entry;
	char bid[48];
	int deals, made;
};
bool book_declared(struct book *s, int64_t event, struct book_declared **list, size_t *count, struct err *e);

/*
 * The totals of a sheet with unknown deals. They count as long as the sheet has fewer deals than they cover.
 */
struct book_totals {
	int64_t id, table;              /* id 0: none */
	int deals;                      /* deals covered; 0: take the totals back */
	int points[BOOK_SEATS];
	bool counts;                    /* this and the next line: read only */
	char at[32], operator_name[BOOK_NAME];
};

/* Find the totals of a table. */
bool book_totals_find(struct book *s, int64_t table, struct book_totals *out, struct err *e);
/*
 * Record totals, or take them back; *again if they are already recorded. ERR_REFUSED unless they sum to zero,
 * ERR_CONFLICT on a signed sheet, or if there are others (`revise`: replace those). If all deals are
 * recorded, they are only compared.
 */
bool book_totals_put(struct book *s, struct book_totals *totals, bool revise, bool *again, struct err *e);
/* Recorded totals of a sheet that differ from the sums of its deals, by now all recorded. */
struct book_totals_against {
	int64_t table;
	int round, table_no, seats;
	int64_t totals[BOOK_SEATS], deals[BOOK_SEATS];
};
/* List those of an event, or of one of its tables (0: all), by round and table. */
bool book_totals_against(struct book *s, int64_t event, int64_t table, struct book_totals_against **list,
	size_t *count, struct err *e);
/*
 * Find when the sheet's last deal was first recorded, or its totals; "" if it has neither. Corrections do not
 * count.
 */
bool book_sheet_written(struct book *s, int64_t table, char at[BOOK_SHORT], struct err *e);
/*
 * The sums of a table: by seat, of its deals, or the totals if they count; the part of who sat there first;
 * and by turn, everything that its player had in that seat.
 */
struct book_sums {
	int64_t seat[BOOK_SEATS], first[BOOK_SEATS], turn[BOOK_TURNS];
};
bool book_table_sums(struct book *s, const struct book_table *table, struct book_sums *out, struct err *e);

/* ==== 2. Cards ================================================================================= */

/*
 * The recorded cards of a deal. They may come before its result, and stay when the result is corrected; after
 * a redeal, or when the deal is taken back, they belong to the void attempt.
 */
struct book_cards {
	int64_t id;                     /* 0: none recorded */
	int64_t table;
	int no, after_revision;
	struct game_cards play;
	int64_t step;
	char at[32], operator_name[BOOK_NAME];
};

/*
 * Record the cards of a deal's last attempt, or of the one that ended with that void `revision`; *again if
 * they are already recorded. Allowed on a signed sheet: cards change no points.
 */
bool book_cards_put(struct book *s, struct book_cards *cards, int revision, bool *again, struct err *e);
/* Find the cards of the attempt to which a revision belongs (0: the last attempt); `out->id` 0 if none. */
bool book_cards_find(struct book *s, int64_t table, int no, int revision, struct book_cards *out,
	struct err *e);
/* Did the number ever have those cards, undone or not? */
bool book_cards_were_there(struct book *s, int64_t table, int no, const struct game_cards *play, bool *were,
	struct err *e);
/* List the numbers of a table that have cards, of any attempt. */
bool book_cards_numbers(struct book *s, int64_t table, int **list, size_t *count, struct err *e);
/* List the numbers of a table that have cards but no result yet. */
bool book_cards_waiting(struct book *s, int64_t table, int **list, size_t *count, struct err *e);

/* A round whose tables all play the same deals: number N is deal N of the seed, at most this many. */
#define BOOK_DUPLICATE_DEALS 1000
struct book_duplicate {
	int64_t id;                     /* 0: dealt at the table, without a seed */
	int64_t event;
	int round, deals;
	char seed[BOOK_NAME];
};

bool book_duplicate_put(struct book *s, struct book_duplicate *duplicate, struct err *e);
/* Was that seed recorded for the round after that step, undone or not? */
bool book_duplicate_was_there(struct book *s, int64_t event, const struct book_duplicate *duplicate,
	int64_t since, bool *was, struct err *e);
bool book_duplicate_find(struct book *s, int64_t event, int round, struct book_duplicate *out,
	struct err *e);

/* book: disputes at deals and their decisions (10.§, 13.§). */

/* The words of enum court_state, in the book and for scripts: "decided" "open" "dismissed". */
extern const char *const book_ruling_words[];

enum { BOOK_FACTS = 512, BOOK_DISPUTES = 99 };   /* disputes: per deal */

/* One revision of one dispute at a deal. Words and facts are those of games/. */
struct book_ruling {
	int64_t id, table;
	int item;                       /* 1: the deal's first dispute, … */
	int revision;
	struct court_dispute said;      /* facts, dealer and paragraph are in `facts`: desk_ruling_read */
	char facts[BOOK_FACTS], answers[BOOK_TEXT];
	char kind[BOOK_WORD], book_kind[BOOK_WORD];
	char cites[BOOK_TEXT];
	bool pays, book_pays;           /* are there points; would the rules give some */
	int seats;                      /* of its table at the ruling; not stored */
	int points[BOOK_SEATS], book_points[BOOK_SEATS];
	bool barred[BOOK_SEATS];
	int64_t deal;                   /* the deal revision that it wrote, 0: none */
	bool is_told;                   /* set for a journal: the deal may be beyond those of the round */
	bool is_past;                   /* set for a ruling with later ones: it is not in force */
	int64_t step;

	/* Its place, for lists over tables and events; not stored. */
	int64_t event;
	char event_name[BOOK_NAME], day[16], edition[BOOK_SHORT];
	int round, table_no;
};

/*
 * Record a dispute as the deal's next (item 0; the same content sets *again), or as the next revision of
 * `item`. `deal` (or NULL) is the resulting revision of the deal: it becomes the next one of its number,
 * whatever is there, and `ruling->deal`. Fills in `ruling->id`, item and revision.
 */
bool book_ruling_put(struct book *s, struct book_ruling *ruling, struct book_deal *deal, bool *again,
	struct err *e);
/* Is that ruling (item 0) recorded? If so, fill it in. */
bool book_ruling_is_there(struct book *s, struct book_ruling *ruling, bool *there, struct err *e);
/* Was the ruling recorded after that step with this content, even if it was revised later? */
bool book_ruling_was_there(struct book *s, const struct book_ruling *ruling, int64_t since, bool *was,
	struct err *e);
/* Was the ruling recorded and then undone, but not by undoing a takeover from another book? */
bool book_ruling_was_undone(struct book *s, const struct book_ruling *ruling, bool *was, struct err *e);
/* List the last revisions of a deal, a table, an event, in the order of deals and items. */
bool book_deal_rulings(struct book *s, int64_t table, int deal_no, struct book_ruling **list, size_t *count,
	struct err *e);
bool book_table_rulings(
	struct book *s, int64_t table, struct book_ruling **list, size_t *count, struct err *e);
bool book_event_rulings(
	struct book *s, int64_t event, struct book_ruling **list, size_t *count, struct err *e);
/* List the rulings of a case with these answers in the whole book, newest first. */
bool book_precedents(struct book *s, const char *case_no, const char *answers, struct book_ruling **list,
	size_t *count, struct err *e);
/* List the rulings of the events whose first day begins with `season` ("2026", "": all), by day. */
bool book_season_rulings(struct book *s, const char *season, struct book_ruling **list, size_t *count,
	struct err *e);
/* List all revisions of a ruling, oldest first. */
bool book_ruling_history(struct book *s, const struct book_ruling *ruling, struct book_ruling **list,
	size_t *count, struct err *e);
/* Find the deal of that number before all rulings: the last revision neither ruled nor open. */
bool book_deal_unruled(struct book *s, int64_t table, int no, struct book_deal *out, bool *found,
	struct err *e);

/*
 * Find the deal without the ruling `item`, before the deal with the id `before` (0: of all): the last
 * revision that no ruling wrote, or another in force; item 0: any in force. Where a fallen ruling gave a deal
 * back, that deal is found, and nothing dealt between.
 */
bool book_deal_beside(struct book *s, int64_t table, int no, int64_t before, int item, struct book_deal *out,
	bool *found, struct err *e);
/* Find the deal that returns when all its rulings are dismissed. */
bool book_deal_restored(struct book *s, int64_t table, int no, int64_t before, struct book_deal *out,
	bool *found, struct err *e);
/*
 * Find the form in which a deal is listed with the rulings of its table: its present one; an attempt whose
 * rulings were all dismissed, or left it alone, has the one before them.
 */
bool book_deal_told(struct book *s, const struct book_ruling *rulings, size_t count, struct book_deal *deal,
	struct err *e);

#endif
