/* Game sheets (jatszmalap): their texts, and their table. */
#include "report/messages.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static listing_say sheet_cell;

static const struct listing_column sheet_fields[SHEET_FIELDS_END] = {
	[SHEET_NO] = { "no", NULL, LISTING_INT, .cell = sheet_cell },
	[SHEET_DEALER] = { "dealer", .cell = sheet_cell, .centred = true },
	[SHEET_CHECK] = { "check", NULL, LISTING_POINTS, .cell = sheet_cell, .sum = LISTING_ACROSS },
	[SHEET_SEATS] = { .key = "seats" },
	[SHEET_POINTS] = { "points", NULL, LISTING_POINTS, .cell = sheet_cell, .sum = LISTING_ADDED },
	[SHEET_RUNNING] = { "running", NULL, LISTING_POINTS, .cell = sheet_cell, .sum = LISTING_RUNNING },
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

/* Is this column not one game's own? */
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
		struct listing_column *field = &page->fields[SHEET_OWN + i];
		*field = (struct listing_column){ .key = "" };
		if (!own[count].key)
			continue;
		*field = (struct listing_column){ own[i].key, .cell = sheet_cell, .kind = own[i].kind,
			.centred = own[i].is_narrow };
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

enum { NUMBER = BOOK_LABEL + TEMPLATE_LINE + 2 };   /* a deal's number with its marks */

/* ---- the texts of a sheet ---------------------------------------------------------------------- */

/* List its rows of sums, in order. */
static int sheet_feet(const struct report_sheet *sheet, enum sheet_foot feet[SHEET_FEET])
{
	const struct game *game = sheet->rules.edition->game;
	int count = 0;

	feet[count++] = SHEET_FOOT_TOTAL;
	/* Seats that several players had in turn have no place if each player has one (E-34). */
	if (!sheet->by_score || !game->holder || sheet->table.turn_count == 0)
		feet[count++] = SHEET_FOOT_PLACE;
	if (!sheet->by_score)
		feet[count++] = SHEET_FOOT_PLACE_POINTS;
	if (sheet->event.stake > 0 && !game->payments)
		feet[count++] = SHEET_FOOT_MONEY;
	return count;
}

/* Return how many lines a deal takes on a sheet to be filled in by hand. */
static int blank_lines(const struct report_sheet *sheet)
{
	int lines = sheet->rules.edition->game->blank_rows;

	return lines > 0 ? lines : 1;
}

int sheet_blank_rows(const struct report_sheet *sheet, int rows)
{
	/* Rows for deals thrown in, which do not count for the round (T-26): one in SPARE_IN, at least two. */
	enum { LEAST_SPARE = 2, SPARE_IN = 4 };
	int wanted = book_event_deals(&sheet->event, sheet->table.seat_count);
	int spare = wanted > LEAST_SPARE * SPARE_IN ? (wanted + SPARE_IN - 1) / SPARE_IN : LEAST_SPARE;

	wanted += wanted > 0 && sheet->rules.edition->game->no_bid ? spare : 0;
	return (rows > 0 && wanted > 0 ? wanted : rows) * blank_lines(sheet);
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

bool sheet_remark(struct page *page, const struct report_sheet *sheet, int n, const char **out)
{
	*out = "";
	if (n < sheet->table.seat_count) {
		/* Name who gets the seat's placement points, if several sat in it. */
		if (!sheet->by_score && sheet_turn(sheet, n, 0)) {
			page->slots.value[SLOT_SEAT] = text_seat_code(n);
			page->slots.value[SLOT_PLAYER] = sheet->main[n];
			*out = page_text(page, SHEET_TURN_PLACE);
		}
		return true;
	}
	n -= sheet->table.seat_count;
	if (n == 0 && sheet->known.counts) {
		slots_number(&page->slots, SLOT_NUMBER, sheet->known.deals);
		*out = page_text(page, SHEET_TOTALS);
	} else if (n == 0 && sheet->differs) {
		struct buf known = { 0 };   /* "69 -62 -7" */
		for (int seat = 0; seat < sheet->table.seat_count; seat++)
			buf_printf(&known, "%s%s", seat > 0 ? " " : "", num_signed(sheet->known.points[seat]).text);
		page->slots.value[SLOT_WAS] = buf_text(&known);
		*out = page_text(page, SHEET_DIFFERS);
		buf_free(&known);
		page->slots.value[SLOT_WAS] = NULL;
	}
	return n == 0;
}

/* The style of a row, its mark and its note. */
static const struct row_kind {
	enum listing_style style;
	int mark, note;
} plain_row = { LISTING_PLAIN, 0, 0 }, void_row = { LISTING_STRUCK, SHEET_MARK_VOID, SHEET_NOTE_VOID },
	redeal_row = { LISTING_STRUCK, SHEET_MARK_VOID, SHEET_NOTE_REDEAL },
	revised_row = { LISTING_ITALIC, SHEET_MARK_REVISED, SHEET_NOTE_REVISED },
	ruled_row = { LISTING_ITALIC, SHEET_MARK_RULED, SHEET_NOTE_RULED },
	redealt_row = { LISTING_ITALIC, SHEET_MARK_REVISED, SHEET_NOTE_REDEALT },
	open_row = { LISTING_ITALIC, SHEET_MARK_OPEN, SHEET_NOTE_OPEN };

/* Return the style: deals that do not count are struck out, ruled and corrected ones slanted. */
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
	case REPORT_CORRECTED: case REPORT_COUNTS_AGAIN: return row->is_again ? &redealt_row : &revised_row;
	case REPORT_REDEALT: return &redealt_row;
	case REPORT_NOTHING: break;
	}
	return &plain_row;
}

