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
Kovács-Béla, Nagy–Ildikó, Szűcs−Ákosnak és Ákos-Szűccsel|A, B, C-nek és C-vel
Kovács-Nagy és Nagy−Kovács, Kovács–Imre|A-B és B−A, (játékos)|A-B és B−A, (a player)
Szűcs-ügyben Kovács-Nagy páros|C-ügyben A-B páros
szűkebben, kovakő, kissé, papol, bélelt|szűkebben, kovakő, kissé, papol, bélelt
12Kovács Béla, 2Nagy, 2026Szűcs Ákostól 1Tóth|12A, 2B, 2026C-től 1(játékos)|12A, 2B, 2026C-től 1(a player)
№Kovács → ’Béla, x1Ákos és 3nagy, 7nagyok|№A → ’A, x1C és 3nagy, 7nagyok
nagy ildikóm, kovács bélák, szűcs ákosok, szűcs ákosunk, kovács bélánk|B-m, A-k, C-k, C-nk, A-nk
szűcs ákosai, kovács bélái, szűcs ákosos, nagy ildikós, szűcs ákosokkal|C-i, A-i, C-s, B-s, C-kkel
Kovácsok, Bélák, Szűcsünk, Nagyjai; a nagyok, nagyom|A-k, A-k, C-nk, B-i; a nagyok, nagyom
kovács bélatelep, nagyi, kissek, tóthok|A bélatelep, nagyi, (játékosék), tóthok|A bélatelep, nagyi, (a player)-ék, tóthok
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
	lacks "no $name in the casebook" "$name" casebook.csv
done
has "but who did what" "C-t figyelmeztette A, és A-val együtt B-vel is összenézett" casebook.csv

# Endings that change a name's end, names in other letters, other signs in a name, and of two names the longer one.
printf 'verseny "Ragok" datum=2026-11-22 leosztas=99
fordulo 1
asztal 1
A="Tóth György" B="Kis Ann" C="O\047Neil Đuro"
asztal 2
A="李 明" B="Nagy-Vas Éva" C="Kis Anna"
' | "$RENONSZ" -f endings.db import - 2>err.txt
deal=0
while IFS='|' read -r words wanted; do
	deal=$((deal + 1))
	"$RENONSZ" -f endings.db deal add 1 1 $deal C D m - >/dev/null 2>err.txt
	"$RENONSZ" -f endings.db rule jury -r 1 -t 1 -d $deal by=A claim=C points=-36,12,24 act="$words" reason="$words" judge=Kun --yes >/dev/null 2>err.txt || cat err.txt
	is "$words" "$wanted." "$("$RENONSZ" -f endings.db minutes 1 1 $deal --blind --json | jq -r .act)"
	has "in the casebook: $words" "$wanted" <("$RENONSZ" -f endings.db casebook --csv)
done <<'END'
Szóltak Györggyé, GYÖRGGYEL és gyorggyel|Szóltak A-vá, A-val és A-val
Szólt O’Neil és O‘Neilnek, Durotól is|Szólt C és C-nek, C-től is
Szólt O`Neil, O´Neil, O′Neilnek, O＇Neil és O‛Neil`s|Szólt C, C, C-nek, C és C's
Szólt 李 明 meg 李 明nak|Szólt (játékos) meg (játékosnak)
Szóltak Annát, Annért, Annának|Szóltak (játékost), B-ért, (játékosnak)
Szóltak Nagy–Vas Évának, Nagy Vasnak, Nagy-Vassal|Szóltak (játékosnak), (játékosnak), (játékossal)
END

# The mark of one is the former name of another: either may be meant.
b3() { "$RENONSZ" -f formers.db "$@" >out.txt 2>err.txt; }
printf 'verseny "Nevek" datum=2026-11-22 leosztas=9
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 C D m -
' | b3 import -
b3 player change "Kiss Péter" --name "Ordas Ödön"
b3 player change "Nagy Éva" --mark "Kiss Péter"
b3 rule jury -r 1 -t 1 -d 1 by=A claim=C points=-36,12,24 act="Kiss Péter is látta, Ordas-Ödöntől" reason=x judge=Kun --yes
is "whose name it is nobody knows" "A/B is látta, A-tól." "$("$RENONSZ" -f formers.db minutes 1 1 1 --blind --json | jq -r .act)"

