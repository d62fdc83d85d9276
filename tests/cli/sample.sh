# The sample championship: 42 players, 7 rounds, 1,176 deals. Its standings were worked out apart from the program.
. "${TESTS:?}/lib.sh"

ok "the journal is read, every paper total in it agrees" "$RENONSZ" import "$TESTS/sample/bajnoksag.ulti"
has "import says what it did" "1176 új leosztás" "$WORK/.err"
"$RENONSZ" standings --csv | cut -d, -f1-4 >"$WORK/standings.csv"
same "the standings are those worked out apart" "$TESTS/sample/bajnoksag.standings.csv" "$WORK/standings.csv"
ok "reading it again changes nothing" "$RENONSZ" import "$TESTS/sample/bajnoksag.ulti"
has "and says so" "0 új leosztás, 1176 már megvolt; 0 új asztal, 0 új játékos" "$WORK/.err"

"$RENONSZ" export --journal >"$WORK/one.ulti"
ok "the canonical journal makes the same book" "$RENONSZ" -f "$WORK/two.db" import "$WORK/one.ulti"
"$RENONSZ" -f "$WORK/two.db" export --journal >"$WORK/two.ulti"
same "and is written the same again" "$WORK/one.ulti" "$WORK/two.ulti"
"$RENONSZ" -f "$WORK/two.db" deals --csv >"$WORK/two.csv"
"$RENONSZ" deals --csv >"$WORK/one.csv"
same "deal by deal" "$WORK/one.csv" "$WORK/two.csv"

# An evening of each other game: canonical, sound, zero-sum.
for evening in tarokk ecarte online; do
	ok "an evening: $evening" "$RENONSZ" -f "$WORK/$evening.db" import "$TESTS/sample/$evening.ulti"
	"$RENONSZ" -f "$WORK/$evening.db" export --journal >"$WORK/one.ulti"
	same "is written as it was read: $evening" "$TESTS/sample/$evening.ulti" "$WORK/one.ulti"
	ok "is sound: $evening" "$RENONSZ" -f "$WORK/$evening.db" verify
	[ "$(sqlite3 "$WORK/$evening.db" "SELECT sum(points) FROM deal_point")" = 0 ] && echo "ok - zero-sum: $evening" \
		|| echo "not ok - not zero-sum: $evening"
	asked=0 refused=0
	for deal in $("$RENONSZ" -f "$WORK/$evening.db" deals --json | jq -r '.[] | "\(.round)/\(.table)/\(.deal)"'); do
		# shellcheck disable=SC2086
		"$RENONSZ" -f "$WORK/$evening.db" why $(echo "$deal" | tr / ' ') >"$WORK/.out" 2>&1 || { refused=1; echo "# $deal"; }
		asked=$((asked + 1))
	done
	[ $asked -gt 0 ] && [ $refused = 0 ] && echo "ok - every deal can be asked why: $evening" || echo "not ok - why: $evening"
done

sum=$(sqlite3 "$WORK/book.db" "SELECT sum(points) FROM deal_point")
[ "$sum" = 0 ] && echo "ok - all points add up to zero" || echo "not ok - points add up to $sum"
none "foreign keys hold" "$(sqlite3 "$WORK/book.db" 'PRAGMA foreign_key_check')"
