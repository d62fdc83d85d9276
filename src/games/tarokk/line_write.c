/* Write the pieces of a deal in canonical form, and in words for paper. */
#include "games/tarokk/messages.h"
#include "games/tarokk/notation.h"

#include <string.h>

/* Put a blank before a piece, except the first. */
static void part_from(struct buf *b, size_t start)
{
	if (b->len > start)
		buf_char(b, ' ');
}

/* ---- codes ------------------------------------------------------------------------------------- */

static const char *const bid_codes[] = { "S", "1", "2", "3" };
static const char *const alone_codes[TAROKK_ALONE_COUNT] = {
	[TAROKK_PARTNER] = "", [TAROKK_FORCED] = "ek", [TAROKK_OPEN] = "en", [TAROKK_SECRET] = "et",
};
static const char *const end_codes[] = {
	[TAROKK_UNSAID] = "", [TAROKK_MADE] = "+", [TAROKK_LOST] = "-", [TAROKK_UNPLAYABLE] = "!",
	[TAROKK_OWN_XXI] = "!!",
};

void tarokk_partner_write(struct buf *b, const struct tarokk_deal *deal)
{
	buf_str(b, deal->alone == TAROKK_PARTNER ? text_seat_code(deal->partner) : alone_codes[deal->alone]);
}

void tarokk_result_write(struct buf *b, const struct tarokk_deal *deal)
{
	if (deal->card_points != TAROKK_NOT_COUNTED)
		buf_int(b, deal->card_points);
	else
		buf_str(b, end_codes[deal->parti]);
}

static const struct tarokk_announcement *said_at(const struct tarokk_deal *deal, int at)
{
	return &deal->announced[at / TAROKK_FIGURE_COUNT][at % TAROKK_FIGURE_COUNT];
}

/* Write "A:T+U- B:X!": the announcements by breath, up to the first empty one. */
void tarokk_breaths_write(struct buf *b, const struct tarokk_deal *deal)
{
	size_t start = b->len;

	for (int breath = 0, found = 1; found; breath++) {
		found = 0;
		for (int at = 0; at < TAROKK_SIDES * TAROKK_FIGURE_COUNT; at++) {
			const struct tarokk_announcement *said = said_at(deal, at);
			if (said->result == TAROKK_UNSAID || said->breath != breath)
				continue;
			if (found++ == 0) {
				part_from(b, start);
				buf_printf(b, "%s:", text_seat_code(said->by));
			}
			buf_char(b, tarokk_figure_letter(at % TAROKK_FIGURE_COUNT));
			buf_str(b, end_codes[said->result]);
		}
	}
}

/* Add a piece of "kP,U,Te": the level before the first, a comma before the others. */
static void add_at_level(struct buf *b, size_t start, int level, bool *any, char letter, bool is_theirs)
{
	if (*any)
		buf_char(b, ',');
	else
		part_from(b, start);
	buf_str(b, *any ? "" : level == 2 ? "k" : "r");
	buf_char(b, letter);
	buf_str(b, is_theirs ? "e" : "");
	*any = true;
}

/* Write everything at a level: the parti first, then figure by figure, own before the opponents'. */
static void write_level(struct buf *b, size_t start, const struct tarokk_deal *deal, int level)
{
	bool any = false;

	if (deal->parti_level == level)
		add_at_level(b, start, level, &any, 'P', false);
	for (int at = 0; at < TAROKK_SIDES * TAROKK_FIGURE_COUNT; at++) {
		int figure = at / TAROKK_SIDES, side = at % TAROKK_SIDES;
		if (deal->announced[side][figure].level == level)
			add_at_level(b, start, level, &any, tarokk_figure_letter(figure), side == TAROKK_OPPONENTS);
	}
}

void tarokk_kontras_write(struct buf *b, const struct tarokk_deal *deal)
{
	size_t start = b->len;

	write_level(b, start, deal, 2);
	write_level(b, start, deal, 4);
}

void tarokk_silents_write(struct buf *b, const struct tarokk_deal *deal)
{
	size_t start = b->len;

	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		if (!deal->silent[figure])
			continue;
		part_from(b, start);
		buf_printf(b, "cs%c%s", tarokk_figure_letter(figure),
			deal->silent[figure] - 1 == TAROKK_OPPONENTS ? "e" : "");
		if (figure == TAROKK_ULTI)
			buf_printf(b, "%s%s", end_codes[deal->silent_ulti], deal->gone_earlier ? "k" : "");
	}
}

void tarokk_marks_write(struct buf *b, const struct tarokk_deal *deal)
{
	static const char *const duty_codes[TAROKK_DUTY_COUNT] = {
		[TAROKK_NO_DUTY] = "", [TAROKK_LENGETES] = "l", [TAROKK_LENGETES_TULETROA] = "lt",
		[TAROKK_BEDOBAS] = "b",
	};
	size_t start = b->len;

	buf_str(b, duty_codes[deal->duty]);
	if (deal->is_double) {
		part_from(b, start);
		buf_str(b, "x2");
	}
}

static void write_contract(struct buf *b, const struct tarokk_deal *deal)
{
	buf_printf(b, "%s ", bid_codes[deal->taken]);
	tarokk_partner_write(b, deal);
}

