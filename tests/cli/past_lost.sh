# A club's own table: nothing that looks like a result is left out, or goes to somebody else, unasked.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
# What of a table on standard input would go into an empty book, as "round table player points" in one line.
try() { cat >a.csv; again "$@"; }
again() {
	rm -f try.db
	"$RENONSZ" -f try.db event import a.csv --date 2025-03-08 --deals 9 --dry-run --csv "$@" >try.out 2>try.err
	echo $? >try.rc
	tail -n +2 try.out | cut -d, -f1,3,4,6,7 | tr ',\n' ' /'
}
refused() { # NAME WHAT-IS-SAID: the table on standard input is refused with that
	try >/dev/null
	is "$1 is refused" 3 "$(cat try.rc)"
	has "$1: what is wrong" "$2" try.err
}
THREE='2025-03-08 1 1 Kovács János 10/2025-03-08 1 1 Vas Pál -4/2025-03-08 1 1 Ács Mihály -6/'

# ---- a table a row, names and points by letter --------------------------------------------------------
for heads in 'Név A;Név B;Név C;A;B;C' 'Játékos A;Játékos B;Játékos C;A;B;C' 'A név;B név;C név;A;B;C' \
	'Név A;Név B;Név C;A +/-;B +/-;C +/-' 'Név A;Név B;Név C;Pont A;Pont B;Pont C' 'A;B;C;A;B;C'; do
	is "„$heads”" "$THREE" "$(printf 'Forduló;Asztal;%s\n1;1;Kovács János;Vas Pál;Ács Mihály;10;-4;-6\n' "$heads" | try)"
done
is "points before names" "$THREE" "$(printf 'Forduló;Asztal;A;B;C;Név A;Név B;Név C\n1;1;10;-4;-6;Kovács János;Vas Pál;Ács Mihály\n' | try)"
is "names and points in turn" "$THREE" "$(printf 'Forduló;Asztal;A;A;B;B;C;C\n1;1;Kovács János;10;Vas Pál;-4;Ács Mihály;-6\n' | try)"
is "a name and its points in turn" "$THREE" "$(printf 'Forduló;Asztal;A név;A;B név;B;C név;C\n1;1;Kovács János;10;Vas Pál;-4;Ács Mihály;-6\n' | try)"
printf 'Forduló;Asztal;Név A;Név B;Név C;PA;PB;PC\n1;1;Kovács János;Vas Pál;Ács Mihály;10;-4;-6\n' |
	refused "names in columns that are not used" '„Név A” (C1)'

# ---- rows that are moved by a cell --------------------------------------------------------------------
printf 'Forduló;Asztal;A;pont;B;pont;C;pont\n1;1;Kovács János;10;Vas Pál;-4;Ács Mihály;-6\n1;Vas Pál;7;Kovács János;2;Ács Mihály;-9\n3;1;Ács Mihály;5;Vas Pál;-1;Kovács János;-4\n' |
	refused "a table moved to the left" 'a.csv:3: „Vas Pál” nem a nevek oszlopában áll (B3)'
printf 'Forduló;Asztal;Név;Pont\n1;1;Kovács János;10\n1;1;Vas Pál;-4\n1;1;Ács Mihály;-6\n2;Kovács János;7;\n2;Vas Pál;-3;\n2;Ács Mihály;-4;\n' |
	refused "rows of players moved" 'a.csv:5: „Kovács János” nem a nevek oszlopában áll (B5)'
printf 'Forduló;Asztal;Név;Pont\n1;1;Kovács János;10\n1;1;Vas Pál;-4\n1;1;Ács Mihály;-6\n1;Dudás Dezső;0;\n' |
	refused "one who is met in no other row" '„Dudás Dezső” nem a nevek oszlopában áll (B5)'
printf 'Név;1. forduló;2. forduló\nKovács János;10;3\nVas Pál;-4;3\nÁcs Mihály;-6;-6\n;Dudás Dé;0;0\n' |
	refused "the last row moved" 'a.csv:5: '

