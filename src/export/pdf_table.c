/* Tables of a PDF: as large as they fit, in blocks side by side, across pages. */
#include "export/pdf_inner.h"

#include <stdlib.h>
#include <string.h>

/* A table being laid out: in `blocks` side by side, each with columns of `wide` points at that font size. */
struct pdf_table {
	struct listing view;
	int blocks;
	bool roomy, fills, many;   /* many: several rows are to be filled in */
	double size, total;      /* `total`: the width of a block */
	double pad;              /* above and below the letters of a row, in ems */
	double below;            /* the height of what belongs below it */
	double more;             /* each row's share of the free height of the page */
	double *wide, *least;    /* a column's width, and that of its longest word */
	double *natural;         /* its width in one line, in ems */
	double *word;            /* its longest word, in ems */
};

enum { BLOCK_GAP = 14 };
#define WIDTH_BY_HAND 0.055   /* in ems, a tenth of a character of a worksheet */

/* Return the longest word's width, in ems. */
static double word_ems(const struct pdf *pdf, int face, const char *text)
{
	double longest = 0;

	while (*text) {
		size_t n = text_word(text);
		double ems = pdf_ems(pdf, face, text, n);
		longest = ems > longest ? ems : longest;
		text += n + (text[n] == ' ');
	}
	return longest;
}

/* Make the columns of a group at least as wide as the longest word over them, within reason. */
static void widen_groups(const struct pdf *pdf, struct pdf_table *t)
{
	enum { MOST = 11 };

	for (size_t i = 0, next; i < t->view.column_count; i = next) {
		double words = 0, least = 2 * PDF_CELL_PAD + word_ems(pdf, BOLD, listing_group_of(&t->view, i)->head);
		next = listing_group_end_of(&t->view, i);
		for (size_t at = i; at < next; at++)
			words += t->word[at];
		double more = ((least < MOST ? least : MOST) - words) / (double)(next - i);
		for (size_t at = i; at < next && more > 0; at++) {
			t->word[at] += more;
			t->natural[at] = t->natural[at] < t->word[at] ? t->word[at] : t->natural[at];
		}
	}
}

/* Set the columns at a font size, wrapping texts if necessary; return
 * whether a block of them is at most so wide. */
static bool table_fits(struct pdf_table *t, double size, double most)
{
	enum { STEP = 2, ENOUGH = 12 };

	t->size = size;
	t->total = 0;
	for (size_t i = 0; i < t->view.column_count; i++) {
		t->wide[i] = t->natural[i] * size;
		double wrapped = t->word[i] > ENOUGH ? t->word[i] * size : ENOUGH * size;
		t->least[i] = t->wide[i] < wrapped ? t->wide[i] : wrapped;
		t->total += t->wide[i];
	}
	while (t->total > most) {
		/* Narrow the widest column that can still be narrowed. */
		size_t best = t->view.column_count;
		for (size_t i = 0; i < t->view.column_count; i++) {
			if (t->wide[i] > t->least[i] && (best == t->view.column_count || t->wide[i] > t->wide[best]))
				best = i;
		}
		if (best == t->view.column_count)
			break;
		t->wide[best] -= STEP;
		t->total -= STEP;
	}
	return t->total <= most;
}

static double block_width(const struct pdf *pdf, const struct pdf_table *t)
{
	return (pdf_line_width(pdf) - (t->blocks - 1) * BLOCK_GAP) / t->blocks;
}

/* Return the height of a row of that many lines. */
static double row_height(const struct pdf_table *t, int lines)
{
	return t->size * PDF_LEADING * lines + t->size * t->pad;
}

/* The least height of a row to be written in by hand. */
enum { ROOMY = 23, ROOMY_OF_MANY = 17 };

void pdf_cell_text(
	struct pdf *pdf, const struct pdf_type *type, const double box[3], int side, const char *text)
{
	double x = box[0], y = box[1], width = box[2], pad = PDF_CELL_PAD * type->size;

	while (*text) {
		size_t n = pdf_fitting(pdf, type, text, width - 2 * pad + 0.1);
		double free_room = width - 2 * pad - pdf_ems(pdf, type->face, text, n) * type->size;
		double shift = side < 0 ? 0 : side > 0 ? free_room : free_room / 2;
		y += type->size * PDF_LEADING;
		pdf_put(pdf, type, x + pad + shift, y - type->size * 0.2, text, n);
		text = pdf_behind(text, n);
	}
}

static int cell_lines(const struct pdf *pdf, const struct pdf_type *type, double width, const char *text)
{
	return *text ? pdf_line_count(pdf, type, text, width - 2 * PDF_CELL_PAD * type->size + 0.1) : 1;
}

static int column_side(const struct listing_column *column)
{
	return column->centred ? 0 : column->kind == LISTING_TEXT ? -1 : 1;
}

