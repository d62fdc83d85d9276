/* Name things for people, in their language, and say why a deal is refused. */
#include "games/ulti/notation/messages.h"
#include "games/ulti/notation/notation.h"

const char *ulti_item_name(enum lang lang, int item)
{
	static const struct msg *const names[ULTI_ITEM_COUNT] = {
		[ULTI_PARTI] = &msg_item_parti,
		[ULTI_40_100] = &msg_item_40_100,
		[ULTI_20_100] = &msg_item_20_100,
		[ULTI_4_ASZ] = &msg_item_4_asz,
		[ULTI_ULTI] = &msg_item_ulti,
		[ULTI_DURCHMARS] = &msg_item_durchmars,
		[ULTI_BETLI] = &msg_item_betli,
		[ULTI_SILENT_100] = &msg_item_silent_100,
		[ULTI_SILENT_ULTI] = &msg_item_silent_ulti,
		[ULTI_SILENT_4_ASZ] = &msg_item_silent_4_asz,
		[ULTI_LOST_ULTI_EXTRA] = &msg_item_lost_ulti_extra,
	};

	return names[item]->text[lang];
}

const char *ulti_suit_name(enum lang lang, int suit)
{
	static const struct msg *const names[ULTI_SUIT_COUNT] = {
		[ULTI_MAKK] = &msg_suit_makk,
		[ULTI_ZOLD] = &msg_suit_zold,
		[ULTI_TOK] = &msg_suit_tok,
		[ULTI_PIROS] = &msg_suit_piros,
	};

	return suit >= 0 && suit < ULTI_SUIT_COUNT ? names[suit]->text[lang] : "";
}

const char *ulti_trump_name(enum lang lang, const struct ulti_bid *bid, int trump)
{
	if (bid && bid->colour == ULTI_COLOURLESS)
		return msg_trump_none.text[lang];
	if (bid && bid->colour == ULTI_RED)
		return ulti_suit_name(lang, ULTI_PIROS);
	return ulti_suit_name(lang, trump);
}

const struct msg *ulti_refusal_msg(enum ulti_refusal refusal)
{
	static const struct msg *const msgs[ULTI_REFUSAL_COUNT] = {
		[ULTI_FINE] = &msg_refusal_none,
		[ULTI_NO_SUCH_BID] = &msg_no_such_bid,
		[ULTI_NOT_THREE_PLAYERS] = &msg_not_three_players,
		[ULTI_DECLARER_NOT_PLAYING] = &msg_declarer_not_playing,
		[ULTI_TRUMP_NOT_OF_BID] = &msg_trump_not_of_bid,
		[ULTI_RESULT_MISSING] = &msg_result_missing,
		[ULTI_RESULT_SURPLUS] = &msg_result_surplus,
		[ULTI_RESULT_UNPLAYED] = &msg_result_unplayed,
		[ULTI_SILENT_UNPLAYED] = &msg_silent_unplayed,
		[ULTI_LEVEL_UNKNOWN] = &msg_level_unknown,
		[ULTI_LEVEL_SURPLUS] = &msg_level_surplus,
		[ULTI_LEVEL_NOT_PER_SEAT] = &msg_level_not_per_seat,
		[ULTI_LEVEL_PER_SEAT] = &msg_level_per_seat,
		[ULTI_LEVEL_OF_DECLARER] = &msg_level_of_declarer,
		[ULTI_100_WITHOUT_PARTI] = &msg_100_without_parti,
		[ULTI_100_OF_LOSER] = &msg_100_of_loser,
		[ULTI_SILENT_WITHOUT_TRUMP] = &msg_silent_without_trump,
		[ULTI_SILENT_ULTI_ANNOUNCED] = &msg_silent_ulti_announced,
		[ULTI_SILENT_ULTI_TWICE] = &msg_silent_ulti_twice,
		[ULTI_SILENT_ULTI_NO_TRICK] = &msg_silent_ulti_no_trick,
		[ULTI_SILENT_4_ASZ_BID] = &msg_silent_4_asz_bid,
		[ULTI_SILENT_4_ASZ_100] = &msg_silent_4_asz_100,
		[ULTI_SILENT_HALF_SAID] = &msg_silent_half_said,
		[ULTI_SILENT_4_ASZ_NONE] = &msg_silent_4_asz_none,
		[ULTI_NO_THROWING_IN] = &msg_no_throwing_in,
	};

	return msgs[refusal];
}

bool ulti_refuse(struct err *e, const struct ulti_edition *edition, enum ulti_refusal refusal)
{
	return err_set(e, ERR_REFUSED, ulti_refusal_msg(refusal), MSG_ARGS(edition->refusal_reasons[refusal]));
}
