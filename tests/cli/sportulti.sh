# Line comparison: the published final of 2012, every figure a second time in SQL alone, deal by deal, why, the pages.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
db() { sqlite3 -separator , "$RENONSZ_DB" "$@"; }

# ---- the final of 2012 ----------------------------------------------------------------------------
# 7 tables of 7 × 9 deals; of each deal how line A stands at each table, 1 … 9, made so that it comes to the six published sums.
ranks="9876643 8976652 9876641 8998854 9889971 7884791 9889964 7887794 9889951 7887791 9889972 7887795 9889983 7887794 9889941 7887795
	9889931 7887695 9889931 7887797 9889973 7887691 9889951 7887791 9889932 7884693 9889972 7887691 9889953 7887591 9889931 7887795
	9889975 7887794 9889921 7887795 9889974 7887794 9889913 5887793 9889914 6774698 9889977 1776699 9889925 6772697 9889967 4776698
	9889947 6776699 9889956 6776698 9889927 6776498 9889925 3774698 9889962 6776698 9889973 5776298 9889956 3776699 9889943"
echo $ranks | awk 'BEGIN { split("U z --,U z -+,B -,P m - kP,P m -,P m +,P m + kP,U z +-,U z ++", line, ",")
		split("Alma,Barack,Citrom,Dinnye,Eper,Füge,Gránát", name, ",")
		print "verseny \"2012 döntő\" datum=2012-11-24 leosztas=9 forma=sportulti" }
	{ for (round = 1; round <= 7; round++) {
		printf "fordulo %d\n", round
		for (table = 1; table <= 7; table++) {
			printf "asztal %d\nA=\"%s Elek\" B=\"%s Márta\" C=\"%s Huba\"\n", table, name[table], name[table], name[table]
			for (deal = 1; deal <= 9; deal++)
				printf "%d A %s\n", deal, line[substr($((round - 1) * 9 + deal), table, 1)]
		}
	} }' >final.ulti
ok "the final of 2012" "$RENONSZ" import final.ulti
"$RENONSZ" standings --csv >out.csv
is "begins with these columns" "rank,player,match_points,maximum,percent,score" "$(head -1 out.csv | cut -d, -f1-6)"
is "433 432 424 417 411 396 of 756" "433,756,57.28 432,756,57.14 424,756,56.08 417,756,55.16 411,756,54.37 396,756,52.38" \
	"$(grep Elek out.csv | cut -d, -f3-5 | head -6 | xargs)"
"$RENONSZ" standings >out.txt
for percent in 57,28 57,14 56,08 55,16 54,37 52,38; do has "with a comma: $percent" "$percent" out.txt; done
"$RENONSZ" --lang en standings >out.txt
has "in English with a point" 57.28 out.txt
"$RENONSZ" duplicate results 1 >out.txt
none "no line of the deals is wider than a terminal" "$(awk '{ gsub(/[\200-\277]/, "") } length > 80' out.txt | head -1)"
for lang in hu en; do
	"$RENONSZ" --lang $lang standings >page && golden sportulti.standings.$lang.txt page
	coded "its check code is the book's ($lang)" page
	"$RENONSZ" --lang $lang duplicate results 1 3 >page && golden sportulti.deal.$lang.txt page
	{ "$RENONSZ" --lang $lang why 1 2 3 && "$RENONSZ" --lang $lang why --standings 1; } >page && golden sportulti.why.$lang.txt page
