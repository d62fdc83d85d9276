/* Game sheets (jatszmalap): what they show, and their text, CSV, JSON and HTML. */
#include "export/pages.h"

#include <stdio.h>
#include <string.h>

static const struct template_field sheet_fields[SHEET_FIELDS_END] = {
	[SHEET_NO] = { "no", LISTING_INT, false },
	[SHEET_DEALER] = { "dealer", LISTING_TEXT, true },
	[SHEET_DECLARER] = { "declarer", LISTING_TEXT, true },
	[SHEET_CONTRACT] = { "contract", LISTING_TEXT, true },
	[SHEET_MODIFIERS] = { "modifiers", LISTING_TEXT, false },
	[SHEET_RESULT] = { "result", LISTING_TEXT, true },
	[SHEET_CHECK] = { "check", LISTING_POINTS, false },
	[SHEET_SEATS] = { "seats", LISTING_TEXT, false },
	[SHEET_POINTS] = { "points", LISTING_POINTS, false },
	[SHEET_RUNNING] = { "running", LISTING_POINTS, false },
};

#define TEXT_KEY(text) [text - TEMPLATE_COMMON_TEXTS]
static const char *const sheet_texts[SHEET_TEXTS_END - TEMPLATE_COMMON_TEXTS] = {
	TEXT_KEY(SHEET_TABLE) = "table",
	TEXT_KEY(SHEET_LINE_1) = "line-1",
	TEXT_KEY(SHEET_LINE_2) = "line-2",
	TEXT_KEY(SHEET_STAKE) = "stake",
	TEXT_KEY(SHEET_SEAT) = "seat",
	TEXT_KEY(SHEET_START_NO) = "start-no",
	TEXT_KEY(SHEET_TURN) = "turn",
	TEXT_KEY(SHEET_TURN_PLACE) = "turn-place",
	TEXT_KEY(SHEET_TOTALS) = "totals",
	TEXT_KEY(SHEET_DIFFERS) = "differs",
	TEXT_KEY(SHEET_MISSING) = "missing",
	TEXT_KEY(SHEET_SIGNED) = "signed",
	TEXT_KEY(SHEET_CLOSED) = "closed",
	TEXT_KEY(SHEET_CHECKED) = "checked",
	TEXT_KEY(SHEET_TOTAL) = "total",
	TEXT_KEY(SHEET_PLACE) = "place",
	TEXT_KEY(SHEET_PLACE_POINTS) = "place-points",
	TEXT_KEY(SHEET_MONEY) = "money",
	TEXT_KEY(SHEET_MARK_VOID) = "mark-void",
	TEXT_KEY(SHEET_MARK_REVISED) = "mark-revised",
	TEXT_KEY(SHEET_MARK_RULED) = "mark-ruled",
	TEXT_KEY(SHEET_MARK_OPEN) = "mark-open",
	TEXT_KEY(SHEET_WORD_VOID) = "word-void",
	TEXT_KEY(SHEET_WORD_REDEAL) = "word-redeal",
	TEXT_KEY(SHEET_WORD_RULED) = "word-ruled",
	TEXT_KEY(SHEET_WORD_OPEN) = "word-open",
	TEXT_KEY(SHEET_NOTE_VOID) = "note-void",
	TEXT_KEY(SHEET_NOTE_REDEAL) = "note-redeal",
	TEXT_KEY(SHEET_NOTE_REVISED) = "note-revised",
	TEXT_KEY(SHEET_NOTE_REDEALT) = "note-redealt",
	TEXT_KEY(SHEET_NOTE_RULED) = "note-ruled",
	TEXT_KEY(SHEET_NOTE_OPEN) = "note-open",
	TEXT_KEY(SHEET_SIGN_PLAYER) = "sign-player",
	TEXT_KEY(SHEET_SIGN_REFEREE) = "sign-referee",
	TEXT_KEY(SHEET_LEGEND) = "legend",
	TEXT_KEY(SHEET_BLANK_LEGEND) = "blank-legend",
	TEXT_KEY(SHEET_CLOCK) = "clock",
	TEXT_KEY(SHEET_JURY) = "jury",
};

const struct template_kind sheet_kind = {
	"sheet", sheet_fields, SHEET_FIELDS_END, SHEET_SEATS, sheet_texts, SHEET_TEXTS_END - TEMPLATE_COMMON_TEXTS,
};

