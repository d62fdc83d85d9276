/* Rounds, tables and their seats. */
#include "desk/desk.h"
#include "desk/rounds/rounds.h"
#include "desk/inner.h"
#include "desk/messages.h"

#include <limits.h>
#include <string.h>

/* ---- rounds ------------------------------------------------------------------------------------ */

bool desk_round_add(struct desk *desk, const struct book_event *event, int *round)
{
	int *rounds = NULL;
	size_t count = 0;
	bool done = desk_begin(desk);

	if (done && *round <= 0) {
		done = book_rounds(desk->book, event->id, &rounds, &count, desk->err);
		*round = count > 0 ? rounds[count - 1] + 1 : 1;
		book_free(rounds);
	}
	return desk_end(desk, done && book_round_add(desk->book, event->id, *round, desk->err));
}

bool desk_round_drop(struct desk *desk, int64_t event, int round, bool with_tables)
{
	struct book_table *list = NULL;
	size_t count = 0;
	bool done = !with_tables || book_tables(desk->book, event, round, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++)
		done = book_table_remove(desk->book, list[i].id, desk->err);
	book_free(list);
	return done && book_round_remove(desk->book, event, round, desk->err) && clock_drop(desk, event, round)
		&& draw_how_drop(desk, event, round);
}

bool desk_round_remove(struct desk *desk, const struct book_event *event, int round, bool with_tables)
{
	return desk_end(desk, desk_begin(desk) && desk_round_drop(desk, event->id, round, with_tables));
}

/* ---- tables ------------------------------------------------------------------------------------ */

static bool say_jump(struct desk *desk, const struct err *odd)
{
	if (odd->msg)
		desk_say(desk, odd->msg, MSG_ARGS(odd->arg[0], odd->arg[1]));
	return true;
}

/* Report substitutes who become players because they sit from the first deal. */
static bool say_joins(struct desk *desk, const struct book_table *table)
{
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = book_substitutes(desk->book, table->event, &list, &count, desk->err);

	for (size_t i = 0; i < count; i++) {
		for (int seat = 0; seat < table->seat_count; seat++) {
			if (table->entry[seat] == list[i].id)
				desk_say(desk, &msg_table_joins, MSG_ARGS(book_label_of(&list[i].player).text));
		}
	}
	book_free(list);
	return done;
}

bool desk_table_add(struct desk *desk, const struct desk_seats *seats, struct book_table *table)
{
	struct buf entered = { 0 };
	struct err odd = { 0 };
	bool done = desk_begin(desk) && desk_seats_read(desk, seats, table, &entered) && desk_seats_count(desk,
		table);

	done = done && desk_order_jump(desk, table, 1, &odd) && say_joins(desk, table)
		&& book_table_add(desk->book, table, desk->err) && book_table_seats(desk->book, table, desk->err);
	return desk_end(desk, desk_seats_say_entered(desk, table, &entered, done)
		&& desk_meetings_warn(desk, table) && say_jump(desk, &odd));
}

/* Read the table again under the lock. */
static bool look_again(struct desk *desk, struct book_table *table)
{
	const struct book_table asked = *table;

	return book_table_find(desk->book, asked.event, asked.round, asked.no, table, desk->err);
}

/* Report a ruling that now concerns other people, with the command that keeps it on the same ones. */
static void say_ruled(struct desk *desk, const struct book_table *was, const struct book_table *is,
	const struct book_ruling *ruling)
{
	const int seats[] = { ruling->said.offender, ruling->said.claimant }, deal = ruling->said.no;
	const struct msg *const roles[] = { &msg_table_offender, &msg_table_claimant };
	static const char *const keys[] = { "by", "claim" };
	struct buf who = { 0 }, pairs = { 0 };

	for (int i = 0; i < 2; i++) {
		int now = 0;   /* the new seat of the player who sat there; -1: no longer at the table */
		while (seats[i] >= 0 && now < is->seat_count
			&& strcmp(book_player_at(was, seats[i], deal), book_player_at(is, now, deal)) != 0)
			now++;
		now = now < is->seat_count ? now : -1;
		if (seats[i] < 0 || now == seats[i])
			continue;
		buf_str(&who, who.len > 0 ? ", " : "");
		buf_msg(&who, desk->lang, roles[i],
			MSG_ARGS(book_player_at(is, seats[i], deal), book_player_at(was, seats[i], deal)));
		buf_printf(&pairs, " %s=%s", keys[i], now < 0 ? "…" : text_seat_code(now));
	}
	if (who.len > 0)
		desk_say(desk, &msg_table_ruled, MSG_ARGS(num_of(is->round).text, num_of(is->no).text,
			num_of(deal).text, num_of(ruling->item).text, buf_text(&who), buf_text(&pairs)));
	buf_free(&who);
	buf_free(&pairs);
}

