/* A workbook: which element of it means what, by where it stands. */
#include "base/workbook/inner.h"

/* `is_strict`: nothing else may stand in it. `is_vital`: nowhere else may it stand. */
static const struct element {
	enum part_space space;
	const char *name;
	enum workbook_node inside;
	bool is_strict, is_vital;
	workbook_start *start;
	workbook_end *end;
} elements[NODE_COUNT] = {
	[NODE_RELATIONS] = { PART_RELATIONS, "Relationships", NODE_NONE, true, false, NULL, NULL },
	[NODE_RELATION] = { PART_RELATIONS, "Relationship", NODE_RELATIONS, true, false, workbook_start_relation,
		NULL },

	[NODE_WORKBOOK] = { PART_MAIN, "workbook", NODE_NONE, false, true, NULL, NULL },
	[NODE_DATES] = { PART_MAIN, "workbookPr", NODE_WORKBOOK, true, false, workbook_start_dates, NULL },
	[NODE_SHEETS] = { PART_MAIN, "sheets", NODE_WORKBOOK, true, true, NULL, NULL },
	[NODE_SHEET] = { PART_MAIN, "sheet", NODE_SHEETS, true, true, workbook_start_sheet, NULL },
	[NODE_CALCULATION] = { PART_MAIN, "calcPr", NODE_WORKBOOK, true, false,
		workbook_start_calculation, NULL },

	[NODE_STRINGS] = { PART_MAIN, "sst", NODE_NONE, true, true, NULL, NULL },
	[NODE_STRING] = { PART_MAIN, "si", NODE_STRINGS, true, true, workbook_start_string, workbook_end_string },
	[NODE_STRING_TEXT] = { PART_MAIN, "t", NODE_STRING, true, true, workbook_start_text, workbook_end_text },
	[NODE_STRING_RUN] = { PART_MAIN, "r", NODE_STRING, true, true, NULL, NULL },
	[NODE_STRING_RUN_TEXT] = { PART_MAIN, "t", NODE_STRING_RUN, true, true, workbook_start_text,
		workbook_end_text },

	[NODE_PROPERTIES] = { PART_PROPERTIES, "Properties", NODE_NONE, true, false, NULL, NULL },
	[NODE_PROPERTY] = { PART_PROPERTIES, "property", NODE_PROPERTIES, false, false, workbook_start_property,
		NULL },
	[NODE_PROPERTY_TEXT] = { PART_VALUES, "lpwstr", NODE_PROPERTY, true, false, workbook_start_property_text,
		workbook_end_property_text },

	[NODE_WORKSHEET] = { PART_MAIN, "worksheet", NODE_NONE, false, true, workbook_start_worksheet, NULL },
	[NODE_COLUMNS] = { PART_MAIN, "cols", NODE_WORKSHEET, false, false, NULL, NULL },
	[NODE_COLUMN] = { PART_MAIN, "col", NODE_COLUMNS, false, false, workbook_start_column, NULL },
	[NODE_JOINED] = { PART_MAIN, "mergeCells", NODE_WORKSHEET, false, false, NULL, NULL },
	[NODE_JOINED_CELLS] = { PART_MAIN, "mergeCell", NODE_JOINED, false, false, workbook_start_joined, NULL },
	[NODE_DATA] = { PART_MAIN, "sheetData", NODE_WORKSHEET, true, true, workbook_start_data, NULL },
	[NODE_ROW] = { PART_MAIN, "row", NODE_DATA, true, true, workbook_start_row, NULL },
	[NODE_CELL] = { PART_MAIN, "c", NODE_ROW, true, true, workbook_start_cell, workbook_end_cell },
	[NODE_VALUE] = { PART_MAIN, "v", NODE_CELL, true, true, workbook_start_value, workbook_end_text },
	[NODE_FORMULA] = { PART_MAIN, "f", NODE_CELL, true, true, workbook_start_formula, workbook_end_text },
	[NODE_INLINE] = { PART_MAIN, "is", NODE_CELL, true, true, workbook_start_string, NULL },
	[NODE_INLINE_TEXT] = { PART_MAIN, "t", NODE_INLINE, true, true, workbook_start_text, workbook_end_text },
	[NODE_INLINE_RUN] = { PART_MAIN, "r", NODE_INLINE, true, true, NULL, NULL },
	[NODE_INLINE_RUN_TEXT] = { PART_MAIN, "t", NODE_INLINE_RUN, true, true, workbook_start_text,
		workbook_end_text },
};

static enum workbook_node find_node(
	const struct workbook_reading *r, enum part_space space, const char *name)
{
	/* What stands in an element is listed behind it. */
	for (int node = (int)r->node + 1; node < NODE_COUNT; node++) {
		const struct element *element = &elements[node];
		if (element->inside == r->node && element->space == space && strcmp(element->name, name) == 0)
			return (enum workbook_node)node;
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

/* What other programs add, and views that somebody may choose: whatever stands in there. */
static bool is_addition(const char *name)
{
	return strcmp(name, "extLst") == 0 || strcmp(name, "rPh") == 0 || strcmp(name, "customSheetViews") == 0
		|| strcmp(name, "conditionalFormatting") == 0;
}

static bool is_look(const char *name)
{
	return strcmp(name, "rPr") == 0 || strcmp(name, "phoneticPr") == 0;
}

/* Into an element that means nothing here. */
static bool skip_element(struct workbook_reading *r, enum part_space space, const char *name)
{
	bool adds = space == PART_MAIN && is_addition(name);

	if (r->node == NODE_NONE || is_vital(space, name))
		return false;
	if (elements[r->node].is_strict && !adds && !(space == PART_MAIN && is_look(name)))
		return false;
	r->skipped = 1;
	r->is_skipped_whole = adds;
	return true;
}

/* Within what means nothing. */
static bool pass_element(struct workbook_reading *r, enum part_space space, const char *name)
{
	r->skipped++;
	return r->is_skipped_whole || !is_vital(space, name);
}

static bool on_element(void *arg, enum part_space space, const char *name, const char **attributes)
{
	struct workbook_reading *r = arg;

	if (r->skipped > 0)
		return pass_element(r, space, name);
	enum workbook_node node = find_node(r, space, name);
	if (node == NODE_NONE)
		return skip_element(r, space, name);
	if (r->node == NODE_NONE && node != r->root)
		return false;
	r->node = node;
	return !elements[node].start || elements[node].start(r, attributes);
}

static bool on_element_end(void *arg)
{
	struct workbook_reading *r = arg;
	const struct element *element = &elements[r->node];

	if (r->skipped > 0) {
		r->skipped--;
		return true;
	}
	r->node = element->inside;
	return !element->end || element->end(r);
}

static bool on_text(void *arg, const char *text, size_t n)
{
	struct workbook_reading *r = arg;

	if (r->into && r->skipped == 0)
		buf_add(r->into, text, n);
	return !r->into || !r->into->failed;
}

bool workbook_read_part(
	struct workbook_reading *r, const char *name, enum workbook_node root, bool *found, struct err *e)
{
	const struct part_reader reader = { r, on_element, on_element_end, on_text };

	buf_clear(&r->value);
	r->into = NULL;
	r->node = NODE_NONE;
	r->root = root;
	r->skipped = 0;
	return parts_read(r->parts, name, &reader, found, e);
}
