/* A folder for the files of a test, made and removed with the group: make_folder, remove_folder. */
#ifndef FOLDER_H
#define FOLDER_H

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[] = "/tmp/renonsz-unit-XXXXXX";

/* Return a path in the folder; two are valid at a time. */
static inline const char *in_folder(const char *name)
{
	static char path[2][128];
	static int turn;

	turn = !turn;
	snprintf(path[turn], sizeof path[0], "%s/%s", folder, name);
	return path[turn];
}

static inline int make_folder(void **state)
{
	(void)state;
	return mkdtemp(folder) ? 0 : -1;
}

/* Remove the folder; fails, and with it the test, if anything is left in it. */
static inline int remove_folder(void **state)
{
	(void)state;
	return rmdir(folder);
}

#endif
