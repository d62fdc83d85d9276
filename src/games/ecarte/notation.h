/* ecarte: its notation, above the pure rules. */
#ifndef ECARTE_NOTATION_H
#define ECARTE_NOTATION_H

#include "games/court.h"
#include "games/game.h"
#include "games/ecarte/rules/ecarte.h"

extern const struct game game_ecarte;

/* Why a hand or coup is refused, in a sentence that says what to do. */
const struct msg *ecarte_refusal_msg(enum ecarte_refusal refusal);

/* The weak reading of a ruling that has one, and what the letter comes to. */
void ecarte_letter_say(struct buf *b, enum lang lang, const char *const who[ECARTE_PLAYERS],
	const struct ecarte_ruling *ruling);
/* Its fault cases; what follows from one, in a sentence or two, `who` being the two players. */
extern const struct game_court ecarte_court;
/* What a section says that no case is under, "9", "9.§"; 0 of another (struct game_court). */
size_t ecarte_sections(const char *words, size_t n, struct court_paragraph out[COURT_PARAGRAPHS]);
void ecarte_ruling_say(struct buf *b, enum lang lang, const char *const who[ECARTE_PLAYERS],
	const struct ecarte_ruling *ruling);

/* `settle` and `judge` by the rules of écarté (docs/formats.md). */
bool ecarte_json_settle(struct buf *out, enum lang lang, const char *line, size_t n);
bool ecarte_json_judge(struct buf *out, enum lang lang, const char *line, size_t n);

#endif