static bool say_all_ruled(struct desk *desk, const struct book_table *was, const struct book_table *is)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	bool done = book_table_rulings(desk->book, is->id, &list, &count, desk->err);

	for (size_t i = 0; i < count; i++)
		say_ruled(desk, was, is, &list[i]);
	book_free(list);
	return done;
}

bool desk_table_seat(struct desk *desk, const struct desk_seats *seats, const struct desk_seats *seen,
	struct book_table *table)
{
	struct buf entered = { 0 };
	struct err odd = { 0 };
	bool done = desk_begin(desk) && look_again(desk, table) && desk_seats_are_as_seen(desk, seen, table);
	const struct book_table was = *table;

	table->turn_count = 0;
	done = done && desk_seats_clear(desk, seats, table) && desk_seats_read(desk, seats, table, &entered);
	done = done && desk_seats_count(desk, table) && desk_order_jump(desk, table, 1, &odd);
	done = done && say_joins(desk, table) && book_table_reseat(desk->book, table, desk->err);
	done = done && say_all_ruled(desk, &was, table) && desk_bettors_seated(desk, &was);
	return desk_end(desk, desk_seats_say_entered(desk, table, &entered, done)
		&& desk_meetings_warn(desk, table) && say_jump(desk, &odd));
}

/* Refuse to take over a seat for a deal that the round does not have. */
static bool is_of_round(struct desk *desk, const struct book_table *table, int from)
{
	struct book_event event;
	struct game_dealt last;
	int unplayed = 0;

	if (!book_event_find(desk->book, num_of(table->event).text, &event, desk->err)
		|| !book_deals_unplayed(desk->book, table->id, &unplayed, desk->err)
		|| !book_deal_last(desk->book, table->id, INT_MAX, &last, desk->err))
		return false;
	int deals = book_event_deals(&event, table->seat_count);
	return deals == 0 || from <= deals + unplayed || from <= last.no
		|| desk_fail(desk, ERR_REFUSED, &msg_turn_beyond, MSG_ARGS(num_of(from).text,
			num_of(deals + unplayed).text, num_of(table->round + 1).text, num_of(table->no).text));
}

/* Write the command that gives a seat back to the player before; one who has left needs a reason. */
static bool write_back(struct desk *desk, const struct book_table *table, int seat, int since, int from,
	struct buf *back)
{
	struct book_measure out;
	bool is_out = false;

	buf_printf(back, "%d %d %s=\"%s\" --from %d", table->round, table->no, text_seat_code(seat),
		book_player_at(table, seat, since - 1), since);
	if (!book_entry_is_out(desk->book, book_entry_at(table, seat, since - 1), &out, &is_out, desk->err))
		return false;
	if (is_out) {
		buf_str(back, " --force --reason \"");
		buf_msg(back, desk->lang, &msg_table_sat_until, MSG_ARGS(num_of(from).text));
		buf_str(back, "\"");
	}
	return true;
}

