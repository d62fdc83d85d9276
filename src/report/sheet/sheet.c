/* The game sheet: a table's deals with running totals, places and placement points. */
#include "base/messages.h"
#include "desk/rounds/rounds.h"
#include "desk/desk.h"
#include "report/messages.h"
#include "report/standings/standings.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *report_state_word(enum lang lang, enum book_deal_state state)
{
	static const struct msg *const words[] = {
		[BOOK_PLAYED] = NULL, [BOOK_VOID] = &msg_state_void, [BOOK_REDEAL] = &msg_state_redeal,
		[BOOK_TAKEN_BACK] = &msg_state_taken_back, [BOOK_RULED] = &msg_state_ruled,
		[BOOK_OPEN] = &msg_state_open,
	};

	return words[state] ? words[state]->text[lang] : "";
}

struct game_played report_played_of(
	const struct game_rules *rules, const struct book_table *table, const struct book_deal *deal)
{
	return (struct game_played){ .rules = rules, .seats = table->seat_count, .dealer = deal->dealer,
		.record = &deal->record };
}

static struct game_played played_of(const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	return (struct game_played){ .rules = &sheet->rules, .seats = sheet->table.seat_count,
		.dealer = row->dealer, .record = row->record };
}

void report_cell_write(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row,
	const struct game_column *column, int line)
{
	const struct game_played played = played_of(sheet, row);

	if (row->record)
		column->write(b, &(struct game_cell){ &played, line, column->item, LANG_HU });
}

void report_cell_say(struct buf *b, enum lang lang, const struct report_sheet *sheet,
	const struct report_sheet_row *row, const struct game_column *column, int line)
{
	const struct game_played played = played_of(sheet, row);

	if (row->record && column->say)
		column->say(b, &(struct game_cell){ &played, line, column->item, lang });
	else
		report_cell_write(b, sheet, row, column, line);
}

static void fill_row(struct report_sheet *sheet, const struct book_deal *deal, struct report_sheet_row *row)
{
	*row = (struct report_sheet_row){
		.no = deal->no, .dealer = deal->dealer, .turn = book_deal_turn(deal, &sheet->table),
		.declarer = GAME_NO_SEAT, .state = deal->state,
		.revision = deal->revision,
	};
	memcpy(row->note, deal->reason, sizeof row->note);
	if (deal->has_record) {
		row->record = &deal->record;
		row->declarer = deal->record.declarer;
		row->more_lines = game_sheet_rows(sheet->rules.edition->game, row->record) - 1;
	}
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		row->points[seat] = deal->points[seat];
		sheet->totals[seat] += deal->points[seat];
		row->running[seat] = sheet->totals[seat];
	}
	/* Rulings are in the order of deals, so that those of a row are adjacent. */
	for (size_t i = 0; i < sheet->ruling_count; i++) {
		const struct book_ruling *ruling = &sheet->rulings[i];
		if (ruling->said.no != row->no)
			continue;
		row->ruling = row->ruling_count++ ? row->ruling : i;
		row->is_ruled = row->is_ruled || ruling->said.state == COURT_DECIDED;
		row->is_open = row->is_open || ruling->said.state == COURT_OPEN;
	}
}

static void keep_text(char out[REPORT_LINE], struct buf *b)
{
	size_t n = text_cut(buf_text(b), b->len, REPORT_LINE - 1);

	memcpy(out, buf_text(b), n);
	out[n] = '\0';
	buf_free(b);
}

/* Write a deal's players, bid and result in codes, "C pU +-", and the dealer: "o=D". */
static void write_line_of(char out[REPORT_LINE], const struct report_sheet *sheet,
	const struct book_deal *deal, bool says_dealer)
{
	const struct game_edition *edition = sheet->rules.edition;
	const struct game_deal line = { .record = deal->record,
		.dealer = says_dealer || edition->game->always_names_dealer ? deal->dealer : GAME_NO_SEAT };
	struct buf b = { 0 };

	game_deal_write(&b, edition, &line);
	keep_text(out, &b);
}

