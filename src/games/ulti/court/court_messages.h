/* The texts of a ruling: why it cannot be made, its steps, who pays whom. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- what cannot be ---- */
M(claimant_out,
	"„{0}” ebben a leosztásban nem játszik, ezért nem jelenthet be renonszot (R-30); javítsa a bejelentőt",
	"seat {0} does not play this deal and may not claim a renonsz (R-30); correct the claimant")
M(claimant_sat_out,
	"„{0}” valójában a(z) {1} helyen ült, ezért ő osztott, ebben a leosztásban nem játszott, és nem jelenthet be "
	"renonszot (R-30); javítsa a bejelentőt, vagy a seats= sorrendjét",
	"whoever the sheet has in {0} really sat in {1}, so dealt this deal, did not play it and may not claim a renonsz "
	"(R-30); correct the claimant, or the order of seats=")
M(seats_unasked,
	"{0} eset: itt nem kérdés: „seats”; ha nem a lap szerinti sorrendben ültek, az az 1.6 eset (13.§ (1) 6)",
	"case {0} does not ask for “seats”; if they did not sit in the order of the sheet, that is case 1.6 (13.§ (1) 6)")
M(claimant_pays,
	"10.§ (3) g: a bejelentő fizet; claim={0} és by={1} ellentmond; a by= elhagyható, vagy legyen by={0}",
	"10.§ (3) g: the claimant pays; claim={0} and by={1} contradict each other; leave by= out, or write by={0}")
M(kontra_wanted,
	"{0} eset, 1. ütés: csak a vétség előtt elhangzott kontra számít (10.§ (3) c, e), és a felírt ({1}) előtte is, utána "
	"is elhangozhatott (6.§ (7), 7.§ (1), (6)); adja meg, mi hangzott el előtte: kontra=\"{1}\", ha minden, kontra=-, ha semmi",
	"case {0}, trick 1: only a kontra said before the act counts (10.§ (3) c, e), and the recorded one ({1}) may have "
	"come before or after it (6.§ (7), 7.§ (1), (6)); say what came before: kontra=\"{1}\" for all, kontra=- for none")
M(kontra_early,
	"{0} eset: a felvevő kihívása előtt nem hangozhatott el kontra (7.§ (1)); írja ezt: kontra=-, vagy javítsa az ütést "
	"(trick=…)",
	"case {0}: no kontra can have been said before the declarer's lead (7.§ (1)); write kontra=-, or correct the trick "
	"(trick=…)")
M(kontra_late,
	"{0} eset: minden felírt kontra a vétség előtt hangzott el (6.§ (7), 7.§ (1), (6)), a lapon pedig ez áll: {1}; hagyja el a kontra= "
	"megadását, vagy ha a lap téves, előbb a leosztást javítsa (renonsz leosztás javít; ha ítélet van róla, azelőtt --revise N "
	"state=open)",
	"case {0}: every recorded kontra was said before the act (6.§ (7), 7.§ (1), (6)), and the sheet has {1}; leave kontra= out, or "
	"if the sheet is wrong, correct the deal first (renonsz deal edit; of a deal that is ruled, --revise N state=open "
	"before that)")
M(kontra_more,
	"{0} eset: a vétség előtt nem hangozhatott el több kontra, mint amennyi a lapon áll ({1}); javítsa a kontra= megadását, "
	"vagy ha a lap téves, előbb a leosztást (renonsz leosztás javít; ha ítélet van róla, azelőtt --revise N state=open)",
	"case {0}: no more kontras can have been said before the act than the sheet has ({1}); correct kontra=, or if the "
	"sheet is wrong, the deal first (renonsz deal edit; of a deal that is ruled, --revise N state=open before that)")
M(kontra_of_leader,
	"{0} eset: aki hív, az 1. ütésben minden kontra előtt, később mind ({1}) után vétett (7.§ (1), (6)); ha a hívásával, írja "
	"ezt: trick=1; ha később, hagyja el a kontra= megadását",
	"case {0}: who leads did it before every kontra in trick 1, and later after all of them ({1}; 7.§ (1), (6)); if it was "
	"by the lead, write trick=1; if later, leave kontra= out")
