/* Know the elements of a workbook by their place. */
#include "base/workbook/inner.h"

/* `is_strict`: it may contain no unknown element. `is_vital`: it may occur nowhere else. */
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

	[NODE_TYPES] = { PART_TYPES, "Types", NODE_NONE, true, false, NULL, NULL },
	[NODE_TYPE_DEFAULT] = { PART_TYPES, "Default", NODE_TYPES, true, false, NULL, NULL },
	[NODE_TYPE] = { PART_TYPES, "Override", NODE_TYPES, true, false, workbook_start_type, NULL },

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

static bool is_vital(enum part_space space, const char *name)
{
	for (int node = NODE_NONE + 1; node < NODE_COUNT; node++) {
		const struct element *element = &elements[node];
		if (element->is_vital && element->space == space && strcmp(element->name, name) == 0)
			return true;
	}
	return false;
}

bool workbook_element(
	struct workbook_reading *r, enum part_space space, const char *name, const char **attributes)
{
	/* Other programs' additions, and optional views: their contents are skipped. */
	static const char *const additions[] = { "extLst", "rPh", "customSheetViews", "conditionalFormatting" };
	const bool is_main = space == PART_MAIN;
	bool adds = false, is_look = is_main && (strcmp(name, "rPr") == 0 || strcmp(name, "phoneticPr") == 0);
	/* An element's children are listed after it. */
	int node = (int)r->node + 1;

	if (r->skipped > 0) {
		r->skipped++;
		return r->is_skipped_whole || !is_vital(space, name);
	}
	while (node < NODE_COUNT && (elements[node].inside != r->node || elements[node].space != space
		|| strcmp(elements[node].name, name) != 0))
		node++;
	if (node < NODE_COUNT) {
		if (r->node == NODE_NONE && node != (int)r->root)
			return false;
		r->node = (enum workbook_node)node;
		return !elements[node].start || elements[node].start(r, attributes);
	}
	/* Skip an element that means nothing here. */
	for (size_t i = 0; i < sizeof additions / sizeof *additions; i++)
		adds = adds || (is_main && strcmp(name, additions[i]) == 0);
	if (r->node == NODE_NONE || is_vital(space, name) || (elements[r->node].is_strict && !adds && !is_look))
		return false;
	r->skipped = 1;
	r->is_skipped_whole = adds;
	return true;
}

bool workbook_element_end(struct workbook_reading *r)
{
	const struct element *element = &elements[r->node];

	if (r->skipped > 0) {
		r->skipped--;
		return true;
	}
	r->node = element->inside;
	return !element->end || element->end(r);
}

bool workbook_read_part(
	struct workbook_reading *r, const char *name, enum workbook_node root, bool *found, struct err *e)
{
	buf_clear(&r->value);
	r->into = NULL;
	r->node = NODE_NONE;
	r->root = root;
	r->skipped = 0;
	return parts_read(r->parts, name, r, found, e);
}
