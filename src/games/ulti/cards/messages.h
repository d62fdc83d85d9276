/* The texts of `renonsz bids check`. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(auction_title, "A licit menete", "The auction")
M(auction_head_no, "Ssz.", "No.")
M(auction_head_seat, "Hely", "Seat")
M(auction_head_said, "Elhangzott", "Said")
M(auction_head_bid, "Licit", "Bid")
M(auction_head_rank, "Rang", "Rank")
M(auction_head_legal, "Szabályos", "Legal")
M(auction_head_case, "Eset", "Case")
M(auction_head_cite, "Szabály", "Rule")
M(auction_head_weak, "Gyenge", "Weak")
M(auction_pass, "passz", "pass")
M(auction_legal, "igen", "yes")
M(auction_illegal, "nem", "no")
M(auction_no_bid, "nincs", "none")
M(auction_case, "; {0} eset", "; case {0}")
M(auction_unknown,
	"nincs ilyen licit: „{0}”; passz: -, a licitek: renonsz bids{1}; a több szóból álló licitek közé vesszőt tegyen",
	"no such bid: “{0}”; a pass is -, and renonsz bids{1} lists the bids; put commas between bids of several words")

/* ---- {0} who spoke, {1} what, {2} who was due, {3} the standing bid, {4} the lowest higher one, {5} the rule ---- */
M(auction_must_bid,
	"{0} az első: licitálnia kell, nem passzolhat ({5}).",
	"Seat {0} is the first and has to bid, not pass ({5}).")
M(auction_not_higher,
	"{0} licitje ({1}) nem magasabb az érvényesnél ({3}); a legkisebb, amit mondhat: {4} ({5}).",
	"The bid of seat {0} ({1}) is not higher than the standing one ({3}); the lowest that will do: {4} ({5}).")
M(auction_pass_early,
	"{0} soron kívül passzolt, {2} következett volna ({5}).",
	"Seat {0} passed out of turn; seat {2} was due ({5}).")
M(auction_bid_early,
	"{0} soron kívül licitált ({1}), nem várta meg, hogy {2} passzoljon ({5}).",
	"Seat {0} bid ({1}) out of turn, before seat {2} had passed ({5}).")
M(auction_opened,
	"{0} jogosulatlanul kezdte a licitet ({1}), {2} kezdett volna ({5}).",
	"Seat {0} opened ({1}) without being entitled to; seat {2} was to begin ({5}).")
M(auction_ended,
	"{0} megszólalása ({1}) későn jött: mindenki passzolt, a licit véget ért ({5}).",
	"Seat {0} spoke ({1}) too late: all had passed, the auction was over ({5}).")

/* ---- {0} the bid, {1} the standing one, {2} higher or not ---- */
M(auction_letter_r01,
	"Gyenge értelmezés (R-01): a nyomtatott táblában a piros ulti + durchmars fokozata 29, a programban 28; aszerint a(z) "
	"{0} a(z) {1} után {2}.",
	"Weak reading (R-01): the printed table has piros ulti + durchmars at grade 29, the program at 28; by print {0} is {2} "
	"after {1}.")
M(auction_letter_h03,
	"Gyenge értelmezés (H-03): „egyetlen kivétel az ulti”; betű szerint a piros ulti a többi tízpontossal egyenlő, és "
	"a(z) {0} a(z) {1} után {2}.",
	"Weak reading (H-03): ulti is “the only exception”; by the letter piros ulti equals the other bids of ten, and {0} is "
	"{2} after {1}.")
M(auction_higher, "magasabb", "higher")
M(auction_lower, "nem magasabb", "not higher")

/* ---- the end: {0} the seat, {1} the standing bid, {2} the lowest higher one ---- */
M(auction_over, "Vége a licitnek: a felvevő {0}, a licit: {1}.", "The auction is over: seat {0} declares {1}.")
M(auction_rob,
	"Önrablással {0} még emelhet, legalább erre: {1} (3.§ (8)).",
	"Seat {0} may still take the talon again and bid higher, at least {1} (3.§ (8)).")
