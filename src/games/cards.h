/* cards: the cards of a deal in words, whatever the game. */
#ifndef GAMES_CARDS_H
#define GAMES_CARDS_H

#include "base/base.h"
#include "games/record.h"

enum { GAME_CARDS_ROWS = 20, GAME_CARDS_ROW = 80 };

/*
 * The cards of a deal in words, as the journal writes and the book stores them: ("contract", 0, "A U z kU")
 * ("hand", 0, "mAXK zF") ("talon", 0, "m8 t7") ("melds", 0, "z40 p20") ("trick", 1, "zA z9 z8"). Hands and melds
 * are numbered by seat, tricks from 1. Start with {0}.
 */
struct game_cards_row {
	char kind[GAME_WORD];
	int no;
	char words[GAME_CARDS_ROW];
};

struct game_cards {
	int count;
	struct game_cards_row rows[GAME_CARDS_ROWS];
};

/* Its row, or NULL. */
const struct game_cards_row *game_cards_find(const struct game_cards *play, const char *kind, int no);
/* Those lines, each behind `indent`; the contract's only if `with_contract`. */
void game_cards_lines_write(
	struct buf *b, const struct game_cards *play, const char *indent, bool with_contract);

#endif
