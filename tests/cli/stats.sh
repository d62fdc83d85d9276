# Statistics over an event: what the recorded cards allowed.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
"$RENONSZ" import - 2>/dev/null <<-'END'
	verseny "Kupa" datum=2026-11-21
	fordulo 1
	asztal 1
	A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
	fordulo 2
	asztal 1
	A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Ödön"
END
status "an event without cards" 4 "$RENONSZ" stats cards
has "is told how they get there" 'renonsz cards set' "$WORK/.err"

# deal PLACE CONTRACT LINE…: into the book.
deal() {
	place=$1
	shift
	"$RENONSZ" cards set $place "$@" >/dev/null 2>"$WORK/.err" || echo "not ok - cards of $place: $(cat "$WORK/.err")"
}
first='lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"'
second='lap A="z8 p7 zX z9 pF m8 mK mL tX tK" B="zK zF tA t7 pL mX mA pK z7 p8" C="m7 p9 m9 pX tF pA tL zL mF t8"'
third='lap A="p9 t8 zL z9 pF m8 mK mF mA t7" B="z8 tL pX zK tX m7 tK pK mX zF" C="tF tA zX zA mL pA m9 p7 p8 pL"'
all="utes m7 mL mK / pK pA p9 / m8 mF mA / zX tA z8 / pF pX p7 / zK zF t8 / tF t7 t9 / tK z7 m9 / p8 pL mX / zL z9 tL"
deal "1 1 1" "A P t kP" "$first" "talon zA tX" "bemond A t40" "$all"
deal "1 1 2" "A P t" "$first" "talon zA tX" "utes m7 mL mK / zX tA z8 / pA p9 p7 / m8 mF mA / m9 pF"
deal "1 1 3" "B U z rU" "$second" "talon t9 zA" "utes mX m7 m8 / z7"
deal "1 1 4" "C B k:A" "$third" "talon t9 z7" "utes m9 mF m7 / m8 z8"
deal "1 1 5" "A pP kP" "$third" "talon t9 z7" "utes m8 mX m9 / m7 mL mA / mF pK p7"
deal "1 1 6" "B P z" "$second" "talon t9 zA" "bemond B z40"
deal "1 1 7" "A P t" "$first" "talon zA tX" "$all"
deal "2 1 1" "A P t" "$first" "talon zA tX"   # D deals and sits out
"$RENONSZ" deal edit 1 1 7 A P t + cs4A 2>/dev/null
deal "1 1 8" "A P t" "$first" "talon zA tX" "$all"
"$RENONSZ" deal void 1 1 8 --reason "újra" 2>/dev/null
for lang in hu en; do
	ok "an event with cards ($lang)" "$RENONSZ" --lang $lang stats cards Kupa
	cp "$WORK/.out" text
	golden "stats.cards.$lang.txt" text
	fits "fits 80 columns ($lang)" text
done
ok "as CSV" "$RENONSZ" stats cards --csv
golden stats.cards.csv "$WORK/.out"
ok "as JSON" "$RENONSZ" stats cards --json
cp "$WORK/.out" stats.json
ok "deals whose cards contradict the sheet are left out and named" \
	jq -e '[.left_out[] | "\(.round) \(.table) \(.deal)"] == ["1 1 7", "1 1 8"]' stats.json
for ending in xlsx pdf html; do ok "on paper ($ending)" "$RENONSZ" stats cards -o "stats.$ending"; done
has "with the players" 'Tóth Imre' stats.html

# Each deal a second time, by the command that shows one deal, and by solve, bid for bid.
jq -r '.deals[] | "\(.round) \(.table) \(.deal) \(.gave)"' stats.json >deals
while read -r round table no gave; do
	"$RENONSZ" cards analyse "$round" "$table" "$no" --json >one
	ok "$round $table $no: points given away as the analysis has them" \
		jq -e --argjson gave "$gave" '[.[] | select(.breach == "") | .gave] | add // 0 == $gave' one
