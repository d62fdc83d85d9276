/* How charts are laid out: lines differ by dashes and the names at their ends, boxes by how dark they are. */
#include "export/chart.h"

#include "export/messages.h"

enum { HEIGHT = 320, EDGE = 10, ROW = 15 /* between lines of text */, SIDE = 46 /* the least at a side */,
	TICKS = 6, CLASSES = 20, NAME = 22, SAMPLE = 24, COLUMN_NAME = 14, DOTTED = 24, GAP = 7, BOX = 12 };
#define LETTER 7.4   /* the width of most letters */

const struct chart_look chart_looks[CHART_LOOKS] = {
	{ "axis", 1, 1, 0, { 0 } }, { "grid", 0.6, 0.3, 0, { 0 } }, { "other", 0.8, 0.45, 0.15, { 0 } },
	{ "s1", 2.2, 1, 1, { 0 } }, { "s2", 2.2, 1, 0.4, { 9, 4 } }, { "s3", 2.2, 1, 0, { 2, 3 } },
	{ "s4", 2.2, 1, 0.7, { 12, 3, 2, 3 } }, { "s5", 1.2, 1, 0.2, { 0 } }, { "s6", 1.2, 1, 0.55, { 6, 3 } },
};

struct plot {
	const struct chart_pen *pen;
	const struct export_chart *chart;
	enum lang lang;
	double left, right, top, bottom;
	double least, most, step;    /* of the axis of figures */
	bool is_whole;               /* no figure has decimals */
	size_t count;                /* of figures */
};

/* Is it a figure, rather than none? */
static bool is_figure(double value)
{
	return value > -1e12 && value < 1e12;
}

static int64_t floor_of(double value)
{
	int64_t n = (int64_t)value;

	return n - ((double)n > value);
}

static int look_of(size_t series)
{
	return series < CHART_NAMED ? CHART_SERIES + (int)series : CHART_OTHER;
}

/* Write a figure as the tables have it, on an axis in groups of figures. */
static const char *figure(const struct plot *plot, double value, bool is_axis, struct num *num)
{
	double step = is_axis ? plot->step : plot->is_whole ? 1 : 0.01;
	double parts = step >= 1 ? 1 : step >= 0.01 ? 100 : 1000;
	struct listing_cell cell = { .number = floor_of(value * parts + 0.5), .is_amount = is_axis && parts < 10,
		.kind = parts < 10 ? LISTING_INT : parts < 1000 ? LISTING_HUNDREDTHS : LISTING_THOUSANDTHS };

	return listing_page_words(&cell, plot->lang, num);
}

/* Draw a text, cut to `most` letters. */
static void put(const struct plot *plot, double x, double y, int side, const char *text, size_t most)
{
	struct buf cut = { 0 };

	if (text_columns(text) > most)
		buf_column(&cut, text, (int)most);
	plot->pen->text(plot->pen->arg, x, y, side, cut.len > 0 ? buf_text(&cut) : text);
	buf_free(&cut);
}

static void rule(const struct plot *plot, int look, double x, double y, double to_x, double to_y)
{
	plot->pen->begin(plot->pen->arg, look);
	plot->pen->point(plot->pen->arg, x, y, true);
	plot->pen->point(plot->pen->arg, to_x, to_y, false);
	plot->pen->end(plot->pen->arg);
}

/* The width of the longest of `count` names, at most `most` letters. */
static double names_width(const char *const *names, size_t count, size_t most)
{
	size_t widest = 0;

	for (size_t i = 0; names && i < count; i++) {
		size_t columns = text_columns(names[i]);
		widest = columns > widest ? columns : widest;
	}
	return LETTER * (double)(widest < most ? widest : most);
}

/* The width of the wider of the axis' first and last figure. */
static double figures_width(const struct plot *plot, bool is_axis)
{
	struct num num[2];
	const char *ends[] = { figure(plot, plot->least, is_axis, &num[0]),
		figure(plot, plot->most, is_axis, &num[1]) };

	return names_width(ends, 2, NAME);
}

