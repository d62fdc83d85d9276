# Who plays: lists of players from spreadsheets, namesakes, start numbers, seats by number, and what is said on the spot.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

# lines NAME WANTED FILE: so many lines has a file.
lines() {
	got=$(wc -l <"$3")
	if [ "$got" -eq "$2" ]; then echo "ok - $1"; else echo "not ok - $1: $got lines, wanted $2"; sed 's/^/# /' "$3"; fi
}

# Days, as they are typed.
for day in 2026-11-21 2026.11.21 2026.11.21. "2026. 11. 21." "2026. november 21."; do
	ok "an event on «$day»" "$RENONSZ" event new -n "Kupa $day" --date "$day"
	has "is on that day" ", 2026. 11. 21.;" .err
done
status "a day that is none" 3 "$RENONSZ" event new Kupa --date "2026. február 30."
has "is named" "2026. február 30." .err

# Two of one name.
ok "an event" "$RENONSZ" event new "Szolnok Kupa" --deals 2
printf 'név;klub;rajtszám\nKovács János;Szolnok;1\nKovács János;Debrecen;2\nKis Pál;Győr;3\n' >namesakes.csv
ok "two of one name in a file" "$RENONSZ" player import namesakes.csv
has "are told apart by their clubs, which is said" "(2., 3. sor)" .err
has "and counted as two" "3 új játékos, 0 már szerepelt; új nevezés: 3, a versenyen most 3" .err
ok "in English" "$RENONSZ" --lang en player import -n namesakes.csv
has "their lines are numbers without a dot" "(line 2, 3)" .err
"$RENONSZ" entry list --csv >entries.csv
has "the first has a start number" "1,Kovács János (Szolnok),Szolnok" entries.csv
has "and the second" "2,Kovács János (Debrecen),Debrecen" entries.csv
ok "the file once more" "$RENONSZ" player import namesakes.csv
has "changes nothing" "0 új játékos, 3 már szerepelt; új nevezés: 0, a versenyen most 3" .err
printf 'név;klub;rajtszám\nKovács János;Szolnok;1\n' >one.csv
ok "one of them in another file" "$RENONSZ" player import one.csv
has "is known by the club" "0 új játékos, 1 már szerepelt" .err
# Nobody is made of a name that two have.
printf 'név;klub\nKovács János;\n' >bare.csv
printf 'név;klub\nKovács János;Vác\n' >third.csv
for file in bare third; do
	status "one of two who have the name ($file)" 3 "$RENONSZ" player import $file.csv
	has "is a fault that names both" "$file.csv:2: „Kovács János”: nem derül ki, melyikük; a könyvben: Kovács János (Debrecen); Kovács János (Szolnok). Írja a neve után" .err
done
cat >bare.ulti <<'END'
verseny "Szolnok Kupa" datum=2026-11-21
fordulo 1
asztal 1
	A="Kovács János" B="Kis Pál" C="Nagy Éva"
END
status "at a table of a journal" 3 "$RENONSZ" import bare.ulti
has "too" "bare.ulti:4:5: „Kovács János”: nem derül ki, melyikük; a könyvben: Kovács János (Debrecen); Kovács János (Szolnok). Írja" .err
printf 'verseny "Másik" datum=2026-11-22\nnevezo 1 "Kovács János"\n' >bare_entry.ulti
status "entered by a journal" 3 "$RENONSZ" import bare_entry.ulti
has "too" "bare_entry.ulti:2:" .err
has "naming both" "Kovács János (Debrecen); Kovács János (Szolnok)" .err
for args in "entry add " "table add 1 1 B=1 C=2 A=" "player change "; do
	status "named by a command ($args)" 3 "$RENONSZ" ${args% *} "${args##* }Kovács János"
	has "too" "„Kovács János” több játékosra is illik: Kovács János (Debrecen); Kovács János (Szolnok). Írja ki az egyiket egészben" .err
