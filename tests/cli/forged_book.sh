# Books that somebody changed with an SQLite browser and what it offers beyond rows: other types, other structures, other
# orders of things. verify finds each of them, or the book is not opened; what is a club's own is left in peace.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_BACKUP=no

"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Szolnok Kupa" datum=2026-11-21 hely=Szolnok tet=10 leosztas=2
nevezo 1 "Kiss Péter" klub="Szolnok"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B - k:C
END
"$RENONSZ" sheet open 1 1 >/dev/null 2>&1
"$RENONSZ" deal edit 1 1 1 A U z +- >/dev/null 2>&1
"$RENONSZ" rule 3.8 -r 1 -t 1 -d 2 by=A claim=C trick=4 >/dev/null 2>&1
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
sqlite3 "$RENONSZ_DB" "SELECT sql || ';' FROM sqlite_schema WHERE type = 'trigger'" >put.sql
sqlite3 "$RENONSZ_DB" "SELECT 'DROP TRIGGER ' || name || ';' FROM sqlite_schema WHERE type = 'trigger'" >drop.sql
status "as the program left it" 0 "$RENONSZ" verify
"$RENONSZ" export -o honest.xlsx 2>/dev/null
code=$("$RENONSZ" standings --json | jq -r .check_code)
status "the page says what the book says" 0 "$RENONSZ" verify --file honest.xlsx
status "and so does its code" 0 "$RENONSZ" verify "$code"

# change SQL…: forged.db is the book with the changes, made without triggers and checks, which are put back.
change() {
	cp "$RENONSZ_DB" forged.db
	{ echo 'PRAGMA ignore_check_constraints = ON;'; cat drop.sql; printf '%s\n' "$@"; cat put.sql; } | forging forged.db 2>sql.err
	[ ! -s sql.err ] || { echo "not ok - the SQL itself"; sed 's/^/# /' sql.err; }
	! cmp -s "$RENONSZ_DB" forged.db || echo "not ok - nothing is changed"
}
# found NAME SQL…: with status 1, or 7 where it is not even opened, and words.
found() {
	local name=$1
	shift
	change "$@"
	"$RENONSZ" -f forged.db verify >"$WORK/.out" 2>"$WORK/.err"
	case $? in 1 | 7) [ -s "$WORK/.out" ] || [ -s "$WORK/.err" ] && echo "ok - $name" || echo "not ok - $name: no word" ;;
	*) echo "not ok - $name"; sed 's/^/# /' "$WORK/.out" "$WORK/.err" ;; esac
	accused "$name"
}
# accused NAME: by forged.db neither an honest page nor its code is called fine or blamed, nor one that it made itself.
accused() {
	local way
	"$RENONSZ" -f forged.db export -o forged.xlsx >/dev/null 2>&1 || rm -f forged.xlsx
	for way in "$code" "--file honest.xlsx" "--file forged.xlsx"; do
		[ -e "${way#--file }" ] || [ "$way" = "$code" ] || continue
		# shellcheck disable=SC2086
		"$RENONSZ" --lang en -f forged.db verify $way >"$WORK/.out" 2>"$WORK/.err"
		case $? in
		1) grep -q "^THE BOOK IS NOT TO BE BELIEVED" "$WORK/.err" && ! grep -q "not what the program wrote: it differs" "$WORK/.err" && continue ;;
		3) [ "$way" = "--file forged.xlsx" ] && continue ;;    # made of a book without seals it has no code
		7) continue ;;                                          # it is not even opened
		esac
		echo "not ok - $1: verify $way"
		sed 's/^/# /' "$WORK/.out" "$WORK/.err" | head -20
	done
}
fine() {
	local name=$1
	shift
	change "$@"
	status "$name" 0 "$RENONSZ" -f forged.db verify
}
# structure TABLE OLD NEW: SQL that writes a table's text anew.
structure() {
	echo "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '$2', '$3') WHERE name = '$1';
		PRAGMA writable_schema = RESET;"
}
loose() { structure "$1" ') STRICT' ')'; }
strict() { echo "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql || ' STRICT' WHERE name = '$1'; PRAGMA writable_schema = RESET;"; }

