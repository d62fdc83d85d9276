/*
 * Documents as CSV: the rows of a listing; else pairs and tables one after the other, an empty line
 * between.
 */
#include "export/export.h"

static void csv_pairs(struct buf *b, const struct doc *doc)
{
	bool any = false;

	for (size_t i = 0; i < doc->count; i++) {
		const struct doc_part *part = &doc->parts[i];
		if (part->kind != DOC_PAIR || !part->key)
			continue;
		buf_str(b, any ? "" : "key,text\n");
		buf_csv(b, part->key);
		buf_char(b, ',');
		buf_csv(b, part->text);
		buf_char(b, '\n');
		any = true;
	}
}

bool doc_write_csv(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	size_t start = b->len;
	bool done = true;

	csv_pairs(b, doc);
	for (size_t i = 0; done && i < doc->count; i++) {
		struct grid grid;
		if (doc->parts[i].kind != DOC_TABLE || !doc->parts[i].key)
			continue;
		buf_str(b, b->len > start ? "\n" : "");
		done = table_grid(&grid, &doc->parts[i].table, look->lang, e);
		if (done)
			grid_csv(b, &grid);
		grid_free(&grid);
	}
	return done;
}
