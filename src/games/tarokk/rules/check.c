/*
 * Refuse impossible deals (T-20): each rule of the list is a function of the sets of figures made, lost and
 * announced.
 */
#include "games/tarokk/rules/tarokk.h"

#include <string.h>

enum {
	TULETROA = 1 << TAROKK_TULETROA, KIRALY = 1 << TAROKK_4_KIRALY, ULTI = 1 << TAROKK_ULTI,
	XXI = 1 << TAROKK_XXI_FOGAS, DUPLA = 1 << TAROKK_DUPLA, VOLAT = 1 << TAROKK_VOLAT,
	OVERLAPPING = TULETROA | KIRALY | DUPLA
};

static void add_announcement(
	struct tarokk_sets *sets, const struct tarokk_announcement *said, int side, int figure)
{
	sets->announced[side] |= (unsigned)(said->result != TAROKK_UNSAID) << figure;
	sets->failed[side] |= (unsigned)(said->result > TAROKK_MADE) << figure;
	sets->levelled[side] |= (unsigned)(said->level != 0) << figure;
}

/* Most figures are not announced: look at two at once. */
static void add_announced(struct tarokk_sets *sets, const struct tarokk_deal *deal, int side)
{
	_Static_assert(2 * sizeof(struct tarokk_announcement) == sizeof(uint64_t), "two are looked at together");

	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure += 2) {
		uint64_t two;
		memcpy(&two, &deal->announced[side][figure], sizeof two);
		if (two == 0)
			continue;
		add_announcement(sets, &deal->announced[side][figure], side, figure);
		add_announcement(sets, &deal->announced[side][figure + 1], side, figure + 1);
	}
	sets->made[side] = sets->announced[side] & ~sets->failed[side];
}

struct tarokk_sets tarokk_sets_of(const struct tarokk_deal *deal)
{
	const unsigned lost = deal->silent_ulti == TAROKK_MADE ? 0 : ULTI;
	struct tarokk_sets sets = { .announced = { 0 } };

	add_announced(&sets, deal, TAROKK_DECLARERS);
	add_announced(&sets, deal, TAROKK_OPPONENTS);
	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		if (deal->silent[figure])
			sets.silent[deal->silent[figure] - 1] |= 1u << figure;
	}
	for (int side = 0; side < TAROKK_SIDES; side++)
		sets.made[side] |= sets.silent[side] & ~lost;
	return sets;
}

/* ---- seats and levels -------------------------------------------------------------------------- */

uint8_t tarokk_players_at(int seats, int dealer)
{
	unsigned all = (1u << seats) - 1, out = 0;

	if (seats > TAROKK_PLAYERS)
		out |= 1u << dealer;
	if (seats >= 6)
		out |= 1u << (dealer + 3) % seats;
	if (seats == 7)
		out |= 1u << (dealer + 4) % seats;
	return (uint8_t)(all & ~out);
}

static bool speakers_play(const struct tarokk_deal *deal, const struct tarokk_sets *sets, int side)
{
	for (unsigned left = sets->announced[side]; left; left &= left - 1) {
		int by = deal->announced[side][tarokk_first(left)].by;
		if (!tarokk_plays(deal, by) || tarokk_side_of(deal, by) != (enum tarokk_side)side)
			return false;
	}
	return true;
}

static enum tarokk_refusal check_seats(const struct tarokk_deal *deal, const struct tarokk_sets *sets)
{
	int count = 0;

	for (unsigned left = deal->players; left; left &= left - 1)
		count++;
	if (count != TAROKK_PLAYERS || deal->players >= 1u << TAROKK_SEATS)
		return TAROKK_NOT_FOUR_PLAYERS;
	if (deal->reason != TAROKK_PLAYED)
		return tarokk_plays(deal, deal->thrown_by) ? TAROKK_FINE : TAROKK_NOT_PLAYING;
	if (!tarokk_plays(deal, deal->declarer) || deal->partner == deal->declarer)
		return TAROKK_NOT_PLAYING;
	if (deal->alone == TAROKK_PARTNER && !tarokk_plays(deal, deal->partner))
		return TAROKK_NOT_PLAYING;
	return speakers_play(deal, sets, TAROKK_DECLARERS) && speakers_play(deal, sets, TAROKK_OPPONENTS)
		? TAROKK_FINE
		: TAROKK_NOT_PLAYING;
}

static bool level_is_known(uint8_t level)
{
	return level <= 2 || level == 4;
}

