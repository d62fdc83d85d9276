/* A deal in the words that players use, for sheets that they sign. */
#include "games/ulti/notation.h"

#include "games/ulti/messages.h"

void ulti_contract_say(struct buf *b, enum lang lang, const struct ulti_deal *deal)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	buf_str(b, bid->name);
	if (bid->colour == ULTI_PLAIN && deal->trump != ULTI_NO_SUIT)
		buf_printf(b, ", %s", ulti_suit_name(lang, deal->trump));
}

void ulti_result_say(struct buf *b, enum lang lang, const struct ulti_deal *deal)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	if (deal->ending != ULTI_PLAYED) {
		buf_str(b, (deal->ending == ULTI_THROWN_IN ? &msg_say_thrown_in : &msg_say_conceded)->text[lang]);
		return;
	}
	for (int i = 0; i < bid->part_count; i++) {
		buf_str(b, i > 0 ? " " : "");
		buf_str(b, deal->made[bid->parts[i].part] == ULTI_MADE ? "+" : "−");
	}
}

/* Begin a remark behind those that stand in `b` from `start` on. */
static void say_apart(struct buf *b, size_t start)
{
	buf_str(b, b->len > start ? "; " : "");
}

/* "kontra: ulti, parti", or in a no-trump bid "kontra: B, C". */
static void say_level(struct buf *b, size_t start, enum lang lang, const struct ulti_deal *deal, int level)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	const char *sign = (level == 2 ? &msg_say_kontra : &msg_say_rekontra)->text[lang];

	for (int i = 0; i < bid->part_count; i++) {
		if (deal->kontra[bid->parts[i].part] != level)
			continue;
		if (*sign)
			say_apart(b, start);
		buf_str(b, *sign ? sign : ",");
		buf_printf(b, " %s", ulti_item_name(lang, bid->parts[i].part));
		sign = "";
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (deal->seat_kontra[seat] != level)
			continue;
		if (*sign)
			say_apart(b, start);
		buf_str(b, *sign ? sign : ",");
		buf_printf(b, " %s", ulti_seat_code(seat));
		sign = "";
	}
}

/* "csendes 100 (védők)" */
static void say_silent(struct buf *b, size_t start, enum lang lang, const struct msg *what, int side)
{
	if (side == ULTI_NOBODY)
		return;
	say_apart(b, start);
	buf_str(b, what->text[lang]);
	buf_str(b, side == ULTI_DEFENDERS ? msg_say_defenders.text[lang] : "");
}

void ulti_modifiers_say(struct buf *b, enum lang lang, const struct ulti_deal *deal)
{
	size_t start = b->len;

	say_level(b, start, lang, deal, 2);
	say_level(b, start, lang, deal, 4);
	say_silent(b, start, lang, &msg_item_silent_100, deal->silent_100);
	say_silent(b, start, lang,
		deal->silent_ulti_result == ULTI_MADE ? &msg_item_silent_ulti : &msg_say_silent_ulti_lost,
		deal->silent_ulti);
	say_silent(b, start, lang, &msg_item_silent_4_asz, deal->silent_4_asz);
}
