/* Loading libraries late. */
#include "export/library.h"

#include "export/messages.h"

#include <dlfcn.h>
#include <string.h>

bool library_load(const char *file, const char *package, const struct library_symbol *symbols, struct err *e)
{
	void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);   /* stays until the end of the program */

	if (!library)
		return err_set(e, ERR_FAILED, &msg_no_library, MSG_ARGS(file, dlerror(), package));
	for (; symbols->name; symbols++) {
		void *symbol = dlsym(library, symbols->name);
		if (!symbol)
			return err_set(e, ERR_FAILED, &msg_no_library, MSG_ARGS(file, symbols->name, package));
		/* C does not convert an object's pointer, which dlsym returns, into a function's. */
		memcpy(symbols->place, &symbol, sizeof symbol);
	}
	return true;
}
