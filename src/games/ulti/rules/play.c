/*
 * Play cards (6.§): the legal cards, the taker of a trick, and the results of ten tricks (R-13 …
 * All of it is arithmetic on sets of cards; the two inline functions are on the path of
 * every card of a replay, where a call costs a fifth of the speed.
 */
#include "games/ulti/rules/ulti.h"

#include <string.h>

#define EVERY_CARD UINT32_MAX

enum { LAST_TRICK_POINTS = 10, HUNDRED = 100 };

int ulti_deal_trump(const struct ulti_deal *deal)
{
	return ulti_bid_at(deal->bid)->colour == ULTI_RED ? ULTI_PIROS : deal->trump;
}

/* ---- one card ---------------------------------------------------------------------------------- */

const char *ulti_duty_code(enum ulti_duty duty)
{
	static const char *const codes[ULTI_DUTY_COUNT] = {
		[ULTI_FREE] = "",
		[ULTI_FOLLOW] = "follow-suit",
		[ULTI_OVERTAKE] = "overtake",
		[ULTI_TRUMP] = "trump",
		[ULTI_OVERTRUMP] = "overtrump",
		[ULTI_KEEP_SEVEN] = "ulti-seven",
	};

	return codes[duty];
}

const char *ulti_duty_cite(enum ulti_duty duty)
{
	static const char *const cites[ULTI_DUTY_COUNT] = {
		[ULTI_FREE] = "",
		[ULTI_FOLLOW] = "6.§ (3)",
		[ULTI_OVERTAKE] = "6.§ (4)",
		[ULTI_TRUMP] = "6.§ (3)",
		[ULTI_OVERTRUMP] = "6.§ (4)",
		[ULTI_KEEP_SEVEN] = "4.§ (D) (4)",
	};

	return cites[duty];
}

/* The faces stronger than each one, in trump contracts and in no-trump ones (1.§ (1)). */
static const uint8_t stronger[2][ULTI_FACES] = {
	/*  7     8     9   also  felso kiraly tizes asz */
	{ 0xfe, 0xfc, 0xf8, 0xf0, 0xe0, 0xc0, 0x80, 0 },
	{ 0xfe, 0xfc, 0xf8, 0xb0, 0xa0, 0x80, 0xb8, 0 },
};

uint32_t ulti_cards_above(int card, int trump)
{
	uint32_t faces = stronger[trump == ULTI_NO_SUIT][ulti_card_face(card)];

	return faces << ulti_card(ulti_card_suit(card), 0);
}

struct ulti_trick ulti_trick_start(int trump)
{
	return (struct ulti_trick){ ulti_cards_of_suit(trump), EVERY_CARD, EVERY_CARD };
}

inline bool ulti_trick_put(struct ulti_trick *trick, int card)
{
	bool takes = ulti_cards_have(trick->takers, card), is_trump = ulti_cards_have(trick->trumps, card);
	uint32_t above = ulti_cards_above(card, trick->trumps ? 0 : ULTI_NO_SUIT);

	if (trick->led == EVERY_CARD)
		trick->led = ulti_cards_of_suit(ulti_card_suit(card));
	if (!is_trump)
		above |= trick->trumps;
	trick->takers = takes ? above : trick->takers;
	return takes;
}

/* Return the cards of the hand that are due: the suit led, else trumps, else any (6.§ (3)). */
static uint32_t kind_due(const struct ulti_trick *trick, uint32_t hand)
{
	uint32_t suit = hand & trick->led, trumps = hand & trick->trumps;

	return suit ? suit : trumps ? trumps : hand;
}

/*
 * 6.§ (3), (4), R-51, except for the seven: of those the cards that take the trick, if any. Thus a trump in a
 * plain trick frees those who follow suit from overtaking, and a lower trump is due if there is no higher
 * one.
 */
static uint32_t cards_due(const struct ulti_trick *trick, uint32_t hand)
{
	uint32_t kind = kind_due(trick, hand), takers = kind & trick->takers;

	return takers ? takers : kind;
}

inline uint32_t ulti_trick_legal(const struct ulti_trick *trick, uint32_t hand, uint32_t kept)
{
	uint32_t due = cards_due(trick, hand), others = due & ~kept;

	return others & trick->trumps ? others : due;
}

