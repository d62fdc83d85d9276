/*
 * The texts of base/. Every room has such a list: M(name, "hungarian", "english"), {0} {1} … the arguments.
 * Each line becomes msg_NAME; a test reads all lists and compares the arguments of the two languages.
 */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(out_of_memory,
	"elfogyott a memória; zárjon be más programot, és próbálja újra",
	"out of memory; close another program and try again")
M(cannot_read,
	"{0}: nem olvasható ({1}); nézze meg az elérési utat és a jogosultságot",
	"{0}: cannot be read ({1}); check the path and the permissions")
M(file_came,
	"{0}: közben más írt ide ilyen nevű fájlt, az maradt; adjon meg másik nevet",
	"{0}: somebody else wrote a file of this name meanwhile, and it stays; give another name")
M(cannot_write,
	"{0}: nem írható ({1}); válasszon írható mappát, vagy szabadítson fel helyet",
	"{0}: cannot be written ({1}); choose a writable folder or free some space")
M(cannot_write_there,
	"{0}: nem írható, mert nincs ilyen mappa; előbb hozza létre a mappát",
	"{0}: cannot be written, because there is no such folder; make the folder first")
M(why_not_there, "nincs ilyen fájl vagy mappa", "no such file or directory")
M(why_no_permission, "nincs hozzá jogosultság", "permission denied")
M(why_read_only, "csak olvasható fájlrendszer", "read-only file system")
M(why_disk_full, "megtelt a lemez", "no space left on the disk")
M(why_folder, "ez mappa", "it is a folder")
M(why_too_big, "túl nagy lenne a fájl", "the file would be too large")
M(why_no_folder, "nem mappa", "not a folder")
M(file_too_large,
	"{0}: a fájl nagyobb, mint {1} bájt; rövidítse le, vagy bontsa kisebb fájlokra",
	"{0}: the file is larger than {1} bytes; shorten it or split it into smaller ones")
M(file_line_long,
	"{0}:{1}: a sor hosszabb, mint {2} bájt; rövidítse le",
	"{0}:{1}: the line is longer than {2} bytes; shorten it")

/* ---- faults of any line; {0} is the wrong word ---- */
M(did_you_mean, " – talán erre gondolt: {0}?", " – did you mean {0}?")
M(quote_open,
	"az idézőjel nincs lezárva; a szöveget tegye két \" közé, a benne lévő idézőjelet írja duplán",
	"the quote is never closed; put the text between two \", and write a quote inside it twice")
M(line_surplus,
	"itt már véget kell érnie a sornak; törölje, ami fölösleges, vagy kezdje megjegyzésként ;-vel",
	"the line has to end here; remove what is too much, or start a comment with ;")
M(points_bad,
	"„{0}” nem pontszám; az = jel után helyenként egy egész szám áll",
	"“{0}” is not a number of points; after = comes a whole number for each seat")
M(figures_missing,
	"az = jel után {1} pontszám áll, de annyi kell, ahány hely az asztalnál van ({2})",
	"{1} figures after =, but there must be one for each seat at the table ({2})")
M(points_surplus,
	"„{0}” már a(z) {1}. pontszám; helyenként egy kell, legfeljebb {2}",
	"“{0}” is one figure too many: there is one for each seat, {2} at most, and this is number {1}")
M(number_missing,
	"a sor a leosztás sorszámával kezdődik, például 3 A U z ++",
	"the line begins with the number of the deal, such as 3 A U z ++")
M(no_workbook,
	"{0}: nem .xlsx munkafüzet, és számról számra csak az vethető össze (renonsz export -o kupa.xlsx); PDF-ről, HTML-lapról, "
	"papírról a rajta álló kódot adja meg (renonsz verify KÓD): az megmondja, a könyv melyik állapotát kell a lap mellé tenni",
	"{0}: this is no .xlsx workbook, and only such are compared figure by figure (renonsz export -o cup.xlsx); of a PDF, an HTML "
	"page or paper give the code on it (renonsz verify CODE): it tells which state of the book to hold beside the page")
M(workbook_damaged,
	"{0}{1}: a munkafüzet sérült, vagy nem egyértelmű, mit mutat; mentse el újra, vagy készítsen újat (renonsz export)",
	"{0}{1}: the workbook is damaged, or it is not clear what it shows; save it again, or make a new one (renonsz export)")
M(workbook_too_large,
	"{0}: a munkafüzet túl nagy: legfeljebb {1} cellát és kicsomagolva {2} MB-ot olvas be a program; bontsa kisebbekre, "
	"például fordulónként (renonsz export --round 1)",
	"{0}: the workbook is too large: at most {1} cells and {2} MB unpacked are read; split it into smaller ones, "
	"for instance by round (renonsz export --round 1)")

/* Points of two events. */
M(carry_other_form,
	"{0}: a meccspont és az asztalnál szerzett pont nem adható össze; csak azonos formájú verseny pontja vihető át",
	"{0}: match points and points won at the table cannot be added up; only an event of the same form can be carried over")

/* The texts of the JSON Lines interfaces, whatever the game. */

M(json_line_too_long,
	"a sor hosszabb {0} bájtnál; soronként egyetlen rövid objektumot adjon meg",
	"the line is longer than {0} bytes; give one short object a line")
M(json_not_utf8,
	"a sor nem érvényes UTF-8 szöveg; mentse a fájlt UTF-8 kódolással",
	"the line is not valid UTF-8 text; save the file as UTF-8")
M(json_not_object,
	"a sor nem JSON-objektum; soronként egy { … } kell",
	"the line is not a JSON object; each line must be one { … }")
M(json_unknown_field,
	"„{0}”: itt nincs ilyen mező; ezek lehetnek: {1}",
	"there is no field “{0}” here; there can be {1}")
M(json_twice,
	"„{0}”: ez a mező kétszer szerepel; egyszer adja meg",
	"the field “{0}” is given twice; give it once")
M(json_missing_field,
	"hiányzik ez a mező: „{0}”; ilyen lehet: {1}",
	"the field “{0}” is missing; it can be {1}")
M(json_bad_type,
	"„{0}”: ennek a mezőnek nem jó az értéke; ilyen lehet: {1}",
	"the field “{0}” has a wrong value; it can be {1}")
M(json_bad_letter,
	"„{0}”: ebben a mezőben nem hely áll; a helyek A-tól {1}-ig mennek",
	"the field “{0}” does not hold a seat; seats go from A to {1}")
M(json_bad_order,
	"a „players” mezőben {0} különböző helyet kell megadni a játék sorrendjében",
	"“players” must name {0} different seats in the order of play")
M(json_bad_number,
	"„{0}”: ebben a mezőben {1} és {2} közötti egész szám áll",
	"the field “{0}” holds a whole number from {1} to {2}")
