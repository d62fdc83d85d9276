/*
 * A workbook read back: which worksheets it has, what their cells show, and how it was made. What is read
 * is what any program shows: parts are found by their relations, elements by namespace and place, and what
 * programs could take in more than one way is refused.
 */
#include "export/xlsx.h"

#include "base/messages.h"
#include "export/messages.h"
#include "export/xlsx_copy.h"
#include "export/xlsx_parts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * No workbook of the program comes near these. `MOST_COVERED`: cells looked at under merged ones, of one
 * worksheet.
 */
enum { MOST_SHEETS = 4096, MOST_RELATIONS = 2 * MOST_SHEETS, MOST_STRINGS = 1 << 20, MOST_MERGED = 1 << 16,
	MOST_COVERED = 1 << 24 };
enum { LAST_ROW = 1 << 20, LAST_COLUMN = 1 << 14 };

/* Every element that means something, by where it stands. */
enum node {
	NODE_NONE,
	NODE_RELATIONS, NODE_RELATION,
	NODE_WORKBOOK, NODE_WORKBOOK_PR, NODE_SHEETS, NODE_SHEET,
	NODE_STYLES, NODE_FORMATS, NODE_FORMAT, NODE_STYLE_CELLS, NODE_STYLE_CELL, NODE_CELL_FORMATS,
	NODE_CELL_FORMAT,
	NODE_VARIANTS, NODE_VARIANT, NODE_VARIANT_FORMAT,
	NODE_STRINGS, NODE_STRING, NODE_STRING_TEXT, NODE_STRING_RUN, NODE_STRING_RUN_TEXT,
	NODE_PROPERTIES, NODE_PROPERTY, NODE_PROPERTY_TEXT,
	NODE_WORKSHEET, NODE_VIEWS, NODE_VIEW, NODE_SIZES, NODE_COLUMNS, NODE_COLUMN, NODE_DATA,
	NODE_ROW, NODE_CELL, NODE_VALUE, NODE_FORMULA,
	NODE_INLINE, NODE_INLINE_TEXT, NODE_INLINE_RUN, NODE_INLINE_RUN_TEXT, NODE_MERGED, NODE_MERGE,
	NODE_FILTER, NODE_FILTERED,
	NODE_CONDITION, NODE_DRAWING, NODE_FOOTERS, NODE_FOOTER,
	NODE_COUNT
};

/* The types of the relations that are followed; programs go by them and not by the names of parts. */
enum relation_type { TYPE_WORKBOOK, TYPE_PROPERTIES, TYPE_SHEET, TYPE_STRINGS, TYPE_STYLES, TYPE_OTHER };

struct relation {
	enum relation_type type;
	size_t id, target;        /* texts of the copy */
	const char *id_text;      /* once the list is sorted */
};

struct merge {
	int top, left, bottom, right;
};

/* A workbook under way. */
struct copying {
	struct export_copy *copy;
	struct copy_formats formats;
	struct relation *relations;                      /* of the part under way */
	struct merge *merged;                            /* of the worksheet under way */
	size_t *strings;                                 /* the shared strings: places in the text */
	size_t string_count, relation_count, merge_count;
	struct buf *into, value, formula;                /* where text goes, NULL: nowhere */
	enum node node, root;                            /* where it is; what the part has to be */
	int skipped;                                     /* how deep inside of what means nothing */
	bool is_skipped_whole;                           /* whatever is in there */
	int texts, runs, values, formulas, inlines;      /* of the string or the cell under way */
	bool is_plain_formula;
	char type[16];                                   /* of the cell under way */
	long format;
	size_t sheet, first_cell;                        /* under way, and its first cell */
	size_t drawing;                                  /* its relation, 0: none */
	int row, column, last_column;                    /* where it is; up to where columns were told */
	bool has_data, row_hidden, row_outlined, any_collapsed;
	bool hides_zeros, shows_formulas, hides_rows, hides_columns;
	unsigned char columns[LAST_COLUMN];              /* HIDDEN, OUTLINED */
};

enum { HIDDEN = 1, OUTLINED = 2 };

/* ---- small things ---------------------------------------------------------------------------------- */

void *copy_grow(void *items, size_t count, size_t size, size_t most)
{
	if (count >= most)
		return NULL;
	return (count & (count - 1)) == 0 ? realloc(items, (count ? 2 * count : 1) * size) : items;
}

size_t copy_keep(struct export_copy *copy, const char *text)
{
	size_t place = copy->text.len;

	if (!*text)
		return 0;
	buf_add(&copy->text, text, strlen(text) + 1);
	return copy->text.failed ? 0 : place;
}

bool copy_is_true(const char *value)
{
	return value && (strcmp(value, "1") == 0 || strcmp(value, "true") == 0 || strcmp(value, "on") == 0);
}

long copy_number(const char *text)
{
	size_t digits = strspn(text, "0123456789");

	return digits >= 1 && digits <= 9 && !text[digits] ? strtol(text, NULL, 10) : -1;
}

static bool add_cell(struct copying *c, const struct copy_cell *cell)
{
	struct copy_cell *cells
		= copy_grow(c->copy->cells, c->copy->cell_count, sizeof *cells, LIMIT_WORKBOOK_CELLS);

	if (!cells)
		return false;
	c->copy->cells = cells;
	cells[c->copy->cell_count++] = *cell;
	return true;
}

