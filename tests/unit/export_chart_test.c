/* Charts as SVG: well-formed, inside their picture, whatever the figures are. $CHARTS: a folder that keeps them. */
#include "test.h"
#include "export/export.h"

#include <expat.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 300, SERIES = 4 };

/* The picture being read: its size, and what was found. */
struct picture {
	double width, height;
	int boxes, dots, texts, titles;
	bool is_text;
	char said[65536];
};

static void inside(const struct picture *picture, double x, double y)
{
	assert_true(x >= 0 && x <= picture->width && y >= 0 && y <= picture->height);
}

static double number(const char **attributes, const char *name)
{
	for (; *attributes; attributes += 2) {
		if (strcmp(attributes[0], name) == 0)
			return strtod(attributes[1], NULL);
	}
	return 0;
}

static void open_element(void *arg, const char *name, const char **attributes)
{
	struct picture *picture = arg;

	if (strcmp(name, "svg") == 0) {
		picture->width = number(attributes, "width");
		picture->height = number(attributes, "height");
	}
	picture->is_text = strcmp(name, "text") == 0;
	picture->texts += picture->is_text;
	picture->titles += strcmp(name, "title") == 0;
	picture->dots += strcmp(name, "circle") == 0;
	picture->boxes += strcmp(name, "rect") == 0;
	inside(picture, number(attributes, "x"), number(attributes, "y"));
	inside(picture, number(attributes, "cx"), number(attributes, "cy"));
	assert_true(number(attributes, "width") >= 0 && number(attributes, "height") >= 0);
	inside(picture, number(attributes, "x") + number(attributes, "width"),
		number(attributes, "y") + number(attributes, "height"));
	for (; *attributes; attributes += 2) {
		char *at = (char *)attributes[1];
		while (strcmp(attributes[0], "d") == 0 && *at) {
			double x = strtod(at + 1, &at), y = strtod(at, &at);
			inside(picture, x, y);
		}
	}
}

static void close_element(void *arg, const char *name)
{
	struct picture *picture = arg;

	if (picture->is_text && strcmp(name, "text") == 0)
		strcat(picture->said, "|");
	picture->is_text = false;
}

static void characters(void *arg, const char *text, int n)
{
	struct picture *picture = arg;

	if (picture->is_text && strlen(picture->said) + (size_t)n + 2 < sizeof picture->said)
		strncat(picture->said, text, (size_t)n);
}

static struct picture *look_at(const struct buf *b, const char *name)
{
	static struct picture picture;
	XML_Parser parser = XML_ParserCreate(NULL);
	char path[256];
	struct err e = { 0 };

	picture = (struct picture){ 0 };
	XML_SetUserData(parser, &picture);
	XML_SetElementHandler(parser, open_element, close_element);
	XML_SetCharacterDataHandler(parser, characters);
	assert_int_equal(XML_Parse(parser, buf_text(b), (int)b->len, XML_TRUE), XML_STATUS_OK);
	XML_ParserFree(parser);
	assert_null(strstr(buf_text(b), "nan"));
	assert_null(strstr(buf_text(b), "inf"));
	assert_null(strstr(buf_text(b), "style="));
	if (getenv("CHARTS")) {
		snprintf(path, sizeof path, "%s/%s.svg", getenv("CHARTS"), name);
		assert_true(file_write(path, b, &e));
	}
	return &picture;
}

static double figures[MOST][MOST];
static char names[MOST][32], players[MOST][32];
static const char *columns[MOST];
static struct export_series series[MOST];

/* Draw `count` series of so many columns. */
static struct picture *draw(
	enum export_chart_kind kind, size_t column_count, size_t count, enum lang lang, const char *name)
{
	const struct export_chart chart = { kind, "Összesítés <1>", "pont & „pont”", columns, column_count, series, count };
	struct buf b = { 0 };

	export_chart_svg(&b, &chart, lang);
	struct picture *picture = look_at(&b, name);
	assert_int_equal(picture->titles, 1);
	assert_non_null(strstr(buf_text(&b), "role=\"img\""));
	assert_non_null(strstr(buf_text(&b), "<title>Összesítés &lt;1&gt;</title>"));
	buf_free(&b);
	return picture;
}

/* Fill the figures: series i has value(i, column). */
static void fill(double (*value)(int series, int column))
{
	for (int i = 0; i < MOST; i++) {
		snprintf(names[i], sizeof names[i], "%d. forduló <b>", i + 1);
		columns[i] = names[i];
		snprintf(players[i], sizeof players[i], "%d. játékos & <b>", i + 1);
		series[i] = (struct export_series){ players[i], figures[i] };
		for (int column = 0; column < MOST; column++)
			figures[i][column] = value(i, column);
	}
}

