# An event by ulti-online: its deal lines, sheet, standings, why, journal, undo and verify (docs/rules-online.md).
. "${TESTS:?}/lib.sh"

ok "an event of that edition" "$RENONSZ" event new "Online kupa" --edition ulti-online --date 2026-11-21
ok "round" "$RENONSZ" round add
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre"; do "$RENONSZ" player add "$player" >/dev/null; done
ok "table" "$RENONSZ" table add 1 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"

# settled LINE POINTS: a deal recorded with those points for A, B, C.
settled() {
	ok "$1" "$RENONSZ" deal add 1 1 $1
	has "$1: $2" "= $2" "$WORK/.err"
}
# The figures of the rule book, and each mark of a level (Kontrázás 1-4).
settled "A U z -+ kU fP cs100" "104 -52 -52"
settled "B pB + m:C" "-10 170 -160"
settled "C P felad" "1 1 -2"
settled "A U z -+ kU" "-22 11 11"
settled "A 40 + f40" "256 -128 -128"
settled "A 40 - r40" "-32 16 16"
settled "A P - kP cs100v" "-8 4 4"
settled "A p40+U+D +++" "56 -28 -28"
settled "A P + szP" "16 -8 -8"
settled "B SD - m:A f:C" "192 -576 384"
settled "A U z ++ k* szU" "68 -34 -34"

# refused LINE WORD: the line cannot be, and the fault says why.
refused() {
	status "refused: $1" 3 "$RENONSZ" --lang en deal add 1 1 $1
	has "refused: $1: $2" "$2" "$WORK/.err"
}
refused "A 4A + " "is not a bid"
refused "A rebetli +" "is not a bid"
refused "A passz +" "is not a bid"
refused "A P bedob" "Feladás, H-19"
refused "A P + cs4A" "H-18"
refused "A U z -+ kU fU" "has two levels"
refused "A B + f" "in a no-trump contract"
status "mausz-2017 has no such level" 3 "$RENONSZ" why --rules mausz-2017 A P + szP
ok "the open event's rules have it" "$RENONSZ" --lang en why A P + szP
has "the level has its name" "1 × 8 (szubkontra) = +8" "$WORK/.out"
RENONSZ_DB="$WORK/none.db" "$RENONSZ" why A P + szP >/dev/null 2>&1 && echo "not ok - without a book mausz-2017" \
	|| echo "ok - without a book mausz-2017"
ok "by --rules it has" "$RENONSZ" --lang en why --rules ulti-online A P + szP
has "the level has its name" "1 × 8 (szubkontra) = +8" "$WORK/.out"

"$RENONSZ" sheet 1 1 >"$WORK/sheet.txt"
golden online.sheet.txt "$WORK/sheet.txt"
"$RENONSZ" sheet 1 1 --csv >"$WORK/sheet.csv"
golden online.sheet.csv "$WORK/sheet.csv"
"$RENONSZ" --lang en why 1 1 1 >"$WORK/why.txt"
golden online.why.txt "$WORK/why.txt"
"$RENONSZ" why --rules ulti-online A SD + m:B k:C >"$WORK/why.txt"
has "the headings of the book stand in it" "Kontrázás 4, Kontrázás 2;" <(tr -s " \n" "  " <"$WORK/why.txt")
fits "within 80 columns" "$WORK/why.txt"
"$RENONSZ" standings >"$WORK/standings.txt"
golden online.standings.txt "$WORK/standings.txt"
# And in English, where they are not yet.
for page in "sheet 1 1" standings "bids --rules ulti-online"; do
	name=${page%% *}
	"$RENONSZ" --lang en $page >"$WORK/$name.en"
	golden online.$name.en.txt "$WORK/$name.en"
done
"$RENONSZ" why 1 1 1 >"$WORK/why.hu"
golden online.why.hu.txt "$WORK/why.hu"
status "and tells a slip of the ladder" 1 "$RENONSZ" --lang en doctor --rules ulti-online A 40 + f40 = 128 -64 -64
has "counted at the level below" "40-100 counted with mordkontra" "$WORK/.out"

ok "the kontras counted" "$RENONSZ" stats kontras
has "further levels are explained where they were said" "A szubkontra és a Fedák Sári újabb kontra" <(tr -s ' \n' ' ' <"$WORK/.out")

# ---- what does not exist in it --------------------------------------------------------------------
status "no setting of the other edition" 2 "$RENONSZ" event set lost-ulti-extra=played
status "the edition is pinned" 5 "$RENONSZ" event set edition=mausz-2017
"$RENONSZ" event show >"$WORK/event.txt"
has "the event names it" "ulti-online" "$WORK/event.txt"