M(auction_first,
	"{0} kezd, és licitálnia kell; a legkisebb licit: {2}.",
	"Seat {0} begins and has to bid; the lowest bid is {2}.")
M(auction_due,
	"{0} következik: passzol, vagy licitál; a legkisebb, amit mondhat: {2}.",
	"Seat {0} is due: to pass, or to bid; the lowest legal bid is {2}.")
M(auction_last,
	"{0} következik: passzával ő a felvevő ({1}), vagy a saját talonját felvéve emel; a legkisebb, amit mondhat: {2}.",
	"Seat {0} is due: passing makes seat {0} the declarer ({1}), or the own talon is taken up for a higher bid, at least "
	"{2}.")
M(auction_top,
	"{0} következik: magasabb licit nincs, csak passzolhat.",
	"Seat {0} is due: there is no higher bid, only a pass.")

/* What can be wrong with a deal's cards as they were written down. */

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
	"the bid is missing; write it before the cards, such as A U z kU")
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

/* The texts of recorded cards: a play, its tricks, what is held against it, its analysis, par. */

M(play_title, "A leosztás ütései", "The tricks of the deal")
M(head_leader, "Kezd", "Leads")
M(head_cards, "Lapok", "Cards")
M(head_taker, "Viszi", "Takes it")
M(head_defenders_points, "Védők", "Defenders")
M(head_breach, "Szabálytalan", "Breach")
M(breach,
	"{0}. ütés: {1} lapja {2}: {3} ({4}). Tehette volna: {5}.",
	"Trick {0}: {1} played {2}: {3} ({4}). Legal: {5}.")
M(breach_follow, "nem adta a kihívott színt", "did not follow suit")
M(breach_overtake, "nem ütött fölé, pedig tudott volna", "did not beat the winning card")
M(breach_trump, "nem tett adut, pedig színe nem volt", "did not trump")
M(breach_overtrump, "nem ütött magasabb aduval, pedig tudott volna", "did not overtrump")
M(breach_seven, "kiadta az ultizó hetest, pedig volt más aduja", "gave the seven of the ulti while holding other trumps")
M(differs,
	"{0}: {1}, a játszmalap szerint {2}",
	"{0}: {1}, the sheet says {2}")
M(differs_contract,
	"a lapokhoz ezt írták: „{0}”, a játszmalapon ez áll: „{1}”",
	"the cards say “{0}”, the sheet says “{1}”")
M(shows_last, "az utolsó ütés {0}, {1} viszi", "the last trick is {0}, {1} takes it")
M(shows_hundred, "{0} + {1}", "{0} + {1}")
M(shows_no_meld, "nincs hozzá {0}", "without a {0}")
M(shows_tricks, "{0} ütés", "{0} tricks")
M(shows_trick, "{0} ütés", "{0} trick")
M(shows_extent, " (az első {0} ütésben)", " (in the first {0} tricks)")
M(shows_first_trick, " (az első ütésben)", " (in the first trick)")
M(shows_seven_gone, "az adu hetes a(z) {0}. ütésben kiment ({1})", "the trump seven was gone in trick {0} ({1})")
M(shows_seven_held, "az adu hetes nála volt: {0}", "the trump seven was with {0}")
M(shows_seven_talon, "az adu hetes a talonban van", "the trump seven is in the talon")
M(shows_ace_talon, "egy ász a talonban van", "an ace is in the talon")
M(silent_none, "nincs", "none")
M(silent_declarer, "a felvevőé", "the declarer's")
M(silent_defenders, "a védőké", "the defenders'")
M(hands_title, "Leosztások (mag: {0})", "Deals of the seed {0}")
M(head_dealer, "Osztó", "Dealer")
M(analysis_title, "Mit engedtek a lapok", "What the cards allowed")
M(head_card, "Lap", "Card")
M(head_card_seat, "Hely", "Seat")
M(head_best, "Jobb lett volna", "Better")
M(analysis_can, "{0} – igen", "{0} – yes")
M(analysis_cannot, "{0} – nem", "{0} – no")
M(analysis_contract, "Felvevő: {0}. Licit: {1}{2}.", "Declarer: {0}. Bid: {1}{2}.")
M(analysis_contract_trump, "Felvevő: {0}. Licit: {1}, adu: {2}{3}.", "Declarer: {0}. Bid: {1}, trump: {2}{3}.")
M(analysis_meld, "{1} {2} ({0})", "{1} {2} ({0})")
M(analysis_melds, "Jelentés: {0}.", "Melds: {0}.")
M(analysis_melds_held,
	"Jelentést nem írtak fel, ezért egy sem számít. Kézben volt: {0}.",
	"No melds are recorded, so none counts. Held: {0}.")
