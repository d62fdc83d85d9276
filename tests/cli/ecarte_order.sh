# The list of order of an evening of écarté (3.§-5.§, 9.§; E-28 to E-32): each list is worked out from the paragraphs.
. "${TESTS:?}/lib.sh"

"$RENONSZ" event new "Est" --edition ecarte --date 2026-11-21 --deals 20 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Varga Pál" "Papp Ede"; do
	"$RENONSZ" player add "$player" >/dev/null 2>&1
done
vole_a="e A5 / e A5 / e A5" vole_b="e B5 / e B5 / e B5"
# listed WHAT ROWS: place, player and state of everybody, and the seat.
listed() { is "$1" "${2:-nobody}" "$("$RENONSZ" order --csv 2>/dev/null | sed '1 { $s/.*/nobody/; $!d }' | cut -d, -f1,3- | sed 's/ [^,]*//' | xargs)"; }
coup() { ok "coup: $*" "$RENONSZ" deal add 1 1 "$@"; cp "$WORK/.err" coup.err; }
sits() { ok "seated: $*" "$RENONSZ" table seat 1 1 "$@"; }

listed "before anything" ""
ok "the order as the cards had it (9.§)" "$RENONSZ" --lang en order draw nagy kiss tóth szabó
has "says so" "drawn with cards" "$WORK/.out"
has "the two lowest begin" "Round 1, table 1: A=Nagy Éva, B=Kiss Péter" <("$RENONSZ" --lang en table list 1 --csv | awk -F, 'NR > 1 { print "Round " $1 ", table " $2 ": A=" $3 ", B=" $4 }')
is "who waits is not missing" 0 "$("$RENONSZ" missing --csv | grep -c "Tóth\|Szabó")"
listed "two play, the others wait in their order" ",Nagy,plays,A ,Kiss,plays,B 1,Tóth,waits, 2,Szabó,waits,"
status "it is drawn once" 5 "$RENONSZ" order draw
status "nobody is on it twice" 5 "$RENONSZ" order enter tóth kiss
status "whose turn it is not has nothing to waive" 3 "$RENONSZ" order waive szabó

