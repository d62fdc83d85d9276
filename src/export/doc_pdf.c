/*
 * Documents as PDF, with libharu: text stays text, the font is put in. Lengths are points; y runs down from
 * the top.
 *
 *   1  the file and its font      2  pages      3  text      4  tables      5  the other parts
 */
#include "export/docs.h"

#include "base/messages.h"
#include "export/messages.h"
#include "export/pdf_library.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MM (72 / 25.4)
#define MARGIN (12 * MM)
#define LEADING 1.25
#define SMALLER 0.96
#define LEAST_SCALE 0.65

enum { PLAIN, BOLD, FACES };

/* What everything is drawn in, by what the document is read from. */
static const struct look_sizes {
	double text, title, note, table, least;   /* a table is drawn between `table` and `least` */
} look_sizes[] = {
	[DOC_DESK] = { 10.5, 16, 8.5, 10.5, 8 }, [DOC_WALL] = { 15, 28, 11, 34, 20 },
	[DOC_SCREEN] = { 15, 28, 11, 34, 20 },
};

/* A file under way. */
struct pdf {
	HPDF_Doc file;
	HPDF_Font font[FACES];
	HPDF_Page *pages;
	size_t page_count;
	const struct doc *doc;
	const struct doc_look *look;
	double width, height, y;       /* of the page; where the next part begins */
	struct look_sizes size;
	enum doc_size from;            /* what the page is read from */
	double scale;
	HPDF_STATUS error;             /* the first of the library */
	bool failed;                   /* memory ran out */
};

/* ==== 1. The file and its font ================================================================== */

/* The first that is there is taken: Debian's, then those of other systems. */
static const char *const faces[][FACES] = {
	{ "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
		"/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf" },
	{ "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf",
		"/usr/share/fonts/truetype/liberation2/LiberationSans-Bold.ttf" },
	{ "/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf",
		"/usr/share/fonts/liberation-sans/LiberationSans-Bold.ttf" },
	{ "/usr/share/fonts/liberation/LiberationSans-Regular.ttf",
		"/usr/share/fonts/liberation/LiberationSans-Bold.ttf" },
	{ "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
		"/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf" },
};

static void keep_status(HPDF_STATUS status, HPDF_STATUS detail, void *data)
{
	struct pdf *pdf = data;

	(void)detail;
	if (!pdf->error)
		pdf->error = status;
}

static bool pdf_fine(const struct pdf *pdf, struct err *e)
{
	if (pdf->failed)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	return !pdf->error || err_set(e, ERR_FAILED, &msg_pdf_failed, MSG_ARGS(num_of((int64_t)pdf->error).text));
}

static bool pdf_fonts(struct pdf *pdf, struct err *e)
{
	size_t i = 0, count = sizeof faces / sizeof *faces;

	while (i < count && (access(faces[i][PLAIN], R_OK) != 0 || access(faces[i][BOLD], R_OK) != 0))
		i++;
	if (i == count)
		return err_set(e, ERR_FAILED, &msg_no_font, MSG_NO_ARGS);
	hpdf(UseUTFEncodings)(pdf->file);
	hpdf(SetCurrentEncoder)(pdf->file, "UTF-8");
	for (int face = PLAIN; face < FACES; face++) {
		const char *name = hpdf(LoadTTFontFromFile)(pdf->file, faces[i][face], HPDF_TRUE);
		pdf->font[face] = name ? hpdf(GetFont)(pdf->file, name, "UTF-8") : NULL;
	}
	return pdf_fine(pdf, e);
}

static bool pdf_start(struct pdf *pdf, struct err *e)
{
	if (!pdf_library_load(e))
		return false;
	pdf->file = hpdf(New)(keep_status, pdf);
	if (!pdf->file)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	hpdf(SetCompressionMode)(pdf->file, HPDF_COMP_ALL);
	if (!pdf_fonts(pdf, e))
		return false;
	hpdf(SetInfoAttr)(pdf->file, HPDF_INFO_TITLE, pdf->doc->title);
	return true;
}

/* The whole file behind what `b` holds. */
static bool pdf_save(struct pdf *pdf, struct buf *b, struct err *e)
{
	if (!pdf_fine(pdf, e))
		return false;
	hpdf(SaveToStream)(pdf->file);
	HPDF_UINT32 size = pdf->error ? 0 : hpdf(GetStreamSize)(pdf->file);
	if (size > 0 && buf_room(b, size)) {
		hpdf(ReadFromStream)(pdf->file, (HPDF_BYTE *)b->data + b->len, &size);
		b->len += size;
		b->data[b->len] = '\0';
	}
	return pdf_fine(pdf, e);
}

