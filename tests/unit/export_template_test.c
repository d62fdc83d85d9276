/*
 * Templates: the club's own files override the embedded ones; every mistake is reported with file and line.
 */
#include "test.h"
#include "export_sample.h"
#include "folder.h"

#include <sys/stat.h>
#include <unistd.h>

static void put(const char *name, const char *text)
{
	struct buf b = { 0 };
	struct err e = { 0 };

	buf_str(&b, text);
	assert_true(file_write(in_folder(name), &b, &e));
	buf_free(&b);
}

static bool write_standings(struct buf *out, const struct report_standings *standings, enum export_format format,
	const struct doc_look *look, struct err *e)
{
	struct doc doc = { 0 };
	bool done = report_standings_doc(&doc, standings, look, e) && export_doc(out, &doc, format, look, e);

	doc_free(&doc);
	return done;
}

/* Draw standings with the club's standings.hu.ini; errors go to `said`. */
static bool draw(const char *ini, enum export_format format, struct buf *out, struct buf *said)
{
	const struct doc_look look = { .templates = folder };
	struct report_standings standings = sample_standings(4, 2);
	struct err e = { 0 };

	put("standings.hu.ini", ini);
	bool done = write_standings(out, &standings, format, &look, &e);
	err_text(said, LANG_EN, &e);
	sample_standings_free(&standings);
	unlink(in_folder("standings.hu.ini"));
	return done;
}

/* Texts change one by one, columns as a section: omitted ones are not shown, its order is used. */
static void own_texts_and_columns(void **state)
{
	struct buf out = { 0 }, said = { 0 };
	(void)state;

	assert_true(draw("[texts]\ntitle = Klubunk: {event}\n[terminal]\nscore = Pontok\nplayer = Név\n",
		EXPORT_TEXT, &out, &said));
	assert_non_null(strstr(out.data, "Klubunk: Szolnok & Jászság Kupa\nSzolnok, 2026. 11. 21."));
	assert_non_null(strstr(out.data, "\nPontok  Név\n"));
	assert_null(strstr(out.data, "forduló\n"));
	buf_free(&out);
	buf_free(&said);
}

static void groups_stand_where_the_template_puts_them(void **state)
{
	struct buf out = { 0 }, said = { 0 };
	(void)state;

	assert_true(draw("[columns]\nrounds = {round}.\nplayer = Név\n[group]\nrank = hely\n",
		EXPORT_HTML, &out, &said));
	const char *round = strstr(out.data, "class=\"group first\">2.</th>");
	assert_non_null(round);
	assert_non_null(strstr(round, "Név"));
	buf_free(&out);
	buf_free(&said);
}

/* An empty file changes nothing; nor does a folder without files. */
static void empty_file_is_the_embedded_one(void **state)
{
	struct buf out = { 0 }, same = { 0 }, said = { 0 };
	struct report_standings standings = sample_standings(4, 2);
	struct err e = { 0 };
	(void)state;

	assert_true(draw("", EXPORT_HTML, &out, &said));
	assert_true(write_standings(&same, &standings, EXPORT_HTML, &(struct doc_look){ 0 }, &e));
	assert_string_equal(out.data, same.data);
	sample_standings_free(&standings);
	buf_free(&out);
	buf_free(&same);
	buf_free(&said);
}

#define FIFTY "01234567890123456789012345678901234567890123456789"

