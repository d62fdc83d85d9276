# Tables that are not as others are: four at a table, a substitute, a sheet of which only the totals are known; out of
# the book, into another, taken back and done again. And an evening with all of them.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
r() { "$RENONSZ" "$@" 2>/dev/null; }
missing() { r missing --csv | awk -F, -v t="$1" '$1 == 1 && $2 == t { print $3 }'; }
# deals TABLE FROM TO SEATS: deals of a parti, made by A, B, C … in turn.
deals() {
	for no in $(seq "$2" "$3"); do
		"$RENONSZ" deal add 1 "$1" "$no" "$(printf %s ABCD | cut -c$((no % $4 + 1)))" P m + >/dev/null || echo "not ok - deal $no"
	done 2>/dev/null
}
# travels NAME: the book goes out as a journal, and by merge, and is the same there; both are sound.
travels() {
	rm -f there.db merged.db
	ok "$1: exported" "$RENONSZ" export -o out.ulti
	ok "$1: imported" "$RENONSZ" -f there.db import out.ulti
	ok "$1: the same there" "$RENONSZ" diff book.db there.db
	ok "$1: merged" "$RENONSZ" -f merged.db merge book.db
	ok "$1: the same there too" "$RENONSZ" diff book.db merged.db
	ok "$1: sound" "$RENONSZ" -f merged.db verify
	ok "$1: imported again" "$RENONSZ" -f there.db import out.ulti
	has "$1: changes nothing" " 0 új leosztás" "$WORK/.err"
	"$RENONSZ" -f there.db export -o again.ulti 2>/dev/null
	same "$1: exported again" out.ulti again.ulti
}

# ---- four at a table
"$RENONSZ" event new Kupa --date 2026-11-21 --deals 9 >/dev/null 2>&1
for i in $(seq -w 1 22); do "$RENONSZ" player add "Játékos $i" >/dev/null 2>&1; "$RENONSZ" entry add "Játékos $i" >/dev/null 2>&1; done
for t in 1 2 3 4 5 6; do
	"$RENONSZ" table add 1 $t A="$(printf 'Játékos %02d' $((3 * t - 2)))" B="$(printf 'Játékos %02d' $((3 * t - 1)))" \
		C="$(printf 'Játékos %02d' $((3 * t)))" >/dev/null 2>&1
done
"$RENONSZ" table add 1 7 A="Játékos 19" B="Játékos 20" C="Játékos 21" D="Játékos 22" >/dev/null 2>&1
is "a table of four has twelve where others have nine" "1 2 3 4 5 6 7 8 9 10 11 12" "$(missing 7)"
is "and the others nine" "1 2 3 4 5 6 7 8 9" "$(missing 1)"
has "event show says so" "deals-four,12," <(r event show --csv)
deals 7 1 12 4
status "the thirteenth is refused" 3 "$RENONSZ" deal add 1 7 13 A P m +
has "with the setting that would allow it" "event set deals-four=13" "$WORK/.err"
none "the sheet is full" "$(missing 7)"
ok "blank sheets" "$RENONSZ" export --blank 1 -o blank.xlsx
is "of as many rows as the table has deals" "9 9 9 9 9 9 12" "$(for n in 1 2 3 4 5 6 7; do
	unzip -p blank.xlsx xl/worksheets/sheet$n.xml | grep -oE '<c r="A[0-9]+"( s="[0-9]+")?><v>[0-9]+</v>' | grep -c .; done | paste -sd' ')"
