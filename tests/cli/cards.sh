# Cards: a disputed deal typed in, cards in the book, and the result that they show.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
hu() { "$RENONSZ" --lang hu "$@"; }
en() { "$RENONSZ" --lang en "$@"; }

# The deal of the examples: A plays kontra'd parti in tok, and announces 40.
cat >deal.txt <<'END'
A P t kP
lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"
talon zA tX
bemond A t40
utes m7 mL mK / pK pA p9 / m8 mF mA / zX tA z8
utes pF pX p7 ; the fifth
utes zK zF t8 / tF t7 t9 / tK z7 m9 / p8 pL mX / zL z9 tL
END

# A dispute: typed or pasted, no book needed.
for lang in hu en; do
	{
		"$RENONSZ" --lang $lang cards check deal.txt
		sed 's/pK pA p9/pK p8 p9/' deal.txt | "$RENONSZ" --lang $lang cards check
		"$RENONSZ" --lang $lang cards check "C TB k:A" 'lap C="zAKFLX987 t98"' 'lap A="mAXKFL9 pAXKF"' \
			"talon m7 m8" "utes zA mA pL / t9 m9 t7"
	} >$lang.txt 2>&1
	golden cards.check.$lang.txt $lang.txt
done
status "a breach is a check that says no" 1 hu cards check "B U m" "lap A=\"zAXKFL98 tAXK\" B=\"mAXKF987 p987\" C=\"mL pAXKFL z7 t987\"" "utes p9 t9"
status "no cards, no contract: refused" 3 hu cards check "talon zA tX"
status "a whole deal without a breach is fine" 0 hu cards check deal.txt
grep -v '^lap\|^bemond' deal.txt | hu cards check >whole.txt
has "ten tricks show every hand" "B  mFL zKL87 t7 pXL9" whole.txt
sed 's/ C="[^"]*"//' deal.txt | hu cards check >whole.txt
has "the last hand is the rest of the pack" "C  mAXK9 zXF9 t9 pK7" whole.txt
sed '/^talon/d' deal.txt | hu cards check >whole.txt
has "so is the talon" "zA tX" whole.txt

# What cannot be is refused with the card named.
refused() { # NAME TEXT SED
	sed "$3" deal.txt | en cards check >.o 2>.e
	[ $? = 3 ] && echo "ok - refused: $1" || echo "not ok - refused: $1"
	has "$1 is told" "$2" .e
}
refused "a card in two hands" "p7 is there more than once" 's/pXL9/pXL7/'
refused "a card twice in a hand" "zK is there already" 's/zKL87/zKK87/'
refused "a hand of eleven" "11 cards, there must be 10" 's/pAF8/pAF87/'
refused "a hand of nine" "9 cards, there must be 10" 's/pAF8/pAF/'
refused "a talon of three" "3 cards, there must be 2" 's/^talon zA tX/talon zA tX p7/'
refused "an eleventh trick" "this would be trick 11" '$s/$/ \/ zA tX/'
refused "a card that is none" "is not a card" 's/mL mK/mL mQ/'
refused "a card not held" "C cannot have played mF" 's/m7 mL mK/m7 mL mF/'
refused "a card played twice" "C plays mK a second time" 's/m8 mF mA/m8 mF mK/'
refused "a meld without its cards" "A cannot have announced" 's/bemond A t40/bemond A p20/'
refused "a 40 out of trumps" "cannot be announced here" 's/bemond A t40/bemond A z40/'
refused "an unfinished trick in the middle" "trick 1: it has 2 cards" 's/m7 mL mK/m7 mL/'

# The wrong trump, which makes other breaches and other takers of the tricks.
sed '1s/.*/A P z/; /^bemond/d' deal.txt | en cards check >.o 2>.e
has "cards that only another trump allows" 'the trump typed is zöld, but these cards are legal to the last if the trump is tök' .e
wrong() { printf '%s\n' "A P $1" "$(sed -n 2p deal.txt)" "talon zA tX" "utes m7 mL mK / zX tA z8 / pA p9 p7 / m8 mF mA"; }
status "a breach by that trump alone" 1 hu cards check <<<"$(wrong m)"
has "is doubted" 'a beírt adu makk, de ezek a lapok végig szabályosak, ha tök az adu' .err
wrong t | hu cards check >.o 2>.e
[ -s .o ] && [ ! -s .e ] && echo "ok - of the right one nothing is said" || echo "not ok - the right trump: $(cat .e)"
sed 's/pK pA p9/pK p8 p9/' deal.txt | hu cards check >.o 2>.e
[ -s .o ] && [ ! -s .e ] && echo "ok - nor of a breach in any trump" || echo "not ok - a breach in any trump: $(cat .e)"

