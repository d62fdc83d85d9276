/* The table of formats: a new one is a row here and a file doc_NAME.c. */
#include "export/export.h"

#include "base/messages.h"

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

bool export_doc(struct buf *b, const struct doc *doc, enum export_format format,
	const struct doc_look *look, struct err *e)
{
	const struct export_kind *kind = &export_formats[format];
	struct doc view;

	if (!doc_done(doc, e))
		return false;
	bool done = doc_view(&view, doc, kind->medium, look, e) && kind->write(b, &view, look, e)
		&& (!b->failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	doc_view_free(&view);
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
