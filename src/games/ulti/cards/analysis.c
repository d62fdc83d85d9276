/*
 * Analyse the cards of a recorded play: the points that each card gave away, and the cost of a breach. Facts
 * only.
 */
#include "games/ulti/cards/played.h"
#include "games/messages.h"
#include "games/ulti/cards/messages.h"

#include <string.h>

/* ---- the analysis ------------------------------------------------------------------------------ */

/* Lay out the position after `count` cards; returns the declarer's points with best play. */
static int lay_after(
	struct ulti_solver *s, const struct ulti_played *play, const struct ulti_rules *rules, int count)
{
	struct ulti_play part = play->play;

	part.count = (uint8_t)count;
	ulti_solve_lay(s, &play->contract, &part, rules);
	return ulti_solve_points(s);
}

/* Find the parts that can be forced in the position laid out. */
static unsigned parts_now(struct ulti_solver *s, const struct ulti_played *play)
{
	const struct ulti_bid *bid = ulti_bid_at(play->contract.bid);
	unsigned parts = 0;

	for (int i = 0; i < bid->part_count; i++)
		parts |= (unsigned)ulti_solve_part(s, bid->parts[i].part) << bid->parts[i].part;
	return parts;
}

/* Find the best cards in the position laid out. */
static uint32_t best_now(struct ulti_solver *s, int points)
{
	int16_t cards[ULTI_CARDS];
	uint32_t best = 0;

	ulti_solve_cards(s, cards);
	for (uint32_t legal = ulti_solve_legal(s); legal; legal &= legal - 1) {
		int card = __builtin_ctz(legal);
		best |= cards[card] == points ? ulti_card_set(card) : 0;
	}
	return best;
}

static void analyse_card(struct ulti_solver *s, const struct ulti_played *play,
	const struct ulti_rules *rules, struct ulti_played_card *card, int at)
{
	bool declares = card->seat == play->contract.declarer;

	card->after = lay_after(s, play, rules, at + 1);
	card->gave = declares ? card->before - card->after : card->after - card->before;
	if (!card->is_breach && card->gave == 0)
		return;
	lay_after(s, play, rules, at);
	card->best = best_now(s, card->before);
	ulti_solve_end(s, &card->end_before);
	if (card->is_breach)
		card->parts_before = parts_now(s, play);
	lay_after(s, play, rules, at + 1);
	ulti_solve_end(s, &card->end_after);
	if (card->is_breach)
		card->parts_after = parts_now(s, play);
}

void ulti_analyse(const struct ulti_played *play, const struct ulti_rules *rules, struct ulti_solver *s,
	struct ulti_analysis *out)
{
	int points, count = 0;

	/* The card of a breach counts, later ones do not. */
	for (int i = 0; i < play->trick_count; i++)
		count += play->tricks[i].count;
	*out = (struct ulti_analysis){ .play = play, .rules = *rules, .count = count };
	out->start = points = lay_after(s, play, rules, 0);
	out->parts = parts_now(s, play);
	ulti_solve_end(s, &out->end);
	for (int i = 0; i < count; i++) {
		const struct ulti_played_trick *trick = &play->tricks[i / ULTI_PLAYERS];
		struct ulti_played_card *card = &out->cards[i];
		*card = (struct ulti_played_card){ .seat = trick->seats[i % ULTI_PLAYERS],
			.card = trick->cards[i % ULTI_PLAYERS],
			.before = points };
		card->is_breach = play->replay.breach && i == count - 1;
		analyse_card(s, play, rules, card, i);
		points = card->after;
		out->gave[card->seat] += card->is_breach ? 0 : card->gave;
	}
}

/* ---- in words ---------------------------------------------------------------------------------- */

/* Sentences being written. */
struct telling {
	struct buf *b;
	enum lang lang;
	const struct ulti_analysis *analysis;
	const struct ulti_played *play;
};

static void tell(const struct telling *t, const struct msg *msg, const char *const args[])
{
	buf_msg(t->b, t->lang, msg, args);
	buf_char(t->b, '\n');
}

void ulti_of_this(struct buf *b, enum lang lang, const struct ulti_settlement *end, int declarer)
{
	const char *separator = msg_analysis_of_this.text[lang];

	for (int i = 0; i < end->line_count; i++) {
		const struct ulti_line *line = &end->lines[i];
		const struct msg *msg = line->side == ULTI_DEFENDERS
			? line->made ? &msg_silent_of_defenders : &msg_silent_caught_defenders
			: line->made ? &msg_silent_of_declarer : &msg_silent_caught_declarer;
		if (!ulti_is_silent(line->item))
			continue;
		buf_str(b, separator);
		buf_msg(b, lang, msg,
			MSG_ARGS(ulti_item_name(lang, line->item), num_signed(line->points[declarer]).text));
		separator = ", ";
	}
}