# In the book: a deal needs no result typed.
hu event new "Kupa" --date 2026-11-21 2>/dev/null
for name in "Kiss Péter" "Nagy Éva" "Tóth Imre"; do hu player add "$name" 2>/dev/null; done
hu table add 1 1 A=kiss B=nagy C=toth 2>/dev/null
ok "a deal with its cards alone" hu cards set 1 1 1 <deal.txt
hu deals --csv >deals.csv
has "its result is computed" '1,1,1,A,P,4,-2,-2,,C,P t + kP' deals.csv
status "again: nothing changes" 0 hu cards set 1 1 1 <deal.txt
has "and that is told" "már a könyvben" .err
status "a recorded deal as it is" 0 hu --lang hu replay 1 1 1
golden cards.replay.hu.txt .out
hu replay 1 1 1 --csv >tricks.csv
golden cards.replay.csv tricks.csv
hu replay 1 1 1 --json | jq -c '.[9] | [.winner, .declarer_points]' >last
has "as JSON" '["A",80]' last

printf 'n\n' >answer
script -qec "'$RENONSZ' --lang hu cards set 1 1 9 'A P m' '$(sed -n 2p deal.txt)' 'talon zA tX' 'utes m7 mL mK / zX tA z8 / pA p9 p7 / m8 mF mA'" \
	/dev/null <answer >screen 2>/dev/null
has "at a terminal it is asked" 'Az adu mégis makk? (i/n)' screen
status "and nothing is written if it is not" 4 hu cards show 1 1 9

# What the sheet says differently, part by part.
hu deal edit 1 1 1 A P t - kP --reason "a lap szerint" 2>/dev/null
status "a result that the cards deny" 1 en replay 1 1 1
has "names the part and why" "parti: 80 : 50, the sheet says lost" .err
hu deal edit 1 1 1 A P t + 2>/dev/null
en replay 1 1 1 >/dev/null 2>.err
has "a kontra that the sheet forgot" "the cards say “Kiss Péter: parti, tök; kontra: parti”, the sheet says “Kiss Péter: parti, tök”" .err
hu deal edit 1 1 1 A P t - 2>/dev/null
en replay 1 1 1 >/dev/null 2>.err
has "a kontra and a result that differ: the kontra" "the sheet says “Kiss Péter: parti, tök”" .err
has "and the result" "parti: 80 : 50, the sheet says lost" .err
hu deal edit 1 1 1 A P t + kP cs4A 2>/dev/null
en replay 1 1 1 >/dev/null 2>.err
has "a silent 4 asz that was none" "silent four aces: Kiss Péter 2, Nagy Éva 0, Tóth Imre 1, the sheet says the declarer's" .err

# Before there is a result: the dispute of a deal that is not recorded yet.
sed 's/pK pA p9/pK p8 p9/' deal.txt | hu cards set 1 1 2 >.out 2>.err
has "cards up to the dispute are kept" "Eredmény még nincs" .err
status "and judged out of the book" 1 en replay 1 1 2
tr -s '\n ' ' ' <.out >flat
has "the breach" "Trick 2: Kiss Péter played piros eight" flat
has "the paragraph" "6.§ (4)" flat
tr '\n' ' ' <.out >told
has "the legal cards" "Legal: piros ace" told
has "the payment" "Kiss Péter -4   Nagy Éva +2   Tóth Imre +2" .out
ok "the ruling of case 3.4 takes offender, trick and bid from the cards" en rule 3.4 -r 1 -t 1 -d 2 --dry-run
has "says what they show" "The cards show: Trick 2: A played piros eight" .err
has "and who pays whom" "Kiss Péter" .out
ok "what is typed stands over it" en rule 3.4 -r 1 -t 1 -d 2 by=B bid=P declarer=A trump=t --dry-run
ok "ruled in a line" en rule 3.4 -r 1 -t 1 -d 2 --yes
hu deals --csv >deals.csv
has "the payment is the replay's" '1,1,2,' deals.csv
grep '^1,1,2,' deals.csv | cut -d, -f6-8 >paid
has "at the levels given with the cards" "-4,2,2" paid
status "the cards stay with the ruled deal" 1 en replay 1 1 2
status "no cards there" 4 hu replay 1 1 7
status "a deal that was void takes its cards with it" 0 hu deal redeal 1 1 1 --reason "tizenegy lap"
status "so the new attempt has none" 4 hu cards show 1 1 1
ok "it gets its own" hu cards set 1 1 1 "A P t" "talon zA tX" "$(sed -n '2p' deal.txt)"

# A result typed with the cards is recorded as typed, and what the breach would cost is kept apart.
status "cards up to a breach with a result" 0 hu cards set 1 1 8 "A P t +" "$(sed -n 2p deal.txt)" "talon zA tX" "utes m7 mL mK / zX tA z8 / pF pX mA"
has "the deal is told to be recorded" "rögzítve: 8 A P t + = 2 -1 -1" .err
has "with the totals" "Állás: Kiss Péter -2   Nagy Éva 1   Tóth Imre 1" .err
has "and the penalty to need a ruling" "csak ítélettel számítanak: renonsz rule 3.4 -r 1 -t 1 -d 8" .err
hu undo --yes 2>/dev/null

