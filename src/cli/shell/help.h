/*
 * The help of each command: H(name, summary in Hungarian, in English, page in Hungarian, in English). A
 * page begins with an example. Becomes sum_NAME and help_NAME.
 */
#include "base/base.h"
#ifndef H
#define H(name, sum_hu, sum_en, help_hu, help_en) \
	static const struct msg sum_##name = { { sum_hu, sum_en } }; \
	static const struct msg help_##name = { { help_hu, help_en } };
#endif

H(event_new, "új verseny", "a new event",
	"  renonsz verseny új \"Szolnok Kupa\" --date 2026-11-21 --place Szolnok --deals 12\n"
	"\n"
	"Új versenyt vesz fel, és ezt teszi nyitottá.\n"
	"  --date ÉÉÉÉ-HH-NN   az első nap (különben a mai)\n"
	"  --place HELY        helyszín\n"
	"  --deals SZÁM        leosztás fordulónként (0 vagy semmi: nincs rögzítve)\n"
	"  --deals-four SZÁM   ugyanez négyes asztalnál; magától annyi, hogy mindenki\n"
	"                      ugyanannyiszor kezdjen (9-hez 12, 6-hoz 8)\n"
	"  --stake FT          tét: forint pontonként\n"
	"  --edition KIADÁS    szabálykiadás: mausz-2017 (ez az alap), ulti-online: ulti;\n"
	"                      vadasz-2025: Vadász tarokk; ecarte: écarté, ahol egy\n"
	"                      leosztás egy játszma. Ez dönti el, hogyan írandók a\n"
	"                      leosztások: renonsz help notation vadasz-2025\n"
	"  --rules KIADÁS      ugyanaz, mint az --edition\n",
	"  renonsz event new \"Szolnok Kupa\" --date 2026-11-21 --place Szolnok --deals 12\n"
	"\n"
	"Makes an event and opens it.\n"
	"  --date YYYY-MM-DD   its first day (else today)\n"
	"  --place PLACE       where it is held\n"
	"  --deals NUMBER      deals a round (0 or nothing: not fixed)\n"
	"  --deals-four NUMBER the same at a table of four; by itself so many that\n"
	"                      everybody starts as often (12 for 9, 8 for 6)\n"
	"  --stake FT          forint a point\n"
	"  --edition EDITION   edition of the rules: mausz-2017 (the default) and\n"
	"                      ulti-online: ulti; vadasz-2025: Vadász tarokk; ecarte:\n"
	"                      écarté, where a deal is a coup. It decides how deals are\n"
	"                      written: renonsz help notation vadasz-2025\n"
	"  --rules EDITION     the same as --edition\n")

H(event_import, "régi verseny a klub táblázatából", "a past event out of a spreadsheet",
	"  renonsz verseny beolvas tavasz.xlsx --date 2024-03-05 --deals 9 --dry-run\n"
	"\n"
	"Korábbi versenyek a klub táblázatából (.xlsx, .csv), leosztások nélkül. Egy sor\n"
	"egy játékos egy fordulója: név, forduló, asztal, pont; lehet klub, verseny,\n"
	"dátum és leosztásszám is. Ha nincs asztal oszlop, egy asztal az az egymás utáni\n"
	"három vagy négy sor, amelynek 0 az összege. Két egyforma nevűt a klub vagy a\n"
	"jel különböztet meg; az új játékosokat felsorolja. Egy sor egy asztal is lehet:\n"
	"asztal, 1. játékos, pont, 2. játékos, pont … Ha fordulónként egy oszlop van,\n"
	"mindegyikhez kell egy az asztalokkal: név, 1. forduló, 1. asztal, 2. forduló …\n"
	"Ha fordulónként egy munkalap van („1. forduló” …), együtt olvassa be őket;\n"
	"forduló nélkül (dátum, név, pont) minden nap egy verseny egyetlen fordulója.\n"
	"  --dry-run            előnézet: ami a könyvbe kerülne; nem ír semmit\n"
	"  --columns \"nev=B pont=F\"   melyik oszlop micsoda, ha a fejléc nem mondja meg\n"
	"                       (betű, szám vagy fejléc; „klub=-”: egyik sem); a\n"
	"                       következő ilyen fájlhoz megjegyzi\n"
	"  --days dmy | mdy     az 5/3/2024 nap/hónap vagy hónap/nap\n"
	"  --name, --date, --place, --edition   ha nincs oszlopa; név nélkül a fájlé\n"
	"  --deals SZÁM         hány leosztásból áll egy lap\n"
	"  --sheet NÉV | SZÁM   melyik munkalapról (különben az első, amelyen van adat,\n"
	"                       vagy ami forduló, mind)\n"
	"  --take 12,15         ezek nem összesítések vagy megjegyzések, hanem játékosok\n"
	"  --same               aki csak nagybetűben, ékezetben, kötőjelben tér el,\n"
	"                       ugyanaz az ember\n"
	"  --force              az érthetetlen sorokat kihagyja (meg is nevezi), és\n"
	"                       átveszi, ami nem annyi, mint a táblázat „Összesen”-je\n"
	"Minden érthetetlen sort megnevez. Egy lépés: a renonsz undo visszavonja.\n",
	"  renonsz event import spring.xlsx --date 2024-03-05 --deals 9 --dry-run\n"
	"\n"
	"Past events out of a club's table (.xlsx, .csv), without their deals. A row is a\n"
	"round of a player: name, round, table, points; club, event, date and number of\n"
	"deals may stand there too. Without a column of tables, three or four rows that\n"
	"follow each other and come to 0 are a table. A club or a mark tells two of one\n"
	"name apart; new players are named. A row may also be a table: table, 1st player,\n"
	"points, 2nd player, points … If each round has a column, each needs one of\n"
	"tables too: name, round 1, table 1, round 2, table 2 … Worksheets called\n"
	"“round 1” … are read together; without rounds (date, name, points) each day is\n"
	"an event of one round.\n"
	"  --dry-run            a preview of what would go into the book; writes nothing\n"
	"  --columns \"name=B points=F\"   which column is what, where the headings do not\n"
	"                       say it (letter, number or heading; “club=-”: none);\n"
	"                       remembered for the next such file\n"
	"  --days dmy | mdy     is 5/3/2024 day/month, or month/day\n"
	"  --name, --date, --place, --edition   without a column; no name: the file's\n"
	"  --deals NUMBER       how many deals a sheet has\n"
	"  --sheet NAME | NUMBER   which worksheet (else the first that has cells, or all\n"
	"                       that are rounds)\n"
	"  --take 12,15         these rows are players, no totals or notes\n"
	"  --same               who differs in capitals, accents or dashes is the same\n"
	"                       person\n"
	"  --force              leaves out rows that are not understood (and names them),\n"
	"                       and takes what is not the table's own “Total”\n"
	"Every row that is not understood is named. One step: renonsz undo takes it back.\n")

H(event_list, "versenyek listája", "list the events",
	"  renonsz verseny lista\n"
	"\n"
	"A könyv versenyei; a nyitottat * jelöli.\n",
	"  renonsz event list\n"
	"\n"
	"The events of the book; * marks the open one.\n")

H(event_show, "a verseny adatai és beállításai", "an event's details and settings",
	"  renonsz verseny mutat\n"
	"\n"
	"A nyitott (vagy a megnevezett) verseny adatai és azok a beállításai, amelyek\n"
	"eltérnek az alapértéktől.\n"
	"  --all   minden beállítás (CSV, JSON, fájl: mindig minden)\n",
	"  renonsz event show\n"
	"\n"
	"Details of the open event, or of the one named, and those of its settings that\n"
	"are not the default.\n"
	"  --all   every setting (CSV, JSON and files always have all)\n")

H(event_use, "a nyitott verseny kiválasztása", "choose the open event",
	"  renonsz verseny választ Szolnok\n"
	"\n"
	"Ettől kezdve minden parancs erre a versenyre szól, amíg a -e mást nem mond.\n",
	"  renonsz event use Szolnok\n"
	"\n"
	"From now on every command means this event, unless -e says otherwise.\n")

H(season_new, "új évad", "a new season",
	"  renonsz szezon új 2026 --count best=3 --least 2\n"
	"\n"
	"Évad: több verseny eredménye együtt. Az állása: renonsz standings --season 2026\n"
	"  --count best=3   a három legjobb eredmény számít (különben all: mind)\n"
	"  --least 2        akinek kevesebb eredménye van, nem kap helyezést\n"
	"  --scale FÁJL     a klub saját pontjai: soronként egy szám, az első helyé elöl\n"
	"\n"
	"Az alapskála szerint N induló közül a p. hely 1000·(N − p)/(N − 1) pont.\n",
	"  renonsz season new 2026 --count best=3 --least 2\n"
	"\n"
	"A season: the results of several events together. Its standings:\n"
	"renonsz standings --season 2026\n"
	"  --count best=3   a player's three best results count (else all of them)\n"
	"  --least 2        whoever has fewer results gets no place\n"
	"  --scale FILE     the club's own points: a number a line, the first place first\n"
	"\n"
	"By the standard scale place p of N players gives 1000·(N − p)/(N − 1) points.\n")

H(season_change, "évad módosítása", "change a season",
	"  renonsz szezon módosít 2026 --count best=4\n"
	"\n"
	"Ami nincs megadva, marad. A --scale standard visszatér az alapskálához.\n"
	"  --name NÉV, --count best=4 vagy all, --least 2, --scale FÁJL\n",
	"  renonsz season change 2026 --count best=4\n"
	"\n"
	"What is not given stays. --scale standard goes back to the standard scale.\n"
	"  --name NAME, --count best=4 or all, --least 2, --scale FILE\n")

H(season_add, "verseny az évadba", "an event into a season",
	"  renonsz szezon hozzáad 2026 \"Szolnok Kupa\" --weight 50\n"
	"\n"
	"A verseny számít az évadban. Ugyanígy változtatható a súlya is. Egyszerre több\n"
	"is megadható, névvel vagy sorszámmal:\n"
	"  renonsz szezon hozzáad 2026 \"Szolnok Kupa\" \"Őszi Kupa\" 7\n"
	"  --weight 50   százalék: fele annyi pontot ér (különben 100)\n",
	"  renonsz season add 2026 \"Szolnok Kupa\" --weight 50\n"
	"\n"
	"The event counts in the season. The same command changes its weight. Several can\n"
	"be given at once, by name or number:\n"
	"  renonsz season add 2026 \"Szolnok Kupa\" \"Autumn Cup\" 7\n"
	"  --weight 50   per cent: worth half as many points (else 100)\n")

H(season_remove, "évad törlése, vagy egy versenyének kivétele", "remove a season, or an event from it",
	"  renonsz szezon töröl 2026 \"Szolnok Kupa\"\n"
	"\n"
	"A verseny már nem számít az évadban; verseny nélkül az egész évad megszűnik.\n"
	"A verseny maga mindig megmarad.\n",
	"  renonsz season remove 2026 \"Szolnok Kupa\"\n"
	"\n"
	"The event does not count in the season any more; without an event the whole\n"
	"season is removed. The event itself always stays.\n")

H(season_list, "évadok, vagy egy évad versenyei", "seasons, or the events of one",
	"  renonsz szezon lista 2026\n"
	"\n"
	"Az évad versenyei, súlyukkal; név nélkül a könyv évadai.\n",
	"  renonsz season list 2026\n"
	"\n"
	"The events of the season with their weights; without a name all seasons.\n")

H(event_set, "adatok és beállítások módosítása", "change details and settings",
	"  renonsz verseny beállít place-points-3=5-3-1 deals=9\n"
	"\n"
	"KULCS=ÉRTÉK párok; a kulcsok listája: renonsz event show --all\n"
	"Az első leosztással rögzül a szabálykiadás (edition), ami egy leosztás pontját\n"
	"eldönti (lost-ulti-extra), és amit a verseny előtt be kell jelenteni\n"
	"(own-tricks).\n"
	"A többi bármikor módosítható; a négyes asztal leosztásszáma (deals-four) követi\n"
	"a többiét (deals), ha másra nem állították.\n"
	"  own-tricks=closed        a saját elvitt ütések nem nézhetők meg (9.§ (3)); ott\n"
	"                           áll a lapokon és a sorrenden\n"
	"  ties=wins,best,met,lot   holtversenyben sorban: asztalnyerés, legjobb forduló,\n"
	"                           egymás ellen elért pont, sorsolás; none: közös hely\n"
	"  lot=12,4,7               a sorsolás eredménye: rajtszámok, elöl a jobb\n",
	"  renonsz event set place-points-3=5-3-1 deals=9\n"
	"\n"
	"KEY=VALUE pairs; renonsz event show --all lists the keys.\n"
	"The edition of the rules, what decides the points of deals (lost-ulti-extra) and\n"
	"what has to be announced before the event (own-tricks) are fixed with the first\n"
	"deal. All else can change at any time; the number of deals at a table of four\n"
	"(deals-four) follows the others' (deals), unless it was set to something else.\n"
	"  own-tricks=closed        tricks one has won may not be looked at (9.§ (3));\n"
	"                           stands on the sheets and the standings\n"
	"  ties=wins,best,met,lot   what breaks ties, in turn: tables won, best round,\n"
	"                           points against each other, lot; none: shared places\n"
	"  lot=12,4,7               the lot as drawn: start numbers, the better first\n")

H(prizes, "a díjak: helyezés, klub, kategória szerint", "the prizes: by place, club and category",
	"  renonsz díjak\n"
	"\n"
	"A díjakat a verseny beállításai adják, forintban, az első helytől:\n"
	"  renonsz verseny beállít prizes=30000,20000,10000  helyezés szerint\n"
	"  renonsz verseny beállít prizes-club=10000,5000  a klubok sorrendje szerint\n"
	"  renonsz verseny beállít \"category-1=U20: 3,7,12\" prizes-1=5000   (1–3)\n"
	"Holtversenyben a megosztott helyek díja egyenlően oszlik (R-97); a maradékot a\n"
	"lista alja mondja meg.\n"
	"  --csv, --json, --html, -o FÁJL.pdf, .xlsx\n"
	"  --wall -o FÁJL.pdf   falra, nagy betűkkel\n"
	"  --screen -o FÁJL.html   kivetítőre\n",
	"  renonsz prizes\n"
	"\n"
	"The settings of the event have them, in forint, from the first place on:\n"
	"  renonsz event set prizes=30000,20000,10000      by place\n"
	"  renonsz event set prizes-club=10000,5000        by the order of clubs\n"
	"  renonsz event set \"category-1=U20: 3,7,12\" prizes-1=5000   (1, 2 and 3)\n"
	"Players who share a place share its prizes (R-97); what cannot be divided is\n"
	"told below the list.\n"
	"  --csv, --json, --html, -o FILE.pdf, .xlsx\n"
	"  --wall -o FILE.pdf   for the wall, large\n"
	"  --screen -o FILE.html   for a projector\n")

H(money, "ki kinek fizet forintban, a legkevesebb fizetéssel", "who pays whom in forint, in the fewest payments",
	"  renonsz pénz\n"
	"\n"
	"A verseny végén: a pontok a téttel szorozva, a nevezési díjak és a díjak (R-88).\n"
	"Écarténál a fogadók is, név szerint. Ami a játékosok közt nem egyenlítődik ki,\n"
	"az a verseny pénztárából jön vagy oda kerül. A tét, a nevezési díj és a díjak a\n"
	"verseny beállításai, forintban:\n"
	"  renonsz verseny beállít stake=5 entry-fee=2000 prizes=30000,20000\n"
	"  --round 2                 egy forduló pontjai, díjak nélkül\n"
	"  --season 2026             az évad (vagy az így kezdődő napok) versenyei\n"
	"  --csv, --json, --html, -o FÁJL.pdf, .xlsx\n",
	"  renonsz money\n"
	"\n"
	"At the end of an event: points times stake, entry fees and prizes (R-88).\n"
	"Of écarté the bettors too, by name. What the players do not owe each other comes\n"
	"out of the event's till or goes into it. Stake, entry fee and prizes are\n"
	"settings of the event, in forint:\n"
	"  renonsz event set stake=5 entry-fee=2000 prizes=30000,20000\n"
	"  --round 2                 the points of a round, without fees and prizes\n"
	"  --season 2026             the events of a season (or whose day begins so)\n"
	"  --csv, --json, --html, -o FILE.pdf, .xlsx\n")

H(ratings, "játékerő: pont leosztásonként, az ellenfelek erejével", "ratings: points a deal, by the opponents' strength",
	"  renonsz játékerő --season 2026\n"
	"\n"
	"Ki hány pontot szerez leosztásonként átlagos ellenfelek ellen: legkisebb\n"
	"négyzetekkel, az ellenfelek erejét beszámítva (R-99); az erők összege 0. Minden\n"
	"versenyből; --season 2026: csak az ilyen nevű évadból, illetve amelyek napja\n"
	"így kezdődik. A hiba (±) alsó becslés; 30-nál kevesebb leosztást csillag jelez.\n"
	"Kevés leosztásnál az érték 0 felé húz: mindenki húsz átlagos leosztással indul.\n"
	"  --csv, --json, --html, -o FÁJL.pdf, .xlsx\n",
	"  renonsz ratings --season 2026\n"
	"\n"
	"How many points a deal a player makes against average opponents: by least\n"
	"squares, the strength of the opponents counted in (R-99); strengths add up to 0.\n"
	"Of all events; --season 2026: of the season of that name, or of those whose day\n"
	"begins so. The error (±) is a lower bound; fewer than 30 deals have a star. With\n"
	"few deals a figure is drawn towards 0: everybody starts with twenty average\n"
	"deals.\n"
	"  --csv, --json, --html, -o FILE.pdf, .xlsx\n")

