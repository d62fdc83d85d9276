/* Tables for the terminal: as wide as it is, with texts in several lines if necessary. */
#include "export/export.h"

#include "base/messages.h"
#include "export/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- text -------------------------------------------------------------------------------------- */

/* A text keeps TEXT_NARROW columns while groups can be left out instead, and TEXT_NARROWEST in any case. */
enum { TEXT_GAP = 2, TEXT_GROUP_GAP = 3, TEXT_NARROW = 24, TEXT_NARROWEST = 8, TEXT_COLUMNS = 80 };

void export_text_strong(struct buf *b, const char *text, const struct doc_look *look)
{
	buf_str(b, look->colour ? "\033[1m" : "");
	buf_str(b, text);
	buf_str(b, look->colour ? "\033[0m" : "");
}

/* The first visible column of a group stands apart. */
static size_t gap_before(const struct listing *view, size_t column)
{
	const struct listing_column *c = &view->columns[column];

	if (column == 0)
		return 0;
	if (view->is_tight)
		return 1;
	return c->group != view->columns[column - 1].group ? TEXT_GROUP_GAP : TEXT_GAP;
}

static size_t text_width(const struct listing *view)
{
	size_t width = 0;

	for (size_t i = 0; i < view->column_count; i++) {
		if (!view->columns[i].hidden)
			width += gap_before(view, i) + (size_t)view->columns[i].width;
	}
	return width;
}

/* May a row become heads with their values? Rows with groups may not. */
static bool may_flow(const struct listing *view)
{
	return view->group_count == 0 && !view->may_cut_groups;
}

size_t export_text_longest_word(const char *text)
{
	size_t most = 0;

	while (*text) {
		struct buf word = { 0 };
		size_t n = text_word(text);
		buf_add(&word, text, n);
		size_t columns = text_columns(buf_text(&word));
		most = columns > most ? columns : most;
		buf_free(&word);
		text += n + (text[n] == ' ');
	}
	return most;
}

static void measure(struct listing *view, enum lang lang)
{
	struct listing_cell cell;
	struct num num;

	for (size_t i = 0; i < view->column_count; i++) {
		struct listing_column *column = &view->columns[i];
		size_t width = text_columns(column->name);
		column->least = (int)width;
		for (size_t row = 0; row < view->row_count; row++) {
			cell = listing_at(view, row, i);
			const char *words = listing_words(&cell, lang, &num);
			size_t needed = text_columns(words);
			int least = needed > width ? (int)export_text_longest_word(words) : 0;
			width = needed > width ? needed : width;
			column->least = least > column->least ? least : column->least;
		}
		column->width = (int)width;
	}
}

/* Return the width of the group whose first column is `i`; `*next` is the first after it. */
static size_t group_width(const struct listing *view, size_t i, size_t *next)
{
	size_t width = 0;

	*next = listing_group_end_of(view, i);
	for (size_t at = i; at < *next; at++)
		width += (at > i ? gap_before(view, at) : 0) + (size_t)view->columns[at].width;
	return width;
}

/* Return how much wider the group would have to be for its head. */
static size_t group_lack(const struct listing *view, size_t i, size_t *next)
{
	size_t width = group_width(view, i, next), needed = text_columns(listing_group_of(view, i)->head);

	return needed > width ? needed - width : 0;
}

/* Put the heads of groups in one line, widening their last columns, if all groups then fit that many columns;
 * else they are broken. */
static void widen_groups_within(struct listing *view, size_t columns)
{
	size_t lack = 0;

	for (size_t i = 0, next; i < view->column_count; i = next)
		lack += group_lack(view, i, &next);
	if (text_width(view) + lack > columns)
		return;
	for (size_t i = 0, next; i < view->column_count; i = next) {
		int wider = (int)group_lack(view, i, &next);
		view->columns[next - 1].width += wider;
	}
}

/* Take from the widest text column until the line fits; figures are never cut, nor words unless the rows have
 * groups and only `least` is left. */
static void narrow_texts(struct listing *view, size_t columns, int least, bool cuts)
{
	while (text_width(view) > columns) {
		struct listing_column *widest = NULL;
		for (size_t i = 0; i < view->column_count; i++) {
			struct listing_column *c = &view->columns[i];
			int limit = may_flow(view) || c->least > least ? c->least : least;
			limit = cuts ? least : limit;
			bool may_shrink = c->kind == LISTING_TEXT && !c->hidden && c->width > limit;
			if (may_shrink && (!widest || c->width > widest->width))
				widest = c;
		}
		if (!widest)
			return;
		widest->width--;
	}
}

/* Return the bytes of a text's first line in `columns`: words, or parts
 * up to a hyphen; else all up to the first blank. */
