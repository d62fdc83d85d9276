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
has "Hungarian letters in the PDF" "Őry-Kovács Űrhajós" entries.pdf.txt
paper tables table list 1
has "who sits where" "Árvíztűrő Tükörfúró" tables.pdf.txt
paper rulings ruling list
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
	status "paper that there is not ($lang)" 2 "$RENONSZ" standings --wall --paper a7 -o wall.pdf
	"$RENONSZ" --lang $lang entry list -o list.pdf 2>/dev/null
	cp list.pdf first.pdf
	"$RENONSZ" --lang $lang entry list -o list.pdf 2>/dev/null
	same "the same bytes twice ($lang)" first.pdf list.pdf
done
status "an ending that none has" 2 "$RENONSZ" entry list -o lista.doc
has "is refused with those that there are" ".txt .csv .json .html .xlsx .pdf" "$WORK/.err"
[ ! -e lista.doc ] && echo "ok - and nothing is written" || echo "not ok - a file of no format was written"
