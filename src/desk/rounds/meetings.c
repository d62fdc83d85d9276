/* Warnings about a table just seated: players who meet again, come late, or sit twice. */
#include "desk/inner.h"
#include "desk/messages.h"

/* The tables of an event, for comparison. */
struct tables {
	struct book_table *list;
	size_t count;
};

/* Warn of players who also sit at another table of the round: usually a slip, but the book accepts it. */
static void warn_of_others(struct desk *desk, const struct tables *tables, const struct book_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		int other = book_elsewhere(tables->list, tables->count, table, seat);
		if (other > 0)
			desk_say(desk, &msg_table_elsewhere, MSG_ARGS(table->player[seat], num_of(other).text));
	}
}

/* Warn of players who have met before, and in which rounds: "1., 3.", in English "1, 3". */
static void warn_of_meetings(struct desk *desk, const struct tables *tables, const struct book_table *table)
{
	for (int pair = 0; pair < table->seat_count * table->seat_count; pair++) {
		int one = pair / table->seat_count, other = pair % table->seat_count;
		struct buf rounds = { 0 };
		for (size_t i = 0; one < other && i < tables->count; i++) {
			const struct book_table *met = &tables->list[i];
			if (met->round == table->round || !book_table_met(met, table->entry[one], table->entry[other]))
				continue;
			buf_str(&rounds, rounds.len > 0 ? ", " : "");
			buf_msg(&rounds, desk->lang, &msg_ordinal, MSG_ARGS(num_of(met->round).text));
		}
		if (rounds.len > 0)
			desk_say(desk, &msg_table_met,
				MSG_ARGS(table->player[one], table->player[other], buf_text(&rounds)));
		buf_free(&rounds);
	}
}

/* Warn of players who sit down for the first time after rounds have been played. */
static void warn_of_late_comers(struct desk *desk, const struct tables *tables,
	const struct book_table *table)
{
	bool is_first = true;

	for (size_t i = 0; i < tables->count; i++)
		is_first = is_first && tables->list[i].round >= table->round;
	for (int seat = 0; seat < table->seat_count && !is_first; seat++) {
		bool sat_before = false;
		for (size_t i = 0; i < tables->count; i++)
			sat_before = sat_before || (tables->list[i].round < table->round
				&& book_table_has(&tables->list[i], table->entry[seat]));
		if (!sat_before)
			desk_say(desk, &msg_table_late, MSG_ARGS(table->player[seat]));
	}
}

void desk_meetings_warn_of_gap(struct desk *desk, const struct book_table *list, size_t count, int round)
{
	for (int no = 1; no < round; no++) {
		size_t i = 0;
		while (i < count && list[i].round != no)
			i++;
		if (i < count)
			continue;
		desk_say(desk, &msg_table_order, MSG_ARGS(num_of(round).text, num_of(no).text));
		return;
	}
}

bool desk_meetings_warn(struct desk *desk, const struct book_table *table)
{
	struct tables tables = { NULL, 0 };

	if (!book_tables(desk->book, table->event, 0, &tables.list, &tables.count, desk->err))
		return false;
	desk_meetings_warn_of_gap(desk, tables.list, tables.count, table->round);
	warn_of_others(desk, &tables, table);
	warn_of_meetings(desk, &tables, table);
	warn_of_late_comers(desk, &tables, table);
	book_free(tables.list);
	return true;
}

bool desk_meetings_warn_of_others(struct desk *desk, const struct book_table *table)
{
	struct tables tables = { NULL, 0 };

	if (!book_tables(desk->book, table->event, table->round, &tables.list, &tables.count, desk->err))
		return false;
	warn_of_others(desk, &tables, table);
	book_free(tables.list);
	return true;
}
