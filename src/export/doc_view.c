/* A document as one medium shows it: its parts for that medium, and tables continued on further pages. */
#include "export/export.h"

#include "base/messages.h"

#include <stdlib.h>

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

bool doc_view(struct doc *out, const struct doc *doc, enum doc_medium medium, const struct doc_look *look,
	struct err *e)
{
	static char nothing[] = "";
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
		if (part->may_split && medium == DOC_PAPER) {
			done = split_table(out, part, look, e);
			continue;
		}
		done = view_add(out, *part, e);
		if (done) {
			struct doc_part *shown = &out->parts[out->count - 1];
			if (part->most > 0 && part->table.row_count > part->most && medium == DOC_TERMINAL)
				shown->table.row_count = part->most;
			shown->may_split = false;
		}
	}
	if (!(doc->title_media & medium))
		out->title = out->subtitle = nothing;
	return done;
}

void doc_view_free(struct doc *view)
{
	for (size_t i = 0; i < view->count; i++) {
		if (view->parts[i].kind == DOC_TABLE && view->parts[i].may_split)
			free(view->parts[i].table.columns);
	}
	free(view->parts);
}
