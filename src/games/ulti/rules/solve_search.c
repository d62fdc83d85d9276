/*
 * The search: from a position, every card of whose turn it is, the least need for the declarer and the
 * greatest for the defenders. What it returns is right on its side of `taken`: not above it, then the need is
 * that much at most; above it, then that much at least.
 *
 * Before a lead a position is known by what bears on its future alone: in each suit the owners of the cards
 * left from the weakest up, which asz and tizes are among them, whose lead it is, and the marks. Suits but
 * trumps are sorted.
 */
#include "games/ulti/rules/solve.h"

#include <string.h>

enum { NO_MOVE = 0xff, BUCKET = 4, GENERATIONS = 1 << 13 };

static int lowest(uint32_t cards)
{
	return __builtin_ctz(cards);
}

static int highest(uint32_t cards)
{
	return 31 - __builtin_clz(cards);
}

static uint32_t suit_of(int card)
{
	return UINT32_C(0xff) << (card & ~7);
}

/* The cards of its suit that are stronger. */
static uint32_t above(int card)
{
	return suit_of(card) & ~((UINT32_C(2) << card) - 1);
}

/* ---- the rules of play ------------------------------------------------------------------------- */

static uint32_t trumps_of(const struct ulti_solver *s)
{
	return s->is_colourless ? 0 : suit_of(SOLVE_SEVEN);
}

/* as ulti_trick_legal has them. */
uint32_t ulti_solver_legal(const struct ulti_solver *s, const struct spot *spot)
{
	uint32_t hand = spot->hands[spot->turn], trumps = trumps_of(s), due = hand;

	if (spot->count) {
		uint32_t suit = hand & spot->led;
		due = suit ? suit : hand & trumps ? hand & trumps : hand;
		due = due & spot->takers ? due & spot->takers : due;
	}
	uint32_t others = spot->turn == 0 ? due & ~s->kept : due;
	return others & trumps ? others : due;
}

static int finish_trick(const struct ulti_solver *s, struct spot *spot)
{
	unsigned marks = spot->marks, aces = marks & MARK_ACES, mine = spot->taker + 1u;
	unsigned melder = s->melders >> spot->taker & 1 ? MARK_MELDER : 0;
	int units = spot->units + (spot->left == 1);

	marks |= spot->taker == 0 ? MARK_WON : MARK_LOST | melder;
	if (spot->laid & s->aces && aces != mine)
		marks += (aces == 0 ? mine : ACES_SPLIT) - aces;
	/* R-15, in the last trick */
	uint32_t trumps = spot->laid >> SOLVE_SEVEN;
	if (spot->left == 1 && !s->is_colourless && trumps & 1)
		marks |= (unsigned)(trumps == 1 ? ULTI_MADE : ULTI_LOST) << SEVEN_SHIFT;
	spot->marks = (uint8_t)marks;
	spot->rest = (uint8_t)(spot->rest - units);
	spot->left--;
	spot->count = 0;
	spot->units = 0;
	spot->laid = 0;
	spot->turn = spot->taker;
	return spot->taker == 0 ? units : 0;
}

int ulti_solver_put(const struct ulti_solver *s, struct spot *spot, int card)
{
	static const uint8_t next[ULTI_PLAYERS] = { 1, 2, 0 };
	uint32_t bit = UINT32_C(1) << card, trumps = trumps_of(s);

	spot->owners &= ~(UINT64_C(3) << 2 * card);
	spot->hands[spot->turn] &= ~bit;
	if (spot->count == 0) {
		spot->led = suit_of(card);
		spot->takers = UINT32_MAX;
	}
	if (spot->takers & bit) {
		spot->taker = spot->turn;
		spot->best = (uint8_t)card;
		spot->takers = above(card) | (bit & trumps ? 0 : trumps);
	}
	spot->laid |= bit;
	spot->units = (uint8_t)(spot->units + (s->scoring >> card & 1));
	spot->turn = next[spot->turn];
	return ++spot->count == ULTI_PLAYERS ? finish_trick(s, spot) : 0;
}

/* ---- the table --------------------------------------------------------------------------------- */

/*
 * Owners from the weakest card up as digits 1 … 3 of a number to the base of three: each sequence has its
 * own.
 */