static size_t head_line(const char *text, size_t columns)
{
	size_t fits = 0, at = 0, used = 0;

	while (text[at]) {
		size_t next = at + text_word(text + at);
		struct buf word = { 0 };
		buf_add(&word, text + at, next - at);
		used += text_columns(buf_text(&word));
		buf_free(&word);
		if (used > columns)
			break;
		fits = next;
		at = next + (text[next] == ' ');
		used += text[next] == ' ';
	}
	return fits > 0 ? fits : strcspn(text, " ");
}

/* Do the rows fit `columns`, without towers of short lines? */
static bool is_readable(const struct listing *view, size_t columns)
{
	enum { MOST_LINES = 5 };
	struct listing_cell cell;
	struct num num;
	int most = 0;

	for (size_t row = 0; row < view->row_count; row++) {
		for (size_t i = 0; i < view->column_count; i++) {
			int lines = 0;
			cell = listing_at(view, row, i);
			for (const char *at = listing_words(&cell, view->lang, &num); *at && cell.kind == LISTING_TEXT;
				 lines++) {
				at += head_line(at, (size_t)view->columns[i].width);
				at += *at == ' ';
			}
			most = lines > most ? lines : most;
		}
	}
	return most <= MOST_LINES && text_width(view) <= columns;
}

/* Narrow the texts; if that is not enough, remove empty columns, then the blanks between the others. */
static void squeeze(struct listing *view, size_t columns)
{
	struct listing_cell cell;
	struct num num;

	narrow_texts(view, columns, TEXT_NARROWEST, false);
	if (may_flow(view) ? is_readable(view, columns) : text_width(view) <= columns)
		return;
	if (may_flow(view)) {
		for (size_t i = 0; i < view->column_count; i++) {
			struct listing_column *column = &view->columns[i];
			column->hidden = view->row_count > 0;
			for (size_t row = 0; column->hidden && row < view->row_count; row++) {
				cell = listing_at(view, row, i);
				column->hidden = !*listing_words(&cell, view->lang, &num);
			}
		}
		measure(view, view->lang);
		narrow_texts(view, columns, TEXT_NARROWEST, false);
		if (is_readable(view, columns))
			return;
	}
	view->is_tight = true;
	measure(view, view->lang);
	narrow_texts(view, columns, TEXT_NARROWEST, false);
	if (!may_flow(view))
		narrow_texts(view, columns, TEXT_NARROWEST, true);
}

/* Fit the table; return how many of the first groups were left out. */
static int fit(struct listing *view, const struct doc_look *look)
{
	size_t columns = (size_t)look->columns;
	int left_out = 0;

	measure(view, look->lang);
	if (columns == 0) {
		widen_groups_within(view, TEXT_COLUMNS);
		return 0;
	}
	if (view->may_cut_groups) {
		narrow_texts(view, columns, TEXT_NARROW, false);
		while (left_out < view->group_count && text_width(view) > columns) {
			left_out++;
			for (size_t i = 0; i < view->column_count; i++)
				view->columns[i].hidden = view->columns[i].hidden || view->columns[i].group == left_out;
		}
		measure(view, look->lang);
	}
	squeeze(view, columns);
	if (!view->may_cut_groups)
		widen_groups_within(view, columns);
	return left_out;
}

static void text_gap(struct buf *b, const struct listing *view, size_t column)
{
	buf_str(b, &"   "[TEXT_GROUP_GAP - gap_before(view, column)]);
}

/* End a line without trailing blanks. */
static void text_line_end(struct buf *b)
{
	while (b->len > 0 && b->data[b->len - 1] == ' ')
		b->data[--b->len] = '\0';
	buf_char(b, '\n');
}

/* Write the heads of the groups, each over its columns, in as many lines as they need. */
static void text_groups(struct buf *b, const struct listing *view)
{
	struct buf words = { 0 }, row = { 0 };
	bool more = true;

	for (int line = 0; more; line++) {
		more = false;
		buf_clear(&row);
		for (size_t i = 0, next; i < view->column_count; i = next) {
			size_t width = group_width(view, i, &next);
			if (view->columns[i].hidden)
				continue;
			const char *head = listing_group_of(view, i)->head;
			for (int n = 0; n <= line; n++) {
				size_t length = view->may_cut_groups ? strlen(head) : head_line(head, width);
				buf_clear(&words);
				buf_add(&words, head, length);
				head += length + (head[length] == ' ');
			}
			more = more || words.len > 0;
			text_gap(&row, view, i);
			buf_column(&row, buf_text(&words), (int)width);
		}
		text_line_end(&row);
		buf_add(b, buf_text(&row), more ? row.len : 0);
	}
	b->failed = b->failed || words.failed || row.failed;
	buf_free(&words);
	buf_free(&row);
}

