# What clubs have: players and past events out of their own tables, CSV and workbooks.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
state() { sqlite3 "$RENONSZ_DB" 'SELECT event, day, round, table_no, player, points FROM score ORDER BY 2, 1, 3, 4, 5'; }

# ---- an event, row by row --------------------------------------------------------------------------
cat >tavasz.csv <<'END'
Tavaszi kupa;;;;
Név;Egyesület;Forduló;Asztal;Pont
Kis Pál;Győr;1.;1;12
Nagy Éva;Szeged;1;1;-7
Tóth Imre;Pécs;1;1;−5
Kis Pál;Győr;2. forduló;1;0
Nagy Éva;Szeged;2;1;-7,0
Tóth Imre;Pécs;2;1;+4
Új Elek;Pécs;2;1;3
Fura Feri;Pécs;?;1;0
END
status "a row that is not understood" 3 "$RENONSZ" event import tavasz.csv --date 2024.03.05. --deals 9
has "is named with what is wrong" 'tavasz.csv:10: forduló: „?” nem sorszám (C10 cella)' "$WORK/.err"
status "and nothing is stored" 4 "$RENONSZ" standings
ok "a preview" "$RENONSZ" event import tavasz.csv --date 2024.03.05. --deals 9 --force --dry-run --csv
cp "$WORK/.out" preview.csv
cat >wanted <<'END'
day,event,round,table,seat,player,points
2024-03-05,tavasz,1,1,A,Kis Pál,12
2024-03-05,tavasz,1,1,B,Nagy Éva,-7
2024-03-05,tavasz,1,1,C,Tóth Imre,-5
2024-03-05,tavasz,2,1,A,Kis Pál,0
2024-03-05,tavasz,2,1,B,Nagy Éva,-7
2024-03-05,tavasz,2,1,C,Tóth Imre,4
2024-03-05,tavasz,2,1,D,Új Elek,3
END
same "shows what would be stored" wanted preview.csv
status "and stores nothing" 4 "$RENONSZ" standings
ok "what is not understood may be left out" "$RENONSZ" event import tavasz.csv --date 2024.03.05. --deals 9 --force
has "which is said" 'Kimaradt 1 sor' "$WORK/.err"
state >first
ok "seven results are there" test "$(wc -l <first)" = 7
"$RENONSZ" entry list --csv >entries
has "with their clubs" '4,Új Elek,Pécs' entries
ok "the file once more" "$RENONSZ" event import tavasz.csv --date 2024-03-05 --force
state >second
same "changes nothing" first second
ok "one step takes it back" "$RENONSZ" undo --yes
none "all of it" "$(state)"

# ---- letters, workbooks -----------------------------------------------------------------------------
iconv -f UTF-8 -t CP1250 <<'END' >excel.csv
Dátum;Név;Forduló;Pont;Leosztás
2024.03.05.;Őri Űzö;1;10;9
2024.03.05.;Tűzős Gábor;1;-4;9
2024.03.05.;Bögre Ákos;1;-6;9
2024. március 6.;Őri Űzö;1;1;9
2024. március 6.;Tűzős Gábor;1;1;9
2024. március 6.;Bögre Ákos;1;-2;9
END
ok "the letters of a Hungarian Excel, tables by their order" "$RENONSZ" event import excel.csv --name Klubest
has "which is said" 'Windows-1250' "$WORK/.err"
has "as is the order" 'azok az egymás utáni sorok' "$WORK/.err"
ok "two days are two events" test "$(state | cut -d'|' -f1,2 | sort -u | tr '\n' ' ')" = "Klubest|2024-03-05 Klubest|2024-03-06 "
has "names are whole" '|Tűzős Gábor|-4' <(state)
state >first
"$RENONSZ" event import excel.csv --name Klubest --dry-run -o preview.xlsx 2>/dev/null
ok "undone" "$RENONSZ" undo --yes
ok "a workbook with a title over its headings" "$RENONSZ" event import preview.xlsx --deals 9
state >second
same "says the same" first second
ok "undone again" "$RENONSZ" undo --yes
# Days as a workbook keeps them: numbers.
mkdir book && unzip -q preview.xlsx -d book
days=$(grep -o '<c r="A[0-9]*"[^>]*t="s"><v>[0-9]*</v></c>' book/xl/worksheets/sheet1.xml | tail -6)
ok "six days stand in it" test "$(wc -l <<<"$days")" = 6
n=0
while read -r cell; do
	n=$((n + 1))
	day=$((n > 3 ? 45357 : 45356))
	sed -i "s|$cell|$(sed -E "s| t=\"s\"><v>[0-9]*<|><v>$day<|" <<<"$cell")|" book/xl/worksheets/sheet1.xml
done <<<"$days"
(cd book && zip -qr ../days.xlsx .)
ok "a workbook's own days" "$RENONSZ" event import days.xlsx --deals 9
state >second
same "are the same days" first second
ok "undone too" "$RENONSZ" undo --yes

# ---- days that can be meant in two ways -------------------------------------------------------------
days() { printf 'Név,Forduló,Asztal,Pont,Dátum\nKis Pál,1,1,1,%s\nNagy Éva,1,1,1,%s\nTóth Imre,1,1,-2,%s\n' "$1" "$1" "$1"; }
days 5/3/2024 >unclear.csv
status "an unclear date" 3 "$RENONSZ" event import unclear.csv --deals 9
has "is named, with how to say it" '5/3/2024; adja meg: --days dmy' "$WORK/.err"
day_of() { "$RENONSZ" event import "$@" --deals 9 --dry-run --json 2>/dev/null | jq -r '.[0].day'; }
is "day first" 2024-03-05 "$(day_of unclear.csv --days dmy)"
is "month first" 2024-05-03 "$(day_of unclear.csv --days mdy)"
days 25/3/2024 >clear.csv
is "a day beyond twelve is clear" 2024-03-25 "$(day_of clear.csv)"
(days 25/3/2024; days 5/3/2024 | sed '1d; s/,1,1,/,2,1,/') >both.csv
"$RENONSZ" event import both.csv --deals 9 --dry-run --json >days.json 2>/dev/null
ok "and clears up the others" jq -e '[.[].day] | unique == ["2024-03-05", "2024-03-25"]' days.json
days 31/2/2024 >none.csv
status "a day that is none" 3 "$RENONSZ" event import none.csv --deals 9
has "is named with its row" 'none.csv:2: „31/2/2024”' "$WORK/.err"
days 2024-03-05 >iso.csv
is "as a machine writes it" 2024-03-05 "$(day_of iso.csv)"

