/*
 * The texts of Vadász tarokk: what is wrong with a deal; {0} the place or reading behind it where there is
 * one.
 */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(game_tarokk, "Vadász tarokk", "Vadász tarokk")
M(edition_vadasz, "Vadász tarokk, 2025", "Vadász tarokk, 2025")
M(tarokk_fine,
	"a parti rendben van",
	"the deal is in order")
M(tarokk_not_four,
	"egy partit pontosan négyen játszanak; adja meg a négy játékos helyét ({0})",
	"exactly four play a deal; give the seats of those four ({0})")
M(tarokk_not_playing,
	"olyan hely szerepel, amely nincs a négy játékos között; javítsa a helyet vagy a játékosokat ({0})",
	"a seat is named that is not one of the four who play; correct the seat or the players ({0})")
M(tarokk_no_bid,
	"nincs ilyen licit; a Játékos 3, 2, 1 vagy 0 talonlapot vett fel: „3”, „2”, „1”, „szolo”",
	"no such bid; the declarer took 3, 2, 1 or 0 talon cards: “3”, “2”, “1”, “szolo”")
M(tarokk_partner_or_alone,
	"vagy a „partner”, vagy az „alone” mező kell, pontosan az egyik",
	"give either “partner” or “alone”, exactly one of them")
M(tarokk_own_partner,
	"a Játékos nem lehet a saját partnere; ha egyedül játszik, az „alone” mezőben mondja meg, miért",
	"the declarer cannot be their own partner; if alone, say why in “alone”")
M(tarokk_made_parti,
	"a „made” mezőben csak a parti eredménye áll; a figurákat az „announced” és a „silent” mezőbe írja",
	"“made” holds the parti alone; figures belong to “announced” and “silent”")
M(tarokk_no_result,
	"hiányzik a parti eredménye; adja meg a „made” mezőben, vagy a lapok pontjait a „card_points” mezőben",
	"the result of the parti is missing; give it in “made”, or the card points in “card_points”")
M(tarokk_no_figure,
	"nincs ilyen figura: „{0}”; a figurák: tuletroa, 4-kiraly, ulti, xxi-fogas, dupla, volat",
	"no such figure: “{0}”; figures are tuletroa, 4-kiraly, ulti, xxi-fogas, dupla, volat")
M(tarokk_figure_twice,
	"„{0}”: ezt a figurát egy oldal kétszer mondta be; egyszer írja le",
	"“{0}”: one side announced this figure twice; write it once")
M(tarokk_thrown_in,
	"bedobott partinál nincs „{0}”; csak az kell, ki dobta be és miért",
	"a deal that was thrown in has no “{0}”; it needs only who threw it in and why")
M(tarokk_level_unknown,
	"a kontra szintje csak 1, 2 (kontra) vagy 4 (rekontra) lehet; a szubkontra nem változtat rajta ({0})",
	"a level is 1, 2 (kontra) or 4 (rekontra); a szubkontra does not change it ({0})")
M(tarokk_level_surplus,
	"olyasmi van kontrázva, amit nem mondtak be, vagy ami a volát mellett nem számít; törölje ({0})",
	"there is a kontra on what was not announced, or counts nothing beside the volát; remove it ({0})")
M(tarokk_made_by_both,
	"ugyanazt a figurát nem teljesítheti mindkét oldal; javítsa az egyiket ({0})",
	"both sides cannot have made the same figure; correct one of them ({0})")
M(tarokk_silent_announced,
	"amit egy oldal bemondott, azt csendben nem teljesítheti; törölje a csendest ({0})",
	"what a side announced it cannot make silently; remove the silent one ({0})")
M(tarokk_ulti_twice,
	"ha az egyik Pagátulti sikerült, az utolsó ütésben nem bukhatott el csendes ulti; javítsa az egyiket ({0})",
	"if an ulti was made, no silent ulti was lost in the last trick; correct one of them ({0})")
M(tarokk_honours_twice,
	"ha az egyik oldalé mindhárom honőr, a másik nem teljesíthetett ultit vagy XXI-fogást; javítsa ({0})",
	"if one side took all honours, the other made no ulti and no XXI-fogás; correct it ({0})")
M(tarokk_own_xxi_twice,
	"ha a Skíz a saját oldal XXI-esét vitte el, a másik oldalnak nincs tuletroája és XXI-fogása; javítsa ({0})",
	"if the Skíz took its own side's XXI, the other side has neither tuletroá nor XXI-fogás; correct it ({0})")
M(tarokk_dupla_without_parti,
	"dupla mellett a parti is megvan; javítsa a parti vagy a dupla eredményét ({0})",
	"who made the dupla has won the parti too; correct one of the two ({0})")
M(tarokk_volat_and_others,
	"volát mellett a másik oldalnak sem partija, sem figurája nem lehet; javítsa ({0})",
	"beside a volát the other side has neither the parti nor a figure; correct it ({0})")
M(tarokk_volat_and_lost,
	"aki a volátot megcsinálta, annak a tuletroá, a 4 király és a dupla is megvan; javítsa ({0})",
	"who made the volát made tuletroá, four kings and dupla too; correct it ({0})")
M(tarokk_silent_beside_volat,
	"volát mellett csendes tuletroá, 4 király vagy dupla nem számít; törölje ({0})",
	"beside a volát no silent tuletroá, four kings or dupla counts; remove it ({0})")
M(tarokk_points_contradict,
	"a lapok pontjai nem illenek az eredményhez (a partihoz 48, a duplához 71 kell); javítsa ({0})",
	"the card points do not fit the result (48 win the parti, 71 the dupla); correct them ({0})")
M(tarokk_earlier_unpriced,
	"az előbb elesett Pagátért csak lengetés vagy bedobás után jár pont; törölje, vagy adja meg a „duty” mezőt ({0})",
	"a Pagát that fell earlier costs something only after lengetés or bedobás; remove it or give the “duty” ({0})")
M(tarokk_duty_and_ulti,
	"ha a Játékos oldalának kell ultira játszania, az ellenfeleké nem lehet ulti; javítsa ({0})",
	"if the declarer's side must play for the ulti, the opponents have none; correct it ({0})")
M(tarokk_lengetes_unsaid,
	"az ultikötelezettséghez kontra parti, az ellenfelek tuletroája és a Játékos oldalának ultija kell ({0})",
	"this duty needs kontra parti, the opponents' tuletroá and an ulti of the declarer's side ({0})")
M(tarokk_bedobas_unsaid,
	"ehhez a partner bemondott tuletroája és a Játékos oldalának csendes ultija kell ({0})",
	"this duty needs the partner's announced tuletroá and a silent ulti of the declarer's side ({0})")
M(tarokk_bedobas_xxi,
	"ha bedobás helyett játszottak, XXI-fogás nem lehetett; törölje ({0})",
	"a hand that should have been thrown in has no XXI-fogás; remove it ({0})")
