/* Write steps of the list of order: the draw, entering, waiving; take one back. */
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"

#include <stdlib.h>
#include <string.h>

/* Write a step before the next deal, and read the resulting list. */
static bool add_step(struct desk *desk, const struct book_event *event, struct order_step *step,
	struct order *out)
{
	char value[BOOK_SETTING] = "some";
	struct buf text = { 0 };
	int no = 0;

	while (value[0]) {
		if (!order_step_read(desk->book, event->id, ++no, value, desk->err))
			return false;
	}
	step->table = out->table;
	step->round = out->round > 0 ? out->round : 1;
	step->deal = out->round > 0 ? out->deal : 1;
	order_step_write(&text, step);
	bool done = text.len < BOOK_SETTING ? order_step_put(desk, event->id, no, buf_text(&text))
		: desk_fail(desk, ERR_REFUSED, &msg_order_long, MSG_ARGS(num_of(step->count).text));
	buf_free(&text);
	return done && order_read(desk->book, event, step->table, out, desk->err);
}

/* Report newly entered players once they are sure to come into the order. */
static bool say_entered(struct desk *desk, const struct book_event *event, bool done, struct buf *entered)
{
	if (done && entered->len > 0)
		desk_say(desk, &msg_table_entered, MSG_ARGS(event->name, buf_text(entered)));
	buf_free(entered);
	return done;
}

/* Find a player by number or words; unless `entered` is NULL, enter one who is not in the event. */
static bool find_who(struct desk *desk, const struct book_event *event, const char *who,
	struct buf *entered, int *start_no)
{
	struct book_entry entry = { .id = 0 };
	bool done = false;

	if (desk_seats_is_start_no(who)) {
		done = desk_seats_by_start_no(desk, event->id, who, &entry);
	} else {
		int found = book_entry_by_words(desk->book, event->id, who, &entry, desk->err);
		done = found == 1;
		if (found == 0 && !entered)
			desk_fail(desk, ERR_NOT_FOUND, &msg_draw_not_entered, MSG_ARGS(who));
		else if (found == 0)
			done = desk_entry_enter(desk, event->id, entry.player.id, 0, &entry);
		if (found == 0 && done && entry.is_new)
			buf_printf(entered, "%s%d. %s", entered->len > 0 ? ", " : "", entry.start_no,
				book_label_of(&entry.player).text);
	}
	*start_no = entry.start_no;
	return done;
}

/* Return a player's place on the list; NULL: none. */
static const struct order_place *listed_at(const struct order *order, int start_no)
{
	for (int i = 0; i < order->count; i++) {
		if (order->places[i].start_no == start_no)
			return &order->places[i];
	}
	return NULL;
}

/* Refuse a player who has left the event. */
static bool still_plays(struct desk *desk, const struct book_event *event, int start_no)
{
	struct book_measure measure;
	struct book_entry entry;
	bool is_out;

	if (!book_entry_by_start_no(desk->book, event->id, start_no, &entry, desk->err)
		|| !book_entry_is_out(desk->book, entry.id, &measure, &is_out, desk->err))
		return false;
	return !is_out || desk_fail(desk, ERR_CONFLICT, &msg_order_out,
		MSG_ARGS(book_label_of(&entry.player).text));
}

/* ---- the draw ---------------------------------------------------------------------------------- */

/* Draw all players of the field who sit at no other table of the round. */
static bool draw_field(struct desk *desk, const struct book_event *event, const char *seed,
	struct order_step *step, const struct order *order)
{
	struct book_entry *field = NULL;
	struct book_table *tables = NULL;
	size_t count = 0, table_count = 0;
	bool done = (seed ? book_seed_set(step->seed, sizeof step->seed, seed, desk->err)
		: draw_choose_seed(desk, event->id, step->seed))
		&& book_field(desk->book, event->id, &field, &count, desk->err)
		&& book_tables(desk->book, event->id, order->round ? order->round : 1, &tables, &table_count,
			desk->err);