/* Choose the distance of the ticks: 1, 2, 5, 10 and so on. */
static void choose_step(struct plot *plot, int ticks)
{
	plot->step = plot->is_whole ? 1 : 0.001;
	for (int i = 0; plot->most - plot->least > plot->step * ticks * 1.0001; i++)
		plot->step *= i % 3 == 1 ? 2.5 : 2;
}

/* Find the range of all figures. */
static void find_range(struct plot *plot)
{
	const struct export_chart *chart = plot->chart;

	plot->is_whole = true;
	for (size_t i = 0; i < chart->series_count * chart->column_count; i++) {
		double value = chart->series[i / chart->column_count].values[i % chart->column_count];
		if (!is_figure(value))
			continue;
		plot->least = plot->count == 0 || value < plot->least ? value : plot->least;
		plot->most = plot->count == 0 || value > plot->most ? value : plot->most;
		plot->is_whole = plot->is_whole && value == (double)floor_of(value);
		plot->count++;
	}
}

/* Where a figure is, on the axis that runs upwards, or down for places; to the right for bars. */
static double place(const struct plot *plot, double value)
{
	double share = (value - plot->least) / (plot->most - plot->least);

	if (plot->chart->kind == EXPORT_CHART_BARS)
		return plot->left + share * (plot->right - plot->left);
	if (plot->chart->kind == EXPORT_CHART_PLACES)
		return plot->top + share * (plot->bottom - plot->top);
	return plot->bottom - share * (plot->bottom - plot->top);
}

/* Draw the ticks of the upright axis, having made room for their figures. */
static void upright_axis(struct plot *plot)
{
	double needed = figures_width(plot, true) + EDGE;
	struct num num;

	plot->left = needed > plot->left ? needed : plot->left;
	for (int64_t k = floor_of(plot->least / plot->step); (double)k * plot->step < plot->most + 1e-6; k++) {
		double value = (double)k * plot->step;
		value = value < plot->least ? plot->least : value;   /* places begin with the first */
		double y = place(plot, value);
		rule(plot, k == 0 && plot->least < 0 ? CHART_AXIS : CHART_GUIDE, plot->left, y, plot->right, y);
		put(plot, plot->left - 6, y + 4, 1, figure(plot, value, true, &num), NAME);
	}
}

static double column_x(const struct plot *plot, size_t column, size_t count)
{
	return plot->left + ((double)column + 0.5) * (plot->right - plot->left) / (double)count;
}

/* Write the names of columns below them, as many as fit. */
static void column_names(const struct plot *plot)
{
	const struct export_chart *chart = plot->chart;
	double width = names_width(chart->columns, chart->column_count, COLUMN_NAME);
	size_t each = 1 + (size_t)((width + EDGE) * (double)chart->column_count / (plot->right - plot->left));

	for (size_t i = 0; chart->columns && i < chart->column_count; i += each) {
		double x = column_x(plot, i, chart->column_count), least = width / 2 + 2;
		put(plot, x < least ? least : x, plot->bottom + ROW + 3, 0, chart->columns[i], COLUMN_NAME);
	}
}

/* Draw a series, in pieces where figures are missing; a dot for each figure, or for those between gaps. */
static void line(const struct plot *plot, size_t series)
{
	const struct chart_pen *pen = plot->pen;
	const double *values = plot->chart->series[series].values;
	size_t count = plot->chart->column_count;
	int look = look_of(series);

	pen->begin(pen->arg, look);
	for (size_t i = 0; i < count; i++) {
		if (is_figure(values[i]))
			pen->point(pen->arg, column_x(plot, i, count), place(plot, values[i]),
				i == 0 || !is_figure(values[i - 1]));
	}
	pen->end(pen->arg);
	for (size_t i = 0; i < count; i++) {
		bool alone = (i == 0 || !is_figure(values[i - 1])) && (i + 1 == count || !is_figure(values[i + 1]));
		if (is_figure(values[i]) && (alone || (count <= DOTTED && look != CHART_OTHER)))
			pen->dot(pen->arg, look, column_x(plot, i, count), place(plot, values[i]));
	}
}