ok "another number for all" "$RENONSZ" event set deals=6
has "what follows is said" "Fordulónként 6 leosztás van, négyes asztalnál 8." "$WORK/.err"
has "and what is beyond stays" "1 lapon több leosztás van ennél; azok megmaradnak és számítanak." "$WORK/.err"
travels "more deals than the event says"
r rule 3.4 -r 1 -t 7 -d 12 by=B claim=C trick=6 bid=P declarer=A --yes >/dev/null
travels "a ruling at one of them"
r undo --yes >/dev/null
has "beyond is said when it is read" "9. leosztás: a versenyen egy fordulóban ennyi nincs (8)" <("$RENONSZ" -f x.db import out.ulti 2>&1)
ok "a number of its own stays its own" "$RENONSZ" event set deals-four=10
"$RENONSZ" event set deals=9 2>/dev/null
has "whatever becomes of the other" "deals-four,10," <(r event show --csv)
has "and is told in the journal" "leosztas=9 leosztas-negy=10" <(r export --journal)
travels "a number of its own"
"$RENONSZ" event set deals=0 deals-four=0 2>/dev/null
none "not fixed stays not fixed" "$(missing 7)"
"$RENONSZ" event set deals=9 2>/dev/null
has "and follows again" "deals-four,12," <(r event show --csv)

# ---- a substitute
for t in 1 2 3 4 5; do deals $t 1 9 3; done
"$RENONSZ" player add "Beugró Béla" 2>/dev/null
status "who sits there already cannot take over" 3 "$RENONSZ" table seat 1 5 A="Játékos 14" --from 5
ok "from deal 5 on" "$RENONSZ" table seat 1 5 A="Beugró Béla" --from 5
has "who was there keeps his deals" "A=Játékos 13, 5. leosztástól Beugró Béla" "$WORK/.err"
standing() { r standings --csv | awk -F, -v p="$1" '$2 == p { print $3, $4, $8 }'; }
is "points go to who played" "0 -1 4" "$(standing "Játékos 13")"
is "the place to who played more" "2 1 5" "$(standing "Beugró Béla")"
is "plain SQL says the same" "-1|4 1|5" "$(sqlite3 book.db "SELECT sum(points), count(*) FROM score WHERE player IN
	('Játékos 13', 'Beugró Béla') GROUP BY player_id ORDER BY 1" | paste -sd' ')"
r sheet 1 5 >sheet
has "both stand on the sheet" "A  5. leosztástól Beugró Béla, rajtszám: 23" sheet
has "and whose the place is" "A: a helyezési pontot Beugró Béla kapja." sheet
has "in JSON" '"turns":[{"from":5,"player":"Beugró Béla","start_no":23}],"place_of":"Beugró Béla"' <(r sheet 1 5 --json | tr -d '\n')
has "in CSV" ",Beugró Béla,Játékos 14,Játékos 15," <(r sheet 1 5 --csv | sed -n 6p)
has "before him who was there" ",Játékos 13,Játékos 14,Játékos 15," <(r sheet 1 5 --csv | sed -n 5p)
has "on the HTML" "5. leosztástól Beugró Béla" <(r export --sheets --html)
has "in the standings" "Csere: 1. forduló, 5. asztal, A: 5. leosztástól Játékos 13 helyén Beugró Béla" <(r standings)
has "in the list of deals" "Beugró Béla" <(r deals --table 5 --csv | sed -n 6p)
has "in the list of tables" "5 A=Beugró Béla" <(r table list --csv)
has "in the log" "5. leosztás: innen az A helyen: Beugró Béla" <(r log)
has "why names him" "Beugró Béla" <(r why 1 5 6)
has "in the journal" 'szek 5 A="Beugró Béla"' <(r export --journal)
# What came of it says which deals each has, and they add up.
own() { r why --standings "$1" --csv | grep ",r1_score," | cut -d, -f4-; }
sum_own() { own "$1" | grep -oE '[0-9]+\. [+-]?[0-9]+' | awk '{ sum += $2 } END { print sum }'; }
for who in "Játékos 13" "Beugró Béla"; do
	is "the points of $who are those of the deals played" "$(own "$who" | cut -d, -f1)" "$(sum_own "$who")"
	has "by R-61" "R-61" <(own "$who")
