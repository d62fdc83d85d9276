/* Game sheets (jatszmalap): what they say, and their grid. */
#include "report/messages.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <string.h>

static const struct template_field sheet_fields[SHEET_FIELDS_END] = {
	[SHEET_NO] = { "no", LISTING_INT, false },
	[SHEET_DEALER] = { "dealer", LISTING_TEXT, true },
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
	TEXT_KEY(SHEET_NOTE_DEALER) = "note-dealer",
	TEXT_KEY(SHEET_SIGN_PLAYER) = "sign-player",
	TEXT_KEY(SHEET_SIGN_REFEREE) = "sign-referee",
	TEXT_KEY(SHEET_LEGEND) = "legend",
	TEXT_KEY(SHEET_BLANK_LEGEND) = "blank-legend",
	TEXT_KEY(SHEET_CLOCK) = "clock",
	TEXT_KEY(SHEET_JURY) = "jury",
};

/* Is it a column of any game? */
static bool is_column(const char *key)
{
	for (const struct game *const *game = game_register; *game; game++) {
		for (const struct game_column *column = game_columns(*game); column->key; column++) {
			if (strcmp(column->key, key) == 0)
				return true;
		}
	}
	return false;
}

bool sheet_start(struct page *page, const struct game *game, const struct book_event *event,
	const struct doc_look *look, struct err *e)
{
	const struct game_column *own = game_columns(game);
	int count = 0;

	memcpy(page->fields, sheet_fields, sizeof sheet_fields);
	for (int i = 0; i < TEMPLATE_OWN; i++) {
		struct template_field *field = &page->fields[SHEET_OWN + i];
		*field = (struct template_field){ "", LISTING_TEXT, false };
		if (!own[count].key)
			continue;
		*field = (struct template_field){ own[i].key, LISTING_TEXT, own[i].is_narrow };
		page->own.heads[count] = own[i].head;
		page->own.widths[count] = own[i].width;
		page->own.briefs[count++] = own[i].brief ? own[i].brief : own[i].head;
	}
	page->own.first = SHEET_OWN;
	page->own.count = count;
	page->own.is_other = is_column;
	page->game = game;
	page->kind = (struct template_kind){ .name = "sheet", .fields = page->fields,
		.field_count = SHEET_FIELDS_END, .group = SHEET_SEATS, .texts = sheet_texts,
		.text_count = TEMPLATE_OWN_TEXTS(SHEET_TEXTS_END), .own = &page->own };
	if (!page_start(page, &page->kind, event, look, e))
		return false;
	if (game->has_wide_sheet)
		page->t.page[PAGE_ORIENTATION] = TEMPLATE_LANDSCAPE;
	return true;
}

enum { NUMBER = sizeof ((struct grid_cell *)0)->room };

/* ---- what a sheet says --------------------------------------------------------------------------- */

/* Chairs that several players had in turn have no place, where that of each player is another (E-34). */
static bool has_places(const struct report_sheet *sheet)
{
	return !sheet->by_score || !sheet->rules.edition->game->holder || sheet->table.turn_count == 0;
}

/* Its rows of sums, in their order. */
static int sheet_feet(const struct report_sheet *sheet, enum sheet_foot feet[SHEET_FEET])
{
	int count = 0;

	feet[count++] = SHEET_FOOT_TOTAL;
	if (has_places(sheet))
		feet[count++] = SHEET_FOOT_PLACE;
	if (!sheet->by_score)
		feet[count++] = SHEET_FOOT_PLACE_POINTS;
	if (sheet->event.stake > 0 && !sheet->rules.edition->game->payments)
		feet[count++] = SHEET_FOOT_MONEY;
	return count;
}

static int feet_count(const struct report_sheet *sheet)
{
	enum sheet_foot feet[SHEET_FEET];

	return sheet_feet(sheet, feet);
}

/* How many lines of a sheet to be filled in a deal has. */
static int blank_lines(const struct report_sheet *sheet)
{
	int lines = sheet->rules.edition->game->blank_rows;

	return lines > 0 ? lines : 1;
}