done
"$RENONSZ" player list kovacs --csv >list
lines "there are still two" 3 list
printf 'verseny "Új" datum=2026-11-22\nnevezo 1 "Kun Pál (Eger)"\nnevezo 2 "Kun Pál" klub="Győr"\n' >order.ulti
ok "a journal may enter one without a mark behind its namesake" "$RENONSZ" -f order.db import order.ulti
printf 'verseny "Új" datum=2026-11-22\nnevezo 1 "Kun Pál (Eger)"\nnevezo 2 "Kun Pál"\nfordulo 1\nasztal 1\nA="Kun Pál (Vác)" B=1 C=2\n' >mark.ulti
ok "a new mark is a new player's" "$RENONSZ" -f order.db import mark.ulti
"$RENONSZ" -f order.db player add "Bor Ede" --mark ifj --club Eger >out 2>&1
"$RENONSZ" -f order.db player add "Bor Ede" --mark id --club Győr >out 2>&1
status "whose mark is not the club" 3 "$RENONSZ" -f order.db entry add "Bor Ede"
has "is told with it" "Bor Ede (id), Győr; Bor Ede (ifj), Eger" .err
printf 'Név;Klub\n\nNagy Éva;\nVarga Pál;\n\nNagy Éva;Győr\nvarga pal;\n' >twice.csv
status "two of one name that nothing tells apart" 3 "$RENONSZ" player import twice.csv
has "are an error with both lines" "twice.csv:6: Nagy Éva kétszer szerepel (3. és 6. sor)" .err
has "capitals and accents tell nobody apart" "twice.csv:7: varga pal kétszer szerepel (4. és 7. sor)" .err
"$RENONSZ" player list nagy --csv >list
lines "nobody was stored" 1 list
printf 'name;mark\nNagy Éva;\nNagy Éva;Győr\n' >marks.csv
ok "a mark tells them apart" "$RENONSZ" player import marks.csv
has "so they are two" "2 új játékos" .err
printf 'név;rajtszám\nKis Pál;9\n' >start.csv
for text in "" "," ";;;" "\n\n ,,\n"; do
	printf "$text" >nothing.csv
	status "a list without a word ($text)" 3 "$RENONSZ" player import nothing.csv
	status "results without a word ($text)" 3 "$RENONSZ" event import nothing.csv
done
status "a known player with another start number" 5 "$RENONSZ" entry add kis pal --start 9
has "is told the one there is" "rajtszáma 3, nem 9" .err
status "in a file likewise" 3 "$RENONSZ" player import start.csv
has "with its line" "start.csv:2: Kis Pál már nevezett, rajtszáma 3, nem 9" .err
ok "entered again without a wish" "$RENONSZ" entry add kis pal
has "is said" "már nevezett, rajtszáma 3" .err
printf 'név;rajtszám\nElső Elek;\nHarmadik Ödön;6\n' >order.csv
ok "who has no number" "$RENONSZ" player import order.csv
"$RENONSZ" entry list --csv >entries.csv
has "takes none that another is to have" "6,Harmadik Ödön," entries.csv

# Who has no club gets the file's; another one is said and left.
printf 'név;klub\nElső Elek;Eger\n' >club.csv
ok "a club for who had none" "$RENONSZ" player import club.csv
has "is said" "Első Elek klubja eddig nem volt beírva, mostantól: Eger." .err
has "and written down" "Első Elek,Eger" <("$RENONSZ" entry list --csv)
printf 'név;klub\nElső Elek;Vác\n' >club.csv
ok "another one" "$RENONSZ" player import club.csv
has "is not" "Első Elek,Eger" <("$RENONSZ" entry list --csv)
printf 'verseny "Szolnok Kupa"\nnevezo 6 "Harmadik Ödön" klub="Pécs"\n' >club.ulti
ok "a journal's club" "$RENONSZ" import club.ulti
has "is written down too" "6,Harmadik Ödön,Pécs" <("$RENONSZ" entry list --csv)

# Nearly the same name.
status "a name equal but for capitals and accents" 3 "$RENONSZ" player add "kis pal"
has "is pointed out" "Kis Pál" .err
ok "unless a mark is given" "$RENONSZ" player add "kis pal" --mark ifjabb
ok "or it is insisted on" "$RENONSZ" player add "kis pal" --yes
ok "the name of somebody with a mark" "$RENONSZ" player add "Kovács János"
has "is pointed out too" "van már ilyen nevű: Kovács János (Szolnok)" .err

