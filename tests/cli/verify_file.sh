# Does a posted workbook say what the book says: fine, out of date, altered, from another book, or no workbook at all.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

journal="$TESTS/cases/cup.ulti"

# alter NAME PART SCRIPT: wall.xlsx with a part changed by sed, as NAME.xlsx.
alter() {
	rm -rf unpacked "$1.xlsx"
	mkdir unpacked
	(cd unpacked && unzip -q ../wall.xlsx && sed -i "$3" "$2" && zip -q -r "../$1.xlsx" .)
}

# pack NAME PART: wall.xlsx with standard input in place of a part, as NAME.xlsx.
pack() {
	rm -rf unpacked "$1.xlsx"
	mkdir unpacked
	(cd unpacked && unzip -q ../wall.xlsx && cat >"$2" && zip -q -r "../$1.xlsx" .)
}

# cells NAME WANTED: the cells that verify names, "sheet cell: file | book" a line, are those of WANTED.
cells() {
	jq -r '.[] | "\(.sheet) \(.cell): \(.file) | \(.book)"' "$WORK/.out" >got
	[ -s got ] || jq -r 'if . == [] then "none" else . end' "$WORK/.out" >got
	printf '%s' "${2:-none
}" >wanted
	same "$1" wanted got
}

"$RENONSZ" import "$journal" 2>/dev/null
"$RENONSZ" export -o wall.xlsx 2>/dev/null
status "a workbook just written is what the book says" 0 "$RENONSZ" verify --file wall.xlsx
has "and it says so" "azt mutatja, ami most a könyvben áll (1. lépés" "$WORK/.err"
status "in English" 0 "$RENONSZ" --lang en verify --file wall.xlsx
has "too" "wall.xlsx: fine, byte for byte what the program wrote, and it shows what the book says now (step 1" "$WORK/.err"
has "with the event that it was compared with" "Event: Szolnok Kupa (2026-11-21)." "$WORK/.err"
status "and for scripts" 0 "$RENONSZ" verify --file wall.xlsx --json
cells "nothing differs" ""
code=$("$RENONSZ" standings --json | jq -r .check_code)
unzip -p wall.xlsx xl/worksheets/sheet1.xml >sheet1.xml
has "the code is on the paper of the standings" "$code" sheet1.xml
unzip -p wall.xlsx xl/worksheets/sheet4.xml >sheet4.xml
has "and of every sheet" "$code" sheet4.xml
has "of a page for a phone" "$code (1. lépés)" <("$RENONSZ" standings --html)
"$RENONSZ" standings --csv >standings.csv
never "but not in CSV" "$CODE" standings.csv
"$RENONSZ" export --bids -o bids.xlsx 2>/dev/null
status "what needs no book has none" 3 "$RENONSZ" verify --file bids.xlsx
has "which is said" "nem mondja meg, hogyan készült" "$WORK/.err"
for what in "standings --wall" "standings --screen" "standings --wall --paper a3" prizes ratings "stats players" "stats bids" "round print 1" \
	"sheet 1 1" deals "deals --round 1" "export --blank 1" log "player list" "entry list" "missing" "event show" "deal show 1 1 1"; do
	"$RENONSZ" $what -o page.xlsx >/dev/null 2>&1
	status "$what can be made again" 0 "$RENONSZ" verify --file page.xlsx
done
# made WHAT COMMAND: a workbook of WHAT says that it was made by COMMAND: a list of a part of the book is not taken for a whole one.
made() {
	eval '"$RENONSZ"' "$1" -o page.xlsx >/dev/null 2>&1
	status "$1: its verdict" 0 "$RENONSZ" --lang en verify --file page.xlsx
	is "$1: names its command" "Made by: renonsz $2" "$(sed -n 2p "$WORK/.err")"
}
made "log -r 1 -t 1" "log --round=1 --table=1"
made "log --player 'Kiss Péter'" "log '--player=Kiss Péter'"
made "player list kiss peter" "player list kiss peter"
made "player list 'kiss peter'" "player list 'kiss peter'"
made "deals --round 1 --table 1" "deals --round=1 --table=1"
made log log
status "in Hungarian" 0 "$RENONSZ" ellenőriz --file page.xlsx
has "too, as its commands are" "Így készült: renonsz napló" "$WORK/.err"
for what in "--standings" "--sheets" "--sheets --round 2" "--bids --standings"; do
	"$RENONSZ" --lang en export $what -o part.xlsx 2>/dev/null
	status "export $what can be made again" 0 "$RENONSZ" verify --file part.xlsx
