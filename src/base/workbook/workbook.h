/*
 * Read the values, texts and formulas of any workbook (.xlsx): find parts by their relations, elements by
 * namespace and place, a cell's one value by its type, and refuse whatever programs could read in more than
 * one way. Formats are not read. The file may be damaged, or made to exhaust memory when unpacked or parsed.
 */
#ifndef BASE_WORKBOOK_H
#define BASE_WORKBOOK_H

#include "base/base.h"

/* The row number of a cell that represents a worksheet and holds its name. */
enum { WORKBOOK_ROW_SHEET = -1 };

/* The kind of a cell's value: 54 as a number, as a text, and as an error are not the same. */
enum workbook_kind { WORKBOOK_EMPTY, WORKBOOK_NUMBER, WORKBOOK_TEXT, WORKBOOK_OTHER };

/*
 * A cell. Texts are places in the workbook's `text`; 0 is "". Rows and columns count from 0. The `value` of a
 * number is in a normal form: 17.0 is 17.
 */
struct workbook_cell {
	uint32_t sheet, value, formula;
	int32_t row;
	uint16_t column;
	unsigned kind : 2;             /* enum workbook_kind */
	unsigned is_unvalued : 1;      /* a formula that lacks its value */
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
 * The cells are in order: first all worksheets, then the cells of each, row by row. `property` is the text of
 * the requested document property, 0 if there is none.
 */
struct workbook {
	struct buf text;
	struct workbook_sheet *sheets;
	struct workbook_cell *cells;
	struct workbook_joined *joined;
	size_t sheet_count, cell_count, joined_count;
	uint32_t property;
	bool is_of_1904;               /* its days count from 1904 */
	bool is_calculated_later;      /* its program left formulas uncomputed: a value of 0 may be none */
};

static inline const char *workbook_text(const struct workbook *book, uint32_t place)
{
	return book->text.data + place;
}

/* Write the name of a cell, "AB12"; row and column count from 0. */
void workbook_cell_name(char out[16], int row, int column);
/* Read a file, within LIMIT_WORKBOOK. ERR_REFUSED: not a workbook, damaged, ambiguous, or too large. */
bool workbook_read(struct workbook **out, const char *path, const char *property, struct err *e);
/* Make a workbook without worksheets; NULL without memory. */
struct workbook *workbook_none(void);
void workbook_free(struct workbook *book);

#endif
