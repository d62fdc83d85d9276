/* The texts that all games share: what a game lacks, what is wrong with a deal's line whatever the game. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(game_lacks,
	"ennél a játéknál ({0}) ez nem használható: renonsz {1}",
	"“{1}” cannot be used with this game ({0})")
M(game_no_bids,
	"ebben a játékban nincs licit ({0}); hogy ki hányszor nyert és vesztett, azt a sorrend mutatja: renonsz standings",
	"this game has no bids ({0}); how often each player won and lost is in the standings: renonsz standings")
M(game_nothing_bid,
	"ebben a játékban nincs licit ({0}), így aszerint semmi sem számolható",
	"this game has no bids ({0}), so nothing can be counted by them")
M(game_seats,
	"ennél a játéknál {1}–{2} hely van egy asztalnál, itt {0}; javítsa az asztalt",
	"a table of this game has {1} to {2} seats, this one {0}; correct the table")
M(game_uneven,
	"hiba a programban: ({0}) a leosztás pontjainak összege {1}, nem 0; a leosztás nem került be. Kérjük, jelezze a készítőknek",
	"a fault of the program: ({0}) the points of the deal come to {1}, not to 0; the deal was not recorded. Please report it")
M(column_who, "Felvevő", "Declarer")
M(column_outcome, "Leosztás", "Deal")
M(game_no_such_dealer,
	"„{0}”: ezen a helyen nem ül senki, nem oszthatott; javítsa az o= értékét",
	"nobody sits at {0}, so nobody dealt there; correct o=")

/* ---- faults of a deal line ---- */
M(number_bad,
	"„{0}” nem jó sorszám; a leosztásokat 1-től {1}-ig számozzuk",
	"“{0}” is not a deal number; deals are numbered from 1 to {1}")
M(said_twice,
	"„{0}” másodszor szerepel a sorban; hagyja meg az egyiket",
	"“{0}” is said a second time in this line; keep one of them")
M(said_otherwise,
	"„{0}”: ugyanerről a sor már mást mond; a kettő együtt nem állhat, a téveset törölje",
	"“{0}”: the line says otherwise already; the two cannot stand together, remove the wrong one")
M(level_twice,
	"„{0}” két szinten is szerepel; csak a magasabbik jele maradjon: ha rekontra volt, az r",
	"“{0}” has two levels; only the higher mark may stand: if there was a rekontra, keep only the r")
M(dealer_bad,
	"az o= után az osztó helye áll: {1}",
	"after o= comes the dealer's seat: {1}")
M(reason_bad,
	"az indok idézőjelek közé kerül: {1} \"indok\"",
	"the reason stands between quotes: {1} \"reason\"")
M(reason_long,
	"az indok legfeljebb {1} bájt lehet, vezérlőkarakter nélkül; rövidítse",
	"a reason has at most {1} bytes and no control characters; shorten it")

/* ---- heads of columns ---- */
M(head_deal_no, "Leo.", "Deal")
M(head_trick, "Ütés", "Trick")
M(head_declarer_points, "Felvevő", "Declarer")
M(head_seat_a, "A", "A")
M(head_seat_b, "B", "B")
M(head_seat_c, "C", "C")
M(head_seat_d, "D", "D")
M(head_seat_e, "E", "E")
M(head_seat_f, "F", "F")
M(head_seat_g, "G", "G")
M(head_seat_h, "H", "H")
M(head_before, "Előtte", "Before")
M(head_after, "Utána", "After")
M(head_gave, "Elengedett pont", "Given away")
M(par_cell_none, "–", "–")
M(head_par_points, "Pont", "Points")
M(head_par_bid, "Licit", "Bid")

/* The texts of rulings where only the jury decides. */

M(json_bad_fact,
	"„{0}”: ez a tény nem ehhez az esethez való, vagy az értéke nem jó; a „facts” ilyen lehet: {1}, a pontok összege 0",
	"“{0}”: this fact does not belong to the case, or its value is wrong; “facts” can be {1}, points adding up to 0")
M(json_missing_fact,
	"hiányzik: „{0}”; a „facts” ilyen lehet: {1}, a pontok összege 0",
	"“{0}” is missing; “facts” can be {1}, points adding up to 0")
M(json_only_jury,
	"nincs ilyen eset: „{0}”; ebben a játékban csak „jury” van, a zsűri döntése",
	"no such case: “{0}”; this game has “jury” alone, the jury's decision")
M(json_jury_sets,
	"Ennek a játéknak a szabályai nem ismernek büntetést: a zsűri dönt, és megindokolja.",
	"The rules of this game know no penalties: the jury decides and gives its reasons.")

/* ---- the court ---- */
M(jury_cases, "Vitás esetek: a zsűri dönt", "Disputes: the jury decides")
M(jury_any_time, "bármikor", "at any time")
M(jury_pays, "a zsűri pontjai", "points set by the jury")
M(jury_dismisses, "a játék folytatódik", "play goes on")
M(jury_count, "helyenként egy szám kell: {0}, nem {1}; akire nem vonatkozik, annál 0 (points=…)",
	"a figure for each seat: {0}, not {1}; 0 for anybody whom it is not about (points=…)")
