/* The texts of a dispute: what is asked, why it cannot be judged, and what follows. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

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
	"paragraph=… csak a zsűri esetéhez (jury) adható meg; a(z) {0} eset a maga paragrafusához tartozik",
	"paragraph=… goes with the jury's case (jury) alone; case {0} has its own paragraph")
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
