/*
 * Find the slips of a hurried hand in a deal of tarokk: each is the settlement of a slightly different deal,
 * except a parti counted beside the dupla or volát that drops it.
 */
#include "games/tarokk/messages.h"
#include "games/tarokk/notation.h"

#include <string.h>

enum slip_kind {
	SLIP_KONTRA_MISSED,   /* `level`: as counted */
	SLIP_KONTRA_SPREAD,
	SLIP_RESULT,
	SLIP_SILENT_LEFT,
	SLIP_AS_SILENT,       /* an announced figure at its silent value */
	SLIP_TAKEN,           /* `level`: talon cards as counted */
	SLIP_ALONE,           /* `level`: enum tarokk_alone as counted */
	SLIP_DOUBLE,
	SLIP_PARTI_KEPT,
	SLIP_PROVEN,
	SLIP_KINDS
};

/*
 * The likelihood of each, if the deal leads to it, and elsewhere: frequent slips, and those possible in few
 * places, are likelier.
 */
static const struct wording {
	const char *code;
	int natural, other;
	const struct msg *msg;
} wordings[SLIP_KINDS] = {
	[SLIP_KONTRA_MISSED] = { "kontra-missed", 85, 85, &msg_slip_kontra_missed },
	[SLIP_KONTRA_SPREAD] = { "kontra-surplus", 70, 10, &msg_slip_kontra_spread },
	[SLIP_RESULT] = { "result", 45, 30, &msg_slip_result },
	[SLIP_SILENT_LEFT] = { "left-out", 80, 80, &msg_slip_silent_left },
	[SLIP_AS_SILENT] = { "as-silent", 65, 65, &msg_slip_as_silent },
	[SLIP_TAKEN] = { "talon-cards", 50, 35, &msg_slip_taken },
	[SLIP_ALONE] = { "alone", 75, 75, &msg_slip_alone },
	[SLIP_DOUBLE] = { "dupla-kor", 95, 10, &msg_slip_double },
	[SLIP_PARTI_KEPT] = { "parti-kept", 85, 85, &msg_slip_parti_kept },
	[SLIP_PROVEN] = { "proven-dupla", 95, 95, &msg_slip_proven },
};

enum { PARTI = TAROKK_FIGURE_COUNT,   /* beside the figures, as an item */
	MOST_LEVEL = 4 };

struct slips {
	const struct tarokk_deal *deal;
	struct tarokk_settlement right;
	game_slip_visit *visit;
	void *arg;
};

static struct game_slip slip_of(const struct slips *slips, enum slip_kind kind, bool is_natural, int item,
	int level)
{
	const struct wording *wording = &wordings[kind];
	struct game_slip slip = { .code = wording->code, .kind = kind, .item = (uint8_t)item,
		.level = (uint8_t)level,
		.weight = is_natural ? wording->natural : wording->other };

	tarokk_record_of(slips->deal, false, &slip.record);
	return slip;
}

/* Show a slip with the points of another deal, if such a deal is possible and its points differ. */
static void show(struct slips *slips, struct game_slip slip, const struct tarokk_deal *other)
{
	struct tarokk_settlement settlement;

	if (tarokk_settle(other, &settlement) != TAROKK_FINE
		|| memcmp(settlement.points, slips->right.points, sizeof settlement.points) == 0)
		return;
	for (int seat = 0; seat < TAROKK_SEATS; seat++)
		slip.points[seat] = settlement.points[seat];
	tarokk_record_of(other, false, &slip.record);
	slips->visit(slips->arg, &slip);
}

/* Try one level lower, or rekontra for kontra; a kontra that was never said. */
static void try_level(struct slips *slips, struct tarokk_deal *other, uint8_t *level, int item)
{
	bool has_kontra = slips->deal->parti_level > 1;
	uint8_t was = *level;

	for (int at = 0; at < TAROKK_SIDES * TAROKK_FIGURE_COUNT; at++)
		has_kontra |= slips->deal->announced[at / TAROKK_FIGURE_COUNT][at % TAROKK_FIGURE_COUNT].level > 1;
	for (int lower = was / 2; lower >= 1; lower /= 2) {
		*level = (uint8_t)(lower > 1 ? lower : 0);
		show(slips, slip_of(slips, SLIP_KONTRA_MISSED, true, item, lower), other);
	}
	int higher = was > 1 ? 2 * was : 2;
	*level = (uint8_t)higher;
	if (higher <= MOST_LEVEL)
		show(slips, slip_of(slips, SLIP_KONTRA_SPREAD, has_kontra, item, higher), other);
	*level = was;
}

static void try_announcement(struct slips *slips, int side, int figure)
{
	struct tarokk_deal other = *slips->deal;
	struct tarokk_announcement *said = &other.announced[side][figure], was = *said;

	if (said->result == TAROKK_UNSAID)
		return;
	try_level(slips, &other, &said->level, figure);
	said->result = was.result == TAROKK_MADE ? TAROKK_LOST : TAROKK_MADE;
	show(slips, slip_of(slips, SLIP_RESULT, false, figure, 0), &other);
	*said = (struct tarokk_announcement){ 0 };
	other.silent[figure] = (uint8_t)(side + 1);
	if (figure == TAROKK_ULTI)
		other.silent_ulti = was.result == TAROKK_MADE ? TAROKK_MADE : TAROKK_LOST;
	if (was.result == TAROKK_MADE || figure == TAROKK_ULTI)
		show(slips, slip_of(slips, SLIP_AS_SILENT, true, figure, 0), &other);
}