done

# Altered.
# rows BY: the rows of the first worksheet from 7 on BY lower, as a spreadsheet has them after a row was inserted or deleted.
rows() {
	rm -rf unpacked rows.xlsx
	mkdir unpacked
	(cd unpacked && unzip -q ../wall.xlsx && perl -0pi -e "$1" xl/worksheets/sheet1.xml && zip -q -r ../rows.xlsx .)
}
rows 's/(<(?:row|c) [^>]*?r="[A-Z]*)(\d+)"/$1.($2 + ($2 >= 7)).q(")/ge'
status "a row inserted" 1 "$RENONSZ" verify --file rows.xlsx
has "is said with the differences below it" "Állás: a fájlba a 7. sornál 1 sort szúrtak be" "$WORK/.err"
rows 's/<row [^>]*?r="7".*?<\/row>//s; s/(<(?:row|c) [^>]*?r="[A-Z]*)(\d+)"/$1.($2 - ($2 > 7)).q(")/ge'
status "a row deleted" 1 "$RENONSZ" --lang en verify --file rows.xlsx
has "too" "1 row(s) were deleted from the file at row 7;" "$WORK/.err"
rows 's/<v>35<\/v>/<v>36<\/v>/'
status "a value changed" 1 "$RENONSZ" verify --file rows.xlsx
lacks "is no move" "sort " "$WORK/.err"
alter number xl/worksheets/sheet4.xml 's|\(r="G10"[^>]*><v>\)20<|\128<|'
status "a figure was altered" 1 "$RENONSZ" verify --file number.xlsx --json
cells "and its cell is named" "2. ford. 1. asztal G10: 28 | 20
"
has "as not the program's" "nem az, amit a program írt: 1 helyen más" "$WORK/.err"
status "in English, an altered one" 1 "$RENONSZ" --lang en verify --file number.xlsx
has "too" "not what the program wrote" "$WORK/.err"
has "in a table" "2. ford. 1. asztal  G10   28           20" "$WORK/.out"
alter same xl/worksheets/sheet4.xml 's|\(r="G10"[^>]*><v>\)20<|\120.0<|'
status "17.0 is 17, but the program did not write it" 6 "$RENONSZ" verify --file same.xlsx
alter name xl/sharedStrings.xml 's|Nagy Éva|Nagy Évi|'
status "a name was altered" 1 "$RENONSZ" verify --file name.xlsx --csv
has "wherever it stands" "Állás,B10,Nagy Évi,Nagy Éva" "$WORK/.out"
alter formula xl/worksheets/sheet4.xml 's|<f>SUM(G10:G10)</f>|<f>SUM(G10:G11)</f>|'
status "a formula was altered" 1 "$RENONSZ" verify --file formula.xlsx --json
has "and is shown" "=SUM(G10:G11)" "$WORK/.out"
alter gone xl/workbook.xml 's|<sheet name="2. ford. 1. asztal"[^>]*>||'
status "a worksheet was taken out" 1 "$RENONSZ" verify --file gone.xlsx --json
cells "and is one difference" "2. ford. 1. asztal sheet:  | 2. ford. 1. asztal
"
alter renamed xl/workbook.xml 's|"2. ford. 1. asztal"|"Döntő"|'
status "a worksheet was renamed" 1 "$RENONSZ" verify --file renamed.xlsx --json
cells "and is two" "2. ford. 1. asztal sheet:  | 2. ford. 1. asztal
Döntő sheet: Döntő | 
"
alter footer xl/worksheets/sheet1.xml "s|$code|0000-0000-0000|"
status "another code on the paper" 6 "$RENONSZ" verify --file footer.xlsx
has "is not looked at, which is said" "más program mentette" "$WORK/.err"
alter unknown docProps/custom.xml "s|$code|0000-0000-0000|"
status "a code that the book never had" 1 "$RENONSZ" verify --file unknown.xlsx
has "is not known" "ebben a könyvben nem volt ilyen állapot" "$WORK/.err"
alter stripped docProps/custom.xml 's|name="renonsz"|name="other"|'
status "a code taken out" 3 "$RENONSZ" verify --file stripped.xlsx
alter version docProps/custom.xml 's|version=[0-9.]* form|version=0.1 form|'
status "a file of another version is compared" 6 "$RENONSZ" verify --file version.xlsx
has "and its version is said" "0.1 változata" "$WORK/.err"
(cd unpacked && sed -i 's|\(r="G10"[^>]*><v>\)20<|\128<|' xl/worksheets/sheet4.xml && zip -q -r ../excuse.xlsx .)
status "another version excuses no figure" 1 "$RENONSZ" verify --file excuse.xlsx
has "it is altered" "nem az, amit a program írt" "$WORK/.err"
for key in check event form; do
	alter key docProps/custom.xml "s|$key=|$key |"
	status "a pair without its =: $key" 3 "$RENONSZ" verify --file key.xlsx