done <deals
hands() { sed 's/lap //; s/ *\([ABC]\)="/,"\1":"/g; s/^,/{/; s/$/}/' <<<"$1"; }
# best HANDS TALON MELDS SEAT: the most points of the bids that can be forced, each asked of solve with those melds.
best() {
	"$RENONSZ" bids --json >bids.json
	jq -c --argjson hands "$(hands "$1")" --arg talon "$2" --argjson melds "$3" --arg seat "$4" \
		'.[] | (if .trump == "plain" then ("makk", "zold", "tok") else null end) as $trump
		| (($trump // (if .trump == "piros" then "piros" else "-" end))[0:1]) as $sign
		| {id: .code, bid: .code, declarer: $seat, hands: $hands, talon: $talon,
			melds: (if .parts | test("parti=")
				then $melds | map_values(map(. + (if . == $sign then "40" else "20" end))) else {} end)} + (if $trump then {trump: $trump} else {} end)' \
		bids.json >asked
	"$RENONSZ" solve asked | jq -s --arg seat "$4" '[.[] | select(.parts | to_entries | all(.value)) | .points[$seat]] | max'
}
# A bid of several parts that can be forced each but not all together is the exception: here is none.
for row in "0|$first|zA tX|{\"A\":[\"t\"]}|A" "1|$first|zA tX|{}|A" "5|$second|t9 zA|{\"B\":[\"z\"]}|B"; do
	IFS='|' read -r place cards talon melds seat <<<"$row"
	best "$cards" "$talon" "$melds" "$seat" >most
	jq ".deals[$place].best_points" stats.json >got
	same "deal $((place + 1)): the best bid is that of solve" most got
done
ok "the deals add up to the players" jq -e '([.deals[].gave] | add) == ([.players[].gave] | add)
	and ([.players[] | .under + .fits + .over] | add) == (.deals | length)
	and ([.players[].declarer] | add) == (.deals | length)' stats.json
ok "a kontra of a trump bid is both defenders'" jq -e '.deals[0].kontras_wrong == 1
	and ([.players[].kontras_wrong] | add) > ([.deals[].kontras_wrong] | add)' stats.json
ok "who sits out has no deal" jq -e '[.players[] | select(.player == "Szabó Ödön")] == []' stats.json

# Without a word about intent.
none "facts alone" "$(grep -iE 'szándék|csal|hib[aá]z|ügyetlen|gyanú|intent|cheat|mistake|suspic' text stats.html)"

# A terminal sees how far it is; a pipe does not.
script -qec "stty cols 80 rows 24; env NO_COLOR=1 TERM=xterm '$RENONSZ' --lang hu stats cards" /dev/null >screen 2>/dev/null </dev/null
has "a progress bar" 'Elemzés [####' screen
ok "gone when it is done" grep -q $'\r\033\\[K' screen
tr '\r' '\n' <screen | sed 's/\x1b\[K//g' >lines
fits "as wide as the terminal at most" lines
"$RENONSZ" stats cards >loud 2>quiet
ok "none without a terminal" test -s loud -a ! -s quiet
script -qec "stty cols 80 rows 24; env NO_COLOR=1 TERM=xterm '$RENONSZ' --lang hu duplicate deal x 4 --par" /dev/null >screen 2>/dev/null </dev/null
has "par of a seed shows it too" 'Elemzés [####' screen
ok "on one line" test -s screen -a "$(tr '\r' '\n' <screen | sed 's/\x1b\[K//g' | grep -c 'Elemzés')" -le 4
script -qec "stty cols 80 rows 24; env NO_COLOR=1 '$RENONSZ' --lang hu par 1 1" /dev/null >screen 2>/dev/null </dev/null
has "a hint is there" 'renonsz par 1 3 4' screen
tr -d '\r' <screen >lines
fits "no wider than the terminal" lines