/* Does a ruling's record lack a kontra of the sheet (10.§ (3) c)? */
static bool lacks_kontra(const struct game_record *ruled, const struct game_record *was)
{
	int said = 0, kept = 0;

	for (int i = 0; i < was->fact_count; i++)
		said += strcmp(was->facts[i].kind, "kontra") == 0 ? was->facts[i].value : 0;
	for (int i = 0; i < ruled->fact_count; i++)
		kept += strcmp(ruled->facts[i].kind, "kontra") == 0 ? ruled->facts[i].value : 0;
	return kept < said;
}

/* Write the deal as played if its ruling does not show it, or shows fewer kontras. */
static bool fill_unruled(struct book *s, const struct report_sheet *sheet, struct report_sheet_row *row,
	struct err *e)
{
	struct book_deal was;
	struct buf bettors = { 0 };
	bool is_there = false;

	if (row->state != BOOK_RULED)
		return true;
	if (!book_deal_unruled(s, sheet->table.id, row->no, &was, &is_there, e))
		return false;
	if (!is_there || !was.has_record || (was.state != BOOK_PLAYED && was.state != BOOK_VOID))
		return true;
	if (row->record && !lacks_kontra(row->record, &was.record))
		return true;
	write_line_of(row->was, sheet, &was, false);
	game_bettors_write(&bettors, sheet->rules.edition->game, &was.record);
	keep_text(row->bettors, &bettors);
	return true;
}

/* Return the last revision before `to` that no ruling made, differing from the one it was put back as, if it
 * was; NULL: none. */
static const struct book_deal *find_replaced(const struct book_deal *list, const struct book_deal *to)
{
	const struct book_deal *from = to;

	while (from > list) {
		bool was_judged = from[-1].state == BOOK_RULED || from[-1].state == BOOK_OPEN;
		from--;
		if (!was_judged && (from + 1 == to || !book_deal_is_same(from, to)))
			return from;
	}
	return NULL;
}

/* Find what the number had before the last revision, or before the one a ruling replaced: a corrected result,
 * a void attempt, or a deal that did not count. */
static bool fill_before(struct book *s, const struct report_sheet *sheet, struct report_sheet_row *row,
	struct err *e)
{
	struct book_deal *list = NULL;
	char now[sizeof row->was];
	size_t count = 0;

	if (!fill_unruled(s, sheet, row, e))
		return false;
	if (row->revision == 1 || (row->state != BOOK_PLAYED && row->state != BOOK_RULED))
		return true;
	if (!book_deal_history(s, sheet->table.id, row->no, &list, &count, e))
		return false;
	while (count > 0 && (list[count - 1].state == BOOK_RULED || list[count - 1].state == BOOK_OPEN))
		count--;
	const struct book_deal *to = count > 0 && list[count - 1].state == BOOK_PLAYED ? &list[count - 1] : NULL;
	const struct book_deal *last = to ? find_replaced(list, to) : NULL;
	if (last && last->state == BOOK_REDEAL) {
		row->before = REPORT_REDEALT;
		if (row->state == BOOK_PLAYED)
			memcpy(row->note, last->reason, sizeof row->note);
	} else if (last && last->state == BOOK_PLAYED && last->has_record) {
		row->before = REPORT_CORRECTED;
		/* A dealer changed by a ruling belongs in the minutes, and is no correction. */
		bool is_other_dealer = last->dealer != to->dealer && !row->is_ruled;
		write_line_of(row->mended, sheet, last, is_other_dealer);
		write_line_of(now, sheet, to, is_other_dealer);
		row->is_same = strcmp(row->mended, now) == 0;
		const struct book_deal *first = last;
		while (first > list && first->state != BOOK_REDEAL && first->state != BOOK_TAKEN_BACK)
			first--;
		row->is_again = !row->is_same && row->state == BOOK_PLAYED && first->state == BOOK_REDEAL;
		if (row->is_again)
			memcpy(row->note, first->reason, sizeof row->note);
	} else if (last && last->state == BOOK_VOID) {
		row->before = REPORT_COUNTS_AGAIN;
	}
	if (last)
		memcpy(row->mended_why, to->reason, sizeof row->mended_why);
	book_free(list);
	return true;
}

