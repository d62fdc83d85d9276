/* The texts of a ruling, in a line or in the dialogue: keys, the case, whether to save. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- derivation of a ruled deal; {0} its number ------------------------------------------------ */
M(why_ruled, "{0}. leosztás: a pontjait ítélet szabja meg", "Deal {0}: a ruling sets its points")
M(why_ruled_case, "Eset:", "Case:")
M(why_ruled_ruling, "Döntés:", "Ruling:")
M(why_ruled_book, "Indoklás a szabály szerint:", "By the rules:")
M(why_ruled_reason, "A zsűri indoklása:", "The jury's reasons:")
M(why_ruled_cites, "Paragrafusok:", "Paragraphs:")
M(why_ruled_points, "Pontok:", "Points:")

M(minutes_others,
	"Erről a leosztásról több ítélet van; ez a(z) {0}. A többi a számával kérhető:{1}",
	"This deal has several rulings; this is {0}. Ask for the others by number:{1}")
M(rule_closed,
	"{0}. forduló, {1}. asztal: a játszmalap le van zárva. Ami a pontjait megváltoztatja, azt csak a lap újranyitása "
	"után lehet felírni: renonsz játszmalap megnyit {0} {1}",
	"Round {0}, table {1}: the sheet is signed. What changes its points can be saved only when the sheet is opened "
	"again: renonsz sheet open {0} {1}")
M(rule_closed_ask, "Így is folytatja? (i/n) ", "Go on all the same? (y/n) ")
M(rule_deal_none, "még nincs felírva", "not recorded yet")
M(rule_own_judge,
	"FIGYELEM: {0} a vitában fél, mégis a zsűriben áll; a saját ügyében senki sem dönthet. Nézze meg: judge=…",
	"WARNING: {0} is a party to the dispute and stands in its jury; nobody decides a case of one's own. See judge=…")
M(rule_no_accused,
	"Hogy kit vádoltak, az így nem derül ki; írja meg: act=\"…\"",
	"Whom the claim accused is not told in this way; say it: act=\"…\"")
M(rule_act_again,
	"Ami történt, azt a program foglalta mondatba; az új adatokkal: {0}",
	"The program put what happened into a sentence; with what is said now it is: {0}")
M(rule_act_left,
	"Ami történt, azt a program foglalta mondatba; az új adatokkal nem illik ide, ezért kimarad: „{0}” "
	"(új mondat: act=\"…\")",
	"The program put what happened into a sentence; it does not fit what is said now and is left out: “{0}” "
	"(a new one: act=\"…\")")
M(rule_dropped,
	"A korábbi vétkesre vonatkozott, ezért kimarad: {0}; ha a mostanira is igaz, adja meg újra.",
	"This was said of the former offender and is left out: {0}; if it is true of this one too, give it again.")
M(rule_dropped_old,
	"Az eddigi adatokhoz tartozott, ezért kimarad: {0}; ha most is igaz, adja meg újra.",
	"This went with what was said before and is left out: {0}; if it is true still, give it again.")
M(rule_points_left,
	"Az elutasított bejelentésért senki nem kap és nem fizet, ezért kimarad: {0}",
	"Nobody pays for a claim that is turned down, so this is left out: {0}")
M(rule_judge_left,
	"A korábbi döntést hozta, ezért a neve kimarad: {0}; a jegyzőkönyvben üres sor marad a zsűrinek (aki most döntött, akár "
	"ugyanők: judge=\"…\").",
	"These decided before, and their names are left out: {0}; the minutes have blank lines for the jury (who decided now, "
	"the same ones too: judge=\"…\").")
M(rule_reason_left,
	"A korábbi döntést indokolta, ezért kimarad: „{0}” (a mostani indoka: reason=\"…\")",
	"These were the reasons of the former decision and are left out: “{0}” (those of this one: reason=\"…\")")
M(rule_judge_open,
	"A nyitott vitának még nincs zsűrije, ezért a név kimarad: {0} (a döntéshez: judge=\"…\")",
	"An open dispute has no jury yet, so the names are left out: {0} (with the decision: judge=\"…\")")
M(rule_note_left,
	"A nyitott vita megjegyzése volt, nem a döntés indoka, ezért kimarad: „{0}” (a döntés indoka: reason=\"…\")",
	"This was a remark on the open dispute, no reason of the decision, and is left out: “{0}” (the reasons: reason=\"…\")")
M(rule_corrected,
	"A(z) {0}. leosztást az ítélet óta felírták vagy javították: a licit, a felvevő, a kontrák és az eredmény a mostani "
	"lapról való.",
	"Deal {0} was recorded or corrected after that ruling: bid, declarer, kontras and result are those of the sheet as it "
	"stands now.")
M(rule_act_typed,
	"Figyelem: ezt a mondatot a korábbi adatokhoz írták: „{0}”; ha már nem igaz, írja meg újra: act=\"…\"",
	"Note: this sentence was written for what was said before: “{0}”; if it is true no more, write it anew: act=\"…\"")

M(rule_pairs_hint,
	"Ha valami más lett, írja a parancs végére kulcs=érték alakban (elutasítás: state=dismissed), például:",
	"What has changed is written after the command as key=value (a dismissal: state=dismissed), such as:")

M(talk_keys,
	"(<: vissza, .: kilépés, ?: magyarázat; az Enter a [szögletes] választ adja.)\n",
	"(<: back, .: leave, ?: explanation; Enter gives the answer in [brackets].)\n")