done
has "from which deal on" "saját leosztásai (A hely): 5. " <(own "Beugró Béla")
has "and where the sheet is" "renonsz why 1 5" <(own "Beugró Béla")
has "whose the placement points are" "megosztott hely (R-61), a pontot kapja: " <(r why --standings "Beugró Béla")
has "others have theirs from the foot" "a lap aljáról: renonsz why 1 5" <(own "Játékos 14")
# The same where a substitute plays for the absent: all nine deals, 0 points and the second place are his.
statistics() { r stats players --csv | awk -F, -v p="$1" '$1 == p { print $2, $3 }'; }
is "the statistics are whose the deals were" "4 -1;5 1" "$(statistics "Játékos 13");$(statistics "Beugró Béla")"
ok "who plays for the absent" "$RENONSZ" event set substitute=absent
is "plays for him" "2 0 9" "$(standing "Játékos 13")"
none "and stands nowhere" "$(standing "Beugró Béla")"
is "nor in the statistics" "9 0;" "$(statistics "Játékos 13");$(statistics "Beugró Béla")"
has "the sheet says whose the place is" "A: a helyezési pontot Játékos 13 kapja." <(r sheet 1 5)
has "and who sat there" "A  5. leosztástól Beugró Béla" <(r sheet 1 5)
has "why names who sat at the deal" "Beugró Béla" <(r why 1 5 6)
has "and has the points from the foot" "a lap aljáról: renonsz why 1 5" <(own "Játékos 13")
status "of the substitute there is no place to explain" 4 "$RENONSZ" why --standings "Beugró Béla"
is "money follows" "Játékos 13" "$(r money --json | jq -r '.balances[].name' | grep -E '^(Játékos 13|Beugró Béla)$')"
ok "the deals are not all there" "$RENONSZ" deal remove 1 5 9
ok "but the totals are" "$RENONSZ" sheet totals 1 5 --deals 9 = 6 -4 -2
is "which are his too" "3 6 9" "$(standing "Játékos 13")"
none "and nobody else's" "$(standing "Beugró Béla")"
r undo 2 --yes >/dev/null
travels "a substitute for the absent"
r undo --yes >/dev/null
is "taken back each has their own" "0 -1 4;2 1 5" "$(standing "Játékos 13");$(standing "Beugró Béla")"
ok "back to who was there" "$RENONSZ" table seat 1 5 A="Játékos 13" --from 5
is "all is his again" "2 0 9" "$(standing "Játékos 13")"
r undo --yes >/dev/null
is "and undone" "0 -1 4" "$(standing "Játékos 13")"
r discipline add visszalepes "Játékos 13" --reason "hazament" --by "Nagy Béla"
has "who went home is marked" "Játékos 13 (visszalépett)" <(r standings)
has "and in CSV" ",withdrawal,0," <(r standings --csv)
travels "a substitute"
"$RENONSZ" player add "Egészen Új" >/dev/null 2>&1
status "a new table of one seat" 2 "$RENONSZ" table add 1 9 B="Egészen Új"
lacks "and nobody is said to be entered" "Ezzel benevezve" "$WORK/.err"
ok "one seat alone is seated anew" "$RENONSZ" table seat 1 4 B="Egészen Új"
has "and the others stay" "A=Játékos 10, B=Egészen Új, C=Játékos 12" "$WORK/.err"
status "but nobody twice" 3 "$RENONSZ" table seat 1 4 B="Játékos 10"
ok "two seats exchanged" "$RENONSZ" table seat 1 4 A="Játékos 12" C="Játékos 10"
has "with the third as it was" "A=Játékos 12, B=Egészen Új, C=Játékos 10" "$WORK/.err"
r undo --yes >/dev/null
r undo --yes >/dev/null
ok "seating anew is still a correction" "$RENONSZ" table seat 1 4 A="Játékos 12" B="Játékos 11" C="Játékos 10"
has "that says what it does" "már 9 leosztása fel van írva, és ezek most az új játékoséi lettek" "$WORK/.err"
has "and what to do for a substitute" "table seat 1 4 A=NÉV --from LEOSZTÁS" "$WORK/.err"
r undo --yes >/dev/null
sed '/^szek/d' out.ulti >unsaid.ulti
status "a journal that knows no substitute" 0 "$RENONSZ" import unsaid.ulti
sed 's/^szek 5/szek 7/' out.ulti >other.ulti
status "and one that has him at another deal" 5 "$RENONSZ" import other.ulti
has "is a conflict" "7. leosztástól az A helyen más ül" "$WORK/.err"
for again in "Varga Ilona" "Kiss Péter"; do
	printf '%s\n' 'verseny "Szék Kupa" datum=2026-11-21 leosztas=4' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"' \
		'1 A U z ++' 'szek 2 A="Szabó Anna"' '2 A U z ++' "szek 2 A=\"$again\"" '3 A U z ++' >two.ulti
	status "a journal that sits two in a seat from one deal on ($again)" 5 "$RENONSZ" -f two.db import two.ulti
	has "names the line" "two.ulti:8:" "$WORK/.err"
	has "and who sits there already" "2. leosztástól Szabó Anna ül az A helyen" "$WORK/.err"
