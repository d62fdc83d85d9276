# How much is read from outside: each limit holds at the last byte, and one byte beyond is refused with its place.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

# bytes N: so many, of one kind.
bytes() { head -c "$1" /dev/zero | tr '\0' "${2:-x}"; }
# refused NAME PLACE LIMIT COMMAND…: with status 3, and place and limit in both languages.
refused() {
	what=$1 place=$2 limit=$3
	shift 3
	for lang in hu en; do
		status "$what ($lang)" 3 "$RENONSZ" --lang $lang "$@" <in
		has "and says where ($lang)" "$place" .err
		has "and how much is allowed ($lang)" "$limit" .err
	done
}

cat >book.ulti <<'END'
verseny "Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
END
: >in

# The journal: 64 MiB, 16384 bytes a line.
{ cat book.ulti; printf ';'; bytes 16383; } >line.ulti
ok "a line of a journal may be long" "$RENONSZ" import line.ulti
printf 'x' >>line.ulti
refused "but not longer" line.ulti:5 16384 import line.ulti
cp book.ulti full.ulti
yes ";$(bytes 4000)" | head -c $((67108864 - $(wc -c <book.ulti))) >>full.ulti
ok "a journal may be large" "$RENONSZ" import --dry-run full.ulti
printf '\n' >>full.ulti
refused "but not larger" full.ulti 67108864 import full.ulti
rm full.ulti
status "a journal without an end is no journal" 3 "$RENONSZ" import /dev/zero

