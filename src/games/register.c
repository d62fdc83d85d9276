/* The games of the house, as register.def lists them. */
#include "games/game.h"

#define GAME(name) extern const struct game name;
#include "games/register.def"
#undef GAME

const struct game *const game_register[] = {
#define GAME(name) &name,
#include "games/register.def"
#undef GAME
	NULL
};