# The journal tells all of it, and makes the same book.
hu round add 2 2>/dev/null
hu duplicate attach 2 "Kupa; \"2\"" 6 2>/dev/null
hu export -o kupa.ulti 2>/dev/null
golden cards.journal.ulti kupa.ulti
status "imported again: nothing new" 0 hu import kupa.ulti
hu export --journal >again.ulti
same "the same journal" kupa.ulti again.ulti
hu -f other.db import kupa.ulti 2>/dev/null
hu -f other.db export --journal >again.ulti
same "another book, the same journal" kupa.ulti again.ulti
cat >differs.ulti <<'END'
verseny "Kupa" datum=2026-11-21
fordulo 3
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
END
sed -n '1{s/^A P t kP/1 A P t - kP/;p}; 2,$p' deal.txt >>differs.ulti
status "a journal whose cards say otherwise is read" 0 en import differs.ulti
has "and the difference told with its line" "differs.ulti:5: parti: 80 : 50, the sheet says lost" .err
printf 'fordulo 4\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P t\n' >open.ulti
status "a line without result and cards" 3 en import open.ulti
has "is a fault at its end" "the result is missing" .err
printf 'fordulo 4\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\nutes mA mK mF\n' >open.ulti
status "cards without a deal" 3 en import open.ulti
has "are told so" "the deal that the cards belong to" .err
printf 'fordulo 4\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P t\n  utes mA mA mF\n' >open.ulti
status "a fault inside the cards" 3 en import open.ulti
[ "$(grep -c '^open.ulti' .err)" = 1 ] && echo "ok - is the only one" || echo "not ok - more faults than one"
has "at its place" "open.ulti:5:11: mA is there already" .err

# Colour is for a terminal that wants it; the letters are always there.
script -qec "env -u NO_COLOR TERM=xterm '$RENONSZ' --lang hu replay 1 1 2" /dev/null >colour.txt 2>/dev/null </dev/null || true
grep -q $'\033\[31mpK' colour.txt && echo "ok - suits in colour on a terminal" || echo "not ok - suits in colour"
hu replay 1 1 2 >plain.txt 2>/dev/null
lacks "no colour in a file" $'\033' plain.txt

# Deals out of a seed.
en duplicate deal "Szolnok Kupa 2026/1" 3 --csv >hands.csv
golden cards.hands.csv hands.csv
en duplicate deal "Szolnok Kupa 2026/1" 4 --seats 4 --json >hands.json
jq -r '.[0] | [.dealer, .d] | @csv' hands.json >first
has "at a table of four the dealer sits out" '"D",' first
jq -r '.[0].a' hands.json >first
has "2.§: the player on the dealer's right begins, whatever the table" "$(sed -n '2s/.*C,\([^,]*\),.*/\1/p' hands.csv)" first
ok "hand records as a workbook" hu duplicate deal "Szolnok Kupa 2026/1" 12 -o hands.xlsx
unzip -p hands.xlsx xl/sharedStrings.xml >strings.xml
has "with the hands" "$(sed -n '2s/.*,//p' hands.csv)" strings.xml
ok "and as a page" hu duplicate deal "Szolnok Kupa 2026/1" 12 -o hands.html
has "with the hands, too" "$(sed -n '2s/.*,//p' hands.csv)" hands.html
status "another ending is refused" 2 hu duplicate deal a 3 -o hands.odt
status "no more than a thousand" 2 hu duplicate deal a 1001
ok "attached to a round" hu duplicate show 2
has "dealt from its seed" "Kupa; \"2\"" .out
status "a round without" 4 hu duplicate show 1

# While somebody types the cards of a deal, it is redealt: they are not those of the new attempt.
hu deal add 1 1 5 A P t + 2>/dev/null
mkfifo cards
"$RENONSZ" --lang hu cards set 1 1 5 <cards >typist.out 2>typist.err &
typist=$!
exec 9>cards 8<cards
waits() { grep '^State:.S' /proc/$typist/status && find "/proc/$typist/fd" -lname '*book.db' | grep .; }
settled() { waits && sleep 0.02 && waits; }
await $typist settled
hu deal redeal 1 1 5 --reason "tizenegy lap" 2>/dev/null
cat deal.txt >&9
exec 9>&- 8<&-
wait $typist
is "cards of a deal that was redealt meanwhile are a conflict" 5 $?
has "with both" "5. leosztás: közben megváltozott" typist.err
status "and the new attempt has none" 4 hu cards show 1 1 5
