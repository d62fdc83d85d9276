/* Settle a deal by I.3 and IV as read in T-02 … T-18: the lines of both sides, then the payments. */
#include "games/tarokk/rules/tarokk.h"

#include <string.h>

/* Announced figures in points, or times the value of the parti (I.3); silent ones count half. */
static const struct { uint8_t points, times; } announced_values[TAROKK_FIGURE_COUNT] = {
	[TAROKK_TULETROA] = { 2, 0 }, [TAROKK_4_KIRALY] = { 4, 0 }, [TAROKK_ULTI] = { 10, 0 },
	[TAROKK_XXI_FOGAS] = { 42, 0 }, [TAROKK_DUPLA] = { 0, 4 }, [TAROKK_VOLAT] = { 0, 6 },
};

/* IV.2: hopeless announcements, without levels (T-11). */
enum { HOPELESS_XXI = 21, OWN_XXI = 10, HOPELESS_ULTI = 5 };

/*
 * A silent ulti of the declarer's side by its duty: made, beaten in the last trick, gone earlier (T-09,
 * T-12, T-13).
 */
static const struct { uint8_t made, last, earlier; } silent_ulti_values[TAROKK_DUTY_COUNT] = {
	[TAROKK_NO_DUTY] = { 5, 5, 0 }, [TAROKK_LENGETES] = { 10, 5, 0 },
	[TAROKK_LENGETES_TULETROA] = { 10, 10, 5 }, [TAROKK_BEDOBAS] = { 10, 10, 10 },
};

/* The factors of a lone declarer for a won and a lost total (IV.1). */
static const struct { uint8_t won, lost; } factors[TAROKK_ALONE_COUNT] = {
	[TAROKK_FORCED] = { 3, 1 }, [TAROKK_OPEN] = { 2, 2 }, [TAROKK_SECRET] = { 1, 2 },
};

int tarokk_parti_value(int taken)
{
	return 4 - taken;
}

int tarokk_figure_value(int figure, int taken)
{
	return announced_values[figure].points + announced_values[figure].times * tarokk_parti_value(taken);
}

static int level_factor(uint8_t level)
{
	return level ? level : 1;
}

static struct tarokk_line *add_line(
	struct tarokk_settlement *out, enum tarokk_line_kind kind, int figure, int side)
{
	struct tarokk_line *line = &out->lines[out->line_count++];

	*line = (struct tarokk_line){
		.kind = (uint8_t)kind,
		.figure = (uint8_t)figure,
		.side = (uint8_t)side,
		.by = TAROKK_NO_SEAT,
		.level = 1,
	};
	return line;
}

/* Count a line from the declarer's side: its figures made and the opponents' lost are plus. */
static void count(struct tarokk_line *line)
{
	bool plus = (line->result == TAROKK_MADE) == (line->side == TAROKK_DECLARERS);
	int points = line->is_void == TAROKK_COUNTS ? line->value * line->level : 0;

	line->points = (int16_t)(plus ? points : -points);
}

/* ---- the lines --------------------------------------------------------------------------------- */

static void settle_announced(
	const struct tarokk_deal *deal, struct tarokk_settlement *out, int side, int figure)
{
	const struct tarokk_announcement *said = &deal->announced[side][figure];
	struct tarokk_line *line = add_line(out, TAROKK_LINE_ANNOUNCED, figure, side);
	int value = tarokk_figure_value(figure, deal->taken);

	line->by = (int8_t)said->by;
	line->result = said->result;
	line->level = (uint8_t)level_factor(said->level);
	if (said->result == TAROKK_UNPLAYABLE)
		value = figure == TAROKK_ULTI ? HOPELESS_ULTI : HOPELESS_XXI;
	if (said->result == TAROKK_OWN_XXI)
		value = OWN_XXI;
	if (said->result > TAROKK_LOST)
		line->level = 1;
	line->value = (uint8_t)value;
	line->is_void = tarokk_overlaps(deal, side, figure) ? TAROKK_OVERLAPPED : TAROKK_COUNTS;
	count(line);
}

static void settle_silent(const struct tarokk_deal *deal, struct tarokk_settlement *out, int figure)
{
	int side = deal->silent[figure] - 1, duty = side == TAROKK_DECLARERS ? deal->duty : TAROKK_NO_DUTY;
	struct tarokk_line *line = add_line(out, TAROKK_LINE_SILENT, figure, side);

	line->result = TAROKK_MADE;
	line->value = (uint8_t)(tarokk_figure_value(figure, deal->taken) / 2);
	if (figure == TAROKK_ULTI) {
		line->result = deal->silent_ulti;
		line->value = line->result == TAROKK_MADE ? silent_ulti_values[duty].made
			: deal->gone_earlier ? silent_ulti_values[duty].earlier
			: silent_ulti_values[duty].last;
	}
	count(line);
}

