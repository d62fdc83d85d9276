/* The texts of book/ and vault/; see base/messages.h. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* The file. */
M(book_missing,
	"{0}: nincs ilyen könyv; nézze meg az elérési utat (-f, RENONSZ_DB), vagy kezdjen újat: renonsz event new …",
	"{0}: no such book; check the path (-f, RENONSZ_DB), or make one: renonsz event new …")
M(book_empty,
	"{0}: a fájl üres, nem könyv; adjon meg másik fájlt",
	"{0}: the file is empty, not a book; give another file")
M(book_foreign,
	"{0}: SQLite-fájl, de nem a renonsz könyve; adjon meg másik fájlt",
	"{0}: an SQLite file, but not a book of renonsz; give another file")
M(book_damaged,
	"{0}: nem a renonsz könyve, vagy megsérült; vegye elő a legutóbbi mentést (renonsz backup list, renonsz restore MENTÉS), "
	"vagy mentse ki, ami még olvasható (renonsz recover {0} -o ÚJ.db)",
	"{0}: not a book of renonsz, or damaged; take the newest backup (renonsz backup list, renonsz restore BACKUP), "
	"or save what can still be read (renonsz recover {0} -o NEW.db)")
M(book_no_file,
	"{0}: nem könyv, hanem mappa vagy eszköz; adja meg a könyv fájlját (-f)",
	"{0}: this is no book but a folder or a device; give the file of the book (-f)")
M(book_no_name,
	"„{0}” nem lehet könyv neve: amit beleír, nem maradna meg; adjon meg fájlt (-f kupa.db)",
	"“{0}” cannot be the name of a book: nothing written there would be kept; give a file (-f cup.db)")
M(book_rebuilt,
	"{0}: a könyv szerkezetébe más program is belenyúlt („{1}”), ezért a program nem nyitja meg; "
	"vegye elő a legutóbbi mentést (renonsz restore MENTÉS), vagy mentse át új könyvbe (renonsz recover {0} -o ÚJ.db)",
	"{0}: another program has changed the structure of the book (“{1}”), so it is not opened; take the newest backup "
	"(renonsz restore BACKUP), or save it into a new book (renonsz recover {0} -o NEW.db)")
M(book_newer,
	"{0}: a könyvet újabb program írta ({1}. változat, ez a program a(z) {2}. változatig érti); "
	"telepítse az újabb renonszt",
	"{0}: the book was written by a newer program (version {1}, this one knows up to {2}); "
	"install the newer renonsz")
M(book_moved,
	"{0}: a könyv közben eltűnt a helyéről (törölték, áthelyezték vagy kicserélték), ezért semmi sem került bele; "
	"nézze meg a fájlt, és kezdje újra",
	"{0}: the book has gone from its place meanwhile (deleted, moved or replaced), so nothing was written to it; "
	"look at the file and start again")
M(book_replaced,
	"{0}: a könyvet éppen most cserélték ki (például visszaállítottak egy mentést), ezért semmi sem került bele; "
	"nézze meg, mi áll most benne (renonsz log), és kezdje újra",
	"{0}: the book was replaced in this very moment (a backup was restored, for example), so nothing was written to "
	"it; look at its present contents (renonsz log) and start again")
M(book_busy,
	"{0}: a könyvet éppen egy másik program írja; várja meg, amíg végez, és próbálja újra",
	"{0}: another program is writing the book; wait until it is done and try again")
M(book_full,
	"{0}: a lemez megtelt vagy nem írható; szabadítson fel helyet, és próbálja újra (a könyv ép maradt)",
	"{0}: the disk is full or cannot be written; free some room and try again (the book is unharmed)")
M(book_read_only,
	"{0}: a könyv vagy a mappája nem írható; adjon rá jogosultságot, vagy másolja írható mappába",
	"{0}: the book or its folder cannot be written; change the permissions or copy it to a writable folder")
