# Workbooks that somebody forged with a text editor and a zip program: another value, text or formula is found; what only looks
# different, or was saved again by a spreadsheet program, is never called genuine, nor altered.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_BACKUP=no

"$RENONSZ" import "$TESTS/cases/cup.ulti" 2>/dev/null
"$RENONSZ" export -o wall.xlsx 2>/dev/null
mkdir whole
(cd whole && unzip -q ../wall.xlsx)
sheet=xl/worksheets/sheet4.xml strings=xl/sharedStrings.xml book=xl/workbook.xml rels=xl/_rels/workbook.xml.rels styles=xl/styles.xml
main=http://schemas.openxmlformats.org/spreadsheetml/2006/main

# forge NAME [PART SCRIPT]…: wall.xlsx with the parts changed by sed, as forged-NAME.xlsx; MORE is run in its folder first.
# It has to have become another file.
forge() {
	local name=$1
	shift
	rm -rf folder "$name.xlsx"
	cp -r whole folder
	[ -z "${MORE-}" ] || (cd folder && eval "$MORE")
	while [ $# -gt 1 ]; do
		sed -i "$2" "folder/$1"
		shift 2
	done
	! diff -rq whole folder >/dev/null || echo "not ok - $name changes nothing"
	(cd folder && zip -q -r "../$name.xlsx" .)
}
# joined NAME: a file NAME.xlsx that is there is found: told, or refused.
forgeries=()
joined() {
	forgeries+=("$1")
	"$RENONSZ" verify --file "$1.xlsx" >"$WORK/.out" 2>"$WORK/.err"
	case $? in 1 | 3) echo "ok - $1" ;; *) echo "not ok - $1"; sed 's/^/# /' "$WORK/.out" "$WORK/.err" ;; esac
}
# found NAME …: so is a forgery.
found() {
	forge "$@"
	joined "$1"
}
# told NAME …: and each cell is named.
told() {
	found "$@"
	[ -s "$WORK/.out" ] && echo "ok - $1 is told" || echo "not ok - $1 is told"
}
# resaved NAME …: another way to write the same values; how it looks is not judged.
resaved() {
	forge "$@"
	status "$1" 6 "$RENONSZ" --lang en verify --file "$1.xlsx"
	has "$1: its look is not vouched for" "were not looked at" "$WORK/.err"
}

# The figure in G10 of the second game sheet is 20, its running total in H10 is a formula.
grep -q '<c r="G10"[^>]*><v>20</v></c>' whole/$sheet && grep -q '<c r="H10"[^>]*><f>SUM(G10)</f><v>20</v></c>' whole/$sheet \
	|| echo "not ok - the sheet is not as this test knows it"

# One cell, two figures.
told figure $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>28</v>|'
found cut-in-two $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>2</v><is><t>0</t></is>|'
found cut-and-inline $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="inlineStr"\2<v>2</v><is><t>0</t></is>|'
found inline-in-front $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="inlineStr"\2<is><t>20</t></is><v>28</v>|'
found empty-inline $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>20</v><is><t></t></is>|'
found two-values $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>20</v><v>28</v>|'
found value-in-pieces $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>2</v><v>0</v>|'
found foreign-value $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<zz:v xmlns:zz="urn:zz">2</zz:v><v>0</v>|'
found foreign-inside $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>2<zz:x xmlns:zz="urn:zz">0</zz:x></v>|'
found value-nested $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>2<v>0</v></v>|'
found as-text $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="str"\2<v>20</v>|'
found as-truth $sheet 's|\(<c r="A10"\)\([^>]*>\)<v>1</v>|\1 t="b"\2<v>1</v>|'
found as-error $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="e"\2<v>20</v>|'
found as-date $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="d"\2<v>20</v>|'
found as-nothing-known $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="zz"\2<v>20</v>|'
found hexadecimal $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>0x14</v>|'
found blanks $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v> 20</v>|'
found inline-twice $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="inlineStr"\2<is><t>2</t><t>0</t></is>|'
found value-picture $sheet 's|\(<c r="G10"\)|\1 vm="1"|'
has "and of which cell is said" "sheet4.xml, G10" "$WORK/.err"
found place-unread $sheet 's|<c r="G10"|<c r="10G"|'
has "and which cell it is" "sheet4.xml, G10" "$WORK/.err"

