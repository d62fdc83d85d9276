# Draws of an event: what is possible, rounds by lot, by standing and everybody with everybody, withdrawn and late players,
# an exchange, the draw drawn again, and its way through the journal.
. "${TESTS:?}/lib.sh"
command -v jq >/dev/null || { echo "not ok - jq is missing"; exit 1; }
export RENONSZ_NOW=2026-11-21T18:00:00Z
r() { "$RENONSZ" "$@" 2>/dev/null; }
# event N DEALS: a new book with so many players, each of one of five clubs.
event() {
	rm -f book.db*
	r event new Kupa --date 2026-11-21 --deals "$2" >/dev/null
	{ echo 'név;klub;rajtszám'; for i in $(seq 1 "$1"); do echo "Játékos $(printf %02d "$i");Klub $((i % 5));$i"; done; } >field.csv
	r player import field.csv >/dev/null
}
# meets: how often the pair that met most often did.
meets() {
	r table list --csv | awk -F, 'NR > 1 { for (i = 3; i <= 6; i++) for (j = i + 1; j <= 6; j++)
		if ($i != "" && $j != "") { n = ++met[$i < $j ? $i "|" $j : $j "|" $i]; if (n > most) most = n } } END { print most + 0 }'
}
seated() { r table list "$1" --csv | awk -F, 'NR > 1 { for (i = 3; i <= 6; i++) n += $i != "" } END { print n + 0 }'; }
figure() { jq -r ".$1" "$WORK/.out"; }

# ---- what is possible
ok "a field of 21 and its most rounds" "$RENONSZ" draw plan 21 10 --json
is "ten rounds" 10 "$(jq -r '.[0].rounds' "$WORK/.out")"
ok "an even field" "$RENONSZ" draw plan 42
has "has tables of three alone" "csak hármas asztalokkal" "$WORK/.out"
status "three rounds of eleven" 1 "$RENONSZ" draw plan 11 3
has "need byes" "csak az egyik módon" "$WORK/.out"
is "in a table within the terminal" "0 wide" "$(awk '{ gsub(/[\200-\277]/, "") } length > 80 { wide++ } END { print NR < 3 ? "no table" : wide + 0 " wide" }' "$WORK/.out")"
has "with a row for each way" "pihenővel" <(grep " 4 " "$WORK/.out")
status "eleven are too many" 1 "$RENONSZ" draw plan 21 11
status "two players cannot sit down" 3 "$RENONSZ" draw plan 2

# ---- by lot
event 22 1
ok "a first round by lot" "$RENONSZ" draw 1 --seed "5 12 33 41 87" --clubs apart --json
cp "$WORK/.out" first.json
is "nobody meets again" 0 "$(figure repeats)"
is "nobody of one club" 0 "$(figure club_pairs)"
is "everybody sits" 22 "$(seated 1)"
is "one table of four" 1 "$(jq '[.tables[] | select(.d != "")] | length' first.json)"
ok "for people" "$RENONSZ" draw check 1
has "clubs were to be apart" "Egy klubból való pár: 0" "$WORK/.out"
has "a certificate without a flaw says so" "Nincs eltérés." "$WORK/.out"
lacks "and has no empty table" "nincs adat" "$WORK/.out"
status "a round is drawn once" 5 "$RENONSZ" draw 1
ok "drawn again it is the same" "$RENONSZ" draw check 1 --json
jq -c .tables first.json >drawn
jq -c .tables "$WORK/.out" >again
same "table by table" drawn again
ok "carried into another book" "$RENONSZ" export -o first.ulti
ok "imported there" "$RENONSZ" -f first.db import first.ulti
ok "drawn again there" "$RENONSZ" -f first.db draw check 1
has "it is the same" "ugyanez jön ki" "$WORK/.err"
status "an unknown method" 2 "$RENONSZ" draw 2 --by luck
status "an empty seed" 2 "$RENONSZ" draw 2 --seed ""
has "that is said" "a mag üres" "$WORK/.err"
status "no standing yet" 3 "$RENONSZ" draw 2 --by standing
ok "a dry run shows it" "$RENONSZ" draw 2 --seed x --dry-run
is "and writes nothing" 0 "$(seated 2)"
r draw 2 --json >chosen.json 2>/dev/null
ok "where the machine chose the seed it is the same again" "$RENONSZ" draw check 2
r undo --yes >/dev/null
is "taken back" 0 "$(seated 2)"

# ---- by standing, with one who has withdrawn and one who comes late
for t in 1 2 3 4 5 6 7; do r deal add 1 $t 1 A P m + >/dev/null; done
r discipline add withdrawal "Játékos 05" --reason "hazament" >/dev/null
r player add "Késő Kálmán" >/dev/null && r entry add "Késő Kálmán" >/dev/null
ok "a second round by standing" "$RENONSZ" draw 2 --by standing --json
is "without a repeat" 0 "$(figure repeats)"
is "scripts are told what is certain of it" none "$(figure proof)"
lacks "who has withdrawn is out" "Játékos 05" "$WORK/.out"
has "who came late is in" "Késő Kálmán" "$WORK/.out"
is "everybody else sits" 22 "$(seated 2)"
is "nobody met twice" 1 "$(meets)"
ok "drawn again it is the same" "$RENONSZ" draw check
r deal edit 1 1 1 B P m + >/dev/null
ok "out of the book as it was then, whatever was corrected since" "$RENONSZ" draw check

# ---- an exchange
ok "two change places" "$RENONSZ" draw swap 3 7 --json
is "of which nothing is certain" none "$(figure proof)"
is "which the seed does not make" 5 "$(figure other_tables)"
is "graded anew" "$(r draw check 2 --json | jq -r .span2)" "$(figure span2)"
status "the draw says who sits otherwise" 1 "$RENONSZ" draw check 2
has "at which tables" "asztaloknál: " "$WORK/.err"
has "and nothing is said of better seatings" "Ez a mostani ültetés minősítése" "$WORK/.out"
lacks "nor that nothing is better" "Bizonyítottan" "$WORK/.out"
has "the paper says that the seed does not make it" "Nem mindenki úgy ül, ahogy kisorsolták" "$WORK/.out"
r draw swap 3 7 >/dev/null
ok "and back it is the same" "$RENONSZ" draw check 2
status "who has withdrawn is not seated" 3 "$RENONSZ" draw swap 3 5
has "and it is said how it is done all the same" "--force --reason INDOK" "$WORK/.err"
ok "with a reason they are" "$RENONSZ" draw swap 3 5 --force --reason "visszajött"
r undo --yes >/dev/null
status "nobody with themselves" 3 "$RENONSZ" draw swap 3 3
status "not where deals are recorded" 5 "$RENONSZ" draw swap 1 2 --round 1
status "not two who are at no table" 4 "$RENONSZ" draw swap 1 2 --round 9