static void say_with_parts(const struct telling *t, const struct msg *msg, int points,
	const struct ulti_settlement *end, unsigned parts)
{
	const struct ulti_bid *bid = ulti_bid_at(t->play->contract.bid);
	int declarer = t->play->contract.declarer;
	struct buf list = { 0 }, silent = { 0 };

	for (int i = 0; i < bid->part_count; i++) {   /* "ulti – igen, parti – nem" */
		int part = bid->parts[i].part;
		buf_str(&list, i > 0 ? ", " : "");
		buf_msg(&list, t->lang, parts >> part & 1 ? &msg_analysis_can : &msg_analysis_cannot,
			MSG_ARGS(ulti_item_name(t->lang, part)));
	}
	ulti_of_this(&silent, t->lang, end, declarer);
	tell(t, msg, MSG_ARGS(ulti_seat_word(t->play, t->lang, declarer), num_signed(points).text,
		buf_text(&list), buf_text(&silent)));
	buf_free(&silent);
	buf_free(&list);
}

/* Write "Felvevő: A. Licit: ulti, adu: zöld; kontra: ulti." */
static void tell_bid(const struct telling *t)
{
	const struct ulti_deal *deal = &t->play->contract;
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	struct buf kontra = { 0 };

	buf_str(&kontra, "; ");
	ulti_modifiers_say(&kontra, t->lang, deal);
	const char *tail = kontra.len > 2 ? buf_text(&kontra) : "";
	if (bid->colour == ULTI_PLAIN)
		tell(t, &msg_analysis_contract_trump,
			MSG_ARGS(game_seat_name(t->play->names, deal->declarer), bid->name,
				ulti_trump_name(t->lang, bid, deal->trump), tail));
	else
		tell(t, &msg_analysis_contract,
			MSG_ARGS(game_seat_name(t->play->names, deal->declarer), bid->name, tail));
	buf_free(&kontra);
}

/* Write "tök 40 (A), zöld 20 (C)"; nothing if there are none. */
static void list_melds(const struct telling *t, const struct ulti_play *play, struct buf *out)
{
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
			if (!(play->melds[seat] >> suit & 1))
				continue;
			buf_str(out, out->len > 0 ? ", " : "");
			buf_msg(out, t->lang, &msg_analysis_meld,
				MSG_ARGS(game_seat_name(t->play->names, seat), ulti_suit_name(t->lang, suit),
					num_of(ulti_meld_value(suit, t->play->contract.trump)).text));
		}
	}
}

/* Say that only the melds recorded with a play count, as in its replay. */
static void say_melds(const struct telling *t)
{
	struct ulti_play held = t->play->play;
	struct buf list = { 0 };
	const struct msg *msg = &msg_analysis_melds;

	list_melds(t, &t->play->play, &list);
	if (list.len == 0) {
		ulti_solve_melds(&t->play->contract, &held);
		list_melds(t, &held, &list);
		msg = &msg_analysis_melds_held;
	}
	if (list.len > 0)
		tell(t, msg, MSG_ARGS(buf_text(&list)));
	buf_free(&list);
}

/* Return the value of a part or silent item to the declarer in a settlement. */
static int worth_of(const struct telling *t, const struct ulti_settlement *end, int item)
{
	int points = 0;

	for (int i = 0; i < end->line_count; i++)
		points += end->lines[i].item == item ? end->lines[i].points[t->play->contract.declarer] : 0;
	return points;
}

/* Say which parts, announced and silent, a card changed, unless it is plain from the bid. */
static void say_changed(const struct telling *t, const struct ulti_played_card *card, const char *indent)
{
	bool is_plain = ulti_bid_at(t->play->contract.bid)->part_count == 1;
	struct buf list = { 0 };

	for (int item = 0; item < ULTI_LOST_ULTI_EXTRA; item++) {
		if (worth_of(t, &card->end_before, item) == worth_of(t, &card->end_after, item))
			continue;
		is_plain = is_plain && !ulti_is_silent(item);
		buf_str(&list, list.len > 0 ? ", " : "");
		buf_str(&list, ulti_item_name(t->lang, item));
	}
	if (list.len > 0 && !is_plain)
		tell(t, &msg_analysis_changed, MSG_ARGS(buf_text(&list), indent));
	buf_free(&list);
}