# Formulas that come to something else one day.
told formula $sheet 's|<f>SUM(G10)</f>|<f>SUM(I10)</f>|'
resaved formula-of-one-cell $sheet 's|<f>SUM(G10)</f>|<f>SUM(G10:G10)</f>|'
told formula-of-more-cells $sheet 's|<f>SUM(G10)</f>|<f>SUM(G10:G11)</f>|'
told formula-shared $sheet 's|<f>SUM(G10)</f>|<f t="shared" si="0"/>|; s|<f>SUM(I10)</f>|<f t="shared" ref="J10" si="0">SUM(I10)</f>|'
told formula-array $sheet 's|<f>SUM(G10)</f>|<f t="array" ref="H10">SUM(G10)</f>|'
told formula-table $sheet 's|<f>SUM(G10)</f>|<f t="dataTable" ref="H10" r1="A1">SUM(G10)</f>|'
told formula-empty $sheet 's|<f>SUM(G10)</f>|<f></f>|'
told formula-new $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<f>10+18</f><v>20</v>|'
found formula-twice $sheet 's|<f>SUM(G10)</f>|<f>SUM(G10)</f><f>SUM(I10)</f>|'
found formula-prefixed $sheet 's|<f>SUM(G10)</f>|<zz:f xmlns:zz="urn:zz">SUM(G10)</zz:f><f>SUM(I10)</f>|'

# Places.
found place-prefixed $sheet 's|<worksheet |<worksheet xmlns:zz="urn:zz" |; s|<c r="G10"|<c zz:r="G10" r="I10"|; s|<c r="I10"\( s[^>]*>\)<v>|<c zz:r="I10" r="G10"\1<v>|'
found place-twice $sheet 's|\(<c r="G10"[^>]*><v>20</v></c>\)|\1<c r="G10"><v>28</v></c>|'
found place-behind $sheet 's|\(<c r="G10"[^>]*><v>20</v></c>\)\(.*\)</row>|\1\2<c r="G10"><v>28</v></c></row>|'
found place-of-another-row $sheet 's|<c r="G10"|<c r="G11"|'
found row-twice $sheet 's|</sheetData>|<row r="10"><c r="G10"><v>28</v></c></row></sheetData>|'
found rows-twice $sheet 's|</sheetData>|</sheetData><sheetData><row r="10"><c r="G10"><v>28</v></c></row></sheetData>|'
found rows-elsewhere $sheet 's|<sheetData>|<bogus><sheetData>|; s|</sheetData>|</sheetData></bogus><sheetData><row r="10"><c r="G10"><v>28</v></c></row></sheetData>|'
found rows-by-choice $sheet 's|<sheetData>|<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="zz"><sheetData>|; s|</sheetData>|</sheetData></mc:Choice><mc:Fallback><sheetData/></mc:Fallback></mc:AlternateContent>|'
found rows-foreign $sheet "s|<sheetData>|<zz:sheetData xmlns:zz='urn:zz'>|; s|</sheetData>|</zz:sheetData>|"
found prefix-of-another $sheet "s|<worksheet xmlns=\"$main\"|<worksheet xmlns=\"urn:zz\" xmlns:s=\"$main\"|"