enum { NUMBER = sizeof ((struct grid_cell *)0)->room };

/* ---- what a sheet says --------------------------------------------------------------------------- */

const char *sheet_seat(int seat)
{
	static const char *const letters[BOOK_SEATS] = { "A", "B", "C", "D", "E", "F", "G", "H" };

	return seat >= 0 && seat < BOOK_SEATS ? letters[seat] : "";
}

int sheet_feet(const struct report_sheet *sheet)
{
	return sheet->event.stake > 0 ? SHEET_FEET : SHEET_FOOT_MONEY;
}

int sheet_blank_rows(const struct report_sheet *sheet, int rows)
{
	int wanted = book_event_deals(&sheet->event, sheet->table.seat_count);

	return rows > 0 && wanted > 0 ? wanted : rows;
}

void sheet_slots(struct page *page, const struct report_sheet *sheet)
{
	slots_event(&page->slots, &page->t, &sheet->event);
	slots_number(&page->slots, SLOT_ROUND, sheet->table.round);
	slots_number(&page->slots, SLOT_TABLE, sheet->table.no);
}

void sheet_seat_slots(struct page *page, const struct report_sheet *sheet, int seat)
{
	page->slots.value[SLOT_SEAT] = sheet_seat(seat);
	page->slots.value[SLOT_PLAYER] = sheet->who[seat];
	slots_number(&page->slots, SLOT_NUMBER, sheet->table.start_no[seat]);
}

/* Who takes the seat over as the n-th; NULL: nobody. */
static const struct book_turn *seat_turn(const struct report_sheet *sheet, int seat, int n)
{
	for (int i = 0; i < sheet->table.turn_count; i++) {
		if (sheet->table.turns[i].seat == seat && n-- == 0)
			return &sheet->table.turns[i];
	}
	return NULL;
}

bool sheet_seat_line(struct buf *line, struct page *page, const struct report_sheet *sheet, int seat, int n)
{
	const struct book_turn *turn = n > 0 ? seat_turn(sheet, seat, n - 1) : NULL;
	int start_no = turn ? turn->start_no : sheet->table.start_no[seat];

	buf_clear(line);
	if (n > 0 && !turn)
		return false;
	sheet_seat_slots(page, sheet, seat);
	page->slots.value[SLOT_PLAYER] = turn ? turn->player : sheet->table.player[seat];
	slots_number(&page->slots, SLOT_NUMBER, turn ? turn->from : start_no);
	slots_fill(line, &page->slots, page->t.text[turn ? SHEET_TURN : SHEET_SEAT]);
	slots_number(&page->slots, SLOT_NUMBER, start_no);
	if (start_no > 0)
		slots_fill(line, &page->slots, page->t.text[SHEET_START_NO]);
	return true;
}

/* "69 -62 -7" */
static void write_known(struct buf *b, const struct report_sheet *sheet)
{
	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		buf_printf(b, "%s%s", seat > 0 ? " " : "", num_signed(sheet->known.points[seat]).text);
}

/* Whose the seat's placement points are, where several sat in it; "": that is plain. */
static const char *place_remark(struct page *page, const struct report_sheet *sheet, int seat)
{
	if (!seat_turn(sheet, seat, 0))
		return "";
	page->slots.value[SLOT_SEAT] = sheet_seat(seat);
	page->slots.value[SLOT_PLAYER] = sheet->main[seat];
	return page_text(page, SHEET_TURN_PLACE);
}

bool sheet_remark(struct page *page, const struct report_sheet *sheet, int n, const char **out)
{
	struct buf known = { 0 };

	*out = "";
	if (n < sheet->table.seat_count) {
		*out = place_remark(page, sheet, n);
		return true;
	}
	n -= sheet->table.seat_count;
	if (n == 0 && sheet->known.counts) {
		slots_number(&page->slots, SLOT_NUMBER, sheet->known.deals);
		*out = page_text(page, SHEET_TOTALS);
	} else if (n == 0 && sheet->differs) {
		write_known(&known, sheet);
		page->slots.value[SLOT_WAS] = buf_text(&known);
		*out = page_text(page, SHEET_DIFFERS);
		buf_free(&known);
		page->slots.value[SLOT_WAS] = NULL;
	}
	return n == 0;
}

