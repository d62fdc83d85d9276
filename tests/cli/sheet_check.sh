# A second person checks a sheet: not who typed it; the mark falls away with the next change, and comes back from a journal.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_OPERATOR="Kovács Anna"
checked() { "$RENONSZ" table list --csv | awk -F, -v t="$1" '$1 == 1 && $2 == t { print $8 }'; }

"$RENONSZ" import - 2>/dev/null <<'BOOK'
verseny "Kupa" datum=2026-11-21 leosztas=3
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B P m +
3 C P z -
asztal 2
A="Papp Béla" B="Varga Ede" C="Szabó Ili"
1 A U z ++
asztal 3
A="Fehér Ida" B="Fekete Ida" C="Zöld Ida"
BOOK

status "missing lists what is unchecked" 1 "$RENONSZ" missing --csv
is "a complete sheet, in a column of its own" "1,1,,*,*,,,, 1,2,2 3,*,,,,, 1,3,1 2 3,*,,,,," "$(sed 1d "$WORK/.out" | paste -sd' ')"
status "who typed the deals does not check them" 3 "$RENONSZ" sheet check 1 1
has "and is told which they are" "„Kovács Anna” maga írta fel ezeket a leosztásokat: 1 2 3;" "$WORK/.err"
status "however he writes himself" 3 "$RENONSZ" sheet check 1 1 --by "kovacs anna"
status "an empty sheet is not checked" 3 "$RENONSZ" sheet check 1 3 --by "Nagy Béla"
status "nor one that is not there" 4 "$RENONSZ" sheet check 1 9 --by "Nagy Béla"
RENONSZ_OPERATOR= USER= status "nor by nobody" 2 "$RENONSZ" sheet check 1 1
none "and no mark was made" "$(checked 1)"
ok "somebody else, with --dry-run" "$RENONSZ" sheet check 1 1 --by "Nagy Béla" --dry-run
none "makes none either" "$(checked 1)"
ok "somebody else at the keyboard" "$RENONSZ" --operator "Nagy Béla" sheet check 1 1
has "is told with the totals" "1. forduló, 1. asztal: a lapot ellenőrizte: Nagy Béla. Állás: Kiss Péter" "$WORK/.err"
is "and stands in the list" "Nagy Béla" "$(checked 1)"
"$RENONSZ" sheet 1 1 >sheet
has "and on the sheet" "Ellenőrizte: Nagy Béla" sheet
has "in English" "Checked by Nagy Béla" <("$RENONSZ" --lang en sheet 1 1)
has "in CSV" ",played,1,,,Nagy Béla" <("$RENONSZ" sheet 1 1 --csv)
is "in JSON" "Nagy Béla" "$("$RENONSZ" sheet 1 1 --json | jq -r '.sheets[0].checked')"
"$RENONSZ" export --sheets -o sheets.html 2>/dev/null
has "on the page" "Ellenőrizte: Nagy Béla" sheets.html
"$RENONSZ" export --sheets -o sheets.xlsx 2>/dev/null
has "in the workbook" "Ellenőrizte: Nagy Béla" <(unzip -p sheets.xlsx xl/sharedStrings.xml)
is "and is counted" "1,3,0,1" "$("$RENONSZ" round list --csv | sed -n 2p)"
ok "who typed it, if there is nobody else" "$RENONSZ" sheet check 1 2 --force
is "stands there too" "Kovács Anna" "$(checked 2)"
"$RENONSZ" export --journal -o checked.ulti 2>/dev/null
has "the journal tells it" 'asztal 1 ellenorizte="Nagy Béla"' checked.ulti
ok "and brings it back" "$RENONSZ" -f back.db import checked.ulti
"$RENONSZ" -f back.db export --journal -o again.ulti 2>/dev/null
same "as it was" checked.ulti again.ulti
before=$(sqlite3 "$RENONSZ_DB" 'SELECT count(*) FROM step')
ok "once more the same" "$RENONSZ" import checked.ulti
ok "also by hand" "$RENONSZ" sheet check 1 1 --by "Nagy Béla"
is "writes nothing" "$before" "$(sqlite3 "$RENONSZ_DB" 'SELECT count(*) FROM step')"
sed 's/ ellenorizte="Kovács Anna"/ ellenorizte=/' checked.ulti >nobody.ulti
status "a mark wants a name" 3 "$RENONSZ" import nobody.ulti
sed 's/ ellenorizte="Nagy Béla"/& ellenorizte="Más"/' checked.ulti >twice.ulti
status "and stands once" 3 "$RENONSZ" import twice.ulti

