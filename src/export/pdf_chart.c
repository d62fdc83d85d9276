/* Charts in a PDF: as in a page, in shades of grey. */
#include "export/chart.h"
#include "export/pdf_inner.h"

#include <string.h>

#define LEAST_LETTERS 7.5

#if HPDF_VERSION_ID >= 20400
typedef HPDF_REAL dash_length;
#else
typedef HPDF_UINT16 dash_length;
#endif

/* Where the chart is drawn. */
struct canvas {
	struct pdf *pdf;
	double top, scale;
	bool begun;                  /* a line has a point */
};

static HPDF_REAL canvas_x(const struct canvas *canvas, double x)
{
	return (HPDF_REAL)(PDF_MARGIN + x * canvas->scale);
}

static HPDF_REAL canvas_y(const struct canvas *canvas, double y)
{
	return (HPDF_REAL)(canvas->pdf->height - canvas->top - y * canvas->scale);
}

static void pen_begin(void *arg, int look)
{
	struct canvas *canvas = arg;
	const struct chart_look *of = &chart_looks[look];
	HPDF_Page page = pdf_page(canvas->pdf);
	dash_length dashes[sizeof of->dashes / sizeof *of->dashes];
	HPDF_UINT count = 0;

	for (; of->dashes[count]; count++)
		dashes[count] = (dash_length)of->dashes[count];
	hpdf(Page_SetLineWidth)(page, (HPDF_REAL)(of->width * canvas->scale));
	hpdf(Page_SetGrayStroke)(page, (HPDF_REAL)(1 - of->ink));
	hpdf(Page_SetDash)(page, count > 0 ? dashes : NULL, count, 0);
	canvas->begun = false;
}

static void pen_point(void *arg, double x, double y, bool is_first)
{
	struct canvas *canvas = arg;
	HPDF_Page page = pdf_page(canvas->pdf);

	(is_first ? hpdf(Page_MoveTo) : hpdf(Page_LineTo))(page, canvas_x(canvas, x), canvas_y(canvas, y));
	canvas->begun = true;
}

static void pen_end(void *arg)
{
	struct canvas *canvas = arg;
	HPDF_Page page = pdf_page(canvas->pdf);

	if (canvas->begun)
		hpdf(Page_Stroke)(page);
	hpdf(Page_SetDash)(page, NULL, 0, 0);
	hpdf(Page_SetGrayStroke)(page, 0);
}

static void pen_box(void *arg, int look, const double at[2], const double size[2])
{
	struct canvas *canvas = arg;
	HPDF_Page page = pdf_page(canvas->pdf);

	hpdf(Page_SetGrayFill)(page, (HPDF_REAL)(1 - chart_looks[look].fill));
	hpdf(Page_SetLineWidth)(page, (HPDF_REAL)canvas->scale);
	hpdf(Page_Rectangle)(page, canvas_x(canvas, at[0]), canvas_y(canvas, at[1] + size[1]),
		(HPDF_REAL)(size[0] * canvas->scale), (HPDF_REAL)(size[1] * canvas->scale));
	hpdf(Page_FillStroke)(page);
	hpdf(Page_SetGrayFill)(page, 0);
}

static void pen_dot(void *arg, int look, double x, double y)
{
	struct canvas *canvas = arg;
	HPDF_Page page = pdf_page(canvas->pdf);

	hpdf(Page_Circle)(page, canvas_x(canvas, x), canvas_y(canvas, y),
		(HPDF_REAL)((look == CHART_OTHER ? 2 : 3) * canvas->scale));
	hpdf(Page_Fill)(page);
}

static void pen_text(void *arg, double x, double y, int side, const char *text)
{
	struct canvas *canvas = arg;
	const struct pdf_type type = { PLAIN, CHART_LETTERS * canvas->scale };
	double width = pdf_ems(canvas->pdf, PLAIN, text, strlen(text)) * type.size;

	pdf_put(canvas->pdf, &type, PDF_MARGIN + x * canvas->scale - (side + 1) * width / 2,
		canvas->top + y * canvas->scale, text, strlen(text));
}

bool pdf_chart(struct pdf *pdf, const struct doc_part *part, double below, struct err *e)
{
	const struct pdf_type title = { BOLD, pdf->size.title };
	struct canvas canvas = { .pdf = pdf, .scale = pdf->size.text / CHART_LETTERS };
	const struct chart_pen pen = { &canvas, pen_begin, pen_point, pen_end, pen_box, pen_dot, pen_text };
	bool is_extra = part->kind == DOC_CHART;
	struct chart_data data;
	bool done = chart_of(&data, part, pdf->look, e);
	double height = chart_height(&data.chart), above = title.size * (PDF_LEADING + 1);
	double room = (is_extra ? pdf_left(pdf) - below : pdf_page_room(pdf)) - above;

	if (canvas.scale * CHART_WIDTH > pdf_line_width(pdf))
		canvas.scale = pdf_line_width(pdf) / CHART_WIDTH;
	if (canvas.scale * height > room)
		canvas.scale = room / height;
	/* Lines are drawn where the page has room for them, and cause no other. */
	bool fits = !is_extra || canvas.scale * CHART_LETTERS >= LEAST_LETTERS;
	if (done && data.chart.series_count > 0 && fits) {
		pdf_reserve(pdf, above + canvas.scale * height);
		pdf->y += title.size * 0.75;
		pdf_paragraph(pdf, &title, PDF_MARGIN, data.chart.title);
		canvas.top = pdf->y + title.size * 0.25;
		if (!pdf->measuring && !pdf->failed)
			chart_draw(&pen, &data.chart, pdf->look->lang);
		pdf->y = canvas.top + canvas.scale * height;
	}
	chart_free(&data);
	return done;
}
