# Who sits with whom, without a book: arrange, arrange check.
. "${TESTS:?}/lib.sh"
command -v jq >/dev/null || { echo "not ok - jq is missing"; exit 1; }

field() { jq -cn --argjson n "$1" --argjson more "$2" '{id: $n, method: "all-play-all", players: [range($n) | {no: (. + 1)}]} + $more'; }

# ---- all-play-all ---------------------------------------------------------------------------------
for n in $(seq 9 3 63); do field "$n" '{}'; done >"$WORK/fields"
ok "every field divisible by three" "$RENONSZ" arrange "$WORK/fields"
cp "$WORK/.out" "$WORK/drawn"
printf '%s\n' 4 4 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 >"$WORK/most"
jq '.rounds | length' "$WORK/drawn" >"$WORK/rounds"
same "has the most rounds there are" "$WORK/most" "$WORK/rounds"
jq '.most_rounds' "$WORK/drawn" >"$WORK/rounds"
same "and tells so" "$WORK/most" "$WORK/rounds"
ok "no pair meets twice, seats are even to one" jq -e -s 'all(.[]; . as $a
	| ([.rounds[][] | sort | [.[0], .[1]], [.[0], .[2]], [.[1], .[2]]] | length == (unique | length))
	and ([range(3) as $s | .rounds[][] | "\(.[$s]) \($s)"] | group_by(.) | map(length)
		| all(. >= (($a.rounds | length) / 3 | floor)) and all(. <= (($a.rounds | length) / 3 | ceil))))' "$WORK/drawn"
paste -d'\n' "$WORK/fields" "$WORK/drawn" | jq -cn '[inputs] | range(0; length; 2) as $i | .[$i] + .[$i + 1]' >"$WORK/seated"
ok "arrange check agrees" "$RENONSZ" arrange check "$WORK/seated"
jq -c '.certificate | del(.absent, .twice)' "$WORK/.out" >"$WORK/checked"
jq -c '.certificate' "$WORK/drawn" >"$WORK/told"
same "with the same certificate" "$WORK/told" "$WORK/checked"
field 21 '{"rounds":11}' >"$WORK/line"
status "more rounds than there are" 3 "$RENONSZ" arrange "$WORK/line"
has "with how many there are" '"code":"too-many-rounds"' "$WORK/.out"
has "in the error" '"most_rounds":10}' "$WORK/.out"
field 21 '{"rounds":4,"seed":"5 12 33 41 87"}' >"$WORK/line"
"$RENONSZ" arrange "$WORK/line" >"$WORK/first"
"$RENONSZ" arrange "$WORK/line" >"$WORK/again"
same "the same seed, the same draw" "$WORK/first" "$WORK/again"
jq -c '.players |= reverse' "$WORK/line" | "$RENONSZ" arrange >"$WORK/again"
same "in whatever order the players come" "$WORK/first" "$WORK/again"
golden arrange.21.json "$WORK/first"
field 24 '{"played":[[[1,2,3],[4,5,6],[7,8,9],[10,11,12],[13,14,15],[16,17,18],[19,20,21],[22,23,24]]],"rounds":4}' >"$WORK/line"
ok "behind rounds that were played" "$RENONSZ" arrange "$WORK/line"
has "without a repeat" '"repeats":0' "$WORK/.out"

