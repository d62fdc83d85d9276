/* Listings: columns first, then cells from left to right, row after row; their views for the formats. */
#include "base/doc.h"

#include "base/messages.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy_of(struct listing *t, const char *text)
{
	char *copy = strdup(text);

	t->failed = t->failed || !copy;
	return copy;
}

/* ---- columns and groups --------------------------------------------------------------------------- */

void listing_start(struct listing *t, const char *title)
{
	*t = (struct listing){ 0 };
	t->title = copy_of(t, title);
}

void listing_begin(struct listing *t, enum lang lang, const char *title,
	const struct listing_column columns[])
{
	listing_start(t, title);
	t->lang = lang;
	for (; columns->key; columns++)
		listing_add_column(t, columns);
}

void listing_group(struct listing *t, const char *head, const char *prefix, int no)
{
	struct listing_group *groups = list_grow(t->groups, (size_t)t->group_count, sizeof *groups);

	if (!groups) {
		t->failed = true;
		return;
	}
	t->groups = groups;
	groups[t->group_count] = (struct listing_group){ .head = copy_of(t, head), .no = no };
	snprintf(groups[t->group_count++].prefix, sizeof groups->prefix, "%s", prefix);
	t->in_group = true;
}

void listing_group_end(struct listing *t)
{
	t->in_group = false;
}

/* Put the last column into the group of the column before it if `over` is its head, else into a new one. */
static void group_under(struct listing *t, const char *over)
{
	size_t last = t->column_count - 1;

	if (last > 0 && t->columns[last - 1].group && strcmp(listing_group_of(t, last - 1)->head, over) == 0) {
		t->columns[last].group = t->columns[last - 1].group;
		return;
	}
	listing_group(t, over, "", 0);
	t->columns[last].group = t->group_count;
	t->in_group = false;
}

struct listing_column *listing_add_column(struct listing *t, const struct listing_column *column)
{
	struct listing_column *columns = list_grow(t->columns, t->column_count, sizeof *columns);

	if (!columns) {
		t->failed = true;
		return NULL;
	}
	t->columns = columns;
	columns[t->column_count] = *column;
	columns[t->column_count].at = t->column_count;
	columns[t->column_count].group = t->in_group ? t->group_count : 0;
	t->row_cells = ++t->column_count;
	if (column->over)
		group_under(t, column->over->text[t->lang]);
	return &columns[t->column_count - 1];
}

void listing_column(struct listing *t, const char *key, const struct msg *head, enum listing_kind kind)
{
	listing_add_column(t, &(struct listing_column){ .key = key, .head = head, .kind = kind });
}

void listing_head(struct listing *t, const char *words, const char *over)
{
	if (t->failed || t->column_count == 0)
		return;
	t->columns[t->column_count - 1].name = copy_of(t, words);
	if (*over)
		group_under(t, over);
}

void listing_for_scripts(struct listing *t)
{
	if (t->column_count > 0)
		t->columns[t->column_count - 1].for_scripts = true;
}

void listing_keep(struct listing *t, bool (*wanted)(const struct listing_column *column, const void *arg),
	const void *arg)
{
	size_t kept = 0;

	for (size_t i = 0; i < t->column_count; i++) {
		if (!wanted(&t->columns[i], arg)) {
			free(t->columns[i].name);
			continue;
		}
		t->columns[kept] = t->columns[i];
		t->columns[kept].at = kept;
		kept++;
	}
	t->row_cells = t->column_count = kept;
}

/* ---- cells ---------------------------------------------------------------------------------------- */

/* Add a cell; the row counts once its last cell is added. A failed table takes no more cells. */
static void add_cell(struct listing *t, struct listing_cell cell)
{
	struct listing_cell *cells = t->cells;

	if (!t->failed && t->column_count > 0 && t->filled == 0) {
		cells = list_grow(cells, t->row_count, t->column_count * sizeof *cells);
		t->failed = !cells;
		t->cells = cells ? cells : t->cells;
	}
	if (t->failed || t->column_count == 0) {
		free((void *)cell.text);
		free((void *)cell.words);
		return;
	}
	const struct listing_column *column = &t->columns[t->filled];
	cell.kind = cell.text || column->kind == LISTING_TIME ? LISTING_TEXT : column->kind;
	cell.is_amount = column->is_amount;
	cells[t->row_count * t->column_count + t->filled++] = cell;
	if (t->filled == t->column_count) {
		t->filled = 0;
		t->row_count++;
	}
}

