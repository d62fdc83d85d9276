/* The texts of desk/. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- seasons ----------------------------------------------------------------------------------- */
M(season_bad_count,
	"„{0}” nem érthető; így adható meg, hány eredmény számít: --count best=3, vagy --count all",
	"“{0}” is not understood; say how many results count like this: --count best=3, or --count all")
M(season_bad_scale,
	"{0}: a(z) {1}. hely pontja hiányzik vagy hibás; soronként egy egész szám álljon, az első helyé legelöl, egyik se több az előtte "
	"lévőnél (legfeljebb {2} hely, {3} pontig)",
	"{0}: the points of place {1} are missing or wrong; a whole number a line, that of the first place first, none more than the one "
	"before it (at most {2} places, up to {3} points)")
M(season_bad_weight,
	"a súly százalék, 1 és {1} közötti egész szám: „{0}” nem az (--weight 50: fele annyit ér)",
	"the weight is per cent, a whole number from 1 to {1}: “{0}” is not (--weight 50: worth half as much)")
M(word_results, "az eredmények száma", "the number of results")
M(word_weight, "a súly", "the weight")

/* ---- faults of a journal ----------------------------------------------------------------------- */
M(line_long,
	"a sor hosszabb {1} bájtnál; bontsa rövidebbekre",
	"the line is longer than {1} bytes; split it")
M(line_not_utf8,
	"itt nem UTF-8 szöveg áll; mentse a fájlt UTF-8 kódolással",
	"this is not UTF-8 text; save the file as UTF-8")
M(line_unseen,
	"itt olyan karakter áll ({0}), amely nem látszik, vagy megfordítja a sort; törölje ki",
	"here is a character ({0}) that is invisible, or reverses the line; delete it")
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
	"write the totals of a sheet like this: osszeg = 69 -62 -7 leosztas=9")
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
	"ide egy eset száma kell; az esetek listája: renonsz cases --rules SZABÁLY",
	"here the number of a case is needed; renonsz cases --rules ID lists them")

/* ---- changes ----------------------------------------------------------------------------------- */
M(desk_trial,
	"Próba volt (--dry-run): a könyvbe nem került semmi.",
	"This was a dry run: nothing was written to the book.")
M(sheet_mark_fell,
	"{0}. forduló, {1}. asztal: a lap megváltozott, ezért már nem számít ellenőrzöttnek; ha újra átnézték: "
	"renonsz sheet check {0} {1}",
	"Round {0}, table {1}: the sheet has changed and no longer counts as checked; once it is read over: "
	"renonsz sheet check {0} {1}")
M(sheet_marks_fell,
	"{0} lap megváltozott, ezért már nem számít ellenőrzöttnek; hogy melyek: renonsz missing",
	"Sheets that have changed and no longer count as checked: {0}; renonsz missing lists them")
M(desk_bad_number,
	"{0}: egész szám kell 1-től fölfelé, nem „{1}”",
	"{0}: a whole number from 1 is needed, not “{1}”")
M(word_start_no, "a rajtszám", "the start number")
M(table_stands_in,
	"Beugró ({0}): {1} (elöl a rajtszáma). Nem sorsolt, és nevezési díjat nem fizet; ha maga is játszik: renonsz entry add NÉV",
	"Substitute ({0}), with start number: {1}. Neither drawn nor charged the entry fee; to play as well: renonsz entry add NAME")
M(table_takes_place,
	"Beugró ({0}): {1} (elöl a rajtszáma). A következő sorsolásban a visszalépett helyére kerül, addig nevezési díjat nem fizet; "
	"ha nem játszik tovább: renonsz discipline add visszalepes NÉV --reason …",
	"Substitute ({0}), with start number: {1}. The next draw puts them in place of the player who withdrew; they owe no entry "
	"fee until then. If they do not play on: renonsz discipline add withdrawal NAME --reason …")
M(table_sits_since,
	"{0} már az első leosztástól ül itt; semmi sem változott",
	"{0} sits here from the first deal already; nothing was changed")
M(table_took_over,
	"{0} már a(z) {1}. leosztástól ül itt; semmi sem változott; ha csak a(z) {2}. leosztástól, előbb: "
	"renonsz table seat {3}; aztán ez a parancs még egyszer",
	"{0} sits here from deal {1} already; nothing was changed; if only from deal {2}, first: "
	"renonsz table seat {3}; then this command again")
M(table_sat_until, "a(z) {0}. leosztásig itt ült", "sat here until deal {0}")
M(table_offender, "vétkes: {0} (eddig {1})", "offender: {0} (until now {1})")
M(table_claimant, "bejelentő: {0} (eddig {1})", "claimant: {0} (until now {1})")
M(table_ruled,
	"Figyelem: {2}. leosztás, {3}. ítélet: a székekkel együtt ez is másokról szól – {4}. Ha azokról kell szólnia, akikről "
	"szólt: renonsz rule -r {0} -t {1} -d {2} --revise {3}{5}",
	"Note: ruling {3} on deal {2} goes with the seats, so it now concerns other people – {4}. To keep it on the same "
	"people: renonsz rule -r {0} -t {1} -d {2} --revise {3}{5}")
M(table_joins,
	"{0} eddig beugró volt; aki az első leosztástól ül, maga is játszik: sorsolják, és nevezési díjat fizet.",
	"{0} was a substitute; seated from the first deal, a substitute becomes a player: is drawn, and pays the entry fee.")
M(table_entered, "Ezzel benevezve ({0}), rajtszámmal: {1}.", "Entered by this ({0}), with start numbers: {1}.")
M(table_met, "{0} és {1} már játszott egymással: {2} forduló.", "{0} and {1} have met before: round {2}")
M(ordinal, "{0}.", "{0}")
M(table_order,
	"Figyelem: ez a(z) {0}. forduló, de a korábbiak közül ennek még nincs asztala: {1}. forduló.",
	"Note: this is round {0}, but round {1} has no table yet.")
M(table_late,
	"{0} most ül le először; a korábbi fordulókban nem játszott.",
	"{0} sits down for the first time and has not played in the earlier rounds.")
M(table_twice,
	"{0} kétszer szerepel ennél az asztalnál; ültessen mást az egyik helyre",
	"{0} sits twice at this table; seat somebody else")
M(table_few,
	"egyszerre minden helyet meg kell adni, az A helytől sorban: {0}; itt {1} játékos szerepel",
	"all seats are given at once, from A on in order: {0}; here are {1} players")
M(table_empty_seat,
	"„{0}”: ezen a helyen nem ül senki; legalább {1} játékost adjon meg, az A helytől sorban",
	"nobody sits at {0}; give at least {1} players, from seat A on in order")
M(table_too_many,
	"{0} játékos sok egy asztalhoz; ennél a játéknál legfeljebb {1} ülhet le",
	"{0} players are too many for a table; this game has {1} at most")
M(table_elsewhere,
	"Figyelem: {0} ebben a fordulóban másutt is ül ({1}. asztal); ha tévedés: renonsz table seat",
	"Note: {0} also sits at table {1} in this round; if that is a slip: renonsz table seat")

M(kind_late, "a bejelentés elkésett", "the claim came too late")
M(kind_waits, "amit a zsűri megállapít", "what the jury sets")
M(nobody_pays, "senki sem fizet", "nobody pays")

/* ---- discipline -------------------------------------------------------------------------------- */
M(discipline_kind,
	"„{0}”: nincs ilyen fokozat; a lehetségesek: figyelmeztetes, sarga, piros, kizaras, visszalepes, feloldas",
	"“{0}” is no measure; there are warning, yellow, red, exclusion, withdrawal, lifted")
M(discipline_no_entry,
	"{0} nem nevezett erre a versenyre; nézze meg: renonsz entry list; nézővel szemben nincs ilyen intézkedés, az ő vétsége "
	"ítélet: by=kibic",
	"{0} has not entered this event; see renonsz entry list; there are no measures against a spectator, whose offence is a "
	"ruling: by=spectator")
M(discipline_none,
	"{0} ellen {1} fegyelmi intézkedés van feljegyezve; nézze meg: renonsz discipline list",
	"disciplinary measures recorded against {0}: {1}; see renonsz discipline list")
M(discipline_sits,
	"{0} a(z) {1}. forduló {2}. asztalánál ül ({3}), ahol még nincs leosztás; ültessen oda mást: "
	"renonsz table seat {1} {2} {3}=NÉV",
	"{0} sits at table {2} of round {1} ({3}), which has no deal yet; seat somebody else there: "
	"renonsz table seat {1} {2} {3}=NAME")
M(discipline_takes_place,
	"A következő sorsolásban {0} kerül {1} helyére; ha nem játszik: renonsz discipline add visszalepes \"{0}\" "
	"--reason …",
	"The next draw puts {0} in place of {1}; if they do not play: renonsz discipline add withdrawal \"{0}\" "
	"--reason …")
M(discipline_out,
	"{0} nem ültethető le, mert {1} ({2}); ha mégis leül, adja meg: --force --reason INDOK",
	"{0} cannot be seated: {0} {1} ({2}); to do it nevertheless, give --force --reason REASON")
M(discipline_key,
	"fegyelminél nincs ilyen adat: „{0}”; lehet: fokozat, fordulo, indok, dontott",
	"a measure has no “{0}”; it has fokozat, fordulo, indok, dontott")
M(measure_warning, "figyelmeztetés", "warning")
M(measure_yellow, "sárga lap", "yellow card")
M(measure_red, "piros lap", "red card")
M(measure_exclusion, "kizárás", "exclusion")
M(measure_withdrawal, "visszalépés", "withdrawal")
M(measure_seated, "leült, bár kint volt", "seated although out")
M(measure_lifted, "visszaengedve", "let in again")
M(said_warning, "figyelmeztetést kapott", "was warned")
M(said_yellow, "sárga lapot kapott", "got a yellow card")
M(said_red, "piros lapot kapott", "got a red card")
M(said_exclusion, "ki van zárva", "is excluded")
M(said_withdrawal, "visszalépett", "has withdrawn")
M(said_seated, "leült, bár nem játszhatott volna", "was seated although out")
M(said_lifted, "újra játszhat", "may play again")

/* ---- settings ---------------------------------------------------------------------------------- */
M(edition_unknown,
	"ismeretlen szabálykiadás: „{0}”; ez a program ezt ismeri: {1}",
	"unknown edition of the rules: “{0}”; this program knows {1}")
M(setting_places_2,
	"helyezési pontok kétfős asztalnál, az elsőtől az utolsóig",
	"placement points at a table of two, first to last")
M(setting_places_5,
	"helyezési pontok ötfős asztalnál, az elsőtől az utolsóig",
	"placement points at a table of five, first to last")
M(setting_places_6,
	"helyezési pontok hatfős asztalnál, az elsőtől az utolsóig",
	"placement points at a table of six, first to last")
M(setting_places_7,
	"helyezési pontok hétfős asztalnál, az elsőtől az utolsóig",
	"placement points at a table of seven, first to last")
M(setting_places_8,
	"helyezési pontok nyolcfős asztalnál, az elsőtől az utolsóig",
	"placement points at a table of eight, first to last")
M(setting_places_3,
	"helyezési pontok háromfős asztalnál, az elsőtől az utolsóig",
	"placement points at a table of three, first to last")
M(setting_places_4,
	"helyezési pontok négyfős asztalnál, az elsőtől az utolsóig",
	"placement points at a table of four, first to last")
M(setting_ranking,
	"rangsor: place = helyezési pont, majd elért pont; score = csak elért pont",
	"ranking: place = placement points, then score; score = score alone")
M(setting_unseated,
	"akinek egy fordulóban nincs asztala: missing = hiányzik, bye = pihen",
	"players without a table in a round: missing = they are missing, bye = they rest")
M(setting_substitute,
	"a beugró: own = amit játszik, az övé, absent = a hiányzóé, akinek a helyén játszik",
	"a substitute's deals count for: own = the substitute, absent = the player replaced")
M(setting_top_table,
	"sorsolás az állás szerint: first = az éllovasok asztala az 1., drawn = az asztalszámok változnak",
	"drawing by standing: first = the leaders sit at table 1, drawn = the table numbers change")
M(setting_form,
	"a verseny formája: sportulti = minden asztal ugyanazokat a lapokat játssza, és az állás vonalanként veti össze az "
	"eredményeket",
	"the form of the event: sportulti = all tables play the same deals and are compared line by line")
M(carry_itself,
	"{0}: egy verseny pontjai nem vihetők át önmagába; nevezzen meg másikat, vagy ha ez a verseny kapja azt a nevet és "
	"napot, előbb: renonsz event set carry=none",
	"{0}: an event cannot carry its points over into itself; name another. To give this event that name and day first: "
	"renonsz event set carry=none")
M(carry_follows,
	"{0}: továbbra is attól a versenytől hozza a pontjait, új nevén és napján: {1} ({2})",
	"{0}: still carries its points over from that event, under its new name and day: {1} ({2})")
M(event_edition_seats,
	"{0}: „{1}” szerint egy asztalnál {2} játékos ül, ezeknél az asztaloknál (forduló/asztal) pedig nem ennyien: {3}. "
	"Előbb vonja vissza őket (renonsz table remove FORDULÓ ASZTAL), a szabályok átállítása után pedig sorsoljon újra",
	"{0}: by “{1}” {2} players sit at a table, and at these (round/table) sit more or fewer: {3}. Take them back first "
	"(renonsz table remove ROUND TABLE), and draw again once the edition is set")
M(team_long,
	"{0}: ez a csapat így nem rögzíthető; adjon rövidebb nevet „:” és „/” nélkül (legfeljebb {1} csapat lehet)",
	"{0}: this team cannot be recorded so; give a shorter name without “:” and “/” (there can be at most {1} teams)")
M(bets_follow,
	"{0}: a fogadások is az új névre szólnak ({2} helyett {3}): {1}",
	"{0}: the bets now have the new name too ({3} instead of {2}): {1}")
M(bets_stay,
	"{0}: itt a fogadás a régi néven maradt ({2}), mert a lap alá van írva, vagy {3} ott maga is fogad vagy játszik: {1} "
	"(javítani: renonsz sheet open, azután renonsz deal edit)",
	"{0}: here the bet keeps the old name ({2}), because the sheet is signed, or {3} bets or plays there too: {1} "
	"(to correct it: renonsz sheet open, then renonsz deal edit)")
M(bets_gained,
	"{0}: mostantól {3} fogadásának számít, ami itt „{2}” néven áll: {1}. Ha másé, írja ki ott a fogadó teljes nevét "
	"(renonsz deal edit)",
	"{0}: here the bets by “{2}” count for {3} from now on: {1}. If they are somebody else's, write the bettor's whole "
	"name on those deals (renonsz deal edit)")
M(number_left,
	"Figyelem: ez a rajtszám ({0}) itt még szerepel, pedig már senkié: {1}. Javítsa: renonsz event set KULCS=…",
	"Note: start number {0}, which is nobody's now, still stands in {1}. Correct it: renonsz event set KEY=…")
M(number_moved,
	"Ez a játékos itt is a rajtszámával szerepel, ott is átíródott ({0}): {1}.",
	"These settings name this player by start number, and now say {0}: {1}.")
M(number_taken,
	"Figyelem: ez a rajtszám ({0}) itt már szerepelt, és most az új viselőjét jelenti: {1}. Ha nem így kell: renonsz event set KULCS=…",
	"Note: start number {0} stood in {1} already and means this player now. If it should not: renonsz event set KEY=…")
M(setting_team, "csapat: neve, és a tagok rajtszáma (elöl azé, aki az A helyen ül)",
	"a team: its name, and its members' start numbers (A first)")
M(import_team_key, "„{0}” nem a csapat adata; amit megadhat: A=, B=, C= … és klub=", "“{0}” is no detail of a team; there are A=, B=, C= … and klub=")
M(import_team_few, "{0}: a csapatban hézag van; adja meg sorban: A=, B=, C= …", "{0}: the team has a gap; give A=, B=, C= … in turn")
M(import_absent, "a sorsoláskor hiányzók rajtszámait vesszővel kell felsorolni: hianyzott=3,7; ha senki sem hiányzott: hianyzott=0; itt „{0}” áll",
	"list the start numbers of who was absent from the draw with commas: hianyzott=3,7; nobody: hianyzott=0; here it says “{0}”")
M(setting_ties,
	"holtversenyben sorban ezek döntenek: wins = asztalnyerés, best = legjobb forduló, met = egymás ellen, lot = sorsolás",
	"how ties are broken, in this order: wins = tables won, best = best round, met = against each other, lot = drawn by lot")
M(setting_lot, "a sorsolás eredménye: rajtszámok, elöl a jobb", "the lot as drawn: start numbers, best first")
M(setting_seed,
	"a sorsolás előre meghirdetett magja",
	"the seed of the draws, announced beforehand")
M(setting_carry,
	"hozott pont: százalék, a másik verseny napja és neve",
	"points carried over: per cent, the day and name of the other event")
M(setting_entry_fee, "nevezési díj, forint", "entry fee, forint")
M(setting_prizes, "díjak helyezés szerint, forint", "prizes by place, forint")
M(setting_prizes_club, "díjak a klubok sorrendje szerint, forint", "prizes by the order of clubs, forint")
M(setting_category, "kategória: neve és a benne indulók rajtszáma", "a category: its name and its players' start numbers")
M(setting_prizes_category, "a kategória díjai a benne elért hely szerint, forint", "the category's prizes by place within it, forint")
M(setting_unknown,
	"nincs ilyen beállítás: „{0}”; a beállítások listája: renonsz event show --all",
	"no such setting: “{0}”; renonsz event show --all lists them")
M(setting_never,
	"„{0}={1}”: ilyen beállítást a program sosem ír",
	"the program never writes such a setting: “{0}={1}”")
M(setting_bad_value,
	"„{0}”: ennek a beállításnak az értéke nem lehet „{1}”; ilyet adjon meg: {2}",
	"the setting “{0}” cannot be “{1}”; give {2}")
M(setting_bad_words,
	"„{0}”: ennek a beállításnak az értéke nem lehet „{1}”; ilyet adjon meg: „{2}”; a törléséhez: {0}=none",
	"the setting “{0}” cannot be “{1}”; give one like “{2}”; to remove it: {0}=none")
M(import_no_number,
	"{0}: nincs {1}. rajtszámú nevezett; így maradt, és akkor számít, ha lesz (renonsz entry list; javítani: renonsz event set)",
	"{0}: nobody is entered with start number {1}; it stays so, and counts once somebody is (renonsz entry list; to correct it: renonsz event set)")
M(setting_no_entry,
	"{0}: {1}. rajtszámmal nincs nevezett a versenyen; a rajtszámok: renonsz entry list",
	"{0}: nobody in the event has start number {1}; the start numbers: renonsz entry list")