# ---- who came after the draw and sat down is late, not gone; who has left since is no longer in the field
r player add "Késő Kata" >/dev/null; r entry add "Késő Kata" >/dev/null
r draw swap 3 "Késő Kata" --force --reason késett >/dev/null
status "another sits there" 1 "$RENONSZ" draw check 2
has "who was entered after the draw" "leült; a sorsolás után nevezett" "$WORK/.out"
lacks "and has not left" "mezőnyben" "$WORK/.out"
is "for scripts" late "$(r draw check 2 --json | jq -r '.violations[] | select(.player_name == "Késő Kata") | .violation')"

# ---- seated by hand
r table add 3 1 A=1 B=2 C=3 >/dev/null
status "of a round seated by hand the check says who sits nowhere" 1 "$RENONSZ" draw check 3
has "that it was seated by hand" "Kézi ültetés" "$WORK/.out"
lacks "not by lot" "mag:" "$WORK/.out"
lacks "and nothing of a better draw" "jobb sorsolás" "$WORK/.out"
r undo --yes >/dev/null

# ---- through the journal
ok "exported" "$RENONSZ" export -o out.ulti
has "with how it was drawn" 'sorsolas mod=standing' out.ulti
has "with seed and clubs" 'sorsolas mod=random mag="5 12 33 41 87" klubok=apart' out.ulti
rm -f there.db
ok "imported" "$RENONSZ" -f there.db import out.ulti
"$RENONSZ" -f there.db export -o again.ulti 2>/dev/null
same "and exported again" out.ulti again.ulti
ok "drawn again there, with another field" "$RENONSZ" -f there.db draw check 1
has "that the old one is not known is said" "ez a könyv nem tudja" "$WORK/.err"
printf 'verseny "K" datum=2026-11-21\nfordulo 1\nsorsolas mod=luck\n' >bad.ulti
status "a draw that is none" 3 "$RENONSZ" import bad.ulti
ok "sound" "$RENONSZ" verify

# ---- everybody with everybody
event 9 1
for round in 1 2 3 4; do
	ok "round $round of everybody with everybody" "$RENONSZ" draw $round --by all-play-all --seed s
done
is "nobody met twice" 1 "$(meets)"
is "everybody met everybody" 36 "$(r table list --csv | awk -F, 'NR > 1 { print $3 "|" $4; print $3 "|" $5; print $4 "|" $5 }' | sort -u | wc -l)"
status "there is no fifth" 3 "$RENONSZ" draw 5 --by all-play-all
ok "each is the same again" "$RENONSZ" draw check 3
event 9 1
for round in 1 2 3; do r draw $round --by all-play-all --rounds 3 --seed s >/dev/null; done
ok "a round more than it was made for" "$RENONSZ" draw 4 --by all-play-all
has "is said to be" "a sorsolás 3 fordulóra készült" "$WORK/.err"
r undo --yes >/dev/null
is "over three rounds each sits once in A, B and C" 27 "$(r table list --csv | awk -F, 'NR > 1 { for (i = 3; i <= 5; i++) print i, $i }' | sort -u | wc -l)"

# ---- never a silent repeat
event 6 1
r draw 1 --seed s >/dev/null
ok "six players meet again in the second round" "$RENONSZ" draw 2 --seed s
has "where clubs do not count that is said" "Egy klubból való pár (nem volt szempont): " "$WORK/.out"
has "and it is said how many pairs" "Ismétlődő pár: " "$WORK/.out"
r undo --yes >/dev/null
for t in 1 2; do r deal add 1 $t 1 A P m + >/dev/null; done
ok "by standing" "$RENONSZ" draw 2 --by standing --json
is "it is proved that some meet again" repeats-unavoidable "$(figure proof)"
is "as the draw is checked too" repeats-unavoidable "$(r draw check 2 --json | jq -r .proof)"
is "in CSV" proof,repeats-unavoidable "$(r draw check 2 --csv | grep ^proof)"

r table add 3 1 A=1 B=2 C=3 >/dev/null
r table add 3 2 A=4 B=5 C=6 >/dev/null
ok "a round seated by hand where everybody sits once" "$RENONSZ" draw check 3
r table add 3 3 A=1 B=2 C=4 >/dev/null
status "somebody at two tables" 1 "$RENONSZ" draw check 3
has "is said to be" "másik asztalnál is ül" "$WORK/.out"
lacks "and not to have withdrawn" "mezőnyben" "$WORK/.out"
status "of a round that there is not nothing is said" 4 "$RENONSZ" missing 99
status "missing names them" 1 "$RENONSZ" missing 3
has "at each of the tables" "Játékos 01: a 3. asztalnál is" "$WORK/.out"
has "at the other one too" "Játékos 01: az 1. asztalnál is" "$WORK/.out"
"$RENONSZ" missing 3 --csv >"$WORK/.out" 2>/dev/null
has "for scripts" "3,3,,,,,,Játékos 01" "$WORK/.out"
"$RENONSZ" --lang en missing 3 >"$WORK/.out" 2>/dev/null
has "in English" "Játékos 01: at table 3 too" "$WORK/.out"
ok "the papers of that round" "$RENONSZ" round print 3
has "have it too" "Két asztalnál is ül: 1. Játékos 01 (1. és 3. asztal)" <(tr -s '\n ' '  ' <"$WORK/.out")
has "and it is said" "3. forduló: Játékos 01 két asztalnál is ül (1. és 3. asztal)" "$WORK/.err"
ok "as a file" "$RENONSZ" round print 3 --json
is "for scripts" "1. Játékos 01 (1. és 3. asztal), 2. Játékos 02 (1. és 3. asztal), 4. Játékos 04 (2. és 3. asztal)" "$(figure twice)"
is "with the start numbers" "1 2 3" "$(jq -r '.tables[0] | "\(.a_start_no) \(.b_start_no) \(.c_start_no)"' "$WORK/.out")"

# ---- who sits nowhere
r table seat 1 1 A=5 >/dev/null
lacks "on the list by name nobody rests where that is not set" pihen <(r round print 1 | grep -A30 "Név szerint")
r undo --yes >/dev/null

# ---- a round that is left out
event 9 1
r draw 1 --seed s >/dev/null
ok "the third round before the second" "$RENONSZ" draw 3 --seed s
has "that is said" "ez a 3. forduló, de a korábbiak közül ennek még nincs asztala: 2. forduló" "$WORK/.err"
is "seats have start number and name" "$(r draw check 3 --json | jq -r '.tables[0].a')" \
	"$(r draw check 3 --json | jq -r '.tables[0] | "\(.a_start_no). \(.a_name)"')"
