/* Cards in letters, for the tests of the play: "pAXK mF" in the order written, or as a set. */
#ifndef CARDS_H
#define CARDS_H

#include <string.h>

static const char suit_letters[] = "mztp", face_letters[] = "789LFKXA";

/* Read cards from "pAXK mF" in the order written; returns their number. */
static inline int read_cards(const char *text, uint8_t out[])
{
	int suit = 0, count = 0;

	for (; *text; text++) {
		if (strchr(suit_letters, *text))
			suit = (int)(strchr(suit_letters, *text) - suit_letters);
		else if (strchr(face_letters, *text))
			out[count++] = (uint8_t)(suit * 8 + (int)(strchr(face_letters, *text) - face_letters));
	}
	return count;
}

static inline uint32_t set_of(const char *text)
{
	uint8_t cards[ULTI_CARDS];
	uint32_t set = 0;

	for (int n = read_cards(text, cards); n > 0; n--)
		set |= UINT32_C(1) << cards[n - 1];
	return set;
}

static inline int suit_of(char letter)
{
	return letter ? (int)(strchr(suit_letters, letter) - suit_letters) : ULTI_NO_SUIT;
}

/* Return the bid of that code. */
static inline const struct ulti_bid *bid_of(const char *code)
{
	int no = 1;

	while (strcmp(ulti_bid_at(no)->code, code) != 0)
		no++;
	return ulti_bid_at(no);
}

/* Make a test of each row of a table. */
#define ADD_ALL(table, test) \
	for (size_t i = 0; i < sizeof(table) / sizeof *(table); i++) \
		tests[n++] = (struct CMUnitTest){ (table)[i].name, test, NULL, NULL, (void *)&(table)[i] }

#endif