done

# ---- totals alone
status "totals that do not add up" 3 "$RENONSZ" sheet totals 1 6 = 69 -62 7
has "with the slip" "az eltérés +14. Talán előjelhiba: C +7 helyett -7." "$WORK/.err"
status "exchanged digits" 3 "$RENONSZ" sheet totals 1 6 = 69 -26 -7
has "are found too" "Talán felcserélt számjegyek: B -26 helyett -62." "$WORK/.err"
status "more than a round has" 3 "$RENONSZ" sheet totals 1 6 = 69 -62 -7 --deals 12
status "too few figures" 2 "$RENONSZ" sheet totals 1 6 = 69 -62
status "of a sheet that has its deals" 5 "$RENONSZ" sheet totals 1 1 = 0 0 0
ok "totals" "$RENONSZ" sheet totals 1 6 = 69 -62 -7
has "complete the round" "1. forduló: teljes" "$WORK/.err"
is "count" "3 69 9" "$(standing "Játékos 16")"
has "are marked in the standings" "Játékos 16 °" <(r standings)
has "explained" "° Csak a lap összege ismert: 1. forduló, 6. asztal" <(r standings)
has "on the sheet" "Csak a lap összege ismert; ez számít, amíg minden leosztása (9) fel nincs írva." <(r sheet 1 6)
has "in English" "Only the totals of the sheet are known" <(r --lang en sheet 1 6)
has "among what is missing" "1,6,,*,*,,*" <(r missing --csv)
has "among the deals" "1,6,,,,69,-62,-7,,,,totals" <(r deals --csv)
has "in the log" "a lap összege: +69 -62 -7 (9)" <(r log)
is "plain SQL has them without a deal" "69|" "$(sqlite3 book.db "SELECT points, deal_no FROM score WHERE player = 'Játékos 16'")"
has "in the journal" "osszeg = 69 -62 -7 leosztas=9" <(r export --journal)
ok "the same again" "$RENONSZ" sheet totals 1 6 = 69 -62 -7
status "others are a conflict" 5 "$RENONSZ" sheet totals 1 6 = 60 -53 -7
has "that shows both" "„osszeg = 69 -62 -7 leosztas=9”, most „osszeg = 60 -53 -7 leosztas=9”" "$WORK/.err"
ok "unless meant" "$RENONSZ" sheet totals 1 6 = 60 -53 -7 --force
r undo --yes >/dev/null
is "undone" "3 69 9" "$(standing "Játékos 16")"
ok "signed like any other" "$RENONSZ" sheet sign 1 6 --by "Bíró Éva"
ok "and opened" "$RENONSZ" sheet open 1 6
travels "totals"
ok "the workbook" "$RENONSZ" export -o kupa.xlsx
ok "shows what the book says" "$RENONSZ" verify --file kupa.xlsx
ok "the book is sound" "$RENONSZ" verify
deals 6 1 8 3
is "count until the deals are there" "3 69 9" "$(standing "Játékos 16")"
deals 6 9 9 3
is "then the deals do" "2 0 9" "$(standing "Játékos 16")"
has "and the difference is said" "A felírt összeg más volt, mint a leosztásoké: +69 -62 -7" <(r sheet 1 6)
travels "totals with deals that differ"
ok "totals taken back" "$RENONSZ" sheet totals 1 6 --deals 0
travels "totals taken back"
sqlite3 book.db "DROP TRIGGER sheet_total_point_fixed; UPDATE sheet_total_point SET points = points + 1 WHERE seat = 0"
status "another program's hand is found" 1 "$RENONSZ" verify

