# An event of Vadász tarokk from new to verify: deals, prompt, why, sheet, standings, journal, undo (docs/rules-tarokk.md).
. "${TESTS:?}/lib.sh"

ok "an event of it" "$RENONSZ" event new "Tarokk est" --edition vadasz-2025 --date 2026-11-21 --deals 5
ok "round" "$RENONSZ" round add
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Kovács Béla" "Varga Pál" "Papp Ede"; do
	"$RENONSZ" player add "$player" >/dev/null
done
ok "a table of five" "$RENONSZ" table add 1 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna" E="Kovács Béla"

# What the open event plays by is what bids, why and the notation are asked of.
ok "bids" "$RENONSZ" bids --csv
has "are the figures" "3,tuletroa,2,1" "$WORK/.out"
ok "why of a line" "$RENONSZ" --lang en why A 2 C + A:T+
has "by these rules" "T = +4" "$WORK/.out"
ok "why of who is forced to be alone and loses (T-15)" "$RENONSZ" --lang en why A 3 ek - B:T+ kP
has "T and what counts in its place" "T = -4; the declarer is alone by force and T is below zero, so T′ = -2" "$WORK/.out"
ok "notation" "$RENONSZ" --lang en help notation vadasz-2025
has "begins with an example" "renonsz deal add 1 3 A 2 C + A:T+U- B:X! kP,U csKe" "$WORK/.out"
printf '%s\n' '?' . | "$RENONSZ" --lang en enter 1 1 >"$WORK/help.txt" 2>&1
has "the prompt's help is the game's" "A 2 C +          A declares, took two cards, partner C" "$WORK/help.txt"
lacks "no line of ulti" "B B - k:C" "$WORK/help.txt"

# ---- deals -----------------------------------------------------------------------------------------
# settled LINE POINTS: a deal recorded with those points.
settled() {
	ok "$1" "$RENONSZ" deal add 1 1 $1
	has "$1: $2" "= $2" "$WORK/.err"
}
settled "A 2 C + A:T+U- B:X! kP,U csKe" "5 -5 5 -5 0"
settled "B 3 C +" "0 1 1 -1 -1"
settled "D 1 et 52" "-1 0 -1 3 -1"
settled "bedob A nincs-tarokk" "0 0 0 0 0"
printf '%s\n' 'A S ek + x2' '= 28 -12 -3 -3 -10' . | "$RENONSZ" --lang en enter 1 1 >"$WORK/enter.txt" 2>&1
has "at the prompt" "A +24   B -8   C -8   D 0   E -8" "$WORK/enter.txt"
has "the sheet's totals agree" "agrees: 28 -12 -3 -3 -10" "$WORK/enter.txt"
ok "corrected" "$RENONSZ" deal edit 1 1 2 B 3 C - --reason "elnézték"
has "and settled anew" "= 0 -1 -1 1 1" "$WORK/.err"
ok "void" "$RENONSZ" deal void 1 1 3 --reason "rossz talon"
ok "dealt again" "$RENONSZ" deal redeal 1 1 4 --reason "leesett egy lap"
ok "and played" "$RENONSZ" deal add 1 1 4 A 1 D + A:D+ D:T- B:K+ rD kKe

# refused LINE WORD: the entry cannot be, and the fault says what to do.
refused() {
	status "refused: $1" 3 "$RENONSZ" --lang en deal add --dry-run 1 1 5 $1
	has "refused: $1: $2" "$2" "$WORK/.err"
}
"$RENONSZ" deal remove 1 1 5 --reason "próba" >/dev/null 2>&1
refused "D 2 A +" "Szabó Anna (D) does not play in this deal: the dealer is Szabó Anna (D)"
refused "A 2 G +" "nobody sits at G at this table"
refused "A 2" "the partner's seat is missing"
refused "A 2 C" "the result is missing"
refused "bedob A" "why it is thrown in is missing"
refused "A 2 C + = 9 9 9" "one for each seat at the table (4–7)"
refused "A 2 C 40 l b" "of l, lt and b a line has only one"
refused "A 2 C + kP rP" "if there was a rekontra, keep only the r"
refused "A 2 C + csU+ csU+" "is said a second time"
refused "A 2 C + csU+ csU-" "the line says otherwise already"
refused "A 4 C +" "give the talon cards that the declarer took"
refused "A 2 A +" "if alone, write ek, en or et"
refused "A 2 Q +" "give the partner's seat"
refused "A 2 C 95" "card points, 0 to 94"
refused "A 2 C + A:T+ C:T+" "write it once"
refused "A 2 C + csT A:T-" "remove the silent one (T-20 (2))"
refused "A 2 C + kT" "there is a kontra on what was not announced"
refused "A 2 C + B:U- kP rU" "it is the other side that announced this figure"
has "with what is meant" ": rUe (T-03, T-07)" <(tr -s ' \n' ' ' <"$WORK/.err")
refused "A 2 C + A:T- kTe" "it is the other side that announced this figure"
has "and the other way round" ": kT (T-03" <(tr -s ' \n' ' ' <"$WORK/.err")
refused "A 2 C + A:D+V+ kD" "(T-03, T-07)"
refused "A 2 C + csT csTe" "the two cannot stand together"
refused "A 2 C + csT csT" "is said a second time"
refused "A 2 C + A:U+ csU-e" "silent"
refused "A 2 C + A:T+ B:X+" "T-20 (4)"
refused "A 2 C + A:X!! B:T+" "T-20 (5)"
refused "A 2 C - A:D+" "T-20 (6)"
refused "A 2 C + A:V+ B:X+" "T-20 (7)"
refused "A 2 C + A:V+ C:T-" "T-20 (8)"
refused "A 2 C + A:V+ csT" "T-20 (9)"
refused "A 2 C 30 csDe A:D-" "T-20 (10)"
refused "A 2 C + csU-k" "T-20 (11)"
refused "A 2 C + l csUe+" "T-20 (12)"
refused "A 2 C + lt csU+" "T-20 (13)"
refused "A 2 C + b csU+" "T-20 (14)"
refused "A 2 C + C:T+ csU+ csX b" "T-20 (15)"
refused "A 2 C + szP" "is no mark"
refused "A 2 C + x3" "is no mark"
refused "bedob A valami" "is no reason"
refused "A 2 C + o=G" "nobody sits at G"
refused "A 2 C + = 1 1" "one for each seat"
ok "the fifth once more" "$RENONSZ" deal add 1 1 5 A S ek + x2

