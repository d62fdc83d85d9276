/* Count the marks of a hand and of a coup (26.§–29.§, 40.§–44.§, 52.§, 7.§). */
#include "games/ecarte/rules/ecarte.h"

/* A hand being counted. */
struct tally {
	const struct ecarte_hand *hand;
	int dealer;
	struct ecarte_settlement *out;
};

struct ecarte_hand ecarte_hand_start(void)
{
	struct ecarte_hand hand = { .king_by = ECARTE_NOBODY, .tricks = ECARTE_NOBODY };

	for (int fault = 0; fault < ECARTE_FAULTS; fault++)
		hand.faults[fault] = ECARTE_NOBODY;
	return hand;
}

static int other(int player)
{
	return 1 - player;
}

static void mark(struct tally *tally, enum ecarte_part part, int player, int marks)
{
	struct ecarte_settlement *out = tally->out;

	if (marks == 0)
		return;
	out->lines[out->line_count++] = (struct ecarte_line){ (uint8_t)part, (int8_t)player, (int8_t)marks };
	out->marks[player] = (int8_t)(out->marks[player] + marks);
}

/* E-05: has somebody reached the fifth mark? */
static bool is_over(const struct tally *tally)
{
	const struct ecarte_settlement *out = tally->out;

	return out->score[0] + out->marks[0] >= ECARTE_WON || out->score[1] + out->marks[1] >= ECARTE_WON;
}

/* ---- impossible hands -------------------------------------------------------------------------- */

static enum ecarte_refusal check_king(const struct ecarte_hand *hand, int dealer)
{
	if (hand->king == ECARTE_NO_KING)
		return ECARTE_FINE;
	if (hand->king == ECARTE_TURNED && hand->king_by != dealer)
		return ECARTE_TURNED_BY_OTHER;
	if (hand->king_by == hand->faults[ECARTE_FAULT_29])
		return ECARTE_KING_OF_OFFENDER;
	if (hand->king == ECARTE_TURNED)
		return ECARTE_FINE;
	return hand->king_by == hand->faults[ECARTE_FAULT_23] || hand->king_by == hand->faults[ECARTE_FAULT_24]
		? ECARTE_KING_BARRED : ECARTE_FINE;
}

static enum ecarte_refusal check_faults(const struct ecarte_hand *hand, int dealer)
{
	bool exchange = hand->faults[ECARTE_FAULT_23] != ECARTE_NOBODY
		|| hand->faults[ECARTE_FAULT_24] != ECARTE_NOBODY;

	if (hand->faults[ECARTE_FAULT_23] == dealer)
		return ECARTE_23_OF_DEALER;
	if (exchange && hand->first != ECARTE_ACCEPTED)
		return ECARTE_FAULT_UNPROPOSED;
	if (hand->faults[ECARTE_FAULT_52] == ECARTE_NOBODY)
		return ECARTE_FINE;
	if (hand->faults[ECARTE_FAULT_44] != ECARTE_NOBODY)
		return ECARTE_44_BESIDE_52;
	return hand->tricks != ECARTE_NOBODY ? ECARTE_TRICKS_BESIDE_52 : ECARTE_FINE;
}

/* The steps of a hand in order (E-05); the coup may be over after any of them. */
enum step { TURNED_KING, AFTER_23, HELD_KING, AFTER_24, PLAY };

/* E-05: refuse anything after the fifth mark. */
static enum ecarte_refusal check_nothing_after(const struct ecarte_hand *hand, enum step step)
{
	static const uint8_t first_later[] = {
		[TURNED_KING] = ECARTE_FAULT_23, [AFTER_23] = ECARTE_FAULT_24, [HELD_KING] = ECARTE_FAULT_24,
		[AFTER_24] = ECARTE_FAULT_29, [PLAY] = ECARTE_FAULTS,
	};

	if (step == PLAY)
		return ECARTE_FINE;
	if (step == TURNED_KING && hand->first != ECARTE_UNSAID)
		return ECARTE_AFTER_THE_END;
	if (step == AFTER_23 && hand->king == ECARTE_HELD)
		return ECARTE_AFTER_THE_END;
	for (int fault = first_later[step]; fault < ECARTE_FAULTS; fault++) {
		if (hand->faults[fault] != ECARTE_NOBODY)
			return ECARTE_AFTER_THE_END;
	}
	bool is_more = hand->tricks != ECARTE_NOBODY || hand->committee[0] || hand->committee[1];
	return is_more ? ECARTE_AFTER_THE_END : ECARTE_FINE;
}

