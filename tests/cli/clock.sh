# The time of a round: started, shown large, sheets that are late.
. "${TESTS:?}/lib.sh"
at() { export RENONSZ_NOW=2026-11-21T$1Z; }
export TZ=Europe/Budapest
at 17:00:00
"$RENONSZ" import - 2>/dev/null <<-'END'
	verseny "Kupa" datum=2026-11-21 leosztas=1
	fordulo 1
	asztal 1
	A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
	asztal 2
	A="Kis Pál" B="Ön Éva" C="Őr Imre"
	asztal 3
	A="As Pál" B="Bs Éva" C="Cs Imre"
	fordulo 2
END
status "no clock yet" 4 "$RENONSZ" round clock
has "says how to start one" 'renonsz round start 1 --minutes 60' "$WORK/.err"
status "how long is to be said" 2 "$RENONSZ" round start 1
status "not longer than a day" 2 "$RENONSZ" round start 1 --minutes 1441
status "a round that is not there" 4 "$RENONSZ" round start 7 --minutes 60
at 18:00:00
ok "started" "$RENONSZ" round start 1 --minutes 60
has "in the time of the place" '1. forduló: elindult 19:00-kor, 60 perc, vége 20:00-kor.' "$WORK/.err"
status "not twice" 5 "$RENONSZ" round start 1 --minutes 45
has "unless it is insisted on" '--force' "$WORK/.err"
at 18:00:48
for lang in hu en; do
	"$RENONSZ" --lang $lang round clock >clock
	golden "clock.$lang.txt" clock
	ok "fits 80 columns and 24 lines ($lang)" test -s clock -a "$(wc -L <clock)" -le 80 -a "$(wc -l <clock)" -le 24
done
left() { "$RENONSZ" round clock "$@" --json | jq .[0].left; }
same_number() { if [ "$2" = "$3" ]; then echo "ok - $1"; else echo "not ok - $1: «$2», wanted «$3»"; fi; }
same_number "what is left" "$(left)" 3552
ok "a sheet in time" "$RENONSZ" deal add 1 1 A P z +
at 19:07:10
same_number "and when it is over" "$(left 1)" -430
ok "a late one" "$RENONSZ" deal add 1 2 A P z +
"$RENONSZ" --lang hu round clock >clock
has "which is named" 'az idő lejárta után lettek kész: 2 (20:07).' clock
has "and the one that is not done" 'még nincsenek kész: 3.' clock
has "and that it is over" 'Lejárt' clock
fits "it fits too" clock
"$RENONSZ" --lang hu sheet 1 2 >sheet
has "the sheet has a note" 'A forduló ideje 20:00-kor lejárt; a lap 20:07-kor készült el.' sheet
"$RENONSZ" --lang hu sheet 1 2 -o sheet.html 2>/dev/null
has "on paper too" 'a lap 20:07-kor' sheet.html
"$RENONSZ" --lang hu sheet 1 1 >sheet
lacks "one in time has none" lejárt sheet
"$RENONSZ" --lang hu sheet 1 3 >sheet
lacks "nor one that is not done" lejárt sheet
ok "a correction" "$RENONSZ" deal edit 1 1 1 A P z - --reason elírás
"$RENONSZ" --lang hu sheet 1 1 >sheet
lacks "makes nobody late" lejárt sheet
ok "totals" "$RENONSZ" sheet totals 1 3 = 4 -2 -2
"$RENONSZ" --lang hu sheet 1 3 >sheet
has "are late as well" 'a lap 20:07-kor' sheet
# A page goes on by itself, with nothing from a network.
ok "a page" "$RENONSZ" --lang hu round clock -o clock.html
has "knows the end" 'data-until="1795287600"' clock.html
same_number "which is that" "$(date -u -d "@$(sed -n 's/.*data-until="\([0-9]*\)".*/\1/p' clock.html)" +%FT%TZ 2>/dev/null)" 2026-11-21T19:00:00Z
never "and no address" "https?:|src=|@import" clock.html
# As long as the one before; taken away; told by a journal; taken back.
at 20:30:00
ok "the next one, as long" "$RENONSZ" round start 2
has "is said" '60 perc, vége 22:30-kor' "$WORK/.err"
same_number "the last one is shown" "$("$RENONSZ" round clock --csv | sed 1d | cut -d, -f1)" 2
ok "started again" "$RENONSZ" round start 2 --minutes 45 --force
"$RENONSZ" --lang hu log --last 1 >log
has "the log says so in words" 'a 2. forduló órája: 2026. 11. 21. 21:30, 60 perc → 2026. 11. 21. 21:30,' log
ok "taken back" "$RENONSZ" undo --yes
same_number "it is as before" "$("$RENONSZ" round clock --csv | sed 1d | cut -d, -f4)" 60
ok "away" "$RENONSZ" round start 2 --minutes 0
same_number "so the one before is shown" "$("$RENONSZ" round clock --csv | sed 1d | cut -d, -f1)" 1
ok "a clock, then its round is taken back" sh -c '"$0" round start 2 --minutes 5 && "$0" round remove 2 && "$0" round add 2' "$RENONSZ"
status "leaves none" 4 "$RENONSZ" round clock 2
"$RENONSZ" export --journal >kupa.ulti
has "the journal has it" 'ora kezdes=2026-11-21T18:00:00Z perc=60' kupa.ulti
ok "which another book reads" "$RENONSZ" -f other.db import kupa.ulti
"$RENONSZ" -f other.db export --journal >other.ulti
same "and writes the same" kupa.ulti other.ulti
for line in 'ora kezdes=most perc=60' 'ora kezdes="2026-11-21T18:00:00Z"' 'ora perc=0 kezdes="2026-11-21T18:00:00Z"' 'ora hossz=5'; do
	printf 'verseny "Rossz" datum=2026-11-21\nfordulo 1\n%s\n' "$line" >bad.ulti
	status "not: $line" 3 "$RENONSZ" -f bad.db import bad.ulti