/* Is a width or a height so small that nothing is seen? */
static bool is_nothing(const char *size)
{
	return size && strtod(size, NULL) < 0.5;
}

/* ---- relations ----------------------------------------------------------------------------------------- */

static enum relation_type type_of(const char *type)
{
	static const char *const beginnings[] = { "http://schemas.openxmlformats.org/officeDocument/2006/relationships/",
		"http://purl.oclc.org/ooxml/officeDocument/relationships/" };
	static const struct { const char *name; enum relation_type type; } types[] = {
		{ "officeDocument", TYPE_WORKBOOK }, { "custom-properties", TYPE_PROPERTIES }, { "customProperties", TYPE_PROPERTIES },
		{ "worksheet", TYPE_SHEET }, { "sharedStrings", TYPE_STRINGS }, { "styles", TYPE_STYLES },
	};

	for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
		size_t n = strlen(beginnings[i]);
		for (size_t t = 0; strncmp(type, beginnings[i], n) == 0 && t < sizeof types / sizeof *types; t++) {
			if (strcmp(type + n, types[t].name) == 0)
				return types[t].type;
		}
	}
	return TYPE_OTHER;
}

static bool start_relation(struct copying *c, const char **attributes)
{
	const char *id = part_attribute(attributes, "Id"), *target = part_attribute(attributes, "Target");
	const char *type = part_attribute(attributes, "Type"), *mode = part_attribute(attributes, "TargetMode");
	struct relation relation = { .type = type ? type_of(type) : TYPE_OTHER };

	if (!id || !target || (relation.type != TYPE_OTHER && mode && strcmp(mode, "Internal") != 0))
		return false;
	struct relation *list = copy_grow(c->relations, c->relation_count, sizeof *list, MOST_RELATIONS);
	if (!list)
		return false;
	c->relations = list;
	relation.id = copy_keep(c->copy, id);
	relation.target = copy_keep(c->copy, target);
	list[c->relation_count++] = relation;
	return true;
}

/* Of one type there may be one: "" if there is none. */
static bool only_target(const struct copying *c, enum relation_type type, const char **target)
{
	int count = 0;

	*target = "";
	for (size_t i = 0; i < c->relation_count; i++) {
		if (c->relations[i].type != type)
			continue;
		*target = copy_text(c->copy, c->relations[i].target);
		count++;
	}
	return count <= 1;
}

/*
 * The name of the part that a target means, seen from a folder ("xl/" or ""). Ways up and down that no
 * program writes
 * ("./a", "b/../a") are not followed: not all programs do.
 */
static bool resolve(struct buf *name, const char *folder, const char *target)
{
	buf_clear(name);
	buf_printf(name, "/%s%s", *target == '/' ? "" : folder, target + (*target == '/'));
	if (name->failed || strstr(name->data, "/.") || strstr(name->data, "//") || strpbrk(name->data, "%\\?#"))
		return false;
	memmove(name->data, name->data + 1, name->len--);
	return true;
}

/* ---- the workbook and its styles -------------------------------------------------------------------- */

static bool start_workbook_pr(struct copying *c, const char **attributes)
{
	(void)c;
	return !copy_is_true(part_attribute(attributes, "date1904"));
}

static bool start_sheet(struct copying *c, const char **attributes)
{
	struct export_copy *copy = c->copy;
	const char *title = part_attribute(attributes, "name"), *relation = part_relation(attributes);
	const char *state = part_attribute(attributes, "state");

	if (!title || !relation)
		return false;
	struct copy_sheet *sheets = copy_grow(copy->sheets, copy->sheet_count, sizeof *sheets, MOST_SHEETS);
	if (!sheets)
		return false;
	copy->sheets = sheets;
	sheets[copy->sheet_count] = (struct copy_sheet){ copy_keep(copy, title), copy_keep(copy, relation), 0 };
	const struct copy_cell there = { .sheet = copy->sheet_count, .value = sheets[copy->sheet_count].name,
		.row = COPY_ROW_SHEET, .kind = COPY_TEXT, .is_hidden = state && strcmp(state, "visible") != 0 };
	copy->sheet_count++;
	return add_cell(c, &there);
}

static bool start_format(struct copying *c, const char **attributes)
{
	return formats_add(&c->formats, c->copy, attributes);
}

static bool start_cell_format(struct copying *c, const char **attributes)
{
	return formats_add_cell(&c->formats, c->node == NODE_STYLE_CELL, attributes);
}

static bool start_variant(struct copying *c, const char **attributes)
{
	(void)attributes;
	c->formats.vary = true;
	return true;
}

/* ---- strings ------------------------------------------------------------------------------------------- */

static bool start_string(struct copying *c, const char **attributes)
{
	(void)attributes;
	c->texts = c->runs = 0;
	if (c->node == NODE_INLINE)
		return ++c->inlines == 1;
	size_t *strings = copy_grow(c->strings, c->string_count, sizeof *strings, MOST_STRINGS);
	if (!strings)
		return false;
	c->strings = strings;
	strings[c->string_count++] = c->copy->text.len;
	return true;
}