H(event_carry, "hozott pontok egy másik versenyről", "points carried over from another event",
	"  renonsz verseny áthoz \"Országos elődöntő\" 50\n"
	"\n"
	"A nyitott versenyben mindenki a másik verseny helyezési és elért pontjainak\n"
	"ennyi százalékával indul (R-98). Az állás oszlopai mutatják, mennyi\n"
	"a hozott pont, és a másik verseny javítása itt is érvényesül. A helyezési pont\n"
	"is jön, tizenkettedre kerekítve, az elért pont egészre, a fél a nullától\n"
	"távolodva. Legfeljebb 100 százalék lehet; szám nélkül ennyi. Megszüntetése:\n"
	"  renonsz verseny beállít carry=none\n",
	"  renonsz event carry \"National semi-final\" 50\n"
	"\n"
	"In the open event everybody starts with so many per cent of the placement points\n"
	"and the score of the other event (R-98). Columns of the standings show what was\n"
	"carried over, and a correction there counts here too. Placement points come\n"
	"along, in twelfths; the score is rounded to whole points, halves away from 0. It\n"
	"is 100 per cent at most, and without a number. To end it:\n"
	"  renonsz event set carry=none\n")

H(player_add, "új játékos", "a new player",
	"  renonsz játékos hozzáad \"Kiss Péter\" --club \"Szolnoki UK\"\n"
	"\n"
	"Ha két játékosnak azonos a neve, a jel különbözteti meg őket:\n"
	"  renonsz játékos hozzáad \"Kiss Péter\" --mark Szolnok  →   Kiss Péter (Szolnok)\n"
	"  --mark JEL, --club KLUB\n"
	"  --yes   másik ember az is, akinek a neve csak kis- és nagybetűben vagy\n"
	"          ékezetben tér el valakiétől, vagy rövidítése lehet (Kiss P.)\n",
	"  renonsz player add \"Kiss Péter\" --club \"Szolnoki UK\"\n"
	"\n"
	"Two players of one name are told apart by a mark:\n"
	"  renonsz player add \"Kiss Péter\" --mark Szolnok   →   Kiss Péter (Szolnok)\n"
	"  --mark MARK, --club CLUB\n"
	"  --yes   another person it is, although the name differs from somebody's in\n"
	"          capitals or accents only, or may be short for it (Kiss P.)\n")

H(player_list, "játékosok keresése", "find players",
	"  renonsz játékos lista toth\n"
	"\n"
	"Mindenki, akinek a nevében minden szó szerepel; az ékezet és a nagybetű nem\n"
	"számít.\n",
	"  renonsz player list toth\n"
	"\n"
	"Everybody whose name has all the words; accents and capitals do not matter.\n")

H(player_change, "játékos adatainak javítása", "correct a player",
	"  renonsz játékos módosít \"kiss peter\" --name \"Kiss Pál\"\n"
	"\n"
	"  --name NÉV, --mark JEL, --club KLUB\n"
	"  --public name | initials | none   hogyan szerepeljen a közzétett lapokon:\n"
	"            névvel, monogrammal, név nélkül. A könyv megjegyzi, a player list\n"
	"            mutatja; a lapokon egyelőre mindenki névvel áll\n"
	"A régi név a könyv naplójában megmarad (renonsz export --nameless).\n",
	"  renonsz player change \"kiss peter\" --name \"Kiss Pál\"\n"
	"\n"
	"  --name NAME, --mark MARK, --club CLUB\n"
	"  --public name | initials | none   how to appear on what is published: by name,\n"
	"            by initials, without a name. The book keeps it, player list shows\n"
	"            it; for now all pages have everybody by name\n"
	"The former name stays in the book's log (renonsz export --nameless).\n")

H(player_join, "két játékos egy ember: egyesítésük", "two players are one person: join them",
	"  renonsz játékos egyesít \"Kiss P.\" \"Kiss Péter\"\n"
	"\n"
	"Az első mindene a másodiké lesz: nevezései, asztalai, eredményei, fegyelmi\n"
	"intézkedései, csapata; az első neve megszűnik. Ha ugyanannak a versenynek egy\n"
	"fordulójában mindketten ültek, nem lehet egy ember: a program megmondja, hol.\n"
	"  -n, --dry-run   csak megmutatja, mi történne\n",
	"  renonsz player join \"Kiss P.\" \"Kiss Péter\"\n"
	"\n"
	"All of the first becomes the second's: entries, tables, results, measures, team;\n"
	"the first name is gone. Where both sat in one round of an event they cannot be\n"
	"one person: the program says where.\n"
	"  -n, --dry-run   only shows what would be done\n")

H(player_import, "játékosok beolvasása táblázatból", "read players from a spreadsheet",
	"  renonsz játékos beolvas nevezok.csv\n"
	"\n"
	"CSV vagy .xlsx; a fejlécben: név (kötelező), jel, klub (egyesület), rajtszám\n"
	"(sorszám). Vessző vagy pontosvessző választ el; a betűk kódolása UTF-8, vagy\n"
	"a magyar Excelé (Windows-1250). Akik már megvannak, azok maradnak; ha van\n"
	"nyitott verseny, mindenkit benevez. Két egyforma nevűt a jel vagy a klub\n"
	"különböztet meg; ha egyik sem, az hiba, és a könyvbe nem kerül semmi.\n"
	"Továbbjutók az elődöntőből: renonsz standings --csv | head -22 >donto.csv\n"
	"Az összesítést, a megjegyzést és az aláírás helyét kihagyja (meg is nevezi).\n"
	"  --dry-run                 megmutatja, kit venne fel; nem ír semmit\n"
	"  --sheet NÉV | SZÁM        melyik munkalapról (különben az első nem üres)\n"
	"  --take 12,15              ezek a sorok mégis játékosok\n"
	"  --same                    aki csak nagybetűben, ékezetben tér el, ugyanaz\n"
	"  --force                   a hibás sorokat kihagyja (meg is nevezi)\n"
	"  --columns \"nev=B klub=D\"   melyik oszlop micsoda, ha a fejléc nem mondja meg;\n"
	"                            a következő ilyen fájlhoz megjegyzi; \"klub=-\": azt\n"
	"                            nem veszi figyelembe\n",
	"  renonsz player import nevezok.csv\n"
	"\n"
	"CSV or .xlsx, with headings: name (needed), mark, club, start_no; separated\n"
	"by commas or semicolons; letters in UTF-8 or Windows-1250. Those known already\n"
	"stay; if an event is open, all are entered. Two of one name are told apart by\n"
	"mark or club; else it is an error with both lines, and nothing is stored.\n"
	"Those who go on to a final: renonsz standings --csv | head -22 >final.csv\n"
	"Totals, notes and places to sign are left out (and named).\n"
	"  --dry-run                 shows who would be added; writes nothing\n"
	"  --sheet NAME | NUMBER     which worksheet (else the first that has cells)\n"
	"  --take 12,15              these rows are players all the same\n"
	"  --same                    who differs in capitals, accents is the same\n"
	"  --force                   leaves out rows that are wrong (and names them)\n"
	"  --columns \"name=B club=D\"  which column is what, where the headings do not say\n"
	"                            it; remembered for the next such file;\n"
	"                            \"club=-\": that column is left alone\n")

H(entry_add, "nevezés a versenyre", "enter a player",
	"  renonsz nevezés hozzáad toth imre --start 7\n"
	"\n"
	"Benevezi a játékost a nyitott versenyre; --start nélkül a következő szabad\n"
	"rajtszámot kapja.\n"
	"  --yes   más ember, mint akinek a neve a rövidítése lehet (Kiss P., Kiss Péter)\n",
	"  renonsz entry add toth imre --start 7\n"
	"\n"
	"Enters the player in the open event; without --start with the next free number.\n"
	"  --yes   another person than one of whom the name may be short (Kiss P.)\n")

H(entry_qualify, "továbbjutók egy másik versenyről", "those who qualified in another event",
	"  renonsz nevezés továbbjut \"Országos elődöntő\" 21\n"
	"\n"
	"A másik verseny első ennyi helyezettjét benevezi a nyitott versenyre, a helyezés\n"
	"sorrendjében; egy lépés. Kimarad, akit ott kizártak, vagy aki visszalépett;\n"
	"helyette a következő jut tovább. Ha az utolsó helyen holtverseny van, előbb el\n"
	"kell dönteni (event set ties=…, lot=…). A hozott pontot az event carry viszi át.\n",
	"  renonsz entry qualify \"National semi-final\" 21\n"
	"\n"
	"Enters so many of the other event in the open one, by their places there, in one\n"
	"step. Whoever was excluded there or has withdrawn is left out, and the next\n"
	"moves up. Where the last place is shared it has to be decided first (event set\n"
	"ties=…, lot=…). Points are carried over with event carry.\n")

H(entry_list, "nevezettek listája", "list the entries",
	"  renonsz nevezés lista\n"
	"\n"
	"A nyitott verseny nevezettjei rajtszám szerint.\n",
	"  renonsz entry list\n"
	"\n"
	"The entries of the open event by start number.\n")

H(entry_change, "rajtszám javítása", "correct a start number",
	"  renonsz nevezés módosít toth imre --start 8\n"
	"\n"
	"  --start SZÁM   az új rajtszám\n",
	"  renonsz entry change toth imre --start 8\n"
	"\n"
	"  --start NUMBER   the new start number\n")

H(entry_remove, "téves nevezés visszavonása", "take a mistaken entry back",
	"  renonsz nevezés töröl toth imre\n"
	"\n"
	"Csak annak a nevezése vonható vissza, aki a verseny egyetlen asztalánál sem ül;\n"
	"névvel vagy rajtszámmal. A rajtszáma újra kiadható. Aki csak más helyére ült be,\n"
	"az utána beugró: nem sorsolt, és nevezési díjat nem fizet. Aki játék közben lép\n"
	"vissza:\n"
	"  renonsz fegyelmi hozzáad visszalepes \"Tóth Imre\" --reason hazament\n",
	"  renonsz entry remove toth imre\n"
	"\n"
	"Only of a player who sits at no table of the event; by name or start number. The\n"
	"number is free again. Who only took over seats of others is a substitute from\n"
	"then on: not drawn, and charged no entry fee. For a player who withdraws while\n"
	"the event goes on:\n"
	"  renonsz discipline add withdrawal \"Tóth Imre\" --reason \"went home\"\n")

H(round_add, "új forduló", "a new round",
	"  renonsz forduló hozzáad\n"
	"\n"
	"A következő forduló, vagy a megadott számú.\n",
	"  renonsz round add\n"
	"\n"
	"The next round, or the one of that number.\n")

H(round_list, "fordulók listája", "list the rounds",
	"  renonsz forduló lista\n"
	"\n"
	"A fordulók, asztalaik és lezárt játszmalapjaik száma.\n",
	"  renonsz round list\n"
	"\n"
	"The rounds, with the numbers of tables and of signed sheets.\n")

H(round_remove, "téves forduló visszavonása", "take a mistaken round back",
	"  renonsz forduló töröl 3\n"
	"\n"
	"Csak olyan forduló vonható vissza, amelynek nincs asztala.\n"
	"  --force   az asztalaival együtt, ha egyiken sincs leosztás, egy lépésben\n",
	"  renonsz round remove 3\n"
	"\n"
	"Only a round without tables can be taken back.\n"
	"  --force   its tables too, if none of them has a deal, in one step\n")

H(round_print, "egy forduló papírjai: fali lista, asztalkártyák, lapok", "a round's papers: wall lists, table cards, blank sheets",
	"  renonsz forduló nyomtat 2 -o fordulo.pdf\n"
	"\n"
	"Minden, ami egy forduló előtt kell, egy fájlban: ki hol ül, asztalok szerint és\n"
	"név szerint, rajtszámmal, két méterről olvasható betűkkel; kártya minden\n"
	"asztalra (két kártya egy lapon, szét kell vágni); és minden asztalnak egy üres\n"
	"játszmalap, kitöltve, ami már tudható. Képernyőn, CSV-ben és JSON-ban a két\n"
	"lista. Csak a két fali lista: renonsz table list 2 -o lista.pdf; csak az egyik\n"
	"asztal kártyája és üres lapja: renonsz round print 2 14 -o asztal.pdf\n"
	"  -o, --output FÁJL   .pdf, .html vagy .xlsx: nyomtatásra\n"
	"  --paper a3          nagyobb papírra\n",
	"  renonsz round print 2 -o round.pdf\n"
	"\n"
	"All that is needed before a round, in one file: who sits where, by table and by\n"
	"name, with start numbers, to be read from two metres; a card for each table (two\n"
	"a page, to be cut apart); and for each table a blank sheet, with what is known\n"
	"filled in. On a terminal, as CSV and as JSON the two lists. The wall lists\n"
	"alone: renonsz table list 2 -o list.pdf; card and blank sheet of one table\n"
	"alone: renonsz round print 2 14 -o table.pdf\n"
	"  -o, --output FILE   .pdf, .html or .xlsx: to be printed\n"
	"  --paper a3          on larger paper\n")
H(round_start, "a forduló órájának indítása", "start the clock of a round",
	"  renonsz forduló indít 2 --minutes 60\n"
	"\n"
	"Elindítja a forduló óráját; --minutes nélkül annyi perc, amennyi az előző\n"
	"fordulóé volt. A lap, amely az idő lejárta után készül el (ahogy a könyvbe\n"
	"felírták), megjegyzést kap.\n"
	"  --minutes PERC    0: mégsincs órája\n"
	"  --force           újraindítja\n",
	"  renonsz round start 2 --minutes 60\n"
	"\n"
	"Starts the clock of the round; without --minutes as long as the one before. A\n"
	"sheet that is finished (as it is written into the book) after that gets a note.\n"
	"  --minutes NUMBER  0: it has no clock after all\n"
	"  --force           starts it again\n")

H(round_clock, "a forduló órája, nagyban", "the clock of a round, large",
	"  renonsz forduló óra -o ora.html\n"
	"\n"
	"Mennyi idő van hátra a fordulóból (szám nélkül abból, amelyik utoljára indult),\n"
	"és melyik asztal nincs még kész. Terminálon másodpercenként frissül, Enterre\n"
	"áll meg; a .html kivetítőre való, hálózat nélkül magától jár.\n"
	"  --csv, --json     a hátralévő idő másodpercben, lejárta után negatív\n",
	"  renonsz round clock -o clock.html\n"
	"\n"
	"How much time is left of the round (without a number: of the last one that was\n"
	"started), and which tables are not done. On a terminal it goes on each second,\n"
	"until Enter; the .html is for a projector and goes on without a network.\n"
	"  --csv, --json     what is left in seconds, negative when it is over\n")

H(draw_plan, "hány forduló sorsolható ismétlés nélkül", "how many rounds can be drawn without a repeat",
	"  renonsz sorsolás terv 22 5\n"
	"\n"
	"Ennyi játékosból milyen asztalok lesznek, és hány forduló játszható úgy, hogy\n"
	"senki sem ül kétszer össze: négyes asztallal, vagy pihenővel. A második szám a\n"
	"tervezett fordulóké; ha ennyi nincs, a kilépési kód 1. Könyv nem kell hozzá;\n"
	"szám nélkül a verseny mezőnyéről szól. Asztalai a nyitott verseny játékáéi,\n"
	"könyv nélkül az ultiéi; más játékéi (R-91):\n"
	"  --edition vadasz-2025\n",
	"  renonsz draw plan 22 5\n"
	"\n"
	"Which tables so many players make, and how many rounds there are without a pair\n"
	"meeting twice: with tables of four, or with byes. The second number is that of\n"
	"the rounds planned; exit status 1 if there are not so many. Needs no book;\n"
	"without numbers it is about the field of the event. The tables are those of\n"
	"the open event's game, without a book those of ulti; of another game (R-91):\n"
	"  --edition vadasz-2025\n")
H(draw_swap, "két játékos helyet cserél a fordulóban", "two players change places in a round",
	"  renonsz sorsolás cserél 3 7\n"
	"\n"
	"A két játékos (rajtszám vagy név) helyet cserél az utolsó olyan fordulóban,\n"
	"amelynek már vannak asztalai, az első leosztás előtt; egyikük lehet olyan is,\n"
	"aki nem ül asztalnál. A sorsolás új minősítését is kiírja.\n"
	"  -r, --round SZÁM          másik fordulóban\n"
	"  --force --reason INDOK    az is leülhet, aki ki van zárva vagy visszalépett\n",
	"  renonsz draw swap 3 7\n"
	"\n"
	"The two players (start number or name) change places in the last round that is\n"
	"seated, before its first deal; one of them may be at no table. Shows the draw's\n"
	"new certificate.\n"
	"  -r, --round NUMBER        in another round\n"
	"  --force --reason REASON   whoever is excluded or has withdrawn may sit too\n")
