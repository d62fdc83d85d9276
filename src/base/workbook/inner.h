/*
 * Within base/: a workbook under way. workbook_container.c knows whether a file is one container and no
 * more; workbook_parts.c its parts (minizip) and XML (expat), and nothing of workbooks; workbook_elements.c
 * which element means what; workbook_relations.c and _cells.c what happens at each; workbook.c in
 * which order the parts are read.
 */
#ifndef BASE_WORKBOOK_INNER_H
#define BASE_WORKBOOK_INNER_H

#include "base/workbook/workbook.h"

#include <stdio.h>

/* ---- the container --------------------------------------------------------------------------- */

/* The number of so many bytes at a place. */
uint32_t container_number(const unsigned char *at, int bytes);
/*
 * Is a file one container and nothing else? Each of its bytes belongs to a part that its directory lists, or
 * to that directory.
 */
bool container_is_one(FILE *file);

/* ---- parts ----------------------------------------------------------------------------------- */

/* An open container. */
struct parts;

bool parts_open(struct parts **out, const char *path, struct err *e);
void parts_close(struct parts *parts);

/* The namespaces that a workbook is made of, each in its two spellings; prefixes mean nothing. */
enum part_space { PART_MAIN, PART_RELATIONS, PART_TYPES, PART_PROPERTIES, PART_VALUES, PART_FOREIGN };

/*
 * Who is told of a part: elements by namespace and name, with attributes as expat has them (name, value, …,
 * NULL), and the text between them, in pieces. Any of them returns false to refuse the part as damaged.
 */
struct part_reader {
	void *arg;
	bool (*start)(void *arg, enum part_space space, const char *name, const char **attributes);
	bool (*end)(void *arg);
	bool (*text)(void *arg, const char *text, size_t n);
};

/* The value of an attribute that has no namespace; NULL if it is not there. */
const char *part_attribute(const char **attributes, const char *name);
/* The relation (r:id) that an element names; NULL if it names none, or two, one for each edition. */
const char *part_relation(const char **attributes);
/*
 * What XML calls true and false; NULL: `otherwise`. Of other spellings (2, TRUE, " 1") programs make the
 * one or the other: `unclear`.
 */
bool part_is_true(const char *value, bool otherwise, bool unclear);
/* A number as spreadsheets write it, and nothing else that C can read. */
bool part_is_number(const char *text);
/* A whole number of at most nine digits and nothing else; -1 if it is not. */
long part_number(const char *text);
/*
 * Read a part to its end; `*found` false (and no error) if there is no such part. A name of which there are
 * two, also in other letter cases, is damage: programs differ in which of them they show.
 */
bool parts_read(struct parts *parts, const char *name, const struct part_reader *reader, bool *found,
	struct err *e);
/* The part that was read last, or is being read; "" none. */
const char *parts_under_way(const struct parts *parts);
/*
 * ERR_REFUSED in words: damaged in that part ("": not known), at that cell ("": none); or more than is read.
 */
bool parts_damaged_at(const char *path, const char *part, const char *cell, struct err *e);
bool parts_too_large(const char *path, struct err *e);

/* ---- a workbook under way -------------------------------------------------------------------- */

enum { WORKBOOK_ROWS = 1 << 20, WORKBOOK_COLUMNS = 1 << 14 };

/* Every element that means something, by where it stands. */
enum workbook_node {
	NODE_NONE,
	NODE_RELATIONS, NODE_RELATION,
	NODE_WORKBOOK, NODE_DATES, NODE_SHEETS, NODE_SHEET, NODE_CALCULATION,
	NODE_STRINGS, NODE_STRING, NODE_STRING_TEXT, NODE_STRING_RUN, NODE_STRING_RUN_TEXT,
	NODE_PROPERTIES, NODE_PROPERTY, NODE_PROPERTY_TEXT,
	NODE_WORKSHEET, NODE_COLUMNS, NODE_COLUMN, NODE_JOINED, NODE_JOINED_CELLS, NODE_DATA, NODE_ROW,
	 NODE_CELL, NODE_VALUE,
	NODE_FORMULA, NODE_INLINE, NODE_INLINE_TEXT, NODE_INLINE_RUN, NODE_INLINE_RUN_TEXT,
	NODE_COUNT
};

/* The types of the relations that are followed; programs go by them and not by the names of parts. */
enum relation_type {
	TYPE_WORKBOOK,
	TYPE_PROPERTIES,
	TYPE_SHEET,
	TYPE_STRINGS,
	TYPE_OTHER
};

struct relation {
	enum relation_type type;
	uint32_t id, target;      /* texts of the workbook */
	const char *id_text;      /* once the list is sorted */
};

struct workbook_reading {
	struct workbook *book;
	const char *path, *property;                     /* the caller's */
	struct parts *parts;
	struct relation *relations;                      /* of the part under way */
	uint32_t *strings;                               /* the shared strings: places in the text */
	size_t string_count, relation_count;
	struct buf *into, value, formula;                /* where text goes, NULL: nowhere */
	enum workbook_node node, root;                   /* where it is; what the part has to be */
	int skipped;                                     /* how deep inside of what means nothing */
	bool is_skipped_whole;                           /* whatever is in there */
	bool is_too_large;                               /* a list has reached its limit */
	int texts, runs, values, formulas, inlines;      /* of the string or the cell under way */
	bool is_plain_formula, has_data;
	char type[16];                                   /* of the cell under way */
	size_t sheet;                                    /* under way */
	int row, column;                                 /* where it is */
	bool is_row_hidden;
	uint64_t hidden_columns;                         /* of the first 64 */
};

/* A text kept in the workbook: its place. */
uint32_t workbook_keep(struct workbook_reading *r, const char *text);
/* Room for one more in a list whose room is always the next power of two; NULL if there is none, or it is
 * too long. */
void *workbook_grow(struct workbook_reading *r, void *items, size_t count, size_t size, size_t most);
bool workbook_add_cell(struct workbook_reading *r, const struct workbook_cell *cell);
/* Read a part that has to be one `root`; `*found` false: there is none. Text that an earlier part left is
 * forgotten. */
bool workbook_read_part(
	struct workbook_reading *r, const char *name, enum workbook_node root, bool *found, struct err *e);

/* ---- at each element: false refuses the part ------------------------------------------------- */

typedef bool workbook_start(struct workbook_reading *r, const char **attributes);
typedef bool workbook_end(struct workbook_reading *r);

workbook_start workbook_start_relation, workbook_start_sheet, workbook_start_calculation,
	workbook_start_dates, workbook_start_column, workbook_start_joined,
	workbook_start_string, workbook_start_text,
	workbook_start_property, workbook_start_property_text, workbook_start_worksheet, workbook_start_data,
	workbook_start_row, workbook_start_cell, workbook_start_value, workbook_start_formula;
workbook_end workbook_end_text, workbook_end_string, workbook_end_property_text, workbook_end_cell;

/* ---- relations ------------------------------------------------------------------------------- */

/* The target of the relation of a type, "" if there is none; false if there are several. */
bool relations_only(const struct workbook_reading *r, enum relation_type type, const char **target);
/* Which relation each worksheet is; false if one has none, or two relations have one name. */
bool relations_find_sheets(struct workbook_reading *r);
/*
 * The name of the part that a target means, seen from a folder ("xl/" or ""). False: a way up and down that
 * no program writes ("./a", "b/../a"); not all programs follow them.
 */
bool relations_resolve(struct buf *name, const char *folder, const char *target);

#endif