M(book_two_names,
	"{0}: ennek a fájlnak {1} neve van (kemény link), és amit az egyik néven írnak bele, az a másikon elveszne; "
	"olvasni lehet, írni csak önálló másolatba: renonsz -f {0} backup ÚJ.db",
	"{0}: this file has {1} names (hard links), and what is written by one of them would be lost by another; it can "
	"be read, and written only as a copy of its own: renonsz -f {0} backup NEW.db")
M(book_unopened,
	"{0}: a könyv nem nyitható meg; nézze meg, hogy fájl-e, és hogy írható-e a mappája",
	"{0}: the book cannot be opened; check that it is a file and that its folder can be written")
M(book_failed,
	"{0}: a könyv nem kezelhető ({1}); nézze meg az elérési utat, a jogosultságot és a lemezt",
	"{0}: the book cannot be used ({1}); check the path, the permissions and the disk")
M(book_rule,
	"a könyv nem fogadja el az adatot ({0}); nézze meg, mit adott meg",
	"the book does not accept the data ({0}); check what you have given")
M(book_open,
	"{0}: a könyv éppen nyitva van egy másik programban; lépjen ki belőle ott (a renonsz enterből is), és próbálja újra",
	"{0}: another program has the book open; leave it there (renonsz enter too) and try again")
M(recover_nothing,
	"{0}: a sérült fájlnak épp az a része veszett el, amelyből kiderülne, mi hol van benne, "
	"ezért semmi sem menthető ki; állítsa vissza a legutóbbi mentést "
	"(renonsz backup list), vagy olvassa be újra a játszmalapokat (renonsz import)",
	"{0}: the part of the damaged file that tells what lies where is lost, so nothing can be saved; "
	"restore the newest backup (renonsz backup list), or read the game sheets in again (renonsz import)")
M(copy_beside,
	"{0}: itt egy megnyitott vagy félbeszakadt könyv van (-wal vagy -journal fájl a neve mellett); adjon a másolatnak más nevet",
	"{0}: a book that is open, or was cut off, lies here (a -wal or -journal file beside it); give the copy another name")
M(copy_full,
	"{0}: a másolatának ({1}) nincs hely: a lemez megtelt, vagy nem írható; szabadítson fel helyet, és próbálja újra",
	"{0}: there is no room for its copy ({1}): the disk is full or cannot be written; free some room and try again")
M(copy_failed,
	"{0}: a másolata ({1}) nem készült el; nézze meg, van-e hely a lemezen, és írható-e a mappa",
	"{0}: its copy ({1}) could not be made; check the free space and the permissions")
M(copy_differs,
	"{0}: az elkészült másolat nem egyezik a könyvvel, ezért nem maradt meg; nézze meg a lemezt, és adjon meg másik helyet",
	"{0}: the copy that was made differs from the book, so it was not kept; check the disk and give another place")
M(folder_missing,
	"{0}: nincs ilyen mappa: {1}; nézze meg az elérési utat (-f, RENONSZ_DB), vagy előbb hozza létre a mappát",
	"{0}: there is no folder {1}; check the path (-f, RENONSZ_DB), or make the folder first")
M(folder_failed,
	"{0}: a mappa nem hozható létre ({1}); adjon meg másik helyet a könyvnek (-f, RENONSZ_DB)",
	"{0}: the folder cannot be made ({1}); give another place for the book (-f, RENONSZ_DB)")
M(backup_failed,
	"{0}: a könyvet frissíteni kell, de a mentése ({1}) nem készült el, ezért változatlan maradt; "
	"nézze meg a helyet és a jogosultságot",
	"{0}: the book has to be upgraded, but its backup ({1}) could not be made, so nothing was changed; "
	"check the room and the permissions")

/* Names and numbers. */
M(name_empty,
	"a név üres; adja meg a nevet",
	"the name is empty; give a name")
M(name_long,
	"„{0}”: túl hosszú; legfeljebb {1} bájt lehet, rövidítse",
	"“{0}”: too long; shorten it to {1} bytes at most")
M(name_not_plain,
	"„{0}”: a(z) {1}. karakter ({2}) nem látszik vagy hibás; törölje ki, és írja be újra",
	"“{0}”: character {1} ({2}) is invisible or broken; delete it and type it again")
