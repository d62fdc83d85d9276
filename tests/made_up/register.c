/* The register of the made-up program takes the place of src/games/register.c. */
#include "games/game.h"

extern const struct game game_ulti, game_tarokk, game_ecarte, game_penny, game_hearts;

const struct game *const game_register[] = { &game_ulti, &game_tarokk, &game_ecarte, &game_penny, &game_hearts, NULL };
