/* Seats: whom the words mean, and whether that player may sit there. */
#include "desk/inner.h"
#include "desk/messages.h"
#include "desk/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool desk_seats_is_start_no(const char *who)
{
	return who[0] && !who[strspn(who, "0123456789")];
}

bool desk_seats_by_start_no(struct desk *desk, int64_t event, const char *who, struct book_entry *out)
{
	int start_no = 0;

	return desk_number(desk, who, &msg_word_start_no, &start_no)
		&& book_entry_by_start_no(desk->book, event, start_no, out, desk->err);
}

static bool find_entry(struct desk *desk, int64_t event, const char *who, struct book_entry *out)
{
	struct book_player player;

	if (desk_seats_is_start_no(who))
		return desk_seats_by_start_no(desk, event, who, out);
	return book_player_by_words(desk->book, who, &player, desk->err)
		&& desk_entry_enter(desk, event, player.id, 0, out);
}

bool desk_seats_may_sit(struct desk *desk, const struct book_entry *entry, int round, const char *anyway)
{
	struct book_measure out, seated = { .entry = entry->id, .kind = BOOK_SEATED, .round = round };
	bool is_out = false, again;

	if (!book_entry_is_out(desk->book, entry->id, &out, &is_out, desk->err))
		return false;
	if (!is_out)
		return true;
	if (!anyway || !anyway[0])
		return desk_fail(desk, ERR_REFUSED, &msg_discipline_out, MSG_ARGS(book_label_of(&entry->player).text,
			desk_measure_said(desk->lang, out.kind), out.reason));
	return book_name_set(seated.reason, sizeof seated.reason, anyway, desk->err)
		&& book_measure_add(desk->book, &seated, &again, desk->err);
}

/* Does any player of that list sit at the table? */
static bool has_any(struct desk *desk, const struct book_table *table, bool *has,
	bool (*read)(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e))
{
	struct book_entry *beside = NULL;
	size_t count = 0;
	bool done = read(desk->book, table->event, &beside, &count, desk->err);

	*has = false;
	for (size_t i = 0; i < count; i++) {
		for (int seat = 0; seat < BOOK_SEATS; seat++)
			*has = *has || table->entry[seat] == beside[i].id;
	}
	book_free(beside);
	return done;
}

bool desk_seats_say_entered(struct desk *desk, const struct book_table *table, struct buf *entered, bool done)
{
	struct book_event found;
	bool takes_over, stands_in;

	if (done && entered->len > 0) {
		done = book_event_find(desk->book, num_of(table->event).text, &found, desk->err)
			&& has_any(desk, table, &takes_over, book_substitutes)
			&& has_any(desk, table, &stands_in, book_stand_ins);
		if (done)
			desk_say(desk, stands_in ? &msg_table_stands_in
				: takes_over ? &msg_table_takes_place : &msg_table_entered,
				MSG_ARGS(found.name, buf_text(entered)));
	}
	buf_free(entered);
	return done;
}

bool desk_seats_read(struct desk *desk, const struct desk_seats *seats, struct book_table *table,
	struct buf *entered)
{
	for (int i = 0; i < seats->count; i++) {
		const struct desk_seat *said = &seats->list[i];
		struct book_entry entry;
		if (!find_entry(desk, table->event, said->who, &entry)
			|| !desk_seats_may_sit(desk, &entry, table->round, seats->anyway))
			return false;
		const struct book_label label = book_label_of(&entry.player);
		for (int other = 0; other < BOOK_SEATS; other++) {
			if (table->entry[other] == entry.id)
				return desk_fail(desk, ERR_REFUSED, &msg_table_twice, MSG_ARGS(label.text));
		}
		table->entry[said->seat] = entry.id;
		memcpy(table->player[said->seat], label.text, sizeof label.text);
		if (entry.is_new)
			buf_printf(entered, "%s%d. %s", entered->len > 0 ? ", " : "", entry.start_no, label.text);
	}
	return true;
}

bool desk_seats_clear(struct desk *desk, const struct desk_seats *seats, struct book_table *table)
{
	struct desk_rules rules;
	unsigned named = 0;

	if (!desk_rules_read(desk->book, table->event, &rules, desk->err))
		return false;
	for (int i = 0; i < seats->count; i++)
		named |= 1u << seats->list[i].seat;
	bool is_whole =
		seats->count >= rules.game.edition->game->least_seats && named == (1u << seats->count) - 1;
	for (int seat = 0; seat < BOOK_SEATS; seat++) {
		if (is_whole || named & 1u << seat)
			table->entry[seat] = 0;
	}
	return true;
}

bool desk_seats_count(struct desk *desk, struct book_table *table)
{
	struct desk_rules rules;

	if (!desk_rules_read(desk->book, table->event, &rules, desk->err))
		return false;
	const struct game *game = rules.game.edition->game;
	snprintf(table->edition, sizeof table->edition, "%s", rules.game.edition->id);
	table->seat_count = game->least_seats;
	while (table->seat_count < BOOK_SEATS && table->entry[table->seat_count])
		table->seat_count++;
	/* Too few players make the command incomplete; a gap among enough of them is refused. */
	int taken = 0;
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		taken += table->entry[seat] != 0;
	if (taken < game->least_seats) {
		struct buf seats = { 0 };
		for (int seat = 0; seat < game->least_seats; seat++)
			buf_printf(&seats, "%s%s=…", seat > 0 ? " " : "", text_seat_code(seat));
		desk_fail(desk, ERR_USAGE, &msg_table_few, MSG_ARGS(buf_text(&seats), num_of(taken).text));
		buf_free(&seats);
		return false;
	}
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (!table->entry[seat]) {
			return desk_fail(desk, ERR_REFUSED, &msg_table_empty_seat,
				MSG_ARGS(text_seat_code(seat), num_of(game->least_seats).text));
		}
	}
	if (table->seat_count > game->most_seats) {
		return desk_fail(desk, ERR_REFUSED, &msg_table_too_many,
			MSG_ARGS(num_of(table->seat_count).text, num_of(game->most_seats).text));
	}
	return true;
}

bool desk_seats_are_as_seen(struct desk *desk, const struct desk_seats *seen, const struct book_table *table)
{
	struct book_table then = { .id = table->id, .seat_count = BOOK_SEATS };
	struct book_entry entry;

	for (int i = 0; i < seen->count; i++) {
		if (!find_entry(desk, table->event, seen->list[i].who, &entry))
			return false;
		memcpy(then.player[seen->list[i].seat], book_label_of(&entry.player).text, BOOK_LABEL);
	}
	return book_table_is_as_seen(desk->book, &then, desk->err);
}