M(name_mixed,
	"„{0}”: a(z) {1}. karakter ({2}) csak hasonlít egy latin betűre: cirill vagy görög; törölje ki, és írja be újra",
	"“{0}”: character {1} ({2}) only looks like a Latin letter, it is Cyrillic or Greek; delete it and type it again")
M(seed_blanks,
	"„{0}”: a magban csak szavak között állhat szóköz, egyszerre egy és közönséges, hogy két mag ne látszhasson egynek; írja be újra",
	"“{0}”: in a seed one plain blank may stand between two words and none elsewhere, so that no two seeds look like one; type it again")
M(seed_twin,
	"„{0}”: a magban a(z) {1}. karakter ({2}) csak hasonlít egy másikra, vagy többet von egybe; írja be helyette a közönségeset",
	"“{0}”: in a seed character {1} ({2}) only looks like another, or is several in one; type the common one in its place")
M(name_formula,
	"„{0}”: név nem kezdődhet így: = + - @ (a táblázatkezelő képletnek venné); hagyja el az elejéről",
	"“{0}”: a name may not begin with = + - @ (a spreadsheet would take it for a formula); leave it off")
M(name_brackets,
	"„{0}”: zárójelben csak a megkülönböztető jel állhat a név végén; például: Kiss Péter (Szolnok)",
	"“{0}”: only the distinguishing mark may stand in brackets, at the end: Kiss Péter (Szolnok)")
M(number_wrong,
	"{0}: a sorszámok 1-től 99999-ig mennek; adjon meg egy szabad számot ezek közül",
	"{0}: numbers go from 1 to 99999; give one of these that is free")
M(event_deals_many,
	"{0} leosztás egy fordulóban: a négyes asztalokra ez {1} lenne, legfeljebb 99999 lehet; adjon meg kevesebbet, "
	"vagy a négyes asztalét is: deals-four=SZÁM",
	"{0} deals a round: at a table of four this would be {1}, and 99999 is the most; give fewer, or that of a table "
	"of four too: deals-four=NUMBER")
M(day_wrong,
	"„{0}”: nem dátum; így adja meg: 2026-11-21",
	"“{0}”: not a date; write it as 2026-11-21")

/* Players. */
M(player_nameless, "Névtelen {0}", "Nameless {0}")
M(player_unknown,
	"nincs ilyen játékos: „{0}”; vegye fel (renonsz player add NÉV), vagy keresse meg (renonsz player list)",
	"no such player: “{0}”; add the player (renonsz player add NAME), or look for one (renonsz player list)")
M(player_unknown_near,
	"nincs ilyen játékos: „{0}”; talán {1}?",
	"no such player: “{0}”; perhaps {1}?")
M(player_ambiguous,
	"„{0}” több játékosra is illik: {1}. Írja ki az egyiket egészben, a jelével együtt",
	"“{0}” fits several players: {1}. Write one of them whole, with the mark")
M(player_taken,
	"már van ilyen játékos: {0}; ha másvalaki, különböztesse meg jellel: --mark JEL",
	"there is such a player already: {0}; if this is somebody else, tell them apart with --mark MARK")

/* Events, settings, entries. */
M(event_unknown,
	"nincs ilyen verseny: „{0}”; a versenyek: renonsz event list",
	"no such event: “{0}”; the events: renonsz event list")
M(event_ambiguous,
	"„{0}” több versenyre is illik: {1}; adja meg a számát vagy a teljes nevét",
	"“{0}” fits several events: {1}; give its number or its whole name")
M(event_none,
	"még nincs verseny a könyvben; vegyen fel egyet (event new), vagy olvasson be játszmalapot (import)",
	"there is no event in the book yet; add one (event new) or read in game sheets (import)")
M(event_not_chosen,
	"több verseny is van; válasszon egyet az „event use” paranccsal, vagy adja meg a -e kapcsolóval",
	"there are several events; choose one with “event use” or name it with -e")
M(event_taken,
	"már van ilyen nevű verseny azon a napon: {0}, {1}; adjon meg másik nevet vagy napot",
	"there is an event of that name on that day already: {0}, {1}; give another name or day")