M(setting_blank,
	"{0}: a név elején és végén ne álljon szóköz: „{1}”",
	"{0}: no blank may stand before a name or after it: “{1}”")
M(setting_team_name,
	"{0}: ilyen nevű csapat már van: {1} ({2}); legyen más neve, vagy előbb: renonsz event set {2}=none",
	"{0}: there is a team called {1} already ({2}); choose another name, or first: renonsz event set {2}=none")
M(setting_in_team,
	"{0}: a(z) {1}. rajtszám már egy másik csapaté: {2} ({3}); a kettőt együtt állítsa be, vagy adjon meg más számot",
	"{0}: start number {1} is in another team: {2} ({3}); set both together, or give another number")
M(setting_carry_most,
	"{0}: legfeljebb 100 százalék vihető tovább, nem {1}; adjon meg kevesebbet",
	"{0}: 100 per cent can be carried over at most, not {1}; give less")
M(setting_no_category,
	"{0}: nincs meg a kategóriája; adja meg, kik indulnak benne, például: renonsz event set \"{1}=U20: 3,7,12\"",
	"{0}: its category is not there; say who is in it, for example: renonsz event set \"{1}=U20: 3,7,12\"")

/* ---- draws ------------------------------------------------------------------------------------- */
M(cards_no_contract,
	"hiányzik, mit játszottak; írja a lapok elé a leosztás sorát, például: A U z kU",
	"what was played is missing; write the deal's line in front of the cards, such as A U z kU")
M(cards_other_contract,
	"„{0}”: ezt így nem lehet bemondani a verseny szabályai szerint ({1}); a licittábla: renonsz bids --rules {1}",
	"“{0}” cannot be said so by the rules of this event ({1}); the licittábla: renonsz bids --rules {1}")
M(draw_no_seed,
	"a géptől most nem kapható véletlen szám; adjon meg egy magot: --seed \"5 12 33 41 87\"",
	"no random number can be had from this machine; give a seed: --seed \"5 12 33 41 87\"")
M(draw_too_many,
	"a sorsolás legfeljebb {0} nevezettel boldogul",
	"a draw can have {0} players at most")
M(draw_too_few,
	"{0} játékosból nem lehet fordulót sorsolni; nevezze be a többieket: renonsz entry add NÉV",
	"{0} players are too few for a round; enter the others: renonsz entry add NAME")
M(draw_left_over,
	"{0} játékost nem lehet {1} fős asztalokhoz ültetni; ha az pihen, aki kimarad: renonsz event set unseated=bye",
	"{0} players do not come out even at tables of {1}; to let the remaining players rest: renonsz event set unseated=bye")
M(draw_too_many_rounds,
	"{0} forduló nincs ismétlődő párosítás nélkül, legfeljebb {1} lehet; adjon meg kevesebbet (--rounds), "
	"vagy sorsoljon másképp (--by standing, --by random)",
	"there are not {0} rounds without a pair meeting twice, but {1} at most; give fewer (--rounds), or draw in "
	"another way (--by standing, --by random)")
M(draw_no_round_left,
	"{0}. forduló: nem található olyan ültetés, amelyben senki sem ül újra össze; sorsoljon másképp: --by standing, "
	"--by random",
	"round {0}: no seating was found in which nobody meets again; draw in another way: --by standing, --by random")
M(draw_no_standing,
	"még nincs állás, amely szerint sorsolni lehetne; az első forduló sorsolása: --by random vagy --by all-play-all, "
	"hozott pontokkal (renonsz event carry) --by standing is",
	"there is no standing yet to draw by; the first round is drawn with --by random or --by all-play-all, with points "
	"carried over (renonsz event carry) with --by standing too")
M(draw_not_seated,
	"{0}. forduló: még nincs asztala; sorsolja ki: renonsz draw {0}",
	"round {0} has no tables yet; draw it: renonsz draw {0}")
M(draw_seated,
	"{0}. forduló: már vannak asztalai; ha újra sorsolná, vonja vissza a lépéseket a sorsolásáig (renonsz undo, a legutóbbival kezdve), "
	"ha csak cserélne: renonsz draw swap 3 7 (rajtszámok)",
	"round {0} has tables already; to draw it again, take back the steps as far as its draw (renonsz undo, beginning with the last), "
	"to exchange two players: renonsz draw swap 3 7 (start numbers)")
M(draw_none_seated,
	"egyikük sem ül asztalnál ebben a fordulóban; akit leültetne: renonsz table seat",
	"neither of them sits at a table of this round; to seat somebody: renonsz table seat")
M(draw_swap_one,
	"két különböző játékos cserélhet helyet; mindkét megadott rajtszám {0}",
	"two different players can change places; both start numbers are {0}")
M(draw_announced_already,
	"már meg van hirdetve egy mag: „{0}”; ha mégis mást hirdet, előbb vonja vissza (renonsz undo), a naplóban ez is megmarad",
	"a seed is announced already: “{0}”; to announce another, take it back first (renonsz undo); the log keeps that too")
M(event_seed,
	"a magot nem a renonsz event set írja fel; előre meghirdetni: renonsz draw announce MAG; egy fordulót más maggal sorsolni: "
	"renonsz draw FORDULÓ --seed MAG",
	"event set does not write the seed; to announce one: renonsz draw announce SEED; to draw a round with another: "
	"renonsz draw ROUND --seed SEED")
M(draw_long_seed,
	"a mag túl hosszú: legfeljebb {0} bájt lehet",
	"the seed is too long: {0} bytes at most")
M(draw_has_deals,
	"{0}. forduló, {1}. asztal: már {2} leosztása fel van írva; cserélni csak előtte lehet, játék közben: renonsz table "
	"seat {0} {1} A=NÉV --from LEOSZTÁS",
	"round {0}, table {1}: {2} deals are recorded; players change places before the first one, and later with renonsz "
	"table seat {0} {1} A=NAME --from DEAL")
M(draw_has_totals,
	"{0}. forduló, {1}. asztal: az összegei már fel vannak írva, ezért játékosai nem cserélhetők; téves ültetés javítása: "
	"renonsz table seat {0} {1} A=NÉV",
	"round {0}, table {1}: its totals are recorded, so its players stay; to correct wrong seats: renonsz table seat {0} {1} "
	"A=NAME")
M(draw_not_entered,
	"„{0}” nincs beírva ebbe a versenybe; a mezőny: renonsz entry list",
	"“{0}” is not entered in this event; the field: renonsz entry list")
M(draw_clubs,
	"a klubok értéke apart (külön) vagy off (mindegy) lehet, nem „{0}”",
	"clubs are apart or off, not “{0}”")
M(draw_method,
	"„{0}” szerint nem lehet sorsolni; a módok: random, standing, all-play-all",
	"there is no draw by “{0}”; there are random, standing, all-play-all")
M(draw_key,
	"sorsolásnak nincs „{0}” kulcsa; a kulcsai: mod, mag, klubok, fordulok, felso, hianyzott",
	"a draw has no “{0}”; it has mod, mag, klubok, fordulok, felso, hianyzott")
M(draw_top,
	"a „felso” kulcs értéke csak first lehet (az éllovasok asztala az 1.), nem „{0}”",
	"the key “felso” can only be first (the leaders sit at table 1), not “{0}”")
M(draw_rounds,
	"a fordulók száma 1 és {0} közötti egész szám",
	"the number of rounds is a whole number from 1 to {0}")

/* ---- disputes ---------------------------------------------------------------------------------- */
M(claim_dismissed, "a bejelentés elutasítva", "claim dismissed")
M(claimant_cleared, "a bejelentő nem vétett", "no fault of the claimant's")
M(rule_no_previous,
	"a(z) {0}. leosztásnak nincs {1}. ítélete; ennél az asztalnál ítélet van ezekről: {2} (renonsz ruling list)",
	"deal {0} has no ruling {1}; deals of this table that have one: {2} (renonsz ruling list)")
M(rule_none_here,
	"a(z) {0}. leosztásnak nincs ítélete, és ennél az asztalnál egyiknek sincs (renonsz ruling list)",
	"deal {0} has no ruling, nor has any deal of this table (renonsz ruling list)")
M(rule_no_revision,
	"{0}. leosztás, {1}. ítélet: nincs {2}. változata; nézze meg: renonsz ruling show",
	"ruling {1} of deal {0} has no revision {2}; see renonsz ruling show")
M(ruling_alike,
	"{0}. leosztás: ugyanezt mondja már a(z) {1}. ítélet; azt módosítsa (--revise {1}), vagy írjon más indokot",
	"deal {0}: ruling {1} says the same already; revise that one (--revise {1}), or give another reason")
M(ruling_changed,
	"{0}. leosztás: az ítélet közben megváltozott ({1}); a felülvizsgálat alapja „{2}”, a könyvben most „{3}”; "
	"nézze meg újra, és ha még kell, ismételje meg",
	"deal {0}: the ruling was changed meanwhile ({1}): you went by “{2}”, and now it stands as “{3}”; "
	"look at it again and repeat the change if it is still due")
M(note_possible, "lehetséges: ", "possible: ")
M(note_agreed, ", ahogy a felek megegyeztek", ", as the parties agreed")
M(rule_fell,
	"{0}. forduló, {1}. asztal, {2}. leosztás: a nyitott vita, {3} – elutasítva, mert a leosztást már egy másik ítélet dönti el",
	"round {0}, table {1}, deal {2}: the open dispute, {3} – is dismissed, because another ruling decides the deal now")
M(rule_open_claim,
	"{2}. leosztás: erről a bejelentésről már van nyitott vita; azt döntse el: renonsz rule -r {0} -t {1} -d {2} --revise {3} "
	"state=decided, illetve state=dismissed",
	"deal {2}: there is already an open dispute about this claim; decide that: renonsz rule -r {0} -t {1} -d {2} --revise {3} "
	"state=decided, or state=dismissed")
M(rule_claim_ended,
	"{0}. forduló, {1}. asztal, {2}. leosztás: ami most jött, eldöntötte a nyitott vitát: {3}",
	"round {0}, table {1}, deal {2}: what came now decides the open dispute: {3}")
M(ruling_moved_on,
	"{0}. leosztás: az ítélet óta más is történt vele, ezért a következménye már nem változtatható; nézze meg: "
	"renonsz deal show",
	"deal {0} has changed since that ruling, so what follows from it cannot change any more; see renonsz deal show")
M(ruling_dealt_anew,
	"{0}. leosztás: az ítélet óta újra kiosztották és felírták. Ha az ítélet téves volt, előbb utasítsa el (--revise {1} "
	"state=dismissed): akkor az eredeti leosztás áll vissza; azután dönthet róla másképp",
	"deal {0} has been dealt anew and recorded since that ruling. If the ruling was wrong, dismiss it first (--revise {1} "
	"state=dismissed): then the original deal stands again; after that it can be decided otherwise")
M(ruling_stands,
	"{0}. leosztás: már van róla ítélet. Ha azt vizsgálja felül: --revise {1} (renonsz ruling show); más bejelentés erről a "
	"leosztásról csak elutasítva írható fel, --revise nélkül: state=dismissed",
	"deal {0} is ruled already. To revise that ruling: --revise {1} (renonsz ruling show); another claim about this deal can "
	"only be recorded as dismissed, without --revise: state=dismissed")
M(ruling_seats,
	"„{0}”: annyi hely kell, ahányan az asztalnál ülnek",
	"“{0}”: as many seats are needed as sit at the table")
M(ruling_dealer_declares,
	"{0}. leosztás: {1} vette fel, tehát a négyfős asztalnál nem ő osztott (9.§ (11)); nézze meg a dealer= "
	"helyét, vagy javítsa előbb a felvevőt: renonsz deal edit",
	"deal {0} was declared by {1}, who so cannot have dealt it at a table of four (9.§ (11)); look at dealer=, or "
	"correct the declarer first with renonsz deal edit")

/* ---- players ----------------------------------------------------------------------------------- */
M(import_row, "{0}:{1}: {2}", "{0}:{1}: {2}")
M(import_bad_csv,
	"{0}: {1}. sor: itt a fájl nem szabályos CSV; mentse újra a táblázatkezelőből",
	"{0}: the file is not a proper CSV around row {1}; save it anew from the spreadsheet")
M(import_by_club,
	"{0}: több ilyen nevű van a fájlban ({1} sor); a klubjuk különbözteti meg őket: {2}.",
	"{0}: the file has several of that name (line {1}); their clubs tell them apart: {2}.")
M(import_cp1250,
	"{0}: a betűk nem UTF-8, hanem a magyar Excel kódolása szerint (Windows-1250) értelmezve.",
	"{0}: the letters are not UTF-8; they were read as Windows-1250, as a Hungarian Excel writes them.")
M(import_empty,
	"{0}: a fájl üres; az első sorban az oszlopok neve álljon, alatta az adatok",
	"{0}: the file is empty; its first row must name the columns, the data stand below")
M(clock_key, "az ora sorban kezdes=IDŐPONT és perc=SZÁM állhat, „{0}” nem", "the line ora takes kezdes=TIME and perc=NUMBER, not “{0}”")
M(clock_length, "a forduló hossza 1 és {0} perc között lehet", "a round can have 1 to {0} minutes")
M(clock_minutes,
	"hány perces a forduló? Adja meg: --minutes 60",
	"how many minutes does the round last? Give --minutes 60")
M(clock_no_round, "nincs {0}. forduló; a fordulók: renonsz round list", "there is no round {0}; the rounds: renonsz round list")
M(clock_runs,
	"a(z) {0}. forduló órája már elindult: {1}, {2} perc; ha újra kell indítani: --force",
	"the clock of round {0} was started already: {1}, {2} minutes; to start it again: --force")
M(clock_time,
	"kezdes: „{0}” nem időpont; így adja meg (UTC): 2026-11-21T18:00:00Z",
	"kezdes: “{0}” is no time; give it like this (UTC): 2026-11-21T18:00:00Z")
M(clock_whole, "az ora sorban kezdes= és perc= is kell", "the line ora needs both kezdes= and perc=")
M(columns_ask, "Melyik oszlop ez: {0}? ({1}) ", "Which column is the {0}? ({1}) ")
M(columns_headings,
	"{0}: fejlécnek a(z) {1}. sort vettem: {2}. Ha a fájlban nincs fejléc, írjon fölé egyet.",
	"{0}: line {1} was taken for the headings: {2}. If the file has none, put a line of them on top.")
M(columns_kind,
	"--columns: „{0}” nem oszlopfajta; így adja meg: --columns \"nev=B pont=F\"",
	"--columns: “{0}” is no kind of column; give it like --columns \"name=B points=F\"")
M(columns_missing,
	"{0}: nem derül ki, melyik oszlop ez: {1}; adja meg például így: --columns \"{2}=B\" (az oszlopok: {3}); ha nincs ilyen oszlop, "
	"rendezze át a táblázatot: soronként egy játékos",
	"{0}: it is not clear which column is the {1}; give it, for example --columns \"{2}=B\" (the columns: {3}); if there is "
	"none, turn the table: a row a player")
M(past_columns_missing,
	"{0}: nem derül ki, melyik oszlop ez: {1}; adja meg például így: --columns \"{2}=B\" (az oszlopok: {3}); ha nincs ilyen oszlop, "
	"rendezze át a táblázatot: soronként egy játékos egy fordulója (név, forduló, asztal, pont) vagy egy asztal (forduló, asztal, "
	"1. játékos, 1. pont, 2. játékos, 2. pont, 3. játékos, 3. pont); ha minden forduló külön munkalapon van, legyen a munkalapok neve "
	"„1. forduló”, „2. forduló” …",
	"{0}: it is not clear which column is the {1}; give it, for example --columns \"{2}=B\" (the columns: {3}); if there is "
	"none, turn the table: a row a round of a player (name, round, table, points) or a table (round, table, player 1, points 1, "
	"player 2, points 2, player 3, points 3); where each round has a worksheet of its own, call those “round 1”, “round 2” …")
M(columns_place,
	"--columns: {0}: nincs „{1}” oszlop; betűvel (B), számmal (2) vagy a fejlécével adja meg",
	"--columns: {0}: there is no column “{1}”; give its letter (B), its number (2) or its heading")
M(columns_twice,
	"--columns: egy oszlop nem lehet egyszerre {0} és {1}; mindegyikhez a sajátját adja meg",
	"--columns: one column cannot be {0} and {1}; give each its own")
M(columns_own,
	"{0}: „{1}” ({2}) mellett fejléc nélküli oszlopok állnak, tele szöveggel, mint egyesített fejléc alatt; minden oszlopnak saját fejléc "
	"kell (1. játékos, 2. játékos, 3. játékos, 1. pont, 2. pont, 3. pont)",
	"{0}: beside “{1}” ({2}) are columns without a heading, full of texts, as under joined headings; each column needs a heading of "
	"its own (player 1, player 2, player 3, points 1, points 2, points 3)")
M(columns_standings,
	"{0}: a pontok mellett az állás is ott van ({1}: „{2}”); törölje, vagy tegye külön munkalapra vagy fájlba",
	"{0}: the standings stand beside the points ({1}: “{2}”); delete them, or put them on a worksheet or in a file of their own")
M(columns_two_lists,
	"{0}: két „{3}” oszlop van benne ({1}, {2}), mint amikor két lista áll egymás mellett; tegye a másodikat az első alá, hogy mindenki "
	"bekerüljön, vagy ha nem nevek, adjon neki más fejlécet",
	"{0}: it has two columns “{3}” ({1}, {2}), as if two lists stood beside each other; put the second under the first, so that "
	"nobody is lost, or give it another heading if it has no names")
M(columns_remembered,
	"{0}: az oszlopokat úgy vettem, ahogy egy ilyen fájlnál már megadta.",
	"{0}: the columns are taken as you gave them for such a file before.")
M(column_name, "név", "name")
M(column_mark, "jel", "mark")
M(column_club, "klub", "club")
M(column_start, "rajtszám", "start_no")
M(column_event, "verseny", "event")
M(column_day, "dátum", "date")
M(column_round, "forduló", "round")
M(column_table, "asztal", "table")
M(column_seat, "hely az asztalnál", "seat")
M(column_points, "pont", "points")
M(column_deals, "leosztások száma", "deals")
M(column_place, "hely", "seat")
M(past_ask_days,
	"Hogyan értendők az ilyen dátumok: {0}? (1 = nap/hónap/év, 2 = hónap/nap/év) ",
	"How are dates like {0} meant? (1 = day/month/year, 2 = month/day/year) ")
M(past_by_order,
	"{0}: asztal oszlop nincs; egy asztalnak azok az egymás utáni sorok számítanak, amelyeknek 0 az összege.",
	"{0}: there is no column of tables; rows that follow each other and come to 0 are taken for one table.")
