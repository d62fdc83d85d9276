# Facts of recorded deals that another program left out, changed or wrote twice, in books of every game: whatever reads
# them ends in words or says what is right. (Each fact of each record: tests/fuzz/records.c.)
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_BACKUP=no
RENONSZ=$(dirname "$RENONSZ")/made-up
# Under the sanitizers what is left out and of another type is enough: tests/fuzz/records.c does the rest there.
case $RENONSZ in */asan/*) all= ;; *) all=yes ;; esac

cat >mausz.ulti <<'END'
verseny "Próba" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B - k:C r:A
3 C p40+U +- kU csUv+
4 A 4A t +- cs100v
5 B P felad
END
cat >penny.ulti <<'END'
verseny "Próba" datum=2026-11-21 szabaly=penny-2026
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva"
1 A fej +
2 B fej -
END
sed 's/^verseny "[^"]*"/verseny "Próba"/' "$TESTS/sample/tarokk.ulti" >tarokk.ulti
sed 's/^verseny "[^"]*"/verseny "Próba"/' "$TESTS/sample/online.ulti" >online.ulti
{
	sed 's/^verseny "[^"]*"/verseny "Próba"/; s/leosztas=5/leosztas=7/' "$TESTS/sample/ecarte.ulti"
	echo '6 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:Nagy:8 fogad:B:Pap:5 marad:B:Pap'
	echo '7 B e A3 hamis'
} >ecarte.ulti
"$RENONSZ" -f own.db event new Saját --date 2026-01-01 >/dev/null 2>&1

# changed SQL…: bad.db, the book with that done to its facts.
changed() {
	cp "$RENONSZ_DB" bad.db
	forging bad.db "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; $drop $1" 2>sql.err
	[ ! -s sql.err ] || { echo "not ok - $game: $1"; sed 's/^/# /' sql.err; }
}
# reads: the readers of bad.db, and what comes out as a journal goes in again or is refused at its line. Faults in $bad, what
# verify says in $proof.
reads() {
	local command status
	for command in verify standings "sheet 1 1" "why 1 1 1" "deal show 1 1 2" "export -o bad.html" "export --journal" "import out.ulti --dry-run"; do
		case $command in import*) mv out out.ulti; set -- again.db ;; *) set -- bad.db ;; esac
		# shellcheck disable=SC2086
		timeout 20 "$RENONSZ" --lang en -f "$1" $command >out 2>err
		status=$?
		[ $status -le 7 ] && { [ $status -eq 0 ] || [ -s err ]; } || bad="$bad; $command: status $status"
		[ "$command" != verify ] || proof=$status
	done
}
told() { [ -z "$bad" ] && echo "ok - $game: $1" || echo "not ok - $game: $1$bad"; }
# tried NAME SQL: no reader falls, verify finds it, and nothing is merged.
tried() {
	local bad="" proof
	changed "$2; $put"
	reads
	[ "$proof" -eq 1 ] || bad="$bad; verify does not find it"
	timeout 20 "$RENONSZ" --lang en -f own.db merge bad.db Próba >out 2>err
	[ $? -eq 1 ] || bad="$bad; merged"
	told "$1"
}
# sealed NAME SQL: with its seals worked out anew. What verify then calls fine is a book that goes out and comes in as the
# same.
sealed() {
	local bad="" proof
	[ "$all" ] || return
	changed "$2"
	resealed bad.db
	forging bad.db "$put"
	reads
	if [ "$proof" -eq 0 ]; then
		rm -f again.db*
		"$RENONSZ" -f again.db import out.ulti >out 2>err || bad="$bad; does not come in"
		cmp -s <("$RENONSZ" -f bad.db standings --csv 2>&1) <("$RENONSZ" -f again.db standings --csv 2>&1) || bad="$bad; comes in as another"
		rm -f again.db*
	elif [ "$proof" -ne 1 ]; then
		bad="$bad; verify: status $proof"
	fi
	told "$1, sealed anew"
}
# untyped TABLE SQL: the SQL where a table takes values of any type.
untyped() {
	echo "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(replace(replace(sql, 'STRICT', ''), ', WITHOUT', 'WITHOUT'),
		' INTEGER NOT NULL', '') WHERE name = '$1'; PRAGMA writable_schema = RESET; $2"
}

for game in mausz online tarokk ecarte penny; do
	export RENONSZ_DB="$WORK/$game.db"
	"$RENONSZ" import $game.ulti 2>err || { echo "not ok - $game"; cat err; }
	sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
	drop=$(sqlite3 "$RENONSZ_DB" "SELECT 'DROP TRIGGER ' || name || ';' FROM sqlite_schema WHERE type = 'trigger'")
	put=$(sqlite3 "$RENONSZ_DB" "SELECT sql || ';' FROM sqlite_schema WHERE type = 'trigger'")
	for kind in $(sqlite3 "$RENONSZ_DB" "SELECT DISTINCT kind FROM deal_fact"); do
		tried "no $kind" "DELETE FROM deal_fact WHERE kind = '$kind'"
		sealed "no $kind" "DELETE FROM deal_fact WHERE kind = '$kind'"
		[ ! "$all" ] || tried "$kind twice" \
			"INSERT OR IGNORE INTO deal_fact SELECT deal, kind, item, subject || 'x', value FROM deal_fact WHERE kind = '$kind'"
	done
	tried "no facts" "DELETE FROM deal_fact"
	sealed "facts of another deal" "DELETE FROM deal_fact WHERE deal = 2; INSERT INTO deal_fact SELECT 2, kind, item, subject, value FROM deal_fact WHERE deal = 1"
	sealed "a value of 7" "UPDATE deal_fact SET value = 7"
	tried "facts without end" "WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) INSERT INTO deal_fact SELECT 1, 'result', i, i, i FROM n"
	tried "words without end" "UPDATE deal_fact SET kind = printf('%.*c', 100000, 'x'), subject = subject || printf('%.*c', 100000, 'y') WHERE deal = 2"
	for value in -1 99999999 -9223372036854775807; do
		tried "values are $value" "UPDATE deal_fact SET value = $value"
	done
	for value in NULL "'x'" "x'00ff'" 1.5; do
		tried "values are $value" "$(untyped deal_fact "UPDATE deal_fact SET value = $value")"
	done
	for change in "declarer = -1" "declarer = 7" "declarer = 'x'" "dealer = NULL" "dealer = 4" "bid = NULL" "bid = 'x'" "trump = NULL" "trump = 'makk' || trump" \
		"ending = 'x'" "declarer = NULL, bid = NULL, trump = NULL, ending = NULL, made = NULL"; do
		[ "$all" ] || break
		bad="" proof=""
		changed "$(untyped deal "UPDATE deal SET $change"); $put"
		reads
		told "$change"
	done
done
