/*
 * desk, inside: a table that somebody hands in, as CSV or as a workbook, as rows of texts; and which of its
 * columns is what.
 */
#ifndef DESK_ROWS_H
#define DESK_ROWS_H

#include "desk/inner.h"

struct workbook_joined;

/* ==== 1. Rows =================================================================================== */

enum { ROW_FIELDS = 64 };

struct row_texts {
	int line;                     /* of the file, or of the worksheet */
	int count;
	char **fields;                /* none is NULL; behind them the texts themselves */
	uint64_t unvalued;            /* bit by bit: the field is a formula whose value is not in the file */
	/* Of a row made of a wider one: where its points (-1: it is none) and its table stood, and how wide that
	 * was; behind that it has points, round and table. */
	int points_at, table_at, width;
	int under;                    /* the line of the note above that says who does not come; 0: none */
	bool is_sum;                  /* nobody's, with the sums of what stands above */
	bool is_doubted;              /* it looks like a note, and has figures where players have their points */
	int lines_before;             /* what its line has beyond that of its worksheet */
	int astray;                   /* the column, from 1 on, where a name stands that should not; 0: none */
};

/* Set desk and file, and what is said of it; the rest to zero. */
struct rows {
	struct desk *desk;
	const char *file;
	const char *sheet;            /* the worksheet by name or number; NULL: the first that has cells */
	const char *taken;            /* lines ("12,15") that are no totals or notes, though they look it */
	size_t count;
	struct row_texts *rows;       /* those with any text */
	bool takes_rounds;            /* what is a round may be said by a worksheet's name */
	bool is_workbook;
	bool is_by_sheet;             /* of several worksheets, a round each, which begins a line's number */
	int lines_before;             /* of the worksheet being read */
	bool is_by_column;            /* rounds or players were columns: a blank is not the cell above */
	bool is_of_1904;              /* a workbook's days are counted from 1904 on */
	int joined_to;                /* the last line in which a joined cell says what it says above; 0: none */
	/* What sums that the table has itself say otherwise than the points, and are they those of the points? */
	struct buf sums;
	char sums_heading[BOOK_SHORT];
	bool are_sums_other;
	bool is_cut;                  /* it has more columns than are read */
	size_t bytes;                 /* the texts of the cells that were taken */
	uint64_t hidden_columns;
	/* of a CSV being read */
	char *parts[ROW_FIELDS];
	int part_count, line, last_end;
	const struct workbook_joined *joined;   /* of a workbook being read: the next ones */
	size_t joined_left;
	const char *above[ROW_FIELDS];          /* what a column's joined cells say, down to that row */
	int above_to[ROW_FIELDS];
	const char *shown[ROW_FIELDS];          /* what is shown of a column's cells that are joined to others */
	int shown_before[ROW_FIELDS];           /* above that row; 0: they are not */
	struct buf covered;                     /* the cells below that say something else */
	bool failed;
};

/* All of a CSV (UTF-8, or as a Hungarian Excel writes it), or of one worksheet; which, and what others there
 * are, is said. */
bool rows_read(struct rows *rows);
void rows_free(struct rows *rows);
/* Add the row of those texts; false without memory. */
bool rows_append(struct rows *rows, int line, const char *const parts[], int count, uint64_t unvalued);
/* Which cell a field stands in, "B4". */
struct num rows_cell(const struct row_texts *row, int column);
/* Is that line among those that are taken though they look odd? */
bool rows_is_taken(const struct rows *rows, int line);
/* Put headings of two lines, "1. forduló" over "asztal" and "pont", into one. */
bool rows_join_headings(struct rows *rows);
/* Has a row the headings of another once more? */
bool rows_is_repeated(const struct row_texts *headings, const struct row_texts *row);
/* Put surnames and first names that stand in two columns into one. */
bool rows_join_names(struct rows *rows);
/* A number as rounds and tables have them: "2", "2.", "2. forduló", "Table 2". 0: it is none such. */
int rows_number(const char *text);
/* Is a heading a day, with or without its year? */
bool rows_is_day(const struct rows *rows, const char *heading);
/* A round's heading without the day behind it, "1. forduló (03.05.)"; false if it has none. */
bool rows_round_alone(char out[BOOK_TEXT], const char *heading);
/* Is a row a title of a round alone, "2. forduló"? Its number, or 0. */
int rows_round_titled(const struct rows *rows, const struct row_texts *row);
/* Does a round's heading say that it may be the sum so far, "1. forduló Σ"? */
bool rows_says_sum(const char *heading);
/* Does a heading or a name say that it is a sum, a check, a note? */
bool rows_is_beside(const char *text);
/* May a text be a name, and nothing else: words that begin with capitals? */
bool rows_may_be_name(const char *text);
/* Is a line's name that of one player? Else the error says how to write two. */
bool rows_is_one_name(const struct rows *rows, int line, const char *name);
/* Do other headings than those of the row at `at` come below? */
bool rows_change_headings(const struct rows *rows, size_t at);
/* Fail, as a row has headings that are not those of the one above it. */
bool rows_fail_headings(const struct rows *rows, const struct row_texts *headings,
	const struct row_texts *row);
