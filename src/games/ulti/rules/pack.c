/*
 * Deal from a seed, so that many tables can play the same deals and anybody can repeat them: every step is
 * arithmetic on 64-bit words, the same on every machine.
 */
#include "base/random.h"
#include "games/ulti/rules/ulti.h"

/* The deals of a seed are independent: each begins at its own mixed state. */
void ulti_pack_shuffle(uint64_t seed, unsigned no, uint8_t pack[ULTI_CARDS])
{
	uint64_t start = random_next(&seed) + no, state = random_next(&start);

	for (unsigned i = 0; i < ULTI_CARDS; i++)
		pack[i] = (uint8_t)i;
	for (unsigned i = ULTI_CARDS - 1; i > 0; i--) {
		unsigned j = random_below(&state, i + 1);
		uint8_t card = pack[i];
		pack[i] = pack[j];
		pack[j] = card;
	}
}

enum { FIRST_PACKET = 7, PACKET = 5 };

void ulti_pack_deal(const uint8_t pack[ULTI_CARDS], uint32_t hands[ULTI_PLAYERS])
{
	for (int i = 0; i < ULTI_PLAYERS; i++)
		hands[i] = 0;
	for (int i = 0; i < FIRST_PACKET; i++)
		hands[0] |= ulti_card_set(pack[i]);
	for (int i = FIRST_PACKET; i < ULTI_CARDS; i++)
		hands[((i - FIRST_PACKET) / PACKET + 1) % ULTI_PLAYERS] |= ulti_card_set(pack[i]);
}

uint32_t ulti_pack_talon(const uint8_t pack[ULTI_CARDS])
{
	int end = FIRST_PACKET + ULTI_PLAYERS * PACKET;   /* of the first player's second packet */

	return ulti_card_set(pack[end - 1]) | ulti_card_set(pack[end - 2]);
}