M(past_days,
	"{0}: nem derül ki, hogyan értendő ez a dátum: {1}; adja meg: --days dmy (nap/hónap/év) vagy --days mdy (hónap/nap/év)",
	"{0}: the date {1} can be meant in two ways; give --days dmy (day/month/year) or --days mdy (month/day/year)")
M(past_deals,
	"{0}: hány leosztásból áll egy lap? Adja meg: --deals 9, vagy legyen „leosztás” oszlop",
	"{0}: how many deals does a sheet have? Give --deals 9, or a column “deals”")
M(past_gap,
	"{0}: a(z) {1}. és a(z) {2}. forduló között nincs eredmény; ha volt forduló, az nem került be.",
	"{0}: there are no results between round {1} and round {2}; if there was a round, it is not taken in.")
M(past_twin,
	"{0}: ugyanezek az eredmények ezen a napon már a könyvben vannak: „{1}”; nem írtam be újra",
	"{0}: the same results of that day are in the book already: “{1}”; they were not stored again")
M(past_twin_ask,
	"{0}: ugyanezek az eredmények ezen a napon már a könyvben vannak: „{1}”. Ez másik verseny, és külön is számít? (i/n) ",
	"{0}: the same results of that day are in the book already: “{1}”. Is this another event that counts, too? (y/n) ")
M(past_twin_said,
	"Figyelem: {0}: ugyanezek az eredmények ezen a napon már a könyvben vannak: „{1}”. Ha ez ugyanaz a verseny, ne számítson kétszer: "
	"renonsz undo",
	"Note: {0}: the same results of that day are in the book already: “{1}”. If this is the same event, do not let it count twice: "
	"renonsz undo")
M(past_filled,
	"{0}: ahol üres a verseny, a dátum, a forduló vagy az asztal, az számít, ami fölötte áll (mint egyesített cellákban).",
	"{0}: where event, date, round or table is blank, what stands above it counts (as in joined cells).")
M(past_names_club,
	"{0}: több ilyen nevű van a fájlban, ennek a sornak pedig nincs klubja; írja be a klubját vagy a jelét (jel oszlop)",
	"{0}: the file has several of that name, and this row no club; give the club or the mark (column mark)")
M(past_names_new, "Új játékos: {0}", "New players: {0}")
M(past_no_day,
	"nincs dátuma; legyen „dátum” oszlop, vagy adja meg: --date 2024-03-05",
	"it has no date; give a column “date”, or --date 2024-03-05")
M(past_no_table,
	"{0}. forduló: innen nincs {1}–{2} egymás utáni sor, amelynek az összege 0; legyen „asztal” oszlop, vagy javítsa a pontokat",
	"round {0}: from here no {1} to {2} rows come to 0; give a column “table”, or correct the points")
M(past_some_tables,
	"{0}. forduló: a sorai többféleképpen is asztalokra oszthatók, nem tudni, ki kivel ült; legyen „asztal” oszlop az asztalok "
	"számával",
	"round {0}: its rows can be tables in more than one way, so nobody can tell who sat together; give a column “table” with their "
	"numbers")
M(past_two_tables,
	"{0}. forduló: {1} két asztalnál is szerepel (a(z) {2}. sorban is); javítsa a nevet vagy a fordulót, ha két ember, adjon nekik jelet "
	"(jel oszlop, vagy a név után zárójelben); ha átült, vegye át így: --take {3}",
	"round {0}: {1} is at two tables (in line {2} too); correct the name or the round, give marks if they are two people (column mark, "
	"or in brackets after the name); a player who changed tables is taken with --take {3}")
M(past_idle,
	"{0} minden asztalánál 0 pontot kapott, és eggyel több játékossá teszi az asztalt. Ha ellenőrző sor vagy oszlop, törölje; ha játékos, "
	"vegye át így: --take {1}",
	"{0} has 0 points at each table, and makes it one player larger. If it is a row or column of checks, delete it; if it is a player, "
	"take it with --take {1}")
M(past_seat_twice,
	"{0}. forduló, {1}. asztal: {2} helyen ketten ülnek (a(z) {3}. sorban is); javítsa a széket",
	"round {0}, table {1}: two sit in seat {2} (in line {3} too); correct the seat")
M(past_no_tables,
	"{0}, {1}. forduló: {2} játékosról nem derül ki, ki kivel ült. Legyen „asztal” oszlop az asztalok számával, vagy ha "
	"fordulónként egy oszlop van, mindegyikhez egy („1. asztal”, „2. asztal”); nélküle csak az a forduló érthető, "
	"amelyben egyetlen asztal volt",
	"{0}, round {1}: nobody can tell which of its {2} players sat together. Give a column “table” with the numbers of the tables, "
	"or if there is a column for each round, one for each of them (“table 1”, “table 2”); without it only a round of a "
	"single table is understood")
M(past_tableless,
	"{0}. forduló: {1} asztala üres ({2} cella), a többieké nem; írja be, vagy ha nem játszott, törölje a pontját is (a 0-t is)",
	"round {0}: {1} has no table (cell {2}), and others have; write it, or if the player was absent, delete the points too (0 as well)")
M(past_nothing,
	"{0}: egyetlen lap sem állt össze; soronként egy játékos egy fordulója kell: név, forduló, asztal, pont",
	"{0}: no sheet came of it; a row has to be a round of a player: name, round, table, points")
M(past_number,
	"{0}: „{1}” nem sorszám ({2} cella); 1-től felfelé egész szám kell, például 2",
	"{0}: “{1}” is no such number (cell {2}); it has to be a whole number from 1 on, like 2")
M(past_number_large,
	"{0}: „{1}” túl nagy ({2} cella); legfeljebb {3} lehet. Ha dátum, „dátum” oszlopba írja",
	"{0}: “{1}” is too large (cell {2}); {3} at most. If it is a date, write it in a column “date”")
M(past_number_none, "{0}: üres ({1} cella); írja be a számát", "{0}: empty (cell {1}); write its number")
M(past_year,
	"„{0}”: {1}. évi verseny nem lehet; javítsa az évszámot",
	"“{0}”: an event of the year {1} cannot be; correct the year")
M(past_points, "pont: „{0}” nem egész szám ({1} cella)", "points: “{0}” is no whole number (cell {1})")
M(past_points_column,
	"pont: „{0}” nem egész szám ({1} cella); ha akkor nem játszott, hagyja üresen",
	"points: “{0}” is no whole number (cell {1}); leave it blank if there was no play then")
M(past_name_none,
	"név: a(z) {0} cella üres; írja be a nevet, vagy ha a sor nem játékosé, törölje a sort",
	"name: cell {0} is empty; write the name, or delete the row if it is no player's")
M(past_points_likely,
	"pont: „{0}” nem egész szám ({1} cella); ha {2}, írja így",
	"points: “{0}” is no whole number (cell {1}); if it is {2}, write it so")
M(past_points_none,
	"pont: a(z) {0} cella üres; írja be a pontot, 0-t is, vagy ha a sor nem játékosé, törölje a sort",
	"points: cell {0} is empty; write the points, 0 too, or delete the row if it is no player's")
M(past_points_large, "pont: „{0}” túl nagy ({1} cella); legfeljebb {2} lehet", "points: “{0}” is too large (cell {1}); {2} at most")
M(past_torn,
	"{0}: {1}. forduló, {2}. asztal: az egész asztal kimaradt, mert a(z) {3}. sora hibás",
	"{0}: round {1}, table {2}: all of the table is left out, for its line {3} is wrong")
M(past_twice,
	"{0}. forduló, {1}. asztal: {2} kétszer szerepel (a(z) {3}. sorban is); javítsa az egyik nevet, vagy ha két ember, adjon nekik "
	"jelet (jel oszlop, vagy a név után zárójelben)",
	"round {0}, table {1}: {2} is there twice (in line {3} too); correct one name, or if they are two people, give them marks "
	"(column mark, or in brackets after the name)")
M(past_thousands,
	"pont: „{0}” ezres tagolás vagy tizedes tört is lehet ({2} cella); írja pont és vessző nélkül, egész számnak (ezres tagolásnál: {1})",
	"points: “{0}” may be thousands or a decimal (cell {2}); write a whole number without point or comma (thousands: {1})")
M(past_deals_differ,
	"{0}. forduló, {1}. asztal: a leosztások száma a(z) {2}. sorban {3}, itt más; egy asztal minden sorában ugyanannyi kell",
	"round {0}, table {1}: the number of deals is {3} in line {2}, and another here; all rows of a table need the same")
M(past_preview, "Ami a könyvbe kerül", "What goes into the book")
M(past_refused,
	"{0} sort nem értek; a könyvbe nem írtam semmit. Javítsa őket, vagy a --force kapcsolóval hagyja ki.",
	"{0} line(s) were not understood; nothing was stored. Correct them, or leave them out with --force.")
M(past_asked,
	"{0} sorról csak Ön dönthet; a könyvbe nem írtam semmit. Javítsa őket, vagy vegye át a --take kapcsolóval.",
	"{0} line(s) only you can decide; nothing was stored. Correct them, or take them with --take.")
M(past_seats,
	"{0}. forduló, {1}. asztal: {2} sora van; {3} játékos kell",
	"round {0}, table {1}: it has {2} row(s), and needs {3} players")
M(past_sum,
	"{0}. forduló, {1}. asztal: a pontok összege {2}, nem 0",
	"round {0}, table {1}: its points come to {2}, not to 0")
M(past_sum_carried,
	"{0}. forduló, {1}. asztal: a pontok összege {2}, nem 0; ezeket a sorokat vettem az asztal játékosainak: {3}; amelyik nem játékosé, "
	"azt törölje",
	"round {0}, table {1}: its points come to {2}, not to 0; these lines were taken for its players: {3}; delete what is no "
	"player's")
M(rows_above,
	"{0}: a fejléc fölött áll, ezért kimaradt: {1}. Ha ezek is eredmények, tegye őket a fejléc alá vagy külön fájlba.",
	"{0}: left out, for it stands above the headings: {1}. If these are results too, put them below the headings or in a "
	"file of their own.")
M(rows_alike, "{0}: és még {1} sor ugyanígy: {2}.", "{0}: and {1} more row(s) likewise: {2}.")
M(rows_formula,
	"{0}: képlet, kiszámolt érték nélkül ({1} cella): nyissa meg a fájlt Excelben vagy LibreOffice-ban "
	"(ott: Ctrl+Shift+F9), és mentse el",
	"{0}: a formula without its value (cell {1}): open the file in Excel or LibreOffice (there: Ctrl+Shift+F9), "
	"and save it")
M(rows_hidden_columns,
	"{0}: rejtett oszlop is van a munkalapon ({1}); azt is beolvasom. Ha nem kell, törölje",
	"{0}: the worksheet has hidden columns too ({1}); they are read. Delete what should not be")
M(rows_wide,
	"{0}: {1} oszlopnál szélesebb a táblázat; ennyi oszlopot a program nem olvas. Ossza több munkalapra vagy fájlra, "
	"mindegyikben ott legyen a nevek oszlopa (forduló oszlopainál a forduló száma maradjon, ami volt)",
	"{0}: the table is wider than {1} columns, which is more than is read. Split it into several worksheets or files, each with "
	"the column of names (columns of rounds keep their numbers)")
M(rows_final,
	"{0}: a(z) „{1}” oszlopban ({2}) pontok állnak, de forduló száma nincs; írja a fejlécébe, hányadik forduló: „{3}. forduló”. Ha nem "
	"forduló, törölje az oszlopot",
	"{0}: the column “{1}” ({2}) has points, but no number of a round; give it one in its heading: “round {3}”. If it is no round, "
	"delete the column")
M(rows_no_heading,
	"{0}: a(z) {1} cella üres, pedig az oszlopában pontok állnak; írja oda a fejlécét (forduló, nap vagy név; ha nem eredmény, például "
	"„Összesen”), vagy törölje az oszlopot",
	"{0}: cell {1} is empty, but its column has points; write its heading (a round, a day or a name; if it is no result, “Total”, for "
	"example), or delete the column")
M(rows_no_round,
	"{0}: „{1}” ({2}): az oszlopában pontok állnak, de a fejlécéről nem derül ki, hányadik forduló vagy melyik nap; írja úgy, mint a "
	"többit. Ha nem eredmény, legyen „Összesen”, „Helyezés” vagy hasonló, vagy törölje az oszlopot",
	"{0}: “{1}” ({2}): its column has points, but its heading does not say which round or day; write it like the others. If it is no "
	"result, call it “Total”, “Place” or the like, or delete the column")
M(rows_no_points,
	"{0}: „{1}” ({2}) játékosnak látszik, de az oszlopában nincs pont, csak más, például „{3}”; írjon oda egész számot, vagy ha akkor "
	"nem játszott, hagyja üresen. Ha nem játékos, legyen a fejléc „Megjegyzés”, vagy törölje az oszlopot",
	"{0}: “{1}” ({2}) looks like a player, but the column has no points, only something else, like “{3}”; write whole numbers, or "
	"leave it blank if there was no play then. If it is no player, call it “Note”, or delete the column")
M(rows_player_twice,
	"{0}: „{1}” két oszlop fejléce is ({2}, {3}); javítsa azt, amelyik másé, vagy ha két ember, adjon nekik jelet (a név után zárójelben)",
	"{0}: “{1}” is the heading of two columns ({2}, {3}); correct the one that is another's, or if they are two people, give them marks "
	"(in brackets after the name)")
M(rows_unused_names,
	"{0}: „{1}” ({2}): az oszlopában nevek állnak, de nem tudni, melyik pont az övék; legyen a fejléc „A név”, „A pont”, „B név”, „B pont” "
	"és így tovább. Ha nem játékosok, törölje az oszlopot",
	"{0}: “{1}” ({2}): its column has names, but it is not clear which points are theirs; let the headings be “A name”, “A points”, "
	"“B name”, “B points” and so on. If they are no players, delete the column")
M(rows_pointless, "{0}: kihagyva, mert nincs benne pont: {1}.", "{0}: left out, for it has no points: {1}.")
M(rows_maybe_sum,
	"{0}: „{1}” ({2}): nem derül ki, hogy ezek a forduló saját pontjai, vagy az addigiak összege. Ha a fordulóéi, legyen a fejléce "
	"„{3}. forduló”; ha az összeg, „{3}. forduló utáni állás” (azt a program nem veszi figyelembe)",
	"{0}: “{1}” ({2}): it is not clear whether these are the points of the round alone, or the sum so far. If of the round, call it "
	"“round {3}”; if the sum, “standing after round {3}” (which is not used)")
M(rows_doubted,
	"„{0}” nem névnek látszik, de pontja van; írja be a játékos nevét (megjegyzést ne mellé), vagy ha ez a név: --take {1}",
	"“{0}” does not look like a name, but has points; write the player's name (and no note beside it), or if that is the name: "
	"--take {1}")
M(rows_astray,
	"„{0}” nem a nevek oszlopában áll ({1}), és a sor így összesítésnek vagy megjegyzésnek látszik; ha eredmény, tegye a celláit a "
	"helyükre, ha nem, törölje a sort",
	"“{0}” does not stand in the column of names ({1}), and so the row looks like a total or a note; if it is a result, put its cells "
	"where they belong, else delete the row")
M(rows_lone,
	"„{0}” sorában csak ez az egy cella van kitöltve, a többiekében más is; ha nem játékos, törölje a sort, ha az: --take {1}",
	"“{0}” is the only cell of its row, and the others have more; delete the row if it is no player, or take it: --take {1}")
M(rows_no_club,
	"{1}. sor: „{0}” mellett nem áll klub; klub nélküli játékosnak veszem (ha nem játékos, törölje a sort)",
	"line {1}: “{0}” has no club beside it, and is taken for a player without one (delete the line if it is no player)")
M(rows_one_word,
	"„{0}” egyetlen szó a teljes nevek között, mint egy helység vagy klub neve; ha nem játékos, törölje a sort (a klubot külön "
	"oszlopba írja), ha az: --take {1}",
	"“{0}” is a single word between whole names, like a town or club; delete the row if it is no player (clubs go into a column "
	"of their own), or take it: --take {1}")
M(rows_under,
	"{0} a(z) {1}. sor alatt áll, azok között, akik nem jönnek vagy csak várnak; ha nem játszik, törölje a sort, ha igen: --take {2}",
	"{0} stands below line {1}, among those who do not come or only wait; delete the row, or if the player plays: --take {2}")
M(rows_absent,
	"„{0}” sorában az áll, hogy nem jön; ha nem játszik, törölje a sort, ha igen: --take {1}",
	"the row of “{0}” says that the player does not come; delete it, or if the player plays: --take {1}")
M(rows_comma,
	"„{0}”: a név után vessző vagy kötőjel és még valami áll; a klubot írja külön oszlopba, a második nevet külön sorba, vagy ha ez mind a név: "
	"--take {1}",
	"“{0}”: a comma or a dash and more follow the name; write a club in a column of its own, a second name in a row of its own, or if all of "
	"it is the name: --take {1}")
M(rows_two_names,
	"„{0}”: egy cellában két név; írja két sorba, vagy ha egy ember neve: --take {1}",
	"“{0}”: two names in one cell; write them in two rows, or if it is the name of one: --take {1}")
M(rows_stands_in,
	"„{0}”: a név mellett az áll, hogy beugró; írja oda annak a nevét, akié a pont, mást ne (hogy ki kinek a helyén ült, azt a lapon "
	"a table seat jegyzi fel), vagy ha ez mind a név és a jel: --take {1}",
	"“{0}”: beside the name stands that it is a substitute; write the name of whose points they are and no more (who sat for whom is "
	"noted on the sheet by table seat), or if all of it is name and mark: --take {1}")
M(rows_names_joined,
	"{0}: a név két oszlopban áll ({1}, {2}); a kettőt egybeírom.",
	"{0}: the name stands in two columns ({1}, {2}); they are put together.")
M(rows_other_headings,
	"{0}:{1}: itt újra fejléc áll, de nem ugyanaz, mint a(z) {2}. sorban ({3} cella), így nem tudni, melyik oszlop micsoda. "
	"Hozza az oszlopokat egy sorrendbe, vagy tegye a második táblázatot külön munkalapra vagy fájlba",
	"{0}:{1}: headings once more, but not those of line {2} (cell {3}), so nobody can tell which column is what. Put the columns "
	"in one order, or the second table on a worksheet or in a file of its own")
M(rows_error,
	"{0}: a cellában hibaérték áll („{1}”); javítsa a képletet, vagy írja be, aminek ott kell állnia",
	"{0}: the cell has an error (“{1}”); correct the formula, or write what should stand there")
M(rows_surplus,
	"a sor hosszabb a fejlécnél: „{0}” fölött nincs fejléc. Ha tizedesvessző bontotta szét, tegye a számot idézőjelbe (\"12,0\"), "
	"vagy mentse pontosvesszővel; ha megjegyzés, adjon fejlécet az oszlopának",
	"the row is longer than the headings: “{0}” has none above it. If a decimal comma split it, put the number in quotes "
	"(\"12,0\") or save with semicolons; if it is a note, give its column a heading")
