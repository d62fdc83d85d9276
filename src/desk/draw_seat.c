/* Draws written: the tables of a round, and two who exchange their seats. */
#include "desk/draw.h"
#include "desk/inner.h"
#include "desk/messages.h"
#include "vault/vault.h"

/* ---- a round ----------------------------------------------------------------------------------- */

static bool is_free(struct desk *desk, const struct draw *draw)
{
	struct book_table *list = NULL;
	size_t count = 0;

	if (!book_tables(desk->book, draw->event.id, draw->round, &list, &count, desk->err))
		return false;
	book_free(list);
	return count == 0 || desk_fail(desk, ERR_CONFLICT, &msg_draw_seated, MSG_ARGS(num_of(draw->round).text));
}

/* A bye is no table of the book: who has it sits at none. */
static bool write_tables(struct desk *desk, const struct draw *draw)
{
	bool done = book_round_add(desk->book, draw->event.id, draw->round, desk->err);

	for (int no = 0; done && no < draw->count; no++) {
		const struct event_table *t = &draw->tables[no];
		struct book_table table = { .event = draw->event.id, .round = draw->round, .no = no + 1,
			.seat_count = t->size };
		for (int seat = 0; seat < t->size; seat++)
			table.entry[seat] = draw->entries[t->seat[seat]].id;
		done = t->size == 1 || book_table_add(desk->book, &table, desk->err);
	}
	return done;
}

bool desk_draw(struct desk *desk, struct draw *draw)
{
	struct vault_step last = { .id = 0 };
	bool any = false;
	bool done =
		desk_begin(desk) && is_free(desk, draw) && vault_step_last(desk->book, &last, &any, desk->err);

	draw->how.step = last.id;
	done = done && draw_make(draw, desk->err) && write_tables(desk, draw)
		&& draw_how_write(desk, draw->event.id, draw->round, &draw->how);
	return desk_end(desk, done && meetings_warn_of_gap(desk, draw->event.id, draw->round));
}

/* ---- an exchange ------------------------------------------------------------------------------- */

/* Where somebody sits in a round. */
struct place {
	int64_t entry;
	struct book_table *table;   /* NULL: at none */
	int seat;
};

static struct place find_place(struct book_table *list, size_t count, int64_t entry)
{
	struct place place = { entry, NULL, 0 };

	for (size_t i = 0; i < count && !place.table; i++) {
		for (int seat = 0; seat < list[i].seat_count; seat++) {
			if (list[i].entry[seat] == entry)
				place = (struct place){ entry, &list[i], seat };
		}
	}
	return place;
}

/* Deals, and totals without deals, go with their seats: they would be another's. */
static bool has_no_deal(struct desk *desk, const struct book_table *table)
{
	struct book_totals totals = { .id = 0 };
	int deals = 0;

	if (table && (!desk_table_deals(desk, table, &deals)
		|| !book_totals_find(desk->book, table->id, &totals, desk->err)))
		return false;
	if (totals.id)
		return desk_fail(desk, ERR_CONFLICT, &msg_draw_has_totals,
			MSG_ARGS(num_of(table->round).text, num_of(table->no).text));
	return deals == 0 || desk_fail(desk, ERR_CONFLICT, &msg_draw_has_deals,
		MSG_ARGS(num_of(table->round).text, num_of(table->no).text, num_of(deals).text));
}

static bool exchange(struct desk *desk, struct place *one, struct place *other)
{
	if (!one->table && !other->table)
		return desk_fail(desk, ERR_NOT_FOUND, &msg_draw_none_seated, MSG_NO_ARGS);
	if (!has_no_deal(desk, one->table) || !has_no_deal(desk, other->table))
		return false;
	if (one->table)
		one->table->entry[one->seat] = other->entry;
	if (other->table)
		other->table->entry[other->seat] = one->entry;
	if (one->table && !book_table_reseat(desk->book, one->table, desk->err))
		return false;
	bool is_same = one->table == other->table;
	return is_same || !other->table || book_table_reseat(desk->book, other->table, desk->err);
}

bool desk_draw_swap(struct desk *desk, const struct book_event *event, int round, int one, int other,
	const char *anyway)
{
	struct book_entry entries[2];
	struct book_table *list = NULL;
	size_t count = 0;
	if (one == other)
		return desk_fail(desk, ERR_REFUSED, &msg_draw_swap_one, MSG_ARGS(num_of(one).text));
	bool done = desk_begin(desk)
		&& book_entry_by_start_no(desk->book, event->id, one, &entries[0], desk->err)
		&& book_entry_by_start_no(desk->book, event->id, other, &entries[1], desk->err)
		&& book_tables(desk->book, event->id, round, &list, &count, desk->err);
	struct place places[2] = { { 0, NULL, 0 }, { 0, NULL, 0 } };

	for (int i = 0; done && i < 2; i++)
		places[i] = find_place(list, count, entries[i].id);
	for (int i = 0; done && i < 2; i++)   /* who gets the other's seat */
		done = !places[1 - i].table || seats_may_sit(desk, &entries[i], round, anyway);
	done = desk_end(desk, done && exchange(desk, &places[0], &places[1]));
	book_free(list);
	return done;
}
