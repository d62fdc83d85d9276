# Random histories of each game, out of all commands that write: an earlier state of a book brings nothing to it, merging
# twice brings nothing, and its journal makes the same book; of two copies that each go on the merged one has what either did
# alone, and tells what both did. SEED says which; FAULTS=all plays more and longer ones.
. "${TESTS:?}/lib.sh"
export TZ=UTC RENONSZ_OPERATOR=Marika RENONSZ_BACKUP=no
SEED=${SEED:-1}
[ "${FAULTS:-}" = all ] && histories=8 length=120 forks=12 || histories=1 length=60 forks=3
# Under the sanitizers one fork of each kind goes through the same code.
case $RENONSZ in */asan/*) forks=1 ;; esac
echo "# SEED=$SEED"
# Numbers that a subshell takes too: one stream for all of them, so that a seed is a history.
exec 7< <(awk -v seed="$SEED" 'BEGIN { srand(seed); while (1) print int(rand() * 32768) }' 2>/dev/null)
pick() { local at && read -r at <&7 && shift $((at % $#)) && echo "$1"; }
number() { local at && read -r at <&7 && echo $((1 + at % $1)); }

declare -A edition=([ulti]=mausz-2017 [tarokk]=vadasz-2025 [ecarte]=ecarte)
declare -A first=([ulti]="A=1 B=2 C=3" [tarokk]="A=1 B=2 C=3 D=4" [ecarte]="A=1 B=2")
declare -A other=([ulti]="A=4 B=5 C=6" [tarokk]="A=5 B=6 C=7 D=8 E=9" [ecarte]="A=4 B=3")
declare -A third=([ulti]="A=4 B=2 C=6 D=1" [tarokk]="A=9 B=2 C=4 D=6" [ecarte]="A=5 B=1")
declare -A totals=([ulti]="5 -2 -3" [tarokk]="3 -1 -1 -1" [ecarte]="2 -2")
line() {
	case $game in
	ulti) echo $(pick A B C D) $(pick "P m" "U z" "B" "P t" "p40+U") $(pick + - ++ +-) $(pick "" "" kP k:A kU) $(pick "" "" "" o=C) ;;
	tarokk) pick "bedob $(pick A B C) nincs-tarokk" "$(pick A B C D) $(pick 1 2 3 S) $(pick A B C D ek et) $(pick + - 52) $(pick "" "" A:T+ kP csT)" ;;
	ecarte) echo $(pick A B) $(pick "e A5 / e A5 / e A3" "e A3 / d A3 kB / v B3 / e A5 / e A3" "e A3 otthagyta:B" hamis) $(pick "" "" tet:10 "fogad:A:10 fogad:B:Szabó:5") ;;
	esac
}
ruled() {
	case $game in
	ulti) pick "$(pick 1.1 2.2 3.4 3.6 3.8) by=$(pick A B C) $(pick claim=A trick=3 judge=Ida)" "jury points=${totals[ulti]// /,} reason=vita" ;;
	*) echo "jury points=${totals[$game]// /,} reason=$(pick vita zaj)" ;;
	esac
}
# One command that writes, perhaps one that is refused.
write() {
	local round=$(number 2) table=$(number 2) deal=$(number 3) who=$(pick kiss nagy tóth varga balogh csiki dobó) before
	local -a run=(run -e Kupa)
	run() { "$RENONSZ" "$@" >/dev/null 2>&1 </dev/null; }
	case $(number 64) in
	[2-9] | 1[0-2]) "${run[@]}" deal add $round $table $(line) ;;
	13) "${run[@]}" deal edit $round $table $deal $(line) ;;
	14 | 15) "${run[@]}" deal redeal $round $table $deal --reason $(pick egy kettő) ;;
	16) "${run[@]}" deal remove $round $table $deal ;;
	17) "${run[@]}" deal void $round $table $deal --reason nem ;;
	18 | 19) "${run[@]}" rule $(ruled) -r $round -t $table -d $deal $(pick state=open state=decided) --yes ;;
	20) "${run[@]}" rule -r $round -t $table -d $deal --revise 1 state=$(pick dismissed decided) reason=$(pick nem igen) --yes ;;
	21 | 22) "${run[@]}" discipline add $(pick sárga figyelmeztetés visszalépés feloldás kizárás) $who --reason $(pick x y) ;;
	23) "${run[@]}" table seat $round $table $(pick A B)=$who ;;
	24) "${run[@]}" table seat $round $table B=$who --from $(number 4) ;;
	25) "${run[@]}" sheet totals $round $table $(pick "= ${totals[$game]}" "--deals 0" "--deals 3 = ${totals[$game]}") --force ;;
	26) "${run[@]}" sheet sign $round $table --by Éva --force ;;
	27) "${run[@]}" sheet open $round $table ;;
	28) "${run[@]}" sheet check $round $table --by Ida ;;
	29) "${run[@]}" sheet uncheck $round $table ;;
	30) "${run[@]}" event set $(pick unseated=bye unseated=missing ties=wins,best place=Pécs "team-2=Kettő: 4,5,6" stake=20 deals=4 carry=none) ;;
	31) run event new "Más $(number 3)" --date 2026-12-01 --edition ${edition[$game]} ;;
	32) run event use $(pick Kupa Régi "Más 1") ;;
	33) run event import past.csv --name Régi --date 2024-03-05 --deals 9 ;;
	34) "${run[@]}" event carry $(pick Régi "Más 1") 50 ;;
	35) "${run[@]}" player add "$(pick "Új Ede" "Új Pál")" --club $(pick Egy Kettő) ;;
	36 | 37) run player change $who $(pick "--club Egy" "--club Kettő" "--mark ifj." "--public initials" "--public none" "--public name" "--name Más$(number 9)") ;;
	38) "${run[@]}" player import players.csv ;;
	39) "${run[@]}" entry add "új $(pick ede pál)" ;;
	40) "${run[@]}" entry change $who --start $(number 20) ;;
	41) "${run[@]}" entry remove $who ;;
	42) "${run[@]}" entry qualify Régi 2 ;;
	43) "${run[@]}" round add $(number 4) ;;
	44) "${run[@]}" round remove $(number 4) ;;
	45) "${run[@]}" round start $round --minutes 60 ;;
	46) "${run[@]}" draw announce $(pick lottó totó) ;;
	47) "${run[@]}" draw $(number 4) --seed s --by $(pick random standing) ;;
	48) "${run[@]}" draw swap $(number 6) $(number 6) ;;
	49) "${run[@]}" table add 2 $(pick "1 ${third[$game]}" "2 ${other[$game]}" "3 ${first[$game]}") ;;
	50) "${run[@]}" table remove $(number 3) $table ;;
	51) { line && echo . && echo .; } | "$RENONSZ" -e Kupa enter $round $table >/dev/null 2>&1 ;;
	52 | 53) run undo $(number 2) --yes && { "$RENONSZ" event show Kupa || "$RENONSZ" redo --yes; } >/dev/null 2>&1 ;;
	54) run redo --yes ;;
	55) run import $(pick more.ulti away.ulti) ;;
	56)
		before=$(printf '%s\n' earlier.*.db | head -1)
		[ -f $before ] && cp $before fork.db && "$RENONSZ" -f fork.db -e Kupa deal $(pick "add 2 1" "edit 2 1 1") $(line) >/dev/null 2>&1
		"${run[@]}" merge fork.db Kupa
		;;
	57) "${run[@]}" cards set $round $table $deal "A P t kP" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' "talon zA tX" ;;
	58) "${run[@]}" duplicate attach $(number 3) $(pick mag szem) 3 --force ;;
	59) run season $(pick "new 2026 --count best=3" "change 2026 --least 2") ;;
	61) "${run[@]}" deal insert $round $table $deal $(line) ;;
	6[23]) "${run[@]}" order $(pick "draw kiss nagy tóth varga" "draw --seed s" "enter $who nagy" "enter $who" "waive $who" "remove") -t $table ;;
	1 | 64) run player join $who $(pick kiss nagy "új ede" dobó) ;;
	60) run season $(pick "add 2026 Kupa --weight 50" "add 2026 Régi" "remove 2026 Régi" "remove 2026") ;;
	esac
}
# What two books have to say alike; in no journal are earlier revisions of deals and rulings, nor their numbers, nor what was
# played of a void deal.
told() {
	"$RENONSZ" -f "$1" -e Kupa export --journal
	for list in standings "standings --teams" "discipline list" "round list" prizes; do "$RENONSZ" -f "$1" -e Kupa $list --csv; done
	[ $game != ecarte ] || for list in 1 2; do "$RENONSZ" -f "$1" -e Kupa order -t $list --csv; done
	"$RENONSZ" -f "$1" -e Kupa ruling list --csv | cut -d, -f1-4,6-
	"$RENONSZ" -f "$1" -e Kupa deals --csv | awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
		$at["state"] == "void" { $4 = $5 = $at["line"] = "" } $at["state"] != "redeal" { NF = at["state"]; print }'
}
# nothing NAME BOOK: merging it changes nothing.
nothing() {
	cp book.db now.db
	"$RENONSZ" -f now.db merge "$2" Kupa >.out 2>.err || echo "not ok - $1 (SEED=$SEED): status $?"
	RENONSZ_DB=now.db state >is 2>&1
	cmp -s state.was is || { echo "not ok - $1 (SEED=$SEED)" && diff state.was is | head -20 | sed 's/^/# /'; }
}
# alike NAME BOOK: the event is the same there.
alike() {
	told $2 >is 2>&1
	same "$1 (SEED=$SEED)" was is
	ok "$1: diff finds nothing (SEED=$SEED)" "$RENONSZ" -e Kupa diff $2
}

# What came by a merge that is undone may come again: that is not asked here.
undo_own() {
	sqlite3 $1 "SELECT command FROM step WHERE kind = 'change' AND NOT undone ORDER BY id DESC LIMIT 1" | grep -q "merge" ||
		"$RENONSZ" -f $1 undo --yes
}
# One of few lines, so that two books come to the same by themselves, and go back to what there was.
few() {
	case $game in
	ulti) pick "A P m +" "A P m -" "B B +" ;;
	tarokk) pick "A 1 B +" "A 1 B -" "B 2 C +" ;;
	ecarte) pick "A e A3 / d A3 kB / v B3 / e A5 / e A3" "B e A5 / e A5 / e A3" hamis ;;
	esac
}
# One command that goes on with a copy: deals and settings alone, which are compared below.
go_on() {
	local round=$(number 2) table=$(number 2) deal=$(number 4)
	local -a run=("$RENONSZ" -f $1 -e Kupa)
	case $(number 20) in
	[1-5]) "${run[@]}" deal add $round $table $(line) ;;
	[67]) "${run[@]}" deal edit $round $table $deal $(line) ;;
	8 | 9) "${run[@]}" deal insert $round $table $deal $(line) ;;
	1[01]) "${run[@]}" deal remove $round $table $deal ;;
	12) "${run[@]}" deal $(pick void redeal) $round $table $deal --reason ok ;;
	1[34]) undo_own $1 ;;
	1[7-9] | 20) "${run[@]}" deal edit $(number 2) 1 1 $(few) ;;
	1[56]) "${run[@]}" event set $(pick stake=10 stake=20 place=Pécs place=Eger unseated=bye ties=wins,best ties=lot prizes=300,200 prizes=100 substitute=absent ranking=score entry-fee=500) ;;
	esac >/dev/null 2>&1 </dev/null
}
# What a book says of each deal ("round table deal", what it is) and of each setting.
parts() {
	"$RENONSZ" -f $1 -e Kupa deals --csv | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
		$3 != "" { print $1, $2, $3 "\t" $at["dealer"] " " $at["line"] " " $at["state"] }'
	sqlite3 -separator "$(printf '\t')" $1 "SELECT key, value FROM setting JOIN event ON event.id = event WHERE name = 'Kupa' AND value <> ''
		UNION ALL SELECT 'stake', stake FROM event WHERE name = 'Kupa' UNION ALL SELECT 'place', place FROM event WHERE name = 'Kupa'"
}
# by_parts: of a part that one book changed alone the merged one has its version; of one that both did, what both say, or it
# is as it was here, and that was told. A table is one part as soon as it was left out.
by_parts() {
	awk -F '\t' -v said="$(tr -s '\n ' '  ' <.err)" -v free="$1" '
		{ part[$1]; is[FILENAME, $1] = $2 }
		END {
			for (p in part) {
				split(p, n, " ")
				is_deal = n[3] != ""
				base = is["base.parts", p]; ours = is["ours.parts", p]; theirs = is["theirs.parts", p]; now = is["now.parts", p]
				table = n[1] " " n[2]
				told = index(said, is_deal ? ", " n[1] ". forduló, " n[2] ". asztal: " : " " p ": itt ")
				# Both removed the same, and one of them inserted a deal behind that: all of the table is as it is there.
				moved = is_deal && index(said, n[1] ". forduló, " n[2] ". asztal: a másik könyvben leosztást szúrtak be")
				gone = index(said, n[1] ". forduló, " n[2] ". asztal: a másik könyvben ez már nincs meg, itt megmaradt (ha itt se kell, törölje): asztal ")
				changed[table] = changed[table] || ours != base
				if (is_deal && told) { left[table]; wanted = ours }
				else if (is_deal && gone) wanted = ours
				else if (theirs == base || ours == theirs) wanted = ours
				else if (ours == base) wanted = theirs
				else if (told) wanted = ours
				else if (moved) wanted = theirs
				else { print p ": both changed it, and nothing is said"; continue }
				if (now != wanted) print p ": «" now "», wanted «" wanted "» (" base " | " ours " | " theirs ")"
			}
			for (table in left) if (!changed[table] && !index(free, "|" table "|")) print table ": changed there alone, and left out"
		}' base.parts ours.parts theirs.parts now.parts
}

# takes BOOK OTHER: it takes over what the other is, `wrong` says which parts come out wrong; then once more.
takes() {
	parts $1 >ours.parts && parts $2 >theirs.parts && cp common.parts base.parts
	local last=$(sqlite3 $1 "SELECT max(id) FROM step") apart
	# Where more was done than to record deals, a table may be left out as a whole.
	apart=$(sqlite3 $1 "SELECT '|' || round || ' ' || no || '|' FROM game_table")
	"$RENONSZ" -f $1 merge $2 Kupa >.out 2>.err
	code=$?
	parts $1 >now.parts
	by_parts "$apart" >wrong
	if [ $code = 0 ] || [ $last != $(sqlite3 $1 "SELECT max(id) FROM step") ]; then
		awk -F '\t' '{ part[$1]; is[FILENAME, $1] = $2 } END { for (p in part) { now = is["now.parts", p]
			if (now != is["theirs.parts", p]) now = is["base.parts", p]
			if (now != "") print p "\t" now } }' base.parts theirs.parts now.parts >common.parts
	fi
	cp .err told && RENONSZ_DB=$1 state >state.once 2>&1
	"$RENONSZ" -f $1 merge $2 Kupa >/dev/null 2>&1
	RENONSZ_DB=$1 state >state.again 2>&1
	cp told .err
	cmp -s state.once state.again || echo "once more it changes something" >>wrong
}

# One command that adds something with a mark of its own ($mark), or that takes something away.
back_and_forth() {
	local round=$(number 3) table=$(number 3) deal=$(number 3)
	local -a run=("$RENONSZ" -f $1 -e Kupa)
	case $(number 26) in
	1) "${run[@]}" discipline add $(pick sárga figyelmeztetés) $(pick kiss nagy tóth) --reason jel$mark ;;
	2) "${run[@]}" event set prizes=${mark}00 ;;
	3) "${run[@]}" event set $(pick prizes=none team-1=none) ;;
	4) "${run[@]}" sheet check $round $table --by Jel$mark ;;
	5) "${run[@]}" sheet uncheck $round $table ;;
	6) "${run[@]}" sheet sign $round $table --by Jel$mark --force ;;
	7) "${run[@]}" sheet open $round $table ;;
	8) "${run[@]}" player add "Jel$mark Ede" && "${run[@]}" entry add "Jel$mark Ede" ;;
	9) "${run[@]}" entry remove "Jel$(number $mark) Ede" ;;
	10) "${run[@]}" table add $round $table ${third[$game]} ;;
	11) "${run[@]}" table remove $round $table ;;
	12) "${run[@]}" draw announce jel$mark ;;
	1[3-7]) undo_own $1 ;;
	18 | 19) "${run[@]}" deal void $round $table $deal --reason jel$mark ;;
	2[01]) "${run[@]}" deal add $round $table $(line) ;;
	22) "${run[@]}" deal remove $round $table $deal ;;
	23) "${run[@]}" round $(pick add remove) $(number 4) ;;
	24) "${run[@]}" event set "team-1=Jel$mark: 1,2,3" ;;
	25) "${run[@]}" rule $(ruled) -r $round -t $table -d $deal judge=Jel$mark --yes ;;
	26) "${run[@]}" player change $(pick kiss nagy) --club Jel$mark ;;
	esac >/dev/null 2>&1 </dev/null
}
# What has a mark in a book.
marked() {
	"$RENONSZ" -f $1 -e Kupa export --journal | grep -i 'jel[0-9]' | grep -v ^verseny
	sqlite3 $1 "SELECT key, value FROM setting WHERE value <> '' AND key IN ('prizes', 'draw-announced')"
}

declare -f write >written
grep -o '{ "[a-z ]*", "[^"]*", cli_run_[a-z_]*, CLI_\(WRITES\|CREATES\)' "$TESTS/../src/cli/commands.c" | cut -d'"' -f2 >writing
while read -r command; do
	grep -qE "(run|\[@\]}\"|Kupa) ($command|${command% *} .*\"${command#* })" written || echo "not ok - no history has: $command"
done <writing

for game in ulti tarokk ecarte; do for ((history = 1; history <= histories; history++)); do
	rm -f ./*.db*
	of="$game, history $history"
	{ printf 'verseny "Kupa" datum=2026-11-21 leosztas=3 szabaly=%s\n' ${edition[$game]}
	i=0; for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Varga Ilona" "Balogh Ödön" "Csiki Dia" "Dobó Pál" "Fa Géza" "Gál Anna"; do
		echo "nevezo $((++i)) \"$player\""; done
	printf 'fordulo 1\nasztal 1\n%s\nasztal 2\n%s\n' "${first[$game]}" "${other[$game]}"; } >kupa.ulti
	{ cat kupa.ulti; printf 'fordulo 2\nasztal 3\n%s\n%s\n' "${first[$game]}" "1 $(line)"; } >more.ulti
	sed 's/Kupa/Másik/' more.ulti >away.ulti
	printf 'név;forduló;asztal;pont\nKiss Péter;1;1;12\nNagy Éva;1;1;-5\nMúlt Misi;1;1;-7\n' >past.csv
	printf 'név;klub\nÚj Ede;Ulti Klub\nÚj Pál;\nNagy Éva;Ulti Klub\n' >players.csv
	RENONSZ_NOW=2026-11-21T18:00:00Z ok "$of: begins" "$RENONSZ" import kupa.ulti
	for ((step = 1; step <= length; step++)); do
		export RENONSZ_NOW=$(printf '2026-11-21T19:%02d:00Z' $((step % 60)))
		write
		[ $((step % (length / 4))) = 0 ] && cp book.db earlier.$step.db
	done
	export RENONSZ_NOW=2026-11-22T10:00:00Z
	"$RENONSZ" event use Kupa >/dev/null 2>&1
	told book.db >was 2>&1
	state >state.was 2>&1
	for earlier in earlier.*.db; do
		"$RENONSZ" -f $earlier event show Kupa >/dev/null 2>&1 && nothing "$of: an earlier state, $earlier, brings nothing" $earlier
	done
	# What was corrected in a copy: whatever comes of it, once more it brings nothing.
	cp "$(printf '%s\n' earlier.*.db | head -1)" fork.db && cp book.db twice.db
	for ((edit = 1; edit <= 8; edit++)); do
		"$RENONSZ" -f fork.db -e Kupa deal edit $(number 2) $(number 2) $(number 3) $(line) >/dev/null 2>&1
	done
	for times in once again; do
		"$RENONSZ" -f twice.db merge fork.db Kupa >.out 2>.err
		RENONSZ_DB=twice.db state >state.$times 2>/dev/null
	done
	same "$of: corrections of a copy come once (SEED=$SEED)" state.once state.again
	ok "$of: and the book is sound (SEED=$SEED)" "$RENONSZ" -f twice.db verify
	# Two copies that each go on: what one did alone is so in both, whoever takes it over; where both did, it is told.
	for ((fork = 1; fork <= forks; fork++)); do
		cp book.db ours.db && cp book.db theirs.db
		for ((step = 1; step <= 14; step++)); do go_on $(pick ours.db theirs.db theirs.db); done
		for book in ours theirs; do parts $book.db >$book.parts; done
		parts book.db >base.parts
		last=$(sqlite3 book.db "SELECT max(id) FROM step")   # what was done and undone here is no table that was let be
		apart=$(sqlite3 ours.db "SELECT '|' || round || ' ' || no || '|' FROM game_table WHERE signed_by IS NOT NULL OR id IN (SELECT game_table FROM ruling)
			OR id IN (SELECT game_table FROM deal_cards) OR id IN (SELECT game_table FROM deal WHERE step > $last)")
		"$RENONSZ" -f ours.db merge theirs.db Kupa >.out 2>.err
		echo $? >code
		parts ours.db >now.parts
		by_parts "$apart" >wrong
		[ -s wrong ] && echo "not ok - $of: two copies, $fork (SEED=$SEED)" && sed 's/^/# /' wrong .err
		grep -q "asztal: .*: itt\|: itt „" .err && [ $(cat code) != 5 ] && echo "not ok - $of: what was left out is in the status (SEED=$SEED)"
		RENONSZ_DB=ours.db state >state.once 2>/dev/null
		"$RENONSZ" -f ours.db merge theirs.db Kupa >/dev/null 2>&1
		RENONSZ_DB=ours.db state >state.again 2>/dev/null
		same "$of: two copies, once more (SEED=$SEED)" state.once state.again
		ok "$of: the book is sound (SEED=$SEED)" "$RENONSZ" -f ours.db verify
	done
	# Both go on, and take over from each other, again and again: of each part that counts which both last said alike.
	for ((fork = 1; fork <= forks; fork++)); do
		cp book.db one.db && cp book.db other.db && parts book.db >common.parts
		for round in 1 2 3; do
			for ((step = 1; step <= 8; step++)); do go_on $(pick one.db other.db); done
			for way in "one other" "other one"; do
				takes ${way% *}.db ${way#* }.db
				[ -s wrong ] && echo "not ok - $of: both ways, $fork.$round: $way (SEED=$SEED)" && sed 's/^/# /' wrong .err
				echo $code >"$way.code"
			done
			[ "$(cat "one other.code" "other one.code" | xargs)" != "0 0" ] || { parts one.db >one.says; parts other.db >other.says
				same "$of: both ways, $fork.$round: both say the same (SEED=$SEED)" one.says other.says; }
		done
		for book in one other; do ok "$of: both ways, the books are sound (SEED=$SEED)" "$RENONSZ" -f $book.db verify; done
	done
	# Two books that take over from each other: what was taken back in one does not come back to it.
	for ((fork = 1; fork <= forks; fork++)); do
		cp book.db a.db && cp book.db b.db
		: >a.ever && : >b.ever && : >a.met && : >b.met
		for ((mark = 1; mark <= 24; mark++)); do
			book=$(pick a b)
			back_and_forth $book.db
			marked $book.db >>$book.ever
			[ $((mark % 4)) = 0 ] || continue
			for way in $(pick "a b" "b a" "a b a" "b a b"); do
				[ $way = a ] && other=b || other=a
				marked $way.db >had
				cp $way.db before.db
				"$RENONSZ" -f $way.db merge $other.db Kupa >.out 2>.err
				marked $way.db >has
				sort -u $way.ever >ever
				# What the other one had when this one last knew of it, and has not put there since.
				sort -u had has | comm -23 - <(sort -u had) | comm -12 - ever | comm -12 - <(sort -u $other.met) >came
				marked $other.db | sort -u >$other.met
				sort -u has | comm -12 - $other.met >>$way.met
				[ -s came ] && echo "not ok - $of: back and forth, $fork: what was taken back does not come back (SEED=$SEED)" &&
					sed 's/^/# /' came .err
				cat has >>$way.ever
				RENONSZ_DB=$way.db state >state.once 2>/dev/null
				"$RENONSZ" -f $way.db merge $other.db Kupa >/dev/null 2>&1
				RENONSZ_DB=$way.db state >state.again 2>/dev/null
				same "$of: back and forth, $fork, once more (SEED=$SEED)" state.once state.again
			done
		done
		ok "$of: back and forth, the books are sound (SEED=$SEED)" "$RENONSZ" -f a.db verify
		ok "$of: back and forth, the books are sound (SEED=$SEED)" "$RENONSZ" -f b.db verify
	done
	for carried in Régi "Más 1"; do
		"$RENONSZ" -e "$carried" export --journal 2>/dev/null | "$RENONSZ" -f read.db import - >/dev/null 2>&1
		"$RENONSZ" -f fresh.db merge book.db "$carried" >/dev/null 2>&1
	done
	"$RENONSZ" -e Kupa export --journal -o now.ulti 2>/dev/null
	ok "$of: its journal is read (SEED=$SEED)" "$RENONSZ" -f read.db import now.ulti
	alike "$of: it makes the same book" read.db
	ok "$of: merged into an empty book (SEED=$SEED)" "$RENONSZ" -f fresh.db merge book.db Kupa
	alike "$of: it is the same too" fresh.db
	ok "$of: read once more (SEED=$SEED)" "$RENONSZ" -f read.db import now.ulti
	alike "$of: nothing changes" read.db
done; done
