# Statistics of results: players, bids, kontras, tables; their figures a second time in SQL alone.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
"$RENONSZ" import "$TESTS/sample/bajnoksag.ulti" >/dev/null 2>&1
"$RENONSZ" import - >/dev/null 2>"$WORK/.err" <<-'END'
	verseny "Tavaszi Kupa" datum=2026-03-07
	fordulo 1
	asztal 1
	A="Kiss Péter" B="Fehér Róbert" C="Tóth Imre" D="Szabó Ödön"
	1 A U z ++
	2 B B - k:C
	3 C p40+U +- kU csUv+
	4 A P z + kP
	5 B P m - rP
	6 B U z felad kU
	szek 7 A="Beugró Béla"
	7 A P z +
	8 ervenytelen "rossz osztás"
	asztal 2
	A="Egyes Éva" B="Kettes Kata" C="Hármas Huba"
	osszeg = 69 -62 -7 leosztas=9
	asztal 3
	A="Új Ubul" B="Új Vera" C="Új Zoli"
	1 C pU bedob kP rU
END
"$RENONSZ" deal void 1 1 5 --reason "újra" -e Tavaszi 2>/dev/null
db() { sqlite3 -separator , "$RENONSZ_DB" "$@"; }

# ---- a second time, by SQL ------------------------------------------------------------------------
# Deals that count, with who declared and whose each seat was.
played="WITH played AS (SELECT deal.*, event.day FROM deal JOIN game_table ON game_table.id = game_table
	JOIN event ON event.id = game_table.event WHERE current AND state = 'played' AND event.day LIKE DAY
	AND game_table NOT IN (SELECT game_table FROM total_counting)),
	had AS (SELECT played.id, played.bid, played.made, played.declarer, deal_point.seat, points,
		(SELECT player FROM sitting JOIN entry ON entry.id = sitting.entry WHERE sitting.game_table = played.game_table
			AND sitting.seat = deal_point.seat AND from_deal <= played.no ORDER BY from_deal DESC LIMIT 1) AS player,
		(SELECT count(*) FROM seat WHERE seat.game_table = played.game_table AND entry IS NOT NULL) AS seats, dealer
		FROM played JOIN deal_point ON deal_point.deal = played.id),
	took AS (SELECT * FROM had WHERE seats = 3 OR seat <> dealer)"
for season in 2026-11 2026; do
	with=${played//DAY/\'$season%\'}
	db "$with SELECT name || CASE mark WHEN '' THEN '' ELSE ' (' || mark || ')' END, count(*), sum(points), printf('%.2f', round(avg(points) + sign(avg(points)) * 1e-9, 2)),
		count(*) FILTER (WHERE seat = declarer), sum(made) FILTER (WHERE seat = declarer),
		printf('%.2f', round(avg(points) FILTER (WHERE seat <> declarer) + sign(avg(points) FILTER (WHERE seat <> declarer)) * 1e-9, 2))
		FROM took JOIN player ON player.id = player GROUP BY player" | sed 's/,-0\.00/,0.00/g; s/,,/,0,/g' | sort >players.sql
	"$RENONSZ" stats players --season $season --json >players.json
	jq -r '.[] | [.player, .deals, .points, .average, .declared, .made, .defender_average] | @csv' players.json | tr -d '"' >players.raw
	awk -F, -v OFS=, '{ $4 = sprintf("%.2f", $4); $7 = sprintf("%.2f", $7); print }' players.raw | sed 's/,-0\.00/,0.00/g' | sort >players.csv
	same "players of $season, as SQL has them" players.sql players.csv
	db "$with SELECT bid, count(*), sum(made), printf('%.2f', round(avg(points) + sign(avg(points)) * 1e-9, 2)) FROM took WHERE seat = declarer
		GROUP BY bid ORDER BY count(*) DESC, bid" | sed 's/,-0\.00/,0.00/' >bids.sql
	"$RENONSZ" stats bids --season $season --csv | sed 1d | cut -d, -f1,2,4,7 | sed 's/,-0\.00/,0.00/' >bids.csv
	same "bids of $season" bids.sql bids.csv
	# The parts of a bid are those that were ever judged of it, given up or not. Beside a deal thrown in none was said (R-18). A kontra (2) is the defenders', 4 has a rekontra on it; won if the part has no result that says made.
	db "$with SELECT part, sum(declared), sum(said), sum(won), sum(re), sum(rewon) FROM (
		SELECT item AS part, 1 AS declared, 0 AS said, 0 AS won, 0 AS re, 0 AS rewon FROM played JOIN
			(SELECT DISTINCT bid, item FROM deal_fact JOIN deal ON deal.id = deal WHERE kind = 'result') USING (bid)
		UNION ALL SELECT kontra.item, 0, (kontra.value >= 2) + (kontra.value >= 8), ((kontra.value >= 2) + (kontra.value >= 8)) * (coalesce(result.value, 0) = 0),
			kontra.value >= 4, (kontra.value >= 4) * (coalesce(result.value, 0) = 1)
			FROM deal_fact AS kontra JOIN played ON played.id = kontra.deal
			LEFT JOIN deal_fact AS result ON result.deal = kontra.deal AND result.kind = 'result' AND result.item = kontra.item
			WHERE kontra.kind = 'kontra' AND played.ending <> 'thrown-in') GROUP BY part ORDER BY 2 DESC, part" >kontras.sql
	"$RENONSZ" stats kontras --season $season --csv | sed 1d | cut -d, -f1,2,3,4,8,9 >kontras.csv
	same "kontras of $season" kontras.sql kontras.csv
