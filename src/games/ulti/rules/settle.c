/* Settle a deal by 4.§, 7.§ and 8.§ as read in R-10 … R-20: first refusals, then line by line. */
#include "games/ulti/rules/ulti.h"

#include <string.h>

static unsigned defenders_of(const struct ulti_deal *deal)
{
	return deal->players & ~(1u << deal->declarer);
}

static bool is_made(const struct ulti_deal *deal, enum ulti_part part)
{
	return deal->made[part] == ULTI_MADE;
}

static bool has_silent(const struct ulti_deal *deal)
{
	return deal->silent_100 | deal->silent_ulti | deal->silent_ulti_result | deal->silent_4_asz;
}

int ulti_dealer_of(int no, int seats)
{
	return (no + seats - 2) % seats;
}

uint8_t ulti_players_at(int seats, int dealer)
{
	return (uint8_t)(seats == ULTI_SEATS ? 15 & ~(1u << dealer) : 7);
}

bool ulti_players_fit(unsigned players)
{
	return players == 7 || players == 11 || players == 13 || players == 14;
}

bool ulti_deal_seats(const struct ulti_deal *deal, int seat)
{
	return deal->players >> seat & 1;
}

int ulti_deal_level(const struct ulti_deal *deal, const struct ulti_bid *bid, int part, int defender)
{
	int level = bid->colour == ULTI_COLOURLESS ? deal->seat_kontra[defender] : deal->kontra[part];

	return level ? level : 1;
}

/* ---- impossible deals (R-20) ------------------------------------------------------------------- */

static bool trump_fits(const struct ulti_deal *deal, const struct ulti_bid *bid)
{
	if (deal->trump == ULTI_NO_SUIT)
		return true;
	return bid->colour != ULTI_COLOURLESS && (deal->trump == ULTI_PIROS) == (bid->colour == ULTI_RED);
}

/* Return the set of non-zero values. */
static unsigned said(const uint8_t values[], int count)
{
	unsigned set = 0;

	for (int i = 0; i < count; i++)
		set |= (unsigned)(values[i] != 0) << i;
	return set;
}

/* 7.§ (7), H-10: are the levels 1, 2, 4 … up to the edition's top, or not given? */
static bool levels_are_known(const uint8_t levels[], int count, unsigned top)
{
	unsigned wrong = 0;

	for (int i = 0; i < count; i++)
		wrong |= (unsigned)(levels[i] > top) | (levels[i] & (levels[i] - 1u));
	return !wrong;
}

static enum ulti_refusal check_results(const struct ulti_deal *deal, const struct ulti_bid *bid)
{
	unsigned results = said(deal->made, ULTI_PART_COUNT);

	if (deal->ending != ULTI_PLAYED)
		return results ? ULTI_RESULT_UNPLAYED : ULTI_FINE;
	if (results == bid->part_set)
		return ULTI_FINE;
	return results & ~(unsigned)bid->part_set ? ULTI_RESULT_SURPLUS : ULTI_RESULT_MISSING;
}

static enum ulti_refusal check_seats(const struct ulti_deal *deal)
{
	if (!ulti_players_fit(deal->players))
		return ULTI_NOT_THREE_PLAYERS;
	return deal->declarer < ULTI_SEATS && (deal->players >> deal->declarer & 1) ? ULTI_FINE
		: ULTI_DECLARER_NOT_PLAYING;
}

enum ulti_refusal ulti_contract_check(const struct ulti_deal *deal, const struct ulti_edition *edition)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);
	enum ulti_refusal refusal;

	if (!bid)
		return ULTI_NO_SUCH_BID;
	if ((refusal = check_seats(deal)) != ULTI_FINE)
		return refusal;
	if (!edition->parts_first && !trump_fits(deal, bid))
		return ULTI_TRUMP_NOT_OF_BID;
	unsigned parts = said(deal->kontra, ULTI_PART_COUNT), seats = said(deal->seat_kontra, ULTI_SEATS);
	if (!levels_are_known(deal->kontra, ULTI_PART_COUNT, edition->top_level)
		|| !levels_are_known(deal->seat_kontra, ULTI_SEATS, edition->top_level))
		return ULTI_LEVEL_UNKNOWN;
	if (parts & ~(unsigned)bid->part_set)
		return ULTI_LEVEL_SURPLUS;
	if (parts && bid->colour == ULTI_COLOURLESS)
		return ULTI_LEVEL_NOT_PER_SEAT;
	if (seats && bid->colour != ULTI_COLOURLESS)
		return ULTI_LEVEL_PER_SEAT;
	if (seats & ~defenders_of(deal))
		return ULTI_LEVEL_OF_DECLARER;
	return trump_fits(deal, bid) ? ULTI_FINE : ULTI_TRUMP_NOT_OF_BID;
}

