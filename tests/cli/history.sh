# History: the log in words, steps taken back and done again, the book as it was. Every command that writes is run once.
. "${TESTS:?}/lib.sh"
export RENONSZ_OPERATOR=Erzsi
bare() { sed 's/,[0-9a-f]\{64\}$//; s/, *"seal": "[0-9a-f]*"//; s/"seal":"[0-9a-f]*"/"seal":""/g' "$1"; }   # without the seals
last() { sqlite3 "$RENONSZ_DB" "SELECT max(id) FROM step"; }

# run COMMAND…: one minute later, one command; what it made of the book is kept by its step.
minute=0
run() {
	minute=$((minute + 1))
	export RENONSZ_NOW=$(printf '2026-11-21T%02d:%02d:00Z' $((18 + minute / 60)) $((minute % 60)))
	if "$RENONSZ" "$@" >.out 2>.err; then echo "$*" >>ran; else echo "not ok - $* (status $?)" && sed 's/^/# /' .out .err; fi
	state >"state.$(last)"
}

printf 'név;klub\nNagy Éva;Ulti Klub\nTóth Imre;\nPapp Béla;Ulti Klub\nVarga Ede;\n' >players.csv
printf 'név;forduló;asztal;pont\nRégi Rezső;1;1;12\nKorábbi Kata;1;1;-5\nMúlt Misi;1;1;-7\n' >past.csv
printf 'verseny "Őszi Kupa" datum=2026-12-01\nfordulo 1\nasztal 1\nA="Új Ádám" B="Új Béla" C="Új Cili"\n1 A U z ++\n2 B P m +\n' >other.ulti
printf 'A P m +\n.\n' >keys
sed 's/Őszi/Téli/; s/12-01/12-08/; s/Új Cili/Nagy Éva/' other.ulti >third.ulti
RENONSZ_NOW=2026-12-02T10:00:00Z "$RENONSZ" -f away.db import third.ulti 2>/dev/null

state >state.0 2>/dev/null
run event new Kupa --date 2026-11-21 --place Szolnok --stake 10 --deals 6
run event set stake=20 deals=12 place=Debrecen
run event set place-points-3=5-3-1
run event new "Másik Kupa" --date 2026-11-22
run event use Kupa
run player add "Kiss Péter" --club "Ulti Klub"
run player change kiss --mark ifj. --club "Szolnoki UK"
run player change kiss --name "Kis Péter"
run player import players.csv
run entry add kis
run entry change kis --start 9
run entry remove varga
run round add
run round add 2
run round remove 2
run table add 1 1 A=kis B=nagy C=tóth
run table add 1 2 A=kis B=nagy C=papp
run table remove 1 2
run table seat 1 1 A=nagy B=kis C=papp
run deal add 1 1 A U z ++
run deal add 1 1 B P m + o=C
run deal edit 1 1 1 A U z +- --reason elírás
run deal edit 1 1 2 B P m + o=B
run deal void 1 1 2 --reason "nem számít"
run deal redeal 1 1 3 --reason "hibás osztás"
run deal add 1 1 3 C P m -
run deal remove 1 1 3
run deal add 1 1 3 C P m -
run rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=6 judge="Nagy Bandi"
run rule --revise 1 -r 1 -t 1 -d 1 by=C reason="mégis C"
run rule 3.4 -r 1 -t 1 -d 3 by=A state=open
run rule --revise 1 -r 1 -t 1 -d 3 state=dismissed reason=tévedés
run discipline add sarga kis -r 1 --reason kiabált --by "Nagy Bandi"
run cards set 1 1 4 "A P t kP" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' "talon zA tX"
run cards set 1 1 4 "A P t kP" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' "talon zA tX" "bemond A t40"
run deal add 1 1 5 A P m +
run deal insert 1 1 5 B P m +
run duplicate attach 1 magvetés 6
run duplicate attach 1 más 12 --force
run enter 1 1 <keys
run sheet check 1 1 --by "Kovács Ida"
run sheet uncheck 1 1
run sheet sign 1 1 --by "Bíró Éva" --force
run sheet open 1 1
run table seat 1 1 B=tóth --from 2
run table seat 1 1 B=kis --from 2
run sheet totals 1 1 = 5 -2 -3
run sheet totals 1 1 = 5 -3 -2 --force
run sheet totals 1 1 --deals 0
printf '100\n80\n60\n' >scale
run season new 2026 --count best=3 --least 2 --scale scale
run season add 2026 Kupa --weight 50
run season add 2026 "Másik Kupa"
run season change 2026 --name "2026/27" --count all --scale standard
run season remove 2026/27 "Másik Kupa"
run season add 2026/27 "Másik Kupa" --weight 80
run season remove 2026/27
run import other.ulti
run merge away.db
run draw announce lotto
run draw 7 --seed s
run draw swap 1 2 --round 7
run round start 1 --minutes 60
run event import past.csv --date 2024-03-05 --deals 9
run event carry "Másik Kupa" 50
run event set carry=none ties=best,lot lot=3,1
run entry qualify past 1
run player change tóth --public initials
run player change tóth --public none
run player change tóth --public name
run player join "múlt misi" varga
run entry add "régi rezső"
run player join "régi rezső" "új cili"
run event new Écarté --edition ecarte --date 2026-11-25
run order draw kis nagy tóth
run order enter papp kis
run order waive nagy
run order remove
run event use Kupa
done=$(last)