M(talk_default, "[{0}] ", "[{0}] ")
M(talk_default_empty, "[{0}; - : üres] ", "[{0}; -: none] ")
M(talk_first, "Ez az első kérdés.\n", "This is the first question.\n")
M(talk_leave, "Kilép, és semmit sem ment? (i/n) [i] ", "Leave and save nothing? (y/n) [y] ")
M(talk_dropped, "Semmit sem mentettem.", "Nothing was saved.")
M(talk_no_offence, "Nem történt vétség: semmit sem mentettem.", "No infraction: nothing was saved.")
M(talk_previous, "A(z) {0}. leosztásról már van ítélet:\n", "Deal {0} has been ruled on already:\n")
M(talk_previous_disputes, "A(z) {0}. leosztásról nyitott vita van:\n", "Deal {0} has an open dispute:\n")
M(talk_previous_open, "nyitott vita: ", "open dispute: ")
M(talk_previous_new, "  új = másik vita ugyanerről a leosztásról\n", "  new = another dispute over the same deal\n")
M(talk_previous_which, "Melyiket vizsgálja felül?\n", "Which one is revised?\n")
M(talk_previous_help,
	"A felülvizsgált ítélet helyébe az új lép; a régi is megmarad, és a jegyzőkönyv megsemmisítettként említi.\n",
	"The new ruling takes the place of the one revised; that is kept, and the minutes name it as annulled.\n")
M(talk_previous_ruled_help,
	"A felülvizsgált ítélet helyébe az új lép; a régi is megmarad, és a jegyzőkönyv megsemmisítettként említi. Ha más "
	"bejelentésről van szó, ezt ne vizsgálja felül: lépjen ki (.), és írja fel azt elutasítva, --revise nélkül, például: "
	"renonsz rule 3.4 … claim=A by=B state=dismissed.\n",
	"The new ruling takes the place of the one revised; that is kept, and the minutes name it as annulled. If it is another "
	"claim, do not revise this one: leave (.), and record it as dismissed, without --revise, such as: "
	"renonsz rule 3.4 … claim=A by=B state=dismissed.\n")
M(talk_revised, "Miért vizsgálja felül?\n> ", "Why is it revised?\n> ")
M(talk_why, "felülvizsgálat oka: ", "reason for the revision: ")
M(talk_revised_help, "Az indok a jegyzőkönyvbe kerül.\n", "The reason goes into the minutes.\n")
M(talk_case,
	"Mi történt? (a saját szavaival vagy az eset számával)\n",
	"What was done? (in your own words, or the number of the case)\n")
M(talk_case_help,
	"Írja le röviden, például: leejtett egy lapot; nem adott színre színt; három lap a talonban. "
	"Az esetek listája: renonsz esetek.\n",
	"Say it in short, such as: dropped a card; did not follow suit; three cards in the talon. "
	"The list of cases: renonsz cases.\n")
M(talk_case_none,
	"Ezekből a szavakból nem ismerem fel az esetet. Írja le másképp, vagy válasszon:\n",
	"No case fits these words. Use other words, or choose:\n")
M(talk_case_no_number,
	"Nincs ilyen számú eset: {0}. Ide az kell, mi történt; hogy ki és mikor, azt később kérdezem.\n",
	"There is no case {0}. What was done is wanted here; who did it, and when, is asked later.\n")
M(talk_which, "Melyik eset? (szám, vagy más szavak)", "Which case? (a number, or other words)")
M(talk_which_help,
	"A felsorolt esetek illenek leginkább a szavaihoz. Írja be a sor számát, az eset számát (3.4), vagy írja le "
	"másképp, mi történt. Nem vétség: a saját szavaival írom fel, elutasítva. Ha éppen egy felsorolt esetet jelentettek be, "
	"de nem igazolódott, válassza azt, és a végén e (elutasítom).\n",
	"The cases listed fit your words best. Type the number of the line, that of the case (3.4), or say it in other "
	"words. No infraction: it is recorded in your words, dismissed. If a listed case was claimed and not proved, choose it, "
	"and at the end d (dismiss).\n")
M(talk_other_case, "más eset: fel nem sorolt, a zsűri mérlegeli [{0}]", "another: not listed, the jury weighs it [{0}]")
M(talk_nothing, "nem vétség", "no infraction")
M(talk_dismiss, "Felírjam elutasított bejelentésként? (i/n) ", "Record the claim as dismissed? (y/n) ")
M(talk_dismiss_help,
	"Igen: a könyvbe kerül, ki mit jelentett be ki ellen, és hogy miért nem volt vétség; jegyzőkönyve is lesz. "
	"Nem: semmit sem mentek.\n",
	"Yes: the book keeps who claimed what against whom, and why it was no infraction; it has its minutes. No: nothing "
	"is saved.\n")
M(talk_save, "Mentsem? (i = igen, n = nem, ny = nyitva hagyom, e = elutasítom) ", "Save it? (y = yes, n = no, o = leave it open, d = dismiss) ")
M(talk_save_help,
	"Igen: az ítélet a könyvbe kerül. Nyitva: egyelőre lehetséges eredmény, később eldönthető (--revise). Elutasítom: "
	"a bejelentésnek nem volt alapja.\n",
	"Yes: the ruling goes into the book. Open: a possible outcome for now, decided later (--revise). Dismiss: the claim "
	"had no ground.\n")
M(talk_save_again, "Ezt nem értem. i = igen, n = nem, ny = nyitva hagyom, e = elutasítom.\n",
	"Not understood. y = yes, n = no, o = leave it open, d = dismiss.\n")