# ---- a book of version 5
sqlite3 old.db <"$TESTS/cases/book-v5.sql"
export RENONSZ_DB=$WORK/old.db
ok "a book of version 5 opens" "$RENONSZ" standings
ok "with a copy as it was" test -e old.db.backup-v5
none "nothing is missing of its table of four" "$(missing 2)"
ok "and is sound" "$RENONSZ" verify
ok "what was printed is proved" "$RENONSZ" verify 3fae-1ffe-1739
ok "the past" "$RENONSZ" standings --at 2
ok "and what was done can be taken back" "$RENONSZ" undo --yes
ok "something new" "$RENONSZ" table seat 1 2 A="Nagy Éva" --from 3
ok "is sound too" "$RENONSZ" verify
ok "the past is as it was" "$RENONSZ" sheet 1 2 --at 6
lacks "without him" "leosztástól" "$WORK/.out"
status "saved from damage" 0 "$RENONSZ" recover old.db -o saved.db
ok "with who took over" test "$(sqlite3 saved.db "SELECT count(*) FROM substitute")" = 1

# ---- the paper has a figure for each seat --------------------------------------------------------------
printf 'verseny "Négyes" datum=2026-11-22 leosztas=4\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Varga Pál"\n' >four.ulti
"$RENONSZ" -f four.db import four.ulti 2>/dev/null
for line in "= 5 -15 10" "= 10 -5 -5"; do
	status "a deal at a table of four: $line" 3 "$RENONSZ" -f four.db --lang en deal add 1 1 A B + $line
	cp .err err.txt
	has "$line: how many are needed" "at this table 4 figures are needed" err.txt
	status "$line: no slip is guessed" 1 grep exchanged err.txt
	{ cat four.ulti; echo "1 A B + $line"; } | "$RENONSZ" -f five.db --lang en import - 2>err.txt
	has "$line: in a journal too" "at this table 4 figures are needed" err.txt
	{ cat four.ulti; echo "1 A B +"; echo "$line"; } | "$RENONSZ" -f five.db --lang en import - 2>err.txt
	has "$line: for the sheet's totals too" "at this table 4 figures are needed" err.txt
done

# An insertion changes the dealers of what stood behind it, and so who sits out.
cp four.db ins.db
ins() { "$RENONSZ" -f ins.db --lang en "$@"; }
ok "at a table of four" ins deal add 1 1 C P m + = -1 -1 2 0
ok "a second deal" ins deal add 1 1 C P m + = 0 -1 2 -1
ins deal insert 1 1 1 B P m + 2>&1 | tr -s '\n ' '  ' >out.txt
has "that others sit out after an insertion is said" "another player sits out and the points go to others" out.txt
sed 's/ D="Varga Pál"//' four.ulti | "$RENONSZ" -f ins3.db import - 2>/dev/null
ins() { "$RENONSZ" -f ins3.db --lang en "$@"; }
ok "at a table of three" ins deal add 1 1 C P m +
ins deal insert 1 1 1 B P m + >out.txt 2>&1
has "what moved is said" "now deal 2" out.txt
none "and nothing of who sits out" "$(grep "sits out" out.txt)"

