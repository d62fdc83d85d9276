# What the cards allow: positions as JSON Lines, par, a recorded play card by card, what a breach cost.
. "${TESTS:?}/lib.sh"
command -v jq >/dev/null || { echo "not ok - jq is missing"; exit 1; }

# ---- JSON Lines -----------------------------------------------------------------------------------
jq -cR 'fromjson?' "$TESTS/cases/replay.jsonl" >"$WORK/cases"
{ "$RENONSZ" replay "$WORK/cases" || true; } 2>/dev/null >"$WORK/replayed"
paste -d'\n' "$WORK/cases" "$WORK/replayed" | jq -cn '[inputs] | range(0; length; 2) as $i
	| select(.[$i + 1].made and .[$i].melds) | .[$i]' >"$WORK/whole"
ok "deals played out are solved" "$RENONSZ" solve "$WORK/whole"
has "nothing is left to play" '"line":[],"best":[],"cards":{}' "$WORK/.out"
jq -c '.points' "$WORK/.out" >"$WORK/solved"
"$RENONSZ" replay "$WORK/whole" | jq -c '.points' >"$WORK/points"
same "their points are those of the play" "$WORK/points" "$WORK/solved"

# From the first lead, from within a play, from the middle of a trick: the line replays to the points, and the
# cards agree with them.
for left in '[]' '.[:3]' '.[:4] + [.[4] | split(" ")[:2] | join(" ")]'; do
	jq -c ".tricks |= ($left)" "$WORK/whole" >"$WORK/asked"
	"$RENONSZ" solve "$WORK/asked" >"$WORK/answers"
	paste -d'\n' "$WORK/asked" "$WORK/answers" | jq -cn '[inputs] | range(0; length; 2) as $i
		| .[$i] * {tricks: ([.[$i].tricks[] | select(split(" ") | length == 3)] + .[$i + 1].line)}' >"$WORK/lines"
	"$RENONSZ" replay "$WORK/lines" | jq -c '[.id, .points]' >"$WORK/points"
	jq -c '[.id, .points]' "$WORK/answers" >"$WORK/solved"
	same "the line replays to the points ($left)" "$WORK/points" "$WORK/solved"
	ok "the best cards are those worth the points ($left)" jq -e -n --slurpfile asked "$WORK/asked" '[inputs]
		| [., $asked] | transpose | all(.[0].points[.[1].declarer] as $p | .[0] as $a
		| ($a.best | length > 0) and all($a.best[]; $a.cards[.] == $p))' "$WORK/answers"
done

deal='"players":["A","B","C"],"hands":{"A":"m87 tAKFL8 pAF8","B":"mFL zKL87 t7 pXL9","C":"mAXK9 zXF9 t9 pK7"},"talon":"zA tX"'
lines() { printf '%s\n' "$@" >"$WORK/lines"; }
lines "{\"id\":1,\"bid\":\"U\",\"trump\":\"tok\",\"declarer\":\"A\",$deal,\"tricks\":[\"m7 mF mA\",\"zX tA t7\"]}"
ok "a play with a breach" "$RENONSZ" solve "$WORK/lines"
has "is solved up to it" '"fault":{"trick":2,"seat":"B","played":"t7","kind":"follow-suit"' "$WORK/.out"
lines "{\"id\":1,\"bid\":\"P\",\"trump\":\"tok\",\"declarer\":\"A\",$deal,\"tricks\":[\"m9\"]}"
status "a card not held is refused" 3 "$RENONSZ" solve "$WORK/lines"
has "as replay does" '"code":"bad-card"' "$WORK/.out"

# ---- the talon ------------------------------------------------------------------------------------
twelve=$(printf '%s' "$deal" | sed 's/"A":"m87 tAKFL8 pAF8"/"A":"m87 zA tAXKFL8 pAF8"/; s/,"talon".*//')
lines "{\"id\":1,\"bid\":\"P\",\"trump\":\"tok\",\"declarer\":\"A\",$twelve}" "{\"id\":2,\"bid\":\"P\",\"trump\":\"tok\",\"declarer\":\"A\",$deal}"
status "twelve cards for a talon, and ten" 3 "$RENONSZ" solve --talon "$WORK/lines"
head -1 "$WORK/.out" >"$WORK/chosen"
has "two cards are laid away" '"talon":"m87","parts"' "$WORK/chosen"
has "ten are refused" '"id":2,"error":{"code":"bad-card"' "$WORK/.out"
# No other talon is better: each of the 66 solved by itself.
jq -cn --argjson line "$(head -1 "$WORK/lines")" '["m8","m7","zA","tA","tX","tK","tF","tL","t8","pA","pF","p8"] as $c
	| range(0; 12) as $i | range($i + 1; 12) as $k
	| $line * {id: "\($c[$i]) \($c[$k])", talon: "\($c[$i]) \($c[$k])",
		hands: {A: [$c[] | select(. != $c[$i] and . != $c[$k])] | join(" ")}}' >"$WORK/all"
ok "all 66 talons are solved" "$RENONSZ" solve "$WORK/all"
jq -s 'length, (map(.points.A) | max)' "$WORK/.out" >"$WORK/most"
printf '66\n%s\n' "$(jq .points.A "$WORK/chosen")" >"$WORK/wanted"
same "and none leaves more" "$WORK/wanted" "$WORK/most"

