# A ruling of the jury where the rules list no faults: tarokk and ulti by the online site's rules (T-23, H-21).
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

# ---- tarokk: a table of five, the dealer sits out -----------------------------------------------------
ok "an event of tarokk" "$RENONSZ" event new "Tarokk est" --edition vadasz-2025 --date 2026-11-21 --deals 3
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Kovács Béla"; do "$RENONSZ" player add "$player" >/dev/null; done
ok "a table" "$RENONSZ" table add 1 1 A=kiss B=nagy C=toth D=szabo E=kovacs
ok "a deal" "$RENONSZ" deal add 1 1 A 2 C + A:T+U-
ok "and another" "$RENONSZ" deal add 1 1 C 3 D +

# refused WORDS WHY: not a ruling, and the message says what is wrong.
refused() {
	status "refused: $1" 3 "$RENONSZ" --lang en rule jury -r 1 -t 1 -d 2 $1
	has "refused: $1: $2" "$2" "$WORK/.err"
}
refused "reason=x" "the jury's points are missing"
refused "points=0,3,-3,0,0" "the reason is missing"
refused "points=0,3,-3 reason=x" "a figure for each seat: 5, not 3"
refused "points=0,3,-3,0,0,1 reason=x" "a figure for each seat: 5, not 6"
refused "points=0,3,-2,0,0 reason=x" "the points add up to +1"
refused "points=0,3,-3,0,0 reason=x minor=yes" "a ruling has no “minor”"
refused "points=0,3,-3,0,0 reason=x bid=2" "a ruling has no “bid”"
refused "points=0,3,-3,0,0 reason=x trick=3" "a ruling has no “trick”"
refused 'points=0,3,-3,0,0 reason=x paragraph="9.§ (6)"' "a ruling has no “paragraph”"
status "no other case" 4 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 2 points=0,3,-3,0,0 reason=x
ok "tried out" "$RENONSZ" --lang en rule jury -r 1 -t 1 -d 2 points=0,3,-3,0,0 by=C reason="talon seen" --dry-run
has "its reading" "T-23" "$WORK/.out"
cp "$WORK/.out" shown.txt
ok "by its Hungarian name" "$RENONSZ" --lang en rule zsűri -r 1 -t 1 -d 2 points=0,3,-3,0,0 by=C reason="talon seen" --dry-run
same "it is the same" shown.txt "$WORK/.out"
status "no case is named" 4 "$RENONSZ" rule --rules vadasz-2025
cp "$WORK/.err" refused.txt
has "which names the jury" "zsűri" refused.txt
status "and no paragraph is left blank" 1 grep -F '(,' refused.txt
"$RENONSZ" --lang en rule --rules vadasz-2025 2>none.txt
has "but the jury is named" "the number of the case is jury here" <(tr -s ' \n' ' ' <none.txt)
status "no empty brackets" 1 grep -F '[]' shown.txt
ok "recorded" "$RENONSZ" rule jury -r 1 -t 1 -d 2 points=0,3,-3,0,0 by=C act="belenézett a talonba" reason="előnyt szerzett" judge="Bíró Éva" --yes
ok "the standings count it" "$RENONSZ" standings --csv
has "with the ruling" "1,Nagy Éva,4,9,,2,1,2,0,0,0,,1" "$WORK/.out"
ok "without a deal before it" "$RENONSZ" rule jury -r 1 -t 1 -d 3 points=1,0,-1,0,0 reason="összekevert lapok" --yes
ok "the log" "$RENONSZ" log --last 1
ok "the journal" "$RENONSZ" export --journal -o first.ulti
has "has the ruling" 'itelet 2 jury by=C points=0,3,-3,0,0 act="belenézett a talonba" reason="előnyt szerzett" judge="Bíró Éva"' first.ulti
sed 's/^itelet 2 jury/itelet 2 zsűri/' first.ulti >named.ulti
ok "into another book, with its Hungarian name" "$RENONSZ" -f other.db import named.ulti
ok "and out of it" "$RENONSZ" -f other.db export --journal -o again.ulti
same "is the same" first.ulti again.ulti
ok "merged" "$RENONSZ" -f third.db merge "$WORK/book.db"
for lang in hu en; do
	{
		"$RENONSZ" --lang $lang sheet 1 1 && "$RENONSZ" --lang $lang why 1 1 2 && "$RENONSZ" --lang $lang why 1 1
		"$RENONSZ" --lang $lang standings && "$RENONSZ" --lang $lang ruling list --csv && "$RENONSZ" --lang $lang cases
	} >tarokk.txt 2>&1
	golden "jury/tarokk.$lang.txt" tarokk.txt
