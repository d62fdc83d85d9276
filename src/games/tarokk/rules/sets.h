/* Within games/tarokk/: a deal as sets of figures, a bit each, by side. */
#ifndef TAROKK_SETS_H
#define TAROKK_SETS_H

#include "games/tarokk/rules/tarokk.h"

struct tarokk_sets {
	unsigned announced[TAROKK_SIDES];   /* with whatever result */
	unsigned failed[TAROKK_SIDES];      /* announced and not made */
	unsigned levelled[TAROKK_SIDES];    /* a level is said of them */
	unsigned silent[TAROKK_SIDES];      /* entered as silent; the ulti made or not */
	unsigned made[TAROKK_SIDES];        /* announced or silent, and made */
};

struct tarokk_sets tarokk_sets_of(const struct tarokk_deal *deal);
/* What tarokk_deal_check says, of a deal with its sets. */
enum tarokk_refusal tarokk_sets_check(const struct tarokk_deal *deal, const struct tarokk_sets *sets);

/* The first figure of a set that is not empty. */
static inline int tarokk_first(unsigned set)
{
	return __builtin_ctz(set);
}

/* T-07: was the figure said in one breath with that side's volat, so that it counts nothing? */
static inline bool tarokk_overlaps(const struct tarokk_deal *deal, int side, int figure)
{
	const struct tarokk_announcement *said = &deal->announced[side][figure];
	const struct tarokk_announcement *volat = &deal->announced[side][TAROKK_VOLAT];

	if (volat->result == TAROKK_UNSAID)
		return false;
	if (figure == TAROKK_ULTI || figure == TAROKK_XXI_FOGAS || figure == TAROKK_VOLAT)
		return false;
	return said->by == volat->by && said->breath == volat->breath;
}

/* T-02: did the declarer's side win the parti? */
static inline bool tarokk_won(const struct tarokk_deal *deal)
{
	return deal->parti == TAROKK_MADE || (deal->parti == TAROKK_UNSAID && deal->card_points >= TAROKK_WON);
}

#endif