/* A string is one text, or pieces of a look of their own each. */
static bool start_text(struct copying *c, const char **attributes)
{
	bool in_run = c->node == NODE_STRING_RUN_TEXT || c->node == NODE_INLINE_RUN_TEXT;
	bool is_shared = c->node == NODE_STRING_TEXT || c->node == NODE_STRING_RUN_TEXT;

	(void)attributes;
	c->texts += !in_run;
	c->runs += in_run;
	c->into = is_shared ? &c->copy->text : &c->value;
	return c->texts <= 1 && (c->texts == 0 || c->runs == 0);
}

static bool end_text(struct copying *c)
{
	c->into = NULL;
	return true;
}

static bool end_string(struct copying *c)
{
	buf_add(&c->copy->text, "", 1);
	return true;
}

/* ---- what a worksheet hides ------------------------------------------------------------------------ */

static struct copy_cell *sheet_marker(struct copying *c)
{
	return &c->copy->cells[c->sheet];
}

static bool start_worksheet(struct copying *c, const char **attributes)
{
	(void)attributes;
	c->first_cell = c->copy->cell_count;
	c->row = -1;
	c->last_column = 0;
	c->merge_count = 0;
	c->has_data = false;
	c->any_collapsed = c->hides_zeros = c->shows_formulas = c->hides_rows = c->hides_columns = false;
	memset(c->columns, 0, sizeof c->columns);
	return true;
}

static bool start_view(struct copying *c, const char **attributes)
{
	const char *zeros = part_attribute(attributes, "showZeros");

	c->hides_zeros |= zeros && !copy_is_true(zeros);
	c->shows_formulas |= copy_is_true(part_attribute(attributes, "showFormulas"));
	return !c->has_data;
}

static bool start_sizes(struct copying *c, const char **attributes)
{
	c->hides_rows |= copy_is_true(part_attribute(attributes, "zeroHeight"))
		|| is_nothing(part_attribute(attributes, "defaultRowHeight"));
	c->hides_columns |= is_nothing(part_attribute(attributes, "defaultColWidth"));
	return !c->has_data;
}

/* In one order, each column once. */
static bool start_column(struct copying *c, const char **attributes)
{
	const char *min = part_attribute(attributes, "min"), *max = part_attribute(attributes, "max");
	const char *level = part_attribute(attributes, "outlineLevel");
	long from = min ? copy_number(min) : -1, to = max ? copy_number(max) : -1;
	bool is_hidden = copy_is_true(part_attribute(attributes, "hidden"))
		|| is_nothing(part_attribute(attributes, "width"));
	bool is_outlined = level && copy_number(level) != 0;

	if (c->has_data || from <= c->last_column || to < from || to > LAST_COLUMN)
		return false;
	memset(c->columns + from - 1, (is_hidden ? HIDDEN : 0) | (is_outlined ? OUTLINED : 0),
		(size_t)(to - from + 1));
	c->last_column = (int)to;
	c->any_collapsed |= copy_is_true(part_attribute(attributes, "collapsed"));
	return true;
}

static bool start_filtered(struct copying *c, const char **attributes)
{
	(void)attributes;
	sheet_marker(c)->is_hidden = true;
	return true;
}

static bool start_condition(struct copying *c, const char **attributes)
{
	(void)attributes;
	sheet_marker(c)->is_hidden |= c->formats.vary;
	return true;
}

/* What lies over the cells. Of a drawing it is seen later whether there is anything on it. */
static bool start_overlay(struct copying *c, const char **attributes)
{
	(void)attributes;
	sheet_marker(c)->format = sheet_marker(c)->value;
	return true;
}

static bool start_drawing(struct copying *c, const char **attributes)
{
	const char *relation = part_relation(attributes);

	if (!relation || c->drawing)
		return start_overlay(c, attributes);
	c->drawing = copy_keep(c->copy, relation);
	return true;
}

/*
 * ---- rows and places
 * ----------------------------------------------------------------------------------------------
 */

/* "AB12": the letters and the figures of a cell's name, up to `end`. */
static bool read_place(const char *name, const char *end, int *row, int *column)
{
	long number = 0;

	*column = 0;
	for (; name < end && isupper((unsigned char)*name) && *column <= LAST_COLUMN; name++)
		*column = *column * 26 + (*name - 'A' + 1);
	if (name == end || *name == '0')
		return false;
	for (; name < end && isdigit((unsigned char)*name) && number <= LAST_ROW; name++)
		number = number * 10 + (*name - '0');
	*row = (int)number - 1;
	return name == end && *column >= 1 && (*column)-- <= LAST_COLUMN && number >= 1 && number <= LAST_ROW;
}

/* The rows stand in one place, behind what is said of columns and in front of what is said of merged cells.
 */
static bool start_data(struct copying *c, const char **attributes)
{
	bool is_first = !c->has_data;

	(void)attributes;
	c->has_data = true;
	return is_first;
}

static bool start_merged(struct copying *c, const char **attributes)
{
	(void)attributes;
	c->merge_count = 0;
	return c->has_data;
}

/* A row that does not say where it stands comes behind the last one. */
static bool start_row(struct copying *c, const char **attributes)
{
	const char *place = part_attribute(attributes, "r"), *level = part_attribute(attributes, "outlineLevel");
	long row = place ? copy_number(place) : c->row + 2;

	if (row < c->row + 2 || row > LAST_ROW)
		return false;
	c->row = (int)row - 1;
	c->column = -1;
	c->row_hidden = c->hides_rows || copy_is_true(part_attribute(attributes, "hidden"))
		|| is_nothing(part_attribute(attributes, "ht"));
	c->row_outlined = level && copy_number(level) != 0;
	c->any_collapsed |= copy_is_true(part_attribute(attributes, "collapsed"));
	return true;
}