# ---- columns ----------------------------------------------------------------------------------------
printf 'Kicsoda,F,A,Egyenleg\nKis Pál,1,1,1\nNagy Éva,1,1,1\nTóth Imre,1,1,-2\n' >odd.csv
status "headings that nobody knows" 3 "$RENONSZ" event import odd.csv --date 2024-03-05 --deals 9
has "are listed with how to say it" '--columns "nev=B" (az oszlopok: A = „Kicsoda”' "$WORK/.err"
status "a column that is not there" 2 "$RENONSZ" event import odd.csv --columns "nev=K" --date 2024-03-05 --deals 9
ok "by letter, number and heading" "$RENONSZ" event import odd.csv --columns "nev=A fordulo=2, asztal=C pont=Egyenleg" --date 2024-03-05 --deals 9
sed 's/Kis Pál/Kis Péter/' odd.csv >odd2.csv
ok "the next such file needs no word" "$RENONSZ" event import odd2.csv --date 2024-03-12 --deals 9
has "which is said" 'ahogy egy ilyen fájlnál már megadta' "$WORK/.err"
# Asked at a terminal, once.
sed 's/Kicsoda/Résztvevő/' odd.csv >ask.csv
(sleep 1; for answer in A B Egyenleg; do echo "$answer"; sleep 0.3; done) | script -qec "env NO_COLOR=1 TERM=dumb '$RENONSZ' --lang hu event import ask.csv --columns asztal=C --date 2024-03-19 --deals 9" /dev/null >screen 2>&1
has "what is missing is asked" 'Melyik oszlop ez: név? (A = „Résztvevő”' screen
has "and then it is read" 'Beolvasva: 1 verseny' screen
"$RENONSZ" event import ask.csv --date 2024-03-26 --deals 9 >/dev/null 2>"$WORK/.err"
has "and not asked again" 'Beolvasva: 1 verseny' "$WORK/.err"
"$RENONSZ" --lang hu log --last 1 >log
ok "the log says it in words" grep -q 'megjegyzett oszlopok' log
printf 'Sorszám,Kicsoda,Honnan\n1,Nagy Ödön,Pécs\n2,Kis Ödön,Vác\n' >players.csv
"$RENONSZ" event new Nevezés >/dev/null 2>&1
ok "players likewise" "$RENONSZ" player import players.csv --columns "nev=Kicsoda klub=Honnan"
"$RENONSZ" player list odon --csv >list
has "with their clubs" 'Nagy Ödön,Nagy Ödön,,Pécs' list
"$RENONSZ" player list odon -o list.xlsx 2>/dev/null
ok "players out of a workbook" "$RENONSZ" player import list.xlsx
has "are known" '0 új játékos, 2 már szerepelt' "$WORK/.err"

printf 'Tavaszi névsor, 2026\r\n\r\nSorsz.;Név;Klub\r\n41;Kis Olga;Vác, Zrínyi\r\n' >title.csv
ok "a title over the headings has not their separators" "$RENONSZ" player import title.csv
"$RENONSZ" player list olga --csv >list
has "and the rows are read" 'Kis Olga,Kis Olga,,"Vác, Zrínyi"' list

# Figures in threes, as Excel writes them.
printf 'Név;Forduló;Asztal;Pont\nKis Olga;1;1;1 012\nNagy Éva;1;1;-1\302\240000\nTóth Imre;1;1;− 12\n' >threes.csv
ok "figures in threes" "$RENONSZ" event import threes.csv --date 2023-03-05 --deals 9 --dry-run --csv
has "with a blank" 'Kis Olga,1012' "$WORK/.out"
has "with one that does not break" 'Nagy Éva,-1000' "$WORK/.out"
has "with one behind the sign" 'Tóth Imre,-12' "$WORK/.out"

# ---- what cannot be ---------------------------------------------------------------------------------
bad() {
	printf 'Név,Forduló,Asztal,Pont\n%b' "$2" >bad.csv
	status "$1" 3 "$RENONSZ" event import bad.csv --date 2025-01-01 --deals 9
	has "$1: is named" "$3" "$WORK/.err"
}
bad "a table that does not come to 0" 'A B,1,1,3\nC D,1,1,2\nE F,1,1,1\n' 'bad.csv:2: 1. forduló, 1. asztal: a pontok összege +6, nem 0'
bad "a table of two" 'A B,1,1,3\nC D,1,1,-3\n' 'bad.csv:2: 1. forduló, 1. asztal: 2 sora van'
bad "figures not in threes" 'A B,1,1,1 12\nC D,1,1,-3\nE F,1,1,3\n' 'bad.csv:2: pont: „1 12” nem egész szám'
bad "points that are none" 'A B,1,1,sok\nC D,1,1,-3\nE F,1,1,3\n' 'bad.csv:2: pont: „sok” nem egész szám'
bad "half points" 'A B,1,1,1.5\nC D,1,1,-3\nE F,1,1,3\n' 'bad.csv:2: pont: „1.5” nem egész szám'
bad "no name" ',1,1,3\nC D,1,1,-3\nE F,1,1,0\n' 'bad.csv:2: '
bad "somebody twice at a table" 'A B,1,1,3\nA B,1,1,-3\nE F,1,1,0\n' 'bad.csv:3: 1. forduló, 1. asztal: A B kétszer szerepel (a 2. sorban is)'
printf 'Név,Forduló,Asztal,Pont\nA B,1,1,3\nC D,1,1,-3\nE F,1,1,0\n' >nodeals.csv
status "how many deals has to be said" 3 "$RENONSZ" event import nodeals.csv --date 2025-01-01
has "and how" '--deals 9' "$WORK/.err"
status "so has the day" 3 "$RENONSZ" event import nodeals.csv --deals 9
has "and how it is" '--date 2024-03-05' "$WORK/.err"
# Where the deals are in the book, totals are only held against them.
"$RENONSZ" import - 2>/dev/null <<-'END'
	verseny "Teljes" datum=2025-02-01 leosztas=1
	fordulo 1
	asztal 1
	A="A B" B="C D" C="E F"
	1 A U z ++
END
before=$(state)
printf 'Név,Forduló,Asztal,Pont\nA B,1,1,10\nC D,1,1,-5\nE F,1,1,-5\n' >full.csv
"$RENONSZ" event import full.csv --name Teljes --date 2025-02-01 --deals 1 >/dev/null 2>&1
is "deals stay what counts" "$before" "$(state)"

