/*
 * The play against a second, slow implementation, which has cards as pairs of letters and the rules as
 * sentences: every legal card and every breach of random deals of all 54 bids, every result, and the number
 * of continuations of a deal. PLAYOUTS=n sets the number of deals.
 */
#include "test.h"

#include "games/ulti/rules/ulti.h"

#include "cards.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* ---- the second implementation: letters and sentences ------------------------------------------ */

struct slow_card {
	char suit, face;
};

static struct slow_card slow_card(int card)
{
	return (struct slow_card){ suit_letters[card / 8], face_letters[card % 8] };
}

/* 1.§ (1) */
static int strength(struct slow_card c, char trump)
{
	const char *order = trump ? "789LFKXA" : "789XLFKA";

	return (int)(strchr(order, c.face) - order);
}

static bool slow_beats(struct slow_card a, struct slow_card b, char trump)
{
	if (a.suit == b.suit)
		return strength(a, trump) > strength(b, trump);
	return a.suit == trump;
}

struct slow_hand {
	int count;
	struct slow_card cards[ULTI_HAND];
};

/* A moment of play: the trick so far, and the hand of the player in turn. */
struct slow_turn {
	struct slow_card trick[3];
	int laid;
	struct slow_hand hand;
	char trump;               /* letter, or NUL */
	bool announced_ulti;      /* and its declarer is in turn */
};

static int slow_winner(const struct slow_turn *t)
{
	int best = 0;

	for (int i = 1; i < t->laid; i++) {
		if (slow_beats(t->trick[i], t->trick[best], t->trump))
			best = i;
	}
	return best;
}

static bool slow_holds(const struct slow_turn *t, char suit)
{
	for (int i = 0; i < t->hand.count; i++) {
		if (t->hand.cards[i].suit == suit)
			return true;
	}
	return false;
}

/* Does the player hold a card of that suit that beats `than`? */
static bool slow_holds_better(const struct slow_turn *t, char suit, struct slow_card than)
{
	for (int i = 0; i < t->hand.count; i++) {
		if (t->hand.cards[i].suit == suit && slow_beats(t->hand.cards[i], than, t->trump))
			return true;
	}
	return false;
}

/* find the fault of a card, apart from the seven. */
static enum ulti_duty slow_fault(const struct slow_turn *t, struct slow_card c)
{
	if (t->laid == 0)
		return ULTI_FREE;
	char led = t->trick[0].suit;
	struct slow_card winning = t->trick[slow_winner(t)];
	if (slow_holds(t, led)) {
		if (c.suit != led)
			return ULTI_FOLLOW;
		bool due = winning.suit == led && slow_holds_better(t, led, winning);
		return due && !slow_beats(c, winning, t->trump) ? ULTI_OVERTAKE : ULTI_FREE;
	}
	if (t->trump && slow_holds(t, t->trump)) {
		if (c.suit != t->trump)
			return ULTI_TRUMP;
		bool due = winning.suit == t->trump && slow_holds_better(t, t->trump, winning);
		return due && !slow_beats(c, winning, t->trump) ? ULTI_OVERTRUMP : ULTI_FREE;
	}
	return ULTI_FREE;
}

/* together. */
static enum ulti_duty slow_breach(const struct slow_turn *t, struct slow_card c)
{
	enum ulti_duty fault = slow_fault(t, c);

	if (fault != ULTI_FREE || !t->announced_ulti || c.suit != t->trump || c.face != '7')
		return fault;
	for (int i = 0; i < t->hand.count; i++) {
		struct slow_card other = t->hand.cards[i];
		if (other.suit == t->trump && other.face != '7' && slow_fault(t, other) == ULTI_FREE)
			return ULTI_KEEP_SEVEN;
	}
	return ULTI_FREE;
}

static uint32_t slow_legal(const struct slow_turn *t, const uint8_t hand[], int count)
{
	uint32_t legal = 0;

	for (int i = 0; i < count; i++) {
		if (slow_breach(t, slow_card(hand[i])) == ULTI_FREE)
			legal |= UINT32_C(1) << hand[i];
	}
	return legal;
}

static void test_orders(void **state)
{
	(void)state;
	for (int card = 0; card < ULTI_CARDS; card++) {
		for (int other = 0; other < ULTI_CARDS; other++) {
			struct slow_card a = slow_card(card), b = slow_card(other);
			bool over = ulti_cards_above(other, ULTI_MAKK) >> card & 1;
			bool colourless = ulti_cards_above(other, ULTI_NO_SUIT) >> card & 1;
			assert_int_equal(over, a.suit == b.suit && strength(a, 'm') > strength(b, 'm'));
			assert_int_equal(colourless, a.suit == b.suit && strength(a, '\0') > strength(b, '\0'));
		}
	}
}