static enum tarokk_refusal check_side_levels(
	const struct tarokk_deal *deal, const struct tarokk_sets *sets, int side)
{
	for (unsigned left = sets->levelled[side]; left; left &= left - 1) {
		int figure = tarokk_first(left);
		if (!level_is_known(deal->announced[side][figure].level))
			return TAROKK_LEVEL_UNKNOWN;
		if (!(sets->announced[side] >> figure & 1) || tarokk_overlaps(deal, side, figure))
			return TAROKK_LEVEL_SURPLUS;
	}
	return TAROKK_FINE;
}

/* ---- the list ---------------------------------------------------------------------------------- */

/* 2, 8, 9: contradictions on one side; 4, 5, 7: figures that one side cannot have made beside the other's. */
static enum tarokk_refusal check_side(
	const struct tarokk_deal *deal, const struct tarokk_sets *sets, int side)
{
	unsigned made = sets->made[side], others = sets->made[!side];
	bool won = tarokk_won(deal) == (side == TAROKK_DECLARERS);
	bool own_xxi = deal->announced[side][TAROKK_XXI_FOGAS].result == TAROKK_OWN_XXI;

	if (sets->silent[side] & sets->announced[side])
		return TAROKK_SILENT_ANNOUNCED;
	if (made & TULETROA && others & (ULTI | XXI))
		return TAROKK_HONOURS_TWICE;
	if (own_xxi && (others & (XXI | TULETROA)
		|| deal->announced[!side][TAROKK_XXI_FOGAS].result == TAROKK_OWN_XXI))
		return TAROKK_OWN_XXI_TWICE;
	if (own_xxi && side == TAROKK_DECLARERS && deal->alone != TAROKK_PARTNER)
		return TAROKK_OWN_XXI_ALONE;
	if (made & DUPLA && !won)
		return TAROKK_DUPLA_WITHOUT_PARTI;
	if (made & VOLAT && (others || !won))
		return TAROKK_VOLAT_AND_OTHERS;
	if (made & VOLAT && sets->failed[side] & OVERLAPPING)
		return TAROKK_VOLAT_AND_LOST;
	if ((sets->announced[side] | made) & VOLAT && sets->silent[side] & OVERLAPPING)
		return TAROKK_SILENT_BESIDE_VOLAT;
	return TAROKK_FINE;
}

/* The six cards laid away, at least a point each: some are the declarer's, the others the opponents'. */
enum { TALON = 6 };

static int laid_of_declarers(const struct tarokk_deal *deal)
{
	return deal->alone == TAROKK_FORCED ? TALON : deal->taken;
}

/* 10: do the card points of a side fit the figures that it made or lost? */
static bool points_fit(const struct tarokk_deal *deal, const struct tarokk_sets *sets, int side)
{
	int points = deal->card_points;

	if (side == TAROKK_OPPONENTS)
		points = TAROKK_CARD_POINTS - points;
	if (points >= TAROKK_DUPLA_POINTS)
		return !(sets->failed[side] & DUPLA);
	return !(sets->made[side] & (DUPLA | VOLAT));
}

static enum tarokk_refusal check_points(const struct tarokk_deal *deal, const struct tarokk_sets *sets)
{
	if (deal->card_points == TAROKK_NOT_COUNTED)
		return TAROKK_FINE;
	if (deal->parti != TAROKK_UNSAID && tarokk_won(deal) != (deal->card_points >= TAROKK_WON))
		return TAROKK_POINTS_CONTRADICT;
	int laid = laid_of_declarers(deal);
	if (deal->card_points < laid || deal->card_points > TAROKK_CARD_POINTS - (TALON - laid))
		return TAROKK_POINTS_OF_LAID;
	return points_fit(deal, sets, TAROKK_DECLARERS) && points_fit(deal, sets, TAROKK_OPPONENTS)
		? TAROKK_FINE
		: TAROKK_POINTS_CONTRADICT;
}

enum tarokk_side tarokk_proves_dupla(const struct tarokk_deal *deal)
{
	const struct tarokk_sets sets = tarokk_sets_of(deal);

	for (int side = 0; side < TAROKK_SIDES && deal->card_points != TAROKK_NOT_COUNTED; side++) {
		int points = side == TAROKK_DECLARERS ? deal->card_points : TAROKK_CARD_POINTS - deal->card_points;
		if (points >= TAROKK_DUPLA_POINTS && !((sets.announced[side] | sets.silent[side]) & (DUPLA | VOLAT)))
			return (enum tarokk_side)side;
	}
	return TAROKK_NO_SIDE;
}

