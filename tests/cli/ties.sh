# What parts equals, and points carried over: small events whose figures are worked out by hand.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
# Anna 0, Béla 20, Cili 0, Dóra 20, Ede 0, Feri -40. Tables won (in halves): Anna 2, Béla 2, Dóra 3 (one shared), Ede 1 (shared).
# Best round: Anna 10, Béla 20, Cili 10, Dóra 15, Ede 5. Against each other: Anna +20 of Cili, Ede +5 of Anna.
sed 's/"Kupa"/"Elődöntő"/' "$TESTS/cases/six.ulti" | "$RENONSZ" import - 2>err.txt
ranks() { "$RENONSZ" "$@" standings --csv | sed 1d | awk -F, '{ sub(/.* /, "", $2); print $1, $2 }' | xargs; }
is "equals share the place" "1 Béla 1 Dóra 3 Anna 3 Cili 3 Ede 6 Feri" "$(ranks)"
try() { # TIES WANTED
	"$RENONSZ" event set "ties=$1" 2>err.txt || cat err.txt
	is "by $1" "$2" "$(ranks)"
}
try wins "1 Dóra 2 Béla 3 Anna 4 Ede 5 Cili 6 Feri"
try best "1 Béla 2 Dóra 3 Anna 3 Cili 5 Ede 6 Feri"
try met "1 Béla 1 Dóra 3 Anna 4 Ede 5 Cili 6 Feri"
try best,met "1 Béla 2 Dóra 3 Anna 4 Cili 5 Ede 6 Feri"
try lot "1 Béla 1 Dóra 3 Anna 3 Cili 3 Ede 6 Feri"
ok "a lot is drawn and recorded" "$RENONSZ" event set lot=5,3,1
"$RENONSZ" standings | tr '\n' ' ' >.out
has "who still waits for it is said" "még nincs beírva: 1. hely: Második Béla (2), Negyedik Dóra (4)." .out
has "and how it is recorded" "renonsz event set lot=5,3,1,RAJTSZÁM" .out
is "and in JSON" "[2,4]" "$("$RENONSZ" standings --json | jq -c .lot_awaited)"
"$RENONSZ" standings -o lot.html
has "on paper too" "még nincs beírva: 1. hely" lot.html
lacks "without the command" RAJTSZÁM lot.html
"$RENONSZ" event set lot=5,3,1,4,2 2>err.txt
"$RENONSZ" standings | tr '\n' ' ' >.out
lacks "and no more when it is" "nincs beírva" .out
"$RENONSZ" undo --yes 2>err.txt
is "by the lot" "1 Béla 1 Dóra 3 Ede 4 Cili 5 Anna 6 Feri" "$(ranks)"
try best,lot "1 Béla 2 Dóra 3 Cili 4 Anna 5 Ede 6 Feri"
try none "1 Béla 1 Dóra 3 Anna 3 Cili 3 Ede 6 Feri"
try best,met,wins,lot "1 Béla 2 Dóra 3 Anna 4 Cili 5 Ede 6 Feri"
for wrong in ties=best,best ties=luck ties=best, "ties=" lot=1,1 lot=0 lot=x; do status "refused: $wrong" 3 "$RENONSZ" event set "$wrong"; done
for lang in hu en; do "$RENONSZ" --lang $lang standings >page && golden ties.$lang.txt page; done

# ---- carried over ---------------------------------------------------------------------------------
# Place points of the semi-final: Anna 4, Béla 5, Ede 4,5. Half of it: 2, 2,5, 2,25; of the scores 0, 10, 0.
"$RENONSZ" import - 2>err.txt <<-'END'
	verseny "Döntő" datum=2026-11-21
	fordulo 1
	asztal 1
	A="Első Anna" B="Második Béla" C="Ötödik Ede"
	osszeg = 7 -3 -4 leosztas=9
