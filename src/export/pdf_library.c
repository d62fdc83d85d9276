/* Loading libharu. */
#include "export/library.h"
#include "export/pdf_library.h"

struct pdf_library pdf_library;

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
