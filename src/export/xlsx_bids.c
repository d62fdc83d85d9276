/* The licittabla to hang up: all bids on one page, in blocks beside each other. */
#include "export/xlsx.h"

#include <stdio.h>

static const struct template_field bids_fields[BIDS_FIELDS] = {
	[BIDS_NO] = { "no", LISTING_INT, false },
	[BIDS_RANK] = { "rank", LISTING_INT, false },
	[BIDS_NAME] = { "name", LISTING_TEXT, false },
	[BIDS_CODE] = { "code", LISTING_TEXT, true },
	[BIDS_PARTS] = { "parts", LISTING_TEXT, true },
	[BIDS_TOTAL] = { "total", LISTING_INT, false },
};

static const char *const bids_texts[BIDS_TEXTS_END - TEMPLATE_COMMON_TEXTS] = {
	[BIDS_LINE_1 - TEMPLATE_COMMON_TEXTS] = "line-1",
	[BIDS_NOTE - TEMPLATE_COMMON_TEXTS] = "note",
};

const struct template_kind bids_kind = {
	"bids", bids_fields, BIDS_FIELDS, BIDS_FIELDS, bids_texts, BIDS_TEXTS_END - TEMPLATE_COMMON_TEXTS,
};

enum { GAP_TENTHS = 15, MOST_HEIGHT = 26, NOTE_LINES = 3 };

/* "8+8+2" */
static const char *parts_of(char *out, size_t size, const struct ulti_bid *bid)
{
	int at = 0;

	for (int i = 0; i < bid->part_count; i++)
		at += snprintf(out + at, size - (size_t)at, "%s%d", i > 0 ? "+" : "", bid->parts[i].value);
	return out;
}

/* The worksheet under way: `per_block` bids stand below each other, the blocks beside each other. */
struct board {
	struct pen *pen;
	struct grid grid;
	int blocks, per_block;
	lxw_row_t head_row;
	int pixels;
	double used;
};

/* Is the bid below one of its own rank, in its block? */
static bool follows(const struct board *board, int bid)
{
	return bid < ULTI_BIDS && bid % board->per_block != 0
		&& ulti_bid_at(bid + 1)->rank == ulti_bid_at(bid)->rank;
}

/* Bids of one rank stand in one frame, the rank beside the first: none of them overcalls another. */
static void bids_cell(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	static const enum listing_style frames[2][2] = {
		{ LISTING_PLAIN, LISTING_OPEN_BELOW }, { LISTING_OPEN_ABOVE, LISTING_OPEN },
	};
	const struct ulti_bid *bid = ulti_bid_at((int)row + 1);
	bool above = follows(data, (int)row), below = follows(data, (int)row + 1);

	out->style = frames[above][below];
	switch ((enum bids_field)column->field) {
	case BIDS_NO: out->number = bid->no; break;
	case BIDS_RANK: out->number = bid->rank; out->empty = above; break;
	case BIDS_NAME: out->text = bid->name; break;
	case BIDS_CODE: out->text = bid->short_code; break;
	case BIDS_PARTS: out->text = parts_of(out->room, sizeof out->room, bid); break;
	case BIDS_TOTAL: out->number = bid->total; break;
	case BIDS_FIELDS: break;
	}
}

static lxw_col_t board_column(const struct board *board, int block, size_t column)
{
	return (lxw_col_t)((size_t)block * (board->grid.column_count + 1) + column);
}

static lxw_col_t board_last(const struct board *board)
{
	return board_column(board, board->blocks - 1, board->grid.column_count - 1);
}

/* The row of the note: one stays free behind the bids. */
static lxw_row_t board_end(const struct board *board)
{
	return board->head_row + 2 + (lxw_row_t)board->per_block;
}

static void row_height(struct board *board, lxw_row_t row, double height)
{
	xlsx_height(board->pen, row, height);
	board->used += height;
}

static void columns(struct board *board)
{
	for (int block = 0; block < board->blocks; block++) {
		lxw_col_t gap = board_column(board, block, board->grid.column_count);
		board->pen->left = board_column(board, block, 0);
		board->pixels += xlsx_widths(board->pen, &board->grid);
		lxw(worksheet_set_column)(board->pen->worksheet, gap, gap, GAP_TENTHS / 10.0, NULL);
		board->pixels += block > 0 ? xlsx_pixels(GAP_TENTHS) : 0;
	}
}