int sheet_blank_rows(const struct report_sheet *sheet, int rows)
{
	/* For deals thrown in, which use up none of the round's (T-26): one in so many, two at least. */
	enum { LEAST_SPARE = 2, SPARE_IN = 4 };
	int wanted = book_event_deals(&sheet->event, sheet->table.seat_count);

	int spare = wanted > LEAST_SPARE * SPARE_IN ? (wanted + SPARE_IN - 1) / SPARE_IN : LEAST_SPARE;

	wanted += wanted > 0 && sheet->rules.edition->game->no_bid ? spare : 0;
	return (rows > 0 && wanted > 0 ? wanted : rows) * blank_lines(sheet);
}

void sheet_slots(struct page *page, const struct report_sheet *sheet)
{
	slots_event(&page->slots, &page->t, &sheet->event);
	slots_number(&page->slots, SLOT_ROUND, sheet->table.round);
	slots_number(&page->slots, SLOT_TABLE, sheet->table.no);
}

void sheet_seat_slots(struct page *page, const struct report_sheet *sheet, int seat)
{
	page->slots.value[SLOT_SEAT] = text_seat_code(seat);
	page->slots.value[SLOT_PLAYER] = sheet->who[seat];
	slots_number(&page->slots, SLOT_NUMBER, sheet->table.start_no[seat]);
}

const struct book_turn *sheet_turn(const struct report_sheet *sheet, int seat, int n)
{
	for (int i = 0; i < sheet->table.turn_count; i++) {
		if (sheet->table.turns[i].seat == seat && n-- == 0)
			return &sheet->table.turns[i];
	}
	return NULL;
}

bool sheet_seat_line(struct buf *line, struct page *page, const struct report_sheet *sheet, int seat, int n)
{
	const struct book_turn *turn = n > 0 ? sheet_turn(sheet, seat, n - 1) : NULL;
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
	if (sheet->by_score || !sheet_turn(sheet, seat, 0))
		return "";
	page->slots.value[SLOT_SEAT] = text_seat_code(seat);
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
	case REPORT_CORRECTED: case REPORT_COUNTS_AGAIN: return &revised_row;
	case REPORT_REDEALT: return &redealt_row;
	case REPORT_NOTHING: break;
	}
	return &plain_row;
}

/* Was a deal corrected that a ruling left as it was, or that is disputed? It has both marks, both notes. */
static bool is_mended(const struct report_sheet_row *row)
{
	bool is_corrected = row->before == REPORT_CORRECTED && !row->is_same;
	bool is_changed = is_corrected || row->before == REPORT_COUNTS_AGAIN;

	return is_changed && row_kind(row) != &revised_row;
}

/* The number with its marks. */
static const char *row_number(char out[NUMBER], const struct page *page, const struct report_sheet_row *row)
{
	int mark = row_kind(row)->mark;

	const char *mended = is_mended(row) ? page->t.text[SHEET_MARK_REVISED] : "";

	snprintf(out, NUMBER, "%d%.180s%s", row->no, mended, mark ? page->t.text[mark] : "");
	return out;
}

/* The word for a deal that does not count, in place of its result; NULL: it counts. */
static const char *void_word(const struct page *page, const struct report_sheet_row *row)
{
	switch (row->state) {
	case BOOK_VOID: case BOOK_TAKEN_BACK: return page->t.text[SHEET_WORD_VOID];
	case BOOK_REDEAL: return page->t.text[SHEET_WORD_REDEAL];
	case BOOK_RULED: return page->t.text[SHEET_WORD_RULED];
	case BOOK_OPEN: return page->t.text[SHEET_WORD_OPEN];
	case BOOK_PLAYED: break;
	}
	return NULL;
}

/* The rulings at a deal, but for those dismissed; where there is none, the note is the row's own. */
static void row_reason(struct buf *b, const struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row)
{
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		if (sheet->rulings[i].state == BOOK_DISMISSED)
			continue;
		buf_str(b, b->len > 0 ? "; " : "");
		desk_ruling_note(b, page->look->lang, &sheet->rulings[i]);
	}
	if (row->state == BOOK_RULED && row->was[0])
		buf_msg(b, page->look->lang, row->record ? &msg_sheet_kontras : &msg_sheet_played,
			MSG_ARGS(row->was));
	if (row->state == BOOK_RULED && row->bettors[0])
		buf_msg(b, page->look->lang, &msg_sheet_bets_off, MSG_ARGS(row->bettors));
}

bool sheet_row_has_note(const struct report_sheet_row *row)
{
	return row_kind(row)->note != 0;
}