END
"$RENONSZ" event use Döntő 2>err.txt
ok "half of the semi-final is carried" "$RENONSZ" event carry Elődöntő 50
figures() { "$RENONSZ" "$@" standings --csv | sed 1d | awk -F, '{ sub(/.* /, "", $2); print $1, $2, $3, $4 }' | xargs; }
is "and counts" "1 Anna 5 7 2 Béla 4.5 7 3 Ede 3.25 -4" "$(figures)"
is "in columns of its own" "2,0 2.5,10 2.25,0" "$("$RENONSZ" standings --csv | head -4 | sed 1d | cut -d, -f16,17 | xargs)"
is "as their heads say" "carried_place_points,carried_score" "$("$RENONSZ" standings --csv | head -1 | cut -d, -f16,17)"
is "and after the first round" "5 4.5 3.25" "$("$RENONSZ" standings --json | jq -r '[.standings[].rounds[0].total_place_points] | map(tostring) | join(" ")')"
"$RENONSZ" event new "Másik Döntő" --date 2026-11-22 2>err.txt
for who in "Új Ubul" "Új Vera" "Új Zoltán"; do "$RENONSZ" player add "$who" 2>err.txt; done
for who in "Új Ubul" "Ötödik Ede" "Új Vera" "Második Béla" "Új Zoltán" "Első Anna"; do "$RENONSZ" entry add "$who" 2>err.txt; done
status "without points brought along there is no order to draw by" 3 "$RENONSZ" draw 1 --by standing
"$RENONSZ" event carry Elődöntő 50 2>err.txt
ok "with them there is" "$RENONSZ" draw 1 --by standing
is "who brings some sit together" "2,4,6" "$("$RENONSZ" draw check 1 --json | jq -r '.tables[0] | [.a_start_no, .b_start_no, .c_start_no] | sort | map(tostring) | join(",")')"
"$RENONSZ" event use Döntő 2>err.txt
ok "a quarter" "$RENONSZ" event carry Elődöntő 25
is "is rounded half away from 0: 1,125 to 14 twelfths" "1 Anna 4 7 2 Béla 3.25 2 3 Ede 2.17 -4" "$(figures)"
ok "taken back" "$RENONSZ" undo --yes
ok "all of it without a number" "$RENONSZ" event carry Elődöntő
has "which is said" "elért pontjainak 100 százalékát innen: Elődöntő" .err
ok "taken back too" "$RENONSZ" undo --yes
is "half again" "1 Anna 5 7 2 Béla 4.5 7 3 Ede 3.25 -4" "$(figures)"
ok "a sheet of the semi-final is corrected" "$RENONSZ" -e Elődöntő sheet totals 2 1 --deals 9 --force = -10 16 -6
is "which counts here: half of -1, away from 0" "1 Anna 5 7 2 Béla 4.5 7 3 Ede 3.25 -5" "$(figures)"
for lang in hu en; do "$RENONSZ" --lang $lang standings >page && golden ties.carry.$lang.txt page; done
for format in pdf xlsx html; do ok "as $format" "$RENONSZ" standings -o donto.$format; done
"$RENONSZ" standings | sed -n '1,8p' >page
has "a terminal has what was carried" "Hoz. pont" page
has "with its placement points" "Hoz. h.p." page
status "not more than there is" 3 "$RENONSZ" event carry Elődöntő 150
has "is said" "legfeljebb 100 százalék" .err
status "nor as a setting" 3 "$RENONSZ" event set "carry=150 2026-11-20 Elődöntő"
status "not into itself" 3 "$RENONSZ" event carry Döntő 50
"$RENONSZ" event carry Döntő 50 -e Elődöntő 2>err.txt
status "nor in a circle" 3 "$RENONSZ" standings
ok "it is taken back" "$RENONSZ" undo --yes
status "an event that is not there" 4 "$RENONSZ" event carry Sehol 50
for wrong in "carry=50 Kupa" carry=50 "carry=0 2026-11-20 Elődöntő" "carry=x 2026-11-20 Elődöntő"; do status "refused: $wrong" 3 "$RENONSZ" event set "$wrong"; done