int tarokk_volat_lacks(const struct tarokk_deal *deal, int *points)
{
	enum { SUITS = 4, QUEEN = 4, KNIGHT = 3 };
	const struct tarokk_sets sets = tarokk_sets_of(deal);
	int own = laid_of_declarers(deal);

	for (int side = 0; side < TAROKK_SIDES && deal->card_points != TAROKK_NOT_COUNTED; side++) {
		int laid = side == TAROKK_DECLARERS ? TALON - own : own;
		int queens = laid < SUITS ? laid : SUITS;
		int least = TAROKK_CARD_POINTS - queens * QUEEN - (laid - queens) * KNIGHT;
		*points = side == TAROKK_DECLARERS ? deal->card_points : TAROKK_CARD_POINTS - deal->card_points;
		if (sets.made[side] & VOLAT && *points < least)
			return least;
	}
	return 0;
}

/* 3, 11: the silent ulti. */
static enum tarokk_refusal check_silent_ulti(const struct tarokk_deal *deal, const struct tarokk_sets *sets)
{
	bool prices = deal->duty == TAROKK_LENGETES_TULETROA || deal->duty == TAROKK_BEDOBAS;

	if (deal->silent_ulti != TAROKK_LOST)
		return TAROKK_FINE;
	if (deal->gone_earlier)
		return prices && sets->silent[TAROKK_DECLARERS] & ULTI ? TAROKK_FINE : TAROKK_EARLIER_UNPRICED;
	return (sets->made[TAROKK_DECLARERS] | sets->made[TAROKK_OPPONENTS]) & ULTI ? TAROKK_ULTI_TWICE
										    : TAROKK_FINE;
}

/* 12 … 15 */
static enum tarokk_refusal check_duty(const struct tarokk_deal *deal, const struct tarokk_sets *sets)
{
	const struct tarokk_announcement *tuletroa = &deal->announced[TAROKK_DECLARERS][TAROKK_TULETROA];
	const unsigned ours = (sets->announced[TAROKK_DECLARERS] | sets->silent[TAROKK_DECLARERS]) & ULTI;

	if (deal->duty == TAROKK_NO_DUTY)
		return TAROKK_FINE;
	if ((sets->made[TAROKK_OPPONENTS] | sets->silent[TAROKK_OPPONENTS]) & ULTI)
		return TAROKK_DUTY_AND_ULTI;
	/*
	 * 13: the bidder's duty with the Pagat follows from the announcement of who holds both big honours
	 * (T-12).
	 */
	if (deal->duty == TAROKK_LENGETES_TULETROA
		&& (deal->parti_level < 2 || !(sets->announced[TAROKK_OPPONENTS] & TULETROA) || !ours))
		return TAROKK_LENGETES_UNSAID;
	if (deal->duty != TAROKK_BEDOBAS)
		return TAROKK_FINE;
	/* 14: the partner said tuletroa, and the ulti is played for in silence (T-13). */
	if (deal->alone != TAROKK_PARTNER || tuletroa->result == TAROKK_UNSAID || tuletroa->by != deal->partner
		|| !(sets->silent[TAROKK_DECLARERS] & ULTI))
		return TAROKK_BEDOBAS_UNSAID;
	return (sets->made[0] | sets->made[1]) & XXI ? TAROKK_BEDOBAS_XXI : TAROKK_FINE;
}

enum tarokk_refusal tarokk_sets_check(const struct tarokk_deal *deal, const struct tarokk_sets *sets)
{
	enum tarokk_refusal refusal = check_seats(deal, sets);

	if (refusal != TAROKK_FINE || deal->reason != TAROKK_PLAYED)
		return refusal;
	if (deal->parti == TAROKK_UNSAID && deal->card_points == TAROKK_NOT_COUNTED)
		return TAROKK_NO_RESULT;
	if (!level_is_known(deal->parti_level))
		return TAROKK_LEVEL_UNKNOWN;
	for (int side = 0; side < TAROKK_SIDES; side++) {
		if ((refusal = check_side_levels(deal, sets, side)) != TAROKK_FINE)
			return refusal;
	}
	if (sets->made[TAROKK_DECLARERS] & sets->made[TAROKK_OPPONENTS])
		return TAROKK_MADE_BY_BOTH;
	for (int side = 0; side < TAROKK_SIDES; side++) {
		if ((refusal = check_side(deal, sets, side)) != TAROKK_FINE)
			return refusal;
	}
	if ((refusal = check_silent_ulti(deal, sets)) != TAROKK_FINE)
		return refusal;
	if ((refusal = check_points(deal, sets)) != TAROKK_FINE)
		return refusal;
	return check_duty(deal, sets);
}