# Columns and letters.
printf 'Sorszám;Név;Egyesület;E-mail\n20;Őri Űzö;Tisza;x\n' >words.csv
ok "other headings" "$RENONSZ" player import words.csv
has "a column that is not used is named" "„E-mail”" .err
"$RENONSZ" entry list --csv >entries.csv
has "the others are" "20,Őri Űzö,Tisza" entries.csv
printf 'N\xe9v;Klub\r\nT\xfbz\xf5s G\xe1bor;Gy\xf5r\r\n' >excel.csv
ok "the letters of a Hungarian Excel" "$RENONSZ" player import excel.csv
has "are said to be that" "Windows-1250" .err
"$RENONSZ" player list tuzos --csv >list
has "and read" "Tűzős Gábor,Tűzős Gábor,,Győr" list

# Seats by start number, and what is said of them.
rm -f "$RENONSZ_DB"
ok "an event" "$RENONSZ" event new "Klubest" --deals 1
printf 'név;rajtszám\nAranka Anna;1\nBodri Béla;2\nCsikós Csaba;3\nDudás Dóra;4\nErdei Ede;5\nFüredi Fanni;6\nGálos Gábor;7\n' >seven.csv
ok "seven players" "$RENONSZ" player import seven.csv
status "a start number that nobody has" 4 "$RENONSZ" table add 1 1 A=1 B=2 C=15
has "is named" "nincs 15. rajtszámú nevezett" .err
ok "a table by start numbers" "$RENONSZ" table add 1 1 A=1 B=2 C=3
has "has the players" "A=Aranka Anna, B=Bodri Béla, C=Csikós Csaba" .err
ok "the table's deal" "$RENONSZ" deal add 1 1 A P m +
has "its round is not complete" "1. forduló: minden asztal kész, de nem teljes: 4 nevezett játékos nem ült asztalhoz" .err
none "and no copy is made" "$(ls -- *.backup-e* 2>.err)"
ok "table list of the round" "$RENONSZ" table list 1
has "names them" "4. Dudás Dóra, 5. Erdei Ede" .err
status "missing" 1 "$RENONSZ" missing --csv
has "lists them" "1,,,,,Dudás Dóra" .out
ok "standings" "$RENONSZ" standings
has "say so" "Nem végleges (1. forduló): 4 nevezett játékos nem ült asztalhoz." .out
"$RENONSZ" --lang en standings >out
has "in English too" "Not final (round 1): entered players at no table: 4." out
ok "another table" "$RENONSZ" table add 1 2 A=4 B=5 C=6
ok "and its deal" "$RENONSZ" deal add 1 2 A P m +
has "one is still without a table" "1 nevezett játékos" .err
ok "who goes home" "$RENONSZ" discipline add visszalepes galos --reason "hazament"
ok "who goes home a second time" "$RENONSZ" discipline add visszalepes galos --reason "elfáradt"
has "is out already" "visszalépett (Klubest); ez már fel volt jegyezve: hazament." .err
is "and nothing is written" 1 "$("$RENONSZ" discipline list --csv | grep -c withdrawal)"
"$RENONSZ" standings >out
lacks "is missing no more" "Nem végleges" out
status "nothing is missing but signatures" 1 "$RENONSZ" missing --csv
lines "of two tables" 3 .out
ok "a deal taken back" "$RENONSZ" deal remove 1 2 1
ok "and recorded again" "$RENONSZ" deal add 1 2 A P m +
has "completes the round" "1. forduló: teljes" .err
ok "a round out of order" "$RENONSZ" table add 3 1 A=1 B=2 C=4
has "is pointed out" "ez a 3. forduló, de a korábbiak közül ennek még nincs asztala: 2. forduló" .err
has "who have met are named with the round" "Aranka Anna és Bodri Béla már játszott egymással: 1. forduló" .err
lacks "and nobody else" "Dudás Dóra már" .err
ok "somebody new" "$RENONSZ" player add "Késői Kálmán"
ok "is entered by being seated" "$RENONSZ" table add 3 2 A=kesoi B=5 C=6
has "which is said with the number" "Ezzel benevezve (Klubest), rajtszámmal: 8. Késői Kálmán" .err
has "and that it is the first time" "Késői Kálmán most ül le először" .err
status "reseating by number, as it was seen" 5 "$RENONSZ" table seat 3 2 A=8 B=5 C=6 --was A=7
ok "with the right one" "$RENONSZ" table seat 3 2 A=8 B=6 C=5 --was "A=8 B=5"
"$RENONSZ" missing --csv >out
grep -q "Csikós" out && echo "ok - who played before and does not sit now is missing" || echo "not ok - Csikós sits nowhere"
never "a late comer is not missing in earlier rounds" "^1,,.*Késői" out
# Of each round the standings count those whom missing names: who rests, came late, left, or never sat.
awk -F, '$2 == "" && $6 != "" { n[$1]++ } END { for (round in n) print round, n[round] }' out | sort >listed
"$RENONSZ" standings | sed -nE 's/^Nem végleges \(([0-9]+)\. forduló\): ([0-9]+) nevezett.*/\1 \2/p' | sort >counted
same "the standings count as many in each round" listed counted
[ -s counted ] && echo "ok - and there are some" || echo "not ok - nobody is counted"
# Who went home and came back was at no table in between, as it should be.
back() { RENONSZ_DB=back.db "$RENONSZ" "$@" 2>/dev/null; }
cp "$RENONSZ_DB" back.db
back discipline add feloldas galos --reason visszajött >/dev/null
back table add 4 1 A=1 B=2 C=7 >/dev/null
back table add 4 2 A=3 B=4 C=5 >/dev/null
back table add 5 1 A=1 B=4 C=3 >/dev/null
back missing --csv >out
never "who came back is not missing in the rounds between" '^3,.*Gálos' out
has "but in those that come after" '5,,,,,Gálos Gábor' out
has "and in one that he was there for" '5,,,,,Erdei Ede' out
awk -F, '$2 == "" && $6 != "" { n[$1]++ } END { for (round in n) print round, n[round] }' out | sort >listed
back standings | sed -nE 's/^Nem végleges \(([0-9]+)\. forduló\): ([0-9]+) nevezett.*/\1 \2/p' | sort >counted
same "the standings count likewise" listed counted
back export --journal >back.ulti
ok "the journal" "$RENONSZ" -f again.db import back.ulti
"$RENONSZ" -f again.db missing --csv >again
same "has the same" out again
ok "an event may let them rest" "$RENONSZ" event set unseated=bye
"$RENONSZ" missing --csv >out
lacks "so nobody is missing" Csikós out

