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
	"$RENONSZ" replay "$WORK/lines" | jq -c '[.id, .points, .silent]' >"$WORK/points"
	jq -c '[.id, .points, .silent // {}]' "$WORK/answers" >"$WORK/solved"
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

# What is silent stands beside the points, as the replay has it.
silent='"hands":{"A":"mA9 zA7 tK8 pAXK8","B":"mXKF8 zKFL tAXF","C":"mL7 zX98 tL97 pFL"},"talon":"p97"'
lines "{\"id\":1,\"bid\":\"P\",\"trump\":\"makk\",\"declarer\":\"B\",$silent,\"melds\":{\"B\":[\"m40\",\"z20\"]}}"
ok "a silent hundred" "$RENONSZ" solve "$WORK/lines"
has "is named" '"points":{"A":-2,"B":4,"C":-2},"silent":{"100":"declarer"},"line"' "$WORK/.out"
jq -c --slurpfile solved "$WORK/.out" '.tricks = $solved[0].line' "$WORK/lines" | "$RENONSZ" replay >"$WORK/replayed"
has "as its line is replayed" '"silent":{"100":"declarer"},"points":{"A":-2,"B":4,"C":-2}' "$WORK/replayed"

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
"$RENONSZ" par 1 1 1 --html >"$WORK/par.page"
has "people read words" 'terített durchmars' "$WORK/par.page"
status "and no code" 1 grep -E '4-asz|teritett|zold|parti[+]' "$WORK/par.page"
status "no cards, no seed" 4 "$RENONSZ" par 1 1 2
"$RENONSZ" duplicate attach 1 "Kupa 1" 4 2>/dev/null
ok "par out of the seed of the round" "$RENONSZ" par 1 1 2

# ---- what a breach cost, in the ruling and the minutes ----------------------------------------------
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 --dry-run >"$WORK/unasked" 2>/dev/null
lacks "unasked nothing is analysed" 'Szabálytalanság nélkül' "$WORK/unasked"
for lang in hu en; do
	"$RENONSZ" --lang $lang rule 3.4 -r 1 -t 1 -d 1 --analyse --dry-run 2>/dev/null \
		| sed -n '/^  \(A lejátszás\|The play\)/,/^  [^ ]*[^:]*→/p' >"$WORK/ruled"
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
has "with seats" 'Szabálytalanság nélkül, onnantól a legjobb játékkal: „A” +2 pont' "$WORK/blind"
lacks "without names" Kiss "$WORK/blind"
lacks "and without the ruling" 'Az ítélet' "$WORK/blind"
"$RENONSZ" rule 3.1 -r 1 -t 1 -d 3 by=A bid=P declarer=A trump=z --analyse --dry-run >"$WORK/none"
has "without cards that is said" 'Mibe került? Ehhez a leosztáshoz nem írtak fel lejátszást' "$WORK/none"

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
fits "within 80 columns" "$WORK/.out"
"$RENONSZ" duplicate show 1 --par >"$WORK/hands"
ok "on lines of their own" sh -c "sed -n '/Mit lehetett volna/,/^$/p' \"\$0\" | grep -q 'B: ulti, zöld (+10)'" "$WORK/hands"
ok "on paper too" "$RENONSZ" duplicate show 1 --par -o "$WORK/par.html"
has "in words there" 'B: ulti, zöld (+10)' "$WORK/par.html"
ok "as a workbook" "$RENONSZ" duplicate show 1 --par -o "$WORK/par.xlsx"
ok "for a table of four" "$RENONSZ" duplicate deal x 2 --seats 4 --par
fits "within 80 columns as well" "$WORK/.out"
"$RENONSZ" duplicate deal x 2 --seats 4 --csv | sed -n '2s/.*D,//p' | tr ',' '\n' | grep . >"$WORK/wanted"
"$RENONSZ" duplicate deal x 2 --seats 4 | sed -n 4,6p | cut -c20- >"$WORK/got"
same "a row a hand" "$WORK/wanted" "$WORK/got"

