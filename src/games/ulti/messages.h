/* The texts of ulti that no sub-room has: the game, its editions and settings, why, slips. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- the game, its editions and settings ---- */
M(game_ulti, "ulti", "ulti")
M(edition_mausz, "MAUSZ, 2017", "MAUSZ, 2017")
M(edition_online, "ulti, online házi szabályok", "ulti, online house rules")
M(setting_extra,
	"az ultibukás pótdíja: always = mindig, played = csak lejátszva (R-12, R-19)",
	"extra for a lost announced ulti: always, or played = only if lost in play (R-12, R-19)")
M(setting_own_tricks,
	"saját elvitt ütések: open = mindvégig megnézhetők, closed = nem (9.§ (3))",
	"tricks one has won: open = may be looked at throughout, closed = not (9.§ (3))")
M(announced_own_tricks,
	"A verseny előtt bejelentve: a saját elvitt ütések nem nézhetők meg, csak az utolsó, a következő hívásig "
	"(9.§ (3)).",
	"Announced before the event: players may not look at the tricks they have won, but for the last one until "
	"the next lead (9.§ (3)).")

/* ---- the sheet's columns ---- */
M(column_declarer, "Felvevő", "Declarer")
M(column_contract, "Licit", "Bid")
M(column_result, "Eredmény", "Result")
M(column_modifiers, "Kontrák, csendesek", "Kontras, silent")

/* ---- why a deal is refused; {0} the paragraph or reading ---- */
M(record_bad,
	"a feljegyzés nem ilyen ultileosztásé ({0}); írja be újra a leosztást",
	"the record is not of such a deal of ulti ({0}); enter the deal again")
M(nobody_there, "itt nincs {0} hely; javítsa a felvevőt", "there is no seat {0} here; correct the declarer")
M(dealer_declares,
	"a négyfős asztalnál {0} osztott, nem játszhatott (9.§ (11)); javítsa a felvevőt, vagy adja meg az osztót: o=",
	"at a table of four {0} dealt and sat out (9.§ (11)); correct the declarer, or name the dealer with o=")

/* ---- slips on paper ---- */
M(slip_kontra_1, "{0} kontra nélkül számolva", "{0} counted without kontra")
M(slip_kontra_2, "{0} kontrával számolva", "{0} counted with kontra")
M(slip_kontra_4, "{0} rekontrával számolva", "{0} counted with rekontra")
M(slip_kontra_8, "{0} szubkontrával számolva", "{0} counted with szubkontra")
M(slip_kontra_16, "{0} mordkontrával számolva", "{0} counted with mordkontra")
M(slip_kontra_32, "{0} Fedák Sárival számolva", "{0} counted with Fedák Sári")
M(slip_kontra_seat, "{0} ({1} ellen)", "{0} (against {1})")
M(slip_result, "{0} fordítva (megvan – elbukott)", "{0} the other way round (made – lost)")
M(slip_not_doubled, "a piros nincs duplázva", "piros not doubled")
M(slip_doubled, "pirosként duplázva", "doubled as if it were piros")
M(slip_extra, "kimaradt az ultibukás pótdíja", "the lost-ulti extra forgotten")
M(slip_thrown_in, "a bedobás kontra nélkül számolva", "thrown in, counted without kontra")
M(slip_silent_left, "kihagyták: {0}", "left out: {0}")
M(slip_silent_said, "ezt is hozzászámolták: {0}", "counted in: {0}")
M(slip_one_defender, "{0} kimaradt az elszámolásból", "settled without {0}")

/* ---- why a deal counts so ---- */
M(head_player, "Játékos", "Player")
M(why_against, "{0} ellen", "against {0}")
M(why_bid, "Licit: {0} (értéke {1}, rangja {2})", "Bid: {0} (value {1}, rank {2})")
M(why_caught, "elfogták", "caught")
M(why_conceded,
	"Feladva a védők beleegyezésével: minden rész bukott (6.§ (9), R-18).",
	"Conceded with both defenders' consent: every part is lost (6.§ (9), R-18).")
M(why_declarer, "Felvevő: {0}    Védők: {1}, {2}", "Declarer: {0}    Defenders: {1}, {2}")
M(why_from_each, "Egy-egy védőtől a felvevőnek: {0}", "From each defender to the declarer: {0}")
M(why_from_one, "{0} védőtől a felvevőnek: {1}", "From defender {0} to the declarer: {1}")
M(why_head_cites, "Szabály", "Rule")
M(why_head_gain, "Egy védőtől", "From a defender")
M(why_head_item, "Rész", "Part")
M(why_head_level, "Szorzó", "Multiplier")
M(why_head_points, "Pont", "Points")
M(why_head_readings, "Értelmezés", "Reading")
M(why_head_result, "Eredmény", "Result")
M(why_head_seat, "Hely", "Seat")
M(why_head_value, "Érték", "Value")
M(why_lost, "elbukott", "lost")
M(why_made, "megvan", "made")
M(why_no_extra,
	"Az ultibukás pótdíja ezen a versenyen csak lejátszott leosztásban jár (R-19).",
	"In this event the lost-ulti extra is due only after play (R-19).")
M(why_of_defenders, "védők", "defenders")
M(why_points, "Elszámolás:", "Settlement:")
M(why_thrown_in,
	"Bedobva az első kihívás előtt: minden rész bukott, kontrázva (6.§ (9), R-18).",
	"Thrown in before the first lead: every part is lost at kontra (6.§ (9), R-18).")
M(why_title, "Miért ennyi az elszámolás", "Why a deal counts as it does")
M(why_trump, "Adu: {0}", "Trump: {0}")
M(why_zero, "összesen 0", "sum 0")

/* ---- the table of bids ---- */
M(bids_note,
	"Az egymás alatti, azonos rangú licitek egyenrangúak: egyik sem mondható a másik fölé. A pont védőnként értendő, a "
	"be nem mondott parti értékével együtt.",
	"Bids of one rank stand together: none of them overcalls another. Points are for each defender, with the value of a "
	"parti that was not announced.")
M(why_given_up,
	"Feladva: minden rész bukott, az addig mondott szinteken (Feladás, H-19).",
	"Given up: every part is lost, at the levels said so far (Feladás, H-19).")
M(blank_legend_online,
	"Eredmény: + teljesült, − bukott, a licit részeinek sorrendjében. Kontra: k, rekontra: r, szubkontra: sz, mordkontra: m, "
	"Fedák Sári: f, mellé a rész neve vagy a kontrázó helye. Csendes: cs.",
	"Result: + made, − lost, in the order of the bid's parts. Kontra: k, rekontra: r, szubkontra: sz, mordkontra: m, Fedák "
	"Sári: f, with the part or the seat that said it. Silent: cs.")
