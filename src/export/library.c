/* libxlsxwriter and libharu, loaded only when a workbook or a PDF is written: linked in, they make a
 * command's start half as long again (docs/design.md, Speed). */
#include "export/pdf_library.h"
#include "export/xlsx_library.h"

#include "export/messages.h"

#include <dlfcn.h>
#include <string.h>

struct xlsx_library xlsx_library;
struct pdf_library pdf_library;

/* A function's name, and the place for its address. The list ends with one without a name. */
struct library_symbol {
	const char *name;
	void *place;
};

static bool library_load(const char *file, const char *package,
	const struct library_symbol *symbols, struct err *e)
{
	void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);   /* stays until the end of the program */

	if (!library)
		return err_set(e, ERR_FAILED, &msg_no_library, MSG_ARGS(file, dlerror(), package));
	for (; symbols->name; symbols++) {
		void *symbol = dlsym(library, symbols->name);
		if (!symbol)
			return err_set(e, ERR_FAILED, &msg_no_library,
				MSG_ARGS(file, symbols->name, package));
		/* C does not convert an object's pointer, which dlsym returns, into a function's. */
		memcpy(symbols->place, &symbol, sizeof symbol);
	}
	return true;
}

bool xlsx_library_load(struct err *e)
{
	static const struct library_symbol symbols[] = {
#define X(name) { #name, &xlsx_library.name },
		XLSX_FUNCTIONS(X)
#undef X
		{ NULL, NULL },
	};

	return xlsx_library.workbook_close || library_load(XLSX_LIBRARY, "libxlsxwriter-dev", symbols, e);
}

bool pdf_library_load(struct err *e)
{
	static const struct library_symbol symbols[] = {
#define X(name) { "HPDF_" #name, &pdf_library.name },
		PDF_FUNCTIONS(X)
#undef X
		{ NULL, NULL },
	};

	return pdf_library.UseUTFEncodings || library_load(PDF_LIBRARY, "libhpdf-dev", symbols, e);
}
