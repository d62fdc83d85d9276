/* Charts in a page: SVG without a script, in the page's own colour. */
#include "export/chart.h"

static void svg_begin(void *arg, int look)
{
	const int *dash = chart_looks[look].dashes;

	buf_printf(arg, "<path class=\"%s\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"%.1f\" ",
		chart_looks[look].name, chart_looks[look].width);
	if (chart_looks[look].ink < 1)
		buf_printf(arg, "stroke-opacity=\"%.2f\" ", chart_looks[look].ink);
	for (int i = 0; dash[i]; i++)
		buf_printf(arg, i == 0 ? "stroke-dasharray=\"%d" : " %d", dash[i]);
	buf_str(arg, dash[0] ? "\" d=\"" : "d=\"");
}

static void svg_point(void *arg, double x, double y, bool is_first)
{
	buf_printf(arg, "%c%.1f %.1f", is_first ? 'M' : 'L', x, y);
}

static void svg_end(void *arg)
{
	buf_str(arg, "\"/>\n");
}

static void svg_box(void *arg, int look, const double at[2], const double size[2])
{
	buf_printf(arg, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
		"fill-opacity=\"%.2f\" stroke=\"currentColor\"/>\n",
		chart_looks[look].name, at[0], at[1], size[0], size[1], chart_looks[look].fill);
}

static void svg_dot(void *arg, int look, double x, double y)
{
	buf_printf(arg, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%d\"/>\n", chart_looks[look].name, x, y,
		look == CHART_OTHER ? 2 : 3);
}

static void svg_text(void *arg, double x, double y, int side, const char *text)
{
	static const char *const anchors[] = { "", " text-anchor=\"middle\"", " text-anchor=\"end\"" };

	if (!*text)
		return;
	buf_printf(arg, "<text x=\"%.1f\" y=\"%.1f\"%s>", x, y, anchors[side + 1]);
	buf_html(arg, text);
	buf_str(arg, "</text>\n");
}

void export_chart_svg(struct buf *b, const struct export_chart *chart, enum lang lang)
{
	const struct chart_pen pen = { b, svg_begin, svg_point, svg_end, svg_box, svg_dot, svg_text };
	int height = (int)chart_height(chart);

	buf_printf(b, "<svg class=\"chart\" role=\"img\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n"
		"<title>", CHART_WIDTH, height, CHART_WIDTH, height);
	buf_html(b, chart->title ? chart->title : "");
	buf_printf(b, "</title>\n<g font-size=\"%d\" fill=\"currentColor\">\n", CHART_LETTERS);
	chart_draw(&pen, chart, lang);
	buf_str(b, "</g>\n</svg>\n");
}

bool html_chart(struct buf *b, const struct doc_part *part, const struct doc_look *look, struct err *e)
{
	struct chart_data data;
	bool done = chart_of(&data, part, look, e);

	if (done && data.chart.series_count > 0) {
		buf_str(b, "<h2>");
		buf_html(b, data.chart.title);
		buf_str(b, "</h2>\n<div class=\"scroll\" tabindex=\"0\">\n");
		export_chart_svg(b, &data.chart, look->lang);
		buf_str(b, "</div>\n");
	}
	chart_free(&data);
	return done;
}

void export_spark_svg(struct buf *b, const int values[], size_t count, int worst, const char *label)
{
	enum { WIDTH = 80, HEIGHT = 20, EDGE = 3 };
	double x = 0, y = 0;
	bool begun = false;

	buf_printf(b, "<svg class=\"spark\" role=\"img\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
		"aria-label=\"", WIDTH, HEIGHT, WIDTH, HEIGHT);
	buf_html(b, label);
	buf_str(b, "\"><g fill=\"currentColor\">");
	svg_begin(b, CHART_SERIES + 4);
	for (size_t i = 0; i < count; i++) {
		int value = values[i] > worst ? worst : values[i];
		if (value < 1)
			continue;
		x = EDGE + (count > 1 ? (double)i / (double)(count - 1) : 0.5) * (WIDTH - 2 * EDGE);
		y = EDGE + (worst > 1 ? (value - 1.0) / (worst - 1) : 0.5) * (HEIGHT - 2 * EDGE);
		svg_point(b, x, y, i == 0 || values[i - 1] < 1);
		begun = true;
	}
	svg_end(b);
	if (begun)
		svg_dot(b, CHART_OTHER, x, y);
	buf_str(b, "</g></svg>");
}
