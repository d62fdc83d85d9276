# Rulings: in a line, on the sheet, in the journal and back, revised, open, barred, agreed; the book as it was after refusals.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
hash_book() { is_at_work && sqlite3 "$RENONSZ_DB" .dump | sha256sum; }
points() { "$RENONSZ" deals --csv | awk -F, -v d="$1" '$3 == d { print $6, $7, $8 }'; }

"$RENONSZ" import - 2>/dev/null <<END
verseny "Ítélet Kupa" datum=2026-11-21 leosztas=9
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A pU ++ kU
2 B B -
END
before=$(hash_book)
status "a case that nobody knows" 4 "$RENONSZ" rule xyzzy -r 1 -t 1 -d 1
status "a fact that is wanting" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1
has "is named, as it is typed" "3.4 eset: hiányzik: by=…;" "$WORK/.err"
has "by the seats of the table" "ilyen lehet: A, B, C –" <(tr -s '\n ' ' ' <"$WORK/.err")
status "without a book" 3 "$RENONSZ" rule 3.4 --rules mausz-2017 bid=U
lacks "at the least table" "C, D" <(tr -s '\n ' ' ' <"$WORK/.err")
# Words in the place of the number: where nobody can be asked, they have to fit one case better than all others.
while IFS='|' read -r words case; do
	ok "$words is a case" "$RENONSZ" rule $words -r 1 -t 1 -d 1 by=B claim=C trick=4 --dry-run
	has "namely $case" "$case" "$WORK/.out"
done <<'END'
leejtett lap|3.8
nem adott színt|3.4
dropped card|3.8
END
status "words that fit two" 3 "$RENONSZ" rule rossz lapszám -r 1 -t 1 -d 1 by=B
has "are told with both" "  3.9" "$WORK/.err"
# wanting FORM CASE PAIRS: what is asked for stands there as a pair of the line.
wanting() {
	status "wanting of $2" 3 "$RENONSZ" rule ${2%% *} -r 1 -t 1 -d 3 ${2#* }
	has "as it is typed" "$1" <(tr -s '\n ' ' ' <"$WORK/.err")
}
wanting "wrong_count=…; enélkül nem dönthető el az eset; ilyen lehet: B, BC" "3.9 claim=A bid=U declarer=A"
wanting "points=…; enélkül nem dönthető el az eset; ilyen lehet: -20,10,10" "jury by=A"
wanting "second_count_ok=…; enélkül nem dönthető el az eset; ilyen lehet: igen, nem" "2.7 by=A"
wanting "made=…; enélkül nem dönthető el az eset; ilyen lehet: +, +-" "3.10 bid=U declarer=A trump=m"
status "a fact that the case does not ask" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B raised=yes
status "a fact given twice" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B trick=3 by=C
has "is named" "by" .err
status "a key that nobody knows" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B colour=red
status "a value for what the case does not ask" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B noticed=5
has "is no list of nothing" "itt nem kérdés: „noticed”" "$WORK/.err"
status "two players at fault" 3 "$RENONSZ" rule 3.9 -r 1 -t 1 -d 1 by=B,A
has "are told where they go" "wrong_count=AB" "$WORK/.err"
status "an answer that is none" 3 "$RENONSZ" rule 1.2 -r 1 -t 1 -d 1 stage=later
has "tells those there are" "before-bid (az első licit előtt), auction (licit közben)" "$WORK/.err"
status "R-30: a claimant who does not play" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B claim=D
status "10.§ (3) g: nobody but the claimant pays" 3 "$RENONSZ" rule 10.3g -r 1 -t 1 -d 1 claim=C by=A
has "both are named" "10.§ (3) g: a bejelentő fizet; claim=C és by=A ellentmond; a by= elhagyható" <(tr -s '\n ' ' ' <"$WORK/.err")
status "without a book too" 3 "$RENONSZ" rule 10.3g --rules mausz-2017 claim=C by=A bid=U declarer=A trump=m
ok "the claimant alone will do" "$RENONSZ" rule 10.3g -r 1 -t 1 -d 1 claim=C --dry-run
has "and pays" "C -" "$WORK/.out"
status "R-42: the jury states its reasons" 3 "$RENONSZ" rule jury -r 1 -t 1 -d 1 points=-20,10,10
status "R-42: the reasons are one plain line" 3 \
	"$RENONSZ" rule jury -r 1 -t 1 -d 1 points=-20,10,10 reason=$'egy\nkettő'
status "R-42: points together 0" 3 "$RENONSZ" rule jury -r 1 -t 1 -d 1 points=-20,10,11 reason=x
has "with what they are together" "a megadott -20, 10, 11 összege +1; nullának kell lennie" "$WORK/.err"
status "10.§ (3) d: the jury is bound by the penalty" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B points=0,0,0
status "no such table" 4 "$RENONSZ" rule 3.4 -r 1 -t 9 -d 1 by=B
timeout 5 script -qec "stty cols 80; '$RENONSZ' rule 3.4 -r 1 -t 1 -d 10 by=B" /dev/null </dev/null 2>/dev/null | tr -d '\r' >screen
has "a deal that cannot be is refused at once" "10. leosztás: egy fordulóban csak 9 van" screen
is "and nothing is asked of it" 0 "$(grep -c 'Mi a licit' screen)"
timeout 5 script -qec "stty cols 80; '$RENONSZ' rule jury -r 1 -t 1 -d 1 by=A points=-2,1,2" /dev/null </dev/null 2>/dev/null | tr -d '\r' >screen
has "points that were given are not dropped" "a megadott -2, 1, 2 összege +1; nullának kell" screen
status "no deal named" 2 "$RENONSZ" rule 3.4 by=B
ok "a dry run" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B --dry-run
is "a dry run says so first" 'Próba (--dry-run): a könyvbe nem kerül semmi. Ez történne:' "$(head -1 "$WORK/.err")"
is "and claims nothing" "0" "$(grep -c felírva "$WORK/.err")"
# R-70: kontras count if they were said before the act, in the first trick behind the lead (6.§ (7), 7.§ (1), (6)).
ok "R-70: two cards led come before every kontra" "$RENONSZ" rule 3.6 -r 1 -t 1 -d 1 by=A trick=1 --dry-run
has "the sheet's kontra is not paid" "= A -36, B +18, C +18" "$WORK/.out"
has "and the ruling says why" "minden kontrát megelőz (7.§ (1)), ezért nem számít – kontra: ulti." <(tr -s '\n ' ' ' <"$WORK/.out")
status "R-70: a defender's act in the first trick asks for them" 3 "$RENONSZ" rule 3.6 -r 1 -t 1 -d 1 by=B trick=1 --dry-run
has "with the words of both answers" 'kontra="kU", ha minden, kontra=-, ha semmi' <(tr -s '\n ' ' ' <"$WORK/.err")
for none in - semmi none nincs; do
	ok "R-70: none ($none)" "$RENONSZ" rule 3.6 -r 1 -t 1 -d 1 by=B trick=1 kontra=$none --dry-run
	has "is none ($none)" "= A +20, B -30, C +10" "$WORK/.out"
done
has "which the minutes say" "Nem a vétség előtt hangzott el, ezért nem számít – kontra: ulti." <(tr -s '\n ' ' ' <"$WORK/.out")
ok "R-70: all of it, without bid and declarer" "$RENONSZ" rule 3.6 -r 1 -t 1 -d 1 by=B trick=1 kontra=kU --dry-run
has "is paid" "= A +36, B -54, C +18" "$WORK/.out"
for said in trump=z made=+ silent=csU+; do
	status "a contract without its bid ($said)" 3 "$RENONSZ" rule 1.4 -r 1 -t 1 -d 3 by=B $said --dry-run
	has "is asked for it ($said)" "„${said%%=*}”: előbb a licitet és a felvevőt adja meg" "$WORK/.err"
done
status "an empty kontra" 3 "$RENONSZ" rule 3.6 -r 1 -t 1 -d 1 by=B trick=1 kontra= --dry-run
has "is refused in words" "„kontra” értéke nem jó; ilyen lehet: kU, k:BC, -" "$WORK/.err"
status "7.§ (1): no kontra before the lead" 3 "$RENONSZ" rule 3.6 -r 1 -t 1 -d 1 by=A trick=1 kontra=kU --dry-run
ok "R-70: from the second trick on they count" "$RENONSZ" rule 3.6 -r 1 -t 1 -d 1 by=A trick=2 --dry-run
has "unasked" "= A -52, B +26, C +26" "$WORK/.out"
for said in "3.4 by=A trick=1 kontra=kU|a felvevő kihívása előtt nem hangozhatott el" "3.7 by=B trick=5 kontra=-|minden felírt kontra a vétség előtt" \
	"3.7 by=B trick=5 kontra=rU|minden felírt kontra a vétség előtt" "3.7 by=B trick=1 kontra=kP|nem hangozhatott el több kontra" \
	"3.7 by=B trick=1 kontra=rU|nem hangozhatott el több kontra" "3.5 by=B warned_by=- self_corrected=no kontra=kP|minden felírt kontra a vétség előtt"; do
	# shellcheck disable=SC2086
	status "R-70: other kontras than the sheet's (${said%|*})" 3 "$RENONSZ" rule ${said%|*} -r 1 -t 1 -d 1 --dry-run
	has "are refused (${said%|*})" "${said#*|}" <(tr -s '\n ' ' ' <"$WORK/.err")
done
# A deal whose ruling let play go on is corrected with a word about the ruling.
mkdir -p other
printf 'verseny "Kupa" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 B TB -\n2 A 40 z +\n' >other/e.ulti
"$RENONSZ" -f other/b.db import other/e.ulti >/dev/null 2>&1
"$RENONSZ" -f other/b.db rule 3.8 -r 1 -t 1 -d 1 by=A trick=4 --yes >/dev/null 2>&1 </dev/null
ok "the same bid" "$RENONSZ" -f other/b.db deal edit 1 1 1 B TB +
is "is no matter of the ruling" 0 "$(grep -c "1. ítélete" "$WORK/.err")"
ok "R-71: another bid" "$RENONSZ" -f other/b.db deal edit 1 1 1 B B -
has "is, which is said" "1. leosztás 1. ítélete más bemondásra vagy más felvevőre szól" "$WORK/.err"
ok "a ruling on another contract than the book's" "$RENONSZ" -f other/b.db rule 3.6 -r 1 -t 1 -d 2 by=C trick=3 bid=B declarer=C --dry-run
has "says what the book has" "A könyv szerint ebben a leosztásban 40-100 volt a licit, a felvevő Kiss Péter (A); ez az ítélet másra szól." <(tr -s '\n ' ' ' <"$WORK/.out")
ok "with another declarer alone" "$RENONSZ" -f other/b.db rule 3.6 -r 1 -t 1 -d 2 by=C trick=3 declarer=B --dry-run
has "says so too" "ez az ítélet másra szól" <(tr -s '\n ' ' ' <"$WORK/.out")
has "and judges that" "felvevő: Nagy Éva (B)" "$WORK/.out"
ok "on the book's" "$RENONSZ" -f other/b.db rule 3.6 -r 1 -t 1 -d 2 by=C trick=3 --dry-run
is "nothing" 0 "$(grep -c 'A könyv szerint' "$WORK/.out")"
# So is one that comes into the book after its ruling.
"$RENONSZ" -f other/b.db rule 3.8 -r 1 -t 1 -d 3 by=A trick=4 bid=U declarer=A --yes >/dev/null 2>&1 </dev/null
ok "another deal than was ruled on" "$RENONSZ" -f other/b.db deal add 1 1 3 B 40 + --dry-run
has "comes in with that word" "3. leosztás 1. ítélete más bemondásra vagy más felvevőre szól" "$WORK/.err"
echo 'B 40 +' | "$RENONSZ" -f other/b.db enter 1 1 --dry-run >"$WORK/.out" 2>&1
has "typed too" "3. leosztás 1. ítélete más bemondásra" <(tr -s '\n ' ' ' <"$WORK/.out")
ok "the deal that was ruled on" "$RENONSZ" -f other/b.db deal add 1 1 3 A U z ++ --dry-run
is "without" 0 "$(grep -c "1. ítélete" "$WORK/.err")"
# 13.§ (3) 4 in the dialogue: a card that shows no breach is asked for again.
for put in "1|a makk ászra|A makk tízest|az adu tízest" "1|makk|makk tízes|piros hetes" "2|makk alsó|makk felső|makk hetes" "3|makk ász|adu hetes|piros hetes" \
	"2|makk alsó|makk alsó|makk hetes"; do
	IFS='|' read -r what led fair foul <<<"$put"
	printf '3.4\nb\nc\n3\ni\nn\ni\n%s\n%s\n%s\n%s\n\nn\n' "$what" "$led" "$fair" "$foul" >answers
	script -qec "stty cols 80 rows 24 -echo; '$RENONSZ' --lang hu -f other/b.db rule -r 1 -t 1 -d 2" /dev/null <answers 2>/dev/null | tr -d '\r' >screen
	is "$led, $fair: no breach, said once" 1 "$(grep -c 'Ezzel a lappal nem mulasztott' screen)"
done
# 13.§ (3) 5: nobody can have warned himself.
printf 'c\n3\n\n\n\nb\na\n' >answers
script -qec "stty cols 80 rows 24 -echo; '$RENONSZ' --lang hu -f other/b.db rule 3.5 -r 1 -t 1 -d 2 by=B --dry-run" /dev/null <answers 2>/dev/null | tr -d '\r' >screen
is "who took the trick is not offered" "A = Kiss Péter C = Tóth Imre" "$(sed -n '/Ki figyelmeztette/,/senki/p' screen | grep -o '[ABC] = .*' | head -2 | paste -sd' ')"
# 10.§ (3) a: an act that is no breach is refused, or judged to be none.
for said in "2.4 by=A bid=D previous_bid=B stage=auction raised=no|3.§ (5)" "3.3 by=A bid=40+D declarer=A trump=z meld=40|4.§ (B) (1)" \
	"3.3 by=A bid=20+U declarer=A trump=z meld=20|4.§ (B) (1)" "3.3 by=A bid=U declarer=A trump=z|6.§ (6)" \
	"3.3 by=C bid=U declarer=A trump=z|6.§ (7)"; do
	ok "an act that the rules allow (${said%|*})" "$RENONSZ" rule -r 1 -t 1 -d 3 claim=B ${said%|*} --dry-run
	has "is told to be none (${said%|*})" "${said#*|} Nem renonsz: a szabály megengedi. A játék folytatódik." <(tr -s '\n ' ' ' <"$WORK/.out")
	is "not called one, nor a listed case" 0 "$(grep -cE 'eltér a játékszabálytól|Felsorolt eset|ütésben történt' "$WORK/.out")"
	is "10.§ (3) g is told of the play" "$([ "${said%%.*}" = 3 ] && echo 1 || echo 0)" "$(grep -cF '10.§ (3) g' "$WORK/.out")"
	ok "and can be dismissed" "$RENONSZ" rule -r 1 -t 1 -d 3 claim=B ${said%|*} state=dismissed reason=semmi --dry-run
done
ok "R-02: one that is not" "$RENONSZ" rule 2.4 -r 1 -t 1 -d 3 by=A bid=40 previous_bid=B stage=auction raised=no --dry-run
has "is one" "13.§ (2) 4 a" "$WORK/.out"
ok "without the bid" "$RENONSZ" rule 2.4 -r 1 -t 1 -d 3 by=A previous_bid=B stage=auction raised=no --dry-run
has "the same" "13.§ (2) 4 a" "$WORK/.out"
ok "R-71: a defender's card from the second trick of a terített bid" \
	"$RENONSZ" rule 3.8 -r 1 -t 1 -d 3 by=B bid=TB declarer=A trick=2 --dry-run
has "is no infraction" "Nem renonsz: terített játékban az első ütés után mindenki lapja nyíltan fekszik." <(tr -s '\n ' ' ' <"$WORK/.out")
is "nor called one" 0 "$(grep -c 'eltér a játékszabálytól' "$WORK/.out")"
ok "R-71: in the first trick" "$RENONSZ" rule 3.8 -r 1 -t 1 -d 3 by=B bid=TB declarer=A trick=1 kontra=- --dry-run
has "it is one" "A +40, B -60, C +20" "$WORK/.out"
status "R-72: which meld it was is asked where it may be that of the bid" 3 "$RENONSZ" rule 3.3 -r 1 -t 1 -d 3 by=A bid=20 declarer=A trump=z --dry-run
has "of a line too" "3.3 eset: hiányzik: meld=…" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "not of a defender's" "$RENONSZ" rule 3.3 -r 1 -t 1 -d 3 by=B bid=20 declarer=A trump=z --dry-run
ok "R-72: a second twenty" "$RENONSZ" rule 3.3 -r 1 -t 1 -d 3 by=A bid=20 declarer=A trump=z meld=other-20 --dry-run
has "is one" "A -16, B +8, C +8" "$WORK/.out"
status "a number that is none" 4 "$RENONSZ" rule 4.9 -r 1 -t 1 -d 1 by=B
has "is said to be none" "nincs ilyen számú eset: 4.9" "$WORK/.err"
status "what is no infraction is no case" 3 "$RENONSZ" rule megnézte az utolsó ütést -r 1 -t 1 -d 1 by=B
has "with its paragraph" "9.§ (3)" "$WORK/.err"
for said in "hetes nélkül mondott ultit:5.§ (2)" "a felvevő visszanézte az ütéseit:9.§ (3)"; do
	ok "its claim is dismissed by it: ${said#*:}" "$RENONSZ" rule "${said%:*}" -r 1 -t 1 -d 1 by=B state=dismissed paragraph="${said#*:}" --dry-run
	has "in the player's words" "szerint: $(sed 's/^h/H/; s/^a/A/' <<<"${said%:*}")." <(tr -s '\n ' ' ' <"$WORK/.out")
	has "for its reason" "Indoklás: ${said#*:}: " <(tr -s '\n ' ' ' <"$WORK/.out")
done
ok "in English" "$RENONSZ" --lang en rule bid the ulti without the seven -r 1 -t 1 -d 1 by=B state=dismissed --dry-run
has "the paragraph need not be given" "claim: Bid the ulti without the seven. According to the claim it was done by Nagy Éva (B)." <(tr -s '\n ' ' ' <"$WORK/.out")
status "a decision is none by what allows it" 3 "$RENONSZ" rule jury -r 1 -t 1 -d 1 by=B points=-10,5,5 reason=x paragraph="5.§ (2)"
has "which is said" "megengedi, ami történt" "$WORK/.err"
is "refusals and the dry run leave the book untouched" "$before" "$(hash_book)"

ok "R-32 in a line" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=6 judge="Nagy Bandi"
has "the payment as arithmetic" "B → A (C helyett): ulti 8 × 2 = 16" "$WORK/.out"
has "the step with its paragraph" "10.§ (3) f" "$WORK/.out"
has "the standings before and after" "Nagy Éva: 3. (1 h.p., -28) → 3. (1 h.p., -64)" "$WORK/.out"
is "declarer +2, partner +1, offender -3" "36 -54 18" "$(points 1)"
ok "the same again" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=6 judge="Nagy Bandi"
has "is not recorded twice" "már fel volt írva" "$WORK/.err"
status "another ruling on a ruled deal" 5 "$RENONSZ" rule 3.6 -r 1 -t 1 -d 1 by=C
has "quick entry goes on behind a ruled deal" "3. leosztás: A +10" <(printf 'A U z ++\n.\n' | "$RENONSZ" enter 1 1 --dry-run 2>&1)
status "a ruled deal is not edited by hand" 5 "$RENONSZ" deal edit 1 1 1 A pU +- kU
is "no result is read where a ruling set the points" "0" \
	"$( ("$RENONSZ" deals; "$RENONSZ" deal show 1 1 1) | grep -c 'pU --')"
has "but the bid and its kontra" "pU kU " <("$RENONSZ" deals | grep ítélet)
has "for scripts the line is as it was" ",pU -- kU," <("$RENONSZ" deals --csv)
ok "why a ruled deal counts as it does" "$RENONSZ" why 1 1 1
cp "$WORK/.out" why.ruled
has "the payments" "Nagy Éva (B) " why.ruled
has "with their sums" "8 × 2" why.ruled
has "the paragraphs" "13.§ (3) 4; 10.§ (3) e" why.ruled
has "and the sum" "Kiss Péter (A) +36" why.ruled
is "it is not said not to count" 0 "$(grep -c 'nem számít' why.ruled)"
ok "as JSON" "$RENONSZ" why 1 1 1 --json
has "too" '"payment"' "$WORK/.out"
ok "in English" "$RENONSZ" --lang en why 1 1 1 --html
has "says it in its title" "a ruling sets its points" "$WORK/.out"
"$RENONSZ" sheet 1 1 >sheet
has "the sheet has the mark" "1§" sheet
has "and the note" "1§  Ítélet: 3.4 " sheet
has "the paragraphs in it" "13.§ (3) 4; 10.§ (3) e" sheet
has "deals list the state" ",ruled," <("$RENONSZ" deals --csv)
"$RENONSZ" standings >wall.txt
has "standings mark the players of the table" "Kiss Péter §" wall.txt
has "and name the deal under them" "§ Ítélet: 1. forduló, 1. asztal, 1. leosztás (13.§ (3) 4)" wall.txt
has "in English" "§ Ruling: round 1, table 1, deal 1 (13.§ (3) 4)" <("$RENONSZ" --lang en standings)
"$RENONSZ" standings --html >wall.html
has "in HTML too" "Kiss Péter §</t" wall.html
has "with its line" "§ Ítélet: 1. forduló, 1. asztal, 1. leosztás (13.§ (3) 4)</p>" wall.html
is "in JSON as figures" '[1,"Kiss Péter",[{"round":1,"table":1,"deal":1,"case":"3.4"}]]' \
	"$("$RENONSZ" standings --json | jq -c '[(.standings[] | select(.rank == 1) | .rulings, .player), .rulings]')"
is "in CSV too" "1,Kiss Péter,3,41,,1" "$("$RENONSZ" standings --csv | sed -n 2p | cut -d, -f1-5,13)"
"$RENONSZ" export --standings -o wall.xlsx 2>/dev/null
has "in the workbook" "Kiss Péter §" <(unzip -p wall.xlsx xl/sharedStrings.xml)
has "with its line too" "§ Ítélet: 1. forduló, 1. asztal, 1. leosztás (13.§ (3) 4)" <(unzip -p wall.xlsx xl/sharedStrings.xml)
mkdir plain && printf '[texts]\nmark-ruled =\nnote-ruled =\n' >plain/standings.hu.ini
is "a club's template can leave it out" 0 "$("$RENONSZ" --templates plain standings | grep -c §)"
is "plain SQL sums it" "36" "$(sqlite3 "$RENONSZ_DB" "SELECT points FROM score WHERE deal_no = 1 AND seat = 0")"

ok "R-38: barred in the auction" "$RENONSZ" rule 2.6 -r 1 -t 1 -d 3 by=B innocent_bids=yes
status "he cannot be declarer" 3 "$RENONSZ" deal add 1 1 B U z ++
has "with the reason" "13.§ (2) 6 a; R-38" "$WORK/.err"
ok "another can" "$RENONSZ" deal add 1 1 A U z ++
ok "13.§ (1) 3 b: only plain parti" "$RENONSZ" rule 1.3 -r 1 -t 1 -d 4 by=B when=pickup
status "nothing higher" 3 "$RENONSZ" deal add 1 1 B U z ++
ok "but that" "$RENONSZ" deal add 1 1 B P m +
ok "R-43: dealt again" "$RENONSZ" rule 1.4 -r 1 -t 1 -d 5
ok "under the same number" "$RENONSZ" deal add 1 1 5 C P m -
is "the void attempt is kept" '["redeal",""]' "$("$RENONSZ" deal show 1 1 5 --json | jq -c '[.[].state]')"
ok "13.§ (1) 5: the wrong dealer, too late" "$RENONSZ" rule 1.5 -r 1 -t 1 -d 6 stage=committed dealer=A
ok "the deal takes him over" "$RENONSZ" deal add 1 1 6 C P m +
has "into the sheet" ",A,P m +,,1," <("$RENONSZ" deals --csv | grep '^1,1,6')
ok "10.§ (2): a late claim" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 2 by=C claim=B late=yes
is "changes nothing" "5 -10 5" "$(points 2)"
ok "10.§ (3): an agreement beside what the rules say" "$RENONSZ" rule 3.7 -r 1 -t 1 -d 6 by=A agreed=yes points=-5,2,3
has "which are told not to be the decision" "Nem ez a döntés, csak tájékoztatás arról, mi járt volna megegyezés nélkül: Kiss Péter" <(tr -s '\n ' ' ' <"$WORK/.out")
has "behind what holds, by what it rests on" "A felek abban egyeztek meg, amit a pontok mutatnak" <(tr -s '\n ' ' ' <"$WORK/.out")
has "and not by how the rules would pay" "= A -5, B +2, C +3 [10.§ (3); 13.§ (3) 7]" <(tr -s '\n ' ' ' <"$WORK/.out")
has "and kept" "pay A -3 B +1 C +2" <("$RENONSZ" ruling list --csv)
ok "not listed: the jury" "$RENONSZ" rule súgott -r 1 -t 1 -d 7 by=A points=-20,10,10 reason='súgott, "kétszer"' act="egymásnak súgtak" judge=zsűri
ok "13.§ (3) 12 by result" "$RENONSZ" rule 3.12 -r 1 -t 1 -d 8 by=B bid=40+U declarer=A trump=z kontra=kU uncheckable=40 made='?+' silent=
ok "13.§ (1) 6: seats" "$RENONSZ" rule 1.6 -r 1 -t 1 -d 9 stage=committed seats=BAC
has "are corrected on the sheet" "1,1,Nagy Éva,Kiss Péter" <("$RENONSZ" table list --csv)

# ---- the journal there and back
"$RENONSZ" export --journal >one.ulti
has "a ruling is a line" 'itelet 1 3.4 claim=A by=B trick=6 bid=pU declarer=A kontra=kU judge="Nagy Bandi" at=2026-11-21T18:00:00Z' one.ulti
has "quotes stand doubled" 'reason="súgott, ""kétszer"""' one.ulti
ok "the journal again changes nothing" "$RENONSZ" import one.ulti
RENONSZ_DB="$WORK/two.db" "$RENONSZ" import one.ulti 2>"$WORK/.err" || cat "$WORK/.err"
for list in "deals" "sheet 1 1" "ruling list" "standings" "export --journal"; do
	"$RENONSZ" $list --csv >a 2>/dev/null || "$RENONSZ" $list >a
	RENONSZ_DB="$WORK/two.db" "$RENONSZ" $list --csv >b 2>/dev/null || RENONSZ_DB="$WORK/two.db" "$RENONSZ" $list >b
	cut -d, -f1-12 a | sed 's/,[0-9]*$//' >a1; cut -d, -f1-12 b | sed 's/,[0-9]*$//' >b1
	same "there and back: $list" a1 b1
done
printf 'fordulo 1\nasztal 1\nitelet 3 3.4 by=A\n' | sed '1i verseny "Ítélet Kupa" datum=2026-11-21 leosztas=9' >clash.ulti
status "another ruling in a journal is a conflict" 5 "$RENONSZ" import clash.ulti
printf 'fordulo 1\nasztal 1\nitelet 3 3.44 by=A\nitelet 3 3.4 by=Q\n' >bad.ulti
status "bad lines are refused" 3 "$RENONSZ" import bad.ulti
has "with file, line, column" "bad.ulti:3:10" "$WORK/.err"
has "each of them" "bad.ulti:4:17" "$WORK/.err"
cat >hand.ulti <<END
verseny "Kézi Kupa" datum=2026-11-22
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++ kU
itelet 1 3.4 by=B trick=4
= 18 -27 9
END
ok "a ruling under the deal as it was played" "$RENONSZ" import hand.ulti
ok "twice" "$RENONSZ" import hand.ulti

# ---- revised, open
export RENONSZ_NOW=2026-11-22T10:00:00Z
E='-e Kézi'
ok "revised" "$RENONSZ" $E rule --revise 1 -r 1 -t 1 -d 1 state=dismissed reason=tévedés
has "the result stands again" "1,1,1,A,U,18,-9,-9" <("$RENONSZ" $E deals --csv)
is "and the mark is gone" 0 "$("$RENONSZ" $E standings | grep -c §)"
is "and both revisions are there" "3" "$("$RENONSZ" $E ruling show 1 1 1 --csv | wc -l)"
ok "an open dispute" "$RENONSZ" $E rule 3.8 -r 1 -t 1 -d 1 by=C state=open
has "leaves the result" "1,1,1,A,U,18,-9,-9" <("$RENONSZ" $E deals --csv)
has "and marks the deal" "1?" <("$RENONSZ" $E sheet 1 1)
ok "a second deal without a result" "$RENONSZ" $E rule 3.4 -r 1 -t 1 -d 2 by=A bid=B declarer=B state=open
ok "with two outcomes" "$RENONSZ" $E rule 10.3g -r 1 -t 1 -d 2 by=B bid=B declarer=B state=open
ok "play goes on" "$RENONSZ" $E deal add 1 1 3 A P m +
"$RENONSZ" $E export --journal >open.ulti
RENONSZ_DB="$WORK/three.db" "$RENONSZ" import open.ulti 2>/dev/null
RENONSZ_DB="$WORK/three.db" "$RENONSZ" export --journal >open2.ulti
same "open disputes go there and back" open.ulti open2.ulti
ok "decided" "$RENONSZ" $E rule --revise 2 -r 1 -t 1 -d 2 state=decided
has "the other falls" "1,1,2,1,2,dismissed" <("$RENONSZ" $E ruling list --csv)

"$RENONSZ" $E rule 3.8 -r 1 -t 1 -d 3 by=B claim=C trick=3 >/dev/null 2>&1
for lang in hu en; do
	"$RENONSZ" --lang $lang $E rule --revise 1 -r 1 -t 1 -d 3 state=dismissed reason="nem esett le" >dismissed.step 2>>dismissed.step
	"$RENONSZ" --lang $lang $E minutes 1 1 3 >dismissed.minutes
	"$RENONSZ" --lang $lang $E sheet 1 1 >dismissed.sheet
	for paper in step minutes; do
		has "a dismissed claim says so ($paper, $lang)" \
			"$([ $lang = hu ] && echo 'a zsűri elutasította' || echo 'The jury dismissed the claim')" dismissed.$paper
		has "and why" "nem esett le" dismissed.$paper
	done
	is "the sheet has no mark" 0 "$(grep -cE '^ *3[§?]' dismissed.sheet)"
	for paper in step minutes; do
		sed '/Állás előtte/,$d; /Standings before/,$d' dismissed.$paper >dismissed.told
		never "a dismissed claim convicts nobody ($paper, $lang)" '(Nagy Éva.*(követ|fizet|Done|pays))|Elkövette|Done by|→ A|3§|(Vétkes|Offender):' dismissed.told
	done
done
for step in 1 2 3; do "$RENONSZ" undo --yes >/dev/null 2>&1; done

# ---- precedents, casebook
"$RENONSZ" $E rule 3.4 -r 1 -t 1 -d 3 by=B >third
has "earlier rulings of the same case are shown" "2026. 11. 21. Ítélet Kupa: 3.4" third
"$RENONSZ" $E rule 3.7 -r 1 -t 1 -d 4 by=A bid=P declarer=A trump=z >fourth
has "and another outcome is warned about" "FIGYELEM" fourth
"$RENONSZ" casebook --season 2026 --csv >book.csv
has "the casebook has the case" "2026-11-21,3.4" book.csv
never "no names in the casebook" 'Kiss|Nagy|Tóth' book.csv
has "found again in a player's words" ",3.4," <("$RENONSZ" casebook --csv színt nem adott)
is "and in its season only" "1" "$("$RENONSZ" casebook --season 2025 --csv | wc -l)"

# ---- open disputes in the standings, worksheets, minutes, discipline
"$RENONSZ" event new "Nyitott Kupa" --date 2026-12-05 >/dev/null 2>&1
"$RENONSZ" import - 2>/dev/null <<END
verseny "Nyitott Kupa" datum=2026-12-05
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A pU ++ kU
2 B B -
itelet 1 3.4 by=A trick=2 act="Kiss Péter nem ütött felül, Nagy Éva szólt" state=open
END
"$RENONSZ" standings >text
has "standings tell that the order depends on it" "a sorrend függ tőle" text
has "show in words the deal as it was played" "1. lehetőség: 1. ford. 1. asztal 1. leosztás – ha a vitát elutasítják" text
has "and as it may be ruled" "2. lehetőség: 1. ford. 1. asztal 1. leosztás – ha az ítélet: 13.§ (3) 4 (Kiss Péter -52, Nagy Éva +26, Tóth Imre +26)" <(tr -s ' \n' ' ' <text)
has "in English" "Outcome 1: round 1, table 1, deal 1: if the dispute is dismissed" <("$RENONSZ" --lang en standings)
has "in HTML" "ha az ítélet: 13.§ (3) 4 (Kiss Péter -52" <("$RENONSZ" standings --html)
# A dispute by whose ruling the game goes on leaves the deal its result.
printf 'verseny "Folytatott Kupa" datum=2026-12-05\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P z +\n2 B B - k:C\n' |
	RENONSZ_DB="$WORK/goes.db" "$RENONSZ" import - 2>/dev/null
goes() { RENONSZ_DB="$WORK/goes.db" "$RENONSZ" "$@" 2>/dev/null; }
goes rule 3.8 -r 1 -t 1 -d 2 by=B claim=A state=open --yes >/dev/null
is "no order depends on whether the game goes on" '[["1/1/2: =","1/1/2: 3.8"],false]' "$(goes standings --json | jq -c '[.open, .order_depends]')"
is "the result stands in both outcomes" "1. 3 +9 | 1. 3 +9" "$(goes standings --csv | grep Tóth | cut -d, -f12)"
is "outcomes that change nothing are named without their lists" "1 1 1" "$(for text in 'Tóth Imre' 'ha a vitát elutasítják' 'ha az ítélet'; do
	goes standings | grep -cF "$text"; done | xargs)"
