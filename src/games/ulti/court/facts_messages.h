/* What was found in a dispute, in sentences, and why the rules have it so (13.§). */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- who; {0} the name, {1} the seat ---- */
M(who_dealer, "az osztó", "the dealer")
M(in_trick, "A(z) {0}. ütésben ", "In trick {0} ")

/*
 * ---- what was done, where nobody wrote it down; {0} who, {1} "A 6. ütésben " or nothing, {2} another seat
 * ----
 */
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
	"It came out in mid-auction, of which by the reading R-37 the jury decides; the letter of 13.§ (1) 2 orders a new "
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
