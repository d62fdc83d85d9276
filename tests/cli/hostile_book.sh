# A book that another program has written into: what it does not hold to is found, and nothing of it is obeyed.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

"$RENONSZ" import "$TESTS/fuzz/corpus/import/everything" >/dev/null 2>&1

# changed FILE SQL: a copy of the book with the SQL run in it, whatever its own checks and triggers say.
changed() {
	cp "$RENONSZ_DB" "$1"
	sqlite3 "$1" "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; DROP TRIGGER deal_fixed; DROP TRIGGER seat_changed; DROP TRIGGER seat_kept; DROP TRIGGER game_table_changed;
		DROP TRIGGER ruling_fixed; DROP TRIGGER ruling_seat_fixed; DROP TRIGGER duplicate_fixed; $2" >/dev/null
}
# damaged NAME SQL COMMAND…: the changed book is refused by the command, in words.
damaged() {
	what=$1
	changed damaged.db "$2"
	shift 2
	for lang in hu en; do status "$what ($lang)" 7 timeout 20 "$RENONSZ" --lang $lang -f damaged.db "$@"; done
	has "$what is told" damaged.db .err
}

# ends NAME COMMAND…: passes if the command ends by itself with a status of its own and prints something.
ends() {
	local name=$1
	shift
	timeout 20 "$@" >out 2>.err </dev/null
	[ $? -le 7 ] && [ -s out -o -s .err ] && echo "ok - $name" || echo "not ok - $name"
}

damaged "a seat before the first" "UPDATE seat SET seat = -3 WHERE seat = 0" table list
damaged "a seat behind the last" "UPDATE seat SET seat = 2000000000 WHERE seat = 2" table list
damaged "a table without seats" "DELETE FROM seat" deals
damaged "a table's number" "UPDATE game_table SET no = 2000000000 WHERE id = 1" standings
damaged "a deal's number" "UPDATE deal SET no = 2147483647 WHERE id = 1" sheet 1 1
damaged "a dealer who is none" "UPDATE deal SET dealer = 70" deals
damaged "a declarer who is none" "UPDATE deal SET declarer = -1 WHERE bid IS NOT NULL" sheet 1 1
damaged "deals without end" "UPDATE event SET deals_per_round = 2000000000" missing
damaged "a ruling's deal" "UPDATE ruling SET deal_no = 0 WHERE id = 1" ruling list
damaged "a ruling's offender" "UPDATE ruling SET offender = 64" ruling list
# Every reader ends in words: what a book says of a ruling, a table, a step may be anything.
"$RENONSZ" deals --csv | grep -q ruled || echo "not ok - the book has a ruling"
for wrong in "facts = 'x'" "case_no = '9.99'" "case_no = '3.4 by=B'" "case_no = ''" "facts = facts || char(10) || 'x'"; do
	damaged "a ruling with $wrong, exported" "UPDATE ruling SET $wrong" export --journal
	"$RENONSZ" -f into.db event new Q --date 2026-01-01 >/dev/null 2>&1
	status "a ruling with $wrong, merged" 1 "$RENONSZ" -f into.db merge damaged.db "Minta Kupa"
	for command in "ruling list" "casebook --season 2026" "log" "log --csv" "verify --csv"; do
		ends "a ruling with $wrong: $command" "$RENONSZ" -f damaged.db $command
	done
done
damaged "a redealt deal at a table without seats" "DELETE FROM seat" log --csv
damaged "and told in words" "DELETE FROM seat" log 1
"$RENONSZ" -f chosen.db event new A --date 2026-01-01 2>/dev/null
"$RENONSZ" -f chosen.db event new B --date 2026-01-02 2>/dev/null
"$RENONSZ" -f chosen.db event use A 2>/dev/null
sqlite3 chosen.db "DROP TRIGGER change_fixed; UPDATE change SET after = '[[]]' WHERE thing = 'choice'"
ends "an odd image in the log" "$RENONSZ" -f chosen.db log

