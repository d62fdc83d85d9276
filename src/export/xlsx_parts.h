/*
 * Within export/: the parts of a workbook that somebody handed in, as XML. It may be anything: damaged, made to burst
 * when unpacked, made to make a parser burst. Only xlsx_parts.c knows minizip and expat.
 */
#ifndef EXPORT_XLSX_PARTS_H
#define EXPORT_XLSX_PARTS_H

#include "base/base.h"

/* An open workbook. */
struct parts;

bool parts_open(struct parts **out, const char *path, struct err *e);
void parts_close(struct parts *parts);

/*
 * Who is told of a part: elements by their names without prefix, with attributes as expat has them (name, value, …,
 * NULL), and the text between them, in pieces. Any of them returns false to refuse the part as damaged.
 */
struct part_reader {
	void *arg;
	bool (*start)(void *arg, const char *name, const char **attributes);
	bool (*end)(void *arg, const char *name);
	bool (*text)(void *arg, const char *text, size_t n);
};

/* The value of an attribute, by its name without prefix; NULL if it is not there. */
const char *part_attribute(const char **attributes, const char *name);
/* Read a part to its end; `*found` false (and no error) if the workbook has no such part. */
bool parts_read(struct parts *parts, const char *name, const struct part_reader *reader, bool *found,
	struct err *e);

#endif
