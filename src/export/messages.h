/* The texts of export/: errors, and differences of a workbook. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(chart_worksheet, "Grafikon", "Chart")
M(workbook_failed,
	"{0}: a munkafüzet nem készült el ({1}); válasszon írható mappát, vagy szabadítson fel helyet",
	"{0}: the workbook was not written ({1}); choose a writable folder or free some space")
M(temporary_folder,
	"{0}: a munkafüzethez itt hely kell ({1}); szabadítson fel helyet, vagy adjon meg más mappát (TMPDIR)",
	"{0}: the workbook needs room here for a while ({1}); free some space or name another folder (TMPDIR)")
M(empty_table, "(nincs adat)", "(nothing)")
M(no_library,
	"a fájl most nem készíthető el: {0} nem tölthető be ({1}); telepítse ezt a csomagot: {2}",
	"the file cannot be written now: {0} cannot be loaded ({1}); install the package {2}")
M(no_font,
	"a PDF-hez hiányzik a betűkészlet; telepítse a fonts-liberation csomagot (vagy a fonts-dejavu-core csomagot)",
	"the font for the PDF is missing; install the package fonts-liberation (or fonts-dejavu-core)")
M(pdf_failed,
	"a PDF nem készült el (a libharu hibája: {0}); kérje HTML-ben, és nyomtassa ki azt",
	"the PDF was not written (libharu says {0}); ask for HTML and print that")

M(head_worksheet, "Munkalap", "Worksheet")
M(head_cell, "Cella", "Cell")
M(head_in_file, "A fájlban", "In the file")
M(head_in_book, "A könyvben", "In the book")
M(cell_sheet, "a munkalap", "the worksheet")
M(cell_text, " (szövegként áll ott, nem számként)", " (stored as a text, not as a number)")
M(cell_number, " (számként áll ott, nem szövegként)", " (stored as a number, not as a text)")
M(cell_odd, " (logikai érték, hiba vagy dátum áll ott)", " (stored as a truth value, an error or a date)")
M(cell_alike, " (a(z) {0}. betű nem az, aminek látszik: U+{1})", " (letter {0} is not what it looks like: U+{1})")
