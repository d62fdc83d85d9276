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
	"by={0}: olyan hely, amelyik ebben a leosztásban nem játszik; javítsa, vagy ha ő tette, arról a zsűri dönt, így: "
	"zsűri by={0} paragraph=\"9.§ (11)\"",
	"by={0} is a seat that does not play in this deal; correct it, or if that player did it, the jury decides: jury "
	"by={0} paragraph=\"9.§ (11)\"")
M(spectator_out,
	"{0} eset: a szabály a játékosokat bünteti; ha kibic tette, arról a zsűri dönt, így: zsűri by=kibic act=\"…\"",
	"case {0}: its penalty is a player's; if a spectator did it, the jury decides: jury by=spectator act=\"…\"")
M(meld_late,
	"3.3 eset: ebben a játékban szabad jelenteni, de nem a(z) {0}. ütésben ({1}), és büntetést a szabály nem ad meg: a zsűri "
	"dönt, így: zsűri paragraph=\"6.§ (6)\" by={2} trick={0} act=\"…\"",
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
	"WARNING: the sheet has it as made: {0}. Without the cards for it that is impossible (R-54); if the result is "
	"wrong, correct the deal: renonsz deal edit.")
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

/* What was found in a dispute, in sentences, and why the rules have it so (13.§). */

/* ---- who; {0} the name, {1} the seat ---- */
M(who_dealer, "az osztó", "the dealer")
M(in_trick, "A(z) {0}. ütésben ", "In trick {0} ")

/* ---- acts without words of their own; {0} who, {1} "A 6. ütésben " or nothing, {2} another seat ---- */
M(found_1_1,
	"{0} emelés után nem tette egymásra a két csomagot, hanem az asztalon maradtból kezdett osztani.",
	"{0} did not put the packets together after the cut, but began to deal from the one left on the table.")
M(found_1_2,
	"Az osztáskor nem mindenki annyi lapot kapott, amennyi jár.",
	"Not everybody was dealt as many cards as are due.")
M(found_1_3_dealing,
	"Osztás közben láthatóvá vált egy lap.",
	"The face of a card was seen while dealing.")
M(found_1_3_pickup,
	"{0} a lapjai felszedése közben láthatóvá tette egy lapját.",
	"{0} let the face of a card be seen while picking the cards up.")
M(found_1_4,
	"{0} nem a talonos csomaggal kezdte az osztást, vagy nem ötösével adta a lapokat.",
	"{0} did not begin with the talon packet, or did not give the cards by fives.")
M(found_1_5,
	"Nem az osztott, akin a sor volt.",
	"It was not dealt by the player whose turn it was.")
M(found_1_6,
	"A játékosok nem a játszmalapon megadott sorrendben ültek le.",
	"The players did not sit down in the order given on the game sheet.")
M(found_2_1,
	"{0} licit közben elárulta, melyik szín lesz az adu.",
	"{0} gave away in the auction which suit would be trumps.")
M(found_2_2,
	"{0} passzolt, mielőtt rá került volna a sor.",
	"{0} passed before the turn had come.")
M(found_2_3,
	"{0} nem két lapot tett a talonba, és bemondta a licitjét.",
	"{0} laid more or fewer than two cards in the talon and said a bid.")
M(found_2_3_inserted,
	"{0} felvette a talont és beszúrta a lapjai közé; utána derült ki, hogy nem megfelelő számú lapja van.",
	"{0} took the talon and put it in the hand; only then was the number of cards found to be wrong.")
M(found_2_4,
	"{0} nem mondott magasabbat az érvényes licitnél.",
	"{0} said a bid that is not higher than the standing one.")
M(found_2_4_higher, "{0} magasabbat mondott az érvényes licitnél.", "{0} made a higher bid than the standing one.")
M(found_2_5,
	"{0} felvette a talont, mielőtt a soron következő játékos passzolt volna.",
	"{0} took the talon before the player whose turn it was had passed.")
M(found_2_6,
	"{0} bemondta a licitjét és letette a talont, pedig nem ő volt jogosult kezdeni.",
	"{0} said a bid and laid a talon without being entitled to open.")
M(found_2_7,
	"{0} jogosulatlanul kezdte a licitet; {2} felvette a talont és licitált, így a 12 lapos játékos kimaradt.",
	"{0} opened out of turn; {2} took the talon and bid, so that the player with 12 cards was skipped.")
M(found_3_1,
	"{0} az első lap elengedéséig nem nevezte meg az adut.",
	"{0} let go of the first card without naming the trump suit.")
M(found_3_2,
	"{0} a kihíváskor pirosra emelte a licitet, de nem várta meg a másik kettő passzát.",
	"{0} raised the bid to piros at the lead and led before the other two had passed.")
M(found_3_3,
	"{1}{0} húszat vagy negyvenet jelentett.",
	"{1}{0} announced 20 or 40.")
M(found_3_3_20, "{1}{0} húszat jelentett.", "{1}{0} announced 20.")
M(found_3_3_40, "{1}{0} negyvenet jelentett.", "{1}{0} announced 40.")
M(found_3_4,
	"{1}{0} szabálytalan lapot tett: megszegte a szín-, a felülütési vagy az adukényszert.",
	"{1}{0} played a card that was not legal, though able to follow suit, to overtake or to trump.")
M(found_3_5,
	"{1}{0} más ütését vitte el, és kihívta a következő lapot.",
	"{1}{0} took another's trick and led to the next.")
M(found_3_5_warned,
	"{1}{0} más ütését vitte el; {2} figyelmeztette rá.",
	"{1}{0} took another's trick; {2} gave a warning.")
M(found_3_5_put_right,
	"{1}{0} más ütését vitte el, de kihívás előtt magától észrevette.",
	"{1}{0} took another's trick but noticed it unprompted before leading.")
M(found_3_6,
	"{1}{0} egyszerre több lapot tett ki.",
	"{1}{0} put down more than one card at once.")
M(found_3_7,
	"{1}{0} tiltott lapokat nézett meg: a talont vagy mások lefordított ütéseit.",
	"{1}{0} looked at cards that may not be looked at: the talon or others' turned tricks.")
M(found_3_8,
	"{1}{0} leejtett egy vagy több lapot, és az láthatóvá vált.",
	"{1}{0} dropped a card or more, and it could be seen.")
M(found_3_9,
	"Lejátszás közben kiderült, hogy nem mindenkinek annyi lapja van, amennyi jár.",
	"In play somebody was found to hold more or fewer cards than due.")
M(found_3_10,
	"Az utolsó ütés után közösen összedobták a lapokat, azután vitássá vált, kié a parti.",
	"After the last trick all threw the cards together, and then it was disputed whose the parti was.")
M(found_3_11,
	"Az utolsó ütés után közösen összedobták a lapokat, azután vitássá vált, megvolt-e a csendes 100 vagy a "
	"csendes 4 ász.",
	"After the last trick all threw the cards together, and then a silent 100 or silent four aces was disputed.")
M(found_3_12,
	"{0} az ütések átnézése előtt elvette és összekeverte a többiek lapjait.",
	"{0} took and mixed the others' cards before the tricks had been checked.")
M(found_10_3g,
	"{0} renonszot jelentett be; az elvitt ütéseket megnézték, és nem volt szabálytalanság.",
	"{0} claimed a renonsz; the taken tricks were looked at, and there was no infraction.")
M(found_claim, "{0} renonszot jelentett be.", "{0} claimed a renonsz.")
M(found_jury,
	"{1}{0} olyan szabálytalanságot követett el, amely a felsorolt esetek között nem szerepel.",
	"{1}{0} committed an infraction that is not among the cases listed.")

/* ---- what was established beside it; {0} the value ---- */
M(fact_bid, "A licit: {0}.", "The bid: {0}.")
M(fact_bid_declarer, "A licit: {0}; felvevő: {1}.", "The bid: {0}; declarer: {1}.")
M(fact_trump, "Adu: {0}.", "Trump: {0}.")
M(fact_kontra, "Kontra: {0}.", "Kontra: {0}.")
M(fact_rekontra, "Rekontra: {0}.", "Rekontra: {0}.")
M(fact_kontra_seats, "Kontrázott: {0}.", "Kontra was said by {0}.")
M(fact_rekontra_seats, "Rekontrát kapott: {0}.", "Rekontra was said against {0}.")
M(kontra_of_both, "mindkét védő", "both defenders")
M(kontra_of_same, "ő maga", "the same defender")
M(kontra_of_partner, "a védőtársa", "the other defender")
M(kontra_of_one, "az egyik védő", "one of the defenders")
M(kontra_of_other, "a másik védő", "the other defender")
M(fact_made, "Megvan: {0}.", "Made: {0}.")
M(fact_lost, "Bukott: {0}.", "Lost: {0}.")
M(fact_silent, "{0}: a felvevőé.", "{0}: the declarer's.")
M(fact_silent_defenders, "{0}: a védőké.", "{0}: the defenders'.")
M(fact_silent_caught, "{0}: a felvevő megpróbálta, de elbukta.", "{0}: tried by the declarer, and lost.")
M(fact_silent_caught_defenders, "{0}: a védők megpróbálták, de elbukták.", "{0}: tried by the defenders, and lost.")
M(fact_previous_bid, "Az addig érvényes licit: {0}.", "The bid that stood before: {0}.")
M(fact_before_bid, "Az első licit előtt derült ki.", "It came out before the first bid.")
M(fact_auction, "Licit közben derült ki.", "It came out during the auction.")
M(fact_play, "Csak a lejátszás közben derült ki.", "It came out in play only.")
M(fact_open, "A licit még visszafordítható volt.", "The auction could still be undone.")
M(fact_committed,
	"Az első licit után a másik kettő már passzolt, vagy valamelyikük felvette a talont.",
	"After the first bid the other two had passed, or one of them had taken the talon.")
