/* What the formats share: their table (a new one is a row here and a file doc_NAME.c), the view that a medium
 * gets of a document, QR codes, and the libraries that are loaded for two of them. */
#include "export/export.h"

#include "base/messages.h"
#include "export/messages.h"
#include "export/pdf_library.h"
#include "export/xlsx_library.h"

#include <dlfcn.h>
#include <qrencode.h>
#include <stdlib.h>
#include <string.h>

const struct export_kind export_formats[EXPORT_FORMATS] = {
	[EXPORT_TEXT] = { ".txt", DOC_TERMINAL, doc_write_text },
	[EXPORT_CSV] = { ".csv", DOC_ROWS, doc_write_csv },
	[EXPORT_JSON] = { ".json", DOC_TREE, doc_write_json },
	[EXPORT_HTML] = { ".html", DOC_PAPER, doc_write_html },
	[EXPORT_XLSX] = { ".xlsx", DOC_WORKBOOK, doc_write_xlsx },
	[EXPORT_PDF] = { ".pdf", DOC_PAPER, doc_write_pdf },
};

enum export_format export_format_of(const char *path)
{
	const char *dot = strrchr(path, '.');
	int format = 0;

	while (format < EXPORT_FORMATS && (!dot || strcmp(dot, export_formats[format].ending) != 0))
		format++;
	return (enum export_format)format;
}

void export_endings(struct buf *b)
{
	for (int format = 0; format < EXPORT_FORMATS; format++) {
		buf_str(b, format > 0 ? " " : "");
		buf_str(b, export_formats[format].ending);
	}
}

/* ---- a document as one medium shows it: its parts, tables that go on on a further page ---------- */

/* The smallest readable letters, in points. */
#define READABLE 6.8

static bool view_add(struct doc *view, struct doc_part part, struct err *e)
{
	struct doc_part *parts = list_grow(view->parts, view->count, sizeof *parts);

	if (!parts)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	view->parts = parts;
	parts[view->count++] = part;
	return true;
}

/* Make a table of only the groups of columns from `from` up to `to`, with all other columns. */
static bool table_of_groups(struct listing *out, const struct listing *table, int from, int to)
{
	*out = *table;
	out->column_count = 0;
	out->columns = calloc(table->column_count + 1, sizeof *out->columns);
	for (size_t i = 0; out->columns && i < table->column_count; i++) {
		int group = table->columns[i].group;
		if (group == 0 || (group > from && group <= to))
			out->columns[out->column_count++] = table->columns[i];
	}
	return out->columns;
}

/* Find the font size of these groups on a page. */
static bool size_of_letters(const struct listing *table, int groups, const struct doc_look *look,
	double *points, struct err *e)
{
	struct listing part, view = { 0 };
	bool done = table_of_groups(&part, table, 0, groups)
		? listing_view(&view, &part, look->lang, true, e)
		: err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);

	if (done)
		*points = doc_table_points(&view, look);
	listing_view_free(&view);
	free(part.columns);
	return done;
}

/* Make a page for each part, each with the document's title. */
static bool split_table(struct doc *view, const struct doc_part *part,
	const struct doc_look *look, struct err *e)
{
	int all = part->table.group_count, most = all, from = 0;
	double points = 0;

	/* Share the groups evenly between pages, so that the letters are readable. */
	for (int pages = 1; most > 1 && points < READABLE; pages++) {
		if (!size_of_letters(&part->table, most, look, &points, e))
			return false;
		if (points < READABLE)
			most = (all + pages) / (pages + 1);
	}
	do {
		if (from > 0 && !(view_add(view, (struct doc_part){ .kind = DOC_PAGE, .size = view->size }, e)
			&& view_add(view, (struct doc_part){ .kind = DOC_HEADING, .text = view->title }, e)))
			return false;
		if (!view_add(view, *part, e))
			return false;
		struct doc_part *piece = &view->parts[view->count - 1];
		if (!table_of_groups(&piece->table, &part->table, from, from + most))
			return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		from += most;
	} while (most > 0 && from < all);
	return true;
}

/*
 * Make the document as a medium shows it: its parts there, tables split where they are too wide for a page.
 * It borrows from `doc`; free it in any case.
 */