# ---- a column for each round
wide() { "$RENONSZ" -f wide.db event import wide.csv --date 2024-03-05 --deals 9 "$@"; }
cat >wanted <<'END'
1|Kis Pál 12, Nagy Éva -7, Tóth Imre -5
2|Kis Pál 0, Nagy Éva -7, Tóth Imre 7
3|Kis Pál 4, Nagy Éva 1, Tóth Imre -5
END
for heads in "1. forduló;2. forduló;3. forduló;Összesen" "I. ford.;II. ford.;III. ford.;Össz. pont" "1;2;3;Összesen" \
	"1. kör pont;2. kör pont;3. kör pont;Pont" "R1;R2;R3;Σ" "1. este;2. este;3. este;összeg"; do
	printf 'Tavasz\nNév;%s\nKis Pál;12;0;4;16\nNagy Éva;-7;-7;1;-13\nTóth Imre;-5;7;-5;-3\nÖsszesen;0;0;0;0\n' "$heads" >wide.csv
	rm -f wide.db
	ok "rounds of a single table: $heads" wide
	has "are said to be that" 'fordulónként egy oszlopa van' "$WORK/.err"
	is "the totals are left out once" 1 "$(grep -o '6. sor „Összesen”' "$WORK/.err" | wc -l)"
	sqlite3 wide.db "SELECT round, group_concat(player || ' ' || points, ', ') FROM (SELECT * FROM score ORDER BY round, table_no, player) GROUP BY round ORDER BY 1" >tables
	same "and read" wanted tables
done
cat >wide.csv <<'END'
Név,1. forduló,1. asztal,2. forduló,2. asztal,3. forduló,3. asztal,Összesen
Kis Pál,12,1,6,2,,,18
Nagy Éva,-7,1,1,1,5,1,-1
Tóth Imre,-5,1,-2,2,-,,-7
Papp Ida,9,2,-4,2,-5,1,0
Vass Ede,-4,2,-3,1,0,1,-7
Bíró Éva,-5,2,2,1,–,,-3
END
cat >wanted <<'END'
1|1|Kis Pál 12, Nagy Éva -7, Tóth Imre -5
1|2|Bíró Éva -5, Papp Ida 9, Vass Ede -4
2|1|Bíró Éva 2, Nagy Éva 1, Vass Ede -3
2|2|Kis Pál 6, Papp Ida -4, Tóth Imre -2
3|1|Nagy Éva 5, Papp Ida -5, Vass Ede 0
END
rm -f wide.db
ok "a column of tables for each round" wide
sqlite3 wide.db "SELECT round, table_no, group_concat(player || ' ' || points, ', ') FROM (SELECT * FROM score ORDER BY round, table_no, player) GROUP BY 1, 2 ORDER BY 1, 2" >tables
same "tells who sat together" wanted tables
"$RENONSZ" -f wide.db event set ranking=score 2>/dev/null
is "and how it stands by points" "Kis Pál 18,Papp Ida 0,Nagy Éva -1,Bíró Éva -3,Tóth Imre -7,Vass Ede -7" \
	"$("$RENONSZ" -f wide.db standings --json | jq -r '[.standings[] | "\(.player) \(.score)"] | join(",")')"
sed -i 's/Kis Pál,12,1/Kis Pál,13,1/' wide.csv
status "points that do not come to 0" 3 wide
has "are named with their table" 'wide.csv:2: 1. forduló, 1. asztal: a pontok összege +1, nem 0' "$WORK/.err"
printf 'Név,2024.03.05.,2024.03.12.\nKis Pál,12,3\nNagy Éva,-7,\nTóth Imre,-5,-2\nPapp Ida,,-1\n' >wide.csv
rm -f wide.db
ok "a column for each evening" "$RENONSZ" -f wide.db event import wide.csv --deals 9
is "is an event for each" "2024-03-05 Kis Pál 12|2024-03-05 Nagy Éva -7|2024-03-05 Tóth Imre -5|2024-03-12 Kis Pál 3|2024-03-12 Papp Ida -1|2024-03-12 Tóth Imre -2" \
	"$(sqlite3 wide.db "SELECT day || ' ' || player || ' ' || points FROM score ORDER BY day, player" | paste -sd'|')"
printf 'Név;1. forduló;2. forduló\nKis Pál;12;1\nNagy Éva;-7;1\nTóth Imre;-5;-2\nPapp Ida;3;\nVass Ede;-1;\nBíró Éva;-2;\n' >wide.csv
rm -f wide.db
status "two tables of which nobody knows who sat together" 3 wide
has "are refused with the column that is needed" 'wide.csv:2: 2024. 03. 05., 1. forduló: 6 játékosról nem derül ki, ki kivel ült. Legyen „asztal” oszlop' "$WORK/.err"
is "the round of one table is not" 1 "$(grep -c 'nem derül ki' "$WORK/.err")"
status "likewise in English" 3 wide --lang en
has "with the column" 'one for each of them (“table 1”, “table 2”)' "$WORK/.err"
sed -i 's/;2. forduló/;Asztal;2. forduló/; 2,$s/;\([^;]*\)$/;1;\1/; 5,$s/;1;$/;2;/' wide.csv
ok "one column of tables is that of all rounds" wide
is "as the table says" "1 1 Kis Pál|1 1 Nagy Éva|1 1 Tóth Imre|1 2 Bíró Éva|1 2 Papp Ida|1 2 Vass Ede|2 1 Kis Pál|2 1 Nagy Éva|2 1 Tóth Imre" \
	"$(sqlite3 wide.db "SELECT round || ' ' || table_no || ' ' || player FROM score ORDER BY 1" | paste -sd'|')"
printf 'Kis Pál;2024.03.05.;1. forduló;1;12\nNagy Éva;2024.03.05.;1. forduló;1;-7\n' >bare.csv
status "rows without headings are no such table" 3 "$RENONSZ" event import bare.csv --deals 9
lacks "and not taken for one" 'fordulónként egy oszlopa van' "$WORK/.err"

# ---- namesakes, and names that differ in accents ------------------------------------------------------
export RENONSZ_DB=$PWD/namesakes.db
"$RENONSZ" player add "Kovács István" --mark "Győri UE" 2>/dev/null
"$RENONSZ" player add "Kovács István" --mark "Pécsi Ultisok" 2>/dev/null
for name in "Horváth Péter" "Nagy Éva"; do
	"$RENONSZ" player add "$name" 2>/dev/null