H(draw_announce, "a sorsolások magjának meghirdetése", "announce the seed of the draws",
	"  renonsz sorsolás kihirdet \"lottó 7 12 31 44 90\"\n"
	"\n"
	"Felírja a verseny sorsolásainak magját, mielőtt kiderül, ki jön el; külön lépés,\n"
	"idővel. A draw ezt használja, ha nincs --seed; ha mást kap, azt a lap is\n"
	"megmondja. Mást hirdetni csak a visszavonása után lehet (undo). A draw check\n"
	"kiír minden magot, amelyet valaha meghirdettek, mikor tették, hány nevezés jött\n"
	"utána, hány rajtszám változott, és hány sorsolást vontak vissza.\n",
	"  renonsz draw announce \"lottery 7 12 31 44 90\"\n"
	"\n"
	"Records the seed of the event's draws before it is known who comes; a step of\n"
	"its own, with its time. draw uses it unless --seed says another, and then the\n"
	"page says so. Another can be announced only when it was taken back (undo).\n"
	"draw check tells each seed that was ever announced, when, how many entries came\n"
	"and start numbers changed after that, and how many draws were taken back.\n")
H(draw_check, "egy sorsolás megismétlése és minősítése", "draw a round again, and grade it",
	"  renonsz sorsolás ellenőriz 2\n"
	"\n"
	"Újra kisorsolja a fordulót abból, ahogyan a könyv a sorsoláskor állt, és\n"
	"megmondja, ugyanez jön-e ki; kilépési kód 1, ha azóta mást ültettek le.\n"
	"Mellette a forduló minősítése, minden hiba név szerint. Kézzel ültetett\n"
	"fordulónál a kilépési kód akkor 1, ha valaki két asztalnál ül, vagy egynél\n"
	"sem. Szám nélkül az utolsó forduló. Az előzmények is ott állnak: hány\n"
	"sorsolását vonták vissza, milyen magokat hirdettek meg és mikor, azóta hányan\n"
	"jöttek vagy léptek vissza, és hány rajtszám változott. A másik könyvből jött\n"
	"sorsolást abból ismétli meg, ahogy ez a könyv az átvételkor állt; ha úgy nem\n"
	"megy, azt mondja, mikor jött, és nem azt, hogy rossz.\n"
	"  --at LÉPÉS|IDŐPONT      ahogy akkor állt (renonsz help log)\n",
	"  renonsz draw check 2\n"
	"\n"
	"Draws the round again out of the book as it was then, and says whether it comes\n"
	"out the same; exit status 1 if others were seated since. With the certificate of\n"
	"the round, each deviation by name. Of a round seated by hand exit status 1 if\n"
	"somebody sits at two tables, or at none. Without a number the last round. It\n"
	"also says how many draws were taken back, which seeds were announced and when,\n"
	"how many players came or withdrew since, and how many start numbers changed.\n"
	"A draw that came from another book is made again out of this one as it was when\n"
	"it came; where that cannot be, it says when it came, and not that it is wrong.\n"
	"  --at STEP|TIME          as it was then (renonsz help log)\n")
H(draw, "egy forduló sorsolása", "draw a round",
	"  renonsz sorsolás 3 --by standing\n"
	"\n"
	"Kisorsolja a fordulót, és felveszi az asztalait: ki kivel, melyik asztalnál,\n"
	"melyik helyen. Aki visszalépett, kimarad; aki később jött, benne van. Senki sem\n"
	"ül újra össze senkivel, ameddig lehet; ha nem lehet, megmondja, hány ismétlődő\n"
	"pár van.\n"
	"Kiírja a sorsolás minősítését. Újra kisorsolni: renonsz draw check.\n"
	"  --by random         véletlenül, a magból (ez az alap)\n"
	"  --by standing       erősorrend szerint: az állásban szomszédok ülnek össze;\n"
	"                      ha hiányzik még leosztás, figyelmeztet, terminálnál\n"
	"                      rákérdez (-y: nem)\n"
	"  --by all-play-all   mindenki mindenkivel, a legtöbb fordulóval\n"
	"  --seed MAG          bármilyen szöveg, például a lottószámok; nélküle a gép\n"
	"                      választ, és a fordulóval együtt megőrzi\n"
	"  --clubs apart       egy klub játékosai lehetőleg ne üljenek össze (off:\n"
	"                      mindegy)\n"
	"  --rounds SZÁM       mindenki mindenkivel: ennyi forduló lesz, ennyire\n"
	"                      egyenletes helyekkel\n"
	"  -n, --dry-run       csak megmutatja\n",
	"  renonsz draw 3 --by standing\n"
	"\n"
	"Draws the round and adds its tables: who with whom, at which table, in which\n"
	"seat. Players who have withdrawn are left out, late comers are in. Nobody meets\n"
	"anybody again as long as that is possible; if it is not, it says how many do.\n"
	"Shows the certificate of the draw. To draw it again: renonsz draw check.\n"
	"  --by random         by lot, out of the seed (this is the default)\n"
	"  --by standing       neighbours in the standing sit together; where deals are\n"
	"                      still missing it warns, at a terminal it asks (-y: it\n"
	"                      does not)\n"
	"  --by all-play-all   everybody with everybody, in the most rounds there are\n"
	"  --seed SEED         any text, such as lottery numbers; without it the machine\n"
	"                      chooses one, and keeps it with the round\n"
	"  --clubs apart       players of one club apart if possible (off: no matter)\n"
	"  --rounds NUMBER     all-play-all: so many rounds there will be, and the seats\n"
	"                      are even over them\n"
	"  -n, --dry-run       only show it\n")
H(order, "écarté: a sorrend, ki játszik, ki következik", "écarté: the list of order, who plays, who is next",
	"  renonsz sor\n"
	"\n"
	"A sorrend egy asztalnál (3.§–5.§, E-28–E-32): ki játszik, ki következik, ki vár,\n"
	"ki adja a chouette-et, és utána kik adhatják. A könyvben levő játszmákból\n"
	"következik: a vesztes a sor végére kerül, a chouette adója lekerül róla. A\n"
	"következőt így ülteti le: renonsz table seat 1 1 B=szabó --from 4\n"
	"  -t 2                      a 2. asztalnál (különben az 1.)\n"
	"  --at LÉPÉS|IDŐ            ahogy akkor volt\n"
	"  --csv, --json, --html     -o FÁJL.pdf, .xlsx\n"
	"A kilépési kód 1, ha a magból húzott sorrend újrahúzva más.\n",
	"  renonsz order\n"
	"\n"
	"The list of order at a table (3.§–5.§, E-28 to E-32): who plays, who is next,\n"
	"who waits, who gives the chouette, and who may after that. It follows from the\n"
	"coups in the book: the loser goes to the end, who gives the chouette leaves it.\n"
	"To seat who is next: renonsz table seat 1 1 B=szabo --from 4\n"
	"  -t 2                      at table 2 (else 1)\n"
	"  --at STEP|TIME            as it was then\n"
	"  --csv, --json, --html     -o FILE.pdf, .xlsx\n"
	"The exit status is 1 if an order drawn by a seed comes out otherwise.\n")
H(order_draw, "écarté: a sorrend kihúzása", "écarté: draw the order",
	"  renonsz sor húz --seed \"lottó 7 12 31\"\n"
	"  renonsz sor húz nagy kiss tóth szabó\n"
	"\n"
	"A játék előtt (9.§): nevek nélkül a program húzza ki, aki be van nevezve, magból\n"
	"(E-32); nevekkel azt a sorrendet írja fel, amelyet kártyával húztak, a legkisebb\n"
	"lap elöl. Egy sorban legfeljebb 64 játékos lehet. Az első kettő leül az\n"
	"asztalhoz; aki vár, nem hiányzik (unseated=bye). A renonsz sor megmondja, ha\n"
	"kihúzott sorrendet vontak vissza (sor töröl, undo), és hányszor.\n"
	"  --seed MAG                ebből; különben a kihirdetettből (draw announce),\n"
	"                            vagy olyanból, amelyet senki sem választott\n"
	"  -t 2                      a 2. asztalnál (különben az 1.)\n"
	"  --dry-run                 csak kipróbálja\n",
	"  renonsz order draw --seed \"lottery 7 12 31\"\n"
	"  renonsz order draw nagy kiss toth szabo\n"
	"\n"
	"Before play (9.§): without names the program draws all who are entered, by a\n"
	"seed (E-32); with names it records the order that was drawn with cards, the\n"
	"lowest first. An order has 64 players at most. The first two sit down; who\n"
	"waits is not missing (unseated=bye). renonsz order says whether a drawn order\n"
	"was taken back (order remove, undo), and how often.\n"
	"  --seed SEED               by this; else the one announced (draw announce),\n"
	"                            or one that nobody chose\n"
	"  -t 2                      at table 2 (else 1)\n"
	"  --dry-run                 only tries it\n")
H(order_enter, "écarté: új játékos lép be", "écarté: a newcomer enters",
	"  renonsz sor belép szabó\n"
	"  renonsz sor belép szabó kiss\n"
	"\n"
	"Az új játékos közvetlenül az elé kerül, akinek a kezére először tett (3.§,\n"
	"E-29): a felírt fogadásokból derül ki, vagy a második név mondja meg. Ha az az\n"
	"asztalnál ül, mindenki mögé, aki vár. Így lép be az is, aki chouette-et adott.\n"
	"  -t 2                      a 2. asztalnál (különben az 1.)\n"
	"  --dry-run                 csak kipróbálja\n",
	"  renonsz order enter szabo\n"
	"  renonsz order enter szabo kiss\n"
	"\n"
	"A newcomer enters directly in front of whose hand they bet on first (3.§, E-29):\n"
	"the recorded bets tell it, or the second name does. If that one sits at the\n"
	"table, behind all who wait. So does whoever gave the chouette (5.§).\n"
	"  -t 2                      at table 2 (else 1)\n"
	"  --dry-run                 only tries it\n")
H(order_waive, "écarté: lemondás a kézről", "écarté: waive a hand",
	"  renonsz sor lemond szabó\n"
	"\n"
	"Aki az asztalnál ül, vagy akin a sor van, lemond a kezéről: a sor végére kerül,\n"
	"és addig nem játszik, amíg a sor újra rá nem kerül (4.§, E-30).\n"
	"  -t 2                      a 2. asztalnál (különben az 1.)\n"
	"  --dry-run                 csak kipróbálja\n",
	"  renonsz order waive szabo\n"
	"\n"
	"Whoever sits at the table, or whose turn it is, waives the hand: they go to the\n"
	"end, and do not play until it is their turn again (4.§, E-30).\n"
	"  -t 2                      at table 2 (else 1)\n"
	"  --dry-run                 only tries it\n")
H(order_remove, "écarté: a sorrend utolsó lépése le", "écarté: take the last step of the order back",
	"  renonsz sor töröl\n"
	"\n"
	"Ami a sorrendbe tévesen került, azt leveszi: az asztal utolsó lépését (húzást,\n"
	"belépést, lemondást), akármi volt azóta; még egyszer kiadva az azelőttit is.\n"
	"Aki leült, ülve marad. Vissza: renonsz undo.\n"
	"  -t 2                      a 2. asztalnál (különben az 1.)\n"
	"  --dry-run                 csak kipróbálja\n",
	"  renonsz order remove\n"
	"\n"
	"Takes back what came onto the list by mistake: the last step at the table (the\n"
	"draw, who entered, who waived), whatever was done since; again, the one before.\n"
	"Who sat down stays seated. To have it back: renonsz undo.\n"
	"  -t 2                      at table 2 (else 1)\n"
	"  --dry-run                 only tries it\n")
H(table_add, "asztal ültetéssel", "a table with its seats",
	"  renonsz asztal hozzáad 1 3 A=\"Kiss Péter\" B=nagy C=toth\n"
	"\n"
	"FORDULÓ ASZTAL A=NÉV B=NÉV C=NÉV [D=NÉV];\n"
	"a név eleje is elég, ha egyértelmű, vagy a rajtszám: A=4 B=11 C=17.\n"
	"Négyfős asztalnál az osztó kimarad. Az első leosztást az utolsó hely osztja.\n"
	"Tarokkban négyen–heten ülnek egy asztalnál (A … G), écartéban ketten (A, B).\n",
	"  renonsz table add 1 3 A=\"Kiss Péter\" B=nagy C=toth\n"
	"\n"
	"ROUND TABLE A=NAME B=NAME C=NAME [D=NAME];\n"
	"the beginning of a name will do, or the start number: A=4 B=11 C=17.\n"
	"At a table of four the dealer sits out. The last seat deals the first deal.\n"
	"Four to seven sit at a table of tarokk (A … G), two at one of écarté (A, B).\n")

H(table_list, "asztalok és ültetés", "tables and seats",
	"  renonsz asztal lista 1\n"
	"\n"
	"Az asztalok és ültetésük, fordulónként vagy mind.\n"
	"  renonsz asztal lista 1 -o asztalok.pdf  falra, nagy betűkkel: asztalok és név\n"
	"                      szerint (.html, .xlsx is; --paper a3)\n"
	"  --screen -o FÁJL.html   kivetítőre: a két lista magától lapoz, egymás után\n",
	"  renonsz table list 1\n"
	"\n"
	"Tables with their seats, of one round or of all.\n"
	"  renonsz table list 1 -o tables.pdf   for the wall, large: by table and by name\n"
	"                      (.html, .xlsx too; --paper a3)\n"
	"  --screen -o FILE.html   for a projector: the two lists turn by themselves\n")

H(table_seat, "ültetés javítása", "correct the seats",
	"  renonsz asztal ültet 1 3 A=nagy B=\"Kiss Péter\" C=toth\n"
	"\n"
	"Az asztal új ültetése (13.§ (1) 6), ha tévesen írták fel; minden rögzített\n"
	"leosztás azé lesz, aki most a helyre kerül. Aki csak lap közben ült be, azt\n"
	"--from ülteti le. Ha csak egy helyen kell más, elég azt megadni, a többi marad:\n"
	"  renonsz asztal ültet 1 3 B=Kun\n"
	"  renonsz asztal ültet 3 5 A=\"Beugró Béla\" --from 5\n"
	"  --from LEOSZTÁS        ettől a leosztástól; az előzőek azéi maradnak, aki\n"
	"                         játszotta őket, a helyezési pont azé, aki többet\n"
	"                         ült ott (R-61)\n"
	"                         Aki még nincs a könyvben, azt előbb: renonsz player add\n"
	"  --was \"A=kiss B=nagy\"   csak akkor, ha még mindig ők ülnek ott\n",
	"  renonsz table seat 1 3 A=nagy B=\"Kiss Péter\" C=toth\n"
	"\n"
	"Seats the table anew (13.§ (1) 6) where it was written down wrong; all recorded\n"
	"deals will be those of the player put there now. Where only one seat is to\n"
	"change, that one is enough; the others stay. A substitute is seated with --from:\n"
	"  renonsz table seat 1 3 B=Kun\n"
	"  renonsz table seat 3 5 A=\"Beugró Béla\" --from 5\n"
	"  --from DEAL            from that deal on; those before stay with those who\n"
	"                         played them, the placement points go to whoever sat\n"
	"                         there in more of them (R-61)\n"
	"                         Not in the book yet: first renonsz player add\n"
	"  --was \"A=kiss B=nagy\"   only if they still sit there\n")

H(table_remove, "téves asztal visszavonása", "take a mistaken table back",
	"  renonsz asztal töröl 1 3\n"
	"\n"
	"FORDULÓ ASZTAL. Csak olyan asztal vonható vissza, amelynek nincs felírt\n"
	"leosztása. Ha újra felírják, új lap: a régi érvénytelen kísérletei nem az övéi.\n",
	"  renonsz table remove 1 3\n"
	"\n"
	"ROUND TABLE. Only a table without recorded deals can be taken back. Recorded\n"
	"anew it is a new sheet: void attempts of the old one are none of its.\n")

H(enter, "játszmalap begépelése", "type a game sheet",
	"  renonsz beír 1 3\n"
	"\n"
	"FORDULÓ ASZTAL. A program tudja, hányadik leosztás jön és ki oszt; csak az\n"
	"eredményt kell beírni, például: A U z ++  (felvevő, licit, adu, részenként +\n"
	"vagy -). A ? a verseny játékának sorait mutatja; écarténál körönként is írható,\n"
	"félbe is hagyható, és a játszma az ötödik ponttal kerül a könyvbe.\n"
	"  <  vissza, javításra      =  állás      = 69 -62 -7  egyeztetés a papírral\n"
	"  +5 A U z ++  kimaradt leosztás: az 5. lesz, a későbbiek eggyel odébb kerülnek\n"
	"  ?  segítség               .  kilépés; félbehagyott lap ugyanott folytatható\n",
	"  renonsz enter 1 3\n"
	"\n"
	"ROUND TABLE. The number and the dealer are known; type the result alone, such as\n"
	"A U z ++  (declarer, bid, trump, + or - for each part). ? shows the lines of the\n"
	"event's game; a coup of écarté may be typed hand by hand and broken off, and is\n"
	"recorded with the fifth mark.\n"
	"  <  back, to correct       =  totals     = 69 -62 -7  check against the paper\n"
	"  +5 A U z ++  a deal left out becomes deal 5, the later ones move by one\n"
	"  ?  help                   .  leave; a sheet left half-way goes on where it was\n")

