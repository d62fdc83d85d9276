# Every paper in every format: by the ending of -o, with the text in it that people read, nothing cut off.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Őszi Űrkupa" datum=2026-11-21 hely="Győr" szabaly=mausz-2017 leosztas=3
nevezo 1 "Őry-Kovács Űrhajós" klub="Győri Ultisok"
nevezo 2 "Kiss Lajos"
nevezo 3 "Árvíztűrő Tükörfúró"
fordulo 1
asztal 1
A="Őry-Kovács Űrhajós" B="Kiss Lajos" C="Árvíztűrő Tükörfúró"
END


# paper NAME COMMAND…: in every format; the PDF has its fonts in it, and its text is text.
paper() {
	local base=$1 ending
	shift
	for ending in txt csv json html xlsx pdf; do
		ok "$base .$ending" "$RENONSZ" "$@" -o "$base.$ending"
		[ -s "$base.$ending" ] && [ ! -s "$WORK/.out" ] || echo "not ok - $base.$ending was not written"
	done
	jq -e . "$base.json" >/dev/null || echo "not ok - $base.json is no JSON"
	unzip -tq "$base.xlsx" >/dev/null || echo "not ok - $base.xlsx is no workbook"
	pdftotext -layout "$base.pdf" "$base.pdf.txt" 2>/dev/null || echo "not ok - $base.pdf is no PDF"
	pdffonts "$base.pdf" 2>/dev/null | awk 'NR > 2 { n++; if ($(NF - 4) != "yes" || $(NF - 2) != "yes") bad = 1 }
		END { exit n == 0 || bad }' || echo "not ok - $base.pdf: a font is not embedded, or its text is none"
}

# pdf_words FILE OUT: the text of a PDF line by line; how far words are apart depends on who reads it.
pdf_words() { pdftotext -layout "$1" - 2>/dev/null | sed 's/[[:space:]]\{1,\}/ /g; s/^ //; s/ $//; /^$/d' >"$2"; }

paper entries entry list
has "says which list it is" "Őszi Űrkupa – nevezettek" entries.pdf.txt
has "Hungarian letters in the PDF" "Őry-Kovács Űrhajós" entries.pdf.txt
paper tables table list 1
has "who sits where" "Árvíztűrő Tükörfúró" tables.pdf.txt
paper rulings ruling list
has "so does that of the rulings" "Őszi Űrkupa – ítéletek" rulings.pdf.txt
paper cases cases
paper bids bids
has "the last bid" "piros 20-100 + ulti + terített durchmars" bids.pdf.txt
paper log log
paper players player list
paper whole export
has "the whole event has its standings" "Őszi Űrkupa – állás" whole.pdf.txt
has "and its sheets" "Játszmalap" whole.pdf.txt
has "also as a page" "Játszmalap" whole.html
has "by name" "Név szerint" tables.pdf.txt
paper round round print 1
has "cards are as large as a wall's letters" 'class="s2 wall"' round.html
has "sheets to be filled in are not" 'class="s3 desk"' round.html
cell() { unzip -p round.xlsx "xl/worksheets/sheet$1.xml" | grep -o '<c r=' | wc -l; }
[ "$(unzip -l round.xlsx | grep -c 'worksheets/sheet')" -ge 4 ] && [ "$(cell 3)" -gt 0 ] \
	&& echo "ok - lists, cards and sheets are worksheets" || echo "not ok - lists, cards and sheets are worksheets"
ok "on a terminal the two lists" "$RENONSZ" round print 1
lacks "and no sheet" Játszmalap "$WORK/.out"
ok "for scripts too" "$RENONSZ" round print 1 --json
jq -e '(.tables | length > 0) and (.names[0] | has("player") and has("start_no") and has("table") and has("seat"))' "$WORK/.out" \
	>/dev/null && echo "ok - by table and by name" || echo "not ok - by table and by name"