M(season_unknown,
	"nincs ilyen évad: „{0}”; nézze meg az évadok listáját (renonsz season list), vagy kezdjen újat (renonsz season new \"{0}\")",
	"no such season: “{0}”; look at the list of seasons (renonsz season list), or make it (renonsz season new \"{0}\")")
M(season_ambiguous,
	"„{0}” több évadra is illik: {1}, {2}; adja meg a teljes nevét",
	"“{0}” fits several seasons: {1}, {2}; give its whole name")
M(season_taken,
	"már van ilyen nevű évad: {0}; adjon meg másik nevet, vagy módosítsa azt (renonsz season change)",
	"there is a season of that name already: {0}; give another name, or change that one (renonsz season change)")
M(season_without,
	"{0} nem számít ebben az évadban: {1}; nézze meg, mi számít benne (renonsz season list {1})",
	"{0} does not count in this season: {1}; look at what does (renonsz season list {1})")
M(event_pinned,
	"{0}: már van felírt leosztás, ezért a szabálykiadás nem változtatható; vegyen fel új versenyt",
	"{0}: a deal is recorded already, so the edition of the rules cannot change; add a new event")
M(event_held_ruling,
	"{0}: a könyvben már van döntés ({1}. forduló, {2}. asztal, {3}. leosztás), és az a mostani szabályok szerint született, "
	"ezért azok nem változtathatók. Vonja vissza a könyv lépéseit odáig (renonsz log, renonsz undo), állítsa be a szabályokat, "
	"és vegye fel a döntést újra",
	"{0}: the book has a ruling (round {1}, table {2}, deal {3}), which was given by the rules as they are, so they cannot "
	"change. Take the book's steps back as far as that one (renonsz log, renonsz undo), set the rules, and record the ruling "
	"again")
M(event_held_cards,
	"{0}: egy leosztásnak már fel vannak írva a lapjai ({1}. forduló, {2}. asztal, {3}. leosztás) a mostani szabálykiadás "
	"szerint, ezért az nem változtatható. Vonja vissza a könyv lépéseit odáig (renonsz log, renonsz undo), állítsa be a "
	"szabálykiadást, és írja fel a lapokat újra",
	"{0}: cards are on record (round {1}, table {2}, deal {3}) by the edition as it is, so it cannot change. Take the book's "
	"steps back as far as that one (renonsz log, renonsz undo), set the edition, and enter the cards again")
M(event_held_seed,
	"{0}: az {1}. számú fordulóhoz egy mag van csatolva, és az a mostani szabálykiadás játékának lapjait adja, ezért az nem "
	"változtatható. Vonja vissza a fordulót (renonsz round remove {1}), vagy a könyv lépéseit odáig (renonsz log, renonsz undo), "
	"állítsa be a szabálykiadást, és csatolja a magot újra",
	"{0}: a seed is attached to round {1}, and it deals the cards of this edition's game, so the edition cannot change. Take the "
	"round back (renonsz round remove {1}), or the book's steps as far as that one (renonsz log, renonsz undo), set the edition, "
	"and attach the seed again")
M(setting_long,
	"{0}: {1} bájt hosszú; legfeljebb {2} fér el (egy ékezetes betű kettő). Rövidítse, például a nevet",
	"{0}: {1} bytes long; {2} are the most (an accented letter is two). Shorten it, the name for instance")
M(setting_pinned,
	"{0}: már van felírt leosztás, és ez a beállítás a leosztások pontjait is érinti, ezért már nem változtatható ({1}={2}); vegyen fel új versenyt",
	"{0}: a deal is recorded already, and this setting decides what deals are worth, so it cannot change ({1}={2}); add a new event")
M(start_no_unknown,
	"nincs {0}. rajtszámú nevezett; nézze meg: renonsz entry list",
	"nobody is entered with start number {0}; see renonsz entry list")
M(entry_other_start,
	"{0} már nevezett, rajtszáma {1}, nem {2}; ha azt kapja, javítsa: renonsz entry change \"{0}\" --start {2}",
	"{0} is entered already with start number {1}, not {2}; to change it: renonsz entry change \"{0}\" --start {2}")