# ---- columns that would be lost -------------------------------------------------------------------------
ROWS='\nKovács János;10;5;-3;12\nVas Pál;-4;-9;1;-12\nÁcs Mihály;-6;4;2;0\n'
printf "Név;1. forduló;;3. forduló;Összesen$ROWS" | refused "a round without a heading" 'a C1 cella üres'
printf 'Név;;2. forduló\nKovács János;10;5\nVas Pál;-4;-9\nÁcs Mihály;-6;4\n' | refused "the first round without one" 'a B1 cella üres'
printf "Név;2025.02.01.;;2025.03.01.;Összesen$ROWS" | refused "a day without a heading" 'a C1 cella üres'
printf 'Dátum;Kovács János;;Vas Pál;Ács Mihály\n2025.03.08.;10;0;-4;-6\n' | refused "a player without a name" 'a C1 cella üres'
for heads in '2O25. febr. 15.' '2025. márc. 32.' 'jan. 25.' '25.' szombat 'Farsangi kupa' '2. este'; do
	printf "Név;2025.02.01.;$heads;2025.03.01.;Összesen$ROWS" | refused "„$heads” between days" "„$heads” (C1)"
	printf "Név;2025.02.01.;2025.03.01.;$heads;Összesen$ROWS" | refused "„$heads” behind them" "„$heads” (D1)"
done
for heads in '2. frduló' '2,forduIó' 'Második'; do
	printf "Név;1. forduló;$heads;3. forduló;Összesen$ROWS" | refused "„$heads” between rounds" "„$heads” (C1)"
done
for heads in Hp Helyezés Összesen Átlag 'Összes pont' Egyenleg '2. forduló utáni állás' 'Díj'; do
	is "„$heads” is no round" "$THREE" "$(printf "Név;1. forduló;$heads\nKovács János;10;3\nVas Pál;-4;1\nÁcs Mihály;-6;2\n" | try)"
done
printf 'Dátum;Kovács János;Vas Pál;Ács Mihály;Ács Mihály\n2025.03.08.;10;-4;-6;\n2025.03.15.;7;-4;;-3\n' |
	refused "a player with two columns" '„Ács Mihály” két oszlop fejléce is (D1, E1)'
is "a column of checks needs no heading" "$THREE" "$(printf 'Dátum;Kovács János;Vas Pál;Ács Mihály;\n2025.03.08.;10;-4;-6;0\n' | try)"

# ---- titles of days and tables ----------------------------------------------------------------------------
EVENINGS='2025-03-08 1 1 Kovács János 10/2025-03-08 1 1 Vas Pál -4/2025-03-08 1 1 Ács Mihály -6/2025-03-22 1 1 Bíró Éva 5/2025-03-22 1 1 Tar Ödön -9/2025-03-22 1 1 Gál Ede 4/'
HEAD='Forduló;Név;Pont\n'
ONE='1;Kovács János;10\n1;Vas Pál;-4\n1;Ács Mihály;-6\n'
TWO='1;Bíró Éva;5\n1;Tar Ödön;-9\n1;Gál Ede;4\n'
is "a day over each evening" "$EVENINGS" "$(printf "Tavaszi esték\n2025. március 8.\n$HEAD$ONE\n2025. március 22.\n$HEAD$TWO" | try)"
has "which is said" 'a dátumot az eredmények fölé írt cím adja' try.err
is "in other words, and headings once" "$EVENINGS" "$(printf "Első est: 2025.03.08.\n$HEAD$ONE\n2025. március 22., szombat\n$TWO" | try)"
is "the first day said beside the table" "$EVENINGS" "$(printf "Tavaszi esték\n$HEAD$ONE\n2025. március 22.\n$TWO" | try)"
is "days over tables a row" "$EVENINGS" "$(printf '2025.03.08.\nAsztal;A;pont;B;pont;C;pont\n1;Kovács János;10;Vas Pál;-4;Ács Mihály;-6\n2025.03.22.\n1;Bíró Éva;5;Tar Ödön;-9;Gál Ede;4\n' | try)"
is "a day below is that of a signature" "$THREE" "$(printf "$HEAD${ONE}\n2025. március 9.\nKovács János;titkár\n" | try | sed 's/2025-03-08 1 1/2025-03-08 1 1/')"
printf "Tavaszi esték\nmárcius 8.\n$HEAD$ONE\nmárcius 22.\n$TWO" | refused "a day without its year" 'a.csv:8: „március 22.”'
is "tables by their titles" '2025-03-08 1 2 Kovács János 10/2025-03-08 1 2 Vas Pál -4/2025-03-08 1 2 Ács Mihály -6/2025-03-08 1 5 Bíró Éva 5/2025-03-08 1 5 Tar Ödön -9/2025-03-08 1 5 Gál Ede 4/' \
	"$(printf "1. forduló\n2. asztal\n$HEAD${ONE}5. asztal\n$HEAD$TWO" | sed 's/Forduló;//; s/^1;//' | try)"
