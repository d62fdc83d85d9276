/* The texts of cli/, except for the help pages (docs/help). */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- the command line -------------------------------------------------------------------------- */

M(cli_stdout,
	"a kimenet nem írható ({0}); nézze meg, van-e hely a lemezen",
	"the output cannot be written ({0}); check the free space on the disk")
M(cli_unknown_option,
	"ismeretlen kapcsoló: {0}",
	"unknown option {0}")
M(cli_option_value,
	"{0}: e kapcsoló után meg kell adni az értékét is",
	"the option {0} needs a value")
M(cli_option_not_here,
	"ennek a parancsnak nincs --{0} kapcsolója",
	"this command does not take --{0}")
M(cli_no_table_here,
	"a -t az asztal száma, de ez a parancs nem vár asztalt; a saját sablonok mappája: --templates {0}",
	"-t is a table, which this command does not take; the folder of your templates is --templates {0}")
M(cli_table_is_number,
	"a -t az asztal száma, nem „{0}”; a saját sablonok mappája: --templates {0}",
	"-t is the number of a table, not “{0}”; the folder of your templates is --templates {0}")
M(cli_no_templates,
	"nincs ilyen mappa: {0}; a --templates a saját sablonok mappája, az asztal száma: -t vagy --table",
	"there is no such folder: {0}; --templates is that of your templates, a table’s number is -t or --table")
M(cli_bad_lang,
	"a --lang értéke hu vagy en lehet, nem „{0}”",
	"--lang takes hu or en, not “{0}”")
M(cli_unknown_command,
	"nincs ilyen parancs: {0}",
	"no such command: {0}")
M(cli_unknown_subcommand,
	"{0}: itt más szó kell, nem ez: „{1}”",
	"{0}: another word is needed here, not “{1}”")
M(cli_command_near,
	"nincs ilyen parancs: {0}; talán erre gondolt: {1}?",
	"no such command: {0}; did you mean {1}?")
M(cli_subcommand_near,
	"nincs ilyen parancs: {0} {1}; talán erre gondolt: {0} {2}?",
	"no such command: {0} {1}; did you mean {0} {2}?")
M(cli_subcommand_missing,
	"{0}: hiányzik a folytatása; ezek közül egy kell:{1}",
	"{0}: the next word is missing; it is one of these:{1}")
M(cli_no_table_and_deal,
	"{0}: hiányzik az asztal és a leosztás száma; így adja meg: FORDULÓ ASZTAL LEOSZTÁS",
	"{0}: the numbers of table and deal are missing; give ROUND TABLE DEAL")
M(cli_no_deal,
	"{0}: hiányzik a leosztás száma; így adja meg: FORDULÓ ASZTAL LEOSZTÁS",
	"{0}: the number of the deal is missing; give ROUND TABLE DEAL")
M(cli_too_many_numbers,
	"{0}: háromnál több szám; egy leosztást így adjon meg: FORDULÓ ASZTAL LEOSZTÁS",
	"{0}: more than three numbers; a deal is given as ROUND TABLE DEAL")
M(cli_argument_count,
	"{0}: túl kevés vagy túl sok adat áll a parancs után",
	"{0}: too few or too many words after the command")
M(cli_usage_example,
	"Így kell, például:\n",
	"For example:\n")
M(cli_usage_help,
	"Segítség: renonsz help {0}\n",
	"For help: renonsz help {0}\n")
M(cli_other_name,
	"Angolul: renonsz {0}\n",
	"In Hungarian: renonsz {0}\n")
M(cli_usage_list,
	"A parancsok listája: renonsz súgó\n",
	"For the list of commands: renonsz help\n")
M(cli_bad_line,
	"a sor hibás; javítsa a jelölt helyen",
	"the line is wrong; correct it where it is marked")
M(cli_would,
	"Próba (--dry-run): a könyvbe nem kerül semmi. Ez történne:",
	"Dry run: nothing is written to the book. This would happen:")
M(cli_bad_clock,
	"RENONSZ_NOW: „{0}” nem időpont; így adja meg (UTC): 2026-11-21T18:00:00Z, vagy törölje a beállítást",
	"RENONSZ_NOW: “{0}” is no time; give it like this (UTC): 2026-11-21T18:00:00Z, or unset it")
M(cli_not_confirmed,
	"nincs kit megkérdezni (nem terminál); ha biztos benne, adja meg a --yes kapcsolót is",
	"there is nobody to ask (no terminal); if you are sure, add --yes")
M(cli_declined,
	"nem történt semmi: csak „i” (igen) válaszra folytatódik",
	"nothing was done: it goes on only after “y” (yes)")
M(cli_at, "Ez a könyv akkori állapota: {0}. lépés ({1}).", "This is the book as it was after step {0} ({1}).")
M(cli_usage,
	"renonsz – ultiversenyek könyve, elszámolása és játszmalapjai\na MAUSZ szabályai szerint\n\n"
	"  renonsz verseny új \"Szolnok Kupa\" --date 2026-11-21\n"
	"  renonsz beolvas kupa.ulti\n"
	"  renonsz állás\n\n"
	"Parancsok (renonsz súgó PARANCS: részletesen, az angol nevével is; az ékezet\n"
	"elhagyható):\n",
	"renonsz – the book, settlement and game sheets of ulti tournaments\nby the MAUSZ rules\n\n"
	"  renonsz event new \"Szolnok Kupa\" --date 2026-11-21\n"
	"  renonsz import cup.ulti\n"
	"  renonsz standings\n\n"
	"Commands (renonsz help COMMAND for more):\n")
M(cli_usage_end,
	"\nMindenütt használható: -f KÖNYV (a könyv fájlja), -e VERSENY, --lang hu|en,\n"
	"--operator NÉV, --templates MAPPA (saját sablonok), --help, --version.\n"
	"Ahol a könyv változik: -n, --dry-run (próba: ellenőriz, megmutat, de nem ír).\n"
	"Listáknál: --json, --csv; ahol a segítség írja, --html és -o FÁJL (a végződés\n"
	"dönt).\n"
	"A könyv helye: -f, különben $RENONSZ_DB, különben\n"
	"~/.local/share/renonsz/book.db.\n"
	"Kilépési kód: 0 kész, 1 az ellenőrzés hibát talált, 2 hibás parancs,\n"
	"3 elutasított adat, 4 nincs ilyen, 5 ütközés, 6 a munkafüzet értékei egyeznek,\n"
	"de más program mentette, 7 fájl- vagy adatbázishiba.\n",
	"\nEverywhere: -f BOOK (the book's file), -e EVENT, --lang hu|en, --operator NAME,\n"
	"--templates FOLDER (templates of your own), --help, --version.\n"
	"Where the book changes: -n, --dry-run (check and show, but write nothing).\n"
	"For listings: --json, --csv; where the help says so, --html and -o FILE (its\n"
	"ending decides the format).\n"
	"The book is -f, else $RENONSZ_DB, else ~/.local/share/renonsz/book.db.\n"
	"Exit status: 0 done, 1 a check says no, 2 usage, 3 input refused, 4 not found,\n"
	"5 conflict, 6 a workbook agrees but another program saved it, 7 file or\n"
	"database error.\n")

M(word_table, "az asztal száma", "the table")
M(word_deal, "a leosztás száma", "the deal")
M(word_step, "a lépés száma", "the step")
M(word_steps, "a lépések száma", "the number of steps")
M(word_last, "--last", "--last")
M(word_revision, "a változat száma", "the revision")

/* ---- column heads ------------------------------------------------------------------------------ */

M(head_no, "Ssz.", "No.")
M(head_bid, "Licit", "Bid")
M(head_name, "Név", "Name")
M(head_date, "Dátum", "Date")
M(head_place, "Helyszín", "Place")
M(head_open, "Nyitott", "Open")
M(head_key, "Kulcs", "Key")
M(head_meaning, "Jelentése", "Meaning")
M(head_player, "Játékos", "Player")
M(head_mark, "Jel", "Mark")
M(head_public, "Lapokon", "Published")
M(head_missing_player, "Játékos", "Player")
M(missing_against, "{0}, a leosztások: {1}", "{0}, but the deals: {1}")
M(head_missing_open, "Nyitott vita", "Open dispute")
M(missing_unseated, "{0}: nincs asztala", "{0}: at no table")
M(missing_no_tables, "nincs asztala", "no tables")
M(missing_twice, "{0}: a(z) {1}. asztalnál is", "{0}: at table {1} too")
M(head_club, "Klub", "Club")
M(head_start_no, "Rajtszám", "Start no.")
M(head_round, "Ford.", "Round")
M(head_table, "Aszt.", "Table")
M(head_tables, "Asztalok", "Tables")
M(head_signed, "Lezárva", "Signed")
M(head_unsigned, "Nincs lezárva", "Unsigned")
M(head_checked, "Ellenőrizte", "Checked by")
M(head_checked_count, "Ellenőrizve", "Checked")
M(head_unchecked, "Nincs ellenőrizve", "Unchecked")
M(head_missing_deals, "Hiányzó leosztások", "Missing deals")
M(head_deal, "Ssz.", "Deal")
M(head_declarer, "Felv.", "Decl.")
M(head_dealer, "Osztó", "Dealer")
M(head_line, "Eredmény", "Result")
M(head_state, "Állapot", "State")
M(head_revision, "Vált.", "Rev.")
M(head_reason, "Indok", "Reason")
M(head_at, "Mikor", "When")
M(head_operator, "Ki", "Who")

/* ---- bids, why --------------------------------------------------------------------------------- */

M(no_such_rules,
	"nincs ilyen szabály: „{0}”; ezek vannak: {1}",
	"no such rules: “{0}”; there are {1}")
M(head_value, "Érték", "Value")
M(why_open,
	"{0}. leosztás: nyitott vita van róla; amíg el nem dől, nem számít (renonsz ruling show {1} {2} {0})",
	"deal {0}: a dispute is open over it; until it is decided it does not count (renonsz ruling show {1} {2} {0})")
M(why_no_result,
	"{0}. leosztás: nincs eredménye; ha lejátszották, így írható fel: renonsz deal add {1} {2} {0} …",
	"deal {0} has no result; if it was played, record it: renonsz deal add {1} {2} {0} …")
M(why_not_counted,
	"{0}. leosztás: nem számít ({1})",
	"deal {0} does not count: {1}")

/* ---- events ------------------------------------------------------------------------------------ */
M(event_two_editions,
	"--edition {0}, de --rules {1}: a kettő ugyanazt jelenti, és egy versenynek egy szabálya van; csak az egyiket adja meg",
	"--edition {0}, but --rules {1}: both mean the same, and an event has one; give only one of them")

M(events_title, "Versenyek", "Events")
M(event_made,
	"Új verseny ({0}.): {1}, {2}; ez a nyitott verseny.",
	"New event ({0}): {1}, {2}; it is the open one.")
M(event_settings_left,
	"A többi beállítás az alapértékén áll: renonsz event show --all",
	"The other settings stand as they are by default: renonsz event show --all")
M(event_used, "Nyitott verseny: {0}, {1}", "Open event: {0}, {1}.")
M(word_percent, "a százalék", "the percentage")
M(ratings_all, "Minden verseny", "All events")
M(event_carried,
	"{0}: mindenki hozza helyezési és elért pontjainak {1} százalékát innen: {2}. "
	"Az állásban az látszik, akinek már van itt lapja.",
	"{0}: everybody starts with {1}% of the placement points and the score of {2}. "
	"The standings show who has a sheet here.")