static void write_modifiers(struct buf *b, const struct tarokk_deal *deal)
{
	static void (*const parts[])(struct buf *, const struct tarokk_deal *) = {
		tarokk_breaths_write, tarokk_kontras_write, tarokk_silents_write, tarokk_marks_write,
	};
	bool any = false;

	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		struct buf part = { 0 };
		parts[i](&part, deal);
		if (part.len > 0)
			buf_printf(b, "%s%s", any ? " " : "", buf_text(&part));
		any = any || part.len > 0;
		buf_free(&part);
	}
}

void tarokk_piece_write(struct buf *b, const struct tarokk_deal *deal, enum game_piece piece)
{
	if (deal->reason != TAROKK_PLAYED) {
		/* "bedob B csak-xxi": only the first piece and the reason are not empty. */
		if (piece == GAME_OUTCOME || piece == GAME_CONTRACT || piece == GAME_BID_ALONE)
			buf_str(b, "bedob");
		if (piece == GAME_OUTCOME)
			buf_printf(b, " %s %s", text_seat_code(deal->thrown_by), tarokk_reason_words[deal->reason]);
		if (piece == GAME_MODIFIERS)
			buf_str(b, tarokk_reason_words[deal->reason]);
		return;
	}
	switch (piece) {
	case GAME_OUTCOME:
		write_contract(b, deal);
		if (deal->parti == TAROKK_UNSAID && deal->card_points == TAROKK_NOT_COUNTED)
			return;
		buf_char(b, ' ');
		tarokk_result_write(b, deal);
		size_t end = b->len;
		buf_char(b, ' ');
		write_modifiers(b, deal);
		if (b->len == end + 1)
			b->data[b->len = end] = '\0';
		return;
	case GAME_CONTRACT:
		write_contract(b, deal);
		return;
	case GAME_RESULT:
		tarokk_result_write(b, deal);
		return;
	case GAME_MODIFIERS:
		write_modifiers(b, deal);
		return;
	case GAME_BID_ALONE:
		buf_str(b, bid_codes[deal->taken]);
		return;
	}
}

/* ---- words ------------------------------------------------------------------------------------- */

const struct msg *tarokk_figure_name(int figure)
{
	static const struct msg *const names[TAROKK_FIGURE_COUNT] = {
		[TAROKK_TULETROA] = &msg_figure_tuletroa, [TAROKK_4_KIRALY] = &msg_figure_4_kiraly,
		[TAROKK_ULTI] = &msg_figure_ulti, [TAROKK_XXI_FOGAS] = &msg_figure_xxi_fogas,
		[TAROKK_DUPLA] = &msg_figure_dupla, [TAROKK_VOLAT] = &msg_figure_volat,
	};

	return names[figure];
}

const struct msg *tarokk_reason_name(int reason)
{
	static const struct msg *const names[TAROKK_REASON_COUNT] = {
		[TAROKK_PLAYED] = &msg_reason_none, [TAROKK_NO_TAROKK] = &msg_reason_no_tarokk,
		[TAROKK_ONLY_XXI] = &msg_reason_only_xxi, [TAROKK_FOUR_KINGS] = &msg_reason_four_kings,
		[TAROKK_PARTNER_HONOURS] = &msg_reason_partner_honours,
		[TAROKK_DECLARER_HONOURS] = &msg_reason_declarer_honours,
		[TAROKK_SECOND_ROUND] = &msg_reason_second_round,
	};

	return names[reason];
}

const struct msg *tarokk_alone_name(int alone)
{
	static const struct msg *const names[TAROKK_ALONE_COUNT] = {
		[TAROKK_PARTNER] = &msg_reason_none, [TAROKK_FORCED] = &msg_alone_forced,
		[TAROKK_OPEN] = &msg_alone_open, [TAROKK_SECRET] = &msg_alone_secret,
	};

	return names[alone];
}

const char *tarokk_level_name(int level)
{
	return level == 4 ? "rekontra" : level == 2 ? "kontra" : "";
}

void tarokk_bid_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal)
{
	if (deal->taken == 0)
		buf_msg(b, lang, &msg_say_szolo, MSG_NO_ARGS);
	else
		buf_int(b, deal->taken);
}

void tarokk_partner_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal)
{
	if (deal->alone == TAROKK_PARTNER)
		buf_str(b, text_seat_code(deal->partner));
	else
		buf_msg(b, lang, tarokk_alone_name(deal->alone), MSG_NO_ARGS);
}

void tarokk_result_say(struct buf *b, const struct tarokk_deal *deal)
{
	if (deal->card_points != TAROKK_NOT_COUNTED)
		buf_int(b, deal->card_points);
	else if (deal->parti != TAROKK_UNSAID)
		buf_str(b, deal->parti == TAROKK_MADE ? "+" : "−");
	if (deal->parti_level > 1)
		buf_printf(b, " %s", tarokk_level_name(deal->parti_level));
}

