/* Documents as one self-contained HTML page, with its own rules for
 * printing and for turning pages on a screen. */
#include "export/export.h"

#include <stdio.h>
#include <string.h>

static const char *const size_names[] = { [DOC_DESK] = "desk", [DOC_WALL] = "wall", [DOC_SCREEN] = "screen" };

/* ---- paper ------------------------------------------------------------------------------------- */

/* In points: between margins of 12 mm, the font size that tables
 * begin with, and a cell's space beside its text. */
enum { MARGIN_MM = 12, DESK_SIZE = 9, WALL_SIZE = 22, WRAPPED = 26 };
#define LETTER_EMS 0.52
#define CELL_EMS 0.9

static const struct { const char *name; int mm[2]; } papers[DOC_PAPERS] = {
	[DOC_A4] = { "A4", { 210, 297 } }, [DOC_A3] = { "A3", { 297, 420 } },
};

/* Return the width of a table in ems, if long texts wrap. */
static double html_ems(const struct listing *view, enum lang lang)
{
	size_t letters = 0;
	struct listing_cell cell;
	struct num num;

	for (size_t i = 0; i < view->column_count; i++) {
		size_t widest = export_text_longest_word(view->columns[i].name);   /* a head breaks between words */
		for (size_t row = 0; row < view->row_count; row++) {
			cell = listing_at(view, row, i);
			size_t needed = text_columns(listing_words(&cell, lang, &num));
			widest = needed > widest ? needed : widest;
		}
		letters += widest > WRAPPED ? WRAPPED : widest;
	}
	return (double)letters * LETTER_EMS + (double)view->column_count * CELL_EMS;
}

/* Return the font size in which `ems` fit the width of the paper, at most `most`. */
static double html_size(enum doc_paper paper, bool landscape, double ems, double most)
{
	double points = (papers[paper].mm[landscape] - 2 * MARGIN_MM) * 72 / 25.4;

	return points / ems < most ? points / ems : most;
}

double doc_table_points(const struct listing *view, const struct doc_look *look)
{
	return html_size(look->paper, true, html_ems(view, look->lang), DESK_SIZE);
}

/* Are its pages read from different distances? Then each has its own class, else the document has one. */
static bool is_mixed(const struct doc *doc)
{
	for (size_t i = 0; i < doc->count; i++) {
		if (doc->parts[i].kind == DOC_PAGE && doc->parts[i].size != doc->size)
			return true;
	}
	return false;
}

/* Choose paper and font so that the widest table of a section is printed whole: turned, and smaller, if
 * necessary. The section follows. */
static void html_paper(struct buf *b, const struct doc *doc, int section, enum doc_size letters, double ems)
{
	double most = letters == DOC_WALL ? WALL_SIZE * (doc->paper == DOC_A3 ? 1.4 : 1) : DESK_SIZE;
	bool landscape = (doc->landscape && section == 0) || html_size(doc->paper, false, ems, most) < most;
	double size = html_size(doc->paper, landscape, ems, most);

	buf_printf(b,
		"<style>@page s%d { size: %s %s; margin: %dmm %dmm 16mm; "
		"@bottom-right { content: counter(page) \" / \" counter(pages); } }\n"
		"@media print { .s%d { page: s%d; } .s%d table { font-size: %.1fpt; } }</style>\n",
		section, papers[doc->paper].name, landscape ? "landscape" : "portrait", MARGIN_MM,
		MARGIN_MM, section, section, section, size);
	/* A single page is set tightly. */
	if (doc->one_page && section == 0)
		buf_str(b,
			"<style>@media print { body { font-size: 8.5pt; line-height: 1.2; } h1 { font-size: 13pt; "
			"margin: 0; } "
			"p { margin: 1.5pt 0 !important; } .line { height: 5.5mm !important; } table { font-size: 8pt "
			"!important; } "
			".signs p { margin: 8mm 0 0 !important; } }</style>\n");
	buf_printf(b, "<section class=\"s%d%s%s\">\n", section, is_mixed(doc) ? " " : "",
		is_mixed(doc) ? size_names[letters] : "");
}

/* ---- screen ------------------------------------------------------------------------------------ */

