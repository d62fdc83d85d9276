#!/usr/bin/env bash
# Measure speed, each row as a ratio to a baseline of the same run. Exits with 1 if a target is missed.
# BUILD: the build folder. ONLY=word: rows with the word in their name. ONCE=yes: only build and start every row, on small books,
# and check that it measured anything.
set -eu
cd "$(dirname "$0")/.."
BUILD=$(cd "${BUILD:-build}" && pwd)
RENONSZ=$BUILD/renonsz
WORK=$(mktemp -d -p "$BUILD")
trap 'rm -rf "$WORK"' EXIT
export RENONSZ_OPERATOR=bench LC_ALL=C.UTF-8
missed=0

mkdir -p "$BUILD/bench"
compile() {
	gcc -std=c11 -D_GNU_SOURCE -O3 -Isrc -o "$BUILD/bench/$1" "tests/bench/$1.c" "${@:2}"
}
compile timed
timed=$BUILD/bench/timed
# Print the libraries that the program is linked with.
libraries() { make --no-print-directory -s libraries; }
# List the objects of existing sources (there may be older ones), without those that match.
objects() {
	{ find src -name '*.c' | sed "s,^src/\(.*\)c\$,$BUILD/obj/\1o,"; echo "$BUILD/obj/embedded.o"; } | grep -v "$1"
}
compile_unsealed() {
	# shellcheck disable=SC2046
	gcc -std=c11 -D_POSIX_C_SOURCE=200809L -O3 -Isrc -Wl,--wrap=schema_guard -o "$BUILD/bench/unsealed" tests/bench/unsealed.c \
		$(objects /seal.o) $(libraries)
}

wanted() { [[ -z "${ONLY-}" || $1 == *"$ONLY"* ]]; }

# row NAME VALUE UNIT at-least|at-most TARGET BASELINE [WHY]: judges a value; WHY explains a missed target.
row() {
	local met
	if [ -n "${ONCE-}" ]; then
		if [[ $2 =~ [0-9] ]]; then echo "ok - $1"; else echo "not ok - $1: it measured nothing" && missed=1; fi
		return
	fi
	# A target without a measurement is missed.
	met=$(awk -v v="$2" -v t="$5" -v how="$4" \
		'BEGIN { print v != "" && (how == "at-least" ? v >= t : v <= t) ? "met" : "MISSED" }')
	[ "$met" = met ] || missed=1
	printf '%-34s %8s %-14s %s %-6s %-7s %s\n' "$1" "$2" "$3" "$4" "$5" "$met" "$6"
	[ "$met" = met ] || [ -z "${7-}" ] || printf '    %s\n' "$7"
}

# ratio A B: prints A/B with two decimals.
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }
# measure N COMMAND…: prints what timed says of the best of N runs; seconds: its wall time, worked: its processor time.
measure() { "$timed" "$([ -n "${ONCE-}" ] && echo 1 || echo "$1")" "${@:2}"; }
seconds() { measure "$@" | cut -d' ' -f1; }
worked() { measure "$@" | cut -d' ' -f3; }

# The rounds and tables of the large book; copies in a file of JSON; the sizes of growing books; deals solved without a table;
# pars of a seed; players of a large event.
rounds=60 tables=139 copies=1500 GROWTH="500 1000 2000" plain=20 pars=20 many=10000
[ -z "${ONCE-}" ] || rounds=6 tables=7 copies=2 GROWTH="25 50 100" SOLVE_DEALS=3 plain=1 pars=1 many=300
[ -n "${ONCE-}" ] || printf '%-34s %8s %-14s %-15s %-7s %s\n' row value unit target verdict baseline