M(rows_cut,
	"{0}: csonka vagy hibás .xlsx fájl, talán félbeszakadt a letöltése vagy a másolása; másolja át újra, vagy mentse el újra",
	"{0}: an incomplete or broken .xlsx file, perhaps a download or copy that broke off; copy it again, or save it anew")
M(rows_other_form,
	"{0}: .ods vagy régi .xls táblázat, vagy jelszó védi; ilyet a program nem olvas. Nyissa meg a táblázatkezelőben, és mentse "
	".xlsx (jelszó nélkül) vagy CSV formában",
	"{0}: a spreadsheet as .ods or old .xls, or with a password; such files are not read. Open it in the spreadsheet program, and save "
	"it as .xlsx (without a password) or CSV")
M(rows_heading, "{0}: kihagyva, mert a fejléc ismétlődik: {1}.", "{0}: left out, because the headings come once more: {1}.")
M(rows_line, "{0}. sor „{1}”", "line {0} “{1}”")
M(rows_more, " és még {0}", " and {0} more")
M(rows_no_sheet,
	"{0}: nincs „{1}” munkalapja; amelyek vannak: {2}; a nevével vagy a számával adja meg (--sheet 2)",
	"{0}: it has no worksheet “{1}”; there are {2}; give its name or number (--sheet 2)")
M(rows_hidden,
	"{0}: rejtett sor is van a munkalapon ({1}. sor); azt is beolvasom. Ha nem kell, törölje",
	"{0}: the worksheet has hidden rows too (line {1}); they are read. Delete what should not be")
M(rows_covered,
	"{0}: összevont cellák alatt más is áll, ami nem látszik ({1}), így nem tudni, melyik számít; bontsa szét az összevont cellákat, és "
	"törölje, ami nem kell",
	"{0}: under joined cells there is something else that is not shown ({1}), so it is not clear what counts; split the joined cells, and "
	"delete what should not be there")
M(rows_large,
	"{0}: a munkalap celláiban együtt több mint {1} bájt szöveg áll (ami több cellában áll, mindegyikben számít); ossza több fájlra",
	"{0}: the cells of the worksheet have more than {1} bytes of text (what stands in several counts in each); split the file")
M(rows_no_workbook,
	"{0}: nem munkafüzet (.xlsx), nincsenek munkalapjai; hagyja el a --sheet kapcsolót",
	"{0}: no workbook (.xlsx), it has no worksheets; leave --sheet out")
M(rows_note, "{0}: kihagyva, mert megjegyzés: {1}.", "{0}: left out as a note: {1}.")
M(rows_rounds,
	"{0}: forduló oszlop nincs; új forduló kezdődik, ahol az első asztal száma újra jön: {1} forduló. Ha nem így van, "
	"legyen „forduló” oszlop",
	"{0}: there is no column of rounds; one begins where the number of the first table comes again: rounds {1}. If it is "
	"otherwise, give a column “round”")
M(rows_by_player,
	"{0}: játékosonként egy oszlopa van; mindenkinek minden fordulóját külön veszem, ahol üres vagy „-”, ott nem játszott.",
	"{0}: it has a column for each player; each round of a player is taken by itself, and who has none or “-” did not play.")
M(rows_by_round,
	"{0}: fordulónként egy oszlopa van; mindenkinek minden fordulóját külön veszem, ahol üres vagy „-”, ott nem játszott.",
	"{0}: it has a column for each round; each round of a player is taken by itself, and who has none or “-” did not play.")
M(rows_in_turn,
	"{0}: az oszlopok fejlécében évszám nélküli napok állnak; sorban az 1–{2}. fordulónak veszem őket ({1} az 1.). Ha mindegyik külön "
	"verseny volt, írja hozzá az évszámot",
	"{0}: its columns have days without a year for headings; they are taken for rounds 1–{2} in their order ({1} is the first). If "
	"each was an event of its own, add the year")
M(rows_round_twice,
	"{0}: egy fordulónak két oszlopa van: „{1}” és „{2}” ({3}); a fordulóban szerzett pontot hagyja meg így, a másiknak adjon más "
	"fejlécet (például: helyezési pont)",
	"{0}: a round has two columns: “{1}” and “{2}” ({3}); leave the points of the round as they are, and give the other another "
	"heading (place points, for example)")
M(rows_day_titles,
	"{0}: a dátumot az eredmények fölé írt cím adja („{1}”).",
	"{0}: the title above the results tells the date (“{1}”).")
M(rows_table_titles,
	"{0}: az asztal számát az eredmények fölé írt cím adja („{1}. asztal”).",
	"{0}: the title above the results tells the number of the table (“table {1}”).")
M(rows_short_day,
	"{0}:{1}: „{2}” évszám nélküli dátum az eredmények fölött; írja ki az évét is („2025. március 8.”), vagy legyen „dátum” oszlop",
	"{0}:{1}: “{2}” is a date without its year above the results; write its year, too, or give a column “date”")
M(rows_head_upper,
	"{0}: „{1}” ({2}) nem forduló és nem nap, pedig alatta is „{3}” áll, mint a fordulók alatt; írja úgy, mint a többit, vagy törölje az "
	"oszlopait",
	"{0}: “{1}” ({2}) is no round and no day, but “{3}” stands below it, as below rounds; write it like the others, or delete its columns")
M(rows_head_lower,
	"{0}: „{1}” ({2}): nem derül ki, mi áll a forduló alatt; legyen „asztal”, „pont” vagy „hp”, mint a többinél",
	"{0}: “{1}” ({2}): it is not clear what stands below the round; let it be “table”, “points” or “hp”, as with the others")
M(rows_sums,
	"{0}: az „{1}” mást ad, mint a pontok, amelyek bekerülnének: {2} (zárójelben a pontok összege). Javítsa a pontokat vagy az összeget; ha mégis így jó: "
	"--force",
	"{0}: “{1}” is not what the points come to that would go in: {2} (in brackets what they come to). Correct the points or the sum; if it is right all the same: --force")
M(rows_sums_said,
	"{0}: az „{1}” mást ad, mint a beolvasott pontok: {2} (zárójelben a pontok összege).",
	"{0}: “{1}” is not what the points come to: {2} (in brackets what they come to).")
M(rows_titles,
	"{0}: a fordulót a játékosok fölé írt cím adja („{1}. forduló”).",
	"{0}: the title above the players tells the round (“round {1}”).")
M(rows_clubs,
	"{0}: a(z) {1}. sorban {2} játékosnak van oszlopa, klubnak viszont több is, de nem mindegyiknek, így nem tudni, melyik klub kié. "
	"Legyen minden játékos mellett egy „klub” oszlop, vagy egy se",
	"{0}: line {1} has columns for {2} players and for several clubs, but not for each of them, so it is not clear whose club is "
	"which. Give each player a column “club”, or none")
M(rows_unfolded,
	"{0}: soronként egy asztal van benne, egymás mellett a játékosai; minden játékosát külön veszem.",
	"{0}: a row of it is a table with its players beside each other; each of them is taken by itself.")
M(rows_sheet,
	"{0}: a(z) „{1}” munkalapot olvastam be; van még adat ezeken: {2}. Ha azok közül kell valamelyik: --sheet NÉV",
	"{0}: the worksheet “{1}” was read; there are cells on {2} too. If one of those is meant: --sheet NAME")
M(rows_sheets,
	"{0}: fordulónként egy munkalapot olvastam be: {1}. A forduló a munkalap nevében áll, és az van a sorok száma előtt is: a(z) {2}. "
	"sor a(z) {3}. forduló munkalapjának 3. sora. Ha csak az egyik munkalap kell: --sheet NÉV",
	"{0}: a worksheet a round was read: {1}. The round is in the worksheet’s name, and stands before the numbers of lines, too: "
	"line {2} is line 3 of the worksheet of round {3}. If only one of them is meant: --sheet NAME")
M(rows_hidden_sheet, " (rejtett)", " (hidden)")
M(rows_sheets_beside, "{0}: nem olvastam be: {1}.", "{0}: not read: {1}.")
M(rows_day_a_round,
	"{0}: forduló oszlop nincs, ezért minden nap egy verseny egyetlen fordulója; ha egy napon több volt, legyen „forduló” oszlop.",
	"{0}: there is no column of rounds, so each day is an event of one round; if a day had several, give a column “round”.")
M(rows_signature, "{0}: kihagyva, mert aláírás helye: {1}.", "{0}: left out as a place to sign: {1}.")
M(rows_take,
	"Ha mégis játékos áll valamelyikben, vegye át így: --take {0}",
	"If one of them is a player all the same, take it with --take {0}")
M(rows_take_none,
	"--take {0}: nincs ilyen sor a fejléc ({1}. sor) alatt; azoknak a számát adja meg vesszővel, amelyek kimaradtak: --take 12,15",
	"--take {0}: there is no such line below the headings (line {1}); give the numbers of those left out, with commas: --take 12,15")
M(rows_total, "{0}: kihagyva, mert összesítés: {1}.", "{0}: left out as totals: {1}.")
M(import_not_utf8,
	"{0}: nem UTF-8 vagy Windows-1250 kódolású szöveg (talán DOS-os, 852-es betűk? UTF-16?); a táblázatkezelőből mentse „CSV UTF-8” "
	"formában",
	"{0}: this is no text in UTF-8 or Windows-1250 (letters of DOS, 852? UTF-16?); save the file from the spreadsheet as “CSV UTF-8”")
M(one_club,
	"„{1}” és „{0}” csak kis- és nagybetűben, ékezetben vagy írásjelben tér el: egy klubnak számít, így: „{0}”.",
	"“{1}” and “{0}” differ in capitals, accents or signs only: they are taken for one club, “{0}”.")
M(player_club, "{0} klubja eddig nem volt beírva, mostantól: {1}.", "{0} had no club so far, and is now of: {1}.")
M(import_other_club,
	"Figyelem: {0} klubja a könyvben {1}, a fájlban {2}; egy személynek számít. Ha két ember, adjon neki jelet (jel oszlop).",
	"Note: {0} is of {1} in the book and of {2} in the file; they are taken for one person. If they are two, give a mark "
	"(column mark).")
M(import_refused,
	"{0} hibát találtam; a könyvbe nem írtam semmit. Javítsa a fájlt, és olvassa be újra.",
	"errors: {0}; nothing was stored. Correct the file and import it again.")
M(import_twice,
	"{0} kétszer szerepel ({1}. és {2}. sor); ha két ember, különböztesse meg őket (jel vagy klub oszlop), "
	"ha egy, törölje az egyik sort",
	"{0} is there twice: in lines {1} and {2}; if they are two people, tell them apart (column mark or club), "
	"if one, delete one of the lines")
M(import_unused,
	"{0}: nem használt oszlop: {1}; amit a program átvesz: {2}.",
	"{0}: column not used: {1}; what is taken over: {2}.")
M(player_namesake,
	"Figyelem: {0} új játékos; van már ilyen nevű: {1}.",
	"Note: {0} is a new player; there is {1} already.")
M(player_which,
	"„{0}”: nem derül ki, melyikük; a könyvben: {1}. Írja a neve után zárójelben a jelét (táblázatban a jel oszlopba is "
	"lehet); ha más ember, adjon neki új jelet",
	"“{0}”: not clear who it is; the book has: {1}. Write the mark in brackets after the name (in a table the column mark "
	"does too); if it is another person, a new one")
M(name_mixed_note,
	"Figyelem: „{0}” nevében a másik könyvben latin betű helyén cirill vagy görög áll; így jött át, javítsa: "
	"renonsz player change, renonsz event set name=…",
	"Note: in the other book “{0}” has a Cyrillic or Greek letter in place of a Latin one; it was taken as it is, mend "
	"it: renonsz player change, renonsz event set name=…")
M(player_shown,
	"„{0}”: így senki sem mutatható; lehet: name (névvel), initials (monogrammal), none (név nélkül)",
	"“{0}”: nobody can be shown so; it is one of: name, initials, none (without a name)")
M(shown_name, "névvel", "by name")
M(shown_initials, "monogrammal", "by initials")
M(shown_none, "név nélkül", "without a name")
M(player_shown_so, "{0}: a közzétett lapokon mostantól: {1}.", "{0}: on published pages from now on: {1}.")
M(player_shown_stays,
	"{0}: a közzétett lapokon itt {1}, a fájl szerint {2}; {1} marad (renonsz player change --public)",
	"{0}: on published pages here {1}, by the file {2}; {1} stays (renonsz player change --public)")
M(column_state, "állapot", "state")
M(player_is_known, "megvan", "known")
M(player_is_new, "új", "new")
M(player_number,
	"{0}. rajtszám: már foglalt ({1}); írjon a sorba másikat",
	"start number {0} is taken by {1}; give another in that row")
M(player_short,
	"„{0}” rövidített név, és van, akit jelölhet: {1}. Ha ő az, írja ki a táblázatban a teljes nevét; ha más, akkor is a "
	"teljes nevét, vagy adjon neki jelet (jel oszlop, vagy a név után zárójelben)",
	"“{0}” is an abbreviated name, which may mean {1}. If it does, write the whole name in the table; if it is somebody "
	"else, write that whole name, or give a mark (column mark, or in brackets after the name)")
M(player_short_known,
	"„{0}”: a könyvben rövidített néven van valaki, aki ő lehet: {1}. Ha ő az: renonsz player change \"{1}\" --name \"{0}\"; "
	"ha más, adjon neki jelet (jel oszlop, vagy a név után zárójelben)",
	"“{0}”: the book has an abbreviated name that may mean the same player: {1}. If so: renonsz player change \"{1}\" --name "
	"\"{0}\"; if it is somebody else, give a mark (column mark, or in brackets after the name)")
M(join_out,
	"{0} és {1} nem egyesíthető: a(z) {2} versenyen egyikük visszalépett vagy ki van zárva, a másikuk nem; előbb ezt "
	"rendezze (renonsz -e \"{2}\" discipline list)",
	"{0} and {1} cannot be joined: in {2} one of them withdrew or is excluded, the other is not; settle that first "
	"(renonsz -e \"{2}\" discipline list)")
M(join_round,
	"{0} és {1} nem egyesíthető: a(z) {2} versenyen, a(z) {3}. fordulóban mindketten ültek asztalnál. Ha mégis egy "
	"ember, előbb az ültetést javítsa: renonsz -e \"{2}\" table list {3}",
	"{0} and {1} cannot be joined: in {2} both sat at a table in round {3}. If they are one person all the same, first correct "
	"the seats: renonsz -e \"{2}\" table list {3}")
M(join_number,
	"{0}: ahol a rajtszámával szerepel, ott most {1} áll: {2}",
	"{0}: settings with a former start number of theirs now say {1}: {2}")
M(join_same, "{0}: ez már ugyanaz a játékos; két különbözőt adjon meg", "{0}: that is the same player already; give two")
M(player_alike,
	"„{0}” és {1} egy név lehet, csak más sorrendben, írásjellel, címmel vagy sorszámmal. Ha ugyanaz az ember, írja ugyanúgy; ha más, adjon "
	"neki jelet (jel oszlop, vagy a név után zárójelben)",
	"“{0}” and {1} may be one name, but for its order, signs, a title or a number. If it is the same person, write the name the same way; "
	"if another, add a mark (column mark, or in brackets after the name)")
M(player_near,
	"„{0}” csak kis- és nagybetűben, ékezetben vagy kötőjelben tér el tőle: {1}. Ha ugyanaz az ember, írja ugyanúgy (fájl egészére: --same); ha más, "
	"különböztesse meg jellel",
	"“{0}” differs from {1} in capitals, accents or dashes only. If it is the same person, write the name the same way (for a whole file: --same); "
	"if another, add a mark")

/* ---- sheets, events and entries ---------------------------------------------------------------- */
M(event_bad_pair,
	"KULCS=ÉRTÉK kell, nem „{0}”; a kulcsok listája: renonsz event show --all",
	"KEY=VALUE is needed, not “{0}”; renonsz event show --all lists the keys")
M(event_deals, "Fordulónként {0} leosztás van, négyes asztalnál {1}.", "A round has {0} deals, at a table of four {1}.")
M(event_deals_same, "Fordulónként {0} leosztás van.", "A round has {0} deals.")
M(event_deals_open,
	"A fordulónkénti leosztásszám nincs rögzítve (négyes asztalnál: {1}, 0: ott sincs); egy asztal akkor van kész, ha a lapját lezárták.",
	"The number of deals a round is not fixed (at a table of four: {1}, 0: not there either); a table is done when its sheet is signed.")
M(event_ranking,
	"Az állás e játéknál szokásos alapja: ranking={0}; másként: renonsz event set ranking=place vagy ranking=score",
	"Ranked as is usual in this game: ranking={0}; otherwise: renonsz event set ranking=place or ranking=score")
M(event_deals_missing,
	"A már elkezdett {1} lapból így {0} nem teljes: renonsz missing",
	"Of {1} sheets already begun {0} are not complete now: renonsz missing")
M(event_deals_beyond,
	"{0} lapon több leosztás van ennél; azok megmaradnak és számítanak.",
	"{0} sheet(s) have more deals than that; they stay and count.")
M(player_too_long,
	"túl hosszú: „{0}”; legfeljebb {1} bájt lehet",
	"too long: “{0}”; {1} bytes at most")
M(entry_left_out, "{0} kimarad, mert {1}; a következő jut tovább.", "{0} {1} and is left out; the next one moves up.")
M(entry_too_few,
	"{0}: csak {1} játékosnak van itt helyezése; adjon meg kevesebbet",
	"{0}: only {1} players have a place there; give a smaller number")
M(entry_tied,
	"{3}: a(z) {0}. hely közös ({1}, {2}); előbb döntse el (renonsz -e \"{3}\" event set ties=… lot=…), vagy adjon meg más számot",
	"{3}: place {0} is shared ({1}, {2}); decide it first (renonsz -e \"{3}\" event set ties=… lot=…), or give another number")
M(entry_itself, "{0}: ez a nyitott verseny; másik versenyt nevezzen meg", "{0}: that is the open event; name another")
M(entry_none,
	"{0} nincs benevezve ide: {1}; nevezze be: renonsz entry add NÉV",
	"{0} is not entered in {1}; enter the player with renonsz entry add NAME")
M(totals_too_many,
	"egy fordulóban itt csak {0} leosztás van, nem {1}; ha mégis: renonsz event set {2}={1}",
	"a round has {0} deals here, not {1}; if it has: renonsz event set {2}={1}")
M(totals_sum_slips,
	"{2}. forduló, {3}. asztal: az összegek nem adnak ki nullát, az eltérés {0}. {1}",
	"round {2}, table {3}: the totals do not add up to zero, they are {0} off. {1}")
