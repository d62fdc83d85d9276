/* Documents as PDF, with libharu, part by part: text stays text, the font is embedded. */
#include "export/pdf_inner.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_TURNED = 8 };   /* signatures side by side on a turned page */
#define SMALLER 0.96
#define LEAST_SCALE 0.65

static const struct pdf_sizes look_sizes[] = {
	[DOC_DESK] = { 10.5, 16, 8.5, 10.5, 8 }, [DOC_WALL] = { 15, 28, 11, 34, 20 },
	[DOC_SCREEN] = { 15, 28, 11, 34, 20 },
};

static void pdf_heading(struct pdf *pdf, const char *text)
{
	if (!*text)
		return;
	pdf_reserve(pdf, pdf->size.title * 3);
	pdf_paragraph(pdf, &(struct pdf_type){ BOLD, pdf->size.title }, PDF_MARGIN, text);
	pdf->y += pdf->size.text / 4;
}

static void pdf_words(struct pdf *pdf, double size, const char *text)
{
	pdf_paragraph(pdf, &(struct pdf_type){ PLAIN, size }, PDF_MARGIN, text);
}

/* Draw the label bold, the text after it in one line if both fit, else below. */
static void pdf_pair(struct pdf *pdf, const struct doc_part *part)
{
	const struct pdf_type strong = { BOLD, pdf->size.text }, plain = { PLAIN, pdf->size.text };
	double label = (pdf_ems(pdf, BOLD, part->label, strlen(part->label)) + 0.4) * strong.size;
	double text = pdf_ems(pdf, PLAIN, part->text, strlen(part->text)) * plain.size;
	bool lines = strchr(part->text, '\n') || label + text > pdf_line_width(pdf);

	pdf_reserve(pdf, (lines ? 2.2 : 1.2) * plain.size * PDF_LEADING);
	pdf_paragraph(pdf, &strong, PDF_MARGIN, part->label);
	if (lines)
		pdf_paragraph(pdf, &plain, PDF_MARGIN + 14, part->text);
	else
		pdf_put(pdf, &plain, PDF_MARGIN + label, pdf->y - plain.size * 0.25, part->text, strlen(part->text));
	pdf->y += plain.size * 0.2;
}

/* Draw lines of equal length in rows of equal count, with the names below. */
static void pdf_signs(struct pdf *pdf, const struct doc_part *part, size_t count)
{
	const struct pdf_type type = { PLAIN, pdf->size.text * 0.9 };
	bool is_turned = pdf->width > pdf->height;
	size_t in_row = is_turned && count <= MOST_TURNED ? count : doc_signs_in_row(count);
	double place = pdf_line_width(pdf) / (double)in_row, above = 3.2 * pdf->size.text,
	       below = 2 * type.size * PDF_LEADING;

	for (size_t i = 0; i < count; i++) {
		double x = PDF_MARGIN + place * (double)(i % in_row);
		if (i % in_row == 0) {
			pdf_reserve(pdf, above + below);
			pdf->y += above;
		}
		pdf_rule(pdf, (double[2]){ x, pdf->y }, (double[2]){ x + place - 12, pdf->y }, 0.6);
		pdf_cell_text(pdf, &type, (double[3]){ x - PDF_CELL_PAD * type.size, pdf->y, place - 6 }, -1,
			part[i].text);
		if (i % in_row == in_row - 1 || i == count - 1)
			pdf->y += below;
	}
}

/* Return where the parts of a page end. */
static size_t page_end(const struct doc *doc, size_t from)
{
	while (from < doc->count && doc->parts[from].kind != DOC_PAGE)
		from++;
	return from;
}

/* Find the first table from a part on; `to` if there is none. */
static size_t table_from(const struct doc *doc, size_t from, size_t to)
{
	while (from < to && doc->parts[from].kind != DOC_TABLE)
		from++;
	return from;
}

static bool pdf_parts(struct pdf *pdf, size_t from, size_t to, struct err *e);