M(event_set, "{0}: módosítva ({1}).", "{0}: changed ({1}).")
M(event_moved, "Ettől változik az állás: {0} játékosnak más a helye vagy a pontja (renonsz standings).",
	"This changes the standings: another place or other points for {0} player(s) (renonsz standings).")
M(event_key_team, "csapat: {0}", "team: {0}")
M(event_key_team_is,
	"a tagok rajtszáma, elöl azé, aki az A helyen ül; ha van, a klubja (renonsz event set {0}=…)",
	"the members' start numbers (A first), and its club if it has one (event set {0}=…)")
M(event_key_name, "a verseny neve", "name of the event")
M(event_key_date, "az első napja", "its first day")
M(event_key_place, "a helyszíne", "where it is held")
M(event_key_edition, "szabálykiadás (az első leosztásig módosítható)", "edition of the rules (until the first deal)")
M(event_key_pinned, "szabálykiadás (rögzült az első leosztással)", "edition of the rules (fixed with the first deal)")
M(event_key_stake, "tét: forint pontonként (0: nincs)", "stake: forint a point (0: none)")
M(event_key_deals, "leosztás fordulónként (0: nincs rögzítve)", "deals a round (0: not fixed)")
M(event_key_deals_four, "leosztás fordulónként négyes asztalnál (0: nincs rögzítve)",
	"deals a round at a table of four (0: not fixed)")

/* ---- players ----------------------------------------------------------------------------------- */

M(players_title, "Játékosok", "Players")
M(entries_title, "{0} – nevezettek", "{0} – entries")
M(player_added, "Felvéve: {0}", "Added: {0}")
M(player_joined,
	"{0} mostantól {1}: {2} verseny, {3} asztal. Visszavonás: renonsz undo",
	"{0} is {1} from now on: {2} event(s), {3} table(s). To take it back: renonsz undo")
M(player_changed, "Módosítva: {0}", "Changed: {0}")
M(entry_added, "{0} benevezve, rajtszáma {1}: {2}.", "{0} is entered with start number {1}: {2}.")
M(entry_stands_in, ", beugró", ", substitute")
M(entry_withdrawn, " (visszalépett)", " (withdrawn)")
M(entry_excluded, " (kizárva)", " (excluded)")
M(entry_admitted, "{0} eddig beugró volt, mostantól maga is játszik; rajtszáma {1}: {2}.",
	"{0} was a substitute and plays from now on, with start number {1}: {2}.")
M(entry_again, "{0} már nevezett, rajtszáma {1}: {2}.", "{0} was entered before, with start number {1}: {2}.")
M(entry_changed, "{0} rajtszáma mostantól {1}: {2}.", "{0} has start number {1} from now on: {2}.")
M(entry_removed, "{0} ({1}. rajtszám): nevezése visszavonva: {2}.", "{0} (start number {1}): entry taken back: {2}.")
M(entry_substitute,
	"{0} ({1}. rajtszám) mostantól csak beugró: {2}; nem sorsolt, és nevezési díjat nem fizet.",
	"{0} (start number {1}) is only a substitute from now on: {2}; not drawn, and charged no entry fee.")
M(entry_no_start,
	"adja meg az új rajtszámot: --start SZÁM",
	"give the new start number: --start NUMBER")
M(import_players,
	"{0} új játékos, {1} már szerepelt; új nevezés: {2}, a versenyen most {4} nevezett van ({3}).",
	"New players: {0}, known already: {1}; new entries: {2}, which makes {4} in {3}.")
M(import_players_only,
	"{0} új játékos, {1} már szerepelt; nincs nyitott verseny, ezért nevezés nem történt.",
	"New players: {0}, known already: {1}; no event is open, so nobody was entered.")
M(player_short_ask,
	"„{0}” és {1}: az egyik név a másik rövidítése lehet. Más ember? (i/n) ",
	"“{0}” and {1}: one name may be short for the other. Is it another person? (y/n) ")
M(player_short_refused,
	"„{0}” és {1}: az egyik név a másik rövidítése lehet. Ha ugyanaz az ember, a teljes nevét adja meg (ha kétszer van a "
	"könyvben: renonsz player join); ha más, erősítse meg: --yes",
	"“{0}” and {1}: one name may be short for the other. If it is one person, give the whole name (if the book has both: renonsz "
	"player join); if it is another one, confirm with --yes")
M(player_near_ask,
	"„{0}” csak kis- és nagybetűben, ékezetben vagy kötőjelben tér el tőle: {1}. Felvegyem más emberként? (i/n) ",
	"“{0}” differs from {1} in capitals, accents or dashes only. Add as another person? (y/n) ")
M(player_near_refused,
	"„{0}” csak kis- és nagybetűben, ékezetben vagy kötőjelben tér el tőle: {1}. Ha más ember, adjon neki jelet (--mark JEL), "
	"vagy erősítse meg: --yes",
	"“{0}” differs from {1} in capitals, accents or dashes only. If it is another person, give a mark (--mark MARK), "
	"or insist with --yes")

M(from_missing, "{0}: az állása nem végleges: {1} asztalnál hiányzik még leosztás.",
	"{0}: its standing is not final: deals are missing at {1} table(s).")
M(from_open, "{0}: az állása nem végleges: nyitott vita van.", "{0}: its standing is not final: a dispute is open.")
M(entry_qualified,
	"{0}: benevezve {1} továbbjutó innen: {2}; már nevezve volt: {3}. A hozott pontjaik: renonsz event carry \"{2}\" 50",
	"{0}: {1} who qualified in {2} are entered; entered before: {3}. To carry their points over: "
	"renonsz event carry \"{2}\" 50")
M(table_unseated,
	"{0}. forduló, asztal nélkül: {1}. Ültesse le; ha nem játszik: renonsz discipline add visszalepes NÉV; "
	"ha ebben a versenyben ez rendben van: renonsz event set unseated=bye",
	"Round {0}, at no table: {1}. Seat them; for anybody who does not play: renonsz discipline add withdrawal NAME; "
	"if that is as it should be in this event: renonsz event set unseated=bye")
M(table_elsewhere_of,
	"{1}. forduló: {0} két asztalnál is ül ({2}. és {3}. asztal); az egyikhez ültessen mást: renonsz table seat",
	"Round {1}: {0} sits at two tables ({2} and {3}); seat somebody else at one of them: renonsz table seat")
M(round_unseated,
	"{0}. forduló: minden asztal kész, de nem teljes: {1} nevezett játékos nem ült asztalhoz (renonsz missing {0}).",
	"Round {0}: all tables are done, but it is not complete: {1} entered players sat at no table (renonsz missing {0}).")
M(round_twice,
	"{0}. forduló: minden asztal kész, de nem teljes: {1} játékos két asztalnál is ült (renonsz missing {0}).",
	"Round {0}: all tables are done, but it is not complete: players who sat at two tables: {1} (renonsz missing {0}).")

/* ---- rounds, tables, sheets -------------------------------------------------------------------- */

M(round_added, "Új forduló: {1}. ({0})", "{0}: round {1} is there.")
M(round_removed, "{0}: visszavonva: {1}. forduló. Ha mégis kell: renonsz undo",
	"{0}: round {1} is taken back. If it is wanted after all: renonsz undo")
M(table_removed, "{0}. forduló, {1}. asztal, visszavonva: {2}.", "Round {0}, table {1}, taken back: {2}.")
M(table_added, "{0}. forduló, {1}. asztal: {2}.", "Round {0}, table {1}: {2}.")
M(table_seated, "{0}. forduló, {1}. asztal, új ültetés: {2}.", "Round {0}, table {1}, seated anew: {2}.")
M(table_turned, "{0}. forduló, {1}. asztal, csere: {2}. Az előző leosztások azéi maradnak, aki játszotta őket.",
	"Round {0}, table {1}, substitute: {2}. The deals before stay with those who played them.")
M(table_seat_deals,
	"{0}. forduló, {1}. asztal: már {2} leosztása fel van írva, és ezek most az új játékoséi lettek; "
	"ha csak közben ült le: renonsz undo, azután renonsz table seat {0} {1} A=NÉV --from LEOSZTÁS",
	"round {0}, table {1}: {2} deal(s) are recorded, and now they belong to the new player; for one who only took over "
	"meanwhile: renonsz undo, then renonsz table seat {0} {1} A=NAME --from DEAL")
M(table_seat_ask,
	"Az asztalnak már {0} leosztása fel van írva; ezek is mind az új játékosé lesznek. Aki csak közben ült le, azt "
	"--from LEOSZTÁS kapcsolóval ültesse le. Folytassam? (i/n) ",
	"The table has {0} deal(s) on record, and all of them will be the new player's. Somebody who only took "
	"over meanwhile is seated with --from DEAL. Go on? (y/n) ")
M(seat_turn, ", {0}. leosztástól {1}", ", from deal {0} {1}")
M(word_from, "leosztás (--from)", "deal (--from)")
M(totals_put, "{0}. forduló, {1}. asztal: felírva a lap összege ({2} leosztás): {3}",
	"Round {0}, table {1}: the totals of the sheet are on record ({2} deals): {3}")
M(totals_was, "{0}: a lap összege eddig ez volt:{1} ({2} leosztás)",
	"{0}: until now the totals of the sheet were{1} ({2} deals)")
M(totals_again, "{0}. forduló, {1}. asztal: az összeg már így áll a könyvben.",
	"Round {0}, table {1}: the totals are in the book so already.")
M(totals_removed, "{0}. forduló, {1}. asztal: a lap összege visszavonva.", "Round {0}, table {1}: totals taken back.")
M(head_substitutes, "Beugró", "Substitutes")
M(head_player_at, "{0} játékos", "Player {0}")
M(state_totals, "csak összeg", "totals only")
M(table_bad_seat,
	"a helyet így adja meg: A=\"Kiss Péter\"; ez nem az: „{0}”",
	"a seat looks like A=\"Kiss Péter\"; “{0}” does not")
M(table_seat_twice,
	"„{0}”: ez a hely kétszer szerepel; minden helyre egy játékost adjon meg",
	"seat {0} is given twice; give one player for each seat")
M(sheet_signed,
	"{0}. forduló, {1}. asztal: a lap lezárva. Állás: {2}",
	"Round {0}, table {1}: sheet signed. Totals: {2}")
M(sheet_opened,
	"{0}. forduló, {1}. asztal: a lap újra nyitva. Állás: {2}",
	"Round {0}, table {1}: sheet open again. Totals: {2}")
M(sheet_checked,
	"{0}. forduló, {1}. asztal: a lapot ellenőrizte: {3}. Állás: {2}",
	"Round {0}, table {1}: sheet checked by {3}. Totals: {2}")
M(sheet_unchecked,
	"{0}. forduló, {1}. asztal: a lap már nem számít ellenőrzöttnek. Állás: {2}",
	"Round {0}, table {1}: sheet no longer counts as checked. Totals: {2}")
M(check_no_name,
	"adja meg, ki ellenőrizte: --by NÉV (vagy --operator NÉV)",
	"say who checked it: --by NAME (or --operator NAME)")
M(missing_title, "Ami még hiányzik", "Still missing")
M(missing_none,
	"Minden megvan: a lapok teljesek, le vannak zárva, és más is átnézte őket.",
	"Nothing is missing: the sheets are complete, signed, and checked by somebody else.")

