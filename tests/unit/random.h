/* Numbers that look random and are the same in every run (xorshift). */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

/* Return one of 0 … below - 1; start with any *state except 0. */
static inline unsigned next_random(uint64_t *state, unsigned below)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return (unsigned)(*state >> 33) % below;
}

#endif
