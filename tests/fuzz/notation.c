/* Bids, codes and deal lines. What is a deal by the rules is settled, and its points add up to nothing. */
#include "fuzz.h"

static void settles(const struct ulti_deal *deal)
{
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };
	struct ulti_settlement settlement;
	int sum = 0;

	if (ulti_settle(deal, &rules, &settlement) != ULTI_FINE)
		return;
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		sum += settlement.points[seat];
	assert(sum == 0);
}

static void record_reads_again(const struct ulti_deal *deal)
{
	struct game_record record;
	struct ulti_deal back = { .players = deal->players };
	struct ulti_settlement settlement;

	if (ulti_deal_check(deal, &ulti_mausz_2017) != ULTI_FINE)
		return;
	ulti_record_of(deal, &record);
	assert(ulti_record_read(&record, &back));
	assert(ulti_settle(&back, &(struct ulti_rules){ .lost_ulti_extra = ULTI_EXTRA_ALWAYS }, &settlement)
		== ULTI_FINE);
}

static void bid_reads_again(struct text_slice text)
{
	const struct ulti_bid *bid = ulti_bid_say(text.s, text.n, NULL);

	if (bid)
		assert(ulti_bid_read(bid->code, strlen(bid->code)) == bid);
	for (int no = 1; no <= ULTI_BIDS; no += 7)
		ulti_bid_say(text.s, text.n, ulti_bid_at(no));
	ulti_bid_read(text.s, text.n);
	ulti_part_read(text.s, text.n);
	ulti_suit_read(text.s, text.n);
	ulti_seat_read(text.s, text.n);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct text_slice rest = { (const char *)data, n };
	struct ulti_deal_line line;
	struct text_fault fault;

	while (rest.n > 0) {
		struct text_slice text = fuzz_line(&rest);
		bid_reads_again(text);
		if (!ulti_deal_line_read(text.s, text.n, 5, true, &line, &fault))
			fuzz_fault(text, &fault);
		if (!ulti_deal_line_read(text.s, text.n, 0, false, &line, &fault)) {
			fuzz_fault(text, &fault);
			continue;
		}
		line.deal.players = ulti_players_at(ULTI_PLAYERS, 0);
		settles(&line.deal);
		record_reads_again(&line.deal);
		line.deal.players = ulti_players_at(ULTI_SEATS, line.dealer == ULTI_NO_SEAT ? 0 : line.dealer);
		settles(&line.deal);
	}
	return 0;
}