# ---- the library ----------------------------------------------------------------------------------
if wanted settle-library; then
	compile settle "$BUILD"/obj/games/ulti/rules/*.o
	row settle-library "$("$BUILD/bench/settle")" "million deals/s" at-least 20 "one core"
fi
for game in online tarokk ecarte; do
	wanted "$game-library" || continue
	compile "$game" "$BUILD"/obj/games/*/rules/*.o
	case $game in online) least=20;; tarokk) least=10;; ecarte) least=5;; esac
	row "$game-library" "$("$BUILD/bench/$game")" "million deals/s" at-least "$least" "one core"
done
if wanted play-library; then
	compile play "$BUILD"/obj/games/ulti/rules/*.o
	row play-library "$("$BUILD/bench/play")" "million deals/s" at-least 2 "one core"
fi

# ---- the solver -----------------------------------------------------------------------------------
# SOLVE_DEALS: deals per row (10000 take half a minute in all). SOLVE_WORST=FILE gets the ten worst of each row, in the form of
# tests/bench/solve_worst.txt. Processor time on one core. The ratios are lower bounds: see tests/bench/solve.c.
if wanted solve; then
	compile solve "$BUILD"/obj/games/ulti/rules/*.o
	solve=$BUILD/bench/solve
	deals=${SOLVE_DEALS:-10000}
	for question in betli part settlement; do
		median=0.5 most=10
		[ $question = settlement ] && median=2 most=100   # the target for settlement is only "nothing over 100 ms"
		for cards in random bid; do
			read -r middle late worst < <("$solve" $question $cards "$deals" 2>>"${SOLVE_WORST:-/dev/null}")
			[ $question-$cards = betli-bid ] && median=0.15
			row "solve-$question-$cards-median" "$middle" "ms" at-most $median "$deals deals"
			row "solve-$question-$cards-99" "$late" "ms" at-most $most "99 of 100 deals"
			row "solve-$question-$cards-worst" "$worst" "ms" at-most 100 "the worst deal"
		done
	done
	for part in ulti:50 parti:12 durchmars:8; do
		read -r middle _ < <("$solve" "${part%:*}" bid "$deals" 2>/dev/null)
		row "solve-${part%:*}-bid-median" "$middle" "ms" at-most 0.05 "$deals deals"
		row "solve-${part%:*}-bid-settlement" "$("$solve" "${part%:*}" bid "$deals" beside)" "times as fast" \
			at-least "${part#*:}" "the settlement of the same deals"
	done
	row solve-ten-worst "$("$solve" list tests/bench/solve_worst.txt)" "ms" at-most 100 "the worst of the ten kept"
	row solve-memory "$("$solve" memory)" "MiB" at-most 64 "one solver; the program has one per core"
	for question in betli part settlement; do
		for cards in random bid; do
			read -r times stopped < <("$solve" $question $cards $plain plain)
			row "solve-$question-$cards-ratio" "$times" "times as fast" at-least 50 \
				"alpha-beta without table, $plain deals, $stopped stopped after a second"
		done
	done
fi
if wanted solve-par; then
	# 20 deals of a seed; a separate process each, with the reading of the book.
	"$RENONSZ" -f "$WORK/par.db" import - 2>/dev/null <<-END
		verseny "Egy" datum=2026-11-21
		fordulo 1
		asztal 1
		A="A A" B="B B" C="C C"
	END
	"$RENONSZ" -f "$WORK/par.db" duplicate attach 1 "par" 20 2>/dev/null
	for no in $(seq $pars); do
		"$timed" 1 "$RENONSZ" -f "$WORK/par.db" par 1 1 "$no"
	done >"$WORK/par.times"
	row solve-par "$(cut -d' ' -f1 "$WORK/par.times" | sort -g | tail -1)" "seconds" at-most 1 \
		"wall time of the slowest of 20 deals, $(nproc) cores"
	row solve-par-work "$(cut -d' ' -f3 "$WORK/par.times" | sort -g | tail -1 | awk '{ print $1 / 2 }')" "seconds" at-most 1 \
		"half the processor time of the slowest: two cores, whatever else they do"
fi

# ---- events ---------------------------------------------------------------------------------------
# The seventh round by standing, with the program's start and the reading of the line; processor time.
if wanted arrange; then
	for n in 60 300; do
		"$BUILD/arrange-gen" $n 7 1 | tail -1 >"$WORK/arrange.jsonl"
		most=1
		[ $n = 60 ] && most=0.1
		row "arrange-standing-$n" "$(worked 5 "$RENONSZ" arrange "$WORK/arrange.jsonl")" "seconds" at-most $most "round 7, $n players"
	done
	jq -cn '{method: "all-play-all", players: [range(63) | {no: (. + 1)}]}' >"$WORK/arrange.jsonl"
	row arrange-all-play-63 "$(worked 5 "$RENONSZ" arrange "$WORK/arrange.jsonl")" "seconds" at-most 0.1 "31 rounds of 63 players"
fi
if wanted sportulti; then
	# 21 tables of 7 rounds of 9 deals, against the sum of the same points by SQLite's own shell.
	awk 'BEGIN { print "verseny \"Sport\" datum=2026-11-21 forma=sportulti"
		split("U z ++,U z +-,P m +,P m -,B -,P m + kP", line, ",")
		for (round = 1; round <= 7; round++) for (table = 1; table <= 21; table++) {
			if (table == 1) print "fordulo " round
			printf "asztal %d\nA=\"%c Alfa\" B=\"%c Bravo\" C=\"%c Charlie\"\n", table, 64 + table, 64 + table, 64 + table
			for (deal = 1; deal <= 9; deal++) print deal, "A", line[1 + (table * 7 + deal * 5 + round) % 6]
		} }' | sed 's/"\([A-Z]\) /"\1\1\1\1\1 /g' >"$WORK/sport.ulti"
	"$RENONSZ" -f "$WORK/sport.db" import "$WORK/sport.ulti" 2>/dev/null
	bare=$(seconds 9 sqlite3 "$WORK/sport.db" "SELECT player, sum(points) FROM score GROUP BY player_id")
	row sportulti-standings "$(ratio "$(seconds 9 "$RENONSZ" -f "$WORK/sport.db" standings)" "$bare")" "times" at-most 2 \
		"the sum of the same points in plain SQL, 21 tables of 63 deals"
fi
if wanted ratings; then
	compile ratings "$BUILD"/obj/event/*.o
	row ratings "$("$BUILD/bench/ratings")" "seconds" at-most 2 "3,000 players, 2 million deals, one core"
fi

# ---- JSON Lines -----------------------------------------------------------------------------------
if wanted settle-json; then
	for _ in $(seq $copies); do cat tests/cases/settle/examples.jsonl; done >"$WORK/settle.jsonl"
	ours=$(seconds 5 "$RENONSZ" settle "$WORK/settle.jsonl")
	theirs=$(seconds 3 jq -c . "$WORK/settle.jsonl")
	row settle-json "$(ratio "$theirs" "$ours")" "times as fast" at-least 4 "jq -c . on the same file"
fi

if wanted replay-json; then
	# Complete deals, a thousand times.
	jq -cR 'fromjson? | objects | select((.tricks | length) == 10)' tests/cases/replay.jsonl >"$WORK/played"
	{ "$RENONSZ" replay "$WORK/played" || true; } | grep -n '"made":{' | cut -d: -f1 >"$WORK/lines"
	awk 'NR == FNR { good[$1]; next } FNR in good' "$WORK/lines" "$WORK/played" >"$WORK/one"
	for _ in $(seq $((copies * 7))); do cat "$WORK/one"; done | head -100000 >"$WORK/replay.jsonl"
	ours=$(seconds 5 "$RENONSZ" replay "$WORK/replay.jsonl")
	row replay-json "$(awk -v s="$ours" -v n="$(wc -l <"$WORK/replay.jsonl")" 'BEGIN { printf "%.0f", n / 1000 / s }')" "thousand deals/s" at-least 100 "100,000 deals of ten tricks"
fi

# ---- a book of 100,000 deals ----------------------------------------------------------------------
# Rounds × tables × 12 deals, taken in turn from the sample championship.
make_journal() {
	grep -E '^[0-9]+ [ABC] ' tests/sample/bajnoksag.ulti | sed 's/ =.*//; s/^[0-9]* //' >"$WORK/deals"
	awk -v rounds=$rounds -v tables=$tables 'NR == FNR { deal[n++] = $0; next }
	END {
		print "verseny \"Nagy verseny\" datum=2026-11-21 leosztas=12"
		for (round = 1; round <= rounds; round++) {
			print "fordulo " round
			for (table = 1; table <= tables; table++) {
				print "asztal " table
				for (seat = 0; seat < 3; seat++)
					printf "%s%s=\"Jatekos %03d\"", seat ? " " : "", substr("ABC", seat + 1, 1), \
						(table * 3 + seat * (round + 1)) % tables * 3 + seat + 1
				print ""
				for (no = 1; no <= 12; no++)
					print no " " deal[i++ % n]
			}
		}
	}' "$WORK/deals" /dev/null >"$WORK/big.ulti"
}

