/* The texts of the notation: names, why a deal is refused, faults of a line. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- names ---- */
M(item_parti, "parti", "parti")
M(item_40_100, "40-100", "40-100")
M(item_20_100, "20-100", "20-100")
M(item_4_asz, "4 ász", "four aces")
M(item_ulti, "ulti", "ulti")
M(item_durchmars, "durchmars", "durchmars")
M(item_betli, "betli", "betli")
M(item_silent_100, "csendes 100", "silent 100")
M(item_silent_ulti, "csendes ulti", "silent ulti")
M(item_silent_4_asz, "csendes 4 ász", "silent four aces")
M(item_lost_ulti_extra, "ultibukás pótdíja", "lost-ulti extra")
M(suit_makk, "makk", "makk")
M(suit_zold, "zöld", "zöld")
M(suit_tok, "tök", "tök")
M(suit_piros, "piros", "piros")
M(trump_none, "színtelen", "no trump")

/* ---- why a deal is refused; {0} the paragraph or reading ---- */
M(refusal_none,
	"a leosztás rendben van",
	"the deal is in order")
M(no_such_bid,
	"nincs ilyen licit; adja meg a licittábla kódját, rövid kódját vagy sorszámát ({0})",
	"no such bid; give a code, short code or number of the licittábla ({0})")
M(not_three_players,
	"egy leosztást pontosan hárman játszanak; adja meg a három játékos helyét ({0})",
	"exactly three play a deal; give the seats of those three ({0})")
M(declarer_not_playing,
	"a felvevő nincs a három játékos között; javítsa a felvevőt vagy a játékosokat ({0})",
	"the declarer is not one of the three who play; correct the declarer or the players ({0})")
M(trump_not_of_bid,
	"az adu nem illik a licithez: piros licitben csak piros, színtelenben semmilyen, a többiben makk, zöld "
	"vagy tök lehet; javítsa az adut vagy a licitet ({0})",
	"the trump does not fit the bid: a piros bid has piros, a no-trump one none, the others makk, zöld or "
	"tök; correct the trump or the bid ({0})")
M(silent_4_asz_none,
	"ebben a szabályban nincs csendes 4 ász; törölje ({0})",
	"these rules have no silent four aces; remove them ({0})")
M(no_throwing_in,
	"ebben a szabályban nincs bedobás, csak feladás; „felad” vagy „conceded” kell ({0})",
	"these rules have no throwing in, only giving up; write “felad” or “conceded” ({0})")
M(result_missing,
	"a licit minden részéhez kell eredmény; adja meg mindegyikről, hogy megvan vagy bukott ({0})",
	"every part of the bid needs a result; say of each whether it was made or lost ({0})")
M(result_surplus,
	"olyan résznek is van eredménye, amely nincs a licitben; törölje, vagy javítsa a licitet ({0})",
	"a part that was not bid has a result; remove it or correct the bid ({0})")
M(result_unplayed,
	"bedobott vagy feladott játékban a részeknek nincs külön eredményük; törölje őket ({0})",
	"a deal that was thrown in or conceded has no results of parts; remove them ({0})")
M(silent_unplayed,
	"bedobott vagy feladott játékban nincs csendes teljesítés; törölje ({0})",
	"nothing silent counts in a deal that was thrown in or conceded; remove it ({0})")
M(level_unknown,
	"a kontra szintje csak 1, 2 (kontra) vagy 4 (rekontra) lehet; javítsa ({0})",
	"a level is 1, 2 (kontra) or 4 (rekontra) and nothing else; correct it ({0})")
M(level_surplus,
	"olyan rész is kontrázva van, amely nincs a licitben; törölje, vagy javítsa a licitet ({0})",
	"there is a kontra on a part that was not bid; remove it or correct the bid ({0})")
M(level_not_per_seat,
	"színtelen játékban a kontra védőnként külön szól; adja meg, melyik védő mondta ({0})",
	"in a no-trump contract kontra counts for each defender alone; give the defenders' seats ({0})")
M(level_per_seat,
	"adus játékban a kontra mindkét védőre érvényes; részenként adja meg, ne védőnként ({0})",
	"in a trump contract a kontra holds for both defenders; give it by part, not by seat ({0})")
M(level_of_declarer,
	"kontra és rekontra csak a két védő helyénél állhat; javítsa a helyet ({0})",
	"kontra and rekontra stand at the seats of the two defenders only; correct the seat ({0})")
M(100_without_parti,
	"csendes 100 csak ott van, ahol a parti is a licit része; törölje, vagy javítsa a licitet ({0})",
	"there is a silent 100 only where parti is a part; remove it or correct the bid ({0})")
M(100_of_loser,
	"akié a csendes 100, azé a parti is; javítsa a parti eredményét vagy a csendes 100 oldalát ({0})",
	"the side with the silent 100 has the parti too; correct the parti's result or that side ({0})")
M(silent_without_trump,
	"színtelen játékban nincs csendes ulti és csendes 4 ász; törölje, vagy javítsa a licitet ({0})",
	"a no-trump contract has no silent ulti and no silent four aces; remove it or correct the bid "
	"({0})")
M(silent_ulti_announced,
	"a felvevő bemondta az ultit, csendes ultija ezért nem lehet; törölje, vagy adja a védőknek ({0})",
	"the declarer announced the ulti, so it cannot be silent; remove it or give it to the defenders "
	"({0})")
M(silent_ulti_twice,
	"a bemondott ulti megvan, mellette nem lehet csendes ulti; törölje, vagy javítsa az eredményt ({0})",
	"the announced ulti was made, so there is no silent one beside it; remove it or correct the result "
	"({0})")
