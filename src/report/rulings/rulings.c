/* Rulings: the seating, and the payments. */
#include "report/rulings/rulings.h"

void report_names(const struct book_table *table, int deal_no, const char *names[BOOK_SEATS])
{
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		names[seat] = book_player_at(table, seat, deal_no);
}

void report_result_write(struct buf *b, const struct game_edition *edition, const struct book_deal *deal)
{
	bool is_ruled = deal->state == BOOK_RULED;
	struct buf modifiers = { 0 };

	edition->game->write_piece(b, edition, &deal->record, is_ruled ? GAME_CONTRACT : GAME_OUTCOME);
	if (is_ruled)
		edition->game->write_piece(&modifiers, edition, &deal->record, GAME_MODIFIERS);
	if (modifiers.len > 0)
		buf_printf(b, " %s", buf_text(&modifiers));
	buf_free(&modifiers);
}

void report_points_write(struct buf *b, enum lang lang, const int points[BOOK_SEATS],
	const struct book_table *table, int deal_no)
{
	const char *names[BOOK_SEATS];
	bool first = true;

	report_names(table, deal_no, names);
	for (int seat = 0; seat < table->seat_count; seat++) {
		buf_str(b, first ? "" : ", ");
		court_who_write(b, lang, seat, names);
		buf_printf(b, " %s", num_signed(points[seat]).text);
		first = false;
	}
}