M(diff_progress, "Összehasonlítás", "Comparing")
M(diff_none, "A két könyv ugyanazt mondja.", "The two books say the same.")
M(diff_found,
	"Eltérések száma: {0}. A papír dönt; a rossz könyvben javítsa: renonsz deal edit, ítéletet renonsz rule --revise, helyet "
	"renonsz table seat, rajtszámot renonsz entry change (renonsz help diff).",
	"Differences: {0}. The paper decides; correct the wrong book: renonsz deal edit, a ruling by renonsz rule --revise, a seat by "
	"renonsz table seat, a start number by renonsz entry change (renonsz help diff).")
M(diff_not_compared,
	"{1}, {2}: csak az egyik könyvben van meg ({0}), ezért kimaradt az összehasonlításból.",
	"{1}, {2}: not compared, only {0} has it.")
M(diff_no_event,
	"egyik könyvben sincs ilyen verseny: „{0}”; nézze meg: renonsz event list",
	"neither book has an event “{0}”; see renonsz event list")

/* ---- deals ------------------------------------------------------------------------------------- */

M(deal_added,
	"{0}. forduló, {1}. asztal, rögzítve: {2}\nÁllás: {3}",
	"Round {0}, table {1}, recorded: {2}\nTotals: {3}")
M(deal_moved_one,
	"Eggyel későbbi lett, ami eddig ott állt: most {0}. leosztás",
	"What stood there is one later: now deal {0}")
M(deal_moved,
	"Eggyel későbbi lett, ami eddig ott és utána állt: most {0}–{1}. leosztás",
	"What stood there and behind it is one later: now deals {0} to {1}")
M(deal_moved_resting,
	"Ezekben most más oszt, ezért más marad ki, és a pontok is máshoz kerülnek; vesse össze a papírral: renonsz játszmalap {0} {1}",
	"These now have another dealer, so another player sits out and the points go to others; compare them with the paper: renonsz sheet {0} {1}")
M(deal_again,
	"{0}. forduló, {1}. asztal, már megvolt: {2}\nÁllás: {3}",
	"Round {0}, table {1}, was there already: {2}\nTotals: {3}")
M(deal_edited,
	"{0}. forduló, {1}. asztal, javítva: {2}\nÁllás: {3}",
	"Round {0}, table {1}, corrected: {2}\nTotals: {3}")
M(deal_unchanged,
	"{0}. forduló, {1}. asztal, nem változott: {2}\nÁllás: {3}",
	"Round {0}, table {1}, nothing to change: {2}\nTotals: {3}")
M(deal_counts_again,
	"{0}. forduló, {1}. asztal, javítva, érvénytelen volt, most újra számít: {2}\nÁllás: {3}",
	"Round {0}, table {1}, corrected; it was void and counts again: {2}\nTotals: {3}")
M(deal_voided,
	"{0}. forduló, {1}. asztal, érvénytelenítve: {2}\nÁllás: {3}",
	"Round {0}, table {1}, voided: {2}\nTotals: {3}")
M(deal_redealt,
	"{0}. forduló, {1}. asztal, újraosztandó: {2}\nÁllás: {3}",
	"Round {0}, table {1}, to be dealt again: {2}\nTotals: {3}")
M(deal_removed,
	"{0}. forduló, {1}. asztal, visszavonva: {2}\nÁllás: {3}",
	"Round {0}, table {1}, taken back: {2}\nTotals: {3}")
M(deal_no_reason,
	"indok nélkül nem lehet; adja meg: --reason \"…\"",
	"a reason is needed: --reason \"…\"")

/* ---- quick entry ------------------------------------------------------------------------------- */

M(enter_hello,
	"{0}, {1}. forduló, {2}. asztal: {3}\nSegítség: ?   kilépés: . vagy Ctrl-D",
	"{0}, round {1}, table {2}: {3}\nHelp: ?   leave: . or Ctrl-D")
M(enter_seats_changed, "Közben más ült le: {0}", "The seats have been changed meanwhile: {0}")
M(enter_prompt, "{0}. ({1} oszt) > ", "{0} ({1} deals) > ")
M(enter_prompt_edit, "{0}. ({1} oszt) javítás > ", "{0} ({1} deals) correct > ")
M(enter_prompt_piece, "{0}. játszma, {1}. kör ({2} oszt) > ", "{0}, hand {1} ({2} deals) > ")
M(enter_piece, "  {0} kör után: {1}", "  after {0} hand(s): {1}")
M(enter_emptied, "  nincs felírva semmi", "  nothing is noted")
M(enter_noted, "  felírva: {0}", "  noted: {0}")
M(enter_pieces_here, "  félbehagyva: {0}  ({1})", "  broken off: {0}  ({1})")
M(enter_pieces_kept,
	"  a félbehagyott játszma megmarad; innen folytatható: renonsz enter {0} {1}",
	"  the coup is kept as far as it is; go on with: renonsz enter {0} {1}")
M(enter_pieces_wait,
	"A(z) {0}. játszma félbe van hagyva (renonsz beír {1} {2}): aki közben elment, azt ott kell felírni (helyette:A:NÉV vagy "
	"otthagyta:A, 53.§); a helyére más csak utána, a következő játszmára ülhet.",
	"Coup {0} is only half noted (renonsz enter {1} {2}): a player who leaves in the middle is recorded there (helyette:A:NAME or "
	"otthagyta:A, 53.§); somebody else can have the seat only afterwards, from the next coup on.")
M(enter_pieces_overtaken,
	"  {0}. leosztás: félbehagyott játszma is volt hozzá felírva, amely nem számít tovább: {1}",
	"  deal {0}: a coup broken off was noted for it, which counts no more: {1}")
M(enter_standing, "  most: {0}", "  now: {0}")
M(enter_stored, "  {0}. leosztás: {1}", "  deal {0}: {1}")
M(enter_void, "  {0}. leosztás: érvénytelen, nem számít{1}", "  deal {0}: void, does not count{1}")
M(enter_redeal, "  {0}. leosztás: érvénytelen, újra kell osztani{1}", "  deal {0}: void, to be dealt again{1}")
M(enter_reason, " („{0}”)", " (“{0}”)")
M(enter_no_reason, "; indoka nincs megadva – így adható meg: <{0}, azután {1} \"indok\"",
	"; no reason is given – it is given like this: <{0}, then {1} \"reason\"")
M(deal_as_number, "({0}. leosztásként)", "(as deal {0})")
M(enter_corrected, "  javítva: {0} → {1}; vissza: renonsz undo", "  corrected: {0} → {1}; take it back: renonsz undo")
M(enter_no_deal, "nincs {0}. leosztás: ezen a lapon {1} van", "there is no deal {0}: this sheet has {1}")
M(enter_unseen, "  ha ezt javítaná, előbb nézze meg: <{0}", "  to correct it look at it first: <{0}")
M(enter_totals, "  állás: {0}", "  totals: {0}")
M(enter_totals_sheet, "  a lapon eddig: {0}", "  on the sheet so far: {0}")
M(enter_standing_ruled, "  {0}. leosztás: ítélet van róla ({1})", "  deal {0} has a ruling ({1})")
M(enter_disputed,
	"  {0}. leosztás: nyitott vita van róla ({1}); a sora ide jön, a vita aszerint dől el (> továbblép)",
	"  deal {0} has an open dispute ({1}); its line goes here, and the dispute is decided by it (> goes on)")
M(enter_totals_bad,
	"az egyeztetéshez {0} egész számot írjon be, hely szerint: = {1}; csak az = az állást mutatja",
	"to check the totals type {0} whole numbers by seat: = {1}; = alone shows them")
M(enter_totals_agree, "  egyezik: {0}{1}", "  agrees: {0}{1}")
M(enter_totals_differ,
	"  NEM EGYEZIK: a könyv szerint {0}{1}\n  Nézze végig a leosztásokat (< visszalép), vagy: renonsz doctor {2}",
	"  DIFFERS: the book says {0}{1}\n  Look through the deals (< steps back), or: renonsz doctor {2}")
M(enter_totals_differ_known,
	"  NEM EGYEZIK: a lap rögzített összege {0}{1}\n  A lap e szerint számít, amíg minden leosztása meg nem lesz (R-62); részletesen: renonsz doctor {2}",
	"  DIFFERS: the recorded totals are {0}{1}\n  The sheet counts by these until all its deals are there (R-62); in full: renonsz doctor {2}")
M(enter_totals_sum,
	"  A beírt számok összege {0}, pedig 0-nak kellene lennie: legalább az egyik hibás.",
	"  The figures typed add up to {0}, not to 0: at least one of them is wrong.")
M(doctor_usage,
	"a papír számai kellenek, helyenként egy, összesen {0} egész szám: renonsz doctor 1 3 = {1}; vagy egy leosztás sora "
	"a papír számaival: renonsz doctor A U z ++ = 12 -6 -6",
	"the paper's figures are needed, a whole number for each of the {0} seats: renonsz doctor 1 3 = {1}; or a deal's line "
	"with the paper's figures: renonsz doctor A U z ++ = 12 -6 -6")
M(doctor_sum,
	"A papír számainak összege {0}, pedig 0-nak kellene lennie: legalább az egyik hibás.\n",
	"The paper's figures add up to {0}, not to 0: at least one of them is wrong.\n")
M(doctor_short,
	"A könyvben a(z) {1} leosztásból csak {0} van; az eltérés a hiányzókból is eredhet: renonsz enter {2} {3}",
	"The book has only {0} of the {1} deals; those missing may be the difference: renonsz enter {2} {3}")
M(doctor_agrees, "Egyezik: {0}.", "Agrees: {0}.")
M(doctor_agrees_known,
	"Egyezik a rögzített összeggel: {0}. A lap e szerint számít, nem a leosztásai szerint (R-62).",
	"Agrees with the recorded totals: {0}. The sheet counts by these and not by its deals (R-62).")
M(doctor_known,
	"A lap a rögzített összege szerint számít, nem a leosztásai szerint (R-62); javítása: renonsz sheet totals {0} {1} --force = …",
	"The sheet counts by its recorded totals and not by its deals (R-62); to correct them: renonsz sheet totals {0} {1} --force = …")
M(doctor_unexplained_known,
	"Egyetlen tévedés nem magyarázza: vesse össze az összeget a papírral.",
	"No single slip explains it: compare the totals with the paper.")
M(doctor_unexplained,
	"Egyetlen tévedés nem magyarázza: menjen végig a papíron leosztásonként.",
	"No single slip explains it: go through the paper deal by deal.")
M(enter_prompt_full, "{0}/{0} kész > ", "{0}/{0} done > ")
M(enter_run,
	"  dupla kör: még {0} lejátszott leosztás kétszer számít, az x2 magától a sorba kerül (II.3 b)",
	"  dupla kör: {0} more played deals count double, x2 is put in by itself (II.3 b)")
M(enter_run_may,
	"  bedobás után: ha más oszt, mint akit a program kiír, a sor végére o=, például o=B (II.3 a); ha a bedobó vállalja az "
	"osztást, és dupla kört kér, x2 is; a kör {0} lejátszott leosztás (II.3 b)",
	"  after a hand thrown in: if another deals than the one shown, end the line with o=, as in o=B (II.3 a); if who threw "
	"it in deals and wants a dupla kör, with x2 too; it takes {0} played deals (II.3 b)")
M(enter_run_short,
	"  a fordulóból {0} leosztás van hátra: a dupla körből {1} elmarad (II.3 b, T-31)",
	"  deals left of the round: {0}; {1} of the dupla kör lapse (II.3 b, T-31)")
