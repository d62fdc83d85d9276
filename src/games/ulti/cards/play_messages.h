/* The texts of recorded cards: a play, its tricks, what is held against it, its analysis, par. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

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
	"The cost of the illegal card: {0} points. So much less could the declarer ({1}) come to after it.")
M(analysis_cost_defenders,
	"A szabálytalan lap ára: {0} pont. Ennyivel többet érhetett el utána a felvevő ({1}).",
	"The cost of the illegal card: {0} points. So much more could the declarer ({1}) come to after it.")
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
