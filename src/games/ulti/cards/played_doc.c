/* Make a document of a replayed deal: hands, tricks, and the outcome. */
#include "games/messages.h"
#include "games/ulti/cards/messages.h"
#include "games/ulti/cards/played.h"

/* The colours of suits on a terminal, beside their letters. */
static const char *const suit_inks[ULTI_SUIT_COUNT] = {
	[ULTI_MAKK] = DOC_INK_BROWN, [ULTI_ZOLD] = DOC_INK_GREEN, [ULTI_TOK] = DOC_INK_YELLOW,
	[ULTI_PIROS] = DOC_INK_RED,
};

/* ---- for a terminal ---------------------------------------------------------------------------- */

/* A play being drawn. */
struct drawing {
	struct buf *b;
	const struct ulti_played *play;
	enum lang lang;
};

/* Draw a set of cards, each suit in its colour. */
static void draw_set(const struct drawing *d, uint32_t cards)
{
	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		uint32_t of_suit = cards & ulti_cards_of_suit(suit);
		if (!of_suit)
			continue;
		buf_printf(d->b, " %s", suit_inks[suit]);
		ulti_cards_write(d->b, of_suit);
		buf_str(d->b, DOC_INK_END);
	}
}

enum { SEAT_COLUMN = 2, NAME_COLUMN = 20 };

/* Draw "A U z kU", the contract, then the players and their hands. */
static void draw_hands(const struct drawing *d)
{
	const struct ulti_played *play = d->play;
	struct game_cards words = { 0 };
	int width = NAME_COLUMN;   /* cut no name */

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		int own = play->names[seat] ? (int)text_columns(play->names[seat]) + 1 : 0;
		width = own > width ? own : width;
	}
	ulti_play_contract_put(
		&words, &(struct ulti_deal_line){ .dealer = ULTI_NO_SEAT, .deal = play->contract });
	buf_printf(d->b, DOC_INK_STRONG "%s" DOC_INK_END, words.rows[0].words);
	buf_str(d->b, "\n\n");
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!ulti_deal_seats(&play->contract, seat))
			continue;
		buf_column(d->b, ulti_seat_code(seat), SEAT_COLUMN);
		if (play->names[seat])
			buf_column(d->b, play->names[seat], width);
		draw_set(d, play->play.hands[seat]);
		const char *separator = "   + ";
		for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
			if (!(play->play.melds[seat] >> suit & 1))
				continue;
			buf_printf(d->b, "%s%s %d", separator, ulti_suit_name(d->lang, suit),
				ulti_meld_value(suit, play->replay.deal.trump));
			separator = ", ";
		}
		buf_char(d->b, '\n');
	}
	buf_column(d->b, msg_play_talon.text[d->lang],
		play->names[play->contract.declarer] ? SEAT_COLUMN + width : 6);
	draw_set(d, play->play.talon);
	buf_str(d->b, "\n\n");
}

enum { TRICK_COLUMN = 6, LEADER_COLUMN = 7, CARDS_COLUMN = 14, TAKER_COLUMN = 9, POINTS_COLUMN = -11 };

/* Draw a trick; the card of a breach has a "!" after it. */
static void draw_trick(const struct drawing *d, int no)
{
	const struct ulti_played_trick *trick = &d->play->tricks[no];
	bool has_breach = d->play->replay.breach && no == d->play->replay.trick_count;
	int used = 0;

	buf_column(d->b, num_of(no + 1).text, 3 - TRICK_COLUMN);
	buf_pad(d->b, ' ', 3);
	buf_column(d->b, ulti_seat_code(trick->leader), LEADER_COLUMN);
	for (int i = 0; i < trick->count; i++) {
		bool is_breach = has_breach && i == trick->count - 1;
		buf_printf(d->b, "%s%s" DOC_INK_END "%c", suit_inks[ulti_card_suit(trick->cards[i])],
			ulti_card_of(trick->cards[i]).text, is_breach ? '!' : ' ');
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
			game_seat_name(d->play->names, seat),
			num_signed(points[seat]).text);
		separator = "   ";
	}
	buf_char(d->b, '\n');
}

/* Add the drawing below the earlier parts. */
static void add_drawn(const struct drawing *d, struct doc *doc)
{
	doc->failed = doc->failed || d->b->failed;
	doc_plain(doc, buf_text(d->b));
	buf_clear(d->b);
}