goes why 1 1 2 | tr -s ' \n' ' ' >why.txt
has "why tells of the open dispute" "Nyitott vita: 3.8 Leejtett lap – lehetséges: a játék folytatódik; a leosztás eredménye érvényes" why.txt
never "and of no ruling" "Ítélet:" why.txt
for asked in "1 1" "--standings nagy"; do
	has "why $asked too" "Nyitott vita (1. forduló, 1. asztal, 2. leosztás): 3.8 Leejtett lap – lehetséges: a játék" \
		<(goes why $asked | tr -s ' \n' ' ')
done
has "in English" "Open dispute: 3.8 A dropped card – possible: play on; the result of the deal stands" <(goes --lang en why 1 1 2 | tr -s ' \n' ' ')
goes rule --revise 1 -r 1 -t 1 -d 2 state=decided --yes >/dev/null
has "of a ruling by which the game went on" "Ítélet: 3.8 Leejtett lap – a játék folytatódik; a leosztás eredménye érvényes" \
	<(goes why 1 1 2 | tr -s ' \n' ' ')
goes rule --revise 1 -r 1 -t 1 -d 2 state=dismissed --yes >/dev/null
has "of a dismissed claim" "Ítélet: 3.8 Leejtett lap – a bejelentés elutasítva; a leosztás eredménye érvényes" \
	<(goes why 1 1 2 | tr -s ' \n' ' ')
goes rule 3.4 -r 1 -t 1 -d 2 by=C trick=2 state=open --yes >/dev/null
has "of a payment that may follow" "lehetséges: fizetés: Kiss Péter +5, Nagy Éva +15, Tóth Imre -20 Ítélet:" <(goes why 1 1 2 | tr -s ' \n' ' ')

# On paper no title is the last line of a page, however long the standings are.
for tables in 2 7 8 9 10 16 18; do
	{ echo "verseny \"Nagy $tables\" datum=2026-12-06"; echo "fordulo 1"
		for t in $(seq $tables); do
			printf 'asztal %d\nA="A%d Elek" B="B%d Elek" C="C%d Elek"\n1 A P z +\n' $t $t $t $t
		done
		echo 'itelet 1 3.4 by=B trick=2 state=open'; } >long.ulti
	RENONSZ_DB="$WORK/long.db" "$RENONSZ" import long.ulti 2>/dev/null
	RENONSZ_DB="$WORK/long.db" "$RENONSZ" -e "Nagy $tables" standings -o long.pdf 2>/dev/null
	for page in $(seq $(pdfinfo long.pdf 2>/dev/null | awk '/^Pages/ { print $2 }')); do
		pdftotext -layout -f $page -l $page long.pdf - 2>/dev/null | tr -d '\f' | grep -v Ellenőrző | grep '[^ ]' | tail -1
	done
done >last.txt
none "on paper every title stands over its table" "$(grep -E 'lehetőség|Nyitott|Hely ' last.txt)"
is "of all those pages" 1 "$([ "$(wc -l <last.txt)" -ge 16 ] && echo 1)"
status "missing names it" 1 "$RENONSZ" missing
has "in a column of its own" "Nyitott vita" .out
is "for scripts by its deal" "open,1" "$("$RENONSZ" missing --csv | awk -F, '{ print $NF }' | paste -sd,)"
ok "a draw by standing" "$RENONSZ" draw 2 --by standing --dry-run
has "says that its order depends on it" "nyitott vitától függ" .err
ok "a draw out of a seed" "$RENONSZ" draw 2 --by random --seed 1 --dry-run
is "does not" 0 "$(grep -c vitától .err)"
is "in JSON" '[["1/1/1: =","1/1/1: 3.4 A-52 B+26 C+26"],true]' "$("$RENONSZ" standings --json | jq -c '[.open, .order_depends]')"
has "in CSV" "1. 3 +41 | 3. 1 -47" <("$RENONSZ" standings --csv)
ok "in the workbook" "$RENONSZ" export -o open.xlsx
has "with a worksheet of the rulings" "Ítéletek" <(unzip -p open.xlsx xl/workbook.xml)
has "and of the outcomes" "Nyitott viták" <(unzip -p open.xlsx xl/workbook.xml)
for sheet in $(unzip -Z1 open.xlsx | grep '^xl/worksheets/sheet'); do has "$sheet has its check code" "Ellenőrző kód" <(unzip -p open.xlsx "$sheet"); done
"$RENONSZ" rule 3.6 -r 1 -t 1 -d 3 by=C bid=P declarer=B trump=m state=open >/dev/null 2>&1
is "two disputes have all their outcomes" 2 "$("$RENONSZ" standings --json | jq '.open | length')"
"$RENONSZ" minutes 1 1 1 >minutes
has "minutes: an open dispute has no offender yet" "Akit a bejelentés vádol: Kiss Péter (A)" minutes
has "and only a possible ruling" "Döntés: még nincs (nyitott vita); lehetséges eredmény: fizetés" minutes
has "minutes: the payment" "Kiss Péter (A)  Nagy Éva (B)   ulti, kontrával    8 × 2       16" minutes
ok "minutes as a page" "$RENONSZ" minutes 1 1 1 -o minutes.html
has "with its labels from the template" "<strong>Paragrafusok:</strong>" minutes.html
for ending in pdf xlsx html txt json csv; do
	ok "minutes as $ending" "$RENONSZ" minutes 1 1 1 -o "m.$ending"
	ok "the form as $ending" "$RENONSZ" minutes --blank -o "f.$ending"
done
has "where it is signed can be written in" "Kelt: __________________, __________________________" f.txt
has "the form serves an appeal too" "Döntés a fellebbezésről (kik, mikor, mit, miért):" f.txt
is "a PDF is one" "%PDF" "$(head -c4 m.pdf)"
is "of one page" "1 1" "$(grep -ac '/Type /Page$' m.pdf) $(grep -ac '/Type /Page$' f.pdf)"
is "JSON has the payment by seats" '["A","B",16]' "$(jq -c '[.payment[0].payer, .payment[0].payee, .payment[0].points]' m.json)"
status "another ending is refused" 2 "$RENONSZ" minutes 1 1 1 -o m.doc
status "minutes of what" 2 "$RENONSZ" minutes 1 1
status "the form is of no deal" 2 "$RENONSZ" minutes 1 1 1 --blank
"$RENONSZ" minutes 1 1 1 --blind >blind
never "a blind file has no names and no outcome" 'Kiss|Nagy|Tóth|→|Döntés|[+]26' blind
has "but the facts" "A nem ütött felül, B szólt" blind
has "and the sheet" "1 A pU ++ kU" blind
mkdir own && printf '[texts]\ntitle = Klubunk jegyzőkönyve\njudge =\n' >own/minutes.hu.ini
has "a club's own template" "Klubunk jegyzőkönyve" <("$RENONSZ" --templates own minutes 1 1 1)

status "a measure needs a reason" 2 "$RENONSZ" discipline add sarga kiss
status "of a kind there is" 2 "$RENONSZ" discipline add lila kiss --reason x
ok "a yellow card" "$RENONSZ" discipline add sarga kiss --reason kiabált --round 1 --by "Nagy Bandi"
ok "an exclusion" "$RENONSZ" discipline add kizaras kiss --reason "megint kiabált"
ok "a withdrawal" "$RENONSZ" discipline add withdrawal nagy --reason beteg
status "who is out cannot be seated" 3 "$RENONSZ" table add 2 1 A=kiss B=toth C=nagy
has "with the reason" "megint kiabált" "$WORK/.err"
status "nor by force without a reason" 3 "$RENONSZ" table add 2 1 A=kiss B=toth C=nagy --force
ok "but with one" "$RENONSZ" table add 2 1 A=kiss B=toth C=nagy --force --reason "a zsűri engedte"
has "which is listed" "seated,2,a zsűri engedte" <("$RENONSZ" discipline list --csv)
has "by season too" "Nyitott Kupa,Kiss Péter,yellow,1,kiabált,Nagy Bandi" <("$RENONSZ" discipline list --season 2026 --csv)
"$RENONSZ" export --journal >d1.ulti
RENONSZ_DB="$WORK/four.db" "$RENONSZ" import d1.ulti 2>/dev/null
RENONSZ_DB="$WORK/four.db" "$RENONSZ" import d1.ulti 2>/dev/null
RENONSZ_DB="$WORK/four.db" "$RENONSZ" export --journal >d2.ulti
same "discipline goes there and back" d1.ulti d2.ulti

# ---- who deals: a void attempt, a deal out of turn, a table of four
"$RENONSZ" import - 2>/dev/null <<DEALS
verseny "Osztó Kupa" datum=2026-12-06
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Pál"
1 A U z ++
2 A B - o=C
3 A P m +
DEALS
E='-e Osztó'
deal() { "$RENONSZ" $E deals --csv | grep "^1,1,$1," | cut -d, -f4-10; }
ok "R-43: dealt again after a dealer out of turn" "$RENONSZ" $E rule 1.4 -r 1 -t 1 -d 2
ok "he deals again without being named" "$RENONSZ" $E deal add 1 1 2 A P m +
is "as the sheet says" "A,P,2,-1,0,-1,C" "$(deal 2)"
ok "struck by hand" "$RENONSZ" $E deal redeal 1 1 2 --reason "kilátszott"
printf 'D P m +\n.\n' | "$RENONSZ" $E enter 1 1 >/dev/null 2>&1
is "in quick entry too" "D,P,-1,-1,0,2,C" "$(deal 2)"
ok "13.§ (1) 5: the wrong dealer of a recorded deal" "$RENONSZ" $E rule 1.5 -r 1 -t 1 -d 3 stage=committed dealer=C
is "at a table of four it is settled again: another sat out" "A,P,2,-1,0,-1,C" "$(deal 3)"
status "not by its declarer" 3 "$RENONSZ" $E rule 1.5 -r 1 -t 1 -d 3 stage=committed dealer=A
has "with what to do" 'renonsz -e "Osztó Kupa" deal edit' "$WORK/.err"
ok "a dealer out of turn before the deal is recorded" "$RENONSZ" $E rule 1.5 -r 1 -t 1 -d 4 stage=committed dealer=A
ok "and then it is dealt again" "$RENONSZ" $E rule 1.4 -r 1 -t 1 -d 4
ok "by him" "$RENONSZ" $E deal add 1 1 4 C P m +
is "once more" "C,P,0,-1,2,-1,A" "$(deal 4)"
ok "13.§ (1) 5: found in time" "$RENONSZ" $E rule 1.5 -r 1 -t 1 -d 5 stage=open dealer=B
ok "it is dealt by whose turn it is" "$RENONSZ" $E deal add 1 1 5 A P m +
is "who sits out" "A,P,2,-1,-1,0,D" "$(deal 5)"
ok "an attempt out of turn" "$RENONSZ" $E deal add 1 1 6 ujraosztas '"kilátszott"' o=B
ok "and then in turn" "$RENONSZ" $E deal add 1 1 6 B P m + o=A
"$RENONSZ" $E export --journal >o1.ulti
ok "the journal again changes nothing" "$RENONSZ" import o1.ulti
RENONSZ_DB="$WORK/five.db" "$RENONSZ" import o1.ulti 2>"$WORK/.err" || cat "$WORK/.err"
RENONSZ_DB="$WORK/five.db" "$RENONSZ" export --journal >o2.ulti
same "dealers go there and back" o1.ulti o2.ulti
same "with the same points" <("$RENONSZ" $E deals --csv | cut -d, -f1-10) <(RENONSZ_DB="$WORK/five.db" "$RENONSZ" deals --csv | cut -d, -f1-10)
printf 'verseny "Kéz" datum=2026-12-07\nfordulo 1\nasztal 1\nA="K P" B="N E" C="T I" D="S P"\n1 ujraosztas "x" o=B\n1 A P m +\n' >hand2.ulti
ok "R-43 in a journal written by hand" "$RENONSZ" import hand2.ulti
ok "which may come twice" "$RENONSZ" import hand2.ulti
has "as it was dealt" "1,1,1,A,P,2,0,-1,-1,B" <("$RENONSZ" -e Kéz deals --csv)

# R-38: who may not bid cannot have declared. A ruling that says so of the recorded declarer contradicts the book: it is
# refused, and what was recorded before comes in as it is, by import and by merge, and goes out again.
head='verseny "Tilos" datum=2026-12-07\nfordulo 1\nasztal 1\nA="K P" B="N E" C="T I" D="S P"\n'
printf "$head"'1 A U z ++\n2 A U z ++ o=B\n' >played.ulti
printf "$head"'1 A U z ++\nitelet 1 2.6 by=A innocent_bids=yes\n2 A U z ++ o=B\nitelet 2 1.3 by=A when=pickup\n3 B P m + o=C\n' >barred.ulti
ok "deals" "$RENONSZ" -f played.db import played.ulti
for said in "2 2.6 by=A innocent_bids=yes" "1 2.1 by=A bid=U innocent_bids=yes" "2 1.3 by=A when=pickup"; do
	set -- $said
	status "13.§: not on the declarer of the book ($2)" 3 "$RENONSZ" -f played.db rule "$2" -r 1 -t 1 -d "$1" "${@:3}"
	has "who it has is told ($2)" "a könyv szerint viszont ő ennek a leosztásnak a felvevője (ulti)" <(tr -s '\n ' ' ' <"$WORK/.err")
	has "and what to do ($2)" "renonsz leosztás javít), ha újra kell osztani: renonsz leosztás újraoszt" <(tr -s '\n ' ' ' <"$WORK/.err")
done
is "no ruling was written" 0 "$("$RENONSZ" -f played.db ruling list --json | jq length)"
for said in "1 2.2 by=B" "2 2.6 by=A innocent_bids=no bid=U" "2 2.6 by=A innocent_bids=yes "{state=dismissed,state=open,late=yes}; do
	ok "what does not contradict it ($said)" "$RENONSZ" -f played.db rule -r 1 -t 1 -d $said --dry-run
done
ok "13.§ (1) 3 b: a plain parti" "$RENONSZ" -f played.db deal edit 1 1 2 A P z + o=B
ok "was all that was left to bid" "$RENONSZ" -f played.db rule 1.3 -r 1 -t 1 -d 2 by=A when=pickup --dry-run
# 13.§ (2) 2 bars from further bidding alone: who had bid before he passed out of turn is the declarer by that bid.
ok "13.§ (2) 2: the declarer passed out of turn" "$RENONSZ" -f played.db rule 2.2 -r 1 -t 1 -d 1 by=A --dry-run
has "his bid stands, he bids no further" "K P (A) licitje áll, de ebben a leosztásban tovább nem licitálhat." <(tr -s '\n ' ' ' <"$WORK/.out")
printf "$head"'itelet 1 2.2 by=A\n' >passed.ulti
ok "ruled before the deal is recorded" "$RENONSZ" -f passed.db import passed.ulti
ok "it is recorded with him" "$RENONSZ" -f passed.db deal add 1 1 1 A U z ++
"$RENONSZ" -f passed.db export --journal >passed.out
ok "both come in" "$RENONSZ" -f passed2.db import passed.out
same "as they were" passed.out <("$RENONSZ" -f passed2.db export --journal)
printf 'C\nA\n\n\ni\n.\n\n' >typed
timeout 5 script -qec "stty cols 80; '$RENONSZ' -f played.db rule 2.6 -r 1 -t 1 -d 2" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "in the dialogue as soon as it is named" "ő ennek a leosztásnak a felvevője" <(tr -s '\n ' ' ' <screen)
ok "what was recorded before comes in" "$RENONSZ" import barred.ulti
"$RENONSZ" -e Tilos export --journal >barred.out
ok "goes out, and in" "$RENONSZ" -f in.db import barred.out
same "as it was" barred.out <("$RENONSZ" -f in.db export --journal)
ok "by merge too" "$RENONSZ" -f played2.db import played.ulti
ok "into a book that has its deals" "$RENONSZ" -f played2.db merge in.db Tilos
is "with both rulings" '["2.6","1.3"]' "$("$RENONSZ" -f played2.db ruling list --json | jq -c '[.[].case]')"
# A ruling that puts the dealer right writes the deal anew: who was barred since does not become its declarer by that.
status "13.§ (1) 5: not as the declarer of another dealer's deal" 3 "$RENONSZ" -e Tilos rule 1.5 -r 1 -t 1 -d 1 stage=committed dealer=B
has "with the reason" "13.§ (2) 6 a; R-38" "$WORK/.err"
is "nothing was written" '1,1,1,A,U,10,-5,-5,0,D' "$("$RENONSZ" -e Tilos deals --csv | sed -n 2p | cut -d, -f1-10)"
status "nothing higher under another dealer either" 3 "$RENONSZ" -e Tilos rule 1.5 -r 1 -t 1 -d 2 stage=committed dealer=C
has "as it is said of a deal that is recorded" "13.§ (1) 3" "$WORK/.err"

# 13.§ (3) 4 calls it grave; 13.§ (3) 9 comes to light, whenever it was done.
ok "a grave fault as a small one" "$RENONSZ" -f played.db rule 3.4 -r 1 -t 1 -d 1 by=B trick=3 minor=yes --dry-run
has "is warned of" "a 13.§ (3) 4 szerint ez „súlyos hiba, a játék nem folytatható”" <(tr -s '\n ' ' ' <"$WORK/.out")
ok "a wrong number of cards" "$RENONSZ" -f played.db rule 3.9 -r 1 -t 1 -d 1 wrong_count=B trick=5 --dry-run
has "came to light" "10.§ (3) c Az 5. ütésben derült ki." <(tr -s '\n ' ' ' <"$WORK/.out")
# Nobody decides a case of his own: told in a line; in the dialogue neither offered nor taken.
ok "others are no party" "$RENONSZ" -f played.db rule 3.6 -r 1 -t 1 -d 1 claim=C by=B trick=3 judge="Kis Béla" --dry-run
is "and not told of" 0 "$(grep -c FIGYELEM "$WORK/.err")"
ok "a party in the jury" "$RENONSZ" -f played.db rule 3.6 -r 1 -t 1 -d 1 claim=C by=B trick=3 judge="Kis Béla, T I"
has "is told" "FIGYELEM: T I a vitában fél" "$WORK/.err"
printf 'C\nA\n\n\nC\nT I\nKis Béla\nn\n' >typed
timeout 5 script -qec "stty cols 80; '$RENONSZ' -f played.db rule 2.2 -r 1 -t 1 -d 2" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
is "nor offered" 0 "$(grep -c '^\[Kis Béla, T I\]' screen)"
has "nor taken" "T I a vitában fél" screen

