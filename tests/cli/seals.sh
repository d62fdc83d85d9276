# Seals worked out a second time from what docs/formats.md says of them, with the sqlite3 shell and sha256sum alone.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

# One step with everything in it, steps that take others back, facts and points below zero.
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Őszi Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A pU +- kU
2 B B -
END
"$RENONSZ" cards set 1 1 3 "A P t kP" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' "talon zA tX" 2>/dev/null
"$RENONSZ" discipline add sarga kiss --reason "kiabált, őrjöngött" 2>/dev/null
"$RENONSZ" duplicate attach 1 magvetés 6 2>/dev/null
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=6 >/dev/null 2>&1
"$RENONSZ" deal edit 1 1 2 B B + --reason "elírás" 2>/dev/null
"$RENONSZ" undo 2 --yes >/dev/null 2>&1
"$RENONSZ" player add "Beugró Béla" 2>/dev/null
"$RENONSZ" table seat 1 1 A=beugró --from 2 2>/dev/null
"$RENONSZ" sheet totals 1 1 = 4 4 -8 --deals 9 2>/dev/null
"$RENONSZ" sheet totals 1 1 --deals 0 2>/dev/null
for table in deal deal_fact deal_point change ruling ruling_seat discipline deal_cards deal_cards_row duplicate substitute sheet_total sheet_total_point; do
	is "$table has something to seal" 1 "$(ask "SELECT count(*) > 0 FROM $table")"
