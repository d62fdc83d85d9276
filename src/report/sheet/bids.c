/* The licittabla for the wall: all bids on one page, in blocks side by side. */
#include "report/sheet/sheet.h"

#include <string.h>

/* The bids, at most `per_block` of them one below the other. */
struct board {
	struct listing list;
	size_t per_block;
};

/* Is the bid below another of its own rank, in its block? */
static bool follows(const struct board *board, size_t bid)
{
	const struct listing *list = &board->list;

	return bid < list->row_count && bid % board->per_block != 0
		&& list->cells[bid * list->column_count].joined;
}

/* Show a bid; bids of one rank share a frame, the rank beside the
 * first: none of them overcalls another. */
static void bids_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	static const enum listing_style frames[2][2] = {
		{ LISTING_PLAIN, LISTING_OPEN_BELOW }, { LISTING_OPEN_ABOVE, LISTING_OPEN },
	};
	const struct board *board = t->about;
	const struct listing_cell *cell = row;
	size_t bid = t->row_count, at = 0;
	bool above = follows(board, bid), below = follows(board, bid + 1);
	/* A bid's code is its short one. */
	const char *key = column->field == BIDS_CODE ? "short" : column->key;

	while (at < board->list.column_count && strcmp(board->list.columns[at].key, key) != 0)
		at++;
	cell += at;
	if (at == board->list.column_count || (column->field == BIDS_RANK && above))
		listing_empty(t);
	else if (column->kind == LISTING_TEXT)
		listing_text(t, cell->words ? cell->words : cell->text);
	else
		listing_number(t, cell->number);
	listing_last(t)->style = frames[above][below];
}

static const struct listing_column bids_fields[BIDS_FIELDS] = {
	[BIDS_NO] = { "no", NULL, LISTING_INT, .cell = bids_cell },
	[BIDS_RANK] = { "rank", NULL, LISTING_INT, .cell = bids_cell },
	[BIDS_NAME] = { "name", .cell = bids_cell },
	[BIDS_CODE] = { "code", .cell = bids_cell, .centred = true },
	[BIDS_PARTS] = { "parts", .cell = bids_cell, .centred = true },
	[BIDS_TOTAL] = { "total", NULL, LISTING_INT, .cell = bids_cell },
};

static const char *const bids_texts[BIDS_TEXTS_END - TEMPLATE_COMMON_TEXTS] = {
	[BIDS_LINE_1 - TEMPLATE_COMMON_TEXTS] = "line-1",
	[BIDS_NOTE - TEMPLATE_COMMON_TEXTS] = "note",
};

const struct template_kind bids_kind = {
	.name = "bids", .fields = bids_fields, .field_count = BIDS_FIELDS, .group = BIDS_FIELDS,
	.texts = bids_texts, .text_count = TEMPLATE_OWN_TEXTS(BIDS_TEXTS_END),
};

static bool add_board(struct doc *doc, struct board *board, const struct book_event *event,
	const struct doc_look *look, struct err *e)
{
	const struct listing *list = &board->list;
	struct listing t;
	struct page page;
	bool done = page_start(&page, &bids_kind, event, look, e);

	if (done) {
		int blocks = page.t.page[PAGE_BLOCKS];
		board->per_block = (list->row_count + (size_t)blocks - 1) / (size_t)blocks;
		page_doc_sheet(doc, &page, DOC_AS_BLOCKS, NULL);
		doc_heading(doc, page_text(&page, TEMPLATE_TITLE));
		doc_text(doc, page_text(&page, BIDS_LINE_1));
		listing_start(&t, "");
		t.about = board;
		page_columns(&t, &page, TEMPLATE_COLUMNS, 0);
		listing_rows(&t, list->cells, list->row_count, list->column_count * sizeof *list->cells);
		struct doc_part *part = doc_table(doc, NULL, &t);
		if (part)
			part->blocks = blocks;
		doc_note(doc, page_text(&page, BIDS_NOTE));
	}
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
	bool done = add_board(doc, &board, event, look, e);
	listing_free(&board.list);
	return done;
}