M(analysis_start,
	"Nyílt lapokkal, mindkét oldal legjobb játékával: {0} {1} pont{3}.\n"
	"Külön-külön kikényszeríthető: {2}.",
	"With all cards open and the best play of both sides: {0} {1}{3}.\n"
	"What can be forced, each part alone: {2}.")
M(analysis_no_play, "Lejátszás nincs feljegyezve, csak a kezek.", "No play is recorded, only the hands.")
M(analysis_trick, "{0}. ütés: {1} – hívta: {2}, vitte: {3}", "Trick {0}: {1} – led by {2}, taken by {3}")
M(analysis_open_trick, "{0}. ütés: {1} – hívta: {2}, félbemaradt", "Trick {0}: {1} – led by {2}, unfinished")
M(analysis_gave_defenders,
	"    {0}: {1}; jobb lett volna: {2}. Ára {3} pont, a védők javára.",
	"    {0}: {1}; better: {2}. It cost {3} points, in the defenders' favour.")
M(analysis_gave_declarer,
	"    {0}: {1}; jobb lett volna: {2}. Ára {3} pont, a felvevő javára.",
	"    {0}: {1}; better: {2}. It cost {3} points, in the declarer's favour.")
M(analysis_given,
	"Szabályos lapokkal elengedett pontok: {0}.\n"
	"(A felvevő elszámolásában, a két védővel együtt.)",
	"Points given away with legal cards: {0}.\n"
	"(In the settlement of the declarer, with both defenders.)")
M(analysis_changed, "{1}Ezen múlt: {0}.", "{1}It decided: {0}.")
M(analysis_of_this, ", ebből ", ", of this ")
M(silent_of_declarer, "{0} (felvevő) {1}", "{0} (declarer) {1}")
M(silent_of_defenders, "{0} (védők) {1}", "{0} (defenders) {1}")
M(silent_caught_declarer, "elbukott {0} (felvevő) {1}", "lost {0} (declarer) {1}")
M(silent_caught_defenders, "elbukott {0} (védők) {1}", "lost {0} (defenders) {1}")
M(analysis_end, "A lejátszás eredménye: {0} {1} pont{2}.", "The play came to: {0} {1}{2}.")
M(analysis_without,
	"Szabálytalanság nélkül, onnantól a legjobb játékkal: {0} {1} pont{3}.\n"
	"    Külön-külön kikényszeríthető lett volna: {2}.",
	"Without the breach, with best play from there: {0} {1}{3}.\n"
	"    What could have been forced, each part alone: {2}.")
M(analysis_without_card, "    A legjobb szabályos lap: {0}.", "    The best legal card: {0}.")
M(analysis_with,
	"Ha a szabálytalan lap ott marad: {0} {1} pont{3}.\n"
	"    Külön-külön kikényszeríthető volna: {2}.",
	"If the illegal card stays: {0} {1}{3}.\n"
	"    What could be forced then, each part alone: {2}.")
