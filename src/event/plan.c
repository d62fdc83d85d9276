/* Plan the tables of a round, and count the rounds in which no pair meets twice. */
#include "event/event.h"
#include "event/inner.h"

/*
 * Plan larger tables in place of byes. A game with two sizes gets as few larger ones as possible; one with
 * more gets all tables of one size, the smallest, if nobody sits out more than every third deal there; else
 * two adjacent sizes, the smallest possible.
 */
static bool plan_sizes(int players, struct event_game game, struct event_plan *plan)
{
	int tables = players / game.players;
	int equal = game.players * 3 / 2 < game.most ? game.players * 3 / 2 : game.most;
	bool has_many = game.most - game.players > 1;

	for (int size = equal; has_many && size >= game.players; size--)
		tables = players % size == 0 ? players / size : tables;
	plan->least = players / tables;
	plan->large = players % tables;
	plan->small = tables - plan->large;
	plan->most = plan->least + (plan->large > 0);
	return plan->most <= game.most;
}

static int pairs_of(int count)
{
	return count * (count - 1) / 2;
}

/*
 * Bound the rounds: none can have more new pairs than remain, and nobody meets more than all others. Small
 * fields fall short of that: the players of one table need a table, or a bye, each in the next round; 6 and
 * 12 in threes were searched exhaustively.
 */
static int plan_bound(int players, const struct event_plan *plan)
{
	int meetings = plan->small * pairs_of(plan->least) + plan->large * pairs_of(plan->most);
	int tables = plan->small + plan->large;
	int bound = pairs_of(players) / meetings;

	if (tables + plan->byes < plan->most)
		return 1;
	if (players == 12 && plan->least == EVENT_THREE)
		return 4;
	if (plan->large == 0 && plan->byes == 0 && bound > (players - 1) / (plan->least - 1))
		bound = (players - 1) / (plan->least - 1);
	return bound;
}

bool event_plan_make(int players, struct event_game game, enum event_fill fill, struct event_plan *plan)
{
	*plan = (struct event_plan){ .least = game.players, .most = game.players };
	if (players > EVENT_PLAYERS || players < game.players)
		return false;
	if (fill == EVENT_FOURS && !plan_sizes(players, game, plan))
		return false;
	if (fill == EVENT_BYES) {
		plan->byes = players % game.players;
		plan->small = players / game.players;
	}
	plan->bound = plan_bound(players, plan);
	plan->rounds = event_rounds_known(players, plan);
	return true;
}