has "which is said, too" 'az asztal számát az eredmények fölé írt cím adja' try.err
lacks "and no title is a heading once more" '7. sor' try.err

# ---- the table's own sums -----------------------------------------------------------------------------------
printf 'Név;1. forduló;2. forduló;Összesen\nKovács János;;5;15\nVas Pál;10;-9;-13\nÁcs Mihály;-4;4;-2\nDudás Dé;-6;;0\n' |
	refused "a sum that is not that of the rounds" 'az „Összesen” mást ad, mint a pontok, amelyek bekerülnének: 2. sor „Kovács János” +15 (+5), 3. sor „Vas Pál” -13 (+1)'
is "but the rounds go in when that is said" '2025-03-08 1 1 Vas Pál 10/2025-03-08 1 1 Ács Mihály -4/2025-03-08 1 1 Dudás Dé -6/2025-03-08 2 1 Kovács János 5/2025-03-08 2 1 Vas Pál -9/2025-03-08 2 1 Ács Mihály 4/' "$(again --force)"
printf 'Dátum;Kovács János;Vas Pál;Ács Mihály\n2025.03.08.;10;-4;-6\n2025.03.15.;7;-4;-3\nÖsszesen;17;-8;-8\n' |
	refused "a player's sum that is not" '4. sor „Ács Mihály” -8 (-9)'
for heading in Σ 'Σ pont' Összeg Végeredmény Eredmény Pontszám Pont; do
	printf "Név;1. forduló;1. asztal;2. forduló;2. asztal;$heading\nKovács János;10;1;5;1;15\nVas Pál;-4;1;-2;1;-7\nÁcs Mihály;-6;1;-3;1;-9\n" |
		refused "a sum below „$heading” that is not" '3. sor „Vas Pál” -7 (-6)'
done
is "place points in sum are something else" "$THREE" "$(printf 'Név;1. forduló;Összesen\nKovács János;10;3\nVas Pál;-4;2\nÁcs Mihály;-6;1\n' | try)"
has "which is said" '„Összesen”' try.err
printf 'Dátum;Kovács János;Vas Pál;Ács Mihály\n2025.03.08.;10;-4;-6\nÖsszesen;10;-4;-6\nHelyezés;1;2;3\nHelyezési pont;3;2;1\nÖsszpont;10;-4;-6\nJátszott;1;1;1\nLegjobb;10;-4;-6\nVégeredmény;1;2;3\nHely;1;2;3\nA bajnok vándorkupát kap!\n' >a.csv
is "rows of places and sums are left out" "$THREE" "$(again)"
lacks "once" 'nincs benne pont' try.err
has "by their names" 'mert összesítés: 3. sor „Összesen”, 4. sor „Helyezés”, 5. sor „Helyezési pont”, 6. sor „Összpont”, 7. sor „Játszott”, 8. sor „Legjobb”, 9. sor „Végeredmény”, 10. sor „Hely”.' try.err

