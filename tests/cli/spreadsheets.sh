# Clubs' spreadsheets as they are: totals, notes and signatures, several sheets, formulas, abbreviated names.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
names() { "$RENONSZ" player list --csv | sed 1d | cut -d, -f1 | LC_ALL=C sort | paste -sd'|'; }

# workbook FILE SHEET ROW… [-- SHEET ROW…]: an .xlsx; fields by ";", a text "=A1+1" a formula whose value nobody worked out,
# "=A1+1=>3" one of that value, "@45356" a number.
workbook() {
	local file=$PWD/$1 n=0 row=0 column list='' rels='' types='' sheet='' cell field
	local main=http://schemas.openxmlformats.org/spreadsheetml/2006/main package=http://schemas.openxmlformats.org/package/2006
	local office=http://schemas.openxmlformats.org/officeDocument/2006/relationships
	local type=application/vnd.openxmlformats-officedocument.spreadsheetml
	rm -rf book "$file" && mkdir -p book/_rels book/xl/_rels book/xl/worksheets
	set -- -- "${@:2}"
	while [ $# -gt 0 ]; do
		if [ "$1" = -- ]; then
			n=$((n + 1)) row=0 sheet=worksheets/sheet$n.xml
			echo "<worksheet xmlns=\"$main\"><sheetData>" >book/xl/$sheet
			list+="<sheet name=\"$2\" sheetId=\"$n\" r:id=\"rId$n\"/>"
			rels+="<Relationship Id=\"rId$n\" Type=\"$office/worksheet\" Target=\"$sheet\"/>"
			types+="<Override PartName=\"/xl/$sheet\" ContentType=\"$type.worksheet+xml\"/>"
			shift 2
			continue
		fi
		row=$((row + 1)) column=0
		echo "<row r=\"$row\">" >>book/xl/$sheet
		while IFS= read -r field; do
			cell=$(printf "\\x$(printf %x $((65 + column)))")$row
			column=$((column + 1))
			case $field in
			"") ;;
			"="*"=>"*) field=${field#=} && echo "<c r=\"$cell\"><f>${field%=>*}</f><v>${field#*=>}</v></c>" ;;
			"="*) echo "<c r=\"$cell\"><f>${field#=}</f><v></v></c>" ;;
			"@"*) echo "<c r=\"$cell\"><v>${field#@}</v></c>" ;;
			*) echo "<c r=\"$cell\" t=\"inlineStr\"><is><t>$field</t></is></c>" ;;
			esac >>book/xl/$sheet
		done < <(tr ';' '\n' <<<"$1")
		echo '</row>' >>book/xl/$sheet
		shift
	done
	for sheet in book/xl/worksheets/*; do echo '</sheetData></worksheet>' >>"$sheet"; done
	echo "<Types xmlns=\"$package/content-types\"><Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Override PartName=\"/xl/workbook.xml\" ContentType=\"$type.sheet.main+xml\"/>$types</Types>" >'book/[Content_Types].xml'
	echo "<Relationships xmlns=\"$package/relationships\"><Relationship Id=\"rId1\" Type=\"$office/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>" >book/_rels/.rels
	echo "<workbook xmlns=\"$main\" xmlns:r=\"$office\"><sheets>$list</sheets></workbook>" >book/xl/workbook.xml
	echo "<Relationships xmlns=\"$package/relationships\">$rels</Relationships>" >book/xl/_rels/workbook.xml.rels
	(cd book && zip -qr "$file" .)
}

# ---- rows that are no players' ----------------------------------------------------------------------
workbook nevezok.xlsx Nevezők "Szolnoki Ulti Klub – nevezési lista" "" "Sorsz.;Játékos;Egyesület;Befizetve" \
	"1;Kiss Péter;Szolnok;@2000" "2;Nagy Éva;Szolnok;@2000" "3;Tóth Imre;Eger;=D5" ";Összesen;;=SUM(D4:D6)" \
	";A nevezési díj 2000 Ft!" "Aláírás: ...................." ";;;@4000"
ok "a list with totals, a note and a signature: the preview" "$RENONSZ" player import nevezok.xlsx -n --csv
printf 'player,club,state\nKiss Péter,Szolnok,new\nNagy Éva,Szolnok,new\nTóth Imre,Eger,new\n' >wanted
same "shows the names" wanted "$WORK/.out"
has "totals are named" 'nevezok.xlsx: kihagyva, mert összesítés: 7. sor „Összesen”, 10. sor „4000”.' "$WORK/.err"
has "the note is named" 'nevezok.xlsx: kihagyva, mert megjegyzés: 8. sor „A nevezési díj 2000 Ft!”.' "$WORK/.err"
has "the signature is named" 'kihagyva, mert aláírás helye: 9. sor „Aláírás: ....................”' "$WORK/.err"
lacks "a formula in a column that is not used is no matter" képlet "$WORK/.err"
ok "in English" "$RENONSZ" --lang en player import nevezok.xlsx -n
has "likewise" 'left out as totals: line 7 “Összesen”' "$WORK/.err"
ok "the players" "$RENONSZ" player import nevezok.xlsx
is "are three" "Kiss Péter|Nagy Éva|Tóth Imre" "$(names)"
cat >more.csv <<'END'
név;klub
Varga Ede;Vác
Sum Béla;Vác
Átlag Anna;Vác
özv. dr. Nagy-Gellért Ödönné;Vác
Össze Lajos;Vác
név;klub
Összesen 3 fő;
Total: 5;
..........;
------;
Szolnok, 2026. november 21.;
Kérjük a nevezési díjat a helyszínen fizetni!;
Mindösszesen;12
ÖSSZESEN FŐ;6
Σ;6
END
ok "names like those words are names" "$RENONSZ" player import more.csv
is "and no other row is a player" "Kiss Péter|Nagy Éva|Sum Béla|Tóth Imre|Varga Ede|Átlag Anna|Össze Lajos|özv. dr. Nagy-Gellért Ödönné" "$(names)"
has "a heading that comes once more is said" 'kihagyva, mert a fejléc ismétlődik: 7. sor „név”' "$WORK/.err"
printf 'név\nTotal\nPapp Ida\n' >total.csv
ok "one that is left out wrongly" "$RENONSZ" player import total.csv --take 2
is "is taken by its line" "1" "$("$RENONSZ" player list total --csv | grep -c '^Total,')"
printf 'név;rajtszám\nJó János;1\nRossz Rezső;egy\n' >wrong.csv
status "a row that is wrong" 3 "$RENONSZ" player import wrong.csv
ok "may be left out" "$RENONSZ" player import wrong.csv --force
has "which is said" 'Kimaradt 1 sor.' "$WORK/.err"
is "and nobody comes of it" "1" "$("$RENONSZ" player list --csv | grep -c 'Jó János\|Rossz Rezső')"

# ---- worksheets, formulas ---------------------------------------------------------------------------
export RENONSZ_DB=$PWD/sheets.db
workbook lapok.xlsx Nevezők "név" "Egy Elek" -- Üres -- "2. forduló" "név" "Két Elek" -- Jegyzet "feljegyzések"
ok "of several worksheets the first with cells" "$RENONSZ" player import lapok.xlsx
has "which is said, with the others that have any" \
	'a „Nevezők” munkalapot olvastam be; van még adat ezeken: „2. forduló”, „Jegyzet”.' "$WORK/.err"
ok "another by its name" "$RENONSZ" player import lapok.xlsx --sheet "2. fordulo" -n
has "is read" "Két Elek" "$WORK/.out"
ok "or by its number" "$RENONSZ" player import lapok.xlsx --sheet 3
is "that one alone" "Egy Elek|Két Elek" "$(names)"
status "one that is not there" 2 "$RENONSZ" player import lapok.xlsx --sheet Lap9
has "is said with those that are" 'nincs „Lap9” munkalapja; amelyek vannak: „Nevezők”, „Üres”, „2. forduló”, „Jegyzet”' "$WORK/.err"
status "an empty one" 3 "$RENONSZ" player import lapok.xlsx --sheet Üres
status "a CSV has none" 2 "$RENONSZ" player import wrong.csv --sheet 2
workbook keplet.xlsx Lap "név;forduló;asztal;pont;egyéb" "Egy Elek;@1;@1;@5;=A1" "Két Elek;@1;@1;=2-4=>-2;=A2" \
	"Há Elek;@1;@1;=0-D2-D3;=A3" "Összesen;;;=SUM(D2:D4);"
status "a formula without its value" 3 "$RENONSZ" event import keplet.xlsx --date 2024-03-05 --deals 9
has "is said to be one, with its cell and what to do" \
	'keplet.xlsx:4: pont: képlet, kiszámolt érték nélkül (D4 cella): nyissa meg a fájlt Excelben vagy LibreOffice-ban (ott: Ctrl+Shift+F9), és mentse el' "$WORK/.err"
is "once" 1 "$(grep -c képlet "$WORK/.err")"
workbook nevkeplet.xlsx Lap "név;klub" "=B9;Vác"
status "a name that is one" 3 "$RENONSZ" player import nevkeplet.xlsx
has "too" 'nevkeplet.xlsx:2: név: képlet' "$WORK/.err"

# ---- abbreviated names ------------------------------------------------------------------------------
export RENONSZ_DB=$PWD/short.db
"$RENONSZ" event new Nevek >/dev/null 2>&1
for name in "Kovács János" "Szabó Gyula"; do "$RENONSZ" player add "$name" 2>/dev/null; done
short() {
	printf 'név\n%b\n' "$2" >short.csv
	status "$1" 3 "$RENONSZ" player import short.csv
	has "$1: is asked about" "$3" "$WORK/.err"
	lacks "$1: without a word of the journal" nevezo "$WORK/.err"
}
short "of the book" 'Kovács J.' 'short.csv:2: „Kovács J.” rövidített név, és van, akit jelölhet: Kovács János. Ha ő az, írja ki a táblázatban a teljes nevét'
short "without a full stop, with two letters" 'Szabó Gy' 'akit jelölhet: Szabó Gyula'
short "with a title" 'dr. Kovács J.' 'akit jelölhet: Kovács János'
short "of the file, which comes later" 'Kiss P.\nVarga Ede\nKiss Péter' 'short.csv:2: „Kiss P.” rövidített név, és van, akit jelölhet: Kiss Péter'
printf 'név\nKovács K.\nSzabó Gyuláné\nKovács János Béla\nNagy A.\n' >others.csv
ok "those who are somebody else" "$RENONSZ" player import others.csv
short "a whole name, where the book has the short one" 'Nagy Anna' 'a könyvben rövidített néven van valaki, aki ő lehet: Nagy A.'
printf 'név;jel\nKovács J.;Vác\n' >mark.csv
ok "a mark says it is somebody else" "$RENONSZ" player import mark.csv
printf 'Név,Forduló,Asztal,Pont\nKiss P.,1,1,1\nNagy Éva,1,1,1\nTóth Imre,1,1,-2\nKiss Péter,2,1,1\nNagy Éva,2,1,1\nTóth Imre,2,1,-2\n' >past.csv
status "in a past event" 3 "$RENONSZ" event import past.csv --date 2024-03-05 --deals 9
has "with its line" 'past.csv:2: „Kiss P.” rövidített név, és van, akit jelölhet: Kiss Péter' "$WORK/.err"
lacks "without a word of the journal" nevezo "$WORK/.err"

# ---- two who are one ---------------------------------------------------------------------------------
export RENONSZ_DB=$PWD/join.db
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Tavasz" datum=2024-03-05 leosztas=1
nevezo 1 "Kiss Péter"
nevezo 2 "Nagy Éva"
nevezo 3 "Tóth Imre"
nevezo 4 "Kiss P." klub="Vác"
nevezo 5 "Papp Ida"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
fordulo 2
asztal 1
A="Kiss P." B="Nagy Éva" C="Tóth Imre"
1 A P m +
fordulo 3
asztal 1
A="Papp Ida" B="Nagy Éva" C="Tóth Imre"
1 A P m +
2 A P m +
END
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Nyár" datum=2024-06-05 leosztas=1
fordulo 1
asztal 1
A="Kiss P." B="Nagy Éva" C="Tóth Imre"
1 B P m +
END
points() { sqlite3 "$RENONSZ_DB" "SELECT event, round, seat, player, sum(points) FROM score GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4"; }
"$RENONSZ" -e Tavasz event set category-1="U20: 4,5" 2>/dev/null
"$RENONSZ" -e Tavasz table seat 3 1 A="Kiss P." --from 2 2>/dev/null
"$RENONSZ" -e Tavasz discipline add sarga "Kiss P." -r 2 --reason kiabált 2>/dev/null
"$RENONSZ" player change "Kiss P." --public none 2>/dev/null
"$RENONSZ" player change "Kiss Péter" --public initials 2>/dev/null
points >before
"$RENONSZ" -e Tavasz export --journal >before.ulti
sed 's/Kiss P\./Kiss Péter/' before | sort >wanted
ok "a dry run" "$RENONSZ" player join "Kiss P." "Kiss Péter" -n
points >after
same "changes nothing" before after
ok "two players are joined" "$RENONSZ" player join "Kiss P." "Kiss Péter"
has "which is said" 'Kiss P. mostantól Kiss Péter: 2 verseny, 3 asztal.' "$WORK/.err"
has "and how the person is to be shown: the less" 'Kiss Péter: a közzétett lapokon mostantól: név nélkül.' "$WORK/.err"
points | sort >after
same "all points are of the one" wanted after
is "the other is gone" "Kiss Péter|Nagy Éva|Papp Ida|Tóth Imre" "$(names)"
has "the club is taken over" "Kiss Péter,Vác" <("$RENONSZ" -e Tavasz entry list --csv)
has "lists of start numbers follow" '1,5' <("$RENONSZ" -e Tavasz event show --csv | grep U20)
is "so do measures" 1 "$("$RENONSZ" -e Tavasz discipline list --csv | grep kiabált | grep -c 'Kiss Péter')"
ok "the book is sound" "$RENONSZ" verify
"$RENONSZ" -e Tavasz export --journal >joined.ulti
lacks "the journal has one of them" 'Kiss P."' joined.ulti
ok "and comes back" "$RENONSZ" -f again.db import joined.ulti
"$RENONSZ" -f again.db export --journal >again.ulti
same "as it was" joined.ulti again.ulti
ok "it is undone" "$RENONSZ" undo --yes
points >after
same "as before" before after
"$RENONSZ" -e Tavasz export --journal >after.ulti
same "in the journal too" before.ulti after.ulti
ok "and done again" "$RENONSZ" redo --yes
points | sort >after
same "likewise" wanted after
ok "sound again" "$RENONSZ" verify
"$RENONSZ" player add "Papp I." --yes 2>/dev/null
"$RENONSZ" -e Nyár entry add "Papp Ida" 2>/dev/null
"$RENONSZ" -e Nyár entry remove "Papp Ida" 2>/dev/null
"$RENONSZ" -e Nyár entry add "Papp I." --start 9 2>/dev/null
ok "an entry that was taken back is there again" "$RENONSZ" player join "Papp I." "Papp Ida"
is "with the number of the other" "9,Papp Ida," "$("$RENONSZ" -e Nyár entry list --csv | grep Papp | cut -d, -f1-3)"
ok "sound too" "$RENONSZ" verify
"$RENONSZ" player add "Csák T." --yes 2>/dev/null
"$RENONSZ" player add "Csák Tibor" --yes 2>/dev/null
"$RENONSZ" -e Nyár entry add "Csák T." 2>/dev/null
"$RENONSZ" -e Nyár entry add "Csák Tibor" 2>/dev/null
ok "two who are entered and have played nothing" "$RENONSZ" player join "Csák T." "Csák Tibor"
status "who sat in one round are two people" 3 "$RENONSZ" player join nagy toth
has "which is said with the place" 'Nagy Éva és Tóth Imre nem egyesíthető: a Tavasz versenyen, az 1. fordulóban mindketten ültek' "$WORK/.err"
status "nobody is joined to himself" 3 "$RENONSZ" player join nagy "Nagy Éva"

# ---- abbreviations as they are typed -------------------------------------------------------------------
export RENONSZ_DB=$PWD/typed.db
"$RENONSZ" event new Nevek >/dev/null 2>&1
"$RENONSZ" player add "Kovács János" 2>/dev/null
status "an abbreviated name typed" 3 "$RENONSZ" player add "Kovács J."
has "is asked about" '„Kovács J.” és Kovács János: az egyik név a másik rövidítése lehet.' "$WORK/.err"
ok "and taken when it is confirmed" "$RENONSZ" player add "Kovács J." --yes
ok "the one is entered" "$RENONSZ" entry add "Kovács János"
status "then the other" 3 "$RENONSZ" entry add "Kovács J."
has "is asked about too" 'renonsz player join' "$WORK/.err"
ok "and entered when it is confirmed" "$RENONSZ" entry add "Kovács J." --yes
ok "once more without a question" "$RENONSZ" entry add "Kovács J."

# ---- a row a table -------------------------------------------------------------------------------------
export RENONSZ_DB=$PWD/tables.db
cat >tables.csv <<'END'
Klubest, 2024. március;;;;;;;;
Asztal;1. játékos;pont;2. játékos;pont;3. játékos;pont;4. játékos;pont
1;Kis Pál;12;Nagy Éva;-7;Tóth Imre;-5;;
2;Papp Ida;3;Vass Ede;-1;Bíró Éva;-1;Sós Jenő;-1
1;Kis Pál;0;Papp Ida;4;Bíró Éva;-4;;
2;Nagy Éva;-6;Vass Ede;2;Tóth Imre;2;Sós Jenő;2
Összesen;;12;;-4;;-8;;1
END
ok "a row a table" "$RENONSZ" event import tables.csv --date 2024-03-05 --deals 12
has "is said to be that" 'soronként egy asztal van benne' "$WORK/.err"
has "with how the rounds were told" 'újra jön: 2 forduló' "$WORK/.err"
has "the totals are left out" 'kihagyva, mert összesítés: 7. sor „Összesen”' "$WORK/.err"
sqlite3 "$RENONSZ_DB" "SELECT round, table_no, group_concat(player || ' ' || points, ', ') FROM (SELECT * FROM score ORDER BY round, table_no, seat) GROUP BY round, table_no ORDER BY 1, 2" >tables
cat >wanted <<'END'
1|1|Kis Pál 12, Nagy Éva -7, Tóth Imre -5
1|2|Papp Ida 3, Vass Ede -1, Bíró Éva -1, Sós Jenő -1
2|1|Kis Pál 0, Papp Ida 4, Bíró Éva -4
2|2|Nagy Éva -6, Vass Ede 2, Tóth Imre 2, Sós Jenő 2
END
same "and tells who sat together, with their points" wanted tables
cat >tables2.csv <<'END'
forduló,1. név,2. név,3. név,1. pont,2. pont,3. pont
1,Kis Pál,Nagy Éva,Tóth Imre,1,1,-2
2,Kis Pál,Nagy Éva,Tóth Imre,5,-2,-2
END
status "a table that does not come to 0" 3 "$RENONSZ" event import tables2.csv --date 2024-03-06 --deals 9
has "is named by its line" 'tables2.csv:3: 2. forduló' "$WORK/.err"
sed -i 's/5,-2,-2/4,-2,-2/' tables2.csv
ok "the points behind the names, a column of rounds" "$RENONSZ" event import tables2.csv --date 2024-03-06 --deals 9
is "are theirs" "1 Kis Pál 1|1 Nagy Éva 1|1 Tóth Imre -2|2 Kis Pál 4|2 Nagy Éva -2|2 Tóth Imre -2" \
	"$(sqlite3 "$RENONSZ_DB" "SELECT round || ' ' || player || ' ' || points FROM score WHERE day = '2024-03-06' ORDER BY round, seat" | paste -sd'|')"

# ---- as clubs have them ----------------------------------------------------------------------------------
export RENONSZ_DB=$PWD/clubs.db
event() { sqlite3 "$RENONSZ_DB" "SELECT day, round, table_no, player, points FROM score WHERE event = '$1' ORDER BY 1, 2, 3, seat"; }
# A title, heads over heads, a note beneath, dates as a workbook keeps them and as text, the data on the second sheet.
workbook szolnok.xlsx Tudnivalók "Olvass el!" -- "2024 tavasz" "Szolnoki Ulti Klub;;;;" "Tavaszi kupa – eredmények" "" \
	";Helyszín;;Eredmény;" "Név;Dátum;Forduló;Asztal;Pont" "Kis Pál;@45356;1.;1;+12" "Nagy Éva;2024.03.05.;1. forduló;1;-7" \
	"Tóth Imre;2024. március 5.;1;1;−5" "Összesen;;;;@0" "* a pontokat a versenybizottság ellenőrizte"
status "the first sheet with cells is no table of results" 3 "$RENONSZ" event import szolnok.xlsx --deals 9 --name Szolnok
has "which sheets there are is said" 'a „Tudnivalók” munkalapot olvastam be; van még adat ezeken: „2024 tavasz”' "$WORK/.err"
ok "title, heads, days of three kinds, totals, a note" "$RENONSZ" event import szolnok.xlsx --deals 9 --name Szolnok --sheet 2
is "are read" "2024-03-05|1|1|Kis Pál|12 2024-03-05|1|1|Nagy Éva|-7 2024-03-05|1|1|Tóth Imre|-5" "$(event Szolnok | paste -sd' ')"
has "the note is named" 'kihagyva, mert megjegyzés: 10. sor „* a pontokat' "$WORK/.err"
# Heads joined over two rows: the name stands in the upper one.
workbook eger.xlsx Lap "Egri Kártyakör" "Játékos;;;Eredmény" ";Forduló;Asztal;Pont" "Kis Pál;1;1;@1" "Nagy Éva;1;1;@1" "Tóth Imre;1;1;@-2"
status "heads over two rows" 3 "$RENONSZ" event import eger.xlsx --date 2024-04-05 --deals 9
has "are refused with what to do" '--columns "nev=B"' "$WORK/.err"
ok "which is enough" "$RENONSZ" event import eger.xlsx --date 2024-04-05 --deals 9 --columns nev=A
is "to read them" "3" "$(event eger | wc -l)"
# A CSV of a Hungarian Excel: its letters, its commas, totals under the serial number.
iconv -f UTF-8 -t CP1250 >gyor.csv <<'END'
Győri ősz;;;;
Ssz.;Játékos;Forduló;Asztal;Pontszám
1.;Őri Űzö;1;1;12,0
2.;Bögre Ákos;1;1;-7,0
3.;Tűzős Gábor;1;1;-5,0
Összesen:;;;;0,0
Győr, 2024. szeptember 3.;;;;
Aláírás: __________;;;;
END
ok "letters and commas of a Hungarian Excel" "$RENONSZ" event import gyor.csv --date 2024-09-03 --deals 9
is "are read" "Őri Űzö|12 Bögre Ákos|-7 Tűzős Gábor|-5" "$(event gyor | cut -d'|' -f4,5 | paste -sd' ')"
has "what is signed is left out" '7. sor „Győr, 2024. szeptember 3.”' "$WORK/.err"
# Saved by LibreOffice out of joined.fods beside it: joined cells over heads and for day, round and table, a comment at a head and
# at a name, a day of the workbook, formulas with their values, another worksheet in front.
cp "$TESTS"/cases/spreadsheets/*.xlsx .
status "joined cells: the first worksheet is another" 3 "$RENONSZ" event import joined.xlsx --deals 9 --name Szolnok2
ok "the worksheet with joined cells" "$RENONSZ" event import joined.xlsx --deals 9 --name Szolnok2 --sheet Eredmények
cat >wanted <<'END'
2024-03-05|1|1|Kis Pál|12
2024-03-05|1|1|Nagy Éva|-7
2024-03-05|1|1|Tóth Imre|-5
2024-03-05|1|2|Papp Ida|3
2024-03-05|1|2|Vass Ede|-1
2024-03-05|1|2|Bíró Éva|-2
2024-03-05|2|1|Kis Pál|1
2024-03-05|2|1|Papp Ida|1
2024-03-05|2|1|Bíró Éva|-2
END
event Szolnok2 >tables
same "is read" wanted tables
has "what a blank means is said" 'ahol üres a verseny, a dátum, a forduló vagy az asztal, az számít, ami fölötte áll' "$WORK/.err"
lacks "comments are no cells" 'teljes név' tables
# Saved by libxlsxwriter, whose formulas have the value 0 until somebody works them out.
status "formulas that nobody worked out yet" 3 "$RENONSZ" event import formulas.xlsx --date 2024-04-05 --deals 9
has "have no value, whatever stands there" 'formulas.xlsx:5: pont: képlet, kiszámolt érték nélkül (D5 cella)' "$WORK/.err"
is "those of other columns are no matter" 1 "$(grep -c képlet "$WORK/.err")"
printf 'Forduló;Asztal;Név;Pont\n1;1;Kis Pál;1\n;;Nagy Éva;1\n;;Tóth Imre;-2\n2;;Kis Pál;1\n;;Nagy Éva;1\n;;Tóth Imre;-2\n;2;Papp Ida;1\n;;Vass Ede;1\n;;Bíró Éva;-2\n' >groups.csv
status "the table of one round is not that of the next" 3 "$RENONSZ" event import groups.csv --date 2024-04-06 --deals 9
has "which is named" '2. forduló: 3 játékosról nem derül ki, ki kivel ült' "$WORK/.err"
sed -i 's/^2;;/2;1;/' groups.csv
ok "in a CSV likewise" "$RENONSZ" event import groups.csv --date 2024-04-06 --deals 9
is "each blank is the one above" "1 1 3|2 1 3|2 2 3" "$(event groups | cut -d'|' -f2,3 | sort | uniq -c | awk '{ sub(/\|/, " ", $2); print $2, $1 }' | paste -sd'|')"

# Players across.
printf 'Asztaltársaság\n\nForduló;Kis Pál;Nagy Éva;Tóth Imre;Papp Ida;Összesen\n1.;12;-7;−5;;0\n2.;1;-;-2;1;0\nÖsszesen;13;-7;-7;1;0\n' >across.csv
ok "a column for each player" "$RENONSZ" event import across.csv --date 2024-05-06 --deals 9
has "is said to be that" 'játékosonként egy oszlopa van' "$WORK/.err"
is "each round is a table" "1|Kis Pál|12 1|Nagy Éva|-7 1|Tóth Imre|-5 2|Kis Pál|1 2|Tóth Imre|-2 2|Papp Ida|1" \
	"$(event across | cut -d'|' -f2,4,5 | paste -sd' ')"
printf 'Dátum;Kis Pál;Nagy Éva;Tóth Imre\n2024.05.07.;12;-7;-5\n2024.05.14.;1;1;-2\n' >days.csv
ok "days in its rows" "$RENONSZ" event import days.csv --deals 9
is "are events" "2024-05-07 2024-05-14" "$(event days | cut -d'|' -f1 | uniq | paste -sd' ')"
printf 'Forduló;Kis Pál;Nagy Éva;Tóth Imre;Papp Ida;Vass Ede;Bíró Éva\n1.;1;1;-2;3;-1;-2\n' >across.csv
status "two tables of which nobody knows who sat together" 3 "$RENONSZ" event import across.csv --date 2024-05-06 --deals 9
has "are refused with the column that is needed" 'Legyen „asztal” oszlop' "$WORK/.err"
printf 'Forduló;A;B;C\n1;Kis Pál;Nagy Éva;Tóth Imre\n' >across.csv
status "players across without points" 3 "$RENONSZ" event import across.csv --date 2024-04-05 --deals 9
has "are refused with what to do" 'rendezze át a táblázatot: soronként egy játékos' "$WORK/.err"

# Somebody new beside one whose name begins likewise, in an event that is there.
printf 'Név;Forduló;Asztal;Pont\nTóth Imréné;2;1;1\nKis Pálné;2;1;1\nNagy Éva;2;1;-2\n' >wives.csv
sed 's/Tóth Imréné/Tóth Imre/; s/Kis Pálné/Kis Pál/; s/;2;1;/;1;1;/' wives.csv >husbands.csv
"$RENONSZ" event import husbands.csv --name Párok --date 2024-05-05 --deals 9 2>/dev/null
ok "a name that begins like another is a name" "$RENONSZ" event import wives.csv --name Párok --date 2024-05-05
sed -i 's/Tóth Imréné/Tóth Im/; s/;2;1;/;3;1;/' wives.csv
ok "so is a part of one" "$RENONSZ" event import wives.csv --name Párok --date 2024-05-05
has "which is told with its line" 'wives.csv:2: Tóth Im új játékos lesz; nagyon hasonlít rá: Tóth Imre' "$WORK/.err"

# A row a table: points belong to names by their numbers or letters, else by their order.
printf 'Asztal;1. játékos;2. játékos;3. játékos;3. pont;2. pont;1. pont;forduló\n1;Kis Pál;Nagy Éva;Tóth Imre;-3;-2;5;1\n' >pairs1.csv
printf 'Ford.;Aszt.;Név;Pont;Név;Pont;Név;Pont\n1;1;Kis Pál;5;Nagy Éva;-2;Tóth Imre;-3\n' >pairs2.csv
printf 'asztal;A;B;C;A pont;C pont;B pont\n1;Kis Pál;Nagy Éva;Tóth Imre;5;-3;-2\n' >pairs3.csv
printf 'forduló;C játékos;C pont;A játékos;A pont;B játékos;B pont\n1;Tóth Imre;-3;Kis Pál;5;Nagy Éva;-2\n' >pairs4.csv
printf 'forduló;3. játékos;pont;1. játékos;pont;2. játékos;pont\n1;Tóth Imre;-3;Kis Pál;5;Nagy Éva;-2\n' >pairs5.csv
for n in 1 2 3 4 5; do
	ok "points of players, as $n" "$RENONSZ" event import pairs$n.csv --date 2024-06-0$n --deals 9
	is "are theirs, as $n" "Kis Pál|5 Nagy Éva|-2 Tóth Imre|-3" "$(event pairs$n | cut -d'|' -f4,5 | LC_ALL=C sort | paste -sd' ')"
done
printf 'forduló;1. játékos;2. játékos;3. játékos;1. pont;2. pont;2. pont\n1;Kis Pál;Nagy Éva;Tóth Imre;5;-2;-3\n' >pairs.csv
status "two columns of one player's points" 3 "$RENONSZ" event import pairs.csv --date 2024-06-06 --deals 9
has "are refused, and what is understood is said" '1. játékos, 1. pont, 2. játékos' "$WORK/.err"
printf 'forduló;név;pont;név;pont;név;pont\n1;Kis Pál;5;Nagy Éva;-5;Tóth Imre;0\n1;Papp Ida;5;Vass Ede;-5;Bíró Éva;0\n2;Kis Pál;5;Nagy Éva;-5;Papp Ida;0\n' >numbers.csv
ok "without a column of tables" "$RENONSZ" event import numbers.csv --date 2024-06-06 --deals 9
is "they are numbered in each round" "1|1 1|2 2|1" "$(event numbers | cut -d'|' -f2,3 | uniq | paste -sd' ')"

# A worksheet a round, with titles, totals and signatures on each; the one of the standing is none.
first=("Tavaszi Kupa" "" "Asztal;Név;Pont" "1;Kis Pál;10" "1;Nagy Éva;-4" "1;Tóth Imre;-6" "Összesen;;0")
second=("Tavaszi Kupa, 2. rész" "Asztal;Név;Pont" "1;Nagy Éva;1" "1;Kis Pál;1" "1;Tóth Imre;-2" "Aláírás: ......")
workbook rounds.xlsx Összesítés "Név;Össz" "Kis Pál;11" -- "1. forduló" "${first[@]}" -- "2. forduló" "${second[@]}"
ok "a worksheet a round" "$RENONSZ" event import rounds.xlsx --date 2024-08-01 --deals 9
two='1|1|Kis Pál|10 1|1|Nagy Éva|-4 1|1|Tóth Imre|-6 2|1|Nagy Éva|1 2|1|Kis Pál|1 2|1|Tóth Imre|-2'
is "all of them are read, each as its name says" "$two" "$(event rounds | cut -d'|' -f2- | paste -sd' ')"
has "which is said" 'fordulónként egy munkalapot olvastam be: „1. forduló”, „2. forduló”.' "$WORK/.err"
has "with the others" 'rounds.xlsx: nem olvastam be: „Összesítés”.' "$WORK/.err"
for sheet in 3 2; do ok "one at a time: worksheet $sheet" "$RENONSZ" event import rounds.xlsx --name Egyenként --date 2024-08-02 --deals 9 --sheet $sheet; done
is "likewise" "$two" "$(event Egyenként | cut -d'|' -f2- | paste -sd' ')"
workbook wrong.xlsx R1 "${first[@]}" -- R2 "${second[@]/;1;/;x;}" "1;Vass Ede;tíz"
status "what is wrong on one of them" 3 "$RENONSZ" event import wrong.xlsx --date 2024-08-03 --deals 9
has "is named by round and line, and by its cell" 'wrong.xlsx:2007: pont: „tíz” nem egész szám (C7 cella)' "$WORK/.err"
has "which is explained" 'a 2003. sor a 2. forduló munkalapjának 3. sora' "$WORK/.err"
status "in English" 3 "$RENONSZ" --lang en event import wrong.xlsx --date 2024-08-03 --deals 9
has "too" 'line 2003 is line 3 of the worksheet of round 2' "$WORK/.err"
own=("Cím" "Név;Forduló;Asztal;Pont")
workbook own_column.xlsx "1. kör" "${own[@]}" "Kis Pál;1;1;10" "Nagy Éva;1;1;-4" "Tóth Imre;1;1;-6" -- "2. kör" "${own[@]}" "Nagy Éva;2;1;1" "Kis Pál;2;1;1" "Tóth Imre;2;1;-2"
ok "with a column of rounds, too" "$RENONSZ" event import own_column.xlsx --date 2024-08-04 --deals 9
is "are read" "$two" "$(event own_column | cut -d'|' -f2- | paste -sd' ')"
wide=("Cím" "Asztal;1. játékos;Pont;2. játékos;Pont;3. játékos;Pont")
workbook wide_rounds.xlsx 1 "${wide[@]}" "1;Kis Pál;10;Nagy Éva;-4;Tóth Imre;-6" -- 2 "${wide[@]}" "1;Nagy Éva;1;Kis Pál;1;Tóth Imre;-2"
ok "with a row a table" "$RENONSZ" event import wide_rounds.xlsx --date 2024-08-05 --deals 9
is "are read, too" "$two" "$(event wide_rounds | cut -d'|' -f2- | paste -sd' ')"
lacks "and no round is counted" 'újra jön' "$WORK/.err"
workbook growing.xlsx "1. forduló" "Név;1. forduló;Össz" "Kis Pál;10;10" "Nagy Éva;-4;-4" "Tóth Imre;-6;-6" -- "2. forduló" "Név;1. forduló;2. forduló;Össz" "Kis Pál;10;1;11" "Nagy Éva;-4;1;-3" "Tóth Imre;-6;-2;-8"
status "worksheets that each have all rounds so far" 3 "$RENONSZ" event import growing.xlsx --date 2024-08-06 --deals 9
has "are refused; that one will do is said" 'Ha csak az egyik munkalap kell: --sheet NÉV' "$WORK/.err"
ok "the last alone" "$RENONSZ" event import growing.xlsx --date 2024-08-06 --deals 9 --sheet 2
is "has all" 6 "$(event growing | wc -l)"
deals=("Név;Asztal;1;2;Pont" "Kis Pál;1;7;3;10" "Nagy Éva;1;-3;-1;-4" "Tóth Imre;1;-4;-2;-6")
workbook numbered.xlsx "I. forduló (08.01.)" "${deals[@]}" -- "II. forduló (08.08.)" "Név;Asztal;1;2;Pont" "Nagy Éva;1;1;0;1" "Kis Pál;1;0;1;1" "Tóth Imre;1;-1;-1;-2"
ok "numbers beside the points are those of deals" "$RENONSZ" event import numbered.xlsx --date 2024-08-07 --deals 2
is "and the points are the players'" "$two" "$(event numbered | cut -d'|' -f2- | paste -sd' ')"
ok "players come from one worksheet" "$RENONSZ" player import rounds.xlsx -n --sheet "1. forduló"
has "without its title" "Kis Pál" "$WORK/.out"

# A table a day.
printf 'Dátum;Név;Pont\n2024.09.05.;Kis Pál;10\n;Nagy Éva;-4\n;Tóth Imre;-6\n2024.09.12.;Nagy Éva;1\n;Kis Pál;1\n;Tóth Imre;-2\n' >nights.csv
ok "days, names and points" "$RENONSZ" event import nights.csv --deals 9
is "are an event of one round each" "2024-09-05|1|1|Kis Pál|10 2024-09-05|1|1|Nagy Éva|-4 2024-09-05|1|1|Tóth Imre|-6 2024-09-12|1|1|Nagy Éva|1 2024-09-12|1|1|Kis Pál|1 2024-09-12|1|1|Tóth Imre|-2" \
	"$(event nights | paste -sd' ')"
has "which is said" 'minden nap egy verseny egyetlen fordulója' "$WORK/.err"
printf 'Kis Pál;-1\nNagy Éva;-1\nTóth Imre;2\n' | sed 's/^/2024.09.12.;/' >>nights.csv
status "two rounds on a day" 3 "$RENONSZ" event import nights.csv --deals 9 --name Esték
has "are not" 'Kis Pál két asztalnál is szerepel' "$WORK/.err"
printf 'Dátum;Menet;Név;Pont\n2024.09.05.;1;Kis Pál;10\n2024.09.05.;1;Nagy Éva;-4\n2024.09.05.;1;Tóth Imre;-6\n' >menet.csv
status "where a column may be that of rounds" 3 "$RENONSZ" event import menet.csv --deals 9
has "that is asked" 'nem derül ki, melyik oszlop ez: forduló' "$WORK/.err"
ok "and taken when it is said" "$RENONSZ" event import menet.csv --deals 9 --columns fordulo=Menet

# What would be read wrong without a word.
fault() {
	printf "$2" >fault.csv
	status "$1" 3 "$RENONSZ" event import fault.csv --date 2024-07-01 --deals 9
	has "$1: is a fault" "$3" "$WORK/.err"
}
fault "a decimal comma between commas" 'név,forduló,asztal,pont\nKis Pál,1,1,12,0\nNagy Éva,1,1,-10,5\nTóth Imre,1,1,-2,5\n' \
	'fault.csv:3: a sor hosszabb a fejlécnél: „5” fölött nincs fejléc'
fault "likewise where a row is a table" 'forduló,név,pont,név,pont,név,pont\n1,Kis Pál,5,Nagy Éva,-5,Tóth Imre,0,5\n' 'fault.csv:2: a sor hosszabb'
fault "three figures behind a point" 'név;forduló;asztal;pont\nKis Pál;1;1;+1.000\nNagy Éva;1;1;-1.000\nTóth Imre;1;1;0\n' \
	'fault.csv:2: pont: „+1.000” ezres tagolás vagy tizedes tört is lehet'
fault "or a comma" 'név;forduló;asztal;pont\nKis Pál;1;1;2,500\nNagy Éva;1;1;-2500\nTóth Imre;1;1;0\n' '(ezres tagolásnál: 2500)'
fault "two numbers of deals at a table" 'név;forduló;asztal;pont;leosztás\nKis Pál;1;1;5;\nNagy Éva;1;1;-5;9\nTóth Imre;1;1;0;8\n' \
	'fault.csv:4: 1. forduló, 1. asztal: a leosztások száma a 3. sorban 9, itt más'
fault "a name that came to nothing" 'név;forduló;asztal;pont\n#N/A;1;1;5\nNagy Éva;1;1;-5\nTóth Imre;1;1;0\n' \
	'fault.csv:2: név: a cellában hibaérték áll („#N/A”)'
fault "a club" 'név;klub;forduló;asztal;pont\nKis Pál;#ÉRTÉK!;1;1;5\nNagy Éva;;1;1;-5\nTóth Imre;;1;1;0\n' 'fault.csv:2: klub: a cellában hibaérték'
sed 's/#ÉRTÉK!/#1 klub/' fault.csv >club.csv
ok "a club may begin with that sign" "$RENONSZ" player import club.csv -n
printf 'név;forduló;asztal;pont;leosztás\nNagy Éva;1;1;-5;\nKis Pál;1;1;5;8\nTóth Imre;1;1;0;\n' >once.csv
ok "the number of deals once at a table" "$RENONSZ" event import once.csv --date 2024-07-02
is "is that of the table" 8 "$("$RENONSZ" -e once export --journal 2>/dev/null | grep -o 'leosztas=8' | head -1 | cut -d= -f2)"

# Characters that are not seen, ends of lines in a cell, letters of another system.
export RENONSZ_DB=$PWD/unseen.db
printf '\ufeffnév;klub\nKov\u00e1cs\u200b J\u00e1nos;V\u00e1c\nT\u00f3th\u2028B\u00e9la;\u00adV\u00e1c\n"Nagy\n\u00c9va";V\u00e1c\nKiss\ufeff Pál\u200e;V\u00e1c\n' >unseen.csv
ok "characters that are not seen" "$RENONSZ" player import unseen.csv
is "are no letters" "Kiss Pál|Kovács János|Nagy Éva|Tóth Béla" "$(names)"
lacks "and no reason to take it for another code" 1250 "$WORK/.err"
zero=$(printf 'Kov\u00e1cs\u200b J\u00e1nos')
workbook unseen.xlsx Lap "Né$(printf '\u00ad')v;Klub" "$zero;Vác" "Tóth$(printf '\r')Béla;Vác"
ok "in a workbook" "$RENONSZ" player import unseen.xlsx
has "likewise" '0 új játékos, 2 már szerepelt' "$WORK/.err"
# A letter of a font's own is none of ours.
own=$(printf 'T\u00f3th\ue012 B\u00e9la')
printf 'név;klub\n%s;Vác\n' "$own" >own.csv
workbook own.xlsx Lap "Név;Klub" "$own;Vác"
for file in own.csv own.xlsx; do
	status "a letter that only one font has, $file" 3 "$RENONSZ" player import $file
	has "is named" "U+E012" "$WORK/.err"
done
printf 'név;klub\nOrsós Ida;Vác\uf0b7\n' >own.csv
status "in the name of a club" 3 "$RENONSZ" player import own.csv
has "is named too" "U+F0B7" "$WORK/.err"
printf 'név;\ue012\nOrsós Ida;\ue012\n' >own.csv
ok "in another column it is nobody's" "$RENONSZ" player import own.csv -n
for text in 'Jatekos;Klub\nNagy P\240l;X\n' 'Jatekos;Klub\nK\243tas Pal;X\n' 'Jatekos;Klub\nT\242th B\202la;X\n' 'Jatekos;Klub\nK\224r\224s Ern\213;X\n'; do
	printf "$text" >dos.csv
	status "letters of DOS" 3 "$RENONSZ" player import dos.csv
	has "are told" 'talán DOS-os, 852-es betűk?' "$WORK/.err"
done
printf 'Jatekos;Klub\nNagy\tBéla\001;X\n' >dos.csv
status "what is no text" 3 "$RENONSZ" player import dos.csv
# Other forms of files.
(mkdir -p ods && cd ods && printf application/vnd.oasis.opendocument.spreadsheet >mimetype && echo '<x/>' >content.xml && zip -q0X ../lap.ods mimetype && zip -qr ../lap.ods content.xml)
status "a spreadsheet of LibreOffice's own form" 3 "$RENONSZ" player import lap.ods
has "is told how to be saved" 'lap.ods: .ods vagy régi .xls táblázat' "$WORK/.err"
printf '\320\317\021\340\241\261\032\341and more' >lap.xls
status "an old one of Excel" 3 "$RENONSZ" event import lap.xls --date 2024-03-05
has "too" 'mentse .xlsx (jelszó nélkül)' "$WORK/.err"
head -c 700 unseen.xlsx >cut.xlsx
status "a workbook that was cut" 3 "$RENONSZ" player import cut.xlsx
has "is said to be that" 'cut.xlsx: csonka vagy hibás .xlsx fájl' "$WORK/.err"

# ---- one person, written in two ways -------------------------------------------------------------------
export RENONSZ_DB=$PWD/alike.db
"$RENONSZ" event new Nevek >/dev/null 2>&1
"$RENONSZ" player add "Tóth Béla" --club Vác 2>/dev/null
alike() {
	printf 'név\n%b\n' "$2" >alike.csv
	status "$1" 3 "$RENONSZ" player import alike.csv
	has "$1: is asked about" "$3" "$WORK/.err"
	printf 'Név;Forduló;Asztal;Pont\n%b;1;1;1\nVass Ede;1;1;1\nBíró Éva;1;1;-2\n' "${2//'\n'/;1;1;1\\n}" >alike2.csv
	status "$1, in a past event" 3 "$RENONSZ" event import alike2.csv --date 2024-03-05 --deals 9
	has "$1: is asked about there too" "${3/alike/alike2}" "$WORK/.err"
}
alike "a comma" 'Szabó Ágnes\n"Szabó, Ágnes"' 'alike.csv:3: „Szabó, Ágnes” és Szabó Ágnes egy név lehet'
alike "a title, of the book" 'Dr. Tóth Béla' 'alike.csv:2: „Dr. Tóth Béla” és Tóth Béla egy név lehet'
alike "a title behind" 'Tóth Béla (dr.)' '„Tóth Béla (dr.)” és Tóth Béla egy név lehet'
alike "a number" '2. Tóth Béla' '„2. Tóth Béla” és Tóth Béla egy név lehet'
alike "a star" 'Szabó Ágnes\nSzabó Ágnes*' 'alike.csv:3: „Szabó Ágnes*” és Szabó Ágnes egy név lehet'
printf 'név\nifj. Tóth Béla\nid. Tóth Béla\nTóth Béla 2\nTóth Béla* (Eger)\n1. vendég\n2. vendég\nTóth-Nagy Béla\n' >alike.csv
ok "who is somebody else" "$RENONSZ" player import alike.csv -n
printf 'név;klub\nKiss Pál;Vác\nKiss Pál;VÁC\n' >alike.csv
status "one club in capitals" 3 "$RENONSZ" player import alike.csv
has "tells nobody apart" 'kétszer szerepel (2. és 3. sor)' "$WORK/.err"
printf 'név;klub;forduló;pont\nKiss Pál;Vác;1;1\nKiss Pál;Eger;1;1\nVass Ede;;1;-2\nKiss Pál;VÁC;2;1\nKiss Pál;Eger;2;1\nVass Ede;;2;-2\n' >capitals.csv
ok "nor in a past event" "$RENONSZ" event import capitals.csv --date 2024-03-06 --deals 9
is "where each has one club" "Kiss Pál (Eger)|Kiss Pál (Vác)" "$(names | tr '|' '\n' | grep Kiss | paste -sd'|')"
sed -i 's/;Vác;/;VÁC;/; s/;1;/;3;/; s/;2;/;4;/' capitals.csv
status "nor against the book" 3 "$RENONSZ" event import capitals.csv --date 2024-03-06 --deals 9
has "where it is asked about" 'csak kis- és nagybetűben, ékezetben vagy kötőjelben tér el tőle: Kiss Pál (Vác)' "$WORK/.err"

# ---- what is told --------------------------------------------------------------------------------------
export RENONSZ_DB=$PWD/told.db
"$RENONSZ" event new Nevek >/dev/null 2>&1
"$RENONSZ" player add "Kovács János" 2>/dev/null
printf 'név\nKovács J.\nKovács József\nKovács János\n' >two.csv
status "an abbreviation of two" 3 "$RENONSZ" player import two.csv
has "names both, each once" 'akit jelölhet: Kovács János, Kovács József. Ha' "$WORK/.err"
for line in 1 9 x 2,7; do
	status "a line to be taken that is not there: $line" 2 "$RENONSZ" player import two.csv --take $line
	has "is said: $line" 'nincs ilyen sor a fejléc (1. sor) alatt' "$WORK/.err"
done
printf 'név;forduló;asztal;pont;pont\nKis Pál;1;1;1;5\nNagy Éva;1;1;1;-2\nTóth Imre;1;1;-2;-3\n' >jobs.csv
status "one column for two" 2 "$RENONSZ" event import jobs.csv --date 2024-03-05 --deals 9 --columns "pont=D asztal=D"
has "is said" 'egy oszlop nem lehet egyszerre' "$WORK/.err"
status "two columns of points" 3 "$RENONSZ" event import jobs.csv --date 2024-03-05 --deals 9
has "are asked about, with their letters" 'D = „pont”, E = „pont”' "$WORK/.err"
ok "one of them" "$RENONSZ" event import jobs.csv --date 2024-03-05 --deals 9 --columns pont=E
is "is taken" "5 -2 -3" "$(event jobs | cut -d'|' -f5 | paste -sd' ')"
lacks "what is new is not said to be old" 'Új eredmény nincs' "$WORK/.err"
ok "the same file again" "$RENONSZ" event import jobs.csv --date 2024-03-05 --deals 9 --columns pont=E
has "has nothing new, which is said" 'Új eredmény nincs benne' "$WORK/.err"
printf 'Versenyző neve;Ford. száma;Asztalszám;Elért pontszám\nKis Pál;1;1;5\nNagy Éva;1;1;-5\nTóth Imre;1;1;x\nKis Pál;1;2;1\nPapp Ida;1;2;1\nVass Ede;1;2;-2\n' >echo.csv
status "a wrong row" 3 "$RENONSZ" event import echo.csv --date 2024-03-06 --deals 9
has "is one fault" 'renonsz: 1 sort nem értek' "$WORK/.err"
lacks "of which its table is not another" '2 sora van' "$WORK/.err"
sed -i '/;2;/s/Kis Pál/Bíró Éva/' echo.csv
ok "left out" "$RENONSZ" event import echo.csv --date 2024-03-06 --deals 9 --force
has "it takes its table along, which is said" '1. forduló, 1. asztal: az egész asztal kimaradt, mert a 4. sora hibás' "$WORK/.err"
is "and the other table stands" "2 2 2" "$(event echo | cut -d'|' -f3 | paste -sd' ')"
workbook hidden.xlsx Lap név "Egy Elek" "Két Elek" "Há Elek"
(cd book && sed -i 's/<row r="[23]"/& hidden="1"/' xl/worksheets/sheet1.xml && zip -q ../hidden.xlsx xl/worksheets/sheet1.xml)
ok "rows that are hidden" "$RENONSZ" player import hidden.xlsx -n
has "are told" 'rejtett sor is van a munkalapon (2–3. sor)' "$WORK/.err"
has "and read" 'Két Elek' "$WORK/.out"

# ---- what a workbook does not show, joins or counts otherwise ----------------------------------------------
export RENONSZ_DB=$PWD/shown.db
# changed FILE PART SED: the workbook made last, otherwise
changed() { (sed -i -E "$3" "book/xl/$2" && rm -f "$1" && cd book && zip -qr "../$1" .); }
workbook lapok2.xlsx Régi "név" "Régi Elek" -- Új "név;klub" "Új Elek;Vác" "Más Elek" "Nem_x0020_Elek_x000D_;Pécs"
changed lapok2.xlsx workbook.xml 's/sheetId="1"/& state="hidden"/'
ok "a worksheet that is not shown" "$RENONSZ" player import lapok2.xlsx --take 3 -n --csv
lacks "is not the first" "Régi Elek" "$WORK/.out"
has "the one that is shown is said" 'az „Új” munkalapot olvastam be; van még adat ezeken: „Régi”' "$WORK/.err"
has "signs that XML has not" "Nem Elek,Pécs" "$WORK/.out"
changed lapok2.xlsx worksheets/sheet2.xml 's|<sheetData>|<cols><col min="2" max="2" width="9" hidden="1"/></cols>&|; s|</sheetData>|&<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>|'
ok "a joined cell, in a column that is not shown" "$RENONSZ" player import lapok2.xlsx -n --csv
has "is that of all its rows" "Más Elek,Vác" "$WORK/.out"
has "the column is said" 'lapok2.xlsx: rejtett oszlop is van a munkalapon (B)' "$WORK/.err"
# joined CELLS WHERE ROW...: something else stands there under joined cells.
joined() {
	workbook alatt.xlsx Lap "${@:3}"
	changed alatt.xlsx worksheets/sheet1.xml "s|</sheetData>|&<mergeCells count=\"1\"><mergeCell ref=\"$1\"/></mergeCells>|"
	status "what stands under $1" 3 "$RENONSZ" event import alatt.xlsx --deals 9 --date 2024-03-05
	has "is a fault with its place" "alatt.xlsx: összevont cellák alatt más is áll, ami nem látszik ($2)" "$WORK/.err"
}
heads="név;forduló;asztal;pont" first=("Egy Elek;@1;@1;@1" "Két Elek;@1;@1;@0" "Há Elek;@1;@1;@-1")
joined B2:B7 "B5, B6, B7" "$heads" "${first[@]}" "Egy Elek;@2;@1;@3" "Két Elek;@2;@1;@-3" "Há Elek;@2;@1;@0"
joined A4:A5 A5 "$heads" "${first[@]}" "Négy Elek;@1;@1;@0"
joined C4:D4 D4 "$heads" "${first[@]}"
joined D2:E4 "D3, D4" "$heads" "${first[@]}"
joined E2:F4 F3 "$heads;x;y" "${first[0]}" "${first[1]};;titok" "${first[2]}"
workbook alatt.xlsx Lap "$heads" "${first[@]}"
changed alatt.xlsx worksheets/sheet1.xml 's|</sheetData>|&<mergeCells count="2"><mergeCell ref="B2:C4"/><mergeCell ref="D1:E1"/></mergeCells>|'
ok "where all say the same" "$RENONSZ" event import alatt.xlsx --deals 9 --date 2024-03-05 -n
workbook napok.xlsx Lap "név;forduló;asztal;pont;dátum" "Egy Elek;@1;@1;@1;@43894" "Két Elek;@1;@1;@0;@43894.75" "Há Elek;@1;@1;@-1;@43894"
changed napok.xlsx workbook.xml 's|<sheets>|<workbookPr date1904="1"/>&|'
ok "days counted from 1904 on" "$RENONSZ" event import napok.xlsx --deals 9 -n --csv
is "are those days" 3 "$(grep -c '^2024-03-05' "$WORK/.out")"
workbook igaz.xlsx Lap "név;forduló;asztal;pont;dátum" "Egy Elek;@1;@1;@1" "Két Elek;@1;@1;@0" "Há Elek;@1;@1;@-1"
changed igaz.xlsx worksheets/sheet1.xml 's|<c r="D2">|<c r="D2" t="b">|'
status "TRUE" 3 "$RENONSZ" event import igaz.xlsx --deals 9 --date 2024-03-05
has "is no 1" 'igaz.xlsx:2: pont: „TRUE” nem egész szám (D2 cella)' "$WORK/.err"

# ---- what is no person ---------------------------------------------------------------------------------------
export RENONSZ_DB=$PWD/people.db
for row in versenyigazgató Elnök titkár "P. H." Kmf. Jegyző Hitelesítette "elnök s.k." "Kovács János s.k." "Budapest, 2026.11.20" \
	Díjazottak "I. csoport" "B csoport" Tartalék Várólista lemondta Nők Senior üres – '?' N.N. X "szabad hely" Vendég n/a nincs \
	"Ketten még jelezhetnek" "Résztvevők száma" Fő "8 fő" Versenybíró "a klub elnöke" Lezárva "2. oldal" "Page 2" BYE Pihen \
	Ellenőrizte Nevezők "Szolnoki Ulti Klub" "Debreceni Kártyakör" Névsor elek@freemail.hu 06-30-123-4567 http://ulti.hu Játékos \
	TRUE; do
	printf 'név\nEgy Elek\n"%s"\n' "$row" >nobody.csv
	ok "$row" "$RENONSZ" player import nobody.csv -n --csv
	is "$row is nobody" "Egy Elek" "$(sed 1d "$WORK/.out" | cut -d, -f1)"
	has "$row is named" "3. sor „$row”" "$WORK/.err"
done
printf 'név\n%s\n' "Elnök Béla" "Szabó Nándor" "Vendég Ida" "A B" Ő "Иванов Иван" "Játékos 01" >names.csv
ok "names like those" "$RENONSZ" player import names.csv
has "are names, and told" "Új játékos: Elnök Béla, Szabó Nándor, Vendég Ida, A B, Ő, Иванов Иван, Játékos 01." "$WORK/.err"
printf 'név;rajtszám\nEgy Elek;1\nZsűri Kupa;\nKét Elek;2\nHá Elek;3\n' >lone.csv
status "a name and nothing else, where the others have numbers" 3 "$RENONSZ" player import lone.csv
has "is asked about" 'lone.csv:3: „Zsűri Kupa” sorában csak ez az egy cella van kitöltve' "$WORK/.err"
ok "and taken when that is said" "$RENONSZ" player import lone.csv --take 3 -n
printf 'név;klub\nEgy Elek;Eger\nKlubos Tóth Imre;\nKét Elek;Eger\nHárom 3 Elek;\nHá Elek;Eger\nNégy Elek;Eger\n' >clubless.csv
status "where the others have clubs" 3 "$RENONSZ" player import clubless.csv -n
has "what does not look like a name is asked about" 'clubless.csv:5: „Három 3 Elek” sorában csak ez az egy cella van' "$WORK/.err"
lacks "and what does is not" 'clubless.csv:3: „' "$WORK/.err"
sed -i 5d clubless.csv
ok "it is a player without a club" "$RENONSZ" player import clubless.csv -n
has "which is told" '3. sor: „Klubos Tóth Imre” mellett nem áll klub' "$WORK/.err"
printf 'név;klub\nEgy Elek;Eger\nKét Elek;Eger\nHá Elek;Eger\nKlubos Tóth Imre;\n' >clubless.csv
status "below them it is asked about" 3 "$RENONSZ" player import clubless.csv -n
printf 'név\nKis Pál/Nagy Éva\n' >two.csv
status "two names in one cell" 3 "$RENONSZ" player import two.csv
printf 'név\nTo\314\201th O\314\210do\314\210n\n' >marks.csv
ok "accents behind their letters" "$RENONSZ" player import marks.csv -n --csv
has "are on them" "$(printf 'T\303\263th \303\226d\303\266n')" "$WORK/.out"

# ---- one club in several spellings, names in another order ----------------------------------------------------
export RENONSZ_DB=$PWD/spelled.db
printf 'Név;Egyesület neve;Forduló;Asztal;Pont\nKovács János;SZOLNOKI KLUB;1;1;10\nNagy Éva;Szolnoki Klub;1;1;-4\nifj. Tóth Imre;szolnoki  klub;1;1;-6\n' >spelled.csv
ok "one club in several spellings" "$RENONSZ" event import spelled.csv --date 2024-03-05 --deals 9
has "is said" '„SZOLNOKI KLUB” és „Szolnoki Klub” csak kis- és nagybetűben, ékezetben vagy írásjelben tér el' "$WORK/.err"
is "and one" "Szolnoki Klub" "$("$RENONSZ" player list --csv | sed 1d | cut -d, -f4 | sort -u)"
printf 'név;egyesület\nPapp Ida;Szolnoki KLUB\n' >spelled2.csv
ok "and the book's" "$RENONSZ" player import spelled2.csv
is "is taken" "Szolnoki Klub" "$("$RENONSZ" player list --csv | sed 1d | cut -d, -f4 | sort -u)"
for name in "János Kovács" "Tóth Imre ifj." "Tóth Imre ifjabb" "Imre Tóth, ifj."; do
	printf 'név\n"%s"\n' "$name" >order.csv
	status "$name" 3 "$RENONSZ" player import order.csv
	has "$name is asked about" "„$name”" "$WORK/.err"
done
printf 'név;klub\nKOVÁCS JÁNOS;\nNagy Eva;\n' >capitals2.csv
status "a list in capitals" 3 "$RENONSZ" player import capitals2.csv
has "says how to take it" 'írja ugyanúgy (fájl egészére: --same)' "$WORK/.err"
ok "is taken as one" "$RENONSZ" player import capitals2.csv --same
has "with nobody new" '0 új játékos, 2 már szerepelt' "$WORK/.err"
printf 'név;forduló;asztal;pont\nKOVÁCS JÁNOS;1;1;1\nVas Ede;1;1;1\nNagy Éva;1;1;-2\nVAS EDE;2;1;1\nNAGY EVA;2;1;1\nKovács János;2;1;-2\n' >capitals3.csv
status "an evening in capitals" 3 "$RENONSZ" event import capitals3.csv --date 2024-03-12 --deals 9
ok "likewise" "$RENONSZ" event import capitals3.csv --date 2024-03-12 --deals 9 --same
has "one of them is new" 'Új játékos: Vas Ede.' "$WORK/.err"
is "and he is one" 1 "$("$RENONSZ" player list vas --csv | sed 1d | wc -l)"

# ---- a row is judged by its name ---------------------------------------------------------------------
export RENONSZ_DB=$PWD/judged.db
"$RENONSZ" event new Sorok --date 2026-11-21 >/dev/null 2>&1
trial() { printf '%b\n' "$2" >judged.csv && ok "$1" "$RENONSZ" player import judged.csv -n --csv "${@:3}"; }
who() { sed 1d "$WORK/.out" | cut -d, -f2 | paste -sd'|'; }
asked() {
	printf '%b\n' "$2" >judged.csv
	status "$1" 3 "$RENONSZ" player import judged.csv
	has "$1: is asked about" "$3" "$WORK/.err"
}
trial "the club before the name" 'Klub;Név;Ssz\nSzolnoki Ulti Klub;Kiss Péter;1\nDebreceni Kártyakör;Nagy Éva;2\nVendég;Tóth Imre;3\nElnök:;Kun Pál;\nÖsszesen;3 fő;'
is "is no heading" "Kiss Péter|Nagy Éva|Tóth Imre" "$(who)"
has "who signs is none" 'aláírás helye: 5. sor „Kun Pál”' "$WORK/.err"
trial "a post before the name" 'Beosztás;Név;Klub\nelnök;Kiss Péter;Vác\ntitkár;Nagy Éva;Vác\ntag;Tóth Imre;Vác\nEllenőrizte:;Kun Pál;'
is "neither, where there is a club" "Kiss Péter|Nagy Éva|Tóth Imre" "$(who)"
trial "a category before the name, alone" 'Kategória;Név\nsenior;Kiss Péter\njunior;Nagy Éva\nnők;Tóth Imre\nelnök;Sas Ede\nElnök:;Kun Pál'
is "is no note where everybody has one" "Kiss Péter|Nagy Éva|Tóth Imre|Sas Ede" "$(who)"
trial "a word before one name" 'Hely;Név\n1.;Kiss Péter\n2.;Nagy Éva\n3.;Vas Ede\nelnök;Kun Pál'
is "is one where the others have none" "Kiss Péter|Nagy Éva|Vas Ede" "$(who)"
trial "results above the headings, below others" 'Tag;Rang\nKiss Péter;12\nNagy Éva;-3\n\nNév;Klub\nSas Ede;Vác'
has "are told" 'judged.csv: a fejléc fölött áll, ezért kimaradt: 2. sor „Kiss Péter”, 3. sor „Nagy Éva”.' "$WORK/.err"
trial "one who can be called" 'Szervező:;Kiss Péter;06301234567\nNév;Klub\nSas Ede;Vác'
lacks "is not" 'a fejléc fölött' "$WORK/.err"
trial "a club in brackets" 'Név\nTóth Imre (Debreceni Kártyakör)\nNagy Éva (Egri KE)\nÖsszesen (2 fő)'
is "is a mark" "Tóth Imre (Debreceni Kártyakör)|Nagy Éva (Egri KE)" "$(who)"
trial "numbers before the names" 'Név\n1. Kiss Péter\n2. Nagy Éva'
is "are no part of them" "Kiss Péter|Nagy Éva" "$(who)"
trial "ditto marks" 'Név;Klub\nKiss Péter;Vác\nNagy Éva;""""\nTóth Imre;-„-'
is "mean the club above" "Vác|Vác|Vác" "$(sed 1d "$WORK/.out" | cut -d, -f3 | paste -sd'|')"
asked "the name of a town between whole names" 'Név\nMiskolc\nBarta Jenő\nCseke Olga\nEger\nDobos Tamás' \
	'judged.csv:5: „Eger” egyetlen szó a teljes nevek között, mint egy helység vagy klub neve; ha nem játékos, törölje a sort (a klubot külön oszlopba írja), ha az: --take 5'
trial "which may be a player's" 'Név\nMiskolc\nBarta Jenő\nCseke Olga' --take 2
asked "who called off" 'Név;Klub\nKiss Péter;Vác\nLemondták:;\nNagy Éva;Vác' \
	'judged.csv:4: Nagy Éva a 3. sor alatt áll, azok között, akik nem jönnek vagy csak várnak; ha nem játszik, törölje a sort, ha igen: --take 4'
asked "who is announced and does not come" 'Név;Klub\nKiss Péter;Vác\nJelentkezett, de nem jön:;\nNagy Éva;Vác' '--take 4'
asked "who waits" 'Ssz;Név\n1;Kiss Péter\n;Várólista:\n2;Nagy Éva\n;Összesen 2 fő' '--take 4'
trial "who is in the list that comes below" 'Név;Klub\nVárólista:;\nNevezők:;\nNagy Éva;Vác'
is "is entered" "Nagy Éva" "$(who)"
asked "a word behind the name" 'Név\nKiss Péter\nVarga Ilona - nem jön' \
	'judged.csv:3: „Varga Ilona - nem jön” sorában az áll, hogy nem jön; ha nem játszik, törölje a sort, ha igen: --take 3'
asked "a word for the club" 'Név;Klub\nKiss Péter;Vác\nNagy Éva;lemondta' '--take 3'
asked "a club behind a comma" 'Ssz;Név\n1;Kiss Péter, Szolnoki UK\n2;Nagy Éva' 'a klubot írja külön oszlopba'
asked "a club behind a dash" 'Név\nKiss Péter - Debreceni Kártyakör\nNagy Éva' 'a klubot írja külön oszlopba'
two='„Név” oszlop van benne (A1, D1), mint amikor két lista áll egymás mellett; tegye a másodikat az első alá'
asked "two lists beside each other" 'Név;Klub;;Név;Klub\nKiss Péter;Vác;;Nagy Éva;Eger\nTóth Imre;Vác;;;' "$two"
status "one of them alone" 3 "$RENONSZ" player import judged.csv --columns "nev=A"
has "is never read" "$two" "$WORK/.err"

# What the program writes goes back in whole.
export RENONSZ_DB=$PWD/own.db
printf 'Egyesület;Név;Forduló;Pont\nMiskolci Ulti Klub;Barta Jenő;1;3\nEgri Kártyakör;Barta Jenő;1;-2\nEger;Cseke Olga;1;-1\nEger;Dobos Tamás;1;0\n' >own.csv
ok "two of one name" "$RENONSZ" event import own.csv --date 2024-03-05 --deals 9 --take 5
all=$(names)
for way in "entry list" standings; do
	for end in csv xlsx; do
		$RENONSZ $way -o own-list.$end >/dev/null 2>&1 || echo "not ok - $way -o own-list.$end"
		status "their list ($way, $end)" 0 env RENONSZ_DB="$PWD/own-$end-${way##* }.db" "$RENONSZ" player import own-list.$end
		is "enters everybody" "$all" "$(RENONSZ_DB=$PWD/own-$end-${way##* }.db names)"
		ok "and in its own book" "$RENONSZ" player import own-list.$end
		has "nobody new" '0 új játékos, 4 már szerepelt; új nevezés: 0' "$WORK/.err"
	done
done

# ---- headings of rounds ------------------------------------------------------------------------------
export RENONSZ_DB=$PWD/heads.db
past() {
	printf '%b\n' "$2" >heads.csv
	ok "$1" "$RENONSZ" event import heads.csv --date 2024-03-05 --deals 9 -n --csv
	cp "$WORK/.out" heads.out
	is "$1: rounds, tables, points" "$3" "$(sed 1d heads.out | cut -d, -f3,4,6,7 | paste -sd'|')"
}
no_past() {
	printf '%b\n' "$2" >heads.csv
	status "$1" 3 "$RENONSZ" event import heads.csv --date 2024-03-05 --deals 9
	has "$1: is said" "$3" "$WORK/.err"
}
two='1,1,Kis Pál,5|1,1,Nagy Éva,-3|1,1,Tóth Imre,-2|2,1,Kis Pál,-2|2,1,Nagy Éva,4|2,1,Tóth Imre,-2'
past "rounds over tables and points" \
	'Kupa\nNév;1. forduló;;2. forduló;;Összesen\n;asztal;pont;asztal;pont;\nKis Pál;1;5;1;-2;3\nNagy Éva;1;-3;1;4;1\nTóth Imre;1;-2;1;-2;-4' "$two"
past "with place points, named again below" \
	'Név;1. ford.;;;2. ford.;;\nNév;Pont;h.p.;Aszt.;Pont;h.p.;Aszt.\nKis Pál;5;3;1;-2;1;1\nNagy Éva;-3;1;1;4;3;1\nTóth Imre;-2;2;1;-2;1;1' "$two"
has "place points are left out" 'nem használt oszlop: „1. ford. h.p.”, „2. ford. h.p.”' "$WORK/.err"
past "numbers below the word" 'Név;Asztal;Forduló;;\n;;1.;2.;Összesen\nKis Pál;1;5;-2;3\nNagy Éva;1;-3;4;1\nTóth Imre;1;-2;-2;-4' "$two"
past "a title over the headings is none of them" '1. forduló\nNév;Forduló;Asztal;Pont\nKis Pál;1;1;5\nNagy Éva;1;1;-3\nTóth Imre;1;1;-2' \
	'1,1,Kis Pál,5|1,1,Nagy Éva,-3|1,1,Tóth Imre,-2'
past "headings once more over the next round" \
	'Forduló;Asztal;Név;Pont;Név;Pont;Név;Pont\n1;1;Kis Pál;5;Nagy Éva;-3;Tóth Imre;-2\n\nForduló;Asztal;Név;Pont;Név;Pont;Név;Pont\n2;1;Kis Pál;-2;Nagy Éva;4;Tóth Imre;-2' "$two"
has "are named" 'kihagyva, mert a fejléc ismétlődik: 4. sor „Forduló”' "$WORK/.err"
past "with a title over each, and no column of rounds" \
	'1. forduló\nAsztal;Név;Pont;Név;Pont;Név;Pont\n1;Kis Pál;5;Nagy Éva;-3;Tóth Imre;-2\n2. forduló\nAsztal;Név;Pont;Név;Pont;Név;Pont\n1;Kis Pál;-2;Nagy Éva;4;Tóth Imre;-2' "$two"
one='1,1,Kis Pál,5|1,1,Nagy Éva,-3|1,1,Tóth Imre,-2'
past "a single round" 'Név;1. forduló\nKis Pál;5\nNagy Éva;-3\nTóth Imre;-2' "$one"
past "with its table" 'Név;1. asztal;1. forduló pont;Összesen\nKis Pál;1;5;5\nNagy Éva;1;-3;-3\nTóth Imre;1;-2;-2' "$one"
past "place points beside the points" 'Név;1. forduló;1. forduló hp;2. forduló;2. forduló hp\nKis Pál;5;3;-2;1\nNagy Éva;-3;1;4;3\nTóth Imre;-2;2;-2;1' "$two"
no_past "two columns of one round" 'Név;1. forduló;1. forduló bónusz;2. forduló\nKis Pál;5;1;-2\nNagy Éva;-3;1;4\nTóth Imre;-2;1;-2' \
	'egy fordulónak két oszlopa van: „1. forduló” és „1. forduló bónusz” (C1)'
for sum in '1. forduló Σ' 'Σ 1. forduló' '1. forduló (Σ)' '1. forduló kum.' '1. forduló végén' '1. forduló záró' '1. forduló futó' \
	'1. forduló mérleg' '1. forduló egyenleg' '1. forduló valami'; do
	no_past "a running total ($sum)" "Név;$sum;${sum/1/2}\nKis Pál;5;3\nNagy Éva;-3;1\nTóth Imre;-2;-4" \
		"heads.csv: „$sum” (B1): nem derül ki, hogy ezek a forduló saját pontjai, vagy az addigiak összege. Ha a fordulóéi, legyen a fejléce „1. forduló”"
done
no_past "of a day" 'Név;2024.03.05. Σ;2024.03.12. Σ\nKis Pál;5;3\nNagy Éva;-3;1\nTóth Imre;-2;-4' '„2024.03.05. Σ” (B1): nem derül ki'
no_past "one beside rounds" 'Név;1. asztal;1. forduló;2. asztal;2. forduló;3. asztal;3. forduló Σ\nKis Pál;1;5;1;-2;1;3\nNagy Éva;1;-3;1;4;1;1\nTóth Imre;1;-2;1;-2;1;-4' \
	'„3. forduló Σ” (G1): nem derül ki'
past "one beside each round's own points" \
	'Név;1. forduló;1. forduló Σ;2. forduló;2. forduló kumulált\nKis Pál;5;5;-2;3\nNagy Éva;-3;-3;4;1\nTóth Imre;-2;-2;-2;-4' "$two"
past "in the lower of two lines" \
	'Név;1. forduló;;;2. forduló;;\n;asztal;pont;Σ;asztal;pont;Σ\nKis Pál;1;5;5;1;-2;3\nNagy Éva;1;-3;-3;1;4;1\nTóth Imre;1;-2;-2;1;-2;-4' "$two"
past "what else rounds are called" 'Név;1. forduló pontjai;2. fordulópont\nKis Pál;5;-2\nNagy Éva;-3;4\nTóth Imre;-2;-2' "$two"
no_past "who has no table, and 0" 'Név;1. forduló;asztal;2. forduló;asztal\nKis Pál;5;1;-2;1\nNagy Éva;-3;1;4;1\nTóth Imre;-2;1;-2;1\nKun Pál;0;;0;' \
	'heads.csv:5: 2. forduló: Kun Pál asztala üres (E5 cella), a többieké nem; írja be, vagy ha nem játszott, törölje a pontját is (a 0-t is)'
for days in '03.07.;03.14.' 'márc. 7.;márc. 14.' 'márc.07;márc.14' 'Márc 7;Márc 14'; do
	past "days without a year ($days)" "Név;$days;Össz.\nKis Pál;5;-2;3\nNagy Éva;-3;4;1\nTóth Imre;-2;-2;-4" "$two"
done
has "are rounds in their order" 'évszám nélküli napok állnak; sorban az 1–2. fordulónak veszem őket (Márc 7 az 1.). Ha mindegyik külön verseny volt, írja hozzá az évszámot' "$WORK/.err"
past "other headings" 'Teljes név;Asztal száma;Forduló;Szerzett pont\nKis Pál;1;1;5\nNagy Éva;1;1;-3\nTóth Imre;1;1;-2' "$one"
no_past "a sum of two rounds is no day" 'Név;1. forduló;2. forduló;1-2. forduló\nKis Pál;5;-2;3\nNagy Éva;-3;4;1\nTóth Imre;-2;-2;-4' '„1-2. forduló” nem sorszám'
past "a column for each player, several rounds a day" \
	'Dátum;Forduló;Kis Pál;Nagy Éva;Tóth Imre\n2024.03.07.;1;5;-3;-2\n;2;-2;4;-2' "$two"
is "all of that day" 6 "$(grep -c '^2024-03-07,' heads.out)"

# ---- sums without a word, above signatures; who has no points ---------------------------------------------
past "a sum without a word above signatures" \
	'Név;1. asztal;1. forduló\nKis Pál;1;5\nNagy Éva;1;-3\nTóth Imre;1;-2\n;;0\nKovács Anna s.k.;;Nagy Elemér s.k.' "$one"
has "is named" 'heads.csv: kihagyva, mert összesítés: 5. sor „0”.' "$WORK/.err"
has "and so are those" 'heads.csv: kihagyva, mert aláírás helye: 6. sor „Kovács Anna s.k.”' "$WORK/.err"
past "in a list" 'Név;Forduló;Asztal;Pont\nKis Pál;1;1;5\nNagy Éva;1;1;-3\nTóth Imre;1;1;-2\n;;;0\nKovács Anna s.k.;;;' "$one"
past "one between the names" \
	'Név;1. asztal;1. forduló\nKis Pál;1;5\nNagy Éva;1;-3\nTóth Imre;1;-2\n;;0\nPapp Ida;2;1\nVass Ede;2;1\nBíró Éva;2;-2' \
	"$one|1,2,Papp Ida,1|1,2,Vass Ede,1|1,2,Bíró Éva,-2"
printf 'Név;Klub;Pont\nKis Pál;Vác;5\nNagy Éva;Vác;-5\n;;0\nKovács Anna s.k.;;Nagy Elemér s.k.\n' >foot.csv
ok "players" "$RENONSZ" player import foot.csv -n
has "likewise" 'kihagyva, mert összesítés: 4. sor „0”.' "$WORK/.err"
printf 'Név;Klub\n;Vác\nKis Pál;Vác\n' >foot.csv
status "a row without a name" 3 "$RENONSZ" player import foot.csv -n
has "says what to do" 'foot.csv:2: név: az A2 cella üres; írja be a nevet, vagy ha a sor nem játékosé, törölje a sort' "$WORK/.err"
past "who has no points" \
	'Név;1. forduló;2. forduló\nKis Pál;5;-2\nNagy Éva;-3;4\nTóth Imre;-2;-2\nKovács Béla (lemondta);;\n* Józsi későn jött;;\nKelt: Vác, 2024;;' "$two"
has "is named" 'heads.csv: kihagyva, mert nincs benne pont: 5. sor „Kovács Béla (lemondta)”, 6. sor „* Józsi későn jött”, 7. sor „Kelt: Vác, 2024”.' "$WORK/.err"

# ---- standings beside the points, headings over several columns, cells as clubs write them -----------------
no_past "standings beside the points" \
	'1. forduló;;;;Állás a 3. forduló után\nAsztal;Név;Pont;;Hely;Név;Pont\n1;Kis Pál;5;;1;Kis Pál;5\n1;Nagy Éva;-3;;2;Tóth Imre;-2\n1;Tóth Imre;-2;;3;Nagy Éva;-3' \
	'heads.csv: a pontok mellett az állás is ott van (E2: „Hely”); törölje, vagy tegye külön munkalapra vagy fájlba'
no_past "a heading over three columns" 'Forduló;Asztal;Játékosok;;;Pontok;;\n1;1;Kis Pál;Nagy Éva;Tóth Imre;5;-3;-2\n2;1;Kis Pál;Nagy Éva;Tóth Imre;-2;4;-2' \
	'„Játékosok” (C1) mellett fejléc nélküli oszlopok állnak, tele szöveggel, mint egyesített fejléc alatt; minden oszlopnak saját fejléc kell'
past "the same heading over each" 'Forduló;Asztal;Játékosok;Játékosok;Játékosok;Pontok;Pontok;Pontok\n1;1;Kis Pál;Nagy Éva;Tóth Imre;5;-3;-2' "$one"
past "a table with a colon" 'Asztal;Név;Forduló;Pont\n1. asztal:;Kis Pál;1;5\n;Nagy Éva;1;-3\n;Tóth Imre;1;-2' "$one"
for points in '—2' '2-' '(2)' '(-2)'; do
	no_past "points as $points" "Név;Forduló;Asztal;Pont\nKis Pál;1;1;5\nNagy Éva;1;1;-3\nTóth Imre;1;1;$points" \
		"heads.csv:4: pont: „$points” nem egész szám (D4 cella); ha -2, írja így"
done
past "a dash for the table of who did not play" 'Név;Forduló;Asztal;Pont\nKis Pál;1;1;5\nNagy Éva;1;1;-3\nTóth Imre;1;1;-2\nPapp Ida;1;-;-\nVass Ede;1;–;' "$one"
has "is named" 'heads.csv: kihagyva, mert nincs benne pont: 5. sor „Papp Ida”, 6. sor „Vass Ede”.' "$WORK/.err"
no_past "with a 0" 'Név;Forduló;Asztal;Pont\nKis Pál;1;1;5\nNagy Éva;1;1;-3\nTóth Imre;1;1;-2\nPapp Ida;1;-;0' \
	'heads.csv:5: 1. forduló: Papp Ida asztala üres (C5 cella), a többieké nem'
no_past "who sat for another" 'Név;Forduló;Asztal;Pont\nKis Pál;1;1;5\nNagy Éva;1;1;-3\nTóth Imre (Papp Géza helyett);1;1;-2' \
	'heads.csv:4: „Tóth Imre (Papp Géza helyett)”: a név mellett az áll, hogy beugró; írja oda annak a nevét, akié a pont'
ok "is taken when that is said" "$RENONSZ" event import heads.csv --date 2024-03-05 --deals 9 -n --take 4
printf 'Név;Klub\nKis Pál;Avas U.K.\nNagy Éva;Avas UK\n' >clubs.csv
ok "clubs that differ in signs" "$RENONSZ" player import clubs.csv -n
has "are one" 'Avas UK' "$WORK/.err"
is "as the first is written" 2 "$(grep -c 'Avas U\.K\.' "$WORK/.out")"
no_past "a name that is wrong in three rounds is told once" \
	'Név;1. forduló;2. forduló;3. forduló\nKis Pál;5;-2;1\nNagy Éva;-3;4;1\nTóth Imre és Papp Ida;-2;-2;-2' '1 sort nem értek'
is "and is one row" 1 "$(grep -c 'egy cellában két név' "$WORK/.err")"
