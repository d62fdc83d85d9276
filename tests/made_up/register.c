/* The games of the house and two made-up ones: takes the place of src/games/register.c. */
#include "games/game.h"

#define GAME(name) extern const struct game name;
#include "games/register.def"
GAME(game_made_up_penny)
GAME(game_made_up_hearts)
#undef GAME

const struct game *const game_register[] = {
#define GAME(name) &name,
#include "games/register.def"
#undef GAME
	&game_made_up_penny, &game_made_up_hearts, NULL
};
