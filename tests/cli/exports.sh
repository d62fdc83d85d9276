# Every export, in both languages: the same bytes twice, and the same as last time.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Nyúl & Róka <Kupa>" datum=2026-11-21 hely="Győr" szabaly=mausz-2017 tet=10 leosztas=3
nevezo 1 "1=1+1" klub="klub@"
nevezo 2 "Kiss ""Bandi"" Péter"
nevezo 3 "<script>alert</script>"
nevezo 4 "Őrsi Űrhajós Árvíztűrő"
fordulo 1
asztal 1 alairva="Bíró Éva"
A="1=1+1" B="Kiss ""Bandi"" Péter" C="<script>alert</script>" D="Őrsi Űrhajós Árvíztűrő"
1 A U z ++ kP
2 ujraosztas "13.§ (1) 4; =2+2"
2 B B - k:C
3 ervenytelen "törölve"
fordulo 2
asztal 1
A="Őrsi Űrhajós Árvíztűrő" B="1=1+1" C="Kiss ""Bandi"" Péter"
1 C p40+U +- kU csUv+
2 A P m + rP cs100
END
"$RENONSZ" deal edit 2 1 2 A P m - rP --reason "elírás" 2>/dev/null

for lang in hu en; do
	for ending in csv json html txt; do
		ok "export .$ending ($lang)" "$RENONSZ" --lang $lang export --standings -o "all.$lang.$ending"
		golden "exports/standings.$lang.$ending" "all.$lang.$ending"
		ok "export --sheets .$ending ($lang)" "$RENONSZ" --lang $lang export --sheets -o "sheets.$lang.$ending"
		golden "exports/sheets.$lang.$ending" "sheets.$lang.$ending"
	done
	for what in "" "--blank 1" "--bids" "--standings" "--sheets --round 2"; do
		key=workbook$(echo "$what" | tr -d ' -')
		ok "export .xlsx $what ($lang)" "$RENONSZ" --lang $lang export $what -o "$key.xlsx"
		cp "$key.xlsx" first.xlsx
		"$RENONSZ" --lang $lang export $what -o "$key.xlsx" 2>/dev/null
		ok "the same bytes twice: $what" cmp first.xlsx "$key.xlsx"
		golden_workbook "exports/$key" "$lang" "$key.xlsx"
	done
done

# One is compared as it is written.
unpacked workbook.xlsx >all.xml
golden exports/workbook.en.xml all.xml
never "a name like 1=1+1 stays text" '<f>=*(1[+]1</f>|2[+]2)' all.xml
lacks "names are escaped in HTML" '<script>alert' <(cat all.hu.html sheets.hu.html)
has "self-contained: the style is in the page" "<style>" all.hu.html
never "nothing is fetched" 'src=|href="http|@import' all.hu.html
for page in all.hu.html sheets.en.html; do
	[ "$(grep -c '<!doctype' $page) $(sed -n '1,/<h1/p' $page | grep -c '<h1')" = "1 1" ] \
		&& [ "$(sed '/<body>/q' $page | grep -c '<title>')" = 1 ] && ! sed -n '/<!--/,/-->/p' $page | grep -q '<table' \
		&& echo "ok - the page stands once in $page" || echo "not ok - the page stands twice in $page"
done
[ "$(grep -o '<h1' all.hu.html | wc -l)" = 1 ] && echo "ok - one heading" || echo "not ok - several headings"
has "made for a phone" 'name="viewport"' all.hu.html
has "in its language" '<html lang="hu"' all.hu.html
cut -d, -f1-4 all.hu.csv | head -1 >head
has "standings begin as scripts expect" "rank,player,place_points,score" head
same "CSV is the same in both languages" all.hu.csv all.en.csv
same "JSON is the same in both languages" all.hu.json all.en.json

"$RENONSZ" export -o book.ulti 2>/dev/null
golden exports/journal.ulti book.ulti
ok "the journal makes the book again" "$RENONSZ" -f two.db import book.ulti
"$RENONSZ" -f two.db export --journal >two.ulti
same "with redeals, voids, signatures, quotes" book.ulti two.ulti

# A club's own look.
mkdir own
cp "$TESTS/../templates/sheet.hu.ini" own/
sed -i 's/Játszmalap/Klubunk lapja/' own/sheet.hu.ini
ok "a template of the club's own" "$RENONSZ" export --templates own --sheets -o own.xlsx
unpacked own.xlsx >own.xml
has "is used" "Klubunk lapja" own.xml
printf '[nonsense]\nkey = value\n' >>own/sheet.hu.ini
status "a template with an error is refused" 3 "$RENONSZ" export --templates own --sheets -o own.xlsx
has "by file and line" "sheet.hu.ini" "$WORK/.err"
# The foot of a page of a list says what is known of its event, and no comma where nothing is.
for list in deals "player list"; do
	"$RENONSZ" $list -o list.xlsx 2>/dev/null
	unzip -p list.xlsx xl/worksheets/sheet1.xml | grep -o '<oddFooter>.*</oddFooter>' >foot
	is "the foot of $list has no lone comma" 0 "$(grep -c '&amp;L,' foot)"
	has "and the page's number" '&amp;P/&amp;N. oldal' foot
