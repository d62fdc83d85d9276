/*
 * The generator of all draws and deals from a seed: arithmetic on 64-bit words, the same on every machine
 * (docs/formats.md, 10). The only header outside their room that the pure rooms may include.
 */
#ifndef BASE_RANDOM_H
#define BASE_RANDOM_H

#include <stddef.h>
#include <stdint.h>

/* Turn a seed in words (n bytes) into a number: FNV-1a. */
static inline uint64_t random_seed_of(const char *s, size_t n)
{
	uint64_t hash = UINT64_C(0xcbf29ce484222325);

	for (size_t i = 0; i < n; i++)
		hash = (hash ^ (unsigned char)s[i]) * UINT64_C(0x100000001b3);
	return hash;
}

/* splitmix64: advance the state by a fixed step, and return it well mixed. */
static inline uint64_t random_next(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

/* Start the generator of one round of a draw, at a mixed state. `seed` ends with a NUL. */
static inline uint64_t random_seed_of_round(const char *seed, int round)
{
	size_t n = 0;

	while (seed[n])
		n++;
	uint64_t number = random_seed_of(seed, n), start = random_next(&number) + (uint64_t)round;
	return random_next(&start);
}

/* Draw a number below n, all equally likely: the first 2^64 mod n numbers are surplus and drawn again. */
static inline unsigned random_below(uint64_t *state, unsigned n)
{
	uint64_t surplus = (0 - (uint64_t)n) % n, drawn;

	do {
		drawn = random_next(state);
	} while (drawn < surplus);
	return (unsigned)(drawn % n);
}

#endif