printf '%s\n' '?' 'B 3 C + = 1 2' . >typed
script -qec "stty cols 80 rows 40; env TERM=xterm NO_COLOR=1 $RENONSZ --lang hu enter 1 1" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
fits "the prompt fits 80 columns" screen
has "and says that the sheet is full" "5/5 kész >" screen

# Bids by name; an insertion that another line stands in the way of names that line.
ok "a book of a szóló" env RENONSZ_DB=szolo.db "$RENONSZ" event new Szóló --edition vadasz-2025 --date 2026-11-20 --deals 5
for player in Aba Béla Cili Dani Ede; do RENONSZ_DB=szolo.db "$RENONSZ" player add $player >/dev/null 2>&1; done
RENONSZ_DB=szolo.db "$RENONSZ" table add 1 1 A=aba B=béla C=cili D=dani E=ede >/dev/null 2>&1
for line in "A S C +" "B 2 C +"; do RENONSZ_DB=szolo.db "$RENONSZ" deal add 1 1 $line >/dev/null 2>&1; done
for lang in hu en; do
	for table in "stats bids" "standings --bids"; do
		RENONSZ_DB=szolo.db "$RENONSZ" --lang $lang $table >bids.txt 2>&1
		has "$table: by its name ($lang)" "szóló" bids.txt
	done
	[ $lang = hu ] && said="ez a már felírt sorra vonatkozik" || said="this is about the line of deal 2 as it is recorded"
	status "an insertion that cannot be ($lang)" 3 env RENONSZ_DB=szolo.db "$RENONSZ" --lang $lang deal insert 1 1 2 D 2 C +
	has "names the line in its way ($lang)" "$said" "$WORK/.err"
done
# What is asked for in figures has as many as the table has seats.
printf '%s\n' '= 1 2' . | "$RENONSZ" --lang en enter 1 1 >"$WORK/enter.txt" 2>&1
has "the prompt's example" "type 5 whole numbers by seat: = 12 -4 -8 0 0;" "$WORK/enter.txt"
status "of totals" 2 "$RENONSZ" --lang en sheet totals 1 1 = 1 2
has "the example" "sheet totals 1 1 = 12 -4 -8 0 0 (" <(tr -s ' \n' ' ' <"$WORK/.err")
status "of the doctor" 2 "$RENONSZ" --lang en doctor 1 1 = 1 2
has "the example" "doctor 1 3 = 12 -4 -8 0 0;" <(tr -s ' \n' ' ' <"$WORK/.err")
# A blank sheet has room for the deals that use up none of the round's (T-26).
ok "a blank sheet" "$RENONSZ" export --blank 1 -o blank.html
is "has lines beyond the five" 7 "$(grep -o '<tr[^>]*><td[^>]*>[0-9]*</td>' blank.html | grep -c '>[0-9][0-9]*<')"
RENONSZ_DB="$WORK/long.db" "$RENONSZ" event new Hosszú --edition vadasz-2025 --date 2026-11-20 --deals 14 >/dev/null 2>&1
for player in Aba Béla Cili Dani; do RENONSZ_DB="$WORK/long.db" "$RENONSZ" player add "$player" >/dev/null 2>&1; done
RENONSZ_DB="$WORK/long.db" "$RENONSZ" table add 1 1 A=aba B=béla C=cili D=dani >/dev/null 2>&1
RENONSZ_DB="$WORK/long.db" "$RENONSZ" export --blank 1 -o long.html >/dev/null 2>&1
is "of a long round more" 18 "$(grep -o '<tr[^>]*><td[^>]*>[0-9]*</td>' long.html | grep -c '>[0-9][0-9]*<')"
RENONSZ_DB="$WORK/long.db" "$RENONSZ" export --blank 1 -o long.pdf >/dev/null 2>&1
is "still on one page" 1 "$(pdfinfo long.pdf 2>/dev/null | awk '/^Pages/ { print $2 }')"

# ---- why -------------------------------------------------------------------------------------------
for lang in hu en; do
	for deal in 1 4 5; do "$RENONSZ" --lang $lang why 1 1 $deal; done >why.txt 2>&1
	golden "tarokk_event/why.$lang.txt" why.txt
	status "why fits 80 columns ($lang)" 1 grep -E '^.{81,}' why.txt
	# A figure is indented by two blanks; the lines below it cite its paragraph.
	ok "every figure has its place in the book ($lang)" awk 'function over() { if (figure && !cited) bare++; figure = cited = 0 }
		/^  [^ ]/ { over(); figure = 1; figures++ } /^ +(I\.3|.* I\.3|T-|.* T-)/ { cited = 1 } !/^ / { over() }
		END { over(); exit bare || figures < 9 }' why.txt
done
status "of a void deal there is nothing to explain" 1 "$RENONSZ" why 1 1 3

