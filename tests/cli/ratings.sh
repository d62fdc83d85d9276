# Ratings: the normal equations a second time, solved by elimination in awk from the view that is made for SQL.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
"$RENONSZ" import "$TESTS/sample/bajnoksag.ulti" >/dev/null 2>&1
"$RENONSZ" import - 2>err.txt <<-'END'
	verseny "Tavaszi Kupa" datum=2025-03-07
	fordulo 1
	asztal 1
	A="Kiss Péter" B="Fehér Róbert" C="Tóth Imre" D="Szabó Ödön"
	1 A U z ++
	2 B B - k:C
	3 C p40+U +- kU csUv+
	szek 4 A="Beugró Béla"
	4 D P z + kP
	5 ervenytelen "rossz osztás"
	asztal 2
	A="Egyes Éva" B="Kettes Kata" C="Hármas Huba"
	osszeg = 69 -62 -7 leosztas=9
END
# Of each deal: who played it, what they got. At a table of four the dealer sits out.
deals() { # DAY
	sqlite3 -separator '|' "$RENONSZ_DB" "SELECT score.event_id || '/' || score.round || '/' || score.table_no || '/' || deal_no, player, points
		FROM score JOIN game_table ON (game_table.event, game_table.round, game_table.no) = (event_id, score.round, table_no)
		JOIN deal ON deal.game_table = game_table.id AND deal.no = deal_no AND current WHERE deal_no IS NOT NULL AND day LIKE '$1'
		AND (seat <> dealer OR (SELECT count(*) FROM seat WHERE seat.game_table = game_table.id AND entry IS NOT NULL) = 3) ORDER BY 1"
}
# (20 I + sum over deals of (I - J / s)) strength = sum over deals of (points - mean)
by_elimination() {
	awk -F'|' '
	function of(name) { if (!(name in no)) { no[name] = ++n; who[n] = name } return no[name] }
	function close_deal(    i, j, mean) {
		mean = 0
		for (i = 1; i <= s; i++) mean += got[i] / s
		for (i = 1; i <= s; i++) {
			right[at[i]] += got[i] - mean; count[at[i]]++
			for (j = 1; j <= s; j++) m[at[i], at[j]] += (i == j) - 1 / s
		}
		s = 0
	}
	$1 != deal { if (s) close_deal(); deal = $1 }
	{ at[++s] = of($2); got[s] = $3 }
	END { close_deal()
		for (i = 1; i <= n; i++) m[i, i] += 20
		for (k = 1; k <= n; k++) for (i = k + 1; i <= n; i++) {
			f = m[i, k] / m[k, k]
			if (f == 0) continue
			for (j = k; j <= n; j++) m[i, j] -= f * m[k, j]
			right[i] -= f * right[k]
		}
		for (i = n; i >= 1; i--) { x[i] = right[i]; for (j = i + 1; j <= n; j++) x[i] -= m[i, j] * x[j]; x[i] /= m[i, i] }
		for (i = 1; i <= n; i++) { v = sprintf("%.3f", x[i] + (x[i] < 0 ? -1e-9 : 1e-9)); if (v == "-0.000") v = "0.000"; print who[i] "," v "," count[i] }
	}' | sort
}
ours() { "$RENONSZ" ratings --csv "$@" | sed 1d | cut -d, -f2-4 | tr -d '"' | sort; }
is "begins with these columns" "rank,player,strength,deals,error" "$("$RENONSZ" ratings --csv | head -1 | cut -d, -f1-5)"
is "there are that many" 1 "$(($(ours | wc -l) > 40))"
# One after the other: the program may hold the book for itself when it leaves it.
rated() { # NAME DAY [OPTION …]
	deals "$2" | by_elimination >wanted
	ours "${@:3}" >got
	same "$1" wanted got
}
rated "all events, by elimination" %
rated "of 2026" '2026%' --season 2026
rated "of 2025, with a table of four and a substitute" '2025%' --season 2025
is "they add up to 0" "0" "$("$RENONSZ" ratings --csv | awk -F, 'NR > 1 { sum += $3 } END { printf "%d", sum * 10 }')"
none "from the strongest" "$("$RENONSZ" ratings --csv | awk -F, 'NR > 2 && $3 > last { print } { last = $3 }')"
none "the more deals, the smaller the error" "$("$RENONSZ" ratings --csv | sed 1d | sort -t, -k4n | awk -F, 'last && $5 > last + 0.5 { print } { last = $5 }')"
"$RENONSZ" ratings --season 2025 >out.txt
has "few deals are said" "*" out.txt
has "sheets by totals too" "Kimaradt 1 játszmalap" out.txt
has "and what few deals do" "0 felé húz" out.txt
for lang in hu en; do "$RENONSZ" --lang $lang ratings --season 2025 >page && golden ratings.$lang.txt page; done
coded "its check code is the book's" page
none "no line is wider than a terminal" "$("$RENONSZ" ratings | awk '{ gsub(/[\200-\277]/, "") } length > 80' | head -1)"
for format in pdf xlsx html; do ok "as $format" "$RENONSZ" ratings -o ero.$format; done
is "in JSON they are numbers" "number" "$("$RENONSZ" ratings --json | jq -r '.[0].strength | type')"
status "a year of nothing" 4 "$RENONSZ" ratings --season 1999
