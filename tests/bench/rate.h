/*
 * For the rows of library speed: a mixture of deals, the same on every machine, settled over and over on
 * one core.
 */
#ifndef RATE_H
#define RATE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { DEALS = 4096, TURNS = 2500 };

/* One of 0 … below - 1. */
static unsigned next(unsigned below)
{
	static uint64_t state = 1;

	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return (unsigned)(state >> 33) % below;
}

/* Print millions a second; status 1 if one was refused. */
static int print_rate(void (*make)(int i), bool (*settle)(int i, long *sum))
{
	struct timespec from, to;
	long sum = 0, refused = 0;

	for (int i = 0; i < DEALS; i++)
		make(i);
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
	for (int turn = 0; turn < TURNS; turn++) {
		for (int i = 0; i < DEALS; i++)
			refused += !settle(i, &sum);
	}
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
	double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
	printf("%.1f\n", DEALS * (double)TURNS / seconds / 1e6);
	return refused == 0 && sum != 0 ? 0 : 1;
}

#endif