done
ok "there was something to compare" test "$(wc -l <players.sql)" -ge 45
db "${played//DAY/\'2026%\'} SELECT played.day, round, game_table.no, count(DISTINCT played.id), sum(points) FILTER (WHERE points > 0)
	FROM played JOIN game_table ON game_table.id = played.game_table JOIN deal_point ON deal_point.deal = played.id
	GROUP BY played.game_table ORDER BY 1, 2, 3" >tables.sql
"$RENONSZ" stats tables --season 2026 --json | jq -r '.[] | [.day, .round, .table, .deals, .moved] | @csv' | tr -d '"' >tables.csv
same "tables" tables.sql tables.csv
"$RENONSZ" stats players --season 2026 --bids --json >by_bid.json
ok "by bid they add up to the players" jq -e --slurpfile players players.json 'def sums: group_by(.player) | map({(.[0].player): (map(.deals) | add)}) | add;
	sums == ($players[0] | map({(.player): .deals}) | add)' by_bid.json
ok "a standard error is that of the figures" jq -e '(.[0].error > 0.3) and (.[0].error < 4)' players.json
row=$(db "${played//DAY/\'2026%\'} SELECT printf('%.2f', sqrt((sum(points * points) - count(*) * avg(points) * avg(points)) / (count(*) - 1) / count(*)))
	FROM took JOIN player ON player.id = player WHERE name = 'Fehér Tamás'")
is "as SQL works it out" "$row" "$(jq -r '.[] | select(.player == "Fehér Tamás") | .error' players.json)"

"$RENONSZ" stats kontras Tavaszi --csv | cut -d, -f1-5 >given_up
has "a kontra on a bid that was given up stands beside its part" 'ulti,4,2,2,0' given_up

# ---- what is said of it ---------------------------------------------------------------------------
ok "an event by its name" "$RENONSZ" --lang hu stats players Tavaszi
cp "$WORK/.out" text
has "what of it is left out" 'Kimaradt 1 lap, amelynek csak az összesítése ismert. Kimaradt 2 leosztás' text
has "that there are too few" 'Kevés a leosztás' text
ok "and of each that it is little" grep -qE 'Tóth Imre +[0-9]+ +[-0-9,]+ +\*' text
lacks "who has no deal is not there" "Egyes Éva" text
ok "who sat in for somebody has these deals alone" test "$("$RENONSZ" stats players Tavaszi --csv | grep -c 'Beugró Béla,1,')" = 1
"$RENONSZ" stats players --season 2026-11 >many
lacks "of many nothing is said" "Kevés a leosztás" many
status "a year without events" 4 "$RENONSZ" stats bids --season 1999
has "is said with what to do" 'renonsz event list' "$WORK/.err"
"$RENONSZ" season new "Tisza-kör" >/dev/null 2>&1
"$RENONSZ" season add Tisza Tavaszi >/dev/null 2>"$WORK/.err"
"$RENONSZ" stats bids --season Tisza --csv >of_season
"$RENONSZ" stats bids Tavaszi --csv >of_event
same "a season by its name has the events that count in it" of_event of_season
status "an event and a season" 2 "$RENONSZ" stats bids Tavaszi --season 2026
for lang in hu en; do for what in players "players --bids" bids kontras tables; do
	"$RENONSZ" --lang $lang stats $what --season 2026 >text
	fits "stats $what fits 80 columns ($lang)" text
done; done
"$RENONSZ" event new "Tarokk Kupa" --date 2026-04-01 --edition "$("$RENONSZ" event set --help | grep -o 'paskievics-[0-9]*\|tarokk-[a-z0-9]*' | head -1)" >/dev/null 2>&1 ||
	"$RENONSZ" event new "Écarté Kupa" --date 2026-04-01 --edition ecarte >/dev/null 2>&1
"$RENONSZ" --lang hu stats bids --season 2026 >/dev/null 2>note
has "an event of another game is left out and named" 'Kupa: más játék, ezért kimaradt' note

# ---- pictures -------------------------------------------------------------------------------------
for what in players bids kontras tables; do
	"$RENONSZ" --lang hu stats $what --season 2026-11 -o "$what.html" 2>/dev/null
	"$RENONSZ" --lang hu stats $what --season 2026-11 -o "$what.xlsx" 2>/dev/null
	ok "$what: a picture in the page" grep -q '<svg class="chart"' "$what.html"
	lacks "$what: without a script" "<script" "$what.html"
	coded "$what: the code is the book's" "$what.html"
	unzip -p "$what.xlsx" xl/worksheets/sheet1.xml >sheet.xml
	coded "$what: in the workbook too" sheet.xml
	ok "$what: a chart in the workbook" sh -c 'unzip -l "$0" | grep -q xl/charts/chart1.xml' "$what.xlsx"
done
# Each bar says a figure of the table.
sed -n '/<svg/,/<\/svg>/p' bids.html | grep -o '<text[^>]*>[0-9]*</text>' | sed 's/<[^>]*>//g' | head -24 >bars
"$RENONSZ" stats bids --season 2026-11 --csv | sed 1d | head -12 | awk -F, '{ print $2; print $4 }' >figures
same "the bars have the table's figures" figures bars
unzip -p bids.xlsx xl/charts/chart1.xml | grep -o '<c:v>[0-9]*</c:v>' | sed 's/<[^>]*>//g' | sort -n >bars
sort -n figures >sorted
none "and so has the chart" "$(comm -23 <(sort sorted) <(sort bars))"
