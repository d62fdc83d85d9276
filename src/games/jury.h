/* jury: how disputes are judged where the rules list no cases: the jury sets points, with a reason. */
#ifndef GAMES_JURY_H
#define GAMES_JURY_H

#include "base/json.h"
#include "games/court.h"

struct game_jury {
	int seats, players;          /* how many seats there are (8 at most), and how many of them play */
	const char *cite, *reading;  /* where the rules leave it to the jury; NULL for no paragraph */
};

/* A line of `judge`, which knows the case "jury" alone. */
bool game_jury_answer(
	struct buf *out, enum lang lang, const struct game_jury *jury, const char *line, size_t n);

/* The court of an edition without fault cases, whose `jury` is the reading that leaves all to the jury. */
extern const struct game_court game_jury_court;

#endif