done
"$RENONSZ" --lang hu minutes 1 1 2 >minutes.txt 2>&1
"$RENONSZ" --lang hu minutes --blank >form.txt 2>&1
for page in minutes form; do
	has "$page: no renonsz where the rules know none" "Jegyzőkönyv vitás esetről" $page.txt
	status "$page: in no word" 1 grep -i renonszügy $page.txt
done
for ending in pdf xlsx html; do ok "minutes as .$ending" "$RENONSZ" minutes 1 1 2 -o minutes.$ending; done
is "a ruling marks those whose points it set, nobody else of the table" "Kiss Péter 1,Nagy Éva 1,Tóth Imre 2,Szabó Anna 0,Kovács Béla 0" \
	"$("$RENONSZ" standings --json | jq -r '[.standings | sort_by(.start_no)[] | "\(.player) \(.rulings)"] | join(",")')"
ok "revised" "$RENONSZ" rule --revise 1 -r 1 -t 1 -d 2 state=dismissed reason="mégsem" --yes
"$RENONSZ" sheet 1 1 --csv >sheet.csv
has "the deal counts as it was played" "1,1,2,A,A,C,3,D,+" sheet.csv
ok "undone" "$RENONSZ" undo --yes
ok "and the ruling too" sh -c '"$0" undo --yes && "$0" undo --yes' "$RENONSZ"
ok "done again" sh -c 'for i in 1 2 3; do "$0" redo --yes || exit; done' "$RENONSZ"
ok "an open dispute" "$RENONSZ" rule jury -r 1 -t 1 -d 1 points=4,-4,0,0,0 reason=kérdéses state=open --yes
ok "is a possible outcome" "$RENONSZ" standings
ok "verify" "$RENONSZ" verify
ok "without a book" "$RENONSZ" --lang en rule --rules vadasz-2025 jury points=1,-1,0,0 reason=x
has "the same" "= A +1, B -1, C 0, D 0" "$WORK/.out"

# II.3 a: the deal passes on from who dealt last, not by the number of the deal: who so follows is not noted as wrong.
printf 'verseny "Sorban" datum=2026-11-23 leosztas=5 szabaly=vadasz-2025\nfordulo 1\nasztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna" E="Kovács Béla"\n1 A 2 C + o=B\n' | "$RENONSZ" -f turn.db import - 2>/dev/null
ok "a ruling of the deal after" "$RENONSZ" -f turn.db rule jury -r 1 -t 1 -d 2 points=3,-3,0,0,0 reason=zaj --yes
"$RENONSZ" -f turn.db export --journal >turn.ulti
is "who follows dealt in turn" 0 "$(grep -c dealer= turn.ulti)"
ok "which comes in" "$RENONSZ" -f turned.db import turn.ulti
same "as it was" turn.ulti <("$RENONSZ" -f turned.db export --journal)
same "with its dealers" <("$RENONSZ" -f turn.db deals --csv) <("$RENONSZ" -f turned.db deals --csv)
ok "and is known when it comes again" "$RENONSZ" -f turned.db import turn.ulti
is "and dealt" C "$("$RENONSZ" -f turn.db deals --csv | tail -1 | cut -d, -f13)"
# II.6 binds who sits out too: the dealer of five can be fined (T-23).
ok "who sits out is fined" "$RENONSZ" -f turn.db rule jury -r 1 -t 1 -d 3 points=1,1,1,-4,1 by=D reason=beleszólt --yes
ok "on the sheet" "$RENONSZ" -f turn.db --lang en sheet 1 1
has "by seat" "A +1, B +1, C +1, D -4" <(tr -s ' \n' ' ' <"$WORK/.out")
ok "in the minutes" "$RENONSZ" -f turn.db --lang en minutes 1 1 3
cp "$WORK/.out" fined.txt
has "as who sat out" "sat out: D" <(tr -s ' \n' ' ' <fined.txt)
has "and the offender" "Offender: Szabó Anna (D)" fined.txt
ok "the book is sound with it" "$RENONSZ" -f turn.db verify
"$RENONSZ" -f turn.db export --journal >fined.ulti
ok "into another book with it" "$RENONSZ" -f fined.db import fined.ulti
same "and out again" fined.ulti <("$RENONSZ" -f fined.db export --journal)

