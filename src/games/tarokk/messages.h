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
	"a leosztás rendben van",
	"the deal is in order")
M(tarokk_not_four,
	"egy leosztást pontosan négyen játszanak; adja meg a négy játékos helyét ({0})",
	"exactly four play a deal; give the seats of those four ({0})")
M(tarokk_not_playing,
	"olyan hely szerepel, amely nincs a négy játékos között: ötnél az osztó, hatnál, hétnél a vele szemben ülő is kimarad; "
	"javítsa a helyet, vagy ha más osztott, az osztót (o=) ({0})",
	"a named seat is not one of the four players: at a table of five the dealer sits out, of six and seven also the "
	"player opposite; correct the seat, or the dealer (o=) if somebody else dealt ({0})")
M(tarokk_sits_out,
	"{1} ebben a leosztásban nem játszik; az osztó {2}, és ötnél az osztó, hatnál, hétnél a vele szemben ülő is "
	"kimarad; "
	"javítsa a helyet, vagy ha más osztott, az osztót (o=) ({0})",
	"{1} does not play in this deal: the dealer is {2}, and of five the dealer, of six and seven who sits opposite "
	"too is out; "
	"correct the seat, or the dealer (o=) if another dealt ({0})")
M(tarokk_nobody_there,
	"„{1}”: ezen a helyen ennél az asztalnál nem ül senki; javítsa a helyet ({0})",
	"nobody sits at {1} at this table; correct the seat ({0})")
M(tarokk_no_bid,
	"nincs ilyen licit („bid”); a Játékos 3, 2, 1 vagy 0 talonlapot vett fel: „3”, „2”, „1”, „szolo”",
	"no such bid (“bid”); the declarer took 3, 2, 1 or 0 talon cards: “3”, “2”, “1”, “szolo”")
M(tarokk_partner_or_alone,
	"vagy a \"partner\":\"C\", vagy az \"alone\" mező kell (\"forced\", \"open\", \"secret\"), pontosan az egyik",
	"give either \"partner\":\"C\" or \"alone\" (\"forced\", \"open\", \"secret\"), exactly one of them")
M(tarokk_own_partner,
	"a Játékos nem lehet a saját partnere; ha egyedül játszik, az „alone” mezőben mondja meg, miért",
	"the declarer cannot be their own partner; if alone, say why in “alone”")
M(tarokk_made_parti,
	"a „made” mezőben csak a parti eredménye áll; a figurákat az „announced” és a „silent” mezőbe írja",
	"“made” holds the parti alone; figures belong to “announced” and “silent”")
M(tarokk_no_result,
	"hiányzik a parti eredménye; adja meg: \"made\":{\"parti\":true} vagy false, vagy a Játékos oldalának lapjait: \"card_points\":52",
	"the result of the parti is missing; give \"made\":{\"parti\":true} or false, or the card points of the declarer's side: "
	"\"card_points\":52")
M(tarokk_no_figure,
	"nincs ilyen figura: „{0}”; a figurák: tuletroa, 4-kiraly, ulti, xxi-fogas, dupla, volat",
	"no such figure: “{0}”; figures are tuletroa, 4-kiraly, ulti, xxi-fogas, dupla, volat")
M(tarokk_figure_twice,
	"„{0}”: ezt a figurát egy oldal kétszer mondta be; egyszer írja le",
	"“{0}”: one side announced this figure twice; write it once")
M(tarokk_thrown_in,
	"bedobott leosztásnál nincs „{0}”; csak az kell, ki dobta be és miért",
	"a deal that was thrown in has no “{0}”; it needs only who threw it in and why")