# ---- totals that the deals contradict --------------------------------------------------------------------
export RENONSZ_DB=$WORK/against.db
printf 'név\nKiss Péter\nNagy Éva\nTóth Imre\n' >three.csv
"$RENONSZ" event new Kupa --deals 1 >/dev/null 2>&1
"$RENONSZ" player import three.csv >/dev/null 2>&1
"$RENONSZ" table add 1 1 A=1 B=2 C=3 >/dev/null 2>&1
cp against.db two.db
"$RENONSZ" -f two.db sheet totals 1 1 = 4 -2 -2 >/dev/null 2>&1
is "as long as deals are missing totals contradict nothing" "*" "$("$RENONSZ" -f two.db missing --json | jq -r '.[0].totals')"
"$RENONSZ" deal add 1 1 A B + k:B >/dev/null 2>&1
against="1. forduló, 1. asztal: a lap felírt összege (4 -2 -2) ellentmond a leosztásainak (15 -10 -5)"
ok "the other laptop has totals" "$RENONSZ" merge two.db
has "that the deals contradict" "$against" .err
ok "signed" "$RENONSZ" sheet sign 1 1
has "it is told" "$against" .err
ok "checked" "$RENONSZ" sheet check 1 1 --by Zsuzsa
has "too" "$against" .err
status "missing has it, though nothing else is" 1 "$RENONSZ" missing
has "with both" "4 -2 -2, a leosztások: 15 -10 -5" .out
has "the standings say so" "$against" <("$RENONSZ" standings | paste -sd' ')
is "to scripts too" '[{"round":1,"table":1}]' "$("$RENONSZ" standings --json | jq -c .totals_against)"
ok "opened" "$RENONSZ" sheet open 1 1
ok "the totals taken back" "$RENONSZ" sheet totals 1 1 --deals 0
is "nothing is left to tell" null "$("$RENONSZ" standings --json | jq -c .totals_against)"

