# Books of every earlier version: upgraded on opening with a copy beside them, the same figures, sound, and what the older
# program printed, sealed and wrote down still holds.
. "${TESTS:?}/lib.sh"

# Of each table that the older book had, its rows in the columns that are still there; a table may have gone, its rows not.
rows_of() { # BOOK OLDER
	local table columns
	for table in $(sqlite3 "$2" "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1"); do
		columns=$(sqlite3 "$1" "ATTACH '$2' AS older; SELECT group_concat(name) FROM (SELECT name FROM pragma_table_info('$table', 'older')
			WHERE name IN (SELECT name FROM pragma_table_info('$table', 'main')) ORDER BY 1)")
		[ -n "$columns" ] || continue
		echo "## $table: $columns"
		sqlite3 "$1" "ATTACH '$2' AS older; SELECT $columns FROM main.$table $(kept "$table") ORDER BY $columns"
	done
}
# Steps and their history go on: what was there before is looked at.
kept() {
	case $1 in
	step) echo "WHERE id <= (SELECT max(id) FROM older.step)" ;;
	change) echo "WHERE step <= (SELECT max(id) FROM older.step)" ;;
	esac
}
score() { sqlite3 "$1" "SELECT event, day, round, table_no, deal_no, seat, player, points FROM score ORDER BY 1, 2, 3, 4, 5, 6"; }
schema_of() { sqlite3 "$1" "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'phone%' ORDER BY 1, 2"; }
# The code that stood on a page after step $2.
code() { sqlite3 "$1" "SELECT lower(substr(hex(seal), 1, 12)) FROM step WHERE id = $2" | sed 's/\(....\)\(....\)\(....\)/\1-\2-\3/'; }
state() { for event in $(sqlite3 "$RENONSZ_DB" "SELECT id FROM event"); do "$RENONSZ" -e "$event" export --journal; done; }

newest=$(basename "$(find "$TESTS/../schema" -name "[0-9]*.sql" | sort | tail -1)" | sed "s/^0*\([0-9]*\)_.*/\1/")
books=$(find "$TESTS/cases" -name 'book-v*.sql' | sed 's/.*-v\([0-9]*\)\.sql/\1/' | sort -n)
for version in $(seq 1 $((newest - 1))); do
	grep -qx "$version" <<<"$books" || echo "not ok - there is no book of version $version"