M(tarokk_only_thrown_in,
	"„{0}” csak bedobott leosztásnál áll, az \"end\":\"thrown-in\" mellett; hagyja el, vagy adja meg azt is",
	"“{0}” stands only in a deal that was thrown in, beside \"end\":\"thrown-in\"; leave it out or give that too")
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
	"ha a Skíz a saját oldal XXI-esét vitte el, a másik oldalnak nincs tuletroája és XXI-fogása, és a sajátját sem "
	"vihette el; javítsa ({0})",
	"if the Skíz took its own side's XXI, the other side has neither tuletroá nor XXI-fogás, nor took its own; correct it "
	"({0})")
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
	"volát mellett csendes tuletroá, 4 király vagy dupla nem számít; törölje ({0}; gyenge értelmezés: betű szerint, "
	"I.3 e, csak a közvetlenül egymás után bemondott figurák fedik át egymást)",
	"beside a volát no silent tuletroá, four kings or dupla counts; remove it ({0}; a weak reading: by the letter, I.3 e, "
	"only figures announced one right after the other overlap)")
M(tarokk_points_contradict,
	"a lapok pontjai nem illenek az eredményhez (a partihoz 48, a duplához 71 kell); javítsa ({0})",
	"the card points do not fit the result (48 win the parti, 71 the dupla); correct them ({0})")
M(tarokk_earlier_unpriced,
	"az előbb elesett Pagátért csak lengetés vagy bedobás után jár pont; törölje, vagy jelölje, melyik volt: l, lt, b ({0})",
	"a Pagát that fell earlier costs something only after lengetés or bedobás; remove it, or mark which it was: l, lt, b ({0})")
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
M(tarokk_own_xxi_alone,
	"aki egyedül játszik, annak a Skíze nem viheti el a saját XXI-esét; javítsa ({0})",
	"the Skíz of who plays alone cannot take their own XXI; correct it ({0})")
M(tarokk_points_of_laid,
	"a letett lapok is számítanak, mindegyik legalább egy pont: a Játékosé az övé (kényszerből egyedül mind a hat), a többi "
	"az ellenfeleké; javítsa a lappontokat ({0})",
	"the cards laid away count too, a point each at least: the declarer's own are the declarer's (all six when alone by "
	"force), the others the opponents'; correct the card points ({0})")

/* ---- odd, but taken as it is ---- */
M(tarokk_proves,
	"A Játékos oldalának {0} lappontja csendes duplát bizonyít (71 kell hozzá), de a sorban nincs; csak beírva számít: "
	"csD (I.3, T-04).",
	"The {0} card points of the declarer's side prove a silent dupla (71 make it), but the line has none; it counts only "
	"if it is written: csD (I.3, T-04).")
M(tarokk_proves_opponents,
	"Az ellenfelek {0} lappontja csendes duplát bizonyít (71 kell hozzá), de a sorban nincs; csak beírva számít: csDe "
	"(I.3, T-04).",
	"The opponents' {0} card points prove a silent dupla (71 make it), but the line has none; it counts only if it is "
	"written: csDe (I.3, T-04).")
M(tarokk_volat_lacks,
	"Aki volátot csinált, annak legalább {0} lappontja van: a többieké csak az, amit letettek (I.3, T-28); a sor szerint {1}.",
	"Who made the volát has {0} card points at least: the others have what they laid away and no more (I.3, T-28); the line "
	"gives {1}.")
M(tarokk_double_missing,
	"Dupla kör tart, ezzel együtt még {0} lejátszott leosztásig, de a sorban nincs x2 (II.3 b, T-27).",
	"A dupla kör is on, with this one for {0} more played deals, but the line has no x2 (II.3 b, T-27).")
M(tarokk_double_dropped,
	"Ezzel a leosztással dupla kör kezdődött, de a javított sorban nincs x2: így nem indul. Ha mégis, írja a sor végére: x2 "
	"(II.3 b, T-27).",
	"A dupla kör began with this deal, but the corrected line has no x2: none begins. If one does, write x2 at the "
	"end of the line (II.3 b, T-27).")
M(tarokk_double_surplus,
	"x2 áll a sorban, pedig nincs dupla kör: az a bedobott leosztás után elsőként lejátszottal kezdődik, és {0} lejátszott "
	"leosztásig tart (II.3 b, T-27).",
	"The line has x2, but no dupla kör is on: one begins with the first deal played after a hand thrown in and takes {0} "
	"played deals (II.3 b, T-27).")