enum ulti_duty ulti_trick_breach(const struct ulti_trick *trick, uint32_t hand, uint32_t kept, int card)
{
	if (ulti_cards_have(ulti_trick_legal(trick, hand, kept), card))
		return ULTI_FREE;
	if (ulti_cards_have(cards_due(trick, hand), card))
		return ULTI_KEEP_SEVEN;
	bool of_kind = ulti_cards_have(kind_due(trick, hand), card);
	if (hand & trick->led)
		return of_kind ? ULTI_OVERTAKE : ULTI_FOLLOW;
	return of_kind ? ULTI_OVERTRUMP : ULTI_TRUMP;
}

/* ---- the hands --------------------------------------------------------------------------------- */

static enum ulti_flaw flawed(struct ulti_replay *out, enum ulti_flaw flaw, int seat, int card)
{
	out->seat = (int8_t)seat;
	out->card = (int8_t)card;
	return flaw;
}

static int lowest(uint32_t cards)
{
	return __builtin_ctz(cards);
}

/*
 * Check the hands: ten cards per player and two in the talon, each card once, make the whole pack; announced
 * melds are held.
 */
static enum ulti_flaw check_hands(const struct ulti_play *play, struct ulti_replay *out)
{
	uint32_t seen = play->talon;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (seen & play->hands[seat])
			return flawed(out, ULTI_CARD_HELD_TWICE, seat, lowest(seen & play->hands[seat]));
		seen |= play->hands[seat];
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (ulti_cards_count(play->hands[seat]) != (ulti_deal_seats(&out->deal, seat) ? ULTI_HAND : 0))
			return flawed(out, ULTI_HAND_NOT_TEN, seat, ULTI_NO_CARD);
	}
	if (ulti_cards_count(play->talon) != ULTI_TALON)
		return flawed(out, ULTI_TALON_NOT_TWO, ULTI_NO_SEAT, ULTI_NO_CARD);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		for (unsigned melds = play->melds[seat]; melds; melds &= melds - 1) {
			uint32_t missing = ulti_meld_cards(lowest(melds)) & ~play->hands[seat];
			if (missing)
				return flawed(out, ULTI_MELD_NOT_HELD, seat, lowest(missing));
		}
	}
	return ULTI_SOUND;
}

/* ---- the tricks -------------------------------------------------------------------------------- */

/* A deal on the table. */
struct table {
	const struct ulti_play *play;
	struct ulti_replay *out;
	uint32_t hands[ULTI_SEATS];    /* the remaining cards */
	uint32_t kept[ULTI_SEATS];     /* cards to hold back */
	uint8_t next[ULTI_SEATS];      /* the next seat after each */
	int trump, leader;
};

int ulti_next_player(const struct ulti_deal *deal, int seat)
{
	do {
		seat = (seat + 1) % ULTI_SEATS;
	} while (!ulti_deal_seats(deal, seat));
	return seat;
}

static enum ulti_flaw play_trick(struct table *table, const uint8_t *cards, int count)
{
	struct ulti_replay *out = table->out;
	struct ulti_trick trick = ulti_trick_start(table->trump);
	int seat = table->leader, taker = seat;
	uint32_t laid = 0;

	for (int i = 0; i < count; i++) {
		int card = cards[i];
		uint32_t hand = table->hands[seat], kept = table->kept[seat];
		uint32_t legal = ulti_trick_legal(&trick, hand, kept);
		if (!ulti_cards_have(legal, card)) {
			bool was_held = ulti_cards_have(table->play->hands[seat], card);
			if (!ulti_cards_have(hand, card))
				return flawed(out, was_held ? ULTI_CARD_PLAYED_TWICE : ULTI_CARD_NOT_HELD, seat, card);
			out->breach = (uint8_t)ulti_trick_breach(&trick, hand, kept, card);
			out->legal = legal;
			return flawed(out, ULTI_SOUND, seat, card);
		}
		table->hands[seat] &= ~ulti_card_set(card);
		laid |= ulti_card_set(card);
		taker = ulti_trick_put(&trick, card) ? seat : taker;
		seat = table->next[seat];
	}
	if (count < ULTI_PLAYERS)
		return ULTI_SOUND;
	/* 6.§ (5): the taker leads to the next trick. */
	out->takers[out->trick_count++] = (uint8_t)taker;
	out->tricks[taker]++;
	out->taken[taker] |= laid;
	table->leader = taker;
	return ULTI_SOUND;
}

