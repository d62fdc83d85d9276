/* Within ulti/: what ten tricks come to, for those that were played and for those that the solver plays. */
#ifndef ULTI_OUTCOME_H
#define ULTI_OUTCOME_H

#include "games/ulti/rules/ulti.h"

/*
 * A deal played out, and what became of the trump seven in its last trick. Of `play` the hands are read, of
 * `out` the points, the number of tricks of each and the asz that each took.
 */
struct outcome {
	const struct ulti_play *play;
	struct ulti_replay *out;
	const struct ulti_bid *bid;
	enum ulti_result seven;        /* took the trick, was beaten in it, or was not there */
	int seven_seat;                /* who held it, unless it was not there */
};

/* Put the results into out->deal, which has none yet (R-13 … ). */
void ulti_outcome_note(struct outcome *outcome);

#endif
