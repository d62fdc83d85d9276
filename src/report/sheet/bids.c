/* The licittabla to hang up: all bids on one page, in blocks beside each other. */
#include "report/sheet/sheet.h"

#include <string.h>

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
	.name = "bids", .fields = bids_fields, .field_count = BIDS_FIELDS, .group = BIDS_FIELDS,
	.texts = bids_texts, .text_count = TEMPLATE_OWN_TEXTS(BIDS_TEXTS_END),
};

/* The bids; so many of them stand below each other. */
struct board {
	struct listing list;
	size_t column[BIDS_FIELDS];   /* where the listing has each field; column_count: it has not */
	size_t per_block;
};

/* Is the bid below one of its own rank, in its block? */
static bool follows(const struct board *board, size_t bid)
{
	const struct listing *list = &board->list;

	return bid < list->row_count && bid % board->per_block != 0
		&& list->cells[bid * list->column_count].joined;
}

/* Bids of one rank stand in one frame, the rank beside the first: none of them overcalls another. */
static void bids_cell(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out)
{
	static const enum listing_style frames[2][2] = {
		{ LISTING_PLAIN, LISTING_OPEN_BELOW }, { LISTING_OPEN_ABOVE, LISTING_OPEN },
	};
	const struct board *board = data;
	const struct listing *list = &board->list;
	size_t at = board->column[column->field];
	bool above = follows(board, row), below = follows(board, row + 1);

	out->style = frames[above][below];
	out->empty = at == list->column_count || (column->field == BIDS_RANK && above);
	if (out->empty)
		return;
	const struct listing_cell *cell = &list->cells[row * list->column_count + at];
	out->number = cell->number;
	out->text = cell->words ? cell->words : cell->text;
}

/* Where the listing has the template's fields: a bid's code is its short one. */
static void find_columns(struct board *board)
{
	for (int field = 0; field < BIDS_FIELDS; field++) {
		const char *key = field == BIDS_CODE ? "short" : bids_fields[field].key;
		size_t at = 0;
		while (at < board->list.column_count && strcmp(board->list.columns[at].key, key) != 0)
			at++;
		board->column[field] = at;
	}
}

static bool add_board(struct doc *doc, struct board *board, const struct book_event *event,
	const struct doc_look *look, struct err *e)
{
	struct grid grid = { .cell = bids_cell, .data = board, .row_count = board->list.row_count };
	struct listing table;
	struct page page;
	bool done = page_start(&page, &bids_kind, event, look, e)
		&& grid_plan(&grid, &page.t, TEMPLATE_COLUMNS, 0, e);

	if (done) {
		int blocks = page.t.page[PAGE_BLOCKS];
		board->per_block = (board->list.row_count + (size_t)blocks - 1) / (size_t)blocks;
		page_doc_sheet(doc, &page, DOC_AS_BLOCKS, NULL);
		doc_heading(doc, page_text(&page, TEMPLATE_TITLE));
		doc_text(doc, page_text(&page, BIDS_LINE_1));
		grid_table(&table, &grid, false);
		struct doc_part *part = doc_table(doc, NULL, &table);
		if (part)
			part->blocks = blocks;
		doc_note(doc, page_text(&page, BIDS_NOTE));
	}
	grid_free(&grid);
	page_free(&page);
	return done;
}

bool report_bids_doc(struct doc *doc, const struct book_event *event,
	const struct doc_look *look, struct err *e)
{
	const struct game_edition *edition = event ? game_edition_find(event->edition) : game_edition_standard();
	struct board board = { .per_block = 1 };

	if (!edition || !edition->game->bids)
		return true;   /* a game without bids has no worksheet of them */
	if (!edition->game->bids(&board.list, look->lang, edition, NULL, e))
		return false;
	find_columns(&board);
	bool done = add_board(doc, &board, event, look, e);
	listing_free(&board.list);
	return done;
}
