/* report: rulings (10.§, 13.§): their list, minutes, texts without names, the casebook. */
#ifndef REPORT_RULINGS_RULINGS_H
#define REPORT_RULINGS_RULINGS_H

#include "report/page/page.h"

/* List the rulings of an event, with names; or all revisions of those at a deal. */
bool report_rulings_table(struct book *s, const struct book_event *event, enum lang lang,
	struct listing *out, struct err *e);
bool report_history_table(struct book *s, const struct book_table *table, int no, enum lang lang,
	struct listing *out, struct err *e);

/* Was it no infraction, or one without consequence? Judges it again. */
bool report_is_clean(struct book *s, const struct book_ruling *ruling);

/* Fill in the players of a table by seat, for the sentences of rulings. */
void report_names(const struct book_table *table, int deal_no, const char *names[BOOK_SEATS]);

/* Write the bid and its result in codes: "U z +- kU"; no result if a ruling set the points. */
void report_result_write(struct buf *b, const struct game_edition *edition, const struct book_deal *deal);

/* Write "Kiss Péter (A) +36, Nagy Éva (B) -54, …". */
void report_points_write(struct buf *b, enum lang lang, const int points[BOOK_SEATS],
	const struct book_table *table, int deal_no);
/* The texts of the minutes of a ruling, in their order. */
enum report_minute {
	REPORT_MINUTE_CASE,
	REPORT_MINUTE_PLAYERS,
	REPORT_MINUTE_CLAIMANT,
	REPORT_MINUTE_OFFENDER,
	REPORT_MINUTE_PAYERS,     /* unless it is just the offender */
	REPORT_MINUTE_ACT,
	REPORT_MINUTE_FACTS,
	REPORT_MINUTE_SHEET,
	REPORT_MINUTE_BASIS,
	REPORT_MINUTE_RULING,
	REPORT_MINUTE_ANNULLED,
	REPORT_MINUTE_BOOK,
	REPORT_MINUTE_CITES,
	REPORT_MINUTE_READINGS,   /* from the caller, like the next */
	REPORT_MINUTE_ANALYSIS,
	REPORT_MINUTE_REASON,
	REPORT_MINUTE_POINTS,
	REPORT_MINUTE_JUDGE,
	REPORT_MINUTE_AT,
	REPORT_MINUTE_REVISION,
	REPORT_MINUTES
};

/* Set language, event, table, deal and `blind` before: blind minutes have no names, standings or outcome. A
 * text is empty if it does not apply to a dismissed claim, or without a payment. */
struct report_minutes {
	enum lang lang;
	bool blind;
	struct book_event event;
	struct book_table table;
	int deal_no;
	struct report_mark mark;
	bool agreed;                        /* by the parties: no juror signs unless named */
	bool by_spectator;                  /* a spectator is no party and does not sign */
	bool is_open;         /* nothing is decided yet */
	bool is_alleged;      /* or shown: the facts of the deal are separate from the claim */
	bool is_claimed;                    /* nothing was established: the act is as claimed */
	bool is_of_claim;                   /* the act is the claiming itself, which no claim is about */
	bool is_clean;                      /* nobody is the offender: play goes on, without consequences */
	unsigned signers;                   /* signing seats: they pay or agreed, or nobody is at fault */
	struct buf text[REPORT_MINUTES];
	struct buf accused;                 /* the accused of a claim without grounds, who signs */
	struct listing payment;             /* payments, a row each; no rows if nobody pays */
};
bool report_minutes_make(struct book *s, const struct desk_scene *scene, const struct book_ruling *kept,
	const struct court_ruling *ruling, struct report_minutes *out, struct err *e);
void report_minutes_free(struct report_minutes *minutes);

/* The context for removing names from people's own words: a table, its players, and the event's (blind.c). */
struct report_blind {
	enum lang lang;
	const struct book_table *table;
	const char *players[BOOK_SEATS];
	struct book_entry *entries;
	size_t count;
	struct vault_former *formers;       /* former names of players */
	size_t former_count;
};
bool report_blind_start(struct report_blind *blind, struct book *s, enum lang lang,
	const struct book_table *table, int deal_no, struct err *e);
/* Write a text with seats in place of the table's players, and "a player" for others of the event. */
void report_blind_write(struct buf *b, const struct report_blind *blind, const char *text);
void report_blind_free(struct report_blind *blind);

/* Make the minutes of a measure (11.§), as one page. */
bool report_measure_doc(struct doc *doc, const struct book_event *event, const struct book_measure *measure,
	const struct report_mark *mark, const struct doc_look *look, struct err *e);

/* Selects the decided rulings of a casebook, which has no names. */
struct report_casebook {
	enum lang lang;
	const char *season;             /* "2026": events of that year; "": all */
	const char *words;              /* only cases that fit these; NULL: all */
};
bool report_casebook_table(struct book *s, const struct report_casebook *wanted, struct listing *out,
	struct err *e);

/* Make the minutes of a ruling. */
bool report_minutes_doc(
	struct doc *doc, struct report_minutes *minutes, const struct doc_look *look, struct err *e);
/* Make the same page to be filled in by hand. Free both with doc_free, in any case. */
bool report_minutes_form(struct doc *doc, const struct book_event *event,
	const struct game_edition *edition, const struct doc_look *look, struct err *e);

#endif