/* R-13 … */
static enum ulti_refusal check_silent(const struct ulti_deal *deal, const struct ulti_bid *bid,
	const struct ulti_edition *edition)
{
	bool made = deal->silent_ulti_result == ULTI_MADE, declarers = deal->silent_ulti == ULTI_DECLARER;
	bool is_colourless = bid->colour == ULTI_COLOURLESS;

	if (deal->ending != ULTI_PLAYED)
		return ULTI_SILENT_UNPLAYED;
	/* the 100 */
	if (deal->silent_100 && !ulti_bid_has(bid, ULTI_PARTI))
		return ULTI_100_WITHOUT_PARTI;
	if (deal->silent_100 && (deal->silent_100 == ULTI_DECLARER) != is_made(deal, ULTI_PARTI))
		return ULTI_100_OF_LOSER;
	/* the ulti */
	if (!deal->silent_ulti != !deal->silent_ulti_result)
		return ULTI_SILENT_HALF_SAID;
	if (deal->silent_ulti && is_colourless)
		return ULTI_SILENT_WITHOUT_TRUMP;
	if (deal->silent_ulti && is_made(deal, ULTI_ULTI))
		return ULTI_SILENT_ULTI_TWICE;
	if (declarers && ulti_bid_has(bid, ULTI_ULTI))
		return ULTI_SILENT_ULTI_ANNOUNCED;
	if (deal->silent_ulti && is_made(deal, ULTI_DURCHMARS) && made != declarers)
		return ULTI_SILENT_ULTI_NO_TRICK;
	/* the 4 asz */
	if (!deal->silent_4_asz)
		return ULTI_FINE;
	if (edition->silent_4_asz == 0)
		return ULTI_SILENT_4_ASZ_NONE;
	if (is_colourless)
		return ULTI_SILENT_WITHOUT_TRUMP;
	if (ulti_bid_has(bid, ULTI_4_ASZ) || ulti_bid_has(bid, ULTI_DURCHMARS))
		return ULTI_SILENT_4_ASZ_BID;
	if (deal->silent_4_asz == ULTI_DEFENDERS && (is_made(deal, ULTI_40_100) || is_made(deal, ULTI_20_100)))
		return ULTI_SILENT_4_ASZ_100;
	return ULTI_FINE;
}

enum ulti_refusal ulti_deal_check(const struct ulti_deal *deal, const struct ulti_edition *edition)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);
	enum ulti_refusal refusal;

	/* A fault of the parts comes first; ulti_contract_check checks the seats. */
	if (edition->parts_first && bid && check_seats(deal) == ULTI_FINE) {
		refusal = check_results(deal, bid);
		if (refusal != ULTI_FINE && refusal != ULTI_RESULT_UNPLAYED)
			return refusal;
	}
	if ((refusal = ulti_contract_check(deal, edition)) != ULTI_FINE)
		return refusal;
	if (deal->ending == ULTI_THROWN_IN && edition->thrown_in_level == 0)
		return ULTI_NO_THROWING_IN;
	if ((refusal = check_results(deal, bid)) != ULTI_FINE)
		return refusal;
	return has_silent(deal) ? check_silent(deal, bid, edition) : ULTI_FINE;
}

const char *ulti_refusal_code(enum ulti_refusal refusal)
{
	static const char *const codes[ULTI_REFUSAL_COUNT] = {
		[ULTI_FINE] = "",
		[ULTI_NO_SUCH_BID] = "unknown-bid",
		[ULTI_NOT_THREE_PLAYERS] = "bad-seat",
		[ULTI_DECLARER_NOT_PLAYING] = "bad-seat",
		[ULTI_TRUMP_NOT_OF_BID] = "impossible",
		[ULTI_RESULT_MISSING] = "bad-part",
		[ULTI_RESULT_SURPLUS] = "bad-part",
		[ULTI_RESULT_UNPLAYED] = "impossible",
		[ULTI_SILENT_UNPLAYED] = "impossible",
		[ULTI_LEVEL_UNKNOWN] = "bad-kontra",
		[ULTI_LEVEL_SURPLUS] = "bad-kontra",
		[ULTI_LEVEL_NOT_PER_SEAT] = "bad-kontra",
		[ULTI_LEVEL_PER_SEAT] = "bad-kontra",
		[ULTI_LEVEL_OF_DECLARER] = "bad-kontra",
		[ULTI_100_WITHOUT_PARTI] = "impossible",
		[ULTI_100_OF_LOSER] = "impossible",
		[ULTI_SILENT_WITHOUT_TRUMP] = "impossible",
		[ULTI_SILENT_ULTI_ANNOUNCED] = "impossible",
		[ULTI_SILENT_ULTI_TWICE] = "impossible",
		[ULTI_SILENT_ULTI_NO_TRICK] = "impossible",
		[ULTI_SILENT_4_ASZ_BID] = "impossible",
		[ULTI_SILENT_4_ASZ_100] = "impossible",
		[ULTI_SILENT_HALF_SAID] = "bad-field",
		[ULTI_SILENT_4_ASZ_NONE] = "impossible",
		[ULTI_NO_THROWING_IN] = "bad-field",
	};

	return codes[refusal];
}

