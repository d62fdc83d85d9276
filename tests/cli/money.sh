# Who pays whom in forint: stakes, entry fees, prizes, bets; worked out by hand.
. "${TESTS:?}/lib.sh"
command -v jq >/dev/null || { echo "not ok - jq is missing"; exit 1; }
export RENONSZ_NOW=2026-11-21T18:00:00Z
r() { "$RENONSZ" "$@" 2>/dev/null; }
# paid ARG…: the payments, by the last word of each name.
paid() { r money "$@" --json | jq -r '.payments[] | "\(.from | split(" ") | last)>\(.to | split(" ") | last) \(.amount)"' | paste -sd';'; }
# balances ARG…: of everybody, by name.
balances() { r money "$@" --json | jq -r '.balances | sort_by(.name) | .[] | "\(.name | split(" ") | last) \(.balance)"' | paste -sd';'; }
sum() { r money "$@" --json | jq '[.balances[].balance] | add'; }

# ---- stakes: Béla and Dóra 20, Anna, Cili and Ede 0, Feri -40.
r import "$TESTS/cases/six.ulti" >/dev/null
ok "nothing is set" "$RENONSZ" money
has "nobody owes anything" "Senki sem tartozik senkinek." "$WORK/.out"
has "and how it is set is said" "event set stake=5 entry-fee=2000" <(tr -s '\n ' '  ' <"$WORK/.out")
r event set stake=5 >/dev/null
is "who lost pays who won" "Feri>Béla 100;Feri>Dóra 100" "$(paid)"
is "the balances are points times five" "Anna 0;Cili 0;Feri -200;Béla 100;Dóra 100;Ede 0" "$(balances)"
is "which is the fewest" proved "$(r money --json | jq -r .fewest)"
# Round 2: Anna -10, Dóra 15, Ede -5, Béla 20, Cili 10, Feri -30.
is "of a round" "Anna -50;Cili 50;Feri -150;Béla 100;Dóra 75;Ede -25" "$(balances --round 2)"
# Anna and Cili are even; of Ede, Feri, Béla and Dóra all four together alone: three payments.
is "in four payments" 4 "$(paid --round 2 | tr ';' '\n' | wc -l)"
has "of which the first makes two even" "Anna>Cili 50" <(paid --round 2)
has "without fees and prizes, it says" "Csak ennek a fordulónak a pontjai" <(r money --round 2)
none "a round that was not played" "$(paid --round 7)"

# ---- fees and prizes: 6 × 2000 = 12000 comes in.
# Places: (5000 + 3000) / 2 each for Béla and Dóra, 333 for Anna, Cili and Ede. Clubs: Debrecen and Győr 750. U20: Cili and Ede 450.
r event set entry-fee=2000 prizes=5000,3000,1000 prizes-club=1500 "category-1=U20: 3,6,5" prizes-1=900 >/dev/null
is "everybody's balance, the clubs' and the till's" \
	"Debrecen 750;Anna -1667;Győr 750;Cili -1217;Feri -2200;Béla 2100;Dóra 2100;till 601;Ede -1217" "$(balances)"
is "they add up to nothing" 0 "$(sum)"
is "the till has the fees less the prizes" "12000 -11399" "$(r money --json | jq -r '.balances[] | select(.name == "till") | "\(.fee) \(.prize)"')"
# No two are even, nor any fewer than all nine: eight payments.
is "nine who are even only together" "8 proved" "$(r money --json | jq -r '"\(.payments | length) \(.fewest)"')"
for lang in hu en; do "$RENONSZ" --lang $lang money >page && golden money.$lang.txt page; done
coded "its check code is the book's" page
for format in pdf xlsx html json csv txt; do ok "as $format" "$RENONSZ" money -o money.$format; done
ok "the workbook is what the book says" "$RENONSZ" verify --file money.xlsx
# The payments' names need more than the balances' figures below them: they go over several of those columns.
widths() { unzip -p "$1" xl/worksheets/sheet1.xml | grep -o '<col [^>]*>' | sed -n 's/.*min="\([0-9]*\)" max="\([0-9]*\)" width="\([0-9]*\).*/\1 \2 \3/p'; }
column() { widths money.xlsx | awk -v c=$1 '$1 <= c && $2 >= c { print $3 }'; }
is "who pays has room, figures have no more than they need" "yes yes" \
	"$([ $(column 1) -ge 14 ] && echo yes) $([ $(column 2) -le 8 ] && echo yes)"
joined=$(unzip -p money.xlsx xl/worksheets/sheet1.xml | grep -o 'mergeCell ref="B[^"]*' | sed -n '2s/.*:\([A-F]\).*/\1/p')
is "whom has the room of several of them" yes \
	"$(for c in 2 3 4 5 6; do [ $c -le $(($(printf %d "'$joined") - 64)) ] && column $c; done | awk '{ n += $1 } END { print (n >= 18 ? "yes" : "no: " n) }')"
