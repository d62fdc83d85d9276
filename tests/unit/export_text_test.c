/* Standings, sheets and listings in every plain notation, in both languages. */
#include "test.h"
#include "export_sample.h"
#include "golden.h"

static const struct notation {
	enum export_format format;
	const char *ending;
} notations[] = {
	{ EXPORT_TEXT, "txt" }, { EXPORT_CSV, "csv" }, { EXPORT_JSON, "json" }, { EXPORT_HTML, "html" },
};
static const char *const lang_codes[] = { [LANG_HU] = "hu", [LANG_EN] = "en" };

typedef bool draw_figures(
	struct buf *b, enum export_format format, const struct doc_look *look, struct err *e);

static void in_every_notation(const char *what, draw_figures *draw)
{
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		for (size_t i = 0; i < sizeof notations / sizeof *notations; i++) {
			const struct doc_look look = { .lang = (enum lang)lang, .columns = 80 };
			struct buf b = { 0 };
			struct err e = { 0 };
			char name[128];
			assert_true(draw(&b, notations[i].format, &look, &e));
			snprintf(name, sizeof name, "export/%s.%s.%s", what, lang_codes[lang], notations[i].ending);
			golden(name, &b);
			buf_free(&b);
		}
	}
}

static bool write_standings(struct buf *b, const struct report_standings *standings,
	enum export_format format, const struct doc_look *look, struct err *e)
{
	struct doc doc = { 0 };
	bool done = report_standings_doc(&doc, standings, look, e) && export_doc(b, &doc, format, look, e);

	doc_free(&doc);
	return done;
}

static bool draw_standings(
	struct buf *b, enum export_format format, const struct doc_look *look, struct err *e)
{
	struct report_standings standings = sample_standings(12, 4);
	bool done = write_standings(b, &standings, format, look, e);

	sample_standings_free(&standings);
	return done;
}

static bool draw_sheets(
	struct buf *b, enum export_format format, const struct doc_look *look, struct err *e)
{
	struct report_sheet sheets[2] = { sample_sheet(1, 3, 3, 9), sample_sheet(2, 1, 4, 5) };
	struct report_sheets made = { .made = sheets, .count = 2 };
	struct doc doc = { 0 };
	bool done = report_sheets_doc(&doc, &made, 0, look, e) && export_doc(b, &doc, format, look, e);

	doc_free(&doc);
	report_sheet_free(&sheets[0]);
	report_sheet_free(&sheets[1]);
	return done;
}

static bool draw_table(
	struct buf *b, enum export_format format, const struct doc_look *look, struct err *e)
{
	static const struct msg who = { { "Játékos", "Player" } }, score = { { "Pont", "Score" } },
		points = { { "Hely.pont", "Place pts" } }, deals = { { "Leosztás", "Deals" } };
	struct listing t;

	listing_start(&t, "Cím & <társa>");
	listing_column(&t, "player", &who, LISTING_TEXT);
	listing_column(&t, "score", &score, LISTING_POINTS);
	listing_column(&t, "place_points", &points, LISTING_PLACE_POINTS);
	listing_column(&t, "deals", &deals, LISTING_INT);
	for (int i = 0; i < 5; i++) {
		listing_text(&t, sample_names[i + 1]);
		listing_number(&t, i * 40 - 80);
		if (i == 3)
			listing_empty(&t);
		else
			listing_number(&t, 7 * i * POINT_PARTS / 12);
		listing_number(&t, i);
	}
	struct doc doc;
	doc_list(&doc, look->lang, &t);
	bool done = export_doc(b, &doc, format, look, e);
	doc_free(&doc);
	return done;
}

static void standings(void **state)
{
	(void)state;
	in_every_notation("standings", draw_standings);
}

static void sheets(void **state)
{
	(void)state;
	in_every_notation("sheets", draw_sheets);
}

static void listing(void **state)
{
	(void)state;
	in_every_notation("table", draw_table);
}

/* Measure the widest line, in columns. */
static size_t widest(const char *text)
{
	size_t most = 0;
	char line[1024];

	while (*text) {
		size_t n = strcspn(text, "\n");
		snprintf(line, sizeof line, "%.*s", (int)n, text);
		most = text_columns(line) > most ? text_columns(line) : most;
		text += n + (text[n] == '\n');
	}
	return most;
}

/* Lines fit any narrow terminal; without a limit every round is shown. */
static void lines_fit_the_terminal(void **state)
{
	static const int columns[] = { 60, 80, 100, 132 };
	(void)state;

	for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
		const struct doc_look look = { .columns = columns[i] };
		struct report_standings standings = sample_standings(20, 7);
		struct buf b = { 0 };
		struct err e = { 0 };
		standings.event.name[8] = '\0';
		assert_true(write_standings(&b, &standings, EXPORT_TEXT, &look, &e));
		*strstr(b.data, "\n\nA ") = '\0';
		assert_in_range(widest(b.data), 1, (uintmax_t)columns[i]);
		assert_non_null(strstr(b.data, "7. forduló"));
		assert_null(strstr(b.data, "1. forduló"));
		buf_free(&b);
		sample_standings_free(&standings);
	}
	const struct doc_look look = { .columns = 0 };
	struct report_standings standings = sample_standings(20, 7);
	struct buf b = { 0 };
	struct err e = { 0 };
	assert_true(write_standings(&b, &standings, EXPORT_TEXT, &look, &e));
	assert_non_null(strstr(b.data, "1. forduló"));
	assert_non_null(strstr(b.data, sample_names[1]));
	buf_free(&b);
	sample_standings_free(&standings);
}