static void try_parti(struct slips *slips)
{
	struct tarokk_deal other = *slips->deal;

	try_level(slips, &other, &other.parti_level, PARTI);
	other.parti = slips->right.lines[0].result == TAROKK_MADE ? TAROKK_LOST : TAROKK_MADE;
	other.card_points = TAROKK_NOT_COUNTED;
	show(slips, slip_of(slips, SLIP_RESULT, true, PARTI, 0), &other);
	other = *slips->deal;
	for (uint8_t taken = 0; taken <= 3; taken++) {
		other.taken = taken;
		bool is_near = taken + 1 == slips->deal->taken || taken == slips->deal->taken + 1;
		show(slips, slip_of(slips, SLIP_TAKEN, is_near, PARTI, taken), &other);
	}
}

static void try_alone(struct slips *slips)
{
	struct tarokk_deal other = *slips->deal;

	for (uint8_t alone = TAROKK_FORCED; slips->deal->alone != TAROKK_PARTNER && alone < TAROKK_ALONE_COUNT;
		 alone++) {
		other.alone = alone;
		show(slips, slip_of(slips, SLIP_ALONE, true, PARTI, alone), &other);
	}
	other = *slips->deal;
	other.is_double = !other.is_double;
	show(slips, slip_of(slips, SLIP_DOUBLE, slips->deal->is_double, PARTI, other.is_double), &other);
}

/*
 * Try a parti counted although a dupla or volát drops it (T-06). Not for a lone player: the sum would differ.
 */
static void try_parti_kept(struct slips *slips)
{
	const struct tarokk_line *parti = &slips->right.lines[0];
	struct game_slip slip = slip_of(slips, SLIP_PARTI_KEPT, true, PARTI, 0);
	int more = parti->value * parti->level * (slips->deal->is_double ? 2 : 1);

	if (parti->is_void != TAROKK_DROPPED || slips->deal->alone != TAROKK_PARTNER)
		return;
	if (parti->result != TAROKK_MADE)
		more = -more;
	for (int seat = 0; seat < TAROKK_SEATS; seat++) {
		bool is_own = tarokk_side_of(slips->deal, seat) == TAROKK_DECLARERS;
		slip.points[seat] = slips->right.points[seat];
		if (tarokk_plays(slips->deal, seat))
			slip.points[seat] += is_own ? more : -more;
	}
	slips->visit(slips->arg, &slip);
}

void tarokk_slips_visit(const struct game_played *played, game_slip_visit *visit, void *arg)
{
	struct tarokk_deal deal = { 0 };
	struct slips slips = { .deal = &deal, .visit = visit, .arg = arg };

	if (!tarokk_deal_of(played, &deal) || deal.reason != TAROKK_PLAYED
		|| tarokk_settle(&deal, &slips.right) != TAROKK_FINE)
		return;
	try_parti(&slips);
	for (int side = 0; side < TAROKK_SIDES; side++) {
		for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++)
			try_announcement(&slips, side, figure);
	}
	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		struct tarokk_deal other = deal;
		if (!deal.silent[figure])
			continue;
		other.silent[figure] = 0;
		other.gone_earlier = deal.gone_earlier && figure != TAROKK_ULTI;
		if (figure == TAROKK_ULTI) {
			other.silent_ulti = TAROKK_UNSAID;
			other.duty = TAROKK_NO_DUTY;
		}
		show(&slips, slip_of(&slips, SLIP_SILENT_LEFT, true, figure, 0), &other);
	}
	try_alone(&slips);
	try_parti_kept(&slips);

	/* A silent dupla that the card points prove (T-04). */
	enum tarokk_side side = tarokk_proves_dupla(&deal);
	if (side != TAROKK_NO_SIDE) {
		struct tarokk_deal other = deal;
		other.silent[TAROKK_DUPLA] = (uint8_t)(side + 1);
		show(&slips, slip_of(&slips, SLIP_PROVEN, true, TAROKK_DUPLA, 0), &other);
	}
}

void tarokk_slip_say(
	struct buf *b, enum lang lang, const struct game_edition *edition, const struct game_slip *slip)
{
	const char *item =
		slip->item == PARTI ? msg_line_parti.text[lang] : tarokk_figure_name(slip->item)->text[lang];
	const struct msg *msg = wordings[slip->kind].msg;

	(void)edition;
	if (slip->kind == SLIP_KONTRA_MISSED && slip->level == 2)
		msg = &msg_slip_rekontra_missed;
	if (slip->kind == SLIP_KONTRA_SPREAD && slip->level == MOST_LEVEL)
		msg = &msg_slip_rekontra_spread;
	if (slip->kind == SLIP_DOUBLE && slip->level)
		msg = &msg_slip_double_surplus;
	if (slip->kind == SLIP_ALONE)
		item = tarokk_alone_name(slip->level)->text[lang];
	if (slip->kind == SLIP_TAKEN)
		item = num_of(slip->level).text;
	buf_msg(b, lang, msg, MSG_ARGS(item));
}