is "and its figure stands behind them" "$(printf "\\$(printf %o $(($(printf %d "'$joined") + 1)))")" \
	"$(unzip -p money.xlsx xl/worksheets/sheet1.xml | grep -o '<c r="[A-Z]*[0-9]*"[^>]*><v>2100<' | sed -n '1s/.*r="\([A-Z]*\).*/\1/p')"
has "on paper by name" "a verseny pénztára" <(pdftotext -layout money.pdf - 2>/dev/null || cat page)
r discipline add visszalepes anna --reason hazament >/dev/null
is "who went home has paid the fee" -2000 "$(r money --json | jq '.balances[] | select(.name == "Első Anna") | .fee')"
r undo --yes >/dev/null
for wrong in entry-fee=0 entry-fee=-5 entry-fee=1,2 entry-fee=sok; do status "refused: $wrong" 3 "$RENONSZ" event set "$wrong"; done
has "the journal takes it along" "entry-fee=2000" <(r export --journal)
status "a round or a season" 2 "$RENONSZ" money --round 1 --season 2026

# ---- more prizes than fees: the organiser's money.
r event set entry-fee=none prizes=3000 prizes-club=none prizes-1=none ties=lot lot=4,2 stake=5 >/dev/null
is "comes out of the till" "Béla 100;Dóra 3100;till -3000" "$(balances | tr ';' '\n' | grep -E 'Béla|Dóra|till' | paste -sd';')"
is "Dóra has it first" "till>Dóra 3000;Feri>Dóra 100;Feri>Béla 100" "$(paid)"

# ---- a season: two events, each with its stake; Anna wins 30, Béla loses 30 at 10 Ft a point.
r event set prizes=none >/dev/null
r event new Második --date 2026-11-27 --stake 10 --deals 1 >/dev/null
for who in anna béla cili; do r entry add $who >/dev/null; done
r table add 1 1 A=1 B=2 C=3 >/dev/null
r sheet totals 1 1 --deals 1 = 30 -30 0 >/dev/null
is "the open event alone" "Béla>Anna 300" "$(paid)"
# Anna 300, Béla 100 - 300 = -200, Dóra 100, Feri -200.
is "both together" "Anna 300;Cili 0;Feri -200;Béla -200;Dóra 100;Ede 0" "$(balances --season 2026)"
is "in three payments" 3 "$(paid --season 2026 | tr ';' '\n' | wc -l)"
status "a season of no event" 4 "$RENONSZ" money --season 1999

# ---- who took over a seat has the points of the deals played; the fee is that of who is entered.
r event new Beugrós --date 2026-11-28 --stake 10 --deals 2 >/dev/null
for who in anna béla cili; do r entry add $who >/dev/null; done
r event set entry-fee=500 >/dev/null
r player add "Beugró Bori" >/dev/null
r table add 1 1 A=1 B=2 C=3 >/dev/null
r deal add 1 1 A P m + >/dev/null
has "deals are missing" "hiányzik még leosztás" <(r money)
r table seat 1 1 A="Beugró Bori" --from 2 >/dev/null
r deal add 1 1 A U m ++ >/dev/null
# Deal 1: Anna 2, Béla -1, Cili -1; deal 2: Bori 10, Béla -5, Cili -5; times ten.
is "each has their own" "Bori 100;Anna -480;Cili -560;Béla -560;till 1500" "$(balances)"

# ---- bets: A wins 10 of two bettors, at 2 Ft a unit.
r event new Écarté --date 2026-11-29 --edition ecarte --stake 2 >/dev/null
r player add "Tóth Tamás" >/dev/null; r player add "Nagy Nóra" >/dev/null
r table add 1 1 A="Tóth Tamás" B="Nagy Nóra" >/dev/null
ok "a coup with bets" "$RENONSZ" deal add 1 1 A e A5 / e A5 / e A5 fogad:A:10 'fogad:B:"Szabó Anna":5' 'fogad:B:"Szabó Béla":5' = 10 -10
is "are paid name by name" "Béla>Tamás 10;Anna>Tamás 10" "$(paid)"
"$RENONSZ" --lang en money >"$WORK/said" 2>&1
has "that they are by person is told" "Points are by person here, with the bets" <(tr -s '\n ' '  ' <"$WORK/said")
r round add 2 >/dev/null; r table add 2 1 A=1 B=2 >/dev/null; r sheet totals 2 1 --deals 1 = 7 -7 >/dev/null
is "of a sheet by totals nobody knows the bets" "Nóra -14;Anna -10;Béla -10;Tamás 34" "$(balances)"