# 3.§: who loses gives the game to the next one and is written at the end.
coup A $vole_a fogad:A:10 'fogad:A:Papp Ede:5' fogad:B:10 'fogad:B:Varga Pál:5' = 15 -15
listed "the loser goes to the end, the next is named" ",Nagy,plays,A 1,Tóth,next,B 2,Szabó,waits, 3,Kiss,waits,"
ok "in words" "$RENONSZ" --lang en order
has "with the command" 'renonsz table seat 1 1 B="Tóth Imre" --from 2' <(tr -s ' \n' ' ' <"$WORK/.out")
has "already with the coup" 'renonsz table seat 1 1 B="Tóth Imre" --from 2' coup.err
sits B=tóth --from 2
listed "who sits there plays" ",Nagy,plays,A ,Tóth,plays,B 1,Szabó,waits, 2,Kiss,waits,"
# Newcomers: in front of whose hand they bet on first, in the order in which they come.
ok "a newcomer who bet on Kiss" "$RENONSZ" order enter varga
listed "is in front of Kiss" ",Nagy,plays,A ,Tóth,plays,B 1,Szabó,waits, 2,Varga,waits, 3,Kiss,waits,"
ok "one who bet on Nagy, who plays" "$RENONSZ" order enter papp
listed "comes behind all" ",Nagy,plays,A ,Tóth,plays,B 1,Szabó,waits, 2,Varga,waits, 3,Kiss,waits, 4,Papp,waits,"
coup A $vole_b tet:10 = -10 10
listed "the other seat" ",Tóth,plays,B 1,Szabó,next,A 2,Varga,waits, 3,Kiss,waits, 4,Papp,waits, 5,Nagy,waits,"
ok "what a coup makes of the totals" "$RENONSZ" why 1 1 2
has "is each player's own, not the seat's" "Tóth Imre 0 + 10 = +10" <(tr -s ' \n' ' ' <"$WORK/.out")
has "of who stayed too" "Nagy Éva +15 - 10 = +5" <(tr -s ' \n' ' ' <"$WORK/.out")
# 4.§: who waives does not play until it is their turn again.
ok "a hand waived" "$RENONSZ" order waive szabó
listed "goes to the end" ",Tóth,plays,B 1,Varga,next,A 2,Kiss,waits, 3,Papp,waits, 4,Nagy,waits, 5,Szabó,waits,"
sits A=varga --from 3
# 4.§, 5.§: Tóth gives the chouette, Papp has a part in it: both leave the list.
coup B $vole_b fogad:B:15 'fogad:B:Papp Ede:5' fogad:A:10 'fogad:A:Kiss Péter:6' 'fogad:A:Nagy Éva:4' chouette:B = -20 20
listed "the chouette" ",Tóth,holds,B ,Papp,partner, 1,Kiss,next,A 2,Nagy,waits, 3,Szabó,waits, 4,Varga,waits,"
ok "who may give it next" "$RENONSZ" --lang en order
has "the partners first, then the list" "by, in this order: Papp Ede, Kiss Péter, Nagy Éva, Szabó Anna, Varga Pál (5.§)" <(tr -s ' \n' ' ' <"$WORK/.out")
sits A=kiss --from 4
coup A $vole_a fogad:A:10 'fogad:A:Nagy Éva:10' fogad:B:20 chouette:B = 20 -20
listed "who gives it stays, having lost" ",Tóth,holds,B ,Kiss,plays,A 1,Nagy,waits, 2,Szabó,waits, 3,Varga,waits,"
for lang in hu en; do
	[ $lang = hu ] && said="1. asztal – Ülésrend az 1. leosztásnál; azóta leült: A: Varga Pál (3. leosztástól)" || said="Table 1 – Seats at deal 1; since then: A: Varga Pál (from deal 3)"
	has "papers in mid-evening say of when their seats are ($lang)" "$said" <("$RENONSZ" --lang $lang round print 1 2>&1 | tr -s ' \n' ' ')
	"$RENONSZ" --lang $lang round print 1 -o round.html 2>/dev/null
	is "on the list, the card and the blank ($lang)" 3 "$(grep -c "${said##*– }" round.html)"
done
for lang in hu en; do
	[ $lang = hu ] && said="Nincs a sorban: Papp Ede. Aki újra játszana, belép: renonsz sor belép NÉV" || said="Not on the list: Papp Ede. To play again they enter: renonsz order enter NAME"
	has "a former partner of the chouette is on no list, which is said ($lang)" "$said" <("$RENONSZ" --lang $lang $([ $lang = hu ] && echo sor || echo order) 2>&1 | tr -s ' \n' ' ')
done
status "who gave it enters as a newcomer, in front of somebody" 3 "$RENONSZ" --lang en order enter tóth
has "who has to be named" "say on whose hand they bet first" "$WORK/.err"
for lang in hu en; do
	[ $lang = hu ] && said="Papp Ede nincs a sorban, ezért elé senki sem kerülhet" || said="Papp Ede is not on the list, and nobody comes in front"
	status "in front of one who is on no list ($lang)" 3 "$RENONSZ" --lang $lang order enter tóth papp
	has "which is said, and not asked again ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
ok "the sheet" "$RENONSZ" --lang en sheet 1 1
cp "$WORK/.out" said
status "chairs that several had in turn have no place" 1 grep -q "^Place" said
ok "the sheet" "$RENONSZ" --lang en sheet 1 1
has "sums the points of people too" "The sums are those of the seats; by player: " "$WORK/.out"
is "as the standings do" "$("$RENONSZ" standings --csv | awk -F, 'NR > 1 && $4 != "" && $4 != 0 { print $2, $4 }' | sort)" \
	"$(sed -n 's/.*by player: \(.*\)\.$/\1/p' <(tr '\n' ' ' <"$WORK/.out" | sed 's/  */ /g; s/\. /.\n/g') | sed 's/, /\n/g' | sed 's/+//; s/−/-/' | grep -v ' 0$' | sort)"
"$RENONSZ" player add "Új Ubul" >/dev/null 2>&1
"$RENONSZ" entry remove "Új Ubul" >/dev/null 2>&1
for lang in hu en; do
	status "a newcomer who does not come onto it ($lang)" 3 "$RENONSZ" --lang $lang order enter "Új Ubul"
	cp "$WORK/.err" said
	status "is not said to be entered ($lang)" 1 grep -qi 'benevezve\|entered by this' said
	has "and what would do it can be typed ($lang)" 'order enter "Új Ubul" N' said
done
ok "that one plays" "$RENONSZ" order enter tóth kiss
listed "behind all, and the seat is the next one's" ",Kiss,plays,A 1,Nagy,next,B 2,Szabó,waits, 3,Varga,waits, 4,Tóth,waits,"
ok "the partner, in front of somebody who waits" "$RENONSZ" order enter papp varga
listed "so it stands" ",Kiss,plays,A 1,Nagy,next,B 2,Szabó,waits, 3,Papp,waits, 4,Varga,waits, 5,Tóth,waits,"
sits B=nagy --from 5
coup A e A3 otthagyta:B = 1 -1
listed "who left has lost" ",Kiss,plays,A 1,Szabó,next,B 2,Papp,waits, 3,Varga,waits, 4,Tóth,waits, 5,Nagy,waits,"
# Who sat in both seats of a table has the points of all coups (R-61), and each is named.
for lang in hu en; do
	[ $lang = hu ] && said="(A, B hely): 1. -15; 4. +20; 5. +1;" || said="seat A, B, the deals played there: 1. -15; 4. +20; 5. +1;"
	"$RENONSZ" --lang $lang why --standings kiss >why.txt 2>&1
	has "why of a player of both seats ($lang)" "$said" <(tr -s ' \n' ' ' <why.txt)
done
# A corrected coup corrects the list; a void one moves nobody.
ok "the other one left" "$RENONSZ" deal edit 1 1 5 A e A3 otthagyta:A --reason elírás
listed "so Kiss goes" ",Nagy,plays,B 1,Szabó,next,A 2,Papp,waits, 3,Varga,waits, 4,Tóth,waits, 5,Kiss,waits,"
ok "void" "$RENONSZ" deal edit 1 1 5 A hamis --reason hamis
listed "nobody has lost (54.§)" ",Kiss,plays,A ,Nagy,plays,B 1,Szabó,waits, 2,Papp,waits, 3,Varga,waits, 4,Tóth,waits,"
"$RENONSZ" undo 2 --yes >/dev/null 2>&1
ok "who goes home" "$RENONSZ" discipline add visszalepes papp --reason "hazament"
listed "is not on it" ",Kiss,plays,A 1,Szabó,next,B 2,Varga,waits, 3,Tóth,waits, 4,Nagy,waits,"
"$RENONSZ" undo --yes >/dev/null 2>&1

# The accounts, by hand: what each won and lost in the five coups.
is "the accounts" "Papp:10 Nagy:5 Tóth:5 Kiss:-5 Varga:-15" "$("$RENONSZ" stats bettors --csv | sed 1d | sed 's/ [^,]*,[^,]*,[^,]*,[^,]*,/:/' | xargs)"

# In every format, in both languages.
for lang in hu en; do
	"$RENONSZ" --lang $lang order >"order.$lang.txt" 2>&1
	golden "ecarte_order/order.$lang.txt" "order.$lang.txt"
	status "order fits 80 columns ($lang)" 1 grep -E '^.{84,}' "order.$lang.txt"
done
ok "as JSON" "$RENONSZ" order --json
cp "$WORK/.out" order.json
ok "has the keys of the CSV" jq -e '.[0] | keys == ["place", "player", "seat", "start_no", "state"]' order.json
ok "as PDF" "$RENONSZ" order -o order.pdf

# Undone, done again, at a step; the journal, the import, the merge.
"$RENONSZ" order --csv >before.csv
for n in 1 2 3; do ok "undo $n" "$RENONSZ" undo --yes; done
listed "as it was" ",Kiss,plays,A 1,Nagy,next,B 2,Szabó,waits, 3,Varga,waits, 4,Tóth,waits,"
for n in 1 2 3; do ok "redo $n" "$RENONSZ" redo --yes; done
"$RENONSZ" order --csv >after.csv
same "done again" before.csv after.csv
ok "the journal" "$RENONSZ" export --journal -o first.ulti
golden ecarte_order/journal.ulti first.ulti
ok "again into the same book" "$RENONSZ" import first.ulti
ok "into another one" "$RENONSZ" -f other.db import first.ulti
"$RENONSZ" -f other.db export --journal >again.ulti 2>/dev/null
same "and out of it" first.ulti again.ulti
"$RENONSZ" -f other.db order --csv >again.csv
same "the list too" before.csv again.csv
ok "merged" "$RENONSZ" -f third.db merge "$RENONSZ_DB"
"$RENONSZ" -f third.db order --csv >again.csv
same "it is the same" before.csv again.csv
sed 's/"1 1 2 enters 5,2"/"1 1 2 enters 5"/' first.ulti >bent.ulti
status "another step is a conflict" 5 "$RENONSZ" import bent.ulti
sed 's/"1 1 2 enters 5,2"/"1 1 2 enters x"/' first.ulti >bent.ulti
status "a word that is none is a fault" 3 "$RENONSZ" --lang en import bent.ulti
has "with the line as it should be" "is no step of the list of order" "$WORK/.err"
cp "$RENONSZ_DB" away.db
ok "here somebody waives" "$RENONSZ" order waive szabó
ok "there somebody else" "$RENONSZ" -f away.db order waive kiss
status "which do not agree" 5 "$RENONSZ" merge away.db
ok "the book is sound" "$RENONSZ" verify

# Who loses and plays on all the same; names that are bet by.
export RENONSZ_DB="$WORK/seats.db"
"$RENONSZ" event new "Helyek" --edition ecarte --date 2026-11-22 --deals 9 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Fodor Lili" "Fodor Béla"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw kiss nagy tóth "fodor lili" >/dev/null 2>&1
one() { "$RENONSZ" --lang en deal add 1 1 "$@"; }
bet="fogad:A:10 fogad:B:5"
ok "a bettor by a part of the name" one A $vole_a $bet fogad:B:Fodor:5
has "is who is entered" 'fogad:B:"Fodor Lili":5' "$WORK/.err"
has "which is said" "Bettor: “Fodor” = Fodor Lili." "$WORK/.err"
ok "who lost plays on" one B $vole_a $bet fogad:B:Var:5
has "with a warning" "By the list Nagy Éva gives up the seat and Tóth Imre is next (3.§, 4.§)" "$WORK/.err"
ok "who is next sits down" "$RENONSZ" table seat 1 1 B=tóth --from 3
ok "and plays" one A $vole_a $bet 'fogad:B:Varga Pál:5'
cp "$WORK/.err" said
status "without a warning" 1 grep -q "By the list" said
has "a longer name of who bet before may be a second account" "“Varga Pál” and “Var” are two bettors with two accounts" said
"$RENONSZ" entry add "Fodor Béla" >/dev/null 2>&1
status "a name that fits two" 3 one B $vole_a $bet fogad:B:Fodor:5
has "is refused with both" "“Fodor”, fits several: Fodor Lili, Fodor Béla" <(tr -s ' \n' ' ' <"$WORK/.err")
status "one person bets once" 3 one A $vole_a fogad:A:10 fogad:B:Lili:5 'fogad:B:Fodor Lili:5'
status "who plays does not bet beside, least of all on the other" 3 one A $vole_a fogad:A:10 fogad:B:5 fogad:A:Tóth:5
has "but as the player" "Tóth Imre plays in seat B and bets as the player: fogad:B:10" <(tr -s ' \n' ' ' <"$WORK/.err")
is "each has one account" "Fodor Lili,1 Kiss Péter,3 Nagy Éva,2 Tóth Imre,1 Var,1 Varga Pál,1" "$("$RENONSZ" stats bettors --csv | sed 1d | cut -d, -f1,2 | sort | paste -sd' ')"
ok "a chouette with a partner who is not entered" one B $vole_b fogad:A:10 fogad:B:6 'fogad:B:Kun Ida:4' chouette:B
ok "who may give it next" "$RENONSZ" --lang en order
has "the partner first" "it may be given by, in this order: Kun Ida, " <(tr -s ' \n' ' ' <"$WORK/.out")
"$RENONSZ" undo --yes >/dev/null 2>&1
printf '%s\n' 'fogad:A:10 fogad:B:Béla:10' n 'fogad:A:10 fogad:B:Béla:10' y 'e A5' 'e A5' 'e A5' . >typed
script -qec "stty cols 80 rows 60; env TERM=xterm NO_COLOR=1 $RENONSZ --lang en enter 1 1" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "the prompt names who sits there now" "after 1 hand(s): Kiss Péter 2, Tóth Imre 0" screen
has "the totals of a seat that was taken over are told apart" "Nagy Éva -20 / Tóth Imre -10 = -30" screen
has "the prompt asks" "Do they play so? (y/n) n" screen
has "and begins only if they do" "nothing was done" screen
is "asks once" 2 "$(grep -c 'Do they play so' screen)"
has "and takes the coup" "deal 4: A +10   B -10" screen
has "under the whole name" 'Bettor: “Béla” = Fodor Béla.' screen

# Names that may be one person are asked about with the bet, and once.
for lang in hu en; do
	[ $lang = hu ] && yes=i asks="két külön fogadó" taken="felírva: " || yes=y asks="two bettors with two accounts" taken="noted: "
	pair="$WORK/pair.$lang.db"
	two() { RENONSZ_DB="$pair" "$RENONSZ" "$@" >/dev/null 2>&1; }
	two event new Pár --edition ecarte --date 2026-11-24 --deals 9
	for player in "Kiss Péter" "Nagy Éva"; do two player add "$player"; done
	two table add 1 1 A=kiss B=nagy
	two deal add 1 1 B $vole_a fogad:A:10 fogad:B:Varga:10
	printf '%s\n' 'fogad:A:10 fogad:B:Gróf Varga:10' $yes 'e A3' . >typed
	printf '%s\n' 'e A5' 'e A5' 'fogad:A:10 fogad:B:Gróf Varga:10' 'e A5' 'e A5' 'e A5' 'fogad:A:10 fogad:B:Varga:10' "B $vole_a" . >again
	for keys in typed again; do
		script -qec "stty cols 80 rows 60; env TERM=xterm NO_COLOR=1 RENONSZ_DB=$pair $RENONSZ --lang $lang enter 1 1" /dev/null <$keys 2>/dev/null | tr -d '\r' >$keys.screen
	done
	ok "with the bet ($lang)" awk -v asks="$asks" -v taken="$taken" 'index($0, asks) { asked = NR; times++ } index($0, taken) { noted = NR } END { exit !(asked < noted && times == 1) }' typed.screen
	is "and never again ($lang)" 0 "$(grep -c "$asks" again.screen)"
	is "in any of the coups ($lang)" 4 "$(RENONSZ_DB="$pair" "$RENONSZ" export --journal 2>/dev/null | grep -c "^[0-9].*e A5")"
done

# 9.§: the program draws, by a seed that was announced; anybody can draw again.
export RENONSZ_DB="$WORK/drawn.db"
"$RENONSZ" event new "Húzás" --edition ecarte --date 2026-11-22 >/dev/null 2>&1
for player in Aba Béla Cili Dani Ede; do
	"$RENONSZ" player add "$player" >/dev/null 2>&1
	"$RENONSZ" entry add "$player" >/dev/null 2>&1
done
ok "announced" "$RENONSZ" draw announce "lottó 7 12 31"
ok "drawn" "$RENONSZ" --lang en order draw
has "by that seed" "the seed: lottó 7 12 31; drawn once more it comes out the same" <(tr -s ' \n' ' ' <"$WORK/.out")
has "which was announced" "That seed was announced beforehand." "$WORK/.out"
is "everybody once" "1 2 3 4 5" "$("$RENONSZ" order --csv | sed 1d | cut -d, -f2 | sort | xargs)"
"$RENONSZ" order --csv >announced.csv
"$RENONSZ" undo --yes >/dev/null 2>&1
ok "by the same seed said" "$RENONSZ" order draw --seed "lottó 7 12 31"
"$RENONSZ" order --csv >said.csv
same "it is the same" announced.csv said.csv
"$RENONSZ" undo --yes >/dev/null 2>&1
# The shuffle written anew: FNV-1a, splitmix64, from the last place on one of those not behind it (E-32).
python3 - "lottó 7 12 31" >wanted <<'END'
import sys
mask = (1 << 64) - 1
def step(state):
    state = (state + 0x9e3779b97f4a7c15) & mask
    z = state
    z = ((z ^ z >> 30) * 0xbf58476d1ce4e5b9) & mask
    z = ((z ^ z >> 27) * 0x94d049bb133111eb) & mask
    return state, z ^ z >> 31
number = 0xcbf29ce484222325
for byte in sys.argv[1].encode():
    number = ((number ^ byte) * 0x100000001b3) & mask
start = (step(number)[1] + 1) & mask
state = step(start)[1]
order = [1, 2, 3, 4, 5]
for i in range(4, 0, -1):
    while True:
        state, drawn = step(state)
        if drawn >= (1 << 64) % (i + 1):
            break
    other = drawn % (i + 1)
    order[i], order[other] = order[other], order[i]
print(*order)
END
is "anybody can work it out" "$(cat wanted)" "$(sed 1d said.csv | cut -d, -f2 | xargs)"
"$RENONSZ" export --journal >drawn.ulti 2>/dev/null
ok "and drawn" "$RENONSZ" order draw --seed "lottó 7 12 31"
"$RENONSZ" export --journal 2>/dev/null | sed 's/drawn \([0-9]\),\([0-9]\),/drawn \2,\1,/' >forged.ulti
ok "an order that was written by hand" "$RENONSZ" -f forged.db import forged.ulti
status "is told" 1 "$RENONSZ" -f forged.db --lang en order
has "in words" "does NOT come out the same" <(tr -s ' \n' ' ' <"$WORK/.out")
status "a seed beside names" 2 "$RENONSZ" order draw aba --seed x
"$RENONSZ" undo --yes >/dev/null 2>&1
ok "a seed that nobody chose" "$RENONSZ" order draw
"$RENONSZ" undo --yes >/dev/null 2>&1
status "one alone is no order" 3 "$RENONSZ" order draw aba
status "nobody stands in it twice" 3 "$RENONSZ" order draw aba béla aba
# Without a draw: who sits down begins, who is not on it and plays comes onto it.
ok "two sit down" "$RENONSZ" table add 1 1 A=aba B=béla
listed "they play" ",Aba,plays,A ,Béla,plays,B"
ok "a coup" "$RENONSZ" deal add 1 1 A $vole_a
listed "the two alone play on" ",Aba,plays,A ,Béla,plays,B"
sits B=cili --from 2
ok "another" "$RENONSZ" deal add 1 1 A $vole_a
listed "the loser before waits longer" ",Aba,plays,A 1,Béla,next,B 2,Cili,waits,"
# Two who change places at one deal are one line of the journal.
sits A=cili B=aba --from 3
"$RENONSZ" export --journal >swapped.ulti 2>/dev/null
has "the journal has them so" 'szek 3 A="Cili" B="Aba"' swapped.ulti
ok "which is read" "$RENONSZ" -f swapped.db import swapped.ulti
"$RENONSZ" -f swapped.db export --journal >again.ulti 2>/dev/null
same "and written again" swapped.ulti again.ulti
status "to draw it is too late" 5 "$RENONSZ" order draw
# A sheet takes sixteen changes; the evening goes on in the next round, and the list with it (E-28).
export RENONSZ_DB="$WORK/long.db"
"$RENONSZ" event new Hosszú --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in Aba Béla Cili Dani; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw aba béla cili dani >/dev/null 2>&1
waiting=(cili dani béla)
for ((coup = 1; coup <= 17; coup++)); do
	"$RENONSZ" deal add 1 1 A $vole_a >/dev/null 2>&1
	((coup == 17)) || "$RENONSZ" table seat 1 1 B=${waiting[(coup - 1) % 3]} --from $((coup + 1)) >/dev/null 2>&1
done
listed "sixteen have lost at B and gone, the seventeenth is to go" ",Aba,plays,A 1,Dani,next,B 2,Béla,waits, 3,Cili,waits,"
for lang in hu en; do
	ok "which the order says ($lang)" "$RENONSZ" --lang $lang order
	has "with a command that can be done ($lang)" 'renonsz table add 2 1 A="Aba" B="Dani"' <(tr -s ' \n' ' ' <"$WORK/.out")
done
status "a seventeenth change is too many" 3 "$RENONSZ" --lang en table seat 1 1 B=dani --from 18
has "which says what to do" "go on with a new sheet, in the next round" "$WORK/.err"
ok "a new sheet" "$RENONSZ" table add 2 1 A=aba B=dani
listed "the list goes on" ",Aba,plays,A ,Dani,plays,B 1,Béla,waits, 2,Cili,waits,"
ok "and so do the coups" "$RENONSZ" deal add 2 1 A $vole_b
listed "Aba has lost" ",Dani,plays,B 1,Béla,next,A 2,Cili,waits, 3,Aba,waits,"
ok "the committee decides otherwise (E-26)" "$RENONSZ" rule jury -r 2 -t 1 -d 1 points=1,-1 reason=zavarták judge=Bizottság --yes
listed "so Dani has lost" ",Aba,plays,A 1,Béla,next,B 2,Cili,waits, 3,Dani,waits,"
"$RENONSZ" undo --yes >/dev/null 2>&1
# What the committee decides has the points alone: who played, gave the chouette and had a part in it, the coup says.
ok "the chouette" "$RENONSZ" deal edit 2 1 1 A $vole_a fogad:A:5 fogad:A:Béla:5 fogad:B:10 chouette:A --reason elírás
listed "is Aba's, with a partner" ",Aba,holds,A ,Béla,partner, 1,Cili,next,B 2,Dani,waits,"
ok "decided by the committee" "$RENONSZ" rule jury -r 2 -t 1 -d 1 points=-10,10 reason=zavarták judge=Bizottság --yes
listed "it stays Aba's" ",Aba,holds,A ,Béla,partner, ,Dani,plays,B 1,Cili,waits,"
"$RENONSZ" undo 2 --yes >/dev/null 2>&1
# 53.§: who leaves has lost, also if a bettor plays on in the seat and wins; that one stays as the winner.
ok "Dani leaves, Cili plays on" "$RENONSZ" deal edit 2 1 1 A fogad:A:10 fogad:B:5 fogad:B:Cili:5 / e A3 / helyette:B:Cili $vole_b --reason elírás
listed "and stays" "1,Cili,next,B 2,Béla,next,A 3,Dani,waits, 4,Aba,waits,"
ok "Cili lost it" "$RENONSZ" deal edit 2 1 1 A fogad:A:10 fogad:B:5 fogad:B:Cili:5 / e A3 / helyette:B:Cili e A5 / e A5 --reason elírás
listed "the next sits down" ",Aba,plays,A 1,Béla,next,B 2,Cili,waits, 3,Dani,waits,"
"$RENONSZ" undo 2 --yes >/dev/null 2>&1
# Who sits down out of turn (3.§).
for lang in hu en; do
	[ $lang = hu ] && said="A sorrend szerint Béla játszik, nem Cili" || said="By the list Béla plays, not Cili"
	ok "somebody jumps the queue ($lang)" "$RENONSZ" --lang $lang table seat 2 1 A=cili --from 2 --dry-run
	has "which is pointed out ($lang)" "$said" "$WORK/.err"
done
ok "who is next sits down" "$RENONSZ" --lang en table seat 2 1 A=béla --from 2 --dry-run
cp "$WORK/.err" said
status "without a word" 1 grep -q "By the list" said
ok "on a new sheet too" "$RENONSZ" --lang en table add 3 1 A=dani B=aba --dry-run
has "it is pointed out" "By the list Béla plays, not Aba" "$WORK/.err"
ok "who is next, in the other seat" "$RENONSZ" --lang en table add 3 1 A=dani B=béla --dry-run
cp "$WORK/.err" said
status "is not" 1 grep -q "By the list" said
ok "who is next does not want" "$RENONSZ" order waive béla
listed "so the one behind is" ",Dani,plays,B 1,Cili,next,A 2,Aba,waits, 3,Béla,waits,"
ok "the long evening is sound" "$RENONSZ" verify
# Somebody else changes the seats while the sheet is typed: the prompt and the totals name who sits there now.
for lang in hu en; do
	[ $lang = hu ] && said="Közben más ült le: A Béla B Dani" || said="The seats have been changed meanwhile: A Béla B Dani"
	mkfifo lines.$lang
	"$RENONSZ" --lang $lang enter 2 1 <lines.$lang >prompt.txt 2>&1 &
	exec 3>lines.$lang 4<lines.$lang
	await $! grep Aba prompt.txt
	"$RENONSZ" table seat 2 1 A=béla --from 2 >/dev/null 2>&1
	printf '%s\n' = . >&3
	exec 3>&- 4<&-
	wait $!
	has "a seat changed beside the prompt ($lang)" "$said" <(tr -s ' \n' ' ' <prompt.txt)
	has "has its name in the totals ($lang)" "Béla" <(tail -1 prompt.txt)
	"$RENONSZ" undo --yes >/dev/null 2>&1
done
# An evening that is signed before all its coups: the round is done, and what is missing is said as the standings say it.
for lang in hu en; do
	[ $lang = hu ] && said="1. forduló: minden lap kész vagy lezárva, de 1 asztalnál hiányzik leosztás" || said="every sheet is complete or signed, but deals are missing at 1 table(s)"
	"$RENONSZ" event set deals=20 >/dev/null 2>&1
	ok "signed ($lang)" "$RENONSZ" --lang $lang sheet sign 1 1 --force
	has "and not said to be complete ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
	"$RENONSZ" sheet open 1 1 >/dev/null 2>&1
done
# Who is out of the event neither keeps a seat nor the next one waiting (E-28).
export RENONSZ_DB="$WORK/gone.db"
"$RENONSZ" event new Elment --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Kovács Béla"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw kiss nagy tóth szabó kovács >/dev/null 2>&1
coup A $vole_a
ok "the one behind the next goes home" "$RENONSZ" discipline add withdrawal szabó --reason hazament
sits B=tóth --from 2
coup A $vole_a
listed "the seat is that of the one behind" ",Kiss,plays,A 1,Kovács,next,B 2,Nagy,waits, 3,Tóth,waits,"
for lang in hu en; do
	[ $lang = hu ] && said="A sorrend szerint Tóth Imre átadja a helyét, Kovács Béla következik" || said="By the list Tóth Imre gives up the seat and Kovács Béla is next"
	ok "the loser plays on ($lang)" "$RENONSZ" --lang $lang deal add 1 1 A $vole_a --dry-run
	has "with a warning ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
sits B=kovács --from 3
ok "the winner goes home" "$RENONSZ" discipline add withdrawal kiss --reason hazament
listed "the next has that seat" ",Kovács,plays,B 1,Nagy,next,A 2,Tóth,waits,"
ok "who is gone is to play" "$RENONSZ" --lang en deal add 1 1 A $vole_a --dry-run
has "which is pointed out" "By the list Kiss Péter gives up the seat and Nagy Éva is next" <(tr -s ' \n' ' ' <"$WORK/.err")
ok "who is next goes home too" "$RENONSZ" discipline add withdrawal nagy --reason hazament
listed "then the one behind" ",Kovács,plays,B 1,Tóth,next,A"
ok "and that one" "$RENONSZ" discipline add withdrawal tóth --reason hazament
listed "then nobody" ",Kovács,plays,B"
for lang in hu en; do
	[ $lang = hu ] && said="Nagy Éva visszalépett a versenytől vagy kizárták" || said="Nagy Éva has withdrawn or was excluded"
	status "who is gone does not enter ($lang)" 5 "$RENONSZ" --lang $lang order enter nagy kovács
	has "in words ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
# evening NAME PLAYERS…: a book of six players with the order drawn of these.
evening() {
	export RENONSZ_DB="$WORK/$1.db"; shift
	rm -f "$RENONSZ_DB"
	"$RENONSZ" event new Est --edition ecarte --date 2026-11-24 --deals 10 --stake 2 >/dev/null 2>&1
	for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Varga Pál" "Papp Ede"; do
		"$RENONSZ" player add "$player" >/dev/null 2>&1 && "$RENONSZ" entry add "$player" >/dev/null 2>&1
	done
	[ $# = 0 ] && "$RENONSZ" table add 1 1 A=1 B=2 >/dev/null 2>&1 || "$RENONSZ" order draw "$@" >/dev/null 2>&1
}
goes() { ok "$1 goes home" "$RENONSZ" discipline add withdrawal $1 --reason hazament; }
# Nor do they wait: who has lost and sits there all the same is the end of the list (E-28, E-29).
before_loser=",Kiss,plays,A 1,Varga,next,B 2,Nagy,waits,"
evening nobody kiss nagy
coup A $vole_a
ok "nobody else was drawn" "$RENONSZ" order enter varga kiss
listed "a newcomer comes before who lost" "$before_loser"
for hand in kiss nagy; do
	evening nobody kiss nagy tóth
	goes tóth
	coup A $vole_a
	listed "who lost stays" ",Kiss,plays,A ,Nagy,plays,B"
	ok "a newcomer who bet on $hand" "$RENONSZ" order enter varga $hand
	listed "comes before who lost too" "$before_loser"
	ok "and another who bet on who plays" "$RENONSZ" order enter papp kiss
	listed "comes behind the first one" ",Kiss,plays,A 1,Varga,next,B 2,Papp,waits, 3,Nagy,waits,"
	sits B=varga --from 2
	coup A $vole_a
	listed "the coup behind it goes on from there" ",Kiss,plays,A 1,Papp,next,B 2,Nagy,waits, 3,Varga,waits,"
done
evening nobody kiss nagy tóth
coup A $vole_a
goes tóth
ok "a newcomer after it" "$RENONSZ" order enter varga kiss
listed "comes before who lost, whoever waited at the coup" "$before_loser"
evening nobody kiss nagy tóth
goes tóth
coup A $vole_a fogad:A:2 "fogad:A:Varga Pál:1" fogad:B:3
ok "the bets tell the hand" "$RENONSZ" order enter varga
listed "the place is the same" "$before_loser"
evening nobody kiss nagy tóth
coup A $vole_a
sits B=tóth --from 2
coup A $vole_a
goes tóth
sits B=nagy --from 3
coup A $vole_a
ok "who waited had played" "$RENONSZ" order enter varga kiss
listed "that is the same too" "$before_loser"
evening nobody kiss nagy tóth
goes tóth
coup A $vole_a
"$RENONSZ" discipline add lifted tóth --reason "mégis marad" >/dev/null 2>&1
ok "who comes back" "$RENONSZ" order enter tóth kiss
listed "enters like a newcomer" ",Kiss,plays,A 1,Tóth,next,B 2,Nagy,waits,"
# What was recorded while they waited stays so.
evening nobody kiss nagy tóth
coup A $vole_a
ok "a newcomer while somebody waits" "$RENONSZ" order enter varga kiss
listed "is behind all" ",Kiss,plays,A 1,Tóth,next,B 2,Nagy,waits, 3,Varga,waits,"
goes tóth
listed "and remains there" ",Kiss,plays,A ,Nagy,plays,B 1,Varga,waits,"
ok "the next newcomer" "$RENONSZ" order enter papp kiss
listed "comes behind that one" ",Kiss,plays,A ,Nagy,plays,B 1,Varga,waits, 2,Papp,waits,"
# Who plays on for a player who left and wins stays, if entered in the event, on the list so far or not (E-28).
plays_on="e B5 / helyette:A:Szabó e A5 / e A5 / e A3 fogad:A:4 fogad:A:Szabó:4 fogad:B:8"
outsider_stays="1,Szabó,next,A 2,Tóth,next,B 3,Varga,waits, 4,Kiss,waits, 5,Nagy,waits,"
evening outside kiss nagy tóth varga
coup A $plays_on
has "with the coup" 'renonsz table seat 1 1 A="Szabó Anna" --from 2' <(tr -s ' \n' ' ' <coup.err)
listed "who was not drawn stays as the winner" "$outsider_stays"
ok "a newcomer on that hand" "$RENONSZ" order enter papp szabó
listed "comes behind all" "$outsider_stays 6,Papp,waits,"
ok "both sit down" "$RENONSZ" --lang en table seat 1 1 A=szabó B=tóth --from 2
is "out of turn is neither" 0 "$(grep -c "By the list" "$WORK/.err")"
coup B e A5 / e A5 / e A5
listed "the evening goes on" ",Szabó,plays,A 1,Varga,next,B 2,Kiss,waits, 3,Nagy,waits, 4,Papp,waits, 5,Tóth,waits,"
evening outside kiss nagy tóth varga
coup A e B5 / helyette:A:Szabó e B5 / e B3 fogad:A:4 fogad:A:Szabó:4 fogad:B:8
listed "who was not drawn and lost does not come onto it" ",Nagy,plays,B 1,Tóth,next,A 2,Varga,waits, 3,Kiss,waits,"
evening outside kiss nagy tóth varga
coup A ${plays_on//Szabó/Zsolt}
listed "nor who is not entered" "1,Tóth,next,A 2,Varga,next,B 3,Kiss,waits, 4,Nagy,waits,"
evening outside kiss nagy tóth varga
coup A $plays_on
goes szabó
listed "nor is on it who goes home after it" "1,Tóth,next,A 2,Varga,next,B 3,Kiss,waits, 4,Nagy,waits,"
evening outside kiss nagy tóth szabó varga
coup A e B5 / e B5 / e B3 chouette:A fogad:A:10 fogad:A:Szabó:3 fogad:B:13
listed "a partner of the chouette is off the list" ",Kiss,holds,A ,Szabó,partner, ,Nagy,plays,B 1,Tóth,waits, 2,Varga,waits,"
coup A $vole_a
sits B=tóth --from 3
coup A $plays_on
listed "and stays as well, having been a partner" "1,Szabó,next,A 2,Varga,next,B 3,Nagy,waits, 4,Kiss,waits, 5,Tóth,waits,"
evening outside
coup A $plays_on
listed "where no order was drawn too" "1,Szabó,next,A 2,Kiss,next,B 3,Nagy,waits,"
evening outside kiss nagy tóth varga
coup A e B3 / helyette:A:Szabó $vole_a chouette:A fogad:A:8 fogad:A:Szabó:8 fogad:B:16
listed "for the giver of a chouette the partner does as one (E-31)" ",Szabó,holds,A 1,Tóth,next,B 2,Varga,waits, 3,Nagy,waits,"
export RENONSZ_DB="$WORK/before.db"
"$RENONSZ" event new Előtte --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre"; do "$RENONSZ" player add "$player" >/dev/null 2>&1 && "$RENONSZ" entry add "$player" >/dev/null 2>&1; done
"$RENONSZ" discipline add withdrawal nagy --reason hazament >/dev/null 2>&1
for lang in hu en; do
	[ $lang = hu ] && said="Nagy Éva visszalépett a versenytől vagy kizárták" || said="Nagy Éva has withdrawn or was excluded"
	status "nor is drawn ($lang)" 5 "$RENONSZ" --lang $lang order draw kiss nagy tóth
	has "which is said ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
listed "nothing was drawn" ""
ok "who are there are drawn" "$RENONSZ" order draw
is "without that one" "Kiss Péter,Tóth Imre" "$("$RENONSZ" order --csv | sed 1d | cut -d, -f3 | sort | paste -sd,)"
# 4.§: who is next waives, and the first behind sits in the seat already: that one plays on.
export RENONSZ_DB="$WORK/waived.db"
"$RENONSZ" event new Lemond --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Kovács Béla"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw kiss nagy tóth szabó kovács >/dev/null 2>&1
coup A chouette:A fogad:A:10 fogad:B:10 $vole_b
ok "the giver enters, in front of Szabó" "$RENONSZ" order enter kiss szabó
listed "behind the next" ",Nagy,plays,B 1,Tóth,next,A 2,Kiss,waits, 3,Szabó,waits, 4,Kovács,waits,"
ok "who waives" "$RENONSZ" order waive tóth
listed "so it is the giver’s turn, not the one’s behind" ",Nagy,plays,B ,Kiss,plays,A 1,Szabó,waits, 2,Kovács,waits, 3,Tóth,waits,"
ok "who plays" "$RENONSZ" --lang en deal add 1 1 A $vole_a --dry-run
cp "$WORK/.err" said
status "without a warning" 1 grep -q "By the list" said
ok "another sits down" "$RENONSZ" --lang en table seat 1 1 A=szabó --from 2 --dry-run
has "out of turn" "By the list Kiss Péter plays, not Szabó Anna" "$WORK/.err"
ok "who has the turn waives too" "$RENONSZ" order waive kiss
listed "then the one behind" ",Nagy,plays,B 1,Szabó,next,A 2,Kovács,waits, 3,Tóth,waits, 4,Kiss,waits,"
"$RENONSZ" undo 3 --yes >/dev/null 2>&1
ok "the giver enters further behind" "$RENONSZ" order enter kiss kovács
ok "the next waives" "$RENONSZ" order waive tóth
listed "and the one behind is next" ",Nagy,plays,B 1,Szabó,next,A 2,Kiss,waits, 3,Kovács,waits, 4,Tóth,waits,"
export RENONSZ_DB="$WORK/sits.db"
"$RENONSZ" event new Átül --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw kiss nagy tóth >/dev/null 2>&1
coup A fogad:A:10 fogad:B:5 fogad:B:tóth:5 $vole_b
coup A fogad:A:10 fogad:B:10 $vole_b
for lang in hu en; do
	[ $lang = hu ] && said="1. leosztás: Tóth Imre most az A helyen ül, de fogadóként is" || said="Deal 1: Tóth Imre sits in seat A now, but is recorded as a bettor too"
	ok "a bettor is put into the seat of that coup ($lang)" "$RENONSZ" --lang $lang table seat 1 1 A=tóth --dry-run
	has "which is said ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
ok "of a later one" "$RENONSZ" --lang en table seat 1 1 A=tóth --from 2
cp "$WORK/.err" said
status "nothing is" 1 grep -q "as a bettor too" said
ok "earlier" "$RENONSZ" --lang en table seat 1 1 A=tóth --from 1 --dry-run
has "it is said" "Deal 1: Tóth Imre sits in seat A now" "$WORK/.err"
export RENONSZ_DB="$WORK/two.db"
"$RENONSZ" event new Ketten --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw kiss nagy >/dev/null 2>&1
coup A $vole_b
for lang in hu en; do
	[ $lang = hu ] && said="Senki sem vár, ezért Kiss Péter a lemondás után is a helyén marad" || said="Nobody waits, so Kiss Péter keeps the seat"
	ok "of two one waives ($lang)" "$RENONSZ" --lang $lang order waive kiss
	has "why nothing changes is said ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
listed "both play on" ",Kiss,plays,A ,Nagy,plays,B"
export RENONSZ_DB="$WORK/three.db"
"$RENONSZ" event new Hárman --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw kiss nagy tóth >/dev/null 2>&1
coup A $vole_b
ok "of three the one who waits waives" "$RENONSZ" order waive tóth
listed "the loser plays on" ",Nagy,plays,B ,Kiss,plays,A 1,Tóth,waits,"
ok "who does" "$RENONSZ" --lang en deal add 1 1 A $vole_a --dry-run
cp "$WORK/.err" said
status "without a warning" 1 grep -q "By the list" said
# 4.§: everybody has waived, and so it is again the turn of who waived first.
ok "the loser waives too" "$RENONSZ" order waive kiss
listed "so it is again the turn of the one who waived" ",Nagy,plays,B 1,Tóth,next,A 2,Kiss,waits,"
for lang in hu en; do
	[ $lang = hu ] && said="ezért a sor elölről kezdődik" || said="so the list begins again from the front"
	ok "the order ($lang)" "$RENONSZ" --lang $lang order
	has "says so ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.out")
	has "and who sits down ($lang)" 'renonsz table seat 1 1 A="Tóth Imre" --from 2' <(tr -s ' \n' ' ' <"$WORK/.out")
done
sits A=tóth --from 2
listed "who sits there plays, having waived before" ",Nagy,plays,B ,Tóth,plays,A 1,Kiss,waits,"
"$RENONSZ" undo --yes >/dev/null 2>&1
ok "nor does that one want" "$RENONSZ" order waive tóth
listed "then it is the loser’s turn, in the seat" ",Nagy,plays,B ,Kiss,plays,A 1,Tóth,waits,"
ok "the winner waives too" sh -c '"$0" order waive kiss && "$0" order waive nagy' "$RENONSZ"
listed "then two are next" "1,Tóth,next,A 2,Kiss,next,B 3,Nagy,waits,"
"$RENONSZ" undo 4 --yes >/dev/null 2>&1
for player in nagy tóth; do "$RENONSZ" discipline add withdrawal $player --reason hazament >/dev/null 2>&1; done
for lang in hu en; do
	[ $lang = hu ] && said="B helyére nincs, aki üljön" || said="Nobody is left for seat B"
	ok "one alone ($lang)" "$RENONSZ" --lang $lang order
	has "is told that nobody is left ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.out")
done
# Who sits down out of turn is pointed out, whoever is displaced; who puts it right is not (E-28).
export RENONSZ_DB="$WORK/turn.db"
"$RENONSZ" event new Csere --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw kiss nagy tóth szabó >/dev/null 2>&1
# warned WHO INSTEAD COMMAND…: the command says, in both languages, who plays by the list and who does not; "": nothing.
warned() {
	local who=$1 instead=$2 lang said
	shift 2
	for lang in hu en; do
		[ $lang = hu ] && said="A sorrend szerint $who játszik, nem $instead" || said="By the list $who plays, not $instead"
		ok "$* ($lang)" "$RENONSZ" --lang $lang "$@" --dry-run
		cp "$WORK/.err" said
		if [ -n "$who" ]; then has "is pointed out" "$said" said; else
			status "is not pointed out" 1 grep -q "A sorrend szerint\|By the list" said
		fi
	done
}
warned "Kiss Péter" "Tóth Imre" table seat 1 1 A=tóth
sits A=tóth
warned "" "" table seat 1 1 A=kiss
"$RENONSZ" undo --yes >/dev/null 2>&1
coup A $vole_b
warned "" "" table add 2 1 A=nagy B=tóth
warned "Nagy Éva" "Kiss Péter" table add 2 1 A=kiss B=tóth
warned "Nagy Éva" "Kiss Péter" table add 2 1 A=tóth B=kiss
warned "Nagy Éva" "Kiss Péter" table seat 1 1 B=tóth --from 2
warned "Tóth Imre" "Szabó Anna" table seat 1 1 A=szabó --from 2
sits A=szabó --from 2
warned "" "" table seat 1 1 A=tóth --from 2
sits A=tóth --from 2
warned "Tóth Imre" "Szabó Anna" table seat 1 1 A=szabó --from 2
"$RENONSZ" undo 2 --yes >/dev/null 2>&1
sits B=tóth --from 2
warned "" "" table seat 1 1 A=tóth B=nagy --from 2
"$RENONSZ" undo --yes >/dev/null 2>&1
ok "who is next is no longer entered" "$RENONSZ" entry remove tóth
listed "the one behind is next" ",Nagy,plays,B 1,Szabó,next,A 2,Kiss,waits,"
"$RENONSZ" undo --yes >/dev/null 2>&1
ok "a new sheet, seated wrong" "$RENONSZ" table add 2 1 A=szabó B=nagy
warned "" "" table seat 2 1 A=tóth B=nagy
warned "Nagy Éva" "Kiss Péter" table seat 2 1 A=tóth B=kiss
# 53.§, 5.§: the giver of a chouette who goes away leaves the chair to the partners.
export RENONSZ_DB="$WORK/giver.db"
"$RENONSZ" event new Adó --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Papp Ede"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" order draw kiss nagy tóth szabó papp >/dev/null 2>&1
with_one="fogad:A:10 fogad:B:5 fogad:B:Szabó:5 chouette:B" with_two="fogad:A:12 fogad:B:6 fogad:B:Papp:3 fogad:B:Szabó:3 chouette:B"
coup A $with_one / e A3 / helyette:B:Szabó $vole_b
listed "who has played on and won gives it, in the chair" ",Szabó,holds,B 1,Tóth,next,A 2,Papp,waits, 3,Kiss,waits,"
for lang in hu en; do
	[ $lang = hu ] && said='B helyére Szabó Anna ül: renonsz table seat 1 1 B="Szabó Anna" --from 2' \
		|| said='Szabó Anna takes seat B: renonsz table seat 1 1 B="Szabó Anna" --from 2'
	ok "the order ($lang)" "$RENONSZ" --lang $lang order
	has "says who sits down there ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.out")