/* ---- random deals ------------------------------------------------------------------------------ */

struct dice {
	uint64_t state;
};

static int roll(struct dice *dice, int n)
{
	dice->state ^= dice->state << 13;
	dice->state ^= dice->state >> 7;
	dice->state ^= dice->state << 17;
	return (int)((dice->state >> 24) % (unsigned)n);
}

/* A deal with its bid, cards and melds, and its play by random players. */
struct game {
	const struct ulti_bid *bid;
	struct ulti_deal deal;
	struct ulti_play play;
	int seats[ULTI_PLAYERS];               /* in the order of play, the declarer first */
	uint8_t hands[ULTI_SEATS][ULTI_HAND];
	int left[ULTI_SEATS];                  /* cards in them */
	uint8_t talon[ULTI_TALON];
	int takers[ULTI_TRICKS];
};

/* Sort the pack so that its first ten cards are sometimes a strong hand, or for betli a weak one. */
static void load_pack(struct dice *dice, uint8_t pack[ULTI_CARDS], int trump)
{
	int weight[ULTI_CARDS], high = roll(dice, 4), trumps = roll(dice, 16);

	if (trump == ULTI_NO_SUIT && roll(dice, 2))
		high = -high;
	for (int card = 0; card < ULTI_CARDS; card++)
		weight[card] = roll(dice, 16) + high * (card % 8) + (card / 8 == trump ? trumps : 0);
	for (int i = 1; i < ULTI_CARDS; i++) {
		for (int k = i; k > 0 && weight[pack[k]] > weight[pack[k - 1]]; k--) {
			uint8_t card = pack[k];
			pack[k] = pack[k - 1];
			pack[k - 1] = card;
		}
	}
}

static void shuffle(struct dice *dice, uint8_t pack[], int from, int to)
{
	for (int i = to - 1; i > from; i--) {
		int k = from + roll(dice, i - from + 1);
		uint8_t card = pack[i];
		pack[i] = pack[k];
		pack[k] = card;
	}
}

static void deal_cards(struct dice *dice, struct game *g)
{
	uint8_t pack[ULTI_CARDS];

	for (int i = 0; i < ULTI_CARDS; i++)
		pack[i] = (uint8_t)i;
	shuffle(dice, pack, 0, ULTI_CARDS);
	if (roll(dice, 2)) {
		load_pack(dice, pack, g->deal.trump);
		shuffle(dice, pack, ULTI_HAND, ULTI_CARDS);
	}
	for (int i = 0; i < ULTI_PLAYED_CARDS; i++) {
		int seat = g->seats[i / ULTI_HAND];
		g->hands[seat][g->left[seat]++] = pack[i];
		g->play.hands[seat] |= UINT32_C(1) << pack[i];
	}
	for (int i = 0; i < ULTI_TALON; i++) {
		g->talon[i] = pack[ULTI_PLAYED_CARDS + i];
		g->play.talon |= UINT32_C(1) << g->talon[i];
	}
}

static void start_game(struct dice *dice, struct game *g, int bid)
{
	int absent = roll(dice, ULTI_SEATS), place = 0;
	int seat = (absent + 1 + roll(dice, ULTI_PLAYERS)) % ULTI_SEATS;

	*g = (struct game){ .bid = ulti_bid_at(bid) };
	g->deal.bid = (uint8_t)bid;
	g->deal.players = (uint8_t)(15 & ~(1 << absent));
	g->deal.declarer = (uint8_t)seat;
	g->deal.trump = (int8_t)(g->bid->colour == ULTI_PLAIN ? roll(dice, 3)
		: g->bid->colour == ULTI_RED ? ULTI_PIROS : ULTI_NO_SUIT);
	for (; place < ULTI_PLAYERS; seat = (seat + 1) % ULTI_SEATS) {
		if (seat != absent)
			g->seats[place++] = seat;
	}
	deal_cards(dice, g);
	for (place = 0; place < ULTI_PLAYERS; place++) {
		for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
			uint32_t pair = set_of("mKF") << suit * 8;
			if ((g->play.hands[g->seats[place]] & pair) == pair && roll(dice, 2))
				g->play.melds[g->seats[place]] |= (uint8_t)(1 << suit);
		}
	}
}