# ---- par ------------------------------------------------------------------------------------------
lines "{\"id\":1,\"bid\":null,$deal}" "{\"id\":2,\"bid\":null,$deal,\"trump\":\"tok\"}"
status "par of a deal" 3 "$RENONSZ" par "$WORK/lines"
has "a trump needs a bid" '"id":2,"error":{"code":"bad-field"' "$WORK/.out"
head -1 "$WORK/.out" >"$WORK/par"
ok "54 bids for each seat" jq -e '.par | [.A, .B, .C | length] == [54, 54, 54]' "$WORK/par"
jq -c --argjson deal "{$deal}" '.par | to_entries[] | .key as $seat | .value[]
	| $deal * {id: "\($seat) \(.bid)", bid, trump, declarer: $seat, tricks: []}' "$WORK/par" >"$WORK/asked"
"$RENONSZ" solve "$WORK/asked" | jq -c '[.id, .parts, .points]' >"$WORK/solved"
jq -c '.par | to_entries[] | .key as $seat | .value[] | ["\($seat) \(.bid)", .parts, .points]' "$WORK/par" >"$WORK/pars"
same "each as solve has it" "$WORK/solved" "$WORK/pars"

# ---- a deal of the book ---------------------------------------------------------------------------
"$RENONSZ" import - 2>/dev/null <<-'END'
	verseny "Kupa" datum=2026-11-21
	fordulo 1
	asztal 1
	A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
END
"$RENONSZ" cards set 1 1 1 "A P t" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' \
	"talon zA tX" "utes m7 mL mK / zX tA z8 / pA p9 p7 / m8 mF mA / m9 pF t7" >/dev/null 2>&1
for lang in hu en; do
	ok "a play with a breach is analysed ($lang)" "$RENONSZ" --lang $lang cards analyse 1 1 1
	golden "solve.$lang.analysis.txt" "$WORK/.out"
	ok "par of the deal ($lang)" "$RENONSZ" --lang $lang par 1 1 1
	golden "solve.$lang.par.txt" "$WORK/.out"
done
ok "a row a card" "$RENONSZ" cards analyse 1 1 1 --csv
has "with its heading" 'trick,seat,card,before,after,gave,best,breach' "$WORK/.out"
ok "par as CSV" "$RENONSZ" par 1 1 1 --csv
has "a row for each seat and bid" 'C,piros-20-100+ulti+teritett-durchmars,piros,' "$WORK/.out"
status "no cards, no seed" 4 "$RENONSZ" par 1 1 2
"$RENONSZ" duplicate attach 1 "Kupa 1" 4 2>/dev/null
ok "par out of the seed of the round" "$RENONSZ" par 1 1 2

# ---- what a breach cost, in the ruling and the minutes ----------------------------------------------
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 --dry-run >"$WORK/unasked" 2>/dev/null
ok "unasked nothing is analysed" sh -c "! grep -q 'Szabálytalanság nélkül' \"\$0\"" "$WORK/unasked"
for lang in hu en; do
	"$RENONSZ" --lang $lang rule 3.4 -r 1 -t 1 -d 1 --analyse --dry-run 2>/dev/null \
		| sed -n '/^  \(A kijátszott\|By the cards\)/,/^  [^ ]*[^:]*→/p' >"$WORK/ruled"
	ok "the ruling tells what the breach cost ($lang)" test -s "$WORK/ruled"
	golden "solve.$lang.ruled.txt" "$WORK/ruled"
done
ok "it is recorded" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 --analyse
for lang in hu en; do
	ok "so do the minutes ($lang)" "$RENONSZ" --lang $lang minutes 1 1 1 --analyse
	sed -n '/^\(A kijátszott\|By the cards\)/,/^$/p' "$WORK/.out" >"$WORK/minutes"
	golden "solve.$lang.minutes.txt" "$WORK/minutes"
done
"$RENONSZ" minutes 1 1 1 --analyse --json >"$WORK/minutes.json"
ok "under a key of their own" jq -e 'tostring | contains("\"analysis\"")' "$WORK/minutes.json"
ok "the blind file too" "$RENONSZ" minutes 1 1 1 --analyse --blind
cp "$WORK/.out" "$WORK/blind"
has "with seats" 'Szabálytalanság nélkül, onnan a legjobb játékkal: A +2' "$WORK/blind"
ok "without names" sh -c "! grep -q 'Kiss' \"\$0\"" "$WORK/blind"
ok "and without the ruling" sh -c "! grep -q 'Az ítélet' \"\$0\"" "$WORK/blind"
"$RENONSZ" rule 3.1 -r 1 -t 1 -d 3 by=A bid=P declarer=A trump=z --analyse --dry-run >"$WORK/none"
has "without cards that is said" 'Mibe került? A leosztáshoz nincs feljegyzett lap' "$WORK/none"

# ---- par in the hand records ------------------------------------------------------------------------
# Out of the same solver by the other way: each deal's best is what par has for that deal.
ok "hands with par" "$RENONSZ" duplicate show 1 --par --csv
cp "$WORK/.out" "$WORK/hands.csv"
has "under headings of their own" 'deal,dealer,a,b,c,par_seat,par_bid,par_trump,par_points' "$WORK/hands.csv"
for no in 2 3 4; do   # of deal 1 other cards are recorded
	"$RENONSZ" par 1 1 $no --json | jq -r '[.. | objects | select(.made? == 1) | .points] | max // ""'
done >"$WORK/most"
sed '1,2d' "$WORK/hands.csv" | sed 's/.*,//' >"$WORK/got"
same "the most of each deal is that of par" "$WORK/most" "$WORK/got"
ok "for people" "$RENONSZ" duplicate show 1 --par
has "in words" 'B: ulti, zöld (+10)' "$WORK/.out"
ok "as a workbook" "$RENONSZ" duplicate show 1 --par -o "$WORK/par.xlsx"
ok "for a table of four" "$RENONSZ" duplicate deal x 2 --seats 4 --par