done
rows() {
	printf 'Név;Klub;Forduló;Asztal;Pont\n%s;1;1;+12\nNagy Éva;;1;1;-7\nTóth Imre;;1;1;-5\n' "$1" >names.csv
	"$RENONSZ" event import names.csv --name N --date 2024-03-05 --deals 9 "${@:2}" >"$WORK/.out" 2>"$WORK/.err"
}
ok "the club tells namesakes apart" rows 'Kovács István;Győri UE' --dry-run --csv
has "as their mark" '1,1,A,Kovács István (Győri UE),12' "$WORK/.out"
has "and new players are named" 'Új játékos: Tóth Imre.' "$WORK/.err"
status "a name that several have" 3 rows 'Kovács István;'
has "is a fault of its row" 'names.csv:2: „Kovács István”: nem derül ki, melyikük' "$WORK/.err"
has "with who there are" 'Kovács István (Győri UE); Kovács István (Pécsi Ultisok)' "$WORK/.err"
status "also with another club" 3 rows 'Kovács István;Vác'
ok "a new mark makes a new player" rows 'Kovács István (Vác);' --dry-run
has "who is named" 'Új játékos: Kovács István (Vác), Tóth Imre.' "$WORK/.err"
status "a name that differs in accents" 3 rows 'Horvath Peter;'
has "is a fault as well" '„Horvath Peter” csak kis- és nagybetűben, ékezetben vagy kötőjelben tér el tőle: Horváth Péter.' "$WORK/.err"
is "nobody is new" 4 "$("$RENONSZ" player list --csv | tail -n +2 | wc -l)"
status "and in the file itself" 3 rows "$(printf 'Őri Űzö;;1;2;1\nOri Uzo')"
printf '%s\n' 'Név;Klub;Forduló;Asztal;Pont' 'Kis Pál;Vác;1;1;5' 'Kis Pál;Győr;1;1;-5' 'Nagy Éva;;1;1;0' >two.csv
ok "two clubs of a name in one event" "$RENONSZ" event import two.csv --date 2024-03-06 --deals 9
has "are two people" 'Új játékos: Kis Pál (Győr), Kis Pál (Vác).' "$WORK/.err"
printf 'Kis Pál;;2;1;5\nKis Pál;Győr;2;1;-5\nNagy Éva;;2;1;0\n' >>two.csv
sed -i 's/Kis Pál/Kis Pál B/' two.csv
status "without a club it is not clear which" 3 "$RENONSZ" event import two.csv --date 2024-03-07 --deals 9
has "and said so" 'ennek a sornak pedig nincs klubja' "$WORK/.err"

# ---- start numbers, and many faults of one kind -------------------------------------------------------
export RENONSZ_DB=$PWD/numbers.db
"$RENONSZ" event new Számok >/dev/null 2>&1
printf 'Sorsz.;Név\n1.;Nagy Ödön\n3.;Kis Ödön\n' >dots.csv
ok "start numbers with a full stop" "$RENONSZ" player import dots.csv
is "are numbers" '1 3' "$("$RENONSZ" entry list --csv | tail -n +2 | cut -d, -f1 | paste -sd' ')"
(echo 'Sorsz.;Név'; for i in {1..42}; do echo "A-$i;Játékos $(printf "\\x$(printf %x $((65 + i % 26)))")$((i / 26 ? 1 : 2))x"; done) >odd_numbers.csv
status "42 times the same fault" 3 "$RENONSZ" player import odd_numbers.csv
is "is told a few times" 5 "$(grep -c 'csv:[0-9]*: ' "$WORK/.err")"
has "then counted, with their lines" 'odd_numbers.csv: és még 37 sor ugyanígy: 7–43.' "$WORK/.err"
ok "a column may be left alone" "$RENONSZ" player import odd_numbers.csv --columns rajtszam=-
has "then all are entered" '42 új játékos' "$WORK/.err"

# ---- seats without tables, tables of five into an event that is there ---------------------------------
printf 'Név,Forduló,Szék,Pont\nEgy Elek,1,A,5\nKét Elek,1,B,-2\nHá Elek,1,C,-3\nNégy Elek,1,A,7\nÖt Elek,1,B,-3\nHat Elek,1,C,-4\n' >seats.csv
ok "rows of two tables with their seats" "$RENONSZ" -f seats.db event import seats.csv --date 2024-05-01 --deals 9
is "are tables in the order of the rows" "1 Egy Elek|1 Há Elek|1 Két Elek|2 Hat Elek|2 Négy Elek|2 Öt Elek" \
	"$(sqlite3 seats.db "SELECT table_no || ' ' || player FROM score ORDER BY 1" | paste -sd'|')"
printf 'Név,Forduló,Asztal,Pont\nA A,1,1,4\nB B,1,1,-1\nC C,1,1,-1\nD D,1,1,-1\nE E,1,1,-1\n' >five.csv
ok "an event of tarokk" "$RENONSZ" -f five.db event import five.csv --date 2024-05-01 --deals 9 --edition vadasz-2025
sed 's/,1,1,/,2,1,/' five.csv >more.csv && mv more.csv five.csv
ok "a second round of it, with tables of five too" "$RENONSZ" -f five.db event import five.csv --date 2024-05-01 --edition vadasz-2025

# ---- what is not clear is asked, not guessed ---------------------------------------------------------
export RENONSZ_DB=$PWD/unclear.db
refused() {
	printf '%b\n' "$2" >refused.csv
	status "$1" 3 "$RENONSZ" event import refused.csv --date 2024-03-05 --deals 9 "${@:4}"
	has "$1: is said" "$3" "$WORK/.err"
}
taken() {
	printf '%b\n' "$2" >taken.csv
	ok "$1" "$RENONSZ" event import taken.csv --date 2024-03-05 --deals 9 -n --csv "${@:4}"
	is "$1: as it is meant" "$3" "$(sed 1d "$WORK/.out" | cut -d, -f3- | paste -sd'|')"
}
three='1,1,A,Kis Pál,10|1,1,B,Nagy Éva,-4|1,1,C,Tóth Imre,-6'
rows='Kis Pál;1;1;10\nNagy Éva;1;1;-4\nTóth Imre;1;1;-6'
for word in Ellenőrzés Kontroll 'Ellenőrző összeg' Eltérés Egyenleg Hiba Bank Kassza Vezető Győztes Asztaldíj Jelenlét Fő check; do
	taken "a row $word" "Név;Forduló;Asztal;Pont\n$rows\n$word;1;1;0" "$three"
	taken "a column $word" "Forduló;Kis Pál;Nagy Éva;Tóth Imre;$word\n1;10;-4;-6;0" "$(sed 's/1,1,[A-C]/1,1,&/; s/1,1,1,1/1,1/' <<<"$three")"
