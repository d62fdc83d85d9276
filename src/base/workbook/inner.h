/*
 * Within base/workbook/: a workbook being read. container.c checks that a file is exactly one container;
 * parts.c reads its parts (minizip) and their XML (expat); elements.c knows the elements, relations.c and
 * cells.c handle each; workbook.c reads the parts in order.
 */
#ifndef BASE_WORKBOOK_INNER_H
#define BASE_WORKBOOK_INNER_H

#include "base/workbook/workbook.h"

#include <stdio.h>

/* ---- the container --------------------------------------------------------------------------- */

/* Read a little-endian number of `bytes` bytes. */
uint32_t container_number(const unsigned char *at, int bytes);
/* Is a file one container and nothing else, each byte in the directory or in a part that it lists? */
bool container_is_one(FILE *file);

/* ---- parts ----------------------------------------------------------------------------------- */

enum { PART_NAME = 256 };   /* size of the longest name of a part */

/* An open container. */
struct parts;

bool parts_open(struct parts **out, const char *path, struct err *e);
void parts_close(struct parts *parts);

/* The namespaces of a workbook, each with two spellings; prefixes mean nothing. */
enum part_space { PART_MAIN, PART_RELATIONS, PART_TYPES, PART_PROPERTIES, PART_VALUES, PART_FOREIGN };

/* Find the value of an attribute without a namespace, in expat's list (name, value, …, NULL); NULL: none. */
const char *part_attribute(const char **attributes, const char *name);
/* Find the relation (r:id) that an element names; NULL if it names none, or two (one for each edition). */
const char *part_relation(const char **attributes);
/*
 * Read XML's true or false; NULL gives `otherwise`, values that programs read differently (2, TRUE)
 * `unclear`.
 */
bool part_is_true(const char *value, bool otherwise, bool unclear);
/* Is it a number as spreadsheets write it? C reads other forms too. */
bool part_is_number(const char *text);
/* Read a whole number of at most nine digits; -1 for anything else. */
long part_number(const char *text);
/*
 * Read a part to its end; `*found` is false (without an error) if there is none. Two parts of one name, even
 * in other letter cases, are damage: programs differ in which one they show.
 */
struct workbook_reading;
bool parts_read(
	struct parts *parts, const char *name, struct workbook_reading *r, bool *found, struct err *e);
/* Refuse a file as damaged in that part ("": unknown), at that cell ("": none); or as too large. */
bool parts_damaged_at(const char *path, const char *part, const char *cell, struct err *e);
bool parts_too_large(const char *path, struct err *e);

/* ---- a workbook being read ------------------------------------------------------------------- */

enum { WORKBOOK_ROWS = 1 << 20, WORKBOOK_COLUMNS = 1 << 14 };

/* Every element with a meaning, by its place. */
enum workbook_node {
	NODE_NONE,
	NODE_RELATIONS, NODE_RELATION,
	NODE_TYPES, NODE_TYPE_DEFAULT, NODE_TYPE,
	NODE_WORKBOOK, NODE_DATES, NODE_SHEETS, NODE_SHEET, NODE_CALCULATION,
	NODE_STRINGS, NODE_STRING, NODE_STRING_TEXT, NODE_STRING_RUN, NODE_STRING_RUN_TEXT,
	NODE_PROPERTIES, NODE_PROPERTY, NODE_PROPERTY_TEXT,
	NODE_WORKSHEET, NODE_COLUMNS, NODE_COLUMN, NODE_JOINED, NODE_JOINED_CELLS, NODE_DATA, NODE_ROW,
	 NODE_CELL, NODE_VALUE,
	NODE_FORMULA, NODE_INLINE, NODE_INLINE_TEXT, NODE_INLINE_RUN, NODE_INLINE_RUN_TEXT,
	NODE_COUNT
};

/* The types of relations that are followed; programs go by them, not by the names of parts. */
enum relation_type { TYPE_WORKBOOK, TYPE_PROPERTIES, TYPE_SHEET, TYPE_STRINGS, TYPE_OTHER };

struct relation {
	enum relation_type type;
	uint32_t id, target;      /* texts of the workbook */
	const char *id_text;      /* once the list is sorted */
};

struct workbook_reading {
	struct workbook *book;
	const char *path, *property;                     /* the caller's */
	struct parts *parts;
	char part[PART_NAME];                            /* the part being read, or the last one; "": none */
	struct relation *relations;                      /* of the part being read */
	uint32_t *strings;                               /* the shared strings: places in the text */
	size_t string_count, relation_count;
	struct buf *into, value, formula;                /* takes the text, NULL: none does */
	enum workbook_node node, root;                   /* the place in the part; the required kind of part */
	int skipped;                                     /* depth inside a skipped element */
	bool is_skipped_whole;                           /* whatever that element contains */
	bool is_too_large;                               /* a list has reached its limit */
	int types;                                       /* times that the container states the workbook's type */
	int texts, runs, values, formulas, inlines;      /* of the present string or cell */
	bool is_plain_formula, has_data;
	char type[16];                                   /* of the present cell */
	size_t sheet;                                    /* the present worksheet, and the place in it */
	int row, column;
	bool is_row_hidden;
	uint64_t hidden_columns;                         /* of the first 64 */
};

/* Keep a text in the workbook; returns its place. */
uint32_t workbook_keep(struct workbook_reading *r, const char *text);
/* Make room for one more item in a list (list_grow); NULL without memory, or if it has `most` already. */
void *workbook_grow(struct workbook_reading *r, void *items, size_t count, size_t size, size_t most);
bool workbook_add_cell(struct workbook_reading *r, const struct workbook_cell *cell);
/* Read a part whose only root must be `root`; `*found` is false if there is none. */
bool workbook_read_part(
	struct workbook_reading *r, const char *name, enum workbook_node root, bool *found, struct err *e);

/* ---- at each element: false refuses the part as damaged -------------------------------------- */

bool workbook_element(
	struct workbook_reading *r, enum part_space space, const char *name, const char **attributes);
bool workbook_element_end(struct workbook_reading *r);

typedef bool workbook_start(struct workbook_reading *r, const char **attributes);
typedef bool workbook_end(struct workbook_reading *r);

workbook_start workbook_start_relation, workbook_start_type, workbook_start_sheet, workbook_start_calculation,
	workbook_start_dates, workbook_start_column, workbook_start_joined,
	workbook_start_string, workbook_start_text,
	workbook_start_property, workbook_start_property_text, workbook_start_worksheet, workbook_start_data,
	workbook_start_row, workbook_start_cell, workbook_start_value, workbook_start_formula;
workbook_end workbook_end_text, workbook_end_string, workbook_end_property_text, workbook_end_cell;

/* ---- relations ------------------------------------------------------------------------------- */

/* Find the target of the relation of a type, "" if there is none; false if there are several. */
bool relations_only(const struct workbook_reading *r, enum relation_type type, const char **target);
/* Find the relation of each worksheet; false if one has none, or two relations have one name. */
bool relations_find_sheets(struct workbook_reading *r);
/*
 * Write the name of the part that a target means, relative to a folder ("xl/" or ""). False for paths that no
 * program writes and some do not follow ("./a", "b/../a").
 */
bool relations_resolve(struct buf *name, const char *folder, const char *target);

#endif
