/* A deal played over again, for people: hands, tricks, and what came of it. */
#include "export/pages.h"
#include "games/ulti/court.h"

#include "export/messages.h"

/* What a suit looks like on a terminal; its letter is always there. */
static const char *const suit_colours[ULTI_SUIT_COUNT] = {
	[ULTI_MAKK] = "\033[33m", [ULTI_ZOLD] = "\033[32m", [ULTI_TOK] = "\033[93m", [ULTI_PIROS] = "\033[31m",
};

/* A play being drawn. */
struct drawing {
	struct buf *b;
	const struct report_play *play;
	const struct export_look *look;
};

static void draw_card(const struct drawing *d, int card)
{
	buf_str(d->b, d->look->colour ? suit_colours[ulti_card_suit(card)] : "");
	buf_str(d->b, ulti_card_of(card).text);
	buf_str(d->b, d->look->colour ? "\033[0m" : "");
}

/* A set of cards, each suit in its colour. */
static void draw_set(const struct drawing *d, uint32_t cards)
{
	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		uint32_t of_suit = cards & ulti_cards_of_suit(suit);
		if (!of_suit)
			continue;
		buf_char(d->b, ' ');
		buf_str(d->b, d->look->colour ? suit_colours[suit] : "");
		ulti_cards_write(d->b, of_suit);
		buf_str(d->b, d->look->colour ? "\033[0m" : "");
	}
}

static void draw_melds(const struct drawing *d, int seat)
{
	const char *separator = "   + ";

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		if (!(d->play->play.melds[seat] >> suit & 1))
			continue;
		buf_printf(d->b, "%s%s %d", separator, ulti_suit_name(d->look->lang, suit),
			ulti_meld_value(suit, d->play->replay.deal.trump));
		separator = ", ";
	}
}

/* "A U z kU": the contract, then who plays and with what. */
static void draw_hands(const struct drawing *d)
{
	const struct report_play *play = d->play;
	struct game_cards words = { 0 };

	ulti_play_contract_put(
		&words, &(struct ulti_deal_line){ .dealer = ULTI_NO_SEAT, .deal = play->contract });
	grid_strong(d->b, words.rows[0].words, d->look);
	buf_str(d->b, "\n\n");
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!ulti_deal_seats(&play->contract, seat))
			continue;
		buf_column(d->b, ulti_seat_code(seat), 2);
		if (play->names[seat])
			buf_column(d->b, play->names[seat], 20);
		draw_set(d, play->play.hands[seat]);
		draw_melds(d, seat);
		buf_char(d->b, '\n');
	}
	buf_column(d->b, msg_play_talon.text[d->look->lang], play->names[play->contract.declarer] ? 22 : 6);
	draw_set(d, play->play.talon);
	buf_str(d->b, "\n\n");
}

enum { TRICK_COLUMN = 6, LEADER_COLUMN = 7, CARDS_COLUMN = 14, TAKER_COLUMN = 9, POINTS_COLUMN = -11 };

static void draw_heads(const struct drawing *d)
{
	enum lang lang = d->look->lang;
	struct buf heads = { 0 };

	buf_column(&heads, msg_play_trick.text[lang], TRICK_COLUMN);
	buf_column(&heads, msg_play_leads.text[lang], LEADER_COLUMN);
	buf_column(&heads, msg_play_cards.text[lang], CARDS_COLUMN);
	buf_column(&heads, msg_play_takes.text[lang], TAKER_COLUMN);
	buf_column(&heads, msg_play_declarer.text[lang], POINTS_COLUMN);
	buf_column(&heads, msg_play_defenders.text[lang], POINTS_COLUMN);
	grid_strong(d->b, buf_text(&heads), d->look);
	buf_char(d->b, '\n');
	buf_free(&heads);
}

/* The card of a breach has a "!" behind it. */
static void draw_trick(const struct drawing *d, int no)
{
	const struct report_trick *trick = &d->play->tricks[no];
	bool has_breach = d->play->replay.breach && no == d->play->replay.trick_count;
	int used = 0;

	buf_column(d->b, num_of(no + 1).text, 3 - TRICK_COLUMN);
	buf_pad(d->b, ' ', 3);
	buf_column(d->b, ulti_seat_code(trick->leader), LEADER_COLUMN);
	for (int i = 0; i < trick->count; i++) {
		bool is_breach = has_breach && i == trick->count - 1;
		draw_card(d, trick->cards[i]);
		buf_char(d->b, is_breach ? '!' : ' ');
		used += 3;
	}
	buf_pad(d->b, ' ', (size_t)(CARDS_COLUMN - used));
	buf_column(d->b, trick->taker == ULTI_NO_SEAT ? "–" : ulti_seat_code(trick->taker), TAKER_COLUMN);
	buf_column(d->b, num_of(trick->declarer_points).text, POINTS_COLUMN);
	buf_column(d->b, num_of(trick->defenders_points).text, POINTS_COLUMN);
	buf_char(d->b, '\n');
}

static void draw_points(const struct drawing *d, const int16_t points[ULTI_SEATS])
{
	const char *separator = "";

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!ulti_deal_seats(&d->play->contract, seat))
			continue;
		buf_printf(d->b, "%s%s %s", separator,
			d->play->names[seat] ? d->play->names[seat] : ulti_seat_code(seat),
			num_signed(points[seat]).text);
		separator = "   ";
	}
	buf_char(d->b, '\n');
}

/* The breach, its paragraph and the payment in words. */
static void draw_ruling(const struct drawing *d)
{
	struct buf words = { 0 };

	report_breach(&words, d->look->lang, d->play);
	buf_char(&words, '\n');
	buf_msg(&words, d->look->lang, &msg_play_ruling, MSG_NO_ARGS);
	ulti_ruling_write(&words, d->look->lang, &d->play->dispute, &d->play->ruling);
	buf_wrap(d->b, 0, buf_text(&words), d->look->columns);
	buf_free(&words);
}

/* That; the result; or what is still to come. */
static void draw_end(const struct drawing *d)
{
	const struct report_play *play = d->play;
	struct ulti_deal_line line = { .dealer = ULTI_NO_SEAT, .deal = play->replay.deal };

	buf_char(d->b, '\n');
	if (play->is_ruled) {
		draw_ruling(d);
		draw_points(d, play->ruling.points);
	} else if (play->is_settled) {
		ulti_deal_line_write(d->b, &line);
		buf_char(d->b, '\n');
		draw_points(d, play->settlement.points);
	} else {
		buf_msg(d->b, d->look->lang, &msg_play_unfinished, MSG_ARGS(num_of(play->replay.trick_count).text));
		buf_char(d->b, '\n');
	}
}

bool export_play(struct buf *b, const struct report_play *play, const struct export_look *look, struct err *e)
{
	const struct drawing d = { b, play, look };

	draw_hands(&d);
	draw_heads(&d);
	for (int no = 0; no < play->trick_count; no++)
		draw_trick(&d, no);
	draw_end(&d);
	return page_done(b, true, e);
}