/* "4×  Érvénytelen, újra kell osztani:": without a reason no colon is left at the end. */
static const char *without_colon(struct buf *note)
{
	while (note->len > 0 && strchr(" :", note->data[note->len - 1]))
		note->data[--note->len] = '\0';
	return buf_text(note);
}

static const char *write_note(struct page *page, const struct report_sheet_row *row, const char *number,
	int text, const char *reason)
{
	bool was_void = row->before == REPORT_COUNTS_AGAIN;

	page->slots.value[SLOT_NUMBER] = number;
	page->slots.value[SLOT_WAS] = was_void ? page->t.text[SHEET_WORD_VOID] : row->was;
	page->slots.value[SLOT_REASON] = reason;
	page_text(page, text);
	page->slots.value[SLOT_NUMBER] = page->slots.value[SLOT_REASON] = NULL;
	return without_colon(&page->scratch);
}

const char *sheet_row_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row)
{
	struct buf reason = { 0 };
	char number[NUMBER];

	if (!sheet_row_has_note(row))
		return "";
	row_number(number, page, row);
	row_reason(&reason, page, sheet, row);
	const char *note = write_note(page, row, number, row_kind(row)->note,
		reason.len > 0 ? buf_text(&reason) : row->note);
	buf_free(&reason);
	return note;
}

const char *sheet_mended_note(struct page *page, const struct report_sheet_row *row)
{
	char number[NUMBER];

	if (!is_mended(row))
		return "";
	row_number(number, page, row);
	return write_note(page, row, number, SHEET_NOTE_REVISED, row->note);
}

/* After a hand thrown in who did so may deal, or pass on what is theirs to deal (II.3). */
static bool may_deal(const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	const char *no_bid = sheet->rules.edition->game->no_bid;
	const struct report_sheet_row *before = row > sheet->rows ? row - 1 : NULL;

	if (!no_bid || !before || !before->record || strcmp(before->record->bid, no_bid) != 0)
		return false;
	int next = (row->turn + 1) % sheet->table.seat_count;
	return row->dealer == before->declarer || (row->turn == before->declarer && row->dealer == next);
}

const char *sheet_dealer_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row)
{
	char number[NUMBER];

	if (sheet->rules.edition->game->always_names_dealer || row->dealer == row->turn)
		return "";
	const char *player = book_player_at(&sheet->table, row->dealer, row->no);
	row_number(number, page, row);
	if (may_deal(sheet, row)) {
		buf_clear(&page->scratch);
		buf_msg(&page->scratch, page->look->lang, &msg_sheet_may_deal,
			MSG_ARGS(number, player, text_seat_code(row->dealer)));
		return buf_text(&page->scratch);
	}
	page->slots.value[SLOT_NUMBER] = number;
	page->slots.value[SLOT_SEAT] = text_seat_code(row->dealer);
	page->slots.value[SLOT_PLAYER] = player;
	const char *note = page_text(page, SHEET_NOTE_DEALER);
	page->slots.value[SLOT_NUMBER] = NULL;
	return note;
}

const char *sheet_run_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row)
{
	/* What of it the sheet still has room for; where the deals of a round are not fixed, all. */
	bool is_short = sheet->missing > 0 && row->run_left > sheet->missing;
	int lapses = is_short ? row->run_left - sheet->missing : row->run - row->run_left;
	const struct msg *msg = row->run_left == 0 ? &msg_sheet_run
		: sheet->is_over                   ? &msg_sheet_run_cut
		: is_short                         ? &msg_sheet_run_short
						   : &msg_sheet_run_open;
	char number[NUMBER];

	if (row->run == 0 && !row->odd.msg)
		return "";
	buf_clear(&page->scratch);
	row_number(number, page, row);
	if (row->run > 0)
		buf_msg(&page->scratch, page->look->lang, msg, MSG_ARGS(number, num_of(row->run).text,
			num_of(is_short ? sheet->missing : row->run_left).text, num_of(lapses).text));
	else
		buf_printf(&page->scratch, "%s  ", number);
	if (row->run == 0)
		err_text(&page->scratch, page->look->lang, &row->odd);
	return buf_text(&page->scratch);
}

/* ---- the grid: the deals, then the rows under them ------------------------------------------------- */

static int64_t sum_points(const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	int64_t sum = 0;

	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		sum += row ? row->points[seat] : sheet->totals[seat];
	return sum;
}