ok "round 2 in its turn" "$RENONSZ" draw 2 --seed s
lacks "nothing is said" "még nincs asztala" "$WORK/.err"
ok "a round without tables" "$RENONSZ" round add 4
ok "is taken back" "$RENONSZ" round remove 4
has "and how it comes back" "renonsz undo" "$WORK/.err"
for t in 1 2 3; do r table add 5 $t A=$((3 * t - 2)) B=$((3 * t - 1)) C=$((3 * t)) >/dev/null; done
r discipline add withdrawal "Játékos 03" --reason hazament >/dev/null
"$RENONSZ" draw check 5 --json >"$WORK/.out" 2>/dev/null
is "who has withdrawn is told apart" "3 Játékos 03" "$(jq -r '.violations[] | select(.violation == "out") | "\(.player_start_no) \(.player_name)"' "$WORK/.out")"

# ---- those who rest
event 10 1
r event set unseated=bye >/dev/null
ok "ten players where one rests" "$RENONSZ" draw 1 --seed s --json
is "one of them" 9 "$(seated 1)"
has "by name" '"byes":"' "$WORK/.out"
is "and apart" "$(figure byes)" "$(jq -r '.bye_list[0] | "\(.start_no). \(.name)"' "$WORK/.out")"
for t in 1 2 3; do r deal add 1 $t 1 A P m + >/dev/null; done
ok "another rests next" "$RENONSZ" draw 2 --by standing --json
is "nobody twice" 0 "$(figure four_repeats)"

# ---- 42 players: three rounds by standing, clubs apart, one who leaves, one who is late, totals alone
event 42 9
is "the plan of the event's own field" 14 "$(r draw plan --json | jq '.[0].threes')"
# play ROUND: the totals of every sheet, out of the table's number.
play() {
	for t in $(seq 1 14); do
		r sheet totals "$1" "$t" --deals 9 = $((t * 7 % 23)) $((-t * 5 % 19)) $((t * 5 % 19 - t * 7 % 23)) >/dev/null
	done
}
ok "the first round by lot" "$RENONSZ" draw 1 --seed "5 12 33 41 87" --clubs apart
play 1
ok "the second by standing" "$RENONSZ" draw 2 --by standing --clubs apart
play 2
r discipline add withdrawal "Játékos 07" --reason beteg >/dev/null
r player add "Késő Kálmán" --club "Klub 3" >/dev/null && r entry add "Késő Kálmán" >/dev/null
ok "the third, one out, one late" "$RENONSZ" draw 3 --by standing --clubs apart --json
is "nobody of one club" 0 "$(figure club_pairs)"
is "nobody met twice in three rounds" 1 "$(meets)"
is "everybody sits" 42 "$(seated 3)"
for round in 1 2 3; do
	ok "round $round is drawn again and the same" "$RENONSZ" draw check $round --json
	is "with those who were there then" 0 "$(jq '[.violations[] | select(.violation == "twice" or .violation == "absent")] | length' "$WORK/.out")"
done
has "one footnote a round names the sheets of totals" "ismert: 1. forduló, 1–14. asztal" <(r standings)
r sheet totals 1 3 --deals 0 >/dev/null
has "or names them" "ismert: 1. forduló, 1., 2., 4–14. asztal" <(r standings)
r undo --yes >/dev/null
status "totals stay with who made them" 5 "$RENONSZ" draw swap 5 9 --round 2
ok "exchanged by name" "$RENONSZ" draw swap "játékos 05" késő
status "which the check sees" 1 "$RENONSZ" draw check 3
r undo --yes >/dev/null
ok "until it is taken back" "$RENONSZ" draw check 3
ok "one who sits withdraws" "$RENONSZ" discipline add withdrawal "Játékos 09" --reason beteg
has "and it is said whose seat is to be filled" "Játékos 09 a 3. forduló" "$WORK/.err"
has "and how" "=NÉV" "$WORK/.err"
r undo --yes >/dev/null
status "who is not there" 4 "$RENONSZ" draw swap senki 5
r player add "Vendég Vera" >/dev/null
status "nor who is not entered" 4 "$RENONSZ" draw swap vendég 5
has "which is said" "nincs beírva" "$WORK/.err"

# ---- 21 players, everybody with everybody
event 21 1
for round in 1 2 3 4 5 6 7 8 9 10; do r draw $round --by all-play-all --seed Szolnok >/dev/null; done
is "210 pairs, each once" "210 1" "$(r table list --csv | awk -F, 'NR > 1 { print $3 "|" $4; print $3 "|" $5; print $4 "|" $5 }' | wc -l) $(meets)"
is "seats even to one" "3 4" "$(r table list --json | jq -r '[.[] | "A\(.a)", "B\(.b)", "C\(.c)"] | group_by(.) | map(length) | "\(min) \(max)"')"
status "there is no eleventh" 3 "$RENONSZ" draw 11 --by all-play-all

# ---- a substitute has a seat of their own when they are entered, or in the stead of who went home
event 12 9
for round in 1 2; do r draw $round --seed a >/dev/null; done
r player add "Beugró Béla" >/dev/null
ok "somebody sits down for another" "$RENONSZ" table seat 1 1 A="Beugró Béla" --from 5
lacks "and is missed in no other round" "Beugró" <(r missing)
is "nor does the standing say so" 0 "$(r standings --json | jq .unseated)"
ok "a draw" "$RENONSZ" draw 3 --seed b --json
is "leaves them out" "12 13" "$(seated 3) $(figure 'stand_in_list[].start_no')"
has "and says so" "Beugró, nem sorsolt: 13. Beugró Béla" <(r draw check 3)
lacks "nor do they rest" "Beugró" <(r table list 3)
is "no plan counts them" 4 "$(r draw plan --json | jq ".[0].threes")"
r undo --yes >/dev/null
ok "entered they play" "$RENONSZ" entry add "Beugró Béla"
has "which is said" "mostantól maga is játszik" "$WORK/.err"
r draw 3 --seed b >/dev/null
is "and are drawn" 13 "$(seated 3)"
ok "entered again" "$RENONSZ" entry add "Beugró Béla"
has "they were in before" "már nevezett" "$WORK/.err"
r undo 2 --yes >/dev/null
who=$(r table list 1 --csv | sed -n 2p | cut -d, -f3)
r discipline add withdrawal "${who#A=}" --reason hazament >/dev/null
r draw 3 --seed b >/dev/null
has "drawn too when the other goes home" "Beugró" <(r table list 3)

# ---- a round that was drawn, taken back, and seated by hand is no longer a draw
event 6 9
r draw 1 --seed a >/dev/null
r table remove 1 1 >/dev/null 2>&1; r table remove 1 2 >/dev/null 2>&1
ok "a drawn round is removed" "$RENONSZ" round remove 1
r table add 1 1 A=1 B=2 C=3 >/dev/null 2>&1; r table add 1 2 A=4 B=5 C=6 >/dev/null 2>&1
lacks "seated by hand its journal tells of no draw" "sorsolas" <(r export --journal)