# ---- ulti online: asked for, one thing after the other -------------------------------------------------
ok "an event of ulti" "$RENONSZ" event new "Online est" --edition ulti-online --date 2026-11-22 --deals 2
ok "a table of it" "$RENONSZ" table add 1 1 A=kiss B=nagy C=toth
ok "a deal of it" "$RENONSZ" deal add 1 1 A P +
printf '%s\n' "kihívott helyette" "5,-5,0" "rossz kör" "" - elutasítom i >typed
script -qec "stty cols 80 rows 50; env TERM=xterm NO_COLOR=1 '$RENONSZ' rule jury -r 1 -t 1 -d 1" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "turned down at the last question" 'itelet 1 jury state=dismissed act="kihívott helyette" reason="rossz kör"' <("$RENONSZ" export --journal)
has "it leaves the points out" "kimarad: points=5,-5,0" <(tr -s '\n ' ' ' <screen)
ok "undone" "$RENONSZ" undo --yes
printf '%s\n' "kihívott helyette" "5,-5" "5,-5,0" "rossz kör" "" - i >typed
script -qec "stty cols 80 rows 50; env TERM=xterm NO_COLOR=1 '$RENONSZ' rule jury -r 1 -t 1 -d 1" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "the dialogue asks what happened" "Mi történt?" screen
has "refuses what is too short" "helyenként egy szám kell: 3, nem 2" screen
has "and asks for the reason" "Mi az indok?" screen
has "who decided is not left out in passing" "Neveket írjon, vagy - jelet" screen
ok "its sheet" "$RENONSZ" sheet 1 1
has "has the jury's points" "§" "$WORK/.out"
ok "why" "$RENONSZ" --lang en why 1 1 1
has "names the reading" "H-21" "$WORK/.out"
ok "the book is sound" "$RENONSZ" verify