	for (size_t i = 0; done && i < count; i++) {
		bool sits_elsewhere = false;
		for (size_t k = 0; k < table_count; k++)
			sits_elsewhere = sits_elsewhere
				|| (tables[k].no != order->table && book_table_has(&tables[k], field[i].id));
		if (sits_elsewhere)
			continue;
		if (step->count < ORDER_MOST)
			step->who[step->count] = field[i].start_no;
		step->count++;
	}
	if (done && step->count > ORDER_MOST)
		done = desk_fail(desk, ERR_REFUSED, &msg_order_long, MSG_ARGS(num_of(step->count).text));
	if (done)
		order_shuffle(step->seed, order->table, step->who, step->count);
	book_free(field);
	book_free(tables);
	return done;
}

static bool list_names(struct desk *desk, const struct book_event *event, int count, char *const names[],
	struct order_step *step, struct buf *entered)
{
	for (int i = 0; i < count; i++) {
		int who;
		if (!find_who(desk, event, names[i], entered, &who) || !still_plays(desk, event, who))
			return false;
		if (order_has(step->who, step->count, who))
			return desk_fail(desk, ERR_REFUSED, &msg_order_twice, MSG_ARGS(names[i]));
		if (step->count == ORDER_MOST)
			return desk_fail(desk, ERR_REFUSED, &msg_order_long, MSG_ARGS(num_of(count).text));
		step->who[step->count++] = who;
	}
	return true;
}

/* Seat the first two. */
static bool seat_first(struct desk *desk, const struct book_event *event, const struct order_step *step,
	struct order *out)
{
	struct book_table table;
	struct book_entry entry;
	int round = out->round > 0 ? out->round : 1;
	int there = book_table_look(desk->book, event->id, round, out->table, &table, desk->err);

	if (there < 0)
		return false;
	if (there == 0)
		table = (struct book_table){ .event = event->id, .round = round, .no = out->table };
	table.seat_count = ORDER_PLAYERS;
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		if (!book_entry_by_start_no(desk->book, event->id, step->who[seat], &entry, desk->err))
			return false;
		table.entry[seat] = entry.id;
	}
	if (there > 0)
		return book_table_reseat(desk->book, &table, desk->err);
	return book_round_add(desk->book, event->id, round, desk->err)
		&& book_table_add(desk->book, &table, desk->err);
}

static bool draw_order(struct desk *desk, const struct book_event *event, const char *seed, int count,
	char *const names[], struct order *out)
{
	struct order_step step = { .kind = ORDER_DRAWN };
	char unseated[BOOK_SETTING];
	struct buf entered = { 0 };

	if (!order_read(desk->book, event, out->table, out, desk->err))
		return false;
	if (out->drawn.count > 0 || out->deal > 1 || out->round > 1)
		return desk_fail(desk, ERR_CONFLICT, &msg_order_begun, MSG_ARGS(num_of(out->table).text));
	bool done = count > 0 ? list_names(desk, event, count, names, &step, &entered)
		: draw_field(desk, event, seed, &step, out);
	if (done && step.count < ORDER_PLAYERS)
		done = desk_fail(desk, ERR_REFUSED, &msg_order_few, MSG_ARGS(num_of(step.count).text));
	done = done && seat_first(desk, event, &step, out)
		&& book_setting(desk->book, event->id, "unseated", unseated, desk->err);
	/* A player waiting in the order is not missing, unless the setting says otherwise. */
	if (done && !unseated[0])
		done = book_setting_put(desk->book, event->id, "unseated", "bye", false, desk->err);
	done = done && add_step(desk, event, &step, out);
	return say_entered(desk, event, done, &entered);
}

bool desk_order_draw(struct desk *desk, const struct book_event *event, int table, const char *seed,
	int count, char *const names[], struct order *out)
{
	out->table = table;
	return desk_end(desk, desk_begin(desk) && draw_order(desk, event, seed, count, names, out));
}