/* ==== 2. Pages ================================================================================== */

static HPDF_Page pdf_page(const struct pdf *pdf)
{
	return pdf->pages[pdf->page_count - 1];
}

/* The room that is left on the page, above the foot. */
static double pdf_left(const struct pdf *pdf)
{
	return pdf->height - MARGIN - 16 - pdf->y;
}

static void pdf_next_page(struct pdf *pdf)
{
	HPDF_Page *pages = list_grow(pdf->pages, pdf->page_count, sizeof *pages);

	pdf->y = MARGIN;
	if (!pages) {
		pdf->failed = true;
		return;
	}
	pdf->pages = pages;
	pages[pdf->page_count++] = hpdf(AddPage)(pdf->file);
	hpdf(Page_SetWidth)(pdf_page(pdf), (HPDF_REAL)pdf->width);
	hpdf(Page_SetHeight)(pdf_page(pdf), (HPDF_REAL)pdf->height);
}

/* Begin a new page if `height` does not fit what is left of this one. */
static void pdf_reserve(struct pdf *pdf, double height)
{
	if (height > pdf_left(pdf) && pdf->y > MARGIN)
		pdf_next_page(pdf);
}

static void pdf_set_paper(struct pdf *pdf, bool landscape)
{
	static const double papers[DOC_PAPERS][2]
		= { [DOC_A4] = { 210 * MM, 297 * MM }, [DOC_A3] = { 297 * MM, 420 * MM } };
	const double *paper = papers[pdf->doc->paper];

	pdf->width = paper[landscape];
	pdf->height = paper[!landscape];
}

static double pdf_line_width(const struct pdf *pdf)
{
	return pdf->width - 2 * MARGIN;
}

/* ==== 3. Text =================================================================================== */

/* A face and a size. */
struct pdf_type {
	int face;
	double size;
};

/* The width of n bytes at size 1. */
static double pdf_ems(const struct pdf *pdf, int face, const char *text, size_t n)
{
	if (n == 0)
		return 0;
	return hpdf(Font_TextWidth)(pdf->font[face], (const HPDF_BYTE *)text, (HPDF_UINT)n).width / 1000.0;
}

/* n bytes with their base line at y. */
static void pdf_put(
	struct pdf *pdf, const struct pdf_type *type, double x, double y, const char *text, size_t n)
{
	char *line = n > 0 && !pdf->failed ? strndup(text, n) : NULL;

	if (line) {
		HPDF_Page page = pdf_page(pdf);
		hpdf(Page_BeginText)(page);
		hpdf(Page_SetFontAndSize)(page, pdf->font[type->face], (HPDF_REAL)type->size);
		hpdf(Page_TextOut)(page, (HPDF_REAL)x, (HPDF_REAL)(pdf->height - y), line);
		hpdf(Page_EndText)(page);
	}
	free(line);
}

/*
 * The bytes of a text's next line in a width: up to a line end, else as many words as fit, or letters of
 * one word.
 */
static size_t pdf_fitting(const struct pdf *pdf, const struct pdf_type *type, const char *text, double width)
{
	size_t end = strcspn(text, "\n"), fits = 0, at = 0;

	while (at < end) {
		size_t next = at + text_word(text + at);
		next = next < end ? next : end;
		if (pdf_ems(pdf, type->face, text, next) * type->size > width)
			break;
		fits = at = next;
		at += at < end && text[at] == ' ';
	}
	if (fits > 0 || end == 0)
		return fits;
	while (fits < end) {
		size_t next = fits + 1;
		while ((text[next] & 0xc0) == 0x80)
			next++;
		if (fits > 0 && pdf_ems(pdf, type->face, text, next) * type->size > width)
			break;
		fits = next;
	}
	return fits;
}

/* What is skipped behind a line of n bytes. */
static const char *pdf_behind(const char *text, size_t n)
{
	return text + n + (text[n] == ' ' || text[n] == '\n');
}

static int pdf_line_count(const struct pdf *pdf, const struct pdf_type *type, const char *text, double width)
{
	int lines = 0;

	do {
		text = pdf_behind(text, pdf_fitting(pdf, type, text, width));
		lines++;
	} while (*text);
	return lines;
}