done
refused "a name with a letter that was lost" "Név;Forduló;Asztal;Pont\n${rows/Nagy Éva/Nagy �va}" 'refused.csv:3: „Nagy �va”: a 6. karakter (?) nem látszik vagy hibás'
for word in szabad Bank Összesen Győztes Megjegyzés; do
	refused "$word for a round, beside a name and its points" "Forduló;Asztal;Név;Pont\n1;1;Kis Pál;10\n1;1;Nagy Éva;-4\n1;1;Tóth Imre;-6\n$word;2;Őry Ágnes;22" \
		"refused.csv:5: forduló: „$word” nem sorszám (A5 cella)"
done
refused "szabad for a round, beside points without a name" "Forduló;Asztal;Név;Pont\n1;1;Kis Pál;10\n1;1;Nagy Éva;-4\n1;1;Tóth Imre;-6\nszabad;2;;22" \
	'refused.csv:5: forduló: „szabad” nem sorszám (A5 cella)'
refused "a total for a name in a column that is not read" "Sor;Forduló;Asztal;Név;Pont\n1;1;1;Kis Pál;10\n2;1;1;Nagy Éva;-4\n3;1;1;Tóth Imre;-6\nÖsszesen;2;2;Őry Ágnes;22" \
	'refused.csv:5: „Őry Ágnes” nem névnek látszik, de pontja van'
refused "a note for a round, beside points under players" "Forduló;Kis Pál;Nagy Éva;Tóth Imre\n1;10;-4;-6\nszabad;22;-8;-14" \
	'refused.csv:3: forduló: „szabad” nem sorszám (A3 cella)'
refused "a note for a day, beside points under players" "Dátum;Kis Pál;Nagy Éva;Tóth Imre\n2024.03.05.;10;-4;-6\nszabad;22;-8;-14" \
	'refused.csv:3: „szabad” nem dátum'
refused "a total for a round, with a table" "Forduló;Asztal;Kis Pál;Nagy Éva;Tóth Imre\n1;1;10;-4;-6\nBank;2;22;-8;-14" \
	'refused.csv:3: forduló: „Bank” nem sorszám (A3 cella)'
taken "totals and notes without a name, or without points" "Forduló;Asztal;Név;Pont\n1;1;Kis Pál;10\n1;1;Nagy Éva;-4\n1;1;Tóth Imre;-6\nÖsszesen;1;;0\nBank;;;0\nGyőztes;;Kis Pál;" "$three"
taken "who has such a name" "Név;Forduló;Asztal;Pont\n${rows/Kis Pál/Bank Pál}" "${three/Kis Pál/Bank Pál}"
refused "one who never has a point, at a table that is whole without him" \
	"Név;Forduló;Asztal;Pont\n$rows\nZsűri;1;1;0" 'refused.csv:5: Zsűri minden asztalánál 0 pontot kapott' --force
taken "is taken when that is said" "Név;Forduló;Asztal;Pont\n$rows\nZsűri;1;1;0" "$three|1,1,D,Zsűri,0" --take 5
refused "other headings below" 'Név;Forduló;Hozott;Pont\nKis Pál;1;0;10\nNagy Éva;1;0;-4\nTóth Imre;1;0;-6\nNév;Forduló;Pont;Hozott\nKis Pál;2;1;10' \
	'refused.csv:5: itt újra fejléc áll, de nem ugyanaz, mint az 1. sorban (C5 cella)'
taken "surname and first name" 'Vezetéknév;Keresztnév;Forduló;Asztal;Pont\nKis;Pál;1;1;10\nNagy;Éva;1;1;-4\nTóth;Imre;1;1;-6' "$three"
taken "a name in two columns" 'Név;;Forduló;Asztal;Pont\nKis;Pál;1;1;10\nNagy;Éva;1;1;-4\nTóth;Imre;1;1;-6' "$three"
refused "tables in more than one way" 'Forduló;Név;Pont\n1;A B;10\n1;C D;-10\n1;E F;0\n1;G H;0\n1;I J;0\n1;K L;3\n1;M N;-3' \
	'refused.csv:2: 1. forduló: a sorai többféleképpen is asztalokra oszthatók'
for round in 2024.03.05. '1. nap 2. forduló' 1/2 'Döntő 1' 1.5 B2 1+2 0 -1 45356; do
	refused "the round $round" "Név;Forduló;Asztal;Pont\n${rows//;1;1/;$round;1}" "refused.csv:2: forduló: „$round”"
	has "its cell" '(B2 cella)' "$WORK/.err"
	refused "the table $round" "Név;Forduló;Asztal;Pont\n${rows//;1;1/;1;$round}" "refused.csv:2: asztal: „$round”"
done
for round in 1 1. '1. forduló' '1.forduló' 'Forduló 1' 'round 1' '1-es' 01; do
	taken "the round $round" "Név;Forduló;Asztal;Pont\n${rows//;1;1/;$round;1}" "$three"
done
for heading in '3. forduló előtti állás' '2. forduló után' '2. ford. összesen' '2. kör göngyölt'; do
	taken "beside the rounds $heading" "Név;1. forduló;2. forduló;$heading\nKis Pál;10;1;11\nNagy Éva;-4;2;-2\nTóth Imre;-6;-3;-9" \
		'1,1,A,Kis Pál,10|1,1,B,Nagy Éva,-4|1,1,C,Tóth Imre,-6|2,1,A,Kis Pál,1|2,1,B,Nagy Éva,2|2,1,C,Tóth Imre,-3'
	has "is named" "nem használt oszlop: „$heading”" "$WORK/.err"
done
refused "a final without a number" 'Név;1. forduló;2. forduló;Döntő\nKis Pál;10;1;3\nNagy Éva;-4;2;-3\nTóth Imre;-6;-3;0' \
	'a „Döntő” oszlopban (D1) pontok állnak'
taken "two tables of a round, which is said once" 'Forduló;Asztal;A A;B B;C C;D D;E E;F F\n1;1;10;-4;-6;;;\n;2;;;;3;-1;-2' \
	'1,1,A,A A,10|1,1,B,B B,-4|1,1,C,C C,-6|1,2,A,D D,3|1,2,B,E E,-1|1,2,C,F F,-2'
taken "a sum below has no name" 'Forduló;A A;B B;C C\n1;10;-4;-6\n2;1;1;-2\n;11;-3;-8' \
	'1,1,A,A A,10|1,1,B,B B,-4|1,1,C,C C,-6|2,1,A,A A,1|2,1,B,B B,1|2,1,C,C C,-2'