status "a round without tables has no papers" 4 "$RENONSZ" round print 99
paper alone round print 1 1
has "one table alone: its card" "1. asztal" alone.pdf.txt
status "and no wall list" 1 grep "Név szerint" alone.pdf.txt
is "a page for the card and one for the blank sheet" 2 "$(pdfinfo alone.pdf 2>/dev/null | awk '/^Pages/ { print $2 }')"
is "two worksheets" 2 "$(unzip -p alone.xlsx xl/workbook.xml | grep -o '<sheet ' | wc -l)"
status "a table that is not there" 4 "$RENONSZ" round print 1 9
for lang in hu en; do
	ok "standings for the wall ($lang)" "$RENONSZ" --lang $lang standings --wall --paper a3 -o wall.pdf
	pdfinfo wall.pdf 2>/dev/null | grep -q "841.89 x 1190.55" && echo "ok - on A3" || echo "not ok - not on A3"
	ok "standings for the screen ($lang)" "$RENONSZ" --lang $lang standings --screen -o screen.html
	golden "papers/screen.$lang.html" screen.html
	ok "standings for the wall as a page ($lang)" "$RENONSZ" --lang $lang standings --wall -o wall.html
	golden "papers/wall.$lang.html" wall.html
	ok "blank sheets as PDF ($lang)" "$RENONSZ" --lang $lang export --blank 1 -o blank.pdf
	pdf_words blank.pdf "blank.$lang.txt"
	golden "papers/blank.$lang.txt" "blank.$lang.txt"
	"$RENONSZ" --lang $lang table list 1 -o seats.pdf 2>/dev/null
	pdf_words seats.pdf "seats.$lang.txt"
	golden "papers/seats.$lang.txt" "seats.$lang.txt"
	ok "all papers of a round ($lang)" "$RENONSZ" --lang $lang round print 1 -o round.pdf
	pdf_words round.pdf "round.$lang.txt"
	golden "papers/round.$lang.txt" "round.$lang.txt"
	"$RENONSZ" --lang $lang round print 1 -o round.html 2>/dev/null
	golden "papers/round.$lang.html" round.html
	status "paper that there is not ($lang)" 2 "$RENONSZ" standings --wall --paper a7 -o wall.pdf
	"$RENONSZ" --lang $lang entry list -o list.pdf 2>/dev/null
	cp list.pdf first.pdf
	"$RENONSZ" --lang $lang entry list -o list.pdf 2>/dev/null
	same "the same bytes twice ($lang)" first.pdf list.pdf
done
status "an ending that none has" 2 "$RENONSZ" entry list -o lista.doc
has "is refused with those that there are" ".txt .csv .json .html .xlsx .pdf" "$WORK/.err"
none "and nothing is written" "$(ls lista.doc 2>/dev/null)"

# Twelve rounds: on pages of their own, with letters that can be read, and no round left out.
{
	echo 'verseny "Hosszú Kupa" datum=2026-11-22 szabaly=mausz-2017 leosztas=1'
	for round in $(seq 12); do
		printf 'fordulo %s\nasztal 1\nA="Kiss Lajos" B="Őry-Kovács Űrhajós" C="Árvíztűrő Tükörfúró"\n1 A U z ++\n' "$round"
	done
} >long.ulti
RENONSZ_DB="$WORK/long.db" "$RENONSZ" import long.ulti >/dev/null 2>&1
for lang in hu en; do
	for ending in pdf html xlsx; do
		ok "twelve rounds as .$ending ($lang)" env RENONSZ_DB="$WORK/long.db" "$RENONSZ" --lang $lang standings -o long.$ending
	done
	is "two pages ($lang)" 2 "$(pdfinfo long.pdf 2>/dev/null | awk '/^Pages/ { print $2 }')"
	pdftotext -layout long.pdf - 2>/dev/null >long.txt
	word=$([ $lang = hu ] && echo '[0-9]+[.] forduló' || echo 'Round [0-9]+')
	is "each round once ($lang)" 12 "$(grep -oE "$word" long.txt | sort -u | wc -l)"
	is "the names on both ($lang)" 2 "$(grep -c 'Őry-Kovács Űrhajós  *[^ ]' long.txt)"
	none "letters that can be read ($lang)" "$(grep -oE 'table \{ font-size: [0-9.]+pt' long.html | awk '$4 + 0 < 6.8')"