# ---- a seed that is announced, and draws that are taken back -------------------------------------------
event 9 9
r draw announce "lottó 7 12 31" >/dev/null
has "the log has it as a step of its own" "draw announce" <(r log)
r player add "Késő Kata" >/dev/null; r entry add "Késő Kata" >/dev/null
ok "a draw takes the announced seed" "$RENONSZ" draw 1
has "and says so" "mag: lottó 7 12 31" "$WORK/.out"
has "on its page" "Ezt a magot előre meghirdették" "$WORK/.out"
r undo --yes >/dev/null; r draw 1 --seed a >/dev/null; r undo --yes >/dev/null
ok "another seed can be taken" "$RENONSZ" draw 1 --seed jobb
has "but the page says so" "NEM a meghirdetett maggal sorsolták; az ez volt: lottó 7 12 31" "$WORK/.out"
ok "the check counts" "$RENONSZ" draw check 1 --json
is "draws that were taken back, and entries after the announcement" "2 1 lottó 7 12 31" "$(jq -r '"\(.taken_back) \(.entered_since) \(.announced_seed)"' "$WORK/.out")"
has "and tells people" "a nevezés lezárása előtt" <(r draw check 1)
status "a second announcement is a conflict" 5 "$RENONSZ" draw announce más
has "that names the first" "lottó 7 12 31" "$WORK/.err"
has "the journal takes it along" 'seed="lottó 7 12 31"' <(r export --journal)
status "an empty seed is none" 2 "$RENONSZ" draw announce ""
event 9 9
r draw 1 --seed a >/dev/null
has "where none was announced the check says so" "nem hirdették meg előre" <(r draw check 1)
r draw announce későn >/dev/null
has "nor when it was announced behind the draw" "nem hirdették meg előre" <(r draw check 1)
r draw 2 >/dev/null
has "after the last entry it proves less" "a sorsolás előtti utolsó nevezés után" <(r draw check 2)
event 9 9
r draw announce első >/dev/null
status "no setting replaces it" 3 "$RENONSZ" event set seed=jobb
has "and how it is done is said" "renonsz draw announce" "$WORK/.err"
is "nothing is written" '"első"' "$(r export --journal | sed -n 's/.* seed=//p')"
r export --journal | sed 's/seed="első"/seed=jobb/' >jobb.ulti
status "nor does a journal" 5 "$RENONSZ" import jobb.ulti
has "which names it" első "$WORK/.err"
r undo --yes >/dev/null; r draw announce második >/dev/null; r undo --yes >/dev/null; r redo >/dev/null
r entry change 3 --start 30 >/dev/null; r entry remove 5 >/dev/null; r entry add "Játékos 05" --start 1000 >/dev/null
for step in "visszalépés 1" "kizárás 2" "feloldás 1"; do r discipline add $step --reason x >/dev/null; done
r discipline add visszalépés 6 --reason x >/dev/null; r undo --yes >/dev/null
r draw 1 >/dev/null
r discipline add visszalépés 4 --reason x >/dev/null
ok "the check knows what was announced before" "$RENONSZ" draw check 1
has "and who left since, up to the draw" "A meghirdetéstől a sorsolásig visszalépett, kizárt vagy törölt: 3" "$WORK/.out"
has "and came back" "A meghirdetéstől a sorsolásig visszatért: 2" "$WORK/.out"
has "each seed" "első" "$WORK/.out"
has "which of them was taken back" "visszavonva" "$WORK/.out"
has "how many were" "A verseny visszavont meghirdetései: 1" "$WORK/.out"
has "and whose start number is another since" "A meghirdetéstől a sorsolásig változott rajtszám: 2" "$WORK/.out"
r entry change 7 --start 70 >/dev/null
ok "for scripts" "$RENONSZ" draw check 1 --json
is "up to the draw" "1 2 3 2 második" "$(jq -r '"\(.announcements_taken_back) \(.start_numbers_since) \(.withdrawn_since) \(.returned_since) \(.announced_seed)"' "$WORK/.out")"
is "with the step of each" "első taken-back, második stands" "$(jq -r '[.announcements[] | "\(.seed) \(.state)"] | join(", ")' "$WORK/.out")"
# An older program let a setting replace the seed.
event 9 9
r draw announce első >/dev/null
sqlite3 book.db "INSERT INTO step (at, operator, command, version) SELECT at, operator, 'event set seed=jobb', version FROM step ORDER BY id DESC LIMIT 1;
	UPDATE setting SET value = 'jobb', step = (SELECT max(id) FROM step) WHERE key = 'seed'"
r draw 1 >/dev/null
is "a seed that was replaced is told" "első replaced, jobb stands" "$(r draw check 1 --json | jq -r '[.announcements[] | "\(.seed) \(.state)"] | join(", ")')"
has "to people too" "felülírva" <(r draw check 1)

# ---- what the draw followed from, and is another before or after it --------------------------------------
moved() { r draw check "$1" --json | jq -r '[.violations[] | "\(.violation)\(if .player_start_no then " \(.player_start_no)" else "" end)"] | unique | join(", ")'; }
event 12 1
r draw announce lottó >/dev/null
r player change "Játékos 03" --club "Klub 0" >/dev/null
r draw 1 --clubs apart >/dev/null
r player change "Játékos 03" --club "Klub 3" >/dev/null
r player change "Játékos 07" --club "Klub 0" >/dev/null
is "clubs that changed since the announcement, and since the draw" "club-after 3, club-after 7, club-since 3" "$(moved 1)"
r draw check 1 >page
has "people are told" "klubja a mag meghirdetése óta változott" page
lacks "and not that all is well" "Nincs eltérés." page
r undo --yes >/dev/null
is "what was taken back is none" "club-after 3, club-since 3" "$(moved 1)"
# Who exchanges two names exchanges two seats.
swap_names() { r player change "$1" --name "Xx Yy" >/dev/null; r player change "$2" --name "$1" >/dev/null; r player change "Xx Yy" --name "$2" >/dev/null; }
event 12 1
r draw announce lottó >/dev/null
swap_names "Játékos 03" "Játékos 05"
r draw 1 >/dev/null
is "names exchanged before the draw" "name-since 3, name-since 5" "$(moved 1)"
has "who was called what" "neve a mag meghirdetésekor: Játékos 03" <(r draw check 1 | grep "Játékos 05")
swap_names "Játékos 03" "Játékos 05"
r player change "Játékos 07" --mark új >/dev/null
is "and back after it, and a mark" "name-after 3, name-after 5, name-after 7, name-since 3, name-since 5" "$(moved 1)"
has "who is called what" "neve a sorsolás óta változott, most: Játékos 07 (új)" <(r draw check 1)
event 12 1
r draw announce lottó >/dev/null
r draw 1 >/dev/null
r player change "Játékos 03" --club "Klub 0" >/dev/null
none "where clubs did not matter they are not told" "$(moved 1)"
for t in 1 2 3 4; do r deal add 1 $t A P z + >/dev/null; done
r deal edit 1 1 1 B p40+U ++ --reason x >/dev/null
r draw 2 --by standing >/dev/null
none "as it was drawn nothing moved" "$(moved 2)"
r deal edit 1 1 1 A P z + --reason y >/dev/null
has "a deal put back behind a draw by standing" "place-after" <(moved 2)
has "is told to people" "helyezése, amelyre a sorsolás épült, azóta változott" <(r draw check 2)
r draw 3 >/dev/null
lacks "by lot places do not matter" "place" <(moved 3)
r draw swap 1 4 --round 2 >/dev/null
has "who has met whom does" "met-after" <(moved 3)
r event set top-table=drawn >/dev/null
r draw 4 --by standing >/dev/null
has "whether the leaders sit at table 1" "top-table-since" <(moved 4)
event 9 1
r draw announce lottó >/dev/null
r draw 3 >/dev/null
is "the first round drawn as the third" "no-round, no-round" "$(r draw check 3 --json | jq -r '[.violations[].violation] | join(", ")')"
has "is told with its numbers" "a 2. fordulónak a sorsoláskor nem volt asztala" <(r draw check 3 | tr -s ' \n' ' ')
event 9 1
r event set unseated=bye >/dev/null
r draw 1 >/dev/null
r event set unseated=missing >/dev/null
is "whether players rest" "unseated-after" "$(moved 1)"