/* ---- line by line ------------------------------------------------------------------------------ */

/* A deal being settled: its two defenders, and the points paid by each so far. */
struct desk {
	const struct ulti_deal *deal;
	const struct ulti_bid *bid;
	const struct ulti_edition *edition;
	struct ulti_settlement *out;
	int first, second;
	int from_first, from_second;
};

static struct ulti_line *add_line(const struct desk *desk, int item, bool made, int value, int level)
{
	struct ulti_line *line = &desk->out->lines[desk->out->line_count++];

	*line = (struct ulti_line){
		.item = (uint8_t)item, .made = made, .value = (uint8_t)value, .level = (uint8_t)level,
		.side = ULTI_DECLARER, .colourless = desk->bid->colour == ULTI_COLOURLESS,
		.ending = desk->deal->ending,
	};
	return line;
}

/* Let the defenders pay the declarer (be paid, if negative): R-10. */
static void pay_line(struct desk *desk, struct ulti_line *line, int from_first, int from_second)
{
	line->points[desk->first] = (int16_t)-from_first;
	line->points[desk->second] = (int16_t)-from_second;
	line->points[desk->deal->declarer] = (int16_t)(from_first + from_second);
	desk->from_first += from_first;
	desk->from_second += from_second;
}

/* Settle a part at one level against both defenders, or at the own level of each. */
static void settle_part(struct desk *desk, const struct ulti_bid_part *part)
{
	bool made = is_made(desk->deal, part->part);
	int value = made ? part->value : -part->value;
	int first = ulti_deal_level(desk->deal, desk->bid, part->part, desk->first);
	int second = ulti_deal_level(desk->deal, desk->bid, part->part, desk->second);

	if (desk->deal->ending == ULTI_THROWN_IN)
		first = second = desk->edition->thrown_in_level;
	struct ulti_line *line = add_line(desk, part->part, made, part->value, first);
	if (first == second) {
		pay_line(desk, line, value * first, value * second);
		return;
	}
	pay_line(desk, line, value * first, 0);
	pay_line(desk, add_line(desk, part->part, made, part->value, second), 0, value * second);
}

/* Settle a silent result, or the extra, never multiplied. */
static void settle_single(struct desk *desk, int item, bool made, int value, enum ulti_side side)
{
	struct ulti_line *line = add_line(desk, item, made, value, 1);
	int gain = (side == ULTI_DECLARER) == made ? value : -value;

	line->side = (uint8_t)side;
	pay_line(desk, line, gain, gain);
}

/*
 * Settle silent items. A silent 100 doubles a parti without kontra, beside a kontra it
 * adds twice the value; or it is the parti once more at its level (H-13).
 */
static void settle_silent(struct desk *desk)
{
	const struct ulti_deal *deal = desk->deal;
	const struct ulti_edition *edition = desk->edition;
	int factor = ulti_bid_factor(desk->bid);
	bool made = deal->silent_ulti_result == ULTI_MADE;

	if (deal->silent_100) {
		int value = desk->bid->parts[ulti_bid_find(desk->bid, ULTI_PARTI)].value;
		int level = ulti_deal_level(deal, desk->bid, ULTI_PARTI, desk->first);
		if (edition->silent_100_at_level) {
			struct ulti_line *line = add_line(desk, ULTI_SILENT_100, true, value, level);
			int gain = (deal->silent_100 == ULTI_DECLARER ? value : -value) * level;
			line->side = deal->silent_100;
			pay_line(desk, line, gain, gain);
		} else {
			settle_single(desk, ULTI_SILENT_100, true, level > 1 ? 2 * value : value, deal->silent_100);
		}
	}
	if (deal->silent_ulti) {
		int value = made ? edition->silent_ulti_made : edition->silent_ulti_caught;
		settle_single(desk, ULTI_SILENT_ULTI, made, value * factor, deal->silent_ulti);
	}
	if (deal->silent_4_asz)
		settle_single(desk, ULTI_SILENT_4_ASZ, true, edition->silent_4_asz * factor, deal->silent_4_asz);
}