done
sits A=tóth --from 2
for lang in hu en; do
	[ $lang = hu ] && said="A sorrend szerint Nagy Éva átadja a helyét, Szabó Anna következik" || said="By the list Nagy Éva gives up the seat and Szabó Anna is next"
	ok "who left plays on ($lang)" "$RENONSZ" --lang $lang deal add 1 1 A $vole_a --dry-run
	has "with a warning ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
sits B=szabó --from 2
listed "seated" ",Szabó,holds,B ,Tóth,plays,A 1,Papp,waits, 2,Kiss,waits,"
"$RENONSZ" undo 2 --yes >/dev/null 2>&1
ok "it was lost" "$RENONSZ" deal edit 1 1 1 A $with_one / e A3 / helyette:B:Szabó e A5 / e A5 --reason elírás
listed "nor has the giver’s side to give up the chair, having lost" ",Szabó,holds,B ,Kiss,plays,A 1,Tóth,waits, 2,Papp,waits,"
ok "nobody plays on" "$RENONSZ" deal edit 1 1 1 A $with_one / e A3 otthagyta:B:- --reason elírás
listed "it is the partner’s too" ",Szabó,holds,B ,Kiss,plays,A 1,Tóth,waits, 2,Papp,waits,"
ok "who left comes back" "$RENONSZ" order enter nagy papp
listed "as a newcomer" ",Szabó,holds,B ,Kiss,plays,A 1,Tóth,waits, 2,Nagy,waits, 3,Papp,waits,"
"$RENONSZ" undo --yes >/dev/null 2>&1
ok "two partners, and the giver goes home after it" "$RENONSZ" deal edit 1 1 1 A $with_two / $vole_a --reason elírás
ok "withdrawn" "$RENONSZ" discipline add withdrawal nagy --reason hazament
listed "the first partner is asked first (5.§)" ",Papp,holds,B ,Szabó,partner, ,Kiss,plays,A 1,Tóth,waits,"
sits B=szabó --from 2
listed "if the other one sits down, it is that one who gives it" ",Szabó,holds,B ,Papp,partner, ,Kiss,plays,A 1,Tóth,waits,"
"$RENONSZ" undo --yes >/dev/null 2>&1
ok "who does not want" "$RENONSZ" order enter papp tóth
listed "the other one then" ",Szabó,holds,B ,Kiss,plays,A 1,Papp,waits, 2,Tóth,waits,"
ok "nor does that one" "$RENONSZ" order enter szabó tóth
listed "only then the next of the list, as they stand on it by now" ",Kiss,plays,A 1,Papp,next,B 2,Szabó,waits, 3,Tóth,waits,"
"$RENONSZ" undo 3 --yes >/dev/null 2>&1
ok "nobody leaves" "$RENONSZ" deal edit 1 1 1 A $with_one / $vole_b --reason elírás
listed "the giver stays" ",Nagy,holds,B ,Szabó,partner, 1,Tóth,next,A 2,Papp,waits, 3,Kiss,waits,"
ok "and goes home" "$RENONSZ" discipline add withdrawal nagy --reason hazament
listed "the chair is the partner's too" ",Szabó,holds,B 1,Tóth,next,A 2,Papp,waits, 3,Kiss,waits,"
sits A=tóth --from 2
ok "who is gone is to play" "$RENONSZ" --lang en deal add 1 1 A $vole_a --dry-run
has "which names the same one" "By the list Nagy Éva gives up the seat and Szabó Anna is next" <(tr -s ' \n' ' ' <"$WORK/.err")
# So it is when nobody waits.
"$RENONSZ" undo 2 --yes >/dev/null 2>&1
ok "the giver goes away" "$RENONSZ" deal edit 1 1 1 A $with_one / e A3 / helyette:B:Szabó $vole_b --reason elírás
for player in tóth papp; do "$RENONSZ" discipline add withdrawal $player --reason hazament >/dev/null 2>&1; done
listed "of who are left two play" ",Szabó,holds,B ,Kiss,plays,A"
# The totals of a seat that was taken over: each name once, and those of a dry run with its coup.
export RENONSZ_DB="$WORK/back.db"
"$RENONSZ" event new Vissza --edition ecarte --date 2026-11-24 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" table add 1 1 A=kiss B=nagy >/dev/null 2>&1
coup A $vole_a tet:5
has "chairs of one player each have their place" "Place" <("$RENONSZ" --lang en sheet 1 1)
sits B=tóth --from 2
coup B $vole_b tet:3
sits B=nagy --from 3
for how in --dry-run --quiet; do
	[ $how = --quiet ] && how=
	ok "back in the seat $how" "$RENONSZ" --lang en deal add 1 1 $how B $vole_b tet:2
	has "the totals add up $how" "Nagy Éva -3 / Tóth Imre 3 = 0" <(tr -s ' \n' ' ' <"$WORK/.err")
