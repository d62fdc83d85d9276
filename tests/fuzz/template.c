/*
 * The club's own templates: the bytes as the look of standings and sheets, and as the HTML page around them.
 */
#include "fuzz.h"

#include "export/export.h"
#include "report/page/page.h"
#include "report/sheet/sheet.h"

static void draw(enum export_format format, const struct doc_look *look)
{
	struct report_standings standings = { .event = { .name = "Kupa", .day = "2026-11-21" } };
	struct err e = { 0 };
	struct doc doc = { 0 };
	struct buf b = { 0 };

	if (!report_standings_doc(&doc, &standings, look, &e) || !export_doc(&b, &doc, format, look, &e))
		fuzz_error(&e);
	assert(!b.failed);
	doc_free(&doc);
	buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char folder[160];
	const struct doc_look look = { .lang = LANG_HU, .templates = folder };
	struct page page;
	struct err e = { 0 };

	fuzz_file("standings.hu.ini", data, n);
	fuzz_file("page.html", data, n);
	snprintf(folder, sizeof folder, "%s", fuzz_file("sheet.hu.ini", data, n));
	*strrchr(folder, '/') = '\0';
	if (!sheet_start(&page, game_edition_standard()->game, NULL, &look, &e))
		fuzz_error(&e);
	else
		page_free(&page);
	draw(EXPORT_TEXT, &look);
	unlink(fuzz_path("standings.hu.ini"));
	draw(EXPORT_HTML, &look);
	return 0;
}
