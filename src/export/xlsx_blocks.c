/* A table for the wall: on one page in blocks side by side; and records, a row a deal, on several. */
#include "export/xlsx.h"

enum { GAP_TENTHS = 15, MOST_HEIGHT = 26, NOTE_LINES = 3, RECORD_NOTE_LINES = 4 };

/* The current worksheet: blocks side by side, each with `per_block` rows. */
struct blocks {
	struct pen *pen;
	struct listing view;
	int count, per_block;
	lxw_row_t row, head;
	int pixels;
	double used;
};

static lxw_col_t block_column(const struct blocks *blocks, int block, size_t column)
{
	return (lxw_col_t)((size_t)block * (blocks->view.column_count + 1) + column);
}

static lxw_col_t last_column(const struct blocks *blocks)
{
	return block_column(blocks, blocks->count - 1, blocks->view.column_count - 1);
}

/* End the row, with that height. */
static void row_end(struct blocks *blocks, double height)
{
	xlsx_height(blocks->pen, blocks->row++, height);
	blocks->used += height;
}

/* Write the heads; `texts`: the style for those of texts. */
static void block_heads(struct blocks *blocks, enum xlsx_style texts)
{
	blocks->head = blocks->row;
	for (int block = 0; block < blocks->count; block++) {
		for (size_t i = 0; i < blocks->view.column_count; i++) {
			const struct listing_column *column = &blocks->view.columns[i];
			enum xlsx_style style = column->kind == LISTING_TEXT ? texts : XLSX_HEAD;
			xlsx_text(blocks->pen, blocks->row, block_column(blocks, block, i), column->name,
				xlsx_format(blocks->pen, style, LISTING_PLAIN, false));
		}
	}
	row_end(blocks, xlsx_line_height(blocks->pen, 1) + 3);
}

/* Write a row; return the most lines that one of its cells takes. */
static int one_row(struct blocks *blocks, size_t row)
{
	lxw_row_t at = blocks->head + 1 + (lxw_row_t)(row % (size_t)blocks->per_block);
	struct listing_cell cell;
	int lines = 1;

	blocks->pen->left = block_column(blocks, (int)(row / (size_t)blocks->per_block), 0);
	for (size_t i = 0; i < blocks->view.column_count; i++) {
		cell = listing_at(&blocks->view, row, i);
		int needed = xlsx_cell(blocks->pen, at, &blocks->view, i, &cell);
		lines = needed > lines ? needed : lines;
	}
	return lines;
}

/* Draw the parts from the top down; records are rows of their own height, in one block. */
static void draw_blocks(struct blocks *blocks, const struct writing *w, bool records)
{
	const lxw_col_t span[2] = { 0, last_column(blocks) };

	for (int block = 0; block < blocks->count; block++) {
		lxw_col_t gap = block_column(blocks, block, blocks->view.column_count);
		blocks->pen->left = block_column(blocks, block, 0);
		blocks->pixels += xlsx_widths(blocks->pen, &blocks->view);
		if (blocks->count > 1)
			lxw(worksheet_set_column)(blocks->pen->worksheet, gap, gap, GAP_TENTHS / 10.0, NULL);
		blocks->pixels += block > 0 ? xlsx_pixels(GAP_TENTHS) : 0;
	}
	for (size_t i = w->from; i < w->to; i++) {
		const struct doc_part *part = &w->doc->parts[i];
		bool heading = part->kind == DOC_HEADING;
		if (part->kind == DOC_TABLE) {
			if (records)
				blocks->row++;
			else
				row_end(blocks, 4);
			block_heads(blocks, records ? XLSX_HEAD_TEXT : XLSX_HEAD);
			for (size_t row = 0; row < blocks->view.row_count; row++) {
				int lines = one_row(blocks, row);
				if (records)
					row_end(blocks, xlsx_line_height(blocks->pen, lines) + 4);
			}
			blocks->row += records ? 0 : (lxw_row_t)blocks->per_block;
			row_end(blocks, 5);
		} else if (part->kind == DOC_NOTE) {
			int lines = xlsx_lines(blocks->pen, part->text, blocks->pixels,
				records ? RECORD_NOTE_LINES : NOTE_LINES);
			xlsx_span(blocks->pen, blocks->row, span, part->text,
				xlsx_format(blocks->pen, XLSX_NOTE, LISTING_PLAIN, false));
			row_end(blocks, xlsx_line_height(blocks->pen, lines));
		} else if (part->text) {
			xlsx_text(blocks->pen, blocks->row, 0, part->text,
				xlsx_format(blocks->pen, heading ? XLSX_TITLE : XLSX_LINE, LISTING_PLAIN, false));
			row_end(blocks, xlsx_line_height(blocks->pen, heading ? 2 : 1));
		}
	}
}

static void end(struct blocks *blocks, uint16_t pages_high)
{
	lxw(worksheet_print_area)(blocks->pen->worksheet, 0, 0, blocks->row - 1, last_column(blocks));
	lxw(worksheet_fit_to_pages)(blocks->pen->worksheet, 1, pages_high);
	xlsx_paper(blocks->pen);
}

/* Start the worksheet with its table, in as many blocks as that wants. */
static bool start_blocks(struct blocks *blocks, const struct writing *w, struct err *e)
{
	const struct doc_part *part = xlsx_table(w, &blocks->view, e);

	if (!part || !xlsx_worksheet(w->pen, w->pen->sheet->name, NULL, e))
		return false;
	blocks->count = part->blocks;
	blocks->per_block = ((int)blocks->view.row_count + blocks->count - 1) / blocks->count;
	blocks->per_block = blocks->per_block > 0 ? blocks->per_block : 1;
	return true;
}

bool xlsx_blocks(struct writing *w, const struct doc_look *look, struct err *e)
{
	struct blocks blocks = { .pen = w->pen };
	bool done = start_blocks(&blocks, w, e);

	(void)look;
	if (done && blocks.view.column_count > 0) {
		draw_blocks(&blocks, w, false);
		/* The rows share the rest of the page. */
		double paper[2], wide = blocks.pixels * 0.75;
		xlsx_paper_points(blocks.pen, paper);
		double page = wide > paper[0] ? paper[1] * wide / paper[0] : paper[1];
		double height = (page * 0.97 - blocks.used) / blocks.per_block;
		height = height > MOST_HEIGHT ? MOST_HEIGHT : height;
		for (int i = 0; i < blocks.per_block; i++)
			xlsx_height(blocks.pen, blocks.head + 1 + (lxw_row_t)i, height);
		end(&blocks, 1);
	}
	w->pen->left = 0;
	listing_view_free(&blocks.view);
	return done;
}

bool xlsx_records(struct writing *w, const struct doc_look *look, struct err *e)
{
	struct blocks blocks = { .pen = w->pen };
	bool done = start_blocks(&blocks, w, e);

	(void)look;
	if (done && blocks.view.column_count > 0) {
		draw_blocks(&blocks, w, true);
		lxw(worksheet_repeat_rows)(w->pen->worksheet, blocks.head, blocks.head);
		end(&blocks, 0);
	}
	listing_view_free(&blocks.view);
	return done;
}