/* Count the deals of the sheet in which a player sat in the seat. */
static int deals_of(const struct report_sheet *sheet, int seat, int64_t entry)
{
	int found = 0;

	for (int no = 1; sheet->known.counts && no <= sheet->known.deals; no++)
		found += book_entry_counted(&sheet->table, seat, no) == entry;
	for (size_t i = 0; !sheet->known.counts && i < sheet->count; i++) {
		bool counts = sheet->rows[i].state != BOOK_REDEAL;
		found += counts && book_entry_counted(&sheet->table, seat, sheet->rows[i].no) == entry;
	}
	return found;
}

/* Fill in who sat in a seat, and who gets its placement points: the
 * player with most deals, of equals the last. */
static void fill_seat(struct report_sheet *sheet, int seat)
{
	const struct book_table *table = &sheet->table;
	struct buf who = { 0 };
	int most = deals_of(sheet, seat, table->entry[seat]);

	sheet->main[seat] = table->player[seat];
	buf_str(&who, table->player[seat]);
	for (int i = 0; i < table->turn_count; i++) {
		const struct book_turn *turn = &table->turns[i];
		if (turn->seat != seat)
			continue;
		buf_printf(&who, " / %s", turn->player);
		int deals = deals_of(sheet, seat, turn->entry);
		if (deals > 0 && deals >= most) {
			most = deals;
			sheet->main[seat] = turn->player;
		}
	}
	size_t n = text_cut(buf_text(&who), who.len, REPORT_WHO - 1);
	memcpy(sheet->who[seat], buf_text(&who), n);
	buf_free(&who);
}

static bool fill_rows(struct book *s, struct report_sheet *sheet, struct err *e)
{
	const struct game *game = sheet->rules.edition->game;
	struct game_run run = { 0 };
	size_t count = 0;

	if (!book_table_deals(s, sheet->table.id, &sheet->deals, &count, e)
		|| !book_table_rulings(s, sheet->table.id, &sheet->rulings, &sheet->ruling_count, e))
		return false;
	sheet->rows = calloc(count + 1, sizeof *sheet->rows);
	bool done = sheet->rows || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	while (done && sheet->count < count) {
		struct report_sheet_row *row = &sheet->rows[sheet->count];
		const struct book_deal *deal = &sheet->deals[sheet->count++];
		int left = run.left;
		fill_row(sheet, deal, row);
		done = fill_before(s, sheet, row, e);
		if (done && game->follow)
			done = desk_run_follow(s, deal, sheet->table.seat_count, game, &run, &row->odd, e);
		row->run = left == 0 && run.left > 0 ? run.left + 1 : 0;
	}
	/* The last run that began is not yet at its end. */
	size_t last = sheet->count;
	while (last > 0 && sheet->rows[last - 1].run == 0)
		last--;
	if (last > 0)
		sheet->rows[last - 1].run_left = run.left;
	return done;
}

/* Was the sheet finished after the round's time? One with deals missing is not finished. */
static bool find_late(struct book *s, struct report_sheet *out, struct err *e)
{
	struct round_clock clock;
	char at[BOOK_SHORT];

	if (!clock_read(s, out->event.id, out->table.round, &clock, e)
		|| (clock.minutes > 0 && !book_sheet_written(s, out->table.id, at, e)))
		return false;
	if (clock.minutes == 0 || out->missing > 0 || strcmp(at, clock_end(&clock).text) <= 0)
		return true;
	snprintf(out->late_end, sizeof out->late_end, "%.15s", time_hour(clock_end(&clock).text).text);
	snprintf(out->late_at, sizeof out->late_at, "%.15s", time_hour(at).text);
	return true;
}