# Whatever changes on the sheet takes the mark away, and says so.
# falls NAME COMMAND…
falls() {
	name=$1
	shift
	"$RENONSZ" sheet check 1 1 --by "Nagy Béla" 2>/dev/null
	ok "$name" "$RENONSZ" "$@"
	has "says that the mark falls" "ezért már nem számít ellenőrzöttnek; ha újra átnézték: renonsz sheet check 1 1" "$WORK/.err"
	none "and it is gone" "$(checked 1)"
}
falls "a correction" deal edit 1 1 1 A U z +-
falls "a void deal" deal void 1 1 2 --reason törölve
falls "a redeal" deal redeal 1 1 3 --reason "hibás osztás"
falls "its next attempt" deal add 1 1 3 C P z -
falls "taking back" deal remove 1 1 3
falls "a ruling" rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=6
falls "a dispute" rule 3.4 -r 1 -t 1 -d 2 by=B state=open declarer=A bid=pU --yes
falls "other seats" table seat 1 1 A=nagy B=kiss C=toth
"$RENONSZ" sheet check 1 1 --by "Nagy Béla" 2>/dev/null
printf 'C P z -\n.\n' | "$RENONSZ" enter 1 1 >typed 2>&1
has "at the prompt too" "ezért már nem számít ellenőrzöttnek" typed
"$RENONSZ" sheet check 1 1 --by "Nagy Béla" 2>/dev/null
ok "cards change no result" "$RENONSZ" cards set 1 1 3 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' 'talon zA tX'
is "and leave the mark" "Nagy Béla" "$(checked 1)"
ok "the same deal again" "$RENONSZ" deal add 1 1 3 C P z -
is "leaves it too" "Nagy Béla" "$(checked 1)"
ok "a dry run" "$RENONSZ" deal edit 1 1 3 C P z + --dry-run
is "likewise" "Nagy Béla" "$(checked 1)"
status "a change that is refused" 3 "$RENONSZ" deal edit 1 1 3 C P z + = 1 2 3
is "likewise" "Nagy Béla" "$(checked 1)"
ok "sheet uncheck" "$RENONSZ" sheet uncheck 1 1
has "says so" "a lap már nem számít ellenőrzöttnek" "$WORK/.err"
none "and the mark is gone" "$(checked 1)"

# A signed sheet can be checked; what is unchecked is listed, but does not keep the evening from ending.
printf '%s\n' 'verseny "Rövid" datum=2026-12-01 leosztas=1' 'fordulo 1' 'asztal 1 alairva="Nagy Béla"' \
	'A="K P" B="N É" C="T I"' '1 A U z ++' | "$RENONSZ" -f short.db import - 2>/dev/null
status "signed, complete, unchecked" 0 "$RENONSZ" -f short.db missing
golden sheet_check.missing.txt "$WORK/.out"
status "in English" 0 "$RENONSZ" -f short.db --lang en missing
golden sheet_check.missing.en.txt "$WORK/.out"
ok "a signed sheet is checked" "$RENONSZ" -f short.db sheet check 1 1 --by "Tóth Imre"
"$RENONSZ" -f short.db missing --csv >missing.csv
is "and nothing is missing" 1 "$(wc -l <missing.csv)"
status "which is told" 0 "$RENONSZ" -f short.db missing && has "in words" "Minden megvan" "$WORK/.err"
"$RENONSZ" -f short.db sheet 1 1 >sheet
has "the sheet has both" "Lezárva, aláírta: Nagy Béla" sheet
has "names" "Ellenőrizte: Tóth Imre" sheet
"$RENONSZ" -f short.db sheet open 1 1 2>/dev/null
"$RENONSZ" -f short.db deal edit 1 1 1 A U z -+ 2>/dev/null
none "a correction takes the mark" "$("$RENONSZ" -f short.db table list --csv | sed -n 2p | cut -d, -f8)"
"$RENONSZ" -f short.db undo --yes >/dev/null 2>&1
is "and its undoing gives it back" "Tóth Imre" "$("$RENONSZ" -f short.db table list --csv | sed -n 2p | cut -d, -f8)"

# A sheet that is signed over an open dispute says so, and why that deal does not count.
export RENONSZ_DB=open.db
printf 'verseny "Vita" datum=2026-11-21 leosztas=2\nfordulo 1\nasztal 1\nA=Kiss B=Nagy C=Papp\n1 A P m +\n' | "$RENONSZ" import - 2>/dev/null
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 2 by=A declarer=B bid=U trump=m state=open --yes >/dev/null 2>&1
ok "a sheet with an open dispute" "$RENONSZ" sheet sign 1 1
has "says that it has to be opened again" 'a lapon nyitott vita van (2. leosztás)' "$WORK/.err"
status "why of that deal" 1 "$RENONSZ" why 1 1 2
has "tells that it is open" 'nyitott vita van róla' "$WORK/.err"
"$RENONSZ" sheet open 1 1 2>/dev/null
"$RENONSZ" rule -r 1 -t 1 -d 2 --revise 1 state=dismissed reason=nem --yes >/dev/null 2>&1
status "turned down" 1 "$RENONSZ" why 1 1 2
has "it waits for its result" 'renonsz deal add 1 1 2' "$WORK/.err"
ok "then it is signed" "$RENONSZ" sheet sign 1 1 --force
is "without a word of it" 0 "$(grep -c 'nyitott vita' "$WORK/.err")"