# Of a deal no more is held than is written of it, though it may have many facts: a table of 30000 in 100 MB.
case $RENONSZ in */asan/*) few= ;; *) few="ulimit -v 100000;" ;; esac
{ cat book.ulti; yes 'A U z ++' | head -30000 | nl -w 1 -s ' '; } >deals.ulti
ok "many deals of a table need little" sh -c "$few exec '$RENONSZ' import --dry-run deals.ulti"

# JSON Lines: 65536 bytes a line, whatever the stream; nested as deep as cJSON goes.
{ printf '{"id":7%*s}\n' 65528 ''; echo '{"id":8}'; } >in
"$RENONSZ" --lang en settle <in >out 2>err
has "a line of JSON may be long" '{"id":7,"error":{"code":"bad-field"' out
{ echo; printf '{"id":7%*s}\n' 65529 ''; echo '{"id":8}'; } >in
"$RENONSZ" --lang en settle <in >out 2>err
has "but not longer" '{"id":null,"error":{"code":"bad-json","message":"the line is longer than 65536 bytes' out
has "what follows is answered" '{"id":8,"error":{"code":"bad-field"' out
refused "the place of a long line of JSON is told" "-:2" 65536 settle
bytes 3000000 '[' >in
refused "a line without an end is refused without being kept" "-:1" 65536 settle
printf '{"x":%s%s}\n' "$(bytes 999 '[')" "$(bytes 999 ']')" >in
status "deeply nested JSON" 3 "$RENONSZ" judge in
has "is read" bad-field .out
printf '{"x":%s%s}\n' "$(bytes 1000 '[')" "$(bytes 1000 ']')" >in
status "more deeply nested JSON" 3 "$RENONSZ" judge in
has "is refused" bad-json .out

# Players as CSV: 4 MiB, 4096 bytes a line; a hundred faults are shown.
{ echo name,x; printf 'Varga Ilona,'; bytes 4084; } >line.csv
ok "a line of a CSV may be long" "$RENONSZ" player import line.csv
printf 'x' >>line.csv
refused "but not longer" line.csv:2 4096 player import line.csv
{ echo name; bytes $((4194304 - 5)) '\n'; } >full.csv
ok "a CSV may be large" "$RENONSZ" player import full.csv
echo >>full.csv
refused "but not larger" full.csv 4194304 player import full.csv
{ echo name; yes '(' | head -150; } >faults.csv
status "faults without number" 3 "$RENONSZ" player import faults.csv
has "are shown, and of those alike the lines" 'faults.csv: és még 145 sor ugyanígy: 7–151.' .err

# A workbook: 16 MiB of texts, and a text that stands in several cells counts in each, so that a small file takes no memory.
mkdir -p xlsx/_rels xlsx/xl/_rels xlsx/xl/worksheets
main=http://schemas.openxmlformats.org/spreadsheetml/2006/main
office=http://schemas.openxmlformats.org/officeDocument/2006/relationships
package=http://schemas.openxmlformats.org/package/2006
echo "<Types xmlns=\"$package/content-types\"><Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Default Extension=\"xml\" ContentType=\"application/xml\"/><Override PartName=\"/xl/workbook.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/></Types>" >"xlsx/[Content_Types].xml"
echo "<Relationships xmlns=\"$package/relationships\"><Relationship Id=\"r1\" Type=\"$office/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>" >xlsx/_rels/.rels
echo "<workbook xmlns=\"$main\" xmlns:r=\"$office\"><sheets><sheet name=\"a\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>" >xlsx/xl/workbook.xml
echo "<Relationships xmlns=\"$package/relationships\"><Relationship Id=\"r1\" Type=\"$office/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"r2\" Type=\"$office/sharedStrings\" Target=\"sharedStrings.xml\"/></Relationships>" >xlsx/xl/_rels/workbook.xml.rels
# repeated BYTES CELLS: repeated.xlsx, a column of names with one text in so many cells.
repeated() {
	{ printf '<sst xmlns="%s"><si><t>nev</t></si><si><t>' $main; bytes "$1"; echo '</t></si></sst>'; } >xlsx/xl/sharedStrings.xml
	{ printf '<worksheet xmlns="%s"><sheetData>' $main
		for i in $(seq 0 "$2"); do printf '<row r="%d"><c r="A%d" t="s"><v>%d</v></c></row>' $((i + 1)) $((i + 1)) $((i > 0)); done
		echo '</sheetData></worksheet>'; } >xlsx/xl/worksheets/sheet1.xml
	rm -f repeated.xlsx
	(cd xlsx && zip -qrD ../repeated.xlsx .)
}
repeated 50 300
"$RENONSZ" --lang en player import repeated.xlsx >out 2>.err
grep -q "xxxxx" out .err && echo "ok - what stands in many cells is read" || { echo "not ok - what stands in many cells is read"; cat .err; }
repeated 3000000 3000
case $RENONSZ in */asan/*) few= ;; *) few="ulimit -v 400000;" ;; esac
cp -r xlsx none && sed 's,<sheets>.*</sheets>,<sheets/>,' xlsx/xl/workbook.xml >none/xl/workbook.xml && (cd none && zip -qrD ../none.xlsx .)
for command in "player import" "event import --date 2026-11-21" "player import --sheet 1"; do
	status "a workbook without a worksheet: $command" 3 "$RENONSZ" $command none.xlsx
done
for command in "player import" "event import --date 2026-11-21"; do
	refused "but not without end: $command" repeated.xlsx 16777216 $command repeated.xlsx
	[ -z "$few" ] || status "nor kept in memory: $command" 3 sh -c "$few exec $RENONSZ $command repeated.xlsx"
done

# Cards and typed lines: 65536 bytes, 4096 a line; what was recorded before stays.
{ printf 'licit A P t\n;'; bytes 4095; echo; yes ';' | head -c $((65536 - 12 - 4097)); } >in
[ "$(wc -c <in)" = 65536 ] || echo "not ok - $(wc -c <in) bytes"
cp in cards
"$RENONSZ" cards check <in >out 2>err
lacks "cards as long as they may be are read" 65536 <(cat out err)
printf ';' >>in
refused "more cards are refused" "-" 65536 cards check
{ echo '1 A U z ++'; printf '2 B B +%*s\r\n' 4089 ''; } >in
ok "a typed line may be long" "$RENONSZ" enter 1 1 <in
{ echo '3 A P t +'; printf '4 B B +%*s\n' 4090 ''; echo '4 B B +'; } >in
status "but not longer" 3 "$RENONSZ" --lang en enter 1 1 <in
has "and says where" "-:2" .err
status "nor without an end" 3 timeout 20 "$RENONSZ" enter 1 1 </dev/zero
"$RENONSZ" deals --csv >list
[ "$(wc -l <list)" = 4 ] && echo "ok - what stood before it is recorded" || echo "not ok - $(cat list)"

# Templates: 1 MiB, and the lines that inih takes.
mkdir own
{ echo '[texts]'; yes '; remark' | head -c $((1048576 - 8)); } >own/standings.hu.ini
printf 'x' | dd of=own/standings.hu.ini bs=1 seek=1048575 conv=notrunc 2>/dev/null
"$RENONSZ" --templates own standings >out 2>err
[ -s out ] && ! grep -q 1048576 err && echo "ok - a template may be large" || echo "not ok - a template may be large"
printf 'x' >>own/standings.hu.ini
cp own/standings.hu.ini own/standings.en.ini
: >in
refused "but not larger" own/standings 1048576 --templates own standings --html
for kind in pipe folder device link; do
	rm -rf own/standings.??.ini
	case $kind in pipe) mkfifo own/standings.hu.ini ;; folder) mkdir own/standings.hu.ini ;; device) ln -s /dev/zero own/standings.hu.ini ;; link) ln -s nowhere own/standings.hu.ini ;; esac
	status "a template that is a $kind" 3 timeout 20 "$RENONSZ" --templates own standings --html
	has "is told so" "own/standings.hu.ini: nem fájl" .err
done
rm -rf own/standings.??.ini
printf ';%s\n' "$(bytes 195)" >own/standings.hu.ini
ok "a line of a template may be long" "$RENONSZ" --templates own standings
printf '\n;%s\n' "$(bytes 196)" >own/standings.hu.ini
status "but not longer" 3 "$RENONSZ" --templates own standings
has "and says where" own/standings.hu.ini:2 .err

rm own/standings.hu.ini
yes '{{body}}' | head -2 >own/page.html
status "a page has one body" 3 "$RENONSZ" --templates own standings --html
has "and the second is named" own/page.html:2 .err

# Numbers, wherever they are read: what a command takes the journal takes back.
export RENONSZ_DB=numbers.db
printf 'verseny "K" datum=2026-11-21\nfordulo 1\n' | "$RENONSZ" import - 2>/dev/null
ok "a round of the highest number" "$RENONSZ" round add 99999
status "and none above" 2 "$RENONSZ" round add 100000
"$RENONSZ" export -o high.ulti 2>/dev/null
ok "comes back" "$RENONSZ" -f back.db import high.ulti
printf 'fegyelmi "Kiss Péter"\n' | status "a measure says which" 3 "$RENONSZ" import -
printf 'verseny "K"\nfordulo 1\nasztal 1\nA=Kis B=Nagy C=Papp\n1 A P m +\n' | "$RENONSZ" import - 2>/dev/null
status "totals past all figures" 2 "$RENONSZ" doctor 1 1 = -99999999999999999999 4 -4

for name in "Kiss Péter" "Fodor Ida"; do "$RENONSZ" player add "$name" 2>/dev/null; done
ok "an entry of the highest number" "$RENONSZ" entry add "Kiss Péter" --start 99999
status "and none above" 3 "$RENONSZ" entry add "Fodor Ida"
has "which is said" "99999" .err
status "no round above" 3 "$RENONSZ" round add
cp numbers.db deals.db
for deals in 74999 99999; do
	status "$deals deals a round, more at four" 3 "$RENONSZ" -f deals.db event set deals=$deals
	has "are told" "deals-four" .err
	status "of a new event" 3 "$RENONSZ" -f deals.db event new "Sok" --deals $deals
	printf 'verseny "Más" datum=2026-11-22 leosztas=%s\n' $deals | status "of a journal" 3 "$RENONSZ" -f deals.db import -
done
ok "as many as go" "$RENONSZ" -f deals.db event set deals=74997
ok "more with fewer at four" "$RENONSZ" -f deals.db event set deals=99999 deals-four=99999
for kind in pdf xlsx; do status "what a table of so many lacks, as $kind" 1 "$RENONSZ" -f deals.db missing -o lacks.$kind; done
has "by the ends of the run" "2–99999" <("$RENONSZ" -f deals.db missing)
ok "and back" "$RENONSZ" -f deals.db event set deals=3
ok "the book is read" "$RENONSZ" -f deals.db event list
ok "and is sound" "$RENONSZ" -f deals.db verify
"$RENONSZ" -f deals.db export -o deals.ulti 2>/dev/null
ok "its journal comes back" "$RENONSZ" -f fewer.db import deals.ulti
status "an event carries nothing into itself" 3 "$RENONSZ" event set "carry=50 2026-11-21 K"
echo 'verseny "K" datum=2026-11-21 carry="50 2026-11-21 K"' >itself.ulti
for book in deals itself; do
	status "nor by a journal ($book)" 3 "$RENONSZ" -f $book.db import itself.ulti
	has "which is said" carry=none .err
done
ok "it carries from another" "$RENONSZ" event set "carry=50 2026-11-20 L"
cp numbers.db renamed.db
status "which it does not become" 3 "$RENONSZ" event set name=L date=2026-11-20
has "what to do is said" carry=none .err
ok "the book is sound" "$RENONSZ" verify
ok "with nothing carried it does" "$RENONSZ" event set carry=none name=L date=2026-11-20
"$RENONSZ" -f renamed.db event set carry=none >/dev/null 2>&1
cp renamed.db other.db
"$RENONSZ" -f renamed.db event set name=L date=2026-11-20 >/dev/null 2>&1
"$RENONSZ" -f other.db event set "carry=50 2026-11-20 L" >/dev/null 2>&1
status "nor of two books" 3 "$RENONSZ" -f renamed.db merge other.db
ok "the book is sound" "$RENONSZ" -f renamed.db verify

# The largest events that there can be: what a command stores, or a change of numbers makes of it, a journal and a merge take.
# large NAME SETTING…: of the event of $RENONSZ_DB, whose 64 players then get start numbers of five digits.
large() {
	local what=$1 prizes numbers p=99999999
	shift
	prizes=$p$(printf ",$p%.0s" $(seq 18)) numbers=$(seq -s, 32)
	ok "$what: all settings, each as long as can be" "$RENONSZ" event set place="$(bytes 127)" stake=99999 deals=99 ranking=score \
		unseated=bye substitute=absent top-table=drawn forma=tarsasagi ties=wins,best,met,lot lot=$numbers entry-fee=$p \
		"carry=100 2026-11-20 $(bytes 127)" prizes=$prizes prizes-club=$prizes "category-1=$(bytes 63): $numbers" prizes-1=$prizes \
		"category-2=$(bytes 63): $numbers" prizes-2=$prizes "category-3=$(bytes 63): $numbers" prizes-3=$prizes "$@"
	"$RENONSZ" draw announce "$(bytes 35)" >/dev/null 2>&1
	for i in $(seq 64); do "$RENONSZ" entry change $i --start $((99935 + i)); done >/dev/null 2>&1
	is "$what: a setting is longer by then" 256 \
		"$(sqlite3 "$RENONSZ_DB" "SELECT max(length(value)) FROM setting WHERE key LIKE 'category-%'")"
	ok "$what: the book is sound" "$RENONSZ" verify
	"$RENONSZ" export --journal -o large.ulti 2>/dev/null
	rm -f large.db merged.db
	ok "$what: its journal is taken" "$RENONSZ" -f large.db import large.ulti
	"$RENONSZ" -f large.db export --journal -o again.ulti 2>/dev/null
	same "$what: and comes back the same" large.ulti again.ulti
	ok "$what: a merge takes it" "$RENONSZ" -f merged.db merge "$RENONSZ_DB"
	ok "$what: all of it" "$RENONSZ" diff "$RENONSZ_DB" merged.db
}
for edition in mausz-2017 ulti-online vadasz-2025 ecarte; do
	export RENONSZ_DB=large-$edition.db
	{ printf 'verseny "%s" datum=2026-11-21 szabaly=%s\n' "$(bytes 127 n)" $edition
	for i in $(seq 64); do printf 'nevezo %s "Játékos %sb"\n' $i $i; done; } | "$RENONSZ" import - 2>/dev/null
	case $edition in
	mausz-2017) large $edition deals-four=98 lost-ulti-extra=played own-tricks=closed place-points-3=999-998-1 place-points-4=999-998-1-0 ;;
	vadasz-2025) large $edition place-points-4=9-8-1-0 place-points-5=9-8-1-0-0 place-points-6=9-8-1-0-0-0 place-points-7=9-8-1-0-0-0-0 ;;
	ulti-online) large $edition place-points-3=999-998-1 ;;
	ecarte)
		ok "an order of 64" "$RENONSZ" order draw --seed "$(bytes 35)"
		is "has them all" 64 "$("$RENONSZ" order --csv 2>/dev/null | sed 1d | wc -l)"
		large $edition place-points-2=999-998
		has "the order keeps the numbers it was drawn with" 99999=64 large.ulti
		;;
	esac
done
printf 'verseny "K" datum=2026-11-21 hely="%s"\n' "$(bytes 1024)" >in
refused "no value of an event is longer than the book has it" -:1 1023 import -
printf 'verseny "K" datum=2026-11-21\nfordulo 1\nasztal 1\nA="%s" B=Nagy C=Papp\n' "$(bytes 194)" >in
refused "nor a name" -:4 193 import -
{ printf 'verseny "K" datum=2026-11-21\nfegyelmi "Kiss Péter" fokozat=yellow indok="%s"\n' "$(bytes 199)"; } >reason.ulti
ok "a reason may be as long as the book has it" "$RENONSZ" -f reason.db import reason.ulti
# Of an order too long nobody is left out without a word; a category or a lot takes as many numbers as a setting has room for.
{ echo 'verseny "Sok" datum=2026-11-21 szabaly=ecarte'; for i in $(seq 70); do echo "nevezo $i \"Játékos $(bytes $i x)\""; done; } | "$RENONSZ" -f many.db import - 2>/dev/null
for lang in hu en; do
	[ $lang = hu ] && said="nem fér (70): legfeljebb 64" || said="that many players (70): 64 at most"
	status "an order of 70 ($lang)" 3 "$RENONSZ" -f many.db --lang $lang order draw --seed x
	has "the limit is said ($lang)" "$said" <(tr -s ' \n' ' ' <"$WORK/.err")
done
for i in $(seq 65 70); do "$RENONSZ" -f many.db entry remove $i >/dev/null 2>&1; done
ok "64 of them" "$RENONSZ" -f many.db order draw --seed x
"$RENONSZ" -f many.db entry add "Játékos $(bytes 65 x)" >/dev/null 2>&1
status "nobody else enters it" 3 "$RENONSZ" -f many.db --lang en order enter "Játékos $(bytes 65 x)" "$("$RENONSZ" -f many.db order --csv | sed -n 4p | cut -d, -f2)"
has "which is said" "that many players (65): 64 at most" <(tr -s ' \n' ' ' <"$WORK/.err")
{ echo 'verseny "Kat" datum=2026-11-21'; for i in $(seq 300); do echo "nevezo $i \"Játékos $i.\""; done; } | "$RENONSZ" -f lots.db import - 2>/dev/null
for setting in "category-1=I: " lot=; do
	ok "280 of $setting" "$RENONSZ" -f lots.db event set "$setting$(seq -s, 280)"
	is "are kept" "$(seq -s, 280)" "$(sqlite3 lots.db "SELECT value FROM setting WHERE key = '${setting%%=*}'" | sed 's/.*: //')"
	status "more than it has room for" 3 "$RENONSZ" -f lots.db --lang en event set "$setting$(seq -s, 300)"
	has "is said" 1023 "$WORK/.err"
done