/* What a row has to say beside its figures: how it looks, its mark and its note. */
static const struct row_kind {
	enum listing_style style;
	int mark, note;
} plain_row = { LISTING_PLAIN, 0, 0 }, void_row = { LISTING_STRUCK, SHEET_MARK_VOID, SHEET_NOTE_VOID },
	redeal_row = { LISTING_STRUCK, SHEET_MARK_VOID, SHEET_NOTE_REDEAL },
	revised_row = { LISTING_ITALIC, SHEET_MARK_REVISED, SHEET_NOTE_REVISED },
	ruled_row = { LISTING_ITALIC, SHEET_MARK_RULED, SHEET_NOTE_RULED },
	redealt_row = { LISTING_ITALIC, SHEET_MARK_REVISED, SHEET_NOTE_REDEALT },
	open_row = { LISTING_ITALIC, SHEET_MARK_OPEN, SHEET_NOTE_OPEN };

/* Deals that do not count are struck, ruled and corrected ones slanted. */
static const struct row_kind *row_kind(const struct report_sheet_row *row)
{
	if (row->is_open)
		return &open_row;
	if (row->state == BOOK_REDEAL)
		return &redeal_row;
	if (row->state == BOOK_VOID || row->state == BOOK_TAKEN_BACK)
		return &void_row;
	if (row->is_ruled)
		return &ruled_row;
	switch (row->before) {
	case REPORT_CORRECTED: return &revised_row;
	case REPORT_REDEALT: return &redealt_row;
	case REPORT_NOTHING: break;
	}
	return &plain_row;
}

/* The number with its mark. */
static const char *row_number(char out[NUMBER], const struct page *page, const struct report_sheet_row *row)
{
	int mark = row_kind(row)->mark;

	snprintf(out, NUMBER, "%d%s", row->no, mark ? page->t.text[mark] : "");
	return out;
}

/* The result, or the word for a deal that does not count. */
static const char *row_result(const struct page *page, const struct report_sheet_row *row)
{
	switch (row->state) {
	case BOOK_VOID: case BOOK_TAKEN_BACK: return page->t.text[SHEET_WORD_VOID];
	case BOOK_REDEAL: return page->t.text[SHEET_WORD_REDEAL];
	case BOOK_RULED: return page->t.text[SHEET_WORD_RULED];
	case BOOK_OPEN: return page->t.text[SHEET_WORD_OPEN];
	case BOOK_PLAYED: break;
	}
	return row->result;
}

/* The rulings at a deal, but for those dismissed; else the row's own note. */
static const char *row_reason(struct buf *b, const struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row)
{
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		if (sheet->rulings[i].state == BOOK_DISMISSED)
			continue;
		buf_str(b, b->len > 0 ? "; " : "");
		report_ruling_note(b, page->look->lang, &sheet->rulings[i]);
	}
	return b->len > 0 ? buf_text(b) : row->note;
}

bool sheet_row_has_note(const struct report_sheet_row *row)
{
	return row_kind(row)->note != 0;
}

const char *sheet_row_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row)
{
	struct buf reason = { 0 };
	char number[NUMBER];

	if (!sheet_row_has_note(row))
		return "";
	page->slots.value[SLOT_NUMBER] = row_number(number, page, row);
	page->slots.value[SLOT_WAS] = row->was;
	page->slots.value[SLOT_REASON] = row_reason(&reason, page, sheet, row);
	const char *note = page_text(page, row_kind(row)->note);
	page->slots.value[SLOT_NUMBER] = page->slots.value[SLOT_REASON] = NULL;
	buf_free(&reason);
	return note;
}

/* ---- the grid: the deals, then the rows under them ------------------------------------------------- */

static int64_t sum_points(const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	int64_t sum = 0;

	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		sum += row ? row->points[seat] : sheet->totals[seat];
	return sum;
}

typedef void sheet_say(struct buf *b, enum lang lang, const struct ulti_deal *deal);

/* The text in words on paper, in codes elsewhere and where the deal is not known. */
static void said_cell(const struct sheet_view *view, const struct report_sheet_row *row, sheet_say *say,
	const char *code, struct grid_cell *out)
{
	struct buf words = { 0 };

	out->text = code;
	if (!view->words || !row->has_facts)
		return;
	say(&words, view->page->look->lang, &row->facts);
	snprintf(out->room, sizeof out->room, "%s", buf_text(&words));
	out->text = out->room;
	buf_free(&words);
}

