/* journal: an event as text (docs/formats.md): its words, its reader and its writer. */
#ifndef DESK_JOURNAL_JOURNAL_H
#define DESK_JOURNAL_JOURNAL_H

#include "base/text.h"
#include "book/deals.h"
#include "games/court.h"
#include "desk/desk.h"

/* ==== 1. Words ================================================================================== */

enum journal_word {
#define J(name, word) JOURNAL_WORD_##name,
#include "desk/journal/words.def"
#undef J
	JOURNAL_WORDS
};
/* By enum journal_word: "verseny" … */
extern const char *const journal_words[];

/* ==== 2. Reading ================================================================================ */

enum journal_kind {
	JOURNAL_EVENT,      /* verseny "Név" kulcs=érték … */
	JOURNAL_ENTRY,      /* nevezo N "Név" klub="…": a player's entry with its start number */
	/* csapat "Név" A="…" B="…" C="…" klub="…": a value without quotes is a start number */
	JOURNAL_TEAM,
	JOURNAL_ORDER,      /* sor N "1 1 4 enters 5,2": a step of the list of order (desk/rounds/rounds.h) */
	JOURNAL_ROUND,      /* fordulo N [mag="…" leosztas=N]: all tables play these deals of that seed */
	JOURNAL_DRAW,       /* sorsolas mod=standing mag="…": how the round was drawn */
	JOURNAL_CLOCK,      /* ora kezdes=… perc=60: start and length of the round */
	JOURNAL_TABLE,      /* asztal N [alairva[="Név"]] [ellenorizte="Név"] */
	JOURNAL_SEATS,      /* A="…" B="…" …; a value without quotes may be a start number */
	JOURNAL_DEAL,       /* a deal line, perhaps without its result */
	/* "lap", "talon", "bemond", "utes", "licit": read `source` together with the deal's others */
	JOURNAL_CARDS,
	JOURNAL_TOTALS,     /* = 69 -62 -7 */
	JOURNAL_TURN,       /* szek 5 A="…": a seat taken over from that deal on */
	JOURNAL_KNOWN,      /* osszeg = 69 -62 -7 [leosztas=9]: totals of a sheet whose deals are unknown */
	JOURNAL_RULING,     /* itelet 5 3.4 by=B …: a ruling at a deal */
	JOURNAL_MEASURE     /* fegyelmi "Név" fokozat=yellow …: discipline */
};

struct journal_statement {
	enum journal_kind kind;
	int line;                                /* from 1 */
	struct text_slice source;                /* the whole line, without its line end */
	/* of the round, table, entry; the deal of a ruling or takeover */
	int number;
	bool is_signed;                          /* the table's sheet */
	struct text_slice checked_by;            /* of the table's sheet; n 0: not checked */
	struct text_slice name; /* the event's; the signer's (n 0: not given); a ruling's case */
	int pair_count;                          /* keys; seats with their players */
	struct text_pair pairs[TEXT_PAIRS];
	struct game_deal deal; /* JOURNAL_DEAL; its points also for JOURNAL_TOTALS, JOURNAL_KNOWN */
};

/* A reader's place in a journal. Set `next`, `end`; the rest to zero. */
struct journal {
	const char *next, *end;
	int line;
	/* That of the last event read, or as the caller sets it; NULL: the standard one. */
	const struct game_edition *edition;
};

/* Read the next statement. Returns 1, 0 at the end, -1 for an invalid line (`fault` and `out->line`,
 * `out->source` say why and where; reading can go on). */
int journal_next(struct journal *journal, struct journal_statement *out, struct text_fault *fault);

/* ==== 3. Writing: statements without line ends ================================================== */

/* nevezo 7 "Kiss Péter" klub="Szolnok" */
void journal_entry_write(struct buf *b, const struct book_entry *entry);
/* Write csapat "Szolnok A" A="Kiss Péter" … without its number; a player not entered stays a number. */
struct desk_team;
struct draw_how;
struct round_clock;
void journal_team_write(
	struct buf *b, const struct desk_team *team, const struct book_entry *entries, size_t count);