/* Show as many rows of a list as fit, the next ones after ten seconds; at the end load the file again. */
static const char screen_script[] =
	"<script>\n"
	"const main = document.querySelector('main'), at = document.createElement('div');\n"
	"const tables = [...main.querySelectorAll('table')];\n"
	"const parts = [...main.querySelectorAll('section, .scroll')];\n"
	"at.className = 'at';\n"
	"main.append(at);\n"
	"let list = 0, first = 0;\n"
	"const begin = (table) => {\n"
	"	let size = innerHeight / 20;\n"
	"	const letters = () => { table.style.fontSize = size + 'px'; };\n"
	"	parts.forEach((part) => { part.hidden = !part.contains(table); });\n"
	"	letters();\n"
	"	while (size > 8 && table.offsetWidth > main.clientWidth) { size *= .97; letters(); }\n"
	"};\n"
	"const turn = () => {\n"
	"	if (list === tables.length) { if (list > 0) location.reload(); return; }\n"
	"	const table = tables[list], rows = [...table.tBodies[0].rows];\n"
	"	const fits = () => table.getBoundingClientRect().bottom <= innerHeight - at.offsetHeight - 8;\n"
	"	const show = (from, to) => rows.forEach((row, i) => { row.hidden = i < from || i >= to; });\n"
	"	let last = Math.min(first + 1, rows.length);\n"
	"	if (first === 0) begin(table);\n"
	"	show(first, last);\n"
	"	while (last < rows.length && (rows[last].hidden = false, fits())) last++;\n"
	"	show(first, last);\n"
	"	at.textContent = rows.length === 0 ? '' : (first + 1) + '–' + last + ' / ' + rows.length;\n"
	"	first = last < rows.length ? last : 0;\n"
	"	list += first === 0 ? 1 : 0;\n"
	"	setTimeout(turn, 10000);\n"
	"};\n"
	"turn();\n"
	"</script>\n";

/* ---- tables ------------------------------------------------------------------------------------ */

static const char *const kind_class[] = {
	[LISTING_TEXT] = "text", [LISTING_TIME] = "text", [LISTING_INT] = "number", [LISTING_POINTS] = "number",
	[LISTING_PLACE_POINTS] = "number",
	[LISTING_HUNDREDTHS] = "number",
	[LISTING_THOUSANDTHS] = "number",
};
static const char *const style_class[LISTING_STYLES] = {
	[LISTING_PLAIN] = "", [LISTING_STRUCK] = " struck", [LISTING_ITALIC] = " revised",
	[LISTING_TOTAL] = " total",
	[LISTING_BAND] = " band", [LISTING_OPEN_BELOW] = "", [LISTING_OPEN_ABOVE] = "", [LISTING_OPEN] = "",
};

/* Write class="number score first": the kind of the cell, the key
 * outside of groups, and " first" where a group begins. */
static void html_class(struct buf *b, const struct listing *view, size_t column,
	const struct listing_cell *cell)
{
	const struct listing_column *c = &view->columns[column];
	bool first = column > 0 && c->group != view->columns[column - 1].group;

	/* A value of another kind than its column is shown as text. */
	enum listing_kind kind = cell->empty || cell->kind == c->kind ? c->kind : LISTING_TEXT;
	buf_str(b, " class=\"");
	buf_str(b, kind_class[kind]);
	buf_str(b, style_class[cell->style]);
	if (c->group == 0) {
		buf_char(b, ' ');
		buf_str(b, c->key);
	}
	buf_str(b, first ? " first\">" : "\">");
}

/* Write the head of a column; `text` NULL: the empty place above it. */
static void html_head_cell(struct buf *b, const struct listing *view, size_t i, const char *text)
{
	buf_str(b, text ? "<th scope=\"col\"" : "<td");
	html_class(b, view, i, &(struct listing_cell){ .kind = view->columns[i].kind });
	buf_html(b, text ? text : "");
	buf_str(b, text ? "</th>" : "</td>");
}