/* Write the names of the first series at the ends of their lines, each behind a piece of it, moved apart. */
static void end_names(const struct plot *plot)
{
	struct end { const char *name; int look; double x, y, at; } ends[CHART_NAMED], end;
	double lowest = plot->bottom;
	size_t count = 0, at;

	for (size_t i = 0; i < plot->chart->series_count && i < CHART_NAMED; i++) {
		const struct export_series *series = &plot->chart->series[i];
		size_t last = plot->chart->column_count;
		while (last > 0 && !is_figure(series->values[last - 1]))
			last--;
		if (last == 0 || !series->name || !*series->name)
			continue;
		end = (struct end){ series->name, look_of(i), column_x(plot, last - 1, plot->chart->column_count),
			place(plot, series->values[last - 1]), 0 };
		for (at = count++; at > 0 && ends[at - 1].y > end.y; at--)
			ends[at] = ends[at - 1];
		ends[at] = end;
	}
	for (size_t i = 0; i < count; i++)
		ends[i].at = i > 0 && ends[i].y < ends[i - 1].at + ROW ? ends[i - 1].at + ROW : ends[i].y;
	for (size_t i = count; i-- > 0; lowest = ends[i].at - ROW) {
		ends[i].at = ends[i].at > lowest ? lowest : ends[i].at;
		rule(plot, CHART_GUIDE, ends[i].x, ends[i].y, plot->right, ends[i].at);
		rule(plot, ends[i].look, plot->right + 3, ends[i].at, plot->right + SAMPLE, ends[i].at);
		put(plot, plot->right + SAMPLE + 5, ends[i].at + 4, -1, ends[i].name, NAME);
	}
}

static void draw_lines(struct plot *plot)
{
	const struct export_chart *chart = plot->chart;

	for (size_t i = 0; i < chart->series_count && i < CHART_NAMED; i++) {
		const char *const *name = &chart->series[i].name;
		double right = CHART_WIDTH - EDGE - SAMPLE - names_width(name, *name != NULL, NAME);
		plot->right = right < plot->right ? right : plot->right;
	}
	if (chart->kind == EXPORT_CHART_PLACES)
		plot->least = 1;
	plot->most += plot->most <= plot->least;
	choose_step(plot, TICKS);
	if (chart->kind == EXPORT_CHART_LINES) {
		plot->least = (double)floor_of(plot->least / plot->step + 1e-6) * plot->step;
		plot->most = -(double)floor_of(-plot->most / plot->step + 1e-6) * plot->step;
	}
	upright_axis(plot);
	column_names(plot);
	for (size_t i = chart->series_count; i-- > 0;)
		line(plot, i);
	end_names(plot);
}

/* Count the figures by classes as wide as a step; only the axis of counts stands at the side. */
static void draw_histogram(struct plot *plot)
{
	const struct export_chart *chart = plot->chart;
	size_t counts[CLASSES + 2] = { 0 }, classes;
	struct num num;

	choose_step(plot, CLASSES);
	const struct plot figures = *plot;
	int64_t first = floor_of(plot->least / plot->step + 1e-9);
	plot->least = plot->most = 0;
	for (size_t i = 0; i < chart->series_count * chart->column_count; i++) {
		double value = chart->series[i / chart->column_count].values[i % chart->column_count];
		size_t at = is_figure(value) ? (size_t)(floor_of(value / figures.step + 1e-9) - first) : CLASSES + 2;
		if (at < CLASSES + 2 && (double)++counts[at] > plot->most)
			plot->most = (double)counts[at];
	}
	classes = (size_t)(floor_of(figures.most / figures.step + 1e-9) - first) + 1;
	plot->is_whole = true;
	choose_step(plot, TICKS);
	upright_axis(plot);
	/* Classes are named by where they begin; those of a single figure by that. */
	double width = (plot->right - plot->left) / (double)classes;
	double shift = figures.is_whole && figures.step <= 1 ? width / 2 : 0;
	int64_t each = 1 + (int64_t)((figures_width(&figures, true) + EDGE) / width);
	for (size_t i = 0; i < classes; i++) {
		double x = plot->left + (double)i * width, y = place(plot, (double)counts[i]);
		int64_t class = first + (int64_t)i;
		if (counts[i] > 0)
			plot->pen->box(plot->pen->arg, CHART_SERIES + (class < 0), (double[2]){ x + 1, y },
				(double[2]){ width - 2, plot->bottom - y });
		if (class % each == 0)
			put(plot, x + shift, plot->bottom + ROW + 3, 0,
				figure(&figures, (double)class * figures.step, true, &num), NAME);
	}
	rule(plot, CHART_AXIS, plot->left, plot->bottom, plot->right, plot->bottom);
}