done
ok "a workbook on A3" env RENONSZ_DB="$WORK/long.db" "$RENONSZ" standings --paper a3 -o long.xlsx
is "is on A3" 'paperSize="8"' "$(unzip -p long.xlsx xl/worksheets/sheet1.xml | grep -o 'paperSize="[0-9]*"')"
for ending in txt html pdf xlsx; do
	ok "hand records as .$ending" "$RENONSZ" duplicate deal mag 3 -o hands.$ending
done
pdftotext -layout hands.pdf hands.pdf.txt 2>/dev/null
unzip -p hands.xlsx xl/sharedStrings.xml >hands.xml
for file in hands.txt hands.html hands.pdf.txt hands.xml; do has "$file says what the signs mean" "X tízes" $file; done
"$RENONSZ" duplicate deal mag 3 --csv >hands.csv
is "what scripts read does not" 4 "$(wc -l <hands.csv)"

# 42 players at 14 tables: a page by tables and two by names, in letters of twenty points at least.
RENONSZ_DB="$WORK/wall.db" "$RENONSZ" import "$TESTS/sample/bajnoksag.ulti" >/dev/null 2>&1
ok "who sits where, for the wall" env RENONSZ_DB="$WORK/wall.db" "$RENONSZ" table list 1 -o wall.pdf
is "on three pages" 3 "$(pdfinfo wall.pdf 2>/dev/null | awk '/^Pages/ { print $2 }')"
is "all tables on the first" 14 "$(pdftotext -layout -l 1 wall.pdf - 2>/dev/null | grep -cE '^ *[0-9]+ +[0-9]+[.] ')"

# A table of four with long names, a note under nearly every deal: each sheet is one page, filled in or blank.
four() { RENONSZ_DB="$WORK/four.db" "$RENONSZ" "$@"; }
{
	echo 'verseny "Négyek" datum=2026-11-21 hely="Szolnok" szabaly=mausz-2017 tet=10 leosztas=12'
	printf 'fordulo 1\nasztal 1\nA="Kovács István (Szolnoki Ulti Klub)" B="Kovács István (Debreceni Kártyakör)" '
	printf 'C="Szentgyörgyvölgyi Balázs" D="Oláh Sándor"\n'
	for deal in $(seq 16); do echo "$deal $(echo BCDA | cut -c $(((deal - 1) % 4 + 1))) P m +"; done
} >four.ulti
four import four.ulti 2>/dev/null
for deal in $(seq 16); do
	four deal edit 1 1 "$deal" "$(echo BCDA | cut -c $(((deal - 1) % 4 + 1)))" P m - --reason "a jegyző a másik sorba írta" 2>/dev/null
done
pages() { pdfinfo "$1" 2>/dev/null | awk '/^Pages/ { print $2 }'; }
for lang in hu en; do
	ok "sheets of four with their notes ($lang)" four --lang $lang export --sheets -o four.pdf
	is "on one page ($lang)" 1 "$(pages four.pdf)"
	ok "a blank sheet of four ($lang)" four --lang $lang export --blank 1 -o four.pdf
	is "on one page too ($lang)" 1 "$(pages four.pdf)"
	is "no name over it is broken within a word ($lang)" 6 \
		"$(pdftotext -raw four.pdf - 2>/dev/null | grep -oE '\(Debreceni|Szentgyörgyvölgyi' | wc -l)"
