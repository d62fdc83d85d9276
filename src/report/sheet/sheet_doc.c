/* Game sheets as documents: a page a sheet for people; for scripts, sheet_data.c. */
#include "report/messages.h"
#include "report/sheet/sheet.h"
#include "report/rounds/rounds.h"

/* ---- for people: a page a sheet ---------------------------------------------------------------- */

/* Return the n-th line below the deals; NULL past the last, "" if it is left out. */
static const char *sheet_note(struct page *page, const struct report_sheet *sheet, size_t n)
{
	const struct book_table *table = &sheet->table;
	const char *remark;
	size_t remarks = (size_t)table->seat_count + 1, notes = 4 * sheet->count;

	if (n < notes && n % 4 == 0)
		return sheet_mended_note(page, &sheet->rows[n / 4]);
	if (n < notes && n % 4 == 1)
		return sheet_row_note(page, sheet, &sheet->rows[n / 4]);
	if (n < notes && n % 4 == 2)
		return sheet_dealer_note(page, sheet, &sheet->rows[n / 4]);
	if (n < notes)
		return sheet_run_note(page, sheet, &sheet->rows[n / 4]);
	if (n - notes < remarks)
		return sheet_remark(page, sheet, (int)(n - notes), &remark) ? remark : "";
	switch (n - notes - remarks) {
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

static void sheet_add_heading(struct doc *doc, struct page *page, const struct report_sheet *sheet,
	bool blank)
{
	struct buf line = { 0 }, seats = { 0 };
	bool in_one = blank && (page->game->fills_blank || page->game->blank_rows > 1);

	doc_gap(doc, DOC_GAP_NONE);
	doc_text(doc, page_text(page, SHEET_TABLE));
	doc_text(doc, page_text(page, SHEET_LINE_1));
	doc_text(doc, page_text(page, SHEET_LINE_2));
	doc_text(doc, sheet->event.stake > 0 ? page_text(page, SHEET_STAKE) : "");
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		for (int n = 0; (n == 0 || !blank) && sheet_seat_line(&line, page, sheet, seat, n); n++) {
			buf_printf(&seats, "%s%s", seats.len > 0 ? "     " : "", buf_text(&line));
			doc_text(doc, in_one ? "" : buf_text(&line));
		}
	}
	doc_text(doc, in_one ? buf_text(&seats) : "");
	buf_free(&seats);
	buf_free(&line);
	doc_text(doc, blank ? page_text(page, SHEET_CLOCK) : "");
	doc_gap(doc, DOC_GAP_USUAL);
}

/* Add the heading of a separate worksheet, with the table and the stake at the right. */
static void sheet_add_form_heading(struct doc *doc, struct page *page, const struct report_sheet *sheet,
	bool blank)
{
	struct buf right = { 0 }, line = { 0 };

	page_doc_sheet(doc, page, DOC_AS_FORM, blank ? NULL : &sheet->mark);
	buf_str(&right, page_text(page, SHEET_TABLE));
	doc_heading(doc, page_text(page, TEMPLATE_TITLE));
	doc_right(doc, buf_text(&right));
	buf_clear(&right);
	buf_str(&right, sheet->event.stake > 0 ? page_text(page, SHEET_STAKE) : "");
	doc_line(doc, page_text(page, SHEET_LINE_1), buf_text(&right), true);
	doc_text(doc, page_text(page, SHEET_LINE_2));
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		for (int n = 0; (n == 0 || !blank) && sheet_seat_line(&line, page, sheet, seat, n); n++)
			doc_text(doc, buf_text(&line));
	}
	doc_text(doc, blank ? page_text(page, SHEET_CLOCK) : "");
	buf_free(&line);
	buf_free(&right);
}

static void sheet_add_view(struct doc *doc, struct page *page, struct sheet_view *view,
	enum template_section section)
{
	struct listing t;

	sheet_table(&t, page, view, section);
	struct doc_part *part = doc_table(doc, "sheet", &t);
	if (part) {
		part->roomy = view->blank_rows > 0;
		part->fills = part->roomy && page->game->fills_blank;
		part->one_page = true;
	}
}

/* Without room for everything, give a terminal the deals, then the points of a few seats at a time. */
static void sheet_add_terminal(struct doc *doc, struct page *page, const struct report_sheet *sheet)
{
	enum { MOST_OWN = 6 };
	bool is_wide = page->own.count > MOST_OWN || sheet->table.seat_count > SHEET_SEATS_BESIDE;
	struct sheet_view view = { .sheet = sheet, .part = is_wide ? SHEET_DEALS_ALONE : SHEET_WHOLE };

	sheet_add_view(doc, page, &view, TEMPLATE_TERMINAL);
	if (!is_wide)
		return;
	view.part = SHEET_POINTS_ALONE;
	doc_gap(doc, DOC_GAP_ALWAYS);
	for (; view.from < sheet->table.seat_count; view.from += SHEET_SEATS_BESIDE)
		sheet_add_view(doc, page, &view, TEMPLATE_TERMINAL);
	doc_gap(doc, DOC_GAP_USUAL);
}