done
alter form docProps/custom.xml 's|form=export|form=import /etc/passwd|'
status "a form that writes" 3 "$RENONSZ" verify --file form.xlsx
alter form docProps/custom.xml 's|form=export|form=export --output=/tmp/x.xlsx|'
status "a form with a file" 3 "$RENONSZ" verify --file form.xlsx
alter form docProps/custom.xml 's|form=export|form=player list %1B]0;x%07%0AÉn|'
status "a form with control characters" 1 "$RENONSZ" verify --file form.xlsx
has "is made plain" "renonsz player list ?]0;x??Én" "$WORK/.err"
for form in "log --last=-1" "log --player=" "minutes 1" "sheet 1 99" "export --blank=0" "why 1 1 9" "stats players nobody"; do
	alter form docProps/custom.xml "s|form=export|form=$form|"
	status "a form that was never a page: $form" 3 "$RENONSZ" verify --file form.xlsx
	has "is none of the program's: $form" "nem mondja meg, hogyan készült" "$WORK/.err"
done
alter form docProps/custom.xml 's|event=1|event=7|'
status "an event that there is not" 4 "$RENONSZ" verify --file form.xlsx
# A page of a line that was typed says nothing of the book, whatever it was given as its recipe.
for typed in 'why A U z ++' 'why --rules=mausz-2017 A U z ++'; do
	"$RENONSZ" ${typed//=/ } -o typed.xlsx 2>/dev/null
	rm -rf typed && mkdir typed && (cd typed && unzip -q ../typed.xlsx && cp ../unpacked/'[Content_Types].xml' ../unpacked/_rels/.rels . 2>/dev/null
		mkdir -p docProps && cp ../unpacked/docProps/custom.xml docProps/ && mv .rels _rels/.rels && sed -i "s|form=[^<]*|form=$typed|" docProps/custom.xml && zip -q -r ../given.xlsx .)
	status "a page of a typed line given a recipe: $typed" 3 "$RENONSZ" verify --file given.xlsx
	rm -f given.xlsx
done
alter escape xl/sharedStrings.xml "s|Nagy Éva|Nagy$(printf '\302\233')31mÉva|"
status "control characters" 1 "$RENONSZ" verify --file escape.xlsx
lacks "do not reach the terminal" "$(printf '\302\233')" "$WORK/.out"

# Out of date, and what came since does not touch it.
"$RENONSZ" export --sheets --round 1 -o round1.xlsx 2>/dev/null
status "the book goes on" 0 "$RENONSZ" deal edit 2 1 1 C p40+U ++ --reason "elírás"
status "the posted pages are out of date" 1 "$RENONSZ" verify --file wall.xlsx --json
has "and named so" "valódi, de elavult" "$WORK/.err"
jq -c '[.[] | select(.sheet == "2. ford. 1. asztal" and (.cell == "F10" or .cell == "G10"))]' "$WORK/.out" >cells
printf '%s\n' '[{"sheet":"2. ford. 1. asztal","cell":"F10","file":"+ −","book":"+ +"},{"sheet":"2. ford. 1. asztal","cell":"G10","file":"20","book":"-16"}]' >wanted
same "with then and now" wanted cells
status "in English, an outdated one" 1 "$RENONSZ" --lang en verify --file wall.xlsx
has "too" "genuine, but out of date" "$WORK/.err"
has "and what was done since" "What was done since" "$WORK/.out"
has "step by step" "step 2: round 2, table 1, deal 1: C p40+U" "$WORK/.out"
is "with some of the cells" 10 "$(sed -n '/^Worksheet/,/^$/p' "$WORK/.out" | grep -c '^Állás')"
status "the first round did not change" 0 "$RENONSZ" verify --file round1.xlsx
has "though the book did" "amit mutat, azóta nem változott" "$WORK/.err"
status "an altered file is altered, then and now" 1 "$RENONSZ" verify --file number.xlsx
has "and not called genuine" "nem az, amit a program írt" "$WORK/.err"
ok "a page of then, printed later" "$RENONSZ" export --at 1 -o then.xlsx
status "is as old as the state it shows" 1 "$RENONSZ" verify --file then.xlsx
has "it is genuine" "valódi, de elavult" "$WORK/.err"
ok "back again" "$RENONSZ" undo
status "and the pages are right again" 0 "$RENONSZ" verify --file wall.xlsx
ok "even the event" "$RENONSZ" undo
status "may be gone" 1 "$RENONSZ" verify --file wall.xlsx --json
jq -c 'map(.cell) | unique' "$WORK/.out" >cells
has "with all its worksheets" '["sheet"]' cells
ok "and come back" "$RENONSZ" redo 2
RENONSZ_NOW=2026-11-21T19:00:00Z "$RENONSZ" -f other.db import "$journal" 2>/dev/null
status "another book does not know the file" 1 "$RENONSZ" -f other.db verify --file wall.xlsx
status "a code or a file" 2 "$RENONSZ" verify "$code" --file wall.xlsx

# Templates of the club's own.
mkdir own
printf '[texts]\ntitle = Klubunk lapja\n' >own/sheet.hu.ini
"$RENONSZ" export --templates own -o own.xlsx 2>/dev/null
unzip -p own.xlsx xl/worksheets/sheet3.xml >own.xml
has "a template without the code has it all the same" "Ellenőrző kód" own.xml
status "the club's templates are asked for" 3 "$RENONSZ" verify --file own.xlsx
has "by name" "--templates MAPPA" "$WORK/.err"
status "and used" 0 "$RENONSZ" verify --templates own --file own.xlsx
has "and the verdict names them" "A klub sablonjaival készült" "$WORK/.err"
printf '[columns]\nno = x\n' >own/sheet.hu.ini
"$RENONSZ" sheet sign 1 1 --by Őri --force 2>/dev/null
"$RENONSZ" export --templates own -o own.xlsx 2>/dev/null
status "a page of one narrow column is whole letters" 0 "$RENONSZ" verify --templates own --file own.xlsx
"$RENONSZ" export -o wall.xlsx 2>/dev/null
status "a file without them is compared without them" 0 "$RENONSZ" verify --templates own --file wall.xlsx

# Anybody's file.
status "no such file" 4 "$RENONSZ" verify --file nowhere.xlsx
status "a folder" 3 "$RENONSZ" verify --file own
: >empty.xlsx
status "an empty file" 3 "$RENONSZ" verify --file empty.xlsx
cp "$journal" text.xlsx
status "a text" 3 "$RENONSZ" verify --file text.xlsx
has "is no workbook" "nem .xlsx munkafüzet" "$WORK/.err"
(cd own && zip -q ../plain.xlsx sheet.hu.ini)
status "another container" 3 "$RENONSZ" verify --file plain.xlsx
mkfifo pipe.xlsx
status "a pipe" 3 "$RENONSZ" verify --file pipe.xlsx
head -c 9000 wall.xlsx >short.xlsx
status "a file cut short" 3 "$RENONSZ" verify --file short.xlsx
cp wall.xlsx flipped.xlsx
printf 'xxxxxxxx' | dd of=flipped.xlsx bs=1 seek=3000 conv=notrunc 2>/dev/null
status "a damaged file" 3 "$RENONSZ" verify --file flipped.xlsx
has "is told so" "sérült" "$WORK/.err"
# refused_at NAME PART SCRIPT WHERE: altered so, the file is refused with the part of it and the cell.
refused_at() {
	alter "$1" "$2" "$3"
	for lang in hu en; do
		status "$1 is refused ($lang)" 3 "$RENONSZ" --lang $lang verify --file "$1.xlsx"
		has "$1: where ($lang)" "$1.xlsx ($4)" "$WORK/.err"
	done
}
refused_at twice xl/worksheets/sheet1.xml 's|<c r="A2"|<c r="A2"><v>1</v></c><c r="A2"|' "xl/worksheets/sheet1.xml, A2"
refused_at values xl/worksheets/sheet1.xml 's|\(<c r="A2"[^>]*>\)|\1<v>1</v><v>2</v>|' "xl/worksheets/sheet1.xml, A2"
refused_at row xl/worksheets/sheet1.xml 's|<row r="2"|<row r="1"|' "xl/worksheets/sheet1.xml, 1:1"
refused_at strings xl/sharedStrings.xml '1s|^|x|' "xl/sharedStrings.xml"
for damage in 's|r="A1"|r="A0"|' 's|r="A1"|r="ZZZZ1"|' 's|<row r="3"|<row r="-3"|' 's|t="s"><v>[0-9]*|t="s"><v>99999999999|' \
	's|</sheetData>||' 's|<sheetData>|<!DOCTYPE a [<!ENTITY b "b">]><sheetData>|'; do
	alter odd xl/worksheets/sheet1.xml "$damage"
	"$RENONSZ" verify --file odd.xlsx >"$WORK/.out" 2>"$WORK/.err"
	case $? in 1 | 3) echo "ok - $damage" ;; *) echo "not ok - $damage"; sed 's/^/# /' "$WORK/.err" | head ;; esac
