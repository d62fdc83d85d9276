/* The texts of the JSON Lines interfaces, whatever the game. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

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