/* Draw the breach, its paragraph and the payment in words; the result; or the missing rest. */
static void draw_end(const struct drawing *d, struct doc *doc)
{
	const struct ulti_played *play = d->play;
	struct ulti_deal_line line = { .dealer = ULTI_NO_SEAT, .deal = play->replay.deal };

	buf_char(d->b, '\n');
	if (play->is_ruled) {
		struct buf words = { 0 };
		add_drawn(d, doc);
		ulti_breach_say(&words, d->lang, play);
		buf_char(&words, '\n');
		buf_msg(&words, d->lang, &msg_play_ruling, MSG_NO_ARGS);
		ulti_ruling_write(&words, d->lang, &play->dispute, &play->ruling);
		doc_text(doc, buf_text(&words));
		buf_free(&words);
		draw_points(d, play->ruling.points);
	} else if (play->is_settled) {
		ulti_deal_line_write(d->b, &line);
		buf_char(d->b, '\n');
		draw_points(d, play->settlement.points);
	} else {
		buf_msg(d->b, d->lang, &msg_play_unfinished, MSG_ARGS(num_of(play->replay.trick_count).text));
		buf_char(d->b, '\n');
	}
}

static void draw_play(const struct drawing *d, struct doc *doc)
{
	struct buf heads = { 0 };

	doc_gap(doc, DOC_GAP_NONE);
	draw_hands(d);
	buf_column(&heads, msg_play_trick.text[d->lang], TRICK_COLUMN);
	buf_column(&heads, msg_play_leads.text[d->lang], LEADER_COLUMN);
	buf_column(&heads, msg_play_cards.text[d->lang], CARDS_COLUMN);
	buf_column(&heads, msg_play_takes.text[d->lang], TAKER_COLUMN);
	buf_column(&heads, msg_play_declarer.text[d->lang], POINTS_COLUMN);
	buf_column(&heads, msg_play_defenders.text[d->lang], POINTS_COLUMN);
	buf_printf(d->b, DOC_INK_STRONG "%s" DOC_INK_END "\n", buf_text(&heads));
	buf_free(&heads);
	for (int no = 0; no < d->play->trick_count; no++)
		draw_trick(d, no);
	draw_end(d, doc);
	add_drawn(d, doc);
	doc_gap(doc, DOC_GAP_USUAL);
}

/* ---- for others -------------------------------------------------------------------------------- */

static void tricks_table(const struct ulti_played *play, struct listing *out, enum lang lang)
{
	listing_start(out, msg_play_title.text[lang]);
	listing_column(out, "trick", &msg_head_trick, LISTING_INT);
	listing_column(out, "leader", &msg_head_leader, LISTING_TEXT);
	listing_column(out, "cards", &msg_head_cards, LISTING_TEXT);
	listing_column(out, "winner", &msg_head_taker, LISTING_TEXT);
	listing_column(out, "declarer_points", &msg_head_declarer_points, LISTING_INT);
	listing_column(out, "defenders_points", &msg_head_defenders_points, LISTING_INT);
	listing_column(out, "breach", &msg_head_breach, LISTING_TEXT);
	for (int i = 0; i < play->trick_count; i++) {
		const struct ulti_played_trick *trick = &play->tricks[i];
		struct buf cards = { 0 };
		for (int card = 0; card < trick->count; card++)
			buf_printf(&cards, "%s%s", card > 0 ? " " : "", ulti_card_of(trick->cards[card]).text);
		listing_number(out, i + 1);
		listing_text(out, ulti_seat_code(trick->leader));
		listing_text(out, buf_text(&cards));
		listing_text(out, trick->taker == ULTI_NO_SEAT ? "" : ulti_seat_code(trick->taker));
		listing_number(out, trick->declarer_points);
		listing_number(out, trick->defenders_points);
		listing_text(out, i == play->replay.trick_count ? ulti_duty_code(play->replay.breach) : "");
		buf_free(&cards);
	}
}

void ulti_played_doc(const struct ulti_played *play, enum lang lang, unsigned wanted, struct doc *doc)
{
	struct buf b = { 0 };
	const struct drawing d = { &b, play, lang };
	struct listing table;

	doc_list_start(doc, lang, msg_play_title.text[lang], wanted);
	if (doc_for(doc, DOC_TERMINAL))
		draw_play(&d, doc);
	if (doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL)) {
		tricks_table(play, &table, lang);
		table.title[0] = '\0';
		doc_table(doc, "rows", &table);
	}
	buf_free(&b);
}