# ---- headings of two lines ------------------------------------------------------------------------------------
for heads in '2. f0rduló' '2025. márc. 2Z.' 'Második forduló'; do
	printf "Név;1. forduló;;$heads;;3. forduló;\n;asztal;pont;asztal;pont;asztal;pont\nKovács János;1;10;1;5;1;3\nVas Pál;1;-4;1;-9;1;1\nÁcs Mihály;1;-6;1;4;1;-4\n" |
		refused "„$heads” over its table and points" "„$heads” (D1) nem forduló és nem nap"
done
printf 'Név;1. forduló;;2. forduló;\n;asztal;pont;asztal;p0nt\nKovács János;1;10;1;5\nVas Pál;1;-4;1;-9\nÁcs Mihály;1;-6;1;4\n' |
	refused "a part that is none" '„p0nt” (E2)'
is "„eredmény” are points" "$THREE" "$(printf 'Név;1. forduló;;2. forduló;\n;asztal;pont;asztal;eredmény\nKovács János;1;10;;\nVas Pál;1;-4;;\nÁcs Mihály;1;-6;;\n' | try)"

# ---- a column a player, without plain points --------------------------------------------------------------
SIX='Forduló;Asztal;Kiss Péter;Nagy Éva;Tóth Imre;Őry Ágnes;Papp Géza;Gál Ödön\n1;1;5;-5;0;;;\n1;2;;;;22'
WHOLE='2025-03-08 1 1 Kiss Péter 5/2025-03-08 1 1 Nagy Éva -5/2025-03-08 1 1 Tóth Imre 0/2025-03-08 1 2 Őry Ágnes 22/2025-03-08 1 2 Papp Géza -8/2025-03-08 1 2 Gál Ödön -14/'
for unit in ' pont' p ' Pont.' ' pt' ' points'; do
	is "points with „$unit” behind them in all of a column" "$WHOLE" "$(printf "$SIX$unit;-8$unit;-14$unit\n" | try)"
done
is "in all columns" "$THREE" "$(printf 'Forduló;Kovács János;Vas Pál;Ács Mihály\n1;10 pont;-4 pont;−6 pont\n' | try)"
is "a fourth column with „0 pont” alone" "${THREE}2025-03-08 1 1 Őry Ágnes 0/" "$(printf 'Forduló;Kovács János;Vas Pál;Ács Mihály;Őry Ágnes\n1;10;-4;-6;0 pont\n' | try)"
for word in szabad x '0!' '(0)' '#N/A' Győr '12 db'; do
	printf "Forduló;Kovács János;Vas Pál;Ács Mihály;Őry Ágnes\n1;10;-4;-6;$word\n" |
		refused "„$word” alone under a fourth player" "„Őry Ágnes” (E1) játékosnak látszik, de az oszlopában nincs pont, csak más, például „$word”"
	printf "Forduló;Jani;Őry;Pali;Misi\n1;10;$word;-4;-6\n" |
		refused "„$word” among players" "(C1) játékosnak látszik, de az oszlopában nincs pont"
done
for word in '0!' '(0)' '#N/A'; do
	printf "Forduló;Jani;Pali;Misi;Ági\n1;10;-4;-6;$word\n" | refused "„$word” behind players" "„Ági” (E1) játékosnak látszik"
