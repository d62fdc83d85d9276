/* What can be wrong with a deal's cards as they were written down. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(cards_bad_card,
	"„{0}” nem lap; a lap színbetűből és lapbetűből áll, például zA vagy p9 "
	"(színek: m z t p, lapok: A X K F L 9 8 7)",
	"“{0}” is not a card; a card is a suit letter and a rank letter, such as zA or p9 "
	"(suits m z t p, ranks A X K F L 9 8 7)")
M(cards_bad_hand,
	"{0} kezében {1} lap van ({2}), tíznek kell lennie; az első kihívás előtti tíz lapot adja meg",
	"cards in the hand of {0}: {1} ({2}), there must be ten; give those held at the first lead")
M(cards_bad_talon,
	"a talonban {0} lap van ({1}), kettőnek kell lennie; a két letett lapot adja meg",
	"cards in the talon: {0} ({1}), there must be two; give those laid away")
M(cards_card_twice,
	"{0} többször is szerepel; egy lap csak egy kézben vagy a talonban lehet, és csak egyszer játszható ki",
	"{0} is there more than once; a card is in one hand or in the talon, and is played once")
M(cards_card_not_held,
	"{0}. ütés: {1} nem tehette le ezt: {2}, mert nincs a kezében; nézze meg a kezeket és az ütések sorrendjét",
	"trick {0}: {1} cannot have played {2}, a card not held; check the hands and the order of the tricks")
M(cards_card_played_twice,
	"{0}. ütés: {1} másodszor teszi le ezt: {2}; javítsa az ütést",
	"trick {0}: {1} plays {2} a second time; correct the trick")
M(cards_bad_trick,
	"{0}. ütés: {1} lap van benne; három lap kell, csak az utolsó ütés lehet befejezetlen",
	"trick {0}: it has {1} cards; there must be three, only the last trick may be unfinished")
M(cards_too_many_tricks,
	"nem lehet {0}. ütés ({1}); legfeljebb tíz ütést adjon meg",
	"there cannot be a trick {0} ({1}); give at most ten tricks")
M(cards_bad_meld,
	"„{0}” itt nem jelenthető; a jelentés színbetű és 20, aduból 40, például z20",
	"“{0}” cannot be announced here; a meld is a suit letter and 20, in trumps 40, such as z20")
M(cards_meld_twice,
	"„{0}” kétszer van jelentve; hagyja el az egyiket",
	"“{0}” is announced twice; leave one of them out")
M(cards_meld_not_held,
	"{0} nem jelenthette ezt, mert nincs nála {1}; javítsa a kezét vagy a jelentését",
	"{0} cannot have announced that meld without {1}; correct the hand or the meld")
M(cards_trump_missing,
	"hiányzik az adu; írja a licit után: m, z vagy t",
	"the trump is missing; write m, z or t after the bid")
M(cards_hand_missing,
	"hiányzik {0} keze; adja meg (lap {0}=\"mAXK zF …\"), vagy írja le mind a tíz ütést",
	"the hand of {0} is missing; give it (lap {0}=\"mAXK zF …\"), or all ten tricks")
M(cards_contract_missing,
	"hiányzik a licit; írja a lapok elé, például: A U z kU",
	"the bid is missing; write it in front of the cards, such as A U z kU")
M(cards_not_player,
	"{0} nem játszik ebben a leosztásban; javítsa a helyet",
	"{0} does not play in this deal; correct the seat")

/* Lines of cards. */
M(line_hand_bad,
	"„{0}” helyett itt kezek állnak, például lap A=\"mAXK zF98 p7 tAK\"",
	"instead of “{0}” hands stand here, such as lap A=\"mAXK zF98 p7 tAK\"")
M(line_said_twice,
	"ez már szerepelt ennél a leosztásnál; hagyja meg az egyiket",
	"this was said of the deal already; keep one of them")
M(line_card_bad,
	"„{0}” nem lap; a lap színbetűből és lapbetűből áll, például zA vagy p9 "
	"(színek: m z t p, lapok: A X K F L 9 8 7)",
	"“{0}” is not a card; a card is a suit letter and a rank letter, such as zA or p9 "
	"(suits m z t p, ranks A X K F L 9 8 7)")
M(line_card_twice,
	"{1} már szerepelt; egy lap csak egyszer lehet itt",
	"{1} is there already; a card can be here but once")
M(line_count,
	"„{0}”: ez {1} lap, de {2} kell",
	"“{0}” is {1} cards, there must be {2}")
M(line_trick_count,
	"„{0}”: ez {1} lap; egy ütésben három van, a félbemaradt utolsóban kevesebb",
	"“{0}” is {1} cards; a trick has three, an unfinished last one fewer")
M(line_meld_bad,
	"„{0}” helyett jelentés áll itt: a hely, majd színbetű és 20, aduból 40, például bemond A z40 p20",
	"instead of “{0}” comes a meld: the seat, then a suit letter and 20, in trumps 40, such as bemond A z40 p20")
M(line_too_many_tricks,
	"ez már a(z) {1}. ütés volna; tíz ütésnél több nincs",
	"this would be trick {1}; there are no more than ten")
M(line_keyword,
	"„{0}” helyett lapok sora áll itt: lap, talon, bemond, utes vagy licit",
	"instead of “{0}” comes a line of cards: lap, talon, bemond, utes or licit")
