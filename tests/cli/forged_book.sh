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
lacks "for no reason" "NEM SZABAD" <(cat "$WORK/.out" "$WORK/.err")
status "and none as it was" 0 "$RENONSZ" --lang en export --at 2 -o then.xlsx
never "of then" BEWARE <(ls then.xlsx && cat "$WORK/.err")

# Nor is anything taken over from it, to be sealed by an honest book.
for way in "" --dry-run; do
	# shellcheck disable=SC2086
	status "merge $way" 1 "$RENONSZ" --lang en -f honest.db merge forged.db $way
	has "says why" "forged.db: THIS BOOK IS NOT TO BE BELIEVED" "$WORK/.err"
done
lacks "nothing came over" Szolnok <("$RENONSZ" -f honest.db event show 2>&1)

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
lacks "not 0" "row 0" "$WORK/.out"
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

# Who knows how seals are made writes a book whose seals are right: what cannot be in any book is found all the same.
export RENONSZ_DB="$WORK/rich.db"
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Előző" datum=2026-11-20
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
verseny "Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B - k:C
3 A P z +
asztal 2
A="Szabó Anna" B="Varga Ilona" C="Kovács Béla"
END
"$RENONSZ" -e Előző deal add 1 1 2 B U z ++ >/dev/null 2>&1
"$RENONSZ" -e Előző deal void 1 1 2 --reason "félreosztás" >/dev/null 2>&1
"$RENONSZ" event use Kupa >/dev/null 2>&1
"$RENONSZ" event carry Előző 50 >/dev/null 2>&1
"$RENONSZ" player add "Beugró Béla" >/dev/null 2>&1
"$RENONSZ" table seat 1 1 C=Beugró --from 3 >/dev/null 2>&1
"$RENONSZ" sheet totals 1 2 = 9 -5 -4 --deals 9 >/dev/null 2>&1
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=A trick=3 --yes >/dev/null 2>&1
"$RENONSZ" rule 3.8 -r 1 -t 1 -d 2 by=C claim=A trick=4 --yes >/dev/null 2>&1
"$RENONSZ" rule --revise 1 -r 1 -t 1 -d 2 by=A claim=C trick=4 --yes >/dev/null 2>&1
"$RENONSZ" event set prizes=3000,500 >/dev/null 2>&1
"$RENONSZ" season new Szezon >/dev/null 2>&1
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
status "a rich book is fine" 0 "$RENONSZ" verify
for table in ruling substitute sheet_total season; do
	is "and has a $table" 1 "$(sqlite3 "$RENONSZ_DB" "SELECT count(*) > 0 FROM $table")"