M(analysis_cost_declarer,
	"A szabálytalan lap ára: {0} pont. Ennyivel kevesebbet érhetett el utána a felvevő ({1}).",
	"The cost of the illegal card: {0} points. After it the declarer ({1}) could get that much less.")
M(analysis_cost_defenders,
	"A szabálytalan lap ára: {0} pont. Ennyivel többet érhetett el utána a felvevő ({1}).",
	"The cost of the illegal card: {0} points. After it the declarer ({1}) could get that much more.")
M(analysis_cost_parts,
	"A szabálytalan lap ára: 0 pont. Az elszámolás ugyanannyi, bár külön-külön más részek kényszeríthetők ki utána.",
	"The cost of the illegal card: 0 points. The settlement is the same, though each part alone can be forced differently after it.")
M(analysis_cost_nothing,
	"A szabálytalan lap ára: 0 pont. A játék más lett, de a lapok ugyanannyi pontot engedtek meg.",
	"The cost of the illegal card: 0 points. Play went another way, but the cards allowed the same points.")
M(analysis_ruling, "Az ítélet ({0}): {1}.", "The ruling ({0}): {1}.")
M(analysis_ruling_more,
	"    A legjobb szabályos játékhoz képest: {0}.",
	"    Compared with the best legal play: {0}.")
M(against_no_breach,
	"a lapok szerint {0} ütésben nem volt szabálytalan lap",
	"the cards show no illegal card in {0} trick(s)")
M(against_offender, "a lapok szerint {0} a vétkes, az ítélet szerint {1}", "by the cards the offender is {0}, by the ruling {1}")
M(against_trick,
	"a lapok szerint a(z) {0}. ütésben történt, az ítélet szerint a(z) {1}. ütésben",
	"by the cards it was done in trick {0}, by the ruling in trick {1}")
M(against_case,
	"a lapok a 13.§ (3) 4 szerinti szabálytalanságot mutatnak, az ítélet más esetről szól ({0})",
	"the cards show a breach of 13.§ (3) 4, the ruling is about another case ({0})")
M(against_unfounded,
	"a lapok szerint a bejelentés jogos volt, az ítélet szerint alaptalan. {0}",
	"by the cards the claim was justified, by the ruling it had no ground. {0}")
M(against_dismissed,
	"a lapok szabálytalanságot mutatnak, az ítélet elutasítja a bejelentést",
	"the cards show a breach, the ruling dismisses the claim")
M(against_contract, "a lapok szerint „{0}”, az ítélet szerint „{1}”", "the cards say “{0}”, the ruling says “{1}”")
M(par_title, "Mit lehetett volna vállalni", "What could have been bid")
M(head_par_parts, "Részek", "Parts")
M(head_par_made, "Együtt", "Together")
M(head_par, "Par", "Par")
M(head_par_trump, "Adu", "Trump")
M(par_best, "{0}: a legtöbbet ez érte volna: {2} ({1}{3})", "{0}: the most would have been {2} ({1}{3})")
M(par_nothing, "{0}: semmilyen licit nem kényszeríthető ki", "{0}: no bid can be forced")
M(result_made, "megvan", "made")
M(result_lost, "elbukott", "lost")
M(result_caught, "elfogták", "caught")
M(play_talon, "talon", "talon")
M(play_trick, "Ütés", "Trick")
M(play_leads, "Kezd", "Leads")
M(play_cards, "Lapok", "Cards")
M(play_takes, "Viszi", "Taken")
M(play_declarer, "Felvevő", "Declarer")
M(play_defenders, "Védők", "Defenders")
M(play_ruling, "13.§ (3) 4: ", "13.§ (3) 4: ")
M(play_unfinished,
	"{0} ütés, szabálytalan lap nincs; az eredményhez mind a tíz kell.",
	"{0} tricks without a breach; the result needs all ten.")
M(par_starred, "* Csendes résszel együtt.", "* With something silent in it.")