done
# Started on two laptops: in the same minute it is the same clock; another of the two is taken over as it is told.
beside() { rm -f beside.db && "$RENONSZ" -f beside.db import kupa.ulti 2>/dev/null && "$RENONSZ" -f beside.db round start 1 --minutes 0 && cp beside.db kupa.db; }
ok "two books" beside
RENONSZ_NOW=2026-11-21T18:00:02Z ok "started here" "$RENONSZ" -f kupa.db round start 1 --minutes 60
RENONSZ_NOW=2026-11-21T18:00:07Z ok "and there" "$RENONSZ" -f beside.db round start 1 --minutes 60
for way in "kupa beside" "beside kupa" "kupa beside"; do ok "in one minute: $way" "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done
none "nothing is said of it" "$(grep -o órája .err)"
RENONSZ_NOW=2026-11-21T18:05:00Z ok "anew there" "$RENONSZ" -f beside.db round start 1 --minutes 50 --force
RENONSZ_NOW=2026-11-21T18:06:00Z ok "and here" "$RENONSZ" -f kupa.db round start 1 --minutes 50 --force
status "in two minutes" 5 "$RENONSZ" -f kupa.db merge beside.db
has "what to do is told" 'renonsz round start 1 --minutes 0' <(tr -s '\n ' '  ' <.err)
ok "as told" "$RENONSZ" -f kupa.db round start 1 --minutes 0
for way in "kupa beside" "beside kupa" "kupa beside"; do ok "and again: $way" "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done
has "the other one came over" 'kezdes=2026-11-21T18:05:00Z perc=50' <("$RENONSZ" -f kupa.db export --journal)
# At a terminal it goes on until Enter.
unset RENONSZ_NOW
(sleep 3.5; echo) | script -qec "stty cols 80 rows 24; env NO_COLOR=1 TERM=dumb '$RENONSZ' --lang hu round clock" /dev/null >screen 2>&1
ok "more than once" test "$(grep -c 'Kezdés 19:00' screen)" -ge 2