# ---- two seeds that look the same --------------------------------------------------------------------
event 9 9
for seed in " lottó 7" "lottó 7  " $'lottó\u200d 7' $'lottó\u00ad 7' $'lottó\t7' $'lottó\u200b 7' $'lottó\u00a07' "lottó  7" $'lotto\u0301 7' $'l\u043etto 7' $'lottó\e[31m 7' $'lottó\n7' \
	$'lottó 7\ufe0f' $'lottó\u034f 7' $'lottó\u2800 7' $'lottó 7\ufff0' $'lottó 7\U000e0100' $'KO\u212a 7' $'lottó \uff17'; do
	name=$(printf %q "$seed")
	status "not announced: $name" 3 "$RENONSZ" draw announce "$seed"
	status "nor drawn with" 3 "$RENONSZ" draw 1 --seed "$seed"
	status "nor dealt with" 3 "$RENONSZ" duplicate attach 2 "$seed" 3
	printf 'verseny "K" datum=2026-11-21 seed="%s"\n' "$seed" >seed.ulti
	status "nor taken from a journal" 3 "$RENONSZ" import seed.ulti
	printf 'verseny "K" datum=2026-11-21\nfordulo 1\nsorsolas mod=random mag="%s"\n' "$seed" >seed.ulti
	status "nor from a draw there" 3 "$RENONSZ" import seed.ulti
	printf 'verseny "K" datum=2026-11-21\nfordulo 1 mag="%s" leosztas=3\n' "$seed" >seed.ulti
	status "nor from a round" 3 "$RENONSZ" import seed.ulti
done
printf 'verseny "K" datum=2026-11-21 szabaly=ecarte\nnevezo 1 "A B"\nnevezo 2 "C D"\nsor 1 "1 1 1 drawn 1,2 lottó "\n' >seed.ulti
status "nor with a blank at the end of a step of a list of order" 3 "$RENONSZ" import seed.ulti
status "nor with a blank at the end" 3 "$RENONSZ" draw announce "lottó 7 "
ok "one as it should be" "$RENONSZ" draw announce "lottó 7"

# ---- by standing the leaders sit at table 1 ------------------------------------------------------------
# leaders: do the players at table 1 of round N stand before all others? Each table's winner has points by its number.
leaders() {
	r draw check "$1" --json | jq -r '[.tables[] | [.a_start_no, .b_start_no, .c_start_no] | map($rank[.] // 99) | min] | . == sort' --argjson rank "$(ranks "$2")"
}
# ranks ROUND: the place behind that round by start number, as a list from 0.
ranks() { r standings --json | jq -c --argjson at "$(($1 - 1))" '[null] + ([.standings[] | {no: .start_no, rank: .rounds[$at].rank}] | sort_by(.no) | map(.rank))'; }
event 21 1
# score ROUND: who won at each table, other figures at each.
score() { for t in 1 2 3 4 5 6 7; do r sheet totals "$1" $t --deals 1 = $((t * 5 % 7 + 4)) -2 $((-2 - t * 5 % 7)) >/dev/null; done; }
r draw 1 --seed a >/dev/null; score 1
r draw 2 --by standing >/dev/null; score 2
ok "a third round by standing" "$RENONSZ" draw 3 --by standing --json
lacks "no number is a violation" same-table "$WORK/.out"
is "the tables stand in the order of the standing" true "$(leaders 3 2)"
has "the journal tells so" "sorsolas mod=standing felso=first" <(r export --journal)
r export -o top.ulti
ok "imported" "$RENONSZ" -f top.db import top.ulti
has "it is told there too" "sorsolas mod=standing felso=first" <("$RENONSZ" -f top.db export --journal 2>/dev/null)
r undo --yes >/dev/null
ok "the numbers may change" "$RENONSZ" event set top-table=drawn
r draw 3 --by standing >/dev/null
is "then they do" false "$(leaders 3 2)"
r event set top-table=first >/dev/null
ok "a round is checked as it was drawn, whatever is set since" "$RENONSZ" draw check 3
status "another word is refused" 3 "$RENONSZ" event set top-table=last
r export --journal | sed 's/ felso=first//; s/ top-table=first//' >old.ulti
ok "an event that was drawn before there was the setting" "$RENONSZ" -f old.db import old.ulti
for t in 1 2 3 4 5 6 7; do "$RENONSZ" -f old.db sheet totals 3 $t --deals 1 = 5 -2 -3 >/dev/null 2>&1; done
ok "goes on" "$RENONSZ" -f old.db draw 4 --by standing
lacks "as it was begun" felso=first <("$RENONSZ" -f old.db export --journal 2>/dev/null)