/* Return the width of a group's columns, which share a head; `*next` is the first column after it. */
static double group_width(const struct pdf_table *t, size_t i, size_t *next)
{
	double width = 0;

	*next = listing_group_end_of(&t->view, i);
	for (size_t at = i; at < *next; at++)
		width += t->wide[at];
	return width;
}

/* Return the height of the row above the heads; 0 if there is none. */
static double groups_height(const struct pdf *pdf, const struct pdf_table *t)
{
	const struct pdf_type type = { BOLD, t->size };
	int lines = 0;

	for (size_t i = 0, next; listing_has_group_heads(&t->view) && i < t->view.column_count; i = next) {
		double width = group_width(t, i, &next);
		int needed = cell_lines(pdf, &type, width, listing_group_of(&t->view, i)->head);
		lines = needed > lines ? needed : lines;
	}
	return lines > 0 ? row_height(t, lines) : 0;
}

static double heads_height(const struct pdf *pdf, const struct pdf_table *t)
{
	const struct pdf_type type = { BOLD, t->size };
	int lines = 1;

	for (size_t i = 0; i < t->view.column_count; i++) {
		int needed = cell_lines(pdf, &type, t->wide[i], t->view.columns[i].name);
		lines = needed > lines ? needed : lines;
	}
	return row_height(t, lines);
}

/* Draw the heads of a block at x, y; return their height. */
static double draw_heads(struct pdf *pdf, const struct pdf_table *t, double x, double y)
{
	const struct pdf_type type = { BOLD, t->size };
	double above = groups_height(pdf, t), height = heads_height(pdf, t), at = x;

	if (!pdf->measuring) {
		HPDF_Page page = pdf_page(pdf);
		hpdf(Page_SetGrayFill)(page, 0.9F);
		hpdf(Page_Rectangle)(page, (HPDF_REAL)x, (HPDF_REAL)(pdf->height - y - above - height),
			(HPDF_REAL)t->total, (HPDF_REAL)(above + height));
		hpdf(Page_Fill)(page);
		hpdf(Page_SetGrayFill)(page, 0);
	}
	for (size_t i = 0, next; above > 0 && i < t->view.column_count; i = next) {
		double width = group_width(t, i, &next);
		if (t->view.columns[i].group) {
			pdf_cell_text(pdf, &type, (double[3]){ at, y, width }, 0, listing_group_of(&t->view, i)->head);
			pdf_rule(pdf, (double[2]){ at, y }, (double[2]){ at, y + above }, 0.8);
		}
		at += width;
	}
	at = x;
	for (size_t i = 0; i < t->view.column_count; i++) {
		const struct listing_column *column = &t->view.columns[i];
		pdf_cell_text(pdf, &type, (double[3]){ at, y + above, t->wide[i] }, column_side(column),
			column->name);
		at += t->wide[i];
	}
	pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ x + t->total, y }, 0.8);
	pdf_rule(pdf, (double[2]){ x, y + above + height }, (double[2]){ x + t->total, y + above + height }, 0.8);
	return above + height;
}

static double table_row_height(const struct pdf *pdf, const struct pdf_table *t, size_t row)
{
	const struct pdf_type type = { PLAIN, t->size };
	struct listing_cell cell;
	struct num num;
	int lines = 1;

	for (size_t i = 0; i < t->view.column_count; i++) {
		cell = listing_at(&t->view, row, i);
		int needed = cell_lines(pdf, &type, t->wide[i], listing_page_words(&cell, pdf->look->lang, &num));
		lines = needed > lines ? needed : lines;
	}
	double height = row_height(t, lines);
	/* To fit one page, rows to write in give way before the letters. */
	double roomy = (t->many ? ROOMY_OF_MANY : ROOMY) * pdf->scale * pdf->scale;
	return (t->roomy && height < roomy ? roomy : height) + t->more;
}

/* Return the height needed where a row begins: to be filled in, that of all rows joined to it. */
static double height_together(const struct pdf *pdf, const struct pdf_table *t, size_t row)
{
	double height = table_row_height(pdf, t, row);

	if (!t->many || listing_joined(&t->view, row))
		return height;
	while (++row < t->view.row_count && listing_joined(&t->view, row))
		height += table_row_height(pdf, t, row);
	return height;
}

static void draw_row(
	struct pdf *pdf, const struct pdf_table *t, size_t row, double x, double y, double height)
{
	double at = x;
	struct listing_cell cell;
	struct num num;

