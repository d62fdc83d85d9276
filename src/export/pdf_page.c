/* The PDF being written: the file and its font, pages, text on them. */
#include "export/pdf_inner.h"

#include "base/messages.h"
#include "export/messages.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MM (72 / 25.4)

/* ==== 1. The file and its font ================================================================== */

/* The first existing one is taken: Debian's, then those of other systems. */
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

bool pdf_fine(const struct pdf *pdf, struct err *e)
{
	if (pdf->error)
		return err_set(e, ERR_FAILED, &msg_pdf_failed, MSG_ARGS(num_of((int64_t)pdf->error).text));
	return !pdf->failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

bool pdf_start(struct pdf *pdf, struct err *e)
{
	size_t i = 0, count = sizeof faces / sizeof *faces;

	if (!pdf_library_load(e))
		return false;
	pdf->file = hpdf(New)(keep_status, pdf);
	if (!pdf->file)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	hpdf(SetCompressionMode)(pdf->file, HPDF_COMP_ALL);
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
	if (!pdf_fine(pdf, e))
		return false;
	hpdf(SetInfoAttr)(pdf->file, HPDF_INFO_TITLE, pdf->doc->title);
	return true;
}

bool pdf_save(struct pdf *pdf, struct buf *b, struct err *e)
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

HPDF_Page pdf_page(const struct pdf *pdf)
{
	return pdf->pages[pdf->page_count - 1];
}

double pdf_page_room(const struct pdf *pdf)
{
	return pdf->height - 2 * PDF_MARGIN - 16;
}

double pdf_left(const struct pdf *pdf)
{
	return pdf_page_room(pdf) + PDF_MARGIN - pdf->y;
}

void pdf_next_page(struct pdf *pdf)
{
	const struct pdf_type strong = { BOLD, pdf->size.text }, plain = { PLAIN, pdf->size.text };
	size_t count = pdf->head_count;

	pdf->y = PDF_MARGIN;
	if (pdf->measuring) {
		pdf->page_count++;
	} else {
		HPDF_Page *pages = list_grow(pdf->pages, pdf->page_count, sizeof *pages);
		HPDF_Page page = pages ? hpdf(AddPage)(pdf->file) : NULL;
		pdf->pages = pages ? pages : pdf->pages;
		if (page) {
			pages[pdf->page_count++] = page;
			hpdf(Page_SetWidth)(page, (HPDF_REAL)pdf->width);
			hpdf(Page_SetHeight)(page, (HPDF_REAL)pdf->height);
		}
		/* No memory; or the library failed before, and reports that at the end. */
		pdf->failed = pdf->failed || !page;
	}
	if (pdf->failed)
		return;
	/* Repeat the title and the heads of a continued sheet; they cause no further page. */
	pdf->head_count = 0;
	pdf_paragraph(pdf, &strong, PDF_MARGIN, pdf->title);
	for (size_t i = 0; i < count; i++) {
		const struct doc_part *part = &pdf->heads[i];
		if (part->kind == DOC_HEADING || part->kind == DOC_TEXT)
			pdf_paragraph(pdf, part->kind == DOC_HEADING ? &strong : &plain, PDF_MARGIN, part->text);
	}
	pdf->head_count = count;
}

void pdf_reserve(struct pdf *pdf, double height)
{
	if (height > pdf_left(pdf) && pdf->y > PDF_MARGIN)
		pdf_next_page(pdf);
}

void pdf_set_paper(struct pdf *pdf, bool landscape)
{
	static const double papers[DOC_PAPERS][2]
		= { [DOC_A4] = { 210 * MM, 297 * MM }, [DOC_A3] = { 297 * MM, 420 * MM } };
	const double *paper = papers[pdf->doc->paper];

	pdf->width = paper[landscape];
	pdf->height = paper[!landscape];
}

double pdf_line_width(const struct pdf *pdf)
{
	return pdf->width - 2 * PDF_MARGIN;
}

/* ==== 3. Text =================================================================================== */

double pdf_ems(const struct pdf *pdf, int face, const char *text, size_t n)
{
	if (n == 0)
		return 0;
	return hpdf(Font_TextWidth)(pdf->font[face], (const HPDF_BYTE *)text, (HPDF_UINT)n).width / 1000.0;
}

void pdf_put(
	struct pdf *pdf, const struct pdf_type *type, double x, double y, const char *text, size_t n)
{
	char *line = n > 0 && !pdf->failed && !pdf->measuring ? strndup(text, n) : NULL;

	if (line) {
		HPDF_Page page = pdf_page(pdf);
		hpdf(Page_BeginText)(page);
		hpdf(Page_SetFontAndSize)(page, pdf->font[type->face], (HPDF_REAL)type->size);
		hpdf(Page_TextOut)(page, (HPDF_REAL)x, (HPDF_REAL)(pdf->height - y), line);
		hpdf(Page_EndText)(page);
	}
	free(line);
}

size_t pdf_fitting(const struct pdf *pdf, const struct pdf_type *type, const char *text, double width)
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

const char *pdf_behind(const char *text, size_t n)
{
	return text + n + (text[n] == ' ' || text[n] == '\n');
}

int pdf_line_count(const struct pdf *pdf, const struct pdf_type *type, const char *text, double width)
{
	int lines = 0;

	do {
		text = pdf_behind(text, pdf_fitting(pdf, type, text, width));
		lines++;
	} while (*text);
	return lines;
}

void pdf_paragraph(struct pdf *pdf, const struct pdf_type *type, double x, const char *text)
{
	while (*text) {
		size_t n = pdf_fitting(pdf, type, text, pdf->width - PDF_MARGIN - x);
		pdf_reserve(pdf, type->size * PDF_LEADING);
		pdf->y += type->size * PDF_LEADING;
		pdf_put(pdf, type, x, pdf->y - type->size * 0.25, text, n);
		text = pdf_behind(text, n);
	}
}

void pdf_rule(struct pdf *pdf, const double from[2], const double to[2], double width)
{
	if (pdf->measuring)
		return;
	HPDF_Page page = pdf_page(pdf);
	hpdf(Page_SetLineWidth)(page, (HPDF_REAL)width);
	hpdf(Page_MoveTo)(page, (HPDF_REAL)from[0], (HPDF_REAL)(pdf->height - from[1]));
	hpdf(Page_LineTo)(page, (HPDF_REAL)to[0], (HPDF_REAL)(pdf->height - to[1]));
	hpdf(Page_Stroke)(page);
}