/* ---- faults of a deal line; {0} the word that is wrong ---- */
M(line_declarer,
	"„{0}” nem hely; itt a Játékos helye áll, A-tól G-ig, vagy bedob",
	"“{0}” is not a seat; expected: the declarer's seat, A to G, or bedob")
M(line_bid,
	"„{0}” nem licit; a Játékos által felvett talonlapok száma kell: 3, 2, 1, vagy S (szóló)",
	"“{0}” is not a bid; give the talon cards that the declarer took: 3, 2, 1, or S (szóló)")
M(line_bid_absent,
	"hiányzik a licit: a Játékos által felvett talonlapok száma, 3, 2, 1, vagy S (szóló)",
	"the bid is missing: the talon cards that the declarer took, 3, 2, 1, or S (szóló)")
M(line_partner_absent,
	"hiányzik a partner helye, vagy ha nincs: ek (kényszerből), en (nyíltan), et (titokban) egyedül",
	"the partner's seat is missing, or if alone: ek (forced), en (open), et (secret)")
M(line_partner,
	"„{0}” helyett a partner helye kell, vagy ha nincs: ek (kényszerből), en (nyíltan), et (titokban) egyedül",
	"instead of “{0}” give the partner's seat, or if alone: ek (forced), en (open), et (secret)")
M(line_own_partner,
	"a Játékos nem lehet a saját partnere; ha egyedül játszik: ek, en vagy et",
	"the declarer cannot be their own partner; if alone, write ek, en or et")
M(line_result,
	"„{0}” nem eredmény; a parti + vagy -, vagy a Játékos oldalának lappontja 0-tól 94-ig",
	"“{0}” is not a result; the parti is + or -, or the declarer's side's card points, 0 to 94")
M(line_result_absent,
	"hiányzik az eredmény: a parti + vagy -, vagy a Játékos oldalának lappontja 0-tól 94-ig",
	"the result is missing: the parti is + or -, or the declarer's side's card points, 0 to 94")
M(line_breath,
	"„{0}” nem bemondás; így áll: hely, kettőspont, figurák (T K U X D V) eredményükkel, például A:T+U-; ulti és "
	"XXI-fogás mögött ! a reménytelen, XXI-fogás mögött !! a saját XXI",
	"“{0}” is not an announcement; write seat, colon, figures (T K U X D V) each with its result, as in A:T+U-; "
	"after ulti or XXI-fogás ! is hopeless, after XXI-fogás !! is the side's own XXI")
M(line_figure_twice,
	"„{0}”: ezt a figurát ez az oldal már bemondta; egyszer írja le",
	"“{0}”: this side announced that figure already; write it once")
M(line_kontra,
	"„{0}” nem jó; k vagy r után P (parti) vagy figura áll, az ellenfelek bemondásánál e-vel: kP,U rTe",
	"“{0}” is not right; after k or r comes P (parti) or a figure, with e for the opponents' announcement: kP,U rTe")
M(line_kontra_other_side,
	"„{0}”: ezt a figurát a másik oldal mondta be; az ellenfelek bemondása után e áll, a Játékos oldaláé után "
	"semmi: {1} ({2})",
	"“{0}”: it is the other side that announced this figure; after the opponents' comes e, after the declarer's side's "
	"nothing: {1} ({2})")
M(line_silent,
	"„{0}” nem csendes figura; így áll: csT, az ellenfeleké csTe; az ultinál csU+ csU-, ha előbb esett el, csU-k",
	"“{0}” is not a silent figure; write csT, the opponents' csTe; the ulti csU+ csU-, gone earlier csU-k")
M(line_duties,
	"„{0}”: az l, lt és b közül csak egy állhat a sorban; a többit törölje",
	"“{0}”: of l, lt and b a line has only one; remove the other")