/* A paragraph over the width from x on, down the pages. */
static void pdf_paragraph(struct pdf *pdf, const struct pdf_type *type, double x, const char *text)
{
	while (*text) {
		size_t n = pdf_fitting(pdf, type, text, pdf->width - MARGIN - x);
		pdf_reserve(pdf, type->size * LEADING);
		pdf->y += type->size * LEADING;
		pdf_put(pdf, type, x, pdf->y - type->size * 0.25, text, n);
		text = pdf_behind(text, n);
	}
}

static void pdf_rule(struct pdf *pdf, const double from[2], const double to[2], double width)
{
	HPDF_Page page = pdf_page(pdf);

	hpdf(Page_SetLineWidth)(page, (HPDF_REAL)width);
	hpdf(Page_MoveTo)(page, (HPDF_REAL)from[0], (HPDF_REAL)(pdf->height - from[1]));
	hpdf(Page_LineTo)(page, (HPDF_REAL)to[0], (HPDF_REAL)(pdf->height - to[1]));
	hpdf(Page_Stroke)(page);
}

/* ==== 4. Tables ================================================================================= */

/*
 * A table being laid out: in `blocks` beside each other, each with columns of `wide` points at that size of
 * letters.
 */
struct pdf_table {
	struct grid grid;
	int blocks;
	bool roomy;
	double size, total;      /* `total`: the width of a block */
	double below;            /* the height of the notes that belong under it */
	double *wide, *least;    /* a column: so wide, and what its longest word takes */
	double *natural;         /* what it takes in one line, in ems */
	double *word;            /* its longest word, in ems */
};

enum { BLOCK_GAP = 14 };
#define CELL_PAD 0.35      /* on each side, in ems */

/* The longest word's width, in ems. */
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

static void measure_column(const struct pdf *pdf, struct pdf_table *t, size_t i)
{
	struct grid_cell cell;
	struct num num;
	double word = word_ems(pdf, BOLD, t->grid.columns[i].head), natural = word;

	for (size_t row = 0; row < t->grid.row_count; row++) {
		grid_cell(&t->grid, row, &t->grid.columns[i], &cell);
		const char *words = grid_page_words(&cell, pdf->look->lang, &num);
		double ems = pdf_ems(pdf, PLAIN, words, strlen(words));
		double longest = cell.kind == LISTING_TEXT ? word_ems(pdf, PLAIN, words) : ems;
		natural = ems > natural ? ems : natural;
		word = longest > word ? longest : word;
	}
	t->natural[i] = natural + 2 * CELL_PAD;
	t->word[i] = word + 2 * CELL_PAD;
}

static bool table_measure(struct pdf *pdf, struct pdf_table *t)
{
	size_t count = t->grid.column_count + 1;

	t->wide = calloc(4 * count, sizeof *t->wide);
	if (!t->wide) {
		pdf->failed = true;
		return false;
	}
	t->least = t->wide + count;
	t->natural = t->least + count;
	t->word = t->natural + count;
	for (size_t i = 0; i < t->grid.column_count; i++)
		measure_column(pdf, t, i);
	return true;
}

/* The widest column that can still be narrowed; the number of columns if there is none. */
static size_t widest_column(const struct pdf_table *t)
{
	size_t best = t->grid.column_count;

	for (size_t i = 0; i < t->grid.column_count; i++) {
		if (t->wide[i] > t->least[i] && (best == t->grid.column_count || t->wide[i] > t->wide[best]))
			best = i;
	}
	return best;
}

/* Columns at a size of letters; texts wrap where they have to. True if a block of them is at most so wide. */
static bool table_fits(struct pdf_table *t, double size, double most)
{
	enum { STEP = 2, ENOUGH = 12 };

	t->size = size;
	t->total = 0;
	for (size_t i = 0; i < t->grid.column_count; i++) {
		t->wide[i] = t->natural[i] * size;
		double wrapped = t->word[i] > ENOUGH ? t->word[i] * size : ENOUGH * size;
		t->least[i] = t->wide[i] < wrapped ? t->wide[i] : wrapped;
		t->total += t->wide[i];
	}
	for (size_t i; t->total > most && (i = widest_column(t)) < t->grid.column_count;) {
		t->wide[i] -= STEP;
		t->total -= STEP;
	}
	return t->total <= most;
}

static double block_width(const struct pdf *pdf, const struct pdf_table *t)
{
	return (pdf_line_width(pdf) - (t->blocks - 1) * BLOCK_GAP) / t->blocks;
}