# ---- a paper of a draw goes by the standing at the draw ------------------------------------------------
event 9 1
for t in 1 2 3; do r table add 1 $t A=$((3 * t - 2)) B=$((3 * t - 1)) C=$((3 * t)) >/dev/null; done
r deal add 1 1 A B + k:B >/dev/null
r deal add 1 2 A RB + k:B >/dev/null
r draw 2 --by standing >page
has "a standing that is not final is told" "nem volt végleges: 1 asztalnál" page
r undo --yes >/dev/null
has "and on the screen what to do" "1 asztalnál hiányzik még leosztás (renonsz missing)" <("$RENONSZ" --lang hu draw 2 --by standing 2>&1)
is "its paper says so again, when the deals are there" 1 "$(r deal add 1 3 A TB + k:B >/dev/null; r draw check 2 --json | jq -r .unfinished; r undo --yes >/dev/null)"
r undo --yes >/dev/null
script -qec "stty cols 80 rows 60; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu draw 2 --by standing" /dev/null <<<n >screen 2>/dev/null || true
has "at a terminal it is asked" "Így is" screen
is "and with a no nothing is drawn" 0 "$(r table list 2 --json | jq length)"
r deal add 1 3 A TB + k:B >/dev/null
r draw 2 --by standing --json >"$WORK/.out"
is "drawn by the whole standing" "2 18 best 0 same" "$(jq -r '"\(.widest) \(.span2) \(.proof) \(.unfinished) \(.standing_since)"' "$WORK/.out")"
r deal edit 1 3 1 A TB - k:B --reason x >/dev/null
r deal edit 1 2 1 A RB - k:B --reason x >/dev/null
is "the standing of the draw is in its paper, whatever it is since" "2 18 best 0 changed" \
	"$(r draw check 2 --json | jq -r '"\(.widest) \(.span2) \(.proof) \(.unfinished) \(.standing_since)"')"
has "which people are told" "A sorsolás óta változott az állás" <(r draw check 2)
r player change "Játékos 03" --club "Klub 1" >/dev/null
is "clubs are those of then" "$(jq -r .club_pairs "$WORK/.out")" "$(r draw check 2 --json | jq -r .club_pairs)"
is "of an exchange too" "$(r draw swap 1 4 --json | jq -c '[.widest, .span2, .repeats, .club_pairs, .standing_since]')" \
	"$(r draw check 2 --json | jq -c '[.widest, .span2, .repeats, .club_pairs, .standing_since]')"
r deal delete 1 1 1 --reason x --force >/dev/null 2>&1 || r deal delete 1 1 1 --reason x >/dev/null
is "deals that are gone since were there" 0 "$(r draw check 2 --json | jq -r .unfinished)"
event 7 1
r event set unseated=bye >/dev/null
r draw 1 >/dev/null
has "and hangs on the wall below the tables" "Pihen: " <(r round print 1)
r export -o seven.ulti >/dev/null
has "and the journal says that nobody was missing" " hianyzott=0" seven.ulti
r undo --yes >/dev/null
has "who rests is no table" "kisorsolva, 2 asztal." <("$RENONSZ" --lang hu draw 1 2>&1)

# ---- who rested before they ever sat has had a bye; a late comer, or who was out, has had none
# byes ROUND [BOOK]: who rests in it; again ROUND [BOOK]: how many of them do not for the first time.
byes() { r -f "${2:-book.db}" draw check "$1" --json | jq -r '[.bye_list[]?.start_no] | join(" ")'; }
again() { r -f "${2:-book.db}" draw check "$1" --json | jq -r .four_repeats; }
# plays ROUND: the tables of the round play their deal.
plays() { for t in 1 2 3 4; do r deal add "$1" $t 1 A P m + >/dev/null; done; }
event 13 1
r event set unseated=bye >/dev/null
r draw 1 --seed a >/dev/null
rested=$(byes 1)
plays 1
r player add "Késő Kálmán" >/dev/null && r entry add "Késő Kálmán" >/dev/null
is "who came after the draw did not rest" "$rested" "$(byes 1)"
lacks "on the wall either" "Késő" <(r round print 1)
seeds=$(seq 1 20)
for seed in $seeds; do r draw 2 --seed "$seed" --dry-run --json | jq -r '.bye_list[].start_no'; done >resting
none "whoever rested in the first round does not in the second" "$(grep -x "$rested" resting)"
none "nor by standing" "$(r draw 2 --by standing --dry-run --yes --json | jq -r '.bye_list[].start_no' | grep -x "$rested")"
r draw 2 --seed b >/dev/null
other=$(byes 2 | cut -d' ' -f1)
r draw swap "$rested" "$other" >/dev/null
is "resting again is counted" 1 "$(again 2)"
is "and told" "bye $rested" "$(r draw check 2 --json | jq -r '.violations[] | select(.violation == "bye") | "\(.violation) \(.player_start_no)"')"
r draw swap "$rested" "$other" >/dev/null
grep -qw 14 <(byes 2) || r draw swap "$(byes 2 | cut -d' ' -f1)" 14 >/dev/null
has "a late comer who rests" 14 <(byes 2)
is "does so for the first time" 0 "$(again 2)"
plays 2
r entry change "$(r draw check 1 --json | jq -r ".bye_list[0].name")" --start 40 >/dev/null
late=$(byes 1)
is "has the new number" 40 "$late"
for seed in $seeds; do r draw 3 --seed "$seed" --dry-run --json | jq -r '.bye_list[].start_no'; done >resting
none "nor in the third, under another number" "$(grep -x -e "$late" -e 14 resting)"
r export -o rests.ulti >/dev/null
rm -f new.db* && r -f new.db import rests.ulti >/dev/null
for round in 1 2; do
	same "a book read from the journal says so of round $round" <(byes $round; again $round) <(byes $round new.db; again $round new.db)
done
is "and draws the next one alike" "$(r draw 3 --seed q --dry-run --json)" "$(r -f new.db draw 3 --seed q --dry-run --json)"
is "and writes the same journal" "$(cat rests.ulti)" "$(r -f new.db export --journal)"
has "with who was not there" " hianyzott=14" rests.ulti
sed 's/ hianyzott=[0-9,]*//' rests.ulti >old.ulti
rm -f old.db* && ok "a journal that does not say it is read" "$RENONSZ" -f old.db import old.ulti
lacks "and goes on not saying it" hianyzott= <(r -f old.db export --journal)
sed 's/ hianyzott=[0-9,]*/ hianyzott=x/' rests.ulti >bad.ulti
status "what is no number is refused" 3 "$RENONSZ" -f bad.db import bad.ulti
has "with the line" "hianyzott=3,7" "$WORK/.err"
r undo --yes >/dev/null; r redo --yes >/dev/null
r discipline add withdrawal "$late" --reason hazament >/dev/null
r draw 3 --seed c >/dev/null
plays 3
r discipline add lifted "$late" --reason visszajött >/dev/null
lacks "who was out did not rest" "|$late|" <(byes 3 | tr ' \n' '||' | sed 's/.*/|&|/')
is "who has left since did" "$(r draw check 1 --json | jq -c .bye_list)" "$(r discipline add withdrawal "$late" --reason x >/dev/null; r draw check 1 --json | jq -c .bye_list)"