# A blind file is the same whatever was decided: it holds the claim, the deal and the sheet.
b2() { "$RENONSZ" -f same.db "$@"; }
printf 'verseny "Próba" datum=2026-11-21 leosztas=6
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U m -- kU,P
2 B p40+U +- kU
' | "$RENONSZ" -f same.db import - 2>err.txt
cp same.db clean.db
# as_decided STATE CASE…: the blind file of deal 2, in both languages.
as_decided() {
	cp clean.db same.db
	b2 rule "${@:2}" "$1" -r 1 -t 1 -d 2 --yes >out.txt 2>err.txt || cat err.txt
	b2 minutes 1 1 2 --blind
	b2 --lang en minutes 1 1 2 --blind
}
while IFS='|' read -r case more; do
	eval "facts=($more)"
	as_decided judge=Kun "$case" "${facts[@]}" >decided.blind
	for state in state=open state=dismissed late=yes minor=yes agreed=yes; do
		given=("${facts[@]}")
		case $state in late=yes | minor=yes) for i in "${!given[@]}"; do [[ ${given[i]} != points=* ]] || unset "given[i]"; done ;; esac
		as_decided "$state" "$case" "${given[@]}" >other.blind
		same "blind, $case: $state reads as what was decided" decided.blind other.blind
	done
	is "blind, $case: it is what the claim says" 1 "$(grep -c '^\(A bejelentés szerint\|Mi történt: „C” renonszot\)' decided.blind)"
done <<'END'
1.1|claim=B
1.5|claim=B dealer=B stage=committed
2.6|claim=B by=A bid=P innocent_bids=no
3.4|claim=B by=A trick=5
3.4|claim=B by=A trick=5 act="Kiss nem adott színt"
3.5|claim=B by=A warned_by=C trick=3
3.8|claim=B by=A trick=3
3.9|claim=B wrong_count=A
3.11|claim=B
10.3g|claim=C trick=3
jury|claim=B by=A act="Csapkodott" paragraph="9.§ (4)" points=-10,5,5 reason=mert
jury|claim=B by=spectator act="Beszólt" paragraph="9.§ (7)" points=0,0,0 reason=mert
END
as_decided judge=Kun 3.4 claim=B by=A trick=5 | tr -s '\n ' ' ' >blind
has "the deal by itself" "A leosztás: A licit: piros 40-100 + ulti; felvevő: „B”. Kontra: ulti." blind
has "what the claim was about" "Paragrafusok: amire a bejelentés szólt: 13.§ (3) 4" blind
has "in English" "According to the claim: In trick 5 seat A" blind
has "the deal too" "The deal: The bid" blind
as_decided judge=Kun 3.5 claim=B by=A warned_by=C trick=3 | tr -s '\n ' ' ' >blind
has "who was accused, whoever is at fault by the rules" "Akit a bejelentés vádol: „A”" blind
as_decided judge=Kun 1.1 claim=B >blind
has "the sheet has a deal that was dealt again" "    2 B p40+U +- kU" blind
b2 deal add 1 1 2 C P t + >out.txt 2>err.txt
b2 minutes 1 1 2 --blind >blind
has "as it was, whatever was dealt after it" "    2 B p40+U +- kU" blind
# Minutes that are not blind.
b2() { "$RENONSZ" -f open.db "$@"; }
cp clean.db open.db
b2 rule 3.4 -r 1 -t 1 -d 2 claim=B by=A trick=5 state=open --yes >out.txt 2>err.txt
b2 minutes 1 1 2 | tr -s '\n ' ' ' >open.hu
has "open: bid and declarer are no claim" "adukényszert. A leosztás: A licit: piros 40-100 + ulti; felvevő: Nagy Éva (B). Kontra: ulti. Döntés: még nincs" open.hu
is "and the claim stands once" 1 "$(grep -o 'A bejelentés szerint:' open.hu | wc -l)"
b2 rule 3.9 -r 1 -t 1 -d 1 claim=B wrong_count=C trick=5 state=open --yes >out.txt 2>err.txt
b2 minutes 1 1 1 | tr -s '\n ' ' ' >open.hu
has "whose cards were wrong is one" "A bejelentés szerint: Lejátszás közben kiderült, hogy nem mindenkinek annyi lapja van, amennyi jár. Nem megfelelő a lapszáma: Tóth Imre (C). A leosztás:" open.hu
for state in late minor; do
	cp clean.db open.db
	b2 rule 3.4 claim=B by=A trick=5 $state=yes judge=Kun -r 1 -t 1 -d 2 --yes >out.txt 2>err.txt
	b2 minutes 1 1 2 | tr -s '\n ' ' ' >"$state.hu"
	b2 --lang en minutes 1 1 2 | tr -s '\n ' ' ' >"$state.en"