done
# image THING WHERE COLUMN VALUE: SQL that changes a row, and what the log says of it.
image() {
	echo "UPDATE $1 SET $3 = $4 WHERE $2; UPDATE change SET after = json_set(after, '\$.$3', $4) WHERE id = (SELECT max(change.id)
		FROM change JOIN $1 ON json_extract(after, '\$.${5:-id}') = $1.${5:-id} ${6-} WHERE thing = '$1' AND ${2//removed/$1.removed});"
}
# sealed NAME WORDS SQL…: found with every seal worked out anew, in those words.
sealed() {
	local name=$1 words=$2
	shift 2
	cp "$RENONSZ_DB" forged.db
	{ echo 'PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;'; cat drop.sql; printf '%s\n' "$@"; } | forging forged.db 2>sql.err
	[ ! -s sql.err ] || { echo "not ok - the SQL itself"; sed 's/^/# /' sql.err; }
	! cmp -s "$RENONSZ_DB" forged.db || echo "not ok - nothing is changed"
	resealed forged.db
	forging forged.db <put.sql
	"$RENONSZ" --lang en -f forged.db verify --csv >"$WORK/.out" 2>"$WORK/.err"
	is "$name: status" 1 $?
	is "$name: no seal tells" 0 "$(grep -cE '^(deal|step|stray|gap|row|mark|schema|guard),' "$WORK/.out")"
	has "$name" "$words" "$WORK/.out"
}
cp "$RENONSZ_DB" forged.db
forging forged.db <drop.sql
resealed forged.db
forging forged.db <put.sql
status "seals worked out anew of an honest book are its own" 0 "$RENONSZ" -f forged.db verify

kupa="(SELECT id FROM event WHERE name = 'Kupa')"
table() { echo "(SELECT id FROM game_table WHERE event = $kupa AND no = $1)"; }
of_deal() { echo "(SELECT id FROM deal WHERE current AND no = $1 AND game_table = $(table 1))"; }
total="(SELECT max(id) FROM sheet_total)"
kiss="(SELECT entry.id FROM entry JOIN player ON player.id = player WHERE entry.event = $kupa AND player.name LIKE 'Kiss%')"
sealed "totals of a seat that nobody has" 'seats,,1,2,,"the points (9 -9) are not of those who sit' \
	"DELETE FROM sheet_total_point WHERE total = $total AND seat > 0; INSERT INTO sheet_total_point VALUES ($total, 9, -9);"
sealed "totals of two seats of three" 'seats,,1,2,,"the points (9 -9)' \
	"DELETE FROM sheet_total_point WHERE total = $total AND seat = 2; UPDATE sheet_total_point SET points = -9 WHERE total = $total AND seat = 1;"
sealed "points of a seat that nobody has" "seats,,1,1,3," "INSERT INTO deal_point VALUES ($(of_deal 3), 9, 0);"
sealed "points of a seat below the first" "seats,,1,1,3," "INSERT INTO deal_point VALUES ($(of_deal 3), -1, 0);"
sealed "points of a seat that is missing" "seats,,1,1,3," "DELETE FROM deal_point WHERE deal = $(of_deal 3) AND seat = 2;"
sealed "points of an attempt that has none" "seats,,1,1,3," \
	"UPDATE deal SET state = 'redeal', reason = 'x' WHERE id = $(of_deal 3);"
sealed "a ruled deal without points" "seats,,1,1,2," "DELETE FROM deal_point WHERE deal = $(of_deal 2);"
sealed "a ruled deal without points, before" "the points of deal record" \
	"DELETE FROM deal_point WHERE deal = (SELECT max(id) FROM deal WHERE state = 'ruled' AND NOT current);"
ruling="(SELECT id FROM ruling WHERE current AND deal_no = 2 AND game_table = $(table 1))"
sealed "points of a ruling and its deal doubled" "(3.8) is not what the rules make of its facts" \
	"UPDATE ruling_seat SET points = points * 2 WHERE ruling = $ruling; UPDATE deal_point SET points = points * 2 WHERE deal = $(of_deal 2);"
sealed "what the rules would give" "(3.8) is not what the rules make of its facts" "UPDATE ruling_seat SET book_points = book_points * 2 WHERE ruling = $ruling;"
sealed "another case of a ruling" "(3.4) is not what the rules make of its facts" "UPDATE ruling SET case_no = '3.4' WHERE id = $ruling;"
sealed "facts without the kontra" "(3.8) is not what the rules make of its facts" \
	"UPDATE ruling SET facts = replace(facts, ' kontra=k:C', '') WHERE id = $ruling;"
sealed "facts that are none" "cannot have come from its facts" "UPDATE ruling SET facts = 'zz=1' WHERE id = $ruling;"
sealed "somebody barred" "barred=C" "UPDATE ruling_seat SET barred = 1 WHERE ruling = $ruling AND seat = 2;"
sealed "points of a ruling before it was revised" "(3.8) is not what the rules make of its facts" \
	"UPDATE ruling_seat SET points = points * 2 WHERE ruling = (SELECT id FROM ruling WHERE NOT current);" \
	"UPDATE deal_point SET points = points * 2 WHERE deal = (SELECT deal FROM ruling WHERE NOT current);"
for seat in 7 9; do
	sealed "a ruling for a seat that nobody has ($seat)" "seats,,1,1,2," "INSERT INTO ruling_seat VALUES ($ruling, $seat, 0, 0, 0);"
done
sealed "a ruling for no seat" "seats,,1,1,2," "DELETE FROM ruling_seat WHERE ruling = $ruling;"
for state in dismissed open; do
	sealed "points of a ruling that is $state" "would be a ruling's, but the book has no such ruling" "UPDATE ruling SET state = '$state' WHERE deal = $(of_deal 2);"
done
sealed "a second ruling that pays for one deal" 'ruling,,1,1,2,"the ruling of this deal (3.8) gives points' \
	"INSERT INTO ruling SELECT 77, game_table, deal_no, item + 1, 1, current, state, case_no, claimant, offender, moment, act, facts, answers, kind, cites, agreed, book_kind, reason, judge, at, deal, step FROM ruling WHERE id = $ruling;" \
	"INSERT INTO ruling_seat SELECT 77, seat, points, book_points, barred FROM ruling_seat WHERE ruling = $ruling;"
sealed "a ruling that pays, and is no deal's" 'ruling,,1,1,2,"the ruling of this deal (3.8) gives points' "UPDATE ruling SET deal = NULL WHERE deal = $(of_deal 2);" \
	"DELETE FROM deal_point WHERE deal = $(of_deal 2);" "UPDATE deal SET state = 'taken-back' WHERE id = $(of_deal 2);"
sealed "an entry taken back of somebody who sits" "entry,,1,1,1,\"seat A, Kiss Péter: not entered" "$(image entry "entry.id = $kiss" removed 1)"
sealed "a player taken back who sits" "\"seat A, Kiss Péter" "$(image player "player.name LIKE 'Kiss%'" removed 1)"
sealed "an entry of another event" "entry,,1,1,1,\"seat A, Kiss Péter" \
	"$(image seat "seat.seat = 0 AND seat.game_table = $(table 1)" entry "(SELECT min(id) FROM entry)" game_table "AND json_extract(after, '\$.seat') = seat.seat")"
sealed "a substitute of another event" "entry,,1,1,3,\"seat C, Kiss Péter" "UPDATE substitute SET entry = (SELECT min(id) FROM entry);"
sealed "a substitute who is nobody" "entry,,1,1,3,\"seat C, " "UPDATE substitute SET entry = 99;"
sealed "a seat where nobody sits any more" "seats,,1,1,1," \
	"$(image seat "seat.seat = 0 AND seat.game_table = $(table 1)" entry NULL game_table "AND json_extract(after, '\$.seat') = seat.seat")"
sealed "a round taken back with its deals" "hidden,,1,1,,\"the table is in the book, but its round" \
	"$(image round "round.event = $kupa AND round.no = 1" removed 1 event "AND json_extract(after, '\$.no') = round.no")"
sealed "an event taken back with its deals" "(Kupa) is marked as taken back" "$(image event "event.id = $kupa" removed 1)"
for seat in 8 9 64 102 -1; do
	sealed "a seat that no table has ($seat)" "seats,,1,1,," "INSERT INTO seat SELECT game_table, $seat, (SELECT id FROM entry WHERE
		event = $kupa AND id NOT IN (SELECT entry FROM seat WHERE entry IS NOT NULL)), (SELECT max(id) FROM step) FROM seat WHERE seat = 0
		AND game_table = $(table 1); INSERT INTO change (step, thing, after) SELECT step, 'seat', json_object('game_table', game_table,
		'seat', seat, 'entry', entry, 'step', step) FROM seat WHERE seat = $seat;"
	sealed "a substitute in a seat that no table has ($seat)" "seats,,1,1,," "UPDATE substitute SET seat = $seat;"
