/* Vadász tarokk as the house knows it: settled and judged by lines of JSON. */
#include "games/game.h"
#include "games/tarokk/messages.h"
#include "games/tarokk/notation.h"

static const struct game_edition editions[] = {
	{ .id = "vadasz-2025", .game = &game_tarokk, .name = &msg_edition_vadasz, .settle = tarokk_json_settle,
		.judge = tarokk_json_judge },
	{ .id = NULL },
};

const struct game game_tarokk = {
	.code = "tarokk", .name = &msg_game_tarokk,
	.least_seats = TAROKK_PLAYERS, .most_seats = TAROKK_SEATS, .players = TAROKK_PLAYERS,
	.editions = editions,
};