void listing_text(struct listing *t, const char *text)
{
	add_cell(t, (struct listing_cell){ .text = copy_of(t, text) });
}

void listing_code(struct listing *t, const char *code, const char *words)
{
	add_cell(t, (struct listing_cell){ .text = copy_of(t, code), .words = copy_of(t, words) });
}

void listing_number(struct listing *t, int64_t number)
{
	add_cell(t, (struct listing_cell){ .number = number });
}

void listing_figure(struct listing *t, int64_t number, const char *words)
{
	add_cell(t, (struct listing_cell){ .number = number, .words = copy_of(t, words) });
}

void listing_some(struct listing *t, int64_t number)
{
	add_cell(t, (struct listing_cell){ .number = number, .empty = number == 0 });
}

void listing_empty(struct listing *t)
{
	add_cell(t, (struct listing_cell){ .empty = true });
}

void listing_label(struct listing *t, const char *words)
{
	add_cell(t, (struct listing_cell){ .empty = true, .is_label = true, .words = copy_of(t, words) });
}

struct listing_cell *listing_last(struct listing *t)
{
	size_t count = t->row_count * t->column_count + t->filled;

	return t->failed || count == 0 ? &t->spare : &t->cells[count - 1];
}

void listing_link(struct listing *t, const char *href, const char *drawing)
{
	struct listing_link *links = list_grow(t->links, t->link_count, sizeof *links);

	if (!links) {
		t->failed = true;
		return;
	}
	t->links = links;
	links[t->link_count++] = (struct listing_link){ t->row_count * t->column_count + t->filled - 1,
		href ? copy_of(t, href) : NULL, drawing ? copy_of(t, drawing) : NULL };
}

static int by_cell(const void *cell, const void *link)
{
	size_t a = *(const size_t *)cell, b = ((const struct listing_link *)link)->cell;

	return (a > b) - (a < b);
}

const struct listing_link *listing_link_at(const struct listing *t, size_t row, size_t column)
{
	size_t cell = row * t->row_cells + t->columns[column].at;

	return t->link_count == 0 ? NULL : bsearch(&cell, t->links, t->link_count, sizeof *t->links, by_cell);
}

void listing_join(struct listing *t)
{
	size_t row = t->filled > 0 ? t->row_count : t->row_count - 1;

	if (!t->failed && (t->filled > 0 || t->row_count > 0))
		t->cells[row * t->column_count].joined = true;
}

void listing_row(struct listing *t, const void *row)
{
	for (size_t i = 0; i < t->column_count && !t->failed; i++) {
		t->columns[i].cell(t, row, &t->columns[i]);
		assert(t->failed || t->filled == (i + 1) % t->column_count);
	}
}

void listing_rows(struct listing *t, const void *rows, size_t count, size_t size)
{
	for (size_t i = 0; i < count; i++)
		listing_row(t, (const char *)rows + i * size);
}

static const void *member(const void *row, const struct listing_column *column)
{
	return (const char *)row + column->item;
}

void cell_int(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_number(t, *(const int *)member(row, column));
}

void cell_int64(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_number(t, *(const int64_t *)member(row, column));
}

void cell_size(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_number(t, (int64_t)*(const size_t *)member(row, column));
}

void cell_some(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_some(t, *(const int *)member(row, column));
}

void cell_chars(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_text(t, member(row, column));
}

void cell_string(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_text(t, *(const char *const *)member(row, column));
}

void listing_free(struct listing *t)
{
	size_t count = t->row_count * t->column_count + t->filled;

	for (size_t i = 0; i < count; i++) {
		free((void *)t->cells[i].text);
		free((void *)t->cells[i].words);
	}
	for (size_t i = 0; i < t->column_count; i++)
		free(t->columns[i].name);
	for (int i = 0; i < t->group_count; i++)
		free(t->groups[i].head);
	for (size_t i = 0; i < t->link_count; i++) {
		free(t->links[i].href);
		free(t->links[i].drawing);
	}
	free(t->links);
	free(t->cells);
	free(t->columns);
	free(t->groups);
	free(t->title);
	*t = (struct listing){ 0 };
}