/* Write a line of a row; false if nothing is left for it. */
static bool row_line(struct buf *b, const struct listing *view, size_t row, int line)
{
	struct buf words = { 0 };
	const char *label = line == 0 ? listing_row_label(view, row) : NULL;
	size_t leading = label ? listing_leading(view) : 0, width = 0;
	struct listing_cell cell;
	struct num num;
	bool has = line == 0;

	/* The label of a row of sums is next to its figures. */
	for (size_t i = 0; i < leading; i++)
		width += gap_before(view, i) + (size_t)view->columns[i].width;
	if (leading > 0)
		buf_column(b, label, -(int)width);
	for (size_t i = leading; i < view->column_count; i++) {
		const struct listing_column *column = &view->columns[i];
		if (column->hidden)
			continue;
		cell = listing_at(view, row, i);
		/* The part of a text in this line; figures are in the first. */
		const char *part = listing_words(&cell, view->lang, &num);
		bool flows = cell.kind == LISTING_TEXT && text_columns(part) > (size_t)column->width;
		size_t length = strlen(part);
		for (int n = 0; flows && n <= line; n++) {
			part += n > 0 ? length + (part[length] == ' ') : 0;
			length = head_line(part, (size_t)column->width);
		}
		buf_clear(&words);
		buf_add(&words, part, flows || line == 0 ? length : 0);
		has = has || words.len > 0;
		text_gap(b, view, i);
		bool text = column->kind == LISTING_TEXT && cell.kind == LISTING_TEXT;
		buf_column(b, buf_text(&words), text ? column->width : -column->width);
	}
	b->failed = b->failed || words.failed;
	buf_free(&words);
	return has;
}

/* A row too wide for any line: cells after their heads, short ones side by side. */
struct record {
	struct buf *b, line;
	int columns, margin;
};

static void record_end_line(struct record *r)
{
	enum { MARGIN = 4 };

	if (r->line.len == 0)
		return;
	buf_wrap(r->b, r->margin, buf_text(&r->line), r->columns);
	buf_clear(&r->line);
	r->margin = MARGIN;
}

static void text_record(struct buf *b, const struct listing *view, size_t row, int columns)
{
	enum { SHORT = 24 };
	struct record r = { .b = b, .columns = columns };
	struct listing_cell cell;
	struct num num;

	for (size_t i = 0; i < view->column_count; i++) {
		struct buf item = { 0 };
		cell = listing_at(view, row, i);
		const char *words = listing_words(&cell, view->lang, &num);
		buf_printf(&item, "%s: %s", view->columns[i].name, words);
		int width = (int)text_columns(buf_text(&item)),
			used = r.margin + (int)text_columns(buf_text(&r.line)) + TEXT_GROUP_GAP;
		if (*words && (width > SHORT || used + width >= r.columns))
			record_end_line(&r);
		if (*words)
			buf_printf(&r.line, "%s%s", r.line.len > 0 ? "   " : "", buf_text(&item));
		if (*words && width > SHORT)
			record_end_line(&r);
		buf_free(&item);
	}
	record_end_line(&r);
	buf_free(&r.line);
}

static void text_rows(struct buf *b, const struct listing *view, const struct doc_look *look)
{
	bool fits = look->columns == 0 || !may_flow(view) || is_readable(view, (size_t)look->columns);
	struct buf line = { 0 };

	for (size_t i = 0; fits && i < view->column_count; i++) {
		const struct listing_column *column = &view->columns[i];
		if (column->hidden)
			continue;
		text_gap(&line, view, i);
		buf_column(&line, column->name, column->kind == LISTING_TEXT ? column->width : -column->width);
	}
	if (fits) {
		text_line_end(&line);
		export_text_strong(b, buf_text(&line), look);
	}
	for (size_t row = 0; row < view->row_count; row++) {
		if (!fits) {
			buf_str(b, row > 0 ? "\n" : "");
			text_record(b, view, row, look->columns);
			continue;
		}
		buf_clear(&line);
		for (int n = 0; row_line(&line, view, row, n); n++) {
			text_line_end(&line);
			buf_add(b, buf_text(&line), line.len);
			buf_clear(&line);
		}
	}
	b->failed = b->failed || line.failed;
	buf_free(&line);
}

int export_text_table(struct buf *b, struct listing *view, const struct doc_look *look)
{
	int left_out = fit(view, look);
	struct buf heads = { 0 };

	if (left_out < view->group_count)
		text_groups(&heads, view);
	if (heads.len > 0)
		export_text_strong(b, buf_text(&heads), look);
	b->failed = b->failed || heads.failed;
	buf_free(&heads);
	text_rows(b, view, look);
	if (view->row_count == 0) {
		buf_str(b, msg_empty_table.text[look->lang]);
		buf_char(b, '\n');
	}
	return left_out;
}