done
sealed "a substitute in two seats" "entry,,1,1,4,Beugró Béla sits in two seats at once from this deal on: B and C" \
	"INSERT INTO substitute (game_table, seat, from_deal, entry, step) SELECT game_table, 1, 4, entry, step FROM substitute;"
sealed "a substitute who sits there already" "sits in two seats at once from this deal on: A and C" "UPDATE substitute SET entry = $kiss;"
sealed "facts that no deal can have, of one that does not count" "facts,3,1,1,2,\"the recorded facts are impossible" \
	"DELETE FROM deal_fact WHERE deal = (SELECT id FROM deal WHERE state = 'void');"
sealed "a bid that there is not, of one that does not count" "facts,3,1,1,2,\"the recorded facts are impossible" \
	"UPDATE deal SET bid = 'parti' WHERE state = 'void';"
sealed "a lone revision" "former,,1,1,3,\"deal: revision or dispute 7" "UPDATE deal SET revision = 7 WHERE id = $(of_deal 3);"
sealed "a lone revision of a ruling" "former,,1,1,1,\"ruling: revision or dispute 7" "UPDATE ruling SET revision = 7 WHERE deal_no = 1;"
sealed "a lone dispute" "former,,1,1,1,\"ruling: revision or dispute 7" "UPDATE ruling SET item = 7 WHERE deal_no = 1;"
sealed "that the standings do not sum to zero" "Kupa (2026-11-21): the points of the standings sum to +9, and should" \
	"DELETE FROM sheet_total_point WHERE total = $total AND seat > 0; INSERT INTO sheet_total_point VALUES ($total, 9, -9);"