/* ---- entering, waiving ------------------------------------------------------------------------- */

static bool enter_order(struct desk *desk, const struct book_event *event, const char *who,
	const char *before, struct buf *entered, struct order *out)
{
	struct order_step step = { .kind = ORDER_ENTERS, .count = 1 };
	struct book_entry entry;
	int hand = 0;

	if (!find_who(desk, event, who, entered, &step.who[0]) || !still_plays(desk, event, step.who[0]))
		return false;
	if (!order_of_bettor(desk->book, event, out->table, step.who[0], out, &hand, desk->err)
		|| (before && !find_who(desk, event, before, NULL, &hand)))
		return false;
	const struct order_place *there = listed_at(out, step.who[0]), *of_hand = listed_at(out, hand);
	if (there && there->state != ORDER_HOLDS)
		return desk_fail(desk, ERR_CONFLICT, &msg_order_there, MSG_ARGS(there->player));
	if (!there && out->count == ORDER_MOST)
		return desk_fail(desk, ERR_REFUSED, &msg_order_long, MSG_ARGS(num_of(out->count + 1).text));
	bool is_listed = of_hand && of_hand->state != ORDER_HOLDS;
	if (!is_listed && !before)
		return desk_fail(desk, ERR_REFUSED, &msg_order_before, MSG_ARGS(who));
	if (!is_listed)
		return book_entry_by_start_no(desk->book, event->id, hand, &entry, desk->err)
			&& desk_fail(desk, ERR_REFUSED, &msg_order_before_none,
				MSG_ARGS(book_label_of(&entry.player).text));
	bool is_at_table = of_hand->has_won || (of_hand->state == ORDER_PLAYS && !of_hand->plays_on);
	if (!is_at_table)
		step.who[step.count++] = hand;
	else if (out->end)
		step.who[step.count++] = out->end;
	return add_step(desk, event, &step, out);
}

bool desk_order_enter(struct desk *desk, const struct book_event *event, int table, const char *who,
	const char *before, struct order *out)
{
	struct buf entered = { 0 };

	out->table = table;
	bool done = desk_begin(desk) && enter_order(desk, event, who, before, &entered, out);
	return desk_end(desk, say_entered(desk, event, done, &entered));
}

static bool waive_order(struct desk *desk, const struct book_event *event, const char *who, struct order *out)
{
	struct order_step step = { .kind = ORDER_WAIVES, .count = 1 };

	if (!find_who(desk, event, who, NULL, &step.who[0])
		|| !order_read(desk->book, event, out->table, out, desk->err))
		return false;
	const struct order_place *there = listed_at(out, step.who[0]);
	if (!there || there->state == ORDER_WAITS || there->state == ORDER_HOLDS)
		return desk_fail(desk, ERR_REFUSED, &msg_order_no_hand, MSG_ARGS(there ? there->player : who));
	if (!add_step(desk, event, &step, out))
		return false;
	there = listed_at(out, step.who[0]);
	if (there && there->plays_on)
		desk_say(desk, &msg_order_plays_on, MSG_ARGS(there->player));
	return true;
}

bool desk_order_waive(struct desk *desk, const struct book_event *event, int table, const char *who,
	struct order *out)
{
	out->table = table;
	return desk_end(desk, desk_begin(desk) && waive_order(desk, event, who, out));
}

/* ---- removing a step --------------------------------------------------------------------------- */

bool order_step_last(struct book *s, int64_t event, int table, int *place, struct err *e)
{
	char value[BOOK_SETTING];
	int no;

	for (*place = 0;; ++*place) {
		if (!order_step_at(s, event, table, *place + 1, value, &no, e))
			return false;
		if (!value[0])
			return true;
	}
}