M(facts_exclude, "„{0}” és „{1}” kizárja egymást; az egyiket hagyja el", "“{0}” and “{1}” exclude each other; leave one out")
M(offender_out,
	"by={0}: olyan hely, amelyik ebben a leosztásban nem játszik; javítsa, vagy ha ő tette, arról a zsűri dönt, így: jury "
	"by={0} paragraph=\"9.§ (11)\"",
	"by={0} is a seat that does not play in this deal; correct it, or if that player did it, the jury decides: jury "
	"by={0} paragraph=\"9.§ (11)\"")
M(spectator_out,
	"{0} eset: a szabály a játékosokat bünteti; ha kibic tette, arról a zsűri dönt, így: jury by=kibic act=\"…\"",
	"case {0}: its penalty is a player's; if a spectator did it, the jury decides: jury by=spectator act=\"…\"")
M(meld_late,
	"3.3 eset: ebben a játékban szabad jelenteni, de nem a(z) {0}. ütésben ({1}), és büntetést a szabály nem ad meg: a zsűri "
	"dönt, így: jury paragraph=\"6.§ (6)\" by={2} trick={0} act=\"…\"",
	"case 3.3: in this bid melds may be announced, but not in trick {0} ({1}), and the rules set no penalty: the jury "
	"decides: jury paragraph=\"6.§ (6)\" by={2} trick={0} act=\"…\"")
M(warned_himself,
	"aki magától vette észre (self_corrected=yes), azt senki sem figyelmeztette (warned_by=…); az egyiket hagyja el",
	"who noticed it unprompted (self_corrected=yes) was warned by nobody (warned_by=…); leave one out")
M(bid_of_sheet,
	"2.4 eset: a lejátszás közben kiderült licit az, amelyet lejátszottak, a lapon pedig {1} felvevő áll, {0}; javítsa a "
	"bid= vagy a by= helyét, vagy a leosztást (renonsz leosztás javít)",
	"case 2.4: a bid that is found out in play is the one that was played, and the sheet has {0} by {1}; correct bid= or "
	"by=, or the deal (renonsz deal edit)")
M(dealer_other,
	"1.5 eset: az vétett, aki osztott; by={0} és dealer={1} ellentmond, elég az egyik",
	"case 1.5: whoever dealt is the one; by={0} and dealer={1} contradict each other, and one will do")
M(dealer_in_turn,
	"1.5 eset: {0} volt soron az osztásban; adja meg, ki osztott helyette: dealer=…",
	"case 1.5: it was seat {0} whose turn it was to deal; say who dealt instead: dealer=…")
M(dealt_other,
	"{0} eset: az vétett, aki osztott, a lap szerint „{1}”; by={2} ennek ellentmond: hagyja el, vagy ha a lap téves, adja "
	"meg, ki osztott: dealer={2}",
	"case {0}: whoever dealt is the one, and by the sheet that is {1}; by={2} contradicts it: leave it out, or if the "
	"sheet is wrong, say who dealt: dealer={2}")
M(starts_by_book,
	"{0} eset: „{1}” a kezdő, mert „{2}” osztott (3.§ (10)); ő jogosan kezdett: javítsa a vétkest (by=…), vagy ha a lap "
	"szerinti osztó téves, adja meg, ki osztott: dealer=…",
	"case {0}: seat {1} bids first, for {2} dealt (3.§ (10)), and was entitled to begin: correct the offender (by=…), or "
	"if the dealer of the sheet is wrong, say who dealt: dealer=…")
M(second_starts,
	"{0} eset: „{1}” a kezdő, mert „{2}” osztott (3.§ (10)); ő maradt ki, tehát nem ő licitált másodszor: javítsa "
	"(second_bidder=…), vagy ha a lap szerinti osztó téves, adja meg, ki osztott: dealer=…",
	"case {0}: seat {1} bids first, for {2} dealt (3.§ (10)), was skipped, and so was not the second bidder: correct it "
	"(second_bidder=…), or if the dealer of the sheet is wrong, say who dealt: dealer=…")
M(never_led,
	"{0} eset: a felvevő kihívás előtt bedobta a leosztást ({1}), ütés nem volt; javítsa a leosztást (renonsz leosztás javít), "
	"az esetet vagy az ütést (trick=-)",
	"case {0}: the declarer threw the deal in before the lead ({1}), there was no trick; correct the deal (renonsz deal "
	"edit), the case, or the trick (trick=-)")