# 13.§ (3) 12: with the parti that cannot be checked goes the silent 100 that was recorded, whoever mixed the cards.
printf 'verseny "Kevert" datum=2026-12-08\nfordulo 1\nasztal 1\nA="K P" B="N E" C="T I"\n%s' \
	$'1 A P z + cs100 kP\n2 A U z ++ cs100\n3 A U z -+ cs100\n4 A pP + cs100 kP\n5 A P z - cs100v kP\n' >mixed.ulti
ok "silent hundreds" "$RENONSZ" -f mixed.db import mixed.ulti
while IFS='|' read -r deal by points; do
	ok "13.§ (3) 12: the parti alone ($deal, $by)" "$RENONSZ" -f mixed.db rule 3.12 -r 1 -t 1 -d "$deal" claim=C by="$by" \
		uncheckable=parti --dry-run
	has "is paid ($deal, $by)" "= $points   [" "$WORK/.out"
done <<'END'
1|A|A -4, B +2, C +2
1|B|A +4, B -6, C +2
2|B|A +10, B -7, C -3
3|B|A -14, B +5, C +9
4|A|A -8, B +4, C +4
5|A|A -4, B +2, C +2
END
# Silent items typed for a recorded deal count, whatever is said of the parts; what cannot be is blamed by its reason.
printf 'verseny "Csendes" datum=2026-12-08\nfordulo 1\nasztal 1\nA="K P" B="N E" C="T I"\n%s' \
	$'1 A P z +\n2 A pP - kP\n3 A pU ++ kU,P\n4 A P z + csUv-\n' >silent.ulti
ok "without silent items" "$RENONSZ" -f silent.db import silent.ulti
while IFS='|' read -r deal said points; do
	# shellcheck disable=SC2086
	ok "a silent item typed ($deal, $said)" "$RENONSZ" -f silent.db rule $said -r 1 -t 1 -d "$deal" claim=B --dry-run
	has "counts ($deal, $said)" "= $points   [" "$WORK/.out"
done <<'END'
1|3.12 by=C uncheckable=parti made=? silent=csU+|A +6, B -1, C -5
1|3.12 by=C uncheckable=parti silent=csU+|A +6, B -1, C -5
2|3.12 by=C uncheckable=parti made=? silent=csU+|A +16, B 0, C -16
1|3.10 silent=csU+|A +6, B -3, C -3
1|3.11 made=+ silent=csUv+|A -2, B +1, C +1
4|3.12 by=C uncheckable=parti made=?|A +10, B -3, C -7
4|3.12 by=C uncheckable=parti silent=csUv+|A -2, B +3, C -1
END
while IFS='|' read -r deal said text; do
	# shellcheck disable=SC2086
	status "refused ($deal, $said)" 3 "$RENONSZ" -f silent.db rule $said -r 1 -t 1 -d "$deal" claim=B --dry-run
	has "for its reason ($deal, $said)" "$text" <(tr -s '\n ' ' ' <"$WORK/.err")
done <<'END'
3|3.12 by=C uncheckable=parti made=+? silent=csUv+|a bemondott ulti megvan, mellette nem lehet csendes ulti
1|3.10 silent=csX|„silent” értéke nem jó; ilyen lehet: csU+, csU-, csUv+, csUv-
3|3.11 made=+ silent=csUv-|„made” értéke nem jó
END

# 13.§ (2) 4: a bid that was higher after all is found to be.
ok "a higher bid" "$RENONSZ" -f silent.db rule 2.4 -r 1 -t 1 -d 5 by=B claim=C previous_bid=40 bid=B stage=auction raised=no --dry-run
has "is found to be one" "N E (B) magasabbat mondott az érvényes licitnél. " <(tr -s '\n ' ' ' <"$WORK/.out")
# Whoever decided last is offered, and taken as offered, however short.
"$RENONSZ" -f silent.db rule 2.2 -r 1 -t 1 -d 1 claim=C by=A judge=Z --yes >/dev/null 2>&1
printf 'C\nA\n\n\n\n\nn\n' >typed
timeout 5 script -qec "stty cols 80; '$RENONSZ' -f silent.db rule 2.2 -r 1 -t 1 -d 2" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "the last jury is offered" "[Z]" screen
is "and taken" 0 "$(grep -c 'Neveket írjon' screen)"