enum tarokk_refusal tarokk_deal_check(const struct tarokk_deal *deal)
{
	struct tarokk_sets sets = tarokk_sets_of(deal);

	return tarokk_sets_check(deal, &sets);
}

/* ---- words ------------------------------------------------------------------------------------- */

const char *tarokk_refusal_code(enum tarokk_refusal refusal)
{
	switch (refusal) {
	case TAROKK_FINE:
	case TAROKK_REFUSAL_COUNT:
		return "";
	case TAROKK_NOT_FOUR_PLAYERS:
	case TAROKK_NOT_PLAYING:
		return "bad-seat";
	case TAROKK_NO_RESULT:
		return "bad-part";
	case TAROKK_LEVEL_UNKNOWN:
	case TAROKK_LEVEL_SURPLUS:
		return "bad-kontra";
	case TAROKK_MADE_BY_BOTH:
	case TAROKK_SILENT_ANNOUNCED:
	case TAROKK_ULTI_TWICE:
	case TAROKK_HONOURS_TWICE:
	case TAROKK_OWN_XXI_TWICE:
	case TAROKK_DUPLA_WITHOUT_PARTI:
	case TAROKK_VOLAT_AND_OTHERS:
	case TAROKK_VOLAT_AND_LOST:
	case TAROKK_SILENT_BESIDE_VOLAT:
	case TAROKK_POINTS_CONTRADICT:
	case TAROKK_EARLIER_UNPRICED:
	case TAROKK_DUTY_AND_ULTI:
	case TAROKK_LENGETES_UNSAID:
	case TAROKK_BEDOBAS_UNSAID:
	case TAROKK_BEDOBAS_XXI:
	case TAROKK_OWN_XXI_ALONE:
	case TAROKK_POINTS_OF_LAID:
		break;
	}
	return "impossible";
}

const char *tarokk_refusal_reason(enum tarokk_refusal refusal)
{
	static const char *const reasons[TAROKK_REFUSAL_COUNT] = {
		[TAROKK_FINE] = "",
		[TAROKK_NOT_FOUR_PLAYERS] = "I.1 a",
		[TAROKK_NOT_PLAYING] = "I.1 b, T-21",
		[TAROKK_NO_RESULT] = "T-20",
		[TAROKK_LEVEL_UNKNOWN] = "T-03, T-24",
		[TAROKK_LEVEL_SURPLUS] = "T-03, T-07",
		[TAROKK_MADE_BY_BOTH] = "T-20 (1)",
		[TAROKK_SILENT_ANNOUNCED] = "T-20 (2)",
		[TAROKK_ULTI_TWICE] = "T-20 (3)",
		[TAROKK_HONOURS_TWICE] = "T-20 (4)",
		[TAROKK_OWN_XXI_TWICE] = "T-20 (5)",
		[TAROKK_DUPLA_WITHOUT_PARTI] = "T-20 (6)",
		[TAROKK_VOLAT_AND_OTHERS] = "T-20 (7)",
		[TAROKK_VOLAT_AND_LOST] = "T-20 (8)",
		[TAROKK_SILENT_BESIDE_VOLAT] = "T-08, T-20 (9)",
		[TAROKK_POINTS_CONTRADICT] = "I.3, T-20 (10)",
		[TAROKK_EARLIER_UNPRICED] = "III.7 b, T-20 (11)",
		[TAROKK_DUTY_AND_ULTI] = "T-12, T-20 (12)",
		[TAROKK_LENGETES_UNSAID] = "III.7 b, T-20 (13)",
		[TAROKK_BEDOBAS_UNSAID] = "III.1, T-20 (14)",
		[TAROKK_BEDOBAS_XXI] = "III.1, T-20 (15)",
		[TAROKK_OWN_XXI_ALONE] = "IV.2 a, T-20 (16)",
		[TAROKK_POINTS_OF_LAID] = "I.3, T-20 (17)",
	};

	return reasons[refusal];
}

const char *tarokk_figure_code(int figure)
{
	static const char *const codes[TAROKK_FIGURE_COUNT] = {
		[TAROKK_TULETROA] = "tuletroa", [TAROKK_4_KIRALY] = "4-kiraly", [TAROKK_ULTI] = "ulti",
		[TAROKK_XXI_FOGAS] = "xxi-fogas", [TAROKK_DUPLA] = "dupla", [TAROKK_VOLAT] = "volat",
	};

	return codes[figure];
}
