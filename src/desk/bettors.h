/* bettors: names that are bet by. */
#ifndef DESK_BETTORS_H
#define DESK_BETTORS_H

#include "desk/desk.h"

/*
 * Take who bets on deal `no` as players are taken, in `typed` and in what was `noted` of it before: a start
 * number, and a name that is short for that of one entered or of one who bet before, becomes the
 * whole name, which is said; short for several it is refused, unless it was noted and what is
 * typed says who it is.
 * `odd`: the names of two accounts that may be one; no message: nothing. NULL: neither
 * that nor whether they play themselves is looked at yet.
 */
bool desk_bettors_take(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	int no, struct buf *noted, struct buf *typed, struct err *odd);
/* The same of a whole deal, which is read again with those names. */
bool desk_bettors_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err *odd);
/* Read a line as game_deal_read does, with those names. False: desk->err, or without one the fault. */
bool desk_deal_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table, int no,
	struct text_slice typed, struct game_deal *line, struct text_fault *fault);
/* Put another record into a line, which is read again with it: what does not go together is refused. */
bool desk_line_take(struct desk *desk, const struct game_edition *edition, const struct game_record *record,
	struct game_deal *line);
/* Report players who now sit at a deal on which they are recorded as bettors; `was`: the table before. */
bool desk_bettors_seated(struct desk *desk, const struct book_table *was);

#endif