/* The largest size between the look's two at which the table fits the page; smaller if it must be. */
static double table_size(const struct pdf *pdf, struct pdf_table *t, double most)
{
	double width = block_width(pdf, t), size = most;

	while (size > pdf->size.least && !table_fits(t, size, width))
		size -= 0.5;
	while (size > 3 && !table_fits(t, size, width))
		size -= 0.25;
	return size;
}

static double row_pad(const struct pdf_table *t)
{
	return t->size * 0.3;
}

/* The height of a row of so many lines. */
static double row_height(const struct pdf_table *t, int lines)
{
	return t->size * LEADING * lines + row_pad(t);
}

/* The least height of a row that is written into by hand. */
enum { ROOMY = 23 };

/* A text within a cell; its lines stand below each other. `side`: -1 left, 0 in the middle, 1 right. */
static void cell_text(
	struct pdf *pdf, const struct pdf_type *type, const double box[3], int side, const char *text)
{
	double x = box[0], y = box[1], width = box[2], pad = CELL_PAD * type->size;

	while (*text) {
		size_t n = pdf_fitting(pdf, type, text, width - 2 * pad + 0.1);
		double free_room = width - 2 * pad - pdf_ems(pdf, type->face, text, n) * type->size;
		y += type->size * LEADING;
		pdf_put(pdf, type,
			x + pad
				+ (side < 0                ? 0
						: side > 0 ? free_room
							   : free_room / 2),
			y - type->size * 0.2, text, n);
		text = pdf_behind(text, n);
	}
}

static int cell_lines(const struct pdf *pdf, const struct pdf_type *type, double width, const char *text)
{
	return *text ? pdf_line_count(pdf, type, text, width - 2 * CELL_PAD * type->size + 0.1) : 1;
}

static int column_side(const struct grid_column *column)
{
	return column->centred ? 0 : column->kind == LISTING_TEXT ? -1 : 1;
}

static void grey_box(struct pdf *pdf, const double box[4])
{
	HPDF_Page page = pdf_page(pdf);

	hpdf(Page_SetGrayFill)(page, 0.9F);
	hpdf(Page_Rectangle)(page, (HPDF_REAL)box[0], (HPDF_REAL)(pdf->height - box[1] - box[3]),
		(HPDF_REAL)box[2], (HPDF_REAL)box[3]);
	hpdf(Page_Fill)(page);
	hpdf(Page_SetGrayFill)(page, 0);
}

/* What stands over the columns of a group, and how wide they are; `*next` is the first column behind it. */
static double group_width(const struct pdf_table *t, size_t i, size_t *next)
{
	double width = 0;

	for (*next = i;
		*next < t->grid.column_count && t->grid.columns[*next].group == t->grid.columns[i].group;
		++*next)
		width += t->wide[*next];
	return width;
}

/* How high the row over the heads is; 0 if there is none. */
static double groups_height(const struct pdf *pdf, const struct pdf_table *t)
{
	const struct pdf_type type = { BOLD, t->size };
	int lines = 0;

	for (size_t i = 0, next; t->grid.group_count > 0 && i < t->grid.column_count; i = next) {
		int group = t->grid.columns[i].group;
		double width = group_width(t, i, &next);
		int needed = group == GRID_ALONE ? 1 : cell_lines(pdf, &type, width, t->grid.groups[group].head);
		lines = needed > lines ? needed : lines;
	}
	return lines > 0 ? row_height(t, lines) : 0;
}

static double heads_height(const struct pdf *pdf, const struct pdf_table *t)
{
	const struct pdf_type type = { BOLD, t->size };
	int lines = 1;

	for (size_t i = 0; i < t->grid.column_count; i++) {
		int needed = cell_lines(pdf, &type, t->wide[i], t->grid.columns[i].head);
		lines = needed > lines ? needed : lines;
	}
	return row_height(t, lines);
}

static void draw_groups(struct pdf *pdf, const struct pdf_table *t, double x, double y, double height)
{
	const struct pdf_type type = { BOLD, t->size };

	for (size_t i = 0, next; i < t->grid.column_count; i = next) {
		int group = t->grid.columns[i].group;
		double width = group_width(t, i, &next);
		if (group != GRID_ALONE) {
			cell_text(pdf, &type, (double[3]){ x, y, width }, 0, t->grid.groups[group].head);
			pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ x, y + height }, 0.8);
		}
		x += width;
	}
}

