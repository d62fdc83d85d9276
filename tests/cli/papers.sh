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

paper entries entry list
has "Hungarian letters in the PDF" "Őry-Kovács Űrhajós" entries.pdf.txt
paper tables table list 1
has "who sits where" "Árvíztűrő Tükörfúró" tables.pdf.txt
paper rulings ruling list
paper cases cases
paper bids bids
has "the last bid" "piros 20-100 + ulti + terített durchmars" bids.pdf.txt
paper log log
paper players player list
for lang in hu en; do
	"$RENONSZ" --lang $lang entry list -o list.pdf 2>/dev/null
	cp list.pdf first.pdf
	"$RENONSZ" --lang $lang entry list -o list.pdf 2>/dev/null
	same "the same bytes twice ($lang)" first.pdf list.pdf
done
status "an ending that none has" 2 "$RENONSZ" entry list -o lista.doc
has "is refused with those that there are" ".txt .csv .json .html .xlsx .pdf" "$WORK/.err"
[ ! -e lista.doc ] && echo "ok - and nothing is written" || echo "not ok - a file of no format was written"