# ---- who only stands in for another pays no fee, and is told so where they sit down and where they are listed.
r event new Beugros --date 2026-11-29 --stake 1 --deals 3 >/dev/null
r event set entry-fee=500 >/dev/null
for name in "Első Anna" "Második Béla" "Harmadik Cili"; do r entry add "$name" >/dev/null; done
r table add 1 1 A=1 B=2 C=3 >/dev/null
r deal add 1 1 A P z + >/dev/null
r player add "Segítő Saci" >/dev/null
ok "a substitute" "$RENONSZ" table seat 1 1 B="Segítő Saci" --from 2
has "is told so" "Beugró (Beugros): 4. Segítő Saci (elöl a rajtszáma). Nem sorsolt, és nevezési díjat nem fizet" "$WORK/.err"
has "and listed so" "Segítő Saci, beugró" <(r entry list)
has "to a script by name" "4,Segítő Saci," <(r entry list --csv)
has "who pays has the reason below" "Aki csak beugró, nem fizet nevezési díjat." <(r money)
is "and the fee is paid by three" 1500 "$(r money --json | jq '.balances[] | select(.name == "till").fee')"
ok "who is entered to play" "$RENONSZ" entry add "Segítő Saci"
is "pays it" 2000 "$(r money --json | jq '.balances[] | select(.name == "till").fee')"
none "and is no substitute" "$({ r money; r entry list; } | grep beugró)"

# ---- twenty-four people: of each table one gets what the other two pay, and no two pay as much as one gets.
r event new Nagy --date 2026-11-30 --stake 1 --deals 1 >/dev/null
{ echo név; for i in $(seq 1 90); do echo "Sok $(printf %02d "$i")"; done; } >many.csv
r player import many.csv >/dev/null
table() {
	r table add 1 $1 A=$((3 * $1 - 2)) B=$((3 * $1 - 1)) C=$((3 * $1)) >/dev/null
	r sheet totals 1 $1 --deals 1 = $((1000 + 37 * $1)) $((-400 - 11 * $1)) $((-600 - 26 * $1)) >/dev/null
}
for t in 1 2 3 4 5 6 7 8; do table $t; done
is "sixteen payments, which are the fewest" "proved 16" "$(r money --json | jq -r '"\(.fewest) \(.payments | length)"')"
is "they add up" 0 "$(sum)"

# ---- ninety: it is not said to be the fewest, nor are there more than 89.
for t in $(seq 9 30); do table $t; done
is "found, and not proved" "found true" "$(r money --json | jq -r '"\(.fewest) \(.payments | length < 65)"')"
has "which people are told" "nem bizonyított" <(r money)
is "it adds up all the same" 0 "$(sum)"
ok "sound" "$RENONSZ" verify

# ---- thirty with fees and three prizes: few get what many pay.
export RENONSZ_DB=$PWD/prizes.db
awk 'BEGIN { print "név;forduló;asztal;pont" }
{ for (i = 1; i <= NF; i++) { split($i, is, ":"); printf "%cek%cvári Géza;%d;%d;%d\n", 65 + is[1] % 6, 97 + is[1] / 6, NR, (i + 2) / 3, is[2] } }' >thirty.csv <<'END'
1:-29 2:43 3:-14 4:12 5:26 6:-38 7:-25 8:37 9:-12 10:-6 11:12 12:-6 13:-48 14:26 15:22 16:-25 17:21 18:4 19:11 20:54 21:-65 22:-46 23:18 24:28 25:3 26:59 27:-62 28:-21 29:-44 30:65
21:59 24:23 27:-82 11:60 20:-47 30:-13 23:0 4:52 16:-52 12:2 2:-27 8:25 19:59 14:1 1:-60 6:-28 5:14 29:14 9:-28 26:54 13:-26 3:28 7:52 18:-80 17:26 10:-39 22:13 15:27 28:-37 25:10
END
ok "thirty players" "$RENONSZ" event import thirty.csv --date 2026-03-03 --deals 9
r event use 1 >/dev/null
r event set stake=5 entry-fee=2000 prizes=20000,10000,5000 >/dev/null
is "28 payments, which are the fewest" "proved 28" "$(r money --json | jq -r '"\(.fewest) \(.payments | length)"')"
is "they add up" 0 "$(sum)"

# Where the totals of a sheet count, a bet from beside the table is left out, and that is said.
"$RENONSZ" -f bets.db import - 2>err.txt <<'END'
verseny "E" datum=2026-11-20 szabaly=ecarte leosztas=2 tet=10
nevezo 1 "Abonyi Ádám"
nevezo 2 "Bakos Bence"
nevezo 3 "Zala Tibor"
fordulo 1
asztal 1
A="Abonyi Ádám" B="Bakos Bence"
osszeg = 20 -20
1 A e A5 / e A5 / e A5 fogad:A:10 fogad:A:"Zala Tibor":5 fogad:B:15
END
"$RENONSZ" --lang en -f bets.db money | tr -s '\n ' '  ' >out.txt
has "a bet left out is said" "Round 1, table 1: the sheet’s totals count here, so the bets of Zala Tibor are not" out.txt
is "once, and of nobody who sits there" 1 "$(grep -o 'the bets of [A-Z][a-z]*' out.txt | wc -l)"
ok "the deals count" "$RENONSZ" -f bets.db sheet totals 1 1 --deals 0
has "then it is paid" "Zala Tibor" <("$RENONSZ" -f bets.db money --csv)
none "and nothing said" "$("$RENONSZ" --lang en -f bets.db money | grep -o "bets of")"
