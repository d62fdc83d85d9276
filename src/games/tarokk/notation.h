/* tarokk: its notation, above the pure rules. */
#ifndef TAROKK_NOTATION_H
#define TAROKK_NOTATION_H

#include "games/game.h"
#include "games/tarokk/rules/tarokk.h"

/* Return the sentence on why a deal is refused, and what to do. */
const struct msg *tarokk_refusal_msg(enum tarokk_refusal refusal);

extern const struct game game_tarokk;

/* ==== a deal's line (docs/formats.md) ============================================================ */

/* "nincs-tarokk" …, by enum tarokk_reason; closed by NULL. */
extern const char *const tarokk_reason_words[];
/* The bid in the record of a deal thrown in. */
extern const char tarokk_no_bid[];
/* Return "T" "K" "U" "X" "D" "V". */
char tarokk_figure_letter(int figure);

/* Make the record of a deal; of one without a result only the contract. */
void tarokk_record_of(const struct tarokk_deal *deal, bool is_open, struct game_record *out);
/* Read the deal of a record; false if tarokk_record_of would not write it. `players` is unchanged. */
bool tarokk_deal_read(const struct game_record *record, struct tarokk_deal *out);
/* Choose four players, including all named by the deal, if the table is unknown; 0: impossible. */
uint8_t tarokk_some_players(const struct tarokk_deal *deal);

/* Read a line after its number. */
bool tarokk_line_read(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out);
/* Write a piece of a line in its canonical form. */
void tarokk_piece_write(struct buf *b, const struct tarokk_deal *deal, enum game_piece piece);
void tarokk_partner_write(struct buf *b, const struct tarokk_deal *deal);
void tarokk_result_write(struct buf *b, const struct tarokk_deal *deal);
void tarokk_breaths_write(struct buf *b, const struct tarokk_deal *deal);
void tarokk_kontras_write(struct buf *b, const struct tarokk_deal *deal);
void tarokk_silents_write(struct buf *b, const struct tarokk_deal *deal);
void tarokk_marks_write(struct buf *b, const struct tarokk_deal *deal);

/* The same in words, for paper. */
void tarokk_piece_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal, enum game_piece piece);
void tarokk_bid_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal);
void tarokk_partner_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal);
void tarokk_result_say(struct buf *b, const struct tarokk_deal *deal);
void tarokk_breaths_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal);
void tarokk_silents_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal);
void tarokk_marks_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal);
const struct msg *tarokk_figure_name(int figure);
const struct msg *tarokk_reason_name(int reason);
const struct msg *tarokk_alone_name(int alone);
/* "kontra", "rekontra", "" */
const char *tarokk_level_name(int level);

/* Explain the points of a deal; `names` by seat, or NULL. */
bool tarokk_explain(struct doc *doc, const struct game_played *played, const char *const names[GAME_SEATS],
	struct err *e);
/* Visit the slips that would change its points; describe one (struct game). */
void tarokk_slips_visit(const struct game_played *played, game_slip_visit *visit, void *arg);
void tarokk_slip_say(
	struct buf *b, enum lang lang, const struct game_edition *edition, const struct game_slip *slip);
/* Read a played deal, with its players; false if the record is not the game's. */
bool tarokk_deal_of(const struct game_played *played, struct tarokk_deal *out);

/* ==== lines of JSON ============================================================================== */

/* Answer lines of `settle` and `judge` by the book of Vadász tarokk (docs/formats.md). */
bool tarokk_json_settle(struct buf *out, enum lang lang, const char *line, size_t n);
bool tarokk_json_judge(struct buf *out, enum lang lang, const char *line, size_t n);

#endif
