/*
 * Within export/: libraries that are loaded when they are needed first. Linked in the usual way they would
 * take longer to load, in every run, than a deal takes to record.
 */
#ifndef EXPORT_LIBRARY_H
#define EXPORT_LIBRARY_H

#include "base/base.h"

/* A function by its name, and the pointer that it is put into. */
struct library_symbol {
	const char *name;
	void *place;
};

/* Load `file` and find the symbols (a NULL name ends them); ERR_FAILED names the `package` that brings it. */
bool library_load(const char *file, const char *package, const struct library_symbol *symbols, struct err *e);

#endif