sealed "a ruling without its last seat" "seats,,1,1,2," "DELETE FROM ruling_seat WHERE ruling = $ruling AND seat = 2;"
sealed "answers of a ruling that its facts do not have" "are not those of its facts" "UPDATE ruling SET answers = 'stage=bid' WHERE id = $ruling;"
sealed "a place with a blank behind it" 'text,,,,,"row 2 of event: it has a blank (place: “Szolnok ”)' "$(image event "event.id = $kupa" place "'Szolnok '")"
sealed "a name with a blank behind it" 'it has a blank (name: “Kiss Péter ”)' "$(image player "player.name LIKE 'Kiss%'" name "'Kiss Péter '")"
sealed "a name with two blanks" 'it has a blank (name: “Kiss  Péter”)' "$(image player "player.name LIKE 'Kiss%'" name "'Kiss  Péter'")"
sealed "a mark that is a blank" 'it has a blank (mark: “ ”)' "$(image player "player.name LIKE 'Kiss%'" mark "' '")"
sealed "a season with a blank behind it" 'it has a blank (name: “Szezon ”)' "$(image season "season.id = 1" name "'Szezon '")"
sealed "who signed, with a blank behind" 'it has a blank (signed_by: “Bea ”)' \
	"$(image game_table "game_table.id = $(sqlite3 "$RENONSZ_DB" "SELECT $(table 1)")" signed_by "'Bea '")"
sealed "a paragraph that no judgement cites, behind the right one" 'ruling,' "UPDATE ruling SET cites = cites || '; 2.§ (9)' WHERE id = $ruling;"
sealed "a byte 0 behind an image" ',,,,"a text has a byte 0' "UPDATE change SET after = after || char(0) || 'x' WHERE id = (SELECT max(id) FROM change WHERE thing = 'player');"
sealed "a byte 0 in a former image" "a text has a byte 0" "UPDATE change SET before = before || char(0) WHERE id = (SELECT max(id) FROM change WHERE before IS NOT NULL);"
former="id = (SELECT max(id) FROM change WHERE thing = 'event' AND before IS NOT NULL)"
sealed "a former state that was never written" 'image,' "UPDATE change SET before = json_set(before, '$.stake', 99) WHERE $former;"
sealed "a key twice in an image" 'image,' "UPDATE change SET after = replace(after, '{', '{\"stake\":5,') WHERE id = (SELECT min(id) FROM change WHERE thing = 'event');"
sealed "a text where a number belongs" 'image,' "UPDATE change SET before = json_set(before, '$.stake', '1') WHERE $former;"
sealed "an image without a column" 'image,' "UPDATE change SET before = json_remove(before, '$.stake') WHERE $former;"
sealed "blanks behind an image" 'image,' "UPDATE change SET after = after || '   ' WHERE $former;"
sealed "a byte 0 in a name, and in the log" "a text has a byte 0" "$(image player "player.name LIKE 'Kiss%'" name "'Kiss Péter' || char(0) || 'x'")"
sealed "a byte 0 in a fact" "text,1,1,1,3," "UPDATE deal_fact SET kind = kind || char(0) WHERE deal = $(of_deal 3);"
sealed "a byte 0 in a ruling" "a text has a byte 0" "UPDATE ruling SET reason = char(0);"
for size in 60 62; do
	sealed "a stake of 2^$size" "number,,,,,event 2: a number in it is larger" "$(image event "event.id = $kupa" stake "1 << $size")"
	sealed "a start number of 2^$size" "number,,,,,entry " "$(image entry "entry.id = $kiss" start_no "1 << $size")"
	sealed "a trick of 2^$size" "a number in it is larger" "UPDATE ruling SET moment = 1 << $size;"
	sealed "2^$size deals of a sheet" "a number in it is larger" "UPDATE sheet_total SET deals = 1 << $size;"
	sealed "points of 2^$size" "number,1,1,1,3," "UPDATE deal_point SET points = 1 << $size WHERE deal = $(of_deal 3) AND seat < 2;"
	sealed "a season of 2^$size results" "number,,,,,season 1: " "$(image season "season.id = 1" best "1 << $size")"
	sealed "prizes of 2^$size" "setting,,,,,\"Kupa: it has a setting that this program does not take" \
		"$(image setting "setting.event = $kupa AND setting.key = 'prizes'" value "CAST(1 << $size AS TEXT)" event "AND json_extract(after, '\$.key') = setting.key")"
