/* Game sheets for scripts: rows, and data. */
#include "report/sheet/sheet.h"

#include <stdlib.h>

/* ---- for scripts: rows ------------------------------------------------------------------------- */

static const struct game_column *columns_of(const struct report_sheet *sheet)
{
	return game_columns(sheet->rules.edition->game);
}

static void rows_points(struct listing *t, const struct report_sheet *sheet, int seat, int64_t points)
{
	if (seat < sheet->table.seat_count)
		listing_number(t, points);
	else
		listing_empty(t);
}

/* Add the checker of the sheet, and the players at that deal. */
static void rows_people(struct listing *t, const struct report_sheet *sheet, int deal_no, int seats)
{
	listing_text(t, sheet->table.checked_by);
	for (int seat = 0; seat < seats; seat++)
		listing_text(t, book_player_at(&sheet->table, seat, deal_no));
}

/* Add a line of a deal; its last line has the points. */
static void rows_deal(struct listing *t, const struct report_sheet *sheet, const struct report_sheet_row *row,
	int line, int seats)
{
	struct buf cell = { 0 };
	bool is_last = line == row->more_lines;

	listing_number(t, sheet->table.round);
	listing_number(t, sheet->table.no);
	listing_number(t, row->no);
	listing_text(t, text_seat_code(row->dealer));
	for (const struct game_column *own = columns_of(sheet); own->key; own++) {
		buf_clear(&cell);
		report_cell_write(&cell, sheet, row, own, line);
		if (own->kind == LISTING_TEXT)
			listing_text(t, buf_text(&cell));
		else if (cell.len > 0)
			listing_number(t, strtoll(buf_text(&cell), NULL, 10));
		else
			listing_empty(t);
	}
	for (int n = 0; n < 2 * seats; n++) {
		if (is_last)
			rows_points(t, sheet, n % seats, n < seats ? row->points[n] : row->running[n % seats]);
		else
			listing_empty(t);
	}
	listing_text(t, book_deal_words[row->state]);
	listing_number(t, row->revision);
	listing_text(t, row->note);
	/* "3.4 decided pay; 3.8 open pay" */
	buf_clear(&cell);
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		const struct book_ruling *ruling = &sheet->rulings[i];
		buf_printf(&cell, "%s%s %s %s", i > row->ruling ? "; " : "", ruling->said.case_no,
			book_ruling_words[ruling->said.state], ruling->kind);
	}
	listing_text(t, buf_text(&cell));
	t->failed = t->failed || cell.failed;
	buf_free(&cell);
	rows_people(t, sheet, row->no, seats);
}

/* Begin with columns for seats a to d in any case, and for the widest table. */
void sheet_start_rows(struct listing *t, const struct game *game, int *seats)
{
	enum { USUAL_SEATS = 4 };
	static const char *const points[BOOK_SEATS] = { "a", "b", "c", "d", "e", "f", "g", "h" };
	static const char *const totals[BOOK_SEATS] = { "total_a", "total_b", "total_c", "total_d", "total_e",
		"total_f", "total_g", "total_h" };
	static const char *const players[BOOK_SEATS] = { "player_a", "player_b", "player_c", "player_d",
		"player_e", "player_f", "player_g", "player_h" };

	*seats = *seats > USUAL_SEATS ? *seats : USUAL_SEATS;
	listing_start(t, "");
	listing_column(t, "round", NULL, LISTING_INT);
	listing_column(t, "table", NULL, LISTING_INT);
	listing_column(t, "deal", NULL, LISTING_INT);
	listing_column(t, "dealer", NULL, LISTING_TEXT);
	for (const struct game_column *own = game_columns(game); own->key; own++)
		listing_column(t, own->key, NULL, own->kind);
	for (int seat = 0; seat < *seats; seat++)
		listing_column(t, points[seat], NULL, LISTING_INT);
	for (int seat = 0; seat < *seats; seat++)
		listing_column(t, totals[seat], NULL, LISTING_INT);
	listing_column(t, "state", NULL, LISTING_TEXT);
	listing_column(t, "revision", NULL, LISTING_INT);
	listing_column(t, "note", NULL, LISTING_TEXT);
	listing_column(t, "rulings", NULL, LISTING_TEXT);
	listing_column(t, "checked", NULL, LISTING_TEXT);
	for (int seat = 0; seat < *seats; seat++)
		listing_column(t, players[seat], NULL, LISTING_TEXT);
}