static const struct {
	const char *ini, *wanted;
} mistakes[] = {
	{ "[texts]\ntitel = x\n", ":2: there is no key “titel” in section [texts]" },
	{ "\n[colums]\nrank = x\n", ":3: there is no section [colums]" },
	{ "[columns]\nrank = a\n\nrank = b\n", ":4: the key “rank” was there already" },
	{ "[columns]\nrank = a\n[columns]\nrank = b\n", ":4: the key “rank” was there already" },
	{ "[texts]\ntitle = a\ntitle = b\n", ":3: the key “title” was there already" },
	{ "[columns]\ntotal_score = x\n", ":2: there is no key “total_score” in section [columns]" },
	{ "[group]\nclub = x\n", ":2: there is no key “club” in section [group]" },
	{ "[columns]\nrank = Hely | wide\n", "“Hely | wide”: after the | comes the width" },
	{ "[columns]\nrank = Hely | 0\n", ":2: “Hely | 0”" },
	{ "[columns]\nrank = Hely | nan\n", ":2: “Hely | nan”" },
	{ "[page]\norientation = oblong\n",
		":2: the value of “orientation” does not fit; possible: portrait, landscape" },
	{ "[page]\nfont-size = 8\n", ":2: the value of “font-size” does not fit; possible: 9–16" },
	{ "[page]\nmargin-left = 10mm\n", ":2: the value of “margin-left”" },
	{ "[page]\nfont-sise = 10\n", ":2: there is no key “font-sise” in section [page]" },
	{ "[texts]\ntitle = {evnt} kupa\n", ":2: there is nothing to put in for “{evnt}”" },
	{ "[texts]\ntitle = {event\n", ":2: there is nothing to put in for “{event”" },
	{ "[texts]\ntitle\n", ":2: the line is neither" },
	{ "[texts\ntitle = a\n", ":1: the line is neither" },
	{ "[texts]\nnonsense\n[page]\nfont-size = 8\n", ":2: the line is neither" },
	{ "[texts]\ntitle = K\xc3 pa\n", ":2: the text is not valid UTF-8" },
	{ "[texts]\ntitle = " FIFTY FIFTY FIFTY FIFTY "\n", ":2: the line is longer than 197 bytes" },
};

static void mistakes_are_named_with_their_line(void **state)
{
	(void)state;

	for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
		struct buf out = { 0 }, said = { 0 };
		assert_false(draw(mistakes[i].ini, EXPORT_TEXT, &out, &said));
		assert_non_null(strstr(said.data, in_folder("standings.hu.ini")));
		if (!strstr(said.data, mistakes[i].wanted))
			fail_msg("wanted «%s», got «%s»", mistakes[i].wanted, said.data);
		buf_free(&out);
		buf_free(&said);
	}
}

static void missing_folder_is_an_error(void **state)
{
	const struct doc_look look = { .templates = "/nowhere/templates" };
	struct report_standings standings = sample_standings(4, 2);
	struct buf out = { 0 };
	struct err e = { 0 };
	(void)state;

	assert_false(write_standings(&out, &standings, EXPORT_TEXT, &look, &e));
	assert_int_equal(e.status, ERR_NOT_FOUND);
	assert_string_equal(e.arg[0], "/nowhere/templates");
	sample_standings_free(&standings);
	buf_free(&out);
}

/* Names are escaped on every page. */
static void own_html_page(void **state)
{
	struct buf out = { 0 }, said = { 0 };
	(void)state;

	put("page.html", "{{! a remark }}<html lang={{lang}}>{{title}}|{{body}}</html>");
	assert_true(draw("[texts]\ntitle = <b>{event}</b>\n", EXPORT_HTML, &out, &said));
	assert_ptr_equal(strstr(out.data, "<html lang=hu>&lt;b&gt;Szolnok &amp; Jászság Kupa&lt;/b&gt;|"), out.data);
	assert_null(strstr(out.data, "<b>"));
	put("page.html", "<html>\n{{titel}}</html>");
	assert_false(draw("", EXPORT_HTML, &out, &said));
	assert_non_null(strstr(said.data, "page.html:2: there is nothing to put in for “titel”"));
	buf_clear(&said);
	put("page.html", "<html>{{! {{body}}{{title}}</html>");
	assert_false(draw("", EXPORT_HTML, &out, &said));
	assert_non_null(strstr(said.data, "page.html: there is no {{body}} in it"));
	unlink(in_folder("page.html"));
	buf_free(&out);
	buf_free(&said);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(own_texts_and_columns),
		cmocka_unit_test(groups_stand_where_the_template_puts_them),
		cmocka_unit_test(empty_file_is_the_embedded_one),
		cmocka_unit_test(mistakes_are_named_with_their_line),
		cmocka_unit_test(missing_folder_is_an_error),
		cmocka_unit_test(own_html_page),
	};
	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