# Names.
told name $strings 's|Nagy Éva|Nagy Évi|'
found name-foreign $strings 's|<t>Nagy Éva</t>|<t>Nagy <zz:x xmlns:zz="urn:zz">Éva</zz:x></t>|'
found name-in-two $strings 's|<t>Nagy Éva</t>|<t>Nagy Éva</t><t>Bori</t>|'
found name-in-mixed $strings 's|<t>Nagy Éva</t>|<t>Nagy Éva</t><r><t>!</t></r>|'
told name-in-runs $strings 's|<t>Nagy Éva</t>|<r><t>Nagy </t></r><r><t>Évi</t></r>|'
told name-escaped $strings 's|Nagy Éva|Nagy _x00C9_va|'
found string-far $sheet 's|\(<c r="B10"[^>]*t="s"><v>\)[0-9]*<|\199999<|'
found string-minus $sheet 's|\(<c r="B10"[^>]*t="s"><v>\)[0-9]*<|\1-1<|'
MORE='sed "s|Nagy Éva|@|; s|Kiss Péter|Nagy Éva|; s|@|Kiss Péter|" xl/sharedStrings.xml >xl/other.xml' \
	told strings-elsewhere $rels 's|"sharedStrings.xml"|"other.xml"|'
MORE='sed "s|Nagy Éva|@|; s|Kiss Péter|Nagy Éva|; s|@|Kiss Péter|" xl/sharedStrings.xml >other.xml' \
	found strings-up $rels 's|"sharedStrings.xml"|"worksheets/../../other.xml"|'
MORE='cp xl/sharedStrings.xml xl/other.xml' \
	found strings-two $rels 's|</Relationships>|<Relationship Id="rId77" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="other.xml"/></Relationships>|'
MORE='cp xl/sharedStrings.xml xl/SharedStrings.xml' found strings-case $strings 's|Nagy|Nady|'
found strings-none $rels 's|relationships/sharedStrings"|relationships/zz"|'
found strings-outside $rels 's|Target="sharedStrings.xml"|Target="file:///tmp/x.xml" TargetMode="External"|'

# Worksheets.
MORE="sed 's|<v>20</v>|<v>28</v>|' $sheet >xl/worksheets/sheet9.xml" told sheet-by-prefix \
	$book 's|<workbook |<workbook xmlns:zz="urn:zz" |; s|\(<sheet name="2. ford[^>]*\) r:id="rId4"|\1 zz:id="rId4" r:id="rId99"|' \
	$rels 's|</Relationships>|<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet9.xml"/></Relationships>|'
MORE="sed 's|<v>20</v>|<v>28</v>|' $sheet >xl/worksheets/sheet9.xml" found sheet-id-twice \
	$rels 's|</Relationships>|<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet9.xml"/></Relationships>|'
told sheets-exchanged $rels 's|sheet2.xml|@|; s|sheet3.xml|sheet2.xml|; s|@|sheet3.xml|'
told sheet-name-twice $book 's|"1. ford. 1. asztal"|"2. ford. 1. asztal"|'
resaved sheet-hidden $book 's|<sheet name="2. ford. 1. asztal"|& state="hidden"|'
resaved sheet-very-hidden $book 's|<sheet name="2. ford. 1. asztal"|& state="veryHidden"|'
found sheets-by-choice $book 's|<sheets>|<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="zz"><sheets>|; s|</sheets>|</sheets></mc:Choice></mc:AlternateContent>|'
told no-sheet $rels 's|relationships/worksheet" Target="worksheets/sheet3.xml"|relationships/chartsheet" Target="worksheets/sheet3.xml"|'