H(deal_add, "leosztás rögzítése", "record a deal",
	"  renonsz leosztás hozzáad 1 3 A U z ++\n"
	"\n"
	"FORDULÓ ASZTAL [SORSZÁM] FELVEVŐ LICIT [ADU] EREDMÉNY {EGYÉB} [= PONTOK]\n"
	"  eredmény   részenként + vagy -, a licit részeinek sorrendjében; bedob; felad\n"
	"  kontra     kU  kU,P  'k*'  rU;  színtelen licitnél helyenként: k:C  r:B\n"
	"  csendes    cs100 csU+ csU- cs4A a felvevőé; v a végén (cs100v): a védőké\n"
	"  osztó      o=B, ha nem a soros osztott\n"
	"  = 4 4 -8   a papír pontjai: ha eltérnek, a program szól\n"
	"Részletesen, minden licittel: renonsz help notation; más játéké például:\n"
	"renonsz help notation vadasz-2025, renonsz help notation ecarte\n",
	"  renonsz deal add 1 3 A U z ++\n"
	"\n"
	"ROUND TABLE [NUMBER] DECLARER BID [TRUMP] RESULT {MORE} [= POINTS]\n"
	"  result     + or - for each part, in the order of the bid's parts; bedob; felad\n"
	"  kontra     kU  kU,P  'k*'  rU;  in no-trump bids by seat: k:C  r:B\n"
	"  silent     cs100 csU+ csU- cs4A: the declarer's; ending in v (cs100v): the\n"
	"             defenders'\n"
	"  dealer     o=B, if not the one in turn\n"
	"  = 4 4 -8   the paper's points: a difference is an error\n"
	"In full, with every bid: renonsz help notation; of another game as in\n"
	"renonsz help notation vadasz-2025, renonsz help notation ecarte\n")

H(deal_insert, "kimaradt leosztás utólag", "insert a deal that was left out",
	"  renonsz leosztás beszúr 1 3 5 A U z ++\n"
	"\n"
	"FORDULÓ ASZTAL SORSZÁM és a kimaradt sor. Ami eddig ott és utána állt, eggyel\n"
	"későbbi lesz (az első üres számig), az osztók is; a kártyák és a javítások\n"
	"vele mennek, az eltolás maga nem javítás. Amiről ítélet szól vagy amit\n"
	"újraosztottak, nem tolható el.\n"
	"Ahol közben helyet cseréltek, előbb azt kell visszavonni. Íráskor: +5 A U z ++\n",
	"  renonsz deal insert 1 3 5 A U z ++\n"
	"\n"
	"ROUND TABLE NUMBER and the line that was left out. What stood there and behind\n"
	"it moves by one (up to the first free number), its dealers too; its cards and\n"
	"corrections go along, moving itself is no correction. What has a ruling, or was\n"
	"dealt again, cannot move. A seat taken over meanwhile is in the way.\n"
	"In enter: +5 A U z ++\n")

H(deal_edit, "leosztás javítása", "correct a deal",
	"  renonsz leosztás javít 1 3 5 B pU -+ --reason elírás\n"
	"\n"
	"FORDULÓ ASZTAL SORSZÁM és a helyes sor. A régi változat megmarad (renonsz deal\n"
	"show).\n"
	"  --reason INDOK\n"
	"  --revision N       csak akkor, ha még az N. változat áll (deal show)\n",
	"  renonsz deal edit 1 3 5 B pU -+ --reason misread\n"
	"\n"
	"ROUND TABLE NUMBER and the right line. The old revision is kept (renonsz deal\n"
	"show).\n"
	"  --reason REASON\n"
	"  --revision N       only if revision N still stands (deal show)\n")

H(deal_void, "leosztás érvénytelenítése", "void a deal",
	"  renonsz leosztás érvénytelenít 1 3 5 --reason \"a zsűri törölte\"\n"
	"\n"
	"A leosztás nem számít, és nem is osztják újra. Az indok kötelező.\n"
	"  --revision N       csak akkor, ha még az N. változat áll (deal show)\n",
	"  renonsz deal void 1 3 5 --reason \"struck by the jury\"\n"
	"\n"
	"The deal does not count and is not dealt again. A reason is needed.\n"
	"  --revision N       only if revision N still stands (deal show)\n")

H(deal_redeal, "újraosztás elrendelése", "have a deal dealt again",
	"  renonsz leosztás újraoszt 1 3 5 --reason \"13.§ (1) 4\"\n"
	"\n"
	"A leosztás érvénytelen; ugyanezen a sorszámon, ugyanazzal az osztóval újra kell\n"
	"osztani.\n"
	"  --revision N       csak akkor, ha még az N. változat áll (deal show)\n",
	"  renonsz deal redeal 1 3 5 --reason \"13.§ (1) 4\"\n"
	"\n"
	"The attempt is void; the deal is dealt again under its number by the same\n"
	"dealer.\n"
	"  --revision N       only if revision N still stands (deal show)\n")

H(deal_remove, "tévesen rögzített leosztás visszavonása", "take a mistaken deal back",
	"  renonsz leosztás töröl 1 3 5\n"
	"\n"
	"A sorszám újra szabad lesz; a visszavont bejegyzés megmarad (renonsz deal show).\n"
	"Amit ítélet szerint osztanak újra, az nem vonható vissza, amíg az ítélet áll.\n"
	"  --revision N       csak akkor, ha még az N. változat áll\n",
	"  renonsz deal remove 1 3 5\n"
	"\n"
	"Its number is free again; what was recorded is kept (renonsz deal show). A deal\n"
	"that a ruling has dealt again is not taken back while the ruling stands.\n"
	"  --revision N       only if revision N still stands\n")

H(deal_show, "egy leosztás minden változata", "all revisions of a deal",
	"  renonsz leosztás mutat 1 3 5\n"
	"\n"
	"FORDULÓ ASZTAL SORSZÁM: minden változat, mikor és ki rögzítette.\n",
	"  renonsz deal show 1 3 5\n"
	"\n"
	"ROUND TABLE NUMBER: every revision, with when and by whom.\n")

H(deals, "leosztások listája", "list the deals",
	"  renonsz leosztások -r 1 -t 3\n"
	"\n"
	"  -r, --round FORDULÓ, -t, --table ASZTAL   csak azok\n",
	"  renonsz deals -r 1 -t 3\n"
	"\n"
	"  -r, --round ROUND, -t, --table TABLE   only those\n")

H(sheet_show, "játszmalap a képernyőn", "show a game sheet",
	"  renonsz játszmalap 1 3\n"
	"\n"
	"FORDULÓ ASZTAL: a leosztások pontjai, a futó összegek és a helyezések.\n",
	"  renonsz sheet 1 3\n"
	"\n"
	"ROUND TABLE: the deals with points, running totals and places.\n")

H(sheet_totals, "csak a lap összege ismert", "totals of a sheet without its deals",
	"  renonsz játszmalap összeg 3 5 = 69 -62 -7\n"
	"\n"
	"Egy olyan lap összege, amelynek a leosztásait nem írták fel: elveszett,\n"
	"elázott, vagy nincs idő begépelni. Ugyanúgy számít, mint a többi, de minden\n"
	"listán jelölve van. Nullát kell kiadnia. Később a leosztások is beírhatók;\n"
	"amikor mind megvan, azok számítanak, és ha más jön ki, a lap megmondja.\n"
	"  --deals SZÁM    hány leosztásé (különben ahány egy fordulóban van)\n"
	"  --deals 0       visszavonás (összegek nélkül)\n"
	"  --force         mást írtak fel korábban, ez a jó\n",
	"  renonsz sheet totals 3 5 = 69 -62 -7\n"
	"\n"
	"The totals of a sheet whose deals were not written down: lost, wet, or no time\n"
	"to type them. They count like any other and are marked in every list. They have\n"
	"to add up to zero. The deals can be typed later; once all are there they count,\n"
	"and if they add up to something else, the sheet says so.\n"
	"  --deals NUMBER  of how many deals (else those of a round)\n"
	"  --deals 0       take them back (without figures)\n"
	"  --force         others were written down before, these are right\n")

H(sheet_sign, "játszmalap lezárása", "sign a game sheet",
	"  renonsz játszmalap lezár 1 3 --by \"Nagy Béla\"\n"
	"\n"
	"A lezárt lapra nem kerülhet újabb leosztás, amíg újra nem nyitják.\n"
	"  --by NÉV   aki aláírta\n"
	"  --force    hiányos lapot is lezár\n",
	"  renonsz sheet sign 1 3 --by \"Nagy Béla\"\n"
	"\n"
	"A signed sheet takes no deal until it is opened again.\n"
	"  --by NAME   who signed it\n"
	"  --force     sign a sheet that is not complete\n")

H(sheet_open, "lezárt lap újranyitása", "open a signed sheet again",
	"  renonsz játszmalap megnyit 1 3\n"
	"\n"
	"Javítás előtt a lezárt lapot újra kell nyitni.\n",
	"  renonsz sheet open 1 3\n"
	"\n"
	"Before a correction a signed sheet has to be opened.\n")

H(sheet_check, "kettős ellenőrzés", "mark a sheet as checked",
	"  renonsz játszmalap ellenőriz 1 3 --by \"Kovács Anna\"\n"
	"\n"
	"Feljegyzi, hogy a lapot valaki más is összevetette a papírral. Aki a leosztásait\n"
	"felírta, az nem ellenőrizheti. A jel magától elvész, ha a lapon valami változik\n"
	"(leosztás, ítélet, ültetés).\n"
	"  --by NÉV   aki ellenőrizte (különben az, aki a gépnél ül: --operator)\n"
	"  --force    az is ellenőrizheti, aki felírta\n",
	"  renonsz sheet check 1 3 --by \"Kovács Anna\"\n"
	"\n"
	"Notes that somebody else has compared the sheet with the paper. Whoever recorded\n"
	"its deals may not. The mark falls away by itself when something on the sheet\n"
	"changes (a deal, a ruling, the seats).\n"
	"  --by NAME   who checked it (else whoever is at the keyboard: --operator)\n"
	"  --force     let it be one who recorded the deals\n")

H(sheet_uncheck, "az ellenőrzés visszavonása", "take back that a sheet was checked",
	"  renonsz játszmalap ellenőrzendő 1 3\n"
	"\n"
	"A lap újra ellenőrizetlen.\n",
	"  renonsz sheet uncheck 1 3\n"
	"\n"
	"The sheet is not checked any more.\n")

H(missing, "mi hiányzik még", "what is still missing",
	"  renonsz hiányzik 1\n"
	"\n"
	"Az asztalok, ahol hiányzik leosztás, vagy nincs lezárva a lap; és azok a teljes\n"
	"lapok, amelyeket más még nem ellenőrzött (renonsz sheet check); meg a nyitott\n"
	"viták. Kilépési kód: 1, ha van hiányos vagy le nem zárt lap, vagy nyitott vita.\n",
	"  renonsz missing 1\n"
	"\n"
	"Tables that lack deals or whose sheet is not signed; and complete sheets that\n"
	"nobody else has checked (renonsz sheet check); and open disputes. Exit status 1\n"
	"if a sheet is not complete or not signed, or a dispute is open.\n")

H(doctor, "miért mást mond a papír", "why the paper says something else",
	"  renonsz elírás 1 3 = 69 -62 -7\n"
	"\n"
	"FORDULÓ ASZTAL [=] ÖSSZEGEK. Ha a papír összege más, mint a könyvé: minden\n"
	"olyan tévedés, ami egymagában megmagyarázná, a legvalószínűbb elöl, a leosztás\n"
	"sorával, ahogy rögzítették, és ahogy a papíron állna. Elmaradt vagy fölösleges\n"
	"kontra, nem duplázott piros, fordított eredmény, felcserélt helyek vagy\n"
	"számjegyek, kimaradt vagy kétszer számolt leosztás, és így tovább.\n"
	"Kilépési kód: 0, ha egyezik; 1, ha nem.\n"
	"  renonsz elírás A U z +- = -6 3 3   egyetlen leosztásról, könyv nélkül\n"
	"  --rules SZABÁLY                    egyetlen leosztásról más szabály szerint,\n"
	"                                     például ulti-online\n"
	"  --csv, --json                      ebben a formában\n"
	"Ha az import az összegek miatt utasította el a fájlt: olvassa be az = sor\n"
	"nélkül, és utána kérdezze meg.\n",
	"  renonsz doctor 1 3 = 69 -62 -7\n"
	"\n"
	"ROUND TABLE [=] TOTALS. If the paper's totals are not the book's: every slip\n"
	"that alone would explain it, likeliest first, with the deal's line as recorded\n"
	"and as it would be on the paper. Kontra missed or surplus, piros not doubled, a\n"
	"result turned, seats or digits exchanged, a deal missing or counted twice, and\n"
	"so on. Exit status 0 if they agree, 1 if not.\n"
	"  renonsz doctor A U z +- = -6 3 3   about one deal, without a book\n"
	"  --rules ID                         that one by other rules, as ulti-online\n"
	"  --csv, --json                      in that form\n"
	"If import refused a file for its totals: import it without the = line, and ask\n"
	"then.\n")

H(diff, "két könyv összehasonlítása", "compare two books",
	"  renonsz összevet A.db B.db\n"
	"  renonsz összevet B.db     (a használt könyvet veti össze B-vel)\n"
	"\n"
	"Ketten gépelték be ugyanazokat a lapokat két könyvbe: megmutatja, miben tér el a\n"
	"kettő, soronként egy eltérést: hol (forduló/asztal/leosztás), mi, és mi áll az\n"
	"egyik meg a másik könyvben, úgy, ahogy a napló írja. A versenyeket a nevük és a\n"
	"napjuk, a játékosokat a nevük és a jelük párosítja; akiknek a neve alig tér el,\n"
	"azokat elírásként jelzi, és egy személynek veszi. Az nem eltérés, hogy egy\n"
	"leosztást mikor, ki és hányszor javított, sem az, hogy ki ellenőrizte a lapot.\n"
	"Ha a két könyv egynek a másolata, azt is megmondja, melyikük változott a másolás\n"
	"óta (nem a legutóbbi átvétel óta: azt a renonsz átvesz nézi).\n"
	"Ha csak egy közös verseny van, azt veti össze; -e VERSENY egyet választ ki (a\n"
	"sorszáma az első könyvben levő; a másikban más is lehet).\n"
	"Hogy melyik könyv a jó, azt a papír dönti el. A másikban javítsa:\n"
	"  renonsz -f B.db leosztás javít 1 3 5 C p40+U +- kU --reason elírás\n"
	"  renonsz -f B.db játékos módosít \"Kis Péter\" --name \"Kiss Péter\"\n"
	"Kilépési kód: 0, ha ugyanazt mondják, 1, ha van eltérés.\n",
	"  renonsz diff A.db B.db\n"
	"  renonsz diff B.db         (the book in use against B)\n"
	"\n"
	"Two people typed the same sheets into two books: shows what differs, a line a\n"
	"difference: where (round/table/deal), what, and what the one and the other book\n"
	"have, as the journal writes it. Events are matched by name and day, players by\n"
	"name and mark; names that hardly differ are pointed out as mistyped and taken\n"
	"for one person. When, by whom and how often a deal was corrected is no\n"
	"difference, nor who checked a sheet.\n"
	"Of two copies of one book it says which of them has gone on there since one was\n"
	"copied (not since they last merged: that is what renonsz merge goes by).\n"
	"If the books share one event only, it is compared; -e EVENT chooses one (by its\n"
	"number in the first book; in the other it may have another one).\n"
	"Which book is right, the paper decides. Correct the other one:\n"
	"  renonsz -f B.db deal edit 1 3 5 C p40+U +- kU --reason misread\n"
	"  renonsz -f B.db player change \"Kis Péter\" --name \"Kiss Péter\"\n"
	"Exit status: 0 if they say the same, 1 if they differ.\n")

H(standings, "a verseny állása", "the standings",
	"  renonsz állás\n"
	"\n"
	"Rangsor helyezési pont, majd elért pont szerint (renonsz event set\n"
	"ranking=score: csak az elért pont). Holtversenyben közös a hely.\n"
	"  --csv, --json, --html   ebben a formában\n"
	"  -o FÁJL                 fájlba, a végződés szerint: .pdf .xlsx .html .csv …\n"
	"  --wall -o FÁJL.pdf      falra: hely, név, pontok nagy betűkkel (--paper a3)\n"
	"  --screen -o FÁJL.html   kivetítőre: görgetés nélkül, magától lapoz és frissül\n"
	"  --bids                  felvevőként: licitenként hányszor teljesült\n"
	"  --teams                 a csapatok állása; csapat felvétele:\n"
	"     renonsz event set \"team-1=Szolnok A: 12,7,9\"   (név, a tagok rajtszáma)\n"
	"  event set forma=sportulti: az állás vonalanként, százalékban\n"
	"  --season 2026           az évad állása (renonsz help season new)\n"
	"  --at LÉPÉS|IDŐPONT      ahogy akkor állt (renonsz help log)\n",
	"  renonsz standings\n"
	"\n"
	"By placement points, then score (renonsz event set ranking=score: by score\n"
	"alone). Equals share their rank.\n"
	"  --csv, --json, --html   in that form\n"
	"  -o FILE                 to a file, by its ending: .pdf .xlsx .html .csv …\n"
	"  --wall -o FILE.pdf      for the wall: place, name, points, large (--paper a3)\n"
	"  --screen -o FILE.html   for a projector: no scrolling, turns and renews itself\n"
	"  --bids                  as declarer: how often each bid was made\n"
	"  --teams                 of the teams; to make one:\n"
	"     renonsz event set \"team-1=Szolnok A: 12,7,9\"   (name, start numbers)\n"
	"  event set forma=sportulti: by line comparison, in per cent\n"
	"  --season 2026           those of the season (renonsz help season new)\n"
	"  --at STEP|TIME          as they stood then (renonsz help log)\n")