M(totals_slip_sign, "Talán előjelhiba: {0} {1} helyett {2}.", "Perhaps the sign: {0} {2} instead of {1}.")
M(totals_slip_digits, "Talán felcserélt számjegyek: {0} {1} helyett {2}.", "Perhaps exchanged digits: {0} {2} instead of {1}.")
M(totals_slip_carry, "Talán összeadási hiba: {0} {1} helyett {2}.", "Perhaps added up wrong: {0} {2} instead of {1}.")
M(totals_slip_none, "Nézze meg a lapot.", "Look at the sheet.")
M(totals_deals_there,
	"A lapon {0} leosztás már fel van írva; mind a(z) {1} felírásáig az összeg számít.",
	"{0} deal(s) of the sheet are on record; until all {1} are, the totals count.")
M(totals_against,
	"{0}. forduló, {1}. asztal: a lap felírt összege ({2}) ellentmond a leosztásainak ({3}), és azok számítanak; egyeztetés: "
	"renonsz doctor {0} {1} = {2}, ha az összeg a téves: renonsz sheet totals {0} {1} --deals 0",
	"round {0}, table {1}: the totals on record of the sheet ({2}) contradict its deals ({3}), which count; to compare: "
	"renonsz doctor {0} {1} = {2}, if the totals are wrong: renonsz sheet totals {0} {1} --deals 0")
M(totals_all_there,
	"{0}. forduló, {1}. asztal: minden leosztása fel van írva, az összeg azokból adódik; egyeztetés: renonsz doctor {0} {1} = {2}",
	"round {0}, table {1}: all its deals are recorded and the totals follow from them; to compare: renonsz doctor {0} {1} = {2}")
M(totals_count_on,
	"{0}. forduló, {1}. asztal: a lap összegét {3} leosztásra írták fel, ezért az számít, noha a versenyen ma kevesebb van, és az mind "
	"megvan; ha a leosztások számítsanak: renonsz sheet totals {0} {1} --deals 0",
	"round {0}, table {1}: the totals were written down for {3} deals and so count, though the event has fewer now, and all of "
	"them are on record; if the deals are to count: renonsz sheet totals {0} {1} --deals 0")
M(head_totals, "Csak összeg", "Totals only")
M(sheet_signed_by,
	"{0}. forduló, {1}. asztal: a lapot már lezárta: {2}; ha az aláírás mégis másé: --force",
	"round {0}, table {1}: the sheet was already signed by {2}; if somebody else did sign it, give --force")
M(sheet_incomplete,
	"{0}. forduló, {1}. asztal: hiányzó leosztás: {2}; írja fel, vagy ha így is lezárja: --force",
	"round {0}, table {1}: missing deals: {2}; record them, or sign the sheet all the same with --force")
M(sheet_open_disputes,
	"{0}. forduló, {1}. asztal: a lapon nyitott vita van ({2}. leosztás); a döntéshez újra ki kell nyitni: renonsz sheet open {0} {1}",
	"round {0}, table {1}: a dispute on the sheet is open (deal {2}); to decide it open the sheet again: renonsz sheet open {0} {1}")
M(sheet_empty,
	"{0}. forduló, {1}. asztal: még nincs felírt leosztás; írja fel a lapot, vagy ha így is lezárja: --force",
	"round {0}, table {1} has no deal yet; record the sheet, or sign it all the same with --force")
M(check_empty,
	"{0}. forduló, {1}. asztal: még nincs felírt leosztás, nincs mit ellenőrizni; előbb írja fel a lapot",
	"round {0}, table {1} has no deal yet, so there is nothing to check; record the sheet first")
M(check_own,
	"{0}. forduló, {1}. asztal: „{2}” maga írta fel ezeket a leosztásokat: {3}; más nézze át "
	"(--by NÉV), vagy ha nincs más: --force",
	"round {0}, table {1}: “{2}” recorded these deals of the sheet: {3}; let somebody else check it "
	"(--by NAME), or, if there is nobody, give --force")

/* ---- steps taken back and done again ----------------------------------------------------------- */
M(undo_none,
	"nincs mit visszavonni; a könyv lépései: renonsz log",
	"there is nothing to undo; the steps of the book: renonsz log")
M(undo_fewer,
	"csak {0} lépés vonható vissza, ezért nem történt semmi; a könyv lépései: renonsz log",
	"only {0} step(s) can be undone, so nothing was done; the steps of the book: renonsz log")
M(redo_none,
	"nincs mit újra megtenni: a legutóbbi visszavonás óta új lépés történt, vagy nem volt visszavonás (renonsz log)",
	"there is nothing to redo: something new was written since the last undo, or nothing was undone (renonsz log)")
M(redo_fewer,
	"csak {0} lépés tehető meg újra, ezért nem történt semmi; a könyv lépései: renonsz log",
	"only {0} step(s) can be done again, so nothing was done; the steps of the book: renonsz log")
M(undo_changed,
	"közben más is írt a könyvbe, ezért nem történt semmi; nézze meg (renonsz log), és kezdje újra",
	"somebody else wrote into the book meanwhile, so nothing was done; look at it (renonsz log) and begin again")

/* ---- copies of the book ------------------------------------------------------------------------ */
M(backup_there,
	"{0}: már van ilyen fájl; adjon meg másik nevet vagy mappát, vagy írja felül: --force",
	"{0}: there is such a file already; give another name or a folder, or replace it with --force")
M(backup_no_book,
	"{0}: nincs ilyen könyv, nincs mit menteni; nézze meg az elérési utat (-f, RENONSZ_DB)",
	"{0}: no such book, so there is nothing to copy; check the path (-f, RENONSZ_DB)")
M(backup_itself,
	"{0}: ez maga a könyv; a mentésnek adjon meg másik nevet vagy mappát",
	"{0}: this is the book itself; give the backup another name or a folder")
M(backup_no_name,
	"a mentés neve üres; adjon meg fájlt vagy mappát, vagy hagyja el",
	"the name of the backup is empty; give a file or a folder, or leave it out")

/* ---- deals ------------------------------------------------------------------------------------- */
M(deal_attempt_stays,
	"{0}. leosztás: volt érvénytelen kísérlete (újraosztás), ezért a száma nem tolható el; javítsa a sorokat egyenként",
	"deal {0} had a void attempt (dealt again), so its number cannot move; correct the lines one by one")
M(deal_other_ruling,
	"a(z) {0}. leosztás {1}. ítélete más bemondásra vagy más felvevőre szól; nézze meg, áll-e még, és ha nem, "
	"vizsgálja felül: --revise {1}",
	"ruling {1} of deal {0} was made for another bid or another declarer; see whether it still holds, and if not, "
	"revise it: --revise {1}")
M(deal_open_dispute,
	"{0}. leosztás: nyitott vita van róla ({1}. ítélet); ez a sor már áll, a vitát eszerint kell eldönteni: "
	"--revise {1} state=decided",
	"deal {0} has an open dispute (ruling {1}); this line stands now, and the dispute is decided by it: "
	"--revise {1} state=decided")
M(deal_ruled_stays,
	"{0}. leosztás: ítélet szól róla, ezért a száma nem tolható el; a kimaradt leosztást írja fel utolsónak (renonsz deal add …), "
	"azzal együtt, hogy ki osztott",
	"deal {0} has a ruling, so its number cannot move; record the deal that was left out as the last one (renonsz deal add …), "
	"saying who dealt")
M(deal_redeal_stays,
	"{0}. leosztás: a(z) {1}. ítélet szerint újra kell osztani, ezért nem vonható vissza; ami azóta fel van írva, javítható (renonsz "
	"deal edit {2} {3} {0} …), érvényteleníthető (renonsz deal void …), vagy újra osztható (renonsz deal redeal …); ha az ítélet téves: "
	"renonsz rule --revise {1} -r {2} -t {3} -d {0} state=dismissed",
	"deal {0}: ruling {1} has it dealt again, so it is not taken back; what was recorded since can be corrected (renonsz deal edit "
	"{2} {3} {0} …), struck (renonsz deal void …) or dealt again (renonsz deal redeal …); if the ruling is wrong: renonsz rule "
	"--revise {1} -r {2} -t {3} -d {0} state=dismissed")
M(deal_turn_stays,
	"{0} a(z) {1}. leosztástól ül a helyén; beszúrás után annak az eredménye átkerülne valaki máshoz. Előbb ültesse vissza azt, aki "
	"előtte ült ott (renonsz table seat … --from {1}), szúrja be, majd ültesse {0} nevét a(z) {2}. leosztástól",
	"{0} sits there from deal {1} on; with a deal inserted its result would pass to somebody else. First seat again who sat there "
	"before (renonsz table seat … --from {1}), insert, then seat {0} from deal {2} on")
M(deal_cards_wait,
	"{0}. leosztás: a lapjai már a könyvben vannak, ezért más leosztás nem kerülhet oda; előbb azt írja fel",
	"the cards of deal {0} are in the book already, so no other deal can move there; record that one first")
M(deal_cards_stay,
	"{0}. leosztás: a lapjai nem vihetők át, mert eggyel később más osztana, és más játszana",
	"deal {0}: its cards cannot move, for one later another would deal, and others would play")
M(deal_cannot_move,
	"{0}. leosztás: nem lehet eggyel későbbi: {1}; ez a már felírt sorra vonatkozik, nem az újra: előbb azt "
	"javítsa (renonsz deal edit)",
	"deal {0} cannot be one later: {1}; this is about the line of deal {0} as it is recorded, not about the new one: correct "
	"that first (renonsz deal edit)")
M(deal_barred,
	"„{0}” ebben a leosztásban nem licitálhat, ezért nem lehet felvevő ({1}); nézze meg: renonsz ruling list",
	"seat {0} may not bid in this deal and cannot be its declarer ({1}); see renonsz ruling list")
M(deal_no_such_dealer,
	"„{0}”: ezen a helyen nem ül senki, nem oszthatott; javítsa az o= értékét",
	"nobody sits at {0}, so nobody dealt there; correct o=")
M(deal_nothing_there,
	"{0}. leosztás: nincs mit visszavonni, nincs felírva ennél az asztalnál; nézze meg a játszmalapot",
	"deal {0}: there is nothing to take back, it is not recorded at this table; look at the sheet")
M(deal_other_edition,
	"a verseny közben más szabály szerint megy ({0}); lépjen ki, és kezdje újra a beírást",
	"meanwhile the event goes by other rules ({0}); leave, and begin again")
M(deal_plain_parti,
	"„{0}” ebben a leosztásban csak sima partit (passzt) játszhat ({1}); nézze meg: renonsz ruling list",
	"seat {0} may only play a plain parti in this deal ({1}); see renonsz ruling list")

/* ---- papers, events, journals into the book ---------------------------------------------------- */
M(import_odd, "{0}:{1}: {2}", "{0}:{1}: {2}")
M(import_beyond,
	"{0}:{1}: {2}. leosztás: a versenyen egy fordulóban ennyi nincs ({3}); bevettem, nézze meg, jó lapon áll-e",
	"{0}:{1}: deal {2}: a round of the event has not so many ({3}); it is taken, see whether it is on the right sheet")
M(import_book,
	"{0}: ez könyv, nem napló; így nyissa meg: renonsz -f {0} standings",
	"{0}: this is a book, not a journal; open it with renonsz -f {0} standings")
M(import_entry_key,
	"a nevezőnél csak ez állhat: klub=\"…\", nyilvanos=initials, beugro=no vagy yes; ez nem: „{0}”",
	"an entry takes only klub=\"…\", nyilvanos=initials and beugro=no or yes, not “{0}”")
M(import_stand_in,
	"a beugro értéke csak no vagy yes lehet, ez nem: „{0}”; a beugrót a szek sora mondja meg, a yes azt, aki már sehol sem ül",
	"beugro must be no or yes, not “{0}”; the line szek names a substitute, yes one who no longer has a seat")
M(import_known_key, "az osszeg sorban csak leosztas=SZÁM állhat, „{0}” nem", "of pairs, osszeg takes leosztas=NUMBER alone, not “{0}”")
M(import_near_name,
	"{0}:{1}: {2} új játékos lesz; nagyon hasonlít rá: {3}",
	"{0}:{1}: {2} becomes a new player; very much like {3}")
M(player_likes_more,
	"{0}: és még {1} új játékos neve hasonlít nagyon egy másikéra.",
	"{0}: and the names of {1} more new players are very much like another one.")
M(player_like,
	"Figyelem: {0} új játékos; nagyon hasonlít rá: {1}. Ha ugyanaz az ember: renonsz player join \"{0}\" \"{1}\"",
	"Note: {0} is a new player; very much like {1}. If it is the same person: renonsz player join \"{0}\" \"{1}\"")
M(import_no_day,
	"új versenynek dátum is kell: datum=2026-11-21",
	"a new event needs its date: datum=2026-11-21")
M(import_no_deal,
	"e sor előtt meg kell adni a leosztást, amelyhez a lapok tartoznak",
	"the deal that the cards belong to has to stand in front of this line")
M(import_no_round,
	"az asztal előtt meg kell adni a fordulót: fordulo 1",
	"the round has to stand in front of the table: fordulo 1")
M(import_no_seats,
	"e sor előtt meg kell adni, ki hol ül: A=\"…\" B=\"…\" C=\"…\"",
	"who sits where has to stand in front of this line: A=\"…\" B=\"…\" C=\"…\"")
M(import_no_table,
	"e sor előtt meg kell adni az asztalt: asztal 1",
	"the table has to stand in front of this line: asztal 1")
M(import_journal_empty,
	"{0}: üres; ha egy napló kiírása hagyta így, az félbeszakadt: írja ki újra (renonsz export --journal)",
	"{0}: empty; if the export of a journal left it so, that broke off: export it again (renonsz export --journal)")
M(import_no_text,
	"{0}: nem szövegfájl, ezért nem lehet napló; adjon meg másik fájlt",
	"{0}: not a text file, so it cannot be a journal; give another file")
M(import_other_event,
	"a könyvben más adatokkal szerepel ez a verseny: {0}; egyeztesse (renonsz event show)",
	"the book has other details for this event: {0}; compare with renonsz event show")
M(import_other_setting,
	"{0}: a könyvben „{1}”, a fájlban „{3}”; ha a könyv a jó, írja át a fájlban, ha a fájl: renonsz event set \"{0}={2}\"",
	"{0}: in the book “{1}”, in the file “{3}”; if the book is right, change the file, if the file is: "
	"renonsz event set \"{0}={2}\"")
M(clock_words, "{0}, {1} perc", "{0}, {1} minutes")
M(import_other_clock,
	"{0}. forduló: az órája itt {1}, a másikban {2}; itt az marad, ami volt (ha a másik kell: renonsz round start {0} --minutes 0, majd vegye át újra)",
	"round {0}: its clock is {1} here, {2} in the other; here it stays as it was (if the other one is wanted: renonsz round start {0} --minutes 0, then merge again)")
M(import_other_draw,
	"{0}. forduló: a sorsolása itt {1}, a másikban {2}; itt az marad, ami volt (ha a másik kell: renonsz round remove {0} --force, majd vegye át újra)",
	"round {0}: its draw is {1} here, {2} in the other; here it stays as it was (if the other one is wanted: renonsz round remove {0} --force, then take it over again)")
M(import_deal_twice,
	"{0}. leosztás: már szerepel ({3}): ott „{1}”, itt „{2}”; csak a helyes sor maradjon meg",
	"deal {0} is there already ({3}), as “{1}”, and here it says “{2}”; leave only the right line")
M(import_other_cards,
	"{0}. leosztás: a lapokat itt is, ott is beírták, de nem ugyanazt: itt „{1}”, a másikban „{2}”; itt az marad, ami volt "
	"(átírni: renonsz cards set)",
	"deal {0}: its cards were entered here and there, but not the same: here “{1}”, in the other “{2}”; here they stay as they "
	"were (to change them: renonsz cards set)")
M(import_other_seed,
	"{0}. forduló: a kiosztandó lapok magja itt {1}, a másikban {2}; itt az marad, ami volt "
	"(átírni: renonsz duplicate attach)",
	"round {0}: the seed of its deals is {1} here, {2} in the other; here it stays as it was "
	"(to change it: renonsz duplicate attach)")
M(import_attempt,
	"{0}. forduló, {1}. asztal, {2}. leosztás: új érvénytelen kísérlet került be (újraosztás: „{3}”)",
	"round {0}, table {1}, deal {2}: a new void attempt was added (dealt again: “{3}”)")
M(import_attempt_beside,
	"{0}. forduló, {1}. asztal, {2}. leosztás: még egy érvénytelen kísérlet került be (újraosztás: „{3}”); ha ez ugyanaz, ami itt "
	"más indokkal vagy más osztóval már megvolt, vonja vissza (renonsz undo)",
	"round {0}, table {1}, deal {2}: one more void attempt was added (dealt again: “{3}”); if it is one that was here already "
	"with another reason or dealer, take it back (renonsz undo)")
M(import_signers,
	"{0}. forduló, {1}. asztal: a lapot itt „{2}” írta alá, a fájl szerint „{3}”; itt ez marad (javítani: renonsz sheet sign {0} {1} --by NÉV --force)",
	"round {0}, table {1}: the sheet is signed by “{2}” here, by “{3}” in the file; here it stays so (to correct it: renonsz sheet sign {0} {1} --by NAME --force)")
M(import_signer,
	"{0}. forduló, {1}. asztal: a lap itt név nélkül van aláírva, a fájl szerint „{3}” írta alá; itt ez marad (javítani: renonsz "
	"sheet sign {0} {1} --by NÉV)",
	"round {0}, table {1}: the sheet is signed here without a name, by “{3}” in the file; here it stays so (to correct it: renonsz "
	"sheet sign {0} {1} --by NAME)")
M(import_checkers,
	"{0}. forduló, {1}. asztal: a lapot itt „{2}” ellenőrizte, a fájl szerint „{3}”; itt ez marad (javítani: renonsz sheet check {0} {1} --by NÉV)",
	"round {0}, table {1}: the sheet was checked by “{2}” here, by “{3}” in the file; here it stays so (to correct it: renonsz sheet check {0} {1} --by NAME)")
M(import_club_stays,
	"{0}: a klubja itt {1}, a fájl szerint {2}; itt ez marad (átírni: renonsz player change \"{0}\" --club KLUB)",
	"{0}: the club is {1} here, {2} by the file; here it stays so (to change it: renonsz player change \"{0}\" --club CLUB)")
M(import_other_ruling,
	"{0}. leosztás: a könyvben más van róla („{2}”), mint ez az ítélet („{3}”); nézze meg: renonsz ruling show {1} {0}",
	"deal {0}: the book has something else (“{2}”) than this ruling (“{3}”); see renonsz ruling show {1} {0}")