M(leads_first,
	"3.4 eset: az 1. ütésben a felvevő ({0}) hív, és hívásra nincs színre tétel, felülütés, aduzás; javítsa az ütést "
	"(trick=…) vagy a vétkest (by=…)",
	"case 3.4: in trick 1 the declarer ({0}) leads, and a lead has no duty to follow, overtake or trump; correct the "
	"trick (trick=…) or the offender (by=…)")
M(count_of_other,
	"3.9 eset: by={0}, de az ő lapszáma nem szerepel a rosszak közt; hagyja el a by= megadását, vagy javítsa: wrong_count=…",
	"case 3.9: by={0}, but that number of cards is not among the wrong ones; leave by= out, or correct wrong_count=…")
M(plays_itself,
	"„{0}” játssza ezt a leosztást, a 9.§ (11) pedig a négyfős asztal kimaradó osztójáról szól; javítsa a vétkest vagy a "
	"paragrafust",
	"“{0}” plays this deal, and 9.§ (11) is about the dealer who sits out at a table of four; correct the offender or the "
	"paragraph")
M(of_declarer,
	"{0}: ez itt a felvevőről szól, „{1}” pedig védő; javítsa a vétkest (by=…), vagy más esetként vegye fel",
	"{0}: this is about the declarer, and “{1}” is a defender; correct the offender (by=…), or take it as another case")
M(of_defenders,
	"{0}: ez a védőket tiltja, „{1}” pedig a felvevő, neki szabad; javítsa a vétkest (by=…), vagy nem vétség: "
	"state=dismissed",
	"{0} forbids it to defenders, and “{1}” is the declarer, who may; correct the offender (by=…), or no offence: "
	"state=dismissed")
M(nobody_sits_out,
	"a 9.§ (11) a négyfős asztal kimaradó osztójáról szól; itt mindenki játszik, hagyja el a paragrafust",
	"9.§ (11) is about the dealer who sits out at a table of four; here everybody plays, leave the paragraph out")
/* {0} so many figures, or those given and {1} their sum; {2} an example, {3} who sits out */
M(points_wrong,
	"a pontok helyenként: {0} szám, A-tól sorban, összegük 0; így írja: points={2}",
	"points by seat: {0} figures, from A on, together 0; write them so: points={2}")
M(points_wrong_idle,
	"a pontok helyenként: {0} szám, A-tól sorban, összegük 0; „{3}” ebben a leosztásban kimarad, ott 0 áll; így írja: "
	"points={2} (az ő vétségéért a 11.§ szerint jár intézkedés, R-85)",
	"points by seat: {0} figures, from A on, together 0; seat {3} sits out this deal and has 0; write them so: points={2} "
	"(against whoever sits out 11.§ has its measures, R-85)")
M(points_sum,
	"a megadott {0} összege {1}; nullának kell lennie; így írja: points={2}",
	"{0} together are {1}; it has to be 0; write them so: points={2}")
M(points_sum_idle,
	"a megadott {0} összege {1}; nullának kell lennie, és „{3}” kimarad, ott 0 áll; így írja: points={2}",
	"{0} together are {1}; it has to be 0, and seat {3} sits out and has 0; write them so: points={2}")
M(points_missing,
	"itt a zsűri dönt: adja meg a pontokat, helyenként (points=-20,10,10); ha még nem döntött: state=open",
	"here the jury decides: give the points by seat (points=-20,10,10); if it has not decided yet: state=open")
M(reason_missing,
	"a zsűri döntését indokolni kell (R-42): adja meg az indokot (reason=\"…\")",
	"the jury has to state its reasons (R-42): give them (reason=\"…\")")
M(points_play_on,
	"{0}=yes: a játék folytatódik, senki nem kap és nem fizet; törölje: „points”",
	"{0}=yes: the play goes on and nobody pays; remove “points”")
M(points_not_free,
	"erre az esetre a szabály megmondja a fizetést, a zsűri nem térhet el tőle (10.§ (3) d); ha a felek így "
	"egyeztek meg, adja hozzá: agreed=yes",
	"the rules set the payment of this case and bind the jury (10.§ (3) d); if the parties agreed on it, add "
	"agreed=yes")

