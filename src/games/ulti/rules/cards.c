/* Handle the pack as sets of cards: counts, melds, card points (4.§ (A) (2), R-53). Strength is in play.c. */
#include "games/ulti/rules/ulti.h"

enum { CARD_POINTS = 10 };

int ulti_cards_count(uint32_t cards)
{
	int count = 0;

	for (; cards; cards &= cards - 1)
		count++;
	return count;
}

uint32_t ulti_meld_cards(int suit)
{
	return ulti_card_set(ulti_card(suit, ULTI_KIRALY)) | ulti_card_set(ulti_card(suit, ULTI_FELSO));
}

int ulti_meld_value(int suit, int trump)
{
	return suit == trump ? ULTI_TRUMP_MELD : ULTI_MELD;
}

int ulti_melds_value(unsigned melds, int trump)
{
	int value = 0;

	for (; melds; melds &= melds - 1)
		value += ulti_meld_value(__builtin_ctz(melds), trump);
	return value;
}

int ulti_cards_points(uint32_t cards)
{
	uint32_t scoring = ulti_cards_of_face(ULTI_ASZ) | ulti_cards_of_face(ULTI_TIZES);

	return CARD_POINTS * ulti_cards_count(cards & scoring);
}