done
for format in pdf xlsx html; do ok "as $format" "$RENONSZ" standings -o final.$format; done
status "a list of its own verifies too" 0 "$RENONSZ" verify --file final.xlsx
# What is exported has the same standings, sheets behind them, and is known again.
for format in xlsx pdf; do ok "exported as $format" "$RENONSZ" export -o whole.$format; done
ok "the workbook is the book's" "$RENONSZ" verify --file whole.xlsx
unzip -p whole.xlsx xl/workbook.xml | grep -o '<sheet name="[^"]*"' | sed -n '1p;$p' >out.txt
is "with the standings in front" 'Állás 7. ford. 7. asztal' "$(sed 's/.*name="//; s/"//' out.txt | xargs)"
unzip -p whole.xlsx xl/worksheets/sheet1.xml >out.txt
for percent in 57.28 57.14 56.08 55.16 54.37 52.38; do has "its percentage $percent" "<v>$percent</v>" out.txt; done
"$RENONSZ" standings -o out.html 2>/dev/null
is "nor on a page" 0 "$(grep -c 'class="group' out.html)"
has "no empty row stands over the heads" '<c r="A4" s="3" t="s">' out.txt
ok "the standings alone" "$RENONSZ" export --standings -o alone.xlsx --wall
mkdir -p own
printf '[nonsense]\nkey = value\n' >own/list.hu.ini
status "a bad template of lists is refused" 3 "$RENONSZ" --lang hu export --standings --templates own -o bad.xlsx
has "by its name" "list.hu.ini" .err
ok "for the wall too" "$RENONSZ" verify --file alone.xlsx
same "as standings have them" <("$RENONSZ" standings --csv) <("$RENONSZ" export --standings --csv)
ok "the deals as pdf" "$RENONSZ" duplicate results 1 -o deals.pdf
ok "for the wall" "$RENONSZ" standings --wall -o wall.pdf

# ---- a second time, by SQL ------------------------------------------------------------------------
# Every pair of tables, from the view that is made for SQL.
by_sql() {
	db "WITH mine AS (SELECT * FROM score WHERE event_id = $1 AND deal_no IS NOT NULL),
		had AS (SELECT mine.player, mine.points, (SELECT coalesce(sum(CASE WHEN o.points < mine.points THEN 2 WHEN o.points = mine.points THEN 1
			ELSE 0 END), 0) FROM mine AS o WHERE (o.round, o.deal_no, o.seat) = (mine.round, mine.deal_no, mine.seat)
			AND o.table_no <> mine.table_no) AS got, (SELECT 2 * count(*) FROM mine AS o WHERE (o.round, o.deal_no, o.seat)
			= (mine.round, mine.deal_no, mine.seat) AND o.table_no <> mine.table_no) AS most FROM mine),
		sums AS (SELECT player, sum(got) AS got, sum(most) AS most, sum(points) AS points,
			CASE sum(most) WHEN 0 THEN 0 ELSE (20000 * sum(got) + sum(most)) / (2 * sum(most)) END AS percent FROM had GROUP BY player)
		SELECT rank() OVER (ORDER BY percent DESC), player, got, most, printf('%d.%02d', percent / 100, percent % 100), points FROM sums"
}
same "the final, pair by pair" <(by_sql 1 | sort) <(sed 1d out.csv | cut -d, -f1-6 | tr -d '"' | sort)

# An evening with all that can be: a deal not played at one table, void, ruled, a substitute, a sheet of totals, one who is out.
"$RENONSZ" import - 2>err.txt <<-'END'
	verseny "Estély" datum=2026-11-21 forma=sportulti
	fordulo 1 mag="alma" leosztas=4
	asztal 1
	A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
	1 A U z ++
	2 B P m +
	3 C B -
	4 A P m + kP
	asztal 2
	A="Fehér Ida" B="Fekete Pál" C="Szabó Ödön"
	szek 3 B="Beugró Béla"
	1 B P z +
	2 B P m -
	3 ervenytelen "rossz osztás"
	asztal 3
	A="Egyes Éva" B="Kettes Kata" C="Hármas Huba"
	1 A U z +-
	2 B P m +
	3 C B +
	4 A P m +
	asztal 4
	A="Negyedik Nóra" B="Ötös Ödön" C="Hatos Hugó"
	osszeg = 69 -62 -7 leosztas=4
	fordulo 2
	asztal 1
	A="Kiss Péter" B="Fekete Pál" C="Hármas Huba"
	1 A P m +
	asztal 2
	A="Egyes Éva" B="Nagy Éva" C="Szabó Ödön"
	1 A P m +
