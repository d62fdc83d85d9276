/* The list of order as a page: who plays, who is next, who waits; and the notes that 5.§ and 9.§ require. */
#include "desk/rounds/rounds.h"
#include "report/messages.h"
#include "report/sheet/sheet.h"

#include <string.h>

/* Write how to begin the next round's sheet with the present players:
 * this one has no room for more deals or changes. */
static void say_new_sheet(struct buf *b, enum lang lang, const struct order *order)
{
	const struct msg *msg = order->is_full ? &msg_order_new_round : &msg_order_new_sheet;
	struct num round = num_of(order->round + 1), table = num_of(order->table);
	struct buf seats = { 0 };
	int taken = 0;

	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		const struct order_place *place = NULL;
		for (int i = 0; i < order->count; i++) {
			if (order->places[i].seat == seat && (!place || order->places[i].is_due))
				place = &order->places[i];
		}
		if (place)
			buf_printf(&seats, " %s=\"%s\"", text_seat_code(seat), place->player);
		taken += place != NULL;
	}
	if (taken == ORDER_PLAYERS)
		buf_msg(b, lang, msg, MSG_ARGS(round.text, table.text, buf_text(&seats)));
	buf_free(&seats);
}

void report_order_next(struct buf *b, enum lang lang, const struct order *order)
{
	int turns = order->turns;
	struct buf from = { 0 };
	bool is_again = false;

	for (int i = 0; i < order->count; i++) {
		turns += order->places[i].is_due;
		is_again = is_again || order->places[i].is_again;
	}
	bool is_new = order->is_full || (turns > BOOK_TURNS && turns > order->turns);
	if (order->deal > 1)
		buf_printf(&from, " --from %d", order->deal);
	if (is_new)
		say_new_sheet(b, lang, order);
	for (int i = 0; i < order->count; i++) {
		const struct order_place *place = &order->places[i];
		if (!place->is_due || is_new)
			continue;
		buf_str(b, b->len > 0 ? "\n" : "");
		buf_msg(b, lang, &msg_order_seat, MSG_ARGS(text_seat_code(place->seat), place->player,
			num_of(order->round).text, num_of(order->table).text, buf_text(&from)));
	}
	buf_free(&from);
	if (is_again) {
		buf_str(b, b->len > 0 ? "\n" : "");
		buf_msg(b, lang, &msg_order_again, MSG_NO_ARGS);
	}
	/* Seats without a player left. */
	for (int seat = 0; order->round > 0 && seat < ORDER_PLAYERS; seat++) {
		bool is_taken = false;
		for (int i = 0; i < order->count; i++)
			is_taken = is_taken || order->places[i].seat == seat;
		if (is_taken)
			continue;
		buf_str(b, b->len > 0 ? "\n" : "");
		buf_msg(b, lang, &msg_order_nobody, MSG_ARGS(text_seat_code(seat)));
	}
}

/* Add the notes about the free seat, the chouette and the draw. */
static void say_order(struct doc *doc, const struct order *order, bool has_begun)
{
	struct buf heirs = { 0 }, next = { 0 };
	const char *seed = order->drawn.seed;

	if (!has_begun)
		report_order_next(&next, doc->lang, order);
	doc_note(doc, buf_text(&next));
	for (int i = 1; i <= order->count; i++) {
		bool is_partner = i < order->count && order->places[i].state == ORDER_HOLDS;
		if (!is_partner && order->outside[0] && order->places[i - 1].state == ORDER_HOLDS)
			buf_printf(&heirs, "%s%s", heirs.len > 0 ? ", " : "", order->outside);
		if (i < order->count)
			buf_printf(&heirs, "%s%s", heirs.len > 0 ? ", " : "", order->places[i].player);
	}
	if (order->count > 0 && order->places[0].state == ORDER_HOLDS)
		doc_say(doc, doc_note, &msg_order_heirs, MSG_ARGS(order->places[0].player, buf_text(&heirs)));
	if (order->left[0])
		doc_say(doc, doc_note, &msg_order_left, MSG_ARGS(order->left));
	if (order->drawn.count > 0)
		doc_say(doc, doc_note, !seed[0] ? &msg_order_by_cards
			: order->is_same ? &msg_order_is_same : &msg_order_is_other, MSG_ARGS(seed));
	if (seed[0] && strcmp(seed, order->announced) == 0)
		doc_say(doc, doc_note, &msg_order_announced, MSG_NO_ARGS);
	if (order->taken_back > 0)
		doc_say(doc, doc_note, &msg_order_taken_back, MSG_ARGS(num_of(order->taken_back).text));
	buf_free(&heirs);
	buf_free(&next);
}

void report_order(struct doc *doc, enum lang lang, const struct book_event *event, const struct order *order,
	bool has_begun)
{
	static const struct {
		const char *code;
		const struct msg *word;
	} states[] = {
		[ORDER_WAITS] = { "waits", &msg_order_waits }, [ORDER_PLAYS] = { "plays", &msg_order_plays },
		[ORDER_NEXT] = { "next", &msg_order_next }, [ORDER_HOLDS] = { "holds", &msg_order_holds },
	};
	struct listing t;
	struct buf title = { 0 };
	int waiting = 0;

	buf_msg(&title, lang, &msg_order_title, MSG_ARGS(event->name, num_of(order->table).text));
	listing_start(&t, buf_text(&title));
	buf_free(&title);
	listing_column(&t, "place", &msg_order_place, LISTING_INT);
	listing_column(&t, "start_no", &msg_head_seating_start, LISTING_INT);
	listing_column(&t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(&t, "state", &msg_order_state, LISTING_TEXT);
	listing_column(&t, "seat", &msg_head_seating_seat, LISTING_TEXT);
	for (int i = 0; i < order->count; i++) {
		const struct order_place *place = &order->places[i];
		bool is_partner = place->state == ORDER_HOLDS && i > 0;
		if (place->state == ORDER_WAITS || place->state == ORDER_NEXT)
			listing_number(&t, ++waiting);
		else
			listing_empty(&t);
		listing_number(&t, place->start_no);
		listing_text(&t, place->player);
		listing_code(&t, is_partner ? "partner" : states[place->state].code,
			(is_partner ? &msg_order_partner : states[place->state].word)->text[lang]);
		listing_text(&t, place->seat == GAME_NO_SEAT ? "" : text_seat_code(place->seat));
	}
	doc_list(doc, lang, &t);
	say_order(doc, order, has_begun);
}