/* Was the deal corrected, and is it also disputed or ruled? Then it has both marks and notes. */
static bool is_mended(const struct report_sheet_row *row)
{
	if (row_kind(row) == &revised_row)
		return false;
	return (row->before == REPORT_CORRECTED && !row->is_same) || row->before == REPORT_COUNTS_AGAIN;
}

/* Write the number with its marks. */
static const char *row_number(char out[NUMBER], const struct page *page, const struct report_sheet_row *row)
{
	int mark = row_kind(row)->mark;
	const char *mended = is_mended(row) && mark != SHEET_MARK_REVISED ? page->t.text[SHEET_MARK_REVISED] : "";

	snprintf(out, NUMBER, "%d%.180s%s", row->no, mended, mark ? page->t.text[mark] : "");
	return out;
}

/* Return the word for a deal that does not count, in place of its result; NULL: it counts. */
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

static const char *write_note(struct page *page, const struct report_sheet_row *row, const char *number,
	int text, const char *reason)
{
	bool was_void = row->before == REPORT_COUNTS_AGAIN;

	page->slots.value[SLOT_NUMBER] = number;
	page->slots.value[SLOT_WAS] = was_void ? page->t.text[SHEET_WORD_VOID] : row->mended;
	page->slots.value[SLOT_REASON] = reason;
	page_text(page, text);
	page->slots.value[SLOT_NUMBER] = page->slots.value[SLOT_REASON] = NULL;
	/* Without a reason drop the final colon: "4×  Érvénytelen, újra kell osztani". */
	struct buf *note = &page->scratch;
	while (note->len > 0 && strchr(" :", note->data[note->len - 1]))
		note->data[--note->len] = '\0';
	return buf_text(note);
}