done
for version in $books; do
	export RENONSZ_DB=$WORK/v$version.db
	older=$WORK/older.db
	rm -f "$older"
	sqlite3 "$older" <"$TESTS/cases/book-v$version.sql"
	cp "$older" "$RENONSZ_DB"
	score "$older" >before.txt
	steps=$(sqlite3 "$older" "SELECT max(id) FROM step")

	ok "version $version: a command that writes opens it" "$RENONSZ" player add "Új Játékos $version"
	is "version $version: it is upgraded" "from $version to $newest" \
		"from $(sqlite3 "$older" "PRAGMA user_version") to $(sqlite3 "$RENONSZ_DB" "PRAGMA user_version")"
	if [ "$version" -lt "$newest" ]; then
		is "version $version: the copy beside it is as it was" "$version" "$(sqlite3 "$RENONSZ_DB.backup-v$version" "PRAGMA user_version")"
		same "version $version: the copy has the same figures" before.txt <(score "$RENONSZ_DB.backup-v$version")
	fi
	still "version $version: who had how many points" before.txt <(score "$RENONSZ_DB")
	ok "version $version: taken back" "$RENONSZ" undo --yes
	{ rows_of "$RENONSZ_DB" "$older" | sed '/Új Játékos/d'; sqlite3 "$RENONSZ_DB" "PRAGMA user_version"; } >rows.txt
	same "version $version: every row is there" <(grep '^## ' rows.txt | while read -r _ table columns; do
		echo "## $table $columns"
		sqlite3 "$older" "SELECT $columns FROM ${table%:} ORDER BY $columns"
	done; echo "$newest") rows.txt
	ok "version $version: sound" "$RENONSZ" verify
	"$RENONSZ" log --csv >log.txt
	none "version $version: the log has every step's command" "$({ sqlite3 "$older" "SELECT command FROM step WHERE kind = 'change'" 2>/dev/null \
			|| sqlite3 "$older" "SELECT command FROM step"; } | cut -c1-12 | while IFS= read -r command; do grep -qF "$command" log.txt || echo "$command"; done)"
	for event in $(sqlite3 "$RENONSZ_DB" "SELECT id FROM event"); do
		ok "version $version: the standings of event $event" "$RENONSZ" -e "$event" standings
	done

	# Each code that was printed is one of the book's states, and the book is shown as it was then.
	sealed=$(sqlite3 "$older" "SELECT group_concat(id, ' ') FROM step WHERE seal IS NOT NULL" 2>/dev/null)
	wrong=
	for step in $sealed; do
		"$RENONSZ" verify "$(code "$older" "$step")" >out.txt 2>&1
		grep -q "korábbi állapota ($step\. lépés" out.txt || wrong="$wrong $step"
		[ $((step % 5)) -gt 0 ] || "$RENONSZ" standings --at "$step" >out.txt 2>&1 || wrong="$wrong at $step"
	done
	none "version $version: printed codes hold, and the past is shown ($(echo "$sealed" | wc -w))" "$wrong"
	if [ -n "$sealed" ]; then
		"$RENONSZ" export --journal --at "$steps" >at.ulti
		"$RENONSZ" export --journal >now.ulti
		same "version $version: as the older program left it" at.ulti now.ulti
	else
		status "version $version: before its history began nothing is taken back" 4 "$RENONSZ" undo --yes
	fi

	# What a club keeps beside it, views of the program's tables and references to them, is left in peace.
	rm -f "$WORK"/clubs.db* && cp "$older" "$WORK/clubs.db"
	sqlite3 "$WORK/clubs.db" "CREATE VIEW phones AS SELECT * FROM player JOIN entry ON player.id = entry.player JOIN deal;
		CREATE TABLE phone (p REFERENCES player (id), d REFERENCES deal (id) ON DELETE CASCADE, no); INSERT INTO phone VALUES (999, 1, 1)"
	sqlite3 "$WORK/clubs.db" "SELECT name, sql FROM sqlite_schema WHERE name LIKE 'phone%'" >own.txt
	ok "version $version: with a club's own view and table" "$RENONSZ" -f "$WORK/clubs.db" player add "Új Játékos $version"
	ok "version $version: it is sound" "$RENONSZ" -f "$WORK/clubs.db" verify
	same "version $version: both are as they were" own.txt <(sqlite3 "$WORK/clubs.db" "SELECT name, sql FROM sqlite_schema WHERE name LIKE 'phone%'")
	is "version $version: and the rows" "999|1|1" "$(sqlite3 "$WORK/clubs.db" "SELECT * FROM phone")"
	same "version $version: the program's own are as in any other" <(schema_of "$RENONSZ_DB") <(schema_of "$WORK/clubs.db")

	# All that has a history is taken back and done again, the older program's steps too.
	state >there.txt
	undone=0
	while [ "$undone" -le "$(sqlite3 "$RENONSZ_DB" "SELECT count(*) FROM step")" ] && "$RENONSZ" undo --yes >out.txt 2>&1; do undone=$((undone + 1)); done
	ok "version $version: sound with $undone steps taken back" "$RENONSZ" verify
	for _ in $(seq "$undone"); do "$RENONSZ" redo >out.txt 2>&1 || echo "not ok - version $version: redo"; done
	state >back.txt
	same "version $version: done again" there.txt back.txt
	ok "version $version: sound after that" "$RENONSZ" verify
	# A damaged one is recovered as what it is, and then upgraded.
	rm -f "$WORK"/saved.db*
	status "version $version: recovered, sound as it is" 0 "$RENONSZ" recover "$older" -o "$WORK/saved.db"
	"$RENONSZ" -f "$WORK/saved.db" standings >out.txt 2>&1
	same "version $version: with the same sheets" before.txt <(score "$WORK/saved.db")
	# Without its players or entries what comes of it is a book that every command reads.
	for table in player entry; do
		page=$(sqlite3 "$older" "SELECT rootpage FROM sqlite_schema WHERE name = '$table'")
		cp "$older" "$WORK/damaged.db" && rm -f "$WORK"/saved.db*
		dd if=/dev/zero of="$WORK/damaged.db" bs=4096 seek=$((page - 1)) count=1 conv=notrunc 2>/dev/null
		status "version $version: recovered without page $table" 1 "$RENONSZ" recover "$WORK/damaged.db" -o "$WORK/saved.db"
		unread=
		for command in missing deals standings "table list" "entry list" "export --journal"; do
			# shellcheck disable=SC2086
			"$RENONSZ" -f "$WORK/saved.db" $command >out.txt 2>&1
			[ $? -lt 2 ] || unread="$unread $command"
		done
		none "version $version: every command reads it without page $table" "$unread"
	done
	page=$(sqlite3 "$older" "SELECT rootpage FROM sqlite_schema WHERE name = 'deal_point'")
	dd if=/dev/zero of="$older" bs=4096 seek=$((page - 1)) count=1 conv=notrunc 2>/dev/null
	rm -f "$WORK"/saved.db*
	status "version $version: recovered without its points" 1 "$RENONSZ" recover "$older" -o "$WORK/saved.db"
	ok "version $version: into a sound book" "$RENONSZ" -f "$WORK/saved.db" verify
	RENONSZ_DB=$WORK/new.db && rm -f "$RENONSZ_DB"*
	"$RENONSZ" import there.txt >out.txt 2>&1 || sed 's/^/# /' out.txt
	same "version $version: its journal makes the same sheets" <(score "$WORK/v$version.db") <(score "$RENONSZ_DB")