# Every command that writes was run.
grep -o '{ "[a-z ]*", "[^"]*", cli_run_[a-z_]*, CLI_\(WRITES\|CREATES\)' "$TESTS/../src/cli/commands.c" | cut -d'"' -f2 >writing
for command in undo redo; do echo $command >>ran; done   # below
is "the commands that write are known" 1 "$(($(wc -l <writing) > 25))"
while read -r command; do
	grep -q "^$command" ran && echo "ok - run: $command" || echo "not ok - no history of: $command"
done <writing

# The log.
for lang in hu en; do
	"$RENONSZ" --lang $lang log >log && golden history.log.$lang.txt log
	"$RENONSZ" --lang $lang log --csv >log && bare log >log.bare && golden history.log.$lang.csv log.bare
	"$RENONSZ" --lang $lang log -r 1 -t 1 -d 1 >log && golden history.deal.$lang.txt log
	"$RENONSZ" --lang $lang log --player tóth --last 2 >log && golden history.player.$lang.txt log
	"$RENONSZ" --lang $lang undo 3 --dry-run >log 2>&1 && golden history.undo.$lang.txt log
done
none "no line is wider than a terminal" "$("$RENONSZ" log | awk '{ gsub(/[\200-\277]/, "") } length > 80' | head -1)"
"$RENONSZ" log --json >log
is "the same in JSON" '[1,"event","made","Kupa"]' "$(jq -c '.[0] | [.step, .thing, .field, .event]' log)"
is "row by row" "$("$RENONSZ" log --csv | wc -l)" "$(($(jq length log) + 1))"
is "one step" "20" "$("$RENONSZ" log 20 --csv | sed 1d | cut -d, -f1)"
is "the last two" "$((done - 1)) $done" "$("$RENONSZ" log --last 2 --csv | sed 1d | cut -d, -f1 | uniq | xargs)"
is "of a table" "1,1" "$("$RENONSZ" log -r 1 -t 1 --csv | sed 1d | grep -v ',merge\|import' | cut -d, -f9,10 | sort -u | xargs)"
status "a table has a round" 2 "$RENONSZ" log -t 1
status "a deal has a table" 2 "$RENONSZ" log -d 1
status "a step that is not there" 4 "$RENONSZ" log 999
status "a player that is not there" 4 "$RENONSZ" log --player senki

# Back to the beginning and forth again, each state as it was.
state >before
status "a dry run" 0 "$RENONSZ" undo 5 --dry-run
state >after && same "changes nothing" before after
back() { # COMMAND STEP: one step, then the state is that of STEP
	"$RENONSZ" $1 --yes >/dev/null 2>&1 || echo "not ok - $1 to $2"
	state >now
	cmp -s "state.$2" now || { echo "not ok - $1 to $2" && diff "state.$2" now | head -5; }
}
for ((step = done - 1; step > 0; step--)); do back undo $step; done
"$RENONSZ" undo --yes >/dev/null 2>&1
none "all is taken back" "$("$RENONSZ" player list --csv | sed 1d)"
status "nothing more" 4 "$RENONSZ" undo
has "which is told" "nincs mit visszavonni" .err
status "nor by force" 4 "$RENONSZ" undo 3 --yes
for ((step = 1; step <= done; step++)); do back redo $step; done
status "nothing more to do again" 4 "$RENONSZ" redo
has "which is told" "nincs mit újra megtenni" .err
is "nothing disappears: every turn is a step" $((3 * done)) "$(last)"
ok "the book is sound" "$RENONSZ" verify

# Several at once: all or none.
ok "several" "$RENONSZ" undo 4 --yes
cmp -s "state.$((done - 4))" <(state) && echo "ok - back by four" || echo "not ok - back by four"
status "more than there are" 4 "$RENONSZ" redo 5 --yes
has "and how many there are is told" "csak 4 lépés tehető meg újra" .err
cmp -s "state.$((done - 4))" <(state) && echo "ok - is none" || echo "not ok - is none"
ok "forth by four" "$RENONSZ" redo 4 --yes
state >now && same "as it was" "state.$done" now