M(jury_sum, "a pontok összege {0}; 0 legyen", "the points add up to {0}; they have to add up to 0")
M(jury_no_points, "hiányoznak a zsűri pontjai; így adja meg: points={0} (helyenként, együtt 0); ha még nem döntött: state=open",
	"the jury's points are missing; give them as points={0} (a figure for each seat, together 0); if it has not decided yet: state=open")
M(jury_no_reason, "hiányzik az indok; így adja meg: reason=\"…\"", "the reason is missing; give it as reason=\"…\"")
M(jury_offender, "a vétkes", "the offender")
M(jury_player, "játékos", "player")
M(jury_finding, "Vitás eset.", "A dispute.")
M(jury_dismissed, "A zsűri a bejelentést elutasította: a leosztás áll, ahogy van.",
	"The jury turned the claim down: the deal stands as it is.")
M(jury_committee,
	"A szabályok a játékbizottságra bízzák: dönt, és megindokolja.",
	"The rules leave it to the play committee, who decides and gives the reasons.")
M(jury_agreed, "A felek ebben egyeztek meg.", "The parties agreed on this.")
M(jury_open, "Nyitott vita: ez egyelőre csak lehetséges eredmény.", "Open dispute: so far only a possible outcome.")
M(jury_ask_act, "Mi történt? (egy mondatban; Enter: nem írom le)", "What happened? (in a sentence; Enter: left out)")
M(jury_ask_points, "Ki mennyit kap vagy veszít? (helyenként, vesszővel: {0}; ny = nyitva)",
	"Who gets or loses how much? (by seat, with commas: {0}; o = open)")
M(jury_ask_reason, "Mi az indok?", "What is the reason?")
M(jury_ask_judge, "Ki döntött? (ny: a vita nyitva marad)", "Who decided? (o: the dispute stays open)")
M(jury_points_help,
	"Helyenként egy szám, A-tól kezdve, együtt 0; akire nem vonatkozik, annál 0. Pontja annak is lehet, aki a leosztásból kimaradt. "
	"ny: a zsűri még nem döntött, a vita nyitva marad.\n",
	"A figure for each seat, from A on, together 0; 0 for anybody whom it is not about. Who sits out of the deal can have points too. "
	"o: the jury has not decided yet, and the dispute is left open.\n")
M(jury_words_help, "Saját szavaival; a jegyzőkönyvbe így kerül.\n", "In your own words; it stands so in the minutes.\n")

/* The texts that the courts of all games share. */

M(who_named, "{0} ({1})", "{0} ({1})")
M(who_seat, "„{1}”", "seat {1}")
M(who_spectator, "egy kibic", "a spectator")
M(who_unknown, "valaki", "somebody")
M(court_waits, "Nyitott vita: a zsűri még nem döntött.", "Open dispute: the jury has not decided yet.")
M(ruling_key,
	"ítéletnél nincs ilyen adat: „{0}”; a lehetséges adatok: docs/formats.md, renonsz help rule",
	"a ruling has no “{0}”; see docs/formats.md or renonsz help rule")
M(ruling_too_long,
	"„{0}” túl hosszú: {1} betű; legfeljebb {2} betű fér el belőle, rövidítse",
	"“{0}” is too long: {1} letters; there is room for {2} of them, shorten it")
M(ruling_value,
	"„{0}” értéke nem jó; ilyen lehet: {1}",
	"“{0}” has a wrong value; it can be: {1}")

/* ---- what is wrong with an answer, and what Enter gives ---- */
M(talk_number, "Ezt nem értem. 1 és {0} közötti számot írjon, vagy a választ szóval.\n",
	"Not understood. Write a number from 1 to {0}, or the answer in words.\n")
M(talk_one_of, "Ezt nem értem. Ezek közül az egyik kell: {0}.\n", "Not understood. One of these is wanted: {0}.\n")
M(talk_or, " vagy ", " or ")
M(talk_yes_no, "Ezt nem értem. Igen vagy nem? (i/n)\n", "Not understood. Yes or no? (y/n)\n")
M(talk_seat, "Ezt nem értem. Egy hely vagy egy név kell ezek közül:\n", "Not understood. A seat or a name of these:\n")
M(talk_yes_no_signs, " (i/n)", " (y/n)")
M(talk_skip, "kihagyom", "skip")
M(word_yes, "igen", "yes")
M(word_no, "nem", "no")
M(word_nobody, "senki", "nobody")
M(talk_no_default, "Erre választ kell adni.\n", "This needs an answer.\n")
M(talk_judge_again, "Neveket írjon, vagy - jelet, ha senkit sem kell megnevezni.\n",
	"Write names, or - if nobody is to be named.\n")
M(talk_judge_last, "\n  a legutóbbi ítéletet hozta: {0}", "\n  the last ruling was made by: {0}")
M(talk_words_long,
	"Ez túl hosszú: legfeljebb {0} betű fér el (az ékezetes kettőnek számít); írja rövidebben.\n",
	"That is too long: there is room for {0} letters (one with an accent counts as two); put it shorter.\n")
M(talk_reason_again,
	"Ide az indok kell, szavakkal; a vita a „Ki döntött” kérdésnél hagyható nyitva (ny).\n",
	"The reasons are wanted here, in words; the dispute can be left open at “Who decided” (o).\n")
M(case_jury, "zsűri", "jury")
M(case_unlisted, "fel nem sorolt eset", "not listed")
