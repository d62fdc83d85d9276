/* Game sheets (jatszmalap): what they show, and their text, CSV, JSON and HTML. */
#include "export/pages.h"

#include "base/messages.h"
#include "export/messages.h"

#include <stdio.h>
#include <string.h>

static const struct template_field sheet_fields[SHEET_FIELDS_END] = {
	[SHEET_NO] = { "no", REPORT_INT, false },
	[SHEET_DEALER] = { "dealer", REPORT_TEXT, true },
	[SHEET_DECLARER] = { "declarer", REPORT_TEXT, true },
	[SHEET_CONTRACT] = { "contract", REPORT_TEXT, true },
	[SHEET_MODIFIERS] = { "modifiers", REPORT_TEXT, false },
	[SHEET_RESULT] = { "result", REPORT_TEXT, true },
	[SHEET_CHECK] = { "check", REPORT_POINTS, false },
	[SHEET_SEATS] = { "seats", REPORT_TEXT, false },
	[SHEET_POINTS] = { "points", REPORT_POINTS, false },
	[SHEET_RUNNING] = { "running", REPORT_POINTS, false },
};

#define TEXT_KEY(text) [text - TEMPLATE_COMMON_TEXTS]
static const char *const sheet_texts[SHEET_TEXTS_END - TEMPLATE_COMMON_TEXTS] = {
	TEXT_KEY(SHEET_TABLE) = "table",
	TEXT_KEY(SHEET_LINE_1) = "line-1",
	TEXT_KEY(SHEET_LINE_2) = "line-2",
	TEXT_KEY(SHEET_STAKE) = "stake",
	TEXT_KEY(SHEET_SEAT) = "seat",
	TEXT_KEY(SHEET_START_NO) = "start-no",
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
};

const struct template_kind sheet_kind = {
	"sheet", sheet_fields, SHEET_FIELDS_END, SHEET_SEATS, sheet_texts, SHEET_TEXTS_END - TEMPLATE_COMMON_TEXTS,
};

enum { NUMBER = sizeof ((struct grid_cell *)0)->room };

/* ---- what a sheet says --------------------------------------------------------------------------- */

const char *sheet_seat(int seat)
{
	static const char *const letters[STORE_SEATS] = { "A", "B", "C", "D", "E", "F", "G", "H" };

	return seat >= 0 && seat < STORE_SEATS ? letters[seat] : "";
}

int sheet_feet(const struct report_sheet *sheet)
{
	return sheet->event.stake > 0 ? SHEET_FEET : SHEET_FOOT_MONEY;
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
	page->slots.value[SLOT_PLAYER] = sheet->table.player[seat];
	slots_number(&page->slots, SLOT_NUMBER, sheet->table.start_no[seat]);
}

/* What a row has to say beside its figures: how it looks, its mark and its note. */
static const struct row_kind {
	enum grid_style style;
	int mark, note;
} plain_row = { GRID_PLAIN, 0, 0 }, void_row = { GRID_STRUCK, SHEET_MARK_VOID, SHEET_NOTE_VOID },
	redeal_row = { GRID_STRUCK, SHEET_MARK_VOID, SHEET_NOTE_REDEAL },
	revised_row = { GRID_ITALIC, SHEET_MARK_REVISED, SHEET_NOTE_REVISED },
	ruled_row = { GRID_ITALIC, SHEET_MARK_RULED, SHEET_NOTE_RULED },
	redealt_row = { GRID_ITALIC, SHEET_MARK_REVISED, SHEET_NOTE_REDEALT },
	open_row = { GRID_ITALIC, SHEET_MARK_OPEN, SHEET_NOTE_OPEN };

/* Deals that do not count are struck, ruled and corrected ones slanted. */
static const struct row_kind *row_kind(const struct report_sheet_row *row)
{
	if (row->is_open)
		return &open_row;
	if (row->state == STORE_REDEAL)
		return &redeal_row;
	if (row->state == STORE_VOID || row->state == STORE_TAKEN_BACK)
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
	case STORE_VOID: case STORE_TAKEN_BACK: return page->t.text[SHEET_WORD_VOID];
	case STORE_REDEAL: return page->t.text[SHEET_WORD_REDEAL];
	case STORE_RULED: return page->t.text[SHEET_WORD_RULED];
	case STORE_OPEN: return page->t.text[SHEET_WORD_OPEN];
	case STORE_PLAYED: break;
	}
	return row->result;
}