done
is "steps of versions with a history can be taken back" 1 "$([ "$undone" -gt 10 ] && echo 1)"

# Copies of an old book that are upgraded apart, in another second, are copies still: what is struck in one does not come
# back from another, upgraded or not, nor from the file that an event came from; and repeating a merge writes nothing.
for version in 1 2 3 4; do for book in a b c; do
	sqlite3 "$WORK/$book$version.db" <"$TESTS/cases/book-v$version.sql"
done; done
deals() { "$RENONSZ" -f "$1" -e 1 deals --csv | sed 1d | cut -d, -f1-7; }
struck() { read -r round table no < <("$RENONSZ" -f "$1" -e 1 deals --csv | sed 1d | cut -d, -f1-3 | tr ',' ' ' | tail -1); "$RENONSZ" -f "$1" -e 1 deal remove "$round" "$table" "$no" >/dev/null 2>&1; }
for version in 1 2 3 4; do
	"$RENONSZ" -f "$WORK/n$version.db" merge "$WORK/c$version.db" 1 >/dev/null 2>&1
	struck "$WORK/a$version.db"
done
sleep 1.1
for version in 1 2 3 4; do
	a=$WORK/a$version.db b=$WORK/b$version.db c=$WORK/c$version.db n=$WORK/n$version.db
	struck "$n" && deals "$n" >kept
	"$RENONSZ" -f "$n" merge "$c" 1 >/dev/null 2>&1
	same "version $version: what the book of the event struck stays so" kept <(deals "$n")
	steps=$(sqlite3 "$n" "SELECT count(*) FROM step")
	"$RENONSZ" -f "$n" merge "$c" 1 >/dev/null 2>&1
	is "version $version: and once more, nothing is written" "$steps" "$(sqlite3 "$n" "SELECT count(*) FROM step")"
	deals "$a" >kept
	"$RENONSZ" -f "$a" merge "$c" 1 >/dev/null 2>&1
	same "version $version: a deal struck does not come back from the file as it was" kept <(deals "$a")
	"$RENONSZ" -f "$b" player add "Új Emil" >/dev/null 2>&1
	"$RENONSZ" -f "$a" merge "$b" 1 >/dev/null 2>&1
	same "version $version: nor from a copy upgraded later" kept <(deals "$a")
	ok "version $version: the copy takes over that it is struck" "$RENONSZ" -f "$b" merge "$a" 1
	same "version $version: and has it no more" kept <(deals "$b")
	ok "version $version: both are sound" "$RENONSZ" -f "$b" verify
done