# ---- what is typed: three numbers, or what is missing ------------------------------------------------
for command in par replay "cards analyse" why; do
	# (Of a table, why tells the foot of its sheet.)
	[ "$command" = why ] || status "$command: a table without a deal" 2 "$RENONSZ" $command 1 2
	[ "$command" = why ] || has "$command: that is missing" 'hiányzik a leosztás száma' "$WORK/.err"
	status "$command: a round alone" 2 "$RENONSZ" $command 1
	has "$command: so are two" 'hiányzik az asztal és a leosztás száma' "$WORK/.err"
	status "$command: four numbers" 2 "$RENONSZ" $command 1 1 1 1
	has "$command: are too many" 'háromnál több szám' "$WORK/.err"
done
status "solve: a deal of the book" 2 "$RENONSZ" solve 1 1 3
has "is sent to what could have been bid" 'renonsz par 1 1 3;' "$WORK/.err"
has "and to the play, as it has to be typed" 'renonsz cards analyse 1 1 3' "$WORK/.err"
status "solve: a round alone" 2 "$RENONSZ" --lang en solve 1
has "is told how" 'renonsz par ROUND TABLE DEAL' "$WORK/.err"
lines "{\"id\":1,\"bid\":null,$deal}"
cp "$WORK/lines" 7
ok "a file may be called by a number" "$RENONSZ" par 7
status "a deal of a seed that nobody wrote down" 4 "$RENONSZ" cards analyse 1 1 2
has "is told from one without any cards" 'lejátszást nem írtak fel hozzá, csak a forduló magja van meg' "$WORK/.err"
status "so says replay" 4 "$RENONSZ" replay 1 1 2
has "with what there is" 'renonsz par 1 1 2' "$WORK/.err"

# ---- cards that say something else -------------------------------------------------------------------
# play RESULT: the deal of the examples, played out.
play() {
	printf '%s\n' "A P t $1 kP" \
		'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' "talon zA tX" "bemond A t40" \
		"utes m7 mL mK / pK pA p9 / m8 mF mA / zX tA z8 / pF pX p7 / zK zF t8 / tF t7 t9 / tK z7 m9 / p8 pL mX / zL z9 tL"
}
# flat: the last output on one line.
flat() { tr -s '\n ' ' ' <"$WORK/.out" >flat; }