H(import, "játszmalapok beolvasása", "read journals into the book",
	"  renonsz beolvas kupa.ulti\n"
	"\n"
	"A fájl formáját a kézikönyv írja le (man renonsz, docs/formats.md). A program az\n"
	"egész fájlt ellenőrzi, minden hibát megmutat, és csak hibátlan fájlt tárol. Ami\n"
	"már megvan, az nem változik; eltérő tartalom ütközés (5). „-”: a szabványos\n"
	"bemenet.\n",
	"  renonsz import cup.ulti\n"
	"\n"
	"The manual describes the form (man renonsz, docs/formats.md). The whole file is\n"
	"checked, all errors are shown, and only a faultless file is stored. What is\n"
	"there already stays; other content is a conflict (5). “-” is the standard input.\n")

H(export, "mentés fájlba (xlsx, pdf, html, csv …)", "write files (xlsx, pdf, html, csv …)",
	"  renonsz kiír -o kupa.xlsx\n"
	"\n"
	"A végződés dönt: .xlsx .pdf .html: az egész verseny (állás és játszmalapok);\n"
	".csv .json .txt: az állás; .ulti: napló, visszaolvasható.\n"
	"  --standings        csak az állás\n"
	"  --sheets           csak a játszmalapok (--round N: csak azé a fordulóé)\n"
	"  --blank FORDULÓ    üres lapok a forduló ültetésével, kézi kitöltésre\n"
	"  --bids             a licittábla\n"
	"  --journal          napló a kimenetre\n"
	"  --nameless NÉV     a naplóban e név helyett „Névtelen 1” áll; többször\n"
	"                     is írható. Becenév, puszta vezeték- vagy keresztnév, klub\n"
	"                     marad, és amely verseny más könyvből jött, abban a\n"
	"                     korábbi név is: olvassa át (--journal)\n"
	"  --templates MAPPA  saját sablonok\n",
	"  renonsz export -o cup.xlsx\n"
	"\n"
	"The ending decides: .xlsx .pdf .html: the whole event (standings and sheets);\n"
	".csv .json .txt: the standings; .ulti: the journal, which can be read back.\n"
	"  --standings        the standings alone\n"
	"  --sheets           the game sheets alone (--round N: of that round)\n"
	"  --blank ROUND      empty sheets with that round's seats, to fill in by hand\n"
	"  --bids             the licittábla\n"
	"  --journal          journal to the output\n"
	"  --nameless NAME    the journal has “Névtelen 1” wherever that name stood; can\n"
	"                     be said several times. Nicknames, a first or last name\n"
	"                     alone and clubs stay, and former names in an event that\n"
	"                     came from another book: read it through (--journal)\n"
	"  --templates FOLDER templates of your own\n")

H(bids, "a licittábla", "the licittábla",
	"  renonsz licittábla --above ulti\n"
	"\n"
	"  --above LICIT     csak ami fölé mondható\n"
	"  --rules SZABÁLY   ulti-online: annak a táblája; vadasz-2025: a figurák értéke\n",
	"  renonsz bids --above ulti\n"
	"\n"
	"  --above BID   only what overcalls it\n"
	"  --rules ID    ulti-online: its table; vadasz-2025: the values of the figures\n")

H(bids_check, "egy licit menete: szabályos-e, ki a felvevő", "an auction: is it legal, who declares",
	"  renonsz licittábla ellenőriz \"P 40 - pU - -\"\n"
	"\n"
	"Sorban, ami elhangzott; a passz: -. A program megmondja, mi nem szabályos,\n"
	"melyik paragrafus és a 13.§ melyik esete szerint; a végén ki a felvevő, vagy ki\n"
	"következik, és mit mondhat legalább. Az első licit előtti passz: parti (R-06).\n"
	"A több szóból álló nevek közé vesszőt tegyen, vagy mindet külön idézőjelbe.\n"
	"  renonsz licittábla ellenőriz \"parti, piros parti, passz, ulti\"\n"
	"  renonsz licittábla ellenőriz \"A:P C:40\"  C soron kívül licitált\n"
	"  --seats BCA       ki kezd, és kik jönnek utána (alapérték: ABC)\n"
	"  --rules SZABÁLY   ulti-online: annak a licitje\n"
	"Nem szabályos licitnél a kilépési kód 1.\n",
	"  renonsz bids check \"P 40 - pU - -\"\n"
	"\n"
	"What was said, in turn; a pass is -. What is not legal is named with its\n"
	"paragraph and case of 13.§; then who declares, or who is due and the lowest bid\n"
	"that will do. A pass before the first bid is parti (R-06). Names of several\n"
	"words need commas between them, or quotes each.\n"
	"  renonsz bids check \"parti, piros parti, passz, ulti\"\n"
	"  renonsz bids check \"A:P C:40\"    C bid out of turn\n"
	"  --seats BCA   who begins, and who follows (standard: ABC)\n"
	"  --rules ID    ulti-online: its auction\n"
	"The exit status is 1 if something was not legal.\n")

H(why, "miért ennyi a pont", "why the points are what they are",
	"  renonsz miért C p40+U +- kU csUv+\n"
	"\n"
	"Egy leosztás levezetése soronként, a szabály paragrafusával: a parancssorban\n"
	"megadott sorból, vagy rögzített leosztásból. Ha ítélet szabta meg a pontokat,\n"
	"az ítélet fizetései, indoklással. A lap és az állás többi száma lépésenként.\n"
	"Kinyomtatva is: -o levezetes.pdf.\n"
	"  renonsz miért 1 2 3           1. forduló, 2. asztal, 3. leosztás, állás\n"
	"  renonsz miért 1 2             a lap alja: összeg, helyezés, helyezési pont\n"
	"  renonsz miért --standings kiss  az állás egy sora (név vagy rajtszám)\n"
	"  renonsz miért --standings --season 2026 kiss  az évad állásáé\n"
	"  renonsz súgó R-10 R-17        az ott megnevezett értelmezések szövege\n"
	"  --rules SZABÁLY   a beírt sor más szabály szerint: ulti-online, vadasz-2025,\n"
	"                    ecarte\n",
	"  renonsz why C p40+U +- kU csUv+\n"
	"\n"
	"The derivation of a deal line by line, with the paragraphs: of a line typed\n"
	"here, or of a recorded deal. Where a ruling set the points, its payments and\n"
	"why. The other figures of sheet and standings step by step. To print it:\n"
	"-o derivation.pdf.\n"
	"  renonsz why 1 2 3             round 1, table 2, deal 3, the totals then\n"
	"  renonsz why 1 2               the sheet's foot: total, place, placement points\n"
	"  renonsz why --standings kiss  a row of the standings (name or start number)\n"
	"  renonsz why --standings --season 2026 kiss  of those of a season\n"
	"  renonsz help R-10 R-17        the text of the readings that it names\n"
	"  --rules ID   a typed line by other rules: ulti-online, vadasz-2025, ecarte\n")

H(settle, "elszámolás JSON-sorokból", "settle JSON Lines",
	"  renonsz elszámol leosztasok.jsonl\n"
	"  renonsz elszámol --rules vadasz-2025 tarokk.jsonl\n"
	"  echo '{\"bid\":\"U\",\"declarer\":\"A\",\"end\":\"conceded\"}' | renonsz settle\n"
	"\n"
	"Soronként egy leosztás JSON-ban be, soronként egy elszámolás ki (a pontok\n"
	"helyenként, tételenként a szabály helyével; docs/formats.md). Könyv nem kell\n"
	"hozzá; fájl nélkül a szabványos bemenetet olvassa.\n"
	"  --rules SZABÁLY   mausz-2017 (ez az alap), ulti-online, vadasz-2025, ecarte\n",
	"  renonsz settle deals.jsonl\n"
	"  renonsz settle --rules vadasz-2025 tarokk.jsonl\n"
	"  echo '{\"bid\":\"U\",\"declarer\":\"A\",\"end\":\"conceded\"}' | renonsz settle\n"
	"\n"
	"A deal as JSON a line in, a settlement a line out (points by seat, line by line\n"
	"with its place in the rules; docs/formats.md). Needs no book; without a file it\n"
	"reads the standard input.\n"
	"  --rules ID   mausz-2017 (the default), ulti-online, vadasz-2025, ecarte\n")
H(judge, "renonszok megítélése JSON-sorokból", "judge renonsz disputes as JSON Lines",
	"  renonsz megítél vitak.jsonl\n"
	"  renonsz megítél --rules ecarte ecarte.jsonl\n"
	"  echo '{\"case\":\"1.2\",\"facts\":{\"stage\":\"before-bid\"}}' | renonsz judge\n"
	"\n"
	"Soronként egy vitás eset JSON-ban be, soronként egy ítélet ki, a paragrafussal\n"
	"(docs/formats.md). Könyv nem kell hozzá; fájl nélkül a szabványos bemenetet\n"
	"olvassa. Az esetek: renonsz cases.\n"
	"  --rules SZABÁLY   mausz-2017 (ez az alap), ecarte; a többiben csak „jury” van\n",
	"  renonsz judge disputes.jsonl\n"
	"  renonsz judge --rules ecarte ecarte.jsonl\n"
	"  echo '{\"case\":\"1.2\",\"facts\":{\"stage\":\"before-bid\"}}' | renonsz judge\n"
	"\n"
	"A dispute as JSON a line in, a ruling with its paragraph a line out\n"
	"(docs/formats.md). Needs no book; without a file it reads the standard input.\n"
	"The cases: renonsz cases.\n"
	"  --rules ID   mausz-2017 (the default), ecarte; the others have “jury” alone\n")

H(replay, "egy leosztás visszajátszása, könyvből vagy JSON-ból", "replay deals: of the book, or as JSON Lines",
	"  renonsz visszajátszás 1 3 4\n"
	"\n"
	"Az 1. forduló 3. asztalának 4. leosztása ütésenként: ki kezdett, milyen lapok\n"
	"estek, ki vitte, hány pont gyűlt össze; az első szabálytalan lap a\n"
	"paragrafussal, a szabályos lapokkal és a fizetéssel (13.§ (3) 4). Ha a rögzített\n"
	"eredmény más, megmondja, melyik rész és miért. Kilépési kód 1, ha bármi baj\n"
	"van.\n"
	"  --csv, --json             az ütések táblázatként\n"
	"  renonsz visszajátszás FÁJL …  JSON-sorok be, JSON-sorok ki (docs/formats.md);\n"
	"                            könyv nem kell hozzá (-: a szabványos bemenet)\n"
	"  --rules mausz-2017        más szabály nincs: a többi kiadás lejátszását a\n"
	"                            program nem ellenőrzi\n"
	"Egy sor például (mausz-2017 szerint):\n"
	"  echo '{\"declarer\":\"B\",\"bid\":\"20-100\",\"trump\":\"tok\",\"hands\":'\\\n"
	"  '{\"A\":\"mF zAXKL tF8 pAX9\",\"B\":\"mXL87 zF7 t97 pL8\",'\\\n"
	"  '\"C\":\"mK9 z9 tAXKL pKF7\"},\"talon\":\"mA z8\",'\\\n"
	"  '\"tricks\":[\"m7 m9 mF\",\"pX t7 p7\"]}' | renonsz replay -\n"
	"\n"
	"  bid, declarer  a licit és a felvevő helye; kell\n"
	"  trump          \"makk\", \"zold\", \"tok\"; kell, ha a licit nem piros és nem\n"
	"                 színtelen\n"
	"  hands          helyenként tíz lap, az első kihívás előtt; kell\n"
	"  talon          a két lap: \"m8 t7\"; kell\n"
	"  tricks         az ütések, a lapok a kijátszás sorrendjében; az utolsó lehet\n"
	"                 félbemaradt; kell\n"
	"  melds          a jelentések helyenként: {\"A\":[\"z40\"],\"B\":[\"p20\"]}\n"
	"  kontra, players, settings, id   mint a settle parancsnál; made, silent nincs\n"
	"Lapok: szín (m z t p), majd A X K F L 9 8 7 (X a tízes, F a felső, L az alsó).\n",
	"  renonsz replay 1 3 4\n"
	"\n"
	"Deal 4 of table 3 in round 1 trick by trick: who led, the cards, who took them,\n"
	"the points so far; the first illegal card with its paragraph, the legal cards\n"
	"and the payment (13.§ (3) 4). Where the recorded result is another, it tells\n"
	"which part and why. Exit status 1 if anything is wrong.\n"
	"  --csv, --json             the tricks as a table\n"
	"  renonsz replay FILE …     JSON Lines in, JSON Lines out (docs/formats.md);\n"
	"                            needs no book (-: standard input)\n"
	"  --rules mausz-2017        there is no other: the play of the other editions\n"
	"                            is not checked\n"
	"A line, by mausz-2017, can be like this:\n"
	"  echo '{\"declarer\":\"B\",\"bid\":\"20-100\",\"trump\":\"tok\",\"hands\":'\\\n"
	"  '{\"A\":\"mF zAXKL tF8 pAX9\",\"B\":\"mXL87 zF7 t97 pL8\",'\\\n"
	"  '\"C\":\"mK9 z9 tAXKL pKF7\"},\"talon\":\"mA z8\",'\\\n"
	"  '\"tricks\":[\"m7 m9 mF\",\"pX t7 p7\"]}' | renonsz replay -\n"
	"\n"
	"  bid, declarer  the bid and the declarer's seat; needed\n"
	"  trump          \"makk\", \"zold\", \"tok\"; needed unless the bid is piros or\n"
	"                 no-trump\n"
	"  hands          ten cards a seat, as at the first lead; needed\n"
	"  talon          its two cards: \"m8 t7\"; needed\n"
	"  tricks         cards in the order played; the last trick may be unfinished;\n"
	"                 needed\n"
	"  melds          by seat: {\"A\":[\"z40\"],\"B\":[\"p20\"]}\n"
	"  kontra, players, settings, id   as for settle (no made, no silent)\n"
	"Cards: the suit (m z t p), then A X K F L 9 8 7 (X ten, F felső, L alsó).\n")

H(solve, "mit engednek a lapok: nyílt lapos megoldó", "what the cards allow, all of them open",
	"  renonsz megold allasok.jsonl\n"
	"  echo '{\"declarer\":\"A\",\"bid\":\"P\",\"trump\":\"tok\",\"hands\":'\\\n"
	"  '{\"A\":\"m87 tAKFL8 pAF8\",\"B\":\"mFL zKL87 t7 pXL9\",'\\\n"
	"  '\"C\":\"mAXK9 zXF9 t9 pK7\"},\"talon\":\"zA tX\"}' | renonsz solve -\n"
	"\n"
	"Soronként egy leosztás JSON-ban be, soronként a megoldás ki: mely részek\n"
	"kényszeríthetők ki, a pontok mindkét oldal legjobb játékával, egy ilyen\n"
	"lejátszás, és hogy melyik lap mennyit ér. A mezők ugyanazok, mint a replay\n"
	"parancsnál (renonsz help replay); a „tricks” az eddig lejátszott ütések, és\n"
	"elmaradhat. \"bid\":null esetén minden licit minden felvevővel (par): ekkor csak\n"
	"hands és talon kell. Könyv nem kell hozzá (docs/formats.md).\n"
	"  --talon   a felvevő kezében tizenkét lap van, talon és tricks nincs: melyik\n"
	"            kettőt érdemes letenni\n",
	"  renonsz solve positions.jsonl\n"
	"  echo '{\"declarer\":\"A\",\"bid\":\"P\",\"trump\":\"tok\",\"hands\":'\\\n"
	"  '{\"A\":\"m87 tAKFL8 pAF8\",\"B\":\"mFL zKL87 t7 pXL9\",'\\\n"
	"  '\"C\":\"mAXK9 zXF9 t9 pK7\"},\"talon\":\"zA tX\"}' | renonsz solve -\n"
	"\n"
	"A deal as JSON a line in, its solution a line out: which parts can be forced,\n"
	"the points with best play of both sides, a line of such play, and what each card\n"
	"is worth. The fields are those of replay (renonsz help replay); “tricks” are\n"
	"those played so far and may be left out. With \"bid\":null every bid of every\n"
	"declarer (par), which needs only hands and talon. Needs no book\n"
	"(docs/formats.md).\n"
	"  --talon   the declarer holds twelve cards, and there is neither talon nor\n"
	"            tricks: the best two to lay away\n")
H(par, "ki mit vállalhatott volna a lapjaival", "what each seat could have made with which bid",
	"  renonsz par 1 3 4\n"
	"\n"
	"Az 1. forduló 3. asztalának 4. leosztása: felvevőként ki melyik licitet\n"
	"kényszeríthette volna ki nyílt lapokkal, a leosztott talonnal, kontra nélkül. A\n"
	"lapok a könyvből valók (cards set), vagy a fordulóhoz csatolt magból\n"
	"(duplicate attach); ekkor az első játékos utolsó két lapja a talon.\n"
	"  --csv, --json             minden hely és licit: adu, részek, pontok\n"
	"  renonsz par FÁJL …        JSON-sorok \"bid\":null mezővel, mint a solve-nál\n",
	"  renonsz par 1 3 4\n"
	"\n"
	"Deal 4 of table 3 in round 1: which bids each seat could have forced as\n"
	"declarer with open cards, the talon as dealt and no kontra. The cards are those\n"
	"of the book (cards set), or of the seed attached to the round (duplicate\n"
	"attach); then the first player's last two cards are the talon.\n"
	"  --csv, --json             each seat and bid: trump, parts, points\n"
	"  renonsz par FILE …        JSON Lines with \"bid\":null, as for solve\n")