static void heading(struct board *board)
{
	struct pen *pen = board->pen;
	const char *line;
	lxw_row_t row = 0;

	xlsx_text(pen, row, 0, page_text(&pen->page, TEMPLATE_TITLE),
		xlsx_format(pen, XLSX_TITLE, LISTING_PLAIN, false));
	row_height(board, row++, xlsx_line_height(pen, 2));
	line = page_text(&pen->page, BIDS_LINE_1);
	if (*line) {
		xlsx_text(pen, row, 0, line, xlsx_format(pen, XLSX_LINE, LISTING_PLAIN, false));
		row_height(board, row++, xlsx_line_height(pen, 1));
	}
	row_height(board, row++, 4);
	board->head_row = row;
	for (int block = 0; block < board->blocks; block++) {
		for (size_t i = 0; i < board->grid.column_count; i++)
			xlsx_text(pen, row, board_column(board, block, i), board->grid.columns[i].head,
				xlsx_format(pen, XLSX_HEAD, LISTING_PLAIN, false));
	}
	row_height(board, row, xlsx_line_height(pen, 1) + 3);
}

static void bids(struct board *board)
{
	struct grid_cell cell;

	for (int bid = 0; bid < ULTI_BIDS; bid++) {
		lxw_row_t row = board->head_row + 1 + (lxw_row_t)(bid % board->per_block);
		board->pen->left = board_column(board, bid / board->per_block, 0);
		for (size_t i = 0; i < board->grid.column_count; i++) {
			grid_cell(&board->grid, (size_t)bid, &board->grid.columns[i], &cell);
			xlsx_cell(board->pen, row, &board->grid, i, &cell);
		}
	}
}

static void note(struct board *board)
{
	const char *text = page_text(&board->pen->page, BIDS_NOTE);
	lxw_row_t row = board_end(board);
	const lxw_col_t span[2] = { 0, board_last(board) };

	if (!*text)
		return;
	row_height(board, row - 1, 5);
	int lines = xlsx_lines(board->pen, text, board->pixels, NOTE_LINES);
	row_height(board, row, xlsx_line_height(board->pen, lines));
	xlsx_span(board->pen, row, span, text, xlsx_format(board->pen, XLSX_NOTE, LISTING_PLAIN, false));
}

/* The bids share what the page has left. */
static void spread(struct board *board)
{
	double paper[2], wide = board->pixels * 0.75;

	xlsx_paper_points(board->pen, paper);
	double page = wide > paper[0] ? paper[1] * wide / paper[0] : paper[1];
	double height = (page * 0.97 - board->used) / board->per_block;
	height = height > MOST_HEIGHT ? MOST_HEIGHT : height;
	for (int i = 0; i < board->per_block; i++)
		xlsx_height(board->pen, board->head_row + 1 + (lxw_row_t)i, height);
}

static void draw(struct board *board)
{
	columns(board);
	heading(board);
	bids(board);
	note(board);
	spread(board);
	lxw(worksheet_print_area)(board->pen->worksheet, 0, 0, board_end(board), board_last(board));
	lxw(worksheet_fit_to_pages)(board->pen->worksheet, 1, 1);
	xlsx_paper(board->pen);
}

bool xlsx_bids(struct pen *pen, const struct export_book *book, const struct export_look *look,
	struct err *e)
{
	struct board board = { .pen = pen, .grid = { .cell = bids_cell, .row_count = ULTI_BIDS } };
	bool done = page_start(&pen->page, &bids_kind, book->event, look, e) &&
		grid_plan(&board.grid, &pen->page.t, TEMPLATE_COLUMNS, 0, e) && xlsx_worksheet(pen, e);

	if (done && board.grid.column_count > 0) {
		board.blocks = pen->page.t.page[PAGE_BLOCKS];
		board.per_block = (ULTI_BIDS + board.blocks - 1) / board.blocks;
		board.grid.data = &board;
		draw(&board);
	}
	grid_free(&board.grid);
	page_free(&pen->page);
	return done;
}