static bool start_cell(struct copying *c, const char **attributes)
{
	const char *place = part_attribute(attributes, "r"), *type = part_attribute(attributes, "t");
	const char *format = part_attribute(attributes, "s");
	int row = c->row, column = c->column + 1;

	if (place && !read_place(place, place + strlen(place), &row, &column))
		return false;
	if (row != c->row || column <= c->column || column >= LAST_COLUMN || part_attribute(attributes, "vm"))
		return false;
	c->column = column;
	c->values = c->formulas = c->inlines = 0;
	c->format = format ? copy_number(format) : 0;
	snprintf(c->type, sizeof c->type, "%s", type ? type : "n");
	buf_clear(&c->value);
	buf_clear(&c->formula);
	return true;
}

static bool start_merge(struct copying *c, const char **attributes)
{
	const char *place = part_attribute(attributes, "ref"), *colon = place ? strchr(place, ':') : NULL;
	struct merge merge;

	if (!colon)
		return place != NULL;
	if (!read_place(place, colon, &merge.top, &merge.left)
		|| !read_place(colon + 1, colon + strlen(colon), &merge.bottom, &merge.right)
		|| merge.bottom < merge.top || merge.right < merge.left)
		return false;
	struct merge *merged = copy_grow(c->merged, c->merge_count, sizeof *merged, MOST_MERGED);
	if (!merged)
		return false;
	c->merged = merged;
	merged[c->merge_count++] = merge;
	return true;
}

/* ---- cells ------------------------------------------------------------------------------------------- */

static bool start_value(struct copying *c, const char **attributes)
{
	(void)attributes;
	c->into = &c->value;
	return ++c->values == 1;
}

static bool start_formula(struct copying *c, const char **attributes)
{
	const char *type = part_attribute(attributes, "t");

	c->into = &c->formula;
	c->is_plain_formula = !type || strcmp(type, "normal") == 0;
	return ++c->formulas == 1;
}

/* A number as spreadsheets write it, and nothing else that C can read. */
static bool is_number(const char *text)
{
	const char *at = text + (*text == '-' || *text == '+');
	size_t whole = strspn(at, "0123456789"), rest = 0;

	at += whole;
	if (*at == '.') {
		rest = strspn(at + 1, "0123456789");
		at += 1 + rest;
	}
	if (whole + rest > 0 && (*at == 'e' || *at == 'E')) {
		at += 1 + (at[1] == '-' || at[1] == '+');
		return isdigit((unsigned char)*at) && !at[strspn(at, "0123456789")];
	}
	return whole + rest > 0 && !*at;
}

/* A number in one form, whoever wrote it: 17.0 is 17. */
static size_t keep_number(struct export_copy *copy, const char *text)
{
	const char *digits = text + (*text == '-');
	char number[32];

	/* Most are short and in that form already. */
	if (*digits >= '1' && *digits <= '9' && copy_number(digits) > 0)
		return copy_keep(copy, text);
	double value = strtod(text, NULL);
	snprintf(number, sizeof number, "%.12g", value == 0 ? 0 : value);
	return copy_keep(copy, number);
}

static bool keep_shared(struct copying *c, struct copy_cell *cell)
{
	long at = copy_number(buf_text(&c->value));

	if (at < 0 || (size_t)at >= c->string_count)
		return false;
	cell->kind = COPY_TEXT;
	cell->value = c->strings[at];
	return true;
}

/* What a cell shows: one value, which its type says how to read. */
static bool cell_value(struct copying *c, struct copy_cell *cell)
{
	const char *text = buf_text(&c->value);
	bool is_inline = strcmp(c->type, "inlineStr") == 0;

	if (is_inline ? c->values > 0 : c->inlines > 0)
		return false;
	if (c->values + c->inlines == 0)
		return true;
	if (strcmp(c->type, "s") == 0)
		return keep_shared(c, cell);
	if (is_inline || strcmp(c->type, "str") == 0) {
		cell->kind = *text ? COPY_TEXT : COPY_EMPTY;
		cell->value = copy_keep(c->copy, text);
		return true;
	}
	if (strcmp(c->type, "n") == 0) {
		cell->kind = COPY_NUMBER;
		cell->value = keep_number(c->copy, text);
		return is_number(text);
	}
	cell->kind = COPY_OTHER;
	cell->value = copy_keep(c->copy, text);
	return *text && (strcmp(c->type, "b") == 0 || strcmp(c->type, "e") == 0 || strcmp(c->type, "d") == 0);
}

/* A formula of another sort says with other cells what it is: it is none that the program writes. */
static size_t keep_formula(struct copying *c)
{
	struct buf odd = { 0 };

	if (c->formulas == 0)
		return 0;
	if (c->is_plain_formula && c->formula.len > 0)
		return copy_keep(c->copy, buf_text(&c->formula));
	buf_printf(&odd, "{%s}", buf_text(&c->formula));
	size_t place = copy_keep(c->copy, buf_text(&odd));
	buf_free(&odd);
	return place;
}