END
none "an evening" "$(grep ':' err.txt | grep -v Beolvasva)"
export RENONSZ_NOW=2026-11-21T19:00:00Z
ok "is the open event" "$RENONSZ" event use Estély
ok "a ruling" "$RENONSZ" rule 3.4 -r 1 -t 3 -d 2 by=B claim=A trick=6 judge="Nagy Bandi"
# One after the other: the program may hold the book for itself when it leaves it.
check() {
	by_sql 2 | sort >by-sql
	"$RENONSZ" standings --csv | sed 1d | cut -d, -f1-6 | tr -d '"' | sort >by-us
	same "$1" by-sql by-us
}
check "the evening, pair by pair"
is "a table that has not played a deal is not compared on it" "0,2" "$("$RENONSZ" duplicate results 1 4 --csv | awk -F, '$2 == "A" && $3 == 3 { print $7 "," $8 }')"
"$RENONSZ" standings >out.txt
has "a sheet of totals is said to be left out" "Nincs összehasonlítva 1 játszmalap" out.txt
"$RENONSZ" duplicate results 1 2 --csv >out.csv
is "the matrix of a deal" "x-2 0-x" "$("$RENONSZ" duplicate results 1 4 --csv | awk -F, '$2 == "A" { print $9 }' | xargs)"
awk -F, 'NR > 1 { n = split($9, cell, ""); sum = 0; most = 0
	for (i = 1; i <= n; i++) { if (cell[i] ~ /[012]/) { sum += cell[i]; most += 2 } }
	if (sum != $7 || most != $8) print "line " NR ": " $0 }' out.csv >wrong.txt
none "adds up to its match points" "$(cat wrong.txt)"
none "its rounds add up too" "$("$RENONSZ" standings --csv | awk -F, 'NR > 1 && $3 != $10 + $13 { print }')"
"$RENONSZ" duplicate results 1 >out.txt
has "the cards of the seed stand with it" "$("$RENONSZ" duplicate show 1 --csv | sed -n 4p | cut -d, -f3)" out.txt
has "all deals" "4. leosztás" out.txt
status "a deal that is not there" 4 "$RENONSZ" duplicate results 1 9
status "a round that is not there" 4 "$RENONSZ" duplicate results 9

# ---- the cards of a round that was played
status "another seed is not put under deals that are recorded" 5 "$RENONSZ" duplicate attach 1 masik 4
has "how many they are" "1. forduló: az „alma” mag lapjaival már 11 leosztás" "$WORK/.err"
ok "the same seed with more deals is" "$RENONSZ" duplicate attach 1 alma 6
ok "another if it is meant" "$RENONSZ" duplicate attach 1 masik 4 --force
"$RENONSZ" undo --yes 2>/dev/null
"$RENONSZ" undo --yes 2>/dev/null

# ---- points carried over, ties
# How both evenings begin.
begun='fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B P m +
asztal 2
A="Fehér Ida" B="Fekete Pál" C="Szabó Ödön"
1 B P z +
2 B P m -'
"$RENONSZ" import - 2>err.txt <<-END
	verseny "Sport-elődöntő" datum=2026-11-20 forma=sportulti
	$begun
	asztal 3
	A="Egyes Éva" B="Kettes Kata" C="Hármas Huba"
	1 A U z +-
	2 B P m +
	verseny "Sport-döntő" datum=2026-11-22 forma=sportulti
	$begun
	fordulo 2
	asztal 1
	A="Kiss Péter" B="Fekete Pál" C="Szabó Ödön"
	1 A U z ++
	asztal 2
	A="Fehér Ida" B="Nagy Éva" C="Tóth Imre"
	1 A B +
	verseny "Asztalos" datum=2026-11-19
	fordulo 1
	asztal 1
	A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
	1 A U z ++
