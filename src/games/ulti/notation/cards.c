/* Read and write cards: suit letter and face letter ("zA"), several of a suit in a group ("pAXK mF7"). */
#include "games/ulti/notation/notation.h"

#include <string.h>

static const char suits[] = "mztp", faces[] = "789LFKXA";

/* Find a letter, in either case, among `letters`; -1 if it is not there. */
static int find_letter(const char *letters, char c)
{
	for (int i = 0; letters[i]; i++) {
		if (c == letters[i] || (c ^ letters[i]) == ('a' ^ 'A'))
			return i;
	}
	return -1;
}

/* Read a group of cards of one suit after the first `count`; returns the new count, -1 after a fault. */
static int read_group(struct text_slice group, uint8_t out[ULTI_CARDS], int count,
	struct ulti_cards_fault *fault)
{
	int suit = find_letter(suits, group.s[0]);

	*fault = (struct ulti_cards_fault){ group, ULTI_NO_CARD };
	if (suit < 0 || group.n < 2)
		return -1;
	for (size_t i = 1; i < group.n; i++) {
		int face = find_letter(faces, group.s[i]), card = ulti_card(suit, face);
		if (face < 0)
			return -1;
		if (memchr(out, card, (size_t)count)) {
			fault->twice = card;
			return -1;
		}
		out[count++] = (uint8_t)card;
	}
	return count;
}

int ulti_cards_read(struct text_slice text, uint8_t out[ULTI_CARDS], struct ulti_cards_fault *fault)
{
	int count = 0;

	for (size_t at = 0, from; at < text.n && count >= 0;) {
		for (from = at; at < text.n && text.s[at] != ' ' && text.s[at] != '\t';)
			at++;
		if (at > from)
			count = read_group((struct text_slice){ text.s + from, at - from }, out, count, fault);
		else
			at++;
	}
	return count;
}

struct ulti_card ulti_card_of(int card)
{
	return (struct ulti_card){ { suits[ulti_card_suit(card)], faces[ulti_card_face(card)], '\0' } };
}

void ulti_cards_write(struct buf *b, uint32_t cards)
{
	bool first = true;

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		if (!(cards & ulti_cards_of_suit(suit)))
			continue;
		if (!first)
			buf_char(b, ' ');
		first = false;
		buf_char(b, suits[suit]);
		for (int face = ULTI_FACES - 1; face >= 0; face--) {
			if (ulti_cards_have(cards, ulti_card(suit, face)))
				buf_char(b, faces[face]);
		}
	}
}

bool ulti_meld_read(struct text_slice text, int *suit, int *value)
{
	if (text.n != 3)
		return false;
	*suit = find_letter(suits, text.s[0]);
	*value = text.s[1] == '4' ? ULTI_TRUMP_MELD : ULTI_MELD;
	return *suit >= 0 && (text.s[1] == '4' || text.s[1] == '2') && text.s[2] == '0';
}
