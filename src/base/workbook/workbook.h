/*
 * The values, texts and formulas of a workbook (.xlsx) that somebody hands in: parts are found by their
 * relations, elements by namespace and place, a cell has one value by its type, and what programs could
 * take in more than one way is refused. How it looks is not read. The file may be anything: damaged, made to
 * burst when unpacked, made to make a parser burst.
 */
#ifndef BASE_WORKBOOK_H
#define BASE_WORKBOOK_H

#include "base/base.h"

/* In the row of no cell: that the worksheet is there (its name). */
enum { WORKBOOK_ROW_SHEET = -1 };

/* What a cell's value is, for 54 as a figure, as a text, and as an error are not the same. */
enum workbook_kind { WORKBOOK_EMPTY, WORKBOOK_NUMBER, WORKBOOK_TEXT, WORKBOOK_OTHER };

/*
 * Texts are places in the workbook's `text`; 0 is "". Rows and columns from 0. `value`: of a number in the
 * one form in which 17.0 is 17.
 */
struct workbook_cell {
	uint32_t sheet, value, formula;
	int32_t row;
	uint16_t column;
	unsigned kind : 2;             /* enum workbook_kind */
	unsigned is_unvalued : 1;      /* a formula whose value is not in the file */
	unsigned is_hidden : 1;        /* in a row that is not shown */
	unsigned is_column_hidden : 1;
};

struct workbook_sheet {
	uint32_t name, relation, target;
	bool is_hidden;
};

/* Cells shown as one; rows and columns from 0. What it says stands in the first. */
struct workbook_joined {
	uint32_t sheet;
	int from_row, from_column, to_row, to_column;
};

/*
 * The cells stand in order: first all worksheets, then each one's cells row by row.
 * `property`: the text of the document property that was asked for, 0 if there is none.
 */
struct workbook {
	struct buf text;
	struct workbook_sheet *sheets;
	struct workbook_cell *cells;
	struct workbook_joined *joined;
	size_t sheet_count, cell_count, joined_count;
	uint32_t property;
	bool is_of_1904;               /* its days are counted from 1904 on */
	bool is_calculated_later;      /* its program left formulas to whoever opens it: a 0 of one may be none */
};

static inline const char *workbook_text(const struct workbook *book, uint32_t place)
{
	return book->text.data + place;
}

/* The name of a cell, "AB12"; row and column count from 0. */
void workbook_cell_name(char out[16], int row, int column);
/* Read a file, within LIMIT_WORKBOOK. ERR_REFUSED: it is no workbook, damaged, ambiguous, or too large. */
bool workbook_read(struct workbook **out, const char *path, const char *property, struct err *e);
/* One without any worksheet; NULL without memory. */
struct workbook *workbook_none(void);
void workbook_free(struct workbook *book);

#endif