END
final() { "$RENONSZ" -e Sport-döntő "$@"; }
lined() { final standings --csv | sed 1d | cut -d, -f1-5 | tr -d '"' | awk -F, '{ sub(/.* /, "", $2); print $1 $2, $3 "/" $4, $5 }' | xargs; }
plain=$(lined)
status "points won at the table are not carried into match points" 3 final event carry Asztalos
has "which is said" "nem adható össze" .err
status "nor match points into those" 3 "$RENONSZ" -e Asztalos event carry Sport-döntő
ok "nor where a book says so" final event set "carry=50 2026-11-19 Asztalos"
status "are they added up" 3 final standings
has "the reason is said" "csak azonos formájú verseny" .err
ok "half of the semi-final" final event carry Sport-elődöntő 50
# In the semi-final of 8: Péter 5, Éva 3, Imre 1, Ida 4, Pál 4, Ödön 8; half of it 3, 2, 1, 2, 2, 4 of 4.
is "is in all totals" "$(final standings --csv | wc -l) lines" "$(final standings --csv | awk -F, 'NR > 1 && ($3 != $10 + $13 + $16 || $4 != $11 + $14 + $17) { print } END { print NR " lines" }')"
is "rounded to whole points" "3/4 2/4 1/4 2/4 2/4 4/4" "$(final standings --csv | sed 1d | sort -t, -k8n | awk -F, '{ print $16 "/" $17 }' | xargs)"
final why --standings "Kiss Péter" >out.txt
has "it is explained" "5 × 50 / 100" out.txt
ok "taken back" final event set carry=none
is "it is as before" "$plain" "$(lined)"
is "equals share a place" "1Ödön 5/6 83.33" "$(lined | cut -d' ' -f1-3)"
ok "the ties" final event set ties=best,met,wins,lot
final standings | tr '\n' ' ' >out.txt
has "are told" "legjobb forduló, egymás ellen elért pont" out.txt
has "with what they are here" "a legmagasabb százalékú" out.txt
has "and which decides nothing" "Az asztalnyerés itt nem dönt" out.txt
final standings --csv | awk -F, 'NR > 1 { best = $12 > $15 ? $12 : $15; if (last == $5 && best > was) print; last = $5; was = best }' >out.txt
none "the best round parts equals" "$(cat out.txt)"
ok "a draw by standing goes by match points" "$RENONSZ" -e Sport-elődöntő draw 2 --by standing --dry-run --json
is "the first three at one table" "[1,6,8]" "$(jq -c '.tables[] | [.a_start_no, .b_start_no, .c_start_no] | sort | select(.[0] == 1)' .out)"
"$RENONSZ" event use Estély 2>err.txt

# ---- it goes back and forth -----------------------------------------------------------------------
"$RENONSZ" export --journal >one.ulti
has "the journal says the form" "forma=sportulti" one.ulti
ok "and is read" "$RENONSZ" -f other.db import one.ulti
same "with the same figures" <("$RENONSZ" standings --csv) <("$RENONSZ" -f other.db standings --csv)
ok "the form may change later" "$RENONSZ" event set forma=tarsasagi
is "the usual standings" "rank,player,place_points,score" "$("$RENONSZ" standings --csv | head -1 | cut -d, -f1-4)"
ok "and back" "$RENONSZ" undo --yes
check "as before"
status "a form that is none" 3 "$RENONSZ" event set forma=golf
ok "the book is sound" "$RENONSZ" verify

# ---- what is not final says so ----------------------------------------------------------------------
export RENONSZ_DB=$PWD/unfinished.db
"$RENONSZ" import - 2>/dev/null <<'END_OF_JOURNAL'
verseny "Kicsi" datum=2026-11-21 leosztas=3 forma=sportulti
fordulo 1
asztal 1
A="A Bé" B="C Dé" C="E Ef"
1 A U z ++
2 A P z +
asztal 2
A="G Há" B="I Jé" C="K El"
1 A P z +
2 A P z +
3 A P z +
END_OF_JOURNAL
"$RENONSZ" standings >out.txt
has "deals are missing" 'Nem végleges: 1 asztalnál hiányzik még leosztás.' out.txt
"$RENONSZ" --lang en standings >out.txt
has "in English" 'Not final: deals missing at 1 table(s).' out.txt
"$RENONSZ" standings -o out.pdf 2>/dev/null
has "on paper" 'Nem végleges' <(pdftotext out.pdf -)
"$RENONSZ" standings -o out.html 2>/dev/null
has "on a page" 'Nem végleges' out.html
is "in CSV" 1 "$("$RENONSZ" standings --csv | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "unfinished") at = i } NR == 2 { print $at }')"
is "in JSON" 1 "$("$RENONSZ" standings --json | jq '.[0].unfinished')"
"$RENONSZ" export -o out.xlsx 2>/dev/null
has "in a workbook" 'Nem végleges' <(unpacked out.xlsx)
has "with what the figures mean" '2 meccspont minden' <(unpacked out.xlsx)
ok "which verifies" "$RENONSZ" verify --file out.xlsx
"$RENONSZ" deal add 1 1 3 A P z + >/dev/null 2>&1
is "none in JSON" 0 "$("$RENONSZ" standings --json | jq '.[0].unfinished')"
"$RENONSZ" standings >out.txt
is "all of them are there" 0 "$(grep -c 'Nem végleges' out.txt)"