M(fact_dealing, "Az osztás még tartott.", "The deal was still under way.")
M(fact_pickup, "A lapok már le voltak osztva.", "The cards had been dealt already.")
M(fact_innocent_yes,
	"A vétlen játékosok közül valaki tovább licitált.",
	"One of the innocent players bid on.")
M(fact_innocent_no, "A vétlen játékosok nem licitáltak tovább.", "Neither of the innocent players bid on.")
M(fact_before_look,
	"Szóltak, mielőtt a következő licitáló megnézte volna a talont.",
	"It was noticed before the next bidder looked at the talon.")
M(fact_looked,
	"A következő licitáló már megnézte a talont, de még nem szúrta be a lapjai közé.",
	"The next bidder had looked at the talon but not put it in the hand.")
M(fact_inserted,
	"A talont már beszúrták a lapok közé.",
	"The talon had already been put in the hand.")
M(fact_no_other_bidder, "A többiek nem vettek részt a licitben.", "Nobody else took part in the auction.")
M(fact_raised_yes, "Figyelmeztetésre felemelte a licitet.", "The bid was raised after a warning.")
M(fact_raised_no, "Figyelmeztetésre sem emelte fel a licitet.", "The bid was not raised, even after a warning.")
M(fact_second_bidder, "Másodszor licitált: {0}.", "The second bidder: {0}.")
M(fact_count_ok_yes, "A másodszor licitáló lapszáma jó.", "The second bidder has the right number of cards.")
M(fact_count_ok_no, "A másodszor licitáló lapszáma rossz.", "The second bidder has the wrong number of cards.")
M(fact_warned_by, "Figyelmeztette: {0}.", "Warned by {0}.")
M(fact_warned, "Figyelmeztették.", "There was a warning.")
M(fact_warned_nobody, "Senki sem figyelmeztette.", "Nobody gave a warning.")
M(fact_self_yes, "Kihívás előtt magától észrevette.", "It was noticed unprompted before the lead.")
M(fact_self_no, "Kihívás előtt nem vette észre.", "It was not noticed before the lead.")
M(fact_wrong_count, "Nem megfelelő a lapszáma: {0}.", "The wrong number of cards: {0}.")
M(fact_uncheckable, "Már nem ellenőrizhető: {0}.", "It can no longer be checked: {0}.")
M(fact_twenty, "A jelentés húsz volt.", "It was a twenty.")
M(fact_forty, "A jelentés negyven volt.", "It was a forty.")
M(fact_other_twenty, "A licit húsza mellett egy másikat is jelentett.", "It was a twenty beside that of the bid.")
M(fact_late, "A bejelentés nem azonnal történt.", "The claim was not made at once.")
M(fact_minor, "Az eset nem befolyásolta a játékot.", "It had no bearing on the play.")
M(fact_dealer, "Osztott: {0}.", "The dealer: {0}.")
M(fact_seats_named, "Valójában így ültek: {0}.", "As they really sat: {0}.")
M(fact_seats,
	"Valójában így ültek, a játszmalap helyeivel: {0}.",
	"As they really sat, by the seats of the sheet: {0}.")

/* ---- why, by the paragraph that is applied ---- */
M(why_1_1,
	"A megemelt csomag alsó lapja keverés közben látszhatott, így követhető, kihez kerül.",
	"The bottom card of the packet may have been seen in the shuffle, so it could be followed to its holder.")
M(why_1_2,
	"Mindenki köteles megszámolni a lapjait; az első licit előtt a hibát új osztással jóvá lehet tenni.",
	"All have to count their cards; before the first bid the mistake is put right by dealing again.")
M(why_1_2_letter,
	"Licit közben derült ki, amire az R-37 értelmezés szerint a zsűri határoz; a 13.§ (1) 2 betűje („Új osztást kell "
	"elrendelni”) nem tesz különbséget aszerint, mikor derül ki a hiba, és a zsűri ezt követi.",
	"It came out in mid-auction, where the jury decides by the reading R-37; the letter of 13.§ (1) 2 orders a new "
	"deal whenever the mistake comes out, and the jury follows that.")
M(why_1_2_auction,
	"Mindenki köteles megszámolni a lapjait, és ha elmulasztotta, viseli a következményét. Licit közben ezt az "
	"R-37 értelmezés szerint a zsűri szabja meg.",
	"All have to count their cards and bear what follows if they did not. In mid-auction the jury sets it, by "
	"the reading R-37.")
M(why_1_3_a,
	"Osztás közben többnyire az osztó hibájából látszik meg egy lap, és amit a többiek láttak, azt nem lehet "
	"elfelejteni.",
	"While dealing a card is mostly seen by the dealer's fault, and what the others saw cannot be unseen.")
M(why_1_3_b,
	"Az osztás hibátlan volt, ezért nincs új osztás; aki a lapját megmutatta, ne járjon jól vele.",
	"The deal was faultless, so it is not dealt again; whoever showed a card must not gain by it.")
M(why_1_4,
	"Az osztás rendje kötött: az osztó elsőnek a jobb oldali szomszédjának ad hét lapot a talonnal, azután "
	"mindenkinek ötösével.",
	"The order of dealing is fixed: first seven cards with the talon to the dealer's right, then fives to all.")
M(why_1_5,
	"A játék rendjéért az asztalnál ülők együtt felelnek, ezért a következményt is együtt viselik.",
	"All at the table answer for the order of play together, and so bear what follows together.")
M(why_2_1,
	"A többiek olyat tudtak meg, amit licit közben nem szabad tudniuk. A vétlenek folytathatják a licitet, a vétkes "
	"nem.",
	"The others learned what they may not know during the auction. The innocent may bid on, the offender may not.")
M(why_2_1_pays,
	"A többiek olyat tudtak meg, amit licit közben nem szabad tudniuk, és nem licitáltak tovább. Aki a színét "
	"elárulja, azzal ne zárhassa le a licitet a maga javára.",
	"The others learned what they may not know during the auction, and did not bid on. To give one's suit away "
	"must not be a way of ending the auction.")
M(why_2_2,
	"A hiba nem olyan súlyos, hogy a játékot érvényteleníteni kellene, de aki elkövette, kimarad a licitből.",
	"The fault is not so grave that the deal should be void, but its author is out of the auction.")
M(why_2_3_a,
	"A talont még nem látta senki, ezért a hiba úgy javítható ki, hogy a további játékot nem befolyásolja.",
	"Nobody had seen the talon yet, so the fault can be put right without bearing on the further play.")
M(why_2_3_b,
	"A talont már megnézték, ezért a hiba nem javítható ki, és a játék nem folytatható.",
	"The talon has been looked at, so the fault cannot be put right and the deal cannot go on.")
M(why_2_3_c,
	"Aki a talont a lapjai közé szúrja, maga felel a lapszámáért; nem hivatkozhat arra, hogy a talonban nem két lap "
	"volt.",
	"Whoever puts the talon in the hand answers for the number of cards, and cannot plead that the talon was wrong.")
M(why_2_3_d,
	"Más nem licitált, ezért a hiba úgy javítható ki, hogy a további játékot nem befolyásolja.",
	"Nobody else bid, so the fault can be put right without bearing on the further play.")
M(why_2_4_a,
	"A hiba önmagában nem súlyos, és kijavítható: figyelmeztetés után magasabbat kellett mondani.",
	"The fault is not grave by itself and can be put right: once warned, the bidder had to raise.")
M(why_2_4_a_pays,
	"A hibát ki lehetett volna javítani, de a licitáló a figyelmeztetés után sem mondott magasabbat.",
	"The fault could have been put right, but even when warned the bidder did not raise.")
M(why_2_4_b,
	"A hiba nem olyan súlyos, hogy a már megkezdett játékot érvénytelenné tegye.",
	"The fault is not so grave as to void a play that has begun.")
M(why_2_5,
	"A soron következőtől elvette a licitálás lehetőségét; a vétleneknek ezt vissza kellett adni, és éltek is vele.",
	"The next player lost the chance to bid; it had to be given back, and it was taken.")
M(why_2_5_pays,
	"A soron következőtől elvette a licitálás lehetőségét, és a vétlenek már nem folytatták a licitet.",
	"The next player lost the chance to bid, and the innocent did not bid on.")
M(why_2_6_a,
	"A bemondott licit érvényes, de a vétleneknek módot kell adni arra, hogy folytassák, és éltek is vele.",
	"The bid that was said is valid, but the innocent must be free to bid on, and one did.")
M(why_2_6_b,
	"A bemondott licit érvényes, és a vétlenek nem folytatták a licitet.",
	"The bid that was said is valid, and the innocent did not bid on.")
M(why_2_7_a,
	"Az eredeti helyzet nem állítható vissza, ezért a licit nem folytatható. A másodszor licitálónak jó a lapszáma, "
	"tehát nyert.",
	"What was before cannot be restored, so the auction cannot go on. The second bidder has the right number of "
	"cards, and so has won.")
M(why_2_7_b,
	"Az eredeti helyzet nem állítható vissza, ezért a licit nem folytatható. A másodszor licitálónak rossz a "
	"lapszáma, tehát veszített.",
	"What was before cannot be restored, so the auction cannot go on. The second bidder has the wrong number of "
	"cards, and so has lost.")
M(why_3_1,
	"Az első lap elengedése után a hiba nem javítható ki. Innentől minden érvénytelen, az esetleg elhangzott kontra "
	"is.",
	"Once the first card has been let go the fault cannot be put right. All after it is void, any kontra too.")
M(why_3_2,
	"A felvevő pirosra emelhetett, de az idő előtti kihívással elvette a többiektől, hogy még licitálhassanak.",
	"The declarer was free to raise to piros, but by leading too early took the others' chance to bid.")
