# The game without a book: bids, settle, why.
. "${TESTS:?}/lib.sh"

"$RENONSZ" bids --csv >"$WORK/bids.csv"
golden bids.csv "$WORK/bids.csv"
"$RENONSZ" bids --above pU --csv | sed -n 2p >"$WORK/first"
has "R-02: over piros ulti (rank 13) the first bid is rebetli" "18,14,rebetli" "$WORK/first"
status "no bid is above the highest" 0 "$RENONSZ" bids --above 54 --csv
[ "$(wc -l <"$WORK/.out")" = 1 ] && echo "ok - R-34: nothing above rank 41" || echo "not ok - R-34"
status "an unknown bid is a usage error" 2 "$RENONSZ" bids --above nincs
has "which says where the list is" "renonsz bids" "$WORK/.err"

# Settlement: points, and lines that add up to them.
"$RENONSZ" settle "$TESTS/cases/settle/examples.jsonl" >"$WORK/settled.jsonl"
jq -c -S '{id, points}' "$WORK/settled.jsonl" >"$WORK/got"
jq -c -S '{id, points}' "$TESTS/cases/settle/examples.expected.jsonl" >"$WORK/wanted"
same "settle: the examples" "$WORK/wanted" "$WORK/got"
jq -c 'select((reduce .lines[].points as $p ({}; reduce ($p | keys[]) as $s (.; .[$s] += $p[$s]))) != .points)' \
	"$WORK/settled.jsonl" >"$WORK/unequal" && [ ! -s "$WORK/unequal" ] && echo "ok - settle: the lines add up to the points" || echo "not ok - settle: lines"
jq -c '.lines[] | select((.cite | length) == 0 or (.reading | length) == 0)' "$WORK/settled.jsonl" >"$WORK/bare" \
	&& [ ! -s "$WORK/bare" ] && echo "ok - settle: every line has its paragraph and reading" || echo "not ok - settle: bare lines"

# Refusals by code; bad lines do not stop the rest.
status "settle: a refused line gives status 3" 3 "$RENONSZ" settle "$TESTS/cases/settle/refused.jsonl"
jq -c '[.id, .error.code]' "$WORK/.out" >"$WORK/codes"
jq -c '[.id, .wanted]' "$TESTS/cases/settle/refused.wanted.jsonl" >"$WORK/wanted"
same "settle: every refusal by its code" "$WORK/wanted" "$WORK/codes"
head -c 100000 /dev/zero | tr '\0' 'x' >"$WORK/long"
{ cat "$WORK/long"; echo; echo '{"id":2,"bid":"P","declarer":"A","made":{"parti":true}}'; } >"$WORK/lines"
status "settle: a line too long is refused, the next one answered" 3 "$RENONSZ" settle "$WORK/lines"
has "bad-json for the first" '"code":"bad-json"' "$WORK/.out"
has "points for the second" '{"id":2,"points":{"A":2,"B":-1,"C":-1}' "$WORK/.out"
head -c 100000 /dev/zero | tr '\0' ' ' >"$WORK/blanks"
status "settle: blanks without an end are a line too long" 3 "$RENONSZ" settle "$WORK/blanks"
printf '\t{"id":"ő",\t"bid":"P","declarer":"A","made":{"parti":true}}\r\n \t\r\n' >"$WORK/lines"
ok "settle: tabs and a carriage return between accents" "$RENONSZ" settle "$WORK/lines"
has "settle: an id with an accent comes back" '{"id":"ő",' "$WORK/.out"
[ "$(wc -l <"$WORK/.out")" = 1 ] && echo "ok - settle: a blank line asks nothing" || echo "not ok - settle: a blank line"
{ printf '{"%0300d":1,"' 0 | sed 's/0/ő/g'; echo '":2}'; } >"$WORK/lines"
status "settle: a field of 300 letters" 3 "$RENONSZ" settle "$WORK/lines"
cp "$WORK/.out" cut.json
has "settle: the field is named" '"code":"bad-field"' cut.json
is "settle: what is cut of it is cut between two letters" "$(cat cut.json)" "$(iconv -f UTF-8 -t UTF-8 cut.json)"
printf '{"id":"%s","bid":"P","declarer":"A","made":{"parti":true}}' 'a\"b' >"$WORK/lines"
ok "settle: a last line without its end" "$RENONSZ" settle "$WORK/lines"
has "settle: an id that is a string comes back" '{"id":"a\"b",' "$WORK/.out"

