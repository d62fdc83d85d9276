/* Write a deal in the words of players, for sheets that they sign. */
#include "games/ulti/notation/notation.h"

#include "games/ulti/notation/messages.h"

static void say_contract(struct buf *b, enum lang lang, const struct ulti_edition *edition,
	const struct ulti_deal *deal)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);

	buf_str(b, bid->name);
	if (bid->colour == ULTI_PLAIN && deal->trump != ULTI_NO_SUIT)
		buf_printf(b, ", %s", ulti_suit_name(lang, deal->trump));
}

static void say_made(struct buf *b, enum lang lang, const struct ulti_edition *edition,
	const struct ulti_deal *deal)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);

	if (deal->ending != ULTI_PLAYED) {
		buf_str(b, (deal->ending == ULTI_THROWN_IN ? &msg_say_thrown_in : &msg_say_conceded)->text[lang]);
		return;
	}
	for (int i = 0; i < bid->part_count; i++) {
		buf_str(b, i > 0 ? " " : "");
		buf_str(b, deal->made[bid->parts[i].part] == ULTI_MADE ? "+" : "−");
	}
}

/* Begin a remark after those in `b` from `start` on. */
static void say_apart(struct buf *b, size_t start)
{
	buf_str(b, b->len > start ? "; " : "");
}

/* Write "kontra: " before the first item of a level, ", " before the others. */
static void say_sign(struct buf *b, size_t start, int level, bool is_first)
{
	if (is_first) {
		say_apart(b, start);
		buf_printf(b, "%s: ", ulti_level_name(level));
	} else {
		buf_str(b, ", ");
	}
}

/* Write "kontra: ulti, parti", or for a no-trump bid "kontra: B, C". */
static void say_level(struct buf *b, size_t start, enum lang lang, const struct ulti_edition *edition,
	const struct ulti_deal *deal, int level)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);
	bool is_first = true;

	for (int i = 0; i < bid->part_count; i++) {
		if (deal->kontra[bid->parts[i].part] != level)
			continue;
		say_sign(b, start, level, is_first);
		buf_str(b, ulti_item_name(lang, bid->parts[i].part));
		is_first = false;
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (deal->seat_kontra[seat] != level)
			continue;
		say_sign(b, start, level, is_first);
		buf_str(b, text_seat_code(seat));
		is_first = false;
	}
}

/* Write "csendes 100 (védők)". */
static void say_silent(struct buf *b, size_t start, enum lang lang, const struct msg *what, int side)
{
	if (side == ULTI_NOBODY)
		return;
	say_apart(b, start);
	buf_str(b, what->text[lang]);
	buf_str(b, side == ULTI_DEFENDERS ? msg_say_defenders.text[lang] : "");
}

static void say_modifiers(struct buf *b, enum lang lang, const struct ulti_edition *edition,
	const struct ulti_deal *deal)
{
	size_t start = b->len;

	for (int level = 2; level <= edition->top_level; level *= 2)
		say_level(b, start, lang, edition, deal, level);
	say_silent(b, start, lang, &msg_item_silent_100, deal->silent_100);
	say_silent(b, start, lang,
		deal->silent_ulti_result == ULTI_MADE ? &msg_item_silent_ulti : &msg_say_silent_ulti_lost,
		deal->silent_ulti);
	say_silent(b, start, lang, &msg_item_silent_4_asz, deal->silent_4_asz);
}

/* Write "ulti, zöld; + −; kontra: ulti". */
static void say_outcome(struct buf *b, enum lang lang, const struct ulti_edition *edition,
	const struct ulti_deal *deal)
{
	struct buf modifiers = { 0 };

	say_contract(b, lang, edition, deal);
	buf_str(b, "; ");
	say_made(b, lang, edition, deal);
	say_modifiers(&modifiers, lang, edition, deal);
	buf_str(b, modifiers.len > 0 ? "; " : "");
	buf_str(b, buf_text(&modifiers));
	buf_free(&modifiers);
}

void ulti_piece_say(struct buf *b, enum lang lang, const struct ulti_edition *edition,
	const struct ulti_deal *deal, enum game_piece piece)
{
	switch (piece) {
	case GAME_OUTCOME: say_outcome(b, lang, edition, deal); break;
	case GAME_CONTRACT: say_contract(b, lang, edition, deal); break;
	case GAME_RESULT: say_made(b, lang, edition, deal); break;
	case GAME_MODIFIERS: say_modifiers(b, lang, edition, deal); break;
	case GAME_BID_ALONE: buf_str(b, ulti_edition_bid(edition, deal->bid)->name); break;
	}
}