/* Make the sheet of a table by the rules of its event. */
static bool make_sheet(struct book *s, const struct book_event *event, const struct desk_rules *rules,
	const struct report_mark *mark, const struct book_table *table, struct report_sheet *out, struct err *e)
{
	int settled = 0;

	*out = (struct report_sheet){ .event = *event, .table = *table, .rules = rules->game, .mark = *mark,
		.by_score = desk_ranks_by_score(rules) };
	if (!fill_rows(s, out, e) || !book_totals_find(s, table->id, &out->known, e)) {
		report_sheet_free(out);
		return false;
	}
	/* Recorded totals count until all deals are there; then they are the paper's. */
	for (int seat = 0; out->known.id && seat < table->seat_count; seat++) {
		if (out->known.counts)
			out->totals[seat] = out->known.points[seat];
		else
			out->differs = out->differs || out->totals[seat] != out->known.points[seat];
	}
	report_places(out->totals, table->seat_count, rules->places[table->seat_count], out->place,
		out->place_points);
	for (size_t i = 0; i < out->count; i++)
		settled += book_deal_uses_up(&out->deals[i]);
	out->missing = desk_sheet_owes(event, table->seat_count, settled, &out->known);
	out->is_over = out->missing == 0 && (table->is_signed || book_event_deals(event, table->seat_count) > 0);
	for (int seat = 0; seat < table->seat_count; seat++)
		fill_seat(out, seat);
	if (!find_late(s, out, e)) {
		report_sheet_free(out);
		return false;
	}
	return true;
}

bool report_sheet_make(struct book *s, const struct book_event *event, const struct book_table *table,
	struct report_sheet *out, struct err *e)
{
	struct desk_rules rules;
	struct report_mark mark;

	*out = (struct report_sheet){ .event = *event, .table = *table };
	return desk_rules_read(s, event->id, &rules, e) && report_mark_make(s, &mark, e)
		&& make_sheet(s, event, &rules, &mark, table, out, e);
}

void report_sheet_free(struct report_sheet *sheet)
{
	free(sheet->rows);
	book_free(sheet->deals);
	book_free(sheet->rulings);
	sheet->rows = NULL;
	sheet->deals = NULL;
	sheet->rulings = NULL;
}

bool report_sheets_open(struct book *s, const struct book_event *event, int round, struct report_sheets *out,
	struct err *e)
{
	*out = (struct report_sheets){ .s = s, .event = event };
	if (!book_tables(s, event->id, round, &out->tables, &out->count, e))
		return false;
	if (out->count == 0)
		return round == 0 || err_set(e, ERR_NOT_FOUND, &msg_no_round, MSG_ARGS(num_of(round).text));
	return desk_rules_read(s, event->id, &out->rules, e) && report_mark_make(s, &out->mark, e);
}

void report_sheets_keep(struct report_sheets *sheets, int64_t table)
{
	sheets->count = book_tables_keep(sheets->tables, sheets->count, table);
}

int report_sheets_next(struct report_sheets *sheets, const struct report_sheet **out, struct err *e)
{
	if (sheets->is_open)
		report_sheet_free(&sheets->sheet);
	sheets->is_open = false;
	if (sheets->at == sheets->count)
		return 0;
	size_t at = sheets->at++;
	*out = sheets->made ? &sheets->made[at] : &sheets->sheet;
	if (sheets->made)
		return 1;
	sheets->is_open = make_sheet(sheets->s, sheets->event, &sheets->rules, &sheets->mark,
		&sheets->tables[at], &sheets->sheet, e);
	return sheets->is_open ? 1 : -1;
}

int report_sheets_seats(const struct report_sheets *sheets)
{
	int most = 0;

	for (size_t i = 0; i < sheets->count; i++) {
		int seats = sheets->made ? sheets->made[i].table.seat_count : sheets->tables[i].seat_count;
		most = seats > most ? seats : most;
	}
	return most;
}

void report_sheets_close(struct report_sheets *sheets)
{
	if (sheets->is_open)
		report_sheet_free(&sheets->sheet);
	book_free(sheets->tables);
	*sheets = (struct report_sheets){ 0 };
}
