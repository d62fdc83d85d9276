/* What is worth knowing of a table that was just seated: who meets again, who is late, who sits twice. */
#include "desk/inner.h"
#include "desk/messages.h"

/* The tables of an event, to compare one with. */
struct tables {
	struct book_table *list;
	size_t count;
};

/* Who sits at another table of the round too: a slip, as a rule, but the book takes it. */
static void warn_of_others(struct desk *desk, const struct tables *tables, const struct book_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		int other = book_elsewhere(tables->list, tables->count, table, seat);
		if (other > 0)
			desk_say(desk, &msg_table_elsewhere, MSG_ARGS(table->player[seat], num_of(other).text));
	}
}

/* The rounds in which two played at one table: "1., 3.", in English "1, 3"; nothing if they did not. */
static void rounds_together(struct buf *b, enum lang lang, const struct tables *tables, const int64_t two[2],
	int but)
{
	for (size_t i = 0; i < tables->count; i++) {
		const struct book_table *table = &tables->list[i];
		if (table->round == but || !book_table_met(table, two[0], two[1]))
			continue;
		buf_str(b, b->len > 0 ? ", " : "");
		buf_msg(b, lang, &msg_ordinal, MSG_ARGS(num_of(table->round).text));
	}
}

/* Who have met before, and in which round. */
static void warn_of_meetings(struct desk *desk, const struct tables *tables, const struct book_table *table)
{
	for (int pair = 0; pair < table->seat_count * table->seat_count; pair++) {
		int one = pair / table->seat_count, other = pair % table->seat_count;
		const int64_t two[2] = { table->entry[one], table->entry[other] };
		struct buf rounds = { 0 };
		if (one < other)
			rounds_together(&rounds, desk->lang, tables, two, table->round);
		if (rounds.len > 0)
			desk_say(desk, &msg_table_met,
				MSG_ARGS(table->player[one], table->player[other], buf_text(&rounds)));
		buf_free(&rounds);
	}
}

/* A round in front of the table's that has no table yet; 0: none. */
static int round_left_out(const struct tables *tables, int round)
{
	for (int no = 1; no < round; no++) {
		size_t i = 0;
		while (i < tables->count && tables->list[i].round != no)
			i++;
		if (i == tables->count)
			return no;
	}
	return 0;
}

/* Did they sit at a table of an earlier round? */
static bool sat_before(const struct tables *tables, int round, int64_t entry)
{
	for (size_t i = 0; i < tables->count; i++) {
		if (tables->list[i].round < round && book_table_has(&tables->list[i], entry))
			return true;
	}
	return false;
}

/* Who sits down for the first time, when rounds have been played. */
static void warn_of_late_comers(struct desk *desk, const struct tables *tables,
	const struct book_table *table)
{
	bool is_first = true;

	for (size_t i = 0; i < tables->count; i++)
		is_first = is_first && tables->list[i].round >= table->round;
	for (int seat = 0; seat < table->seat_count && !is_first; seat++) {
		if (!sat_before(tables, table->round, table->entry[seat]))
			desk_say(desk, &msg_table_late, MSG_ARGS(table->player[seat]));
	}
}

static void warn_of_gap(struct desk *desk, const struct tables *tables, int round)
{
	int left_out = round_left_out(tables, round);

	if (left_out > 0)
		desk_say(desk, &msg_table_order, MSG_ARGS(num_of(round).text, num_of(left_out).text));
}

bool meetings_warn(struct desk *desk, const struct book_table *table)
{
	struct tables tables = { NULL, 0 };

	if (!book_tables(desk->book, table->event, 0, &tables.list, &tables.count, desk->err))
		return false;
	warn_of_gap(desk, &tables, table->round);
	warn_of_others(desk, &tables, table);
	warn_of_meetings(desk, &tables, table);
	warn_of_late_comers(desk, &tables, table);
	book_free(tables.list);
	return true;
}

bool meetings_warn_of_others(struct desk *desk, const struct book_table *table)
{
	struct tables tables = { NULL, 0 };

	if (!book_tables(desk->book, table->event, table->round, &tables.list, &tables.count, desk->err))
		return false;
	warn_of_others(desk, &tables, table);
	book_free(tables.list);
	return true;
}

bool meetings_warn_of_gap(struct desk *desk, int64_t event, int round)
{
	struct tables tables = { NULL, 0 };

	if (!book_tables(desk->book, event, 0, &tables.list, &tables.count, desk->err))
		return false;
	warn_of_gap(desk, &tables, round);
	book_free(tables.list);
	return true;
}
