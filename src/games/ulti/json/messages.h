/* The texts of the JSON Lines interfaces. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(json_level_online,
	"a szint csak 1, 2 (kontra), 4 (rekontra), 8 (szubkontra), 16 (mordkontra) vagy 32 (Fedák Sári) lehet; javítsa ({0})",
	"a level is 1, 2 (kontra), 4 (rekontra), 8 (szubkontra), 16 (mordkontra) or 32 (Fedák Sári); correct it ({0})")
M(json_bad_seat,
	"„{0}”: ebben a mezőben nem hely áll; a helyek: A, B, C, D",
	"the field “{0}” does not hold a seat; seats are A, B, C, D")
M(json_bad_players,
	"a „players” mezőben három különböző helyet kell megadni a játék sorrendjében, például [\"D\",\"A\",\"B\"]",
	"“players” must name three different seats in the order of play, such as [\"D\",\"A\",\"B\"]")
M(json_unknown_bid,
	"nincs ilyen licit a licittáblában: „{0}”; a teljes lista: renonsz bids{1}",
	"no such bid in the licittábla: “{0}”; renonsz bids{1} lists them all")
M(json_bad_part,
	"nincs ilyen rész: „{0}”; a részek: parti, 40-100, 20-100, 4-asz, ulti, durchmars, betli",
	"no such part: “{0}”; parts are parti, 40-100, 20-100, 4-asz, ulti, durchmars, betli")

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