static bool end_cell(struct copying *c)
{
	struct copy_cell cell = { .sheet = c->sheet, .row = c->row, .column = c->column };

	if (!cell_value(c, &cell) || !formats_find(&c->formats, c->format, &cell.format))
		return false;
	cell.formula = keep_formula(c);
	cell.is_hidden = c->row_hidden || c->hides_columns || c->columns[c->column] & HIDDEN
		|| (c->shows_formulas && cell.formula)
		|| (c->hides_zeros && strcmp(copy_text(c->copy, cell.value), "0") == 0);
	if (!*copy_text(c->copy, cell.value) && cell.formula == 0)
		return true;
	cell.is_outlined = c->row_outlined || c->columns[c->column] & OUTLINED;
	return add_cell(c, &cell);
}

/* A check code somewhere in the footer, whatever stands around it. */
static bool end_footer(struct copying *c)
{
	enum { LENGTH = sizeof "5f0b-c3e0-f0f4" - 1 };
	const char *text = buf_text(&c->value);
	char code[REPORT_CODE];

	c->into = NULL;
	for (size_t at = 0; at + LENGTH <= c->value.len; at++) {
		snprintf(code, sizeof code, "%.*s", LENGTH, text + at);
		if (strspn(code, "0123456789abcdef-") != LENGTH || code[4] != '-' || code[9] != '-')
			continue;
		const struct copy_cell footer = { .sheet = c->sheet,
			.value = copy_keep(c->copy, code),
			.row = COPY_ROW_FOOTER,
			.kind = COPY_TEXT };
		return add_cell(c, &footer);
	}
	return true;
}

static bool start_footer(struct copying *c, const char **attributes)
{
	(void)attributes;
	buf_clear(&c->value);
	c->into = &c->value;
	return true;
}

/*
 * ---- what is known when all rows are there
 * --------------------------------------------------------------------------
 */

