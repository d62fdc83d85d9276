/* Describe the slips of a hurried hand in one deal, with their likelihood. */
#include "games/ulti/messages.h"
#include "games/ulti/notation/notation.h"

/*
 * The likelihood of a slip if it is natural to its deal (struct ulti_slip), and elsewhere. Two things count:
 * its frequency at the table, and the few places where it is possible. A chance fit is mostly a slip possible
 * in every deal; one that needs a lost ulti or a kontra seldom fits unless it happened.
 */
static const struct wording {
	const char *code;          /* for scripts */
	int natural, other;
	const struct msg *msg;     /* {0}: the part or silent item, or the seat */
} wordings[ULTI_SLIP_COUNT] = {
	/* said late, in the middle of a trick */
	[ULTI_SLIP_KONTRA_MISSED] = { "kontra-missed", 85, 85, &msg_slip_kontra_1 },
	/* spread from another part; hardly ever invented */
	[ULTI_SLIP_KONTRA] = { "kontra-surplus", 80, 10, &msg_slip_kontra_2 },
	/* if cards are counted; everybody saw a made ulti */
	[ULTI_SLIP_RESULT] = { "result", 45, 30, &msg_slip_result },
	/* the doubling is forgotten; who doubles a plain bid? */
	[ULTI_SLIP_PIROS] = { "piros", 100, 40, &msg_slip_not_doubled },
	/* few remember that it counts at kontra */
	[ULTI_SLIP_THROWN_IN] = { "thrown-in", 90, 90, &msg_slip_thrown_in },
	/* the most forgotten of all, and ultis are seldom lost */
	[ULTI_SLIP_EXTRA] = { "lost-ulti-extra", 90, 90, &msg_slip_extra },
	/* unannounced items, or the small parti beside the ulti */
	[ULTI_SLIP_LEFT] = { "left-out", 70, 30, &msg_slip_silent_left },
	/* a silent 100, paid but not noted; others are rare */
	[ULTI_SLIP_SILENT_SAID] = { "counted-in", 75, 5, &msg_slip_silent_said },
	/* above all if each defender pays separately */
	[ULTI_SLIP_ONE_DEFENDER] = { "one-defender", 75, 70, &msg_slip_one_defender },
};

void ulti_slips_visit(const struct game_played *played, game_slip_visit *visit, void *arg)
{
	const struct ulti_rules rules = ulti_rules_of(played->rules);
	struct ulti_slip slips[ULTI_SLIPS];
	struct ulti_deal deal = { 0 };
	size_t count = ulti_deal_of(played, &deal) ? ulti_slips(&deal, &rules, slips) : 0;

	for (size_t i = 0; i < count; i++) {
		const struct wording *wording = &wordings[slips[i].kind];
		struct game_slip slip = { .code = wording->code, .kind = slips[i].kind, .item = slips[i].item,
			.weight = slips[i].is_natural ? wording->natural : wording->other,
			.level = slips[i].level, .seat = slips[i].seat };
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			slip.points[seat] = slips[i].points[seat];
		ulti_record_write(rules.edition, &slips[i].deal, &slip.record);
		visit(arg, &slip);
	}
}

void ulti_slip_say(
	struct buf *b, enum lang lang, const struct game_edition *edition, const struct game_slip *slip)
{
	static const struct { uint8_t level; const struct msg *msg; } levels[] = {
		{ 1, &msg_slip_kontra_1 }, { 2, &msg_slip_kontra_2 }, { 4, &msg_slip_kontra_4 },
		{ 8, &msg_slip_kontra_8 }, { 16, &msg_slip_kontra_16 }, { 32, &msg_slip_kontra_32 },
	};
	const bool is_kontra = slip->kind == ULTI_SLIP_KONTRA_MISSED || slip->kind == ULTI_SLIP_KONTRA;
	const struct msg *msg = wordings[slip->kind].msg;
	struct ulti_deal deal = { 0 };
	struct buf item = { 0 };

	if (!ulti_deal_read(edition->values, &slip->record, &deal))
		return;
	const struct ulti_bid *bid = ulti_edition_bid(edition->values, deal.bid);
	const char *name = ulti_item_name(lang, slip->item), *seat = text_seat_code(slip->seat);

	/* "ulti", "betli (against B)", "B" */
	if (slip->kind == ULTI_SLIP_ONE_DEFENDER)
		buf_str(&item, seat);
	else if (is_kontra && bid->colour == ULTI_COLOURLESS)
		buf_msg(&item, lang, &msg_slip_kontra_seat, MSG_ARGS(name, seat));
	else
		buf_str(&item, name);

	/* Kontra and piros have several texts. */
	for (size_t i = 0; is_kontra && i < sizeof levels / sizeof *levels; i++) {
		if (levels[i].level == slip->level)
			msg = levels[i].msg;
	}
	if (slip->kind == ULTI_SLIP_PIROS && ulti_bid_factor(bid) == 2)
		msg = &msg_slip_doubled;
	buf_msg(b, lang, msg, MSG_ARGS(buf_text(&item)));
	buf_free(&item);
}