done
sealed "a deal open without a dispute" 'ruling,,1,1,3,"a dispute keeps this deal open' "UPDATE deal SET state = 'open' WHERE id = $(of_deal 3);" \
	"UPDATE deal_point SET points = 0 WHERE deal = $(of_deal 3);"
for limit in "event stake event.id = $kupa" "event deals_per_round event.id = $kupa" "entry start_no entry.id = $kiss"; do
	read -r table column which <<<"$limit"
	sealed "a $column of 100000" "number,,,,,$table " "$(image "$table" "$which" "$column" 100000)"
done
sealed "totals of 100000 deals" "number,,,,,sheet_total " "UPDATE sheet_total SET deals = 100000;"
sealed "a substitute from deal 100000 on" "number,,,,,substitute " "UPDATE substitute SET from_deal = 100000;"
sealed "a deal of number 100000" "number,,,,,deal " "UPDATE deal SET no = 100000 WHERE id = $(of_deal 3);"
sealed "a table of number 100000" "number,,,,,game_table " "$(image game_table "game_table.id = $(sqlite3 "$RENONSZ_DB" "SELECT $(table 1)")" no 100000)"
carried() { image setting "setting.event = $kupa AND setting.key = 'carry'" value "$1" event "AND json_extract(after, '\$.key') = setting.key"; }
sealed "points carried from the event itself" "setting,,,,,Kupa: it has a setting" "$(carried "(SELECT '50 ' || day || ' ' || name FROM event WHERE id = $kupa)")"
sealed "more than all of them" "setting,,,,,\"Kupa: it has a setting" "$(carried "'150 2026-01-01 Más'")"
# added KEY=VALUE: sealed as a setting of the last step.
added() {
	echo "INSERT INTO setting SELECT $kupa, '${1%%=*}', '${1#*=}', max(id) FROM step; INSERT INTO change (step, thing, before, after)
		SELECT max(id), 'setting', NULL, json_object('event', $kupa, 'key', '${1%%=*}', 'value', '${1#*=}', 'step', max(id)) FROM step;"
}
never=(zz=1 ulti=5 "team-01=B: 4,5,6" "team-100=B: 4" "category-4=U: 1" prizes-9=5 entrant-1=zz entrant-99=yes
	entrant-x=yes start-1=x "start-2=2026-11-21T18:00:00Z -60" "start-3=2026-11-21T18:00:00Z 99999999"
	"start-01=2026-11-21T18:00:00Z 60" "start-9=2026-11-21T18:00:00Z 60" draw-1=zz "draw-9=random off 0 0 x" order-1=x
	"order-1x=1 1 1 drawn 1,2" measure-1=x measure-99=2026-11-21T18:00:00Z columns-5=1 columns-5-00000000000000ff=x)
sealed "settings that the program never writes" "setting,,,,," \
	"$(for setting in "${never[@]}" $'seed=a\u202eb' edition=ecarte; do added "$setting"; done)"
for setting in "${never[@]}" 'seed=a' edition=ecarte; do
	has "among them $setting" "Kupa: it has a setting that this program does not take (the program never writes such a setting: “${setting%%=*}=" \
		"$WORK/.out"
done
late="it has a setting that this program does not take (something changed after its first deal that is fixed"
sealed "deals settled by a setting of later" "$late" "$(added lost-ulti-extra=played)"
sealed "what was announced after the first deal" "$late" "$(added own-tricks=closed)"
sealed "rules open again" "event,,,,,\"Kupa: it has deals" "$(image event "event.id = $kupa" pinned 0)"
sealed "somebody there who was joined" "player,,,,,\"Kiss Péter: was joined" "$(image player "player.name LIKE 'Kiss%'" joined "(SELECT max(id) FROM player)")"
sealed "a byte 0 in a setting" "text,12,,,,\"a text has a byte 0" \
	"$(image setting "setting.event = $kupa AND setting.key = 'prizes'" value "'3000' || char(0) || ',500'" event "AND json_extract(after, '\$.key') = setting.key")"