M(line_modifier,
	"„{0}” nem jelölés; itt állhat: A:T+ (bemondás), kP rU (kontra), csT (csendes), l lt b, x2, o=osztó, = pontok",
	"“{0}” is no mark; here can stand: A:T+ (announced), kP rU (kontra), csT (silent), l lt b, x2, o=dealer, = points")
M(line_thrown_by,
	"bedob után annak a helye áll, aki bedobta: A-tól G-ig",
	"after bedob comes the seat of the player who threw the hand in: A to G")
M(line_thrown_why,
	"„{0}” nem ok; a bedobás oka: nincs-tarokk, csak-xxi, 4-kiraly, partner-honor, jatekos-honor, 2-kor",
	"“{0}” is no reason; a hand is thrown in for nincs-tarokk, csak-xxi, 4-kiraly, partner-honor, jatekos-honor, 2-kor")
M(line_thrown_why_absent,
	"hiányzik a bedobás oka: nincs-tarokk, csak-xxi, 4-kiraly, partner-honor, jatekos-honor, 2-kor",
	"why it is thrown in is missing: nincs-tarokk, csak-xxi, 4-kiraly, partner-honor, jatekos-honor, 2-kor")
M(line_thrown_more,
	"„{0}”: bedobott leosztásnál csak az osztó (o=) és a pontok (=) állhatnak még itt",
	"“{0}”: after a hand thrown in only the dealer (o=) and the points (=) can follow")
M(line_record,
	"a tárolt „{0}” nem ennek a játéknak a leosztása; a renonsz verify megmondja, mi a baj",
	"the stored “{0}” is not a deal of this game; renonsz verify says what is wrong")

/* ---- a deal in words ---- */
M(figure_tuletroa, "tuletroá", "tuletroá")
M(figure_4_kiraly, "4 király", "four kings")
M(figure_ulti, "ulti", "ulti")
M(figure_xxi_fogas, "XXI-fogás", "XXI-fogás")
M(figure_dupla, "dupla", "dupla")
M(figure_volat, "volát", "volát")
M(reason_none, "–", "–")
M(reason_no_tarokk, "nincs tarokkja", "no tarokk")
M(reason_only_xxi, "egyetlen tarokkja a XXI", "the XXI alone")
M(reason_four_kings, "négy király", "four kings")
M(reason_partner_honours, "a partnernél nagy honőr és Pagát", "the partner holds a big honour and the Pagát")
M(reason_declarer_honours, "a Játékosnál nagy honőr és Pagát", "the declarer holds a big honour and the Pagát")
M(reason_second_round, "második kör, a talonban nincs honőr", "second round, no honour in the talon")
M(alone_forced, "egyedül, kényszerből", "alone, forced")
M(alone_open, "egyedül, nyíltan", "alone, openly")
M(alone_secret, "egyedül, titokban", "alone, secretly")
M(duty_lengetes, "lengetés", "lengetés")
M(duty_lengetes_tuletroa, "lengetés, kontra partival és tuletroával", "lengetés with kontra parti and tuletroá")
M(duty_bedobas, "bedobás helyett játszva", "played instead of thrown in")
M(say_szolo, "szóló", "szóló")
M(say_thrown_in, "bedobva", "thrown in")
M(say_gone_earlier, " (előbb esett el)", " (gone earlier)")
M(say_opponents, " (ellenfelek)", " (opponents)")
M(say_silent, "{0}csendes: {1}", "{0}silent: {1}")