static void say_trick(const struct telling *t, int no)
{
	const struct ulti_played_trick *trick = &t->play->tricks[no];
	struct buf cards = { 0 };

	for (int i = 0; i < trick->count; i++)
		buf_printf(&cards, "%s%s", i > 0 ? " " : "", ulti_card_of(trick->cards[i]).text);
	if (trick->taker == ULTI_NO_SEAT)
		tell(t, &msg_analysis_open_trick,
			MSG_ARGS(num_of(no + 1).text, buf_text(&cards), game_seat_name(t->play->names, trick->leader)));
	else
		tell(t, &msg_analysis_trick,
			MSG_ARGS(num_of(no + 1).text, buf_text(&cards), game_seat_name(t->play->names, trick->leader),
				game_seat_name(t->play->names, trick->taker)));
	buf_free(&cards);
	for (int i = 0; i < trick->count; i++) {
		const struct ulti_played_card *card = &t->analysis->cards[no * ULTI_PLAYERS + i];
		bool declares = card->seat == t->play->contract.declarer;
		struct buf best = { 0 };
		if (!card->gave || card->is_breach)
			continue;
		ulti_cards_write(&best, card->best);
		tell(t, declares ? &msg_analysis_gave_defenders : &msg_analysis_gave_declarer,
			MSG_ARGS(game_seat_name(t->play->names, card->seat), ulti_card_of(card->card).text,
				buf_text(&best), num_of(card->gave).text));
		say_changed(t, card, "        ");
		buf_free(&best);
	}
}

/* Write "Kiss Péter +36, Nagy Éva -54, …". */
static void list_points(
	const struct telling *t, const int points[ULTI_SEATS], bool is_signed, struct buf *out)
{
	const char *separator = "";

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!ulti_deal_seats(&t->play->contract, seat))
			continue;
		buf_printf(out, "%s%s %s", separator, game_seat_name(t->play->names, seat),
			is_signed ? num_signed(points[seat]).text : num_of(points[seat]).text);
		separator = ", ";
	}
}

static void say_points(
	const struct telling *t, const struct msg *msg, const int points[ULTI_SEATS], bool is_signed)
{
	struct buf list = { 0 };

	list_points(t, points, is_signed, &list);
	tell(t, msg, MSG_ARGS(buf_text(&list)));
	buf_free(&list);
}

/* ---- a breach ---------------------------------------------------------------------------------- */

static const struct ulti_played_card *breach_of(const struct ulti_analysis *analysis)
{
	const struct ulti_played_card *last = analysis->count ? &analysis->cards[analysis->count - 1] : NULL;

	return last && last->is_breach ? last : NULL;
}

/* Say which side gained by the illegal card, and how much. */
static void say_cost(const struct telling *t, const struct ulti_played_card *card)
{
	const struct msg *msg
		= card->after < card->before ? &msg_analysis_cost_declarer : &msg_analysis_cost_defenders;
	int change = card->after < card->before ? card->before - card->after : card->after - card->before;

	if (change == 0) {
		tell(t,
			card->parts_before == card->parts_after ? &msg_analysis_cost_nothing : &msg_analysis_cost_parts,
			MSG_NO_ARGS);
		return;
	}
	tell(t, msg, MSG_ARGS(num_of(change).text, game_seat_name(t->play->names, t->play->contract.declarer)));
	say_changed(t, card, "    ");
}

/* Compare the given ruling, or that of the cards, with the result of best play. */
static void say_ruling(const struct telling *t, const struct ulti_played_card *card,
	const struct court_ruling *ruling)
{
	const struct ulti_played *play = t->play;
	const char *cite = ruling ? ruling->book.cites[0] : play->ruling.cites[0];
	bool pays = ruling ? ruling->pays && ruling->said.state == COURT_DECIDED : play->is_ruled;
	int paid[ULTI_SEATS], more[ULTI_SEATS];
	struct buf list = { 0 };
	int16_t shares[ULTI_SEATS];

	if (!pays)
		return;
	ulti_share_points(&play->contract, card->before, shares);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		paid[seat] = ruling ? ruling->points[seat] : play->ruling.points[seat];
		more[seat] = paid[seat] - shares[seat];
	}
	list_points(t, paid, true, &list);
	tell(t, &msg_analysis_ruling, MSG_ARGS(cite, buf_text(&list)));
	buf_free(&list);
	say_points(t, &msg_analysis_ruling_more, more, true);
}