/* Return the height of parts below each other; more than a page if one is not enough. */
static double parts_height(struct pdf *pdf, size_t from, size_t to, struct err *e)
{
	const struct pdf before = *pdf;

	pdf->measuring = true;
	pdf->y = PDF_MARGIN;
	pdf_parts(pdf, from, to, e);
	double height = pdf->page_count > before.page_count ? 2 * pdf_page_room(pdf) : pdf->y - PDF_MARGIN;
	pdf->measuring = before.measuring;
	pdf->page_count = before.page_count;
	pdf->y = before.y;
	return height;
}

/* Return the height of what belongs below a table on its page: the notes; on a single page, everything up to
 * the next table. Includes the space between; 0 without any. */
static double height_under(struct pdf *pdf, size_t table, struct err *e)
{
	const struct doc *doc = pdf->doc;
	size_t end = page_end(doc, table), to = table + 1;

	if (pdf->one_page)
		to = table_from(doc, to, end);
	while (to < end && doc->parts[to].kind == DOC_NOTE)
		to++;
	return to > table + 1 ? parts_height(pdf, table + 1, to, e) + pdf->size.text : 0;
}

static bool is_words(const struct doc_part *part)
{
	return part->kind == DOC_HEADING || part->kind == DOC_TEXT;
}

/* Headings and lines above a table, and its title, stay on the page where it begins. */
static void keep_with_table(struct pdf *pdf, size_t i)
{
	const struct doc_part *parts = pdf->doc->parts;
	const struct pdf_type bold = { BOLD, pdf->size.title };
	double height = 5 * pdf->size.least * PDF_LEADING + pdf->size.text;
	size_t at = i;

	if (i > 0 && is_words(&parts[i - 1]))
		return;   /* the first of them did that */
	for (; at < pdf->doc->count && is_words(&parts[at]); at++)
		height += pdf_line_count(pdf, &bold, parts[at].text, pdf_line_width(pdf)) * bold.size * PDF_LEADING;
	if (at == pdf->doc->count || parts[at].kind != DOC_TABLE)
		return;
	if (parts[at].table.title && *parts[at].table.title)
		height += pdf_line_count(pdf, &bold, parts[at].table.title, pdf_line_width(pdf)) * bold.size
			* PDF_LEADING;
	if (height < pdf_page_room(pdf) / 2)
		pdf_reserve(pdf, height);
}

static bool pdf_part(struct pdf *pdf, size_t i, struct err *e)
{
	const struct doc_part *part = &pdf->doc->parts[i];
	double writing = 2.3 * pdf->size.text;   /* the height of a line to write on */

	keep_with_table(pdf, i);
	switch (part->kind) {
	case DOC_HEADING: pdf_heading(pdf, part->text); break;
	case DOC_TEXT: pdf_words(pdf, pdf->size.text, part->text); break;
	case DOC_CLOCK: pdf_pair(pdf, part); break;
	case DOC_PAIR: pdf_pair(pdf, part); break;
	case DOC_TABLE: return pdf_table(pdf, part, height_under(pdf, i, e), e);
	case DOC_NOTE: pdf_words(pdf, pdf->size.note, part->text); break;
	case DOC_SIGN: pdf_signs(pdf, part, doc_run(pdf->doc, i)); break;
	case DOC_SPACE:
		if (*part->label)
			pdf_paragraph(pdf, &(struct pdf_type){ BOLD, pdf->size.text }, PDF_MARGIN, part->label);
		for (int line = 0; line < part->lines; line++) {
			pdf_reserve(pdf, writing);
			pdf->y += writing;
			pdf_rule(pdf, (double[2]){ PDF_MARGIN, pdf->y },
				(double[2]){ pdf->width - PDF_MARGIN, pdf->y }, 0.4);
		}
		pdf->y += 6;
		break;
	case DOC_ITEM: pdf_pair(pdf, part); break;
	case DOC_PLAIN: pdf_words(pdf, pdf->size.text, part->text); break;
	case DOC_BARS: return pdf_chart(pdf, part, 0, e);
	case DOC_CHART:
		return pdf->measuring
			|| pdf_chart(pdf, part, parts_height(pdf, i + 1, page_end(pdf->doc, i + 1), e), e);
	case DOC_DATA: case DOC_SHEET: case DOC_PAGE: break;
	}
	return true;
}

