# Backups are restored over and over while others write and read: whoever is hit in that moment is told so, and neither to
# change permissions nor that the book is damaged.
. "${TESTS:?}/faults/lib.sh"
quick_folder
cd "$QUICK" || exit 1
export RENONSZ_DB=kupa.db RENONSZ_BACKUP=no
unset RENONSZ_NOW
kupa 2
"$RENONSZ" backup copy.db >/dev/null 2>&1
SECONDS=0
end=$(much 60 4)

# goes_on: until the time is up; on a machine with much else to do, until one restore has found the book free.
goes_on() {
	[ "$SECONDS" -lt "$end" ] || { [ "$SECONDS" -lt 120 ] && ! grep -sqx 0 restore.status; }
}

# work NAME COMMAND…: again and again; what it is refused with stands in NAME.said, the statuses in NAME.status.
work() {
	local name=$1
	shift
	while goes_on; do
		"$RENONSZ" --lang en "$@" >/dev/null 2>"$name.one"
		echo $? >>"$name.status"
		grep '^renonsz:' "$name.one" >>"$name.said"
		sleep 0.00$((RANDOM % 10))
	done
}
work restore restore copy.db --yes &
work first deal add 1 1 A U z ++ &
work second deal add 1 2 B B - k:C &
work reader deals &
# What is recovered of a book in use is the book of one moment.
while goes_on; do
	"$RENONSZ" recover kupa.db -o recovered.db >/dev/null 2>&1 && { "$RENONSZ" -f recovered.db verify >recovered.said 2>&1 || cat recovered.said >>recovered.bad; }
	rm -f recovered.db*
	sleep 0.05
done &
wait
[ -s recovered.bad ] && { echo "not ok - what is recovered meanwhile is sound"; head -5 recovered.bad | sed 's/^/# /'; } || echo "ok - what is recovered meanwhile is sound"
cat first.said second.said reader.said 2>/dev/null | grep -v -e 'replaced in this very moment' -e 'another program is writing' >other
[ -s other ] && { echo "not ok - whoever is hit is told otherwise"; sort other | uniq -c | sort -rn | head | sed 's/^/# /'; } \
	|| echo "ok - whoever is hit is told so ($(cat first.said second.said reader.said 2>/dev/null | wc -l) times)"
[ "$(grep -cx 0 restore.status)" -gt 0 ] && echo "ok - $(grep -cx 0 restore.status) restores" || echo "not ok - nothing was restored"
grep -vqx -e 0 -e 5 restore.status && echo "not ok - a restore ended otherwise" || echo "ok - a restore is done, or refused because others have the book open"
sound "the book is sound" kupa.db
