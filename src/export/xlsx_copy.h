/* Within export/: a workbook read back (xlsx_read.c, xlsx_formats.c), for comparing (xlsx_compare.c). */
#ifndef EXPORT_XLSX_COPY_H
#define EXPORT_XLSX_COPY_H

#include "export/export.h"
#include "export/xlsx_parts.h"

/* What is no cell of a worksheet stands in front of them: that it is there, and the check code at its foot.
 */
enum { COPY_ROW_SHEET = -2, COPY_ROW_FOOTER = -1 };

/* What a cell's value is, for 54 as a figure, as a text, and as an error are not the same. */
enum copy_kind { COPY_EMPTY, COPY_NUMBER, COPY_TEXT, COPY_OTHER };

/*
 * Texts are places in the copy's `text`; 0 is "". Rows and columns from 0. `format`: how a figure is shown,
 * 0: plainly; of a worksheet: that something is drawn over its cells. `is_hidden`: a program does not show
 * it, or not as it stands here.
 */
struct copy_cell {
	size_t sheet, value, formula, format;
	int row, column;
	enum copy_kind kind;
	bool is_hidden, is_outlined;   /* outlined: hidden if the outline is folded */
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

/* ---- while it is read ------------------------------------------------------------------------------ */

/* A text kept in the copy: its place. */
size_t copy_keep(struct export_copy *copy, const char *text);
/*
 * Room for one more in a list whose room is always the next power of two; NULL if there is none, or it is
 * too long.
 */
void *copy_grow(void *items, size_t count, size_t size, size_t most);
/* "1", "true": what XML calls true. */
bool copy_is_true(const char *value);
/* A whole number of at most nine digits and nothing else; -1 if it is not. */
long copy_number(const char *text);

/* The number formats of a workbook, for the cells of all its worksheets (xlsx_formats.c). */
struct copy_formats {
	struct number_format { long id; size_t code; } *formats;   /* those that the file gives a number */
	struct cell_format { long id, style; size_t code; } *cells, *styles;
	size_t format_count, cell_count, style_count;
	bool vary;                                                 /* some hold by a condition */
};

void formats_free(struct copy_formats *formats);
bool formats_add(struct copy_formats *formats, struct export_copy *copy, const char **attributes);
/* `style`: one of the styles that cell formats are based on. */
bool formats_add_cell(struct copy_formats *formats, bool style, const char **attributes);
/* Once all are there: each cell format gets its code; false if two formats have one number. */
bool formats_complete(struct copy_formats *formats, struct export_copy *copy);
/*
 * The code of the cell format `no`, written in one way, "" if it shows values plainly; false if there is
 * none.
 */
bool formats_find(const struct copy_formats *formats, long no, size_t *code);
/* Does a value look the same in a format of the file as in that of the book? */
bool formats_agree(const struct copy_cell *cell, const char *value, const char *file, const char *book);

#endif