# Cards that wait for a deal, and belong to no state of it; more rows of them than there can be.
loose_cards="DROP TRIGGER deal_cards_fixed; DROP TRIGGER deal_cards_row_fixed; DROP TRIGGER deal_cards_row_kept;"
damaged "cards of no revision" "$loose_cards UPDATE deal_cards SET after_revision = 9223372036854775807; UPDATE deal SET current = 0" export --journal
changed cards.db "$loose_cards DELETE FROM deal_cards_row WHERE kind = 'contract'; WITH n (i) AS (SELECT 7 UNION ALL SELECT i + 1 FROM n WHERE i < 25)
	INSERT INTO deal_cards_row SELECT 1, i, 'trick', i, 'zz' FROM n"
for command in "cards show 2 2 1" "cards set 2 2 1 licit\ A\ P\ t" "export --journal" "deal edit 2 2 1 1 A P t +"; do
	eval "ends 'too many rows of cards: $command' \"$RENONSZ\" -f cards.db $command"
done
changed edition.db "DROP TRIGGER event_changed; UPDATE event SET edition = 'zz'"
for command in "stats tables" "stats players" "stats bids" "stats kontras" standings "duplicate show 1"; do
	"$RENONSZ" -f edition.db $command >out 2>.err
	grep -q zz .err && echo "ok - an edition that is none: $command" || echo "not ok - an edition that is none: $command"
done
damaged "points of a seat that is none" "UPDATE ruling_seat SET seat = 40 WHERE seat = 0" ruling list
damaged "hands without end" "UPDATE duplicate SET deals = 2000000000" duplicate show 1
damaged "a name of five megabytes" "UPDATE player SET name = printf('%.*c', 5000000, 'x') WHERE id = 1" player list

# A time and an edition longer than any that the program writes.
cp "$RENONSZ_DB" clock.db
"$RENONSZ" -f clock.db round start 1 --minutes 60 >/dev/null 2>&1
for change in "DROP TRIGGER step_kept; DROP TRIGGER step_fixed; DROP TRIGGER step_sealed; UPDATE step SET at = printf('%.*c', 250, '9')" \
	"DROP TRIGGER event_changed; UPDATE event SET edition = printf('%.*c', 250, 'x')"; do
	cp clock.db long.db
	sqlite3 long.db "PRAGMA ignore_check_constraints = ON; $change"
	for command in "sheet 1 1" "sheet 1 1 --json" "round clock 1" "deal show 1 1 1" "log --csv" "deals"; do
		ends "a long text where a short one stood: $command" "$RENONSZ" -f long.db $command
	done
done