void ulti_solver_clear(struct ulti_solver *s)
{
	s->sequences[0] = 0;
	for (unsigned owners = 1; owners < 1u << 16; owners++) {
		unsigned top = (unsigned)highest(owners) & ~1u, rest = owners & ~(3u << top);
		s->sequences[owners] = (uint16_t)(3 * s->sequences[rest] + (owners >> top));
	}
	memset(s->table, 0, sizeof *s->table << s->bits);
	s->generation = 0;
}

void ulti_solver_forget(struct ulti_solver *s)
{
	if (++s->generation == GENERATIONS) {
		memset(s->table, 0, sizeof *s->table << s->bits);
		s->generation = 1;
	}
	memset(s->killers, ULTI_CARDS, sizeof s->killers);
}

/* A position before a lead, as the table has it. */
struct key {
	uint64_t suits;
	uint32_t tag;
	uint8_t order[ULTI_SUIT_COUNT];   /* the suits in their sorted places */
	struct solve_entry *entry;        /* where it is, or is to be; NULL without a table */
};

static void sort_two(uint32_t codes[], uint8_t order[], int a, int b)
{
	if (codes[a] >= codes[b])
		return;
	uint32_t code = codes[a];
	uint8_t suit = order[a];
	codes[a] = codes[b];
	codes[b] = code;
	order[a] = order[b];
	order[b] = suit;
}

static void make_key(const struct ulti_solver *s, const struct spot *spot, unsigned marks, struct key *key)
{
	const struct solve_question *q = &s->question;
	uint32_t codes[ULTI_SUIT_COUNT];
	/* Which of the marks are tracked, in six bits. */
	unsigned tracked = (q->tracked & MARK_ACES ? 1u : 0)
		| (q->tracked & (MARK_LOST | MARK_WON | MARK_MELDER)) >> 2
		| (q->tracked & MARK_SEVEN ? 16u : 0) | (q->points ? 32u : 0);

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		unsigned owners = (unsigned)(spot->owners >> 16 * suit) & 0xffff;
		unsigned left = ((owners >> 14) != 0) * 2u + ((owners >> 12 & 3) != 0);
		codes[suit] = (uint32_t)s->sequences[owners] << 2 | s->suit_marks[left];
		key->order[suit] = (uint8_t)suit;
	}
	sort_two(codes, key->order, 0, 1);
	sort_two(codes, key->order, 1, 2);
	sort_two(codes, key->order, 0, 1);
	if (s->is_colourless) {
		sort_two(codes, key->order, 2, 3);
		sort_two(codes, key->order, 1, 2);
		sort_two(codes, key->order, 0, 1);
	}
	key->suits = (uint64_t)codes[0] << 48 | (uint64_t)codes[1] << 32 | (uint64_t)codes[2] << 16 | codes[3];
	key->tag = s->generation << 19 | tracked << 13 | (marks & 127) << 6
		| (uint32_t)spot->left << 2 | spot->turn;
}

/* Its entry; else, of the few places it may have, the one that will be missed least. */
static bool find_key(const struct ulti_solver *s, struct key *key)
{
	uint64_t hash = (key->suits ^ (uint64_t)key->tag << 20) * UINT64_C(0x9e3779b97f4a7c15);
	struct solve_entry *bucket = &s->table[hash >> (64 - s->bits) & ~(uint64_t)(BUCKET - 1)];
	int cheapest = INT32_MAX;

	for (int i = 0; i < BUCKET; i++) {
		if (bucket[i].suits == key->suits && bucket[i].tag == key->tag) {
			key->entry = &bucket[i];
			return true;
		}
		int cost = bucket[i].tag >> 19 == s->generation ? (int)(bucket[i].tag >> 2 & 15) + 1 : 0;
		if (cost < cheapest) {
			cheapest = cost;
			key->entry = &bucket[i];
		}
	}
	return false;
}

/* ---- cards worth trying ------------------------------------------------------------------------ */

/* Keep the strongest of cards of one kind without another seat's or the winning card between them. */
static uint32_t cull(const struct ulti_solver *s, const struct spot *spot, uint32_t cards)
{
	uint32_t others = spot->hands[0] | spot->hands[1] | spot->hands[2], kept = 0;
	int stronger = -1;

	others &= ~spot->hands[spot->turn];
	if (spot->count)
		others |= UINT32_C(1) << spot->best;
	for (; cards; cards &= ~(UINT32_C(1) << stronger)) {
		int card = highest(cards);
		uint32_t between = stronger < 0 ? 0 : ((UINT32_C(1) << stronger) - 1) & ~((UINT32_C(2) << card) - 1);
		bool same = stronger >= 0 && card >> 3 == stronger >> 3 && s->kinds[card] == s->kinds[stronger]
			&& !(others & between);
		kept |= same ? 0 : UINT32_C(1) << card;
		stronger = card;
	}
	return kept;
}