static void html_heads(struct buf *b, const struct listing *view)
{
	buf_str(b, listing_has_group_heads(view) ? "<thead>\n<tr>" : "<thead>\n");
	for (size_t i = 0, next; listing_has_group_heads(view) && i < view->column_count; i = next) {
		next = listing_group_end_of(view, i);
		if (view->columns[i].group == 0) {
			for (; i < next; i++)
				html_head_cell(b, view, i, NULL);
			continue;
		}
		buf_printf(b, "<th scope=\"colgroup\" colspan=\"%zu\" class=\"group first\">", next - i);
		buf_html(b, listing_group_of(view, i)->head);
		buf_str(b, "</th>");
	}
	buf_str(b, listing_has_group_heads(view) ? "</tr>\n<tr>" : "<tr>");
	for (size_t i = 0; i < view->column_count; i++)
		html_head_cell(b, view, i, view->columns[i].name);
	buf_str(b, "</tr>\n</thead>\n");
}

static void html_row(struct buf *b, const struct listing *view, size_t row, enum lang lang)
{
	const char *label = listing_row_label(view, row);
	size_t leading = label ? listing_leading(view) : 0;
	struct num num;

	buf_str(b, listing_joined(view, row) ? "<tr class=\"joined\">" : "<tr>");
	if (leading > 0) {
		buf_printf(b, "<th scope=\"row\" colspan=\"%zu\" class=\"number total\">", leading);
		buf_html(b, label);
		buf_str(b, "</th>");
	}
	for (size_t i = leading; i < view->column_count; i++) {
		const struct listing_cell cell = listing_at(view, row, i);
		buf_str(b, "<td");
		html_class(b, view, i, &cell);
		const struct listing_link *link = listing_link_at(view, row, i);
		if (link && link->href) {
			buf_str(b, "<a href=\"");
			buf_html(b, link->href);
			buf_str(b, "\">");
		}
		if (link && link->drawing)
			buf_str(b, link->drawing);
		else
			buf_html(b, listing_page_words(&cell, lang, &num));
		buf_str(b, link && link->href ? "</a></td>" : "</td>");
	}
	buf_str(b, "</tr>\n");
}

/* ---- parts ------------------------------------------------------------------------------------- */

static void html_element(struct buf *b, const char *open, const char *text, const char *close)
{
	buf_str(b, open);
	buf_html(b, text);
	buf_str(b, close);
}

/* The section being written, and the width of its widest table. */
struct html_page {
	struct buf body;
	double ems;
	bool done;
};

static bool html_table(
	struct html_page *page, const struct doc_part *part, const struct doc_look *look, struct err *e)
{
	struct listing view;
	bool done = listing_view(&view, &part->table, look->lang, true, e);

	if (done) {
		double ems = html_ems(&view, look->lang);
		page->ems = ems > page->ems ? ems : page->ems;
		if (part->table.title && *part->table.title)
			html_element(&page->body, "<h2>", part->table.title, "</h2>\n");
		buf_str(&page->body, part->roomy ? "<div class=\"roomy\">\n" : "");
		buf_printf(&page->body, "<div class=\"scroll\" tabindex=\"0\">\n<table class=\"%s\">\n",
			part->key ? part->key : "listing");
		html_heads(&page->body, &view);
		buf_str(&page->body, "<tbody>\n");
		for (size_t row = 0; row < view.row_count; row++)
			html_row(&page->body, &view, row, look->lang);
		buf_str(&page->body, "</tbody>\n</table>\n</div>\n");
		buf_str(&page->body, part->roomy ? "</div>\n" : "");
	}
	listing_view_free(&view);
	return done;
}

static bool html_part(struct html_page *page, const struct doc *doc, size_t i, const struct doc_look *look,
	struct err *e)
{
	const struct doc_part *part = &doc->parts[i];
	struct buf *b = &page->body;
	size_t signs = doc_run(doc, i);
	bool lines = false;

