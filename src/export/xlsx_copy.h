/* Within export/: a workbook read back (xlsx_read.c), for comparing (xlsx_compare.c). */
#ifndef EXPORT_XLSX_COPY_H
#define EXPORT_XLSX_COPY_H

#include "export/export.h"

/* What is no cell of a worksheet stands in front of them: that it is there, and the check code at its foot. */
enum { COPY_ROW_SHEET = -2, COPY_ROW_FOOTER = -1 };

/* Texts are places in the copy's `text`; 0 is "". Rows and columns from 0. */
struct copy_cell {
	size_t sheet, value, formula;
	int row, column;
};

struct copy_sheet {
	size_t name, relation, target;
};

struct export_copy {
	bool has_recipe;
	struct export_recipe recipe;
	struct buf text;
	struct copy_sheet *sheets;
	struct copy_cell *cells;
	size_t sheet_count, cell_count;
};

static inline const char *copy_text(const struct export_copy *copy, size_t place)
{
	return copy->text.data + place;
}

#endif
