/* The differences of two books as text: one below the other, or side by side. */
#include "export/grid.h"

#include "export/messages.h"

#include <stdlib.h>
#include <string.h>

enum { DIFF_GAP = 2, DIFF_SIGN = 3 };

/* The page: how wide it is, and its columns before the two versions. */
struct page {
	int columns, where, what;
};

static const struct listing_cell *cell_at(const struct listing *table, size_t row,
	enum report_diff_column column)
{
	return &table->cells[row * table->column_count + column];
}

/* "1/3/5": round, table and deal as far as they are said; "" of a whole event. */
static struct num where_of(const struct listing *table, size_t row)
{
	struct buf b = { 0 };
	struct num where = { "" };

	for (int i = REPORT_DIFF_ROUND; i <= REPORT_DIFF_DEAL; i++) {
		const struct listing_cell *cell = cell_at(table, row, (enum report_diff_column)i);
		if (!cell->empty)
			buf_printf(&b, "%s%d", b.len > 0 ? "/" : "", (int)cell->number);
	}
	strncat(where.text, buf_text(&b), sizeof where.text - 1);
	buf_free(&b);
	return where;
}

static const char *version(const struct listing *table, size_t row, enum report_diff_column column)
{
	const char *text = cell_at(table, row, column)->text;

	return text && *text ? text : "–";
}

static int wider(int width, const char *text)
{
	int needed = (int)text_columns(text);

	return needed > width ? needed : width;
}

static struct page measure(const struct listing *table, const struct export_look *look)
{
	struct page page = { .columns = look->columns ? look->columns : 80 };

	page.where = wider(0, msg_head_where.text[look->lang]);
	page.what = wider(0, msg_head_what.text[look->lang]);
	for (size_t row = 0; row < table->row_count; row++) {
		page.where = wider(page.where, where_of(table, row).text);
		page.what = wider(page.what, cell_at(table, row, REPORT_DIFF_WHAT)->words);
	}
	return page;
}

/* Where and what, and the gap behind. */
static void put_place(struct buf *b, const struct page *page, const char *where, const char *what)
{
	buf_column(b, where, page->where);
	buf_pad(b, ' ', DIFF_GAP);
	buf_column(b, what, page->what);
	buf_pad(b, ' ', DIFF_GAP);
}

/* Both versions side by side if each has room in its half; else below each other. */
static void put_row(struct buf *b, const struct page *page, struct buf *place, const char *a,
	const char *other)
{
	int left = page->where + page->what + 2 * DIFF_GAP, half = (page->columns - left - DIFF_GAP) / 2;

	if (wider(wider(0, a), other) <= half) {
		buf_add(b, place->data, place->len);
		buf_column(b, a, half);
		buf_pad(b, ' ', DIFF_GAP);
		buf_str(b, other);
		buf_char(b, '\n');
		return;
	}
	buf_char(place, 'A');
	buf_hang(b, buf_text(place), left + DIFF_SIGN, a, page->columns);
	buf_clear(place);
	buf_pad(place, ' ', (size_t)left);
	buf_char(place, 'B');
	buf_hang(b, buf_text(place), left + DIFF_SIGN, other, page->columns);
}

static void put_heads(struct buf *b, const struct page *page, const struct export_look *look)
{
	struct buf place = { 0 }, heads = { 0 };

	put_place(&place, page, msg_head_where.text[look->lang], msg_head_what.text[look->lang]);
	put_row(&heads, page, &place, "A", "B");
	grid_strong(b, buf_text(&heads), look);
	buf_free(&place);
	buf_free(&heads);
}

void export_diff_text(struct buf *b, const struct listing *table, const struct export_look *look)
{
	const struct page page = measure(table, look);
	const char *event = "";

	for (size_t row = 0; row < table->row_count; row++) {
		struct buf place = { 0 };
		const char *name = cell_at(table, row, REPORT_DIFF_EVENT)->text;
		if (row == 0 || strcmp(event, name) != 0) {
			buf_str(b, row > 0 ? "\n" : "");
			grid_strong(b, name, look);
			buf_str(b, "\n\n");
			put_heads(b, &page, look);
		}
		event = name;
		put_place(&place, &page, where_of(table, row).text, cell_at(table, row, REPORT_DIFF_WHAT)->words);
		put_row(b, &page, &place, version(table, row, REPORT_DIFF_A), version(table, row, REPORT_DIFF_B));
		buf_free(&place);
	}
}