/* ---- the second implementation: tricks and results --------------------------------------------- */

static int place_of(const struct game *g, int seat)
{
	for (int place = 0; place < ULTI_PLAYERS; place++) {
		if (g->seats[place] == seat)
			return place;
	}
	return -1;
}

static char trump_letter(const struct game *g)
{
	return g->deal.trump == ULTI_NO_SUIT ? '\0' : suit_letters[g->deal.trump];
}

/* Return the present moment of play. */
static struct slow_turn slow_turn(const struct game *g, int seat)
{
	struct slow_turn t = { .laid = g->play.count % 3, .trump = trump_letter(g) };

	for (int i = 0; i < t.laid; i++)
		t.trick[i] = slow_card(g->play.cards[g->play.count - t.laid + i]);
	t.hand.count = g->left[seat];
	for (int i = 0; i < t.hand.count; i++)
		t.hand.cards[i] = slow_card(g->hands[seat][i]);
	t.announced_ulti = seat == g->deal.declarer && strstr(g->bid->code, "ulti");
	return t;
}

static bool scores(struct slow_card c)
{
	return c.face == 'A' || c.face == 'X';
}

struct slow_result {
	int points[2];         /* declarer's, defenders' */
	int tricks[ULTI_SEATS], aces[ULTI_SEATS];
	struct ulti_deal deal;
};

static bool was_dealt(const struct game *g, int seat, char suit, char face)
{
	const char text[] = { suit, face, '\0' };

	return g->play.hands[seat] & set_of(text);
}

static void slow_count(const struct game *g, struct slow_result *r)
{
	for (int trick = 0; trick < ULTI_TRICKS; trick++) {
		int taker = g->takers[trick], side = taker != g->deal.declarer;
		r->tricks[taker]++;
		for (int i = 0; i < 3; i++) {
			struct slow_card c = slow_card(g->play.cards[trick * 3 + i]);
			r->points[side] += scores(c) ? 10 : 0;
			r->aces[taker] += c.face == 'A';
		}
		r->points[side] += trick == ULTI_TRICKS - 1 ? 10 : 0;
	}
	for (int i = 0; i < ULTI_TALON; i++)
		r->points[1] += scores(slow_card(g->talon[i])) ? 10 : 0;
}

/* */
static void slow_melds(const struct game *g, struct slow_result *r)
{
	bool defenders_took = false;
	int announced[2] = { 0, 0 };

	for (int place = 0; place < ULTI_PLAYERS; place++) {
		int seat = g->seats[place];
		for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
			if (g->play.melds[seat] >> suit & 1)
				announced[place > 0] += suit == g->deal.trump ? 40 : 20;
		}
		if (place > 0 && g->play.melds[seat] && r->tricks[seat] > 0)
			defenders_took = true;
	}
	r->points[0] += r->tricks[g->deal.declarer] > 0 ? announced[0] : 0;
	r->points[1] += defenders_took ? announced[1] : 0;
}

/* does the declarer hold a 40 (a 20)? */
static bool slow_holds_pair(const struct game *g, bool in_trumps)
{
	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		char letter = suit_letters[suit];
		if ((suit == g->deal.trump) != in_trumps)
			continue;
		if (was_dealt(g, g->deal.declarer, letter, 'K') && was_dealt(g, g->deal.declarer, letter, 'F'))
			return true;
	}
	return false;
}

/* Find the trump seven in the last trick: its seat (or -1), and whether it took the trick. */
static int slow_seven(const struct game *g, bool *took)
{
	int leader = g->takers[ULTI_TRICKS - 2];

	for (int i = 0; i < 3; i++) {
		struct slow_card c = slow_card(g->play.cards[27 + i]);
		int seat = g->seats[(place_of(g, leader) + i) % 3];
		*took = g->takers[ULTI_TRICKS - 1] == seat;
		if (g->deal.trump >= 0 && c.suit == suit_letters[g->deal.trump] && c.face == '7')
			return seat;
	}
	return -1;
}