void sheet_add_rows(struct listing *t, const struct report_sheet *sheet, int seats)
{
	enum { NOTE_COLUMNS = 3 };

	for (size_t i = 0; i < sheet->count; i++) {
		for (int line = 0; line <= sheet->rows[i].more_lines; line++)
			rows_deal(t, sheet, &sheet->rows[i], line, seats);
	}
	if (!sheet->known.counts)
		return;
	/* Totals are a row without a deal. */
	listing_number(t, sheet->table.round);
	listing_number(t, sheet->table.no);
	listing_empty(t);
	listing_empty(t);
	for (const struct game_column *own = columns_of(sheet); own->key; own++)
		listing_empty(t);
	for (int n = 0; n < 2 * seats; n++)
		rows_points(t, sheet, n % seats, sheet->known.points[n % seats]);
	listing_text(t, "totals");
	for (int i = 0; i < NOTE_COLUMNS; i++)
		listing_empty(t);
	rows_people(t, sheet, sheet->known.deals, seats);
}

/* ---- for scripts: data ------------------------------------------------------------------------- */

/* Write the game's columns of a line. */
static void data_own(
	struct data *d, const struct report_sheet *sheet, const struct report_sheet_row *row, int line)
{
	for (const struct game_column *own = columns_of(sheet); own->key; own++) {
		struct buf cell = { 0 };
		report_cell_write(&cell, sheet, row, own, line);
		if (own->kind == LISTING_TEXT)
			data_text(d, own->key, buf_text(&cell));
		else if (cell.len > 0)
			data_number(d, own->key, strtoll(buf_text(&cell), NULL, 10));
		else
			data_value(d, own->key, "null");
		buf_free(&cell);
	}
}

static void data_deal(struct data *d, const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	data_line(d, 2);
	data_object(d, NULL);
	data_number(d, "deal", row->no);
	data_text(d, "dealer", text_seat_code(row->dealer));
	if (row->more_lines == 0)
		data_own(d, sheet, row, 0);
	else
		data_array(d, "lines");
	for (int line = 0; row->more_lines > 0 && line <= row->more_lines; line++) {
		data_object(d, NULL);
		data_own(d, sheet, row, line);
		data_end(d);
	}
	if (row->more_lines > 0)
		data_end(d);
	data_object(d, "points");
	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		data_number(d, text_seat_code(seat), row->points[seat]);
	data_end(d);
	data_object(d, "totals");
	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		data_number(d, text_seat_code(seat), row->running[seat]);
	data_end(d);
	data_text(d, "state", book_deal_words[row->state]);
	data_number(d, "revision", row->revision);
	data_text(d, "note", row->note);
	data_array(d, "rulings");
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		const struct book_ruling *ruling = &sheet->rulings[i];
		data_object(d, NULL);
		data_text(d, "case", ruling->said.case_no);
		data_text(d, "state", book_ruling_words[ruling->said.state]);
		data_text(d, "ruling", ruling->kind);
		data_text(d, "cite", ruling->cites);
		data_end(d);
	}
	data_end(d);
	data_end(d);
}

static void data_seat(struct data *d, const struct report_sheet *sheet, int seat)
{
	const struct book_turn *turn = sheet_turn(sheet, seat, 0);

	data_object(d, NULL);
	data_text(d, "seat", text_seat_code(seat));
	data_text(d, "player", sheet->table.player[seat]);
	data_number(d, "start_no", sheet->table.start_no[seat]);
	data_number(d, "total", sheet->totals[seat]);
	data_number(d, "place", sheet->place[seat]);
	data_value(d, "place_points", num_place_points(sheet->place_points[seat], '.').text);
	if (turn) {
		data_array(d, "turns");
		for (int n = 1; turn; turn = sheet_turn(sheet, seat, n++)) {
			data_object(d, NULL);
			data_number(d, "from", turn->from);
			data_text(d, "player", turn->player);
			data_number(d, "start_no", turn->start_no);
			data_end(d);
		}
		data_end(d);
		data_text(d, "place_of", sheet->main[seat]);
	}
	data_end(d);
}

void sheet_add_data(struct data *d, const struct report_sheet *sheet)
{
	data_line(d, 1);
	data_object(d, NULL);
	page_event_data(d, &sheet->event);
	data_number(d, "round", sheet->table.round);
	data_number(d, "table", sheet->table.no);
	data_bool(d, "signed", sheet->table.is_signed);
	data_number(d, "missing", sheet->missing);
	data_array(d, "seats");
	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		data_seat(d, sheet, seat);
	data_end(d);
	data_array(d, "deals");
	for (size_t i = 0; i < sheet->count; i++)
		data_deal(d, sheet, &sheet->rows[i]);
	data_end(d);
	if (sheet->known.id) {
		data_object(d, "known_totals");
		data_number(d, "deals", sheet->known.deals);
		data_bool(d, "counts", sheet->known.counts);
		data_object(d, "points");
		for (int seat = 0; seat < sheet->table.seat_count; seat++)
			data_number(d, text_seat_code(seat), sheet->known.points[seat]);
		data_end(d);
		data_end(d);
	}
	data_text(d, "checked", sheet->table.checked_by);
	page_mark_data(d, &sheet->mark);
	data_end(d);
}