# ---- tables of four to seven: who plays, and the placement points ------------------------------------
ok "a table of six" "$RENONSZ" table add 2 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna" E="Kovács Béla" F="Varga Pál"
status "of six the dealer's opposite sits out too" 3 "$RENONSZ" deal add 2 1 C 2 B +
ok "who plays may declare" "$RENONSZ" deal add 2 1 A 2 B +
ok "a table of seven" "$RENONSZ" table add 3 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna" E="Kovács Béla" F="Varga Pál" G="Papp Ede"
ok "deals at it" "$RENONSZ" deal add 3 1 A 2 B +
status "of seven three sit out" 3 "$RENONSZ" deal add 3 1 A 2 D +
ok "a table of four" "$RENONSZ" table add 4 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna"
ok "deals at four" "$RENONSZ" deal add 4 1 A 2 B -
ok "a draw seats all seven at one table" "$RENONSZ" draw 5 --dry-run
has "who sit out in turn" "Újra kimarad leosztásból" "$WORK/.out"
status "no table of three" 2 "$RENONSZ" table add 4 2 A="Kovács Béla" B="Varga Pál" C="Papp Ede"

# ---- why: the foot of a sheet, the standings -------------------------------------------------------------
for lang in hu en; do
	for asked in "1 1" "2 1" "--standings kiss" "--standings 7"; do
		COLUMNS=80 "$RENONSZ" --lang $lang why $asked
	done >foot.txt 2>&1
	golden "tarokk_event/foot.$lang.txt" foot.txt
done
script -qec "stty cols 80 rows 60; env TERM=xterm NO_COLOR=1 $RENONSZ why 1 1" /dev/null </dev/null 2>/dev/null | tr -d '\r' >screen
fits "the foot fits 80 columns" screen
ok "as JSON" "$RENONSZ" why 2 1 --json
cp "$WORK/.out" why.json
ok "each seat has its two figures" jq -e 'length == 12 and (map(.figure) | unique) == ["place", "total"]' why.json
ok "as CSV" "$RENONSZ" why --standings nagy --csv
has "a row a figure" ",Nagy Éva,score,-50," "$WORK/.out"
"$RENONSZ" player add "Nagy Zoltán" >/dev/null 2>&1
ok "who is not entered is not meant" "$RENONSZ" why --standings nagy --csv
status "of who is not entered" 4 "$RENONSZ" why --standings zoltan
status "of nobody" 4 "$RENONSZ" why --standings "Senki Sándor"
status "of a table that is not there" 4 "$RENONSZ" why 9 9

# ---- slips: planted, found among the first three ---------------------------------------------------
# slip WORDS LINE = POINTS
slip() {
	words=$1
	shift
	"$RENONSZ" --lang en doctor --rules vadasz-2025 $* >slips.txt 2>&1
	grep -E '^ +[123] ' slips.txt >first.txt
	has "slip: $* – $words" "$words" first.txt
}
slip "parti counted without kontra" "A 2 C + A:T+U- B:X! kP,U csKe = 3 -3 3 -3"
slip "ulti counted with kontra for rekontra" "A 3 C + A:U+ rU = 21 -21 21 -21"
slip "parti counted with rekontra for kontra" "A 1 B + A:K+ kP = 16 16 -16 -16"
slip "ulti counted with kontra" "A 3 C + A:U- = -19 19 -19 19"
slip "four kings counted the other way round" "A 3 C + A:K+ = -3 3 -3 3"
slip "the silent four kings left out" "A 2 C + csK = 2 -2 2 -2"
slip "ulti counted as a silent one" "A 3 C + A:U+ = 6 -6 6 -6"
slip "counted with 3 talon cards taken" "A 2 C + = 1 -1 1 -1"
slip "counted as alone, openly" "A S et + = 6 -2 -2 -2"
slip "the dupla kör forgotten" "A S ek + x2 = 12 -4 -4 -4"
slip "the parti counted beside the dupla or volát" "A 1 D + A:D+ D:T- B:K+ rD kKe = 41 -41 -41 41"
status "and in the book" 1 "$RENONSZ" --lang en doctor 1 1 = 55 -48 0 34 -41
has "of the deal's own" "the dupla kör forgotten" "$WORK/.out"

# ---- every format, in both languages ---------------------------------------------------------------
in_every_format tarokk_event