/* ---- the sheet ---- */
M(column_out, "kimarad", "out")
M(column_player, "Játékos", "declarer")
M(column_took, "vett", "took")
M(column_partner, "partner", "partner")
M(column_parti, "parti", "parti")
M(column_announced, "bemondás", "announced")
M(column_kontra, "kontra", "kontra")
M(column_silent, "csendes", "silent")
M(column_marks, "jel", "marks")
M(column_total, "T", "T")
M(brief_out, "ki", "out")
M(brief_player, "J", "decl.")
M(brief_partner, "p.", "p.")
M(legend_tarokk,
	"Jelek: T tuletroá, K 4 király, U ulti, X XXI-fogás, D dupla, V volát; + megvan, − elbukott, ! reménytelen, !! saját XXI; "
	"k kontra, r rekontra (P a parti, e az ellenfeleké); T oszlop: a Játékos oldalának összege egy ellenféllel szemben, "
	"duplázás előtt; × érvénytelen, * javítva.",
	"Signs: T tuletroá, K four kings, U ulti, X XXI-fogás, D dupla, V volát; + made, − lost, ! hopeless, !! own XXI; "
	"k kontra, r rekontra (P the parti, e the opponents'); column T: what the declarer's side made against one opponent, before "
	"any doubling; × void, * corrected.")
M(blank_legend_tarokk,
	"Vett: 3, 2, 1, S szóló. Partner: a helye; egyedül: ek kényszerből, en nyíltan, et titokban. Parti: +, − vagy a "
	"Játékos oldalának lappontja. Bemondás, csendes: T tuletroá, K 4 király, U ulti, X XXI-fogás, D dupla, V volát; + megvan, "
	"− elbukott, ! reménytelen, !! saját XXI, e az ellenfeleké. Kontra: k, rekontra: r (P a parti). Jel: l lengetés, lt lengetés "
	"kontra partival és tuletroával, b bedobás helyett játszva, x2 dupla kör; bedobott leosztásé: ki dobta be, és miért. T oszlop: a "
	"Játékos oldalának összege egy ellenféllel szemben, duplázás előtt. — Dupla kör (II.3 b): a(z) ____. leosztástól {0} lejátszott "
	"leosztás; ebből a lappal együtt elmaradt: ____ (T-31).",
	"Took: 3, 2, 1, S szóló. Partner: the seat; alone: ek by force, en openly, et secretly. Parti: +, − or the card points of "
	"the declarer's side. Announced, silent: T tuletroá, K four kings, U ulti, X XXI-fogás, D dupla, V volát; + made, − lost, "
	"! hopeless, !! own XXI, e the opponents'. Kontra: k, rekontra: r (P the parti). Marks: l lengetés, lt lengetés with kontra "
	"parti and tuletroá, b played instead of thrown in, x2 dupla kör; of a hand thrown in: by whom, and why. Column T: what the "
	"declarer's side made against one opponent, before any doubling. — Dupla kör (II.3 b): from deal ____ on {0} deals played; of these lapsed with the "
	"sheet: ____ (T-31).")

/* ---- why ---- */
M(why_partner,
	"Játékos: {0}, partnere: {1}; ellenfelek: {2}. A Játékos {3} talonlapot vett fel: a parti értéke {4}.",
	"Declarer: {0}, partner: {1}; opponents: {2}. The declarer took {3} talon cards: the parti is worth {4}.")
M(why_alone,
	"Játékos: {0}, {1}; ellenfelek: {2}. A Játékos {3} talonlapot vett fel: a parti értéke {4}.",
	"Declarer: {0}, {1}; opponents: {2}. The declarer took {3} talon cards: the parti is worth {4}.")
M(why_thrown_in,
	"{0} bedobta: {1}. A leosztásnak nincs pontja (T-19).",
	"{0} threw the hand in: {1}. The deal has no points (T-19).")
M(why_total,
	"T = {0}, egy játékos szemben egy másikkal.",
	"T = {0}, one player against one other.")
M(why_softened,
	"T = {1}; a Játékos kényszerűen van egyedül, és T nullánál kisebb, ezért T′ = {0} számít (IV.1 a, T-15), "
	"egy játékos szemben egy másikkal.",
	"T = {1}; the declarer is alone by force and T is below zero, so T′ = {0} counts (IV.1 a, T-15), "
	"one player against one other.")