# ---- teams, who is excluded -------------------------------------------------------------------------
export RENONSZ_DB=$PWD/teams.db
"$RENONSZ" import - 2>/dev/null <<'END_OF_JOURNAL'
verseny "Csapatok" datum=2026-11-21 leosztas=2 forma=sportulti
csapat "Piros" A="Anna A" B="Bea B" C="Cili C"
csapat "Zöld" A="Réka R" B="Sára S" C="Tina T"
csapat "Makk" A="Tas X" B="Ubul Y" C="Vid Z"
fordulo 1
asztal 1
A="Anna A" B="Sára S" C="Vid Z"
1 A U z ++
2 B P m +
asztal 2
A="Réka R" B="Ubul Y" C="Cili C"
1 A U z +-
2 B P m -
asztal 3
A="Tas X" B="Bea B" C="Tina T"
1 A P z +
2 B B -
END_OF_JOURNAL
team_lines() { "$RENONSZ" "$@" standings --teams --csv | tr -d '"' | cut -d, -f1-7 | sed 1d | paste -sd';'; }
# The same out of the members' own rows.
members() {
	"$RENONSZ" standings --csv | tr -d '"' | awk -F, 'NR > 1 { team = index("AnnaBeaCili", substr($2, 1, 3)) ? "Piros" : \
		index("RékaSáraTina", substr($2, 1, 3)) ? "Zöld" : "Makk"; got[team] += $3; most[team] += $4; points[team] += $6
		if ($1 && (!best[team] || $1 < best[team])) best[team] = $1 }
		END { for (team in got) printf "%s,%d,%d,%.2f,%d,%d\n", team, got[team], most[team], 100 * got[team] / most[team], points[team], best[team] }' |
		sort -t, -k2,2nr | awk '{ print NR "," $0 }' | paste -sd';'
}
is "teams begin with these columns" "rank,team,match_points,maximum,percent,score,best_place" "$("$RENONSZ" standings --teams --csv | head -1 | cut -d, -f1-7)"
is "they have the match points of their members" "1,Zöld,16,24,66.67,8,1;2,Piros,12,24,50.00,-4,2;3,Makk,8,24,33.33,-4,2" "$(team_lines)"
is "as the players' own rows add up" "$(members)" "$(team_lines)"
is "in JSON" "Zöld 16 24 66.67 1" "$("$RENONSZ" standings --teams --json | jq -r '.[0] | "\(.team) \(.match_points) \(.maximum) \(.percent) \(.best_place)"')"
for lang in hu en; do "$RENONSZ" --lang $lang standings --teams >page && golden sportulti.teams.$lang.txt page; done
coded "the code of teams is the book's" page
"$RENONSZ" standings --teams -o teams.pdf 2>/dev/null
has "on paper" "66,67" <(pdftotext -layout teams.pdf -)
ok "who is excluded" "$RENONSZ" discipline add kizaras Tina --reason csalt
is "has no place, behind all others" "1 1 1 1 1 1 1 8 -Tina T" "$("$RENONSZ" standings --csv | awk -F, 'NR > 1 { printf "%s%s ", $1, $1 ? "" : "-" $2 }' | xargs)"
is "and is marked for scripts" "exclusion" "$("$RENONSZ" standings --json | jq -r '.[-1].out')"
has "and for people" "Tina T (kizárva)" <("$RENONSZ" standings)
has "in a workbook too" "Tina T (kizárva)" <("$RENONSZ" export -o out.xlsx 2>/dev/null; unpacked out.xlsx)
ok "which verifies too" "$RENONSZ" verify --file out.xlsx
has "why says so" "ki van zárva" <("$RENONSZ" why --standings Tina)
is "the points stay the team's, the place does not" "1,Zöld,16,24,66.67,8,1" "$(team_lines | cut -d';' -f1)"
is "those behind move up in the teams" "$(members)" "$(team_lines)"
"$RENONSZ" event set prizes=800,700,600,500,400,300,200,100 2>/dev/null
is "prizes go by the same places" "1 500 1 500 1 500 1 500 1 500 1 500 1 500 8 100" "$("$RENONSZ" prizes --csv | awk -F, 'NR > 1 { printf "%s %s ", $2, $5 }' | xargs)"
"$RENONSZ" season new "2026" 2>/dev/null
"$RENONSZ" season add 2026 Csapatok 2>/dev/null
is "and so does the season" 8 "$("$RENONSZ" standings --season 2026 --csv | sed 1d | wc -l | xargs)"