static enum ecarte_refusal check_hand(const struct ecarte_hand *hand, int dealer, enum step step)
{
	enum ecarte_refusal refusal;

	if (step != TURNED_KING && hand->first == ECARTE_UNSAID)
		return ECARTE_FIRST_MISSING;
	if (step == PLAY && hand->tricks == ECARTE_NOBODY && hand->faults[ECARTE_FAULT_52] == ECARTE_NOBODY)
		return ECARTE_TRICKS_MISSING;
	if ((refusal = check_king(hand, dealer)) != ECARTE_FINE)
		return refusal;
	if (step != TURNED_KING && (refusal = check_faults(hand, dealer)) != ECARTE_FINE)
		return refusal;
	return check_nothing_after(hand, step);
}

/* ---- mark by mark ------------------------------------------------------------------------------ */

static void mark_play(struct tally *tally)
{
	const struct ecarte_hand *hand = tally->hand;
	int before[ECARTE_PLAYERS] = { tally->out->marks[0], tally->out->marks[1] };
	int mixed = hand->faults[ECARTE_FAULT_52], marked = hand->faults[ECARTE_FAULT_29];

	if (mixed != ECARTE_NOBODY) {
		mark(tally, ECARTE_FOR_52, other(mixed), 2);
	} else {
		int winner = hand->tricks > ECARTE_TRICKS / 2 ? 0 : 1;
		bool is_dealer = winner == tally->dealer;
		/* 43.§, and 40.§ or 41.§ in its place (E-02): the marks for most tricks. */
		if (hand->tricks == 0 || hand->tricks == ECARTE_TRICKS)
			mark(tally, ECARTE_VOLE, winner, 2);
		else if (!is_dealer && hand->first == ECARTE_REFUSED)
			mark(tally, ECARTE_REFUSED_LOST, winner, 2);
		else if (is_dealer && hand->first == ECARTE_DIRECT)
			mark(tally, ECARTE_DIRECT_LOST, winner, 2);
		else
			mark(tally, ECARTE_MOST_TRICKS, winner, 1);
		if (hand->faults[ECARTE_FAULT_44] == winner)
			mark(tally, ECARTE_FOR_44, winner, -1);   /* E-07 */
	}
	if (marked == ECARTE_NOBODY)
		return;
	mark(tally, ECARTE_FOR_29, marked, before[marked] - tally->out->marks[marked]);   /* E-08 */
	mark(tally, ECARTE_FOR_29, other(marked), 1);
}

static void mark_fault(struct tally *tally, enum ecarte_fault fault, enum ecarte_part part)
{
	int offender = tally->hand->faults[fault];

	if (offender != ECARTE_NOBODY)
		mark(tally, part, other(offender), 1);
}

/* E-33: the committee's marks come last, before the coup is checked for its end; only one can have won it. */
static enum ecarte_refusal mark_committee(struct tally *tally)
{
	const struct ecarte_settlement *out = tally->out;
	bool won = true;

	for (int player = 0; player < ECARTE_PLAYERS; player++) {
		mark(tally, ECARTE_BY_COMMITTEE, player, tally->hand->committee[player]);
		won = won && out->score[player] + out->marks[player] >= ECARTE_WON;
	}
	for (int player = 0; player < ECARTE_PLAYERS; player++) {
		if (out->score[player] + out->marks[player] < 0)
			return ECARTE_BELOW_ZERO;
	}
	return won ? ECARTE_AFTER_THE_END : ECARTE_FINE;
}

/* Give the marks before the play; returns the step after which the coup is over, PLAY if it goes on. */
static enum step mark_before_play(struct tally *tally)
{
	if (tally->hand->king == ECARTE_TURNED)
		mark(tally, ECARTE_KING_TURNED, tally->hand->king_by, 1);
	if (is_over(tally))
		return TURNED_KING;
	mark_fault(tally, ECARTE_FAULT_23, ECARTE_FOR_23);
	if (is_over(tally))
		return AFTER_23;
	if (tally->hand->king == ECARTE_HELD)
		mark(tally, ECARTE_KING_HELD, tally->hand->king_by, 1);
	if (is_over(tally))
		return HELD_KING;
	mark_fault(tally, ECARTE_FAULT_24, ECARTE_FOR_24);
	return is_over(tally) ? AFTER_24 : PLAY;
}