static void colour_only_when_wanted(void **state)
{
	struct buf plain = { 0 }, coloured = { 0 };
	struct err e = { 0 };
	(void)state;

	assert_true(draw_table(&plain, EXPORT_TEXT, &(struct doc_look){ .columns = 80 }, &e));
	assert_true(draw_table(
		&coloured, EXPORT_TEXT, &(struct doc_look){ .columns = 80, .colour = true }, &e));
	assert_null(strchr(plain.data, '\033'));
	assert_non_null(strchr(coloured.data, '\033'));
	buf_free(&plain);
	buf_free(&coloured);
}

static void empty_standings(void **state)
{
	struct report_standings none = { .event = sample_event() };
	const struct doc_look look = { .columns = 80 };
	(void)state;

	for (size_t i = 0; i < sizeof notations / sizeof *notations; i++) {
		struct buf b = { 0 };
		struct err e = { 0 };
		assert_true(write_standings(&b, &none, notations[i].format, &look, &e));
		buf_free(&b);
	}
}

/* Make a document with every kind of part, and with tricky texts for each format. */
static void make_doc(struct doc *doc, enum lang lang)
{
	static const struct msg player = { { "Játékos", "Player" } }, points = { { "Pont", "Points" } };
	struct listing t;

	doc_start(doc, lang, "Jegyzőkönyv & <társai>");
	doc_subtitle(doc, "Őrbottyán, 2026. november 21.");
	doc_pair(doc, "case", "Eset:", "3.4 Renonsz");
	doc_pair(doc, "payment", "Fizetés:", "=1+1\nűrhajós \"őr\"");
	doc_pair(doc, NULL, "Csak embereknek:", "igen");
	doc_pair(doc, "nothing", "Nincs:", "");
	listing_start(&t, "A leosztások");
	listing_column(&t, "player", &player, LISTING_TEXT);
	listing_column(&t, "points", &points, LISTING_POINTS);
	listing_head(&t, "pont", "1. forduló");
	listing_column(&t, "code", &points, LISTING_TEXT);
	listing_for_scripts(&t);
	for (int i = 0; i < 3; i++) {
		listing_text(&t, sample_names[i]);
		if (i == 2)
			listing_figure(&t, 0, "–");
		else
			listing_number(&t, 20 * i - 7);
		listing_code(&t, "pU", "piros ulti");
		if (i == 1)
			listing_join(&t);
	}
	doc_table(doc, "deals", &t);
	doc_note(doc, "Jelmagyarázat: X tízes, L alsó, F felső");
	doc_page(doc, DOC_DESK);
	doc_heading(doc, "Aláírások");
	doc_text(doc, "Első sor\nmásodik sor");
	doc_space(doc, "A játékosok észrevétele:", 2);
	for (int i = 0; i < 5; i++)
		doc_sign(doc, sample_names[i]);
	doc_foot(doc, "Ellenőrző kód: K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G (12. lépés)", "K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G");
}

static bool draw_doc(struct buf *b, enum export_format format, const struct doc_look *look, struct err *e)
{
	struct doc doc;

	make_doc(&doc, look->lang);
	bool done = export_doc(b, &doc, format, look, e);
	doc_free(&doc);
	return done;
}

static void documents(void **state)
{
	(void)state;
	in_every_notation("doc", draw_doc);
}

/* Every format of the table writes every document, the same bytes twice, and is found by its ending. */
static void every_format_writes(void **state)
{
	(void)state;
	for (int format = 0; format < EXPORT_FORMATS; format++) {
		const struct doc_look look = { .lang = LANG_HU };
		struct buf b[2] = { { 0 }, { 0 } }, name = { 0 };
		struct err e = { 0 };
		assert_true(draw_doc(&b[0], (enum export_format)format, &look, &e));
		assert_true(draw_doc(&b[1], (enum export_format)format, &look, &e));
		assert_true(b[0].len > 100 && b[0].len == b[1].len);
		assert_memory_equal(b[0].data, b[1].data, b[0].len);
		buf_printf(&name, "őr.v2%s", export_formats[format].ending);
		assert_int_equal(export_format_of(buf_text(&name)), format);
		buf_free(&b[0]);
		buf_free(&b[1]);
		buf_free(&name);
	}
	assert_int_equal(export_format_of("kupa.doc"), EXPORT_FORMATS);
	assert_int_equal(export_format_of("kupa"), EXPORT_FORMATS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(standings),
		cmocka_unit_test(sheets),
		cmocka_unit_test(listing),
		cmocka_unit_test(lines_fit_the_terminal),
		cmocka_unit_test(colour_only_when_wanted),
		cmocka_unit_test(empty_standings),
		cmocka_unit_test(documents),
		cmocka_unit_test(every_format_writes),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