# The book as it was.
at() { "$RENONSZ" "$@" --csv 2>/dev/null; }
is "deals at a step" "A,10,-5,-5,U z ++" "$(at deals --at 20 | sed -n 2p | cut -d, -f4,6-8,11)"
is "and after its correction" "A,6,-3,-3,U z +-" "$(at deals --at 22 | sed -n 2p | cut -d, -f4,6-8,11)"
is "by time" "A,10,-5,-5,U z ++" "$(at deals --at "2026-11-21 18:21" | sed -n 2p | cut -d, -f4,6-8,11)"
at sheet show 1 1 --at 20 >sheet && has "the sheet" ",A,U z,++,,10,-5,-5," sheet
is "the standings" "Nagy Éva" "$(at standings --at 20 | sed -n 2p | cut -d, -f2)"
"$RENONSZ" export --journal --at 30 2>/dev/null >journal
head -n "$(wc -l <journal)" state.30 >wanted
same "the journal" wanted journal
status "no such step" 4 "$RENONSZ" deals --at 999
status "before the first" 4 "$RENONSZ" deals --at 2026-11-20
# People read and type the time of the place; the book, CSV and JSON keep UTC.
hungary() { TZ=CET-1CEST,M3.5.0,M10.5.0/3 "$RENONSZ" "$@"; }
is "typed as the clock on the wall" "$(at deals --at "2026-11-21 18:21")" "$(hungary deals --csv --at "2026.11.21. 19:21" 2>/dev/null)"
is "or as UTC" "$(at deals --at "2026-11-21 18:21")" "$(hungary deals --csv --at "2026-11-21T18:21Z" 2>/dev/null)"
hungary log 20 >log && has "read in the log" "2026. 11. 21. 19:" log
is "not by scripts" "$("$RENONSZ" log 20 --csv)" "$(hungary log 20 --csv)"
for at in tegnap 0 2026-11 "2026-11-21 18:3x" 2026-11-21T18:30:00Z0; do status "neither step nor time: $at" 2 "$RENONSZ" deals --at "$at"; done

# What came after: something new leaves nothing to do again; a sheet signed meanwhile stands in nobody's way.
"$RENONSZ" event use Kupa 2>/dev/null
"$RENONSZ" deal edit 1 1 4 A P m - 2>/dev/null
"$RENONSZ" sheet sign 1 1 --force 2>/dev/null
ok "the signing first" "$RENONSZ" undo --yes
ok "then the correction" "$RENONSZ" undo --yes
is "the deal is as it was" "A P m +" "$("$RENONSZ" deals --csv | awk -F, '$3 == 4 { print $4, $11 }')"
"$RENONSZ" player add Ede 2>/dev/null
status "something new ends it" 4 "$RENONSZ" redo

# And for good: what was undone before something new stays so when the new is undone too.
ok "the new one is undone" "$RENONSZ" undo --yes
ok "and done again" "$RENONSZ" redo --yes
is "the new one, not what was undone before it" 1 "$("$RENONSZ" player list --csv | cut -d, -f1 | grep -cx Ede)"
status "nothing behind it" 4 "$RENONSZ" redo
ok "the book is sound still" "$RENONSZ" verify

# A table that was taken back may be made again with another number of seats: deals have as many as they were written with.
export RENONSZ_DB="$WORK/seats.db"
"$RENONSZ" import "$WORK/other.ulti" 2>/dev/null
"$RENONSZ" player add "Új Dani" 2>/dev/null
"$RENONSZ" entry add "új dani" 2>/dev/null
make_table() { "$RENONSZ" table add 1 2 "$@" 2>/dev/null && "$RENONSZ" deal add 1 2 A P m + 2>/dev/null; }
ok "four seats" make_table A="új ádám" B="új béla" C="új cili" D="új dani"
ok "the deal is undone, and the table" "$RENONSZ" undo 2 --yes
ok "three seats" make_table A="új ádám" B="új béla" C="új cili"
ok "both are as they were written" "$RENONSZ" verify
"$RENONSZ" log --last 1 >log && has "and told so" "(+2 -1 -1)" log
ok "they are recovered" "$RENONSZ" recover "$RENONSZ_DB" -o "$WORK/new.db"
is "all of them" "$(sqlite3 "$RENONSZ_DB" "SELECT count(*) FROM deal")" "$(sqlite3 "$WORK/new.db" "SELECT count(*) FROM deal")"
ok "and proved" "$RENONSZ" -f "$WORK/new.db" verify