	/* The label of a row of sums is next to its figures. */
	const char *label = listing_row_label(&t->view, row);
	size_t leading = label ? listing_leading(&t->view) : 0;
	for (size_t i = 0; i < leading; i++)
		at += t->wide[i];
	if (leading > 0)
		pdf_cell_text(pdf, &(struct pdf_type){ BOLD, t->size }, (double[3]){ x, y, at - x }, 1, label);
	for (size_t i = leading; i < t->view.column_count; i++) {
		const struct listing_column *column = &t->view.columns[i];
		cell = listing_at(&t->view, row, i);
		const struct pdf_type type = { cell.style == LISTING_TOTAL ? BOLD : PLAIN, t->size };
		pdf_cell_text(pdf, &type, (double[3]){ at, y, t->wide[i] }, column_side(column),
			listing_page_words(&cell, pdf->look->lang, &num));
		/* A group begins with a heavier line. */
		double edge = i > 0 && column->group != column[-1].group ? 0.9 : 0.3;
		pdf_rule(pdf, (double[2]){ at, y }, (double[2]){ at, y + height }, edge);
		at += t->wide[i];
	}
	pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ x, y + height }, 0.3);
	pdf_rule(pdf, (double[2]){ at, y }, (double[2]){ at, y + height }, 0.3);
	bool joined = listing_joined(&t->view, row);
	if (!joined || t->many)
		pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ at, y }, t->many && !joined ? 0.9 : 0.3);
}

/* Return how many of the rows from `row` on a block beside others has if there is room. */
static size_t most_rows(const struct pdf_table *t, size_t row)
{
	return (t->view.row_count - row + (size_t)t->blocks - 1) / (size_t)t->blocks;
}

/* Draw one block: rows from `*row` on, at most `most`, down to the page's end. Return where it ends. */
static double draw_block(struct pdf *pdf, const struct pdf_table *t, double x, size_t *row, size_t most)
{
	double bottom = pdf->y + pdf_left(pdf), y = pdf->y + draw_heads(pdf, t, x, pdf->y);

	for (size_t n = 0; n < most && *row < t->view.row_count; n++) {
		double height = table_row_height(pdf, t, *row);
		if (y + height_together(pdf, t, *row) > bottom && n > 0)
			break;
		draw_row(pdf, t, (*row)++, x, y, height);
		y += height;
	}
	pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ x + t->total, y }, 0.8);
	return y;
}

/* Draw blocks side by side, which share the remaining rows; the rest continues on the next page. */
static void draw_blocks(struct pdf *pdf, const struct pdf_table *t)
{
	double offset = (pdf_line_width(pdf) - t->blocks * t->total - (t->blocks - 1) * BLOCK_GAP) / 2;
	size_t row = 0;

	do {
		size_t most = most_rows(t, row);
		pdf_reserve(pdf, groups_height(pdf, t) + heads_height(pdf, t) + 2 * row_height(t, 1));
		double lowest = pdf->y;
		for (int block = 0; block < t->blocks && (row < t->view.row_count || block == 0); block++) {
			double y = draw_block(pdf, t, PDF_MARGIN + offset + block * (t->total + BLOCK_GAP), &row, most);
			lowest = y > lowest ? y : lowest;
		}
		pdf->y = lowest;
		if (row < t->view.row_count)
			pdf_next_page(pdf);
	} while (row < t->view.row_count && !pdf->failed);
}

/* Return how far a block extends from `*row` on: at most `most` rows, and not below `room`. */
static double block_height(
	const struct pdf *pdf, const struct pdf_table *t, size_t *row, size_t most, double room)
{
	double y = 0;

	for (size_t n = 0; n < most && *row < t->view.row_count; n++, (*row)++) {
		double height = table_row_height(pdf, t, *row);
		if (y + height_together(pdf, t, *row) > room && n > 0)
			break;
		y += height;
	}
	return y;
}

/* Return how many pages it takes with the present columns and the notes below it. */
static int table_pages(const struct pdf *pdf, const struct pdf_table *t)
{
	double heads = groups_height(pdf, t) + heads_height(pdf, t), room = pdf_left(pdf) - heads, lowest;
	size_t row = 0;
	int pages = 0;

	do {
		size_t most = most_rows(t, row);
		lowest = 0;
		for (int block = 0; block < t->blocks; block++) {
			double y = block_height(pdf, t, &row, most, room);
			lowest = y > lowest ? y : lowest;
		}
		pages++;
		lowest += pdf_page_room(pdf) - heads - room;
		room = pdf_page_room(pdf) - heads;
	} while (row < t->view.row_count);
	return pages + (lowest + t->below > room);
}