H(arrange, "sorsolás JSON-sorokból", "draw who sits with whom, as JSON Lines",
	"  renonsz beosztás mezony.jsonl\n"
	"\n"
	"Soronként egy mezőny JSON-ban be, soronként a sorsolás ki: mindenki mindenkivel\n"
	"(„all-play-all”), erősorrend szerint („standing”) vagy véletlenül („random”),\n"
	"ismétlődő párosítás nélkül, ameddig lehet, mellette a sorsolás minősítése.\n"
	"Ugyanarra a sorra minden gépen ugyanaz a válasz. Könyv nem kell hozzá\n"
	"(docs/formats.md).\n"
	"  renonsz beosztás ellenőriz FÁJL  egy kész ültetés minősítése\n"
	"  renonsz beosztás kitalál     kitalált versenyek próbához\n",
	"  renonsz arrange fields.jsonl\n"
	"\n"
	"A field as JSON a line in, its draw a line out: everybody with everybody\n"
	"(“all-play-all”), by standing (“standing”) or out of a seed (“random”), without\n"
	"a pair meeting twice as long as that is possible, and with its certificate. The\n"
	"same line has the same answer on every machine. Needs no book (docs/formats.md).\n"
	"  renonsz arrange check FILE   the certificate of rounds that are given\n"
	"  renonsz arrange gen          made-up events to try it on\n")
H(arrange_check, "egy ültetés minősítése JSON-sorokból", "grade rounds that are given, as JSON Lines",
	"  renonsz beosztás ellenőriz ultetes.jsonl\n"
	"\n"
	"Olyan sorok, mint az arrange parancsnál, és bennük a fordulók („rounds”).\n"
	"Válasz: a minősítés. Kilépési kód 1, ha van ismétlődő párosítás, vagy valaki\n"
	"kétszer ül, vagy sehol (docs/formats.md).\n",
	"  renonsz arrange check seated.jsonl\n"
	"\n"
	"Lines as for arrange, with the rounds in them (“rounds”). The answer is their\n"
	"certificate. Exit status 1 if a pair meets twice, or somebody sits twice or\n"
	"nowhere (docs/formats.md).\n")
H(arrange_gen, "kitalált verseny az arrange próbájához", "a made-up event to try arrange on",
	"  renonsz beosztás kitalál --players 42 --rounds 6 --seed 7\n"
	"\n"
	"Fordulónként egy sor az arrange parancshoz: kik vannak ott (később jövők,\n"
	"visszalépők), hogyan állnak, és mi volt eddig. Ugyanabból a magból ugyanaz.\n"
	"  --players SZÁM   hányan jönnek összesen (alapból 21)\n"
	"  --rounds SZÁM    hány forduló (alapból 4)\n"
	"  --seed MAG       tetszőleges szöveg (alapból 1)\n"
	"  --events SZÁM    ennyi verseny egymás után, „MAG/1”, „MAG/2” … magból\n",
	"  renonsz arrange gen --players 42 --rounds 6 --seed 7\n"
	"\n"
	"A line for arrange for each round: who is there (late comers, withdrawals), how\n"
	"they stand, and what was played. The same seed gives the same event.\n"
	"  --players NUMBER   who come in all (21 by default)\n"
	"  --rounds NUMBER    how many rounds (4)\n"
	"  --seed SEED        any text (1)\n"
	"  --events NUMBER    so many events, out of the seeds “SEED/1”, “SEED/2” …\n")

H(stats_players, "ki hogyan játszik: átlag, licit, kontra", "how players did: averages, bids, kontras",
	"  renonsz statisztika játékosok --season 2026\n"
	"\n"
	"Játékosonként: hány leosztás, pont leosztásonként, felvevőként és védőként is,\n"
	"hány licit lett meg, hány kontra nyert. A 30-nál kevesebb leosztás átlagát *\n"
	"jelzi.\n"
	"  --bids                    licitenként is, és védőként\n"
	"Verseny neve nélkül a nyitott verseny; több versenyé együtt:\n"
	"  --season 2026             az évadé, vagy amelyek napja így kezdődik (2026-03)\n"
	"  --csv, --json, --html     -o FÁJL.xlsx (grafikonnal), .html (ábrával), .pdf\n",
	"  renonsz stats players --season 2026\n"
	"\n"
	"By player: how many deals, points a deal, as declarer and as defender, how many\n"
	"bids were made, how many kontras won. An average of fewer than 30 deals has a *.\n"
	"  --bids                    by bid too, and as defender\n"
	"Without a name the open event; of several together:\n"
	"  --season 2026             of the season, or whose day begins so (2026-03)\n"
	"  --csv, --json, --html     -o FILE.xlsx (with a chart), .html (a picture), .pdf\n")

H(stats_bids, "licitenként: hányszor, hány lett meg", "bids: how often, how often made",
	"  renonsz statisztika licitek\n"
	"\n"
	"Licitenként az egész mezőnyben: hányszor mondták, hányszor lett meg, és mit ért\n"
	"a felvevőnek leosztásonként.\n"
	"Verseny neve nélkül a nyitott verseny; több versenyé együtt:\n"
	"  --season 2026             az évadé, vagy amelyek napja így kezdődik (2026-03)\n"
	"  --csv, --json, --html     -o FÁJL.xlsx (grafikonnal), .html (ábrával), .pdf\n",
	"  renonsz stats bids\n"
	"\n"
	"By bid in the whole field: how often it was declared and made, and what a deal\n"
	"was worth to its declarer.\n"
	"Without a name the open event; of several together:\n"
	"  --season 2026             of the season, or whose day begins so (2026-03)\n"
	"  --csv, --json, --html     -o FILE.xlsx (with a chart), .html (a picture), .pdf\n")

H(stats_kontras, "kontrák: hány hangzott el, hány nyert", "kontras: how many said, how many won",
	"  renonsz statisztika kontrák\n"
	"\n"
	"A licitek részeiként (parti, ulti, betli …): hány kontra és rekontra hangzott\n"
	"el, és hány nyert.\n"
	"Verseny neve nélkül a nyitott verseny; több versenyé együtt:\n"
	"  --season 2026             az évadé, vagy amelyek napja így kezdődik (2026-03)\n"
	"  --csv, --json, --html     -o FÁJL.xlsx (grafikonnal), .html (ábrával), .pdf\n",
	"  renonsz stats kontras\n"
	"\n"
	"By the parts of bids (parti, ulti, betli …): how many kontras and rekontras were\n"
	"said, and how many won.\n"
	"Without a name the open event; of several together:\n"
	"  --season 2026             of the season, or whose day begins so (2026-03)\n"
	"  --csv, --json, --html     -o FILE.xlsx (with a chart), .html (a picture), .pdf\n")

H(stats_tables, "asztalonként: leosztás, licit, gazdát cserélt pont", "tables: deals, bids, points that changed hands",
	"  renonsz statisztika asztalok -o asztalok.html\n"
	"\n"
	"Asztalonként: hány leosztás, hány licit lett meg, hány kontra volt, és hány pont\n"
	"cserélt gazdát.\n"
	"Verseny neve nélkül a nyitott verseny; több versenyé együtt:\n"
	"  --season 2026             az évadé, vagy amelyek napja így kezdődik (2026-03)\n"
	"  --csv, --json, --html     -o FÁJL.xlsx (grafikonnal), .html (ábrával), .pdf\n",
	"  renonsz stats tables -o tables.html\n"
	"\n"
	"By table: how many deals, bids made, kontras, and how many points changed hands.\n"
	"Without a name the open event; of several together:\n"
	"  --season 2026             of the season, or whose day begins so (2026-03)\n"
	"  --csv, --json, --html     -o FILE.xlsx (with a chart), .html (a picture), .pdf\n")
H(stats_bettors, "ki mennyit nyert és vesztett a fogadásokkal", "who won and lost how much by bets",
	"  renonsz statisztika fogadók\n"
	"\n"
	"Écarténál: játékosonként és fogadónként hány játszmában volt tétje, mennyit\n"
	"nyert, mennyit vesztett, és mi az egyenlege; az is benne van, aki fogadott, de\n"
	"nem ült asztalhoz. Az egyenlegek összege nulla. Aki fogadott és játszott is,\n"
	"annak a fogadásában a teljes neve álljon: fogad:B:\"Szabó Anna\":5.\n"
	"Verseny neve nélkül a nyitott verseny\n"
	"  --csv, --json, --html     -o FÁJL.xlsx, .html, .pdf\n",
	"  renonsz stats bettors\n"
	"\n"
	"Of écarté: by player and bettor in how many coups there was a stake, what was\n"
	"won, what was lost, and the balance; also of those who bet and did not sit at a\n"
	"table. The balances add up to zero. Whoever bets and plays as well stands in\n"
	"the bet under the whole name: fogad:B:\"Szabó Anna\":5.\n"
	"Without a name the open event\n"
	"  --csv, --json, --html     -o FILE.xlsx, .html, .pdf\n")
H(what_if, "egy verseny más szabálykiadás szerint", "an event by another edition of the rules",
	"  renonsz mi-lenne-ha \"Szolnok Kupa\" --rules ulti-online\n"
	"\n"
	"A könyvben levő verseny (név vagy sorszám) minden leosztását elszámolja a másik\n"
	"kiadás szerint, és a két állást egymás mellé teszi. Amelyik leosztás aszerint\n"
	"nem olvasható vagy nem lehet (például 4 ász), amelyikről ítélet döntött, és\n"
	"amelyik lapnak csak az összege ismert, az a könyvbeli pontjával számít, és meg\n"
	"van nevezve. A helyezési pontok a verseny beállításai szerint járnak. A verseny\n"
	"kiadása nem változik, a könyvbe semmi sem kerül.\n"
	"  --rules KIADÁS            ugyanannak a játéknak egy kiadása\n"
	"  --csv, --json             minden leosztással, amely másként számít\n"
	"  -o FÁJL.xlsx, .pdf, .html\n",
	"  renonsz what-if \"Szolnok Kupa\" --rules ulti-online\n"
	"\n"
	"Settles every deal of an event in the book (by name or number) by the other\n"
	"edition, and puts both standings side by side. A deal that cannot be read by it\n"
	"or cannot be (such as four aces), one that a ruling decided, and a sheet of\n"
	"which only the totals are known count as the book has them, and are named.\n"
	"Placement points go by the event's settings. The event keeps its edition, and\n"
	"nothing is written to the book.\n"
	"  --rules ID                an edition of the same game\n"
	"  --csv, --json             with every deal that counts otherwise\n"
	"  -o FILE.xlsx, .pdf, .html\n")

H(stats_cards, "egy verseny lapjai: licit, kontra, elengedett pont", "an event's cards: bids, kontras, points given away",
	"  renonsz statisztika lapok \"Szolnok Kupa\"\n"
	"\n"
	"A verseny (név nélkül a nyitott) minden olyan leosztása, amelynek felírták a\n"
	"lapjait, nyílt lapokkal nézve: a licit a lapok alatt volt, annyi, vagy fölötte;\n"
	"a kontrák közül melyik volt jó; ki hány pontot engedett el szabályos lapokkal.\n"
	"Csak azt mondja, mit engedtek a lapok; hogy ki mit láthatott vagy akart, azt\n"
	"nem. Amelyik leosztás lapjai ellentmondanak a játszmalapnak, az kimarad, és meg\n"
	"van nevezve. A felírt jelentések számítanak, mint az elemzésben.\n"
	"  --csv, --json             játékosonként és leosztásonként\n"
	"  -o FÁJL.xlsx, .pdf, .html\n",
	"  renonsz stats cards \"Szolnok Kupa\"\n"
	"\n"
	"All deals of the event (without a name: the open one) whose cards are recorded,\n"
	"seen with open cards: was the bid under the cards, as they allowed, or over;\n"
	"which kontras were right; how many points each player gave away with legal\n"
	"cards. It tells what the cards allowed, not what anybody saw or wanted. Deals\n"
	"whose cards contradict the sheet are left out and named. The recorded melds\n"
	"count, as in the analysis.\n"
	"  --csv, --json             by player and by deal\n"
	"  -o FILE.xlsx, .pdf, .html\n")

H(cards_check, "vitás leosztás lapjai: mi volt szabálytalan", "the cards of a disputed deal: what was illegal",
	"  renonsz lapok ellenőriz \"A U z kU\" 'lap A=\"…\" B=\"…\"' \"talon m8 t7\" \"utes zA …\"\n"
	"\n"
	"Könyv nem kell hozzá. Minden sor egy-egy szó idézőjelben; szavak nélkül a\n"
	"sorokat beírhatja vagy beillesztheti (vége: Ctrl-D), vagy fájlban adhatja meg.\n"
	"Kiírja az ütéseket, az első szabálytalan lapot, a paragrafust és a fizetést.\n"
	"Kilépési kód 1, ha volt szabálytalan lap.\n"
	"  A U z kU                      felvevő, licit, adu, kontrák (és az eredmény)\n"
	"  lap A=\"mAXK zF98 p7 tAK\"      tíz-tíz lap az első kihíváskor\n"
	"  talon m8 t7                   a letett két lap\n"
	"  bemond A z40 p20 B t20        jelentések\n"
	"  utes zA z9 z8 / mA mK m7      ütések a kijátszás sorrendjében, a felvevő kezd\n"
	"  --rules mausz-2017            más kiadás lejátszását a program nem ellenőrzi\n"
	"Ami a többiből következik, elhagyható: az utolsó kéz vagy a talon, tíz ütésnél\n"
	"minden kéz.\n",
	"  renonsz cards check \"A U z kU\" 'lap A=\"…\" B=\"…\"' \"talon m8 t7\" \"utes zA z9 z8\"\n"
	"\n"
	"Needs no book. Each line is one word between quotes; without words type or paste\n"
	"the lines (Ctrl-D ends), or name a file. Prints the tricks, the first illegal\n"
	"card, the paragraph and the payment. Exit status 1 if a card was illegal.\n"
	"  A U z kU                      declarer, bid, trump, kontras (and the result)\n"
	"  lap A=\"mAXK zF98 p7 tAK\"      ten cards each at the first lead\n"
	"  talon m8 t7                   the two cards laid away\n"
	"  bemond A z40 p20 B t20        melds\n"
	"  utes zA z9 z8 / mA mK m7      tricks in the order of play, the declarer leads\n"
	"  --rules mausz-2017            the play of other editions is not checked\n"
	"What follows from the rest may be left out: the last hand or the talon; with ten\n"
	"tricks every hand.\n")

H(cards_set, "egy leosztás lapjai a könyvbe", "put the cards of a deal into the book",
	"  renonsz lapok beír 1 3 4 \"A U z kU\" \"talon m8 t7\" \"utes zA z9 z8 / …\"\n"
	"\n"
	"FORDULÓ ASZTAL SORSZÁM, majd sorok, mint a cards check parancsnál; szavak nélkül\n"
	"a szabványos bemenetről. Rögzített leosztásnál az első sor elhagyható. Ha a\n"
	"leosztás még nincs a könyvben és mind a tíz ütés megvan, az eredményt a program\n"
	"a lapokból számolja és rögzíti.\n",
	"  renonsz cards set 1 3 4 \"A U z kU\" \"talon m8 t7\" \"utes zA z9 z8 / …\"\n"
	"\n"
	"ROUND TABLE NUMBER, then lines as for cards check; without words from standard\n"
	"input. For a recorded deal the first line may be left out. If the deal is not in\n"
	"the book yet and all ten tricks are there, its result is computed from the cards\n"
	"and recorded.\n")

H(cards_show, "egy leosztás lapjai", "show the cards of a deal",
	"  renonsz lapok mutat 1 3 4\n"
	"\n"
	"A könyvben lévő lapok a napló formájában.\n",
	"  renonsz cards show 1 3 4\n"
	"\n"
	"The cards in the book as lines of the journal.\n")

H(cards_analyse, "lejátszott leosztás elemzése: mibe kerültek a lapok", "what each card of a play cost",
	"  renonsz lapok elemez 1 3 4\n"
	"\n"
	"Az 1. forduló 3. asztalának 4. leosztása ütésenként, nyílt lapokkal nézve:\n"
	"melyik lap mennyit engedett el és kinek. Szabálytalan lapnál: mi lett volna\n"
	"nélküle, mi vele, mennyit változtatott, és mit mond az ítélet. Csak azt mondja,\n"
	"mit engedtek a lapok; hogy ki mit láthatott vagy akart, azt nem.\n"
	"  --csv, --json             laponként egy sor\n"
	"  renonsz lapok elemez \"B 20 t\" 'lap A=\"…\" B=\"…\"' \"talon mA z8\" \"utes m7 m9 mF\"\n"
	"                            könyv nélkül, mint a cards check parancsnál\n",
	"  renonsz cards analyse 1 3 4\n"
	"\n"
	"Deal 4 of table 3 in round 1 trick by trick, seen with open cards: how much each\n"
	"card gave away and to whom. Of an illegal card: what would have been without it,\n"
	"what with it, how much it changed, and what the ruling says. It tells what the\n"
	"cards allowed, not what anybody saw or wanted.\n"
	"  --csv, --json             a row a card\n"
	"  renonsz cards analyse \"B 20 t\" 'lap A=\"…\" B=\"…\"' \"talon mA z8\" \"utes m7 m9 mF\"\n"
	"                            without a book, as for cards check\n")

