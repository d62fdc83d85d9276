/*
 * Read the values, texts and formulas of a workbook (.xlsx) from anybody: find parts by their relations,
 * elements by namespace and place, one value in a cell by its type, and refuse what programs could take in
 * more than one way. Formats are not read. The file may be damaged, or made to exhaust memory when unpacked
 * or parsed.
 */
#ifndef BASE_WORKBOOK_H
#define BASE_WORKBOOK_H

#include "base/base.h"

/* The row of a cell that stands for a worksheet and holds its name. */
enum { WORKBOOK_ROW_SHEET = -1 };

/* The kind of a cell's value: 54 as a number, as a text, and as an error are not the same. */
enum workbook_kind { WORKBOOK_EMPTY, WORKBOOK_NUMBER, WORKBOOK_TEXT, WORKBOOK_OTHER };

/*
 * Texts are places in the workbook's `text`; 0 is "". Rows and columns count from 0. The `value` of a number
 * is in one form, in which 17.0 is 17.
 */
struct workbook_cell {
	uint32_t sheet, value, formula;
	int32_t row;
	uint16_t column;
	unsigned kind : 2;             /* enum workbook_kind */
	unsigned is_unvalued : 1;      /* a formula without its value */
	unsigned is_hidden : 1;        /* in a hidden row */
	unsigned is_column_hidden : 1;
};

struct workbook_sheet {
	uint32_t name, relation, target;
	bool is_hidden;
};

/* Cells shown as one, from 0; the first holds the value. */
struct workbook_joined {
	uint32_t sheet;
	int from_row, from_column, to_row, to_column;
};

/*
 * The cells are in order: first all worksheets, then each one's cells row by row. `property` is the text of
 * the document property that was asked for, 0 if there is none.
 */
struct workbook {
	struct buf text;
	struct workbook_sheet *sheets;
	struct workbook_cell *cells;
	struct workbook_joined *joined;
	size_t sheet_count, cell_count, joined_count;
	uint32_t property;
	bool is_of_1904;               /* its days count from 1904 on */
	bool is_calculated_later;      /* its program left formulas to the next one: a value of 0 may be none */
};

static inline const char *workbook_text(const struct workbook *book, uint32_t place)
{
	return book->text.data + place;
}

/* Write the name of a cell, "AB12"; row and column count from 0. */
void workbook_cell_name(char out[16], int row, int column);
/* Read a file, within LIMIT_WORKBOOK. ERR_REFUSED: it is no workbook, damaged, ambiguous, or too large. */
bool workbook_read(struct workbook **out, const char *path, const char *property, struct err *e);
/* Make one without any worksheet; NULL without memory. */
struct workbook *workbook_none(void);
void workbook_free(struct workbook *book);

#endif