done
ok "a correction looked at" "$RENONSZ" --lang en deal edit 1 1 3 A $vole_a tet:2 --dry-run
has "has the sums that would be" "Nagy Éva -7 / Tóth Imre 3 = -4" <(tr -s ' \n' ' ' <"$WORK/.err")
# A corrected coup keeps its bets unless the line names others; tet:1 takes them away (E-24).
line() { "$RENONSZ" export --journal 2>/dev/null | grep "^$1 "; }
ok "a coup with bets" "$RENONSZ" deal add 1 1 A $vole_a fogad:A:10 fogad:B:4 "fogad:B:Zsolt:6" chouette:A
for lang in hu en; do
	[ $lang = hu ] && said="a régi tét vagy fogadások maradnak" || said="so those that stood stay"
	ok "its hands corrected ($lang)" "$RENONSZ" --lang $lang deal edit 1 1 4 A $vole_b --dry-run
	has "keeps the bets, which is said ($lang)" "$said" "$WORK/.err"
	has "and they count ($lang)" "chouette:A = -10 10" "$WORK/.err"
done
ok "corrected" "$RENONSZ" deal edit 1 1 4 A $vole_b
has "it is recorded so" "4 A e B5 / e B5 / e B5 fogad:A:10 fogad:B:4 fogad:B:Zsolt:6 chouette:A" <(line 4)
ok "a false pack moves nothing, the bets stay" "$RENONSZ" deal edit 1 1 4 A hamis
has "with it" "4 A hamis fogad:A:10 fogad:B:4 fogad:B:Zsolt:6 chouette:A" <(line 4)
for lang in hu en; do
	[ $lang = hu ] && said="ezért kimarad" || said="and so dropped"
	ok "some of the bets alone ($lang)" "$RENONSZ" --lang $lang deal edit 1 1 4 A $vole_a fogad:A:10 fogad:B:9 --dry-run
	has "the others are said to go ($lang)" "$said: fogad:B:Zsolt:6 chouette:A." <(tr -s ' \n' ' ' <"$WORK/.err")
	is "once ($lang)" 1 "$(grep -c "$said" "$WORK/.err")"
	printf '%s\n' '<4' "A $vole_a fogad:A:10 fogad:B:4 chouette:B" . | "$RENONSZ" --lang $lang enter 1 1 --dry-run >screen 2>&1
	has "at the prompt too ($lang)" "$said: fogad:B:Zsolt:6." screen
	is "and once ($lang)" 1 "$(grep -c "$said" screen)"
	ok "all of them ($lang)" "$RENONSZ" --lang $lang deal edit 1 1 4 A $vole_a fogad:A:10 fogad:B:4 fogad:B:Zsolt:7 chouette:A --dry-run
	cp "$WORK/.err" said
	status "nothing goes ($lang)" 1 grep -q "$said" said
	ok "a stake alone ($lang)" "$RENONSZ" --lang $lang deal edit 1 1 4 A $vole_a tet:1 --dry-run
	has "all of them go ($lang)" "$said: fogad:A:10 fogad:B:4 fogad:B:Zsolt:6 chouette:A." <(tr -s ' \n' ' ' <"$WORK/.err")