# ---- who rests in a draw that came by a merge: who was there then and sits nowhere now, in both books
# told BOOK: who was not there, who rests, the next draw.
told() {
	r -f "$1" export --journal | grep '^sorsolas'
	byes 1 "$1"
	r -f "$1" draw 2 --seed q --dry-run --json
}
# both WHAT: after merges in both directions the books are alike in all of it.
both() {
	ok "$1: it comes over" "$RENONSZ" -f two.db merge book.db
	ok "$1: and back" "$RENONSZ" -f book.db merge two.db
	is "$1: the same is told" "$(told book.db)" "$(told two.db)"
	ok "$1: the books are the same" "$RENONSZ" -f book.db diff two.db
	ok "$1: nothing is left" "$RENONSZ" -f two.db merge book.db
}
for drawer in book two; do
	other=$([ $drawer = book ] && echo two || echo book)
	for copied in before after; do
		[ $drawer/$copied != two/after ] || continue
		event 7 1
		r event set unseated=bye >/dev/null
		[ $copied = after ] || { rm -f two.db* && cp book.db two.db; }
		r -f $drawer.db draw 1 --seed q >/dev/null
		[ $copied = before ] || { rm -f two.db* && cp book.db two.db; }
		what="drawn in $drawer, $copied the copy"
		both "$what"
		rested=$(byes 1)
		sits=$(r table list 1 --json | jq -r '.[0].a_start_no')
		r -f $other.db draw swap "$rested" "$sits" >/dev/null
		both "$what, a swap"
		is "$what, who rests after it" "$sits" "$(byes 1 two.db)"
		r -f $other.db player add "Új Ede" >/dev/null
		r -f $other.db table seat 1 1 A="Új Ede" >/dev/null
		both "$what, a late comer seated"
		is "$what, two rest" 2 "$(byes 1 two.db | wc -w)"
		r -f $drawer.db entry change "Játékos 03" --start 30 >/dev/null
		r -f $other.db discipline add withdrawal "$rested" --reason x >/dev/null
		r -f $drawer.db table seat 1 1 A="$sits" >/dev/null
		both "$what, a new number, a withdrawal, the late comer back"
		is "$what, who was not there does not rest" 0 "$(byes 1 two.db | tr ' ' '\n' | grep -cx 8)"
	done
done
event 6 1
r event set unseated=bye >/dev/null
rm -f two.db* && cp book.db two.db
r draw 1 --seed q >/dev/null
"$RENONSZ" -f two.db merge book.db >/dev/null 2>&1
r undo --yes >/dev/null
r player add "Új Ede" >/dev/null && r entry add "Új Ede" >/dev/null
r draw 1 --seed q >/dev/null
both "drawn anew with the same seed"
is "so a late comer of before was there" "hianyzott=0" "$(told two.db | grep -o 'hianyzott=.*')"

# ---- other games: two at a table, four to seven, ulti of a site ------------------------------------------
# game EDITION N: an event of it with so many players, each of one of five clubs.
game() {
	rm -f book.db*
	r event new Kupa --date 2026-11-21 --edition "$1" --deals 1 >/dev/null
	{ echo 'név;klub;rajtszám'; for i in $(seq 1 "$2"); do echo "Játékos $(printf %02d "$i");Klub $((i % 5));$i"; done; } >field.csv
	r player import field.csv >/dev/null
}
# sizes ROUND: how many sit at each table.
sizes() { r draw check "$1" --json | jq -r '[.tables[] | [.a, .b, .c, .d, .e, .f, .g] | map(select(. != null and . != "")) | length] | sort | join(" ")'; }
# often ROUNDS: the most often that a pair met, at tables of any size.
often() {
	for round in $(seq 1 "$1"); do
		r draw check "$round" --json | jq -r '.tables[] | [.a_start_no, .b_start_no, .c_start_no, .d_start_no, .e_start_no, .f_start_no, .g_start_no]
			| map(select(. != null)) | sort | . as $t | range(length) as $i | range($i + 1; length) as $j | "\($t[$i]) \($t[$j])"'
	done | sort | uniq -c | awk '$1 > most { most = $1 } END { print most + 0 }'
}
game vadasz-2025 11
ok "eleven at tarokk" "$RENONSZ" draw 1 --seed a
is "are five and six" "5 6" "$(sizes 1)"
ok "drawn again the same" "$RENONSZ" draw check 1
# Two tables, so five or six sit together of whom two must have met.
r sheet totals 1 1 --deals 1 = 4 2 0 -2 -4 >/dev/null
r sheet totals 1 2 --deals 1 = 5 3 1 -1 -3 -5 >/dev/null
is "how it can be: everybody meets again" 1 "$(r draw plan --json | jq '.[0].rounds')"
ok "by standing" "$RENONSZ" draw 2 --by standing --json
is "it is proved that some meet again" repeats-unavoidable "$(figure proof)"
ok "checked too" "$RENONSZ" draw check 2
r undo --yes >/dev/null
game vadasz-2025 16
for round in 1 2 3 4 5; do r draw $round --by all-play-all --seed s >/dev/null; done
is "sixteen in fours meet everybody in five rounds" "4 4 4 4 1" "$(sizes 5) $(often 5)"
status "a sixth there is not" 3 "$RENONSZ" draw 6 --by all-play-all
game vadasz-2025 22
ok "twenty-two, clubs apart" "$RENONSZ" draw 1 --seed a --clubs apart --json
is "five tables" "0 0" "$(figure repeats) $(figure club_pairs)"
is "of four and five" "4 4 4 5 5" "$(sizes 1)"
ok "a second round" "$RENONSZ" draw 2 --seed a --clubs apart --json
# A five without a repeat has one of each of the five tables, so two of each five have sat at one: four turns again.
is "without a repeat, and as few at a five again as can be" "0 4" "$(figure repeats) $(figure four_repeats)"
game vadasz-2025 18
r draw 1 --seed a >/dev/null
is "eighteen are equal tables" "6 6 6" "$(sizes 1)"
ok "an exchange" "$RENONSZ" draw swap 1 2
has "with its certificate" "Újra kimarad leosztásból" "$WORK/.out"
game ecarte 8
for round in 1 2 3 4 5 6 7; do r draw $round --by all-play-all >/dev/null; done
is "eight at écarté meet everybody in seven rounds" "2 2 2 2 1" "$(sizes 7) $(often 7)"
game ecarte 9
status "of nine one is left over" 3 "$RENONSZ" draw 1
has "which is said" "9 játékost nem lehet 2 fős asztalokhoz ültetni" "$WORK/.err"
has "with how the one rests" "unseated=bye" "$WORK/.err"
r event set unseated=bye >/dev/null
ok "then it is drawn" "$RENONSZ" draw 1 --seed a
is "in pairs" "2 2 2 2" "$(sizes 1)"
for t in 1 2 3 4; do r sheet totals 1 $t --deals 1 = $t -$t >/dev/null; done
ok "and by standing" "$RENONSZ" draw 2 --by standing --json
is "nobody meets again, nobody rests again, and it is proved" "0 0 best" "$(figure repeats) $(figure four_repeats) $(figure proof)"
game ulti-online 7
ok "ulti of a site" "$RENONSZ" draw 1 --seed a
is "is of threes and fours" "3 4" "$(sizes 1)"
ok "a plan by edition" "$RENONSZ" draw plan 11 --edition vadasz-2025 --json
is "names the sizes" "1 1" "$(jq -r '.[0] | "\(.fives) \(.sixes)"' "$WORK/.out")"
ok "an event of it" "$RENONSZ" -f plan.db event new "Terv" --edition vadasz-2025 --date 2026-11-26
is "plans for its own game" "$("$RENONSZ" draw plan 11 --edition vadasz-2025)" "$("$RENONSZ" -f plan.db draw plan 11)"
is "unless told another" "$("$RENONSZ" -f none.db draw plan 12)" "$("$RENONSZ" -f plan.db draw plan 12 --edition mausz-2017)"
status "of no known one" 3 "$RENONSZ" draw plan 11 --edition bridzs
ok "sound" "$RENONSZ" verify