static void sheet_add_legend(struct doc *doc, struct page *page, const struct report_sheet *sheet, bool blank)
{
	const struct game *game = page->game;
	const struct msg *of_edition = blank ? sheet->rules.edition->blank_legend : NULL;
	const struct msg *legend = of_edition ? of_edition : blank && game->blank_legend ? game->blank_legend
											: game->legend;
	struct buf text = { 0 };
	int deals = book_event_deals(&sheet->event, sheet->table.seat_count);

	if (blank)
		report_seating_turns(doc, doc_note, &sheet->table, false);
	if (blank && game->no_bid && deals > 0)
		doc_say(doc, doc_note, &msg_sheet_spare, MSG_ARGS(num_of(deals).text));
	if (legend == &game_template_legend)
		buf_str(&text, page_text(page, blank ? SHEET_BLANK_LEGEND : SHEET_LEGEND));
	else if (legend)
		buf_msg(&text, doc->lang, legend, MSG_ARGS(num_of(sheet->table.seat_count).text));
	if (legend)
		doc_note(doc, buf_text(&text));
	buf_free(&text);
}

/* Sums are those of seats: if several players shared one, list everyone's points. */
static void sheet_add_people(struct doc *doc, const struct report_sheet *sheet)
{
	const struct book_table *table = &sheet->table;
	struct buf people = { 0 };
	int64_t entries[BOOK_SEATS + BOOK_TURNS];
	int count = 0;

	for (int i = 0; i < table->seat_count + table->turn_count && !sheet->known.counts; i++) {
		const struct book_turn *turn = i < table->seat_count ? NULL : &table->turns[i - table->seat_count];
		int64_t entry = turn ? turn->entry : table->entry[i];
		int64_t points = 0;
		bool is_new = false;
		/* The player's deals and points, in whatever seats. */
		for (size_t n = 0; n < sheet->count * (size_t)table->seat_count; n++) {
			const struct report_sheet_row *row = &sheet->rows[n / (size_t)table->seat_count];
			int seat = (int)(n % (size_t)table->seat_count);
			if (book_entry_counted(table, seat, row->no) != entry)
				continue;
			points += row->points[seat];
			is_new = true;
		}
		for (int n = 0; n < count; n++)
			is_new = is_new && entries[n] != entry;
		if (!is_new)
			continue;
		entries[count++] = entry;
		buf_printf(&people, "%s%s %s", people.len > 0 ? ", " : "", turn ? turn->player : table->player[i],
			num_signed(points).text);
	}
	if (table->turn_count > 0 && count > table->seat_count)
		doc_say(doc, doc_note, &msg_sheet_people, MSG_ARGS(buf_text(&people)));
	buf_free(&people);
}

/* Add the notes, and on paper the lines to sign. */
static void sheet_add_below(struct doc *doc, struct page *page, const struct report_sheet *sheet, bool blank)
{
	const char *note;

	doc_for(doc, DOC_PEOPLE);
	doc_gap(doc, DOC_GAP_NONE);
	for (size_t n = 0; !blank && (note = sheet_note(page, sheet, n)); n++)
		doc_note(doc, note);
	if (!blank && sheet->late_at[0])
		doc_say(doc, doc_note, &msg_sheet_late, MSG_ARGS(sheet->late_end, sheet->late_at));
	if (!blank)
		sheet_add_people(doc, sheet);
	page_announced(doc, &sheet->rules);
	doc_for(doc, DOC_TERMINAL);
	doc_gap(doc, DOC_GAP_ALWAYS);
	doc_text(doc, page_mark(page, &sheet->mark));
	doc_gap(doc, DOC_GAP_USUAL);
	doc_for(doc, DOC_PAPER | DOC_WORKBOOK);
	sheet_add_legend(doc, page, sheet, blank);
	if (blank && *page->t.text[SHEET_JURY])
		doc_space(doc, page_text(page, SHEET_JURY), 1);
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		sheet_seat_slots(page, sheet, seat);
		doc_sign(doc, page_text(page, SHEET_SIGN_PLAYER));
	}
	doc_sign(doc, page_text(page, SHEET_SIGN_REFEREE));
	doc_foot(doc, blank ? "" : page_mark(page, &sheet->mark), blank ? "" : sheet->mark.code);
}

/* Add a sheet as a page. */
static void sheet_add_sheet(
	struct doc *doc, struct page *page, const struct report_sheet *sheet, int blank_rows)
{
	unsigned pages = page->look->size == DOC_DESK ? DOC_PAPER : DOC_PAPER | DOC_WORKBOOK;
	struct sheet_view view = { .sheet = sheet, .blank_rows = sheet_blank_rows(sheet, blank_rows) };
	bool blank = view.blank_rows > 0;