	switch (part->kind) {
	case DOC_HEADING: html_element(b, "<h1>", part->text, "</h1>\n"); break;
	case DOC_TEXT: html_element(b, "<p class=\"lines\">", part->text, "</p>\n"); break;
	case DOC_PAIR:
		/* Several lines keep their form, below their label. */
		lines = strchr(part->text, '\n') != NULL;
		html_element(b, "<p class=\"pair\"><strong>", part->label, lines ? "</strong></p>\n" : "</strong> ");
		html_element(b, lines ? "<p class=\"lines\">" : "", part->text, "</p>\n");
		break;
	case DOC_TABLE: return html_table(page, part, look, e);
	case DOC_NOTE: html_element(b, "<p class=\"note\">", part->text, "</p>\n"); break;
	case DOC_SIGN:
		buf_printf(b, "<div class=\"signs\" style=\"grid-template-columns: repeat(%zu, 1fr)\">\n",
			doc_signs_in_row(signs));
		for (size_t sign = 0; sign < signs; sign++)
			html_element(b, "<p>", part[sign].text, "</p>\n");
		buf_str(b, "</div>\n");
		break;
	case DOC_SPACE:
		if (*part->label)
			html_element(b, "<p><strong>", part->label, "</strong></p>\n");
		for (int line = 0; line < part->lines; line++)
			buf_str(b, "<div class=\"line\"></div>\n");
		break;
	case DOC_ITEM:
		html_element(b, *part->label ? "<p class=\"pair\"><strong>" : "<p class=\"pair\">", part->label,
			*part->label ? "</strong> " : "");
		html_element(b, "", part->text, "</p>\n");
		break;
	case DOC_PLAIN: html_element(b, "<pre>", part->text, "</pre>\n"); break;
	case DOC_CLOCK: html_clock(b, part); break;
	case DOC_CHART: case DOC_BARS: return html_chart(b, part, look, e);
	case DOC_PAGE: case DOC_DATA: case DOC_SHEET: break;
	}
	return true;
}

static void html_qr_run(void *arg, int x, int y, int n)
{
	buf_printf(arg, "M%d %dh%dv1h-%dz", x, y, n, n);
}

void html_qr(struct buf *b, const char *code)
{
	struct buf path = { 0 };
	int side = export_qr(code, html_qr_run, &path);

	buf_printf(b, "<svg class=\"qr\" viewBox=\"0 0 %d %d\" aria-hidden=\"true\">"
		"<path d=\"%s\"/></svg>\n", side, side, buf_text(&path));
	b->failed = b->failed || path.failed || side == 0;
	buf_free(&path);
}

bool html_parts(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	struct html_page page = { .done = true };

	for (size_t i = 0; page.done && i < doc->count;) {
		page.done = html_part(&page, doc, i, look, e);
		i += doc->parts[i].kind == DOC_SIGN ? doc_run(doc, i) : 1;
	}
	buf_add(b, buf_text(&page.body), page.body.len);
	b->failed = b->failed || page.body.failed;
	buf_free(&page.body);
	return page.done;
}

/* Write the parts from `from` up to the next page; return where that is. */
static size_t html_section(struct buf *b, const struct doc *doc, size_t from, int section,
	const struct doc_look *look, struct html_page *page, struct err *e)
{
	size_t i = from;

	buf_clear(&page->body);
	page->ems = 1;
	while (page->done && i < doc->count && doc->parts[i].kind != DOC_PAGE) {
		page->done = html_part(page, doc, i, look, e);
		i += doc->parts[i].kind == DOC_SIGN ? doc_run(doc, i) : 1;
	}
	html_paper(b, doc, section, from > 0 ? doc->parts[from - 1].size : doc->size, page->ems);
	if (section == 0 && *doc->title)
		html_element(b, "<h1>", doc->title, "</h1>\n");
	if (section == 0 && *doc->subtitle)
		html_element(b, "<p class=\"lines\">", doc->subtitle, "</p>\n");
	buf_add(b, buf_text(&page->body), page->body.len);
	if (*doc->foot) {
		/* The check code, after its QR code. */
		buf_str(b, "<footer>\n");
		if (*doc->code)
			html_qr(b, doc->code);
		html_element(b, "<p>", doc->foot, "</p>\n</footer>\n");
	}
	buf_str(b, "</section>\n");
	return i;
}

bool doc_write_html(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	struct html_page page = { .done = true };
	struct buf whole = { 0 };
	size_t at = 0;

	buf_printf(&whole, "<main class=\"%s\">\n", size_names[is_mixed(doc) ? DOC_DESK : doc->size]);
	for (int section = 0; page.done && at <= doc->count; section++)
		at = 1 + html_section(&whole, doc, at, section, look, &page, e);
	buf_str(&whole, "</main>\n");
	buf_str(&whole, doc->size == DOC_SCREEN ? screen_script : "");
	whole.failed = whole.failed || page.body.failed;
	bool done = page.done && html_page(b, doc->title, &whole, look, e);
	b->failed = b->failed || whole.failed;
	buf_free(&page.body);
	buf_free(&whole);
	return done;
}