done
# What Excel's notation of headers would take for a picture, and where a long header is cut, is text.
cat >grill.ulti <<'END'
verseny "Kupa" datum=2026-05-01 hely="Bar&Grill" szabaly=mausz-2017
fordulo 1
asztal 1
A="Kis Pál" B="Nagy Éva" C="Tóth Imre"
1 A P t +
END
mkdir grill && sed 's/^header-left =.*/header-left = R\&G \&[Picture] \&\&G \&/' "$TESTS/../templates/standings.hu.ini" >grill/standings.hu.ini
for place in 'Bar&Grill' 'Bar &[Picture] &G' '&G' '&'; do
	rm -f grill.db
	sed "s|Bar&Grill|${place//&/\\&}|" grill.ulti | "$RENONSZ" -f grill.db import - 2>/dev/null
	for what in standings export "sheet show 1 1" "round print 1" "export --blank 1" money prizes; do
		ok "$place: $what" "$RENONSZ" -f grill.db $what -o grill.xlsx
		ok "$place: $what is read again" "$RENONSZ" -f grill.db verify --file grill.xlsx
		is "$place: $what has no picture" 0 "$(unzip -p grill.xlsx 'xl/worksheets/*.xml' | grep -cE 'legacyDrawingHF|[^;]&amp;(G|\[Pic)')"
	done
	ok "$place: a template of one's own" "$RENONSZ" -f grill.db --templates grill standings -o grill.xlsx
	has "$place: its header" '<oddHeader>&amp;LR&amp;&amp;&amp;B&amp;BG &amp;&amp;&amp;B&amp;B[Picture] &amp;&amp;&amp;&amp;&amp;B&amp;BG &amp;&amp;&amp;R' \
		<(unzip -p grill.xlsx xl/worksheets/sheet1.xml)
done
rm -f grill.db
sed "s|Bar&Grill|$(printf '\\&Gx%.0s' $(seq 40))|" grill.ulti | "$RENONSZ" -f grill.db import - 2>/dev/null
ok "a long place" "$RENONSZ" -f grill.db standings -o grill.xlsx
unzip -p grill.xlsx xl/worksheets/sheet1.xml | grep -o '<oddFooter>.*' | tr '\n' '|' >foot
ok "is cut behind a whole letter" grep -qE '^<oddFooter>&amp;LKupa, (&amp;&amp;&amp;B&amp;BGx)*(&amp;&amp;&amp;B&amp;B(G)?)?\|' foot
status "a round that is not there" 4 "$RENONSZ" export --blank 9 -o blank.xlsx
status "also with a page to print" 3 "$RENONSZ" export --templates own --sheets -o own.html
none "nothing half-made" "$(cat "$WORK/.out"; ls own.html 2>/dev/null)"
# No page takes the place of a book, whatever its name, or of what belongs to one.
"$RENONSZ" -f kupa.html player add "Kiss Péter" 2>/dev/null
cp kupa.html kupa.csv
ln -s kupa.html link.html
cp kupa.html kupa.before
for name in kupa.html link.html kupa.csv "$PWD/./kupa.html"; do
	status "not over a book: $name" 5 "$RENONSZ" --lang en -f kupa.html player list -o "$name"
	has "in words" "this is a book, or belongs to one" "$WORK/.err"
done
echo "no header any more" >spoilt.csv
status "nor over a spoilt one" 5 "$RENONSZ" -f spoilt.csv player list -o spoilt.csv
for behind in wal shm journal; do
	status "no new book in the place of the $behind file" 5 "$RENONSZ" recover kupa.before -o kupa.html-$behind
done
ok "the books are as they were" cmp kupa.before kupa.html
ok "both" cmp kupa.before kupa.csv
status "an unknown ending" 2 "$RENONSZ" export -o book.doc
status "a folder that is not there" 7 "$RENONSZ" export -o nowhere/book.xlsx

# ---- rows as high as their texts
export RENONSZ_DB=$PWD/high.db
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21 leosztas=1
nevezo 1 "Anna Egy" klub="A nagyon hosszú nevű Országos Rablóultizók Hagyományőrző Egyesülete"
nevezo 2 "Bea Egy" klub="Vác"
fordulo 1
asztal 1
A=1 B=2 C="Cili Egy"
1 A U z ++
END
"$RENONSZ" standings -o high.xlsx 2>/dev/null
heights() { unzip -p high.xlsx xl/worksheets/sheet1.xml | grep -o '<row [^>]*><c r="A[0-9]*" s="[0-9]*"><v>' | sed 's/.* ht="\([0-9.]*\)".*/\1/' | paste -sd' '; }
ok "a club of five lines has room for them" awk -v heights="$(heights)" 'BEGIN { split(heights, h, " "); exit !(h[1] > 4 * h[2]) }'

mkdir -p broken
echo 'rossz sor' >broken/sheet.hu.ini
status "blank sheets by a template with a fault" 3 "$RENONSZ" --templates broken export --blank 1 -o broken.xlsx
has "say where it is" "broken/sheet.hu.ini:1" .err