M(enter_run_may_short,
	"  a fordulóból {0} leosztás van hátra, a dupla kör {1}: a többi {2} elmarad (T-31)",
	"  of the round {0} deals are left, a dupla kör has {1}: the other {2} lapse (T-31)")
M(enter_run_cut,
	"  a forduló véget ért: a dupla körből {0} leosztás elmaradt (II.3 b, T-31)",
	"  the round is over: {0} deals of the dupla kör lapsed (II.3 b, T-31)")
M(enter_doubled, "  x2: dupla kör", "  x2: dupla kör")
M(enter_seated, "  Így játszanak? (i/n) ", "  Do they play so? (y/n) ")
M(enter_sure, "  Így vegyem fel? (i/n) ", "  Record it so? (y/n) ")
M(enter_complete,
	"  Mind a(z) {0} leosztás megvan. Egyezik? ={3}; lezárás: renonsz sheet sign {1} {2}",
	"  All {0} deals are there. Check: ={3}; close: renonsz sheet sign {1} {2}")
M(enter_signed,
	"{0}. forduló, {1}. asztal: a lap le van zárva; nyissa meg újra: renonsz sheet open {0} {1}",
	"the sheet of round {0}, table {1} is signed; open it again with renonsz sheet open {0} {1}")
M(enter_bye,
	"Folytatás bármikor: renonsz enter {0} {1}",
	"To go on at any time: renonsz enter {0} {1}")
M(enter_pieces_first,
	"előbb fejezze be a megkezdett leosztást, csak utána szúrhat be kimaradtat",
	"finish the deal that is begun before you insert one that was left out")
M(enter_keys,
	"  = {0}a sor végén: a papír pontjai; magában: a lap összegei\n"
	"  3 ujraosztas \"indok\"   újra kell osztani; ervenytelen \"indok\": nem számít\n"
	"  +3 sor           kimaradt leosztás: a 3. lesz, a későbbiek eggyel odébb\n"
	"  <  >  <3         vissza, előre, a 3.-ra   =  állás   .  kilépés",
	"  = {0}after a deal: the paper's points; alone: the sheet's totals\n"
	"  3 ujraosztas \"reason\"  to be dealt again; ervenytelen \"reason\": does not count\n"
	"  +3 line          a deal left out: it becomes deal 3, the later ones move by one\n"
	"  <  >  <3         back, forward, to deal 3   =  totals   .  leave")

/* ---- import, export ---------------------------------------------------------------------------- */

M(merge_itself,
	"{0}: ez ugyanaz a könyv; adja meg a másikat",
	"{0}: this is the same book; name the other one")
M(merge_done,
	"Átvéve: {0}, {1}",
	"Merged: {0}, {1}.")
M(merge_steps,
	"Aki ott felírta, az marad a leosztások felírója, ezért ez {0} lépés; visszavonni így lehet: renonsz undo {0}",
	"Whoever recorded a deal there is still shown as having recorded it, so these are {0} steps; to take them back: "
	"renonsz undo {0}")
M(merge_place, "{0}, {1}. forduló, {2}. asztal: ", "{0}, round {1}, table {2}: ")

/* ---- copies of the book ------------------------------------------------------------------------ */

M(backup_progress, "Mentés", "Copying")
M(backup_checking, "Ellenőrzés", "Checking")
M(backup_done,
	"Biztonsági mentés: {0} ({1}, {2} leosztás, utolsó változás: {3}); visszaolvasva, a fájl ép.",
	"Backup: {0} ({1}, deals {2}, last change {3}); read back, the file is whole.")
M(backup_round,
	"{0}. forduló: teljes; biztonsági mentés készült: {1}",
	"Round {0} is complete; a backup was made: {1}")
M(backup_round_short,
	"{0}. forduló: minden lap kész vagy lezárva, de {2} asztalnál hiányzik leosztás (renonsz missing); biztonsági mentés "
	"készült: {1}",
	"Round {0}: every sheet is complete or signed, but deals are missing at {2} table(s) (renonsz missing); a backup was "
	"made: {1}")
M(backup_round_failed,
	"Figyelem, {0}. forduló: teljes, de a biztonsági mentése nem készült el: {1}. "
	"Amit felírt, az a könyvben van; mentse máshová: renonsz backup MAPPA",
	"Warning: round {0} is complete, but no backup could be made: {1}. "
	"What was recorded is in the book; copy it elsewhere: renonsz backup FOLDER")
M(backup_title, "Biztonsági mentések", "Backups")
M(backup_readable, "olvasható", "readable")
M(backup_forged,
	"VIGYÁZAT: ENNEK A KÖNYVNEK NEM SZABAD HINNI: {0}. {1} helyen nem az áll benne, amit a program felírt. Hogy mi nem stimmel: "
	"renonsz -f {0} verify",
	"BEWARE: THIS BOOK IS NOT TO BE BELIEVED: {0}. {1} thing(s) in it are not what the program wrote. What is wrong: "
	"renonsz -f {0} verify")
M(backup_unopened,
	"VIGYÁZAT: EZT A KÖNYVET EGYETLEN PARANCS SEM NYITJA MEG: {0}",
	"BEWARE: NO COMMAND OPENS THIS BOOK: {0}")
M(backup_unsound, "sérült, vagy nem nyitható meg", "does not open, or damaged")
M(head_file, "Fájl", "File")
M(head_made_at, "Készült", "Made")
M(head_bytes, "Bájt", "Bytes")
M(head_events, "Verseny", "Events")
M(head_deals, "Leosztás", "Deals")
M(head_last_change, "Utolsó változás", "Last change")
M(restore_no_book, "A könyv ({0}) most nincs meg.", "The book ({0}) is not there now.")
M(restore_unread,
	"A könyv most: {0}, nem olvasható végig. {1}",
	"The book now: {0}, it cannot be read to its end. {1}")
M(restore_now,
	"A könyv most: {0} ({1}, {2} leosztás, utolsó változás: {3}).",
	"The book now: {0} ({1}, deals {2}, last change {3}).")
M(restore_then,
	"A mentés, amely a helyére kerül: {0} ({1}, {2} leosztás, utolsó változás: {3}).",
	"The backup that takes its place: {0} ({1}, deals {2}, last change {3}).")
M(restore_sure,
	"Visszaállítja? A mostani könyv megmarad mellette. (i/n) ",
	"Restore it? The present book is kept beside it. (y/n) ")
M(restore_done,
	"Visszaállítva: {0} ({1}, {2} leosztás, utolsó változás: {3}); visszaolvasva, a fájl ép.",
	"Restored: {0} ({1}, deals {2}, last change {3}); read back, the file is whole.")
M(restore_itself,
	"{0}: ez maga a könyv; azt a mentést adja meg, amelyet vissza kell állítani (renonsz backup list)",
	"{0}: this is the book itself; give the backup that is to be restored (renonsz backup list)")
M(restore_kept,
	"Az eddigi könyv megmaradt; ha mégis az kell: renonsz restore {0}",
	"The book as it was is kept; should you want it back: renonsz restore {0}")

M(recover_no_output,
	"adja meg, hová kerüljön az új könyv: -o ÚJ.db",
	"say where the new book is to go: -o NEW.db")
M(recover_there,
	"{0}: már van ilyen fájl; az új könyvnek adjon meg másik nevet (-o)",
	"{0}: there is such a file already; give the new book another name (-o)")
M(recover_progress, "Olvasás", "Reading")
M(recover_title, "Mi van meg", "What was saved")
M(recover_whole, "végigolvasva", "read to its end")
M(recover_broken, "sérült", "damaged")
M(recover_lost,
	"Hiányzik: {0}, {1}. forduló, {2}. asztal: {3}. leosztás",
	"Missing: {0}, round {1}, table {2}, deal {3}")
M(recover_lost_turn,
	"Hiányzik: {0}, {1}. forduló, {2}. asztal: helyátvétel ({4} hely, kezdete: {3}. leosztás); amíg nincs beírva, onnantól is az "
	"előző játékosnak számítanak a leosztásai (renonsz table seat, --from)",
	"Missing: {0}, round {1}, table {2}: who took over seat {4} from deal {3} on; until that is entered, its deals count for the "
	"player before (renonsz table seat, --from)")
M(recover_lost_totals,
	"Hiányzik: {0}, {1}. forduló, {2}. asztal: a lap összege (a korábbi sem számít)",
	"Missing: {0}, round {1}, table {2}: the totals of the sheet (earlier ones do not count either)")
M(recover_lost_ruling,
	"Hiányzik: {0}, {1}. forduló, {2}. asztal, {3}. leosztás: egy ítélete vagy nyitott vitája",
	"Missing: {0}, round {1}, table {2}, deal {3}: a ruling or an open dispute of it")
M(recover_unplaced_turns,
	"Hiányzik még helyátvétel, de nem tudni, melyik asztalnál: ott a leosztások az előző játékosnak számíthatnak; vesse össze a "
	"lapokkal",
	"Also missing: takeovers of seats at unknown tables; deals there may count for the player before; compare with "
	"the sheets")
M(recover_unplaced_totals,
	"Hiányzik még laposszeg, de nem tudni, melyik asztalé: ott korábbi összeg számíthat; vesse össze a lapokkal",
	"Also missing: totals of sheets of unknown tables; older totals may count there; compare with the sheets")
M(recover_unplaced,
	"Hiányzik még {0} leosztás, amelyről az sem maradt meg, melyik asztalnál volt",
	"Also missing: {0} deals whose table is unknown too")
M(recover_done,
	"Új könyv: {0}. Minden megvan, ami a fájlban volt.",
	"New book: {0}. All that was in the file is there.")
M(recover_faults,
	"Új könyv: {0}. Minden megvan benne, ami olvasható volt, de nem az, amit a program írt: {1} hibát sorol fel a renonsz -f {0} "
	"verify; ami hiányzik, azt a papírról pótolja (renonsz -f {0} missing), vagy vegye elő a legutóbbi mentést",
	"New book: {0}. All that could be read is there, but it is not what the program wrote: renonsz -f {0} verify lists {1} "
	"faults; fill in what is missing from the paper (renonsz -f {0} missing), or take the newest backup")
M(recover_partly,
	"Új könyv: {0}. Ami elveszett, azt a papírról pótolja (renonsz -f {0} missing), vagy vegye elő a legutóbbi mentést; "
	"hogy a többi hiteles-e: renonsz -f {0} verify",
	"New book: {0}. Fill in what is lost from the paper (renonsz -f {0} missing), or take the newest backup; "
	"whether the rest is genuine: renonsz -f {0} verify")
M(head_saved_table, "Tábla", "Table")
M(head_saved, "Megvan", "Saved")
M(head_left_out, "Kimaradt", "Left out")
M(head_made_up, "Pótolva (?)", "Made up (?)")

M(import_progress, "Beolvasás", "Reading")
M(import_done,
	"Beolvasva: {0} új leosztás, {1} már megvolt; {2} új asztal, {3} új játékos.",
	"Imported: new deals {0}, known already {1}; new tables {2}, new players {3}.")
M(merge_besides,
	"Ezenkívül: {0} ítélet, {1} lap összege, {2} lap aláírása.",
	"Besides: rulings {0}, totals of sheets {1}, signatures of sheets {2}.")
M(import_older,
	"{0} ítéletnek itt már újabb változata van; az maradt (renonsz ruling list).",
	"Of {0} rulings a later revision stands here; it stays (renonsz ruling list).")
