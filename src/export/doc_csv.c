/* Documents as CSV: the rows of a listing; else pairs and tables, separated by empty lines. */
#include "export/export.h"

static void csv_table(struct buf *b, const struct listing *view)
{
	for (size_t i = 0; i < view->column_count; i++) {
		buf_str(b, i > 0 ? "," : "");
		buf_printf(b, "%s%s", listing_group_of(view, i)->prefix, view->columns[i].key);
	}
	buf_char(b, '\n');
	for (size_t row = 0; row < view->row_count; row++) {
		for (size_t i = 0; i < view->column_count; i++) {
			const struct listing_cell cell = listing_at(view, row, i);
			buf_str(b, i > 0 ? "," : "");
			if (!cell.empty)
				buf_csv(b, cell.kind == LISTING_TEXT ? cell.text : listing_figures(&cell, '.', false).text);
		}
		buf_char(b, '\n');
	}
}

bool doc_write_csv(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	size_t start = b->len;
	bool done = true;

	for (size_t i = 0; i < doc->count; i++) {
		const struct doc_part *part = &doc->parts[i];
		if (part->kind != DOC_PAIR || !part->key)
			continue;
		buf_str(b, b->len > start ? "" : "key,text\n");
		buf_csv(b, part->key);
		buf_char(b, ',');
		buf_csv(b, part->text);
		buf_char(b, '\n');
	}
	for (size_t i = 0; done && i < doc->count; i++) {
		struct listing view;
		if (doc->parts[i].kind != DOC_TABLE || !doc->parts[i].key)
			continue;
		buf_str(b, b->len > start ? "\n" : "");
		done = listing_view(&view, &doc->parts[i].table, look->lang, false, e);
		if (done)
			csv_table(b, &view);
		listing_view_free(&view);
	}
	return done;
}