/* A line of a deal: most have one; a coup has one a hand, its figures in the last. */
struct deal_line {
	const struct report_sheet_row *row;
	int line;
};

static bool is_last(struct deal_line at)
{
	return at.line == at.row->more_lines;
}

/*
 * The deal and line of a row of the grid; row NULL behind the deals, and *foot which of the rows there it is.
 * Points alone have a row a deal.
 */
static struct deal_line line_at(const struct sheet_view *view, size_t row, size_t *foot)
{
	const struct report_sheet *sheet = view->sheet;

	if (view->part == SHEET_POINTS_ALONE) {
		*foot = row - sheet->count;
		return row < sheet->count ? (struct deal_line){ &sheet->rows[row], sheet->rows[row].more_lines }
					  : (struct deal_line){ NULL, 0 };
	}
	for (size_t i = 0; i < sheet->count; i++) {
		size_t lines = (size_t)sheet->rows[i].more_lines + 1;
		if (row < lines)
			return (struct deal_line){ &sheet->rows[i], (int)row };
		row -= lines;
	}
	*foot = row;
	return (struct deal_line){ NULL, 0 };
}

static bool has_name(const struct game_column *column, const char *key)
{
	return column && key && strcmp(column->key, key) == 0;
}

/* A column of the game's: in words on paper, in codes elsewhere. */
static void own_cell(const struct sheet_view *view, struct deal_line at, const struct game_column *column,
	struct grid_cell *out)
{
	const char *word = column->is_result ? void_word(view->page, at.row) : NULL;
	struct buf text = { 0 };

	if (word)
		buf_str(&text, word);
	else if (has_name(column, view->page->game->settled_column) && void_word(view->page, at.row))
		buf_clear(&text);
	else if (view->words)
		report_cell_say(&text, view->page->look->lang, view->sheet, at.row, column, at.line);
	else
		report_cell_write(&text, view->sheet, at.row, column, at.line);
	size_t n = text_cut(buf_text(&text), text.len, sizeof out->room - 1);
	memcpy(out->room, buf_text(&text), n);
	out->room[n] = '\0';
	out->text = out->room;
	buf_free(&text);
}

/* The game's own column of that field; NULL if it is another. */
static const struct game_column *own_column(const struct page *page, int field)
{
	bool is_own = field >= SHEET_OWN && field < SHEET_OWN + page->own.count;

	return is_own ? &game_columns(page->game)[field - SHEET_OWN] : NULL;
}

static void deal_cell(const struct sheet_view *view, struct deal_line at, int field, struct grid_cell *out)
{
	const struct game_column *own = own_column(view->page, field);

	if (own) {
		own_cell(view, at, own, out);
	} else if (field == SHEET_NO && (at.line == 0 || view->part == SHEET_POINTS_ALONE)) {
		out->kind = out->style == LISTING_PLAIN ? LISTING_INT : LISTING_TEXT;
		out->number = at.row->no;
		out->text = row_number(out->room, view->page, at.row);
	} else if (field == SHEET_DEALER && at.line == 0) {
		out->text = text_seat_code(at.row->dealer);
	} else if (field == SHEET_CHECK && is_last(at)) {
		out->number = sum_points(view->sheet, at.row);
	} else {
		out->empty = true;
	}
}

/* Before a coup's last hand its running totals are those in front of it. */
static void seat_cell(struct deal_line at, const struct grid_column *column, struct grid_cell *out)
{
	const struct report_sheet_row *row = at.row;
	bool counts = (row->state == BOOK_PLAYED || row->state == BOOK_RULED) && is_last(at);
	int points = row->points[column->group];

	out->empty = column->field == SHEET_POINTS && !counts;
	out->number = column->field == SHEET_POINTS ? points
		: is_last(at)                       ? row->running[column->group]
						    : row->running[column->group] - points;
}

/* Nothing has come of it yet. */
static bool is_unplayed(const struct report_sheet *sheet)
{
	return sheet->count == 0 && !sheet->known.counts;
}

static void foot_cell(const struct sheet_view *view, int no, const struct grid_column *column,
	struct grid_cell *out)
{
	const struct report_sheet *sheet = view->sheet;
	enum sheet_foot feet[SHEET_FEET] = { SHEET_FEET };
	const enum sheet_foot foot = no < sheet_feet(sheet, feet) ? feet[no] : SHEET_FEET;
	int seat = column->group;