done
printf '<!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>' | pack laughs xl/sharedStrings.xml
status "entities" 3 "$RENONSZ" verify --file laughs.xlsx
main=http://schemas.openxmlformats.org/spreadsheetml/2006/main
{ printf '<sst xmlns="%s">' $main; head -c 300000000 /dev/zero | tr '\0' ' '; printf '</sst>'; } | pack bomb xl/sharedStrings.xml
status "a small file that unpacks into a large one" 3 "$RENONSZ" verify --file bomb.xlsx
has "is not read to its end" "túl nagy" "$WORK/.err"
{ printf '<sst xmlns="%s"><extLst>' $main; yes '<a>' | tr -d '\n' | head -c 6000000; } | pack deep xl/sharedStrings.xml
status "a tower of elements" 3 "$RENONSZ" verify --file deep.xlsx
has "is not climbed" "túl nagy" "$WORK/.err"
# More cells than are read: said so, with what to do.
{ printf '<worksheet xmlns="%s"><sheetData>' $main; yes '<row><c><v>1</v></c><c><v>1</v></c><c><v>1</v></c><c><v>1</v></c><c><v>1</v></c></row>' | head -840000
	printf '</sheetData></worksheet>'; } | pack cells xl/worksheets/sheet1.xml
status "four million cells" 3 "$RENONSZ" verify --file cells.xlsx
has "are too many" "--round" "$WORK/.err"
printf '<worksheet xmlns="'$main'"><sheetData><row>%s</row></sheetData></worksheet>' "$(yes '<c><v>1</v></c>' | head -20000 | tr -d '\n')" \
	| pack wide xl/worksheets/sheet1.xml