play + >fits
ok "a play that fits what was typed" "$RENONSZ" cards analyse fits
has "says the melds that count" 'Jelentés: tök 40 (A).' "$WORK/.out"
cat "$WORK/.out" "$WORK/.err" >both
same "and warns of nothing" "$WORK/.out" both
play - >denied
ok "one that denies it" "$RENONSZ" --lang en cards analyse denied
has "warns" 'the cards contradict what is written down' "$WORK/.err"
has "of what" 'parti: 80 : 50, the sheet says lost' "$WORK/.err"
"$RENONSZ" round add 3 2>/dev/null
"$RENONSZ" table add 3 1 A=kiss B=nagy C=toth 2>/dev/null
"$RENONSZ" cards set 3 1 1 <fits >/dev/null 2>&1
"$RENONSZ" deal edit 3 1 1 A P t - kP 2>/dev/null
ok "so does one of the book" "$RENONSZ" cards analyse 3 1 1
has "with its sheet" 'parti: 80 : 50, a játszmalap szerint elbukott' "$WORK/.err"
play + | sed '1s/ +//; s/pK pA p9/pK p8 p9/' | "$RENONSZ" cards set 3 1 2 >/dev/null 2>&1
ok "a ruling that the cards bear out" "$RENONSZ" rule 3.4 -r 3 -t 1 -d 2 --analyse --dry-run
flat
has "is the cards'" 'Az ítélet (13.§ (3) 4): Kiss Péter -4, Nagy Éva +2, Tóth Imre +2.' flat
lacks "with nothing against it" 'mást mutatnak' flat
ok "one of another player, trick and bid" "$RENONSZ" rule 3.4 -r 3 -t 1 -d 2 by=B trick=3 trump=z --analyse --dry-run
flat
has "is shown as it is made" 'Az ítélet (13.§ (3) 4): Kiss Péter +4, Nagy Éva -6, Tóth Imre +2.' flat
has "with who it was by the cards" 'a lapok szerint Kiss Péter a vétkes, az ítélet szerint Nagy Éva' flat
has "when" 'a lapok szerint a 2. ütésben történt, az ítélet szerint a 3. ütésben' flat
has "and on what bid" 'a lapok szerint „Kiss Péter: parti, tök; kontra: parti”, az ítélet szerint „Kiss Péter: parti, zöld; kontra: parti”' flat
ok "unasked too" "$RENONSZ" rule 3.4 -r 3 -t 1 -d 2 by=B --dry-run
has "the contradiction is told" 'A felírt lapok mást mutatnak, mint az ítélet' "$WORK/.out"
ok "a claim that is dismissed" "$RENONSZ" --lang en rule 3.4 -r 3 -t 1 -d 2 by=A state=dismissed --analyse --dry-run
has "against the cards" 'the cards show a breach, the ruling dismisses the claim' "$WORK/.out"
lacks "pays nobody" 'The ruling (13' "$WORK/.out"
ok "another case" "$RENONSZ" rule 3.8 -r 3 -t 1 -d 2 by=A trick=2 bid=P declarer=A trump=t --analyse --dry-run
flat
has "is told from the breach" 'az ítélet más esetről szól (13.§ (3) 8)' flat
ok "a play without a breach" "$RENONSZ" rule 3.4 -r 3 -t 1 -d 1 by=A --analyse --dry-run
flat
has "has no cost" 'A felírt lejátszásban (10 ütés) nincs szabálytalan lap, így ára sincs.' flat
has "and is against the ruling" 'a lapok szerint 10 ütésben nem volt szabálytalan lap' flat
"$RENONSZ" rule 3.4 -r 3 -t 1 -d 2 by=B --yes >/dev/null 2>&1
ok "minutes of a ruling that the cards deny" "$RENONSZ" minutes 3 1 2 --analyse
flat
has "say so" 'a lapok szerint Kiss Péter a vétkes, az ítélet szerint Nagy Éva' flat
has "and show the ruling" 'Az ítélet (13.§ (3) 4): Kiss Péter +4, Nagy Éva -6, Tóth Imre +2.' flat
"$RENONSZ" rule 3.1 -r 3 -t 1 -d 3 by=A bid=P declarer=A trump=z --yes >/dev/null 2>&1
ok "minutes without cards" "$RENONSZ" minutes 3 1 3 --analyse
has "say what is missing" 'elemzés nélkül készült; felvétele: renonsz cards set 3 1 3' "$WORK/.err"

# ---- 80 columns ----------------------------------------------------------------------------------------
for lang in hu en; do
	for command in "cards analyse 3 1 2" "cards analyse 1 1 1" "replay 3 1 2" \
		"rule 3.4 -r 3 -t 1 -d 2 by=B --analyse --dry-run"; do
		"$RENONSZ" --lang $lang $command 2>/dev/null | tail -n +2 >wide
		fits "no line is wider than 80 columns: $command ($lang)" wide
	done
	"$RENONSZ" --lang $lang cards analyse "A P t kP" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9"' "talon zA tX" >hands
	cat -s hands >once
	same "hands without a play have no empty line doubled ($lang)" once hands
done
has "and that is said" 'No play is recorded, only the hands' hands
ok "on paper the words stand with the table" "$RENONSZ" cards analyse 1 1 1 -o analysis.html
has "both" 'A szabálytalan lap ára' analysis.html

# ---- what is silent has its name -----------------------------------------------------------------------
"$RENONSZ" round add 5 2>/dev/null
"$RENONSZ" table add 5 1 A=kiss B=nagy C=toth 2>/dev/null
"$RENONSZ" duplicate attach 5 zsuri 12 2>/dev/null
for lang in hu en; do
	ok "par with a silent hundred ($lang)" "$RENONSZ" --lang $lang par 5 1 11
	golden "solve.$lang.par-silent.txt" "$WORK/.out"
	ok "in the hand records ($lang)" "$RENONSZ" --lang $lang duplicate show 5 --par
	cp "$WORK/.out" par
	fits "within 80 columns ($lang)" par