/* The first cell of the worksheet in that row or behind it. */
static size_t first_in_row(const struct copying *c, int row)
{
	size_t low = c->first_cell, high = c->copy->cell_count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (c->copy->cells[middle].row < row)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Of merged cells the first is shown. */
static bool cover(struct copying *c)
{
	size_t looked_at = 0;

	for (size_t i = 0; i < c->merge_count; i++) {
		const struct merge *merge = &c->merged[i];
		for (size_t at = first_in_row(c, merge->top); at < c->copy->cell_count; at++, looked_at++) {
			struct copy_cell *cell = &c->copy->cells[at];
			if (cell->row > merge->bottom)
				break;
			bool is_first = cell->row == merge->top && cell->column == merge->left;
			cell->is_hidden |= cell->column >= merge->left && cell->column <= merge->right && !is_first;
		}
		if (looked_at > MOST_COVERED)
			return false;
	}
	return true;
}

/* Who folds an outline hides what is in it. */
static bool end_data(struct copying *c)
{
	for (size_t i = c->first_cell; i < c->copy->cell_count; i++)
		c->copy->cells[i].is_hidden |= c->copy->cells[i].is_outlined && c->any_collapsed;
	return true;
}

/* ---- docProps/custom.xml: how it was made -------------------------------------------------------------- */

static bool start_property(struct copying *c, const char **attributes)
{
	const char *key = part_attribute(attributes, "name");

	c->values = key && strcmp(key, RECIPE_PROPERTY) == 0;
	return !c->values || !c->copy->has_recipe;
}

static bool start_property_text(struct copying *c, const char **attributes)
{
	(void)attributes;
	buf_clear(&c->value);
	c->into = c->values ? &c->value : NULL;
	return true;
}

static bool end_property_text(struct copying *c)
{
	if (c->into)
		c->copy->has_recipe = recipe_read(buf_text(&c->value), &c->copy->recipe);
	c->into = NULL;
	return true;
}

/* ---- which element is what ------------------------------------------------------------------------------
 */

/* `is_strict`: nothing else may stand in it. `is_vital`: nowhere else may it stand. */
static const struct element {
	enum part_space space;
	const char *name;
	enum node inside;
	bool is_strict, is_vital;
	bool (*start)(struct copying *c, const char **attributes);
	bool (*end)(struct copying *c);
} elements[NODE_COUNT] = {
	[NODE_RELATIONS] = { PART_RELATIONS, "Relationships", NODE_NONE, true, false, NULL, NULL },
	[NODE_RELATION] = { PART_RELATIONS, "Relationship", NODE_RELATIONS, true, false, start_relation, NULL },

	[NODE_WORKBOOK] = { PART_MAIN, "workbook", NODE_NONE, false, true, NULL, NULL },
	[NODE_WORKBOOK_PR] = { PART_MAIN, "workbookPr", NODE_WORKBOOK, false, true, start_workbook_pr, NULL },
	[NODE_SHEETS] = { PART_MAIN, "sheets", NODE_WORKBOOK, true, true, NULL, NULL },
	[NODE_SHEET] = { PART_MAIN, "sheet", NODE_SHEETS, true, true, start_sheet, NULL },

	[NODE_STYLES] = { PART_MAIN, "styleSheet", NODE_NONE, false, true, NULL, NULL },
	[NODE_FORMATS] = { PART_MAIN, "numFmts", NODE_STYLES, true, true, NULL, NULL },
	[NODE_FORMAT] = { PART_MAIN, "numFmt", NODE_FORMATS, true, true, start_format, NULL },
	[NODE_STYLE_CELLS] = { PART_MAIN, "cellStyleXfs", NODE_STYLES, true, true, NULL, NULL },
	[NODE_STYLE_CELL] = { PART_MAIN, "xf", NODE_STYLE_CELLS, false, true, start_cell_format, NULL },
	[NODE_CELL_FORMATS] = { PART_MAIN, "cellXfs", NODE_STYLES, true, true, NULL, NULL },
	[NODE_CELL_FORMAT] = { PART_MAIN, "xf", NODE_CELL_FORMATS, false, true, start_cell_format, NULL },
	[NODE_VARIANTS] = { PART_MAIN, "dxfs", NODE_STYLES, false, true, NULL, NULL },
	[NODE_VARIANT] = { PART_MAIN, "dxf", NODE_VARIANTS, false, false, NULL, NULL },
	[NODE_VARIANT_FORMAT] = { PART_MAIN, "numFmt", NODE_VARIANT, false, true, start_variant, NULL },

	[NODE_STRINGS] = { PART_MAIN, "sst", NODE_NONE, true, true, NULL, NULL },
	[NODE_STRING] = { PART_MAIN, "si", NODE_STRINGS, true, true, start_string, end_string },
	[NODE_STRING_TEXT] = { PART_MAIN, "t", NODE_STRING, true, true, start_text, end_text },
	[NODE_STRING_RUN] = { PART_MAIN, "r", NODE_STRING, true, true, NULL, NULL },
	[NODE_STRING_RUN_TEXT] = { PART_MAIN, "t", NODE_STRING_RUN, true, true, start_text, end_text },

	[NODE_PROPERTIES] = { PART_PROPERTIES, "Properties", NODE_NONE, true, false, NULL, NULL },
	[NODE_PROPERTY] = { PART_PROPERTIES, "property", NODE_PROPERTIES, false, false, start_property, NULL },
	[NODE_PROPERTY_TEXT] = { PART_VALUES, "lpwstr", NODE_PROPERTY, true, false, start_property_text, end_property_text },

	[NODE_WORKSHEET] = { PART_MAIN, "worksheet", NODE_NONE, false, true, start_worksheet, NULL },
	[NODE_VIEWS] = { PART_MAIN, "sheetViews", NODE_WORKSHEET, false, false, NULL, NULL },
	[NODE_VIEW] = { PART_MAIN, "sheetView", NODE_VIEWS, false, false, start_view, NULL },
	[NODE_SIZES] = { PART_MAIN, "sheetFormatPr", NODE_WORKSHEET, false, true, start_sizes, NULL },
	[NODE_COLUMNS] = { PART_MAIN, "cols", NODE_WORKSHEET, true, true, NULL, NULL },
	[NODE_COLUMN] = { PART_MAIN, "col", NODE_COLUMNS, true, true, start_column, NULL },
	[NODE_DATA] = { PART_MAIN, "sheetData", NODE_WORKSHEET, true, true, start_data, end_data },
	[NODE_ROW] = { PART_MAIN, "row", NODE_DATA, true, true, start_row, NULL },
	[NODE_CELL] = { PART_MAIN, "c", NODE_ROW, true, true, start_cell, end_cell },
	[NODE_VALUE] = { PART_MAIN, "v", NODE_CELL, true, true, start_value, end_text },
	[NODE_FORMULA] = { PART_MAIN, "f", NODE_CELL, true, true, start_formula, end_text },
	[NODE_INLINE] = { PART_MAIN, "is", NODE_CELL, true, true, start_string, NULL },
	[NODE_INLINE_TEXT] = { PART_MAIN, "t", NODE_INLINE, true, true, start_text, end_text },
	[NODE_INLINE_RUN] = { PART_MAIN, "r", NODE_INLINE, true, true, NULL, NULL },
	[NODE_INLINE_RUN_TEXT] = { PART_MAIN, "t", NODE_INLINE_RUN, true, true, start_text, end_text },
	[NODE_MERGED] = { PART_MAIN, "mergeCells", NODE_WORKSHEET, true, true, start_merged, cover },
	[NODE_MERGE] = { PART_MAIN, "mergeCell", NODE_MERGED, true, true, start_merge, NULL },
	[NODE_FILTER] = { PART_MAIN, "autoFilter", NODE_WORKSHEET, false, false, NULL, NULL },
	[NODE_FILTERED] = { PART_MAIN, "filterColumn", NODE_FILTER, false, false, start_filtered, NULL },
	[NODE_CONDITION] = { PART_MAIN, "conditionalFormatting", NODE_WORKSHEET, false, false, start_condition, NULL },
	[NODE_DRAWING] = { PART_MAIN, "drawing", NODE_WORKSHEET, false, false, start_drawing, NULL },
	[NODE_FOOTERS] = { PART_MAIN, "headerFooter", NODE_WORKSHEET, false, false, NULL, NULL },
	[NODE_FOOTER] = { PART_MAIN, "oddFooter", NODE_FOOTERS, true, false, start_footer, end_footer },
};

/* What else lies over the cells of a worksheet. */
static bool is_over_cells(const char *name)
{
	return strcmp(name, "legacyDrawing") == 0 || strcmp(name, "picture") == 0 || strcmp(name, "oleObjects") == 0
		|| strcmp(name, "controls") == 0;
}

static enum node find_node(const struct copying *c, enum part_space space, const char *name)
{
	for (int node = NODE_NONE + 1; node < NODE_COUNT; node++) {
		const struct element *element = &elements[node];
		if (element->inside == c->node && element->space == space && strcmp(element->name, name) == 0)
			return (enum node)node;
	}
	return NODE_NONE;
}

static bool is_vital(enum part_space space, const char *name)
{
	for (int node = NODE_NONE + 1; node < NODE_COUNT; node++) {
		const struct element *element = &elements[node];
		if (element->is_vital && element->space == space && strcmp(element->name, name) == 0)
			return true;
	}
	return false;
}

/* Into an element that means nothing here: looks, reading aids, what other programs add. */
static bool skip_element(struct copying *c, enum part_space space, const char *name)
{
	bool is_addition = space == PART_MAIN && (strcmp(name, "extLst") == 0 || strcmp(name, "rPh") == 0);
	bool is_look = space == PART_MAIN && (strcmp(name, "rPr") == 0 || strcmp(name, "phoneticPr") == 0);

	if (c->node == NODE_NONE || is_vital(space, name))
		return false;
	if (elements[c->node].is_strict && !is_addition && !is_look)
		return false;
	if (c->node == NODE_WORKSHEET && space == PART_MAIN && is_over_cells(name))
		start_overlay(c, NULL);
	c->skipped = 1;
	c->is_skipped_whole = is_addition;
	return true;
}

static bool on_element(void *arg, enum part_space space, const char *name, const char **attributes)
{
	struct copying *c = arg;

	if (c->skipped > 0) {
		c->skipped++;
		return c->is_skipped_whole || !is_vital(space, name);
	}
	enum node node = find_node(c, space, name);
	if (node == NODE_NONE)
		return skip_element(c, space, name);
	if (c->node == NODE_NONE && node != c->root)
		return false;
	c->node = node;
	return !elements[node].start || elements[node].start(c, attributes);
}

static bool on_element_end(void *arg)
{
	struct copying *c = arg;
	const struct element *element = &elements[c->node];

	if (c->skipped > 0) {
		c->skipped--;
		return true;
	}
	c->node = element->inside;
	return !element->end || element->end(c);
}

static bool on_text(void *arg, const char *text, size_t n)
{
	struct copying *c = arg;

	if (c->into && c->skipped == 0)
		buf_add(c->into, text, n);
	return !c->into || !c->into->failed;
}

/* ---- the workbook -------------------------------------------------------------------------------------- */

/* A part, and whether it is there; text that an earlier part left is forgotten. */
static bool read_part(struct copying *c, struct parts *parts, const char *name, enum node root, bool *found,
	struct err *e)
{
	const struct part_reader reader = { c, on_element, on_element_end, on_text };

	buf_clear(&c->value);
	c->into = NULL;
	c->node = NODE_NONE;
	c->root = root;
	c->skipped = 0;
	return parts_read(parts, name, &reader, found, e);
}

static bool damaged(const char *path, struct err *e)
{
	return err_set(e, ERR_REFUSED, &msg_workbook_damaged, MSG_ARGS(path));
}

/* The part of the one relation of a type, if there is one. */
static bool read_related(struct copying *c, struct parts *parts, enum relation_type type, enum node root,
	const char *path, struct err *e)
{
	const char *target;
	struct buf name = { 0 };
	bool found = true, has = only_target(c, type, &target);
	bool done = has && (!*target || (resolve(&name, root == NODE_PROPERTIES ? "" : "xl/", target)
		&& read_part(c, parts, buf_text(&name), root, &found, e)));

	buf_free(&name);
	return (done && found) || (e->status == ERR_NONE ? damaged(path, e) : false);
}

/* Which part is the workbook: always the same in what spreadsheet programs write. */
static bool check_workbook(struct copying *c, const char *path, struct err *e)
{
	const char *target;
	struct buf name = { 0 };
	bool done = only_target(c, TYPE_WORKBOOK, &target);

	if (done && !*target)
		return err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(path));
	done = done && resolve(&name, "", target) && strcmp(buf_text(&name), "xl/workbook.xml") == 0;
	buf_free(&name);
	return done || damaged(path, e);
}