	out->style = LISTING_TOTAL;
	if (seat == GRID_ALONE) {
		out->empty = column->field != SHEET_CHECK || foot != SHEET_FOOT_TOTAL;
		out->number = sum_points(sheet, NULL);
		return;
	}
	out->empty = column->field != view->figure;
	switch (foot) {
	case SHEET_FOOT_TOTAL:
		out->number = sheet->totals[seat];
		out->is_sum = sheet->count > 0 && !sheet->known.counts;
		break;
	case SHEET_FOOT_PLACE:
		out->empty = out->empty || is_unplayed(sheet);
		out->kind = LISTING_INT;
		out->number = sheet->place[seat];
		break;
	case SHEET_FOOT_PLACE_POINTS:
		out->empty = out->empty || is_unplayed(sheet);
		out->kind = LISTING_TWELFTHS;
		out->number = sheet->place_points[seat];
		break;
	case SHEET_FOOT_MONEY:
		out->empty = out->empty || is_unplayed(sheet);
		out->number = sheet->totals[seat] * sheet->event.stake;
		out->times = sheet->event.stake;
		break;
	case SHEET_FEET: break;
	}
}

/* Of a deal that does not count, what was bid is struck; its number, its mark and the totals still hold. */
static bool is_void_part(const struct page *page, const struct grid_column *column)
{
	const struct game_column *own = own_column(page, column->field);

	return own && !own->is_result;
}

/* The so-manieth line of what is asked for in a column of a deal's rows. */
static void blank_words(const char *text, int line, struct grid_cell *out)
{
	while (line-- > 0)
		text += strcspn(text, "\n") + (text[strcspn(text, "\n")] != '\0');
	snprintf(out->room, sizeof out->room, "%.*s", (int)strcspn(text, "\n"), text);
	out->text = out->room;
}

/*
 * Of a sheet to be filled in: the number of the deal and its dealer, where that goes by the number
 * (2.§ (3)); where a dealer follows the last one, the first alone is known.
 */
static void blank_cell(
	const struct sheet_view *view, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	int rows = view->blank_rows, lines = blank_lines(view->sheet), no = (int)row / lines + 1;
	const struct game *game = view->sheet->rules.edition->game;
	bool in_turn = !game->always_names_dealer && (no == 1 || !game->dealer_follows);

	if ((int)row >= rows) {
		foot_cell(view, (int)row - rows, column, out);
		out->empty = true;
		return;
	}
	const struct game_column *own = own_column(view->page, column->field);
	if (own && game->asked && strcmp(own->key, game->asking_column) == 0) {
		blank_words(game->asked->text[view->page->look->lang], (int)row % lines, out);
		return;
	}
	bool is_known = column->field == SHEET_NO || (column->field == SHEET_DEALER && in_turn);
	out->empty = column->group != GRID_ALONE || !is_known || (int)row % lines > 0;
	out->number = no;
	if (column->field == SHEET_DEALER)
		out->text = text_seat_code(game_dealer_of(game, no, view->sheet->table.seat_count));
}

static void sheet_cell(const void *data, size_t row, const struct grid_column *column,
	struct grid_cell *out)
{
	const struct sheet_view *view = data;

	if (view->blank_rows > 0) {
		blank_cell(view, row, column, out);
		return;
	}
	size_t foot = 0;
	const struct deal_line at = line_at(view, row, &foot);
	if (!at.row) {
		foot_cell(view, (int)foot, column, out);
		return;
	}
	out->style = row_kind(at.row)->style;
	if (out->style == LISTING_STRUCK && !is_void_part(view->page, column))
		out->style = LISTING_ITALIC;
	if (column->group == GRID_ALONE)
		deal_cell(view, at, column->field, out);
	else
		seat_cell(at, column, out);
}

/* The rows above the sums. */
static size_t sheet_deals(const struct sheet_view *view)
{
	size_t rows = view->sheet->count;

	for (size_t i = 0; view->part != SHEET_POINTS_ALONE && i < view->sheet->count; i++)
		rows += (size_t)view->sheet->rows[i].more_lines;
	return view->blank_rows > 0 ? (size_t)view->blank_rows : rows;
}