/* The heads of a block at x, y; returns their height. */
static double draw_heads(struct pdf *pdf, const struct pdf_table *t, double x, double y)
{
	const struct pdf_type type = { BOLD, t->size };
	double above = groups_height(pdf, t), height = heads_height(pdf, t), at = x;

	grey_box(pdf, (double[4]){ x, y, t->total, above + height });
	if (above > 0)
		draw_groups(pdf, t, x, y, above);
	for (size_t i = 0; i < t->grid.column_count; i++) {
		const struct grid_column *column = &t->grid.columns[i];
		cell_text(pdf, &type, (double[3]){ at, y + above, t->wide[i] }, column_side(column), column->head);
		at += t->wide[i];
	}
	pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ x + t->total, y }, 0.8);
	pdf_rule(pdf, (double[2]){ x, y + above + height }, (double[2]){ x + t->total, y + above + height }, 0.8);
	return above + height;
}

static double grid_row_height(const struct pdf *pdf, const struct pdf_table *t, size_t row)
{
	const struct pdf_type type = { PLAIN, t->size };
	struct grid_cell cell;
	struct num num;
	int lines = 1;

	for (size_t i = 0; i < t->grid.column_count; i++) {
		grid_cell(&t->grid, row, &t->grid.columns[i], &cell);
		int needed = cell_lines(pdf, &type, t->wide[i], grid_page_words(&cell, pdf->look->lang, &num));
		lines = needed > lines ? needed : lines;
	}
	double height = row_height(t, lines);
	/* Where a page has to do, what is written by hand gives way before the letters. */
	double roomy = ROOMY * pdf->scale * pdf->scale;
	return t->roomy && height < roomy ? roomy : height;
}

/* A line stands between columns, a stronger one where a group begins. */
static double edge_width(const struct grid *grid, size_t column)
{
	return column > 0 && grid->columns[column].group != grid->columns[column - 1].group ? 0.9 : 0.3;
}

/* The label of a row of sums, right before its figures; returns how many columns it takes. */
static size_t row_label(struct pdf *pdf, const struct pdf_table *t, size_t row, double x, double y)
{
	const struct pdf_type type = { BOLD, t->size };
	const char *label = grid_label(&t->grid, row);
	size_t leading = label ? grid_leading(&t->grid) : 0;
	double width = 0;

	for (size_t i = 0; i < leading; i++)
		width += t->wide[i];
	if (leading > 0)
		cell_text(pdf, &type, (double[3]){ x, y, width }, 1, label);
	return leading;
}

static void draw_row(
	struct pdf *pdf, const struct pdf_table *t, size_t row, double x, double y, double height)
{
	double at = x;
	struct grid_cell cell;
	struct num num;

	size_t leading = row_label(pdf, t, row, x, y);
	for (size_t i = 0; i < leading; i++)
		at += t->wide[i];
	for (size_t i = leading; i < t->grid.column_count; i++) {
		const struct grid_column *column = &t->grid.columns[i];
		grid_cell(&t->grid, row, column, &cell);
		const struct pdf_type type = { cell.style == LISTING_TOTAL ? BOLD : PLAIN, t->size };
		cell_text(pdf, &type, (double[3]){ at, y, t->wide[i] }, column_side(column),
			grid_page_words(&cell, pdf->look->lang, &num));
		pdf_rule(pdf, (double[2]){ at, y }, (double[2]){ at, y + height }, edge_width(&t->grid, i));
		at += t->wide[i];
	}
	pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ x, y + height }, 0.3);
	pdf_rule(pdf, (double[2]){ at, y }, (double[2]){ at, y + height }, 0.3);
	if (!grid_joined(&t->grid, row))
		pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ at, y }, 0.3);
}

/* One block: rows from `*row` on, at most `most`, down to the page's end. Returns where it ends. */
static double draw_block(struct pdf *pdf, const struct pdf_table *t, double x, size_t *row, size_t most)
{
	double bottom = pdf->y + pdf_left(pdf), y = pdf->y + draw_heads(pdf, t, x, pdf->y);

	for (size_t n = 0; n < most && *row < t->grid.row_count; n++) {
		double height = grid_row_height(pdf, t, *row);
		if (y + height > bottom && n > 0)
			break;
		draw_row(pdf, t, (*row)++, x, y, height);
		y += height;
	}
	pdf_rule(pdf, (double[2]){ x, y }, (double[2]){ x + t->total, y }, 0.8);
	return y;
}