refused "a note with points" "Név;Forduló;Asztal;Pont\n$rows\nVarga Géza - csere!;1;1;0" 'refused.csv:5: „Varga Géza - csere!” nem névnek látszik'
refused "two names in a cell" "Név;Forduló;Asztal;Pont\n${rows/Kis Pál/Kis Pál\/Vas Ede}" 'refused.csv:2: „Kis Pál/Vas Ede”: egy cellában két név'
refused "one name at two tables" "Név;Forduló;Asztal;Pont\n$rows\nKis Pál;1;2;5\nVas Ede;1;2;-5\nSós Jenő;1;2;0" \
	'refused.csv:5: 1. forduló: Kis Pál két asztalnál is szerepel (a 2. sorban is)'
refused "one seat twice" 'Név;Forduló;Asztal;Szék;Pont\nKis Pál;1;1;A;10\nNagy Éva;1;1;A;-4\nTóth Imre;1;1;B;-6' \
	'refused.csv:3: 1. forduló, 1. asztal: A helyen ketten ülnek'
refused "too wide" "Név$(printf ';%s. forduló' {1..60})\nKis Pál;1" '57 oszlopnál szélesebb a táblázat'
refused "no points" "Név;Forduló;Asztal;Pont\n${rows/;10/;}" 'refused.csv:2: pont: a D2 cella üres'
refused "too many points" "Név;Forduló;Asztal;Pont\n${rows/;10/;1000000}" 'refused.csv:2: pont: „1000000” túl nagy (D2 cella); legfeljebb 99999'
refused "a day long ago" "Név;Forduló;Asztal;Pont;Dátum\nKis Pál;1;1;10;0024.03.05." 'refused.csv:2: „0024.03.05.”: 24. évi verseny nem lehet'
refused "too few at a table of tarokk" 'Név;Forduló;Asztal;Pont\nKis Pál;1;1;1\nVas Ede;1;1;-1\nÓ Ádám;1;1;0' \
	'3 sora van; 4–7 játékos kell' --edition vadasz-2025
printf 'Név;Forduló;Asztal;Pont;Dátum\nKis Pál;1;1;10;2024.03.05. 18:30\nNagy Éva;1;1;-4;2024.03.05\nTóth Imre;1;1;-6;2024-03-05T19:00:00\n' >hour.csv
ok "an hour behind the day" "$RENONSZ" event import hour.csv --deals 9 -n --csv
is "is that day" 3 "$(grep -c '^2024-03-05' "$WORK/.out")"
ok "an event of tarokk" "$RENONSZ" -f tarokk.db event import five.csv --date 2024-05-01 --deals 9 --edition vadasz-2025
is "is ranked as a new one is" score "$("$RENONSZ" -f tarokk.db event show --csv --all | grep '^ranking' | cut -d, -f2)"

# ---- what stands beside players, above them, below them ------------------------------------------------
taken "a club beside each player of a table" \
	'Forduló;Asztal;Klub;1. játékos;Pont;Klub;2. játékos;Pont;Klub;3. játékos;Pont\n1;1;Vác;Kis Pál;10;Győr;Nagy Éva;-4;Pécs;Tóth Imre;-6' "$three"
ok "comes into the book" "$RENONSZ" -f beside.db event import taken.csv --date 2024-03-05 --deals 9
is "with each one's own" 'Kis Pál Vác|Nagy Éva Győr|Tóth Imre Pécs' \
	"$("$RENONSZ" -f beside.db entry list --json | jq -r '.[] | "\(.player) \(.club)"' | sort | paste -sd'|')"
taken "numbered clubs" \
	'Forduló;Asztal;1. játékos;1. pont;2. játékos;2. pont;3. játékos;3. pont;3. klub;2. klub;1. klub\n1;1;Kis Pál;10;Nagy Éva;-4;Tóth Imre;-6;Pécs;Győr;Vác' "$three"
rm -f beside.db
ok "are each one's" "$RENONSZ" -f beside.db event import taken.csv --date 2024-03-05 --deals 9
is "by their numbers" 'Kis Pál Vác|Nagy Éva Győr|Tóth Imre Pécs' \
	"$("$RENONSZ" -f beside.db entry list --json | jq -r '.[] | "\(.player) \(.club)"' | sort | paste -sd'|')"
refused "two clubs of three players" \
	'Forduló;Asztal;Klub;1. játékos;Pont;Klub;2. játékos;Pont;3. játékos;Pont\n1;1;Vác;Kis Pál;10;Győr;Nagy Éva;-4;Tóth Imre;-6' \
	'refused.csv: az 1. sorban 3 játékosnak van oszlopa'
refused "a word among the points of a column's player" \
	'Forduló;Kis Pál;Nagy Éva;Tóth Imre;Vas Ede\n1;10;-4;-6;beteg\n2;1;1;-2;0' 'refused.csv:2: pont: „beteg” nem egész szám (E2 cella)'
taken "deals beside columns of players" 'Kör;Leo.;Kis Pál;Nagy Éva;Tóth Imre\n1;9;10;-4;-6' "$three"
taken "deals likewise" 'Ford.;Leoszt.;Kis Pál;Nagy Éva;Tóth Imre\n1;9;10;-4;-6' "$three"
for caption in 'Óvások száma' 'Pontok egyenlege' 'Kizárt játékos'; do
	refused "$caption, 0" "Név;Forduló;Asztal;Pont\n$rows\n$caption;;;0" "refused.csv:5: $caption minden asztalánál 0 pontot kapott" --force
done
taken "is taken when that is said" "Név;Forduló;Asztal;Pont\n$rows\nKizárt Ede;;;0" "$three|1,1,D,Kizárt Ede,0" --take 5
taken "a fourth with a table of his own is a player" "Név;Forduló;Asztal;Pont\n$rows\nVas Ede;1;1;0" "$three|1,1,D,Vas Ede,0"
refused "a caption with a figure" "Név;Forduló;Asztal;Pont\n$rows\nAsztalok száma;;;3" \
	'refused.csv:2: 1. forduló, 1. asztal: a pontok összege +3, nem 0; ezeket a sorokat vettem az asztal játékosainak: 2, 3, 4, 5'
refused "a name that signs" "Név;Forduló;Asztal;Pont\n$rows\nNagy Béla" 'a D5 cella üres; írja be a pontot, 0-t is, vagy ha a sor nem játékosé, törölje a sort'
two_rounds="$three|2,1,A,Nagy Éva,1|2,1,B,Kis Pál,1|2,1,C,Tóth Imre,-2"
taken "titles of rounds beside a column of them" \
	"1. forduló\nNév;Forduló;Asztal;Pont\n$rows\n2. forduló\nNév;Forduló;Asztal;Pont\nNagy Éva;2;1;1\nKis Pál;2;1;1\nTóth Imre;2;1;-2" "$two_rounds"
