/* Write draws: the tables of a round, and two players exchanging seats. */
#include "desk/rounds/rounds.h"
#include "desk/inner.h"
#include "desk/messages.h"
#include "vault/vault.h"

#include <stdio.h>
#include <string.h>

/* ---- settings of a draw ------------------------------------------------------------------------ */

/* Continue an all-play-all with its own settings, except those given now; *found: there is one. */
static bool go_on(struct desk *desk, int64_t event, int round, const struct draw_wish *wish,
	struct draw_how *how, bool *found)
{
	struct draw_how before;

	*found = false;
	for (int no = round - 1; no > 0 && !*found; no--) {
		if (!draw_how_read(desk->book, event, no, &before, found, desk->err))
			return false;
		*found = *found && before.method == DRAW_ALL_PLAY;
	}
	if (*found && !wish->seed)
		memcpy(how->seed, before.seed, sizeof how->seed);
	if (*found && !wish->rounds)
		how->rounds = before.rounds;
	if (*found && !wish->has_clubs)
		how->is_apart = before.is_apart;
	return true;
}

bool draw_choose_seed(struct desk *desk, int64_t event, char seed[])
{
	unsigned char bytes[6];

	if (!draw_announced_read(desk->book, event, seed, desk->err))
		return false;
	if (seed[0])
		return true;
	/* A random seed, which is reported, kept with the round, and logged. */
	FILE *file = fopen("/dev/urandom", "rb");
	bool done = file && fread(bytes, 1, sizeof bytes, file) == sizeof bytes;
	if (file)
		fclose(file);
	if (!done)
		return desk_fail(desk, ERR_FAILED, &msg_draw_no_seed, MSG_NO_ARGS);
	for (size_t i = 0; i < sizeof bytes; i++)
		snprintf(seed + 2 * i, 3, "%02x", bytes[i]);
	return true;
}

bool draw_announce(struct desk *desk, int64_t event, const char *seed)
{
	char said[DRAW_SEED], there[DRAW_SEED];

	if (!book_seed_set(said, sizeof said, seed, desk->err)
		|| !draw_announced_read(desk->book, event, there, desk->err))
		return false;
	if (there[0])
		return desk_fail(desk, ERR_CONFLICT, &msg_draw_announced_already, MSG_ARGS(there));
	return book_setting_put(desk->book, event, DRAW_ANNOUNCED, said, false, desk->err);
}

bool desk_draw_announce(struct desk *desk, const struct book_event *event, const char *seed)
{
	return desk_end(desk, desk_begin(desk) && draw_announce(desk, event->id, seed));
}

/* Decide whether the top table of a draw by standing is number 1; by default as before. */
static bool choose_numbers(struct desk *desk, int64_t event, int round, struct draw_how *how)
{
	char value[BOOK_SETTING];
	struct draw_how before;
	bool found = false;

	if (!book_setting(desk->book, event, "top-table", value, desk->err))
		return false;
	how->is_top_first = strcmp(value, "drawn") != 0;
	for (int no = round - 1; no > 0 && !value[0]; no--) {
		if (!draw_how_read(desk->book, event, no, &before, &found, desk->err))
			return false;
		if (found && before.method == DRAW_STANDING)
			how->is_top_first = how->is_top_first && before.is_top_first;
	}
	return true;
}

static bool choose_how(struct desk *desk, int64_t event, int round, const struct draw_wish *wish,
	struct draw_how *how)
{
	bool found = false;

	*how = (struct draw_how){ .method = wish->method, .is_apart = wish->is_apart, .rounds = wish->rounds };
	if (wish->seed && !book_seed_set(how->seed, sizeof how->seed, wish->seed, desk->err))
		return false;
	if (wish->method == DRAW_STANDING)
		return choose_numbers(desk, event, round, how);
	if (wish->method == DRAW_ALL_PLAY && !go_on(desk, event, round, wish, how, &found))
		return false;
	return found || wish->seed || draw_choose_seed(desk, event, how->seed);
}

/* ---- a round ----------------------------------------------------------------------------------- */

/* Return the draw if all was `done`, else free it. */
static struct draw *draw_if(struct draw *draw, bool done)
{
	if (done)
		return draw;
	draw_free(draw);
	return NULL;
}