/* Return the need before a card by which the declarer takes `units` and then needs `need`. */
static int before(int need, int units)
{
	return need == NEED_NEVER ? need : need > units ? need - units : 0;
}

/*
 * Pick the card to try first, by measurement: on a lead plain suits before trumps and high before low; take a
 * trick with the highest card; to a lost trick, or for the second defender to a doubtful one, give the lowest
 * card without points.
 */
static int pick(const struct ulti_solver *s, const struct spot *spot, uint32_t cards)
{
	uint32_t plain = cards & ~trumps_of(s), idle = s->question.points ? cards & ~s->scoring : cards;
	bool ours = (spot->taker == 0) == (spot->turn == 0);

	if (spot->count == 0)
		return highest(plain ? plain : cards);
	if (cards & spot->takers || (ours && spot->count == 2))
		return highest(cards);
	return lowest(idle ? idle : cards);
}

static int try_card(struct ulti_solver *s, const struct spot *spot, int card, int taken)
{
	struct spot next = *spot;
	int units = ulti_solver_put(s, &next, card);

	return before(ulti_solver_need(s, &next, taken + units), units);
}

/* The need with the best of the cards, `first` before the others. *card: which settled it. */
static int try_cards(
	struct ulti_solver *s, const struct spot *spot, uint32_t cards, int first, int taken, int *card)
{
	bool declares = spot->turn == 0;
	int best = declares ? NEED_NEVER + 1 : -1;

	while (cards) {
		int next = first >= 0 && cards >> first & 1 ? first : pick(s, spot, cards);
		cards &= ~(UINT32_C(1) << next);
		int need = try_card(s, spot, next, taken);
		if (declares ? need < best : need > best) {
			best = need;
			*card = next;
		}
		if (declares == (best <= taken))
			break;
	}
	return best;
}

static int choose(struct ulti_solver *s, const struct spot *spot, int first, int taken, int *card)
{
	uint32_t cards = ulti_solver_legal(s, spot);
	uint8_t *killer = &s->killers[spot->left][spot->count][spot->count ? spot->best : ULTI_CARDS];

	if (!(cards & (cards - 1))) {
		*card = lowest(cards);
		return try_card(s, spot, *card, taken);
	}
	if (s->helps & ULTI_SOLVER_CULL)
		cards = cull(s, spot, cards);
	if (!(s->helps & ULTI_SOLVER_ORDER))
		first = -1;
	else if (first < 0 && *killer < ULTI_CARDS)
		first = *killer;
	int need = try_cards(s, spot, cards, first, taken, card);
	if ((spot->turn == 0) == (need <= taken))
		*killer = (uint8_t)*card;
	return need;
}

/* ---- seen before a lead, where one mark alone decides ------------------------------------------ */

/*
 * Is the ulti sure? The declarer leads higher trumps until no defender has one, then his plain cards, the
 * winners first: a card that is lost costs a trump at most, the last of them none.
 */
static bool is_ulti_sure(const struct ulti_solver *s, const struct spot *spot)
{
	const uint32_t *hands = spot->hands;
	uint32_t trumps = trumps_of(s), theirs = hands[1] | hands[2];
	int one = ulti_cards_count(hands[1] & trumps), other = ulti_cards_count(hands[2] & trumps);
	int pulls = one > other ? one : other, lost = 0;

	if (pulls && (spot->turn || ulti_cards_count(hands[0] & above(highest(theirs & trumps))) < pulls))
		return false;
	int spare = ulti_cards_count(hands[0] & trumps) - 1 - pulls;
	for (uint32_t cards = hands[0] & ~trumps; cards; cards &= cards - 1)
		lost += (theirs & above(lowest(cards))) != 0;
	return spare >= (lost ? lost - 1 : 0) + (spot->turn != 0);
}

/*
 * Is there a lead that the declarer has to take? Who can overtake has to; the other defender does it with the
 * least.
 */
