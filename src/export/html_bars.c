/* Bars in a page: SVG without a script, in the page's own colours; bars of a row also differ in grey. */
#include "export/export.h"

#include <string.h>

/* In the units of the picture. */
enum { WIDTH = 760, LETTER = 8, MOST_LETTERS = 28, GAP = 12, BAR = 15, ROW_GAP = 7, FIGURE = 56,
	LEGEND = 26 };

/* The picture being drawn. */
struct bars {
	struct buf *b;
	const struct listing *view;
	enum lang lang;
	int no;                      /* its number in the page */
	int left, right;             /* the space for bars */
	double least, most;          /* of all figures, including 0 */
};

static double bar_place(const struct bars *bars, double value)
{
	return bars->left + (value - bars->least) / (bars->most - bars->least) * (bars->right - bars->left);
}

/* Set the fill of a column's bars: the first dark, the second striped, a third open. */
static void fill(const struct bars *bars, size_t column)
{
	if (column == 1)
		buf_str(bars->b, "fill=\"currentColor\"");
	else if (column == 2)
		buf_printf(bars->b, "fill=\"url(#stripes%d)\" stroke=\"currentColor\"", bars->no);
	else
		buf_str(bars->b, "fill=\"none\" stroke=\"currentColor\"");
}

static void bar(const struct bars *bars, size_t row, size_t column, int y)
{
	struct listing_cell cell;
	struct num num;

	cell = listing_at(bars->view, row, column);
	if (cell.empty)
		return;
	double value = listing_value(&cell), zero = bar_place(bars, 0), end = bar_place(bars, value);
	buf_printf(bars->b, "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" ", value < 0 ? end : zero, y,
		value < 0 ? zero - end : end - zero, BAR - 3);
	fill(bars, column);
	buf_printf(bars->b, "/><text x=\"%.1f\" y=\"%d\"%s>", value < 0 ? end - 4 : end + 4, y + BAR - 5,
		value < 0 ? " text-anchor=\"end\"" : "");
	buf_html(bars->b, listing_page_words(&cell, bars->lang, &num));
	buf_str(bars->b, "</text>\n");
}

static void draw_bars(struct bars *bars, const char *title)
{
	const struct listing *view = bars->view;
	struct listing_cell cell;
	int series = (int)view->column_count - 1, top = series > 1 ? LEGEND : 4;
	int step = series * BAR + ROW_GAP, height = top + (int)view->row_count * step + 4;

	buf_printf(bars->b, "<svg class=\"bars\" viewBox=\"0 0 %d %d\" role=\"img\" "
		"style=\"display: block; width: 100%%; max-width: %dpx; font-size: 13px\" "
		"fill=\"currentColor\">\n<title>",
		WIDTH, height, WIDTH);
	buf_html(bars->b, title);
	buf_printf(bars->b,
		"</title>\n<defs><pattern id=\"stripes%d\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" "
		"patternTransform=\"rotate(45)\"><rect width=\"2\" height=\"5\" "
		"fill=\"currentColor\"/></pattern></defs>\n",
		bars->no);
	/* A legend, for more than one column. */
	for (size_t i = 1, x = (size_t)bars->left; series > 1 && i < view->column_count; i++) {
		const char *head = view->columns[i].name;
		buf_printf(bars->b, "<rect x=\"%zu\" y=\"4\" width=\"%d\" height=\"%d\" ", x, BAR, BAR - 3);
		fill(bars, i);
		buf_printf(bars->b, "/><text x=\"%zu\" y=\"14\">", x + BAR + 5);
		buf_html(bars->b, head);
		buf_str(bars->b, "</text>\n");
		x += BAR + 5 + text_columns(head) * LETTER + 2 * GAP;
	}
	for (size_t row = 0; row < view->row_count; row++) {
		int y = top + (int)row * step;
		struct buf name = { 0 };
		cell = listing_at(view, row, 0);
		if (text_columns(cell.text) > MOST_LETTERS)
			buf_column(&name, cell.text, MOST_LETTERS);
		else
			buf_str(&name, cell.text);
		buf_printf(bars->b, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">",
			bars->left - (bars->least < 0 ? FIGURE : 6), y + series * BAR / 2.0 + 4);
		buf_html(bars->b, buf_text(&name));
		buf_str(bars->b, "</text>\n");
		buf_free(&name);
		for (int i = 0; i < series; i++)
			bar(bars, row, (size_t)i + 1, y + i * BAR);
	}
	double zero = bar_place(bars, 0);
	buf_printf(bars->b,
		"<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"currentColor\"/>\n</svg>\n", zero, zero,
		top - 2, height - 4);
}

bool html_bars(struct buf *b, const struct doc_part *part, int no, const struct doc_look *look,
	struct err *e)
{
	struct listing view;
	bool done = listing_view(&view, &part->table, look->lang, true, e);

	if (done && view.row_count > 0 && view.column_count > 1) {
		struct bars bars = { .b = b, .view = &view, .lang = look->lang, .no = no };
		size_t widest = 0;
		for (size_t row = 0; row < view.row_count; row++) {
			size_t needed = text_columns(listing_at(&view, row, 0).text);
			widest = needed > widest ? needed : widest;
			for (size_t i = 1; i < view.column_count; i++) {
				const struct listing_cell cell = listing_at(&view, row, i);
				double value = cell.empty ? 0 : listing_value(&cell);
				bars.least = value < bars.least ? value : bars.least;
				bars.most = value > bars.most ? value : bars.most;
			}
		}
		bars.most += bars.most == bars.least;
		/* Cut names that would take too much of the picture. */
		widest = widest > MOST_LETTERS ? MOST_LETTERS : widest;
		bars.left = (int)widest * LETTER + GAP + (bars.least < 0 ? FIGURE : 0);
		bars.right = WIDTH - FIGURE;
		buf_str(b, "<h2>");
		buf_html(b, part->table.title);
		buf_str(b, "</h2>\n");
		draw_bars(&bars, part->table.title);
	}
	listing_view_free(&view);
	return done;
}