static void deal_cell(const struct sheet_view *view, const struct report_sheet_row *row,
	enum sheet_field field, struct grid_cell *out)
{
	switch (field) {
	case SHEET_NO:
		out->kind = out->style == LISTING_PLAIN ? LISTING_INT : LISTING_TEXT;
		out->number = row->no;
		out->text = row_number(out->room, view->page, row);
		break;
	case SHEET_DEALER: out->text = sheet_seat(row->dealer); break;
	case SHEET_DECLARER: out->text = sheet_seat(row->declarer); break;
	case SHEET_CONTRACT: said_cell(view, row, ulti_contract_say, row->contract, out); break;
	case SHEET_MODIFIERS: said_cell(view, row, ulti_modifiers_say, row->modifiers, out); break;
	case SHEET_RESULT:
		out->text = row_result(view->page, row);
		if (out->text == row->result)
			said_cell(view, row, ulti_result_say, row->result, out);
		break;
	case SHEET_CHECK: out->number = sum_points(view->sheet, row); break;
	case SHEET_SEATS: out->empty = true; break;
	}
}

static void seat_cell(const struct report_sheet_row *row, const struct grid_column *column,
	struct grid_cell *out)
{
	bool counts = row->state == BOOK_PLAYED || row->state == BOOK_RULED;

	out->empty = column->field == SHEET_POINTS && !counts;
	out->number = column->field == SHEET_POINTS ? row->points[column->group] : row->running[column->group];
}

static void foot_cell(const struct sheet_view *view, enum sheet_foot foot, const struct grid_column *column,
	struct grid_cell *out)
{
	const struct report_sheet *sheet = view->sheet;
	int seat = column->group;

	out->style = LISTING_TOTAL;
	if (seat == GRID_ALONE) {
		out->empty = column->field != SHEET_CHECK || foot != SHEET_FOOT_TOTAL;
		out->number = sum_points(sheet, NULL);
		return;
	}
	out->empty = column->field != view->figure;
	switch (foot) {
	case SHEET_FOOT_TOTAL: out->number = sheet->totals[seat]; break;
	case SHEET_FOOT_PLACE: out->kind = LISTING_INT; out->number = sheet->place[seat]; break;
	case SHEET_FOOT_PLACE_POINTS:
		out->kind = LISTING_TWELFTHS;
		out->number = sheet->place_points[seat];
		break;
	case SHEET_FOOT_MONEY: out->number = sheet->totals[seat] * sheet->event.stake; break;
	case SHEET_FEET: break;
	}
}

/* Of a deal that does not count, what was bid is struck; its number, its mark and the totals still hold. */
static bool is_void_part(const struct grid_column *column)
{
	return column->field == SHEET_DECLARER || column->field == SHEET_CONTRACT ||
		column->field == SHEET_MODIFIERS;
}

/* Of a sheet to be filled in: the number of the deal and, in turn, its dealer (2.§ (3)). */
static void blank_cell(
	const struct sheet_view *view, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	int no = (int)row + 1, rows = view->blank_rows;

	out->empty = no > rows || column->group != GRID_ALONE
		|| (column->field != SHEET_NO && column->field != SHEET_DEALER);
	out->style = no > rows ? LISTING_TOTAL : LISTING_PLAIN;
	out->number = no;
	if (column->field == SHEET_DEALER)
		out->text = sheet_seat(ulti_dealer_of(no, view->sheet->table.seat_count));
}

static void sheet_cell(const void *data, size_t row, const struct grid_column *column,
	struct grid_cell *out)
{
	const struct sheet_view *view = data;
	const struct report_sheet *sheet = view->sheet;

	if (view->blank_rows > 0) {
		blank_cell(view, row, column, out);
		return;
	}
	if (row >= sheet->count) {
		foot_cell(view, (enum sheet_foot)(row - sheet->count), column, out);
		return;
	}
	out->style = row_kind(&sheet->rows[row])->style;
	if (out->style == LISTING_STRUCK && !is_void_part(column))
		out->style = LISTING_ITALIC;
	if (column->group == GRID_ALONE)
		deal_cell(view, &sheet->rows[row], (enum sheet_field)column->field, out);
	else
		seat_cell(&sheet->rows[row], column, out);
}

/* The rows above the sums. */
static size_t sheet_deals(const struct sheet_view *view)
{
	return view->blank_rows > 0 ? (size_t)view->blank_rows : view->sheet->count;
}