# ---- errors ---------------------------------------------------------------------------------------
refused() {
	echo "$3" >"$WORK/line"
	status "$1" 3 "$RENONSZ" arrange ${4-} "$WORK/line"
	has "$1: $2" "\"code\":\"$2\"" "$WORK/.out"
}
refused "no JSON" bad-json '{"id":1'
refused "no method" bad-field '{"players":[{"no":1},{"no":2},{"no":3}]}'
refused "a number twice" bad-field '{"method":"random","players":[{"no":1},{"no":2},{"no":2}]}'
refused "no rank" bad-field '{"method":"standing","players":[{"no":1,"rank":1},{"no":2,"rank":2},{"no":3}]}'
refused "five for tables of four" too-few-players '{"method":"random","players":[{"no":1},{"no":2},{"no":3},{"no":4},{"no":5}]}'
refused "a stranger" unknown-player '{"method":"random","players":[{"no":1},{"no":2},{"no":3}],"played":[[[1,2,4]]]}'
refused "a table of two" bad-field '{"method":"random","players":[{"no":1},{"no":2},{"no":3}],"played":[[[1,2],[3]]]}'
refused "a stranger in rounds" unknown-player '{"players":[{"no":1},{"no":2},{"no":3}],"rounds":[[[1,2,4]]]}' check
refused "no rounds to check" bad-field '{"players":[{"no":1},{"no":2},{"no":3}]}' check
echo '{"method":"random","players":[{"no":1},{"no":2},{"no":3}],"withdrawn":[4],"played":[[[1,2,4],[3]]]}' >"$WORK/line"
ok "somebody has left" "$RENONSZ" arrange "$WORK/line"
nine='"players":[{"no":1},{"no":2},{"no":3},{"no":4},{"no":5},{"no":6},{"no":7},{"no":8},{"no":9}]'
for rounds in '[[1,2,3],[4,5,6],[7,8,9]],[[1,2,4],[3,5,7],[6,8,9]]' '[[1,2,3],[4,5,6],[7,8,1]]' '[[1,2,3],[4,5,6],[7]]'; do
	echo "{$nine,\"rounds\":[$rounds]}" >"$WORK/line"
	status "check says no to $rounds" 1 "$RENONSZ" arrange check "$WORK/line"
done

# ---- by standing ----------------------------------------------------------------------------------
# A field whose best draw is known: nobody has met.
jq -cn '{id: 1, method: "standing", players: [range(300) | {no: (. + 1), rank: (. + 1)}]}' >"$WORK/line"
ok "300 players by standing" "$RENONSZ" arrange "$WORK/line"
has "three neighbours a table, proved" '"widest":2,"span2":600,' "$WORK/.out"
has "to be the best" '"proof":"best"' "$WORK/.out"

# ---- made-up events, looked at by another program ---------------------------------------------------
events=1000   # enough to reach every kind; WHOLE=yes: all
[ -z "${WHOLE-}" ] || events=5000
case $RENONSZ in */asan/*) events=200 ;; esac
for rounds in 1 2 3 4; do
	for players in 12 19 27 34 48; do
		"$(dirname "$RENONSZ")/arrange-gen" $players $rounds $players $((events / 20))
	done
done >"$WORK/events"
ok "$events made-up events are drawn" "$RENONSZ" arrange "$WORK/events"
cp "$WORK/.out" "$WORK/drawn"
paste -d'\n' "$WORK/events" "$WORK/drawn" | awk -f "$TESTS/cli/arrange.awk" >"$WORK/found"
echo "$(wc -l <"$WORK/events") drawn" >"$WORK/wanted"
same "each is what its certificate says" "$WORK/wanted" "$WORK/found"
ok "latecomers, withdrawals, clubs, fours and byes were among them" sh -c "grep -q withdrawn '$WORK/events' \
	&& grep -q 'clubs\":\"apart' '$WORK/events' && grep -q 'fill\":\"bye' '$WORK/events' && grep -q 'fill\":\"four' '$WORK/events'"
# Pasts that no draw made: rounds that some missed, tables of four and byes where the field needs none, leavers everywhere.
jq -c 'select(.id | test("/[234]$")) | .played |= [.[] | .[1:]] | .fill = (if .fill == "four" then "bye" else "four" end)
	| if (.players | length) > 14 then (.withdrawn += [.players[-2:][].no] | .players |= .[:-2]) else . end' "$WORK/events" | awk 'NR % 4 == 0' >"$WORK/odd"
ok "$(wc -l <"$WORK/odd") events with odd pasts are drawn" "$RENONSZ" arrange "$WORK/odd"
paste -d'\n' "$WORK/odd" "$WORK/.out" | awk -f "$TESTS/cli/arrange.awk" >"$WORK/found"
echo "$(wc -l <"$WORK/odd") drawn" >"$WORK/wanted"
same "each of them is what its certificate says" "$WORK/wanted" "$WORK/found"
# A checker that finds nothing proves nothing: two players exchanged.
sed 's/"rounds":\[\[\[\([0-9]*\),\([0-9]*\),\([0-9]*\)\],\[\([0-9]*\),/"rounds":[[[\4,\2,\3],[\1,/' "$WORK/drawn" >"$WORK/spoilt"
paste -d'\n' "$WORK/events" "$WORK/spoilt" | awk -f "$TESTS/cli/arrange.awk" >"$WORK/found"
ok "the checker sees an exchange" test "$(wc -l <"$WORK/found")" -gt $((events / 2))
