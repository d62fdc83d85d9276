/*
 * A grid: columns, and a function that gives the cells. Every listing, the standings and the game sheets
 * become grids, so that each notation (text, CSV, JSON, HTML, a worksheet) is written once, in export/.
 */
#ifndef REPORT_GRID_H
#define REPORT_GRID_H

#include "report/page/template.h"

struct grid_cell {
	enum listing_kind kind;
	enum listing_style style;
	bool empty;
	int64_t number;
	const char *text;       /* LISTING_TEXT */
	bool is_amount;         /* of money */
	bool is_sum;            /* of what stands above it */
	int times;              /* > 0: so many times the sum above it */
	char room[REPORT_LABEL + TEMPLATE_LINE + 2];   /* for a text that stands nowhere else */
};

struct grid_column {
	int field, group;       /* the group counts rounds or seats from 0; GRID_ALONE outside of groups */
	const char *key;        /* its name in CSV and JSON, and its class in HTML */
	enum listing_kind kind;
	bool centred;           /* on paper */
	const char *head;
	int width;              /* in tenths of a character for workbooks; the terminal's columns in text */
	int shift, more;        /* in a worksheet: so many columns further right, joined with so many more */
	int least;              /* in text: its head and its longest word need so many */
	enum listing_sum sum;
	bool is_time;           /* a text that people read as the time of the place */
	bool hidden;            /* a text that is too wide leaves it out */
};

enum { GRID_ALONE = -1, GRID_HEAD = BOOK_LABEL + TEMPLATE_LINE };

/* What stands over the columns of a group, and before their keys in CSV. */
struct grid_group {
	char head[GRID_HEAD];
	char prefix[16];
	int no;                 /* what people call it */
};

struct grid {
	const char *name;       /* its class in HTML */
	const void *data;
	void (*cell)(const void *data, size_t row, const struct grid_column *column, struct grid_cell *out);
	const char *(*label)(const void *data, size_t row);   /* see grid_label; may be NULL */
	bool (*joined)(const void *data, size_t row);         /* does it belong to the row above? May be NULL */
	bool for_people;
	enum lang lang;
	size_t row_count, column_count;
	struct grid_column *columns;
	int group_count;
	struct grid_group *groups;
	const char *group_text;   /* what the template says of the heads, "" if it leaves the groups out */
	bool may_cut_groups;    /* the terminal shows the last groups that fit */
	bool is_tight;          /* a single blank between its columns in text */
};

/*
 * The columns that a template asks for: those of `section`, with those of the section behind it
 * `group_count` times at the place of the group's field. The heads of the groups are left to the caller;
 * there are none if the template does not show them.
 */
bool grid_plan(struct grid *grid, const struct template *t, enum template_section section, int group_count,
	struct err *e);
/* Likewise with every field, in the order of the kind's table: for CSV. */
bool grid_plan_all(struct grid *grid, const struct template_kind *kind, int group_count, struct err *e);
void grid_free(struct grid *grid);

/* Ask the grid for a cell. */
void grid_cell(const struct grid *grid, size_t row, const struct grid_column *column, struct grid_cell *out);
/*
 * What names a row of sums: it takes the place of all columns before the first group, which the row leaves
 * empty. NULL in other rows.
 */
const char *grid_label(const struct grid *grid, size_t row);
/* How many columns stand before the first group. */
size_t grid_leading(const struct grid *grid);
/* Has a group something over its columns? */
bool grid_has_heads(const struct grid *grid);
/* Does a row belong to the one above it, with no line between? */
bool grid_joined(const struct grid *grid, size_t row);
/* The cell in words, for people on paper or on screen; the text is the cell's or `num`'s. */
const char *grid_words(const struct grid_cell *cell, enum lang lang, struct num *num);
/* Likewise on a page, where a minus is one (U+2212) and not a hyphen. */
const char *grid_page_words(const struct grid_cell *cell, enum lang lang, struct num *num);
/* A figure as people read it (`plus`: signed points with their plus). */
struct num grid_number(const struct grid_cell *cell, char point, bool plus);

/* The same as a number. */
double grid_value(const struct grid_cell *cell);

/* The grid of a listing, which has to outlive it. */
bool table_grid(struct grid *grid, const struct listing *table, enum lang lang, struct err *e);
/* A grid that will not outlive its figures, as a table: with words for people, or codes for scripts. */
void grid_table(struct listing *out, const struct grid *grid, bool codes);
/* Likewise without the columns for scripts, and codes in words. */
bool table_grid_for_people(struct grid *grid, const struct listing *table, enum lang lang, struct err *e);

#endif