const char *sheet_row_note(struct page *page, const struct report_sheet *sheet,
	const struct report_sheet_row *row)
{
	struct buf reason = { 0 };
	char number[NUMBER];

	if (row_kind(row)->note == 0)
		return "";
	row_number(number, page, row);
	/* The rulings at the deal, except dismissed ones; without any, the row's own note. */
	for (size_t i = row->ruling; i < row->ruling + row->ruling_count; i++) {
		if (sheet->rulings[i].said.state == COURT_DISMISSED)
			continue;
		buf_str(&reason, reason.len > 0 ? "; " : "");
		desk_ruling_note(&reason, page->look->lang, &sheet->rulings[i]);
	}
	if (row->state == BOOK_RULED && row->was[0])
		buf_msg(&reason, page->look->lang, row->record ? &msg_sheet_kontras : &msg_sheet_played,
			MSG_ARGS(row->was));
	if (row->state == BOOK_RULED && row->bettors[0])
		buf_msg(&reason, page->look->lang, &msg_sheet_bets_off, MSG_ARGS(row->bettors));
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
	return write_note(page, row, number, SHEET_NOTE_REVISED, row->mended_why);
}

/* After a throw-in, the player responsible may deal, or pass on a deal of theirs (II.3). */
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
	/* The sheet has room for `missing` deals of the run; for all if the deals of a round are not fixed. */
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

/* ---- the table: the deals, then the rows below them -------------------------------------------- */

/* Sum the points of a deal, or of all of them (NULL). */
static int64_t sum_points(const struct report_sheet *sheet, const struct report_sheet_row *row)
{
	int64_t sum = 0;

	for (int seat = 0; seat < sheet->table.seat_count; seat++)
		sum += row ? row->points[seat] : sheet->totals[seat];
	return sum;
}

/* A row of the table: a line of a deal (most have one; a coup has one a hand, its figures in the last); on a
 * sheet to be filled in, the line `line` of the deal `no`; or with both 0 and NULL a row below the deals. */
struct sheet_line {
	const struct report_sheet_row *deal;
	int no, line;
	enum sheet_foot foot;
};

static bool has_name(const struct game_column *column, const char *key)
{
	return column && key && strcmp(column->key, key) == 0;
}

/* Show one of the game's columns: in words on paper, in codes elsewhere. */
static void own_cell(struct listing *t, const struct sheet_view *view, const struct sheet_line *at,
	const struct game_column *column)
{
	const char *word = column->is_result ? void_word(view->page, at->deal) : NULL;
	struct buf text = { 0 };

	if (word)
		buf_str(&text, word);
	else if (has_name(column, view->page->game->settled_column) && void_word(view->page, at->deal))
		buf_clear(&text);
	else if (view->words)
		report_cell_say(&text, view->page->look->lang, view->sheet, at->deal, column, at->line);
	else
		report_cell_write(&text, view->sheet, at->deal, column, at->line);
	if (word || column->kind == LISTING_TEXT)
		listing_text(t, buf_text(&text));
	else if (text.len > 0)
		listing_number(t, strtoll(buf_text(&text), NULL, 10));
	else
		listing_empty(t);
	buf_free(&text);
}

/* Return the game's own column for the field; NULL if it is another. */
static const struct game_column *own_column(const struct page *page, int field)
{
	bool is_own = field >= SHEET_OWN && field < SHEET_OWN + page->own.count;

	return is_own ? &game_columns(page->game)[field - SHEET_OWN] : NULL;
}

/* Show a cell of a deal; if it does not count, strike the bid: number, mark and totals still hold. */
static void deal_cell(struct listing *t, const struct sheet_line *at, const struct listing_column *column)
{
	const struct sheet_view *view = t->about;
	const struct report_sheet_row *row = at->deal;
	const struct game_column *own = own_column(view->page, column->field);
	enum listing_style style = row_kind(row)->style;
	bool is_last = at->line == row->more_lines;
	char number[NUMBER];

	if (style == LISTING_STRUCK && (!own || own->is_result))
		style = LISTING_ITALIC;
	if (column->group > 0) {
		/* Until a coup's last hand the running totals are those before it. */
		int64_t points = row->points[column->group - 1], running = row->running[column->group - 1];
		bool counts = (row->state == BOOK_PLAYED || row->state == BOOK_RULED) && is_last;
		if (column->field == SHEET_POINTS && !counts)
			listing_empty(t);
		else
			listing_number(t, column->field == SHEET_POINTS ? points : running - (is_last ? 0 : points));
	} else if (own) {
		own_cell(t, view, at, own);
	} else if (column->field == SHEET_NO && (at->line == 0 || view->part == SHEET_POINTS_ALONE)) {
		if (style == LISTING_PLAIN)
			listing_number(t, row->no);
		else
			listing_text(t, row_number(number, view->page, row));
	} else if (column->field == SHEET_DEALER && at->line == 0) {
		listing_text(t, text_seat_code(row->dealer));
	} else if (column->field == SHEET_CHECK && is_last) {
		listing_number(t, sum_points(view->sheet, row));
	} else {
		listing_empty(t);
	}
	listing_last(t)->style = style;
}

