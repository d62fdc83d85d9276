# Many hands: 16 programs write into one book at once, each its own sheet, and all of them one sheet that they share.
. "${TESTS:?}/faults/lib.sh"
WRITERS=16 DEALS=$(much 500 20)
kupa 17

# A deal by its number: who declares, and how it ends, so that no two sheets of figures are alike.
line() {
	local seats=(A B C) results=("U z ++" "B -" "P m +" "40 t -")
	echo "${seats[$1 % 3]} ${results[$1 % 4]}"
}
# One writer: its own table, deal by deal; every fifth also on table 17, where the others write the same deal.
write_sheet() {
	local no status
	for ((no = 1; no <= DEALS; no++)); do
		"$RENONSZ" deal add 1 "$1" $no $(line $no) >/dev/null 2>>"err.$1"
		status=$?
		[ $status = 0 ] || echo "$1 $no $status" >>failed
		[ $((no % 5)) = 0 ] || continue
		"$RENONSZ" deal add 1 17 $((no / 5)) $(line $((no / 5))) >/dev/null 2>>"err.$1" || echo "17 $((no / 5)) $?" >>failed
	done
}
: >failed
start=$(date +%s)
for ((writer = 1; writer <= WRITERS; writer++)); do write_sheet $writer & done
wait
seconds=$(($(date +%s) - start))
[ -s failed ] && sed 's/^/# table, deal, status: /' failed | head && tail -n 3 err.* | sed 's/^/# /' | head -20
is "$WRITERS writers, $DEALS deals each: every one is acknowledged" "" "$(cat failed)"
count() { sqlite3 "$RENONSZ_DB" "SELECT count(*) FROM deal JOIN game_table ON game_table.id = game_table WHERE $1"; }
is "all are there" $((WRITERS * DEALS)) "$(count 'game_table.no <= 16 AND current')"
is "none twice" $((WRITERS * DEALS)) "$(count 'game_table.no <= 16')"
is "what all of them recorded is there once" $((DEALS / 5)) "$(count 'game_table.no = 17')"
is "each sheet is the same" 1 "$("$RENONSZ" deals --csv | grep -v '^1,17,' | tail -n +2 | cut -d, -f3- | sort | uniq -c |
	awk '{ print $1 }' | sort -u | sed "s/^$WRITERS\$/1/")"
sound "and the book is sound" "$RENONSZ_DB"

# Lines without a number: two writers at one sheet, each line the next deal.
for writer in 1 2; do
	for ((no = 1; no <= DEALS; no++)); do "$RENONSZ" deal add 1 17 A P m + 2>>err.shared || echo $? >>failed; done &
done
wait
is "lines without a number follow one another" "$((DEALS / 5 + 2 * DEALS)) " "$(count 'game_table.no = 17') $(cat failed)"
echo "# $((WRITERS * (DEALS + DEALS / 5))) deals in $seconds s"
