/* Grids in the plain notations: text, CSV, JSON, HTML. */
#include "export/export.h"

#include "base/messages.h"
#include "export/messages.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- text ---------------------------------------------------------------------------------------- */

/*
 * A text keeps TEXT_NARROW columns as long as groups can be left out instead, and TEXT_NARROWEST in any
 * case.
 */
enum { TEXT_GAP = 2, TEXT_GROUP_GAP = 3, TEXT_NARROW = 24, TEXT_NARROWEST = 8, TEXT_COLUMNS = 80 };

void grid_strong(struct buf *b, const char *text, const struct doc_look *look)
{
	buf_str(b, look->colour ? "\033[1m" : "");
	buf_str(b, text);
	buf_str(b, look->colour ? "\033[0m" : "");
}

/* The first shown column of a group stands apart. */
static size_t gap_before(const struct grid *grid, size_t column)
{
	const struct grid_column *c = &grid->columns[column];

	if (column == 0)
		return 0;
	if (grid->is_tight)
		return 1;
	return c->group != grid->columns[column - 1].group ? TEXT_GROUP_GAP : TEXT_GAP;
}

static size_t text_width(const struct grid *grid)
{
	size_t width = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		if (!grid->columns[i].hidden)
			width += gap_before(grid, i) + (size_t)grid->columns[i].width;
	}
	return width;
}

/* May a row stand as heads with their values? Those with groups stay rows. */
static bool may_flow(const struct grid *grid)
{
	return grid->group_count == 0 && !grid->may_cut_groups;
}

static int longest_word(const char *text)
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
	return (int)most;
}

static void measure(struct grid *grid, enum lang lang)
{
	struct grid_cell cell;
	struct num num;

	for (size_t i = 0; i < grid->column_count; i++) {
		struct grid_column *column = &grid->columns[i];
		size_t width = text_columns(column->head);
		column->least = (int)width;
		for (size_t row = 0; row < grid->row_count; row++) {
			grid_cell(grid, row, column, &cell);
			const char *words = grid_words(&cell, lang, &num);
			size_t needed = text_columns(words);
			int least = needed > width ? longest_word(words) : 0;
			width = needed > width ? needed : width;
			column->least = least > column->least ? least : column->least;
		}
		column->width = (int)width;
	}
}

/* The width of a group whose first column is `i`; `*next` is the first behind it. */
static size_t group_width(const struct grid *grid, size_t i, size_t *next)
{
	size_t width = 0;
	int group = grid->columns[i].group;

	for (*next = i; *next < grid->column_count && grid->columns[*next].group == group; ++*next)
		width += (*next > i ? gap_before(grid, *next) : 0) + (size_t)grid->columns[*next].width;
	return width;
}

/* How much wider the group would have to be for what stands over it. */
static size_t group_lack(const struct grid *grid, size_t i, size_t *next)
{
	int group = grid->columns[i].group;
	size_t width = group_width(grid, i, next);
	size_t needed = group == GRID_ALONE ? 0 : text_columns(grid->groups[group].head);

	return needed > width ? needed - width : 0;
}

/*
 * What stands over a group is in one line, its last column wide enough for that, if all groups then fit so
 * many columns; else their heads are broken.
 */
static void widen_groups_within(struct grid *grid, size_t columns)
{
	size_t lack = 0;

	for (size_t i = 0, next; i < grid->column_count; i = next)
		lack += group_lack(grid, i, &next);
	if (text_width(grid) + lack > columns)
		return;
	for (size_t i = 0, next; i < grid->column_count; i = next) {
		int wider = (int)group_lack(grid, i, &next);
		grid->columns[next - 1].width += wider;
	}
}

static void hide_group(struct grid *grid, int group)
{
	for (size_t i = 0; i < grid->column_count; i++) {
		if (grid->columns[i].group == group)
			grid->columns[i].hidden = true;
	}
}

/*
 * Take from the widest text column until the line fits; figures are never cut, nor words unless the rows have
 * groups and `least` is all there is room for.
 */
