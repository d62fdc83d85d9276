/*
 * What a command of the program goes through, into the file $TRACE: a line for each of its functions when it is
 * first entered ("f" and the address), one for each statement that SQLite runs ("s" and its text). Linked with
 * objects that were built with -finstrument-functions, and with sqlite3_open_v2 wrapped.
 */
#include <sqlite3.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define BARE __attribute__((no_instrument_function))

void __cyg_profile_func_enter(void *function, void *caller) BARE;
void __cyg_profile_func_exit(void *function, void *caller) BARE;
int __real_sqlite3_open_v2(const char *name, sqlite3 **db, int flags, const char *vfs);
int __wrap_sqlite3_open_v2(const char *name, sqlite3 **db, int flags, const char *vfs) BARE;

enum { SEEN = 1 << 14 };

BARE static FILE *out(void)
{
	static FILE *file;

	if (!file)
		file = fopen(getenv("TRACE"), "w");
	return file;
}

void __cyg_profile_func_enter(void *function, void *caller)
{
	static void *seen[SEEN];
	size_t at = (uintptr_t)function / 4 % SEEN;

	(void)caller;
	while (seen[at] && seen[at] != function)
		at = (at + 1) % SEEN;
	if (!seen[at])
		fprintf(out(), "f %p\n", function);
	seen[at] = function;
}

void __cyg_profile_func_exit(void *function, void *caller)
{
	(void)function;
	(void)caller;
}

/* The statements of triggers are told as comments, and are none of their own. */
BARE static int statement(unsigned kind, void *arg, void *prepared, void *text)
{
	const char *sql = text;

	(void)kind;
	(void)arg;
	(void)prepared;
	if (sql[0] == '-' && sql[1] == '-')
		return 0;
	fputs("s ", out());
	for (; *sql; sql++)
		fputc(*sql == '\n' || *sql == '\t' ? ' ' : *sql, out());
	fputc('\n', out());
	return 0;
}

int __wrap_sqlite3_open_v2(const char *name, sqlite3 **db, int flags, const char *vfs)
{
	int code = __real_sqlite3_open_v2(name, db, flags, vfs);

	if (code == SQLITE_OK)
		sqlite3_trace_v2(*db, SQLITE_TRACE_STMT, statement, NULL);
	return code;
}