static double rising(int of, int column) { return (column + 1) * (10 - of % 11) + column * column % (of + 3); }
static double large(int of, int column) { return (of % 2 ? -1 : 1) * column * 1000000.0 / (MOST - 1); }
static double equal(int of, int column) { (void)of; (void)column; return 5; }
static double nothing(int of, int column) { (void)of; (void)column; return NAN; }
static double infinite(int of, int column) { (void)of; return column % 2 ? INFINITY : NAN; }
static double ranks(int of, int column) { return 1 + (of * 7 + column * 5 * (of + 1)) % 24; }
static double gaps(int of, int column) { return (of + column) % 3 == 1 ? NAN : of * 2.5 - column * 1.25; }
static double money(int of, int column) { return (column * 37 + of * 11) % 61 - 25; }
static double small(int of, int column) { return 0.001 * of + 0.002 * column - 0.1; }

static void test_any_figures(void **state)
{
	static double (*const all[])(int, int)
		= { rising, large, equal, nothing, infinite, ranks, gaps, money, small };
	static const size_t sizes[] = { 0, 1, 2, 3, 40, MOST };

	(void)state;
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		fill(all[i]);
		for (int kind = EXPORT_CHART_LINES; kind <= EXPORT_CHART_HISTOGRAM; kind++) {
			bool has_places = all[i] == ranks || all[i] == equal || all[i] == nothing;
			if (kind == EXPORT_CHART_PLACES && !has_places)
				continue;
			for (size_t n = 0; n < sizeof sizes / sizeof *sizes; n++) {
				for (size_t count = 0; count <= 8; count += count < 1 ? 1 : 7) {
					char name[64];
					snprintf(name, sizeof name, "any%zu-%d-%zu-%zu", i, kind, sizes[n], count);
					struct picture *picture = draw((enum export_chart_kind)kind, sizes[n], count, LANG_HU, name);
					bool is_empty = sizes[n] == 0 || count == 0 || all[i] == nothing || all[i] == infinite;
					assert_int_equal(is_empty, strstr(picture->said, "(nincs adat)") != NULL);
					assert_true(picture->texts <= 100 || kind == EXPORT_CHART_BARS);
				}
			}
		}
	}
	fill(ranks);
	draw(EXPORT_CHART_PLACES, 10, MOST, LANG_EN, "many");
	fill(rising);
	draw(EXPORT_CHART_LINES, 3, MOST, LANG_EN, "many-lines");
	draw(EXPORT_CHART_BARS, 3, MOST, LANG_EN, "many-bars");
}

static void test_places(void **state)
{
	(void)state;
	fill(ranks);
	struct picture *picture = draw(EXPORT_CHART_PLACES, 10, 7, LANG_HU, "places");
	/* From the top: the first place, then rounds, and at most six names. */
	assert_non_null(strstr(picture->said, "1|5|10|15|20|1. forduló <b>|"));
	assert_non_null(strstr(picture->said, "|6. játékos & <b>|"));
	assert_null(strstr(picture->said, "|7. játékos & <b>|"));
	assert_int_equal(picture->dots, 60);
}

static void test_figures(void **state)
{
	(void)state;
	fill(gaps);
	struct picture *picture = draw(EXPORT_CHART_BARS, 3, 2, LANG_HU, "bars");
	assert_int_equal(picture->boxes, 2 + 4);
	assert_non_null(strstr(picture->said, "|1,25|"));
	assert_non_null(strstr(picture->said, "|−2,50|"));
	picture = draw(EXPORT_CHART_BARS, 3, 2, LANG_EN, "bars-en");
	assert_non_null(strstr(picture->said, "|−2.50|"));
	fill(large);
	picture = draw(EXPORT_CHART_LINES, MOST, 2, LANG_HU, "large");
	assert_non_null(strstr(picture->said, "−1\u00a0000\u00a0000|"));
	fill(money);
	picture = draw(EXPORT_CHART_HISTOGRAM, 60, 1, LANG_HU, "histogram");
	/* −25 to 35, in classes of 5: the negative ones left. */
	assert_int_equal(picture->boxes, 13);
	assert_non_null(strstr(picture->said, "|−25|−20|−15|−10|−5|0|5|10|15|20|25|30|35|"));
}

static void test_spark(void **state)
{
	static const int values[] = { 10, 7, 0, 5, 99, 1 };
	struct buf b = { 0 };

	(void)state;
	for (size_t count = 0; count <= 6; count++) {
		buf_clear(&b);
		export_spark_svg(&b, values, count, 24, "helyezések: 10 & \"7\"");
		assert_int_equal(look_at(&b, count == 6 ? "spark" : "sparks")->dots, count > 0);
		assert_non_null(strstr(buf_text(&b), "aria-label=\"helyezések: 10 &amp; &quot;7&quot;\""));
	}
	buf_clear(&b);
	export_spark_svg(&b, (const int[]){ 1, 1 }, 2, 1, "");
	look_at(&b, "spark-first");
	buf_free(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_any_figures), cmocka_unit_test(test_places), cmocka_unit_test(test_figures),
		cmocka_unit_test(test_spark),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