# Views and triggers run by themselves: only the program's own may.
changed view.db "CREATE VIEW own AS SELECT 1"
ok "a view of the club's own is no harm" "$RENONSZ" -f view.db player list
damaged "a trigger of another's" "CREATE TRIGGER own AFTER INSERT ON deal BEGIN SELECT 1; END" player list
has "and named" own .err
damaged "a view without an end in the place of a table" "DROP TABLE choice; CREATE VIEW Choice AS WITH RECURSIVE n (x) AS
	(SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id, x AS event FROM n WHERE x < 0" standings

# verify compares the structure, piece by piece, with that of an empty book.
# rebuilt NAME WANTED SQL: a copy changed by the SQL, its schema itself too.
rebuilt() {
	cp "$RENONSZ_DB" rebuilt.db
	forging rebuilt.db "PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON; $3"
	"$RENONSZ" --lang en -f rebuilt.db verify --csv >out 2>.err
	[ $? -eq 1 ] && grep -q "^schema,.*$2" out && echo "ok - $1" || { echo "not ok - $1"; sed 's/^/# /' out .err; }
}
rebuilt "a unique index dropped" "entry_start_no" "DROP INDEX entry_start_no"
rebuilt "an index dropped" "ruling_by_case" "DROP INDEX ruling_by_case"
rebuilt "an index added" "own" "CREATE UNIQUE INDEX own ON deal (id)"
rebuilt "a check taken out" "deal" "UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (no >= 1)', '') WHERE name = 'deal'"
rebuilt "a table that is not strict" "player" "UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = 'player'"
rebuilt "a reference taken out" "entry" "UPDATE sqlite_schema SET sql = replace(sql, 'REFERENCES player', '') WHERE name = 'entry'"
rebuilt "a column added" "deal" "ALTER TABLE deal ADD COLUMN own TEXT"
rebuilt "a view dropped" "score" "DROP VIEW score"
score=$(sqlite3 "$RENONSZ_DB" "SELECT sql FROM sqlite_schema WHERE name = 'score'")
damaged "a view cut off before its second half" "DROP VIEW score; ${score%%UNION ALL*}" player list
kept=$(sqlite3 "$RENONSZ_DB" "SELECT group_concat(name, ' ') FROM sqlite_schema WHERE type = 'trigger'")
drop=$(sqlite3 "$RENONSZ_DB" "SELECT group_concat('DROP TRIGGER ' || name, ';') FROM sqlite_schema WHERE type = 'trigger'")
cp "$RENONSZ_DB" unguarded.db
sqlite3 unguarded.db "$drop; CREATE VIEW \"x $kept y\" AS SELECT 1"
status "no triggers, and a view called like all of them" 7 "$RENONSZ" -f unguarded.db player add Valaki
status "verify tells it" 1 "$RENONSZ" -f unguarded.db verify
cp "$RENONSZ_DB" own.db
sqlite3 own.db "CREATE TABLE own (x); CREATE INDEX own_x ON own (x); CREATE VIEW own_view AS SELECT * FROM own"
status "a table and a view of the club's own are no fault" 0 "$RENONSZ" -f own.db verify
# What stands in a club's own table is never run: this check alone would take minutes.
sqlite3 own.db "CREATE TABLE slow (x TEXT, CHECK (instr(printf('%.*c', 3000000, 'a'), printf('%.*c', 1500000, 'a') || 'b') = 0));
	PRAGMA ignore_check_constraints = ON; INSERT INTO slow VALUES ('x')"
status "nor is its check run" 0 timeout 60 "$RENONSZ" -f own.db verify
status "nor for a copy" 0 timeout 60 "$RENONSZ" -f own.db backup own-copy.db
status "nor for a merge" 0 timeout 60 "$RENONSZ" merge own.db Kupa
# No name of a table of the program may be a view's.
for table in $(sqlite3 "$RENONSZ_DB" "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"); do
	changed damaged.db "DROP TABLE \"$table\"; CREATE VIEW ${table^^} AS SELECT 1"
	status "a view in the place of the table $table" 7 timeout 20 "$RENONSZ" --lang en -f damaged.db verify
	has "is named" "${table^^}" .err
done
# References of a club's own tables, to rows or columns that are not there or with an action, are its own.
for keys in "p REFERENCES player (id)" "p REFERENCES player (name)" "p REFERENCES player (id) ON UPDATE CASCADE ON DELETE CASCADE" \
	"p REFERENCES gone (id)" "p, q, FOREIGN KEY (p, q) REFERENCES seat (game_table, entry) ON UPDATE CASCADE" \
	"p DEFAULT 1, q DEFAULT 2, FOREIGN KEY (p, q) REFERENCES seat (game_table, seat) ON UPDATE SET NULL"; do
	cp "$RENONSZ_DB" keys.db
	"$RENONSZ" -f keys.db backup before.db >/dev/null 2>&1
	sqlite3 keys.db "PRAGMA foreign_keys = OFF; CREATE TABLE phone (no, $keys); INSERT INTO phone (p, no) VALUES (999, 1), (1, 2)"
	rows=$(sqlite3 keys.db "SELECT * FROM phone")
	ok "a club's own table with $keys is no fault" "$RENONSZ" -f keys.db verify
	ok "a backup is made" "$RENONSZ" -f keys.db backup keys-copy.db --force
	ok "a player is entered" "$RENONSZ" -f keys.db player add "Új Ede"
	ok "another is renamed" "$RENONSZ" -f keys.db player change "Tar Imre" --name "Tar Ede"
	ok "seats are exchanged" "$RENONSZ" -f keys.db table seat 2 2 A="Vass Réka" B="Sándor Ödön" C="Tar Ede"
	ok "it is undone" "$RENONSZ" -f keys.db undo 3 --yes
	ok "the book as it was is read" "$RENONSZ" -f keys.db standings --at 1
	ok "another book takes from it" "$RENONSZ" -f before.db merge keys.db "Minta Kupa"
	ok "and it from another" "$RENONSZ" -f keys.db merge before.db "Minta Kupa"
	ok "the copy is restored" "$RENONSZ" -f keys.db restore keys-copy.db --yes
	is "its rows are as they were" "$rows" "$(sqlite3 keys.db "SELECT * FROM phone")"
	forging keys.db "PRAGMA foreign_keys = OFF; DROP TRIGGER deal_cards_fixed; INSERT INTO ruling_seat (ruling, seat, barred) VALUES (9999, 0, 0)"
	"$RENONSZ" --lang en -f keys.db verify --csv >out 2>&1
	has "a reference of the program's is looked at, beside it" "refers to something that is not there (ruling)" out
done
put=$(sqlite3 "$RENONSZ_DB" "SELECT group_concat(sql, ';') FROM sqlite_schema WHERE type = 'trigger'")
cp own.db own-bad.db
sqlite3 own-bad.db "$drop; PRAGMA ignore_check_constraints = ON; UPDATE deal SET no = 0 WHERE id = 1; $put"
status "the checks of the program's tables are, beside it" 1 "$RENONSZ" --lang en -f own-bad.db verify --csv
has "in SQLite's words" "CHECK constraint failed in deal" "$WORK/.out"
has "a book that was upgraded says from where on it is sealed" "lépéstől van" <(sqlite3 old.db <"$TESTS/cases/book-v1.sql"; "$RENONSZ" -f old.db verify 2>&1)

# Words are shown, and obeyed by no terminal.
changed names.db "UPDATE player SET name = 'Kiss' || char(27) || '[31m' || char(155) WHERE id = 1"
"$RENONSZ" -f names.db player list >out
grep -qF 'Kiss?[31m??' out && echo "ok - a control character in a name" || echo "not ok - a control character in a name"
echo '{"id":"\u009b31m\u007f","bid":"\u001b[31m"}' | "$RENONSZ" settle >out
grep -qF '"id":"\u009b31m\u007f"' out && echo "ok - a control character in JSON" || echo "not ok - a control character in JSON"
grep -qF '?[31m' out && echo "ok - a control character in an error" || echo "not ok - a control character in an error"

# A coup of écarté that somebody left, and no fact says who: it is no coup, whoever looks at it.
export RENONSZ_DB="$WORK/left.db"
"$RENONSZ" event new E --edition ecarte --date 2026-11-21 2>/dev/null
for player in Kiss Nagy; do "$RENONSZ" player add $player 2>/dev/null; done
"$RENONSZ" table add 1 1 A=Kiss B=Nagy 2>/dev/null
"$RENONSZ" deal add 1 1 A e A3 otthagyta:B tet:7 2>/dev/null
sqlite3 left.db "DROP TRIGGER deal_fact_kept; DROP TRIGGER deal_fact_fixed; DELETE FROM deal_fact WHERE kind = 'left'"
for command in verify "export --journal" "export -o left.pdf" "why 1 1 1" standings "sheet 1 1" "diff cards.db" "round print 1 -o round.pdf"; do
	ends "a coup left by nobody: $command" "$RENONSZ" $command
done
"$RENONSZ" verify --csv >out 2>/dev/null
status "and verify finds it" 0 grep -c . out
status "a sound book takes nothing of it" 1 "$RENONSZ" -f into.db merge left.db E
