# Renonsz without a book: judge.
. "${TESTS:?}/lib.sh"

ok "judge: the examples" "$RENONSZ" judge "$TESTS/cases/judge/examples.jsonl"
cp "$WORK/.out" "$WORK/judged.jsonl"
jq -c -S '{id, ruling, points, barred}' "$WORK/judged.jsonl" >"$WORK/got"
jq -c -S '{id, ruling, points, barred}' "$TESTS/cases/judge/examples.expected.jsonl" >"$WORK/wanted"
same "judge: ruling, points and barred seats of the examples" "$WORK/wanted" "$WORK/got"
jq -c 'select(.points != null and ([.points[]] | add) != 0)' "$WORK/judged.jsonl" >"$WORK/unequal" \
	&& [ ! -s "$WORK/unequal" ] && echo "ok - judge: every payment is zero-sum" || echo "not ok - judge: not zero-sum"
jq -c 'select((.cite | length) == 0 or (.text | length) == 0)' "$WORK/judged.jsonl" >"$WORK/bare" \
	&& [ ! -s "$WORK/bare" ] && echo "ok - judge: every ruling has its paragraph and words" || echo "not ok - judge: bare rulings"
"$RENONSZ" --lang en judge <"$TESTS/cases/judge/examples.jsonl" | jq -c 'del(.text, .weak.text)' >"$WORK/english"
jq -c 'del(.text, .weak.text)' "$WORK/judged.jsonl" >"$WORK/hungarian"
same "judge: only the words depend on the language" "$WORK/hungarian" "$WORK/english"

status "judge: a refused line gives status 3" 3 "$RENONSZ" judge "$TESTS/cases/judge/refused.jsonl"
jq -c '[.id, .error.code]' "$WORK/.out" >"$WORK/codes"
jq -c '[.id, .wanted]' "$TESTS/cases/judge/refused.wanted.jsonl" >"$WORK/wanted"
same "judge: every refusal by its code" "$WORK/wanted" "$WORK/codes"

# What rests on a weak reading says so, with what the letter of the rule book comes to.
weak() { echo "$2" | "$RENONSZ" judge | jq -c '.weak | [.reading, .ruling, .points]' >"$WORK/got"; has "$1" "$3" "$WORK/got"; }
weak "R-39: a defender with too many cards" \
	'{"case":"3.9","declarer":"A","bid":"U","kontra":{"ulti":2},"facts":{"wrong_count":["B"]}}' '["R-39","pay",{"A":18,"B":-9,"C":-9}]'
weak "R-33: the next bid is said in 2.5" \
	'{"case":"2.5","offender":"B","previous_bid":"4A","facts":{"innocent_bids":false}}' '["R-33","pay",{"A":14,"B":-28,"C":14}]'
weak "R-11: a lost parti of 4 ász that is settled by its result" \
	'{"case":"3.11","declarer":"A","bid":"4A","made":{"4-asz":true,"parti":false}}' '["R-11","settle",{"A":8,"B":-4,"C":-4}]'
weak "R-37: a wrong number in the auction" '{"case":"1.2","facts":{"stage":"auction"}}' '["R-37","redeal",null]'
weak "R-52: the seven of an announced ulti" '{"case":"3.4","declarer":"A","bid":"U","offender":"A"}' '["R-52","jury",null]'
weak "a ruling that rests on none has none" '{"case":"3.4","declarer":"A","bid":"U","offender":"B"}' '[null,null,null]'