sealed "a season of no event at least" "number,,,,,season 1: " "$(image season "season.id = 1" least 0)"
sealed "a season of number 0" "a number in it is larger" "INSERT INTO season SELECT 0, 'Nulla', best, least, scale, removed, step FROM season LIMIT 1;" "INSERT INTO change (step, thing, after) SELECT step, 'season', json_object('id', 0, 'name', 'Nulla', 'best', best, 'least', least, 'scale', scale, 'removed', removed, 'step', step) FROM season LIMIT 1;"
sealed "points by place that are none" "setting,,,,,the points by place" "$(image season "season.id = 1" scale "'1 2 x'")"
"$RENONSZ" -f backslash.db player add 'Kiss \u0000' >/dev/null 2>&1
status "what only looks like one in JSON is none" 0 "$RENONSZ" -f backslash.db verify

# What is open, or was turned down, is judged as what is decided: standings and pages show it. And what other commands would
# call damaged verify calls so first.
export RENONSZ_DB="$WORK/disputed.db"
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21
nevezo 7 "Papp Géza"
nevezo 8 "Rácz Imre"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B - k:C
3 C P z +
4 A U z ++
asztal 2
A="Szabó Anna" B="Varga Ilona" C="Kovács Béla"
END
"$RENONSZ" deal void 1 1 3 --reason törölve >/dev/null 2>&1
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B claim=C trick=3 state=open --yes >/dev/null 2>&1
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 2 by=C claim=A trick=3 state=dismissed --yes >/dev/null 2>&1
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 4 by=A claim=C trick=4 --yes >/dev/null 2>&1
"$RENONSZ" cards set 1 1 5 "A P t kP" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' "talon zA tX" "utes tA t7 t9 / m7 mL mK" >/dev/null 2>&1
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
status "a book with an open dispute is fine" 0 "$RENONSZ" verify
of_deal() { echo "(SELECT id FROM deal WHERE current AND no = $1)"; }
open="(SELECT id FROM ruling WHERE state = 'open')" dismissed="(SELECT id FROM ruling WHERE state = 'dismissed')" decided="(SELECT id FROM ruling WHERE state = 'decided')"
sealed "points that may come of an open dispute" 'ruling,3,1,1,1,"the ruling of this deal (3.4) is not what the rules make' \
	"UPDATE ruling_seat SET points = CASE seat WHEN 0 THEN 999 WHEN 1 THEN 0 ELSE -1 END WHERE ruling = $open;"
sealed "an open dispute without a deal" "of ruling refers to something that is not there (deal 77)" "UPDATE ruling SET deal_no = 77 WHERE id = $open;"
sealed "which sum to zero too" 'ruling,3,1,1,1,"the ruling of this deal (3.4) is not what the rules make' \
	"UPDATE ruling_seat SET points = points * 2, book_points = book_points * 2 WHERE ruling = $open;"
sealed "another offender of it" 'ruling,3,1,1,1,' "UPDATE ruling SET offender = 0 WHERE id = $open;"
sealed "another kind of it" 'ruling,3,1,1,1,' "UPDATE ruling SET kind = 'redeal', book_kind = 'redeal' WHERE id = $open;"
for which in "$open" "$dismissed" "$decided"; do
	sealed "a case that there is not" "(9.9, " "UPDATE ruling SET case_no = '9.9' WHERE id = $which;"
	sealed "a trick that there is not" "cannot have come from its facts" "UPDATE ruling SET moment = 100000 WHERE id = $which;"
	sealed "points for one seat alone" "seats,,1,1," "UPDATE ruling_seat SET points = iif(seat = 0, 99, NULL) WHERE ruling = $which;"
	sealed "a ruling without its last seat" "seats,,1,1," "DELETE FROM ruling_seat WHERE ruling = $which AND seat = 2;"
	sealed "answers that its facts do not have" "are not those of its facts" "UPDATE ruling SET answers = 'stage=play' WHERE id = $which;"
	sealed "a deal of another number" "ruling,,1,1," "UPDATE ruling SET deal = $(of_deal 3) WHERE id = $which;"
done
sealed "points of a claim that was turned down" '(3.4) is not what the rules make' \
	"UPDATE ruling_seat SET points = seat - 1, book_points = seat - 1 WHERE ruling = $dismissed;"
