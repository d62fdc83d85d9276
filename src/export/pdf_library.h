/* Within export/: libharu, loaded when the first PDF is written (formats.c). */
#ifndef PDF_LIBRARY_H
#define PDF_LIBRARY_H

#include "base/base.h"

#include <hpdf.h>

/* Every function of it used in this room, without its HPDF_. */
#define PDF_FUNCTIONS(X) \
	X(AddPage) X(Font_TextWidth) X(Free) X(GetFont) X(GetStreamSize) X(LoadTTFontFromFile) X(New) \
	X(Page_BeginText) X(Page_Circle) X(Page_EndText) X(Page_Fill) X(Page_FillStroke) X(Page_GetHeight) \
	X(Page_GetWidth) X(Page_LineTo) X(Page_MoveTo) X(Page_Rectangle) X(Page_SetDash) \
	X(Page_SetFontAndSize) X(Page_SetGrayFill) X(Page_SetGrayStroke) X(Page_SetHeight) X(Page_SetLineWidth) \
	X(Page_SetWidth) X(Page_Stroke) X(Page_TextOut) X(ReadFromStream) X(SaveToStream) X(SetCompressionMode) \
	X(SetCurrentEncoder) X(SetInfoAttr) X(SetInfoDateAttr) X(UseUTFEncodings)

struct pdf_library {
#define X(name) __typeof__(HPDF_##name) *name;
	PDF_FUNCTIONS(X)
#undef X
};

extern struct pdf_library pdf_library;

/* Call one: hpdf(AddPage)(…). */
#define hpdf(name) (pdf_library.name)

/* Load it, if it is not loaded yet; ERR_FAILED names the package that is missing. */
bool pdf_library_load(struct err *e);

#endif