static const char *sheet_label(const void *data, size_t row)
{
	static const int texts[SHEET_FEET] = {
		[SHEET_FOOT_TOTAL] = SHEET_TOTAL, [SHEET_FOOT_PLACE] = SHEET_PLACE,
		[SHEET_FOOT_PLACE_POINTS] = SHEET_PLACE_POINTS, [SHEET_FOOT_MONEY] = SHEET_MONEY,
	};
	const struct sheet_view *view = data;

	size_t deals = sheet_deals(view);

	return row < deals ? NULL : view->page->t.text[texts[row - deals]];
}

/* The points, or what stands in their place. */
static int figure_field(const struct template_list *list)
{
	for (int i = 0; i < list->count; i++) {
		if (list->column[i].field == SHEET_POINTS)
			return SHEET_POINTS;
	}
	return list->count > 0 ? list->column[0].field : SHEET_SEATS;
}

bool sheet_grid(struct grid *grid, struct page *page, struct sheet_view *view, enum template_section section,
	struct err *e)
{
	const struct report_sheet *sheet = view->sheet;

	view->page = page;
	view->words = section == TEMPLATE_COLUMNS;
	view->figure = figure_field(&page->t.list[section + 1]);
	*grid = (struct grid){
		.name = "sheet", .data = view, .cell = sheet_cell, .label = sheet_label,
		.row_count = sheet_deals(view) + (size_t)sheet_feet(sheet),
	};
	if (!grid_plan(grid, &page->t, section, sheet->table.seat_count, e))
		return false;
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		sheet_seat_slots(page, sheet, seat);
		page_group_head(page, grid, seat);
	}
	return true;
}

/* ---- for people: the terminal ---------------------------------------------------------------------- */

/* The n-th line under the deals; NULL behind the last, "" if it is left out. */
static const char *sheet_note(struct page *page, const struct report_sheet *sheet, size_t n)
{
	const struct book_table *table = &sheet->table;

	const char *remark;
	size_t remarks = (size_t)table->seat_count + 1;

	if (n < sheet->count)
		return sheet_row_note(page, sheet, &sheet->rows[n]);
	if (n - sheet->count < remarks)
		return sheet_remark(page, sheet, (int)(n - sheet->count), &remark) ? remark : "";
	switch (n - sheet->count - remarks) {
	case 0:
		slots_number(&page->slots, SLOT_NUMBER, sheet->missing);
		return sheet->missing > 0 ? page_text(page, SHEET_MISSING) : "";
	case 1:
		page->slots.value[SLOT_PLAYER] = table->signed_by;
		return !table->is_signed ? "" : page_text(page, *table->signed_by ? SHEET_SIGNED : SHEET_CLOSED);
	case 2:
		page->slots.value[SLOT_PLAYER] = table->checked_by;
		return table->is_checked ? page_text(page, SHEET_CHECKED) : "";
	}
	return NULL;
}

/* Without the blanks that an empty reason leaves at the end. */
static void text_note(struct buf *b, const char *note)
{
	size_t n = strlen(note);

	while (n > 0 && note[n - 1] == ' ')
		n--;
	buf_add(b, note, n);
	buf_str(b, n > 0 ? "\n" : "");
}

static bool sheet_text(struct buf *b, struct page *page, const struct report_sheet *sheet, struct err *e)
{
	struct sheet_view view = { .sheet = sheet };
	struct buf line = { 0 };
	struct grid grid;
	const char *note;

	sheet_slots(page, sheet);
	grid_strong(b, page_text(page, TEMPLATE_TITLE), page->look);
	buf_char(b, '\n');
	page_line(b, page, SHEET_TABLE);
	page_line(b, page, SHEET_LINE_1);
	page_line(b, page, SHEET_LINE_2);
	if (sheet->event.stake > 0)
		page_line(b, page, SHEET_STAKE);
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		for (int n = 0; sheet_seat_line(&line, page, sheet, seat, n); n++)
			buf_printf(b, "%s\n", buf_text(&line));
	}
	buf_free(&line);
	bool done = sheet_grid(&grid, page, &view, TEMPLATE_TERMINAL, e);
	if (done) {
		buf_char(b, '\n');
		grid_text(b, &grid, page->look);
	}
	grid_free(&grid);
	for (size_t n = 0; (note = sheet_note(page, sheet, n)); n++)
		text_note(b, note);
	page_mark_line(b, page, &sheet->mark);
	return done;
}