status "more columns than there are" 3 "$RENONSZ" verify --file wide.xlsx
# What is read is what any program shows: not a second workbook beside it, and not one of two parts of a name.
alter beside _rels/.rels 's|xl/workbook.xml|xl/other.xml|'
status "another part as the workbook" 3 "$RENONSZ" verify --file beside.xlsx
pack twins xl/worksheets/Sheet1.xml <sheet1.xml
status "two parts whose names differ in a letter's case" 3 "$RENONSZ" verify --file twins.xlsx
pack twins xl/worksheets/sheet9.xml <sheet1.xml
status "a part that nobody asks for" 6 "$RENONSZ" verify --file twins.xlsx
LC_ALL=C sed -i 's|worksheets/sheet9|worksheets/sheet1|g' twins.xlsx
status "two parts of one name" 3 "$RENONSZ" verify --file twins.xlsx
TMPDIR=/nowhere status "no temporary folder" 7 "$RENONSZ" verify --file wall.xlsx

# What has no --at is made again all the same, as far as the book alone says it.
rm -f book.db*
"$RENONSZ" import "$journal" 2>/dev/null
"$RENONSZ" season new 2026 2>/dev/null
"$RENONSZ" season add 2026 Szolnok 2>/dev/null
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=A trick=3 --yes >/dev/null 2>&1
"$RENONSZ" draw 7 >/dev/null 2>&1
"$RENONSZ" undo --yes >/dev/null 2>&1
"$RENONSZ" draw 7 >/dev/null 2>&1
for what in "standings --season 2026" "standings --season 2026 --wall" "standings --season 2026 --screen" "stats players --season 2026" \
	"ratings --season 2026" "discipline list --season 2026" "casebook --season 2026" casebook "draw check 7" "minutes 1 1 1" "minutes 1 1 1 --blind" \
	"minutes --blank" "why 1 1 1" "why 1 1 2" "why 2 1" "why --standings Nagy" "why --standings Nagy --season 2026" "what-if --rules ulti-online Szolnok" "what-if --rules ulti-online 1"; do
	"$RENONSZ" $what -o page.xlsx >/dev/null 2>.said || { echo "not ok - $what makes a workbook"; cat .said; }
	status "$what can be made again" 0 "$RENONSZ" verify --file page.xlsx
