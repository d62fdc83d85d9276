# A game that no other file knows (tests/made_up/penny.c): entry, sheet, standings, every export, undo, verify, journal.
. "${TESTS:?}/lib.sh"
RENONSZ=$(dirname "$RENONSZ")/made-up

ok "an event of it" "$RENONSZ" event new "Penny kupa" --edition penny-2026 --date 2026-11-21 --deals 5
ok "round" "$RENONSZ" round add
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre"; do "$RENONSZ" player add "$player" >/dev/null; done
ok "a table of two" "$RENONSZ" table add 1 1 A="Kiss Péter" B="Nagy Éva"
status "not of three" 3 "$RENONSZ" table add 1 2 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
status "an unknown setting stays unknown" 2 "$RENONSZ" event set lost-ulti-extra=played
ok "its own placement points" "$RENONSZ" event set place-points-2=3-1

ok "deal add" "$RENONSZ" deal add 1 1 A fej + = 1 -1
has "settled" "1 A fej + = 1 -1" "$WORK/.err"
status "figures that are not the deal's" 3 "$RENONSZ" --lang en deal add 1 1 B fej + = 1 -1
has "are explained" "every sign turned" "$WORK/.err"
status "what is no toss" 3 "$RENONSZ" --lang en deal add 1 1 A írás +
has "is said at its place" "is no call" "$WORK/.err"
status "three figures are too many" 3 "$RENONSZ" --lang en deal add 1 1 A fej + = 1 -1 0
printf '%s\n' 'B fej +' 'A fej -' '3 ujraosztas "elgurult"' 'B fej -' '= 0 0' . | "$RENONSZ" enter 1 1 >"$WORK/enter.txt" 2>&1
ok "deal edit" "$RENONSZ" deal edit 1 1 2 B fej - --reason "elnézték"
ok "deal void" "$RENONSZ" deal void 1 1 1 --reason "leesett"
"$RENONSZ" deals --csv >"$WORK/deals.csv"
golden made_up.deals.csv "$WORK/deals.csv"
"$RENONSZ" sheet 1 1 >"$WORK/sheet.txt"
golden made_up.sheet.txt "$WORK/sheet.txt"
"$RENONSZ" sheet 1 1 --csv >"$WORK/sheet.csv"
golden made_up.sheet.csv "$WORK/sheet.csv"
"$RENONSZ" standings >"$WORK/standings.txt"
golden made_up.standings.txt "$WORK/standings.txt"
for format in txt csv json html xlsx pdf; do
	ok "standings and sheets as $format" "$RENONSZ" export --standings --sheets -o "$WORK/all.$format"
	[ -s "$WORK/all.$format" ] && echo "ok - all.$format is there" || echo "not ok - all.$format is empty"
done
ok "the workbook verifies" "$RENONSZ" verify --file "$WORK/all.xlsx"
ok "empty sheets" "$RENONSZ" export --sheets --blank 1 -o "$WORK/blank.html"
ok "log" "$RENONSZ" log
has "tells the deal in the game's own words" "B fej -" "$WORK/.out"
status "doctor" 1 "$RENONSZ" --lang en doctor 1 1 = 3 -3

# The help pages name it too, within 80 columns and in the column of the others.
for lang in hu en; do
	"$RENONSZ" --lang $lang help --all >"$WORK/pages.txt"
	is "no page wider ($lang)" 1 "$(($(wc -L <"$WORK/pages.txt") <= 80))"
	is "all pages that name editions ($lang)" 4 "$(grep -c 'penny-2026' "$WORK/pages.txt")"
	status "no edition at the left of the column ($lang)" 1 grep '^  [a-z]*-20' "$WORK/pages.txt"
done

# What it lacks is said in words.
status "no why" 2 "$RENONSZ" --lang en why 1 1 2
has "no why: in words" "“why” cannot be used with this game (penny-2026)" "$WORK/.err"
status "no bids" 2 "$RENONSZ" --lang en bids --rules penny-2026
has "no bids: in words" "“bids” cannot be used with this game (penny-2026)" "$WORK/.err"
status "no settle" 2 "$RENONSZ" settle --rules penny-2026 /dev/null
status "no ruling" 2 "$RENONSZ" --lang en rule 3.4 -r 1 -t 1 -d 1 by=B

