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
	has "is on that day" ", 2026-11-21;" .err
done
status "a day that is none" 3 "$RENONSZ" event new Kupa --date "2026. február 30."
has "is named" "2026. február 30." .err

# Two of one name.
ok "an event" "$RENONSZ" event new "Szolnok Kupa" --deals 2
printf 'név;klub;rajtszám\nKovács János;Szolnok;1\nKovács János;Debrecen;2\nKis Pál;Győr;3\n' >namesakes.csv
ok "two of one name in a file" "$RENONSZ" player import namesakes.csv
has "are told apart by their clubs, which is said" "(2., 3. sor)" .err
has "and counted as two" "3 új játékos, 0 már szerepelt; új nevezés: 3, a versenyen most 3" .err
"$RENONSZ" entry list --csv >entries.csv
has "the first has a start number" "1,Kovács János (Szolnok),Szolnok" entries.csv
has "and the second" "2,Kovács János (Debrecen),Debrecen" entries.csv
ok "the file once more" "$RENONSZ" player import namesakes.csv
has "changes nothing" "0 új játékos, 3 már szerepelt; új nevezés: 0, a versenyen most 3" .err
printf 'név;klub;rajtszám\nKovács János;Szolnok;1\n' >one.csv
ok "one of them in another file" "$RENONSZ" player import one.csv
has "is known by the club" "0 új játékos, 1 már szerepelt" .err
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