# ---- a draw as a workbook, and as it was ----------------------------------------------------------------
event 9 9
r draw 1 --seed a >/dev/null
r table seat 1 1 A=9 >/dev/null; r table seat 1 2 A=1 >/dev/null
status "seated otherwise" 1 "$RENONSZ" draw check 1 -o draw.xlsx
ok "its workbook is made again and is the same" "$RENONSZ" verify --file draw.xlsx
ok "as it was drawn" "$RENONSZ" draw check 1 --at 3 -o then.xlsx
r discipline add sárga 2 --reason x >/dev/null
ok "though the book has gone on" "$RENONSZ" verify --file draw.xlsx

# Who had one seat in turn has not met; who took a seat over has met those who sat there from then on.
rm -f "$RENONSZ_DB"*
r event new "Csere" --date 2026-03-07 --deals 4 >/dev/null 2>&1
for who in Aa Bb Cc Dd Ee Ff; do
	r player add $who >/dev/null 2>&1
	r entry add $who >/dev/null 2>&1
done
{ r table add 1 1 A=aa B=bb C=cc; r table seat 1 1 C=dd --from 2; r table seat 1 1 B=ff --from 3; } >/dev/null 2>&1
repeats() { # TABLE…: the pairs of it that are said to have met
	"$RENONSZ" --lang en table add 2 1 $1 >/dev/null 2>"$WORK/met"
	r table remove 2 1 >/dev/null 2>&1
	sed -n 's/^\(.. and ..\) have met before.*/\1/p' "$WORK/met" | sort | xargs
}
none "one seat in turn" "$(repeats 'A=cc B=dd C=ee')"
none "left before the other came" "$(repeats 'A=cc B=ff C=ee')"
is "two seats" "Aa and Dd Aa and Ff Dd and Ff" "$(repeats 'A=aa B=dd C=ff')"
is "the other seat's first" "Bb and Cc Bb and Dd" "$(repeats 'A=bb B=cc C=dd')"
flawed=0 counted=0
for seed in 1 2 3 4 5 6; do
	r --lang en draw 2 --dry-run --seed $seed >said 2>/dev/null
	counted=$((counted + $(sed -n 's/^Pairs that have met before: //p' said)))
	flawed=$((flawed + $(awk '/^Table/ { on = 1; next } !NF { on = 0 } on { gsub(/[0-9]+\. /, ""); for (i = 2; i < 4; i++) for (j = i + 1; j <= 4; j++) print $i, $j }' said |
		tr a-z A-Z | grep -c "AA BB\|BB AA\|AA CC\|CC AA\|AA DD\|DD AA\|AA FF\|FF AA\|BB CC\|CC BB\|BB DD\|DD BB\|DD FF\|FF DD")))
done
ok "some of them are drawn" test "$counted" -gt 0
is "a draw's repeats are those pairs" "$flawed" "$counted"

# ---- a substitute who is seated after the draw was not in its field, and has not left one
for n in 1 2 3; do echo "$n A P m -"; done >three
printf 'verseny "Beugró" datum=2026-11-21 leosztas=3\nfordulo 1\nasztal 1\nA="Egy" B="Két" C="Három"\n%s\nasztal 2\nA="Négy" B="Öt" C="Hat"\n%s\n' "$(cat three)" "$(cat three)" >beside.ulti
b() { "$RENONSZ" -f beside.db --lang hu "$@"; }
b import beside.ulti 2>/dev/null
b player add Zöld 2>/dev/null
ok "takes over a seat" b table seat 1 1 B=Zöld --from 2
ok "is not drawn" b draw 2 --by standing
at=$(b draw check 2 --json | jq -r '.tables[] | . as $t | to_entries[] | select(.key | test("^[abc]_name$")) | select(.value == "Egy") | "\($t.table) \(.key[:1] | ascii_upcase)"')
ok "somebody goes" b discipline add visszalepes Egy --reason elment
ok "and is replaced" b table seat 2 "${at% *}" "${at#* }=Zöld"
b draw check 2 >said 2>&1
has "was not in the field" 'leült, de a sorsoláskor nem volt a mezőnyben' said
lacks "and did not leave it" 'már nincs a mezőnyben' said

# What has changed since the seed was announced is named by the draw as by its check; a draw by standing uses no seed.
event 6 1
r draw announce "a nap magja" >/dev/null
r event set unseated=bye >/dev/null
has "the draw names what changed" "a mag meghirdetése óta változott, hogy pihennek-e" <(r draw 1 | tr -s ' \n' ' ')
r import - >/dev/null <<<"$(r export --journal | sed '/^A=/s/$/\nosszeg = 2 -1 -1/')"
ok "a draw by standing with a seed" "$RENONSZ" draw 2 --by standing --seed X --dry-run
has "says that it is not used" "a --seed nem számított" "$WORK/.err"
# Who withdraws from a round on leaves seats from that round on alone.
event 6 1
for round in 1 2; do r draw $round >/dev/null; done
ok "a withdrawal from round 2 on" "$RENONSZ" discipline add withdrawal 1 --round 2 --reason hazament
is "names a seat of that round" "2. forduló" "$(tr -s ' \n' ' ' <"$WORK/.err" | grep -oE 'a\(?z?\)? ?[12]\. forduló [0-9]+\. asztalánál ül' | grep -oE '[12]\. forduló')"

# A round that was drawn is drawn once more, and seats in it exchanged, whoever has withdrawn since.
event 6 1
r draw announce "a nap magja" >/dev/null
r draw 1 >/dev/null
r discipline add withdrawal 1 --round 2 --reason hazament >/dev/null
ok "five are left, the draw of six comes out the same" "$RENONSZ" draw check 1
has "it is said" "újra kisorsolva ugyanez jön ki" <(cat "$WORK/.err" "$WORK/.out")
status "five cannot be drawn" 3 "$RENONSZ" draw 2
has "which is said" "unseated=bye" "$WORK/.err"