static bool sheets_text(struct buf *b, const struct report_sheet *sheets, size_t count,
	const struct export_look *look, struct err *e)
{
	struct page page;
	bool done = page_start(&page, &sheet_kind, count > 0 ? &sheets[0].event : NULL, look, e);

	for (size_t i = 0; done && i < count; i++) {
		buf_str(b, i > 0 ? "\n\n" : "");
		done = sheet_text(b, &page, &sheets[i], e);
	}
	page_free(&page);
	return done;
}

/* ---- for people: the page -------------------------------------------------------------------------- */

static void sheet_signs(struct doc *doc, struct page *page, const struct report_sheet *sheet)
{
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		sheet_seat_slots(page, sheet, seat);
		doc_sign(doc, page_text(page, SHEET_SIGN_PLAYER));
	}
	doc_sign(doc, page_text(page, SHEET_SIGN_REFEREE));
}

static bool sheet_parts(
	struct doc *doc, struct page *page, const struct report_sheet *sheet, int blank_rows, struct err *e)
{
	struct sheet_view view = { .sheet = sheet, .blank_rows = blank_rows };
	struct listing table;
	struct buf line = { 0 };
	struct grid grid;
	const char *note;

	sheet_slots(page, sheet);
	page_doc(doc, page, page_text(page, TEMPLATE_TITLE));
	doc_text(doc, page_text(page, SHEET_TABLE));
	doc_text(doc, page_text(page, SHEET_LINE_1));
	doc_text(doc, page_text(page, SHEET_LINE_2));
	doc_text(doc, sheet->event.stake > 0 ? page_text(page, SHEET_STAKE) : "");
	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		for (int n = 0; sheet_seat_line(&line, page, sheet, seat, n); n++)
			doc_text(doc, buf_text(&line));
	buf_free(&line);
	doc_text(doc, blank_rows > 0 ? page_text(page, SHEET_CLOCK) : "");
	if (!sheet_grid(&grid, page, &view, TEMPLATE_COLUMNS, e)) {
		grid_free(&grid);
		return false;
	}
	grid_table(&table, &grid, page->look->lang);
	grid_free(&grid);
	struct doc_part *part = doc_table(doc, "sheet", &table);
	if (part)
		part->roomy = blank_rows > 0;
	for (size_t n = 0; blank_rows == 0 && (note = sheet_note(page, sheet, n)); n++)
		doc_note(doc, note);
	doc_note(doc, page_text(page, blank_rows > 0 ? SHEET_BLANK_LEGEND : SHEET_LEGEND));
	if (blank_rows > 0 && *page->t.text[SHEET_JURY])
		doc_space(doc, page_text(page, SHEET_JURY), 1);
	sheet_signs(doc, page, sheet);
	doc_foot(doc, blank_rows > 0 ? "" : page_mark(page, &sheet->mark));
	return true;
}

bool export_sheets_doc(struct doc *doc, const struct report_sheet *sheets, size_t count, int blank_rows,
	const struct export_look *look, struct err *e)
{
	struct page page;
	bool done = page_start(&page, &sheet_kind, count > 0 ? &sheets[0].event : NULL, look, e);

	if (done && count == 0 && !doc->title)
		page_doc(doc, &page, page_text(&page, TEMPLATE_TITLE));
	for (size_t i = 0; done && i < count; i++)
		done = sheet_parts(doc, &page, &sheets[i], sheet_blank_rows(&sheets[i], blank_rows), e);
	page_free(&page);
	return done;
}

/* ---- CSV and JSON -------------------------------------------------------------------------------- */

static const char *const state_codes[] = {
	[BOOK_PLAYED] = "played", [BOOK_VOID] = "void", [BOOK_REDEAL] = "redeal",
	[BOOK_TAKEN_BACK] = "taken-back", [BOOK_RULED] = "ruled", [BOOK_OPEN] = "open",
};

/* Columns a b c d in any case, more for larger tables. */
static int csv_seats(const struct report_sheet *sheets, size_t count)
{
	int seats = ULTI_SEATS;

	for (size_t i = 0; i < count; i++)
		seats = sheets[i].table.seat_count > seats ? sheets[i].table.seat_count : seats;
	return seats;
}

static void csv_head(struct buf *b, int seats)
{
	buf_str(b, "round,table,deal,dealer,declarer,contract,result,modifiers");
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, ",%c", 'a' + seat);
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, ",total_%c", 'a' + seat);
	buf_str(b, ",state,revision,note,rulings,checked");
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, ",player_%c", 'a' + seat);
	buf_char(b, '\n');
}