M(why_factor_won,
	"A Játékos egyedül van, és T nagyobb nullánál (IV.1): {0} × {1} = {2}{3}; egy-egy ellenféllel szemben {4}.",
	"The declarer is alone and T is above zero (IV.1): {0} × {1} = {2}{3}; against each opponent {4}.")
M(why_factor_lost,
	"A Játékos egyedül van, és T nullánál kisebb (IV.1): {0} × {1} = {2}{3}; egy-egy ellenféllel szemben {4}.",
	"The declarer is alone and T is below zero (IV.1): {0} × {1} = {2}{3}; against each opponent {4}.")
M(why_rounded,
	", hárommal oszthatóra kerekítve a nulla felé {0} (T-17)",
	", rounded towards zero to a multiple of three {0} (T-17)")
M(why_double, "Dupla kör (II.3 b, T-18): a pontok kétszer számítanak, 2 × {0} = {1}.",
	"Dupla kör (II.3 b, T-18): the points count twice, 2 × {0} = {1}.")
M(why_points, "Pontok: {0}", "Points: {0}")
M(head_what, "mi", "what")
M(head_whose, "kié", "whose")
M(head_result, "eredmény", "result")
M(head_value, "érték", "value")
M(head_level, "szorzó", "multiplier")
M(head_points, "pont", "points")
M(head_cite, "hol", "where")
M(side_declarer, "Játékos", "declarer")
M(side_opponents, "ellenfelek", "opponents")
M(result_made, "megvan", "made")
M(result_lost, "elbukott", "lost")
M(result_hopeless, "reménytelen", "hopeless")
M(result_own_xxi, "saját XXI", "own XXI")
M(line_parti, "parti", "parti")
M(line_silent_figure, "csendes {0}", "silent {0}")
M(line_dropped, "nem számít: dupla vagy volát van helyette", "counts nothing: a dupla or volát takes its place")
M(line_overlapped, "nem számít: egy lélegzetre a voláttal", "counts nothing: said in one breath with volát")
/* ---- slips; {0} the parti or figure, the way of being alone, the talon cards ---- */
M(slip_kontra_missed, "kontra nélkül számolták: {0}", "{0} counted without kontra")
M(slip_rekontra_missed, "rekontra helyett kontrával számolták: {0}", "{0} counted with kontra for rekontra")
M(slip_kontra_spread, "kontrával számolták: {0}", "{0} counted with kontra")
M(slip_rekontra_spread, "kontra helyett rekontrával számolták: {0}", "{0} counted with rekontra for kontra")
M(slip_result, "fordítva számolták: {0}", "{0} counted the other way round")
M(slip_silent_left, "kimaradt: csendes {0}", "the silent {0} left out")
M(slip_as_silent, "csendesként számolták: {0}", "{0} counted as a silent one")
M(slip_taken, "{0} felvett talonlappal számolták", "counted with {0} talon cards taken")
M(slip_alone, "úgy számolták: {0}", "counted as {0}")
M(slip_double, "kimaradt a dupla kör", "the dupla kör forgotten")
M(slip_double_surplus, "dupla körként számolták", "counted as of a dupla kör")
M(slip_proven, "csendes duplával számolták: a lappontok bizonyítják",
	"counted with the silent dupla that the card points prove")
M(slip_parti_kept, "a dupla vagy volát mellett a partit is számolták", "the parti counted beside the dupla or volát")
/* ---- the values of bids and figures ---- */
M(bids_tarokk_title, "Vadász tarokk: a parti és a figurák értéke", "Vadász tarokk: values of the parti and the figures")
M(head_figure, "Figura", "Figure")
M(head_announced, "Bemondva", "Announced")
M(head_silent, "Csendben", "Silent")
M(head_talon_cards, "Felvett talon", "Talon cards taken")
M(tarokk_bids_none,
	"a tarokkban nincs licit a(z) „{0}” fölött; a teljes lista: renonsz bids --rules {1}",
	"tarokk has no bid above “{0}”; all are listed by renonsz bids --rules {1}")