done
for id in $(ask "SELECT id FROM deal"); do is "deal $id" "$(seal_of deal "$id")" "$(deal_seal "$id")"; done
for id in $(ask "SELECT id FROM step"); do is "step $id" "$(seal_of step "$id")" "$(step_seal "$id")"; done
# in_base_32 SEAL: its first 128 bits as a check code, five bits a digit.
in_base_32() {
	echo "$1" | cut -c1-32 | sed 's/0/0000/g; s/1/0001/g; s/2/0010/g; s/3/0011/g; s/4/0100/g; s/5/0101/g; s/6/0110/g; s/7/0111/g
		s/8/1000/g; s/9/1001/g; s/a/1010/g; s/b/1011/g; s/c/1100/g; s/d/1101/g; s/e/1110/g; s/f/1111/g' \
		| awk '{ bits = $0 "00"; for (i = 0; i < 26; i++) { value = 0
			for (k = 1; k <= 5; k++) value = 2 * value + substr(bits, 5 * i + k, 1)
			printf "%s", substr("0123456789ABCDEFGHJKMNPQRSTVWXYZ", value + 1, 1) } }'
}
code=$("$RENONSZ" verify 2>&1 | grep -oE "$CODE")
seal=$(seal_of step "$id")
is "the check code is 128 bits of the last seal" "$(in_base_32 "$seal")" "${code//-/}"
ok "it is found as it was printed" "$RENONSZ" verify "$code"
ok "and as it is typed" "$RENONSZ" verify "$(echo "${code//-/ }" | tr A-Z a-z | tr 01 ol)"
status "one digit off it is another state" 1 "$RENONSZ" verify "$(echo "${code:0:1}" | tr 0-9A-HJKMNP-TV-Z 1-9A-HJKMNP-TV-Z0)${code:1}"
status "what no code can end in" 3 "$RENONSZ" --lang hu verify "${code%?}H1"
has "is a slip, and a code is shown" "talán elírás; például így áll a lapon: renonsz verify K7Q4" "$WORK/.err"
lacks "not one without it" "Így kell" "$WORK/.err"
ok "a code of twelve digits is found" "$RENONSZ" verify "$(echo "$seal" | cut -c1-12)"
has "and called weak" "Gyenge kód" "$WORK/.err"

# ---- beside it, for a phone: a QR code ------------------------------------------------------------------
scanned() { zbarimg -q --raw "$1" 2>/dev/null; }
"$RENONSZ" standings -o page.pdf 2>/dev/null
pdftoppm -r 300 -gray page.pdf page 2>/dev/null
is "the QR code of a PDF is the check code" "$code" "$(scanned page-1.pgm)"
"$RENONSZ" standings -o page.html 2>/dev/null
grep -o '<path d="[^"]*' page.html | sed 's/.*"//; s/z/\n/g' | tr -c '0-9\n' ' ' | awk '
	NF { for (i = 0; i < $3; i++) dark[$1 + i, $2] = 1 }
	END { print "P1 198 198"; for (y = 0; y < 198; y++) { for (x = 0; x < 198; x++) printf "%d ", ((int(x / 6) - 4, int(y / 6) - 4) in dark); print "" } }' >page.pbm
is "and that of an HTML page" "$code" "$(scanned page.pbm)"
# On every page that shows a state of the book.
while read -r page; do
	"$RENONSZ" $page -o page.html 2>/dev/null
	has "$page: in a page" "$code" page.html
	has "$page: with its QR code" 'class="qr"' page.html
	"$RENONSZ" $page -o page.pdf 2>/dev/null
	has "$page: on paper" "$code" <(pdftotext page.pdf - 2>/dev/null)
done <<'PAGES'
deals
standings --bids
standings --screen
stats players
ruling list
discipline list
table list
table list 1
round list
entry list
prizes
money
draw check 1
log
PAGES
"$RENONSZ" bids -o page.html 2>/dev/null
status "a page without a check code has none" 1 grep -q 'class="qr"' page.html

# ---- what a code says of the page of one event ----------------------------------------------------------
export RENONSZ_DB="$WORK/codes.db"
"$RENONSZ" import "$TESTS/cases/six.ulti" 2>/dev/null
"$RENONSZ" -e Kupa standings >page.txt
code=$(grep -oE "$CODE" page.txt)
{ echo 'verseny "Másik" datum=2026-11-27 leosztas=40'; echo 'fordulo 1'; echo 'asztal 1'; echo 'A=Anna B=Bea C=Cili'; } >other.ulti
"$RENONSZ" import other.ulti 2>/dev/null
for deal in $(seq 25); do "$RENONSZ" -e Másik deal add 1 1 $deal A P z + 2>/dev/null; done
status "the book has gone on" 1 "$RENONSZ" -e Kupa verify "$code"
is "first of all: the page has not changed" "Kupa: az állás azóta nem változott." "$(head -1 "$WORK/.out")"
none "nothing of the other event is told" "$(grep Másik "$WORK/.out")"
has "but counted" "A többi 26 lépés" "$WORK/.err"
"$RENONSZ" -e Kupa sheet totals 2 1 --deals 9 --force = 0 5 -5 2>/dev/null
status "of its own steps" 1 "$RENONSZ" -e Kupa verify "$code"
is "it says that the standings changed" "Kupa: az állás azóta megváltozott; a lap a korábbit mutatja." "$(head -1 "$WORK/.out")"
is "and tells that step alone" "sheet" "$(grep -E '^[0-9]+ ' "$WORK/.out" | awk '{ for (i = 1; i <= NF; i++) if ($i == "sheet") print $i }')"
is "in JSON" "Kupa 1 changed 27" "$("$RENONSZ" -e Kupa verify "$code" --json 2>/dev/null | jq -r '"\(.event) \(.event_steps_since) \(.standings) \(.steps_since)"')"
"$RENONSZ" -e Másik verify "$code" >out.txt 2>err.txt
is "of the other event the last of many" 20 "$(grep -cE '^[0-9]+ .*deal add' out.txt)"
has "with how many there are" "26 a Másik versenyben" <(paste -sd' ' out.txt)
has "and the rest in the log" "Csak az utolsó 20 lépés látszik" err.txt
"$RENONSZ" undo --yes >/dev/null 2>&1
status "taken back" 1 "$RENONSZ" -e Kupa verify "$code"
is "the standings are the same again" "Kupa: az állás azóta nem változott." "$(head -1 "$WORK/.out")"
status "no such event" 4 "$RENONSZ" -e Nincs verify "$code"
status "where no event is open all that came since is told" 1 "$RENONSZ" verify "$code"
has "as before" "azóta 28 lépés történt:" <(paste -sd' ' "$WORK/.out")

# A page from before the open event was made is none of that event's.
export RENONSZ_DB=two.db
printf 'verseny "Régi Kupa" datum=2026-11-20\nfordulo 1\nasztal 1\nA=Kiss B=Nagy C=Papp\n1 A P m +\n' | "$RENONSZ" import - 2>/dev/null
"$RENONSZ" standings >page
code=$(grep -oE "$CODE" page | tail -1)
"$RENONSZ" event new "Új Kupa" --date 2026-11-21 >/dev/null 2>&1
"$RENONSZ" verify "$code" >out 2>&1
is "nothing is said of its standings" 0 "$(grep -c 'Új Kupa: az állás' out)"
"$RENONSZ" -e "Régi Kupa" verify "$code" >out 2>&1
has "of the event that is meant it is" "Régi Kupa: az állás azóta nem változott" out

# What is done to an event whose points are carried over shows in the standings of the other.
export RENONSZ_DB=codes.db
"$RENONSZ" event new Döntő --date 2026-11-28 >/dev/null 2>&1
for player in Anna Bea Cili; do "$RENONSZ" entry add "$player"; done >/dev/null 2>&1
"$RENONSZ" event carry Másik 50 >/dev/null 2>&1
"$RENONSZ" table add 1 1 A=1 B=2 C=3 >/dev/null 2>&1 && "$RENONSZ" deal add 1 1 A P z + >/dev/null 2>&1
code=$("$RENONSZ" -e Döntő standings | grep -oE "$CODE")
"$RENONSZ" -e Másik deal edit 1 1 1 A P z - --reason titok >/dev/null 2>&1
"$RENONSZ" -e Kupa event set place=Eger >/dev/null 2>&1
is "a deal of the event that is carried over" "Döntő 1 changed 2" "$("$RENONSZ" -e Döntő verify "$code" --json 2>/dev/null | jq -r '"\(.event) \(.event_steps_since) \(.standings) \(.steps_since)"')"