done
ok "other bets" "$RENONSZ" --lang en deal edit 1 1 4 A $vole_a fogad:A:7 fogad:B:7
cp "$WORK/.err" said
status "take the place of all" 1 grep -q "those that stood stay" said
has "of them" "4 A e A5 / e A5 / e A5 fogad:A:7 fogad:B:7" <(line 4)
printf '%s\n' '<4' 'A e B5 / e B5 / e B5' '<4' 'A e B5 / e B5 / e B5 tet:1' . | "$RENONSZ" --lang en enter 1 1 >screen 2>&1
has "the prompt keeps them too" "so those that stood stay" <(tr -s ' \n' ' ' <screen)
is "once" 1 "$(grep -c "neither stake nor bets" screen)"
has "and they count" "deal 4: A -7   B +7" screen
has "unless a stake is named" "deal 4: A -1   B +1" screen
ok "somebody left, and bets ask for a player (53.§)" "$RENONSZ" deal edit 1 1 4 A $vole_a fogad:A:10 fogad:B:4 fogad:B:Zsolt:6
status "what does not go with the bets that stay is refused" 3 "$RENONSZ" --lang en deal edit 1 1 4 A e A3 otthagyta:B
has "in words" "write the bets into the line too" <(tr -s ' \n' ' ' <"$WORK/.err")
# What the committee decides is the players': whose bets are off is said, and the sheet has what was played (E-26, E-27).
"$RENONSZ" deal edit 1 1 4 A $vole_a fogad:A:10 fogad:B:4 fogad:B:Zsolt:6 >/dev/null 2>&1
for lang in hu en; do
	[ $lang = hu ] && said="se nyereség, se veszteség: Zsolt" || said="this coup is neither won nor lost: Zsolt"
	ok "decided ($lang)" "$RENONSZ" --lang $lang rule jury -r 1 -t 1 -d 4 points=3,-3 reason=zaj --yes
	has "the bets are off, which is said ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
	[ $lang = hu ] && said="; a lapon ez állt: A e A5 / e A5 / e A5 fogad:A:10 fogad:B:4 fogad:B:Zsolt:6; a mellette fogadók számláján nem számít: Zsolt" \
		|| said="; the sheet had: A e A5 / e A5 / e A5 fogad:A:10 fogad:B:4 fogad:B:Zsolt:6; it does not count in the accounts of who bet beside it: Zsolt"
	ok "the sheet ($lang)" "$RENONSZ" --lang $lang sheet 1 1
	has "has what was played, and whose bets are off ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.out")
	[ $lang = hu ] && said="A lapon: A e A5" || said="On the sheet: A e A5"
	ok "the minutes ($lang)" "$RENONSZ" --lang $lang minutes 1 1 4
	has "have it too ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.out")
	"$RENONSZ" undo --yes >/dev/null 2>&1
