/* deals: recorded, corrected, struck. A line is read once, judged once, written
 * once, by whatever way it came. */
#ifndef DESK_DEALS_H
#define DESK_DEALS_H

#include "desk/desk.h"

/* What came of a deal at the desk. */
enum desk_deal_end {
	DESK_DEAL_WRITTEN,
	DESK_DEAL_AGAIN,        /* it was recorded already, by the same line */
	DESK_DEAL_UNCHANGED,    /* what was to be corrected says the same */
	DESK_DEAL_UNREAD,       /* refused: the line is none; `fault` and `text` say where */
	DESK_DEAL_DIFFERS,      /* refused: the paper's figures are not those of the deal */
	DESK_DEAL_REFUSED       /* as desk->err says */
};

/* A deal on its way: where, by which rules, as it was typed, as it was settled, what stood there. */
struct desk_deal {
	struct book_event event;
	struct book_table table;
	struct report_rules rules;
	struct game_deal line;
	int seen;                    /* the revision that it is to take the place of; 0: its number is free */
	struct book_deal deal;
	bool has_standing;
	struct book_deal standing;   /* what stood at the number that is corrected or struck */

	struct text_slice typed;     /* the line; nothing: it is not pointed into */
	enum desk_deal_end end;
	struct text_fault fault;
	struct book_sums sums;       /* what the table comes to now */
	int moved;                   /* so many deals stand one later now */
	bool is_seen;                /* what is odd about it was pointed out already */
};

/* Go on behind a deal, by what was played there before a jury sat; what does not fit the run is odd. */
bool desk_run_follow(struct book *s, const struct book_deal *deal, int seats, const struct game *game,
	struct game_run *run, struct err *odd, struct err *e);
/* What the deals before a number of a table mean for it. */
bool desk_run_make(struct book *s, const struct book_table *table, int no, struct game_run *out,
	struct err *e);
/*
 * What is odd about a deal that counts all the same: by itself, after those before, by who bets, by who
 * plays; no message: nothing. The names of who bets are made whole (bettors.h). Of a journal `rules` is NULL,
 * and it is as it stands there.
 */
enum { DESK_ODD_ITSELF, DESK_ODD_RUN, DESK_ODD_BETTORS, DESK_ODD_ORDER, DESK_ODD };
bool desk_deal_odd(struct desk *desk, const struct report_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err odd[DESK_ODD]);

/* The deal of a line at a table, settled by the event's rules, with what rulings have for it. */
bool desk_deal_settle(struct desk *desk, const struct report_rules *rules, const struct book_table *table,
	const struct game_deal *line, struct book_deal *out);
/* Are the paper's figures behind "=", if there are any, those of the deal? */
bool desk_deal_agrees(const struct game_deal *line, const struct book_deal *deal, int seats);
/* A corrected line that names no dealer keeps the one that stands, and the bets; that or which go is said. */
bool desk_deal_keep(struct desk *desk, const struct game_edition *edition, const struct book_deal *standing,
	struct game_deal *line);

/*
 * All of these return false if nothing was written, with d->end and, but where that says it, the desk's
 * error.
 *
 * Settle and write d->line at d->table by d->rules.
 */
bool desk_deal_record(struct desk *desk, struct desk_deal *d);
/* Read and record a line at d->table, of which event, round and number are set;
 * without a number: the next one. */
bool desk_deal_add(struct desk *desk, struct text_slice line, struct desk_deal *d);
/*
 * The same for a deal that was left out: the line names its number, and those there, up to the first free
 * one, stand one later, each taken back and recorded anew with the dealer whose turn it is then, after what
 * it was before it was corrected. Cards move with their deal; rulings and void attempts cannot, and so
 * neither can theirs.
 */
bool desk_deal_insert(struct desk *desk, struct text_slice line, struct desk_deal *d);
/* The same as a correction of what stands, or of revision `seen` (0: the last); why ("": not said). */
bool desk_deal_edit(struct desk *desk, struct text_slice line, int seen, const char *reason,
	struct desk_deal *d);
/*
 * Void, redeal or take back deal `no`, likewise: its result is kept, but counts no more. An attempt may be
 * void before it has any result.
 */
bool desk_deal_strike(struct desk *desk, int no, enum book_deal_state state, int seen, const char *reason,
	struct desk_deal *d);

#endif