M(import_other_seats,
	"{0}. forduló, {1}. asztal: a könyvben mások ülnek itt; egyeztesse (renonsz table list {0})",
	"the book has others at table {1} of round {0}; compare with renonsz table list {0}")
M(import_other_turn,
	"a könyvben a(z) {1}. leosztástól a(z) {2} helyen más ül, vagy nem ült le senki; egyeztesse (renonsz table list {0})",
	"in the book somebody else, or nobody new, sits in seat {2} from deal {1} on; compare (renonsz table list {0})")
M(import_two_turns,
	"egy korábbi sor szerint a(z) {1}. leosztástól {0} ül a(z) {2} helyen; csak az egyik maradjon",
	"by an earlier line {0} sits in seat {2} from deal {1} on; leave only one of the two")
M(import_round_key,
	"a forduló után a mag és a leosztások száma állhat: mag=\"…\" leosztas=12",
	"after a round come the seed and the number of deals: mag=\"…\" leosztas=12")
M(import_short_name,
	"„{0}” nem teljes név; erre gondolt: {1}? Ha más ember, nevezze be előbb: nevezo SZÁM \"{0}\"",
	"“{0}” is not a whole name; did you mean {1}? If it is somebody else, enter that player first: nevezo NUMBER \"{0}\"")
M(import_too_long,
	"túl hosszú szöveg; legfeljebb {0} bájt lehet",
	"the text is too long; {0} bytes at most")
M(import_turn,
	"a(z) {0}. leosztás sora előbb áll, és osztó nélkül {1} osztásának számított; e sor után {2} lenne az osztója. Írja a leosztásokat "
	"szám szerinti sorrendbe, vagy abba a sorba az osztót (o={1} vagy o={2})",
	"the line of deal {0} comes before this one and, without a dealer, was read as dealt by {1}; after this line its dealer "
	"would be {2}. Put the deals in the order of their numbers, or name the dealer of deal {0} (o={1} or o={2})")
M(import_totals_differ,
	"a papíron {0} áll, a leosztások összege {1}{2}",
	"the paper says {0}, the deals add up to {1}{2}")
M(import_dealt_again,
	"{0}. leosztás: újra kell osztani, és ez a sor egy korábbi, érvénytelen osztásé; ha az új osztás is így végződött, vegye fel: renonsz deal add {1} {2} {0} …",
	"deal {0} is to be dealt again, and this line is of an earlier, void attempt; if the new one came to the same, record it: renonsz deal add {1} {2} {0} …")
M(import_old_mark,
	"{0}. forduló, {1}. asztal: az „{2}” nem jön vissza: azóta itt kinyitották vagy változott a lap, vagy több áll rajta, mint "
	"ebben a fájlban; hagyja el a sorból, és ha a lap így jó: renonsz sheet {3} {0} {1}",
	"round {0}, table {1}: “{2}” does not come: the sheet was opened or changed here since, or has more on it than this "
	"file; leave it off the line, and if the sheet is right as it is: renonsz sheet {3} {0} {1}")
M(import_unruled,
	"{0}. leosztás: a könyvben más van róla („{2}”), mint ez az ítélet („{3}”); nézze meg: renonsz deal show {1} {0}",
	"deal {0}: the book has something else (“{2}”) than this ruling (“{3}”); see renonsz deal show {1} {0}")
M(import_unsaid_turn,
	"a könyv szerint a(z) {0}. leosztástól {2} ül a(z) {1} helyen, erről itt nincs szó; egyeztesse (renonsz table list {3})",
	"by the book {2} sits in seat {1} from deal {0} on, of which nothing is said here; compare (renonsz table list {3})")
M(merge_changed,
	"{0}. forduló, {1}. asztal: itt azóta kijavították, törölték, újraosztották vagy ítélet született róla, és ez maradt "
	"(renonsz log): {2}. leosztás",
	"round {0}, table {1}: corrected, struck, dealt again or ruled on here since, and that stays (renonsz log): deal {2}")
M(merge_lost,
	"{0}. forduló, {1}. asztal: ami itt elveszett (renonsz recover), és a másik könyvben megvan (renonsz deals), nem jött át: "
	"{2}. leosztás; írja fel a papírról (renonsz missing)",
	"round {0}, table {1}: what was lost here (renonsz recover), and the other book has (renonsz deals), has not come over: deal "
	"{2}; record it from the paper (renonsz missing)")
M(merge_corrected,
	"{0}. forduló, {1}. asztal: a másik könyvben kijavították, és a javítás átjött; eddig ez állt itt: {2}",
	"round {0}, table {1}: corrected in the other book, and the correction was taken over; until now it was {2}")
M(merge_removed,
	"{0}. forduló, {1}. asztal: a másik könyvben törölték, és itt is törölve lett: {2}",
	"round {0}, table {1}: removed in the other book, and here too: {2}")
M(merge_line_turn, "{0} szék: {1} a(z) {2}. leosztástól", "seat {0}: {1} from deal {2} on")
M(merge_line_clock, "{0}. forduló órája: {1}", "the clock of round {0}: {1}")
M(merge_line_entry, "nevezés: {0}. {1}", "entry: {0} {1}")
M(merge_line_club, ", klubja {0}", ", of {0}")
M(merge_line_shown, ", a nyilvános listákon {0}", ", shown in public as {0}")
M(merge_line_entrant, ", nem csak beugró", ", not only a substitute")
M(merge_line_substitute, ", csak beugró", ", only a substitute")
M(merge_line_table, "{0}. asztal", "table {0}")
M(merge_line_signed, ", aláírta: {0}", ", signed by {0}")
M(merge_line_checked, ", ellenőrizte: {0}", ", checked by {0}")
M(merge_line_team, "csapat {0}", "team {0}")
M(merge_line_order, "a(z) {0}. asztal sorrendjének {1}. lépése: {2}", "step {1} of the order at table {0}: {2}")
M(merge_line_round, "{0}. forduló", "round {0}")
M(merge_line_draw, "{0}. forduló sorsolása: {1}", "the draw of round {0}: {1}")
M(merge_draw_random, "véletlenül", "at random")
M(merge_draw_standing, "erősorrend szerint", "by standing")
M(merge_draw_all_play, "mindenki mindenkivel", "everybody with everybody")
M(merge_draw_seed, ", mag „{0}”", ", seed “{0}”")
M(merge_draw_apart, ", egy klub tagjai külön", ", clubs apart")
M(merge_line_cards, "kártyák: {0}. leosztás", "the cards of deal {0}")
M(merge_line_totals, "a lap összege {0}", "totals of the sheet {0}")
M(merge_line_ruling, "ítélet: {0}. leosztás, {1}", "ruling: deal {0}, {1}")
M(merge_line_jury, "zsűri", "jury")
M(merge_line_seed, ", kiosztandó lapjainak magja „{0}”", ", the seed of its deals “{0}”")
M(merge_different,
	"a két könyvben ez még eltér: {0} (ha nem csak azért, mert itt újabb, egyeztesse: renonsz diff)",
	"the two books still differ in this: {0} (unless it is only newer here, compare them: renonsz diff)")
M(merge_event_undone,
	"{0}: ezt a versenyt itt visszavonták, és ez maradt. Ha mégis kell: renonsz redo, vagy ha azóta más is történt, a másik "
	"könyvből: renonsz -f {1} export --journal -o FÁJL, és itt: renonsz import FÁJL",
	"{0}: this event was taken back here, and that stays. If it is wanted after all: renonsz redo, or, if anything else was done "
	"since, from the other book: renonsz -f {1} export --journal -o FILE, and here: renonsz import FILE")
M(merge_ring,
	"azóta mindkét könyv vett át harmadiktól is, nem ugyanazt: amit közben valamelyikben visszavontak vagy visszaállítottak, az itt "
	"megint úgy állhat, ahogy előtte volt; vesse össze: renonsz diff {0}. Ha több gépen írnak, mindenki ugyanazzal az egy könyvvel "
	"vegyen át egymástól, oda és vissza",
	"each book has taken over from a third one since, and not the same: what was taken back or restored meanwhile may stand here again "
	"as it was before; compare: renonsz diff {0}. Where several laptops write, let all merge with one and the same book, both ways")
M(merge_missed,
	"csak a másik könyvben változott, mióta a kettő legutóbb átvett egymástól, mégsem jött át: {0}; vesse össze (renonsz diff {1}), "
	"és ha az a jó, írja be itt is",
	"changed in the other book alone since the two last merged, and did not come all the same: {0}; compare (renonsz diff {1}), and "
	"if that is right, enter it here too")
M(merge_unequal,
	"új semmi sem jött, és a másik könyv is megkapta már ennek minden változását, mégis {0} helyen eltérnek (renonsz diff {1}). "
	"Vegye át ott is még egyszer; ami azután is eltér, javítsa abban a könyvben, amelyikben hibás",
	"nothing new came, and the other book has had every change of this one, yet they differ in {0} place(s) (renonsz diff {1}). "
	"Merge once more there; what differs after that, correct in the book that has it wrong")
M(merge_moved,
	"{0}. forduló, {1}. asztal: a másik könyvben leosztást szúrtak be vagy tettek más számra, és itt is: {2}. leosztás",
	"round {0}, table {1}: in the other book deals were inserted or moved to other numbers, and here too: deal {2}")
M(merge_other_seats,
	"itt mások ülnek ({0}), mint a másik könyvben ({1}). Ha az ottani ülés a jó: renonsz table seat {2} {1}, vagy az egész "
	"forduló helyett: renonsz round remove {3} --force; ha az itteni, a másik könyvben: renonsz table seat {2} {0}; azután "
	"vegye át újra",
	"others sit here ({0}) than in the other book ({1}). If those there are right: renonsz table seat {2} {1}, or, instead of "
	"the whole round: renonsz round remove {3} --force; if those here, in the other book: renonsz table seat {2} {0}; then "
	"merge again")
M(merge_other_people,
	"itt mások ülnek ({0}), mint a másik könyvben ({1}), és ami a lapon áll, azé, akinek felírták. Ha az ottani ülés a jó, "
	"itt: renonsz table seat {2} {1}{3}; ha az itteni, a másik könyvben: renonsz table seat {2} {0}{3}; azután vegye át újra "
	"(lezárt lapnál előbb: renonsz sheet open {2})",
	"others sit here ({0}) than in the other book ({1}), and what the sheet says is theirs for whom it was written. If those "
	"there are right, here: renonsz table seat {2} {1}{3}; if those here, in the other book: renonsz table seat {2} {0}{3}; "
	"then merge again (of a closed sheet first: renonsz sheet open {2})")
M(merge_other_deals,
	"itt mások ülnek ({0}), mint a másik könyvben ({1}), és az asztal leosztásai sem ugyanazok ugyanazon a számon. Előbb a "
	"leosztásokat tegye egyformává a két könyvben, ahogy a lapon állnak (renonsz deal insert {2} …, renonsz deal remove {2} …, "
	"beszúrás vissza: renonsz undo; az eltérések: renonsz diff; amit ezek az ülésről kérnek, előbb azt), és vegye át újra; hogy ki "
	"hol ül, csak azután következik",
	"others sit here ({0}) than in the other book ({1}), and the deals of the table are not the same under the same numbers either. "
	"First make the deals the same in both books, as they stand on the sheet (renonsz deal insert {2} …, renonsz deal remove {2} …, "
	"an insertion back: renonsz undo; what differs: renonsz diff; what these ask for about seats goes before), and merge again; only "
	"then comes who sits where")
M(merge_other_turns,
	"itt mások ülnek ({0}), mint a másik könyvben ({1}), a(z) {3}. leosztástól, és később sem ugyanígy térnek el. Abban a könyvben, "
	"amelyikben rossz az ülés, ültesse le őket leosztásról leosztásra úgy, ahogy a másikban ülnek (renonsz table seat {2} … "
	"--from …; az eltérések: renonsz diff), azután vegye át újra (lezárt lapnál előbb: renonsz sheet open {2})",
	"others sit here ({0}) than in the other book ({1}) from deal {3} on, and further on they differ otherwise. In the book in which the "
	"seats are wrong, seat them change by change as they sit in the other (renonsz table seat {2} … --from …; what differs: "
	"renonsz diff), then merge again (of a closed sheet first: renonsz sheet open {2})")
M(merge_other_places,
	"itt mások ülnek ({0}), mint a másik könyvben ({1}), és helycsere miatt ezek az asztalok csak együtt változhatnak: {3}. Amelyik "
	"könyvben rossz az ülés, ott ültesse úgy, ahogy a másikban ülnek, mégpedig mindegyiket, mielőtt újra átveszi (renonsz table seat "
	"{2} …; az eltérések: renonsz diff; lezárt lapnál előbb: renonsz sheet open {2} …)",
	"others sit here ({0}) than in the other book ({1}), and since places were changed these tables change together or not at all: {3}. "
	"In the book in which the seats are wrong, seat them as in the other, and all of them before you merge again (renonsz table seat "
	"{2} …; what differs: renonsz diff; of a closed sheet first: renonsz sheet open {2} …)")
M(merge_other_round,
	"itt mások ülnek ({0}), mint a másik könyvben ({1}), és helycsere miatt ezek az asztalok csak együtt változhatnak: {3}. Amelyik "
	"könyvben rossz az ülés, ott ültesse úgy, ahogy a másikban ülnek, mégpedig mindegyiket, mielőtt újra átveszi (renonsz table seat "
	"{2} …; az eltérések: renonsz diff); ha itt rossz, az egész fordulót is törölheti: renonsz round remove {2} --force",
	"others sit here ({0}) than in the other book ({1}), and since places were changed these tables change together or not at all: {3}. "
	"In the book in which the seats are wrong, seat them as in the other, and all of them before you merge again (renonsz table seat "
	"{2} …; what differs: renonsz diff); if they are wrong here, you may remove the whole round: renonsz round remove {2} --force")
M(merge_second_table,
	"ez az asztal ({2}) a másik könyvben új, de {0} itt a forduló {1}. asztalánál ül, ahol ott más. Amelyik "
	"könyvben rossz az ülés, ott ültessen a helyére mást (renonsz table seat), vagy ha ez az asztal nem kell, ott törölje: renonsz "
	"table remove {3}; azután vegye át újra (az eltérések: renonsz diff)",
	"this table ({2}) is new in the other book, but {0} sits here at table {1} of the round, and not so there. In the book in "
	"which the seats are wrong, seat somebody else instead (renonsz table seat), or if this table is not wanted, remove it there: "
	"renonsz table remove {3}; then merge again (what differs: renonsz diff)")
M(merge_other_size,
	"itt mások ülnek ({0}), mint a másik könyvben ({1}), és a lap annyi emberre szól, ahányan ott ülnek. Ha az ottani ülés a jó, itt, "
	"ha az itteni, ott az asztalt újra fel kell írni: ha vannak leosztásai, előbb azokat vegye vissza (renonsz deal remove {2} …), "
	"azután: renonsz table remove {2}, és itt: renonsz table add {2} {1}, illetve ott: renonsz table add {2} {0}; végül vegye át újra",
	"others sit here ({0}) than in the other book ({1}), and a sheet is for as many players as sit at its table. If those there are right, the table is "
	"to be recorded anew here, else there: if it has deals, take them back first (renonsz deal remove {2} …), then: renonsz table "
	"remove {2}, and here: renonsz table add {2} {1}, or there: renonsz table add {2} {0}; then merge again")
M(merge_moved_there,
	"{0}. leosztás: a másik könyvben beszúrtak elé egyet, itt viszont a száma nem tolható el: {1}. A beszúrást ott vonja vissza "
	"(renonsz undo), a kimaradt leosztást írja fel utolsónak (renonsz deal add …), azzal együtt, hogy ki osztott, és vegye át újra",
	"deal {0}: in the other book one was inserted in front of it, but here its number cannot move: {1}. Take the insertion back "
	"there (renonsz undo), record the deal that was left out as the last one (renonsz deal add …), saying who dealt, and merge again")
M(merge_moved_here,
	"{0}. leosztás: itt beszúrtak elé egyet, a másik könyvben viszont a száma nem tolható el: {1}. A beszúrást itt vonja vissza "
	"(renonsz undo), a kimaradt leosztást írja fel utolsónak (renonsz deal add …), azzal együtt, hogy ki osztott, és vegye át újra",
	"deal {0}: here one was inserted in front of it, but in the other book its number cannot move: {1}. Take the insertion back "
	"here (renonsz undo), record the deal that was left out as the last one (renonsz deal add …), saying who dealt, and merge again")
M(merge_has_ruling, "ítélet szól róla", "it has a ruling")
M(merge_has_attempt, "volt érvénytelen kísérlete (újraosztás)", "it had a void attempt (dealt again)")
M(merge_has_cards, "lapjait feljegyezték", "its cards were noted")
M(merge_deal,
	"{0}. leosztás: itt {1}, a másik könyvben {2}",
	"deal {0}: here {1}, in the other book {2}")
M(merge_deal_closed,
	"{0}. leosztás: itt {1}, a másik könyvben {2}; itt a lap le van zárva. Ha a másik a jó, nyissa ki (renonsz sheet open), "
	"és vegye át újra; ha ott le van zárva, utána itt is ugyanazzal a névvel zárja le",
	"deal {0}: here {1}, in the other book {2}; here the sheet is closed. If the other is right, open it (renonsz sheet open), "
	"and merge again; if it is closed there, then close it here by the same name")
M(merge_claim_here,
	"{0}. leosztás: itt {1}, és nyitott vita van róla; a másik könyvben {2}. Ha a másik a jó, itt utasítsa el a vitát "
	"(renonsz rule … --revise N state=dismissed), ha ez, ott vonja vissza, ami azóta történt vele (renonsz undo), és vegye át újra",
	"deal {0}: here {1}, and it is under dispute; in the other book {2}. If the other is right, dismiss the dispute here "
	"(renonsz rule … --revise N state=dismissed); if this is, take back there what became of it since (renonsz undo); and merge again")
M(merge_claim_there,
	"{0}. leosztás: itt {1}; a másik könyvben {2}, és nyitott vita van róla. Ha ez a jó, ott utasítsa el a vitát "
	"(renonsz rule … --revise N state=dismissed), ha a másik, itt vonja vissza, ami azóta történt vele (renonsz undo), és vegye át újra",
	"deal {0}: here {1}; in the other book {2}, and it is under dispute. If this is right, dismiss the dispute there "
	"(renonsz rule … --revise N state=dismissed); if the other is, take back here what became of it since (renonsz undo); and merge again")
M(merge_ruled_apart,
	"{0}. leosztás: itt {1}, a másik könyvben {2}; mióta a kettő legutóbb egyezett, mindkettőben más lett belőle; nézze meg: "
	"renonsz deal show {3} {0}",
	"deal {0}: here {1}, in the other book {2}; both have changed it since they last had it alike; see renonsz deal show {3} {0}")
