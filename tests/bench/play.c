/*
 * How many deals of ten tricks a second the library plays over again on one core: every card checked, results
 * found and settled. Random deals of all bids.
 */
#include "games/ulti/rules/ulti.h"

#include <stdio.h>
#include <time.h>

enum { DEALS = 4096, TURNS = 500 };

static struct ulti_deal deals[DEALS];
static struct ulti_play plays[DEALS];

static unsigned roll(unsigned n)
{
	static uint64_t state = 1;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(state >> 33) % n;
}

/* A hand of ten out of the cards left. */
static uint32_t deal_hand(uint32_t *left)
{
	uint32_t hand = 0;

	while (ulti_cards_count(hand) < ULTI_HAND) {
		uint32_t card = ulti_card_set((int)roll(ULTI_CARDS)) & *left;
		hand |= card;
		*left &= ~card;
	}
	return hand;
}

static void play_trick(struct ulti_play *play, uint32_t hands[], int trump, uint32_t kept, unsigned *leader)
{
	struct ulti_trick trick = ulti_trick_start(trump);
	unsigned first = *leader;

	for (unsigned i = 0; i < ULTI_PLAYERS; i++) {
		unsigned seat = (first + i) % ULTI_PLAYERS, card;
		uint32_t legal = ulti_trick_legal(&trick, hands[seat], seat == 0 ? kept : 0);
		do {
			card = roll(ULTI_CARDS);
		} while (!ulti_cards_have(legal, (int)card));
		hands[seat] &= ~ulti_card_set((int)card);
		play->cards[play->count++] = (uint8_t)card;
		if (ulti_trick_put(&trick, (int)card))
			*leader = seat;
	}
}

/* A fair mixture, the same on every machine; A declares. */
static void make_deal(struct ulti_deal *deal, struct ulti_play *play, int no)
{
	const struct ulti_bid *bid = ulti_bid_at(no);
	uint32_t hands[ULTI_PLAYERS], kept = 0;
	unsigned leader = 0;

	*deal = (struct ulti_deal){ .bid = bid->no, .players = 7, .trump = ULTI_NO_SUIT };
	if (bid->colour == ULTI_PLAIN)
		deal->trump = (int8_t)roll(ULTI_PIROS);
	if (ulti_bid_has(bid, ULTI_ULTI))
		kept = ulti_card_set(ulti_card(ulti_deal_trump(deal), ULTI_7));
	*play = (struct ulti_play){ .talon = UINT32_MAX };
	for (int seat = 0; seat < ULTI_PLAYERS; seat++)
		hands[seat] = play->hands[seat] = deal_hand(&play->talon);
	while (play->count < ULTI_PLAYED_CARDS)
		play_trick(play, hands, ulti_deal_trump(deal), kept, &leader);
}

int main(void)
{
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };
	struct ulti_replay replay;
	struct ulti_settlement settlement;
	struct timespec from, to;
	long sum = 0, refused = 0;

	for (int i = 0; i < DEALS; i++)
		make_deal(&deals[i], &plays[i], i % ULTI_BIDS + 1);
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
	for (int turn = 0; turn < TURNS; turn++) {
		for (int i = 0; i < DEALS; i++) {
			if (ulti_play_replay(&deals[i], &plays[i], &replay) != ULTI_SOUND || replay.breach != ULTI_FREE)
				refused++;
			if (ulti_settle(&replay.deal, &rules, &settlement) != ULTI_FINE)
				refused++;
			sum += settlement.points[0];
		}
	}
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
	double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
	printf("%.1f\n", DEALS * (double)TURNS / seconds / 1e6);
	return refused == 0 && sum != 0 ? 0 : 1;
}