# ---- the jury has not decided yet ----------------------------------------------------------------------
# unmatched NAME PATTERN FILE: it has lines, and none matches.
unmatched() {
	cat "$3" >shown
	if [ -s shown ]; then status "$1" 1 grep -e "$2" shown; else echo "not ok - $1: $3 is empty"; fi
}
# waiting EDITION SEATS LINE POINTS: a dispute about a recorded deal and one about a deal without a result, noted before it is decided.
waiting() {
	local seat=
	rm -f wait.db* waited.db*
	w event new Vita --edition "$1" --date 2026-11-25 --deals 3 2>err.txt
	for seat in $2; do w player add "Játékos ${seat%=*}" 2>err.txt; w entry add "Játékos ${seat%=*}" 2>err.txt; done
	w table add 1 1 $2 2>err.txt
	w deal add 1 1 $3 2>err.txt
	w standings --csv | cut -d, -f1-4 >before.txt
	status "$1: points are asked for" 3 w rule jury -r 1 -t 1 -d 1 by=C act="beleszólt" --yes
	ok "$1: an open dispute without points" w rule jury -r 1 -t 1 -d 1 by=C act="beleszólt" state=open --yes
	has "$1: is said to be undecided" "a zsűri még nem döntött" "$WORK/.out"
	cp "$WORK/.out" shown.txt
	unmatched "$1: nothing is allowed or settled by it" "folytatódik\|megállapította" shown.txt
	ok "$1: about a deal without a result" w rule jury -r 1 -t 1 -d 2 act="elszállt a lap" state=open --yes
	same "$1: the points stand as they were" before.txt <(w standings --csv | cut -d, -f1-4)
	is "$1: the order depends on it" true "$(w standings --json | jq .order_depends)"
	is "$1: both are open" "open open" "$(w ruling list --csv | sed 1d | cut -d, -f6 | xargs)"
	for paper in "minutes 1 1 1" "sheet 1 1" "why 1 1 1" "ruling show 1 1 1"; do
		w $paper >paper.txt 2>&1
		unmatched "$1: $paper tells of no ruling" "folytatódik\|megállapította" paper.txt
	done
	w export --journal >wait.ulti
	ok "$1: into another book" "$RENONSZ" -f waited.db import wait.ulti
	same "$1: and out of it" wait.ulti <("$RENONSZ" -f waited.db export --journal 2>err.txt)
	ok "$1: the book is sound" w verify
	ok "$1: decided" w rule -r 1 -t 1 -d 1 --revise 1 state=decided points="$4" reason=zavart --yes
	ok "$1: and turned down" w rule -r 1 -t 1 -d 2 --revise 1 state=dismissed --yes
	is "$1: then the points are the jury's" "$(echo "$4" | tr ',' '\n' | sort | xargs)" "$(w standings --csv | sed 1d | cut -d, -f4 | sort | xargs)"
	is "$1: and nothing is open" false "$(w standings --json | jq .order_depends)"
	ok "$1: sound as well" w verify
}
w() { "$RENONSZ" -f wait.db --lang hu "$@"; }
waiting mausz-2017 "A=1 B=2 C=3" "A U z ++" "10,-10,0"
waiting mausz-2017 "A=1 B=2 C=3 D=4" "A U z ++" "10,-10,0,0"
waiting ulti-online "A=1 B=2 C=3" "A P +" "-4,2,2"
waiting vadasz-2025 "A=1 B=2 C=3 D=4" "A 2 C + A:T+U-" "0,3,-3,0"
rm -f wait.db*
w event new Vita --edition ulti-online --date 2026-11-25 --deals 2 2>err.txt
for seat in A B C; do w player add "Játékos $seat" 2>err.txt; w entry add "Játékos $seat" 2>err.txt; done
w table add 1 1 A=1 B=2 C=3 2>err.txt
w deal add 1 1 A P + 2>err.txt
printf '%s\n' "beleszólt" ny i >typed
script -qec "stty cols 80 rows 50; env TERM=xterm NO_COLOR=1 '$RENONSZ' -f wait.db --lang hu rule jury -r 1 -t 1 -d 1" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "the dialogue lets it be left open instead of points" "ny = nyitva" screen
has "and saves it" "Nyitott vita: a zsűri még nem döntött." screen
is "as open" open "$(w ruling list --csv | sed 1d | cut -d, -f6)"

# 13.§ (3) 10 and 11 have nobody at fault: none is taken, and none is asked for in passing.
printf 'verseny "Dobás" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P m +\n2 B U z ++\n' | "$RENONSZ" -f thrown.db import - 2>err.txt
t() { "$RENONSZ" -f thrown.db --lang hu "$@"; }
status "nobody is at fault" 3 t rule 3.11 -r 1 -t 1 -d 1 by=B
has "which is told" "hagyja el: by=B" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "without" t rule 3.11 -r 1 -t 1 -d 1 claim=C --yes
status "nor later" 3 t rule -r 1 -t 1 -d 1 --revise 1 by=B reason=x
# talk ARGUMENTS… <ANSWERS: the dialogue of a ruling at a terminal, on `screen`.
talk() {
	cat >typed
	timeout 20 script -qec "stty cols 80 rows 50; env TERM=xterm NO_COLOR=1 '$RENONSZ' -f thrown.db --lang hu rule $*" /dev/null <typed 2>/dev/null | tr -d '\r' | tr -s '\n ' ' ' >screen
}
printf '%s\n' '?' 'C B 6' | talk 3.11 -r 1 -t 1 -d 2
has "the dialogue says so" "Ennek az esetnek nincs vétkese" screen
unmatched "and shows no second seat" "C B 6; ha" screen

# A further claim about a deal that a ruling paid is turned down and kept; it changes nothing.
ok "what paid" t rule 3.4 -r 1 -t 1 -d 2 by=A claim=B trick=4 --yes
paid=$(t standings --csv)
ok "a further claim turned down" t rule 3.6 -r 1 -t 1 -d 2 by=B claim=C trick=5 state=dismissed reason="nem úgy volt" --yes
is "pays nothing" "$paid" "$(t standings --csv)"
status "one that would pay has to revise the first" 5 t rule 3.6 -r 1 -t 1 -d 2 by=B claim=C trick=5 --yes
has "which is told" "--revise 1" "$WORK/.err"
t minutes 1 1 2 2 | tr -s '\n ' ' ' >second.txt
has "the second has its minutes" "A bejelentést a zsűri elutasította; a leosztásról másik ítélet döntött" second.txt
ok "the book is sound" t verify
t export --journal >thrown.ulti
ok "its journal" "$RENONSZ" -f thrown2.db import thrown.ulti
same "comes back" thrown.ulti <("$RENONSZ" -f thrown2.db export --journal 2>err.txt)