# ---- statistics: the partner, what made means, what was thrown in ------------------------------------
figures="$WORK/figures"
stat() { RENONSZ_DB="$WORK/stats.db" "$RENONSZ" --lang hu "$@" 2>&1; }
{
	echo 'verseny "Tarokk Kupa" datum=2026-04-01 szabaly=vadasz-2025'
	printf '%s\n' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna"'
	printf '%s\n' '1 A 2 C + A:U-' '2 A 2 C -' '3 bedob A nincs-tarokk' '4 B 3 C +'
} >stats.ulti
ok "deals to count" env RENONSZ_DB="$WORK/stats.db" "$RENONSZ" import stats.ulti
stat stats players --json | jq -c '[.[] | [.player, .deals, .declared, .made, .partnered, .defended]] | sort' >"$figures"
has "a partner is no opponent, a deal thrown in none of the declarer's" '["Kiss Péter",3,2,1,0,1]' "$figures"
has "but a partner" '["Tóth Imre",3,0,0,3,0]' "$figures"
stat stats players | tr -s '\n ' ' ' >"$figures"
has "what was thrown in is said" 'Kimaradt 1 bedobott leosztás' "$figures"
has "made is what the note says" 'Jó: a Játékos oldala megnyerte a partit' "$figures"
status "no word of another game" 1 grep -qiE 'adus|rekontra|felvevő' "$figures"
ok "by bid they add up" sh -c 'test "$1" = 9' - "$(stat stats players --bids --json | jq '[.[] | select(.player != "Szabó Anna") | .deals] | add')"
stat stats bids --csv | cut -d, -f1,2,4 | tr '\n' ' ' >"$figures"
has "bids that were said" '2,2,1 3,1,1' "$figures"
stat standings --csv | cut -d, -f2,8-11 >"$figures"
has "who threw a deal in declared nothing" 'Kiss Péter,4,2,1,1' "$figures"
stat standings --bids >"$figures"
has "and in the standings" '1 bedobott leosztás kimaradt' "$figures"
has "what made is there" 'Teljesítve: a Játékos oldala nyerte a partit' "$figures"
status "where a deal thrown in is no bid" 1 grep -q 'bedobás\|bedob$' "$figures"
RENONSZ_DB="$WORK/stats.db" "$RENONSZ" sheet 1 1 --html >sheet.html 2>/dev/null
status "where four sit nobody sits out: no column for that" 1 grep -q '>kimarad<\|>out<' sheet.html
cp stats.db moved.db
moved() { RENONSZ_DB=moved.db "$RENONSZ" --lang hu "$@" 2>&1; }
moved deal edit 1 1 4 B 3 C + o=A --reason "A osztott" >/dev/null
moved deal edit 1 1 4 B 3 C + o=B --reason "mégis B" >/dev/null
has "who dealt before is said where that was corrected" "Javítva, előtte: B 3 C + o=A." <(moved sheet 1 1)
moved deal void 1 1 4 --reason "rossz osztás" >/dev/null
is "a void row has no T" 1 "$(moved sheet 1 1 | grep -c "^ *4×.*érvénytelen *$")"
# Papers: how many are played where rows are spare for hands thrown in; rows that a hand can write in; nothing unplayed is placed.
paper_of() { RENONSZ_DB=paper.db "$RENONSZ" "$@" 2>/dev/null; }
paper_of event new Este --edition vadasz-2025 --date 2026-11-20 --deals 26 --stake 10 >/dev/null
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Dániel" "Varga Sándor"; do paper_of player add "$player" >/dev/null; done
paper_of table add 1 1 A=kiss B=nagy C=tóth D=szabó E=varga >/dev/null
for lang in hu en; do
	[ $lang = hu ] && spare="26 játszott leosztás; a többi sor a bedobott lapoké" card="26 játszott leosztás; a bedobott nem számít bele" place="Helyezés" \
		|| spare="26 deals to be played; the other rows are for hands thrown in" card="26 deals to be played, those thrown in not among them" place="Place"
	paper_of --lang $lang round print 1 -o round.html
	has "the blank says how many are played ($lang)" "$spare" round.html
	has "the card too ($lang)" "$card" round.html
	paper_of --lang $lang round print 1 -o round.xlsx
	ok "blank rows of 6 mm, on two pages, under their heads ($lang)" sh -c 'unzip -p round.xlsx xl/workbook.xml | grep -q Print_Titles &&
		unzip -p round.xlsx "xl/worksheets/sheet*.xml" | grep -q "fitToHeight=\"2\""'
	paper_of --lang $lang sheet 1 1 >sheet.txt
	status "an empty sheet places nobody ($lang)" 1 grep -q "$place  *1" sheet.txt
