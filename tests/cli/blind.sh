# Names in words of one's own, as the blind file and the casebook give them: the seat, with what hangs on the name.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_BACKUP=no
b() { "$RENONSZ" -f blind.db "$@"; }

printf 'verseny "Kupa" datum=2026-11-21 leosztas=99
fordulo 1
asztal 1
A="Kovács Béla" B="Nagy Ildikó" C="Szűcs Ákos"
asztal 2
A="Tóth Győző" B="dr. Kiss-Papp Anna" C="Kovács Imre"
' >journal
no=0
while IFS='|' read -r words hu en; do
	no=$((no + 1))
	printf '%s|%s|%s\n' "$words" "$hu" "${en:-$hu}" >>wanted
done <<'END'
Szűcsöt figyelmeztette Kovács, és Bélával együtt Naggyal is összenézett|C-t figyelmeztette A, és A-val együtt B-vel is összenézett
Szűccsel szemben|C-vel szemben
Kováccsal, Bélát, Béláé, Kovácsé, Kovácsét|A-val, A-t, A-é, A-é, A-ét
KOVÁCS, kovácsnak, béla, Kovacsnak, szucstol|A, A-nak, A, A-nak, C-től
Kovács's card, Kovács’s, Szűcs' hand|A's card, A's, C's hand
Kovács Bélának, Nagy Ildikótól és Szűcs Ákoshoz|A-nak, B-től és C-hez
Kovácséknál, Ildikóéknak, Ákoséval|A-éknál, B-éknek, C-ével
Nagyra, Nagyról, Nagyból, Nagyban, Nagyba, Nagynál|B-re, B-ről, B-ből, B-ben, B-be, B-nél
Nagyért, Bélaként, Ildikóig, Ákoson|B-ért, A-ként, B-ig, C-n
Ákos „Szűcs” – Kovács/Nagy; Ildikó|C „C” – A/B; B
Nagy Béla hívott|B A hívott
Tóthtal beszélt, Győzőnek, Tóth Győző lapja|(játékossal) beszélt, (játékosnak), (játékos) lapja|(a player)-val beszélt, (a player)-nak, (a player) lapja
Kovács Imrével, Kovács Béla előtt|(játékossal), A előtt|(a player)-val, A előtt
dr. Kiss-sel, Papp-pal, Kissel, Kiss-Papp Annát|dr. (játékossal), (játékossal), (játékossal), (játékost)|dr. (a player)-val, (a player)-val, (a player)-val, (a player)-t
Kiss's card was Anna's|(játékos)'s card was (játékos)'s|(a player)'s card was (a player)'s
Kovácsocska és Szűcske súgott|(játékos) és (játékos) súgott|(a player) és (a player) súgott
nagy hangon, nagyon halkan, a nagy ildikó|nagy hangon, nagyon halkan, a B
Kovács (A) és Nagy (B)|A és B
Szűcs-ügyben Kovács-Nagy páros|C-ügyben A-B páros
szűkebben, kovakő, kissé, papol, bélelt|szűkebben, kovakő, kissé, papol, bélelt
END
for deal in $(seq 1 $no); do
	printf '%d C D m -\n' "$deal" >>deals
done
b import - <journal 2>/dev/null
sed '/^asztal 2/,$d' journal >first
{ cat first deals; sed -n '/^asztal 2/,$p' journal; } | b import - 2>err.txt
deal=0
while IFS='|' read -r words hu en; do
	deal=$((deal + 1))
	b rule jury -r 1 -t 1 -d $deal by=A claim=C points=-36,12,24 act="$words" reason="$words" judge=Kun --yes >/dev/null 2>err.txt || cat err.txt
	for lang in hu en; do
		b --lang $lang minutes 1 1 $deal --blind --json | jq -r .act >act.txt
		wanted=${!lang}
		is "$lang: $words" "${wanted^}." "$(cat act.txt)"
	done
done <wanted
b casebook --csv >casebook.csv
for name in Kov Béla Nagy Ildik Szűc Ákos Tóth Győ Kiss Papp Anna Imre; do
	is "no $name in the casebook" "" "$(grep -o "$name[^,]*" casebook.csv)"
done
has "but who did what" "C-t figyelmeztette A, és A-val együtt B-vel is összenézett" casebook.csv