M(silent_ulti_no_trick,
	"megvan a durchmars, ezért a védőknek nem lehet csendes ultijuk, és a felvevőét sem foghatták el; "
	"javítsa az egyiket ({0})",
	"the durchmars was made, so the defenders made no silent ulti and caught none; correct one of the two "
	"({0})")
M(silent_4_asz_bid,
	"csendes 4 ász nincs, ha a licitben 4 ász vagy durchmars van; törölje, vagy javítsa a licitet ({0})",
	"there is no silent four aces when the bid has four aces or durchmars; remove it or correct the bid "
	"({0})")
M(silent_4_asz_100,
	"megvan a bemondott 100, ezért a védőké nem lehetett mind a négy ász; javítsa az egyiket ({0})",
	"the announced 100 was made, so the defenders cannot have had all four aces; correct one of the two "
	"({0})")
M(silent_half_said,
	"a csendes ultinál az oldal és az eredmény is kell; adja meg mindkettőt ({0})",
	"a silent ulti needs its side and its result; give both ({0})")

/* ---- faults of a deal line ---- */
M(declarer_bad,
	"„{0}” nem hely; itt a felvevő helye áll: A, B vagy C (négyes asztalnál D is)",
	"“{0}” is not a seat; expected: the declarer's seat, A, B or C (D too at a table of four)")
M(declarer_missing,
	"hiányzik a felvevő helye: A, B vagy C (négyes asztalnál D is)",
	"the declarer's seat is missing: A, B or C (D too at a table of four)")
M(bid_bad,
	"„{0}” nem licit; a licittábla kódja, rövid kódja vagy sorszáma kell (renonsz bids{1})",
	"“{0}” is not a bid; give a code, short code or number of the licittábla (renonsz bids{1})")
M(blank_missing,
	"„{0}” előtt szóköz kell",
	"a blank is needed before “{0}”")
M(bid_missing,
	"hiányzik a licit, például U, p40+U vagy B",
	"the bid is missing, such as U, p40+U or B")
M(result_bad,
	"„{0}” nem eredmény; részenként egy + vagy - kell ebben a sorrendben: {1}; vagy {2}; az adu ez "
	"előtt áll (m, z, t, piros licitben p)",
	"“{0}” is not a result; give a + or - for each part in this order: {1}; or {2}; the trump comes before it (m, z, "
	"t, in a piros bid p)")
M(result_absent,
	"hiányzik az eredmény: részenként egy + vagy - ebben a sorrendben: {1}; vagy {2}",
	"the result is missing: a + or - for each part in this order: {1}; or {2}")
M(result_count,
	"„{0}” helyett {2} eredményjel kell ({1}), ebben a sorrendben: {3}",
	"“{0}”: {1} needs {2} result marks, in this order: {3}")
M(ending_behind,
	"„{0}” az eredmény helyén áll, a + és - nélkül",
	"“{0}” stands in place of the result, without + and -")
M(modifier_bad,
	"„{0}” nem jelölés; itt állhat: {1}, cs100[v], csU[v]+, csU[v]-{2}, o=osztó, = pontok",
	"“{0}” is no mark; here can stand: {1}, cs100[v], csU[v]+, csU[v]-{2}, o=dealer, = points")
M(kontra_part_bad,
	"„{0}”: ennek a licitnek nincs ilyen nevű része; kontrázni ezt lehet: {1} ({2})",
	"“{0}”: this bid has no part of that name; what can be kontra'd is {1} ({2})")
M(kontra_needs_seats,
	"színtelen játékban a kontra védőnként külön szól; írja ki a védők helyét, például k:B, k:BC, r:C",
	"in a no-trump contract kontra counts for each defender alone; write the defenders' seats, as in k:B, "
	"k:BC, r:C")
M(kontra_needs_parts,
	"adus játékban a kontra mindkét védőre érvényes; a részt írja ki, ne a helyet ({1})",
	"in a trump contract a kontra holds for both defenders; write the part, not the seat ({1})")
M(kontra_seat_bad,
	"„{0}” nem védő helye; a : után a kontrázó védők helye áll, például k:B vagy k:BC",
	"“{0}” is not a defender's seat; after : come the seats of the defenders, as in k:B or k:BC")
M(kontra_three_seats,
	"három védő nem lehet; legfeljebb kettőnél állhat kontra vagy rekontra",
	"there are only two defenders; kontra or rekontra can stand at two seats at most")
M(silent_ulti_open,
	"„{0}” után az is kell, hogy megvan-e: csU+ vagy csU- (elfogták), a védőké csUv+ vagy csUv-",
	"“{0}” must say whether it was made: csU+ or csU- (caught), csUv+ or csUv- for the defenders")

/* ---- a deal on a sheet that players sign ---- */
M(say_thrown_in, "bedobta", "thrown in")
M(say_conceded, "feladta", "conceded")
M(say_silent_ulti_lost, "elbukott csendes ulti", "silent ulti lost")
M(say_defenders, " (védők)", " (defenders)")

/* ---- the table of bids ---- */
M(bids_title, "Licittábla", "Licittábla")
M(bids_unknown,
	"nincs ilyen licit: „{0}”; a teljes lista: renonsz bids{1}",
	"no such bid: “{0}”; renonsz bids{1} lists them all")
M(bids_head_no, "Ssz.", "No.")
M(head_bid_rank, "Rang", "Rank")
M(head_short, "Rövid", "Short")
M(head_code, "Kód", "Code")
M(head_bid, "Licit", "Bid")
M(head_trump, "Adu", "Trump")
M(head_parts, "Részek", "Parts")
M(head_total, "Pont", "Points")
