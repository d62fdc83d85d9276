/* Writing the journal, statement by statement. */
#include "desk/rounds/rounds.h"
#include "desk/journal/journal.h"

#include <limits.h>
#include <string.h>

/* A key with a value between quotes; a whole number. */
static void write_quoted(struct buf *b, enum journal_word key, const char *value)
{
	buf_printf(b, " %s=", journal_words[key]);
	text_quote(b, value);
}

static void write_number(struct buf *b, enum journal_word key, int value)
{
	buf_printf(b, " %s=%d", journal_words[key], value);
}

void journal_entry_write(struct buf *b, const struct book_entry *entry)
{
	struct buf label = { 0 };

	book_player_label(&label, &entry->player);
	buf_printf(b, "%s %d ", journal_words[JOURNAL_WORD_ENTRY], entry->start_no);
	text_quote(b, buf_text(&label));
	if (entry->player.club[0])
		write_quoted(b, JOURNAL_WORD_CLUB, entry->player.club);
	if (entry->player.shown[0])
		text_pair_write(b, journal_words[JOURNAL_WORD_PUBLIC], entry->player.shown);
	if (entry->is_entrant)
		text_pair_write(b, journal_words[JOURNAL_WORD_STAND_IN], "no");
	b->failed = b->failed || label.failed;
	buf_free(&label);
}

void journal_table_write(struct buf *b, const struct book_table *table)
{
	buf_printf(b, "%s %d", journal_words[JOURNAL_WORD_TABLE], table->no);
	if (table->is_signed && table->signed_by[0])
		write_quoted(b, JOURNAL_WORD_SIGNED, table->signed_by);
	else if (table->is_signed)
		buf_printf(b, " %s", journal_words[JOURNAL_WORD_SIGNED]);
	if (table->is_checked)
		write_quoted(b, JOURNAL_WORD_CHECKED, table->checked_by);
}

void journal_seats_write(struct buf *b, const struct book_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		buf_printf(b, "%s%s=", seat > 0 ? " " : "", text_seat_code(seat));
		text_quote(b, table->player[seat]);
	}
}

void journal_turn_write(struct buf *b, const struct book_turn *turn)
{
	buf_printf(b, "%s %d %s=", journal_words[JOURNAL_WORD_TURN], turn->from, text_seat_code(turn->seat));
	text_quote(b, turn->player);
}

/* The first deal behind `from` from which on a seat is another's; INT_MAX: none. */
static int next_turn(const struct book_table *table, int from)
{
	int next = INT_MAX;

	for (int i = 0; i < table->turn_count; i++) {
		if (table->turns[i].from > from && table->turns[i].from < next)
			next = table->turns[i].from;
	}
	return next;
}

void journal_turns_write(struct buf *b, const struct book_table *table)
{
	for (int from = next_turn(table, 0); from < INT_MAX; from = next_turn(table, from)) {
		buf_printf(b, "%s %d", journal_words[JOURNAL_WORD_TURN], from);
		for (int i = 0; i < table->turn_count; i++) {
			const struct book_turn *turn = &table->turns[i];
			if (turn->from != from)
				continue;
			buf_printf(b, " %s=", text_seat_code(turn->seat));
			text_quote(b, turn->player);
		}
		buf_char(b, '\n');
	}
}

void journal_totals_write(struct buf *b, const struct book_totals *totals, int seats)
{
	buf_printf(b, "%s =", journal_words[JOURNAL_WORD_KNOWN]);
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, " %d", totals->points[seat]);
	write_number(b, JOURNAL_WORD_DEALS, totals->deals);
}

void journal_seed_write(struct buf *b, const struct book_duplicate *duplicate)
{
	buf_printf(b, "%s %d", journal_words[JOURNAL_WORD_ROUND], duplicate->round);
	write_quoted(b, JOURNAL_WORD_SEED, duplicate->seed);
	write_number(b, JOURNAL_WORD_DEALS, duplicate->deals);
}

void journal_measure_write(struct buf *b, const struct book_measure *measure)
{
	buf_printf(b, "%s ", journal_words[JOURNAL_WORD_MEASURE]);
	text_quote(b, measure->player);
	text_pair_write(b, journal_words[JOURNAL_WORD_DEGREE], book_measure_words[measure->kind]);
	if (measure->round)
		write_number(b, JOURNAL_WORD_ROUND, measure->round);
	text_pair_write(b, journal_words[JOURNAL_WORD_REASON], measure->reason);
	if (measure->judge[0])
		text_pair_write(b, journal_words[JOURNAL_WORD_JUDGE], measure->judge);
	if (measure->at[0])
		text_pair_write(b, journal_words[JOURNAL_WORD_TAKEN_AT], measure->at);
}

void journal_draw_write(struct buf *b, const struct draw_how *how)
{
	buf_str(b, journal_words[JOURNAL_WORD_DRAW]);
	text_pair_write(b, journal_words[JOURNAL_WORD_METHOD], draw_method_words[how->method]);
	if (how->seed[0])
		write_quoted(b, JOURNAL_WORD_SEED, how->seed);
	if (how->is_apart)
		text_pair_write(b, journal_words[JOURNAL_WORD_CLUBS], "apart");
	if (how->is_top_first)
		text_pair_write(b, journal_words[JOURNAL_WORD_TOP], "first");
	if (how->rounds)
		write_number(b, JOURNAL_WORD_ROUNDS, how->rounds);
}

void journal_absent_write(struct buf *b, const struct draw_absent *absent)
{
	write_number(b, JOURNAL_WORD_ABSENT, absent->start_no[0]);
	for (int i = 1; i < absent->count; i++)
		buf_printf(b, ",%d", absent->start_no[i]);
}

void journal_clock_write(struct buf *b, const struct round_clock *clock)
{
	buf_str(b, journal_words[JOURNAL_WORD_CLOCK]);
	text_pair_write(b, journal_words[JOURNAL_WORD_STARTED], clock->start);
	write_number(b, JOURNAL_WORD_MINUTES, clock->minutes);
}