bool order_next_table(struct book *s, int64_t event, int *table, struct err *e)
{
	char value[BOOK_SETTING];
	struct order_step step;
	int next = 0;

	for (int no = 1;; no++) {
		if (!order_step_read(s, event, no, value, e))
			return false;
		if (!value[0])
			break;
		if (order_step_parse(value, &step) && step.table > *table && (!next || step.table < next))
			next = step.table;
	}
	*table = next;
	return true;
}

bool order_step_drop(struct desk *desk, int64_t event, int table)
{
	char value[BOOK_SETTING];
	int place, no;

	if (!order_step_last(desk->book, event, table, &place, desk->err)
		|| !order_step_at(desk->book, event, table, place, value, &no, desk->err))
		return false;
	/* The later steps of other tables close up. */
	while (value[0]) {
		if (!order_step_read(desk->book, event, no + 1, value, desk->err)
			|| !order_step_put(desk, event, no++, value[0] ? value : SETTING_NONE))
			return false;
	}
	return true;
}

static bool remove_step(struct desk *desk, const struct book_event *event, struct order *out)
{
	struct num table = num_of(out->table);
	struct buf words = { 0 };
	char value[BOOK_SETTING];
	int place, no;

	/* First check that the game keeps a list. */
	if (!order_read(desk->book, event, out->table, out, desk->err)
		|| !order_step_last(desk->book, event->id, out->table, &place, desk->err))
		return false;
	if (place == 0)
		return desk_fail(desk, ERR_NOT_FOUND, &msg_order_no_step, MSG_ARGS(table.text));
	bool done = order_step_at(desk->book, event->id, out->table, place, value, &no, desk->err);
	order_step_words(&words, desk->lang, desk->book, event->id, value);
	done = done && order_step_drop(desk, event->id, out->table)
		&& order_read(desk->book, event, out->table, out, desk->err);
	if (done)
		desk_say(desk, &msg_order_removed, MSG_ARGS(table.text, buf_text(&words)));
	buf_free(&words);
	return done;
}

bool desk_order_remove(struct desk *desk, const struct book_event *event, int table, struct order *out)
{
	out->table = table;
	return desk_end(desk, desk_begin(desk) && remove_step(desk, event, out));
}

/* ---- a player reinstated ----------------------------------------------------------------------- */

bool order_strike(struct desk *desk, const struct book_event *event, int64_t entry)
{
	char value[BOOK_SETTING] = "first";
	struct book_entry of = { .id = 0 };
	struct order_step step, leaves = { .kind = ORDER_LEAVES, .count = 1 };

	if (book_entry_by_id(desk->book, entry, &of, desk->err) != 1)
		return false;
	leaves.who[0] = of.start_no;
	for (int no = 1; value[0]; no++) {
		if (!order_step_read(desk->book, event->id, no, value, desk->err))
			return false;
		bool is_drawn = value[0] && order_step_parse(value, &step) && step.kind == ORDER_DRAWN;
		if (!is_drawn)
			continue;
		struct order order = { .table = step.table };
		if (!order_read(desk->book, event, step.table, &order, desk->err))
			return false;
		desk_say(desk, &msg_order_struck, MSG_ARGS(book_label_of(&of.player).text));
		if (listed_at(&order, of.start_no) && !add_step(desk, event, &leaves, &order))
			return false;
	}
	return true;
}

/* ---- a coup inserted --------------------------------------------------------------------------- */

bool order_make_room(struct desk *desk, const struct book_table *table, int no)
{
	char value[BOOK_SETTING] = "first";
	struct order_step step;

	for (int i = 1; value[0]; i++) {
		struct buf later = { 0 };
		if (!order_step_read(desk->book, table->event, i, value, desk->err))
			return false;
		bool is_there = value[0] && order_step_parse(value, &step) && step.table == table->no;
		if (!is_there || step.round != table->round || step.deal < no || step.kind == ORDER_DRAWN)
			continue;
		step.deal++;
		order_step_write(&later, &step);
		bool done = order_step_put(desk, table->event, i, buf_text(&later));
		buf_free(&later);
		if (!done)
			return false;
	}
	return true;
}
