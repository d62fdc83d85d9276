/* écarté as the house knows it: settled and judged by lines of JSON. */
#include "games/game.h"
#include "games/ecarte/messages.h"
#include "games/ecarte/notation.h"

static const struct game_edition editions[] = {
	{ .id = "ecarte", .game = &game_ecarte, .name = &msg_edition_ecarte, .settle = ecarte_json_settle,
		.judge = ecarte_json_judge },
	{ .id = NULL },
};

const struct game game_ecarte = {
	.code = "ecarte", .name = &msg_game_ecarte,
	.least_seats = ECARTE_PLAYERS, .most_seats = ECARTE_PLAYERS, .players = ECARTE_PLAYERS,
	.editions = editions,
};