M(merge_under,
	"{0}. leosztás: az ítélet alatt itt {1}, a másik könyvben {2}. Ha a másik a jó: nyissa ki itt az ítéletet (renonsz rule, "
	"--revise, state=open), írja fel a leosztást úgy, ahogy ott áll (renonsz deal add vagy renonsz deal edit {3} {0}), és döntsön újra "
	"(state=decided)",
	"deal {0}: under the ruling {1} here, {2} in the other book. If that one is right: open the ruling here (renonsz rule, "
	"--revise, state=open), record the deal as it stands there (renonsz deal add or deal edit {3} {0}), and decide again "
	"(state=decided)")
M(merge_event_theirs,
	"a verseny adatait ({0}) a másik könyvben átírták, itt nem változtak, mióta a két könyv elvált; ha azok a jók, írja át itt is "
	"(renonsz event set), és vegye át újra",
	"the other book has changed the details of the event ({0}), here they are as they were when the two books parted; if "
	"those are right, change them here too (renonsz event set), and merge again")
M(merge_renamed,
	"Figyelem: a másik könyvben {0} neve azóta {1}; itt marad a régi. Ha az új a jó: renonsz player change",
	"Note: in the other book {0} is called {1} since; here the name stays as it was. If the new one is right: renonsz player change")
M(merge_refused,
	"{0} helyen nem egyezik a két könyv, ezért ebbe semmi nem került. Egyeztesse őket (renonsz diff {1}), "
	"javítsa, ami hibás, és vegye át újra.",
	"The two books disagree in {0} places, so nothing was stored here. Compare them (renonsz diff {1}), "
	"correct what is wrong, and merge again.")
M(merge_taken, "{0} (átvette: {1})", "{0} (taken over by {1})")
M(merge_taken_namelessly, "{0} (átvéve)", "{0} (taken over)")
M(merge_set,
	"A másik könyvből átjött ez a beállítás: {0} (itt eddig: {1}).",
	"A setting came over from the other book: {0} (here it was {1}).")
M(merge_set_stake, "tét {0}", "stake {0}")
M(merge_set_deals, "{0} leosztás fordulónként", "{0} deals a round")
M(merge_set_deals_four, "négyfős asztalnál {0} leosztás fordulónként", "{0} deals a round at a table of four")
M(merge_set_place, "hely {0}", "place {0}")
M(merge_set_date, "nap {0}", "day {0}")
M(merge_set_seed, "a sorsolások meghirdetett magja „{0}”", "the seed announced for the draws “{0}”")
M(merge_rest,
	"a két könyv itt még eltér, a másikban ez áll: {0} (renonsz diff)",
	"the two books still differ here, the other one has: {0} (renonsz diff)")
M(merge_attempt,
	"{0}. forduló, {1}. asztal: a két könyv más okot mond az újraosztásra: itt „{2}”, a másik könyvben „{3}” (hogy "
	"egyforma legyen: az egyikben vonja vissza, renonsz undo, és fésülje össze újra)",
	"round {0}, table {1}: the two books give different reasons for dealing again: here “{2}”, in the other book “{3}” (to "
	"settle it: take it back in one of them, renonsz undo, and merge again)")
M(merge_rest_at,
	"{0}. forduló, {1}. asztal: a két könyv itt még eltér, a másikban ez áll: {2} (renonsz diff)",
	"round {0}, table {1}: the two books still differ here, the other one has: {2} (renonsz diff)")
M(merge_rest_attempt,
	"{0}. forduló, {1}. asztal: a két könyv itt még eltér, a másikban ez áll: {2} (renonsz diff); ha úgy volt, írja be itt is: "
	"renonsz deal redeal {0} {1} {3} --reason …, azután az eredményt: renonsz deal add {0} {1} …",
	"round {0}, table {1}: the two books still differ here, the other one has: {2} (renonsz diff); if that is right, enter it "
	"here too: renonsz deal redeal {0} {1} {3} --reason …, then its result: renonsz deal add {0} {1} …")
M(merge_called,
	"{0} neve a másik könyvben azóta {1}, és mostantól itt is.",
	"In the other book {0} has been renamed {1}, and is now called so here too.")
M(merge_called_both,
	"ugyanannak a játékosnak a neve itt {0}, a másik könyvben {1}; itt ez marad (renonsz player change)",
	"the same player is called {0} here and {1} in the other book; that stays so here (renonsz player change)")
M(merge_shown,
	"{0} a közzétett lapokon a másik könyvben azóta {3} jelenik meg, és mostantól itt is (eddig: {2}).",
	"How {0} appears on published pages was changed in the other book, and now here too: {3} (it was {2}).")
M(merge_shown_both,
	"{0} a közzétett lapokon itt {2}, a másik könyvben {3}; itt ez marad (renonsz player change --public)",
	"{0} on published pages is {2} here and {3} in the other book; that stays so here (renonsz player change --public)")
M(merge_came, "átjött a másik könyvből: {0}", "came over from the other book: {0}")
M(merge_came_at, "{0}. forduló, {1}. asztal: átjött a másik könyvből: {2}",
	"round {0}, table {1}: came over from the other book: {2}")
M(merge_event_renamed,
	"A verseny neve a másik könyvben azóta {1}, és mostantól itt is (eddig: {0}).",
	"In the other book the event is called {1} since, and from now on here too (it was {0}).")
M(merge_undone,
	"{0}. forduló, {1}. asztal: a másik könyvben visszavonták, ami ott történt, és itt is a korábbi áll újra: {2}. leosztás; "
	"eddig ez állt itt: {3}",
	"round {0}, table {1}: undone in the other book, and here too what was before stands again: deal {2}; until now "
	"it was {3}")
M(merge_signers,
	"{0}. forduló, {1}. asztal: a lapot itt „{2}” írta alá, a másik könyvben „{3}”; itt ez marad (javítani: renonsz sheet sign {0} {1} --by NÉV --force)",
	"round {0}, table {1}: the sheet is signed by “{2}” here, by “{3}” in the other book; here it stays so (to correct it: renonsz sheet sign {0} {1} --by NAME --force)")
M(merge_checkers,
	"{0}. forduló, {1}. asztal: a lapot itt „{2}” ellenőrizte, a másik könyvben „{3}”; itt ez marad (javítani: renonsz sheet check {0} {1} --by NÉV)",
	"round {0}, table {1}: the sheet was checked by “{2}” here, by “{3}” in the other book; here it stays so (to correct it: renonsz sheet check {0} {1} --by NAME)")
M(merge_opened,
	"{0}. forduló, {1}. asztal: a lapot a másik könyvben kinyitották, és itt is",
	"round {0}, table {1}: the sheet was opened in the other book, and here too")
M(merge_unchecked,
	"{0}. forduló, {1}. asztal: az ellenőrzés jelét a másik könyvben levették a lapról, és itt is",
	"round {0}, table {1}: the check mark was taken from the sheet in the other book, and here too")
M(merge_checked,
	"{0}. forduló, {1}. asztal: a lapot a másik könyvben ellenőrizte {2}, és ez itt is fel van jegyezve",
	"round {0}, table {1}: {2} checked the sheet in the other book, and that is noted here too")
M(merge_rechecked,
	"{0}. forduló, {1}. asztal: a lapot a másik könyvben újra ellenőrizték, és a jel itt is „{2}” (korábban „{3}”)",
	"round {0}, table {1}: the sheet was checked anew in the other book, and here too the mark is by “{2}” (before, by “{3}”)")
M(merge_reseated,
	"{0}. forduló, {1}. asztal: a másik könyvben másokat ültettek le, és itt is",
	"round {0}, table {1}: others were seated in the other book, and here too")
M(merge_turn_back,
	"{0}. forduló, {1}. asztal: a másik könyvben a csere a(z) {3} helyen már nem a(z) {2}. leosztástól van, és mostantól itt sem",
	"round {0}, table {1}: in the other book seat {3} is no longer taken over from deal {2} on, nor is it here now")
M(merge_whole,
	"{0}. forduló, {1}. asztal: itt nem nyúltak hozzá, amióta a két könyv egyezett, és most olyan, mint a másik könyvben: {2}",
	"round {0}, table {1}: it was not touched here since the two books last agreed, and is now as in the other book: {2}")
M(merge_whole_seats, "ülésrend", "seats")
M(merge_whole_deals, "{0}. leosztás", "deals {0}")
M(merge_whole_rulings, "{0}. ítélet", "rulings {0}")
M(merge_whole_cards, "a(z) {0}. leosztás lapjai", "cards of deals {0}")
M(merge_whole_totals, "a lap végösszege", "totals")
M(merge_whole_sheet, "aláírás vagy ellenőrzés", "signature or check mark")
M(merge_dropped,
	"a másik könyvben törölték, és itt is törölve lett: {0}",
	"removed in the other book, and here too: {0}")
M(merge_number,
	"{0}: a másik könyvben új rajtszámot kapott, és itt is: {2} (eddig {1})",
	"{0}: has a new start number in the other book, and here too: {2} (until now {1})")
M(merge_carried,
	"ebbe a versenybe pontok jönnek át innen: {0} ({1}); az a másik könyvben más, mint itt, ezért az állás is más lehet. "
	"Vegye át azt is: renonsz merge \"{2}\" \"{3}\"",
	"points are carried over into this event from {0} ({1}), which is not the same in the other book, so the standings may not be "
	"either. Merge that too: renonsz merge \"{2}\" \"{3}\"")
M(merge_carried_here,
	"ebbe a versenybe pontok jönnek át innen: {0} ({1}); az a másik könyvben nincs meg, ezért ott más az állás. Ott vegyék át azt is: "
	"renonsz merge \"{2}\" \"{0}\"",
	"points are carried over into this event from {0} ({1}), which the other book has not, so its standings are others. There merge "
	"that too: renonsz merge \"{2}\" \"{0}\"")
M(merge_crossed,
	"mindkét könyvben egy játékos, de fordítva vonták össze: itt {0}, a másik könyvben {1}; az egyik gép vonja vissza a magáét, "
	"ahol az volt az utolsó lépés (renonsz log), és vegye át a másikat: renonsz undo",
	"one player in both books, but joined the other way round: here {0}, in the other book {1}; one of the two computers takes its "
	"own back, where that was the last step (renonsz log), and merges the other: renonsz undo")
M(merge_joined,
	"{0}: a másik könyvben összevonták vele: {1}, és mostantól itt is egy játékos",
	"{0} has been joined to {1} in the other book, and is one player with them here too")
M(merge_apart_here,
	"{0}: a másik könyvben összevonták vele: {1}, itt külön játékosok maradnak (ha ugyanaz: renonsz player join \"{0}\" \"{1}\")",
	"{0} is joined to {1} in the other book; here they stay two players (if they are one: renonsz player join \"{0}\" \"{1}\")")
M(merge_apart_seats,
	"{0}: a másik könyvben összevonták vele: {1}; itt külön játékosok maradnak, mert egy forduló két asztalánál ülnek: {2}. Ha egy "
	"ember, itt ültessen mást az egyik asztalhoz (renonsz table seat {3}); ha kettő, ott vonja vissza az összevonást, mindazzal, ami "
	"utána történt (renonsz log, renonsz undo LÉPÉSEK); azután vegye át újra",
	"{0} is joined to {1} in the other book; here they stay two players, for they sit at two tables of a round: {2}. If they are "
	"one, seat another at one of the tables here (renonsz table seat {3}); if they are two, take back the join there and "
	"all that came after it (renonsz log, renonsz undo STEPS); then merge again")
M(merge_joined_sits,
	"{0} és {1} egy játékos (összevonták őket), és így egy forduló két asztalánál ülne: {2}; ez az ülés nem jött át. Ha egy ember, "
	"a másik könyvben ültessen mást oda (renonsz table seat {3}); ha kettő, vonja vissza az összevonást, mindazzal, ami utána "
	"történt (renonsz log, renonsz undo LÉPÉSEK); azután vegye át újra",
	"{0} and {1} are one player (they were joined), who would sit at two tables of a round: {2}; this seat has not come. If they "
	"are one, seat another there in the other book (renonsz table seat {3}); if they are two, take back the join and all that came "
	"after it (renonsz log, renonsz undo STEPS); then merge again")
M(merge_apart_there,
	"{0}: itt összevonták vele: {1}, a másik könyvben külön játékosok (ha ugyanaz, ott: renonsz player join \"{0}\" \"{1}\")",
	"{0} is joined to {1} here; in the other book they are two players (if they are one, there: renonsz player join \"{0}\" \"{1}\")")
M(merge_team,
	"{0}: a másik könyvben „{1}”, de annak a neve vagy egy tagja itt egy másik csapatban áll ({2}), ezért nem jött át. Ha az ottani a "
	"jó, itt: renonsz event set \"{3}\"; azután vegye át újra",
	"{0}: in the other book “{1}”, but its name or a member stands in another team here ({2}), so it has not come. If the other "
	"book is right, here: renonsz event set \"{3}\"; then merge again")
M(merge_number_cleared,
	"{0}. rajtszám: itt {1} viselte, akinek a nevezését törölték, mostantól {2}; ahol ez a szám {1} volt, onnan kikerült: {3}",
	"start number {0} was that of {1}, whose entry was taken back, and is now that of {2}; it was removed from the settings in which it meant {1}: {3}")
M(merge_number_lost,
	"{0}: a másik könyvben szerepel ez a rajtszám: {1}; aki ott viseli, itt nincs benevezve, a szám pedig itt másé, ezért itt kimaradt (javítani valamelyik könyvben: renonsz event set {0}=…)",
	"{0}: in the other book it has start number {1}, but whose that is there is not entered here, and here it is somebody else’s: left out here (to correct it in either book: renonsz event set {0}=…)")
M(merge_order_lost,
	"A(z) {2}. asztal sorrendjének {0}. lépésében a másik könyvben ez a rajtszám szerepel: {1}; aki ott viseli, itt nincs benevezve, a szám pedig itt "
	"másé, ezért a sorrend onnan kezdve itt kimaradt. Adjon egyiküknek másik számot (renonsz entry change), és vegye át újra",
	"Step {0} of the order at table {2} has start number {1} in the other book; its owner there is not entered here, where the "
	"number is somebody else’s: from that step on the list is left out here. Give one of the two another number (renonsz entry "
	"change), and merge again")
M(merge_club,
	"{0}: a másik könyvben más klub áll mellette, és itt is: {2} (eddig {1})",
	"{0}: has another club in the other book, and here too: {2} (until now {1})")
M(merge_clubs,
	"{0}: a klubja itt {1}, a másik könyvben {2}; itt ez marad (átírni: renonsz player change \"{0}\" --club KLUB)",
	"{0}: the club is {1} here, {2} in the other book; here it stays so (to change it: renonsz player change \"{0}\" --club CLUB)")
M(merge_clock,
	"{0}. forduló: a másik könyvben újraindították az óráját, és itt is",
	"round {0}: its clock was started anew in the other book, and here too")
M(merge_closed,
	"itt a lap le van zárva (kinyitni: renonsz sheet open {0} {1})",
	"here the sheet is closed (to open it: renonsz sheet open {0} {1})")
M(merge_gone,
	"a másik könyvben ez már nincs meg, itt megmaradt (ha itt se kell: renonsz undo, ha az átvétele volt itt az utolsó lépés, különben törölje): {0}",
	"the other book has this no more, here it stays (if it is to go: renonsz undo, if taking it over was the last step here, otherwise remove it): {0}")
M(merge_gone_order,
	"a másik könyvben ez már nincs meg, itt megmaradt (ha itt se kell: renonsz order remove -t {1}, ahányszor kell): {0}",
	"the other book has this no more, here it stays (if it is to go: renonsz order remove -t {1}, as often as needed): {0}")
M(merge_gone_round,
	"{0}. forduló: a másik könyvben ez már nincs meg, itt megmaradt minden asztalával együtt (ha itt se kell: előbb a "
	"leosztásai, renonsz deal remove, aztán renonsz round remove {0} --force; ha mégis kell: itt renonsz export --journal, "
	"ott pedig renonsz import azzal a fájllal)",
	"round {0}: the other book has this no more, here it stays with all its tables (if it is to go: first its deals, "
	"renonsz deal remove, then renonsz round remove {0} --force; if it is wanted after all: here renonsz export --journal, "
	"and there renonsz import of that file)")
M(merge_gone_at,
	"{0}. forduló, {1}. asztal: a másik könyvben ez már nincs meg, itt megmaradt (ha itt se kell, törölje): {2}",
	"round {0}, table {1}: the other book has this no more, here it stays (if it is to go, remove it): {2}")
M(merge_gone_ruling,
	"{0}. forduló, {1}. asztal: a másik könyvben ez már nincs meg, itt megmaradt (ha itt se kell: renonsz undo, ha az "
	"átvétele volt itt az utolsó lépés, különben renonsz rule -r {0} -t {1} -d {3} --revise N state=dismissed, és azt a másik is vegye "
	"át; N: renonsz ruling list): {2}",
	"round {0}, table {1}: the other book has this no more, here it stays (if it is to go: renonsz undo, if taking it "
	"over was the last step here, otherwise renonsz rule -r {0} -t {1} -d {3} --revise N state=dismissed, which the other "
	"then takes over; N: renonsz ruling list): {2}")
M(merge_other,
	"a másik könyvben ez azóta más, itt így maradt (ha az a jó, javítsa itt is): {0}",
	"the other book says otherwise since, here it stays so (if that is right, correct it here too): {0}")
M(merge_other_at,
	"{0}. forduló, {1}. asztal: a másik könyvben ez azóta más, itt így maradt (ha az a jó, javítsa itt is): {2}",
	"round {0}, table {1}: the other book says otherwise since, here it stays so (if that is right, correct it here too): {2}")
M(merge_substitute,
	"{0}: a másik könyvben nevező, itt azóta csak beugró, és az is maradt; ha mégis játszik: renonsz entry add \"{0}\"",
	"{0}: in the other book entered to play, here only a substitute since, and that stays; if they play after all: "
	"renonsz entry add \"{0}\"")
M(merge_back,
	"a másik könyvben még megvan, itt azóta visszavonták vagy átírták, és ez így is maradt "
	"(ha mégis kell, vegye fel itt): {0}",
	"the other book still has this, here it was taken back or changed since, and that stays "
	"(if it is wanted after all, enter it here): {0}")
M(merge_back_at,
	"{0}. forduló, {1}. asztal: a másik könyvben még megvan, itt azóta visszavonták vagy átírták, és ez így is maradt "
	"(ha mégis kell, vegye fel itt): {2}",
	"round {0}, table {1}: the other book still has this, here it was taken back or changed since, and that stays "
	"(if it is wanted after all, enter it here): {2}")