# Texts that are too long, and paragraphs that no case breaks.
t deal add 1 1 C P m + 2>err.txt >&2
long() { printf 'ő%.0s' $(seq "$1"); }
status "a text too long" 3 t rule jury -r 1 -t 1 -d 3 by=A claim=C points=0,0,0 act="$(long 150)" reason=x
has "is told to be, with what there is room for" "„act” túl hosszú: 150 betű; legfeljebb 99 betű fér el" "$WORK/.err"
printf '%s\n' 'A C 3' n i "$(printf 'x%.0s' $(seq 150))" | talk jury -r 1 -t 1 -d 3
cp screen long
unmatched "the dialogue has room for as much" "túl hosszú" long
has "and goes on" "Ki mennyit kap vagy fizet?" long
for jury in jury zsűri Zsuri; do
	ok "the jury's case as $jury" t rule $jury -r 1 -t 1 -d 3 by=A claim=C points=0,0,0 reason=x judge=M --dry-run
	cp "$WORK/.out" as.$jury
	ok "listed as $jury" t cases $jury
	cp "$WORK/.out" listed.$jury
done
same "is the same case" as.jury as.zsűri
same "in any letters" as.jury as.Zsuri
same "which the list knows" listed.jury listed.zsűri
for paragraph in "9.§ (1)" "9.§ (2)" "7.§ (4)" "7.§ (7)" "6.§ (6)"; do
	ok "$paragraph is one" t rule jury -r 1 -t 1 -d 3 by=A claim=C points=0,0,0 paragraph="$paragraph" act=x reason=y --dry-run
done
for paragraph in "9.§ (77)" "13.§ (3) 4" "x"; do
	status "$paragraph is none" 3 t rule jury -r 1 -t 1 -d 3 by=A claim=C points=0,0,0 paragraph="$paragraph" act=x reason=y
	has "which says what is" "a 2.§ és a 9.§ között bármelyik szakasz" "$WORK/.err"
done
# Who announced is not read as the declarer.
ok "a meld" t rule 3.3 -r 1 -t 1 -d 2 by=A claim=C meld=20 bid=B declarer=B --revise 1 reason=x --yes
has "is told of nobody" "A jelentés húsz volt." <(t minutes 1 1 2 | tr -s '\n ' ' ')
# A spectator in the line for who knows it all.
printf '%s\n' 'A kibic 4' | talk jury -r 1 -t 1 -d 3
has "a spectator may be named with the claimant" "> A kibic 4 Megegyeztek a felek?" screen