static int by_id(const void *a, const void *b)
{
	const struct relation *x = a, *y = b;

	return strcmp(x->id_text, y->id_text);
}

/* Sorted by their names; false if two have one. */
static bool sort_relations(struct copying *c)
{
	for (size_t i = 0; i < c->relation_count; i++)
		c->relations[i].id_text = copy_text(c->copy, c->relations[i].id);
	if (c->relation_count > 0)
		qsort(c->relations, c->relation_count, sizeof *c->relations, by_id);
	for (size_t i = 1; i < c->relation_count; i++) {
		if (by_id(&c->relations[i - 1], &c->relations[i]) == 0)
			return false;
	}
	return true;
}

/* Which relation each worksheet is. */
static bool find_sheets(struct copying *c)
{
	if (!sort_relations(c))
		return false;
	for (size_t i = 0; i < c->copy->sheet_count; i++) {
		struct copy_sheet *sheet = &c->copy->sheets[i];
		const struct relation wanted = { .id_text = copy_text(c->copy, sheet->relation) };
		const struct relation *found = c->relation_count == 0 ? NULL
			: bsearch(&wanted, c->relations, c->relation_count, sizeof wanted, by_id);
		if (!found)
			return false;
		sheet->target = found->type == TYPE_SHEET ? found->target : 0;
	}
	return true;
}