# ---- cards noted: by its own table of bids ---------------------------------------------------------
hands='lap A="pF zL m9 pA mL pK mX t7 z8 pX" B="tF zA m7 t9 pL m8 tK zK mF p9" C="zF mK z9 zX z7 tL mA t8 tX p8"'
cards() { RENONSZ_DB="$WORK/cards.db" "$RENONSZ" --lang en "$@"; }
cards event new Lapok --date 2026-03-01 --deals 4 --edition ulti-online 2>/dev/null
for name in Kis Nagy Varga; do cards player add "$name" 2>/dev/null; done
cards table add 1 1 A=kis B=nagy C=varga 2>/dev/null
status "a bid that it has not" 3 cards cards set 1 1 1 "B 4A m" "$hands" "talon p7 tA"
has "by its own table" "bids --rules ulti-online" <(tr -s ' \n' ' ' <.err)
status "nor in the words of cards" 3 cards cards set 1 1 1 "licit B 4A m" "$hands" "talon p7 tA"
has "by its own table, too" "bids --rules ulti-online" <(tr -s ' \n' ' ' <.err)
status "one that it alone has" 3 cards cards set 1 1 1 "B pB" "$hands" "talon p7 tA"
has "is not played over" "how this bid is played" <(tr -s ' \n' ' ' <.err)
ok "a number is one of its own" cards cards set 1 1 1 "B 4 m" "$hands" "talon p7 tA"
cards cards show 1 1 1 >"$WORK/shown"
has "of its ulti" "licit B U m" "$WORK/shown"
ok "their journal" cards export --journal -o "$WORK/cards.ulti"
RENONSZ_DB="$WORK/carded.db" ok "is read" "$RENONSZ" import "$WORK/cards.ulti"
rm -f empty.ulti && : >empty.ulti
status "one that is empty is none" 3 cards import empty.ulti
has "so it is said" "broke off" <(tr -s ' \n' ' ' <.err)

# ---- the journal, round trip; undo; verify; every export ------------------------------------------
ok "its journal" "$RENONSZ" export --journal -o "$WORK/online.ulti"
has "names the edition" "szabaly=ulti-online" "$WORK/online.ulti"
has "writes the marks, levels upwards" "1 A U z -+ kU fP cs100" "$WORK/online.ulti"
RENONSZ_DB="$WORK/other.db" "$RENONSZ" event new "Más" --date 2026-01-01 >/dev/null 2>&1
ok "read into another book" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" import "$WORK/online.ulti"
env RENONSZ_DB="$WORK/other.db" "$RENONSZ" event use 2 >/dev/null 2>&1
ok "and written again" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" export --journal -o "$WORK/again.ulti"
same "it is the same journal" "$WORK/online.ulti" "$WORK/again.ulti"
ok "again into the same book: nothing new" "$RENONSZ" import "$WORK/online.ulti"
ok "the last deal undone" "$RENONSZ" undo --yes
ok "and done again" "$RENONSZ" redo --yes
ok "verify settles every deal by its edition" "$RENONSZ" verify
for format in txt csv json html xlsx pdf; do
	ok "sheets, standings and bids as $format" "$RENONSZ" export --sheets --standings --bids -o "$WORK/all.$format"
done
ok "the workbook verifies" "$RENONSZ" verify --file "$WORK/all.xlsx"
for lang in hu en; do
	for what in "--sheets" "--standings" "--blank 1"; do
		ok "the workbook: $what ($lang)" "$RENONSZ" --lang $lang export $what -o "$WORK/cells.xlsx"
		golden_workbook "online.workbook$(echo "$what" | tr -d ' -')" "$lang" "$WORK/cells.xlsx"
	done
done
printf '%s\n' 'A P + fP' . | "$RENONSZ" enter 1 1 >"$WORK/enter.txt" 2>&1
has "a deal at the prompt" "A +64" "$WORK/enter.txt"

# ---- H-22: cards are checked by the MAUSZ rules of play ------------------------------------------
echo '{"declarer":"A"}' >"$WORK/play.jsonl"
for command in "replay $WORK/play.jsonl" 'cards check P'; do
	status "$command by other rules" 3 "$RENONSZ" $command --rules ulti-online
	has "is refused with what to do" "csak a MAUSZ lejátszási szabályai szerint (mausz-2017) ellenőrzi, ulti-online szerint nem" \
		<(tr -s '\n ' ' ' <"$WORK/.err")
	status "$command by no rules" 2 "$RENONSZ" $command --rules online
	has "names the editions" "ulti-online" "$WORK/.err"
done
status "in English" 3 "$RENONSZ" --lang en replay "$WORK/play.jsonl" --rules ulti-online
has "too" "by the MAUSZ rules of play (mausz-2017) alone" <(tr -s '\n ' ' ' <"$WORK/.err")

status "felad behind a result" 3 "$RENONSZ" --lang hu why C 40+U z -- felad --rules ulti-online
has "is no Fedák Sári, but stands in place of the result" '„felad” az eredmény helyén áll, a + és - nélkül' "$WORK/.err"
status "likewise by the other rules" 3 "$RENONSZ" --lang en why A U z ++ bedob
has "in English" '“bedob” stands in place of the result, without + and -' "$WORK/.err"