M(why_3_3,
	"A bemondásból a többiek olyat tudtak meg, amit nem szabad tudniuk, és ezt nem lehet visszavonni.",
	"The announcement told the others what they may not know, and cannot be taken back.")
M(why_3_4,
	"Kitett lapot nem lehet visszavenni, és a szabálytalan lap megváltoztatta az ütést és vele a további játékot.",
	"A card played cannot be taken back, and the illegal card changed the trick and with it the further play.")
M(why_3_5,
	"Az ütés elvitele önmagában nem renonsz, de a kihívással a játék más kézből folytatódott, és ez nem fordítható "
	"vissza.",
	"To take the trick is no renonsz by itself, but with the lead the play went on from another hand, which cannot "
	"be undone.")
M(why_3_5_speaker,
	"Az ütés elvitele önmagában nem renonsz; a tévedésre senki sem hívhatja fel a figyelmet, ezért az a vétkes, aki "
	"szólt.",
	"To take the trick is no renonsz by itself; nobody may point the mistake out, so the one who spoke is at fault.")
M(why_3_5_right,
	"Az ütés elvitele önmagában nem renonsz: a következő lap kihívásáig, figyelmeztetés nélkül, következmény nélkül "
	"kijavítható.",
	"To take the trick is no renonsz by itself: until the next lead it can be put right without a warning, and "
	"nothing follows.")
M(why_3_6,
	"Kitett lapot nem lehet visszavenni, akkor sem, ha csak a felső látszott.",
	"A card put down cannot be taken back, not even if only the top one could be seen.")
M(why_3_7,
	"A talont és a mások lefordított ütéseit tilos megnézni: aki megnézi, olyat tud meg, amit a többiek nem.",
	"The talon and others' turned tricks may not be looked at: it tells what the other players do not know.")
M(why_3_8_a,
	"A védő lapját a társa és a felvevő is láthatta, és annak ismeretében játszanának tovább.",
	"Declarer and partner could see the defender's card and would play on knowing it.")
M(why_3_8_b,
	"A felvevő kiterített lapokkal is játszhat, ezért az ő leejtett lapja nem befolyásolja a játékot.",
	"The declarer may play with open cards, so a card the declarer drops has no bearing on the play.")
M(why_3_8_open,
	"A lapok felborítása alól a terítés kivétel: a többiek ezt a lapot már láthatták.",
	"Open cards are excepted from the rule that no card may be seen: the others could see this one already.")
M(why_meld_own,
	"A felvevő a licitje saját jelentését mondta be: a százat azzal kell elérnie.",
	"The declarer announced the meld that the bid is about: the 100 has to be reached with it.")
M(why_meld_free,
	"Ebben a játékban szabad húszat és negyvenet jelenteni.",
	"20 and 40 may be announced in this contract.")
M(why_bid_higher,
	"A bemondott licit magasabb az addig érvényesnél.",
	"The bid is above the one that stood.")
M(why_3_9_a,
	"Ki-ki maga felel a lapjai számáért. A felvevőé rossz, ezért veszített, akárhány lap van a többieknél.",
	"All answer for the number of their own cards. The declarer's is wrong, and so the bid is lost, whatever the "
	"others hold.")
M(why_3_9_b,
	"Ki-ki maga felel a lapjai számáért. Csak az egyik védőé rossz, ezért csak ő követte el a renonszot.",
	"All answer for the number of their own cards. Only one defender's is wrong, so only that one is at fault.")
M(why_3_9_b_both,
	"Ki-ki maga felel a lapjai számáért. A felvevőé jó, mindkét védőé rossz, ezért a licitet megnyertnek kell "
	"tekinteni.",
	"All answer for the number of their own cards. The declarer's is right and both defenders' are wrong, so the "
	"contract counts as won.")
M(why_3_10,
	"A védők nem nézték át az ütéseiket, mielőtt a lapokat összedobták; emlékezetből az eredmény nem állapítható meg.",
	"The defenders did not look through their tricks before the cards were thrown together, and results are not "
	"judged from memory.")
M(why_3_11,
	"A csendes teljesítést az összedobás előtt kell bejelenteni, amíg ellenőrizhető.",
	"What was made silently has to be claimed before the cards are thrown together, while it can be checked.")
M(why_3_12,
	"Elvette a lehetőséget, hogy az értékes lapokat összeszámolják; emlékezetből a teljesítés nem állapítható meg.",
	"The chance to count the cards was taken away, and results are not judged from memory.")
M(why_10_3g,
	"Az ütések megnézésével a lapok ismertté váltak, a játék nem folytatható; szabálytalanság nem volt, ezért a "
	"renonsz a bejelentő terhére esik.",
	"The tricks were looked at, so the deal cannot go on; there was no infraction, so the renonsz is charged to the "
	"claimant.")
M(why_jury,
	"A szabály ezt az esetet nem sorolja fel, ezért a büntetés mértékét a zsűri állapítja meg.",
	"The rules do not list this case, so the jury sets the penalty.")
M(why_late,
	"A renonszot az észlelésekor azonnal be kell jelenteni; utólagos reklamációnak nincs helye.",
	"A renonsz has to be claimed at once when it is noticed; a late claim has no place.")
M(why_minor,
	"Az eset nem olyan súlyú, hogy érdemben befolyásolná a további játékot.",
	"It does not weigh so much as to bear on the further play.")

/* The texts of a dispute: what is asked, why it cannot be judged, and what follows. */

/* ---- names ---- */
M(phase_dealing, "keverés, osztás, ülésrend", "shuffle, deal, seats")
M(phase_auction, "licit", "auction")
M(phase_play, "lejátszás", "play")
M(phase_any, "bármikor", "any time")
M(ruling_redeal, "új osztás", "deal again")
M(ruling_continue, "a játék folytatódik", "play on")
M(ruling_correct, "kijavítandó", "to be put right")
M(ruling_pay, "fizetés", "payment")
M(ruling_settle, "elszámolás", "settlement")
M(ruling_jury, "a zsűri dönt", "the jury decides")

/* ---- what is asked ---- */
M(ask_bid, "Mi a licit?", "What is the bid?")
M(ask_previous_bid, "Melyik licit volt előtte érvényben?", "Which bid stood before it?")
M(ask_declarer, "Ki a felvevő?", "Who is the declarer?")
M(ask_offender, "Ki követte el?", "Who did it?")
M(ask_kontra, "Milyen kontrák hangzottak el addig?", "Which kontras had been said before?")
M(ask_made, "Mi van meg és mi bukott?", "What was made and what was lost?")
M(ask_silent, "Volt csendes teljesítés?", "Was anything made silently?")
M(ask_stage, "Meddig jutott a játék, amikor kiderült?", "How far was the game when it came out?")
M(ask_when, "Mikor látszott a lap?", "When was the card seen?")
M(ask_innocent_bids, "Licitál-e tovább a másik kettő valamelyike?", "Does one of the other two bid on?")
M(ask_noticed, "Mikor vették észre?", "When was it noticed?")
M(ask_raised, "Figyelmeztetésre emelte a licitet?", "Was it raised once warned?")
M(ask_second_bidder, "Ki licitált másodszor?", "Who bid second?")
M(ask_second_count_ok, "Jó a második licitáló lapszáma?", "Does the second bidder have the right number of cards?")
M(ask_warned_by, "Ki figyelmeztette?", "Who gave the warning?")
M(ask_self_corrected, "Észrevette magától, mielőtt kihívott?", "Was it noticed unprompted, before the lead?")
M(ask_wrong_count, "Kiknél rossz a lapszám?", "Whose number of cards is wrong?")
M(ask_meld, "Mit jelentett?", "What was announced?")
M(ask_uncheckable, "Mi nem ellenőrizhető már?", "What can no longer be checked?")
M(ask_points, "Ki mennyit kap vagy fizet?", "Who gets or pays how much?")
M(ask_reason, "Mivel indokolja a zsűri?", "What are the jury's reasons?")

M(answer_no, "nem", "no")
M(answer_yes, "igen", "yes")
M(answer_before_bid, "az első licit előtt", "before the first bid")
M(answer_auction, "licit közben", "during the auction")
M(answer_auction_redeal,
	"licit közben, és a zsűri a szabály szavát követve új osztást rendelt el",
	"during the auction, and the jury ordered a new deal by the letter")
M(answer_play, "lejátszás közben", "during play")
M(answer_open, "a licit még visszafordítható", "the auction can still be undone")
M(answer_committed,
	"az első licit után már passzoltak ketten, vagy felvették a talont",
	"after the first bid two passed, or the talon was taken")
M(answer_dealing, "osztás közben", "while dealing")
M(answer_pickup, "a lapok felszedésekor", "while picking the cards up")
M(answer_before_look,
	"mielőtt a következő megnézte volna a talont",
	"before the next bidder looked at the talon")
M(answer_looked,
	"a következő megnézte, de még nem szúrta be",
	"the next bidder looked but did not take it in hand")
M(answer_inserted, "a következő már beszúrta a lapjai közé", "the next bidder took it in hand")
M(answer_twenty, "húszat (20-100-ban a licit húszát)", "a twenty (in 20-100 that of the bid)")
M(answer_forty, "negyvenet", "a forty")
M(answer_other_twenty, "a licit húsza mellett egy másikat is", "another beside the twenty of the bid")
M(answer_no_other_bidder, "más nem licitál", "nobody else bids")

/* ---- why a dispute cannot be judged; {0} the case, {1} the fact or field, {2} what it can be ---- */
M(judge_no_such_case,
	"nincs ilyen eset; az esetek: 1.1–1.6, 2.1–2.7, 3.1–3.12, 10.3g, jury",
	"no such case; the cases are 1.1–1.6, 2.1–2.7, 3.1–3.12, 10.3g, jury")
