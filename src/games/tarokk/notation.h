/* tarokk: its notation, above the pure rules. */
#ifndef TAROKK_NOTATION_H
#define TAROKK_NOTATION_H

#include "games/game.h"
#include "games/tarokk/rules/tarokk.h"

/* Why a deal is refused, in a sentence that says what to do. */
const struct msg *tarokk_refusal_msg(enum tarokk_refusal refusal);

extern const struct game game_tarokk;

/* `settle` and `judge` by the book of Vadász tarokk (docs/formats.md). */
bool tarokk_json_settle(struct buf *out, enum lang lang, const char *line, size_t n);
bool tarokk_json_judge(struct buf *out, enum lang lang, const char *line, size_t n);

#endif