# What is asked for by a page is no less than what is asked for by itself.
found "other points" "UPDATE deal_point SET points = points + CASE seat WHEN 0 THEN 100 WHEN 1 THEN -50 ELSE -50 END WHERE deal = 3;"
"$RENONSZ" --lang en -f forged.db verify "$code" --csv >"$WORK/.out" 2>/dev/null
has "by the code: what is wrong" "points,2,1,1,1" "$WORK/.out"
"$RENONSZ" --lang en -f forged.db verify --file honest.xlsx --json >"$WORK/.out" 2>"$WORK/.err"
has "by the page: where they differ" '"cell"' "$WORK/.out"
has "and which is right is not said" "may well be the one that is right" "$WORK/.err"
status "a page is made all the same" 0 "$RENONSZ" --lang en -f forged.db export -o forged.xlsx
has "and not without a word" "BEWARE: THIS BOOK IS NOT TO BE BELIEVED" "$WORK/.err"
status "standings for a phone too" 0 "$RENONSZ" -f forged.db standings --html
has "in Hungarian" "ENNEK A KÖNYVNEK NEM SZABAD HINNI" "$WORK/.err"
status "an honest book has no such word" 0 "$RENONSZ" standings --html
! grep -q "NEM SZABAD" "$WORK/.err" && echo "ok - for no reason" || echo "not ok - an honest book is accused"
status "and none as it was" 0 "$RENONSZ" --lang en export --at 2 -o then.xlsx
! grep -q "BEWARE" "$WORK/.err" && echo "ok - of then" || echo "not ok - an honest book is accused of then"

# Nor is anything taken over from it, to be sealed by an honest book.
for way in "" --dry-run; do
	# shellcheck disable=SC2086
	status "merge $way" 1 "$RENONSZ" --lang en -f honest.db merge forged.db $way
	has "says why" "forged.db: THIS BOOK IS NOT TO BE BELIEVED" "$WORK/.err"
done
! "$RENONSZ" -f honest.db event show 2>/dev/null | grep -q Szolnok && echo "ok - nothing came over" || echo "not ok - an event came over"

# The same letters and figures as values of another type, which SQL does not find equal.
found "a state as bytes" "$(loose deal)" "UPDATE deal SET state = CAST(state AS BLOB) WHERE id = 2;" "$(strict deal)"
found "another state as bytes" "$(loose deal)" "UPDATE deal SET state = CAST('void' AS BLOB) WHERE id = 1;" "$(strict deal)"
found "a name as bytes" "$(loose player)" "UPDATE player SET name = CAST(name AS BLOB) WHERE id = 1;" "$(strict player)"
found "the number of a case as bytes" "$(loose ruling)" "UPDATE ruling SET case_no = CAST(case_no AS BLOB);" "$(strict ruling)"
found "the kind of a step as bytes" "$(loose step)" "UPDATE step SET kind = CAST(kind AS BLOB) WHERE id = 1;" "$(strict step)"
found "a mark as text" "$(loose deal)" "$(structure deal 'current INTEGER NOT NULL' 'current TEXT NOT NULL')" \
	"UPDATE deal SET current = '1' WHERE id = 2;" "$(structure deal 'current TEXT NOT NULL' 'current INTEGER NOT NULL')" "$(strict deal)"
found "a number with a fraction" "$(loose deal)" "$(structure deal 'no INTEGER NOT NULL' 'no REAL NOT NULL')" \
	"UPDATE deal SET no = 1.2 WHERE id = 1;" "$(structure deal 'no REAL NOT NULL' 'no INTEGER NOT NULL')" "$(strict deal)"

# And what is wrong is said in words of what it is.
# says NAME PATTERN: verify says it of forged.db.
says() {
	"$RENONSZ" --lang en -f forged.db verify --csv >"$WORK/.out" 2>"$WORK/.err"
	has "$1" "$2" "$WORK/.out"
}
change "$(loose player)" "UPDATE player SET name = CAST(name AS BLOB) WHERE id = 1;" "$(strict player)"
says "a name as bytes is called so" "value into the book that this one never writes (non-TEXT value in player.name)"
says "with both values" "“Kiss Péter” according to the log, “X'4B69737320"
change "UPDATE deal SET state = 'zz' WHERE id = 1;"
says "what no table may have is nothing broken" "never writes (CHECK constraint failed in deal)"
change "INSERT INTO seat (game_table, seat, entry, step) VALUES (99, 0, 1, 1);"
says "a row without a number has none" "a row of seat refers to something that is not there (game_table)"
! grep -q "row 0" "$WORK/.out" && echo "ok - not 0" || echo "not ok - a row 0"
change "UPDATE step SET operator = '' WHERE id = 1;"
says "a step without an operator" "(2026-11-21 18:00: import -)"

