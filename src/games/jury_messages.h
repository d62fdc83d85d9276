/* The texts of rulings where only the jury decides. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

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
