/*
 * import: journals into the book, and an event of another book, which comes as its journal. Every line is
 * checked and all faults are told; nothing is stored unless all of it is right.
 */
#ifndef DESK_IMPORT_H
#define DESK_IMPORT_H

#include "desk/journal/journal.h"
#include "desk/paper.h"

/* What an import asks of its surface; each function gets `arg`. */
struct desk_import_view {
	void *arg;
	/* A fault, of at most DESK_FAULTS_SHOWN; the table that its line stands at, NULL: none. */
	void (*fault)(void *arg, const struct text_diagnostic *fault, const struct book_table *table);
	void (*progress)(void *arg, size_t done, size_t total);
	/* The slips that would make the book's figures into the paper's, to end a sentence. */
	void (*slips)(void *arg, struct buf *b, const struct desk_paper *paper);
	/*
	 * Play a deal's cards over at that table: they get their full form, an open line its result. False, with
	 * the desk's error: they cannot be. Then tell what they and the recorded deal say differently; `where`
	 * stands in front ("cup.ulti:12: ").
	 */
	bool (*play)(void *arg, const struct report_rules *rules, const struct book_table *table,
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
	int older;                   /* rulings that have been revised here since */
	int totals, signatures;      /* of sheets */
	int64_t steps;               /* of a merge: how many it took */
	int left;                    /* of a merge: tables, and other lines, that were left out */
	int told;                    /* of a merge: what else may differ, each told with what to do */
};

/*
 * Take in the journals of these files as one change. A journal that names no event goes to the one that
 * `event` means (NULL: the open one). False: the desk's error says how many faults there are, or what else
 * failed.
 */
bool desk_import(struct desk *desk, const struct desk_import_view *view, const char *event, int count,
	char *const paths[], struct desk_taken *out);
/*
 * Take over an event of the book `from` as a change of its own: who typed a deal there stays who typed it.
 * Names that may stand for two people, and two that may stand for one, are pointed out first. What it said
 * already when one of the two was copied from the other brings nothing, whatever became of it here. A table
 * about which the two disagree is told as a fault and left out.
 */
bool desk_merge(struct desk *desk, const struct desk_import_view *view, struct book *from,
	const struct book_event *event, struct desk_taken *out);

#endif