# ---- who qualified ---------------------------------------------------------------------------------
ok "a final of its own" "$RENONSZ" event new "Kis döntő" --date 2026-11-23
entered() { "$RENONSZ" entry list --csv | sed 1d | awk -F, '{ sub(/.* /, "", $2); print $1, $2 }' | xargs; }
ok "the first three" "$RENONSZ" entry qualify Elődöntő 3
is "by their places" "1 $(ranks -e Elődöntő | awk '{ print $2 }') 2 $(ranks -e Elődöntő | awk '{ print $4 }') 3 $(ranks -e Elődöntő | awk '{ print $6 }')" "$(entered)"
has "how their points come along" 'event carry "Elődöntő"' .err
ok "once more" "$RENONSZ" entry qualify Elődöntő 3
has "changes nothing" "már nevezve volt: 3" .err
status "more than there are" 3 "$RENONSZ" entry qualify Elődöntő 7
status "out of itself" 3 "$RENONSZ" entry qualify "Kis döntő" 1
ok "one step" "$RENONSZ" undo --yes
none "takes them back" "$(entered)"
"$RENONSZ" -e Elődöntő discipline add withdrawal "Második Béla" --reason beteg 2>/dev/null
ok "who has withdrawn" "$RENONSZ" entry qualify Elődöntő 3
has "is left out" "Második Béla kimarad, mert visszalépett" .err
is "and the next comes up" 3 "$(entered | grep -v Béla | wc -w | awk '{ print $1 / 2 }')"
"$RENONSZ" undo --yes 2>/dev/null >&2
place() { "$RENONSZ" -e Elődöntő standings --csv | sed 1d | cut -d, -f2 | sed -n "$1p"; }
third=$(place 3) last=$(place 6)
"$RENONSZ" -e Elődöntő discipline add exclusion "$third" --reason durva 2>/dev/null
"$RENONSZ" -e Elődöntő discipline add withdrawal "$last" --reason beteg 2>/dev/null
ok "who is excluded" "$RENONSZ" entry qualify Elődöntő 2
has "is named too" "$third kimarad, mert ki van zárva" .err
status "who is out far below is not" 1 grep "$last" .err
none "and nobody of them comes up" "$(entered | grep -e "${third#* }" -e "${last#* }")"
for step in 1 2 3 4; do "$RENONSZ" undo --yes 2>/dev/null >&2; done
"$RENONSZ" -e Elődöntő event set ties=none 2>/dev/null
tied=$(ranks -e Elődöntő | awk '{ for (i = 1; i + 2 <= NF; i += 2) if ($i == $(i + 2)) { print (i + 1) / 2; exit } }')
status "a place that is shared" 3 "$RENONSZ" entry qualify Elődöntő "$tied"
has "is decided first" 'event set ties=' .err
for step in 1 2; do "$RENONSZ" undo --yes 2>/dev/null >&2; done
"$RENONSZ" event use Döntő 2>/dev/null

# ---- the places after each round are among those who had joined by then -------------------------------
# Dóra comes in round 2, Gizi takes a seat in round 3 of which totals are known, Huba one deal of a seat; Ede sits round 1 out
# and is back in round 3; Feri is gone after round 1. What a book with the rounds up to then says must be what the whole one says.
cat >late.ulti <<'END'
verseny "Esti" datum=2026-11-23 place-points-3=1-0-0 unseated=bye leosztas=2
nevezo 1 "Aladár A"
nevezo 2 "Béla B"
nevezo 3 "Cili C"
nevezo 4 "Dóra D"
nevezo 5 "Ede E"
nevezo 6 "Feri F"
nevezo 9 "Iván I"
fordulo 1
asztal 1
A=1 B=2 C=3
1 A U z ++
asztal 2
A=9 B=6 C="Kata K"
osszeg = 5 -2 -3 leosztas=2
fegyelmi "Feri F" fokozat=withdrawal fordulo=2 indok="haza" dontott="Nagy Béla" idopont="2026-11-23T18:00:00Z"
fordulo 2
asztal 1
A=1 B=4 C=3
1 A U z ++
fordulo 3
asztal 1
A=5 B=2 C=4
szek 2 B="Huba H"
1 A U z ++
2 B B +
asztal 2
A=9 B=1 C=3
szek 2 B="Gizi G"
osszeg = -40 10 30 leosztas=2
END
"$RENONSZ" -f late.db import late.ulti 2>err.txt || cat err.txt
late() { "$RENONSZ" -f late.db standings "$@" 2>/dev/null; }
# placed BOOK COLUMN: who has which place there, by name.
placed() { "$RENONSZ" -f "$1" standings --csv 2>/dev/null | awk -F, -v key="$2" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == key) at = i; next } $at { print $2, $at }' | sort; }
is "there were six, and no hole among their places" "1 2 3 4 5 5" "$(placed late.db r1_rank | awk '{ print $NF }' | sort -n | xargs)"
for round in 1 2 3; do
	sed "/^fordulo $((round + 1))\$/,\$d" late.ulti >until.ulti
	rm -f until.db*
	"$RENONSZ" -f until.db import until.ulti 2>err.txt || cat err.txt
	placed until.db rank >wanted.txt
	placed late.db r${round}_rank >got.txt
	ok "somebody played in round $round" test -s wanted.txt
	same "round $round: the places are those of the standings then" wanted.txt got.txt
