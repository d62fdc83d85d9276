/* List the hands of the deals of a seed. */
#include "base/random.h"
#include "games/ulti/cards/played.h"
#include "games/messages.h"
#include "games/ulti/cards/messages.h"

#include <string.h>

static void add_hand(struct listing *out, uint32_t cards)
{
	struct buf words = { 0 };

	if (!cards) {
		listing_empty(out);
		return;
	}
	ulti_cards_write(&words, cards);
	listing_text(out, buf_text(&words));
	buf_free(&words);
}

/* Deal the hands of deal `no` of a seed, by seat; returns the dealer. */
static int deal_hands(uint64_t seed, int no, int seats, uint32_t by_seat[ULTI_SEATS])
{
	uint32_t hands[ULTI_PLAYERS];
	uint8_t pack[ULTI_CARDS];
	int dealer = ulti_dealer_of(no, seats);

	memset(by_seat, 0, ULTI_SEATS * sizeof *by_seat);
	ulti_pack_shuffle(seed, (unsigned)no, pack);
	ulti_pack_deal(pack, hands);
	for (int i = 0; i < ULTI_PLAYERS; i++)
		by_seat[(dealer + 1 + i) % seats] = hands[i];
	return dealer;
}

void ulti_hands_list(const char *seed, int deals, int seats, const struct ulti_pars *pars,
	struct listing *out, enum lang lang)
{
	static const struct msg *const heads[] = {
		&msg_head_seat_a, &msg_head_seat_b, &msg_head_seat_c, &msg_head_seat_d,
	};
	static const char *const keys[] = { "a", "b", "c", "d" };
	uint64_t number = random_seed_of(seed, strlen(seed));
	struct buf title = { 0 };

	buf_msg(&title, lang, &msg_hands_title, MSG_ARGS(seed));
	listing_start(out, buf_text(&title));
	buf_free(&title);
	listing_column(out, "deal", &msg_head_deal_no, LISTING_INT);
	listing_column(out, "dealer", &msg_head_dealer, LISTING_TEXT);
	for (int seat = 0; seat < seats; seat++)
		listing_column(out, keys[seat], heads[seat], LISTING_TEXT);
	if (pars)
		ulti_pars_columns(out);
	for (int no = 1; no <= deals; no++) {
		uint32_t by_seat[ULTI_SEATS];
		int dealer = deal_hands(number, no, seats, by_seat);
		listing_number(out, no);
		listing_text(out, ulti_seat_code(dealer));
		for (int seat = 0; seat < seats; seat++)
			add_hand(out, by_seat[seat]);
		if (pars)
			ulti_pars_cells(&pars[no - 1], dealer, out);
	}
}

void ulti_hands_narrow(const char *seed, int deals, int seats, struct listing *out)
{
	uint64_t number = random_seed_of(seed, strlen(seed));

	listing_start(out, "");
	listing_column(out, "deal", &msg_head_deal_no, LISTING_INT);
	listing_column(out, "dealer", &msg_head_dealer, LISTING_TEXT);
	listing_column(out, "seat", &msg_head_card_seat, LISTING_TEXT);
	listing_column(out, "hand", &msg_head_cards, LISTING_TEXT);
	for (int no = 1; no <= deals; no++) {
		uint32_t by_seat[ULTI_SEATS];
		int dealer = deal_hands(number, no, seats, by_seat);
		for (int i = 1; i <= ULTI_PLAYERS; i++) {
			int seat = (dealer + i) % seats;
			listing_some(out, i == 1 ? no : 0);
			listing_text(out, i == 1 ? ulti_seat_code(dealer) : "");
			listing_text(out, ulti_seat_code(seat));
			add_hand(out, by_seat[seat]);
		}
	}
}
