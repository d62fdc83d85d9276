/* bettors: names that are bet by. */
#ifndef DESK_BETTORS_H
#define DESK_BETTORS_H

#include "desk/desk.h"

/*
 * Take who bets in a record of deal `no` as players are taken: a name that is short for that of one entered,
 * or of one who bet before, becomes theirs, which is said; short for several it is refused. `odd`: the names
 * of two accounts that may be one; no message: nothing.
 */
bool desk_bettors_take(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	int no, struct game_record *record, struct err *odd);
/* The same of a whole deal, which is read again with those names. */
bool desk_bettors_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err *odd);
/* Put another record into a line, which is read again with it: what does not go together is refused. */
bool desk_line_take(struct desk *desk, const struct game_edition *edition, const struct game_record *record,
	struct game_deal *line);

#endif