# In a journal.
cat >numbers.ulti <<'END'
verseny "Napló" datum="2026. november 21." leosztas=1
nevezo 1 "Kiss Péter"
nevezo 2 "Nagy Éva"
nevezo 3 "Tóth Imre"
fordulo 1
asztal 1
A=1 B=2 C=3
1 A P m +
END
ok "bare numbers in a journal" "$RENONSZ" import numbers.ulti
"$RENONSZ" -e Napló table list 1 --csv >out
has "are start numbers" "1,1,Kiss Péter,Nagy Éva,Tóth Imre" out
"$RENONSZ" -e Napló export --journal >out
has "the export has the names" 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"' out
sed 's/A=1 B=2/A=1 B=9/' numbers.ulti >unknown.ulti
status "a number that nobody has" 3 "$RENONSZ" -f other.db import unknown.ulti
has "is a fault at its place" "unknown.ulti:7:7: nincs 9. rajtszámú nevezett" .err
none "and nobody is made" "$(ls other.db 2>/dev/null)"
sed 's/A=1 B=2/A=kiss B=2/' numbers.ulti >short.ulti
status "an abbreviated name" 3 "$RENONSZ" -f other.db import short.ulti
has "is refused with the whole one" "short.ulti:7:3: „kiss” nem teljes név; erre gondolt: Kiss Péter?" .err
sed 's/A=1 B=2/A="Kiss Pter" B=2/' numbers.ulti >near.ulti
ok "a name one letter away" "$RENONSZ" -f other.db import near.ulti
has "is told" 'Figyelem: Kiss Pter új játékos; nagyon hasonlít rá: Kiss Péter. Ha ugyanaz az ember: renonsz player join "Kiss Pter" "Kiss Péter"' .err
printf 'verseny "Számok" datum=2026-11-21\nfordulo 1\nasztal 1\nA="1" B="2" C="3"\n' >quoted.ulti
ok "between quotes a number is a name" "$RENONSZ" -f quoted.db import quoted.ulti
"$RENONSZ" -f quoted.db export --journal >first
"$RENONSZ" -f quoted2.db import first 2>.err
"$RENONSZ" -f quoted2.db export --journal >second
same "which comes back as it was" first second

# Settings that change no deal may change when deals are there.
ok "the ranking" "$RENONSZ" event set ranking=score
ok "the placement points" "$RENONSZ" event set place-points-3=5-2-0
status "what deals are worth" 5 "$RENONSZ" event set lost-ulti-extra=played
has "stays" "a leosztások pontjait is érinti" .err