static void narrow_texts(struct grid *grid, size_t columns, int least, bool cuts)
{
	while (text_width(grid) > columns) {
		struct grid_column *widest = NULL;
		for (size_t i = 0; i < grid->column_count; i++) {
			struct grid_column *c = &grid->columns[i];
			int limit = may_flow(grid) || c->least > least ? c->least : least;
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

/*
 * The bytes of a text's first line in so many columns: words, or parts up to a hyphen; else all up to the
 * first blank.
 */
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

/* Do the rows stand in so many columns, none of them a tower of short lines? */
static bool is_readable(const struct grid *grid, size_t columns)
{
	enum { MOST_LINES = 5 };
	struct grid_cell cell;
	struct num num;
	int most = 0;

	for (size_t row = 0; row < grid->row_count; row++) {
		for (size_t i = 0; i < grid->column_count; i++) {
			int lines = 0;
			grid_cell(grid, row, &grid->columns[i], &cell);
			for (const char *at = grid_words(&cell, grid->lang, &num); *at && cell.kind == LISTING_TEXT;
				 lines++) {
				at += head_line(at, (size_t)grid->columns[i].width);
				at += *at == ' ';
			}
			most = lines > most ? lines : most;
		}
	}
	return most <= MOST_LINES && text_width(grid) <= columns;
}

/* Columns in which no row has anything. */
static void hide_empty(struct grid *grid)
{
	struct grid_cell cell;
	struct num num;

	for (size_t i = 0; i < grid->column_count; i++) {
		struct grid_column *column = &grid->columns[i];
		column->hidden = grid->row_count > 0;
		for (size_t row = 0; column->hidden && row < grid->row_count; row++) {
			grid_cell(grid, row, column, &cell);
			column->hidden = !*grid_words(&cell, grid->lang, &num);
		}
	}
}

/* Narrow the texts; if that does not do, take empty columns away, then the blanks between the others. */
static void squeeze(struct grid *grid, size_t columns)
{
	narrow_texts(grid, columns, TEXT_NARROWEST, false);
	if (may_flow(grid) ? is_readable(grid, columns) : text_width(grid) <= columns)
		return;
	if (may_flow(grid)) {
		hide_empty(grid);
		measure(grid, grid->lang);
		narrow_texts(grid, columns, TEXT_NARROWEST, false);
		if (is_readable(grid, columns))
			return;
	}
	grid->is_tight = true;
	measure(grid, grid->lang);
	narrow_texts(grid, columns, TEXT_NARROWEST, false);
	if (!may_flow(grid))
		narrow_texts(grid, columns, TEXT_NARROWEST, true);
}

/* How many groups were left out in front. */
static int fit(struct grid *grid, const struct doc_look *look)
{
	size_t columns = (size_t)look->columns;
	int left_out = 0;

	measure(grid, look->lang);
	if (columns == 0) {
		widen_groups_within(grid, TEXT_COLUMNS);
		return 0;
	}
	if (grid->may_cut_groups) {
		narrow_texts(grid, columns, TEXT_NARROW, false);
		while (left_out < grid->group_count && text_width(grid) > columns)
			hide_group(grid, left_out++);
		measure(grid, look->lang);
	}
	squeeze(grid, columns);
	if (!grid->may_cut_groups)
		widen_groups_within(grid, columns);
	return left_out;
}

static void text_gap(struct buf *b, const struct grid *grid, size_t column)
{
	buf_str(b, &"   "[TEXT_GROUP_GAP - gap_before(grid, column)]);
}

/* No spaces at the end of a line. */
static void text_line_end(struct buf *b)
{
	while (b->len > 0 && b->data[b->len - 1] == ' ')
		b->data[--b->len] = '\0';
	buf_char(b, '\n');
}

/* What a group has over it in its n-th line; "" behind the last. */
static void group_line(struct buf *out, const struct grid *grid, int group, size_t columns, int n)
{
	const char *head = group == GRID_ALONE ? "" : grid->groups[group].head;
	size_t length = strlen(head);

	for (; n >= 0; n--) {
		buf_clear(out);
		length = grid->may_cut_groups ? strlen(head) : head_line(head, columns);
		buf_add(out, head, length);
		head += length + (head[length] == ' ');
	}
}

/* The heads of the groups, each over its columns, in as many lines as they need. */
static void text_groups(struct buf *b, const struct grid *grid)
{
	struct buf words = { 0 }, row = { 0 };
	bool more = true;

	for (int line = 0; more; line++) {
		more = false;
		buf_clear(&row);
		for (size_t i = 0, next; i < grid->column_count; i = next) {
			size_t width = group_width(grid, i, &next);
			if (grid->columns[i].hidden)
				continue;
			group_line(&words, grid, grid->columns[i].group, width, line);
			more = more || words.len > 0;
			text_gap(&row, grid, i);
			buf_column(&row, buf_text(&words), (int)width);
		}
		text_line_end(&row);
		buf_add(b, buf_text(&row), more ? row.len : 0);
	}
	b->failed = b->failed || words.failed || row.failed;
	buf_free(&words);
	buf_free(&row);
}

static void text_heads(struct buf *b, const struct grid *grid)
{
	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		if (column->hidden)
			continue;
		text_gap(b, grid, i);
		buf_column(b, column->head, column->kind == LISTING_TEXT ? column->width : -column->width);
	}
	text_line_end(b);
}

/* The label of a row of sums, right before its figures; returns the column that comes next. */
static size_t text_label(struct buf *b, const struct grid *grid, size_t row)
{
	const char *label = grid_label(grid, row);
	size_t leading = grid_leading(grid), width = 0;

	if (!label || leading == 0)
		return 0;
	for (size_t i = 0; i < leading; i++)
		width += gap_before(grid, i) + (size_t)grid->columns[i].width;
	buf_column(b, label, -(int)width);
	return leading;
}

/* What of a cell stands in the n-th line of its row; figures stand in the first. */
static void cell_line(struct buf *out, const struct grid *grid, const struct grid_column *column,
	const struct grid_cell *cell, int n)
{
	struct num num;
	const char *words = grid_words(cell, grid->lang, &num);
	bool flows = cell->kind == LISTING_TEXT && text_columns(words) > (size_t)column->width;
	size_t length = strlen(words);

	buf_clear(out);
	for (int line = 0; flows && line <= n; line++) {
		words += line > 0 ? length + (words[length] == ' ') : 0;
		length = head_line(words, (size_t)column->width);
	}
	buf_add(out, words, flows || n == 0 ? length : 0);
}

/* A line of a row; false if nothing is left for it. */
static bool row_line(struct buf *b, const struct grid *grid, size_t row, int line)
{
	struct buf words = { 0 };
	struct grid_cell cell;
	bool has = line == 0;

	for (size_t i = line == 0 ? text_label(b, grid, row) : 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		if (column->hidden)
			continue;
		grid_cell(grid, row, column, &cell);
		cell_line(&words, grid, column, &cell, line);
		has = has || words.len > 0;
		text_gap(b, grid, i);
		bool text = column->kind == LISTING_TEXT && cell.kind == LISTING_TEXT;
		buf_column(b, buf_text(&words), text ? column->width : -column->width);
	}
	b->failed = b->failed || words.failed;
	buf_free(&words);
	return has;
}

static void text_row(struct buf *b, const struct grid *grid, size_t row)
{
	struct buf line = { 0 };

	for (int n = 0; row_line(&line, grid, row, n); n++) {
		text_line_end(&line);
		buf_add(b, buf_text(&line), line.len);
		buf_clear(&line);
	}
	b->failed = b->failed || line.failed;
	buf_free(&line);
}

/* A row that is too wide for any line: cells behind their heads, short ones beside each other. */
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

static void record_add(struct record *r, const char *item)
{
	enum { SHORT = 24 };
	int width = (int)text_columns(item),
		used = r->margin + (int)text_columns(buf_text(&r->line)) + TEXT_GROUP_GAP;

	if (width > SHORT || used + width >= r->columns)
		record_end_line(r);
	buf_str(&r->line, r->line.len > 0 ? "   " : "");
	buf_str(&r->line, item);
	if (width > SHORT)
		record_end_line(r);
}

static void text_record(struct buf *b, const struct grid *grid, size_t row, int columns)
{
	struct record r = { .b = b, .columns = columns };
	struct grid_cell cell;
	struct num num;

	for (size_t i = 0; i < grid->column_count; i++) {
		struct buf item = { 0 };
		grid_cell(grid, row, &grid->columns[i], &cell);
		const char *words = grid_words(&cell, grid->lang, &num);
		buf_printf(&item, "%s: %s", grid->columns[i].head, words);
		if (*words)
			record_add(&r, buf_text(&item));
		buf_free(&item);
	}
	record_end_line(&r);
	buf_free(&r.line);
}

static void text_rows(struct buf *b, const struct grid *grid, const struct doc_look *look)
{
	bool fits = look->columns == 0 || !may_flow(grid) || is_readable(grid, (size_t)look->columns);
	struct buf heads = { 0 };

	if (fits) {
		text_heads(&heads, grid);
		grid_strong(b, buf_text(&heads), look);
	}
	for (size_t row = 0; row < grid->row_count; row++) {
		buf_str(b, !fits && row > 0 ? "\n" : "");
		if (fits)
			text_row(b, grid, row);
		else
			text_record(b, grid, row, look->columns);
	}
	b->failed = b->failed || heads.failed;
	buf_free(&heads);
}

int grid_text(struct buf *b, struct grid *grid, const struct doc_look *look)
{
	int left_out = fit(grid, look);
	struct buf heads = { 0 };

	if (left_out < grid->group_count)
		text_groups(&heads, grid);
	if (heads.len > 0)
		grid_strong(b, buf_text(&heads), look);
	b->failed = b->failed || heads.failed;
	buf_free(&heads);
	text_rows(b, grid, look);
	if (grid->row_count == 0) {
		buf_str(b, msg_empty_table.text[look->lang]);
		buf_char(b, '\n');
	}
	return left_out;
}

/* ---- CSV and JSON: what scripts read, the same in both languages ----------------------------------- */

void grid_csv(struct buf *b, const struct grid *grid)
{
	struct grid_cell cell;

	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		buf_printf(b, "%s%s%s", i > 0 ? "," : "", column->group == GRID_ALONE ? ""
			: grid->groups[column->group].prefix, column->key);
	}
	buf_char(b, '\n');
	for (size_t row = 0; row < grid->row_count; row++) {
		for (size_t i = 0; i < grid->column_count; i++) {
			buf_str(b, i > 0 ? "," : "");
			grid_cell(grid, row, &grid->columns[i], &cell);
			if (!cell.empty)
				buf_csv(b, cell.kind == LISTING_TEXT ? cell.text : grid_number(&cell, '.', false).text);
		}
		buf_char(b, '\n');
	}
}

void grid_json(struct buf *b, const struct grid *grid, size_t row, const struct grid_column *column)
{
	struct grid_cell cell;

	grid_cell(grid, row, column, &cell);
	if (cell.empty)
		buf_str(b, "null");
	else if (cell.kind == LISTING_TEXT)
		buf_json(b, cell.text, strlen(cell.text));
	else
		buf_str(b, grid_number(&cell, '.', false).text);
}

/* ---- HTML ---------------------------------------------------------------------------------------- */

static const char *const kind_class[] = {
	[LISTING_TEXT] = "text", [LISTING_TIME] = "text", [LISTING_INT] = "number", [LISTING_POINTS] = "number",
	[LISTING_TWELFTHS] = "number",
	[LISTING_HUNDREDTHS] = "number",
	[LISTING_THOUSANDTHS] = "number",
};
static const char *const style_class[LISTING_STYLES] = {
	[LISTING_PLAIN] = "", [LISTING_STRUCK] = " struck", [LISTING_ITALIC] = " revised",
	[LISTING_TOTAL] = " total",
	[LISTING_BAND] = " band", [LISTING_OPEN_BELOW] = "", [LISTING_OPEN_ABOVE] = "", [LISTING_OPEN] = "",
};

/*
 * class="number score first": the kind of the cell, the key outside of groups, and " first" where a group
 * begins.
 */
static void html_class(struct buf *b, const struct grid *grid, size_t column, const struct grid_cell *cell)
{
	const struct grid_column *c = &grid->columns[column];
	bool first = column > 0 && c->group != grid->columns[column - 1].group;

	/* What is of another kind than its column stands as a text. */
	enum listing_kind kind = cell->empty || cell->kind == c->kind ? c->kind : LISTING_TEXT;
	buf_printf(b, " class=\"%s%s", kind_class[kind], style_class[cell->style]);
	if (c->group == GRID_ALONE)
		buf_printf(b, " %s", c->key);
	buf_str(b, first ? " first\">" : "\">");
}

static void html_groups(struct buf *b, const struct grid *grid)
{
	buf_str(b, "<tr>");
	for (size_t i = 0, next; i < grid->column_count; i = next) {
		int group = grid->columns[i].group;
		for (next = i; next < grid->column_count && grid->columns[next].group == group; next++)
			continue;
		if (group == GRID_ALONE) {
			for (; i < next; i++) {
				buf_str(b, "<td");
				html_class(b, grid, i, &(struct grid_cell){ .kind = grid->columns[i].kind });
				buf_str(b, "</td>");
			}
			continue;
		}
		buf_printf(b, "<th scope=\"colgroup\" colspan=\"%zu\" class=\"group first\">", next - i);
		buf_html(b, grid->groups[group].head);
		buf_str(b, "</th>");
	}
	buf_str(b, "</tr>\n");
}

static void html_heads(struct buf *b, const struct grid *grid)
{
	buf_str(b, "<thead>\n");
	if (grid_has_heads(grid))
		html_groups(b, grid);
	buf_str(b, "<tr>");
	for (size_t i = 0; i < grid->column_count; i++) {
		buf_str(b, "<th scope=\"col\"");
		html_class(b, grid, i, &(struct grid_cell){ .kind = grid->columns[i].kind });
		buf_html(b, grid->columns[i].head);
		buf_str(b, "</th>");
	}
	buf_str(b, "</tr>\n</thead>\n");
}

/* The label of a row of sums; returns the column that comes next. */
static size_t html_label(struct buf *b, const struct grid *grid, size_t row)
{
	const char *label = grid_label(grid, row);
	size_t leading = grid_leading(grid);

	if (!label || leading == 0)
		return 0;
	buf_printf(b, "<th scope=\"row\" colspan=\"%zu\" class=\"number total\">", leading);
	buf_html(b, label);
	buf_str(b, "</th>");
	return leading;
}

static void html_row(struct buf *b, const struct grid *grid, size_t row, enum lang lang)
{
	struct grid_cell cell;
	struct num num;

	buf_str(b, grid_joined(grid, row) ? "<tr class=\"joined\">" : "<tr>");
	for (size_t i = html_label(b, grid, row); i < grid->column_count; i++) {
		grid_cell(grid, row, &grid->columns[i], &cell);
		buf_str(b, "<td");
		html_class(b, grid, i, &cell);
		buf_html(b, grid_page_words(&cell, lang, &num));
		buf_str(b, "</td>");
	}
	buf_str(b, "</tr>\n");
}

void grid_html(struct buf *b, const struct grid *grid, const struct doc_look *look)
{
	buf_printf(b, "<div class=\"scroll\" tabindex=\"0\">\n<table class=\"%s\">\n", grid->name);
	html_heads(b, grid);
	buf_str(b, "<tbody>\n");
	for (size_t row = 0; row < grid->row_count; row++)
		html_row(b, grid, row, look->lang);
	buf_str(b, "</tbody>\n</table>\n</div>\n");
}
