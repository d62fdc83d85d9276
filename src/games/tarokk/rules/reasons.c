/* Give the grounds of a line of a settlement: places of the rule book and readings. */
#include "games/tarokk/rules/tarokk.h"

static bool is_silent_ulti(const struct tarokk_line *line)
{
	return line->kind == TAROKK_LINE_SILENT && line->figure == TAROKK_ULTI;
}

static bool has_duty(const struct tarokk_deal *deal, const struct tarokk_line *line)
{
	return is_silent_ulti(line) && line->side == TAROKK_DECLARERS && deal->duty != TAROKK_NO_DUTY;
}

static const char *alone_cite(const struct tarokk_deal *deal)
{
	switch ((enum tarokk_alone)deal->alone) {
	case TAROKK_FORCED:
		return "IV.1 a";
	case TAROKK_OPEN:
		return "IV.1 b";
	case TAROKK_SECRET:
		return "IV.1 c";
	case TAROKK_PARTNER:
	case TAROKK_ALONE_COUNT:
		break;
	}
	return NULL;
}

size_t tarokk_line_cites(
	const struct tarokk_deal *deal, const struct tarokk_line *line, const char *out[TAROKK_REASONS])
{
	size_t n = 0;

	out[n++] = "I.3";
	if (line->result > TAROKK_LOST)
		out[n++] = line->figure == TAROKK_ULTI ? "IV.2 b" : "IV.2 a";
	if (has_duty(deal, line))
		out[n++] = deal->duty == TAROKK_BEDOBAS ? "III.1" : "III.7 b";
	else if (is_silent_ulti(line) && line->result == TAROKK_LOST)
		out[n++] = "III.7 b";
	if (alone_cite(deal))
		out[n++] = alone_cite(deal);
	return n;
}

static const char *own_reading(const struct tarokk_deal *deal, const struct tarokk_line *line)
{
	if (line->kind == TAROKK_LINE_PARTI)
		return "T-02";
	if (line->kind == TAROKK_LINE_ANNOUNCED)
		return line->result > TAROKK_LOST ? "T-11" : "T-05";
	if (has_duty(deal, line))
		return deal->duty == TAROKK_BEDOBAS ? "T-13" : "T-12";
	return is_silent_ulti(line) && line->result == TAROKK_LOST ? "T-09" : "T-04";
}

size_t tarokk_line_readings(const struct tarokk_deal *deal, const struct tarokk_line *line,
	const char *out[TAROKK_REASONS])
{
	size_t n = 0;

	out[n++] = own_reading(deal, line);
	if (line->level > 1)
		out[n++] = "T-03";
	if (line->is_void != TAROKK_COUNTS)
		out[n++] = line->is_void == TAROKK_DROPPED ? "T-06" : "T-07";
	if (line->is_softened)
		out[n++] = "T-15";
	return n;
}