/* ---- the steps of 10.§, and the payment ---- */
M(step_claim_alone, "Bejelentette: {0}.", "Claimed by {0}.")
M(step_claim, "Bejelentette: {0}, azonnal.", "Claimed by {0}, at once.")
M(step_claim_late, "Bejelentette: {0}, de nem azonnal.", "Claimed by {0}, but not at once.")
M(step_agreed, "A felek megegyeztek.", "The parties agreed.")
M(step_jury, "A felek nem egyeztek meg, ezért a zsűri dönt.", "The parties did not agree: the jury decides.")
M(step_breach, " Ez eltér a játékszabálytól.", " That is a breach of the rules.")
M(step_bears, "Érdemben befolyásolja a további játékot.", "It bears on the further play.")
M(step_too_late, " A játék érvényes.", " The play stands.")
M(step_play_on, " A játékot folytatni kell.", " The play goes on.")
M(step_moment,
	"A vétség a(z) {0}. ütésben történt; ami utána következett, a kontrákkal együtt érvénytelen.",
	"It was done in trick {0}; whatever came after it is void, kontras too.")
M(step_moment_found, "A(z) {0}. ütésben derült ki.", "It came to light in trick {0}.")
M(step_moment_claimed, "A bejelentés a(z) {0}. ütésről szólt.", "The claim was about trick {0}.")
M(step_is_grave,
	" FIGYELEM: a(z) {0} szerint ez „súlyos hiba, a játék nem folytatható”.",
	" WARNING: by {0} this is a grave fault, and play cannot go on.")
M(step_kontra_before, "A vétség előtt hangzott el, ezért számít (10.§ (3) e) – {0}.",
	"Said before it, so it counts (10.§ (3) e) – {0}.")
M(step_kontra_all,
	"Kontrázni csak az első ütésben lehet (6.§ (7), 7.§ (1), (6)), a vétség pedig később történt, ezért számít – {0}.",
	"Kontras are said in the first trick alone (6.§ (7), 7.§ (1), (6)), and it was done later, so it counts – {0}.")
M(step_kontra_later,
	"Kontrázni csak az első ütésben lehet (6.§ (7), 7.§ (1), (6)), a vétség pedig csak később történhetett, ezért számít "
	"(R-70) – {0}.",
	"Kontras are said in the first trick alone (6.§ (7), 7.§ (1), (6)), and it can only have been done later, so it counts "
	"(R-70) – {0}.")
M(step_kontra_found,
	"Kontrázni csak az első ütésben lehet (6.§ (7), 7.§ (1), (6)), a hibás lapszám pedig később derült ki, ezért számít "
	"(R-70) – {0}.",
	"Kontras are said in the first trick alone (6.§ (7), 7.§ (1), (6)), and the wrong number of cards came to light later, "
	"so it counts (R-70) – {0}.")
M(step_kontra_thrown,
	"Kontrázni csak az első ütésben lehet (6.§ (7), 7.§ (1), (6)), a vita pedig a lapok összedobása után támadt, ezért "
	"számít – {0}.",
	"Kontras are said in the first trick alone (6.§ (7), 7.§ (1), (6)), and the dispute arose after the cards were thrown "
	"together, so it counts – {0}.")
M(step_kontra_undated, "Hogy a vétség hányadik ütésben történt, nem ismert; a kontra előtte elhangzottnak számít (R-70) – {0}.",
	"In which trick it was done is not known; the kontra is taken as said before it (R-70) – {0}.")
M(step_kontra_never,
	"A felvevő kihívása minden kontrát megelőz (7.§ (1)), ezért nem számít – {0}.",
	"The declarer's lead comes before every kontra (7.§ (1)), so it does not count – {0}.")
M(step_kontra_left, "Nem a vétség előtt hangzott el, ezért nem számít – {0}.",
	"Not said before it, so it does not count – {0}.")
M(step_kontra_guessed,
	"Kontra nincs megadva, és a leosztás nincs felírva: úgy számít, hogy nem hangzott el (R-70).",
	"No kontra is given and the deal is not recorded: it is taken that none was said (R-70).")
M(step_made_without,
	"FIGYELEM: a lapon teljesült: {0}. Ha nem volt meg hozzá a lapja, nem teljesülhetett (R-54); ha az eredmény téves, "
	"javítsa a leosztást: renonsz leosztás javít.",
	"WARNING: the sheet has it as made: {0}. Without the cards for it that cannot be (R-54); if the result is wrong, "
	"correct the deal: renonsz deal edit.")