done
"$RENONSZ" standings --season 2026 -o page.xlsx 2>/dev/null
"$RENONSZ" verify --file page.xlsx 2>said
lacks "a season is no event" Szolnok said
cp book.db other.db
"$RENONSZ" diff other.db -o page.xlsx >/dev/null 2>&1
status "of two books has none" 3 "$RENONSZ" verify --file page.xlsx
"$RENONSZ" why 1 A P m + -o page.xlsx >/dev/null 2>&1
status "nor has what is not in the book" 3 "$RENONSZ" verify --file page.xlsx
"$RENONSZ" round start 1 --minutes 60 >/dev/null 2>&1
"$RENONSZ" round clock 1 -o page.xlsx >/dev/null 2>&1
status "nor a clock, which goes on" 3 "$RENONSZ" verify --file page.xlsx

# ---- a figure is written as everywhere else --------------------------------------------------------
printf 'verseny "Fél" datum=2026-11-22\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n' | "$RENONSZ" -f half.db import - 2>/dev/null
"$RENONSZ" -f half.db standings -o wall.xlsx 2>/dev/null
alter half xl/worksheets/sheet1.xml 's|<v>1.5</v>|<v>7.5</v>|'
for lang in hu en; do "$RENONSZ" -f half.db --lang $lang verify --file half.xlsx >half.$lang 2>/dev/null; done
has "with a comma in Hungarian" "7,5" half.hu
has "what the book says as well" "1,5" half.hu
status "and no point" 1 grep -E '[71]\.5' half.hu
has "with a point in English" "7.5" half.en
is "and to scripts" "7.5 1.5" "$("$RENONSZ" -f half.db --lang hu verify --file half.xlsx --json 2>/dev/null | jq -r '[.[] | select(.file == "7.5")][0] | "\(.file) \(.book)"')"