H(duplicate_deal, "minden asztalnak ugyanaz a leosztás", "deals out of a seed, the same for everybody",
	"  renonsz kiosztás készít \"Szolnok Kupa 2026/1\" 12 -o kezlap.xlsx\n"
	"\n"
	"A magból (tetszőleges szöveg) bárki, bármikor, bármilyen gépen ugyanazt a 12\n"
	"leosztást kapja; az eljárást a docs/formats.md írja le. Könyv nem kell hozzá.\n"
	"  -o FÁJL.xlsx, .pdf, .html   kiosztási lap nyomtatásra, soronként egy leosztás\n"
	"  --csv, --json                ugyanígy programoknak\n"
	"  --seats 4                    négyfős asztalhoz\n"
	"  --par                        a legtöbbet érő, kikényszeríthető licit\n",
	"  renonsz duplicate deal \"Szolnok Kupa 2026/1\" 12 -o hands.xlsx\n"
	"\n"
	"From the seed (any text) everybody gets the same 12 deals on every machine;\n"
	"docs/formats.md tells how. Needs no book.\n"
	"  -o FILE.xlsx, .pdf, .html   a sheet of hands to print, a deal in each row\n"
	"  --csv, --json                the same for programs\n"
	"  --seats 4                    for a table of four\n"
	"  --par                        the bid worth most that can be forced, and whose\n")

H(duplicate_attach, "egy forduló minden asztala ugyanazt játssza", "all tables of a round play the same deals",
	"  renonsz kiosztás csatol 1 \"Szolnok Kupa 2026/1\" 12\n"
	"\n"
	"Az 1. forduló asztalain az 1–12. leosztás a mag 1–12. leosztása.\n"
	"  --force   másik mag akkor is, ha a fordulóban már van felírt leosztás\n",
	"  renonsz duplicate attach 1 \"Szolnok Kupa 2026/1\" 12\n"
	"\n"
	"Deals 1–12 at the tables of round 1 are deals 1–12 of the seed.\n"
	"  --force   another seed even if deals of the round are recorded\n")

H(duplicate_show, "egy forduló kiosztási lapja", "the hand records of a round",
	"  renonsz kiosztás mutat 1 -o kezlap.xlsx\n"
	"\n"
	"A fordulóhoz rendelt leosztások; kapcsolók, mint a duplicate deal parancsnál.\n",
	"  renonsz duplicate show 1 -o hands.xlsx\n"
	"\n"
	"The deals attached to a round; options as for duplicate deal.\n")

H(duplicate_results, "ki mire jutott ugyanazzal a lappal", "how each did with the same cards",
	"  renonsz kiosztás eredmények 1 3\n"
	"\n"
	"Az 1. forduló 3. leosztása (szám nélkül mind): vonalanként az asztalok licitje,\n"
	"pontja, meccspontja, és hogy melyik asztallal szemben kapott 2, 1 vagy 0\n"
	"meccspontot. Ha a fordulónak van magja, a kiosztott lapok is ott állnak.\n"
	"  renonsz verseny beállít forma=sportulti  ettől a verseny állása is ilyen\n"
	"  renonsz miért 1 2 3                 egy leosztás meccspontjai szavakkal\n"
	"  --csv, --json, --html, -o FÁJL.xlsx, .pdf\n",
	"  renonsz duplicate results 1 3\n"
	"\n"
	"Deal 3 of round 1 (without a number all): of each line every table's bid, points\n"
	"and match points, and against which table it had 2, 1 or 0 of them. Where the\n"
	"round has a seed, the cards dealt stand there too.\n"
	"  renonsz event set forma=sportulti   makes the standings go by match points too\n"
	"  renonsz why 1 2 3                   the match points of a deal in words\n"
	"  --csv, --json, --html, -o FILE.xlsx, .pdf\n")

H(cases, "a renonsz esetei", "the cases of renonsz",
	"  renonsz esetek leejtett lap\n"
	"\n"
	"A szavakhoz illő esetek, a legvalószínűbb elöl; szavak nélkül az egész táblázat\n"
	"(13.§). Az ékezet, a nagybetű és a rag nem számít. Paragrafus is lehet (3.4,\n"
	"13.§ (3) 4). Ami nincs felsorolva: jury; ami nem vétség, azt is megmondja.\n"
	"  --html -o esetek.html   kifüggeszthető lap     --csv, --json   programoknak\n"
	"  --rules ecarte          más játék szabályai szerint\n",
	"  renonsz cases dropped card\n"
	"\n"
	"The cases that fit the words, the likeliest first; without words the whole table\n"
	"(13.§). Letter case, accents and endings do not matter. A paragraph will do too\n"
	"(3.4, 13.§ (3) 4). What is not listed: jury; what is no infraction is said.\n"
	"  --html -o cases.html    a page to hang up      --csv, --json   for programs\n"
	"  --rules ecarte          by the rules of another game\n")

H(rule, "ítélet renonszügyben", "rule in a dispute",
	"  renonsz ítélet 3.4 -r 3 -t 7 -d 5 by=B trick=6\n"
	"\n"
	"ESET vagy szavak, -r FORDULÓ -t ASZTAL -d LEOSZTÁS, és ami az esethez kell,\n"
	"KULCS=ÉRTÉK párokban. A licitet és a kontrákat a felírt leosztásból veszi.\n"
	"Terminálon, párok nélkül, megnevezi az esetet, és a 10.§ rendjében egyenként\n"
	"kérdez, mentés előtt is: < vissza, . kilépés, ? magyarázat, Enter a [válasz].\n"
	"Ha a leosztásról már van ítélet, előbb azt mutatja, és felülvizsgálja: a korábbi\n"
	"válaszokat felkínálja.\n"
	"  by=B claim=C trick=6     ki követte el, ki jelentette, hányadik ütésben (-:\n"
	"                           nem tudni); név, rajtszám is jó: by=\"Rácz Imre\"\n"
	"                           (10.3g: elég a claim=C; hogy kit vádolt: act=\"…\")\n"
	"  late=yes  minor=yes      nem azonnal jelentették; nem befolyásolta a játékot\n"
	"  agreed=yes [points=…]    a felek megegyeztek (a szabály szerint vagy ennyiben)\n"
	"  points=-20,10,10         a zsűri pontjai helyenként, ahol a szabály rábízza\n"
	"  reason=\"…\"               az indok\n"
	"  paragraph=\"9.§ (6)\"      a fel nem sorolt esetet tiltó szakasz, 2.§–9.§;\n"
	"                           elutasított bejelentésnél a megengedő is: 5.§ (2)\n"
	"  bid=pU declarer=A trump=z kontra=kU made=+- silent=csUv+ previous_bid=U\n"
	"  kontra=kU  kontra=-      a vétség előtt elhangzott kontra, vagy semmi;\n"
	"                           a felírt leosztásnál csak az 1. ütésben kell (R-70)\n"
	"  stage when noticed raised innocent_bids second_bidder second_count_ok\n"
	"  warned_by self_corrected wrong_count uncheckable\n"
	"                           az eset kérdései (renonsz cases)\n"
	"  bid=B  meld=40  trick=3  elhagyható, és kiderülhet, hogy nem vétség: 2.4-ben a\n"
	"                           bemondott licit, 3.3-ban a jelentés (20, 40,\n"
	"                           other-20; R-72), 3.8-ban az ütés terített játékban\n"
	"                           (R-71)\n"
	"  dealer=B seats=BAC       ki osztott; a javított ülésrend (13.§ (1) 5, 6): A\n"
	"                           helyén B ült; a lap leosztásai a hellyel mennek\n"
	"  act=\"…\" judge=\"…\"      mi történt; ki döntött\n"
	"  state=open               nyitott vita: egyelőre csak lehetséges eredmény; amíg\n"
	"                           a zsűri nem döntött, points, reason, judge sem kell\n"
	"  state=dismissed          elutasított bejelentés (--revise nélkül is)\n"
	"  by=kibic                 kibic követte el; lehet a kimaradó osztó is\n"
	"  --revise N [state=decided|dismissed]\n"
	"                           a leosztás N. ítéletének felülvizsgálata; a régi is\n"
	"                           megmarad; --revision M: ha még az M. változata áll;\n"
	"                           téves lapnál előbb state=open, deal edit, majd\n"
	"                           state=decided; más döntésnél a régi reason elmarad\n"
	"  --analyse  a felírt lapokból: mi lett volna a szabálytalanság nélkül\n"
	"  Tarokk, ulti-online: nincs felsorolt eset, a zsűri dönt (helyenként egy szám):\n"
	"             rule jury -r 1 -t 1 -d 2 points=0,3,-3,0,0 reason=\"…\"\n"
	"  --rules ecarte  könyv nélkül, más játék szabályai szerint: rule --rules ecarte\n"
	"             21 dealer=A count=4 choice=void (docs/rules-ecarte.hu.md); nem ment\n"
	"             kulcsai: dealer by first tricks, és az eset kérdései: seen\n"
	"             demand eleventh to choice whose looked stage dealer_looked count\n"
	"             timely king_led said corrected covered next_led opponent_played\n"
	"             covered_lead when marks reason; hogy egy eset melyiket kéri, azt\n"
	"             kulcs nélkül megmondja: rule --rules ecarte 21\n"
	"  --yes  nem kérdez mentés előtt      --dry-run  nem ment\n",
	"  renonsz rule 3.4 -r 3 -t 7 -d 5 by=B trick=6\n"
	"\n"
	"CASE or words, -r ROUND -t TABLE -d DEAL, and what the case needs as KEY=VALUE\n"
	"pairs. Bid and kontras come from the recorded deal. At a terminal without pairs\n"
	"it names the case and asks one thing at a time in the order of 10.§, and before\n"
	"saving: < back, . leave, ? explanation, Enter the [answer].\n"
	"Of a deal that was ruled on it shows the rulings first, and revises one; the\n"
	"answers given before are offered.\n"
	"  by=B claim=C trick=6     who did it, who claimed, in which trick (-: not\n"
	"                           known); or name, start number: by=\"Rácz Imre\"\n"
	"                           (10.3g: claim=C will do; act=\"…\" tells the accused)\n"
	"  late=yes  minor=yes      not claimed at once; without bearing on the play\n"
	"  agreed=yes [points=…]    the parties agreed (on what the rules say or on this)\n"
	"  points=-20,10,10         the jury's points by seat, where it is left to them\n"
	"  reason=\"…\"               the reasons\n"
	"  paragraph=\"9.§ (6)\"      what forbids an unlisted case, 2.§ to 9.§; of a\n"
	"                           dismissed claim also what allows it: 5.§ (2)\n"
	"  bid=pU declarer=A trump=z kontra=kU made=+- silent=csUv+ previous_bid=U\n"
	"  kontra=kU  kontra=-      the kontras said before the act, or none;\n"
	"                           of a recorded deal needed in trick 1 only (R-70)\n"
	"  stage when noticed raised innocent_bids second_bidder second_count_ok\n"
	"  warned_by self_corrected wrong_count uncheckable\n"
	"                           questions of a case (renonsz cases)\n"
	"  bid=B  meld=40  trick=3  may be left out, and can show that nothing was wrong:\n"
	"                           in 2.4 the bid said, in 3.3 the meld (20, 40,\n"
	"                           other-20; R-72), in 3.8 the trick of a terített\n"
	"                           bid (R-71)\n"
	"  dealer=B seats=BAC       who dealt; the corrected seats (13.§ (1) 5, 6): B sat\n"
	"                           in A; the deals of the sheet go with the seats\n"
	"  act=\"…\" judge=\"…\"      what was done; who decided\n"
	"  state=open               open dispute: a possible outcome for now; before the\n"
	"                           jury has decided, without points, reason, judge\n"
	"  state=dismissed          a claim turned down (without --revise too)\n"
	"  by=spectator             a spectator did it; so may who sits out\n"
	"  --revise N [state=decided|dismissed]\n"
	"                           revise the deal's ruling N; the old one is kept;\n"
	"                           --revision M: only if its revision M still stands;\n"
	"                           of a wrong sheet first state=open, deal edit, then\n"
	"                           state=decided; another decision drops the old reason\n"
	"  --analyse  by the recorded cards: what would have been without the breach\n"
	"  Tarokk, ulti-online: no cases are listed, the jury decides (a figure a seat):\n"
	"             rule jury -r 1 -t 1 -d 2 points=0,3,-3,0,0 reason=\"…\"\n"
	"  --rules ecarte  without a book, by another game's rules: rule --rules ecarte\n"
	"             21 dealer=A count=4 choice=void (docs/rules-ecarte.md); not saved\n"
	"             its keys: dealer by first tricks, and what a case asks: seen\n"
	"             demand eleventh to choice whose looked stage dealer_looked count\n"
	"             timely king_led said corrected covered next_led opponent_played\n"
	"             covered_lead when marks reason; which of them a case wants it\n"
	"             says without any: rule --rules ecarte 21\n"
	"  --yes  does not ask before saving   --dry-run  does not save\n")

H(ruling_list, "a verseny ítéletei", "the rulings of an event",
	"  renonsz ítéletek lista\n"
	"\n"
	"Minden ítélet és nyitott vita. --csv, --json, --html; -o FÁJL a végződés\n"
	"szerint.\n",
	"  renonsz ruling list\n"
	"\n"
	"All rulings and open disputes. --csv, --json, --html; -o FILE by its ending.\n")

H(ruling_show, "egy leosztás ítéletei, minden változat", "all revisions of a deal's rulings",
	"  renonsz ítéletek mutat 3 7 5\n"
	"\n"
	"FORDULÓ ASZTAL LEOSZTÁS: minden változat, mikor és ki döntött.\n",
	"  renonsz ruling show 3 7 5\n"
	"\n"
	"ROUND TABLE DEAL: every revision, with when and by whom.\n")

H(casebook, "esettár: ítéletek nevek nélkül", "rulings without names",
	"  renonsz esettár --season 2026 leejtett lap\n"
	"\n"
	"Az évad (a versenyek éve) lezárt ítéletei és elutasított bejelentései nevek\n"
	"nélkül; szavakkal csak a hozzájuk illő esetek.\n"
	"  --season ÉV      --html -o esettar.html, --csv, --json\n",
	"  renonsz casebook --season 2026 dropped card\n"
	"\n"
	"The decided rulings and dismissed claims of a season (the events' year)\n"
	"without names; with words only the cases that fit.\n"
	"  --season YEAR    --html -o casebook.html, --csv, --json\n")

H(minutes, "egy ítélet jegyzőkönyve", "the minutes of a ruling",
	"  renonsz jegyzőkönyv 3 7 5 -o jegyzokonyv.pdf\n"
	"\n"
	"FORDULÓ ASZTAL LEOSZTÁS [ÍTÉLET SZÁMA]: egy A4-es lap a képernyőre vagy fájlba\n"
	"(.pdf .html .xlsx .txt .json .csv). Akiket az ítélet zsűriként megnevez\n"
	"(judge=\"Nagy Béla, Kis Éva\"), azoknak külön aláírássor jut.\n"
	"  --blind   vak irat fellebbezéshez: tények, játszmalap, paragrafusok, nevek és\n"
	"            következmény nélkül; a szövegekben név helyett a szék áll (A-val).\n"
	"            Ha a verseny más könyvből jött (merge, import), a korábbi nevek\n"
	"            itt nem ismertek: olvassa át\n"
	"  --analyse a felírt lapokból: mi lett volna szabálytalanság nélkül, és mi vele\n"
	"  --blank   üres, kézzel kitöltendő jegyzőkönyv, fellebbezésre is:\n"
	"            renonsz minutes --blank -o ures.pdf\n",
	"  renonsz minutes 3 7 5 -o minutes.pdf\n"
	"\n"
	"ROUND TABLE DEAL [NUMBER OF THE RULING]: one A4 page, on the screen or as a file\n"
	"(.pdf .html .xlsx .txt .json .csv). Jurors named in the ruling get a line\n"
	"each to sign on (judge=\"Ann, Bob\").\n"
	"  --blind   blind file for an appeal: facts, sheet and paragraphs without names\n"
	"            and outcome; in its texts a player is the seat (so A-val).\n"
	"            Of an event from another book (merge, import) former names are not\n"
	"            known here: read it through\n"
	"  --analyse by the recorded cards: what would have been without the breach\n"
	"  --blank   the form to fill in by hand, for an appeal too:\n"
	"            renonsz minutes --blank -o form.pdf\n")

H(discipline_add, "fegyelmi intézkedés", "a disciplinary measure",
	"  renonsz fegyelmi hozzáad sarga \"Kiss Péter\" -r 2 --reason kiabált --by Nagy\n"
	"\n"
	"FOKOZAT JÁTÉKOS (név vagy rajtszám; 11.§): figyelmeztetes, sarga, piros,\n"
	"kizaras, visszalepes (aki nem játszik tovább; lejátszott fordulói megmaradnak);\n"
	"feloldas: újra játszhat. Kizárt vagy visszalépett játékos csak így ültethető le:\n"
	"table add … --force --reason INDOK. A visszalépése és a feloldása közti\n"
	"fordulókban nem hiányzik; --round nélkül mindkettő a legutóbb ültetett fordulóé.\n"
	"  --reason INDOK (kötelező)   --round FORDULÓ   --by KI DÖNTÖTT\n",
	"  renonsz discipline add yellow kiss --round 2 --reason shouting --by Nagy\n"
	"\n"
	"MEASURE PLAYER (name or start number; 11.§): warning, yellow, red, exclusion,\n"
	"withdrawal (the rounds played stay); lifted: may play again. Anybody who is\n"
	"excluded or has withdrawn is only seated by table add … --force --reason REASON.\n"
	"In the rounds between that and being let in again nobody is missing; without\n"
	"--round both are of the round that was seated last.\n"
	"  --reason REASON (needed)    --round ROUND    --by WHO DECIDED\n")