ok "journal" "$RENONSZ" export --journal -o "$WORK/penny.ulti"
golden made_up.ulti "$WORK/penny.ulti"
ok "again into the same book: nothing new" "$RENONSZ" import "$WORK/penny.ulti"
RENONSZ_DB="$WORK/other.db" "$RENONSZ" event new "Más" --date 2026-01-01 >/dev/null 2>&1
ok "into another book" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" import "$WORK/penny.ulti"
RENONSZ_DB="$WORK/other.db" "$RENONSZ" event use 2 >/dev/null 2>&1
ok "and out of it" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" export --journal -o "$WORK/again.ulti"
same "the journal is the same" "$WORK/penny.ulti" "$WORK/again.ulti"
ok "merge" env RENONSZ_DB="$WORK/third.db" sh -c '"$0" event new "Más" --date 2026-01-01 && "$0" merge "$1"' "$RENONSZ" "$WORK/book.db"
ok "undo" "$RENONSZ" undo --yes
ok "redo" "$RENONSZ" redo --yes
ok "verify" "$RENONSZ" verify
cp "$WORK/book.db" "$WORK/forged.db"
sqlite3 "$WORK/forged.db" "DROP TRIGGER deal_point_kept; UPDATE deal_point SET points = -points" 2>/dev/null
status "and points that are not the toss's are found" 1 "$RENONSZ" -f "$WORK/forged.db" verify

# What it lacks, cards and a solver, is said in words.
status "no cards are recorded" 2 "$RENONSZ" --lang en cards set 1 1 1 "utes zA z9 z8"
has "that is said" "“cards” cannot be used with this game (penny-2026)" "$WORK/.err"
status "nor dealt out of a seed" 3 "$RENONSZ" --lang en duplicate attach 1 mag 5
status "no par" 3 "$RENONSZ" --lang en par 1 1 1
has "for want of a solver" "no open-card solver for this rule book: penny-2026" "$WORK/.err"
status "no analysis" 3 "$RENONSZ" --lang en cards analyse 1 1 1
status "no play to look at" 4 "$RENONSZ" --lang en replay 1 1 1
printf '%s\n' 'verseny "Penny lapokkal" datum=2026-11-22 szabaly=penny-2026' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva"' \
	'1 A fej +' '  utes zA' >"$WORK/cards.ulti"
status "a journal's line of cards is refused at its place" 3 "$RENONSZ" --lang en import "$WORK/cards.ulti"
has "with its line" "cards.ulti:6:1: “cards” cannot be used with this game (penny-2026)" "$WORK/.err"

# The books of the other games are read as ever.
ok "ulti beside it" "$RENONSZ" event new "Ulti kupa" --date 2026-11-22
"$(dirname "$RENONSZ")/renonsz" event use 1 >/dev/null 2>&1
status "the program without the game says that it does not know it" 3 "$(dirname "$RENONSZ")/renonsz" sheet 1 1

# Hearts: four seats, a line is figures, nobody declares, nothing optional is given (tests/made_up/hearts.c).
export RENONSZ_DB="$WORK/hearts.db"
ok "an event of hearts" "$RENONSZ" event new "Hearts kupa" --edition hearts-2026 --date 2026-11-21 --deals 4
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Kovács Béla" "Varga Cili" "Balog Dóra" "Molnár Ferenc"; do
	"$RENONSZ" player add "$player" >/dev/null && "$RENONSZ" entry add "$player" >/dev/null