done
# Who bet by a short name and is entered afterwards has one account (E-27).
ok "Zsolt is entered" sh -c '"$0" player add "Zsolt Ede" && "$0" entry add "Zsolt Ede" && "$0" deal add 1 1 A e A5 / e A5 / e A5 fogad:A:10 fogad:B:4 "fogad:B:Zsolt Ede:6"' "$RENONSZ"
is "one account" "Zsolt Ede,2" "$("$RENONSZ" stats bettors --csv | grep Zsolt | cut -d, -f1,2)"
ok "of the money too" "$RENONSZ" event set stake=10
is "with all" 0 "$("$RENONSZ" money 2>/dev/null | grep Zsolt | grep -vc "Zsolt Ede")"
# A bettor who is meant is named once, and unequal bets are pointed out before the first hand (58.§).
printf '%s\n' fogad:A:10 fogad:B:4 fogad:B:Ede:5 fogad:B:Imre:1 'e A5' 'e A5' 'e A5' . | "$RENONSZ" --lang en enter 1 1 >screen 2>&1
is "once" "1 1" "$(grep -c '“Ede” = Zsolt Ede' screen) $(grep -c '“Imre” = Tóth Imre' screen)"
is "the bets differ, before the first hand" "A 10, B 4. A 10, B 9." "$(tr -s ' \n' ' ' <screen | grep -o 'equal: A [0-9]*, B [0-9]*\.' | sed 's/equal: //' | xargs)"
# In the words that were typed.
ok "the order, asked for in Hungarian" "$RENONSZ" --lang hu sor
cp "$WORK/.out" said
status "names no English command" 1 grep -q "renonsz table" said
# Other games have no such list.
"$RENONSZ" event new Ulti --date 2026-11-23 >/dev/null 2>&1
status "ulti has none" 2 "$RENONSZ" -e Ulti order
# A chair owes nobody: who pays what is told name by name.
"$RENONSZ" event set stake=20 2>/dev/null
"$RENONSZ" sheet 1 1 >sheet.txt 2>&1
is "no forints under a chair" 0 "$(grep -c Forintban sheet.txt)"

# A round's coups are its sheet's: behind the last one the evening goes on at the same table of the next round.
rm -f "$RENONSZ_DB"*
"$RENONSZ" event new "Három" --edition ecarte --date 2026-11-21 --deals 3 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna"; do
	"$RENONSZ" player add "$player" >/dev/null 2>&1
	"$RENONSZ" entry add "$player" >/dev/null 2>&1
