# A past event by another edition: both standings, what cannot be read by it, and a book that stays as it is.
. "${TESTS:?}/lib.sh"

"$RENONSZ" import - >/dev/null 2>&1 <<-END
	verseny "Szolnok Kupa" datum=2026-11-21
	fordulo 1
	asztal 1
	A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
	1 A U z -+ kU
	2 B SD +
	3 C 4A z -+
	4 A P z + rP cs100
	5 B RB +
	6 C P m + cs4A
	asztal 2
	A="Szabó Anna" B="Kovács Béla" C="Varga Pál" D="Papp Ede"
	1 A P z +
	2 B U t ++
	fordulo 2
	asztal 1
	A="Kiss Péter" B="Szabó Anna" C="Papp Ede"
END
"$RENONSZ" sheet totals 2 1 = 6 -3 -3 --deals 9 >/dev/null 2>&1
"$RENONSZ" rule 3.4 -r 1 -t 2 -d 2 by=B >/dev/null 2>&1
"$RENONSZ" undo --yes >/dev/null 2>&1
"$RENONSZ" redo --yes >/dev/null 2>&1
sqlite3 "$RENONSZ_DB" "PRAGMA wal_checkpoint(TRUNCATE)" >/dev/null
sha256sum "$RENONSZ_DB" >before
find . -name 'book.db*' | sort >files

for lang in hu en; do
	ok "what if, in $lang" "$RENONSZ" --lang $lang what-if "Szolnok Kupa" --rules ulti-online
	cp "$WORK/.out" what_if
	golden what_if.$lang.txt what_if
	status "fits 80 columns ($lang)" 1 grep -E '^.{81,}' what_if
done
ok "as JSON" "$RENONSZ" what-if 1 --rules ulti-online --json
cp "$WORK/.out" what_if.json
# Each deal once more by `settle`, and the standings' scores from them.
jq -c '[.changed[] | [.deal, .points, .points_then]]' what_if.json >changed
echo '[[2,"-6 +12 -6","-12 +24 -12"],[4,"+12 -6 -6","+16 -8 -8"]]' >wanted
same "what counts otherwise" wanted changed
echo '{"id":1,"bid":"SD","declarer":"B","made":{"durchmars":true}}' | "$RENONSZ" settle --rules ulti-online | jq -c .points >got
echo '{"A":-12,"B":24,"C":-12}' >wanted
same "as settle says" wanted got
jq -c '[.left[] | [.round, .table, .deal]]' what_if.json >left
echo '[[1,1,3],[1,1,5],[1,1,6],[1,2,2],[2,1,null]]' >wanted
same "what cannot be read, was ruled, or is known by totals alone" wanted left
jq -c '[.standings[] | select(.player == "Nagy Éva" or .player == "Kiss Péter" or .player == "Tóth Imre") | [.player, .score_then - .score]] | sort' \
	what_if.json >got
echo '[["Kiss Péter",-2],["Nagy Éva",10],["Tóth Imre",-8]]' >wanted
same "the scores differ by that" wanted got
jq -e '[.standings[].score_then] | add == 0' what_if.json >/dev/null && echo "ok - zero-sum" || echo "not ok - zero-sum"
for ending in csv html xlsx pdf; do ok "as $ending" "$RENONSZ" what-if 1 --rules ulti-online -o "what.$ending"; done
ok "by its own edition" "$RENONSZ" what-if 1 --rules mausz-2017 --json
cp "$WORK/.out" same.json
ok "nothing changes" jq -e '(.changed | length) == 0 and all(.standings[]; .score == .score_then and .rank == .rank_then)' same.json

sha256sum "$RENONSZ_DB" >after
find . -name 'book.db*' | sort >got
still "the book's bytes are what they were" before after
still "and there is no file beside it" files got

status "another game's rules" 2 "$RENONSZ" --lang en what-if 1 --rules vadasz-2025
has "are told, with those that would do" "mausz-2017, ulti-online" "$WORK/.err"
status "an edition is wanted" 2 "$RENONSZ" --lang en what-if 1
has "and named as an example" "--rules ulti-online" "$WORK/.err"
status "an unknown event" 4 "$RENONSZ" what-if "Nincs ilyen" --rules ulti-online