static void slow_parts(const struct game *g, struct slow_result *r)
{
	int d = g->deal.declarer;
	bool took, is_seven = slow_seven(g, &took) == d;
	const bool made[ULTI_PART_COUNT] = {
		[ULTI_PARTI] = r->points[0] > r->points[1],
		[ULTI_40_100] = slow_holds_pair(g, true) && r->points[0] >= 60,
		[ULTI_20_100] = slow_holds_pair(g, false) && r->points[0] >= 80,
		[ULTI_4_ASZ] = r->aces[d] == 4,
		[ULTI_ULTI] = is_seven && took,
		[ULTI_DURCHMARS] = r->tricks[d] == 10,
		[ULTI_BETLI] = r->tricks[d] == 0,
	};

	for (int i = 0; i < g->bid->part_count; i++)
		r->deal.made[g->bid->parts[i].part] = made[g->bid->parts[i].part] ? ULTI_MADE : ULTI_LOST;
}

/* */
static void slow_silent(const struct game *g, struct slow_result *r)
{
	const char *code = g->bid->code;
	bool took;
	int d = g->deal.declarer, seven = slow_seven(g, &took);

	if (ulti_bid_has(g->bid, ULTI_PARTI) && r->points[0] >= 100)
		r->deal.silent_100 = ULTI_DECLARER;
	if (ulti_bid_has(g->bid, ULTI_PARTI) && r->points[1] >= 100)
		r->deal.silent_100 = ULTI_DEFENDERS;
	if (seven >= 0 && !(seven == d && strstr(code, "ulti"))) {
		r->deal.silent_ulti = seven == d ? ULTI_DECLARER : ULTI_DEFENDERS;
		r->deal.silent_ulti_result = took ? ULTI_MADE : ULTI_LOST;
	}
	if (g->deal.trump < 0 || strstr(code, "4-asz") || strstr(code, "durchmars"))
		return;
	for (int place = 0; place < ULTI_PLAYERS; place++) {
		if (r->aces[g->seats[place]] == 4)
			r->deal.silent_4_asz = place == 0 ? ULTI_DECLARER : ULTI_DEFENDERS;
	}
}

static struct slow_result slow_results(const struct game *g)
{
	struct slow_result r = { .deal = g->deal };

	slow_count(g, &r);
	if (ulti_bid_has(g->bid, ULTI_PARTI))
		slow_melds(g, &r);
	slow_parts(g, &r);
	slow_silent(g, &r);
	return r;
}

/* ---- the two against each other ---------------------------------------------------------------- */

static uint32_t kept_by(const struct game *g, int seat)
{
	if (seat != g->deal.declarer || !ulti_bid_has(g->bid, ULTI_ULTI))
		return 0;
	return set_of("m7") << g->deal.trump * 8;
}

static void check_turn(const struct game *g, const struct ulti_trick *trick, int seat, uint32_t hand)
{
	struct slow_turn t = slow_turn(g, seat);
	uint32_t kept = kept_by(g, seat);

	assert_int_equal(ulti_trick_legal(trick, hand, kept), slow_legal(&t, g->hands[seat], g->left[seat]));
	for (int i = 0; i < g->left[seat]; i++) {
		int card = g->hands[seat][i];
		assert_int_equal(ulti_trick_breach(trick, hand, kept, card), slow_breach(&t, slow_card(card)));
	}
}

/* Play the card at that place of the hand. */
static int take_out(struct game *g, int seat, int at)
{
	int card = g->hands[seat][at];

	g->hands[seat][at] = g->hands[seat][--g->left[seat]];
	g->play.cards[g->play.count++] = (uint8_t)card;
	return card;
}

/* Play any of the legal cards. */
static int play_one(struct dice *dice, struct game *g, int seat, uint32_t legal)
{
	int at = roll(dice, g->left[seat]);

	while (!(legal >> g->hands[seat][at] & 1))
		at = (at + 1) % g->left[seat];
	return take_out(g, seat, at);
}

static void play_game(struct dice *dice, struct game *g, bool check)
{
	uint32_t hands[ULTI_SEATS];
	int leader = 0;

	memcpy(hands, g->play.hands, sizeof hands);
	for (int t = 0; t < ULTI_TRICKS; t++) {
		struct ulti_trick trick = ulti_trick_start(g->deal.trump);
		int taker = leader;
		for (int i = 0; i < ULTI_PLAYERS; i++) {
			int place = (leader + i) % ULTI_PLAYERS, seat = g->seats[place];
			if (check)
				check_turn(g, &trick, seat, hands[seat]);
			int card = play_one(dice, g, seat, ulti_trick_legal(&trick, hands[seat], kept_by(g, seat)));
			hands[seat] &= ~(UINT32_C(1) << card);
			taker = ulti_trick_put(&trick, card) ? place : taker;
		}
		g->takers[t] = g->seats[taker];
		leader = taker;
	}
}