done
is "the ratings count what was played (R-99, T-19)" "3 3 3" "$(stat ratings --csv | sed 1d | grep -v Szabó | cut -d, -f4 | xargs)"
cp stats.db ruled.db
for points in 2:6,-2,-2,-2 3:6,-2,-2,-2; do
	RENONSZ_DB=ruled.db "$RENONSZ" rule jury -r 1 -t 1 -d ${points%:*} points=${points#*:} reason=zsűri --yes >/dev/null 2>&1
done
is "with a jury's points too: what was thrown in is none of those" "3 3 3" "$(RENONSZ_DB=ruled.db "$RENONSZ" ratings --csv | sed 1d | grep -v Szabó | cut -d, -f4 | xargs)"
for what in "players" "players --bids" bids tables; do for lang in hu en; do
	RENONSZ_DB="$WORK/stats.db" "$RENONSZ" --lang $lang stats $what >"$figures"
	fits "stats $what fits 80 columns ($lang)" "$figures"
done; done

# ---- the journal, round trip; merge; undo; verify --------------------------------------------------
ok "its journal" "$RENONSZ" export --journal -o first.ulti
golden "tarokk_event/journal.ulti" first.ulti
ok "again into the same book" "$RENONSZ" import first.ulti
RENONSZ_DB="$WORK/other.db" "$RENONSZ" event new "Más" --date 2026-01-01 >/dev/null 2>&1
ok "into another book" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" import first.ulti
RENONSZ_DB="$WORK/other.db" "$RENONSZ" event use 2 >/dev/null 2>&1
ok "and out of it" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" export --journal -o again.ulti
same "the journal is the same" first.ulti again.ulti
ok "that book is sound" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" verify
ok "no difference between the two" "$RENONSZ" diff other.db
RENONSZ_DB="$WORK/third.db" "$RENONSZ" event new "Más" --date 2026-01-01 >/dev/null 2>&1
ok "merge" env RENONSZ_DB="$WORK/third.db" "$RENONSZ" merge "$WORK/book.db"
for n in 1 2 3; do ok "undo $n" "$RENONSZ" undo --yes; done
for n in 1 2 3; do ok "redo $n" "$RENONSZ" redo --yes; done
"$RENONSZ" export --journal -o again.ulti 2>/dev/null
same "nothing was lost" first.ulti again.ulti
ok "verify settles every deal once more" "$RENONSZ" verify
has "and counts versions apart" "8 leosztás (14 változatban)" "$WORK/.err"
status "missing" 1 "$RENONSZ" missing
has "names what is not signed" "*" "$WORK/.out"

# ---- the next dealer follows the last one (004 I.1 g, T-25) ------------------------------------------
export RENONSZ_DB=turn.db
ok "an evening whose dealers follow each other" "$RENONSZ" event new "Osztók" --edition vadasz-2025 --date 2026-11-23
printf '%s\n' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna" E="Kovács Béla"' | "$RENONSZ" import - >/dev/null 2>&1
ok "who throws in may pass the deal on (II.3 a)" "$RENONSZ" deal add 1 1 bedob A csak-xxi
ok "to B" "$RENONSZ" deal add 1 1 C 2 D + o=B
ok "C deals next" "$RENONSZ" deal add 1 1 D 2 E +
has "and sits out" "= -2 -2 0 2 2" "$WORK/.err"
printf '%s\n' . >typed
script -qec "stty cols 80 rows 40; env TERM=xterm NO_COLOR=1 $RENONSZ --lang hu enter 1 1" /dev/null <typed >prompt.txt 2>/dev/null
has "the prompt names D" "4. (D Szabó Anna oszt)" prompt.txt
ok "the sheet" "$RENONSZ" --lang en sheet 1 1
cp "$WORK/.out" said
has "tells who dealt after the hand thrown in" "2  Dealt after a hand thrown in, as II.3 allows: Nagy Éva (B)" said
status "which is not out of turn" 1 grep -q 'out of turn' said
for l in "bedob B nincs-tarokk" "D 2 C + o=B" "bedob A nincs-tarokk o=D" "E 2 A + o=C"; do "$RENONSZ" deal add 1 1 $l >/dev/null 2>&1; done
ok "the sheet" "$RENONSZ" --lang hu sheet 1 1
cp "$WORK/.out" said
has "who threw in may take the deal" "5  Bedobás után osztott: Nagy Éva (B), ahogy a II.3 megengedi" said
has "but no other" "7  Soron kívül osztott: Tóth Imre (C)" said
for n in 7 6 5 4; do "$RENONSZ" undo --yes >/dev/null 2>&1; done
"$RENONSZ" export --journal -o turn.ulti 2>/dev/null
has "the journal says the dealer where the number alone would mislead" "3 D 2 E + o=C" turn.ulti
RENONSZ_DB=turn2.db "$RENONSZ" import turn.ulti 2>/dev/null
RENONSZ_DB=turn2.db "$RENONSZ" export --journal -o turn2.ulti 2>/dev/null
same "and comes back the same" turn.ulti turn2.ulti
ok "a corrected line keeps its dealer" "$RENONSZ" deal edit 1 1 3 D 2 E - --reason "elnézték"
has "who sits out still" "= 2 2 0 -2 -2" "$WORK/.err"
ok "the doctor settles by the same dealer" "$RENONSZ" doctor 1 1 = 0 2 2 0 -4
for seats in 4 6 7; do
	last=$(printf ABCDEFG | cut -c$seats)
	RENONSZ_DB=turn$seats.db "$RENONSZ" event new "Osztók" --edition vadasz-2025 --date 2026-11-23 >/dev/null 2>&1
	{ printf '%s\n' 'fordulo 1' 'asztal 1'; for seat in $(printf ABCDEFG | cut -c-$seats | fold -w1); do printf '%s="Próba %s" ' $seat $seat; done; } >table.ulti
	RENONSZ_DB=turn$seats.db "$RENONSZ" import table.ulti >/dev/null 2>&1
	ok "of $seats another than $last deals first" env RENONSZ_DB=turn$seats.db "$RENONSZ" deal add 1 1 bedob A csak-xxi o=C
	script -qec "stty cols 80 rows 40; env TERM=xterm NO_COLOR=1 RENONSZ_DB=turn$seats.db $RENONSZ --lang hu enter 1 1" /dev/null <typed >prompt.txt 2>/dev/null
	has "of $seats D deals after C" "2. (D Próba D oszt)" prompt.txt
done

# ---- ranked by score; what is thrown in uses up no deal; a dupla kör; a silent dupla -------------------
export RENONSZ_DB=run.db
ok "an evening of two deals" "$RENONSZ" event new "Kör" --edition vadasz-2025 --date 2026-11-24 --deals 6
is "is ranked by score (T-29)" score "$("$RENONSZ" standings --json | jq -r .ranking)"
ok "another game is ranked by place" "$RENONSZ" event set edition=mausz-2017
has "which is said" "ranking=place" "$WORK/.err"
ok "and back" "$RENONSZ" event set edition=vadasz-2025 ranking=score
cp run.db seated.db
for seats in 4 7; do
	{ printf 'fordulo 1\nasztal 1\n'; for seat in $(printf ABCDEFG | cut -c-$seats | fold -w1); do printf '%s="Szék %s" ' $seat $seat; done; } >table.ulti
	cp seated.db seated$seats.db
	"$RENONSZ" -f seated$seats.db import table.ulti >/dev/null 2>&1
	status "$seats at a table are not of a game of two" 3 "$RENONSZ" -f seated$seats.db event set edition=ecarte
	has "which table, and what to do" "1/1" .err
	status "seven are not of a game of four" $((seats == 7 ? 3 : 0)) "$RENONSZ" -f seated$seats.db event set edition=mausz-2017
	ok "nothing was written that is not so" "$RENONSZ" -f seated$seats.db verify
	ok "without the table it can be" "$RENONSZ" -f seated$seats.db table remove 1 1
	ok "set" "$RENONSZ" -f seated$seats.db event set edition=ecarte
	ok "and is sound" "$RENONSZ" -f seated$seats.db verify
done
cp "$WORK/.err" said
status "with its ranking in the same breath" 1 grep -q "szokásos" said
printf '%s\n' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna"' | "$RENONSZ" import - >/dev/null 2>&1
# odd LINE WORD: a deal that is taken with that remark, "" none.
odd() {
	ok "taken: $1" "$RENONSZ" --lang en deal add 1 1 $1
	cp "$WORK/.err" said
	if [ "$2" ]; then has "$1: $2" "$2" said; else status "$1: no remark" 1 grep -q 'II.3 b\|T-04' said; fi
}
odd "A 2 C 75" "The 75 card points of the declarer's side prove a silent dupla (71 make it), but the line has none; it counts only if it is written: csD (I.3, T-04)."
has "and counts as it is written" "= 2 -2 2 -2" said
status "what the paper has the doctor offers" 1 "$RENONSZ" --lang en doctor --rules vadasz-2025 A 2 C 75 = 4 -4 4 -4
has "first" "counted with the silent dupla that the card points prove" <(grep '^ *1 ' "$WORK/.out")
odd "A 2 C 20" "The opponents' 74 card points prove a silent dupla (71 make it), but the line has none; it counts only if it is written: csDe (I.3, T-04)."
odd "A 2 C 80 csV" ""
"$RENONSZ" undo --yes >/dev/null 2>&1
odd "A 3 B 81 csV" "Who made the volát has 82 card points at least: the others have what they laid away and no more (I.3, T-28); the line gives 81."
"$RENONSZ" undo --yes >/dev/null 2>&1
odd "B 2 C - csVe" ""
"$RENONSZ" undo --yes >/dev/null 2>&1
odd "B 2 C 9 csVe" "Who made the volát has 86 card points at least"
"$RENONSZ" undo --yes >/dev/null 2>&1
odd "B 2 C 70 x2" "The line has x2, but no dupla kör is on"
odd "bedob A csak-xxi" ""
odd "B 2 C 71 csD x2" ""
odd "bedob A csak-xxi" ""
odd "C 2 A +" "A dupla kör is on, with this one for 3 more played deals, but the line has no x2 (II.3 b, T-27)."
has "a number a deal thrown in (T-26)" '"deals":"8"' <("$RENONSZ" missing --json)
printf '%s\n' 'B 2 C +' . | "$RENONSZ" --lang en enter 1 1 >run.txt 2>&1
has "the prompt counts the dupla kör" "dupla kör: 2 more played deals count double" run.txt
has "and puts x2 in" "A -4   B +4   C +4   D -4" run.txt
has "the sixth deal played is the last" "All 6 deals are there" run.txt
ok "the sheet" "$RENONSZ" --lang en sheet 1 1
has "names its first deal" "5  Dupla kör cut off: 3 of its 4 deals played, 1 lapsed (II.3 b, T-31)." "$WORK/.out"
has "and what does not fit" "7  A dupla kör is on, with this one for 3 more played deals" "$WORK/.out"
status "one more is beyond it" 3 "$RENONSZ" deal add 1 1 B 2 C +
ok "the papers of the round" "$RENONSZ" round print 1 -o run.pdf
has "the sheet to be filled in, the last of them, lies on its side" "841.89 x 595" <(pdfinfo -f 1 -l 99 run.pdf 2>/dev/null | grep "size:" | grep "^Page  *[0-9]" | tail -1)
"$RENONSZ" export --journal -o run.ulti 2>/dev/null
has "the journal says how it is ranked" "ranking=score" run.ulti
ok "a journal is taken with the same remarks" env RENONSZ_DB=run2.db "$RENONSZ" --lang en import run.ulti
has "by its lines" "run.ulti:9: The 75 card points" "$WORK/.err"

# A dupla kör that the round's end cuts off (T-31).
export RENONSZ_DB=cut.db
ok "a round of three deals" "$RENONSZ" event new "Csonka" --edition vadasz-2025 --date 2026-11-24 --deals 3
printf '%s\n' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna" E="Kovács Béla"' | "$RENONSZ" import - >/dev/null 2>&1
printf '%s\n' 'A 2 E +' 'A 2 C +' 'bedob C csak-xxi' 'D 2 E + x2 o=B' . | "$RENONSZ" --lang en enter 1 1 >cut.txt 2>&1
has "the prompt names who sits out" "Kovács Béla (E) does not play in this deal" cut.txt
has "and points there" "      ^" cut.txt
has "before it begins the prompt says that there is no room for it" "of the round 2 deals are left, a dupla kör has 5: the other 3 lapse" cut.txt
has "and while it is on" "deals left of the round: 1; 3 of the dupla kör lapse (II.3 b, T-31)" cut.txt
ok "a sheet under way" "$RENONSZ" --lang en sheet 1 1
has "says how many are still to come" "3 Dupla kör: from here on 5 played deals would count double (II.3 b); 1 still to come, 3 lapse with the sheet (T-31)." <(tr -s ' \n' ' ' <"$WORK/.out")
printf '%s\n' 'A 2 B +' . | "$RENONSZ" --lang en enter 1 1 >cut.txt 2>&1
has "at the end the prompt says what lapsed" "the round is over: 3 deals of the dupla kör lapsed (II.3 b, T-31)" cut.txt
ok "the sheet that is full" "$RENONSZ" --lang en sheet 1 1
has "says so too" "3  Dupla kör cut off: 2 of its 5 deals played, 3 lapsed (II.3 b, T-31)." "$WORK/.out"
ok "the blank sheet" "$RENONSZ" --lang en export --blank 1 -o cut.html
has "has a place for it" "Dupla kör (II.3 b): from deal ____ on 5 deals played; of these lapsed with the sheet: ____ (T-31)" cut.html
has "and the codes of being alone" "ek by force, en openly, et secretly" cut.html

# A name over its columns in a worksheet is not broken in the middle.
export RENONSZ_DB=wide.db
"$RENONSZ" event new "Nevek" --edition vadasz-2025 --date 2026-11-24 --deals 3 >/dev/null 2>&1
printf '%s\n' 'fordulo 1' 'asztal 1' 'A="Nagy Éva" B="Szentgyörgyvölgyi Péter" C="Tóth Imre" D="Kiss Anna"' '1 A 2 C +' | "$RENONSZ" import - >/dev/null 2>&1
ok "a workbook" "$RENONSZ" export --sheets -o wide.xlsx
width() { unzip -p wide.xlsx xl/worksheets/sheet1.xml | tr '<' '\n' | sed -n "s/^col min=\"\([0-9]*\)\" max=\"\([0-9]*\)\" width=\"\([0-9]*\).*/\1 \2 \3/p" | awk -v c="$1" '$1 <= c && c <= $2 { print $3 }'; }
ok "has room for seventeen letters" test "$(width 15)" -ge 8 -a "$(width 13)" -lt 8

# ---- into an event that is there -------------------------------------------------------------------
export RENONSZ_DB=there.db
ok "deals at a table of four can be others" "$RENONSZ" event new "Esti tarokk" --edition vadasz-2025 --date 2026-11-22 --deals 9
ok "twelve, say" "$RENONSZ" event set deals-four=12
# A journal without its event goes to the open one, and is read by its rules.
cat >sheet.ulti <<'END'
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna" E="Kovács Béla"
1 A 2 C + A:T+U- B:X! kP,U csKe
END
ok "a journal without an event" "$RENONSZ" import sheet.ulti
has "is read by the open one's rules" '1,1,1,A' <("$RENONSZ" deals --csv)
printf 'verseny "Esti tarokk"\nfordulo 1\nasztal 1\n2 B 3 C +\n' >more.ulti
ok "so is one that does not say them" "$RENONSZ" import more.ulti
"$RENONSZ" export -o est.ulti 2>/dev/null
has "the deals at a table of four stand in the journal" 'leosztas=9 leosztas-negy=12' est.ulti
RENONSZ_DB=again.db "$RENONSZ" import est.ulti 2>/dev/null
RENONSZ_DB=again.db "$RENONSZ" export -o again.ulti 2>/dev/null
same "and come back with it" est.ulti again.ulti

# ---- the chart of an event that ranks by score shows the running score ----------------------------------
rm -f chart.db
c() { "$RENONSZ" -f chart.db "$@" >/dev/null 2>&1; }
c event new Kép --date 2026-11-21 --edition vadasz-2025
for i in A B C D E; do c player add "Játékos $i"; c entry add "Játékos $i"; done
for round in 1 2; do c table add $round 1 A=1 B=2 C=3 D=4 E=5; done
c sheet totals 1 1 --deals 10 = 40 30 -10 -20 -40
c sheet totals 2 1 --deals 10 = 62 -30 -10 -20 -2
c event set ranking=score
c export -o chart.xlsx
is "the leader's line" "40 102" "$(unzip -p chart.xlsx xl/charts/chart1.xml | grep -o '<c:val>.*' | grep -o '<c:v>[-0-9]*</c:v>' | sed 's/<[^>]*>//g' | head -2 | tr '\n' ' ' | sed 's/ $//')"
has "with the points at its side" '<a:t>pont</a:t>' <(unzip -p chart.xlsx xl/charts/chart1.xml)
c event set ranking=place
c export -o chart.xlsx
is "by placement points they are those" "4 8" "$(unzip -p chart.xlsx xl/charts/chart1.xml | grep -o '<c:val>.*' | grep -o '<c:v>[-0-9]*</c:v>' | sed 's/<[^>]*>//g' | head -2 | tr '\n' ' ' | sed 's/ $//')"

# ---- totals typed for a sheet count until all its deals are there; one thrown in is none of them (R-62, T-26) ---------
export RENONSZ_DB=$WORK/totals.db
"$RENONSZ" event new "Összegek" --edition vadasz-2025 --date 2026-11-25 --deals 3 >/dev/null 2>&1
printf '%s\n' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna"' | "$RENONSZ" import - >/dev/null 2>&1
ok "only the totals are known" "$RENONSZ" sheet totals 1 1 = 9 -3 -3 -3
score_of() { "$RENONSZ" standings --csv | awk -F, -v name="$1" '$2 == name { print $4 }'; }
for line in "A 2 C +" "bedob B nincs-tarokk" "A 2 C +"; do "$RENONSZ" deal add 1 1 $line >/dev/null 2>&1; done
is "of three deals two are there: they count by the totals" 9 "$(score_of "Kiss Péter")"
ok "the third" "$RENONSZ" deal add 1 1 A 2 C +
is "now the deals count: three times two" 6 "$(score_of "Kiss Péter")"
ok "the book is sound" "$RENONSZ" verify
status "a fifth line of three deals" 3 "$RENONSZ" deal add 1 1 A 2 C +
has "the number of deals that it takes leaves out the one thrown in" "deals-four=4" "$WORK/.err"

# ---- a jury's points on a deal thrown in, or of a dupla kör, leave it what it is (T-26, T-27) ---------------------------
export RENONSZ_DB=$WORK/jury.db
"$RENONSZ" event new "Zsűri" --edition vadasz-2025 --date 2026-11-25 --deals 5 >/dev/null 2>&1
printf '%s\n' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna"' '1 bedob A csak-xxi' '2 A 2 C + x2' '3 A 2 C + x2' | "$RENONSZ" import - >/dev/null 2>&1
owed() { "$RENONSZ" missing --json | jq -r '.[0].deals'; }
is "three are owed" "4 5 6" "$(owed)"
for state in open decided; do
	ok "the jury sits on the one thrown in ($state)" "$RENONSZ" rule jury -r 1 -t 1 -d 1 points=-3,1,1,1 reason=zaj state=$state --yes
	is "it uses up none ($state)" "4 5 6" "$(owed)"
	ok "the sheet ($state)" "$RENONSZ" --lang en sheet 1 1
	has "the dupla kör is one ($state)" "2  Dupla kör: from here on 4 played deals count double (II.3 b); 2 are open." "$WORK/.out"
done
cp "$WORK/.out" said
status "no surplus x2" 1 grep -q "no dupla kör is on" said
ok "and on the second of the dupla kör" "$RENONSZ" rule jury -r 1 -t 1 -d 3 points=-3,1,1,1 reason=zaj --yes
printf '%s\n' 'A 2 C +' 'A 2 C +' 'A 2 C +' . | "$RENONSZ" --lang en enter 1 1 >jury.txt 2>&1
has "which it uses up" "dupla kör: 1 more played deals count double" jury.txt
has "five deals are all" "All 5 deals are there" jury.txt
none "nothing is owed" "$("$RENONSZ" missing --json | jq -r '.[0].deals // empty')"
"$RENONSZ" export --journal -o jury.ulti 2>/dev/null
ok "into another book" env RENONSZ_DB="$WORK/jury2.db" "$RENONSZ" import jury.ulti
RENONSZ_DB="$WORK/jury2.db" "$RENONSZ" export --journal -o jury2.ulti 2>/dev/null
same "and back" jury.ulti jury2.ulti
ok "the book is sound" "$RENONSZ" verify

# ---- a corrected line that no longer begins the dupla kör is named ------------------------------------------------------
for lang in hu en; do
	[ $lang = hu ] && said="így nem indul" || said="none begins"
	status "edited without its x2 ($lang)" 0 "$RENONSZ" --lang $lang deal edit --dry-run 1 1 2 A 2 C - --reason elnézték
	has "that is said ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
status "with it nothing is" 0 "$RENONSZ" --lang en deal edit --dry-run 1 1 2 A 2 C - x2 --reason elnézték
cp "$WORK/.err" said
status "not a word" 1 grep -q "none begins" said

# ---- totals count until the deals that were not thrown in are there, whatever a jury gave for one that was (T-26, R-62) ---
export RENONSZ_DB=$WORK/totals.db
{ "$RENONSZ" event new "Kupa" --edition vadasz-2025 --deals 2 && for name in Antal Balog Csaba Deli; do "$RENONSZ" player add "$name Pál"; done \
	&& "$RENONSZ" table add 1 1 A=Antal B=Balog C=Csaba D=Deli && "$RENONSZ" deal add 1 1 bedob B 4-kiraly \
	&& "$RENONSZ" sheet totals 1 1 = 9 -3 -3 -3 && "$RENONSZ" deal add 1 1 B 3 A +; } >/dev/null 2>&1
for state in none open decided; do
	[ $state = none ] || ok "a jury ($state)" "$RENONSZ" rule jury -r 1 -t 1 -d 1 points=-3,1,1,1 reason=x state=$state --yes
	is "by the totals ($state)" "9 -3 -3 -3" "$("$RENONSZ" standings --json | jq -r '[.standings[].score] | join(" ")')"
done
ok "the last one" "$RENONSZ" deal add 1 1 C 3 B +
is "by the deals" 0 "$("$RENONSZ" standings --json | jq '[.standings[].score] | index(9) // 0')"
# What may come of an open dispute has no placement points where the standings have none (T-29).
rm -f open.db && "$RENONSZ" -f open.db import - 2>/dev/null <<'END'
verseny "T" datum=2026-11-20 szabaly=vadasz-2025 leosztas=1 ranking=score
fordulo 1
asztal 1
A="Kiss" B="Nagy" C="Toth" D="Kun"
1 A 2 C +
END
"$RENONSZ" -f open.db rule jury -r 1 -t 1 -d 1 points=-3,1,1,1 reason=x state=open --yes >/dev/null 2>&1
"$RENONSZ" -f open.db standings >open
has "possible results" "lehetséges eredmény" open
is "without placement points" 0 "$(grep -c "Helyezési pont" open)"

# The dealer follows the last one, so lines in another order would mean another dealer (T-25): that is refused.
turns() { printf '%s\n' 'verseny "T" datum=2026-11-20 szabaly=vadasz-2025' 'fordulo 1' 'asztal 1' \
	'A="Aa Aa" B="Bb Bb" C="Cc Cc" D="Dd Dd" E="Ee Ee"' "$@"; }
turns '1 bedob A csak-xxi o=B' '2 D 2 E +' >ordered.txt
turns '2 D 2 E +' '1 bedob A csak-xxi o=B' >other.txt
turns '2 D 2 E + o=A' '1 bedob A csak-xxi o=B' >named.txt
status "another dealer by a later line" 3 "$RENONSZ" --lang en -f other.db import other.txt
has "its line says so" "other.txt:6:1: the line of deal 2 comes before this one and, without a dealer, was read as dealt by A; after this line its dealer would be C" "$WORK/.err"
for order in ordered named; do
	ok "$order: read" "$RENONSZ" -f $order.db import $order.txt
	ok "$order: and again" "$RENONSZ" -f $order.db import $order.txt
done
is "in order C deals" C "$("$RENONSZ" -f ordered.db deals --json | jq -r '.[1].dealer')"
is "named as A, A does" A "$("$RENONSZ" -f named.db deals --json | jq -r '.[1].dealer')"