static const char *foot_label(const struct sheet_view *view, enum sheet_foot foot)
{
	static const int texts[SHEET_FEET] = {
		[SHEET_FOOT_TOTAL] = SHEET_TOTAL, [SHEET_FOOT_PLACE] = SHEET_PLACE,
		[SHEET_FOOT_PLACE_POINTS] = SHEET_PLACE_POINTS, [SHEET_FOOT_MONEY] = SHEET_MONEY,
	};

	return view->page->t.text[texts[foot]];
}

/* Show a cell of a row of sums: its name, the sum of all seats, or one seat's figure. */
static void foot_cell(struct listing *t, enum sheet_foot foot, const struct listing_column *column)
{
	const struct sheet_view *view = t->about;
	const struct report_sheet *sheet = view->sheet;
	const int seat = column->group - 1;
	bool is_unplayed = sheet->count == 0 && !sheet->known.counts;   /* nothing played yet */
	bool empty = view->blank_rows > 0 || (foot != SHEET_FOOT_TOTAL && is_unplayed);

	if (column->at == 0 && seat < 0) {
		listing_label(t, foot_label(view, foot));
	} else if (seat < 0) {
		if (view->blank_rows > 0 || column->field != SHEET_CHECK || foot != SHEET_FOOT_TOTAL)
			listing_empty(t);
		else
			listing_number(t, sum_points(sheet, NULL));
	} else {
		const int64_t figures[] = { sheet->totals[seat], sheet->place[seat], sheet->place_points[seat],
			sheet->totals[seat] * sheet->event.stake };
		listing_number(t, figures[foot]);
		struct listing_cell *cell = listing_last(t);
		cell->empty = empty || column->field != view->figure;
		cell->is_sum = foot == SHEET_FOOT_TOTAL && sheet->count > 0 && !sheet->known.counts;
		cell->times = foot == SHEET_FOOT_MONEY ? sheet->event.stake : 0;
		cell->kind = foot == SHEET_FOOT_PLACE ? LISTING_INT
			: foot == SHEET_FOOT_PLACE_POINTS ? LISTING_PLACE_POINTS : column->kind;
	}
	listing_last(t)->style = LISTING_TOTAL;
}

/* Show a cell of a sheet to be filled in: the deal's number, and its dealer if the number determines it (2.§
 * (3)); if the dealer depends on the last deal, only the first is known. */
static void blank_cell(struct listing *t, const struct sheet_line *at, const struct listing_column *column)
{
	const struct sheet_view *view = t->about;
	const struct game *game = view->sheet->rules.edition->game;
	bool in_turn = !game->always_names_dealer && (at->no == 1 || !game->dealer_follows);
	const struct game_column *own = own_column(view->page, column->field);

	if (own && game->asked && strcmp(own->key, game->asking_column) == 0) {
		/* Each line of a deal asks for the next item. */
		const char *text = game->asked->text[view->page->look->lang];
		struct buf words = { 0 };
		for (int line = at->line; line > 0; line--)
			text += strcspn(text, "\n") + (text[strcspn(text, "\n")] != '\0');
		buf_add(&words, text, strcspn(text, "\n"));
		listing_text(t, buf_text(&words));
		buf_free(&words);
	} else if (column->field == SHEET_NO && at->line == 0) {
		listing_number(t, at->no);
	} else if (column->field == SHEET_DEALER && at->line == 0 && in_turn) {
		listing_text(t, text_seat_code(game_dealer_of(game, at->no, view->sheet->table.seat_count)));
	} else {
		listing_empty(t);
	}
}