# The same letters for the eye.
found "an accent of its own" "UPDATE player SET name = 'Kiss Pe' || char(769) || 'ter' WHERE id = 1;"
found "a letter of another script" "UPDATE change SET after = replace(after, 'Kiss', 'Кiss') WHERE thing = 'player';
	UPDATE player SET name = replace(name, 'Kiss', 'Кiss');"
found "a name twice in an image" "UPDATE change SET after = replace(after, '\"name\":', '\"name\":\"Bori\",\"name\":') WHERE thing = 'player';"
found "more in an image than there is" "UPDATE change SET after = json_set(after, '\$.zz', 1) WHERE thing = 'player';"

# Who did what, when.
found "another operator" "UPDATE step SET operator = 'Bori' WHERE id = 1;"
found "another time" "UPDATE step SET at = '2020-01-01T00:00:00Z' WHERE id = 1;"
found "a step without a seal" "UPDATE step SET seal = NULL WHERE id = 1;"
found "a book without seals" "UPDATE step SET seal = NULL; UPDATE deal SET seal = NULL;"
found "other numbers of rows" "UPDATE deal SET id = id + 100; UPDATE deal_point SET deal = deal + 100; UPDATE deal_fact SET deal = deal + 100;"
found "two who changed seats" "UPDATE seat SET entry = NULL; UPDATE seat SET entry = CASE seat WHEN 0 THEN 2 WHEN 1 THEN 1 ELSE 3 END;"
found "an entry that is taken back" "UPDATE entry SET removed = 1 WHERE id = 1;"
found "other words to search for" "UPDATE player SET folded = ' masik' WHERE id = 1;"

# Structure.
found "an index of one's own" "CREATE INDEX extra ON deal (bid);"
found "an index that computes" "CREATE INDEX extra ON deal (abs(id));"
found "a trigger on a table of one's own" "CREATE TABLE memo (a); CREATE TRIGGER memo_x AFTER INSERT ON memo BEGIN UPDATE player SET name = 'x'; END;"
found "a trigger in the place of a view's rows" "CREATE TRIGGER s INSTEAD OF INSERT ON score BEGIN SELECT 1; END;"
found "a table in the place of a view" "DROP VIEW score; CREATE TABLE score AS SELECT 1 AS player, 99 AS points;"
found "another case of a table's name" "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET name = 'Deal' WHERE name = 'deal' AND type = 'table'; PRAGMA writable_schema = RESET;"
found "another order of letters" "$(structure player 'name TEXT NOT NULL' 'name TEXT COLLATE NOCASE NOT NULL')" "REINDEX;"
found "another default" "$(structure game_table 'DEFAULT 0' 'DEFAULT 1')"
found "a column that is computed" "$(structure player 'mark TEXT NOT NULL,' 'mark TEXT AS (name) NOT NULL,')"
found "a version that it is not" "PRAGMA user_version = 5;"
found "a version to come" "PRAGMA user_version = 99;"
found "a file of another program" "PRAGMA application_id = 0;"

found "a table in the place of what SQLite says of references" 'CREATE TABLE pragma_foreign_key_check ("table", "rowid", parent);' \
	"INSERT INTO deal_point VALUES (99, 0, 5);"
found "a view in the place of what SQLite says of the file" "CREATE VIEW Pragma_Integrity_Check AS SELECT 'ok' AS a;"
found "a table in the place of a function" "CREATE TABLE json_each (key, value);"
found "a fact of no deal" "INSERT INTO deal_fact SELECT 99, kind, item, subject, value FROM deal_fact LIMIT 1;"
found "points of no deal" "INSERT INTO deal_point VALUES (99, 0, 5);"

# A club's own.
fine "a table called like nothing of SQLite's" "CREATE TABLE json_notes (a); CREATE VIEW pragmatic AS SELECT 1;"
fine "a table of one's own" "CREATE TABLE memo (a); INSERT INTO memo VALUES (1);"
fine "a view of one's own" "CREATE VIEW top AS SELECT player, sum(points) FROM score GROUP BY player;"
fine "what SQLite knows of its indexes" "ANALYZE;"