# What is proposed can be, what is typed for another question is asked again, what is open is said to be.
printf 'verseny "Ajánlat" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Varga Pál"\n1 A B +\n2 C P m + cs100\n3 C U z ++\n' | "$RENONSZ" -f thrown.db import - 2>err.txt
a() { "$RENONSZ" -f thrown.db -e Ajánlat --lang hu "$@"; }
printf '%s\n' "vita, kié a parti" "" "C" | talk -e Ajánlat -r 1 -t 1 -d 1
has "a bid without parti is told to have none" "3.10 eset: ebben a licitben nincs parti" screen
unmatched "and no dispute about it is proposed" "Összedobott lapok: kié a parti" screen
printf '%s\n' 1 3.10 | talk -e Ajánlat -r 1 -t 1 -d 2
has "a bid with parti may have one" "Ki jelentette be?" <(printf '%s\n' "vita, kié a parti" "" | talk -e Ajánlat -r 1 -t 1 -d 2; cat screen)
printf '%s\n' 'B A' n i 'beszélt' '0,0,0,0' ny 'nem volt jelentősége' ny i | talk jury -e Ajánlat -r 1 -t 1 -d 1
has "an open dispute is no reason" "[0,0,0,0] Mivel" <(sed 's/> 0,0,0,0 /[0,0,0,0] /' screen)
has "which is told" "Ide az indok kell" screen
has "what is open has bid and declarer from the deal" "A leosztás: A licit: betli" <(a minutes 1 1 1 | tr -s '\n ' ' ')
printf '%s\n' "" | talk -e Ajánlat -r 1 -t 1 -d 1
has "it is not called a ruling" "Az 1. leosztásról nyitott vita van:" screen
printf '%s\n' "" C "" "" "" "" | talk 3.9 -e Ajánlat -r 1 -t 1 -d 2
has "the seats of an example are those that play" "(több is lehet: C, D)" screen
status "points that are none" 3 a rule jury -r 1 -t 1 -d 2 by=B points=x reason=x
has "have an example, and say how many" "annyi szám, ahányan az asztalnál ülnek" "$WORK/.err"
ok "nothing silent counts" a rule 3.11 -r 1 -t 1 -d 2 claim=B --yes
unmatched "nor does the sheet have it" "cs100" <(a sheet 1 1)
ok "a defender's hand shown" a rule jury -r 1 -t 1 -d 3 by=A claim=D points=-20,0,10,10 paragraph="6.§ (10)" reason=x --yes
hand="Védő megmutatta vagy kiterítette a lapját"
has "has one name in the minutes" "Eset: $hand" <(a minutes 1 1 3)
has "on the sheet" "Ítélet: $hand" <(a sheet 1 1)
has "and in the casebook" "jury,$hand," <(a casebook --csv)
ok "the book is sound still" a verify