enum ecarte_refusal ecarte_settle(const struct ecarte_hand *hand, int dealer,
	const int8_t score[ECARTE_PLAYERS], struct ecarte_settlement *out)
{
	struct tally tally = { hand, dealer, out };
	enum ecarte_refusal refusal;

	*out = (struct ecarte_settlement){ .score = { score[0], score[1] }, .winner = ECARTE_NOBODY };
	if (is_over(&tally))
		return ECARTE_SCORE_OVER;
	enum step step = mark_before_play(&tally);
	if ((refusal = check_hand(hand, dealer, step)) != ECARTE_FINE)
		return refusal;
	if (step == PLAY)
		mark_play(&tally);
	if ((refusal = mark_committee(&tally)) != ECARTE_FINE)
		return refusal;
	for (int player = 0; player < ECARTE_PLAYERS; player++) {
		int sum = out->score[player] + out->marks[player];
		if (sum >= ECARTE_WON)
			out->winner = (int8_t)player;
		out->score[player] = (int8_t)(sum > ECARTE_WON ? ECARTE_WON : sum);
	}
	return ECARTE_FINE;
}

int ecarte_settle_letter(const struct ecarte_settlement *settlement)
{
	int offender = ECARTE_NOBODY;
	bool has_two = false, keeps_none = false;

	for (int i = 0; i < settlement->line_count; i++) {
		const struct ecarte_line *line = &settlement->lines[i];
		has_two = has_two || line->part == ECARTE_REFUSED_LOST || line->part == ECARTE_DIRECT_LOST;
		keeps_none = keeps_none || (line->part == ECARTE_FOR_29 && line->marks < 0);
		if (line->part == ECARTE_FOR_44)
			offender = line->player;
	}
	return has_two && !keeps_none ? offender : ECARTE_NOBODY;
}

enum ecarte_refusal ecarte_coup_add(struct ecarte_coup *coup, const struct ecarte_hand *hand,
	struct ecarte_settlement *out)
{
	*out = (struct ecarte_settlement){ .score = { coup->score[0], coup->score[1] }, .winner = coup->winner };
	if (coup->winner != ECARTE_NOBODY)
		return ECARTE_AFTER_THE_END;
	if (hand->is_void == ECARTE_HAND_PLAYED) {
		enum ecarte_refusal refusal = ecarte_settle(hand, coup->dealer, coup->score, out);
		if (refusal != ECARTE_FINE)
			return refusal;
	}
	coup->score[0] = out->score[0];
	coup->score[1] = out->score[1];
	coup->winner = out->winner;
	if (hand->is_void != ECARTE_VOID_KEPT)
		coup->dealer = (int8_t)other(coup->dealer);
	return ECARTE_FINE;
}

/* ---- bets -------------------------------------------------------------------------------------- */

static int64_t sum_of_side(const struct ecarte_bet *bets, size_t count, int side)
{
	int64_t sum = 0;

	for (size_t i = 0; i < count; i++)
		sum += bets[i].side == side ? bets[i].amount : 0;
	return sum;
}

/* Find the bet of that player; ECARTE_NO_BET if there is none. */
static int bet_of(const struct ecarte_bet *bets, size_t count, int player)
{
	for (size_t i = 0; i < count; i++) {
		if (bets[i].player == player)
			return (int)i;
	}
	return ECARTE_NO_BET;
}

static enum ecarte_refusal check_bets(
	const struct ecarte_bet *bets, size_t count, const int rest[ECARTE_PLAYERS], int chouette)
{
	for (size_t i = 0; i < count; i++) {
		if (bets[i].player != ECARTE_NOBODY && bets[i].player != bets[i].side)
			return ECARTE_BETTOR_OF_OTHER_SIDE;
	}
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		if (rest[side] != ECARTE_NO_BET && bets[rest[side]].side != side)
			return ECARTE_REST_OF_OTHER_SIDE;
	}
	if (chouette == ECARTE_NOBODY)
		return ECARTE_FINE;
	int own = bet_of(bets, count, chouette);
	int64_t share = own == ECARTE_NO_BET ? 0 : bets[own].amount;
	return 2 * share < sum_of_side(bets, count, chouette) ? ECARTE_CHOUETTE_SHARE : ECARTE_FINE;
}

enum ecarte_refusal ecarte_share(
	struct ecarte_bet *bets, size_t count, const int rest[ECARTE_PLAYERS], int chouette, int winner)
{
	enum ecarte_refusal refusal = check_bets(bets, count, rest, chouette);

