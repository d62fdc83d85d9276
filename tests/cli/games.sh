# The later editions and games without a book: settle, judge and bids by --rules.
. "${TESTS:?}/lib.sh"

# examples NAME RULES COMMAND FIELDS: the answers, but for the words that explain them.
examples() {
	"$RENONSZ" "$3" --rules "$2" "$TESTS/cases/games/$1.jsonl" >"$WORK/answers.jsonl" 2>"$WORK/.err"
	jq -c -S 'if .error then { id, error: { code: .error.code } } else del(.lines, .cite, .reading, .text, .factor, .rounded) end' \
		"$WORK/answers.jsonl" >"$WORK/got"
	jq -c -S . "$TESTS/cases/games/$1.expected.jsonl" >"$WORK/wanted"
	same "$3 --rules $2: the examples" "$WORK/wanted" "$WORK/got"
}

# hold NAME FILTER: passes if there are answers and the filter, which selects wrong ones, finds none.
hold() {
	local wrong
	if wrong=$(jq -c "$2" "$WORK/answers.jsonl") && [ -z "$wrong" ]; then echo "ok - $1"; else echo "not ok - $1: ${wrong:-no answer}"; fi
}

examples online ulti-online settle
hold "ulti-online: the lines add up to the points" 'select(.lines) | .points as $p | [.lines[].points | to_entries[]] | group_by(.key)
	| map({ key: .[0].key, value: (map(.value) | add) }) | from_entries | select(. != $p)'

examples tarokk vadasz-2025 settle
# Alone by force with a total that turns out above 0 nobody pays: that total is 0, the lines are not.
hold "vadasz-2025: the lines add up to the total" 'select(.lines | length > 0) | select(.total != 0) | select(([.lines[].points] | add) != .total)'