M(judge_not_playing,
	"„{1}”: olyan hely, amelyik ebben a leosztásban nem játszik; javítsa, vagy adja meg a játékosokat",
	"“{1}” is a seat that does not play in this deal; correct it or give the players")
M(judge_fact_missing,
	"{0} eset: hiányzik: „{1}”; adja meg, ilyen lehet: {2}",
	"case {0} needs “{1}”; give it, it can be: {2}")
M(judge_fact_wanted,
	"{0} eset: hiányzik: {1}=…; enélkül nem dönthető el az eset; ilyen lehet: {2}",
	"case {0}: {1}=… is missing; the case cannot be decided without it; it can be: {2}")
M(judge_fact_of_jury,
	"fel nem sorolt eset, a zsűri dönti el, ki mennyit kap vagy fizet, és miért (points=-20,10,10 reason=\"…\"); hiányzik: "
	"{1}=…; enélkül nem dönthető el az eset; ilyen lehet: {2}",
	"case not listed, the jury decides who gets or pays how much, and why (points=-20,10,10 reason=\"…\"); {1}=… is "
	"missing; the case cannot be decided without it; it can be: {2}")
M(judge_fact_unasked,
	"{0} eset: itt nem kérdés: „{1}”; törölje, vagy válasszon más esetet",
	"case {0} does not ask for “{1}”; remove it or choose another case")
M(paragraph_jurys,
	"paragraph=… csak a zsűri esetéhez adható meg; a(z) {0} eset a maga paragrafusához tartozik",
	"paragraph=… goes with the jury's case alone; case {0} has its own paragraph")
M(paragraph_allows,
	"{0}: ez a szakasz megengedi, ami történt, ezért csak elutasított bejelentésnél adható meg (state=dismissed)",
	"{0}: this paragraph allows what was done, so it goes with a dismissed claim alone (state=dismissed)")
M(judge_two_offenders,
	"„by” egy játékost nevez meg; ha kettőnek rossz a lapszáma, így adja meg: wrong_count={0}",
	"“by” names one player; if two hold a wrong number of cards, give wrong_count={0}")
M(judge_kontra_unasked,
	"{0} eset: ekkor még nem hangozhatott el kontra (7.§ (1)); törölje",
	"case {0}: no kontra can have been said yet (7.§ (1)); remove it")
M(judge_result_unasked,
	"{0} eset: az eredmény itt nem számít (10.§ (3) e); törölje: „{1}”",
	"case {0}: results do not count here (10.§ (3) e); remove “{1}”")
M(judge_bad_fact,
	"{0} eset: „{1}” értéke nem jó; ilyen lehet: {2}",
	"case {0}: “{1}” has a wrong value; it can be: {2}")
M(judge_fact_seat,
	"{0} eset: „{1}” csak olyan hely lehet, amelyik játszik, és nem maga az elkövető; javítsa",
	"case {0}: “{1}” must be a seat that plays and is not the offender; correct it")
M(judge_warned,
	"{0} eset: figyelmeztetni csak az tudta, aki játszik, és nem maga az elkövető; javítsa, ki figyelmeztette "
	"(warned_by=…)",
	"case {0}: the warning came from a player of the deal other than the offender; correct who gave it (warned_by=…)")
M(judge_fact_part,
	"{0} eset: „{1}” csak a licitben szereplő parti, 40-100, 20-100 vagy 4-asz lehet, legalább egy; javítsa",
	"case {0}: “{1}” can be parti, 40-100, 20-100 or 4-asz if they were bid, at least one; correct it")
M(judge_not_zero_sum,
	"a zsűri pontjai együtt nem adnak nullát (R-42); javítsa: „{1}”",
	"the jury's points do not add up to zero (R-42); correct “{1}”")
M(judge_not_declarer,
	"{0} eset: ezt csak a felvevő követheti el; javítsa: „{1}”",
	"case {0}: only the declarer can do that; correct “{1}”")
M(judge_not_plain,
	"{0} eset: csak makk, zöld vagy tök aduval licitált játékban lehet; javítsa a licitet vagy az esetet",
	"case {0}: it needs a bid in makk, zöld or tök; correct the bid or the case")
M(judge_bid_higher,
	"{0} eset: a bemondott licit magasabb az addig érvényesnél, ezért nem vétség (3.§ (6), R-02); javítsa a licitet vagy az "
	"előzőt",
	"case {0}: the bid is above the one that stood, so it is no breach (3.§ (6), R-02); correct the bid or the one before")
M(judge_meld_own,
	"{0} eset: a felvevő a licitje saját jelentését mondta be, ez nem vétség (4.§ (B) (1), (F) (4), R-72); javítsa: „{1}”",
	"case {0}: the declarer announced the meld that the bid is about, which is no breach (4.§ (B) (1), (F) (4), R-72); "
	"correct “{1}”")
M(judge_meld_allowed,
	"{0} eset: ebben a játékban szabad húszat és negyvenet jelenteni; javítsa a licitet vagy az esetet",
	"case {0}: 20 and 40 may be announced in this contract; correct the bid or the case")
M(judge_no_parti,
	"{0} eset: ebben a licitben nincs parti; javítsa a licitet vagy az esetet",
	"case {0}: this bid has no parti; correct the bid or the case")
M(judge_nothing_silent,
	"{0} eset: ebben a licitben nem lehet csendes 100 vagy csendes 4 ász; javítsa a licitet vagy az esetet",
	"case {0}: this bid can have no silent 100 or silent four aces; correct the bid or the case")
M(judge_uncheckable_made,
	"{0} eset: ami nem ellenőrizhető, annak nincs eredménye; törölje innen: „{1}”",
	"case {0}: what cannot be checked has no result; remove it from “{1}”")

/* ---- what follows; {0} who is guilty, {1} the bid or the parts ---- */
M(follows_redeal,
	"Új osztás; az osztó és a leosztás sorszáma marad.",
	"It is dealt again; the dealer and the number of the deal stay.")
M(follows_right_dealer,
	"Új osztás: az oszt, akin a sor van.",
	"It is dealt again, by the player whose turn it is.")
M(follows_sheet_seats,
	"A játékosok a játszmalap szerinti helyükre ülnek, és új osztás következik.",
	"The players take the seats of the game sheet, and it is dealt again.")
M(follows_sheet_dealer,
	"A leosztást le kell játszani; a következő osztó a játszmalap szerinti.",
	"The deal is played; the next dealer is the one on the game sheet.")
M(follows_correct_sheet,
	"A leosztást le kell játszani; mindenki a helyén marad, a játszmalap ülésrendjét ki kell javítani.",
	"The deal is played; all stay where they sit, and the seats on the game sheet are corrected.")
M(follows_plain_parti,
	"A játék folytatódik, de {0} nem licitálhat; ha ő a kezdő, csak sima passzt (partit) mondhat.",
	"Play goes on but {0} may not bid, and as first bidder may only say plain parti.")
M(follows_others_bid,
	"A licit folytatódik, de {0} ebben a leosztásban nem licitálhat többet.",
	"The auction goes on, but {0} may not bid again in this deal.")
M(follows_lowest_bid,
	"{0} csak a soron következő legalacsonyabb licitet mondhatja; a másik kettő folytathatja a licitet.",
	"{0} may only say the lowest next bid; the other two may go on bidding.")
M(follows_talon_back,
	"{0} visszaveszi a talont, és ebben a leosztásban nem licitálhat többet; a másik kettő folytatja a licitet.",
	"{0} takes the talon back and may not bid again in this deal; the other two go on bidding.")
M(follows_higher_than_own,
	"{0} visszaveszi a talont, és a sajátjánál magasabb licitet kell mondania.",
	"{0} takes the talon back and must bid above the bid already said.")
M(follows_higher,
	"A licitet figyelmeztetésre felemelték, ezzel a hiba ki van javítva; a licit folytatódik.",
	"The bid was raised once warned, so the fault is put right; the auction goes on.")
M(follows_bid_stands,
	"A hiba csak a lejátszáskor derült ki: a licit érvényes, a játékot le kell játszani.",
	"It came out in play only: the bid is valid and the deal is played.")
M(follows_put_right,
	"A tévedést kihívás előtt kijavították; a játék folytatódik.",
	"The mistake was put right before the lead; play goes on.")
M(follows_open_hand,
	"Nem renonsz: a felvevő kiterített lapokkal is játszhat. A játék folytatódik.",
	"No infraction: the declarer may play with open cards. Play goes on.")
M(follows_all_open,
	"Nem renonsz: terített játékban az első ütés után mindenki lapja nyíltan fekszik. A játék folytatódik.",
	"No infraction: in a terített bid everybody's cards lie open after the first trick. Play goes on.")
M(follows_bid_lost,
	"{0} elbukta a licitjét ({1}), és kontrázva fizeti a másik kettőnek.",
	"{0} has lost the bid ({1}) and pays it at kontra to the other two.")
M(follows_red_bid_lost,
	"{0} elbukta a pirosra emelt licitjét ({1}), és kontrázva fizeti a másik kettőnek.",
	"{0} has lost the bid raised to piros ({1}) and pays it at kontra to the other two.")
M(follows_next_bid,
	"{0} a soron következő licit ({1}) értékét fizeti kontrázva a másik kettőnek.",
	"{0} pays the value of the next bid ({1}) at kontra to the other two.")
M(follows_second_won,
	"A második licit ({1}) megnyertnek számít: {0} kontrázva fizeti, kétszeresen annak, aki mondta, egyszeresen a "
	"kihagyottnak.",
	"The second bid ({1}) is won: {0} pays it at kontra, twice to its bidder, once to the player skipped.")