M(merge_left,
	"KIMARADT, mert a két könyv nem egyezik: {0} asztal vagy sor (fent látható); a többi átkerült. Egyeztesse (renonsz diff {1}), "
	"javítsa, ami hibás, és vegye át újra. Ha sehogy sem egyezik, legyen az egyik könyv a mérvadó: ami csak a másikban van "
	"(renonsz diff), azt vezesse be abba is, a másik gépen pedig tegye a másolatát a régi helyére (renonsz restore MÁSOLAT). Ez az "
	"egész könyvet cseréli, a többi versenyt és szezont is: az legyen a mérvadó, amelyikben több van.",
	"LEFT OUT, because the two books disagree: {0} table(s) or line(s), shown above; the rest was merged. Compare them "
	"(renonsz diff {1}), correct what is wrong, and merge again. If nothing settles it, choose the book that counts: enter in "
	"it what only the other one has (renonsz diff), and put a copy of it in the other one's place (renonsz restore COPY). That replaces "
	"the whole book, other events and seasons too: let the one that has more of them count.")
M(rule_void,
	"A(z) {0}. leosztás érvénytelen, az ítélet pontot adhat. Ítélkezik róla? (i/n) ",
	"Deal {0} is void, and a ruling may give points. Rule on it? (y/n) ")
M(cli_bad_paper, "„{0}”: ilyen papír nincs; lehet: a4, a3", "“{0}”: no such paper; there are: a4, a3")
M(cli_no_page,
	"a --{0} csak a lapok kinézetére hat; írjon ilyen fájlt: -o FÁJL.{1}",
	"--{0} only affects the look of a page; write such a file: -o FILE.{1}")
M(cli_output_book,
	"{0}: ez egy könyv, vagy ami egy könyvhöz tartozik; adjon meg másik nevet (-o), mert ez elveszne",
	"{0}: this is a book, or belongs to one, and would be lost; give another name (-o)")
M(export_ending,
	"{0}: a fájlnév végződése dönti el a formátumot; lehet: {1}",
	"{0}: the ending of the file's name decides the format; there are: {1}")
M(export_only_journal,
	"név nélkül csak a napló írható ki: --journal, vagy -o FÁJL.ulti",
	"only the journal can be written without names: --journal, or -o FILE.ulti")
M(export_only_paper,
	"az üres lap papírra való: -o FÁJL.pdf, .html vagy .xlsx",
	"a blank sheet is for paper: -o FILE.pdf, .html or .xlsx")
M(export_written, "Elkészült: {0}", "Written: {0}")

/* ---- cases of renonsz -------------------------------------------------------------------------- */

M(cases_phase, "\n── {0} ──\n", "\n── {0} ──\n")
M(cases_unknown,
	"egy eset sem illik ehhez: {0}; próbálja más szavakkal, vagy nézze meg mindet (renonsz cases); ami nincs köztük, "
	"arról a zsűri dönt ({1}, zsűri)",
	"no case fits: {0}; try other words, or see all of them (renonsz cases); the jury decides all others "
	"({1}, jury)")
M(cases_jury_alone,
	"ennek a játéknak a szabályai nem sorolnak fel eseteket, mindenről a zsűri dönt; az eset száma itt: zsűri",
	"the rules of this game list no cases, the jury decides everything; the number of the case is jury here")
M(cases_no_number,
	"nincs ilyen számú eset: {0}; az esetek: {1} (renonsz cases)",
	"there is no case {0}; the cases are {1} (renonsz cases)")
M(cases_free, "Ez nem vétség: {0}.\n\n", "This is no infraction: {0}.\n\n")
M(cases_named, "Nincs rá büntetési tétel, de tilos: {0}. A zsűri mérlegel.\n\n",
	"It has no penalty of its own but is forbidden: {0}. The jury weighs it.\n\n")
M(cases_conduct, "Ez nem renonsz, hanem fegyelmi ügy: {0}.\n\n", "This is no renonsz but misconduct: {0}.\n\n")
M(head_case, "Eset", "Case")
M(head_phase, "Mikor", "When")
M(head_title, "Megnevezés", "Name")
M(head_act, "Mi történt", "What was done")
M(head_follows, "Következmény", "What follows")
M(head_cite, "Paragrafus", "Paragraph")

/* ---- rule -------------------------------------------------------------------------------------- */

M(word_item, "az ítélet száma", "the ruling")
M(rule_cards, "A lapok szerint: {0}", "The cards show: {0}")
M(rule_cards_other,
	"VIGYÁZAT, a felírt lapok nem erről szólnak. A lapok szerint: {0} A megadott adatok: {1}. A lapokból vett "
	"mondat ezért nem kerül az ítéletbe.",
	"NOTE: the recorded cards show something else. The cards show: {0} You gave: {1}. So the sentence of the "
	"cards does not go into the ruling.")
M(rule_cards_act,
	"Hogy mi történt, azt a zsűri szavaival így adhatja meg: act=\"…\"",
	"To say what was done in the jury's own words: act=\"…\"")
M(rule_given_trick, ", {0}. ütés", ", trick {0}")
M(rule_no_book,
	"a --rules szerinti ítélethez nem kell könyv: hagyja el a -r, -t, -d és --revise kapcsolót",
	"--rules rules without a book: leave out -r, -t, -d and --revise")
M(rule_no_deal,
	"ebben a játékban az ítélet nem egy leosztás pontjait írja át: hagyja el a -r, -t, -d és --revise kapcsolót; ami pont "
	"jár, azt a leosztás sora mondja meg (renonsz súgó jelölés). Amit a bizottság dönt, felírható: renonsz rule zsűri -r 1 -t 1 -d 2 "
	"points=5,-5 reason=\"…\"",
	"in this game a ruling does not change a deal's points: leave out -r, -t, -d and --revise; marks that follow are told by "
	"the deal's line (renonsz help notation). What the committee decides can be recorded: rule jury -r 1 -t 1 -d 2 "
	"points=5,-5 reason=\"…\"")
M(rule_no_place,
	"adja meg, melyik leosztásról van szó: -r FORDULÓ -t ASZTAL -d LEOSZTÁS",
	"say which deal it is about: -r ROUND -t TABLE -d DEAL")
M(rule_case_free,
	"{0}: {1} – ez nem vétség ({2}); ha mégis az volt, adja meg az eset számát; ha csak a bejelentést kell felírni: "
	"state=dismissed",
	"{0}: {1} – this is no infraction ({2}); if it was one all the same, give the number of the case; to record the "
	"claim alone: state=dismissed")
M(minutes_unread,
	"{0}. leosztás: a könyvben álló {1}. ítélet nem olvasható vissza; nézze meg: renonsz verify",
	"deal {0}: ruling {1} cannot be read back from the book; look at it: renonsz verify")
M(cases_not_said,
	"nem derül ki, melyik esetről van szó; a párok elé írja a számát vagy néhány szót ({0}; felsorolva: renonsz "
	"cases)",
	"which case is meant? Put its number or some words before the pairs ({0}; listed by: renonsz cases)")
M(rule_case_unclear,
	"több eset is illik ehhez: {0}; adja meg a számát",
	"several cases fit: {0}; give the number of one")
M(rule_bets_off,
	"Az ítélet pontjai a két játékosé. Akik mellettük fogadtak, azoknak ez a játszma se nyereség, se veszteség: {0} "
	"(E-26, E-27). Ha nekik is jár valami, azt a bizottság külön intézi.",
	"The points of the ruling are the two players'. For those who bet beside them this coup is neither won nor lost: {0} "
	"(E-26, E-27). What is due to them the committee has to arrange besides.")
M(rule_saved, "{0}. forduló, {1}. asztal, {2}. leosztás: felírva, {3}. ítélet.",
	"Round {0}, table {1}, deal {2}: ruling {3} recorded.")
M(rule_would, "{0}. forduló, {1}. asztal, {2}. leosztás: ítélet lenne, sorszáma {3}.",
	"Round {0}, table {1}, deal {2}: this would be ruling {3}.")
M(rule_dismissed, "{0}. forduló, {1}. asztal, {2}. leosztás: a bejelentés elutasítva, felírva ({3}. ítélet).",
	"Round {0}, table {1}, deal {2}: claim dismissed, recorded (ruling {3}).")
M(rule_cleared, "{0}. forduló, {1}. asztal, {2}. leosztás: a bejelentő nem vétett, felírva ({3}. ítélet).",
	"Round {0}, table {1}, deal {2}: no fault of the claimant's, recorded (ruling {3}).")
M(rule_again, "{0}. forduló, {1}. asztal, {2}. leosztás: ez az ítélet ({3}.) már fel volt írva.",
	"Round {0}, table {1}, deal {2}: that ruling ({3}) was recorded already.")
M(rule_broken_off,
	"a párbeszéd megszakadt, a könyv nem változott; kezdje újra, ha kell",
	"the dialogue was broken off, the book is unchanged; start again if need be")
M(rule_head, "{0}. forduló, {1}. asztal, {2}. leosztás – ", "Round {0}, table {1}, deal {2} – ")
M(rule_seats_deals,
	"A lap eddigi leosztásai ({0}) azokéi lesznek, akik a javított ülésrend szerint azon a helyen ülnek.",
	"The deals on the sheet so far ({0}) go to who sits in that seat by the corrected seats.")
M(rule_unrecorded,
	"FIGYELEM: ez a leosztás nincs felírva: csak az ítélet pontjai számítanak, és nem marad meg, mit játszottak. Ha a sora "
	"is kell, előbb azt írja fel.",
	"NOTE: this deal is not recorded: the ruling's points alone count, and what was played is not kept. To have its line "
	"too, record that first.")
M(rule_played,
	"FIGYELEM: a lapon ez a leosztás le van játszva, és az ítélettel az eredménye érvénytelen lesz. Ha csak játék közben "
	"vagy utána derült ki, más a válasz (stage=…) vagy az eset.",
	"NOTE: by the sheet this deal was played, and the ruling makes its result void. If it was found out only in play or "
	"after it, another answer (stage=…) or case applies.")
M(rule_replay_lost,
	"FIGYELEM: az újraosztott leosztás eredménye ({0}) elvész, a korábbi ({1}) érvényes.",
	"NOTE: the result of the deal dealt again ({0}) is lost, and the former one ({1}) stands.")
M(rule_replay_gone,
	"FIGYELEM: az újraosztott leosztás eredménye ({0}) elvész, és korábbi eredménye nincs a leosztásnak.",
	"NOTE: the result of the deal dealt again ({0}) is lost, and the deal has no former one.")
M(rule_payment, "  Fizetés:\n", "  Payment:\n")
M(rule_readings, "  A program értelmezése, amely nem a szabály szövege:\n", "  The program's reading, which is not the text of the rules:\n")
M(rule_judge, "Zsűri: {0}", "Jury: {0}")
M(rule_precedents, "  Korábbi ítéletek ugyanerre az esetre:\n", "  Earlier rulings of the same case:\n")
M(rule_differs, "  FIGYELEM: {0} korábbi ítélet másképp döntött.\n", "  NOTE: {0} earlier rulings came to another result.\n")
M(bidders_wrong,
	"„{0}”: három hely kell, abban a sorrendben, ahogyan licitálnak (például --seats BCA)",
	"“{0}”: name three seats in the order in which they bid (such as --seats BCA)")