static const char *const ruling_codes[] = {
	[BOOK_DECIDED] = "decided", [BOOK_UNDECIDED] = "open", [BOOK_DISMISSED] = "dismissed",
};

/* "3.4 decided pay; 3.8 open pay" */
static void csv_rulings(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		const struct book_ruling *ruling = &sheet->rulings[i];
		buf_printf(b, "%s%s %s %s", i > row->ruling ? "; " : "", ruling->case_no, ruling_codes[ruling->state],
			ruling->kind);
	}
}

/* Who sat there at that deal, and the end of the line. */
static void csv_players(struct buf *b, const struct report_sheet *sheet, int deal_no, int seats)
{
	for (int seat = 0; seat < seats; seat++) {
		buf_char(b, ',');
		buf_csv(b, book_player_at(&sheet->table, seat, deal_no));
	}
	buf_char(b, '\n');
}

static void csv_row(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row,
	int seats)
{
	const char *const words[] = {
		sheet_seat(row->dealer), sheet_seat(row->declarer), row->contract, row->result, row->modifiers,
	};

	buf_printf(b, "%d,%d,%d", sheet->table.round, sheet->table.no, row->no);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		buf_char(b, ',');
		buf_csv(b, words[i]);
	}
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, ",%s", seat < sheet->table.seat_count ? num_of(row->points[seat]).text : "");
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, ",%s", seat < sheet->table.seat_count ? num_of(row->running[seat]).text : "");
	buf_printf(b, ",%s,%d,", state_codes[row->state], row->revision);
	buf_csv(b, row->note);
	buf_char(b, ',');
	csv_rulings(b, sheet, row);
	buf_char(b, ',');
	buf_csv(b, sheet->table.checked_by);
	csv_players(b, sheet, row->no, seats);
}

/* Of totals a row without a deal. */
static void csv_totals(struct buf *b, const struct report_sheet *sheet, int seats)
{
	buf_printf(b, "%d,%d,,,,,,", sheet->table.round, sheet->table.no);
	for (int n = 0; n < 2 * seats; n++)
		buf_printf(b, ",%s",
			n % seats < sheet->table.seat_count ? num_of(sheet->known.points[n % seats]).text
							    : "");
	buf_str(b, ",totals,,,,");
	buf_csv(b, sheet->table.checked_by);
	csv_players(b, sheet, sheet->known.deals, seats);
}

static void sheets_csv(struct buf *b, const struct report_sheet *sheets, size_t count)
{
	int seats = csv_seats(sheets, count);

	csv_head(b, seats);
	for (size_t i = 0; i < count; i++) {
		for (size_t j = 0; j < sheets[i].count; j++)
			csv_row(b, &sheets[i], &sheets[i].rows[j], seats);
		if (sheets[i].known.counts)
			csv_totals(b, &sheets[i], seats);
	}
}

static void json_text(struct buf *b, const char *key, const char *text)
{
	buf_printf(b, ",\"%s\":", key);
	buf_json(b, text, strlen(text));
}

/* ,"points":{"A":1,"B":-1} */
static void json_points(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	buf_str(b, ",\"points\":{");
	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		buf_printf(b, "%s\"%s\":%d", seat > 0 ? "," : "", sheet_seat(seat), row->points[seat]);
	buf_str(b, "},\"totals\":{");
	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		buf_printf(b, "%s\"%s\":%s", seat > 0 ? "," : "", sheet_seat(seat), num_of(row->running[seat]).text);
	buf_char(b, '}');
}

/* ,"rulings":[{"case":"3.4","state":"decided","ruling":"pay","cite":"13.§ (3) 4"}] */
static void json_rulings(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	buf_str(b, ",\"rulings\":[");
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		const struct book_ruling *ruling = &sheet->rulings[i];
		buf_printf(b, "%s{\"case\":\"%s\"", i > row->ruling ? "," : "", ruling->case_no);
		json_text(b, "state", ruling_codes[ruling->state]);
		json_text(b, "ruling", ruling->kind);
		json_text(b, "cite", ruling->cites);
		buf_char(b, '}');
	}
	buf_char(b, ']');
}