void ulti_cards_gather(
	const struct ulti_deal *deal, const uint8_t *cards, int count, uint32_t out[ULTI_SEATS])
{
	struct ulti_trick trick = { 0 };
	int seat = deal->declarer, taker = seat;

	memset(out, 0, ULTI_SEATS * sizeof *out);
	for (int i = 0; i < count; i++) {
		if (i % ULTI_PLAYERS == 0) {
			trick = ulti_trick_start(ulti_deal_trump(deal));
			seat = taker;
		}
		out[seat] |= ulti_card_set(cards[i]);
		taker = ulti_trick_put(&trick, cards[i]) ? seat : taker;
		seat = ulti_next_player(deal, seat);
	}
}

/* ---- the points -------------------------------------------------------------------------------- */

/*
 * Count points by 4.§ (A) (2), 6.§ (8). R-53: the declarer's melds count with a trick won, all of the
 * defenders' with a trick won by a melder.
 */
static void count_points(const struct ulti_play *play, bool with_melds, struct ulti_replay *out)
{
	int trump = out->deal.trump, declarer = out->deal.declarer, own, melds = 0;
	uint32_t gone = play->talon;
	bool count = false;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		gone |= seat == declarer ? 0 : out->taken[seat];
	out->declarer_points = (int16_t)ulti_cards_points(out->taken[declarer]);
	out->defenders_points = (int16_t)ulti_cards_points(gone);
	if (ulti_replay_is_complete(out) && out->takers[ULTI_TRICKS - 1] == declarer)
		out->declarer_points += LAST_TRICK_POINTS;
	else if (ulti_replay_is_complete(out))
		out->defenders_points += LAST_TRICK_POINTS;
	if (!with_melds)
		return;
	own = out->tricks[declarer] > 0 ? ulti_melds_value(play->melds[declarer], trump) : 0;
	out->declarer_points = (int16_t)(out->declarer_points + own);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (seat == declarer || !play->melds[seat])
			continue;
		melds += ulti_melds_value(play->melds[seat], trump);
		count = count || out->tricks[seat] > 0;
	}
	if (count)
		out->defenders_points = (int16_t)(out->defenders_points + melds);
}

/* ---- the results ------------------------------------------------------------------------------- */

static enum ulti_side side_of(const struct ulti_replay *out, int seat)
{
	return seat == out->deal.declarer ? ULTI_DECLARER : ULTI_DEFENDERS;
}

static bool took_all_aces(const struct ulti_replay *out, int seat)
{
	return !(ulti_cards_of_face(ULTI_ASZ) & ~out->taken[seat]);
}

/* only the meld announced with the bid counts, and it must be held. */
static bool made_hundred(const struct outcome *f, int meld)
{
	const struct ulti_replay *out = f->out;

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		uint32_t missing = ulti_meld_cards(suit) & ~f->play->hands[out->deal.declarer];
		if (!missing && ulti_meld_value(suit, out->deal.trump) == meld)
			return meld + out->declarer_points >= HUNDRED;
	}
	return false;
}

static bool made_part(const struct outcome *f, enum ulti_part part)
{
	const struct ulti_replay *out = f->out;
	int declarer = out->deal.declarer;

	switch (part) {
	case ULTI_PARTI: return out->declarer_points > out->defenders_points;
	case ULTI_40_100: return made_hundred(f, ULTI_TRUMP_MELD);
	case ULTI_20_100: return made_hundred(f, ULTI_MELD);
	case ULTI_4_ASZ: return took_all_aces(out, declarer);
	case ULTI_ULTI: return f->seven == ULTI_MADE && f->seven_seat == declarer;
	case ULTI_DURCHMARS: return out->tricks[declarer] == ULTI_TRICKS;
	case ULTI_BETLI: return out->tricks[declarer] == 0;
	case ULTI_PART_COUNT: break;
	}
	return false;
}

