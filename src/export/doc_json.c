/*
 * Documents as JSON: the rows of a listing as an array; else an object with title, pairs and tables by
 * their keys.
 */
#include "export/docs.h"

#include <string.h>

static void json_rows(struct buf *b, const struct grid *grid)
{
	buf_char(b, '[');
	for (size_t row = 0; row < grid->row_count; row++) {
		buf_str(b, row > 0 ? ",\n {" : "\n {");
		for (size_t i = 0; i < grid->column_count; i++) {
			buf_printf(b, "%s\"%s\":", i > 0 ? "," : "", grid->columns[i].key);
			grid_json(b, grid, row, &grid->columns[i]);
		}
		buf_char(b, '}');
	}
	buf_str(b, grid->row_count > 0 ? "\n]" : "]");
}

static bool json_table(
	struct buf *b, const struct listing *table, const struct export_look *look, struct err *e)
{
	struct grid grid;
	bool done = table_grid(&grid, table, look->lang, e);

	if (done)
		json_rows(b, &grid);
	grid_free(&grid);
	return done;
}

bool doc_write_json(struct buf *b, const struct doc *doc, const struct export_look *look, struct err *e)
{
	bool done = true;

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
		if (part->kind == DOC_TABLE)
			done = json_table(b, &part->table, look, e);
		else
			buf_json(b, part->text, strlen(part->text));
	}
	buf_str(b, doc->is_list ? "\n" : "}\n");
	return done;
}
