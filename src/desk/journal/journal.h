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
	JOURNAL_CLOCK,      /* ora kezdes=… perc=60: when the round began, and how long it is */
	JOURNAL_TABLE,      /* asztal N [alairva[="Név"]] [ellenorizte="Név"] */
	JOURNAL_SEATS,      /* A="…" B="…" …; a value without quotes may be a start number */
	JOURNAL_DEAL,       /* a deal line, perhaps without its result */
	JOURNAL_CARDS,      /* "lap", "talon", "bemond", "utes", "licit": read `source` with those of the deal */
	JOURNAL_TOTALS,     /* = 69 -62 -7 */
	JOURNAL_TURN,       /* szek 5 A="…": who takes over a seat from that deal on */
	JOURNAL_KNOWN,      /* osszeg = 69 -62 -7 [leosztas=9]: totals of a sheet whose deals are not known */
	JOURNAL_RULING,     /* itelet 5 3.4 by=B …: a ruling at a deal */
	JOURNAL_MEASURE     /* fegyelmi "Név" fokozat=yellow …: discipline */
};

struct journal_statement {
	enum journal_kind kind;
	int line;                                /* from 1 */
	struct text_slice source;                /* the whole line, without its end */
	int number;                              /* of the round, table, entry; of a ruling's or a turn's deal */
	bool is_signed;                          /* the table's sheet */
	struct text_slice checked_by;            /* of the table's sheet; n 0: it is not checked */
	struct text_slice name; /* of the event; of who signed (n 0: not said); a ruling's case */
	int pair_count;                          /* keys; the seats with their players */
	struct text_pair pairs[TEXT_PAIRS];
	struct game_deal deal; /* JOURNAL_DEAL; its points are also those of JOURNAL_TOTALS, JOURNAL_KNOWN */
};

/* A reader's place in a journal. Set `next`, `end`; the rest to zero. */
struct journal {
	const char *next, *end;
	int line;
	/* Of the event that was read last, or as the caller sets it; NULL: the standard one. */
	const struct game_edition *edition;
};

/*
 * Read the next statement. Returns 1, 0 at the end, -1 for a line that is not one (`fault` and `out->line`,
 * `out->source` say why and where; reading can go on after it).
 */
int journal_next(struct journal *journal, struct journal_statement *out, struct text_fault *fault);

/* ==== 3. Writing: statements without their ends ================================================= */

/* nevezo 7 "Kiss Péter" klub="Szolnok" */
void journal_entry_write(struct buf *b, const struct book_entry *entry);
/* csapat "Szolnok A" A="Kiss Péter" …, without its number; a player no longer entered stays a number. */
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
/* fegyelmi "Kiss Péter" fokozat=yellow indok="…" */
void journal_measure_write(struct buf *b, const struct book_measure *measure);

/* ==== 4. A whole event ========================================================================== */

/* Append the journal to what is in `b`. */
bool journal_export(struct book *s, const struct book_event *event, struct buf *b, struct err *e);

/*
 * Write a whole journal with "Névtelen 1", "Névtelen 2" … in place of the names, which stand a line each, and
 * report which is whose; ERR_NOT_FOUND for a name that neither a player nor anybody in the journal has.
 */
struct desk;
bool desk_journal_nameless(struct desk *desk, const char *names, const struct buf *journal, struct buf *out);

/*
 * import: journals into the book, and an event of another book, which comes as its journal. Every line is
 * checked and all faults are reported; nothing is stored unless all of it is right.
 */

/* What an import asks of its surface; each function gets `arg`. */
struct desk_import_view {
	void *arg;
	/* Show a fault, at most DESK_FAULTS_SHOWN of them; `table`: the one its line belongs to, or NULL. */
	void (*fault)(void *arg, const struct text_diagnostic *fault, const struct book_table *table);
	void (*progress)(void *arg, size_t done, size_t total);
	/* The slips that would make the book's figures into the paper's, to end a sentence. */
	void (*slips)(void *arg, struct buf *b, const struct desk_paper *paper);
	/*
	 * Play a deal's cards over at that table: they get their full form, an open line its result. False, with
	 * the desk's error: they cannot be. `compare` reports what they and the recorded deal say differently,
	 * each line after `where` ("cup.ulti:12: ").
	 */
	bool (*play)(void *arg, const struct desk_rules *rules, const struct book_table *table,
		struct game_deal *line, struct game_cards *cards);
	void (*compare)(void *arg, const char *where, const struct book_table *table,
		const struct book_deal *deal);
	/* Count the differences of an event between this book and the other one of a merge. */
	bool (*differ)(void *arg, struct book *const books[2], const struct book_event events[2], size_t *count);
};

/* What came of it. */
struct desk_taken {
	int deals, again;            /* lines of deals; those among them that the book had already */
	int tables, players;         /* made */
	int rulings;                 /* recorded */
	int older;                   /* rulings revised here since */
	int totals, signatures;      /* of sheets */
	int64_t steps;               /* of a merge: how many it took */
	int left;                    /* of a merge: tables, and other lines, that were left out */
	int told;                    /* of a merge: what else may differ, each reported with what to do */
};

/*
 * Take in the journals of these files as one change. A journal that names no event goes to `event` (NULL: the
 * open one). False: the desk's error says how many faults there are, or what else failed.
 */
bool desk_import(struct desk *desk, const struct desk_import_view *view, const char *event, int count,
	char *const paths[], struct desk_taken *out);
/*
 * Take over an event of the book `from` as a change of its own; deals stay recorded by who typed them there.
 * Names that may stand for two people, and two that may stand for one, are pointed out first. What it said
 * already when one of the two was copied from the other brings nothing, whatever became of it here. A table
 * about which the two disagree is reported as a fault and left out.
 */
bool desk_merge(struct desk *desk, const struct desk_import_view *view, struct book *from,
	const struct book_event *event, struct desk_taken *out);

/* Put a key of a round's line and its value, "mod", "mag" …, into how it was drawn, or into its clock. */
bool journal_draw_put(struct draw_how *how, const char *key, const char *value, struct err *e);
bool journal_clock_put(struct round_clock *clock, const char *key, const char *value, struct err *e);

#endif