taken "titles of rounds without one" \
	'1. forduló\nAsztal;Név;Pont\n1;Kis Pál;10\n;Nagy Éva;-4\n;Tóth Imre;-6\nÖsszesen;;0\n2. forduló\nAsztal;Név;Pont\n1;Nagy Éva;1\n;Kis Pál;1\n;Tóth Imre;-2' "$two_rounds"
has "are named" 'a fordulót a játékosok fölé írt cím adja („1. forduló”)' "$WORK/.err"
two_rounds="$three|2,1,A,Kis Pál,1|2,1,B,Nagy Éva,1|2,1,C,Tóth Imre,-2"
below='Kis Pál;1;10;1;1\nNagy Éva;1;-4;1;1\nTóth Imre;1;-6;1;-2'
for day in '1. forduló (03.05.);;2. forduló (03.12.)' '1. forduló – március 5.;;2. forduló – március 12.' '1. ford., 03.05.;;2. ford., 03.12.' '03.05.;;03.12.'; do
	taken "two lines with $day" "Név;$day;\n;asztal;pont;asztal;pont\n$below" "$two_rounds"
done
taken "a day behind the round in one line" "Név;1. asztal;1. forduló (03.05.);2. asztal;2. forduló (03.12.)\n$below" "$two_rounds"
for day in '2024.03.05.;;2024.03.12.' '2024-03-05;;2024-03-12'; do
	taken "two lines with the days $day" "Név;$day;\n;asztal;pont;asztal;pont\n$below" "${two_rounds//2,1,/1,1,}"
	is "are an event each" 3 "$(grep -c '^2024-03-12' "$WORK/.out")"
done
taken "how it stood below each round" \
	'Név;1. forduló;;2. forduló;\n;pont;állás;pont;állás\nKis Pál;10;10;1;11\nNagy Éva;-4;-4;1;-3\nTóth Imre;-6;-6;-2;-8' "$two_rounds"
has "is named" 'nem használt oszlop: „1. forduló állás”, „2. forduló állás”' "$WORK/.err"
taken "a title with a 0" \
	"Név;Forduló;Asztal;Pont\n$rows\n2. forduló;;;0\nNév;Forduló;Asztal;Pont\nKis Pál;2;1;1\nNagy Éva;2;1;1\nTóth Imre;2;1;-2" "$two_rounds"
has "is nobody" 'kihagyva, mert a fejléc ismétlődik: 5. sor „2. forduló”' "$WORK/.err"

# ---- headings of more lines, titles below them, words beside points ---------------------------------------
two_rounds="$three|2,1,A,Kis Pál,1|2,1,B,Nagy Éva,1|2,1,C,Tóth Imre,-2"
taken "rounds, days below them, parts below those" \
	"Bajnokság;;;;;\n;1. forduló;;2. forduló;;Összesen\n;márc. 5.;;márc. 12.;;\nNév;asztal;pont;asztal;pont;\n$below" "$two_rounds"
taken "days over the rounds" "Név;2024.03.05.;;2024.03.12.;\n;1. forduló;;2. forduló;\n;asztal;pont;asztal;pont\n$below" "$two_rounds"
taken "the name's heading in the second line" ";1. forduló;;2. forduló;\nNév;asztal;pont;asztal;pont\n$below" "$two_rounds"
taken "titles of rounds below the headings" \
	'Asztal;Név;Pont\n1. forduló;;\n1;Kis Pál;10\n1;Nagy Éva;-4\n1;Tóth Imre;-6\n2. forduló;;\n1;Kis Pál;1\n1;Nagy Éva;1\n1;Tóth Imre;-2' "$two_rounds"
taken "a sum of each round without a word" \
	'név;1.ford;asztal;2.ford;asztal;össz\nKis Pál;+10;1;1;1;11\nNagy Éva;-4;1;1;1;-3\nTóth Imre;-6;1;-2;1;-8\n;0;;0;;0' "$two_rounds"
taken "the word pont among points" 'Név;Forduló;Asztal;Pont\nKis Pál;1;1;10 pont\nNagy Éva;1;1;−4 p.\nTóth Imre;1;1;-6pt' "$three"
refused "another word among them" 'Név;Forduló;Asztal;Pont\nKis Pál;1;1;10 Ft\nNagy Éva;1;1;-4\nTóth Imre;1;1;-6' '„10 Ft” nem egész szám'
taken "headings in the plural" "Játékosok;Forduló;Asztal;Pontok\n$rows" "$three"
taken "more in the heading of rounds" "NÉV;FORDULÓ (1-5);ASZTAL;ELÉRT PONTSZÁM\n$rows" "$three" --columns fordulo=B
refused "of which it is asked" "NÉV;FORDULÓ (1-5);ASZTAL;ELÉRT PONTSZÁM\n$rows" 'nem derül ki, melyik oszlop ez: forduló'
taken "somebody's sum" "Név;Forduló;Asztal;Pont\n$rows\nKis Pál összesen;;;10" "$three"
has "is named" 'kihagyva, mert összesítés: 5. sor „Kis Pál összesen”' "$WORK/.err"
refused "who did not play, in words" 'Név;1. forduló;2. forduló\nKis Pál;10;1\nNagy Éva;-4;nem játszott\nTóth Imre;-6;-2\nPapp Ida;pihen;1' \
	'refused.csv:3: pont: „nem játszott” nem egész szám (C3 cella); ha akkor nem játszott, hagyja üresen'
refused "tables beside each other" '1. asztal;;;2. asztal;\nNév;Pont;;Név;Pont\nKis Pál;10;;Papp Ida;3\nNagy Éva;-4;;Vass Ede;-1\nTóth Imre;-6;;Bíró Éva;-2' \
	'két „Név” oszlop van benne (A2, D2)'
taken "titles with their days" \
	'1. forduló – 2024. március 5.;;\nNév;Asztal;Pont\nKis Pál;1;10\nNagy Éva;1;-4\nTóth Imre;1;-6\n2. forduló (03.12.);;\nNév;Asztal;Pont\nKis Pál;1;1\nNagy Éva;1;1\nTóth Imre;1;-2' "$two_rounds"
taken "Roman numerals" \
	'I. forduló;;\nNév;Asztal;Pont\nKis Pál;I.;10\nNagy Éva;I.;-4\nTóth Imre;I.;-6\nII. forduló;;\nNév;Asztal;Pont\nKis Pál;1;1\nNagy Éva;1;1\nTóth Imre;1;-2' "$two_rounds"