# Only the look is another: cells that are hidden, formats that show other figures, what lies over them.
condition='<conditionalFormatting sqref="G10"><cfRule type="iconSet" priority="1"><iconSet iconSet="3Arrows" showValue="0"><cfvo type="percent" val="0"/><cfvo type="percent" val="33"/><cfvo type="percent" val="67"/></iconSet></cfRule></conditionalFormatting>'
resaved row-hidden $sheet 's|<row r="10"|& hidden="1"|'
resaved column-hidden $sheet 's|\(<col min="7" [^/]*\)/>|\1 hidden="1"/>|'
resaved merged-over $sheet 's|<mergeCells[^>]*>|&<mergeCell ref="F10:G10"/>|'
resaved format-of-words $styles 's|formatCode="+0_-;[^"]*"|formatCode="\&quot;28\&quot;"|'
resaved format-of-digits $styles 's|formatCode="+0_-;[^"]*"|formatCode="\\2\\8"|'
resaved format-of-nothing $styles 's|formatCode="+0_-;[^"]*"|formatCode=";;;"|'
resaved drawn-over $sheet 's|</worksheet>|<drawing xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships" q:id="rId1"/></worksheet>|'
resaved footer-code $sheet 's|kód: [0-9A-Z-]*|kód: 0000-0000-0000|'
resaved header $sheet 's|<oddFooter>|<oddHeader>\&amp;C1. Kiss Péter 100 pont</oddHeader>&|'
resaved icons-for-figures $sheet "s|<pageMargins|$condition&|; s|<printOptions|$condition&|"
resaved prompts $sheet 's|<printOptions|<dataValidations count="1"><dataValidation type="whole" showInputMessage="1" promptTitle="28" prompt="28" sqref="G10"><formula1>1</formula1></dataValidation></dataValidations>&|'
resaved right-to-left $sheet 's|<sheetView |&rightToLeft="1" |'
resaved scenarios $sheet 's|<printOptions|<scenarios current="0" show="0"><scenario name="a" count="1"><inputCells r="G10" val="28"/></scenario></scenarios>&|'
resaved chart-of-other-cells xl/charts/chart1.xml 's|Grafikon!$B$2:$C$2|Grafikon!$B$4:$C$4|'
resaved chart-with-another-title xl/charts/chart1.xml 's|<a:t>|&Kiss Péter nyert. |'
resaved window-hidden $book 's|<workbookView |&visibility="hidden" |'

# Two editions of one standard in a part; letters that look like others; more than fits into a window; days that begin later.
q='xmlns:q="http://purl.oclc.org/ooxml'
found sheet-of-two-editions $book "s|<sheet name=\"2. ford\([^>]*\) r:id|<sheet $q/officeDocument/relationships\" name=\"2. ford\1 q:id=\"rId3\" r:id|"
found row-of-another-edition $sheet "s|<row r=\"10\"\(.*\)</row><row r=\"11\"|<q:row $q/spreadsheetml/main\" r=\"10\"\1</q:row><row r=\"11\"|"
told letter-of-another-script $strings 's|<t>Kiss Péter|<t>Кiss Péter|'
has "and which letter it is" "az 1. betű nem az, aminek látszik: U+041A" "$WORK/.out"
told accent-of-its-own $strings "s|<t>Kiss Péter|<t>Kiss Pe$(printf '\314\201')ter|"
told blank-of-another-width $strings "s|<t>Kiss Péter|<t>Kiss$(printf '\302\240')Péter|"
told word-cut-in-two $strings 's|<t>Kiss Péter|<t>Ki s Béla|'
lacks "its blank looks like no letter" U+0020 "$WORK/.out"
told name-with-what-is-not-seen $strings "s|<t>Kiss Péter|<t>Kiss$(printf '\342\200\213') Péter|"
has "and named within the name" "Kiss[U+200B] Péter" "$WORK/.out"
found another-version-of-xml $strings 's|<?xml version="1.0"|<?xml version="2.0"|'
told a-little-more $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>20.0000000000004</v>|'
told as-an-error $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="e"\2<v>20</v>|'
has "and said to be one" "hiba" "$WORK/.out"

