/* The texts of the JSON Lines interfaces. */
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
	"ismeretlen mező: „{0}”; nézze meg a mezők listáját a docs/formats.md fájlban",
	"unknown field “{0}”; see docs/formats.md for the fields")
M(json_twice,
	"a(z) „{0}” mező kétszer szerepel; egyszer adja meg",
	"the field “{0}” is given twice; give it once")
M(json_missing_field,
	"hiányzik a(z) „{0}” mező",
	"the field “{0}” is missing")
M(json_bad_type,
	"a(z) „{0}” mező értéke nem jó; ilyen lehet: {1}",
	"the field “{0}” has a wrong value; it can be {1}")
M(json_bad_seat,
	"a(z) „{0}” mezőben nem hely áll; a helyek: A, B, C, D",
	"the field “{0}” does not hold a seat; seats are A, B, C, D")
M(json_bad_players,
	"a „players” mezőben három különböző helyet kell megadni a játék sorrendjében, például [\"D\",\"A\",\"B\"]",
	"“players” must name three different seats in the order of play, such as [\"D\",\"A\",\"B\"]")
M(json_unknown_bid,
	"nincs ilyen licit a licittáblában: „{0}”; a teljes lista: renonsz bids",
	"no such bid in the licittábla: “{0}”; renonsz bids lists them all")
M(json_bad_part,
	"nincs ilyen rész: „{0}”; a részek: parti, 40-100, 20-100, 4-asz, ulti, durchmars, betli",
	"no such part: “{0}”; parts are parti, 40-100, 20-100, 4-asz, ulti, durchmars, betli")

/* ---- replay ---- */
M(json_not_player,
	"a(z) „{0}” mezőben „{1}” nem a három játékos egyikének helye; javítsa a helyet vagy a „players” mezőt",
	"in “{0}” “{1}” is not the seat of one of the three players; correct the seat or “players”")
M(json_bad_card,
	"„{0}” nem lap; a lap színbetűből és lapbetűből áll, például zA vagy p9 "
	"(színek: m z t p, lapok: A X K F L 9 8 7)",
	"“{0}” is not a card; a card is a suit letter and a rank letter, such as zA or p9 "
	"(suits m z t p, ranks A X K F L 9 8 7)")
M(json_bad_hand,
	"{0} kezében {1} lap van ({2}), tíznek kell lennie; az első kihívás előtti tíz lapot adja meg",
	"cards in the hand of {0}: {1} ({2}), there must be ten; give those held at the first lead")
M(json_bad_talon,
	"a talonban {0} lap van ({1}), kettőnek kell lennie; a két letett lapot adja meg",
	"cards in the talon: {0} ({1}), there must be two; give those laid away")
M(json_card_twice,
	"{0} többször is szerepel; egy lap csak egy kézben vagy a talonban lehet, és csak egyszer játszható ki",
	"{0} is there more than once; a card is in one hand or in the talon, and is played once")
M(json_card_not_held,
	"{0}. ütés: {1} nem tehette le ezt: {2}, mert nincs a kezében; nézze meg a kezeket és az ütések sorrendjét",
	"trick {0}: {1} cannot have played {2}, a card not held; check the hands and the order of the tricks")
M(json_card_played_twice,
	"{0}. ütés: {1} másodszor teszi le ezt: {2}; javítsa az ütést",
	"trick {0}: {1} plays {2} a second time; correct the trick")
M(json_bad_trick,
	"{0}. ütés: {1} lap van benne; három lap kell, csak az utolsó ütés lehet befejezetlen",
	"trick {0}: it has {1} cards; there must be three, only the last trick may be unfinished")
M(json_too_many_tricks,
	"nem lehet {0}. ütés ({1}); legfeljebb tíz ütést adjon meg",
	"there cannot be a trick {0} ({1}); give at most ten tricks")
M(json_bad_meld,
	"„{0}” itt nem jelenthető; a jelentés színbetű és 20, aduból 40, például z20",
	"“{0}” cannot be announced here; a meld is a suit letter and 20, in trumps 40, such as z20")
M(json_meld_twice,
	"„{0}” kétszer van jelentve; hagyja el az egyiket",
	"“{0}” is announced twice; leave one of them out")
M(json_meld_not_held,
	"{0} nem jelenthette ezt, mert nincs nála {1}; javítsa a kezét vagy a jelentését",
	"{0} cannot have announced that meld without {1}; correct the hand or the meld")
M(json_trump_missing,
	"hiányzik az adu; adja meg a „trump” mezőben: makk, zold vagy tok",
	"the trump is missing; give makk, zold or tok in the field “trump”")