# ---- what all standings say of an event ------------------------------------------------------------
"$RENONSZ" event new Hírek --date 2026-05-02 --place Szolnok --deals 2 2>/dev/null
"$RENONSZ" event set forma=sportulti 2>/dev/null
for name in "Hír Anna" "Hír Béla" "Hír Cili" "Hír Dénes" "Hír Elek" "Hír Flóra" "Hír Gábor"; do "$RENONSZ" player add "$name" 2>/dev/null; done
"$RENONSZ" table add 1 1 A="Hír Anna" B="Hír Béla" C="Hír Cili" 2>/dev/null
"$RENONSZ" table add 1 2 A="Hír Dénes" B="Hír Elek" C="Hír Flóra" 2>/dev/null
"$RENONSZ" deal add 1 1 A P z + 2>/dev/null
"$RENONSZ" deal add 1 1 B P z + 2>/dev/null
"$RENONSZ" deal add 1 2 C P z + 2>/dev/null
"$RENONSZ" deal add 1 2 B TB + 2>/dev/null
"$RENONSZ" table seat 1 2 C="Hír Gábor" --from 2 2>/dev/null
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=C claim=A trick=4 state=open --yes 2>/dev/null
# Every page of the standings as text.
pages() {
	"$RENONSZ" standings >told.txt 2>/dev/null
	"$RENONSZ" standings --wall -o told.pdf 2>/dev/null && pdftotext -layout told.pdf told-wall.txt
	"$RENONSZ" export --standings -o told.pdf 2>/dev/null && pdftotext -layout told.pdf told-pdf.txt
	"$RENONSZ" standings --screen -o told-screen.txt 2>/dev/null
	"$RENONSZ" export --standings -o told.xlsx 2>/dev/null && unpacked told.xlsx >told-xlsx.txt
}
told="told.txt told-wall.txt told-pdf.txt told-screen.txt told-xlsx.txt"
pages
for page in $told; do
	has "an open dispute is told: $page" "Nem végleges: nyitott vita van." $page
	has "the place: $page" "Szolnok" $page
	has "who took over a seat: $page" "Csere: 1. forduló, 2. asztal, C: 2. leosztástól Hír Flóra helyén Hír Gábor" $page
	is "no ruling yet: $page" 0 "$(grep -c '§ Ítélet' $page)"
done
has "the edition" "Szabályzat: MAUSZ, 2017" told.txt
has "in English" "Not final: a dispute is open." <("$RENONSZ" --lang en standings)
"$RENONSZ" draw 2 --by standing >out.txt 2>&1
has "a draw by it says so" "nem végleges: nyitott vita van" out.txt
"$RENONSZ" undo --yes 2>/dev/null
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 --revise 1 state=decided --yes 2>/dev/null
pages
for page in $told; do
	has "the ruling is told: $page" "§ Ítélet: 1. forduló, 1. asztal, 1. leosztás (13.§ (3) 4)" $page
	has "and stands at the name: $page" "Hír Anna §" $page
	is "nothing is open: $page" 0 "$(grep -c 'nyitott vita' $page)"
done
ok "the marked workbook verifies" "$RENONSZ" verify --file told.xlsx
is "scripts have the name alone" 1 "$("$RENONSZ" standings --csv | grep -c '"\?Hír Anna"\?,')"
"$RENONSZ" draw 2 --by standing >out.txt 2>&1
is "and the draw is silent" 0 "$(grep -c 'nyitott vita' out.txt)"
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 --revise 1 state=decided reason=x --dry-run >out.txt 2>&1
has "a ruling is shown" "13.§ (3) 4" out.txt
is "without places of a standing that the event does not have" 0 "$(grep -c 'h\.p\.' out.txt)"

