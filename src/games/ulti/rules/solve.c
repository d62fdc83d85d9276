/* Answer the solver's questions on a deal laid out: parts, the settlement, cards, a line. */
#include "games/ulti/rules/solve.h"

#include <string.h>

static size_t table_offset(void)
{
	enum { LINE = 64 };

	return (sizeof(struct ulti_solver) + LINE - 1) / LINE * LINE;
}

size_t ulti_solver_size(unsigned bits)
{
	return table_offset() + (sizeof(struct solve_entry) << bits);
}

struct ulti_solver *ulti_solver_make(void *memory, unsigned bits)
{
	struct ulti_solver *s = memory;

	s->bits = bits;
	s->table = (struct solve_entry *)(void *)((char *)memory + table_offset());
	s->helps = ULTI_SOLVER_ALL;
	ulti_solver_clear(s);
	return s;
}

void ulti_solver_use(struct ulti_solver *s, unsigned helps)
{
	s->helps = helps;
	s->aim_of = AIM_NONE;
}

/* ---- a deal laid out --------------------------------------------------------------------------- */

void ulti_solve_melds(const struct ulti_deal *deal, struct ulti_play *play)
{
	memset(play->melds, 0, sizeof play->melds);
	if (!ulti_bid_has(ulti_bid_at(deal->bid), ULTI_PARTI))
		return;
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
			if (!(ulti_meld_cards(suit) & ~play->hands[seat]))
				play->melds[seat] = (uint8_t)(play->melds[seat] | 1 << suit);
		}
	}
}

static uint32_t renumber(const uint8_t table[ULTI_CARDS], uint32_t cards)
{
	uint32_t set = 0;

	for (; cards; cards &= cards - 1)
		set |= ulti_card_set(table[__builtin_ctz(cards)]);
	return set;
}

static void deal_cards(struct ulti_solver *s)
{
	struct spot *start = &s->start;

	*start = (struct spot){ .left = ULTI_TRICKS, .takers = UINT32_MAX };
	s->seven_seat = 0;
	for (int i = 0; i < ULTI_PLAYERS; i++) {
		start->hands[i] = renumber(s->number, s->play.hands[s->seats[i]]);
		if (ulti_cards_have(start->hands[i], SOLVE_SEVEN))
			s->seven_seat = (uint8_t)(i + 1);
		for (uint32_t hand = start->hands[i]; hand; hand &= hand - 1)
			start->owners |= (uint64_t)(i + 1) << 2 * __builtin_ctz(hand);
	}
	uint32_t dealt = start->hands[0] | start->hands[1] | start->hands[2];
	s->scoring = s->is_colourless ? 0 : ulti_cards_of_face(ULTI_ASZ) | ulti_cards_of_face(ULTI_TIZES);
	s->aces = s->is_colourless ? 0 : ulti_cards_of_face(ULTI_ASZ);
	s->aces_dealt = !(s->aces & ~dealt);
	start->rest = (uint8_t)(ulti_cards_count(dealt & s->scoring) + 1);
}

void ulti_solve_lay(struct ulti_solver *s, const struct ulti_deal *deal, const struct ulti_play *play,
	const struct ulti_rules *rules)
{
	static const uint8_t colourless[ULTI_FACES] = { 0, 1, 2, 4, 5, 6, 3, 7 };
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	s->deal = *deal;
	s->deal.trump = (int8_t)ulti_deal_trump(deal);
	s->play = *play;
	s->rules = *rules;
	s->is_colourless = bid->colour == ULTI_COLOURLESS;
	s->kept = ulti_bid_has(bid, ULTI_ULTI) ? ulti_card_set(SOLVE_SEVEN) : 0;
	s->aim_of = AIM_NONE;
	for (int i = 0, seat = deal->declarer; i < ULTI_PLAYERS; i++, seat = ulti_next_player(deal, seat))
		s->seats[i] = (int8_t)seat;
	/* Trumps become the last suit, and the weakest card of each its first. */
	int trump = s->is_colourless ? SOLVE_TRUMP_SUIT : s->deal.trump;
	for (int card = 0; card < ULTI_CARDS; card++) {
		int suit = ulti_card_suit(card), face = ulti_card_face(card);
		suit = suit == trump ? SOLVE_TRUMP_SUIT : suit == SOLVE_TRUMP_SUIT ? trump : suit;
		int number = suit * ULTI_FACES + (s->is_colourless ? colourless[face] : face);
		s->number[card] = (uint8_t)number;
		s->card[number] = (uint8_t)card;
	}
	/* Melds count only in bids with a parti part. */
	memset(s->melds, 0, sizeof s->melds);
	s->melders = 0;
	for (int i = 0; i < ULTI_PLAYERS && ulti_bid_has(bid, ULTI_PARTI); i++) {
		int worth = ulti_melds_value(play->melds[s->seats[i]], s->deal.trump), side = i > 0;
		s->melds[side] = (uint8_t)(s->melds[side] + worth);
		if (i > 0 && worth)
			s->melders = (uint8_t)(s->melders | 1u << i);
	}
	deal_cards(s);
	s->taken = 0;
	for (int i = 0; i < play->count; i++)
		s->taken = (uint8_t)(s->taken + ulti_solver_put(s, &s->start, s->number[play->cards[i]]));
}