M(start_no_taken,
	"{0}. rajtszám: már foglalt ({1}); adjon meg másikat. Ha ketten cserélnek, előbb az egyik egy szabad számot kap",
	"start number {0} is taken by {1}; give another. For an exchange one of the two first gets a free number")
M(entry_unknown,
	"nincs ilyen nevezés a versenyen (azonosító: {0}); nézze meg a nevezések listáját",
	"the event has no such entry (id {0}); look at the list of entries")

M(entry_seated,
	"{0} nevezése nem vonható vissza, mert asztalnál ül ({1}. forduló, {2}. asztal); "
	"aki visszalép: renonsz discipline add visszalepes \"{0}\" --reason INDOK (a lejátszott fordulói megmaradnak)",
	"the entry of {0} cannot be taken back while {0} sits at a table (round {1}, table {2}); "
	"for a player who withdraws: renonsz discipline add withdrawal \"{0}\" --reason REASON (the rounds played stay)")
M(entry_measured,
	"{0}: fegyelmi intézkedés vagy visszalépés van róla feljegyezve, ezért a nevezése megmarad",
	"{0}: a measure or a withdrawal is on record, so the entry stays")

/* Tables. */
M(round_unknown,
	"nincs {0}. forduló; nézze meg a fordulók listáját",
	"there is no round {0}; look at the list of rounds")
M(round_in_use,
	"{0}. forduló: van asztala ({1}. asztal), ezért nem vonható vissza; előbb az asztalait vonja "
	"vissza (renonsz table remove), vagy ha egyiken sincs leosztás, velük együtt: renonsz round remove {0} --force",
	"round {0} has tables (table {1}) and cannot be taken back; take its tables back first (table remove), or, if none "
	"has a deal, together with it: renonsz round remove {0} --force")
M(table_has_deal,
	"{0}. forduló, {1}. asztal: van felírt leosztása ({2}. leosztás), ezért nem vonható vissza; "
	"ha a leosztás is tévedés, előbb azt vonja vissza (renonsz deal remove)",
	"round {0}, table {1} has recorded deals (deal {2}) and cannot be taken back; "
	"if the deal is a mistake too, take it back first (deal remove)")
M(table_has_cards,
	"{0}. forduló, {1}. asztal: fel vannak írva egy leosztás lapjai ({2}.), ezért az asztal nem vonható vissza",
	"round {0}, table {1} has the cards of deal {2} on record and cannot be taken back")
M(table_has_totals,
	"{0}. forduló, {1}. asztal: fel van írva a lap összege ({2} leosztás), ezért nem vonható vissza; "
	"ha az is tévedés, előbb azt vonja vissza (renonsz sheet totals {0} {1} --deals 0)",
	"round {0}, table {1} has the totals of its sheet on record ({2} deals) and cannot be taken back; "
	"if they are a mistake too, take them back first (renonsz sheet totals {0} {1} --deals 0)")
M(table_has_ruling,
	"{0}. forduló, {1}. asztal: ítélet van egy leosztásáról ({2}.), ezért az asztal nem vonható vissza",
	"round {0}, table {1} has a ruling on deal {2} and cannot be taken back")
M(table_unknown,
	"{0}. forduló: nincs {1}. asztal; ezek vannak: {2}",
	"round {0} has no table {1}; its tables: {2}")
M(table_no_round,
	"a versenynek nincs {0}. fordulója, amelyben asztal volna; ezek vannak: {1}",
	"the event has no round {0} with tables; its rounds: {1}")
M(table_no_row,
	"nincs ilyen asztal a könyvben (azonosító: {0}); nézze meg az asztalok listáját",
	"no such table in the book (id {0}); look at the list of tables")
M(table_taken,
	"{0}. forduló, {1}. asztal: már megvan; más ültetés: renonsz table seat {0} {1}",
	"round {0}, table {1} is there already; to seat it otherwise: renonsz table seat {0} {1}")
M(seats_wrong,
	"egy asztalnál 2–{1} játékos ülhet, nem {0}; nézze meg a helyeket",
	"a table seats 2 to {1} players, not {0}; check the seats")