M(follows_second_lost,
	"{0} a rossz lapszám miatt elbukta a licitjét ({1}), és kontra nélkül fizeti a másik kettőnek.",
	"{0} has lost the bid ({1}) for the wrong number of cards and pays it without kontra to the other two.")
/* {2} one of the endings below */
M(follows_whole_bid,
	"{0} mint felvevő a teljes licitet ({1}) fizeti mindkét védőnek{2}.",
	"{0} as declarer pays the whole bid ({1}) to both defenders{2}.")
M(follows_whole_bid_defender,
	"{0} mint védő a teljes licitet ({1}) fizeti{2}.",
	"{0} as defender pays the whole bid ({1}){2}.")
M(follows_contract_won,
	"A licit ({1}) megnyertnek számít: mindkét védő fizeti{2}.",
	"The contract ({1}) is won: both defenders pay it{2}.")
M(follows_kontras, ", a vétség előtt elhangzott kontrákkal együtt", ", with the kontras said before the infraction")
M(follows_kontras_won, ", az addig elhangzott kontrákkal együtt", " with the kontras said before")
M(follows_kontra_none, ", kontra nélkül", ", without kontra")
M(follows_kontra_never, "; kontra addig nem hangozhatott el", "; no kontra can have been said by then")
M(follows_parti_made,
	"A parti a felvevőé; minden más az eredmény szerint számít, csendes 100 és csendes 4 ász nincs.",
	"The parti is the declarer's; all else counts by result, no silent 100 or four aces.")
M(follows_silent_void,
	"A csendes 100 és a csendes 4 ász nem számít; minden más az eredmény szerint.",
	"The silent 100 and the silent four aces do not count; all else counts by result.")
M(follows_unchecked_paid,
	"{0} fizeti, ami már nem ellenőrizhető ({1}); a többi az eredmény szerint számít, csendes 100 és csendes 4 ász "
	"nincs.",
	"{0} pays what can no longer be checked ({1}); the rest counts by result, no silent 100 or four aces.")
M(follows_jury_midway,
	"Licit közben a rossz lapszámról a zsűri dönt.",
	"In mid-auction the jury decides about a wrong number of cards.")
M(follows_no_next_bid,
	"A legmagasabb licit fölött nincs következő, ezért a zsűri dönt.",
	"There is no bid above the highest, so the jury decides.")
M(follows_jury_sets,
	"A zsűri állapította meg a fizetést.",
	"The jury has set the payment.")
/*
 * {0} the defender at fault, {1} the declarer, {2} the partner; {3} own share, {4} the partner's to the
 * declarer, {5} the partner's to the partner
 */
M(follows_partner,
	"{0} a felvevőnek – {1} – a maga és a társa részét, a társának – {2} – pedig a társa részét fizeti: {3} + {4}, "
	"illetve {5} pontot.",
	"{0} pays the declarer, {1}, for both defenders, and the partner, {2}, the partner's share too: {3} + {4} and {5} "
	"points.")
M(ruling_speaker,
	"{0} szólt, ezért a renonsz az övé. ",
	"{0} gave the warning and so is at fault. ")
M(ruling_points, " Pontok: ", " Points: ")

/* ---- the sum: {0} payer, {1} payee, {2} what, {3} the sum, {4} the partner ---- */
M(whole_bid, "a licit értéke", "the bid's value")
M(step_paid, "{0} → {1}: {2} {3}", "{0} → {1}: {2} {3}")
M(step_paid_for, "{0} → {1} ({4} helyett): {2} {3}", "{0} → {1} (for {4}): {2} {3}")

/* ---- weak readings, and the letter against them: {0} its figures, {1} the bid that is paid by it ---- */
M(letter_11,
	"Gyenge értelmezés (R-11): a 4.§ (C) (1) csak azt mondja, hogy „amennyiben a játék (parti) is nála van akkor egy, "
	"illetve pirosnál kettő egységet még elszámolhat”; betű szerint az elbukott parti nem kerül semmibe: {0}.",
	"Weak reading (R-11): 4.§ (C) (1) only lets the declarer add the parti if the parti is the declarer's; by the letter "
	"a lost one costs nothing: {0}.")
M(letter_18,
	"Gyenge értelmezés (R-18, R-19): a 6.§ (9) szerint „az érvényes licitet kontrázva kell fizetni”, a bukott ulti "
	"pótdíjáról nem szól; betű szerint: {0}.",
	"Weak reading (R-18, R-19): 6.§ (9) has the valid bid paid at kontra and names no extra for the lost ulti; by the "
	"letter: {0}.")
M(letter_33,
	"Gyenge értelmezés (R-33): a 13.§ (2) 5 szerint a vétkes a következő licitet „mondhatja be” és „kontrázva fizet”; "
	"betű szerint a bemondott ulti (licit: {1}) bukásának pótdíja is jár, mint a 13.§ (2) 6-nál: {0}.",
	"Weak reading (R-33): by 13.§ (2) 5 the offender does say the next bid and pays it at kontra; by the letter the extra "
	"for its lost ulti (bid: {1}) is due too, as in 13.§ (2) 6: {0}.")
M(letter_37,
	"Gyenge értelmezés (R-37): a 13.§ (1) 2 nem tesz különbséget aszerint, mikor derül ki a hiba („Új osztást kell "
	"elrendelni”); betű szerint most is új osztás következik, és a zsűri ezt is választhatja.",
	"Weak reading (R-37): 13.§ (1) 2 orders a new deal and names no stage; by the letter it is dealt again now too, "
	"which the jury can choose.")
M(letter_39,
	"Gyenge értelmezés (R-39): ha a védőnél nem kevesebb, hanem több lap volt, betű szerint a licit megnyert, és mindkét "
	"védő fizet, mert a 13.§ (3) 9 b így szól: „Ha csak az egyik védőjátékosnál van kevesebb lap …, akkor csak ő követte "
	"el a renonszot”: {0}.",
	"Weak reading (R-39): if the defender had too many cards, not too few, by the letter the bid is won and both "
	"defenders pay, for 13.§ (3) 9 b holds one of them alone at fault for fewer cards only: {0}.")
M(letter_52,
	"Gyenge értelmezés (R-52): ha a vétség az adu hetes idő előtti kijátszása volt, azt a 13.§ (3) 4 nem sorolja fel "
	"(„Színvétés, vagy felülütés elmulasztása”); betű szerint a zsűri dönt (10.§ (3) d).",
	"Weak reading (R-52): if it was the trump seven played too early, 13.§ (3) 4 does not list that (not following suit, "
	"not overtaking); by the letter the jury decides (10.§ (3) d).")

/* The texts of the dialogue of a ruling: its questions, the sentences that it makes of the answers. */

M(talk_a_player, "Egy játékos", "A player")
M(talk_and, " és ", " and ")

/* ---- the claim ---- */
M(talk_count, "Mikor derült ki?", "When did it come to light?")
M(talk_count_help,
	"Osztáskor és licit közben a 13.§ (1) 2, lejátszás közben a 13.§ (3) 9 szerint kell ítélni.\n",
	"In the deal and the auction 13.§ (1) 2 holds, in play 13.§ (3) 9.\n")
M(talk_before_bid, "az első licit előtt", "before the first bid")
M(talk_dealt_again,
	"licit közben, és a zsűri új osztást rendelt el (a 13.§ (1) 2 szó szerint)",
	"during the auction, and the jury ordered a new deal (13.§ (1) 2 by the letter)")
M(talk_in_auction, "licit közben", "during the auction")
M(talk_in_play, "lejátszás közben", "during play")
M(talk_seen, "Megnézték az elvitt ütéseket?", "Were the taken tricks looked at?")
M(talk_seen_help,
	"A 10.§ (3) g csak akkor érvényes, ha a bejelentés miatt megnézték a már elvitt ütéseket. Ha nem nézték meg, "
	"a játék folytatódik.\n",
	"10.§ (3) g holds only if the tricks already taken were looked at for the claim. If not, play goes on.\n")
M(talk_claimant, "Ki jelentette be?", "Who claimed it?")
M(talk_claimant_help,
	"A három játékos egyike (10.§ (2)). Aki gyakorlott, egyszerre is megadhatja: ki, kinek a hibáját, melyik ütésben, "
	"például: C B 6; ha nem azonnal: C B 6 késve. Ha senki: -\n",
	"One of the three who play (10.§ (2)). All at once works too: who, against whom, in which trick: C B 6; if "
	"not at once: C B 6 late. Nobody: -\n")
M(talk_claimant_thrown_help,
	"A három játékos egyike (10.§ (2)). Ennek az esetnek nincs vétkese: közösen dobták össze a lapokat. Ha senki: -\n",
	"One of the three who play (10.§ (2)). Nobody is at fault in this case: they threw the cards together. Nobody: -\n")
M(talk_offender, "Ki követte el?", "Who did it?")
M(talk_spectator, "\n  kibic = nem ül az asztalnál", "\n  spectator = does not sit at the table")
M(talk_outsider,
	"A {0} eset annak a büntetése, aki játszik. Ha más tette, a zsűri dönt (10.§ (3) d, R-85).\n",
	"Case {0} has a penalty for who plays. If somebody else did it, the jury decides (10.§ (3) d, R-85).\n")
M(talk_late_meld,
	"Ebben a játékban szabad jelenteni, de csak az első lapnál (6.§ (6), 6.§ (7)): a büntetést a zsűri szabja meg "
	"(10.§ (3) d).\n",
	"In this bid melds may be announced, but by the first card only (6.§ (6), 6.§ (7)): the jury sets the penalty "
	"(10.§ (3) d).\n")