# Times are those of the place that made the workbook, whatever clock the machine has that looks at it.
for zone in Europe/Budapest CET-1CEST,M3.5.0,M10.5.0/3 America/New_York Asia/Kathmandu UTC ""; do
	TZ=$zone "$RENONSZ" log -o zone.xlsx >/dev/null 2>&1
	status "made by the clock of «$zone»" 0 env TZ="$zone" "$RENONSZ" verify --file zone.xlsx
	lacks "of its own clock nothing is said" "órája szerint" "$WORK/.err"
	status "looked at by another" 0 env TZ=Pacific/Auckland "$RENONSZ" verify --file zone.xlsx
	has "which is said" "nem e gép órája szerint állnak benne: UTC" "$WORK/.err"
done
TZ=Europe/Budapest "$RENONSZ" log -o wall.xlsx >/dev/null 2>&1
has "it says times of the place" "19:00" <(unzip -p wall.xlsx xl/sharedStrings.xml)
alter old docProps/custom.xml 's| zone=[^ ]*||'
status "one that does not say its zone is judged by the machine's" 1 "$RENONSZ" verify --file old.xlsx
has "where only times differ, that is said" "Csak időpontok mások" "$WORK/.err"
status "and by that of the place it is right" 6 env TZ=Europe/Budapest "$RENONSZ" verify --file old.xlsx
alter hostile docProps/custom.xml 's| zone=[^ ]*| zone=/etc/localtime|'
status "what is no rule is not followed" 1 "$RENONSZ" verify --file hostile.xlsx
TZ=Asia/Tokyo "$RENONSZ" log -o wall.xlsx >/dev/null 2>&1
status "hours apart" 0 env TZ=Europe/Budapest "$RENONSZ" --lang en verify --file wall.xlsx
has "is said in English" "Its times follow another clock than this machine's: UTC+9 (here UTC+1)." "$WORK/.err"
for zone in "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0" IST-1GMT0,M10.5.0,M3.5.0/1 "EET-2EEST,M3.4.4/50,M10.4.4/50"; do
	TZ=$zone "$RENONSZ" log -o zone.xlsx >/dev/null 2>&1
	status "a clock of a place: $zone" 0 env TZ=Europe/Budapest "$RENONSZ" verify --file zone.xlsx
done
# A clock that is another for minutes or by hours, or is nobody's, moves a time as its maker likes.
for zone in UTC0XST2,J325/17:55,J325/18:05 UTC0XST1,J325/17:55,J325/18:05 UTC0XST1,J325/18:05,J325/17:55 UTC0XST2,M3.5.0,M10.5.0 \
	UTC0XST1,M11.3.6/17,M11.4.6/19 UTC0:07 UTC-20; do
	TZ=$zone "$RENONSZ" log -o zone.xlsx >/dev/null 2>&1
	status "no such clock is believed: $zone" 1 env TZ=Europe/Budapest "$RENONSZ" verify --file zone.xlsx
done
alter hostile docProps/custom.xml 's| zone=[^ ]*| zone=JST-9XST-8,J325/1,J326/1|'
status "nor if it is written into the file" 1 env TZ=UTC "$RENONSZ" verify --file hostile.xlsx

# The event named, and the one whose later changes are told, is the one that the page shows, open or not.
sed 's/Szolnok Kupa/Pécs Kupa/; s/2026-11-21/2026-11-20/' "$journal" >pecs.ulti
two() { "$RENONSZ" --lang en -f two.db "$@"; }
two import "$journal" 2>/dev/null
two import pecs.ulti 2>/dev/null
two event use "Szolnok Kupa" 2>/dev/null
mkdir shown
for what in "what-if --rules ulti-online" "stats players" "stats bids" "stats kontras" "stats tables" "event show"; do
	two $what "Pécs Kupa" -o "shown/$what.xlsx" >/dev/null 2>&1
	status "$what of another event" 0 two verify --file "shown/$what.xlsx"
	has "$what names it" "Event: Pécs Kupa (2026-11-20)." "$WORK/.err"
	two $what -o own.xlsx >/dev/null 2>&1 || continue
	status "$what of the open one" 0 two verify --file own.xlsx
	has "$what names that" "Event: Szolnok Kupa (2026-11-21)." "$WORK/.err"