done
# The same from the whole list: of everybody with a table up to then, one more than stand ahead by both totals.
late --json | jq -r '.standings as $all | range(1; 4) as $n | [$all[] | {player, at: ([.rounds[] | select(.round <= $n)])} | select(.at != [])
	| {player, key: [(.at | map(.place_points) | add), (.at | map(.score) | add)]}] as $in | $in[] | .key as $k | "\($n) \(.player) \(1 + ([$in[] | select(.key > $k)] | length))"' | sort >wanted.txt
for round in 1 2 3; do placed late.db r${round}_rank | sed "s/^/$round /"; done | sort >got.txt
same "counted a second time" wanted.txt got.txt
late --json >late.json
jq -e '[.standings[].rounds[].rank] | length > 0 and all(. > 0)' late.json >.out && echo "ok - JSON has a place of each round played" || echo "not ok - JSON has a place of each round played"
late -o late.html
is "on a page who came later has a dash there" "– – – –" "$(tr -d '\n' <late.html | sed 's/<tr/\n<tr/g' | grep 'Dóra D' | sed 's/<[^>]*>/ /g' | grep -o '–' | head -4 | xargs)"

# What parts equals parts them behind each round too, by what there was up to then.
ties="ties=wins,best,met,lot lot=3,1"
"$RENONSZ" -f late.db event set $ties 2>err.txt || cat err.txt
for round in 1 2 3; do
	sed "/^fordulo $((round + 1))\$/,\$d" late.ulti >until.ulti
	rm -f until.db*
	"$RENONSZ" -f until.db import until.ulti 2>err.txt && "$RENONSZ" -f until.db event set $ties 2>err.txt || cat err.txt
	placed until.db rank >wanted.txt
	placed late.db r${round}_rank >got.txt
	same "round $round with ties: the places are those of the standings then" wanted.txt got.txt
done
placed late.db rank >wanted.txt
same "behind the last round they are the final ones" wanted.txt got.txt