# What was undone leaves the settings free: it stays right by those under which it was written.
fresh() {   # EDITION [NAME]: an event with a table, of four with that one
	rm -f "$WORK"/free.db*
	export RENONSZ_DB="$WORK/free.db"
	"$RENONSZ" event new Szabad --date 2026-03-01 --deals 2 --edition "$1" 2>/dev/null
	for name in "Kis Pál" "Nagy Ede" "Varga Ida" ${2:-}; do "$RENONSZ" player add "$name" 2>/dev/null; done
	"$RENONSZ" table add 1 1 A=kis B=nagy C=varga ${2:+D="$2"} 2>/dev/null
}
sound() {   # NAME: verified, and taken over by another book
	ok "$1: it is sound" "$RENONSZ" verify
	rm -f "$WORK"/taker.db*
	ok "$1: another book takes it over" "$RENONSZ" -f "$WORK/taker.db" merge "$RENONSZ_DB"
	ok "$1: so does a recovered one" "$RENONSZ" recover "$RENONSZ_DB" -o "$WORK/taken.db"
	ok "$1: which is sound" "$RENONSZ" -f "$WORK/taken.db" verify
	rm -f "$WORK"/taken.db*
}
fresh mausz-2017
"$RENONSZ" deal add 1 1 A U z felad >/dev/null 2>&1
ok "the first deal is undone" "$RENONSZ" undo --yes
ok "a setting that decides points is set" "$RENONSZ" event set lost-ulti-extra=played
ok "the deal is typed again" "$RENONSZ" deal add 1 1 A U z felad
sound "a setting put right"
sqlite3 "$RENONSZ_DB" "DROP TRIGGER deal_point_fixed; UPDATE deal_point SET points = 2 * points WHERE deal = 1"
status "points that it has by no settings" 1 "$RENONSZ" verify --csv
has "are found" "points," .out
fresh mausz-2017
"$RENONSZ" event set edition=ulti-online 2>/dev/null
"$RENONSZ" deal add 1 1 A P z + fP >/dev/null 2>&1
ok "the deal and the edition are undone" "$RENONSZ" undo 2 --yes
sound "an edition undone"
fresh vadasz-2025 Pap
"$RENONSZ" deal add 1 1 A 3 B + >/dev/null 2>&1
ok "the deal of another game is undone" "$RENONSZ" undo --yes
ok "its edition put right" "$RENONSZ" event set edition=mausz-2017
sound "an edition put right"
ok "what was undone is told" "$RENONSZ" log

# What is of the game holds the edition fast, although no deal is recorded.
fresh mausz-2017
"$RENONSZ" rule jury -r 1 -t 1 -d 1 by=B claim=A state=dismissed reason=x --yes >/dev/null 2>&1
status "a claim that was turned down holds the edition" 3 "$RENONSZ" event set edition=ulti-online
has "which" "1. forduló, 1. asztal, 1. leosztás" <(tr -s ' \n' ' ' <.err)
has "and the way out" "renonsz undo" .err
status "and what decides points" 3 "$RENONSZ" event set lost-ulti-extra=played
ok "other settings are free" "$RENONSZ" event set stake=20
ok "it is undone" "$RENONSZ" undo 2 --yes
ok "then the edition is free" "$RENONSZ" event set edition=ulti-online
sound "an edition set again"
fresh mausz-2017
"$RENONSZ" cards set 1 1 1 "B U m" 'lap A="pF zL m9 pA mL pK mX t7 z8 pX" B="tF zA m7 t9 pL m8 tK zK mF p9" C="zF mK z9 zX z7 tL mA t8 tX p8"' 'talon p7 tA' >/dev/null 2>&1
status "so do cards" 3 "$RENONSZ" event set edition=ulti-online
ok "but not what decides points" "$RENONSZ" event set lost-ulti-extra=played
sound "cards noted"
fresh mausz-2017
"$RENONSZ" table remove 1 1 2>/dev/null
"$RENONSZ" duplicate attach 2 mag 4 2>/dev/null
status "so does a seed" 3 "$RENONSZ" event set edition=vadasz-2025
ok "its round is taken back" "$RENONSZ" round remove 2
ok "and the edition is free" "$RENONSZ" event set edition=vadasz-2025
sound "a seed taken back"

# Only a plain yes is one.
for answer in "inkább ne" "is it safe?" "yy" "igen nem" ""; do
	before=$("$RENONSZ" log --csv | wc -l)
	printf '%s\n' "$answer" | script -qec "env TERM=dumb $RENONSZ undo" /dev/null >said 2>/dev/null
	is "“$answer” undoes nothing" "$before" "$("$RENONSZ" log --csv | wc -l)"
done
printf 'Igen \n' | script -qec "env TERM=dumb $RENONSZ undo" /dev/null >said 2>/dev/null
has "“Igen” does" "Visszavonva" said
status "a book without a name" 2 "$RENONSZ" -f "" standings