sealed "what a claim that was turned down would do" '“deal again: A +5' "UPDATE ruling SET kind = 'redeal', book_kind = 'redeal' WHERE id = $dismissed;"
sealed "a kontra of a ruled deal" "facts,5,1,1,4," "INSERT INTO deal_fact VALUES ($(of_deal 4), 'kontra', 'parti', '', 100000);"
sealed "another end of a ruled deal" "facts,5,1,1,4," "UPDATE deal SET ending = 'x' WHERE id = $(of_deal 4);"
sealed "facts of a void deal" "facts,2,1,1,3," "UPDATE deal_fact SET value = 7 WHERE deal = $(of_deal 3);"
seat() { image seat "seat.seat = $1 AND seat.game_table = $2" entry "$3" game_table "AND json_extract(after, '\$.seat') = seat.seat"; }
# sits SEAT ENTRY: somebody more at the second table, by the last step.
sits() {
	echo "INSERT INTO seat SELECT 2, $1, $2, max(id) FROM step; INSERT INTO change (step, thing, before, after)
		SELECT max(id), 'seat', NULL, json_object('game_table', 2, 'seat', $1, 'entry', $2, 'step', max(id)) FROM step;"
}
kupa="(SELECT id FROM event)"
sealed "a table without its first seat" 'seats,,1,2,,"impossible seating at this table' "$(seat 0 2 NULL)"
sealed "a table of one" 'seats,,1,2,,"impossible seating at this table' "$(seat 1 2 NULL)" "$(seat 2 2 NULL)"
sealed "somebody beyond an empty seat" 'seats,,1,2,,"impossible seating at this table' "$(sits 5 1)"
sealed "more than sit down to the game" 'seats,,1,2,,"impossible seating at this table' "$(sits 3 1)" "$(sits 4 2)"
sealed "a substitute of a seat that nobody has" 'seats,,1,2,,"impossible seating at this table' \
	"INSERT INTO substitute (game_table, seat, from_deal, entry, step) SELECT 2, 3, 2, 1, max(id) FROM step;"
sealed "a name that another is found by" "player,,,,,Kiss Péter: its search words (“nagy eva”) are not those of its name" \
	"$(image player "player.name LIKE 'Kiss%'" folded "' nagy eva'")"
sealed "cards at a place that none has" "number,,,,,deal_cards_row " "UPDATE deal_cards_row SET place = 100000 WHERE kind = 'contract';"
sealed "a hand that is none" "cards,,1,1,5," "UPDATE deal_cards_row SET words = 'x' WHERE kind = 'hand' AND no = 1;"
sealed "a trick of another number" "cards,,1,1,5," "UPDATE deal_cards_row SET no = 99 WHERE kind = 'trick' AND no = 2;"
for place in "place = 99 WHERE kind = 'trick' AND no = 1" "place = -5 WHERE kind = 'hand' AND no = 0" "place = place + 1" \
	"place = (SELECT place FROM deal_cards_row WHERE kind = 'talon') WHERE kind = 'trick' AND no = 1" \
	"place = place + 3 - 2 * no WHERE kind = 'trick'"; do
	sealed "cards in another order ($place)" 'cards,,1,1,5,the lines of its recorded cards are in an order' "UPDATE deal_cards_row SET $place;"
done
sealed "a contract of cards that is none" "cards,,1,1,5," "UPDATE deal_cards_row SET words = 'x' WHERE kind = 'contract';"
sealed "a player of number 0" "number,,,,,player 0" "INSERT INTO player SELECT 0, 'Nulla Nándor', '', club, ' nulla nandor', removed, step, public, joined FROM player WHERE id = 1; \
	INSERT INTO change (step, thing, before, after) SELECT step, 'player', NULL, json_set(after, '\$.id', 0, '\$.name', 'Nulla Nándor',
		'\$.folded', ' nulla nandor') FROM change WHERE thing = 'player' AND json_extract(after, '\$.id') = 1;"

# What has no line, no points or no say in the figures.
export RENONSZ_DB="$WORK/silent.db"
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21 leosztas=4
nevezo 1 "Kiss Péter" klub="Szolnok"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 ujraosztas "tizenegy lap"
1 A U z ++
asztal 2
A="Szabó Anna" B="Varga Ilona" C="Kovács Béla" D="Dudás Dóra"
verseny "Tarokk" datum=2026-11-20 szabaly=vadasz-2025
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna"
1 A 2 C + A:T+U- B:X! kP,U csKe
END
"$RENONSZ" event use Kupa >/dev/null 2>&1
"$RENONSZ" rule 2.4 -r 1 -t 2 -d 1 by=C claim=A stage=play >/dev/null 2>&1
"$RENONSZ" table seat 1 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szende Pál" >/dev/null 2>&1
"$RENONSZ" duplicate attach 2 "mag 1" 4 >/dev/null 2>&1
"$RENONSZ" -e Tarokk rule jury -r 1 -t 1 -d 1 points=0,3,-3,0 reason=x --yes >/dev/null 2>&1
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
status "it is fine as it is" 0 "$RENONSZ" verify
is "with a ruling without points, one of the jury and a seed" "1 1 1" \
	"$(sqlite3 -separator ' ' "$RENONSZ_DB" "SELECT (SELECT count(*) FROM ruling WHERE case_no = '2.4'),
		(SELECT count(*) FROM ruling WHERE case_no = 'jury'), (SELECT count(*) FROM duplicate)")"