# Why: a derivation that reads well.
for lang in hu en; do
	{
		"$RENONSZ" --lang $lang why 3 C p40+U +- kU csUv+
		"$RENONSZ" --lang $lang why B B - k:C
		"$RENONSZ" --lang $lang why B pU bedob
		"$RENONSZ" --lang $lang why A P m + kP cs100
		"$RENONSZ" --lang $lang why D U+4A t --+ felad 2>&1
		"$RENONSZ" --lang $lang why D U+4A t --- cs100v csUv+
		"$RENONSZ" --lang $lang why "A TB + k:BC"
		"$RENONSZ" --lang $lang why "A P z + cs100v" 2>&1
	} >"$WORK/why.$lang"
	golden why.$lang "$WORK/why.$lang"
	grep -nE '^.{81,}' "$WORK/why.$lang" | grep -vE 'javítsa|correct|jelölés|mark' >"$WORK/wide"
	if [ -s "$WORK/why.$lang" ] && [ ! -s "$WORK/wide" ]; then echo "ok - why fits 80 columns ($lang)"; else echo "not ok - why is too wide"; sed 's/^/# /' "$WORK/wide"; fi
done

# The derivation in every format: lines and points for scripts, a page for people.
status "why as JSON" 0 "$RENONSZ" why A U z ++ kU --json
is "has the lines" "4 2 8;1 1 1" "$(jq -r '[.lines[] | "\(.value) \(.multiplier) \(.gain)"] | join(";")' "$WORK/.out")"
is "and what everybody gets" "A 18 B -9 C -9" "$(jq -r '[.points[] | "\(.seat) \(.points)"] | join(" ")' "$WORK/.out")"
status "as CSV" 0 "$RENONSZ" why A U z ++ kU --csv
has "the same" "ulti,megvan,4,2,8" "$WORK/.out"
for ending in html pdf xlsx txt; do ok "as .$ending" "$RENONSZ" why A U z ++ kU -o "why.$ending"; done
has "a page has the title" "<h1>Miért ennyi az elszámolás</h1>" why.html

# An auction, word by word (3.§): what may be said, who declares, which case of 13.§ a fault is.
auction() { "$RENONSZ" bids check --json "$@" 2>/dev/null | jq -c '[.legal, .declarer, .bid, .due, .next, .rows[-1].case]'; }
is "the auction of the help" '["yes","A","pU",null,"RB",""]' "$(auction "P 40 - pU - -")"
is "the declarer's own pass closes it" '["yes","A","pU",null,null,""]' "$(auction "P 40 - pU - - -")"
is "the own talon once more" '["yes",null,"RB","B","40+U+4A",""]' "$(auction "P 40 - pU - - betli")"
is "a pass before the first bid is parti (R-06)" '["yes",null,"P","B","pP",""]' "$(auction -- -)"
is "names are completed (R-05)" '["yes",null,"p40","C","U+4A",""]' "$(auction "ulti, 40-100")"
is "not higher: 2.4" '["no",null,"B","B","D","2.4"]' "$(auction "betli 5")"
is "out of turn: 2.5" '["no",null,"P","B","pP","2.5"]' "$(auction "P C:40")"
is "opened: 2.6" '["no",null,null,"A","P","2.6"]' "$(auction "B:40")"
is "passed out of turn: 2.2" '["no",null,"P","B","pP","2.2"]' "$(auction "P C:-")"
is "another begins" '["yes","C","40",null,"4A",""]' "$(auction --seats BCA "P 40 - -")"
is "online three passes end it" '["yes","B","pU",null,null,""]' "$(auction --rules ulti-online "P pU - - -")"
is "and the first has to bid" '["no",null,null,"A","P",""]' "$(auction --rules ulti-online -- -)"
status "a fault is a check that says no" 1 "$RENONSZ" bids check "betli 5"
status "no bid" 2 "$RENONSZ" bids check "P xx"
status "not of tarokk" 2 "$RENONSZ" bids check --rules vadasz-2025 "3 2"
status "three bid" 2 "$RENONSZ" bids check --seats AAB "P"
ok "number 38, of which the print says otherwise (R-01)" sh -c '"$0" bids check "20+TD, pU+D" >said || test $? = 1 && cat said && test -s said' "$RENONSZ"
has "is marked" "Gyenge értelmezés (R-01)" "$WORK/.out"