static bool make(struct desk *desk, struct draw *draw)
{
	struct vault_step last = { .id = 0 };
	bool any = false;

	for (size_t i = 0; i < draw->all_count; i++) {
		if (draw->all[i].round == draw->round)
			return desk_fail(desk, ERR_CONFLICT, &msg_draw_seated, MSG_ARGS(num_of(draw->round).text));
	}
	if (!vault_step_last(desk->book, &last, &any, desk->err))
		return false;
	draw->how.step = last.id;
	if (!draw_make(draw, desk->err)
		|| !book_round_add(desk->book, draw->event.id, draw->round, desk->err))
		return false;
	for (int no = 0; no < draw->count; no++) {
		const struct event_table *t = &draw->tables[no];
		struct book_table table = { .event = draw->event.id, .round = draw->round, .no = no + 1,
			.seat_count = t->size };
		for (int seat = 0; seat < t->size; seat++)
			table.entry[seat] = draw->entries[t->seat[seat]].id;
		/* A player with a bye sits at no table. */
		if (t->size != 1 && !book_table_add(desk->book, &table, desk->err))
			return false;
	}
	return draw_how_write(desk, draw->event.id, draw->round, &draw->how);
}

struct draw *desk_draw(struct desk *desk, const struct book_event *event, int round,
	const struct draw_wish *wish, draw_standing *standing)
{
	struct draw_how how;
	bool done = desk_begin(desk) && choose_how(desk, event->id, round, wish, &how);
	struct draw *draw = done ? draw_read(desk->book, event, round, standing, desk->err) : NULL;

	if (draw)
		draw->how = how;
	done = draw && make(desk, draw);
	if (done && round > 1)
		desk_meetings_warn_of_gap(desk, draw->all, draw->all_count, round);
	return draw_if(draw, desk_end(desk, done));
}

/* ---- an exchange ------------------------------------------------------------------------------- */

/* A player's seat in a round. */
struct place {
	struct book_table *table;   /* NULL: at none */
	int seat;
};

/* Refuse a table with deals, or with totals instead: they go with
 * their seats, and would become another player's. */
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

/* Exchange the seats of the two, inside the change. */
static bool swap_two(struct desk *desk, const struct book_event *event, int round, const int start_nos[2],
	const char *anyway)
{
	struct place places[2] = { { NULL, 0 }, { NULL, 0 } }, *one = &places[0], *other = &places[1];
	struct book_entry entries[2];
	struct book_table *list = NULL;
	size_t count = 0;

	if (start_nos[0] == start_nos[1])
		return desk_fail(desk, ERR_REFUSED, &msg_draw_swap_one, MSG_ARGS(num_of(start_nos[0]).text));
	bool done = book_entry_by_start_no(desk->book, event->id, start_nos[0], &entries[0], desk->err)
		&& book_entry_by_start_no(desk->book, event->id, start_nos[1], &entries[1], desk->err)
		&& book_tables(desk->book, event->id, round, &list, &count, desk->err);
	for (size_t i = 0; done && i < 2 * count; i++) {
		struct book_table *table = &list[i / 2];
		struct place *place = &places[i % 2];
		for (int seat = 0; seat < table->seat_count && !place->table; seat++) {
			if (table->entry[seat] == entries[i % 2].id)
				*place = (struct place){ table, seat };
		}
	}
	for (int i = 0; done && i < 2; i++)   /* for the other player's seat */
		done = !places[1 - i].table || desk_seats_may_sit(desk, &entries[i], round, anyway);
	if (done && !one->table && !other->table)
		done = desk_fail(desk, ERR_NOT_FOUND, &msg_draw_none_seated, MSG_NO_ARGS);
	done = done && has_no_deal(desk, one->table) && has_no_deal(desk, other->table);
	if (done && one->table)
		one->table->entry[one->seat] = entries[1].id;
	if (done && other->table)
		other->table->entry[other->seat] = entries[0].id;
	if (done && one->table)
		done = book_table_reseat(desk->book, one->table, desk->err);
	if (done && other->table && other->table != one->table)
		done = book_table_reseat(desk->book, other->table, desk->err);
	book_free(list);
	return done;
}

struct draw *desk_draw_swap(struct desk *desk, const struct book_event *event, int round,
	const int start_nos[2], const char *anyway, draw_standing *standing)
{
	bool done = desk_begin(desk) && swap_two(desk, event, round, start_nos, anyway), found = false;
	/* On trial the change is taken back: read and grade the seating before that. */
	struct draw *seated = done ? draw_read(desk->book, event, round, standing, desk->err) : NULL;

	done = seated && draw_how_read(desk->book, event->id, round, &seated->how, &found, desk->err);
	if (done) {
		draw_field_how(seated);
		seated->seating = found ? DRAW_CHANGED : DRAW_BY_HAND;
		done = draw_seated(desk->book, seated, desk->err);
	}
	return draw_if(seated, desk_end(desk, done));
}