# Titles do not count in the order of names.
for name in "Vas Ede" "ifj. Tóth István" "Dr. Nagy-Gellért Ödön" "Nagy Zoltán" "özv. dr. Ács Pálné" "Prof. Bíró Béla" "Id Miklós"; do
	"$RENONSZ" -f titles.db player add "$name" 2>.err
done
"$RENONSZ" -f titles.db player list --csv | sed 1d | cut -d, -f1 >list
printf '%s\n' "özv. dr. Ács Pálné" "Prof. Bíró Béla" "Id Miklós" "Dr. Nagy-Gellért Ödön" "Nagy Zoltán" "ifj. Tóth István" "Vas Ede" >wanted
same "titles do not count in the order of names" wanted list

# ---- who went home is not among the cards ---------------------------------------------------------------
rm -f apart.db
a() { "$RENONSZ" -f apart.db "$@" 2>/dev/null; }
a event new Est --date 2026-11-21 >/dev/null
for name in Elek Béla Cili Dani; do a player add "$name" >/dev/null; a entry add "$name" >/dev/null; done
a discipline add sarga Elek --reason késett >/dev/null
a discipline add visszalepes Béla --reason hazament >/dev/null
a discipline add piros Cili --reason kiabált >/dev/null
a discipline list >list
is "withdrawals stand under their own head, behind the cards" "Fegyelmi intézkedések Elek Cili Visszalépések Béla" \
	"$(grep -oE 'Fegyelmi intézkedések|Visszalépések|Elek|Béla|Cili' list | tr '\n' ' ' | sed 's/ $//')"
is "scripts see who is out in the list of entries" '1,Elek,, 2,Béla,,withdrawal 3,Cili,, 4,Dani,,' "$(a entry list --csv | sed 1d | xargs)"
is "in JSON too" withdrawal "$(a entry list --json | jq -r '.[1].out')"
has "people behind the name" "Béla (visszalépett)" <(a --lang hu entry list)
is "which is all that is marked" 1 "$(a --lang hu entry list | grep -c '(')"
a discipline add kizárás Dani --reason kiabált >/dev/null
has "who is excluded too" "Dani (kizárva)" <(a --lang hu entry list)
a discipline add feloldás Dani --reason elnézve >/dev/null
a discipline add feloldás Béla --reason visszajött >/dev/null
is "who is back is among the entries as before" '1,Elek,, 2,Béla,, 3,Cili,, 4,Dani,,' "$(a entry list --csv | sed 1d | xargs)"
a discipline list >list
is "who came home stands with who went, not with the cards" "Visszalépések Béla Béla" \
	"$(grep -oE 'Fegyelmi intézkedések|Visszalépések|Elek|Béla|Cili|Dani' list | sed -n '/Vissza/,$p' | tr '\n' ' ' | sed 's/ $//')"
is "and who was excluded with them" 2 "$(sed '/Visszalépések/,$d' list | grep -c Dani)"
for step in 1 2 3; do a undo --yes >/dev/null; done
is "for scripts it is one list" 3 "$(a discipline list --json | jq length)"
is "of rows" 4 "$(a discipline list --csv | wc -l)"
a discipline add figyelmeztetés Cili --round 2 --reason "hangoskodott" --by "Nagy Bandi, Kiss Ede" >/dev/null
a discipline minutes cili >paper
has "a measure has a paper" "Fegyelmi jegyzőkönyv" paper
has "whom it is against" "Akit az intézkedés ér: Cili" paper
has "what was done" "Mi történt: hangoskodott" paper
has "the measure" "Döntés: figyelmeztetés" paper
has "its paragraph" "Paragrafusok: 11.§ (1)" paper
has "when" "2. forduló" paper
is "and room for three to sign" 3 "$(grep -c '^____.*\(zsűritag\|  Cili\)$' paper)"
has "an earlier one" "Döntés: piros lap" <(a discipline minutes Cili 1)
status "one that there is none of" 4 "$RENONSZ" -f apart.db discipline minutes Cili 3
has "with how many there are" "2" "$WORK/.err"
status "a withdrawal has none" 4 "$RENONSZ" -f apart.db discipline minutes Béla
for ending in pdf html xlsx json csv; do ok "as .$ending" "$RENONSZ" -f apart.db discipline minutes Cili -o paper.$ending; done
has "in English" "Ruling: warning" <(a --lang en discipline minutes Cili)
a undo 4 --yes >/dev/null
a discipline add visszalepes Béla --reason hazament >/dev/null
a discipline list >out
lacks "where nobody was punished there is no such head" Fegyelmi out
ok "as a page" "$RENONSZ" -f apart.db discipline list -o list.pdf
ok "as a workbook" "$RENONSZ" -f apart.db discipline list -o list.xlsx
has "in English" Withdrawals <(a --lang en discipline list)

