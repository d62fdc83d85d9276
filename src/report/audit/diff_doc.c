/* The differences of two books as a document. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/audit/audit.h"

#include <stdlib.h>
#include <string.h>

/* The columns without the one for which book changed. */
enum { SIDES_COLUMNS = 4 };

static const struct listing_cell *diff_cell(const struct listing *table, size_t row,
	enum report_diff_column column)
{
	return &table->cells[row * table->column_count + column];
}

static void sides_row(struct listing *out, const struct listing *table, size_t row)
{
	struct buf where = { 0 };

	/* "1/3/5": round, table and deal as far as given; "" for a whole event */
	for (int i = REPORT_DIFF_ROUND; i <= REPORT_DIFF_DEAL; i++) {
		const struct listing_cell *cell = diff_cell(table, row, (enum report_diff_column)i);
		if (!cell->empty)
			buf_printf(&where, "%s%d", where.len > 0 ? "/" : "", (int)cell->number);
	}
	listing_text(out, buf_text(&where));
	listing_text(out, diff_cell(table, row, REPORT_DIFF_WHAT)->words);
	if (out->column_count > SIDES_COLUMNS) {
		const char *changed = diff_cell(table, row, REPORT_DIFF_CHANGED)->words;
		listing_text(out, changed ? changed : "");
	}
	for (int i = REPORT_DIFF_A; i <= REPORT_DIFF_B; i++) {
		const struct listing_cell *cell = diff_cell(table, row, (enum report_diff_column)i);
		listing_text(out, cell->text ? cell->text : "");
	}
	buf_free(&where);
}

static void diff_add_sides(struct doc *doc, const struct report_diff *diff)
{
	const struct listing *table = &diff->brief;
	struct buf books = { 0 };

	buf_printf(&books, "A  %s\nB  %s\n", book_path(diff->store[0]), book_path(diff->store[1]));
	doc_plain(doc, buf_text(&books));
	buf_free(&books);
	for (size_t row = 0, next; row < table->row_count; row = next) {
		const char *event = diff_cell(table, row, REPORT_DIFF_EVENT)->text;
		struct listing sides;
		listing_start(&sides, "");
		listing_column(&sides, "where", &msg_head_where, LISTING_TEXT);
		listing_column(&sides, "what", &msg_head_what, LISTING_TEXT);
		/* Which book changed has its own column if it is known for the event. */
		if (diff_cell(table, row, REPORT_DIFF_CHANGED)->words)
			listing_column(&sides, "changed", &msg_head_changed, LISTING_TEXT);
		listing_column(&sides, "a", NULL, LISTING_TEXT);
		listing_head(&sides, "A", "");
		listing_column(&sides, "b", NULL, LISTING_TEXT);
		listing_head(&sides, "B", "");
		for (next = row; next < table->row_count
			&& strcmp(event, diff_cell(table, next, REPORT_DIFF_EVENT)->text) == 0; next++)
			sides_row(&sides, table, next);
		doc_heading(doc, event);
		struct doc_part *part = doc_table(doc, NULL, &sides);
		if (part)
			part->sides = true;
	}
}

void report_diff_doc(struct doc *doc, struct report_diff *diff, unsigned wanted)
{
	struct listing *table = &diff->table;

	doc_list_start(doc, diff->lang, table->title ? table->title : "", wanted);
	doc->failed = doc->failed || table->failed || diff->brief.failed;
	if (doc_for(doc, DOC_TERMINAL) && !doc->failed && diff->brief.row_count > 0)
		diff_add_sides(doc, diff);
	if (table->title)
		table->title[0] = '\0';
	doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	doc_table(doc, "rows", table);
	listing_free(&diff->brief);
	free(diff->sums);
	doc_for(doc, DOC_EVERYWHERE);
}