done
"$RENONSZ" order draw nagy kiss tóth szabó >/dev/null 2>&1
coup A $vole_a
sits B=tóth --from 2
coup A $vole_a
sits B=szabó --from 3
coup A $vole_a
listed "the last coup of the round" ",Nagy,plays,A 1,Kiss,next,B 2,Tóth,waits, 3,Szabó,waits,"
cp coup.err said
status "sends nobody to one behind it" 1 grep -q -e "--from" said
has "but to the next round" 'renonsz table add 2 1 A="Nagy Éva" B="Kiss Péter"' said
ok "the list" "$RENONSZ" order
has "says the same" 'renonsz table add 2 1 A="Nagy Éva" B="Kiss Péter"' <(tr -s ' \n' ' ' <"$WORK/.out")
printf '.\n' | "$RENONSZ" enter 1 1 >said 2>&1
has "and the prompt" 'renonsz table add 2 1 A="Nagy Éva" B="Kiss Péter"' <(tr -s ' \n' ' ' <said)
status "nobody takes over a seat there" 3 "$RENONSZ" --lang en table seat 1 1 B=kiss --from 4
has "what to do" "renonsz table add 2 1" "$WORK/.err"
ok "the next round" "$RENONSZ" --lang en table add 2 1 A=nagy B=kiss
listed "goes on" ",Nagy,plays,A ,Kiss,plays,B 1,Tóth,waits, 2,Szabó,waits,"
has "they have met" "Nagy Éva and Kiss Péter" "$WORK/.err"
ok "who had one seat in turn" "$RENONSZ" --lang en table add 3 1 A=kiss B=szabó
cp "$WORK/.err" said
status "have not" 1 grep -q "have met before" said
ok "the wrong two" "$RENONSZ" table remove 3 1
ok "the wrong one in the next round" "$RENONSZ" table seat 2 1 B=szabó
ok "the list" "$RENONSZ" order
has "says a command that can be typed" 'table seat 2 1 B="Kiss Péter"' <(tr -s ' \n' ' ' <"$WORK/.out")
status "without a deal" 1 grep -q -e "--from 1" <("$RENONSZ" order)

# Two alone: who has lost stays in the seat while nobody waits, and is last all the same; newcomers come before them.
two() { "$RENONSZ" -f two.db "$@" 2>/dev/null; }
two event new Ketten --edition ecarte --date 2026-11-21
for player in "Kiss Péter" "Nagy Éva" "Szabó Anna" "Varga Pál"; do two player add "$player"; two entry add "$player"; done
two table add 1 1 A=nagy B=kiss >/dev/null
two deal add 1 1 A $vole_a fogad:A:10 fogad:B:4 'fogad:B:anna:3' 'fogad:B:varga:3' >/dev/null
order_of() { two order --csv | sed 1d | cut -d, -f1,3- | sed 's/ [^,]*//' | xargs; }
two order enter anna >/dev/null
is "the first newcomer is next" ",Nagy,plays,A 1,Szabó,next,B 2,Kiss,waits," "$(order_of)"
two order enter varga >/dev/null
is "the second comes behind, before who lost" ",Nagy,plays,A 1,Szabó,next,B 2,Varga,waits, 3,Kiss,waits," "$(order_of)"

# 5.§: a partner who enters against the chouette is a newcomer like any other, and may be the next.
over() { "$RENONSZ" -f over.db "$@" 2>/dev/null; }
over event new Társ --edition ecarte --date 2026-11-21
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Varga Pál"; do over player add "$player"; done
over order draw kiss nagy tóth >/dev/null
over deal add 1 1 A chouette:A fogad:A:10 fogad:A:varga:5 fogad:B:15 $vole_a >/dev/null
over order enter varga tóth >/dev/null
is "a partner who enters in front of the next is next" ",Kiss,holds,A 1,Varga,next,B 2,Tóth,waits, 3,Nagy,waits," \
	"$(over order --csv | sed 1d | cut -d, -f1,3- | sed 's/ [^,]*//' | xargs)"

# 3.§: who has won a coup is told by its marks, also when nothing was bet on that side (E-17, E-28).
nil() { "$RENONSZ" -f nil.db "$@" 2>/dev/null; }
nil event new Semmi --edition ecarte --date 2026-11-21
for player in "Nagy Éva" "Kiss Péter" "Tóth Imre" "Szabó Anna"; do nil player add "$player"; done
nil order draw nagy kiss tóth szabó >/dev/null
for bets in fogad:B:10 "fogad:A:0 fogad:B:0"; do
	nil deal add 1 1 A $bets $vole_a >/dev/null
	is "lost without a stake to pay ($bets)" ",Nagy,plays,A 1,Tóth,next,B 2,Szabó,waits, 3,Kiss,waits," \
		"$(nil order --csv | sed 1d | cut -d, -f1,3- | sed 's/ [^,]*//' | xargs)"
	is "and counted ($bets)" "Kiss Péter 0 1 Nagy Éva 1 0" "$(nil standings --json \
		| jq -r '.standings[] | "\(.player) \(.deals_won) \(.deals_lost)"' | sort | xargs)"
	is "as why says ($bets)" "Vesztett 1 1/1/1" "$(nil --lang hu why --standings kiss | grep Vesztett | xargs)"
	nil undo --yes >/dev/null
done

# 3.§: two alone, and one who bet on the winner comes: before who lost, as every newcomer after it (E-29).
won() { "$RENONSZ" -f won.db "$@" 2>/dev/null; }
won event new Nyertes --edition ecarte --date 2026-11-21
for player in "Nagy Éva" "Kiss Péter" "Tóth Imre" "Szabó Anna"; do won player add "$player"; done
won order draw nagy kiss >/dev/null
won deal add 1 1 A fogad:A:5 fogad:B:2 fogad:B:tóth:3 $vole_b >/dev/null
won entry add tóth; won order enter tóth >/dev/null
order_of() { won order --csv | sed 1d | cut -d, -f1,3- | sed 's/ [^,]*//' | xargs; }
is "a newcomer on the winner's hand is next" ",Kiss,plays,B 1,Tóth,next,A 2,Nagy,waits," "$(order_of)"
won entry add szabó; won order enter szabó nagy >/dev/null
is "the next newcomer stays behind" ",Kiss,plays,B 1,Tóth,next,A 2,Szabó,waits, 3,Nagy,waits," "$(order_of)"

# 3.§: who left the event and is let in again enters anew.
again() { "$RENONSZ" -f again.db "$@" 2>/dev/null; }
again event new Vissza --edition ecarte --date 2026-11-21
for player in "Nagy Éva" "Kiss Péter" "Tóth Imre" "Szabó Anna"; do again player add "$player"; done
again order draw nagy kiss tóth szabó >/dev/null
again discipline add visszalepes tóth --reason hazament
again deal add 1 1 A $vole_a >/dev/null
"$RENONSZ" -f again.db --lang en discipline add feloldas tóth --reason visszajött 2>said >/dev/null
has "which is said" 'enters like a newcomer (3.§): renonsz order enter "Tóth Imre"' <(tr -s ' \n' ' ' <said)
order_of() { again order --csv | sed 1d | cut -d, -f1,3- | sed 's/ [^,]*//' | xargs; }
is "nobody's turn is taken" ",Nagy,plays,A 1,Szabó,next,B 2,Kiss,waits," "$(order_of)"
again order enter tóth kiss >/dev/null
is "and comes where newcomers come" ",Nagy,plays,A 1,Szabó,next,B 2,Tóth,waits, 3,Kiss,waits," "$(order_of)"
again export --journal >journal
ok "the journal" "$RENONSZ" -f copy.db import journal
is "says the same" "$(again order)" "$("$RENONSZ" -f copy.db order 2>/dev/null)"
# Who sits there and is let in again is not on it either: the seat stays the next one's (E-28), the chouette others' (E-31).
for chouette in "" "chouette:A fogad:A:10 fogad:A:Zsolt:5 fogad:B:15"; do
	rm -f seat.db*
	seat() { "$RENONSZ" -f seat.db "$@" 2>/dev/null; }
	seat event new Szék --edition ecarte --date 2026-11-21
	for player in "Nagy Éva" "Kiss Péter" "Tóth Imre" "Szabó Anna"; do seat player add "$player"; done
	seat order draw nagy kiss tóth szabó >/dev/null
	seat deal add 1 1 A $chouette $vole_a >/dev/null
	seat table seat 1 1 B=tóth --from 2 >/dev/null
	seat discipline add visszalepes nagy --reason x >/dev/null
	seat discipline add feloldas nagy --reason y >/dev/null
	is "the seat is the next one's ($chouette)" ",Tóth,plays,B 1,Szabó,next,A 2,Kiss,waits," \
		"$(seat order --csv | sed 1d | cut -d, -f1,3- | sed 's/ [^,]*//' | xargs)"
done

# 53.§: while a coup is only half noted, nobody is sent to the seat of a player who left in the middle of it.
rm -f seat.db*
seat event new Fél --edition ecarte --date 2026-11-21
for player in "Nagy Éva" "Kiss Péter" "Tóth Imre"; do seat player add "$player"; done
seat order draw nagy kiss tóth >/dev/null
printf '%s\n' 'A e A3 fogad:A:10 fogad:A:tóth:10 fogad:B:20' . | seat enter 1 1 >/dev/null
seat discipline add visszalepes nagy --reason rosszul >/dev/null
for lang in hu en; do
	[ $lang = hu ] && said="félbe van hagyva" || said="is only half noted"
	ok "the list ($lang)" "$RENONSZ" -f seat.db --lang $lang order
	cp "$WORK/.out" list
	has "says why ($lang)" "$said" "$WORK/.err"
	status "and sends nobody to the seat ($lang)" 1 grep -qE "table seat|asztal ültet" list
	printf '.\n' | "$RENONSZ" -f seat.db --lang $lang enter 1 1 >said 2>&1
	status "nor does the prompt ($lang)" 1 grep -qE "table seat|asztal ültet" said
	has "which says it too ($lang)" "$said" said
	ok "whoever is seated all the same ($lang)" "$RENONSZ" -f seat.db --lang $lang table seat 1 1 A=tóth
	has "is warned of ($lang)" "$said" "$WORK/.err"
	seat undo --yes >/dev/null
done

# 53.§: who has played on and won stays at the table, also before the seat is written: newcomers on that hand come last.
for seated in no yes; do
	rm -f won.db*
	won event new Helyette --edition ecarte --date 2026-11-20
	for player in "Kiss Péter" "Varga Géza" "Szabó Béla" "Kun Márta" "Nagy Éva"; do won player add "$player"; done
	won order draw kiss varga szabó kun nagy >/dev/null
	won deal add 1 1 A fogad:B:9 fogad:B:3:4 fogad:A:9 fogad:A:Zsolt:4 chouette:A e A3 / e B3 / helyette:B:3 e B5 / e B5 >/dev/null
	[ $seated = yes ] && won table seat 1 1 B=szabó --from 2 >/dev/null
	won order enter kiss szabó >/dev/null
	is "a newcomer on the hand of the winner ($seated)" "Kun,Nagy,Varga,Kiss" "$(won order --csv | sed 1d | grep -v Szab \
		| cut -d, -f3 | sed 's/ .*//' | paste -sd,)"