if wanted import || wanted standings || wanted history || wanted verify || wanted ratings-100000 || wanted instant; then
	make_journal
	RENONSZ_DB=$WORK/big.db "$RENONSZ" import "$WORK/big.ulti" 2>/dev/null
fi
if wanted import; then
	cat >"$WORK/import.sh" <<-END
		rm -f "$WORK"/new.db*
		exec "$RENONSZ" -f "$WORK/new.db" import "$WORK/big.ulti"
	END
	# The same rows into the same empty schema, in one transaction.
	{ echo "BEGIN;"; sqlite3 "$WORK/big.db" '.dump --data-only' | grep '^INSERT'; echo "COMMIT;"; } >"$WORK/rows.sql"
	# (Without triggers: the rows of `change` are loaded too.)
	sqlite3 "$WORK/big.db" "SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL AND type <> 'trigger'" >"$WORK/schema.sql"
	sqlite3 "$WORK/empty.db" "PRAGMA journal_mode = WAL" ".read $WORK/schema.sql" >/dev/null
	cat >"$WORK/load.sh" <<-END
		rm -f "$WORK"/new.db*
		cp "$WORK/empty.db" "$WORK/new.db"
		exec sqlite3 "$WORK/new.db" ".read $WORK/rows.sql"
	END
	read -r ours memory _ < <(measure 3 sh "$WORK/import.sh")
	theirs=$(seconds 3 sh "$WORK/load.sh")
	[ "$(sqlite3 "$WORK/new.db" 'SELECT count(*) FROM deal')" = $((rounds * tables * 12)) ] || { echo "the baseline did not load"; exit 1; }
	row import-100000 "$(ratio "$ours" "$theirs")" "times the time" at-most 0.5 "sqlite3 shell, same rows, one transaction"
	row import-memory "$((memory / 1024))" "MiB" at-most 64 "-"