M(talk_seen_dismissed,
	"Megnézték a bejelentés miatt az elvitt ütéseket? (Ha igen, a 10.§ (3) g szerint a bejelentő vétkes, ő fizet, és ez "
	"lesz az ítélet.)",
	"Were the taken tricks looked at for the claim? (If so, by 10.§ (3) g the claimant is at fault and pays, and that "
	"is the ruling.)")
M(talk_offender_talon,
	"Ki követte el? (Ha a következő már beszúrta a talont: aki beszúrta.)",
	"Who did it? (If the next player has taken the talon in hand: that player.)")
M(talk_offender_talon_help,
	"Aki nem két lapot tett a talonba; ha a következő játékos azt már a lapjai közé szúrta, akkor ő (13.§ (2) 3 c).\n",
	"The player who did not lay two cards; if the next one has taken them in hand, that player (13.§ (2) 3 c).\n")
M(talk_bid_standing, "Mi volt az utolsó licit, mielőtt a vétkes felvette a talont?",
	"Which bid was the last before the offender took the talon?")
M(talk_bid_standing_help,
	"Ennél egy fokkal magasabb licit értékét fizeti, kontrázva (13.§ (2) 3 c, R-34). Például: ulti, piros negyvenszáz.\n",
	"What is paid is the value of the bid next above it, at kontra (13.§ (2) 3 c, R-34). Such as: ulti, piros 40-100.\n")
M(talk_offender_help,
	"Akinek a hibáját bejelentették. Ha a 3.5 esetben figyelmeztették: az, aki az ütést elvitte. Lehet a kimaradó osztó "
	"és „kibic” is: akkor a zsűri dönt (R-85).\n",
	"The player against whom it was claimed; in case 3.5 the one who took the trick. It may be the dealer who sits out or "
	"“spectator” too: then the jury decides (R-85).\n")
M(talk_trick, "Hányadik ütésben? (1–10)", "In which trick? (1–10)")
M(talk_trick_help,
	"A vétség ütése: ami utána történt, érvénytelen (10.§ (3) c). Ha nem tudni, vagy nem lejátszás közben történt: "
	"Enter.\n",
	"The trick of the act: whatever came after it is void (10.§ (3) c). Unknown, or not in play: Enter.\n")
M(talk_trick_again, "1 és 10 közötti szám kell, vagy Enter, ha nem tudni.\n", "A number from 1 to 10, or Enter if unknown.\n")
M(talk_at_once, "Azonnal szólt, amikor észrevette?", "Was it claimed at once?")
M(talk_at_once_help,
	"A renonszot észleléskor azonnal be kell jelenteni; ha elmulasztották és tovább játszottak, a játék érvényes "
	"(10.§ (2)).\n",
	"A renonsz has to be claimed at once when noticed; if play went on, it stands (10.§ (2)).\n")
M(talk_agreed, "Megegyeztek a felek?", "Do the parties agree?")
M(talk_agreed_help,
	"Igen: a hibázó elismeri, és a büntetésben is megegyeztek, zsűri nem kell (10.§ (3)). Nem: a zsűri dönt.\n",
	"Yes: the fault is admitted and the penalty agreed on, no jury is needed (10.§ (3)). No: the jury decides.\n")
M(talk_agreed_on, "Miben egyeztek meg? (ha másban, a pontok helyenként: {0})",
	"What did they agree on? (if something else, points by seat: {0})")
M(talk_agreed_on_help,
	"Pontok a helyek sorrendjében: A, B, C, négyfős asztalnál D is (aki nem játszik, annak 0); együtt nullát adnak.\n",
	"Points in the order of the seats: A, B, C, at a table of four D too (0 for anybody who does not play); together 0.\n")
M(talk_points_help,
	"Pontok a helyek sorrendjében: A, B, C, négyfős asztalnál D is (aki nem játszik, annak 0); együtt nullát adnak. Késői "
	"vagy soron kívüli kontránál a leosztás kontra nélküli pontjait így kaphatja meg: kilép (.), és a sorát a kontra nélkül "
	"próbálja ki: renonsz leosztás javít … --dry-run.\n",
	"Points in the order of the seats: A, B, C, at a table of four D too (0 for anybody who does not play); together 0. Of "
	"a late kontra, or one out of turn: for the points of the deal without it leave (.), and try its line without the "
	"kontra: renonsz deal edit … --dry-run.\n")
M(talk_as_rules, "a szabály szerint", "as the rules say")
M(talk_matters, "Befolyásolta a játékot?", "Did it bear on the play?")
M(talk_matters_help,
	"Ha a vétség nem befolyásolja érdemben a játék további menetét, a játékot folytatni kell (10.§ (3) b).\n",
	"If the event does not bear on the further play, it goes on (10.§ (3) b).\n")

/* ---- the contract ---- */
M(talk_bid, "Mi a licit? (például: ulti, piros negyvenszáz)", "What is the bid? (such as ulti, piros 40-100)")
M(talk_bid_second, "Mit licitált, aki másodszor licitált?", "What did the second bidder bid?")
M(talk_bid_before, "Mi volt a licit, mielőtt pirosra emelte?", "What was the bid before it was raised to piros?")
M(talk_bid_help,
	"A licit neve, kódja (pU) vagy száma; mind: renonsz licittábla. Egyben is megadható: felvevő, licit, adu, kontrák: A U z kU\n",
	"Its name, code (pU) or number; all of them: renonsz bids. At once: declarer, bid, trump, kontras: A U z kU\n")
M(talk_bid_again, "Ilyen licit nincs. Írja a nevét vagy a kódját, például: ulti, pU, 40-100.\n",
	"There is no such bid. Write its name or code, such as ulti, pU, 40-100.\n")
M(talk_declarer, "Ki a felvevő?", "Who is the declarer?")
M(talk_declarer_help, "Aki az utolsó, legmagasabb licitet mondta.\n", "The player who made the last, the highest bid.\n")
M(talk_trump, "Mi az adu? (makk, zöld, tök)", "What is the trump? (makk, zöld, tök)")
M(talk_trump_help, "Az ítéletet nem befolyásolja, csak a jegyzőkönyvbe kerül.\n", "It changes no ruling; it goes into the minutes.\n")
M(talk_trump_again, "Makk, zöld vagy tök lehet.\n", "It can be makk, zöld or tök.\n")
M(talk_kontra, "Milyen kontrák hangzottak el a vétség előtt?", "Which kontras were said before the act?")
M(talk_kontra_choices, "\n  1 = ami fel van írva: {0}\n  2 = semmi\n  vagy szóval: kontra {1}",
	"\n  1 = what is written down: {0}\n  2 = none\n  or in words: kontra {1}")
M(talk_kontra_help,
	"Például: kontra ulti; kontra ulti, rekontra parti; kontra mindenre. Betliben és színtelenben azt is, ki mondta: "
	"kontra B. Kóddal: kU, k:BC. A vétség utániak nem érvényesek (10.§ (3) c).\n",
	"Such as: kontra ulti; kontra ulti, rekontra parti; kontra all. In betli and no-trump also who said it: kontra B. "
	"As codes: kU, k:BC. Those after the act are void (10.§ (3) c).\n")
M(talk_kontra_again, "Ezt nem értem. Írja így: kontra ulti, rekontra parti; betliben: kontra B.\n",
	"Not understood. Write: kontra ulti, rekontra parti; in betli: kontra B.\n")
M(talk_none, "semmi", "none")
M(talk_made, "Teljesült: {0}?", "Was it made: {0}?")
M(talk_made_help,
	"Csak a bemondott vállalásokról van szó; ami a vita tárgya, azt nem kérdezem. Egyben is megadható, részenként: +-\n",
	"Only what was bid; what is disputed is not asked. All at once, part by part: +-\n")
M(talk_silent, "Volt csendes ulti?", "Was there a silent ulti?")
M(talk_silent_help, "A csendes 100 és 4 ász itt nem számít, a csendes ulti igen (R-40).\n",
	"A silent 100 and silent four aces do not count here, the silent ulti does (R-40).\n")
M(talk_silent_none, "nem", "no")
M(talk_silent_dm, "a felvevőé, megvan", "the declarer's, made")
M(talk_silent_dl, "a felvevőé, elfogták", "the declarer's, caught")
M(talk_silent_vm, "a védőké, megvan", "the defenders', made")
M(talk_silent_vl, "a védőké, elfogták", "the defenders', caught")
M(talk_several, " (több is lehet: {0})", " (several too: {0})")
M(talk_parts, "Mi nem ellenőrizhető már? (több is lehet: {0})", "What can no longer be checked? (several too: {0})")
M(talk_parts_again, "Ezt nem értem. A licit részei közül kell: {0}.\n", "Not understood. It takes parts of the bid: {0}.\n")
M(talk_fact_help,
	"A szabály szerint ezen múlik az ítélet. Azzal válaszoljon, ami az = jel előtt vagy a kérdés végén zárójelben "
	"áll, vagy szóval, névvel.\n",
	"The ruling depends on this by the rules. Answer with the word before the = sign or in brackets after the "
	"question, or in words, by a name.\n")
M(talk_points, "Ki mennyit kap vagy fizet? (helyenként, együtt 0: {0}; ny = nyitva)",
	"Who gets or pays how much? (by seat, together 0: {0}; o = open)")
M(talk_points_again, "Helyenként egy szám kell, együtt nullát adjanak, például: {0}\n", "A figure for each seat, together 0, such as {0}\n")
M(talk_points_again_idle,
	"Helyenként egy szám kell, együtt nullát adjanak; „{1}” kimarad, ott 0 áll, például: {0}\n",
	"A figure for each seat, together 0; seat {1} sits out and has 0, such as {0}\n")