/* The rulings at a deal, but for those dismissed; else the row's own note. */
static const char *row_reason(struct buf *b, const struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row)
{
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		if (sheet->rulings[i].state == STORE_DISMISSED)
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

static void deal_cell(const struct sheet_view *view, const struct report_sheet_row *row, enum sheet_field field,
	struct grid_cell *out)
{
	switch (field) {
	case SHEET_NO:
		out->kind = out->style == GRID_PLAIN ? REPORT_INT : REPORT_TEXT;
		out->number = row->no;
		out->text = row_number(out->room, view->page, row);
		break;
	case SHEET_DEALER: out->text = sheet_seat(row->dealer); break;
	case SHEET_DECLARER: out->text = sheet_seat(row->declarer); break;
	case SHEET_CONTRACT: out->text = row->contract; break;
	case SHEET_MODIFIERS: out->text = row->modifiers; break;
	case SHEET_RESULT: out->text = row_result(view->page, row); break;
	case SHEET_CHECK: out->number = sum_points(view->sheet, row); break;
	case SHEET_SEATS: out->empty = true; break;
	}
}

static void seat_cell(const struct report_sheet_row *row, const struct grid_column *column,
	struct grid_cell *out)
{
	bool counts = row->state == STORE_PLAYED || row->state == STORE_RULED;

	out->empty = column->field == SHEET_POINTS && !counts;
	out->number = column->field == SHEET_POINTS ? row->points[column->group] : row->running[column->group];
}

static void foot_cell(const struct sheet_view *view, enum sheet_foot foot, const struct grid_column *column,
	struct grid_cell *out)
{
	const struct report_sheet *sheet = view->sheet;
	int seat = column->group;

	out->style = GRID_TOTAL;
	if (seat == GRID_ALONE) {
		out->empty = column->field != SHEET_CHECK || foot != SHEET_FOOT_TOTAL;
		out->number = sum_points(sheet, NULL);
		return;
	}
	out->empty = column->field != view->figure;
	switch (foot) {
	case SHEET_FOOT_TOTAL: out->number = sheet->totals[seat]; break;
	case SHEET_FOOT_PLACE: out->kind = REPORT_INT; out->number = sheet->place[seat]; break;
	case SHEET_FOOT_PLACE_POINTS: out->kind = REPORT_TWELFTHS; out->number = sheet->place_points[seat]; break;
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

static void sheet_cell(const void *data, size_t row, const struct grid_column *column,
	struct grid_cell *out)
{
	const struct sheet_view *view = data;
	const struct report_sheet *sheet = view->sheet;

	if (row >= sheet->count) {
		foot_cell(view, (enum sheet_foot)(row - sheet->count), column, out);
		return;
	}
	out->style = row_kind(&sheet->rows[row])->style;
	if (out->style == GRID_STRUCK && !is_void_part(column))
		out->style = GRID_ITALIC;
	if (column->group == GRID_ALONE)
		deal_cell(view, &sheet->rows[row], (enum sheet_field)column->field, out);
	else
		seat_cell(&sheet->rows[row], column, out);
}

static const char *sheet_label(const void *data, size_t row)
{
	static const int texts[SHEET_FEET] = {
		[SHEET_FOOT_TOTAL] = SHEET_TOTAL, [SHEET_FOOT_PLACE] = SHEET_PLACE,
		[SHEET_FOOT_PLACE_POINTS] = SHEET_PLACE_POINTS, [SHEET_FOOT_MONEY] = SHEET_MONEY,
	};
	const struct sheet_view *view = data;

	return row < view->sheet->count ? NULL : view->page->t.text[texts[row - view->sheet->count]];
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
	view->figure = figure_field(&page->t.list[section + 1]);
	*grid = (struct grid){
		.name = "sheet", .data = view, .cell = sheet_cell, .label = sheet_label,
		.row_count = sheet->count + (size_t)sheet_feet(sheet),
	};
	if (!grid_plan(grid, &page->t, section, sheet->table.seat_count, e))
		return false;
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		sheet_seat_slots(page, sheet, seat);
		page_group_head(page, grid, seat);
	}
	return true;
}

/* ---- text and HTML ------------------------------------------------------------------------------- */

static void seat_lines(struct buf *b, struct page *page, const struct report_sheet *sheet,
	enum export_format format)
{
	struct buf line = { 0 };

	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		sheet_seat_slots(page, sheet, seat);
		buf_clear(&line);
		slots_fill(&line, &page->slots, page->t.text[SHEET_SEAT]);
		if (sheet->table.start_no[seat] > 0)
			slots_fill(&line, &page->slots, page->t.text[SHEET_START_NO]);
		page_words(b, buf_text(&line), format);
	}
	b->failed = b->failed || line.failed;
	buf_free(&line);
}

static void sheet_heading(struct buf *b, struct page *page, const struct report_sheet *sheet,
	enum export_format format)
{
	page_title(b, page, format);
	page_line(b, page, SHEET_TABLE, format);
	page_line(b, page, SHEET_LINE_1, format);
	page_line(b, page, SHEET_LINE_2, format);
	if (sheet->event.stake > 0)
		page_line(b, page, SHEET_STAKE, format);
	seat_lines(b, page, sheet, format);
}

static void sheet_notes(struct buf *b, struct page *page, const struct report_sheet *sheet,
	enum export_format format)
{
	for (size_t i = 0; i < sheet->count; i++)
		page_words(b, sheet_row_note(page, sheet, &sheet->rows[i]), format);
	slots_number(&page->slots, SLOT_NUMBER, sheet->missing);
	if (sheet->missing > 0)
		page_line(b, page, SHEET_MISSING, format);
	page->slots.value[SLOT_PLAYER] = sheet->table.signed_by;
	if (sheet->table.is_signed)
		page_line(b, page, *sheet->table.signed_by ? SHEET_SIGNED : SHEET_CLOSED, format);
	page->slots.value[SLOT_PLAYER] = sheet->table.checked_by;
	if (sheet->table.is_checked)
		page_line(b, page, SHEET_CHECKED, format);
}

static bool sheet_draw(struct buf *b, struct page *page, const struct report_sheet *sheet,
	enum export_format format, struct err *e)
{
	enum template_section section = format == EXPORT_HTML ? TEMPLATE_COLUMNS : TEMPLATE_TERMINAL;
	struct sheet_view view = { .sheet = sheet };
	struct grid grid;

	sheet_slots(page, sheet);
	buf_str(b, format == EXPORT_HTML ? "<section class=\"sheet\">\n" : "");
	sheet_heading(b, page, sheet, format);
	bool done = sheet_grid(&grid, page, &view, section, e);
	if (done && format == EXPORT_HTML) {
		grid_html(b, &grid, page->look);
	} else if (done) {
		buf_char(b, '\n');
		grid_text(b, &grid, page->look);
	}
	grid_free(&grid);
	sheet_notes(b, page, sheet, format);
	page_mark_line(b, page, &sheet->mark, format);
	buf_str(b, format == EXPORT_HTML ? "</section>\n" : "");
	return done;
}

static bool sheets_text(struct buf *b, const struct report_sheet *sheets, size_t count, struct page *page,
	struct err *e)
{
	for (size_t i = 0; i < count; i++) {
		if (i > 0)
			buf_str(b, "\n\n");
		if (!sheet_draw(b, page, &sheets[i], EXPORT_TEXT, e))
			return false;
	}
	return true;
}

static bool sheets_html(struct buf *b, const struct report_sheet *sheets, size_t count, struct page *page,
	struct err *e)
{
	struct buf body = { 0 };
	bool done = true;

	for (size_t i = 0; done && i < count; i++)
		done = sheet_draw(&body, page, &sheets[i], EXPORT_HTML, e);
	done = done && template_html(b, page_text(page, TEMPLATE_TITLE), &body, page->look, e);
	buf_free(&body);
	return done;
}

/* ---- CSV and JSON -------------------------------------------------------------------------------- */

static const char *const state_codes[] = {
	[STORE_PLAYED] = "played", [STORE_VOID] = "void", [STORE_REDEAL] = "redeal",
	[STORE_TAKEN_BACK] = "taken-back", [STORE_RULED] = "ruled", [STORE_OPEN] = "open",
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
	buf_str(b, ",state,revision,note,rulings,checked\n");
}

static const char *const ruling_codes[] = {
	[STORE_DECIDED] = "decided", [STORE_UNDECIDED] = "open", [STORE_DISMISSED] = "dismissed",
};

/* "3.4 decided pay; 3.8 open pay" */
static void csv_rulings(struct buf *b, const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		const struct store_ruling *ruling = &sheet->rulings[i];
		buf_printf(b, "%s%s %s %s", i > row->ruling ? "; " : "", ruling->case_no, ruling_codes[ruling->state],
			ruling->kind);
	}
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
	buf_char(b, '\n');
}