# What a paragraph makes the jury's is revised as that: its own case is first and what Enter takes, and its answers are offered.
printf 'verseny "Saját eset" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' | "$RENONSZ" -f thrown.db import - 2>err.txt
own() { "$RENONSZ" -f thrown.db -e "Saját eset" --lang hu "$@"; }
n=0
for paragraph in "6.§ (5)=Soron kívül hívott" "6.§ (10)=Védő megmutatta vagy kiterítette a lapját" \
	"6.§ (6)=Későn jelentett húszat vagy negyvenet" "6.§ (9)=Kihívás után feladta"; do
	n=$((n + 1)) title=${paragraph#*=} paragraph=${paragraph%%=*}
	# 6.§ (9) is about the declarer alone.
	own deal add 1 1 "$n" "$([ "$paragraph" = "6.§ (9)" ] && echo A || echo C)" pP + kP 2>err.txt >&2
	ok "$paragraph" own rule jury -r 1 -t 1 -d $n claim=C by=A trick=4 points=-3,1,2 paragraph="$paragraph" act="Így tett." reason="zavarta" --yes
	printf '%s\n' 1 'új tanú' '' '' '' '' '' '' '' '' '' '' - i | talk -e "'Saját eset'" -r 1 -t 1 -d $n
	has "$paragraph: its own case is first" "1 = zsűri $title" screen
	unmatched "$paragraph: no other case is before it" "1 = 3\.\|Ez nem vétség" screen
	for answer in C A 4 "Így tett." "-3,1,2" zavarta; do
		has "$paragraph: $answer is offered" "[$answer" screen
	done
done
# Why it is revised stands behind the jury's reasons, and is none of them when it is revised again.
has "the jury's reasons stay the jury's" "zavarta (felülvizsgálat oka: új tanú)" <(own minutes 1 1 1 | tr -s '\n ' ' ')
printf '%s\n' 1 'elírás' '' '' '' '' '' '' '' '' '' '' - i | talk -e "'Saját eset'" -r 1 -t 1 -d 1
has "the second time too" "zavarta (felülvizsgálat oka: elírás)" <(own minutes 1 1 1 | tr -s '\n ' ' ')

# At a table of three nobody sits out: what 9.§ (11) forbids the dealer is not offered there, nor taken.
printf '%s\n' . i | talk a kibic beleszólt -e "'Saját eset'" -r 1 -t 1 -d 6
has "what a spectator says at a table of three is the jury's" "Melyik eset?" screen
unmatched "but no dealer's who sits out" "9.§.(11)" screen
printf '%s\n' . i | talk a kibic beleszólt -e Ajánlat -r 1 -t 1 -d 6
has "at a table of four it may be his" "9.§" screen
status "nor is it taken in a line" 3 own rule jury -r 1 -t 1 -d 6 by=A points=0,0,0 reason=x paragraph="9.§ (11)"
has "which is told" "itt mindenki játszik" <(tr -s '\n ' ' ' <"$WORK/.err")
# Of what is not listed another ruling is about the same only by its paragraph.
ok "what no paragraph forbids" own rule jury -r 1 -t 1 -d 6 by=A points=-2,1,1 reason=x act="Elszállt egy lap." --yes
ok "something else that none forbids" own rule jury -r 1 -t 1 -d 7 by=B points=1,-2,1 reason=x act="Kiborult a kávé." --dry-run
unmatched "is not the same case" "Korábbi ítéletek" <("$RENONSZ" -f thrown.db -e "Saját eset" --lang hu rule jury -r 1 -t 1 -d 7 by=B points=1,-2,1 reason=x act="Kiborult a kávé." --dry-run 2>&1)
has "by the same paragraph it is" "Korábbi ítéletek" <(own rule jury -r 1 -t 1 -d 7 by=B points=1,-2,1 reason=x paragraph="6.§ (5)" --dry-run 2>&1)

# 4.§ (A) (2) c: a meld that was announced without king and ober is the jury's, not case 3.3, which permits it in this bid.
own deal add 1 1 8 A P m + 2>err.txt >&2
printf '%s\n' 1 C A "" "" n i "" "-2,1,1" "nem volt nála" - n | talk hamis negyvenet mondott -e "'Saját eset'" -r 1 -t 1 -d 8
has "a false forty is first" "1 = zsűri Hamis húszat vagy negyvenet jelentett" screen
has "and is the jury's by its paragraph" "4.§ (A) (2) Ez a szakasz tiltja, de büntetési tételt nem szab rá" screen
ok "in a line too" own rule negyvenet jelentett pedig nem volt nála -r 1 -t 1 -d 8 by=A claim=C points=-2,1,1 reason=x --yes
has "with its name" "Hamis húszat vagy negyvenet jelentett" <(own minutes 1 1 8 2>&1)
ok "a paragraph with a letter is read back" own rule jury -r 1 -t 1 -d 7 by=B claim=C points=1,-2,1 reason=x paragraph="4.§ (D) (1)" --yes
ok "and the book is sound" own verify

# 6.§ (9) is about the declarer, 6.§ (10) about who is not: deal 9 is A's.
own deal add 1 1 9 A U t ++ 2>err.txt >&2
by() { own rule jury -r 1 -t 1 -d 9 "$1" "paragraph=$2" act="kiterítette a lapjait" "${@:3}" --yes --dry-run; }
status "a declarer may play with open cards" 3 by by=A "6.§ (10)" points=-4,2,2 reason=x
has "which is told" "neki szabad" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "a defender may not" by by=B "6.§ (10)" points=2,-4,2 reason=x
ok "a claim against the declarer is turned down" by by=A "6.§ (10)" state=dismissed
status "a defender gives nothing up after the lead" 3 by by=B "6.§ (9)" points=2,-4,2 reason=x
has "it is the declarer who does" "a felvevőről szól" <(tr -s '\n ' ' ' <"$WORK/.err")

# Who decides an open dispute is told before the jury is asked for how another offender or a dismissal is written.
ok "an open dispute" own rule 3.4 -r 1 -t 1 -d 9 by=B claim=A trick=2 state=open --yes
printf '\n' | talk -e "'Saját eset'" -r 1 -t 1 -d 9 --revise 1
has "before the first question" "--revise 1 by=B trick=2 act=\"…\" Kik döntöttek?" screen

# Who is seated otherwise gets the ruling of the seat, too: that is said, with how it stays with the same people.
printf 'verseny "Átültetve" datum=2026-11-21 leosztas=2\nfordulo 1\nasztal 1\nA="Anna Aa" B="Béla Bb" C="Cili Cc"\n1 A U z ++\n2 B U z ++\n' | "$RENONSZ" -f seat.db import - 2>err.txt
seat() { "$RENONSZ" -f seat.db --lang hu "$@"; }
ok "a ruling about seats" seat rule 3.8 -r 1 -t 1 -d 2 by=A claim=B trick=4 --yes
ok "the two change places" seat table seat 1 1 A=Béla B=Anna
has "whom it is about now" "vétkes: Béla Bb (eddig Anna Aa), bejelentő: Anna Aa (eddig Béla Bb)" <(tr -s '\n ' ' ' <"$WORK/.err")
has "and what to type" "rule -r 1 -t 1 -d 2 --revise 1 by=B claim=A" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "which is right" seat rule -r 1 -t 1 -d 2 --revise 1 by=B claim=A --yes
has "for the same offender" "Anna Aa" <(seat minutes 1 1 2 2>&1 | grep -i 'vádol\|vétkes')
ok "somebody else comes" seat table seat 1 1 C="Cili Cc" A=Béla B=Anna
cp "$WORK/.err" moved.err
unmatched "where nobody moved nothing is said" "székekkel együtt" moved.err

# ---- the dialogue leads back to the deal, and asks again for what it does not understand ---------------
printf 'verseny "Asztalnál" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P z + kP\n2 B U z ++\n' | "$RENONSZ" -f desk.db import - 2>err.txt
at_desk() {
	cat >typed
	timeout 20 script -qec "stty cols 80 rows 50 -echo; env TERM=xterm NO_COLOR=1 '$RENONSZ' -f desk.db --lang hu $*" /dev/null <typed 2>/dev/null | tr -d '\r' | tr -s '\n ' ' ' >screen
}
printf '%s\n' 1 1 2 '<' '<' '<' 1 1 1 . i | at_desk ítélet
sed -i 's/\xc2\xa0/ /g' screen
has "the deal chosen is shown" "1. forduló, 1. asztal, 2. leosztás – A Kiss Péter B Nagy Éva C Tóth Imre 2 B U z ++ Mi történt?" screen
has "and corrected" "1 A P z + kP" screen
unmatched "where there are questions before it is not the first" "Ez az első kérdés" screen
is "in its turn, too" "2 3 3" "$(for what in Forduló Asztal Leosztás; do grep -o "$what?" screen | wc -l; done | xargs)"
printf '%s\n' '<' . i | at_desk ítélet -r 1 -t 1 -d 1
has "what the line says is not asked for" "Ez az első kérdés." screen
printf '%s\n' 'elvitte a más ütését' 3.5 '<' . i | at_desk ítélet -r 1 -t 1 -d 1
has "a case's own number settles it" "3.5 Más ütését vitte el, és kihívott [13.§ (3) 5] Ki jelentette be?" <(sed 's/\xc2\xa0/ /g' screen)
printf '%s\n' 'B A 5 késve' . i | at_desk ítélet 3.4 -r 1 -t 1 -d 1
has "in a line too" "3.4 Nem tett színre színt" screen
has "a late claim of a parti" "3 = nem aduzott" screen
unmatched "offers no seven of an ulti" "idő előtt tette ki" screen
printf '%s\n' A B 4 '' '' '' '' '' '' '' . i | at_desk ítélet 3.8 -r 1 -t 1 -d 1
has "who decided is no empty answer" "Neveket írjon, vagy - jelet" screen
ok "one ruling" "$RENONSZ" -f desk.db rule 3.4 -r 1 -t 1 -d 2 by=A claim=B trick=4 --yes
printf '%s\n' 'tök hetes' '' mert '<' '<' . i | at_desk ítélet -r 1 -t 1 -d 2
has "what is no ruling is told" "Ezek közül az egyik kell: 1." screen
has "one alone is taken by Enter" "[1] > Miért vizsgálja felül?" screen
printf '%s\n' '?' . i | at_desk ítélet -r 1 -t 1 -d 2
has "its help names the command as typed" "renonsz ítélet 3.4" screen
# A closed sheet is told before anything is typed in vain.
ok "a closed sheet" "$RENONSZ" -f desk.db sheet sign 1 1 --by x
printf '%s\n' talán n | at_desk ítélet -r 1 -t 1 -d 1
has "it is asked whether to go on" "Így is folytatja? (i/n) Ezt nem értem. Igen vagy nem? (i/n) Így is folytatja? (i/n)" screen
unmatched "and nothing else" "Mi történt" screen
printf '%s\n' . i | at_desk ítélet -r 1 -t 1 -d 1 --dry-run
has "a trial goes on" "Mi történt" screen