fi
if wanted standings; then
	ours=$(seconds 5 "$RENONSZ" -f "$WORK/big.db" standings --csv)
	theirs=$(seconds 5 sqlite3 "$WORK/big.db" "SELECT seat.entry, sum(points) FROM deal
		JOIN deal_point ON deal_point.deal = deal.id
		JOIN seat ON seat.game_table = deal.game_table AND seat.seat = deal_point.seat
		WHERE deal.current AND deal.state = 'played' GROUP BY seat.entry")
	row standings-100000 "$(ratio "$ours" "$theirs")" "times the time" at-most 1.5 "sqlite3 shell, the bare SQL sum"
fi

if wanted ratings-100000; then
	# A twentieth of two million deals, which may take 2 s of processor time.
	row ratings-100000 "$(worked 5 "$RENONSZ" -f "$WORK/big.db" ratings --csv)" seconds at-most 0.1 \
		"the whole command, 100,000 deals of a book"
fi

# ---- everyday commands on it ------------------------------------------------------------------------
# instant NAME TIMES SQL COMMAND…: a command takes at most TIMES the time of sqlite3 for the bare select.
instant() {
	wanted "instant-$1" || return 0
	local ours theirs
	ours=$(seconds 9 sh -c '"$@" || [ $? -eq 1 ]' sh "$RENONSZ" -f "$WORK/big.db" "${@:4}")
	theirs=$(seconds 9 sh -c '"$@"' sh sqlite3 "$WORK/big.db" "$3")
	row "instant-$1" "$(ratio "$ours" "$theirs")" "times the time" at-most "$2" "sqlite3 shell, the bare select"
}
of_table="deal.game_table = (SELECT id FROM game_table WHERE round = 5 AND no = 7)"
the_deals="SELECT * FROM deal JOIN deal_point ON deal_point.deal = deal.id WHERE $of_table"
the_sum="SELECT seat.entry, sum(points) FROM deal JOIN deal_point ON deal_point.deal = deal.id
	JOIN seat ON seat.game_table = deal.game_table AND seat.seat = deal_point.seat
	WHERE deal.current AND deal.state = 'played' GROUP BY seat.entry"
instant sheet 2 "$the_deals" sheet show 5 7
instant why 2 "$the_deals AND deal.no = 3" why 5 7 3
instant deals 2 "$the_deals" deals --round 5 --table 7
instant log 2 "SELECT * FROM deal JOIN step ON step.id = deal.step
	WHERE deal.no = 3 AND $of_table" log -r 5 -t 7 -d 3
instant missing 2 "SELECT game_table, count(*) FROM deal WHERE current AND state = 'played' GROUP BY game_table HAVING count(*) < 12" missing
instant standings 1.5 "$the_sum" standings
instant prizes 2 "$the_sum" prizes
instant draw-check 2 "SELECT * FROM seat JOIN game_table ON game_table.id = seat.game_table" draw check 5
if wanted instant-diff; then
	cp "$WORK/big.db" "$WORK/other.db"
	"$RENONSZ" -f "$WORK/other.db" deal edit 5 7 3 A U z +- --reason x >/dev/null 2>&1
	ours=$(seconds 3 sh -c '"$@" || [ $? -eq 1 ]' sh "$RENONSZ" -f "$WORK/big.db" diff "$WORK/other.db")
	row instant-diff "$(ratio "$ours" "$(seconds 3 "$RENONSZ" -f "$WORK/big.db" verify)")" "times the time" at-most 1.2 "renonsz verify of one of the two books"
fi

# ---- one deal, durable ----------------------------------------------------------------------------
if wanted deal-add; then
	"$RENONSZ" -f "$WORK/one.db" import - 2>/dev/null <<-END
		verseny "Egy" datum=2026-11-21
		fordulo 1
		asztal 1
		A="A A" B="B B" C="C C"
	END
	cp "$WORK/one.db" "$WORK/bare.db"
	sqlite3 "$WORK/bare.db" "CREATE TABLE plain (id INTEGER PRIMARY KEY, line TEXT)"
	ours=$(seconds 100 "$RENONSZ" -f "$WORK/one.db" deal add 1 1 A U z ++)
	theirs=$(seconds 100 sqlite3 "$WORK/bare.db" "PRAGMA synchronous=FULL; INSERT INTO plain (line) VALUES ('A U z ++')")
	row deal-add "$(ratio "$ours" "$theirs")" "times the time" at-most 1.2 "sqlite3 FILE \"INSERT …\", same sync"
fi

# ---- the cost of history and seals ------------------------------------------------------------------
# Against the same program with tests/bench/unsealed.c in place of book/seal.c, on books without the triggers of `change`.
if wanted history; then
	compile_unsealed
	"$RENONSZ" -f "$WORK/kept.db" import - 2>/dev/null <<-END
		verseny "Egy" datum=2026-11-20
		fordulo 1
		asztal 1
		A="A A" B="B B" C="C C"
	END
	cp "$WORK/kept.db" "$WORK/bare-book.db"
	sqlite3 "$WORK/bare-book.db" "SELECT 'DROP TRIGGER ' || name || ';' FROM sqlite_schema WHERE type = 'trigger'
		AND (name LIKE '%_made' OR name LIKE '%_changed')" >"$WORK/drop.sql"
	sqlite3 "$WORK/bare-book.db" ".read $WORK/drop.sql"
	for book in kept bare-book; do
		cat >"$WORK/import-$book.sh" <<-END
			rm -f "$WORK"/filled.db*
			cp "$WORK/$book.db" "$WORK/filled.db"
			exec "\$1" -f "$WORK/filled.db" import "$WORK/big.ulti"
		END
	done
	ours=$(seconds 3 sh "$WORK/import-kept.sh" "$RENONSZ")
	theirs=$(seconds 3 sh "$WORK/import-bare-book.sh" "$BUILD/bench/unsealed")
	row import-history "$(ratio "$ours" "$theirs")" "times the time" at-most 2 "the same import without history and seals"
	ours=$(seconds 100 "$RENONSZ" -f "$WORK/kept.db" -e Egy deal add 1 1 A U z ++)
	theirs=$(seconds 100 "$BUILD/bench/unsealed" -f "$WORK/bare-book.db" -e Egy deal add 1 1 A U z ++)
	row deal-add-history "$(ratio "$ours" "$theirs")" "times the time" at-most 1.5 "the same deal add without history and seals"
fi
if wanted verify; then
	row verify-100000 "$(seconds 3 "$RENONSZ" -f "$WORK/big.db" verify)" "seconds" at-most 2 "one core"
fi

# ---- a ruling, durable, in the same book with the same deals --------------------------------------
if wanted rule; then
	"$RENONSZ" -f "$WORK/rule.db" import - 2>/dev/null <<-END
		verseny "Egy" datum=2026-11-21
		fordulo 1
		asztal 1
		A="A A" B="B B" C="C C"
		1 A U z ++
	END
	cp "$WORK/rule.db" "$WORK/deal.db"
	ours=$(seconds 100 sh -c "n=\$(cat $WORK/no 2>/dev/null || echo 1); echo \$((n + 1)) >$WORK/no
		exec $RENONSZ -f $WORK/rule.db rule 3.4 -r 1 -t 1 -d \$n by=B bid=U declarer=A trump=z")
	theirs=$(seconds 100 sh -c "n=\$(cat $WORK/no2 2>/dev/null || echo 1); echo \$((n + 1)) >$WORK/no2
		$RENONSZ -f $WORK/deal.db deal add 1 1 A U z ++ && exec $RENONSZ -f $WORK/deal.db standings")
	row rule "$(ratio "$ours" "$theirs")" "times the time" at-most 1 "deal add and standings in the same book"
fi
if wanted judge-json; then
	for _ in $(seq $copies); do cat tests/cases/judge/examples.jsonl; done >"$WORK/judge.jsonl"
	for _ in $(seq $copies); do cat tests/cases/settle/examples.jsonl; done >"$WORK/settle-rate.jsonl"
	ours=$(awk -v n="$(wc -l <"$WORK/judge.jsonl")" -v t="$(seconds 5 "$RENONSZ" judge "$WORK/judge.jsonl")" 'BEGIN { print n / t }')
	theirs=$(awk -v n="$(wc -l <"$WORK/settle-rate.jsonl")" -v t="$(seconds 5 "$RENONSZ" settle "$WORK/settle-rate.jsonl")" 'BEGIN { print n / t }')
	row judge-json "$(ratio "$ours" "$theirs")" "times the rate" at-least 0.5 "renonsz settle, lines a second"
fi

# ---- growth ---------------------------------------------------------------------------------------
# Work of n, 2n, 4n: the cost of a doubling. Processor time, so that other programs on the machine do not count.
growth() {
	local name=$1 n times="" worst
	shift
	wanted "growth-$name" || return 0
	for n in $GROWTH; do times="$times $(worked 3 "${@//@/$n}")"; done
	worst=$(echo "$times" | awk 'NF == 3 { a = $2 / $1; b = $3 / $2; printf "%.2f", (a > b ? a : b) }')
	row "growth-$name" "$worst" "times a doubling" at-most 2.3 "$GROWTH tables; meetings a 25th; of all else 4 times as many:$times s"
}
if wanted growth; then
	for n in $GROWTH; do
		# One round, named before each table, as in a file put together from parts.
		awk -v n=$n 'BEGIN { print "verseny \"Kupa\" datum=2026-11-21"; for (t = 1; t <= n; t++) {
			printf "fordulo 1\nasztal %d\nA=\"Kiss %d\" B=\"Nagy %d\" C=\"Toth %d\"\n", t, t, t, t
			print "1 A U z ++\n2 B B - k:C\n3 C p40+U +- kU csUv+" } }' >"$WORK/g$n.ulti"
		awk -v n=$n 'BEGIN { print "name"; for (i = 1; i <= 4 * n; i++) print "Nagy Jatekos" i }' >"$WORK/g$n.csv"
		awk -v n=$n 'BEGIN { print "verseny \"Kupa\" datum=2026-11-21"; for (i = 1; i <= 4 * n; i++)
			print "nevezo " i " \"Nagy Jatekos" i "\"" }' >"$WORK/g$n.entries"
		awk -v n=$n 'BEGIN { print "name,round,table,points"; for (i = 1; i <= 4 * n; i++)
			print "Nagy Jatekos" i "," int((i + 1999) / 2000) "," int((i - 1) % 2000 / 4) + 1 "," (i % 4 ? i % 4 : -6) }' >"$WORK/g$n.past.csv"
		# Measures of one player, attempts at one deal, rulings of one table; rounds of one table.
		awk -v n=$n -v work="$WORK/g" 'BEGIN {
			event = "verseny \"Kupa\" datum=2026-11-21"
			table = "\nasztal 1\nA=\"Kiss Ede\" B=\"Nagy Ede\" C=\"Toth Ede\""
			print event >(work n ".rounds")
			split("measures attempts rulings", name, " ")
			for (i = 1; i <= 3; i++) print event "\nfordulo 1" table >(work n "." name[i])
			for (i = 1; i <= 4 * n; i++) {
				print "fegyelmi \"Kiss Ede\" fokozat=warning indok=\"" i "\"" >(work n ".measures")
				print "1 ujraosztas \"x\"" >(work n ".attempts")
				print "itelet " i " 2.2 by=C\n" i " A P z +" >(work n ".rulings")
				print "fordulo " i table "\n1 A P z +" >(work n ".rounds")
			}
		}'
		for kind in measures attempts rulings rounds entries ulti; do
			"$RENONSZ" -f "$WORK/g$n.$kind.db" import "$WORK/g$n.$kind" >/dev/null 2>&1
		done
		cp "$WORK/g$n.rounds.db" "$WORK/g$n.set.db"
		"$RENONSZ" -f "$WORK/g$n.set.db" event set ties=wins >/dev/null 2>&1
		cp "$WORK/g$n.ulti.db" "$WORK/g$n.db"
		"$RENONSZ" -f "$WORK/g$n.db" export -o "$WORK/g$n.xlsx" >/dev/null 2>&1
		# A file of the same bytes would not be read twice.
		echo again | zip -qz "$WORK/g$n.xlsx" >/dev/null
	done
	growth import sh -c "rm -f $WORK/gi.db*; exec $RENONSZ -f $WORK/gi.db import $WORK/g@.ulti"
	growth entries sh -c "rm -f $WORK/gi.db*; exec $RENONSZ -f $WORK/gi.db import $WORK/g@.entries"
	"$RENONSZ" -f "$WORK/own.db" event new Saját --date 2026-01-01 >/dev/null 2>&1
	for kind in measures attempts rulings rounds; do
		growth import-$kind sh -c "rm -f $WORK/gi.db*; exec $RENONSZ -f $WORK/gi.db import $WORK/g@.$kind"
		growth merge-$kind sh -c "rm -f $WORK/gi.db*; cp $WORK/own.db $WORK/gi.db; exec $RENONSZ -f $WORK/gi.db merge $WORK/g@.$kind.db"
	done
	growth merge-tables sh -c "rm -f $WORK/gi.db*; cp $WORK/own.db $WORK/gi.db; exec $RENONSZ -f $WORK/gi.db merge $WORK/g@.ulti.db"
	growth merge-entries sh -c "rm -f $WORK/gi.db*; cp $WORK/own.db $WORK/gi.db; exec $RENONSZ -f $WORK/gi.db merge $WORK/g@.entries.db"
	growth merge-again sh -c "rm -f $WORK/gi.db*; cp $WORK/g@.rounds.db $WORK/gi.db; exec $RENONSZ -f $WORK/gi.db merge $WORK/g@.set.db"
	# Undone and redone; each run starts with a book without undone steps.
	growth undo sh -c "rm -f $WORK/gi.db*; cp $WORK/g@.attempts.db $WORK/gi.db; $RENONSZ -f $WORK/gi.db undo --yes && $RENONSZ -f $WORK/gi.db redo --yes"
	growth diff sh -c "$RENONSZ -f $WORK/g@.rounds.db diff $WORK/g@.set.db; [ \$? -eq 1 ]"
	# Two books that both go on, one of them taking over from the other: 20, 40, 80 times.
	if wanted growth-merge-meetings; then
		printf 'verseny "Kupa" datum=2026-11-21\nfordulo 1\nasztal 1\nA="A A" B="B B" C="C C"\nasztal 2\nA="D D" B="E E" C="F F"\n' |
			"$RENONSZ" -f "$WORK/there.db" import - >/dev/null 2>&1
		cp "$WORK/there.db" "$WORK/here.db"
		last=$((${GROWTH##* } / 25))
		for ((i = 1; i <= last; i++)); do
			"$RENONSZ" -f "$WORK/there.db" deal add 1 1 A U z ++ >/dev/null 2>&1
			"$RENONSZ" -f "$WORK/here.db" deal add 1 2 A P z + >/dev/null 2>&1
			for n in $GROWTH; do
				[ $((n / 25)) -ne $i ] || { cp "$WORK/here.db" "$WORK/g$n.here.db" && cp "$WORK/there.db" "$WORK/g$n.there.db"; }
			done
			"$RENONSZ" -f "$WORK/here.db" merge "$WORK/there.db" >/dev/null 2>&1
		done
	fi
	growth merge-meetings sh -c "rm -f $WORK/gi.db*; cp $WORK/g@.here.db $WORK/gi.db; exec $RENONSZ -f $WORK/gi.db merge $WORK/g@.there.db"
	growth player-import sh -c "rm -f $WORK/gi.db*; exec $RENONSZ -f $WORK/gi.db player import $WORK/g@.csv"
	growth event-import sh -c "rm -f $WORK/gi.db*; exec $RENONSZ -f $WORK/gi.db event import $WORK/g@.past.csv --date 2026-11-21 --deals 9"
	growth stats sh -c "exec $RENONSZ -f $WORK/g@.db stats players --bids --csv >/dev/null"
	growth export sh -c "rm -f $WORK/gi.xlsx; exec $RENONSZ -f $WORK/g@.db export -o $WORK/gi.xlsx"
	growth verify "$RENONSZ" -f "$WORK/g@.db" verify
	# Another program saved it: status 6.
	growth verify-file sh -c "$RENONSZ -f $WORK/g@.db verify --file $WORK/g@.xlsx; [ \$? -eq 6 ]"
fi
# large NAME SECONDS WHAT COMMAND…: something large is done in that time.
large() {
	wanted "$1" || return 0
	row "$1" "$(worked 3 "${@:4}")" seconds at-most "$2" "$3"
}
if wanted player-import-10000 || wanted verify-file-3333 || wanted stats-3333; then
	awk -v n=$many 'BEGIN { print "name"; for (i = 1; i <= n; i++) print "Nagy Jatekos" i }' >"$WORK/many.csv"
	large player-import-10000 2 "10,000 names" sh -c "rm -f $WORK/gi.db*; exec $RENONSZ -f $WORK/gi.db player import $WORK/many.csv"
	awk -v n=$many 'BEGIN { print "verseny \"Kupa\" datum=2026-11-21\nfordulo 1"; for (t = 1; t <= n / 3; t++) {
		printf "asztal %d\nA=\"Kiss %d\" B=\"Nagy %d\" C=\"Toth %d\"\n", t, t, t, t
		print "1 A U z ++\n2 B B - k:C\n3 C p40+U +- kU csUv+" } }' | "$RENONSZ" -f "$WORK/many.db" import - >/dev/null 2>&1
	"$RENONSZ" -f "$WORK/many.db" export -o "$WORK/many.xlsx" >/dev/null 2>&1
	large stats-3333 1 "3,333 tables, 10,000 deals, 10,000 players" sh -c "exec $RENONSZ -f $WORK/many.db stats players --csv >/dev/null"
	large verify-file-3333 3 "3,333 tables" "$RENONSZ" -f "$WORK/many.db" verify --file "$WORK/many.xlsx"
fi

# ---- a workbook -----------------------------------------------------------------------------------
if wanted xlsx; then
	RENONSZ_DB=$WORK/sample.db "$RENONSZ" import tests/sample/bajnoksag.ulti 2>/dev/null
	compile xlsx $(objects /cli/) $(libraries)
	read -r same cells < <("$BUILD/bench/xlsx" "$WORK/sample.db" "$WORK")
	row xlsx-42-players "$same" "times the time" at-most 1.25 "libxlsxwriter writing the same workbook but for its chart" \
		"$cells times what it takes for the cells alone, without widths, heights and print set-up"
fi
exit $missed
