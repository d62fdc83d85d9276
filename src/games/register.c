/* The games of the house. A new one is a folder, a row here, and its tests. */
#include "games/game.h"

extern const struct game game_ulti, game_tarokk, game_ecarte;

const struct game *const game_register[] = { &game_ulti, &game_tarokk, &game_ecarte, NULL };