H(discipline_minutes, "egy intézkedés jegyzőkönyve", "the minutes of a measure",
	"  renonsz fegyelmi jegyzőkönyv \"Kiss Péter\" -o fegyelmi.pdf\n"
	"\n"
	"JÁTÉKOS [SORSZÁM]: az utolsó vagy a megadott intézkedése (11.§) egy A4-es lapon:\n"
	"ki, miért, melyik szakasz szerint, ki döntött; hely az aláírásoknak. A --by-ban\n"
	"megnevezettek (\"Nagy Béla, Kis Éva\") külön aláírássort kapnak.\n",
	"  renonsz discipline minutes \"Kiss Péter\" -o discipline.pdf\n"
	"\n"
	"PLAYER [NUMBER]: the last measure (11.§), or that of the number, on one A4 page:\n"
	"who, why, by which paragraph, who decided; room to sign. Those named in --by\n"
	"(\"Ann, Bob\") get a line each.\n")

H(discipline_list, "fegyelmi intézkedések", "the disciplinary measures",
	"  renonsz fegyelmi lista --season 2026\n"
	"\n"
	"A versenyé, vagy --season ÉV: az évad minden versenyéé.\n",
	"  renonsz discipline list --season 2026\n"
	"\n"
	"Those of the event, or with --season YEAR of all events of that year.\n")

H(log, "a könyv naplója: ki, mikor, mit módosított", "the log of the book: who changed what, and when",
	"  renonsz napló -r 3 -t 7 -d 5\n"
	"\n"
	"A könyv lépései időrendben: sorszám, időpont, kezelő, parancs, alatta, hogy\n"
	"mi volt előtte és mi lett utána. A visszavont lépések is itt maradnak.\n"
	"  renonsz napló 12    csak a 12. lépés, minden részletével\n"
	"  --last 20           csak az utolsó húsz\n"
	"  --player NÉV        ami ezt a játékost érinti\n"
	"  -r FORDULÓ -t ASZTAL [-d LEOSZTÁS]   ami ezt az asztalt vagy leosztást érinti\n"
	"  --at LÉPÉS|IDŐPONT  a napló akkori állapota; ugyanígy: standings, sheet show,\n"
	"                      deals, export … --at 12 vagy --at \"2026-11-21 18:30\"\n"
	"                      (helyi idő; mögötte Z vagy UTC: világidő)\n",
	"  renonsz log -r 3 -t 7 -d 5\n"
	"\n"
	"The steps of the book in order: number, time, operator, command, and below\n"
	"what was there before and what came after. Steps that were undone stay here too.\n"
	"  renonsz log 12      only step 12, in full\n"
	"  --last 20           only the last twenty\n"
	"  --player NAME       what concerns this player\n"
	"  -r ROUND -t TABLE [-d DEAL]   what concerns this table or deal\n"
	"  --at STEP|TIME      the log as it was then; likewise standings, sheet show,\n"
	"                      deals, export … --at 12 or --at \"2026-11-21 18:30\"\n"
	"                      (local time; with Z or UTC after it: UTC)\n")

H(undo, "az utolsó lépés visszavonása", "take the last step back",
	"  renonsz visszavon\n"
	"\n"
	"Visszavonja a könyv utolsó lépését (egy parancs egy lépés), vagy az utolsó\n"
	"néhányat: renonsz undo 3. Előbb megmutatja, mi változik; terminálon meg is\n"
	"kérdezi. Semmi sem vész el: a visszavonás is lépés, és a redo újra megteszi.\n"
	"  --dry-run   csak megmutatja\n"
	"  --yes       nem kérdez\n",
	"  renonsz undo\n"
	"\n"
	"Takes the last step of the book back (one command is one step), or the last few:\n"
	"renonsz undo 3. It shows first what will change, and asks at a terminal.\n"
	"Nothing is lost: an undo is a step too, and redo does it again.\n"
	"  --dry-run   only show it\n"
	"  --yes       do not ask\n")

H(redo, "a visszavont lépés újra", "do what was undone again",
	"  renonsz újra\n"
	"\n"
	"Újra megteszi, amit az undo visszavont (renonsz redo 3: hármat), amíg új lépés\n"
	"nem történt.\n"
	"  --dry-run   csak megmutatja\n"
	"  --yes       nem kérdez\n",
	"  renonsz redo\n"
	"\n"
	"Does again what undo took back (renonsz redo 3: three of them), as long as\n"
	"nothing new was written.\n"
	"  --dry-run   only show it\n"
	"  --yes       do not ask\n")

H(verify, "ép-e a könyv; érvényes-e még a kifüggesztett lap", "is the book sound; does a posted page still hold",
	"  renonsz ellenőriz\n"
	"\n"
	"Végignézi az egész könyvet: ép-e a fájl, az áll-e minden lépésben és\n"
	"leosztásban, amit a program felírt, a tényekből a felírt pontok jönnek-e ki,\n"
	"nulla-e az összegük, és egyezik-e minden a naplóval. Amit más program írt át,\n"
	"azt megnevezi.\n"
	"  renonsz ellenőriz K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G\n"
	"                                  a kinyomtatott lap ellenőrző kódja: a könyv\n"
	"                                  melyik állapota az, és mi történt azóta. Kis-\n"
	"                                  és nagybetű, kötőjel mindegy; O = 0, I, L = 1.\n"
	"                                  A régi lapok 12 jegyű kódja gyenge, de keresi\n"
	"  renonsz ellenőriz --file kupa.xlsx  azt mutatja-e a kitett munkafüzet, ami a\n"
	"                                  könyvben áll: rendben van, elavult (mi más\n"
	"                                  benne), vagy átírták (melyik cellát). A könyv\n"
	"                                  itt is -f KÖNYV; ami a klub saját sablonjaival\n"
	"                                  készült, ahhoz --templates MAPPA is kell.\n"
	"                                  --csv, --json: minden eltérő cella\n"
	"Amit más program mentett, annak csak az értékeit, szövegeit és képleteit veti\n"
	"össze; színeit, formátumait, rejtett sorait, élőlábát nem.\n"
	"Hogy mit bizonyít, és mit nem: docs/promises.hu.md.\n"
	"Kilépési kód: 0, ha minden rendben, és a lap nem avult el; 1, ha nem; 6, ha a\n"
	"lap értékei egyeznek, de más program mentette.\n",
	"  renonsz verify\n"
	"\n"
	"Goes through the whole book: is the file sound, does every step and deal say\n"
	"what the program wrote, do the facts give the recorded points, do they sum to\n"
	"zero, and does all of it agree with the log. What another program changed is\n"
	"named.\n"
	"  renonsz verify K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G\n"
	"                                  the check code of a printed page: which state\n"
	"                                  of the book that is, and what came since. Case\n"
	"                                  and hyphens do not matter; O is 0, I and L are\n"
	"                                  1. Codes of 12 digits, of old pages, are weak\n"
	"                                  but looked up\n"
	"  renonsz verify --file cup.xlsx  does a posted workbook say what the book says:\n"
	"                                  it is fine, out of date (what differs), or it\n"
	"                                  was altered (which cells). -f BOOK is the book\n"
	"                                  here too; one made with templates of the\n"
	"                                  club's own wants --templates FOLDER.\n"
	"                                  --csv, --json: every cell that differs\n"
	"Of what another program saved only values, texts and formulas are compared, not\n"
	"colours, formats, hidden rows, footers.\n"
	"What it proves, and what it does not: docs/promises.md.\n"
	"Exit status 0 if all is well and the page is not out of date; 1 if not; 6 if the\n"
	"values of the page agree, but another program saved it.\n")

H(backup, "a könyv biztonsági mentése", "a backup of the book",
	"  renonsz mentés /media/pendrive\n"
	"\n"
	"Másolat a könyvről, akkor is, ha közben mások írják; megírás után visszaolvassa\n"
	"és ellenőrzi, és csak akkor kapja meg a nevét. FÁJL néven vagy MAPPÁBA készül;\n"
	"ha egyiket sem adja meg, a könyv mellé: KÖNYV.backup-20261121T180000Z (az\n"
	"időpont UTC). Ha $RENONSZ_BACKUP_FOLDER meg van adva, abba a mappába.\n"
	"  --force   meglévő FÁJL felülírása\n"
	"\n"
	"Magától is készül: KÖNYV.backup-vN, mielőtt a program egy régebbi könyvet\n"
	"frissít; KÖNYV.backup-eVERSENY-rFORDULÓ, amikor egy forduló teljessé válik,\n"
	"vagyis minden asztalának lapja le van zárva, vagy minden leosztása megvan\n"
	"(event set deals=…). Ha egy forduló javítás után újra teljes, az új mentés az\n"
	"előző helyébe lép. RENONSZ_BACKUP=no: forduló után nem készül.\n",
	"  renonsz backup /media/stick\n"
	"\n"
	"Copies the book, even while others write it; the copy is read back and checked,\n"
	"and only then gets its name. It goes to FILE or into FOLDER; without either\n"
	"beside the book: BOOK.backup-20261121T180000Z (the time is UTC). The folder\n"
	"$RENONSZ_BACKUP_FOLDER takes the place of the book's.\n"
	"  --force   replace a FILE that is there\n"
	"\n"
	"Made by itself: BOOK.backup-vN before the program upgrades an older book;\n"
	"BOOK.backup-eEVENT-rROUND when a round becomes complete, that is, every table of\n"
	"it is signed or has all its deals (event set deals=…). A round that is complete\n"
	"again after a correction replaces its backup. RENONSZ_BACKUP=no: none after\n"
	"rounds.\n")

H(backup_list, "a könyv mentései", "list the backups",
	"  renonsz mentés lista\n"
	"\n"
	"A könyv mellett (és a $RENONSZ_BACKUP_FOLDER mappában) lévő mentések időrendben:\n"
	"mikor készült, mekkora, hány verseny és leosztás van benne, és olvasható-e.\n"
	"Hogy az áll-e benne, amit a program felírt: renonsz -f MENTÉS verify. Kilépési\n"
	"kód: 1, ha valamelyik sérült.\n",
	"  renonsz backup list\n"
	"\n"
	"The backups beside the book (and in the folder $RENONSZ_BACKUP_FOLDER) in order\n"
	"of time: when made, how large, how many events and deals, and whether it can be\n"
	"read. Is what it says what the program wrote? renonsz -f BACKUP verify.\n"
	"Exit status 1 if one of them is damaged.\n")

H(restore, "mentés visszaállítása", "put a backup in the book's place",
	"  renonsz visszaállít book.db.backup-e1-r3\n"
	"\n"
	"1. Mindenki lépjen ki a könyvből (enter is): amíg nyitva van, nem cserélhető.\n"
	"2. renonsz backup list: válassza ki a mentést.\n"
	"3. renonsz restore MENTÉS: ellenőrzi, megkérdezi (--yes: nem), és a könyv\n"
	"   helyére teszi. Az eddigi könyv megmarad: KÖNYV.before-restore-IDŐPONT; azt\n"
	"   ugyanígy lehet visszaállítani.\n"
	"4. renonsz missing: mi hiányzik a mentés óta; írja fel újra.\n"
	"Ha a könyv elveszett, ugyanez a parancs teszi vissza: -f adja meg a helyét.\n"
	"  -n, --dry-run   csak ellenőriz és megmutatja, mi történne\n",
	"  renonsz restore book.db.backup-e1-r3\n"
	"\n"
	"1. Everybody leaves the book (enter too): while it is open it stays.\n"
	"2. renonsz backup list: choose the backup.\n"
	"3. renonsz restore BACKUP: checks it, asks (--yes: does not), and puts it in the\n"
	"   book's place. The book as it was is kept: BOOK.before-restore-TIME; it can be\n"
	"   restored the same way.\n"
	"4. renonsz missing: what has to be recorded again since the backup.\n"
	"If the book is lost the same command brings it back: -f says where it was.\n"
	"  -n, --dry-run   only check, and show what would be done\n")

H(merge, "verseny átvétele másik könyvből", "take an event over from another book",
	"  renonsz átvesz masik.db \"Szolnok Kupa\"\n"
	"\n"
	"KÖNYV [VERSENY]: a másik könyv egy versenye (ha nem mondja meg, a nyitott) ebbe\n"
	"a könyvbe kerül, egyetlen lépésben: nevezések, asztalok, leosztások, lapok,\n"
	"ítéletek. Akinek a neve és a jele egyezik, az ugyanaz a játékos; ha a klubja\n"
	"más, vagy csak a neve egyezik, a program szól. Ami már megvan, nem kerül be még\n"
	"egyszer. Ha az egyik könyv a másik másolata, vagy már vettek át egymástól, az\n"
	"számít, mi lett egy asztalból, beállításból azóta, hogy a két könyv legutóbb\n"
	"egyezett: amin csak a másikban változtattak (új, beszúrt, törölt, javított\n"
	"leosztás), az itt is úgy lesz; amin csak itt, az marad; ha mindkettőben, az jön\n"
	"át, ami mellé fér. Amelyik asztalról a két könyv mást mond, az kimarad, és\n"
	"mindkét változat látszik; a többi átjön. Amit ott azóta töröltek, de itt\n"
	"megmarad (leosztásos asztal, nevezés, ítélet), azt megnevezi. Sorsolással a\n"
	"visszavont kísérletei is átjönnek (renonsz draw check). Amit itt vontak vissza,\n"
	"az nem jön vissza; ha ott folytatták, az eltérés. Amelyik két könyvben más\n"
	"szabály dönti el a pontokat, azok közt semmi nem jön át.\n"
	"Leosztás, javítás, ítélet csak oda jön át, ahol ugyanazok ülnek; hogy melyik\n"
	"ülés a jó, a szervező mondja meg (renonsz table seat).\n"
	"Aláírás csak ugyanazzal a lappal jön át. A másik könyv nem változik; ha más\n"
	"program átírta, semmi nem jön át belőle (renonsz verify).\n"
	"Kilépési kód: 0 minden átjött, 5 valami kimaradt.\n"
	"  -n, --dry-run   csak megmutatja, mi történne\n",
	"  renonsz merge other.db \"Szolnok Kupa\"\n"
	"\n"
	"BOOK [EVENT]: an event of the other book (its open one, unless you name it)\n"
	"comes into this book, in one step: entries, tables, deals, cards, rulings.\n"
	"Whoever has the same name and mark is the same player; if the club differs, or\n"
	"only the name is the same, the program says so. What is there already is not\n"
	"taken twice. If one book is a copy of the other, or they have taken over from\n"
	"each other before, what counts is what became of a table or a setting since the\n"
	"two books last agreed on it: what was changed in the other alone (deals added,\n"
	"inserted, removed, corrected) is so here too; what was changed here alone stays;\n"
	"of what was changed in both, that is taken which stands beside the other. A\n"
	"table about which the two books disagree is left out, and both versions are\n"
	"shown; the rest is taken. What was removed there since and stays here (a table\n"
	"with deals, an entry, a ruling) is named. A draw comes with those that were\n"
	"taken back before it (renonsz draw check). What was taken back here does\n"
	"not come back; if the other book went on with it, they disagree. Between two\n"
	"books with other rules for the points nothing is taken. Deals, corrections and\n"
	"rulings come only to where the same players sit; who sits rightly is for the\n"
	"organiser to say (renonsz table seat). A signature comes with the same sheet\n"
	"alone. The other book stays as it is; if another program has\n"
	"changed it, nothing is taken (renonsz verify).\n"
	"Exit status: 0 all of it was taken, 5 something was left out.\n"
	"  -n, --dry-run   only show what would be done\n")

H(recover, "ami egy sérült könyvből menthető", "save what can be read of a damaged book",
	"  renonsz megment book.db -o mentett.db\n"
	"\n"
	"Elolvas mindent, ami a sérült fájlból (és a mellette lévő -wal fájlból) még\n"
	"olvasható, és új könyvbe írja; a sérült fájl nem változik. Megmondja, melyik\n"
	"táblából hány sor van meg, és név szerint, melyik leosztás hiányzik. Ha csak az\n"
	"veszett el, amire egy sor hivatkozik (ki és mikor írta be, egy név), „?” áll a\n"
	"helyén.\n"
	"Ha van ép mentés, előbb azt nézze meg: renonsz backup list.\n"
	"Ha épp az a rész veszett el, amelyből kiderülne, mi hol van a fájlban (többnyire\n"
	"az eleje), ez a parancs sem tud segíteni.\n"
	"Kilépési kód: 0 minden megvan, 1 valami elveszett.\n",
	"  renonsz recover book.db -o saved.db\n"
	"\n"
	"Reads all that can still be read of the damaged file (and of the -wal file\n"
	"beside it) and writes it into a new book; the damaged file stays as it is. It\n"
	"says how many rows of each table there are, and by name which deals are missing.\n"
	"Where only what a row points at is lost (who wrote it and when, a name), there\n"
	"is a “?”.\n"
	"If there is a sound backup, look at that first: renonsz backup list.\n"
	"If the part that tells what lies where is lost (mostly the first pages), this\n"
	"command cannot help either.\n"
	"Exit status: 0 all is there, 1 something is lost.\n")
