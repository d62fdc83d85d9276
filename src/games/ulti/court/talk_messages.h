/* The texts of the dialogue of a ruling: its questions, the sentences that it makes of the answers. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

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
	"By the rules the ruling hangs on this. Answer by what stands before the = sign or in brackets behind the "
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
M(talk_judge_again, "Neveket írjon, vagy - jelet, ha senkit sem kell megnevezni.\n",
	"Write names, or - if nobody is to be named.\n")
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
