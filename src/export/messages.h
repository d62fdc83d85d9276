/* The texts of export/ that are not in templates: what can go wrong. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(template_missing,
	"{0}: ez a sablon nincs a programban; fordítsa újra a programot",
	"{0}: this template is not in the program; build the program again")
M(template_folder,
	"{0}: nincs ilyen mappa; adja meg a klub sablonjainak mappáját",
	"{0}: there is no such folder; give the folder of the club's templates")
M(template_syntax,
	"{0}:{1}: a sor nem „kulcs = érték” és nem „[szakasz]”; javítsa ki, vagy kezdje pontosvesszővel",
	"{0}:{1}: the line is neither \"key = value\" nor \"[section]\"; correct it or start it with a semicolon")
M(template_section,
	"{0}:{1}: nincs [{2}] szakasz; nézze meg a beépített sablont",
	"{0}:{1}: there is no section [{2}]; see the built-in template")
M(template_key,
	"{0}:{1}: a [{3}] szakaszban nincs „{2}” kulcs; nézze meg a beépített sablont",
	"{0}:{1}: there is no key “{2}” in section [{3}]; see the built-in template")
M(template_twice,
	"{0}:{1}: a(z) „{2}” kulcs már szerepelt; hagyja meg az egyiket",
	"{0}:{1}: the key “{2}” was there already; keep one of them")
M(template_value,
	"{0}:{1}: a(z) „{2}” értéke nem megfelelő; lehetséges: {3}",
	"{0}:{1}: the value of “{2}” does not fit; possible: {3}")
M(template_width,
	"{0}:{1}: „{2}”: a | jel mögött az oszlop szélessége áll, 1 és 100 közötti szám",
	"{0}:{1}: “{2}”: behind the | stands the width of the column, a number from 1 to 100")
M(template_bytes,
	"{0}:{1}: a szöveg nem érvényes UTF-8, vagy vezérlőjel van benne; mentse a fájlt UTF-8 kódolással",
	"{0}:{1}: the text is not valid UTF-8 or has a control character; save the file as UTF-8")
M(template_slot,
	"{0}:{1}: „{2}” helyére nincs mit beírni; nézze meg a beépített sablont",
	"{0}:{1}: there is nothing to put in for “{2}”; see the built-in template")
M(sheet_late,
	"A forduló ideje {0}-kor lejárt; a lap {1}-kor készült el.",
	"The time of the round was over at {0}; the sheet was finished at {1}.")
M(chart_worksheet, "Grafikon", "Chart")
M(workbook_failed,
	"{0}: a munkafüzet nem készült el ({1}); válasszon írható mappát, vagy szabadítson fel helyet",
	"{0}: the workbook was not written ({1}); choose a writable folder or free some space")
M(temporary_folder,
	"{0}: a munkafüzethez itt hely kell ({1}); szabadítson fel helyet, vagy adjon meg más mappát (TMPDIR)",
	"{0}: the workbook needs room here for a while ({1}); free some space or name another folder (TMPDIR)")
M(empty_table, "(nincs adat)", "(nothing)")
M(rounds_left_out,
	"A(z) {0}. fordulótól látszik; az összes forduló szélesebb ablakban vagy --csv kapcsolóval.",
	"Shown from round {0}; a wider window or --csv shows every round.")
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
M(cell_looks, " (nem így látszik)", " (not shown so)")
M(cell_beside, " (olyan is van rajta, amit a program nem ír: {0})", " (it has what the program does not write: {0})")
M(cell_text, " (szövegként áll ott, nem számként)", " (stored as a text, not as a number)")
M(cell_number, " (számként áll ott, nem szövegként)", " (stored as a number, not as a text)")
M(cell_odd, " (logikai érték, hiba vagy dátum áll ott)", " (stored as a truth, an error or a date)")
M(cell_alike, " (a {0}. betű nem az, aminek látszik: U+{1})", " (letter {0} is not what it looks like: U+{1})")
M(cell_printed, "nyomtatási terület", "print area")
M(cell_printed_rows, "minden oldalra nyomtatott sorok", "rows printed on every page")
M(cell_chart, "a grafikon", "the chart")
M(cell_header, "élőfej", "header")
M(cell_header_even, "a páros oldalak élőfeje", "header of even pages")
M(cell_header_first, "az első oldal élőfeje", "header of the first page")
M(cell_footer, "élőláb", "footer")
M(cell_footer_even, "a páros oldalak élőlába", "footer of even pages")
M(cell_footer_first, "az első oldal élőlába", "footer of the first page")

/* A deal played over again. */