# Containers that are two.
forge other $sheet 's|<v>20</v>|<v>28</v>|'
cat other.xlsx wall.xlsx >behind-another.xlsx
joined behind-another
cat wall.xlsx other.xlsx >in-front-of-another.xlsx
joined in-front-of-another
# The directory's end once more, in the comment behind itself: its last 22 bytes are the end of a container without a comment.
{ head -c -2 other.xlsx; printf '\026\0'; tail -c 22 wall.xlsx; } >in-a-comment.xlsx
joined in-a-comment
# Another name in front of a part's bytes than in the directory.
cp wall.xlsx names-exchanged.xlsx
LC_ALL=C sed -i '0,/sheet3.xml/s//sheet@.xml/; 0,/sheet4.xml/s//sheet3.xml/; 0,/sheet@.xml/s//sheet4.xml/' names-exchanged.xlsx
joined names-exchanged
# A part that the directory does not list, behind the others; bytes between them; a directory that says it is encrypted.
# little N: its four bytes, the least first, as printf %b reads them.
little() { printf '\\x%02x\\x%02x\\x%02x\\x%02x' $(($1 & 255)) $(($1 >> 8 & 255)) $(($1 >> 16 & 255)) $(($1 >> 24)); }
size=$(stat -c %s wall.xlsx)
start=$(od -An -tu4 -j $((size - 6)) -N 4 wall.xlsx | tr -d ' ')
head -c "$start" wall.xlsx >front
tail -c +$((start + 1)) wall.xlsx | head -c -22 >directory
# contained NAME FRONT DIRECTORY: a container of these files, with an end that says where they are.
contained() {
	{ cat "$2" "$3"; tail -c 22 wall.xlsx | head -c 12; printf '%b' "$(little "$(stat -c %s "$3")")$(little "$(stat -c %s "$2")")"; printf '\0\0'; } >"$1.xlsx"
	joined "$1"
}
contained whole-again front directory >.contained
status "the same container, put together again, is fine" 0 "$RENONSZ" verify --file whole-again.xlsx
unset 'forgeries[-1]'
{ cat front; printf 'PK\3\4\24\0\0\0\0\0\0\0\0\0\0\0\0\0\6\0\0\0\6\0\0\0\24\0\0\0xl/sharedStrings.xml<sst/>'; } >front-more
contained part-unlisted front-more directory
{ cat front; printf '\0\0\0\0\0\0\0\0'; } >front-more
contained bytes-unlisted front-more directory
{ cat directory; head -c $((46 + $(od -An -tu2 -j 28 -N 2 directory) + $(od -An -tu2 -j 30 -N 2 directory))) directory; } >directory-more
contained part-uncounted front directory-more
for flag in 1 100; do
	{ head -c 8 directory; printf "\\$flag"; tail -c +10 directory; } >directory-more
	contained encrypted-it-says-$flag front directory-more
done
MORE='printf application/vnd.oasis.opendocument.spreadsheet >mimetype' found of-another-sort $strings 's|<sst|<sst |'
MORE='echo "<a/>" >content.xml' found with-contents-of-another-sort $strings 's|<sst|<sst |'
MORE='mkdir META-INF; echo "<a/>" >META-INF/manifest.xml' found with-a-list-of-another-sort $strings 's|<sst|<sst |'
types='[Content_Types].xml'
found said-to-be-slides "$types" 's|spreadsheetml.sheet.main+xml|presentationml.presentation.main+xml|'
found said-with-a-blank "$types" 's|spreadsheetml.sheet.main+xml|& |'
found said-twice "$types" 's|<Override PartName="/xl/workbook.xml" ContentType="[^"]*"/>|&&|'
found not-said "$types" 's|<Override PartName="/xl/workbook.xml" ContentType="[^"]*"/>||'
found said-in-another-language "$types" 's|<Override PartName="/xl/workbook.xml"|<zz:Override xmlns:zz="urn:zz" PartName="/xl/workbook.xml"|'
MORE='rm "[Content_Types].xml"' found without-what-is-said
MORE='cp xl/sharedStrings.xml "xl\\sharedStrings.xml"' found name-with-a-backslash $strings 's|<sst|<sst |'
MORE='cp xl/sharedStrings.xml xl/shared%53trings.xml' found name-in-percents $strings 's|<sst|<sst |'