/* Draw parts, the first of them below the title. Nobody signs an empty page: the notes below a table, or at
 * least the last ones before the signatures, go to the next page with them. */
static bool pdf_parts(struct pdf *pdf, size_t from, size_t to, struct err *e)
{
	enum { KEPT = 4 };
	const struct doc *doc = pdf->doc;
	bool done = true;

	if (from == 0) {
		pdf_heading(pdf, doc->title);
		pdf_words(pdf, pdf->size.text, doc->subtitle);
	}
	for (size_t i = from; done && !pdf->failed && i < to;
		i += doc->parts[i].kind == DOC_SIGN ? doc_run(doc, i) : 1) {
		const struct doc_part *part = &doc->parts[i];
		bool begins = i > 0 && part->kind == DOC_NOTE && part[-1].kind == DOC_TABLE;
		bool ends = i + KEPT < to && part[KEPT].kind == DOC_SIGN && part[KEPT - 1].kind == DOC_NOTE;
		if (pdf->goes_on && !pdf->measuring && (begins || ends)) {
			double height = parts_height(pdf, i, to, e);
			if (height <= pdf_page_room(pdf))
				pdf_reserve(pdf, height);
		}
		done = pdf_part(pdf, i, e);
	}
	return done;
}

#define QR_MODULE 1.13   /* 0.4 mm, which a phone can still read */
#define QR_ABOVE 14      /* the QR code begins this far above the foot's margin */

struct pdf_qr {
	struct pdf *pdf;
	double top;
};

static void pdf_qr_run(void *arg, int x, int y, int n)
{
	struct pdf_qr *qr = arg;
	HPDF_Page page = pdf_page(qr->pdf);

	double left = PDF_MARGIN + x * QR_MODULE, below = qr->pdf->height - qr->top - (y + 1) * QR_MODULE;

	hpdf(Page_Rectangle)(page, (HPDF_REAL)left, (HPDF_REAL)below, (HPDF_REAL)(n * QR_MODULE),
		(HPDF_REAL)QR_MODULE);
}

/* Draw the check code at the left with its QR code, "page / of" at the right, on every page. */
static void pdf_feet(struct pdf *pdf)
{
	const struct pdf_type type = { PLAIN, 8 };
	size_t count = pdf->page_count;

	for (size_t i = 1; i <= count; i++) {
		struct buf number = { 0 };
		buf_printf(&number, "%zu / %zu", i, count);
		pdf->page_count = i;   /* return to that page, which may be turned */
		pdf->width = hpdf(Page_GetWidth)(pdf_page(pdf));
		pdf->height = hpdf(Page_GetHeight)(pdf_page(pdf));
		double y = pdf->height - PDF_MARGIN + 4, left = PDF_MARGIN;
		if (*pdf->doc->code) {
			struct pdf_qr qr = { pdf, pdf->height - PDF_MARGIN - QR_ABOVE };
			hpdf(Page_SetGrayFill)(pdf_page(pdf), 0);
			int side = export_qr(pdf->doc->code, pdf_qr_run, &qr);
			hpdf(Page_Fill)(pdf_page(pdf));
			pdf->failed = pdf->failed || side == 0;
			left += (side + 4) * QR_MODULE;
		}
		pdf_put(pdf, &type, left, y, pdf->doc->foot, strlen(pdf->doc->foot));
		double width = pdf_ems(pdf, PLAIN, buf_text(&number), number.len) * type.size;
		if (count > 1)
			pdf_put(pdf, &type, pdf->width - PDF_MARGIN - width, y, buf_text(&number), number.len);
		pdf->failed = pdf->failed || number.failed;
		buf_free(&number);
	}
	pdf->page_count = count;
}

