# Workbooks that somebody forged with a text editor and a zip program: verify finds each of them, and calls none forged that
# a spreadsheet program has only saved again. What is shown is judged by LibreOffice, where it is at hand.
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
forgeries=()
# found NAME …: the forgery is found: told, or refused.
found() {
	forge "$@"
	forgeries+=("$1")
	"$RENONSZ" verify --file "$1.xlsx" >"$WORK/.out" 2>"$WORK/.err"
	case $? in
	1 | 3) echo "ok - $1" ;;
	*)
		echo "not ok - $1"
		sed 's/^/# /' "$WORK/.out" "$WORK/.err"
		;;
	esac
}
# told NAME …: and each cell is named.
told() {
	found "$@"
	[ -s "$WORK/.out" ] && echo "ok - $1 is told" || echo "not ok - $1 is told"
}
harmless=()
# fine NAME …: another way to write the same.
fine() {
	forge "$@"
	harmless+=("$1")
	status "$1" 0 "$RENONSZ" verify --file "$1.xlsx"
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
told sheet-hidden $book 's|<sheet name="2. ford. 1. asztal"|& state="hidden"|'
told sheet-very-hidden $book 's|<sheet name="2. ford. 1. asztal"|& state="veryHidden"|'
found sheets-by-choice $book 's|<sheets>|<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="zz"><sheets>|; s|</sheets>|</sheets></mc:Choice></mc:AlternateContent>|'
told no-sheet $rels 's|relationships/worksheet" Target="worksheets/sheet3.xml"|relationships/chartsheet" Target="worksheets/sheet3.xml"|'

# Nothing seen, or something else seen.
told row-hidden $sheet 's|<row r="10"|& hidden="1"|'
told row-flat $sheet 's|\(<row r="10"[^>]*\) ht="[0-9.]*"|\1 ht="0"|'
told column-hidden $sheet 's|\(<col min="7" [^/]*\)/>|\1 hidden="1"/>|'
told column-narrow $sheet 's|\(<col min="7" max="[0-9]*" width="\)[0-9.]*|\10|'
told rows-flat $sheet 's|<sheetFormatPr |&zeroHeight="1" |'
told outline-folded $sheet 's|<row r="10"|& outlineLevel="1"|; s|<row r="11"|& collapsed="1"|'
told zeros-hidden $sheet 's|<sheetView |& showZeros="0" |; s|<v>0</v>|<v>0</v>|'
told formulas-shown $sheet 's|<sheetView |& showFormulas="1" |'
told merged-over $sheet 's|<mergeCells[^>]*>|&<mergeCell ref="F10:G10"/>|'
told merged-rows $sheet 's|<mergeCells[^>]*>|&<mergeCell ref="B9:B10"/>|'
told filtered xl/worksheets/sheet1.xml 's|<autoFilter \([^/]*\)/>|<autoFilter \1><filterColumn colId="1"><filters><filter val="Kiss"/></filters></filterColumn></autoFilter>|'
told format-of-words $styles 's|formatCode="+0_-;[^"]*"|formatCode="\&quot;28\&quot;"|'
told format-of-digits $styles 's|formatCode="+0_-;[^"]*"|formatCode="\\2\\8"|'
told format-of-nothing $styles 's|formatCode="+0_-;[^"]*"|formatCode=";;;"|'
told format-of-thousands $styles 's|formatCode="+0_-;[^"]*"|formatCode="+0,_-;-0_-;0_-"|'
told format-of-dates $styles 's|numFmtId="165" \(fontId="[0-9]*" fillId="0" borderId="[0-9]*" xfId\)|numFmtId="14" \1|g'
told format-signs-turned $styles 's|formatCode="+0_-;[^"]*"|formatCode="-0_-;+0_-;0_-"|'
told format-of-style $styles 's|<cellStyleXfs count="1"><xf numFmtId="0"|<cellStyleXfs count="1"><xf numFmtId="14"|'
found format-twice $styles 's|<numFmts[^>]*>|&<numFmt numFmtId="165" formatCode="\&quot;28\&quot;"/>|'
told drawn-over $sheet 's|</worksheet>|<drawing xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships" q:id="rId1"/></worksheet>|'

# What stands over and under the page: on all pages, on the first, on every other.
told footer-code $sheet 's|kód: [0-9a-f-]*|kód: 0000-0000-0000|'
told footer-step $sheet 's|(1. lépés)|(9. lépés)|'
told footer-event $sheet 's|&amp;LSzolnok Kupa|\&amp;LSzegedi Kupa|'
told footer-two-codes $sheet 's|(1. lépés)|&, kód: 0000-0000-0000|'
told footer-first $sheet 's|<headerFooter>|<headerFooter differentFirst="1">|; s|</oddFooter>|&<firstFooter>\&amp;LKód: 0000-0000-0000</firstFooter>|'
told footer-even $sheet 's|<headerFooter>|<headerFooter differentOddEven="true">|; s|</oddFooter>|&<evenFooter>\&amp;LKód: 0000-0000-0000</evenFooter>|'
told footer-first-none $sheet 's|<headerFooter>|<headerFooter differentFirst="1">|'
told footer-even-loudly $sheet 's|<headerFooter>|<headerFooter differentOddEven="YES">|; s|</oddFooter>|&<evenFooter>0</evenFooter>|'
told footer-none $sheet ':a;N;$!ba;s|<headerFooter>.*</headerFooter>||'
told footer-in-waiting $sheet 's|</oddFooter>|&<firstFooter>\&amp;LKód: 0000-0000-0000</firstFooter>|'
found footer-twice $sheet 's|</oddFooter>|&<oddFooter>\&amp;LKód: 0000-0000-0000</oddFooter>|'
found footers-twice $sheet 's|</headerFooter>|&<headerFooter differentFirst="1"/>|'
found footer-by-choice $sheet ':a;N;$!ba;s|<headerFooter>.*</headerFooter>|<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="zz" xmlns:zz="urn:zz">&</mc:Choice></mc:AlternateContent>|'
told header $sheet 's|<oddFooter>|<oddHeader>\&amp;C1. Kiss Péter 100 pont</oddHeader>&|'
told header-first $sheet 's|<headerFooter>|<headerFooter differentFirst="1"><firstHeader>\&amp;C1. Kiss Péter 100 pont</firstHeader>|'
told footer-size-and-figure $sheet 's|&amp;LSzolnok|\&amp;L\&amp;1009Szolnok|'

# What programs spell in other ways.
told row-hidden-twice $sheet 's|<row r="10"|<row r="10" hidden="2"|'
told row-hidden-loudly $sheet 's|<row r="10"|<row r="10" hidden="TRUE"|'
told row-flat-in-hexadecimal $sheet 's|\(<row r="10"[^>]*\) ht="[0-9.]*"|\1 ht="0x10"|'
told row-without-a-height $sheet 's|\(<row r="10"[^>]*\) ht="[0-9.]*"|\1 ht="nan"|'
told row-a-hair-high $sheet 's|\(<row r="10"[^>]*\) ht="[0-9.]*"|\1 ht="1"|'
told column-hidden-loudly $sheet 's|\(<col min="7" [^/]*\)/>|\1 hidden="True"/>|'
told zeros-not-quite-shown $sheet 's|<sheetView |& showZeros="no" |; s|<v>0</v>|<v>0</v>|'

# What stands in the place of a figure, over it, or is put there once the file is opened.
condition='<conditionalFormatting sqref="G10"><cfRule type="iconSet" priority="1"><iconSet iconSet="3Arrows" showValue="0"><cfvo type="percent" val="0"/><cfvo type="percent" val="33"/><cfvo type="percent" val="67"/></iconSet></cfRule></conditionalFormatting>'
told icons-for-figures $sheet "s|<pageMargins|$condition&|; s|<printOptions|$condition&|"
told bars-for-figures $sheet "s|</mergeCells>|&<conditionalFormatting sqref=\"G10\"><cfRule type=\"dataBar\" priority=\"1\"><dataBar showValue=\"0\"><cfvo type=\"min\" val=\"0\"/><cfvo type=\"max\" val=\"0\"/><color rgb=\"FF638EC6\"/></dataBar></cfRule></conditionalFormatting>|"
told signs-added $sheet 's|</worksheet>|<extLst><ext xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}"><x14:conditionalFormattings><x14:conditionalFormatting/></x14:conditionalFormattings></ext></extLst></worksheet>|'
told filled-with-its-figure $styles 's|<alignment horizontal="right"|<alignment horizontal="fill"|g'
told style-filled $styles 's|\(<cellStyleXfs count="1"><xf [^/]*\)/>|\1><alignment horizontal="fill"/></xf>|'
told drawn-by-choice $sheet 's|</worksheet>|<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x14" xmlns:x14="urn:x14"><legacyDrawing xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships" q:id="rId1"/></mc:Choice></mc:AlternateContent></worksheet>|'
found drawing-by-choice $sheet 's|</worksheet>|<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Fallback><drawing xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships" q:id="rId1"/></mc:Fallback></mc:AlternateContent></worksheet>|'
found view-by-choice $sheet 's|<sheetViews>|<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="zz" xmlns:zz="urn:zz"><sheetViews>|; s|</sheetViews>|</sheetViews></mc:Choice></mc:AlternateContent>|'
told sparklines $sheet 's|</worksheet>|<extLst><ext xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" uri="{05C60535-1F16-4fd2-B633-F4F36F0B64E0}"><x14:sparklineGroups xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><x14:sparklineGroup><x14:sparklines><x14:sparkline><xm:f>A1:A9</xm:f><xm:sqref>G10</xm:sqref></x14:sparkline></x14:sparklines></x14:sparklineGroup></x14:sparklineGroups></ext></extLst></worksheet>|'
told prompts $sheet 's|<printOptions|<dataValidations count="1"><dataValidation type="whole" showInputMessage="1" promptTitle="28" prompt="28" sqref="G10"><formula1>1</formula1></dataValidation></dataValidations>&|'
told links $sheet 's|<printOptions|<hyperlinks><hyperlink ref="G10" location="A1" tooltip="28" display="28"/></hyperlinks>&|'
told colours-by-rule $sheet 's|<printOptions|<conditionalFormatting sqref="G10"><cfRule type="expression" dxfId="0" priority="1"><formula>TRUE</formula></cfRule></conditionalFormatting>&|'
told right-to-left $sheet 's|<sheetView |&rightToLeft="1" |'
told right-to-left-loudly $sheet 's|<sheetView |&rightToLeft="yes" |'
told turned $styles 's|<alignment horizontal="right"|& textRotation="180"|g'
told turned-on-end $styles 's|<alignment horizontal="right"|& textRotation="255"|g'
told read-from-the-right $styles 's|<alignment horizontal="right"|& readingOrder="2"|g'
told pushed-out-of-its-cell $styles 's|<alignment horizontal="right"|& indent="250"|g; s|indent="250" vertical="center" indent="1"|vertical="center" indent="250"|'
told row-too-low $sheet 's|\(<row r="10"[^>]*\) ht="[0-9.]*"|\1 ht="5"|'
told column-too-narrow $sheet 's|\(<col min="7" max="[0-9]*" width="\)[0-9.]*|\11.2|'
told across-columns $styles 's|<alignment horizontal="right"|<alignment horizontal="centerContinuous"|g'
told text-turned $styles 's|indent="1"|& textRotation="90"|g'
told text-on-end $styles 's|indent="1"|& textRotation="255"|g'
told text-read-from-the-right $styles 's|indent="1"|& readingOrder="2"|g'
told text-pushed-out-of-its-cell $styles 's|indent="1"|indent="200"|g'
told text-across-columns $styles 's|horizontal="left"\( vertical="[a-z]*" indent="1"\)|horizontal="centerContinuous"\1|g'
told text-filling-its-cell $styles 's|horizontal="left"\( vertical="[a-z]*" indent="1"\)|horizontal="fill"\1|g'
told header-picture $sheet 's|</worksheet>|<legacyDrawingHF xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships" q:id="rId1"/></worksheet>|'
told views-of-somebody $sheet 's|<printOptions|<customSheetViews><customSheetView guid="{00000000-0000-0000-0000-000000000001}" hiddenRows="1"/></customSheetViews>&|'
told headings-printed $sheet 's|<printOptions |&headings="1" |'
has "and named so" "headings" "$WORK/.out"
told pages-counted-on $sheet 's|<pageSetup |&useFirstPageNumber="1" firstPageNumber="7" |'
told scenarios $sheet 's|<printOptions|<scenarios current="0" show="0"><scenario name="a" count="1"><inputCells r="G10" val="28"/></scenario></scenarios>&|'
told foreign-element $sheet 's|<printOptions|<zz:shape xmlns:zz="urn:zz"/>&|'
found of-many-values $sheet 's|<c r="G10"|& cm="1"|'
told box-on-the-chart xl/drawings/drawing1.xml 's|</xdr:wsDr>|<xdr:absoluteAnchor><xdr:pos x="0" y="0"/><xdr:ext cx="900000" cy="900000"/><xdr:sp macro="" textlink=""><xdr:nvSpPr><xdr:cNvPr id="9" name="b"/><xdr:cNvSpPr txBox="1"/></xdr:nvSpPr><xdr:spPr/><xdr:txBody><a:bodyPr/><a:p><a:r><a:t>28</a:t></a:r></a:p></xdr:txBody></xdr:sp><xdr:clientData/></xdr:absoluteAnchor></xdr:wsDr>|'
told chart-as-a-picture xl/drawings/drawing1.xml 's|<xdr:graphicFrame |<xdr:pic |; s|</xdr:graphicFrame>|</xdr:pic>|'
told chart-of-other-cells xl/charts/chart1.xml 's|Grafikon!$B$2:$C$2|Grafikon!$B$4:$C$4|'
told chart-with-another-title xl/charts/chart1.xml 's|<a:t>|&Kiss Péter nyert. |'
told chart-of-its-own-numbers xl/charts/chart1.xml 's|<c:numFmt formatCode="General" sourceLinked="1"/>|<c:numFmt formatCode="\&quot;100\&quot;" sourceLinked="0"/>|g'
told chart-upside-down xl/charts/chart1.xml 's|<c:orientation val="minMax"/>|<c:orientation val="maxMin"/>|g'
told chart-of-its-own-figures xl/charts/chart1.xml 's|<c:val><c:numRef>.*</c:numRef></c:val>|<c:val><c:numLit><c:ptCount val="1"/><c:pt idx="0"><c:v>100</c:v></c:pt></c:numLit></c:val>|'
chart=xl/charts/chart1.xml
told chart-stacked $chart 's|<c:grouping val="standard"/>|<c:grouping val="stacked"/>|'
told chart-of-percents $chart 's|<c:grouping val="standard"/>|<c:grouping val="percentStacked"/>|'
told chart-with-labels $chart 's|<c:cat>|<c:dLbls><c:showVal val="1"/><c:showSerName val="1"/><c:separator> 100 </c:separator></c:dLbls>&|'
told chart-with-a-trend $chart 's|<c:cat>|<c:trendline><c:name>Kiss</c:name><c:trendlineType val="linear"/></c:trendline>&|'
told chart-of-powers $chart 's|<c:scaling>|&<c:logBase val="10"/>|'
told chart-of-thousands $chart 's|</c:valAx>|<c:dispUnits><c:builtInUnit val="thousands"/></c:dispUnits>&|'
told chart-cut-off $chart 's|<c:scaling>|&<c:max val="5"/>|'
told chart-with-a-picture $chart 's|<c:plotArea>|<c:spPr><a:blipFill/></c:spPr>&|'
told chart-without-axes $chart 's|<c:axPos|<c:delete val="1"/>&|g'
told chart-with-words-turned $chart 's|<a:bodyPr/>|<a:bodyPr rot="10800000"/>|g'
told chart-without-a-legend $chart 's|<c:legend>.*</c:legend>||'
# Its series: each has one name, one row of places and one of values, each from cells.
told chart-series-rearranged $chart 's|</c:val></c:ser><c:ser><c:idx val="1"/><c:order val="1"/><c:tx>\(<c:strRef>.*\)</c:tx>\(.*<c:idx val="2"\)|</c:val><c:cat>\1</c:cat>\2|'
told chart-values-twice $chart 's|<c:val>|<c:val><c:numRef><c:numCache><c:pt idx="0"><c:v>100</c:v></c:pt></c:numCache></c:numRef></c:val>&|'
told chart-name-twice $chart 's|<c:cat>|<c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>Kiss</c:v></c:pt></c:strCache></c:strRef></c:tx>&|'
told chart-name-without-cells $chart 's|<c:tx><c:strRef><c:f>[^<]*</c:f>|<c:tx><c:strRef>|'
has "and of which series it is is said" "series 1 tx" "$WORK/.out"
told chart-series-more $chart 's|<c:ser>|<c:ser/>&|'
told chart-series-of-its-own $chart 's|<c:ser>|<c:ser><c:val><c:numRef><c:numCache><c:pt idx="0"><c:v>100</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>&|'
told chart-roles-exchanged $chart 's|c:cat>|c:@>|g; s|c:val>|c:cat>|g; s|c:@>|c:val>|g'
told chart-reference-bare $chart 's|<c:val><c:numRef>\(<c:f>[^<]*</c:f>\)|<c:val>\1<c:numRef>|'
choice='<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="c14" xmlns:c14="http://schemas.microsoft.com/office/drawing/2007/8/2/chart">'
told chart-by-choice $chart "s|<c:plotArea>|$choice&|; s|</c:plotArea>|&</mc:Choice></mc:AlternateContent>|"
told chart-hidden xl/drawings/drawing1.xml 's|<xdr:cNvPr |&hidden="1" |'
drawing=xl/drawings/drawing1.xml
told chart-with-a-link $drawing 's|\(<xdr:cNvPr [^/]*\)/>|\1><a:hlinkClick xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships" q:id="rId9" tooltip="Kiss Péter 100 pont"/></xdr:cNvPr>|'
has "and named" "hlinkClick" "$WORK/.out"
told chart-with-another-description $drawing 's|<xdr:cNvPr |&descr="Kiss Péter 100 pont" |'
has "and named by its attribute" "descr" "$WORK/.out"
told chart-not-printed $drawing 's|<xdr:clientData/>|<xdr:clientData fPrintsWithSheet="0"/>|'
told chart-of-no-height $drawing 's|\(<xdr:to>.*\)<xdr:row>[0-9]*<|\1<xdr:row>0<|'
told chart-of-no-width $drawing 's|\(<xdr:to>\)<xdr:col>[0-9]*<|\1<xdr:col>0<|'
told chart-height-twice $drawing 's|\(<xdr:to>.*\)\(<xdr:row>[0-9]*</xdr:row>\)|\1<xdr:row>0</xdr:row>\2|'
told chart-a-hair-large $drawing 's|<xdr:from>.*</xdr:to>|<xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="9" cy="9"/>|; s|twoCellAnchor|oneCellAnchor|g'
told chart-with-a-macro $drawing 's|macro=""|macro="Kiss"|'
told charts-not-shown $book 's|<workbookPr |&showObjects="none" |'
related() { printf '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/%s" Target="../%s"/></Relationships>' "$1" "$2"; }
MORE='mkdir -p xl/worksheets/_rels; related pivotTable pivotTables/pivotTable1.xml >xl/worksheets/_rels/sheet4.xml.rels' told pivot-table
MORE='mkdir -p xl/worksheets/_rels; related queryTable queryTables/queryTable1.xml >xl/worksheets/_rels/sheet4.xml.rels' told query
MORE='mkdir -p xl/worksheets/_rels; related comments comments1.xml >xl/worksheets/_rels/sheet4.xml.rels' told notes
MORE='mkdir -p xl/charts/_rels; related chartUserShapes drawings/drawing9.xml >xl/charts/_rels/chart1.xml.rels' told shapes-in-a-chart
told table-with-a-filter $sheet 's|</worksheet>|<tableParts count="1"><tablePart xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships" q:id="rId1"/></tableParts></worksheet>|'
found figures-read-aloud $sheet 's|<c r="B10"|& ph="1"|'
has "and which" "sheet4.xml, B10" "$WORK/.err"
told built-in-format-anew $styles 's|<numFmts[^>]*>|&<numFmt numFmtId="14" formatCode="0"/>|; s|numFmtId="165" \(fontId="[0-9]*" fillId="0" borderId="[0-9]*" xfId\)|numFmtId="14" \1|g'
told plain-format-anew $styles 's|<numFmts[^>]*>|&<numFmt numFmtId="1" formatCode=";;;"/>|; s|numFmtId="165" \(fontId="[0-9]*" fillId="0" borderId="[0-9]*" xfId\)|numFmtId="1" \1|g'
told window-hidden $book 's|<workbookView |&visibility="hidden" |'
told no-tabs $book 's|<workbookView |&showSheetTabs="0" |'
told frozen-away $sheet 's|<sheetView \([^>]*\)/>|<sheetView \1 topLeftCell="A12"><pane ySplit="2" topLeftCell="A14" activePane="bottomLeft" state="frozen"/></sheetView>|'

# Two editions of one standard in a part; letters that look like others; more than fits into a window; days that begin later.
q='xmlns:q="http://purl.oclc.org/ooxml'
found sheet-of-two-editions $book "s|<sheet name=\"2. ford\([^>]*\) r:id|<sheet $q/officeDocument/relationships\" name=\"2. ford\1 q:id=\"rId3\" r:id|"
found row-of-another-edition $sheet "s|<row r=\"10\"\(.*\)</row><row r=\"11\"|<q:row $q/spreadsheetml/main\" r=\"10\"\1</q:row><row r=\"11\"|"
told letter-of-another-script $strings 's|<t>Kiss Péter|<t>Кiss Péter|'
has "and which letter it is" "az 1. betű nem az, aminek látszik: U+041A" "$WORK/.out"
told accent-of-its-own $strings "s|<t>Kiss Péter|<t>Kiss Pe$(printf '\314\201')ter|"
told blank-of-another-width $strings "s|<t>Kiss Péter|<t>Kiss$(printf '\302\240')Péter|"
told word-cut-in-two $strings 's|<t>Kiss Péter|<t>Ki s Béla|'
grep -qF "U+0020" "$WORK/.out" && echo "not ok - its blank looks like no letter" || echo "ok - its blank looks like no letter"
told name-with-what-is-not-seen $strings "s|<t>Kiss Péter|<t>Kiss$(printf '\342\200\213') Péter|"
has "and named within the name" "Kiss[U+200B] Péter" "$WORK/.out"
told frozen-all $sheet 's|<sheetView \([^>]*\)/>|<sheetView \1><pane ySplit="900" topLeftCell="A901" activePane="bottomLeft" state="frozen"/></sheetView>|'
told days-from-1904 $book 's|<workbookPr |&date1904="1" |'
has "and named" "date1904" "$WORK/.out"
told days-from-1904-loudly $book 's|<workbookPr |&date1904="TRUE" |'
told printed-less $book 's|\$L\$10</definedName>|$L$8</definedName>|g'
told printed-none-but $book 's|</definedNames>|<definedName name="_xlnm.Print_Area" localSheetId="3">A1:B2</definedName>&|'
told printed-on-every-page $book 's|\$6:\$7</definedName>|$8:$8</definedName>|'
found printed-nowhere $book 's|</definedNames>|<definedName name="_xlnm.Print_Area" localSheetId="99">A1:B2</definedName>&|'
found name-of-a-sheet-that-is-none $book 's|_FilterDatabase" localSheetId="0"|_FilterDatabase" localSheetId="9"|'
found another-version-of-xml $strings 's|<?xml version="1.0"|<?xml version="2.0"|'
told a-little-more $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>20.0000000000004</v>|'
told as-an-error $sheet 's|\(<c r="G10"\)\([^>]*>\)<v>20</v>|\1 t="e"\2<v>20</v>|'
has "and said to be one" "hiba" "$WORK/.out"

# Containers that are two.
# joined NAME: a file NAME.xlsx that is there is found.
joined() {
	forgeries+=("$1")
	"$RENONSZ" verify --file "$1.xlsx" >"$WORK/.out" 2>"$WORK/.err"
	case $? in 1 | 3) echo "ok - $1" ;; *) echo "not ok - $1"; sed 's/^/# /' "$WORK/.out" "$WORK/.err" ;; esac
}
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
fine number $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>2.0E1</v>|'
fine replaced-by-its-figure $sheet 's|<f>SUM(G10)</f>||'
fine inline $sheet 's|\(<c r="G10" s="[0-9]*"\)|\1|; s|<c r="B9"\([^>]*\) t="s"><v>[0-9]*</v>|<c r="B9"\1 t="inlineStr"><is><t>Osztó</t></is>|'
fine runs $strings 's|<t>Nagy Éva</t>|<r><t>Nagy </t></r><r><rPr><b/></rPr><t>Éva</t></r>|'
fine reading-aid $strings 's|<t>Nagy Éva</t>|<t>Nagy Éva</t><rPh sb="0" eb="1"><t>nadj</t></rPh><phoneticPr fontId="0"/>|'
fine prefixes $sheet "s|<\(/\?\)\([a-zA-Z]\)|<\1s:\2|g; s|<s:worksheet xmlns=|<s:worksheet xmlns:s=|; s|<s:?|<?|"
fine strict-edition $sheet 's|http://schemas.openxmlformats.org/spreadsheetml/2006/main|http://purl.oclc.org/ooxml/spreadsheetml/main|'
fine other-parts $rels 's|"worksheets/sheet3.xml"|"/xl/worksheets/sheet3.xml"|; s|"sharedStrings.xml"|"/xl/sharedStrings.xml"|'
MORE='mv xl/worksheets/sheet3.xml xl/lap.xml' fine moved-part $rels 's|"worksheets/sheet3.xml"|"lap.xml"|' '[Content_Types].xml' 's|/xl/worksheets/sheet3.xml|/xl/lap.xml|'
fine additions $book 's|</workbook>|<extLst><ext uri="{x}" xmlns:x14="urn:x14"><x14:a><x14:f>A1</x14:f></x14:a></ext></extLst></workbook>|'
told additions-to-a-worksheet $sheet 's|</worksheet>|<extLst><ext uri="{x}" xmlns:x14="urn:x14"><x14:a><x14:f>A1</x14:f></x14:a></ext></extLst></worksheet>|'
fine footer-in-a-font $sheet 's|&amp;LSzolnok|\&amp;L\&amp;"Arial,Regular"\&amp;10Szolnok|'
fine footers-of-the-same $sheet ':a;N;$!ba;s|<headerFooter>|<headerFooter differentFirst="1" differentOddEven="0">|; s|<oddFooter>\(.*\)</oddFooter>|&<firstFooter>\1</firstFooter>|'
MORE='mkdir -p xl/worksheets/_rels; related printerSettings printerSettings/printerSettings1.bin >xl/worksheets/_rels/sheet4.xml.rels' fine printer
fine chart-in-a-style $chart "s|<c:chart>|$choice<c14:style val=\"102\"/></mc:Choice><mc:Fallback><c:style val=\"2\"/></mc:Fallback></mc:AlternateContent>&|"
fine chart-at-another-place $drawing 's|<xdr:from>.*</xdr:to>|<xdr:from><xdr:col>1</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="4000000" cy="3000000"/>|; s|twoCellAnchor|oneCellAnchor|g; s|<xdr:clientData/>|<xdr:clientData fPrintsWithSheet="true" fLocksWithSheet="0"/>|'
fine protected $sheet 's|</sheetData>|&<sheetProtection sheet="1"/>|'
fine pages-counted-from-one $sheet 's|<pageSetup |&useFirstPageNumber="1" firstPageNumber="1" |'
fine page-break $sheet 's|</headerFooter>|&<rowBreaks count="1" manualBreakCount="1"><brk id="10" max="16383" man="1"/></rowBreaks>|'
fine in-pieces-of-xml $sheet 's|\(r="G10"[^>]*>\)<v>20</v>|\1<v>2<!-- 8 --><![CDATA[0]]></v>|'
fine blanks-that-stay $strings 's|<t>Nagy Éva|<t xml:space="preserve">Nagy Éva|'
fine frozen-head $sheet 's|<sheetView \([^>]*\)/>|<sheetView \1><pane ySplit="9" topLeftCell="A10" activePane="bottomLeft" state="frozen"/></sheetView>|'
fine plain-figures $styles 's|formatCode="+0_-;[^"]*"|formatCode="General"|'
fine quoted-format $styles 's|formatCode="+0_-;&quot;−&quot;0_-;0_-"|formatCode="\\+0_-;\\−0_-;0_-"|'
fine wider $sheet 's|\(<col min="7" max="[0-9]*" width="\)[0-9.]*|\120|'
fine colours $styles 's|rgb="FFE1E1E1"|rgb="FFFFFF00"|'