/* T-06: was a dupla or volat that counts made on that side? */
static bool drops_parti(const struct tarokk_deal *deal, const struct tarokk_sets *sets, int side)
{
	if (sets->made[side] >> TAROKK_VOLAT & 1)
		return true;
	return sets->made[side] >> TAROKK_DUPLA & 1 && !tarokk_overlaps(deal, side, TAROKK_DUPLA);
}

static void settle_lines(
	const struct tarokk_deal *deal, const struct tarokk_sets *sets, struct tarokk_settlement *out)
{
	struct tarokk_line *parti = add_line(out, TAROKK_LINE_PARTI, 0, TAROKK_DECLARERS);

	parti->result = tarokk_won(deal) ? TAROKK_MADE : TAROKK_LOST;
	parti->value = (uint8_t)tarokk_parti_value(deal->taken);
	parti->level = (uint8_t)level_factor(deal->parti_level);
	if (drops_parti(deal, sets, TAROKK_DECLARERS) || drops_parti(deal, sets, TAROKK_OPPONENTS))
		parti->is_void = TAROKK_DROPPED;
	count(parti);
	for (int side = 0; side < TAROKK_SIDES; side++) {
		for (unsigned left = sets->announced[side]; left; left &= left - 1)
			settle_announced(deal, out, side, tarokk_first(left));
	}
	for (unsigned left = sets->silent[0] | sets->silent[1]; left; left &= left - 1)
		settle_silent(deal, out, tarokk_first(left));
}

static int sum_of(const struct tarokk_settlement *out)
{
	int sum = 0;

	for (int i = 0; i < out->line_count; i++)
		sum += out->lines[i].points;
	return sum;
}

/* ---- who pays whom ----------------------------------------------------------------------------- */

/* T-15: opponents' figures made without kontra count as silent ones; a parti lost at kontra counts single. */
static void soften(struct tarokk_line *line)
{
	bool theirs = line->kind == TAROKK_LINE_ANNOUNCED && line->side == TAROKK_OPPONENTS
		&& line->result == TAROKK_MADE;

	if (theirs && line->level == 1) {
		line->value /= 2;
		line->is_softened = true;
	}
	if (line->kind == TAROKK_LINE_PARTI && line->result == TAROKK_LOST && line->level == 2) {
		line->level = 1;
		line->is_softened = true;
	}
	count(line);
}

/* IV.1: the gain of a lone declarer (T-16), rounded towards 0 to be divisible by the three others (T-17). */
static int gain_alone(const struct tarokk_deal *deal, struct tarokk_settlement *out)
{
	out->factor = out->total < 0 ? factors[deal->alone].lost : factors[deal->alone].won;
	out->is_softened = out->total < 0 && deal->alone == TAROKK_FORCED;
	if (out->is_softened) {
		for (int i = 0; i < out->line_count; i++)
			soften(&out->lines[i]);
		int total = sum_of(out);
		out->total = (int16_t)(total < 0 ? total : 0);
	}
	int gain = out->total * out->factor;
	out->is_rounded = gain % 3 != 0;
	return gain - gain % 3;
}

static void pay(const struct tarokk_deal *deal, struct tarokk_settlement *out)
{
	bool alone = deal->alone != TAROKK_PARTNER;
	int each = alone ? gain_alone(deal, out) / 3 : out->total;

	if (deal->is_double)
		each *= 2;
	for (int seat = 0; seat < TAROKK_SEATS; seat++)
		out->points[seat] = (int16_t)-(each * (deal->players >> seat & 1));
	out->points[deal->declarer] = (int16_t)(alone ? 3 * each : each);
	if (!alone)
		out->points[deal->partner] = (int16_t)each;
}

enum tarokk_refusal tarokk_settle(const struct tarokk_deal *deal, struct tarokk_settlement *out)
{
	const struct tarokk_sets sets = tarokk_sets_of(deal);
	enum tarokk_refusal refusal = tarokk_sets_check(deal, &sets);

	if (refusal != TAROKK_FINE)
		return refusal;
	out->line_count = out->factor = 0;
	out->is_rounded = out->is_softened = false;
	out->total = out->unsoftened = 0;
	memset(out->points, 0, sizeof out->points);
	if (deal->reason != TAROKK_PLAYED)
		return TAROKK_FINE;
	settle_lines(deal, &sets, out);
	out->total = out->unsoftened = (int16_t)sum_of(out);
	pay(deal, out);
	return TAROKK_FINE;
}