done

# A coup that was left out is inserted: what was said after an earlier coup stays behind it.
ins() { "$RENONSZ" -f ins.db "$@" 2>/dev/null; }
order_of() { ins order --csv | sed 1d | cut -d, -f1,3- | sed 's/ [^,]*//' | xargs; }
start() {
	rm -f ins.db*
	ins event new Beszúrt --edition ecarte --date 2026-11-21
	for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Kun Márta"; do ins player add "$player"; done
	ins order draw kiss nagy tóth szabó kun >/dev/null
	ins deal add 1 1 "$@" >/dev/null
}
for step in "order waive kiss" "order waive tóth" "order enter nagy szabó"; do
	start A $vole_a
	[ "$step" != "order enter nagy szabó" ] || { ins discipline add visszalepes nagy --reason x; ins discipline add feloldas nagy --reason y; }
	ins $step >/dev/null
	was=$(order_of)
	ins deal insert 1 1 1 A e A3 hamis >/dev/null
	is "a false pack in front of it moves nobody ($step)" "$was" "$(order_of)"
	[ "$step" = "order waive kiss" ] && is "the step stands behind its coup" '"1 1 3 waives 1"' "$(ins export --journal | sed -n 's/^sor 2 //p')"
	ins undo --yes >/dev/null
	is "nor does undo ($step)" "$was" "$(order_of)"
done

# E-30: who gives up a seat by entering, and is the first of the list, plays on in that seat; so does who is let in again.
start A chouette:A fogad:A:10 fogad:A:Zsolt:5 fogad:B:15 $vole_a
ins order enter kiss tóth >/dev/null
is "the giver, first of the list" ",Kiss,plays,A 1,Tóth,next,B 2,Szabó,waits, 3,Kun,waits, 4,Nagy,waits," "$(order_of)"
start A chouette:A fogad:A:10 fogad:A:Zsolt:5 fogad:B:15 $vole_a
ins order enter kiss szabó >/dev/null
is "second, in the own seat" "1,Tóth,next,B ,Kiss,plays,A 2,Szabó,waits, 3,Kun,waits, 4,Nagy,waits," "$(order_of)"
start A $vole_a
ins discipline add visszalepes nagy --reason x
ins discipline add feloldas nagy --reason y
ins order enter nagy tóth >/dev/null
is "let in again, first of the list" ",Kiss,plays,A ,Nagy,plays,B 1,Tóth,waits, 2,Szabó,waits, 3,Kun,waits," "$(order_of)"

# E-26: while a ruling is open again the bets count, and nothing else is said.
start A fogad:A:5 fogad:B:3 fogad:B:szabó:2 $vole_a
ins rule jury -r 1 -t 1 -d 1 points=-5,5 reason=jelzés --yes >/dev/null
"$RENONSZ" -f ins.db --lang en rule jury -r 1 -t 1 -d 1 --revise 1 state=open --yes >said 2>&1
status "no word of bets that are off" 1 grep -q "neither won nor lost" said

# E-27: a bettor's name is taken as players' are; an account for somebody else is opened with a word.
bet() { "$RENONSZ" -f bet.db --lang en "$@" 2>&1; }
bet event new Est --edition ecarte --date 2026-11-26 >/dev/null
for player in "Kiss Péter" "Nagy Éva" "Szabó Anna" 'Tóth "Csibi" Imre'; do bet player add "$player"; bet entry add "$player"; done >/dev/null
bet order draw kiss nagy szabó 4 >/dev/null
for name in "Tóth Imre" "imre tóth" "Tóth Csibi" csibi "Tóth I" "toth csibi imre" 4; do
	has "is the one who is entered ($name)" 'fogad:B:"Tóth ""Csibi"" Imre":6' <(bet deal add 1 1 A fogad:A:10 fogad:B:4 "fogad:B:$name:6" $vole_a)
	bet undo --yes >/dev/null
done
has "a new one is said" "A new bettor, who is not entered: Kun Ida." <(bet deal add 1 1 A fogad:A:10 fogad:B:4 "fogad:B:Kun Ida:6" $vole_a)
none "once" "$(bet deal add 1 1 A fogad:A:10 fogad:B:4 "fogad:B:Kun Ida:6" $vole_a | grep "new bettor")"

# 53.§: who left had lost before the opponent did, whatever the chair.
for chairs in "kiss nagy A B" "nagy kiss B A"; do
	set -- $chairs
	rm -f won.db*
	won event new Két --edition ecarte --date 2026-11-26
	for player in "Kiss Péter" "Nagy Éva" "Szabó Anna" "Tóth Imre" "Vas Pál"; do won player add "$player"; done
	won order draw $1 $2 szabó tóth vas >/dev/null
	won deal add 1 1 $3 fogad:$3:5 fogad:$3:szabó:5 fogad:$4:10 e ${3}3 / helyette:$3:szabó e ${3}5 / e ${3}5 >/dev/null
	is "the leaver first, then the opponent ($chairs)" "Vas,Kiss,Nagy" "$(won order --csv | sed 1d | cut -d, -f3 | sed 's/ .*//' \
		| tail -3 | paste -sd,)"
done

# The order follows whom it names when start numbers change; whoever gets a number later has nobody's turn.
numbered() { "$RENONSZ" -f numbered.db --lang en "$@" 2>&1; }
in_order() { numbered order --csv | sed 1d | cut -d, -f2,3 | sed 's/ .*//' | paste -sd' '; }
numbered event new Számok --edition ecarte --date 2026-11-26 >/dev/null
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Vas Pál"; do numbered player add "$player"; numbered entry add "$player"; done >/dev/null
for player in Vali Vera; do numbered player add $player --yes; done >/dev/null
numbered order draw --seed "lottó 7" >/dev/null
drawn=$(in_order | tr -d '0-9,')
for change in "3 --start 33" "1 --start 3" "33 --start 1"; do numbered entry change $change; done >/dev/null
is "numbers exchanged move nobody" "$drawn" "$(in_order | tr -d '0-9,')"
has "the numbers are the new ones" "1,Tóth" <(in_order | tr ' ' '\n')
has "drawn once more it comes out the same" "the seed: lottó 7; drawn once more it comes out the same" <(numbered order | tr -s ' \n' ' ')
numbered export --journal >numbered.ulti
"$RENONSZ" -f numbered2.db import numbered.ulti >/dev/null 2>&1
"$RENONSZ" -f numbered2.db export --journal >again.ulti 2>/dev/null
same "nor does the journal lose it" numbered.ulti again.ulti
waits=$(in_order | tr ' ' '\n' | tail -1)
numbered entry remove "${waits%,*}" >/dev/null
numbered entry add "${waits#*,}" >/dev/null
is "who comes back has the turn" "$drawn" "$(in_order | tr -d '0-9,')"
numbered entry remove "${waits#*,}" >/dev/null
numbered entry add Vali >/dev/null
is "who gets the number has not" "${drawn% *}" "$(in_order | tr -d '0-9,')"
numbered order enter Vali kiss >/dev/null
numbered entry remove Vali >/dev/null && numbered entry add Vali >/dev/null
has "nor is the own one lost" "Vali" <(in_order)
numbered undo --yes >/dev/null && numbered entry add Vera >/dev/null
numbered player join Vali szabó >/dev/null
numbered verify >said
has "the book is sound" "Fine" said

# An order that was drawn and taken back, and drawn again, is counted by the list and the check; by undo too; numbers exchanged are no draw.
redrawn() { "$RENONSZ" -f redrawn.db --lang en "$@" 2>&1; }
counted() {
	is "$1: the list" "${2:-none}" "$(redrawn order | tr -s ' \n' ' ' | grep -o 'taken back before, [0-9]* time' | grep -o '[0-9]*' || echo none)"
	is "$1: the check" "${2:-0}" "$("$RENONSZ" -f redrawn.db draw check 1 --json 2>/dev/null | jq -r .orders_taken_back)"
}
redrawn event new Újra --edition ecarte --date 2026-11-26 >/dev/null
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Vas Pál" "Kun Ida" "Lux Pál"; do redrawn player add "$player"; redrawn entry add "$player"; done >/dev/null
redrawn draw announce "lottó 7" >/dev/null
redrawn order draw >/dev/null
counted "drawn once" ""
for change in "3 --start 33" "1 --start 3" "33 --start 1"; do redrawn entry change $change; done >/dev/null
for change in "3 --start 33" "1 --start 3" "33 --start 1"; do redrawn entry change $change; done >/dev/null
counted "numbers exchanged, and back" ""
redrawn order remove >/dev/null; redrawn order draw >/dev/null
counted "removed" 1
redrawn undo --yes >/dev/null; redrawn order draw >/dev/null
counted "undone, and the same drawn again" 2
redrawn undo 2 --yes >/dev/null; redrawn redo 2 >/dev/null; redrawn undo 1 --yes >/dev/null; redrawn redo >/dev/null
redrawn table add 1 2 A="Kun Ida" B="Lux Pál" >/dev/null; redrawn order draw -t 2 kun lux >/dev/null
counted "a second table" 2
is "nobody was called otherwise" 0 "$("$RENONSZ" -f redrawn.db draw check 1 --csv 2>/dev/null | grep -c '^name-since')"
cp redrawn.db renamed.db
for change in "Kiss Péter:Cser Pál" "Nagy Éva:Kiss Péter" "Cser Pál:Nagy Éva"; do "$RENONSZ" -f renamed.db player change "${change%:*}" --name "${change#*:}" >/dev/null 2>&1; done
is "two exchanged their names after the announcement" 2 "$("$RENONSZ" -f renamed.db draw check 1 --csv 2>/dev/null | grep -c '^name-since')"
rm -f fresh.db
"$RENONSZ" -f fresh.db --lang en merge redrawn.db >/dev/null 2>&1
is "a fresh book has them by a merge" 2 "$("$RENONSZ" -f fresh.db draw check 1 --json 2>/dev/null | jq -r .orders_taken_back)"
is "the same again brings nothing" 0 "$("$RENONSZ" -f fresh.db --lang en merge redrawn.db >/dev/null 2>&1; echo $?)"
is "and counts nothing" 2 "$("$RENONSZ" -f fresh.db draw check 1 --json 2>/dev/null | jq -r .orders_taken_back)"
"$RENONSZ" -f fresh.db --lang en verify >said 2>&1
has "that book is sound" "Fine" said
redrawn order remove >/dev/null
is "its order is another step now, and no other draw" 0 "$(redrawn order -t 2 | grep -c 'taken back before')"
redrawn verify >said
has "the book is sound" "Fine" said
