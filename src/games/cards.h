/* cards: the cards of a deal in words, as rows of the book and lines of the journal, whatever the game. */
#ifndef GAMES_CARDS_H
#define GAMES_CARDS_H

#include "base/base.h"
#include "games/record.h"

struct game;
struct game_deal;

enum { GAME_CARDS_ROWS = 20, GAME_CARDS_ROW = 80 };

/* The kinds of rows in the order of their lines. */
enum game_cards_kind {
	GAME_CARDS_CONTRACT, GAME_CARDS_HAND, GAME_CARDS_TALON, GAME_CARDS_MELDS, GAME_CARDS_TRICK,
	GAME_CARDS_KINDS
};
/* What the book calls each, and the word that its line begins with. */
extern const struct game_cards_words { const char *kind, *keyword; } game_cards_words[GAME_CARDS_KINDS];

/*
 * The cards of a deal in words, as the journal writes and the book stores them: ("contract", 0, "A U z kU")
 * ("hand", 0, "mAXK zF") ("talon", 0, "m8 t7") ("melds", 0, "z40 p20") ("trick", 1, "zA z9 z8"). Hands and
 * melds are numbered by seat, tricks from 1. Start with {0}.
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
const struct game_cards_row *game_cards_find(const struct game_cards *cards, const char *kind, int no);
/* Put a row behind the others; there has to be room. */
void game_cards_add(struct game_cards *cards, const char *kind, int no, const char *words);
/* Those lines, each behind `indent`; the contract's only if `with_contract`. */
void game_cards_lines_write(
	struct buf *b, const struct game_cards *cards, const char *indent, bool with_contract);
/* The rows that the other has not, or has otherwise, as one line. */
void game_cards_rest_write(struct buf *b, const struct game_cards *cards, const struct game_cards *other);
/* Do the cards say the same of what was bid as the played deal's own line? */
bool game_cards_agree(const struct game *game, const struct game_cards *cards, const struct game_deal *deal);

#endif