done
ok "a draw of two tables of four" "$RENONSZ" draw 1 --seed mag
ok "is planned too" "$RENONSZ" draw plan
status "a table of three is none" 2 "$RENONSZ" table add 2 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
ok "a line that begins with figures" "$RENONSZ" deal add 1 1 5 8 0 13
has "is the next deal" "1 5 8 0 13 = 6 -6 26 -26" "$WORK/.err"
ok "with its number" "$RENONSZ" deal add 1 1 2 0 26 0 0 = -26 78 -26 -26
has "settled" "2 0 26 0 0 = -26 78 -26 -26" "$WORK/.err"
status "too few figures" 3 "$RENONSZ" --lang en deal add 1 1 5 8 0
has "are refused" "a figure for each seat" "$WORK/.err"
status "a wrong sum" 3 "$RENONSZ" --lang en deal add 1 1 5 8 0 12
has "too" "add up to 25" "$WORK/.err"
printf '%s\n' '6 7 6 7' '4 ujraosztas "elgurult"' '4 5 8 0 13' . | "$RENONSZ" enter 1 1 >"$WORK/enter.txt" 2>&1
has "the prompt too" "deal 4" <("$RENONSZ" --lang en log)
ok "a correction" "$RENONSZ" deal edit 1 1 2 1 1 1 23 --reason "elnézték"
ok "and a void one" "$RENONSZ" deal void 1 1 3 --reason "leesett"
"$RENONSZ" deals --csv >"$WORK/deals.csv"
golden made_up.hearts.csv "$WORK/deals.csv"
"$RENONSZ" sheet 1 1 >"$WORK/sheet.txt"
golden made_up.hearts.txt "$WORK/sheet.txt"
"$RENONSZ" standings >"$WORK/standings.txt"
golden made_up.hearts.standings.txt "$WORK/standings.txt"
"$RENONSZ" sheet 1 1 --json >"$WORK/sheet.json"
has "a column of figures is one in JSON" '"taken_A":5,"taken_B":8' "$WORK/sheet.json"
for format in txt csv json html xlsx pdf; do
	ok "hearts: standings and sheets as $format" "$RENONSZ" export --standings --sheets -o "$WORK/hearts.$format"
done
unzip -p "$WORK/hearts.xlsx" 'xl/worksheets/sheet*.xml' >"$WORK/cells.xml"
has "and in a workbook" '<v>13</v>' "$WORK/cells.xml"
ok "which verifies" "$RENONSZ" verify --file "$WORK/hearts.xlsx"
status "no legend of another game's" 1 grep -q "Jelek" "$WORK/hearts.txt"
status "no why of a line" 2 "$RENONSZ" --lang en why 5 8 0 13 --rules hearts-2026
has "for it has none" "“why” cannot be used with this game (hearts-2026)" "$WORK/.err"
status "no statistics by bids" 2 "$RENONSZ" --lang en stats players
has "for there are none" "this game has no bids (hearts-2026), so nothing can be counted by them" "$WORK/.err"
ok "hearts: journal" "$RENONSZ" export --journal -o "$WORK/hearts.ulti"
golden made_up.hearts.ulti "$WORK/hearts.ulti"
ok "hearts: again into the same book: nothing new" "$RENONSZ" import "$WORK/hearts.ulti"
RENONSZ_DB="$WORK/hearts2.db" "$RENONSZ" event new "Más" --date 2026-01-01 >/dev/null 2>&1
ok "hearts: into another book" env RENONSZ_DB="$WORK/hearts2.db" "$RENONSZ" import "$WORK/hearts.ulti"
RENONSZ_DB="$WORK/hearts2.db" "$RENONSZ" event use 2 >/dev/null 2>&1
ok "hearts: and out of it" env RENONSZ_DB="$WORK/hearts2.db" "$RENONSZ" export --journal -o "$WORK/hearts3.ulti"
same "hearts: the journal is the same" "$WORK/hearts.ulti" "$WORK/hearts3.ulti"
ok "hearts: undo" "$RENONSZ" undo --yes
ok "hearts: redo" "$RENONSZ" redo --yes
ok "hearts: verify" "$RENONSZ" verify
ok "hearts: merge" env RENONSZ_DB="$WORK/hearts4.db" sh -c '"$0" event new "Más" --date 2026-01-01 && "$0" merge "$1"' "$RENONSZ" "$WORK/hearts.db"