static void sheet_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct sheet_line *at = row;

	if (at->deal)
		deal_cell(t, at, column);
	else if (at->no > 0)
		blank_cell(t, at, column);
	else
		foot_cell(t, at->foot, column);
}

/* Is a column in the view? If all play, nobody sits out; the deals alone have no points and sums, the points
 * alone nothing else, and only the view's seats. */
static bool is_in_view(const struct listing_column *column, const void *about)
{
	const struct sheet_view *view = about;
	const struct game *game = view->page->game;
	int seat = column->group - 1;

	if (view->sheet->table.seat_count <= game->players
		&& has_name(own_column(view->page, column->field), game->out_column))
		return false;
	if (view->part == SHEET_WHOLE)
		return true;
	if (view->part == SHEET_DEALS_ALONE)
		return seat < 0;
	return seat < 0 ? column->field == SHEET_NO
		: seat >= view->from && seat < view->from + SHEET_SEATS_BESIDE;
}

void sheet_table(struct listing *t, struct page *page, struct sheet_view *view, enum template_section section)
{
	const struct report_sheet *sheet = view->sheet;
	const struct template_list *grouped = &page->t.list[section + 1];
	enum sheet_foot feet[SHEET_FEET];
	int feet_count = sheet_feet(sheet, feet), lines = blank_lines(sheet);

	/* The figures below the deals stand in the points' column, or its replacement. */
	view->figure = grouped->count > 0 ? grouped->column[0].field : SHEET_SEATS;
	for (int i = 0; i < grouped->count; i++)
		view->figure = grouped->column[i].field == SHEET_POINTS ? SHEET_POINTS : view->figure;
	view->page = page;
	view->words = section == TEMPLATE_COLUMNS;
	listing_start(t, "");
	t->about = view;
	page_columns(t, page, section, sheet->table.seat_count);
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		sheet_seat_slots(page, sheet, seat);
		if (view->blank_rows > 0)
			page->slots.value[SLOT_PLAYER] = sheet->table.player[seat];
		page_group_head(page, t, seat);
	}
	listing_keep(t, is_in_view, view);
	if (view->part == SHEET_POINTS_ALONE && !t->failed) {
		/* Widen the column of numbers for the names of the rows of sums. */
		size_t width = 0, own = text_columns(t->columns[0].name);
		struct buf head = { 0 };
		for (int i = 0; i < feet_count; i++) {
			size_t needed = text_columns(foot_label(view, feet[i]));
			width = needed > width ? needed : width;
		}
		buf_printf(&head, "%*s%s", (int)(width > own ? width - own : 0), "", t->columns[0].name);
		free(t->columns[0].name);
		t->columns[0].name = strdup(buf_text(&head));
		t->failed = t->failed || !t->columns[0].name;
		buf_free(&head);
	}
	for (int row = 0; row < view->blank_rows; row++) {
		listing_row(t, &(struct sheet_line){ .no = row / lines + 1, .line = row % lines });
		if (row % lines > 0)
			listing_join(t);
	}
	for (size_t i = 0; i < sheet->count && view->blank_rows == 0; i++) {
		struct sheet_line at = { .deal = &sheet->rows[i] };
		/* Points alone have one row a deal. */
		at.line = view->part == SHEET_POINTS_ALONE ? at.deal->more_lines : 0;
		for (int first = at.line; at.line <= at.deal->more_lines; at.line++) {
			listing_row(t, &at);
			if (at.line > first)
				listing_join(t);
		}
	}
	for (int i = 0; i < feet_count && view->part != SHEET_DEALS_ALONE; i++)
		listing_row(t, &(struct sheet_line){ .foot = feet[i] });
}