/* A field without blanks around it; "" where there is none. */
const char *rows_field(const struct row_texts *row, int column);
/* Is there a formula whose value is not in the file? */
bool rows_is_unvalued(const struct row_texts *row, int column);

/* What is wrong with the rows. */
struct row_faults {
	int count;
	const struct msg *last;      /* what the last one was, and how many of that came one after another */
	int same, line;              /* line: of the last one */
	struct buf told;             /* and what was said of it: of a row with several such cells once */
	int from, to;                /* the lines that are not told yet, as far as one follows another */
	struct buf lines;            /* and those before them: "7–43, 50" */
};

/*
 * The desk's error as a row's fault, so that the rows behind it are looked at too; a book that fails stops
 * that. Of many of one kind the first are told, of the others the lines.
 */
void rows_fault(const struct rows *rows, struct row_faults *faults, int line);
/* Say how many more there were of the last kind, and where. */
void rows_faults_end(const struct rows *rows, struct row_faults *faults);

/* ==== 2. Columns ================================================================================ */

enum { COLUMN_WORDS = 10, COLUMN_KINDS = 12 };

/* What a column may be. */
struct column_kind {
	const struct msg *name;
	bool needed;
	/* what it may be called, folded, letters alone; the first are preferred */
	const char *words[COLUMN_WORDS];
	bool is_text;                      /* any words may stand in it, as names of clubs */
};

struct columns {
	const struct column_kind *kinds;   /* closed by one without a name */
	const struct msg *missing;         /* how to say that one is: file, kind, its word, the columns */
	int place[COLUMN_KINDS];           /* by kind: from 0, -1: the file has none */
	size_t first;                      /* the first row below the headings */
	int day_order;                     /* kept with them: enum day_order */
};

/*
 * Find them: as `given` says ("nev=B klub=-", by letter, number or heading, -: none; NULL: nothing), as they
 * were remembered for these headings, or by their headings; what is needed and still missing, the surface is
 * asked. ERR_REFUSED says which columns there are, and how to say it.
 */
bool columns_find(struct rows *rows, const char *given, struct columns *out);
/* Which of them are said or remembered, in the table as it is; nothing is asked, and no fault told. False if
 * the book fails. */
bool columns_told(struct rows *rows, const char *given, struct columns *out);
/* Does no other table, with headings of its own, stand above the headings at `at`? */
bool columns_are_first(const struct rows *rows, const struct column_kind *kinds, size_t at);
/*
 * Of a table with a row a table, its players beside each other, or with a column for each round, make one
 * with a row a player a round; but not where the columns that are told say that it is one.
 */
bool rows_unfold(struct rows *rows, const struct columns *told);
/* Remember them for the next file with these headings, with an event; what the
 * headings alone tell needs none. */
bool columns_remember(const struct rows *rows, const struct columns *columns, int64_t event);

/* ==== 3. Rows that are nobody's ================================================================= */

/* Rows that are left out for one reason, as they are named; all zero: none yet. */
struct rows_left {
	struct buf lines;
	int count, line;             /* how many, and the last one's line */
};

void rows_left_note(struct rows_left *left, enum lang lang, const struct row_texts *row, const char *text);
/* Say why, and forget them. */
void rows_left_say(const struct rows *rows, struct rows_left *left, const struct msg *why);
/* Say which rows above the headings have a name and a number, if two or more do: another table, perhaps. */
void rows_say_above(const struct rows *rows, size_t headings);
/* Drop those of totals, notes, signatures, and headings that come once more; each is named. False if a line
 * that is to be taken is none below the headings. */
bool rows_leave_out(struct rows *rows, const struct columns *columns);
/* Does some cell say that the player does not come? */
bool rows_is_absent(const struct row_texts *row);
/* Of a CSV, what stands behind the last heading's column, as commas of decimals make it; NULL: nothing. */
const char *rows_surplus(const struct rows *rows, const struct row_texts *row, int width);
/* Is there a value wherever a column is used, and nothing behind them? Else the error says where not. */
bool rows_have_values(const struct rows *rows, const struct row_texts *row, const struct columns *columns);

#endif