static bool view_of(struct doc *out, const struct doc *doc, enum doc_medium medium,
	const struct doc_look *look, struct err *e)
{
	static char nothing[] = "";
	const struct doc_part *grouped = NULL;
	bool done = true;

	*out = *doc;
	out->parts = NULL;
	out->count = 0;
	if (!(doc->foot_media & medium))
		out->foot = out->code = nothing;
	for (size_t i = 0; done && i < doc->count; i++) {
		const struct doc_part *part = &doc->parts[i];
		if (!(part->media & medium))
			continue;
		if (part->kind == DOC_PAGE && out->count == 0 && !(doc->title_media & medium)) {
			out->size = part->size;   /* the page has nothing before it */
			continue;
		}
		if (part->kind == DOC_TABLE && part->table.group_count > 0)
			grouped = part;   /* a chart has its figures from the whole of it */
		if (part->may_split && medium == DOC_PAPER) {
			done = split_table(out, part, look, e);
			continue;
		}
		done = view_add(out, *part, e);
		if (done) {
			struct doc_part *shown = &out->parts[out->count - 1];
			if (part->kind == DOC_CHART && grouped) {
				shown->table = grouped->table;
				shown->held = grouped->held;
			}
			if (part->most > 0 && part->table.row_count > part->most && medium == DOC_TERMINAL)
				shown->table.row_count = part->most;
			shown->may_split = false;
		}
	}
	if (!(doc->title_media & medium))
		out->title = out->subtitle = nothing;
	return done;
}

static void view_free(struct doc *view)
{
	for (size_t i = 0; i < view->count; i++) {
		if (view->parts[i].kind == DOC_TABLE && view->parts[i].may_split)
			free(view->parts[i].table.columns);
	}
	free(view->parts);
}

bool export_doc(struct buf *b, const struct doc *doc, enum export_format format,
	const struct doc_look *look, struct err *e)
{
	const struct export_kind *kind = &export_formats[format];
	struct doc view;

	if (!doc_done(doc, e))
		return false;
	bool done = view_of(&view, doc, kind->medium, look, e) && kind->write(b, &view, look, e)
		&& (!b->failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	view_free(&view);
	return done;
}

size_t doc_run(const struct doc *doc, size_t from)
{
	size_t n = 1;

	while (from + n < doc->count && doc->parts[from + n].kind == doc->parts[from].kind)
		n++;
	return n;
}

size_t doc_signs_in_row(size_t count)
{
	enum { MOST = 4 };
	size_t rows = (count + MOST - 1) / MOST;

	return rows > 0 ? (count + rows - 1) / rows : 1;
}

/* ---- QR codes, with libqrencode ----------------------------------------------------------------- */

int export_qr(const char *code, void (*dark)(void *arg, int x, int y, int n), void *arg)
{
	QRcode *qr = QRcode_encodeString(code, 0, QR_ECLEVEL_M, QR_MODE_8, 0);
	int side = qr ? qr->width : 0;

	for (int y = 0; y < side; y++) {
		const unsigned char *row = qr->data + y * side;
		for (int x = 0, n; x < side; x += n + 1) {
			for (n = 0; x + n < side && (row[x + n] & 1); n++)
				;
			if (n > 0)
				dark(arg, x, y, n);
		}
	}
	QRcode_free(qr);
	return side;
}

/* ---- libxlsxwriter and libharu: loaded when they are needed ------------------------------------- */

struct xlsx_library xlsx_library;
struct pdf_library pdf_library;

/* A function's name, and the place for its address. The list ends with one without a name. */
struct library_symbol {
	const char *name;
	void *place;
};

static bool library_load(const char *file, const char *package,
	const struct library_symbol *symbols, struct err *e)
{
	void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);   /* stays until the end of the program */

	if (!library)
		return err_set(e, ERR_FAILED, &msg_no_library, MSG_ARGS(file, dlerror(), package));
	for (; symbols->name; symbols++) {
		void *symbol = dlsym(library, symbols->name);
		if (!symbol)
			return err_set(e, ERR_FAILED, &msg_no_library,
				MSG_ARGS(file, symbols->name, package));
		/* C does not convert an object's pointer, which dlsym returns, into a function's. */
		memcpy(symbols->place, &symbol, sizeof symbol);
	}
	return true;
}

bool xlsx_library_load(struct err *e)
{
	static const struct library_symbol symbols[] = {
#define X(name) { #name, &xlsx_library.name },
		XLSX_FUNCTIONS(X)
#undef X
		{ NULL, NULL },
	};

	return xlsx_library.workbook_close || library_load(XLSX_LIBRARY, "libxlsxwriter-dev", symbols, e);
}

bool pdf_library_load(struct err *e)
{
	static const struct library_symbol symbols[] = {
#define X(name) { "HPDF_" #name, &pdf_library.name },
		PDF_FUNCTIONS(X)
#undef X
		{ NULL, NULL },
	};

	return pdf_library.UseUTFEncodings || library_load(PDF_LIBRARY, "libhpdf-dev", symbols, e);
}