/* Refuse a takeover by players who have the seats already: say since when. */
static bool is_news(struct desk *desk, const struct book_table *table, int from,
	const struct book_table *seated)
{
	int seat = -1, since = from;

	for (int i = 0; from > 1 && i < table->seat_count; i++) {
		if (!seated->entry[i])
			continue;
		if (book_entry_at(table, i, from) != seated->entry[i]
			|| book_entry_at(table, i, from - 1) != seated->entry[i])
			return true;
		seat = seat < 0 ? i : seat;
	}
	if (seat < 0)
		return true;
	while (since > 1 && book_entry_at(table, seat, since - 1) == seated->entry[seat])
		since--;
	if (since == 1)
		return desk_fail(desk, ERR_REFUSED, &msg_table_sits_since, MSG_ARGS(seated->player[seat]));
	struct buf back = { 0 };
	if (write_back(desk, table, seat, since, from, &back))
		desk_fail(desk, ERR_REFUSED, &msg_table_took_over, MSG_ARGS(seated->player[seat], num_of(since).text,
			num_of(from).text, buf_text(&back)));
	buf_free(&back);
	return false;
}

bool desk_table_turn(struct desk *desk, const struct desk_seats *seats, const struct desk_seats *seen,
	int from, struct book_table *table)
{
	struct buf entered = { 0 };
	bool done = desk_begin(desk) && look_again(desk, table) && desk_seats_are_as_seen(desk, seen, table)
		&& is_of_round(desk, table, from);
	struct err odd = { 0 };
	struct book_table seated = { .id = table->id, .event = table->event, .round = table->round,
		.no = table->no, .seat_count = table->seat_count };

	done = done && desk_seats_read(desk, seats, &seated, &entered) && is_news(desk, table, from, &seated);
	done = done && desk_order_jump(desk, &seated, from, &odd)
		&& book_table_turn(desk->book, table->id, from, seated.entry, desk->err)
		&& desk_bettors_seated(desk, table);
	done = desk_seats_say_entered(desk, &seated, &entered, done);
	return desk_end(desk, done && desk_meetings_warn_of_others(desk, &seated) && say_jump(desk, &odd)
		&& look_again(desk, table));
}

bool desk_table_remove(struct desk *desk, struct book_table *table)
{
	return desk_end(desk, desk_begin(desk) && look_again(desk, table)
		&& book_table_remove(desk->book, table->id, desk->err));
}

bool desk_table_deals(struct desk *desk, const struct book_table *table, int *count)
{
	struct book_deal *list = NULL;
	size_t n = 0;

	if (!book_table_deals(desk->book, table->id, &list, &n, desk->err))
		return false;
	book_free(list);
	*count = (int)n;
	return true;
}

bool desk_duplicate_deals(struct desk *desk, const char *word, int *deals)
{
	if (!desk_number(desk, word, &msg_word_deals, deals))
		return false;
	return *deals <= BOOK_DUPLICATE_DEALS
		|| desk_fail(desk, ERR_USAGE, &msg_duplicate_many, MSG_ARGS(num_of(BOOK_DUPLICATE_DEALS).text));
}

bool desk_duplicate_can_be(struct desk *desk, const struct game_edition *edition)
{
	return edition->game->cards
		|| desk_fail(desk, ERR_REFUSED, &msg_duplicate_no_cards, MSG_ARGS(edition->id));
}

bool desk_duplicate_attach(struct desk *desk, struct book_duplicate *duplicate, bool anyway)
{
	struct book_duplicate there = { .id = 0 };
	struct desk_rules rules;
	struct book_table *list = NULL;
	size_t count = 0;
	int deals = 0;
	bool done = desk_begin(desk) && desk_rules_read(desk->book, duplicate->event, &rules, desk->err)
		&& desk_duplicate_can_be(desk, rules.game.edition)
		&& book_duplicate_find(desk->book, duplicate->event, duplicate->round, &there, desk->err);
	bool replaces = done && there.id && strcmp(there.seed, duplicate->seed) != 0;

	if (replaces)
		done = book_tables(desk->book, duplicate->event, duplicate->round, &list, &count, desk->err);
	for (size_t i = 0; done && i < count; i++) {
		int more = 0;
		done = desk_table_deals(desk, &list[i], &more);
		deals += more;
	}
	book_free(list);
	if (done && deals > 0 && !anyway)
		done = desk_fail(desk, ERR_CONFLICT, &msg_duplicate_has_deals,
			MSG_ARGS(num_of(duplicate->round).text, num_of(deals).text, there.seed));
	return desk_end(desk, done && book_duplicate_put(desk->book, duplicate, desk->err));
}
