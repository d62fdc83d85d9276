/* The explanations of the mismatch doctor in words: the likeliest in a sentence, all in a table. */
#include "report/messages.h"
#include "report/sheet/sheet.h"

#include <stdlib.h>

enum { SHOWN = 3 };

/* The arguments {0} {1} {2} in the words of slips that no game has. */
enum about {
	ABOUT_SEATS,    /* one seat, the other */
	ABOUT_FIGURE    /* the seat, the right figure, the paper's */
};

static const struct wording {
	const char *code;   /* for scripts */
	enum about about;
	const struct msg *msg;
} wordings[REPORT_SLIP_COUNT] = {
	[REPORT_SLIP_SEATS] = { "seats", ABOUT_SEATS, &msg_slip_seats },
	[REPORT_SLIP_SIGNS] = { "signs", ABOUT_SEATS, &msg_slip_signs },
	[REPORT_SLIP_DIGITS] = { "digits", ABOUT_FIGURE, &msg_slip_digits },
	[REPORT_SLIP_MISSING] = { "missing", ABOUT_SEATS, &msg_slip_missing },
	[REPORT_SLIP_TWICE] = { "twice", ABOUT_SEATS, &msg_slip_twice },
	[REPORT_SLIP_UNRULED] = { "unruled", ABOUT_SEATS, &msg_slip_unruled },
	[REPORT_SLIP_TOTAL_DIGITS] = { "total-digits", ABOUT_FIGURE, &msg_slip_digits },
	[REPORT_SLIP_TOTAL_SIGN] = { "total-sign", ABOUT_FIGURE, &msg_slip_sign },
	[REPORT_SLIP_TOTAL_CARRY] = { "total-sum", ABOUT_FIGURE, &msg_slip_carry },
	[REPORT_SLIP_TOTAL_SEATS] = { "total-seats", ABOUT_SEATS, &msg_slip_seats },
	[REPORT_SLIP_TOTAL_FIGURE] = { "total-figure", ABOUT_FIGURE, &msg_slip_one_figure },
};

/* ---- one explanation --------------------------------------------------------------------------- */

static void say_slip(struct buf *b, enum lang lang, const struct desk_paper *paper,
	const struct report_slip *slip)
{
	const struct game_edition *edition = paper->rules->edition;
	const struct wording *wording = &wordings[slip->kind];
	const char *seat = text_seat_code(slip->seat);
	struct num ours = num_of(slip->deal ? slip->deal->points[slip->seat] : paper->ours[slip->seat]);
	struct num theirs = num_of(slip->deal ? slip->points[slip->seat] : paper->theirs[slip->seat]);

	if (slip->kind == REPORT_SLIP_OF_GAME)
		edition->game->slip_say(b, lang, edition, &slip->game);
	else if (wording->about == ABOUT_FIGURE)
		buf_msg(b, lang, wording->msg, MSG_ARGS(seat, ours.text, theirs.text));
	else
		buf_msg(b, lang, wording->msg, MSG_ARGS(seat, text_seat_code(slip->other)));
}

/* ---- the likeliest ----------------------------------------------------------------------------- */

void report_slips(struct buf *b, enum lang lang, const struct desk_paper *paper)
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

/* Write "= 69 -62 -7". */
static void write_figures(struct buf *b, const int64_t *figures, int seats)
{
	buf_char(b, '=');
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, " %lld", (long long)figures[seat]);
}

/* Write "3 C p40+U +- kU = 20 20 -40"; for a ruled deal (no record) its number and points. */
static void write_other_deal(struct buf *b, const struct desk_paper *paper,
	const struct desk_counted *counted, const struct game_record *record, const int64_t *points)
{
	struct game_deal line = { .no = counted->no,
		.dealer = counted->out_of_turn ? counted->dealer : GAME_NO_SEAT };

	if (record) {
		line.record = *record;
		game_deal_write(b, paper->rules->edition, &line);
	} else {
		buf_int(b, counted->no);
	}
	buf_char(b, ' ');
	write_figures(b, points, paper->seats);
}

static void add_slip(struct listing *t, enum lang lang, const struct desk_paper *paper,
	const struct report_slip *found)
{
	const struct desk_counted *deal = found->deal;
	bool is_of_game = found->kind == REPORT_SLIP_OF_GAME;
	int64_t ours[BOOK_SEATS] = { 0 }, theirs[BOOK_SEATS] = { 0 };
	struct buf words = { 0 }, recorded = { 0 }, other = { 0 };

	say_slip(&words, lang, paper, found);
	/* The deal or the totals, as recorded and as on paper. */
	if (deal) {
		const struct game_record *record = deal->has_record ? &deal->record : NULL;
		for (int seat = 0; seat < paper->seats; seat++) {
			ours[seat] = deal->points[seat];
			theirs[seat] = found->points[seat];
		}
		write_other_deal(&recorded, paper, deal, record, ours);
		write_other_deal(&other, paper, deal, is_of_game ? &found->game.record : record, theirs);
	} else {
		write_figures(&recorded, paper->ours, paper->seats);
		write_figures(&other, paper->theirs, paper->seats);
	}
	listing_number(t, (int64_t)t->row_count + 1);
	if (deal)
		listing_number(t, deal->no);
	else
		listing_empty(t);
	listing_code(t, is_of_game ? found->game.code : wordings[found->kind].code, buf_text(&words));
	listing_text(t, buf_text(&recorded));
	listing_text(t, buf_text(&other));
	buf_free(&words);
	buf_free(&recorded);
	buf_free(&other);
}

bool report_slips_table(const struct desk_paper *paper, enum lang lang, struct listing *out,
	struct err *e)
{
	struct buf title = { 0 }, ours = { 0 }, theirs = { 0 };
	struct report_slip *list = NULL;
	size_t count = 0;

	write_figures(&ours, paper->ours, paper->seats);
	write_figures(&theirs, paper->theirs, paper->seats);
	buf_msg(&title, lang, paper->by_totals ? &msg_slips_title_known : &msg_slips_title,
		MSG_ARGS(buf_text(&theirs), buf_text(&ours)));
	listing_start(out, buf_text(&title));
	buf_free(&title);
	buf_free(&ours);
	buf_free(&theirs);
	listing_column(out, "rank", &msg_head_slip_rank, LISTING_INT);
	listing_column(out, "deal", &msg_head_slip_deal, LISTING_INT);
	listing_column(out, "slip", &msg_head_slip, LISTING_TEXT);
	listing_column(out, "recorded", &msg_head_recorded, LISTING_TEXT);
	listing_column(out, "paper", &msg_head_paper, LISTING_TEXT);
	bool done = report_slips_find(paper, &list, &count, e);
	for (size_t i = 0; done && i < count; i++)
		add_slip(out, lang, paper, &list[i]);
	free(list);
	return done;
}