static bool is_betli_lost(const struct spot *spot)
{
	const uint32_t *hands = spot->hands;

	for (uint32_t leads = hands[spot->turn]; leads; leads &= leads - 1) {
		int lead = lowest(leads);
		uint32_t over = hands[spot->turn == 1 ? 2 : 0] & above(lead);
		if (spot->turn == 1 ? hands[0] & above(over ? lowest(over) : lead)
			: over && !(hands[1] & above(lowest(over))))
			return true;
	}
	return false;
}

/* Are all cards of the declarer below those that the defenders have of the suit? */
static bool is_betli_sure(const struct spot *spot)
{
	uint32_t theirs = spot->hands[1] | spot->hands[2];

	for (uint32_t cards = spot->hands[0]; cards; cards &= cards - 1) {
		int card = lowest(cards);
		if (theirs & suit_of(card) & ~above(card))
			return false;
	}
	return true;
}

/* ---- before a lead ----------------------------------------------------------------------------- */

static int search_table(struct ulti_solver *s, const struct spot *spot, unsigned marks, int taken)
{
	struct key key;
	int card = 0, first = -1, need;

	make_key(s, spot, marks, &key);
	if (find_key(s, &key)) {
		const struct solve_entry *known = key.entry;
		int low = known->needs & 15, high = known->needs >> 4;
		if (known->high_rung >= s->question.rung && high <= taken)
			return high;
		if (known->low_rung <= s->question.rung && low > taken)
			return low;
		if (known->move != NO_MOVE) {
			uint32_t cards = spot->hands[0] | spot->hands[1] | spot->hands[2];
			cards &= suit_of(key.order[known->move >> 3] << 3);
			for (int rank = known->move & 7; rank > 0; rank--)
				cards &= cards - 1;
			first = lowest(cards);
		}
	}
	need = choose(s, spot, first, taken, &card);
	if (!find_key(s, &key))
		*key.entry = (struct solve_entry){ .suits = key.suits, .tag = key.tag, .needs = NEED_NEVER << 4 };
	struct solve_entry *entry = key.entry;
	if (need <= taken) {
		entry->needs = (uint8_t)((entry->needs & 15) | need << 4);
		entry->high_rung = s->question.rung;
	} else {
		entry->needs = (uint8_t)((entry->needs & 0xf0) | need);
		entry->low_rung = s->question.rung;
	}
	/* Store the lead as its suit's sorted place and its rank among the remaining cards of the suit. */
	unsigned place = 0, rank = 0;
	uint32_t below = (spot->hands[0] | spot->hands[1] | spot->hands[2]) & suit_of(card)
		& ((UINT32_C(1) << card) - 1);
	while (key.order[place] != card >> 3)
		place++;
	for (; below; below &= below - 1)
		rank++;
	entry->move = (uint8_t)(place << 3 | rank);
	return need;
}

int ulti_solver_need(struct ulti_solver *s, const struct spot *spot, int taken)
{
	const struct solve_question *q = &s->question;
	int card, units = 0;

	if (spot->count)
		return choose(s, spot, -1, taken, &card);
	if (spot->left == 0)
		return q->need[spot->marks & q->tracked];
	unsigned live = q->tracked & MARK_SEVEN && spot->owners >> 2 * SOLVE_SEVEN & 3 ? MARK_LIVE : 0;
	unsigned marks = (spot->marks & q->tracked & ~(unsigned)MARK_SEVEN) | live;
	/* Bounds that no play can change: fewer is never enough, more never needed. */
	if (s->helps & ULTI_SOLVER_BOUNDS) {
		int least = before(q->least[marks], spot->rest), most = q->most[marks];
		if (least > taken || most <= taken)
			return least > taken ? least : most;
		bool betli = q->alone == ULTI_BETLI && spot->turn != 0;
		if (betli && is_betli_lost(spot))
			return NEED_NEVER;
		if (betli ? is_betli_sure(spot) : q->alone == ULTI_ULTI && is_ulti_sure(s, spot))
			return 0;
	}
	if (spot->left == 1) {
		struct spot next = *spot;
		for (int i = 0; i < ULTI_PLAYERS; i++)
			units += ulti_solver_put(s, &next, lowest(next.hands[next.turn]));
		return before(q->need[next.marks & q->tracked], units);
	}
	if (s->helps & ULTI_SOLVER_TABLE)
		return search_table(s, spot, marks, taken);
	return choose(s, spot, -1, taken, &card);
}