# A club is one club, in whatever capitals and accents it is typed: as the book has it, which is said.
c() { "$RENONSZ" -f clubs.db "$@"; }
clubs() { c player list --csv 2>/dev/null | cut -d, -f4 | tail -n +2 | sort | uniq -c | tr -s ' \n' ' '; }
c player add "Egy Elek" --club "Szolnok" 2>/dev/null
ok "a club in capitals" c player add "Két Kata" --club "SZOLNOK"
has "is that of the book" "egy klubnak számít, így: „Szolnok”" .err
c player add "Há Hugó" 2>/dev/null
ok "with an accent less or more" c player change "Há Hugó" --club "szólnok"
has "is too" "„szólnok” és „Szolnok”" .err
ok "the only one of a club" c player change "Há Hugó" --club "Eger"
ok "may respell it" c player change "Há Hugó" --club "EGER"
is "two clubs" " 1 EGER 2 Szolnok " "$(clubs)"
printf 'verseny "Q" datum=2026-01-01\nnevezo 1 "X X" klub="szolnok"\nnevezo 2 "Y Y" klub="szolnok"\nnevezo 3 "V V" klub="Új"\nnevezo 4 "U U" klub="ÚJ"\n' >clubs.ulti
ok "and in a journal" c import clubs.ulti
is "each spelling is told once" 2 "$(grep -c 'egy klubnak számít' .err)"
is "three clubs" " 1 EGER 4 Szolnok 2 Új " "$(clubs)"
c player add "Név Elek" --mark VÁC --club VÁC 2>/dev/null
ok "a club that tells namesakes apart" c player add "Név Elek" --mark Vác --club Vác --yes
is "stays as it is" 2 "$(c player list --csv | grep -ci ',vác,')"

# ---- a name a letter away from one of the book ------------------------------------------------------------
export RENONSZ_DB=$PWD/like.db
printf 'Név;Forduló;Asztal;Pont\nKiss Péter;1;1;12\nNagy Éva;1;1;-5\nTóth Imre;1;1;-7\n' >like.csv
ok "an event" "$RENONSZ" event import like.csv --date 2024-03-05 --deals 9
sed 's/Kiss/Kis/; s/Tóth Imre/Tóth Imréné/' like.csv >alike.csv
ok "the next, with a slip" "$RENONSZ" event import alike.csv --date 2024-03-12 --deals 9 -n
is "tells of it" "alike.csv:2: Kis Péter új játékos lesz; nagyon hasonlít rá: Kiss Péter" "$(grep hasonl .err)"
printf 'Név;Forduló;Asztal;Pont;Dátum\nVas Ede;1;1;12;2024.04.01.\nNagy Éva;1;1;-5;2024.04.01.\nTóth Imre;1;1;-7;2024.04.01.\nVass Ede;1;1;12;2024.05.01.\nNagy Éva;1;1;-5;2024.05.01.\nTóth Imre;1;1;-7;2024.05.01.\n' >two.csv
ok "in two events of one file" "$RENONSZ" event import two.csv --deals 9 -n
is "too, once" "two.csv:5: Vass Ede új játékos lesz; nagyon hasonlít rá: Vas Ede" "$(grep hasonl .err)"
printf 'Név\nKiss Péter\nNagy Évi\nNagi Éva\n' >list.csv
ok "in a list" "$RENONSZ" player import list.csv -n
is "too" "list.csv:3: Nagy Évi új játékos lesz; nagyon hasonlít rá: Nagy Éva|list.csv:4: Nagi Éva új játékos lesz; nagyon hasonlít rá: Nagy Éva" "$(grep hasonl .err | paste -sd'|')"
ok "by hand" "$RENONSZ" player add "Tóth Imr"
has "too" 'Figyelem: Tóth Imr új játékos; nagyon hasonlít rá: Tóth Imre.' .err
ok "somebody else" "$RENONSZ" player add "Vass Lajos"
is "is no matter" 0 "$(grep -c hasonl .err)"

