/* Tables for a terminal that compare two versions of things, in their last two columns. */
#include "export/export.h"

enum { SIDES_GAP = 2, SIDES_SIGN = 3 };

/* The width of the line, and the columns before the two versions. */
struct sides {
	struct buf *b;
	const struct listing *view;
	const struct doc_look *look;
	int columns, left;
	bool are_beside;      /* the two versions of every row; else one below the other */
};

static int wider(int width, const char *text)
{
	int needed = (int)text_columns(text);

	return needed > width ? needed : width;
}

/* Return the width of the widest cell, or of the head. */
static int column_width(const struct sides *sides, size_t column)
{
	const struct listing_column *place = &sides->view->columns[column];
	int width = wider(0, place->name);
	struct listing_cell cell;
	struct num num;

	for (size_t row = 0; row < sides->view->row_count; row++) {
		cell = listing_at(sides->view, row, column);
		width = wider(width, listing_words(&cell, sides->look->lang, &num));
	}
	return width;
}

static int half_width(const struct sides *sides)
{
	return (sides->columns - sides->left - SIDES_GAP) / 2;
}

/* Write both side by side; else one below the other, marked with their heads. */
static void put_row(struct sides *sides, struct buf *place, const char *one, const char *other)
{
	const struct listing_column *last = &sides->view->columns[sides->view->column_count - 2];
	struct buf *b = sides->b;

	if (sides->are_beside) {
		buf_str(b, buf_text(place));
		buf_column(b, one, half_width(sides));
		buf_pad(b, ' ', SIDES_GAP);
		buf_str(b, other);
		buf_char(b, '\n');
		return;
	}
	buf_str(place, last[0].name);
	buf_hang(b, buf_text(place), sides->left + SIDES_SIGN, one, sides->columns);
	buf_clear(place);
	buf_pad(place, ' ', (size_t)sides->left);
	buf_str(place, last[1].name);
	buf_hang(b, buf_text(place), sides->left + SIDES_SIGN, other, sides->columns);
}

static const char *version(const struct listing_cell *cell)
{
	return cell->empty || !*cell->text ? "–" : cell->text;
}

void export_text_sides(struct buf *b, const struct listing *view, const struct doc_look *look)
{
	enum { MOST = 8, USUAL_COLUMNS = 80 };
	struct sides sides = { b, view, look, look->columns ? look->columns : USUAL_COLUMNS, 0, true };
	const struct listing_column *columns = view->columns;
	size_t before = view->column_count - 2;
	struct listing_cell cell, versions[2];
	struct buf heads = { 0 };
	int width[MOST] = { 0 };
	struct num num;

	for (size_t i = 0; i < before && i < MOST; i++) {
		width[i] = column_width(&sides, i);
		sides.left += width[i] + SIDES_GAP;
	}
	for (size_t i = 0; i < 2; i++)
		sides.are_beside = sides.are_beside && column_width(&sides, before + i) <= half_width(&sides);
	for (size_t i = 0; i < before; i++) {
		if (i > 0)
			buf_pad(&heads, ' ', SIDES_GAP);
		buf_column(&heads, columns[i].name, width[i]);
	}
	if (sides.are_beside) {
		buf_pad(&heads, ' ', SIDES_GAP);
		buf_column(&heads, columns[before].name, half_width(&sides) + SIDES_GAP);
		buf_str(&heads, columns[before + 1].name);
	}
	buf_char(&heads, '\n');
	export_text_strong(b, buf_text(&heads), look);
	buf_free(&heads);
	for (size_t row = 0; row < view->row_count; row++) {
		struct buf place = { 0 };
		for (size_t i = 0; i < before; i++) {
			cell = listing_at(view, row, i);
			buf_column(&place, listing_words(&cell, look->lang, &num), width[i]);
			buf_pad(&place, ' ', SIDES_GAP);
		}
		for (size_t i = 0; i < 2; i++)
			versions[i] = listing_at(view, row, before + i);
		put_row(&sides, &place, version(&versions[0]), version(&versions[1]));
		buf_free(&place);
	}
}