done
{
	sed '/^[0-9]/d; s/Négyek/Hosszúak/; s/leosztas=12/leosztas=60/' four.ulti
	for deal in $(seq 60); do
		printf '%s ervenytelen "%s. a jegyző a másik sorba írta, a felek sem emlékeztek rá, ezért nem számít"\n' "$deal" "$deal"
	done
} >long.ulti
RENONSZ_DB="$WORK/endless.db" "$RENONSZ" import long.ulti 2>/dev/null
ok "a sheet that no page holds" env RENONSZ_DB="$WORK/endless.db" "$RENONSZ" export --sheets -o four.pdf
for page in $(seq "$(pages four.pdf)"); do
	pdftotext -f "$page" -l "$page" -layout four.pdf - 2>/dev/null >page.txt
	has "page $page says whose it is" "1. forduló, 1. asztal" page.txt
done
[ "$page" -gt 1 ] && echo "ok - it goes on" || echo "not ok - it does not go on"
has "it is signed under what it says" "60×" page.txt
has "on the last page" "versenybíró" page.txt

# Cards of all tables on one worksheet: a page begins at a card, and no heading is broken within a word.
RENONSZ_DB="$WORK/wall.db" "$RENONSZ" round print 1 -o cards.xlsx 2>/dev/null
unzip -p cards.xlsx xl/worksheets/sheet3.xml >cards.xml
unzip -p cards.xlsx xl/sharedStrings.xml | grep -o '<t[^>]*>[^<]*' | sed 's/<t[^>]*>//' >cards.texts
row_text() { sed -n "$(($(grep -oE "<c r=\"A$1\"[^>]*><v>[0-9]+" cards.xml | grep -oE '[0-9]+$') + 1))p" cards.texts; }
breaks=$(grep -o '<brk id="[0-9]*"' cards.xml | grep -o '[0-9]*')
is "their pages are begun where a card would be torn" 6 "$(echo "$breaks" | wc -w)"
for row in $breaks; do row_text $((row + 1)); done >cards.first
is "each begins with a table" 6 "$(grep -cE '^[0-9]+[.] asztal$' cards.first)"

# The names under the lines of a worksheet: none runs into the next.
RENONSZ_DB="$WORK/signs.db" "$RENONSZ" import - 2>/dev/null <<'END'
verseny "Aláírók" datum=2026-11-21
fordulo 1
asztal 1
A="Kovács-Szentgyörgyvölgyi István Kristóf (Hajdúszoboszlói Ulti Klub)" B="Fűrész Tünde" C="Kovács István (Debreceni Kártyakör)"
END
RENONSZ_DB="$WORK/signs.db" "$RENONSZ" export --blank 1 -o signs.xlsx 2>/dev/null
unzip -p signs.xlsx xl/sharedStrings.xml | grep -o '<t[^>]*>[^<]*' | sed 's/<t[^>]*>//' >signs.texts
is "a long name goes on in a second row" 1 "$(grep -c '^[^:]*Kártyakör)$' signs.texts)"
is "and is not in one" 0 "$(grep -c '^Kovács István (Debreceni Kártyakör)$' signs.texts)"
is "a longer one is cut where it is told" 1 "$(grep -c '…$' signs.texts)"

# 9.§ (3): what an event announced of its own stands on its papers, and decides what looking at one's own tricks is.
export RENONSZ_DB="$WORK/announced.db"
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Zárt ütések" datum=2026-11-21 szabaly=mausz-2017 own-tricks=closed
fordulo 1
asztal 1
A="Kiss Lajos" B="Nagy Éva" C="Tóth Imre"
END
for what in "standings --wall" "sheet 1 1" "export --blank 1"; do
	for lang in hu en; do
		"$RENONSZ" --lang $lang $what -o announced.html
		word=$([ $lang = hu ] && echo "saját elvitt ütések nem nézhetők meg" || echo "may not look at the tricks they have won")
		has "9.§ (3): announced on $what ($lang)" "$word" <(tr -s '\n ' ' ' <announced.html)
	done
done
has "looking at them is forbidden there" "tilos: 9.§ (3). A zsűri mérlegel." <("$RENONSZ" cases visszanézte a saját ütéseit)
has "and no infraction by the rules alone" "Ez nem vétség: 9.§ (3)." \
	<("$RENONSZ" cases --rules mausz-2017 visszanézte a saját ütéseit)