M(step_by, "Elkövette: {0}.", "Done by {0}.")
M(step_by_claim, "A bejelentés szerint elkövette: {0}.", "According to the claim it was done by {0}.")
M(step_listed, "Felsorolt eset: {0} – {1}", "A listed case: {0} – {1}")
M(step_named, "Ez a szakasz tiltja, de büntetési tételt nem szab rá.", "This forbids it, but sets no penalty.")
M(step_claimed, "A bejelentés szerint: ", "According to the claim: ")
M(step_dismissed_looked,
	"Ha a bejelentés miatt megnézték a már elvitt ütéseket, nem elutasítás jár érte: a bejelentő fizet, mert a "
	"vétség az övé (10.3g eset).",
	"If the tricks already taken were looked at for the claim, dismissing it is not all: the claimant is at fault "
	"and pays (case 10.3g).")
M(step_allowed,
	"Nem renonsz: a szabály megengedi. A játék folytatódik.",
	"No infraction: the rules allow it. Play goes on.")
M(step_allowed_looked,
	"Ha a bejelentés miatt megnézték a már elvitt ütéseket, a bejelentő fizet, mert a vétség az övé (10.3g eset).",
	"If the tricks already taken were looked at for the claim, the claimant is at fault and pays (case 10.3g).")
M(pay_agreed, "ahogy a felek megegyeztek", "as the parties agreed")
M(pay_jury, "ahogy a zsűri megállapította", "as the jury set it")
M(step_by_jury, "A zsűri döntése szerint", "The jury has ruled that")
M(step_by_parties, "A felek megegyezése szerint", "The parties agreed that")
M(step_nothing, "{0} senki sem fizet.", "{0} nobody pays.")
M(step_nothing_holds,
	"{0} senki sem fizet; a leosztás eredménye sem számít.",
	"{0} nobody pays; the result of the deal does not count either.")
M(step_keep_result,
	"Ha a leosztás felírt eredménye érvényes marad: arra, hogy befolyásolta-e a játékot, a válasz nem (minor=yes, pontok "
	"nélkül).",
	"If the recorded result of the deal is to stand: whether it bore on the play is answered by no (minor=yes, without "
	"points).")
M(step_other_contract,
	"A könyv szerint ebben a leosztásban {0} volt a licit, a felvevő {1}; ez az ítélet másra szól. Ha a könyv téved, előbb "
	"azt javítsa (renonsz leosztás javít).",
	"By the book the bid of this deal was {0}, the declarer {1}; this ruling is about another one. If the book is wrong, "
	"correct that first (renonsz deal edit).")
M(step_outsider,
	"Aki nem játssza a leosztást, pontot nem kap és nem fizet; ellene a zsűri fegyelmi intézkedést tehet (11.§ (1)).",
	"Who does not play the deal neither gets nor pays points; the jury can take disciplinary measures instead (11.§ (1)).")
M(step_spectator,
	"Aki nem játssza a leosztást, pontot nem kap és nem fizet; ha a verseny játékosa, a zsűri fegyelmi intézkedést tehet "
	"ellene (11.§ (1)).",
	"Who does not play the deal neither gets nor pays points; if it is a player of the event, the jury can take "
	"disciplinary measures (11.§ (1)).")
M(step_says, "{0}", "{0}")
M(thrown_by_nobody,
	"{0} eset: ennek nincs vétkese, közösen dobták össze a lapokat; hagyja el: by={1}; ha egy játékos keverte össze, az a "
	"3.12 eset",
	"case {0}: nobody is at fault, the cards were thrown together; leave out by={1}; if one player mixed them up, that is "
	"case 3.12")
M(step_sat_out,
	"Négyfős asztalnál az osztó nem játszik; ezt a leosztást {0} osztotta. A pontok azokéi, akik játszottak: {1}; ha a "
	"lap mást mond osztónak, eszerint változnak.",
	"At a table of four the dealer sits out; this deal was dealt by {0}. Its points are of those who played: {1}; if the "
	"sheet has another dealer, they change accordingly.")
M(step_by_rules, "Nem ez a döntés, csak tájékoztatás arról, mi járt volna megegyezés nélkül: {0}",
	"This is not the decision, but only what would have followed without the agreement: {0}")