static void check_outcome(const struct game *g, const struct ulti_replay *out)
{
	struct slow_result r = slow_results(g);

	assert_memory_equal(&out->deal, &r.deal, sizeof r.deal);
	assert_int_equal(out->declarer_points, r.points[0]);
	assert_int_equal(out->defenders_points, r.points[1]);
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		assert_int_equal(out->tricks[seat], r.tricks[seat]);
	for (int t = 0; t < ULTI_TRICKS; t++)
		assert_int_equal(out->takers[t], g->takers[t]);
}

/* Events that the playouts must meet at least once, else they prove little. */
struct seen {
	long made[ULTI_PART_COUNT], lost[ULTI_PART_COUNT];
	long silent_100[3], silent_4_asz[3], silent_ulti[3][3];
};

static void note_seen(struct seen *seen, const struct ulti_deal *deal)
{
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		seen->made[part] += deal->made[part] == ULTI_MADE;
		seen->lost[part] += deal->made[part] == ULTI_LOST;
	}
	seen->silent_100[deal->silent_100]++;
	seen->silent_4_asz[deal->silent_4_asz]++;
	seen->silent_ulti[deal->silent_ulti][deal->silent_ulti_result]++;
}

static void check_seen(const struct seen *seen)
{
	for (int part = 0; part < ULTI_PART_COUNT; part++)
		assert_true(seen->made[part] > 0 && seen->lost[part] > 0);
	for (int side = ULTI_DECLARER; side <= ULTI_DEFENDERS; side++) {
		assert_true(seen->silent_100[side] > 0);
		assert_true(seen->silent_4_asz[side] > 0);
		assert_true(seen->silent_ulti[side][ULTI_MADE] > 0 && seen->silent_ulti[side][ULTI_LOST] > 0);
	}
}

/* Every legal deal is settled, with the result of the second implementation. */
static void test_playouts(void **state)
{
	const char *wanted = getenv("PLAYOUTS");
	long count = wanted ? atol(wanted) : 1000000;
	struct dice dice = { 20171014 };
	struct seen seen = { 0 };
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };

	(void)state;
	for (long i = 0; i < count; i++) {
		struct game g;
		struct ulti_replay out;
		struct ulti_settlement settlement;
		bool check = i % 16 < 2;
		start_game(&dice, &g, (int)(i % ULTI_BIDS) + 1);
		play_game(&dice, &g, check);
		assert_int_equal(ulti_play_replay(&g.deal, &g.play, &out), ULTI_SOUND);
		assert_int_equal(out.breach, ULTI_FREE);
		assert_true(ulti_replay_is_complete(&out));
		if (check)
			check_outcome(&g, &out);
		assert_int_equal(ulti_settle(&out.deal, &rules, &settlement), ULTI_FINE);
		note_seen(&seen, &out.deal);
	}
	if (count >= 100000)
		check_seen(&seen);
}

/* ---- counting continuations -------------------------------------------------------------------- */

/* A deal, the cards played from its first lead (A declares), and the number of cards to go on. */
static const struct perft_case {
	const char *name, *bid;
	char trump;
	const char *hands[ULTI_PLAYERS], *played;
	int depth;
	long count;
} perft_cases[] = {
	{ "perft: parti from the first lead", "parti", 't',
		{ "m87 tAKFL8 pAF8", "mFL zKL87 t7 pXL9", "mAXK9 zXF9 t9 pK7" }, "", 8, 71128 },
	{ "perft: parti, from inside the third trick to the end of the sixth", "parti", 't',
		{ "m87 tAKFL8 pAF8", "mFL zKL87 t7 pXL9", "mAXK9 zXF9 t9 pK7" },
		"m7 mL mK, pK pA p9, m8", 11, 176974 },
	{ "perft: piros ulti from the first lead", "piros-ulti", 'p',
		{ "mF8 zAX8 tAF pAX7", "mXL7 zF tXK98 pF9", "mAK zKL97 tL7 pL8" }, "", 7, 6844 },
	{ "perft: piros ulti, the last four tricks", "piros-ulti", 'p',
		{ "mF8 zAX8 tAF pAX7", "mXL7 zF tXK98 pF9", "mAK zKL97 tL7 pL8" },
		"zA zF z9, zX p9 zL, pF pL pA, tF tK t7, mX mA m8, p8 pX tX", 12, 724 },
	{ "perft: betli from the first lead", "betli", ' ',
		{ "mL87 zL97 t97 p87", "mAF zAF tAK8 pXKL", "mXK zXK8 tXFL pA9" }, "", 8, 18472 },
	{ "perft: betli, the last four tricks", "betli", ' ',
		{ "mL87 zL97 t97 p87", "mAF zAF tAK8 pXKL", "mXK zXK8 tXFL pA9" },
		"z7 zA zK, pX pA p7, p9 p8 pK, zF z8 z9, mA mX m7, pL zX m8", 12, 312 },
};