static void json_deal(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	buf_printf(b, "{\"deal\":%d", row->no);
	json_text(b, "dealer", sheet_seat(row->dealer));
	json_text(b, "declarer", sheet_seat(row->declarer));
	json_text(b, "contract", row->contract);
	json_text(b, "result", row->result);
	json_text(b, "modifiers", row->modifiers);
	json_points(b, sheet, row);
	json_text(b, "state", state_codes[row->state]);
	buf_printf(b, ",\"revision\":%d", row->revision);
	json_text(b, "note", row->note);
	json_rulings(b, sheet, row);
	buf_char(b, '}');
}

/* ,"turns":[{"from":5,"player":"Beugró Béla","start_no":22}],"place_of":"Beugró Béla" */
static void json_turns(struct buf *b, const struct report_sheet *sheet, int seat)
{
	const struct book_turn *turn;

	if (!seat_turn(sheet, seat, 0))
		return;
	buf_str(b, ",\"turns\":[");
	for (int n = 0; (turn = seat_turn(sheet, seat, n)) != NULL; n++) {
		buf_printf(b, "%s{\"from\":%d", n > 0 ? "," : "", turn->from);
		json_text(b, "player", turn->player);
		buf_printf(b, ",\"start_no\":%d}", turn->start_no);
	}
	buf_char(b, ']');
	json_text(b, "place_of", sheet->main[seat]);
}

/* ,"known_totals":{"deals":9,"counts":true,"points":{"A":69,"B":-62,"C":-7}} */
static void json_known(struct buf *b, const struct report_sheet *sheet)
{
	if (!sheet->known.id)
		return;
	buf_printf(b, ",\"known_totals\":{\"deals\":%d,\"counts\":%s,\"points\":{", sheet->known.deals,
		sheet->known.counts ? "true" : "false");
	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		buf_printf(b, "%s\"%s\":%d", seat > 0 ? "," : "", sheet_seat(seat), sheet->known.points[seat]);
	buf_str(b, "}}");
}

static void json_seat(struct buf *b, const struct report_sheet *sheet, int seat)
{
	buf_printf(b, "{\"seat\":\"%s\"", sheet_seat(seat));
	json_text(b, "player", sheet->table.player[seat]);
	buf_printf(b, ",\"start_no\":%d,\"total\":%s,\"place\":%d,\"place_points\":%s",
		sheet->table.start_no[seat], num_of(sheet->totals[seat]).text, sheet->place[seat],
		num_twelfths(sheet->place_points[seat], '.').text);
	json_turns(b, sheet, seat);
	buf_char(b, '}');
}

static void json_sheet(struct buf *b, const struct report_sheet *sheet)
{
	buf_char(b, '{');
	page_event_json(b, &sheet->event);
	buf_printf(b, ",\"round\":%d,\"table\":%d,\"signed\":%s,\"missing\":%d,\"seats\":[", sheet->table.round,
		sheet->table.no, sheet->table.is_signed ? "true" : "false", sheet->missing);
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		buf_str(b, seat > 0 ? "," : "");
		json_seat(b, sheet, seat);
	}
	buf_str(b, "],\"deals\":[");
	for (size_t i = 0; i < sheet->count; i++) {
		buf_str(b, i > 0 ? ",\n  " : "\n  ");
		json_deal(b, sheet, &sheet->rows[i]);
	}
	buf_char(b, ']');
	json_known(b, sheet);
	json_text(b, "checked", sheet->table.checked_by);
	page_mark_json(b, &sheet->mark);
	buf_char(b, '}');
}

static void sheets_json(struct buf *b, const struct report_sheet *sheets, size_t count)
{
	buf_str(b, "{\"sheets\":[");
	for (size_t i = 0; i < count; i++) {
		buf_str(b, i > 0 ? ",\n " : "\n ");
		json_sheet(b, &sheets[i]);
	}
	buf_str(b, "\n]}\n");
}

bool export_sheets(struct buf *b, const struct report_sheet *sheets, size_t count, enum export_format format,
	const struct export_look *look, struct err *e)
{
	struct doc doc = { 0 };
	bool done = true;

	if (format == EXPORT_CSV)
		sheets_csv(b, sheets, count);
	else if (format == EXPORT_JSON)
		sheets_json(b, sheets, count);
	else if (format == EXPORT_TEXT)
		done = sheets_text(b, sheets, count, look, e);
	else
		done = export_sheets_doc(&doc, sheets, count, 0, look, e) && export_doc(b, &doc, format, look, e);
	doc_free(&doc);
	return page_done(b, done, e);
}