/* Set the font sizes of the page from that part on, by its reading distance. */
static void page_letters(struct pdf *pdf, size_t from, double scale)
{
	pdf->from = from > 0 ? pdf->doc->parts[from - 1].size : pdf->doc->size;
	const struct pdf_sizes *sizes = &look_sizes[pdf->from];

	pdf->scale = scale;
	pdf->size = (struct pdf_sizes){ sizes->text * scale, sizes->title * scale, sizes->note * scale,
		sizes->table * scale, sizes->least * scale };
}

/* Draw a document that must be one page smaller until it fits, down to the smallest readable letters; if
 * those are not enough, continue on another page in the usual ones. */
static bool fit_page(struct pdf *pdf, size_t from, size_t to, struct err *e)
{
	size_t table = table_from(pdf->doc, from, to);
	bool done = true, fits = false;

	pdf->one_page = pdf->doc->one_page || (table < to && pdf->doc->parts[table].one_page);
	for (double scale = 1; !fits && scale > LEAST_SCALE; scale *= SMALLER) {
		page_letters(pdf, from, scale);
		/* Upright unless a table is too wide, or landscape was requested. */
		bool wide = pdf->doc->landscape && from == 0;
		done = true;
		pdf_set_paper(pdf, false);
		for (size_t i = from; done && i < to; i++) {
			if (pdf->doc->parts[i].kind == DOC_TABLE)
				done = pdf_is_wide(pdf, &pdf->doc->parts[i], e, &wide);
		}
		pdf_set_paper(pdf, wide);
		fits = !done || !pdf->one_page || parts_height(pdf, from, to, e) <= pdf_page_room(pdf);
	}
	pdf->goes_on = !fits;
	if (!fits)
		page_letters(pdf, from, 1);
	return done;
}

/* On a page of similar tables, such as the cards of two tables, use the letters of the smallest for all. */
static void even_out(struct pdf *pdf, size_t from, size_t to, struct err *e)
{
	const struct doc_part *parts = pdf->doc->parts;
	size_t first = table_from(pdf->doc, from, to), next = first, count = 0;

	pdf->most = 0;
	for (; next < to; next = table_from(pdf->doc, next + 1, to), count++) {
		if (parts[next].table.column_count != parts[first].table.column_count)
			return;
	}
	if (pdf->from != DOC_WALL || count < 2)
		return;
	pdf->smallest = pdf->size.table;
	parts_height(pdf, from, to, e);
	pdf->most = pdf->smallest;
}

/* Draw a page of the document. If it has to be one and is not, repeat its heads on each. */
static bool draw_page(struct pdf *pdf, size_t from, size_t to, struct err *e)
{
	size_t table = table_from(pdf->doc, from, to);

	if (!fit_page(pdf, from, to, e))
		return false;
	even_out(pdf, from, to, e);
	pdf_next_page(pdf);
	pdf->title = pdf->goes_on && from == 0 ? pdf->doc->title : "";
	pdf->heads = pdf->doc->parts + from;
	pdf->head_count = pdf->goes_on && table < to ? table - from : 0;
	bool done = pdf->failed || pdf_parts(pdf, from, to, e);
	pdf->title = "";
	pdf->head_count = 0;
	return done;
}

bool doc_write_pdf(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	struct pdf pdf = { .doc = doc, .look = look, .title = "" };
	bool done = pdf_start(&pdf, e);

	for (size_t from = 0, to; done && !pdf.failed && from <= doc->count; from = to + 1) {
		to = page_end(doc, from);
		done = draw_page(&pdf, from, to, e);
	}
	if (done && !pdf.failed)
		pdf_feet(&pdf);
	done = done && pdf_save(&pdf, b, e);
	if (pdf.file)
		hpdf(Free)(pdf.file);
	free(pdf.pages);
	return done;
}
