/* The licittabla to hang up: all bids on one page, in blocks beside each other. */
#include "export/pages.h"

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

/* "8+8+2" */
static const char *parts_of(char *out, size_t size, const struct ulti_bid *bid)
{
	int at = 0;

	for (int i = 0; i < bid->part_count; i++)
		at += snprintf(out + at, size - (size_t)at, "%s%d", i > 0 ? "+" : "", bid->parts[i].value);
	return out;
}

/* So many bids stand below each other. */
struct board {
	int per_block;
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

bool export_bids_doc(struct doc *doc, const struct book_event *event,
	const struct export_look *look, struct err *e)
{
	struct board board;
	struct grid grid = { .cell = bids_cell, .data = &board, .row_count = ULTI_BIDS };
	struct listing table;
	struct page page;
	bool done = page_start(&page, &bids_kind, event, look, e)
		&& grid_plan(&grid, &page.t, TEMPLATE_COLUMNS, 0, e);

	if (done) {
		int blocks = page.t.page[PAGE_BLOCKS];
		board.per_block = (ULTI_BIDS + blocks - 1) / blocks;
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
