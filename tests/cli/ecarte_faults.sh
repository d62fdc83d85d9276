# The fault cases of écarté: listed, found, and ruled by `rule` as `judge` rules them; what is wanting is named.
. "${TESTS:?}/lib.sh"

# Every dispute of the examples between A and B, as pairs key=value.
jq -r 'select((.players // ["A", "B"] | sort) == ["A", "B"] and .case != null)
	| [(.id | tostring), .case]
	+ (if .dealer then ["dealer=" + .dealer] else [] end)
	+ (if .offender then ["by=" + .offender] else [] end)
	+ (if .first then ["first=" + .first] else [] end)
	+ (if .tricks then ["tricks=A" + (.tricks.A | tostring)] else [] end)
	+ [(.facts // {}) | to_entries[] | if .key == "marks" then "marks=\(.value.A // 0),\(.value.B // 0)"
		elif .value == true then .key + "=yes" elif .value == false then .key + "=no"
		else .key + "=" + (.value | tostring) end]
	| @tsv' "$TESTS/cases/games/ecarte-judge.jsonl" >disputes
"$RENONSZ" judge --rules ecarte "$TESTS/cases/games/ecarte-judge.jsonl" >judged 2>/dev/null
count=0 wrong=0
while IFS="$(printf '\t')" read -r id line; do
	answer=$(jq -c --arg id "$id" 'select((.id | tostring) == $id)' judged)
	text=$(printf %s "$answer" | jq -r '.text // empty')
	IFS="$(printf '\t')" read -r -a words <<-END
		$line
	END
	"$RENONSZ" rule --rules ecarte "${words[@]}" >ruled 2>wanting
	got=$?
	count=$((count + 1))
	if [ -z "$text" ]; then
		[ "$got" -eq 3 ] || [ "$got" -eq 4 ] || { echo "# $id: status $got"; wrong=$((wrong + 1)); }
	elif [ "$got" -ne 0 ] || ! tr -s ' \n' '  ' <ruled | grep -qF -- "$text"; then
		echo "# $id: status $got, wanted «$text»"
		tr -s ' \n' '  ' <ruled | sed 's/^/# /'
		sed 's/^/# /' wanting
		wrong=$((wrong + 1))
	fi
done <disputes
[ "$count" -gt 60 ] && [ "$wrong" -eq 0 ] && echo "ok - $count disputes are ruled as judge rules them" \
	|| echo "not ok - of $count disputes $wrong are ruled otherwise"

for lang in hu en; do
	"$RENONSZ" cases --rules ecarte --lang $lang --csv >cases.$lang
	status "all cases in $lang" 0 test "$(wc -l <cases.$lang)" -eq 36
	status "each with its texts in $lang" 1 grep -E ',,|,""' cases.$lang
done
# found CASE WORDS…: it comes up first.
found() {
	wanted=$1
	shift
	"$RENONSZ" cases --rules ecarte "$@" --csv >.found 2>&1
	sed -n 2p .found | grep -q "^$wanted," && echo "ok - «$*» is $wanted" || { echo "not ok - «$*» is not $wanted"; sed 's/^/# /' .found | head; }
}
found 51 leejtett lap
found 51 a dropped card
found 51 leesett lap
found 51 kihullott a lap
found 51 lap esett ki a kezéből, kiesett
found 51 card fell out
found 21 21.§
found 34 soron kívül hívott
found 53 left the coup
found 54 hamis kártya
found jury jury
found 52b eldobta a lapjait, mert nincs bennük ütés
lacks "its committee is no jury" zsűri <("$RENONSZ" --lang hu cases --rules ecarte)
status "a number that no section has" 4 "$RENONSZ" cases --rules ecarte 60
status "a section is no case" 4 "$RENONSZ" rule --rules ecarte 33
# What a section says that no case is under: of all 59 there is an answer, with the section's own number.
for no in $(seq 59); do
	for lang in hu en; do
		"$RENONSZ" cases --rules ecarte --lang $lang $no.§ >.said 2>&1 && grep -q "\b$no\.§" .said || echo "not ok - section $no ($lang)"
	done
done
"$RENONSZ" --lang hu cases --rules ecarte 9 >.said
has "nine" "a legnagyobb számít: ez nem hiba" <(tr -s ' \n' ' ' <.said)
"$RENONSZ" --lang en cases --rules ecarte "46. §" >.said
has "forty-six" "ask for fresh cards at any time: no fault" <(tr -s ' \n' ' ' <.said)
# says NAME STATUS WORDS COMMAND…: ends so, and says that.
says() {
	name=$1 wanted=$2 words=$3
	shift 3
	"$@" >.said 2>&1
	got=$?
	if [ "$got" -eq "$wanted" ] && grep -qF -- "$words" .said; then echo "ok - $name"; else
		echo "not ok - $name (status $got, no «$words»)"
		sed 's/^/# /' .said
	fi
}
for word in jury egyéb other; do
	says "the last case by its name in the list ($word)" 3 'marks=…; enélkül nem dönthető el' "$RENONSZ" --lang hu rule --rules ecarte $word
done
says "a fact that is wanting is named" 3 choice "$RENONSZ" rule --rules ecarte 21 dealer=A count=4
says "and so is the offender, as it is typed" 3 'by=…; enélkül nem dönthető el az eset; ilyen lehet: A, B' \
	"$RENONSZ" rule --rules ecarte 44 next_led=yes
says "with what it can be" 3 'next_led=…; enélkül nem dönthető el az eset; ilyen lehet: no, yes' \
	"$RENONSZ" rule --rules ecarte 44 by=A
says "a value that no answer has" 3 '3, 4, 6, 7' "$RENONSZ" rule --rules ecarte 21 dealer=A count=5
status "a fact of another case" 3 "$RENONSZ" rule --rules ecarte 21 dealer=A seen=yes
status "a place in a book has nothing to do with it" 2 "$RENONSZ" rule --rules ecarte 52 by=A -r 1
# What `cases` names, the verdict says too, and how the fault is written.
rules() {
	name=$1 words=$2
	shift 2
	if "$RENONSZ" rule --rules ecarte "$@" | tr -s ' \n' '  ' | grep -qF -- "$words"; then echo "ok - $name"; else
		echo "not ok - $name: no «$words»"
		"$RENONSZ" rule --rules ecarte "$@" | sed 's/^/# /'
	fi
}
rules "44: one mark less, if the offender wins" \
	"Ha az újrajátszott kört a vétkes (A) nyeri, eggyel kevesebb pontot ír. A leosztás sorában így kell jelölni: 44:A;" 44 by=A next_led=yes
rules "23: it is the opponent's fault on the line" "23:B;" 23 dealer=A
rules "29 on the line" "29:A;" 29 by=A corrected=no first=accepted tricks=A3 dealer=B
rules "42: the next proposal is granted" "A következő ajánlatot az osztónak el kell fogadnia." 42 dealer=A
rules "44: by the letter three tricks give nothing (E-07)" "betű szerint A az ütésekért 1 helyett 0 pontot ír" \
	44 by=A next_led=yes first=refused tricks=A3 dealer=B
rules "21 with seven cards: by the letter of 59.§ against the dealer (E-13)" "hét vagy két lapnál is az ellen kell dönteni, aki hibázott" 21 dealer=A count=7
rules "52 ends the hand" "A kör ezzel véget ér. A leosztás sorában így kell jelölni: 52:B;" 52 by=B
rules "20: the missing cards are given" "A hiányzó lapokat a talonból megkapja." 20 dealer=A dealer_looked=no
rules "21: the dealer takes the top card of the talon" "A hiányt a talon felső 1 lapjával pótolja: A." 21 dealer=A count=4 choice=correct
rules "21: of six the opponent draws one" "A hat lapból egyet a másik kihúz: B." 21 dealer=A count=6 choice=correct
rules "21: of two cards the section says nothing (59.§)" "A játékbizottság dönt." 21 dealer=A count=2 choice=correct
rules "22: the opponent takes the top two" "A hiányt a talon felső 2 lapjával pótolja: B." 22 dealer=A count=3 choice=correct
rules "22: the opponent lays two aside" "Félretesz 2 lapot: B." 22 dealer=A count=7 choice=correct
rules "51: the fallen card is played" "A leejtett lap ki van játszva." 51 by=A opponent_played=no covered_lead=yes
rules "51: or is taken back" "A leejtett lapot vissza kell venni" 51 by=A opponent_played=no covered_lead=no
rules "52, second half: the cards thrown away are shown" "Az eldobott lapokat meg kell mutatnia a másiknak" 52b by=A
for words in "kiejtett lap" "kiesett a lap a kezéből"; do
	is "$words comes first" "51.§" "$("$RENONSZ" --lang hu cases --rules ecarte $words | grep -o '[0-9]*\.§' | head -1)"
done
is "rossz osztó too" "18.§" "$("$RENONSZ" --lang hu cases --rules ecarte rossz osztó | grep -o '[0-9]*\.§' | head -1)"
rules "53: with bets on it a bettor may play on" "helyette:B:NÉV" 53 by=B
rules "no seat reads as an article" "Nyílt lapokkal játszik tovább: A." 50 by=A
for page in 29 44; do
	status "the help of judge names the dealer of $page" 0 grep -E "dealer +.*(25–29|44, ha van)" <("$RENONSZ" --lang hu help judge ecarte)
done
lacks "put right in time: nothing on the line" 44:A <("$RENONSZ" rule --rules ecarte 44 by=A next_led=no)
says "ulti without a book" 0 'A +36, B -54, C +18' "$RENONSZ" rule --rules mausz-2017 3.4 by=B bid=pU declarer=A kontra=kU
says "where the jury alone decides its points are asked for" 3 points= "$RENONSZ" rule --rules vadasz-2025 jury
printf '21\n\n' >typed
timeout 5 script -qec "stty cols 80; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu rule --rules ecarte" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
is "without names the seats that are asked for stand in one line" "  A  B" "$(grep -A 1 'Ki az osztó?' screen | sed -n 2p)"
status "nothing was written" 1 test -e "$RENONSZ_DB"

# `help rule` names each key that a case may ask for (what the weather was none does).
for lang in hu en; do
	"$RENONSZ" --lang $lang help rule | tr -s ' \n,:;' '\n' >help.words
	is "keys missing in the help ($lang)" none \
		"$(jq -r '.facts // {} | keys[]' "$TESTS/cases/games/ecarte-judge.jsonl" | grep -vx weather | sort -u | grep -vxFf help.words | xargs | sed 's/^$/none/')"
done