/* Set up the deal as a game, with its first cards played. */
static void resume(const struct perft_case *c, struct game *g)
{
	uint8_t played[ULTI_PLAYED_CARDS];

	*g = (struct game){ .seats = { 0, 1, 2 }, .bid = bid_of(c->bid) };
	g->deal.trump = (int8_t)(c->trump == ' ' ? ULTI_NO_SUIT : suit_of(c->trump));
	for (int seat = 0; seat < ULTI_PLAYERS; seat++)
		g->left[seat] = read_cards(c->hands[seat], g->hands[seat]);
	for (int i = 0, n = read_cards(c->played, played); i < n; i++) {
		for (int at = 0; at < ULTI_PLAYED_CARDS; at++) {
			int seat = at / ULTI_HAND, place = at % ULTI_HAND;
			if (place < g->left[seat] && g->hands[seat][place] == played[i])
				take_out(g, seat, place);
		}
	}
}

/* Find the seat in turn by going through the tricks again. */
static int slow_seat(const struct game *g)
{
	int leader = g->deal.declarer, laid = g->play.count % 3;
	struct slow_turn t = { .laid = 3, .trump = trump_letter(g) };

	for (int at = 0; at + 3 <= g->play.count; at += 3) {
		for (int i = 0; i < 3; i++)
			t.trick[i] = slow_card(g->play.cards[at + i]);
		leader = (leader + slow_winner(&t)) % 3;
	}
	return (leader + laid) % 3;
}

static long slow_perft(const struct game *g, int depth)
{
	long count = 0;
	int seat = slow_seat(g);
	struct slow_turn t = slow_turn(g, seat);

	if (depth == 0)
		return 1;
	for (int i = 0; i < g->left[seat]; i++) {
		if (slow_breach(&t, slow_card(g->hands[seat][i])) != ULTI_FREE)
			continue;
		struct game next = *g;
		take_out(&next, seat, i);
		count += slow_perft(&next, depth - 1);
	}
	return count;
}

/* A position of the library. */
struct position {
	struct ulti_trick trick;
	uint32_t hands[ULTI_PLAYERS], kept[ULTI_PLAYERS];
	int trump, laid, seat, taker;
};

static void move(struct position *p, int card)
{
	p->hands[p->seat] &= ~(UINT32_C(1) << card);
	if (ulti_trick_put(&p->trick, card))
		p->taker = p->seat;
	p->seat = (p->seat + 1) % 3;
	if (++p->laid % 3 == 0) {
		p->trick = ulti_trick_start(p->trump);
		p->seat = p->taker;
	}
}

static long perft(const struct position *p, int depth)
{
	long count = 0;
	uint32_t legal = ulti_trick_legal(&p->trick, p->hands[p->seat], p->kept[p->seat]);

	if (depth == 0)
		return 1;
	for (int card = 0; card < ULTI_CARDS; card++) {
		if (!(legal >> card & 1))
			continue;
		struct position next = *p;
		move(&next, card);
		count += perft(&next, depth - 1);
	}
	return count;
}

static void test_perft(void **state)
{
	const struct perft_case *c = *state;
	struct game g;
	struct position p = { .seat = 0 };

	resume(c, &g);
	p.trump = g.deal.trump;
	p.trick = ulti_trick_start(p.trump);
	p.kept[0] = kept_by(&g, 0);
	for (int seat = 0; seat < ULTI_PLAYERS; seat++)
		p.hands[seat] = set_of(c->hands[seat]);
	for (int i = 0; i < g.play.count; i++)
		move(&p, g.play.cards[i]);
	assert_int_equal(slow_perft(&g, c->depth), c->count);
	assert_int_equal(perft(&p, c->depth), c->count);
}

int main(void)
{
	struct CMUnitTest tests[16];
	size_t n = 0;

	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_orders);
	ADD_ALL(perft_cases, test_perft);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_playouts);
	return _cmocka_run_group_tests("playouts", tests, n, NULL, NULL);
}
