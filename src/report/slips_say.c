/* The explanations of the mismatch doctor in words: the likeliest in a sentence, all in a table. */
#include "report/messages.h"
#include "report/report.h"

#include <stdlib.h>

enum { SHOWN = 3 };

/* What a slip's words are about: its arguments {0} {1} {2}. */
enum about {
	ABOUT_ITEM,     /* the part or silent item */
	ABOUT_SEATS,    /* one seat, the other */
	ABOUT_FIGURE    /* the seat, the right figure, the paper's */
};

static const struct wording {
	const char *code;   /* for scripts */
	enum about about;
	const struct msg *msg;
} wordings[REPORT_SLIP_COUNT] = {
	[ULTI_SLIP_KONTRA_MISSED] = { "kontra-missed", ABOUT_ITEM, &msg_slip_kontra_1 },   /* or others */
	[ULTI_SLIP_KONTRA] = { "kontra-surplus", ABOUT_ITEM, &msg_slip_kontra_2 },
	[ULTI_SLIP_RESULT] = { "result", ABOUT_ITEM, &msg_slip_result },
	[ULTI_SLIP_PIROS] = { "piros", ABOUT_ITEM, &msg_slip_not_doubled },   /* or doubled */
	[ULTI_SLIP_THROWN_IN] = { "thrown-in", ABOUT_ITEM, &msg_slip_thrown_in },
	[ULTI_SLIP_EXTRA] = { "lost-ulti-extra", ABOUT_ITEM, &msg_slip_extra },
	[ULTI_SLIP_LEFT] = { "left-out", ABOUT_ITEM, &msg_slip_silent_left },
	[ULTI_SLIP_SILENT_SAID] = { "counted-in", ABOUT_ITEM, &msg_slip_silent_said },
	[ULTI_SLIP_ONE_DEFENDER] = { "one-defender", ABOUT_SEATS, &msg_slip_one_defender },
	[ULTI_SLIP_SEATS] = { "seats", ABOUT_SEATS, &msg_slip_seats },
	[ULTI_SLIP_SIGNS] = { "signs", ABOUT_SEATS, &msg_slip_signs },
	[ULTI_SLIP_DIGITS] = { "digits", ABOUT_FIGURE, &msg_slip_digits },
	[REPORT_SLIP_MISSING] = { "missing", ABOUT_SEATS, &msg_slip_missing },
	[REPORT_SLIP_TWICE] = { "twice", ABOUT_SEATS, &msg_slip_twice },
	[REPORT_SLIP_TOTAL_DIGITS] = { "total-digits", ABOUT_FIGURE, &msg_slip_digits },
	[REPORT_SLIP_TOTAL_SIGN] = { "total-sign", ABOUT_FIGURE, &msg_slip_sign },
	[REPORT_SLIP_TOTAL_CARRY] = { "total-sum", ABOUT_FIGURE, &msg_slip_carry },
	[REPORT_SLIP_TOTAL_SEATS] = { "total-seats", ABOUT_SEATS, &msg_slip_seats },
	[REPORT_SLIP_TOTAL_FIGURE] = { "total-figure", ABOUT_FIGURE, &msg_slip_one_figure },
};

/* ---- one explanation --------------------------------------------------------------------------- */

static bool is_of_kontra(const struct ulti_slip *slip)
{
	return slip->kind == ULTI_SLIP_KONTRA_MISSED || slip->kind == ULTI_SLIP_KONTRA;
}

/* Its text; of kontra and piros there are several. */
static const struct msg *msg_of(const struct ulti_slip *slip)
{
	if (is_of_kontra(slip) && slip->level > 1)
		return slip->level == 2 ? &msg_slip_kontra_2 : &msg_slip_kontra_4;
	if (slip->kind == ULTI_SLIP_PIROS && ulti_bid_factor(ulti_bid_at(slip->deal.bid)) == 2)
		return &msg_slip_doubled;
	return wordings[slip->kind].msg;
}

/* "ulti", "betli (against B)" */
static void write_item(struct buf *b, enum lang lang, const struct ulti_slip *slip)
{
	const char *name = ulti_item_name(lang, slip->item);

	if (is_of_kontra(slip) && ulti_bid_at(slip->deal.bid)->colour == ULTI_COLOURLESS)
		buf_msg(b, lang, &msg_slip_kontra_seat, MSG_ARGS(name, ulti_seat_code(slip->seat)));
	else
		buf_str(b, name);
}

static void say_slip(struct buf *b, enum lang lang, const struct report_paper *paper,
	const struct report_slip *found)
{
	const struct ulti_slip *slip = &found->slip;
	const char *seat = ulti_seat_code(slip->seat);
	struct num ours = num_of(found->deal ? found->deal->points[slip->seat] : paper->ours[slip->seat]);
	struct num theirs = num_of(found->deal ? slip->points[slip->seat] : paper->theirs[slip->seat]);
	struct buf item = { 0 };

	switch (wordings[slip->kind].about) {
	case ABOUT_ITEM:
		write_item(&item, lang, slip);
		buf_msg(b, lang, msg_of(slip), MSG_ARGS(buf_text(&item)));
		break;
	case ABOUT_SEATS:
		buf_msg(b, lang, msg_of(slip), MSG_ARGS(seat, ulti_seat_code(slip->other)));
		break;
	case ABOUT_FIGURE:
		buf_msg(b, lang, msg_of(slip), MSG_ARGS(seat, ours.text, theirs.text));
		break;
	}
	buf_free(&item);
}