/* Does the row belong to the deal of the one above it? */
static bool sheet_joined(const void *data, size_t row)
{
	const struct sheet_view *view = data;
	size_t foot;

	if (view->blank_rows > 0)
		return (int)row < view->blank_rows && (int)row % blank_lines(view->sheet) > 0;
	return view->part != SHEET_POINTS_ALONE && line_at(view, row, &foot).line > 0;
}

static const char *foot_label(const struct sheet_view *view, size_t no)
{
	static const int texts[SHEET_FEET] = {
		[SHEET_FOOT_TOTAL] = SHEET_TOTAL, [SHEET_FOOT_PLACE] = SHEET_PLACE,
		[SHEET_FOOT_PLACE_POINTS] = SHEET_PLACE_POINTS, [SHEET_FOOT_MONEY] = SHEET_MONEY,
	};
	enum sheet_foot feet[SHEET_FEET];

	sheet_feet(view->sheet, feet);
	return view->page->t.text[texts[feet[no]]];
}

static const char *sheet_label(const void *data, size_t row)
{
	size_t deals = sheet_deals(data);

	return row < deals ? NULL : foot_label(data, row - deals);
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

/* What of it a workbook works out by itself. */
static enum listing_sum column_sum(int field)
{
	return field == SHEET_POINTS ? LISTING_ADDED : field == SHEET_RUNNING ? LISTING_RUNNING
		: field == SHEET_CHECK ? LISTING_ACROSS : LISTING_GIVEN;
}

bool sheet_is_wide(const struct page *page, const struct report_sheet *sheet)
{
	enum { MOST_OWN = 6 };

	return page->own.count > MOST_OWN || sheet->table.seat_count > SHEET_SEATS_BESIDE;
}

/* The column of numbers has room for what names the rows of sums. */
static void widen_number(struct grid *grid, struct sheet_view *view)
{
	size_t width = 0, own = text_columns(grid->columns[0].head);
	struct buf head = { 0 };

	for (size_t i = 0; i < (size_t)feet_count(view->sheet); i++) {
		size_t needed = text_columns(foot_label(view, i));
		width = needed > width ? needed : width;
	}
	buf_printf(&head, "%*s%s", (int)(width > own ? width - own : 0), "", grid->columns[0].head);
	snprintf(view->number_head, sizeof view->number_head, "%s", buf_text(&head));
	buf_free(&head);
	grid->columns[0].head = view->number_head;
}

/* Where all play, leave out who sits out. */
static void keep_told(struct grid *grid, const struct sheet_view *view)
{
	size_t kept = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		bool is_out = has_name(own_column(view->page, grid->columns[i].field), view->page->game->out_column);
		if (!is_out || view->sheet->table.seat_count > view->page->game->players)
			grid->columns[kept++] = grid->columns[i];
	}
	grid->column_count = kept;
}

/* Leave out what is not in the view: the points and sums, or what is no point, and seats beyond it. */
static void keep_part(struct grid *grid, struct sheet_view *view)
{
	size_t kept = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		bool is_seat = column->group != GRID_ALONE;
		bool stays = view->part == SHEET_DEALS_ALONE ? !is_seat
			: is_seat ? column->group >= view->from && column->group < view->from + SHEET_SEATS_BESIDE
				  : column->field == SHEET_NO;
		if (stays)
			grid->columns[kept++] = *column;
	}
	grid->column_count = kept;
	if (view->part == SHEET_POINTS_ALONE)
		widen_number(grid, view);
	grid->row_count = sheet_deals(view);
	if (view->part == SHEET_DEALS_ALONE)
		grid->group_count = 0;
	else
		grid->row_count += (size_t)feet_count(view->sheet);
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
		.joined = sheet_joined,
		.row_count = sheet_deals(view) + (size_t)feet_count(sheet),
	};
	if (!grid_plan(grid, &page->t, section, sheet->table.seat_count, e))
		return false;
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		sheet_seat_slots(page, sheet, seat);
		if (view->blank_rows > 0)
			page->slots.value[SLOT_PLAYER] = sheet->table.player[seat];
		page_group_head(page, grid, seat);
	}
	keep_told(grid, view);
	for (size_t i = 0; i < grid->column_count; i++)
		grid->columns[i].sum = column_sum(grid->columns[i].field);
	if (view->part != SHEET_WHOLE)
		keep_part(grid, view);
	return true;
}