M(said_too_much, "legfeljebb {0} megszólalás lehet egy licitben; adjon meg kevesebbet", "an auction has {0} statements at most; give fewer")
M(why_match_points, "Meccspont", "Match points")
M(why_running, "Állás utána", "Totals after it")
M(why_open_dispute, "Nyitott vita:", "Open dispute:")
M(why_rulings, "Ítélet:", "Ruling:")
M(rule_standings, "  Állás előtte → utána:\n", "  Standings before → after:\n")
M(rule_standing_score, "{0}. ({1})", "place {0} ({1})")
M(rule_standing, "{0}. ({1} h.p., {2})", "place {0} ({1} pl.pts, {2})")

/* ---- the dialogue ------------------------------------------------------------------------------ */
M(ask_round, "Forduló? ", "Round? ")
M(ask_table, "Asztal? ", "Table? ")
M(ask_deal, "Leosztás? ", "Deal? ")
M(ask_place_help,
	"Melyik leosztásról szól az ítélet: a forduló, az asztal és a leosztás száma, ahogyan a játszmalapon áll.\n",
	"Which deal the ruling is about: the numbers of the round, the table and the deal as on the score sheet.\n")

/* ---- cards ------------------------------------------------------------------------------------- */

M(word_players, "a játékosok száma", "the number of players")
M(word_rounds, "a fordulók száma", "the number of rounds")
M(word_seats, "a helyek száma", "the number of seats")
M(cards_no_play,
	"{0}: ennek a bemondásnak a lejátszását a program nem ismeri, ezért a lapjai nem írhatók fel",
	"{0}: the program does not know how this bid is played, so its cards cannot be recorded")
M(cards_other_rules,
	"a lapokat a program csak a MAUSZ lejátszási szabályai szerint (mausz-2017) ellenőrzi, {0} szerint nem; az "
	"eredményt írja le leosztássorként: renonsz súgó jelölés {0}",
	"cards are checked by the MAUSZ rules of play (mausz-2017) alone, not by {0}; give the result as a deal line: "
	"renonsz help notation {0}")
M(cards_no_line,
	"itt a leosztás sora (C U z kU) vagy a lapok egyik sora kell: lap, talon, bemond, utes",
	"expected: the deal's line (C U z kU) or a line of cards: lap, talon, bemond, utes")
M(cards_other_trump,
	"Vigyázat: a beírt adu {0}, de ezek a lapok végig szabályosak, ha {1} az adu. Nézze meg, jól írta-e be az adut.",
	"Beware: the trump typed is {0}, but these cards are legal to the last if the trump is {1}. See whether it is right.")
M(cards_keep_trump, "Az adu mégis {0}? (i/n) ", "Is the trump {0} all the same? (y/n) ")
M(cards_set,
	"{0}. forduló, {1}. asztal, {2}. leosztás: a lapok a könyvben vannak.",
	"Round {0}, table {1}, deal {2}: the cards are in the book.")
M(cards_again,
	"{0}. forduló, {1}. asztal, {2}. leosztás: ezek a lapok már a könyvben voltak.",
	"Round {0}, table {1}, deal {2}: these cards were in the book already.")
M(cards_not_ruled,
	"A szabálytalan lapért járó, fent kiírt pontok csak ítélettel számítanak: renonsz rule 3.4 -r {0} -t {1} -d {2}",
	"The points above for the illegal card count only by a ruling: renonsz rule 3.4 -r {0} -t {1} -d {2}")
M(cards_no_result,
	"Eredmény még nincs rögzítve.",
	"No result is recorded yet.")
M(cards_none_but_seed,
	"{0}. forduló, {1}. asztal, {2}. leosztás: lejátszást nem írtak fel hozzá, csak a forduló magja van meg; "
	"a kiosztott kezek: renonsz duplicate show {0}; hogy mire voltak elegek: renonsz par {0} {1} {2}; "
	"a lejátszás felvétele: renonsz cards set {0} {1} {2}",
	"deal {2} at table {1} of round {0}: no play of it is recorded, there is only the seed of the round; "
	"the hands dealt: renonsz duplicate show {0}; what they were good for: renonsz par {0} {1} {2}; "
	"to put the play in: renonsz cards set {0} {1} {2}")
M(cards_none,
	"{0}. forduló, {1}. asztal, {2}. leosztás: nincsenek hozzá lapok; felvételük: renonsz cards set {0} {1} {2}",
	"deal {2} at table {1} of round {0} has no cards; give them with renonsz cards set {0} {1} {2}")
M(duplicate_seats,
	"az asztal három- vagy négyfős; adja meg így: --seats 4",
	"a table has three or four seats; write --seats 4")
M(duplicate_other_seats,
	"Lapok {0} fős asztalhoz. A fordulóban {1} fős asztal is van: renonsz kiosztás mutat {2} --seats {1}",
	"These are the hands for tables of {0}. The round has tables of {1} too: renonsz duplicate show {2} --seats {1}")
M(duplicate_attached,
	"{0}. forduló: minden asztal ugyanazt játssza: „{1}”, 1–{2}. leosztás.",
	"The tables of round {0} play the same deals: “{1}”, deals 1–{2}.")
M(duplicate_none,
	"{0}. forduló: nem tartoznak hozzá előre osztott lapok; hozzárendelés: renonsz duplicate attach {0} …",
	"no deals are attached to round {0}; attach some with renonsz duplicate attach {0} …")
M(export_rulings, "Ítéletek", "Rulings")
M(export_outcomes, "Nyitott viták", "Open disputes")

/* ---- discipline -------------------------------------------------------------------------------- */

M(head_event, "Verseny", "Event")
M(discipline_title, "Fegyelmi intézkedések", "Disciplinary measures")
M(withdrawals_title, "Visszalépések", "Withdrawals")
M(money_round_or_season, "vagy --round, vagy --season: egy fordulót vagy egy egész évadot lehet elszámolni",
	"--round or --season: a round can be settled, or a whole season")
M(head_measure, "Fokozat", "Measure")
M(head_judge, "Döntött", "Decided by")
M(discipline_no_reason, "adja meg az indokot: --reason", "give the reason: --reason")
M(discipline_added, "{0} {1} ({2}); feljegyezve.", "{0} {1} ({2}); recorded.")
M(discipline_again,
	"{0} {1} ({2}); ez már fel volt jegyezve: {3}.",
	"{0} {1} ({2}); that was recorded already: {3}.")

/* ---- history ----------------------------------------------------------------------------------- */

M(log_place,
	"az asztalt a fordulójával, a leosztást az asztalával együtt adja meg: -r 1 -t 2 -d 5",
	"name a table with its round, a deal with its table: -r 1 -t 2 -d 5")
M(undo_ask, "Visszavonja? (i/n) ", "Undo this? (y/n) ")
M(redo_ask, "Újra megteszi? (i/n) ", "Do this again? (y/n) ")
M(undo_done,
	"Visszavonva: {0} lépés. Ha mégis kell: renonsz redo",
	"Undone: {0} step(s). To have it back: renonsz redo")
M(redo_done, "Újra megtéve: {0} lépés.", "Done again: {0} step(s).")
M(verify_progress, "Ellenőrzés", "Checking")
M(verify_fine,
	"Rendben: {0} leosztás{3} és {1} lépés ellenőrizve. Ellenőrző kód: {2}",
	"Fine: {0} deals{3} and {1} steps checked. Check code: {2}")
M(verify_versions, " ({0} változatban)", " (in {0} versions)")
M(verify_found,
	"{0} leosztás{3} és {1} lépés ellenőrizve: {2} hiba. "
	"Ha más program nyúlt a könyvhöz, állítson vissza egy mentést (renonsz backup list).",
	"{0} deals{3} and {1} steps checked: {2} fault(s). "
	"If another program has changed the book, restore a backup (renonsz backup list).")
M(verify_upgraded,
	"Pecsét csak a(z) {0}. lépéstől van ({1}): ami előtte volt, csak úgy bizonyított, ahogy a program akkor találta "
	"(mi mit bizonyít: docs/promises.hu.md).",
	"Sealed only from step {0} on ({1}): what was before is proved only as the program found it then "
	"(what proves what: docs/promises.md).")
M(verify_bad_code,
	"„{0}”: nem ellenőrző kód, talán elírás; például így áll a lapon: renonsz verify K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G",
	"“{0}” is no check code, perhaps mistyped; as on a page: renonsz verify K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G")
M(verify_code_weak,
	"Gyenge kód: 12 jegye régi lapról való; szándékosan készíthető hozzá egy másik könyv. "
	"Nyomtassa ki újra a lapot: az új kód 26 jegyű.",
	"A weak code: its 12 digits are from an old page; another book can be made for it on purpose. "
	"Print the page again: the new code has 26 digits.")
M(verify_code_now,
	"{0}: a könyv mostani állapota ({1}. lépés, {2}).",
	"{0}: the book as it is now (step {1}, {2}).")
M(verify_code_then,
	"{0}: a könyv korábbi állapota ({1}. lépés, {2}); azóta {3} lépés történt:",
	"{0}: the book as it was earlier (step {1}, {2}); {3} step(s) since:")
M(verify_code_event,
	"{0}: a könyv korábbi állapota ({1}. lépés, {2}); azóta {3} lépés történt, ebből {4} a(z) {5} versenyben.",
	"{0}: the book as it was earlier (step {1}, {2}); {3} step(s) since, {4} of them about {5}.")
M(verify_standings_same,
	"{0}: az állás azóta nem változott.",
	"{0}: the standings have not changed since.")
M(verify_standings_changed,
	"{0}: az állás azóta megváltozott; a lap a korábbit mutatja.",
	"{0}: the standings have changed since; the page shows the earlier ones.")
M(verify_code_others,
	"A többi {0} lépés más versenyt érintett, vagy nem látszik az állásban: renonsz log. Másik verseny lapja: -e VERSENY",
	"The other {0} step(s) were about other events or show in no standings: renonsz log. A page of another event: -e EVENT")
M(verify_code_more,
	"Csak az utolsó {0} lépés látszik; mind: renonsz log",
	"Only the last {0} steps are shown; all of them: renonsz log")
M(verify_code_beside,
	"A kód csak az állapotot azonosítja, azt nem bizonyítja, hogy a lap számait nem írták át: vesse össze őket "
	"(renonsz standings --at {0}).",
	"The code says which state that is, not that the figures on the page are unchanged: compare them (renonsz standings --at {0}).")
M(verify_code_unknown,
	"{0}: ebben a könyvben nem volt ilyen állapot; "
	"a lapot másik könyvből nyomtatták, vagy utólag átírták a könyvet vagy a lapot",
	"{0}: this book was never in such a state; "
	"the page is from another book, or the book or the page was altered")
M(verify_code_merged,
	"Ebbe a könyvbe másik könyvből is jött valami (merge, napló): a lap azé is lehet, ott is nézze meg.",
	"Something came into this book from another one (merge, journal): the page may be of that one, so look there too.")
M(verify_code_forged,
	"A KÖNYVNEK NEM SZABAD HINNI: {0} helyen nem az áll benne, amit a program felírt. A(z) {1} lapról ezért ez a könyv nem "
	"mond semmit; lehet, hogy épp a lap a helyes. Állítson vissza egy mentést (renonsz backup list).",
	"THE BOOK IS NOT TO BE BELIEVED: {0} thing(s) in it are not what the program wrote. So it says nothing of the page {1}, "
	"which may well be the one that is right. Restore a backup (renonsz backup list).")