static void sheets_csv(struct buf *b, const struct report_sheet *sheets, size_t count)
{
	int seats = csv_seats(sheets, count);

	csv_head(b, seats);
	for (size_t i = 0; i < count; i++) {
		for (size_t j = 0; j < sheets[i].count; j++)
			csv_row(b, &sheets[i], &sheets[i].rows[j], seats);
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
		const struct store_ruling *ruling = &sheet->rulings[i];
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

static void json_seat(struct buf *b, const struct report_sheet *sheet, int seat)
{
	buf_printf(b, "{\"seat\":\"%s\"", sheet_seat(seat));
	json_text(b, "player", sheet->table.player[seat]);
	buf_printf(b, ",\"start_no\":%d,\"total\":%s,\"place\":%d,\"place_points\":%s}", sheet->table.start_no[seat],
		num_of(sheet->totals[seat]).text, sheet->place[seat], num_twelfths(sheet->place_points[seat], '.').text);
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
	struct page page;
	bool done = true;

	switch (format) {
	case EXPORT_CSV: sheets_csv(b, sheets, count); return page_done(b, true, e);
	case EXPORT_JSON: sheets_json(b, sheets, count); return page_done(b, true, e);
	case EXPORT_XLSX: case EXPORT_PDF: case EXPORT_FORMATS: return err_set(e, ERR_USAGE, &msg_not_a_workbook, MSG_NO_ARGS);
	case EXPORT_TEXT: case EXPORT_HTML: break;
	}
	done = page_start(&page, &sheet_kind, count > 0 ? &sheets[0].event : NULL, look, e) &&
		(format == EXPORT_TEXT ? sheets_text : sheets_html)(b, sheets, count, &page, e);
	page_free(&page);
	return page_done(b, done, e);
}
