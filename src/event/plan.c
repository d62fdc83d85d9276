/* What is possible: the tables of a round, and how many rounds without a pair meeting twice. */
#include "event/event.h"
#include "event/inner.h"

/* The tables of one round; false if so few cannot sit down. */
static bool plan_tables(int players, enum event_fill fill, struct event_plan *plan)
{
	int over = players % EVENT_THREE;

	*plan =
		(struct event_plan){ .fours = fill == EVENT_FOURS ? over : 0, .byes = fill == EVENT_BYES ? over : 0 };
	int seated = players - plan->byes - plan->fours * EVENT_SEATS;
	plan->threes = seated / EVENT_THREE;
	return players <= EVENT_PLAYERS && seated >= 0 && plan->threes + plan->fours > 0;
}

/*
 * Nobody can meet more than all others, and all pairs are no more than there are. Smaller fields fall short
 * of that: each of a table of four needs a separate table in the round before, and of three again; 6 and 12
 * were searched through.
 */
static int plan_bound(int players, const struct event_plan *plan)
{
	int meetings = plan->threes * 3 + plan->fours * 6, pairs = players * (players - 1) / 2;
	int tables = plan->threes + plan->fours, largest = plan->fours > 0 ? EVENT_SEATS : EVENT_THREE;
	int bound = pairs / meetings;

	if (tables < largest)
		return 1;
	if (players == 12)
		return 4;
	if (plan->fours == 0 && plan->byes == 0 && bound > (players - 1) / 2)
		bound = (players - 1) / 2;
	return bound;
}

bool event_plan_make(int players, enum event_fill fill, struct event_plan *plan)
{
	if (!plan_tables(players, fill, plan))
		return false;
	plan->bound = plan_bound(players, plan);
	plan->rounds = event_rounds_known(players, fill);
	return true;
}