M(page_forged,
	"A KÖNYVNEK NEM SZABAD HINNI: {0} helyen nem az áll benne, amit a program felírt (hogy mi: renonsz verify). "
	"{1}: erről ezért a könyv alapján nem lehet ítélni; ahol eltérnek, lehet, hogy épp a munkafüzet a helyes.",
	"THE BOOK IS NOT TO BE BELIEVED: {0} thing(s) in it are not what the program wrote (which: renonsz verify). "
	"So {1} cannot be judged by it; where they differ, the workbook may well be the one that is right.")
M(merge_forged,
	"{0}: ENNEK A KÖNYVNEK NEM SZABAD HINNI, {1} helyen nem az áll benne, amit a program felírt, ezért semmi nem került át "
	"belőle. Hogy mi nem stimmel: renonsz -f {0} verify. Vegyen elő róla mentést; ha nincs, írja ki naplóba (renonsz -f {0} "
	"export --journal -o NAPLÓ.ulti), vesse össze a lapokkal, és azt olvassa be (renonsz import NAPLÓ.ulti)",
	"{0}: THIS BOOK IS NOT TO BE BELIEVED, {1} thing(s) in it are not what the program wrote, so nothing was taken from it. "
	"What is wrong: renonsz -f {0} verify. Take a backup of it; if there is none, write its journal (renonsz -f {0} "
	"export --journal -o JOURNAL.ulti), hold it against the sheets, and import that (renonsz import JOURNAL.ulti)")
M(diff_forged,
	"VIGYÁZAT: ENNEK A KÖNYVNEK NEM SZABAD HINNI: {1}. {0} helyen nem az áll benne, amit a program felírt; ami itt eltér, azt ne ez "
	"alapján javítsa. Hogy mi nem stimmel: renonsz -f {1} verify",
	"BEWARE: THIS BOOK IS NOT TO BE BELIEVED: {1}. {0} thing(s) in it are not what the program wrote; correct nothing by it. "
	"What is wrong: renonsz -f {1} verify")
M(cli_forged,
	"VIGYÁZAT: ENNEK A KÖNYVNEK NEM SZABAD HINNI, {0} helyen nem az áll benne, amit a program felírt; ami belőle készül, "
	"azt ne tegye ki. Hogy mi nem stimmel: renonsz verify",
	"BEWARE: THIS BOOK IS NOT TO BE BELIEVED, {0} thing(s) in it are not what the program wrote; do not post what is made "
	"of it. What is wrong: renonsz verify")
M(verify_one,
	"egyszerre vagy egy ellenőrző kódot, vagy egy fájlt (--file) adjon meg",
	"give either a check code or a file (--file), not both")
M(page_no_folder,
	"{0}: itt nem készíthető ideiglenes mappa ({1}); adjon meg másikat (TMPDIR)",
	"{0}: no temporary folder can be made here ({1}); name another one (TMPDIR)")
M(page_no_code,
	"{0}: ez a munkafüzet nem mondja meg, hogyan készült, ezért nem készíthető el újra: vagy kivették belőle, vagy más program "
	"írta, vagy könyv nélkül készült; a lap alján álló kód így nézhető meg: renonsz verify KÓD",
	"{0}: this workbook does not say how it was made, so it cannot be made again: either that was taken out, or another program "
	"wrote it, or it was made without a book; look up the code at its foot with renonsz verify CODE")
M(page_templates,
	"{0}: a klub saját sablonjaival készült; az ellenőrzéshez adja meg azok mappáját (--templates MAPPA)",
	"{0}: it was made with templates of the club's own; give their folder to check it (--templates FOLDER)")
M(page_fine,
	"{0}: rendben, bájtról bájtra az, amit a program írt, és azt mutatja, ami most a könyvben áll ({1}. lépés, {2}). {4}",
	"{0}: fine, byte for byte what the program wrote, and it shows what the book says now (step {1}, {2}). {4}")
M(page_still_fine,
	"{0}: rendben, bájtról bájtra az, amit a program írt; korábban készült ({1}. lépés, {2}), de amit mutat, azóta nem változott. {4}",
	"{0}: fine, byte for byte what the program wrote; it was made after step {1} ({2}), and nothing that it shows has changed since. {4}")
M(page_outdated,
	"{0}: valódi, de elavult. Akkor ({1}. lépés, {2}) ez állt a könyvben, azóta {3} helyen más lett. {4} Hogy miért: renonsz log",
	"{0}: genuine, but out of date. The book said this after step {1} ({2}); it differs in {3} place(s) now. {4} Why: renonsz log")
M(page_altered,
	"{0}: nem az, amit a program írt: {3} helyen más áll benne, mint akkor ({1}. lépés, {2}) a könyvben. {4}",
	"{0}: not what the program wrote: it differs in {3} place(s) from the book after step {1} ({2}). {4}")
M(page_resaved,
	"{0}: az értékei, szövegei és képletei azok, amelyek akkor ({1}. lépés, {2}) a könyvben álltak, de a fájlt más program mentette: a "
	"színeit, formátumait, rejtett sorait, grafikonjait, élőfejét és élőlábát a program nem nézte. {4}",
	"{0}: its values, texts and formulas are those of the book after step {1} ({2}), but another program saved this file: colours, "
	"formats, hidden rows, charts, headers and footers were not looked at. {4}")
M(page_resaved_outdated,
	"Azóta {0} helyen más lett a könyvben. Hogy miért: renonsz log",
	"The book differs in {0} place(s) now. Why: renonsz log")
M(page_event, "Verseny: {0} ({1}).", "Event: {0} ({1}).")
M(page_made, "Így készült: renonsz {0}", "Made by: renonsz {0}")
M(page_templates_used,
	"A klub sablonjaival készült: a fejlécei és a szövegei a klubéi, nem a programéi.",
	"Made with the club's templates: its headings and words are the club's, not the program's.")
M(page_version,
	"A fájl szerint a program {0} változata írta, ez a(z) {1}.",
	"The file says that version {0} of the program wrote it; this is {1}.")
M(page_clock,
	"Az időpontjai nem e gép órája szerint állnak benne: {0} (itt {1}).",
	"Its times follow another clock than this machine's: {0} (here {1}).")
M(page_other_templates,
	"A fájl a klub sablonjaival készült: ha azok azóta változtak, az is lehet az oka.",
	"The file was made with the club's templates: it may also be that these have changed since.")
M(page_other_zone,
	"Csak időpontok mások, és a fájl nem mondja meg, milyen időzóna szerint készült: ha másik gépen, lehet, hogy csak az óra más "
	"volt. Próbálja annak az időzónájával is: TZ=Europe/Budapest renonsz verify --file {0}",
	"Only times differ, and the file does not say in which time zone it was made: another machine may only have had "
	"another clock. Try its zone too: TZ=Europe/Budapest renonsz verify --file {0}")
M(page_since, "Ami azóta történt (mind: renonsz log):", "What was done since (all of it: renonsz log):")
M(page_step, "{0}. lépés: ", "step {0}: ")
M(page_since_more, "… és még {0}", "… and {0} more")
M(page_moved_down,
	"{0}: a fájlba a(z) {1}. sornál {2} sort szúrtak be; az alatta levő cellák csak ezért térnek el",
	"{0}: {2} row(s) were inserted in the file at row {1}; the cells below differ only because of that")
M(page_moved_up,
	"{0}: a fájlból a(z) {1}. sortól {2} sort töröltek; az alatta levő cellák csak ezért térnek el",
	"{0}: {2} row(s) were deleted from the file at row {1}; the cells below differ only because of that")
M(page_more, "… és még {0} helyen (mind: --csv vagy --json)", "… and in {0} more place(s) (all: --csv or --json)")
M(word_place, "FORDULÓ ASZTAL LEOSZTÁS", "ROUND TABLE DEAL")
M(solve_no_deal,
	"a solve JSON-sorokat olvas, a könyv leosztásait nem; mit lehetett volna vállalni: renonsz par {0}; mit engedett el "
	"egy-egy lap: renonsz cards analyse {0}",
	"solve reads JSON Lines, not the deals of the book; what could have been bid: renonsz par {0}; what each card gave "
	"away: renonsz cards analyse {0}")
M(par_no_cards,
	"{0}. forduló, {1}. asztal, {2}. leosztás: a lapjai nincsenek a könyvben, és a fordulónak nincs magja; "
	"a lapok felvétele: renonsz cards set {0} {1} {2}; mag csatolása: renonsz duplicate attach {0} MAG LEOSZTÁSOK",
	"round {0}, table {1}, deal {2}: its cards are not in the book, and the round has no seed; "
	"to put the cards in: renonsz cards set {0} {1} {2}; to attach a seed: renonsz duplicate attach {0} SEED DEALS")
M(analysis_differs, "Vigyázat, a lapok ellentmondanak annak, ami fel van írva:", "Beware: the cards contradict what is written down:")
M(rule_cost, "  A lejátszás nyílt lapokkal nézve:\n", "  The play, seen with all cards open:\n")
M(rule_against, "  A felírt lapok mást mutatnak, mint az ítélet:\n", "  The recorded cards say something else than the ruling:\n")
M(rule_sheet_against,
	"  A felírt lapok mást mutatnak, mint a játszmalap:\n",
	"  The recorded cards say something else than the sheet:\n")
M(rule_no_cards,
	"  Mibe került? Ehhez a leosztáshoz nem írtak fel lejátszást; felvétele: renonsz cards set {0} {1} {2}",
	"  What did it cost? No play is recorded for this deal; to put it in: renonsz cards set {0} {1} {2}")
M(rule_no_breach,
	"  A felírt lejátszásban ({0} ütés) nincs szabálytalan lap, így ára sincs.",
	"  The recorded play ({0} trick(s)) shows no illegal card, so none cost anything.")
M(minutes_no_cards,
	"Ehhez a leosztáshoz nem írtak fel lejátszást, a jegyzőkönyv elemzés nélkül készült; felvétele: renonsz cards set {0} {1} {2}",
	"No play is recorded for this deal, so the minutes are without an analysis; to put it in: renonsz cards set {0} {1} {2}")
M(minutes_no_breach,
	"A felírt lejátszásban ({0} ütés) nincs szabálytalan lap.",
	"The recorded play ({0} trick(s)) shows no illegal card.")
M(minutes_against, "A felírt lapok mást mutatnak, mint az ítélet:", "The recorded cards say something else than the ruling:")
M(minutes_sheet_against,
	"A felírt lapok mást mutatnak, mint a játszmalap:",
	"The recorded cards say something else than the sheet:")
M(stats_no_cards,
	"{0}: egyetlen leosztásnak sincsenek felírva a lapjai; felvételük: renonsz cards set FORDULÓ ASZTAL LEOSZTÁS",
	"{0}: no deal has its cards recorded; to put them in: renonsz cards set ROUND TABLE DEAL")
M(past_order,
	"--days: „{0}” nem sorrend; dmy (nap/hónap/év) vagy mdy (hónap/nap/év) kell",
	"--days: “{0}” is no order; it has to be dmy (day/month/year) or mdy (month/day/year)")
M(past_taken,
	"Beolvasva: {0} verseny, {1} forduló, {2} asztal, {3} sor; {4} új játékos.",
	"Imported: {0} event(s), {1} round(s), {2} table(s), {3} row(s); {4} new player(s).")
M(past_again,
	"Új eredmény nincs benne: minden lapja megvolt már a könyvben.",
	"There is no new result in it: the book has all of its sheets.")
M(past_left_out, "Kimaradt {0} sor.", "Left out: {0} row(s).")
M(season_made,
	"Új évad: {0}. Így vehet bele versenyt: renonsz season add \"{0}\" VERSENY",
	"New season: {0}. To add an event: renonsz season add \"{0}\" EVENT")
