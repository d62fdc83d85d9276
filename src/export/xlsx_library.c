/* Loading libxlsxwriter. */
#include "export/library.h"
#include "export/xlsx_library.h"

struct xlsx_library xlsx_library;

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