examples ecarte ecarte settle
hold "ecarte: the lines add up to the marks" 'select(.marks | type == "object") | .marks as $m | select((([.lines[].marks] | add) // 0) != ([$m[]] | add))'
for rules in ulti-online vadasz-2025 ecarte; do
	file=${rules#ulti-}
	[ "$rules" = vadasz-2025 ] && file=tarokk
	"$RENONSZ" settle --rules "$rules" "$TESTS/cases/games/$file.jsonl" 2>/dev/null >"$WORK/answers.jsonl"
	hold "$rules: everything sums to zero" 'select(.points) | select(([.points[]] | add) != 0)'
	hold "$rules: every line has its place in the book" '.lines[]? | select((.cite | length) == 0)'
done

examples ecarte-judge ecarte judge
hold "ecarte: every ruling has its section and words" 'select(.ruling) | select((.cite | length) == 0 or (.text | length) == 0)'

# refused NAME WANTED RULES COMMAND LINE
refused() {
	echo "$5" | "$RENONSZ" "$4" --rules "$3" >"$WORK/.out" 2>/dev/null
	[ "$(jq -r .error.code "$WORK/.out")" = "$2" ] && echo "ok - $3: $1" || { echo "not ok - $3: $1"; sed 's/^/# /' "$WORK/.out"; }
}
refused "a field comes before a bid" bad-field ulti-online settle '{"bid":"rebetli","declarer":"A","weather":1}'
refused "a bid before a seat" unknown-bid ulti-online settle '{"declarer":"Z","bid":"4-asz"}'
refused "a part before a level" bad-part ulti-online settle '{"bid":"U","declarer":"A","kontra":{"ulti":64},"made":{"ulti":true}}'
refused "a level before the trump" bad-kontra ulti-online settle '{"bid":"U","declarer":"A","trump":"piros","kontra":{"ulti":3},"made":{"ulti":true,"parti":true}}'
refused "no throwing in" bad-field ulti-online settle '{"bid":"U","declarer":"A","end":"thrown-in"}'
refused "no setting" bad-field ulti-online settle '{"bid":"P","declarer":"A","made":{"parti":true},"settings":{}}'
refused "no case but jury" unknown-case ulti-online judge '{"case":"3.4"}'
refused "a partner and alone" bad-field vadasz-2025 settle '{"declarer":"A","bid":"3","partner":"B","alone":"open","made":{"parti":true}}'
refused "a figure twice on one side" bad-part vadasz-2025 settle \
	'{"declarer":"A","bid":"3","partner":"C","made":{"parti":true},"announced":[{"by":"A","says":{"ulti":true}},{"by":"C","says":{"ulti":true}}]}'
refused "kontra on what counts nothing" bad-kontra vadasz-2025 settle \
	'{"declarer":"A","bid":"3","partner":"C","made":{"parti":true},"announced":[{"by":"A","says":{"dupla":true,"volat":true}}],"kontra":{"declarer":{"dupla":2}}}'
refused "thrown in with a bid" bad-field vadasz-2025 settle '{"end":"thrown-in","by":"A","reason":"four-kings","bid":"3"}'
refused "the jury's points do not add up" bad-fact vadasz-2025 judge '{"case":"jury","facts":{"points":{"A":1,"B":1,"C":0,"D":0},"reason":"x"}}'
refused "a king of nobody" bad-seat ecarte settle '{"dealer":"A","king":{"by":"C","how":"held"},"first":"accepted","tricks":{"A":3,"B":2}}'
refused "six tricks" impossible ecarte settle '{"dealer":"A","first":"accepted","tricks":{"A":3,"B":3}}'
refused "a bettor twice" bad-field ecarte settle \
	'{"dealer":"A","hands":[],"bets":[{"who":"A","side":"A","amount":1},{"who":"A","side":"A","amount":1},{"who":"B","side":"B","amount":2}]}'
refused "a player who bets on the other" impossible ecarte settle \
	'{"dealer":"A","hands":[],"bets":[{"who":"A","side":"B","amount":1},{"who":"B","side":"B","amount":1}]}'

refused "a case of the MAUSZ, with all it is asked with" unknown-case ulti-online judge \
	'{"id":1,"case":"3.4","players":["A","B","C"],"declarer":"A","bid":"pU","kontra":{"ulti":2},"offender":"B","facts":{}}'
refused "a holder of the rest who bets nothing" impossible ecarte settle \
	'{"dealer":"A","hands":[],"bets":[{"who":"A","side":"A","amount":1},{"who":"B","side":"B","amount":1}],"rest":{"B":"Nagy"}}'
refused "the rest of a side twice" bad-field ecarte settle \
	'{"dealer":"A","hands":[],"bets":[{"who":"A","side":"A","amount":1},{"who":"B","side":"B","amount":1}],"rest":{"B":"B","B":"B"}}'
refused "who plays before who bets" bad-seat ecarte settle \
	'{"players":["A","x"],"dealer":"A","hands":[],"bets":[{"who":"A","side":"A","amount":1},{"who":"B","side":"B","amount":1}]}'
refused "a field of a hand before the dealer's seat" bad-field ecarte settle '{"dealer":"E","hands":[{"void":{}}]}'
refused "a field of a later hand before a hand that cannot be" bad-field ecarte settle \
	'{"dealer":"A","hands":[{"king":{"by":"B","how":"turned"},"first":"accepted","tricks":{"A":3,"B":2}},{"void":1}]}'
refused "a fact that decides" missing-fact ecarte judge '{"case":"27","dealer":"A","facts":{"stage":"before-cover","said":false}}'
# answers NAME RULES COMMAND LINE FILTER WANTED: what jq makes of the answer.
answers() {
	echo "$4" | "$RENONSZ" --lang en "$3" --rules "$2" >"$WORK/.out" 2>/dev/null
	[ "$(jq -c "$5" "$WORK/.out")" = "$6" ] && echo "ok - $2: $1" || { echo "not ok - $2: $1"; sed 's/^/# /' "$WORK/.out"; }
}
answers "a fact on which nothing hangs may be left out" ecarte judge \
	'{"case":"27","dealer":"A","facts":{"stage":"before-cover","said":true}}' .marks '{"A":0,"B":1}'
answers "nor does it matter which way it would be" ecarte judge '{"case":"14","dealer":"A","facts":{"demand":false}}' .ruling '"continue"'
answers "either of two facts is enough" ecarte judge '{"case":"51","offender":"A","facts":{"covered_lead":true}}' .ruling '"continue"'
answers "letter case and accents of the bid" vadasz-2025 settle \
	'{"declarer":"A","bid":"Szóló","partner":"C","made":{"parti":true}}' .total 4
answers "empty breaths do not crowd out what was said" vadasz-2025 settle \
	"{\"declarer\":\"A\",\"bid\":\"3\",\"partner\":\"C\",\"made\":{\"parti\":true},\"announced\":[$(yes '{"by":"A","says":{}},' | head -300 | tr -d '\n'){\"by\":\"A\",\"says\":{\"tuletroa\":true}},{\"by\":\"A\",\"says\":{\"volat\":false}}]}" '[.total]' '[-3]'
answers "the message is that of the code" vadasz-2025 settle \
	'{"players":["A"],"declarer":"A","bid":"invit","partner":"C","made":{"parti":true}}' '.error | [.code, (.message | startswith("no such bid"))]' '["unknown-bid",true]'
answers "its six levels" ulti-online settle \
	'{"bid":"U","declarer":"A","kontra":{"ulti":64},"made":{"ulti":true,"parti":true}}' '.error.message | contains("32 (Fedák Sári)")' true

echo '{"case":"jury","facts":{"points":{"A":6,"B":-2,"C":-2,"D":-2},"reason":"rossz talon"}}' | "$RENONSZ" judge --rules vadasz-2025 >"$WORK/.out"
[ "$(jq -c .points "$WORK/.out")" = '{"A":6,"B":-2,"C":-2,"D":-2}' ] && echo "ok - vadasz-2025: the jury's points" || echo "not ok - the jury's points"
status "unknown rules are a usage error" 2 "$RENONSZ" settle --rules bridzs </dev/null
ok "bids of ulti-online" "$RENONSZ" bids --rules ulti-online --csv
same "bids of ulti-online: the table" "$TESTS/golden/bids.online.csv" "$WORK/.out"
ok "bids of ulti-online above piros ulti" "$RENONSZ" bids --rules ulti-online --above pU --csv
[ "$(sed -n 2p "$WORK/.out" | cut -d, -f4)" = 40+D ] && echo "ok - ulti-online: ten is above piros ulti" || echo "not ok - ulti-online: above piros ulti"
ok "bids of tarokk" "$RENONSZ" bids --rules vadasz-2025 --csv
[ "$(grep -c . "$WORK/.out")" = 29 ] && echo "ok - vadasz-2025: the parti and six figures at four bids" || echo "not ok - vadasz-2025: bids"
status "écarté has no bids" 2 "$RENONSZ" bids --rules ecarte