void ulti_outcome_note(struct outcome *f)
{
	struct ulti_replay *out = f->out;
	struct ulti_deal *deal = &out->deal;
	bool has_4_asz = ulti_bid_has(f->bid, ULTI_4_ASZ) || ulti_bid_has(f->bid, ULTI_DURCHMARS);

	for (int place = 0; place < f->bid->part_count; place++) {
		int part = f->bid->parts[place].part;
		deal->made[part] = made_part(f, part) ? ULTI_MADE : ULTI_LOST;
	}
	/* */
	if (ulti_bid_has(f->bid, ULTI_PARTI) && out->declarer_points >= HUNDRED)
		deal->silent_100 = ULTI_DECLARER;
	if (ulti_bid_has(f->bid, ULTI_PARTI) && out->defenders_points >= HUNDRED)
		deal->silent_100 = ULTI_DEFENDERS;
	/* the declarer's own counts only if not announced. */
	if (f->seven != ULTI_UNSAID && !(f->seven_seat == deal->declarer && ulti_bid_has(f->bid, ULTI_ULTI))) {
		deal->silent_ulti = (uint8_t)side_of(out, f->seven_seat);
		deal->silent_ulti_result = (uint8_t)f->seven;
	}
	/* all by one player; an asz in the talon was taken by nobody. */
	for (int seat = 0; seat < ULTI_SEATS && f->bid->colour != ULTI_COLOURLESS && !has_4_asz; seat++) {
		if (took_all_aces(out, seat))
			deal->silent_4_asz = (uint8_t)side_of(out, seat);
	}
}

bool ulti_replay_is_complete(const struct ulti_replay *out)
{
	return out->trick_count == ULTI_TRICKS;
}

enum ulti_flaw ulti_play_replay(const struct ulti_deal *deal, const struct ulti_play *play,
	struct ulti_replay *out)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	struct table table = { .play = play, .out = out, .leader = deal->declarer };
	enum ulti_flaw flaw;

	*out = (struct ulti_replay){ .deal = *deal, .seat = ULTI_NO_SEAT, .card = ULTI_NO_CARD };
	out->deal.trump = (int8_t)ulti_deal_trump(deal);
	if (bid->colour != ULTI_COLOURLESS && out->deal.trump == ULTI_NO_SUIT)
		return ULTI_TRUMP_UNSAID;
	if ((flaw = check_hands(play, out)) != ULTI_SOUND)
		return flaw;
	table.trump = out->deal.trump;
	memcpy(table.hands, play->hands, sizeof table.hands);
	if (ulti_bid_has(bid, ULTI_ULTI))
		table.kept[deal->declarer] = ulti_card_set(ulti_card(table.trump, ULTI_7));
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		table.next[seat] = (uint8_t)ulti_next_player(deal, seat);
	for (int i = 0; i < play->count && !out->breach; i += ULTI_PLAYERS) {
		int left = play->count - i;
		flaw = play_trick(&table, play->cards + i, left < ULTI_PLAYERS ? left : ULTI_PLAYERS);
		if (flaw != ULTI_SOUND)
			return flaw;
	}
	count_points(play, ulti_bid_has(bid, ULTI_PARTI), out);
	if (!ulti_replay_is_complete(out))
		return ULTI_SOUND;
	/* caught means beaten by a higher trump, whoever holds that. */
	const uint8_t *last = play->cards + ULTI_PLAYED_CARDS - ULTI_PLAYERS;
	uint32_t trick = ulti_card_set(last[0]) | ulti_card_set(last[1]) | ulti_card_set(last[2]);
	struct outcome outcome = { .play = play, .out = out, .bid = bid, .seven = ULTI_UNSAID };
	if (table.trump != ULTI_NO_SUIT && ulti_cards_have(trick, ulti_card(table.trump, ULTI_7))) {
		int seven = ulti_card(table.trump, ULTI_7);
		outcome.seven = trick & ulti_cards_above(seven, table.trump) ? ULTI_LOST : ULTI_MADE;
		while (!ulti_cards_have(play->hands[outcome.seven_seat], seven))
			outcome.seven_seat++;
	}
	ulti_outcome_note(&outcome);
	return ULTI_SOUND;
}