# ---- it goes back and forth -----------------------------------------------------------------------
figures | grep . >here.txt
for event in Elődöntő Döntő; do "$RENONSZ" -e $event export --journal; done >all.ulti
has "the journal has what is carried" 'carry="50 2026-11-20 Elődöntő"' all.ulti
has "the ties" 'ties="best,met,wins,lot"' all.ulti
ok "read into another book" "$RENONSZ" -f other.db import all.ulti
same "with the same figures" here.txt <(figures -f other.db -e Döntő | grep .)
is "and places" "$(ranks -e Elődöntő)" "$(ranks -f other.db -e Elődöntő)"
"$RENONSZ" -e Döntő export --journal >final.ulti
"$RENONSZ" -f third.db import final.ulti 2>err.txt
status "the final alone" 4 "$RENONSZ" -f third.db standings
has "says what is missing" "Elődöntő (2026. 11. 20.)" .err
for event in Elődöntő Döntő; do ok "merged into a book: $event" "$RENONSZ" -f fourth.db -e $event merge other.db; done
same "it is the same" here.txt <(figures -f fourth.db -e Döntő | grep .)
is "as it was before it was carried" "1 Anna 3 7" "$("$RENONSZ" standings --csv --at "$("$RENONSZ" log --csv | grep -m1 'event carry' | cut -d, -f1 | awk '{ print $1 - 1 }')" | sed -n 2p | cut -d, -f1-4 | sed 's/,[^,]* /,/; s/"//g; s/,/ /g')"
ok "the book is sound" "$RENONSZ" verify

# The event that the points come from gets another name and day, and another event the old ones: they come from the same.
"$RENONSZ" standings --csv >before.csv
ok "a new name and day" "$RENONSZ" -e Elődöntő event set "name=Elődöntő, délelőtt" date=2026-11-19
has "the final follows, which is said" "Döntő: továbbra is attól a versenytől hozza a pontjait, új nevén és napján: Elődöntő, délelőtt (2026. 11. 19.)" <(tr -s '\n ' '  ' <.err)
same "with the same standings" before.csv <("$RENONSZ" -e Döntő standings --csv)
"$RENONSZ" event new Elődöntő --date 2026-11-20 2>err.txt
same "whatever has the old name then" before.csv <("$RENONSZ" -e Döntő standings --csv)
ok "the book is sound" "$RENONSZ" verify
ok "taken back" "$RENONSZ" undo 2 --yes
has "both are as they were" 'carry="50 2026-11-20 Elődöntő"' <("$RENONSZ" -e Döntő export --journal)
same "in one step" before.csv <("$RENONSZ" -e Döntő standings --csv)
ok "the place alone" "$RENONSZ" -e Elődöntő event set place=Pécs
lacks "changes nothing there" "hozott pontok" .err
"$RENONSZ" event use Döntő 2>err.txt

# Shares of five and six at tables of tarokk are exact: 5 + 11/5 is before 5 + 13/6.
"$RENONSZ" -f parts.db import - 2>err.txt <<'END'
verseny "Részek" datum=2026-11-20 szabaly=vadasz-2025 leosztas=1 place-points-5="5-4-2-0-0" place-points-6="5-4-3-1-0-0"
fordulo 1
asztal 1
A="Abonyi Ádám" B="Bakos Bence" C="Csizmadia Cili" D="Deák Dóra" E="Erdélyi Elek"
osszeg = 0 0 0 0 0
asztal 2
A="Fodor Ottó" B="Gulyás Bence" C="Hegedűs Cili" D="Illés Dóra" E="Jakab Elek" F="Kiss Paula"
osszeg = 0 0 0 0 0 0
fordulo 2
asztal 1
A="Abonyi Ádám" B="Bakos Bence" C="Csizmadia Cili" D="Deák Dóra" E="Erdélyi Elek"
osszeg = 6 -1 -2 -2 -1
asztal 2
A="Fodor Ottó" B="Gulyás Bence" C="Hegedűs Cili" D="Illés Dóra" E="Jakab Elek" F="Kiss Paula"
osszeg = 50 -10 -10 -10 -10 -10
END
is "a share of five is exact" "Abonyi Ádám 7.2 6 Fodor Ottó 7.17 50" "$("$RENONSZ" -f parts.db standings --csv | sed -n '2,3p' | cut -d, -f2-4 | tr , ' ' | xargs)"