enum ulti_refusal ulti_settle(const struct ulti_deal *deal, const struct ulti_rules *rules,
	struct ulti_settlement *out)
{
	/* The lower and the higher seat of a set of two. */
	static const int8_t pairs[16][2] = {
		[3] = { 0, 1 }, [5] = { 0, 2 }, [9] = { 0, 3 }, [6] = { 1, 2 }, [10] = { 1, 3 }, [12] = { 2, 3 },
	};
	const struct ulti_edition *edition = ulti_edition_of(rules);
	enum ulti_refusal refusal = ulti_deal_check(deal, edition);

	if (refusal != ULTI_FINE)
		return refusal;
	const int8_t *pair = pairs[defenders_of(deal)];
	struct desk desk = {
		.deal = deal, .bid = ulti_edition_bid(edition, deal->bid), .edition = edition, .out = out,
		.first = pair[0], .second = pair[1],
	};
	out->line_count = 0;
	for (int i = 0; i < desk.bid->part_count; i++)
		settle_part(&desk, &desk.bid->parts[i]);
	/* */
	bool is_due = deal->ending == ULTI_PLAYED || rules->lost_ulti_extra != ULTI_EXTRA_PLAYED;
	if (is_due && ulti_bid_has(desk.bid, ULTI_ULTI) && !is_made(deal, ULTI_ULTI))
		settle_single(&desk, ULTI_LOST_ULTI_EXTRA, false, edition->extra * ulti_bid_factor(desk.bid),
			ULTI_DECLARER);
	if (has_silent(deal))
		settle_silent(&desk);
	memset(out->points, 0, sizeof out->points);
	out->points[desk.first] = (int16_t)-desk.from_first;
	out->points[desk.second] = (int16_t)-desk.from_second;
	out->points[deal->declarer] = (int16_t)(desk.from_first + desk.from_second);
	return ULTI_FINE;
}

void ulti_settlement_drop(struct ulti_settlement *settlement, unsigned items)
{
	uint8_t kept = 0;

	for (int i = 0; i < settlement->line_count; i++) {
		const struct ulti_line *line = &settlement->lines[i];
		if (!(items >> line->item & 1)) {
			settlement->lines[kept++] = *line;
			continue;
		}
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			settlement->points[seat] = (int16_t)(settlement->points[seat] - line->points[seat]);
	}
	settlement->line_count = kept;
}

/* ---- paragraphs and readings of a line --------------------------------------------------------- */

const char *ulti_item_code(int item)
{
	return ulti_mausz_2017.items[item].code;
}

/* Was the level said, rather than that of throwing in? */
static bool level_is_said(const struct ulti_line *line)
{
	return line->level > 1 && line->ending != ULTI_THROWN_IN;
}

size_t ulti_line_cites(
	const struct ulti_edition *edition, const struct ulti_line *line, const char *out[ULTI_REASONS])
{
	const struct ulti_item *item = &edition->items[line->item];
	size_t n = 0, step = 0;

	out[n++] = item->caught_cite && !line->made ? item->caught_cite : item->cite;
	if (line->ending != ULTI_PLAYED && line->item < ULTI_PART_COUNT)
		out[n++] = edition->ending_cite;
	if (level_is_said(line)) {
		for (int level = line->level; level > 2; level /= 2)
			step++;
		out[n++] = edition->level_cites[step];
		if (line->colourless)
			out[n++] = edition->seat_level_cite;
	}
	return n;
}

size_t ulti_line_readings(const struct ulti_edition *edition, const struct ulti_line *line,
	const char *out[ULTI_REASONS])
{
	const struct ulti_item *item = &edition->items[line->item];
	size_t n = 0;

	for (size_t i = 0; i < 2 && item->readings[i]; i++)
		out[n++] = item->readings[i];
	if (line->item < ULTI_PART_COUNT && level_is_said(line))
		out[n++] = edition->level_reading;
	if (line->item < ULTI_PART_COUNT && line->ending != ULTI_PLAYED)
		out[n++] = edition->ending_reading;
	return n;
}