/* Write "A: tuletroá +, ulti − (kontra)". */
void tarokk_breaths_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal)
{
	static const char *const ends[] = {
		[TAROKK_UNSAID] = "", [TAROKK_MADE] = "+", [TAROKK_LOST] = "−", [TAROKK_UNPLAYABLE] = "!",
		[TAROKK_OWN_XXI] = "!!",
	};
	size_t start = b->len;

	for (int breath = 0, found = 1; found; breath++) {
		found = 0;
		for (int at = 0; at < TAROKK_SIDES * TAROKK_FIGURE_COUNT; at++) {
			const struct tarokk_announcement *said = said_at(deal, at);
			if (said->result == TAROKK_UNSAID || said->breath != breath)
				continue;
			if (found++ == 0)
				buf_printf(b, "%s%s: ", b->len > start ? "; " : "", text_seat_code(said->by));
			else
				buf_str(b, ", ");
			buf_printf(b, "%s %s", tarokk_figure_name(at % TAROKK_FIGURE_COUNT)->text[lang],
				ends[said->result]);
			if (said->level > 1)
				buf_printf(b, " (%s)", tarokk_level_name(said->level));
		}
	}
}

void tarokk_silents_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal)
{
	size_t start = b->len;

	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		bool is_ulti = figure == TAROKK_ULTI;
		if (!deal->silent[figure])
			continue;
		buf_printf(b, "%s%s", b->len > start ? ", " : "", tarokk_figure_name(figure)->text[lang]);
		if (is_ulti)
			buf_str(b, deal->silent_ulti == TAROKK_MADE ? " +" : " −");
		if (is_ulti && deal->gone_earlier)
			buf_msg(b, lang, &msg_say_gone_earlier, MSG_NO_ARGS);
		if (deal->silent[figure] - 1 == TAROKK_OPPONENTS)
			buf_msg(b, lang, &msg_say_opponents, MSG_NO_ARGS);
	}
}

void tarokk_marks_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal)
{
	static const struct msg *const duties[TAROKK_DUTY_COUNT] = {
		[TAROKK_NO_DUTY] = &msg_reason_none, [TAROKK_LENGETES] = &msg_duty_lengetes,
		[TAROKK_LENGETES_TULETROA] = &msg_duty_lengetes_tuletroa, [TAROKK_BEDOBAS] = &msg_duty_bedobas,
	};

	if (deal->reason != TAROKK_PLAYED)
		buf_msg(b, lang, tarokk_reason_name(deal->reason), MSG_NO_ARGS);
	if (deal->duty != TAROKK_NO_DUTY)
		buf_msg(b, lang, duties[deal->duty], MSG_NO_ARGS);
	if (deal->is_double)
		buf_printf(b, "%s× 2", deal->duty != TAROKK_NO_DUTY ? ", " : "");
}

static void say_marks_and_silents(struct buf *b, enum lang lang, const struct tarokk_deal *deal)
{
	static void (*const parts[])(struct buf *, enum lang, const struct tarokk_deal *) = {
		tarokk_breaths_say, tarokk_silents_say, tarokk_marks_say,
	};
	bool any = false;

	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		struct buf part = { 0 };
		parts[i](&part, lang, deal);
		if (part.len > 0 && i == 1)
			buf_msg(b, lang, &msg_say_silent, MSG_ARGS(any ? "; " : "", buf_text(&part)));
		else if (part.len > 0)
			buf_printf(b, "%s%s", any ? "; " : "", buf_text(&part));
		any = any || part.len > 0;
		buf_free(&part);
	}
}

static void say_bid_and_partner(struct buf *b, enum lang lang, const struct tarokk_deal *deal)
{
	struct buf bid = { 0 }, partner = { 0 };

	tarokk_bid_say(&bid, lang, deal);
	tarokk_partner_say(&partner, lang, deal);
	buf_printf(b, "%s, %s", buf_text(&bid), buf_text(&partner));
	buf_free(&bid);
	buf_free(&partner);
}

void tarokk_piece_say(struct buf *b, enum lang lang, const struct tarokk_deal *deal, enum game_piece piece)
{
	if (deal->reason != TAROKK_PLAYED) {
		/* The contract says that the deal was thrown in, the marks say why. */
		if (piece != GAME_RESULT && piece != GAME_MODIFIERS)
			buf_msg(b, lang, &msg_say_thrown_in, MSG_NO_ARGS);
		if (piece == GAME_OUTCOME)
			buf_str(b, ": ");
		if (piece == GAME_OUTCOME || piece == GAME_MODIFIERS)
			tarokk_marks_say(b, lang, deal);
		return;
	}
	switch (piece) {
	case GAME_OUTCOME:
		say_bid_and_partner(b, lang, deal);
		buf_char(b, ' ');
		tarokk_result_say(b, deal);
		buf_str(b, "; ");
		say_marks_and_silents(b, lang, deal);
		return;
	case GAME_CONTRACT:
		say_bid_and_partner(b, lang, deal);
		return;
	case GAME_RESULT:
		tarokk_result_say(b, deal);
		return;
	case GAME_MODIFIERS:
		say_marks_and_silents(b, lang, deal);
		return;
	case GAME_BID_ALONE:
		tarokk_bid_say(b, lang, deal);
		return;
	}
}