# R-96: the best single place of a team goes by match points, though a player with fewer may have the higher percentage.
export RENONSZ_DB=$PWD/best.db
ok "teams of players with deals that nobody could win" "$RENONSZ" import "$TESTS/cases/teams.ulti"
is "the best place by match points" "1,T1,54,104,51.92,-4,1;2,T0,48,98,48.98,23,3;2,T2,48,98,48.98,-19,3" "$(team_lines)"

# ---- tables of three and of four -----------------------------------------------------------------------
# A deal goes out from the seat after the dealer, so in the third deal A at a table of three has the cards of D at one of four.
"$RENONSZ" -f mixed.db import - 2>err.txt <<'END'
verseny "Vegyes" datum=2026-11-20 leosztas=3 forma=sportulti
fordulo 1 mag="Szolnok Kupa 2026/1" leosztas=3
asztal 1
A="Abonyi Ádám" B="Bakos Bence" C="Csizmadia Cili"
1 A P t +
3 A P t +
asztal 2
A="Deák Dóra" B="Erdélyi Elek" C="Fodor Flóra" D="Gulyás Gergő"
1 A P t +
3 A P t -
END
hand() { "$RENONSZ" duplicate deal "Szolnok Kupa 2026/1" 3 --seats $1 --json | jq -r ".[2].$2"; }
is "one line has one hand" "$(hand 3 a)" "$(hand 4 d)"
lines_of() { "$RENONSZ" -f mixed.db duplicate results 1 $1 --csv | sed 1d | awk -F, '{ split($4, name, " "); print $2 ":" name[1] }' | xargs; }
is "of the first deal A, B and C at both" "A:Abonyi A:Deák B:Bakos B:Erdélyi C:Csizmadia C:Fodor" "$(lines_of 1)"
is "of the third those who have the same cards" "A:Abonyi A:Gulyás B:Bakos B:Deák C:Csizmadia C:Fodor" "$(lines_of 3)"
has "the hands of the others are told of" "duplicate show 1 --seats 3" <("$RENONSZ" --lang en -f mixed.db duplicate show 1 2>&1)

# If somebody dealt out of turn, the hands count from that player, whatever tables the round has; who sits out has no line.
"$RENONSZ" -f mixed.db import - 2>err.txt <<'END'
verseny "Soron kívül" datum=2026-11-21 leosztas=2 leosztas-negy=2 forma=sportulti
fordulo 1
asztal 1
A="Abonyi Ádám" B="Bakos Bence" C="Csizmadia Cili"
1 A P m +
asztal 2
A="Deák Dóra" B="Erdélyi Elek" C="Fodor Flóra"
1 C P m + o=B
END
"$RENONSZ" -f mixed.db event use "Soron kívül" 2>/dev/null
was=$(lines_of 1)
is "who sits as far from the dealer" "A:Abonyi A:Fodor B:Bakos B:Deák C:Csizmadia C:Erdélyi" "$was"
"$RENONSZ" -f mixed.db import - 2>err.txt <<'END'
verseny "Soron kívül" datum=2026-11-21 leosztas=2 leosztas-negy=2 forma=sportulti
fordulo 1
asztal 3
A="Gulyás Gergő" B="Hajdú Hanna" C="Illés Ilka" D="Juhász Jenő"
1 B P m -
fordulo 2
asztal 1
A="Abonyi Ádám" B="Bakos Bence" C="Csizmadia Cili" D="Gulyás Gergő"
1 A P m +
asztal 2
A="Deák Dóra" B="Erdélyi Elek" C="Fodor Flóra" D="Hajdú Hanna"
1 C P m + o=B
END
is "a table of four changes nothing in the lines of others" "$was" "$(lines_of 1 | sed 's/ [ABC]:\(Gulyás\|Hajdú\|Illés\|Juhász\)//g')"
is "at tables of four everybody who plays has a line" "A:Abonyi A:Fodor B:Bakos B:Hajdú C:Csizmadia C:Deák" \
	"$("$RENONSZ" -f mixed.db duplicate results 2 1 --csv | sed 1d | awk -F, '{ split($4, name, " "); print $2 ":" name[1] }' | xargs)"