M(step_deviates, "A felek abban egyeztek meg, amit a pontok mutatnak; ez eltér attól, amit a szabály szab meg.",
	"The parties agreed on what the points show; it is not what the rules set.")
M(step_reason, "Indoklás: {0}", "Reasons: {0}")
M(step_open, "Nyitott vita: ez egyelőre csak lehetséges eredmény.", "Open dispute: so far only a possible outcome.")
M(pay_plain, "{0}", "{0}")
M(pay_kontra, "{0}, kontrával", "{0} at kontra")
M(pay_rekontra, "{0}, rekontrával", "{0} at rekontra")
M(pay_whole_bid, "a licit értéke", "the bid's value")
M(pay_share, " – {0} része", ", the share of {0}")
/* {0} what becomes of the deal, one of the endings, or the ruling that decided it */
M(dismissed, "A bejelentést a zsűri elutasította; {0}.", "The jury dismissed the claim; {0}.")
M(dismissed_other,
	"A bejelentést a zsűri elutasította; a leosztásról másik ítélet döntött ({0}. ítélet).",
	"The jury dismissed the claim; another ruling decided the deal (ruling {0}).")
M(dismissed_claim,
	"A zsűri szerint a bejelentő nem vétett, nem kell fizetnie; {0}.",
	"The jury found no fault of the claimant's, who need not pay; {0}.")
M(dismissed_claim_agreed,
	"A felek megegyeztek abban, hogy a bejelentőnek nem kell fizetnie; {0}.",
	"The parties agreed that the claimant need not pay; {0}.")
M(dismissed_agreed,
	"A felek megegyeztek abban, hogy a bejelentés alaptalan; {0}.",
	"The parties agreed that the claim had no ground; {0}.")
M(result_stands, "a leosztás eredménye érvényes", "the result of the deal stands")
M(play_stands, "a játék érvényes", "the play stands")
M(deal_stays_void, "a leosztás érvénytelen marad", "the deal stays void")

M(barred_declares,
	"{0} eset: „{1}” ezután nem licitálhat (R-38), a könyv szerint viszont ő ennek a leosztásnak a felvevője ({2}); ha a "
	"könyv téved, javítsa előbb a leosztást (renonsz leosztás javít), ha újra kell osztani: renonsz leosztás újraoszt",
	"case {0}: seat {1} may not bid any more (R-38), but the book has that seat as the declarer of this deal ({2}); if the "
	"book is wrong, correct the deal first (renonsz deal edit), if it has to be dealt again: renonsz deal redeal")

/* 13.§ (1) 3 b; {0} who showed a card */
M(step_first_barred,
	"A játék folytatódik; {0} a kezdő, ezért csak sima passzt (partit) mondhat.",
	"Play goes on; {0} bids first and may only say plain parti.")
M(step_barred,
	"A játék folytatódik, de {0} nem licitálhat.",
	"Play goes on, but {0} may not bid.")

/* 13.§ (2) 2; {0} the declarer of the deal, who passed out of turn */
M(step_parties_set, "A felek állapították meg a fizetést.", "The parties have set the payment.")
M(step_bid_stands,
	"{0} licitje áll, de ebben a leosztásban tovább nem licitálhat.",
	"The bid of {0} stands, but there is no further bid in this deal.")

M(ruling_contract,
	"„{0}”: előbb a licitet és a felvevőt adja meg (bid, declarer)",
	"“{0}” needs the bid and the declarer first (bid, declarer)")

M(head_payer, "Ki fizet", "Payer")
M(head_payee, "Kinek", "To")
M(head_item, "Miért", "For")
M(head_sum, "Számítás", "Sum")
M(head_points, "Pont", "Points")

M(role_offender, "vétkes", "offender")
M(role_dealer, "osztó", "dealer")
M(role_player, "játékos", "player")
M(role_declarer, "felvevő", "declarer")
M(role_defender, "védő", "defender")

/* ---- the list of cases ---- */
M(cases_ulti, "A renonsz esetei (MAUSZ, 13.§)", "The cases of renonsz (MAUSZ, 13.§)")
M(unlisted_ulti,
	"Fel nem sorolt eset: 10.§ (3) d, a zsűri mérlegel.\n\n",
	"Not listed: 10.§ (3) d, the jury weighs it.\n\n")
