/* The texts of the JSON Lines interfaces. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(json_level_online,
	"a szint csak 1, 2 (kontra), 4 (rekontra), 8 (szubkontra), 16 (mordkontra) vagy 32 (Fedák Sári) lehet; javítsa ({0})",
	"a level is 1, 2 (kontra), 4 (rekontra), 8 (szubkontra), 16 (mordkontra) or 32 (Fedák Sári); correct it ({0})")
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
	"ismeretlen mező: „{0}”; nézze meg a mezők listáját a docs/formats.md fájlban",
	"unknown field “{0}”; see docs/formats.md for the fields")
M(json_twice,
	"„{0}”: ez a mező kétszer szerepel; egyszer adja meg",
	"the field “{0}” is given twice; give it once")
M(json_missing_field,
	"hiányzik ez a mező: „{0}”",
	"the field “{0}” is missing")
M(json_bad_type,
	"„{0}”: ennek a mezőnek nem jó az értéke; ilyen lehet: {1}",
	"the field “{0}” has a wrong value; it can be {1}")
M(json_bad_seat,
	"„{0}”: ebben a mezőben nem hely áll; a helyek: A, B, C, D",
	"the field “{0}” does not hold a seat; seats are A, B, C, D")
M(json_bad_letter,
	"„{0}”: ebben a mezőben nem hely áll; a helyek A-tól {1}-ig mennek",
	"the field “{0}” does not hold a seat; seats go from A to {1}")
M(json_bad_order,
	"a „players” mezőben {0} különböző helyet kell megadni a játék sorrendjében",
	"“players” must name {0} different seats in the order of play")
M(json_bad_number,
	"„{0}”: ebben a mezőben {1} és {2} közötti egész szám áll",
	"the field “{0}” holds a whole number from {1} to {2}")
M(json_bad_players,
	"a „players” mezőben három különböző helyet kell megadni a játék sorrendjében, például [\"D\",\"A\",\"B\"]",
	"“players” must name three different seats in the order of play, such as [\"D\",\"A\",\"B\"]")
M(json_unknown_bid,
	"nincs ilyen licit a licittáblában: „{0}”; a teljes lista: renonsz bids",
	"no such bid in the licittábla: “{0}”; renonsz bids lists them all")
M(json_bad_part,
	"nincs ilyen rész: „{0}”; a részek: parti, 40-100, 20-100, 4-asz, ulti, durchmars, betli",
	"no such part: “{0}”; parts are parti, 40-100, 20-100, 4-asz, ulti, durchmars, betli")

/* ---- judge ---- */
M(json_bad_fact,
	"„{0}”: ez a tény nem ehhez az esethez való, vagy az értéke nem jó; a pontok összege 0 legyen",
	"“{0}”: this fact does not belong to the case, or its value is wrong; points add up to 0")
M(json_only_jury,
	"nincs ilyen eset: „{0}”; ebben a játékban csak „jury” van, a zsűri döntése",
	"no such case: “{0}”; this game has “jury” alone, the jury's decision")
M(json_jury_sets,
	"Ennek a játéknak a szabályai nem ismernek büntetést: a zsűri dönt, és megindokolja.",
	"The rules of this game know no penalties: the jury decides and gives its reasons.")

/* ---- replay ---- */
M(json_not_player,
	"„{0}”: ebben a mezőben „{1}” nem a három játékos egyikének helye; javítsa a helyet vagy a „players” mezőt",
	"in “{0}” “{1}” is not the seat of one of the three players; correct the seat or “players”")
M(json_trump_missing,
	"hiányzik az adu; adja meg a „trump” mezőben: makk, zold vagy tok",
	"the trump is missing; give makk, zold or tok in the field “trump”")

/* ---- solve ---- */
M(json_no_bid,
	"„{0}”: licit nélkül ({\"bid\":null}) ez a mező nem adható meg; hagyja el",
	"“{0}” cannot be given without a bid ({\"bid\":null}); leave it out")
M(json_talon_twelve,
	"{0} kezében {1} lap van; a talon választásához a felvevő tizenkét lapja kell, talon és ütés nélkül",
	"cards in the hand of {0}: {1}; to choose the talon the declarer needs twelve, with no talon and no tricks")