M(talk_reason, "Mivel indokolja a zsűri?", "What are the jury's reasons?")
M(talk_reason_help, "A zsűri indokolása a jegyzőkönyvbe kerül (R-42).\n", "The reasons go into the minutes (R-42).\n")
M(talk_seats, "Hogyan ülnek? (a játszmalap betűi a mostani sorrendben, például: {0})",
	"How do they sit? (the letters of the sheet in the order as they sit, such as {0})")
M(talk_seats_help, "Így javítom ki a játszmalapot (13.§ (1) 6). Enter: nem javítom.\n",
	"This corrects the sheet (13.§ (1) 6). Enter: it is left.\n")
M(talk_seats_again, "Minden hely betűje egyszer kell.\n", "Each seat's letter is needed once.\n")
M(talk_dealt, "Ki osztott?", "Who dealt?")
M(talk_dealt_help, "Aki ténylegesen osztott, bár nem ő következett.\n", "Who did deal, though it was another's turn.\n")
M(talk_judge, "Kik döntöttek? (a zsűri tagjai, vesszővel; ny: a vita nyitva marad)",
	"Who decided? (the jurors, with commas; o: the dispute stays open)")
M(talk_judge_help,
	"A nevek az ítélet mellé és a jegyzőkönyvbe kerülnek; - : senki. Amíg nem döntöttek, nyitott vita (ny), zsűri nélkül.\n",
	"The names stand by the ruling and in the minutes; - : nobody. Before anybody has decided it is an open dispute (o), "
	"without a jury.\n")
M(talk_judge_party,
	"{0} a vitában fél, a saját ügyében nem dönthet; más neveket írjon, vagy - jelet.\n",
	"{0} is a party to the dispute and cannot decide it; write other names, or -.\n")
/* ---- what was done ---- */
M(talk_detail_help,
	"Ebből lesz a jegyzőkönyv mondata arról, mi történt. Ha nem tudni: Enter.\n",
	"The minutes make their sentence of it. Unknown: Enter.\n")
M(talk_card_again, "Ezt nem értem. Így írja: makk ász, vagy mA; szín magában: zöld.\n",
	"Not understood. Write: makk ace, or mA; a suit alone: zöld.\n")
M(talk_no_breach, "Ezzel a lappal nem mulasztott. Írjon másik lapot, vagy <, ha az előbbi válasz téves.\n",
	"That card was no breach. Type another one, or < if the answer before was wrong.\n")
M(talk_which_trump, "Nem tudom, mi az adu. Írja a színével: makk ász, vagy mA.\n",
	"The trump suit is not known. Write the suit: makk ace, or mA.\n")
M(detail_number_dealt, "Hány lapot kapott?", "How many cards was it?")
M(detail_who_count, "Kinél volt rossz a lapszám?", "Whose number of cards was wrong?")
M(detail_card_seen, "Melyik lap látszott?", "Which card was seen?")
M(detail_dealing, "Mi volt a hiba?\n  1 = nem a talonos hét lappal kezdte\n  2 = nem ötösével osztott",
	"What was wrong?\n  1 = the seven with the talon not first\n  2 = not by fives")
M(detail_words_said, "Mit mondott? (szó szerint)", "What was said? (the words)")
M(detail_should_speak, "Kinek kellett volna előbb megszólalnia?", "Who should have spoken before?")
M(detail_number_laid, "Hány lapot tett a talonba?", "How many cards were laid in the talon?")
M(detail_bid_said, "Mit licitált?", "What was the bid that was not higher?")
M(detail_should_open, "Kinek kellett volna kezdenie?", "Who should have opened?")
M(detail_skipped, "Kit hagytak ki?", "Who was skipped?")
M(detail_card_led, "Melyik lapot hívta ki?", "Which card was led?")
M(detail_meld, "Mit jelentett?\n  1 = húszat (20)\n  2 = negyvenet (40)",
	"What was announced?\n  1 = twenty (20)\n  2 = forty (40)")
M(detail_breach,
	"Mit mulasztott el?\n  1 = nem adott színre színt\n  2 = nem ütött felül\n  3 = nem aduzott",
	"What was it?\n  1 = did not follow suit\n  2 = did not overtake\n  3 = did not trump")
M(detail_breach_plain,
	"Mit mulasztott el?\n  1 = nem adott színre színt\n  2 = nem ütött felül",
	"What was it?\n  1 = did not follow suit\n  2 = did not overtake")
M(detail_breach_seven,
	"Mit mulasztott el?\n  1 = nem adott színre színt\n  2 = nem ütött felül\n  3 = nem aduzott\n"
	"  4 = idő előtt tette ki az ulti hetesét",
	"What was it?\n  1 = did not follow suit\n  2 = did not overtake\n  3 = did not trump\n"
	"  4 = played the seven of the ulti too early")
M(detail_card_to, "Mire kellett tennie? (szín vagy lap, például: makk, makk ász)", "On what? (a suit or card, such as makk, makk ace)")
M(detail_card_put, "Mit tett rá?", "What was played on it?")
M(detail_whose_trick, "Kié volt az ütés?", "Whose trick was it?")
M(detail_cards_put, "Mely lapokat tette ki? (vesszővel)", "Which cards were put down? (with commas)")
M(detail_looked, "Mit nézett meg?\n  1 = a talont\n  2 = mások lefordított ütéseit", "What was looked at?\n  1 = the talon\n  2 = others' turned tricks")
M(detail_card_dropped, "Melyik lap esett le?", "Which card was dropped?")
M(detail_number_held, "Hány lapja volt?", "How many cards were there?")
M(detail_silent, "Mi volt vitás?\n  1 = a csendes 100\n  2 = a csendes 4 ász", "What was disputed?\n  1 = the silent 100\n  2 = the silent four aces")
M(detail_who_laid, "Ki tett nem két lapot a talonba?", "Who did not lay two cards in the talon?")
M(detail_accused, "Kire szólt a bejelentés?", "Whom was the claim against?")
M(detail_charge, "Mit állított a bejelentés? (egy mondatban)", "What did the claim say? (in a sentence)")
M(detail_what_happened, "Mi történt? (a saját szavaival, egy mondatban)", "What happened? (in your own words, a sentence)")

/* {0} who, {1} "A 6. ütésben " or nothing, {2} {3} {4} the answers, {5} on the card, {6} the card played,
   {7} of that suit, {8} the bid, {9} the other player */
M(act_trick, "A(z) {0}. ütésben ", "In trick {0} ")
M(act_1_1, "{0} emelés után nem tette egymásra a két csomagot, hanem az asztalon maradtból kezdett osztani.",
	"After the cut {0} did not put the halves together but began to deal with the one left on the table.")
M(act_1_2_seat_number, "{9} {3} lapot kapott.", "{9} was dealt {3} cards.")
M(act_1_2_seat, "{9} nem annyi lapot kapott, amennyi jár.", "{9} was dealt a wrong number of cards.")
M(act_1_2_number, "Egy játékos {3} lapot kapott.", "A player was dealt {3} cards.")
M(act_1_3_deal_card, "Osztás közben láthatóvá vált egy lap: {2}.", "A card was seen in the deal: {2}.")
M(act_1_3_deal, "Osztás közben láthatóvá vált egy lap.", "A card was seen in the deal.")
M(act_1_3_pick_card, "{0} lapjainak felszedésekor láthatóvá vált egy lap: {2}.", "As {0} picked the hand up a card was seen: {2}.")
M(act_1_3_pick, "{0} lapjainak felszedésekor láthatóvá vált egy lap.", "As {0} picked the hand up a card was seen.")
M(act_1_4_seven, "{0} nem a talonos hét lappal kezdte az osztást.", "{0} did not deal the seven with the talon first.")
M(act_1_4_fives, "{0} a lapokat nem ötösével osztotta.", "{0} did not deal by fives.")
M(act_1_5, "{0} osztott, pedig nem ő következett.", "{0} dealt out of turn.")
M(act_1_6, "A játékosok nem a játszmalap szerinti sorrendben ültek le.", "The players did not sit as the sheet has it.")
M(act_2_1_words, "{0} licit közben elárulta a licit színét, ezt mondta: „{2}”.", "{0} gave the suit of the bid away in the auction, saying “{2}”.")
M(act_2_1, "{0} licit közben elárulta a licit színét.", "{0} gave the suit of the bid away in the auction.")
M(act_2_2_seat, "{0} passzolt, mielőtt megszólalt volna, akin a sor volt: {9}.", "{0} passed before the player whose turn it was: {9}.")
M(act_2_2, "{0} passzolt, mielőtt rá került volna a sor.", "{0} passed out of turn.")
M(act_2_3_number, "{0} a talonba nem két, hanem {2} lapot tett, és bemondta a licitjét.", "{0} laid {2} cards in the talon, not two, and bid.")
M(act_2_3_inserted_seat,
	"{0} felvette a talont, amelybe {9} nem két lapot tett, és a lapjai közé szúrta; utána derült ki, hogy nem megfelelő "
	"számú lapja van.",
	"{0} took the talon in hand, in which {9} had not laid two cards; only then was the number of cards found to be wrong.")
M(act_2_3_inserted, "{0} felvette a talont és a lapjai közé szúrta; utána derült ki, hogy nem megfelelő számú lapja van.",
	"{0} took the talon in hand; only then was the number of cards found to be wrong.")