M(season_changed, "Módosítva: {0}.", "Changed: {0}.")
M(season_nothing,
	"nincs mit módosítani; adja meg, mit: --name, --count, --least, --scale",
	"there is nothing to change; say what: --name, --count, --least, --scale")
M(season_counts, "{0} számít ebben az évadban: {1} (súlya {2}%).", "{0} counts in {1} (weight {2}%).")
M(season_counts_already, "{0} eddig is ennyit számított: {1}, {2}%.", "{0} counts in {1} as before ({2}%).")
M(season_counts_not, "{0} már nem számít ebben az évadban: {1}.", "{0} does not count in {1} any more.")
M(season_removed,
	"Törölve: {0}. A versenyei megmaradtak; visszavonás: renonsz undo",
	"Removed: {0}. Its events stay; to take this back: renonsz undo")
M(site_one_choice,
	"egyszerre csak az egyik adható meg: versenyek (-e), egy évad (--season) vagy minden (--all)",
	"give one of these: events (-e), a season (--season), or everything (--all)")
M(site_bad_base,
	"„{0}”: nem webcím; a --base az a cím, ahol a mappa elérhető lesz, például https://klub.hu/ulti/",
	"“{0}” is no web address; --base is the address at which the folder will be found, such as https://club.example/ulti/")
M(site_made,
	"{0}: {1} fájl új vagy más lett, {2} változatlan, {3} törölve. Megnyitás böngészőben: {0}/index.html",
	"{0}: {1} file(s) written, {2} the same, {3} removed. To be opened in a browser: {0}/index.html")
M(site_would,
	"Próba (--dry-run), semmi sem változott. {0}: {1} fájl lenne új vagy más, {2} változatlan, {3} törlődne",
	"Dry run: nothing was changed. {0}: {1} file(s) to be written, {2} the same, {3} to be removed")
M(season_alone,
	"az évad állásához --season elég: -e és --bids egy verseny állásához való",
	"--season alone gives the standings of a season: -e and --bids are for those of an event")
M(season_empty,
	"{0}: még nincs versenye; vegyen bele egyet: renonsz season add \"{0}\" VERSENY",
	"{0}: it has no events yet; take one into it: renonsz season add \"{0}\" EVENT")
M(seasons_title, "Évadok", "Seasons")
M(head_season, "Évad", "Season")
M(head_season_best, "Legjobb", "Best")
M(head_season_least, "Legalább", "Least")
M(head_season_scale, "Pontok helyenként", "Points by place")
M(head_season_weight, "Súly (%)", "Weight (%)")
M(season_all, "mind", "all")
M(season_standard, "alapskála", "standard")
M(word_minutes, "perc", "minutes")
M(clock_too_long, "--minutes: legfeljebb {0} perc lehet", "--minutes: at most {0}")
M(round_started, "{0}. forduló: elindult {1}-kor, {2} perc, vége {3}-kor.", "Round {0}: begun at {1}, {2} minutes, ends at {3}.")
M(round_stopped, "{0}. forduló: nincs órája.", "Round {0}: it has no clock.")
M(stats_no_season,
	"„{0}”: nincs ilyen évad, és olyan verseny sem, amelynek a napja így kezdődik; a versenyek: renonsz event list",
	"“{0}”: there is no such season, and no event whose day begins so; the events: renonsz event list")
M(stats_event_or_season,
	"verseny neve és --season együtt nem adható meg; az egyik kell",
	"the name of an event and --season cannot both be given; one of them")
M(declared_thrown_in,
	"{0} bedobott leosztás kimaradt: nem játszották le.",
	"{0} deal(s) that were thrown in are left out: they were not played.")
M(declared_made,
	"Teljesítve: a Játékos oldala nyerte a partit; a bemondások itt nem számítanak.",
	"Made: the declarer's side won the parti, whatever became of announcements.")
M(stats_other_game, "{0}: más játék, ezért kimaradt.", "{0}: another game, left out.")
M(par_progress, "Elemzés", "Solving")
M(no_solver,
	"ehhez a szabálykönyvhöz nincs nyílt lapos megoldó: {0}; a mausz-2017 szabályaihoz van",
	"there is no open-card solver for this rule book: {0}; there is one for mausz-2017")

/* ---- arrange ----------------------------------------------------------------------------------- */

M(arrange_too_few,
	"{0} játékos kevés: nem telik ki belőlük három- és négyfős asztal; adjon meg több játékost, vagy \"fill\":\"bye\" értéket",
	"{0} players are too few to fill tables of three and four; give more of them, or \"fill\":\"bye\"")
M(arrange_too_many,
	"legfeljebb {0} játékost lehet ültetni; ossza több csoportba a mezőnyt",
	"at most {0} players can be seated; divide the field into groups")
M(arrange_player_twice,
	"a(z) {0}. számú játékos kétszer szerepel; egyszer adja meg",
	"player {0} is given twice; give each once")
M(arrange_unknown,
	"„{0}”: nincs {1}. számú játékos; vegye fel a „players” vagy, ha visszalépett, a „withdrawn” mezőbe",
	"“{0}”: there is no player {1}; put the number into “players” or, of somebody who has left, into “withdrawn”")
M(arrange_too_many_rounds,
	"{0} forduló ismétlődő párosítás nélkül nem megy; legfeljebb ennyi megy: {1}",
	"{0} rounds cannot be drawn without a pair meeting twice; so many can: {1}")

/* ---- draws ------------------------------------------------------------------------------------- */

M(draw_by,
	"„{0}” szerint nem lehet sorsolni; így lehet: --by random, --by standing, --by all-play-all",
	"there is no draw by “{0}”; there are --by random, --by standing, --by all-play-all")
M(order_seed_or_names,
	"vagy a húzott sorrend neveit adja meg, vagy a magot (--seed), amelyből a program húz",
	"give either the names in the order in which they drew, or the seed (--seed) that the program is to draw by")
M(draw_empty_seed,
	"a mag üres; adjon meg egyet: --seed \"5 12 33 41 87\", vagy hagyja el a kapcsolót, és a gép választ",
	"the seed is empty; give one: --seed \"5 12 33 41 87\", or leave the option out and the machine chooses one")
M(draw_beyond,
	"Ez a(z) {0}. forduló, de a sorsolás {1} fordulóra készült: a helyek (A, B, C) innen már nem jönnek ki egyenletesen.",
	"This is round {0}, but the draw was made for {1}: from here on the seats (A, B, C) are no longer even.")
M(draw_open,
	"{0}. forduló: a sorrend, amely szerint készült, nyitott vitától függ (renonsz missing); ha az másként dől el, más "
	"sorsolás jön ki.",
	"Round {0}: the order by which it was drawn depends on an open dispute (renonsz missing); another decision would make another draw.")
M(draw_open_lines,
	"{0}. forduló: az állás, amely szerint készült, nem végleges: nyitott vita van (renonsz missing); ha a döntéstől más "
	"lesz a sorrend, más sorsolás jön ki.",
	"Round {0}: the standing it was drawn by is not final: a dispute is open (renonsz missing); if its decision changes "
	"the order, it makes another draw.")
M(draw_unfinished,
	"{0}. forduló: az állás, amely szerint készült, nem végleges: {1} asztalnál hiányzik még leosztás (renonsz missing). Ha egy "
	"másik gépen megvannak: renonsz undo, renonsz merge, aztán újra a sorsolás.",
	"Round {0}: the standing it was drawn by is not final: deals are missing at {1} table(s) (renonsz missing). If another "
	"computer has them: renonsz undo, renonsz merge, then draw again.")
M(draw_seed_unused, "{0}. forduló: az állás szerinti sorsolás nem használ magot; a --seed nem számított.",
	"Round {0}: a draw by standing uses no seed; --seed was ignored.")
M(draw_unfinished_ask,
	"Az állás nem végleges: {0} asztalnál hiányzik még leosztás (lehet, hogy egy másik gépen megvan: renonsz merge). Így is "
	"sorsol? (i/n) ",
	"The standing is not final: deals are missing at {0} table(s) (another computer may have them: renonsz merge). Draw nevertheless? (y/n) ")
M(draw_done,
	"{0}. forduló: kisorsolva, {1} asztal. A papírjai: renonsz round print {0} -o fordulo{0}.pdf",
	"Round {0} is drawn: {1} tables. Its papers: renonsz round print {0} -o round{0}.pdf")
M(draw_announced,
	"A verseny sorsolásainak magja meghirdetve: „{0}”. Mondja be és függessze ki, mielőtt kiderül, ki jön el.",
	"The seed of the event's draws is announced: “{0}”. Say it aloud and post it before it is known who comes.")
M(draw_swapped,
	"{0}. forduló: {1} és {2} helyet cserélt.",
	"Round {0}: {1} and {2} have changed places.")
M(draw_is_same,
	"{0}. forduló: újra kisorsolva ugyanez jön ki.",
	"Round {0}: drawn again it comes out the same.")
M(draw_differs,
	"{0}. forduló: a sorsoláshoz képest más ül ezeknél az asztaloknál: {1}.",
	"Round {0}: others than were drawn sit at these tables: {1}.")
M(draw_is_same_of_seated,
	"{0}. forduló: azokkal, akik leültek, újra kisorsolva ugyanez jön ki. A sorsolás másik könyvből jött ({2}. lépés, {3}); "
	"hogy rajtuk kívül ki volt még ott, azt ez a könyv nem tudja.",
	"Round {0}: drawn again of those who sat down it comes out the same. The draw came from another book (step {2}, {3}); "
	"who else was there this book does not know.")
M(draw_not_known,
	"{0}. forduló: a sorsolás másik könyvből jött ({2}. lépés, {3}), és abból, ami ebben a könyvben akkor állt, nem sorsolható "
	"újra. Ez nem jelenti, hogy rossz volt: hogy ki volt ott, és cseréltek-e utána helyet, azt ez a könyv nem tudja, csak "
	"az, amelyikben sorsoltak; ott kell megnézni: renonsz draw check {0}",
	"Round {0}: the draw came from another book (step {2}, {3}), and cannot be drawn again out of what stood in this one "
	"then. That does not make it wrong: who was there, and whether seats were changed afterwards, this book does not know, "
	"only the one in which it was drawn; it has to be looked at there: renonsz draw check {0}")
M(draw_by_hand,
	"{0}. forduló: nem sorsolás szerint ültették le, csak a minősítés készült el.",
	"Round {0} was not drawn but seated by hand; this is its certificate alone.")

/* ---- what-if ----------------------------------------------------------------------------------- */
M(what_if_title, "{0} – mi lenne így: {1}", "{0} – what if by {1}")
M(what_if_rules,
	"adja meg, melyik kiadás szerint: --rules, például --rules ulti-online",
	"say by which edition: --rules, such as --rules ulti-online")

/* ---- help notation ----------------------------------------------------------------------------- */
M(notation_summary, "a leosztás sora: licitek, eredmény, kontrák", "the deal line: bids, results, kontras")
M(reading_summary, "a szabály egy értelmezése, szó szerint", "a reading of the rules, in its words")
M(reading_unknown,
	"nincs ilyen jelű értelmezés: {0}; ezek vannak: {1}",
	"there is no reading {0}; there are {1}")
M(rules_more,
	"\nMás szabályé: renonsz help {1} SZABÁLY; ezek vannak:\n{0}\n",
	"\nOf other rules: renonsz help {1} ID; there are\n{0}\n")
