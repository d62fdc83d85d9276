/* Loading libxlsxwriter. */
#include "export/messages.h"
#include "export/xlsx_library.h"

#include <dlfcn.h>
#include <string.h>

struct xlsx_library xlsx_library;

/* A function by its name, into a pointer of its type (which C does not convert from dlsym's). */
static bool find(void *library, const char *name, void *function, size_t size)
{
	void *symbol = dlsym(library, name);

	memcpy(function, &symbol, size);
	return symbol != NULL;
}

bool xlsx_library_load(struct err *e)
{
	bool whole = true;

	if (xlsx_library.workbook_close)
		return true;
	void *library = dlopen(XLSX_LIBRARY, RTLD_NOW | RTLD_LOCAL);   /* stays until the end of the program */
	if (!library)
		return err_set(e, ERR_FAILED, &msg_no_xlsx_library, MSG_ARGS(XLSX_LIBRARY, dlerror()));
#define X(name) whole = find(library, #name, &xlsx_library.name, sizeof xlsx_library.name) && whole;
	XLSX_FUNCTIONS(X)
#undef X
	return whole || err_set(e, ERR_FAILED, &msg_no_xlsx_library, MSG_ARGS(XLSX_LIBRARY, "dlsym"));
}