M(seated_twice,
	"{0} két helyen is ülne az asztalnál; nézze meg a helyeket",
	"{0} would have two seats at the table; check the seats")
M(turns_many,
	"{0}. forduló, {1}. asztal: egy lapon legfeljebb {2} csere lehet; új lapon, a következő fordulóban lehet "
	"folytatni (renonsz table add)",
	"round {0}, table {1}: a sheet can have at most {2} substitutions; go on with a new sheet, in the next "
	"round (renonsz table add)")
M(turn_number,
	"{0}: beugró a 2. leosztástól ülhet le; aki az elsőtől játszik, azt --from nélkül ültesse le",
	"{0}: a substitute can take over from deal 2 on; a player who is there from the first deal is seated without --from")
M(seats_in_use,
	"{0}. forduló, {1}. asztal: már van felírt leosztása, ezért marad {2} játékos; "
	"cserélni lehet őket, hozzáadni vagy elvenni nem",
	"round {0}, table {1} has recorded deals, so it stays a table of {2}; "
	"its players can be exchanged, but not added or taken away")
M(seats_changed,
	"{0}. asztal: közben átültették ({1}); amiből kiindult: „{2}”, a könyvben most: „{3}”; "
	"nézze meg újra, és ha még kell, ismételje meg",
	"table {0} was reseated meanwhile ({1}): you went by “{2}”, and now it is “{3}”; look at it again and repeat the "
	"change if it is still due")
M(seat_wrong,
	"{0}. forduló, {1}. asztal: nincs {2}. hely; nézze meg az osztót és a felvevőt",
	"round {0}, table {1} has no seat {2}; check the dealer and the declarer")
M(sheet_signed,
	"{0}. forduló, {1}. asztal: a játszmalap le van zárva; előbb nyissa meg újra (renonsz sheet open {0} {1})",
	"round {0}, table {1}: the sheet is signed; open it again first (renonsz sheet open {0} {1})")

/* Deals. */
M(deal_unknown,
	"{0}. leosztás: nincs felírva ennél az asztalnál; nézze meg a játszmalapot",
	"deal {0} is not recorded at this table; look at the sheet")
M(deal_conflict,
	"{0}. leosztás: már fel van írva, de másképp; a könyvben „{1}” ({3}), most „{2}”; "
	"ha a mostani a helyes: renonsz deal edit {4} {5} {2} --reason …",
	"deal {0} is recorded already, as “{1}” ({3}), and now it says “{2}”; if the new one is right: "
	"renonsz deal edit {4} {5} {2} --reason …")
M(deal_conflict_redeal,
	"{0}. leosztás: már fel van írva, de másképp; a könyvben „{1}” ({3}), most „{2}”; "
	"ha valóban újraosztották: renonsz deal redeal {4} {5} {0} --reason …",
	"deal {0} is recorded already, as “{1}” ({3}), and now it says “{2}”; if it was dealt again: "
	"renonsz deal redeal {4} {5} {0} --reason …")
M(deal_ruled_first,
	"{0}. leosztás: már ítélet van róla ({3}), annak a pontjai számítanak; hogy a sora is („{2}”) meglegyen: nyissa újra a "
	"vitát (renonsz rule … --revise N state=open), írja fel a leosztást, majd döntse el újra (… --revise N state=decided)",
	"deal {0} has a ruling ({3}), whose points count; to have its line (“{2}”) too: reopen the dispute (renonsz rule … "
	"--revise N state=open), record the deal, and decide it again (… --revise N state=decided)")
M(deal_changed,
	"{0}. leosztás: közben megváltozott ({1}); a javítás alapja „{2}”, a könyvben most „{3}”; "
	"nézze meg újra, és ha még kell, ismételje meg",
	"deal {0} was changed meanwhile ({1}): the change was based on “{2}”, and now it is “{3}”; look at it again and "
	"repeat the change if it is still due")
M(deal_no_revision,
	"{0}. leosztás: nincs {1}. változata; nézze meg: renonsz deal show",
	"deal {0} has no revision {1}; see renonsz deal show")

