/*
 * How many hands a second the library settles by the rules of écarté on one core: kings, first proposals,
 * faults.
 */
#include "games/ecarte/rules/ecarte.h"

#include "rate.h"

static struct { struct ecarte_hand hand; int dealer; int8_t score[2]; } hands[DEALS];

static void try_hand(int i)
{
	struct ecarte_hand hand = ecarte_hand_start();

	hand.first = (uint8_t)(1 + next(3));
	hand.tricks = (int8_t)next(6);
	hand.king = (uint8_t)next(3);
	hand.king_by = (int8_t)(hand.king ? (int)next(2) : ECARTE_NOBODY);
	if (next(4) == 0)
		hand.faults[next(ECARTE_FAULTS)] = (int8_t)next(2);
	hands[i].hand = hand;
	hands[i].dealer = (int)next(2);
	hands[i].score[0] = (int8_t)next(5);
	hands[i].score[1] = (int8_t)next(5);
}

static bool settle_hand(int i, long *sum)
{
	struct ecarte_settlement out;

	if (ecarte_settle(&hands[i].hand, hands[i].dealer, hands[i].score, &out) != ECARTE_FINE)
		return false;
	*sum += out.marks[0] + 3 * out.marks[1];
	return true;
}

static void make_hand(int i)
{
	long unused = 0;

	do
		try_hand(i);
	while (!settle_hand(i, &unused));
}

int main(void)
{
	return print_rate(make_hand, settle_hand);
}