/* Choose the largest letters that take no more pages than the smallest would. */
static void table_set(struct pdf *pdf, struct pdf_table *t)
{
	double width = block_width(pdf, t), size = pdf->most > 0 ? pdf->most : pdf->size.table;
	int texts = 0;

	/* The largest size between the look's two at which the table fits the page; smaller if necessary. */
	while (size > pdf->size.least && !table_fits(t, size, width))
		size -= 0.5;
	while (size > 3 && !table_fits(t, size, width))
		size -= 0.25;
	if (size > pdf->size.least) {
		table_fits(t, pdf->size.least, width);
		int pages = table_pages(pdf, t);
		for (; size > pdf->size.least; size -= 0.5) {
			table_fits(t, size, width);
			if (table_pages(pdf, t) <= pages)
				break;
		}
		table_fits(t, size, width);
	}
	pdf->smallest = size < pdf->smallest ? size : pdf->smallest;
	if (pdf->from == DOC_DESK && t->blocks <= 1 && !t->roomy)
		return;
	/* On a wall the columns take the whole width; the texts get what is free. */
	double free_room = width - t->total;
	for (size_t i = 0; i < t->view.column_count; i++)
		texts += t->view.columns[i].kind == LISTING_TEXT;
	for (size_t i = 0; texts > 0 && i < t->view.column_count; i++) {
		if (t->view.columns[i].kind == LISTING_TEXT)
			t->wide[i] += free_room / texts;
	}
	t->total += texts > 0 ? free_room : 0;
}

static bool table_start(struct pdf *pdf, struct pdf_table *t, const struct doc_part *part, struct err *e)
{
	struct num num;

	t->blocks = part->blocks;
	t->roomy = part->roomy;
	t->fills = part->fills;
	t->pad = pdf->from == DOC_DESK ? 0.3 : 0.2;
	if (!listing_view(&t->view, &part->table, pdf->look->lang, true, e))
		return false;
	size_t count = t->view.column_count + 1;
	t->many = t->roomy && t->view.row_count > 1 && listing_joined(&t->view, 1);
	t->wide = calloc(4 * count, sizeof *t->wide);
	if (!t->wide) {
		pdf->failed = true;
		return false;
	}
	t->least = t->wide + count;
	t->natural = t->least + count;
	t->word = t->natural + count;
	for (size_t i = 0; i < t->view.column_count; i++) {
		double word = word_ems(pdf, BOLD, t->view.columns[i].name), natural = word;
		double by_hand = t->fills ? WIDTH_BY_HAND * t->view.columns[i].width : 0;
		for (size_t row = 0; row < t->view.row_count; row++) {
			const struct listing_cell cell = listing_at(&t->view, row, i);
			const char *words = listing_page_words(&cell, pdf->look->lang, &num);
			double ems = pdf_ems(pdf, PLAIN, words, strlen(words));
			double longest = cell.kind == LISTING_TEXT ? word_ems(pdf, PLAIN, words) : ems;
			natural = ems > natural ? ems : natural;
			word = longest > word ? longest : word;
		}
		natural += 2 * PDF_CELL_PAD;
		word += 2 * PDF_CELL_PAD;
		t->natural[i] = natural > by_hand ? natural : by_hand;
		t->word[i] = word > by_hand ? word : by_hand;
	}
	return true;
}

bool pdf_table(struct pdf *pdf, const struct doc_part *part, double below, struct err *e)
{
	enum { MOST = 16 };
	struct pdf_table t = { .blocks = 1, .below = below };
	bool done = table_start(pdf, &t, part, e);

	if (done) {
		pdf_reserve(pdf, 5 * pdf->size.least * PDF_LEADING);
		pdf->y += pdf->size.text / 2;
		if (part->table.title && *part->table.title)
			pdf_paragraph(pdf, &(struct pdf_type){ BOLD, pdf->size.text * 1.1 }, PDF_MARGIN,
				part->table.title);
		widen_groups(pdf, &t);
		table_set(pdf, &t);
		/* Rows to be written in by hand share the free height of the page. */
		size_t row = 0, count = t.view.row_count;
		double height = groups_height(pdf, &t) + heads_height(pdf, &t)
			+ block_height(pdf, &t, &row, count, pdf_page_room(pdf));
		double left = pdf_left(pdf) - height - below - pdf->size.text;
		bool is_last = !pdf->measuring && !pdf->goes_on && row == count;
		if (t.fills && is_last && left > 0)
			t.more = left < MOST * (double)count ? left / (double)count : MOST;
		draw_blocks(pdf, &t);
		pdf->y += pdf->size.text / 2;
	}
	listing_view_free(&t.view);
	free(t.wide);
	return done || pdf->failed;
}

bool pdf_is_wide(struct pdf *pdf, const struct doc_part *part, struct err *e, bool *wide)
{
	struct pdf_table t = { .blocks = 1 };
	double size = pdf->from == DOC_DESK ? (pdf->size.least + pdf->size.table) / 2 : pdf->size.least;
	bool done = table_start(pdf, &t, part, e);

	if (done)
		*wide = *wide || !table_fits(&t, size, block_width(pdf, &t));
	listing_view_free(&t.view);
	free(t.wide);
	return done || pdf->failed;
}