/* History. */
M(step_unknown,
	"nincs {0}. lépés; nézze meg a naplót (renonsz log)",
	"there is no step {0}; look at the log (renonsz log)")
M(step_no_time,
	"„{0}”: se lépésszám, se időpont; így adja meg: --at 12 vagy --at \"2026-11-21 18:30\"",
	"“{0}” is neither the number of a step nor a time; give --at 12 or --at \"2026-11-21 18:30\"")
M(step_none_at,
	"„{0}” előtt még semmit sem írtak a könyvbe; adjon meg lépésszámot vagy későbbi időpontot: 2026-11-21 18:30",
	"nothing was written into the book before “{0}”; give the number of a step or a later time: 2026-11-21 18:30")
M(step_no_history,
	"{0}. lépés: itt kezdődik a könyv naplója (ekkor frissült a könyv); korábbi állapota nem mutatható meg",
	"the log of the book begins with step {0} (when it was upgraded); an earlier state cannot be shown")
M(rewind_failed,
	"{0}: a korábbi állapothoz nem készült el az ideiglenes másolat; nézze meg, van-e hely a lemezen",
	"{0}: the temporary copy for the former state could not be made; see whether there is free space on the disk")

/* Rulings. */
M(ruling_unknown,
	"{0}. leosztás: nincs {1}. számú ítélete; nézze meg az ítéletek listáját (ruling list)",
	"deal {0} has no ruling number {1}; look at the list of rulings (ruling list)")
M(ruling_many,
	"{0}. leosztás: egy leosztásról legfeljebb {1} vita írható fel; a fölöslegeset itt javítsa: renonsz ruling list",
	"deal {0}: of one deal there can be {1} disputes at most; revise one that is there: renonsz ruling list")
M(deal_ruled,
	"{0}. leosztás: ítélet van róla; ha a lap téves, nyissa újra a vitát (renonsz rule … --revise N state=open), javítsa "
	"a leosztást, majd döntse el újra (… --revise N state=decided)",
	"deal {0} has a ruling; if the sheet is wrong, open the dispute again (renonsz rule … --revise N state=open), correct "
	"the deal, and decide it anew (… --revise N state=decided)")
M(deal_disputed,
	"{0}. leosztás: nyitott vita van róla; előbb döntse el vagy utasítsa el (renonsz rule … --revise N state=decided, "
	"illetve state=dismissed)",
	"deal {0} is under dispute; decide or dismiss that first (renonsz rule … --revise N state=decided, or "
	"state=dismissed)")

M(totals_sum,
	"az összegek nem adnak ki nullát, az eltérés {0}; egy szám elírása, hibás előjele vagy két felcserélt számjegy lehet az ok",
	"the totals do not add up to zero, they are {0} off; a wrong figure, a wrong sign or two exchanged digits may be why")
M(totals_conflict,
	"{0}. forduló, {1}. asztal: a lap összege már fel van írva, de másképp; a könyvben „osszeg = {2}”, most „osszeg = {3}”; "
	"ha a mostani a helyes: renonsz sheet totals {0} {1} = … --force",
	"round {0}, table {1}: other totals of the sheet are on record; in the book “osszeg = {2}”, now “osszeg = {3}”; "
	"if these are right: renonsz sheet totals {0} {1} = … --force")
M(deal_beyond_four,
	"{1}. leosztás: a négyes asztalnál egy fordulóban csak {0} van; "
	"nézze meg, jó lapra írja-e (ha minden négyes asztalnál ennyi: renonsz event set deals-four={2})",
	"a round has {0} deals at a table of four, and this would be number {1}; is it the right sheet? (if all such "
	"tables play this many: renonsz event set deals-four={2})")
M(deal_beyond,
	"{1}. leosztás: egy fordulóban csak {0} van; "
	"nézze meg, jó lapra írja-e (ha minden asztalnál ennyi: renonsz event set deals={2})",
	"a round has {0} deals, and this would be number {1}; is it the right sheet? (if all tables play this many: "
	"renonsz event set deals={2})")
