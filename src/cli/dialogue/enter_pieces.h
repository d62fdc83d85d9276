/*
 * A deal that is typed piece by piece at the prompt, as a coup hand by hand. What is typed of it stands in a
 * file beside the book until the deal is recorded, so that it may be broken off and taken up again; the book
 * knows whole deals alone.
 */
#ifndef CLI_ENTER_PIECES_H
#define CLI_ENTER_PIECES_H

#include "cli/shell/cli.h"

struct enter_pieces {
	struct cli *cli;
	const struct game_edition *edition;
	const struct book_table *table;
	int no;                        /* of the deal */
	int dealer;                    /* of it, unless its line says another: seat */
	struct buf line;               /* as far as it is typed, "": not begun */
	struct game_progress progress;
	struct buf said;               /* what was noted of the deal */
	struct buf sure;               /* accounts of two names that were confirmed to be two, each a line */
};

/* Begin deal `no`, or take up what was typed of it. */
void enter_pieces_start(struct enter_pieces *pieces, int no, int dealer);
/*
 * Add what was typed. False: cli->err, with the fault shown. If progress.is_over, `whole` is the deal's line,
 * to be recorded; else it was kept.
 */
bool enter_pieces_add(struct enter_pieces *pieces, const char *typed, struct buf *whole);
/* Take out of what is noted for the user what was noted of the deal before. */
void enter_pieces_say_once(struct enter_pieces *pieces);
/*
 * Two accounts of who bets that may be one are asked about when the bet is typed, and once; false: it is not
 * to be taken so. What is asked already is taken out of `odd`.
 */
bool enter_pieces_sure(struct enter_pieces *pieces, struct err *odd);
/* What was typed of a deal that was recorded otherwise is shown and forgotten. */
void enter_pieces_overtaken(const struct enter_pieces *pieces, int no);
/* If a deal is only half noted, note for the user that its seats stay as they are until it is recorded. */
bool enter_pieces_wait(struct cli *cli, const struct book_table *table, int no);
/* The deal is recorded. */
void enter_pieces_drop(struct enter_pieces *pieces);
/* Who plays in that seat by now: who sits there, or who plays on for them (53.§). */
const char *enter_pieces_player(const struct enter_pieces *pieces, int seat);
/* "Kiss Péter 2, Nagy Éva 1" */
void enter_pieces_score(const struct enter_pieces *pieces, struct buf *b);

#endif