	if (refusal != ECARTE_FINE)
		return refusal;
	for (size_t i = 0; i < count; i++)
		bets[i].payment = winner == ECARTE_NOBODY ? 0
			: bets[i].side == winner          ? bets[i].amount
							  : -bets[i].amount;
	if (winner == ECARTE_NOBODY)
		return ECARTE_FINE;
	int loser = other(winner),
	    holder = rest[loser] != ECARTE_NO_BET ? rest[loser] : bet_of(bets, count, loser);
	int64_t over = sum_of_side(bets, count, loser) - sum_of_side(bets, count, winner);
	if (holder != ECARTE_NO_BET)
		bets[holder].payment += (int32_t)over;   /* below 0: a deficit */
	return ECARTE_FINE;
}

/* ---- words ------------------------------------------------------------------------------------- */

static const struct { const char *code, *cite, *reading; } parts[ECARTE_PARTS] = {
	[ECARTE_KING_TURNED] = { "king-turned", "26.§", "E-04" },
	[ECARTE_KING_HELD] = { "king-held", "27.§", "E-04" },
	[ECARTE_MOST_TRICKS] = { "tricks", "43.§", NULL },
	[ECARTE_REFUSED_LOST] = { "refused", "40.§", "E-02" },
	[ECARTE_DIRECT_LOST] = { "direct", "41.§", "E-02" },
	[ECARTE_VOLE] = { "vole", "43.§", "E-02" },
	[ECARTE_FOR_23] = { "fault-23", "23.§", "E-10" },
	[ECARTE_FOR_24] = { "fault-24", "24.§", "E-10" },
	[ECARTE_FOR_29] = { "fault-29", "29.§", "E-08" },
	[ECARTE_FOR_44] = { "fault-44", "44.§", "E-07" },
	[ECARTE_FOR_52] = { "fault-52", "52.§", "E-09" },
	[ECARTE_BY_COMMITTEE] = { "committee", "59.§", "E-33" },
};

const char *ecarte_part_code(int part)
{
	return parts[part].code;
}

const char *ecarte_part_cite(int part)
{
	return parts[part].cite;
}

const char *ecarte_part_reading(int part)
{
	return parts[part].reading;
}

const char *ecarte_first_code(int first)
{
	static const char *const codes[ECARTE_FIRST_COUNT] = {
		[ECARTE_UNSAID] = "", [ECARTE_ACCEPTED] = "accepted", [ECARTE_REFUSED] = "refused",
		[ECARTE_DIRECT] = "direct",
	};

	return codes[first];
}

const char *ecarte_refusal_code(enum ecarte_refusal refusal)
{
	if (refusal == ECARTE_FINE)
		return "";
	return refusal == ECARTE_FIRST_MISSING || refusal == ECARTE_TRICKS_MISSING ? "bad-field" : "impossible";
}

const char *ecarte_refusal_reason(enum ecarte_refusal refusal)
{
	static const char *const reasons[ECARTE_REFUSAL_COUNT] = {
		[ECARTE_FINE] = "",
		[ECARTE_FIRST_MISSING] = "35.§, E-05",
		[ECARTE_TRICKS_MISSING] = "43.§, E-05",
		[ECARTE_SCORE_OVER] = "7.§",
		[ECARTE_TURNED_BY_OTHER] = "26.§",
		[ECARTE_23_OF_DEALER] = "23.§",
		[ECARTE_FAULT_UNPROPOSED] = "23.§, 24.§",
		[ECARTE_KING_BARRED] = "23.§, 24.§, E-10",
		[ECARTE_KING_OF_OFFENDER] = "29.§",
		[ECARTE_44_BESIDE_52] = "52.§, E-09",
		[ECARTE_TRICKS_BESIDE_52] = "52.§, E-09",
		[ECARTE_AFTER_THE_END] = "7.§, E-05",
		[ECARTE_BETTOR_OF_OTHER_SIDE] = "3.§",
		[ECARTE_REST_OF_OTHER_SIDE] = "58.§",
		[ECARTE_CHOUETTE_SHARE] = "4.§, E-18",
		[ECARTE_BELOW_ZERO] = "59.§, E-33",
	};

	return reasons[refusal];
}

static const char *const fault_codes[ECARTE_FAULTS] = {
	[ECARTE_FAULT_23] = "23", [ECARTE_FAULT_24] = "24", [ECARTE_FAULT_29] = "29", [ECARTE_FAULT_44] = "44",
	[ECARTE_FAULT_52] = "52",
};

const char *ecarte_fault_code(int fault)
{
	return fault_codes[fault];
}

int ecarte_fault_find(const char *number)
{
	for (int fault = 0; fault < ECARTE_FAULTS; fault++) {
		if (fault_codes[fault][0] == number[0] && fault_codes[fault][1] == number[1] && number[2] == '\0')
			return fault;
	}
	return -1;
}