[ ${#forgeries[@]} -ge 40 ] && echo "ok - ${#forgeries[@]} forgeries" || echo "not ok - only ${#forgeries[@]} forgeries"

# Ways to write the same.
resaved number $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>2.0E1</v>|'
resaved replaced-by-its-figure $sheet 's|<f>SUM(G10)</f>||'
resaved inline $sheet 's|\(<c r="G10" s="[0-9]*"\)|\1|; s|<c r="B9"\([^>]*\) t="s"><v>[0-9]*</v>|<c r="B9"\1 t="inlineStr"><is><t>Osztó</t></is>|'
resaved runs $strings 's|<t>Nagy Éva</t>|<r><t>Nagy </t></r><r><rPr><b/></rPr><t>Éva</t></r>|'
resaved reading-aid $strings 's|<t>Nagy Éva</t>|<t>Nagy Éva</t><rPh sb="0" eb="1"><t>nadj</t></rPh><phoneticPr fontId="0"/>|'
resaved prefixes $sheet "s|<\(/\?\)\([a-zA-Z]\)|<\1s:\2|g; s|<s:worksheet xmlns=|<s:worksheet xmlns:s=|; s|<s:?|<?|"
resaved strict-edition $sheet 's|http://schemas.openxmlformats.org/spreadsheetml/2006/main|http://purl.oclc.org/ooxml/spreadsheetml/main|'
resaved other-parts $rels 's|"worksheets/sheet3.xml"|"/xl/worksheets/sheet3.xml"|; s|"sharedStrings.xml"|"/xl/sharedStrings.xml"|'
MORE='mv xl/worksheets/sheet3.xml xl/lap.xml' resaved moved-part $rels 's|"worksheets/sheet3.xml"|"lap.xml"|' '[Content_Types].xml' 's|/xl/worksheets/sheet3.xml|/xl/lap.xml|'
resaved additions-to-a-worksheet $sheet 's|</worksheet>|<extLst><ext uri="{x}" xmlns:x14="urn:x14"><x14:a><x14:f>A1</x14:f></x14:a></ext></extLst></worksheet>|'
resaved protected $sheet 's|</sheetData>|&<sheetProtection sheet="1"/>|'
resaved in-pieces-of-xml $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>2<!-- 8 --><![CDATA[0]]></v>|'
resaved blanks-that-stay $strings 's|<t>Nagy Éva|<t xml:space="preserve">Nagy Éva|'
resaved colours $styles 's|rgb="FFE1E1E1"|rgb="FFFFFF00"|'

# What it says of how it was made: a code of a letter is a % and two digits.
letters=
for count in 0 1 5 7 39; do
	while [ ${#letters} -lt $count ]; do letters+=a; done
	for end in %5 % %% %-1 %+1 %zz %5g %0x %00; do
		forge coded docProps/custom.xml "s|form=[^<]*|form=player list $letters$end|"
		status "$count letters and $end" 3 "$RENONSZ" --lang en verify --file coded.xlsx
	done
done
has "are none of the program's" "does not say how it was made" "$WORK/.err"
forge coded docProps/custom.xml 's|form=[^<]*|form=deals --round=%31|'
status "with two digits it is one" 1 "$RENONSZ" verify --file coded.xlsx

# Saved again by LibreOffice, where it is at hand, in its own formats between: twenty honest files.
case $RENONSZ in */asan/*) exit ;; esac
if ! command -v soffice >/dev/null; then
	echo "ok - LibreOffice was not run: soffice is not installed (# SKIP)"
	exit
fi
office() { timeout -k 10 300 soffice "-env:UserInstallation=file://$WORK/office" --headless "$@" >/dev/null 2>&1; }
mkdir honest saved
for lang in hu en; do
	for part in "" --standings --sheets "--sheets --round 2" "--bids --standings"; do
		"$RENONSZ" --lang $lang export $part -o "honest/$lang${part// /}.xlsx" 2>/dev/null
	done
done
office --convert-to xlsx --outdir saved honest/*.xlsx
office --convert-to ods --outdir honest honest/*.xlsx
mkdir again
office --convert-to xlsx --outdir again honest/*.ods
count=0
for file in saved/*.xlsx again/*.xlsx; do
	status "$file, saved by LibreOffice, says the same" 6 "$RENONSZ" verify --file "$file"
	count=$((count + 1))
done
[ $count -ge 20 ] && echo "ok - $count honest files" || echo "not ok - only $count honest files"