done
for other in 'Helyszín;Győr' 'Megjegyzés;szabad' 'Note;x' 'Kezdés;18:00' 'Szervező Neve;Kiss Péter' 'Megjegyzés;(0)' 'Őry Ágnes;' 'Őry Ágnes;-'; do
	is "a column „$other” is left out" "$THREE" "$(printf "Forduló;Kovács János;Vas Pál;Ács Mihály;${other%;*}\n1;10;-4;-6;${other#*;}\n" | try)"
done
is "so is that of events, in front" "$THREE" "$(printf 'Verseny Neve;Forduló;Kovács János;Vas Pál;Ács Mihály\na;1;10;-4;-6\n' | try)"
is "words under a player in a row of no points" "$THREE" "$(printf 'Forduló;Kovács János;Vas Pál;Ács Mihály;Őry Ágnes\n1;10;-4;-6;\nMegjegyzés;;;;x\n' | try)"

# ---- two tables below each other ----------------------------------------------------------------------------
FIRST='név;forduló;asztal;pont\nTóth Imre;1;1;-40\nMolnár Csaba;1;1;37\nVarga Ilona;1;1;3\n'
LATER='Tóth Imre;2;1;6\nMolnár Csaba;2;1;21\nVarga Ilona;2;1;-27\n'
printf "${FIRST}név;forduló;asztal;pont;klub\n$LATER" |
	refused "a table above richer headings" 'a.csv:5: itt újra fejléc áll, de nem ugyanaz, mint az 1. sorban (E5 cella)'
printf "Kupa\n\n${FIRST}\nnév;klub;forduló;asztal;pont\nTóth Imre;Fa;2;1;6\n" |
	refused "with a title above both" 'itt újra fejléc áll, de nem ugyanaz, mint a 3. sorban'
printf 'név;forduló;pont\nKovács János;1;10\nVas Pál;1;-4\nÁcs Mihály;1;-6\nnév;1. forduló;2. forduló\nKovács János;10;3\nVas Pál;-4;1\nÁcs Mihály;-6;2\n' |
	refused "a list above a column a round" 'a.csv:5: itt újra fejléc áll, de nem ugyanaz, mint az 1. sorban (B5 cella)'
printf 'Név;Pont\nKovács János;10\nVas Pál;-4\nÁcs Mihály;-6\n\nnév;forduló;asztal;pont\nKovács János;1;1;10\nVas Pál;1;1;-4\nÁcs Mihály;1;1;-6\n' |
	refused "standings above the list" 'mint az 1. sorban (B6 cella)'
is "a title is no table" "$THREE" "$(printf 'Név és pont\nA Játékosok Pontjai\nnév;forduló;asztal;pont;klub\nKovács János;1;1;10;Fa\nVas Pál;1;1;-4;Fa\nÁcs Mihály;1;1;-6;Fa\n' | try)"
for heads in '1. forduló;1. asztal/2. forduló;2. asztal' '1. forduló;Klub/2. forduló;Klub' '2025.03.08.;Klub/2025.03.15.;Klub' '2025.03.08.;2025.03.09./2025.03.15.;2025.03.16.' '1. forduló;2. forduló/3. forduló;4. forduló'; do
	printf "név;${heads%%/*}\nKovács János;1;1\nVas Pál;3;1\nÁcs Mihály;-4;-2\nnév;${heads#*/}\nKovács János;2;1\nVas Pál;3;1\nÁcs Mihály;-5;-2\n" |
		refused "„${heads#*/}” below „${heads%%/*}”" 'a.csv:5: itt újra fejléc áll, de nem ugyanaz, mint az 1. sorban (B5 cella)'
done
printf 'név;klub\nKiss Péter;Fa\nNagy Éva;Fa\nnév;klub;rajtszám\nTóth Imre;Fa;3\nVarga Ilona;Vas;4\n' >two.csv
is "two lists of players are refused" 3 "$("$RENONSZ" -f two.db player import two.csv 2>two.err >/dev/null; echo $?)"
has "with the line of the second" 'two.csv:4: itt újra fejléc áll, de nem ugyanaz, mint az 1. sorban (C4 cella)' two.err
printf 'név\nKiss Péter\nNagy Éva\nnév;klub\nTóth Imre;Fa\n' >two.csv
is "of names alone, too" 3 "$("$RENONSZ" -f two.db player import two.csv >/dev/null 2>&1; echo $?)"
printf 'Játékosok\na tavaszi kupán\nnév;klub;rajtszám\nTóth Imre;Fa;3\nVarga Ilona;Vas;4\n' >two.csv
ok "a title above a list of players is none" "$RENONSZ" -f two.db player import two.csv

# ---- the same results once more -----------------------------------------------------------------------------
printf 'Név;Forduló;Asztal;Pont\nKovács János;1;1;10\nVas Pál;1;1;-4\nÁcs Mihály;1;1;-6\n' >a.csv
cp a.csv 'a (1).csv'
ok "a file" "$RENONSZ" event import a.csv --date 2025-03-08 --deals 9
ok "the same under another name" "$RENONSZ" event import 'a (1).csv' --date 2025-03-08 --deals 9
has "is told with the event that has it" 'Figyelem: a (1).csv: ugyanezek az eredmények ezen a napon már a könyvben vannak: „a”' "$WORK/.err"
ok "and taken back" "$RENONSZ" undo --yes
(sleep 1; echo n) | script -qec "env NO_COLOR=1 TERM=dumb '$RENONSZ' --lang hu event import 'a (1).csv' --date 2025-03-08 --deals 9" /dev/null >screen 2>&1
has "at a terminal it is asked" 'Ez másik verseny, és külön is számít? (i/n)' screen
has "and no is no" 'nem írtam be újra' screen
ok "under its own name it is the same" "$RENONSZ" event import a.csv --date 2025-03-08 --deals 9
ok "another day is another event" "$RENONSZ" event import 'a (1).csv' --date 2025-03-15 --deals 9
sed 's/;10$/;11/; s/-6$/-7/' a.csv >b.csv
ok "other results are others" "$RENONSZ" event import b.csv --date 2025-03-08 --deals 9
lacks "of which nothing is told" 'ugyanezek' "$WORK/.err"

# ---- names, figures, questions ------------------------------------------------------------------------------
printf 'Név;Forduló;Asztal;Pont\nNagy-Kiss Éva;1;1;10\nVas Pál;1;1;-4\nÁcs Mihály;1;1;-6\nNagy–Kiss Éva;2;1;10\nVas Pál;2;1;-4\nÁcs Mihály;2;1;-6\n' |
	refused "a name with another dash" '„Nagy–Kiss Éva” csak kis- és nagybetűben, ékezetben vagy kötőjelben tér el tőle: Nagy-Kiss Éva'
again --same >/dev/null
is "is the same when that is said" 0 "$(cat try.rc)"
is "blanks of any kind beside a figure" "$THREE" "$(printf 'Név;Forduló;Asztal;Pont\nKovács János;1\u00a0;\u00a01;10\u00a0\nVas Pál;1;1;-4\u202f\nÁcs Mihály;1;1;\u00a0-6\n' | try)"
printf 'Név;Forduló;Asztal;Pont\nKovács János;1;1;10\nVas Pál;1;1;-4\nÁcs Mihály;1;1;-6\nKovács János;3;1;10\nVas Pál;3;1;-4\nÁcs Mihály;3;1;-6\n' | try >/dev/null
has "a gap of rounds is told" 'az 1. és a 3. forduló között' try.err
printf 'Név;Forduló;Asztal;Pont\nKovács János;1;1;10\n"Vas" Pál;1;1;-4\n' | refused "no CSV" 'a.csv: 3. sor: itt a fájl nem szabályos CSV'
rm -f ask.db
printf 'Ki;F;A;Egyenleg\nKovács János;1;1;10\nVas Pál;1;1;-4\nÁcs Mihály;1;1;-6\n' >ask.csv
(sleep 1; for answer in Z A 9 B Egyenleg; do echo "$answer"; sleep 0.3; done) | script -qec "env NO_COLOR=1 TERM=dumb '$RENONSZ' -f ask.db --lang hu event import ask.csv --date 2025-03-08 --deals 9 --columns asztal=C" /dev/null >screen 2>&1
has "an answer that is no column is asked again" 'Beolvasva: 1 verseny' screen
printf 'Név;Klub\nKovács János;Győr\nVas Pál;″\nÁcs Mihály;u. a.\nBíró Éva;u.o.\nTar Ödön;dto.\n' >players.csv
ok "ditto marks" "$RENONSZ" -f ditto.db player import players.csv
is "mean the club above" 5 "$("$RENONSZ" -f ditto.db player list --csv | grep -c Győr)"
printf 'Név;Forduló;Asztal;Pont\nKovács J.;1;1;10\nVas Pál;1;1;-4\nÁcs Mihály;1;1;-6\n' | try >/dev/null
lacks "a name's full stop ends the sentence" '..' try.err