M(merge_back_sheet,
	"{0}. forduló, {1}. asztal: a másik könyvben még le van zárva vagy ellenőrizve a lap, itt azóta visszavonták vagy átírták, és ez így is maradt: {2}",
	"round {0}, table {1}: in the other book the sheet is still closed or checked, here that was taken back or changed since, and stays so: {2}")
M(merge_newer_sheet,
	"{0}. forduló, {1}. asztal: a lapot itt azóta lezárták vagy ellenőrizték, és ez így is maradt; a másik könyvben még nem",
	"round {0}, table {1}: the sheet was closed or checked here since, and stays so; not yet in the other book")
M(merge_measure, "A másik könyvből átjött: {0} {1}.", "From the other book: {0} {1}.")
M(merge_back_set,
	"{0}: a másik könyvben „{2}”; volt itt is, de visszaállították, és marad „{1}”",
	"{0}: in the other book “{2}”; so it was here too, but was set back, and stays “{1}”")
M(merge_struck,
	"itt azóta törölték vagy visszavonták azt, amiről a másik könyvben új sor szól "
	"(ha mégis kell: ott renonsz export --journal, a fájlt itt renonsz import); itt nincs róla semmi, ott: {0}",
	"what the other book has a new line about was removed or taken back here since (if it is wanted after all: "
	"there renonsz export --journal, and here renonsz import of that file); here there is nothing of it, there: {0}")
M(merge_rule,
	"{0}: itt „{1}”, a másik könyvben „{2}”; ez a leosztások értékét dönti el, ezért amíg eltér, semmi sem jön át",
	"{0}: here “{1}”, in the other book “{2}”; this decides what deals are worth, so nothing comes while they differ")
M(merge_event_other,
	"a másik könyvben a(z) {0} azóta így szerepel: {1} ({2}), és a régi nevén és napján egy új verseny van; adjon annak más nevet "
	"(renonsz event set)",
	"in the other book {0} is called {1} ({2}) since, and there is a new event of the old name and day; give that one another name "
	"(renonsz event set)")
M(merge_event_twin,
	"„{0}” ({1}) itt nincs, de a(z) „{2}” ({3}) asztalainál ugyanazok ülnek, és ugyanazok a leosztások állnak. Ha ez a kettő egy "
	"verseny, legyen mindkét könyvben egy a neve és a napja (renonsz -e VERSENY event set name=NÉV date=NAP), és fésülje össze "
	"újra; ha nem az, a naplóját olvassa be (renonsz -f KÖNYV -e VERSENY export --journal -o NAPLÓ.ulti, azután renonsz import "
	"NAPLÓ.ulti)",
	"“{0}” ({1}) is not here, but the same sit at the tables of “{2}” ({3}), and the same deals are there. If the two are one "
	"event, give it one name and day in both books (renonsz -e EVENT event set name=NAME date=DAY), and merge again; if they "
	"are not, import its journal (renonsz -f BOOK -e EVENT export --journal -o JOURNAL.ulti, then renonsz import JOURNAL.ulti)")
M(merge_other_guest,
	"{0}: a másik könyvben ő {1}, és ott egy {0} nevű vendég fogad; adjon itt a játékosnak jelet (renonsz player change), "
	"vagy írja át ott a vendég nevét (renonsz deal edit)",
	"{0}: in the other book that is {1}, and a guest called {0} bets there; give the player a mark here (renonsz player "
	"change), or correct the guest's name there (renonsz deal edit)")
M(merge_other_player,
	"{0}: a másik könyvben ő azóta {1}, és ott {0} egy új játékos; adjon egyiküknek más nevet vagy jelet (renonsz player change)",
	"{0}: in the other book that is {1} since, and {0} is a new player there; give one of them another name or mark "
	"(renonsz player change)")
M(merge_nothing, "„{0}”", "“{0}”")
M(merge_version, "„{0}” ({1})", "“{0}” ({1})")
M(merge_namesake,
	"Figyelem: {0} új játékos lesz, de ebben a könyvben már van {1}. "
	"Ha ugyanaz az ember, az egyik könyvben előbb írja át a nevét vagy a jelét: renonsz player change",
	"Note: {0} becomes a new player, but this book has {1} already. "
	"If they are one person, change the name or mark in one of the books first: renonsz player change")
M(merge_gave_way,
	"{0} beugró rajtszáma itt {1} lett: a(z) {2}. rajtszámot mindkét könyvben kiadták, és a nevező {3} tartja meg",
	"the substitute {0} has start number {1} here: {2} was given out in both books, and {3}, who is entered, keeps it")
M(merge_start_no,
	"{0}. rajtszám: itt {1}, a másik könyvben {2}; {2} itt nem kaphatja meg. Kapjon másikat ott, a másik gép saját könyvében "
	"(nem az onnan hozott másolatban): renonsz entry change {3}; azután vegye át újra",
	"start number {0}: here {1}, in the other book {2}; {2} cannot have it here. Give another there, in the other computer's own "
	"book (not in a copy brought from it): renonsz entry change {3}; then merge again")
M(merge_start_no_here,
	"{0}. rajtszám: itt {1}, a másik könyvben {2}; {2} itt nem kaphatja meg, amíg {1} itt, ebben a könyvben, másikat nem kap: "
	"renonsz entry change {3}; azután vegye át újra",
	"start number {0}: here {1}, in the other book {2}; {2} cannot have it here before {1} gets another one here, in this book: "
	"renonsz entry change {3}; then merge again")
M(merge_other_start,
	"{0} rajtszáma itt {1}, a másik könyvben {2}. Ott is az {1} legyen, a másik gép saját könyvében: "
	"renonsz entry change \"{0}\" --start {1}; azután vegye át újra",
	"{0} has start number {1} here, {2} in the other book. Let it be {1} there too, in the other computer's own "
	"book: renonsz entry change \"{0}\" --start {1}; then merge again")
M(merge_opened_there,
	"{0}. forduló, {1}. asztal: a lapot a másik könyvben azóta kinyitották, itt azóta „{2}” írta alá; itt ez marad "
	"(kinyitás: renonsz sheet open {0} {1})",
	"round {0}, table {1}: since then the sheet was opened in the other book, and signed here by “{2}”; here that stays "
	"(to open it: renonsz sheet open {0} {1})")
M(merge_stays_open,
	"{0}. forduló, {1}. asztal: a lapot itt azután nyitották ki, hogy a másik könyvben aláírták; nyitva marad "
	"(lezárás: renonsz sheet sign {0} {1})",
	"round {0}, table {1}: the sheet was opened here after it was signed in the other book; it stays open "
	"(close: renonsz sheet sign {0} {1})")
M(merge_setting,
	"{0}: itt „{1}”, a másik könyvben „{2}”; itt az marad, ami volt (átírni: renonsz event set)",
	"{0}: here “{1}”, in the other book “{2}”; it stays here as it was (to change it: renonsz event set)")
M(merge_other_sheet,
	"{0}. forduló, {1}. asztal: a másik könyvben aláírták vagy ellenőrizték, de ott nem ugyanaz áll a lapon, mint itt; "
	"az aláírás nem jött át (lezárás: renonsz sheet sign {0} {1})",
	"round {0}, table {1}: the sheet was signed or checked in the other book, but it does not say there what it says "
	"here; the signature was not taken over (close: renonsz sheet sign {0} {1})")
M(merge_not_whole,
	"ebben a könyvben senki sem nyúlt hozzá, mióta a kettő megegyezett, mégsem lehetett olyanná tenni, amilyen a "
	"másikban (renonsz diff)",
	"nobody has touched it in this book since the two agreed, and yet it could not be made what it is in the other "
	"(renonsz diff)")
M(merge_other_club,
	"Figyelem: {0}: ebben a könyvben a klubja {1}, a másikban {2}; egy személynek számít. "
	"Ha két ember, az egyik könyvben előbb különböztesse meg: renonsz player change … --mark JEL",
	"Note: {0} is of {1} in this book and of {2} in the other; they are taken for one person. "
	"If they are two, tell them apart in one of the books first: renonsz player change … --mark MARK")
M(totals_how_many,
	"a versenyen nincs rögzítve, hány leosztásból áll egy forduló; adja meg: --deals 9",
	"the event does not fix how many deals a round has; say it: --deals 9")
M(totals_usage,
	"az összegek így adhatók meg: renonsz sheet totals {0} {1} = {2} (hely szerint {3} egész szám)",
	"give the totals like this: renonsz sheet totals {0} {1} = {2} ({3} whole numbers by seat)")
M(word_deals, "a leosztások száma", "the number of deals")
M(paper_figures,
	"a papíron {0} áll; ennél az asztalnál {1} szám kell, helyenként egy (például: = {2})",
	"the paper says {0}; at this table {1} figures are needed, one for each seat (such as = {2})")
M(deal_paper_differs,
	"a papíron {0} áll, az elszámolás szerint {1}{2}",
	"the paper says {0}, the settlement {1}{2}")
M(event_bad_day,
	"„{0}” nem dátum; így adja meg: 2026-11-21 (vagy 2026. november 21.)",
	"“{0}” is not a date; write it as 2026-11-21")
M(event_bad_text,
	"„{0}”: az értéke legfeljebb {1} bájt lehet, vezérlőkarakterek nélkül",
	"the value of “{0}” can have {1} bytes at most, without control characters")
M(event_bad_count,
	"„{0}”: az értéke 0 és 99999 közötti egész szám legyen, nem „{1}”",
	"“{0}” takes a whole number from 0 to 99999, not “{1}”")
M(duplicate_no_cards,
	"{0}: ennek a játéknak a lapjait a program nem ismeri, ezért magból nem oszthat",
	"{0}: the program does not know the cards of this game, so no seed can deal them")
M(duplicate_many,
	"legfeljebb {0} leosztás kérhető egyszerre",
	"at most {0} deals can be asked for at once")
M(duplicate_has_deals,
	"{0}. forduló: a(z) „{2}” mag lapjaival már {1} leosztás fel van írva; ha mégis másik mag kell: --force",
	"round {0}: {1} deals are recorded with the cards of the seed “{2}”; to attach another all the same: --force")
M(turn_beyond,
	"{0}. leosztástól: ezen a lapon csak {1} leosztás van; aki azután ül le, a következő forduló lapjára kerül (renonsz table add "
	"{2} {3} …), aki előbb ült le, annál az első leosztását mondja meg",
	"from deal {0}: this sheet has {1} deals; who sits down after them goes onto the next round's sheet (renonsz table add {2} {3} "
	"…), and of who sat down before say their first deal")
M(order_not_seated,
	"A sorrend szerint {0} átadja a helyét, {1} következik (3.§, 4.§); így mégis {0} játszik. Ha {1} ült oda, előbb "
	"ültesse át (renonsz order megmondja, hogyan).",
	"By the list {0} gives up the seat and {1} is next (3.§, 4.§); so {0} plays all the same. If it was {1} who sat down, "
	"change the seat first (renonsz order says how).")
M(order_jumped,
	"A sorrend szerint {0} játszik, nem {1} (3.§, 4.§). Ha mégsem {1} ült le, javítsa az ülést; ha valaki lemondott a "
	"kezéről, írja fel (renonsz order waive).",
	"By the list {0} plays, not {1} (3.§, 4.§). If it was not {1} who sat down, correct the seat; if somebody waived the "
	"hand, record it (renonsz order waive).")
M(bettor_meant, "Fogadó: „{0}” = {1}.", "Bettor: “{0}” = {1}.")
M(bettor_new, "Új fogadó, aki nincs benevezve: {0}.", "A new bettor, who is not entered: {0}.")
M(bettor_ambiguous,
	"a fogadó neve, „{0}”, többekre is illik: {1}, {2}; írja ki, melyikük: {3}",
	"the bettor’s name, “{0}”, fits several: {1}, {2}; write which of them: {3}")
M(bettor_number,
	"„{0}”: ezzel a rajtszámmal senki sincs nevezve; a fogadó neve vagy rajtszáma kell: renonsz entry list",
	"“{0}”: nobody is entered with that start number; a bettor’s name or start number is needed: renonsz entry list")
M(bettor_plays,
	"{0} maga játszik a(z) {1} helyen, és ott teheti a saját tétjét: fogad:{1}:10",
	"{0} plays in seat {1} and bets as the player: fogad:{1}:10")
M(bettor_noted_plays,
	"{0} maga játszik a(z) {1} helyen, és ott teheti a saját tétjét: fogad:{1}:10. Amit korábban felírt, azt a „-” "
	"kiveszi",
	"{0} plays in seat {1} and bets as the player: fogad:{1}:10. What was noted before “-” takes out")
M(bettor_sits,
	"{0}. leosztás: {1} most a(z) {2} helyen ül, de fogadóként is fel van írva, így kétszer szerepel. Aki játszott, annak a tétje a "
	"játékosé (fogad:{2}:10): renonsz deal edit {3} {4} {0} …",
	"Deal {0}: {1} sits in seat {2} now, but is recorded as a bettor too, and so appears twice. Who played bets as the player "
	"(fogad:{2}:10): renonsz deal edit {3} {4} {0} …")
M(bettor_twice,
	"„{0}” és „{1}” két külön fogadó, két számlával; ha ugyanaz az ember, írja egyformán, a régi sort is (renonsz deal edit).",
	"“{0}” and “{1}” are two bettors with two accounts; if they are one person, write both alike, the older line too "
	"(renonsz deal edit).")
M(order_step,
	"„{0}”: ez nem a sorrend egy lépése; így kell, például: sor 3 \"1 1 4 enters 5,2\" (asztal, forduló, leosztás, mi "
	"történt, rajtszámok)",
	"“{0}” is no step of the list of order; it is written as in: sor 3 \"1 1 4 enters 5,2\" (table, round, deal, what "
	"happened, start numbers)")
M(order_differs,
	"a(z) {0}. asztal sorrendjének {1}. lépése: itt „{2}”, ott „{3}”. Amelyik nem jó, azt abban a könyvben vegye le (renonsz order "
	"remove -t {0}: az utolsó lépést, ahányszor kell), vegye át a másikat, és ha kell, írja fel utána",
	"step {1} of the order at table {0}: here “{2}”, there “{3}”. Take the wrong one back in its book (renonsz order remove -t {0}: "
	"the last step, as often as needed), take over the other, and record it again after that if it is needed")
M(order_before_deal, "{0}/{1}. leosztás előtt: ", "before deal {0}/{1}: ")
M(order_is_drawn, "kihúzva: {0}", "drawn: {0}")
M(order_enters, "{0} belép", "{0} enters")
M(order_enters_before, "{0} belép, elé: {1}", "{0} enters in front of {1}")
M(order_waives, "{0} lemond a kezéről", "{0} waives the hand")
M(order_leaves, "{0} távozik", "{0} leaves")
M(order_removed, "Levéve a(z) {0}. asztal sorrendjéből: {1}.", "Removed from the order at table {0}: {1}.")
M(order_no_step,
	"a(z) {0}. asztal sorrendjének nincs felírt lépése, amelyet le lehetne venni",
	"the order at table {0} has no recorded step to take back")
M(order_long,
	"a sorrendbe ennyi játékos nem fér ({0}): legfeljebb 64",
	"the list of order has no room for that many players ({0}): 64 at most")
M(order_twice, "„{0}” kétszer szerepel a sorrendben", "“{0}” stands in the order twice")
M(order_few,
	"a sorrendhez legalább két játékos kell, és csak {0} van; benevezni: renonsz entry add NÉV",
	"an order needs two players at least, and there is/are {0}; to enter them: renonsz entry add NAME")
M(order_begun,
	"a(z) {0}. asztalnál a sorrend már megvan, vagy a játék elkezdődött: a 9.§ szerint előtte húznak; új játékos: renonsz "
	"order enter NÉV; ami tévesen van felírva: renonsz order remove",
	"at table {0} the order is there, or play has begun: it is drawn before that (9.§); a newcomer: renonsz order enter "
	"NAME; what is recorded by mistake: renonsz order remove")
M(order_there, "{0} már benne van a sorrendben", "{0} is on the list already")
M(order_struck,
	"{0} a távozása óta nincs benne a sorrendben; aki visszatér, úgy lép be, mint az új játékos (3.§): renonsz order "
	"enter \"{0}\"",
	"{0} left, and is no longer on the list of order; a player who comes back enters like a newcomer (3.§): renonsz order "
	"enter \"{0}\"")
M(order_out,
	"{0} visszalépett a versenytől vagy kizárták, ezért nem kerülhet a sorrendbe",
	"{0} has withdrawn or was excluded from the event, and does not come onto the list")
M(order_before,
	"hogy „{0}” ki elé kerül, a felírt fogadásokból nem derül ki (3.§): mondja meg, kinek a kezére tett először: renonsz "
	"order enter \"{0}\" NÉV",
	"the recorded bets do not tell in front of whom “{0}” enters (3.§): say on whose hand they bet first: renonsz order "
	"enter \"{0}\" NAME")
M(order_before_none,
	"{0} nincs a sorban, ezért elé senki sem kerülhet; aki a chouette-et adja, és a társai, kiváltak belőle (4.§). Mondjon olyat, "
	"aki a sorban van: renonsz order",
	"{0} is not on the list, and nobody comes in front of them; who gives the chouette has left it with the partners (4.§). Name "
	"somebody who is on it: renonsz order")
M(order_plays_on,
	"Senki sem vár, ezért {0} a lemondás után is a helyén marad; ha új játékos lép be, az kerül elé (4.§).",
	"Nobody waits, so {0} keeps the seat after waiving too; a newcomer who enters comes first (4.§).")
M(order_no_hand,
	"{0} most nem mondhat le: az teheti, aki az asztalnál ül, vagy akin a sor van (4.§)",
	"{0} has nothing to waive now: whoever sits at the table may, or whose turn it is (4.§)")
M(export_nameless, "{0}: {1}", "{0}: {1}")
M(export_seeds,
	"Sorsolási magban is állt ilyen név ({0} helyen); a napló mást ír a helyére, így a belőle készült könyvben abból a magból\n"
	"más sorsolás, más sorrend és más lapok jönnek ki: ezek csak az eredeti könyvből ellenőrizhetők.",
	"A seed had such a name too (in {0} place(s)); the journal has another one there, so in a book made of it\n"
	"other draws, orders and hands come of that seed: only the original book can check them.")
M(export_bad_ruling,
	"{0}: egy ítélet nem olvasható vissza ({1}. bejegyzés); a könyv sérült, vagy más program írt bele. "
	"Hogy mi nem stimmel: renonsz verify",
	"{0}: a ruling cannot be read back (record {1}); the book is damaged, or another program wrote into it. "
	"To see what is wrong: renonsz verify")
M(export_bad_deal,
	"{0}. bejegyzés: nem ennek a játéknak a leosztása; a könyv sérült",
	"record {0} is not a deal of this game; the book is damaged")
M(word_team, "a csapat száma", "the number of the team")
M(word_round, "a forduló száma", "the round")