/* A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" */
void journal_seats_write(struct buf *b, const struct book_table *table);
/* szek 5 A="Beugró Béla" */
void journal_turn_write(struct buf *b, const struct book_turn *turn);
/* osszeg = 69 -62 -7 leosztas=9 */
void journal_totals_write(struct buf *b, const struct book_totals *totals, int seats);
/* The pairs of a draw, each with a blank before it: mod=random mag="…" */
void journal_draw_write(struct buf *b, const struct draw_how *how);
/* fegyelmi "Kiss Péter" fokozat=yellow indok="…" */
void journal_measure_write(struct buf *b, const struct book_measure *measure);

/* ==== 4. A whole event ========================================================================== */

/* Append the journal to `b`. */
bool journal_export(struct book *s, const struct book_event *event, struct buf *b, struct err *e);

/*
 * Write a whole journal with "Névtelen 1", "Névtelen 2" … in place of the names, which stand a line each, and
 * report which is whose; ERR_NOT_FOUND for a name that neither a player nor anybody in the journal has.
 */
struct desk;
bool desk_journal_nameless(struct desk *desk, const char *names, const struct buf *journal, struct buf *out);

/* import: journals into the book, and the event of another book, which comes as its journal. Every line is
 * checked and all faults are reported; nothing is stored unless everything is right. */

/* What an import needs from its surface; each function gets `arg`. */
struct desk_import_view {
	void *arg;
	/* Show a fault, at most DESK_FAULTS_SHOWN of them; `table`: the one its line belongs to, or NULL. */
	void (*fault)(void *arg, const struct text_diagnostic *fault, const struct book_table *table);
	void (*progress)(void *arg, size_t done, size_t total);
	/* Write the slips that would turn the book's figures into the paper's, to end a sentence. */
	void (*slips)(void *arg, struct buf *b, const struct desk_paper *paper);
	/*
	 * Play a deal's cards at that table: they get their full notation, an open line its result. False, with
	 * the desk's error: impossible. `compare` reports where they and the recorded deal differ, each line
	 * after `where` ("cup.ulti:12: ").
	 */
	bool (*play)(void *arg, const struct desk_rules *rules, const struct book_table *table,
		struct game_deal *line, struct game_cards *cards);
	void (*compare)(void *arg, const char *where, const struct book_table *table,
		const struct book_deal *deal);
	/* Count the differences of an event between this book and the other one of a merge. */
	bool (*differ)(void *arg, struct book *const books[2], const struct book_event events[2], size_t *count);
};

/* The outcome of an import. */
struct desk_taken {
	int deals, again;            /* deal lines; those already in the book */
	int tables, players;         /* made */
	int rulings;                 /* recorded */
	int older;                   /* rulings revised here since */
	int totals, signatures;      /* of sheets */
	int64_t steps;               /* of a merge: steps taken */
	int left;                    /* of a merge: tables, and other lines, left out */
	int told;                    /* of a merge: other possible differences, each reported with what to do */
};

/* Import the journals in these files as one change. A journal that names no event goes to `event` (NULL: the
 * open one). False: the desk's error counts the faults, or says what else failed. */
bool desk_import(struct desk *desk, const struct desk_import_view *view, const char *event, int count,
	char *const paths[], struct desk_taken *out);
/*
 * Take over an event of the book `from` as a change of its own; deals keep the names of those who recorded
 * them there. Names that may mean two people, and pairs that may be one, are reported first. Contents from
 * before one book was copied from the other bring nothing, whatever became of them here. A table about which
 * the two disagree is reported as a fault and left out.
 */
bool desk_merge(struct desk *desk, const struct desk_import_view *view, struct book *from,
	const struct book_event *event, struct desk_taken *out);

/* Put a key of a round's line and its value, "mod", "mag" …, into its draw or its clock. */
bool journal_draw_put(struct draw_how *how, const char *key, const char *value, struct err *e);
bool journal_clock_put(struct round_clock *clock, const char *key, const char *value, struct err *e);

#endif
