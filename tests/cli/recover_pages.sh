# One page of a book lost, whole or but for its beginning: every deal is in the new book or named as missing.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_BACKUP=no
case $RENONSZ in */asan/*) echo "ok - once is enough"; exit ;; esac

"$RENONSZ" import - >/dev/null 2>&1 <<'END'
verseny "Kupa" datum=2026-11-21
fordulo 1
asztal 3
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B - k:C
3 C p40+U +- kU csUv+
4 A P m +
END
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
pages=$(sqlite3 "$RENONSZ_DB" 'PRAGMA page_count')
# lose PAGE KEEP: a copy with the page zeroed behind its first KEEP bytes.
lose() {
	cp "$RENONSZ_DB" bad.db
	dd if=/dev/zero of=bad.db bs=512 seek=$((($1 - 1) * 8 + $2 / 512)) count=$((8 - $2 / 512)) conv=notrunc 2>/dev/null
}
for keep in 0 512; do
	silent=0 saved=0 named=0
	for page in $(seq 1 "$pages"); do
		lose "$page" $keep
		rm -f saved.db
		"$RENONSZ" --lang en recover bad.db -o saved.db --csv >out 2>&1
		"$RENONSZ" -f saved.db deals --csv -e Kupa >deals 2>/dev/null
		for no in 1 2 3 4; do
			if grep -q "^1,3,$no," deals; then saved=$((saved + 1)); elif grep -q "deal $no\$" out; then named=$((named + 1)); else
				silent=$((silent + 1))
				echo "# page $page, $keep bytes kept: deal $no is neither saved nor named"
			fi
		done
	done
	[ $silent -eq 0 ] && [ $saved -gt 0 ] && echo "ok - $keep bytes kept of each page: $saved deals saved, $named named" || echo "not ok - $silent of $((4 * pages)) deals are lost without a word"
done

# Points are settled again from the facts: without them the book is as it was, and proved.
"$RENONSZ" --lang en rule 3.8 -r 1 -t 3 -d 2 by=A claim=C trick=4 >/dev/null 2>&1
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
"$RENONSZ" deals --csv -e Kupa >before 2>/dev/null
lose "$(sqlite3 "$RENONSZ_DB" "SELECT rootpage FROM sqlite_schema WHERE name = 'deal_point'")" 0
rm -f saved.db*
status "points that are lost are a loss" 1 "$RENONSZ" recover bad.db -o saved.db --csv
lacks "but no deal is missing" Hiányzik "$WORK/.err"
"$RENONSZ" -f saved.db deals --csv -e Kupa >after 2>/dev/null
same "every deal has its points again, ruled ones too" before after
ok "and the book is proved" "$RENONSZ" -f saved.db verify

# Nothing is missing that no record names: the deals that were not played yet; a lost ruling is named by its index.
printf 'verseny "Félbe" datum=2026-11-22 leosztas=3\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P z +\n2 B P m -\n' \
	| "$RENONSZ" -f half.db import - 2>/dev/null
"$RENONSZ" -f half.db rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=3 --yes >/dev/null 2>&1
"$RENONSZ" -f half.db rule 3.4 -r 1 -t 1 -d 2 by=A claim=B trick=3 state=dismissed --yes >/dev/null 2>&1
sqlite3 half.db 'PRAGMA journal_mode = DELETE' >/dev/null
for part in ruling sqlite_autoindex_ruling_1; do
	[ "$part" != ruling ] || cp half.db bad.db
	dd if=/dev/zero of=bad.db bs=4096 seek=$(($(sqlite3 half.db "SELECT rootpage FROM sqlite_schema WHERE name = '$part'") - 1)) \
		count=1 conv=notrunc 2>/dev/null
	rm -f saved.db*
	status "a lost page of $part" 1 "$RENONSZ" --lang en recover bad.db -o saved.db --csv
	grep ^Missing: "$WORK/.err" | grep -oE 'deal [0-9]+:?' | xargs >$part.named
done
is "both rulings are named, and no deal" "deal 1: deal 2:" "$(cat ruling.named)"
is "without the index the one that paid" "deal 1:" "$(cat sqlite_autoindex_ruling_1.named)"

# The root page of a table has become an empty one: SQLite reads the table to its end, and there is nothing in it.
cp "$RENONSZ_DB" bad.db
root=$(sqlite3 bad.db "SELECT rootpage FROM sqlite_schema WHERE name = 'change'")
printf '\r\0\0\0\0\020\0\0' | dd of=bad.db bs=4096 seek=$((root - 1)) conv=notrunc 2>/dev/null
is "the history is gone without an error" 0 "$(sqlite3 bad.db 'SELECT count(*) FROM change NOT INDEXED')"
rm -f saved.db*
status "rows that are gone without an error are a loss" 1 "$RENONSZ" --lang en recover bad.db -o saved.db
"$RENONSZ" -f saved.db verify --csv >faults 2>/dev/null
has "in words" "renonsz -f saved.db verify lists $(($(wc -l <faults) - 1)) faults" "$WORK/.err"

# What is no file is not read.
mkfifo pipe
for what in /dev/zero pipe "$WORK"; do
	status "no file is refused at once: $what" 7 timeout 10 "$RENONSZ" --lang en recover "$what" -o none.db
	has "in words" "$what: this is no book but a folder or a device" "$WORK/.err"
done
none "and nothing is left beside" "$(ls -d none.db* 2>/dev/null)"

# A deal whose seal does not fit is left out and named.
cp "$RENONSZ_DB" bad.db
sqlite3 bad.db "DROP TRIGGER deal_fact_fixed; UPDATE deal_fact SET value = 1 - value WHERE deal = 3 AND kind = 'result'"
rm -f saved.db*
status "facts that are not what was sealed are a loss" 1 "$RENONSZ" --lang en recover bad.db -o saved.db --csv
has "that is named" "Missing: Kupa, round 1, table 3, deal 3" "$WORK/.err"

# A row of the history that lacks a column of a later version gets the column's default.
sqlite3 "$RENONSZ_DB" "SELECT 'DROP TRIGGER ' || name || ';' FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'change'" >drop.sql
sqlite3 "$RENONSZ_DB" ".read drop.sql" "UPDATE change SET after = json_remove(after, '$.removed') WHERE thing = 'game_table'"
lose "$(sqlite3 "$RENONSZ_DB" "SELECT rootpage FROM sqlite_schema WHERE name = 'game_table'")" 0
rm -f saved.db*
"$RENONSZ" --lang en recover bad.db -o saved.db >/dev/null 2>&1
"$RENONSZ" -f saved.db deals --csv -e Kupa >after 2>/dev/null
same "a table comes back though its image is from before" before after

# Cut off anywhere, or full of noise: what comes out is a book that every command reads, or it is said that nothing can be
# saved, and no file is there.
export RENONSZ_DB="$WORK/all.db"
"$RENONSZ" import "$TESTS/fuzz/corpus/import/everything" >/dev/null 2>&1
"$RENONSZ" sheet totals 1 1 = 9 -5 -4 --deals 9 >/dev/null 2>&1
"$RENONSZ" player add "Beugró Béla" >/dev/null 2>&1
"$RENONSZ" table seat 2 1 C=Beugró --from 3 >/dev/null 2>&1
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
size=$(stat -c %s "$RENONSZ_DB") saved=0 nothing=0 bad=""
# readable NAME: bad.db is recovered into a book that can be read, or not at all.
readable() {
	local command status
	rm -f saved.db*
	timeout 60 "$RENONSZ" --lang en recover bad.db -o saved.db >out 2>err
	status=$?
	if [ $status -eq 7 ]; then
		nothing=$((nothing + 1))
		[ -s err ] && [ ! -e saved.db ] || bad="$bad; $1: neither words nor a book"
		return
	fi
	saved=$((saved + 1))
	[ $status -le 1 ] || bad="$bad; $1: status $status"
	for command in "event list" "table list" deals standings "ruling list" "sheet 1 1" "log --csv" "export --journal" "verify --csv"; do
		timeout 60 "$RENONSZ" --lang en -f saved.db $command >out 2>err
		status=$?
		case $status,$command in 0,* | 4,* | 1,verify*) ;; *) bad="$bad; $1: $command: status $status" ;; esac
	done
}
# spoilt NAME: a TAP line for the last of them.
spoilt() {
	[ -z "$bad" ] && [ $((saved + nothing)) -gt 0 ] && is_at_work && echo "ok - $1: $saved books, $nothing times nothing" || echo "not ok - $1$bad"
	saved=0 nothing=0 bad=""
}
for at in $(seq 0 4096 "$size"); do head -c "$at" "$RENONSZ_DB" >bad.db; readable "at $at"; done
spoilt "cut off at every page"
for at in 1 16 17 99 100 101 108 500 4095 4097 8191 12345 20481 50001 100001 $((size - 1)); do
	head -c "$at" "$RENONSZ_DB" >bad.db
	readable "at $at"
done
spoilt "cut off within a page"
# noise PAGE SEED: a page of it, the same in each run.
noise() {
	LC_ALL=C awk -v s="$2" 'BEGIN { srand(s); for (i = 0; i < 4096; i++) printf "%c", int(rand() * 256) }' | head -c 4096 \
		| LC_ALL=C dd of=bad.db bs=4096 seek="$1" conv=notrunc 2>/dev/null
}
for seed in $(seq 20); do
	cp "$RENONSZ_DB" bad.db
	for page in 7 11 13 17; do noise $((seed * page % (size / 4096))) "$seed"; done
	[ $((seed % 2)) -eq 0 ] || truncate -s $((size * seed / 21)) bad.db
	readable "noise $seed"
done
spoilt "pages of noise"
cp "$RENONSZ_DB" bad.db
for page in $(seq 0 $((size / 4096 - 1))); do noise "$page" "$page"; done
readable "all noise"
has "of noise alone it is said that nothing can be saved" "nothing can be saved" err
spoilt "nothing but noise"

# What a damaged page took is no change of this book: another one that has it brings it back, as it is there by now.
export RENONSZ_DB="$WORK/whole.db"
"$RENONSZ" import - >/dev/null 2>&1 <<'BOOK'
verseny "Kupa" datum=2026-11-21 leosztas=3
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B - k:C
3 C p40+U +- kU csUv+
BOOK
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
lose "$(sqlite3 "$RENONSZ_DB" "SELECT rootpage FROM sqlite_schema WHERE name = 'deal_fact'")" 0
rm -f saved.db* whole.txt
status "all deals are lost" 1 "$RENONSZ" recover bad.db -o saved.db
"$RENONSZ" deal edit 1 1 1 A P z - --reason tévedés >/dev/null 2>&1
cp saved.db typed.db && "$RENONSZ" -f typed.db deal add 1 1 2 B B + >/dev/null 2>&1
ok "the other book's deals come" "$RENONSZ" --lang en -f saved.db merge whole.db Kupa
is "nothing is said to have been changed here" 0 "$(grep -c 'here since' .err)"
ok "both say the same" "$RENONSZ" -f saved.db diff whole.db
status "one that was typed otherwise from the paper is told" 5 "$RENONSZ" --lang en -f typed.db merge whole.db Kupa
has "in both versions" "deal 2: here “2 B B +”" <(tr -s '\n ' '  ' <.err)
rm -f "$RENONSZ_DB"* saved.db* && "$RENONSZ" import - >/dev/null 2>&1 <<'BOOK'
verseny "Kupa" datum=2026-11-21 leosztas=3
nevezo 1 "Szabó Anna"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
szek 2 B="Fa Ede"
szek 3 C="Szabó Anna"
1 A U z ++
2 B B - k:C
3 C p40+U +- kU csUv+
BOOK
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
lose "$(sqlite3 "$RENONSZ_DB" "SELECT rootpage FROM sqlite_schema WHERE name = 'substitute'")" 0
status "who took over seats is lost" 1 "$RENONSZ" --lang en recover bad.db -o saved.db
has "each of them is named" "Missing: Kupa, round 1, table 1: who took over seat B from deal 2 on" .err
has "the other one too" "Missing: Kupa, round 1, table 1: who took over seat C from deal 3 on" .err
cp saved.db typed.db && "$RENONSZ" -f typed.db table seat 1 1 B="Szabó Anna" --from 3 >/dev/null 2>&1 && "$RENONSZ" -f typed.db deal edit 1 1 2 B B + --reason x >/dev/null 2>&1
"$RENONSZ" export --journal >kept && "$RENONSZ" standings --csv >ranks
ok "they come from the other book" "$RENONSZ" --lang en -f saved.db merge whole.db Kupa
"$RENONSZ" -f saved.db export --journal >is && same "as they are there" kept is
"$RENONSZ" -f saved.db standings --csv 2>/dev/null >is && same "and so does whose the deals are" ranks is
ok "and once more" "$RENONSZ" -f saved.db merge whole.db Kupa
"$RENONSZ" -f saved.db export --journal >is && same "nothing changes" kept is
status "typed otherwise from the paper" 5 "$RENONSZ" --lang en -f typed.db merge whole.db Kupa
has "is told" "others sit here" .err

# So are totals; of a sheet whose newest are lost the older ones do not count again.
rm -f "$RENONSZ_DB"* && "$RENONSZ" import - >/dev/null 2>&1 <<'BOOK'
verseny "Kupa" datum=2026-11-21 leosztas=9
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
asztal 2
A="Fa Ede" B="Szabó Anna" C="Kő Pál"
BOOK
"$RENONSZ" sheet totals 1 1 = 9 -5 -4 --deals 9 >/dev/null 2>&1
"$RENONSZ" sheet totals 1 2 = 6 -2 -4 --deals 9 >/dev/null 2>&1
"$RENONSZ" sheet totals 1 1 = 2 -1 -1 --deals 9 --force >/dev/null 2>&1
is "one sheet was corrected" 3 "$(sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE; SELECT count(*) FROM sheet_total' | tail -1)"
for table in sheet_total sheet_total_point; do
	lose "$(sqlite3 "$RENONSZ_DB" "SELECT rootpage FROM sqlite_schema WHERE name = '$table'")" 0
	rm -f saved.db*
	status "$table is lost" 1 "$RENONSZ" --lang en recover bad.db -o saved.db
	is "each sheet is named once" 2 "$(grep -c 'Missing: Kupa, round 1, table [12]: the totals' .err)"
	is "and no other" 0 "$(grep -c besides .err)"
done
# Of some rows alone: what stands is not named, and nothing older counts.
cp "$RENONSZ_DB" bad.db
sqlite3 bad.db 'DROP TRIGGER sheet_total_point_kept; DELETE FROM sheet_total_point WHERE total = 3'
rm -f saved.db*
status "the points of the newest totals are gone" 1 "$RENONSZ" --lang en recover bad.db -o saved.db
is "that sheet alone is named" "Missing: Kupa, round 1, table 1: the totals" "$(grep -o 'Missing.*the totals' .err)"
is "and its older totals do not count" 2 "$(sqlite3 saved.db 'SELECT DISTINCT game_table FROM sheet_total')"
cp "$RENONSZ_DB" bad.db
sqlite3 bad.db 'DROP TRIGGER sheet_total_point_kept; DELETE FROM sheet_total_point WHERE total = 1'
rm -f saved.db*
"$RENONSZ" --lang en recover bad.db -o saved.db >/dev/null 2>.err
is "older ones that are gone count no more anyway" 0 "$(grep -c totals .err)"
# Without the index that names them it is said that it is not known.
cp "$RENONSZ_DB" bad.db
for table in sheet_total sheet_total_by_table substitute substitute_by_seat; do
	dd if=/dev/zero of=bad.db bs=4096 count=1 conv=notrunc seek=$(($(sqlite3 "$RENONSZ_DB" "SELECT rootpage FROM sqlite_schema WHERE name = '$table'") - 1)) 2>/dev/null
done
rm -f saved.db*
status "table and index are lost" 1 "$RENONSZ" --lang en recover bad.db -o saved.db
has "totals of which sheets is not known" "Also missing: totals of sheets" .err
has "nor at which tables seats were taken over" "Also missing: takeovers of seats" .err
# A dispute is open, and its deal is lost: it stays open, may end as it says, and every command reads the book.
rm -f "$RENONSZ_DB"* saved.db* && "$RENONSZ" import - >/dev/null 2>&1 <<'BOOK'
verseny "Kupa" datum=2026-11-21 leosztas=3
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P m +
2 B P m +
BOOK
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 2 by=B claim=C trick=3 state=open --yes >/dev/null 2>&1
sqlite3 "$RENONSZ_DB" 'PRAGMA journal_mode = DELETE' >/dev/null
lose "$(sqlite3 "$RENONSZ_DB" "SELECT rootpage FROM sqlite_schema WHERE name = 'deal'")" 0
status "the deal of an open dispute is lost" 1 "$RENONSZ" --lang en recover bad.db -o saved.db
has "and named" "Missing: Kupa, round 1, table 1, deal 2" .err
for command in standings "standings --html" money prizes "ruling list" "export --journal" "export -o saved.xlsx"; do
	eval "ok 'the book is read: $command' \"$RENONSZ\" -f saved.db $command"
done
"$RENONSZ" --lang en -f saved.db standings >out
has "the dispute is told" "There is an open dispute: the order depends on it." out
has "and how it may end" "Nagy Éva -2, Tóth Imre +1" out
