/* The texts of `judge` where only the jury decides. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(json_bad_fact,
	"„{0}”: ez a tény nem ehhez az esethez való, vagy az értéke nem jó; a „facts” ilyen lehet: {1}, a pontok összege 0",
	"“{0}”: this fact does not belong to the case, or its value is wrong; “facts” can be {1}, points adding up to 0")
M(json_missing_fact,
	"hiányzik: „{0}”; a „facts” ilyen lehet: {1}, a pontok összege 0",
	"“{0}” is missing; “facts” can be {1}, points adding up to 0")
M(json_only_jury,
	"nincs ilyen eset: „{0}”; ebben a játékban csak „jury” van, a zsűri döntése",
	"no such case: “{0}”; this game has “jury” alone, the jury's decision")
M(json_jury_sets,
	"Ennek a játéknak a szabályai nem ismernek büntetést: a zsűri dönt, és megindokolja.",
	"The rules of this game know no penalties: the jury decides and gives its reasons.")
