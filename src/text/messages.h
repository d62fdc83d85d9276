/* The texts of text/ but for JSON Lines: names, why a deal is refused, faults. */
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
	"the trump does not fit the bid: a piros bid has piros, a colourless one none, the others makk, zöld or "
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
	"in a colourless contract each defender has his own kontra; give the defenders' seats ({0})")
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
	"a colourless contract has no silent ulti and no silent four aces; remove it or correct the bid "
	"({0})")
M(silent_ulti_announced,
	"a felvevő bemondta az ultit, csendes ultija ezért nem lehet; törölje, vagy adja a védőknek ({0})",
	"the declarer announced the ulti, so he has no silent one; remove it or give it to the defenders "
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

/* ---- faults of any line; {0} the word that is wrong ---- */
M(did_you_mean, " – talán erre gondolt: {0}?", " – did you mean {0}?")
M(quote_open,
	"az idézőjel nincs lezárva; a szöveget tegye két \" közé, a benne lévő idézőjelet írja duplán",
	"the quote is never closed; put the text between two \", and write a quote inside it twice")
M(line_surplus,
	"itt már véget kell érnie a sornak; törölje, ami fölösleges, vagy kezdje megjegyzésként ;-vel",
	"the line has to end here; remove what is too much, or start a comment with ;")
M(points_bad,
	"„{0}” nem pontszám; az = jel után helyenként egy egész szám áll, például = -2 -2 4",
	"“{0}” is not a number of points; after = comes a whole number for each seat, such as = -2 -2 4")
M(points_missing,
	"az = jel után {1} pontszám áll, de helyenként egy kell: három, négyes asztalnál négy",
	"{1} figures after =, but there must be one for each seat: three, or four at a table of four")
M(points_surplus,
	"„{0}” már az ötödik pontszám; helyenként egy kell, legfeljebb négy",
	"“{0}” is a fifth figure; there is one for each seat, four at most")

/* ---- faults of a deal line ---- */
M(number_bad,
	"„{0}” nem jó sorszám; a leosztásokat 1-től {1}-ig számozzuk",
	"“{0}” is not a deal number; deals are numbered from 1 to {1}")
M(number_missing,
	"a sor a leosztás sorszámával kezdődik, például 3 A U z ++",
	"the line begins with the number of the deal, such as 3 A U z ++")
M(declarer_bad,
	"„{0}” nem hely; itt a felvevő helye áll: A, B, C vagy D",
	"“{0}” is not a seat; expected: the declarer's seat, A, B, C or D")
M(declarer_missing,
	"hiányzik a felvevő helye: A, B, C vagy D",
	"the declarer's seat is missing: A, B, C or D")
M(bid_bad,
	"„{0}” nem licit; a licittábla kódja, rövid kódja vagy sorszáma kell (renonsz bids)",
	"“{0}” is not a bid; give a code, short code or number of the licittábla (renonsz bids)")
M(bid_missing,
	"hiányzik a licit, például U, p40+U vagy B",
	"the bid is missing, such as U, p40+U or B")
M(result_bad,
	"„{0}” nem eredmény; részenként egy + vagy - kell ebben a sorrendben: {1}; vagy bedob, felad; az adu ez "
	"előtt áll (m, z, t, piros licitben p)",
	"“{0}” is not a result; give a + or - for each part in this order: {1}; or bedob, felad; the trump "
	"stands in front of it (m, z, t, in a piros bid p)")
M(result_absent,
	"hiányzik az eredmény: részenként egy + vagy - ebben a sorrendben: {1}; vagy bedob, felad",
	"the result is missing: a + or - for each part in this order: {1}; or bedob, felad")
M(result_count,
	"„{0}” helyett {2} eredményjel kell ({1}), ebben a sorrendben: {3}",
	"“{0}”: {1} needs {2} result marks, in this order: {3}")
M(modifier_bad,
	"„{0}” nem jelölés; itt állhat: k… kontra, r… rekontra, cs100[v], csU[v]+, csU[v]-, cs4A[v], o=osztó, "
	"= pontok",
	"“{0}” is no mark; here can stand: k… kontra, r… rekontra, cs100[v], csU[v]+, csU[v]-, cs4A[v], "
	"o=dealer, = points")
M(said_twice,
	"„{0}” másodszor szerepel a sorban; hagyja meg az egyiket",
	"“{0}” is said a second time in this line; keep one of them")
M(level_twice,
	"„{0}” kontrával és rekontrával is szerepel; ha rekontra volt, csak az r maradjon",
	"“{0}” has both kontra and rekontra; if there was a rekontra, keep only the r")
M(kontra_part_bad,
	"„{0}” nem része a licitnek; kontrázni ezt lehet: {1}",
	"“{0}” is no part of the bid; what can be kontra'd is {1}")
M(kontra_needs_seats,
	"színtelen játékban a kontra védőnként külön szól; írja ki a védők helyét, például k:B, k:BC, r:C",
	"in a colourless contract each defender has his own kontra; write the defenders' seats, as in k:B, "
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
M(dealer_bad,
	"az o= után az osztó helye áll: A, B, C vagy D",
	"after o= comes the dealer's seat: A, B, C or D")
M(reason_bad,
	"az indok idézőjelek közé kerül: {1} \"indok\"",
	"the reason stands between quotes: {1} \"reason\"")
M(reason_long,
	"az indok legfeljebb {1} bájt lehet, vezérlőkarakter nélkül; rövidítse",
	"a reason has at most {1} bytes and no control characters; shorten it")

/* ---- faults of a journal ---- */
M(line_long,
	"a sor hosszabb {1} bájtnál; bontsa rövidebbekre",
	"the line is longer than {1} bytes; split it")
M(line_not_utf8,
	"itt nem UTF-8 szöveg áll; mentse a fájlt UTF-8 kódolással",
	"this is not UTF-8 text; save the file as UTF-8")
M(line_unseen,
	"itt olyan karakter áll ({0}), amely nem látszik, vagy megfordítja a sort; törölje ki",
	"here stands a character ({0}) that is not seen, or turns the line around; delete it")
M(line_control,
	"itt láthatatlan vezérlőkarakter áll; törölje",
	"there is an invisible control character here; remove it")
M(statement_bad,
	"„{0}” nem utasítás; a sor így kezdődhet: verseny, nevezo, fordulo, asztal, A=\"Név\", itelet, fegyelmi, egy leosztás sorszáma "
	"vagy =",
	"“{0}” is no statement; a line begins with verseny, nevezo, fordulo, asztal, A=\"Name\", itelet, fegyelmi, "
	"the number of a deal "
	"or =")
M(statement_number,
	"{1} után egy szám áll 1-től {2}-ig",
	"after {1} comes a number from 1 to {2}")
M(round_surplus,
	"„{0}” helyett itt legfeljebb ez állhat: mag=\"…\" leosztas=12",
	"instead of “{0}” only this can stand here: mag=\"…\" leosztas=12")
M(table_surplus,
	"„{0}” helyett itt legfeljebb ez állhat: alairva, ellenorizte=\"NÉV\"",
	"instead of “{0}” only this can stand here: alairva, ellenorizte=\"NAME\"")
M(event_name,
	"a verseny neve idézőjelek között áll: verseny \"Név\" datum=2026-11-21",
	"the event's name stands between quotes: verseny \"Name\" datum=2026-11-21")
M(pair_bad,
	"itt kulcs=érték párok állnak, például hely=\"Szolnok\"",
	"here come pairs of key=value, such as hely=\"Szolnok\"")
M(value_missing,
	"{0}= után érték kell; ha szóköz is van benne, tegye idézőjelek közé",
	"after {0}= comes a value; put it between quotes if it has blanks")
M(value_quote,
	"idézőjel csak az érték elején és végén állhat; a benne lévőt írja duplán",
	"a quote stands only around a value; write one inside it twice")
M(value_long,
	"„{0}” hosszabb {1} bájtnál; rövidítse",
	"“{0}” is longer than {1} bytes; shorten it")
M(pair_twice,
	"ez a kulcs már szerepelt a sorban: {0}; hagyja meg az egyiket",
	"the key {0} is there already in this line; keep one of them")
M(pairs_many,
	"legfeljebb {1} kulcs lehet egy sorban; törölje, ami fölösleges",
	"there can be at most {1} keys in a line; remove what is too much")
M(seat_bad,
	"„{0}” nem hely; a helyek: A, B, C és négyes asztalnál D, például A=\"Kiss Péter\"",
	"“{0}” is not a seat; seats are A, B, C and, at a table of four, D, such as A=\"Kiss Péter\"")
M(known_bad,
	"a lap összege így áll: osszeg = 69 -62 -7 leosztas=9",
	"the totals of a sheet are written so: osszeg = 69 -62 -7 leosztas=9")
M(seat_missing,
	"hiányzik egy hely: {1}; egy asztalnál A, B és C mindig ül, D csak négyes asztalnál",
	"seat {1} is missing; at a table A, B and C are always taken, D only at a table of four")
M(seat_empty,
	"{0}= után a játékos neve kell, idézőjelek között",
	"after {0}= comes the player's name, between quotes")
M(player_twice,
	"„{0}” már ül ennél az asztalnál; javítsa az egyik nevet",
	"“{0}” sits at this table already; correct one of the names")
M(case_bad,
	"ide egy eset száma kell: 1.1–1.6, 2.1–2.7, 3.1–3.12, 10.3g, jury",
	"here the number of a case is needed: 1.1–1.6, 2.1–2.7, 3.1–3.12, 10.3g, jury")

/* ---- a deal on a sheet that players sign ---- */
M(say_thrown_in, "bedobta", "thrown in")
M(say_conceded, "feladta", "conceded")
M(say_kontra, "kontra:", "kontra:")
M(say_rekontra, "rekontra:", "rekontra:")
M(say_silent_ulti_lost, "elbukott csendes ulti", "silent ulti lost")
M(say_defenders, " (védők)", " (defenders)")