# A table that is made again with another number of seats: attempts of before stay what they were.
for seats in "4 3" "3 4"; do
	export RENONSZ_DB=$WORK/again${seats% *}.db
	{ "$RENONSZ" event new "Kupa" --deals 4 && for name in Antal Balog Csaba Deli; do "$RENONSZ" player add "$name Pál"; done; } >/dev/null 2>&1
	all=(A=Antal B=Balog C=Csaba D=Deli)
	ok "$seats: seated" "$RENONSZ" table add 1 1 "${all[@]:0:${seats% *}}"
	ok "$seats: the dealer of a three" "$RENONSZ" deal add 1 1 "$([ "${seats% *}" = 3 ] && echo C || echo A)" P z +
	ok "$seats: dealt again" "$RENONSZ" deal redeal 1 1 1 --reason x
	ok "$seats: removed" "$RENONSZ" deal remove 1 1 1
	ok "$seats: the table too" "$RENONSZ" table remove 1 1
	status "$seats: sound without it" 0 "$RENONSZ" verify
	ok "$seats: made again" "$RENONSZ" table add 1 1 "${all[@]:0:${seats#* }}"
	ok "$seats: a deal" "$RENONSZ" deal add 1 1 "$([ "${seats#* }" = 3 ] && echo C || echo A)" P z +
	ok "$seats: dealt again there" "$RENONSZ" deal redeal 1 1 1 --reason x
	status "$seats: sound" 0 "$RENONSZ" verify
done

# A deal that waits for a ruling or to be dealt again is not recorded: the totals count until it is (R-62).
export RENONSZ_DB=$WORK/waiting.db
scores() { "$RENONSZ" standings --json | jq -r "[.standings[].score] | join(\" \")"; }
{ "$RENONSZ" event new "Kupa" --deals 2 && for name in Antal Balog Csaba; do "$RENONSZ" player add "$name Pál"; done \
	&& "$RENONSZ" table add 1 1 A=Antal B=Balog C=Csaba; } >/dev/null 2>&1
for no in 1 2; do ok "deal $no is disputed" "$RENONSZ" rule jury -r 1 -t 1 -d $no points=-20,10,10 reason=x state=open --yes; done
ok "the totals are known" "$RENONSZ" sheet totals 1 1 = 10 -4 -6
is "they count" "10 -4 -6" "$(scores)"
is "as scores in the book too" "10 -4 -6" "$(sqlite3 "$RENONSZ_DB" "SELECT group_concat(points, ' ') FROM score")"
is "and contradict nothing" null "$("$RENONSZ" standings --json | jq -c .totals_against)"
"$RENONSZ" --lang en missing >said 2>&1
lacks "and not that the event has fewer deals" "has fewer now" said
is "missing has the totals and the disputes" '* 1 2' "$("$RENONSZ" missing --json | jq -r '.[0] | "\(.totals) \(.open)"')"
is "both decided the deals would" "3. 1 -40" "$("$RENONSZ" standings --json | jq -r '.standings[0].outcomes')"
ok "the first is recorded" "$RENONSZ" deal add 1 1 1 A P m +
is "they count still" "10 -4 -6" "$(scores)"
is "until the other is decided" "3. 1 -18 | 3. 1 -40" "$("$RENONSZ" standings --json | jq -r '.standings[0].outcomes')"
ok "decided" "$RENONSZ" rule -r 1 -t 1 -d 2 --revise 1 state=decided reason=y --yes
is "the deals count" "9 9 -18" "$(scores)"
ok "sound" "$RENONSZ" verify

# Totals of fewer deals than the event has count until those are there, and the message says so.
export RENONSZ_DB=$WORK/totals.db
"$RENONSZ" import - >/dev/null 2>&1 <<'END'
verseny "Összegek" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P m +
2 A P m +
END
"$RENONSZ" --lang en sheet totals 1 1 --deals 3 = -5 5 0 2>err.txt
has "until when totals of three deals count" "2 deal(s) of the sheet are on record; until all 3 are, the totals count." err.txt
"$RENONSZ" deal add 1 1 A P m + >/dev/null 2>&1
"$RENONSZ" --lang en sheet totals 1 1 --deals 3 --force = -5 6 -1 2>err.txt
lacks "once they are there no totals are said to count" "the totals count" err.txt
is "and the deals do" "Kiss Péter,6" "$("$RENONSZ" standings --csv | sed -n 2p | cut -d, -f2,4)"

# Totals of more deals than the event now has count on, and all that lists the sheet says so (R-62).
export RENONSZ_DB=$WORK/fewer.db
"$RENONSZ" import - >/dev/null 2>&1 <<'END'
verseny "Összegek" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
osszeg = 10 -4 -6
1 A P m +
2 A P m +
3 A P m +
END
"$RENONSZ" --lang en event set deals=3 >said 2>&1
has "whoever makes them fewer is told" "were written down for 4 deals and so count, though the event has fewer" said
"$RENONSZ" --lang en missing >said 2>&1
has "missing tells it too" "written down for 4 deals" <(tr -s '\n ' '  ' <said)
is "the totals of four deals count on" "Kiss Péter,10" "$("$RENONSZ" standings --csv | sed -n 2p | cut -d, -f2,4)"
status "the sheet cannot be closed" 1 "$RENONSZ" sheet sign 1 1 --by "Kiss Péter"
"$RENONSZ" sheet sign 1 1 --by "Kiss Péter" --force >/dev/null 2>&1
"$RENONSZ" sheet check 1 1 --by Más >/dev/null 2>&1
is "missing lists the fourth deal" "4 * false" "$("$RENONSZ" missing --json | jq -r '.[0] | "\(.deals) \(.totals) \(.unsigned == "*")"')"
"$RENONSZ" --lang en sheet totals 1 1 --force = -5 6 -1 2>err.txt
has "and new totals are refused with what counts" "were written down for 4 deals and so count, though the event has fewer" err.txt
"$RENONSZ" sheet open 1 1 >/dev/null 2>&1
ok "taken back" "$RENONSZ" sheet totals 1 1 --deals 0 --force
is "the deals count then, and none is missing" "6 " "$("$RENONSZ" standings --csv | sed -n 2p | cut -d, -f4) $("$RENONSZ" missing --json | jq -r '.[0].deals')"