/* ---- the likeliest ----------------------------------------------------------------------------- */

void report_slips(struct buf *b, enum lang lang, const struct report_paper *paper)
{
	struct report_slip *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	bool done = report_slips_find(paper, &list, &count, &none);

	for (size_t i = 0; done && i < count && i < SHOWN; i++) {
		buf_msg(b, lang, i == 0 ? &msg_slip_likely : &msg_slip_or, MSG_NO_ARGS);
		if (list[i].deal && paper->count > 1)
			buf_msg(b, lang, &msg_slip_deal, MSG_ARGS(num_of(list[i].deal->no).text));
		say_slip(b, lang, paper, &list[i]);
	}
	if (done && count > SHOWN)
		buf_msg(b, lang, &msg_slip_more, MSG_ARGS(num_of((int64_t)count - SHOWN).text));
	free(list);
}

/* ---- all of them ------------------------------------------------------------------------------- */

/* "= 69 -62 -7" */
static void write_figures(struct buf *b, const int64_t *figures, int seats)
{
	buf_char(b, '=');
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, " %lld", (long long)figures[seat]);
}

/* "3 C p40+U +- kU = 20 20 -40", the deal as said in `deal`; of a ruled one its number and points. */
static void write_deal(struct buf *b, const struct report_counted *counted, const struct ulti_deal *deal,
	const int64_t *points, int seats)
{
	struct ulti_deal_line line = { .no = counted->no, .kind = ULTI_LINE_PLAYED, .dealer = counted->dealer };

	line.deal = *deal;
	if (deal->bid > 0)
		ulti_deal_line_write(b, &line);
	else
		buf_int(b, counted->no);
	buf_char(b, ' ');
	write_figures(b, points, seats);
}

/* As recorded, and as it would be on the paper. */
static void write_both(struct buf *recorded, struct buf *other, const struct report_paper *paper,
	const struct report_slip *found)
{
	int64_t ours[BOOK_SEATS] = { 0 }, theirs[BOOK_SEATS] = { 0 };

	if (!found->deal) {
		write_figures(recorded, paper->ours, paper->seats);
		write_figures(other, paper->theirs, paper->seats);
		return;
	}
	for (int seat = 0; seat < paper->seats; seat++) {
		ours[seat] = found->deal->points[seat];
		theirs[seat] = found->slip.points[seat];
	}
	write_deal(recorded, found->deal, &found->deal->deal, ours, paper->seats);
	write_deal(other, found->deal, &found->slip.deal, theirs, paper->seats);
}

static void add_row(struct listing *t, enum lang lang, const struct report_paper *paper,
	const struct report_slip *found)
{
	struct buf words = { 0 }, recorded = { 0 }, other = { 0 };

	say_slip(&words, lang, paper, found);
	write_both(&recorded, &other, paper, found);
	listing_number(t, (int64_t)t->row_count + 1);
	if (found->deal)
		listing_number(t, found->deal->no);
	else
		listing_empty(t);
	listing_code(t, wordings[found->slip.kind].code, buf_text(&words));
	listing_text(t, buf_text(&recorded));
	listing_text(t, buf_text(&other));
	buf_free(&words);
	buf_free(&recorded);
	buf_free(&other);
}

static void start_table(struct listing *out, enum lang lang, const struct report_paper *paper)
{
	struct buf title = { 0 }, ours = { 0 }, theirs = { 0 };

	write_figures(&ours, paper->ours, paper->seats);
	write_figures(&theirs, paper->theirs, paper->seats);
	buf_msg(&title, lang, &msg_slips_title, MSG_ARGS(buf_text(&theirs), buf_text(&ours)));
	listing_start(out, buf_text(&title));
	listing_column(out, "rank", &msg_head_slip_rank, LISTING_INT);
	listing_column(out, "deal", &msg_head_slip_deal, LISTING_INT);
	listing_column(out, "slip", &msg_head_slip, LISTING_TEXT);
	listing_column(out, "recorded", &msg_head_recorded, LISTING_TEXT);
	listing_column(out, "paper", &msg_head_paper, LISTING_TEXT);
	buf_free(&title);
	buf_free(&ours);
	buf_free(&theirs);
}

bool report_slips_table(const struct report_paper *paper, enum lang lang, struct listing *out,
	struct err *e)
{
	struct report_slip *list = NULL;
	size_t count = 0;

	start_table(out, lang, paper);
	bool done = report_slips_find(paper, &list, &count, e);
	for (size_t i = 0; done && i < count; i++)
		add_row(out, lang, paper, &list[i]);
	free(list);
	return done;
}