done
has "it stands there too" '  11  B: parti, makk (+4, of this silent 100 (declarer) +2)' par
ok "where nothing can be forced" "$RENONSZ" par 5 1 12
lacks "there is no empty table" 'nincs adat' "$WORK/.out"
# The trump seven: kept for the last trick it is a silent ulti, led to the first one it is none.
printf '%s\n' 'A P m' 'lap A="mAXKF97 zA tA pA8" B="mL zXKF9 tXKF pXK" C="m8 zL8 tL98 pFL97"' "talon z7 t7" >seven
for lang in hu en; do
	{ cat seven && echo "utes m7 mL m8"; } | "$RENONSZ" --lang $lang cards analyse >analysed 2>/dev/null
	golden "solve.$lang.silent.txt" analysed
	{ cat seven && echo "utes mA mL m8 / tA tX tL / p8 pX p7 / zX zL m7 / pA pK pF / zA zK z8"; } \
		| "$RENONSZ" --lang $lang cards analyse >analysed 2>/dev/null
	golden "solve.$lang.silent-breach.txt" analysed
done

# The same points by other parts are no "changed nothing".
printf '%s\n' 'A 40+U z kU' 'lap A="mF97 zXKF87 tAX" B="mXL z9 tK9 pAXF98" C="mAK8 zAL tL87 pKL"' "talon tF p7" \
	"utes m7 mL mK / m8 zX" | "$RENONSZ" cards analyse >analysed
tr -s '\n ' ' ' <analysed >flat
has "each part alone before" 'Külön-külön kikényszeríthető lett volna: 40-100 – nem, ulti – igen.' flat
has "and after" 'Külön-külön kikényszeríthető volna: 40-100 – igen, ulti – igen.' flat
has "cost no points, though" 'ára: 0 pont. Az elszámolás ugyanannyi, bár külön-külön más részek' flat

# ---- a substitute is named, not the one whose seat it was -----------------------------------------------
"$RENONSZ" import - 2>/dev/null <<-'END'
	verseny "Kupa" datum=2026-11-21
	fordulo 4
	asztal 1
	A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
	szek 2 A="Beugró Béla"
END
"$RENONSZ" cards set 4 1 2 <fits >/dev/null 2>&1
ok "a play with a substitute" "$RENONSZ" cards analyse 4 1 2
has "names who played it" 'Felvevő: Beugró Béla' "$WORK/.out"
ok "par too" "$RENONSZ" par 4 1 2
has "names who held the cards" 'Beugró Béla' "$WORK/.out"

# ---- never a word about intent ---------------------------------------------------------------------------
# What the cards allowed, what a card gave away, what a breach cost: facts, in every place that tells them.
intent='szándék|akarat|csalás|csalt|csaló|hibáz|tévedt|figyelmetlen|ügyetlen|gyanú|készakar|direkt|intent|deliberate|cheat|mistake|careless|suspic|purpose|blunder|fault of'
: >told
for lang in hu en; do
	for command in "cards analyse 1 1 1" "cards analyse 3 1 2" "par 1 1 1" "par 5 1 11" "stats cards" "duplicate show 5 --par"; do
		"$RENONSZ" --lang $lang $command >>told 2>/dev/null
	done
	"$RENONSZ" --lang $lang cards analyse - <seven >>told 2>/dev/null
	for ruling in "rule 3.4 -r 3 -t 1 -d 2 by=B --dry-run" "minutes 3 1 2" "minutes 1 1 1"; do
		"$RENONSZ" --lang $lang $ruling --analyse 2>/dev/null \
			| sed -n '/A lejátszás nyílt\|The play, seen\|A kijátszott lapok\|By the cards/,/^\( *Állás előtte\| *Standings before\|Fizetés\|Payment\)/p' >>told
	done
done
ok "there is much to read" test "$(wc -l <told)" -gt 300
cat "$TESTS/golden/"{solve.*,stats.cards.*}.txt >>told
none "and no word about intent" "$(grep -iE "$intent" told)"