refused "other letters" "Név;Forduló;Asztal;Pont\n${rows//;1;1/;C.;1}" 'refused.csv:2: forduló: „C.” nem sorszám'
refused "a row that ends before the column of rounds" 'Kis Pál;Nagy Éva;Tóth Imre;Forduló\n10;-4;-6;1\n1;1;-2' 'refused.csv:3: forduló: „?” nem sorszám'
refused "parts of rounds that nobody knows" 'Név;1. forduló;;2. forduló;\n;A;P;A;P\nKis Pál;1;10;1;1\nNagy Éva;1;-4;1;1\nTóth Imre;1;-6;1;-2' \
	'refused.csv:2: név: az A2 cella üres; írja be a nevet, vagy ha a sor nem játékosé, törölje a sort'
refused "points below the names of a table" 'Forduló;Asztal;A;B;C\n1;1;Kis Pál;Nagy Éva;Tóth Imre\n;;10;-4;-6' \
	'rendezze át a táblázatot: soronként egy játékos'

# ---- columns that are said stand before any guess -------------------------------------------------------
three='1,1,A,Kis Pál,10|1,1,B,Nagy Éva,-4|1,1,C,Tóth Imre,-6'
balance='Dátum;Résztvevő;Parti;Betli;Mérleg\n2024.03.05.;Kis Pál;1;1;10\n2024.03.05.;Nagy Éva;1;1;-4\n2024.03.05.;Tóth Imre;1;1;-6'
for said in 'név=Résztvevő pont=Mérleg' 'név=B pont=E' 'név=2 pont=5'; do
	taken "points in a column that is said ($said)" "$balance" "$three" --columns "$said"
done
taken "and with other headings" "${balance/Résztvevő/Ki}" "$three" --columns 'név=Ki pont=Mérleg'
refused "balances are no players" "$balance" 'nem derül ki, melyik oszlop ez: név; adja meg például így'
refused "nor with a row a day" 'Dátum;Résztvevő;Pozitív;Negatív;Mérleg\n2024.03.05.;Kis Pál;5;-5;0\n2024.03.12.;Kis Pál;1;-1;0' \
	'nem derül ki, melyik oszlop ez: név'
status "a column that is not there" 2 "$RENONSZ" event import refused.csv --date 2024-03-05 --deals 9 --columns 'név=B pont=Z'
has "is said" 'nincs „Z” oszlop' "$WORK/.err"
days='Dátum;Résztvevő;Nyert/vesztett\n2024.03.05.;Kis Pál;10\n2024.03.05.;Nagy Éva;-4\n2024.03.05.;Tóth Imre;-6'
taken "a day is a round where columns are said" "$days" "$three" --columns 'név=B pont=C'
taken "all of them" "${days/Dátum/Mikor is}" "$three" --columns 'dátum=A név=B pont=C'
printf '%b\n' "$days" >days.csv
ok "into the book" "$RENONSZ" event import days.csv --deals 9 --columns 'név=B pont=C'
sed 's/03\.05/03.12/' days.csv >next.csv
ok "the next one as it was said for the first" "$RENONSZ" event import next.csv --deals 9
has "from memory" 'az oszlopokat úgy vettem, ahogy egy ilyen fájlnál már megadta' "$WORK/.err"
taken "names with accents" 'Név;Forduló;Asztal;Pont\nZöld Pál;1;1;10\nÁcs Éva;1;1;-4\nBíró Imre;1;1;-6' '1,1,A,Zöld Pál,10|1,1,B,Ács Éva,-4|1,1,C,Bíró Imre,-6'
has "the new ones are told by the alphabet" 'Új játékos: Ács Éva, Bíró Imre, Zöld Pál.' "$WORK/.err"

# ---- what is advised of an event that is not the open one names it -----------------------------------
export RENONSZ_DB=$WORK/named.db
printf 'name,round,table,points\nVarga Ilona,1,1,12\nKiss Péter,1,1,-5\nNagy Éva,1,1,-7\n' >s.csv
sed 's/,12/,13/;s/,-5/,-6/' s.csv >s2.csv
advice() { "$RENONSZ" event import s2.csv --date 2024-03-05 --deals 9 --name "$1" 2>&1 | grep -ao "renonsz [^:]*force"; }
for name in Tavasz 'Tavaszi {0} kupa' 'A "nagy" $HOME \ kupa'; do
	"$RENONSZ" event import s.csv --date 2024-03-05 --deals 9 --name "$name" 2>/dev/null
done
is "the only open one goes without" 1 "$("$RENONSZ" event use Tavasz 2>/dev/null; advice Tavasz | grep -c 'renonsz sheet totals 1 1 = … --force')"
"$RENONSZ" event new Nyár --date 2025-07-01 2>/dev/null
is "by its name" 'renonsz -e Tavasz sheet totals 1 1 = … --force' "$(advice Tavasz)"
is "in quotes where it needs them" 'renonsz -e "Tavaszi {0} kupa" sheet totals 1 1 = … --force' "$(advice 'Tavaszi {0} kupa')"
is "by its number where a shell would not leave it alone" 'renonsz -e 3 sheet totals 1 1 = … --force' "$(advice 'A "nagy" $HOME \ kupa')"
status "as typed with -e" 5 "$RENONSZ" -e 1 sheet totals 1 1 = 13 -6 -7
has "so advised" 'renonsz -e Tavasz sheet totals 1 1 = … --force' "$WORK/.err"
ok "which does it" "$RENONSZ" -e Tavasz sheet totals 1 1 = 13 -6 -7 --force
has "and tells where, and what was there" 'Tavasz: a lap összege eddig ez volt: 12 -5 -7 (9 leosztás)' "$WORK/.err"
cp named.db other.db
"$RENONSZ" -f other.db -e 1 sheet totals 1 1 = 14 -7 -7 --force 2>/dev/null
"$RENONSZ" -e 1 sheet totals 1 1 = 15 -8 -7 --force 2>/dev/null
status "of another book" 5 "$RENONSZ" merge other.db Tavasz
has "likewise" 'renonsz -e Tavasz sheet totals 1 1 = … --force' "$WORK/.err"
"$RENONSZ" -f other.db -e 1 export --journal 2>/dev/null >other.ulti
status "of a journal" 5 "$RENONSZ" import other.ulti
has "likewise too" 'renonsz -e Tavasz sheet totals 1 1 = … --force' "$WORK/.err"