M(act_2_3, "{0} nem két lapot tett a talonba, és bemondta a licitjét.", "{0} did not lay two cards in the talon, and bid.")
M(act_2_4_words, "{0} olyat licitált, amely nem magasabb az érvényes licitnél: {2}.", "{0} made a bid that was not above the standing one: {2}.")
M(act_2_4, "{0} olyat licitált, amely nem magasabb az érvényes licitnél.", "{0} made a bid that was not above the standing one.")
M(act_2_5_seat, "{0} felvette a talont, mielőtt passzolt volna, akin a sor volt: {9}.", "{0} took the talon before the pass of the player whose turn it was: {9}.")
M(act_2_5, "{0} felvette a talont, mielőtt a soron következő passzolt volna.", "{0} took the talon before the next player had passed.")
M(act_2_6_seat, "{0} licitált és talont tett le, pedig másnak kellett volna kezdenie: {9}.", "{0} bid and laid a talon, though another was to open: {9}.")
M(act_2_6, "{0} licitált és talont tett le, pedig nem neki kellett volna kezdenie.", "{0} bid and laid a talon without being entitled to open.")
M(act_2_7_seat, "{0} jogosulatlanul kezdte a licitet, a következő felvette a talont és licitált, a 12 lapos játékos kimaradt: {9}.",
	"{0} opened out of turn, the next player took the talon and bid, the one with 12 cards was skipped: {9}.")
M(act_2_7, "{0} jogosulatlanul kezdte a licitet, a következő felvette a talont és licitált, a 12 lapos játékos kimaradt.",
	"{0} opened out of turn, the next player took the talon and bid, the one with 12 cards was skipped.")
M(act_3_1_card, "{0} kihívta az első lapot ({2}), és nem mondta meg az adu színét.", "{0} led the first card ({2}) without naming the trump suit.")
M(act_3_1, "{0} kihívta az első lapot, és nem mondta meg az adu színét.", "{0} led the first card without naming the trump suit.")
M(act_3_2_card, "{0} a kihívásnál pirosra emelt, és az első lapot ({2}) a másik kettő passza előtt kihívta.",
	"{0} raised to piros at the lead and led the first card ({2}) before the others had passed.")
M(act_3_2, "{0} a kihívásnál pirosra emelt, és az első lapot a másik kettő passza előtt kihívta.",
	"{0} raised to piros at the lead and led the first card before the others had passed.")
M(act_3_3_20, "{1}{0} húszat jelentett; a licit: {8}.", "{1}{0} announced twenty; the bid was {8}.")
M(act_3_3_40, "{1}{0} negyvenet jelentett; a licit: {8}.", "{1}{0} announced forty; the bid was {8}.")
M(act_3_4_follow_both, "{1}{0} {5} {6} tett, pedig volt {7}.", "{1}{0} played {6} on {5}, with {7} in hand.")
M(act_3_4_follow_to, "{1}{0} {5} más színt tett, pedig volt {7}.", "{1}{0} did not follow to {5}, with {7} in hand.")
M(act_3_4_follow_put, "{1}{0} nem adott színre színt: {6} tett.", "{1}{0} did not follow suit but played {6}.")
M(act_3_4_follow, "{1}{0} nem adott színre színt, pedig adhatott volna.", "{1}{0} did not follow suit, and could have.")
M(act_3_4_beat_both, "{1}{0} nem ütött felül: {5} {6} tett, pedig volt nála nagyobb.", "{1}{0} did not overtake: {6} on {5}, with a higher one in hand.")
M(act_3_4_beat_put, "{1}{0} nem ütött felül: {6} tett, pedig volt nála nagyobb.", "{1}{0} did not overtake but played {6}, with a higher one in hand.")
M(act_3_4_beat, "{1}{0} nem ütött felül, pedig volt nála nagyobb lap.", "{1}{0} did not overtake, with a higher card in hand.")
M(act_3_4_trump_both, "{1}{0} nem aduzott: {5} {6} tett, pedig volt aduja.", "{1}{0} did not trump: {6} on {5}, with a trump in hand.")
M(act_3_4_trump_put, "{1}{0} nem aduzott: {6} tett, pedig volt aduja.", "{1}{0} did not trump but played {6}, with a trump in hand.")
M(act_3_4_trump, "{1}{0} nem aduzott, pedig volt aduja.", "{1}{0} did not trump, with a trump in hand.")
M(act_3_4_seven, "{1}{0} idő előtt tette ki az ulti hetesét, pedig volt más aduja (4.§ (D) (4)).",
	"{1}{0} played the seven of the ulti with another trump in hand (4.§ (D) (4)).")
M(act_3_4_plain, "{1}{0} {5} {6} tett.", "{1}{0} played {6} on {5}.")
M(act_3_4_put, "{1}{0} {6} tett, pedig mást kellett volna.", "{1}{0} played {6}, and had to play another card.")
M(act_3_4_to, "{1}{0} {5} nem azt tette, amit kellett volna.", "{1}{0} did not play on {5} what had to be played.")
M(act_3_4_beat_to, "{1}{0} {5} nem ütött felül, pedig volt nála nagyobb lap.",
	"{1}{0} did not overtake {5}, with a higher card in hand.")
M(act_3_4_trump_to, "{1}{0} {5} nem aduzott, pedig volt aduja.", "{1}{0} did not trump {5}, with a trump in hand.")
M(act_3_5_seat, "{1}{0} más ütését vitte el, amely ezé a játékosé volt: {9}.", "{1}{0} took a trick that was another's: {9}.")
M(act_3_5, "{1}{0} más ütését vitte el.", "{1}{0} took another's trick.")
M(act_3_5_led, " Utána kihívott.", " A card was led after that.")
M(act_3_5_warned, " Figyelmeztette: {0}.", " The warning came from {0}.")
M(act_3_5_self, " Kihívás előtt magától észrevette.", " It was noticed unprompted, before the lead.")
M(act_3_6_cards, "{1}{0} egyszerre több lapot tett ki: {2}.", "{1}{0} put down more than one card at once: {2}.")
M(act_3_6, "{1}{0} egyszerre több lapot tett ki.", "{1}{0} put down more than one card at once.")
M(act_3_7_talon, "{1}{0} megnézte a talont.", "{1}{0} looked at the talon.")
M(act_3_7_tricks, "{1}{0} megnézte mások lefordított ütéseit.", "{1}{0} looked at others' turned tricks.")
M(act_3_8_card, "{1}{0} leejtett egy lapot, és az láthatóvá vált: {2}.", "{1}{0} dropped a card that was seen: {2}.")
M(act_3_8, "{1}{0} leejtett egy lapot, és az láthatóvá vált.", "{1}{0} dropped a card, and it was seen.")
M(act_3_9_number, "{1}kiderült, hogy rossz a lapszám: {0}, {2} lap.", "{1}a wrong number of cards came to light: {0}, {2} cards.")
M(act_3_9, "{1}kiderült, hogy rossz a lapszám: {0}.", "{1}a wrong number of cards came to light: {0}.")
M(act_3_10, "Az utolsó ütés után összedobták a lapokat, és utána vitás lett, kié a parti.",
	"After the last trick the cards were thrown together, and then the parti was disputed.")
M(act_3_11_100, "Az utolsó ütés után összedobták a lapokat, és utána vitás lett a csendes 100.",
	"After the last trick the cards were thrown together, and then a silent 100 was disputed.")
M(act_3_11_4, "Az utolsó ütés után összedobták a lapokat, és utána vitás lett a csendes 4 ász.",
	"After the last trick the cards were thrown together, and then silent four aces were disputed.")
M(act_3_12, "{0} az ütések átnézése előtt elvette és összekeverte a többiek lapjait.",
	"{0} took and mixed the others' cards before the tricks were checked.")
M(act_g_seat, "{0} renonszot jelentett be {9} ellen; az elvitt ütéseket megnézték, szabálytalanság nem volt.",
	"{0} claimed a renonsz against {9}; the taken tricks were looked at, and there was no infraction.")
M(act_g, "{0} renonszot jelentett be; az elvitt ütéseket megnézték, szabálytalanság nem volt.",
	"{0} claimed a renonsz; the taken tricks were looked at, and there was no infraction.")
M(act_g_seat_charge,
	"{0} renonszot jelentett be {9} ellen. A bejelentés szerint: {3}; az elvitt ütéseket megnézték, szabálytalanság nem "
	"volt.",
	"{0} claimed a renonsz against {9}. According to the claim: {3}; the taken tricks were looked at, and there was no "
	"infraction.")
M(act_g_charge,
	"A bejelentés szerint: {3}; az elvitt ütéseket megnézték, szabálytalanság nem volt.",
	"According to the claim: {3}; the taken tricks were looked at, and there was no infraction.")
M(act_g_unseen, "{0} renonszot jelentett be; az elvitt ütéseket nem nézték meg, szabálytalanság nem volt.",
	"{0} claimed a renonsz; the taken tricks were not looked at, and there was no infraction.")
M(act_g_unseen_seat, "{0} renonszot jelentett be {9} ellen; az elvitt ütéseket nem nézték meg.",
	"{0} claimed a renonsz against {9}; the taken tricks were not looked at.")
M(act_g_unseen_charge, "A bejelentés szerint: {3}; az elvitt ütéseket nem nézték meg.",
	"According to the claim: {3}; the taken tricks were not looked at.")
M(act_g_unseen_seat_charge,
	"{0} renonszot jelentett be {9} ellen. A bejelentés szerint: {3}; az elvitt ütéseket nem nézték meg.",
	"{0} claimed a renonsz against {9}. According to the claim: {3}; the taken tricks were not looked at.")
M(act_claim_seat, "{0} renonszot jelentett be {9} ellen.", "{0} claimed a renonsz against {9}.")
M(act_claim, "{0} renonszot jelentett be.", "{0} claimed a renonsz.")
M(act_claim_seat_charge, "{0} renonszot jelentett be {9} ellen. A bejelentés szerint: {3}.",
	"{0} claimed a renonsz against {9}. According to the claim: {3}.")
M(act_claim_charge, "{0} renonszot jelentett be. A bejelentés szerint: {3}.",
	"{0} claimed a renonsz. According to the claim: {3}.")
M(act_own_words, "{2}", "{2}")