done
has "late: the result stands" "Döntés: a bejelentés elkésett; a leosztás eredménye érvényes" late.hu
has "in English" "the claim came too late; the result of the deal stands" late.en
has "without bearing: it stands too" "Döntés: a játék folytatódik; a leosztás eredménye érvényes" minor.hu
has "in English" "play on; the result of the deal stands" minor.en
b2 rule 1.1 claim=B late=yes judge=Kun -r 1 -t 1 -d 3 --yes >out.txt 2>err.txt
has "of a deal that has none, the play" "Döntés: a bejelentés elkésett; a játék érvényes" <(b2 minutes 1 1 3)

# What somebody was called before is a name still; so is that of whom a player was joined with.
cp clean.db former.db
b2() { "$RENONSZ" -f former.db "$@"; }
b2 rule 3.4 claim=B by=A trick=5 judge=Kun act="Nagy Éva szólt, Tóth Imre nem" reason="Nagy Évának és Kisnek, Tóth Imrével" -r 1 -t 1 -d 2 --yes >out.txt 2>err.txt
b2 minutes 1 1 2 --blind >before
b2 player change "Nagy Éva" --name "Szabó Gáborné" >out.txt 2>&1
b2 player add "Vidor Imre" >out.txt 2>&1
b2 player join "Tóth Imre" "Vidor Imre" --yes >out.txt 2>&1
has "joined" "Vidor" <(b2 player list)
for name in Tóth Nagy Éva Szabó Vidor; do
	lacks "no $name in the blind file" "$name" <(b2 minutes 1 1 2 --blind)
	lacks "nor in the casebook" "$name" <(b2 casebook --csv)
done

# A claim of a renonsz is the same paper whatever was decided, also in words of one's own.
claimed() { # ACT MORE
	cp clean.db claimed.db
	for state in open decided dismissed; do
		revise="--revise 1"; [ $state != open ] || revise=
		"$RENONSZ" -f claimed.db rule 10.3g -r 1 -t 1 -d 2 claim=B trick=4 ${1:+act="$1"} ${2-} $revise state=$state reason=x --yes >out.txt 2>err.txt
		"$RENONSZ" -f claimed.db minutes 1 1 2 --blind >$state.txt
		"$RENONSZ" -f claimed.db --lang en minutes 1 1 2 --blind >$state.en
		same "$*: $state" open.txt $state.txt
		same "$*: $state, in English" open.en $state.en
	done
	has "$*: says what was claimed" "renonszot jelentett be" open.txt
}
claimed "C nem adott színt"
claimed "C nem adott színt" minor=yes
claimed ""

# Of an event that came from another book its former names are not known here, and that is said.
has "help on blind minutes says so (hu)" "(átvétel, naplófájl)" <("$RENONSZ" --lang hu help minutes)
has "help on blind minutes says so (en)" "(merge, import)" <("$RENONSZ" --lang en help minutes)
rm -f came.db
"$RENONSZ" -f came.db merge former.db >out.txt 2>&1
has "who came has the name of now" "Szabó Gáborné" <("$RENONSZ" -f came.db player list)
# Bettors on the sheet are numbered: they are people too.
"$RENONSZ" -f bets.db import - 2>/dev/null <<'END'
verseny "E" datum=2026-11-20 szabaly=ecarte
nevezo 1 "Kiss Péter"
nevezo 2 "Nagy Éva"
nevezo 3 "Szabó Anna"
fordulo 1
asztal 1
A=1 B=2
1 A e A5 / e A5 / e A3 fogad:A:"Tóth Imre":10 fogad:B:5 fogad:B:"Szabó Anna":5
2 A helyette:B:"Szabó Anna" e A5 / e A5 / e A3 fogad:A:10 fogad:B:5 fogad:B:"Szabó Anna":5
END
"$RENONSZ" -f bets.db rule jury points=2,-2 reason="Szabó Anna szólt" act="Szabó Anna belenézett" -r 1 -t 1 -d 2 --yes >/dev/null 2>&1
for form in "" --json "-o bets.html"; do
	rm -f bets.html
	"$RENONSZ" -f bets.db --lang hu minutes 1 1 2 --blind $form >bets.txt
	[ ! -f bets.html ] || mv bets.html bets.txt
	lacks "no bettor's name ($form)" "Szabó|Anna|Tóth|Imre" bets.txt
done
"$RENONSZ" -f bets.db --lang hu minutes 1 1 2 --blind | tr -s '\n ' ' ' >bets.txt
has "one number each" '1 A e A5 / e A5 / e A3 fogad:B:5 fogad:B:"1. fogadó":5 fogad:A:"2. fogadó":10 2 A helyette:B:"1. fogadó"' bets.txt

lacks "which a blind file does not have" "Szabó" <("$RENONSZ" -f came.db minutes 1 1 2 --blind)