int ulti_solve_turn(const struct ulti_solver *s)
{
	return s->start.left ? s->seats[s->start.turn] : ULTI_NO_SEAT;
}

uint32_t ulti_solve_legal(const struct ulti_solver *s)
{
	return s->start.left ? renumber(s->card, ulti_solver_legal(s, &s->start)) : 0;
}

/* ---- questions --------------------------------------------------------------------------------- */

/* A position of the play, and the units taken by the declarer. */
struct stand {
	struct spot spot;
	int taken;
};

static void stand_put(const struct ulti_solver *s, struct stand *stand, int card)
{
	stand->taken += ulti_solver_put(s, &stand->spot, card);
}

/* Can the declarer reach a rung? The least value always, one above the greatest never. */
static bool comes_to(struct ulti_solver *s, const struct stand *stand, int rung)
{
	if (rung <= 0 || rung >= s->aim.value_count)
		return rung <= 0;
	ulti_solver_question(s, rung);
	return ulti_solver_need(s, &stand->spot, stand->taken) <= stand->taken;
}

/* Find the rung reached, between `low` and `high`; try `guess` first. */
static int find_rung(struct ulti_solver *s, const struct stand *stand, int low, int high, int guess)
{
	while (low < high) {
		int rung = guess > low && guess <= high ? guess : (low + high + 1) / 2;
		if (comes_to(s, stand, rung)) {
			low = rung;
			guess = rung + 1;
		} else {
			high = rung - 1;
			guess = rung - 1;
		}
	}
	return low;
}

static int settle_rung(struct ulti_solver *s, const struct stand *stand)
{
	ulti_solver_aim(s, AIM_SETTLEMENT);
	return find_rung(s, stand, 0, s->aim.value_count - 1, -1);
}

bool ulti_solve_part(struct ulti_solver *s, int part)
{
	struct stand stand = { s->start, s->taken };

	ulti_solver_aim(s, part);
	return s->aim.values[find_rung(s, &stand, 0, s->aim.value_count - 1, -1)] == 1;
}

int ulti_solve_points(struct ulti_solver *s)
{
	struct stand stand = { s->start, s->taken };

	return s->aim.values[settle_rung(s, &stand)];
}

bool ulti_solve_reaches(struct ulti_solver *s, int points)
{
	struct stand stand = { s->start, s->taken };
	int rung = 0;

	ulti_solver_aim(s, AIM_SETTLEMENT);
	while (rung < s->aim.value_count && s->aim.values[rung] < points)
		rung++;
	return comes_to(s, &stand, rung);
}

void ulti_solve_cards(struct ulti_solver *s, int16_t points[ULTI_CARDS])
{
	struct stand stand = { s->start, s->taken };
	int best = settle_rung(s, &stand);

	for (uint32_t cards = stand.spot.left ? ulti_solver_legal(s, &stand.spot) : 0; cards;
		cards &= cards - 1) {
		int card = __builtin_ctz(cards);
		struct stand next = stand;
		stand_put(s, &next, card);
		int low = stand.spot.turn == 0 ? 0 : best;
		int high = stand.spot.turn == 0 ? best : s->aim.value_count - 1;
		int rung = find_rung(s, &next, low, high, stand.spot.turn == 0 ? best : best + 1);
		points[s->card[card]] = s->aim.values[rung];
	}
}

/* Follow a line of best play to the last card; *stand becomes its end. */
static int follow_line(struct ulti_solver *s, struct stand *stand, uint8_t out[ULTI_PLAYED_CARDS])
{
	int rung = settle_rung(s, stand), count = 0;

	while (stand->spot.left) {
		/* Choose a card that keeps the value. */
		uint32_t cards = ulti_solver_legal(s, &stand->spot);
		for (; cards & (cards - 1); cards &= cards - 1) {
			struct stand next = *stand;
			stand_put(s, &next, __builtin_ctz(cards));
			if (stand->spot.turn == 0 ? comes_to(s, &next, rung) : !comes_to(s, &next, rung + 1))
				break;
		}
		out[count++] = s->card[__builtin_ctz(cards)];
		stand_put(s, stand, __builtin_ctz(cards));
	}
	return count;
}

int ulti_solve_line(struct ulti_solver *s, uint8_t out[ULTI_PLAYED_CARDS])
{
	struct stand stand = { s->start, s->taken };

	return follow_line(s, &stand, out);
}

void ulti_solve_end(struct ulti_solver *s, struct ulti_settlement *out)
{
	struct stand stand = { s->start, s->taken };
	uint8_t line[ULTI_PLAYED_CARDS];

	follow_line(s, &stand, line);
	ulti_solver_settle(s, stand.spot.marks, stand.taken, out);
}