ok "9.§ (3): the journal has it" "$RENONSZ" export --journal -o announced.ulti
has "as the setting" "own-tricks=closed" announced.ulti
"$RENONSZ" deal add 1 1 A P + >/dev/null 2>&1
status "9.§ (3): it was to be announced before the event" 5 "$RENONSZ" event set own-tricks=open
status "9.§ (3): not taken for 3.7, which is about others' tricks" 3 "$RENONSZ" rule visszanézte a saját ütéseit \
	-r 1 -t 1 -d 1 by=B
has "but told beside it as the jury's" "  zsűri A saját ütések megnézése, bár kizárták" "$WORK/.err"
"$RENONSZ" event new "Nyitott ütések" --date 2026-11-22 >/dev/null 2>&1
has "no note where nothing was announced" "0" <("$RENONSZ" standings --wall -o open.html 2>/dev/null; grep -c "nézhetők meg" open.html)

# The cards of two tables on one page have letters of one size, however long a name.
printf 'verseny "Kártyák" datum=2026-11-22 leosztas=4\nfordulo 1\nasztal 1\nA="Dr. Szentgyörgyvölgyi-Hohenlohe Maximilián" B="Nagy Éva" C="Tóth Imre"\nasztal 2\nA="Kiss Ed" B="Bo Ida" C="Ács Pál"\n' >cards.ulti
"$RENONSZ" -f cards.db import cards.ulti 2>/dev/null
"$RENONSZ" -f cards.db round print 1 -o cards.pdf 2>/dev/null
pdftotext -f 3 -l 3 -bbox cards.pdf cards.bbox 2>/dev/null
# tall WORD: how tall it stands on the page of the cards.
tall() { sed -n "s/.*yMin=\"\([0-9.]*\)\".*yMax=\"\([0-9.]*\)\">$1<.*/\1 \2/p" cards.bbox | awk '{ printf "%.1f\n", $2 - $1 }'; }
ok "the cards are on one page" test -n "$(tall Éva)" -a -n "$(tall Ida)"
is "both in letters of one size" "$(tall Éva)" "$(tall Ida)"

# ---- charts ---------------------------------------------------------------------------------------
# The leaders' progress from two rounds on: in a page; in the PDF where it needs no further page.
printf '%s\n' 'verseny "Rövid" datum=2026-12-01 leosztas=1' 'fordulo 1' 'asztal 1' 'A="K P" B="N É" C="T I"' '1 A U z ++' \
	>rounds.ulti
"$RENONSZ" -f rounds.db import rounds.ulti >/dev/null 2>&1
"$RENONSZ" -f rounds.db standings -o one.html >/dev/null 2>&1
"$RENONSZ" -f rounds.db standings -o one.pdf >/dev/null 2>&1
lacks "one round makes no progress" '<svg class="chart"' one.html
pdf_words one.pdf one.words
lacks "nor on paper" 'Az első hat' one.words
printf '%s\n' 'fordulo 2' 'asztal 1' 'A="K P" B="N É" C="T I"' '1 B P m +' >>rounds.ulti
"$RENONSZ" -f two.db import rounds.ulti >/dev/null 2>&1
"$RENONSZ" -f two.db standings -o two.html >/dev/null 2>&1
"$RENONSZ" -f two.db standings -o two.pdf >/dev/null 2>&1
"$RENONSZ" -f two.db stats players -o players.pdf >/dev/null 2>&1
"$RENONSZ" -f two.db stats bids -o bids.pdf >/dev/null 2>&1
has "two rounds are drawn" '<svg class="chart" role="img"' two.html
pdf_words two.pdf two.words
has "and printed" 'Az első hat' two.words
is "on the same page" 1 "$(pdfinfo two.pdf 2>/dev/null | awk '/^Pages/ { print $2 }')"
pdf_words bids.pdf bids.words
has "bars are printed too" 'leggyakoribb' bids.words
