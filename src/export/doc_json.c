/* Documents as JSON: the rows of a listing as an array; else an object of title, pairs and tables by key. */
#include "export/export.h"

#include <assert.h>
#include <string.h>

static void json_rows(struct buf *b, const struct listing *view)
{
	buf_char(b, '[');
	for (size_t row = 0; row < view->row_count; row++) {
		buf_str(b, row > 0 ? ",\n {" : "\n {");
		for (size_t i = 0; i < view->column_count; i++) {
			const struct listing_cell cell = listing_at(view, row, i);
			/* Each repetition of a column in a group has its own key, as in CSV. */
			buf_printf(b, "%s\"%s%s\":", i > 0 ? "," : "", listing_group_of(view, i)->prefix,
				view->columns[i].key);
			if (cell.empty)
				buf_str(b, "null");
			else if (cell.kind == LISTING_TEXT)
				buf_json(b, cell.text, strlen(cell.text));
			else
				buf_str(b, listing_figures(&cell, '.', false).text);
		}
		buf_char(b, '}');
	}
	buf_str(b, view->row_count > 0 ? "\n]" : "]");
}

/* Write items in order; a comma precedes each but the first of its object or array. */
static void json_data(struct buf *b, const struct data *d)
{
	enum { DEEPEST = 32 };
	char ends[DEEPEST];
	bool first = true;
	int depth = 0;

	for (size_t i = 0; i < d->count; i++) {
		const struct data_item *item = &d->items[i];
		bool ends_one = item->op == DATA_END;
		buf_str(b, first || ends_one ? "" : ",");
		buf_str(b, item->line > 0 ? "\n" : "");
		buf_pad(b, ' ', item->line > 0 ? item->line - 1u : 0);
		if (item->key) {
			buf_json(b, item->key, strlen(item->key));
			buf_char(b, ':');
		}
		first = item->op == DATA_OBJECT || item->op == DATA_ARRAY;
		switch ((enum data_op)item->op) {
		case DATA_OBJECT: case DATA_ARRAY:
			assert(depth < DEEPEST);
			buf_char(b, item->op == DATA_OBJECT ? '{' : '[');
			ends[depth++] = item->op == DATA_OBJECT ? '}' : ']';
			break;
		case DATA_END:
			assert(depth > 0);
			buf_char(b, ends[--depth]);
			break;
		case DATA_TEXT: buf_json(b, data_said(d, item), strlen(data_said(d, item))); break;
		case DATA_VALUE: buf_str(b, data_said(d, item)); break;
		}
	}
	buf_char(b, '\n');
}

bool doc_write_json(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	bool done = true;

	/* A document with data consists of these alone. */
	for (size_t i = 0; i < doc->count; i++) {
		if (doc->parts[i].kind == DOC_DATA) {
			json_data(b, &doc->parts[i].data);
			return true;
		}
	}
	if (!doc->is_list) {
		buf_str(b, "{\"title\":");
		buf_json(b, doc->title, strlen(doc->title));
	}
	for (size_t i = 0; done && i < doc->count; i++) {
		const struct doc_part *part = &doc->parts[i];
		if (!part->key)
			continue;
		if (!doc->is_list)
			buf_printf(b, ",\n\"%s\":", part->key);
		if (part->kind == DOC_TABLE) {
			struct listing view;
			done = listing_view(&view, &part->table, look->lang, false, e);
			if (done)
				json_rows(b, &view);
			listing_view_free(&view);
		} else {
			buf_json(b, part->text, strlen(part->text));
		}
	}
	buf_str(b, doc->is_list ? "\n" : "}\n");
	return done;
}