static bool read_relations(
	struct copying *c, struct parts *parts, const char *name, const char *path, struct err *e)
{
	bool found;

	c->relation_count = 0;
	return read_part(c, parts, name, NODE_RELATIONS, &found, e)
		&& (found || err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(path)));
}

static bool read_list(struct copying *c, struct parts *parts, const char *path, struct err *e)
{
	bool found;

	return read_relations(c, parts, "_rels/.rels", path, e) && check_workbook(c, path, e)
		&& read_related(c, parts, TYPE_PROPERTIES, NODE_PROPERTIES, path, e)
		&& read_part(c, parts, "xl/workbook.xml", NODE_WORKBOOK, &found, e)
		&& (found || err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(path)))
		&& read_relations(c, parts, "xl/_rels/workbook.xml.rels", path, e)
		&& (find_sheets(c) || damaged(path, e))
		&& read_related(c, parts, TYPE_STYLES, NODE_STYLES, path, e)
		&& (formats_complete(&c->formats, c->copy) || damaged(path, e))
		&& read_related(c, parts, TYPE_STRINGS, NODE_STRINGS, path, e);
}

static bool count_shape(void *arg, enum part_space space, const char *name, const char **attributes)
{
	(void)space;
	(void)name;
	(void)attributes;
	++*(int *)arg;
	return true;
}

static bool end_shape(void *arg)
{
	(void)arg;
	return true;
}

static bool pass_text(void *arg, const char *text, size_t n)
{
	(void)arg;
	(void)text;
	(void)n;
	return true;
}

/* "xl/worksheets/_rels/sheet1.xml.rels" of "xl/worksheets/sheet1.xml" */
static void relations_of(struct buf *b, const char *part)
{
	const char *name = strrchr(part, '/');

	name = name ? name + 1 : part;
	buf_clear(b);
	buf_printf(b, "%.*s_rels/%s.rels", (int)(name - part), part, name);
}

/* The part of the worksheet's drawing; false if it cannot be found. */
static bool find_drawing(
	struct copying *c, struct parts *parts, const char *part, struct buf *name, struct err *e)
{
	bool found = false;

	relations_of(name, part);
	c->relation_count = 0;
	if (!read_part(c, parts, buf_text(name), NODE_RELATIONS, &found, e) || !found)
		return false;
	for (size_t i = 0; i < c->relation_count; i++) {
		const char *target = copy_text(c->copy, c->relations[i].target);
		if (strcmp(copy_text(c->copy, c->relations[i].id), copy_text(c->copy, c->drawing)) == 0)
			return resolve(name, "xl/", strncmp(target, "../", 3) == 0 ? target + 3 : target);
	}
	return false;
}

/* Some programs give a worksheet a drawing with nothing on it. */
static bool look_at_drawing(struct copying *c, struct parts *parts, const char *part, struct err *e)
{
	int shapes = 0;
	const struct part_reader reader = { &shapes, count_shape, end_shape, pass_text };
	struct buf name = { 0 };
	bool found = false;

	if (c->drawing == 0)
		return true;
	bool known = find_drawing(c, parts, part, &name, e)
		&& parts_read(parts, buf_text(&name), &reader, &found, e);
	buf_free(&name);
	if (!(known && found && shapes == 1))
		start_overlay(c, NULL);
	return e->status == ERR_NONE;
}

/* What is no worksheet (a chart on a page of its own) has no cells. */
static bool read_sheets(struct copying *c, struct parts *parts, const char *path, struct err *e)
{
	struct buf name = { 0 };
	bool done = true, found;

	for (c->sheet = 0; done && c->sheet < c->copy->sheet_count; c->sheet++) {
		const char *target = copy_text(c->copy, c->copy->sheets[c->sheet].target);
		if (!*target)
			continue;
		c->drawing = 0;
		done = resolve(&name, "xl/", target)
			&& read_part(c, parts, buf_text(&name), NODE_WORKSHEET, &found, e) && found
			&& look_at_drawing(c, parts, buf_text(&name), e);
	}
	buf_free(&name);
	return done || (e->status == ERR_NONE ? damaged(path, e) : false);
}

struct export_copy *export_copy_none(void)
{
	struct export_copy *copy = calloc(1, sizeof *copy);

	if (copy)
		buf_add(&copy->text, "", 1);
	return copy;
}

bool export_copy_read(struct export_copy **out, const char *path, struct err *e)
{
	struct copying copying = { .copy = export_copy_none() };
	struct parts *parts = NULL;

	if (!copying.copy)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	bool done = parts_open(&parts, path, e) && read_list(&copying, parts, path, e)
		&& read_sheets(&copying, parts, path, e);
	if (done && copying.copy->text.failed)
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	parts_close(parts);
	free(copying.strings);
	free(copying.relations);
	free(copying.merged);
	formats_free(&copying.formats);
	buf_free(&copying.value);
	buf_free(&copying.formula);
	*out = copying.copy;
	if (!done) {
		export_copy_free(copying.copy);
		*out = NULL;
	}
	return done;
}

void export_copy_free(struct export_copy *copy)
{
	if (!copy)
		return;
	buf_free(&copy->text);
	free(copy->sheets);
	free(copy->cells);
	free(copy);
}

const struct export_recipe *export_copy_recipe(const struct export_copy *copy)
{
	return copy->has_recipe ? &copy->recipe : NULL;
}
