/*
 * Within export/: the parts of a workbook that somebody handed in, as XML. It may be anything: damaged,
 * made to burst when unpacked, made to make a parser burst. Only xlsx_parts.c knows minizip and expat.
 */
#ifndef EXPORT_XLSX_PARTS_H
#define EXPORT_XLSX_PARTS_H

#include "base/base.h"

/* An open workbook. */
struct parts;

bool parts_open(struct parts **out, const char *path, struct err *e);
void parts_close(struct parts *parts);

/* The namespaces that a workbook is made of, each in its two spellings; prefixes mean nothing. */
enum part_space { PART_MAIN, PART_RELATIONS, PART_PROPERTIES, PART_VALUES, PART_FOREIGN };

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
/* The relation (r:id) that an element names; NULL if it names none. */
const char *part_relation(const char **attributes);
/*
 * Read a part to its end; `*found` false (and no error) if the workbook has no such part. A name of which
 * there are two, also in other letter cases, is damage: programs differ in which of them they show.
 */
bool parts_read(struct parts *parts, const char *name, const struct part_reader *reader, bool *found,
	struct err *e);

#endif