done
for what in log "player list" "event list" "season list" ratings; do
	two $what -o "shown/$what.xlsx" >/dev/null 2>&1
	status "$what is of the whole book" 0 two verify --file "shown/$what.xlsx"
	lacks "$what names no event" "Event:" "$WORK/.err"
done
two -e Pécs standings -o wall.xlsx 2>/dev/null
alter named docProps/custom.xml 's|event=2|event=1|'
status "another event written into how it was made" 1 two verify --file named.xlsx
two -e Pécs deal edit 2 1 1 C p40+U ++ --reason typo >/dev/null 2>&1
two deal edit 1 1 1 A p40+U ++ --reason typo >/dev/null 2>&1
for what in "what-if --rules ulti-online" "stats players" "stats kontras"; do
	status "$what is out of date" 1 two verify --file "shown/$what.xlsx"
	has "$what: the change of its event is told" "round 2, table 1, deal 1" "$WORK/.out"
	lacks "$what: but none of another" "round 1, table 1, deal 1" "$WORK/.out"
done
status "a page of the whole book" 1 two verify --file shown/log.xlsx
has "has them all" "round 1, table 1, deal 1" "$WORK/.out"

# The name of the event, given in words, fits another later.
two stats players Pécs -o "shown/in words.xlsx" >/dev/null 2>&1
two event new "Pécs Nagydíj" --date 2026-12-01 2>/dev/null
status "the words fit two events now" 3 two stats players Pécs
status "the page is that of the first" 0 two verify --file "shown/in words.xlsx"
has "and names it" "Event: Pécs Kupa (2026-11-20)." "$WORK/.err"
two event use "Szolnok Kupa" 2>/dev/null

# A page of another book, from which something came by a merge.
rm -f here.db there.db
"$RENONSZ" -f here.db event new Itt --date 2026-11-21 2>/dev/null
"$RENONSZ" -f there.db import "$journal" 2>/dev/null
"$RENONSZ" -f there.db standings -o there.xlsx 2>/dev/null
code=$("$RENONSZ" -f there.db standings --json | jq -r .check_code)
status "a code of another book" 1 "$RENONSZ" -f here.db verify "$code"
lacks "no merge is told of" merge "$WORK/.err"
"$RENONSZ" -f here.db merge there.db 2>/dev/null
status "which was merged" 1 "$RENONSZ" -f here.db verify "$code"
has "may be that one's" "másik könyvből is jött valami" "$WORK/.err"
status "and so may a workbook" 1 "$RENONSZ" -f here.db verify --file there.xlsx
has "be" "másik könyvből is jött valami" "$WORK/.err"

# What a workbook takes for the code of a letter.
export RENONSZ_DB=$PWD/coded.db
printf '%s\n' 'verseny "Kupa" datum=2026-11-21 leosztas=1' 'nevezo 1 "_x0041_"' 'nevezo 2 "Nagy _x0042_C" klub="_x00e1_"' 'nevezo 3 "_x_x0043_"' \
	'fordulo 1' 'asztal 1' 'A="_x0041_" B="Nagy _x0042_C" C="_x_x0043_"' '1 A P z +' >coded.ulti
ok "names like codes" "$RENONSZ" import coded.ulti
"$RENONSZ" standings -o coded.xlsx 2>/dev/null
"$RENONSZ" player list -o coded_list.xlsx 2>/dev/null
status "are what they are in a workbook" 0 "$RENONSZ" verify --file coded.xlsx
"$RENONSZ" -f read.db event new Kupa --date 2026-11-21 >/dev/null 2>&1
ok "and where one is read" "$RENONSZ" -f read.db player import coded_list.xlsx
is "they are not changed" "$("$RENONSZ" player list --csv | cut -d, -f2-4 | sort)" "$("$RENONSZ" -f read.db player list --csv | cut -d, -f2-4 | sort)"