/* Blocks beside each other share what is left of the rows; what does not fit goes on on the next page. */
static void draw_blocks(struct pdf *pdf, const struct pdf_table *t)
{
	double offset = (pdf_line_width(pdf) - t->blocks * t->total - (t->blocks - 1) * BLOCK_GAP) / 2;
	size_t row = 0;

	do {
		size_t left = t->grid.row_count - row, most = (left + (size_t)t->blocks - 1) / (size_t)t->blocks;
		pdf_reserve(pdf, groups_height(pdf, t) + heads_height(pdf, t) + 2 * row_height(t, 1));
		double lowest = pdf->y;
		for (int block = 0; block < t->blocks && (row < t->grid.row_count || block == 0); block++) {
			double y = draw_block(pdf, t, MARGIN + offset + block * (t->total + BLOCK_GAP), &row, most);
			lowest = y > lowest ? y : lowest;
		}
		pdf->y = lowest;
		if (row < t->grid.row_count)
			pdf_next_page(pdf);
	} while (row < t->grid.row_count && !pdf->failed);
}

/* On a wall the columns take the whole width; the texts get what is free. */
static void table_stretch(const struct pdf *pdf, struct pdf_table *t)
{
	double free_room = block_width(pdf, t) - t->total;
	int texts = 0;

	for (size_t i = 0; i < t->grid.column_count; i++)
		texts += t->grid.columns[i].kind == LISTING_TEXT;
	for (size_t i = 0; texts > 0 && i < t->grid.column_count; i++) {
		if (t->grid.columns[i].kind == LISTING_TEXT)
			t->wide[i] += free_room / texts;
	}
	t->total += texts > 0 ? free_room : 0;
}

/* How many pages it takes as the columns are. */
static int table_pages(const struct pdf *pdf, const struct pdf_table *t)
{
	double heads = groups_height(pdf, t) + heads_height(pdf, t), rows = 0;
	double page = pdf->height - 2 * MARGIN - 16 - heads, first = pdf_left(pdf) - heads - t->below;

	for (size_t row = 0; row < t->grid.row_count; row++)
		rows += grid_row_height(pdf, t, row);
	rows = rows / t->blocks - first;
	return rows <= 0 ? 1 : 2 + (int)(rows / page);
}

/* The largest letters that take no more pages than the smallest would. */
static void table_set(const struct pdf *pdf, struct pdf_table *t)
{
	double most = table_size(pdf, t, pdf->size.table), width = block_width(pdf, t), size = most;

	if (most > pdf->size.least) {
		table_fits(t, pdf->size.least, width);
		int pages = table_pages(pdf, t);
		for (; size > pdf->size.least; size -= 0.5) {
			table_fits(t, size, width);
			if (table_pages(pdf, t) <= pages)
				break;
		}
		table_fits(t, size, width);
	}
	if (pdf->from != DOC_DESK || t->blocks > 1 || t->roomy)
		table_stretch(pdf, t);
}

static bool table_start(struct pdf *pdf, struct pdf_table *t, const struct doc_part *part, struct err *e)
{
	t->blocks = part->blocks;
	t->roomy = part->roomy;
	return table_grid_for_people(&t->grid, &part->table, pdf->look->lang, e) && table_measure(pdf, t);
}

static void table_end(struct pdf_table *t)
{
	grid_free(&t->grid);
	free(t->wide);
}

/* The height of the notes from a part on. */
static double notes_height(const struct pdf *pdf, const struct doc_part *part)
{
	const struct pdf_type type = { PLAIN, pdf->size.note };
	double height = pdf->size.text;

	for (; part < pdf->doc->parts + pdf->doc->count && part->kind == DOC_NOTE; part++)
		height += pdf_line_count(pdf, &type, part->text, pdf_line_width(pdf)) * type.size * LEADING;
	return height;
}

static bool pdf_table(struct pdf *pdf, const struct doc_part *part, struct err *e)
{
	struct pdf_table t = { .blocks = 1 };
	bool done = table_start(pdf, &t, part, e);

	if (done) {
		pdf_reserve(pdf, 5 * pdf->size.least * LEADING);
		pdf->y += pdf->size.text / 2;
		if (part->table.title && *part->table.title)
			pdf_paragraph(pdf, &(struct pdf_type){ BOLD, pdf->size.text * 1.1 }, MARGIN, part->table.title);
		t.below = notes_height(pdf, part + 1);
		table_set(pdf, &t);
		draw_blocks(pdf, &t);
		pdf->y += pdf->size.text / 2;
	}
	table_end(&t);
	return done || pdf->failed;
}