# Who is told apart by a mark is named with it wherever he is spoken of.
"$RENONSZ" -f marks.db event new Jelek >out 2>&1
printf 'név;jel;klub\nNagy János;;Szolnok\nNagy János;ifj.;Szolnok\nTóth Imre;;Eger\nBor Ede;;Eger\n' >marks.csv
"$RENONSZ" -f marks.db player import marks.csv >out 2>&1
"$RENONSZ" -f marks.db table add 1 1 A=1 B=2 C=3 >out 2>&1
for kind in figyelmeztetes sarga piros kizaras feloldas visszalepes; do
	ok "a measure for one of two namesakes ($kind)" "$RENONSZ" -f marks.db discipline add $kind 2 --reason x
	has "names him with his mark" "Nagy János (ifj.) " .err
done
has "also where he sits" "Nagy János (ifj.) az 1. forduló 1. asztalánál ül" .err
status "he is seated no more" 3 "$RENONSZ" -f marks.db table add 2 1 A=2 B=3 C=4
has "and is named with his mark" "Nagy János (ifj.)" .err

# ---- at two tables of a round

RENONSZ_DB=twice.db
"$RENONSZ" event new Kettő --date 2026-11-28 --deals 1 >/dev/null 2>&1
for name in "Aba Anna" "Bor Béla" "Cser Cili" "Deák Dezső" "Erős Endre"; do
	"$RENONSZ" player add "$name" && "$RENONSZ" entry add "$name"
done >/dev/null 2>&1
"$RENONSZ" event set unseated=bye 2>/dev/null
"$RENONSZ" table add 1 1 A=1 B=2 C=3 2>/dev/null
"$RENONSZ" table add 1 2 A=4 B=5 C=1 2>/dev/null
"$RENONSZ" deal add 1 1 A P z + >/dev/null 2>&1
lacks "one table played: no remark yet" "két asztalnál" <("$RENONSZ" standings)
ok "the last deal of a round in which one sat twice" "$RENONSZ" deal add 1 2 C P z +
has "the round is not complete" "1. forduló: minden asztal kész, de nem teljes: 1 játékos két asztalnál is ült (renonsz missing 1)." .err
lacks "nor copied" "biztonsági mentés" .err
words="Nem végleges (1. forduló): Aba Anna két asztalnál is ült (1. és 2. asztal), és mindkettő számít."
has "the standings are not final" "$words" <("$RENONSZ" standings | tr '\n' ' ')
ok "exported" "$RENONSZ" export -o twice.html
has "in HTML too" "$words" twice.html
has "in JSON" '"twice":[{"round":1,"start_no":1,"table":1,"other":2}]' <("$RENONSZ" standings --json)
has "why names both tables" "renonsz why 1 1 + renonsz why 1 2" <("$RENONSZ" why --standings "Aba Anna" --csv)
ok "another in the seat" "$RENONSZ" player add "Fa Ferenc"
ok "is seated" "$RENONSZ" table seat 1 2 C="Fa Ferenc"
has "and the round is complete" "1. forduló: teljes" .err
lacks "and the standings final" "két asztalnál" <("$RENONSZ" standings)
lacks "in JSON too" '"twice"' <("$RENONSZ" standings --json)
# Whoever changes tables in a round sits at one at a time.
"$RENONSZ" event set deals=2 >/dev/null 2>&1
"$RENONSZ" table add 2 1 A=1 B=2 C=3 2>/dev/null
"$RENONSZ" table add 2 2 A=4 B=5 C=6 2>/dev/null
"$RENONSZ" player add "Gál Géza" 2>/dev/null
"$RENONSZ" table seat 2 1 A="Gál Géza" --from 2 2>/dev/null
"$RENONSZ" table seat 2 2 C=1 --from 2 2>/dev/null
for t in 1 2; do
	for no in 1 2; do "$RENONSZ" deal add 2 $t $no A P z +; done
done >/dev/null 2>&1
lacks "a change of tables is no remark" "Nem végleges (2. forduló)" <("$RENONSZ" standings)
has "he has points from both" '"round":2,"table":2' <("$RENONSZ" standings --json | grep "Aba Anna")