# The judge: what verify calls fine shows the same, and what it finds need not.
case $RENONSZ in */asan/*) exit ;; esac
if ! command -v soffice >/dev/null; then
	echo "ok - LibreOffice was not run: soffice is not installed (# SKIP)"
	exit
fi
office() { timeout -k 10 300 soffice "-env:UserInstallation=file://$WORK/office" --headless "$@" >/dev/null 2>&1; }
# shown FOLDER FILE…: every worksheet as CSV into the folder.
shown() {
	local folder=$1
	shift
	office --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1' --outdir "$folder" "$@"
}
shown csv wall.xlsx "${harmless[@]/%/.xlsx}" "${forgeries[@]/%/.xlsx}"
[ -s "csv/wall-2. ford. 1. asztal.csv" ] && echo "ok - LibreOffice shows it" || echo "not ok - LibreOffice shows nothing"
# differs NAME: does LibreOffice show anything else than of wall.xlsx? (Plain figures have no sign +, nor "!".)
differs() {
	local of
	for of in csv/wall-*.csv; do
		diff -q <(sed 's/+//g; s/!//g' "$of") <(sed 's/+//g; s/!//g' "csv/$1-${of#csv/wall-}" 2>/dev/null) >/dev/null || return 0
	done
	return 1
}
for name in "${harmless[@]}"; do
	! differs "$name" && echo "ok - $name shows the same" || echo "not ok - $name shows something else"
done
seen=0
for name in "${forgeries[@]}"; do differs "$name" && seen=$((seen + 1)); done
[ $seen -ge 20 ] && echo "ok - $seen of the forgeries show something else in LibreOffice" || echo "not ok - only $seen forgeries are any"

# Saved again by LibreOffice, in its own formats between: twenty honest files.
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
	status "$file, saved by LibreOffice, is fine" 0 "$RENONSZ" verify --file "$file"
	count=$((count + 1))
done
[ $count -ge 20 ] && echo "ok - $count honest files" || echo "not ok - only $count honest files"