/* Does a table need more width than an upright page has? */
static bool is_wide(struct pdf *pdf, const struct doc_part *part, struct err *e, bool *wide)
{
	struct pdf_table t = { .blocks = 1 };
	double size = pdf->from == DOC_DESK ? (pdf->size.least + pdf->size.table) / 2 : pdf->size.least;
	bool done = table_start(pdf, &t, part, e);

	if (done)
		*wide = *wide || !table_fits(&t, size, block_width(pdf, &t));
	table_end(&t);
	return done || pdf->failed;
}

/*
 * For the parts from `from` up to the next page: upright unless a table is too wide for it, or it was asked
 * for.
 */
static bool choose_paper(struct pdf *pdf, size_t from, struct err *e)
{
	bool wide = pdf->doc->landscape && from == 0, done = true;

	pdf_set_paper(pdf, false);
	for (size_t i = from; done && i < pdf->doc->count && pdf->doc->parts[i].kind != DOC_PAGE; i++) {
		if (pdf->doc->parts[i].kind == DOC_TABLE)
			done = is_wide(pdf, &pdf->doc->parts[i], e, &wide);
	}
	pdf_set_paper(pdf, wide);
	return done;
}

/* ==== 5. The other parts ======================================================================== */

static void pdf_heading(struct pdf *pdf, const char *text)
{
	if (!*text)
		return;
	pdf_reserve(pdf, pdf->size.title * 3);
	pdf_paragraph(pdf, &(struct pdf_type){ BOLD, pdf->size.title }, MARGIN, text);
	pdf->y += pdf->size.text / 4;
}

static void pdf_words(struct pdf *pdf, const char *text)
{
	pdf_paragraph(pdf, &(struct pdf_type){ PLAIN, pdf->size.text }, MARGIN, text);
}

/* The label strong, the text behind it in one line if both fit, else below. */
static void pdf_pair(struct pdf *pdf, const struct doc_part *part)
{
	const struct pdf_type strong = { BOLD, pdf->size.text }, plain = { PLAIN, pdf->size.text };
	double label = (pdf_ems(pdf, BOLD, part->label, strlen(part->label)) + 0.4) * strong.size;
	double text = pdf_ems(pdf, PLAIN, part->text, strlen(part->text)) * plain.size;
	bool lines = strchr(part->text, '\n') || label + text > pdf_line_width(pdf);

	pdf_reserve(pdf, (lines ? 2.2 : 1.2) * plain.size * LEADING);
	pdf_paragraph(pdf, &strong, MARGIN, part->label);
	if (lines)
		pdf_paragraph(pdf, &plain, MARGIN + 14, part->text);
	else
		pdf_put(pdf, &plain, MARGIN + label, pdf->y - plain.size * 0.25, part->text, strlen(part->text));
	pdf->y += plain.size * 0.2;
}

/* Lines of one length in rows of one count, the names under them. */
static void pdf_signs(struct pdf *pdf, const struct doc_part *part, size_t count)
{
	const struct pdf_type type = { PLAIN, pdf->size.text * 0.9 };
	size_t in_row = doc_signs_in_row(count);
	double place = pdf_line_width(pdf) / (double)in_row, above = 3.2 * pdf->size.text,
	       below = 2 * type.size * LEADING;

	for (size_t i = 0; i < count; i++) {
		double x = MARGIN + place * (double)(i % in_row);
		if (i % in_row == 0) {
			pdf_reserve(pdf, above + below);
			pdf->y += above;
		}
		pdf_rule(pdf, (double[2]){ x, pdf->y }, (double[2]){ x + place - 12, pdf->y }, 0.6);
		cell_text(pdf, &type, (double[3]){ x - CELL_PAD * type.size, pdf->y, place - 6 }, -1, part[i].text);
		if (i % in_row == in_row - 1 || i == count - 1)
			pdf->y += below;
	}
}

static void pdf_space(struct pdf *pdf, const struct doc_part *part)
{
	double writing = 2.3 * pdf->size.text;

	if (*part->label)
		pdf_paragraph(pdf, &(struct pdf_type){ BOLD, pdf->size.text }, MARGIN, part->label);
	for (int i = 0; i < part->lines; i++) {
		pdf_reserve(pdf, writing);
		pdf->y += writing;
		pdf_rule(pdf, (double[2]){ MARGIN, pdf->y }, (double[2]){ pdf->width - MARGIN, pdf->y }, 0.4);
	}
	pdf->y += 6;
}