static void draw_bars(struct plot *plot)
{
	const struct export_chart *chart = plot->chart;
	double step = (double)chart->series_count * ROW + GAP, x = EDGE;
	struct num num;

	plot->least = plot->least < 0 ? plot->least : 0;
	plot->most = plot->most > 0 ? plot->most : plot->least < 0 ? 0 : 1;
	double widest = figures_width(plot, false) + GAP, before = plot->least < 0 ? widest : 0;
	plot->left = names_width(chart->columns, chart->column_count, NAME) + EDGE + before;
	plot->right = CHART_WIDTH - EDGE - (plot->most > 0 ? widest : 0);
	/* The legend, in one line. */
	for (size_t i = 0; chart->series_count > 1 && i < chart->series_count && i < CHART_NAMED; i++) {
		const char *name = chart->series[i].name ? chart->series[i].name : "";
		double end = x + 2 * ROW + names_width(&name, 1, NAME);
		if (end < CHART_WIDTH) {
			plot->pen->box(plot->pen->arg, look_of(i), (double[2]){ x, 5 }, (double[2]){ BOX, BOX });
			put(plot, x + BOX + 5, 15, -1, name, NAME);
		}
		x = end;
	}
	for (size_t column = 0; column < chart->column_count; column++) {
		double y = plot->top + (double)column * step;
		if (chart->columns)
			put(plot, plot->left - 6 - before, y + (step - GAP) / 2 + 4, 1, chart->columns[column], NAME);
		for (size_t i = 0; i < chart->series_count; i++, y += ROW) {
			double value = chart->series[i].values[column];
			if (!is_figure(value))
				continue;
			double from = place(plot, value < 0 ? value : 0), to = place(plot, value < 0 ? 0 : value);
			plot->pen->box(plot->pen->arg, look_of(i), (double[2]){ from, y }, (double[2]){ to - from, BOX });
			put(plot, value < 0 ? from - 4 : to + 4, y + 11, value < 0 ? 1 : -1,
				figure(plot, value, false, &num), NAME);
		}
	}
	rule(plot, CHART_AXIS, place(plot, 0), plot->top - 3, place(plot, 0), plot->bottom + 3);
}

double chart_height(const struct export_chart *chart)
{
	double rows = (double)chart->column_count * ((double)chart->series_count * ROW + GAP);

	if (chart->kind != EXPORT_CHART_BARS || rows <= 0)
		return HEIGHT;
	return (chart->series_count > 1 ? 2 * ROW : EDGE) + rows + (chart->axis && *chart->axis ? 2 * ROW : EDGE);
}

void chart_draw(const struct chart_pen *pen, const struct export_chart *chart, enum lang lang)
{
	const char *axis = chart->axis ? chart->axis : "";
	struct plot plot = { .pen = pen, .chart = chart, .lang = lang, .left = SIDE,
		.right = CHART_WIDTH - SIDE };
	bool is_bars = chart->kind == EXPORT_CHART_BARS;
	bool is_below = is_bars || chart->kind == EXPORT_CHART_HISTOGRAM;
	double height = chart_height(chart);

	plot.top = is_bars ? (chart->series_count > 1 ? 2 * ROW : EDGE) : *axis && !is_below ? 2 * ROW : ROW;
	plot.bottom = height - (is_bars ? EDGE : 2 * ROW) - (*axis && is_below ? ROW : 0);
	find_range(&plot);
	if (plot.count == 0)
		put(&plot, CHART_WIDTH / 2.0, height / 2, 0, msg_empty_table.text[lang], NAME);
	else if (is_bars)
		draw_bars(&plot);
	else if (chart->kind == EXPORT_CHART_HISTOGRAM)
		draw_histogram(&plot);
	else
		draw_lines(&plot);
	put(&plot, is_below ? CHART_WIDTH / 2.0 : 4, is_below ? height - 6 : ROW, is_below - 1, axis, 3 * NAME);
}