void ulti_breach_cost(struct buf *b, enum lang lang, const struct ulti_analysis *analysis,
	const struct court_ruling *ruling)
{
	const struct telling t = { b, lang, analysis, analysis->play };
	const struct ulti_played_card *card = breach_of(analysis);
	struct buf best = { 0 };

	if (!card)
		return;
	ulti_breach_say(b, lang, t.play);
	buf_char(b, '\n');
	ulti_cards_write(&best, card->best);
	say_with_parts(&t, &msg_analysis_without, card->before, &card->end_before, card->parts_before);
	tell(&t, &msg_analysis_without_card, MSG_ARGS(buf_text(&best)));
	say_with_parts(&t, &msg_analysis_with, card->after, &card->end_after, card->parts_after);
	say_cost(&t, card);
	say_ruling(&t, card, ruling);
	buf_free(&best);
}

void ulti_analysis_say(struct buf *b, enum lang lang, const struct ulti_analysis *analysis)
{
	const struct telling t = { b, lang, analysis, analysis->play };
	const struct ulti_settlement *end = &t.play->settlement;
	int declarer = t.play->contract.declarer;
	struct buf silent = { 0 };

	tell_bid(&t);
	say_melds(&t);
	say_with_parts(&t, &msg_analysis_start, analysis->start, &analysis->end, analysis->parts);
	buf_char(b, '\n');
	/* Write the tricks, the points given away, and the result. */
	for (int no = 0; no < t.play->trick_count; no++)
		say_trick(&t, no);
	if (t.play->trick_count > 0) {
		buf_char(b, '\n');
		say_points(&t, &msg_analysis_given, analysis->gave, false);
	} else {
		tell(&t, &msg_analysis_no_play, MSG_NO_ARGS);
	}
	if (t.play->trick_count > 0 && t.play->is_settled) {
		ulti_of_this(&silent, lang, end, declarer);
		tell(&t, &msg_analysis_end, MSG_ARGS(ulti_seat_word(t.play, lang, declarer),
			num_signed(end->points[declarer]).text, buf_text(&silent)));
		buf_free(&silent);
	}
	if (breach_of(analysis)) {
		buf_char(b, '\n');
		ulti_breach_cost(b, lang, analysis, NULL);
	}
}

/* ---- as a document ----------------------------------------------------------------------------  */

static void table_of(const struct ulti_analysis *analysis, struct listing *out)
{
	listing_start(out, "");
	listing_column(out, "trick", &msg_head_trick, LISTING_INT);
	listing_column(out, "seat", &msg_head_card_seat, LISTING_TEXT);
	listing_column(out, "card", &msg_head_card, LISTING_TEXT);
	listing_column(out, "before", &msg_head_before, LISTING_INT);
	listing_column(out, "after", &msg_head_after, LISTING_INT);
	listing_column(out, "gave", &msg_head_gave, LISTING_INT);
	listing_column(out, "best", &msg_head_best, LISTING_TEXT);
	listing_column(out, "breach", &msg_head_breach, LISTING_TEXT);
	for (int i = 0; i < analysis->count; i++) {
		const struct ulti_played_card *card = &analysis->cards[i];
		struct buf best = { 0 };
		ulti_cards_write(&best, card->best);
		listing_number(out, i / ULTI_PLAYERS + 1);
		listing_text(out, ulti_seat_code(card->seat));
		listing_text(out, ulti_card_of(card->card).text);
		listing_number(out, card->before);
		listing_number(out, card->after);
		listing_number(out, card->gave);
		listing_text(out, buf_text(&best));
		listing_text(out, card->is_breach ? ulti_duty_code(analysis->play->replay.breach) : "");
		buf_free(&best);
	}
}

void ulti_analysis_doc(const struct ulti_analysis *analysis, enum lang lang, unsigned wanted, struct doc *doc)
{
	struct listing table;
	struct buf text = { 0 };

	doc_list_start(doc, lang, msg_analysis_title.text[lang], wanted);
	ulti_analysis_say(&text, lang, analysis);
	doc_text(doc, buf_text(&text));
	if (doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL)) {
		table_of(analysis, &table);
		doc_table(doc, "rows", &table);
	}
	buf_free(&text);
}
