/*
 * Dealing from a seed, so that many tables can play the same deals and anybody can deal them again: every
 * step is arithmetic on 64-bit words, the same on every machine.
 */
#include "games/ulti/rules/ulti.h"

/* A seed in words as a number: FNV-1a. */
uint64_t ulti_seed_of(const char *s, size_t n)
{
	uint64_t hash = UINT64_C(0xcbf29ce484222325);

	for (size_t i = 0; i < n; i++)
		hash = (hash ^ (unsigned char)s[i]) * UINT64_C(0x100000001b3);
	return hash;
}

/* splitmix64: the state goes on by a fixed step, the number is the state well mixed. */
static uint64_t next_random(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

/* A number below n, each as likely: the first 2^64 mod n numbers would be too many and are drawn again. */
static unsigned below(uint64_t *state, unsigned n)
{
	uint64_t surplus = (0 - (uint64_t)n) % n, drawn;

	do {
		drawn = next_random(state);
	} while (drawn < surplus);
	return (unsigned)(drawn % n);
}

/* The deals of a seed have nothing to do with each other: each begins at a mixed state of its own. */
void ulti_pack_shuffle(uint64_t seed, unsigned no, uint8_t pack[ULTI_CARDS])
{
	uint64_t start = next_random(&seed) + no, state = next_random(&start);

	for (unsigned i = 0; i < ULTI_CARDS; i++)
		pack[i] = (uint8_t)i;
	for (unsigned i = ULTI_CARDS - 1; i > 0; i--) {
		unsigned j = below(&state, i + 1);
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