/* ---- views ---------------------------------------------------------------------------------------- */

bool listing_view(struct listing *out, const struct listing *t, enum lang lang, bool for_people,
	struct err *e)
{
	static char none[] = "";

	*out = *t;
	out->lang = lang;
	out->for_people = for_people;
	out->column_count = 0;
	out->group_count = 0;
	out->columns = calloc(t->column_count + 1, sizeof *out->columns);
	if (t->failed || !out->columns)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; i < t->column_count; i++) {
		struct listing_column *column = &out->columns[out->column_count];
		if (for_people && t->columns[i].for_scripts)
			continue;
		*column = t->columns[i];
		column->kind = column->kind == LISTING_TIME ? LISTING_TEXT : column->kind;
		if (!column->name)
			column->name = column->head ? (char *)column->head->text[lang] : none;
		out->group_count = column->group > out->group_count ? column->group : out->group_count;
		out->column_count++;
	}
	return true;
}

void listing_view_free(struct listing *view)
{
	free(view->columns);
	*view = (struct listing){ 0 };
}

struct listing_cell listing_at(const struct listing *t, size_t row, size_t column)
{
	struct listing_cell cell = t->cells[row * t->row_cells + t->columns[column].at];

	if (t->for_people && cell.words) {
		cell.kind = LISTING_TEXT;
		cell.text = cell.words;
	}
	cell.text = cell.text ? cell.text : "";
	return cell;
}

const char *listing_row_label(const struct listing *t, size_t row)
{
	const struct listing_cell *first = &t->cells[row * t->row_cells];

	return first->is_label ? first->words : NULL;
}

bool listing_joined(const struct listing *t, size_t row)
{
	return row > 0 && t->cells[row * t->row_cells].joined;
}

size_t listing_leading(const struct listing *t)
{
	size_t i = 0;

	while (i < t->column_count && !t->columns[i].group)
		i++;
	return i;
}

size_t listing_group_end_of(const struct listing *t, size_t i)
{
	size_t next = i + 1;

	while (next < t->column_count && t->columns[next].group == t->columns[i].group)
		next++;
	return next;
}

const struct listing_group *listing_group_of(const struct listing *t, size_t column)
{
	static char nothing[] = "";
	static const struct listing_group none = { .head = nothing };
	int group = t->columns[column].group;

	return group ? &t->groups[group - 1] : &none;
}

bool listing_has_group_heads(const struct listing *t)
{
	bool any = false;

	for (size_t i = 0; i < t->column_count; i++)
		any = any || *listing_group_of(t, i)->head;
	return any;
}

struct num listing_figures(const struct listing_cell *cell, char point, bool plus)
{
	if (cell->kind == LISTING_PLACE_POINTS)
		return num_place_points(cell->number, point);
	if (cell->kind == LISTING_HUNDREDTHS)
		return num_decimals(cell->number, 100, 2, point);
	if (cell->kind == LISTING_THOUSANDTHS)
		return num_decimals(cell->number, 1000, 3, point);
	return cell->kind == LISTING_POINTS && plus ? num_signed(cell->number) : num_of(cell->number);
}

double listing_value(const struct listing_cell *cell)
{
	double parts = cell->kind == LISTING_PLACE_POINTS ? POINT_PARTS : cell->kind == LISTING_HUNDREDTHS ? 100
		: cell->kind == LISTING_THOUSANDTHS ? 1000 : 1;

	return (double)cell->number / parts;
}

const char *listing_words(const struct listing_cell *cell, enum lang lang, struct num *num)
{
	if (cell->empty)
		return "";
	if (cell->kind == LISTING_TEXT)
		return cell->text;
	*num = cell->is_amount ? num_amount(cell->number)
		: listing_figures(cell, lang == LANG_HU ? ',' : '.', true);
	return num->text;
}

const char *listing_page_words(const struct listing_cell *cell, enum lang lang, struct num *num)
{
	const char *words = listing_words(cell, lang, num);
	struct num plain = *num;

	if (cell->empty || cell->kind == LISTING_TEXT || *words != '-')
		return words;
	snprintf(num->text, sizeof num->text, "−%.20s", plain.text + 1);
	return num->text;
}