	slots_event(&page->slots, &page->t, &sheet->event);
	slots_number(&page->slots, SLOT_ROUND, sheet->table.round);
	slots_number(&page->slots, SLOT_TABLE, sheet->table.no);
	page_doc(doc, page, page_text(page, TEMPLATE_TITLE));
	doc->one_page = page->game->has_wide_sheet;
	doc_for(doc, pages | DOC_TERMINAL);
	doc_whole(doc, true);
	sheet_add_heading(doc, page, sheet, blank);
	if (doc_for(doc, DOC_TERMINAL))
		sheet_add_terminal(doc, page, sheet);
	if (page->look->size == DOC_DESK && doc_for(doc, DOC_WORKBOOK))
		sheet_add_form_heading(doc, page, sheet, blank);
	if (doc_for(doc, DOC_PAPER | DOC_WORKBOOK))
		sheet_add_view(doc, page, &view, TEMPLATE_COLUMNS);
	sheet_add_below(doc, page, sheet, blank);
	doc_whole(doc, false);
}

/* All sheets of a document are of one event. */
bool report_sheets_doc(struct doc *doc, struct report_sheets *sheets, int blank_rows,
	const struct doc_look *look, struct err *e)
{
	struct page page;
	struct listing table = { 0 };
	struct data data = { 0 };
	const struct report_sheet *sheet = NULL;
	int seats = report_sheets_seats(sheets), more = report_sheets_next(sheets, &sheet, e);

	if (more < 0)
		return false;
	const struct game *game = (more ? sheet->rules.edition : game_edition_standard())->game;
	bool done = sheet_start(&page, game, more ? &sheet->event : NULL, look, e);
	bool has_rows = doc_for(doc, DOC_ROWS), has_tree = doc_for(doc, DOC_TREE);
	if (has_rows)
		sheet_start_rows(&table, game, &seats);
	data_object(&data, NULL);
	data_array(&data, "sheets");
	if (done && !more && !doc->title)
		page_doc(doc, &page, page_text(&page, TEMPLATE_TITLE));
	while (done && more == 1) {
		sheet_add_sheet(doc, &page, sheet, blank_rows);
		if (has_rows)
			sheet_add_rows(&table, sheet, seats);
		if (has_tree)
			sheet_add_data(&data, sheet);
		more = report_sheets_next(sheets, &sheet, e);
	}
	data_line(&data, 0);
	data_end(&data);
	data_end(&data);
	/* The part for scripts follows the pages. */
	if (has_rows && doc_for(doc, DOC_ROWS))
		doc_table(doc, "sheets", &table);
	if (has_tree && doc_for(doc, DOC_TREE))
		doc_data(doc, &data);
	listing_free(&table);
	data_free(&data);
	doc_for(doc, DOC_EVERYWHERE);
	page_free(&page);
	return done && more == 0;
}

int report_blank_rows(const struct book_event *event)
{
	enum { BLANK_ROWS = 12 };

	return event->deals_per_round ? event->deals_per_round : BLANK_ROWS;
}

/* ---- one document of standings, sheets, bids, hand records ---------------------------------------- */

static const struct book_event *event_of(const struct report_book *book)
{
	if (book->event)
		return book->event;
	if (book->standings)
		return &book->standings->event;
	if (book->lines)
		return &book->lines->event;
	return book->sheets && book->sheets->made ? &book->sheets->made->event : NULL;
}

/* Add the standings of a line comparison: on their own worksheet, or as `standings` shows them. */
static bool lines_doc(struct doc *doc, const struct report_book *book, const struct doc_look *look,
	struct err *e)
{
	const struct report_lines *lines = book->lines;

	doc->wanted = look->media;
	if (!doc_for(doc, DOC_WORKBOOK)) {
		bool done = report_lines_doc(doc, lines, look, e);
		doc->wanted = look->media;
		return done && (!book->mark || report_mark_doc(doc, book->mark, look, e));
	}
	doc_start(doc, look->lang, "");
	doc->wanted = look->media;
	return report_lines_sheet(doc, lines, look, e);
}

bool report_book_doc(
	struct doc *doc, const struct report_book *book, const struct doc_look *look, struct err *e)
{
	const struct book_event *event = event_of(book);
	bool done = (!book->standings || report_standings_doc(doc, book->standings, look, e))
		&& (!book->lines || lines_doc(doc, book, look, e));

	if (!done || (book->sheets && !report_sheets_doc(doc, book->sheets, book->blank_rows, look, e)))
		return false;
	if (!doc->title) {
		doc_start(doc, look->lang, "");
		doc->wanted = look->media;
	}
	doc_about(doc, event ? event->name : "", event ? event->day : "");
	if (book->bids && doc_for(doc, DOC_WORKBOOK))
		done = report_bids_doc(doc, event, look, e);
	if (done && book->hands && doc_for(doc, DOC_WORKBOOK))
		done = report_hands_doc(doc, book->hands, event, look, e);
	doc_for(doc, DOC_EVERYWHERE);
	return done;
}