is "and two deals without a line" 2 "$(sqlite3 "$RENONSZ_DB" "SELECT count(*) FROM deal WHERE bid IS NULL AND state IN ('redeal', 'ruled') AND made IS NULL")"
silent="(SELECT id FROM ruling WHERE case_no = '2.4')"
for seat in 0 1 2 3; do
	sealed "a ruling without points that lacks a seat ($seat)" "seats,,1,2,1," "DELETE FROM ruling_seat WHERE ruling = $silent AND seat = $seat;"
done
for answers in "" late=yes stage=bid; do
	sealed "answers of another dispute ($answers)" 'ruling,3,1,2,1,"the answers of the ruling of this deal (2.4)' \
		"UPDATE ruling SET answers = '$answers' WHERE id = $silent;"
done
sealed "answers of the jury" "the answers of the ruling of this deal (jury)" "UPDATE ruling SET answers = 'stage=bid' WHERE case_no = 'jury';"
for state in redeal ruled; do
	sealed "facts of a deal without a line ($state)" 'facts,,1,1,1,"facts are kept with it' \
		"INSERT INTO deal_fact SELECT id, 'result', 'ulti', 'A', 1 FROM deal WHERE state = '$state' AND bid IS NULL;"
done
for seed in "mag 1 " "mag  1" " mag 1" "mag $(printf '\342\204\252')1" "mаg 1" "ma$(printf '\342\200\213')g 1"; do
	sealed "a seed that nobody can give ($seed)" "seed,,2,,,Kupa: the seed of its duplicate deals" "UPDATE duplicate SET seed = '$seed';"
done
sealed "a club with a blank in front" 'it has a blank (name: “ Szolnoki”)' "$(image club "club.id = 1" name "' Szolnoki'")"
# What no command takes: the bounds are those of the commands.
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Késő" datum=2026-12-05 leosztas=2
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P t +
END
"$RENONSZ" -e Késő duplicate attach 2 mag 2 >/dev/null 2>&1
late="(SELECT id FROM event WHERE name = 'Késő')"
sealed "more duplicate deals than can be asked for" "number," "UPDATE duplicate SET deals = 1001;"
sealed "an edition that nobody knows" "nincs-ilyen" "$(image event "event.id = $late" edition "'nincs-ilyen'")"
sealed "a draw with a blank behind it" "it has a setting that this program does not take" "$(added "draw-1=random off 0 0 x ")"
sealed "an order that counts with a nought before it" "it has a setting that this program does not take" "$(added "order-01=1 1 1 drawn 1,2")"
sealed "cards behind the deal's revisions" "former," "INSERT INTO deal_cards (game_table, no, after_revision, step) SELECT $(table 1), 1, 99, max(id) FROM step;"
# early THING SQL: older than what it belongs to, whatever the seals say.
early() {
	change "$2"
	"$RENONSZ" --lang en -f forged.db verify --csv >"$WORK/.out" 2>"$WORK/.err"
	has "a $1 older than what it belongs to" "of $1 refers to something that is not there" "$WORK/.out"
}
early duplicate "UPDATE duplicate SET step = 1 WHERE event = $late;"
early setting "INSERT INTO setting (event, key, value, step) VALUES ($late, 'ties', 'lot', 1);"
early deal "UPDATE deal SET step = 1 WHERE game_table = (SELECT id FROM game_table WHERE event = $late);"
# Versions before 2.1 took a seed as it was typed.
cp "$RENONSZ_DB" forged.db
{ cat drop.sql; echo "UPDATE duplicate SET seed = 'mag 1 '; UPDATE step SET version = '2.0.0';"; } | forging forged.db
resealed forged.db
forging forged.db <put.sql
status "a seed of an old version is one" 0 "$RENONSZ" -f forged.db verify