/* What the pages from here on are read from. */
static void pdf_letters(struct pdf *pdf, enum doc_size from)
{
	const struct look_sizes *sizes = &look_sizes[from];

	pdf->from = from;
	pdf->size = (struct look_sizes){ sizes->text * pdf->scale, sizes->title * pdf->scale,
		sizes->note * pdf->scale, sizes->table * pdf->scale, sizes->least * pdf->scale };
}

static bool pdf_part(struct pdf *pdf, size_t i, struct err *e)
{
	const struct doc_part *part = &pdf->doc->parts[i];

	switch (part->kind) {
	case DOC_HEADING: pdf_heading(pdf, part->text); break;
	case DOC_TEXT: pdf_words(pdf, part->text); break;
	case DOC_CLOCK: pdf_pair(pdf, part); break;
	case DOC_PAIR: pdf_pair(pdf, part); break;
	case DOC_TABLE: return pdf_table(pdf, part, e);
	case DOC_NOTE: pdf_paragraph(pdf, &(struct pdf_type){ PLAIN, pdf->size.note }, MARGIN, part->text); break;
	case DOC_SIGN: pdf_signs(pdf, part, doc_run(pdf->doc, i)); break;
	case DOC_SPACE: pdf_space(pdf, part); break;
	case DOC_ITEM: pdf_pair(pdf, part); break;
	case DOC_PLAIN: pdf_words(pdf, part->text); break;
	case DOC_DATA: case DOC_SHEET: case DOC_CHART: case DOC_BARS: break;
	case DOC_PAGE: {
		pdf_letters(pdf, part->size);
		bool done = choose_paper(pdf, i + 1, e);
		pdf_next_page(pdf);
		return done;
	}
	}
	return true;
}

/* The check code at the left, "page / of" at the right, on every page. */
static void pdf_feet(struct pdf *pdf)
{
	const struct pdf_type type = { PLAIN, 8 };
	size_t count = pdf->page_count;

	for (size_t i = 1; i <= count; i++) {
		struct buf number = { 0 };
		buf_printf(&number, "%zu / %zu", i, count);
		pdf->page_count = i;   /* back to that page, which may be turned */
		pdf->width = hpdf(Page_GetWidth)(pdf_page(pdf));
		pdf->height = hpdf(Page_GetHeight)(pdf_page(pdf));
		double y = pdf->height - MARGIN + 4;
		pdf_put(pdf, &type, MARGIN, y, pdf->doc->foot, strlen(pdf->doc->foot));
		double width = pdf_ems(pdf, PLAIN, buf_text(&number), number.len) * type.size;
		if (count > 1)
			pdf_put(pdf, &type, pdf->width - MARGIN - width, y, buf_text(&number), number.len);
		pdf->failed = pdf->failed || number.failed;
		buf_free(&number);
	}
	pdf->page_count = count;
}

static bool pdf_draw(struct pdf *pdf, struct err *e)
{
	const struct doc *doc = pdf->doc;
	bool done = true;

	pdf_next_page(pdf);
	if (pdf->failed)
		return pdf_fine(pdf, e);
	pdf_heading(pdf, doc->title);
	pdf_words(pdf, doc->subtitle);
	for (size_t i = 0; done && !pdf->failed && i < doc->count;
		i += doc->parts[i].kind == DOC_SIGN ? doc_run(doc, i) : 1)
		done = pdf_part(pdf, i, e);
	if (done && !pdf->failed)
		pdf_feet(pdf);
	return done && pdf_fine(pdf, e);
}

/* How many pages a document begins by itself. */
static size_t pages_begun(const struct doc *doc)
{
	size_t pages = 1;

	for (size_t i = 0; i < doc->count; i++)
		pages += doc->parts[i].kind == DOC_PAGE && (doc->parts[i].media & DOC_PAPER);
	return pages;
}

/* What has to be one page is drawn smaller until it is, down to letters that can still be read. */
bool doc_write_pdf(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	size_t begun = pages_begun(doc);
	bool done, again;
	double scale = 1;

	do {
		struct pdf pdf = { .doc = doc, .look = look, .scale = scale };
		pdf_letters(&pdf, doc->size);
		done = pdf_start(&pdf, e) && choose_paper(&pdf, 0, e) && pdf_draw(&pdf, e);
		again = done && doc->one_page && pdf.page_count > begun && scale > LEAST_SCALE;
		done = done && (again || pdf_save(&pdf, b, e));
		if (pdf.file)
			hpdf(Free)(pdf.file);
		free(pdf.pages);
		scale *= SMALLER;
	} while (again);
	return done;
}