# ---- minutes of the longest kind are one A4 page
long=$(printf 'hosszú szavak sora; %.0s' 1 2 3 4 5 6 7 8 9 | head -c 185)
"$RENONSZ" import - 2>/dev/null <<DEALS
verseny "Nagyon Hosszú Nevű Emlékkupa" datum=2026-12-08 hely="Hódmezővásárhely"
fordulo 1
asztal 1
A="Szentgyörgyi-Kovácsné Tűzkő Magdolna" B="Hosszúnevű Árvíztűrő Ödön" C="Csákváry-Széplaki Bernadett" D="Őrsi Tükörfúró"
1 A p40+U ++ r40 kU
DEALS
for case in "3.4 by=A claim=B trick=6 agreed=yes points=-60,20,40,0" \
	"3.6 by=B claim=A trick=10 agreed=yes points=-60,20,40,0"; do
	set -- -e Nagyon rule ${case%% *} -r 1 -t 1 -d 1
	ok "a long case: ${case%% *}" "$RENONSZ" "$@" ${case#* } act="$long" reason="$long" judge="Szentgyörgyi-Kovácsné Tűzkő Magdolna és a zsűri" state=open
done
for item in 1 2; do
	for lang in hu en; do
		"$RENONSZ" --lang $lang -e Nagyon minutes 1 1 1 $item >long.txt
		lines=$(fold -sw 90 long.txt | wc -l)
		if [ "$lines" -gt 15 ] && [ "$lines" -le 67 ]; then echo "ok - $lines lines fit a page ($item, $lang)"; else
			echo "not ok - minutes of $lines lines ($item, $lang)"
		fi
	done
	"$RENONSZ" -e Nagyon minutes 1 1 1 $item -o long.html 2>/dev/null
	has "the page is A4" "@page s0 { size: A4 portrait" long.html
	"$RENONSZ" -e Nagyon minutes 1 1 1 $item -o long.pdf 2>/dev/null
	is "printed, one page" 1 "$(grep -ac '/Type /Page$' long.pdf)"
done

# What is only claimed, or agreed by the parties, reads so on paper.
"$RENONSZ" -f open.db import - 2>/dev/null <<'END'
verseny "Nyitott Kupa" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A D z + kD
2 B TB -
3 C U z ++ kU
END
ok "13.§ (3) 5, open" "$RENONSZ" -f open.db rule 3.5 -r 1 -t 1 -d 1 claim=C by=B warned_by=C self_corrected=no state=open --yes
"$RENONSZ" -f open.db minutes 1 1 1 >open.txt
has "accuses whom the claim accuses" "Akit a bejelentés vádol: Nagy Éva (B)" open.txt
has "who signs too" "______________________________  Nagy Éva (B)" open.txt
has "and has room for words" "A másik fél saját szavaival:" open.txt
has "a payment is possible" "Lehetséges fizetés" open.txt
has "so are points" "Lehetséges pontok: Kiss Péter (A) +24" open.txt
has "nothing stands before the first sentence" "10.§ (3) c: Kontrázni csak" open.txt
"$RENONSZ" -f open.db ruling list --html >open.txt
has "the list of rulings says whose words they are" "A bejelentés szerint: Nagy Éva (B) más ütését vitte el" open.txt
has "and that the payment is only possible" "lehetséges: fizetés: Kiss Péter +24" open.txt
has "for scripts it names who would be at fault" ",3.5,Tóth Imre," <("$RENONSZ" -f open.db ruling list --csv)
ok "10.§ (3) g, dismissed" "$RENONSZ" -f open.db rule 10.3g -r 1 -t 1 -d 2 claim=A state=dismissed reason="nem nézték meg" --yes
"$RENONSZ" -f open.db minutes 1 1 2 >open.txt
has "the claimant need not pay" "a bejelentő nem vétett, nem kell fizetnie" <(tr -s '\n ' ' ' <open.txt)
ok "an agreement needs no reason" "$RENONSZ" -f open.db rule jury -r 1 -t 1 -d 3 claim=A by=B act="kilátszott a lapja" agreed=yes points=-2,4,-2 --yes
"$RENONSZ" -f open.db minutes 1 1 3 >open.txt
has "the parties set the payment" "10.§ (3): A felek állapították meg a fizetést" open.txt
is "of a jury nothing is said but in the case's name" 1 "$(grep -c 'zsűri' open.txt)"
for said in "jury act=x" "3.4 trick=3"; do
	# shellcheck disable=SC2086
	ok "the parties agree on nothing (${said%% *})" "$RENONSZ" -f open.db rule ${said%% *} ${said#* } -r 1 -t 1 -d 3 claim=A by=B agreed=yes points=0,0,0 --revise 1 --dry-run
	has "it is their will, and the result falls (${said%% *})" "A felek megegyezése szerint senki sem fizet; a leosztás eredménye sem számít." <(tr -s '\n ' ' ' <"$WORK/.out")
done
ok "verify judges it again" "$RENONSZ" -f open.db verify

# A redeal that is dismissed later: what was on the sheet stands again.
"$RENONSZ" -f dismissed.db import - 2>/dev/null <<'END'
verseny "Vissza" datum=2026-11-21
fordulo 1
asztal 1
A="A A" B="B B" C="C C"
1 A U z ++
END
ok "a redeal is ruled" "$RENONSZ" -f dismissed.db rule 1.4 -r 1 -t 1 -d 1 claim=B --yes
ok "and dismissed" "$RENONSZ" -f dismissed.db rule --revise 1 state=dismissed 1.4 -r 1 -t 1 -d 1 --yes
"$RENONSZ" -f dismissed.db deals --csv | tail -1 >dismissed.csv
has "the deal stands as it was" "1,1,1,A,U,10,-5,-5,,C,U z ++,,3," dismissed.csv

# Who is at fault by the paragraph stands in the minutes, by name and with a line to sign, though nobody was asked.
"$RENONSZ" -f fault.db import - 2>/dev/null <<'END'
verseny "Vétkes Kupa" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A 40-100 z +
2 A 40-100 z +
3 A 40-100 z +
4 A 40-100 z +
END
"$RENONSZ" -f fault.db rule 3.1 -r 1 -t 1 -d 1 claim=B >fault.steps 2>&1
"$RENONSZ" -f fault.db minutes 1 1 1 >fault.minutes
has "13.§ (3) 1: the declarer is at fault" "Vétkes: Kiss Péter (A)" fault.minutes
is "and signs" 1 "$(grep -c '^_* *Kiss Péter (A)$' fault.minutes)"
is "the list names the declarer too" 1 "$("$RENONSZ" -f fault.db ruling list | grep -c 'adut  *Kiss Péter  *fizetés')"
"$RENONSZ" -f fault.db rule 3.5 -r 1 -t 1 -d 2 claim=A by=B warned_by=C self_corrected=no trick=2 >fault.steps 2>&1
"$RENONSZ" -f fault.db minutes 1 1 2 >fault.minutes
has "13.§ (3) 5: who warned is at fault" "Vétkes: Tóth Imre (C)" fault.minutes
has "and pays" "Tóth Imre (C) -" fault.minutes
"$RENONSZ" -f fault.db rule 10.3g -r 1 -t 1 -d 3 by=C claim=C >fault.steps 2>&1
"$RENONSZ" -f fault.db minutes 1 1 3 >fault.minutes
is "10.§ (3) g: no irregularity is no breach" 0 "$(grep -c 'eltér a játékszabálytól' fault.steps)"
is "the claimant signs once" 1 "$(grep -c '^_* *Tóth Imre (C)$' fault.minutes)"

# Where nothing follows nobody is at fault, and nothing after it is void: the declarer's dropped card, a trick given back.
for claim in "" claim=B; do
	for item in "3.8 by=A" "3.5 by=A warned_by=- self_corrected=yes" "3.8 by=B late=yes" "3.8 by=B minor=yes"; do
		"$RENONSZ" -f fault.db rule $item -r 1 -t 1 -d 4 $claim trick=4 >fault.steps 2>&1
		"$RENONSZ" -f fault.db minutes 1 1 4 >fault.minutes
		is "play goes on: nobody is at fault ($item $claim)" 0 "$(grep -c 'Vétkes:' fault.minutes)"
		is "nothing after it is void ($item $claim)" 0 "$(cat fault.steps fault.minutes | grep -cE 'érvénytelen')"
		is "the accused is named where somebody claimed ($item $claim)" ${#claim} \
			"$(grep -c 'Akit a bejelentés vádol: ' fault.minutes | sed 's/1/7/')"
		"$RENONSZ" -f fault.db undo --yes >/dev/null 2>&1
	done
done

# Of two disputes one decides the deal; the minutes of the other say which.
"$RENONSZ" -f fault.db rule 3.8 -r 1 -t 1 -d 4 by=B claim=A state=open >fault.steps 2>&1
"$RENONSZ" -f fault.db rule 3.7 -r 1 -t 1 -d 4 by=C claim=A >fault.steps 2>&1
has "the deal was decided by the other ruling" "a leosztásról másik ítélet döntött (2. ítélet)" \
	<("$RENONSZ" -f fault.db minutes 1 1 4 1 | tr "\n" " ")
has "in English" "another ruling decided the deal (ruling 2)" <("$RENONSZ" --lang en -f fault.db minutes 1 1 4 1 | tr "\n" " ")
"$RENONSZ" -f fault.db rule -r 1 -t 1 -d 4 --revise 2 state=decided reason="a társa látta" >fault.steps 2>&1
"$RENONSZ" -f fault.db rule -r 1 -t 1 -d 4 --revise 2 state=dismissed >fault.steps 2>&1
"$RENONSZ" -f fault.db minutes 1 1 4 2 >fault.minutes
has "without one the result stands" "a leosztás eredménye érvényes" fault.minutes
is "why it was upheld is no reason to dismiss it" 0 "$(grep -c 'a társa látta' fault.minutes)"

# On a signed sheet what changes its points is refused, whatever does it; tried, it is shown.
printf 'verseny "Zárt" datum=2026-12-01 leosztas=2\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 A U z ++\n' \
	| "$RENONSZ" -f closed.db import - 2>/dev/null
closed() { "$RENONSZ" -f closed.db rule -r 1 -t 1 "$@"; }
closed 3.4 -d 1 claim=A by=B trick=6 >/dev/null 2>&1
"$RENONSZ" -f closed.db sheet sign 1 1 --by Bíró >/dev/null 2>&1
status "a ruling that pays is refused" 5 closed 3.4 -d 2 claim=A by=B
status "so is a payment that is dismissed" 5 closed -d 1 --revise 1 state=dismissed reason=nem
status "and one that is dealt again" 5 closed 1.4 -d 2
"$RENONSZ" -f closed.db standings --csv >before.csv
"$RENONSZ" -f closed.db log --csv >before.log
ok "tried, it is shown" closed 3.4 -d 2 claim=A by=B --dry-run
has "what is paid" "B → A (C helyett): ulti" "$WORK/.out"
has "and what comes of it" "Állás előtte → utána" "$WORK/.out"
has "and that the sheet is closed" "renonsz játszmalap megnyit 1 1" "$WORK/.err"
ok "so is a dismissal" closed -d 1 --revise 1 state=dismissed reason=nem --dry-run
"$RENONSZ" -f closed.db log --csv >after.log
same "nothing is written" before.log after.log
is "and the sheet is closed still" Bíró "$(sqlite3 closed.db 'SELECT signed_by FROM game_table')"
ok "a claim that comes too late changes no points" closed 3.4 -d 2 claim=A by=B late=yes
ok "nor does one that stays open" closed 3.6 -d 2 claim=A by=B state=open
ok "or is dismissed after that" closed -d 2 --revise 2 state=dismissed reason=nem
"$RENONSZ" -f closed.db standings --csv >after.csv
same "the standings are as before" <(cut -d, -f1-8 before.csv) <(cut -d, -f1-8 after.csv)
printf '.\n\n' >leave
timeout 5 script -qec "stty cols 80; '$RENONSZ' -f closed.db rule -r 1 -t 1 -d 2" /dev/null <leave 2>/dev/null | tr -d '\r' >screen
has "the dialogue says so before its first question" "renonsz játszmalap megnyit 1 1" <(sed '/Mi történt/q' screen | tr -s '\n ' ' ')

# "No infraction" is chosen, never taken for granted: Enter is no answer where that fits best.
# menu WORDS…: the questions up to the choice of a case, answered with Enter, then with the last line.
menu() {
	printf '\n3\n.\n\n' >typed
	timeout 5 script -qec "stty cols 80; '$RENONSZ' rule $* -r 1 -t 1 -d 9 -n" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
}
menu káromkodott
has "misconduct is no renonsz in the dialogue either" "hanem fegyelmi ügy: 11.§ (1)" screen
has "Enter does not close it" "Erre választ kell adni." screen
menu nem ütött felül pedig volt nála magasabb
has "who did not beat with a higher card has revoked" "  1 = 3.4 " screen
is "which is no allowed overtaking" 0 "$(grep -c 'Ez nem vétség' screen)"
menu megjegyzést tett terített betli közben
has "what a paragraph forbids has its line" "1 = zsűri Megjegyzés vagy jelzés" <(tr -s " " <screen)
menu nem volt nála az adu hetes
has "what is allowed and fits nearly as well has its line" "2 = nem vétség: Reménytelen licit" <(tr -s " " <screen)
has "and Enter does not take the first" "Erre választ kell adni." screen

# Its minutes tell the paragraph that allows it, in the journal and back; decided after all it is gone.
printf 'verseny "Szabad" datum=2026-12-01\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n' \
	| "$RENONSZ" -f free.db import - 2>/dev/null
"$RENONSZ" -f free.db rule hetes nélkül mondott ultit -r 1 -t 1 -d 1 claim=B by=A state=dismissed >/dev/null 2>&1
has "the minutes have it" "Paragrafusok: 10.§ (3) a; 5.§ (2)" <("$RENONSZ" -f free.db minutes 1 1 1)
has "whose words they are" "A bejelentés szerint: Hetes nélkül mondott ultit." <("$RENONSZ" -f free.db minutes 1 1 1)
"$RENONSZ" -f free.db export --journal >free.txt 2>/dev/null
ok "it goes into another book" "$RENONSZ" -f again.db import free.txt
none "as it was" "$("$RENONSZ" -f again.db export --journal | diff - free.txt)"
ok "the same one is decided" "$RENONSZ" -f free.db rule -r 1 -t 1 -d 1 --revise 1 state=decided points=-10,5,5 reason="mégsem"
is "and nothing allows it" 0 "$("$RENONSZ" -f free.db export --journal | grep -c '5.§')"

# Revised in the dialogue, an unlisted case keeps its paragraph and what was answered.
"$RENONSZ" -f free.db rule jury -r 1 -t 1 -d 2 claim=A by=B trick=3 act="belenézett" paragraph="9.§ (6)" points=2,-4,2 reason=x >/dev/null 2>&1
printf '1\núj\n\n\n\n\n\n\n\n\n\n\n\nKun Ede\ni\n' >typed
timeout 9 script -qec "stty cols 80; '$RENONSZ' -f free.db rule -r 1 -t 1 -d 2" /dev/null <typed >screen 2>&1
has "what was answered is kept" 'itelet 2 jury claim=A by=B trick=3 points=2,-4,2 paragraph="9.§ (6)" act="Belenézett." reason="x (felülvizsgálat oka: új)" judge="Kun Ede"' \
	<("$RENONSZ" -f free.db export --journal)

# A sentence that the program made is made anew with what is said now; of one that people wrote they are told.
printf 'verseny "Mondat" datum=2026-12-01\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n' \
	| "$RENONSZ" -f said.db import - 2>/dev/null
# said CASE SENTENCE PAIRS: that sentence of C in trick 6, revised: what is said, and what becomes of it.
said() {
	"$RENONSZ" -f said.db rule "$1" -r 1 -t 1 -d 1 claim=A by=C trick=6 act="$2" >/dev/null 2>&1
	"$RENONSZ" -f said.db rule -r 1 -t 1 -d 1 --revise 1 $3 >/dev/null 2>said.err
	"$RENONSZ" -f said.db ruling list --json | jq -r '.[0].act' >said
	"$RENONSZ" -f said.db undo 2 --yes >/dev/null 2>&1
}
said 3.4 "A 6. ütésben Tóth Imre (C) zöld ászra tök hetest tett, pedig volt zöldje." "trick=8"
is "other facts" "A 8. ütésben Tóth Imre (C) zöld ászra tök hetest tett, pedig volt zöldje." "$(cat said)"
has "are said to be in the sentence" "az új adatokkal: A 8. ütésben Tóth Imre (C)" said.err
said 3.4 "A 6. ütésben Tóth Imre (C) zöld ászra tök hetest tett, pedig volt zöldje." "trick=-"
is "a trick that is not known after all" "Tóth Imre (C) zöld ászra tök hetest tett, pedig volt zöldje." "$(cat said)"
status "there is no trick 0" 3 "$RENONSZ" -f said.db rule 3.6 -r 1 -t 1 -d 8 by=B trick=0
has "what is not known is said otherwise" "1 … 10, -" "$WORK/.err"
said 3.4 "A 6. ütésben Tóth Imre (C) zöld ászra tök hetest tett, pedig volt zöldje." "by=B"
has "one's cards are not another's" "nem illik ide, ezért kimarad: „A 6. ütésben Tóth Imre (C)" said.err
none "and none of its own takes their place" "$(cat said)"
said 3.4 "In trick 6 Tóth Imre (C) did not trump: tök on zöld ace, with a trump in hand." "trick=5"
is "in its own language" "In trick 5 Tóth Imre (C) did not trump: tök on zöld ace, with a trump in hand." "$(cat said)"
said 3.6 "A 6. ütésben Tóth Imre (C) egyszerre több lapot tett ki: makk ász, zöld kilences." "trick=7"
is "a list of cards" "A 7. ütésben Tóth Imre (C) egyszerre több lapot tett ki: makk ász, zöld kilences." "$(cat said)"
said 3.7 "A 6. ütésben Tóth Imre (C) megnézte a talont." "by=B"
is "what is nobody's cards" "A 6. ütésben Nagy Éva (B) megnézte a talont." "$(cat said)"
# What was said of whoever was at fault before is asked anew of another, or left out with a word.
"$RENONSZ" -f said.db rule 2.1 -r 1 -t 1 -d 2 by=B bid=U innocent_bids=no >/dev/null 2>&1
"$RENONSZ" -f said.db rule 3.3 -r 1 -t 1 -d 3 by=B bid=40 declarer=B meld=20 trick=1 >/dev/null 2>&1
"$RENONSZ" -f said.db rule 3.9 -r 1 -t 1 -d 4 by=C bid=40 declarer=B wrong_count=C >/dev/null 2>&1
status "another bidder has another bid" 3 "$RENONSZ" -f said.db rule -r 1 -t 1 -d 2 --revise 1 by=C
has "which is asked" "2.1 eset: hiányzik: bid=" "$WORK/.err"
has "and said to be left out" "A korábbi vétkesre vonatkozott, ezért kimarad: bid=U" "$WORK/.err"
status "a fact that is wanting" 3 "$RENONSZ" -f said.db rule 2.1 -r 1 -t 1 -d 9 by=B bid=U
has "is asked in words too" "innocent_bids=…; enélkül nem dönthető el az eset; ilyen lehet: igen, nem – Licitál-e tovább a másik kettő" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "or given" "$RENONSZ" -f said.db rule -r 1 -t 1 -d 2 --revise 1 by=C bid=40 --dry-run
is "then nothing is left out" 0 "$(grep -c kimarad "$WORK/.err")"
ok "another has melded something else" "$RENONSZ" --lang en -f said.db rule -r 1 -t 1 -d 3 --revise 1 by=C --dry-run
has "which is left out with a word" "the former offender and is left out: meld=20" <(tr -s '\n ' ' ' <"$WORK/.err")
status "13.§ (3) 9: by= alone is none whose cards are counted" 3 "$RENONSZ" -f said.db rule -r 1 -t 1 -d 4 --revise 1 by=A
has "it is said where it goes" "3.9 eset: by=A, de az ő lapszáma nem szerepel a rosszak közt" "$WORK/.err"
ok "the count alone will do" "$RENONSZ" -f said.db rule -r 1 -t 1 -d 4 --revise 1 wrong_count=A --dry-run
has "who has it pays" "A -12, B +8, C +4" "$WORK/.out"
said 3.6 "A 6. ütésben Tóth Imre (C) egyszerre több lapot tett ki: makk ász." "3.8"
has "another case" "nem illik ide, ezért kimarad: „A 6. ütésben Tóth Imre (C)" said.err
none "is another sentence" "$(grep 'több lapot' said)"
said 3.4 "A 6. ütésben az Imre rátett valamit." "trick=8"
is "people's words stay" "A 6. ütésben az Imre rátett valamit." "$(cat said)"
has "and it is said that they were written for other facts" "ezt a mondatot a korábbi adatokhoz írták" said.err
said 3.4 "A 6. ütésben az Imre rátett valamit." "judge=Szabó"
none "not where what was done is the same" "$(grep 'mondat' said.err)"

# Who comes to a deal that was ruled already is told at once: one of its rulings is revised, with a reason, or another dispute added.
"$RENONSZ" -f said.db rule 3.6 -r 1 -t 1 -d 5 claim=A by=B trick=3 bid=U declarer=A --yes >/dev/null 2>&1
talked() {
	timeout 5 script -qec "stty cols 80; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang ${2:-hu} -f said.db rule -r 1 -t 1 -d $1" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
}
printf '1\n\na társa volt\n\nA\nC\n3\n\n\n\nulti\nA\n\n\n\n-\ni\n' >typed
talked 5
has "the ruling there is" "Az 5. leosztásról már van ítélet:" screen
has "is told with what it came to" "1 = 3.6 Egynél több lapot tett ki – fizetés: A +10, B -15, C +5" screen
is "before the case is asked" 1 "$(grep -n 'már van ítélet\|Melyik eset' screen | head -1 | grep -c 'már van')"
is "a new dispute is no choice where it pays" 0 "$(grep -c 'új = másik vita' screen)"
is "the case is offered, the answers are asked anew, and all is recorded" "2 Tóth Imre Felülvizsgálat oka: a társa volt" \
	"$("$RENONSZ" -f said.db ruling list --json | jq -r '.[] | select(.deal == 5) | "\(.revision) \(.offender) \(.reason)"')"
has "the minutes name what is annulled" "Megsemmisítve: 3.6" <("$RENONSZ" -f said.db minutes 1 1 5)
"$RENONSZ" -f said.db rule 3.8 -r 1 -t 1 -d 6 claim=B by=A trick=3 bid=U declarer=A --yes >/dev/null 2>&1
printf 'what\nnew\n3.8\n.\n\n' >typed
talked 6 en
has "where play goes on another dispute can be added" "new = another dispute over the same deal" screen
has "and is asked from its case on" "  3.8       A dropped card" screen
"$RENONSZ" -f said.db rule 3.4 -r 1 -t 1 -d 9 claim=A by=B trick=3 bid=U declarer=A state=open --yes >/dev/null 2>&1
printf '1\n\n\n\n\n\n\n\n\n\n\n\n\n\n\nBíró Éva\ni\n' >typed
talked 9
has "an open dispute is told to be open" "1 = nyitott vita: 3.4 Nem tett" screen
for answer in A B 3 U; do has "$answer is offered" "[$answer" screen; done
has "who decides is asked" "Kik döntöttek?" screen
has "and stands in the minutes" "Zsűri: Bíró Éva" <("$RENONSZ" -f said.db minutes 1 1 9)
is "and is decided as it was told" "decided 2" "$("$RENONSZ" -f said.db ruling list --json | jq -r '.[] | select(.deal == 9) | "\(.state) \(.revision)"')"
printf '<\n1\n<\n.\n\n' >typed
talked 6
has "it is left with nothing saved" "Semmit sem mentettem." screen

# Who ruled last is offered as the jury, and said to be that.
"$RENONSZ" -f said.db rule 3.6 -r 1 -t 1 -d 7 claim=A by=B trick=3 bid=U declarer=A judge="Nagy Béla" --yes >/dev/null 2>&1
timeout 5 script -qec "stty cols 80; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu -f said.db rule 3.6 -r 1 -t 1 -d 1" /dev/null < <(printf 'A\nC\n3\n\n\n\nmakk ász\n\nn\n') 2>/dev/null | tr -d '\r' >screen
is "the jury is asked" "a legutóbbi ítéletet hozta: Nagy Béla [Nagy Béla] >" "$(grep -A2 'Kik döntöttek' screen | tail -2 | tr -s ' \n' ' ' | sed 's/^ //;s/ $//')"

# Payments stand in the order of seats, whoever is guilty: who pays, who is paid, part by part.
printf 'verseny "Sorrend" datum=2026-12-01\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' | "$RENONSZ" -f order.db import - 2>/dev/null
for by in A B C; do
	for declarer in A B C; do
		for bid in U B; do
			"$RENONSZ" -f order.db rule 3.4 -r 1 -t 1 -d 1 by=$by declarer=$declarer bid=$bid --dry-run --yes 2>/dev/null \
				| sed -nE 's/^    ([A-D]) → ([A-D]).*/\1\2/p' >rows
			sort -s rows >sorted
			same "payments of $by against $declarer's $bid in the order of seats" sorted rows
		done
	done
done

# A wrong number of cards: the minutes name who is guilty where the facts do.
printf 'verseny "Lapszám" datum=2026-12-02\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' | "$RENONSZ" -f count.db import - 2>/dev/null
"$RENONSZ" -f count.db rule 3.9 -r 1 -t 1 -d 1 wrong_count=B declarer=A bid=B --yes >/dev/null 2>&1
has "the defender with a wrong number" "Vétkes: Nagy Éva (B)" <("$RENONSZ" -f count.db minutes 1 1 1)
flat() { tr -s '\n ' ' ' <"$1"; }
ok "the ruling once more" "$RENONSZ" -f count.db rule 3.9 --dry-run -r 1 -t 1 -d 1 wrong_count=B declarer=A bid=B --yes
has "a weak reading, and the letter's figures, on the screen" "Gyenge értelmezés (R-39)" "$WORK/.out"
has "with the sentence" "akkor csak ő követte el a renonszot”: A +10, B -5, C -5." <(flat "$WORK/.out")
ok "minutes" "$RENONSZ" -f count.db minutes 1 1 1
has "they stand on the paper too" "akkor csak ő követte el a renonszot”: A +10, B -5, C -5." <(flat "$WORK/.out")
"$RENONSZ" -f count.db rule 3.9 -r 1 -t 1 -d 2 wrong_count=AC declarer=A bid=B --yes >/dev/null 2>&1
has "a declarer alone" "Vétkes: Kiss Péter (A)" <("$RENONSZ" -f count.db minutes 1 1 2)

# Who pays without being the offender is named, by the list and on the paper, and signs.
"$RENONSZ" -f count.db rule 3.9 -r 1 -t 1 -d 3 claim=A wrong_count=BC declarer=A bid=B --yes >/dev/null 2>&1
"$RENONSZ" -f count.db rule 1.2 -r 1 -t 1 -d 4 claim=B stage=auction points=-4,2,2 reason="nem számolta meg" --yes >/dev/null 2>&1
"$RENONSZ" -f count.db minutes 1 1 3 >payers
has "both defenders" "Fizet: Nagy Éva (B), Tóth Imre (C)" payers
is "sign" "Kiss Péter (A) Nagy Éva (B) Tóth Imre (C)" "$(sed -n 's/^__*  \(.*([A-D])\)$/\1/p' payers | paste -sd' ')"
has "whom the jury charges" "Paid by: Kiss Péter (A)" <("$RENONSZ" --lang en -f count.db minutes 1 1 4)
is "an offender who pays alone is not told twice" 0 "$("$RENONSZ" -f count.db minutes 1 1 1 | grep -c '^Fizet:')"
has "in the list" "(fizet: Nagy Éva, Tóth Imre)" <("$RENONSZ" -f count.db ruling list)
is "for scripts each" "Nagy Éva|Kiss Péter|Nagy Éva, Tóth Imre|Kiss Péter|" "$("$RENONSZ" -f count.db ruling list --json | jq -r '.[].payers' | tr '\n' '|')"

# A void deal pays only if somebody says so; a try asks nobody.
export RENONSZ_DB=void.db
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A pU ++
END
"$RENONSZ" deal void 1 1 1 --reason "kiterített lap" 2>/dev/null
status "a ruling on a void deal asks first" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B declarer=A bid=pU
ok "a try of it does not" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B declarer=A bid=pU --dry-run

# An open dispute over a deal of which nothing else is recorded: the order depends on what it brings.
export RENONSZ_DB=only.db
"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P m +
END
ok "a dispute before the result" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 2 by=A declarer=B bid=U trump=m state=open --yes
has "the order depends on it" "a sorrend függ tőle" <("$RENONSZ" standings)

# Whoever takes up an open dispute at a terminal decides it, or says that it stays open.
printf 'ny\ni\n' >typed
timeout 5 script -qec "stty cols 80; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu rule -r 1 -t 1 -d 2 --revise 1" /dev/null <typed >screen 2>/dev/null
is "left open" open "$("$RENONSZ" ruling list --json | jq -r '.[0].state')"
printf 'Bíró Éva\nny\n' >typed
timeout 5 script -qec "stty cols 80; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu rule -r 1 -t 1 -d 2 --revise 1" /dev/null <typed >screen 2>/dev/null
is "left open at the end, without a jury" "open " "$("$RENONSZ" ruling list --json | jq -r '.[0] | "\(.state) \(.judge // "")"')"
ok "nor in a line" "$RENONSZ" rule -r 1 -t 1 -d 2 --revise 1 judge="Bíró Éva" state=open --yes
has "which is said" "A nyitott vitának még nincs zsűrije, ezért a név kimarad: Bíró Éva" <(tr -s '\n ' ' ' <"$WORK/.err")
status "its minutes have no line for a jury" 1 grep -E 'zsűritag|Fellebbezés' <("$RENONSZ" --lang hu minutes 1 1 2)
printf -- '-\ni\n' >typed
timeout 5 script -qec "stty cols 80; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu rule -r 1 -t 1 -d 2 --revise 1" /dev/null <typed >screen 2>/dev/null
is "or decided" decided "$("$RENONSZ" ruling list --json | jq -r '.[0].state')"

# Enter keeps what a ruling said: made, silent, a spectator; and a claim that was turned down as no infraction.
keeps() {
	"$RENONSZ" rule $3 -r 1 -t 1 -d "$2" claim=A --yes >/dev/null 2>&1
	printf '1\nelnézték\n%b' "$4" >typed
	timeout 5 script -qec "stty cols 80; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang en rule -r 1 -t 1 -d $2" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
	has "Enter keeps it: $1" "$1" screen
}
keeps "[the defenders', made]" 3 "3.11 bid=P declarer=B trump=m kontra=- made=- silent=csUv+" '\n\n\n\n\n\n\n\n\n\n\n\n-\ny\n'
is "the facts are the same" "bid=P declarer=B trump=makk kontra=- made=- silent=csUv+ 2" \
	"$("$RENONSZ" ruling list --json | jq -r '.[] | select(.deal == 3) | "\(.facts) \(.revision)"')"
keeps "[spectator]" 4 "jury by=kibic points=-2,1,1 reason=ok act=súgott" '\n\n\n.\n\n'
keeps "[2] " 5 "jury by=B state=dismissed reason=ok act=súgott" '\ny\n.\n\n'
for item in by claim dealer; do
	status "no seat that the table lacks ($item)" 3 "$RENONSZ" rule jury -r 1 -t 1 -d 6 $item=x --dry-run
	has "is offered ($item)" "ilyen lehet: A, B, C" "$WORK/.err"
	is "with D ($item)" 0 "$(grep -c 'C, D' "$WORK/.err")"
done
status "nor does it do anything" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 6 by=D bid=P declarer=A trump=m --dry-run
has "the seats are said" "„by” értéke nem jó; ilyen lehet: A, B, C" "$WORK/.err"

# A dismissal is a paper: who accused whom of what, what was decided before and is annulled, by which paragraph, who signs.
"$RENONSZ" -f annulled.db import - 2>/dev/null <<'END'
verseny "Elutasítás Kupa" datum=2026-11-21 leosztas=9
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Rácz Imre"
1 B 40-100 z +
2 C U m ++
END
"$RENONSZ" -f annulled.db rule 3.6 -r 1 -t 1 -d 1 claim=B by=C trick=3 judge="Nagy Béla" >annulled.first 2>&1
has "who will sign is seen before it is saved" "Zsűri: Nagy Béla" annulled.first
has "a reading stands with its sentence" "R-32: A lejátszás közben elkövetett renonsz ára a teljes licit" <(tr -s ' \n' ' ' <annulled.first)
"$RENONSZ" -f annulled.db minutes 1 1 1 >annulled.minutes
has "on paper too" "A program értelmezése, amely nem a szabály szövege: R-32: A lejátszás közben elkövetett renonsz ára a teljes licit" \
	<(tr -s ' \n' ' ' <annulled.minutes)
is "below the paragraph" "Paragrafusok: értelmezése" "$(grep -oE '^Paragrafusok:|értelmezése' annulled.minutes | tr '\n' ' ' | sed 's/ $//')"
ok "as a page" "$RENONSZ" --lang en -f annulled.db minutes 1 1 1 -o annulled.html
has "with its label" "The program's reading, which is not the text of the rules:" <(sed "s/&#39;/'/g" annulled.html)
"$RENONSZ" -f annulled.db rule --revise 1 -r 1 -t 1 -d 1 state=dismissed reason="a társa lapja volt" judge="Kiss Ede" >annulled.steps 2>&1
has "a claimant for whom tricks were looked at pays" "10.§ (3) g Ha a bejelentés miatt megnézték" <(tr -s ' \n' ' ' <annulled.steps)
"$RENONSZ" -f annulled.db minutes 1 1 1 | tr -s '\n ' ' ' >annulled.minutes
for said in "Bejelentette: Nagy Éva (B) Akit a bejelentés vádol: Tóth Imre (C) A bejelentés szerint: A 3. ütésben Tóth Imre (C) egyszerre" \
	"Megsemmisítve: 3.6 Egynél több lapot tett ki – fizetés: Kiss Péter +4, Nagy Éva +8, Tóth Imre -12 (13.§ (3) 6; 10.§ (3) e; 10.§ (3) f); Nagy Béla ítélete, 1. változat" \
	"Paragrafusok: 10.§ (3) a; amire a bejelentés szólt: 13.§ (3) 6" "A zsűri indoklása: a társa lapja volt" \
	"Kiss Ede, zsűritag" "__ Nagy Éva (B)" "__ Tóth Imre (C)"; do
	has "a dismissal: $said" "$said" annulled.minutes
done
ok "a dismissal needs no facts that would have decided" "$RENONSZ" -f annulled.db rule 2.1 -r 1 -t 1 -d 2 claim=D by=C state=dismissed reason=semmi
ok "of the jury's case no points" "$RENONSZ" -f annulled.db rule jury -r 1 -t 1 -d 2 claim=D by=B state=dismissed reason=semmi
"$RENONSZ" -f annulled.db rule 3.4 -r 1 -t 1 -d 2 claim=D by=B late=yes judge="Nagy Béla" >annulled.steps 2>&1
has "a late claim establishes nothing" "A bejelentés szerint: Nagy Éva (B)" annulled.steps
is "nor a breach" 0 "$(grep -c 'eltér a játékszabálytól' annulled.steps)"
"$RENONSZ" -f annulled.db minutes 1 1 2 3 | tr -s '\n ' ' ' >late.paper
has "nor on paper" "A bejelentés szerint: Nagy Éva (B)" late.paper
has "what was decided is that it came late" "Döntés: a bejelentés elkésett; a leosztás eredménye érvényes Indoklás a szabály szerint: 10.§ (2)" late.paper
has "in English" "Ruling: the claim came too late; the result of the deal stands" \
	<("$RENONSZ" -f annulled.db --lang en minutes 1 1 2 3 | tr -s '\n ' ' ')
log() { "$RENONSZ" "$@" -f annulled.db log -r 1 -t 1 | tr -s '\n ' ' '; }
has "in the log nobody is at fault" "a bejelentés elkésett; vádolt: B; bejelentő: D; A bejelentés nem azonnal történt; döntött: Nagy Béla (10.§ (2)" <(log)
has "in the log in English" "the claim came too late; accused: B; claimant: D; The claim was not made at once; decided by" <(log --lang en)
has "under the sheet too" "– a bejelentés elkésett (10.§ (2))" <("$RENONSZ" -f annulled.db sheet 1 1 | tr -s '\n ' ' ')
has "in the list it is what the claim says" "A bejelentés szerint: Nagy Éva (B)" <("$RENONSZ" -f annulled.db ruling list | grep elkésett)
"$RENONSZ" -f annulled.db rule jury -r 1 -t 1 -d 2 by=B points=0,-1,1,0 reason=súgott state=open >annulled.steps 2>&1
is "10.§ (3) d is said once" 1 "$(grep -c '^ *10.§ (3) d ' annulled.steps)"
is "an open dispute has no basis yet" 0 "$("$RENONSZ" -f annulled.db minutes 1 1 2 4 | grep -c 'Az ügyet lezárta')"
"$RENONSZ" -f annulled.db rule 3.1 -r 1 -t 1 -d 2 --dry-run >annulled.steps 2>&1
is "13.§ (3) 1: a trump that was never named is no fact" 0 "$(grep -c 'Adu:' annulled.steps)"
for case in "2.1 innocent_bids=no bid=U" "2.6 innocent_bids=no bid=U" "1.3 when=pickup"; do
	is "a fault of the auction is of no trick (${case%% *})" 0 "$("$RENONSZ" -f annulled.db rule $case -r 1 -t 1 -d 3 by=A trick=1 --dry-run 2>&1 | grep -c '10.§ (3) c\|^renonsz:')"
done
"$RENONSZ" -f annulled.db rule 3.2 -r 1 -t 1 -d 2 --dry-run >annulled.steps 2>&1
is "13.§ (3) 2: nor one that was raised to piros" 0 "$(grep -c 'Adu:' annulled.steps)"
"$RENONSZ" -f annulled.db rule 3.5 -r 1 -t 1 -d 2 claim=D by=B warned_by=C self_corrected=no trick=2 >/dev/null 2>&1
has "13.§ (3) 5: who warned is the offender in the list" ",3.5,Tóth Imre,pay," <("$RENONSZ" -f annulled.db ruling list --csv)
has "and in the casebook" ",3.5,\"Más ütését vitte el, és kihívott\",felvevő,U" <("$RENONSZ" -f annulled.db casebook --csv)

# R-85: who does not play the deal can be the offender: the dealer who sits out at a table of four, and a spectator.
"$RENONSZ" -f out.db import - 2>/dev/null <<'END'
verseny "Kibic Kupa" datum=2026-11-21 leosztas=9
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Rácz Imre"
1 B 40-100 z +
2 C U m ++
END
ok "the dealer who sits out" "$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 1 claim=A by="Rácz Imre" points=0,0,0,0 act="beleszólt" reason="9.§ (11)"
has "is the offender on paper" "Vétkes: Rácz Imre (D)" <("$RENONSZ" -f out.db minutes 1 1 1)
has "and in the casebook" ",osztó," <("$RENONSZ" -f out.db casebook --csv)
"$RENONSZ" -f out.db rule '9.§ (11)' -r 1 -t 1 -d 3 by=B points=0,0,0,0 reason=x --dry-run >outsider 2>&1
has "11.§ stands in the reading of it, which is not its text" "  R-85            Aki nem játssza" outsider
has "so is R-85" "R-85: Aki nem játszik, az is lehet vétkes" <(tr -s '\n ' ' ' <outsider)
"$RENONSZ" -f out.db minutes 1 1 1 >out.paper
is "11.§ is no paragraph of the ruling, which takes no measure" "Paragrafusok: 10.§ (3) d" "$(grep Paragrafusok out.paper)"
has "against whom there are measures is said" "A 11.§ szerint csak az ellen lehet intézkedni, aki a verseny játékosa; aki csak néző, az ellen nem." \
	<(tr -s '\n ' ' ' <out.paper)
has "in English" "11.§ acts against players of the event, not against whoever only looks on." \
	<("$RENONSZ" -f out.db --lang en minutes 1 1 1 | tr -s '\n ' ' ')
is "of a player's act neither is" 0 "$("$RENONSZ" -f out.db rule '9.§ (7)' -r 1 -t 1 -d 3 by=A points=0,0,0,0 reason=x --dry-run 2>&1 | grep -c '11.§\|R-85')"
"$RENONSZ" -f out.db rule '9.§ (11)' -r 1 -t 1 -d 2 by=A claim=B minor=yes --dry-run >outsider.minor 2>&1
cp out.db fourth.db
"$RENONSZ" -f fourth.db rule '9.§ (11)' -r 1 -t 1 -d 2 by=A claim=B minor=yes act="beleszólt" --yes >/dev/null 2>&1
has "9.§ (11): who sits out is at fault without any bearing too" "Vétkes: " <("$RENONSZ" -f fourth.db minutes 1 1 2)
status "of who plays it says nothing" 3 "$RENONSZ" -f out.db rule '9.§ (11)' -r 1 -t 1 -d 2 by=C claim=B minor=yes
has "which is told" "a 9.§ (11) pedig a négyfős asztal kimaradó osztójáról szól" <(tr -s '\n ' ' ' <"$WORK/.err")
has "a spectator has 11.§ only as a player of the event" "ha a verseny játékosa, a zsűri fegyelmi intézkedést tehet ellene (11.§ (1))" \
	<("$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 2 by=kibic claim=B minor=yes act="súgott" --dry-run 2>/dev/null | tr -s '\n ' ' ')
# 6.§ (6), (7): a meld that may be announced may be by the first card alone; later no case has a penalty for it.
"$RENONSZ" -f late.db import - 2>/dev/null <<'END'
verseny "Késő Kupa" datum=2026-11-21 leosztas=3
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P z +
2 B 20-100 z +
END
status "a late meld is not permitted" 3 "$RENONSZ" -f late.db rule 3.3 -r 1 -t 1 -d 1 by=A claim=B trick=3
has "but the jury's" 'zsűri paragraph="6.§ (6)" by=A trick=3' <(tr -s '\n ' ' ' <"$WORK/.err")
status "nor is that of the bid" 3 "$RENONSZ" -f late.db rule 3.3 -r 1 -t 1 -d 2 by=B claim=C trick=3 meld=20
ok "one in time is" "$RENONSZ" -f late.db rule 3.3 -r 1 -t 1 -d 1 by=A claim=B trick=1 --dry-run
ok "as it is told" "$RENONSZ" -f late.db rule jury paragraph="6.§ (6)" by=A trick=3 act="húszat jelentett" points=0,0,0 reason=x -r 1 -t 1 -d 1 --dry-run
status "one that was forgotten is no offence" 3 "$RENONSZ" -f late.db rule "elfelejtette bemondani a húszat" -r 1 -t 1 -d 1 by=A claim=B
has "which is told" "ez nem vétség (6.§ (6))" <(tr -s '\n ' ' ' <"$WORK/.err")
# A reason of the program's own is told in the language of the paper.
"$RENONSZ" -f late.db rule "megnézte az utolsó ütést" -r 1 -t 1 -d 1 by=B claim=A state=dismissed --yes >/dev/null 2>&1
has "in English" "reasons: 9.§ (3): It may be done until a card is led" <("$RENONSZ" -f late.db --lang en minutes 1 1 1 | tr -s '\n ' ' ')
has "in Hungarian" "9.§ (3): Szabad, amíg" <("$RENONSZ" -f late.db minutes 1 1 1 | tr -s '\n ' ' ')
status "what cannot be checked is a part of the bid" 3 "$RENONSZ" -f late.db rule 3.12 -r 1 -t 1 -d 2 by=C claim=A
has "of that bid" "ilyen lehet: 20-100 –" <(tr -s '\n ' ' ' <"$WORK/.err")
has "a rebetli is called so where it is paid" ": rebetli 10" <("$RENONSZ" -f late.db rule 3.6 -r 1 -t 1 -d 3 by=B claim=A bid=RB declarer=C --dry-run)
has "11.§ is a step where the result stands too" "11.§ (1)" outsider.minor
has "so is R-85 then" "R-85: Aki nem játszik" <(tr -s '\n ' ' ' <outsider.minor)
# Where nobody pays, the paper does not say “fizetés”; that the result is gone is said, and how it is kept.
has "nothing is paid" "Döntés: senki sem fizet" <("$RENONSZ" -f out.db minutes 1 1 1)
is "there are no points" 0 "$("$RENONSZ" -f out.db minutes 1 1 1 | grep -c '^Pontok')"
has "the result does not count" "a leosztás eredménye sem számít" <("$RENONSZ" -f out.db minutes 1 1 1 | tr -s '\n ' ' ')
has "how it would" "minor=yes" <("$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 2 by=B points=0,0,0,0 reason=x --dry-run)
is "where there is a result" 0 "$(grep -c 'minor=yes\|eredménye' outsider)"
is "which is not for the paper" 0 "$("$RENONSZ" -f out.db minutes 1 1 1 | grep -c 'minor=yes')"
"$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 2 by=A claim=B state=dismissed act="súgott" --yes >/dev/null 2>&1
is "an unlisted claim that was dismissed has no paragraph of its own" 0 "$("$RENONSZ" -f out.db minutes 1 1 2 | grep -c 'szólt: 10.§ (3) d')"
"$RENONSZ" -f out.db undo --yes >/dev/null 2>&1
"$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 2 by=B claim=A minor=yes act="beleszólt" --yes >/dev/null 2>&1
is "nor is the dealer a player in the casebook" 0 "$("$RENONSZ" -f out.db casebook --csv | grep -c 'játékos')"
"$RENONSZ" -f out.db undo --yes >/dev/null 2>&1
status "but pays nothing" 3 "$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 2 by=A points=-2,1,1,0 reason=x
has "for 11.§ has its measures" "11.§" "$WORK/.err"
ok "what was done is a sentence" "$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 2 by=kibic points=0,0,0,0 act="a kibic súgott" reason=x
has "on paper" "Mi történt: A kibic súgott." <("$RENONSZ" -f out.db minutes 1 1 2)
"$RENONSZ" -f out.db undo --yes >/dev/null 2>&1
"$RENONSZ" -f out.db deal add 1 1 3 D pU ++ kU >/dev/null 2>&1
ok "13.§ (3) 2: the sheet has the bid as it was raised" "$RENONSZ" -f out.db rule 3.2 -r 1 -t 1 -d 3 claim=A --dry-run
has "which is lost" "elbukta a pirosra emelt licitjét (piros ulti)" <(tr -s '\n ' ' ' <"$WORK/.out")
has "and paid" "= A +28, B 0, C +28, D -56" "$WORK/.out"
"$RENONSZ" -f out.db undo --yes >/dev/null 2>&1
ok "a spectator" "$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 2 claim=D by=kibic points=0,-1,1,0 act="súgott" reason="előny"
"$RENONSZ" -f out.db minutes 1 1 2 >out.minutes
has "is one on paper" "Vétkes: egy kibic" out.minutes
is "and does not sign" 0 "$(grep -c '__ egy kibic' out.minutes)"
has "and in the list" ",jury,spectator,pay," <("$RENONSZ" -f out.db ruling list --csv)
"$RENONSZ" -f out.db export --journal >out.ulti
has "and in the journal" "by=spectator" out.ulti
ok "from there into another book" "$RENONSZ" -f out2.db import out.ulti
is "and out of it" "$(cat out.ulti)" "$("$RENONSZ" -f out2.db export --journal)"
ok "the book is sound" "$RENONSZ" -f out.db verify
has "merging changes nothing" "by=spectator points=0,-1,1,0" <(cp out2.db out3.db; "$RENONSZ" -f out3.db merge out.db >/dev/null 2>&1; "$RENONSZ" -f out3.db export --journal)
status "of a listed case neither is" 3 "$RENONSZ" -f out.db rule 3.6 -r 1 -t 1 -d 2 by=A --dry-run

# What a fact can be is said in Hungarian, and taken in Hungarian.
status "a fact is wanting" 3 "$RENONSZ" -f out.db rule 2.1 -r 1 -t 1 -d 2 by=B bid=U --dry-run
has "in words" "ilyen lehet: igen, nem" "$WORK/.err"
for said in late minor agreed; do
	status "no answer to $said" 3 "$RENONSZ" -f out.db rule 3.4 -r 1 -t 1 -d 5 bid=U declarer=B by=B $said=talán --dry-run
	has "in Hungarian ($said)" "„$said” értéke nem jó; ilyen lehet: igen, nem" "$WORK/.err"
	status "in English ($said)" 3 "$RENONSZ" --lang en -f out.db rule 3.4 -r 1 -t 1 -d 5 bid=U declarer=B by=B $said=perhaps --dry-run
	has "in English words ($said)" "yes, no" "$WORK/.err"
	ok "one that is ($said)" "$RENONSZ" -f out.db rule 3.4 -r 1 -t 1 -d 5 bid=U declarer=B by=B $said=igen --dry-run
done
status "no state" 3 "$RENONSZ" -f out.db rule 3.4 -r 1 -t 1 -d 5 bid=U declarer=B by=B state=talán --dry-run
has "which there are" "ilyen lehet: eldöntve, nyitott, elutasítva" "$WORK/.err"
ok "as they are called" "$RENONSZ" -f out.db rule 3.4 -r 1 -t 1 -d 5 bid=U declarer=B by=B state=nyitott --dry-run
status "nobody" 3 "$RENONSZ" -f out.db rule jury -r 1 -t 1 -d 2 by=x --dry-run
has "a spectator is a kibic" "ilyen lehet: A, B, C, D, kibic" "$WORK/.err"
for item in 3.10 "3.11 made=+"; do
	ok "a case that is a question ($item)" "$RENONSZ" -f out.db rule $item -r 1 -t 1 -d 5 bid=P declarer=B --dry-run
	is "ends in one mark ($item)" 0 "$(grep -c '?[.]' "$WORK/.out")"
done
for seat in A B; do
	ok "13.§ (1) 3 b ($seat)" "$RENONSZ" -f out.db rule 1.3 -r 1 -t 1 -d 5 by=$seat when=pickup --dry-run
	tr -s '\n ' ' ' <"$WORK/.out" >bids.$seat
done
has "who bids first, after the dealer, may say parti" "Kiss Péter (A) a kezdő, ezért csak sima passzt (partit) mondhat." bids.A
has "another player nothing" "A játék folytatódik, de Nagy Éva (B) nem licitálhat. A program" bids.B
ok "a piece of the words will do, where no other has it" "$RENONSZ" -f out.db rule 1.3 -r 1 -t 1 -d 3 by=A when=osztás --dry-run
status "one that two have will not" 3 "$RENONSZ" -f out.db rule 2.3 -r 1 -t 1 -d 5 bid=U declarer=B by=B noticed=következő --dry-run
ok "13.§ (3) 9: whose number is wrong, by name" "$RENONSZ" -f out.db rule 3.9 -r 1 -t 1 -d 5 bid=U declarer=B "wrong_count=nagy,kiss" --dry-run
has "of several" "Nem megfelelő a lapszáma: Kiss Péter (A), Nagy Éva (B)" <(tr -s '\n ' ' ' <"$WORK/.out")
ok "in Hungarian" "$RENONSZ" -f out.db rule 2.1 -r 1 -t 1 -d 3 by="kiss" bid=U innocent_bids=igen --dry-run
ok "a state too" "$RENONSZ" -f out.db rule 3.6 -r 1 -t 1 -d 3 by=C state=elutasítva --dry-run
has "is a dismissal" "elutasította" "$WORK/.out"

# A player's name or start number stands for the seat, and for whoever sits there at that deal.
"$RENONSZ" -f names.db import out.ulti 2>/dev/null
"$RENONSZ" -f names.db player add "Beugró Béla" 2>/dev/null
"$RENONSZ" -f names.db table seat 1 1 D="Beugró Béla" --from 7 >/dev/null 2>&1
names() {
	local no=$1
	shift
	"$RENONSZ" -f names.db rule "$@" -r 1 -t 1 -d $no --dry-run >"$WORK/.said" 2>&1
}
for words in 'by="Rácz Imre" claim="Kiss Péter"' "by=4 claim=1" "by=rácz claim=A"; do
	eval names 3 3.6 bid=U trump=m declarer=tóth $words
	has "$words" "Rácz Imre (D) egyszerre több lapot tett ki" "$WORK/.said"
	has "$words: the other too" "Bejelentette: Kiss Péter (A)" "$WORK/.said"
done
names 3 3.9 claim=C wrong_count="Kiss,rácz" bid=B declarer=3
has "where several can be named" "lapszáma: Kiss Péter (A), Rácz Imre (D)" <(tr -s ' \n' ' ' <"$WORK/.said")
names 3 3.6 bid=U trump=m declarer=C by=9
has "a number that nobody has" "„by” értéke nem jó" "$WORK/.said"
names 7 3.6 bid=U trump=m declarer=C by=beugró claim=A
has "whoever sits there then" "Beugró Béla (D) egyszerre több lapot tett ki" "$WORK/.said"

# A party among the jurors is known however it is written; who shares a name with one is none.
for juror in "kiss peter" "KISS P." "Kiss Péter (A)" "Dr. Kiss Péter" 1 A péter; do
	names 3 3.6 bid=U trump=m declarer=C by=D claim=A judge="Nagy Béla, $juror"
	has "a party as $juror" "FIGYELEM: Kiss Péter a vitában fél" "$WORK/.said"
done
for juror in "Kiss Ede" "Péter Pál" "Nagy Éva" 2 B Imrédi; do
	names 3 3.6 bid=U trump=m declarer=C by=D claim=A judge="Nagy Béla, $juror"
	is "no party is $juror" 0 "$(grep -c FIGYELEM "$WORK/.said")"
done

# A sentence that the program made stands in the minutes in their own language.
ok "a sentence of the dialogue" "$RENONSZ" -f out.db rule 3.8 -r 1 -t 1 -d 3 bid=40-100 declarer=C trump=m by=D claim=C trick=2 state=open \
	act="A 2. ütésben Rácz Imre (D) leejtett egy lapot, és az láthatóvá vált: makk ász."
has "in English minutes" "In trick 2 Rácz Imre (D) dropped a card that was seen: makk ace." \
	<("$RENONSZ" --lang en -f out.db minutes 1 1 3 | tr '\n' ' ')

# Blind paper, and the log of a ruled deal: two at the table share a name.
"$RENONSZ" -f imre.db import - 2>/dev/null <<'BOOK'
verseny "Imre Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Rácz Imre" B="Tóth Imre" C="Szabó Ödön"
1 B pP - kP
2 B U z ++
BOOK
ok "a claim without ground" "$RENONSZ" -f imre.db rule 10.3g -r 1 -t 1 -d 1 claim=A trick=4 \
	act="Rácz Imre (A) renonszot jelentett be Tóth Imre (B) ellen; az elvitt ütéseket megnézték, szabálytalanság nem volt."
"$RENONSZ" -f imre.db minutes 1 1 1 --blind | tr -s '\n ' ' ' >blind
has "is blind with each seat in its place" "Mi történt: „A” renonszot jelentett be „B” ellen. A leosztás: A licit: piros parti" blind
is "and does not say what the jury found" 0 "$(grep -c 'szabálytalanság nem volt' blind)"
has "accuses who was claimed against, not who claimed" "Akit a bejelentés vádol: „B”" blind
is "and nobody else" 1 "$(grep -o 'vádol' blind | wc -l)"
for lang in hu en; do
	[ $lang = hu ] && said="Eset: Renonsz-bejelentés Bejelentette: „A”" || said="Case: A renonsz that was claimed Claimed by: seat A"
	"$RENONSZ" --lang $lang -f imre.db minutes 1 1 1 --blind | tr -s '\n ' ' ' >blind
	has "its heading is the claim ($lang)" "$said" blind
	is "nothing gives away that it had no ground ($lang)" 0 "$(grep -c 'Alaptalan\|without cause\|(3) g' blind)"
done
# 10.§ (3) c: of what was said in the first trick the sheet has what counts, and says what it had.
"$RENONSZ" -f late_kontras.db import - 2>/dev/null <<'BOOK'
verseny "Kontra" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 B p40+U +- k40,U
2 B p40+U +- k40,U
BOOK
"$RENONSZ" -f late_kontras.db rule 3.4 -r 1 -t 1 -d 1 claim=B by=A trick=1 kontra=kU --yes >/dev/null 2>&1
"$RENONSZ" -f late_kontras.db rule 3.4 -r 1 -t 1 -d 2 claim=B by=A trick=1 kontra=k40,U --yes >/dev/null 2>&1
for lang in hu en; do
	[ $lang = hu ] && said="a lapon ez állt: B p40+U +- k40,U; a vétség után mondott kontra nem számít (10.§ (3) c)" ||
		said="the sheet had: B p40+U +- k40,U; kontras said after the act do not count (10.§ (3) c)"
	"$RENONSZ" --lang $lang -f late_kontras.db sheet 1 1 | tr -s '\n ' ' ' >sheet.txt
	has "kontras that do not count are told on the sheet ($lang)" "$said" sheet.txt
	is "where there are any ($lang)" 1 "$(grep -o "(10.§ (3) c)" sheet.txt | wc -l)"
done
ok "words of one's own" "$RENONSZ" -f imre.db rule 3.8 -r 1 -t 1 -d 2 by=A claim=C trick=2 \
	act="Tóth Imre szerint Imre leejtett egy lapot, és Szabó Ödönnek (C) is megmutatta"
has "a name that is two players' is neither's" "A bejelentés szerint: B szerint A/B leejtett egy lapot, és C-nek is megmutatta" \
	<("$RENONSZ" -f imre.db minutes 1 1 2 --blind | tr -s '\n ' ' ')
has "the log has no result of a ruled deal" "B U z ++ (-5 +10 -5) → ítélet, B U z (" <("$RENONSZ" -f imre.db log | tr -s '\n ' ' ')

# What the jury rules by a paragraph that sets no penalty: the paragraph and the words stay with the ruling.
"$RENONSZ" -f named.db import - 2>/dev/null <<'BOOK'
verseny "Szakasz Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Nagy Anna" B="Kis Tűnde" C="Szabó Ödön" D="Tóth Imre"
1 A P z +
2 B P z +
3 C P z +
4 D P z +
BOOK
N() { "$RENONSZ" -f named.db "$@"; }
ok "by the number of the paragraph" N rule '9.§ (6)' -r 1 -t 1 -d 2 by=B points=0,-10,5,5 reason="előnyt szerzett" judge=x
has "it is the step of the case" "9.§ (6) Ez a szakasz tiltja, de büntetési tételt nem szab rá." <(tr -s "\n " " " <"$WORK/.out")
N minutes 1 1 2 | tr -s '\n ' ' ' >minutes
has "the minutes have the paragraph" "Paragrafusok: 9.§ (6); 10.§ (3) d" minutes
has "and what was done" "Mi történt: Belenézett más lapjaiba" minutes
has "the journal has it" 'paragraph="9.§ (6)" act="Belenézett más lapjaiba"' <(N export --journal)
ok "the book is written again" sh -c '"$0" -f named.db export --journal >named.ulti && "$0" -f named2.db import named.ulti' "$RENONSZ"
same "from its journal" named.ulti <("$RENONSZ" -f named2.db export --journal)
ok "in words" N rule Tűnde belelesett Anna lapjaiba -r 1 -t 1 -d 4 by=B points=4,-4,0,0 reason=y judge=x
has "an earlier ruling by the same paragraph went another way" "FIGYELEM: 1 korábbi" "$WORK/.out"
has "which say what was done" "Tűnde belelesett Anna lapjaiba" <(N minutes 1 1 4)
ok "by another paragraph" N rule '9.§ (7)' -r 1 -t 1 -d 3 by=kibic points=0,0,0,0 reason=y judge=x
is "it is no precedent" 0 "$(grep -c 'FIGYELEM\|Korábbi' "$WORK/.out")"
status "a paragraph that forbids nothing of the jury's" 3 N rule jury -r 1 -t 1 -d 1 by=B points=0,0,0,0 reason=y paragraph="1.§ (1)"
status "a listed case has its own" 3 N rule 3.4 -r 1 -t 1 -d 1 by=B trick=4 paragraph="9.§ (6)"
ok "a case of the jury's in a trick" N rule jury -r 1 -t 1 -d 1 by=B trick=3 points=0,0,0,0 reason="az eredmény áll" judge=x --dry-run
is "does not make the later play void by itself" 0 "$(grep -c '10.§ (3) c' "$WORK/.out")"

# Without trumps nobody can have failed to trump.
"$RENONSZ" -f plain.db import - 2>/dev/null <<END
verseny "Betli" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A B -
2 B P m +
END
printf 'C\n\nB\n3\n\n\n\n\n\n\n\n.\n' >typed
for deal in 1 2; do
	timeout 5 script -qec "stty cols 80; '$RENONSZ' -f plain.db rule 3.4 -r 1 -t 1 -d $deal" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
	has "what was failed to do is asked (deal $deal)" "2 = nem ütött felül" screen
	is "trumping where there are trumps alone (deal $deal)" $((deal - 1)) "$(grep -c "3 = nem aduzott" screen)"
done

# ---- what was ruled of an attempt, and fell
rm -f ./*.db*
printf 'verseny "Kupa" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' | "$RENONSZ" import - >/dev/null 2>&1
for attempt in egy kettő; do "$RENONSZ" deal redeal 1 1 3 --reason $attempt >/dev/null 2>&1; done
ok "of an attempt is ruled" "$RENONSZ" rule jury points=5,-2,-3 reason=vita -r 1 -t 1 -d 3 --yes
ok "it falls" "$RENONSZ" rule -r 1 -t 1 -d 3 --revise 1 state=dismissed reason=nem --yes
"$RENONSZ" export --journal >fell.ulti
is "the attempts stay as they were" 'egy kettő' "$(sed -n 's/3 ujraosztas "\(.*\)"/\1/p' fell.ulti | paste -sd' ')"
is "the last of them stands behind the ruling" '3 ujraosztas "kettő"' "$(tail -1 fell.ulti)"
"$RENONSZ" -f fell.db import fell.ulti >/dev/null 2>&1
ok "the journal makes the same book" "$RENONSZ" diff fell.db
"$RENONSZ" -f fell.db export --journal >again.ulti
same "and the same journal" fell.ulti again.ulti

# ---- on paper nothing contradicts itself
printf 'verseny "Papír" datum=2026-11-21 leosztas=9\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Kun Béla"\n1 A pU ++\n2 A U z +- o=D\n3 A U z ++ cs100 cs4A o=D\n' >paper.ulti
"$RENONSZ" -f paper.db import paper.ulti 2>/dev/null
paper() { "$RENONSZ" -f paper.db rule -r 1 -t 1 "$@"; }
ok "13.§ (3) 3: a meld that may be" paper 3.3 -d 1 claim=B by=A meld=40 --dry-run
has "is told as what it was" "Kiss Péter (A) negyvenet jelentett." "$WORK/.out"
is "not as one that may not be" 0 "$(grep -c 'pedig\|húszat vagy' "$WORK/.out")"
ok "13.§ (3) 10: whose the parti is" paper 3.10 -d 2 claim=B --dry-run
is "is no fact before it is decided" 0 "$(grep -c 'Bukott: parti' "$WORK/.out")"
for case in 3.10 3.11 "3.12 by=B uncheckable=parti"; do
	ok "what is silent is void (${case%% *})" paper ${case%% *} ${case#"${case%% *}"} -d 3 claim=B --dry-run
	is "and no fact either (${case%% *})" 0 "$(grep -c '[Cc]sendes 100: \|4 ász: ' "$WORK/.out")"
done
ok "13.§ (1) 2 in mid-auction, by the letter" paper 1.2 -d 4 claim=A stage=auction-redeal --dry-run
tr -s '\n ' ' ' <"$WORK/.out" >letter
has "is told as that" "Licit közben derült ki." letter
has "the jury follows the letter against R-37" "amire az R-37 értelmezés szerint a zsűri határoz" letter
is "not the ground of what comes before a bid" 0 "$(grep -c 'az első licit előtt a hibát' letter)"
ok "13.§ (1) 5: whoever is at fault dealt" paper 1.5 -d 5 by=B stage=open --dry-run
has "which is a fact" "Osztott: Nagy Éva (B)" "$WORK/.out"
ok "and it is he who sat out" paper 1.5 -d 5 by=B stage=committed --dry-run
status "two who dealt" 3 paper 1.5 -d 5 by=B dealer=C stage=open
has "contradict each other" "by=B és dealer=C ellentmond" "$WORK/.err"
status "who was in turn" 3 paper 1.5 -d 5 dealer=D stage=open
status "did not deal out of turn" 3 paper 1.5 -d 5 by=D stage=open
has "which is told" "1.5 eset: D volt soron az osztásban" "$WORK/.err"
# Of several rulings the minutes are of the one that holds, and say which others there are.
paper 3.8 -d 1 by=B claim=A trick=4 late=yes --yes >/dev/null 2>&1
paper 3.6 -d 1 by=C claim=A trick=5 --yes >/dev/null 2>&1
ok "minutes" "$RENONSZ" -f paper.db minutes 1 1 1
has "of what holds" "Eset: 3.6" "$WORK/.out"
has "the others are named" "  1 = 3.8" "$WORK/.err"
ok "by its number another" "$RENONSZ" -f paper.db minutes 1 1 1 1
has "is shown" "Eset: 3.8" "$WORK/.out"
# The list calls nobody at fault who was acquitted, and of what was turned down tells the claim.
paper 3.8 -d 6 by=B claim=C trick=4 bid=U trump=m declarer=B --yes >/dev/null 2>&1
paper 3.4 -d 7 by=C claim=A bid=U trump=m declarer=A state=dismissed act="nem adott színt" reason=nem --yes >/dev/null 2>&1
"$RENONSZ" -f paper.db ruling list >list
has "whom the claim accused" "(vádolt: Nagy Éva)" <(grep ' 6 .*3\.8' list)
has "of a dismissal too" "(vádolt: Tóth Imre)" <(grep elutasítva list)
has "with what the claim says" "A bejelentés szerint: nem adott színt" <(grep elutasítva list)
# An appeal and one more: the paper names the dismissal between, which it takes the place of, and what was paid before.
paper 3.6 -d 8 by=B claim=A bid=U trump=m declarer=A --yes >/dev/null 2>&1
paper -d 8 --revise 1 state=dismissed reason=egy --yes >/dev/null 2>&1
paper -d 8 --revise 1 late=yes state=decided reason=kettő --yes >/dev/null 2>&1
"$RENONSZ" -f paper.db minutes 1 1 8 2>/dev/null | tr -s '\n ' ' ' >annulled
has "it is annulled still" "; 2. változat, 2026. 11. 22. 10:00 3.6 Egynél több lapot tett ki – fizetés" annulled
has "behind the dismissal" "Megsemmisítve: 3.6 Egynél több lapot tett ki – a bejelentés elutasítva; 2. változat" annulled
# Of two payments each is annulled, the newest first.
paper -d 8 --revise 1 by=D late=no reason=három --yes >/dev/null 2>&1
paper -d 8 --revise 1 late=yes reason=négy --yes >/dev/null 2>&1
"$RENONSZ" -f paper.db minutes 1 1 8 2>/dev/null | sed -n '/^Megsemm/,/^[A-Z].*: /p' >annulled
for no in 1 4; do
	has "and each of two payments: revision $no" "; $no. változat" <(tr -s "\n " " " <annulled)
done
# Whatever came before: each revision names the one that it takes the place of, first.
paper 3.4 -d 10 by=B claim=C trick=4 bid=U trump=m declarer=B judge=Egy --yes >/dev/null 2>&1
revision=1
for change in "minor=yes judge=Kettő" "minor=no state=dismissed judge=Három" "state=decided judge=Négy" "by=D judge=Öt"; do
	was=$(echo Egy Kettő Három Négy | cut -d' ' -f$revision)
	paper -d 10 --revise 1 $change reason=x --yes >/dev/null 2>&1
	"$RENONSZ" -f paper.db minutes 1 1 10 2>/dev/null | tr -s "\n " " " | sed 's/Indoklás.*//' >annulled
	is "revision $((revision + 1)) names its predecessor first" "$was ítélete, $revision. változat" \
		"$(sed 's/.*Megsemmisítve://' annulled | grep -oE '[^ ]+ ítélete, [0-9]+\. változat' | head -1)"
	revision=$((revision + 1))
done

# ---- what does not fit the sheet, and what is not an answer
printf 'verseny "Lap" datum=2026-12-01\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n%s\n%s\n' \
	"1 A pU ++ kU" "2 A U z bedob" | "$RENONSZ" -f sheet.db import - 2>/dev/null
# on DEAL WORDS…: a try on that sheet.
on() { "$RENONSZ" -f sheet.db rule -r 1 -t 1 -d "$@" --dry-run; }
status "who threw the deal in before the lead played no trick" 3 on 2 3.4 by=B trick=3
has "which is said" "3.4 eset: a felvevő kihívás előtt bedobta a leosztást (ulti), ütés nem volt" "$WORK/.err"
status "nor without its number" 3 on 2 3.4 by=B
ok "but the jury may rule on it" on 2 jury by=B points=2,-1,-1 reason=x
for said in "1.6 seats=BAC stage=open" "1.1 claim=B" "1.2 by=A stage=before-bid"; do
	ok "dealt again though it was played: ${said%% *}" on 1 $said
	has "is told" "FIGYELEM: a lapon ez a leosztás le van játszva" <(tr -s '\n ' ' ' <"$WORK/.out")
done
ok "of a deal that was not played" on 3 1.2 by=A stage=before-bid
is "nothing is told" 0 "$(grep -c FIGYELEM "$WORK/.out")"
for said in "1.2 deal" "1.2 first" "1.6 bid"; do
	status "no answer is a word out of the middle of one: $said" 3 on 1 "${said% *}" by=B stage="${said#* }"
done
ok "its beginning is" on 1 1.2 by=A stage="az első"
status "the jury's case wants a payment and why" 3 on 1 jury by=B
has "with both" 'ki mennyit kap vagy fizet, és miért (points=-20,10,10 reason="…"); hiányzik: points=…' "$WORK/.err"
ok "before the declarer's lead there is no kontra" on 1 3.6 by=A claim=B trick=1 kontra=-
has "and none is spoken of" "fizeti mindkét védőnek; kontra addig nem hangozhatott el." <(tr -s '\n ' ' ' <"$WORK/.out")
"$RENONSZ" -f sheet.db rule jury -r 1 -t 1 -d 1 by=B claim=A trick=3 points=2,-1,-1 act="súgott" reason=x >/dev/null 2>&1
has "the trick of an unlisted case is on paper" "Súgott. (3. ütés)" <("$RENONSZ" -f sheet.db minutes 1 1 1)
has "in English" "Súgott. (trick 3)" <("$RENONSZ" --lang en -f sheet.db minutes 1 1 1)
# Who dealt and sat out, that nobody claimed, all parties of an agreement, who pays whom of points that were set.
has "who sat out is told" "Kun Béla (D); nem játszott: D" <("$RENONSZ" -f paper.db minutes 1 1 1 2>/dev/null | tr -s '\n ' ' ')
paper 3.6 -d 9 by=B bid=U trump=m declarer=A --yes >/dev/null 2>&1
has "nobody claimed" "hogy ki jelentette be, nincs felírva" <("$RENONSZ" -f paper.db minutes 1 1 9 | tr -s '\n ' ' ')
paper jury -d 2 claim=A by=B act="szólt" agreed=yes points=2,-4,2,0 --yes >/dev/null 2>&1
"$RENONSZ" -f paper.db minutes 1 1 2 2>/dev/null >agreed
is "all three sign" 3 "$(grep -c '^__*  *[^_]* ([ABC])$' agreed)"
has "who pays whom" "Nagy Éva (B) Kiss Péter (A) ahogy a felek megegyeztek 2" <(tr -s '\n ' ' ' <agreed)
is "a reading is no reason by the rules" 0 "$("$RENONSZ" -f out.db minutes 1 1 1 2>/dev/null | sed -n '/Indoklás a szabály/,/^[^ ]/p' | grep -c R-85:)"
# Answers that exclude each other.
status "13.§ (2) 4: what is found in play was not raised" 3 paper 2.4 -d 4 by=B bid=40 previous_bid=B stage=play raised=yes
has "which is told" "„stage=play” és „raised=” kizárja egymást" "$WORK/.err"
status "13.§ (3) 5: whoever was warned did not see it alone" 3 paper 3.5 -d 4 by=B bid=U declarer=C trump=m warned_by=C self_corrected=yes
status "a bid found out in play is the one that was played" 3 paper 2.4 -d 1 by=A claim=B bid=40 previous_bid=pU stage=play
has "which the sheet has" "a lapon pedig A felvevő áll, piros ulti" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "that one" paper 2.4 -d 3 by=A claim=B bid=U previous_bid=pU stage=play --dry-run
status "who warned is wanting" 3 paper 3.5 -d 3 by=B claim=A
has "neither the one who took the trick nor who sits out did" "warned_by=…; enélkül nem dönthető el az eset; ilyen lehet: A, C, -" <(tr -s '\n ' ' ' <"$WORK/.err")
status "who sits out plays nothing" 3 paper 3.6 -d 3 by=D claim=A
has "in the word of the line" "by=D: olyan hely, amelyik ebben a leosztásban nem játszik" "$WORK/.err"
has "and how the jury rules on it" 'zsűri by=D paragraph="9.§ (11)"' <(tr -s '\n ' ' ' <"$WORK/.err")
status "nor does a spectator" 3 paper 3.6 -d 3 by=kibic claim=A
has "of whom the jury rules too" 'zsűri by=kibic' <(tr -s '\n ' ' ' <"$WORK/.err")
paper 3.6 -d 3 by=B claim=A state=open --yes >/dev/null 2>&1
has "an open dispute is a possible payment on the sheet too" "– lehetséges: fizetés" <("$RENONSZ" -f paper.db sheet 1 1 | tr -s '\n ' ' ')
has "an agreement is told in a line" "A +2, B -4, C +2, ahogy a felek megegyeztek (10.§ (3)" <("$RENONSZ" -f paper.db sheet 1 1 | tr -s '\n ' ' ')
ok "10.§ (3) g in a line" paper 10.3g -d 3 claim=A --dry-run
has "whom the claim accused is asked for" "Hogy kit vádoltak, az így nem derül ki" "$WORK/.err"

# A dispute that is taken up again goes by its deal as it stands now, and by the moment that is said now.
printf 'verseny "Javítva" datum=2026-11-21 leosztas=9\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 A pU ++ kU\n3 A U z ++\n' >mended.ulti
"$RENONSZ" -f mended.db import mended.ulti 2>/dev/null
mended() { "$RENONSZ" -f mended.db rule -r 1 -t 1 "$@"; }
mended 3.4 -d 1 by=B claim=A trick=5 state=open --yes >/dev/null 2>&1
"$RENONSZ" -f mended.db deal edit 1 1 1 B 40 t + k40 --reason x >/dev/null 2>&1
ok "an open dispute is decided on the corrected deal" mended -d 1 --revise 1 state=decided --yes
has "the offender declares it now, with the kontra" "= A +8, B -16, C +8" "$WORK/.out"
has "which is said" "az ítélet óta felírták vagy javították" <(tr -s '\n ' ' ' <"$WORK/.err")
has "the sheet keeps its bid" "40 t" <("$RENONSZ" -f mended.db deals)
mended 3.7 -d 2 by=B claim=A trick=5 --yes >/dev/null 2>&1
status "another moment: which kontras came before it is asked" 3 mended -d 2 --revise 1 trick=1
has "as of a new ruling" 'kontra="kU", ha minden, kontra=-, ha semmi' <(tr -s '\n ' ' ' <"$WORK/.err")
ok "what was said of one moment" mended -d 2 --revise 1 trick=1 kontra=- --yes
ok "is none of another" mended -d 2 --revise 1 trick=4 --dry-run
has "the sheet's kontra counts again" "= A +36, B -54, C +18" "$WORK/.out"
ok "nor of another bid" mended -d 2 --revise 1 bid=p40 --dry-run
has "whose kontras are given with it" "= A +16, B -24, C +8" "$WORK/.out"
# A sheet that turns out to be wrong after its ruling: opened, corrected, decided anew, as every message says.
status "a ruled deal is not corrected" 5 "$RENONSZ" -f mended.db deal edit 1 1 2 A pU ++
for step in "revise N state=open" "revise N state=decided"; do has "before $step" "$step" <(tr -s '\n ' ' ' <"$WORK/.err"); done
status "a kontra that the sheet has not" 3 mended -d 2 --revise 1 trick=4 kontra=rU
has "is told the same" "renonsz leosztás javít; ha ítélet van róla, azelőtt --revise N state=open" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "opened" mended -d 2 --revise 1 state=open trick=4 --yes
ok "corrected" "$RENONSZ" -f mended.db deal edit 1 1 2 A pU ++ --reason x
ok "decided anew" mended -d 2 --revise 1 state=decided --yes
has "without the kontra" "= A +20, B -30, C +10" "$WORK/.out"
ok "dismissed" mended -d 2 --revise 1 state=dismissed reason="nem történt meg" --yes
ok "corrected once more" "$RENONSZ" -f mended.db deal edit 1 1 2 A pU +- --reason x
ok "and decided after all" mended -d 2 --revise 1 state=decided --yes
none "why it was turned down is no reason of that" "$("$RENONSZ" -f mended.db minutes 1 1 2 | grep 'nem történt meg')"
has "which is said" "A korábbi döntést indokolta, ezért kimarad: „nem történt meg”" <(tr -s '\n ' ' ' <"$WORK/.err")
# On appeal the jury sets what the parties had agreed on.
mended jury -d 3 claim=A by=B act="kilátszott" agreed=yes points=-2,4,-2 reason="így jó" --yes >/dev/null 2>&1
status "what was agreed on is no payment of the jury's" 3 mended -d 3 --revise 1 agreed=no
has "who is asked for points" "hiányzik: points=…" "$WORK/.err"
status "and for reasons" 3 mended -d 3 --revise 1 agreed=no points=2,-1,-1
has "of its own" "reason=" "$WORK/.err"
ok "both given" mended -d 3 --revise 1 agreed=no points=2,-1,-1 reason=mert --dry-run
has "it decides" "10.§ (3) d A szabály ezt az esetet nem sorolja fel, ezért a büntetés mértékét a zsűri állapítja meg." <(tr -s '\n ' ' ' <"$WORK/.out")
ok "or it is a listed case" mended 3.8 -d 3 --revise 1 agreed=no trick=2 --dry-run
has "which the rules price" "= A +10, B -15, C +5" "$WORK/.out"
ok "or it is annulled" mended -d 3 --revise 1 agreed=no state=dismissed --dry-run
has "by the jury" "A bejelentést a zsűri elutasította" <(tr -s '\n ' ' ' <"$WORK/.out")
ok "points can be taken back" mended 3.8 -d 3 --revise 1 trick=2 points=- --dry-run
has "to what the rules say" "= A +10, B -15, C +5" "$WORK/.out"
# On appeal it may turn out to be another case, which does not ask what the first did.
mended 3.5 -d 4 bid=U trump=m declarer=A by=B claim=A trick=3 warned_by=C self_corrected=no --yes >/dev/null 2>&1
ok "another case" mended 3.7 -d 4 --revise 1 --dry-run
has "what it does not ask is left out" "ezért kimarad: warned_by=C, self_corrected=no" <(tr -s '\n ' ' ' <"$WORK/.err")
has "the rest stays" "= A +10, B -15, C +5" "$WORK/.out"
# A reason is of what it decided: who pays, how much, by which paragraph; what changes none of it keeps it.
mended 3.5 -d 9 bid=U trump=m declarer=A by=B claim=A trick=3 warned_by=- self_corrected=no reason="nem szólt" --yes >/dev/null 2>&1
while IFS='|' read -r said kept; do
	# shellcheck disable=SC2086
	ok "revised with $said" mended 3.5 -d 9 --revise 1 $said --dry-run
	is "its reason ($said)" "$kept" "$(grep -c 'Indoklás: nem szólt' "$WORK/.out")"
	[[ $said = *reason=* ]] || is "is told to be left out ($said)" $((1 - kept)) "$(tr -s '\n ' ' ' <"$WORK/.err" | grep -c 'kimarad: „nem szólt”')"
done <<'END'
warned_by=C judge=Z|0
self_corrected=yes|0
by=C|0
bid=pU|0
trick=4|1
judge=Z|1
warned_by=C reason=szólt|0
END
# A decision opened again and its deal corrected keeps its reason if it comes out the same; a note on the dispute is none.
again() { "$RENONSZ" --lang hu -f again.db "$@"; }
while IFS='|' read -r name reason opened line kept note; do
	rm -f again.db
	again import mended.ulti 2>/dev/null
	again rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=3 $reason judge=Z --yes >/dev/null 2>&1
	again rule -r 1 -t 1 -d 1 --revise 1 state=open $opened --yes >/dev/null 2>&1
	again rule -r 1 -t 1 -d 1 --revise 1 trick=4 --yes >/dev/null 2>&1
	# shellcheck disable=SC2086
	again deal edit 1 1 1 $line --reason x >/dev/null 2>&1
	ok "opened and decided again: $name" again rule -r 1 -t 1 -d 1 --revise 1 state=decided judge=Z --yes
	is "its reason: $name" "$kept" "$(again minutes 1 1 1 2>/dev/null | grep -c elismerte)"
	is "is told to be left out: $name" "$((1 - kept))" "$(tr -s '\n ' ' ' <"$WORK/.err" | grep -c 'kimarad: „elismerte”')"
	is "as a note: $name" "$note" "$(tr -s '\n ' ' ' <"$WORK/.err" | grep -c 'A nyitott vita megjegyzése volt')"
done <<'END'
its own|reason=elismerte||A U z +-|1|0
a note||reason=elismerte|A U z +-|0|1
another reason|reason=mert|reason=elismerte|A U z +-|0|1
another bid|reason=elismerte||A pU +-|0|0
END
# The jury's is decided again as told where its deal was corrected; the dialogue offers its reason, and its jury.
again rule jury -r 1 -t 1 -d 2 claim=A by=B points=2,-4,2 act="beszólt" reason="megjegyzést tett" judge="Kis Éva" --yes >/dev/null 2>&1
again rule jury -r 1 -t 1 -d 3 claim=A by=B points=2,-4,2 act="beszólt" reason="más" judge="Nagy Béla" --yes >/dev/null 2>&1
again rule -r 1 -t 1 -d 2 --revise 1 state=open --yes >/dev/null 2>&1
again deal edit 1 1 2 A U z +- --reason x >/dev/null 2>"$WORK/.err"
has "what is told" "--revise 1 state=decided" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "is taken" again rule -r 1 -t 1 -d 2 --revise 1 state=decided --yes
has "with its reason" "megjegyzést tett" <(again minutes 1 1 2 2>/dev/null)
again undo --yes >/dev/null 2>&1
yes '' | sed 20q | timeout 20 script -qec "stty cols 80 rows 50; '$RENONSZ' --lang hu -f again.db rule -r 1 -t 1 -d 2" /dev/null 2>/dev/null | tr -d '\r' | tr -s '\n ' ' ' >screen
has "the dialogue offers its reason" "[megjegyzést tett]" screen
has "and its jury" "[Kis Éva]" screen
# No kontra, answered in the dialogue, is stated as much as kontra=- in a line.
for none in '' semmi -; do
	printf '%s\n' A B 3 '' '' '' U A m "$none" '' - | timeout 20 script -qec "stty cols 80 rows 50; '$RENONSZ' --lang hu -f again.db rule 3.7 -r 1 -t 1 -d 4 --dry-run" /dev/null 2>/dev/null | tr -d '\r' | tr -s '\n ' ' ' >screen
	has "no kontra: «$none»" "fizeti, kontra nélkül" screen
	unmatched "is not unknown: «$none»" "Kontra nincs megadva" screen
done
# What was set, agreed on or judged of one case and offender is none of another's.
cp mended.db another.db
another() { "$RENONSZ" -f another.db rule -r 1 -t 1 "$@"; }
another jury -d 5 bid=U trump=m declarer=A by=C claim=A points=-1,2,-1 act="súgott" reason=mert --yes >/dev/null 2>&1
status "the jury's points are of one offender" 3 another jury -d 5 --revise 1 by=B reason="más volt"
has "and asked of another" "hiányzik: points=…" "$WORK/.err"
has "which is said" "A korábbi vétkesre vonatkozott, ezért kimarad: points=-1,2,-1" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "given, they count" another jury -d 5 --revise 1 by=B points=1,-2,1 reason="más volt" --dry-run
# A claim that is turned down sets no points, former or given; undone, they are as they were.
"$RENONSZ" -f another.db export --journal >was
for said in reason=nem points=2,-4,2; do
	another jury -d 5 --revise 1 state=dismissed $said --yes >/dev/null 2>"$WORK/.err"
	has "what is turned down pays nothing: $said" "kimarad: points=$([ $said = reason=nem ] && echo -1,2,-1 || echo 2,-4,2)" <(tr -s '\n ' ' ' <"$WORK/.err")
	is "nor is it said: $said" 0 "$("$RENONSZ" -f another.db export --journal | grep -c 'points=.*dismissed')"
	ok "the book is sound: $said" "$RENONSZ" -f another.db verify
	ok "undone: $said" "$RENONSZ" -f another.db undo --yes
	same "all is as it was: $said" was <("$RENONSZ" -f another.db export --journal)
done
# A book that has such points is read as it is; they count for nobody, and the next revision leaves them out.
sed 's/points=-1,2,-1/& state=dismissed/' was | "$RENONSZ" -f older.db import - 2>/dev/null
same "points of a claim that was turned down" <(sed 's/points=-1,2,-1/& state=dismissed/' was) <("$RENONSZ" -f older.db export --journal)
ok "are sound" "$RENONSZ" -f older.db verify
none "nobody pays" "$("$RENONSZ" -f older.db deals --csv | grep '^1,1,5,')"
ok "revised" "$RENONSZ" -f older.db rule -r 1 -t 1 -d 5 --revise 1 reason=nem --yes
has "they are left out" "kimarad: points=-1,2,-1" <(tr -s '\n ' ' ' <"$WORK/.err")
another 3.4 -d 6 bid=U trump=m declarer=A by=B claim=A trick=3 agreed=yes points=1,-2,1 --yes >/dev/null 2>&1
ok "an agreement is of one offender" another 3.4 -d 6 --revise 1 by=C --dry-run
has "another goes by the rule" "= A +10, B +5, C -15" "$WORK/.out"
has "which is said" "ezért kimarad: agreed=yes, points=1,-2,1" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "the same offender, nothing new" another 3.4 -d 6 --revise 1 trick=4 --dry-run
has "it is agreed still" "A +1, B -2, C +1" "$WORK/.out"
another 3.7 -d 7 bid=U trump=m declarer=A by=C claim=A trick=3 minor=yes late=yes --yes >/dev/null 2>&1
ok "what had no bearing, and what came late" another 3.7 -d 7 --revise 1 by=B --dry-run
has "is another offence of another" "= A +10, B -15, C +5" "$WORK/.out"
has "which is said" "ezért kimarad: late=yes, minor=yes" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "or of another case" another 3.6 -d 7 --revise 1 --dry-run
has "which pays" "= A +10, B +5, C -15" "$WORK/.out"
# 13.§ (1) 6: the sheet takes the seats over once, and its deals with them; who claimed is the same person after it.
printf 'verseny "Ülés" datum=2026-11-21 leosztas=9\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 A pU ++\n' \
	| "$RENONSZ" -f sat.db import - 2>/dev/null
sat() { "$RENONSZ" -f sat.db rule -r 1 -t 1 -d 3 "$@"; }
ok "wrong seats" sat 1.6 seats=BAC claim=A stage=committed
has "who claimed" "Bejelentette: Kiss Péter (A)" "$WORK/.out"
has "who really sat where, by name" "Valójában így ültek: Nagy Éva (A), Kiss Péter (B), Tóth Imre (C)." <(tr -s '\n ' ' ' <"$WORK/.out")
has "that the deals go with the seats is said first" "A lap eddigi leosztásai (2) azokéi lesznek" <(tr -s '\n ' ' ' <"$WORK/.out")
"$RENONSZ" -f sat.db minutes 1 1 3 >sat.minutes 2>/dev/null
has "the minutes name the same claimant" "Bejelentette: Kiss Péter (B)" sat.minutes
has "and the same seats" "Valójában így ültek: Nagy Éva (A), Kiss Péter (B), Tóth Imre (C)." <(tr -s '\n ' ' ' <sat.minutes)
ok "said once more" sat 1.6 seats=BAC claim=A stage=committed
has "it is there" "már fel volt írva" "$WORK/.err"
ok "who decided is added" sat --revise 1 judge="Bíró Éva"
seated() { "$RENONSZ" -f sat.db table list --csv | sed 1d | cut -d, -f3-5; }
is "the seats stay corrected" "Nagy Éva,Kiss Péter,Tóth Imre" "$(seated)"
has "and the claimant the same" "Bejelentette: Kiss Péter (B)" <("$RENONSZ" -f sat.db minutes 1 1 3 2>/dev/null)
"$RENONSZ" -f sat.db export --journal >sat.ulti 2>/dev/null
ok "the journal is read" "$RENONSZ" -f sat2.db import sat.ulti
same "and written the same" sat.ulti <("$RENONSZ" -f sat2.db export --journal 2>/dev/null)
has "with the claimant" "Bejelentette: Kiss Péter (B)" <("$RENONSZ" -f sat2.db minutes 1 1 3 2>/dev/null)
ok "turned down after all" sat --revise 1 state=dismissed reason="nem így volt"
is "the seats are as they were" "Kiss Péter,Nagy Éva,Tóth Imre" "$(seated)"
has "and so is the claimant" "Bejelentette: Kiss Péter (A)" <("$RENONSZ" -f sat.db minutes 1 1 3 2>/dev/null)
# Tricks that were looked at for a claim that is turned down at the end: every kontra counts, the deal may be nowhere yet.
put() { timeout 8 script -qec "stty cols 80 -echo; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu -f mended.db rule -r 1 -t 1 -d $1" /dev/null <typed 2>/dev/null | tr -d '\r' >screen; }
printf '3.6\nA\nB\n5\n\n\n\npiros ulti\nA\nkontra ulti\n\n-\ne\ni\n\n\nn\n' >typed
put 5
has "the kontra typed before is paid" "= A -52, B +26, C +26" screen
has "with the trick that it was about" "A bejelentés az 5. ütésről szólt." screen
is "the last question has no answer of its own" 1 "$(grep -c 'Erre választ kell adni' screen)"
printf '3.6\nA\nB\n1\n\n\n\npiros ulti\nA\n-\n\n-\ne\ni\nkontra ulti\n\n\nn\n' >typed
put 5
has "those after an act in the first trick are asked" "= A -52, B +26, C +26" screen

# ---- a dispute that comes before the deal's line
rm -f ./*.db*
printf 'verseny "Előbb a vita" datum=2026-11-21 leosztas=3\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' >early.ulti
early() {
	rm -f early.db*
	"$RENONSZ" -f early.db import early.ulti >/dev/null 2>&1
	"$RENONSZ" -f early.db rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=3 bid=U trump=z declarer=A state=open --yes >/dev/null 2>&1
}
for way in "deal add 1 1 1" "deal edit 1 1 1" "deal add 1 1"; do
	early
	ok "$way takes the line of a disputed deal" "$RENONSZ" -f early.db $way A U z ++ kU
	has "$way: the dispute goes on" "1. leosztás: nyitott vita van róla (1. ítélet)" <(tr -s '\n ' ' ' <"$WORK/.err")
	is "$way: it is deal 1" "1 A U z ++ kU" "$("$RENONSZ" -f early.db export --journal | grep -o '^1 A.*')"
	ok "$way: it is decided by the line" "$RENONSZ" -f early.db rule -r 1 -t 1 -d 1 --revise 1 state=decided --yes
	has "$way: with its kontra" "= A +18, B -27, C +9" "$WORK/.out"
	ok "$way: the book is whole" "$RENONSZ" -f early.db verify
	"$RENONSZ" -f early.db export --journal >told.ulti
	rm -f told.db*
	ok "$way: its journal" "$RENONSZ" -f told.db import told.ulti
	ok "$way: makes the same book" "$RENONSZ" -f told.db diff early.db
done
early
"$RENONSZ" -f early.db deal add 1 1 1 A U z ++ kU >/dev/null 2>&1
"$RENONSZ" -f early.db export --journal >told.ulti
rm -f told.db*
ok "still open: its journal" "$RENONSZ" -f told.db import told.ulti
ok "still open: makes the same book" "$RENONSZ" -f told.db diff early.db
ok "still open: the book is whole" "$RENONSZ" -f early.db verify
ok "still open: turned down" "$RENONSZ" -f early.db rule -r 1 -t 1 -d 1 --revise 1 state=dismissed reason=nem --yes
has "still open: the line counts" "Tóth Imre" <("$RENONSZ" -f early.db sheet 1 1)
is "still open: as it was played" "1 A U z ++ kU" "$("$RENONSZ" -f early.db export --journal | grep -o '^1 A.*')"
early
status "what is void is no line of it" 5 "$RENONSZ" -f early.db deal add 1 1 1 ervenytelen '"x"'
has "for the dispute decides that" "nyitott vita van róla; előbb döntse el" <(tr -s '\n ' ' ' <"$WORK/.err")
printf 'A U z ++ kU\nB P m +\nC P m +\n.\n' | "$RENONSZ" -f early.db enter 1 1 >typed 2>&1
has "the prompt says that it is disputed" "1. leosztás: nyitott vita van róla (3.4)" typed
is "and takes three lines as three deals" "1 A U 2 B P 3 C P" "$("$RENONSZ" -f early.db export --journal | grep -o '^[123] [ABC] [UP]' | paste -sd' ')"
early
printf '>\nB P m +\nC P m +\n.\n' | "$RENONSZ" -f early.db enter 1 1 >typed 2>&1
is "or goes past it" "2 B P 3 C P" "$("$RENONSZ" -f early.db export --journal | grep -o '^[123] [ABC] [UP]' | paste -sd' ')"

# ---- 10.§ (3) g in one line: what was claimed is no fact
printf 'verseny "Vád" datum=2026-11-21 leosztas=9\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Rácz Ödön"\n1 A U z ++\n2 B U z ++\n3 C U z ++\n4 A U z ++\n' >charge.ulti
"$RENONSZ" -f charge.db import charge.ulti >/dev/null 2>&1
charge() { "$RENONSZ" -f charge.db rule 10.3g -r 1 -t 1 "$@"; }
ok "a charge in words of one's own" charge -d 1 claim=C act="B belenézett a talonba." --yes
"$RENONSZ" -f charge.db minutes 1 1 1 >charge.page
tr -s '\n ' ' ' <charge.page >charge.words
has "is what the claim said" "A bejelentés szerint: B belenézett a talonba; az elvitt ütéseket megnézték, szabálytalanság nem volt." charge.words
has "whom it accused" "Akit a bejelentés vádol: Nagy Éva (B)" charge.words
has "who has a line to sign" "_ Nagy Éva (B)" charge.words
has "the claimant is at fault" "Vétkes: Tóth Imre (C)" charge.words
has "in the list too" "A bejelentés szerint: B belenézett a talonba; az elvitt ütéseket" <("$RENONSZ" -f charge.db ruling list --csv)
has "and in English" "According to the claim: B belenézett a talonba; the taken tricks were looked at" <("$RENONSZ" --lang en -f charge.db minutes 1 1 1 | tr -s '\n ' ' ')
ok "by name" charge -d 2 claim=C act="Rácz Ödön leejtett egy lapot" --yes
has "he is accused" "Akit a bejelentés vádol: Rácz Ödön (D)" <("$RENONSZ" -f charge.db minutes 1 1 2 | tr -s '\n ' ' ')
ok "of nobody who is named" charge -d 3 claim=C act="nem adott színt" --yes
"$RENONSZ" -f charge.db minutes 1 1 3 | tr -s '\n ' ' ' >charge.words
has "the words are a claim still" "Mi történt: A bejelentés szerint: nem adott színt; az elvitt" charge.words
is "which accuses nobody" 0 "$(grep -c 'vádol' charge.words)"
ok "what tells of the claim itself" charge -d 4 claim=D act="alaptalanul jelentett" --dry-run
is "stays as it is" 0 "$(grep -c 'bejelentés szerint' "$WORK/.out")"

# ---- who was entitled to begin did not begin unentitled, and a misdeal is the dealer's
printf 'verseny "Kezdő" datum=2026-11-21 leosztas=9\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Rácz Ödön"\n1 A U z ++\n2 B U z ++\n3 C U z ++\n4 D U z ++ o=C\n' >start.ulti
"$RENONSZ" -f start.db import start.ulti >/dev/null 2>&1
start() { "$RENONSZ" -f start.db rule -r 1 -t 1 "$@"; }
for case in "2.6 bid=U innocent_bids=no" "2.7 bid=U second_bidder=B second_count_ok=yes"; do
	status "$case: the one after the dealer begins" 3 start $case -d 4 by=D
	tr -s '\n ' ' ' <"$WORK/.err" >start.err
	has "$case: who begins by the book" "${case%% *} eset: „D” a kezdő, mert „C” osztott (3.§ (10)); ő jogosan kezdett" start.err
	has "$case: and if the sheet is wrong" "ha a lap szerinti osztó téves, adja meg, ki osztott: dealer=…" start.err
	ok "$case: somebody else" start $case -d 4 by=A --dry-run
done
status "2.7: nor was that one the second bidder" 3 start 2.7 -d 4 by=A bid=U second_bidder=D second_count_ok=yes
has "but was skipped" "ő maradt ki, tehát nem ő licitált másodszor" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "2.6: where no book tells who dealt" "$RENONSZ" rule 2.6 --rules mausz-2017 by=A bid=U innocent_bids=no
for case in 1.1 1.4; do
	status "$case: somebody who did not deal" 3 start $case -d 4 by=A
	has "$case: is told who did" "az vétett, aki osztott, a lap szerint „C”; by=A ennek ellentmond" <(tr -s '\n ' ' ' <"$WORK/.err")
	ok "$case: the dealer" start $case -d 4 by=C --dry-run
done
printf '2.7\n-\nA\n\ni\nU\nB\n\n\n-\n.\n' >typed
timeout 5 script -qec "stty cols 80 -echo; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu -f start.db rule -r 1 -t 1 -d 4" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "the dialogue offers who was skipped" "12 lapos játékos kimaradt: Rácz Ödön (D)" <(tr -s '\n ' ' ' <screen)

# ---- another decision is another jury's, until it is said whose
ok "a first decision" start 3.8 -d 1 by=B claim=A trick=4 judge="Első Elek, Második Manó" --yes
ok "the next one" start -d 1 --revise 1 state=dismissed reason=nem --yes
has "is not theirs" "ezért a neve kimarad: Első Elek, Második Manó" <(tr -s '\n ' ' ' <"$WORK/.err")
"$RENONSZ" -f start.db minutes 1 1 1 | tr -s '\n ' ' ' >start.page
is "whose names are no signature" 0 "$(grep -c 'Zsűri:\|Elek, zsűritag\|Elek _' start.page)"
has "but lines to sign" "_ zsűritag" start.page
ok "who decided is said" start -d 1 --revise 1 state=decided judge="Első Elek" --yes
has "and stands there" "Első Elek, zsűritag" <("$RENONSZ" -f start.db minutes 1 1 1)
ok "what decides nothing else" start -d 1 --revise 1 reason=pontosítva --yes
has "stays theirs" "Első Elek, zsűritag" <("$RENONSZ" -f start.db minutes 1 1 1)
printf 'Harmadik Huba\nn\n' >typed
timeout 5 script -qec "stty cols 80 -echo; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu -f start.db rule -r 1 -t 1 -d 1 --revise 1 by=C" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "at a terminal it is asked" "Kik döntöttek?" screen
has "and nobody is offered" "Harmadik Huba" screen

# ---- the casebook has what one ruling is compared with another by
rm -f ./*.db*
printf 'verseny "Esettár Kupa" datum=2026-11-21 leosztas=9\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++ kU\n2 B U z ++\n3 C U z ++\n4 A U z ++\n' | "$RENONSZ" import - >/dev/null 2>&1
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=5 --yes >/dev/null 2>&1
"$RENONSZ" rule jury -r 1 -t 1 -d 2 by=B act="Nagy Éva súgott Kiss Péternek" points=2,-4,2 reason="Éva előnyt adott" --yes >/dev/null 2>&1
"$RENONSZ" rule 3.8 -r 1 -t 1 -d 3 by=B claim=A trick=2 state=dismissed reason="nem látszott" --yes >/dev/null 2>&1
"$RENONSZ" rule 2.4 -r 1 -t 1 -d 4 by=A claim=B previous_bid=pU stage=play --yes >/dev/null 2>&1
"$RENONSZ" casebook --csv >cases.csv
"$RENONSZ" casebook | tr -s '\n ' ' ' >cases.words
has "the trick and the kontra" ",5,kU,,decided,," cases.csv
has "in words too" "Kontra: ulti." cases.words
has "what was done, and why" "decided,B súgott A-nak,B előnyt adott" cases.csv
has "what was turned down" ",2,,,dismissed,,nem látszott" cases.csv
has "as turned down, with nothing paid" ",védő,U,,dismissed,,13.§" cases.csv
has "in words who was accused" "(vádolt: védő)" cases.words
has "and that it was turned down" "a bejelentés elutasítva" cases.words
has "the bid before" ",,,pU,decided,," cases.csv
is "nobody's name" 0 "$(grep -c 'Nagy\|Éva\|Kiss\|Tóth' cases.csv)"

# ---- what is said on the way
ok "an unrecorded deal without kontras" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 6 by=B trick=4 bid=U trump=z declarer=A --dry-run
has "is taken to have none" "Kontra nincs megadva, és a leosztás nincs felírva: úgy számít, hogy nem hangzott el (R-70)." <(tr -s '\n ' ' ' <"$WORK/.out")
ok "none said" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 6 by=B trick=4 bid=U trump=z declarer=A kontra=- --dry-run
is "is no guess" 0 "$(grep -c 'nincs megadva' "$WORK/.out")"
ok "words that name nobody" "$RENONSZ" rule 3.8 -r 1 -t 1 -d 6 by=B bid=U trump=z declarer=A trick=2 act="leesett egy lapja" --dry-run
has "with the name" "Elkövette: Nagy Éva (B)." "$WORK/.out"
ok "words that do" "$RENONSZ" rule 3.8 -r 1 -t 1 -d 6 by=B bid=U trump=z declarer=A trick=2 act="Éva leejtette" --dry-run
is "without it" 0 "$(grep -c Elkövette "$WORK/.out")"
ok "a claim turned down" "$RENONSZ" rule 3.8 -r 1 -t 1 -d 6 by=B claim=A bid=U trump=z declarer=A trick=2 act="leesett egy lapja" state=dismissed --dry-run
has "charge and accused" "A bejelentés szerint: Leesett egy lapja. A bejelentés szerint elkövette: Nagy Éva (B)." <(tr -s '\n ' ' ' <"$WORK/.out")
ok "of the jury's" "$RENONSZ" rule jury -r 1 -t 1 -d 6 by=B claim=A act="súgott" state=dismissed --dry-run
is "no tricks are spoken of" 0 "$(grep -c '10.§ (3) g' "$WORK/.out")"
ok "the parti in dispute" "$RENONSZ" rule 3.10 -r 1 -t 1 -d 6 bid=P trump=z declarer=A --dry-run
is "breaks no rule" 0 "$(grep -c 'Ez eltér' "$WORK/.out")"
status "who leads has no duty" 3 "$RENONSZ" rule 3.4 -r 1 -t 1 -d 6 by=A bid=P trump=z declarer=A trick=1
has "which is told" "az 1. ütésben a felvevő (A) hív" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "but the seven of an ulti" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 6 by=A bid=U trump=z declarer=A trick=1 --dry-run
has "who claimed stands in the list" "Bejelentő" <("$RENONSZ" ruling list)
has "an unfounded claim is found first" "10.3g" <("$RENONSZ" rule --rules mausz-2017 alaptalanul jelentett, megnéztük az ütéseket 2>&1 | grep -m1 '3')
# Trumps are no failure to trump; one card alone makes a sentence; an answer that may be left out is emptied.
printf '3.4\nA\nB\n4\n\n\n\nU\nA\nz\n\n3\n\nzöld ász\nmakk ász\n-\n.\n' >typed
timeout 5 script -qec "stty cols 80 -echo; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu rule -r 1 -t 1 -d 6" /dev/null <typed 2>/dev/null | tr -d '\r' | tr -s '\n ' ' ' >screen
has "a trump is no failure to trump" "Ezzel a lappal nem mulasztott" screen
has "one card is told" "nem aduzott: makk ászt tett" screen
printf '3.4\nA\nB\n4\n\n\n\nU\nA\nz\n\n1\nmakk\n<\n-\n\n-\n.\n' >typed
timeout 5 script -qec "stty cols 80 -echo; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu rule -r 1 -t 1 -d 6" /dev/null <typed 2>/dev/null | tr -d '\r' | tr -s '\n ' ' ' >screen
has "it can be emptied" "[makk; - : üres]" screen
has "and is" "nem adott színre színt, pedig adhatott volna" screen
printf '3.4\nB\nA\n1\n\n\n\nP\nA\nz\n\n.\n' >typed
timeout 5 script -qec "stty cols 80 -echo; env TERM=xterm NO_COLOR=1 '$RENONSZ' --lang hu rule -r 1 -t 1 -d 6" /dev/null <typed 2>/dev/null | tr -d '\r' >screen
has "what cannot be is told in the dialogue" "az 1. ütésben a felvevő (A) hív" <(tr -s '\n ' ' ' <screen)
none "in lines of the screen" "$(grep 'felvevő (A) hív' screen | grep -E '.{81}')"

# R-70: who leads breaks 3.4 after every kontra, but for the seven of an ulti; not in part, and as the minutes say.
printf 'verseny "Hívó" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++ kU,P\n2 B RD - k:AC\n3 A 40 z + k40\n' \
	| "$RENONSZ" -f leader.db import - 2>/dev/null
leader() { "$RENONSZ" -f leader.db rule "$@"; }
status "without its trick none left out" 3 leader 3.4 -r 1 -t 1 -d 1 by=A claim=B kontra=- --dry-run
has "for that it must have been the lead" "trick=1" "$WORK/.err"
ok "all count" leader 3.4 -r 1 -t 1 -d 1 by=A claim=B --dry-run
has "the bid with its kontras" "= A -28, B +14, C +14" "$WORK/.out"
ok "the seven was led" leader 3.4 -r 1 -t 1 -d 1 by=A claim=B trick=1 --dry-run
has "before them" "= A -18, B +9, C +9" "$WORK/.out"
status "some of them" 3 leader 3.4 -r 1 -t 1 -d 2 by=B claim=A kontra=k:C --dry-run
ok "in no-trump too" leader 3.4 -r 1 -t 1 -d 2 by=B claim=A --dry-run
has "all count there" "= A +24, B -48, C +24" "$WORK/.out"
ok "a defender's, some of them" leader 3.4 -r 1 -t 1 -d 2 by=A claim=B kontra=k:C --yes
status "is told as it was told" 1 grep -q 'nem ismert' <("$RENONSZ" -f leader.db minutes 1 1 2)
ok "an announcement before the kontra" leader 3.3 -r 1 -t 1 -d 3 by=B claim=A meld=20 trick=1 kontra=- --dry-run
has "is paid without it" "fizeti, kontra nélkül" <(tr -s ' \n' ' ' <"$WORK/.out")
ok "a wrong number" leader 3.9 -r 1 -t 1 -d 3 by=B claim=A wrong_count=B trick=4 --dry-run
has "came to light later" "lapszám pedig később derült ki" <(tr -s ' \n' ' ' <"$WORK/.out")

# 10.§ (3) g that is annulled: what the old jury found stays the old jury's; who claimed is cleared, no claim dismissed.
printf 'verseny "Kifogás" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P m +\n2 A P m +\n3 A P m +\n' \
	| "$RENONSZ" -f clear.db import - 2>/dev/null
clear_claimant() { "$RENONSZ" -f clear.db rule -r 1 -t 1 "$@"; }
ok "an unfounded claim" clear_claimant 10.3g -d 1 claim=C act="Kiss nem adott színre színt" judge=X --yes
ok "is annulled" clear_claimant -d 1 --revise 1 state=dismissed reason="Az ütéseket nem nézték meg." judge=Y --yes
has "who claimed is cleared" "a bejelentő nem vétett, felírva" "$WORK/.err"
"$RENONSZ" -f clear.db minutes 1 1 1 | tr -s '\n ' ' ' >cleared
has "what was claimed is left" "Mi történt: Tóth Imre (C) renonszot jelentett be Kiss Péter (A) ellen. A bejelentés szerint: Kiss nem adott színre színt. Döntés" cleared
is "what the old jury found is not" 0 "$(grep -c 'megnézték, szabálytalanság' cleared)"
has "the log says it so" "a bejelentő nem vétett; bejelentő: C" <("$RENONSZ" -f clear.db log | tr -s '\n ' ' ')
has "the list too" "a bejelentő nem vétett" <("$RENONSZ" -f clear.db ruling list)
has "in English" "claimed a renonsz against Kiss Péter (A). According to the claim: Kiss nem adott színre színt. " \
	<("$RENONSZ" --lang en -f clear.db minutes 1 1 1 | tr -s '\n ' ' ')
ok "decided again" clear_claimant -d 1 --revise 1 state=decided reason="Mégis megnézték." judge="Zám Zita" --yes
has "it is found again" "színre színt; az elvitt ütéseket megnézték, szabálytalanság nem volt." <("$RENONSZ" -f clear.db minutes 1 1 1 | tr -s '\n ' ' ')

# A named case dismissed on appeal in the dialogue keeps what was told and what forbids it.
ok "a named case" clear_claimant jury -d 3 by=A claim=B act="Belenézett a felvevő lapjaiba" paragraph="9.§ (6)" trick=4 points=-4,2,2 reason=r --yes
printf '1\nmert nem\n3\ni\nn\n\n\n\n\n\n\ni\n' >typed
timeout 9 script -qec "stty cols 80; '$RENONSZ' -f clear.db rule -r 1 -t 1 -d 3" /dev/null <typed >screen 2>&1
has "is dismissed with its words" 'trick=4 bid=P declarer=A trump=makk paragraph="9.§ (6)" state=dismissed act="Belenézett a felvevő lapjaiba." reason="Felülvizsgálat oka: mert nem"' \
	<("$RENONSZ" -f clear.db export --journal)
has "and its paragraph" "amire a bejelentés szólt: 9.§ (6)" <("$RENONSZ" -f clear.db minutes 1 1 3)
ok "one without a paragraph" clear_claimant jury -d 2 by=A claim=B act="Valami" state=dismissed reason=r --yes
is "ends with none" "Paragrafusok: 10.§ (3) a" "$("$RENONSZ" -f clear.db minutes 1 1 2 | grep Paragrafusok)"

# What a claim rests on is told without what one types; the menu's own words are its line; who claimed whom is offered.
ok "a claim against who threw in" clear_claimant a felvevő kihívás előtt bedobta a lapjait -d 2 --revise 1 state=dismissed by=A claim=B --yes
is "is dismissed without a command" 0 "$("$RENONSZ" -f clear.db export --journal | grep -c 'az eredmény: bedob')"
has "but with its reason" 'reason="6.§ (9): Joga van hozzá: a licitet kontrázva fizeti. Kihívás után csak' <("$RENONSZ" -f clear.db export --journal)
status "a claim of no case" 2 clear_claimant -d 3 state=dismissed by=A
has "is told what is wanting" "nem derül ki, melyik esetről van szó" "$WORK/.err"
printf 'verseny "Szavak" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A 20 m +\n2 B RD - k:AC\n' \
	| "$RENONSZ" -f words.db import - 2>/dev/null
ok "an announcement" "$RENONSZ" -f words.db rule 3.3 -r 1 -t 1 -d 1 claim=B by=C meld=20 trick=4 --yes
printf '1\nmás\nreménytelen licit\nNem vétség\ni\nn\n\n\n\n\n-\ni\n' >typed
timeout 9 script -qec "stty cols 80; '$RENONSZ' -f words.db rule -r 1 -t 1 -d 1" /dev/null <typed >screen 2>&1
has "it was none, by whom and when" 'itelet 1 jury claim=B by=C trick=4' <("$RENONSZ" -f words.db export --journal)
none "no question is wider than the screen" "$(tr -d '\r' <screen | sed -n '/Felírjam/,$p' | grep -E '^.{81}')"
printf '3.8\nA\nC\n1\n\n\n\n' >typed
timeout 9 script -qec "stty cols 80; '$RENONSZ' -f words.db rule -r 1 -t 1 -d 2" /dev/null <typed >screen 2>&1
has "the example names a defender" "vagy szóval: kontra A" screen

# 13.§ (1) 5 at a table of four: who sat out is another, and the minutes have the points that moved.
printf 'verseny "Négyen" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Dóra"\n1 A U z ++\n2 B U z ++\n' \
	| "$RENONSZ" -f sat.db import - 2>/dev/null
ok "dealt out of turn" "$RENONSZ" -f sat.db rule 1.5 -r 1 -t 1 -d 2 by=C claim=B stage=committed --yes
has "the points that moved" "Pontok: Kiss Péter (A) -5, Nagy Éva (B) +10, Tóth Imre (C) 0, Szabó Dóra (D) -5" \
	<("$RENONSZ" -f sat.db minutes 1 1 2 | tr -s '\n ' ' ')
ok "a bid without its cards" "$RENONSZ" -f sat.db rule nem volt nála az adu hetes, mégis ultit mondott -r 1 -t 1 -d 1 by=A claim=B state=dismissed --dry-run
has "that the sheet has as made" "a lapon teljesült: ulti" <(tr -s '\n ' ' ' <"$WORK/.out")
# Kontras stand in one order on a paper; a ruling that cannot be read back is told to be so.
ok "two kontras" "$RENONSZ" -f leader.db rule 3.4 -r 1 -t 1 -d 1 by=A claim=B trick=2 --yes
is "stand in the order of the bid" 0 "$("$RENONSZ" -f leader.db minutes 1 1 1 | grep -c 'parti, ulti')"
for trigger in $(sqlite3 leader.db "select name from sqlite_master where type = 'trigger' and tbl_name = 'ruling'"); do
	sqlite3 leader.db "drop trigger $trigger"
done
sqlite3 leader.db "update ruling set facts = 'nonsense=1'"
status "minutes of a ruling that is no more" 7 "$RENONSZ" -f leader.db minutes 1 1 1
has "say so" "nem olvasható vissza" "$WORK/.err"
# What was claimed by a paragraph that is one thing's stands by its name where the claim was dismissed.
has "the paper names what was claimed" "Eset: Belenézett más lapjaiba" <("$RENONSZ" -f clear.db minutes 1 1 3)
has "the casebook too" "jury,Belenézett más lapjaiba," <("$RENONSZ" -f clear.db casebook --csv)

# Notes of an open dispute are no reasons; what was dealt again is no fact of the ruling; 9.§ (3) allows what is told.
"$RENONSZ" -f notes.db event new Próba --deals 9 >/dev/null 2>&1
"$RENONSZ" -f notes.db import - >/dev/null 2>&1 <<'END'
verseny "Próba" leosztas=9
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++ kU
2 A P m -
END
ok "a dispute is left open with a remark" "$RENONSZ" -f notes.db rule 3.4 -r 1 -t 1 -d 1 claim=A by=B trick=3 state=open \
	reason="Vitatják, volt-e nagyobb tökje." --yes
has "that its minutes call so" "Megjegyzés: Vitatják" <("$RENONSZ" -f notes.db minutes 1 1 1)
ok "it is decided" "$RENONSZ" -f notes.db rule 3.4 -r 1 -t 1 -d 1 --revise 1 state=decided judge="Kun Béla" --yes
has "the remark is left out, and that is told" "megjegyzése volt" "$WORK/.err"
"$RENONSZ" -f notes.db minutes 1 1 1 >decided.txt
status "no reason of the decision" 1 grep -q "Vitatják" decided.txt
ok "a deal is dealt again" "$RENONSZ" -f notes.db rule 1.2 -r 1 -t 1 -d 3 by=A claim=C stage=before-bid --yes
ok "and played" "$RENONSZ" -f notes.db deal add 1 1 3 B P t +
has "the minutes say so of it" "Az újraosztás után a lapon: B P t +" <("$RENONSZ" -f notes.db minutes 1 1 3)
has "in English" "On the sheet, dealt again: B P t +" <("$RENONSZ" --lang en -f notes.db minutes 1 1 3)
# R-43: who appeals after the new deal was played gets the original back; what else is decided waits for that.
deals() { "$RENONSZ" -f notes.db export --journal | grep -m1 '^3 '; }
status "another decision is not made over the deal dealt anew" 5 "$RENONSZ" -f notes.db rule -r 1 -t 1 -d 3 --revise 1 state=open --yes
has "which says what to do" "előbb utasítsa el (--revise 1 state=dismissed): akkor az eredeti leosztás áll vissza" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "a dismissal is looked at" "$RENONSZ" --lang en -f notes.db rule -r 1 -t 1 -d 3 --revise 1 state=dismissed reason=x --dry-run
has "the deal dealt anew has no former result" "the result of the deal dealt again (B P t +) is lost, and the deal has no former one" \
	<(tr -s '\n ' ' ' <"$WORK/.out")
ok "it is dismissed" "$RENONSZ" -f notes.db rule -r 1 -t 1 -d 3 --revise 1 state=dismissed reason="Nem volt téves osztás." --yes
none "no deal stands there again" "$(deals)"
ok "the book is sound" "$RENONSZ" -f notes.db verify
"$RENONSZ" -f notes.db export --journal >notes.ulti && "$RENONSZ" -f again.db import notes.ulti >/dev/null 2>&1
none "its journal makes the same" "$(diff notes.ulti <("$RENONSZ" -f again.db export --journal))"
ok "the ruling can be decided anew" "$RENONSZ" -f notes.db rule -r 1 -t 1 -d 3 --revise 1 state=decided reason="Mégis." --yes
ok "and be undone" "$RENONSZ" -f notes.db undo --yes
# Which result is lost and which one stands is said before it is saved, and on the minutes.
printf 'verseny "Újra" datum=2026-11-21 leosztas=9\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 B D z +\n2 A U z ++ kU\n' \
	| "$RENONSZ" -f anew.db import - 2>/dev/null
anew() { local lang=$1; shift; "$RENONSZ" --lang "$lang" -f anew.db rule -r 1 -t 1 "$@"; }
ok "a played deal is dealt again" anew hu 1.4 -d 1 by=C claim=A --yes
ok "and played again" "$RENONSZ" -f anew.db deal add 1 1 1 C P t +
for end in --dry-run --yes; do
	lang=$([ $end = --yes ] && echo hu || echo en)
	ok "the ruling falls: $end" anew "$lang" -d 1 --revise 1 state=dismissed reason="Nem volt téves osztás." $end
	is "the lost result is not called the sheet's" 0 "$(grep -c 'felírták vagy javították\|recorded or corrected' "$WORK/.err")"
	cp "$WORK/.out" "fell.$lang"
done
has "what is lost" "az újraosztott leosztás eredménye (C P t +) elvész, a korábbi (B D z +) érvényes" <(tr -s '\n ' ' ' <fell.hu)
has "in English" "the result of the deal dealt again (C P t +) is lost, and the former one (B D z +) stands" <(tr -s '\n ' ' ' <fell.en)
has "the minutes name what stands" "a leosztás eredménye érvényes. Ez az újraosztás előtti eredmény: B D z +." <("$RENONSZ" -f anew.db minutes 1 1 1 | tr -s '\n ' ' ')
has "in English" "the result of the deal stands. That is the one from before it was dealt again: B D z +." \
	<("$RENONSZ" --lang en -f anew.db minutes 1 1 1 | tr -s '\n ' ' ')
# Cards thrown together are no offence: the kontra counts, and the dispute came later.
for said in 3.10 3.11; do
	ok "$said names no offence" anew hu $said -d 2 claim=A --dry-run
	has "why the kontra counts" "a vita pedig a lapok összedobása után támadt, ezért számít" <(tr -s '\n ' ' ' <"$WORK/.out")
	is "nor in a word" 0 "$(grep -c vétség "$WORK/.out")"
	ok "in English" anew en $said -d 2 claim=A --dry-run
	has "likewise" "the dispute arose after the cards were thrown together, so it counts" <(tr -s '\n ' ' ' <"$WORK/.out")
done
ok "what 9.§ (3) allows is dismissed" "$RENONSZ" -f notes.db rule jury -r 1 -t 1 -d 2 claim=A by=B state=dismissed \
	paragraph="9.§ (3)" act="megnézte az utolsó ütést" --yes
"$RENONSZ" -f notes.db minutes 1 1 2 >allowed.txt
has "by its own title" "Eset: Az utolsó ütés megnézése" allowed.txt
status "and not as what was claimed" 1 grep -q "amire a bejelentés szólt" allowed.txt
has "the casebook cites what turned it down" "10.§ (3) a; 9.§ (3)" <("$RENONSZ" -f notes.db casebook --csv)
status "a paragraph at a listed case" 3 "$RENONSZ" -f notes.db rule 3.4 -r 1 -t 1 -d 2 claim=A by=B state=dismissed \
	paragraph="9.§ (3)" --dry-run
has "goes with the jury's alone" "csak a zsűri esetéhez adható meg" "$WORK/.err"
ok "a claim without a bid is dismissed" "$RENONSZ" -f notes.db rule 2.2 -r 1 -t 1 -d 4 claim=A by=B state=dismissed --yes
"$RENONSZ" -f notes.db casebook >book.txt
status "whoever was accused is no offender in the casebook" 1 grep -q "(vádolt: vétkes)" book.txt

# 10.§ (3) g where no trick was looked at: whom the claim was against and what it said is told; turned down, what it was.
unseen() { timeout 9 script -qec "stty cols 80; '$RENONSZ' --lang $1 -f unseen.db rule $2" /dev/null <typed >screen 2>&1; }
unseen_minutes() { "$RENONSZ" --lang "$1" -f unseen.db minutes 1 1 "$2" | tr -s '\n ' ' '; }
printf 'verseny "Nem nézték" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 A P m +\n3 A P m +\n' \
	| "$RENONSZ" -f unseen.db import - 2>/dev/null
printf '1\nn\nÉva\nPéter\nPéter nem tett makkot\nKovács Jenő\ni\n' >typed
unseen hu "10.3g -r 1 -t 1 -d 2"
unseen_minutes hu 2 >unseen.page
has "whom and what" "Mi történt: Nagy Éva (B) renonszot jelentett be Kiss Péter (A) ellen. A bejelentés szerint: Péter nem tett makkot; az elvitt ütéseket nem nézték meg. Megállapított" unseen.page
has "the accused is named" "Akit a bejelentés vádol: Kiss Péter (A)" unseen.page
has "and signs" "_ Kiss Péter (A)" unseen.page
printf '1\nB appealed\n1\ny\n\n\n\n\n-\ny\n' >typed
unseen en "-r 1 -t 1 -d 2"
has "they were looked at after all: what was told is kept" "claimed a renonsz against Kiss Péter (A). According to the claim: Péter nem tett makkot; the taken tricks were looked at, and" <(unseen_minutes en 2)
printf '1\nn\nB\n\nA played no makk\n-\ny\n' >typed
unseen en "10.3g -r 1 -t 1 -d 3"
has "nobody named" "What was done: According to the claim: A played no makk; the taken tricks were not looked at. " <(unseen_minutes en 3)
ok "in one line" "$RENONSZ" -f unseen.db rule 10.3g -r 1 -t 1 -d 3 --revise 1 minor=yes act="Péter nem tett tököt" --yes
has "the words are a claim too" "ellen. A bejelentés szerint: Péter nem tett tököt; az elvitt ütéseket nem nézték meg." <(unseen_minutes hu 3)
ok "an unfounded claim" "$RENONSZ" -f unseen.db rule 10.3g -r 1 -t 1 -d 1 claim=B trick=5 act="Péter nem tett makkot" judge="Bíró Béla" --yes
printf '1\nÉva fellebbezett\n1\nn\n\n\n\nKovács Jenő\ni\n' >typed
unseen hu "-r 1 -t 1 -d 1"
has "revised: Enter keeps whom and what" "ellen. A bejelentés szerint: Péter nem tett makkot; az elvitt ütéseket nem nézték meg." <(unseen_minutes hu 1)
ok "that is undone" "$RENONSZ" -f unseen.db undo --yes
printf '1\nÉva fellebbezett\n1\nn\n\n\n\nKovács Jenő\ne\ni\n' >typed
unseen hu "-r 1 -t 1 -d 1"
has "turned down: what it was about" "Paragrafusok: 10.§ (3) a; amire a bejelentés szólt: 10.§ (3) g A" <(unseen_minutes hu 1)
has "in English" "what the claim was about: 10.§ (3) g " <(unseen_minutes en 1)
ok "the book is sound" "$RENONSZ" -f unseen.db verify

# Papers that say what holds, and no more: a table of three, and one of four.
printf '%s\n' 'verseny "Papír" datum=2026-11-21' 'fordulo 1' 'asztal 1' 'A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"' \
	'1 A P m -' '2 B pU ++' '3 A 40 z +' 'asztal 2' 'A="Szabó Anna" B="Kovács Béla" C="Varga Dóra" D="Molnár Géza"' '1 B P m +' \
	| "$RENONSZ" -f said_so.db import - 2>/dev/null
so() { "$RENONSZ" -f said_so.db rule -r 1 "$@"; }
flat() { tr -s '\n ' ' '; }
for words in "hu|fizeti." "en|pays the whole bid (parti)."; do
	ok "no kontra was said" so --lang ${words%%|*} 3.4 -t 1 -d 1 by=B claim=A trick=4 --dry-run
	has "and none is told, ${words%%|*}" "${words#*|}" <(flat <"$WORK/.out")
	status "in no half-sentence" 1 grep -E 'kontrákkal együtt\.|kontras said' <(flat <"$WORK/.out")
done
ok "10.§ (3) g too" so 10.3g -t 1 -d 1 claim=C --dry-run
has "pays without kontras" "a teljes licitet (parti) fizeti. " <(flat <"$WORK/.out")
ok "13.§ (3) 12" so 3.12 -t 1 -d 3 by=B claim=A uncheckable=40 --dry-run
has "quotes R-40 with what it pays" "R-40: A 3.10 és a 3.11 arról szól, amikor együtt dobják össze, a 3.12 arról, amikor egy játékos a többiekét elveszi; ha a felvevő keveri össze, az is 3.12. Itt csak azokat a részeket kell megfizetni" <(flat <"$WORK/.out")
cp "$WORK/.out" mixed.steps
status "and not the whole bid" 1 grep 'R-32: ' mixed.steps
ok "a card the declarer dropped, dismissed" so 3.8 -t 1 -d 1 by=A claim=B trick=2 state=dismissed --yes
"$RENONSZ" -f said_so.db --lang hu minutes 1 1 1 | flat >dropped
has "gives the ground" "érvényes. 13.§ (3) 8 b: A felvevő kiterített lapokkal is játszhat" dropped
has "of the paragraph that was claimed" "amire a bejelentés szólt: 13.§ (3) 8 b" dropped
ok "without bearing" so 3.8 -t 1 -d 1 by=A claim=B trick=2 minor=yes --dry-run
status "nothing departs from the rules" 1 grep 'Ez eltér' <(flat <"$WORK/.out")
ok "a defender's" so 3.8 -t 1 -d 1 by=B claim=A trick=2 minor=yes --dry-run
has "does" "Ez eltér a játékszabálytól" <(flat <"$WORK/.out")
ok "a dismissed claim whose ground is not known" so 3.7 -t 1 -d 1 by=B claim=A state=dismissed --dry-run
has "has none" "a leosztás eredménye érvényes. 10.§ (3) g Ha a bejelentés" <(flat <"$WORK/.out")
ok "a spectator" so jury -t 2 -d 1 by=kibic act="a kibic beleszólt" points=0,0,0,0 reason=x --dry-run
has "is none of the players of 11.§ (1)" "= A 0, B 0, C 0, D 0 [10.§ (3) d]" <(flat <"$WORK/.out")
ok "the dealer who sits out" so jury -t 2 -d 1 by=D act="beleszólt" points=0,0,0,0 reason=x --dry-run
has "pays nothing either" "= A 0, B 0, C 0, D 0 [10.§ (3) d]" <(flat <"$WORK/.out")
for points in -20,10,10 0,-10,0,10; do
	status "points=$points" 3 so jury -t 2 -d 1 by=A points=$points reason=x
	has "names who sits out, and what to type" "„D” ebben a leosztásban kimarad, ott 0 áll; így írja: points=-20,10,10,0" "$WORK/.err"
done
status "a sum that is not 0" 3 so jury -t 2 -d 1 by=A points=-20,10,0,0 reason=x
has "is told with the same" "nullának kell lennie, és „D” kimarad, ott 0 áll; így írja: points=-20,10,10,0" "$WORK/.err"
status "no points" 3 so jury -t 2 -d 1 by=A reason=x
has "are wanted with a 0 for the fourth" "ilyen lehet: -20,10,10,0 –" "$WORK/.err"
ok "a claim" so 3.7 -t 1 -d 2 by=A claim=C trick=3 state=dismissed --yes
ok "that was made by looking at tricks" so 10.3g -t 1 -d 2 --revise 1 state=decided --yes
has "is the claimant's, and tells against whom it was" \
	"Tóth Imre (C) renonszot jelentett be Kiss Péter (A) ellen; az elvitt ütéseket megnézték, szabálytalanság nem volt." "$WORK/.err"
cp "$WORK/.err" claimed.notes
status "what the sheet tells is not left out" 1 grep 'kimarad: bid' claimed.notes
ok "a claim in words of one's own" so 3.4 -t 1 -d 3 by=B claim=A act="Éva nem adott színt." state=dismissed --yes
ok "too" so 10.3g -t 1 -d 3 --revise 1 state=decided --yes
has "is told in them" "A bejelentés szerint: Éva nem adott színt; az elvitt ütéseket megnézték" "$WORK/.err"
ok "an open dispute of a deal that was played" so 3.4 -t 2 -d 1 by=A claim=B trick=2 state=open --yes
ok "whose line is corrected" "$RENONSZ" -f said_so.db deal edit 1 2 1 B P m -
has "is not forgotten" "nyitott vita van róla (1. ítélet)" "$WORK/.err"
has "its minutes tell what would follow, not why it was decided so" "Ha a zsűri megállapítja, a szabály szerint: 10.§ (3) b" <("$RENONSZ" -f said_so.db --lang hu minutes 1 2 1 | flat)
# What the parties agreed on is not agreed once it is turned down or opened again.
ok "an agreement" so 3.4 -t 1 -d 4 bid=B declarer=C by=A claim=B trick=3 agreed=yes points=-5,10,-5 --yes
for state in dismissed open; do
	ok "is contested: $state" so -t 1 -d 4 --revise 1 state=$state --dry-run
	has "and told to be left out, $state" "kimarad: agreed=yes, points=-5,10,-5" <(flat <"$WORK/.err")
	status "nobody agreed on that, $state" 1 grep 'megegyez' <(flat <"$WORK/.out")
done
ok "it can be agreed on too" so -t 1 -d 4 --revise 1 state=dismissed agreed=yes --dry-run
has "then it says so" "A felek megegyeztek abban, hogy a bejelentés alaptalan" <(flat <"$WORK/.out")

# What was dealt again and fell with the ruling never comes back, whatever is ruled, revised or opened afterwards.
printf 'verseny "Vissza" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 C B + k:A\n' | "$RENONSZ" -f given.db import - 2>/dev/null
again() { "$RENONSZ" -f again.db "$@"; }
again_rule() { again rule -r 1 -t 1 -d 1 "$@" --yes; }
standing() { again deals --csv | awk -F, '$3 == 1 { print $11, $12 }'; }
cp given.db again.db
{ again_rule 1.4 by=C; again deal add 1 1 1 C U z ++; again_rule state=dismissed --revise 1; } >/dev/null 2>&1
is "the original is given back" "B + k:A " "$(standing)"
cp again.db given.db
while IFS='|' read -r name ruling then; do
	cp given.db again.db
	ok "$name" again_rule $ruling
	if [ "$then" ]; then ok "$name, then $then" again_rule $then; fi
	is "$name, then ${then:-nothing}: it still stands" "B + k:A " "$(standing)"
	ok "$name, then ${then:-nothing}: sound" again verify
done <<'END'
the ruling changes no result|2.2 by=A --revise 1
the redeal is decided again|state=decided --revise 1|state=dismissed --revise 1
the redeal is decided once more|state=decided --revise 1|state=open --revise 1
it becomes a payment|--revise 1 3.4 by=B trick=3 state=decided|state=dismissed --revise 1
it became a payment|--revise 1 3.4 by=B trick=3 state=decided|state=open --revise 1
another pays|3.4 by=B trick=3|state=dismissed --revise 2
another paid|3.4 by=B trick=3|state=open --revise 2
another redeal|1.1 by=C|state=dismissed --revise 2
END
# A revision that changes nothing is not written, unless the deal was corrected meanwhile.
cp given.db again.db
{ again_rule 2.2 by=A; again log --csv >before.csv; } >/dev/null 2>&1
ok "a revision without a change" again_rule --revise 1
has "says that nothing is new" "(1.) már fel volt írva" "$WORK/.err"
ok "and is no step" diff before.csv <(again log --csv)
ok "with another reason" again_rule --revise 1 reason=lap
status "it is one" 1 diff before.csv <(again log --csv)
cp given.db again.db
again_rule 1.4 by=C >/dev/null 2>&1
# Of a deal that does not count, scripts get the state and the reason.
status "why of a deal that is to be dealt again" 1 again why 1 1 1 --json
cp "$WORK/.out" uncounted.json
ok "is an object that says so" jq -e '.state == "redeal" and (.reason | startswith("1.4: "))' uncounted.json
status "or a file" 1 again why 1 1 1 -o written.json
ok "with the same in it" cmp uncounted.json written.json
cp given.db again.db
again_rule 3.4 by=B trick=3 >/dev/null
has "the journal has the original below a later ruling" "1 C B + k:A" <(again export --journal)
again undo --yes >/dev/null 2>&1; again_rule 1.1 by=C >/dev/null; again deal add 1 1 1 A P m + >/dev/null 2>&1
ok "a third dealing, and its ruling falls" again_rule state=dismissed --revise 2
is "the original again" "B + k:A " "$(standing)"
# A number that was free is free again.
{ again_rule 1.4 by=A -d 2; again deal add 1 1 2 A P m +; again_rule state=dismissed --revise 1 -d 2; } >/dev/null 2>&1
ok "opened with nothing recorded" again_rule state=open --revise 1 -d 2
is "the deal waits" "open" "$(again deals --csv | awk -F, '$3 == 2 { print $12 }')"
# A line that takes the number of an open dispute is a new deal, though like an earlier one that is void.
for void in "rule 1.4 by=B -r 1 -t 1 -d 3 --yes" "deal remove 1 1 3"; do
	cp given.db again.db
	again deal add 1 1 3 C B + 2>/dev/null
	ok "void: $void" again $void
	ok "then a dispute" again_rule 1.1 by=B state=open -d 3
	ok "the same line" again deal add 1 1 3 C B +
	is "stands: $void" "B + " "$(again deals --csv | awk -F, '$3 == 3 { print $11, $12 }')"
	ok "once more" again deal add 1 1 3 C B +
	is "is known: $void" 4 "$(again deal show 1 1 3 --csv | awk -F, '$3 == 3' | wc -l)"
	again export --journal >again.ulti
	ok "as its journal" again import again.ulti
	is "is: $void" 4 "$(again deal show 1 1 3 --csv | awk -F, '$3 == 3' | wc -l)"
done

# At a table of four a claim reopened or dismissed gives back who dealt and so who sat out, by whatever steps.
printf 'verseny "Négyen" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Jenő"\n1 A P m +\n' | "$RENONSZ" -f dealt.db import - 2>/dev/null
paid() { again deals --csv | awk -F, '$3 == 1 { print $6, $7, $8, $9, $10 }'; }
while IFS='|' read -r claim ruled; do
	for states in dismissed open "open dismissed" "dismissed open" "dismissed decided open" "open decided open dismissed"; do
		cp dealt.db again.db
		ok "$claim" again_rule $claim
		is "$claim: decided" "$ruled" "$(paid)"
		for state in $states; do ok "$claim: $states: $state" again_rule --revise 1 state=$state; done
		is "$claim: $states: as it was" "2 -1 -1 0 D" "$(paid)"
		ok "$claim: $states: sound" again verify
	done
done <<'END'
1.5 by=B stage=committed|2 0 -1 -1 B
1.5 by=B stage=committed late=yes|2 0 -1 -1 B
2.2 by=C dealer=B|2 0 -1 -1 B
3.4 by=C minor=yes dealer=B|2 0 -1 -1 B
3.4 by=C trick=3|2 1 -3 0 D
END

# Dealt again by the one in turn (1.5): an open dispute waits with that dealer, and is sound whoever dealt before.
while read -r claim; do
	for state in open "decided open" "decided dismissed"; do
		rm -f again.db*
		printf 'verseny "Négyen" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Jenő"\n' | again import - 2>/dev/null
		ok "A dealt out of turn" again_rule 1.5 by=A stage=open
		ok "$claim" again_rule $claim state=${state%% *}
		if [ "$state" != open ]; then ok "$claim: $state" again_rule --revise 2 state=${state#* }; fi
		case $state in *open) is "$claim: $state: D deals" D "$(paid | awk '{ print $5 }')" ;; esac
		ok "$claim: $state: sound" again verify
		again export --journal >again.was
		rm -f again.db*
		ok "$claim: $state: its journal" again import again.was
		again export --journal >again.is
		same "$claim: $state: is the same" again.was again.is
	done
done <<'END'
3.4 by=A bid=P declarer=B trick=3
3.4 by=B bid=P declarer=A trick=3
jury points=7,-7,0,0 reason=x
END

# A redeal within a redeal: if the first one falls, what was dealt before it stands, and the second restores nothing any more.
printf 'verseny "Kettő" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P m -\n' | "$RENONSZ" -f twice.db import - 2>/dev/null
twice() { "$RENONSZ" -f twice.db rule -r 1 -t 1 -d 1 "$@" --yes; }
line_of() { "$RENONSZ" -f "${1:-twice.db}" deals --csv | awk -F, '$3 == 1 { print $4, $5, $6, $7, $8 }'; }
ok "dealt again" twice 1.1 by=C claim=A
ok "and played" "$RENONSZ" -f twice.db deal add 1 1 1 A P m +
ok "and once more" twice 1.4 by=C claim=B
ok "and played again" "$RENONSZ" -f twice.db deal add 1 1 1 B 40 z +
cp twice.db other_way.db
ok "the first falls" twice --revise 1 state=dismissed reason="jó csomag"
is "and its deal stands" "A P -2 1 1" "$(line_of)"
status "which was not dealt after the second" 1 grep 'Az újraosztás után' <("$RENONSZ" -f twice.db --lang hu minutes 1 1 1 2)
ok "a payment upon it" twice 3.4 by=B trick=3
ok "falls between" twice --revise 3 state=dismissed
ok "the second falls too" twice --revise 2 state=dismissed reason="ötösével"
is "and changes nothing" "A P -2 1 1" "$(line_of)"
ok "the other way round" "$RENONSZ" -f other_way.db rule -r 1 -t 1 -d 1 --revise 2 state=dismissed reason="ötösével" --yes
is "what was played before the second" "A P 2 -1 -1" "$(line_of other_way.db)"
ok "then the first" "$RENONSZ" -f other_way.db rule -r 1 -t 1 -d 1 --revise 1 state=dismissed reason="jó csomag" --yes
is "before the first" "A P -2 1 1" "$(line_of other_way.db)"
for book in twice other_way; do ok "$book is sound" "$RENONSZ" -f $book.db verify; done
ok "its journal" "$RENONSZ" -f twice.db export --journal -o twice.ulti
ok "comes back" "$RENONSZ" -f twice_back.db import twice.ulti
ok "is told again" "$RENONSZ" -f twice_back.db export --journal -o twice_back.ulti
same "and is the same" twice.ulti twice_back.ulti

# A void deal stays void; where all threw the cards together nobody is at fault, whoever was before.
printf 'verseny "Dobás" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P m -\n2 B pU ++\n' | "$RENONSZ" -f thrown.db import - 2>/dev/null
thrown() { "$RENONSZ" -f thrown.db rule -r 1 -t 1 "$@" --yes; }
ok "a deal is void" "$RENONSZ" -f thrown.db deal void 1 1 1 --reason "a zsűri törölte"
ok "a claim about it" thrown 3.4 -d 1 by=B claim=A trick=3 state=dismissed
has "leaves it so" "A bejelentést a zsűri elutasította; a leosztás érvénytelen marad." <("$RENONSZ" -f thrown.db --lang hu minutes 1 1 1 | flat)
ok "a breach" thrown 3.4 -d 2 by=A claim=B trick=3
ok "was none" thrown 3.11 -d 2 --revise 1
"$RENONSZ" -f thrown.db --lang hu minutes 1 1 2 >thrown.txt
status "nobody is at fault" 1 grep -E 'Vétkes|A vétség a' thrown.txt

# A deal that was corrected and that a ruling leaves as it is has both marks and both notes.
printf 'verseny "Kettős" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 C P t + kP\n2 B P t +\n' \
	| "$RENONSZ" -f both.db import - 2>/dev/null
both() { "$RENONSZ" -f both.db "$@" 2>/dev/null; }
both rule 3.8 -r 1 -t 1 -d 1 by=C claim=A trick=3 --yes >/dev/null
both deal edit 1 1 1 C P t + --reason "rosszul írtuk" >/dev/null
both sheet 1 1 | tr -s '\n ' ' ' >both.sheet
has "the correction" "1*§ Javítva, előtte: C P t + kP. rosszul írtuk" both.sheet
has "and the ruling" "1*§ Ítélet: 3.8 Leejtett lap – a játék folytatódik" both.sheet
# So has one whose payment a ruling sets, also by way of an open dispute that was corrected, reopened and decided again.
printf 'verseny "Fizetett" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P z -\n2 A P z -\n' \
	| "$RENONSZ" -f paid.db import - 2>/dev/null
paid() { "$RENONSZ" -f paid.db "$@" 2>/dev/null; }
paid_notes() { paid --lang hu sheet 1 1 | grep -oE '^[12][*?§]+  (Javítva, előtte: A P z -|Nyitott vita|Ítélet)' | xargs; }
for no in 1 2; do
	[ $no -eq 1 ] || paid rule 3.4 -r 1 -t 1 -d 2 by=B claim=A trick=3 state=open --yes >/dev/null
	paid deal edit 1 1 $no A P z + kP --reason elírás >/dev/null
	[ $no -eq 2 ] || paid rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=3 --yes >/dev/null
done
is "an open dispute and a payment" "1*§ Javítva, előtte: A P z - 1*§ Ítélet 2*? Javítva, előtte: A P z - 2*? Nyitott vita" \
	"$(paid_notes)"
for state in decided open decided; do paid rule -r 1 -t 1 -d 2 --revise 1 state=$state --yes >/dev/null; done
is "the correction stays" "1*§ Javítva, előtte: A P z - 1*§ Ítélet 2*§ Javítva, előtte: A P z - 2*§ Ítélet" \
	"$(paid_notes)"
# Nobody is guilty by a ruling that play goes on.
both rule 3.6 -r 1 -t 1 -d 2 by=A claim=C trick=2 minor=yes --yes >/dev/null
both casebook >both.cases
is "whom the claim accused" "(vádolt: felvevő) (vádolt: játékos)" "$(grep -oE '\(vádolt: [^)]*\)' both.cases | xargs)"
is "and nobody as guilty" 0 "$(sed 1,3d both.cases | grep -cE '  (felvevő|védő|vétkes)  ')"

# 13.§ (1) 5, played at a table of four: who dealt sat out, the points move, and that is said.
printf 'verseny "Négyes" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Varga Pál"\n1 C U z ++\n' \
	| "$RENONSZ" -f four.db import - 2>/dev/null
four() { "$RENONSZ" -f four.db "$@" 2>/dev/null; }
four rule 1.5 -r 1 -t 1 -d 1 by=B stage=committed --yes | tr -s '\n ' ' ' >four.steps
moved="9.§ (11) Négyfős asztalnál az osztó nem játszik; ezt a leosztást Nagy Éva (B) osztotta. A pontok azokéi, akik játszottak: Kiss Péter (A), Tóth Imre (C), Varga Pál (D)"
has "the ruling says whose the points are" "$moved" four.steps
has "the minutes too" "${moved/ Négy/: Négy}" <(four minutes 1 1 1 | tr -s '\n ' ' ')
four standings >four.standings
has "the standings have a note" "§ Ítélet: 1. forduló, 1. asztal, 1. leosztás (13.§ (1) 5" four.standings
is "and mark whose points moved" "Nagy Éva § Varga Pál §" "$(grep -oE '(Kiss|Nagy|Tóth|Varga) [^ ]* §' four.standings | sort | xargs)"
is "the line of the deal was not corrected" 0 "$(four sheet 1 1 | grep -c Javítva)"

# What a juror reads on paper.
"$RENONSZ" -f juror.db import - 2>/dev/null <<'BOOK'
verseny "Próba" datum=2026-11-21 leosztas=9
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U m -- kU,P
2 A U m +- kU,P
3 B D +
4 A B - k:B
5 A B - k:BC
6 A B - k:B r:C
7 A P m +
8 A P m +
9 A P m +
BOOK
juror() { "$RENONSZ" -f juror.db "$@"; }
ok "a kontra and a later act" juror rule 3.4 -r 1 -t 1 -d 1 claim=A by=B trick=4 --yes
for said in "hu:Kontrázni csak az első ütésben lehet (6.§ (7), 7.§ (1), (6)), a vétség pedig később történt, ezért számít – kontra: ulti, parti." \
	"en:Kontras are said in the first trick alone (6.§ (7), 7.§ (1), (6)), and it was done later, so it counts – kontra: ulti, parti."; do
	has "when kontras are said, ${said%%:*}" "${said#*:}" <(juror --lang "${said%%:*}" minutes 1 1 1 | tr -s '\n ' ' ')
done
ok "one without a trick" juror rule 10.3g -r 1 -t 1 -d 5 claim=B --dry-run
has "rests on the reading" "csak később történhetett, ezért számít (R-70) – kontra: B, C." <(tr -s '\n ' ' ' <"$WORK/.out")
ok "whose parti it was" juror rule 3.10 -r 1 -t 1 -d 2 claim=B made='+?' --yes
is "all who play are parties to it and sign" "Kiss Péter (A) Nagy Éva (B) Tóth Imre (C)" \
	"$(juror minutes 1 1 2 | grep -A1 '^__' | grep -o '[A-Z][^ ]* [^ ]* ([A-D])' | sort | tr '\n' ' ' | sed 's/ $//')"
ok "a defender's number of cards" juror rule 3.9 -r 1 -t 1 -d 4 claim=A wrong_count=B trick=5 --yes
juror minutes 1 1 4 | tr -s '\n ' ' ' >juror.paper
has "R-39 says of it what is of it" "R-39: A 3.9-ben a több lap ugyanúgy ítélendő meg, mint a kevesebb. R-32" juror.paper
is "not what is of trumps" 0 "$(grep -c aduzás juror.paper)"
has "in English" "R-39: In 3.9 too many cards are judged like too few. R-32" <(juror --lang en minutes 1 1 4 | tr -s '\n ' ' ')
has "the kontras up to then" "az addig elhangzott kontrákkal együtt" juror.paper
ok "a case that is not listed" juror rule jury -r 1 -t 1 -d 6 claim=A by=B paragraph="9.§ (4)" trick=1 points=10,-20,10 reason=mert --yes
juror minutes 1 1 6 | tr -s '\n ' ' ' >juror.paper
has "whether it bore on the play stands under b, that it is not listed under d" \
	"10.§ (3) b: Érdemben befolyásolja a további játékot. 9.§ (4): Ez a szakasz tiltja, de büntetési tételt nem szab rá. 10.§ (3) d: A szabály ezt az esetet nem sorolja fel" juror.paper
is "its trick is said once" 1 "$(grep -o '1\. ütés' juror.paper | wc -l)"
# A further claim about a deal that is paid.
status "a further claim about a deal that is ruled" 5 juror rule 3.6 -r 1 -t 1 -d 1 claim=B by=A trick=5 --yes
has "how it is recorded is said" "más bejelentés erről a leosztásról csak elutasítva írható fel, --revise nélkül: state=dismissed" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "so it is" juror rule 3.6 -r 1 -t 1 -d 1 claim=B by=A trick=5 state=dismissed --yes
has "beside the one that pays" "2 = 3.6 Egynél több lapot tett ki – a bejelentés elutasítva" <(juror minutes 1 1 1 2>&1)
timeout 5 script -qec "stty cols 200; '$RENONSZ' -f juror.db rule -r 1 -t 1 -d 1" /dev/null < <(sleep 0.5; printf '?\n'; sleep 0.5; printf '.\ni\n'; sleep 0.5) 2>/dev/null | tr -d '\r' | tr -s '\n ' ' ' >screen
has "the dialogue explains it" "Ha más bejelentésről van szó, ezt ne vizsgálja felül" screen
# Whose own kontra it was, in a casebook.
ok "the kontra of who did it" juror rule 3.4 -r 1 -t 1 -d 4 --revise 1 claim=A by=B trick=4 --yes
for deal in "5 by=B|mindkét védő" "6 by=B|ő maga"; do
	eval "facts=(${deal%|*})"
	juror rule 3.4 -r 1 -t 1 -d "${facts[0]}" claim=A "${facts[1]}" trick=4 --yes >/dev/null 2>&1
done
juror rule 3.4 -r 1 -t 1 -d 6 claim=A by=C trick=4 --revise 1 act= --yes >/dev/null 2>&1
juror casebook >casebook
for said in "Kontrázott: ő maga." "Kontrázott: mindkét védő."  "Kontrázott: a védőtársa. Rekontrát kapott: ő maga."; do
	has "whose kontra: $said" "$said" casebook
done
has "in English" "Kontra was said by the other defender. Rekontra was said against the same defender." <(juror --lang en casebook)
is "no seat tells it" 0 "$(grep -c '„[A-D]”' casebook)"

# An open dispute does not fall without a word, and what decides it is no second ruling.
rm -f fall.db && "$RENONSZ" -f fall.db import mended.ulti 2>/dev/null
falls() { "$RENONSZ" -f fall.db rule -r 1 -t 1 -d 1 "$@" --yes; }
falls 3.4 by=A claim=B trick=3 state=open >/dev/null 2>&1
status "the claim that is open is not decided beside it" 5 falls 3.4 by=A claim=B trick=3
has "how it is" "renonsz rule -r 1 -t 1 -d 1 --revise 1 state=decided" <(tr -s '\n ' ' ' <"$WORK/.err")
ok "another claim decides the deal" falls 3.4 by=A claim=C trick=5
has "what falls by it" "a nyitott vita, 1: 3.4" <(tr -s '\n ' ' ' <"$WORK/.err")
