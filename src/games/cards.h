/*
 * cards: the cards of a deal as a game has them for the rest of the house: in words, as lines of the journal. A
 * game without cards has none (NULL).
 */
#ifndef GAMES_CARDS_H
#define GAMES_CARDS_H

#include "base/text.h"
#include "games/record.h"

struct game;
struct game_deal;

enum { GAME_CARDS_ROWS = 20, GAME_CARDS_ROW = 80 };

/* The kinds of rows in the order of their lines. */
enum game_cards_kind {
	GAME_CARDS_CONTRACT, GAME_CARDS_HAND, GAME_CARDS_TALON, GAME_CARDS_MELDS, GAME_CARDS_TRICK, GAME_CARDS_KINDS
};
/* What the book calls each, and the word that its line begins with. */
extern const struct game_cards_words { const char *kind, *keyword; } game_cards_words[GAME_CARDS_KINDS];

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
const struct game_cards_row *game_cards_find(const struct game_cards *cards, const char *kind, int no);
/* Put a row behind the others; there has to be room. */
void game_cards_add(struct game_cards *cards, const char *kind, int no, const char *words);
/* Those lines, each behind `indent`; the contract's only if `with_contract`. */
void game_cards_lines_write(
	struct buf *b, const struct game_cards *cards, const char *indent, bool with_contract);
/* Do the cards say the same of what was bid as the played deal's own line? */
bool game_cards_agree(const struct game *game, const struct game_cards *cards, const struct game_deal *deal);

/* The cards of a game. */
struct game_cards_play {
	/* Read a line of cards behind those already read. False: `fault` says why. */
	bool (*read)(struct text_slice line, struct game_cards *cards, struct text_fault *fault);
	/* Put what was bid and said of a deal in the place of what is there; false if it is none of the game's. */
	bool (*contract_put)(struct game_cards *cards, const struct game_deal *deal);
	/* What was bid and said by the cards, as an open deal; false if they do not tell. */
	bool (*contract_of)(const struct game_cards *cards, struct game_deal *out);
};

#endif
